//! What kernels write through surface objects, read back by Vulkan.

use cuda_interop::Error;
use interop_tests::first_difference;

use super::*;

fn storage(mut description: ImageDescription) -> ImageDescription {
    description.usage |= vk::ImageUsageFlags::STORAGE;
    description
}

/// A kernel writes every level through surfaces; Vulkan reads them all.
fn check(bench: &Bench, kernel: &str, description: &ImageDescription) {
    let image = bench.image(description);
    let extent = |level: u32| {
        let region = Region::level(level, description.extent);
        region.with_layers(0, description.array_layers)
    };
    let seed = |level: u32| 77 + level * 1000;
    let count = |level: u32| u32::try_from(extent(level).bytes(1)).unwrap();
    for level in 0..description.mip_levels {
        let region = extent(level);
        let surface = image.level(level).unwrap().surface().unwrap();
        let arguments = [
            Argument::U64(surface.raw()),
            Argument::U32(region.extent.width),
            Argument::U32(region.extent.height),
            Argument::U32(seed(level)),
            Argument::U32(count(level)),
        ];
        let stream = &bench.stream;
        bench
            .kernels
            .launch(kernel, stream, count(level), &arguments);
        surface.record_use(stream).unwrap();
    }
    bench
        .stream
        .synchronize()
        .unwrap_or_else(|error| panic!("{kernel}: {error}"));
    for level in 0..description.mip_levels {
        let found = bench.read(&image, level);
        let expected: Vec<u8> = (0..count(level))
            .flat_map(|index| kernels::texel(index, seed(level)).to_le_bytes())
            .collect();
        let difference = first_difference(&found, &expected);
        assert_eq!(
            difference, None,
            "{kernel}, level {level} of {description:?}"
        );
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn surfaces_of_every_shape_are_seen_by_vulkan() {
    let bench = Bench::new();
    let rgba8 = vk::Format::R8G8B8A8_UNORM;
    let mut line = storage(two_d(rgba8, 100, 1)).with_full_mip_chain();
    line.image_type = vk::ImageType::TYPE_1D;
    check(&bench, "write_1d", &line);
    let mut lines = line.clone();
    (lines.array_layers, lines.mip_levels) = (3, 2);
    check(&bench, "write_a1d", &lines);

    let plane = storage(two_d(rgba8, 123, 77)).with_full_mip_chain();
    check(&bench, "write_2d", &plane);
    let mut planes = plane.clone();
    (planes.array_layers, planes.mip_levels) = (3, 3);
    check(&bench, "write_a2d", &planes);

    let mut block = storage(two_d(rgba8, 33, 17));
    block.image_type = vk::ImageType::TYPE_3D;
    block.extent.depth = 9;
    check(&bench, "write_3d", &block.with_full_mip_chain());

    let mut cube = storage(two_d(rgba8, 32, 32));
    cube.flags = vk::ImageCreateFlags::CUBE_COMPATIBLE;
    cube.array_layers = 6;
    check(&bench, "write_a2d", &cube);
    cube.mip_levels = 3;
    check(&bench, "write_a2d", &cube);
    cube.array_layers = 12;
    check(&bench, "write_a2d", &cube);

    let word = storage(two_d(vk::Format::R32_UINT, 300, 7));
    check(&bench, "write_2d", &word);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn an_image_without_storage_usage_has_no_surface() {
    let bench = Bench::new();
    let image = bench.image(&two_d(vk::Format::R8G8B8A8_UNORM, 16, 16));
    match image.level(0).unwrap().surface() {
        Err(Error::Invalid(found)) => {
            let text = found.to_string();
            assert!(text.contains("storage"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}
