//! Channel descriptors: which are allowed and how large a texel or a block is.

use std::ffi::{c_int, c_uint};

use crate::abi::{ChannelFormatDesc, KIND_FLOAT, KIND_SIGNED, KIND_UNSIGNED};
use crate::error::{Code, Result};

/// The unit in which an array stores: one texel, or one block of 4x4 texels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) bytes: u64,
    /// Texels along one side: 1 or 4.
    pub(crate) side: u64,
}

impl Unit {
    const fn texel(bits: c_int) -> Self {
        Self {
            bytes: (bits / 8) as u64,
            side: 1,
        }
    }

    const fn block(bytes: u64) -> Self {
        Self { bytes, side: 4 }
    }

    pub(crate) fn is_block(self) -> bool {
        self.side > 1
    }
}

pub(crate) fn unit(desc: &ChannelFormatDesc) -> Result<Unit> {
    let refused = Err(Code::INVALID_CHANNEL_DESCRIPTOR);
    match desc.kind {
        KIND_SIGNED | KIND_UNSIGNED | KIND_FLOAT => plain(desc),
        5 | 11 => normalised(desc, 8, 1),
        6 | 12 => normalised(desc, 8, 2),
        7 | 13 => normalised(desc, 8, 4),
        8 | 14 => normalised(desc, 16, 1),
        9 | 15 => normalised(desc, 16, 2),
        10 | 16 => normalised(desc, 16, 4),
        // Block-compressed 1 and 4 take 8 bytes a block, the others 16.
        17 | 18 | 23 | 24 => Ok(Unit::block(8)),
        19..=22 | 25..=30 => Ok(Unit::block(16)),
        31 => Ok(Unit::texel(32)),
        _ => refused,
    }
}

fn channels(desc: &ChannelFormatDesc) -> [c_int; 4] {
    [desc.x, desc.y, desc.z, desc.w]
}

fn plain(desc: &ChannelFormatDesc) -> Result<Unit> {
    let channels = channels(desc);
    let count = channels.iter().take_while(|bits| **bits != 0).count();
    let bits = channels[0];
    let same = channels[..count].iter().all(|other| *other == bits);
    let rest_empty = channels[count..].iter().all(|other| *other == 0);
    let allowed_bits = match desc.kind {
        KIND_FLOAT => matches!(bits, 16 | 32),
        _ => matches!(bits, 8 | 16 | 32),
    };
    if same && rest_empty && allowed_bits && matches!(count, 1 | 2 | 4) {
        Ok(Unit::texel(channels.iter().sum()))
    } else {
        Err(Code::INVALID_CHANNEL_DESCRIPTOR)
    }
}

fn normalised(desc: &ChannelFormatDesc, bits: c_int, count: usize) -> Result<Unit> {
    let channels = channels(desc);
    let right = channels
        .iter()
        .enumerate()
        .all(|(index, found)| *found == if index < count { bits } else { 0 });
    if right {
        Ok(Unit::texel(channels.iter().sum()))
    } else {
        Err(Code::INVALID_CHANNEL_DESCRIPTOR)
    }
}

/// The driver API's array format and channel count as a channel descriptor.
pub(crate) fn from_driver(format: c_int, count: c_uint) -> Result<ChannelFormatDesc> {
    let repeated = |bits: c_int, count: c_uint, kind: c_int| {
        let channel = |index| if index < count { bits } else { 0 };
        ChannelFormatDesc {
            x: channel(0),
            y: channel(1),
            z: channel(2),
            w: channel(3),
            kind,
        }
    };
    let desc = match format {
        0x01 => repeated(8, count, KIND_UNSIGNED),
        0x02 => repeated(16, count, KIND_UNSIGNED),
        0x03 => repeated(32, count, KIND_UNSIGNED),
        0x08 => repeated(8, count, KIND_SIGNED),
        0x09 => repeated(16, count, KIND_SIGNED),
        0x0a => repeated(32, count, KIND_SIGNED),
        0x10 => repeated(16, count, KIND_FLOAT),
        0x20 => repeated(32, count, KIND_FLOAT),
        0xc0 | 0xc6 => repeated(8, 1, format - 0xc0 + 5),
        0xc1 | 0xc7 => repeated(8, 2, format - 0xc0 + 5),
        0xc2 | 0xc8 => repeated(8, 4, format - 0xc0 + 5),
        0xc3 | 0xc9 => repeated(16, 1, format - 0xc0 + 5),
        0xc4 | 0xca => repeated(16, 2, format - 0xc0 + 5),
        0xc5 | 0xcb => repeated(16, 4, format - 0xc0 + 5),
        0x91..=0x9e => repeated(8, 4, format - 0x91 + 17),
        0x50 => ChannelFormatDesc {
            x: 10,
            y: 10,
            z: 10,
            w: 2,
            kind: 31,
        },
        _ => return Err(Code::INVALID_VALUE),
    };
    unit(&desc)?;
    Ok(desc)
}
