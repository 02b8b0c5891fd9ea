//! Status codes. The runtime's and the driver's codes agree wherever the double uses them.

use std::ffi::{CStr, c_char, c_int};

use crate::abi::{Out, write};
use crate::call;

/// A status other than success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(pub(crate) c_int);

pub(crate) type Result<T> = std::result::Result<T, Code>;

impl Code {
    pub(crate) const INVALID_VALUE: Self = Self(1);
    pub(crate) const MEMORY_ALLOCATION: Self = Self(2);
    pub(crate) const NOT_INITIALIZED: Self = Self(3);
    pub(crate) const INVALID_PITCH_VALUE: Self = Self(12);
    pub(crate) const INVALID_CHANNEL_DESCRIPTOR: Self = Self(20);
    pub(crate) const NO_DEVICE: Self = Self(100);
    pub(crate) const INVALID_DEVICE: Self = Self(101);
    pub(crate) const INVALID_CONTEXT: Self = Self(201);
    pub(crate) const INVALID_RESOURCE_HANDLE: Self = Self(400);
    pub(crate) const NOT_READY: Self = Self(600);
    pub(crate) const ILLEGAL_ADDRESS: Self = Self(700);
    pub(crate) const CONTEXT_IS_DESTROYED: Self = Self(709);
    pub(crate) const NOT_SUPPORTED: Self = Self(801);
    pub(crate) const UNKNOWN: Self = Self(999);
}

/// Code, the runtime's name, the driver's name.
const NAMES: &[(c_int, &CStr, &CStr)] = &[
    (0, c"cudaSuccess", c"CUDA_SUCCESS"),
    (1, c"cudaErrorInvalidValue", c"CUDA_ERROR_INVALID_VALUE"),
    (2, c"cudaErrorMemoryAllocation", c"CUDA_ERROR_OUT_OF_MEMORY"),
    (
        3,
        c"cudaErrorInitializationError",
        c"CUDA_ERROR_NOT_INITIALIZED",
    ),
    (4, c"cudaErrorCudartUnloading", c"CUDA_ERROR_DEINITIALIZED"),
    (12, c"cudaErrorInvalidPitchValue", c""),
    (13, c"cudaErrorInvalidSymbol", c""),
    (16, c"cudaErrorInvalidHostPointer", c""),
    (17, c"cudaErrorInvalidDevicePointer", c""),
    (18, c"cudaErrorInvalidTexture", c""),
    (20, c"cudaErrorInvalidChannelDescriptor", c""),
    (21, c"cudaErrorInvalidMemcpyDirection", c""),
    (31, c"cudaErrorNotYetImplemented", c""),
    (34, c"cudaErrorStubLibrary", c"CUDA_ERROR_STUB_LIBRARY"),
    (35, c"cudaErrorInsufficientDriver", c""),
    (
        36,
        c"cudaErrorCallRequiresNewerDriver",
        c"CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER",
    ),
    (37, c"cudaErrorInvalidSurface", c""),
    (
        46,
        c"cudaErrorDevicesUnavailable",
        c"CUDA_ERROR_DEVICE_UNAVAILABLE",
    ),
    (100, c"cudaErrorNoDevice", c"CUDA_ERROR_NO_DEVICE"),
    (101, c"cudaErrorInvalidDevice", c"CUDA_ERROR_INVALID_DEVICE"),
    (
        200,
        c"cudaErrorInvalidKernelImage",
        c"CUDA_ERROR_INVALID_IMAGE",
    ),
    (
        201,
        c"cudaErrorDeviceUninitialized",
        c"CUDA_ERROR_INVALID_CONTEXT",
    ),
    (
        205,
        c"cudaErrorMapBufferObjectFailed",
        c"CUDA_ERROR_MAP_FAILED",
    ),
    (
        206,
        c"cudaErrorUnmapBufferObjectFailed",
        c"CUDA_ERROR_UNMAP_FAILED",
    ),
    (208, c"cudaErrorAlreadyMapped", c"CUDA_ERROR_ALREADY_MAPPED"),
    (211, c"cudaErrorNotMapped", c"CUDA_ERROR_NOT_MAPPED"),
    (
        304,
        c"cudaErrorOperatingSystem",
        c"CUDA_ERROR_OPERATING_SYSTEM",
    ),
    (
        400,
        c"cudaErrorInvalidResourceHandle",
        c"CUDA_ERROR_INVALID_HANDLE",
    ),
    (401, c"cudaErrorIllegalState", c"CUDA_ERROR_ILLEGAL_STATE"),
    (500, c"cudaErrorSymbolNotFound", c"CUDA_ERROR_NOT_FOUND"),
    (600, c"cudaErrorNotReady", c"CUDA_ERROR_NOT_READY"),
    (
        700,
        c"cudaErrorIllegalAddress",
        c"CUDA_ERROR_ILLEGAL_ADDRESS",
    ),
    (
        709,
        c"cudaErrorContextIsDestroyed",
        c"CUDA_ERROR_CONTEXT_IS_DESTROYED",
    ),
    (
        712,
        c"cudaErrorHostMemoryAlreadyRegistered",
        c"CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
    ),
    (
        713,
        c"cudaErrorHostMemoryNotRegistered",
        c"CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED",
    ),
    (719, c"cudaErrorLaunchFailure", c"CUDA_ERROR_LAUNCH_FAILED"),
    (800, c"cudaErrorNotPermitted", c"CUDA_ERROR_NOT_PERMITTED"),
    (801, c"cudaErrorNotSupported", c"CUDA_ERROR_NOT_SUPPORTED"),
    (
        802,
        c"cudaErrorSystemNotReady",
        c"CUDA_ERROR_SYSTEM_NOT_READY",
    ),
    (
        803,
        c"cudaErrorSystemDriverMismatch",
        c"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
    ),
    (
        804,
        c"cudaErrorCompatNotSupportedOnDevice",
        c"CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
    ),
    (909, c"cudaErrorTimeout", c"CUDA_ERROR_TIMEOUT"),
    (999, c"cudaErrorUnknown", c"CUDA_ERROR_UNKNOWN"),
];

