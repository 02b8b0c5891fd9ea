//! The driver API's plain memory: allocation, copies, sets, pointer queries.

use std::ffi::{c_int, c_void};

use crate::abi::{Handle, Out};
use crate::call;
use crate::copies::{self, Region, Turn};
use crate::error::{Code, Result};
use crate::memory;
use crate::state;

/// A device address, or another number of the driver's, as an address of this process.
fn handle(number: u64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

fn current() -> Result<usize> {
    state::lock().current()
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemAlloc(out: Out<'_, u64>, size: usize) -> c_int {
    call::driver("cuMemAlloc", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        if size == 0 {
            return Err(Code::INVALID_VALUE);
        }
        out.write(memory::allocate(current()?, size, false)? as u64);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemFree(address: u64) -> c_int {
    call::driver("cuMemFree", || {
        memory::free(current()?, handle(address), false)
    })
}

fn flat_copy(
    to: usize,
    from: usize,
    bytes: usize,
    devices: (Option<bool>, Option<bool>),
    turn: Turn,
) -> Result<()> {
    let region = Region {
        bytes,
        rows: 1,
        slices: 1,
    };
    let (context, work) = {
        let state = state::lock();
        let to = state.linear(to, bytes, 0, devices.0, region)?;
        let from = state.linear(from, bytes, 0, devices.1, region)?;
        (state.current()?, copies::copy(to, from, region)?)
    };
    turn.submit(context, work)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoH(to: *mut c_void, from: u64, bytes: usize) -> c_int {
    call::driver("cuMemcpyDtoH", || {
        let devices = (Some(false), Some(true));
        flat_copy(
            to.expose_provenance(),
            handle(from),
            bytes,
            devices,
            Turn::NOW,
        )
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoD(to: u64, from: *const c_void, bytes: usize) -> c_int {
    call::driver("cuMemcpyHtoD", || {
        let devices = (Some(true), Some(false));
        flat_copy(
            handle(to),
            from.expose_provenance(),
            bytes,
            devices,
            Turn::NOW,
        )
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2(
    to: *mut c_void,
    from: u64,
    bytes: usize,
    stream: Handle,
) -> c_int {
    call::driver("cuMemcpyDtoHAsync", || {
        let devices = (Some(false), Some(true));
        let to = to.expose_provenance();
        flat_copy(to, handle(from), bytes, devices, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2(
    to: u64,
    from: *const c_void,
    bytes: usize,
    stream: Handle,
) -> c_int {
    call::driver("cuMemcpyHtoDAsync", || {
        let devices = (Some(true), Some(false));
        let from = from.expose_provenance();
        flat_copy(handle(to), from, bytes, devices, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAsync(to: u64, from: u64, bytes: usize, stream: Handle) -> c_int {
    call::driver("cuMemcpyAsync", || {
        let turn = Turn::on(stream);
        flat_copy(handle(to), handle(from), bytes, (None, None), turn)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemsetD8Async(address: u64, value: u8, bytes: usize, stream: Handle) -> c_int {
    call::driver("cuMemsetD8Async", || {
        let region = Region {
            bytes,
            rows: 1,
            slices: 1,
        };
        let (context, work) = {
            let state = state::lock();
            let side = state.linear(handle(address), bytes, 0, Some(true), region)?;
            (state.current()?, copies::fill(side, value, region))
        };
        Turn::on(stream).submit(context, work)
    })
}

/// The attributes that a caller needs to tell what a pointer is.
///
/// # Safety
///
/// `data` has room for the attribute's type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: c_int,
    address: u64,
) -> c_int {
    call::driver("cuPointerGetAttribute", || {
        let state = state::lock();
        let address = handle(address);
        let known = state.pointer_at(address).ok_or(Code::INVALID_VALUE)?;
        let (entry, left) = known;
        let length = entry.value.length();
        let first = address - (length - left);
        if data.is_null() {
            return Err(Code::INVALID_VALUE);
        }
        // SAFETY: the caller gives room for the attribute's type (a pointer).
        let put_word = |word: usize| unsafe { data.cast::<usize>().write_unaligned(word) };
        // SAFETY: the caller gives room for the attribute's type (an int).
        let put_int = |int: u32| unsafe { data.cast::<u32>().write_unaligned(int) };
        match attribute {
            // Context, device pointer, host pointer, start and size of the range.
            1 => put_word(entry.context),
            3 => put_word(address),
            4 if entry.value.is_host() => put_word(address),
            11 => put_word(first),
            12 => put_word(length),
            // Memory type (1 host, 2 device), device.
            2 => put_int(if entry.value.is_host() { 1 } else { 2 }),
            9 => put_int(u32::try_from(state.device_of(entry.context)).unwrap_or(0)),
            _ => return Err(Code::INVALID_VALUE),
        }
        Ok(())
    })
}

also_named! {
    cuMemAlloc_v2 = cuMemAlloc(out: Out<'_, u64>, size: usize);
    cuMemFree_v2 = cuMemFree(address: u64);
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoH_v2(to: *mut c_void, from: u64, bytes: usize) -> c_int {
    // SAFETY: the same contract.
    unsafe { cuMemcpyDtoH(to, from, bytes) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoD_v2(to: u64, from: *const c_void, bytes: usize) -> c_int {
    // SAFETY: the same contract.
    unsafe { cuMemcpyHtoD(to, from, bytes) }
}
