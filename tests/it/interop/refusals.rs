//! What is refused before a driver is called, and what a refused import hands back.

use std::os::fd::AsFd;

use ash::vk;
use cuda_interop::rules::{CudaRule, Violation};
use cuda_interop::vulkan::{
    Allocation, BinaryFd, Buffer, Image, MemoryHandleType, Origin, TimelineFd, Vuid,
};
use cuda_interop::{
    BufferDescription, Error, ExternalBinarySemaphore, ExternalMemory, ExternalTimeline,
    ImageDescription, MemoryFd, SharedBuffer, SharedImage,
};
use interop_tests::{SoftwareDriver, on_each, open_fds};

use super::world::{World, exported_buffer, picture};

/// The one CUDA rule that is broken.
#[track_caller]
fn broken(error: &Error) -> CudaRule {
    match error {
        Error::Invalid(violations) => match violations.as_slice() {
            [violation] => violation.rule(),
            several => panic!("{several:?}"),
        },
        other => panic!("{other:?}"),
    }
}

#[test]
fn memory_that_cannot_be_cudas_is_refused_by_its_origin() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let context = world.device.context();
        type Change = fn(&mut Origin);
        let changes: [(Change, CudaRule); 5] = [
            (
                |origin| origin.device_uuid = [0xab; 16],
                Violation::DeviceUuidMismatch {
                    vulkan: [0; 16],
                    cuda: [0; 16],
                }
                .rule(),
            ),
            (
                |origin| origin.device_uuid = [0; 16],
                Violation::ZeroDeviceUuid {
                    vulkan: [0; 16],
                    cuda: [0; 16],
                }
                .rule(),
            ),
            (
                |origin| origin.allocation_size = 0,
                Violation::ZeroMemorySize {}.rule(),
            ),
            (
                |origin| origin.handle_type = MemoryHandleType::DmaBuf,
                Violation::DmaBufInRuntime {}.rule(),
            ),
            (
                |origin| origin.device_mask = 3,
                Violation::GroupMemory {
                    device_mask: 3,
                    devices: 1,
                }
                .rule(),
            ),
        ];
        for (change, rule) in changes {
            let (fd, mut origin) = exported_buffer(&world, 4096).into_parts();
            change(&mut origin);
            // SAFETY: the origin is untrue on purpose; what is made of it is refused before a driver is called.
            let fd = unsafe { MemoryFd::from_parts(fd, origin.clone()) };
            let (calls, open) = (world.double.calls_in_all(), open_fds());
            let failed = ExternalMemory::import(context, fd).unwrap_err();
            assert_eq!(world.double.calls_in_all(), calls, "a driver was called");
            assert_eq!(broken(&failed.error), rule);
            assert_eq!(failed.fd.origin(), &origin);
            assert_eq!(open_fds(), open);
        }
        assert_eq!(world.living(), before);
    });
}

#[test]
fn a_refused_semaphore_hands_its_fd_back_and_works_the_second_time() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let context = world.device.context();
        for close_fd in [false, true] {
            let origin = world.semaphore_origin();
            let open = open_fds().len();
            // SAFETY: the double made the timeline.
            let fd = unsafe { TimelineFd::from_parts(world.double.timeline(4), origin.clone()) };
            world
                .double
                .fail("cudaImportExternalSemaphore", 1, 999, close_fd);
            let failed = ExternalTimeline::import(context, fd).unwrap_err();
            assert_eq!(failed.error.cuda_code(), Some(999));
            assert_eq!(open_fds().len(), open + 1);
            assert_eq!(world.double.timeline_value(failed.fd.as_fd()), 4);
            ExternalTimeline::import(context, failed.fd).unwrap();

            // SAFETY: the double takes any fd for a binary semaphore's.
            let fd = unsafe { BinaryFd::from_parts(world.double.timeline(0), origin) };
            world
                .double
                .fail("cudaImportExternalSemaphore", 1, 999, close_fd);
            let failed = ExternalBinarySemaphore::import(context, fd).unwrap_err();
            assert_eq!(failed.error.cuda_code(), Some(999));
            ExternalBinarySemaphore::import(context, failed.fd).unwrap();
        }
        let mut origin = world.semaphore_origin();
        origin.device_uuid = [0xab; 16];
        // SAFETY: the origin is untrue on purpose; it is refused before a driver is called.
        let fd = unsafe { TimelineFd::from_parts(world.double.timeline(4), origin) };
        let calls = world.double.calls("cudaImportExternalSemaphore");
        let failed = ExternalTimeline::import(context, fd).unwrap_err();
        assert!(failed.to_string().contains("import failed"));
        assert!(matches!(failed.error, Error::Invalid(_)));
        assert_eq!(world.double.calls("cudaImportExternalSemaphore"), calls);
        drop(failed);
        assert_eq!(world.living(), before);
    });
}

