//! The raw calls that the safe ones are measured against.

use core::ffi::c_void;
use std::os::fd::{IntoRawFd, OwnedFd};
use std::ptr;

use cuda_interop_sys as sys;
use sys::{MissingSymbol, Runtime, cudaError};

use crate::Result;

pub fn check(call: &str, answer: Result<cudaError, MissingSymbol>) -> Result<()> {
    match answer? {
        cudaError::cudaSuccess => Ok(()),
        code => Err(format!("{call} answered {code:?}").into()),
    }
}

/// `cudaImportExternalMemory` of an opaque fd, which is the driver's afterwards.
pub fn import(
    runtime: &Runtime,
    fd: OwnedFd,
    size: u64,
    dedicated: bool,
) -> Result<sys::cudaExternalMemory_t> {
    let mut desc = sys::cudaExternalMemoryHandleDesc::zeroed();
    desc.type_ = sys::cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
    desc.handle.fd = fd.into_raw_fd();
    desc.size = size;
    desc.flags = if dedicated {
        sys::cudaExternalMemoryDedicated
    } else {
        0
    };
    let mut memory = ptr::null_mut();
    // SAFETY: both pointers are to live values; the fd is given away.
    let answer = unsafe { runtime.cudaImportExternalMemory(&raw mut memory, &raw const desc) };
    check("cudaImportExternalMemory", answer)?;
    Ok(memory)
}

pub fn map_buffer(
    runtime: &Runtime,
    memory: sys::cudaExternalMemory_t,
    size: u64,
) -> Result<*mut c_void> {
    let mut desc = sys::cudaExternalMemoryBufferDesc::zeroed();
    desc.size = size;
    let mut address = ptr::null_mut();
    // SAFETY: both pointers are to live values, and the memory was imported with at least this size.
    let answer = unsafe {
        runtime.cudaExternalMemoryGetMappedBuffer(&raw mut address, memory, &raw const desc)
    };
    check("cudaExternalMemoryGetMappedBuffer", answer)?;
    Ok(address)
}

pub fn map_array(
    runtime: &Runtime,
    memory: sys::cudaExternalMemory_t,
    desc: &sys::cudaExternalMemoryMipmappedArrayDesc,
) -> Result<sys::cudaMipmappedArray_t> {
    let mut array = ptr::null_mut();
    // SAFETY: both pointers are to live values; the descriptor is that of the memory's image.
    let answer =
        unsafe { runtime.cudaExternalMemoryGetMappedMipmappedArray(&raw mut array, memory, desc) };
    check("cudaExternalMemoryGetMappedMipmappedArray", answer)?;
    Ok(array)
}

pub fn free_buffer(runtime: &Runtime, address: *mut c_void) -> Result<()> {
    // SAFETY: mapped by this program, and used by nothing any more.
    check("cudaFree", unsafe { runtime.cudaFree(address) })
}

pub fn free_array(runtime: &Runtime, array: sys::cudaMipmappedArray_t) -> Result<()> {
    // SAFETY: mapped by this program, and used by nothing any more.
    let answer = unsafe { runtime.cudaFreeMipmappedArray(array) };
    check("cudaFreeMipmappedArray", answer)
}

pub fn destroy(runtime: &Runtime, memory: sys::cudaExternalMemory_t) -> Result<()> {
    // SAFETY: imported by this program, and nothing is mapped from it any more.
    let answer = unsafe { runtime.cudaDestroyExternalMemory(memory) };
    check("cudaDestroyExternalMemory", answer)
}

/// A timeline imported by a raw call; destroyed when dropped.
pub struct Timeline<'runtime> {
    runtime: &'runtime Runtime,
    semaphore: sys::cudaExternalSemaphore_t,
}

