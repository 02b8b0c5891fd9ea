//! One frame of 1920x1080 that CUDA makes and Vulkan gets: in shared memory, or staged through pinned host memory.

use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::vulkan::{Allocation, Buffer};
use cuda_interop::{
    BufferDescription, ExportableMemory, SharedBuffer, SharedDevice, SharedTimeline, Stream,
};

use crate::Result;
use crate::measure::Table;
use crate::raw::Pinned;
use crate::vulkan::{Commands, Point, Vulkan};

const BYTES: u64 = 1920 * 1080 * 4;
const TIMEOUT: Duration = Duration::from_secs(5);

pub fn shared_and_staged(
    device: &SharedDevice,
    vulkan: &Vulkan<'_>,
    table: &mut Table,
) -> Result<()> {
    let vk_device = device.vulkan();
    let queue = vulkan.cheapest_queue();
    let bytes = usize::try_from(BYTES)?;
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let description = BufferDescription::new(BYTES, usage);
    let plain = |flags| -> Result<Buffer> {
        let mut buffer = Buffer::new(vk_device, &description, &[])?;
        let memory = Allocation::for_buffer(&buffer, flags).allocate(vk_device)?;
        buffer.bind(&memory, 0)?;
        Ok(buffer)
    };
    let target = plain(vk::MemoryPropertyFlags::DEVICE_LOCAL)?;
    let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
    let staging = plain(visible)?;
    let staging_memory = staging.memory().ok_or("the buffer was bound")?;
    let shared = SharedBuffer::new(device, &description)?;
    let own = ExportableMemory::new(device.context(), BYTES)?;
    let stream = Stream::new(device.context())?;
    let timeline = SharedTimeline::new(device)?;
    let runtime = device.context().cuda().runtime();
    let mut pinned = Pinned::new(runtime, bytes)?;

    let (stages, access) = (
        vk::PipelineStageFlags::TRANSFER,
        vk::AccessFlags::TRANSFER_READ,
    );
    let copy = |commands: vk::CommandBuffer, from: vk::Buffer| {
        let regions = [vk::BufferCopy::default().size(BYTES)];
        // SAFETY: the commands are being recorded; both buffers are this device's, have the size and outlive the submissions.
        unsafe {
            vk_device
                .raw()
                .cmd_copy_buffer(commands, from, target.handle(), &regions);
        }
    };
    let from_shared = Commands::record(vulkan, queue, |commands| {
        let acquire = shared.acquire(queue.family, stages, access);
        // SAFETY: the commands are being recorded; the buffer outlives the submissions.
        unsafe { acquire.record(vk_device.raw(), commands) };
        copy(commands, shared.handle());
        let release = shared.release(queue.family, stages, access);
        // SAFETY: as above.
        unsafe { release.record(vk_device.raw(), commands) };
    })?;
    let from_staging = Commands::record(vulkan, queue, |commands| {
        copy(commands, staging.handle());
    })?;
    let view = shared.cuda().view::<u8>(0, BYTES)?;
    let own_view = own.buffer().view::<u8>(0, BYTES)?;
    let point = |value| Some(Point::new(timeline.semaphore(), value));
    let in_shared = || {
        let start = Instant::now();
        view.fill(&stream, 7)?;
        let made = timeline.signal_next(&stream)?;
        let arrived = timeline.next_value();
        vulkan.submit(queue, Some(&from_shared), point(made), point(arrived))?;
        timeline.wait_on_host(arrived, TIMEOUT)?;
        Ok(start.elapsed())
    };
    let staged = || {
        let start = Instant::now();
        own_view.fill(&stream, 7)?;
        pinned.download(own_view.device_address(), bytes, stream.raw())?;
        staging_memory.write(0, pinned.bytes(bytes))?;
        let arrived = timeline.next_value();
        vulkan.submit(queue, Some(&from_staging), None, point(arrived))?;
        timeline.wait_on_host(arrived, TIMEOUT)?;
        Ok(start.elapsed())
    };
    let what = "a 1080p frame from CUDA to Vulkan";
    table.alternate(what, 200, ("shared", in_shared), ("staged", staged))?;
    vulkan.wait_idle()
}
