//! Who keeps whom: parts are dropped in every order, and outlive what they came from.

use std::any::Any;

use ash::vk;
use cuda_interop::texture::TextureDescription;
use cuda_interop::vulkan::{Allocation, Image, MemoryHandleType};
use cuda_interop::{Error, ExternalMemory, ImageDescription, SharedImage, Stream};
use interop_tests::{SoftwareDriver, first_difference, noise, on, on_each};

use super::world::{World, exported_buffer, picture};

/// Every order of the numbers below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..count)
                    .filter(|next| !order.contains(next))
                    .map(|next| [&order[..], &[next]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    orders
}

#[test]
fn an_images_parts_are_dropped_in_every_order() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        let before = world.living();
        let orders = orders(7);
        assert_eq!(orders.len(), 5040);
        for order in orders {
            let description = picture(vk::Format::R8G8B8A8_UNORM, 8, 8);
            let image = SharedImage::new(&world.device, &description).unwrap();
            let stream = world.stream();
            let level = image.level(0).unwrap();
            let surface = level.surface().unwrap();
            surface.record_use(&stream).unwrap();
            let texture = level.texture(&TextureDescription::new()).unwrap();
            texture.record_use(&stream).unwrap();
            let mapped = image.cuda().clone();
            mapped.record_use(&stream).unwrap();
            let memory = mapped.memory().clone();
            let mut parts: Vec<Option<Box<dyn Any>>> = vec![
                Some(Box::new(surface.clone())),
                Some(Box::new(texture)),
                Some(Box::new(mapped)),
                Some(Box::new(memory)),
                Some(Box::new(stream)),
                Some(Box::new(image)),
                Some(Box::new(surface)),
            ];
            for part in &order {
                parts[*part] = None;
            }
            assert_eq!(world.living(), before, "{order:?}");
        }
        assert_eq!(world.device.context().refused_frees(), 0);
    });
}

#[test]
fn a_buffers_parts_are_dropped_in_every_order() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        for order in orders(5) {
            let memory =
                ExternalMemory::import(world.device.context(), exported_buffer(&world, 8192))
                    .unwrap();
            let stream = world.stream();
            // SAFETY: the stream has an owner among the parts; the double keeps the work of one that is destroyed.
            let borrowed = unsafe { Stream::from_raw(stream.context(), stream.raw()) }.unwrap();
            let (one, two) = (
                memory.map_buffer(0, 4096).unwrap(),
                memory.map_buffer(4096, 4096).unwrap(),
            );
            one.view::<u8>(0, 4096).unwrap().fill(&stream, 1).unwrap();
            two.view::<u8>(0, 4096).unwrap().fill(&borrowed, 2).unwrap();
            drop(borrowed);
            let clone = one.clone();
            let mut parts: Vec<Option<Box<dyn Any>>> = vec![
                Some(Box::new(memory)),
                Some(Box::new(one)),
                Some(Box::new(two)),
                Some(Box::new(clone)),
                Some(Box::new(stream)),
            ];
            for part in &order {
                parts[*part] = None;
            }
            assert_eq!(world.living(), before, "{order:?}");
        }
        assert_eq!(world.device.context().refused_frees(), 0);
    });
}

#[test]
fn a_mapping_outlives_the_shared_image_and_keeps_its_bytes() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let image =
            SharedImage::new(&world.device, &picture(vk::Format::R32_SFLOAT, 70, 50)).unwrap();
        let bytes = noise(9, 70 * 50 * 4);
        image
            .level(0)
            .unwrap()
            .copy_from_host(&stream, &bytes)
            .unwrap();
        let mapped = image.cuda().clone();
        drop(image);
        assert_eq!(world.device.vulkan().live_allocations(), 1);
        let mut found = vec![0; bytes.len()];
        let level = mapped.level(0).unwrap();
        level.copy_to_host(&stream, &mut found).unwrap();
        assert_eq!(first_difference(&found, &bytes), None);
        drop((mapped, stream));
        assert_eq!(world.living(), before);
    });
}

#[test]
fn a_mapping_outlives_the_import_and_the_exporter() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let fd = exported_buffer(&world, 4096);
        assert_eq!(world.device.vulkan().live_allocations(), 0);
        let memory = ExternalMemory::import(world.device.context(), fd).unwrap();
        let buffer = memory.map_buffer(0, 4096).unwrap();
        drop(memory);
        let view = buffer.view::<u32>(0, 1024).unwrap();
        let numbers: Vec<u32> = (0..1024).collect();
        view.copy_from_host(&stream, &numbers).unwrap();
        let mut found = vec![0u32; 1024];
        view.copy_to_host(&stream, &mut found).unwrap();
        assert_eq!(found, numbers);
        drop((buffer, stream));
        assert_eq!(world.living(), before);
    });
}

#[test]
fn memory_of_one_image_is_mapped_as_no_other() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let vulkan = world.device.vulkan();
        let kind = MemoryHandleType::OpaqueFd;
        let mut description = picture(vk::Format::R8G8B8A8_UNORM, 32, 16);
        (description.array_layers, description.mip_levels) = (3, 2);
        let mut image = Image::new(vulkan, &description, &[kind]).unwrap();
        let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL)
            .dedicated_image(&image)
            .allocate(vulkan)
            .unwrap();
        image.bind(&memory, 0).unwrap();
        let fd = memory.export_fd(kind).unwrap();
        let imported = ExternalMemory::import(world.device.context(), fd).unwrap();
        let changed = |change: fn(&mut ImageDescription)| {
            let mut other = description.clone();
            change(&mut other);
            other
        };
        let calls = world.double.calls_in_all();
        for other in [
            changed(|it| (it.extent.width, it.extent.height) = (16, 32)),
            changed(|it| it.extent.width = 16),
            changed(|it| it.array_layers = 2),
            changed(|it| it.format = vk::Format::R32_SFLOAT),
            changed(|it| it.image_type = vk::ImageType::TYPE_3D),
            // Arrays like the image's, and other images all the same.
            changed(|it| it.mip_levels = 4),
            changed(|it| it.usage &= !vk::ImageUsageFlags::SAMPLED),
            changed(|it| it.format = vk::Format::R8G8B8A8_SRGB),
        ] {
            let error = imported.map_image(&other, 0).unwrap_err();
            let expected = matches!(
                &error,
                Error::Invalid(_) | Error::Vulkan(cuda_interop::vulkan::Error::Invalid(_))
            );
            assert!(expected, "{other:?}: {error:?}");
        }
        assert_eq!(world.double.calls_in_all(), calls, "a driver was called");
        drop(imported.map_image(&description, 0).unwrap());
        drop((imported, image, memory));
        assert_eq!(world.living(), before);
    });
}
