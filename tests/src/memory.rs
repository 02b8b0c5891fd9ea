//! Exportable buffers and images made by bare Vulkan calls, to check the library against.

use std::os::fd::{FromRawFd, OwnedFd};

use ash::vk;

use crate::Vulkan;

const OPAQUE_FD: vk::ExternalMemoryHandleTypeFlags = vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD;

/// What the memory of a shared resource is like.
#[derive(Clone, Copy, Debug)]
pub struct Exportable {
    pub memory: vk::DeviceMemory,
    /// Bytes allocated.
    pub size: u64,
    pub memory_type_index: u32,
    pub requirements: vk::MemoryRequirements,
    /// Whether the memory was allocated for this resource alone.
    pub dedicated: bool,
}

/// A buffer made by bare Vulkan calls and bound to exportable memory, allocated for it alone if asked.
pub struct BareBuffer<'vulkan> {
    pub vulkan: &'vulkan Vulkan,
    pub buffer: vk::Buffer,
    pub memory: Exportable,
}

/// An image made by bare Vulkan calls and bound to exportable memory, allocated for it alone if asked.
pub struct BareImage<'vulkan> {
    pub vulkan: &'vulkan Vulkan,
    pub image: vk::Image,
    pub memory: Exportable,
}

impl Vulkan {
    /// A buffer of `size` bytes whose memory can be exported as an opaque fd.
    pub fn exportable_buffer(&self, size: u64, dedicated: bool) -> BareBuffer<'_> {
        let mut external = vk::ExternalMemoryBufferCreateInfo::default().handle_types(OPAQUE_FD);
        let info = vk::BufferCreateInfo::default()
            .size(size)
            .usage(
                vk::BufferUsageFlags::TRANSFER_SRC
                    | vk::BufferUsageFlags::TRANSFER_DST
                    | vk::BufferUsageFlags::STORAGE_BUFFER,
            )
            .push_next(&mut external);
        // SAFETY: the caller's size is positive; the chain is as Vulkan 1.1 wants it.
        let buffer = unsafe { self.device.create_buffer(&info, None) }.expect("vkCreateBuffer");
        // SAFETY: the buffer is this device's.
        let requirements = unsafe { self.device.get_buffer_memory_requirements(buffer) };
        let only = vk::MemoryDedicatedAllocateInfo::default().buffer(buffer);
        let memory = self.allocate_exportable(requirements, dedicated.then_some(only));
        // SAFETY: both are this device's; the memory has the buffer's size and one of its types.
        unsafe { self.device.bind_buffer_memory(buffer, memory.memory, 0) }
            .expect("vkBindBufferMemory");
        BareBuffer {
            vulkan: self,
            buffer,
            memory,
        }
    }

    /// An image like `info`, whose memory can be exported as an opaque fd. The external part of the chain is added.
    pub fn exportable_image(
        &self,
        info: vk::ImageCreateInfo<'_>,
        dedicated: bool,
    ) -> BareImage<'_> {
        let mut external = vk::ExternalMemoryImageCreateInfo::default().handle_types(OPAQUE_FD);
        let info = info.push_next(&mut external);
        // SAFETY: the caller's description is a valid one; the chain is as Vulkan 1.1 wants it.
        let image = unsafe { self.device.create_image(&info, None) }.expect("vkCreateImage");
        // SAFETY: the image is this device's.
        let requirements = unsafe { self.device.get_image_memory_requirements(image) };
        let only = vk::MemoryDedicatedAllocateInfo::default().image(image);
        let memory = self.allocate_exportable(requirements, dedicated.then_some(only));
        // SAFETY: both are this device's; the memory has the image's size and one of its types.
        unsafe { self.device.bind_image_memory(image, memory.memory, 0) }
            .expect("vkBindImageMemory");
        BareImage {
            vulkan: self,
            image,
            memory,
        }
    }

    fn allocate_exportable(
        &self,
        requirements: vk::MemoryRequirements,
        dedicated: Option<vk::MemoryDedicatedAllocateInfo<'_>>,
    ) -> Exportable {
        let bits = requirements.memory_type_bits;
        let memory_type_index = self
            .memory_type(bits, vk::MemoryPropertyFlags::DEVICE_LOCAL)
            .or_else(|| self.memory_type(bits, vk::MemoryPropertyFlags::empty()))
            .expect("a memory type");
        let mut export = vk::ExportMemoryAllocateInfo::default().handle_types(OPAQUE_FD);
        let mut only = dedicated.unwrap_or_default();
        let mut info = vk::MemoryAllocateInfo::default()
            .allocation_size(requirements.size)
            .memory_type_index(memory_type_index)
            .push_next(&mut export);
        if dedicated.is_some() {
            info = info.push_next(&mut only);
        }
        // SAFETY: the type is one of the device's, and the chain is as Vulkan 1.1 wants it.
        let memory = unsafe { self.device.allocate_memory(&info, None) }.expect("vkAllocateMemory");
        Exportable {
            memory,
            size: requirements.size,
            memory_type_index,
            requirements,
            dedicated: dedicated.is_some(),
        }
    }

    /// A new opaque fd of exportable memory.
    pub fn export_fd(&self, memory: vk::DeviceMemory) -> OwnedFd {
        let info = vk::MemoryGetFdInfoKHR::default()
            .memory(memory)
            .handle_type(OPAQUE_FD);
        // SAFETY: the memory is this device's and was allocated for export as an opaque fd.
        let fd = unsafe { self.memory_fd().get_memory_fd(&info) }.expect("vkGetMemoryFdKHR");
        assert!(fd >= 0, "vkGetMemoryFdKHR gave fd {fd}");
        // SAFETY: Vulkan gives a new fd that is the caller's to close.
        unsafe { OwnedFd::from_raw_fd(fd) }
    }
}

impl BareBuffer<'_> {
    /// A new opaque fd of the buffer's memory.
    pub fn export_fd(&self) -> OwnedFd {
        self.vulkan.export_fd(self.memory.memory)
    }
}

impl BareImage<'_> {
    /// A new opaque fd of the image's memory.
    pub fn export_fd(&self) -> OwnedFd {
        self.vulkan.export_fd(self.memory.memory)
    }
}

impl Drop for BareBuffer<'_> {
    fn drop(&mut self) {
        let device = &self.vulkan.device;
        // SAFETY: the harness waits for each submission, so nothing uses the buffer.
        unsafe { device.destroy_buffer(self.buffer, None) };
        // SAFETY: what was bound to the memory is gone.
        unsafe { device.free_memory(self.memory.memory, None) };
    }
}

impl Drop for BareImage<'_> {
    fn drop(&mut self) {
        let device = &self.vulkan.device;
        // SAFETY: the harness waits for each submission, so nothing uses the image.
        unsafe { device.destroy_image(self.image, None) };
        // SAFETY: what was bound to the memory is gone.
        unsafe { device.free_memory(self.memory.memory, None) };
    }
}
