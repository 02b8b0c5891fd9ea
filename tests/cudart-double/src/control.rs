//! The double's own exports, for tests: who it is, failures on demand, counts.
//!
//! Failures, call counts and live counts belong to the calling thread, so tests that run side by
//! side do not disturb each other: an object counts for the thread that made it, wherever it dies.

use std::ffi::{CStr, c_char, c_int};

use crate::call::{self, Fault};
use crate::error::Code;
use crate::state::{self, thread};

/// The version of these exports. Its presence says that the library is the double.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_test_double_version() -> c_int {
    1
}

fn text(pointer: *const c_char) -> Option<String> {
    if pointer.is_null() {
        return None;
    }
    // SAFETY: not null (checked above); the callers below pass on their own contract, which asks for a C string.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().ok().map(str::to_owned)
}

/// Makes the `nth_call` (from 1) of the function `name` on this thread return `error`. If
/// `close_fd` is not 0 and the call is given an fd, the fd is closed first. A name is the public one,
/// without `_v2`. Returns 0, or 1 for a null name or an error of 0.
///
/// # Safety
///
/// `name` is null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuda_interop_double_fail(
    name: *const c_char,
    nth_call: u32,
    error: c_int,
    close_fd: c_int,
) -> c_int {
    let Some(name) = text(name).filter(|_| error != 0) else {
        return 1;
    };
    let fault = Fault {
        code: Code(error),
        close_fd: close_fd != 0,
    };
    call::arm(name, nth_call, fault);
    0
}

/// Forgets the failures that this thread ordered and returns how many had not yet happened.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_clear_failures() -> u64 {
    call::disarm_all() as u64
}

/// How often this thread called the function `name`, or any function for a null name.
///
/// # Safety
///
/// `name` is null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuda_interop_double_calls(name: *const c_char) -> u64 {
    call::calls(text(name).as_deref())
}

/// How often any thread called any function.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_all_calls() -> u64 {
    call::all_calls()
}

/// How many objects of a kind made by this thread are alive. Kinds: `memory` (imports), `buffer`
/// (mapped buffers), `mipmap` (mipmapped arrays), `array` (arrays that are no levels), `semaphore`,
/// `stream`, `event`, `texture`, `surface`, `malloc` (device and host allocations), `context` (made
/// by `cuCtxCreate`), `allocation` (of `cuMemCreate`), `reservation`. Null means all kinds together.
/// An unknown kind gives `u64::MAX`.
///
/// # Safety
///
/// `kind` is null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuda_interop_double_live(kind: *const c_char) -> u64 {
    live(kind, Some(thread()))
}

/// The same over all threads.
///
/// # Safety
///
/// `kind` is null or a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuda_interop_double_live_in_process(kind: *const c_char) -> u64 {
    live(kind, None)
}

fn live(kind: *const c_char, thread: Option<u64>) -> u64 {
    let kind = text(kind);
    state::lock()
        .live(kind.as_deref(), thread)
        .unwrap_or(u64::MAX)
}

/// How often this thread freed too early: an external memory with a mapping alive, an array that a
/// texture or surface object reads, a semaphore that a stream has still to wait for or signal.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_misuses() -> u64 {
    state::lock().misuses.get(&thread()).copied().unwrap_or(0)
}
