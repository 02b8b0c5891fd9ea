//! Submissions that are waited for, and copies between host bytes, buffers and images.

use ash::vk;

use crate::Vulkan;

/// A part of an image: one level of some layers.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    pub aspect: vk::ImageAspectFlags,
    pub level: u32,
    pub first_layer: u32,
    pub layers: u32,
    /// The level's extent in texels.
    pub extent: vk::Extent3D,
}

impl Region {
    /// One level of a colour image's first layer; `extent` is level 0's.
    pub fn level(level: u32, extent: vk::Extent3D) -> Self {
        let at = |texels: u32| (texels >> level).max(1);
        Self {
            aspect: vk::ImageAspectFlags::COLOR,
            level,
            first_layer: 0,
            layers: 1,
            extent: vk::Extent3D {
                width: at(extent.width),
                height: at(extent.height),
                depth: at(extent.depth),
            },
        }
    }

    /// The same of several layers.
    pub fn with_layers(mut self, first: u32, count: u32) -> Self {
        (self.first_layer, self.layers) = (first, count);
        self
    }

    /// Bytes of the region, tightly packed, for texels of `texel` bytes (formats without blocks).
    pub fn bytes(&self, texel: usize) -> usize {
        let vk::Extent3D {
            width,
            height,
            depth,
        } = self.extent;
        width as usize * height as usize * depth as usize * self.layers as usize * texel
    }

    fn copy(&self) -> vk::BufferImageCopy {
        vk::BufferImageCopy::default()
            .image_subresource(vk::ImageSubresourceLayers {
                aspect_mask: self.aspect,
                mip_level: self.level,
                base_array_layer: self.first_layer,
                layer_count: self.layers,
            })
            .image_extent(self.extent)
    }
}

/// A host-visible, mapped buffer for copies.
pub struct HostBuffer<'vulkan> {
    vulkan: &'vulkan Vulkan,
    pub buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    mapped: *mut u8,
    size: usize,
}

impl HostBuffer<'_> {
    /// Copies the buffer's bytes out. No submission may be writing them.
    pub fn read(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.size];
        // SAFETY: the mapping is `size` bytes of coherent memory, and the vector is another place.
        unsafe {
            self.mapped
                .copy_to_nonoverlapping(bytes.as_mut_ptr(), self.size)
        };
        bytes
    }

    /// Copies bytes in. No submission may be using them.
    pub fn write(&self, bytes: &[u8]) {
        assert!(bytes.len() <= self.size);
        // SAFETY: the mapping is `size` bytes of coherent memory, and the slice is another place.
        unsafe {
            self.mapped
                .copy_from_nonoverlapping(bytes.as_ptr(), bytes.len())
        };
    }
}

impl Drop for HostBuffer<'_> {
    fn drop(&mut self) {
        let device = &self.vulkan.device;
        // SAFETY: each submission is waited for, so nothing uses the buffer.
        unsafe { device.destroy_buffer(self.buffer, None) };
        // SAFETY: what was bound to the memory is gone; freeing it unmaps it.
        unsafe { device.free_memory(self.memory, None) };
    }
}

