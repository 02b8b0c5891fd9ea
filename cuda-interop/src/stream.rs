//! Streams: our own, or another library's.

use core::ffi::c_int;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cuda_interop_sys as sys;

use crate::context::Context;
use crate::error::Error;
use crate::ffi::RawStream;
use crate::retire::Listed;

/// A CUDA stream: work enqueued in it runs in order.
///
/// Cheap to clone; the stream is destroyed with its last clone, unless it was borrowed by [`Stream::from_raw`]. Objects that were used in it count
/// as owners until they are dropped or used in a new stream. Work still in it runs to its end.
///
/// # Threads
///
/// `Send` and `Sync`: use it from any thread.
///
/// # Capture
///
/// A stream that records a graph is not for this crate: drops and sweeps ask whether the streams that were shown to it are idle, and CUDA ends a
/// capture that is asked so. Show it another stream, or borrow this one only after the capture.
#[derive(Debug, Clone)]
pub struct Stream {
    core: Arc<StreamCore>,
}

#[derive(Debug)]
pub(crate) struct StreamCore {
    context: Context,
    raw: RawStream,
    ours: bool,
    number: u64,
    listed: Arc<Listed>,
}

impl StreamCore {
    /// A number that no other stream of this process has or had, whatever becomes of its handle.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    pub(crate) fn raw(&self) -> &RawStream {
        &self.raw
    }

    pub(crate) fn is_ours(&self) -> bool {
        self.ours
    }
}

impl Drop for StreamCore {
    fn drop(&mut self) {
        let retired = self.context.retired();
        match self.context.enter() {
            Ok(entered) => {
                // Its last work is noted before it leaves the list, so that no sweep takes the context for idle in between.
                if !matches!(entered.stream_is_idle(&self.raw), Ok(true))
                    && let Ok(event) = entered.create_event()
                {
                    match entered.record_event(&event, &self.raw) {
                        Ok(()) => retired.outlives(&entered, event),
                        Err(_) => retired.note(entered.destroy_event(event)),
                    }
                }
                retired.depart(&self.listed);
                if self.ours {
                    retired.note(entered.destroy_stream(self.raw.take()));
                }
            }
            Err(error) => {
                // In a forked child no lock is taken: a thread of the parent may have held it.
                if !matches!(error, Error::Forked) {
                    retired.depart(&self.listed);
                }
                if self.ours {
                    retired.note(Err(error));
                }
            }
        }
    }
}

impl Stream {
    /// A new stream that does not wait for the legacy default stream.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Cuda`]; [`Error::Forked`] in a forked child.
    #[doc(alias = "cudaStreamCreateWithFlags")]
    pub fn new(context: &Context) -> Result<Self, Error> {
        Self::create(context, None)
    }

    /// A new stream with a priority: lower numbers come first; numbers beyond the device's range are clamped.
    ///
    /// # Errors
    ///
    /// As [`Stream::new`].
    #[doc(alias = "cudaStreamCreateWithPriority")]
    pub fn with_priority(context: &Context, priority: i32) -> Result<Self, Error> {
        Self::create(context, Some(priority))
    }

    fn create(context: &Context, priority: Option<c_int>) -> Result<Self, Error> {
        let entered = context.enter()?;
        let raw = entered.create_stream(priority)?;
        Ok(Self::assemble(context, raw, true))
    }

