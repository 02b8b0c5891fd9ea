//! Every kind of shared object, both ways: on software drivers with the double, and on a GPU.

use ash::vk;
use cuda_interop::layout::{ArrayLayout, Channels};
use cuda_interop::vulkan::rules::{DedicatedTo, MemoryFacts};
use cuda_interop::vulkan::{Allocation, Buffer, DeviceMemory, Image, MemoryHandleType};
use cuda_interop::{
    BufferDescription, Cuda, Error, ExportableMemory, ExternalMemory, ImageDescription, Level,
    MappedImage, SharedBlock, SharedBuffer, SharedFrame, SharedImage, SharedLinearImage, Stream,
};
use interop_tests::{
    Region, SoftwareDriver, Vulkan, double_cuda, first_difference, noise, on_each, real_cuda,
};

const OPAQUE: [MemoryHandleType; 1] = [MemoryHandleType::OpaqueFd];
const GENERAL: vk::ImageLayout = vk::ImageLayout::GENERAL;
const UNDEFINED: vk::ImageLayout = vk::ImageLayout::UNDEFINED;

fn usage() -> vk::ImageUsageFlags {
    vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST
}

fn rgba(width: u32, height: u32) -> ImageDescription {
    ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, width, height, usage())
}

/// Writes by one side and reads by the other, both ways, for level 0 of an image in the layout `GENERAL`.
fn both_ways(
    vulkan: &Vulkan,
    image: vk::Image,
    extent: vk::Extent3D,
    bytes: usize,
    read: impl Fn(&mut [u8]),
    write: impl Fn(&[u8]),
    what: &str,
) {
    let region = Region::level(0, extent);
    let sent = noise(11, bytes);
    vulkan.write_image(image, &region, &sent);
    let mut found = vec![0; bytes];
    read(&mut found);
    assert_eq!(first_difference(&found, &sent), None, "{what}: CUDA reads");
    let sent = noise(12, bytes);
    write(&sent);
    let found = vulkan.read_image(image, &region, bytes);
    assert_eq!(
        first_difference(&found, &sent),
        None,
        "{what}: Vulkan reads"
    );
}

fn level_both_ways(
    vulkan: &Vulkan,
    stream: &Stream,
    image: vk::Image,
    level: Level<'_>,
    what: &str,
) {
    let extent = vk::Extent3D {
        width: level.width(),
        height: level.height(),
        depth: level.depth(),
    };
    let bytes = usize::try_from(level.bytes()).expect("a small level");
    both_ways(
        vulkan,
        image,
        extent,
        bytes,
        |found| level.copy_to_host(stream, found).expect("copy to host"),
        |sent| level.copy_from_host(stream, sent).expect("copy from host"),
        what,
    );
}

fn linear_images(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    for (width, height) in [(64, 64), (100, 60), (123, 77), (1, 1)] {
        let mut description = rgba(width, height);
        description.tiling = vk::ImageTiling::LINEAR;
        let refused = SharedImage::new(&device, &description).expect_err("linear is no array");
        assert!(matches!(refused, Error::Invalid(_)), "{refused:?}");
        let image = SharedLinearImage::new(&device, &description).expect("a linear image");
        vulkan.transition(image.handle(), UNDEFINED, GENERAL);
        let cuda = image.cuda();
        let bytes = usize::try_from(cuda.level_bytes(0).expect("level 0")).expect("small");
        assert_eq!(bytes, (width * height * 4) as usize);
        both_ways(
            vulkan,
            image.handle(),
            description.extent,
            bytes,
            |found| cuda.copy_to_host(&stream, 0, found).expect("to host"),
            |sent| cuda.copy_from_host(&stream, 0, sent).expect("from host"),
            &format!("linear {width}x{height}"),
        );
        let pitch = cuda.level(0).expect("level 0").row_pitch;
        let rows = cuda.row_address(0, 0, 0, height - 1).expect("the last row")
            - cuda.row_address(0, 0, 0, 0).expect("the first row");
        assert_eq!(rows, pitch * u64::from(height - 1));
        cuda.row_address(0, 0, 0, height).expect_err("no such row");
        cuda.level(1).expect_err("no such level");
    }
}

