//! The rows, by rising number of the format.

use ash::vk;
use ash::vk::Format as F;

use super::ChannelKind as K;
use super::ChannelOrder as O;
use super::NumericFormat as N;
use super::{
    ChannelDescription, ColorEncoding, FormatEntry, FormatInfo, FormatRefusal, TexelBlock,
    UnmappableFormat,
};

/// A row before its format and name are known.
struct Row {
    block: Option<TexelBlock>,
    cuda: Result<Element, (FormatRefusal, Option<vk::Format>)>,
}

#[derive(Clone, Copy)]
struct Element {
    plain: ChannelDescription,
    normalized: Option<ChannelDescription>,
    order: O,
    encoding: ColorEncoding,
    numeric: N,
    significant_bits: u8,
}

impl Row {
    const fn named(self, format: vk::Format, name: &'static str) -> FormatEntry {
        let cuda = match (self.cuda, self.block) {
            (Ok(element), Some(block)) => Ok(FormatInfo {
                format,
                name,
                block,
                plain: element.plain,
                normalized: element.normalized,
                order: element.order,
                encoding: element.encoding,
                numeric: element.numeric,
                significant_bits: element.significant_bits,
            }),
            (Err((reason, reinterpret_as)), block) => Err(UnmappableFormat {
                format,
                name,
                reason,
                block,
                reinterpret_as,
            }),
            (Ok(_), None) => {
                let reason = FormatRefusal::Unknown;
                Err(UnmappableFormat {
                    format,
                    name,
                    reason,
                    block: None,
                    reinterpret_as: None,
                })
            }
        };
        FormatEntry { format, name, cuda }
    }
}

const fn texel(bytes: u32) -> Option<TexelBlock> {
    Some(TexelBlock {
        bytes,
        width: 1,
        height: 1,
    })
}

/// 1, 2 or 4 channels of 8, 16 or 32 bits.
const fn color(bits: u8, channels: u8, order: O, numeric: N) -> Row {
    let kind = match numeric {
        N::Unorm | N::Uscaled | N::Uint => K::Unsigned,
        N::Snorm | N::Sscaled | N::Sint | N::Sfixed5 => K::Signed,
        N::Sfloat | N::Ufloat => K::Float,
    };
    let normalized = match (numeric, bits, channels) {
        (N::Unorm, 8, 1) => Some(ChannelDescription::of_kind(K::UnsignedNormalized8X1)),
        (N::Unorm, 8, 2) => Some(ChannelDescription::of_kind(K::UnsignedNormalized8X2)),
        (N::Unorm, 8, 4) => Some(ChannelDescription::of_kind(K::UnsignedNormalized8X4)),
        (N::Unorm, 16, 1) => Some(ChannelDescription::of_kind(K::UnsignedNormalized16X1)),
        (N::Unorm, 16, 2) => Some(ChannelDescription::of_kind(K::UnsignedNormalized16X2)),
        (N::Unorm, 16, 4) => Some(ChannelDescription::of_kind(K::UnsignedNormalized16X4)),
        (N::Snorm, 8, 1) => Some(ChannelDescription::of_kind(K::SignedNormalized8X1)),
        (N::Snorm, 8, 2) => Some(ChannelDescription::of_kind(K::SignedNormalized8X2)),
        (N::Snorm, 8, 4) => Some(ChannelDescription::of_kind(K::SignedNormalized8X4)),
        (N::Snorm, 16, 1) => Some(ChannelDescription::of_kind(K::SignedNormalized16X1)),
        (N::Snorm, 16, 2) => Some(ChannelDescription::of_kind(K::SignedNormalized16X2)),
        (N::Snorm, 16, 4) => Some(ChannelDescription::of_kind(K::SignedNormalized16X4)),
        _ => None,
    };
    Row {
        block: texel(bits as u32 / 8 * channels as u32),
        cuda: Ok(Element {
            plain: ChannelDescription::plain(kind, bits, channels),
            normalized,
            order,
            encoding: ColorEncoding::Linear,
            numeric,
            significant_bits: bits,
        }),
    }
}

