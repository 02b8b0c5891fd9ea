//! A file descriptor is never lost and never closed twice, whatever a driver does with what it was given.

use std::fs::File;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
use std::os::unix::fs::MetadataExt;
use std::sync::atomic::{AtomicBool, Ordering};

use ash::vk;
use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on, on_each, open_fds};
use vk_fd_import::handover::{self, HandOverError, hand_over};
use vk_fd_import::rules::{DedicatedTo, MemoryFacts};
use vk_fd_import::{
    Allocation, BinaryFd, BinarySemaphore, Buffer, BufferDescription, Dedication, Device,
    DeviceMemory, Error, Exporter, Import, MemoryFd, MemoryHandleType, Origin, SemaphoreHandleType,
    SemaphoreOrigin, TimelineFd, TimelineSemaphore,
};

use super::COPIES;

const OPAQUE: MemoryHandleType = MemoryHandleType::OpaqueFd;

fn exportable(device: &Device, size: u64) -> DeviceMemory {
    let buffer = Buffer::new(device, &BufferDescription::new(size, COPIES), &[OPAQUE])
        .expect("an external buffer");
    Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .allocate(device)
        .expect("exportable memory")
}

/// A file in memory that no driver made.
fn foreign() -> OwnedFd {
    // SAFETY: the name is a C string; the answer is checked.
    let number = unsafe { libc::memfd_create(c"foreign".as_ptr(), libc::MFD_CLOEXEC) };
    assert!(number >= 0);
    // SAFETY: the number is new.
    unsafe { OwnedFd::from_raw_fd(number) }
}

/// The same, which nobody can map for writing.
fn sealed() -> OwnedFd {
    // SAFETY: the name is a C string; the answer is checked.
    let number = unsafe { libc::memfd_create(c"sealed".as_ptr(), libc::MFD_ALLOW_SEALING) };
    assert!(number >= 0);
    // SAFETY: the number is new.
    let fd = unsafe { OwnedFd::from_raw_fd(number) };
    // SAFETY: takes numbers.
    let answer = unsafe { libc::fcntl(number, libc::F_ADD_SEALS, libc::F_SEAL_WRITE) };
    assert_eq!(answer, 0);
    fd
}

/// Stops the stranger also when the work panics.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs `work` while another thread opens and closes files all the time, and sees that nobody else closes them.
fn among_strangers<T>(work: impl FnOnce() -> T) -> T {
    let stop = AtomicBool::new(false);
    let null = std::fs::metadata("/dev/null")
        .expect("there is a /dev/null")
        .ino();
    std::thread::scope(|scope| {
        let stranger = scope.spawn(|| {
            let mut opened = 0_u64;
            while opened == 0 || !stop.load(Ordering::Relaxed) {
                let files: Vec<File> = (0..3)
                    .map(|_| File::open("/dev/null").expect("it opens"))
                    .collect();
                std::thread::yield_now();
                for file in files {
                    let inode = file.metadata().expect("nobody closed it").ino();
                    assert_eq!(inode, null, "nobody put another file in its place");
                    // SAFETY: the number was just taken out of its owner.
                    let closed = unsafe { libc::close(file.into_raw_fd()) };
                    assert_eq!(closed, 0, "nobody closed it before");
                    opened += 1;
                }
            }
            opened
        });
        let result = {
            let _end = Stop(&stop);
            work()
        };
        assert!(stranger.join().expect("the stranger's files were its own") > 0);
        result
    })
}

