//! The binary semaphore that `SwiftShader` shares through an fd: a process-shared mutex, a condition
//! variable, a count of users and a flag, in this order, at the start of the shared memory.

use std::ffi::c_int;
use std::mem::{offset_of, size_of};
use std::os::fd::BorrowedFd;

use crate::error::Result;
use crate::payload::Mapping;

#[repr(C)]
struct Shared {
    mutex: libc::pthread_mutex_t,
    condition: libc::pthread_cond_t,
    users: c_int,
    signalled: u8,
}

#[derive(Debug)]
pub(crate) struct SwiftShaderSemaphore {
    mapping: Mapping,
}

impl SwiftShaderSemaphore {
    pub(crate) fn of_fd(fd: BorrowedFd<'_>) -> Result<Self> {
        let mapping = Mapping::of_file(fd, size_of::<Shared>() as u64)?;
        let semaphore = Self { mapping };
        semaphore.locked(|| semaphore.change_users(1));
        Ok(semaphore)
    }

    fn at<T>(&self, offset: usize) -> *mut T {
        self.mapping.at(offset as u64).cast()
    }

    fn locked<T>(&self, body: impl FnOnce() -> T) -> T {
        let mutex = self.at::<libc::pthread_mutex_t>(offset_of!(Shared, mutex));
        // SAFETY: the driver initialised the mutex, shared between processes, before it exported the
        // fd; the mapping is alive.
        unsafe { libc::pthread_mutex_lock(mutex) };
        let result = body();
        // SAFETY: locked above by this thread.
        unsafe { libc::pthread_mutex_unlock(mutex) };
        result
    }

    fn change_users(&self, change: c_int) {
        let users = self.at::<c_int>(offset_of!(Shared, users));
        // SAFETY: the field lies in the mapping; the mutex is held by the caller of this function.
        let count = unsafe { users.read() };
        // SAFETY: as above.
        unsafe { users.write(count + change) };
    }

    fn flag(&self) -> *mut u8 {
        self.at(offset_of!(Shared, signalled))
    }

    /// Unsignals it and says yes, if it was signalled.
    pub(crate) fn try_take(&self) -> bool {
        self.locked(|| {
            // SAFETY: the flag lies in the mapping and the mutex is held.
            let signalled = unsafe { self.flag().read() } != 0;
            if signalled {
                // SAFETY: as above.
                unsafe { self.flag().write(0) };
            }
            signalled
        })
    }

    pub(crate) fn signal(&self) {
        self.locked(|| {
            // SAFETY: the flag lies in the mapping and the mutex is held.
            unsafe { self.flag().write(1) };
            let condition = self.at(offset_of!(Shared, condition));
            // SAFETY: the driver initialised the condition variable; the mapping is alive.
            unsafe { libc::pthread_cond_broadcast(condition) };
        });
    }
}

impl Drop for SwiftShaderSemaphore {
    fn drop(&mut self) {
        self.locked(|| self.change_users(-1));
    }
}
