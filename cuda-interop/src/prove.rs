//! The shape law, proved on the user's own GPU and driver.
//!
//! The law in [`layout`](crate::layout) was measured, not read: nothing documents how the two drivers lay images out. So a program that wants to be
//! sure on another GPU or driver runs [`prove`] there: it makes images of many shapes, lets each side write what the other reads, and compares every
//! byte.

mod grid;
mod transfer;

use core::fmt;
use std::collections::BTreeMap;

use ash::vk;
use vk_fd_import::ImageDescription;

pub use self::grid::{Grid, formats, shapes};

use self::transfer::Transfer;
use crate::error::Error;
use crate::format::FormatEntry;
use crate::shared::{SharedDevice, SharedImage};
use crate::stream::Stream;

/// A queue for [`prove`]'s copies, of the family that it belongs to.
#[derive(Debug, Clone, Copy)]
pub struct CopyQueue {
    /// The family; any that can transfer.
    pub family: u32,
    /// The queue.
    pub queue: vk::Queue,
}

/// What [`prove`] found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Proof {
    /// Shapes of which every byte was right, in both directions.
    pub exact: u32,
    /// Shapes with wrong bytes.
    pub wrong: Vec<WrongShape>,
    /// Shapes that were refused before or by a driver, by reason.
    pub refused: BTreeMap<String, u32>,
    /// Bytes compared, both directions together.
    pub bytes: u64,
}

/// A shape with wrong bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongShape {
    /// The shape, in words.
    pub shape: String,
    /// The side that read the wrong bytes.
    pub reader: Side,
    /// The first mip level with wrong bytes.
    pub level: u32,
    /// Wrong bytes in that level.
    pub wrong_bytes: u64,
    /// Bytes in that level.
    pub bytes: u64,
}

/// One of the two APIs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// CUDA reads what Vulkan wrote.
    Cuda,
    /// Vulkan reads what CUDA wrote.
    Vulkan,
}

impl Proof {
    /// Whether anything was exact and nothing was wrong.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.exact > 0 && self.wrong.is_empty()
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refused: u32 = self.refused.values().sum();
        write!(
            f,
            "shapes: {} exact, {} wrong, {refused} refused",
            self.exact,
            self.wrong.len()
        )?;
        for (index, (reason, count)) in self.refused.iter().enumerate() {
            f.write_str(if index == 0 { " (" } else { ", " })?;
            write!(f, "{reason}: {count}")?;
        }
        if refused > 0 {
            f.write_str(")")?;
        }
        for wrong in &self.wrong {
            write!(
                f,
                "\nwrong: {}, read by {:?}, level {}: {} of {} bytes",
                wrong.shape, wrong.reader, wrong.level, wrong.wrong_bytes, wrong.bytes
            )?;
        }
        Ok(())
    }
}

/// A fault planted on purpose, to show that [`prove`] would find a real one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// One byte of what Vulkan writes is not what is expected.
    WrongByte,
    /// CUDA does not write.
    NothingWritten,
}

/// Proves the shape law for a grid of shapes: each image is written by one side and read by the other, both ways, with data that differs at every
/// position.
///
/// A shape that Vulkan or a rule refuses counts as refused, with the reason; so does one that a driver refuses.
///
/// # Errors
///
/// What keeps the proof from being made at all: a stream or a staging buffer that cannot be had, a lost device.
///
/// # Safety
///
/// The queue belongs to the device and to that family, and nothing else is submitted to it during the call.
///
/// # Examples
///
/// ```no_run
/// # fn run(device: &cuda_interop::SharedDevice, queue: cuda_interop::prove::CopyQueue) -> Result<(), cuda_interop::Error> {
/// use cuda_interop::prove::{prove, shapes, Grid};
///
/// // SAFETY: this thread alone uses the queue.
/// let proof = unsafe { prove(device, queue, &shapes(Grid::Quick)) }?;
/// assert!(proof.holds(), "{proof}");
/// # Ok(())
/// # }
/// ```
pub unsafe fn prove(
    device: &SharedDevice,
    queue: CopyQueue,
    shapes: &[ImageDescription],
) -> Result<Proof, Error> {
    // SAFETY: the caller's promise is passed on.
    unsafe { prove_with_fault(device, queue, shapes, None) }
}

/// [`prove`] with a fault planted in every shape: a check of the check, for whoever relies on a proof and wants to have seen one fail.
///
/// # Errors
///
/// As [`prove`].
///
/// # Safety
///
/// As [`prove`].
pub unsafe fn prove_with_fault(
    device: &SharedDevice,
    queue: CopyQueue,
    shapes: &[ImageDescription],
    fault: Option<Fault>,
) -> Result<Proof, Error> {
    let mut bench = Bench {
        device,
        stream: Stream::new(device.context())?,
        // SAFETY: the caller vouches for the queue.
        transfer: unsafe { Transfer::new(device.vulkan(), queue) }?,
        noise: Noise::new(),
        fault,
        proof: Proof::default(),
    };
    for (index, shape) in (0u64..).zip(shapes) {
        bench.shape(shape, index)?;
    }
    Ok(bench.proof)
}

struct Bench<'a> {
    device: &'a SharedDevice,
    stream: Stream,
    transfer: Transfer,
    noise: Noise,
    fault: Option<Fault>,
    proof: Proof,
}

