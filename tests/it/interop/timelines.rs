//! Timelines and binary semaphores, on the double's own timelines and SwiftShader's binary semaphores.

use std::os::fd::AsFd;
use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::vulkan::{BinaryFd, TimelineSemaphore};
use cuda_interop::{
    Error, ExternalBinarySemaphore, ExternalTimeline, SharedBinarySemaphore, SharedTimeline,
};
use interop_tests::{SoftwareDriver, on, on_each};

use super::world::World;

/// No software driver exports timelines, so the two halves of this one are two semaphores: Vulkan's counter moves when a test says so.
fn halves(world: &World, value: u64) -> (SharedTimeline, std::os::fd::OwnedFd) {
    let (cuda, fd) = world.timeline(value);
    let vulkan = TimelineSemaphore::new(world.device.vulkan(), value, false).unwrap();
    // SAFETY: what the type relies on is only that it may compare a value with Vulkan's counter, which the tests set.
    let timeline = unsafe { SharedTimeline::from_parts(vulkan, cuda) };
    (timeline.unwrap(), fd)
}

#[test]
fn values_only_grow_and_the_errors_name_them() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        let (timeline, fd) = halves(&world, 3);
        assert_eq!(timeline.counter().unwrap(), 3);
        assert_eq!(timeline.next_value(), 4);
        let calls = world.double.calls("cudaSignalExternalSemaphoresAsync");
        for value in [0, 3] {
            let error = timeline.signal(&stream, value).unwrap_err();
            let text = error.to_string();
            match error {
                Error::ValueNotIncreasing {
                    value: refused,
                    signalled: 3,
                } => assert_eq!(refused, value),
                other => panic!("{other:?}"),
            }
            assert!(
                text.contains(&value.to_string()) && text.contains('3'),
                "{text}"
            );
        }
        assert_eq!(
            world.double.calls("cudaSignalExternalSemaphoresAsync"),
            calls
        );
        timeline.signal(&stream, 7).unwrap();
        assert_eq!(world.double.timeline_value(fd.as_fd()), 7);
        assert!(matches!(
            timeline.signal(&stream, 7),
            Err(Error::ValueNotIncreasing {
                value: 7,
                signalled: 7
            })
        ));
        assert_eq!(timeline.signal_next(&stream).unwrap(), 8);
        assert_eq!(timeline.next_value(), 9);
        assert_eq!(timeline.signal_next(&stream).unwrap(), 10);

        // Somebody else has moved the counter.
        // SAFETY: no signal is pending in Vulkan.
        unsafe { timeline.vulkan().signal(20) }.unwrap();
        match timeline.signal(&stream, 15) {
            Err(Error::ValueNotAboveCounter {
                value: 15,
                counter: 20,
            }) => {}
            other => panic!("{other:?}"),
        }
        assert_eq!(world.double.timeline_value(fd.as_fd()), 10);

        // A refused signal takes no value.
        timeline.signal(&stream, 21).unwrap();
        world
            .double
            .fail("cudaSignalExternalSemaphoresAsync", 1, 999, false);
        let error = timeline.signal_next(&stream).unwrap_err();
        assert_eq!(error.cuda_code(), Some(999));
        assert_eq!(timeline.signal_next(&stream).unwrap(), 22);
        timeline.signal(&stream, u64::MAX).unwrap();
        assert!(matches!(
            timeline.signal_next(&stream),
            Err(Error::ValueNotIncreasing {
                value: u64::MAX,
                ..
            })
        ));
    });
}

#[test]
fn threads_that_signal_the_next_value_at_once_all_succeed() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        let (timeline, fd) = halves(&world, 0);
        let stream = world.stream();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut last = 0;
                    for _ in 0..100 {
                        let value = timeline.signal_next(&stream).unwrap();
                        assert!(value > last);
                        last = value;
                    }
                });
            }
        });
        assert_eq!(world.double.timeline_value(fd.as_fd()), 400);
    });
}

#[test]
fn a_host_wait_ends_with_the_value_or_says_what_it_waited_for() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let (timeline, _fd) = halves(&world, 5);
        timeline.wait_on_host(0, Duration::ZERO).unwrap();
        timeline.wait_on_host(5, Duration::ZERO).unwrap();
        for timeout in [Duration::ZERO, Duration::from_millis(30)] {
            let start = Instant::now();
            let error = timeline.wait_on_host(99, timeout).unwrap_err();
            let text = error.to_string();
            match error {
                Error::TimelineTimeout {
                    value: 99,
                    counter: 5,
                    waited,
                } => assert!(waited >= timeout && waited <= start.elapsed()),
                other => panic!("{other:?}"),
            }
            assert!(text.contains("99") && text.contains('5'), "{text}");
            assert!(start.elapsed() < Duration::from_secs(5));
        }
        let start = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(20));
                // SAFETY: no signal is pending.
                unsafe { timeline.vulkan().signal(99) }.unwrap();
            });
            timeline.wait_on_host(99, Duration::from_secs(20)).unwrap();
        });
        assert!(start.elapsed() >= Duration::from_millis(20));
        assert!(start.elapsed() < Duration::from_secs(10));
    });
}

