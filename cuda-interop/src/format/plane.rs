//! The planes of multi-planar formats, for sharing one image per plane.

use ash::vk;

/// One plane of a multi-planar format, as an image of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Plane {
    /// The format to give the plane's own image. For 10- and 12-bit video the plain 16-bit one: the value stands in the
    /// upper bits.
    pub format: vk::Format,
    /// The format that Vulkan calls compatible with this plane, for views and copies of the multi-planar image.
    pub compatible_format: vk::Format,
    /// The aspect that names the plane within the multi-planar image.
    pub aspect: vk::ImageAspectFlags,
    /// Image texels per plane texel from left to right: 1 or 2.
    pub width_divisor: u32,
    /// Image texels per plane texel from top to bottom: 1 or 2.
    pub height_divisor: u32,
}

impl Plane {
    /// The plane's extent in texels for a whole image of `width` x `height` texels. Vulkan asks for even numbers where the
    /// plane is subsampled; odd ones round up here.
    pub const fn extent(&self, width: u32, height: u32) -> vk::Extent2D {
        vk::Extent2D {
            width: width.div_ceil(self.width_divisor),
            height: height.div_ceil(self.height_divisor),
        }
    }
}

const fn plane(
    index: u8,
    format: vk::Format,
    compatible_format: vk::Format,
    (width_divisor, height_divisor): (u32, u32),
) -> Plane {
    let aspect = match index {
        0 => vk::ImageAspectFlags::PLANE_0,
        1 => vk::ImageAspectFlags::PLANE_1,
        _ => vk::ImageAspectFlags::PLANE_2,
    };
    Plane {
        format,
        compatible_format,
        aspect,
        width_divisor,
        height_divisor,
    }
}

/// One component a plane: luma, blue difference, red difference.
macro_rules! three {
    ($one:ident, $compatible:ident, $sub:expr) => {
        const {
            &[
                plane(0, vk::Format::$one, vk::Format::$compatible, (1, 1)),
                plane(1, vk::Format::$one, vk::Format::$compatible, $sub),
                plane(2, vk::Format::$one, vk::Format::$compatible, $sub),
            ]
        }
    };
}

/// Luma, then both differences in one plane: x is the blue one, y the red one.
macro_rules! two {
    ($one:ident, $compatible:ident, $pair:ident, $compatible_pair:ident, $sub:expr) => {
        const {
            &[
                plane(0, vk::Format::$one, vk::Format::$compatible, (1, 1)),
                plane(1, vk::Format::$pair, vk::Format::$compatible_pair, $sub),
            ]
        }
    };
}

const S420: (u32, u32) = (2, 2);
const S422: (u32, u32) = (2, 1);
const S444: (u32, u32) = (1, 1);

/// The planes of `format` in order, or `None` if it has only one.
///
/// In the two-plane formats the second plane holds the blue difference in x and the red difference in y. NV12 is
/// `G8_B8R8_2PLANE_420_UNORM`, P010 is `G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16`.
#[must_use]
pub const fn planes(format: vk::Format) -> Option<&'static [Plane]> {
    use vk::Format as F;
    let planes: &'static [Plane] = match format {
        F::G8_B8_R8_3PLANE_420_UNORM => three!(R8_UNORM, R8_UNORM, S420),
        F::G8_B8_R8_3PLANE_422_UNORM => three!(R8_UNORM, R8_UNORM, S422),
        F::G8_B8_R8_3PLANE_444_UNORM => three!(R8_UNORM, R8_UNORM, S444),
        F::G8_B8R8_2PLANE_420_UNORM => two!(R8_UNORM, R8_UNORM, R8G8_UNORM, R8G8_UNORM, S420),
        F::G8_B8R8_2PLANE_422_UNORM => two!(R8_UNORM, R8_UNORM, R8G8_UNORM, R8G8_UNORM, S422),
        F::G8_B8R8_2PLANE_444_UNORM => two!(R8_UNORM, R8_UNORM, R8G8_UNORM, R8G8_UNORM, S444),
        F::G10X6_B10X6_R10X6_3PLANE_420_UNORM_3PACK16 => {
            three!(R16_UNORM, R10X6_UNORM_PACK16, S420)
        }
        F::G10X6_B10X6_R10X6_3PLANE_422_UNORM_3PACK16 => {
            three!(R16_UNORM, R10X6_UNORM_PACK16, S422)
        }
        F::G10X6_B10X6_R10X6_3PLANE_444_UNORM_3PACK16 => {
            three!(R16_UNORM, R10X6_UNORM_PACK16, S444)
        }
        F::G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R10X6_UNORM_PACK16,
                R16G16_UNORM,
                R10X6G10X6_UNORM_2PACK16,
                S420
            )
        }
        F::G10X6_B10X6R10X6_2PLANE_422_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R10X6_UNORM_PACK16,
                R16G16_UNORM,
                R10X6G10X6_UNORM_2PACK16,
                S422
            )
        }
        F::G10X6_B10X6R10X6_2PLANE_444_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R10X6_UNORM_PACK16,
                R16G16_UNORM,
                R10X6G10X6_UNORM_2PACK16,
                S444
            )
        }
        F::G12X4_B12X4_R12X4_3PLANE_420_UNORM_3PACK16 => {
            three!(R16_UNORM, R12X4_UNORM_PACK16, S420)
        }
        F::G12X4_B12X4_R12X4_3PLANE_422_UNORM_3PACK16 => {
            three!(R16_UNORM, R12X4_UNORM_PACK16, S422)
        }
        F::G12X4_B12X4_R12X4_3PLANE_444_UNORM_3PACK16 => {
            three!(R16_UNORM, R12X4_UNORM_PACK16, S444)
        }
        F::G12X4_B12X4R12X4_2PLANE_420_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R12X4_UNORM_PACK16,
                R16G16_UNORM,
                R12X4G12X4_UNORM_2PACK16,
                S420
            )
        }
        F::G12X4_B12X4R12X4_2PLANE_422_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R12X4_UNORM_PACK16,
                R16G16_UNORM,
                R12X4G12X4_UNORM_2PACK16,
                S422
            )
        }
        F::G12X4_B12X4R12X4_2PLANE_444_UNORM_3PACK16 => {
            two!(
                R16_UNORM,
                R12X4_UNORM_PACK16,
                R16G16_UNORM,
                R12X4G12X4_UNORM_2PACK16,
                S444
            )
        }
        F::G16_B16_R16_3PLANE_420_UNORM => three!(R16_UNORM, R16_UNORM, S420),
        F::G16_B16_R16_3PLANE_422_UNORM => three!(R16_UNORM, R16_UNORM, S422),
        F::G16_B16_R16_3PLANE_444_UNORM => three!(R16_UNORM, R16_UNORM, S444),
        F::G16_B16R16_2PLANE_420_UNORM => {
            two!(R16_UNORM, R16_UNORM, R16G16_UNORM, R16G16_UNORM, S420)
        }
        F::G16_B16R16_2PLANE_422_UNORM => {
            two!(R16_UNORM, R16_UNORM, R16G16_UNORM, R16G16_UNORM, S422)
        }
        F::G16_B16R16_2PLANE_444_UNORM => {
            two!(R16_UNORM, R16_UNORM, R16G16_UNORM, R16G16_UNORM, S444)
        }
        _ => return None,
    };
    Some(planes)
}
