use std::collections::HashSet;
use std::error::Error;
use std::ffi::c_void;
use std::ptr;

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::{Dedication, Exporter, ImageDescription, MemoryHandleType, Origin, Vuid};

use super::*;
use crate::layout::{ArrayLayout, Channels};

type HandleType = sys::cudaExternalMemoryHandleType;
type SemaphoreType = sys::cudaExternalSemaphoreHandleType;

fn rules(result: Result<(), Violations>) -> Vec<CudaRule> {
    result.map_or_else(
        |found| {
            found
                .into_iter()
                .map(|violation| violation.rule())
                .collect()
        },
        |()| Vec::new(),
    )
}

fn pointer(set: bool) -> *mut c_void {
    if set {
        ptr::dangling_mut::<c_void>()
    } else {
        ptr::null_mut()
    }
}

fn opaque_fd(fd: i32, size: u64, flags: u32) -> sys::cudaExternalMemoryHandleDesc {
    let mut raw = sys::cudaExternalMemoryHandleDesc::zeroed();
    raw.type_ = HandleType::cudaExternalMemoryHandleTypeOpaqueFd;
    raw.handle.fd = fd;
    raw.size = size;
    raw.flags = flags;
    raw
}

fn handle(
    raw: &sys::cudaExternalMemoryHandleDesc,
    exported: Option<ExportedMemory>,
) -> Vec<CudaRule> {
    // SAFETY: every descriptor of these tests started zeroed, so all members of the union are initialised.
    rules(unsafe { validate_handle_desc(raw, exported.as_ref()) })
}

fn semaphore(raw: &sys::cudaExternalSemaphoreHandleDesc, timeline: Option<bool>) -> Vec<CudaRule> {
    // SAFETY: every descriptor of these tests started zeroed, so all members of the union are initialised.
    rules(unsafe { validate_semaphore_handle_desc(raw, timeline) })
}

#[test]
fn memory_handles() {
    let exported = |allocation_size, dedicated| {
        Some(ExportedMemory {
            allocation_size,
            dedicated,
        })
    };
    assert_eq!(handle(&opaque_fd(3, 4096, 0), None), []);
    assert_eq!(handle(&opaque_fd(3, 4096, 1), exported(4096, true)), []);
    assert_eq!(
        handle(&opaque_fd(-1, 4096, 0), None),
        [CudaRule::MemoryFdNotNegative]
    );
    assert_eq!(
        handle(&opaque_fd(3, 0, 0), None),
        [CudaRule::MemorySizeNotZero]
    );
    assert_eq!(
        handle(&opaque_fd(3, 4096, 2), None),
        [CudaRule::HandleFlagsKnown]
    );
    for size in [4095, 2048, 8192, 4_096_000_000] {
        assert_eq!(
            handle(&opaque_fd(3, size, 0), exported(4096, false)),
            [CudaRule::MemorySizeIsAllocationSize]
        );
    }
    assert_eq!(
        handle(&opaque_fd(3, 4096, 1), exported(4096, false)),
        [CudaRule::DedicatedAgrees]
    );
    assert_eq!(
        handle(&opaque_fd(3, 4096, 0), exported(4096, true)),
        [CudaRule::DedicatedAgrees]
    );
    for (number, rule) in [
        (0, CudaRule::MemoryHandleTypeKnown),
        (9, CudaRule::DmaBufIsDriverApiOnly),
        (99, CudaRule::MemoryHandleTypeKnown),
        (8, CudaRule::NvSciBufNotNull),
    ] {
        let mut raw = opaque_fd(0, 4096, 0);
        raw.type_ = HandleType { 0: number };
        assert_eq!(handle(&raw, None), [rule], "{number}");
    }
    let mut raw = opaque_fd(3, 4096, 0);
    raw.reserved[15] = 7;
    assert_eq!(handle(&raw, None), [CudaRule::HandleReservedZero]);
}

