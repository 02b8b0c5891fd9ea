//! Every foreign call of this crate, one small function each; the files below this one hold those that need a current context.
//!
//! Handles are move-only: a function that destroys one takes it by value, so nothing is destroyed twice. Calls that need a current context are
//! methods of [`Entered`], which is the proof that the right one is current on this thread.

mod copies;
mod exportable;
mod memory;
mod sampling;
mod semaphores;
mod streams;

use core::ffi::{CStr, c_char, c_int};
use core::marker::PhantomData;
use core::ptr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Once, OnceLock};

use cuda_interop_sys as sys;

use crate::error::Error;

/// How often this process has been a freshly forked child.
static FORKS: AtomicU32 = AtomicU32::new(0);

extern "C" fn count_fork() {
    FORKS.fetch_add(1, Ordering::Relaxed);
}

/// The number of forks that lie between the first process and this one, counted from the first call on.
pub(crate) fn fork_generation() -> u32 {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        // SAFETY: the handler is a plain function that only adds to an atomic, which is allowed in a forked child; it lives as long as the
        // program. A failure (no memory) leaves the counter at its value, which only loses the diagnosis.
        let _ = unsafe { libc::pthread_atfork(None, None, Some(count_fork)) };
    });
    FORKS.load(Ordering::Relaxed)
}

/// The fork generation in which CUDA was first used.
static FIRST_USE: OnceLock<u32> = OnceLock::new();

/// An error in a child of a process that has used CUDA, whoever loads it now: no driver may be called there.
pub(crate) fn not_forked() -> Result<(), Error> {
    let now = fork_generation();
    if *FIRST_USE.get_or_init(|| now) == now {
        Ok(())
    } else {
        Err(Error::Forked)
    }
}

/// The two tables of functions, and the process that filled them.
#[derive(Debug)]
pub(crate) struct Api {
    pub(crate) runtime: sys::Runtime,
    pub(crate) driver: sys::Driver,
    forks: u32,
}

