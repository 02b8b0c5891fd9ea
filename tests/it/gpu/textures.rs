//! Texture and surface objects, read and written by kernels.

mod kernels;
mod reads;
mod surfaces;

use ash::vk;
use cuda_interop::{
    ExportableMemory, ImageDescription, SharedDevice, SharedImage, Stream, TextureObject,
};
use interop_tests::{Argument, Kernels, Region, Vulkan, real_cuda};

/// Samples that one launch reads at most.
const MOST: usize = 4096;

/// Both sides, the kernels, and device memory for what goes in and comes out.
///
/// Fields are dropped in order: what is Vulkan's last.
struct Bench {
    kernels: Kernels,
    samples: ExportableMemory,
    results: ExportableMemory,
    stream: Stream,
    device: SharedDevice,
    vulkan: Vulkan,
}

impl Bench {
    fn new() -> Self {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        let memory = || ExportableMemory::new(context, MOST as u64 * 16).unwrap();
        Self {
            kernels: Kernels::load(context, &kernels::ptx()),
            samples: memory(),
            results: memory(),
            stream: Stream::new(context).unwrap(),
            device,
            vulkan,
        }
    }

    /// An image in the layout `GENERAL` with nothing written yet.
    fn image(&self, description: &ImageDescription) -> SharedImage {
        let image = SharedImage::new(&self.device, description);
        let image = image.unwrap_or_else(|error| panic!("{description:?}: {error}: {error:?}"));
        let general = vk::ImageLayout::GENERAL;
        let undefined = vk::ImageLayout::UNDEFINED;
        self.vulkan.transition(image.handle(), undefined, general);
        image
    }

    /// Vulkan writes all layers of a level.
    fn write(&self, image: &SharedImage, level: u32, bytes: &[u8]) {
        let description = image.description();
        let region = Region::level(level, description.extent);
        let region = region.with_layers(0, description.array_layers);
        self.vulkan.write_image(image.handle(), &region, bytes);
    }

    /// Vulkan reads all layers of a level of 4-byte texels.
    fn read(&self, image: &SharedImage, level: u32) -> Vec<u8> {
        let description = image.description();
        let region = Region::level(level, description.extent);
        let region = region.with_layers(0, description.array_layers);
        self.vulkan
            .read_image(image.handle(), &region, region.bytes(4))
    }

    /// Has a kernel read a texture at each of the samples.
    fn sample_bits(
        &self,
        kernel: &str,
        texture: &TextureObject,
        samples: &[[f32; 4]],
    ) -> Vec<[u32; 4]> {
        assert!(samples.len() <= MOST);
        let stream = &self.stream;
        let numbers = samples.as_flattened();
        let length = numbers.len() as u64;
        let view = self.samples.buffer().view::<f32>(0, length).unwrap();
        view.copy_from_host(stream, numbers).unwrap();
        let count = u32::try_from(samples.len()).unwrap();
        let arguments = [
            Argument::U64(texture.raw()),
            Argument::U64(self.samples.buffer().device_address()),
            Argument::U64(self.results.buffer().device_address()),
            Argument::U32(count),
        ];
        self.kernels.launch(kernel, stream, count, &arguments);
        texture.record_use(stream).unwrap();
        let mut found = vec![0_u32; numbers.len()];
        let view = self.results.buffer().view::<u32>(0, length).unwrap();
        view.copy_to_host(stream, &mut found)
            .unwrap_or_else(|error| panic!("{kernel}: {error}"));
        let (texels, rest) = found.as_chunks::<4>();
        assert!(rest.is_empty());
        texels.to_vec()
    }

    fn sample(&self, kernel: &str, texture: &TextureObject, samples: &[[f32; 4]]) -> Vec<[f32; 4]> {
        let bits = self.sample_bits(kernel, texture, samples);
        bits.into_iter()
            .map(|texel| texel.map(f32::from_bits))
            .collect()
    }
}

fn two_d(format: vk::Format, width: u32, height: u32) -> ImageDescription {
    let usage = vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST
        | vk::ImageUsageFlags::SAMPLED;
    ImageDescription::two_dimensional(format, width, height, usage)
}

/// Each pair of numbers is less than `tolerance` apart.
#[track_caller]
fn assert_near(what: &str, found: &[[f32; 4]], expected: &[[f32; 4]], tolerance: f32) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let far = |(found, expected): (&[f32; 4], &[f32; 4])| {
        // Written so that a NaN is far from everything.
        let near = found
            .iter()
            .zip(expected)
            .all(|(a, b)| (a - b).abs() <= tolerance);
        !near
    };
    let wrong: Vec<_> = (0..)
        .zip(found.iter().zip(expected))
        .filter(|(_, pair)| far(*pair))
        .map(|(index, (found, expected)): (usize, _)| {
            format!("sample {index}: {found:?} instead of {expected:?}")
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{what}: {} of {} samples are wrong:\n{}",
        wrong.len(),
        found.len(),
        wrong[..wrong.len().min(8)].join("\n")
    );
}
