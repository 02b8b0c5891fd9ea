//! An image on both sides.

use core::time::Duration;
use std::sync::Arc;

use ash::vk;
use vk_fd_import::{Allocation, Image, ImageDescription, MemoryHandleType};

use super::{ImageState, ImageTransfer, SharedDevice};
use crate::error::{CloseError, Error};
use crate::image::{Level, MappedImage};
use crate::layout::ArrayLayout;
use crate::memory::ExternalMemory;

/// An image that Vulkan and CUDA both have, in memory of its own.
///
/// Dropping it ends the mapping once CUDA's streams are done with it, then frees the Vulkan image. Vulkan's own work with the image has to be
/// over by then, as for any Vulkan object.
///
/// # Hand-offs
///
/// Work is ordered by a [`SharedTimeline`](crate::SharedTimeline), and the image changes hands by barriers: [`SharedImage::release`] before a
/// submission that signals CUDA, [`SharedImage::acquire`] after one that waits for CUDA.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedImage {
    // Dropped first: CUDA's mapping goes before Vulkan's image.
    cuda: MappedImage,
    vulkan: Arc<Image>,
}

impl SharedImage {
    /// Makes the image, allocates memory for it alone, and maps it into CUDA.
    ///
    /// The memory is device-local where the image allows it. Usage decides what CUDA may do: `STORAGE` for surface objects.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all that keeps CUDA from mapping such an image, before anything is made; [`Error::Vulkan`] when Vulkan cannot
    /// make or export it; the drivers' own. Whatever was made is undone.
    #[doc(alias = "vkCreateImage")]
    #[doc(alias = "cudaExternalMemoryGetMappedMipmappedArray")]
    pub fn new(device: &SharedDevice, description: &ImageDescription) -> Result<Self, Error> {
        ArrayLayout::of(description, true, 0)?;
        let vulkan = device.vulkan();
        let mut image = Image::new(vulkan, description, &[MemoryHandleType::OpaqueFd])?;
        let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL)
            .allocate(vulkan)?;
        image.bind(&memory, 0)?;
        Self::from_vulkan(device, image)
    }

    /// Maps an image that is bound to exportable memory: one made with [`Image::new`], or the user's own, taken with
    /// [`Image::borrow_raw`] and [`Image::assume_bound`].
    ///
    /// For several resources in one block of memory, [`SharedBlock`](crate::SharedBlock) imports the block once.
    ///
    /// # Errors
    ///
    /// As [`SharedImage::new`].
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use cuda_interop::{Error, SharedDevice, SharedImage, ImageDescription};
    /// # use cuda_interop::vulkan::{DeviceMemory, Image, MemoryHandleType, rules::MemoryFacts};
    /// # use ash::vk;
    /// # fn run(device: &SharedDevice, description: &ImageDescription, image: vk::Image, memory: vk::DeviceMemory, facts: MemoryFacts) -> Result<(), Error> {
    /// let kinds = [MemoryHandleType::OpaqueFd];
    /// // SAFETY: the image was created on this device with this description and these external handle types, and outlives `shared`.
    /// let mut image = unsafe { Image::borrow_raw(device.vulkan(), image, description, &kinds) }?;
    /// // SAFETY: the memory was allocated on this device as `facts` say, and outlives `shared`.
    /// let memory = unsafe { DeviceMemory::borrow_raw(device.vulkan(), memory, facts) };
    /// // SAFETY: the image is bound to this memory at offset 0.
    /// unsafe { image.assume_bound(&memory, 0) }?;
    /// let shared = SharedImage::from_vulkan(device, image)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_vulkan(device: &SharedDevice, image: Image) -> Result<Self, Error> {
        let image = Arc::new(image);
        let (imported, offset) = export(device, &image)?;
        let cuda = imported.map_image(image.description(), offset)?;
        Ok(Self::assemble(cuda, image))
    }

    pub(super) fn assemble(cuda: MappedImage, vulkan: Arc<Image>) -> Self {
        Self { cuda, vulkan }
    }

    /// The image as CUDA has it.
    #[must_use]
    pub fn cuda(&self) -> &MappedImage {
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

    /// What the image was made as.
    #[must_use]
    pub fn description(&self) -> &ImageDescription {
        self.vulkan.description()
    }

    /// One mip level in CUDA, 0 being the whole image.
    ///
    /// # Errors
    ///
    /// As [`MappedImage::level`].
    pub fn level(&self, level: u32) -> Result<Level<'_>, Error> {
        self.cuda.level(level)
    }

    /// The barrier that hands the image from a Vulkan queue family to CUDA: recorded after Vulkan's last use, submitted with a signal that
    /// CUDA waits for. `from` is how Vulkan used the image; [`ImageState::UNDEFINED`] for an image that has no contents yet.
    #[must_use]
    pub fn release(&self, queue_family: u32, from: ImageState) -> ImageTransfer {
        ImageTransfer::release(self.handle(), self.description(), queue_family, from)
    }

    /// The barrier that hands the image from CUDA to a Vulkan queue family: recorded before Vulkan's next use, submitted with a wait for
    /// what CUDA signals. `to` is how Vulkan will use the image.
    #[must_use]
    pub fn acquire(&self, queue_family: u32, to: ImageState) -> ImageTransfer {
        ImageTransfer::acquire(self.handle(), self.description(), queue_family, to)
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

/// Imports the memory that an image is bound to, and says where in it the image lies.
pub(super) fn export(
    device: &SharedDevice,
    image: &Arc<Image>,
) -> Result<(ExternalMemory, u64), Error> {
    let (Some(memory), Some(offset)) = (image.memory(), image.memory_offset()) else {
        return Err(super::not_bound("image"));
    };
    let fd = memory.export_fd(MemoryHandleType::OpaqueFd)?;
    let imported = ExternalMemory::import_keeping(device.context(), fd, Some(image.clone()))?;
    Ok((imported, offset))
}
