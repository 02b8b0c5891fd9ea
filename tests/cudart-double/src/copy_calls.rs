//! The runtime's copies and sets.

#![allow(
    clippy::too_many_arguments,
    reason = "the exported functions have their C parameters"
)]

use std::ffi::{c_int, c_void};

use crate::abi::{Handle, Memcpy3D};
use crate::call;
use crate::copies::{InArray, Region, Rows, Turn, copy_3d, copy_array, copy_linear, set};
use crate::error::Code;

const fn flat(bytes: usize) -> Region {
    rectangle(bytes, 1)
}

const fn rectangle(bytes: usize, rows: usize) -> Region {
    Region {
        bytes,
        rows,
        slices: 1,
    }
}

fn rows(pointer: *const c_void, pitch: usize) -> Rows {
    Rows { pointer, pitch }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy(
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    direction: c_int,
) -> c_int {
    call::runtime("cudaMemcpy", || {
        let region = flat(bytes);
        copy_linear(
            rows(to, bytes),
            rows(from, bytes),
            region,
            direction,
            Turn::NOW,
        )
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyAsync(
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    direction: c_int,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemcpyAsync", || {
        let (to, from) = (rows(to, bytes), rows(from, bytes));
        copy_linear(to, from, flat(bytes), direction, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2D(
    to: *mut c_void,
    to_pitch: usize,
    from: *const c_void,
    from_pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> c_int {
    call::runtime("cudaMemcpy2D", || {
        let (to, from) = (rows(to, to_pitch), rows(from, from_pitch));
        copy_linear(to, from, rectangle(width, height), direction, Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DAsync(
    to: *mut c_void,
    to_pitch: usize,
    from: *const c_void,
    from_pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemcpy2DAsync", || {
        let (to, from) = (rows(to, to_pitch), rows(from, from_pitch));
        let region = rectangle(width, height);
        copy_linear(to, from, region, direction, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArray(
    array: Handle,
    x: usize,
    row: usize,
    from: *const c_void,
    pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> c_int {
    call::runtime("cudaMemcpy2DToArray", || {
        let place = InArray { array, x, row };
        let region = rectangle(width, height);
        copy_array(place, rows(from, pitch), true, region, direction, Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DToArrayAsync(
    array: Handle,
    x: usize,
    row: usize,
    from: *const c_void,
    pitch: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemcpy2DToArrayAsync", || {
        let place = InArray { array, x, row };
        let (from, region) = (rows(from, pitch), rectangle(width, height));
        copy_array(place, from, true, region, direction, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArray(
    to: *mut c_void,
    pitch: usize,
    array: Handle,
    x: usize,
    row: usize,
    width: usize,
    height: usize,
    direction: c_int,
) -> c_int {
    call::runtime("cudaMemcpy2DFromArray", || {
        let place = InArray { array, x, row };
        let region = rectangle(width, height);
        copy_array(place, rows(to, pitch), false, region, direction, Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpy2DFromArrayAsync(
    to: *mut c_void,
    pitch: usize,
    array: Handle,
    x: usize,
    row: usize,
    width: usize,
    height: usize,
    direction: c_int,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemcpy2DFromArrayAsync", || {
        let place = InArray { array, x, row };
        let (to, region) = (rows(to, pitch), rectangle(width, height));
        copy_array(place, to, false, region, direction, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy3D(parameters: Option<&Memcpy3D>) -> c_int {
    call::runtime("cudaMemcpy3D", || {
        copy_3d(parameters.ok_or(Code::INVALID_VALUE)?, Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemcpy3DAsync(parameters: Option<&Memcpy3D>, stream: Handle) -> c_int {
    call::runtime("cudaMemcpy3DAsync", || {
        copy_3d(parameters.ok_or(Code::INVALID_VALUE)?, Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset(pointer: *mut c_void, value: c_int, bytes: usize) -> c_int {
    call::runtime("cudaMemset", || {
        set(pointer, bytes, value, flat(bytes), Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemsetAsync(
    pointer: *mut c_void,
    value: c_int,
    bytes: usize,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemsetAsync", || {
        set(pointer, bytes, value, flat(bytes), Turn::on(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset2D(
    pointer: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> c_int {
    call::runtime("cudaMemset2D", || {
        set(pointer, pitch, value, rectangle(width, height), Turn::NOW)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemset2DAsync(
    pointer: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: Handle,
) -> c_int {
    call::runtime("cudaMemset2DAsync", || {
        let region = rectangle(width, height);
        set(pointer, pitch, value, region, Turn::on(stream))
    })
}
