//! Contexts of other libraries, threads without one, streams of the wrong one.

use std::ptr::null_mut;

use ash::vk;
use cuda_interop::{
    BufferDescription, Context, Error, ExternalTimeline, SharedBuffer, SharedDevice, SharedImage,
    Stream,
};
use cuda_interop_sys::CUcontext;
use interop_tests::{SoftwareDriver, noise, on_each};

use super::world::{World, picture};

/// A context as another library would make it, current on this thread.
struct Foreign<'world> {
    world: &'world World,
    raw: CUcontext,
}

impl<'world> Foreign<'world> {
    fn new(world: &'world World) -> Self {
        let mut raw = null_mut();
        // SAFETY: a place for one handle; device 0 exists.
        let status = unsafe { world.cuda.driver().cuCtxCreate(&raw mut raw, 0, 0) };
        assert_eq!(status.unwrap().0, 0);
        Self { world, raw }
    }
}

impl Drop for Foreign<'_> {
    fn drop(&mut self) {
        // SAFETY: the context was made in `new`; what was made in it is gone.
        let status = unsafe { self.world.cuda.driver().cuCtxDestroy(self.raw) };
        assert_eq!(status.unwrap().0, 0);
    }
}

fn current(world: &World) -> usize {
    let mut raw = null_mut();
    // SAFETY: a place for one handle.
    let status = unsafe { world.cuda.driver().cuCtxGetCurrent(&raw mut raw) };
    assert_eq!(status.unwrap().0, 0);
    raw as usize
}

/// Makes, uses and drops an image and a stream.
fn work(device: &SharedDevice) {
    let stream = Stream::new(device.context()).unwrap();
    let image = SharedImage::new(device, &picture(vk::Format::R8G8B8A8_UNORM, 16, 16)).unwrap();
    let level = image.level(0).unwrap();
    let bytes = noise(3, 1024);
    level.copy_from_host(&stream, &bytes).unwrap();
    let mut found = vec![0; 1024];
    level.copy_to_host(&stream, &mut found).unwrap();
    assert_eq!(found, bytes);
    drop(level.surface().unwrap());
}

#[test]
fn the_callers_context_is_left_as_it_was() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        assert_eq!(current(&world), 0);
        work(&world.device);
        assert_eq!(current(&world), 0);
        let foreign = Foreign::new(&world);
        assert_eq!(current(&world), foreign.raw as usize);
        work(&world.device);
        assert_eq!(current(&world), foreign.raw as usize);
        // Failures too.
        world
            .double
            .fail("cudaExternalMemoryGetMappedMipmappedArray", 1, 2, false);
        let description = picture(vk::Format::R8G8B8A8_UNORM, 16, 16);
        SharedImage::new(&world.device, &description).unwrap_err();
        assert_eq!(current(&world), foreign.raw as usize);
        {
            let own = world.device.context();
            let _current = own.make_current().unwrap();
            assert_eq!(current(&world), own.raw() as usize);
            let pushes = world.double.calls("cuCtxPushCurrent");
            work(&world.device);
            assert_eq!(world.double.calls("cuCtxPushCurrent"), pushes);
            assert_eq!(current(&world), own.raw() as usize);
        }
        assert_eq!(current(&world), foreign.raw as usize);
    });
}

#[test]
fn objects_live_in_another_librarys_context() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let foreign = Foreign::new(&world);
        // SAFETY: the context is destroyed after all that is made from it here.
        let context = unsafe { Context::from_current(&world.cuda) }.unwrap();
        assert_eq!(context.raw(), foreign.raw);
        assert_eq!(context.device(), world.device.context().device());
        let device = SharedDevice::with_context(&context, world.vulkan.sharing()).unwrap();
        let before = world.living();
        work(&device);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                assert_eq!(current(&world), 0);
                work(&device);
                assert_eq!(current(&world), 0);
            });
        });
        assert_eq!(world.living(), before);
        assert_eq!(context.sweep().unwrap(), 0);
        assert_eq!(context.refused_frees(), 0);
    });
}

#[test]
fn no_context_is_a_typed_error() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        // SAFETY: no context is used.
        let none = unsafe { Context::from_current(&world.cuda) };
        assert!(matches!(none, Err(Error::NoCurrentContext)), "{none:?}");
        // SAFETY: as above.
        let null = unsafe { Context::from_raw(&world.cuda, null_mut()) };
        assert!(matches!(null, Err(Error::NoCurrentContext)), "{null:?}");
    });
}

