//! Bytes written through Vulkan are read through the double, and the other way, for every shape.

use ash::vk;
use cuda_interop_sys::{
    cudaArrayCubemap, cudaArrayLayered, cudaChannelFormatKind as Kind, cudaMemcpyKind,
};
use interop_tests::{Region, SoftwareDriver, Vulkan, first_difference, noise, on_each};

use super::cuda::{Cuda, Shape, channels};

/// A shape as Vulkan and as CUDA say it.
struct Case {
    format: vk::Format,
    image_type: vk::ImageType,
    /// Texels, as Vulkan says them.
    extent: [u32; 3],
    levels: u32,
    layers: u32,
    cube: bool,
    shape: Shape,
    /// Bytes and side of a texel or block.
    unit: (usize, u32),
}

const RGBA8: vk::Format = vk::Format::R8G8B8A8_UNORM;

fn case(
    format: vk::Format,
    image_type: vk::ImageType,
    extent: [u32; 3],
    levels: u32,
    layers: u32,
) -> Case {
    let (description, unit) = match format {
        vk::Format::R8_UNORM => (channels(1, 8, Kind::cudaChannelFormatKindUnsigned), (1, 1)),
        RGBA8 => (channels(4, 8, Kind::cudaChannelFormatKindUnsigned), (4, 1)),
        vk::Format::R32_SFLOAT | vk::Format::D32_SFLOAT => {
            (channels(1, 32, Kind::cudaChannelFormatKindFloat), (4, 1))
        }
        vk::Format::R16G16_SFLOAT => (channels(2, 16, Kind::cudaChannelFormatKindFloat), (4, 1)),
        vk::Format::R32G32B32A32_SFLOAT => {
            (channels(4, 32, Kind::cudaChannelFormatKindFloat), (16, 1))
        }
        vk::Format::BC1_RGBA_UNORM_BLOCK => {
            let kind = Kind::cudaChannelFormatKindUnsignedBlockCompressed1;
            (channels(4, 8, kind), (8, 4))
        }
        vk::Format::BC7_UNORM_BLOCK => {
            let kind = Kind::cudaChannelFormatKindUnsignedBlockCompressed7;
            (channels(4, 8, kind), (16, 4))
        }
        other => panic!("no channels for {other:?}"),
    };
    let [width, height, depth] = extent.map(|texels| texels as usize);
    let full = extent.into_iter().max().unwrap_or(1).ilog2() + 1;
    let height = if image_type == vk::ImageType::TYPE_1D {
        0
    } else {
        height
    };
    let (depth, flags) = match (image_type, layers) {
        (vk::ImageType::TYPE_3D, _) => (depth, 0),
        (_, 1) => (0, 0),
        (_, layers) => (layers as usize, cudaArrayLayered),
    };
    Case {
        format,
        image_type,
        extent,
        levels,
        layers,
        cube: false,
        shape: Shape {
            format: description,
            extent: [width, height, depth],
            flags,
            // The rule for layered images: the full chain, of which the image's levels are used.
            levels: if flags == 0 || levels == 1 {
                levels
            } else {
                full
            },
        },
        unit,
    }
}

fn cube(mut case: Case) -> Case {
    case.cube = true;
    case.shape.flags = match case.layers {
        6 => cudaArrayCubemap,
        _ => cudaArrayCubemap | cudaArrayLayered,
    };
    case
}

