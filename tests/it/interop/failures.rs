//! Every foreign call of the whole path, made to fail once: a typed error, and nothing is lost.

use std::os::fd::{AsFd, OwnedFd};

use ash::vk;
use cuda_interop::texture::TextureDescription;
use cuda_interop::vulkan::{BinaryFd, Exporter, SemaphoreOrigin, TimelineFd};
use cuda_interop::{
    BufferDescription, Error, ExportableMemory, ExternalBinarySemaphore, ExternalMemory,
    ExternalTimeline, SharedBuffer, SharedImage, Stream,
};
use interop_tests::{SoftwareDriver, noise, on_each};

use super::world::{World, picture};

/// Calls whose failure is the caller's error.
const TOLD: [&str; 27] = [
    "cudaImportExternalMemory",
    "cudaExternalMemoryGetMappedBuffer",
    "cudaExternalMemoryGetMappedMipmappedArray",
    "cudaGetMipmappedArrayLevel",
    "cudaCreateTextureObject",
    "cudaCreateSurfaceObject",
    "cudaMemcpyAsync",
    "cudaMemcpy3DAsync",
    "cudaMemsetAsync",
    "cudaImportExternalSemaphore",
    "cudaSignalExternalSemaphoresAsync",
    "cudaWaitExternalSemaphoresAsync",
    "cudaStreamCreateWithFlags",
    "cudaStreamCreateWithPriority",
    "cudaStreamSynchronize",
    "cudaStreamWaitEvent",
    "cuStreamGetCtx",
    "cuMemGetAllocationGranularity",
    "cuMemCreate",
    "cuMemAddressReserve",
    "cuMemMap",
    "cuMemSetAccess",
    "cuMemExportToShareableHandle",
    "cuCtxGetDevice",
    "cuDeviceGetCount",
    "cuDeviceGet",
    "cuDeviceGetUuid",
];
/// Calls that free: a refusal is counted, and the rest goes on.
const FREES: [&str; 10] = [
    "cudaFree",
    "cudaFreeMipmappedArray",
    "cudaDestroyExternalMemory",
    "cudaDestroyExternalSemaphore",
    "cudaDestroyTextureObject",
    "cudaDestroySurfaceObject",
    "cudaStreamDestroy",
    "cuMemUnmap",
    "cuMemAddressFree",
    "cuMemRelease",
];
/// Calls by which contexts come and go: told or, inside a drop, made up for.
const CONTEXTS: [&str; 2] = ["cuCtxGetCurrent", "cuCtxPushCurrent"];
/// Calls that something else stands in for when they fail.
const ABSORBED: [&str; 6] = [
    "cudaStreamQuery",
    "cudaEventCreateWithFlags",
    "cudaEventRecord",
    "cudaEventQuery",
    "cudaEventDestroy",
    "cuCtxPopCurrent",
];

/// A call of every kind that the library makes between a device and a dropped object.
fn everything(world: &World, timeline: &OwnedFd) -> Result<(), Error> {
    let context = world.device.context();
    let stream = Stream::new(context)?;
    let urgent = Stream::with_priority(context, -1)?;
    // SAFETY: the stream is alive as long as `borrowed`, which is dropped first.
    let borrowed = unsafe { Stream::from_raw(context, urgent.raw()) }?;

    let image = SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 20, 10))?;
    let level = image.level(0)?;
    level.copy_from_host(&stream, &noise(1, 800))?;
    let surface = level.surface()?;
    surface.record_use(&stream)?;
    let one = level.texture(&TextureDescription::new())?;
    one.record_use(&borrowed)?;
    let chain = image
        .cuda()
        .texture(&TextureDescription::new().normalized_coordinates())?;
    chain.record_use(&urgent)?;

    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let buffer = SharedBuffer::new(&world.device, &BufferDescription::new(4096, usage))?;
    let view = buffer.cuda().view::<u8>(0, 2048)?;
    view.fill(&borrowed, 7)?;
    view.copy_from(&stream, &buffer.cuda().view(2048, 2048)?)?;
    view.copy_to_host(&stream, &mut [0; 2048])?;
    level.copy_to_buffer(&stream, buffer.cuda(), 0)?;

    let origin = SemaphoreOrigin {
        exporter: Exporter::Elsewhere,
        device_uuid: world.vulkan.device_uuid,
        driver_uuid: world.vulkan.driver_uuid,
    };
    let fd = timeline.try_clone().expect("a duplicate");
    // SAFETY: the double takes any fd as a semaphore, and the device is the double's.
    let fd = unsafe { BinaryFd::from_parts(fd, origin.clone()) };
    let semaphore = ExternalBinarySemaphore::import(context, fd)?;
    semaphore.signal(&stream)?;
    semaphore.wait(&stream)?;
    let fd = timeline.try_clone().expect("a duplicate");
    // SAFETY: the fd is of a timeline that the double made.
    let fd = unsafe { TimelineFd::from_parts(fd, origin) };
    let timeline = ExternalTimeline::import(context, fd)?;
    timeline.signal(&stream, 1)?;
    timeline.wait(&borrowed, 1)?;

    let memory = ExportableMemory::new(context, 1)?;
    drop(memory.export_fd()?);
    memory.buffer().view::<u8>(0, 1)?.fill(&stream, 1)?;
    urgent.wait_for(&stream)?;
    urgent.synchronize()?;
    // SAFETY: the primary context lives as long as the process.
    let again = unsafe { cuda_interop::Context::from_raw(&world.cuda, context.raw()) }?;
    assert!(again.device() == context.device());
    Ok(())
}

