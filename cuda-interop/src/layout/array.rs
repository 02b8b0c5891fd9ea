//! Images of optimal tiling: the description of a mipmapped array.

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::ImageDescription;

use super::{ArrayExtent, ArrayFlags, ArrayShape, LevelExtent, refuse_unmappable};
use crate::format::{ChannelDescription, FormatEntry, FormatInfo, UnmappableFormat};
use crate::rules::{Violation, Violations};

/// Which description of the channels CUDA is given. All have the texel size of the image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Channels {
    /// The bits as they are.
    #[default]
    Plain,
    /// The kind that always reads as floats in 0 to 1 or -1 to 1.
    Normalized,
    /// The plain channels of another format of the same texel size; the kernel makes of them what it will.
    As(vk::Format),
}

/// A mipmapped array as CUDA has to be told about it.
///
/// Plain values; nothing is owned and no driver was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "cudaExternalMemoryMipmappedArrayDesc")]
pub struct ArrayLayout {
    image: ImageDescription,
    format: &'static FormatEntry,
    channels: ChannelDescription,
    shape: ArrayShape,
    flags: ArrayFlags,
    mapped_levels: u32,
    offset: u64,
}

impl ArrayLayout {
    /// The array that `image` is, at `offset` bytes of its memory, with plain channels.
    ///
    /// `dedicated` says whether the memory was allocated for this image alone.
    ///
    /// # Errors
    ///
    /// Every reason why CUDA cannot hold the image, not only the first.
    ///
    /// # Examples
    ///
    /// ```
    /// use ash::vk;
    /// use cuda_interop::layout::ArrayLayout;
    /// use vk_fd_import::ImageDescription;
    ///
    /// let usage = vk::ImageUsageFlags::SAMPLED;
    /// let mut image = ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 512, 256, usage);
    /// image.array_layers = 3;
    /// image.mip_levels = 4;
    /// let layout = ArrayLayout::of(&image, true, 0)?;
    /// assert_eq!(layout.extent().to_array(), [512, 256, 3]);
    /// assert_eq!((layout.levels(), layout.mapped_levels()), (4, 10));
    /// # Ok::<(), cuda_interop::rules::Violations>(())
    /// ```
    pub fn of(image: &ImageDescription, dedicated: bool, offset: u64) -> Result<Self, Violations> {
        Self::with_channels(image, Channels::Plain, dedicated, offset)
    }

    /// The same with a choice of channels, also for formats that have none of their own ([`Channels::As`]).
    ///
    /// # Errors
    ///
    /// As [`of`](Self::of), and if the choice does not go with the image's format.
    pub fn with_channels(
        image: &ImageDescription,
        channels: Channels,
        dedicated: bool,
        offset: u64,
    ) -> Result<Self, Violations> {
        let mut found = Vec::new();
        refuse_unmappable(image, &mut found);
        refuse_tiling(image.tiling, &mut found);
        refuse_cube(image, &mut found);
        if dedicated && offset != 0 {
            found.push(Violation::DedicatedAtOffset { offset });
        }
        match choose_channels(image.format, channels) {
            Ok((format, channels)) => {
                Violations::none_of(found)?;
                Ok(Self::built(image, format, channels, offset))
            }
            Err(violation) => {
                found.push(violation);
                Err(Violations::from_found(found))
            }
        }
    }

    fn built(
        image: &ImageDescription,
        format: &'static FormatEntry,
        channels: ChannelDescription,
        offset: u64,
    ) -> Self {
        let shape = ArrayShape::of(image);
        let mut flags = shape.flags();
        if image.usage.contains(vk::ImageUsageFlags::COLOR_ATTACHMENT) {
            flags |= ArrayFlags::COLOR_ATTACHMENT;
        }
        if image.usage.contains(vk::ImageUsageFlags::STORAGE)
            && !channels.kind().is_block_compressed()
        {
            flags |= ArrayFlags::SURFACE_LOAD_STORE;
        }
        // Vulkan's layers are a full chain apart as soon as there is more than one level.
        let mapped_levels = if shape.has_layers() && image.mip_levels > 1 {
            image.full_mip_levels()
        } else {
            image.mip_levels
        };
        Self {
            image: image.clone(),
            format,
            channels,
            shape,
            flags,
            mapped_levels,
            offset,
        }
    }

