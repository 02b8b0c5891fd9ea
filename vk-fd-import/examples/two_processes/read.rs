//! The process that reads.

use std::error::Error;
use std::io::Write;
use std::os::unix::net::UnixStream;
use std::path::Path;

use ash::vk;
use vk_fd_import::{Dedication, Image, Import, MemoryFd, MemoryHandleType};

use crate::vulkan::Vulkan;
use crate::{checksum, picture};

/// Receives the memory of an image, and writes what is in it to a file.
pub(crate) fn run(socket: &Path, file: &Path) -> Result<(), Box<dyn Error>> {
    let vulkan = Vulkan::new()?;
    let device = vulkan.sharing()?;
    println!("reader {}: {}", std::process::id(), device.facts().name);

    let mut peer = UnixStream::connect(socket)?;
    // SAFETY: whoever listens there is trusted to describe its memory truly.
    let fd = unsafe { MemoryFd::receive(&peer) }?;
    if fd.origin().dedication != Dedication::Image(picture()) {
        return Err("the renderer sent another image than this program knows".into());
    }
    let mut image = Image::new(&device, &picture(), &[MemoryHandleType::OpaqueFd])?;
    // Size, memory type, dedication and devices are held against the origin that came along.
    let memory = Import::new(fd).for_image(&image).allocate(&device)?;
    image.bind(&memory, 0)?;
    vulkan.submit(|commands| {
        let layouts = (vk::ImageLayout::GENERAL, vk::ImageLayout::GENERAL);
        let families = (vk::QUEUE_FAMILY_EXTERNAL, vulkan.family);
        vulkan.hand_over(commands, image.handle(), layouts, families);
    })?;
    let bytes = vulkan.read_image(&device, &image)?;
    peer.write_all(&[1])?;
    println!("reader: checksum {:016x}", checksum(&bytes));

    let extent = image.description().extent;
    let mut ppm = format!("P6 {} {} 255\n", extent.width, extent.height).into_bytes();
    ppm.extend(bytes.chunks_exact(4).flat_map(|texel| &texel[..3]));
    std::fs::write(file, ppm)?;
    println!("reader: wrote {}", file.display());
    Ok(())
}
