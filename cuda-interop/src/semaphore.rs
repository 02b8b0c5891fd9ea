//! Semaphores from Vulkan, signalled and waited for in CUDA streams.

use core::fmt;
use core::time::Duration;
use std::os::fd::AsFd;
use std::sync::{Arc, Mutex, PoisonError};

use cuda_interop_sys as sys;
use vk_fd_import::handover;
use vk_fd_import::{BinaryFd, TimelineFd};

use crate::context::Context;
use crate::error::{CloseError, Error, ImportError};
use crate::ffi::{Entered, RawSemaphore};
use crate::memory::{Keep, hand_over_error};
use crate::retire::{Free, Guarded};
use crate::stream::Stream;

/// How many semaphores go to the driver in one call.
const BATCH: usize = 16;

struct SemaphoreCore {
    context: Context,
    raw: RawSemaphore,
    _keep: Keep,
}

impl Drop for SemaphoreCore {
    fn drop(&mut self) {
        let outcome = self
            .context
            .enter()
            .and_then(|entered| entered.destroy_semaphore(self.raw.take()));
        self.context.retired().note(outcome);
    }
}

fn import(
    context: &Context,
    kind: sys::cudaExternalSemaphoreHandleType,
    fd: std::os::fd::BorrowedFd<'_>,
    device_uuid: &[u8; 16],
    keep: Keep,
) -> Result<Arc<Guarded<SemaphoreCore>>, Error> {
    context.facts().check_device(device_uuid)?;
    let entered = context.enter()?;
    context.retired().sweep(&entered);
    let raw = handover::hand_over(fd, |number| entered.import_semaphore(kind, number))
        .map_err(hand_over_error)?;
    Ok(Arc::new(Guarded::new(
        context,
        Free::OnceIdle,
        SemaphoreCore {
            context: context.clone(),
            raw,
            _keep: keep,
        },
    )))
}

/// A Vulkan timeline semaphore, imported into a CUDA context.
///
/// Waiting is for a counter of at least a value; signalling sets the counter, which must only ever grow.
/// [`SharedTimeline`](crate::SharedTimeline) watches that; this type does not know the counter.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Clone)]
pub struct ExternalTimeline {
    core: Arc<Guarded<SemaphoreCore>>,
}

impl ExternalTimeline {
    /// Imports a timeline semaphore into a context.
    ///
    /// # Errors
    ///
    /// [`ImportError`], which hands the fd back, with [`Error::Invalid`] when the device cannot share timelines or the semaphore is of
    /// another device, [`Error::Cuda`] when the driver refuses.
    #[doc(alias = "cudaImportExternalSemaphore")]
    #[doc(alias = "cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd")]
    pub fn import(context: &Context, fd: TimelineFd) -> Result<Self, ImportError<TimelineFd>> {
        Self::import_keeping(context, fd, None)
    }

    pub(crate) fn import_keeping(
        context: &Context,
        fd: TimelineFd,
        keep: Keep,
    ) -> Result<Self, ImportError<TimelineFd>> {
        let kind = sys::cudaExternalSemaphoreHandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        let outcome = context
            .facts()
            .check_timeline()
            .map_err(Error::from)
            .and_then(|()| import(context, kind, fd.as_fd(), &fd.origin().device_uuid, keep));
        match outcome {
            Ok(core) => Ok(Self { core }),
            Err(error) => Err(ImportError { error, fd }),
        }
    }

    /// Signals `value` once the work now in `stream` is done.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaSignalExternalSemaphoresAsync")]
    pub fn signal(&self, stream: &Stream, value: u64) -> Result<(), Error> {
        Self::signal_all(stream, &[(self, value)])
    }

    /// Makes later work in `stream` wait until the counter is at least `value`.
    ///
    /// A value that nobody ever signals blocks the stream for ever: CUDA has no timeout here.
    ///
    /// # Errors
    ///
    /// As [`ExternalTimeline::signal`].
    #[doc(alias = "cudaWaitExternalSemaphoresAsync")]
    pub fn wait(&self, stream: &Stream, value: u64) -> Result<(), Error> {
        Self::wait_all(stream, &[(self, value)])
    }