/// A way to fail with a descriptor of this memory, and whether the driver is asked at all.
type Failure = (&'static str, fn(&Device, MemoryFd) -> (MemoryFd, Error));

/// Changes what a descriptor says of itself.
fn lie(fd: MemoryFd, change: impl FnOnce(&mut Origin)) -> MemoryFd {
    let (fd, mut origin) = fd.into_parts();
    change(&mut origin);
    // SAFETY: a lie, for a driver to refuse; where it does not, nothing is read or written.
    unsafe { MemoryFd::from_parts(fd, origin) }
}

fn refused(result: Result<DeviceMemory, vk_fd_import::ImportError>) -> (MemoryFd, Error) {
    let failed = result.expect_err("the import fails");
    (failed.fd, failed.error)
}

const FAILURES: [Failure; 6] = [
    ("our rules refuse a wrong size", |device, fd| {
        let half = fd.origin().allocation_size / 2;
        refused(Import::new(fd).size(half).allocate(device))
    }),
    ("our rules refuse another device", |device, fd| {
        let honest = fd.origin().device_uuid;
        let (fd, error) = refused(lie(fd, |origin| origin.device_uuid = [9; 16]).import(device));
        (lie(fd, |origin| origin.device_uuid = honest), error)
    }),
    ("the driver refuses a lie", |device, fd| {
        if device.facts().name.contains("SwiftShader") {
            // It maps whatever can be mapped for writing.
            let origin = fd.origin().clone();
            // SAFETY: a lie, for the driver to refuse.
            let (lying, error) =
                refused(unsafe { MemoryFd::from_parts(sealed(), origin) }.import(device));
            assert!(is_open(lying.as_fd().as_raw_fd()));
            return (fd, error);
        }
        let honest = fd.origin().allocation_size;
        let (fd, error) =
            refused(lie(fd, |origin| origin.allocation_size = honest << 12).import(device));
        (lie(fd, |origin| origin.allocation_size = honest), error)
    }),
    ("a call fails and leaves the number open", |device, fd| {
        // SAFETY: nothing was imported, and the answer says so.
        let failed = unsafe {
            Import::new(fd).allocate_with::<()>(device, |_| Err(vk::Result::ERROR_UNKNOWN))
        };
        let failed = failed.expect_err("the closure failed");
        (failed.fd, failed.error)
    }),
    ("a call fails and has closed the number", |device, fd| {
        // SAFETY: nothing was imported, and the answer says so; the number was given away to be owned.
        let failed = unsafe {
            Import::new(fd).allocate_with::<()>(device, |info| {
                libc::close(number_in(info));
                Err(vk::Result::ERROR_UNKNOWN)
            })
        };
        let failed = failed.expect_err("the closure failed");
        (failed.fd, failed.error)
    }),
    ("a call panics", |device, fd| {
        let number = fd.as_fd().as_raw_fd();
        let twin = fd.try_clone().expect("a duplicate");
        // SAFETY: nothing was imported, and there is no answer.
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| unsafe {
            Import::new(fd).allocate_with::<()>(device, |_| std::panic::resume_unwind(Box::new(())))
        }));
        assert!(panicked.is_err());
        // The descriptor went down with the panic; the number may be a stranger's by now.
        assert_ne!(number, twin.as_fd().as_raw_fd());
        (
            twin,
            Error::Unsupported {
                what: "it panicked",
            },
        )
    }),
];

