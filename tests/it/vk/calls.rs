//! Bare Vulkan calls with whatever a program says, right or wrong.

use std::os::fd::RawFd;

use ash::vk;
use interop_tests::Vulkan;
use vk_fd_import::rules::BindCall;
use vk_fd_import::{Buffer, Image, ImageDescription};

use super::program::{MemoryTypes, SIZE, SemaphoreTypes};

pub(super) enum Either {
    Image(Image),
    Buffer(Buffer),
}

#[derive(Clone, Copy)]
pub(super) enum Handle {
    Image(vk::Image),
    Buffer(vk::Buffer),
}

impl Handle {
    pub(super) fn bind(
        self,
        vulkan: &Vulkan,
        memory: vk::DeviceMemory,
        offset: u64,
        call: BindCall,
    ) -> Result<(), vk::Result> {
        let device = &vulkan.device;
        match (self, call) {
            (Self::Image(image), BindCall::Direct) => {
                // SAFETY: may break rules on purpose, in a process that may die of it.
                unsafe { device.bind_image_memory(image, memory, offset) }
            }
            (Self::Image(image), BindCall::Info) => {
                let info = vk::BindImageMemoryInfo::default()
                    .image(image)
                    .memory(memory)
                    .memory_offset(offset);
                // SAFETY: as above.
                unsafe { device.bind_image_memory2(&[info]) }
            }
            (Self::Buffer(buffer), BindCall::Direct) => {
                // SAFETY: as above.
                unsafe { device.bind_buffer_memory(buffer, memory, offset) }
            }
            (Self::Buffer(buffer), BindCall::Info) => {
                let info = vk::BindBufferMemoryInfo::default()
                    .buffer(buffer)
                    .memory(memory)
                    .memory_offset(offset);
                // SAFETY: as above.
                unsafe { device.bind_buffer_memory2(&[info]) }
            }
        }
    }

    pub(super) fn destroy(self, vulkan: &Vulkan) {
        match self {
            // SAFETY: nothing uses the image.
            Self::Image(image) => unsafe { vulkan.device.destroy_image(image, None) },
            // SAFETY: nothing uses the buffer.
            Self::Buffer(buffer) => unsafe { vulkan.device.destroy_buffer(buffer, None) },
        }
    }
}

/// `vkAllocateMemory` in Vulkan's own values.
pub(super) struct RawAllocate {
    pub(super) size: u64,
    pub(super) memory_type: u32,
    pub(super) export: Option<MemoryTypes>,
    pub(super) import: Option<(MemoryTypes, RawFd)>,
    pub(super) buffer: vk::Buffer,
    pub(super) image: vk::Image,
    pub(super) flags: Option<(vk::MemoryAllocateFlags, u32)>,
    pub(super) address: u64,
    pub(super) priority: Option<f32>,
    pub(super) reversed: bool,
}

impl RawAllocate {
    pub(super) fn plain(size: u64, memory_type: u32) -> Self {
        Self {
            size,
            memory_type,
            export: None,
            import: None,
            buffer: vk::Buffer::null(),
            image: vk::Image::null(),
            flags: None,
            address: 0,
            priority: None,
            reversed: false,
        }
    }

    pub(super) fn allocate(&self, vulkan: &Vulkan) -> Result<vk::DeviceMemory, vk::Result> {
        let mut export =
            vk::ExportMemoryAllocateInfo::default().handle_types(self.export.unwrap_or_default());
        let (handle_type, number) = self.import.unwrap_or_default();
        let mut import = vk::ImportMemoryFdInfoKHR::default()
            .handle_type(handle_type)
            .fd(number);
        let mut dedicated = vk::MemoryDedicatedAllocateInfo::default()
            .image(self.image)
            .buffer(self.buffer);
        let (flags, mask) = self.flags.unwrap_or_default();
        let mut flags = vk::MemoryAllocateFlagsInfo::default()
            .flags(flags)
            .device_mask(mask);
        let mut priority =
            vk::MemoryPriorityAllocateInfoEXT::default().priority(self.priority.unwrap_or(0.5));
        let mut address = vk::MemoryOpaqueCaptureAddressAllocateInfo::default()
            .opaque_capture_address(self.address);
        let mut structs: Vec<&mut dyn vk::ExtendsMemoryAllocateInfo> = Vec::new();
        if self.export.is_some() {
            structs.push(&mut export);
        }
        if self.import.is_some() {
            structs.push(&mut import);
        }
        if self.image != vk::Image::null() || self.buffer != vk::Buffer::null() {
            structs.push(&mut dedicated);
        }
        if self.flags.is_some() {
            structs.push(&mut flags);
        }
        if self.priority.is_some() {
            structs.push(&mut priority);
        }
        if self.address != 0 {
            structs.push(&mut address);
        }
        if self.reversed {
            structs.reverse();
        }
        let mut info = vk::MemoryAllocateInfo::default()
            .allocation_size(self.size)
            .memory_type_index(self.memory_type);
        for one in structs {
            info = info.push_next(one);
        }
        // SAFETY: the chain is alive; it may break rules on purpose, in a process that may die of it.
        unsafe { vulkan.device.allocate_memory(&info, None) }
    }
}

pub(super) fn raw_buffer(
    vulkan: &Vulkan,
    usage: vk::BufferUsageFlags,
    flags: vk::BufferCreateFlags,
    external: MemoryTypes,
) -> Result<vk::Buffer, vk::Result> {
    let mut shared = vk::ExternalMemoryBufferCreateInfo::default().handle_types(external);
    let mut info = vk::BufferCreateInfo::default()
        .flags(flags)
        .size(SIZE)
        .usage(usage);
    if !external.is_empty() {
        info = info.push_next(&mut shared);
    }
    // SAFETY: the chain is alive; it may break rules on purpose, in a process that may die of it.
    unsafe { vulkan.device.create_buffer(&info, None) }
}

pub(super) fn raw_image(
    vulkan: &Vulkan,
    of: &ImageDescription,
    external: MemoryTypes,
    layout: vk::ImageLayout,
) -> Result<vk::Image, vk::Result> {
    let mut shared = vk::ExternalMemoryImageCreateInfo::default().handle_types(external);
    let mut info = vk::ImageCreateInfo::default()
        .image_type(of.image_type)
        .format(of.format)
        .extent(of.extent)
        .mip_levels(of.mip_levels)
        .array_layers(of.array_layers)
        .samples(of.samples)
        .tiling(of.tiling)
        .usage(of.usage)
        .initial_layout(layout);
    if !external.is_empty() {
        info = info.push_next(&mut shared);
    }
    // SAFETY: the chain is alive; it may break rules on purpose, in a process that may die of it.
    unsafe { vulkan.device.create_image(&info, None) }
}

pub(super) fn raw_semaphore(
    vulkan: &Vulkan,
    timeline: bool,
    value: u64,
    export: SemaphoreTypes,
) -> Result<vk::Semaphore, vk::Result> {
    let kind = if timeline {
        vk::SemaphoreType::TIMELINE
    } else {
        vk::SemaphoreType::BINARY
    };
    let mut kind = vk::SemaphoreTypeCreateInfo::default()
        .semaphore_type(kind)
        .initial_value(value);
    let mut exported = vk::ExportSemaphoreCreateInfo::default().handle_types(export);
    let mut info = vk::SemaphoreCreateInfo::default();
    if timeline || value != 0 {
        info = info.push_next(&mut kind);
    }
    if !export.is_empty() {
        info = info.push_next(&mut exported);
    }
    // SAFETY: the chain is alive; it may break rules on purpose, in a process that may die of it.
    unsafe { vulkan.device.create_semaphore(&info, None) }
}
