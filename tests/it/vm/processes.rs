//! dma-bufs travel to another process, and a record cannot say more of one than the kernel.

use std::io::{Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::{UnixListener, UnixStream};

use interop_tests::{Vulkan, first_difference, noise, open_fds};
use vk_fd_import::rules::FileKind;
use vk_fd_import::{
    Buffer, BufferDescription, Error, Import, MemoryFd, MemoryHandleType, RecordError, handover,
};

use super::dma_bufs::exportable;
use super::heaps::from_heap;
use crate::vk::COPIES;
use crate::vk::failures::{foreign, lie};
use crate::vk::processes::{connect, run_both};

const SIZE: usize = 300_001;

/// The first process: writes, lets the second see and change it, and reads.
fn first(listener: &UnixListener) {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let (buffer, memory) = exportable(&device, SIZE as u64);
    vulkan.write_buffer(buffer.handle(), &noise(1, SIZE));
    let (mut socket, _) = listener.accept().expect("the second process connects");
    let fd = memory.export_fd(MemoryHandleType::DmaBuf);
    fd.expect("a descriptor").send(&socket).expect("it is sent");
    socket.read_exact(&mut [0]).expect("the second is done");
    let seen = vulkan.read_buffer(buffer.handle(), SIZE);
    assert_eq!(first_difference(&seen, &noise(2, SIZE)), None);
}

/// The second process: reads what the first has written, and writes something else.
fn second() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let mut socket = connect();
    // SAFETY: the peer is this very test.
    let fd = unsafe { MemoryFd::receive(&socket) }.expect("memory");
    assert_eq!(fd.origin().handle_type, MemoryHandleType::DmaBuf);
    let description = BufferDescription::new(SIZE as u64, COPIES);
    let mut buffer =
        Buffer::new(&device, &description, &[MemoryHandleType::DmaBuf]).expect("its like");
    let memory = Import::new(fd).for_buffer(&buffer).allocate(&device);
    buffer
        .bind(&memory.expect("imported"), 0)
        .expect("it is bound");
    let seen = vulkan.read_buffer(buffer.handle(), SIZE);
    assert_eq!(first_difference(&seen, &noise(1, SIZE)), None);
    vulkan.write_buffer(buffer.handle(), &noise(2, SIZE));
    socket.write_all(&[1]).expect("the first process waits");
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn two_processes_share_a_buffer() {
    run_both(first, second);
}

/// What the receiver says of a record that does not fit what came with it.
#[track_caller]
fn received(fd: &MemoryFd) -> RecordError {
    let (sender, receiver) = UnixStream::pair().expect("a socket pair");
    fd.send(&sender).expect("it is sent");
    let before = open_fds().len();
    // SAFETY: what is untrue is refused.
    let error = unsafe { MemoryFd::receive(&receiver) }.expect_err("it does not fit");
    assert_eq!(open_fds().len(), before, "what came is closed");
    match error {
        Error::Record(error) => error,
        other => panic!("{other}"),
    }
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_record_says_no_more_of_a_dma_buf_than_the_kernel() {
    let dma_buf = from_heap(8192);
    let copy = || {
        let twin = handover::duplicate(dma_buf.as_fd()).expect("a duplicate");
        MemoryFd::from_dma_buf(twin).expect("a dma-buf")
    };
    let larger = lie(copy(), |origin| origin.allocation_size = 8193);
    let error = RecordError::FdSize {
        stated: 8193,
        found: 8192,
    };
    assert_eq!(received(&larger), error);
    let replaced = |fd: OwnedFd| {
        let (_, origin) = copy().into_parts();
        // SAFETY: a lie, which the receiver refuses.
        unsafe { MemoryFd::from_parts(fd, origin) }
    };
    let found = FileKind::MemFd;
    assert_eq!(
        received(&replaced(foreign())),
        RecordError::FdKind { found }
    );
    let (sender, receiver) = UnixStream::pair().expect("a socket pair");
    copy().send(&sender).expect("it is sent");
    // SAFETY: the peer is this test.
    let fd = unsafe { MemoryFd::receive(&receiver) }.expect("the truth is believed");
    assert_eq!(fd.origin(), copy().origin());
}
