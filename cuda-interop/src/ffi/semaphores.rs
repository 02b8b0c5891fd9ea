//! External semaphores.

use core::ffi::c_uint;
use core::ptr;
use std::os::fd::RawFd;

use cuda_interop_sys as sys;

use super::{Entered, RawSemaphore};
use crate::error::Error;

impl Entered<'_> {
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
}

fn batch_length(length: usize) -> c_uint {
    // Batches are cut to a small fixed length before they come here.
    c_uint::try_from(length).unwrap_or(c_uint::MAX)
}