    fn assemble(context: &Context, raw: RawStream, ours: bool) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let listed = context.retired().list(&raw);
        Self {
            core: Arc::new(StreamCore {
                context: context.clone(),
                raw,
                ours,
                number: NEXT.fetch_add(1, Ordering::Relaxed),
                listed,
            }),
        }
    }

    /// Borrows a stream that another library made: `cudaStream_t` and `CUstream` are the same object, so cudarc's and cust's raw handles fit.
    ///
    /// Uses of a borrowed stream are noted by an event of ours each time, since the stream may be gone when an object is dropped.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] when the stream is not of `context`; the driver's own, as [`Error::Driver`].
    ///
    /// # Safety
    ///
    /// The stream is alive, and stays alive until the result and its clones are dropped. Null and the two default streams are allowed and mean
    /// those of `context`; `cudaStreamPerThread` means another stream on each thread, so it stays on the thread it was borrowed on.
    ///
    /// # Examples
    ///
    /// CUDA's side is another library's: its context is current on this thread, and `theirs` is a stream of it.
    ///
    /// ```no_run
    /// # use ash::vk;
    /// # use cuda_interop_sys::cudaStream_t;
    /// use cuda_interop::{vulkan, Context, Cuda, Error, ImageDescription, SharedDevice, SharedImage, SharedTimeline, Stream};
    ///
    /// fn fill_frame(device: vulkan::Device, theirs: cudaStream_t, launch: impl Fn(u64)) -> Result<(), Error> {
    ///     let cuda = Cuda::load()?;
    ///     // SAFETY: their context and their stream outlive everything that is made here.
    ///     let context = unsafe { Context::from_current(&cuda) }?;
    ///     // SAFETY: as above.
    ///     let stream = unsafe { Stream::from_raw(&context, theirs) }?;
    ///     let device = SharedDevice::with_context(&context, device)?; // refused unless both are one device
    ///     let usage = vk::ImageUsageFlags::SAMPLED | vk::ImageUsageFlags::STORAGE;
    ///     let frame = ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 1920, 1080, usage);
    ///     let image = SharedImage::new(&device, &frame)?;
    ///     let timeline = SharedTimeline::new(&device)?;
    ///     let released = timeline.next_value(); // Vulkan signals it with `image.release(…)`
    ///     timeline.wait(&stream, released)?;
    ///     let surface = image.level(0)?.surface()?;
    ///     launch(surface.raw());
    ///     surface.record_use(&stream)?;
    ///     let done = timeline.signal_next(&stream)?; // Vulkan waits for it, then `image.acquire(…)`
    ///     timeline.wait_on_host(done, core::time::Duration::from_secs(1))
    /// }
    /// ```
    #[doc(alias = "cudaStream_t")]
    #[doc(alias = "CUstream")]
    pub unsafe fn from_raw(context: &Context, stream: sys::cudaStream_t) -> Result<Self, Error> {
        let entered = context.enter()?;
        let raw = entered.foreign_stream(stream);
        let its = entered.stream_context(&raw)?;
        if its != context.raw() {
            return Err(Error::OtherContext {
                stream: its as usize,
                object: context.raw() as usize,
            });
        }
        Ok(Self::assemble(context, raw, false))
    }

    /// The context that the stream belongs to.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.core.context
    }

    /// The `cudaStream_t`, for launches and other libraries. It is a `CUstream` as well.
    #[must_use]
    pub fn raw(&self) -> sys::cudaStream_t {
        self.core.raw().raw()
    }

    pub(crate) fn core(&self) -> &Arc<StreamCore> {
        &self.core
    }

    /// Blocks until all work enqueued so far is done.
    ///
    /// # Errors
    ///
    /// [`Error::Cuda`], also for a failure of earlier asynchronous work.
    #[doc(alias = "cudaStreamSynchronize")]
    pub fn synchronize(&self) -> Result<(), Error> {
        self.core
            .context
            .enter()?
            .synchronize_stream(self.core.raw())
    }

    /// Whether all work enqueued so far is done.
    ///
    /// # Errors
    ///
    /// As [`Stream::synchronize`].
    #[doc(alias = "cudaStreamQuery")]
    pub fn is_idle(&self) -> Result<bool, Error> {
        self.core.context.enter()?.stream_is_idle(self.core.raw())
    }

    /// Makes later work in this stream wait for the work that is in `other` now. Both streams are of one context.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] when they are not; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaStreamWaitEvent")]
    pub fn wait_for(&self, other: &Self) -> Result<(), Error> {
        if !self.context().is(other.context()) {
            return Err(Error::OtherContext {
                stream: other.context().raw() as usize,
                object: self.context().raw() as usize,
            });
        }
        let entered = self.core.context.enter()?;
        let event = entered.create_event()?;
        let outcome = entered
            .record_event(&event, other.core.raw())
            .and_then(|()| entered.stream_wait_event(self.core.raw(), &event));
        // A recorded event that is destroyed is freed by the driver once it has happened.
        entered.destroy_event(event).and(outcome)
    }
}