    /// Signals several timelines in as few calls as the driver takes, without allocating. They go to the driver in batches of 16, in order; after
    /// an error those of earlier batches are signalled.
    ///
    /// # Errors
    ///
    /// As [`ExternalTimeline::signal`].
    pub fn signal_all(stream: &Stream, points: &[(&Self, u64)]) -> Result<(), Error> {
        let Some(entered) = enter_all(stream, points.iter().map(|point| &point.0.core))? else {
            return Ok(());
        };
        for chunk in points.chunks(BATCH) {
            let mut semaphores = [core::ptr::null_mut(); BATCH];
            let mut parameters = [sys::cudaExternalSemaphoreSignalParams::zeroed(); BATCH];
            for (index, (timeline, value)) in chunk.iter().enumerate() {
                semaphores[index] = timeline.core.raw.raw();
                parameters[index].params.fence.value = *value;
            }
            let length = chunk.len();
            entered.signal(&semaphores[..length], &parameters[..length], stream.raw())?;
            record_all(&entered, stream, chunk)?;
        }
        Ok(())
    }

    /// Waits for several timelines in as few calls as the driver takes, without allocating. They go to the driver in batches of 16, in order;
    /// after an error those of earlier batches are waited for.
    ///
    /// # Errors
    ///
    /// As [`ExternalTimeline::signal`].
    pub fn wait_all(stream: &Stream, points: &[(&Self, u64)]) -> Result<(), Error> {
        let Some(entered) = enter_all(stream, points.iter().map(|point| &point.0.core))? else {
            return Ok(());
        };
        for chunk in points.chunks(BATCH) {
            let mut semaphores = [core::ptr::null_mut(); BATCH];
            let mut parameters = [sys::cudaExternalSemaphoreWaitParams::zeroed(); BATCH];
            for (index, (timeline, value)) in chunk.iter().enumerate() {
                semaphores[index] = timeline.core.raw.raw();
                parameters[index].params.fence.value = *value;
            }
            let length = chunk.len();
            entered.wait(&semaphores[..length], &parameters[..length], stream.raw())?;
            record_all(&entered, stream, chunk)?;
        }
        Ok(())
    }

    /// The context the semaphore was imported into.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.core.context()
    }

    /// The `cudaExternalSemaphore_t`, for calls that this crate does not wrap.
    #[must_use]
    pub fn raw(&self) -> sys::cudaExternalSemaphore_t {
        self.core.raw.raw()
    }

    /// Ends the import once the streams that use it are done, waiting at most for `timeout`.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when they are not; the semaphore is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        match self.core.wait(timeout) {
            Ok(()) => Ok(()),
            Err(error) => Err(CloseError {
                error,
                object: self,
            }),
        }
    }
}

/// Notes a use of every semaphore of a batch, also when noting one fails: the driver has them all.
fn record_all(
    entered: &Entered<'_>,
    stream: &Stream,
    batch: &[(&ExternalTimeline, u64)],
) -> Result<(), Error> {
    let mut outcome = Ok(());
    for (timeline, _) in batch {
        outcome = outcome.and(timeline.core.usage().record(entered, stream));
    }
    outcome
}

/// Checks that all semaphores are of the stream's context, and makes it current; `None` when there are none.
fn enter_all<'a>(
    stream: &Stream,
    semaphores: impl Iterator<Item = &'a Arc<Guarded<SemaphoreCore>>>,
) -> Result<Option<Entered<'a>>, Error> {
    let mut first = None;
    for semaphore in semaphores {
        semaphore.check_stream(stream)?;
        first.get_or_insert(semaphore);
    }
    first
        .map(|semaphore| semaphore.context().enter())
        .transpose()
}

/// A Vulkan binary semaphore, imported into a CUDA context.
///
/// Each signal is followed by exactly one wait, on the other side. This type refuses a second signal, or a second wait, in a row from CUDA
/// through it; what Vulkan does in between is told with [`ExternalBinarySemaphore::vulkan_signals`] and
/// [`ExternalBinarySemaphore::vulkan_waits`].
///
/// # Threads
///
/// `Send` and `Sync`.
pub struct ExternalBinarySemaphore {
    core: Arc<Guarded<SemaphoreCore>>,
    /// Whether a signal is pending that nobody has waited for yet. Held while the driver is called, so that a wait reaches it after its signal.
    signalled: Mutex<bool>,
}