#[test]
fn windows_memory_handles() {
    for number in 2..=7 {
        for (with_handle, with_name) in [(false, false), (true, false), (false, true), (true, true)]
        {
            let mut raw = sys::cudaExternalMemoryHandleDesc::zeroed();
            raw.type_ = HandleType { 0: number };
            raw.handle.win32.handle = pointer(with_handle);
            raw.handle.win32.name = pointer(with_name);
            raw.size = 1;
            raw.flags = 1;
            let kmt = matches!(number, 3 | 7);
            let wanted = match (with_handle, with_name) {
                (true, false) => vec![],
                (false, true) if !kmt => vec![],
                _ if kmt => vec![CudaRule::KmtHandleWithoutName],
                _ => vec![CudaRule::Win32HandleOrName],
            };
            assert_eq!(
                handle(&raw, None),
                wanted,
                "type {number}, handle {with_handle}, name {with_name}"
            );
            raw.flags = 0;
            let needs_dedicated =
                handle(&raw, None).contains(&CudaRule::DedicatedForDirect3dResource);
            assert_eq!(needs_dedicated, matches!(number, 5..=7), "type {number}");
        }
    }
}

#[test]
fn buffers() {
    let memory = ImportedMemory {
        alignment: Some(256),
        ..ImportedMemory::opaque_fd(65_536, false)
    };
    let check = |offset, size, flags| {
        let mut raw = sys::cudaExternalMemoryBufferDesc::zeroed();
        (raw.offset, raw.size, raw.flags) = (offset, size, flags);
        rules(validate_buffer_desc(&raw, &memory))
    };
    assert_eq!(check(0, 65_536, 0), []);
    assert_eq!(check(65_280, 256, 0), []);
    assert_eq!(check(0, 0, 0), [CudaRule::BufferSizeNotZero]);
    assert_eq!(check(0, 65_537, 0), [CudaRule::BufferInsideMemory]);
    assert_eq!(check(65_280, 257, 0), [CudaRule::BufferInsideMemory]);
    assert_eq!(check(256, u64::MAX, 0), [CudaRule::BufferInsideMemory]);
    assert_eq!(check(1, 8, 0), [CudaRule::BufferOffsetAligned]);
    assert_eq!(check(0, 8, 1), [CudaRule::BufferFlagsZero]);
    let mut raw = sys::cudaExternalMemoryBufferDesc::zeroed();
    raw.size = 1;
    raw.reserved[3] = 1;
    assert_eq!(
        rules(validate_buffer_desc(&raw, &memory)),
        [CudaRule::BufferReservedZero]
    );
}