/// How often each call is made, on a run in which none fails.
fn counted(world: &World, timeline: &OwnedFd) -> Vec<(&'static str, u64)> {
    let names: Vec<&str> = [&TOLD[..], &FREES, &CONTEXTS, &ABSORBED].concat();
    let count = || -> Vec<u64> { names.iter().map(|name| world.double.calls(name)).collect() };
    let before = count();
    everything(world, timeline).unwrap();
    let after = count();
    let made = after
        .iter()
        .zip(&before)
        .map(|(after, before)| after - before);
    names.into_iter().zip(made).collect()
}

/// Makes no context current, in case a pop was made to fail.
fn leave(world: &World) {
    // SAFETY: null is allowed and means none.
    let status = unsafe { world.cuda.driver().cuCtxSetCurrent(std::ptr::null_mut()) };
    assert_eq!(status.unwrap().0, 0);
}

#[test]
fn each_call_that_fails_is_named_and_nothing_is_lost() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let timeline = world.double.timeline(0);
        everything(&world, &timeline).unwrap();
        let before = world.living();
        let calls = counted(&world, &timeline);
        assert_eq!(world.living(), before);
        let refused = world.device.context().refused_frees();
        assert_eq!(refused, 0);
        for name in TOLD {
            let times = calls.iter().find(|call| call.0 == name).unwrap().1;
            assert!(times > 0, "{name} is not called");
            for (nth, close_fd) in (1..=times).flat_map(|nth| [(nth, false), (nth, true)]) {
                let what = format!("call {nth} of {name}, closing its fd: {close_fd}");
                world.double.fail(name, nth as u32, 2, close_fd);
                let error = everything(&world, &timeline).expect_err(&what);
                assert_eq!(world.double.clear_failures(), 0, "{what}");
                let called = match &error {
                    Error::Cuda { call, .. } | Error::Driver { call, .. } => *call,
                    other => panic!("{what}: {other:?}"),
                };
                assert!(name.starts_with(called), "{what}: {error}");
                assert_eq!(error.cuda_code(), Some(2), "{what}");
                assert_eq!(world.device.context().sweep().unwrap(), 0, "{what}");
                assert_eq!(world.living(), before, "{what}");
                assert_eq!(
                    last_error(&world),
                    0,
                    "{what}: an error is left for strangers"
                );
            }
        }
        assert_eq!(world.device.context().refused_frees(), 0);
        everything(&world, &timeline).unwrap();
        assert_eq!(world.living(), before);
    });
}

/// The error that the runtime remembers for this thread.
fn last_error(world: &World) -> u32 {
    // SAFETY: takes nothing.
    unsafe { world.cuda.runtime().cudaPeekAtLastError() }
        .unwrap()
        .0
}

