//! The other shared kinds, both ways: linear images, resources in a block, frames of planes, buffers on CUDA's memory.

use ash::vk;
use cuda_interop::vulkan::{Allocation, Buffer, Image, MemoryHandleType};
use cuda_interop::{
    BufferDescription, Error, ExportableMemory, ImageState, SharedBlock, SharedBuffer, SharedFrame,
    SharedImage, SharedLinearImage,
};
use interop_tests::{Region, SoftwareDriver, first_difference, noise, on_each};

use super::world::{World, picture};

const GENERAL: vk::ImageLayout = vk::ImageLayout::GENERAL;
const COPIES: vk::BufferUsageFlags = vk::BufferUsageFlags::from_raw(
    vk::BufferUsageFlags::TRANSFER_SRC.as_raw() | vk::BufferUsageFlags::TRANSFER_DST.as_raw(),
);

#[test]
fn a_linear_image_is_exact_both_ways() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        for (format, texel) in [
            (vk::Format::R8G8B8A8_UNORM, 4),
            (vk::Format::R8_UNORM, 1),
            (vk::Format::R32G32B32A32_SFLOAT, 16),
        ] {
            for (width, height) in [(1, 1), (70, 50), (333, 7)] {
                let stream = world.stream();
                let mut description = picture(format, width, height);
                description.tiling = vk::ImageTiling::LINEAR;
                description.usage =
                    vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
                let image = SharedLinearImage::new(&world.device, &description).unwrap();
                let vulkan = &world.vulkan;
                vulkan.transition(image.handle(), vk::ImageLayout::UNDEFINED, GENERAL);
                let region = Region::level(0, description.extent);
                let what = format!("{format:?} {width}x{height}");

                let bytes = noise(1, region.bytes(texel));
                assert_eq!(image.cuda().level_bytes(0).unwrap(), bytes.len() as u64);
                image.cuda().copy_from_host(&stream, 0, &bytes).unwrap();
                let found = vulkan.read_image(image.handle(), &region, bytes.len());
                assert_eq!(first_difference(&found, &bytes), None, "{what}");

                let bytes = noise(2, bytes.len());
                vulkan.write_image(image.handle(), &region, &bytes);
                let mut found = vec![0; bytes.len()];
                image.cuda().copy_to_host(&stream, 0, &mut found).unwrap();
                assert_eq!(first_difference(&found, &bytes), None, "{what}");

                let short = image.cuda().copy_from_host(&stream, 0, &bytes[1..]);
                assert!(matches!(short, Err(Error::LengthMismatch { .. })));
                assert!(matches!(image.cuda().level(1), Err(Error::Invalid(_))));
                assert!(image.cuda().row_address(0, 0, 0, height).is_err());
                let last = image.cuda().row_address(0, 0, 0, height - 1).unwrap();
                assert!(last >= image.cuda().buffer().device_address());
            }
        }
        assert_eq!(world.living(), before);
    });
}

