//! Buffers that can be shared.

use ash::vk;

use crate::image::next_resource_id;
use crate::rules::{self, BindCall, BindState, BufferFacts, ExternalSupport, Requirements};
use crate::{BufferDescription, Device, DeviceMemory, Error, MemoryHandleType, chain, ffi};

/// Owns a Vulkan buffer, and holds the memory that is bound to it.
///
/// Dropping it destroys the buffer, then lets go of the memory. The queues must have finished with
/// it, as [`Device::new`] says.
#[derive(Debug)]
#[doc(alias = "VkBuffer")]
pub struct Buffer {
    device: Device,
    handle: vk::Buffer,
    owned: bool,
    facts: BufferFacts,
    memory: Option<(DeviceMemory, u64)>,
}

impl Buffer {
    /// Creates a buffer whose memory can be shared as these handle types; with none, an ordinary
    /// buffer.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if the device does not share buffers like this one or it has no size,
    /// [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkCreateBuffer")]
    pub fn new(
        device: &Device,
        description: &BufferDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<Self, Error> {
        let (external, support) = Self::check_creation(device, description, handle_types)?;
        let handle = chain::with_buffer_create_info(description, external, |info| {
            ffi::create_buffer(device, info)
        })?;
        Ok(Self::assemble(
            device,
            handle,
            true,
            description,
            external,
            support,
        ))
    }

    /// Creates a buffer whose memory can be exported as every handle type that the device says it
    /// exports for a buffer like this, as far as the types go together.
    ///
    /// # Errors
    ///
    /// As [`Buffer::new`]; [`Error::Unsupported`] if the device exports no memory of such buffers.
    #[doc(alias = "vkCreateBuffer")]
    pub fn exportable(device: &Device, description: &BufferDescription) -> Result<Self, Error> {
        let all = MemoryHandleType::union(&MemoryHandleType::ALL);
        let support = device.buffer_support(description, all);
        let external = support.exportable();
        let handle_types: Vec<_> = MemoryHandleType::ALL
            .into_iter()
            .filter(|kind| external.contains(kind.flags()))
            .collect();
        // What is wrong with the description itself is said first.
        let created = Self::new(device, description, &handle_types)?;
        if handle_types.is_empty() {
            return Err(Error::Unsupported {
                what: "the device exports no memory of buffers like this: change usage or flags",
            });
        }
        Ok(created)
    }

    /// Takes note of a buffer that someone else owns: it is neither destroyed nor kept alive.
    ///
    /// # Errors
    ///
    /// As [`Buffer::new`].
    ///
    /// # Safety
    ///
    /// `handle` was created on `device` with this description and a
    /// `VkExternalMemoryBufferCreateInfo` of these handle types, is not bound to memory yet, and
    /// outlives the result.
    pub unsafe fn borrow_raw(
        device: &Device,
        handle: vk::Buffer,
        description: &BufferDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<Self, Error> {
        let (external, support) = Self::check_creation(device, description, handle_types)?;
        Ok(Self::assemble(
            device,
            handle,
            false,
            description,
            external,
            support,
        ))
    }

    /// The handle types as bits, and what the device can share of such buffers, if that is enough.
    fn check_creation(
        device: &Device,
        description: &BufferDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<(vk::ExternalMemoryHandleTypeFlags, ExternalSupport), Error> {
        let external = MemoryHandleType::union(handle_types);
        let support =
            device.buffer_support(description, MemoryHandleType::union(&MemoryHandleType::ALL));
        rules::buffer_creation(device.facts(), description, external, &support)?;
        Ok((external, support))
    }

    fn assemble(
        device: &Device,
        handle: vk::Buffer,
        owned: bool,
        description: &BufferDescription,
        external: vk::ExternalMemoryHandleTypeFlags,
        support: ExternalSupport,
    ) -> Self {
        let requirements = chain::with_requirements(|requirements| {
            let info = vk::BufferMemoryRequirementsInfo2::default().buffer(handle);
            ffi::buffer_requirements(device, &info, requirements);
        });
        Self {
            device: device.clone(),
            handle,
            owned,
            facts: BufferFacts {
                id: next_resource_id(),
                description: description.clone(),
                external,
                requirements,
                support,
            },
            memory: None,
        }
    }

    /// The Vulkan handle, lent.
    #[must_use]
    pub const fn handle(&self) -> vk::Buffer {
        self.handle
    }

    /// What the buffer was created with.
    #[must_use]
    pub const fn description(&self) -> &BufferDescription {
        &self.facts.description
    }

    /// What the buffer asks of its memory.
    #[must_use]
    pub const fn requirements(&self) -> &Requirements {
        &self.facts.requirements
    }

    /// All that is known about the buffer.
    #[must_use]
    pub const fn facts(&self) -> &BufferFacts {
        &self.facts
    }

    /// The device that it was made from.
    #[must_use]
    pub const fn device(&self) -> &Device {
        &self.device
    }

    /// The memory that is bound to it.
    #[must_use]
    pub fn memory(&self) -> Option<&DeviceMemory> {
        self.memory.as_ref().map(|(memory, _)| memory)
    }

    /// Where in the memory it lies, in bytes.
    #[must_use]
    pub fn memory_offset(&self) -> Option<u64> {
        self.memory.as_ref().map(|(_, offset)| *offset)
    }

    /// Binds the buffer to memory at an offset in bytes, and keeps the memory alive.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with every broken rule of binding (02726, 02985, 01508, 01444, 10925 and
    /// those about size, alignment and memory type), [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkBindBufferMemory")]
    pub fn bind(&mut self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        self.check_binding(memory, offset)?;
        ffi::bind_buffer(&self.device, self.handle, memory.handle(), offset)?;
        self.memory = Some((memory.clone(), offset));
        Ok(())
    }

    fn check_binding(&self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        rules::bind_buffer(
            &self.facts,
            memory.facts(),
            offset,
            BindState {
                call: BindCall::Direct,
                already_bound: self.memory.is_some(),
                same_device: self.device.is_same_as(memory.device()),
            },
        )?;
        Ok(())
    }

    /// Takes note that a borrowed buffer is bound to memory already.
    ///
    /// # Errors
    ///
    /// As [`Buffer::bind`], for what the rules see; nothing is called.
    ///
    /// # Safety
    ///
    /// The buffer is bound to this memory at this offset.
    pub unsafe fn assume_bound(&mut self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        self.check_binding(memory, offset)?;
        self.memory = Some((memory.clone(), offset));
        Ok(())
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if self.owned {
            ffi::destroy_buffer(&self.device, self.handle);
        }
    }
}
