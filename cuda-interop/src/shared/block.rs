//! A block of an allocator, imported once, in which many resources lie.

use std::sync::Arc;

use vk_fd_import::{Buffer, DeviceMemory, Image, MemoryHandleType};

use super::{SharedBuffer, SharedDevice, SharedImage};
use crate::error::Error;
use crate::memory::ExternalMemory;

/// Exportable Vulkan memory that is imported into CUDA once, for the many resources that are bound in it.
///
/// For allocators that hand out pieces of large blocks: `vk-mem`, or the user's own. The block is exportable when it was allocated so; the whole
/// block is imported, whatever part of it a resource takes.
///
/// # With `vk-mem`
///
/// A pool whose `PoolCreateInfo` was given a `VkExportMemoryAllocateInfo` by `push_next` has exportable blocks. `get_allocation_info2` of an
/// allocation tells the block's memory and size: take them with [`DeviceMemory::borrow_raw`], [`DedicatedTo::Nothing`] and the pool's memory type,
/// bind the resource at the allocation's offset, and map it here. A block is imported once, however many allocations lie in it. `gpu-allocator` 0.28
/// chains no export struct to its allocations, so its blocks cannot be shared.
///
/// [`DedicatedTo::Nothing`]: vk_fd_import::rules::DedicatedTo::Nothing
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug, Clone)]
pub struct SharedBlock {
    vulkan: DeviceMemory,
    cuda: ExternalMemory,
}

impl SharedBlock {
    /// Exports a block and imports it into CUDA.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`] when the memory was not allocated for export as an opaque fd; [`Error::Invalid`] and [`Error::Cuda`] as for
    /// [`ExternalMemory::import`].
    pub fn new(device: &SharedDevice, memory: &DeviceMemory) -> Result<Self, Error> {
        let fd = memory.export_fd(MemoryHandleType::OpaqueFd)?;
        let keep = Arc::new(memory.clone());
        let cuda = ExternalMemory::import_keeping(device.context(), fd, Some(keep))?;
        Ok(Self {
            vulkan: memory.clone(),
            cuda,
        })
    }

    /// The block as Vulkan has it.
    #[must_use]
    pub fn vulkan(&self) -> &DeviceMemory {
        &self.vulkan
    }

    /// The block as CUDA has it.
    #[must_use]
    pub fn cuda(&self) -> &ExternalMemory {
        &self.cuda
    }

    /// Maps an image that is bound in this block.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] when it is bound elsewhere or not at all; otherwise as [`ExternalMemory::map_image`].
    pub fn image(&self, image: Image) -> Result<SharedImage, Error> {
        let offset = self.offset(image.memory(), image.memory_offset())?;
        let cuda = self.cuda.map_image(image.description(), offset)?;
        Ok(SharedImage::assemble(cuda, Arc::new(image)))
    }

    /// Maps a buffer that is bound in this block.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] when it is bound elsewhere or not at all; otherwise as [`ExternalMemory::map_buffer`].
    pub fn buffer(&self, buffer: Buffer) -> Result<SharedBuffer, Error> {
        let offset = self.offset(buffer.memory(), buffer.memory_offset())?;
        let cuda = self.cuda.map_buffer(offset, buffer.description().size)?;
        Ok(SharedBuffer::assemble(cuda, Arc::new(buffer)))
    }

    fn offset(&self, memory: Option<&DeviceMemory>, offset: Option<u64>) -> Result<u64, Error> {
        // A handle of memory is a name within its device only.
        let is_ours = |memory: &DeviceMemory| {
            memory.handle() == self.vulkan.handle()
                && memory.device().is_same_as(self.vulkan.device())
        };
        match (memory, offset) {
            (Some(memory), Some(offset)) if is_ours(memory) => Ok(offset),
            _ => Err(Error::Unsupported {
                what: "mapping this resource",
                reason: String::from(
                    "it is not bound to this block's memory; bind it there, or share it alone",
                ),
            }),
        }
    }
}