#[test]
fn many_resources_lie_in_one_block() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let (vulkan, stream) = (world.device.vulkan(), world.stream());
        let kinds = [MemoryHandleType::OpaqueFd];
        let description = picture(vk::Format::R8G8B8A8_UNORM, 70, 50).with_full_mip_chain();
        let images: Vec<_> = (0..3)
            .map(|_| Image::new(vulkan, &description, &kinds).unwrap())
            .collect();
        let buffers: Vec<_> = (0..2)
            .map(|_| {
                let description = BufferDescription::new(10_000, COPIES);
                Buffer::new(vulkan, &description, &kinds).unwrap()
            })
            .collect();
        let (image_needs, buffer_needs) = (images[0].requirements(), buffers[0].requirements());
        let bits = image_needs.memory_type_bits & buffer_needs.memory_type_bits;
        let step = image_needs
            .size
            .max(buffer_needs.size)
            .next_multiple_of(image_needs.alignment.max(buffer_needs.alignment).max(4096));
        let memory = Allocation::new(step * 5, bits.trailing_zeros())
            .export(MemoryHandleType::OpaqueFd)
            .allocate(vulkan)
            .unwrap();
        let block = SharedBlock::new(&world.device, &memory).unwrap();
        let imports = world.double.calls("cudaImportExternalMemory");
        let images: Vec<_> = (0u64..)
            .zip(images)
            .map(|(place, mut image)| {
                image.bind(&memory, place * step).unwrap();
                block.image(image).unwrap()
            })
            .collect();
        let buffers: Vec<_> = (3u64..)
            .zip(buffers)
            .map(|(place, mut buffer)| {
                buffer.bind(&memory, place * step).unwrap();
                block.buffer(buffer).unwrap()
            })
            .collect();
        assert_eq!(world.double.calls("cudaImportExternalMemory"), imports);
        assert_eq!(vulkan.live_allocations(), 1);
        drop((block, memory));

        for image in &images {
            world
                .vulkan
                .transition(image.handle(), vk::ImageLayout::UNDEFINED, GENERAL);
        }
        for (seed, image) in (0..).zip(&images) {
            for index in 0..image.cuda().levels() {
                let level = image.level(index).unwrap();
                let bytes = noise(seed * 100 + u64::from(index), level.bytes() as usize);
                level.copy_from_host(&stream, &bytes).unwrap();
            }
        }
        for (seed, buffer) in (1000..).zip(&buffers) {
            let view = buffer.cuda().view(0, 10_000).unwrap();
            view.copy_from_host(&stream, &noise(seed, 10_000)).unwrap();
        }
        for (seed, image) in (0..).zip(&images) {
            for index in 0..image.cuda().levels() {
                let region = Region::level(index, description.extent);
                let bytes = noise(seed * 100 + u64::from(index), region.bytes(4));
                let found = world
                    .vulkan
                    .read_image(image.handle(), &region, bytes.len());
                assert_eq!(first_difference(&found, &bytes), None, "{seed} {index}");
            }
        }
        for (seed, buffer) in (1000..).zip(&buffers) {
            let found = world.vulkan.read_buffer(buffer.handle(), 10_000);
            assert_eq!(first_difference(&found, &noise(seed, 10_000)), None);
        }
        drop((images, buffers, stream));
        assert_eq!(world.living(), before);
    });
}

#[test]
fn a_resource_of_another_block_is_refused() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let vulkan = world.device.vulkan();
        let kinds = [MemoryHandleType::OpaqueFd];
        let make = || {
            let description = BufferDescription::new(64, COPIES);
            let buffer = Buffer::new(vulkan, &description, &kinds).unwrap();
            let index = buffer.requirements().memory_type_bits.trailing_zeros();
            let memory = Allocation::new(1 << 16, index)
                .export(MemoryHandleType::OpaqueFd)
                .allocate(vulkan)
                .unwrap();
            (buffer, memory)
        };
        let ((mut bound, first), (unbound, second)) = (make(), make());
        bound.bind(&first, 0).unwrap();
        let block = SharedBlock::new(&world.device, &second).unwrap();
        for buffer in [bound, unbound] {
            let error = block.buffer(buffer).unwrap_err();
            assert!(matches!(error, Error::Unsupported { .. }), "{error:?}");
        }
        let usage = vk::ImageUsageFlags::TRANSFER_DST;
        let nv12 = vk::Format::G8_B8R8_2PLANE_420_UNORM;
        let frame = cuda_interop::ImageDescription::two_dimensional(nv12, 64, 64, usage);
        for error in [
            SharedImage::new(&world.device, &frame).unwrap_err(),
            SharedFrame::new(&world.device, vk::Format::R8_UNORM, 64, 64, usage).unwrap_err(),
        ] {
            let expected = matches!(error, Error::Invalid(_) | Error::Unsupported { .. });
            assert!(expected, "{error:?}");
        }
    });
}

