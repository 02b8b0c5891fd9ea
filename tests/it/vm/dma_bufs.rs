//! dma-bufs: exported, imported, sized by the kernel, refused where they are something else, and never lost.

use std::fs::File;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};

use ash::vk;
use interop_tests::{Region, Setup, Vulkan, first_difference, is_open, noise, open_fds};
use vk_fd_import::handover;
use vk_fd_import::rules::{FdFacts, FileKind};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Dedication, Device, DeviceMemory, Error, Exporter,
    Image, ImageDescription, Import, MemoryFd, MemoryHandleType, Violation, Vuid,
};

use super::heaps::{from_heap, from_memory, sync_file_of, with_bytes};
use crate::vk::failures::{FAILURES, among_strangers, foreign, lie};
use crate::vk::{COPIES, IMAGE_COPIES};

const DMA_BUF: MemoryHandleType = MemoryHandleType::DmaBuf;
/// How often each kind of import fails.
const TIMES: usize = 100_000;
const LOCAL: vk::MemoryPropertyFlags = vk::MemoryPropertyFlags::DEVICE_LOCAL;

fn buffer(device: &Device, size: u64) -> Buffer {
    let description = BufferDescription::new(size, COPIES);
    Buffer::new(device, &description, &[DMA_BUF]).expect("a buffer")
}

/// A buffer in memory that can be exported as a dma-buf.
pub fn exportable(device: &Device, size: u64) -> (Buffer, DeviceMemory) {
    let mut buffer = buffer(device, size);
    let memory = Allocation::for_buffer(&buffer, LOCAL)
        .allocate(device)
        .expect("exportable memory");
    buffer.bind(&memory, 0).expect("it is bound");
    (buffer, memory)
}

