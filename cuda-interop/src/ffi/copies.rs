//! Copies and fills.

use core::ffi::{c_int, c_void};

use cuda_interop_sys as sys;

use super::Entered;
use crate::error::Error;

impl Entered<'_> {
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
}
