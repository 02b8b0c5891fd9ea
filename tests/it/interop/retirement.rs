//! Dropping what a stream still uses: nothing blocks, nothing is freed under the work, all is freed later.

use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::{
    Context, Error, ExportableMemory, ImageDescription, SharedImage, SharedLinearImage, Stream,
};
use interop_tests::{SoftwareDriver, double_cuda, on_each};

use super::world::{World, picture};

/// More than a drop takes, and less than a wait that nobody ends.
const SOON: Duration = Duration::from_secs(5);

#[test]
fn what_is_in_use_when_dropped_is_freed_when_the_stream_is_done() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let before = world.living();
        for borrowed in [false, true] {
            let start = Instant::now();
            let (timeline, fd) = world.timeline(0);
            let ours = world.stream();
            // SAFETY: `ours` outlives it.
            let other = unsafe { Stream::from_raw(context, ours.raw()) }.unwrap();
            let stream = if borrowed { &other } else { &ours };
            timeline.wait(stream, 1).unwrap();
            let buffer = world.buffer(4096);
            buffer
                .cuda()
                .view::<u8>(0, 4096)
                .unwrap()
                .fill(stream, 0x77)
                .unwrap();
            let image = SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 8, 8))
                .unwrap();
            let surface = image.level(0).unwrap().surface().unwrap();
            surface.record_use(stream).unwrap();
            drop((buffer, surface, image));
            assert_eq!(world.double.live("buffer"), 1);
            assert_eq!(world.double.live("surface"), 1);
            assert_eq!(world.device.vulkan().live_allocations(), 2);
            assert_eq!(context.sweep().unwrap(), 2);

            world.double.signal_timeline(fd.as_fd(), 1);
            assert_eq!(context.sweep().unwrap(), 0);
            assert_eq!(world.device.vulkan().live_allocations(), 0);
            assert_eq!(world.double.live("surface"), 0);

            timeline.wait(stream, 2).unwrap();
            drop((other, ours));
            drop(timeline);
            assert_eq!(context.sweep().unwrap(), 1, "the timeline is in use");
            world.double.signal_timeline(fd.as_fd(), 2);
            assert_eq!(context.sweep().unwrap(), 0);
            drop(fd);
            assert_eq!(world.living(), before);
            assert!(start.elapsed() < SOON);
        }
        assert_eq!(context.refused_frees(), 0);
    });
}

#[test]
fn later_work_in_the_stream_does_not_hold_an_object_back() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let stream = world.stream();
        let (timeline, fd) = world.timeline(0);
        let image =
            SharedImage::new(&world.device, &picture(vk::Format::R8G8B8A8_UNORM, 8, 8)).unwrap();
        let surface = image.level(0).unwrap().surface().unwrap();
        timeline.wait(&stream, 1).unwrap();
        surface.record_use(&stream).unwrap();
        drop(surface);
        timeline.wait(&stream, 2).unwrap();
        assert_eq!(context.sweep().unwrap(), 1);
        world.double.signal_timeline(fd.as_fd(), 1);
        assert_eq!(context.sweep().unwrap(), 0);
        assert_eq!(world.double.live("surface"), 0);
        assert!(!stream.is_idle().unwrap());
        world.double.signal_timeline(fd.as_fd(), 2);
    });
}

#[test]
fn streams_of_another_handle_on_the_same_context_count_too() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let (timeline, fd) = world.timeline(0);
        // The library loaded a second time, and the context taken by its raw handle.
        let other = world.vulkan.shared(&double_cuda());
        // SAFETY: the primary context lives as long as the process.
        let same = unsafe { Context::from_raw(&world.cuda, context.raw()) }.unwrap();
        for stream in [
            Stream::new(other.context()).unwrap(),
            Stream::new(&same).unwrap(),
        ] {
            let value = world.double.timeline_value(fd.as_fd()) + 1;
            timeline.wait(&stream, value).unwrap();
            let start = Instant::now();
            drop(world.buffer(64));
            assert!(start.elapsed() < SOON);
            assert_eq!(context.sweep().unwrap(), 1);
            assert_eq!(other.context().sweep().unwrap(), 1);
            world.double.signal_timeline(fd.as_fd(), value);
            assert_eq!(same.sweep().unwrap(), 0);
            assert_eq!(world.double.live("buffer"), 0);
        }
    });
}

#[test]
fn making_and_dropping_other_things_frees_what_waited() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        let (timeline, fd) = world.timeline(0);
        timeline.wait(&stream, 1).unwrap();
        let buffer = world.buffer(64);
        buffer.cuda().record_use(&stream).unwrap();
        drop(buffer);
        assert_eq!(world.double.live("buffer"), 1);
        world.double.signal_timeline(fd.as_fd(), 1);
        drop(world.buffer(64));
        assert_eq!(world.double.live("buffer"), 0);
    });
}

