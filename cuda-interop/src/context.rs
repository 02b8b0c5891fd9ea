//! CUDA contexts: which one an object lives in, and where what was dropped in use waits.

use core::fmt;
use core::time::Duration;
use std::sync::Arc;

use cuda_interop_sys as sys;

use crate::device::{Cuda, DeviceIdentity};
use crate::error::Error;
use crate::ffi::{Api, Entered, RawContext};
use crate::retire::RetireList;
use crate::rules::{ArrayLimits, CudaFacts};

/// A CUDA context, and the device it is on.
///
/// Every object made from a context remembers it. A call pushes the context when another is current on the calling thread, and pops it
/// afterwards; when it is current already, nothing happens. So contexts of other libraries are left as they were.
///
/// Cheap to clone. A context that this crate did not make is never destroyed by it.
///
/// # Threads
///
/// `Send` and `Sync`: use it from any thread, with any context current there, or none.
#[derive(Clone)]
pub struct Context {
    inner: Arc<ContextInner>,
}

struct ContextInner {
    cuda: Cuda,
    raw: RawContext,
    device: DeviceIdentity,
    facts: CudaFacts,
    limits: ArrayLimits,
    retired: Arc<RetireList>,
}

impl Context {
    /// `acquire` is called last, so that a context that cannot be used is not acquired either.
    pub(crate) fn new(
        cuda: &Cuda,
        device: DeviceIdentity,
        acquire: impl FnOnce(&Api) -> Result<RawContext, Error>,
    ) -> Result<Self, Error> {
        let versions = cuda.versions()?;
        let facts = CudaFacts {
            device_uuid: device.uuid,
            runtime_version: versions.runtime.unsigned_abs(),
            driver_version: versions.driver.unsigned_abs(),
            timeline_semaphores: device.timeline_semaphores,
        };
        facts.check_versions()?;
        let limits = ArrayLimits::from_attributes(|attribute| {
            cuda.api().runtime_attribute(attribute, device.ordinal)
        })?;
        let raw = acquire(cuda.api())?;
        Ok(Self {
            inner: Arc::new(ContextInner {
                retired: RetireList::of(&raw),
                raw,
                cuda: cuda.clone(),
                device,
                facts,
                limits,
            }),
        })
    }

    /// Takes a context that another library made: cudarc's, cust's, or any `CUcontext`.
    ///
    /// # Errors
    ///
    /// [`Error::NoCurrentContext`] for a null context; the driver's own when it does not know the context.
    ///
    /// # Safety
    ///
    /// The context is alive, and stays alive until everything made from the result is dropped and [`Context::sweep`] left nothing.
    #[doc(alias = "cuCtxGetCurrent")]
    pub unsafe fn from_raw(cuda: &Cuda, context: sys::CUcontext) -> Result<Self, Error> {
        if context.is_null() {
            return Err(Error::NoCurrentContext);
        }
        let raw = cuda.api().foreign_context(context);
        let device = cuda.api().enter(&raw)?.context_device()?;
        let device = cuda
            .devices()?
            .into_iter()
            .find(|identity| identity.ordinal == device)
            .ok_or_else(|| Error::Unsupported {
                what: "using this context",
                reason: format!("its device {device} is not among those that CUDA lists"),
            })?;
        Self::new(cuda, device, |_| Ok(raw))
    }

    /// Takes the context that is current on this thread.
    ///
    /// # Errors
    ///
    /// [`Error::NoCurrentContext`] when there is none; otherwise as [`Context::from_raw`].
    ///
    /// # Safety
    ///
    /// As [`Context::from_raw`].
    pub unsafe fn from_current(cuda: &Cuda) -> Result<Self, Error> {
        let current = cuda.api().current_context()?;
        // SAFETY: a current context is alive; the caller vouches for how long.
        unsafe { Self::from_raw(cuda, current) }
    }

    /// The library this context belongs to.
    #[must_use]
    pub fn cuda(&self) -> &Cuda {
        &self.inner.cuda
    }

    /// The device this context is on.
    #[must_use]
    pub fn device(&self) -> &DeviceIdentity {
        &self.inner.device
    }

    /// What the rules need to know of device, runtime and driver.
    #[must_use]
    pub fn facts(&self) -> &CudaFacts {
        &self.inner.facts
    }

    /// The largest arrays that the device allows.
    #[must_use]
    pub fn limits(&self) -> &ArrayLimits {
        &self.inner.limits
    }

    /// The `CUcontext`, for other libraries.
    #[must_use]
    pub fn raw(&self) -> sys::CUcontext {
        self.inner.raw.raw()
    }

    /// Makes the context current on this thread until the result is dropped: for calls of other libraries, and for raw ones.
    ///
    /// # Errors
    ///
    /// [`Error::Forked`] in a forked child; the driver's own, as [`Error::Driver`].
    #[doc(alias = "cuCtxPushCurrent")]
    pub fn make_current(&self) -> Result<CurrentContext<'_>, Error> {
        Ok(CurrentContext {
            _entered: self.enter()?,
        })
    }

    pub(crate) fn enter(&self) -> Result<Entered<'_>, Error> {
        self.inner.cuda.api().enter(&self.inner.raw)
    }

    pub(crate) fn is(&self, other: &Self) -> bool {
        self.raw() == other.raw()
    }

    pub(crate) fn retired(&self) -> &RetireList {
        &self.inner.retired
    }

    /// Frees what was dropped in use and may go now; answers how many objects still wait. Never blocks.
    ///
    /// The driver frees a mapping or a semaphore only when *all* work of the context is over: it blocks for that long, and holds up what other
    /// threads enqueue meanwhile (NVIDIA H200, driver 580.159.04). So such an object goes when every stream that was made by, or lent to, this
    /// crate is idle; streams that it was never shown are waited for by the driver, as in any program. Imports, mappings and drops sweep as well.
    ///
    /// # Errors
    ///
    /// [`Error::Forked`] in a forked child; the driver's own, as [`Error::Driver`].
    pub fn sweep(&self) -> Result<usize, Error> {
        self.inner.retired.sweep(&self.enter()?);
        Ok(self.inner.retired.len())
    }

    /// Waits until the streams are idle, at most for `timeout`, then sweeps: for programs whose streams always have work, at a moment when nothing
    /// that a stream waits for is still to be signalled by this thread.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when the streams are not idle in time; otherwise as [`Context::sweep`].
    pub fn sweep_within(&self, timeout: Duration) -> Result<usize, Error> {
        self.inner.retired.sweep_within(self, timeout)?;
        Ok(self.inner.retired.len())
    }

    /// How many frees the driver has refused in this context so far; what they would have freed is leaked, and so is what it lies in.
    #[must_use]
    pub fn refused_frees(&self) -> u64 {
        self.inner.retired.refused()
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("raw", &self.raw())
            .field("device", &self.inner.device)
            .field("retired", &self.inner.retired.len())
            .finish_non_exhaustive()
    }
}

/// A context is current on this thread while this lives; see [`Context::make_current`].
///
/// Several are dropped in the reverse order of their making: each takes the topmost context off this thread's stack.
///
/// # Threads
///
/// Neither `Send` nor `Sync`: it stays on the thread it was made on.
#[derive(Debug)]
#[must_use = "the context is current only while this value lives"]
pub struct CurrentContext<'context> {
    _entered: Entered<'context>,
}
