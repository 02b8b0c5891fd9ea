//! The real CUDA runtime and Vulkan device behind functions that count their calls: to see that a mistake is refused
//! before a driver is asked. Counts are the process's, so such tests run in a child of their own.

use std::ffi::{CStr, CString, c_void};
use std::os::raw::c_uint;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};

use ash::vk;
use cuda_interop::Cuda;
use cuda_interop_sys::{
    Driver, Runtime, cudaError, cudaExternalMemory_t, cudaExternalMemoryBufferDesc,
    cudaExternalMemoryHandleDesc, cudaExternalMemoryMipmappedArrayDesc, cudaExternalSemaphore_t,
    cudaExternalSemaphoreHandleDesc, cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreWaitParams, cudaMipmappedArray_t, cudaStream_t,
};
use vk_fd_import::{Device, DeviceInfo, Features};

use crate::Vulkan;

/// A function that is counted, and where its calls go on to.
struct Counted {
    symbols: &'static [&'static CStr],
    shim: fn() -> *const c_void,
    target: AtomicPtr<c_void>,
    calls: AtomicU64,
}

impl Counted {
    fn count(&self) -> *mut c_void {
        self.calls.fetch_add(1, Ordering::Relaxed);
        self.target.load(Ordering::Acquire)
    }
}

macro_rules! counted {
    ($($place:ident, $shim:ident, [$($symbol:literal),+], ($($argument:ident: $type:ty),*) -> $answer:ty;)*) => {
        $(
            static $place: Counted = Counted {
                symbols: &[$($symbol),+],
                shim: || $shim as *const c_void,
                target: AtomicPtr::new(std::ptr::null_mut()),
                calls: AtomicU64::new(0),
            };

            /// # Safety
            ///
            /// As the C function.
            unsafe extern "C" fn $shim($($argument: $type),*) -> $answer {
                let target = $place.count();
                // SAFETY: the address was found under this function's name before the shim was handed out.
                let function = unsafe {
                    std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($type),*) -> $answer>(target)
                };
                // SAFETY: the caller's arguments, passed on.
                unsafe { function($($argument),*) }
            }
        )*
        static COUNTED: &[&Counted] = &[$(&$place),*];
    };
}

counted! {
    IMPORT_MEMORY, import_memory, [c"cudaImportExternalMemory"],
        (memory: *mut cudaExternalMemory_t, desc: *const cudaExternalMemoryHandleDesc) -> cudaError;
    MAP_BUFFER, map_buffer, [c"cudaExternalMemoryGetMappedBuffer"],
        (pointer: *mut *mut c_void, memory: cudaExternalMemory_t, desc: *const cudaExternalMemoryBufferDesc) -> cudaError;
    MAP_ARRAY, map_array, [c"cudaExternalMemoryGetMappedMipmappedArray"],
        (array: *mut cudaMipmappedArray_t, memory: cudaExternalMemory_t, desc: *const cudaExternalMemoryMipmappedArrayDesc) -> cudaError;
    IMPORT_SEMAPHORE, import_semaphore, [c"cudaImportExternalSemaphore"],
        (semaphore: *mut cudaExternalSemaphore_t, desc: *const cudaExternalSemaphoreHandleDesc) -> cudaError;
    SIGNAL, signal, [c"cudaSignalExternalSemaphoresAsync", c"cudaSignalExternalSemaphoresAsync_v2"],
        (semaphores: *const cudaExternalSemaphore_t, parameters: *const cudaExternalSemaphoreSignalParams, count: c_uint, stream: cudaStream_t) -> cudaError;
    WAIT, wait, [c"cudaWaitExternalSemaphoresAsync", c"cudaWaitExternalSemaphoresAsync_v2"],
        (semaphores: *const cudaExternalSemaphore_t, parameters: *const cudaExternalSemaphoreWaitParams, count: c_uint, stream: cudaStream_t) -> cudaError;
    ALLOCATE, allocate, [c"vkAllocateMemory"],
        (device: vk::Device, info: *const c_void, callbacks: *const c_void, memory: *mut vk::DeviceMemory) -> vk::Result;
    BIND_BUFFER, bind_buffer, [c"vkBindBufferMemory"],
        (device: vk::Device, buffer: vk::Buffer, memory: vk::DeviceMemory, offset: u64) -> vk::Result;
    CREATE_IMAGE, create_image, [c"vkCreateImage"],
        (device: vk::Device, info: *const c_void, callbacks: *const c_void, image: *mut vk::Image) -> vk::Result;
}

