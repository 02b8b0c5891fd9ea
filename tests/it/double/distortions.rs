//! Descriptions that the real driver takes and that give wrong bytes give wrong bytes here.

use ash::vk;
use cuda_interop_sys::{cudaArrayLayered, cudaChannelFormatKind as Kind};
use interop_tests::{BareImage, Region, SoftwareDriver, Vulkan, noise, on_each};

use super::cuda::{Cuda, Shape, channels};

const EXTENT: vk::Extent3D = vk::Extent3D {
    width: 64,
    height: 48,
    depth: 1,
};

fn image(vulkan: &Vulkan, levels: u32, layers: u32) -> BareImage<'_> {
    let info = vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(vk::Format::R8G8B8A8_UNORM)
        .extent(EXTENT)
        .mip_levels(levels)
        .array_layers(layers)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(vk::ImageUsageFlags::TRANSFER_DST | vk::ImageUsageFlags::TRANSFER_SRC);
    let image = vulkan.exportable_image(info, true);
    let general = vk::ImageLayout::GENERAL;
    vulkan.transition(image.image, vk::ImageLayout::UNDEFINED, general);
    image
}

fn rgba8(extent: [usize; 3], flags: u32, levels: u32) -> Shape {
    Shape {
        format: channels(4, 8, Kind::cudaChannelFormatKindUnsigned),
        extent,
        flags,
        levels,
    }
}

/// How many of 1,000 texels of a level are right when it is read as `shape`.
fn right(cuda: &Cuda, image: &BareImage<'_>, shape: &Shape, level: u32, expected: &[u8]) -> usize {
    let memory = cuda.import(&image.export_fd(), image.memory.size).unwrap();
    let levels = cuda.map_levels(memory, 0, shape).unwrap();
    let [width, height, depth] = shape.extent;
    let units = [width >> level, height >> level, depth.max(1)];
    let mut found = vec![0; units.iter().product::<usize>() * 4];
    let array = cuda.level(levels, level).unwrap();
    cuda.copy_array(array, units, (4, 1), &mut found, false)
        .unwrap();
    cuda.free_levels(levels).unwrap();
    cuda.destroy(memory).unwrap();
    // Texel by texel where both have one; `expected` is an image of the true extent.
    let true_width = (EXTENT.width >> level) as usize;
    let rows = (EXTENT.height >> level) as usize;
    let (mut same, mut compared) = (0, 0);
    for (index, texel) in found.chunks_exact(4).enumerate() {
        let (x, row) = (index % units[0], index / units[0] % units[1]);
        let slice = index / (units[0] * units[1]);
        if x < true_width && row < rows {
            let place = ((slice * rows + row) * true_width + x) * 4;
            compared += 1;
            same += usize::from(texel == &expected[place..place + 4]);
        }
    }
    same * 1000 / compared
}

#[test]
fn depth_1_for_a_2d_image_reads_wrong() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let image = image(&vulkan, 1, 1);
        let bytes = noise(1, 64 * 48 * 4);
        vulkan.write_image(image.image, &Region::level(0, EXTENT), &bytes);
        let rightly = rgba8([64, 48, 0], 0, 1);
        assert_eq!(right(&cuda, &image, &rightly, 0, &bytes), 1000);
        let wrongly = rgba8([64, 48, 1], 0, 1);
        assert!(right(&cuda, &image, &wrongly, 0, &bytes) < 100);
    });
}

#[test]
fn some_levels_of_a_layered_image_read_wrong_in_every_layer_but_the_first() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let image = image(&vulkan, 3, 3);
        for level in 0..3 {
            let region = Region::level(level, EXTENT).with_layers(0, 3);
            let bytes = noise(u64::from(level), region.bytes(4));
            vulkan.write_image(image.image, &region, &bytes);
        }
        for level in 0..3 {
            let region = Region::level(level, EXTENT).with_layers(0, 3);
            let bytes = noise(u64::from(level), region.bytes(4));
            let naive = rgba8([64, 48, 3], cudaArrayLayered, 3);
            let share = right(&cuda, &image, &naive, level, &bytes);
            assert!((330..360).contains(&share), "{share} at level {level}");
            let full_chain = rgba8([64, 48, 3], cudaArrayLayered, 7);
            assert_eq!(right(&cuda, &image, &full_chain, level, &bytes), 1000);
        }
    });
}

#[test]
fn a_smaller_or_transposed_extent_is_taken_and_reads_wrong() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let image = image(&vulkan, 1, 1);
        let bytes = noise(1, 64 * 48 * 4);
        vulkan.write_image(image.image, &Region::level(0, EXTENT), &bytes);
        for extent in [[48, 64, 0], [40, 48, 0]] {
            let share = right(&cuda, &image, &rgba8(extent, 0, 1), 0, &bytes);
            assert!(share < 500, "{share} of {extent:?}");
        }
    });
}
