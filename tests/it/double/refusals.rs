//! What the real driver refuses, and what becomes of the fd then.

use std::fs::File;
use std::os::fd::{AsRawFd, IntoRawFd, OwnedFd};

use ash::vk;
use cuda_interop_sys::{
    cudaArrayCubemap, cudaArrayLayered, cudaChannelFormatKind as Kind,
    cudaExternalMemoryHandleDesc, cudaExternalMemoryHandleType,
};
use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on_each};

use super::cuda::{Cuda, Shape, channels};

const INVALID_VALUE: i32 = 1;
const INVALID_CHANNELS: i32 = 20;
const INVALID_HANDLE: i32 = 400;
const UNKNOWN: i32 = 999;

fn number(file: impl Into<OwnedFd>) -> i32 {
    file.into().into_raw_fd()
}

/// One test for the fds of a process, in a child of its own: numbers must not be reused meanwhile.
#[test]
fn a_fd_that_is_no_gpu_memory_is_closed() {
    let outcome = in_child(
        |_| {},
        || {
            let cuda = Cuda::open();
            let (reader, writer) = std::io::pipe().unwrap();
            let null = File::open("/dev/null").unwrap();
            let file = File::open(std::env::current_exe().unwrap()).unwrap();
            let numbers = [number(null), number(file), number(reader), number(writer)];
            for fd in numbers {
                assert!(is_open(fd));
                assert_eq!(cuda.import_number(fd, 4096), Err(UNKNOWN));
                assert!(!is_open(fd), "{fd} is still open");
                assert_eq!(cuda.import_number(fd, 4096), Err(UNKNOWN));
            }
            assert_eq!(cuda.import_number(-1, 4096), Err(UNKNOWN));
            assert_eq!(cuda.control.live("memory"), 0);
        },
    );
    outcome.assert_success();
}

#[test]
fn a_memfd_whose_header_is_unknown_is_refused() {
    let outcome = in_child(
        |_| {},
        || {
            // SAFETY: the name is a C string.
            let fd = unsafe { libc::memfd_create(c"stranger".as_ptr(), libc::MFD_CLOEXEC) };
            assert!(fd >= 0);
            // SAFETY: the fd is open.
            assert_eq!(unsafe { libc::ftruncate(fd, 1 << 20) }, 0);
            assert_eq!(Cuda::open().import_number(fd, 4096), Err(UNKNOWN));
            assert!(!is_open(fd));
        },
    );
    outcome.assert_success();
}

#[test]
fn a_bad_descriptor_leaves_the_fd_open() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        let fd = buffer.export_fd().into_raw_fd();
        let mut good = cudaExternalMemoryHandleDesc::zeroed();
        good.type_ = cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
        good.handle.fd = fd;
        good.size = 4096;
        let mut bad = vec![good; 6];
        bad[0].size = 0;
        bad[1].flags = 2;
        for (desc, kind) in bad[2..5].iter_mut().zip([0, 9, 99]) {
            desc.type_ = cudaExternalMemoryHandleType(kind);
        }
        bad[5].reserved[3] = 1;
        for desc in &bad {
            assert_eq!(cuda.import_desc(desc), Err(INVALID_VALUE), "{desc:?}");
            assert!(is_open(fd));
        }
        let memory = cuda.import_desc(&good).unwrap();
        cuda.destroy(memory).unwrap();
        assert!(!is_open(fd), "the driver owned the fd");
        assert_eq!(cuda.destroy(memory), Err(INVALID_HANDLE));
    });
}

