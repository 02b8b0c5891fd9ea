//! What kernels read through texture objects.

use cuda_interop::Error;
use cuda_interop::format::{ChannelOrder, FormatInfo};
use cuda_interop::rules::Violation;
use cuda_interop::texture::{AddressMode, BorderColor, FilterMode, TextureDescription};
use interop_tests::noise;

use super::*;

const WIDTH: u32 = 16;
const HEIGHT: u32 = 8;
/// Half of the smallest step of 8 bits, and a little for the arithmetic.
const HALF_STEP: f32 = 0.5 / 255.0 + 1e-4;

/// The byte of a channel of a texel of 8-bit RGBA texels.
fn byte(bytes: &[u8], x: u32, y: u32, channel: usize) -> u8 {
    bytes[((y * WIDTH + x) * 4) as usize + channel]
}

fn texel(bytes: &[u8], x: u32, y: u32) -> [f32; 4] {
    [0, 1, 2, 3].map(|channel| f32::from(byte(bytes, x, y, channel)) / 255.0)
}

fn mix(a: [f32; 4], b: [f32; 4], share: f32) -> [f32; 4] {
    std::array::from_fn(|channel| a[channel] * (1.0 - share) + b[channel] * share)
}

/// Every texel of the small image, by its number.
fn texels() -> impl Iterator<Item = (u32, u32)> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

