//! The driver API's external memory and semaphores.

use std::ffi::c_int;

use crate::abi::{
    DriverMipmappedArrayDesc, ExternalMemoryBufferDesc, ExternalMemoryHandleDesc,
    ExternalMemoryMipmappedArrayDesc, ExternalSemaphoreHandleDesc, Handle, Out, SemaphoreParams,
};
use crate::arrays;
use crate::call;
use crate::error::{Code, Result};
use crate::formats;
use crate::memory;
use crate::semaphores::{self, Operation};
use crate::state::{self, from_pointer, to_pointer};

fn current() -> Result<usize> {
    state::lock().current()
}

#[unsafe(no_mangle)]
pub extern "C" fn cuImportExternalMemory(
    out: Out<'_, Handle>,
    desc: Option<&ExternalMemoryHandleDesc>,
) -> c_int {
    let fd = desc.map(|desc| desc.fd);
    call::driver_with_fd("cuImportExternalMemory", fd, || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        out.write(to_pointer(memory::import(current()?, desc)?));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuExternalMemoryGetMappedBuffer(
    out: Out<'_, u64>,
    memory: Handle,
    desc: Option<&ExternalMemoryBufferDesc>,
) -> c_int {
    call::driver("cuExternalMemoryGetMappedBuffer", || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let address = memory::map_buffer(current()?, from_pointer(memory), desc)?;
        out.write(address as u64);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuExternalMemoryGetMappedMipmappedArray(
    out: Out<'_, Handle>,
    memory: Handle,
    desc: Option<&DriverMipmappedArrayDesc>,
) -> c_int {
    call::driver("cuExternalMemoryGetMappedMipmappedArray", || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let desc = ExternalMemoryMipmappedArrayDesc {
            offset: desc.offset,
            format: formats::from_driver(desc.array.format, desc.array.channels)?,
            extent: desc.array.extent,
            flags: desc.array.flags,
            levels: desc.levels,
            reserved: desc.reserved,
        };
        let handle = arrays::map_mipmap(current()?, from_pointer(memory), &desc)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMipmappedArrayGetLevel(
    out: Out<'_, Handle>,
    mipmap: Handle,
    level: u32,
) -> c_int {
    call::driver("cuMipmappedArrayGetLevel", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        out.write(to_pointer(arrays::level_of(from_pointer(mipmap), level)?));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMipmappedArrayDestroy(mipmap: Handle) -> c_int {
    call::driver("cuMipmappedArrayDestroy", || {
        arrays::free_mipmap(current()?, from_pointer(mipmap))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDestroyExternalMemory(memory: Handle) -> c_int {
    call::driver("cuDestroyExternalMemory", || {
        memory::destroy(current()?, from_pointer(memory))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuImportExternalSemaphore(
    out: Out<'_, Handle>,
    desc: Option<&ExternalSemaphoreHandleDesc>,
) -> c_int {
    let fd = desc.map(|desc| desc.fd);
    call::driver_with_fd("cuImportExternalSemaphore", fd, || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        out.write(to_pointer(semaphores::import(current()?, desc)?));
        Ok(())
    })
}

/// # Safety
///
/// As the function that calls it.
unsafe fn operate(
    operation: Operation,
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> Result<()> {
    // SAFETY: passed on.
    let (handles, parameters) = unsafe { semaphores::operands(handles, parameters, count) }?;
    let parameters = parameters.iter().map(|it| (it.value, it.flags));
    semaphores::operate(operation, current()?, handles, parameters, stream)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuSignalExternalSemaphoresAsync(
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> c_int {
    call::driver("cuSignalExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { operate(Operation::Signal, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuWaitExternalSemaphoresAsync(
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> c_int {
    call::driver("cuWaitExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { operate(Operation::Wait, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuDestroyExternalSemaphore(semaphore: Handle) -> c_int {
    call::driver("cuDestroyExternalSemaphore", || {
        semaphores::destroy(current()?, from_pointer(semaphore))
    })
}
