//! What is accepted, and verdicts that need more than one id.

use super::*;

#[test]
fn right_requests_break_nothing() {
    allocate(|_| {}).unwrap();
    import(|_| {}).unwrap();
    exporting(OPAQUE, all_support()).unwrap();
    dedicate(MIB, |_, _| {}, (true, false)).unwrap();
    dedicate(MIB + 1, |_, _| {}, (false, true)).unwrap();
    export(&device(), &memory(), OPAQUE).unwrap();
    fd_properties(&device(), &fd(FileKind::DmaBuf), DMA_BUF).unwrap();
    create_buffer(OPAQUE, &device(), |_| {}).unwrap();
    create_buffer(NONE, &device(), |_| {}).unwrap();
    create_image(OPAQUE, vk::ImageLayout::UNDEFINED, &device(), |_, _| {}).unwrap();
    create_image(NONE, vk::ImageLayout::PREINITIALIZED, &device(), |_, _| {}).unwrap();
    bound_buffer(BindCall::Direct, 0, |_, _| {}).unwrap();
    bound_buffer(BindCall::Direct, 0, |_, memory| {
        memory.dedicated = dedicated_to_buffer(1);
    })
    .unwrap();
    let aliasing = Features::DEDICATED_ALLOCATION_IMAGE_ALIASING;
    bound_image(BindCall::Info, aliasing, 0, |image, memory| {
        memory.dedicated = dedicated_to_image(77);
        image.description.extent.width = 256;
    })
    .unwrap();
    create_semaphore(
        SemaphoreKind::Timeline,
        9,
        SemaphoreTypes::OPAQUE_FD,
        Features::all(),
    )
    .unwrap();
    create_semaphore(
        SemaphoreKind::Binary,
        0,
        SemaphoreTypes::SYNC_FD,
        Features::empty(),
    )
    .unwrap();
    export_semaphore(|_| {}, SemaphoreTypes::OPAQUE_FD).unwrap();
    import_semaphore(|_| {}).unwrap();
    import_semaphore(|of| {
        of.handle_type = SemaphoreTypes::SYNC_FD;
        of.flags = vk::SemaphoreImportFlags::TEMPORARY;
        of.fd = None;
    })
    .unwrap();
}

#[test]
fn an_import_of_handle_type_zero_is_none() {
    let closed = fd(FileKind::Closed);
    let import = ImportRequest {
        handle_type: NONE,
        fd: &closed,
        origin: None,
        fd_memory_type_bits: None,
    };
    let request = AllocationRequest {
        import: Some(import),
        ..AllocationRequest::new(MIB, 0)
    };
    allocation(&device(), &request).unwrap();
}

#[test]
fn memory_from_cuda_has_no_memory_type_to_repeat() {
    let cuda = |of: &mut Imported| {
        of.origin.exporter = Exporter::Cuda;
        of.origin.memory_type_index = None;
        of.origin.driver_uuid = None;
        of.origin.device_mask = 1;
        of.origin.group_device_uuids.clear();
        of.memory_type = 3;
    };
    import(cuda).unwrap();
    let wrong = import(|of| {
        cuda(of);
        of.size = MIB / 2;
    });
    assert_eq!(
        wrong.unwrap_err().as_slice(),
        [Violation::ForeignSizeMismatch {
            exported: MIB,
            requested: MIB / 2
        }]
    );
}

#[test]
fn a_dma_buf_comes_from_any_device_and_is_sized_by_the_kernel() {
    let dma_buf = |of: &mut Imported| {
        of.handle_type = DMA_BUF;
        of.fd = FdFacts {
            number: 7,
            kind: FileKind::DmaBuf,
            size: Some(MIB),
        };
        of.bits = Some(0b1);
        of.origin.handle_type = MemoryHandleType::DmaBuf;
        of.origin.exporter = Exporter::Elsewhere;
        of.origin.memory_type_index = None;
        of.origin.device_uuid = [0; 16];
        of.origin.driver_uuid = None;
    };
    import(dma_buf).unwrap();
    let wrong = import(|of| {
        dma_buf(of);
        of.size = MIB + 1;
    });
    assert_eq!(
        wrong.unwrap_err().as_slice(),
        [Violation::DmaBufTooSmall {
            actual: MIB,
            requested: MIB + 1
        }]
    );
}

#[test]
fn a_device_without_a_uuid_is_nobodys() {
    let verdict = import(|of| {
        of.origin.device_uuid = [0; 16];
        of.device.device_uuid = [0; 16];
    });
    assert!(
        verdict
            .unwrap_err()
            .contains(Vuid::ImportMemoryFdInfoFd00668)
    );
}

