//! External memory: import, mapped buffers, and the pointers that the double hands out.

use std::ffi::{c_int, c_void};
use std::os::fd::AsFd;
use std::sync::Arc;

use crate::abi::{
    EXTERNAL_MEMORY_DEDICATED, ExternalMemoryBufferDesc, ExternalMemoryHandleDesc,
    HANDLE_TYPE_OPAQUE_FD, Handle, Out, PointerAttributes, write,
};
use crate::call;
use crate::error::{Code, Result};
use crate::payload::{self, Form, Mapping, Memory, Payload};
use crate::state::{self, Entry, State, from_pointer, thread, to_pointer};
use crate::streams;
use crate::vulkan::devices;

/// Offsets into memory must be multiples of this many bytes.
pub(crate) const OFFSET_ALIGNMENT: u64 = 16;

/// An imported memory.
#[derive(Debug)]
pub(crate) struct Import {
    /// `None` for what is no memory although the real driver takes it: a timeline's fd.
    pub(crate) memory: Option<Memory>,
    /// The size that the descriptor named, in bytes.
    pub(crate) claimed: u64,
    /// Mappings made from it, to notice those that outlive it.
    pub(crate) mappings: Vec<std::sync::Weak<Mapping>>,
}

impl Import {
    /// A fresh mapping of the whole memory; too large a claim shows here.
    pub(crate) fn map(&mut self) -> Result<(Arc<Mapping>, &Memory)> {
        let memory = self.memory.as_ref().ok_or(Code::INVALID_VALUE)?;
        if self.claimed > memory.content_size {
            return Err(Code::INVALID_VALUE);
        }
        let mapping = Arc::new(Mapping::of_file(memory.fd.as_fd(), memory.file_size)?);
        self.mappings.push(Arc::downgrade(&mapping));
        Ok((mapping, memory))
    }
}

/// What a pointer that the double handed out stands for.
#[derive(Debug)]
pub(crate) enum Pointer {
    /// `cudaMalloc`.
    Device(Arc<Mapping>),
    /// `cudaMallocHost`, `cudaHostAlloc`.
    Host(Arc<Mapping>),
    /// A mapped buffer: its memory and its length in bytes.
    Buffer(Arc<Mapping>, usize),
    /// `cuMemMap`: the reserved range and the length in bytes that is mapped at its start.
    Reserved(Arc<Mapping>, usize),
}

impl Pointer {
    pub(crate) fn is_mapped_buffer(&self) -> bool {
        matches!(self, Self::Buffer(..))
    }

    pub(crate) fn is_host(&self) -> bool {
        matches!(self, Self::Host(_))
    }

    pub(crate) fn mapping(&self) -> &Arc<Mapping> {
        match self {
            Self::Device(mapping)
            | Self::Host(mapping)
            | Self::Buffer(mapping, _)
            | Self::Reserved(mapping, _) => mapping,
        }
    }

    pub(crate) fn length(&self) -> usize {
        match self {
            Self::Device(mapping) | Self::Host(mapping) => mapping.length(),
            Self::Buffer(_, length) | Self::Reserved(_, length) => *length,
        }
    }
}

impl State {
    /// The allocation that an address lies in, and how many of its bytes follow the address.
    pub(crate) fn pointer_at(&self, address: usize) -> Option<(&Entry<Pointer>, usize)> {
        let (first, entry) = self.pointers.range(..=address).next_back()?;
        let left = entry.value.length().checked_sub(address - first)?;
        (left > 0).then_some((entry, left))
    }

    /// Knows the mapped part of a reservation as device memory.
    pub(crate) fn add_reserved_pointer(
        &mut self,
        context: usize,
        address: usize,
        range: Arc<Mapping>,
        length: usize,
    ) {
        self.add_pointer(context, address, Pointer::Reserved(range, length));
    }

    fn add_pointer(&mut self, context: usize, address: usize, value: Pointer) {
        // Reservations are counted as such.
        let internal = matches!(value, Pointer::Reserved(..));
        let entry = Entry {
            value,
            context,
            thread: thread(),
            internal,
        };
        self.pointers.insert(address, entry);
    }
}

