//! A buffer on both sides.

use ash::vk;
use vk_fd_import::{Allocation, Buffer, BufferDescription, MemoryHandleType};

use super::{BufferTransfer, SharedDevice};
use crate::buffer::MappedBuffer;
use crate::error::Error;
use crate::memory::ExternalMemory;

/// A buffer that Vulkan and CUDA both have, in memory of its own.
///
/// Dropping it ends the mapping once CUDA's streams are done with it, then frees the Vulkan buffer. Vulkan's own work with the buffer has to be
/// over by then, as for any Vulkan object.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedBuffer {
    // Dropped first: CUDA's mapping goes before Vulkan's buffer.
    cuda: MappedBuffer,
    vulkan: std::sync::Arc<Buffer>,
}

impl SharedBuffer {
    /// Makes the buffer, allocates memory for it alone, and maps it into CUDA.
    ///
    /// The memory is device-local where the buffer allows it.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`] when Vulkan cannot make or export it; the drivers' own. Whatever was made is undone.
    #[doc(alias = "vkCreateBuffer")]
    #[doc(alias = "cudaExternalMemoryGetMappedBuffer")]
    pub fn new(device: &SharedDevice, description: &BufferDescription) -> Result<Self, Error> {
        Self::with_properties(device, description, vk::MemoryPropertyFlags::DEVICE_LOCAL)
    }

    /// As [`SharedBuffer::new`], in memory with the given properties. Host-visible memory is reached by the GPU over the bus: a copy that looks
    /// like one on the GPU is then a transfer from or to the host.
    ///
    /// # Errors
    ///
    /// As [`SharedBuffer::new`].
    pub fn with_properties(
        device: &SharedDevice,
        description: &BufferDescription,
        properties: vk::MemoryPropertyFlags,
    ) -> Result<Self, Error> {
        let vulkan = device.vulkan();
        let kind = MemoryHandleType::OpaqueFd;
        let mut buffer = Buffer::new(vulkan, description, &[kind])?;
        let memory = Allocation::for_buffer(&buffer, properties)
            .export(kind)
            .allocate(vulkan)?;
        buffer.bind(&memory, 0)?;
        let fd = memory.export_fd(kind)?;
        let buffer = std::sync::Arc::new(buffer);
        let keep = buffer.clone();
        let imported = ExternalMemory::import_keeping(device.context(), fd, Some(keep))?;
        let cuda = imported.map_buffer(0, description.size)?;
        Ok(Self {
            cuda,
            vulkan: buffer,
        })
    }

    /// The buffer as CUDA has it.
    #[must_use]
    pub fn cuda(&self) -> &MappedBuffer {
        &self.cuda
    }

    /// The buffer as Vulkan has it.
    #[must_use]
    pub fn vulkan(&self) -> &Buffer {
        &self.vulkan
    }

    /// The Vulkan handle.
    #[must_use]
    pub fn handle(&self) -> vk::Buffer {
        self.vulkan.handle()
    }

    /// Bytes in the buffer.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.cuda.size()
    }

    /// The barrier that hands the buffer from a Vulkan queue family to CUDA: recorded after Vulkan's last use, whose stages and accesses are
    /// given, and submitted with a signal that CUDA waits for.
    #[must_use]
    pub fn release(
        &self,
        queue_family: u32,
        stages: vk::PipelineStageFlags,
        access: vk::AccessFlags,
    ) -> BufferTransfer {
        BufferTransfer::release(self.handle(), queue_family, stages, access)
    }

    /// The barrier that hands the buffer from CUDA to a Vulkan queue family: recorded before Vulkan's next use, whose stages and accesses are
    /// given, and submitted with a wait for what CUDA signals.
    #[must_use]
    pub fn acquire(
        &self,
        queue_family: u32,
        stages: vk::PipelineStageFlags,
        access: vk::AccessFlags,
    ) -> BufferTransfer {
        BufferTransfer::acquire(self.handle(), queue_family, stages, access)
    }
}
