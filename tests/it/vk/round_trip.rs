//! Bytes written through one device are read through another.

use std::time::Duration;

use ash::vk;
use interop_tests::{
    Region, Setup, SoftwareDriver, Vulkan, first_difference, is_open, noise, on, on_each, open_fds,
};
use vk_fd_import::{
    Allocation, BinarySemaphore, Buffer, BufferDescription, Dedication, Device, DeviceMemory,
    Error, Image, ImageDescription, Import, MemoryHandleType, SemaphoreHandleType, SyncFd,
    TimelineSemaphore, Vuid,
};

use super::{COPIES, IMAGE_COPIES};

const OPAQUE: &[MemoryHandleType] = &[MemoryHandleType::OpaqueFd];

fn exported_buffer(device: &Device, description: &BufferDescription) -> (Buffer, DeviceMemory) {
    let mut buffer = Buffer::new(device, description, OPAQUE).expect("an external buffer");
    let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .allocate(device)
        .expect("exportable memory");
    buffer.bind(&memory, 0).expect("the buffer is bound");
    (buffer, memory)
}

fn exported_image(device: &Device, description: &ImageDescription) -> (Image, DeviceMemory) {
    let mut image = Image::new(device, description, OPAQUE).expect("an external image");
    let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .allocate(device)
        .expect("exportable memory");
    image.bind(&memory, 0).expect("the image is bound");
    (image, memory)
}

#[test]
fn buffers_are_shared_by_two_devices() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (one, two) = (
            Setup::new().validated().bring_up(),
            Setup::new().validated().bring_up(),
        );
        let (first, second) = (one.sharing(), two.sharing());
        for size in [1, 4096, 1_000_003] {
            let description = BufferDescription::new(size, COPIES);
            let (buffer, memory) = exported_buffer(&first, &description);
            let fd = memory
                .export_fd(MemoryHandleType::OpaqueFd)
                .expect("a file descriptor");
            assert_eq!(fd.origin().allocation_size, memory.size());

            let mut imported =
                Buffer::new(&second, &description, OPAQUE).expect("a buffer like it");
            let shared = Import::new(fd)
                .for_buffer(&imported)
                .allocate(&second)
                .expect("the memory is imported");
            imported.bind(&shared, 0).expect("the buffer is bound");

            let length = usize::try_from(size).expect("a small size");
            let bytes = noise(size, length);
            one.write_buffer(buffer.handle(), &bytes);
            let seen = two.read_buffer(imported.handle(), length);
            assert_eq!(first_difference(&seen, &bytes), None, "{size} bytes, forth");
            let bytes = noise(size + 1, length);
            two.write_buffer(imported.handle(), &bytes);
            let seen = one.read_buffer(buffer.handle(), length);
            assert_eq!(first_difference(&seen, &bytes), None, "{size} bytes, back");
        }
        assert_eq!(first.live_allocations(), 0);
        assert_eq!(second.live_allocations(), 0);
        assert_eq!(one.take_vuids(), Vec::<String>::new());
        assert_eq!(two.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn images_are_shared_by_two_devices() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (one, two) = (
            Setup::new().validated().bring_up(),
            Setup::new().validated().bring_up(),
        );
        let (first, second) = (one.sharing(), two.sharing());
        for (format, texel) in [
            (vk::Format::R8G8B8A8_UNORM, 4),
            (vk::Format::R16G16B16A16_SFLOAT, 8),
            (vk::Format::R32G32B32A32_SFLOAT, 16),
            (vk::Format::R32_SFLOAT, 4),
        ] {
            for (width, height) in [(64, 64), (70, 50), (1, 1)] {
                let mut description =
                    ImageDescription::two_dimensional(format, width, height, IMAGE_COPIES);
                description.mip_levels = description.full_mip_levels();
                let (image, memory) = exported_image(&first, &description);
                assert_eq!(memory.dedication(), Dedication::Image(description.clone()));
                let fd = memory
                    .export_fd(MemoryHandleType::OpaqueFd)
                    .expect("a descriptor");

                let mut imported = Image::new(&second, &description, OPAQUE).expect("its like");
                let shared = Import::new(fd)
                    .for_image(&imported)
                    .allocate(&second)
                    .expect("the memory is imported");
                imported.bind(&shared, 0).expect("the image is bound");

                let general = vk::ImageLayout::GENERAL;
                one.transition(image.handle(), vk::ImageLayout::UNDEFINED, general);
                two.transition(imported.handle(), vk::ImageLayout::UNDEFINED, general);
                for level in 0..description.mip_levels {
                    let region = Region::level(level, description.extent);
                    let bytes = noise(u64::from(level), region.bytes(texel));
                    one.write_image(image.handle(), &region, &bytes);
                    let seen = two.read_image(imported.handle(), &region, bytes.len());
                    let difference = first_difference(&seen, &bytes);
                    assert_eq!(
                        difference, None,
                        "{format:?} {width}x{height} level {level}"
                    );
                }
            }
        }
        assert_eq!(one.take_vuids(), Vec::<String>::new());
        assert_eq!(two.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn an_import_leaves_no_descriptor_behind_and_a_refused_one_gives_it_back() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let description = BufferDescription::new(4096, COPIES);
        let (_buffer, memory) = exported_buffer(&device, &description);
        let before = open_fds();

        let fd = memory
            .export_fd(MemoryHandleType::OpaqueFd)
            .expect("a descriptor");
        let imported = Buffer::new(&device, &description, OPAQUE).expect("a buffer like it");
        drop(
            Import::new(fd)
                .for_buffer(&imported)
                .allocate(&device)
                .expect("it is imported"),
        );
        assert_eq!(open_fds(), before);

        let fd = memory
            .export_fd(MemoryHandleType::OpaqueFd)
            .expect("a descriptor");
        let refused = Import::new(fd)
            .size(memory.size() / 2)
            .memory_type(31)
            .allocate(&device);
        let failed = refused.expect_err("half the size and a wrong type");
        let Error::Invalid(violations) = &failed.error else {
            panic!("{}", failed.error)
        };
        assert!(
            violations.contains(Vuid::MemoryAllocateInfoAllocationSize01742),
            "{violations}"
        );
        assert!(
            violations.contains(Vuid::AllocateMemoryPAllocateInfo01714),
            "{violations}"
        );
        // The very same descriptor still imports.
        drop(
            Import::new(failed.fd)
                .for_buffer(&imported)
                .allocate(&device)
                .expect("imported"),
        );
        assert_eq!(open_fds(), before);
    });
}