impl Vulkan {
    /// A host-visible buffer of `size` bytes.
    pub fn host_buffer(&self, size: usize) -> HostBuffer<'_> {
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let info = vk::BufferCreateInfo::default()
            .size(size as u64)
            .usage(usage);
        // SAFETY: a plain buffer of a positive size.
        let buffer = unsafe { self.device.create_buffer(&info, None) }.expect("vkCreateBuffer");
        // SAFETY: the buffer is this device's.
        let needs = unsafe { self.device.get_buffer_memory_requirements(buffer) };
        let flags = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let cached = flags | vk::MemoryPropertyFlags::HOST_CACHED;
        let memory_type = self
            .memory_type(needs.memory_type_bits, cached)
            .or_else(|| self.memory_type(needs.memory_type_bits, flags))
            .expect("host-visible, coherent memory");
        let info = vk::MemoryAllocateInfo::default()
            .allocation_size(needs.size)
            .memory_type_index(memory_type);
        // SAFETY: the type is one of the device's.
        let memory = unsafe { self.device.allocate_memory(&info, None) }.expect("vkAllocateMemory");
        // SAFETY: both are this device's; size and type fit.
        unsafe { self.device.bind_buffer_memory(buffer, memory, 0) }.expect("vkBindBufferMemory");
        let map = vk::MemoryMapFlags::empty();
        // SAFETY: the memory is host-visible and not mapped yet.
        let mapped = unsafe { self.device.map_memory(memory, 0, vk::WHOLE_SIZE, map) };
        HostBuffer {
            vulkan: self,
            buffer,
            memory,
            mapped: mapped.expect("vkMapMemory").cast(),
            size,
        }
    }

    /// Records commands, for one submission; the command pool owns them.
    pub fn recorded(&self, record: impl FnOnce(vk::CommandBuffer)) -> vk::CommandBuffer {
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        // SAFETY: the pool is this device's, used by one thread at a time (`Vulkan` is not `Sync` in tests).
        let commands = unsafe { self.device.allocate_command_buffers(&info) }
            .expect("vkAllocateCommandBuffers")[0];
        let begin = vk::CommandBufferBeginInfo::default()
            .flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        // SAFETY: the command buffer is new.
        unsafe { self.device.begin_command_buffer(commands, &begin) }
            .expect("vkBeginCommandBuffer");
        record(commands);
        // SAFETY: recording has begun.
        unsafe { self.device.end_command_buffer(commands) }.expect("vkEndCommandBuffer");
        commands
    }

    /// Records commands, submits them and waits until they are done.
    pub fn submit(&self, record: impl FnOnce(vk::CommandBuffer)) {
        let commands = [self.recorded(record)];
        let submits = [vk::SubmitInfo::default().command_buffers(&commands)];
        // SAFETY: the commands are recorded, and the queue is of the pool's family.
        unsafe {
            self.device
                .queue_submit(self.queue, &submits, vk::Fence::null())
        }
        .expect("vkQueueSubmit");
        // SAFETY: no other thread uses the queue.
        unsafe { self.device.queue_wait_idle(self.queue) }.expect("vkQueueWaitIdle");
        // SAFETY: the commands are done.
        unsafe { self.device.free_command_buffers(self.pool, &commands) };
    }

    /// Moves a whole colour image from one layout to another.
    pub fn transition(&self, image: vk::Image, from: vk::ImageLayout, to: vk::ImageLayout) {
        self.submit(|commands| {
            self.barrier(commands, image, vk::ImageAspectFlags::COLOR, from, to)
        });
    }

    /// Records a barrier over a whole image, everything before it and after it.
    pub fn barrier(
        &self,
        commands: vk::CommandBuffer,
        image: vk::Image,
        aspect: vk::ImageAspectFlags,
        from: vk::ImageLayout,
        to: vk::ImageLayout,
    ) {
        let access = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let barriers = [vk::ImageMemoryBarrier::default()
            .src_access_mask(access)
            .dst_access_mask(access)
            .old_layout(from)
            .new_layout(to)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .image(image)
            .subresource_range(vk::ImageSubresourceRange {
                aspect_mask: aspect,
                base_mip_level: 0,
                level_count: vk::REMAINING_MIP_LEVELS,
                base_array_layer: 0,
                layer_count: vk::REMAINING_ARRAY_LAYERS,
            })];
        let stages = vk::PipelineStageFlags::ALL_COMMANDS;
        let flags = vk::DependencyFlags::empty();
        // SAFETY: the commands are being recorded, and the image is this device's and in the layout `from`.
        unsafe {
            self.device
                .cmd_pipeline_barrier(commands, stages, stages, flags, &[], &[], &barriers);
        }
    }

    /// Writes tightly packed bytes into a part of an image in the layout `GENERAL`.
    pub fn write_image(&self, image: vk::Image, region: &Region, bytes: &[u8]) {
        let host = self.host_buffer(bytes.len());
        host.write(bytes);
        let general = vk::ImageLayout::GENERAL;
        let copies = [region.copy()];
        self.submit(|commands| {
            // SAFETY: the image is in the layout `GENERAL`, and the buffer holds the region's bytes.
            unsafe {
                self.device.cmd_copy_buffer_to_image(
                    commands,
                    host.buffer,
                    image,
                    general,
                    &copies,
                );
            }
            self.barrier(commands, image, region.aspect, general, general);
        });
    }

    /// Reads `length` tightly packed bytes, all of a part of an image in the layout `GENERAL`.
    pub fn read_image(&self, image: vk::Image, region: &Region, length: usize) -> Vec<u8> {
        let host = self.host_buffer(length);
        let general = vk::ImageLayout::GENERAL;
        let copies = [region.copy()];
        self.submit(|commands| {
            self.barrier(commands, image, region.aspect, general, general);
            // SAFETY: the image is in the layout `GENERAL`, and the buffer has room for the region's bytes.
            unsafe {
                self.device.cmd_copy_image_to_buffer(
                    commands,
                    image,
                    general,
                    host.buffer,
                    &copies,
                );
            }
            self.host_barrier(commands);
        });
        host.read()
    }

    /// Writes bytes to the start of a buffer.
    pub fn write_buffer(&self, buffer: vk::Buffer, bytes: &[u8]) {
        let host = self.host_buffer(bytes.len());
        host.write(bytes);
        let copies = [vk::BufferCopy::default().size(bytes.len() as u64)];
        // SAFETY: both buffers are this device's and have room for the bytes.
        self.submit(|commands| unsafe {
            self.device
                .cmd_copy_buffer(commands, host.buffer, buffer, &copies);
        });
    }

    /// Reads `length` bytes from the start of a buffer.
    pub fn read_buffer(&self, buffer: vk::Buffer, length: usize) -> Vec<u8> {
        let host = self.host_buffer(length);
        let copies = [vk::BufferCopy::default().size(length as u64)];
        self.submit(|commands| {
            // SAFETY: both buffers are this device's and have room for the bytes.
            unsafe {
                self.device
                    .cmd_copy_buffer(commands, buffer, host.buffer, &copies);
            }
            self.host_barrier(commands);
        });
        host.read()
    }

    /// Records a barrier that makes copies visible to the host.
    fn host_barrier(&self, commands: vk::CommandBuffer) {
        let barriers = [vk::MemoryBarrier::default()
            .src_access_mask(vk::AccessFlags::TRANSFER_WRITE)
            .dst_access_mask(vk::AccessFlags::HOST_READ)];
        let (from, to) = (
            vk::PipelineStageFlags::TRANSFER,
            vk::PipelineStageFlags::HOST,
        );
        let flags = vk::DependencyFlags::empty();
        // SAFETY: the commands are being recorded.
        unsafe {
            self.device
                .cmd_pipeline_barrier(commands, from, to, flags, &barriers, &[], &[]);
        }
    }
}
