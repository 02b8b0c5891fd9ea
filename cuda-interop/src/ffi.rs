//! Every foreign call of this crate, one small function each.
//!
//! Handles are move-only: a function that destroys one takes it by value, so nothing is destroyed twice. Calls that need a current context are
//! methods of [`Entered`], which is the proof that the right one is current on this thread.

use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use core::marker::PhantomData;
use core::ptr;
use std::os::fd::RawFd;
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

    // --- external memory ---

    /// `fd` is a duplicate that the driver may close: see `vk_fd_import::handover`.
    pub(crate) fn import_memory(
        &self,
        kind: sys::cudaExternalMemoryHandleType,
        fd: RawFd,
        size: u64,
        flags: c_uint,
    ) -> Result<RawMemory, Error> {
        let mut description = sys::cudaExternalMemoryHandleDesc::zeroed();
        description.type_ = kind;
        description.handle.fd = fd;
        description.size = size;
        description.flags = flags;
        let mut memory = ptr::null_mut();
        // SAFETY: `memory` is a place for one handle; the descriptor is the newest, longest layout with its tail zeroed, so a library of any
        // version reads within it.
        let answer = unsafe {
            self.api
                .runtime
                .cudaImportExternalMemory(&raw mut memory, &raw const description)
        };
        self.api.check("cudaImportExternalMemory", answer)?;
        Ok(RawMemory(memory))
    }

    pub(crate) fn destroy_memory(&self, memory: RawMemory) -> Result<(), Error> {
        // SAFETY: the handle is given up by value here; its mappings hold the owner that calls this, so they were freed before.
        let answer = unsafe { self.api.runtime.cudaDestroyExternalMemory(memory.0) };
        self.api.check("cudaDestroyExternalMemory", answer)
    }

    pub(crate) fn map_buffer(
        &self,
        memory: &RawMemory,
        offset: u64,
        size: u64,
    ) -> Result<RawBuffer, Error> {
        let mut description = sys::cudaExternalMemoryBufferDesc::zeroed();
        description.offset = offset;
        description.size = size;
        let mut pointer = ptr::null_mut();
        // SAFETY: `memory` is alive while borrowed; the descriptor is the longest layout, its tail zeroed; the range was validated.
        let answer = unsafe {
            self.api.runtime.cudaExternalMemoryGetMappedBuffer(
                &raw mut pointer,
                memory.0,
                &raw const description,
            )
        };
        self.api
            .check("cudaExternalMemoryGetMappedBuffer", answer)?;
        Ok(RawBuffer(pointer as sys::CUdeviceptr))
    }

    pub(crate) fn free_buffer(&self, buffer: RawBuffer) -> Result<(), Error> {
        // SAFETY: the mapping is given up by value; `cudaFree` is what ends a mapped buffer.
        let answer = unsafe { self.api.runtime.cudaFree(buffer.0 as *mut c_void) };
        self.api.check("cudaFree", answer)
    }

    /// `description.numLevels` must not be 0: the driver then corrupts the heap.
    pub(crate) fn map_mipmapped_array(
        &self,
        memory: &RawMemory,
        description: &sys::cudaExternalMemoryMipmappedArrayDesc,
    ) -> Result<RawMipmappedArray, Error> {
        debug_assert!(description.numLevels > 0);
        let mut array = ptr::null_mut();
        // SAFETY: `memory` is alive while borrowed; the descriptor is the longest layout, built by the shape law with at least one level.
        let answer = unsafe {
            self.api.runtime.cudaExternalMemoryGetMappedMipmappedArray(
                &raw mut array,
                memory.0,
                description,
            )
        };
        self.api
            .check("cudaExternalMemoryGetMappedMipmappedArray", answer)?;
        Ok(RawMipmappedArray(array))
    }

    pub(crate) fn free_mipmapped_array(&self, array: RawMipmappedArray) -> Result<(), Error> {
        // SAFETY: the array is given up by value; levels, textures and surfaces borrow or hold its owner, so none is left.
        let answer = unsafe { self.api.runtime.cudaFreeMipmappedArray(array.0) };
        self.api.check("cudaFreeMipmappedArray", answer)
    }

    pub(crate) fn level(&self, array: &RawMipmappedArray, level: u32) -> Result<RawLevel, Error> {
        let mut out = ptr::null_mut();
        // SAFETY: the array is alive while borrowed; a level out of range is answered with an error (and was checked before).
        let answer = unsafe {
            self.api
                .runtime
                .cudaGetMipmappedArrayLevel(&raw mut out, array.0, level)
        };
        self.api.check("cudaGetMipmappedArrayLevel", answer)?;
        Ok(RawLevel(out))
    }

    // --- texture and surface objects ---

    pub(crate) fn create_surface(&self, level: RawLevel) -> Result<RawSurface, Error> {
        let mut description = sys::cudaResourceDesc::zeroed();
        description.resType = sys::cudaResourceType::cudaResourceTypeArray;
        description.res.array.array = level.0;
        let mut surface = 0;
        // SAFETY: the level belongs to an array that the caller keeps alive; the descriptor is the longest layout, its tail zeroed.
        let answer = unsafe {
            self.api
                .runtime
                .cudaCreateSurfaceObject(&raw mut surface, &raw const description)
        };
        self.api.check("cudaCreateSurfaceObject", answer)?;
        Ok(RawSurface(surface))
    }

    pub(crate) fn destroy_surface(&self, surface: RawSurface) -> Result<(), Error> {
        // SAFETY: the object is given up by value.
        let answer = unsafe { self.api.runtime.cudaDestroySurfaceObject(surface.0) };
        self.api.check("cudaDestroySurfaceObject", answer)
    }

    /// A texture object of one level.
    pub(crate) fn create_level_texture(
        &self,
        level: RawLevel,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut resource = sys::cudaResourceDesc::zeroed();
        resource.resType = sys::cudaResourceType::cudaResourceTypeArray;
        resource.res.array.array = level.0;
        self.create_texture(&resource, texture)
    }

    /// A texture object of the whole chain.
    pub(crate) fn create_chain_texture(
        &self,
        array: &RawMipmappedArray,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut resource = sys::cudaResourceDesc::zeroed();
        resource.resType = sys::cudaResourceType::cudaResourceTypeMipmappedArray;
        resource.res.mipmap.mipmap = array.0;
        self.create_texture(&resource, texture)
    }

    fn create_texture(
        &self,
        resource: &sys::cudaResourceDesc,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut object = 0;
        // SAFETY: the descriptors are the longest layouts, their tails zeroed; the resource named is kept alive by the caller; a null view
        // descriptor means the resource as it is.
        let answer = unsafe {
            self.api.runtime.cudaCreateTextureObject(
                &raw mut object,
                resource,
                texture,
                ptr::null(),
            )
        };
        self.api.check("cudaCreateTextureObject", answer)?;
        Ok(RawTexture(object))
    }

    pub(crate) fn destroy_texture(&self, texture: RawTexture) -> Result<(), Error> {
        // SAFETY: the object is given up by value.
        let answer = unsafe { self.api.runtime.cudaDestroyTextureObject(texture.0) };
        self.api.check("cudaDestroyTextureObject", answer)
    }

    // --- copies ---

    /// Starts a copy.
    ///
    /// # Safety
    ///
    /// Every pointer in `parameters` names memory of at least the described extent that stays valid until the stream has done the copy.
    pub(crate) unsafe fn copy_3d(
        &self,
        parameters: &sys::cudaMemcpy3DParms,
        stream: sys::cudaStream_t,
    ) -> Result<(), Error> {
        // SAFETY: what the caller promises is what the call asks for.
        let answer = unsafe { self.api.runtime.cudaMemcpy3DAsync(parameters, stream) };
        self.api.check("cudaMemcpy3DAsync", answer)
    }

    /// Starts a copy of bytes between any two places.
    ///
    /// # Safety
    ///
    /// Both pointers name `bytes` bytes that stay valid until the stream has done the copy; the destination may be written.
    pub(crate) unsafe fn copy_bytes(
        &self,
        to: *mut c_void,
        from: *const c_void,
        bytes: usize,
        stream: sys::cudaStream_t,
    ) -> Result<(), Error> {
        let kind = sys::cudaMemcpyKind::cudaMemcpyDefault;
        // SAFETY: what the caller promises is what the call asks for; the kind is read from the addresses.
        let answer = unsafe {
            self.api
                .runtime
                .cudaMemcpyAsync(to, from, bytes, kind, stream)
        };
        self.api.check("cudaMemcpyAsync", answer)
    }

    /// Fills device bytes with one value.
    ///
    /// # Safety
    ///
    /// `to` names `bytes` bytes of device memory that stay valid until the stream has done the work.
    pub(crate) unsafe fn fill(
        &self,
        to: *mut c_void,
        value: u8,
        bytes: usize,
        stream: sys::cudaStream_t,
    ) -> Result<(), Error> {
        // SAFETY: what the caller promises is what the call asks for.
        let answer = unsafe {
            self.api
                .runtime
                .cudaMemsetAsync(to, c_int::from(value), bytes, stream)
        };
        self.api.check("cudaMemsetAsync", answer)
    }

    // --- external semaphores ---

    /// `fd` is a duplicate that the driver may close: see `vk_fd_import::handover`.
    pub(crate) fn import_semaphore(
        &self,
        kind: sys::cudaExternalSemaphoreHandleType,
        fd: RawFd,
    ) -> Result<RawSemaphore, Error> {
        let mut description = sys::cudaExternalSemaphoreHandleDesc::zeroed();
        description.type_ = kind;
        description.handle.fd = fd;
        let mut semaphore = ptr::null_mut();
        // SAFETY: `semaphore` is a place for one handle; the descriptor is the longest layout, its tail zeroed.
        let answer = unsafe {
            self.api
                .runtime
                .cudaImportExternalSemaphore(&raw mut semaphore, &raw const description)
        };
        self.api.check("cudaImportExternalSemaphore", answer)?;
        Ok(RawSemaphore(semaphore))
    }

    pub(crate) fn destroy_semaphore(&self, semaphore: RawSemaphore) -> Result<(), Error> {
        // SAFETY: the handle is given up by value, after all work recorded on it was seen to be done.
        let answer = unsafe { self.api.runtime.cudaDestroyExternalSemaphore(semaphore.0) };
        self.api.check("cudaDestroyExternalSemaphore", answer)
    }

    /// Signals semaphores after the work in `stream`; both slices have one length.
    pub(crate) fn signal(
        &self,
        semaphores: &[sys::cudaExternalSemaphore_t],
        parameters: &[sys::cudaExternalSemaphoreSignalParams],
        stream: sys::cudaStream_t,
    ) -> Result<(), Error> {
        debug_assert_eq!(semaphores.len(), parameters.len());
        let count = batch_length(semaphores.len().min(parameters.len()));
        // SAFETY: both arrays hold `count` elements; the handles are borrowed from owners that outlive the call and record the use.
        let answer = unsafe {
            self.api.runtime.cudaSignalExternalSemaphoresAsync(
                semaphores.as_ptr(),
                parameters.as_ptr(),
                count,
                stream,
            )
        };
        self.api.check("cudaSignalExternalSemaphoresAsync", answer)
    }

    /// Makes `stream` wait for semaphores; both slices have one length.
    pub(crate) fn wait(
        &self,
        semaphores: &[sys::cudaExternalSemaphore_t],
        parameters: &[sys::cudaExternalSemaphoreWaitParams],
        stream: sys::cudaStream_t,
    ) -> Result<(), Error> {
        debug_assert_eq!(semaphores.len(), parameters.len());
        let count = batch_length(semaphores.len().min(parameters.len()));
        // SAFETY: as for `signal`.
        let answer = unsafe {
            self.api.runtime.cudaWaitExternalSemaphoresAsync(
                semaphores.as_ptr(),
                parameters.as_ptr(),
                count,
                stream,
            )
        };
        self.api.check("cudaWaitExternalSemaphoresAsync", answer)
    }

    // --- streams and events ---

    pub(crate) fn create_stream(&self, priority: Option<c_int>) -> Result<RawStream, Error> {
        let mut stream = ptr::null_mut();
        let answer = match priority {
            // SAFETY: `stream` is a place for one handle.
            None => unsafe {
                self.api
                    .runtime
                    .cudaStreamCreateWithFlags(&raw mut stream, sys::cudaStreamNonBlocking)
            },
            // SAFETY: as above; a priority out of range is clamped by the driver.
            Some(priority) => unsafe {
                self.api.runtime.cudaStreamCreateWithPriority(
                    &raw mut stream,
                    sys::cudaStreamNonBlocking,
                    priority,
                )
            },
        };
        self.api.check("cudaStreamCreate", answer)?;
        Ok(RawStream(stream))
    }

    /// A stream that somebody else owns.
    pub(crate) fn foreign_stream(&self, stream: sys::cudaStream_t) -> RawStream {
        RawStream(stream)
    }

    /// The context of a stream that its owner vouched for.
    pub(crate) fn stream_context(&self, stream: &RawStream) -> Result<sys::CUcontext, Error> {
        let mut context = ptr::null_mut();
        // SAFETY: the stream is alive; `context` is a place for one handle.
        let answer = unsafe {
            self.api
                .driver
                .cuStreamGetCtx(stream.0.cast(), &raw mut context)
        };
        self.api.check_driver("cuStreamGetCtx", answer)?;
        Ok(context)
    }

    pub(crate) fn destroy_stream(&self, stream: RawStream) -> Result<(), Error> {
        // SAFETY: the stream is given up by value; work still in it is completed by the driver.
        let answer = unsafe { self.api.runtime.cudaStreamDestroy(stream.0) };
        self.api.check("cudaStreamDestroy", answer)
    }

    pub(crate) fn synchronize_stream(&self, stream: &RawStream) -> Result<(), Error> {
        // SAFETY: the stream is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaStreamSynchronize(stream.0) };
        self.api.check("cudaStreamSynchronize", answer)
    }

    /// `Ok(false)` while work is left in the stream.
    pub(crate) fn stream_is_idle(&self, stream: &RawStream) -> Result<bool, Error> {
        // SAFETY: the stream is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaStreamQuery(stream.0) };
        self.ready("cudaStreamQuery", answer)
    }

    pub(crate) fn stream_wait_event(
        &self,
        stream: &RawStream,
        event: &RawEvent,
    ) -> Result<(), Error> {
        // SAFETY: both are alive while borrowed; flags must be 0.
        let answer = unsafe { self.api.runtime.cudaStreamWaitEvent(stream.0, event.0, 0) };
        self.api.check("cudaStreamWaitEvent", answer)
    }

    pub(crate) fn create_event(&self) -> Result<RawEvent, Error> {
        let mut event = ptr::null_mut();
        // SAFETY: `event` is a place for one handle.
        let answer = unsafe {
            self.api
                .runtime
                .cudaEventCreateWithFlags(&raw mut event, sys::cudaEventDisableTiming)
        };
        self.api.check("cudaEventCreateWithFlags", answer)?;
        Ok(RawEvent(event))
    }

    pub(crate) fn record_event(&self, event: &RawEvent, stream: &RawStream) -> Result<(), Error> {
        // SAFETY: both are alive while borrowed and belong to the current context.
        let answer = unsafe { self.api.runtime.cudaEventRecord(event.0, stream.0) };
        self.api.check("cudaEventRecord", answer)
    }

    /// `Ok(false)` while the work before the event is not done.
    pub(crate) fn event_is_done(&self, event: &RawEvent) -> Result<bool, Error> {
        // SAFETY: the event is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaEventQuery(event.0) };
        self.ready("cudaEventQuery", answer)
    }

    pub(crate) fn destroy_event(&self, event: RawEvent) -> Result<(), Error> {
        // SAFETY: the event is given up by value.
        let answer = unsafe { self.api.runtime.cudaEventDestroy(event.0) };
        self.api.check("cudaEventDestroy", answer)
    }

    fn ready(
        &self,
        call: &'static str,
        answer: Result<sys::cudaError_t, sys::MissingSymbol>,
    ) -> Result<bool, Error> {
        if matches!(answer, Ok(sys::cudaError_t::cudaErrorNotReady)) {
            // The runtime remembers this answer as an error, which a stranger who looks for one of his own launch would find.
            // SAFETY: takes nothing and only resets this thread's record.
            let _ = unsafe { self.api.runtime.cudaGetLastError() };
            return Ok(false);
        }
        self.api.check(call, answer)?;
        Ok(true)
    }

    // --- exportable allocations ---

    pub(crate) fn allocation_granularity(
        &self,
        properties: &sys::CUmemAllocationProp,
    ) -> Result<usize, Error> {
        let mut granularity = 0;
        let option = sys::CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        // SAFETY: `granularity` is a place for one size; the properties are fully initialised.
        let answer = unsafe {
            self.api
                .driver
                .cuMemGetAllocationGranularity(&raw mut granularity, properties, option)
        };
        self.api
            .check_driver("cuMemGetAllocationGranularity", answer)?;
        Ok(granularity)
    }

    pub(crate) fn create_allocation(
        &self,
        size: usize,
        properties: &sys::CUmemAllocationProp,
    ) -> Result<RawAllocation, Error> {
        let mut handle = 0;
        // SAFETY: `handle` is a place for one handle; the size is a multiple of the granularity; flags must be 0.
        let answer = unsafe {
            self.api
                .driver
                .cuMemCreate(&raw mut handle, size, properties, 0)
        };
        self.api.check_driver("cuMemCreate", answer)?;
        Ok(RawAllocation(handle))
    }

    pub(crate) fn release_allocation(&self, allocation: RawAllocation) -> Result<(), Error> {
        // SAFETY: the handle is given up by value; the memory lives on while it is mapped or exported.
        let answer = unsafe { self.api.driver.cuMemRelease(allocation.0) };
        self.api.check_driver("cuMemRelease", answer)
    }

    /// A new fd of the allocation, to be owned by the caller.
    pub(crate) fn export_allocation(&self, allocation: &RawAllocation) -> Result<RawFd, Error> {
        let mut fd: RawFd = -1;
        // SAFETY: for the POSIX type the driver writes one int; flags must be 0.
        let answer = unsafe {
            self.api.driver.cuMemExportToShareableHandle(
                (&raw mut fd).cast(),
                allocation.0,
                sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                0,
            )
        };
        self.api
            .check_driver("cuMemExportToShareableHandle", answer)?;
        Ok(fd)
    }

    pub(crate) fn reserve_addresses(&self, size: usize) -> Result<sys::CUdeviceptr, Error> {
        let mut address = 0;
        // SAFETY: `address` is a place for one address; alignment 0 means the default, address 0 means anywhere.
        let answer = unsafe {
            self.api
                .driver
                .cuMemAddressReserve(&raw mut address, size, 0, 0, 0)
        };
        self.api.check_driver("cuMemAddressReserve", answer)?;
        Ok(address)
    }

    pub(crate) fn free_addresses(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
    ) -> Result<(), Error> {
        // SAFETY: the range is one whole reservation with nothing mapped.
        let answer = unsafe { self.api.driver.cuMemAddressFree(address, size) };
        self.api.check_driver("cuMemAddressFree", answer)
    }

    pub(crate) fn map_allocation(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
        allocation: &RawAllocation,
    ) -> Result<(), Error> {
        // SAFETY: the range is one reservation of this size, unmapped; offset and flags must be 0.
        let answer = unsafe { self.api.driver.cuMemMap(address, size, 0, allocation.0, 0) };
        self.api.check_driver("cuMemMap", answer)
    }

    pub(crate) fn unmap_allocation(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
    ) -> Result<(), Error> {
        // SAFETY: the range is exactly what was mapped; recorded uses were seen to be done.
        let answer = unsafe { self.api.driver.cuMemUnmap(address, size) };
        self.api.check_driver("cuMemUnmap", answer)
    }

    pub(crate) fn set_access(
        &self,
        address: sys::CUdeviceptr,
        size: usize,
        access: &[sys::CUmemAccessDesc],
    ) -> Result<(), Error> {
        // SAFETY: the range is mapped; the array holds as many elements as said.
        let answer = unsafe {
            self.api
                .driver
                .cuMemSetAccess(address, size, access.as_ptr(), access.len())
        };
        self.api.check_driver("cuMemSetAccess", answer)
    }
}

fn batch_length(length: usize) -> c_uint {
    // Batches are cut to a small fixed length before they come here.
    c_uint::try_from(length).unwrap_or(c_uint::MAX)
}