#[test]
fn binary_semaphores_are_shared() {
    on(SoftwareDriver::SwiftShader, || {
        let vulkan = Setup::new().validated().bring_up();
        let device = vulkan.sharing();
        let before = open_fds();
        {
            let semaphore = BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd])
                .expect("an exportable semaphore");
            let fd = semaphore.export_fd().expect("a descriptor");
            let twin = fd.try_clone().expect("a second one");
            let imported = BinarySemaphore::import(&device, fd).expect("it is imported");
            drop(BinarySemaphore::import_temporarily(&device, twin).expect("it is imported"));
            // One signals, the other waits.
            vulkan.submit_signal(&semaphore, &[]);
            vulkan.submit_wait(&imported);
            vulkan.wait_idle();
        }
        assert_eq!(open_fds(), before);
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn memory_is_read_and_written_by_the_host() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let (buffer, memory) = exported_buffer(&device, &BufferDescription::new(1000, COPIES));
        memory.write(100, &[7; 50]).expect("host-visible memory");
        let mut seen = [0; 52];
        memory.read(99, &mut seen).expect("host-visible memory");
        assert_eq!(seen[1..51], [7; 50]);
        assert_eq!(vulkan.read_buffer(buffer.handle(), 150)[100..], [7; 50]);
        let size = memory.size();
        assert!(memory.read(size, &mut [0]).is_err());
        let error = memory.write(size - 1, &[0; 2]).expect_err("past the end");
        let text = format!(
            "2 bytes at offset {} end beyond the memory's {size}: at most 1 fit there",
            size - 1
        );
        assert_eq!(error.to_string(), text);
        let error = memory.read(u64::MAX, &mut [0]).expect_err("past the end");
        assert!(
            matches!(
                error,
                Error::OutOfRange {
                    offset: u64::MAX,
                    length: 1,
                    ..
                }
            ),
            "{error:?}"
        );
        assert!(is_open(0));
    });
}