#[test]
fn a_frames_planes_are_exact() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let usage = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
        for (format, texels) in [
            (vk::Format::G8_B8R8_2PLANE_420_UNORM, [1, 2]),
            (
                vk::Format::G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16,
                [2, 4],
            ),
        ] {
            let frame = match SharedFrame::new(&world.device, format, 66, 34, usage) {
                Ok(frame) => frame,
                // Not every driver makes images of the 10-bit planes' formats.
                Err(Error::Vulkan(_)) if texels == [2, 4] => continue,
                Err(error) => panic!("{format:?}: {error}: {error:?}"),
            };
            let sizes = [(66, 34), (33, 17)];
            assert_eq!(frame.planes().len(), 2);
            for (index, (_, image)) in frame.planes().iter().enumerate() {
                let extent = image.description().extent;
                assert_eq!((extent.width, extent.height), sizes[index]);
                let region = Region::level(0, extent);
                let bytes = noise(7, region.bytes(texels[index]));
                world
                    .vulkan
                    .transition(image.handle(), vk::ImageLayout::UNDEFINED, GENERAL);
                let level = image.level(0).unwrap();
                level.copy_from_host(&stream, &bytes).unwrap();
                let found = world
                    .vulkan
                    .read_image(image.handle(), &region, bytes.len());
                assert_eq!(first_difference(&found, &bytes), None, "{format:?} {index}");
            }
        }
        drop(stream);
        assert_eq!(world.living(), before);
    });
}

#[test]
fn cudas_memory_is_a_buffer_of_vulkan() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let memory = ExportableMemory::new(world.device.context(), 100_000).unwrap();
        assert!(memory.size() >= 100_000);
        let description = BufferDescription::new(100_000, COPIES);
        let buffer = SharedBuffer::on_cuda_memory(&world.device, &memory, &description).unwrap();
        drop(memory);
        let view = buffer.cuda().view::<u8>(0, 100_000).unwrap();
        let bytes = noise(1, 100_000);
        view.copy_from_host(&stream, &bytes).unwrap();
        let found = world.vulkan.read_buffer(buffer.handle(), bytes.len());
        assert_eq!(first_difference(&found, &bytes), None);
        let bytes = noise(2, 100_000);
        world.vulkan.write_buffer(buffer.handle(), &bytes);
        let mut found = vec![0; bytes.len()];
        view.copy_to_host(&stream, &mut found).unwrap();
        assert_eq!(first_difference(&found, &bytes), None);

        let small = ExportableMemory::new(world.device.context(), 1).unwrap();
        let large = BufferDescription::new(small.size() + 1, COPIES);
        let error = SharedBuffer::on_cuda_memory(&world.device, &small, &large).unwrap_err();
        assert!(matches!(error, Error::OutOfRange { .. }), "{error:?}");
        let none = ExportableMemory::new(world.device.context(), 0).unwrap_err();
        assert!(matches!(none, Error::Unsupported { .. }), "{none:?}");
        drop((buffer, small, stream));
        assert_eq!(world.living(), before);
    });
}

#[test]
fn what_all_families_share_is_handed_over_by_none_in_particular() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let mut description = picture(vk::Format::R8_UNORM, 4, 4);
        let image = SharedImage::new(&world.device, &description).unwrap();
        for (sharing, family) in [
            (vk::SharingMode::EXCLUSIVE, 3),
            (vk::SharingMode::CONCURRENT, vk::QUEUE_FAMILY_IGNORED),
        ] {
            description.sharing_mode = sharing;
            let (handle, state) = (image.handle(), ImageState::TRANSFER_SOURCE);
            let release =
                cuda_interop::ImageTransfer::release(handle, &description, 3, state).barrier;
            assert_eq!(release.src_queue_family_index, family);
            assert_eq!(release.dst_queue_family_index, vk::QUEUE_FAMILY_EXTERNAL);
            assert_eq!(release.new_layout, vk::ImageLayout::GENERAL);
            let acquire =
                cuda_interop::ImageTransfer::acquire(handle, &description, 3, state).barrier;
            assert_eq!(acquire.src_queue_family_index, vk::QUEUE_FAMILY_EXTERNAL);
            assert_eq!(acquire.dst_queue_family_index, family);
            assert_eq!(acquire.old_layout, vk::ImageLayout::GENERAL);
        }
    });
}
