//! Raw descriptors of memory, validated on their own, for those who call the C functions themselves.
//!
//! Each check takes the raw struct and what is known about its surroundings as plain values. Unknown facts are `None`, and
//! the rules that need them are passed over.

use cuda_interop_sys as sys;
use sys::cudaExternalMemoryHandleType as HandleType;

use super::{Violation, Violations};

/// The number that the driver API gives dma-bufs; the runtime has no name for it.
const DMA_BUF: u32 = 9;

/// What the exporter of a memory object knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExportedMemory {
    /// Bytes of the allocation.
    pub allocation_size: u64,
    /// Whether it was allocated for one image or buffer alone.
    pub dedicated: bool,
}

impl From<&vk_fd_import::Origin> for ExportedMemory {
    fn from(origin: &vk_fd_import::Origin) -> Self {
        Self {
            allocation_size: origin.allocation_size,
            dedicated: !matches!(origin.dedication, vk_fd_import::Dedication::None),
        }
    }
}

/// What is known of an imported memory object when something is mapped from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImportedMemory {
    /// The type that it was imported as; 9 for a dma-buf, imported through the driver API.
    pub handle_type: HandleType,
    /// The size that it was imported with, in bytes.
    pub size: u64,
    /// Whether it was imported as dedicated.
    pub dedicated: bool,
    /// The alignment that Vulkan asks of the image or buffer, in bytes, if it is known.
    pub alignment: Option<u64>,
}

impl ImportedMemory {
    /// Memory imported from an opaque fd.
    #[must_use]
    pub const fn opaque_fd(size: u64, dedicated: bool) -> Self {
        Self {
            handle_type: HandleType::cudaExternalMemoryHandleTypeOpaqueFd,
            size,
            dedicated,
            alignment: None,
        }
    }

    pub(super) fn is_dma_buf(&self) -> bool {
        self.handle_type.0 == DMA_BUF
    }

    pub(super) fn misaligned(&self, offset: u64) -> Option<u64> {
        self.alignment
            .filter(|alignment| *alignment > 1 && !offset.is_multiple_of(*alignment))
    }
}

/// The first reserved word that is not zero.
pub(super) fn first_not_zero(reserved: &[u32]) -> Option<(usize, u32)> {
    reserved
        .iter()
        .copied()
        .enumerate()
        .find(|(_, value)| *value != 0)
}

/// Checks the descriptor of `cudaImportExternalMemory`.
///
/// The fd itself is not looked at, only its sign. The handle is read as its type says.
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
/// [`cudaImportExternalMemory`](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
#[doc(alias = "cudaExternalMemoryHandleDesc")]
pub unsafe fn validate_handle_desc(
    raw: &sys::cudaExternalMemoryHandleDesc,
    exported: Option<&ExportedMemory>,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let handle_type = raw.type_.0;
    let dedicated = raw.flags & sys::cudaExternalMemoryDedicated != 0;
    match raw.type_ {
        HandleType::cudaExternalMemoryHandleTypeOpaqueFd => {
            // SAFETY: the caller vouches that `fd` is initialised when the type says opaque fd; every bit pattern is an i32.
            let fd = unsafe { raw.handle.fd };
            if fd < 0 {
                found.push(Violation::NegativeMemoryFd { fd });
            }
        }
        HandleType::cudaExternalMemoryHandleTypeNvSciBuf => {
            // SAFETY: the caller vouches that the object is initialised when the type says NvSciBuf; it is only compared.
            let object = unsafe { raw.handle.nvSciBufObject };
            if object.is_null() {
                found.push(Violation::NullNvSciBuf {});
            }
        }
        HandleType(DMA_BUF) => found.push(Violation::DmaBufInRuntime {}),
        HandleType(1..=8) => {
            // SAFETY: the caller vouches that both pointers are initialised when the type names a Windows handle; they are
            // only compared.
            let win32 = unsafe { raw.handle.win32 };
            check_windows_handle(
                raw.type_,
                !win32.handle.is_null(),
                !win32.name.is_null(),
                &mut found,
            );
        }
        _ => found.push(Violation::UnknownMemoryHandleType { handle_type }),
    }
    if raw.size == 0 {
        found.push(Violation::ZeroMemorySize {});
    }
    if raw.flags & !sys::cudaExternalMemoryDedicated != 0 {
        found.push(Violation::UnknownHandleFlags { flags: raw.flags });
    }
    if is_direct3d_resource(raw.type_) && !dedicated {
        found.push(Violation::Direct3dResourceNotDedicated { handle_type });
    }
    if let Some((index, value)) = first_not_zero(&raw.reserved) {
        found.push(Violation::HandleReservedNotZero { index, value });
    }
    if let Some(exported) = exported {
        if raw.size != exported.allocation_size && raw.size != 0 {
            found.push(Violation::AllocationSizeMismatch {
                exported: exported.allocation_size,
                requested: raw.size,
            });
        }
        if dedicated != exported.dedicated {
            found.push(Violation::DedicatedMismatch {
                exported: exported.dedicated,
                requested: dedicated,
            });
        }
    }
    Violations::none_of(found)
}

fn is_direct3d_resource(handle_type: HandleType) -> bool {
    matches!(
        handle_type,
        HandleType::cudaExternalMemoryHandleTypeD3D12Resource
            | HandleType::cudaExternalMemoryHandleTypeD3D11Resource
            | HandleType::cudaExternalMemoryHandleTypeD3D11ResourceKmt
    )
}

fn check_windows_handle(
    handle_type: HandleType,
    handle: bool,
    name: bool,
    found: &mut Vec<Violation>,
) {
    match handle_type {
        HandleType::cudaExternalMemoryHandleTypeOpaqueWin32Kmt
        | HandleType::cudaExternalMemoryHandleTypeD3D11ResourceKmt => {
            if !handle || name {
                found.push(Violation::KmtMemoryHandle { handle, name });
            }
        }
        _ => {
            if handle == name {
                found.push(Violation::MemoryHandleAndName { handle, name });
            }
        }
    }
}

/// Checks the descriptor of `cudaExternalMemoryGetMappedBuffer` against the memory that it maps.
///
/// # Errors
///
/// Every broken rule.
///
/// # References
///
/// [`cudaExternalMemoryGetMappedBuffer`](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
#[doc(alias = "cudaExternalMemoryBufferDesc")]
pub fn validate_buffer_desc(
    raw: &sys::cudaExternalMemoryBufferDesc,
    memory: &ImportedMemory,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let (offset, size) = (raw.offset, raw.size);
    if size == 0 {
        found.push(Violation::ZeroBufferSize {});
    }
    if offset.checked_add(size).is_none_or(|end| end > memory.size) {
        found.push(Violation::BufferPastEnd {
            offset,
            size,
            memory_size: memory.size,
        });
    }
    if let Some(alignment) = memory.misaligned(offset) {
        found.push(Violation::BufferMisaligned { offset, alignment });
    }
    if raw.flags != 0 {
        found.push(Violation::BufferFlagsNotZero { flags: raw.flags });
    }
    if let Some((index, value)) = first_not_zero(&raw.reserved) {
        found.push(Violation::BufferReservedNotZero { index, value });
    }
    Violations::none_of(found)
}