    /// Adds the flag for texture gather. Not measured on external memory: the driver may refuse it.
    ///
    /// # Errors
    ///
    /// If the array is not plain 2D.
    pub fn with_texture_gather(mut self) -> Result<Self, Violations> {
        if self.shape != ArrayShape::TwoD {
            return Err(Violation::GatherOnOtherShape {}.into());
        }
        self.flags |= ArrayFlags::TEXTURE_GATHER;
        Ok(self)
    }

    /// The image that the array is.
    #[must_use]
    pub const fn image(&self) -> &ImageDescription {
        &self.image
    }

    /// The row of the image's format, or `None` if it was mapped as another one for want of its own.
    #[must_use]
    pub const fn format(&self) -> Option<&'static FormatInfo> {
        match &self.format.cuda {
            Ok(info) => Some(info),
            Err(_) => None,
        }
    }

    /// What the array is.
    #[must_use]
    pub const fn shape(&self) -> ArrayShape {
        self.shape
    }

    /// The extent that CUDA is told, in texels.
    #[must_use]
    pub const fn extent(&self) -> ArrayExtent {
        let vk::Extent3D {
            width,
            height,
            depth,
        } = self.image.extent;
        let layers = self.image.array_layers;
        match self.shape {
            ArrayShape::OneD => ArrayExtent {
                width,
                height: 0,
                depth: 0,
            },
            ArrayShape::TwoD => ArrayExtent {
                width,
                height,
                depth: 0,
            },
            ArrayShape::ThreeD => ArrayExtent {
                width,
                height,
                depth,
            },
            ArrayShape::LayeredOneD => ArrayExtent {
                width,
                height: 0,
                depth: layers,
            },
            ArrayShape::LayeredTwoD | ArrayShape::Cube | ArrayShape::LayeredCube => ArrayExtent {
                width,
                height,
                depth: layers,
            },
        }
    }

    /// The flags that CUDA is told.
    #[must_use]
    pub const fn flags(&self) -> ArrayFlags {
        self.flags
    }

    /// The channels that CUDA is told.
    #[must_use]
    pub const fn channels(&self) -> ChannelDescription {
        self.channels
    }

    /// Where the image starts within its memory, in bytes.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// Levels that the image has and that may be used.
    #[must_use]
    pub const fn levels(&self) -> u32 {
        self.image.mip_levels
    }

    /// Levels that CUDA is told: more than [`levels`](Self::levels) for layered images with some levels but not all.
    #[must_use]
    pub const fn mapped_levels(&self) -> u32 {
        self.mapped_levels
    }

    /// Width, height, depth and layers of one level.
    ///
    /// # Errors
    ///
    /// If the image has no such level, also if CUDA was told of more.
    pub fn level(&self, level: u32) -> Result<LevelExtent, Violation> {
        if level < self.levels() {
            Ok(LevelExtent::of(&self.image, level))
        } else {
            Err(Violation::NoSuchLevel {
                level,
                levels: self.levels(),
            })
        }
    }

    /// Bytes of one level without padding, all layers together: what a copy of the whole level moves.
    ///
    /// # Errors
    ///
    /// If the image has no such level, or the size does not fit 64 bits.
    pub fn level_bytes(&self, level: u32) -> Result<u64, Violation> {
        let extent = self.level(level)?;
        self.format
            .block()
            .and_then(|block| block.dense_bytes(extent.width, extent.height, extent.depth))
            .and_then(|bytes| bytes.checked_mul(u64::from(extent.layers)))
            .ok_or(Violation::SizeOverflow {})
    }

    /// Bytes of all levels that the image has, without padding. The image's memory is larger.
    ///
    /// # Errors
    ///
    /// If the size does not fit 64 bits.
    pub fn least_bytes(&self) -> Result<u64, Violation> {
        (0..self.levels()).try_fold(0_u64, |sum, level| {
            sum.checked_add(self.level_bytes(level)?)
                .ok_or(Violation::SizeOverflow {})
        })
    }

    /// Checks the place in the memory: `memory_size` bytes in all, `alignment` bytes as Vulkan's requirements ask.
    ///
    /// # Errors
    ///
    /// If the image starts off its alignment, or ends past the memory even without padding.
    pub fn check_memory(&self, memory_size: u64, alignment: u64) -> Result<(), Violations> {
        let mut found = Vec::new();
        if alignment > 1 && !self.offset.is_multiple_of(alignment) {
            found.push(Violation::ArrayMisaligned {
                offset: self.offset,
                alignment,
            });
        }
        match self.least_bytes() {
            Err(violation) => found.push(violation),
            Ok(least_size) => {
                if self
                    .offset
                    .checked_add(least_size)
                    .is_none_or(|end| end > memory_size)
                {
                    found.push(Violation::ArrayPastEnd {
                        offset: self.offset,
                        least_size,
                        memory_size,
                    });
                }
            }
        }
        Violations::none_of(found)
    }

    /// The raw descriptor, for those who map the array themselves.
    #[must_use]
    pub const fn descriptor(&self) -> sys::cudaExternalMemoryMipmappedArrayDesc {
        let mut raw = sys::cudaExternalMemoryMipmappedArrayDesc::zeroed();
        let extent = self.extent();
        raw.offset = self.offset;
        raw.formatDesc = self.channels.descriptor();
        raw.extent.width = extent.width as usize;
        raw.extent.height = extent.height as usize;
        raw.extent.depth = extent.depth as usize;
        raw.flags = self.flags.bits();
        raw.numLevels = self.mapped_levels;
        raw
    }

    /// Whether surface objects can be made of the levels.
    ///
    /// # Errors
    ///
    /// If the image lacks storage usage, or holds compressed blocks.
    pub fn check_surface(&self) -> Result<(), Violation> {
        if self.flags.contains(ArrayFlags::SURFACE_LOAD_STORE) {
            Ok(())
        } else {
            Err(Violation::NoSurface {
                usage: self.image.usage,
            })
        }
    }
}

