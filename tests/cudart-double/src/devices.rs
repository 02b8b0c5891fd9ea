//! Which devices there are and what they are called.

use std::ffi::{c_char, c_int, c_void};

use crate::abi::{Out, write};
use crate::call;
use crate::contexts::{choose_device, chosen_device, set_top, top};
use crate::error::{Code, Result};
use crate::state;
use crate::vulkan::{self, Device};

/// The runtime that the double imitates: both ABIs of the semaphore calls have their symbol in it.
const RUNTIME_VERSION: c_int = 12090;
const DRIVER_VERSION: c_int = 13000;
/// Of `cudaGetDeviceProperties` and `cudaGetDeviceProperties_v2` in that runtime.
const PROPERTIES_SIZE: usize = 728;
const PROPERTIES_V2_SIZE: usize = 1032;
const MEMORY: usize = 1 << 30;

pub(crate) fn device(ordinal: c_int) -> Result<&'static Device> {
    let devices = vulkan::devices();
    if devices.is_empty() {
        return Err(Code::NO_DEVICE);
    }
    let index = usize::try_from(ordinal).map_err(|_| Code::INVALID_DEVICE)?;
    devices.get(index).ok_or(Code::INVALID_DEVICE)
}

fn count(out: Out<'_, c_int>) -> Result<()> {
    let devices = vulkan::devices();
    let count = c_int::try_from(devices.len()).unwrap_or(c_int::MAX);
    write(out, count)?;
    if count == 0 {
        Err(Code::NO_DEVICE)
    } else {
        Ok(())
    }
}

/// Values of the attributes that somebody asks for; the numbers are the same in both APIs.
fn attribute(number: c_int, ordinal: c_int) -> Result<c_int> {
    device(ordinal)?;
    match number {
        // Threads a block, warp size, processors, unified addressing.
        1 => Ok(1024),
        10 => Ok(32),
        16 => Ok(1),
        41 => Ok(1),
        // Texture and surface extents: 1D, 2D, 3D, layered, cube.
        21 | 52 | 55 | 66 => Ok(16384),
        // Mipmapped: 2D width and height, 1D width.
        73 | 74 | 77 => Ok(16384),
        // 3D extents to choose instead.
        47..=49 => Ok(2048),
        22 | 23 | 56 | 57 => Ok(16384),
        24..=26 | 58..=60 => Ok(2048),
        27 | 28 | 42 | 53 | 61 | 63 | 64 | 67 => Ok(16384),
        29 | 43 | 54 | 62 | 65 | 68 => Ok(2048),
        // The PCI place: none.
        33 | 34 | 50 => Ok(0),
        // Compute capability 0.0: no real device has it.
        75 | 76 => Ok(0),
        // Stream priorities.
        78 => Ok(1),
        // Virtual memory management, its fd handles (driver API only).
        102 | 103 => Ok(1),
        // Timeline semaphores.
        114 => Ok(1),
        2..=9 | 11..=149 => Ok(0),
        _ => Err(Code::INVALID_VALUE),
    }
}

