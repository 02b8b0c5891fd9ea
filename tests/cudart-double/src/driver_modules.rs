//! Modules and kernels: the double runs none and says so.

use std::ffi::{c_char, c_int, c_void};

use crate::abi::{Handle, Out};
use crate::call;
use crate::error::{Code, Result};
use crate::state;

fn unsupported() -> Result<()> {
    state::lock().current()?;
    Err(Code::NOT_SUPPORTED)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuModuleLoadData(_out: Out<'_, Handle>, _image: *const c_void) -> c_int {
    call::driver("cuModuleLoadData", unsupported)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuModuleUnload(_module: Handle) -> c_int {
    call::driver("cuModuleUnload", unsupported)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuModuleGetFunction(
    _out: Out<'_, Handle>,
    _module: Handle,
    _name: *const c_char,
) -> c_int {
    call::driver("cuModuleGetFunction", unsupported)
}

#[allow(
    clippy::too_many_arguments,
    reason = "the exported function has its C parameters"
)]
#[unsafe(no_mangle)]
pub extern "C" fn cuLaunchKernel(
    _function: Handle,
    _grid_x: u32,
    _grid_y: u32,
    _grid_z: u32,
    _block_x: u32,
    _block_y: u32,
    _block_z: u32,
    _shared_bytes: u32,
    _stream: Handle,
    _parameters: *mut *mut c_void,
    _extra: *mut *mut c_void,
) -> c_int {
    call::driver("cuLaunchKernel", unsupported)
}
