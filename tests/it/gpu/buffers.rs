//! Buffers of every size, blocks with many resources in them, and memory that CUDA made.

use ash::vk;
use cuda_interop::{
    Error, ExportableMemory, ExternalMemory, ImageDescription, MappedBuffer, Placement,
    SharedBuffer, SharedTimeline, Stream,
};
use interop_tests::{
    Region, Vulkan, first_difference, memory_fd, noise, read_range, real_cuda, write_range,
};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Image, Import, MemoryHandleType, rules::Violation,
};

const KIND: MemoryHandleType = MemoryHandleType::OpaqueFd;

fn description(size: u64) -> BufferDescription {
    let copies = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    BufferDescription::new(size, copies | vk::BufferUsageFlags::STORAGE_BUFFER)
}

/// Ranges to look at: the ends, the middle, and both sides of 4 GiB.
fn probes(size: u64) -> Vec<(u64, usize)> {
    let length = size.min(4099);
    let mut starts = vec![0, (size - length) / 2, size - length];
    let four_gib = 1_u64 << 32;
    if size > four_gib {
        starts.extend([four_gib - 2000, four_gib - 4099, four_gib]);
    }
    starts.retain(|start| start + length <= size);
    starts
        .into_iter()
        .map(|start| (start, usize::try_from(length).unwrap()))
        .collect()
}

/// Both sides write and the other one reads, at every probe.
fn check(vulkan: &Vulkan, stream: &Stream, cuda: &MappedBuffer, buffer: vk::Buffer, what: &str) {
    let size = cuda.size();
    let view = |offset, length: usize| cuda.view::<u8>(offset, length as u64).unwrap();
    cuda.view::<u8>(0, size)
        .unwrap()
        .fill(stream, 0xa5)
        .unwrap();
    stream.synchronize().unwrap();
    for (offset, length) in probes(size) {
        let found = read_range(vulkan, buffer, offset, length);
        let difference = first_difference(&found, &vec![0xa5; length]);
        assert_eq!(difference, None, "{what}: filled by CUDA, at {offset}");
    }
    for (index, (offset, length)) in (1..).zip(probes(size)) {
        let bytes = noise(index, length);
        view(offset, length).copy_from_host(stream, &bytes).unwrap();
        let found = read_range(vulkan, buffer, offset, length);
        let difference = first_difference(&found, &bytes);
        assert_eq!(difference, None, "{what}: written by CUDA, at {offset}");
    }
    for (index, (offset, length)) in (100..).zip(probes(size)) {
        let bytes = noise(index, length);
        write_range(vulkan, buffer, offset, &bytes);
        let mut found = vec![0; length];
        view(offset, length)
            .copy_to_host(stream, &mut found)
            .unwrap();
        let difference = first_difference(&found, &bytes);
        assert_eq!(difference, None, "{what}: written by Vulkan, at {offset}");
    }
    // The last byte alone, both ways.
    let last = view(size - 1, 1);
    last.copy_from_host(stream, &[0x5e_u8]).unwrap();
    let found = read_range(vulkan, buffer, size - 1, 1);
    assert_eq!(found, [0x5e], "{what}: the last byte, written by CUDA");
    write_range(vulkan, buffer, size - 1, &[0x17]);
    let mut found = [0_u8];
    last.copy_to_host(stream, &mut found).unwrap();
    assert_eq!(found, [0x17], "{what}: the last byte, written by Vulkan");
}

