//! Import, map and drop: a buffer of 1 MiB, an image of 10 levels.

use std::time::Instant;

use ash::vk;
use cuda_interop::layout::ArrayLayout;
use cuda_interop::vulkan::{Allocation, Buffer, Image, MemoryFd, MemoryHandleType};
use cuda_interop::{BufferDescription, ExternalMemory, ImageDescription, SharedDevice};

use crate::Result;
use crate::measure::Table;
use crate::raw;

const KIND: MemoryHandleType = MemoryHandleType::OpaqueFd;
const SIZE: u64 = 1 << 20;

pub fn buffer(device: &SharedDevice, table: &mut Table) -> Result<()> {
    let (vulkan, context) = (device.vulkan(), device.context());
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let buffer = Buffer::new(vulkan, &BufferDescription::new(SIZE, usage), &[KIND])?;
    let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .export(KIND)
        .allocate(vulkan)?;
    let dedicated = memory.dedication().is_dedicated();
    let runtime = context.cuda().runtime();
    let safe = || {
        let fd = memory.export_fd(KIND)?;
        let start = Instant::now();
        let mapped = ExternalMemory::import(context, fd)?.map_buffer(0, SIZE)?;
        drop(mapped);
        Ok(start.elapsed())
    };
    let by_hand = |keeps_a_duplicate: bool| {
        let fd = memory.export_fd(KIND).map(MemoryFd::into_parts)?.0;
        let start = Instant::now();
        let kept = keeps_a_duplicate.then(|| fd.try_clone()).transpose()?;
        let imported = raw::import(runtime, fd, memory.size(), dedicated)?;
        let address = raw::map_buffer(runtime, imported, SIZE)?;
        drop(kept);
        raw::free_buffer(runtime, address)?;
        raw::destroy(runtime, imported)?;
        Ok(start.elapsed())
    };
    let what = "import, map, drop a buffer of 1 MiB";
    table.alternate(what, 2000, ("safe", safe), ("raw", || by_hand(false)))?;
    // The safe way keeps the fd until the mapping has succeeded; this is what that costs.
    let what = "the same, beside raw calls that keep the fd too";
    table.alternate(what, 2000, ("safe", safe), ("raw", || by_hand(true)))
}

pub fn image(device: &SharedDevice, table: &mut Table) -> Result<()> {
    let (vulkan, context) = (device.vulkan(), device.context());
    let usage = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::STORAGE;
    let description =
        ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 512, 256, usage)
            .with_full_mip_chain();
    let image = Image::new(vulkan, &description, &[KIND])?;
    let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .export(KIND)
        .allocate(vulkan)?;
    let desc = ArrayLayout::of(&description, true, 0)?.descriptor();
    let runtime = context.cuda().runtime();
    let safe = || {
        let fd = memory.export_fd(KIND)?;
        let start = Instant::now();
        let mapped = ExternalMemory::import(context, fd)?.map_image(&description, 0)?;
        drop(mapped);
        Ok(start.elapsed())
    };
    let by_hand = |keeps_a_duplicate: bool| {
        let fd = memory.export_fd(KIND).map(MemoryFd::into_parts)?.0;
        let start = Instant::now();
        let kept = keeps_a_duplicate.then(|| fd.try_clone()).transpose()?;
        let imported = raw::import(runtime, fd, memory.size(), true)?;
        let array = raw::map_array(runtime, imported, &desc)?;
        drop(kept);
        raw::free_array(runtime, array)?;
        raw::destroy(runtime, imported)?;
        Ok(start.elapsed())
    };
    let what = format!("import, map, drop an image of {} levels", desc.numLevels);
    table.alternate(what, 1000, ("safe", safe), ("raw", || by_hand(false)))?;
    let what = "the same, beside raw calls that keep the fd too";
    table.alternate(what, 1000, ("safe", safe), ("raw", || by_hand(true)))
}