#[test]
fn one_descriptor_is_imported_many_times_and_passed_on() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Setup::new().validated().bring_up();
        let device = vulkan.sharing();
        let before = open_fds();
        {
            let description = BufferDescription::new(5000, COPIES);
            let (first, memory) = exported_buffer(&device, &description);
            vulkan.write_buffer(first.handle(), &noise(3, 5000));
            let fd = memory
                .export_fd(MemoryHandleType::OpaqueFd)
                .expect("a descriptor");
            let mut twins = Vec::new();
            for _ in 0..3 {
                let mut twin = Buffer::new(&device, &description, OPAQUE).expect("its like");
                let again = fd.try_clone().expect("a second descriptor");
                let memory = Import::new(again)
                    .for_buffer(&twin)
                    .allocate(&device)
                    .expect("imported");
                twin.bind(&memory, 0).expect("it is bound");
                twins.push(twin);
            }
            for twin in &twins {
                assert_eq!(vulkan.read_buffer(twin.handle(), 5000), noise(3, 5000));
            }
            let able = device.external_buffer(&description, MemoryHandleType::OpaqueFd);
            let passes_on = able.export_from_imported.contains(OPAQUE[0].flags());
            let passed = Import::new(fd).export(OPAQUE[0]).allocate(&device);
            assert_eq!(passed.is_ok(), passes_on);
            if let Ok(memory) = passed {
                let fd = memory
                    .export_fd(OPAQUE[0])
                    .expect("a descriptor of imported memory");
                assert_eq!(fd.origin().allocation_size, memory.size());
                let mut last = Buffer::new(&device, &description, OPAQUE).expect("its like");
                let memory = fd.import(&device).expect("imported");
                last.bind(&memory, 0).expect("it is bound");
                assert_eq!(vulkan.read_buffer(last.handle(), 5000), noise(3, 5000));
            }
        }
        // SwiftShader's own descriptors are closed with the memory, so that nothing is left in the end.
        assert_eq!(open_fds().len(), before.len());
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn resources_are_made_for_what_the_device_exports() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Setup::new().validated().bring_up();
        let device = vulkan.sharing();
        let buffer = Buffer::exportable(&device, &BufferDescription::new(64, COPIES))
            .expect("an exportable buffer");
        assert!(buffer.facts().external.contains(OPAQUE[0].flags()));
        let mut picture = ImageDescription::two_dimensional(
            vk::Format::R8G8B8A8_UNORM,
            1024,
            768,
            IMAGE_COPIES | vk::ImageUsageFlags::SAMPLED | vk::ImageUsageFlags::COLOR_ATTACHMENT,
        );
        let image = Image::exportable(&device, &picture).expect("an exportable image");
        assert!(image.facts().external.contains(OPAQUE[0].flags()));
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());

        // Out of the device's limits, or no image at all: said before the driver is asked.
        picture.extent.width = u32::MAX;
        let error = Image::exportable(&device, &picture).expect_err("too wide");
        assert!(error.to_string().contains("4294967295"), "{error}");
        picture.extent.width = 0;
        assert!(matches!(
            Image::exportable(&device, &picture),
            Err(Error::Invalid(_))
        ));
        let none = BufferDescription::new(0, COPIES);
        assert!(matches!(
            Buffer::exportable(&device, &none),
            Err(Error::Invalid(_))
        ));
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn timelines_count_and_wait() {
    on_each(
        &[SoftwareDriver::Lavapipe, SoftwareDriver::LavapipeNew],
        |_| {
            let vulkan = Setup::new().validated().bring_up();
            let device = vulkan.sharing();
            {
                let timeline = TimelineSemaphore::new(&device, 5, false).expect("a timeline");
                assert_eq!(timeline.counter().expect("its value"), 5);
                assert!(
                    !timeline
                        .wait(6, Duration::from_millis(20))
                        .expect("it waits")
                );
                std::thread::scope(|scope| {
                    scope.spawn(|| {
                        std::thread::sleep(Duration::from_millis(10));
                        // SAFETY: nobody else signals.
                        unsafe { timeline.signal(7) }.expect("it is signalled");
                    });
                    assert!(timeline.wait(6, Duration::from_secs(20)).expect("it waits"));
                });
                assert_eq!(timeline.counter().expect("its value"), 7);
                // SAFETY: refused before anything is signalled.
                let error = unsafe { timeline.signal(7) }.expect_err("it stands there");
                let low = Error::ValueNotAboveCounter {
                    value: 7,
                    counter: 7,
                };
                assert_eq!(error.to_string(), low.to_string());
                // No software driver shares timelines, and says so.
                let error = TimelineSemaphore::new(&device, 0, true).expect_err("not to be shared");
                let Error::Invalid(violations) = &error else {
                    panic!("{error}")
                };
                let expected = Vuid::ExportSemaphoreCreateInfoHandleTypes01124;
                assert!(violations.contains(expected), "{violations}");
            }
            assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
        },
    );
}

#[test]
fn sync_files_are_told_from_other_files() {
    on(SoftwareDriver::Mock, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let signalled = BinarySemaphore::import_sync_fd(&device, SyncFd::Signalled);
        drop(signalled.expect("a signal that has happened"));
        let pipe = std::io::pipe().expect("a pipe").0;
        let failed = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(pipe.into()))
            .expect_err("a pipe is no sync file");
        assert!(
            failed.error.to_string().contains("a pipe"),
            "{}",
            failed.error
        );
        assert!(matches!(failed.fd, SyncFd::Pending(_)));
    });
}