#[test]
fn memory_of_another_driver_is_unknown_and_closed() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        let fd = buffer.export_fd();
        // What another build of llvmpipe, or SwiftShader seen from llvmpipe, looks like.
        let size = File::from(fd.try_clone().unwrap())
            .metadata()
            .unwrap()
            .len();
        // SAFETY: the name is a C string.
        let other = unsafe { libc::memfd_create(c"other".as_ptr(), libc::MFD_CLOEXEC) };
        assert!(other >= 0);
        // SAFETY: the number is new and the test's.
        let other: OwnedFd = unsafe { std::os::fd::FromRawFd::from_raw_fd(other) };
        let other = File::from(other);
        other.set_len(size).unwrap();
        let mut header = [7; 32];
        header[..8].copy_from_slice(&size.to_le_bytes());
        header[8..16].copy_from_slice(&4096_u64.to_le_bytes());
        std::os::unix::fs::FileExt::write_all_at(&other, &header, 0).unwrap();
        let other = number(other);
        assert_eq!(cuda.import_number(other, 4096), Err(UNKNOWN));
        assert!(!is_open(other));
    });
}

/// Two drivers in one process: two devices, and memory that belongs to one of them.
#[test]
fn memory_of_one_device_is_unknown_on_the_other_and_closed() {
    let manifests = [SoftwareDriver::Lavapipe, SoftwareDriver::SwiftShader].map(|it| it.manifest());
    let both = std::env::join_paths(manifests).unwrap();
    let outcome = in_child(
        |command| {
            SoftwareDriver::Lavapipe.select(command);
            command.env("VK_DRIVER_FILES", &both);
            command.env("VK_ICD_FILENAMES", &both);
        },
        || {
            let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
            let mut count = 0;
            // SAFETY: the pointer is valid.
            let status = unsafe { cuda.runtime.cudaGetDeviceCount(&mut count) };
            assert_eq!((status.unwrap().0, count), (0, 2));
            let buffer = vulkan.exportable_buffer(4096, false);
            let mut owners = 0;
            for device in 0..2 {
                let mut properties = cuda_interop_sys::DevicePropertiesBuffer::zeroed();
                // SAFETY: the buffer is large enough for every version of the struct.
                let status = unsafe {
                    cuda.runtime
                        .cudaGetDeviceProperties(&mut properties, device)
                };
                assert_eq!(status.unwrap().0, 0);
                // SAFETY: no pointer.
                let status = unsafe { cuda.runtime.cudaSetDevice(device) };
                assert_eq!(status.unwrap().0, 0);
                let fd = number(buffer.export_fd());
                let imported = cuda.import_number(fd, buffer.memory.size);
                if properties.uuid() == vulkan.device_uuid {
                    owners += 1;
                    cuda.destroy(imported.unwrap()).unwrap();
                } else {
                    assert_eq!(imported, Err(UNKNOWN));
                    assert!(!is_open(fd));
                }
            }
            assert_eq!(owners, 1);
        },
    );
    outcome.assert_success();
}

#[test]
fn a_wrong_size_is_taken_and_shows_only_when_mapped() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(65536, false);
        let real = buffer.memory.size;
        for (claimed, mappable) in [
            (real - 1, true),
            (real / 2, true),
            (real * 2, false),
            (real * 1_000_000, false),
        ] {
            let memory = cuda.import(&buffer.export_fd(), claimed).unwrap();
            let mapped = cuda.map_buffer(memory, 0, 4096);
            if mappable {
                cuda.free(mapped.unwrap()).unwrap();
            } else {
                assert_eq!(mapped, Err(INVALID_VALUE), "size {claimed} of {real}");
            }
            cuda.destroy(memory).unwrap();
        }
    });
}

#[test]
fn bad_buffer_ranges_are_refused() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(65536, false);
        let size = buffer.memory.size;
        let memory = cuda.import(&buffer.export_fd(), size).unwrap();
        for (offset, length) in [
            (0, 0),
            (0, size + 1),
            (size, 16),
            (size - 16, 32),
            (u64::MAX - 15, 32),
            (1, 16),
        ] {
            let mapped = cuda.map_buffer(memory, offset, length);
            assert_eq!(mapped, Err(INVALID_VALUE), "{length} at {offset}");
        }
        cuda.free(cuda.map_buffer(memory, size - 16, 16).unwrap())
            .unwrap();
        cuda.destroy(memory).unwrap();
    });
}

