//! Arrays and mipmapped arrays: mapped from imported memory, or the double's own.

use std::ffi::c_int;
use std::sync::Arc;

use crate::abi::{
    ARRAY_COLOR_ATTACHMENT, ARRAY_CUBEMAP, ARRAY_LAYERED, ARRAY_SURFACE_LOAD_STORE,
    ARRAY_TEXTURE_GATHER, ChannelFormatDesc, Extent, ExternalMemoryMipmappedArrayDesc, Handle, Out,
    write,
};
use crate::call;
use crate::error::{Code, Result};
use crate::formats::{self, Unit};
use crate::layout::{Plane, Shape};
use crate::memory::OFFSET_ALIGNMENT;
use crate::payload::Mapping;
use crate::state::{self, State, from_pointer, to_pointer};
use crate::streams;

const KNOWN_FLAGS: u32 = ARRAY_LAYERED
    | ARRAY_SURFACE_LOAD_STORE
    | ARRAY_CUBEMAP
    | ARRAY_TEXTURE_GATHER
    | ARRAY_COLOR_ATTACHMENT;

/// One array: a level of a mipmapped one, or one on its own.
#[derive(Debug)]
pub(crate) struct Array {
    pub(crate) mapping: Arc<Mapping>,
    /// Bytes from the mapping's start to the array's.
    start: u64,
    /// Bytes of the mapping from its start that hold content.
    end: u64,
    pub(crate) plane: Plane,
    pub(crate) unit: Unit,
    pub(crate) format: ChannelFormatDesc,
    pub(crate) extent: Extent,
    pub(crate) flags: u32,
}

impl Array {
    /// The address of a unit, if `bytes` bytes from it lie in the row and in the memory.
    pub(crate) fn address(&self, x: u64, row: u64, slice: u64, bytes: u64) -> Result<*mut u8> {
        let row_end = x.checked_add(bytes).ok_or(Code::INVALID_VALUE)?;
        let outside =
            row_end > self.plane.row_bytes || row >= self.plane.rows || slice >= self.plane.slices;
        if outside {
            return Err(Code::INVALID_VALUE);
        }
        let offset = self.start + self.plane.row(row, slice) + x;
        if offset + bytes > self.end {
            return Err(Code::ILLEGAL_ADDRESS);
        }
        Ok(self.mapping.at(offset).cast())
    }
}

/// A mipmapped array.
#[derive(Debug)]
pub(crate) struct Mipmap {
    /// The arrays of the levels.
    pub(crate) levels: Vec<usize>,
}

fn shape(format: &ChannelFormatDesc, extent: Extent, flags: u32, levels: u32) -> Result<Shape> {
    if flags & !KNOWN_FLAGS != 0 {
        return Err(Code::INVALID_VALUE);
    }
    let shape = Shape {
        extent,
        flags,
        levels,
        unit: formats::unit(format)?,
    };
    shape.validate()?;
    Ok(shape)
}

struct Storage {
    mapping: Arc<Mapping>,
    start: u64,
    end: u64,
}

fn level_array(
    storage: &Storage,
    shape: &Shape,
    format: ChannelFormatDesc,
    level: u32,
    plane: Plane,
) -> Arc<Array> {
    Arc::new(Array {
        mapping: Arc::clone(&storage.mapping),
        start: storage.start,
        end: storage.end,
        plane,
        unit: shape.unit,
        format,
        extent: shape.level_extent(level),
        flags: shape.flags,
    })
}

impl State {
    fn add_mipmap(
        &mut self,
        context: usize,
        storage: &Storage,
        shape: &Shape,
        format: ChannelFormatDesc,
        planes: Vec<Plane>,
    ) -> usize {
        let mut levels = Vec::with_capacity(planes.len());
        for (level, plane) in (0..).zip(planes) {
            let array = level_array(storage, shape, format, level, plane);
            levels.push(self.arrays.insert_internal(context, array));
        }
        self.mipmaps.insert(context, Mipmap { levels })
    }
}

/// A mipmapped array over imported memory.
pub(crate) fn map_mipmap(
    context: usize,
    handle: usize,
    desc: &ExternalMemoryMipmappedArrayDesc,
) -> Result<usize> {
    let mut state = state::lock();
    state.imports.get_in(handle, context)?;
    let shape = shape(&desc.format, desc.extent, desc.flags, desc.levels)?;
    let zeroed = desc.reserved.iter().all(|word| *word == 0);
    if !zeroed || !desc.offset.is_multiple_of(OFFSET_ALIGNMENT) {
        return Err(Code::INVALID_VALUE);
    }
    let import = state.imports.get_mut(handle)?;
    let (mapping, memory) = import.map()?;
    let room = memory.content_size.checked_sub(desc.offset);
    let room = room.ok_or(Code::INVALID_VALUE)?;
    let planes = shape.planes(memory.family, room)?;
    let storage = Storage {
        mapping,
        start: memory.content_offset + desc.offset,
        end: memory.content_offset + memory.content_size,
    };
    Ok(state.add_mipmap(context, &storage, &shape, desc.format, planes))
}

fn own_storage(shape: &Shape) -> Result<(Storage, Vec<Plane>)> {
    let (planes, size) = shape.own_planes();
    let storage = Storage {
        mapping: Arc::new(Mapping::anonymous(size)?),
        start: 0,
        end: size,
    };
    Ok((storage, planes))
}

