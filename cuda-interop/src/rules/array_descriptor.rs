//! The raw descriptor of a mipmapped array, validated on its own and against the image that it is meant to be.

use cuda_interop_sys as sys;
use sys::cudaExternalMemoryHandleType as HandleType;

use super::descriptors::first_not_zero;
use super::{ImportedMemory, Violation, Violations};
use crate::format::{ChannelDescription, ChannelKind};
use crate::layout::{ArrayFlags, ArrayLayout};

/// Known to the runtime, but for arrays that get their memory otherwise.
const NOT_FOR_EXTERNAL_MEMORY: u32 = sys::cudaArraySparse | sys::cudaArrayDeferredMapping;

/// Checks the descriptor of `cudaExternalMemoryGetMappedMipmappedArray`: on its own, against the memory that it maps, and
/// against the image that it is meant to be, if that is known.
///
/// Without the image, mistakes that give another valid array (a depth of 1 for a 2D image, a transposed extent, too few
/// levels for a layered image) cannot be seen.
///
/// # Errors
///
/// Every broken rule.
///
/// # References
///
/// [`cudaExternalMemoryGetMappedMipmappedArray`](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html),
/// [`cudaMallocMipmappedArray`](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html) for extents and flags
#[doc(alias = "cudaExternalMemoryMipmappedArrayDesc")]
pub fn validate_mipmapped_array_desc(
    raw: &sys::cudaExternalMemoryMipmappedArrayDesc,
    memory: &ImportedMemory,
    image: Option<&ArrayLayout>,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    check_handle_type(raw.numLevels, memory, &mut found);
    check_channels(&raw.formatDesc, &mut found);
    check_extent(raw, &mut found);
    check_flags(raw, &mut found);
    check_levels(raw, &mut found);
    check_place(raw, memory, image, &mut found);
    if let Some((index, value)) = first_not_zero(&raw.reserved) {
        found.push(Violation::ArrayReservedNotZero { index, value });
    }
    if let Some(image) = image {
        check_image(raw, image, &mut found);
    }
    Violations::none_of(found)
}

fn check_handle_type(levels: u32, memory: &ImportedMemory, found: &mut Vec<Violation>) {
    if memory.is_dma_buf() {
        found.push(Violation::ArrayOverDmaBuf {});
    }
    if memory.handle_type == HandleType::cudaExternalMemoryHandleTypeNvSciBuf && levels > 1 {
        found.push(Violation::NvSciBufLevels { levels });
    }
}

fn kind_of(raw: &sys::cudaChannelFormatDesc) -> Option<ChannelKind> {
    ChannelKind::ALL
        .into_iter()
        .find(|kind| kind.number() == raw.f.0)
}

const fn bits_of(raw: &sys::cudaChannelFormatDesc) -> [i32; 4] {
    [raw.x, raw.y, raw.z, raw.w]
}

fn check_channels(raw: &sys::cudaChannelFormatDesc, found: &mut Vec<Violation>) {
    let bits = bits_of(raw);
    let Some(kind) = kind_of(raw) else {
        found.push(Violation::UnmappableChannelKind { kind: raw.f.0 });
        return;
    };
    if !matches!(
        kind,
        ChannelKind::Signed | ChannelKind::Unsigned | ChannelKind::Float
    ) {
        if bits != ChannelDescription::of_kind(kind).bits().map(i32::from) {
            found.push(Violation::WrongChannelBits {
                kind: raw.f.0,
                bits,
            });
        }
        return;
    }
    let channels = bits.iter().take_while(|width| **width != 0).count();
    if !matches!(channels, 1 | 2 | 4) || bits.iter().skip(channels).any(|width| *width != 0) {
        found.push(Violation::WrongChannelCount { bits });
    }
    let narrowest = if kind == ChannelKind::Float { 16 } else { 8 };
    let width_fits = matches!(bits[0], 8 | 16 | 32) && bits[0] >= narrowest;
    if !width_fits || bits.iter().any(|width| *width != 0 && *width != bits[0]) {
        found.push(Violation::WrongChannelBits {
            kind: raw.f.0,
            bits,
        });
    }
}

