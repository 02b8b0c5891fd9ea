//! Vulkan hands over to CUDA and CUDA hands back, frame after frame, without waiting for each.

use std::cell::Cell;
use std::time::{Duration, Instant};

use cuda_interop::vulkan::{TimelineFd, TimelineSemaphore};
use cuda_interop::{SharedDevice, SharedTimeline, Stream};

use crate::Result;
use crate::measure::Table;
use crate::raw;
use crate::vulkan::{Point, Queue, Vulkan};

/// Frames in one measurement.
const FRAMES: u32 = 100;
const TIMEOUT: Duration = Duration::from_secs(10);

pub fn frames(
    device: &SharedDevice,
    vulkan: &Vulkan<'_>,
    queue: Queue,
    table: &mut Table,
) -> Result<()> {
    let stream = Stream::new(device.context())?;
    let timeline = SharedTimeline::new(device)?;
    let own = TimelineSemaphore::new(device.vulkan(), 0, true)?;
    let fd = own.export_fd().map(TimelineFd::into_parts)?.0;
    let imported = raw::Timeline::import(device.context().cuda().runtime(), fd)?;
    let last = Cell::new(0);
    let safe = || {
        let start = Instant::now();
        let mut back = 0;
        for _ in 0..FRAMES {
            let there = timeline.next_value();
            let point = |value| Some(Point::new(timeline.semaphore(), value));
            vulkan.submit(queue, None, None, point(there))?;
            timeline.wait(&stream, there)?;
            let handed = timeline.signal_next(&stream)?;
            back = timeline.next_value();
            vulkan.submit(queue, None, point(handed), point(back))?;
        }
        timeline.wait_on_host(back, TIMEOUT)?;
        Ok(start.elapsed() / FRAMES)
    };
    let by_hand = || {
        let start = Instant::now();
        let mut value = last.get();
        for _ in 0..FRAMES {
            let point = |value| Some(Point::new(own.handle(), value));
            vulkan.submit(queue, None, None, point(value + 1))?;
            imported.wait(stream.raw(), value + 1)?;
            imported.signal(stream.raw(), value + 2)?;
            vulkan.submit(queue, None, point(value + 2), point(value + 3))?;
            value += 3;
        }
        last.set(value);
        if !own.wait(value, TIMEOUT)? {
            return Err(format!("value {value} never came").into());
        }
        Ok(start.elapsed() / FRAMES)
    };
    let what = format!("hand over and back, {}, a frame", queue.name);
    table.alternate(what, 20, ("safe", safe), ("raw", by_hand))?;
    vulkan.wait_idle()
}