#[test]
fn a_refused_free_is_counted_and_leaves_the_rest_whole() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let timeline = world.double.timeline(0);
        let context = world.device.context();
        let calls = counted(&world, &timeline);
        for name in FREES {
            let times = calls.iter().find(|call| call.0 == name).unwrap().1;
            assert!(times > 0, "{name} is not called");
            for nth in 1..=times {
                let what = format!("call {nth} of {name}");
                let (fds, misuses) = (interop_tests::open_fds(), world.double.misuses());
                let allocations = world.device.vulkan().live_allocations();
                let refused = context.refused_frees();
                world.double.fail(name, nth as u32, 999, false);
                everything(&world, &timeline).unwrap();
                assert_eq!(world.double.clear_failures(), 0, "{what}");
                assert_eq!(context.refused_frees(), refused + 1, "{what}");
                assert_eq!(context.sweep().unwrap(), 0, "{what}");
                assert_eq!(
                    world.double.misuses(),
                    misuses,
                    "{what}: destroyed under a mapping"
                );
                assert_eq!(
                    world.device.vulkan().live_allocations(),
                    allocations,
                    "{what}"
                );
                // An import that is leaked with its mapping keeps the one fd that is the driver's.
                let more = interop_tests::open_fds().len() - fds.len();
                assert!(more <= 1, "{what}: {more} fds more");
                assert_eq!(last_error(&world), 0, "{what}");
            }
        }
        let before = world.living();
        everything(&world, &timeline).unwrap();
        assert_eq!(world.living(), before);
    });
}

#[test]
fn a_context_that_cannot_be_entered_for_once_loses_nothing_in_use() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let timeline = world.double.timeline(0);
        let context = world.device.context();
        let calls = counted(&world, &timeline);
        for name in CONTEXTS {
            let times = calls.iter().find(|call| call.0 == name).unwrap().1;
            assert!(times > 10, "{name} is called {times} times");
            for nth in 1..=times {
                let what = format!("call {nth} of {name}");
                let (misuses, refused) = (world.double.misuses(), context.refused_frees());
                let before = world.living();
                world.double.fail(name, nth as u32, 999, false);
                let outcome = everything(&world, &timeline);
                assert_eq!(world.double.clear_failures(), 0, "{what}");
                if let Err(error) = &outcome {
                    assert!(matches!(error, Error::Driver { .. }), "{what}: {error:?}");
                }
                assert_eq!(context.sweep().unwrap(), 0, "{what}");
                assert_eq!(world.double.misuses(), misuses, "{what}");
                // A free that could not be tried is one that is counted.
                if context.refused_frees() == refused {
                    assert_eq!(world.living(), before, "{what}");
                }
            }
        }
    });
}

#[test]
fn calls_that_others_stand_in_for_may_fail() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let timeline = world.double.timeline(0);
        let context = world.device.context();
        let calls = counted(&world, &timeline);
        for name in ABSORBED {
            let times = calls.iter().find(|call| call.0 == name).unwrap().1;
            for nth in 1..=times {
                let what = format!("call {nth} of {name}");
                let (allocations, misuses) = (
                    world.device.vulkan().live_allocations(),
                    world.double.misuses(),
                );
                world.double.fail(name, nth as u32, 999, false);
                let outcome = everything(&world, &timeline);
                assert_eq!(world.double.clear_failures(), 0, "{what}");
                leave(&world);
                if let Err(error) = &outcome {
                    assert!(name.starts_with("cudaEvent"), "{what}: {error:?}");
                }
                assert_eq!(context.sweep().unwrap(), 0, "{what}");
                assert_eq!(
                    world.device.vulkan().live_allocations(),
                    allocations,
                    "{what}"
                );
                assert_eq!(world.double.misuses(), misuses, "{what}");
            }
        }
        assert_eq!(context.refused_frees(), 0);
    });
}

#[test]
fn no_call_of_the_path_escapes_these_tests() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let timeline = world.double.timeline(0);
        let listed = |world: &World| -> u64 {
            let names = [&TOLD[..], &FREES, &CONTEXTS, &ABSORBED].concat();
            // Asked of a device or of the library, and not about an object.
            let facts = [
                "cuDeviceGetName",
                "cuDeviceGetAttribute",
                "cudaDeviceGetAttribute",
                "cudaRuntimeGetVersion",
                "cuDriverGetVersion",
                "cuGetErrorName",
            ];
            let all = names.iter().chain(&facts);
            all.map(|name| world.double.calls(name)).sum()
        };
        let before = (world.double.calls_in_all(), listed(&world));
        everything(&world, &timeline).unwrap();
        let after = (world.double.calls_in_all(), listed(&world));
        assert_eq!(after.0 - before.0, after.1 - before.1);
    });
}