fn cases() -> Vec<Case> {
    use vk::ImageType as Type;
    let (one, two, three) = (Type::TYPE_1D, Type::TYPE_2D, Type::TYPE_3D);
    let mut cases = Vec::new();
    let formats = [
        vk::Format::R8_UNORM,
        RGBA8,
        vk::Format::R32_SFLOAT,
        vk::Format::R16G16_SFLOAT,
        vk::Format::R32G32B32A32_SFLOAT,
    ];
    for format in formats {
        for (extent, levels) in [
            ([70, 50, 1], 7),
            ([64, 64, 1], 1),
            ([1, 1, 1], 1),
            ([333, 77, 1], 9),
            ([300, 7, 1], 3),
        ] {
            cases.push(case(format, two, extent, levels, 1));
        }
        for (levels, layers) in [(1, 3), (7, 3), (3, 3), (6, 2), (7, 12)] {
            cases.push(case(format, two, [70, 50, 1], levels, layers));
        }
        for (levels, layers) in [(1, 1), (7, 1), (7, 3), (1, 5), (3, 2)] {
            cases.push(case(format, one, [70, 1, 1], levels, layers));
        }
        for levels in [1, 3, 6] {
            cases.push(case(format, three, [35, 21, 9], levels, 1));
        }
        for (levels, layers) in [(1, 6), (6, 6), (2, 6), (6, 12), (3, 12)] {
            cases.push(cube(case(format, two, [33, 33, 1], levels, layers)));
        }
    }
    cases.push(case(vk::Format::D32_SFLOAT, two, [70, 50, 1], 7, 1));
    for format in [
        vk::Format::BC1_RGBA_UNORM_BLOCK,
        vk::Format::BC7_UNORM_BLOCK,
    ] {
        cases.push(case(format, two, [70, 50, 1], 7, 1));
        cases.push(case(format, two, [64, 64, 1], 1, 1));
        cases.push(case(format, two, [70, 50, 1], 7, 3));
    }
    cases
}

impl Case {
    fn name(&self) -> String {
        format!(
            "{:?} {:?} {:?}, {} levels, {} layers, cube {}",
            self.format, self.image_type, self.extent, self.levels, self.layers, self.cube
        )
    }

    fn info(&self) -> vk::ImageCreateInfo<'static> {
        let [width, height, depth] = self.extent;
        let flags = if self.cube {
            vk::ImageCreateFlags::CUBE_COMPATIBLE
        } else {
            vk::ImageCreateFlags::empty()
        };
        vk::ImageCreateInfo::default()
            .flags(flags)
            .image_type(self.image_type)
            .format(self.format)
            .extent(vk::Extent3D {
                width,
                height,
                depth,
            })
            .mip_levels(self.levels)
            .array_layers(self.layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .tiling(vk::ImageTiling::OPTIMAL)
            .usage(
                vk::ImageUsageFlags::TRANSFER_SRC
                    | vk::ImageUsageFlags::TRANSFER_DST
                    | vk::ImageUsageFlags::SAMPLED,
            )
    }

    fn is_supported(&self, vulkan: &Vulkan) -> bool {
        let info = self.info();
        // SAFETY: plain query of the physical device of a live instance.
        let answer = unsafe {
            vulkan.instance.get_physical_device_image_format_properties(
                vulkan.physical_device,
                info.format,
                info.image_type,
                info.tiling,
                info.usage,
                info.flags,
            )
        };
        answer.is_ok()
    }

    /// The level's region in Vulkan; its units along x and y and its slices; its bytes.
    fn level(&self, level: u32) -> (Region, [usize; 3], usize) {
        let [width, height, depth] = self.extent;
        let extent = vk::Extent3D {
            width,
            height,
            depth,
        };
        let mut region = Region::level(level, extent).with_layers(0, self.layers);
        if self.format == vk::Format::D32_SFLOAT {
            region.aspect = vk::ImageAspectFlags::DEPTH;
        }
        let (bytes, side) = self.unit;
        let slices = region.extent.depth * self.layers;
        let units = [
            region.extent.width.div_ceil(side) as usize,
            region.extent.height.div_ceil(side) as usize,
            slices as usize,
        ];
        (region, units, units.iter().product::<usize>() * bytes)
    }

    /// Bytes that survive a depth format too: every float is between 0 and 1.
    fn bytes(&self, seed: u64, length: usize) -> Vec<u8> {
        let mut bytes = noise(seed, length);
        if self.format == vk::Format::D32_SFLOAT {
            for (index, texel) in bytes.chunks_exact_mut(4).enumerate() {
                let value = (index % 1000) as f32 / 1000.0 + seed as f32 / 1e6;
                texel.copy_from_slice(&value.min(1.0).to_le_bytes());
            }
        }
        bytes
    }

