//! The raw descriptor of a semaphore, validated on its own.

use cuda_interop_sys as sys;
use sys::cudaExternalSemaphoreHandleType as HandleType;

use super::descriptors::first_not_zero;
use super::{Violation, Violations};

/// Checks the descriptor of `cudaImportExternalSemaphore`, and against `timeline`: whether the Vulkan semaphore is one, if
/// that is known.
///
/// The fd itself is not looked at, only its sign.
///
/// # Errors
///
/// Every broken rule.
///
/// # Safety
///
/// The member of the union `handle` that `type_` names is initialised. A descriptor that started as `zeroed()` and whose
/// members were set one by one fulfils this.
///
/// # References
///
/// [`cudaImportExternalSemaphore`](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
#[doc(alias = "cudaExternalSemaphoreHandleDesc")]
pub unsafe fn validate_semaphore_handle_desc(
    raw: &sys::cudaExternalSemaphoreHandleDesc,
    timeline: Option<bool>,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let handle_type = raw.type_.0;
    match raw.type_ {
        HandleType::cudaExternalSemaphoreHandleTypeOpaqueFd
        | HandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd => {
            // SAFETY: the caller vouches that `fd` is initialised when the type says fd; every bit pattern is an i32.
            let fd = unsafe { raw.handle.fd };
            if fd < 0 {
                found.push(Violation::NegativeSemaphoreFd { fd });
            }
        }
        HandleType::cudaExternalSemaphoreHandleTypeNvSciSync => {
            // SAFETY: the caller vouches that the object is initialised when the type says NvSciSync; it is only compared.
            let object = unsafe { raw.handle.nvSciSyncObj };
            if object.is_null() {
                found.push(Violation::NullNvSciSync {});
            }
        }
        HandleType(1..=10) => {
            // SAFETY: the caller vouches that both pointers are initialised when the type names a Windows handle; they are
            // only compared.
            let win32 = unsafe { raw.handle.win32 };
            let (handle, name) = (!win32.handle.is_null(), !win32.name.is_null());
            let by_name_too = !matches!(
                raw.type_,
                HandleType::cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt
                    | HandleType::cudaExternalSemaphoreHandleTypeKeyedMutexKmt
            );
            let right = if by_name_too {
                handle != name
            } else {
                handle && !name
            };
            if !right {
                found.push(Violation::SemaphoreHandleAndName {
                    handle_type,
                    handle,
                    name,
                });
            }
        }
        _ => found.push(Violation::UnknownSemaphoreHandleType { handle_type }),
    }
    if raw.flags != 0 {
        found.push(Violation::SemaphoreFlagsNotZero { flags: raw.flags });
    }
    if let Some((index, value)) = first_not_zero(&raw.reserved) {
        found.push(Violation::SemaphoreReservedNotZero { index, value });
    }
    if let (Some(exported_timeline), Some(requested_timeline)) =
        (timeline, says_timeline(raw.type_))
        && exported_timeline != requested_timeline
    {
        found.push(Violation::SemaphoreKindMismatch {
            exported_timeline,
            requested_timeline,
        });
    }
    Violations::none_of(found)
}

/// Whether a handle type of Vulkan's says timeline; `None` for types of others.
fn says_timeline(handle_type: HandleType) -> Option<bool> {
    match handle_type {
        HandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd
        | HandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 => Some(true),
        HandleType::cudaExternalSemaphoreHandleTypeOpaqueFd
        | HandleType::cudaExternalSemaphoreHandleTypeOpaqueWin32
        | HandleType::cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt => Some(false),
        _ => None,
    }
}
