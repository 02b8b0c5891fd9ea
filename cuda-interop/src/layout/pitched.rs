//! Images of linear tiling: a buffer in which Vulkan says where each level, layer, slice and row starts.

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::ImageDescription;

use super::{LevelExtent, refuse_unmappable};
use crate::format::{FormatEntry, TexelBlock, UnmappableFormat};
use crate::rules::{Violation, Violations};

/// Where one level of a linear image lies within the mapped buffer. All sizes are in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PitchedLevel {
    /// Width, height, depth and layers, in texels.
    pub extent: LevelExtent,
    /// From the start of the mapped buffer to the level's first row.
    pub offset: u64,
    /// From row to row; rows of blocks for compressed formats.
    pub row_pitch: u64,
    /// From slice to slice of a 3D image; 0 if there is one.
    pub slice_pitch: u64,
    /// From layer to layer; 0 if there is one.
    pub layer_pitch: u64,
    /// Bytes of one row that hold texels.
    pub row_bytes: u64,
    /// Rows of one slice; rows of blocks for compressed formats.
    pub rows: u32,
}

impl PitchedLevel {
    /// From the start of the mapped buffer to one row, or `None` if the level has no such row.
    #[must_use]
    pub fn row_offset(&self, layer: u32, slice: u32, row: u32) -> Option<u64> {
        if layer >= self.extent.layers || slice >= self.extent.depth || row >= self.rows {
            return None;
        }
        self.offset_of(layer, slice, row)
    }

    fn offset_of(&self, layer: u32, slice: u32, row: u32) -> Option<u64> {
        let layers = self.layer_pitch.checked_mul(u64::from(layer))?;
        let slices = self.slice_pitch.checked_mul(u64::from(slice))?;
        let rows = self.row_pitch.checked_mul(u64::from(row))?;
        self.offset
            .checked_add(layers)?
            .checked_add(slices)?
            .checked_add(rows)
    }

    /// Where the last texel ends, from the start of the mapped buffer.
    fn end(&self) -> Option<u64> {
        let last = |count: u32| count.saturating_sub(1);
        self.offset_of(
            last(self.extent.layers),
            last(self.extent.depth),
            last(self.rows),
        )?
        .checked_add(self.row_bytes)
    }
}

/// A linear image as a buffer with pitches.
///
/// Plain values; nothing is owned and no driver was asked. Formats without a CUDA element are welcome as long as they have
/// one texel or block size: the kernel reads bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "cudaExternalMemoryBufferDesc")]
pub struct PitchedLayout {
    image: ImageDescription,
    block: TexelBlock,
    levels: Vec<PitchedLevel>,
    offset: u64,
    size: u64,
}

impl PitchedLayout {
    /// The buffer that `image` is, at `offset` bytes of its memory.
    ///
    /// `subresources` is what `vkGetImageSubresourceLayout` says of each level's layer 0, in order of the levels.
    ///
    /// # Errors
    ///
    /// Every reason why the image cannot be mapped, and every pitch that is smaller than what it steps over.
    pub fn of(
        image: &ImageDescription,
        dedicated: bool,
        offset: u64,
        subresources: &[vk::SubresourceLayout],
    ) -> Result<Self, Violations> {
        let mut found = Vec::new();
        refuse_unmappable(image, &mut found);
        if image.tiling == vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT {
            found.push(Violation::DrmModifier {});
        } else if image.tiling != vk::ImageTiling::LINEAR {
            found.push(Violation::NotLinear {
                tiling: image.tiling,
            });
        }
        if dedicated && offset != 0 {
            found.push(Violation::DedicatedAtOffset { offset });
        }
        if u32::try_from(subresources.len()) != Ok(image.mip_levels) {
            found.push(Violation::SubresourceCount {
                given: subresources.len(),
                levels: image.mip_levels,
            });
        }
        let block = match block_of(image.format) {
            Ok(block) => block,
            Err(refused) => {
                found.push(Violation::UnmappableImageFormat { refused });
                return Err(Violations::from_found(found));
            }
        };
        Violations::none_of(found)?;
        Self::laid_out(image, block, offset, subresources)
    }