    fn check(&self, vulkan: &Vulkan, cuda: &Cuda) -> Result<(), String> {
        let image = vulkan.exportable_image(self.info(), true);
        let general = vk::ImageLayout::GENERAL;
        vulkan.transition(image.image, vk::ImageLayout::UNDEFINED, general);
        let fail = |what: &str| {
            let what = what.to_owned();
            move |status: i32| format!("{what}: {status}")
        };
        let memory = cuda
            .import(&image.export_fd(), image.memory.size)
            .map_err(fail("import"))?;
        let levels = cuda
            .map_levels(memory, 0, &self.shape)
            .map_err(fail("map"))?;
        for level in 0..self.levels {
            let (region, _, length) = self.level(level);
            let bytes = self.bytes(u64::from(level) + 1, length);
            vulkan.write_image(image.image, &region, &bytes);
        }
        for level in 0..self.levels {
            let (_, units, length) = self.level(level);
            let array = cuda.level(levels, level).map_err(fail("level"))?;
            let mut found = vec![0; length];
            cuda.copy_array(
                array,
                units,
                (self.unit.0, self.unit.1 as usize),
                &mut found,
                false,
            )
            .map_err(fail("read"))?;
            let expected = self.bytes(u64::from(level) + 1, length);
            if let Some(difference) = first_difference(&found, &expected) {
                return Err(format!("level {level}, CUDA reading: {difference}"));
            }
            let mut written = self.bytes(u64::from(level) + 100, length);
            cuda.copy_array(
                array,
                units,
                (self.unit.0, self.unit.1 as usize),
                &mut written,
                true,
            )
            .map_err(fail("write"))?;
        }
        for level in 0..self.levels {
            let (region, _, length) = self.level(level);
            let found = vulkan.read_image(image.image, &region, length);
            let expected = self.bytes(u64::from(level) + 100, length);
            if let Some(difference) = first_difference(&found, &expected) {
                return Err(format!("level {level}, Vulkan reading: {difference}"));
            }
        }
        cuda.free_levels(levels).map_err(fail("free"))?;
        cuda.destroy(memory).map_err(fail("destroy"))
    }
}

#[test]
fn images_of_every_shape_share_their_bytes() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let cases = cases();
        let mut wrong = Vec::new();
        let mut checked = 0;
        for case in cases.iter().filter(|case| case.is_supported(&vulkan)) {
            checked += 1;
            if let Err(what) = case.check(&vulkan, &cuda) {
                wrong.push(format!("{}: {what}", case.name()));
            }
        }
        assert!(checked >= 100, "only {checked} shapes");
        assert!(
            wrong.is_empty(),
            "{} of {checked} shapes:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
        assert_eq!(cuda.control.misuses(), 0);
        for kind in ["memory", "mipmap"] {
            assert_eq!(cuda.control.live(kind), 0, "{kind}");
        }
    });
}

#[test]
fn a_buffer_is_shared_both_ways_at_any_aligned_offset() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let size = 100_000;
        let buffer = vulkan.exportable_buffer(size, false);
        let bytes = noise(1, 100_000);
        vulkan.write_buffer(buffer.buffer, &bytes);
        let memory = cuda.import(&buffer.export_fd(), buffer.memory.size);
        let memory = memory.unwrap();
        for offset in [0_u16, 16, 4096, 5008] {
            let length = 100_000 - usize::from(offset);
            let mapped = cuda.map_buffer(memory, offset.into(), length as u64);
            let mapped = mapped.unwrap();
            let mut found = vec![0; length];
            let kind = cudaMemcpyKind::cudaMemcpyDeviceToHost;
            let to = found.as_mut_ptr().cast();
            cuda.copy(to, mapped, length, kind).unwrap();
            assert_eq!(first_difference(&found, &bytes[offset.into()..]), None);
            cuda.free(mapped).unwrap();
        }
        let mapped = cuda.map_buffer(memory, 0, size).unwrap();
        let written = noise(2, 100_000);
        let kind = cudaMemcpyKind::cudaMemcpyHostToDevice;
        let from = written.as_ptr().cast();
        cuda.copy(mapped, from, written.len(), kind).unwrap();
        let found = vulkan.read_buffer(buffer.buffer, written.len());
        assert_eq!(first_difference(&found, &written), None);
        assert_eq!(cuda.control.live("buffer"), 1);
        cuda.free(mapped).unwrap();
        cuda.destroy(memory).unwrap();
        assert_eq!(cuda.control.live("buffer"), 0);
        assert_eq!(cuda.control.live("memory"), 0);
    });
}