#[test]
fn closing_waits_reports_and_hands_the_object_back() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        let (timeline, fd) = world.timeline(0);
        timeline.wait(&stream, 1).unwrap();
        let buffer = world.buffer(64);
        let mapped = buffer.cuda().clone();
        mapped.record_use(&stream).unwrap();
        let wait = Duration::from_millis(20);
        let failed = mapped.close(wait).unwrap_err();
        match &failed.error {
            Error::StillInUse { streams: 1, waited } => assert!(*waited >= wait && *waited < SOON),
            other => panic!("{other:?}"),
        }
        let mapped = failed.object;
        mapped.view::<u8>(0, 64).unwrap();
        let failed = timeline.close(Duration::ZERO).unwrap_err();
        assert!(matches!(failed.error, Error::StillInUse { streams: 1, .. }));
        let double = interop_tests::Double::open();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(20));
                double.signal_timeline(fd.as_fd(), 1);
            });
            mapped.close(SOON).unwrap();
        });
        failed.object.close(Duration::ZERO).unwrap();
        assert_eq!(world.double.live("semaphore"), 0);
    });
}

#[test]
fn an_object_used_in_many_streams_keeps_only_those_that_are_busy() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let buffer = world.buffer(64);
        let view = buffer.cuda().view::<u8>(0, 64).unwrap();
        for _ in 0..200 {
            let stream = world.stream();
            view.fill(&stream, 1).unwrap();
            // SAFETY: `stream` outlives it.
            let borrowed = unsafe { Stream::from_raw(context, stream.raw()) }.unwrap();
            view.fill(&borrowed, 2).unwrap();
        }
        assert!(world.double.live("stream") <= 1);
        assert!(world.double.live("event") <= 1);

        // Busy ones are all kept.
        let (timeline, fd) = world.timeline(0);
        for _ in 0..20 {
            let stream = world.stream();
            timeline.wait(&stream, 1).unwrap();
            view.fill(&stream, 3).unwrap();
        }
        drop(buffer);
        assert_eq!(context.sweep().unwrap(), 1);
        assert_eq!(world.double.live("buffer"), 1);
        world.double.signal_timeline(fd.as_fd(), 1);
        assert_eq!(context.sweep().unwrap(), 0);
        assert_eq!(world.double.live("buffer"), 0);
    });
}

#[test]
fn a_stream_borrowed_anew_for_each_frame_leaves_only_the_frames_in_flight() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let context = world.device.context();
        let (timeline, fd) = world.timeline(0);
        let ours = world.stream();
        for frame in 1..=200 {
            timeline.wait(&ours, frame).unwrap();
            // SAFETY: `ours` outlives it.
            drop(unsafe { Stream::from_raw(context, ours.raw()) }.unwrap());
            assert!(!ours.is_idle().unwrap());
            world.double.signal_timeline(fd.as_fd(), frame);
        }
        assert!(world.double.live("event") <= 2);

        // The work of one that is gone still counts: what needs an idle context waits.
        let mut theirs = std::ptr::null_mut();
        let runtime = world.cuda.runtime();
        let current = context.make_current().unwrap();
        // SAFETY: a place for one handle.
        let made = unsafe { runtime.cudaStreamCreateWithFlags(&raw mut theirs, 1) };
        assert_eq!(made.unwrap().0, 0);
        // SAFETY: `theirs` outlives it.
        let borrowed = unsafe { Stream::from_raw(context, theirs) }.unwrap();
        timeline.wait(&borrowed, 201).unwrap();
        drop(borrowed);
        drop(world.buffer(64));
        assert_eq!(world.double.live("buffer"), 1);
        world.double.signal_timeline(fd.as_fd(), 201);
        assert_eq!(context.sweep().unwrap(), 0);
        // SAFETY: nobody has the stream any more.
        assert_eq!(unsafe { runtime.cudaStreamDestroy(theirs) }.unwrap().0, 0);
        drop(current);
        assert!(world.double.live("event") <= 1);
    });
}

#[test]
fn shared_objects_are_closed_whole_and_handed_back_whole() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let (timeline, fd) = world.timeline(0);
        let description = picture(vk::Format::R8G8B8A8_UNORM, 8, 8);
        let image = SharedImage::new(&world.device, &description).unwrap();
        let linear = ImageDescription {
            tiling: vk::ImageTiling::LINEAR,
            usage: vk::ImageUsageFlags::TRANSFER_DST,
            ..description
        };
        let linear = SharedLinearImage::new(&world.device, &linear).unwrap();
        let buffer = world.buffer(64);
        let memory = ExportableMemory::new(world.device.context(), 64).unwrap();
        timeline.wait(&stream, 1).unwrap();
        let used = world.living();

        macro_rules! not_yet {
            ($($object:ident),*) => {$(
                let failed = $object.close(Duration::ZERO).unwrap_err();
                assert!(matches!(failed.error, Error::StillInUse { streams: 1, .. }));
                let $object = failed.object;
            )*};
        }
        not_yet!(image, linear, buffer, memory);
        assert_eq!(world.living(), used);
        image.level(0).unwrap();

        world.double.signal_timeline(fd.as_fd(), 1);
        image.close(SOON).unwrap();
        linear.close(SOON).unwrap();
        buffer.close(SOON).unwrap();
        memory.close(SOON).unwrap();
        drop((timeline, fd, stream));
        assert_eq!(world.living(), before);
    });
}

#[test]
fn a_question_about_a_busy_stream_leaves_no_error_behind() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        let (timeline, fd) = world.timeline(0);
        timeline.wait(&stream, 1).unwrap();
        assert!(!stream.is_idle().unwrap());
        // SAFETY: takes nothing.
        let left = unsafe { world.cuda.runtime().cudaPeekAtLastError() };
        assert_eq!(left.unwrap().0, 0);
        world.double.signal_timeline(fd.as_fd(), 1);
        assert!(stream.is_idle().unwrap());
    });
}
