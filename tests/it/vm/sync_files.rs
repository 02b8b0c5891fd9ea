//! Sync files: signals taken out of binary semaphores, put into others, and never lost.

use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use interop_tests::{Setup, Vulkan, is_open, open_fds};
use vk_fd_import::handover::{self, HandOverError, hand_over};
use vk_fd_import::rules::{FdFacts, FileKind};
use vk_fd_import::{
    BinarySemaphore, Error, MemoryHandleType, SemaphoreHandleType, SyncFd, TimelineSemaphore, Vuid,
};

use super::dma_bufs::{exportable, import_buffer};
use super::heaps::{Awaited, from_heap, sync_file_of};
use crate::vk::failures::{among_strangers, foreign};

const SYNC: SemaphoreHandleType = SemaphoreHandleType::SyncFd;

/// Waits for the semaphore on the queue, and for the queue.
fn wait(vulkan: &Vulkan, semaphore: &BinarySemaphore) {
    vulkan.submit_wait(semaphore);
    vulkan.wait_idle();
}

/// Whether the sync file's signal has happened, after at most so many milliseconds.
fn has_happened(file: &OwnedFd, milliseconds: i32) -> bool {
    let mut poll = libc::pollfd {
        fd: file.as_raw_fd(),
        events: libc::POLLIN,
        revents: 0,
    };
    // SAFETY: one struct, which can be written.
    let answer = unsafe { libc::poll(&raw mut poll, 1, milliseconds) };
    assert!(answer >= 0, "{}", std::io::Error::last_os_error());
    answer == 1 && poll.revents & libc::POLLIN != 0
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_signal_goes_from_one_device_to_another_as_a_file() {
    let (one, two) = (
        Setup::new().validated().bring_up(),
        Setup::new().validated().bring_up(),
    );
    let (first, second) = (one.sharing(), two.sharing());
    let before = open_fds().len();
    let mut files = 0;
    for turn in 0..5 {
        let mut semaphore = BinarySemaphore::new(&first, &[SYNC]).expect("a semaphore");
        one.submit_signal(&semaphore, &[]);
        // SAFETY: the signal is submitted and depends on nothing; no queue waits on it.
        let fd = unsafe { semaphore.export_sync_fd() }.expect("a sync file");
        if let SyncFd::Pending(file) = &fd {
            assert_eq!(FdFacts::of(file.as_fd()).kind, FileKind::SyncFile);
            assert!(has_happened(file, 20_000), "turn {turn}");
            files += 1;
        }
        let imported = BinarySemaphore::import_sync_fd(&second, fd).expect("it is imported");
        wait(&two, &imported);
        // The export was the wait: the semaphore can be signalled again.
        one.submit_signal(&semaphore, &[]);
        wait(&one, &semaphore);
    }
    assert!(files > 0, "this driver makes files");
    assert_eq!(open_fds().len(), before);
    assert_eq!(one.take_vuids(), Vec::<String>::new());
    assert_eq!(two.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_signal_that_is_still_to_come_is_waited_for() {
    let vulkan = Setup::new().validated().bring_up();
    let device = vulkan.sharing();
    for _ in 0..3 {
        let awaited = Awaited::new();
        assert_eq!(FdFacts::of(awaited.file.as_fd()).kind, FileKind::SyncFile);
        assert!(!has_happened(&awaited.file, 0));
        let twin = handover::duplicate(awaited.file.as_fd()).expect("a duplicate");
        let imported = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(twin))
            .expect("it is imported");
        let waited = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| {
                wait(&vulkan, &imported);
                waited.store(true, Ordering::SeqCst);
            });
            std::thread::sleep(Duration::from_millis(300));
            assert!(!has_happened(&awaited.file, 0));
            assert!(!waited.load(Ordering::SeqCst), "the queue waits");
            awaited.signal();
            waiting.join().expect("the wait ends");
        });
        assert!(has_happened(&awaited.file, 0));
    }
    assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn files_of_the_kernel_and_none_at_all_are_waited_for() {
    let vulkan = Setup::new().validated().bring_up();
    let device = vulkan.sharing();
    let file = sync_file_of(&from_heap(4096));
    assert_eq!(FdFacts::of(file.as_fd()).kind, FileKind::SyncFile);
    let imported = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(file));
    wait(&vulkan, &imported.expect("it is imported"));
    let imported = BinarySemaphore::import_sync_fd(&device, SyncFd::Signalled);
    wait(&vulkan, &imported.expect("it is imported"));
    assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn what_this_driver_does_not_share_is_refused() {
    let vulkan = Setup::new().validated().bring_up();
    let device = vulkan.sharing();
    let named = |error: &Error, rule: Vuid| match error {
        Error::Invalid(violations) => assert!(violations.contains(rule), "{violations}"),
        other => panic!("{other}"),
    };
    let opaque = BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd]);
    let error = opaque.expect_err("only sync files");
    named(&error, Vuid::ExportSemaphoreCreateInfoHandleTypes01124);
    let timeline = TimelineSemaphore::new(&device, 0, true).expect_err("no timelines");
    named(&timeline, Vuid::ExportSemaphoreCreateInfoHandleTypes01124);

    // Made for no export.
    let mut plain = BinarySemaphore::new(&device, &[]).expect("a semaphore");
    // SAFETY: refused before the driver is asked.
    let error = unsafe { plain.export_sync_fd() }.expect_err("not made for export");
    named(&error, Vuid::SemaphoreGetFdInfoHandleType01132);

    // No sync file: a dma-buf, a file in memory, a pipe.
    let before = open_fds().len();
    for fd in [
        from_heap(4096),
        foreign(),
        std::io::pipe().expect("a pipe").0.into(),
    ] {
        let number = fd.as_raw_fd();
        let kind = FdFacts::of(fd.as_fd()).kind.to_string();
        let failed = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(fd))
            .expect_err("it is no sync file");
        assert!(failed.error.to_string().contains(&kind), "{}", failed.error);
        let SyncFd::Pending(back) = failed.fd else {
            panic!("it is given back")
        };
        assert_eq!(back.as_raw_fd(), number);
    }
    assert_eq!(open_fds().len(), before);
    assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_hundred_thousand_failing_imports_of_each_kind_lose_nothing() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let awaited = Awaited::new();
    let file = handover::duplicate(awaited.file.as_fd()).expect("a duplicate");
    let dma_buf = from_heap(4096);
    let before = open_fds();
    among_strangers(|| {
        for turn in 0..300_000 {
            if turn % 3 == 0 {
                let twin = handover::duplicate(dma_buf.as_fd()).expect("a duplicate");
                let failed = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(twin))
                    .expect_err("it is no sync file");
                assert!(matches!(&failed.fd, SyncFd::Pending(fd) if is_open(fd.as_raw_fd())));
                continue;
            }
            // A call that fails and has closed the number, or has not.
            let failed: Result<(), HandOverError<()>> = hand_over(file.as_fd(), |number| {
                if turn % 3 == 1 {
                    // SAFETY: the number was given away to be owned.
                    assert_eq!(unsafe { libc::close(number) }, 0);
                }
                Err(())
            });
            assert!(failed.is_err());
            assert!(is_open(file.as_raw_fd()));
        }
    });
    assert_eq!(open_fds().len(), before.len());
    assert_eq!(handover::leaked(), 0);
    let imported = BinarySemaphore::import_sync_fd(&device, SyncFd::Pending(file));
    awaited.signal();
    wait(&vulkan, &imported.expect("it still imports"));
}

