//! The driver API's streams and events; the handles are the runtime's.

use std::ffi::{c_int, c_void};

use crate::abi::{Handle, Out};
use crate::call;
use crate::error::{Code, Result};
use crate::events;
use crate::state::{self, from_pointer};
use crate::streams::{self, HostFunction};

fn current() -> Result<usize> {
    state::lock().current()
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamCreate(out: Out<'_, Handle>, flags: u32) -> c_int {
    call::driver("cuStreamCreate", || {
        streams::create(current()?, out, flags, 0)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamDestroy(stream: Handle) -> c_int {
    call::driver("cuStreamDestroy", || {
        streams::destroy(current()?, from_pointer(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamSynchronize(stream: Handle) -> c_int {
    call::driver("cuStreamSynchronize", || {
        streams::synchronise(from_pointer(stream), current()?)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamQuery(stream: Handle) -> c_int {
    call::driver("cuStreamQuery", || {
        streams::query(current()?, from_pointer(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuStreamWaitEvent(stream: Handle, event: Handle, flags: u32) -> c_int {
    call::driver("cuStreamWaitEvent", || {
        events::hold(current()?, stream, event, flags)
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchHostFunc(
    stream: Handle,
    function: Option<HostFunction>,
    data: *mut c_void,
) -> c_int {
    call::driver("cuLaunchHostFunc", || {
        let function = function.ok_or(Code::INVALID_VALUE)?;
        streams::launch(current()?, stream, function, data)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuEventCreate(out: Out<'_, Handle>, flags: u32) -> c_int {
    call::driver("cuEventCreate", || events::create(current()?, out, flags))
}

#[unsafe(no_mangle)]
pub extern "C" fn cuEventRecord(event: Handle, stream: Handle) -> c_int {
    call::driver("cuEventRecord", || {
        events::record(current()?, event, stream)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuEventQuery(event: Handle) -> c_int {
    call::driver("cuEventQuery", || events::query(event))
}

#[unsafe(no_mangle)]
pub extern "C" fn cuEventSynchronize(event: Handle) -> c_int {
    call::driver("cuEventSynchronize", || events::synchronise(event))
}

#[unsafe(no_mangle)]
pub extern "C" fn cuEventDestroy(event: Handle) -> c_int {
    call::driver("cuEventDestroy", || events::destroy(current()?, event))
}

also_named! {
    cuStreamDestroy_v2 = cuStreamDestroy(stream: Handle);
    cuEventDestroy_v2 = cuEventDestroy(event: Handle);
}