#[test]
fn a_stream_waits_for_the_value_and_goes_on() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let (timeline, fd) = world.timeline(0);
        let (first, second) = (world.stream(), world.stream());
        timeline.wait(&first, 2).unwrap();
        timeline.signal(&first, 3).unwrap();
        timeline.wait(&second, 3).unwrap();
        world.double.signal_timeline(fd.as_fd(), 1);
        assert!(!first.is_idle().unwrap());
        world.double.signal_timeline(fd.as_fd(), 2);
        second.synchronize().unwrap();
        assert!(first.is_idle().unwrap());
        assert_eq!(world.double.timeline_value(fd.as_fd()), 3);
    });
}

#[test]
fn many_timelines_go_to_the_driver_in_batches() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        for count in [0, 1, 15, 16, 17, 32, 40] {
            let timelines: Vec<_> = (0..count).map(|_| world.timeline(0)).collect();
            let points: Vec<_> = (1u64..)
                .zip(&timelines)
                .map(|(value, timeline)| (&timeline.0, value))
                .collect();
            let calls = |name| world.double.calls(name);
            let before = (
                calls("cudaSignalExternalSemaphoresAsync"),
                calls("cudaWaitExternalSemaphoresAsync"),
            );
            ExternalTimeline::signal_all(&stream, &points).unwrap();
            ExternalTimeline::wait_all(&stream, &points).unwrap();
            let batches = u64::div_ceil(count, 16);
            assert_eq!(
                calls("cudaSignalExternalSemaphoresAsync") - before.0,
                batches,
                "{count}"
            );
            assert_eq!(
                calls("cudaWaitExternalSemaphoresAsync") - before.1,
                batches,
                "{count}"
            );
            stream.synchronize().unwrap();
            for (value, (_, fd)) in (1..).zip(&timelines) {
                assert_eq!(world.double.timeline_value(fd.as_fd()), value, "{count}");
            }
        }
    });
}

fn binary(world: &World) -> ExternalBinarySemaphore {
    // SAFETY: the double takes any fd for a binary semaphore's.
    let fd = unsafe { BinaryFd::from_parts(world.double.timeline(0), world.semaphore_origin()) };
    ExternalBinarySemaphore::import(world.device.context(), fd).unwrap()
}

#[test]
fn a_binary_semaphore_is_signalled_and_waited_for_in_turn() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let world = World::new();
        let stream = world.stream();
        let semaphore = binary(&world);
        let out_of_turn = |outcome: Result<(), Error>, asked: &str| match outcome {
            Err(Error::BinaryOutOfTurn { wanted }) => assert_eq!(wanted, asked),
            other => panic!("{other:?}"),
        };
        let calls = world.double.calls_in_all();
        out_of_turn(semaphore.vulkan_waits(), "wait by Vulkan");
        assert_eq!(world.double.calls_in_all(), calls);
        out_of_turn(semaphore.wait(&stream), "wait");
        semaphore.signal(&stream).unwrap();
        out_of_turn(semaphore.signal(&stream), "signal");
        out_of_turn(semaphore.vulkan_signals(), "signal by Vulkan");
        semaphore.vulkan_waits().unwrap();
        out_of_turn(semaphore.wait(&stream), "wait");
        semaphore.vulkan_signals().unwrap();

        // A step that fails turns nothing.
        world
            .double
            .fail("cudaWaitExternalSemaphoresAsync", 1, 999, false);
        assert_eq!(semaphore.wait(&stream).unwrap_err().cuda_code(), Some(999));
        semaphore.wait(&stream).unwrap();
        world
            .double
            .fail("cudaSignalExternalSemaphoresAsync", 1, 999, false);
        let error = semaphore.signal(&stream).unwrap_err();
        assert_eq!(error.cuda_code(), Some(999));
        semaphore.signal(&stream).unwrap();
        stream.synchronize().unwrap();
    });
}

#[test]
fn a_binary_semaphore_of_vulkan_orders_both_sides() {
    on(SoftwareDriver::SwiftShader, || {
        let world = World::new();
        let before = world.living();
        let stream = world.stream();
        let semaphore = SharedBinarySemaphore::new(&world.device).unwrap();
        for _ in 0..10 {
            semaphore.signal(&stream).unwrap();
            stream.synchronize().unwrap();
            submit(&world, Some(semaphore.semaphore()), None);
            semaphore.vulkan_waits().unwrap();

            submit(&world, None, Some(semaphore.semaphore()));
            semaphore.vulkan_signals().unwrap();
            semaphore.wait(&stream).unwrap();
            stream.synchronize().unwrap();
        }
        drop((semaphore, stream));
        assert_eq!(world.living(), before);
    });
}

/// An empty submission that waits for one semaphore and signals another, done on return.
fn submit(world: &World, wait: Option<vk::Semaphore>, signal: Option<vk::Semaphore>) {
    let (waits, signals): (Vec<_>, Vec<_>) =
        (wait.into_iter().collect(), signal.into_iter().collect());
    let stages = vec![vk::PipelineStageFlags::ALL_COMMANDS; waits.len()];
    let info = vk::SubmitInfo::default()
        .wait_semaphores(&waits)
        .wait_dst_stage_mask(&stages)
        .signal_semaphores(&signals);
    let vulkan = &world.vulkan;
    // SAFETY: the semaphores are this device's and signalled in turn; no other thread uses the queue.
    unsafe {
        vulkan
            .device
            .queue_submit(vulkan.queue, &[info], vk::Fence::null())
    }
    .unwrap();
    // SAFETY: no other thread uses the queue.
    unsafe { vulkan.device.queue_wait_idle(vulkan.queue) }.unwrap();
}