const fn srgb(channels: u8, order: O) -> Row {
    let mut row = color(8, channels, order, N::Unorm);
    if let Ok(element) = &mut row.cuda {
        element.encoding = ColorEncoding::Srgb;
    }
    row
}

/// 10- or 12-bit video: 16-bit channels with the value in the upper bits. A normalised kind would divide by 65535 and not
/// give 1 for the largest value, so none is offered.
const fn video(channels: u8, significant_bits: u8) -> Row {
    let order = match channels {
        1 => O::Red,
        2 => O::RedGreen,
        _ => O::Rgba,
    };
    let mut row = color(16, channels, order, N::Unorm);
    if let Ok(element) = &mut row.cuda {
        element.normalized = None;
        element.significant_bits = significant_bits;
    }
    row
}

/// 10, 10, 10 and 2 bits in one word: one 32-bit integer to CUDA. CUDA's own 10-10-10-2 kind has red in the low bits.
const fn word(order: O, numeric: N) -> Row {
    let mut row = color(32, 1, order, N::Uint);
    if let Ok(element) = &mut row.cuda {
        element.numeric = numeric;
        element.normalized = match (order, numeric) {
            (O::PackedAbgr, N::Unorm) => {
                Some(ChannelDescription::of_kind(K::UnsignedNormalized1010102))
            }
            _ => None,
        };
    }
    row
}

/// Signed 16-bit fixed point, as optical flow vectors come.
const fn fixed_point() -> Row {
    color(16, 2, O::RedGreen, N::Sfixed5)
}

const fn depth16() -> Row {
    color(16, 1, O::Depth, N::Unorm)
}

const fn depth32() -> Row {
    color(32, 1, O::Depth, N::Sfloat)
}

/// BC1 to BC7: blocks of 4x4 texels.
const fn block(kind: K, order: O, numeric: N) -> Row {
    let block = match kind.block_bytes() {
        Some(bytes) => Some(TexelBlock {
            bytes,
            width: 4,
            height: 4,
        }),
        None => None,
    };
    let plain = ChannelDescription::of_kind(kind);
    let encoding = match kind {
        K::UnsignedBlockCompressed1Srgb
        | K::UnsignedBlockCompressed2Srgb
        | K::UnsignedBlockCompressed3Srgb
        | K::UnsignedBlockCompressed7Srgb => ColorEncoding::Srgb,
        _ => ColorEncoding::Linear,
    };
    Row {
        block,
        cuda: Ok(Element {
            plain,
            normalized: None,
            order,
            encoding,
            numeric,
            significant_bits: plain.bits()[0],
        }),
    }
}

const fn refused(
    block: Option<TexelBlock>,
    reason: FormatRefusal,
    reinterpret_as: Option<vk::Format>,
) -> Row {
    Row {
        block,
        cuda: Err((reason, reinterpret_as)),
    }
}

const fn undefined() -> Row {
    refused(None, FormatRefusal::Undefined, None)
}

const fn three_channels(bytes: u32) -> Row {
    refused(texel(bytes), FormatRefusal::ThreeChannels, None)
}

const fn wide(bytes: u32, reinterpret_as: Option<vk::Format>) -> Row {
    refused(
        texel(bytes),
        FormatRefusal::SixtyFourBitChannels,
        reinterpret_as,
    )
}

const fn packed(bytes: u32, reinterpret_as: vk::Format) -> Row {
    refused(
        texel(bytes),
        FormatRefusal::PackedChannels,
        Some(reinterpret_as),
    )
}

const fn depth24() -> Row {
    refused(texel(4), FormatRefusal::Depth24, None)
}

const fn depth_stencil() -> Row {
    refused(None, FormatRefusal::DepthStencil, None)
}

const fn stencil() -> Row {
    refused(texel(1), FormatRefusal::Stencil, None)
}

