//! S7 to S13: fds that are imported with a wrong size, type, flag or kind.

use std::os::fd::{AsRawFd, IntoRawFd, OwnedFd};

use ash::vk;
use cuda_interop::rules::{
    ExportedMemory, Violation, validate_handle_desc, validate_semaphore_handle_desc,
};
use cuda_interop::{ExternalMemory, SharedImage};
use cuda_interop_sys::{
    cudaError, cudaExternalMemoryDedicated, cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleType as SemaphoreType,
};
use interop_tests::{
    RawCuda, Vulkan, array_desc, calls, first_difference, memory_desc, real_cuda, rgba8,
};
use vk_fd_import::rules::{FdFacts, FileKind};
use vk_fd_import::{Allocation, Buffer, BufferDescription, Import, MemoryFd, MemoryHandleType};

use super::*;

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s07_a_wrong_size_is_taken_at_import_and_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let buffer = vulkan.exportable_buffer(4 << 20, false);
        let exported = buffer.memory.size;
        let cuda = RawCuda::on(&vulkan.device_uuid);
        for (size, maps) in [
            (exported - 1, true),
            (exported / 2, true),
            (exported * 2, false),
            (exported * 1_000_000, false),
        ] {
            let memory = cuda.import_fd(buffer.export_fd(), size, 0);
            let memory = memory.unwrap_or_else(|error| panic!("import of {size}: {error:?}"));
            match (cuda.map_buffer(memory, 0, size), maps) {
                (Ok(pointer), true) => cuda.free(pointer).expect("cudaFree"),
                (Err(cudaError::cudaErrorInvalidValue), false) => {}
                (answer, _) => panic!("map of {size} of {exported} bytes: {answer:?}"),
            }
            cuda.destroy(memory).expect("cudaDestroyExternalMemory");

            let desc = memory_desc(3, size, 0);
            let known = ExportedMemory {
                allocation_size: exported,
                dedicated: false,
            };
            // SAFETY: the descriptor started as zeroes; its fd is set.
            let outcome = unsafe { validate_handle_desc(&desc, Some(&known)) };
            let expected = Violation::AllocationSizeMismatch {
                exported,
                requested: size,
            };
            assert_breaks(outcome, &expected);
        }

        // The library takes the size from the origin: there is no place to name another. Ranges are checked.
        let device = counted(&vulkan);
        let memory = Allocation::new(exported, buffer.memory.memory_type_index)
            .export(MemoryHandleType::OpaqueFd)
            .allocate(device.vulkan())
            .unwrap();
        let fd = memory.export_fd(MemoryHandleType::OpaqueFd).unwrap();
        let imported = ExternalMemory::import(device.context(), fd).unwrap();
        assert_eq!(imported.size(), exported);
        let before = calls("cudaExternalMemoryGetMappedBuffer");
        for (offset, size) in [(0, exported * 2), (exported - 1, 2), (u64::MAX, 2)] {
            let expected = Violation::BufferPastEnd {
                offset,
                size,
                memory_size: exported,
            };
            assert_invalid(imported.map_buffer(offset, size), &expected);
        }
        assert_eq!(calls("cudaExternalMemoryGetMappedBuffer"), before);
        imported.map_buffer(0, exported).unwrap();
    });
}

/// A semaphore made by bare Vulkan, and an opaque fd of it.
fn exported_semaphore(vulkan: &Vulkan, kind: vk::SemaphoreType) -> (vk::Semaphore, OwnedFd) {
    let handle_type = vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD;
    let mut export = vk::ExportSemaphoreCreateInfo::default().handle_types(handle_type);
    let mut typed = vk::SemaphoreTypeCreateInfo::default().semaphore_type(kind);
    let info = vk::SemaphoreCreateInfo::default()
        .push_next(&mut export)
        .push_next(&mut typed);
    // SAFETY: the chain is as Vulkan 1.2 wants it, and the feature is enabled.
    let semaphore = unsafe { vulkan.device.create_semaphore(&info, None) };
    let semaphore = semaphore.expect("vkCreateSemaphore");
    let info = vk::SemaphoreGetFdInfoKHR::default()
        .semaphore(semaphore)
        .handle_type(handle_type);
    let functions = vulkan.semaphore_fd.as_ref().expect("semaphore fds");
    // SAFETY: the semaphore was made for this export.
    let fd = unsafe { functions.get_semaphore_fd(&info) }.expect("vkGetSemaphoreFdKHR");
    // SAFETY: Vulkan gives a new fd that is the caller's to close.
    let fd = unsafe { std::os::fd::FromRawFd::from_raw_fd(fd) };
    (semaphore, fd)
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s08_a_binary_semaphore_is_taken_as_a_timeline_and_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let (semaphore, fd) = exported_semaphore(&vulkan, vk::SemaphoreType::BINARY);
        let kind = SemaphoreType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        let mut desc = cudaExternalSemaphoreHandleDesc::zeroed();
        desc.type_ = kind;
        desc.handle.fd = fd.as_raw_fd();
        // SAFETY: the descriptor started as zeroes; its fd is set.
        let outcome = unsafe { validate_semaphore_handle_desc(&desc, Some(false)) };
        let expected = Violation::SemaphoreKindMismatch {
            exported_timeline: false,
            requested_timeline: true,
        };
        assert_breaks(outcome, &expected);

        let imported = cuda.import_semaphore(kind, fd);
        let imported = imported.expect("cudaImportExternalSemaphore took it once");
        cuda.destroy_semaphore(imported).expect("destroy");
        // SAFETY: the semaphore is new and was never used.
        unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
        // In the library a `BinaryFd` and a `TimelineFd` are two types, and each import takes one of them.
    });
}