fn allocate_array(
    context: usize,
    format: &ChannelFormatDesc,
    extent: Extent,
    flags: u32,
) -> Result<usize> {
    let shape = shape(format, extent, flags, 1)?;
    let (storage, planes) = own_storage(&shape)?;
    let plane = planes.into_iter().next().ok_or(Code::INVALID_VALUE)?;
    let array = level_array(&storage, &shape, *format, 0, plane);
    Ok(state::lock().arrays.insert(context, array))
}

pub(crate) fn free_mipmap(context: usize, handle: usize) -> Result<()> {
    streams::finish_context(context);
    let mut state = state::lock();
    let mipmap = state.mipmaps.remove_in(handle, context)?;
    for level in &mipmap.levels {
        state.arrays.entries.remove(level);
    }
    state.note_objects_over(&mipmap.levels);
    state.note_objects_over(&[handle]);
    Ok(())
}

/// The array of one level.
pub(crate) fn level_of(mipmap: usize, level: u32) -> Result<usize> {
    let state = state::lock();
    let mipmap = state.mipmaps.get(mipmap)?;
    let index = usize::try_from(level).map_err(|_| Code::INVALID_VALUE)?;
    mipmap.levels.get(index).copied().ok_or(Code::INVALID_VALUE)
}

fn runtime_context() -> Result<usize> {
    state::lock().runtime_context()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaExternalMemoryGetMappedMipmappedArray(
    out: Out<'_, Handle>,
    memory: Handle,
    desc: Option<&ExternalMemoryMipmappedArrayDesc>,
) -> c_int {
    call::runtime("cudaExternalMemoryGetMappedMipmappedArray", || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let handle = map_mipmap(runtime_context()?, from_pointer(memory), desc)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetMipmappedArrayLevel(
    out: Out<'_, Handle>,
    mipmap: Handle,
    level: u32,
) -> c_int {
    call::runtime("cudaGetMipmappedArrayLevel", || {
        write(out, to_pointer(level_of(from_pointer(mipmap), level)?))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeMipmappedArray(mipmap: Handle) -> c_int {
    call::runtime("cudaFreeMipmappedArray", || {
        free_mipmap(runtime_context()?, from_pointer(mipmap))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMallocMipmappedArray(
    out: Out<'_, Handle>,
    format: Option<&ChannelFormatDesc>,
    extent: Extent,
    levels: u32,
    flags: u32,
) -> c_int {
    call::runtime("cudaMallocMipmappedArray", || {
        let (out, format) = out.zip(format).ok_or(Code::INVALID_VALUE)?;
        let context = runtime_context()?;
        let mut shape = Shape {
            extent,
            flags,
            levels: levels.max(1),
            unit: formats::unit(format)?,
        };
        // The runtime cuts the number of levels to the full chain.
        shape.levels = shape.levels.min(shape.full_chain());
        if flags & !KNOWN_FLAGS != 0 {
            return Err(Code::INVALID_VALUE);
        }
        shape.validate()?;
        let (storage, planes) = own_storage(&shape)?;
        let handle = state::lock().add_mipmap(context, &storage, &shape, *format, planes);
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMallocArray(
    out: Out<'_, Handle>,
    format: Option<&ChannelFormatDesc>,
    width: usize,
    height: usize,
    flags: u32,
) -> c_int {
    call::runtime("cudaMallocArray", || {
        let (out, format) = out.zip(format).ok_or(Code::INVALID_VALUE)?;
        let extent = Extent {
            width,
            height,
            depth: 0,
        };
        let handle = allocate_array(runtime_context()?, format, extent, flags)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaMalloc3DArray(
    out: Out<'_, Handle>,
    format: Option<&ChannelFormatDesc>,
    extent: Extent,
    flags: u32,
) -> c_int {
    call::runtime("cudaMalloc3DArray", || {
        let (out, format) = out.zip(format).ok_or(Code::INVALID_VALUE)?;
        let handle = allocate_array(runtime_context()?, format, extent, flags)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaFreeArray(array: Handle) -> c_int {
    call::runtime("cudaFreeArray", || {
        if array.is_null() {
            return Ok(());
        }
        let context = runtime_context()?;
        streams::finish_context(context);
        let handle = from_pointer(array);
        let mut state = state::lock();
        state.arrays.remove_in(handle, context)?;
        state.note_objects_over(&[handle]);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaArrayGetInfo(
    format: Out<'_, ChannelFormatDesc>,
    extent: Out<'_, Extent>,
    flags: Out<'_, u32>,
    array: Handle,
) -> c_int {
    call::runtime("cudaArrayGetInfo", || {
        let state = state::lock();
        let array = state.arrays.get(from_pointer(array))?;
        if let Some(out) = format {
            out.write(array.format);
        }
        if let Some(out) = extent {
            out.write(array.extent);
        }
        if let Some(out) = flags {
            out.write(array.flags);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaGetChannelDesc(format: Out<'_, ChannelFormatDesc>, array: Handle) -> c_int {
    call::runtime("cudaGetChannelDesc", || {
        let state = state::lock();
        write(format, state.arrays.get(from_pointer(array))?.format)
    })
}
