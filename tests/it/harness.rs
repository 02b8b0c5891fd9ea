//! The harness itself: each stand-in is what its name says, and children report as they ended.

use std::os::fd::IntoRawFd;

use ash::vk;
use interop_tests::{
    Region, Setup, SoftwareDriver, Vulkan, first_difference, in_child, is_open, noise, on, on_each,
    open_fds,
};
use vk_fd_import::Features;

#[test]
fn each_driver_is_the_one_that_was_asked_for() {
    on_each(&SoftwareDriver::ALL, |driver| {
        let vulkan = Vulkan::new();
        let expected = match driver {
            SoftwareDriver::Lavapipe | SoftwareDriver::LavapipeNew => "llvmpipe",
            SoftwareDriver::SwiftShader => "SwiftShader",
            SoftwareDriver::Mock => "Vulkan Mock Device",
        };
        let name = vulkan.name();
        assert!(name.contains(expected), "{driver} is {name}");
        if driver == SoftwareDriver::LavapipeNew {
            assert!(vulkan.properties.api_version >= vk::make_api_version(0, 1, 4, 0));
        }
        assert!(vulkan.memory_fd.is_some());
    });
}

#[test]
fn the_library_sees_the_device_that_the_harness_made() {
    on_each(&SoftwareDriver::ALL, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let facts = device.facts();
        assert_eq!(facts.name, vulkan.name());
        assert_eq!(facts.device_uuid, vulkan.device_uuid);
        assert_eq!(facts.driver_uuid, vulkan.driver_uuid);
        assert_eq!(facts.api_version, vulkan.api_version);
        assert_eq!(
            facts.features.contains(Features::TIMELINE_SEMAPHORE),
            vulkan.timeline
        );
    });
}

#[test]
fn bytes_survive_an_exportable_buffer() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let bytes = noise(1, 100_001);
        let buffer = vulkan.exportable_buffer(100_001, false);
        vulkan.write_buffer(buffer.buffer, &bytes);
        let found = vulkan.read_buffer(buffer.buffer, bytes.len());
        assert_eq!(first_difference(&found, &bytes), None);
    });
}

#[test]
fn bytes_survive_every_level_of_an_exportable_image() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let extent = vk::Extent3D {
            width: 70,
            height: 50,
            depth: 1,
        };
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(vk::Format::R8G8B8A8_UNORM)
            .extent(extent)
            .mip_levels(7)
            .array_layers(1)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST);
        let image = vulkan.exportable_image(info, true);
        let general = vk::ImageLayout::GENERAL;
        vulkan.transition(image.image, vk::ImageLayout::UNDEFINED, general);
        let level_bytes = |level: u32| {
            let region = Region::level(level, extent);
            (region, noise(u64::from(level), region.bytes(4)))
        };
        for (region, bytes) in (0..7).map(level_bytes) {
            vulkan.write_image(image.image, &region, &bytes);
        }
        for (region, bytes) in (0..7).map(level_bytes) {
            let found = vulkan.read_image(image.image, &region, bytes.len());
            assert_eq!(
                first_difference(&found, &bytes),
                None,
                "level {}",
                region.level
            );
        }
    });
}

#[test]
fn an_exported_fd_is_new_and_the_callers() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let buffer = vulkan.exportable_buffer(4096, false);
        let before = open_fds();
        let (one, two) = (buffer.export_fd(), buffer.export_fd());
        assert_eq!(open_fds().len(), before.len() + 2);
        drop(one);
        let number = two.into_raw_fd();
        assert!(is_open(number));
        // SAFETY: the number was just taken out of its owner.
        assert_eq!(unsafe { libc::close(number) }, 0);
        assert_eq!(open_fds(), before);
    });
}

#[test]
fn the_validation_layer_names_the_rule_that_is_broken() {
    on_each(&SoftwareDriver::ALL, |_| {
        let vulkan = Setup::new().validated().bring_up();
        let info = vk::BufferCreateInfo::default()
            .size(0)
            .usage(vk::BufferUsageFlags::TRANSFER_SRC);
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
        // SAFETY: breaks a rule that drivers are known to survive, for the layer to see.
        let buffer = unsafe { vulkan.device.create_buffer(&info, None) };
        assert_eq!(vulkan.take_vuids(), ["VUID-VkBufferCreateInfo-size-00912"]);
        if let Ok(buffer) = buffer {
            // SAFETY: the buffer is new and unused.
            unsafe { vulkan.device.destroy_buffer(buffer, None) };
        }
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn the_harness_breaks_no_rule() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Setup::new().validated().bring_up();
        let buffer = vulkan.exportable_buffer(64, true);
        vulkan.write_buffer(buffer.buffer, &[7; 64]);
        assert_eq!(vulkan.read_buffer(buffer.buffer, 64), [7; 64]);
        let fd = buffer.export_fd();
        drop(buffer);
        drop(fd);
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn a_child_reports_how_it_ended() {
    let aborted = in_child(|_| {}, || std::process::abort());
    assert_eq!(aborted.signal(), Some(libc::SIGABRT));
    let silent = in_child(
        |command| {
            command.env("SAY", "hello");
        },
        || println!("{}", std::env::var("SAY").unwrap_or_default()),
    );
    silent.assert_success();
    assert!(silent.stdout.ends_with("hello\n"), "{silent}");
}

#[test]
fn a_body_that_fails_on_a_driver_fails_the_test() {
    let failed = in_child(
        |_| {},
        || on(SoftwareDriver::Lavapipe, || panic!("on purpose")),
    );
    assert!(!failed.is_success());
}