impl Bench<'_> {
    fn shape(&mut self, shape: &ImageDescription, index: u64) -> Result<(), Error> {
        let image = match SharedImage::new(self.device, shape) {
            Ok(image) => image,
            Err(error) => {
                *self.proof.refused.entry(reason(&error)).or_default() += 1;
                return Ok(());
            }
        };
        let layout = image.cuda().layout();
        let sizes = (0..layout.levels())
            .map(|level| layout.level_bytes(level))
            .collect::<Result<Vec<_>, _>>()
            .map_err(crate::rules::Violations::from)?;
        let values = Values::of(shape.format);
        let mut wrong = None;

        // Vulkan writes, CUDA reads.
        let written: Vec<_> = (0u64..)
            .zip(&sizes)
            .map(|(level, &size)| self.noise.take(index * 64 + level, size, values))
            .collect();
        let mut sent = written.clone();
        if let (Some(Fault::WrongByte), Some(last)) = (self.fault, sent.last_mut()) {
            let middle = last.len() / 2;
            last[middle] ^= 1;
        }
        self.transfer.write(&image, &sent)?;
        for (level, expected) in (0u32..).zip(&written) {
            let mut read = vec![0u8; expected.len()];
            image.level(level)?.copy_to_host(&self.stream, &mut read)?;
            self.compare(shape, Side::Cuda, level, &read, expected, &mut wrong);
        }

        // CUDA writes something else, Vulkan reads.
        let written: Vec<_> = (0u64..)
            .zip(&sizes)
            .map(|(level, &size)| self.noise.take(index * 64 + 32 + level, size, values))
            .collect();
        for (level, bytes) in (0u32..).zip(&written) {
            if self.fault != Some(Fault::NothingWritten) {
                image.level(level)?.copy_from_host(&self.stream, bytes)?;
            }
        }
        let read = self.transfer.read(&image, &sizes)?;
        for ((level, expected), read) in (0u32..).zip(&written).zip(&read) {
            self.compare(shape, Side::Vulkan, level, read, expected, &mut wrong);
        }
        match wrong {
            Some(wrong) => self.proof.wrong.push(wrong),
            None => self.proof.exact += 1,
        }
        Ok(())
    }

    fn compare(
        &mut self,
        shape: &ImageDescription,
        reader: Side,
        level: u32,
        read: &[u8],
        expected: &[u8],
        wrong: &mut Option<WrongShape>,
    ) {
        self.proof.bytes += expected.len() as u64;
        if read != expected && wrong.is_none() {
            let wrong_bytes = read.iter().zip(expected).filter(|(a, b)| a != b).count();
            *wrong = Some(WrongShape {
                shape: describe(shape),
                reader,
                level,
                wrong_bytes: wrong_bytes as u64,
                bytes: expected.len() as u64,
            });
        }
    }
}

/// Why a shape was refused, short enough to count by.
fn reason(error: &Error) -> String {
    match error {
        Error::Invalid(violations) => violations
            .as_slice()
            .first()
            .map_or_else(String::new, |first| format!("{:?}", first.rule())),
        Error::Vulkan(error) => match error {
            vk_fd_import::Error::Vulkan { call, result } => format!("{call} {result:?}"),
            vk_fd_import::Error::Invalid(violations) => violations
                .vuids()
                .next()
                .map_or_else(|| violations.to_string(), |vuid| vuid.to_string()),
            other => other.to_string(),
        },
        other => other.to_string(),
    }
}

/// A shape in words.
fn describe(shape: &ImageDescription) -> String {
    let name = FormatEntry::of(shape.format).map_or("unknown format", |entry| entry.name);
    let vk::Extent3D {
        width,
        height,
        depth,
    } = shape.extent;
    let cube = if shape.flags.contains(vk::ImageCreateFlags::CUBE_COMPATIBLE) {
        " cube"
    } else {
        ""
    };
    format!(
        "{name} {:?}{cube} {width}x{height}x{depth}, {} layers, {} levels",
        shape.image_type, shape.array_layers, shape.mip_levels
    )
}

/// Which values a format's texels may be filled with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Values {
    /// Any bits.
    Any,
    /// 32-bit floats in 0 to 1, as depth is.
    Depth,
}

impl Values {
    fn of(format: vk::Format) -> Self {
        if format == vk::Format::D32_SFLOAT {
            Self::Depth
        } else {
            Self::Any
        }
    }
}

/// A store of pseudo-random bytes, of which each level takes another part.
struct Noise {
    bytes: Vec<u8>,
}

impl Noise {
    /// More than the largest level, and of a length that shares no factor with row lengths.
    const LENGTH: usize = (64 << 20) + 13;

    fn new() -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut bytes = Vec::with_capacity(Self::LENGTH + 8);
        while bytes.len() < Self::LENGTH {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            bytes.extend_from_slice(&state.to_le_bytes());
        }
        bytes.truncate(Self::LENGTH);
        Self { bytes }
    }

    fn take(&self, seed: u64, size: u64, values: Values) -> Vec<u8> {
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        let start = seed.wrapping_mul(0x5851_f42d_4c95_7f2d) % Self::LENGTH as u64;
        let start = usize::try_from(start).unwrap_or(0);
        let mut taken = Vec::with_capacity(size);
        let mut from = start;
        while taken.len() < size {
            let length = (size - taken.len()).min(Self::LENGTH - from);
            taken.extend_from_slice(&self.bytes[from..from + length]);
            from = 0;
        }
        if values == Values::Depth {
            for texel in taken.chunks_exact_mut(4) {
                // The bits of a float in 1 to 2, less 1.
                let bits = u32::from_le_bytes([texel[0], texel[1], texel[2], 0]) & 0x007f_ffff;
                let depth = f32::from_bits(0x3f80_0000 | bits) - 1.0;
                texel.copy_from_slice(&depth.to_le_bytes());
            }
        }
        taken
    }
}