const fn foreign(bytes: u32, width: u32, height: u32) -> Row {
    refused(
        Some(TexelBlock {
            bytes,
            width,
            height,
        }),
        FormatRefusal::ForeignCompression,
        None,
    )
}

const fn subsampled(bytes: u32) -> Row {
    refused(
        Some(TexelBlock {
            bytes,
            width: 2,
            height: 1,
        }),
        FormatRefusal::ChromaSubsampled,
        None,
    )
}

const fn multi_planar() -> Row {
    refused(None, FormatRefusal::MultiPlanar, None)
}

macro_rules! row {
    ($name:ident: $row:expr) => {
        $row.named(F::$name, stringify!($name))
    };
}

#[rustfmt::skip]
pub(super) static ROWS: &[FormatEntry] = &[
    row!(UNDEFINED: undefined()),
    row!(R4G4_UNORM_PACK8: packed(1, F::R8_UINT)),
    row!(R4G4B4A4_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(B4G4R4A4_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(R5G6B5_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(B5G6R5_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(R5G5B5A1_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(B5G5R5A1_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(A1R5G5B5_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(R8_UNORM: color(8, 1, O::Red, N::Unorm)),
    row!(R8_SNORM: color(8, 1, O::Red, N::Snorm)),
    row!(R8_USCALED: color(8, 1, O::Red, N::Uscaled)),
    row!(R8_SSCALED: color(8, 1, O::Red, N::Sscaled)),
    row!(R8_UINT: color(8, 1, O::Red, N::Uint)),
    row!(R8_SINT: color(8, 1, O::Red, N::Sint)),
    row!(R8_SRGB: srgb(1, O::Red)),
    row!(R8G8_UNORM: color(8, 2, O::RedGreen, N::Unorm)),
    row!(R8G8_SNORM: color(8, 2, O::RedGreen, N::Snorm)),
    row!(R8G8_USCALED: color(8, 2, O::RedGreen, N::Uscaled)),
    row!(R8G8_SSCALED: color(8, 2, O::RedGreen, N::Sscaled)),
    row!(R8G8_UINT: color(8, 2, O::RedGreen, N::Uint)),
    row!(R8G8_SINT: color(8, 2, O::RedGreen, N::Sint)),
    row!(R8G8_SRGB: srgb(2, O::RedGreen)),
    row!(R8G8B8_UNORM: three_channels(3)),
    row!(R8G8B8_SNORM: three_channels(3)),
    row!(R8G8B8_USCALED: three_channels(3)),
    row!(R8G8B8_SSCALED: three_channels(3)),
    row!(R8G8B8_UINT: three_channels(3)),
    row!(R8G8B8_SINT: three_channels(3)),
    row!(R8G8B8_SRGB: three_channels(3)),
    row!(B8G8R8_UNORM: three_channels(3)),
    row!(B8G8R8_SNORM: three_channels(3)),
    row!(B8G8R8_USCALED: three_channels(3)),
    row!(B8G8R8_SSCALED: three_channels(3)),
    row!(B8G8R8_UINT: three_channels(3)),
    row!(B8G8R8_SINT: three_channels(3)),
    row!(B8G8R8_SRGB: three_channels(3)),
    row!(R8G8B8A8_UNORM: color(8, 4, O::Rgba, N::Unorm)),
    row!(R8G8B8A8_SNORM: color(8, 4, O::Rgba, N::Snorm)),
    row!(R8G8B8A8_USCALED: color(8, 4, O::Rgba, N::Uscaled)),
    row!(R8G8B8A8_SSCALED: color(8, 4, O::Rgba, N::Sscaled)),
    row!(R8G8B8A8_UINT: color(8, 4, O::Rgba, N::Uint)),
    row!(R8G8B8A8_SINT: color(8, 4, O::Rgba, N::Sint)),
    row!(R8G8B8A8_SRGB: srgb(4, O::Rgba)),
    row!(B8G8R8A8_UNORM: color(8, 4, O::Bgra, N::Unorm)),
    row!(B8G8R8A8_SNORM: color(8, 4, O::Bgra, N::Snorm)),
    row!(B8G8R8A8_USCALED: color(8, 4, O::Bgra, N::Uscaled)),
    row!(B8G8R8A8_SSCALED: color(8, 4, O::Bgra, N::Sscaled)),
    row!(B8G8R8A8_UINT: color(8, 4, O::Bgra, N::Uint)),
    row!(B8G8R8A8_SINT: color(8, 4, O::Bgra, N::Sint)),
    row!(B8G8R8A8_SRGB: srgb(4, O::Bgra)),
    row!(A8B8G8R8_UNORM_PACK32: color(8, 4, O::Rgba, N::Unorm)),
    row!(A8B8G8R8_SNORM_PACK32: color(8, 4, O::Rgba, N::Snorm)),
    row!(A8B8G8R8_USCALED_PACK32: color(8, 4, O::Rgba, N::Uscaled)),
    row!(A8B8G8R8_SSCALED_PACK32: color(8, 4, O::Rgba, N::Sscaled)),
    row!(A8B8G8R8_UINT_PACK32: color(8, 4, O::Rgba, N::Uint)),
    row!(A8B8G8R8_SINT_PACK32: color(8, 4, O::Rgba, N::Sint)),
    row!(A8B8G8R8_SRGB_PACK32: srgb(4, O::Rgba)),
    row!(A2R10G10B10_UNORM_PACK32: word(O::PackedArgb, N::Unorm)),
    row!(A2R10G10B10_SNORM_PACK32: word(O::PackedArgb, N::Snorm)),
    row!(A2R10G10B10_USCALED_PACK32: word(O::PackedArgb, N::Uscaled)),
    row!(A2R10G10B10_SSCALED_PACK32: word(O::PackedArgb, N::Sscaled)),
    row!(A2R10G10B10_UINT_PACK32: word(O::PackedArgb, N::Uint)),
    row!(A2R10G10B10_SINT_PACK32: word(O::PackedArgb, N::Sint)),
    row!(A2B10G10R10_UNORM_PACK32: word(O::PackedAbgr, N::Unorm)),
    row!(A2B10G10R10_SNORM_PACK32: word(O::PackedAbgr, N::Snorm)),
    row!(A2B10G10R10_USCALED_PACK32: word(O::PackedAbgr, N::Uscaled)),
    row!(A2B10G10R10_SSCALED_PACK32: word(O::PackedAbgr, N::Sscaled)),
    row!(A2B10G10R10_UINT_PACK32: word(O::PackedAbgr, N::Uint)),
    row!(A2B10G10R10_SINT_PACK32: word(O::PackedAbgr, N::Sint)),
    row!(R16_UNORM: color(16, 1, O::Red, N::Unorm)),
    row!(R16_SNORM: color(16, 1, O::Red, N::Snorm)),
    row!(R16_USCALED: color(16, 1, O::Red, N::Uscaled)),
    row!(R16_SSCALED: color(16, 1, O::Red, N::Sscaled)),
    row!(R16_UINT: color(16, 1, O::Red, N::Uint)),
    row!(R16_SINT: color(16, 1, O::Red, N::Sint)),
    row!(R16_SFLOAT: color(16, 1, O::Red, N::Sfloat)),
    row!(R16G16_UNORM: color(16, 2, O::RedGreen, N::Unorm)),
    row!(R16G16_SNORM: color(16, 2, O::RedGreen, N::Snorm)),
    row!(R16G16_USCALED: color(16, 2, O::RedGreen, N::Uscaled)),
    row!(R16G16_SSCALED: color(16, 2, O::RedGreen, N::Sscaled)),
    row!(R16G16_UINT: color(16, 2, O::RedGreen, N::Uint)),
    row!(R16G16_SINT: color(16, 2, O::RedGreen, N::Sint)),
    row!(R16G16_SFLOAT: color(16, 2, O::RedGreen, N::Sfloat)),
    row!(R16G16B16_UNORM: three_channels(6)),
    row!(R16G16B16_SNORM: three_channels(6)),
    row!(R16G16B16_USCALED: three_channels(6)),
    row!(R16G16B16_SSCALED: three_channels(6)),
    row!(R16G16B16_UINT: three_channels(6)),
    row!(R16G16B16_SINT: three_channels(6)),
    row!(R16G16B16_SFLOAT: three_channels(6)),
    row!(R16G16B16A16_UNORM: color(16, 4, O::Rgba, N::Unorm)),
    row!(R16G16B16A16_SNORM: color(16, 4, O::Rgba, N::Snorm)),
    row!(R16G16B16A16_USCALED: color(16, 4, O::Rgba, N::Uscaled)),
    row!(R16G16B16A16_SSCALED: color(16, 4, O::Rgba, N::Sscaled)),
    row!(R16G16B16A16_UINT: color(16, 4, O::Rgba, N::Uint)),
    row!(R16G16B16A16_SINT: color(16, 4, O::Rgba, N::Sint)),
    row!(R16G16B16A16_SFLOAT: color(16, 4, O::Rgba, N::Sfloat)),
    row!(R32_UINT: color(32, 1, O::Red, N::Uint)),
    row!(R32_SINT: color(32, 1, O::Red, N::Sint)),
    row!(R32_SFLOAT: color(32, 1, O::Red, N::Sfloat)),
    row!(R32G32_UINT: color(32, 2, O::RedGreen, N::Uint)),
    row!(R32G32_SINT: color(32, 2, O::RedGreen, N::Sint)),
    row!(R32G32_SFLOAT: color(32, 2, O::RedGreen, N::Sfloat)),
    row!(R32G32B32_UINT: three_channels(12)),
    row!(R32G32B32_SINT: three_channels(12)),
    row!(R32G32B32_SFLOAT: three_channels(12)),
    row!(R32G32B32A32_UINT: color(32, 4, O::Rgba, N::Uint)),
    row!(R32G32B32A32_SINT: color(32, 4, O::Rgba, N::Sint)),
    row!(R32G32B32A32_SFLOAT: color(32, 4, O::Rgba, N::Sfloat)),
    row!(R64_UINT: wide(8, Some(F::R32G32_UINT))),
    row!(R64_SINT: wide(8, Some(F::R32G32_UINT))),
    row!(R64_SFLOAT: wide(8, Some(F::R32G32_UINT))),
    row!(R64G64_UINT: wide(16, Some(F::R32G32B32A32_UINT))),
    row!(R64G64_SINT: wide(16, Some(F::R32G32B32A32_UINT))),
    row!(R64G64_SFLOAT: wide(16, Some(F::R32G32B32A32_UINT))),
    row!(R64G64B64_UINT: wide(24, None)),
    row!(R64G64B64_SINT: wide(24, None)),
    row!(R64G64B64_SFLOAT: wide(24, None)),
    row!(R64G64B64A64_UINT: wide(32, None)),
    row!(R64G64B64A64_SINT: wide(32, None)),
    row!(R64G64B64A64_SFLOAT: wide(32, None)),
    row!(B10G11R11_UFLOAT_PACK32: packed(4, F::R32_UINT)),
    row!(E5B9G9R9_UFLOAT_PACK32: packed(4, F::R32_UINT)),
    row!(D16_UNORM: depth16()),
    row!(X8_D24_UNORM_PACK32: depth24()),
    row!(D32_SFLOAT: depth32()),
    row!(S8_UINT: stencil()),
    row!(D16_UNORM_S8_UINT: depth_stencil()),
    row!(D24_UNORM_S8_UINT: depth_stencil()),
    row!(D32_SFLOAT_S8_UINT: depth_stencil()),
    row!(BC1_RGB_UNORM_BLOCK: block(K::UnsignedBlockCompressed1, O::Rgb, N::Unorm)),
    row!(BC1_RGB_SRGB_BLOCK: block(K::UnsignedBlockCompressed1Srgb, O::Rgb, N::Unorm)),
    row!(BC1_RGBA_UNORM_BLOCK: block(K::UnsignedBlockCompressed1, O::Rgba, N::Unorm)),
    row!(BC1_RGBA_SRGB_BLOCK: block(K::UnsignedBlockCompressed1Srgb, O::Rgba, N::Unorm)),
    row!(BC2_UNORM_BLOCK: block(K::UnsignedBlockCompressed2, O::Rgba, N::Unorm)),
    row!(BC2_SRGB_BLOCK: block(K::UnsignedBlockCompressed2Srgb, O::Rgba, N::Unorm)),
    row!(BC3_UNORM_BLOCK: block(K::UnsignedBlockCompressed3, O::Rgba, N::Unorm)),
    row!(BC3_SRGB_BLOCK: block(K::UnsignedBlockCompressed3Srgb, O::Rgba, N::Unorm)),
    row!(BC4_UNORM_BLOCK: block(K::UnsignedBlockCompressed4, O::Red, N::Unorm)),
    row!(BC4_SNORM_BLOCK: block(K::SignedBlockCompressed4, O::Red, N::Snorm)),
    row!(BC5_UNORM_BLOCK: block(K::UnsignedBlockCompressed5, O::RedGreen, N::Unorm)),
    row!(BC5_SNORM_BLOCK: block(K::SignedBlockCompressed5, O::RedGreen, N::Snorm)),
    row!(BC6H_UFLOAT_BLOCK: block(K::UnsignedBlockCompressed6H, O::Rgb, N::Ufloat)),
    row!(BC6H_SFLOAT_BLOCK: block(K::SignedBlockCompressed6H, O::Rgb, N::Sfloat)),
    row!(BC7_UNORM_BLOCK: block(K::UnsignedBlockCompressed7, O::Rgba, N::Unorm)),
    row!(BC7_SRGB_BLOCK: block(K::UnsignedBlockCompressed7Srgb, O::Rgba, N::Unorm)),
    row!(ETC2_R8G8B8_UNORM_BLOCK: foreign(8, 4, 4)),
    row!(ETC2_R8G8B8_SRGB_BLOCK: foreign(8, 4, 4)),
    row!(ETC2_R8G8B8A1_UNORM_BLOCK: foreign(8, 4, 4)),
    row!(ETC2_R8G8B8A1_SRGB_BLOCK: foreign(8, 4, 4)),
    row!(ETC2_R8G8B8A8_UNORM_BLOCK: foreign(16, 4, 4)),
    row!(ETC2_R8G8B8A8_SRGB_BLOCK: foreign(16, 4, 4)),
    row!(EAC_R11_UNORM_BLOCK: foreign(8, 4, 4)),
    row!(EAC_R11_SNORM_BLOCK: foreign(8, 4, 4)),
    row!(EAC_R11G11_UNORM_BLOCK: foreign(16, 4, 4)),
    row!(EAC_R11G11_SNORM_BLOCK: foreign(16, 4, 4)),
    row!(ASTC_4X4_UNORM_BLOCK: foreign(16, 4, 4)),
    row!(ASTC_4X4_SRGB_BLOCK: foreign(16, 4, 4)),
    row!(ASTC_5X4_UNORM_BLOCK: foreign(16, 5, 4)),
    row!(ASTC_5X4_SRGB_BLOCK: foreign(16, 5, 4)),
    row!(ASTC_5X5_UNORM_BLOCK: foreign(16, 5, 5)),
    row!(ASTC_5X5_SRGB_BLOCK: foreign(16, 5, 5)),
    row!(ASTC_6X5_UNORM_BLOCK: foreign(16, 6, 5)),
    row!(ASTC_6X5_SRGB_BLOCK: foreign(16, 6, 5)),
    row!(ASTC_6X6_UNORM_BLOCK: foreign(16, 6, 6)),
    row!(ASTC_6X6_SRGB_BLOCK: foreign(16, 6, 6)),
    row!(ASTC_8X5_UNORM_BLOCK: foreign(16, 8, 5)),
    row!(ASTC_8X5_SRGB_BLOCK: foreign(16, 8, 5)),
    row!(ASTC_8X6_UNORM_BLOCK: foreign(16, 8, 6)),
    row!(ASTC_8X6_SRGB_BLOCK: foreign(16, 8, 6)),
    row!(ASTC_8X8_UNORM_BLOCK: foreign(16, 8, 8)),
    row!(ASTC_8X8_SRGB_BLOCK: foreign(16, 8, 8)),
    row!(ASTC_10X5_UNORM_BLOCK: foreign(16, 10, 5)),
    row!(ASTC_10X5_SRGB_BLOCK: foreign(16, 10, 5)),
    row!(ASTC_10X6_UNORM_BLOCK: foreign(16, 10, 6)),
    row!(ASTC_10X6_SRGB_BLOCK: foreign(16, 10, 6)),
    row!(ASTC_10X8_UNORM_BLOCK: foreign(16, 10, 8)),
    row!(ASTC_10X8_SRGB_BLOCK: foreign(16, 10, 8)),
    row!(ASTC_10X10_UNORM_BLOCK: foreign(16, 10, 10)),
    row!(ASTC_10X10_SRGB_BLOCK: foreign(16, 10, 10)),
    row!(ASTC_12X10_UNORM_BLOCK: foreign(16, 12, 10)),
    row!(ASTC_12X10_SRGB_BLOCK: foreign(16, 12, 10)),
    row!(ASTC_12X12_UNORM_BLOCK: foreign(16, 12, 12)),
    row!(ASTC_12X12_SRGB_BLOCK: foreign(16, 12, 12)),
    row!(PVRTC1_2BPP_UNORM_BLOCK_IMG: foreign(8, 8, 4)),
    row!(PVRTC1_4BPP_UNORM_BLOCK_IMG: foreign(8, 4, 4)),
    row!(PVRTC2_2BPP_UNORM_BLOCK_IMG: foreign(8, 8, 4)),
    row!(PVRTC2_4BPP_UNORM_BLOCK_IMG: foreign(8, 4, 4)),
    row!(PVRTC1_2BPP_SRGB_BLOCK_IMG: foreign(8, 8, 4)),
    row!(PVRTC1_4BPP_SRGB_BLOCK_IMG: foreign(8, 4, 4)),
    row!(PVRTC2_2BPP_SRGB_BLOCK_IMG: foreign(8, 8, 4)),
    row!(PVRTC2_4BPP_SRGB_BLOCK_IMG: foreign(8, 4, 4)),
    row!(ASTC_4X4_SFLOAT_BLOCK: foreign(16, 4, 4)),
    row!(ASTC_5X4_SFLOAT_BLOCK: foreign(16, 5, 4)),
    row!(ASTC_5X5_SFLOAT_BLOCK: foreign(16, 5, 5)),
    row!(ASTC_6X5_SFLOAT_BLOCK: foreign(16, 6, 5)),
    row!(ASTC_6X6_SFLOAT_BLOCK: foreign(16, 6, 6)),
    row!(ASTC_8X5_SFLOAT_BLOCK: foreign(16, 8, 5)),
    row!(ASTC_8X6_SFLOAT_BLOCK: foreign(16, 8, 6)),
    row!(ASTC_8X8_SFLOAT_BLOCK: foreign(16, 8, 8)),
    row!(ASTC_10X5_SFLOAT_BLOCK: foreign(16, 10, 5)),
    row!(ASTC_10X6_SFLOAT_BLOCK: foreign(16, 10, 6)),
    row!(ASTC_10X8_SFLOAT_BLOCK: foreign(16, 10, 8)),
    row!(ASTC_10X10_SFLOAT_BLOCK: foreign(16, 10, 10)),
    row!(ASTC_12X10_SFLOAT_BLOCK: foreign(16, 12, 10)),
    row!(ASTC_12X12_SFLOAT_BLOCK: foreign(16, 12, 12)),
    row!(G8B8G8R8_422_UNORM: subsampled(4)),
    row!(B8G8R8G8_422_UNORM: subsampled(4)),
    row!(G8_B8_R8_3PLANE_420_UNORM: multi_planar()),
    row!(G8_B8R8_2PLANE_420_UNORM: multi_planar()),
    row!(G8_B8_R8_3PLANE_422_UNORM: multi_planar()),
    row!(G8_B8R8_2PLANE_422_UNORM: multi_planar()),
    row!(G8_B8_R8_3PLANE_444_UNORM: multi_planar()),
    row!(R10X6_UNORM_PACK16: video(1, 10)),
    row!(R10X6G10X6_UNORM_2PACK16: video(2, 10)),
    row!(R10X6G10X6B10X6A10X6_UNORM_4PACK16: video(4, 10)),
    row!(G10X6B10X6G10X6R10X6_422_UNORM_4PACK16: subsampled(8)),
    row!(B10X6G10X6R10X6G10X6_422_UNORM_4PACK16: subsampled(8)),
    row!(G10X6_B10X6_R10X6_3PLANE_420_UNORM_3PACK16: multi_planar()),
    row!(G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16: multi_planar()),
    row!(G10X6_B10X6_R10X6_3PLANE_422_UNORM_3PACK16: multi_planar()),
    row!(G10X6_B10X6R10X6_2PLANE_422_UNORM_3PACK16: multi_planar()),
    row!(G10X6_B10X6_R10X6_3PLANE_444_UNORM_3PACK16: multi_planar()),
    row!(R12X4_UNORM_PACK16: video(1, 12)),
    row!(R12X4G12X4_UNORM_2PACK16: video(2, 12)),
    row!(R12X4G12X4B12X4A12X4_UNORM_4PACK16: video(4, 12)),
    row!(G12X4B12X4G12X4R12X4_422_UNORM_4PACK16: subsampled(8)),
    row!(B12X4G12X4R12X4G12X4_422_UNORM_4PACK16: subsampled(8)),
    row!(G12X4_B12X4_R12X4_3PLANE_420_UNORM_3PACK16: multi_planar()),
    row!(G12X4_B12X4R12X4_2PLANE_420_UNORM_3PACK16: multi_planar()),
    row!(G12X4_B12X4_R12X4_3PLANE_422_UNORM_3PACK16: multi_planar()),
    row!(G12X4_B12X4R12X4_2PLANE_422_UNORM_3PACK16: multi_planar()),
    row!(G12X4_B12X4_R12X4_3PLANE_444_UNORM_3PACK16: multi_planar()),
    row!(G16B16G16R16_422_UNORM: subsampled(8)),
    row!(B16G16R16G16_422_UNORM: subsampled(8)),
    row!(G16_B16_R16_3PLANE_420_UNORM: multi_planar()),
    row!(G16_B16R16_2PLANE_420_UNORM: multi_planar()),
    row!(G16_B16_R16_3PLANE_422_UNORM: multi_planar()),
    row!(G16_B16R16_2PLANE_422_UNORM: multi_planar()),
    row!(G16_B16_R16_3PLANE_444_UNORM: multi_planar()),
    row!(G8_B8R8_2PLANE_444_UNORM: multi_planar()),
    row!(G10X6_B10X6R10X6_2PLANE_444_UNORM_3PACK16: multi_planar()),
    row!(G12X4_B12X4R12X4_2PLANE_444_UNORM_3PACK16: multi_planar()),
    row!(G16_B16R16_2PLANE_444_UNORM: multi_planar()),
    row!(A4R4G4B4_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(A4B4G4R4_UNORM_PACK16: packed(2, F::R16_UINT)),
    row!(R16G16_S10_5_NV: fixed_point()),
    row!(A1B5G5R5_UNORM_PACK16_KHR: packed(2, F::R16_UINT)),
    row!(A8_UNORM_KHR: color(8, 1, O::Alpha, N::Unorm)),
];
