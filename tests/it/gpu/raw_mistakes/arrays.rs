//! S1 to S6: arrays that are described wrongly.

use ash::vk;
use cuda_interop::rules::{Violation, validate_mipmapped_array_desc};
use cuda_interop::{ExternalMemory, SharedImage};
use cuda_interop_sys::{
    cudaArrayLayered, cudaChannelFormatKind as Kind, cudaError, cudaExternalMemoryDedicated,
};
use interop_tests::{
    RawCuda, Vulkan, all_calls, array_desc, calls, channel_desc, first_difference, in_child,
    real_cuda, rgba8,
};
use vk_fd_import::{Allocation, MemoryHandleType};

use super::*;

/// Maps with 0 levels, then uses the heap: the process is expected to die of it.
fn map_zero_levels() {
    let vulkan = Vulkan::nvidia();
    let cuda = RawCuda::on(&vulkan.device_uuid);
    let bare = vulkan.exportable_image(create_info(&description(10, 1)), true);
    let flags = cudaExternalMemoryDedicated;
    let memory = cuda.import_fd(bare.export_fd(), bare.memory.size, flags);
    let memory = memory.expect("cudaImportExternalMemory");
    let extent = [WIDTH as usize, HEIGHT as usize, 0];
    // Holes between small blocks, so that what the driver writes past its own lands in one of ours.
    let mut blocks: Vec<_> = (0..20_000_u64)
        .map(|number| Some(Box::new([number; 3])))
        .collect();
    blocks.iter_mut().step_by(2).for_each(|block| *block = None);
    let answer = cuda.map_array(memory, &array_desc(rgba8(), extent, 0, 0));
    let text: &[u8] = match answer {
        Err(cudaError::cudaErrorInvalidValue) => b"answer: invalid value\n",
        Err(_) => b"answer: another error\n",
        Ok(_) => b"answer: success\n",
    };
    // Written without the heap and without the test runner's own buffers.
    // SAFETY: the text is readable for its length.
    unsafe { libc::write(1, text.as_ptr().cast(), text.len()) };
    drop(blocks);
    let mut kept = Vec::new();
    for round in 0..20_000_usize {
        kept.push(vec![1_u8; round * 37 % 5000 + 1]);
        if round % 3 == 0 {
            kept.swap_remove(round % kept.len());
        }
    }
    drop(kept);
    let _ = cuda.destroy(memory);
    drop(bare);
    drop(vulkan);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s01_zero_levels_corrupt_the_heap_and_never_reach_the_driver() {
    let died = in_child(|_| {}, map_zero_levels);
    // The allocator may notice within the call already, so that the answer is never seen.
    assert!(
        died.signal().is_some(),
        "0 levels no longer corrupt the heap, or the heap was not looked at: {died}"
    );
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let image = description(10, 1);
        let bare = vulkan.exportable_image(create_info(&image), true);
        let flags = cudaExternalMemoryDedicated;
        let memory = cuda.import_fd(bare.export_fd(), bare.memory.size, flags);
        let memory = memory.expect("cudaImportExternalMemory");
        let extent = [WIDTH as usize, HEIGHT as usize, 0];
        for levels in [11, 99] {
            let desc = array_desc(rgba8(), extent, 0, levels);
            let answer = cuda.map_array(memory, &desc);
            assert_eq!(answer.err(), Some(cudaError::cudaErrorInvalidValue));
            let expected = Violation::TooManyLevels { levels, chain: 10 };
            let outcome = validate_mipmapped_array_desc(&desc, &opaque(&bare), None);
            assert_breaks(outcome, &expected);
        }
        cuda.destroy(memory).expect("cudaDestroyExternalMemory");
        let desc = array_desc(rgba8(), extent, 0, 0);
        let outcome = validate_mipmapped_array_desc(&desc, &opaque(&bare), None);
        assert_breaks(outcome, &Violation::ZeroLevels {});

        let device = counted(&vulkan);
        let before = all_calls();
        let none = description(0, 1);
        assert_invalid(SharedImage::new(&device, &none), &Violation::ZeroLevels {});
        let levels = 11;
        let more = SharedImage::new(&device, &description(levels, 1));
        assert_invalid(more, &Violation::TooManyLevels { levels, chain: 10 });
        assert_eq!(all_calls(), before, "a driver was called");
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s02_depth_1_of_a_2d_image_reads_wrong_and_is_mapped_as_0() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(1, 1);
        let bare = written(&vulkan, &image, true);
        let (_, expected) = bytes_of(&image, 0);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let flags = cudaExternalMemoryDedicated;
        let [width, height] = [WIDTH as usize, HEIGHT as usize];
        let wrong = array_desc(rgba8(), [width, height, 1], 0, 1);
        let share = right(&read_raw(&cuda, &bare, flags, &wrong, 0), &expected);
        assert!(share < 500, "depth 1: {share} of 1000 bytes right");
        let rightly = array_desc(rgba8(), [width, height, 0], 0, 1);
        let found = read_raw(&cuda, &bare, flags, &rightly, 0);
        assert_eq!(first_difference(&found, &expected), None, "depth 0");

        let layout = layout(&image);
        let outcome = validate_mipmapped_array_desc(&wrong, &opaque(&bare), Some(&layout));
        let [width, height] = [u64::from(WIDTH), u64::from(HEIGHT)];
        let expected = Violation::ExtentDiffers {
            image: [width, height, 0],
            requested: [width, height, 1],
        };
        assert_breaks(outcome, &expected);
        assert_eq!(layout.extent().to_array(), [width, height, 0]);
        assert_exact(&vulkan, &real_cuda(), &image);
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s03_some_levels_of_a_layered_image_read_wrong_and_are_mapped_as_the_full_chain() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(4, 3);
        let bare = written(&vulkan, &image, true);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let flags = cudaExternalMemoryDedicated;
        let extent = [WIDTH as usize, HEIGHT as usize, 3];
        let naive = array_desc(rgba8(), extent, cudaArrayLayered, 4);
        let full = array_desc(rgba8(), extent, cudaArrayLayered, 10);
        for level in 0..4 {
            let (_, expected) = bytes_of(&image, level);
            let layer = expected.len() / 3;
            let found = read_raw(&cuda, &bare, flags, &naive, level);
            let wrong = |index: usize| {
                let range = index * layer..(index + 1) * layer;
                first_difference(&found[range.clone()], &expected[range])
            };
            assert_eq!(wrong(0), None, "naive, level {level}, layer 0");
            for index in [1, 2] {
                assert_ne!(
                    wrong(index),
                    None,
                    "naive, level {level}, layer {index} is right"
                );
            }
            let found = read_raw(&cuda, &bare, flags, &full, level);
            let difference = first_difference(&found, &expected);
            assert_eq!(difference, None, "full chain, level {level}");
        }

        let layout = layout(&image);
        let outcome = validate_mipmapped_array_desc(&naive, &opaque(&bare), Some(&layout));
        let expected = Violation::LevelsDiffer {
            image: 10,
            requested: 4,
        };
        assert_breaks(outcome, &expected);
        assert_eq!((layout.levels(), layout.mapped_levels()), (4, 10));
        let device = vulkan.shared(&real_cuda());
        let shared = SharedImage::new(&device, &image).unwrap();
        let beyond = Violation::NoSuchLevel {
            level: 4,
            levels: 4,
        };
        assert_invalid(shared.level(4).map(drop), &beyond);
        drop(shared);
        assert_exact(&vulkan, device.context().cuda(), &image);
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s04_one_layer_with_many_levels_is_refused_and_mapped_plain() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(10, 1);
        let bare = vulkan.exportable_image(create_info(&image), true);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let flags = cudaExternalMemoryDedicated;
        let memory = cuda.import_fd(bare.export_fd(), bare.memory.size, flags);
        let memory = memory.expect("cudaImportExternalMemory");
        let extent = [WIDTH as usize, HEIGHT as usize, 1];
        let layered = array_desc(rgba8(), extent, cudaArrayLayered, 10);
        let answer = cuda.map_array(memory, &layered);
        assert_eq!(answer.err(), Some(cudaError::cudaErrorInvalidValue));
        cuda.destroy(memory).expect("cudaDestroyExternalMemory");

        let outcome = validate_mipmapped_array_desc(&layered, &opaque(&bare), None);
        assert_breaks(outcome, &Violation::LayeredWithOneLayer { levels: 10 });
        assert_eq!(layout(&image).flags().bits() & cudaArrayLayered, 0);
        assert_exact(&vulkan, &real_cuda(), &image);
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s05_another_extent_reads_wrong_and_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(1, 1);
        let bare = written(&vulkan, &image, true);
        let (_, expected) = bytes_of(&image, 0);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let flags = cudaExternalMemoryDedicated;
        let [width, height] = [WIDTH as usize, HEIGHT as usize];
        for (what, extent) in [
            ("transposed", [height, width, 0]),
            ("narrower", [width / 2, height, 0]),
            ("by 100", [width - 100, height, 0]),
        ] {
            let desc = array_desc(rgba8(), extent, 0, 1);
            let found = read_raw(&cuda, &bare, flags, &desc, 0);
            // Texel by texel, where both have one.
            let (mut same, mut compared) = (0, 0);
            for y in 0..extent[1].min(height) {
                for x in 0..extent[0].min(width) {
                    let (own, there) = ((y * extent[0] + x) * 4, (y * width + x) * 4);
                    same += usize::from(found[own..own + 4] == expected[there..there + 4]);
                    compared += 1;
                }
            }
            assert!(
                same * 2 <= compared,
                "{what}: {same} of {compared} texels are right"
            );
            let outcome =
                validate_mipmapped_array_desc(&desc, &opaque(&bare), Some(&layout(&image)));
            let expected = Violation::ExtentDiffers {
                image: [u64::from(WIDTH), u64::from(HEIGHT), 0],
                requested: extent.map(|texels| texels as u64),
            };
            assert_breaks(outcome, &expected);
        }

        // Through the library: memory dedicated to one image, mapped as another.
        let device = counted(&vulkan);
        let mut transposed = description(1, 1);
        transposed.extent = vk::Extent3D {
            width: HEIGHT,
            height: WIDTH,
            depth: 1,
        };
        let mut made =
            vk_fd_import::Image::new(device.vulkan(), &image, &[MemoryHandleType::OpaqueFd])
                .unwrap();
        let memory = Allocation::for_image(&made, vk::MemoryPropertyFlags::DEVICE_LOCAL)
            .allocate(device.vulkan())
            .unwrap();
        made.bind(&memory, 0).unwrap();
        let fd = memory.export_fd(MemoryHandleType::OpaqueFd).unwrap();
        let imported = ExternalMemory::import(device.context(), fd).unwrap();
        let before = calls("cudaExternalMemoryGetMappedMipmappedArray");
        let outcome = imported.map_image(&transposed, 0);
        let expected = Violation::ExtentDiffers {
            image: [u64::from(WIDTH), u64::from(HEIGHT), 0],
            requested: [u64::from(HEIGHT), u64::from(WIDTH), 0],
        };
        assert_invalid(outcome, &expected);
        assert_eq!(calls("cudaExternalMemoryGetMappedMipmappedArray"), before);
        imported.map_image(&image, 0).unwrap();
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s06_another_format_of_the_same_size_is_not_noticed_and_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(1, 1);
        let bare = written(&vulkan, &image, true);
        let (_, expected) = bytes_of(&image, 0);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let flags = cudaExternalMemoryDedicated;
        let extent = [WIDTH as usize, HEIGHT as usize, 0];
        for (channels, kind) in [
            (
                channel_desc(1, 32, Kind::cudaChannelFormatKindFloat),
                Kind::cudaChannelFormatKindFloat,
            ),
            (
                channel_desc(2, 16, Kind::cudaChannelFormatKindSigned),
                Kind::cudaChannelFormatKindSigned,
            ),
        ] {
            let desc = array_desc(channels, extent, 0, 1);
            let found = read_raw(&cuda, &bare, flags, &desc, 0);
            assert_eq!(first_difference(&found, &expected), None, "{channels:?}");
            let outcome =
                validate_mipmapped_array_desc(&desc, &opaque(&bare), Some(&layout(&image)));
            let expected = Violation::ChannelsDiffer {
                image: layout(&image).channels(),
                bits: [channels.x, channels.y, channels.z, channels.w],
                kind: kind.0,
            };
            assert_breaks(outcome, &expected);
        }
        assert_exact(&vulkan, &real_cuda(), &image);
    });
}
