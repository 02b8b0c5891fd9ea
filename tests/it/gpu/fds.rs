//! Who owns an fd after a call that failed, and after one that did not. Each test is a process of its own, so that no
//! other test opens files meanwhile.

use std::os::fd::{AsFd, AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use ash::vk;
use cuda_interop::{
    Context, Error, ExternalBinarySemaphore, ExternalMemory, ExternalTimeline, ImageDescription,
    SharedBuffer, SharedImage, SharedTimeline,
};
use cuda_interop_sys::{cudaError, cudaExternalMemoryHandleType as HandleType};
use interop_tests::{
    RawCuda, Strangers, Vulkan, exportable, in_child, is_open, is_stranger, memory_desc, memory_fd,
    open_fds, real_cuda, stranger,
};
use vk_fd_import::{
    BinarySemaphore, BufferDescription, Dedication, Exporter, Import, MemoryFd, MemoryHandleType,
    Origin, SemaphoreHandleType, TimelineSemaphore, handover,
};

#[track_caller]
fn alone<F: FnOnce()>(body: F) {
    in_child(|_| {}, body).assert_success();
}

/// A pipe's end to read from; the other one is closed.
fn pipe() -> OwnedFd {
    let mut ends = [-1; 2];
    // SAFETY: the array has room for two numbers.
    let status = unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) };
    assert_eq!(status, 0, "pipe2");
    // SAFETY: the two numbers are new and this function's own.
    let [read, write] = ends.map(|number| unsafe { OwnedFd::from_raw_fd(number) });
    drop(write);
    read
}

fn regular_file() -> OwnedFd {
    let program = std::env::current_exe().expect("the own path");
    std::fs::File::open(program)
        .expect("the own program")
        .into()
}

type Open = fn() -> OwnedFd;

/// What is no GPU memory, by name.
const NO_MEMORY: [(&str, Open); 3] = [
    ("/dev/null", stranger),
    ("a pipe", pipe),
    ("a regular file", regular_file),
];

/// Closes what a raw call left open.
fn close(number: i32) {
    if is_open(number) {
        // SAFETY: the number is the test's own: no other thread opens files.
        unsafe { libc::close(number) };
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn cuda_closes_or_keeps_a_fd_as_it_was_seen_to() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let cuda = RawCuda::on(&vulkan.device_uuid);
        let buffer = vulkan.exportable_buffer(1 << 20, false);
        let size = buffer.memory.size;
        // The first import makes the context, which opens files.
        let memory = cuda.import_fd(buffer.export_fd(), size, 0).expect("import");
        cuda.destroy(memory).expect("destroy");

        for (what, open) in NO_MEMORY {
            let number = open().into_raw_fd();
            let answer = cuda.import(&memory_desc(number, size, 0));
            let seen = (answer.err(), is_open(number));
            let expected = (Some(cudaError::cudaErrorUnknown), false);
            assert_eq!(seen, expected, "{what}: (answer, still open)");
        }

        let mut wrong = vec![
            ("size 0", memory_desc(-1, 0, 0)),
            ("flags", memory_desc(-1, size, 0x80)),
        ];
        for kind in [0, 9, 99] {
            let mut desc = memory_desc(-1, size, 0);
            desc.type_ = HandleType(kind);
            wrong.push(("handle type 0, 9 or 99", desc));
        }
        for (what, mut desc) in wrong {
            let number = buffer.export_fd().into_raw_fd();
            desc.handle.fd = number;
            let answer = cuda.import(&desc);
            let seen = (answer.err(), is_open(number));
            let expected = (Some(cudaError::cudaErrorInvalidValue), true);
            assert_eq!(
                seen, expected,
                "{what} ({:?}): (answer, still open)",
                desc.type_
            );
            close(number);
        }

        let closed = buffer.export_fd().into_raw_fd();
        close(closed);
        for number in [-1, closed] {
            let answer = cuda.import(&memory_desc(number, size, 0));
            assert_eq!(
                answer.err(),
                Some(cudaError::cudaErrorUnknown),
                "fd {number}"
            );
        }

        let number = buffer.export_fd().into_raw_fd();
        let memory = cuda.import(&memory_desc(number, size, 0)).expect("import");
        assert!(!is_open(number), "fd {number} is open after an import");
        cuda.destroy(memory).expect("destroy");
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn vulkan_closes_or_keeps_a_fd_as_it_was_seen_to() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let buffer = vulkan.exportable_buffer(1 << 20, false);
        let memory = buffer.memory;
        let import = |number: i32, size: u64| {
            let mut import = vk::ImportMemoryFdInfoKHR::default()
                .handle_type(vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD)
                .fd(number);
            let info = vk::MemoryAllocateInfo::default()
                .allocation_size(size)
                .memory_type_index(memory.memory_type_index)
                .push_next(&mut import);
            // SAFETY: breaks rules in ways that the driver was seen to survive; nothing uses the memory.
            match unsafe { vulkan.device.allocate_memory(&info, None) } {
                Ok(memory) => {
                    // SAFETY: the memory is new.
                    unsafe { vulkan.device.free_memory(memory, None) };
                    vk::Result::SUCCESS
                }
                Err(result) => result,
            }
        };
        let good = |when: &str| {
            let number = buffer.export_fd().into_raw_fd();
            let seen = (import(number, memory.size), is_open(number));
            println!("a right import {when}: {seen:?}");
            seen
        };
        assert_eq!(good("first"), (vk::Result::SUCCESS, false));

        let number = buffer.export_fd().into_raw_fd();
        let seen = (import(number, memory.size * 2), is_open(number));
        let expected = (vk::Result::ERROR_OUT_OF_DEVICE_MEMORY, false);
        assert_eq!(seen, expected, "twice the size: (answer, still open)");
        let _ = good("after twice the size");

        let number = stranger().into_raw_fd();
        let seen = (import(number, memory.size), is_open(number));
        let expected = (vk::Result::ERROR_OUT_OF_DEVICE_MEMORY, true);
        assert_eq!(seen, expected, "/dev/null: (answer, still open)");
        close(number);
        let _ = good("after /dev/null");
    });
}

