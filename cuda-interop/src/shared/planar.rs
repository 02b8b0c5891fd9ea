//! Video frames on both sides: one image for each plane.

use ash::vk;
use vk_fd_import::ImageDescription;

use super::{SharedDevice, SharedImage};
use crate::error::Error;
use crate::format::{Plane, planes};

/// A frame of a multi-planar format such as NV12 or P010, as one shared image for each plane.
///
/// CUDA refuses to map a multi-planar image as one array; an image for each plane is exact. Plane 0 holds luma at full size, the others chroma,
/// subsampled as the format says.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedFrame {
    format: vk::Format,
    planes: Vec<(Plane, SharedImage)>,
}

impl SharedFrame {
    /// Makes an image for each plane of `format`, for a frame of `width` x `height` texels.
    ///
    /// NV12 is `G8_B8R8_2PLANE_420_UNORM`, P010 is `G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16`.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] for a format of one plane; otherwise as [`SharedImage::new`]. Whatever was made is undone.
    pub fn new(
        device: &SharedDevice,
        format: vk::Format,
        width: u32,
        height: u32,
        usage: vk::ImageUsageFlags,
    ) -> Result<Self, Error> {
        let parts = planes(format).ok_or_else(|| Error::Unsupported {
            what: "making a frame of planes",
            reason: format!("{format:?} has one plane; make a SharedImage of it"),
        })?;
        let planes = parts
            .iter()
            .map(|plane| {
                let vk::Extent2D { width, height } = plane.extent(width, height);
                let description =
                    ImageDescription::two_dimensional(plane.format, width, height, usage);
                Ok((*plane, SharedImage::new(device, &description)?))
            })
            .collect::<Result<_, Error>>()?;
        Ok(Self { format, planes })
    }

    /// The format of the whole frame.
    #[must_use]
    pub fn format(&self) -> vk::Format {
        self.format
    }

    /// The planes, in the format's order, each with its image.
    #[must_use]
    pub fn planes(&self) -> &[(Plane, SharedImage)] {
        &self.planes
    }
}
