//! How a texture object reads an image, checked against the image before the driver is asked.
//!
//! The raw descriptor accepts combinations that read something else than was meant: 32-bit integers are never turned into
//! floats, wrapping does nothing without normalised coordinates, and a layered image with part of its mip chain is mapped
//! with more levels than it has, so that an open mip range reads memory that holds no level. [`TextureDescription::descriptor`]
//! refuses the first two and closes the range.

use cuda_interop_sys as sys;

use crate::format::{ChannelDescription, ChannelKind};
use crate::layout::{ArrayLayout, ArrayShape};
use crate::rules::{Violation, Violations};

/// How texels, or mip levels, between two samples are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "cudaTextureFilterMode")]
pub enum FilterMode {
    /// The nearest one.
    Point,
    /// A weighted mean.
    Linear,
}

impl FilterMode {
    const fn raw(self) -> sys::cudaTextureFilterMode {
        match self {
            Self::Point => sys::cudaTextureFilterMode::cudaFilterModePoint,
            Self::Linear => sys::cudaTextureFilterMode::cudaFilterModeLinear,
        }
    }
}

/// What is read outside the image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "cudaTextureAddressMode")]
pub enum AddressMode {
    /// The image again. Needs normalised coordinates.
    Wrap,
    /// The texel at the edge.
    Clamp,
    /// The image mirrored. Needs normalised coordinates.
    Mirror,
    /// The border colour.
    Border,
}

impl AddressMode {
    const fn raw(self) -> sys::cudaTextureAddressMode {
        match self {
            Self::Wrap => sys::cudaTextureAddressMode::cudaAddressModeWrap,
            Self::Clamp => sys::cudaTextureAddressMode::cudaAddressModeClamp,
            Self::Mirror => sys::cudaTextureAddressMode::cudaAddressModeMirror,
            Self::Border => sys::cudaTextureAddressMode::cudaAddressModeBorder,
        }
    }
}

/// What a read of integer channels gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "cudaTextureReadMode")]
pub enum ReadMode {
    /// The element as it is.
    Element,
    /// Floats in 0 to 1 or -1 to 1, from integers of 8 or 16 bits.
    NormalizedFloat,
}

/// The colour outside the image under [`AddressMode::Border`], in the channel order of the image's memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BorderColor {
    /// For textures that read floats.
    Float([f32; 4]),
    /// For textures that read unsigned integers.
    Unsigned([u32; 4]),
    /// For textures that read signed integers.
    Signed([i32; 4]),
}

impl BorderColor {
    /// CUDA takes integers as floats of the same bits.
    fn raw(self) -> [f32; 4] {
        match self {
            Self::Float(color) => color,
            Self::Unsigned(color) => color.map(f32::from_bits),
            Self::Signed(color) => color.map(|channel| f32::from_bits(channel.cast_unsigned())),
        }
    }
}

/// Which levels of an image a texture is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextureLevels {
    /// One level, as an array of its own.
    One,
    /// Every level that the image has.
    Chain,
}

/// What channels arrive as, once read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadAs {
    /// Floats.
    Float,
    /// Unsigned integers.
    Unsigned,
    /// Signed integers.
    Signed,
}

/// How a texture object reads.
///
/// Starts as the plainest texture: nearest texel, coordinates in texels, clamped at the edge, elements as they are.
///
/// # Examples
///
/// ```
/// use ash::vk;
/// use cuda_interop::layout::ArrayLayout;
/// use cuda_interop::texture::{AddressMode, FilterMode, TextureDescription, TextureLevels};
///
/// use vk_fd_import::ImageDescription;
///
/// let usage = vk::ImageUsageFlags::SAMPLED;
/// let image = ImageDescription::two_dimensional(vk::Format::R8G8B8A8_SRGB, 512, 256, usage);
/// let layout = ArrayLayout::of(&image, true, 0)?;
/// let texture = TextureDescription::new()
///     .filter(FilterMode::Linear)
///     .normalized_coordinates()
///     .address(AddressMode::Wrap)
///     .normalized_read()
///     .decode_srgb();
/// let raw = texture.descriptor(&layout, TextureLevels::Chain)?;
/// assert_eq!((raw.sRGB, raw.normalizedCoords), (1, 1));
/// # Ok::<(), cuda_interop::rules::Violations>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[doc(alias = "cudaTextureDesc")]
#[must_use]
pub struct TextureDescription {
    filter: FilterMode,
    address: [AddressMode; 3],
    read: ReadMode,
    srgb: bool,
    border: BorderColor,
    normalized_coordinates: bool,
    anisotropy: u32,
    mip_filter: FilterMode,
    mip_bias: f32,
    mip_range: Option<(f32, f32)>,
    trilinear_optimization: bool,
    seamless_cube: bool,
}

