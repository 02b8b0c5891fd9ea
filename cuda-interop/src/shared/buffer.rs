//! A buffer on both sides.

use core::time::Duration;
use std::sync::Arc;

use ash::vk;
use vk_fd_import::{Allocation, Buffer, BufferDescription, Import, MemoryHandleType};

use super::transfer::vulkans;
use super::{BufferTransfer, SharedDevice};
use crate::buffer::MappedBuffer;
use crate::error::{CloseError, Error};
use crate::exportable::ExportableMemory;
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
    vulkan: Arc<Buffer>,
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
        let mut buffer = Buffer::new(vulkan, description, &[MemoryHandleType::OpaqueFd])?;
        let memory = Allocation::for_buffer(&buffer, properties).allocate(vulkan)?;
        buffer.bind(&memory, 0)?;
        Self::from_vulkan(device, buffer)
    }

    /// Maps a buffer that is bound to exportable memory: one made with [`Buffer::new`], or the user's own, taken with
    /// [`Buffer::borrow_raw`] and [`Buffer::assume_bound`].
    ///
    /// For several resources in one block of memory, [`SharedBlock`](crate::SharedBlock) imports the block once.
    ///
    /// # Errors
    ///
    /// As [`SharedBuffer::new`].
    pub fn from_vulkan(device: &SharedDevice, buffer: Buffer) -> Result<Self, Error> {
        let (Some(memory), Some(offset)) = (buffer.memory(), buffer.memory_offset()) else {
            return Err(super::not_bound("buffer"));
        };
        let fd = memory.export_fd(MemoryHandleType::OpaqueFd)?;
        let size = buffer.description().size;
        let buffer = Arc::new(buffer);
        let imported = ExternalMemory::import_keeping(device.context(), fd, Some(buffer.clone()))?;
        let cuda = imported.map_buffer(offset, size)?;
        Ok(Self::assemble(cuda, buffer))
    }

    /// Makes a buffer of Vulkan over memory that CUDA made.
    ///
    /// The Vulkan text does not define this, NVIDIA's driver does it: see [`ExportableMemory`]. The buffer may be smaller than the memory, not
    /// larger.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] for a buffer larger than the memory; [`Error::Vulkan`] when Vulkan cannot import the memory for such a buffer; the
    /// drivers' own. Whatever was made is undone.
    pub fn on_cuda_memory(
        device: &SharedDevice,
        memory: &ExportableMemory,
        description: &BufferDescription,
    ) -> Result<Self, Error> {
        if description.size > memory.size() {
            return Err(Error::OutOfRange {
                offset: 0,
                length: description.size,
                size: memory.size(),
            });
        }
        let vulkan = device.vulkan();
        let mut buffer = Buffer::new(vulkan, description, &[MemoryHandleType::OpaqueFd])?;
        let imported = Import::new(memory.export_fd()?)
            .for_buffer(&buffer)
            .allocate(vulkan)
            .map_err(|failed| failed.error)?;
        buffer.bind(&imported, 0)?;
        Ok(Self::assemble(memory.buffer().clone(), Arc::new(buffer)))
    }

    pub(super) fn assemble(cuda: MappedBuffer, vulkan: Arc<Buffer>) -> Self {
        Self { cuda, vulkan }
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
        self.vulkan.description().size
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
        let sharing = self.vulkan.description().sharing_mode;
        let family = vulkans(sharing, queue_family);
        BufferTransfer::release(self.handle(), family, stages, access)
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
        let sharing = self.vulkan.description().sharing_mode;
        let family = vulkans(sharing, queue_family);
        BufferTransfer::acquire(self.handle(), family, stages, access)
    }

    /// Ends CUDA's side once no stream is in the way of that, waiting at most for `timeout`, and then Vulkan's.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when streams are; the buffer is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let Self { cuda, vulkan } = self;
        cuda.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                cuda: failed.object,
                vulkan,
            },
        })
    }
}