macro_rules! handles {
    ($($(#[$attribute:meta])* $name:ident($raw:ty);)*) => {$(
        $(#[$attribute])*
        #[derive(Debug)]
        pub(crate) struct $name($raw);

        impl $name {
            /// The raw handle, valid while `self` lives.
            #[allow(dead_code, reason = "not every kind of handle is lent out")]
            pub(crate) fn raw(&self) -> $raw {
                self.0
            }

            /// Moves the handle out of a struct that is being dropped and does not use it again.
            #[allow(dead_code, reason = "not every kind of handle is dropped")]
            pub(crate) fn take(&mut self) -> Self {
                Self(self.0)
            }
        }

        // SAFETY: the value is an opaque name that the CUDA driver accepts from every thread; it is not dereferenced here.
        unsafe impl Send for $name {}
        // SAFETY: as above; a shared reference only reads the name.
        unsafe impl Sync for $name {}
    )*};
}

handles! {
    /// An imported external memory object.
    RawMemory(sys::cudaExternalMemory_t);
    /// A buffer mapped from external memory: a device address.
    RawBuffer(sys::CUdeviceptr);
    /// A mipmapped array mapped from external memory.
    RawMipmappedArray(sys::cudaMipmappedArray_t);
    /// An imported external semaphore.
    RawSemaphore(sys::cudaExternalSemaphore_t);
    /// A stream.
    RawStream(sys::cudaStream_t);
    /// An event without timing.
    RawEvent(sys::cudaEvent_t);
    /// A context.
    RawContext(sys::CUcontext);
    /// A physical allocation of the driver's virtual memory management.
    RawAllocation(sys::CUmemGenericAllocationHandle);
    /// A texture object.
    RawTexture(sys::cudaTextureObject_t);
    /// A surface object.
    RawSurface(sys::cudaSurfaceObject_t);
}

impl RawStream {
    /// The same name, for a list that is told before the stream goes.
    pub(crate) fn borrowed(&self) -> Self {
        Self(self.0)
    }
}

/// A level of a mipmapped array; owned by the array, so it is copied freely and never destroyed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RawLevel(pub(crate) sys::cudaArray_t);

// SAFETY: the value is an opaque name that the CUDA driver accepts from every thread; it is not dereferenced here.
unsafe impl Send for RawLevel {}
// SAFETY: as above; a shared reference only reads the name.
unsafe impl Sync for RawLevel {}

fn text(pointer: *const c_char) -> String {
    if pointer.is_null() {
        return String::new();
    }
    // SAFETY: not null; CUDA's error names are NUL-terminated constants of a library that is never unloaded.
    unsafe { CStr::from_ptr(pointer) }
        .to_string_lossy()
        .into_owned()
}

impl Api {
    pub(crate) fn new(runtime: sys::Runtime, driver: sys::Driver) -> Self {
        Self {
            runtime,
            driver,
            forks: fork_generation(),
        }
    }

    /// An error in a process that was forked after the library was loaded: no driver may be called there.
    pub(crate) fn same_process(&self) -> Result<(), Error> {
        if FORKS.load(Ordering::Relaxed) == self.forks {
            Ok(())
        } else {
            Err(Error::Forked)
        }
    }

    #[inline]
    fn check(
        &self,
        call: &'static str,
        answer: Result<sys::cudaError_t, sys::MissingSymbol>,
    ) -> Result<(), Error> {
        match answer {
            Ok(sys::cudaError_t::cudaSuccess) => Ok(()),
            Ok(code) => Err(self.failed(call, code)),
            Err(missing) => Err(Error::MissingSymbol(missing)),
        }
    }

    #[cold]
    fn failed(&self, call: &'static str, code: sys::cudaError_t) -> Error {
        // The runtime remembers the code of a failed call for `cudaGetLastError`; it was reported here and is not left for a stranger.
        // SAFETY: takes nothing and only resets this thread's record.
        let _ = unsafe { self.runtime.cudaGetLastError() };
        // SAFETY: any integer is a valid argument; an unknown one gets a generic name.
        let name = unsafe { self.runtime.cudaGetErrorName(code) }.unwrap_or(ptr::null());
        Error::Cuda {
            call,
            code,
            name: text(name),
        }
    }

    #[inline]
    fn check_driver(
        &self,
        call: &'static str,
        answer: Result<sys::CUresult, sys::MissingSymbol>,
    ) -> Result<(), Error> {
        match answer {
            Ok(sys::CUresult::CUDA_SUCCESS) => Ok(()),
            Ok(code) => Err(self.failed_driver(call, code)),
            Err(missing) => Err(Error::MissingSymbol(missing)),
        }
    }

    #[cold]
    fn failed_driver(&self, call: &'static str, code: sys::CUresult) -> Error {
        let mut name = ptr::null();
        // SAFETY: `name` is a place for one pointer; any integer is a valid code.
        let _ = unsafe { self.driver.cuGetErrorName(code, &raw mut name) };
        Error::Driver {
            call,
            code,
            name: text(name),
        }
    }

    // --- library and devices ---

    pub(crate) fn init(&self) -> Result<(), Error> {
        // SAFETY: flags must be 0; may be called any number of times from any thread.
        let answer = unsafe { self.driver.cuInit(0) };
        self.check_driver("cuInit", answer)
    }

    pub(crate) fn runtime_version(&self) -> Result<c_int, Error> {
        self.same_process()?;
        let mut version = 0;
        // SAFETY: `version` is a place for one int.
        let answer = unsafe { self.runtime.cudaRuntimeGetVersion(&raw mut version) };
        self.check("cudaRuntimeGetVersion", answer)?;
        Ok(version)
    }

    pub(crate) fn driver_version(&self) -> Result<c_int, Error> {
        self.same_process()?;
        let mut version = 0;
        // SAFETY: `version` is a place for one int; needs no initialisation.
        let answer = unsafe { self.driver.cuDriverGetVersion(&raw mut version) };
        self.check_driver("cuDriverGetVersion", answer)?;
        Ok(version)
    }

    pub(crate) fn device_count(&self) -> Result<c_int, Error> {
        let mut count = 0;
        // SAFETY: `count` is a place for one int.
        let answer = unsafe { self.driver.cuDeviceGetCount(&raw mut count) };
        self.check_driver("cuDeviceGetCount", answer)?;
        Ok(count)
    }

    pub(crate) fn device(&self, ordinal: c_int) -> Result<sys::CUdevice, Error> {
        let mut device = 0;
        // SAFETY: `device` is a place for one handle; an ordinal out of range is answered with an error.
        let answer = unsafe { self.driver.cuDeviceGet(&raw mut device, ordinal) };
        self.check_driver("cuDeviceGet", answer)?;
        Ok(device)
    }

    pub(crate) fn device_uuid(&self, device: sys::CUdevice) -> Result<[u8; 16], Error> {
        let mut uuid = [0u8; 16];
        // SAFETY: `CUuuid` is 16 bytes without alignment need, as `uuid` is.
        let answer = unsafe { self.driver.cuDeviceGetUuid((&raw mut uuid).cast(), device) };
        self.check_driver("cuDeviceGetUuid", answer)?;
        Ok(uuid)
    }

    pub(crate) fn device_name(&self, device: sys::CUdevice) -> Result<String, Error> {
        let mut name = [0u8; 256];
        // SAFETY: the driver writes at most the given 256 bytes, the terminating NUL included.
        let answer = unsafe {
            self.driver
                .cuDeviceGetName(name.as_mut_ptr().cast(), 256, device)
        };
        self.check_driver("cuDeviceGetName", answer)?;
        let length = name
            .iter()
            .position(|&byte| byte == 0)
            .unwrap_or(name.len());
        Ok(String::from_utf8_lossy(&name[..length]).into_owned())
    }

    pub(crate) fn device_attribute(
        &self,
        attribute: sys::CUdevice_attribute,
        device: sys::CUdevice,
    ) -> Result<c_int, Error> {
        let mut value = 0;
        // SAFETY: `value` is a place for one int; unknown attributes are answered with an error.
        let answer = unsafe {
            self.driver
                .cuDeviceGetAttribute(&raw mut value, attribute, device)
        };
        self.check_driver("cuDeviceGetAttribute", answer)?;
        Ok(value)
    }

    pub(crate) fn runtime_attribute(
        &self,
        attribute: sys::cudaDeviceAttr,
        ordinal: c_int,
    ) -> Result<c_int, Error> {
        let mut value = 0;
        // SAFETY: `value` is a place for one int; unknown attributes are answered with an error.
        let answer = unsafe {
            self.runtime
                .cudaDeviceGetAttribute(&raw mut value, attribute, ordinal)
        };
        self.check("cudaDeviceGetAttribute", answer)?;
        Ok(value)
    }

    // --- contexts ---

    pub(crate) fn retain_primary_context(
        &self,
        device: sys::CUdevice,
    ) -> Result<RawContext, Error> {
        let mut context = ptr::null_mut();
        // SAFETY: `context` is a place for one handle; `device` came from the driver.
        let answer = unsafe {
            self.driver
                .cuDevicePrimaryCtxRetain(&raw mut context, device)
        };
        self.check_driver("cuDevicePrimaryCtxRetain", answer)?;
        Ok(RawContext(context))
    }

    /// A context that somebody else owns.
    pub(crate) fn foreign_context(&self, context: sys::CUcontext) -> RawContext {
        RawContext(context)
    }

    pub(crate) fn current_context(&self) -> Result<sys::CUcontext, Error> {
        self.same_process()?;
        let mut current = ptr::null_mut();
        // SAFETY: `current` is a place for one handle.
        let answer = unsafe { self.driver.cuCtxGetCurrent(&raw mut current) };
        self.check_driver("cuCtxGetCurrent", answer)?;
        Ok(current)
    }

    /// Makes `context` current on this thread until the value is dropped.
    #[inline]
    pub(crate) fn enter<'a>(&'a self, context: &'a RawContext) -> Result<Entered<'a>, Error> {
        let pushed = self.current_context()? != context.0;
        if pushed {
            // SAFETY: `context` is alive: a retained primary context, or one whose owner vouched for its life when it was handed in.
            let answer = unsafe { self.driver.cuCtxPushCurrent(context.0) };
            self.check_driver("cuCtxPushCurrent", answer)?;
        }
        Ok(Entered {
            api: self,
            pushed,
            thread: PhantomData,
        })
    }
}

/// A context is current on this thread; what needs one is a method here.
#[derive(Debug)]
pub(crate) struct Entered<'a> {
    api: &'a Api,
    pushed: bool,
    thread: PhantomData<*const ()>,
}

impl Drop for Entered<'_> {
    fn drop(&mut self) {
        if self.pushed && self.api.same_process().is_ok() {
            let mut popped = ptr::null_mut();
            // SAFETY: this value pushed the context on this thread (it is not `Send`), and pushes are undone in reverse order.
            let _ = unsafe { self.api.driver.cuCtxPopCurrent(&raw mut popped) };
        }
    }
}

impl Entered<'_> {
    pub(crate) fn context_device(&self) -> Result<sys::CUdevice, Error> {
        let mut device = 0;
        // SAFETY: `device` is a place for one handle; a context is current.
        let answer = unsafe { self.api.driver.cuCtxGetDevice(&raw mut device) };
        self.api.check_driver("cuCtxGetDevice", answer)?;
        Ok(device)
    }
}
