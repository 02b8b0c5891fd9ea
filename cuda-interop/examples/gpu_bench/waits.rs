//! The host waits for a value of a timeline that CUDA, or Vulkan, signals.

use std::cell::Cell;
use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::vulkan::{TimelineFd, TimelineSemaphore};
use cuda_interop::{SharedDevice, SharedTimeline, Stream};

use crate::Result;
use crate::measure::Table;
use crate::raw;
use crate::vulkan::{Point, Vulkan};

const TIMEOUT: Duration = Duration::from_secs(5);

/// `vkWaitSemaphores`.
fn wait(device: &ash::Device, semaphore: vk::Semaphore, value: u64) -> Result<()> {
    let (semaphores, values) = ([semaphore], [value]);
    let info = vk::SemaphoreWaitInfo::default()
        .semaphores(&semaphores)
        .values(&values);
    let nanoseconds = u64::try_from(TIMEOUT.as_nanos())?;
    // SAFETY: the semaphore is a timeline of this device.
    Ok(unsafe { device.wait_semaphores(&info, nanoseconds) }?)
}

/// Looks at the counter until it has the value.
fn poll(device: &ash::Device, semaphore: vk::Semaphore, value: u64) -> Result<()> {
    let start = Instant::now();
    loop {
        // SAFETY: the semaphore is a timeline of this device.
        if unsafe { device.get_semaphore_counter_value(semaphore) }? >= value {
            return Ok(());
        }
        if start.elapsed() > TIMEOUT {
            return Err(format!("value {value} never came").into());
        }
        std::hint::spin_loop();
    }
}

/// The next number each time.
fn next(value: &Cell<u64>) -> u64 {
    value.set(value.get() + 1);
    value.get()
}

pub fn for_cuda(device: &SharedDevice, table: &mut Table) -> Result<()> {
    let vk_device = device.vulkan().raw();
    let stream = Stream::new(device.context())?;
    let timeline = SharedTimeline::new(device)?;
    let own = TimelineSemaphore::new(device.vulkan(), 0, true)?;
    let fd = own.export_fd().map(TimelineFd::into_parts)?.0;
    let by_hand = raw::Timeline::import(device.context().cuda().runtime(), fd)?;
    let value = Cell::new(0);
    let safe = || {
        let start = Instant::now();
        let value = timeline.signal_next(&stream)?;
        timeline.wait_on_host(value, TIMEOUT)?;
        Ok(start.elapsed())
    };
    let polled = || {
        let start = Instant::now();
        let value = next(&value);
        by_hand.signal(stream.raw(), value)?;
        poll(vk_device, own.handle(), value)?;
        Ok(start.elapsed())
    };
    let waited = || {
        let start = Instant::now();
        let value = next(&value);
        by_hand.signal(stream.raw(), value)?;
        wait(vk_device, own.handle(), value)?;
        Ok(start.elapsed())
    };
    let what = "CUDA signals, the host waits";
    table.alternate(what, 1000, ("safe", safe), ("raw, polling", polled))?;
    table.alternate(what, 200, ("safe", safe), ("vkWaitSemaphores", waited))
}

pub fn for_vulkan(device: &SharedDevice, vulkan: &Vulkan<'_>, table: &mut Table) -> Result<()> {
    let vk_device = device.vulkan().raw();
    let timeline = SharedTimeline::new(device)?;
    let own = TimelineSemaphore::new(device.vulkan(), 0, true)?;
    let queue = vulkan.cheapest_queue();
    let value = Cell::new(0);
    let safe = || {
        let start = Instant::now();
        let value = timeline.next_value();
        vulkan.submit(
            queue,
            None,
            None,
            Some(Point::new(timeline.semaphore(), value)),
        )?;
        timeline.wait_on_host(value, TIMEOUT)?;
        Ok(start.elapsed())
    };
    let waited = || {
        let start = Instant::now();
        let value = next(&value);
        vulkan.submit(queue, None, None, Some(Point::new(own.handle(), value)))?;
        wait(vk_device, own.handle(), value)?;
        Ok(start.elapsed())
    };
    let what = "Vulkan signals, the host waits";
    table.alternate(what, 500, ("safe", safe), ("vkWaitSemaphores", waited))?;
    vulkan.wait_idle()
}
