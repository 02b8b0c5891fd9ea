//! A file descriptor is never lost and never closed twice, whatever a driver does with what it was given.

use std::fs::File;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};

use interop_tests::{SoftwareDriver, Vulkan, is_open, on, on_each, open_fds};
use vk_fd_import::handover;
use vk_fd_import::{
    BinaryFd, BinarySemaphore, Device, Error, MemoryFd, SemaphoreHandleType, SemaphoreOrigin,
    TimelineFd, TimelineSemaphore,
};

use super::failures::{FAILURES, OPAQUE, among_strangers, exportable, foreign, sealed};

/// How often each kind of import fails.
const TIMES: usize = 100_000;
const IMPORT: &str = "vkImportSemaphoreFdKHR";

#[test]
fn a_hundred_thousand_failing_imports_of_each_kind_lose_nothing() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let memory = exportable(&device, 4096);
        // What the driver keeps open for itself is open by now.
        drop(
            memory
                .export_fd(OPAQUE)
                .expect("a descriptor")
                .import(&device),
        );
        let mut fd = memory.export_fd(OPAQUE).expect("a descriptor");
        let before = open_fds();
        fd = among_strangers(|| {
            for turn in 0..TIMES * FAILURES.len() {
                let (name, fail) = FAILURES[turn % FAILURES.len()];
                let (back, _) = fail(&device, fd);
                assert!(
                    is_open(back.as_fd().as_raw_fd()),
                    "{name}: the descriptor is lost"
                );
                fd = back;
            }
            fd
        });
        // Numbers may have changed hands, files have not.
        assert_eq!(open_fds().len(), before.len());
        assert_eq!(handover::leaked(), 0);
        drop(
            fd.import(&device)
                .expect("the very same descriptor still imports"),
        );
        assert_eq!(open_fds().len(), before.len() - 1);
    });
}

#[test]
fn the_driver_is_asked_and_refuses() {
    // The lie above gets past our rules, or the test would prove nothing about drivers.
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let fd = exportable(&device, 4096)
            .export_fd(OPAQUE)
            .expect("a descriptor");
        let (_, fail) = FAILURES[2];
        let (_, error) = fail(&device, fd);
        assert!(
            matches!(
                error,
                Error::Vulkan {
                    call: "vkAllocateMemory",
                    ..
                }
            ),
            "{error}"
        );
    });
}

#[test]
fn files_that_no_driver_made_are_refused_and_come_back() {
    on_each(
        &[SoftwareDriver::Lavapipe, SoftwareDriver::LavapipeNew],
        |_| {
            let vulkan = Vulkan::new();
            let device = vulkan.sharing();
            let origin = exportable(&device, 4096).origin(OPAQUE);
            let before = open_fds();
            among_strangers(|| {
                for turn in 0..3 * TIMES {
                    let file: OwnedFd = match turn % 3 {
                        0 => foreign(),
                        1 => File::open("/dev/null").expect("it opens").into(),
                        _ => std::io::pipe().expect("a pipe").0.into(),
                    };
                    // SAFETY: a lie, for the library or the driver to refuse.
                    let fd = unsafe { MemoryFd::from_parts(file, origin.clone()) };
                    let failed = fd.import(&device).expect_err("it is no memory");
                    assert!(is_open(failed.fd.as_fd().as_raw_fd()));
                }
            });
            assert_eq!(open_fds().len(), before.len());
        },
    );
}

/// A way to fail with a descriptor of a binary semaphore.
type SemaphoreFailure = fn(&Device, BinaryFd) -> (BinaryFd, Error);