/// The middle of a texel.
fn middle(x: u32, y: u32) -> [f32; 4] {
    [x as f32 + 0.5, y as f32 + 0.5, 0.0, 0.0]
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn points_read_elements_and_normalised_floats() {
    let bench = Bench::new();
    for format in [vk::Format::R8G8B8A8_UNORM, vk::Format::B8G8R8A8_UNORM] {
        let image = bench.image(&two_d(format, WIDTH, HEIGHT));
        let bytes = noise(1, (WIDTH * HEIGHT * 4) as usize);
        bench.write(&image, 0, &bytes);
        let order = FormatInfo::of(format).unwrap().texture().order;
        let expected = if format == vk::Format::B8G8R8A8_UNORM {
            ChannelOrder::Bgra
        } else {
            ChannelOrder::Rgba
        };
        assert_eq!(order, expected);
        let level = image.level(0).unwrap();
        let samples: Vec<_> = texels().map(|(x, y)| middle(x, y)).collect();

        // Elements, in the order of memory: what the format's order says they mean.
        let texture = level.texture(&TextureDescription::new()).unwrap();
        let found = bench.sample_bits("words_2d", &texture, &samples);
        let expected: Vec<_> = texels()
            .map(|(x, y)| [0, 1, 2, 3].map(|channel| u32::from(byte(&bytes, x, y, channel))))
            .collect();
        assert_eq!(found, expected, "{format:?}, elements");

        let texture = level
            .texture(&TextureDescription::new().normalized_read())
            .unwrap();
        let found = bench.sample("floats_2d", &texture, &samples);
        let expected: Vec<_> = texels().map(|(x, y)| texel(&bytes, x, y)).collect();
        assert_near(&format!("{format:?}, normalised"), &found, &expected, 1e-6);
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn linear_filters_mix_neighbours() {
    let bench = Bench::new();
    let image = bench.image(&two_d(vk::Format::R8G8B8A8_UNORM, WIDTH, HEIGHT));
    let bytes = noise(2, (WIDTH * HEIGHT * 4) as usize);
    bench.write(&image, 0, &bytes);
    let linear = TextureDescription::new()
        .filter(FilterMode::Linear)
        .normalized_read();
    let texture = image.level(0).unwrap().texture(&linear).unwrap();
    let (mut samples, mut expected) = (Vec::new(), Vec::new());
    for (x, y) in texels().filter(|&(x, y)| x + 1 < WIDTH && y + 1 < HEIGHT) {
        let [left, right] = [x, x + 1].map(|x| texel(&bytes, x, y));
        let [below_left, below_right] = [x, x + 1].map(|x| texel(&bytes, x, y + 1));
        for share in [0.25, 0.5] {
            let [u, v, ..] = middle(x, y);
            samples.push([u + share, v, 0.0, 0.0]);
            expected.push(mix(left, right, share));
            samples.push([u + share, v + 0.5, 0.0, 0.0]);
            let below = mix(below_left, below_right, share);
            expected.push(mix(mix(left, right, share), below, 0.5));
        }
    }
    let found = bench.sample("floats_2d", &texture, &samples);
    assert_near("linear", &found, &expected, HALF_STEP);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn srgb_is_decoded_when_asked_and_not_otherwise() {
    let bench = Bench::new();
    let image = bench.image(&two_d(vk::Format::R8G8B8A8_SRGB, WIDTH, HEIGHT));
    // All values of a byte, in every channel.
    let bytes: Vec<_> = (0..WIDTH * HEIGHT * 4)
        .map(|index| (index / 2) as u8)
        .collect();
    bench.write(&image, 0, &bytes);
    let samples: Vec<_> = texels().map(|(x, y)| middle(x, y)).collect();
    let plain: Vec<_> = texels().map(|(x, y)| texel(&bytes, x, y)).collect();
    let decoded: Vec<_> = plain
        .iter()
        .map(|&[red, green, blue, alpha]| {
            let decode = |value: f32| {
                if value <= 0.040_45 {
                    value / 12.92
                } else {
                    ((value + 0.055) / 1.055).powf(2.4)
                }
            };
            [decode(red), decode(green), decode(blue), alpha]
        })
        .collect();
    let level = image.level(0).unwrap();
    let normalised = TextureDescription::new().normalized_read();
    let texture = level.texture(&normalised).unwrap();
    let found = bench.sample("floats_2d", &texture, &samples);
    assert_near("encoded", &found, &plain, 1e-6);
    let texture = level.texture(&normalised.decode_srgb()).unwrap();
    let found = bench.sample("floats_2d", &texture, &samples);
    // The card decodes through a table of its own: near white it was 0.0031 off.
    assert_near("decoded", &found, &decoded, 2.0 * HALF_STEP);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn outside_is_read_as_the_address_mode_says() {
    let bench = Bench::new();
    let image = bench.image(&two_d(vk::Format::R8G8B8A8_UNORM, WIDTH, HEIGHT));
    let bytes = noise(3, (WIDTH * HEIGHT * 4) as usize);
    bench.write(&image, 0, &bytes);
    let border = [0.25, 0.5, 0.75, 1.0];
    let level = image.level(0).unwrap();
    for (mode, left) in [
        (AddressMode::Wrap, texel(&bytes, WIDTH - 1, 0)),
        (AddressMode::Clamp, texel(&bytes, 0, 0)),
        (AddressMode::Mirror, texel(&bytes, 0, 0)),
        (AddressMode::Border, border),
    ] {
        let description = TextureDescription::new()
            .normalized_coordinates()
            .normalized_read()
            .address(mode)
            .border(BorderColor::Float(border));
        let texture = level.texture(&description).unwrap();
        let right = match mode {
            AddressMode::Wrap => texel(&bytes, 1, 0),
            AddressMode::Mirror => texel(&bytes, WIDTH - 2, 0),
            AddressMode::Clamp => texel(&bytes, WIDTH - 1, 0),
            AddressMode::Border => border,
        };
        // Half a texel to the left of the image, one and a half to the right of it, and inside.
        let (width, height) = (WIDTH as f32, HEIGHT as f32);
        let v = 0.5 / height;
        let samples = [
            [-0.5 / width, v, 0.0, 0.0],
            [1.0 + 1.5 / width, v, 0.0, 0.0],
            [3.5 / width, v, 0.0, 0.0],
        ];
        let found = bench.sample("floats_2d", &texture, &samples);
        let expected = [left, right, texel(&bytes, 3, 0)];
        // A border is held in the precision of the texels.
        assert_near(&format!("{mode:?}"), &found, &expected, HALF_STEP);
    }
}

/// One colour a level and layer.
fn flat(level: u32, layer: u32) -> [u8; 4] {
    [
        (20 * level + 10) as u8,
        (30 * layer + 5) as u8,
        (200 - 15 * level) as u8,
        255,
    ]
}

fn flat_floats(level: u32, layer: u32) -> [f32; 4] {
    flat(level, layer).map(|channel| f32::from(channel) / 255.0)
}

/// Writes each level and layer with its one colour.
fn write_flat(bench: &Bench, image: &SharedImage) {
    let description = image.description();
    for level in 0..description.mip_levels {
        let region = Region::level(level, description.extent);
        let texels = region.bytes(1);
        let layers = 0..description.array_layers;
        let bytes: Vec<_> = layers
            .flat_map(|layer| flat(level, layer).repeat(texels))
            .collect();
        bench.write(image, level, &bytes);
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn levels_are_chosen_and_the_chain_is_closed() {
    let bench = Bench::new();
    let image = two_d(vk::Format::R8G8B8A8_UNORM, 64, 32).with_full_mip_chain();
    let image = bench.image(&image);
    assert_eq!(image.cuda().levels(), 7);
    write_flat(&bench, &image);
    let point = TextureDescription::new()
        .normalized_coordinates()
        .normalized_read();
    let texture = image.cuda().texture(&point).unwrap();
    let lods = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 50.0_f32];
    let samples = lods.map(|lod| [0.5, 0.5, lod, 0.0]);
    let found = bench.sample("level_2d", &texture, &samples);
    let expected = lods.map(|lod| flat_floats((lod as u32).min(6), 0));
    assert_near("levels", &found, &expected, 1e-6);

    let between = point
        .filter(FilterMode::Linear)
        .mip_filter(FilterMode::Linear);
    let texture = image.cuda().texture(&between).unwrap();
    let samples = [[0.5, 0.5, 0.5, 0.0], [0.5, 0.5, 2.25, 0.0]];
    let found = bench.sample("level_2d", &texture, &samples);
    let expected = [
        mix(flat_floats(0, 0), flat_floats(1, 0), 0.5),
        mix(flat_floats(2, 0), flat_floats(3, 0), 0.25),
    ];
    assert_near("between levels", &found, &expected, HALF_STEP);

    let range = image.cuda().texture(&point.mip_range(2.0, 3.0)).unwrap();
    let samples = [0.0, 2.0, 6.0_f32].map(|lod| [0.5, 0.5, lod, 0.0]);
    let found = bench.sample("level_2d", &range, &samples);
    let expected = [2, 2, 3].map(|level| flat_floats(level, 0));
    assert_near("a range of levels", &found, &expected, 1e-6);

    match image.cuda().texture(&point.mip_range(0.0, 7.0)) {
        Err(Error::Invalid(found)) => {
            let expected = Violation::MipRangeOutsideLevels {
                finest: 0.0,
                coarsest: 7.0,
                levels: 7,
            };
            assert!(found.as_slice().contains(&expected), "{found}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn layers_are_read_also_of_some_levels_of_a_chain() {
    let bench = Bench::new();
    let mut description = two_d(vk::Format::R8G8B8A8_UNORM, 64, 32);
    (description.array_layers, description.mip_levels) = (3, 3);
    let image = bench.image(&description);
    assert_eq!(image.cuda().layout().mapped_levels(), 7);
    write_flat(&bench, &image);
    let point = TextureDescription::new()
        .normalized_coordinates()
        .normalized_read();
    let texture = image.cuda().texture(&point).unwrap();
    let (mut samples, mut expected) = (Vec::new(), Vec::new());
    for layer in 0..3 {
        // Beyond the image's last level lies nothing, although CUDA was told of more.
        for lod in [0.0, 1.0, 2.0, 3.0, 6.0_f32] {
            samples.push([0.5, 0.5, lod, layer as f32]);
            expected.push(flat_floats((lod as u32).min(2), layer));
        }
    }
    let found = bench.sample("level_a2d", &texture, &samples);
    assert_near("levels of layers", &found, &expected, 1e-6);

    // Texel by texel, one level at a time.
    for level in 0..3 {
        let region = Region::level(level, description.extent).with_layers(0, 3);
        let bytes = noise(u64::from(level) + 40, region.bytes(4));
        bench.write(&image, level, &bytes);
        let texture = image.level(level).unwrap();
        // The driver's texture of one level takes wrong steps from layer to layer, so this one is of the chain.
        let texels = texture.texture(&TextureDescription::new());
        assert!(texels.is_err(), "coordinates in texels: {texels:?}");
        let point = TextureDescription::new().normalized_coordinates();
        let texture = texture.texture(&point).unwrap();
        let (width, height) = (region.extent.width, region.extent.height);
        for layer in 0..3 {
            let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
            let samples: Vec<_> = places
                .map(|(x, y)| {
                    let (u, v) = (
                        (x as f32 + 0.5) / width as f32,
                        (y as f32 + 0.5) / height as f32,
                    );
                    [u, v, 0.0, layer as f32]
                })
                .collect();
            let found = bench.sample_bits("words_a2d", &texture, &samples);
            let found: Vec<u8> = found
                .as_flattened()
                .iter()
                .map(|&word| word as u8)
                .collect();
            let length = found.len();
            let expected = &bytes[layer * length..(layer + 1) * length];
            let difference = interop_tests::first_difference(&found, expected);
            assert_eq!(difference, None, "level {level}, layer {layer}");
        }
    }
}

/// The directions of a cube's six faces, in Vulkan's order of layers.
const FACES: [[f32; 3]; 6] = [
    [1.0, 0.0, 0.0],
    [-1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, -1.0, 0.0],
    [0.0, 0.0, 1.0],
    [0.0, 0.0, -1.0],
];

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn cubes_are_read_by_direction_in_vulkans_order_of_faces() {
    let bench = Bench::new();
    for cubes in [1, 2] {
        let mut description = two_d(vk::Format::R8G8B8A8_UNORM, 32, 32);
        description.flags = vk::ImageCreateFlags::CUBE_COMPATIBLE;
        description.array_layers = 6 * cubes;
        let image = bench.image(&description);
        // One colour a face; twelve of them are told apart.
        let color = |layer: u32| [(layer * 20 + 7) as u8, (layer * 9) as u8, 100, 255];
        let bytes: Vec<_> = (0..6 * cubes)
            .flat_map(|layer| color(layer).repeat(32 * 32))
            .collect();
        bench.write(&image, 0, &bytes);
        let description = TextureDescription::new()
            .normalized_coordinates()
            .normalized_read();
        let texture = image.level(0).unwrap().texture(&description).unwrap();
        let kernel = if cubes == 1 {
            "floats_cube"
        } else {
            "floats_acube"
        };
        let (mut samples, mut expected) = (Vec::new(), Vec::new());
        for cube in 0..cubes {
            for (face, [x, y, z]) in (0..).zip(FACES) {
                samples.push([x, y, z, cube as f32]);
                let color = color(cube * 6 + face);
                expected.push(color.map(|channel| f32::from(channel) / 255.0));
            }
        }
        let found = bench.sample(kernel, &texture, &samples);
        assert_near(kernel, &found, &expected, 1e-6);
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn one_and_three_dimensions_and_layers_of_one_are_read() {
    let bench = Bench::new();
    let mut line = two_d(vk::Format::R8G8B8A8_UNORM, 100, 1);
    line.image_type = vk::ImageType::TYPE_1D;
    let mut lines = line.clone();
    lines.array_layers = 3;
    let mut block = two_d(vk::Format::R8G8B8A8_UNORM, 13, 7);
    block.image_type = vk::ImageType::TYPE_3D;
    block.extent.depth = 5;
    for (kernel, description) in [
        ("floats_1d", line),
        ("floats_a1d", lines),
        ("floats_3d", block),
    ] {
        let image = bench.image(&description);
        let layers = description.array_layers;
        let region = Region::level(0, description.extent).with_layers(0, layers);
        let bytes = noise(9, region.bytes(4));
        bench.write(&image, 0, &bytes);
        let texture = TextureDescription::new().normalized_read();
        let texture = image.level(0).unwrap().texture(&texture).unwrap();
        let extent = description.extent;
        let mut samples = Vec::new();
        for slice in 0..layers * extent.depth {
            for y in 0..extent.height {
                for x in 0..extent.width {
                    let [u, v, w] = [x, y, slice].map(|texel| texel as f32 + 0.5);
                    samples.push([u, v, w, slice as f32]);
                }
            }
        }
        let (texels, _) = bytes.as_chunks::<4>();
        let expected: Vec<_> = texels
            .iter()
            .map(|texel| texel.map(|channel| f32::from(channel) / 255.0))
            .collect();
        let found = bench.sample(kernel, &texture, &samples);
        assert_near(kernel, &found, &expected, 1e-6);
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn floats_and_compressed_blocks_are_read() {
    let bench = Bench::new();
    let image = bench.image(&two_d(vk::Format::R32G32B32A32_SFLOAT, 16, 8));
    let values: Vec<f32> = (0..16 * 8 * 4)
        .map(|index| index as f32 * 0.37 - 90.0)
        .collect();
    let bytes: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    bench.write(&image, 0, &bytes);
    let texture = image.level(0).unwrap().texture(&TextureDescription::new());
    let samples: Vec<_> = texels().map(|(x, y)| middle(x, y)).collect();
    let found = bench.sample("floats_2d", &texture.unwrap(), &samples);
    assert_eq!(found.as_flattened(), values);

    // Blocks of one colour: red, green, blue and white, as 5-6-5 bits, twice the same.
    let image = bench.image(&two_d(vk::Format::BC1_RGBA_UNORM_BLOCK, 8, 8));
    let colors: [u16; 4] = [0xf800, 0x07e0, 0x001f, 0xffff];
    let bytes: Vec<u8> = colors
        .iter()
        .flat_map(|color| {
            let [low, high] = color.to_le_bytes();
            [low, high, low, high, 0, 0, 0, 0]
        })
        .collect();
    bench.write(&image, 0, &bytes);
    let texture = image.level(0).unwrap();
    let texture = texture
        .texture(&TextureDescription::new().normalized_read())
        .unwrap();
    let samples = [middle(1, 1), middle(6, 2), middle(3, 7), middle(5, 5)];
    let found = bench.sample("floats_2d", &texture, &samples);
    let expected = [
        [1.0, 0.0, 0.0, 1.0],
        [0.0, 1.0, 0.0, 1.0],
        [0.0, 0.0, 1.0, 1.0],
        [1.0; 4],
    ];
    assert_near("BC1", &found, &expected, 1e-6);
}