#[test]
fn images_that_cuda_cannot_map_are_refused_before_anything_is_made() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let calls = world.double.calls_in_all();
        let changed = |change: fn(&mut ImageDescription)| {
            let mut other = picture(vk::Format::R8G8B8A8_UNORM, 16, 16);
            change(&mut other);
            other
        };
        for description in [
            changed(|it| it.extent.width = 0),
            changed(|it| it.mip_levels = 0),
            changed(|it| it.mip_levels = 99),
            changed(|it| it.array_layers = 0),
            changed(|it| it.samples = vk::SampleCountFlags::TYPE_4),
            changed(|it| it.tiling = vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT),
            changed(|it| it.tiling = vk::ImageTiling::LINEAR),
            changed(|it| it.flags = vk::ImageCreateFlags::SPARSE_BINDING),
            changed(|it| it.flags = vk::ImageCreateFlags::PROTECTED),
            changed(|it| it.format = vk::Format::G8_B8R8_2PLANE_420_UNORM),
            changed(|it| it.format = vk::Format::R8G8B8_UNORM),
            changed(|it| it.format = vk::Format::UNDEFINED),
        ] {
            let error = SharedImage::new(&world.device, &description).unwrap_err();
            assert!(
                matches!(&error, Error::Invalid(found) if !found.as_slice().is_empty()),
                "{description:?}: {error:?}"
            );
        }
        assert_eq!(world.double.calls_in_all(), calls, "a driver was called");
        assert_eq!(world.living(), before);
    });
}

#[test]
fn an_allocation_that_vulkan_refuses_leaves_nothing() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        for size in [0, 1 << 50] {
            let description = cuda_interop::BufferDescription::new(size, usage);
            let error = SharedBuffer::new(&world.device, &description).unwrap_err();
            assert!(matches!(error, Error::Vulkan(_)), "{size}: {error:?}");
            assert_eq!(world.living(), before);
        }
        let description = picture(vk::Format::R8_UNORM, 1 << 20, 1);
        let error = SharedImage::new(&world.device, &description).unwrap_err();
        assert!(
            matches!(error, Error::Vulkan(_) | Error::Invalid(_)),
            "{error:?}"
        );
        assert_eq!(world.living(), before);
    });
}

#[test]
fn views_stay_inside_their_buffer_and_fit_their_type() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let buffer = world.buffer(100);
        let mapped = buffer.cuda();
        let stream = world.stream();
        for (offset, length) in [(0, 101), (100, 1), (101, 0), (u64::MAX, 1), (1, u64::MAX)] {
            match mapped.view::<u8>(offset, length) {
                Err(Error::OutOfRange { size: 100, .. }) => {}
                other => panic!("{offset} {length}: {other:?}"),
            }
        }
        assert!(matches!(
            mapped.view::<u64>(0, u64::MAX / 4),
            Err(Error::OutOfRange { .. })
        ));
        assert!(mapped.view::<u8>(100, 0).unwrap().is_empty());
        assert_eq!(mapped.view::<u32>(4, 24).unwrap().len(), 24);
        for offset in [1, 2, 3] {
            match mapped.view::<u32>(offset, 1) {
                Err(Error::Misaligned {
                    value,
                    alignment: 4,
                }) => assert_eq!(value, offset),
                other => panic!("{other:?}"),
            }
        }
        let view = mapped.view::<u32>(0, 4).unwrap();
        for outcome in [
            view.copy_to_host(&stream, &mut [0; 3]),
            view.copy_from_host(&stream, &[0; 5]),
            view.copy_from(&stream, &mapped.view(0, 3).unwrap()),
        ] {
            assert!(
                matches!(outcome, Err(Error::LengthMismatch { needed: 16, .. })),
                "{outcome:?}"
            );
        }
        let memory = mapped.memory().unwrap();
        for (offset, size) in [
            (0, 0),
            (0, memory.size() + 1),
            (memory.size(), 1),
            (u64::MAX, 2),
        ] {
            let error = memory.map_buffer(offset, size).unwrap_err();
            assert!(matches!(error, Error::Invalid(_)), "{error:?}");
        }
    });
}

