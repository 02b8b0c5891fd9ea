//! Who keeps whom: parts are dropped in every order, and outlive what they came from.

use std::any::Any;

use ash::vk;
use cuda_interop::texture::TextureDescription;
use cuda_interop::{ExternalMemory, SharedImage, Stream};
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
