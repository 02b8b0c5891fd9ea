use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::ImageDescription;

use super::{HandleType, rules};
use crate::layout::{ArrayLayout, Channels};
use crate::rules::{CudaRule, ImportedMemory, Violations, validate_mipmapped_array_desc};

pub(super) fn image(format: vk::Format, width: u32, height: u32) -> ImageDescription {
    ImageDescription::two_dimensional(format, width, height, vk::ImageUsageFlags::SAMPLED)
}

const BIG: ImportedMemory = ImportedMemory::opaque_fd(1 << 40, false);

type Change = fn(&mut sys::cudaExternalMemoryMipmappedArrayDesc);

#[test]
fn what_the_law_gives_passes_and_each_change_is_found() -> Result<(), Violations> {
    let usage = vk::ImageUsageFlags::COLOR_ATTACHMENT;
    let description = ImageDescription {
        mip_levels: 10,
        usage,
        ..image(vk::Format::R8G8B8A8_UNORM, 512, 256)
    };
    let layout = ArrayLayout::of(&description, false, 0)?;
    let good = layout.descriptor();
    assert_eq!(
        rules(validate_mipmapped_array_desc(&good, &BIG, Some(&layout))),
        []
    );
    let cases: [(Change, &[CudaRule]); 17] = [
        (
            |raw| raw.numLevels = 0,
            &[CudaRule::LevelsNotZero, CudaRule::LevelsMatchImage],
        ),
        (
            |raw| raw.numLevels = 11,
            &[CudaRule::LevelsWithinChain, CudaRule::LevelsMatchImage],
        ),
        (|raw| raw.numLevels = 9, &[CudaRule::LevelsMatchImage]),
        (|raw| raw.extent.depth = 1, &[CudaRule::ExtentMatchesImage]),
        (
            |raw| (raw.extent.width, raw.extent.height) = (256, 512),
            &[CudaRule::ExtentMatchesImage],
        ),
        (
            |raw| raw.extent.width = 511,
            &[CudaRule::LevelsWithinChain, CudaRule::ExtentMatchesImage],
        ),
        (|raw| raw.offset = 4096, &[CudaRule::OffsetMatchesImage]),
        (|raw| raw.flags = 0, &[CudaRule::ColorAttachmentFlag]),
        (|raw| raw.flags |= 0x02, &[CudaRule::SurfaceFlag]),
        (|raw| raw.flags |= 0x200, &[CudaRule::ArrayFlagsKnown]),
        (
            |raw| raw.flags |= 0xc0,
            &[CudaRule::ArrayFlagsForExternalMemory],
        ),
        (
            |raw| raw.formatDesc.f = sys::cudaChannelFormatKind::cudaChannelFormatKindNone,
            &[CudaRule::ChannelKindMappable, CudaRule::FormatMatchesImage],
        ),
        (
            |raw| raw.formatDesc.w = 0,
            &[CudaRule::ChannelCount, CudaRule::FormatMatchesImage],
        ),
        (
            |raw| raw.formatDesc.x = 16,
            &[CudaRule::ChannelBits, CudaRule::FormatMatchesImage],
        ),
        (
            |raw| raw.formatDesc.f = sys::cudaChannelFormatKind::cudaChannelFormatKindFloat,
            &[CudaRule::ChannelBits, CudaRule::FormatMatchesImage],
        ),
        (
            |raw| {
                raw.formatDesc.f =
                    sys::cudaChannelFormatKind::cudaChannelFormatKindUnsignedNormalized8X4;
            },
            &[],
        ),
        (|raw| raw.reserved[0] = 1, &[CudaRule::ArrayReservedZero]),
    ];
    for (index, (change, wanted)) in cases.into_iter().enumerate() {
        let mut raw = good;
        change(&mut raw);
        assert_eq!(
            rules(validate_mipmapped_array_desc(&raw, &BIG, Some(&layout))),
            wanted,
            "case {index}"
        );
    }
    Ok(())
}

