//! The driver API's contexts.

use std::ffi::{c_int, c_void};

use crate::abi::{Handle, Out, write};
use crate::call;
use crate::contexts::{pop, push, set_top, top};
use crate::devices::device;
use crate::error::{Code, Result};
use crate::state::{self, from_pointer, to_pointer};
use crate::streams;

fn index(ordinal: c_int) -> Result<usize> {
    device(ordinal)?;
    usize::try_from(ordinal).map_err(|_| Code::INVALID_DEVICE)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDevicePrimaryCtxRetain(out: Out<'_, Handle>, ordinal: c_int) -> c_int {
    call::driver("cuDevicePrimaryCtxRetain", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        let index = index(ordinal)?;
        let mut state = state::lock();
        let handle = state.primary(index)?;
        if let Some(context) = state.contexts.get_mut(&handle) {
            context.retained += 1;
            context.alive = true;
        }
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDevicePrimaryCtxRelease(ordinal: c_int) -> c_int {
    call::driver("cuDevicePrimaryCtxRelease", || {
        let index = index(ordinal)?;
        let mut state = state::lock();
        let handle = state.primary(index)?;
        let context = state.contexts.get_mut(&handle);
        let context = context.filter(|context| context.retained > 0);
        let context = context.ok_or(Code::INVALID_CONTEXT)?;
        context.retained -= 1;
        if context.retained == 0 && !context.held_by_runtime {
            state.end_context(handle);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDevicePrimaryCtxGetState(
    ordinal: c_int,
    flags: Out<'_, u32>,
    active: Out<'_, c_int>,
) -> c_int {
    call::driver("cuDevicePrimaryCtxGetState", || {
        let index = index(ordinal)?;
        let mut state = state::lock();
        let handle = state.primary(index)?;
        let context = state.contexts.get(&handle).ok_or(Code::INVALID_CONTEXT)?;
        write(flags, context.flags)?;
        write(active, c_int::from(context.alive))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxGetCurrent(out: Out<'_, Handle>) -> c_int {
    call::driver("cuCtxGetCurrent", || write(out, to_pointer(top())))
}

fn alive(handle: usize) -> Result<()> {
    let state = state::lock();
    let context = state.contexts.get(&handle);
    match context {
        Some(context) if context.alive => Ok(()),
        Some(_) => Err(Code::CONTEXT_IS_DESTROYED),
        None => Err(Code::INVALID_CONTEXT),
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxSetCurrent(context: Handle) -> c_int {
    call::driver("cuCtxSetCurrent", || {
        let handle = from_pointer(context);
        if handle != 0 {
            alive(handle)?;
        }
        set_top(handle);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxPushCurrent(context: Handle) -> c_int {
    call::driver("cuCtxPushCurrent", || {
        let handle = from_pointer(context);
        alive(handle)?;
        push(handle);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxPopCurrent(out: Out<'_, Handle>) -> c_int {
    call::driver("cuCtxPopCurrent", || {
        let handle = pop().ok_or(Code::INVALID_CONTEXT)?;
        if let Some(out) = out {
            out.write(to_pointer(handle));
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxGetDevice(out: Out<'_, c_int>) -> c_int {
    call::driver("cuCtxGetDevice", || {
        let state = state::lock();
        let index = state.device_of(state.current()?);
        write(out, c_int::try_from(index).unwrap_or(0))
    })
}

fn create(out: Out<'_, Handle>, flags: u32, ordinal: c_int) -> Result<()> {
    let out = out.ok_or(Code::INVALID_VALUE)?;
    let index = index(ordinal)?;
    let handle = state::lock().new_context(index, false, flags);
    push(handle);
    out.write(to_pointer(handle));
    Ok(())
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxCreate(out: Out<'_, Handle>, flags: u32, ordinal: c_int) -> c_int {
    call::driver("cuCtxCreate", || create(out, flags, ordinal))
}

/// The newest form; its parameters (affinity, graphics) are not supported and must be null.
#[unsafe(no_mangle)]
pub extern "C" fn cuCtxCreate_v4(
    out: Out<'_, Handle>,
    parameters: *const c_void,
    flags: u32,
    ordinal: c_int,
) -> c_int {
    call::driver("cuCtxCreate", || {
        if !parameters.is_null() {
            return Err(Code::NOT_SUPPORTED);
        }
        create(out, flags, ordinal)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxDestroy(context: Handle) -> c_int {
    call::driver("cuCtxDestroy", || {
        let handle = from_pointer(context);
        alive(handle)?;
        streams::finish_context(handle);
        let mut state = state::lock();
        let known = state.contexts.get(&handle);
        if known.is_none_or(|context| context.primary) {
            return Err(Code::INVALID_CONTEXT);
        }
        state.end_context(handle);
        if top() == handle {
            pop();
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxSynchronize() -> c_int {
    call::driver("cuCtxSynchronize", || {
        let context = state::lock().current()?;
        streams::finish_context(context);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuCtxGetId(context: Handle, out: Out<'_, u64>) -> c_int {
    call::driver("cuCtxGetId", || {
        let handle = match from_pointer(context) {
            0 => state::lock().current()?,
            handle => handle,
        };
        alive(handle)?;
        write(out, handle as u64)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamGetCtx(stream: Handle, out: Out<'_, Handle>) -> c_int {
    call::driver("cuStreamGetCtx", || {
        let mut state = state::lock();
        let handle = from_pointer(stream);
        let context = match state.streams.entries.get(&handle) {
            Some(entry) => entry.context,
            None => {
                let current = state.current()?;
                state.stream(handle, current)?;
                current
            }
        };
        write(out, to_pointer(context))
    })
}

also_named! {
    cuDevicePrimaryCtxRelease_v2 = cuDevicePrimaryCtxRelease(ordinal: c_int);
    cuCtxPushCurrent_v2 = cuCtxPushCurrent(context: Handle);
    cuCtxPopCurrent_v2 = cuCtxPopCurrent(out: Out<'_, Handle>);
    cuCtxCreate_v2 = cuCtxCreate(out: Out<'_, Handle>, flags: u32, ordinal: c_int);
    cuCtxDestroy_v2 = cuCtxDestroy(context: Handle);
}
