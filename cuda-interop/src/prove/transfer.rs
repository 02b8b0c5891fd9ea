//! Copies between host bytes and all levels of an image, through Vulkan.

use ash::vk;
use vk_fd_import::{Allocation, Buffer, BufferDescription, Device, DeviceMemory};

use super::CopyQueue;
use crate::error::Error;
use crate::shared::{ImageState, SharedImage};

/// Where a level starts in the staging buffer: a multiple of every texel size and of what copies ask for.
const ALIGNMENT: u64 = 256;

pub(super) struct Transfer {
    device: Device,
    queue: CopyQueue,
    pool: vk::CommandPool,
    staging: Option<Staging>,
}

struct Staging {
    buffer: Buffer,
    memory: DeviceMemory,
}

fn failed(call: &'static str) -> impl FnOnce(vk::Result) -> Error {
    move |result| vk_fd_import::Error::Vulkan { call, result }.into()
}

impl Transfer {
    /// # Safety
    ///
    /// The queue belongs to the device and to that family, and nothing else is submitted to it while the result lives.
    pub(super) unsafe fn new(device: &Device, queue: CopyQueue) -> Result<Self, Error> {
        let info = vk::CommandPoolCreateInfo::default()
            .flags(vk::CommandPoolCreateFlags::TRANSIENT)
            .queue_family_index(queue.family);
        // SAFETY: the device is alive, as its constructor asks; the caller vouches for the family.
        let pool = unsafe { device.raw().create_command_pool(&info, None) }
            .map_err(failed("vkCreateCommandPool"))?;
        Ok(Self {
            device: device.clone(),
            queue,
            pool,
            staging: None,
        })
    }

    /// Writes all levels of an image that has no contents yet, and hands it to CUDA.
    pub(super) fn write(&mut self, image: &SharedImage, levels: &[Vec<u8>]) -> Result<(), Error> {
        let sizes: Vec<_> = levels.iter().map(|level| level.len() as u64).collect();
        let (regions, size) = regions(image, &sizes);
        let staging = self.staging(size)?;
        for (region, level) in regions.iter().zip(levels) {
            staging.memory.write(region.buffer_offset, level)?;
        }
        let buffer = staging.buffer.handle();
        let into = ImageState::TRANSFER_DESTINATION;
        let mut prepare = image.acquire(self.queue.family, into);
        prepare.barrier.old_layout = vk::ImageLayout::UNDEFINED;
        prepare.barrier.src_queue_family_index = vk::QUEUE_FAMILY_IGNORED;
        prepare.barrier.dst_queue_family_index = vk::QUEUE_FAMILY_IGNORED;
        self.submit(|device, commands| {
            // SAFETY: `commands` is being recorded; the image outlives the submission, which is waited for.
            unsafe { prepare.record(device, commands) };
            // SAFETY: as above; the regions lie in image and buffer, and the barrier has put the image into this layout.
            unsafe {
                device.cmd_copy_buffer_to_image(
                    commands,
                    buffer,
                    image.handle(),
                    into.layout,
                    &regions,
                );
            }
            let release = image.release(self.queue.family, into);
            // SAFETY: as above.
            unsafe { release.record(device, commands) };
        })
    }

    /// Takes the image from CUDA and reads all its levels.
    pub(super) fn read(
        &mut self,
        image: &SharedImage,
        sizes: &[u64],
    ) -> Result<Vec<Vec<u8>>, Error> {
        let (regions, size) = regions(image, sizes);
        let buffer = self.staging(size)?.buffer.handle();
        let from = ImageState::TRANSFER_SOURCE;
        self.submit(|device, commands| {
            let acquire = image.acquire(self.queue.family, from);
            // SAFETY: `commands` is being recorded; the image outlives the submission, which is waited for.
            unsafe { acquire.record(device, commands) };
            // SAFETY: as above; the regions lie in image and buffer, and the barrier has put the image into this layout.
            unsafe {
                device.cmd_copy_image_to_buffer(
                    commands,
                    image.handle(),
                    from.layout,
                    buffer,
                    &regions,
                );
            }
            let for_host = vk::MemoryBarrier::default()
                .src_access_mask(vk::AccessFlags::TRANSFER_WRITE)
                .dst_access_mask(vk::AccessFlags::HOST_READ);
            // SAFETY: `commands` is being recorded; the barrier names no resource.
            unsafe {
                device.cmd_pipeline_barrier(
                    commands,
                    vk::PipelineStageFlags::TRANSFER,
                    vk::PipelineStageFlags::HOST,
                    vk::DependencyFlags::empty(),
                    &[for_host],
                    &[],
                    &[],
                );
            }
        })?;
        let staging = self.staging(size)?;
        regions
            .iter()
            .zip(sizes)
            .map(|(region, &size)| {
                let mut level = vec![0; usize::try_from(size).unwrap_or(usize::MAX)];
                staging.memory.read(region.buffer_offset, &mut level)?;
                Ok(level)
            })
            .collect()
    }