fn array(extent: [usize; 3], flags: u32, levels: u32) -> sys::cudaExternalMemoryMipmappedArrayDesc {
    let mut raw = sys::cudaExternalMemoryMipmappedArrayDesc::zeroed();
    raw.formatDesc.x = 32;
    raw.formatDesc.f = sys::cudaChannelFormatKind::cudaChannelFormatKindFloat;
    [raw.extent.width, raw.extent.height, raw.extent.depth] = extent;
    raw.flags = flags;
    raw.numLevels = levels;
    raw
}

#[test]
fn arrays_without_their_image() {
    let check = |extent, flags, levels| {
        rules(validate_mipmapped_array_desc(
            &array(extent, flags, levels),
            &BIG,
            None,
        ))
    };
    for (extent, flags, levels) in [
        ([7, 0, 0], 0, 3),
        ([7, 9, 0], 0, 4),
        ([7, 9, 0], 8, 4),
        ([7, 9, 17], 0, 5),
        ([7, 0, 17], 1, 3),
        ([7, 9, 17], 1, 4),
        ([7, 9, 1], 1, 1),
        ([8, 8, 6], 4, 4),
        ([8, 8, 12], 5, 4),
    ] {
        assert_eq!(
            check(extent, flags, levels),
            [],
            "{extent:?} {flags} {levels}"
        );
    }
    for (extent, flags, levels, rule) in [
        ([0, 9, 0], 0, 1, CudaRule::ExtentNotZero),
        ([7, 9, 0], 1, 1, CudaRule::ExtentNotZero),
        ([7, 0, 3], 0, 1, CudaRule::ExtentMatchesFlags),
        ([7, 9, 17], 1, 5, CudaRule::LevelsWithinChain),
        ([7, 9, 1], 1, 2, CudaRule::OneLayerIsPlain),
        ([8, 7, 6], 4, 1, CudaRule::CubeSquare),
        ([8, 8, 7], 5, 1, CudaRule::CubeLayers),
        ([8, 8, 12], 4, 1, CudaRule::CubeLayers),
        ([7, 9, 2], 9, 1, CudaRule::GatherTwoDimensional),
        ([7, 9, 0], 0, 0, CudaRule::LevelsNotZero),
    ] {
        assert_eq!(
            check(extent, flags, levels),
            [rule],
            "{extent:?} {flags} {levels}"
        );
    }
}

#[test]
fn arrays_and_their_memory() -> Result<(), Violations> {
    let raw = array([16, 16, 0], 0, 1);
    let check = |raw: &sys::cudaExternalMemoryMipmappedArrayDesc, memory| {
        rules(validate_mipmapped_array_desc(raw, &memory, None))
    };
    assert_eq!(check(&raw, ImportedMemory::opaque_fd(1024, true)), []);
    assert_eq!(
        check(&raw, ImportedMemory::opaque_fd(1023, true)),
        [CudaRule::ArrayInsideMemory]
    );
    let dma_buf = ImportedMemory {
        handle_type: HandleType { 0: 9 },
        ..BIG
    };
    assert_eq!(check(&raw, dma_buf), [CudaRule::DmaBufNoArray]);
    let sci = ImportedMemory {
        handle_type: HandleType::cudaExternalMemoryHandleTypeNvSciBuf,
        ..BIG
    };
    assert_eq!(check(&raw, sci), []);
    assert_eq!(
        check(&array([16, 16, 0], 0, 2), sci),
        [CudaRule::NvSciBufOneLevel]
    );
    let mut moved = raw;
    moved.offset = 512;
    assert_eq!(
        check(
            &moved,
            ImportedMemory {
                alignment: Some(1024),
                ..BIG
            }
        ),
        [CudaRule::ArrayOffsetAligned]
    );
    assert_eq!(
        check(&moved, ImportedMemory::opaque_fd(1 << 20, true)),
        [CudaRule::DedicatedAtOffsetZero]
    );
    moved.offset = u64::MAX;
    assert_eq!(check(&moved, BIG), [CudaRule::ArrayInsideMemory]);
    // Three layers a full chain apart, the last one ending with level 0.
    let chain: u64 = [16_u64, 8, 4, 2, 1]
        .iter()
        .map(|side| side * side * 4)
        .sum();
    let layered = array([16, 16, 3], 1, 5);
    assert_eq!(
        check(&layered, ImportedMemory::opaque_fd(2 * chain + 1024, true)),
        []
    );
    assert_eq!(
        check(&layered, ImportedMemory::opaque_fd(2 * chain + 1023, true)),
        [CudaRule::ArrayInsideMemory]
    );

    let blocks = ArrayLayout::of(&image(vk::Format::BC1_RGBA_UNORM_BLOCK, 5, 5), false, 0)?;
    assert_eq!(
        check(&blocks.descriptor(), ImportedMemory::opaque_fd(32, true)),
        []
    );
    assert_eq!(
        check(&blocks.descriptor(), ImportedMemory::opaque_fd(31, true)),
        [CudaRule::ArrayInsideMemory]
    );
    Ok(())
}