impl<'runtime> Timeline<'runtime> {
    pub fn import(runtime: &'runtime Runtime, fd: OwnedFd) -> Result<Self> {
        let mut desc = sys::cudaExternalSemaphoreHandleDesc::zeroed();
        desc.type_ = sys::cudaExternalSemaphoreHandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        desc.handle.fd = fd.into_raw_fd();
        let mut semaphore = ptr::null_mut();
        // SAFETY: both pointers are to live values; the fd is given away.
        let answer =
            unsafe { runtime.cudaImportExternalSemaphore(&raw mut semaphore, &raw const desc) };
        check("cudaImportExternalSemaphore", answer)?;
        Ok(Self { runtime, semaphore })
    }

    pub fn signal(&self, stream: sys::cudaStream_t, value: u64) -> Result<()> {
        let mut parameters = sys::cudaExternalSemaphoreSignalParams::zeroed();
        parameters.params.fence.value = value;
        // SAFETY: one semaphore and one set of parameters, both alive; so is the stream.
        let answer = unsafe {
            self.runtime.cudaSignalExternalSemaphoresAsync(
                &raw const self.semaphore,
                &raw const parameters,
                1,
                stream,
            )
        };
        check("cudaSignalExternalSemaphoresAsync", answer)
    }

    pub fn wait(&self, stream: sys::cudaStream_t, value: u64) -> Result<()> {
        let mut parameters = sys::cudaExternalSemaphoreWaitParams::zeroed();
        parameters.params.fence.value = value;
        // SAFETY: one semaphore and one set of parameters, both alive; so is the stream.
        let answer = unsafe {
            self.runtime.cudaWaitExternalSemaphoresAsync(
                &raw const self.semaphore,
                &raw const parameters,
                1,
                stream,
            )
        };
        check("cudaWaitExternalSemaphoresAsync", answer)
    }
}

impl Drop for Timeline<'_> {
    fn drop(&mut self) {
        // SAFETY: imported by this value; the program has waited for what used it.
        let _ = unsafe { self.runtime.cudaDestroyExternalSemaphore(self.semaphore) };
    }
}

/// Pinned host memory; freed when dropped.
pub struct Pinned<'runtime> {
    runtime: &'runtime Runtime,
    address: *mut c_void,
}

impl<'runtime> Pinned<'runtime> {
    pub fn new(runtime: &'runtime Runtime, bytes: usize) -> Result<Self> {
        let mut address = ptr::null_mut();
        // SAFETY: the pointer is to a live address.
        let answer = unsafe { runtime.cudaMallocHost(&raw mut address, bytes) };
        check("cudaMallocHost", answer)?;
        // SAFETY: the memory is new and has so many bytes, which so become initialised.
        unsafe { ptr::write_bytes(address.cast::<u8>(), 0, bytes) };
        Ok(Self { runtime, address })
    }

    /// Copies device memory here and waits for it.
    pub fn download(&mut self, from: u64, bytes: usize, stream: sys::cudaStream_t) -> Result<()> {
        let kind = sys::cudaMemcpyKind::cudaMemcpyDeviceToHost;
        // SAFETY: both sides have so many bytes, as the caller's sizes are those they were made with; the stream is waited for below.
        let answer = unsafe {
            self.runtime
                .cudaMemcpyAsync(self.address, from as *const c_void, bytes, kind, stream)
        };
        check("cudaMemcpyAsync", answer)?;
        // SAFETY: the stream is alive.
        let answer = unsafe { self.runtime.cudaStreamSynchronize(stream) };
        check("cudaStreamSynchronize", answer)
    }

    /// The bytes, which no copy is writing.
    pub fn bytes(&self, bytes: usize) -> &[u8] {
        // SAFETY: so many bytes were allocated and initialised; downloads need `&mut self` and are waited for.
        unsafe { std::slice::from_raw_parts(self.address.cast::<u8>(), bytes) }
    }
}

impl Drop for Pinned<'_> {
    fn drop(&mut self) {
        // SAFETY: allocated by this value; copies are waited for.
        let _ = unsafe { self.runtime.cudaFreeHost(self.address) };
    }
}
