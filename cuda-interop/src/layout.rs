//! The shape law: from what an image *is* in Vulkan to how CUDA has to be told about it.
//!
//! The raw call accepts many wrong descriptions of an image and then reads wrong bytes. So nobody types an extent here:
//! [`ArrayLayout::of`] takes the Vulkan description and gives extent, flags, levels and channels, or every reason why the
//! image cannot be mapped. [`PitchedLayout::of`] does the same for images of linear tiling, which are buffers with pitches.
//!
//! # The law
//!
//! | image | extent | flags | why |
//! |---|---|---|---|
//! | 1D | `{w, 0, 0}` | | |
//! | 2D | `{w, h, 0}` | | depth 1 would be a 3D array: accepted, and 97 % of the bytes read wrong |
//! | 3D | `{w, h, d}` | | |
//! | 1D, several layers | `{w, 0, layers}` | layered | |
//! | 2D, several layers | `{w, h, layers}` | layered | |
//! | cube | `{w, w, 6}` | cubemap | |
//! | several cubes | `{w, w, 6k}` | cubemap, layered | |
//! | one layer, whatever the view | as 1D or 2D | | a layered array of one layer and several levels is refused by the driver |
//!
//! Levels: as many as the image has. Except for images of several layers *and* several levels, which are mapped with the
//! full chain of their extent, though only the levels that the image has may be used: Vulkan steps from layer to layer by
//! the size of a full chain, CUDA by the levels that it is told, and with fewer every layer but the first is wrong.
//!
//! Extents are in texels, also of block-compressed formats. Colour-attachment and storage usage set the flags of the same
//! meaning.
//!
//! One more trap lies beyond the mapping: the driver's texture object of a *single level* of a layered or cube image with several levels steps from
//! layer to layer as if there were no other levels. [`Level::texture`](crate::Level::texture) makes a texture of the chain instead.
//!
//! Measured on an NVIDIA H200, driver 580.159.04, runtimes 11.8, 12.9 and 13.5: the 2,959 shapes of
//! [`Grid::Full`](crate::prove::Grid::Full) (1D, 2D, layered with up to 12 layers, cubes and cube arrays, 3D; texels of 1, 4
//! and 16 bytes; odd extents; every level count), exact in all, in both directions. Other drivers may differ:
//! [`prove`](crate::prove::prove) tells.

mod array;
mod pitched;
mod shape;

use ash::vk;
use vk_fd_import::ImageDescription;

pub use array::{ArrayLayout, Channels};
pub use pitched::{PitchedLayout, PitchedLevel};
pub use shape::{ArrayExtent, ArrayFlags, ArrayShape};

use crate::rules::{Violation, Violations};

/// What one level of an image holds, in texels. Dimensions that the image type lacks are 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LevelExtent {
    /// Texels from left to right.
    pub width: u32,
    /// Texels from top to bottom.
    pub height: u32,
    /// Texels from front to back.
    pub depth: u32,
    /// Layers: the same at every level.
    pub layers: u32,
}

impl LevelExtent {
    /// The extent of `level` of an image, which is not checked to exist.
    fn of(image: &ImageDescription, level: u32) -> Self {
        let at = |size: u32| size.checked_shr(level).unwrap_or(0).max(1);
        Self {
            width: at(image.extent.width),
            height: at(image.extent.height),
            depth: at(image.extent.depth),
            layers: image.array_layers,
        }
    }
}

/// How an image is mapped: by its tiling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageLayout {
    /// Optimal tiling: a mipmapped array.
    Array(ArrayLayout),
    /// Linear tiling: a buffer with pitches.
    Pitched(PitchedLayout),
}

impl ImageLayout {
    /// The layout that the image's tiling asks for.
    ///
    /// `subresources` is read for linear images only; see [`PitchedLayout::of`].
    ///
    /// # Errors
    ///
    /// As [`ArrayLayout::of`] and [`PitchedLayout::of`].
    pub fn of(
        image: &ImageDescription,
        dedicated: bool,
        offset: u64,
        subresources: &[vk::SubresourceLayout],
    ) -> Result<Self, Violations> {
        if image.tiling == vk::ImageTiling::LINEAR {
            PitchedLayout::of(image, dedicated, offset, subresources).map(Self::Pitched)
        } else {
            ArrayLayout::of(image, dedicated, offset).map(Self::Array)
        }
    }
}

/// Sorts out everything that neither form of mapping can have.
fn refuse_unmappable(image: &ImageDescription, found: &mut Vec<Violation>) {
    let sparse = vk::ImageCreateFlags::SPARSE_BINDING
        | vk::ImageCreateFlags::SPARSE_RESIDENCY
        | vk::ImageCreateFlags::SPARSE_ALIASED;
    if image.flags.intersects(sparse) {
        found.push(Violation::Sparse {
            flags: image.flags & sparse,
        });
    }
    let parts = vk::ImageCreateFlags::DISJOINT | vk::ImageCreateFlags::SPLIT_INSTANCE_BIND_REGIONS;
    if image.flags.intersects(parts) {
        found.push(Violation::BoundInParts {
            flags: image.flags & parts,
        });
    }
    if image.flags.contains(vk::ImageCreateFlags::PROTECTED) {
        found.push(Violation::Protected {});
    }
    let unmeasured = vk::ImageCreateFlags::TYPE_2D_ARRAY_COMPATIBLE
        | vk::ImageCreateFlags::TYPE_2D_VIEW_COMPATIBLE_EXT
        | vk::ImageCreateFlags::CORNER_SAMPLED_NV
        | vk::ImageCreateFlags::SUBSAMPLED_EXT;
    if image.flags.intersects(unmeasured) {
        found.push(Violation::UnmeasuredFlags {
            flags: image.flags & unmeasured,
        });
    }
    if image.samples != vk::SampleCountFlags::TYPE_1 {
        found.push(Violation::Multisampled {
            samples: image.samples,
        });
    }
    refuse_impossible(image, found);
}

/// Sorts out descriptions that Vulkan itself does not allow.
fn refuse_impossible(image: &ImageDescription, found: &mut Vec<Violation>) {
    let extent = image.extent;
    let empty = extent.width == 0 || extent.height == 0 || extent.depth == 0;
    if empty {
        found.push(Violation::ZeroExtent { extent });
    }
    let flat = match image.image_type {
        vk::ImageType::TYPE_1D => extent.height <= 1 && extent.depth <= 1,
        vk::ImageType::TYPE_2D => extent.depth <= 1,
        vk::ImageType::TYPE_3D => true,
        image_type => {
            found.push(Violation::UnknownImageType { image_type });
            true
        }
    };
    if !flat {
        found.push(Violation::ExtentBeyondType {
            image_type: image.image_type,
            extent,
        });
    }
    match image.array_layers {
        0 => found.push(Violation::ZeroLayers {}),
        1 => {}
        layers if image.image_type == vk::ImageType::TYPE_3D => {
            found.push(Violation::LayersOfThreeD { layers });
        }
        _ => {}
    }
    let chain = image.full_mip_levels();
    match image.mip_levels {
        0 => found.push(Violation::ZeroLevels {}),
        levels if levels > chain && !empty => {
            found.push(Violation::TooManyLevels { levels, chain });
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests;
