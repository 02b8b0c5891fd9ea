//! A timeline semaphore that both sides wait for and signal.

use core::time::Duration;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use ash::vk;
use vk_fd_import::TimelineSemaphore;

use super::SharedDevice;
use crate::error::{CloseError, Error};
use crate::semaphore::ExternalTimeline;
use crate::stream::Stream;

/// How long a host wait polls without sleeping.
const SPIN: Duration = Duration::from_micros(100);
/// The longest sleep between two looks at the counter in a long host wait.
const LONGEST_SLEEP: Duration = Duration::from_micros(500);

/// A timeline semaphore of Vulkan, imported into CUDA: each side waits for values and signals them.
///
/// # Values
///
/// The counter only grows. [`SharedTimeline::next_value`] hands values out; a submission on either side signals one, and the other side waits
/// for it. A signal through this type is checked first: its value has to be above all that were signalled through it and above the counter. What
/// another process signals is seen in the counter only.
///
/// # Which queue
///
/// A hand-off between CUDA and a Vulkan queue of the graphics or a compute family switches the engine's context: over and back takes about 330 µs;
/// with a queue of the transfer-only family about 15 µs (NVIDIA H200, driver 580.159.04; the example `gpu_bench` measures it).
/// [`SharedDevice::queue_advice`] names the family.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedTimeline {
    // Dropped first, and keeps Vulkan's semaphore: CUDA's import goes before it.
    cuda: ExternalTimeline,
    vulkan: Arc<TimelineSemaphore>,
    values: Mutex<Values>,
}

#[derive(Debug, Clone, Copy)]
struct Values {
    /// The highest value handed out or signalled.
    handed_out: u64,
    /// The highest value signalled through this timeline.
    signalled: u64,
}

impl SharedTimeline {
    /// Makes a timeline semaphore with a counter of 0 and imports it into CUDA.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`] when the device has no exportable timeline semaphores or the feature is not enabled; [`Error::Invalid`] when CUDA
    /// cannot import them; the drivers' own. Where there are no shared timelines, [`SharedBinarySemaphore`](crate::SharedBinarySemaphore) may do.
    pub fn new(device: &SharedDevice) -> Result<Self, Error> {
        Self::starting_at(device, 0)
    }

    /// As [`SharedTimeline::new`], with a counter that starts at `value`.
    ///
    /// # Errors
    ///
    /// As [`SharedTimeline::new`].
    pub fn starting_at(device: &SharedDevice, value: u64) -> Result<Self, Error> {
        Self::from_vulkan(
            device,
            TimelineSemaphore::new(device.vulkan(), value, true)?,
        )
    }

    /// Imports a timeline semaphore that is exportable into CUDA; values go on from where its counter stands.
    ///
    /// # Errors
    ///
    /// As [`SharedTimeline::new`].
    pub fn from_vulkan(device: &SharedDevice, semaphore: TimelineSemaphore) -> Result<Self, Error> {
        let value = semaphore.counter()?;
        let vulkan = Arc::new(semaphore);
        let keep = vulkan.clone();
        let cuda =
            ExternalTimeline::import_keeping(device.context(), vulkan.export_fd()?, Some(keep))?;
        Ok(Self::assemble(cuda, vulkan, value))
    }

    /// Joins the two sides of one timeline that were imported one by one, from an fd of another process, say; values go on from where its
    /// counter stands.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Vulkan`].
    ///
    /// # Safety
    ///
    /// Both are the same semaphore: what one signals, the other sees.
    pub unsafe fn from_parts(
        vulkan: TimelineSemaphore,
        cuda: ExternalTimeline,
    ) -> Result<Self, Error> {
        let value = vulkan.counter()?;
        Ok(Self::assemble(cuda, Arc::new(vulkan), value))
    }

    fn assemble(cuda: ExternalTimeline, vulkan: Arc<TimelineSemaphore>, value: u64) -> Self {
        Self {
            cuda,
            vulkan,
            values: Mutex::new(Values {
                handed_out: value,
                signalled: value,
            }),
        }
    }

    fn values(&self) -> std::sync::MutexGuard<'_, Values> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The Vulkan semaphore, for submissions that wait for values or signal them.
    #[must_use]
    pub fn semaphore(&self) -> vk::Semaphore {
        self.vulkan.handle()
    }

