//! Devices that are made of several, as facts: no driver at hand has any.

use super::*;

#[test]
fn masks_name_the_devices_of_the_group() {
    let mut device = device();
    assert_eq!(device.full_device_mask(), 0b11);
    device.group_device_uuids.clear();
    assert_eq!(device.full_device_mask(), 0b1);
    device.group_device_uuids = vec![[0; 16]; 32];
    assert_eq!(device.full_device_mask(), u32::MAX);
}

/// Imports memory that a device of the same group exported.
fn regroup(
    exported: u32,
    memory_type: u32,
    asked: Option<u32>,
    handle_type: MemoryHandleType,
) -> Result<(), Violations> {
    let origin = Origin {
        handle_type,
        memory_type_index: Some(memory_type),
        device_mask: exported,
        ..origin()
    };
    let kind = match handle_type {
        MemoryHandleType::OpaqueFd => FileKind::MemFd,
        MemoryHandleType::DmaBuf => FileKind::DmaBuf,
    };
    let fd = fd(kind);
    let request = AllocationRequest {
        import: Some(ImportRequest {
            handle_type: handle_type.flags(),
            fd: &fd,
            origin: Some(&origin),
            fd_memory_type_bits: None,
        }),
        flags: asked.map_or(vk::MemoryAllocateFlags::empty(), |_| {
            vk::MemoryAllocateFlags::DEVICE_MASK
        }),
        device_mask: asked.unwrap_or(0),
        ..AllocationRequest::new(MIB, memory_type)
    };
    allocation(&device(), &request)
}

#[test]
fn memory_without_a_mask_is_on_every_device_only_if_its_heap_is() {
    let device = device();
    // Types 0 and 3: a heap of one instance, and one with an instance on each device.
    assert_eq!(device.default_device_mask(0), 0b1);
    assert_eq!(device.default_device_mask(3), 0b11);
    assert_eq!(device.default_device_mask(99), 0b1);
    let opaque = MemoryHandleType::OpaqueFd;
    for (memory_type, mask, other) in [(0, 0b1, 0b11), (3, 0b11, 0b1)] {
        regroup(mask, memory_type, None, opaque).unwrap();
        regroup(mask, memory_type, Some(mask), opaque).unwrap();
        for (exported, asked) in [(other, None), (other, Some(mask)), (mask, Some(other))] {
            let refused = regroup(exported, memory_type, asked, opaque).unwrap_err();
            let requested = asked.unwrap_or(mask);
            let expected = [Violation::DeviceMaskMismatch {
                exported,
                requested,
            }];
            assert_eq!(refused.as_slice(), expected);
        }
    }
}

#[test]
fn a_dma_buf_stands_for_one_instance() {
    let dma_buf = MemoryHandleType::DmaBuf;
    regroup(0b1, 0, None, dma_buf).unwrap();
    regroup(0b10, 3, Some(0b10), dma_buf).unwrap();
    for (memory_type, asked) in [(3, None), (0, Some(0b11)), (3, Some(0b11))] {
        let refused = regroup(0b11, memory_type, asked, dma_buf).unwrap_err();
        assert!(
            refused.contains(Vuid::MemoryAllocateInfoNone12523),
            "{refused}"
        );
    }
    let with_mask = |memory_type_index, device_mask| {
        let memory = MemoryFacts {
            export: DMA_BUF,
            memory_type_index,
            device_mask,
            ..memory()
        };
        export(&device(), &memory, DMA_BUF)
    };
    with_mask(0, 0b1).unwrap();
    with_mask(3, 0b10).unwrap();
    // A mask of two devices makes two instances, of whatever heap.
    for memory_type in [0, 3] {
        let refused = with_mask(memory_type, 0b11).unwrap_err();
        assert!(
            refused.contains(Vuid::MemoryGetFdInfoHandleType12524),
            "{refused}"
        );
    }
}

#[test]
fn groups_that_differ_are_told_apart_by_their_devices() {
    let refused = import(|of| of.origin.group_device_uuids.reverse()).unwrap_err();
    let text = refused.to_string();
    let (one, three) = (
        "01010101-0101-0101-0101-010101010101",
        "03030303-0303-0303-0303-030303030303",
    );
    assert!(text.contains(&format!("({three}, {one})")), "{text}");
    assert!(text.contains(&format!("({one}, {three})")), "{text}");
}

#[test]
fn a_device_in_no_group_is_a_group_of_one() {
    let alone = |exporter: [u8; 16], group: Vec<[u8; 16]>, handle_type: MemoryHandleType| {
        import(|of| {
            of.handle_type = handle_type.flags();
            of.origin.handle_type = handle_type;
            of.origin.device_uuid = exporter;
            of.origin.group_device_uuids = group;
            of.device.group_device_uuids.clear();
            if handle_type == MemoryHandleType::DmaBuf {
                of.fd = fd(FileKind::DmaBuf);
            }
        })
    };
    let (opaque, dma_buf) = (MemoryHandleType::OpaqueFd, MemoryHandleType::DmaBuf);
    let (here, there) = ([1; 16], [3; 16]);
    for handle_type in [opaque, dma_buf] {
        alone(here, Vec::new(), handle_type).unwrap();
        alone(here, vec![here], handle_type).unwrap();
        let refused = alone(here, vec![here, there], handle_type).unwrap_err();
        assert!(refused.contains(Vuid::MemoryAllocateInfoNone00644));
    }
    for group in [Vec::new(), vec![there]] {
        alone(there, group.clone(), dma_buf).unwrap();
        let refused = alone(there, group, opaque).unwrap_err();
        for vuid in [
            Vuid::ImportMemoryFdInfoFd00668,
            Vuid::MemoryAllocateInfoNone00644,
        ] {
            assert!(refused.contains(vuid), "{vuid}: {refused}");
        }
    }
}