impl TextureDescription {
    /// The plainest texture.
    #[expect(
        clippy::new_without_default,
        reason = "a texture is described, not defaulted"
    )]
    pub const fn new() -> Self {
        Self {
            filter: FilterMode::Point,
            address: [AddressMode::Clamp; 3],
            read: ReadMode::Element,
            srgb: false,
            border: BorderColor::Float([0.0; 4]),
            normalized_coordinates: false,
            anisotropy: 1,
            mip_filter: FilterMode::Point,
            mip_bias: 0.0,
            mip_range: None,
            trilinear_optimization: true,
            seamless_cube: false,
        }
    }

    /// How texels are filtered.
    pub const fn filter(mut self, filter: FilterMode) -> Self {
        self.filter = filter;
        self
    }

    /// What is read outside, in every dimension.
    pub const fn address(self, mode: AddressMode) -> Self {
        self.addresses([mode; 3])
    }

    /// What is read outside, for each dimension.
    pub const fn addresses(mut self, modes: [AddressMode; 3]) -> Self {
        self.address = modes;
        self
    }

    /// Coordinates from 0 to 1 instead of texels.
    pub const fn normalized_coordinates(mut self) -> Self {
        self.normalized_coordinates = true;
        self
    }

    /// Integers arrive as floats in 0 to 1 or -1 to 1.
    pub const fn normalized_read(mut self) -> Self {
        self.read = ReadMode::NormalizedFloat;
        self
    }

    /// Red, green and blue are decoded from sRGB, before filtering.
    pub const fn decode_srgb(mut self) -> Self {
        self.srgb = true;
        self
    }

    /// The border colour.
    pub const fn border(mut self, color: BorderColor) -> Self {
        self.border = color;
        self
    }

    /// The largest anisotropy ratio, 1 to 16.
    pub const fn anisotropy(mut self, ratio: u32) -> Self {
        self.anisotropy = ratio;
        self
    }

    /// How mip levels are filtered.
    pub const fn mip_filter(mut self, filter: FilterMode) -> Self {
        self.mip_filter = filter;
        self
    }

    /// Added to the mip level that the hardware computes, in levels.
    pub const fn mip_bias(mut self, levels: f32) -> Self {
        self.mip_bias = levels;
        self
    }

    /// The finest and the coarsest level to read, in levels; the whole chain if not given.
    pub const fn mip_range(mut self, finest: f32, coarsest: f32) -> Self {
        self.mip_range = Some((finest, coarsest));
        self
    }

    /// Trilinear filtering is done in full.
    pub const fn without_trilinear_optimization(mut self) -> Self {
        self.trilinear_optimization = false;
        self
    }

    /// Filtering crosses the edges of a cube's faces.
    pub const fn seamless_cube(mut self) -> Self {
        self.seamless_cube = true;
        self
    }

    /// What the channels arrive as.
    #[must_use]
    pub const fn reads_as(&self, channels: ChannelDescription) -> ReadAs {
        match (channels.kind(), self.read) {
            (ChannelKind::Signed, ReadMode::Element) => ReadAs::Signed,
            (ChannelKind::Unsigned, ReadMode::Element) => ReadAs::Unsigned,
            (ChannelKind::Signed, ReadMode::NormalizedFloat) if channels.bits()[0] > 16 => {
                ReadAs::Signed
            }
            (ChannelKind::Unsigned, ReadMode::NormalizedFloat) if channels.bits()[0] > 16 => {
                ReadAs::Unsigned
            }
            _ => ReadAs::Float,
        }
    }

    /// The raw descriptor for a texture of an image, with the mip range closed to the levels that the image has.
    ///
    /// # Errors
    ///
    /// Everything in the description that does not go with the image or with itself.
    pub fn descriptor(
        &self,
        layout: &ArrayLayout,
        levels: TextureLevels,
    ) -> Result<sys::cudaTextureDesc, Violations> {
        Violations::none_of(self.violations(layout, levels))?;
        let mut raw = sys::cudaTextureDesc::zeroed();
        raw.addressMode = self.address.map(AddressMode::raw);
        raw.filterMode = self.filter.raw();
        raw.readMode = match self.read {
            ReadMode::Element => sys::cudaTextureReadMode::cudaReadModeElementType,
            ReadMode::NormalizedFloat => sys::cudaTextureReadMode::cudaReadModeNormalizedFloat,
        };
        raw.sRGB = i32::from(self.srgb);
        raw.borderColor = self.border.raw();
        raw.normalizedCoords = i32::from(self.normalized_coordinates);
        raw.maxAnisotropy = self.anisotropy;
        if levels == TextureLevels::Chain {
            let (finest, coarsest) = self.mip_range.unwrap_or((0.0, last_level(layout)));
            raw.mipmapFilterMode = self.mip_filter.raw();
            raw.mipmapLevelBias = self.mip_bias;
            raw.minMipmapLevelClamp = finest;
            raw.maxMipmapLevelClamp = coarsest;
        }
        raw.disableTrilinearOptimization = i32::from(!self.trilinear_optimization);
        raw.seamlessCubemap = i32::from(self.seamless_cube);
        Ok(raw)
    }

    fn violations(&self, layout: &ArrayLayout, levels: TextureLevels) -> Vec<Violation> {
        let mut found = Vec::new();
        self.check_reads(layout.channels(), &mut found);
        if !self.normalized_coordinates {
            if self
                .address
                .iter()
                .any(|mode| matches!(mode, AddressMode::Wrap | AddressMode::Mirror))
            {
                found.push(Violation::WrapWithoutNormalizedCoordinates {
                    address: self.address,
                });
            }
            if levels == TextureLevels::Chain {
                found.push(Violation::MipmapsWithoutNormalizedCoordinates {});
            }
        }
        if levels == TextureLevels::Chain {
            self.check_mips(layout, &mut found);
        }
        if !(1..=16).contains(&self.anisotropy) {
            found.push(Violation::AnisotropyOutOfRange {
                anisotropy: self.anisotropy,
            });
        }
        if self.seamless_cube
            && !matches!(layout.shape(), ArrayShape::Cube | ArrayShape::LayeredCube)
        {
            found.push(Violation::SeamlessWithoutCube {
                shape: layout.shape(),
            });
        }
        found
    }

    fn check_reads(&self, channels: ChannelDescription, found: &mut Vec<Violation>) {
        let kind = channels.kind();
        let reads = self.reads_as(channels);
        let plain_integers = matches!(kind, ChannelKind::Signed | ChannelKind::Unsigned);
        if self.read == ReadMode::NormalizedFloat && plain_integers && reads != ReadAs::Float {
            found.push(Violation::NormalizedReadOfWideIntegers { channels });
        }
        if self.filter == FilterMode::Linear && reads != ReadAs::Float {
            found.push(Violation::LinearFilterOfIntegers { channels });
        }
        if self.srgb && !self.srgb_applies(channels) {
            found.push(Violation::SrgbOfOtherChannels {
                channels,
                read: self.read,
            });
        }
        let border = match self.border {
            BorderColor::Float(_) => ReadAs::Float,
            BorderColor::Unsigned(_) => ReadAs::Unsigned,
            BorderColor::Signed(_) => ReadAs::Signed,
        };
        // Zeros have the same bits as every type.
        let zero = self
            .border
            .raw()
            .iter()
            .all(|channel| channel.to_bits() == 0);
        if self.address.contains(&AddressMode::Border) && border != reads && !zero {
            found.push(Violation::BorderOfOtherType { border, reads });
        }
    }

    fn srgb_applies(&self, channels: ChannelDescription) -> bool {
        match channels.kind() {
            ChannelKind::Unsigned => {
                channels.bits()[0] == 8 && self.read == ReadMode::NormalizedFloat
            }
            ChannelKind::UnsignedNormalized8X1
            | ChannelKind::UnsignedNormalized8X2
            | ChannelKind::UnsignedNormalized8X4
            | ChannelKind::UnsignedBlockCompressed1Srgb
            | ChannelKind::UnsignedBlockCompressed2Srgb
            | ChannelKind::UnsignedBlockCompressed3Srgb
            | ChannelKind::UnsignedBlockCompressed7Srgb => true,
            _ => false,
        }
    }

    fn check_mips(&self, layout: &ArrayLayout, found: &mut Vec<Violation>) {
        let coarsest_of_image = last_level(layout);
        if let Some((finest, coarsest)) = self.mip_range {
            // Written so that a NaN is refused too.
            let inside = 0.0 <= finest && finest <= coarsest && coarsest <= coarsest_of_image;
            if !inside {
                found.push(Violation::MipRangeOutsideLevels {
                    finest,
                    coarsest,
                    levels: layout.levels(),
                });
            }
        }
        if !self.mip_bias.is_finite() {
            found.push(Violation::MipBiasNotFinite {
                bias: self.mip_bias,
            });
        }
    }
}

/// The last level that the image has, as CUDA counts levels in textures. At most 31, exact as a float.
fn last_level(layout: &ArrayLayout) -> f32 {
    u16::try_from(layout.levels().saturating_sub(1)).map_or(f32::from(u16::MAX), f32::from)
}

#[cfg(test)]
mod tests;
