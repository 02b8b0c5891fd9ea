//! Each checked rule broken at least once.

use std::collections::BTreeSet;

use super::*;

/// Requests that each break the rule beside them.
#[expect(clippy::too_many_lines, reason = "one line or a few for each rule")]
fn broken() -> Vec<(Vuid, Result<(), Violations>)> {
    use Vuid as V;
    let flags = vk::MemoryAllocateFlags::from_raw;
    let layout = vk::ImageLayout::UNDEFINED;
    let no_dma_buf = DeviceFacts {
        extensions: Extensions::EXTERNAL_MEMORY_FD,
        ..device()
    };
    let several = || {
        import(|of| {
            of.handle_type = DMA_BUF;
            of.origin.handle_type = MemoryHandleType::DmaBuf;
            of.fd = FdFacts {
                number: 7,
                kind: FileKind::DmaBuf,
                size: Some(MIB),
            };
            of.memory_type = 3;
        })
    };
    let outsider = Origin {
        device_uuid: [9; 16],
        driver_uuid: Some([9; 16]),
        ..origin()
    };
    let mut found = vec![
        (
            V::ImportMemoryFdInfoFd00668,
            import(|of| of.origin.device_uuid = [9; 16]),
        ),
        (
            V::ImportMemoryFdInfoFd01520,
            import(|of| of.origin.driver_uuid = Some([9; 16])),
        ),
        (
            V::ImportMemoryFdInfoFd01746,
            import(|of| of.origin = outsider),
        ),
        (
            V::ImportMemoryFdInfoHandleType00669,
            import(|of| of.handle_type = WIN32),
        ),
        (
            V::ImportMemoryFdInfoHandleType00670,
            import(|of| of.fd = fd(FileKind::Closed)),
        ),
        (
            V::ImportMemoryFdInfoHandleType09862,
            import(|of| of.support = ExternalSupport::NONE),
        ),
        (
            V::ImportMemoryFdInfoHandleTypeParameter,
            import(|of| of.handle_type = OPAQUE | DMA_BUF),
        ),
        (
            V::MemoryAllocateInfoNone00643,
            import(|of| of.origin.device_mask = 0b11),
        ),
        (
            V::MemoryAllocateInfoNone00644,
            import(|of| of.origin.group_device_uuids.reverse()),
        ),
        (V::MemoryAllocateInfoNone12523, several()),
        (
            V::MemoryAllocateInfoAllocationSize01742,
            import(|of| of.size = MIB / 2),
        ),
        (
            V::MemoryAllocateInfoAllocationSize01742,
            import(|of| of.memory_type = 3),
        ),
        (
            V::MemoryAllocateInfoAllocationSize07897,
            allocate(|of| of.allocation_size = 0),
        ),
        (
            V::MemoryAllocateInfoAllocationSize07899,
            allocate(|of| {
                of.allocation_size = 0;
                of.export = OPAQUE;
            }),
        ),
        (
            V::MemoryAllocateInfoFlags03330,
            allocate(|of| of.flags = flags(4)),
        ),
        (
            V::MemoryAllocateInfoFlags03331,
            allocate(|of| of.flags = flags(2)),
        ),
        (
            V::MemoryAllocateInfoMemoryTypeIndex00648,
            import(|of| of.bits = Some(0b10)),
        ),
        (
            V::MemoryAllocateInfoMemoryTypeIndex01872,
            allocate(|of| of.memory_type_index = 1),
        ),
        (
            V::MemoryAllocateInfoOpaqueCaptureAddress03329,
            allocate(|of| {
                of.opaque_capture_address = 64;
            }),
        ),
        (
            V::MemoryAllocateInfoOpaqueCaptureAddress03333,
            import(|of| of.address = 64),
        ),
        (V::MemoryAllocateInfoPNext00639, dedicate_not()),
        (
            V::ExportMemoryAllocateInfoHandleTypes09860,
            exporting(OPAQUE, ExternalSupport::NONE),
        ),
        (
            V::ExportMemoryAllocateInfoHandleTypes09860,
            exporting(OPAQUE | DMA_BUF, all_support()),
        ),
        (V::ExportMemoryAllocateInfoHandleTypesParameter, {
            let request = AllocationRequest {
                export: DMA_BUF,
                ..AllocationRequest::new(MIB, 0)
            };
            allocation(&no_dma_buf, &request)
        }),
        (
            V::MemoryDedicatedAllocateInfoBuffer01436,
            dedicate(
                MIB,
                |buffer, _| {
                    buffer.description.flags = vk::BufferCreateFlags::SPARSE_BINDING;
                },
                (true, false),
            ),
        ),
        (
            V::MemoryDedicatedAllocateInfoBuffer01879,
            import(|of| of.buffer = Some(buffer())),
        ),
        (
            V::MemoryDedicatedAllocateInfoBuffer01879,
            import(|of| {
                of.buffer = Some(buffer());
                of.origin.dedication = Dedication::Buffer(BufferDescription::new(
                    MIB,
                    vk::BufferUsageFlags::TRANSFER_SRC,
                ));
            }),
        ),
        (
            V::MemoryDedicatedAllocateInfoBuffer02965,
            dedicate(MIB - 1, |_, _| {}, (true, false)),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage01432,
            dedicate(MIB, |_, _| {}, (true, true)),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage01434,
            dedicate(
                MIB,
                |_, image| {
                    image.description.flags = vk::ImageCreateFlags::SPARSE_BINDING;
                },
                (false, true),
            ),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage01797,
            dedicate(
                MIB,
                |_, image| {
                    image.description.flags = vk::ImageCreateFlags::DISJOINT;
                },
                (false, true),
            ),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage01878,
            import(|of| of.image = Some(image())),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage01878,
            import(|of| {
                of.image = Some(image());
                of.origin.dedication = Dedication::Buffer(buffer().description);
            }),
        ),
        (
            V::MemoryDedicatedAllocateInfoImage02964,
            dedicate(MIB - 1, |_, _| {}, (false, true)),
        ),
        (
            V::MemoryAllocateFlagsInfoDeviceMask00675,
            allocate(|of| {
                of.flags = vk::MemoryAllocateFlags::DEVICE_MASK;
                of.device_mask = 0b101;
            }),
        ),
        (
            V::MemoryAllocateFlagsInfoDeviceMask00676,
            allocate(|of| {
                of.flags = vk::MemoryAllocateFlags::DEVICE_MASK;
            }),
        ),
        (
            V::MemoryAllocateFlagsInfoFlags10760,
            import(|of| of.flags = ZERO_INITIALIZE),
        ),
        (
            V::MemoryAllocateFlagsInfoFlags10761,
            allocate(|of| {
                of.flags = ZERO_INITIALIZE;
                of.memory_type_index = 1;
            }),
        ),
        (
            V::MemoryAllocateFlagsInfoFlagsParameter,
            allocate(|of| of.flags = flags(1 << 20)),
        ),
        (
            V::MemoryGetFdInfoHandleType00671,
            export(&device(), &memory(), DMA_BUF),
        ),
        (
            V::MemoryGetFdInfoHandleType00672,
            export(&device(), &memory(), WIN32),
        ),
        (
            V::MemoryGetFdInfoHandleType12524,
            export(
                &device(),
                &MemoryFacts {
                    export: DMA_BUF,
                    memory_type_index: 3,
                    device_mask: 0b11,
                    ..memory()
                },
                DMA_BUF,
            ),
        ),
        (
            V::MemoryGetFdInfoHandleTypeParameter,
            export(&no_dma_buf, &memory(), DMA_BUF),
        ),
        (
            V::GetMemoryFdPropertiesFd00673,
            fd_properties(
                &device(),
                &fd(FileKind::CharacterDevice { major: 1, minor: 3 }),
                DMA_BUF,
            ),
        ),
        (
            V::GetMemoryFdPropertiesHandleType00674,
            fd_properties(&device(), &fd(FileKind::DmaBuf), OPAQUE),
        ),
        (
            V::GetMemoryFdPropertiesHandleTypeParameter,
            fd_properties(&no_dma_buf, &fd(FileKind::DmaBuf), DMA_BUF),
        ),
        (V::ExternalMemoryImageCreateInfoHandleTypesParameter, {
            create_image(DMA_BUF, layout, &no_dma_buf, |_, _| {})
        }),
        (V::ExternalMemoryBufferCreateInfoHandleTypesParameter, {
            create_buffer(DMA_BUF, &no_dma_buf, |_| {})
        }),
        (
            V::PhysicalDeviceExternalBufferInfoNone09499,
            create_buffer(OPAQUE, &device(), |of| {
                of.usage = vk::BufferUsageFlags::from_raw(1 << 31);
            }),
        ),
        (
            V::PhysicalDeviceExternalBufferInfoNone09500,
            create_buffer(OPAQUE, &device(), |of| {
                of.usage = vk::BufferUsageFlags::empty();
            }),
        ),
        (V::PhysicalDeviceExternalBufferInfoFlagsParameter, {
            create_buffer(OPAQUE, &device(), |of| {
                of.flags = vk::BufferCreateFlags::from_raw(1 << 31);
            })
        }),
        (
            V::ImportSemaphoreFdInfoFd01544,
            import_semaphore(|of| {
                of.origin = Some(&SemaphoreOrigin {
                    exporter: Exporter::Vulkan,
                    device_uuid: [1; 16],
                    driver_uuid: [9; 16],
                });
            }),
        ),
        (
            V::ImportSemaphoreFdInfoFlags03323,
            import_semaphore(|of| {
                of.target = SemaphoreKind::Timeline;
                of.exported = Some(SemaphoreKind::Timeline);
                of.flags = vk::SemaphoreImportFlags::TEMPORARY;
            }),
        ),
        (
            V::ImportSemaphoreFdInfoHandleType01143,
            import_semaphore(|of| {
                of.handle_type = SemaphoreTypes::OPAQUE_WIN32;
            }),
        ),
        (
            V::ImportSemaphoreFdInfoHandleType03264,
            import_semaphore(|of| {
                of.exported = Some(SemaphoreKind::Timeline);
            }),
        ),
        (
            V::ImportSemaphoreFdInfoHandleType07307,
            import_semaphore(|of| {
                of.handle_type = SemaphoreTypes::SYNC_FD;
            }),
        ),
        (
            V::ImportSemaphoreFdInfoFlagsParameter,
            import_semaphore(|of| {
                of.flags = vk::SemaphoreImportFlags::from_raw(1 << 5);
            }),
        ),
        (
            V::ImportSemaphoreFdInfoHandleTypeParameter,
            import_semaphore(|of| {
                of.handle_type = SemaphoreTypes::OPAQUE_FD | SemaphoreTypes::SYNC_FD;
            }),
        ),
        (
            V::SemaphoreGetFdInfoHandleType01132,
            export_semaphore(
                |of| {
                    of.export = SemaphoreTypes::empty();
                },
                SemaphoreTypes::OPAQUE_FD,
            ),
        ),
        (V::SemaphoreGetFdInfoHandleType01136, {
            export_semaphore(|_| {}, SemaphoreTypes::OPAQUE_WIN32)
        }),
        (
            V::SemaphoreGetFdInfoHandleType03253,
            export_semaphore(
                |of| {
                    of.kind = SemaphoreKind::Timeline;
                    of.export = SemaphoreTypes::SYNC_FD;
                },
                SemaphoreTypes::SYNC_FD,
            ),
        ),
        (
            V::SemaphoreGetFdInfoSemaphore01133,
            export_semaphore(
                |of| {
                    of.imported = SemaphoreTypes::OPAQUE_FD;
                },
                SemaphoreTypes::OPAQUE_FD,
            ),
        ),
        (V::SemaphoreGetFdInfoHandleTypeParameter, {
            export_semaphore(|_| {}, SemaphoreTypes::from_raw(1 << 9))
        }),
        (V::ExportSemaphoreCreateInfoHandleTypes01124, {
            let [_, sync] = semaphore_support();
            semaphore_creation(
                &device(),
                SemaphoreKind::Binary,
                0,
                SemaphoreTypes::OPAQUE_FD,
                &[SemaphoreSupport::NONE, sync],
            )
        }),
        (
            V::ExportSemaphoreCreateInfoHandleTypesParameter,
            create_semaphore(
                SemaphoreKind::Binary,
                0,
                SemaphoreTypes::from_raw(1 << 9),
                Features::empty(),
            ),
        ),
        (
            V::SemaphoreTypeCreateInfoSemaphoreType03279,
            create_semaphore(
                SemaphoreKind::Binary,
                1,
                SemaphoreTypes::empty(),
                Features::empty(),
            ),
        ),
        (
            V::SemaphoreTypeCreateInfoTimelineSemaphore03252,
            create_semaphore(
                SemaphoreKind::Timeline,
                0,
                SemaphoreTypes::empty(),
                Features::empty(),
            ),
        ),
        (
            V::AllocateMemoryDeviceCoherentMemory02790,
            allocate(|of| of.memory_type_index = 2),
        ),
        (
            V::AllocateMemoryMaxMemoryAllocationCount04101,
            allocate(|of| of.live_allocations = 100),
        ),
        (
            V::AllocateMemoryPAllocateInfo01713,
            allocate(|of| of.allocation_size = (1 << 30) + 1),
        ),
        (
            V::AllocateMemoryPAllocateInfo01714,
            allocate(|of| of.memory_type_index = 4),
        ),
        (
            V::BufferCreateInfoPNext00920,
            create_buffer(OPAQUE | WIN32, &device(), |_| {}),
        ),
        (
            V::ImageCreateInfoPNext00990,
            create_image(OPAQUE, layout, &device(), |_, support| {
                support.external = ExternalSupport::NONE;
            }),
        ),
        (V::ImageCreateInfoPNext01443, {
            create_image(
                OPAQUE,
                vk::ImageLayout::PREINITIALIZED,
                &device(),
                |_, _| {},
            )
        }),
    ];
    let calls = [BindCall::Direct, BindCall::Info];
    let pairs = |direct, info| calls.into_iter().zip([direct, info]);
    for (call, vuid) in pairs(
        V::BindBufferMemoryBuffer01444,
        V::BindBufferMemoryInfoBuffer01444,
    ) {
        found.push((
            vuid,
            bound_buffer(call, 0, |buffer, _| {
                buffer.requirements.requires_dedicated = true;
            }),
        ));
    }
    for (call, vuid) in pairs(
        V::BindBufferMemoryMemory01508,
        V::BindBufferMemoryInfoMemory01508,
    ) {
        found.push((
            vuid,
            bound_buffer(call, 0, |_, memory| {
                memory.dedicated = dedicated_to_buffer(77);
            }),
        ));
        found.push((
            vuid,
            bound_buffer(call, 256, |_, memory| {
                memory.dedicated = dedicated_to_buffer(1);
            }),
        ));
    }
    for (call, vuid) in pairs(
        V::BindBufferMemoryMemory02726,
        V::BindBufferMemoryInfoMemory02726,
    ) {
        found.push((
            vuid,
            bound_buffer(call, 0, |buffer, _| buffer.external = DMA_BUF),
        ));
    }
    for (call, vuid) in pairs(
        V::BindBufferMemoryMemory02985,
        V::BindBufferMemoryInfoMemory02985,
    ) {
        found.push((
            vuid,
            bound_buffer(call, 0, |_, memory| memory.imported = DMA_BUF),
        ));
    }
    for (call, vuid) in pairs(
        V::BindBufferMemoryMemory10925,
        V::BindBufferMemoryInfoMemory10925,
    ) {
        found.push((
            vuid,
            bound_buffer(call, 0, |_, memory| {
                memory.dedicated = dedicated_to_image(2);
            }),
        ));
    }
    let (none, aliasing) = (
        Features::empty(),
        Features::DEDICATED_ALLOCATION_IMAGE_ALIASING,
    );
    for (call, vuid) in pairs(
        V::BindImageMemoryImage01445,
        V::BindImageMemoryInfoImage01445,
    ) {
        found.push((
            vuid,
            bound_image(call, none, 0, |image, _| {
                image.requirements.requires_dedicated = true;
            }),
        ));
    }
    for (call, vuid) in pairs(
        V::BindImageMemoryMemory02628,
        V::BindImageMemoryInfoMemory02628,
    ) {
        found.push((
            vuid,
            bound_image(call, none, 0, |_, memory| {
                memory.dedicated = dedicated_to_image(77);
            }),
        ));
    }
    for (call, vuid) in pairs(
        V::BindImageMemoryMemory02629,
        V::BindImageMemoryInfoMemory02629,
    ) {
        found.push((
            vuid,
            bound_image(call, aliasing, 0, |image, memory| {
                memory.dedicated = dedicated_to_image(77);
                image.description.extent.width = 1024;
            }),
        ));
    }
    for (call, vuid) in pairs(
        V::BindImageMemoryMemory02728,
        V::BindImageMemoryInfoMemory02728,
    ) {
        found.push((
            vuid,
            bound_image(call, none, 0, |image, _| image.external = DMA_BUF),
        ));
    }
    for (call, vuid) in pairs(
        V::BindImageMemoryMemory02989,
        V::BindImageMemoryInfoMemory02989,
    ) {
        found.push((
            vuid,
            bound_image(call, none, 0, |_, memory| memory.imported = DMA_BUF),
        ));
    }
    for (call, vuid) in pairs(
        V::BindImageMemoryMemory10926,
        V::BindImageMemoryInfoMemory10926,
    ) {
        found.push((
            vuid,
            bound_image(call, none, 0, |_, memory| {
                memory.dedicated = dedicated_to_buffer(1);
            }),
        ));
    }
    found
}

