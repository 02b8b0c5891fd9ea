//! The few-lines way: shared images and buffers, written by one side and read by the other.

use ash::vk;
use cuda_interop::{BufferDescription, Error, ImageState, SharedBuffer, SharedImage};
use interop_tests::{Region, SoftwareDriver, first_difference, noise, on_each};

use super::world::{World, picture};

const FAMILY_STAGES: vk::PipelineStageFlags = vk::PipelineStageFlags::TRANSFER;

#[test]
fn an_images_levels_are_exact_both_ways() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        for (format, texel) in [
            (vk::Format::R8G8B8A8_UNORM, 4),
            (vk::Format::R32_SFLOAT, 4),
            (vk::Format::R16G16B16A16_SFLOAT, 8),
            (vk::Format::R32G32B32A32_SFLOAT, 16),
            (vk::Format::R8_UNORM, 1),
        ] {
            for (width, height) in [(1, 1), (70, 50), (333, 77), (64, 64)] {
                both_ways(&world, format, texel, (width, height));
            }
        }
        assert_eq!(world.living(), before);
    });
}

fn both_ways(world: &World, format: vk::Format, texel: usize, (width, height): (u32, u32)) {
    let (vulkan, stream) = (&world.vulkan, world.stream());
    let description = picture(format, width, height).with_full_mip_chain();
    let image = SharedImage::new(&world.device, &description).unwrap();
    let levels = image.cuda().levels();
    assert_eq!(levels, width.max(height).ilog2() + 1);
    let general = vk::ImageLayout::GENERAL;
    vulkan.transition(image.handle(), vk::ImageLayout::UNDEFINED, general);
    let part = |seed: u64, index: u32| {
        let region = Region::level(index, description.extent);
        (region, noise(seed + u64::from(index), region.bytes(texel)))
    };
    let what = |index: u32| format!("{format:?} {width}x{height}, level {index}");

    for index in 0..levels {
        let (region, bytes) = part(100, index);
        let level = image.level(index).unwrap();
        assert_eq!(
            (level.width(), level.height(), level.depth(), level.layers()),
            (region.extent.width, region.extent.height, 1, 1)
        );
        assert_eq!(level.bytes(), bytes.len() as u64);
        level.copy_from_host(&stream, &bytes).unwrap();
    }
    for index in 0..levels {
        let (region, bytes) = part(100, index);
        let found = vulkan.read_image(image.handle(), &region, bytes.len());
        assert_eq!(first_difference(&found, &bytes), None, "{}", what(index));
    }

    for index in 0..levels {
        let (region, bytes) = part(200, index);
        vulkan.write_image(image.handle(), &region, &bytes);
    }
    for index in 0..levels {
        let (_, bytes) = part(200, index);
        let mut found = vec![0; bytes.len()];
        let level = image.level(index).unwrap();
        level.copy_to_host(&stream, &mut found).unwrap();
        assert_eq!(first_difference(&found, &bytes), None, "{}", what(index));
    }
    let beyond = image.level(levels).unwrap_err();
    assert!(matches!(beyond, Error::Invalid(_)), "{beyond:?}");
}

#[test]
fn a_buffers_bytes_are_exact_both_ways() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        for size in [1, 3, 4096, 100_001, 1 << 20] {
            let (vulkan, stream) = (&world.vulkan, world.stream());
            let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
            let description = BufferDescription::new(size, usage);
            let buffer = SharedBuffer::new(&world.device, &description).unwrap();
            assert_eq!(buffer.size(), size);
            let view = buffer.cuda().view::<u8>(0, size).unwrap();

            let bytes = noise(1, size as usize);
            view.copy_from_host(&stream, &bytes).unwrap();
            let found = vulkan.read_buffer(buffer.handle(), bytes.len());
            assert_eq!(first_difference(&found, &bytes), None, "{size} bytes");

            let bytes = noise(2, size as usize);
            vulkan.write_buffer(buffer.handle(), &bytes);
            let mut found = vec![0; bytes.len()];
            view.copy_to_host(&stream, &mut found).unwrap();
            assert_eq!(first_difference(&found, &bytes), None, "{size} bytes");

            view.fill(&stream, 0x5a).unwrap();
            stream.synchronize().unwrap();
            let found = vulkan.read_buffer(buffer.handle(), bytes.len());
            assert!(found.iter().all(|&byte| byte == 0x5a), "{size} bytes");
        }
        assert_eq!(world.living(), before);
    });
}

#[test]
fn the_barriers_of_a_hand_over_break_no_rule() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::validated();
        let (vulkan, stream) = (&world.vulkan, world.stream());
        let family = vulkan.queue_family;
        let image =
            SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 33, 17)).unwrap();
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let description = BufferDescription::new(33 * 17 * 4, usage);
        let buffer = SharedBuffer::new(&world.device, &description).unwrap();
        vulkan.submit(|commands| {
            let transfer = image.release(family, ImageState::UNDEFINED);
            // SAFETY: the commands are being recorded; the image outlives the submission, which is waited for.
            unsafe { transfer.record(&vulkan.device, commands) };
            let transfer = buffer.release(family, FAMILY_STAGES, vk::AccessFlags::TRANSFER_WRITE);
            // SAFETY: as above.
            unsafe { transfer.record(&vulkan.device, commands) };
        });
        let bytes = noise(5, 33 * 17 * 4);
        let level = image.level(0).unwrap();
        level.copy_from_host(&stream, &bytes).unwrap();
        level.copy_to_buffer(&stream, buffer.cuda(), 0).unwrap();
        stream.synchronize().unwrap();
        vulkan.submit(|commands| {
            let transfer = image.acquire(family, ImageState::TRANSFER_SOURCE);
            // SAFETY: as above.
            unsafe { transfer.record(&vulkan.device, commands) };
            let transfer = buffer.acquire(family, FAMILY_STAGES, vk::AccessFlags::TRANSFER_READ);
            // SAFETY: as above.
            unsafe { transfer.record(&vulkan.device, commands) };
        });
        let found = vulkan.read_buffer(buffer.handle(), bytes.len());
        assert_eq!(first_difference(&found, &bytes), None);
        drop((image, buffer));
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn the_device_is_found_by_uuid_and_a_zero_uuid_finds_none() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let found = world.cuda.device_with_uuid(&world.vulkan.device_uuid);
        assert_eq!(&found.unwrap(), world.device.context().device());
        for uuid in [[0; 16], [0xab; 16]] {
            let missing = world.cuda.device_with_uuid(&uuid).unwrap_err();
            assert!(
                matches!(missing, Error::NoMatchingDevice { .. }),
                "{missing:?}"
            );
        }
    });
}