fn refuse_tiling(tiling: vk::ImageTiling, found: &mut Vec<Violation>) {
    match tiling {
        vk::ImageTiling::OPTIMAL => {}
        vk::ImageTiling::LINEAR => found.push(Violation::LinearAsArray {}),
        vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT => found.push(Violation::DrmModifier {}),
        tiling => found.push(Violation::UnknownTiling { tiling }),
    }
}

fn refuse_cube(image: &ImageDescription, found: &mut Vec<Violation>) {
    if !image.flags.contains(vk::ImageCreateFlags::CUBE_COMPATIBLE) {
        return;
    }
    if image.image_type != vk::ImageType::TYPE_2D {
        found.push(Violation::CubeNotTwoDimensional {
            image_type: image.image_type,
        });
    }
    if image.extent.width != image.extent.height {
        let (width, height) = (
            u64::from(image.extent.width),
            u64::from(image.extent.height),
        );
        found.push(Violation::CubeNotSquare { width, height });
    }
    if !image.array_layers.is_multiple_of(6) {
        found.push(Violation::CubeLayerCount {
            layers: u64::from(image.array_layers),
        });
    }
}

/// The row of the image's format, and the channels to tell CUDA.
fn choose_channels(
    format: vk::Format,
    channels: Channels,
) -> Result<(&'static FormatEntry, ChannelDescription), Violation> {
    let refuse = |refused| Violation::UnmappableImageFormat { refused };
    let entry = FormatEntry::of(format).ok_or_else(|| refuse(UnmappableFormat::unknown(format)))?;
    match channels {
        Channels::Plain => entry.cuda.map(|info| (entry, info.plain)).map_err(refuse),
        Channels::Normalized => {
            let info = entry.cuda.map_err(refuse)?;
            let normalized = info
                .normalized
                .ok_or(Violation::NoNormalizedKind { format })?;
            Ok((entry, normalized))
        }
        Channels::As(stand_in) => {
            let other = FormatInfo::of(stand_in).map_err(refuse)?;
            if entry.block() != Some(other.block) {
                return Err(Violation::ReinterpretedTexelSize {
                    image_bytes: entry.block().map_or(0, |block| block.bytes),
                    stand_in_bytes: other.block.bytes,
                });
            }
            Ok((entry, other.plain))
        }
    }
}
