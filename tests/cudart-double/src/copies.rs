//! How copies and sets work, on real bytes.

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use crate::abi::{
    COPY_DEFAULT, COPY_DEVICE_TO_DEVICE, COPY_DEVICE_TO_HOST, COPY_HOST_TO_DEVICE,
    COPY_HOST_TO_HOST, Handle, Memcpy3D, PitchedPointer, Position,
};
use crate::arrays::Array;
use crate::error::{Code, Result};
use crate::payload::Mapping;
use crate::state::{self, State, from_pointer};
use crate::streams::{self, Work};

/// One side of a copy.
#[derive(Clone, Debug)]
pub(crate) enum Side {
    Linear {
        address: usize,
        pitch: usize,
        slice: usize,
        /// Keeps the double's own memory while the copy is pending.
        _memory: Option<Arc<Mapping>>,
    },
    Array {
        array: Arc<Array>,
        /// Bytes.
        x: u64,
        row: u64,
        slice: u64,
    },
}

impl Side {
    fn row(&self, row: usize, slice: usize, bytes: usize) -> Result<*mut u8> {
        match self {
            Self::Linear {
                address,
                pitch,
                slice: stride,
                ..
            } => {
                let address = address + row * pitch + slice * stride;
                Ok(std::ptr::with_exposed_provenance_mut(address))
            }
            Self::Array {
                array,
                x,
                row: first,
                slice: first_slice,
            } => array.address(
                *x,
                first + row as u64,
                first_slice + slice as u64,
                bytes as u64,
            ),
        }
    }
}

/// What is copied: bytes a row, rows, slices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    pub(crate) bytes: usize,
    pub(crate) rows: usize,
    pub(crate) slices: usize,
}

impl State {
    /// A linear side. A device address must lie in memory that the double knows, with the whole
    /// region behind it; a host address is taken as it is.
    pub(crate) fn linear(
        &self,
        address: usize,
        pitch: usize,
        slice_rows: usize,
        device: Option<bool>,
        region: Region,
    ) -> Result<Side> {
        let Region {
            bytes,
            rows,
            slices,
        } = region;
        if rows > 1 && pitch < bytes {
            return Err(Code::INVALID_PITCH_VALUE);
        }
        let slice = pitch
            .checked_mul(slice_rows.max(rows))
            .ok_or(Code::INVALID_VALUE)?;
        let known = self.pointer_at(address);
        if device == Some(true) && known.is_none() {
            return Err(Code::INVALID_VALUE);
        }
        if let Some((_, left)) = known {
            let before_last_slice = slice.checked_mul(slices.saturating_sub(1));
            let before_last_row = pitch.checked_mul(rows.saturating_sub(1));
            let end = before_last_slice
                .zip(before_last_row)
                .and_then(|(slices, rows)| slices.checked_add(rows)?.checked_add(bytes));
            if end.is_none_or(|end| end > left) {
                return Err(Code::INVALID_VALUE);
            }
        } else if address == 0 && bytes > 0 {
            return Err(Code::INVALID_VALUE);
        }
        Ok(Side::Linear {
            address,
            pitch,
            slice,
            _memory: known.map(|(entry, _)| Arc::clone(entry.value.mapping())),
        })
    }

    fn array_side(&self, handle: Handle, x: usize, row: usize, slice: usize) -> Result<Side> {
        let array = self.arrays.get(from_pointer(handle))?;
        let x = x as u64;
        if !x.is_multiple_of(array.unit.bytes) {
            return Err(Code::INVALID_VALUE);
        }
        Ok(Side::Array {
            array: Arc::clone(array),
            x,
            row: row as u64,
            slice: slice as u64,
        })
    }
}

/// Whether each side must be device memory; `None` leaves it open.
pub(crate) fn sides(direction: c_int) -> Result<(Option<bool>, Option<bool>)> {
    match direction {
        COPY_HOST_TO_HOST => Ok((Some(false), Some(false))),
        COPY_HOST_TO_DEVICE => Ok((Some(true), Some(false))),
        COPY_DEVICE_TO_HOST => Ok((Some(false), Some(true))),
        COPY_DEVICE_TO_DEVICE => Ok((Some(true), Some(true))),
        COPY_DEFAULT => Ok((None, None)),
        // cudaErrorInvalidMemcpyDirection
        _ => Err(Code(21)),
    }
}

/// The step that copies. Every row's place is checked before the first byte moves.
pub(crate) fn copy(to: Side, from: Side, region: Region) -> Result<Work> {
    let last_row = region.rows.saturating_sub(1);
    let last_slice = region.slices.saturating_sub(1);
    if region.bytes > 0 && region.rows > 0 && region.slices > 0 {
        for side in [&to, &from] {
            side.row(0, 0, region.bytes)?;
            side.row(last_row, last_slice, region.bytes)?;
        }
    }
    Ok(Work::Run(Box::new(move || {
        for slice in 0..region.slices {
            for row in 0..region.rows {
                let bytes = region.bytes;
                let to = to.row(row, slice, bytes);
                let from = from.row(row, slice, bytes);
                if let (Ok(to), Ok(from)) = (to, from) {
                    // SAFETY: each address has `bytes` bytes behind it: checked against the array or
                    // the allocation, which the side keeps alive, or promised by the caller of a copy
                    // that names host memory.
                    unsafe { std::ptr::copy(from, to, bytes) };
                }
            }
        }
    })))
}

