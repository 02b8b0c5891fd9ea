//! What an export answers is not trusted.

use std::os::fd::{AsFd, AsRawFd};

use ash::vk;
use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on, on_each};
use vk_fd_import::rules::{DedicatedTo, MemoryFacts};
use vk_fd_import::{Allocation, BinarySemaphore, DeviceMemory, Error, SemaphoreHandleType};

use super::failures::{OPAQUE, exportable};

/// Whether a program that is started later does not get the descriptor.
fn closes_on_exec(fd: impl AsFd) -> bool {
    // SAFETY: takes numbers.
    let flags = unsafe { libc::fcntl(fd.as_fd().as_raw_fd(), libc::F_GETFD) };
    assert!(flags >= 0);
    flags & libc::FD_CLOEXEC != 0
}

#[test]
fn exported_descriptors_are_closed_on_exec() {
    on_each(&SoftwareDriver::SHARING, |driver| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let fd = exportable(&device, 4096)
            .export_fd(OPAQUE)
            .expect("a descriptor");
        assert!(closes_on_exec(&fd));
        assert!(closes_on_exec(fd.try_clone().expect("a duplicate")));
        if driver == SoftwareDriver::SwiftShader {
            let opaque = [SemaphoreHandleType::OpaqueFd];
            let semaphore = BinarySemaphore::new(&device, &opaque).expect("a semaphore");
            assert!(closes_on_exec(semaphore.export_fd().expect("a descriptor")));
        }
    });
}

#[test]
fn the_number_of_an_open_standard_stream_is_not_owned() {
    on(SoftwareDriver::Mock, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let memory = exportable(&device, 4096);
        let error = memory
            .export_fd(OPAQUE)
            .expect_err("the mock driver answers standard output");
        assert!(
            matches!(
                error,
                Error::BadExport {
                    call: "vkGetMemoryFdKHR",
                    number: 1
                }
            ),
            "{error}"
        );
        assert!(is_open(1));
        // Of semaphores it says that they were exported, and writes no number at all.
        let opaque = [SemaphoreHandleType::OpaqueFd];
        let semaphore = BinarySemaphore::new(&device, &opaque).expect("the driver claims it");
        let error = semaphore.export_fd().expect_err("there is no number");
        let name = "vkGetSemaphoreFdKHR";
        let none = matches!(error, Error::BadExport { call, number: i32::MIN } if call == name);
        assert!(none, "{error}");
        assert!((0..=2).all(is_open));
    });
}

#[test]
fn minus_one_is_no_descriptor() {
    on_each(
        &[SoftwareDriver::Lavapipe, SoftwareDriver::LavapipeNew],
        |_| {
            let vulkan = Vulkan::new();
            let device = vulkan.sharing();
            let private = Allocation::new(4096, 0)
                .allocate(&device)
                .expect("private memory");
            // Our own memory says that it was not allocated for export.
            assert!(matches!(private.export_fd(OPAQUE), Err(Error::Invalid(_))));
            let facts = MemoryFacts {
                size: 4096,
                memory_type_index: 0,
                export: OPAQUE.flags(),
                imported: vk::ExternalMemoryHandleTypeFlags::empty(),
                dedicated: DedicatedTo::Nothing,
                device_mask: 1,
            };
            // SAFETY: the memory outlives the borrow; that it is exportable is a lie, for the driver to answer.
            let lying = unsafe { DeviceMemory::borrow_raw(&device, private.handle(), facts) };
            let error = lying.export_fd(OPAQUE).expect_err("the driver answers -1");
            assert!(
                matches!(error, Error::BadExport { number: -1, .. }),
                "{error}"
            );
        },
    );
}

#[test]
fn in_a_process_without_standard_streams_their_numbers_are_ordinary() {
    on_each(&SoftwareDriver::SHARING, |driver| {
        let outcome = in_child(
            |_| {},
            move || {
                let vulkan = Vulkan::new();
                let device = vulkan.sharing();
                let memory = exportable(&device, 4096);
                // SAFETY: nobody in this process reads standard input.
                assert_eq!(unsafe { libc::close(0) }, 0);
                let fd = memory.export_fd(OPAQUE).expect("a descriptor");
                let number = fd.as_fd().as_raw_fd();
                // The system's lavapipe may be one that keeps away from these numbers.
                let elsewhere = driver == SoftwareDriver::Lavapipe && number > 2;
                assert!(
                    number == 0 || elsewhere,
                    "{number} is not the lowest free number"
                );
                // The duplicate that the driver gets is not one of them.
                drop(fd.import(&device).expect("it is imported"));
                assert!(!is_open(0));
            },
        );
        outcome.assert_success();
    });
}