#[test]
fn a_range_inside_dedicated_memory_is_refused_with_the_id_of_what_the_memory_is_for() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let vulkan = world.device.vulkan();
        let kinds = [MemoryHandleType::OpaqueFd];
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        let buffer = Buffer::new(vulkan, &BufferDescription::new(65536, usage), &kinds);
        let buffer = buffer.expect("a buffer");
        let image = picture(vk::Format::R8G8B8A8_UNORM, 128, 128);
        let image = Image::new(vulkan, &image, &kinds).expect("an image");
        let local = vk::MemoryPropertyFlags::DEVICE_LOCAL;
        for (request, id) in [
            (
                Allocation::for_buffer(&buffer, local).dedicated_buffer(&buffer),
                Vuid::BindBufferMemoryMemory01508,
            ),
            (
                Allocation::for_image(&image, local),
                Vuid::BindImageMemoryMemory02628,
            ),
        ] {
            let memory = request.allocate(vulkan).expect("dedicated memory");
            let fd = memory.export_fd(kinds[0]).expect("an fd");
            let memory = ExternalMemory::import(world.device.context(), fd).expect("an import");
            let error = memory.map_buffer(4096, 4096).expect_err("an offset");
            let Error::Invalid(violations) = &error else {
                panic!("{error:?}");
            };
            let ids: Vec<_> = violations.as_slice().iter().map(Violation::vuid).collect();
            assert_eq!(ids, [Some(id)], "{error:?}");
        }
    });
}

#[test]
fn threads_that_export_and_fail_to_import_take_nothing_from_each_other() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let buffer = world.buffer(4096);
        let memory = buffer.vulkan().memory().expect("it is bound").clone();
        let before = world.living();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let memory = &memory;
                scope.spawn(move || {
                    // Failures are ordered for each thread.
                    let double = interop_tests::Double::open();
                    for round in 0..500 {
                        let fd = memory.export_fd(MemoryHandleType::OpaqueFd).unwrap();
                        let close_fd = (round + thread) % 2 == 0;
                        double.fail("cudaImportExternalMemory", 1, 999, close_fd);
                        let failed = ExternalMemory::import(context, fd).unwrap_err();
                        let number = std::os::fd::AsRawFd::as_raw_fd(&failed.fd.as_fd());
                        assert!(interop_tests::is_open(number), "{thread} {round}");
                        drop(failed.fd.try_clone().unwrap());
                        if round % 10 == 0 {
                            drop(ExternalMemory::import(context, failed.fd).unwrap());
                        }
                    }
                });
            }
        });
        assert_eq!(world.living(), before);
    });
}

#[test]
fn the_whole_path_breaks_no_rule_of_vulkan() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::validated();
        for (layers, levels) in [(1, 1), (1, 5), (3, 2), (6, 5)] {
            let mut description = picture(vk::Format::R8G8B8A8_UNORM, 16, 16);
            (description.array_layers, description.mip_levels) = (layers, levels);
            drop(SharedImage::new(&world.device, &description).unwrap());
        }
        drop(world.buffer(1000));
        let memory = cuda_interop::ExportableMemory::new(world.device.context(), 1).unwrap();
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        let description = cuda_interop::BufferDescription::new(1000, usage);
        drop(SharedBuffer::on_cuda_memory(&world.device, &memory, &description).unwrap());
        assert_eq!(world.vulkan.take_vuids(), Vec::<String>::new());
    });
}