#[test]
fn a_chosen_stand_in_is_the_images_own_format() -> Result<(), Violations> {
    let description = image(vk::Format::B5G6R5_UNORM_PACK16, 32, 32);
    let layout =
        ArrayLayout::with_channels(&description, Channels::As(vk::Format::R16_UINT), true, 0)?;
    assert_eq!(
        rules(validate_mipmapped_array_desc(
            &layout.descriptor(),
            &BIG,
            Some(&layout)
        )),
        []
    );
    let mut other = layout.descriptor();
    (other.formatDesc.x, other.formatDesc.y) = (8, 8);
    assert_eq!(
        rules(validate_mipmapped_array_desc(&other, &BIG, Some(&layout))),
        [CudaRule::FormatMatchesImage]
    );
    Ok(())
}

/// Every descriptor that the law gives, over all kinds of image, is one that the raw check accepts.
#[test]
fn the_law_and_the_raw_check_agree() -> Result<(), Violations> {
    let storage = vk::ImageUsageFlags::STORAGE;
    let mut checked = 0;
    for row in crate::format::table().iter().filter(|row| row.cuda.is_ok()) {
        for (image_type, flags, depth, array_layers) in [
            (vk::ImageType::TYPE_1D, vk::ImageCreateFlags::empty(), 1, 1),
            (vk::ImageType::TYPE_1D, vk::ImageCreateFlags::empty(), 1, 4),
            (vk::ImageType::TYPE_2D, vk::ImageCreateFlags::empty(), 1, 1),
            (vk::ImageType::TYPE_2D, vk::ImageCreateFlags::empty(), 1, 4),
            (
                vk::ImageType::TYPE_2D,
                vk::ImageCreateFlags::CUBE_COMPATIBLE,
                1,
                6,
            ),
            (
                vk::ImageType::TYPE_2D,
                vk::ImageCreateFlags::CUBE_COMPATIBLE,
                1,
                12,
            ),
            (vk::ImageType::TYPE_3D, vk::ImageCreateFlags::empty(), 9, 1),
        ] {
            let height = if image_type == vk::ImageType::TYPE_1D {
                1
            } else {
                33
            };
            let extent = vk::Extent3D {
                width: 33,
                height,
                depth,
            };
            let base = ImageDescription {
                image_type,
                flags,
                extent,
                array_layers,
                usage: storage,
                ..image(row.format, 33, height)
            };
            for mip_levels in 1..=base.full_mip_levels() {
                let layout = ArrayLayout::of(
                    &ImageDescription {
                        mip_levels,
                        ..base.clone()
                    },
                    false,
                    65_536,
                )?;
                validate_mipmapped_array_desc(&layout.descriptor(), &BIG, Some(&layout))?;
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 103 * 7 * 6);
    Ok(())
}