fn share(sizes: &[u64]) {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    for &size in sizes {
        let shared = SharedBuffer::new(&device, &description(size));
        let shared = shared.unwrap_or_else(|error| panic!("{size} bytes: {error}: {error:?}"));
        assert_eq!(shared.size(), size);
        let what = format!("{size} bytes");
        check(&vulkan, &stream, shared.cuda(), shared.handle(), &what);
    }
    assert_eq!(device.context().sweep().unwrap(), 0);
    assert_eq!(device.context().refused_frees(), 0);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn small_and_odd_sizes_are_exact() {
    share(&[1, 3, 255, 12_345, 65_537, (1 << 20) + 1]);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn sizes_about_4_gib_are_exact() {
    share(&[(1 << 32) - (64 << 10), 1 << 32, (1 << 32) + 1]);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_size_of_6_gib_is_exact() {
    share(&[6 << 30]);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn views_beyond_the_buffer_or_off_their_alignment_are_refused() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let shared = SharedBuffer::new(&device, &description(1000)).unwrap();
    let cuda = shared.cuda();
    match cuda.view::<u32>(2, 1) {
        Err(Error::Misaligned { value, alignment }) => assert_eq!((value, alignment), (2, 4)),
        other => panic!("{other:?}"),
    }
    for (offset, length) in [(0, 251), (1000, 1), (996, 2), (u64::MAX - 3, 1)] {
        match cuda.view::<u32>(offset, length) {
            Err(Error::OutOfRange { size: 1000, .. }) => {}
            other => panic!("{length} words at {offset}: {other:?}"),
        }
    }
    let stream = Stream::new(device.context()).unwrap();
    let view = cuda.view::<u32>(0, 250).unwrap();
    match view.copy_to_host(&stream, &mut [0_u32; 249]) {
        Err(Error::LengthMismatch { given, needed }) => assert_eq!((given, needed), (996, 1000)),
        other => panic!("{other:?}"),
    }
}

/// A resource somewhere in a block.
enum Placed {
    Buffer(Buffer, u64),
    Image(Image, u64),
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn many_resources_of_one_block_are_exact() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let vk = device.vulkan();
    let stream = Stream::new(device.context()).unwrap();

    let copies = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
    let usage = copies | vk::ImageUsageFlags::SAMPLED;
    let rgba8 = vk::Format::R8G8B8A8_UNORM;
    let mut layered = ImageDescription::two_dimensional(rgba8, 100, 60, usage);
    (layered.array_layers, layered.mip_levels) = (3, 3);
    let images = [
        ImageDescription::two_dimensional(rgba8, 123, 77, usage).with_full_mip_chain(),
        layered,
        ImageDescription::two_dimensional(rgba8, 640, 480, usage),
    ];
    let buffers = [1_u64, 12_345, 1 << 20];

    // Place them one after another, as an allocator does.
    let granularity = vulkan.properties.limits.buffer_image_granularity.max(1);
    let (mut end, mut bits) = (0_u64, u32::MAX);
    let mut placed = Vec::new();
    for index in 0..3 {
        let image = Image::new(vk, &images[index], &[KIND]).unwrap();
        let needs = *image.requirements();
        let offset = end.next_multiple_of(needs.alignment.max(granularity));
        (end, bits) = (offset + needs.size, bits & needs.memory_type_bits);
        placed.push(Placed::Image(image, offset));
        let buffer = Buffer::new(vk, &description(buffers[index]), &[KIND]).unwrap();
        let needs = *buffer.requirements();
        let offset = end.next_multiple_of(needs.alignment.max(granularity));
        (end, bits) = (offset + needs.size, bits & needs.memory_type_bits);
        placed.push(Placed::Buffer(buffer, offset));
    }
    let memory_type = vulkan.memory_type(bits, vk::MemoryPropertyFlags::DEVICE_LOCAL);
    let memory_type = memory_type.expect("a memory type for buffers and images");
    let block = Allocation::new(end.next_multiple_of(2 << 20), memory_type)
        .export(KIND)
        .allocate(vk)
        .unwrap();
    for resource in &mut placed {
        match resource {
            Placed::Buffer(buffer, offset) => buffer.bind(&block, *offset).unwrap(),
            Placed::Image(image, offset) => image.bind(&block, *offset).unwrap(),
        }
    }

    let imported = ExternalMemory::import(device.context(), memory_fd(&block)).unwrap();
    assert_ne!(imported.placement(), Placement::Host);
    let mut wrong = Vec::new();
    let mut note = |what: String, found: &[u8], expected: &[u8]| {
        if let Some(difference) = first_difference(found, expected) {
            wrong.push(format!("{what}: {difference}"));
        }
    };
    let general = vk::ImageLayout::GENERAL;
    for resource in &placed {
        if let Placed::Image(image, _) = resource {
            vulkan.transition(image.handle(), vk::ImageLayout::UNDEFINED, general);
        }
    }
    // Everything is written before anything is read, so that what overlaps is seen.
    let level_of = |image: &Image, level: u32| {
        let description = image.description();
        let region = Region::level(level, description.extent);
        region.with_layers(0, description.array_layers)
    };
    for (seed, resource) in (1_u64..).zip(&placed) {
        match resource {
            Placed::Buffer(buffer, _) => {
                let length = usize::try_from(buffer.description().size).unwrap();
                write_range(&vulkan, buffer.handle(), 0, &noise(seed, length));
            }
            Placed::Image(image, _) => {
                for level in 0..image.description().mip_levels {
                    let region = level_of(image, level);
                    let bytes = noise(seed * 100 + u64::from(level), region.bytes(4));
                    vulkan.write_image(image.handle(), &region, &bytes);
                }
            }
        }
    }
    for (seed, resource) in (1_u64..).zip(&placed) {
        match resource {
            Placed::Buffer(buffer, offset) => {
                let size = buffer.description().size;
                let mapped = imported.map_buffer(*offset, size).unwrap();
                let mut found = vec![0; usize::try_from(size).unwrap()];
                let view = mapped.view::<u8>(0, size).unwrap();
                view.copy_to_host(&stream, &mut found).unwrap();
                let what = format!("buffer at {offset}, CUDA reading");
                note(what, &found, &noise(seed, found.len()));
            }
            Placed::Image(image, offset) => {
                let mapped = imported.map_image(image.description(), *offset).unwrap();
                for level in 0..mapped.levels() {
                    let mut found = vec![0_u8; level_of(image, level).bytes(4)];
                    let handle = mapped.level(level).unwrap();
                    handle.copy_to_host(&stream, &mut found).unwrap();
                    let expected = noise(seed * 100 + u64::from(level), found.len());
                    let what = format!("image at {offset}, level {level}, CUDA reading");
                    note(what, &found, &expected);
                }
            }
        }
    }
    for (seed, resource) in (51_u64..).zip(&placed) {
        match resource {
            Placed::Buffer(buffer, offset) => {
                let size = buffer.description().size;
                let mapped = imported.map_buffer(*offset, size).unwrap();
                let bytes = noise(seed, usize::try_from(size).unwrap());
                let view = mapped.view::<u8>(0, size).unwrap();
                view.copy_from_host(&stream, &bytes).unwrap();
            }
            Placed::Image(image, offset) => {
                let mapped = imported.map_image(image.description(), *offset).unwrap();
                for level in 0..mapped.levels() {
                    let length = level_of(image, level).bytes(4);
                    let bytes = noise(seed * 100 + u64::from(level), length);
                    let handle = mapped.level(level).unwrap();
                    handle.copy_from_host(&stream, &bytes).unwrap();
                }
            }
        }
    }
    for (seed, resource) in (51_u64..).zip(&placed) {
        match resource {
            Placed::Buffer(buffer, offset) => {
                let length = usize::try_from(buffer.description().size).unwrap();
                let found = read_range(&vulkan, buffer.handle(), 0, length);
                let what = format!("buffer at {offset}, Vulkan reading");
                note(what, &found, &noise(seed, length));
            }
            Placed::Image(image, offset) => {
                for level in 0..image.description().mip_levels {
                    let region = level_of(image, level);
                    let length = region.bytes(4);
                    let found = vulkan.read_image(image.handle(), &region, length);
                    let expected = noise(seed * 100 + u64::from(level), length);
                    let what = format!("image at {offset}, level {level}, Vulkan reading");
                    note(what, &found, &expected);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    drop(imported);
    assert_eq!(device.context().sweep().unwrap(), 0);
    assert_eq!(device.context().refused_frees(), 0);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn several_views_of_one_import_are_the_same_bytes() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let (_buffer, memory) = interop_tests::exportable(device.vulkan(), 1 << 20);
    let imported = ExternalMemory::import(device.context(), memory_fd(&memory)).unwrap();
    let one = imported.map_buffer(0, 1 << 20).unwrap();
    let two = imported.map_buffer(4096, 8192).unwrap();
    let bytes = noise(7, 8192);
    let view = one.view::<u8>(4096, 8192).unwrap();
    view.copy_from_host(&stream, &bytes).unwrap();
    let mut found = vec![0; 8192];
    let view = two.view::<u8>(0, 8192).unwrap();
    view.copy_to_host(&stream, &mut found).unwrap();
    assert_eq!(first_difference(&found, &bytes), None);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn memory_that_cuda_made_is_exact_in_every_memory_type_that_takes_it() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let made = ExportableMemory::new(device.context(), 12_345).unwrap();
    assert!(made.size() >= 12_345, "{} bytes", made.size());
    let mut taken = Vec::new();
    for memory_type in 0..vulkan.memory.memory_type_count {
        let vk = device.vulkan();
        let mut buffer = Buffer::new(vk, &description(made.size()), &[KIND]).unwrap();
        let fits = buffer.requirements().memory_type_bits & (1 << memory_type) != 0;
        let fd = made.export_fd().unwrap();
        let import = Import::new(fd).for_buffer(&buffer).memory_type(memory_type);
        let bound = match import.allocate(vk) {
            Ok(memory) => buffer.bind(&memory, 0),
            Err(failed) => Err(failed.error),
        };
        match (bound, fits) {
            (Ok(()), true) => {
                let what = format!("memory type {memory_type}");
                check(&vulkan, &stream, made.buffer(), buffer.handle(), &what);
                taken.push(memory_type);
            }
            (Err(vk_fd_import::Error::Invalid(_)), false) => {}
            (bound, fits) => {
                panic!("memory type {memory_type}, one of the buffer's: {fits}: {bound:?}")
            }
        }
    }
    println!("CUDA's memory was exact in the memory types {taken:?}");
    assert!(taken.len() >= 2, "only {taken:?}");

    // The type of the library's own choice, and the wrong size.
    let vk = device.vulkan();
    let mut buffer = Buffer::new(vk, &description(made.size()), &[KIND]).unwrap();
    let fd = made.export_fd().unwrap();
    let failed = Import::new(fd)
        .for_buffer(&buffer)
        .size(made.size() / 2)
        .allocate(vk);
    let failed = failed.expect_err("half the size");
    let vk_fd_import::Error::Invalid(found) = &failed.error else {
        panic!("{failed}");
    };
    let expected = Violation::ForeignSizeMismatch {
        exported: made.size(),
        requested: made.size() / 2,
    };
    assert!(found.as_slice().contains(&expected), "{found}");
    let memory = Import::new(failed.fd)
        .for_buffer(&buffer)
        .allocate(vk)
        .unwrap();
    buffer.bind(&memory, 0).unwrap();
    let handle = buffer.handle();
    check(&vulkan, &stream, made.buffer(), handle, "the chosen type");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn host_visible_memory_is_exact_and_told_apart() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
    let shared = SharedBuffer::with_properties(&device, &description(12_345), visible).unwrap();
    let memory = shared.vulkan().memory().expect("bound memory").clone();
    assert!(memory.property_flags().contains(visible));
    let placement = shared.cuda().memory().expect("imported memory").placement();
    assert_ne!(placement, Placement::Device);
    check(
        &vulkan,
        &stream,
        shared.cuda(),
        shared.handle(),
        "host-visible",
    );

    let bytes = noise(5, 12_345);
    memory.write(0, &bytes).unwrap();
    // The device may hold older contents in its cache, also of the host's memory: what the host wrote is handed over like anything else.
    let timeline = SharedTimeline::new(&device).unwrap();
    let stages = vk::PipelineStageFlags::HOST;
    let release = shared.release(vulkan.queue_family, stages, vk::AccessFlags::HOST_WRITE);
    // SAFETY: the commands are being recorded, and the buffer outlives the submission, which is waited for.
    vulkan.submit(|commands| unsafe { release.record(&vulkan.device, commands) });
    let released = timeline.next_value();
    // SAFETY: the value is above the counter, and nobody else signals.
    unsafe { timeline.vulkan().signal(released) }.unwrap();
    timeline.wait(&stream, released).unwrap();
    let mut found = vec![0; bytes.len()];
    let view = shared.cuda().view::<u8>(0, 12_345).unwrap();
    view.copy_to_host(&stream, &mut found).unwrap();
    assert_eq!(first_difference(&found, &bytes), None, "host to CUDA");
    let bytes = noise(6, 12_345);
    view.copy_from_host(&stream, &bytes).unwrap();
    memory.read(0, &mut found).unwrap();
    assert_eq!(first_difference(&found, &bytes), None, "CUDA to host");

    let local = SharedBuffer::new(&device, &description(12_345)).unwrap();
    let placement = local.cuda().memory().expect("imported memory").placement();
    assert_eq!(placement, Placement::Device);
}
