//! What kind of array an image is, in the terms that CUDA is told: extent and flags.

use ash::vk;
use vk_fd_import::ImageDescription;

bitflags::bitflags! {
    /// What an array is and what it will be used for. The bits are those of the `cudaArray…` flags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ArrayFlags: u32 {
        /// The depth of the extent counts layers.
        #[doc(alias = "cudaArrayLayered")]
        const LAYERED = 0x01;
        /// Surface objects can be made of the levels.
        #[doc(alias = "cudaArraySurfaceLoadStore")]
        const SURFACE_LOAD_STORE = 0x02;
        /// The layers are faces of cubes.
        #[doc(alias = "cudaArrayCubemap")]
        const CUBEMAP = 0x04;
        /// Texture gather works.
        #[doc(alias = "cudaArrayTextureGather")]
        const TEXTURE_GATHER = 0x08;
        /// The image can be a colour attachment in Vulkan.
        #[doc(alias = "cudaArrayColorAttachment")]
        const COLOR_ATTACHMENT = 0x20;
    }
}

/// The extent that CUDA is told, in texels; which of height and depth are 0 says what kind of array it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "cudaExtent")]
pub struct ArrayExtent {
    /// Texels from left to right.
    pub width: u32,
    /// Texels from top to bottom; 0 for 1D.
    pub height: u32,
    /// Texels from front to back of 3D, layers of layered arrays and cubes; 0 for plain 1D and 2D.
    pub depth: u32,
}

impl ArrayExtent {
    /// Width, height and depth.
    #[must_use]
    pub const fn to_array(self) -> [u64; 3] {
        [self.width as u64, self.height as u64, self.depth as u64]
    }
}

/// What an array is, which is also the sort of texture or surface that a kernel declares for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayShape {
    /// One row.
    OneD,
    /// One plane.
    TwoD,
    /// One volume.
    ThreeD,
    /// Several rows.
    LayeredOneD,
    /// Several planes.
    LayeredTwoD,
    /// Six faces.
    Cube,
    /// Several cubes.
    LayeredCube,
}

impl ArrayShape {
    /// Whether the array has several layers or faces.
    #[must_use]
    pub const fn has_layers(self) -> bool {
        !matches!(self, Self::OneD | Self::TwoD | Self::ThreeD)
    }

    /// The flags that say so.
    #[must_use]
    pub const fn flags(self) -> ArrayFlags {
        match self {
            Self::OneD | Self::TwoD | Self::ThreeD => ArrayFlags::empty(),
            Self::LayeredOneD | Self::LayeredTwoD => ArrayFlags::LAYERED,
            Self::Cube => ArrayFlags::CUBEMAP,
            Self::LayeredCube => ArrayFlags::CUBEMAP.union(ArrayFlags::LAYERED),
        }
    }

    pub(super) fn of(image: &ImageDescription) -> Self {
        let cube = image.flags.contains(vk::ImageCreateFlags::CUBE_COMPATIBLE);
        match (image.image_type, image.array_layers) {
            (vk::ImageType::TYPE_3D, _) => Self::ThreeD,
            (vk::ImageType::TYPE_1D, 1) => Self::OneD,
            (vk::ImageType::TYPE_1D, _) => Self::LayeredOneD,
            (_, 6) if cube => Self::Cube,
            (_, _) if cube => Self::LayeredCube,
            (_, 1) => Self::TwoD,
            (_, _) => Self::LayeredTwoD,
        }
    }
}