fn rgba8(extent: [usize; 3], flags: u32, levels: u32) -> Shape {
    Shape {
        format: channels(4, 8, Kind::cudaChannelFormatKindUnsigned),
        extent,
        flags,
        levels,
    }
}

fn image_info(width: u32, height: u32, levels: u32) -> vk::ImageCreateInfo<'static> {
    vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(vk::Format::R8G8B8A8_UNORM)
        .extent(vk::Extent3D {
            width,
            height,
            depth: 1,
        })
        .mip_levels(levels)
        .array_layers(1)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(vk::ImageUsageFlags::TRANSFER_DST | vk::ImageUsageFlags::TRANSFER_SRC)
}

#[test]
fn bad_array_descriptions_are_refused() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let image = vulkan.exportable_image(image_info(512, 256, 10), true);
        let memory = cuda.import(&image.export_fd(), image.memory.size).unwrap();
        let good = [512, 256, 0];
        let refused = [
            (0, rgba8(good, 0, 0)),
            (0, rgba8(good, 0, 11)),
            (0, rgba8(good, 0, 99)),
            (0, rgba8([0, 256, 0], 0, 1)),
            (0, rgba8([1024, 256, 0], 0, 10)),
            (0, rgba8([512, 512, 0], 0, 10)),
            (1, rgba8(good, 0, 10)),
            (4096, rgba8(good, 0, 10)),
            (1 << 30, rgba8(good, 0, 10)),
            // Two layers of an image with one.
            (0, rgba8([512, 256, 2], cudaArrayLayered, 10)),
            // One layer and many levels, as a layered array.
            (0, rgba8([512, 256, 1], cudaArrayLayered, 10)),
            // A cubemap that is not square; one with 5 faces.
            (0, rgba8([64, 32, 6], cudaArrayCubemap, 1)),
            (0, rgba8([32, 32, 5], cudaArrayCubemap, 1)),
            (0, rgba8(good, 0x8000, 10)),
        ];
        for (offset, shape) in refused {
            let mapped = cuda.map_levels(memory, offset, &shape);
            assert_eq!(mapped, Err(INVALID_VALUE), "{shape:?} at {offset}");
        }
        let mut large = rgba8(good, 0, 10);
        large.format = channels(4, 32, Kind::cudaChannelFormatKindFloat);
        assert_eq!(cuda.map_levels(memory, 0, &large), Err(INVALID_VALUE));
        for format in [
            channels(4, 8, Kind::cudaChannelFormatKindNone),
            channels(3, 8, Kind::cudaChannelFormatKindUnsigned),
        ] {
            let mut shape = rgba8(good, 0, 10);
            shape.format = format;
            assert_eq!(cuda.map_levels(memory, 0, &shape), Err(INVALID_CHANNELS));
        }
        let levels = cuda.map_levels(memory, 0, &rgba8(good, 0, 10)).unwrap();
        cuda.level(levels, 9).unwrap();
        assert_eq!(cuda.level(levels, 10), Err(INVALID_VALUE));
        assert_eq!(cuda.control.live("mipmap"), 1);
        cuda.free_levels(levels).unwrap();
        assert_eq!(cuda.free_levels(levels), Err(INVALID_HANDLE));
        cuda.destroy(memory).unwrap();
    });
}

#[test]
fn destroying_memory_before_its_mapping_is_noticed() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        let fd = buffer.export_fd();
        let memory = cuda.import(&fd, buffer.memory.size).unwrap();
        let mapped = cuda.map_buffer(memory, 0, 4096).unwrap();
        assert!(is_open(fd.as_raw_fd()));
        cuda.destroy(memory).unwrap();
        assert_eq!(cuda.control.misuses(), 1);
        cuda.free(mapped).unwrap();
    });
}
