//! The raw calls that answer success and are wrong: that the driver still behaves so, and that the library makes each
//! right or refuses it, with the values, before a driver is called. Each test is a process of its own.

mod arrays;
mod imports;

use ash::vk;
use cuda_interop::layout::ArrayLayout;
use cuda_interop::prove::prove;
use cuda_interop::rules::{ImportedMemory, Violation, Violations};
use cuda_interop::{Cuda, Error, ImageDescription, SharedDevice};
use cuda_interop_sys::cudaExternalMemoryMipmappedArrayDesc;
use interop_tests::{BareImage, RawCuda, Region, Vulkan, counted_cuda, in_child, noise};

const WIDTH: u32 = 512;
const HEIGHT: u32 = 256;

/// Runs the body in a process of its own and fails with what that printed.
#[track_caller]
fn alone<F: FnOnce()>(body: F) {
    in_child(|_| {}, body).assert_success();
}

fn description(levels: u32, layers: u32) -> ImageDescription {
    let usage = vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST
        | vk::ImageUsageFlags::SAMPLED;
    let format = vk::Format::R8G8B8A8_UNORM;
    let mut image = ImageDescription::two_dimensional(format, WIDTH, HEIGHT, usage);
    (image.mip_levels, image.array_layers) = (levels, layers);
    image
}

fn create_info(image: &ImageDescription) -> vk::ImageCreateInfo<'static> {
    vk::ImageCreateInfo::default()
        .flags(image.flags)
        .image_type(image.image_type)
        .format(image.format)
        .extent(image.extent)
        .mip_levels(image.mip_levels)
        .array_layers(image.array_layers)
        .samples(image.samples)
        .tiling(image.tiling)
        .usage(image.usage)
}

/// The bytes of one level, all its layers.
fn bytes_of(image: &ImageDescription, level: u32) -> (Region, Vec<u8>) {
    let region = Region::level(level, image.extent).with_layers(0, image.array_layers);
    let bytes = noise(u64::from(level) + 1, region.bytes(4));
    (region, bytes)
}

/// An image made by bare Vulkan, every level written by Vulkan with [`bytes_of`].
fn written<'vulkan>(
    vulkan: &'vulkan Vulkan,
    image: &ImageDescription,
    dedicated: bool,
) -> BareImage<'vulkan> {
    let bare = vulkan.exportable_image(create_info(image), dedicated);
    let general = vk::ImageLayout::GENERAL;
    vulkan.transition(bare.image, vk::ImageLayout::UNDEFINED, general);
    for level in 0..image.mip_levels {
        let (region, bytes) = bytes_of(image, level);
        vulkan.write_image(bare.image, &region, &bytes);
    }
    bare
}

/// What CUDA reads of a level, by a raw descriptor.
fn read_raw(
    cuda: &RawCuda,
    bare: &BareImage<'_>,
    flags: u32,
    desc: &cudaExternalMemoryMipmappedArrayDesc,
    level: u32,
) -> Vec<u8> {
    let memory = cuda.import_fd(bare.export_fd(), bare.memory.size, flags);
    let memory = memory.expect("cudaImportExternalMemory");
    let array = cuda.map_array(memory, desc);
    let array = array.expect("cudaExternalMemoryGetMappedMipmappedArray");
    let handle = cuda.level(array, level).expect("level");
    let at = |texels: usize| (texels >> level).max(1);
    let units = [
        at(desc.extent.width),
        at(desc.extent.height),
        desc.extent.depth.max(1),
    ];
    let bytes = cuda.read_array(handle, units, 4).expect("cudaMemcpy3D");
    cuda.free_array(array).expect("cudaFreeMipmappedArray");
    cuda.destroy(memory).expect("cudaDestroyExternalMemory");
    bytes
}

/// Bytes in a thousand that are right, byte by byte of the shorter one.
fn right(found: &[u8], expected: &[u8]) -> usize {
    let compared = found.len().min(expected.len());
    let same = found.iter().zip(expected).filter(|(a, b)| a == b).count();
    same * 1000 / compared
}

/// Both sides behind functions that count.
fn counted(vulkan: &Vulkan) -> SharedDevice {
    let cuda = counted_cuda();
    SharedDevice::new(&cuda, vulkan.counted()).unwrap_or_else(|error| panic!("{error}"))
}

/// The library maps the image exactly, both ways.
#[track_caller]
fn assert_exact(vulkan: &Vulkan, cuda: &Cuda, image: &ImageDescription) {
    let device = vulkan.shared(cuda);
    let shapes = std::slice::from_ref(image);
    // SAFETY: this test alone uses the queue.
    let proof = unsafe { prove(&device, vulkan.copies(), shapes) };
    let proof = proof.unwrap_or_else(|error| panic!("{error}: {error:?}"));
    assert!(proof.holds() && proof.exact == 1, "{image:?}: {proof}");
}

#[track_caller]
fn assert_breaks(outcome: Result<(), Violations>, expected: &Violation) {
    let found = outcome.expect_err("the validator finds nothing");
    assert!(
        found.as_slice().contains(expected),
        "found {found:?} without {expected:?}"
    );
}

#[track_caller]
fn assert_invalid<T: std::fmt::Debug>(outcome: Result<T, Error>, expected: &Violation) {
    match outcome {
        Err(Error::Invalid(found)) => assert_breaks(Err(found), expected),
        other => panic!("{other:?} instead of {expected:?}"),
    }
}

fn opaque(bare: &BareImage<'_>) -> ImportedMemory {
    ImportedMemory::opaque_fd(bare.memory.size, bare.memory.dedicated)
}

fn layout(image: &ImageDescription) -> ArrayLayout {
    ArrayLayout::of(image, true, 0).expect("an image that CUDA can map")
}
