//! What an image or a buffer was created with: the parameters that both sides must agree on.

use ash::vk;

/// The creation parameters of an image.
///
/// Two images "made with identical parameters" are two equal descriptions. Queue families count
/// only under [`vk::SharingMode::CONCURRENT`]; [`ImageDescription::same_as`] knows that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "VkImageCreateInfo")]
pub struct ImageDescription {
    /// Creation flags.
    pub flags: vk::ImageCreateFlags,
    /// Number of dimensions.
    pub image_type: vk::ImageType,
    /// Texel format.
    pub format: vk::Format,
    /// Extent of level 0, in texels; unused dimensions are 1.
    pub extent: vk::Extent3D,
    /// Number of mip levels, at least 1.
    pub mip_levels: u32,
    /// Number of array layers, at least 1; six for each cube.
    pub array_layers: u32,
    /// Samples of a texel.
    pub samples: vk::SampleCountFlags,
    /// How texels lie in memory.
    pub tiling: vk::ImageTiling,
    /// What the image is used for.
    pub usage: vk::ImageUsageFlags,
    /// Whether several queue families share it.
    pub sharing_mode: vk::SharingMode,
    /// The families that share it; read only under [`vk::SharingMode::CONCURRENT`].
    pub queue_family_indices: Vec<u32>,
}

impl ImageDescription {
    /// A two-dimensional image of one level, one layer and one sample, with optimal tiling.
    ///
    /// Change the public fields for anything else.
    #[must_use]
    pub fn two_dimensional(
        format: vk::Format,
        width: u32,
        height: u32,
        usage: vk::ImageUsageFlags,
    ) -> Self {
        Self {
            flags: vk::ImageCreateFlags::empty(),
            image_type: vk::ImageType::TYPE_2D,
            format,
            extent: vk::Extent3D {
                width,
                height,
                depth: 1,
            },
            mip_levels: 1,
            array_layers: 1,
            samples: vk::SampleCountFlags::TYPE_1,
            tiling: vk::ImageTiling::OPTIMAL,
            usage,
            sharing_mode: vk::SharingMode::EXCLUSIVE,
            queue_family_indices: Vec::new(),
        }
    }

    /// Copies the parameters out of a Vulkan create info; what is chained to it is not read.
    ///
    /// # Safety
    ///
    /// Under [`vk::SharingMode::CONCURRENT`], `p_queue_family_indices` points to
    /// `queue_family_index_count` values.
    #[must_use]
    pub unsafe fn from_create_info(info: &vk::ImageCreateInfo<'_>) -> Self {
        Self {
            flags: info.flags,
            image_type: info.image_type,
            format: info.format,
            extent: info.extent,
            mip_levels: info.mip_levels,
            array_layers: info.array_layers,
            samples: info.samples,
            tiling: info.tiling,
            usage: info.usage,
            sharing_mode: info.sharing_mode,
            // SAFETY: forwarded: under CONCURRENT the pointer and the count belong together.
            queue_family_indices: unsafe {
                crate::ffi::queue_families(
                    info.sharing_mode,
                    info.p_queue_family_indices,
                    info.queue_family_index_count,
                )
            },
        }
    }

    /// The same image with a full mip chain: down to the level of one texel.
    #[must_use]
    pub const fn with_full_mip_chain(mut self) -> Self {
        self.mip_levels = self.full_mip_levels();
        self
    }

    /// The number of levels of a full mip chain for this extent.
    #[must_use]
    pub const fn full_mip_levels(&self) -> u32 {
        let mut largest = self.extent.width;
        if self.extent.height > largest {
            largest = self.extent.height;
        }
        if self.extent.depth > largest {
            largest = self.extent.depth;
        }
        u32::BITS - largest.leading_zeros()
    }

    /// Whether both descriptions create the same image.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        self.sharing_families() == other.sharing_families()
            && Self {
                queue_family_indices: Vec::new(),
                ..self.clone()
            } == Self {
                queue_family_indices: Vec::new(),
                ..other.clone()
            }
    }

    fn sharing_families(&self) -> Vec<u32> {
        sharing_families(self.sharing_mode, &self.queue_family_indices)
    }
}

