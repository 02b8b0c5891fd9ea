//! Why a format has no CUDA array element, and what to do instead.

use std::error::Error;
use std::fmt;

use ash::vk;

use super::TexelBlock;

/// Why CUDA cannot hold a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FormatRefusal {
    /// The format is `UNDEFINED`.
    Undefined,
    /// The table has no such format.
    Unknown,
    /// CUDA arrays have one, two or four channels.
    ThreeChannels,
    /// CUDA arrays have channels of 8, 16 or 32 bits.
    SixtyFourBitChannels,
    /// Channels of uneven width share one word, and CUDA has no kind for that layout.
    PackedChannels,
    /// Depth of 24 bits.
    Depth24,
    /// Depth and stencil in one image; how they lie in memory is the driver's business.
    DepthStencil,
    /// Stencil alone.
    Stencil,
    /// A block compression that CUDA does not decode: ETC2, EAC, ASTC, PVRTC.
    ForeignCompression,
    /// Two texels share their chroma within one plane.
    ChromaSubsampled,
    /// Several planes in one image.
    MultiPlanar,
}

impl FormatRefusal {
    /// The reason in words.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Undefined => "the format is undefined",
            Self::Unknown => "the format is not in the table",
            Self::ThreeChannels => "CUDA arrays have 1, 2 or 4 channels, not 3",
            Self::SixtyFourBitChannels => "CUDA arrays have channels of 8, 16 or 32 bits, not 64",
            Self::PackedChannels => {
                "CUDA has no kind for channels of uneven width packed into one word"
            }
            Self::Depth24 => "CUDA has no kind for 24-bit depth",
            Self::DepthStencil => "CUDA has no kind for depth and stencil in one image",
            Self::Stencil => "CUDA has no kind for stencil",
            Self::ForeignCompression => "CUDA decodes BC1 to BC7 only",
            Self::ChromaSubsampled => "CUDA has no element in which two texels share their chroma",
            Self::MultiPlanar => "the driver refuses to map several planes as one array",
        }
    }

    /// What to do instead.
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self {
            Self::Undefined => "name the format of the image",
            Self::Unknown => "create the image in a format of the table",
            Self::ThreeChannels => "create the image with 4 channels, or share a buffer",
            Self::SixtyFourBitChannels | Self::PackedChannels => {
                "map it as the unsigned-integer format of the same texel size and unpack in the kernel"
            }
            Self::Depth24 | Self::DepthStencil => {
                "use D32_SFLOAT, or copy the depth aspect into an R32 image and the stencil aspect into an R8 image"
            }
            Self::Stencil => "copy the stencil aspect into an R8_UINT image",
            Self::ForeignCompression => "decode into a plain format or transcode to BC7",
            Self::ChromaSubsampled => "convert to one image per component, or share a buffer",
            Self::MultiPlanar => "share one image per plane (SharedFrame)",
        }
    }
}

/// A format that CUDA cannot hold: which, why, and what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct UnmappableFormat {
    /// The Vulkan format.
    pub format: vk::Format,
    /// Its name without `VK_FORMAT_`; empty for a format that the table does not know.
    pub name: &'static str,
    /// Why.
    pub reason: FormatRefusal,
    /// Texel or block, where the format has just one; enough to share a LINEAR image as a pitched buffer.
    pub block: Option<TexelBlock>,
    /// A format of the same texel size whose plain description may stand in; the kernel unpacks the bits itself.
    pub reinterpret_as: Option<vk::Format>,
}

impl UnmappableFormat {
    pub(crate) const fn unknown(format: vk::Format) -> Self {
        Self {
            format,
            name: "",
            reason: FormatRefusal::Unknown,
            block: None,
            reinterpret_as: None,
        }
    }
}

impl fmt::Display for UnmappableFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.is_empty() {
            write!(f, "format {}", self.format.as_raw())?;
        } else {
            f.write_str(self.name)?;
        }
        write!(
            f,
            " has no CUDA array element: {}; {}",
            self.reason.reason(),
            self.reason.advice()
        )?;
        if let Some(format) = self.reinterpret_as {
            write!(f, " ({format:?})")?;
        }
        Ok(())
    }
}

impl Error for UnmappableFormat {}
