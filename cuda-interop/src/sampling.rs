//! Texture and surface objects: what kernels read images through.

use cuda_interop_sys as sys;

use crate::error::Error;
use crate::ffi::{RawSurface, RawTexture};
use crate::image::{Level, MappedImage};
use crate::texture::TextureDescription;

/// A texture object of a level or of a whole mip chain; it keeps the image mapped.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct TextureObject {
    image: MappedImage,
    raw: RawTexture,
}

impl TextureObject {
    /// The `cudaTextureObject_t` to hand to a kernel; valid while `self` lives.
    #[must_use]
    #[doc(alias = "cudaTextureObject_t")]
    pub fn raw(&self) -> sys::cudaTextureObject_t {
        self.raw.raw()
    }

    /// The image that is read.
    #[must_use]
    pub fn image(&self) -> &MappedImage {
        &self.image
    }
}

impl Drop for TextureObject {
    fn drop(&mut self) {
        let context = self.image.context();
        let outcome = context
            .enter()
            .and_then(|entered| entered.destroy_texture(self.raw.take()));
        context.retired().note(outcome);
    }
}

/// A surface object of one level: kernels read and write texels through it; it keeps the image mapped.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SurfaceObject {
    image: MappedImage,
    raw: RawSurface,
}

impl SurfaceObject {
    /// The `cudaSurfaceObject_t` to hand to a kernel; valid while `self` lives.
    #[must_use]
    #[doc(alias = "cudaSurfaceObject_t")]
    pub fn raw(&self) -> sys::cudaSurfaceObject_t {
        self.raw.raw()
    }

    /// The image that is read and written.
    #[must_use]
    pub fn image(&self) -> &MappedImage {
        &self.image
    }
}

impl Drop for SurfaceObject {
    fn drop(&mut self) {
        let context = self.image.context();
        let outcome = context
            .enter()
            .and_then(|entered| entered.destroy_surface(self.raw.take()));
        context.retired().note(outcome);
    }
}

impl MappedImage {
    /// A texture object of the whole mip chain.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the description does not fit the image; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaCreateTextureObject")]
    pub fn texture(&self, description: &TextureDescription) -> Result<TextureObject, Error> {
        let raw_description = description.raw(self.format(), self.levels())?;
        let raw = self
            .context()
            .enter()?
            .create_chain_texture(self.handle(), &raw_description)?;
        Ok(TextureObject {
            image: self.clone(),
            raw,
        })
    }
}

impl Level<'_> {
    /// A texture object of this level alone.
    ///
    /// # Errors
    ///
    /// As [`MappedImage::texture`].
    #[doc(alias = "cudaCreateTextureObject")]
    pub fn texture(&self, description: &TextureDescription) -> Result<TextureObject, Error> {
        let image = self.image();
        let raw_description = description.raw(image.format(), 1)?;
        let raw = image
            .context()
            .enter()?
            .create_level_texture(self.handle(), &raw_description)?;
        Ok(TextureObject {
            image: image.clone(),
            raw,
        })
    }

    /// A surface object of this level.
    ///
    /// # Errors
    ///
    /// [`Error::MissingUsage`] when the Vulkan image was made without storage usage, [`Error::Unsupported`] for formats that surfaces cannot
    /// hold; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaCreateSurfaceObject")]
    pub fn surface(&self) -> Result<SurfaceObject, Error> {
        let image = self.image();
        if !image.layout().has_surfaces() {
            return Err(Error::MissingUsage {
                wanted: "a surface object",
                usage: "VK_IMAGE_USAGE_STORAGE_BIT",
            });
        }
        if image.format().surface().is_none() {
            return Err(Error::Unsupported {
                what: "a surface object",
                reason: format!("{} has no texels that a surface can write; use a format of the same texel size", image.format().name),
            });
        }
        let raw = image.context().enter()?.create_surface(self.handle())?;
        Ok(SurfaceObject {
            image: image.clone(),
            raw,
        })
    }
}