pub(crate) fn import(context: usize, desc: &ExternalMemoryHandleDesc) -> Result<usize> {
    let known_flags = desc.flags & !EXTERNAL_MEMORY_DEDICATED == 0;
    let zeroed = desc.reserved.iter().all(|word| *word == 0);
    if desc.kind != HANDLE_TYPE_OPAQUE_FD || desc.size == 0 || !known_flags || !zeroed {
        return Err(Code::INVALID_VALUE);
    }
    let memory = match payload::take(desc.fd)? {
        Payload::Memory(memory) => Some(memory),
        // The real driver does not tell a semaphore's fd from a memory's.
        Payload::Timeline(_) | Payload::SwiftShaderSemaphore(_) => None,
    };
    let mut state = state::lock();
    let device = devices().get(state.device_of(context));
    if let (Some(memory), Some(device)) = (&memory, device) {
        let same_family = device.family == Some(memory.family);
        let same_build = memory.driver_id.is_none_or(|id| {
            let own = device.form();
            own.is_none_or(|own| own == Form::Headed(id))
        });
        if !same_family || !same_build {
            // Another device's memory. Dropping the payload closes the fd, as the real driver does.
            return Err(Code::UNKNOWN);
        }
    }
    let import = Import {
        memory,
        claimed: desc.size,
        mappings: Vec::new(),
    };
    Ok(state.imports.insert(context, import))
}

pub(crate) fn map_buffer(
    context: usize,
    handle: usize,
    desc: &ExternalMemoryBufferDesc,
) -> Result<usize> {
    let mut state = state::lock();
    state.imports.get_in(handle, context)?;
    let import = state.imports.get_mut(handle)?;
    let end = desc.offset.checked_add(desc.size);
    let inside = end.is_some_and(|end| end <= import.claimed);
    let aligned = desc.offset.is_multiple_of(OFFSET_ALIGNMENT);
    let zeroed = desc.reserved.iter().all(|word| *word == 0);
    if desc.size == 0 || desc.flags != 0 || !inside || !aligned || !zeroed {
        return Err(Code::INVALID_VALUE);
    }
    let length = usize::try_from(desc.size).map_err(|_| Code::INVALID_VALUE)?;
    let (mapping, memory) = import.map()?;
    let address = mapping
        .at(memory.content_offset + desc.offset)
        .expose_provenance();
    state.add_pointer(context, address, Pointer::Buffer(mapping, length));
    Ok(address)
}

pub(crate) fn destroy(context: usize, handle: usize) -> Result<()> {
    let mut state = state::lock();
    let import = state.imports.remove_in(handle, context)?;
    let outlived = import.mappings.iter().any(|it| it.strong_count() > 0);
    if outlived {
        state.note_misuse();
    }
    Ok(())
}

pub(crate) fn free(context: usize, address: usize, host: bool) -> Result<()> {
    if address == 0 {
        return Ok(());
    }
    streams::finish_context(context);
    let mut state = state::lock();
    let entry = state.pointers.get(&address).ok_or(Code::INVALID_VALUE)?;
    if entry.value.is_host() != host || entry.internal {
        return Err(Code::INVALID_VALUE);
    }
    if entry.context != context {
        return Err(Code::INVALID_RESOURCE_HANDLE);
    }
    state.pointers.remove(&address);
    Ok(())
}

pub(crate) fn allocate(context: usize, size: usize, host: bool) -> Result<usize> {
    if size == 0 {
        return Ok(0);
    }
    let mapping = Arc::new(Mapping::anonymous(size as u64)?);
    let address = mapping.address();
    let pointer = if host {
        Pointer::Host(mapping)
    } else {
        Pointer::Device(mapping)
    };
    state::lock().add_pointer(context, address, pointer);
    Ok(address)
}

