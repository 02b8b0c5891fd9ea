//! Things that the library makes for tests on a GPU.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use ash::vk;
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, DeviceMemory, MemoryFd, MemoryHandleType,
};

use crate::Vulkan;

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

/// Whether an fd still is `/dev/null`.
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

/// Reads bytes out of any part of a buffer, by Vulkan's copy commands.
pub fn read_range(vulkan: &Vulkan, buffer: vk::Buffer, offset: u64, length: usize) -> Vec<u8> {
    let host = vulkan.host_buffer(length);
    let copies = [vk::BufferCopy::default()
        .src_offset(offset)
        .size(length as u64)];
    vulkan.submit(|commands| {
        whole_barrier(vulkan, commands);
        // SAFETY: both buffers are this device's and have the ranges.
        unsafe {
            vulkan
                .device
                .cmd_copy_buffer(commands, buffer, host.buffer, &copies);
        }
        whole_barrier(vulkan, commands);
    });
    host.read()
}

/// Writes bytes into any part of a buffer, by Vulkan's copy commands.
pub fn write_range(vulkan: &Vulkan, buffer: vk::Buffer, offset: u64, bytes: &[u8]) {
    let host = vulkan.host_buffer(bytes.len());
    host.write(bytes);
    let copies = [vk::BufferCopy::default()
        .dst_offset(offset)
        .size(bytes.len() as u64)];
    vulkan.submit(|commands| {
        whole_barrier(vulkan, commands);
        // SAFETY: both buffers are this device's and have the ranges.
        unsafe {
            vulkan
                .device
                .cmd_copy_buffer(commands, host.buffer, buffer, &copies);
        }
        whole_barrier(vulkan, commands);
    });
}

/// Records a barrier between everything before it and everything after it, the host's accesses included.
pub fn whole_barrier(vulkan: &Vulkan, commands: vk::CommandBuffer) {
    let both = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
    let host = vk::AccessFlags::HOST_READ | vk::AccessFlags::HOST_WRITE;
    let barriers = [vk::MemoryBarrier::default()
        .src_access_mask(both | host)
        .dst_access_mask(both | host)];
    let stages = vk::PipelineStageFlags::ALL_COMMANDS | vk::PipelineStageFlags::HOST;
    let flags = vk::DependencyFlags::empty();
    // SAFETY: the commands are being recorded.
    unsafe {
        vulkan
            .device
            .cmd_pipeline_barrier(commands, stages, stages, flags, &barriers, &[], &[]);
    }
}