fn image(format: vk::Format, width: u32, height: u32) -> ImageDescription {
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

#[test]
fn semaphore_handles() {
    let with = |number, fd| {
        let mut raw = sys::cudaExternalSemaphoreHandleDesc::zeroed();
        raw.type_ = SemaphoreType { 0: number };
        raw.handle.fd = fd;
        raw
    };
    assert_eq!(semaphore(&with(1, 3), Some(false)), []);
    assert_eq!(semaphore(&with(9, 3), Some(true)), []);
    assert_eq!(
        semaphore(&with(9, 3), Some(false)),
        [CudaRule::SemaphoreKindAgrees]
    );
    assert_eq!(
        semaphore(&with(1, 3), Some(true)),
        [CudaRule::SemaphoreKindAgrees]
    );
    assert_eq!(
        semaphore(&with(9, -1), None),
        [CudaRule::SemaphoreFdNotNegative]
    );
    assert_eq!(semaphore(&with(6, 0), None), [CudaRule::NvSciSyncNotNull]);
    for number in [0, 11] {
        assert_eq!(
            semaphore(&with(number, 3), None),
            [CudaRule::SemaphoreHandleTypeKnown]
        );
    }
    let mut raw = with(1, 3);
    raw.flags = 1;
    raw.reserved[2] = 9;
    assert_eq!(
        semaphore(&raw, None),
        [
            CudaRule::SemaphoreFlagsZero,
            CudaRule::SemaphoreReservedZero
        ]
    );
    for number in [2, 3, 4, 5, 7, 8, 10] {
        for (with_handle, with_name) in [(false, false), (true, false), (false, true), (true, true)]
        {
            let mut raw = with(number, 0);
            raw.handle.win32.handle = pointer(with_handle);
            raw.handle.win32.name = pointer(with_name);
            let right = with_handle != with_name && !(with_name && matches!(number, 3 | 8));
            let wanted = if right {
                vec![]
            } else {
                vec![CudaRule::SemaphoreHandleOrName]
            };
            assert_eq!(
                semaphore(&raw, None),
                wanted,
                "type {number}, handle {with_handle}, name {with_name}"
            );
        }
    }
}

#[test]
fn limits_follow_shape_and_flags() -> Result<(), Box<dyn Error>> {
    let limits = ArrayLimits::from_attributes(|attribute| match attribute.0 {
        // 3D: 100 in every direction, or 50 x 50 x 400 instead.
        24..=26 => Ok(100),
        47 | 48 => Ok(50),
        49 => Ok(400),
        // Layers of 2D.
        29 => Ok(4),
        55..=68 => Ok(64),
        _ => Ok::<_, std::convert::Infallible>(128),
    })?;
    let check = |description: &ImageDescription| -> Result<_, Box<dyn Error>> {
        Ok(limits.check(&ArrayLayout::of(description, true, 0)?))
    };
    let plain = |side| image(vk::Format::R8_UNORM, side, side);
    assert_eq!(check(&plain(128))?, Ok(()));
    let beyond = |extent, limit| Err(Violation::BeyondDeviceLimit { extent, limit });
    assert_eq!(check(&plain(129))?, beyond([129, 129, 0], [128, 128, 0]));
    let storage = ImageDescription {
        usage: vk::ImageUsageFlags::STORAGE,
        ..plain(65)
    };
    assert_eq!(check(&storage)?, beyond([65, 65, 0], [64, 64, 0]));
    assert_eq!(
        check(&ImageDescription {
            array_layers: 5,
            ..plain(8)
        })?,
        beyond([8, 8, 5], [128, 128, 4])
    );
    let volume = |width, depth| ImageDescription {
        image_type: vk::ImageType::TYPE_3D,
        extent: vk::Extent3D {
            width,
            height: 50,
            depth,
        },
        ..plain(1)
    };
    assert_eq!(check(&volume(100, 100))?, Ok(()));
    assert_eq!(check(&volume(50, 400))?, Ok(()));
    assert_eq!(
        check(&volume(51, 101))?,
        beyond([51, 50, 101], [100, 100, 100])
    );
    assert_eq!(
        ArrayLimits::from_attributes(|_| Err::<i32, _>("no device")),
        Err("no device")
    );
    Ok(())
}

fn origin(device_uuid: [u8; 16]) -> Origin {
    Origin {
        handle_type: MemoryHandleType::OpaqueFd,
        exporter: Exporter::Vulkan,
        allocation_size: 65_536,
        memory_type_index: Some(1),
        memory_property_flags: vk::MemoryPropertyFlags::DEVICE_LOCAL,
        dedication: Dedication::None,
        device_uuid,
        driver_uuid: Some([7; 16]),
        device_mask: 1,
        group_device_uuids: Vec::new(),
    }
}

#[test]
fn imports_need_the_same_single_device() {
    let cuda = CudaFacts {
        device_uuid: [1; 16],
        runtime_version: 13_000,
        driver_version: 13_000,
        timeline_semaphores: true,
    };
    let check = |origin: &Origin| rules(validate_import(origin, &cuda));
    assert_eq!(check(&origin([1; 16])), []);
    assert_eq!(check(&origin([2; 16])), [CudaRule::DeviceUuidMatches]);
    assert_eq!(check(&origin([0; 16])), [CudaRule::DeviceUuidNotZero]);
    let nobody = CudaFacts {
        device_uuid: [0; 16],
        ..cuda
    };
    assert_eq!(
        rules(validate_import(&origin([0; 16]), &nobody)),
        [CudaRule::DeviceUuidNotZero]
    );
    let all = Origin {
        handle_type: MemoryHandleType::DmaBuf,
        allocation_size: 0,
        device_mask: 3,
        group_device_uuids: vec![[1; 16], [2; 16]],
        ..origin([2; 16])
    };
    let wanted = [
        CudaRule::DmaBufIsDriverApiOnly,
        CudaRule::MemorySizeNotZero,
        CudaRule::SingleDevice,
        CudaRule::DeviceUuidMatches,
    ];
    assert_eq!(check(&all), wanted);
    let text = validate_import(&origin([2; 16]), &cuda).map_err(|found| found.to_string());
    assert_eq!(
        text,
        Err("Vulkan device 02020202-0202-0202-0202-020202020202, CUDA device 01010101-0101-0101-0101-010101010101 [DeviceUuidMatches]".to_owned())
    );
    let image = image(vk::Format::R8_UNORM, 4, 4);
    let dedicated = Origin {
        dedication: Dedication::Image(image),
        ..origin([1; 16])
    };
    assert_eq!(
        ExportedMemory::from(&dedicated),
        ExportedMemory {
            allocation_size: 65_536,
            dedicated: true
        }
    );
}

#[test]
fn versions() {
    let check = |runtime_version, driver_version| {
        let facts = CudaFacts {
            device_uuid: [1; 16],
            runtime_version,
            driver_version,
            timeline_semaphores: false,
        };
        assert_eq!(
            facts.check_timeline(),
            Err(Violation::TimelineUnsupported {})
        );
        rules(facts.check_versions())
    };
    assert_eq!(check(11_080, 13_000), []);
    assert_eq!(check(13_050, 13_000), []);
    assert_eq!(check(12_090, 11_080), [CudaRule::DriverVersion]);
    assert_eq!(
        check(11_070, 0),
        [CudaRule::RuntimeVersion, CudaRule::DriverVersion]
    );
}

#[test]
fn violations_list_all_with_rule_and_id() {
    let both = Violations::from_found(vec![
        Violation::ZeroLevels {},
        Violation::DedicatedAtOffset { offset: 64 },
    ]);
    assert_eq!(
        both.to_string(),
        "0 levels [LevelsNotZero]; dedicated memory holds its image at 0, not at 64 [DedicatedAtOffsetZero, VUID-vkBindImageMemory-memory-02628]"
    );
    assert_eq!(
        format!("{:?}", both.as_slice()[0]),
        "ZeroLevels: 0 levels [LevelsNotZero]"
    );
    assert_eq!(both.as_slice()[0].vuid(), None);
    assert_eq!(
        both.as_slice()[1].vuid(),
        Some(Vuid::BindImageMemoryMemory02628)
    );
    assert!(both.breaks(CudaRule::LevelsNotZero) && !both.breaks(CudaRule::CubeSquare));
    assert_eq!(Violations::none_of(Vec::new()), Ok(()));
}

/// Every rule that the table says a raw check sees is one that such a check can report, and the reverse.
#[test]
fn the_raw_column_of_the_table_is_what_the_checks_report() {
    let sources = [
        (
            RawDescriptor::MemoryHandle,
            include_str!("descriptors.rs")
                .split("pub fn validate_buffer_desc")
                .next()
                .unwrap_or_default(),
        ),
        (
            RawDescriptor::Buffer,
            include_str!("descriptors.rs")
                .split("pub fn validate_buffer_desc")
                .nth(1)
                .unwrap_or_default(),
        ),
        (
            RawDescriptor::MipmappedArray,
            include_str!("array_descriptor.rs"),
        ),
        (
            RawDescriptor::SemaphoreHandle,
            include_str!("semaphore_descriptor.rs"),
        ),
    ];
    let violations = include_str!("violation.rs");
    for (descriptor, source) in sources {
        let mut reported = HashSet::new();
        for part in source.split("Violation::").skip(1) {
            let name: String = part
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            let Some(declared) = violations.split(&format!("\n    {name} {{")).nth(1) else {
                continue;
            };
            let rule = declared
                .split("} => ")
                .nth(1)
                .and_then(|rest| rest.split(',').next())
                .unwrap_or_default();
            reported.insert(rule.to_owned());
        }
        if descriptor == RawDescriptor::MipmappedArray {
            // Reported through the layout's own check of surfaces.
            reported.insert(CudaRule::SurfaceFlag.to_string());
        }
        let stated: HashSet<String> = CudaRule::ALL
            .iter()
            .filter(|rule| rule.raw_descriptor() == Some(descriptor))
            .map(ToString::to_string)
            .collect();
        let mut differences: Vec<&String> = reported.symmetric_difference(&stated).collect();
        differences.sort();
        assert!(differences.is_empty(), "{descriptor:?}: {differences:?}");
    }
}