/// What `cudaGetErrorString` says: a text of the double's own, so that it shows in a report.
const TEXTS: &[(c_int, &CStr)] = &[
    (0, c"no error (CUDA test double)"),
    (1, c"invalid argument (CUDA test double)"),
    (2, c"out of memory (CUDA test double)"),
    (3, c"not initialised (CUDA test double)"),
    (12, c"invalid pitch (CUDA test double)"),
    (20, c"invalid channel descriptor (CUDA test double)"),
    (35, c"driver too old for the runtime (CUDA test double)"),
    (100, c"no device (CUDA test double)"),
    (101, c"invalid device ordinal (CUDA test double)"),
    (201, c"invalid device context (CUDA test double)"),
    (400, c"invalid resource handle (CUDA test double)"),
    (600, c"not ready (CUDA test double)"),
    (700, c"illegal memory access (CUDA test double)"),
    (709, c"context is destroyed (CUDA test double)"),
    (801, c"not supported (CUDA test double)"),
    (999, c"unknown error (CUDA test double)"),
];

fn text(code: c_int) -> Option<&'static CStr> {
    TEXTS
        .iter()
        .find(|entry| entry.0 == code)
        .map(|entry| entry.1)
}

fn known(code: c_int) -> Option<&'static (c_int, &'static CStr, &'static CStr)> {
    NAMES.iter().find(|entry| entry.0 == code)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorName(error: c_int) -> *const c_char {
    known(error)
        .map_or(c"unrecognized error code", |entry| entry.1)
        .as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetErrorString(error: c_int) -> *const c_char {
    let other = match known(error) {
        Some(_) => c"an error (CUDA test double)",
        None => c"unrecognized error code (CUDA test double)",
    };
    text(error).unwrap_or(other).as_ptr()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetLastError() -> c_int {
    call::take_last_error()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaPeekAtLastError() -> c_int {
    call::peek_last_error()
}

#[unsafe(no_mangle)]
pub extern "C" fn cuGetErrorName(error: c_int, name: Out<'_, *const c_char>) -> c_int {
    call::driver_uninitialised("cuGetErrorName", || {
        let entry = known(error)
            .filter(|entry| !entry.2.is_empty())
            .ok_or(Code::INVALID_VALUE)?;
        write(name, entry.2.as_ptr())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuGetErrorString(error: c_int, string: Out<'_, *const c_char>) -> c_int {
    call::driver_uninitialised("cuGetErrorString", || {
        known(error).ok_or(Code::INVALID_VALUE)?;
        let text = text(error).unwrap_or(c"an error (CUDA test double)");
        write(string, text.as_ptr())
    })
}
