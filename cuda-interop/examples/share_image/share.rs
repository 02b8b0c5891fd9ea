//! The main job: an image that both APIs have, written by CUDA, read by Vulkan.

use ash::vk;
use cuda_interop::{
    ImageDescription, ImageState, Level, SharedDevice, SharedImage, SharedTimeline, Stream,
};

use crate::Result;
use crate::vulkan::{LevelTexels, Vulkan};

// README: begin
/// Makes an image that Vulkan and CUDA both have, with all its mip levels.
fn create(device: &SharedDevice, width: u32, height: u32) -> Result<SharedImage> {
    let usage = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::TRANSFER_SRC;
    let format = vk::Format::R8G8B8A8_UNORM;
    let description = ImageDescription::two_dimensional(format, width, height, usage);
    Ok(SharedImage::new(
        device,
        &description.with_full_mip_chain(),
    )?)
}

/// CUDA writes every level, Vulkan reads them: ordered on the GPU by one timeline semaphore.
pub fn share(
    device: &SharedDevice,
    vulkan: &Vulkan,
    (width, height): (u32, u32),
    paint: impl Fn(&Stream, Level<'_>) -> Result<()>,
) -> Result<Vec<LevelTexels>> {
    let image = create(device, width, height)?;
    let timeline = SharedTimeline::new(device)?;
    let stream = Stream::new(device.context())?;

    // Vulkan gives the new image away.
    let given = timeline.next_value();
    let release = image.release(vulkan.queue_family(), ImageState::UNDEFINED);
    vulkan.submit(None, Some((timeline.semaphore(), given)), &[release])?;

    // CUDA waits for that, writes all levels, and says so.
    timeline.wait(&stream, given)?;
    for index in 0..image.cuda().levels() {
        paint(&stream, image.level(index)?)?;
    }
    let painted = timeline.signal_next(&stream)?;

    // Vulkan waits for that, takes the image, and copies it.
    vulkan.read_back(&image, Some((timeline.semaphore(), painted)))
}
// README: end

/// The same on a driver without shared semaphores: the host waits for each side in turn.
pub fn share_in_turns(
    device: &SharedDevice,
    vulkan: &Vulkan,
    (width, height): (u32, u32),
    paint: impl Fn(&Stream, Level<'_>) -> Result<()>,
) -> Result<Vec<LevelTexels>> {
    let image = create(device, width, height)?;
    let stream = Stream::new(device.context())?;
    let release = image.release(vulkan.queue_family(), ImageState::UNDEFINED);
    vulkan.submit(None, None, &[release])?;
    vulkan.wait_idle()?;
    for index in 0..image.cuda().levels() {
        paint(&stream, image.level(index)?)?;
    }
    stream.synchronize()?;
    vulkan.read_back(&image, None)
}