/// Says of an fd what is not true: that it is memory of this context's device.
fn pretend(context: &Context, fd: OwnedFd) -> MemoryFd {
    let uuid = context.device().uuid;
    let origin = Origin {
        handle_type: MemoryHandleType::OpaqueFd,
        exporter: Exporter::Elsewhere,
        allocation_size: 1 << 20,
        memory_type_index: None,
        memory_property_flags: vk::MemoryPropertyFlags::empty(),
        dedication: Dedication::None,
        device_uuid: uuid,
        driver_uuid: None,
        device_mask: 1,
        group_device_uuids: Vec::new(),
    };
    // SAFETY: the origin is a lie, which the driver is known to find out at the import.
    unsafe { MemoryFd::from_parts(fd, origin) }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_failed_import_gives_the_fd_back_open() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        for (what, open) in NO_MEMORY {
            let fd = open();
            let number = fd.as_raw_fd();
            let target = std::fs::read_link(format!("/proc/self/fd/{number}")).unwrap();
            let failed = ExternalMemory::import(context, pretend(context, fd));
            let failed = failed.expect_err(what);
            assert_eq!(failed.error.cuda_code(), Some(999), "{what}: {failed}");
            assert_eq!(failed.fd.as_fd().as_raw_fd(), number, "{what}");
            let now = std::fs::read_link(format!("/proc/self/fd/{number}")).unwrap();
            assert_eq!(now, target, "{what}: fd {number} is another file");
        }
        assert_eq!(handover::leaked(), 0, "fds left open for want of a test");

        // The Vulkan half, which sees before the driver that it is no memory.
        let (_buffer, memory) = exportable(device.vulkan(), 1 << 20);
        let origin = memory.origin(MemoryHandleType::OpaqueFd);
        let fd = stranger();
        let number = fd.as_raw_fd();
        // SAFETY: the origin is a lie, which is found out before anything is read.
        let lie = unsafe { MemoryFd::from_parts(fd, origin) };
        let failed = Import::new(lie).allocate(device.vulkan());
        let failed = failed.expect_err("/dev/null is no memory");
        assert_eq!(failed.fd.as_fd().as_raw_fd(), number);
        assert!(is_stranger(number), "fd {number}: {failed}");
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn two_thousand_failed_imports_lose_no_fd_and_close_no_strangers() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        let first = ExternalMemory::import(context, pretend(context, stranger()));
        drop(first.expect_err("/dev/null"));
        let before = open_fds().len();
        let stop = AtomicBool::new(false);
        let opened = AtomicUsize::new(0);
        let lost = std::thread::scope(|scope| {
            let watcher = scope.spawn(|| {
                let mut lost = Vec::new();
                while !stop.load(Ordering::Relaxed) {
                    let files: Vec<_> = (0..4).map(|_| stranger().into_raw_fd()).collect();
                    std::thread::yield_now();
                    for number in files {
                        opened.fetch_add(1, Ordering::Relaxed);
                        let kept = is_stranger(number);
                        // SAFETY: the number is this thread's; if somebody closed it, this is what shows it.
                        let closed = unsafe { libc::close(number) } == 0;
                        if !(kept && closed) {
                            lost.push(number);
                        }
                    }
                }
                lost
            });
            // As many as it takes until the other thread has done its part.
            let codes: Vec<_> = (0..1_000_000)
                .take_while(|&round| round < 2000 || opened.load(Ordering::Relaxed) < 2000)
                .map(|round: usize| {
                    let (_, open) = NO_MEMORY[round % NO_MEMORY.len()];
                    let failed = ExternalMemory::import(context, pretend(context, open()));
                    failed.expect_err("no memory").error.cuda_code()
                })
                .collect();
            stop.store(true, Ordering::Relaxed);
            let others = codes.iter().filter(|&&code| code != Some(999)).count();
            assert_eq!(others, 0, "answers other than 999");
            watcher.join().expect("the watcher")
        });
        let opened = opened.into_inner();
        assert!(
            opened >= 2000,
            "the other thread opened only {opened} files"
        );
        assert!(
            lost.is_empty(),
            "{} of {opened} files were closed: {lost:?}",
            lost.len()
        );
        let after = open_fds();
        assert_eq!(after.len(), before, "{after:?}");
        assert_eq!(handover::leaked(), 0, "fds left open for want of a test");
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_mapping_that_fails_leaves_the_fd_to_be_had_again() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        let (_buffer, memory) = exportable(device.vulkan(), 1 << 20);
        let round = || {
            // Twice the size passes the import and fails at the map.
            let (fd, mut origin) = memory_fd(&memory).into_parts();
            origin.allocation_size *= 2;
            let size = origin.allocation_size;
            // SAFETY: the origin's size is a lie, which the driver is known to refuse when it is mapped.
            let lie = unsafe { MemoryFd::from_parts(fd, origin) };
            let imported = ExternalMemory::import(context, lie).expect("twice the size");
            let refused = imported.map_buffer(0, size).expect_err("twice the size");
            assert_eq!(refused.cuda_code(), Some(1), "{refused}");
            let fd = imported.into_fd().expect("the fd, as nothing is mapped");
            assert!(is_open(fd.as_fd().as_raw_fd()));
        };
        round();
        let before = open_fds().len();
        for _ in 0..200 {
            round();
        }
        let after = open_fds();
        assert_eq!(after.len(), before, "{after:?}");
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn what_is_dropped_closes_nobody_elses_fd() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let description = BufferDescription::new(1 << 20, usage);
        let sampled = vk::ImageUsageFlags::SAMPLED | vk::ImageUsageFlags::TRANSFER_DST;
        let format = vk::Format::R8G8B8A8_UNORM;
        let image = ImageDescription::two_dimensional(format, 256, 256, sampled);
        let round = || {
            let (buffer, memory) = exportable(device.vulkan(), 1 << 20);
            let imported = ExternalMemory::import(context, memory_fd(&memory)).unwrap();
            let mapped = imported.map_buffer(0, 1 << 20).unwrap();
            let again = Import::new(memory_fd(&memory))
                .allocate(device.vulkan())
                .unwrap();
            let shared = SharedBuffer::new(&device, &description).unwrap();
            let picture = SharedImage::new(&device, &image).unwrap();
            let timeline = SharedTimeline::new(&device).unwrap();
            let lone = TimelineSemaphore::new(device.vulkan(), 0, true).unwrap();
            let twin =
                TimelineSemaphore::import(device.vulkan(), lone.export_fd().unwrap()).unwrap();
            let cuda_twin = ExternalTimeline::import(context, lone.export_fd().unwrap()).unwrap();
            let binary =
                BinarySemaphore::new(device.vulkan(), &[SemaphoreHandleType::OpaqueFd]).unwrap();
            let cuda_binary =
                ExternalBinarySemaphore::import(context, binary.export_fd().unwrap()).unwrap();
            let files = Strangers::open();
            drop((mapped, imported, again, buffer, memory));
            files.assert_open();
            drop((shared, picture, timeline));
            files.assert_open();
            drop((cuda_twin, twin, lone));
            files.assert_open();
            drop((cuda_binary, binary));
            files.assert_open();
        };
        round();
        let before = open_fds();
        for _ in 0..20 {
            round();
        }
        let after = open_fds();
        assert_eq!(
            after.len(),
            before.len(),
            "before {before:?}, after {after:?}"
        );
        assert_eq!(context.sweep().unwrap(), 0);
        assert_eq!(context.refused_frees(), 0);
    });
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_standard_stream_is_not_taken_for_a_gpu_fd() {
    alone(|| {
        let vulkan = Vulkan::nvidia();
        let device = vulkan.shared(&real_cuda());
        let context = device.context();
        // A duplicate of standard input, which here is /dev/null.
        let fd = std::io::stdin().as_fd().try_clone_to_owned().unwrap();
        let failed = ExternalMemory::import(context, pretend(context, fd));
        let failed = failed.expect_err("standard input is no memory");
        assert!(matches!(failed.error, Error::Cuda { .. }), "{failed}");
        assert!(is_open(0) && is_open(1) && is_open(2));
    });
}
