//! External memory: imports, and what is mapped from them.

use core::ffi::{c_uint, c_void};
use core::ptr;
use std::os::fd::RawFd;

use cuda_interop_sys as sys;

use super::{Entered, RawBuffer, RawLevel, RawMemory, RawMipmappedArray};
use crate::error::Error;

impl Entered<'_> {
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
}