/// The address of a function, by way of the shim that counts it if there is one.
fn counting(symbol: &CStr, address: *const c_void) -> *const c_void {
    let found = COUNTED
        .iter()
        .find(|counted| counted.symbols.contains(&symbol));
    match found {
        Some(counted) if !address.is_null() => {
            counted.target.store(address.cast_mut(), Ordering::Release);
            (counted.shim)()
        }
        _ => address,
    }
}

/// How often a function was called through what this module made.
///
/// # Panics
///
/// If it is not among those counted.
pub fn calls(function: &str) -> u64 {
    let symbol = CString::new(function).expect("a function's name");
    let found = COUNTED
        .iter()
        .find(|counted| counted.symbols.contains(&symbol.as_c_str()));
    let counted = found.unwrap_or_else(|| panic!("{function} is not counted"));
    counted.calls.load(Ordering::Relaxed)
}

/// How often any of the functions was called.
pub fn all_calls() -> u64 {
    let each = COUNTED
        .iter()
        .map(|counted| counted.calls.load(Ordering::Relaxed));
    each.sum()
}

/// The real CUDA, with the calls of the runtime that tests ask about counted.
///
/// # Panics
///
/// If there is none.
pub fn counted_cuda() -> Cuda {
    let plain = Runtime::load().unwrap_or_else(|error| panic!("{error}: {error:?}"));
    // SAFETY: the file has just been loaded as a CUDA runtime.
    let library = unsafe { libloading::Library::new(plain.library()) };
    // Never unloaded, as the addresses in it are used for the rest of the process.
    let library: &'static libloading::Library =
        Box::leak(Box::new(library.expect("the library again")));
    let find = |symbol: &CStr| {
        // SAFETY: only the address is taken.
        let found = unsafe { library.get::<*const c_void>(symbol.to_bytes_with_nul()) };
        let address = found.map_or(std::ptr::null(), |found| *found);
        counting(symbol, address)
    };
    // SAFETY: the addresses are the runtime's own, or shims of the same types that pass every call on to them.
    let runtime = unsafe { Runtime::from_symbols(plain.library(), find) };
    let driver = Driver::load().unwrap_or_else(|error| panic!("{error}: {error:?}"));
    Cuda::from_tables(runtime, driver).unwrap_or_else(|error| panic!("{error}: {error:?}"))
}

impl Vulkan {
    /// As [`Vulkan::sharing`], with the calls that tests ask about counted.
    pub fn counted(&self) -> Device {
        let handle = self.device.handle();
        let address = |name: &CStr| {
            // SAFETY: the device is alive; the name is a C string.
            let found = unsafe { self.instance.get_device_proc_addr(handle, name.as_ptr()) };
            let address = found.map_or(std::ptr::null(), |function| function as *const c_void);
            counting(name, address)
        };
        // SAFETY: the addresses are the device's own, or shims of the same types that pass every call on to them.
        let device = unsafe { ash::Device::load_with(address, handle) };
        let mut families = vec![self.queue_family];
        families.extend(self.copy_queue.map(|(family, _)| family));
        let info = DeviceInfo {
            instance: &self.instance,
            physical_device: self.physical_device,
            device: &device,
            api_version: self.api_version,
            enabled_extensions: &self.extensions,
            enabled_features: if self.timeline {
                Features::TIMELINE_SEMAPHORE
            } else {
                Features::empty()
            },
            queue_family_indices: &families,
            group: &[],
        };
        // SAFETY: as for `sharing`.
        unsafe { Device::new(&info) }.expect("vk_fd_import::Device::new")
    }
}
