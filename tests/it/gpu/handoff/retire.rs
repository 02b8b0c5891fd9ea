//! What is dropped or closed while a stream still uses it: the stream is held up by a timeline that nobody signals yet.

use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::{
    Context, Error, ImageDescription, SharedBuffer, SharedDevice, SharedImage, SharedTimeline,
    Stream,
};
use interop_tests::{Vulkan, real_cuda};
use vk_fd_import::BufferDescription;

const AT_ONCE: Duration = Duration::from_millis(5);
const LONG: Duration = Duration::from_secs(5);

/// A stream that waits for the value 1.
struct HeldUp {
    timeline: SharedTimeline,
    stream: Stream,
}

impl HeldUp {
    fn new(device: &SharedDevice) -> Self {
        let stream = Stream::new(device.context()).unwrap();
        let timeline = SharedTimeline::new(device).unwrap();
        timeline.wait(&stream, 1).unwrap();
        assert!(!stream.is_idle().unwrap());
        Self { timeline, stream }
    }

    /// Lets the stream go on.
    fn release(&self) {
        // SAFETY: the counter stands at 0, and nothing else signals.
        unsafe { self.timeline.vulkan().signal(1) }.unwrap();
    }
}

impl Drop for HeldUp {
    fn drop(&mut self) {
        // So that a failed test ends.
        if self.timeline.counter().is_ok_and(|counter| counter == 0) {
            self.release();
        }
    }
}

fn free_bytes(context: &Context) -> u64 {
    let _current = context.make_current().unwrap();
    let (mut free, mut total) = (0, 0);
    // SAFETY: both pointers are to live integers, and a context is current.
    let status = unsafe {
        context
            .cuda()
            .driver()
            .cuMemGetInfo(&raw mut free, &raw mut total)
    };
    assert_eq!(status.unwrap().0, 0, "cuMemGetInfo");
    free as u64
}

#[track_caller]
fn assert_swept(context: &Context) {
    let start = Instant::now();
    loop {
        let left = context.sweep().unwrap();
        if left == 0 {
            break;
        }
        assert!(start.elapsed() < LONG, "{left} objects are still waiting");
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(context.refused_frees(), 0);
}

fn image() -> ImageDescription {
    let usage = vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST
        | vk::ImageUsageFlags::SAMPLED;
    // 256 MiB, so that its end shows in what is free.
    ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 8192, 8192, usage)
}

fn buffer(size: u64) -> BufferDescription {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    BufferDescription::new(size, usage)
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn dropping_in_flight_neither_blocks_nor_frees() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let context = device.context();
    let shared = SharedImage::new(&device, &image()).unwrap();
    let size = shared.level(0).unwrap().bytes();
    let target = SharedBuffer::new(&device, &buffer(size)).unwrap();
    let during = free_bytes(context);
    let held = HeldUp::new(&device);
    let level = shared.level(0).unwrap();
    level
        .copy_to_buffer(&held.stream, target.cuda(), 0)
        .unwrap();
    let start = Instant::now();
    drop(shared);
    drop(target);
    let dropped = start.elapsed();
    assert!(dropped < AT_ONCE, "dropping took {dropped:?}");
    assert_eq!(context.sweep().unwrap(), 2, "image and buffer wait");
    let still = free_bytes(context);
    assert!(still < during + size / 2, "{during} free, then {still}");

    held.release();
    held.stream.synchronize().unwrap();
    assert_swept(context);
    let after = free_bytes(context);
    let freed = after.saturating_sub(during);
    assert!(
        freed >= 2 * size - size / 8,
        "{freed} bytes of about {} are free again",
        2 * size
    );
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn the_next_import_sweeps_what_is_done() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let shared = SharedBuffer::new(&device, &buffer(1 << 20)).unwrap();
    let held = HeldUp::new(&device);
    shared.cuda().record_use(&held.stream).unwrap();
    drop(shared);
    held.release();
    held.stream.synchronize().unwrap();
    let other = SharedBuffer::new(&device, &buffer(1 << 20)).unwrap();
    assert_eq!(device.context().sweep().unwrap(), 0);
    drop(other);
    assert_eq!(device.context().refused_frees(), 0);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn closing_waits_and_reports() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let shared = SharedBuffer::new(&device, &buffer(1 << 20)).unwrap();
    let held = HeldUp::new(&device);
    let view = shared.cuda().view::<u8>(0, 1 << 20).unwrap();
    view.fill(&held.stream, 1).unwrap();
    let timeout = Duration::from_millis(20);
    let refused = shared.cuda().clone().close(timeout);
    let refused = refused.expect_err("the stream is held up");
    match refused.error {
        Error::StillInUse { streams, waited } => {
            assert_eq!(streams, 1);
            assert!(waited >= timeout && waited < timeout * 10, "{waited:?}");
        }
        other => panic!("{other:?}"),
    }
    held.release();
    refused.object.close(LONG).unwrap();
    drop(shared);
    assert_swept(device.context());
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_timeline_and_a_stream_dropped_in_flight_wait_too() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let held = HeldUp::new(&device);
    let other = SharedTimeline::new(&device).unwrap();
    other.signal(&held.stream, 5).unwrap();
    // A second import of the payload, to look at after the first one is gone.
    let fd = other.vulkan().export_fd().unwrap();
    let witness = vk_fd_import::TimelineSemaphore::import(device.vulkan(), fd).unwrap();
    let start = Instant::now();
    let HeldUpParts { timeline, stream } = take(held);
    drop(stream);
    drop(other);
    let dropped = start.elapsed();
    assert!(dropped < AT_ONCE, "dropping took {dropped:?}");
    assert!(device.context().sweep().unwrap() >= 1, "nothing waits");
    assert_eq!(witness.counter().unwrap(), 0);
    // SAFETY: the counter stands at 0, and nothing else signals.
    unsafe { timeline.vulkan().signal(1) }.unwrap();
    assert!(witness.wait(5, LONG).unwrap(), "the signal never came");
    assert_swept(device.context());
    drop(timeline);
    assert_swept(device.context());
}

struct HeldUpParts {
    timeline: SharedTimeline,
    stream: Stream,
}

/// The parts, without the release at the end.
fn take(held: HeldUp) -> HeldUpParts {
    let held = std::mem::ManuallyDrop::new(held);
    // SAFETY: the original is never dropped nor used again.
    let timeline = unsafe { std::ptr::read(&held.timeline) };
    // SAFETY: the same.
    let stream = unsafe { std::ptr::read(&held.stream) };
    HeldUpParts { timeline, stream }
}