    /// The semaphore as Vulkan's side has it.
    #[must_use]
    pub fn vulkan(&self) -> &TimelineSemaphore {
        &self.vulkan
    }

    /// The semaphore as CUDA's side has it. Signals through it are not checked against the values handed out here.
    #[must_use]
    pub fn cuda(&self) -> &ExternalTimeline {
        &self.cuda
    }

    /// Hands out the next value, for one signal on either side.
    pub fn next_value(&self) -> u64 {
        let mut values = self.values();
        values.handed_out = values.handed_out.saturating_add(1);
        values.handed_out
    }

    /// The counter as it is now.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Vulkan`].
    #[doc(alias = "vkGetSemaphoreCounterValue")]
    pub fn counter(&self) -> Result<u64, Error> {
        Ok(self.vulkan.counter()?)
    }

    /// Signals `value` once the work now in `stream` is done.
    ///
    /// # Errors
    ///
    /// [`Error::ValueNotIncreasing`] for a value not above all that were signalled through this timeline, [`Error::ValueNotAboveCounter`] for one
    /// that the counter has reached: both before the driver is called. [`Error::OtherContext`] for a stream of another context; the driver's own,
    /// as [`Error::Cuda`].
    #[doc(alias = "cudaSignalExternalSemaphoresAsync")]
    pub fn signal(&self, stream: &Stream, value: u64) -> Result<(), Error> {
        self.signal_as(&mut self.values(), stream, value)
    }

    fn signal_as(&self, values: &mut Values, stream: &Stream, value: u64) -> Result<(), Error> {
        if value <= values.signalled {
            return Err(Error::ValueNotIncreasing {
                value,
                signalled: values.signalled,
            });
        }
        let counter = self.vulkan.counter()?;
        if value <= counter {
            return Err(Error::ValueNotAboveCounter { value, counter });
        }
        self.cuda.signal(stream, value)?;
        values.signalled = value;
        values.handed_out = values.handed_out.max(value);
        Ok(())
    }

    /// Signals the next value once the work now in `stream` is done, and answers which that was. The value is taken and signalled in one step,
    /// so that threads that do this at once get values in the order of their signals; one that fails takes no value.
    ///
    /// # Errors
    ///
    /// As [`SharedTimeline::signal`].
    pub fn signal_next(&self, stream: &Stream) -> Result<u64, Error> {
        let mut values = self.values();
        let value = values.handed_out.saturating_add(1);
        self.signal_as(&mut values, stream, value)?;
        Ok(value)
    }

    /// Makes later work in `stream` wait until the counter is at least `value`.
    ///
    /// A value that nobody ever signals blocks the stream for ever: CUDA has no timeout here.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaWaitExternalSemaphoresAsync")]
    pub fn wait(&self, stream: &Stream, value: u64) -> Result<(), Error> {
        self.cuda.wait(stream, value)
    }

    /// Blocks this thread until the counter is at least `value`, at most for `timeout`.
    ///
    /// It looks at the counter itself: `vkWaitSemaphores` sees a signal of CUDA only every 10 ms (NVIDIA H200, driver 580.159.04). For the first
    /// 100 µs it looks without pause, then with sleeps that grow with the time waited, to at most half a millisecond, so that a long wait costs
    /// little and is late by at most about a tenth.
    ///
    /// # Errors
    ///
    /// [`Error::TimelineTimeout`], with the value and the counter, when the time is over; the driver's own, as [`Error::Vulkan`].
    #[doc(alias = "vkWaitSemaphores")]
    pub fn wait_on_host(&self, value: u64, timeout: Duration) -> Result<(), Error> {
        let start = Instant::now();
        loop {
            let counter = self.vulkan.counter()?;
            if counter >= value {
                return Ok(());
            }
            let waited = start.elapsed();
            if waited >= timeout {
                return Err(Error::TimelineTimeout {
                    value,
                    counter,
                    waited,
                });
            }
            if waited < SPIN {
                core::hint::spin_loop();
            } else {
                let pause = (waited / 10).min(LONGEST_SLEEP);
                std::thread::sleep(pause.min(timeout - waited));
            }
        }
    }

    /// Ends CUDA's side once no stream is in the way of that, waiting at most for `timeout`, and then Vulkan's.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when streams are; the timeline is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let Self {
            cuda,
            vulkan,
            values,
        } = self;
        cuda.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                cuda: failed.object,
                vulkan,
                values,
            },
        })
    }
}