/// The step that fills rows with a byte.
pub(crate) fn fill(to: Side, value: u8, region: Region) -> Work {
    Work::Run(Box::new(move || {
        for row in 0..region.rows {
            if let Ok(to) = to.row(row, 0, region.bytes) {
                // SAFETY: the row lies in an allocation of the double's (checked when the side was
                // made), which the side keeps alive.
                unsafe { to.write_bytes(value, region.bytes) };
            }
        }
    }))
}

/// A call's stream, and whether the call returns only when the work is done.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    pub(crate) stream: usize,
    pub(crate) wait: bool,
}

impl Turn {
    pub(crate) const NOW: Self = Self {
        stream: 0,
        wait: true,
    };

    pub(crate) fn on(stream: Handle) -> Self {
        Self {
            stream: from_pointer(stream),
            wait: false,
        }
    }

    pub(crate) fn submit(self, context: usize, work: Work) -> Result<()> {
        if self.wait {
            streams::submit_and_wait(self.stream, context, vec![work])
        } else {
            streams::submit(self.stream, context, vec![work])
        }
    }
}

/// A linear operand of a call.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    pub(crate) pointer: *const c_void,
    pub(crate) pitch: usize,
}

pub(crate) fn copy_linear(
    to: Rows,
    from: Rows,
    region: Region,
    direction: c_int,
    turn: Turn,
) -> Result<()> {
    let (to_device, from_device) = sides(direction)?;
    let (context, work) = {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let side = |rows: Rows, device| {
            let address = rows.pointer.expose_provenance();
            state.linear(address, rows.pitch, 0, device, region)
        };
        (
            context,
            copy(side(to, to_device)?, side(from, from_device)?, region)?,
        )
    };
    turn.submit(context, work)
}

#[derive(Clone, Copy)]
pub(crate) struct InArray {
    pub(crate) array: Handle,
    /// Bytes.
    pub(crate) x: usize,
    pub(crate) row: usize,
}

pub(crate) fn copy_array(
    place: InArray,
    rows: Rows,
    into_array: bool,
    region: Region,
    direction: c_int,
    turn: Turn,
) -> Result<()> {
    let (to_device, from_device) = sides(direction)?;
    let array_device = if into_array { to_device } else { from_device };
    let linear_device = if into_array { from_device } else { to_device };
    if array_device == Some(false) {
        return Err(Code::INVALID_VALUE);
    }
    let (context, work) = {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let address = rows.pointer.expose_provenance();
        let linear = state.linear(address, rows.pitch, 0, linear_device, region)?;
        let array = state.array_side(place.array, place.x, place.row, 0)?;
        let work = if into_array {
            copy(array, linear, region)?
        } else {
            copy(linear, array, region)?
        };
        (context, work)
    };
    turn.submit(context, work)
}

pub(crate) fn copy_3d(parameters: &Memcpy3D, turn: Turn) -> Result<()> {
    let (to_device, from_device) = sides(parameters.direction)?;
    let extent = parameters.extent;
    let (context, work) = {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let arrays = [parameters.source_array, parameters.destination_array];
        // With an array, extents and positions count texels, also of block-compressed formats (seen on the real
        // driver); without one, bytes. The rows of plain memory are rows of blocks.
        let (mut unit, mut texels) = (1, 1);
        for array in arrays.into_iter().filter(|array| !array.is_null()) {
            let stored = state.arrays.get(from_pointer(array))?.unit;
            unit = usize::try_from(stored.bytes).map_err(|_| Code::INVALID_VALUE)?;
            texels = usize::try_from(stored.side).map_err(|_| Code::INVALID_VALUE)?;
        }
        let columns = extent.width.div_ceil(texels);
        let region = Region {
            bytes: columns.checked_mul(unit).ok_or(Code::INVALID_VALUE)?,
            rows: extent.height.div_ceil(texels),
            slices: extent.depth,
        };
        let side = |array: Handle, pointer: PitchedPointer, at: Position, device| {
            if !at.x.is_multiple_of(texels) || !at.y.is_multiple_of(texels) {
                return Err(Code::INVALID_VALUE);
            }
            let y = at.y / texels;
            let x = (at.x / texels)
                .checked_mul(unit)
                .ok_or(Code::INVALID_VALUE)?;
            match (array.is_null(), pointer.pointer.is_null()) {
                (false, true) => state.array_side(array, x, y, at.z),
                (true, false) => {
                    let skipped_rows = at.z.checked_mul(pointer.rows).ok_or(Code::INVALID_VALUE)?;
                    let skipped = (skipped_rows + y) * pointer.pitch + x;
                    let address = pointer.pointer.expose_provenance() + skipped;
                    state.linear(address, pointer.pitch, pointer.rows, device, region)
                }
                _ => Err(Code::INVALID_VALUE),
            }
        };
        let to = side(
            parameters.destination_array,
            parameters.destination_pointer,
            parameters.destination_position,
            to_device,
        )?;
        let from = side(
            parameters.source_array,
            parameters.source_pointer,
            parameters.source_position,
            from_device,
        )?;
        (context, copy(to, from, region)?)
    };
    turn.submit(context, work)
}

pub(crate) fn set(
    pointer: *mut c_void,
    pitch: usize,
    value: c_int,
    region: Region,
    turn: Turn,
) -> Result<()> {
    let (context, work) = {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let address = pointer.expose_provenance();
        let side = state.linear(address, pitch, 0, Some(true), region)?;
        // As memset does: the low byte.
        (context, fill(side, value.to_le_bytes()[0], region))
    };
    turn.submit(context, work)
}