/// Copies text and a null byte into a C buffer, cut to its length.
///
/// # Safety
///
/// `out` has room for `length` bytes.
unsafe fn write_text(text: &str, out: *mut c_char, length: usize) -> Result<()> {
    let room = length.checked_sub(1).ok_or(Code::INVALID_VALUE)?;
    if out.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    let bytes = &text.as_bytes()[..text.len().min(room)];
    // SAFETY: out has room for `length` bytes, of which bytes.len() + 1 are used at most.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), out.cast(), bytes.len()) };
    // SAFETY: bytes.len() is below length.
    unsafe { out.wrapping_add(bytes.len()).write(0) };
    Ok(())
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetDeviceCount(out: Out<'_, c_int>) -> c_int {
    call::runtime("cudaGetDeviceCount", || count(out))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaSetDevice(ordinal: c_int) -> c_int {
    call::runtime("cudaSetDevice", || {
        device(ordinal)?;
        let index = usize::try_from(ordinal).map_err(|_| Code::INVALID_DEVICE)?;
        let context = state::lock().runtime_primary(index)?;
        choose_device(index);
        set_top(context);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetDevice(out: Out<'_, c_int>) -> c_int {
    call::runtime("cudaGetDevice", || {
        device(0)?;
        let state = state::lock();
        let current = state.contexts.get(&top());
        let index = current.map_or_else(chosen_device, |context| context.device);
        write(out, c_int::try_from(index).unwrap_or(0))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceGetAttribute(
    out: Out<'_, c_int>,
    number: c_int,
    ordinal: c_int,
) -> c_int {
    call::runtime("cudaDeviceGetAttribute", || {
        write(out, attribute(number, ordinal)?)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetPCIBusId(
    out: *mut c_char,
    length: c_int,
    ordinal: c_int,
) -> c_int {
    call::runtime("cudaDeviceGetPCIBusId", || {
        device(ordinal)?;
        let text = format!("0000:00:{ordinal:02x}.0");
        let length = usize::try_from(length).map_err(|_| Code::INVALID_VALUE)?;
        // SAFETY: the caller gives a buffer of this length.
        unsafe { write_text(&text, out, length) }
    })
}

/// Writes the properties: a struct of `size` bytes whose fields named here sit at the same place in
/// every version.
///
/// # Safety
///
/// `out` is null or has room for `size` bytes.
unsafe fn properties(out: *mut c_void, ordinal: c_int, size: usize) -> Result<()> {
    let device = device(ordinal)?;
    if out.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    let mut bytes = [0; PROPERTIES_V2_SIZE];
    let name = device.name.as_bytes();
    let length = name.len().min(255);
    bytes[..length].copy_from_slice(&name[..length]);
    bytes[256..272].copy_from_slice(&device.uuid);
    bytes[288..296].copy_from_slice(&MEMORY.to_ne_bytes());
    let bytes = &bytes[..size.min(PROPERTIES_V2_SIZE)];
    // SAFETY: out has room for `size` bytes, and at most that many are copied.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), out.cast(), bytes.len()) };
    Ok(())
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceProperties(out: *mut c_void, ordinal: c_int) -> c_int {
    call::runtime("cudaGetDeviceProperties", || {
        // SAFETY: the caller gives the older struct.
        unsafe { properties(out, ordinal, PROPERTIES_SIZE) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceProperties_v2(out: *mut c_void, ordinal: c_int) -> c_int {
    call::runtime("cudaGetDeviceProperties", || {
        // SAFETY: the caller gives the newer struct.
        unsafe { properties(out, ordinal, PROPERTIES_V2_SIZE) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaRuntimeGetVersion(out: Out<'_, c_int>) -> c_int {
    call::runtime("cudaRuntimeGetVersion", || write(out, RUNTIME_VERSION))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDriverGetVersion(out: Out<'_, c_int>) -> c_int {
    call::runtime("cudaDriverGetVersion", || write(out, DRIVER_VERSION))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMemGetInfo(free: Out<'_, usize>, total: Out<'_, usize>) -> c_int {
    call::runtime("cudaMemGetInfo", || {
        state::lock().runtime_context()?;
        write(free, MEMORY)?;
        write(total, MEMORY)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuInit(flags: u32) -> c_int {
    call::driver_uninitialised("cuInit", || {
        if flags != 0 {
            return Err(Code::INVALID_VALUE);
        }
        call::initialise();
        device(0).map(drop)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDriverGetVersion(out: Out<'_, c_int>) -> c_int {
    call::driver_uninitialised("cuDriverGetVersion", || write(out, DRIVER_VERSION))
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDeviceGetCount(out: Out<'_, c_int>) -> c_int {
    call::driver("cuDeviceGetCount", || {
        let count = vulkan::devices().len();
        write(out, c_int::try_from(count).unwrap_or(c_int::MAX))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDeviceGet(out: Out<'_, c_int>, ordinal: c_int) -> c_int {
    call::driver("cuDeviceGet", || {
        device(ordinal)?;
        write(out, ordinal)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDeviceGetUuid(out: Out<'_, [u8; 16]>, ordinal: c_int) -> c_int {
    call::driver("cuDeviceGetUuid", || write(out, device(ordinal)?.uuid))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetName(out: *mut c_char, length: c_int, ordinal: c_int) -> c_int {
    call::driver("cuDeviceGetName", || {
        let device = device(ordinal)?;
        let length = usize::try_from(length).map_err(|_| Code::INVALID_VALUE)?;
        // SAFETY: the caller gives a buffer of this length.
        unsafe { write_text(&device.name, out, length) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDeviceGetAttribute(
    out: Out<'_, c_int>,
    number: c_int,
    ordinal: c_int,
) -> c_int {
    call::driver("cuDeviceGetAttribute", || {
        write(out, attribute(number, ordinal)?)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDeviceTotalMem(out: Out<'_, usize>, ordinal: c_int) -> c_int {
    call::driver("cuDeviceTotalMem", || {
        device(ordinal)?;
        write(out, MEMORY)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemGetInfo(free: Out<'_, usize>, total: Out<'_, usize>) -> c_int {
    call::driver("cuMemGetInfo", || {
        state::lock().current()?;
        write(free, MEMORY)?;
        write(total, MEMORY)
    })
}

also_named! {
    cuDeviceGetUuid_v2 = cuDeviceGetUuid(out: Out<'_, [u8; 16]>, ordinal: c_int);
    cuDeviceTotalMem_v2 = cuDeviceTotalMem(out: Out<'_, usize>, ordinal: c_int);
    cuMemGetInfo_v2 = cuMemGetInfo(free: Out<'_, usize>, total: Out<'_, usize>);
}
