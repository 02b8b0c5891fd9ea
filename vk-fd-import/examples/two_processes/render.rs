//! The process that renders.

use std::error::Error;
use std::io::{ErrorKind, Read};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::time::{Duration, Instant};

use ash::vk;
use vk_fd_import::{Allocation, Device, Image, ImageDescription, MemoryHandleType};

use crate::vulkan::{Vulkan, colour, host_buffer, whole};
use crate::{checksum, picture};

/// Renders, sends the memory to whoever connects, and waits until it was read. `listening` runs when the socket is there.
pub(crate) fn run(
    socket: &Path,
    listening: impl FnOnce() -> Result<(), Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    let vulkan = Vulkan::new()?;
    let device = vulkan.sharing()?;
    println!("renderer {}: {}", std::process::id(), device.facts().name);

    let mut image = Image::new(&device, &picture(), &[MemoryHandleType::OpaqueFd])?;
    let memory =
        Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL).allocate(&device)?;
    image.bind(&memory, 0)?;
    draw(&vulkan, &device, &image)?;
    println!(
        "renderer: checksum {:016x}",
        checksum(&vulkan.read_image(&device, &image)?)
    );
    // The other process is an owner of its own: the image is released to it.
    vulkan.submit(|commands| {
        let layouts = (vk::ImageLayout::GENERAL, vk::ImageLayout::GENERAL);
        let families = (vulkan.family, vk::QUEUE_FAMILY_EXTERNAL);
        vulkan.hand_over(commands, image.handle(), layouts, families);
    })?;

    let _ = std::fs::remove_file(socket);
    let listener = UnixListener::bind(socket)?;
    let sent = listening().and_then(|()| {
        let mut peer = accept(&listener)?;
        memory.export_fd(MemoryHandleType::OpaqueFd)?.send(&peer)?;
        peer.set_read_timeout(Some(Duration::from_secs(60)))?;
        peer.read_exact(&mut [0])
            .map_err(|_| "the reader went away without reading")?;
        Ok(())
    });
    let _ = std::fs::remove_file(socket);
    sent
}

/// Waits a minute for a reader.
fn accept(listener: &UnixListener) -> Result<UnixStream, Box<dyn Error>> {
    listener.set_nonblocking(true)?;
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        match listener.accept() {
            Ok((peer, _)) => {
                peer.set_nonblocking(false)?;
                return Ok(peer);
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err("no reader came within a minute".into())
}

/// Draws a few colours that run into each other: sixteen texels, enlarged.
fn draw(vulkan: &Vulkan, device: &Device, target: &Image) -> Result<(), Box<dyn Error>> {
    let small = ImageDescription {
        extent: vk::Extent3D {
            width: 4,
            height: 4,
            depth: 1,
        },
        ..picture()
    };
    let mut source = Image::new(device, &small, &[])?;
    let memory =
        Allocation::for_image(&source, vk::MemoryPropertyFlags::DEVICE_LOCAL).allocate(device)?;
    source.bind(&memory, 0)?;
    let texels: Vec<u8> = (0..16_u8)
        .flat_map(|texel| {
            let (x, y) = (texel % 4, texel / 4);
            [x * 80 + 10, y * 75 + 20, 240 - (x ^ y) * 70, 255]
        })
        .collect();
    let (buffer, bytes) = host_buffer(device, texels.len())?;
    bytes.write(0, &texels)?;
    let (undefined, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
    let same = (vk::QUEUE_FAMILY_IGNORED, vk::QUEUE_FAMILY_IGNORED);
    let corner = |extent: vk::Extent3D| -> Result<vk::Offset3D, std::num::TryFromIntError> {
        Ok(vk::Offset3D {
            x: extent.width.try_into()?,
            y: extent.height.try_into()?,
            z: 1,
        })
    };
    let blit = vk::ImageBlit::default()
        .src_subresource(colour())
        .src_offsets([vk::Offset3D::default(), corner(small.extent)?])
        .dst_subresource(colour())
        .dst_offsets([
            vk::Offset3D::default(),
            corner(target.description().extent)?,
        ]);
    vulkan.submit(|commands| {
        vulkan.hand_over(commands, source.handle(), (undefined, general), same);
        vulkan.hand_over(commands, target.handle(), (undefined, general), same);
        let regions = [whole(small.extent)];
        // SAFETY: the buffer holds all texels of the image, which is in this layout.
        unsafe {
            vulkan.device.cmd_copy_buffer_to_image(
                commands,
                buffer.handle(),
                source.handle(),
                general,
                &regions,
            );
        }
        vulkan.hand_over(commands, source.handle(), (general, general), same);
        // SAFETY: both images are in this layout, and their corners are those of the regions.
        unsafe {
            vulkan.device.cmd_blit_image(
                commands,
                source.handle(),
                general,
                target.handle(),
                general,
                &[blit],
                vk::Filter::LINEAR,
            );
        }
        vulkan.hand_over(commands, target.handle(), (general, general), same);
    })?;
    Ok(())
}