#[test]
fn a_failed_import_hands_the_fd_back_and_it_works_the_second_time() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let context = world.device.context();
        for (code, close_fd) in [(2, false), (2, true), (999, false), (999, true)] {
            let fd = super::world::exported_buffer(&world, 4096);
            let (device, inode) = identity(fd.as_fd());
            let open = interop_tests::open_fds();
            world
                .double
                .fail("cudaImportExternalMemory", 1, code, close_fd);
            let failed = ExternalMemory::import(context, fd).unwrap_err();
            assert_eq!(failed.error.cuda_code(), Some(code));
            assert_eq!(interop_tests::open_fds(), open);
            assert_eq!(identity(failed.fd.as_fd()), (device, inode));
            assert!(failed.to_string().contains("cudaImportExternalMemory"));

            // Import works, map does not: the fd can still be had.
            let memory = ExternalMemory::import(context, failed.fd).unwrap();
            world
                .double
                .fail("cudaExternalMemoryGetMappedBuffer", 1, code, close_fd);
            let error = memory.map_buffer(0, 4096).unwrap_err();
            assert_eq!(error.cuda_code(), Some(code));
            let fd = memory.into_fd().expect("nothing was mapped");
            assert_eq!(interop_tests::open_fds(), open);

            let memory = ExternalMemory::import(context, fd).unwrap();
            let buffer = memory.map_buffer(0, 4096).unwrap();
            assert!(memory.into_fd().is_none(), "it was mapped");
            buffer
                .view::<u8>(0, 4096)
                .unwrap()
                .fill(&world.stream(), 3)
                .unwrap();
        }
        assert_eq!(world.living(), before);
    });
}

fn identity(fd: std::os::fd::BorrowedFd<'_>) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::File::from(fd.try_clone_to_owned().unwrap());
    let metadata = file.metadata().unwrap();
    (metadata.dev(), metadata.ino())
}

#[test]
fn ten_thousand_failing_imports_leave_every_fd_as_it_was() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let mut fd = super::world::exported_buffer(&world, 4096);
        let before = world.living();
        for round in 0..10_000 {
            let close_fd = round % 2 == 0;
            world
                .double
                .fail("cudaImportExternalMemory", 1, 999, close_fd);
            fd = ExternalMemory::import(context, fd).unwrap_err().fd;
        }
        assert_eq!(world.living(), before);
        ExternalMemory::import(context, fd).unwrap();
    });
}

#[test]
fn without_free_fd_numbers_sharing_fails_and_nothing_is_lost() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        let make = || SharedBuffer::new(&world.device, &BufferDescription::new(4096, usage));
        drop(make().unwrap());
        let before = world.living();
        let mut failures = Vec::new();
        // A limit of 3 leaves no number free; what is open above it stays open.
        for limit in 3..512 {
            let outcome = with_fd_limit(limit, || make().map(drop));
            assert_eq!(world.living(), before, "a limit of {limit}");
            match outcome {
                Ok(()) => break,
                Err(error) => failures.push(error),
            }
        }
        assert!(!failures.is_empty(), "a full table failed nothing");
        assert!(failures.len() < 500, "{failures:?}");
        for error in failures {
            let expected = matches!(&error, Error::Vulkan(_) | Error::Os { .. });
            assert!(expected || error.cuda_code().is_some(), "{error:?}");
        }
    });
}

fn with_fd_limit<T>(limit: u64, work: impl FnOnce() -> T) -> T {
    let mut old = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: `old` is a place for one struct.
    let status = unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut old) };
    assert_eq!(status, 0);
    let set = |limit: &libc::rlimit| {
        // SAFETY: a valid struct; a limit below open numbers closes none.
        let status = unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, limit) };
        assert_eq!(status, 0);
    };
    set(&libc::rlimit {
        rlim_cur: limit,
        ..old
    });
    let made = work();
    set(&old);
    made
}
