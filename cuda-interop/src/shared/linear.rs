//! An image of linear tiling on both sides.

use core::time::Duration;
use std::sync::Arc;

use ash::vk;
use vk_fd_import::{Allocation, Image, ImageDescription, MemoryHandleType};

use super::image::export;
use super::{ImageState, ImageTransfer, SharedDevice};
use crate::error::{CloseError, Error};
use crate::layout::PitchedLayout;
use crate::linear::PitchedImage;

/// An image of linear tiling that Vulkan and CUDA both have: rows of texels that CUDA addresses through a pointer.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedLinearImage {
    // Dropped first: CUDA's mapping goes before Vulkan's image.
    cuda: PitchedImage,
    vulkan: Arc<Image>,
}

impl SharedLinearImage {
    /// Makes the image, allocates memory for it alone, and maps it into CUDA as a buffer with pitches.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all that keeps CUDA from mapping such an image; [`Error::Vulkan`] when Vulkan cannot make or export it: linear
    /// images are often limited to two dimensions, one level and one layer. Whatever was made is undone.
    pub fn new(device: &SharedDevice, description: &ImageDescription) -> Result<Self, Error> {
        let kind = MemoryHandleType::OpaqueFd;
        let mut image = Image::new(device.vulkan(), description, &[kind])?;
        let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL)
            .allocate(device.vulkan())?;
        image.bind(&memory, 0)?;
        Self::from_vulkan(device, image)
    }

    /// Maps an image that is bound to exportable memory.
    ///
    /// # Errors
    ///
    /// As [`SharedLinearImage::new`].
    pub fn from_vulkan(device: &SharedDevice, image: Image) -> Result<Self, Error> {
        let levels = 0..image.description().mip_levels;
        let subresources = levels
            .map(|level| image.subresource_layout(vk::ImageAspectFlags::COLOR, level, 0))
            .collect::<Result<Vec<_>, _>>()?;
        let image = Arc::new(image);
        let (imported, offset) = export(device, &image)?;
        let layout = PitchedLayout::of(
            image.description(),
            imported.is_dedicated(),
            offset,
            &subresources,
        )?;
        let cuda = imported.map_pitched(layout)?;
        Ok(Self {
            cuda,
            vulkan: image,
        })
    }

    /// The image as CUDA has it.
    #[must_use]
    pub fn cuda(&self) -> &PitchedImage {
        &self.cuda
    }

    /// The image as Vulkan has it.
    #[must_use]
    pub fn vulkan(&self) -> &Image {
        &self.vulkan
    }

    /// The Vulkan handle.
    #[must_use]
    pub fn handle(&self) -> vk::Image {
        self.vulkan.handle()
    }

    /// As [`SharedImage::release`](crate::SharedImage::release).
    #[must_use]
    pub fn release(&self, queue_family: u32, from: ImageState) -> ImageTransfer {
        ImageTransfer::release(self.handle(), self.vulkan.description(), queue_family, from)
    }

    /// As [`SharedImage::acquire`](crate::SharedImage::acquire).
    #[must_use]
    pub fn acquire(&self, queue_family: u32, to: ImageState) -> ImageTransfer {
        ImageTransfer::acquire(self.handle(), self.vulkan.description(), queue_family, to)
    }

    /// Ends CUDA's side once no stream is in the way of that, waiting at most for `timeout`, and then Vulkan's.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when streams are; the image is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let Self { cuda, vulkan } = self;
        cuda.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                cuda: failed.object,
                vulkan,
            },
        })
    }
}
