//! What is refused before a driver is asked, with all that is wrong.

use std::os::fd::{AsFd, AsRawFd};

use ash::vk;
use interop_tests::{SoftwareDriver, Vulkan, is_open, on, on_each};
use vk_fd_import::{
    Dedication, Error, Exporter, Image, ImageDescription, Import, MemoryFd, MemoryHandleType,
    Origin, Violation, Vuid,
};

use super::IMAGE_COPIES;
use super::failures::foreign;

#[test]
fn what_is_no_dma_buf_is_refused_with_all_that_is_wrong() {
    on(SoftwareDriver::LavapipeNew, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let origin = Origin {
            handle_type: MemoryHandleType::DmaBuf,
            exporter: Exporter::Vulkan,
            allocation_size: 4096,
            memory_type_index: None,
            memory_property_flags: vk::MemoryPropertyFlags::empty(),
            dedication: Dedication::None,
            device_uuid: device.facts().device_uuid,
            driver_uuid: None,
            device_mask: 0b10,
            group_device_uuids: Vec::new(),
        };
        // SAFETY: a lie, which the rules refuse.
        let called = unsafe { MemoryFd::from_parts(foreign(), origin) };
        let failed = Import::new(called)
            .size(0)
            .priority(2.0)
            .allocate(&device)
            .expect_err("it is refused");
        assert!(is_open(failed.fd.as_fd().as_raw_fd()), "it is given back");
        let Error::Invalid(violations) = &failed.error else {
            panic!("{}", failed.error)
        };
        for vuid in [
            Vuid::GetMemoryFdPropertiesFd00673,
            Vuid::ImportMemoryFdInfoHandleType00670,
            Vuid::MemoryAllocateInfoNone00643,
        ] {
            assert!(violations.contains(vuid), "{vuid}: {violations}");
        }
        for nameless in [
            Violation::EmptyImport {},
            Violation::PriorityOutOfRange { priority: 2.0 },
        ] {
            assert!(violations.as_slice().contains(&nameless), "{violations}");
        }
        let once = violations.iter().filter(|one| one.vuid().is_none());
        assert!(once.count() <= 3, "each is said once: {violations}");
    });
}

#[test]
fn images_that_cannot_be_made_here_are_neither_asked_about_nor_created() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = interop_tests::Setup::new().validated().bring_up();
        let device = vulkan.sharing();
        let plain =
            ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 64, 64, IMAGE_COPIES);
        let changes: [fn(&mut ImageDescription); 5] = [
            |of| of.tiling = vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT,
            |of| of.tiling = vk::ImageTiling::from_raw(77),
            |of| {
                of.format = vk::Format::G8_B8_R8_3PLANE_420_UNORM;
                of.flags = vk::ImageCreateFlags::DISJOINT;
            },
            |of| of.image_type = vk::ImageType::from_raw(77),
            |of| of.usage = vk::ImageUsageFlags::empty(),
        ];
        for change in changes {
            let mut description = plain.clone();
            change(&mut description);
            for handle_types in [&[MemoryHandleType::OpaqueFd][..], &[]] {
                let refused = Image::new(&device, &description, handle_types);
                let error = refused.expect_err("it is refused");
                let said = matches!(error, Error::Invalid(_) | Error::Unsupported { .. });
                assert!(said, "{error}");
            }
        }
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}