/// What a compositor gets: a picture's memory, and a file that says when the picture is there.
#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_buffer_goes_over_with_its_signal() {
    const SIZE: usize = 8 << 20;
    let (one, two) = (
        Setup::new().validated().bring_up(),
        Setup::new().validated().bring_up(),
    );
    let (first, second) = (one.sharing(), two.sharing());
    let (buffer, memory) = exportable(&first, SIZE as u64);
    let fill = |value| {
        one.recorded(|commands| {
            // SAFETY: the buffer is bound and as large, and nothing else uses it.
            unsafe {
                one.device
                    .cmd_fill_buffer(commands, buffer.handle(), 0, SIZE as u64, value);
            }
        })
    };
    let mut semaphore = BinarySemaphore::new(&first, &[SYNC]).expect("a semaphore");
    one.submit_signal(&semaphore, &[fill(0), fill(0x0101_0101), fill(0x0707_0707)]);
    // SAFETY: the signal is submitted and depends on nothing else; no queue waits on it.
    let there = unsafe { semaphore.export_sync_fd() }.expect("a sync file");
    let fd = memory.export_fd(MemoryHandleType::DmaBuf);

    let imported = import_buffer(&second, fd.expect("a descriptor"), SIZE as u64);
    let there = BinarySemaphore::import_sync_fd(&second, there).expect("it is imported");
    wait(&two, &there);
    let seen = two.read_buffer(imported.handle(), SIZE);
    assert!(seen.iter().all(|&byte| byte == 7));
    assert_eq!(one.take_vuids(), Vec::<String>::new());
    assert_eq!(two.take_vuids(), Vec::<String>::new());
}