#[test]
fn memory_of_one_image_is_imported_for_one_image() {
    let image_only =
        |of: &mut Imported| of.origin.dedication = Dedication::Image(image().description);
    let verdict = import(image_only);
    assert!(matches!(
        verdict.unwrap_err().as_slice(),
        [Violation::DedicationDropped { .. }]
    ));
    import(|of| {
        image_only(of);
        of.image = Some(image());
    })
    .unwrap();
    // A buffer's memory is bytes, unless the device says otherwise.
    import(|of| of.origin.dedication = Dedication::Buffer(buffer().description)).unwrap();
}

#[test]
fn older_texts_want_dedicated_memory_of_exactly_the_size() {
    let mut device = device();
    let image = image();
    let request = AllocationRequest {
        dedicated_image: Some(&image),
        ..AllocationRequest::new(MIB + 1, 0)
    };
    allocation(&device, &request).unwrap();
    device.text_version = vk::make_api_version(0, 1, 4, 309);
    let violations = allocation(&device, &request).unwrap_err();
    assert!(violations.contains(Vuid::MemoryDedicatedAllocateInfoImage02964));
}

#[test]
fn all_violations_are_given_with_their_values() {
    let violations = import(|of| {
        of.size = 1 << 40;
        of.memory_type = 99;
        of.fd = fd(FileKind::Pipe);
        of.origin.device_uuid = [9; 16];
    })
    .unwrap_err();
    let expected = [
        Vuid::AllocateMemoryPAllocateInfo01714,
        Vuid::ImportMemoryFdInfoHandleType00670,
        Vuid::ImportMemoryFdInfoFd00668,
        Vuid::ImportMemoryFdInfoFd01746,
        Vuid::MemoryAllocateInfoAllocationSize01742,
    ];
    for vuid in expected {
        assert!(violations.contains(vuid), "{vuid}: {violations}");
    }
    let text = violations.to_string();
    for value in ["1099511627776", "1048576", "99", "a pipe", "09090909-0909"] {
        assert!(text.contains(value), "{value}: {text}");
    }
    assert!(format!("{violations:?}").contains("VUID-vkAllocateMemory-pAllocateInfo-01714"));
}

#[test]
fn a_request_that_passes_allocates_nothing() {
    // A list that never grew has no memory of its own; this is what `Violations::check` relies on.
    assert_eq!(Vec::<Violation>::new().capacity(), 0);
}

#[test]
fn special_memory_types_are_chosen_only_when_asked_for() {
    let device = device();
    let choose = |bits, flags| device.choose_memory_type(bits, flags);
    assert_eq!(
        choose(0b1111, vk::MemoryPropertyFlags::DEVICE_LOCAL),
        Some(0)
    );
    assert_eq!(choose(0b0110, vk::MemoryPropertyFlags::DEVICE_LOCAL), None);
    assert_eq!(
        choose(0b1110, vk::MemoryPropertyFlags::HOST_VISIBLE),
        Some(3)
    );
    assert_eq!(choose(0b0010, vk::MemoryPropertyFlags::PROTECTED), Some(1));
    assert_eq!(choose(0, vk::MemoryPropertyFlags::empty()), None);
    assert_eq!(choose(u32::MAX, vk::MemoryPropertyFlags::empty()), Some(0));
}

#[test]
fn imported_memory_is_passed_on_only_where_the_device_says_so() {
    let passed_on = |exportable| {
        let mut support = all_support();
        support.opaque_fd.export_from_imported = exportable;
        let (origin, fd) = (origin(), fd(FileKind::MemFd));
        let import = ImportRequest {
            handle_type: OPAQUE,
            fd: &fd,
            origin: Some(&origin),
            fd_memory_type_bits: None,
        };
        let request = AllocationRequest {
            import: Some(import),
            export: OPAQUE,
            support: Some(&support),
            ..AllocationRequest::new(MIB, 0)
        };
        allocation(&device(), &request)
    };
    passed_on(OPAQUE).unwrap();
    let refused = passed_on(NONE).unwrap_err();
    assert!(
        matches!(refused.as_slice(), [Violation::NotReexportable { .. }]),
        "{refused}"
    );
}