fn runtime_context() -> Result<usize> {
    state::lock().runtime_context()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaImportExternalMemory(
    out: Out<'_, Handle>,
    desc: Option<&ExternalMemoryHandleDesc>,
) -> c_int {
    let fd = desc.map(|desc| desc.fd);
    call::runtime_with_fd("cudaImportExternalMemory", fd, || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let handle = import(runtime_context()?, desc)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaExternalMemoryGetMappedBuffer(
    out: Out<'_, *mut c_void>,
    memory: Handle,
    desc: Option<&ExternalMemoryBufferDesc>,
) -> c_int {
    call::runtime("cudaExternalMemoryGetMappedBuffer", || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let address = map_buffer(runtime_context()?, from_pointer(memory), desc)?;
        out.write(std::ptr::with_exposed_provenance_mut(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroyExternalMemory(memory: Handle) -> c_int {
    call::runtime("cudaDestroyExternalMemory", || {
        destroy(runtime_context()?, from_pointer(memory))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMalloc(out: Out<'_, *mut c_void>, size: usize) -> c_int {
    call::runtime("cudaMalloc", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        let address = allocate(runtime_context()?, size, false)?;
        out.write(std::ptr::with_exposed_provenance_mut(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFree(pointer: *mut c_void) -> c_int {
    call::runtime("cudaFree", || {
        free(runtime_context()?, pointer.addr(), false)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaHostAlloc(out: Out<'_, *mut c_void>, size: usize, flags: u32) -> c_int {
    call::runtime("cudaHostAlloc", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        if flags & !7 != 0 {
            return Err(Code::INVALID_VALUE);
        }
        let address = allocate(runtime_context()?, size, true)?;
        out.write(std::ptr::with_exposed_provenance_mut(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMallocHost(out: Out<'_, *mut c_void>, size: usize) -> c_int {
    call::runtime("cudaMallocHost", || {
        let address = allocate(runtime_context()?, size, true)?;
        write(out, std::ptr::with_exposed_provenance_mut(address))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeHost(pointer: *mut c_void) -> c_int {
    call::runtime("cudaFreeHost", || {
        free(runtime_context()?, pointer.addr(), true)
    })
}

/// Rows of a pitched allocation start at multiples of this many bytes.
const PITCH_ALIGNMENT: usize = 512;

#[unsafe(no_mangle)]
pub extern "C" fn cudaMallocPitch(
    out: Out<'_, *mut c_void>,
    pitch: Out<'_, usize>,
    width: usize,
    height: usize,
) -> c_int {
    call::runtime("cudaMallocPitch", || {
        let (out, pitch) = out.zip(pitch).ok_or(Code::INVALID_VALUE)?;
        let row = width.checked_next_multiple_of(PITCH_ALIGNMENT);
        let row = row.ok_or(Code::INVALID_VALUE)?;
        let size = row.checked_mul(height).ok_or(Code::INVALID_VALUE)?;
        let address = allocate(runtime_context()?, size, false)?;
        pitch.write(row);
        out.write(std::ptr::with_exposed_provenance_mut(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaHostGetDevicePointer(
    out: Out<'_, *mut c_void>,
    pointer: *mut c_void,
    flags: u32,
) -> c_int {
    call::runtime("cudaHostGetDevicePointer", || {
        runtime_context()?;
        let state = state::lock();
        let known = state.pointer_at(pointer.addr());
        let host = known.is_some_and(|(entry, _)| entry.value.is_host());
        if !host || flags != 0 {
            return Err(Code::INVALID_VALUE);
        }
        write(out, pointer)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaPointerGetAttributes(
    out: Out<'_, PointerAttributes>,
    pointer: *const c_void,
) -> c_int {
    call::runtime("cudaPointerGetAttributes", || {
        runtime_context()?;
        let state = state::lock();
        let unknown = std::ptr::null_mut();
        let (kind, device, device_pointer, host_pointer) = match state.pointer_at(pointer.addr()) {
            None => (0, -2, unknown, unknown),
            Some((entry, _)) => {
                let device = state.device_of(entry.context);
                let device = c_int::try_from(device).unwrap_or(0);
                let pointer = pointer.cast_mut();
                if entry.value.is_host() {
                    (1, device, pointer, pointer)
                } else {
                    (2, device, pointer, unknown)
                }
            }
        };
        write(
            out,
            PointerAttributes {
                kind,
                device,
                device_pointer,
                host_pointer,
            },
        )
    })
}