fn frames_of_planes(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    let nv12 = vk::Format::G8_B8R8_2PLANE_420_UNORM;
    let p010 = vk::Format::G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16;
    for (format, texel) in [(nv12, 1), (p010, 2)] {
        let whole = ImageDescription::two_dimensional(format, 128, 72, usage());
        let refused = SharedImage::new(&device, &whole).expect_err("planes in one image");
        assert!(matches!(refused, Error::Invalid(_)), "{refused:?}");
        let frame = SharedFrame::new(&device, format, 128, 72, usage()).expect("a frame");
        let sizes: Vec<_> = frame
            .planes()
            .iter()
            .map(|(_, image)| image.level(0).expect("level 0").bytes())
            .collect();
        assert_eq!(sizes, [128 * 72 * texel, 64 * 36 * 2 * texel], "{format:?}");
        for (plane, image) in frame.planes() {
            vulkan.transition(image.handle(), UNDEFINED, GENERAL);
            let level = image.level(0).expect("level 0");
            let what = format!("{format:?} {:?}", plane.aspect);
            level_both_ways(vulkan, &stream, image.handle(), level, &what);
        }
    }
    SharedFrame::new(&device, vk::Format::R8_UNORM, 8, 8, usage()).expect_err("one plane");
}

fn blocks(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    let descriptions = [rgba(100, 60), rgba(64, 64), rgba(33, 9)];
    let mut images: Vec<_> = descriptions
        .iter()
        .map(|description| Image::new(device.vulkan(), description, &OPAQUE).expect("an image"))
        .collect();
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let plain = BufferDescription::new(12_345, usage);
    let mut buffer = Buffer::new(device.vulkan(), &plain, &OPAQUE).expect("a buffer");
    let mut bits = buffer.requirements().memory_type_bits;
    let mut end = 0_u64;
    let mut place = |size: u64, alignment: u64| {
        let offset = end.next_multiple_of(alignment.max(65_536));
        end = offset + size;
        offset
    };
    let offsets: Vec<_> = images
        .iter()
        .map(|image| {
            bits &= image.requirements().memory_type_bits;
            place(image.requirements().size, image.requirements().alignment)
        })
        .collect();
    let at = place(buffer.requirements().size, buffer.requirements().alignment);
    let index = bits.trailing_zeros();
    let memory = Allocation::new(end, index)
        .export(MemoryHandleType::OpaqueFd)
        .allocate(device.vulkan())
        .expect("a block");
    for (image, offset) in images.iter_mut().zip(&offsets) {
        image.bind(&memory, *offset).expect("bind");
    }
    buffer.bind(&memory, at).expect("bind");
    let block = SharedBlock::new(&device, &memory).expect("a shared block");
    drop(memory);
    for image in images {
        let handle = image.handle();
        vulkan.transition(handle, UNDEFINED, GENERAL);
        let shared = block.image(image).expect("an image of the block");
        let level = shared.level(0).expect("level 0");
        level_both_ways(vulkan, &stream, handle, level, "in a block");
    }
    let shared = block.buffer(buffer).expect("a buffer of the block");
    let sent = noise(5, 12_345);
    vulkan.write_buffer(shared.handle(), &sent);
    let mut found = vec![0; 12_345];
    let view = shared.cuda().view::<u8>(0, 12_345).expect("a view");
    view.copy_to_host(&stream, &mut found).expect("to host");
    assert_eq!(first_difference(&found, &sent), None, "buffer in a block");
    let elsewhere = SharedBuffer::new(&device, &plain).expect("a buffer of its own");
    let stranger = Buffer::new(device.vulkan(), &plain, &OPAQUE).expect("a buffer");
    let refused = block.buffer(stranger).expect_err("not bound");
    assert!(
        refused.to_string().contains("not bound to this block"),
        "{refused}"
    );
    drop(elsewhere);
}

fn buffers_over_cuda_memory(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    let memory = ExportableMemory::new(device.context(), 100_000).expect("exportable memory");
    assert!(memory.size() >= 100_000);
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let too_large = BufferDescription::new(memory.size() + 1, usage);
    let refused = SharedBuffer::on_cuda_memory(&device, &memory, &too_large).expect_err("larger");
    assert!(matches!(refused, Error::OutOfRange { .. }), "{refused:?}");
    let description = BufferDescription::new(99_999, usage);
    let shared =
        SharedBuffer::on_cuda_memory(&device, &memory, &description).expect("a buffer over it");
    assert_eq!(shared.size(), 99_999);
    let view = memory.buffer().view::<u8>(0, 99_999).expect("a view");
    let sent = noise(21, 99_999);
    view.copy_from_host(&stream, &sent).expect("from host");
    let found = vulkan.read_buffer(shared.handle(), sent.len());
    assert_eq!(first_difference(&found, &sent), None, "Vulkan reads");
    let sent = noise(22, 99_999);
    vulkan.write_buffer(shared.handle(), &sent);
    let mut found = vec![0; sent.len()];
    // The memory outlives CUDA's own owner while Vulkan's buffer is there.
    drop(memory);
    let view = shared.cuda().view::<u8>(0, 99_999).expect("a view");
    view.copy_to_host(&stream, &mut found).expect("to host");
    assert_eq!(first_difference(&found, &sent), None, "CUDA reads");
}