/// `vkAllocateMemory` with an fd, raw; the memory is freed at once.
fn allocate_raw(vulkan: &Vulkan, fd: i32, size: u64, memory_type: u32) -> vk::Result {
    let mut import = vk::ImportMemoryFdInfoKHR::default()
        .handle_type(vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD)
        .fd(fd);
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(size)
        .memory_type_index(memory_type)
        .push_next(&mut import);
    // SAFETY: breaks rules that the driver is known to take; the memory is never used.
    match unsafe { vulkan.device.allocate_memory(&info, None) } {
        Ok(memory) => {
            // SAFETY: the memory is new and nothing is bound to it.
            unsafe { vulkan.device.free_memory(memory, None) };
            vk::Result::SUCCESS
        }
        Err(result) => result,
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s09_fd_minus_1_is_taken_by_vulkan_and_cannot_be_said() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let buffer = vulkan.exportable_buffer(1 << 20, false);
        let (size, memory_type) = (buffer.memory.size, buffer.memory.memory_type_index);
        let answer = allocate_raw(&vulkan, -1, size, memory_type);
        assert_eq!(answer, vk::Result::SUCCESS, "vkAllocateMemory with fd -1");

        // An owned fd cannot be -1: that number is what `None` is made of.
        assert_eq!(size_of::<Option<OwnedFd>>(), size_of::<OwnedFd>());
        // SAFETY: the descriptor started as zeroes; its fd is set.
        let outcome = unsafe { validate_handle_desc(&memory_desc(-1, size, 0), None) };
        assert_breaks(outcome, &Violation::NegativeMemoryFd { fd: -1 });

        // Judged by the rules of the Vulkan half, a number that names nothing is no memory.
        let device = vulkan.counted();
        let memory = Allocation::new(size, memory_type)
            .export(MemoryHandleType::OpaqueFd)
            .allocate(&device)
            .unwrap();
        let (fd, origin) = memory
            .export_fd(MemoryHandleType::OpaqueFd)
            .unwrap()
            .into_parts();
        let number = fd.into_raw_fd();
        // SAFETY: the number came out of its owner.
        unsafe { libc::close(number) };
        let closed = FdFacts {
            number: -1,
            kind: FileKind::Closed,
            size: None,
        };
        let mut request = vk_fd_import::rules::AllocationRequest::new(size, memory_type);
        request.import = Some(vk_fd_import::rules::ImportRequest {
            handle_type: vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD,
            fd: &closed,
            origin: Some(&origin),
            fd_memory_type_bits: None,
        });
        let found = vk_fd_import::rules::allocation(device.facts(), &request);
        let found = found.expect_err("fd -1 breaks no rule");
        let expected = vk_fd_import::Violation::FdIsNoMemory {
            number: -1,
            kind: FileKind::Closed,
            handle_type: vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD.as_raw(),
        };
        assert!(found.as_slice().contains(&expected), "{found}");
    });
}

