//! The main job: an image that both APIs have, written by CUDA, read by Vulkan.

use ash::vk;
use cuda_interop::{
    Cuda, ImageDescription, ImageState, SharedDevice, SharedImage, SharedTimeline, Stream,
};

use crate::Result;
use crate::kernel::Painter;
use crate::picture;
use crate::report::Report;
use crate::vulkan::{Point, Vulkan};

/// A mip level as Vulkan read it back: RGBA, 8 bits each, row by row.
pub struct LevelTexels {
    pub width: u32,
    pub height: u32,
    pub texels: Vec<u8>,
}

/// Makes the image, has CUDA write all its levels, hands it to Vulkan, and answers what Vulkan reads.
pub fn share(
    cuda: &Cuda,
    vulkan: &Vulkan,
    (width, height): (u32, u32),
    with_kernel: bool,
    report: &mut Report,
) -> Result<Vec<LevelTexels>> {
    let device = SharedDevice::new(cuda, vulkan.share()?)?;
    let stream = Stream::new(device.context())?;
    let usage = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::TRANSFER_SRC;
    let format = vk::Format::R8G8B8A8_UNORM;
    let description =
        ImageDescription::two_dimensional(format, width, height, usage).with_full_mip_chain();
    let image = SharedImage::new(&device, &description)?;
    let timeline = match vulkan.has_timelines() {
        true => Some(SharedTimeline::new(&device)?),
        false => None,
    };
    let what = format!("{width}x{height}, {} levels", image.cuda().levels());
    report.step("image shared by fd", &what);

    // Vulkan gives the new image away, CUDA waits for that, writes, and signals back.
    let family = vulkan.queue_family();
    let first = timeline.as_ref().map(Point::next);
    vulkan.submit(None, first, |commands| {
        let transfer = image.release(family, ImageState::UNDEFINED);
        // SAFETY: `commands` is being recorded; the image outlives the submission, which is waited for before it is dropped.
        unsafe { transfer.record(vulkan.device(), commands) };
    })?;
    match (&timeline, first) {
        (Some(timeline), Some(point)) => timeline.wait(&stream, point.value)?,
        _ => vulkan.wait_idle()?,
    }
    let painter = match with_kernel {
        true => Some(Painter::new(device.context())?),
        false => None,
    };
    for index in 0..image.cuda().levels() {
        let level = image.level(index)?;
        match &painter {
            Some(painter) => painter.paint(&stream, level)?,
            None => {
                let texels = picture::level(level.width(), level.height(), index);
                level.copy_from_host(&stream, &texels)?;
            }
        }
    }
    let second = match &timeline {
        Some(timeline) => Some(Point::at(timeline, timeline.signal_next(&stream)?)),
        None => {
            stream.synchronize()?;
            None
        }
    };
    let writer = match with_kernel {
        true => "a kernel, through surface objects",
        false => "host code, through the double's memory",
    };
    report.step("CUDA writes all levels", writer);

    let levels = vulkan.read_back(&image, second)?;
    let hand_over = match second {
        Some(point) => format!("timeline semaphore, value {}", point.value),
        None => String::from("no shared semaphore on this driver: the queue was waited for"),
    };
    report.step("hand over, Vulkan copies all levels", &hand_over);
    Ok(levels)
}
