//! The driver API's exportable allocations and address ranges.
//!
//! An exported allocation is a memfd or a dma-buf in the form that the device's software Vulkan driver imports.

use std::ffi::{c_int, c_void};
use std::fs::File;
use std::os::fd::{AsFd, IntoRawFd, OwnedFd};
use std::os::unix::fs::FileExt;
use std::sync::Arc;

use crate::abi::{AccessDesc, AllocationProperties, Out, write};
use crate::call;
use crate::devices::device;
use crate::error::{Code, Result};
use crate::payload::{self, Family, Form, LLVMPIPE_CONTENT, LLVMPIPE_EXTRA, Mapping, Payload};
use crate::state::{self, Entry, thread};

const GRANULARITY: u64 = 2 << 20;
const PINNED: c_int = 1;
const DEVICE_LOCATION: c_int = 1;
const POSIX_FD: c_int = 1;

/// An allocation of `cuMemCreate`.
#[derive(Debug)]
pub(crate) struct Allocation {
    fd: Arc<OwnedFd>,
    content_offset: u64,
    size: u64,
    device: usize,
    exportable: bool,
}

/// A reserved address range, and what is mapped at its start.
#[derive(Debug)]
pub(crate) struct Reservation {
    range: Arc<Mapping>,
    mapped: Option<usize>,
    accessible: bool,
}

/// Memory in the form of a device's Vulkan driver: the fd and where its content starts.
fn create_memory(device: &crate::vulkan::Device, size: u64) -> Result<(OwnedFd, u64)> {
    let form = match device.family {
        Some(Family::Llvmpipe) => device.form(),
        _ => None,
    };
    let id = match form {
        Some(Form::Headed(id)) => id,
        Some(Form::DmaBuf) => return Ok((payload::create_dma_buf(size)?, 0)),
        None => {
            let file_size = size + payload::SWIFTSHADER_EXTRA;
            return Ok((payload::create(payload::OWN_PLAIN_MEMORY, file_size)?, 0));
        }
    };
    let file_size = size + LLVMPIPE_EXTRA;
    let file = File::from(payload::create("CUDA test double: memory", file_size)?);
    let mut header = [0; 32];
    header[..8].copy_from_slice(&file_size.to_le_bytes());
    header[8..16].copy_from_slice(&LLVMPIPE_CONTENT.to_le_bytes());
    header[16..].copy_from_slice(&id);
    file.write_all_at(&header, 0)
        .map_err(|_| Code::MEMORY_ALLOCATION)?;
    Ok((file.into(), LLVMPIPE_CONTENT))
}

