//! Dropping what is idle while other work of the device stands still: does the driver's own free wait for that work?

use std::sync::mpsc;
use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::vulkan::BufferDescription;
use cuda_interop::{
    ImageDescription, SharedBuffer, SharedDevice, SharedImage, SharedTimeline, Stream,
};
use interop_tests::{Vulkan, real_cuda};

/// Times a drop while another stream is blocked; unblocks that stream after a second at the latest.
fn time_of_drop<T: Send>(device: &SharedDevice, object: T) -> Duration {
    let gate = SharedTimeline::new(device).expect("a timeline");
    let blocked = Stream::new(device.context()).expect("a stream");
    gate.wait(&blocked, 1).expect("a wait");
    let (done, waited) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            drop(object);
            done.send(start.elapsed()).expect("the time is waited for");
        });
        let time = waited.recv_timeout(Duration::from_secs(1));
        // SAFETY: the value is above the counter, and no other signal is pending.
        unsafe { gate.vulkan().signal(1) }.expect("a signal from the host");
        let time = time.unwrap_or_else(|_| waited.recv().expect("the drop ends"));
        blocked.synchronize().expect("the blocked stream goes on");
        time
    })
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn drop_does_not_wait_for_other_streams() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let buffer = SharedBuffer::new(&device, &BufferDescription::new(1 << 20, usage))
        .expect("a shared buffer");
    let usage = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::STORAGE;
    let description =
        ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 256, 256, usage);
    let image = SharedImage::new(&device, &description).expect("a shared image");
    let surface_image = SharedImage::new(&device, &description).expect("a shared image");
    let surface = surface_image.level(0).and_then(|level| level.surface());
    let timeline = SharedTimeline::new(&device).expect("a timeline");
    let stream = Stream::new(device.context()).expect("a stream");
    let mut slow = Vec::new();
    let mut note = |what: &str, time: Duration| {
        println!("dropping {what} beside a blocked stream: {time:?}");
        if time > Duration::from_millis(100) {
            slow.push(format!("{what}: {time:?}"));
        }
    };
    note(
        "a surface object",
        time_of_drop(&device, surface.expect("a surface")),
    );
    note("a timeline", time_of_drop(&device, timeline));
    note("a stream", time_of_drop(&device, stream));
    note("an image", time_of_drop(&device, image));
    note("a buffer", time_of_drop(&device, buffer));
    assert!(slow.is_empty(), "{slow:?}");
}