const SEMAPHORE_FAILURES: [SemaphoreFailure; 3] = [
    // Our rules refuse another driver's.
    |device, fd| {
        let (raw, honest) = fd.into_parts();
        let wrong = SemaphoreOrigin {
            driver_uuid: [9; 16],
            ..honest.clone()
        };
        // SAFETY: a lie, for the rules to refuse.
        let lying = unsafe { BinaryFd::from_parts(raw, wrong) };
        let failed = BinarySemaphore::import(device, lying).expect_err("another driver");
        // SAFETY: the truth.
        let fd = unsafe { BinaryFd::from_parts(failed.fd.into_parts().0, honest) };
        (fd, failed.error)
    },
    // Our rules refuse a timeline: no software driver has timelines to share.
    |device, fd| {
        let (raw, honest) = fd.into_parts();
        // SAFETY: a lie, for the rules to refuse.
        let lying = unsafe { TimelineFd::from_parts(raw, honest.clone()) };
        let failed = TimelineSemaphore::import(device, lying).expect_err("no timelines");
        // SAFETY: the truth.
        let fd = unsafe { BinaryFd::from_parts(failed.fd.into_parts().0, honest) };
        (fd, failed.error)
    },
    // The driver refuses what it cannot map for writing.
    |device, fd| {
        // SAFETY: a lie, for the driver to refuse.
        let lying = unsafe { BinaryFd::from_parts(sealed(), fd.origin().clone()) };
        let failed = BinarySemaphore::import(device, lying).expect_err("it cannot be written");
        assert!(is_open(failed.fd.as_fd().as_raw_fd()));
        (fd, failed.error)
    },
];

#[test]
fn semaphores_that_cannot_be_imported_come_back() {
    on(SoftwareDriver::SwiftShader, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let semaphore = BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd])
            .expect("an exportable semaphore");
        let mut fd = semaphore.export_fd().expect("a descriptor");
        let before = open_fds();
        fd = among_strangers(|| {
            for turn in 0..TIMES * SEMAPHORE_FAILURES.len() {
                let (back, error) =
                    SEMAPHORE_FAILURES[turn % SEMAPHORE_FAILURES.len()](&device, fd);
                let asked = matches!(error, Error::Vulkan { call, .. } if call == IMPORT);
                assert_eq!(asked, turn % SEMAPHORE_FAILURES.len() == 2, "{error}");
                assert!(is_open(back.as_fd().as_raw_fd()));
                fd = back;
            }
            fd
        });
        assert_eq!(open_fds().len(), before.len());
        assert_eq!(handover::leaked(), 0);
        drop(BinarySemaphore::import(&device, fd).expect("it still imports"));
    });
}

#[test]
fn two_threads_fail_with_the_same_semaphore_at_once() {
    on(SoftwareDriver::SwiftShader, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let semaphore = BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd])
            .expect("an exportable semaphore");
        let honest = semaphore.export_fd().expect("a descriptor");
        // One open file, of which both threads hand duplicates to the driver.
        // SAFETY: a lie, for the driver to refuse.
        let lying = unsafe { BinaryFd::from_parts(sealed(), honest.origin().clone()) };
        let before = open_fds();
        among_strangers(|| {
            std::thread::scope(|scope| {
                for _ in 0..2 {
                    let (device, lying) = (&device, &lying);
                    scope.spawn(move || {
                        for _ in 0..10_000 {
                            let twin = lying.try_clone().expect("a duplicate");
                            drop(BinarySemaphore::import(device, twin).expect_err("sealed"));
                        }
                    });
                }
            });
        });
        assert_eq!(open_fds().len(), before.len());
        assert_eq!(handover::leaked(), 0);
    });
}

#[test]
fn two_threads_fail_with_the_same_memory_at_once() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let fd = exportable(&device, 4096)
            .export_fd(OPAQUE)
            .expect("a descriptor");
        let before = open_fds();
        among_strangers(|| {
            std::thread::scope(|scope| {
                for thread in 0..2 {
                    let (device, fd) = (&device, &fd);
                    scope.spawn(move || {
                        for turn in 0..10_000 {
                            let twin = fd.try_clone().expect("a duplicate");
                            let (_, fail) = FAILURES[2 + (turn + thread) % 3];
                            drop(fail(device, twin));
                        }
                    });
                }
            });
        });
        assert_eq!(open_fds().len(), before.len());
        assert_eq!(handover::leaked(), 0);
        drop(fd.import(&device).expect("it still imports"));
    });
}