/// Exportable memory of the library, and an fd of it, with Vulkan's calls counted.
fn library_fd(device: &vk_fd_import::Device, size: u64) -> (vk_fd_import::DeviceMemory, MemoryFd) {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let kind = MemoryHandleType::OpaqueFd;
    let buffer = Buffer::new(device, &BufferDescription::new(size, usage), &[kind]).unwrap();
    let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .not_dedicated()
        .allocate(device)
        .unwrap();
    let fd = memory.export_fd(kind).unwrap();
    (memory, fd)
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s10_any_memory_type_is_taken_by_vulkan_and_another_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let buffer = vulkan.exportable_buffer(1 << 20, false);
        for memory_type in 0..vulkan.memory.memory_type_count {
            let number = buffer.export_fd().into_raw_fd();
            let answer = allocate_raw(&vulkan, number, buffer.memory.size, memory_type);
            assert_eq!(answer, vk::Result::SUCCESS, "memory type {memory_type}");
        }

        let device = vulkan.counted();
        let (memory, mut fd) = library_fd(&device, 1 << 20);
        let exported = memory.memory_type_index();
        let before = calls("vkAllocateMemory");
        for requested in (0..vulkan.memory.memory_type_count).filter(|&other| other != exported) {
            let failed = Import::new(fd).memory_type(requested).allocate(&device);
            let failed = failed.expect_err("a memory type that is not the exporter's");
            fd = failed.fd;
            let vk_fd_import::Error::Invalid(found) = failed.error else {
                panic!("{:?}", failed.error);
            };
            let expected = vk_fd_import::Violation::MemoryTypeMismatch {
                exported,
                requested,
            };
            assert!(found.as_slice().contains(&expected), "{found}");
        }
        assert_eq!(calls("vkAllocateMemory"), before, "a driver was called");
        Import::new(fd).allocate(&device).unwrap();
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s11_half_the_size_is_taken_by_vulkan_and_is_refused() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let buffer = vulkan.exportable_buffer(4 << 20, false);
        let (size, memory_type) = (buffer.memory.size, buffer.memory.memory_type_index);
        let number = buffer.export_fd().into_raw_fd();
        let answer = allocate_raw(&vulkan, number, size / 2, memory_type);
        assert_eq!(answer, vk::Result::SUCCESS, "half of {size} bytes");

        let device = vulkan.counted();
        let (memory, fd) = library_fd(&device, 4 << 20);
        let exported = memory.size();
        let before = calls("vkAllocateMemory");
        let requested = exported / 2;
        let failed = Import::new(fd).size(requested).allocate(&device);
        let failed = failed.expect_err("half the size");
        let vk_fd_import::Error::Invalid(found) = failed.error else {
            panic!("{:?}", failed.error);
        };
        let expected = vk_fd_import::Violation::AllocationSizeMismatch {
            exported,
            requested,
        };
        assert!(found.as_slice().contains(&expected), "{found}");
        let text = found.to_string();
        assert!(text.contains("01742"), "{text}");
        assert_eq!(calls("vkAllocateMemory"), before, "a driver was called");
        Import::new(failed.fd).allocate(&device).unwrap();
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s12_the_dedicated_flag_is_not_checked_and_follows_the_allocation() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let image = description(1, 1);
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let extent = [WIDTH as usize, HEIGHT as usize, 0];
        let desc = array_desc(rgba8(), extent, 0, 1);
        for dedicated in [true, false] {
            let bare = written(&vulkan, &image, dedicated);
            let (_, expected) = bytes_of(&image, 0);
            let flags = if dedicated {
                0
            } else {
                cudaExternalMemoryDedicated
            };
            let found = read_raw(&cuda, &bare, flags, &desc, 0);
            let difference = first_difference(&found, &expected);
            assert_eq!(difference, None, "dedicated {dedicated}, flags {flags}");

            let handle = memory_desc(3, bare.memory.size, flags);
            let known = ExportedMemory {
                allocation_size: bare.memory.size,
                dedicated,
            };
            // SAFETY: the descriptor started as zeroes; its fd is set.
            let outcome = unsafe { validate_handle_desc(&handle, Some(&known)) };
            let expected = Violation::DedicatedMismatch {
                exported: dedicated,
                requested: !dedicated,
            };
            assert_breaks(outcome, &expected);
        }
        // The library sets the flag by the origin: images made by it are dedicated.
        let device = vulkan.shared(&real_cuda());
        let shared = SharedImage::new(&device, &image).unwrap();
        assert!(shared.cuda().memory().is_dedicated());
        drop(shared);
        assert_exact(&vulkan, device.context().cuda(), &image);
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn s13_memory_and_semaphore_fds_are_taken_for_each_other_and_have_two_types() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let (semaphore, fd) = exported_semaphore(&vulkan, vk::SemaphoreType::TIMELINE);
        let buffer = vulkan.exportable_buffer(1 << 20, false);
        let memory_fd = buffer.export_fd();
        // Nothing that can be asked of the two fds tells them apart.
        let kind_of = |fd: &OwnedFd| FdFacts::of(std::os::fd::AsFd::as_fd(fd)).kind;
        let kinds = (kind_of(&fd), kind_of(&memory_fd));
        assert_eq!(kinds.0, kinds.1);

        let memory = cuda.import_fd(fd, 1 << 20, 0);
        let memory = memory.expect("a semaphore as memory was taken once");
        let _ = cuda.destroy(memory);
        let kind = SemaphoreType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        let imported = cuda.import_semaphore(kind, memory_fd);
        let imported = imported.expect("memory as a timeline was taken once");
        let _ = cuda.destroy_semaphore(imported);
        // SAFETY: the semaphore is new and was never used.
        unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
        // In the library a `MemoryFd`, a `BinaryFd` and a `TimelineFd` are three types; each import takes one of them.
    });
}
