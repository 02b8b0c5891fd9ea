//! The shapes that are tried.

use ash::vk;
use vk_fd_import::ImageDescription;

use crate::format;

/// How many shapes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grid {
    /// Some hundred small shapes of every kind: seconds.
    Quick,
    /// Every level count of every kind, at a dozen extents, with texels of 1, 4 and 16 bytes: minutes on a GPU.
    Full,
}

/// Texels of 1, 4 and 16 bytes.
const FORMATS: [(vk::Format, u64); 3] = [
    (vk::Format::R8_UINT, 1),
    (vk::Format::R8G8B8A8_UNORM, 4),
    (vk::Format::R32G32B32A32_SFLOAT, 16),
];
const FULL: [(u32, u32); 12] = [
    (16, 16),
    (17, 5),
    (64, 64),
    (100, 60),
    (123, 77),
    (128, 32),
    (256, 256),
    (300, 7),
    (512, 256),
    (640, 480),
    (1000, 700),
    (1920, 1080),
];
const QUICK: [(u32, u32); 3] = [(16, 16), (100, 60), (123, 77)];
const LAYERS: [u32; 5] = [2, 3, 6, 7, 12];
/// Images of more texel bytes than this in level 0 are left out.
const LARGEST: u64 = 34 << 20;

/// The images of a grid: one, two and three dimensions, arrays, cubes and arrays of cubes, each with every number of levels (for the quick grid:
/// one, two, one less than all, and all).
#[must_use]
pub fn shapes(grid: Grid) -> Vec<ImageDescription> {
    let extents: &[_] = match grid {
        Grid::Quick => &QUICK,
        Grid::Full => &FULL,
    };
    let mut shapes = Vec::new();
    for (format, texel) in FORMATS {
        for &(width, height) in extents {
            for mut shape in kinds(format, width, height) {
                let vk::Extent3D {
                    width,
                    height,
                    depth,
                } = shape.extent;
                let texels = u64::from(width) * u64::from(height) * u64::from(depth);
                if texels * u64::from(shape.array_layers) * texel > LARGEST {
                    continue;
                }
                for levels in level_counts(grid, shape.full_mip_levels()) {
                    shape.mip_levels = levels;
                    shapes.push(shape.clone());
                }
            }
        }
    }
    shapes
}

/// The images that show a format: every format of the [table](format::table), in two extents, flat and in layers, with one level and with all. Those
/// without a CUDA element are counted as refused.
#[must_use]
pub fn formats() -> Vec<ImageDescription> {
    let mut shapes = Vec::new();
    for entry in format::table() {
        for (width, height) in [(64, 64), (100, 60)] {
            for layers in [1, 3] {
                let mut shape = base(entry.format, width, height);
                shape.array_layers = layers;
                for levels in [1, shape.full_mip_levels()] {
                    shape.mip_levels = levels;
                    shapes.push(shape.clone());
                }
            }
        }
    }
    shapes
}

fn base(format: vk::Format, width: u32, height: u32) -> ImageDescription {
    let usage = vk::ImageUsageFlags::SAMPLED
        | vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST;
    ImageDescription::two_dimensional(format, width, height, usage)
}

/// Every kind of image of one extent, with one level.
fn kinds(format: vk::Format, width: u32, height: u32) -> Vec<ImageDescription> {
    let flat = base(format, width, height);
    let mut kinds = vec![flat.clone()];
    for layers in LAYERS {
        let mut layered = flat.clone();
        layered.array_layers = layers;
        kinds.push(layered);
    }
    for layers in [6, 12] {
        let mut cube = flat.clone();
        cube.flags = vk::ImageCreateFlags::CUBE_COMPATIBLE;
        cube.extent.height = width;
        cube.array_layers = layers;
        kinds.push(cube);
    }
    let mut volume = flat.clone();
    volume.image_type = vk::ImageType::TYPE_3D;
    volume.extent.depth = 5;
    kinds.push(volume);
    for layers in [1, 4] {
        let mut line = flat.clone();
        line.image_type = vk::ImageType::TYPE_1D;
        line.extent.height = 1;
        line.array_layers = layers;
        kinds.push(line);
    }
    kinds
}

fn level_counts(grid: Grid, chain: u32) -> Vec<u32> {
    match grid {
        Grid::Full => (1..=chain).collect(),
        Grid::Quick => {
            let mut counts = vec![1, 2.min(chain), chain.saturating_sub(1).max(1), chain];
            counts.dedup();
            counts
        }
    }
}