/// The file descriptor in an allocation's chain.
fn number_in(info: &vk::MemoryAllocateInfo<'_>) -> RawFd {
    let mut next = info.p_next.cast::<vk::BaseInStructure<'_>>();
    while !next.is_null() {
        // SAFETY: the chain is lent by the library and alive.
        let of = unsafe { &*next };
        if of.s_type == vk::StructureType::IMPORT_MEMORY_FD_INFO_KHR {
            // SAFETY: the tag says what it is.
            return unsafe { &*next.cast::<vk::ImportMemoryFdInfoKHR<'_>>() }.fd;
        }
        next = of.p_next;
    }
    panic!("the chain imports nothing")
}

#[test]
fn a_hundred_thousand_failing_imports_lose_nothing() {
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
            for turn in 0..100_000 {
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
                for turn in 0..10_000 {
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

#[test]
fn semaphores_that_cannot_be_imported_come_back() {
    on(SoftwareDriver::SwiftShader, || {
        let vulkan = Vulkan::new();
        let device = vulkan.sharing();
        let semaphore = BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd])
            .expect("an exportable semaphore");
        let mut fd = semaphore.export_fd().expect("a descriptor");
        let honest = fd.origin().clone();
        let before = open_fds();
        fd = among_strangers(|| {
            for _ in 0..20_000 {
                let (raw, _) = fd.into_parts();
                let wrong = SemaphoreOrigin {
                    driver_uuid: [9; 16],
                    ..honest.clone()
                };
                // SAFETY: a lie, for the rules to refuse.
                let lying = unsafe { BinaryFd::from_parts(raw, wrong) };
                let failed = BinarySemaphore::import(&device, lying).expect_err("another driver");
                let (raw, _) = failed.fd.into_parts();
                // No software driver has timelines to share.
                // SAFETY: a lie, for the rules to refuse.
                let lying = unsafe { TimelineFd::from_parts(raw, honest.clone()) };
                let failed = TimelineSemaphore::import(&device, lying).expect_err("no timelines");
                let (raw, _) = failed.fd.into_parts();
                // SAFETY: the truth.
                fd = unsafe { BinaryFd::from_parts(raw, honest.clone()) };
            }
            fd
        });
        assert_eq!(open_fds().len(), before.len());
        drop(BinarySemaphore::import(&device, fd).expect("it still imports"));
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

// ---- the kernel refuses ----

/// What a filter refuses.
#[derive(Clone, Copy, PartialEq)]
enum Refuse {
    Query,
    Kcmp,
    SetSignal,
}

/// Makes the kernel refuse some of the tests for "the same open file", for this process and for good.
fn refuse(what: &[Refuse]) {
    const LOAD: u16 = 0x20;
    const EQUAL: u16 = 0x15;
    const ANSWER: u16 = 0x06;
    const ALLOW: u32 = 0x7fff_0000;
    const ERRNO: u32 = 0x0005_0000;
    const NUMBER: u32 = 0;
    const SECOND_ARGUMENT: u32 = 16 + 8;
    let step = |code, k, jt, jf| libc::sock_filter { code, jt, jf, k };
    let call = |number: i64| u32::try_from(number).expect("a system call's number");
    let mut program = Vec::new();
    if what.contains(&Refuse::Kcmp) {
        program.push(step(LOAD, NUMBER, 0, 0));
        program.push(step(EQUAL, call(libc::SYS_kcmp), 0, 1));
        program.push(step(ANSWER, ERRNO | libc::EPERM as u32, 0, 0));
    }
    for (refuse, command) in [(Refuse::Query, 1027), (Refuse::SetSignal, 10)] {
        if what.contains(&refuse) {
            program.push(step(LOAD, NUMBER, 0, 0));
            program.push(step(EQUAL, call(libc::SYS_fcntl), 0, 3));
            program.push(step(LOAD, SECOND_ARGUMENT, 0, 0));
            program.push(step(EQUAL, command, 0, 1));
            program.push(step(ANSWER, ERRNO | libc::EINVAL as u32, 0, 0));
        }
    }
    program.push(step(ANSWER, ALLOW, 0, 0));
    let filter = libc::sock_fprog {
        len: u16::try_from(program.len()).expect("a short program"),
        filter: program.as_mut_ptr(),
    };
    // SAFETY: takes numbers.
    let promised = unsafe { libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) };
    assert_eq!(promised, 0);
    let mode = libc::c_ulong::from(libc::SECCOMP_MODE_FILTER);
    // SAFETY: the program is alive, and its length is right.
    let filtered = unsafe {
        libc::prctl(
            libc::PR_SET_SECCOMP,
            mode,
            std::ptr::from_ref(&filter),
            0,
            0,
        )
    };
    assert_eq!(filtered, 0, "{}", std::io::Error::last_os_error());
}

/// A call that fails, having closed its number or not, or having put a stranger there; says whether the number is open.
fn fail(original: &OwnedFd, close: bool, stranger: bool) -> bool {
    let mut number = -1;
    let failed: Result<(), HandOverError<()>> = hand_over(original.as_fd(), |duplicate| {
        number = duplicate;
        if close || stranger {
            // SAFETY: the number was given away to be owned.
            assert_eq!(unsafe { libc::close(duplicate) }, 0);
        }
        if stranger {
            assert_eq!(
                foreign().into_raw_fd(),
                duplicate,
                "the lowest number is taken again"
            );
        }
        Err(())
    });
    assert!(matches!(failed, Err(HandOverError::Call(()))));
    is_open(number)
}

#[track_caller]
fn refusing(what: &'static [Refuse], leaks: bool) {
    let outcome = in_child(
        |_| {},
        move || {
            refuse(what);
            let original = foreign();
            assert!(!fail(&original, true, false), "the driver closed it");
            assert!(fail(&original, false, true), "a stranger's stays open");
            assert_eq!(handover::leaked(), 0);
            // Only now is a test for sameness needed, and where there is none the number is counted.
            assert_eq!(fail(&original, false, false), leaks);
            assert_eq!(handover::leaked(), u64::from(leaks));
        },
    );
    outcome.assert_success();
}

#[test]
fn without_the_query_kcmp_tells() {
    refusing(&[Refuse::Query], false);
}

#[test]
fn without_kcmp_the_query_tells() {
    refusing(&[Refuse::Kcmp, Refuse::SetSignal], false);
}

#[test]
fn without_both_the_signal_number_tells() {
    refusing(&[Refuse::Query, Refuse::Kcmp], false);
}

#[test]
fn without_any_test_a_number_is_leaked_and_counted() {
    refusing(&[Refuse::Query, Refuse::Kcmp, Refuse::SetSignal], true);
}

#[test]
fn drivers_are_survived_under_each_filter() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let under = |what: &'static [Refuse]| {
            let vulkan = Vulkan::new();
            let device = vulkan.sharing();
            let mut fd = exportable(&device, 4096)
                .export_fd(OPAQUE)
                .expect("a descriptor");
            refuse(what);
            let before = open_fds().len();
            among_strangers(|| {
                for turn in 0..2_000 {
                    let (_, fail) = FAILURES[2 + turn % 3];
                    fd = fail(&device, std::mem::replace(&mut fd, placeholder())).0;
                }
            });
            let leaked = usize::try_from(handover::leaked()).expect("few");
            assert_eq!(open_fds().len(), before + leaked);
            leaked
        };
        let query = in_child(|_| {}, || assert_eq!(under(&[Refuse::Query]), 0));
        query.assert_success();
        let both = in_child(
            |_| {},
            || assert_eq!(under(&[Refuse::Query, Refuse::Kcmp]), 0),
        );
        both.assert_success();
        let all = &[Refuse::Query, Refuse::Kcmp, Refuse::SetSignal];
        let none = in_child(|_| {}, || assert!(under(all) >= 666));
        none.assert_success();
    });
}