fn dedicate_not() -> Result<(), Violations> {
    exporting(
        OPAQUE,
        able(
            vk::ExternalMemoryFeatureFlags::EXPORTABLE
                | vk::ExternalMemoryFeatureFlags::DEDICATED_ONLY,
        ),
    )
}

#[test]
fn each_checked_rule_is_found_broken() {
    for (vuid, verdict) in broken() {
        let violations = verdict.expect_err(vuid.id());
        assert!(violations.contains(vuid), "{vuid} is not in: {violations}");
        assert!(violations.to_string().contains(vuid.id()), "{violations}");
        for violation in &violations {
            // What is wrong, a colon, what to do.
            let text = violation.to_string();
            let way_out = text.rsplit_once(": ").map_or("", |(_, way_out)| way_out);
            assert!(way_out.split(' ').count() > 1, "{text}");
        }
    }
}

#[test]
fn the_checked_rules_are_those_that_can_be_broken() {
    let seen: BTreeSet<Vuid> = broken().into_iter().map(|(vuid, _)| vuid).collect();
    let checked: BTreeSet<Vuid> = Vuid::ALL
        .iter()
        .copied()
        .filter(|vuid| vuid.keeper() == Keeper::Checked)
        .collect();
    let missing: Vec<_> = checked.difference(&seen).collect();
    assert!(
        missing.is_empty(),
        "said to be checked, but no request breaks them: {missing:?}"
    );
    let unsaid: Vec<_> = seen.difference(&checked).collect();
    assert!(
        unsaid.is_empty(),
        "found broken, but not said to be checked: {unsaid:?}"
    );
}
