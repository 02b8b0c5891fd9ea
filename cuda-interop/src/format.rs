//! One table of image formats: every core `VkFormat` and the common extension ones, each with what CUDA makes of it.
//!
//! A Vulkan format says how a shader reads the bits of a texel. CUDA knows fewer ways: one, two or four channels of 8, 16
//! or 32 bits, block compression BC1 to BC7, and one 10-10-10-2 word. CUDA does not swizzle and does not decode on its own.
//! So each row of [`table`] states the plain channel description (the bits as they lie in memory), the normalised kind
//! where CUDA has one, and what the channels then *mean*: their order ([`ChannelOrder::Bgra`]: x is blue) and encoding
//! ([`ColorEncoding::Srgb`]: a surface reads and writes encoded bytes). A format without a counterpart is refused with the
//! reason and, where one exists, the format of the same texel size to reinterpret it as.
//!
//! Content was compared byte by byte, both ways, on an NVIDIA H200 (driver 580.159.04) for every format with a plain
//! description of which Vulkan makes images there: 624 images of [`prove::formats`](crate::prove::formats), all exact. Of
//! the normalised kinds RGBA8's was. The other rows follow the same rule: same texel size, same bits.
//!
//! # Examples
//!
//! ```
//! use ash::vk;
//! use cuda_interop::format::{ChannelOrder, ColorEncoding, FormatInfo};
//!
//! let info = FormatInfo::of(vk::Format::B8G8R8A8_SRGB)?;
//! assert_eq!(info.plain.to_string(), "Unsigned 8x4");
//! assert_eq!(info.order, ChannelOrder::Bgra);
//! assert_eq!(info.encoding, ColorEncoding::Srgb);
//!
//! let refused = FormatInfo::of(vk::Format::R8G8B8_UNORM).unwrap_err();
//! println!("{refused}");
//! # Ok::<(), cuda_interop::format::UnmappableFormat>(())
//! ```
//!
//! # Table
#![doc = include_str!("format/table.md")]

mod channel;
mod plane;
mod refusal;
mod table;

use std::fmt;

use ash::vk;

pub use channel::{ChannelDescription, ChannelKind};
pub use plane::{Plane, planes};
pub use refusal::{FormatRefusal, UnmappableFormat};

/// The unit in which a format is stored: one texel, or a rectangle of texels for compressed and subsampled formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TexelBlock {
    /// Bytes of one block.
    pub bytes: u32,
    /// Texels from left to right in one block.
    pub width: u32,
    /// Texels from top to bottom in one block.
    pub height: u32,
}

impl TexelBlock {
    /// Bytes of `width` x `height` x `depth` texels without padding; blocks that are cut off count whole. `None` if that
    /// does not fit 64 bits.
    #[must_use]
    pub fn dense_bytes(self, width: u32, height: u32, depth: u32) -> Option<u64> {
        u64::from(width.div_ceil(self.width))
            .checked_mul(u64::from(height.div_ceil(self.height)))?
            .checked_mul(u64::from(depth))?
            .checked_mul(u64::from(self.bytes))
    }
}

/// Which colour (or else what) CUDA's x, y, z and w hold. CUDA never swizzles: this is the order in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChannelOrder {
    /// x is red.
    Red,
    /// x is red, y is green.
    RedGreen,
    /// x, y, z are red, green, blue; the image has no alpha. Only BC1 without alpha and BC6H.
    Rgb,
    /// x, y, z, w are red, green, blue, alpha.
    Rgba,
    /// x, y, z, w are **blue**, green, **red**, alpha.
    Bgra,
    /// x is alpha.
    Alpha,
    /// x is depth.
    Depth,
    /// x is one 32-bit word with 10, 10, 10 and 2 bits; red in the lowest bits, alpha in the highest.
    PackedAbgr,
    /// x is one 32-bit word with 10, 10, 10 and 2 bits; **blue** in the lowest bits, alpha in the highest.
    PackedArgb,
}

/// How a colour's numbers relate to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorEncoding {
    /// Proportional, or no colour at all.
    Linear,
    /// sRGB in red, green and blue; alpha is linear. A texture decodes when its description asks for it; a surface reads
    /// and writes the encoded bytes, so the kernel encodes.
    Srgb,
}

/// How Vulkan reads one channel's bits: the word at the end of the format's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NumericFormat {
    /// Unsigned, 0 to 1. The sRGB formats count here.
    Unorm,
    /// Signed, -1 to 1.
    Snorm,
    /// Unsigned integers that a shader reads as floats.
    Uscaled,
    /// Signed integers that a shader reads as floats.
    Sscaled,
    /// Unsigned integers.
    Uint,
    /// Signed integers.
    Sint,
    /// Floats with a sign.
    Sfloat,
    /// Floats without a sign.
    Ufloat,
    /// Signed fixed point, 5 bits after the point.
    Sfixed5,
}

/// What a kernel gets from a texture or a surface of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// Channels that a read returns.
    pub channels: u32,
    /// What they hold.
    pub order: ChannelOrder,
    /// How their numbers are encoded when they arrive.
    pub encoding: ColorEncoding,
    /// Whether integers can arrive as floats in 0 to 1 or -1 to 1.
    pub normalized_read: bool,
}

/// One format that CUDA can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatInfo {
    /// The Vulkan format.
    pub format: vk::Format,
    /// Its name without `VK_FORMAT_`.
    pub name: &'static str,
    /// Texel or block.
    pub block: TexelBlock,
    /// The bits as they are: integers, floats, or blocks.
    pub plain: ChannelDescription,
    /// The kind whose every read is a float in 0 to 1 or -1 to 1, where CUDA has one of the same bits.
    pub normalized: Option<ChannelDescription>,
    /// What the channels hold.
    pub order: ChannelOrder,
    /// How colours are encoded.
    pub encoding: ColorEncoding,
    /// How Vulkan reads the bits.
    pub numeric: NumericFormat,
    /// Bits of a channel that carry the value, counted from the top; fewer than the channel has for 10- and 12-bit video
    /// formats, where the low bits are zero and the 16-bit value is the 10- or 12-bit one times 64 or 16.
    pub significant_bits: u8,
}