/// The creation parameters of a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "VkBufferCreateInfo")]
pub struct BufferDescription {
    /// Creation flags.
    pub flags: vk::BufferCreateFlags,
    /// Size of the buffer, in bytes; the memory below it may be larger.
    pub size: u64,
    /// What the buffer is used for.
    pub usage: vk::BufferUsageFlags,
    /// Whether several queue families share it.
    pub sharing_mode: vk::SharingMode,
    /// The families that share it; read only under [`vk::SharingMode::CONCURRENT`].
    pub queue_family_indices: Vec<u32>,
}

impl BufferDescription {
    /// A buffer of `size` bytes that one queue family owns at a time.
    #[must_use]
    pub const fn new(size: u64, usage: vk::BufferUsageFlags) -> Self {
        Self {
            flags: vk::BufferCreateFlags::empty(),
            size,
            usage,
            sharing_mode: vk::SharingMode::EXCLUSIVE,
            queue_family_indices: Vec::new(),
        }
    }

    /// Copies the parameters out of a Vulkan create info; what is chained to it is not read.
    ///
    /// # Safety
    ///
    /// Under [`vk::SharingMode::CONCURRENT`], `p_queue_family_indices` points to
    /// `queue_family_index_count` values.
    #[must_use]
    pub unsafe fn from_create_info(info: &vk::BufferCreateInfo<'_>) -> Self {
        Self {
            flags: info.flags,
            size: info.size,
            usage: info.usage,
            sharing_mode: info.sharing_mode,
            // SAFETY: forwarded: under CONCURRENT the pointer and the count belong together.
            queue_family_indices: unsafe {
                crate::ffi::queue_families(
                    info.sharing_mode,
                    info.p_queue_family_indices,
                    info.queue_family_index_count,
                )
            },
        }
    }

    /// Whether both descriptions create the same buffer.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        self.flags == other.flags
            && self.size == other.size
            && self.usage == other.usage
            && self.sharing_mode == other.sharing_mode
            && sharing_families(self.sharing_mode, &self.queue_family_indices)
                == sharing_families(other.sharing_mode, &other.queue_family_indices)
    }
}

/// The families that count, as a sorted set: their order changes nothing.
fn sharing_families(mode: vk::SharingMode, families: &[u32]) -> Vec<u32> {
    if mode != vk::SharingMode::CONCURRENT {
        return Vec::new();
    }
    let mut sorted = families.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_chain_counts_down_to_one_texel() {
        let mut image = ImageDescription::two_dimensional(
            vk::Format::R8_UNORM,
            1024,
            768,
            vk::ImageUsageFlags::SAMPLED,
        );
        assert_eq!(image.full_mip_levels(), 11);
        image.extent = vk::Extent3D {
            width: 1,
            height: 1,
            depth: 1,
        };
        assert_eq!(image.full_mip_levels(), 1);
        image.extent = vk::Extent3D {
            width: 5,
            height: 1,
            depth: 9,
        };
        assert_eq!(image.full_mip_levels(), 4);
        image.extent.width = u32::MAX;
        assert_eq!(image.full_mip_levels(), 32);
    }

    #[test]
    fn queue_families_count_only_when_shared() {
        let one = BufferDescription {
            queue_family_indices: vec![1, 0],
            ..BufferDescription::new(16, vk::BufferUsageFlags::TRANSFER_SRC)
        };
        let other = BufferDescription {
            queue_family_indices: Vec::new(),
            ..one.clone()
        };
        assert!(one.same_as(&other));
        let one = BufferDescription {
            sharing_mode: vk::SharingMode::CONCURRENT,
            ..one
        };
        let other = BufferDescription {
            sharing_mode: vk::SharingMode::CONCURRENT,
            ..other
        };
        assert!(!one.same_as(&other));
        let other = BufferDescription {
            queue_family_indices: vec![0, 1],
            ..other
        };
        assert!(one.same_as(&other));
    }
}
