//! Device memory.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use ash::vk;

use crate::ffi::Mapped;
use crate::rules::{DedicatedTo, MemoryFacts};
use crate::{Dedication, Device, Error, Exporter, MemoryFd, MemoryHandleType, Origin, export, ffi};

/// Shares ownership of a `VkDeviceMemory`; cheap to clone.
///
/// The memory is freed when the last clone is gone; images and buffers that are bound to it hold
/// one. The queues must have finished with it by then, as [`Device::new`] says.
#[derive(Clone)]
#[doc(alias = "VkDeviceMemory")]
pub struct DeviceMemory {
    inner: Arc<Inner>,
}

struct Inner {
    device: Device,
    handle: vk::DeviceMemory,
    owned: bool,
    facts: MemoryFacts,
    /// Where the memory is mapped, once it was.
    mapped: Mutex<Option<Mapped>>,
}

impl DeviceMemory {
    /// Takes the ownership of memory that was just allocated and counted.
    pub(crate) fn assemble(device: &Device, handle: vk::DeviceMemory, facts: MemoryFacts) -> Self {
        device.count_allocation();
        Self {
            inner: Arc::new(Inner {
                device: device.clone(),
                handle,
                owned: true,
                facts,
                mapped: Mutex::new(None),
            }),
        }
    }

    /// Takes note of memory that someone else owns: it is neither freed nor kept alive.
    ///
    /// # Safety
    ///
    /// `handle` was allocated on `device` as `facts` say, is not mapped by anybody else, and
    /// outlives the result and every clone.
    #[must_use]
    pub unsafe fn borrow_raw(
        device: &Device,
        handle: vk::DeviceMemory,
        facts: MemoryFacts,
    ) -> Self {
        Self {
            inner: Arc::new(Inner {
                device: device.clone(),
                handle,
                owned: false,
                facts,
                mapped: Mutex::new(None),
            }),
        }
    }

    /// The Vulkan handle, lent.
    #[must_use]
    pub fn handle(&self) -> vk::DeviceMemory {
        self.inner.handle
    }

    /// All that is known about the memory.
    #[must_use]
    pub fn facts(&self) -> &MemoryFacts {
        &self.inner.facts
    }

    /// Size of the whole memory object, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.inner.facts.size
    }

    /// The index of its memory type.
    #[must_use]
    pub fn memory_type_index(&self) -> u32 {
        self.inner.facts.memory_type_index
    }

    /// The properties of its memory type.
    #[must_use]
    pub fn property_flags(&self) -> vk::MemoryPropertyFlags {
        self.inner
            .device
            .facts()
            .memory_property_flags(self.inner.facts.memory_type_index)
    }

    /// What it is dedicated to.
    #[must_use]
    pub fn dedication(&self) -> Dedication {
        match &self.inner.facts.dedicated {
            DedicatedTo::Nothing => Dedication::None,
            DedicatedTo::Image { description, .. } => Dedication::Image(description.clone()),
            DedicatedTo::Buffer { description, .. } => Dedication::Buffer(description.clone()),
        }
    }

    /// The device that it was allocated from.
    #[must_use]
    pub fn device(&self) -> &Device {
        &self.inner.device
    }

    /// Exports the memory as a new file descriptor that carries its origin.
    ///
    /// Each call makes another descriptor. What the driver answers is not trusted: -1 is an error,
    /// and so is the number of a standard stream that was open before the call.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if the memory was not allocated for export as this type (00671), or is a
    /// dma-buf of several instances (12524); [`Error::BadExport`] if the driver answers success
    /// without a descriptor; [`Error::Unsupported`] without the extension; [`Error::Vulkan`].
    #[doc(alias = "vkGetMemoryFdKHR")]
    pub fn export_fd(&self, handle_type: MemoryHandleType) -> Result<MemoryFd, Error> {
        let fd = export::memory(self, handle_type)?;
        Ok(MemoryFd::assemble(fd, self.origin(handle_type)))
    }

    /// The origin of a descriptor of this memory.
    #[must_use]
    pub fn origin(&self, handle_type: MemoryHandleType) -> Origin {
        let device = self.inner.device.facts();
        Origin {
            handle_type,
            exporter: Exporter::Vulkan,
            allocation_size: self.size(),
            memory_type_index: Some(self.memory_type_index()),
            memory_property_flags: self.property_flags(),
            dedication: self.dedication(),
            device_uuid: device.device_uuid,
            driver_uuid: Some(device.driver_uuid),
            device_mask: self.inner.facts.device_mask,
            group_device_uuids: device.group_device_uuids.clone(),
        }
    }

    /// Copies bytes out of host-visible memory, `offset` bytes from its start.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] if the memory is not host-visible, [`Error::OutOfRange`] if the range
    /// leaves it, [`Error::Vulkan`] if it cannot be mapped.
    #[doc(alias = "vkMapMemory")]
    pub fn read(&self, offset: u64, bytes: &mut [u8]) -> Result<(), Error> {
        let start = self.check_range(offset, bytes.len())?;
        self.with_mapping(|mapped| {
            if !self.is_coherent() {
                ffi::invalidate(&self.inner.device, &self.whole())?;
            }
            mapped.read(start, bytes);
            Ok(())
        })
    }

    /// Copies bytes into host-visible memory, `offset` bytes from its start.
    ///
    /// # Errors
    ///
    /// As [`DeviceMemory::read`].
    #[doc(alias = "vkMapMemory")]
    pub fn write(&self, offset: u64, bytes: &[u8]) -> Result<(), Error> {
        let start = self.check_range(offset, bytes.len())?;
        self.with_mapping(|mapped| {
            mapped.write(start, bytes);
            if !self.is_coherent() {
                ffi::flush(&self.inner.device, &self.whole())?;
            }
            Ok(())
        })
    }

    fn is_coherent(&self) -> bool {
        self.property_flags()
            .contains(vk::MemoryPropertyFlags::HOST_COHERENT)
    }

    fn whole(&self) -> vk::MappedMemoryRange<'static> {
        vk::MappedMemoryRange::default()
            .memory(self.inner.handle)
            .size(vk::WHOLE_SIZE)
    }

    /// The offset as an address difference, if the range lies in the memory.
    fn check_range(&self, offset: u64, length: usize) -> Result<usize, Error> {
        if !self
            .property_flags()
            .contains(vk::MemoryPropertyFlags::HOST_VISIBLE)
        {
            return Err(Error::Unsupported {
                what: "the memory is not host-visible: copy it to memory that is, or allocate it \
                       of a type that is HOST_VISIBLE",
            });
        }
        let length = u64::try_from(length).unwrap_or(u64::MAX);
        match (offset.checked_add(length), usize::try_from(offset)) {
            (Some(end), Ok(offset)) if end <= self.size() => Ok(offset),
            _ => Err(Error::OutOfRange {
                offset,
                length,
                size: self.size(),
            }),
        }
    }

    fn with_mapping(
        &self,
        access: impl FnOnce(&mut Mapped) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut mapped = self
            .inner
            .mapped
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        match &mut *mapped {
            Some(mapped) => access(mapped),
            none => access(none.insert(ffi::map_memory(&self.inner.device, self.inner.handle)?)),
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if self.owned {
            // Freeing ends the mapping too.
            ffi::free_memory(&self.device, self.handle);
            self.device.uncount_allocation();
        } else if self
            .mapped
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some()
        {
            ffi::unmap_memory(&self.device, self.handle);
        }
    }
}

impl fmt::Debug for DeviceMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeviceMemory")
            .field("handle", &self.inner.handle)
            .field("facts", &self.inner.facts)
            .finish_non_exhaustive()
    }
}