impl FormatInfo {
    /// The row of `format`.
    ///
    /// # Errors
    ///
    /// The reason, and advice, if CUDA has no array element for it.
    pub fn of(format: vk::Format) -> Result<&'static Self, UnmappableFormat> {
        match FormatEntry::of(format) {
            Some(entry) => entry.cuda.as_ref().map_err(|refused| *refused),
            None => Err(UnmappableFormat::unknown(format)),
        }
    }

    /// Whether texels come in compressed blocks.
    #[must_use]
    pub const fn is_block_compressed(&self) -> bool {
        self.plain.kind().is_block_compressed()
    }

    /// Whether a texture over the plain description can turn its integers into floats in 0 to 1 or -1 to 1: CUDA does so
    /// for 8 and 16 bits only.
    #[must_use]
    pub const fn can_normalize(&self) -> bool {
        matches!(
            self.plain.kind(),
            ChannelKind::Signed | ChannelKind::Unsigned
        ) && self.plain.bits()[0] <= 16
    }

    const fn is_normalized_block(&self) -> bool {
        self.is_block_compressed()
            && matches!(self.numeric, NumericFormat::Unorm | NumericFormat::Snorm)
    }

    /// What a texture of the plain description returns. sRGB is decoded only if the texture asks for it.
    #[must_use]
    pub fn texture(&self) -> Seen {
        Seen {
            channels: if self.is_block_compressed() && self.plain.channels() == 3 {
                4
            } else {
                self.plain.channels()
            },
            order: self.order,
            encoding: self.encoding,
            normalized_read: self.can_normalize() || self.is_normalized_block(),
        }
    }

    /// What a surface of the plain description reads and writes: always the bits themselves, encoded if the format is
    /// sRGB. `None` for block-compressed formats: CUDA has no surface of blocks.
    #[must_use]
    pub fn surface(&self) -> Option<Seen> {
        (!self.is_block_compressed()).then(|| Seen {
            channels: self.plain.channels(),
            order: self.order,
            encoding: self.encoding,
            normalized_read: false,
        })
    }
}

impl fmt::Display for FormatInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}, {} bytes",
            self.name, self.plain, self.block.bytes
        )?;
        if self.block.width > 1 {
            write!(f, " a {}x{} block", self.block.width, self.block.height)?;
        }
        write!(f, ", {:?}, {:?}", self.order, self.encoding)
    }
}

/// One row of the table: a format, mapped or refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatEntry {
    /// The Vulkan format.
    pub format: vk::Format,
    /// Its name without `VK_FORMAT_`.
    pub name: &'static str,
    /// What CUDA makes of it.
    pub cuda: Result<FormatInfo, UnmappableFormat>,
}

impl FormatEntry {
    /// The row of `format`, or `None` for one that the table does not know.
    #[must_use]
    pub fn of(format: vk::Format) -> Option<&'static Self> {
        let rows = table();
        rows.binary_search_by_key(&format.as_raw(), |row| row.format.as_raw())
            .ok()
            .and_then(|index| rows.get(index))
    }

    /// Texel or block, also of formats that CUDA arrays cannot hold; `None` for multi-planar formats and `UNDEFINED`.
    #[must_use]
    pub const fn block(&self) -> Option<TexelBlock> {
        match &self.cuda {
            Ok(info) => Some(info.block),
            Err(refused) => refused.block,
        }
    }
}

/// Every row, by rising number of the format.
#[must_use]
pub fn table() -> &'static [FormatEntry] {
    table::ROWS
}

/// The table in Markdown: one line a format.
#[must_use]
pub fn markdown() -> String {
    let mut text = String::from(
        "\n| format | bytes | block | plain | normalised | a texture sees | a surface sees |\n|---|---|---|---|---|---|---|\n",
    );
    for row in table() {
        let (bytes, block) = row.block().map_or_else(
            || (String::from("-"), String::from("-")),
            |block| {
                (
                    block.bytes.to_string(),
                    format!("{}x{}", block.width, block.height),
                )
            },
        );
        text += &format!("| `{}` | {bytes} | {block} | ", row.name);
        match &row.cuda {
            Ok(info) => text += &info.markdown_cells(),
            Err(refused) => {
                text += &format!("none: {}", refused.reason.reason());
                if let Some(stand_in) = refused.reinterpret_as {
                    text += &format!("; stand-in `{stand_in:?}`");
                }
                text += " | | | |\n";
            }
        }
    }
    text
}

impl FormatInfo {
    fn markdown_cells(&self) -> String {
        let normalized = self
            .normalized
            .map_or_else(String::new, |kind| kind.to_string());
        let encoding = if self.encoding == ColorEncoding::Srgb {
            ", sRGB decoded if asked"
        } else {
            ""
        };
        let texture = self.texture();
        let floats = if texture.normalized_read {
            ", normalised if asked"
        } else {
            ""
        };
        let surface = self.surface().map_or_else(
            || String::from("none"),
            |seen| {
                let raw = if seen.encoding == ColorEncoding::Srgb {
                    ", sRGB bytes"
                } else {
                    ""
                };
                format!("{} x {:?}{raw}", seen.channels, seen.order)
            },
        );
        format!(
            "{} | {normalized} | {} x {:?}{floats}{encoding} | {surface} |\n",
            self.plain, texture.channels, texture.order
        )
    }
}

#[cfg(test)]
mod tests;