/// Something to put where a descriptor was taken from for a moment.
fn placeholder() -> MemoryFd {
    let origin = Origin {
        handle_type: OPAQUE,
        exporter: Exporter::Elsewhere,
        allocation_size: 1,
        memory_type_index: None,
        memory_property_flags: vk::MemoryPropertyFlags::empty(),
        dedication: Dedication::None,
        device_uuid: [0; 16],
        driver_uuid: None,
        device_mask: 1,
        group_device_uuids: Vec::new(),
    };
    // SAFETY: no driver ever sees it.
    unsafe { MemoryFd::from_parts(foreign(), origin) }
}

// ---- what an export answers ----

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
    on_each(&SoftwareDriver::SHARING, |_| {
        let outcome = in_child(
            |_| {},
            || {
                let vulkan = Vulkan::new();
                let device = vulkan.sharing();
                let memory = exportable(&device, 4096);
                // SAFETY: nobody in this process reads standard input.
                assert_eq!(unsafe { libc::close(0) }, 0);
                let fd = memory.export_fd(OPAQUE).expect("a descriptor");
                assert_eq!(fd.as_fd().as_raw_fd(), 0, "the lowest free number");
                // The duplicate that the driver gets is not one of them.
                drop(fd.import(&device).expect("it is imported"));
                assert!(!is_open(0));
            },
        );
        outcome.assert_success();
    });
}