#[test]
fn a_stream_of_another_context_is_refused_before_the_driver() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let foreign = Foreign::new(&world);
        // SAFETY: the context is destroyed after all that is made from it here.
        let context = unsafe { Context::from_raw(&world.cuda, foreign.raw) }.unwrap();
        let (ours, theirs) = (world.stream(), Stream::new(&context).unwrap());
        let own = world.device.context();
        let image =
            SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 4, 4)).unwrap();
        let buffer = world.buffer(64);
        let (timeline, _fd) = world.timeline(0);
        let level = image.level(0).unwrap();
        let surface = level.surface().unwrap();
        let view = buffer.cuda().view::<u8>(0, 64).unwrap();
        let calls = world.double.calls_in_all();
        let errors = [
            level.copy_from_host(&theirs, &[0u8; 64]),
            level.copy_to_host(&theirs, &mut [0u8; 64]),
            level.copy_to_buffer(&theirs, buffer.cuda(), 0),
            level.copy_from_buffer(&theirs, buffer.cuda(), 0),
            view.fill(&theirs, 0),
            view.copy_from_host(&theirs, &[0; 64]),
            view.copy_to_host(&theirs, &mut [0; 64]),
            view.copy_from(&theirs, &view),
            surface.record_use(&theirs),
            image.cuda().record_use(&theirs),
            buffer.cuda().record_use(&theirs),
            timeline.signal(&theirs, 1),
            timeline.wait(&theirs, 1),
            ExternalTimeline::signal_all(&theirs, &[(&timeline, 1), (&timeline, 2)]),
            ours.wait_for(&theirs),
        ];
        assert_eq!(world.double.calls_in_all(), calls, "a driver was called");
        for (index, error) in errors.into_iter().enumerate() {
            match error {
                Err(Error::OtherContext { stream, object }) => {
                    assert_eq!(stream, foreign.raw as usize, "{index}");
                    assert_eq!(object, own.raw() as usize, "{index}");
                }
                other => panic!("{index}: {other:?}"),
            }
        }
        // The stream fits one end of the copy, not the other.
        let device = SharedDevice::with_context(&context, world.vulkan.sharing()).unwrap();
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        let their_buffer = SharedBuffer::new(&device, &BufferDescription::new(64, usage)).unwrap();
        let their_view = their_buffer.cuda().view::<u8>(0, 64).unwrap();
        let calls = world.double.calls_in_all();
        let errors = [
            level.copy_to_buffer(&ours, their_buffer.cuda(), 0),
            level.copy_from_buffer(&ours, their_buffer.cuda(), 0),
            view.copy_from(&ours, &their_view),
            their_view.copy_from(&theirs, &view),
        ];
        assert_eq!(world.double.calls_in_all(), calls, "a driver was called");
        for (index, error) in errors.into_iter().enumerate() {
            let refused =
                matches!(error, Err(Error::OtherContext { stream, object }) if stream != object);
            assert!(refused, "{index}: {error:?}");
        }
        drop((their_buffer, device));
        // SAFETY: the stream outlives the call.
        let borrowed = unsafe { Stream::from_raw(own, theirs.raw()) };
        match borrowed {
            Err(Error::OtherContext { stream, object }) => {
                assert_eq!((stream, object), (foreign.raw as usize, own.raw() as usize));
            }
            other => panic!("{other:?}"),
        }
        drop(theirs);
    });
}

#[test]
fn threads_share_one_device() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let buffer = world.buffer(1 << 16);
        std::thread::scope(|scope| {
            for part in 0..8u8 {
                let (stream, buffer) = (&stream, &buffer);
                scope.spawn(move || {
                    let view = buffer
                        .cuda()
                        .view::<u8>(u64::from(part) << 13, 1 << 13)
                        .unwrap();
                    for _ in 0..50 {
                        view.copy_from_host(stream, &[part; 1 << 13]).unwrap();
                    }
                });
            }
        });
        let mut found = vec![0u8; 1 << 16];
        let view = buffer.cuda().view(0, 1 << 16).unwrap();
        view.copy_to_host(&stream, &mut found).unwrap();
        for (index, byte) in found.iter().enumerate() {
            assert_eq!(usize::from(*byte), index >> 13);
        }
        std::thread::scope(|scope| {
            scope.spawn(move || drop((buffer, stream)));
        });
        assert_eq!(world.living(), before);
    });
}