    /// The staging buffer, at least `size` bytes long.
    fn staging(&mut self, size: u64) -> Result<&Staging, Error> {
        let enough = self
            .staging
            .take()
            .filter(|staging| staging.buffer.description().size >= size);
        let staging = match enough {
            Some(staging) => staging,
            None => {
                let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
                let description = BufferDescription::new(size, usage);
                let mut buffer = Buffer::new(&self.device, &description, &[])?;
                let properties = vk::MemoryPropertyFlags::HOST_VISIBLE
                    | vk::MemoryPropertyFlags::HOST_COHERENT
                    | vk::MemoryPropertyFlags::HOST_CACHED;
                let memory = Allocation::for_buffer(&buffer, properties).allocate(&self.device)?;
                buffer.bind(&memory, 0)?;
                Staging { buffer, memory }
            }
        };
        Ok(self.staging.insert(staging))
    }

    /// Records commands, submits them, and waits until they have run.
    fn submit(&self, record: impl FnOnce(&ash::Device, vk::CommandBuffer)) -> Result<(), Error> {
        let device = self.device.raw();
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        // SAFETY: the pool is the device's, and this value alone uses it.
        let commands = unsafe { device.allocate_command_buffers(&info) }
            .map_err(failed("vkAllocateCommandBuffers"))?;
        let begin = vk::CommandBufferBeginInfo::default()
            .flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        // SAFETY: a new command buffer, used by this thread alone.
        unsafe { device.begin_command_buffer(commands[0], &begin) }
            .map_err(failed("vkBeginCommandBuffer"))?;
        record(device, commands[0]);
        // SAFETY: recording was begun above.
        unsafe { device.end_command_buffer(commands[0]) }.map_err(failed("vkEndCommandBuffer"))?;
        let submit = vk::SubmitInfo::default().command_buffers(&commands);
        // SAFETY: the commands are recorded; nobody else submits to the queue, as `Transfer::new` asks.
        unsafe { device.queue_submit(self.queue.queue, &[submit], vk::Fence::null()) }
            .map_err(failed("vkQueueSubmit"))?;
        // SAFETY: as above.
        unsafe { device.queue_wait_idle(self.queue.queue) }.map_err(failed("vkQueueWaitIdle"))?;
        // SAFETY: the commands have run.
        unsafe { device.free_command_buffers(self.pool, &commands) };
        Ok(())
    }
}

impl Drop for Transfer {
    fn drop(&mut self) {
        // After a failed wait the device is lost, and nothing runs there any more.
        // SAFETY: the pool is the device's, and its commands have run.
        unsafe { self.device.raw().destroy_command_pool(self.pool, None) };
    }
}

/// A region for each level, all layers together, and the bytes that they take in the staging buffer.
fn regions(image: &SharedImage, sizes: &[u64]) -> (Vec<vk::BufferImageCopy>, u64) {
    let description = image.description();
    let aspect_mask = match description.format {
        vk::Format::D16_UNORM | vk::Format::D32_SFLOAT => vk::ImageAspectFlags::DEPTH,
        _ => vk::ImageAspectFlags::COLOR,
    };
    let at = |texels: u32, level: u32| texels.checked_shr(level).unwrap_or(0).max(1);
    let mut offset = 0;
    let regions = (0u32..)
        .zip(sizes)
        .map(|(level, &size)| {
            let region = vk::BufferImageCopy::default()
                .buffer_offset(offset)
                .image_subresource(vk::ImageSubresourceLayers {
                    aspect_mask,
                    mip_level: level,
                    base_array_layer: 0,
                    layer_count: description.array_layers,
                })
                .image_extent(vk::Extent3D {
                    width: at(description.extent.width, level),
                    height: at(description.extent.height, level),
                    depth: at(description.extent.depth, level),
                });
            offset += size.next_multiple_of(ALIGNMENT);
            region
        })
        .collect();
    (regions, offset)
}