fn images_of_the_users_own(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    for dedicated in [true, false] {
        let description = rgba(100, 60).with_full_mip_chain();
        let info = vk::ImageCreateInfo::default()
            .image_type(description.image_type)
            .format(description.format)
            .extent(description.extent)
            .mip_levels(description.mip_levels)
            .array_layers(1)
            .samples(description.samples)
            .tiling(description.tiling)
            .usage(description.usage);
        let bare = vulkan.exportable_image(info, dedicated);
        // SAFETY: the image was made so, is bound to no memory that the library knows, and outlives what is made from it.
        let taken =
            unsafe { Image::borrow_raw(device.vulkan(), bare.image, &description, &OPAQUE) };
        let mut image = taken.expect("the image");
        let alone = DedicatedTo::Image {
            id: image.facts().id,
            description: description.clone(),
        };
        let facts = MemoryFacts {
            size: bare.memory.size,
            memory_type_index: bare.memory.memory_type_index,
            export: vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD,
            imported: vk::ExternalMemoryHandleTypeFlags::empty(),
            dedicated: if dedicated {
                alone
            } else {
                DedicatedTo::Nothing
            },
            device_mask: 1,
        };
        // SAFETY: the memory was allocated so, is mapped by nobody, and outlives what is made from it.
        let memory =
            unsafe { DeviceMemory::borrow_raw(device.vulkan(), bare.memory.memory, facts) };
        // SAFETY: it is what the image is bound to.
        unsafe { image.assume_bound(&memory, 0) }.expect("bound");
        let shared = SharedImage::from_vulkan(&device, image).expect("shared");
        vulkan.transition(bare.image, UNDEFINED, GENERAL);
        let level = shared.level(0).expect("level 0");
        let what = format!("borrowed, dedicated {dedicated}");
        level_both_ways(vulkan, &stream, bare.image, level, &what);
        let before = device.vulkan().live_allocations();
        drop(shared);
        device.context().sweep().expect("a sweep");
        assert_eq!(
            device.vulkan().live_allocations(),
            before,
            "borrowed memory was freed"
        );
    }
}

/// The same bytes through the plain and the normalised description of an image.
fn normalised_channels(vulkan: &Vulkan, cuda: &Cuda) {
    let device = vulkan.shared(cuda);
    let stream = Stream::new(device.context()).expect("a stream");
    let description = rgba(100, 60);
    let shared = SharedImage::new(&device, &description).expect("an image");
    vulkan.transition(shared.handle(), UNDEFINED, GENERAL);
    let memory = shared.vulkan().memory().expect("its memory");
    let fd = memory.export_fd(MemoryHandleType::OpaqueFd).expect("an fd");
    let imported = ExternalMemory::import(device.context(), fd).expect("an import");
    let layout = ArrayLayout::with_channels(&description, Channels::Normalized, true, 0);
    let mapped: MappedImage = imported
        .map_layout(layout.expect("a layout"))
        .expect("mapped");
    let level = mapped.level(0).expect("level 0");
    level_both_ways(vulkan, &stream, shared.handle(), level, "normalised");
}

macro_rules! on_both {
    ($($name:ident),*) => {
        mod software {
            use super::*;
            $(
                #[test]
                fn $name() {
                    on_each(&SoftwareDriver::SHARING, |_| {
                        super::$name(&Vulkan::new(), &double_cuda());
                    });
                }
            )*
        }

        mod gpu {
            use super::*;
            $(
                #[test]
                #[ignore = "needs an NVIDIA GPU"]
                fn $name() {
                    super::$name(&Vulkan::nvidia(), &real_cuda());
                }
            )*
        }
    };
}

on_both!(
    linear_images,
    frames_of_planes,
    blocks,
    buffers_over_cuda_memory,
    images_of_the_users_own,
    normalised_channels
);
