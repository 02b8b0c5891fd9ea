//! How the software drivers lay images out, found by writing texels through Vulkan and looking for
//! them in the shared memory.
//!
//! llvmpipe (Mesa 22 and 25, the same): level after level, in each level all its layers or slices.
//! A row is rounded up to 64 bytes and the rows to 4; blocks are packed without rounding, and a 1D
//! image has one row. Each level starts at a multiple of 64.
//!
//! `SwiftShader`: layer after layer, in each all its levels. Width and height of a level are rounded
//! up to 2 texels, its slices to 16 bytes; blocks are packed without rounding. An image that can be a
//! cube has a border of one texel around each level.

use crate::abi::{ARRAY_CUBEMAP, ARRAY_LAYERED, Extent};
use crate::error::{Code, Result};
use crate::formats::Unit;
use crate::payload::Family;

/// What an array's descriptor says about its shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) extent: Extent,
    pub(crate) flags: u32,
    pub(crate) levels: u32,
    pub(crate) unit: Unit,
}

/// How a wrong description shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Distortion {
    None,
    /// Each layer but the first shows the one before it.
    LayersShifted,
    /// Rows are swapped in pairs.
    RowsSwapped,
}

/// Where one level lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane {
    /// Bytes from the start of the array to the first unit of the first slice.
    pub(crate) offset: u64,
    /// Bytes between rows.
    pub(crate) pitch: u64,
    /// Bytes between slices or layers.
    pub(crate) slice: u64,
    /// Bytes of a row that hold units.
    pub(crate) row_bytes: u64,
    /// Rows of units.
    pub(crate) rows: u64,
    /// Slices or layers.
    pub(crate) slices: u64,
    pub(crate) distortion: Distortion,
}

impl Plane {
    /// Bytes from the start of the array to a row.
    pub(crate) fn row(&self, row: u64, slice: u64) -> u64 {
        let (row, slice) = match self.distortion {
            Distortion::None => (row, slice),
            Distortion::LayersShifted => (row, slice.saturating_sub(1)),
            Distortion::RowsSwapped if row ^ 1 < self.rows => (row ^ 1, slice),
            Distortion::RowsSwapped => (row, slice),
        };
        self.offset + slice * self.slice + row * self.pitch
    }

    /// Bytes from the start of the array to behind the level's last unit.
    pub(crate) fn end(&self) -> u64 {
        let last = self.slices.saturating_sub(1) * self.slice;
        self.offset + last + self.rows.saturating_sub(1) * self.pitch + self.row_bytes
    }
}

impl Shape {
    pub(crate) fn is_layered(&self) -> bool {
        self.flags & (ARRAY_LAYERED | ARRAY_CUBEMAP) != 0
    }

    fn is_3d(&self) -> bool {
        !self.is_layered() && self.extent.depth > 0
    }

    /// Width, height and depth of a level in texels, as an array tells them: 0 where the array has
    /// no such dimension.
    pub(crate) fn level_extent(&self, level: u32) -> Extent {
        let shrink = |size: usize| if size == 0 { 0 } else { (size >> level).max(1) };
        Extent {
            width: shrink(self.extent.width),
            height: shrink(self.extent.height),
            depth: if self.is_layered() {
                self.extent.depth
            } else {
                shrink(self.extent.depth)
            },
        }
    }

    /// How many levels a full chain has.
    pub(crate) fn full_chain(&self) -> u32 {
        let depth = if self.is_3d() { self.extent.depth } else { 1 };
        let largest = self.extent.width.max(self.extent.height).max(depth);
        largest.max(1).ilog2() + 1
    }

    /// Refuses what the real driver was seen to refuse, whatever the memory is.
    pub(crate) fn validate(&self) -> Result<()> {
        let Extent {
            width,
            height,
            depth,
        } = self.extent;
        let cubemap = self.flags & ARRAY_CUBEMAP != 0;
        let layered = self.flags & ARRAY_LAYERED != 0;
        let depth_fits = match (cubemap, layered) {
            (true, false) => depth == 6,
            (true, true) => depth != 0 && depth.is_multiple_of(6),
            (false, true) => depth != 0,
            (false, false) => depth == 0 || height != 0,
        };
        let largest = [width, height, depth].into_iter().max().unwrap_or(0);
        if width == 0 || largest > 1 << 17 || !depth_fits || (cubemap && width != height) {
            return Err(Code::INVALID_VALUE);
        }
        if self.levels == 0 || self.levels > self.full_chain() {
            return Err(Code::INVALID_VALUE);
        }
        if layered && !cubemap && depth == 1 && self.levels > 1 {
            return Err(Code::INVALID_VALUE);
        }
        Ok(())
    }

    fn distortion(&self) -> Distortion {
        let layers_computed_wrong =
            self.is_layered() && self.levels > 1 && self.levels < self.full_chain();
        if layers_computed_wrong {
            Distortion::LayersShifted
        } else if self.is_3d() && self.extent.depth == 1 {
            Distortion::RowsSwapped
        } else {
            Distortion::None
        }
    }