#[test]
fn what_is_shared_as_dedicated_memory_only_is_imported_so() {
    let only = able(
        vk::ExternalMemoryFeatureFlags::IMPORTABLE
            | vk::ExternalMemoryFeatureFlags::EXPORTABLE
            | vk::ExternalMemoryFeatureFlags::DEDICATED_ONLY,
    );
    let required = |handle_type: vk::ExternalMemoryHandleTypeFlags| Violation::DedicationRequired {
        handle_type: handle_type.as_raw(),
        import: true,
    };
    let dma_buf = |of: &mut Imported| {
        of.handle_type = DMA_BUF;
        of.fd = fd(FileKind::DmaBuf);
        of.origin.handle_type = MemoryHandleType::DmaBuf;
        of.origin.exporter = Exporter::Elsewhere;
        of.support = only;
    };
    let refused = import(dma_buf).unwrap_err();
    assert_eq!(refused.as_slice(), [required(DMA_BUF)]);
    import(|of| {
        dma_buf(of);
        of.image = Some(ImageFacts {
            support: only,
            ..image()
        });
    })
    .unwrap();
    let refused = import(|of| of.support = only).unwrap_err();
    assert_eq!(refused.as_slice(), [required(OPAQUE)]);
    // CUDA dedicates nothing.
    import(|of| {
        of.support = only;
        of.origin.exporter = Exporter::Cuda;
    })
    .unwrap();
    // Memory that was imported for nothing in particular.
    let none = Features::empty();
    let refused = bound_image(BindCall::Direct, none, 0, |image, memory| {
        image.support = only;
        image.external = DMA_BUF;
        memory.export = NONE;
        memory.imported = DMA_BUF;
    });
    assert_eq!(refused.unwrap_err().as_slice(), [required(DMA_BUF)]);
}

#[test]
fn a_type_goes_together_with_itself() {
    // Whether or not a driver thinks of saying so.
    let mut support = all_support();
    support.opaque_fd.compatible = NONE;
    exporting(OPAQUE, support).unwrap();
}

#[test]
fn images_of_no_type_and_for_no_use_are_refused() {
    let undefined = vk::ImageLayout::UNDEFINED;
    let image_type = vk::ImageType::from_raw(9);
    let refused = create_image(OPAQUE, undefined, &device(), |of, _| {
        of.image_type = image_type;
        of.usage = vk::ImageUsageFlags::empty();
    });
    assert_eq!(
        refused.unwrap_err().as_slice(),
        [
            Violation::UnknownImageType { image_type },
            Violation::EmptyImageUsage {}
        ]
    );
}

#[test]
fn families_that_share_are_two_or_more_that_exist() {
    let family = QueueFamily {
        flags: vk::QueueFlags::TRANSFER,
        count: 1,
        created: true,
    };
    let with = |families: &[u32], mode| {
        let device = DeviceFacts {
            queue_families: vec![family; 3],
            ..device()
        };
        let of_buffer = create_buffer(OPAQUE, &device, |of| {
            of.sharing_mode = mode;
            of.queue_family_indices = families.to_vec();
        });
        let undefined = vk::ImageLayout::UNDEFINED;
        let of_image = create_image(OPAQUE, undefined, &device, |of, _| {
            of.sharing_mode = mode;
            of.queue_family_indices = families.to_vec();
        });
        assert_eq!(of_buffer, of_image);
        of_buffer
    };
    let (concurrent, exclusive) = (vk::SharingMode::CONCURRENT, vk::SharingMode::EXCLUSIVE);
    with(&[0, 2], concurrent).unwrap();
    with(&[2, 1, 0], concurrent).unwrap();
    with(&[9, 9], exclusive).unwrap();
    for families in [&[][..], &[1], &[1, 1], &[0, 3]] {
        let refused = with(families, concurrent).unwrap_err();
        let (families, count) = (families.to_vec(), 3);
        let expected = [Violation::ConcurrentFamilies { families, count }];
        assert_eq!(refused.as_slice(), expected);
    }
    let mode = vk::SharingMode::from_raw(7);
    let refused = with(&[0, 1], mode).unwrap_err();
    assert_eq!(refused.as_slice(), [Violation::UnknownSharingMode { mode }]);
}

#[test]
fn what_is_sparse_is_not_bound_as_a_whole() {
    let refused = bound_buffer(BindCall::Direct, 0, |buffer, _| {
        buffer.description.flags = vk::BufferCreateFlags::SPARSE_BINDING;
    });
    let resource = ResourceKind::Buffer;
    assert_eq!(
        refused.unwrap_err().as_slice(),
        [Violation::BindSparse { resource }]
    );
    let refused = bound_image(BindCall::Info, Features::empty(), 0, |image, _| {
        image.description.flags = vk::ImageCreateFlags::SPARSE_BINDING;
    });
    let resource = ResourceKind::Image;
    assert_eq!(
        refused.unwrap_err().as_slice(),
        [Violation::BindSparse { resource }]
    );
}

#[test]
fn what_can_be_exported_together_is_named_together() {
    let apart = all_support();
    assert_eq!(apart.exportable(), OPAQUE);
    let mut together = apart;
    together.opaque_fd.compatible = OPAQUE | DMA_BUF;
    together.dma_buf.compatible = OPAQUE | DMA_BUF;
    assert_eq!(together.exportable(), OPAQUE | DMA_BUF);
    let dma_buf = ExternalSupport {
        opaque_fd: ExternalProperties::NONE,
        ..apart
    };
    assert_eq!(dma_buf.exportable(), DMA_BUF);
    assert_eq!(ExternalSupport::NONE.exportable(), NONE);
}
