use std::collections::HashSet;
use std::error::Error;
use std::ffi::c_void;
use std::ptr;

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::{Dedication, Exporter, ImageDescription, MemoryHandleType, Origin, Vuid};

use super::*;
use crate::layout::ArrayLayout;

mod arrays;

use arrays::image;

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
        Err("the Vulkan device is 02020202-0202-0202-0202-020202020202 and the CUDA device 01010101-0101-0101-0101-010101010101; pair devices of one UUID [DeviceUuidMatches]".to_owned())
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
