//! What an image was created with.

use ash::vk;

/// The creation parameters of an image.
///
/// Queue families count only under [`vk::SharingMode::CONCURRENT`].
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
}