impl ExternalBinarySemaphore {
    /// Imports a binary semaphore, not signalled, into a context.
    ///
    /// # Errors
    ///
    /// [`ImportError`], which hands the fd back, with [`Error::Invalid`] when the semaphore is of another device, [`Error::Cuda`] when the
    /// driver refuses.
    #[doc(alias = "cudaImportExternalSemaphore")]
    #[doc(alias = "cudaExternalSemaphoreHandleTypeOpaqueFd")]
    pub fn import(context: &Context, fd: BinaryFd) -> Result<Self, ImportError<BinaryFd>> {
        Self::import_keeping(context, fd, None)
    }

    pub(crate) fn import_keeping(
        context: &Context,
        fd: BinaryFd,
        keep: Keep,
    ) -> Result<Self, ImportError<BinaryFd>> {
        let kind = sys::cudaExternalSemaphoreHandleType::cudaExternalSemaphoreHandleTypeOpaqueFd;
        match import(context, kind, fd.as_fd(), &fd.origin().device_uuid, keep) {
            Ok(core) => Ok(Self {
                core,
                signalled: Mutex::new(false),
            }),
            Err(error) => Err(ImportError { error, fd }),
        }
    }

    /// Does a step that turns `signalled` from `from` to its opposite, if it is `from` now; a step that fails turns nothing.
    fn turn(
        &self,
        from: bool,
        wanted: &'static str,
        step: impl FnOnce() -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut signalled = self
            .signalled
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if *signalled != from {
            return Err(Error::BinaryOutOfTurn { wanted });
        }
        step()?;
        *signalled = !from;
        Ok(())
    }

    /// Signals once the work now in `stream` is done.
    ///
    /// # Errors
    ///
    /// [`Error::BinaryOutOfTurn`] while an earlier signal has not been waited for; [`Error::OtherContext`] for a stream of another context; the
    /// driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaSignalExternalSemaphoresAsync")]
    pub fn signal(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        let parameters = [sys::cudaExternalSemaphoreSignalParams::zeroed()];
        self.turn(false, "signal", || {
            entered.signal(&[self.core.raw.raw()], &parameters, stream.raw())
        })?;
        self.core.usage().record(&entered, stream)
    }

    /// Makes later work in `stream` wait for the pending signal, and takes it.
    ///
    /// # Errors
    ///
    /// [`Error::BinaryOutOfTurn`] when no signal is pending: one by Vulkan is announced with [`ExternalBinarySemaphore::vulkan_signals`];
    /// otherwise as [`ExternalBinarySemaphore::signal`].
    #[doc(alias = "cudaWaitExternalSemaphoresAsync")]
    pub fn wait(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        let parameters = [sys::cudaExternalSemaphoreWaitParams::zeroed()];
        self.turn(true, "wait", || {
            entered.wait(&[self.core.raw.raw()], &parameters, stream.raw())
        })?;
        self.core.usage().record(&entered, stream)
    }

    /// Tells that a Vulkan submission that signals the semaphore was made: CUDA may wait now.
    ///
    /// # Errors
    ///
    /// [`Error::BinaryOutOfTurn`] while an earlier signal has not been waited for.
    pub fn vulkan_signals(&self) -> Result<(), Error> {
        self.turn(false, "signal by Vulkan", || Ok(()))
    }

    /// Tells that a Vulkan submission that waits for the semaphore was made: CUDA may signal again.
    ///
    /// # Errors
    ///
    /// [`Error::BinaryOutOfTurn`] when no signal is pending.
    pub fn vulkan_waits(&self) -> Result<(), Error> {
        self.turn(true, "wait by Vulkan", || Ok(()))
    }

    /// The context the semaphore was imported into.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.core.context()
    }

    /// The `cudaExternalSemaphore_t`, for calls that this crate does not wrap.
    #[must_use]
    pub fn raw(&self) -> sys::cudaExternalSemaphore_t {
        self.core.raw.raw()
    }

    /// Ends the import once the streams that use it are done, waiting at most for `timeout`.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when they are not; the semaphore is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        match self.core.wait(timeout) {
            Ok(()) => Ok(()),
            Err(error) => Err(CloseError {
                error,
                object: self,
            }),
        }
    }
}

impl fmt::Debug for ExternalTimeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalTimeline")
            .field("raw", &self.core.raw)
            .field("usage", self.core.usage())
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for ExternalBinarySemaphore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalBinarySemaphore")
            .field("raw", &self.core.raw)
            .field("signalled", &self.signalled)
            .field("usage", self.core.usage())
            .finish_non_exhaustive()
    }
}