/// A buffer of this size in the memory behind a dma-buf.
pub fn import_buffer(device: &Device, fd: MemoryFd, size: u64) -> Buffer {
    let mut buffer = buffer(device, size);
    let memory = Import::new(fd).for_buffer(&buffer).allocate(device);
    buffer
        .bind(&memory.expect("it is imported"), 0)
        .expect("it is bound");
    buffer
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn buffers_are_shared_by_two_devices() {
    let (one, two) = (
        Setup::new().validated().bring_up(),
        Setup::new().validated().bring_up(),
    );
    let (first, second) = (one.sharing(), two.sharing());
    for size in [1, 4096, 1_000_003] {
        let before = open_fds().len();
        let (buffer, memory) = exportable(&first, size);
        let fd = memory.export_fd(DMA_BUF).expect("a descriptor");
        let facts = FdFacts::of(fd.as_fd());
        assert_eq!(facts.kind, FileKind::DmaBuf);
        let actual = facts.size.expect("the kernel tells its size");
        assert!(actual >= memory.size(), "{actual} bytes");
        assert_eq!(fd.origin().allocation_size, memory.size());
        assert_eq!(fd.origin().exporter, Exporter::Vulkan);

        let imported = import_buffer(&second, fd, size);
        let length = usize::try_from(size).expect("a small size");
        one.write_buffer(buffer.handle(), &noise(size, length));
        let seen = two.read_buffer(imported.handle(), length);
        assert_eq!(first_difference(&seen, &noise(size, length)), None);
        two.write_buffer(imported.handle(), &noise(size + 1, length));
        let seen = one.read_buffer(buffer.handle(), length);
        assert_eq!(first_difference(&seen, &noise(size + 1, length)), None);
        drop((buffer, memory, imported));
        assert_eq!(open_fds().len(), before, "{size} bytes");
    }
    assert_eq!(
        (first.live_allocations(), second.live_allocations()),
        (0, 0)
    );
    assert_eq!(one.take_vuids(), Vec::<String>::new());
    assert_eq!(two.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn images_are_shared_by_two_devices() {
    let (one, two) = (
        Setup::new().validated().bring_up(),
        Setup::new().validated().bring_up(),
    );
    let (first, second) = (one.sharing(), two.sharing());
    for tiling in [vk::ImageTiling::LINEAR, vk::ImageTiling::OPTIMAL] {
        for (format, texel) in [
            (vk::Format::R8G8B8A8_UNORM, 4),
            (vk::Format::R32G32B32A32_SFLOAT, 16),
        ] {
            let mut description = ImageDescription::two_dimensional(format, 70, 50, IMAGE_COPIES);
            description.tiling = tiling;
            let mut image = Image::new(&first, &description, &[DMA_BUF]).expect("an image");
            let memory = Allocation::for_image(&image, LOCAL)
                .allocate(&first)
                .expect("exportable memory");
            image.bind(&memory, 0).expect("it is bound");
            let fd = memory.export_fd(DMA_BUF).expect("a descriptor");
            assert_eq!(FdFacts::of(fd.as_fd()).kind, FileKind::DmaBuf);
            assert_eq!(
                fd.origin().dedication,
                Dedication::Image(description.clone())
            );

            let mut twin = Image::new(&second, &description, &[DMA_BUF]).expect("its like");
            let shared = Import::new(fd).for_image(&twin).allocate(&second);
            twin.bind(&shared.expect("imported"), 0)
                .expect("it is bound");
            let (undefined, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
            one.transition(image.handle(), undefined, general);
            two.transition(twin.handle(), undefined, general);
            let region = Region::level(0, description.extent);
            let bytes = noise(5, region.bytes(texel));
            one.write_image(image.handle(), &region, &bytes);
            let seen = two.read_image(twin.handle(), &region, bytes.len());
            assert_eq!(
                first_difference(&seen, &bytes),
                None,
                "{format:?} {tiling:?}"
            );
        }
    }
    assert_eq!(one.take_vuids(), Vec::<String>::new());
    assert_eq!(two.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn dma_bufs_of_the_kernel_are_imported_with_the_size_that_it_tells() {
    let vulkan = Setup::new().validated().bring_up();
    let device = vulkan.sharing();
    for (name, make) in [
        ("heap", from_heap as fn(u64) -> OwnedFd),
        ("memory", from_memory),
    ] {
        let before = open_fds().len();
        let size: u64 = 5 * 4096;
        let length = usize::try_from(size).expect("a small size");
        let dma_buf = make(size);
        with_bytes(&dma_buf, length, |bytes| {
            bytes.copy_from_slice(&noise(1, length));
        });
        let twin = handover::duplicate(dma_buf.as_fd()).expect("a duplicate");
        let fd = MemoryFd::from_dma_buf(twin).expect("it is a dma-buf");
        assert_eq!(fd.origin().allocation_size, size, "{name}");
        assert_eq!(fd.origin().exporter, Exporter::Elsewhere);
        assert_eq!(fd.origin().memory_type_index, None);
        let imported = import_buffer(&device, fd, size);

        let seen = vulkan.read_buffer(imported.handle(), length);
        assert_eq!(first_difference(&seen, &noise(1, length)), None, "{name}");
        vulkan.write_buffer(imported.handle(), &noise(2, length));
        with_bytes(&dma_buf, length, |bytes| {
            assert_eq!(first_difference(bytes, &noise(2, length)), None, "{name}");
        });
        drop((imported, dma_buf));
        assert_eq!(open_fds().len(), before, "{name}");
    }
    assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn an_image_in_a_dma_buf_of_the_kernel_is_alone_in_it_unless_told_otherwise() {
    let vulkan = Setup::new().validated().bring_up();
    let device = vulkan.sharing();
    let mut description =
        ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 64, 16, IMAGE_COPIES);
    description.tiling = vk::ImageTiling::LINEAR;
    let length = 64 * 16 * 4;
    let dma_buf = from_heap(4 * 4096);
    let fd = || {
        let twin = handover::duplicate(dma_buf.as_fd()).expect("a duplicate");
        MemoryFd::from_dma_buf(twin).expect("a dma-buf")
    };
    let mut image = Image::new(&device, &description, &[DMA_BUF]).expect("an image");
    let layout = image
        .subresource_layout(vk::ImageAspectFlags::COLOR, 0, 0)
        .expect("a linear image has a layout");
    assert_eq!((layout.offset, layout.row_pitch), (0, 256));
    let memory = Import::new(fd()).for_image(&image).allocate(&device);
    let memory = memory.expect("imported");
    assert_eq!(memory.dedication(), Dedication::Image(description.clone()));
    image.bind(&memory, 0).expect("it is bound");

    // Two images in one dma-buf.
    let mut second = Image::new(&device, &description, &[DMA_BUF]).expect("an image");
    let shared = Import::new(fd()).for_image(&second).not_dedicated();
    let shared = shared.allocate(&device).expect("imported");
    assert_eq!(shared.dedication(), Dedication::None);
    second.bind(&shared, 2 * 4096).expect("it is bound");

    let (undefined, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
    let region = Region::level(0, description.extent);
    for (image, seed, start) in [(&image, 1, 0), (&second, 2, 2 * 4096)] {
        let bytes = noise(seed, length);
        vulkan.transition(image.handle(), undefined, general);
        vulkan.write_image(image.handle(), &region, &bytes);
        with_bytes(&dma_buf, start + length, |found| {
            assert_eq!(first_difference(&found[start..], &bytes), None, "{start}");
        });
    }
    assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
}

#[track_caller]
fn violations(failed: Result<DeviceMemory, vk_fd_import::ImportError>) -> Vec<Violation> {
    let failed = failed.expect_err("it is refused");
    assert!(is_open(failed.fd.as_fd().as_raw_fd()), "it is given back");
    match failed.error {
        Error::Invalid(violations) => violations.as_slice().to_vec(),
        other => panic!("{other}"),
    }
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_dma_buf_is_no_larger_than_the_kernel_says() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let fd = || MemoryFd::from_dma_buf(from_heap(8192)).expect("a dma-buf");
    assert_eq!(
        violations(Import::new(fd()).size(8193).allocate(&device)),
        [Violation::DmaBufTooSmall {
            actual: 8192,
            requested: 8193
        }]
    );
    let lying = lie(fd(), |origin| origin.allocation_size = 1 << 20);
    assert_eq!(
        violations(lying.import(&device)),
        [Violation::DmaBufTooSmall {
            actual: 8192,
            requested: 1 << 20
        }]
    );
    // A part of it is enough, and a buffer that needs more than there is does not fit.
    drop(
        Import::new(fd())
            .size(4096)
            .allocate(&device)
            .expect("imported"),
    );
    let mut large = buffer(&device, 3 * 4096);
    let memory = fd().import(&device).expect("imported");
    let error = large.bind(&memory, 0).expect_err("it does not fit");
    assert!(error.to_string().contains("8192"), "{error}");
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn the_drivers_memory_types_are_asked_for_and_held_to() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let fd = MemoryFd::from_dma_buf(from_heap(4096)).expect("a dma-buf");
    let mut properties = vk::MemoryFdPropertiesKHR::default();
    // SAFETY: the descriptor is an open dma-buf, and the struct can be written.
    unsafe {
        vulkan.memory_fd().get_memory_fd_properties(
            vk::ExternalMemoryHandleTypeFlags::DMA_BUF_EXT,
            fd.as_fd().as_raw_fd(),
            &mut properties,
        )
    }
    .expect("the driver knows it");
    let allowed = properties.memory_type_bits;
    assert_ne!(allowed, 0);
    let count = vulkan.memory.memory_type_count;
    for index in (0..count).filter(|index| allowed & (1 << index) == 0) {
        let wrong = Import::new(fd.try_clone().expect("a duplicate")).memory_type(index);
        assert!(violations(wrong.allocate(&device)).contains(
            &Violation::MemoryTypeNotImportable {
                requested: index,
                allowed_bits: allowed
            }
        ));
    }
    let memory = fd.import(&device).expect("imported");
    assert_ne!(allowed & (1 << memory.memory_type_index()), 0);
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn what_is_no_dma_buf_is_given_back() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let before = open_fds().len();
    // The name that /proc shows for a dma-buf, at the root of a file system.
    let disguised = File::create("/dmabuf:").expect("the machine's root can be written");
    let dma_buf = from_heap(4096);
    let (reader, writer) = std::io::pipe().expect("a pipe");
    for (fd, kind) in [
        (OwnedFd::from(disguised), FileKind::Regular),
        (foreign(), FileKind::MemFd),
        (sync_file_of(&dma_buf), FileKind::SyncFile),
        (reader.into(), FileKind::Pipe),
    ] {
        let refused = MemoryFd::from_dma_buf(fd).expect_err("it is none");
        assert_eq!(refused.found.kind, kind);
        assert!(refused.to_string().contains(&kind.to_string()), "{refused}");

        // Nor does it become one by being called so.
        let twin = handover::duplicate(dma_buf.as_fd()).expect("a duplicate");
        let (_, origin) = MemoryFd::from_dma_buf(twin)
            .expect("a dma-buf")
            .into_parts();
        // SAFETY: a lie, which the rules refuse.
        let called = unsafe { MemoryFd::from_parts(refused.fd, origin) };
        let failed = called.import(&device).expect_err("it is refused");
        let Error::Invalid(violations) = &failed.error else {
            panic!("{}", failed.error)
        };
        for vuid in [
            Vuid::GetMemoryFdPropertiesFd00673,
            Vuid::ImportMemoryFdInfoHandleType00670,
        ] {
            assert!(violations.contains(vuid), "{vuid}: {violations}");
        }
    }
    drop(dma_buf);
    drop(writer);
    assert_eq!(open_fds().len(), before);
}

#[test]
#[ignore = "runs in tests/vm.sh"]
fn a_hundred_thousand_failing_imports_of_each_kind_lose_nothing() {
    // A part of a dma-buf is no wrong size, and another device's is welcome.
    let allowed = [
        "our rules refuse a wrong size",
        "our rules refuse another device",
    ];
    let failures = FAILURES.iter().filter(|(name, _)| !allowed.contains(name));
    let failures: Vec<_> = failures.collect();
    assert_eq!(failures.len(), FAILURES.len() - allowed.len());
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let (_buffer, memory) = exportable(&device, 4096);
    let mut fd = memory.export_fd(DMA_BUF).expect("a descriptor");
    let before = open_fds();
    fd = among_strangers(|| {
        for turn in 0..TIMES * failures.len() {
            let (name, fail) = failures[turn % failures.len()];
            let (back, _) = fail(&device, fd);
            assert!(is_open(back.as_fd().as_raw_fd()), "{name}: it is lost");
            fd = back;
        }
        fd
    });
    assert_eq!(open_fds().len(), before.len());
    assert_eq!(handover::leaked(), 0);
    drop(fd.import(&device).expect("it still imports"));
    assert_eq!(open_fds().len(), before.len() - 1);
}
