//! Dropping what a stream still uses: nothing blocks, nothing is freed under the work, all is freed later.

use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::{Context, Error, SharedImage, Stream};
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