fn check_properties(properties: &AllocationProperties) -> Result<()> {
    let known = properties.kind == PINNED
        && properties.location.kind == DEVICE_LOCATION
        && matches!(properties.handle_types, 0 | POSIX_FD)
        && properties.win32.is_null();
    if !known {
        return Err(Code::INVALID_VALUE);
    }
    device(properties.location.id).map(drop)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemGetAllocationGranularity(
    out: Out<'_, usize>,
    properties: Option<&AllocationProperties>,
    option: c_int,
) -> c_int {
    call::driver("cuMemGetAllocationGranularity", || {
        check_properties(properties.ok_or(Code::INVALID_VALUE)?)?;
        if !matches!(option, 0 | 1) {
            return Err(Code::INVALID_VALUE);
        }
        write(out, GRANULARITY as usize)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemCreate(
    out: Out<'_, u64>,
    size: usize,
    properties: Option<&AllocationProperties>,
    flags: u64,
) -> c_int {
    call::driver("cuMemCreate", || {
        let (out, properties) = out.zip(properties).ok_or(Code::INVALID_VALUE)?;
        check_properties(properties)?;
        let size = size as u64;
        if size == 0 || !size.is_multiple_of(GRANULARITY) || flags != 0 {
            return Err(Code::INVALID_VALUE);
        }
        let (fd, content_offset) = create_memory(device(properties.location.id)?, size)?;
        let allocation = Allocation {
            fd: Arc::new(fd),
            content_offset,
            size,
            device: usize::try_from(properties.location.id).unwrap_or(0),
            exportable: properties.handle_types == POSIX_FD,
        };
        // Allocations belong to no context.
        let handle = state::lock().allocations.insert(0, allocation);
        out.write(handle as u64);
        Ok(())
    })
}

fn handle(number: u64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemRelease(allocation: u64) -> c_int {
    call::driver("cuMemRelease", || {
        let removed = state::lock().allocations.remove_in(handle(allocation), 0);
        removed.map(drop).map_err(|_| Code::INVALID_VALUE)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemExportToShareableHandle(
    out: Out<'_, c_int>,
    allocation: u64,
    kind: c_int,
    flags: u64,
) -> c_int {
    call::driver("cuMemExportToShareableHandle", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        let state = state::lock();
        let allocation = state.allocations.get(handle(allocation));
        let allocation = allocation.map_err(|_| Code::INVALID_VALUE)?;
        if kind != POSIX_FD || flags != 0 || !allocation.exportable {
            return Err(Code::INVALID_VALUE);
        }
        let copy = allocation.fd.try_clone().map_err(|_| Code::UNKNOWN)?;
        out.write(copy.into_raw_fd());
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemImportFromShareableHandle(
    out: Out<'_, u64>,
    os_handle: *mut c_void,
    kind: c_int,
) -> c_int {
    call::driver("cuMemImportFromShareableHandle", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        let fd = c_int::try_from(os_handle.addr()).map_err(|_| Code::INVALID_VALUE)?;
        if kind != POSIX_FD {
            return Err(Code::INVALID_VALUE);
        }
        if !payload::is_open(fd) {
            return Err(Code::UNKNOWN);
        }
        // SAFETY: the number is open (just checked), and the caller keeps it so during the call.
        let borrowed = unsafe { std::os::fd::BorrowedFd::borrow_raw(fd) };
        // This import leaves the fd with the caller.
        let copy = borrowed.try_clone_to_owned().map_err(|_| Code::UNKNOWN)?;
        let Payload::Memory(memory) = payload::take(copy.into_raw_fd())? else {
            return Err(Code::UNKNOWN);
        };
        let mut state = state::lock();
        let device = state.device_of(state.current()?);
        let allocation = Allocation {
            fd: Arc::new(memory.fd),
            content_offset: memory.content_offset,
            size: memory.content_size,
            device,
            exportable: true,
        };
        out.write(state.allocations.insert(0, allocation) as u64);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemAddressReserve(
    out: Out<'_, u64>,
    size: usize,
    alignment: usize,
    _wished: u64,
    flags: u64,
) -> c_int {
    call::driver("cuMemAddressReserve", || {
        let out = out.ok_or(Code::INVALID_VALUE)?;
        let aligned = alignment == 0 || alignment.is_power_of_two();
        let bytes = size as u64;
        if bytes == 0 || !bytes.is_multiple_of(GRANULARITY) || !aligned || flags != 0 {
            return Err(Code::INVALID_VALUE);
        }
        let range = Arc::new(Mapping::anonymous(bytes)?);
        let address = range.address();
        let entry = Entry {
            value: Reservation {
                range,
                mapped: None,
                accessible: false,
            },
            context: 0,
            thread: thread(),
            internal: false,
        };
        state::lock().reservations.insert(address, entry);
        out.write(address as u64);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemAddressFree(address: u64, size: usize) -> c_int {
    call::driver("cuMemAddressFree", || {
        let mut state = state::lock();
        let address = handle(address);
        let entry = state
            .reservations
            .get(&address)
            .ok_or(Code::INVALID_VALUE)?;
        let whole = entry.value.range.length() == size;
        if !whole || entry.value.mapped.is_some() {
            return Err(Code::INVALID_VALUE);
        }
        state.reservations.remove(&address);
        Ok(())
    })
}

/// Maps an allocation at the start of a reservation; other places are not supported.
#[unsafe(no_mangle)]
pub extern "C" fn cuMemMap(
    address: u64,
    size: usize,
    offset: usize,
    allocation: u64,
    flags: u64,
) -> c_int {
    call::driver("cuMemMap", || {
        let mut state = state::lock();
        let allocation = state.allocations.get(handle(allocation));
        let allocation = allocation.map_err(|_| Code::INVALID_VALUE)?;
        let whole = allocation.size == size as u64;
        if offset != 0 || flags != 0 || !whole {
            return Err(Code::INVALID_VALUE);
        }
        let (fd, content) = (Arc::clone(&allocation.fd), allocation.content_offset);
        let device = allocation.device;
        let entry = state.reservations.get_mut(&handle(address));
        let reservation = &mut entry.ok_or(Code::INVALID_VALUE)?.value;
        if reservation.mapped.is_some() || reservation.range.length() < size {
            return Err(Code::INVALID_VALUE);
        }
        reservation.range.replace(fd.as_fd(), content, size)?;
        reservation.mapped = Some(device);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemUnmap(address: u64, size: usize) -> c_int {
    call::driver("cuMemUnmap", || {
        let mut state = state::lock();
        let entry = state.reservations.get_mut(&handle(address));
        let reservation = &mut entry.ok_or(Code::INVALID_VALUE)?.value;
        if reservation.mapped.is_none() || reservation.range.length() < size {
            return Err(Code::INVALID_VALUE);
        }
        reservation.range.clear(size)?;
        reservation.mapped = None;
        reservation.accessible = false;
        state.pointers.remove(&handle(address));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cuMemSetAccess(
    address: u64,
    size: usize,
    desc: Option<&AccessDesc>,
    count: usize,
) -> c_int {
    call::driver("cuMemSetAccess", || {
        let desc = desc.ok_or(Code::INVALID_VALUE)?;
        if count != 1 || desc.location.kind != DEVICE_LOCATION || !matches!(desc.flags, 0 | 1 | 3) {
            return Err(Code::INVALID_VALUE);
        }
        device(desc.location.id)?;
        let mut state = state::lock();
        let context = state.current()?;
        let address = handle(address);
        let entry = state.reservations.get_mut(&address);
        let reservation = &mut entry.ok_or(Code::INVALID_VALUE)?.value;
        if reservation.mapped.is_none() || reservation.range.length() < size {
            return Err(Code::INVALID_VALUE);
        }
        reservation.accessible = desc.flags != 0;
        let range = Arc::clone(&reservation.range);
        if reservation.accessible {
            state.add_reserved_pointer(context, address, range, size);
        } else {
            state.pointers.remove(&address);
        }
        Ok(())
    })
}
