//! How CUDA describes one element of an array: a kind and the bits of up to four channels.

use std::fmt;

use cuda_interop_sys as sys;

/// What CUDA takes the bits of an array element for.
///
/// The discriminants are those of `cudaChannelFormatKind`. The kind `None` and the planar video kinds are left out: no
/// mapped image uses them, and a mapping with `None` is refused by the driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "cudaChannelFormatKind")]
#[non_exhaustive]
#[repr(u8)]
pub enum ChannelKind {
    /// Signed integers, read as integers, or as floats in -1 to 1 by a texture that normalises.
    Signed = 0,
    /// Unsigned integers, read as integers, or as floats in 0 to 1 by a texture that normalises.
    Unsigned = 1,
    /// IEEE floats of 16 or 32 bits.
    Float = 2,
    /// One 8-bit channel, 0 to 1.
    UnsignedNormalized8X1 = 5,
    /// Two 8-bit channels, 0 to 1.
    UnsignedNormalized8X2 = 6,
    /// Four 8-bit channels, 0 to 1.
    UnsignedNormalized8X4 = 7,
    /// One 16-bit channel, 0 to 1.
    UnsignedNormalized16X1 = 8,
    /// Two 16-bit channels, 0 to 1.
    UnsignedNormalized16X2 = 9,
    /// Four 16-bit channels, 0 to 1.
    UnsignedNormalized16X4 = 10,
    /// One 8-bit channel, -1 to 1.
    SignedNormalized8X1 = 11,
    /// Two 8-bit channels, -1 to 1.
    SignedNormalized8X2 = 12,
    /// Four 8-bit channels, -1 to 1.
    SignedNormalized8X4 = 13,
    /// One 16-bit channel, -1 to 1.
    SignedNormalized16X1 = 14,
    /// Two 16-bit channels, -1 to 1.
    SignedNormalized16X2 = 15,
    /// Four 16-bit channels, -1 to 1.
    SignedNormalized16X4 = 16,
    /// BC1 blocks of 8 bytes.
    UnsignedBlockCompressed1 = 17,
    /// BC1 blocks of 8 bytes, colour in sRGB.
    UnsignedBlockCompressed1Srgb = 18,
    /// BC2 blocks of 16 bytes.
    UnsignedBlockCompressed2 = 19,
    /// BC2 blocks of 16 bytes, colour in sRGB.
    UnsignedBlockCompressed2Srgb = 20,
    /// BC3 blocks of 16 bytes.
    UnsignedBlockCompressed3 = 21,
    /// BC3 blocks of 16 bytes, colour in sRGB.
    UnsignedBlockCompressed3Srgb = 22,
    /// BC4 blocks of 8 bytes, 0 to 1.
    UnsignedBlockCompressed4 = 23,
    /// BC4 blocks of 8 bytes, -1 to 1.
    SignedBlockCompressed4 = 24,
    /// BC5 blocks of 16 bytes, 0 to 1.
    UnsignedBlockCompressed5 = 25,
    /// BC5 blocks of 16 bytes, -1 to 1.
    SignedBlockCompressed5 = 26,
    /// BC6H blocks of 16 bytes, unsigned half floats.
    UnsignedBlockCompressed6H = 27,
    /// BC6H blocks of 16 bytes, signed half floats.
    SignedBlockCompressed6H = 28,
    /// BC7 blocks of 16 bytes.
    UnsignedBlockCompressed7 = 29,
    /// BC7 blocks of 16 bytes, colour in sRGB.
    UnsignedBlockCompressed7Srgb = 30,
    /// Three channels of 10 bits and one of 2 in a 32-bit word, 0 to 1. Not measured on external memory, and runtimes before
    /// CUDA 13 may not know it.
    UnsignedNormalized1010102 = 31,
}

impl ChannelKind {
    /// Every kind, by rising number.
    pub const ALL: [Self; 30] = [
        Self::Signed,
        Self::Unsigned,
        Self::Float,
        Self::UnsignedNormalized8X1,
        Self::UnsignedNormalized8X2,
        Self::UnsignedNormalized8X4,
        Self::UnsignedNormalized16X1,
        Self::UnsignedNormalized16X2,
        Self::UnsignedNormalized16X4,
        Self::SignedNormalized8X1,
        Self::SignedNormalized8X2,
        Self::SignedNormalized8X4,
        Self::SignedNormalized16X1,
        Self::SignedNormalized16X2,
        Self::SignedNormalized16X4,
        Self::UnsignedBlockCompressed1,
        Self::UnsignedBlockCompressed1Srgb,
        Self::UnsignedBlockCompressed2,
        Self::UnsignedBlockCompressed2Srgb,
        Self::UnsignedBlockCompressed3,
        Self::UnsignedBlockCompressed3Srgb,
        Self::UnsignedBlockCompressed4,
        Self::SignedBlockCompressed4,
        Self::UnsignedBlockCompressed5,
        Self::SignedBlockCompressed5,
        Self::UnsignedBlockCompressed6H,
        Self::SignedBlockCompressed6H,
        Self::UnsignedBlockCompressed7,
        Self::UnsignedBlockCompressed7Srgb,
        Self::UnsignedNormalized1010102,
    ];

    /// The number that `cudaChannelFormatKind` gives this kind.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// Whether the array holds 4x4 blocks rather than single texels.
    #[must_use]
    pub const fn is_block_compressed(self) -> bool {
        self.block_bytes().is_some()
    }

