//! Hand-offs between Vulkan and CUDA: frames, waits, and what is dropped while work is in flight.

mod frames;
mod retire;

use std::time::{Duration, Instant};

use cuda_interop::{Error, SharedDevice, SharedTimeline, Stream};
use interop_tests::{Vulkan, all_calls, calls, counted_cuda, in_child, real_cuda};

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn wrong_values_are_refused_before_the_driver() {
    let outcome = in_child(
        |_| {},
        || {
            let vulkan = Vulkan::nvidia();
            let device = SharedDevice::new(&counted_cuda(), vulkan.counted()).unwrap();
            let stream = Stream::new(device.context()).unwrap();
            let timeline = SharedTimeline::new(&device).unwrap();
            timeline.signal(&stream, 10).unwrap();
            stream.synchronize().unwrap();
            let signals = || calls("cudaSignalExternalSemaphoresAsync");
            let before = (signals(), all_calls());
            assert_eq!(before.0, 1);
            for value in [0, 1, 9, 10] {
                match timeline.signal(&stream, value) {
                    Err(Error::ValueNotIncreasing {
                        value: named,
                        signalled: 10,
                    }) => assert_eq!(named, value),
                    other => panic!("signal of {value} after 10: {other:?}"),
                }
            }
            // The other side goes further, unseen by this side but for the counter.
            // SAFETY: 100 is above all that is signalled, and nothing is pending.
            unsafe { timeline.vulkan().signal(100) }.unwrap();
            for value in [11, 99, 100] {
                match timeline.signal(&stream, value) {
                    Err(Error::ValueNotAboveCounter {
                        value: named,
                        counter: 100,
                    }) => assert_eq!(named, value),
                    other => panic!("signal of {value} with the counter at 100: {other:?}"),
                }
            }
            assert_eq!((signals(), all_calls()), before, "a driver was called");
            timeline.signal(&stream, 101).unwrap();
            timeline.wait_on_host(101, Duration::from_secs(2)).unwrap();
            assert_eq!(timeline.counter().unwrap(), 101);
            assert_eq!(signals(), before.0 + 1);
        },
    );
    outcome.assert_success();
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn the_host_sees_a_signal_of_cuda_at_once() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let timeline = SharedTimeline::new(&device).unwrap();
    let timeout = Duration::from_secs(2);
    timeline.signal_next(&stream).unwrap();
    timeline.wait_on_host(1, timeout).unwrap();

    // Signalled just before the wait, and in the middle of a wait that has long begun.
    let mut at_once: Vec<_> = (0..50)
        .map(|_| {
            let start = Instant::now();
            let value = timeline.signal_next(&stream).unwrap();
            timeline.wait_on_host(value, timeout).unwrap();
            start.elapsed()
        })
        .collect();
    let mut later: Vec<_> = (0..20)
        .map(|_| {
            let value = timeline.next_value();
            let (timeline, stream) = (&timeline, &stream);
            std::thread::scope(|scope| {
                let signaller = scope.spawn(move || {
                    std::thread::sleep(Duration::from_millis(5));
                    let start = Instant::now();
                    timeline.signal(stream, value).unwrap();
                    start
                });
                timeline.wait_on_host(value, timeout).unwrap();
                let seen = Instant::now();
                seen.duration_since(signaller.join().unwrap())
            })
        })
        .collect();
    at_once.sort();
    later.sort();
    println!(
        "signal to host: at once {:?} (longest {:?}), in a long wait {:?} (longest {:?})",
        at_once[25], at_once[49], later[10], later[19]
    );
    let limit = Duration::from_millis(2);
    assert!(at_once[25] < limit, "median of {at_once:?}");
    assert!(later[10] < limit, "median of {later:?}");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_host_wait_ends_with_the_value_and_the_counter() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let timeline = SharedTimeline::new(&device).unwrap();
    timeline.signal(&stream, 3).unwrap();
    stream.synchronize().unwrap();
    let timeout = Duration::from_millis(30);
    match timeline.wait_on_host(7, timeout) {
        Err(error @ Error::TimelineTimeout { .. }) => {
            let Error::TimelineTimeout {
                value,
                counter,
                waited,
            } = error
            else {
                unreachable!()
            };
            assert_eq!((value, counter), (7, 3));
            assert!(waited >= timeout && waited < timeout * 10, "{waited:?}");
            let text = error.to_string();
            assert!(text.contains('7') && text.contains('3'), "{text}");
        }
        other => panic!("{other:?}"),
    }
    timeline.wait_on_host(3, Duration::ZERO).unwrap();
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn several_timelines_go_in_one_call() {
    let outcome = in_child(
        |_| {},
        || {
            let vulkan = Vulkan::nvidia();
            let device = SharedDevice::new(&counted_cuda(), vulkan.counted()).unwrap();
            let stream = Stream::new(device.context()).unwrap();
            let timelines: Vec<_> = (0..5)
                .map(|_| SharedTimeline::new(&device).unwrap())
                .collect();
            let points: Vec<_> = (1..)
                .zip(&timelines)
                .map(|(value, timeline)| (timeline.cuda(), value))
                .collect();
            cuda_interop::ExternalTimeline::signal_all(&stream, &points).unwrap();
            cuda_interop::ExternalTimeline::wait_all(&stream, &points).unwrap();
            stream.synchronize().unwrap();
            for (value, timeline) in (1..).zip(&timelines) {
                assert_eq!(timeline.counter().unwrap(), value);
            }
            let seen =
                ["Signal", "Wait"].map(|name| calls(&format!("cuda{name}ExternalSemaphoresAsync")));
            assert_eq!(seen, [1, 1], "calls of signal and wait");
        },
    );
    outcome.assert_success();
}

/// Time that this thread has spent on a processor.
fn processor_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` is a place for one time.
    let answer = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    assert_eq!(answer, 0);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_long_host_wait_leaves_the_processor_to_others() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let timeline = SharedTimeline::new(&device).unwrap();
    let (before, start) = (processor_time(), Instant::now());
    let waited = timeline.wait_on_host(1, Duration::from_secs(2));
    assert!(matches!(
        waited,
        Err(Error::TimelineTimeout {
            value: 1,
            counter: 0,
            ..
        })
    ));
    let (used, took) = (processor_time() - before, start.elapsed());
    println!("a host wait of {took:?} used {used:?} of a processor");
    assert!(used * 10 < took, "{used:?} of {took:?}");
}
