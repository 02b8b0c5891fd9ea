//! In a forked child nothing calls a driver.

use ash::vk;
use cuda_interop::{Context, Cuda, Error, ExportableMemory, ExternalMemory, SharedImage, Stream};
use interop_tests::{SoftwareDriver, double_path, on_each};

use super::world::{World, exported_buffer, picture};

/// Runs `body` in a forked child and says how that exited.
fn in_fork(body: impl FnOnce() + std::panic::UnwindSafe) -> i32 {
    // SAFETY: the child only runs the body, which takes no lock that another thread may hold (there is one thread in use), and leaves by _exit.
    match unsafe { libc::fork() } {
        0 => {
            let code = i32::from(std::panic::catch_unwind(body).is_err());
            // SAFETY: ends the child without running the parent's exit handlers.
            unsafe { libc::_exit(code) }
        }
        child => {
            assert!(child > 0);
            let mut status = 0;
            // SAFETY: the child is this process's own; `status` is a place for one int.
            assert_eq!(unsafe { libc::waitpid(child, &raw mut status, 0) }, child);
            if libc::WIFEXITED(status) {
                libc::WEXITSTATUS(status)
            } else {
                -status
            }
        }
    }
}

fn forked<T>(outcome: Result<T, Error>) {
    match outcome {
        Err(Error::Forked) => {}
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it worked"),
    }
}

#[test]
fn a_child_gets_errors_and_its_drops_call_nothing() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let stream = world.stream();
        let image =
            SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 4, 4)).unwrap();
        let surface = image.level(0).unwrap().surface().unwrap();
        surface.record_use(&stream).unwrap();
        let buffer = world.buffer(64);
        // SAFETY: `stream` outlives it.
        let borrowed = unsafe { Stream::from_raw(context, stream.raw()) }.unwrap();
        buffer.cuda().record_use(&borrowed).unwrap();
        let (timeline, _fd) = world.timeline(0);
        let exportable = ExportableMemory::new(context, 1).unwrap();
        let fd = exported_buffer(&world, 64);
        let objects = (
            image, surface, buffer, timeline, exportable, stream, borrowed,
        );
        let calls = world.double.calls_of_all_threads();

        let child = in_fork(std::panic::AssertUnwindSafe(|| {
            let (image, surface, buffer, timeline, exportable, stream, borrowed) = objects;
            forked(world.cuda.devices());
            forked(world.cuda.versions());
            forked(world.cuda.device_with_uuid(&[1; 16]));
            forked(world.cuda.primary_context(context.device()));
            // SAFETY: nothing is made from it.
            forked(unsafe { Context::from_current(&world.cuda) });
            // SAFETY: as above.
            forked(unsafe { Context::from_raw(&world.cuda, context.raw()) });
            let path = double_path().unwrap();
            // SAFETY: the double is such a library.
            forked(unsafe { Cuda::load_from(&path, &path) });
            forked(context.make_current().map(drop));
            forked(context.sweep());
            forked(Stream::new(context));
            forked(stream.synchronize());
            forked(stream.is_idle());
            forked(stream.wait_for(&borrowed));
            forked(image.level(0).map(drop));
            forked(surface.record_use(&stream));
            let view = buffer.cuda().view::<u8>(0, 64).unwrap();
            forked(view.fill(&stream, 0));
            forked(view.copy_to_host(&stream, &mut [0; 64]));
            forked(timeline.signal(&stream, 1));
            forked(timeline.wait(&stream, 1));
            forked(exportable.export_fd());
            forked(ExportableMemory::new(context, 1));
            let failed = ExternalMemory::import(context, fd).unwrap_err();
            forked::<()>(Err(failed.error));
            drop(failed.fd);
            let allocations = world.device.vulkan().live_allocations();
            drop((
                image, surface, buffer, timeline, exportable, stream, borrowed,
            ));
            assert_eq!(world.double.calls_of_all_threads(), calls);
            assert_eq!(world.device.vulkan().live_allocations(), allocations);
        }));
        assert_eq!(child, 0);
    });
}

#[test]
fn a_guard_that_is_held_over_a_fork_pops_nothing_in_the_child() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let guard = world.device.context().make_current().unwrap();
        let child = in_fork(std::panic::AssertUnwindSafe(|| {
            let calls = world.double.calls_of_all_threads();
            drop(guard);
            assert_eq!(world.double.calls_of_all_threads(), calls);
        }));
        assert_eq!(child, 0);
    });
}

#[test]
fn the_parent_goes_on_and_a_fork_before_loading_is_no_obstacle() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let child = in_fork(|| {
            let world = World::new();
            drop(world.buffer(64));
        });
        assert_eq!(child, 0);
        let world = World::new();
        let buffer = world.buffer(64);
        assert_eq!(in_fork(|| {}), 0);
        let stream = world.stream();
        let view = buffer.cuda().view::<u8>(0, 64).unwrap();
        view.copy_from_host(&stream, &[5; 64]).unwrap();
    });
}