fn extent_of(raw: &sys::cudaExternalMemoryMipmappedArrayDesc) -> [u64; 3] {
    [
        raw.extent.width as u64,
        raw.extent.height as u64,
        raw.extent.depth as u64,
    ]
}

const fn is_layered(flags: u32) -> bool {
    flags & (sys::cudaArrayLayered | sys::cudaArrayCubemap) != 0
}

fn check_extent(raw: &sys::cudaExternalMemoryMipmappedArrayDesc, found: &mut Vec<Violation>) {
    let extent @ [width, height, depth] = extent_of(raw);
    let cube = raw.flags & sys::cudaArrayCubemap != 0;
    if width == 0 || (is_layered(raw.flags) && depth == 0) || (cube && height == 0) {
        found.push(Violation::ZeroArrayExtent {
            extent,
            flags: raw.flags,
        });
    }
    if !is_layered(raw.flags) && height == 0 && depth != 0 {
        found.push(Violation::DepthWithoutHeight { extent });
    }
    if cube {
        if width != height {
            found.push(Violation::CubeNotSquare { width, height });
        }
        let one_cube = raw.flags & sys::cudaArrayLayered == 0;
        if !depth.is_multiple_of(6) || (one_cube && depth > 6) {
            found.push(Violation::CubeLayerCount { layers: depth });
        }
    } else if is_layered(raw.flags) && depth == 1 && raw.numLevels > 1 {
        found.push(Violation::LayeredWithOneLayer {
            levels: raw.numLevels,
        });
    }
}

fn check_flags(raw: &sys::cudaExternalMemoryMipmappedArrayDesc, found: &mut Vec<Violation>) {
    let unknown = raw.flags & !(ArrayFlags::all().bits() | NOT_FOR_EXTERNAL_MEMORY);
    if unknown != 0 {
        found.push(Violation::UnknownArrayFlags { flags: unknown });
    }
    let misplaced = raw.flags & NOT_FOR_EXTERNAL_MEMORY;
    if misplaced != 0 {
        found.push(Violation::ArrayFlagsNotForExternalMemory { flags: misplaced });
    }
    let [_, height, depth] = extent_of(raw);
    let plain_two_d = height != 0 && depth == 0 && !is_layered(raw.flags);
    if raw.flags & sys::cudaArrayTextureGather != 0 && !plain_two_d {
        found.push(Violation::GatherOnOtherShape {});
    }
}

/// The levels of a full chain; layers do not count.
fn full_chain(raw: &sys::cudaExternalMemoryMipmappedArrayDesc) -> u32 {
    let [width, height, depth] = extent_of(raw);
    let depth = if is_layered(raw.flags) { 0 } else { depth };
    u64::BITS - width.max(height).max(depth).leading_zeros()
}

fn check_levels(raw: &sys::cudaExternalMemoryMipmappedArrayDesc, found: &mut Vec<Violation>) {
    let chain = full_chain(raw);
    if raw.numLevels == 0 {
        found.push(Violation::ZeroLevels {});
    } else if raw.numLevels > chain && chain > 0 {
        found.push(Violation::TooManyLevels {
            levels: raw.numLevels,
            chain,
        });
    }
}

fn check_place(
    raw: &sys::cudaExternalMemoryMipmappedArrayDesc,
    memory: &ImportedMemory,
    image: Option<&ArrayLayout>,
    found: &mut Vec<Violation>,
) {
    let offset = raw.offset;
    if memory.dedicated && offset != 0 {
        found.push(Violation::DedicatedAtOffset { offset });
    }
    if let Some(alignment) = memory.misaligned(offset) {
        found.push(Violation::ArrayMisaligned { offset, alignment });
    }
    // Of a known image only its own levels are asked for; an overflow fits no memory.
    let least_size = match image {
        Some(image) => image.least_bytes().unwrap_or(u64::MAX),
        None => least_bytes(raw),
    };
    if offset
        .checked_add(least_size)
        .is_none_or(|end| end > memory.size)
    {
        found.push(Violation::ArrayPastEnd {
            offset,
            least_size,
            memory_size: memory.size,
        });
    }
}

