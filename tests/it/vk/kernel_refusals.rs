//! The kernel refuses some or all of the tests for "the same open file".

use std::os::fd::{AsFd, IntoRawFd, OwnedFd};

use ash::vk;
use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on_each, open_fds};
use vk_fd_import::handover::{self, HandOverError, hand_over};
use vk_fd_import::{Dedication, Exporter, MemoryFd, Origin};

use super::failures::{FAILURES, OPAQUE, among_strangers, exportable, foreign};

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
