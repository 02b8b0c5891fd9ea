//! Things that the library makes for tests on a GPU.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use ash::vk;
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, DeviceMemory, MemoryFd, MemoryHandleType,
};

/// A buffer for copies, and memory that can be exported, dedicated to nothing, bound to it.
pub fn exportable(device: &Device, size: u64) -> (Buffer, DeviceMemory) {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let kind = MemoryHandleType::OpaqueFd;
    let mut buffer =
        Buffer::new(device, &BufferDescription::new(size, usage), &[kind]).expect("a buffer");
    let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .not_dedicated()
        .allocate(device)
        .expect("memory that can be exported");
    buffer.bind(&memory, 0).expect("vkBindBufferMemory");
    (buffer, memory)
}

/// A new fd of exportable memory.
pub fn memory_fd(memory: &DeviceMemory) -> MemoryFd {
    memory
        .export_fd(MemoryHandleType::OpaqueFd)
        .expect("vkGetMemoryFdKHR")
}

/// Opens `/dev/null`: a file that is not the GPU's.
pub fn stranger() -> OwnedFd {
    std::fs::File::open("/dev/null").expect("/dev/null").into()
}

/// Whether a fd still is `/dev/null`.
pub fn is_stranger(number: RawFd) -> bool {
    std::fs::read_link(format!("/proc/self/fd/{number}"))
        .is_ok_and(|target| target.as_os_str() == "/dev/null")
}

/// Files that take every number that is free, or comes free, below some bound: whoever closes a number that is no
/// longer its own closes one of these.
#[derive(Debug)]
pub struct Strangers(Vec<OwnedFd>);

impl Strangers {
    pub fn open() -> Self {
        Self((0..64).map(|_| stranger()).collect())
    }

    /// # Panics
    ///
    /// If one of them was closed.
    #[track_caller]
    pub fn assert_open(&self) {
        let closed: Vec<_> = self.0.iter().map(AsRawFd::as_raw_fd).collect();
        let closed: Vec<_> = closed.into_iter().filter(|&fd| !is_stranger(fd)).collect();
        assert!(
            closed.is_empty(),
            "somebody else's files were closed: {closed:?}"
        );
    }
}