/// Bytes that the array needs without any padding. Layers are a whole chain apart, the last one may end with level 0.
/// Saturates: what does not fit 64 bits fits no memory.
fn least_bytes(raw: &sys::cudaExternalMemoryMipmappedArrayDesc) -> u64 {
    let [width, height, depth] = extent_of(raw);
    let (block_bytes, side) = match kind_of(&raw.formatDesc).map(ChannelDescription::of_kind) {
        Some(channels) if channels.kind().is_block_compressed() => {
            (u64::from(channels.element_bytes()), 4)
        }
        _ => {
            let bits = bits_of(&raw.formatDesc)
                .iter()
                .map(|width| u64::from(width.max(&0).unsigned_abs()))
                .sum::<u64>();
            (bits / 8, 1)
        }
    };
    let (slices, layers) = if is_layered(raw.flags) {
        (1, depth)
    } else {
        (depth.max(1), 1)
    };
    let level_bytes = |level: u32| {
        let at = |size: u64| size.checked_shr(level).unwrap_or(0).max(1);
        at(width)
            .div_ceil(side)
            .saturating_mul(at(height).div_ceil(side))
            .saturating_mul(at(slices))
            .saturating_mul(block_bytes)
    };
    let told = raw.numLevels.min(full_chain(raw));
    let chain = (0..told).fold(0_u64, |sum, level| sum.saturating_add(level_bytes(level)));
    if layers <= 1 {
        return chain;
    }
    chain
        .saturating_mul(layers - 1)
        .saturating_add(level_bytes(0))
}

fn check_image(
    raw: &sys::cudaExternalMemoryMipmappedArrayDesc,
    image: &ArrayLayout,
    found: &mut Vec<Violation>,
) {
    let (needed, requested) = (image.extent().to_array(), extent_of(raw));
    if needed != requested {
        found.push(Violation::ExtentDiffers {
            image: needed,
            requested,
        });
    }
    let shape = sys::cudaArrayLayered | sys::cudaArrayCubemap;
    let (needed, requested) = (image.shape().flags().bits(), raw.flags & shape);
    if needed != requested {
        found.push(Violation::ShapeFlagsDiffer {
            image: needed,
            requested,
        });
    }
    if image.mapped_levels() != raw.numLevels {
        found.push(Violation::LevelsDiffer {
            image: image.mapped_levels(),
            requested: raw.numLevels,
        });
    }
    if image.offset() != raw.offset {
        found.push(Violation::OffsetDiffers {
            image: image.offset(),
            requested: raw.offset,
        });
    }
    if image.flags().contains(ArrayFlags::COLOR_ATTACHMENT)
        && raw.flags & sys::cudaArrayColorAttachment == 0
    {
        found.push(Violation::ColorAttachmentMissing {
            usage: image.image().usage,
        });
    }
    if raw.flags & sys::cudaArraySurfaceLoadStore != 0
        && let Err(violation) = image.check_surface()
    {
        found.push(violation);
    }
    let allowed = [
        Some(image.channels()),
        image.format().map(|info| info.plain),
        image.format().and_then(|info| info.normalized),
    ];
    let (bits, kind) = (bits_of(&raw.formatDesc), raw.formatDesc.f.0);
    let same = |channels: ChannelDescription| {
        channels.kind().number() == kind && channels.bits().map(i32::from) == bits
    };
    if !allowed.into_iter().flatten().any(same) {
        found.push(Violation::ChannelsDiffer {
            image: image.channels(),
            bits,
            kind,
        });
    }
}