    /// Bytes of one 4x4 block, for the block-compressed kinds.
    #[must_use]
    pub const fn block_bytes(self) -> Option<u32> {
        match self {
            Self::UnsignedBlockCompressed1
            | Self::UnsignedBlockCompressed1Srgb
            | Self::UnsignedBlockCompressed4
            | Self::SignedBlockCompressed4 => Some(8),
            Self::UnsignedBlockCompressed2
            | Self::UnsignedBlockCompressed2Srgb
            | Self::UnsignedBlockCompressed3
            | Self::UnsignedBlockCompressed3Srgb
            | Self::UnsignedBlockCompressed5
            | Self::SignedBlockCompressed5
            | Self::UnsignedBlockCompressed6H
            | Self::SignedBlockCompressed6H
            | Self::UnsignedBlockCompressed7
            | Self::UnsignedBlockCompressed7Srgb => Some(16),
            _ => None,
        }
    }

    /// Whether every read of the array gives floats in 0 to 1 or -1 to 1, whatever the texture asks for.
    #[must_use]
    pub const fn is_normalized(self) -> bool {
        let number = self.number();
        (5 <= number && number <= 16) || number == 31
    }
}

/// The channels of one array element, as CUDA is told them.
///
/// Plain values; nothing is owned. For block-compressed kinds the bits are those of a decoded texel, as the C header's
/// own constructors give them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[doc(alias = "cudaChannelFormatDesc")]
pub struct ChannelDescription {
    kind: ChannelKind,
    bits: [u8; 4],
}

impl ChannelDescription {
    /// `channels` (1, 2 or 4) integers or floats of `bits` bits each, as one of the three plain kinds.
    pub(crate) const fn plain(kind: ChannelKind, bits: u8, channels: u8) -> Self {
        let bits = match channels {
            1 => [bits, 0, 0, 0],
            2 => [bits, bits, 0, 0],
            _ => [bits, bits, bits, bits],
        };
        Self { kind, bits }
    }

    /// The channels that a kind other than the three plain ones always has; the three plain kinds as 32-bit, one channel.
    #[must_use]
    pub const fn of_kind(kind: ChannelKind) -> Self {
        use ChannelKind as K;
        let bits = match kind {
            K::Signed | K::Unsigned | K::Float => [32, 0, 0, 0],
            K::UnsignedNormalized8X1
            | K::SignedNormalized8X1
            | K::UnsignedBlockCompressed4
            | K::SignedBlockCompressed4 => [8, 0, 0, 0],
            K::UnsignedNormalized8X2
            | K::SignedNormalized8X2
            | K::UnsignedBlockCompressed5
            | K::SignedBlockCompressed5 => [8, 8, 0, 0],
            K::UnsignedNormalized8X4
            | K::SignedNormalized8X4
            | K::UnsignedBlockCompressed1
            | K::UnsignedBlockCompressed1Srgb
            | K::UnsignedBlockCompressed2
            | K::UnsignedBlockCompressed2Srgb
            | K::UnsignedBlockCompressed3
            | K::UnsignedBlockCompressed3Srgb
            | K::UnsignedBlockCompressed7
            | K::UnsignedBlockCompressed7Srgb => [8; 4],
            K::UnsignedNormalized16X1 | K::SignedNormalized16X1 => [16, 0, 0, 0],
            K::UnsignedNormalized16X2 | K::SignedNormalized16X2 => [16, 16, 0, 0],
            K::UnsignedNormalized16X4 | K::SignedNormalized16X4 => [16; 4],
            K::UnsignedBlockCompressed6H | K::SignedBlockCompressed6H => [16, 16, 16, 0],
            K::UnsignedNormalized1010102 => [10, 10, 10, 2],
        };
        Self { kind, bits }
    }

    /// The kind.
    #[must_use]
    pub const fn kind(self) -> ChannelKind {
        self.kind
    }

    /// Bits of the channels x, y, z and w; 0 for a channel that is not there.
    #[must_use]
    pub const fn bits(self) -> [u8; 4] {
        self.bits
    }

    /// The raw descriptor.
    #[must_use]
    pub const fn descriptor(self) -> sys::cudaChannelFormatDesc {
        let mut raw = sys::cudaChannelFormatDesc::zeroed();
        raw.x = self.bits[0] as i32;
        raw.y = self.bits[1] as i32;
        raw.z = self.bits[2] as i32;
        raw.w = self.bits[3] as i32;
        raw.f = sys::cudaChannelFormatKind(self.kind.number());
        raw
    }

    /// Number of channels with bits: 1, 2 or 4, and 3 for BC6H only.
    #[must_use]
    pub fn channels(self) -> u32 {
        self.bits.iter().map(|bits| u32::from(*bits > 0)).sum()
    }

    /// Bytes of one element: a texel, or a 4x4 block of a block-compressed kind.
    #[must_use]
    pub fn element_bytes(self) -> u32 {
        self.kind
            .block_bytes()
            .unwrap_or_else(|| self.bits.iter().map(|bits| u32::from(*bits)).sum::<u32>() / 8)
    }
}

impl fmt::Display for ChannelDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ChannelKind::Signed | ChannelKind::Unsigned | ChannelKind::Float => {
                write!(f, "{:?} {}x{}", self.kind, self.bits[0], self.channels())
            }
            kind => write!(f, "{kind:?}"),
        }
    }
}

impl fmt::Debug for ChannelDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ChannelDescription({self})")
    }
}