    /// Units along x and y, and slices or layers, of a level.
    fn units(&self, level: u32) -> (u64, u64, u64) {
        let extent = self.level_extent(level);
        let units = |size: usize| (size.max(1) as u64).div_ceil(self.unit.side);
        (
            units(extent.width),
            units(extent.height),
            extent.depth.max(1) as u64,
        )
    }

    /// The planes of an array of the double's own: packed, nothing shared.
    pub(crate) fn own_planes(&self) -> (Vec<Plane>, u64) {
        let (planes, size) = self.llvmpipe(false);
        let undistorted = planes.into_iter().map(|plane| Plane {
            distortion: Distortion::None,
            ..plane
        });
        (undistorted.collect(), size)
    }

    /// The planes of an image in a driver's memory of which `room` bytes are left for it.
    ///
    /// The descriptor says neither how many levels the image truly has nor whether a height of 1
    /// means 1D; where that matters, the reading whose size is exactly the room is taken.
    pub(crate) fn planes(&self, family: Family, room: u64) -> Result<Vec<Plane>> {
        let readings = match family {
            Family::Llvmpipe => {
                let mut readings = vec![self.llvmpipe(self.extent.height == 0)];
                if self.extent.height == 1 {
                    readings.push(self.llvmpipe(true));
                }
                readings
            }
            Family::SwiftShader => self.swiftshader_readings(),
        };
        let exact = readings.iter().position(|reading| reading.1 == room);
        let fitting = || readings.iter().position(|reading| reading.1 <= room);
        let partial = || {
            let full = self.is_layered() && self.levels == self.full_chain();
            let first_fits = |reading: &(Vec<Plane>, u64)| {
                reading.0.first().is_some_and(|plane| plane.end() <= room)
            };
            readings
                .iter()
                .position(|reading| full && first_fits(reading))
        };
        let chosen = exact.or_else(fitting).or_else(partial);
        let chosen = chosen.ok_or(Code::INVALID_VALUE)?;
        let reading = readings.into_iter().nth(chosen);
        reading.map(|reading| reading.0).ok_or(Code::INVALID_VALUE)
    }

    fn llvmpipe(&self, one_row: bool) -> (Vec<Plane>, u64) {
        let mut offset = 0;
        let mut planes = Vec::new();
        for level in 0..self.levels {
            let (columns, rows, slices) = self.units(level);
            let row_bytes = columns * self.unit.bytes;
            let (pitch, stored_rows) = if self.unit.is_block() {
                (row_bytes, rows)
            } else if one_row {
                (row_bytes.next_multiple_of(64), 1)
            } else {
                (row_bytes.next_multiple_of(64), rows.next_multiple_of(4))
            };
            let slice = pitch * stored_rows;
            planes.push(Plane {
                offset,
                pitch,
                slice,
                row_bytes,
                rows,
                slices,
                distortion: self.distortion(),
            });
            offset += (slice * slices).next_multiple_of(64);
        }
        (planes, offset)
    }

    fn swiftshader_readings(&self) -> Vec<(Vec<Plane>, u64)> {
        let can_be_cube = self.is_layered()
            && !self.unit.is_block()
            && self.extent.width == self.extent.height
            && self.extent.depth >= 6;
        let borders: &[u64] = match (self.flags & ARRAY_CUBEMAP != 0, can_be_cube) {
            (true, true) => &[1],
            (false, true) => &[0, 1],
            (_, false) => &[0],
        };
        let mut readings = Vec::new();
        for border in borders {
            for levels in (1..=self.levels).rev() {
                readings.push(self.swiftshader(levels, *border));
            }
            if !self.is_layered() {
                readings.truncate(1);
            }
        }
        readings
    }

    /// The layout of an image that truly has `true_levels` levels.
    fn swiftshader(&self, true_levels: u32, border: u64) -> (Vec<Plane>, u64) {
        let mut offset = 0;
        let mut layer = 0;
        let mut planes = Vec::new();
        for level in 0..self.levels {
            if level == true_levels {
                layer = offset;
            }
            let (columns, rows, slices) = self.units(level);
            let (pitch, slice) = if self.unit.is_block() {
                let pitch = columns * self.unit.bytes;
                (pitch, pitch * rows)
            } else {
                let stored = |size: u64| (size + 2 * border).next_multiple_of(2);
                let pitch = stored(columns) * self.unit.bytes;
                (pitch, (pitch * stored(rows)).next_multiple_of(16))
            };
            planes.push(Plane {
                offset: offset + border * (pitch + self.unit.bytes),
                pitch,
                slice,
                row_bytes: columns * self.unit.bytes,
                rows,
                slices,
                distortion: self.distortion(),
            });
            offset += slice * if self.is_layered() { 1 } else { slices };
        }
        if true_levels == self.levels {
            layer = offset;
        }
        if self.is_layered() {
            for plane in &mut planes {
                plane.slice = layer;
            }
        }
        let layers = if self.is_layered() {
            self.extent.depth as u64
        } else {
            1
        };
        (planes, layer * layers)
    }
}