    fn laid_out(
        image: &ImageDescription,
        block: TexelBlock,
        offset: u64,
        subresources: &[vk::SubresourceLayout],
    ) -> Result<Self, Violations> {
        let mut found = Vec::new();
        let mut size = 0;
        let mut levels = Vec::with_capacity(subresources.len());
        for (level, subresource) in (0..).zip(subresources) {
            let extent = LevelExtent::of(image, level);
            let laid = pitched_level(extent, block, subresource);
            check_pitches(level, &laid, &mut found);
            match laid.end() {
                Some(end) => size = size.max(end),
                None => found.push(Violation::SizeOverflow {}),
            }
            levels.push(laid);
        }
        if offset.checked_add(size).is_none() {
            found.push(Violation::SizeOverflow {});
        }
        Violations::none_of(found)?;
        Ok(Self {
            image: image.clone(),
            block,
            levels,
            offset,
            size,
        })
    }

    /// The image that the buffer is.
    #[must_use]
    pub const fn image(&self) -> &ImageDescription {
        &self.image
    }

    /// Texel or block of the image's format.
    #[must_use]
    pub const fn block(&self) -> TexelBlock {
        self.block
    }

    /// Where the buffer starts within the memory, in bytes.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// Bytes from the start of the buffer to the end of the last texel.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// Every level, in order.
    #[must_use]
    pub fn levels(&self) -> &[PitchedLevel] {
        &self.levels
    }

    /// One level.
    ///
    /// # Errors
    ///
    /// If the image has no such level.
    pub fn level(&self, level: u32) -> Result<&PitchedLevel, Violation> {
        usize::try_from(level)
            .ok()
            .and_then(|index| self.levels.get(index))
            .ok_or(Violation::NoSuchLevel {
                level,
                levels: self.image.mip_levels,
            })
    }

    /// The raw descriptor, for those who map the buffer themselves.
    #[must_use]
    pub const fn descriptor(&self) -> sys::cudaExternalMemoryBufferDesc {
        let mut raw = sys::cudaExternalMemoryBufferDesc::zeroed();
        raw.offset = self.offset;
        raw.size = self.size;
        raw
    }

    /// Checks the place in the memory: `memory_size` bytes in all, `alignment` bytes as Vulkan's requirements ask.
    ///
    /// # Errors
    ///
    /// If the image starts off its alignment or ends past the memory.
    pub fn check_memory(&self, memory_size: u64, alignment: u64) -> Result<(), Violations> {
        let mut found = Vec::new();
        if alignment > 1 && !self.offset.is_multiple_of(alignment) {
            found.push(Violation::BufferMisaligned {
                offset: self.offset,
                alignment,
            });
        }
        if self
            .offset
            .checked_add(self.size)
            .is_none_or(|end| end > memory_size)
        {
            found.push(Violation::BufferPastEnd {
                offset: self.offset,
                size: self.size,
                memory_size,
            });
        }
        Violations::none_of(found)
    }
}

fn block_of(format: vk::Format) -> Result<TexelBlock, UnmappableFormat> {
    let entry = FormatEntry::of(format).ok_or_else(|| UnmappableFormat::unknown(format))?;
    match (&entry.cuda, entry.block()) {
        (_, Some(block)) => Ok(block),
        (Err(refused), None) => Err(*refused),
        (Ok(_), None) => Err(UnmappableFormat::unknown(format)),
    }
}

fn pitched_level(
    extent: LevelExtent,
    block: TexelBlock,
    subresource: &vk::SubresourceLayout,
) -> PitchedLevel {
    PitchedLevel {
        extent,
        offset: subresource.offset,
        row_pitch: subresource.row_pitch,
        slice_pitch: if extent.depth > 1 {
            subresource.depth_pitch
        } else {
            0
        },
        layer_pitch: if extent.layers > 1 {
            subresource.array_pitch
        } else {
            0
        },
        row_bytes: u64::from(extent.width.div_ceil(block.width)) * u64::from(block.bytes),
        rows: extent.height.div_ceil(block.height),
    }
}

fn check_pitches(level: u32, laid: &PitchedLevel, found: &mut Vec<Violation>) {
    let rows = u64::from(laid.rows.saturating_sub(1))
        .saturating_mul(laid.row_pitch)
        .saturating_add(laid.row_bytes);
    let slices = u64::from(laid.extent.depth.saturating_sub(1))
        .saturating_mul(laid.slice_pitch)
        .saturating_add(rows);
    let mut check = |steps: bool, pitch_name, pitch, needed| {
        if steps && pitch < needed {
            found.push(Violation::PitchTooSmall {
                level,
                pitch_name,
                pitch,
                needed,
            });
        }
    };
    check(laid.rows > 1, "row", laid.row_pitch, laid.row_bytes);
    check(laid.extent.depth > 1, "depth", laid.slice_pitch, rows);
    check(laid.extent.layers > 1, "array", laid.layer_pitch, slices);
}
