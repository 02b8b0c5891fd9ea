//! Texture and surface objects: what kernels read images through.

use std::sync::Arc;

use cuda_interop_sys as sys;

use crate::error::Error;
use crate::ffi::{RawSurface, RawTexture};
use crate::image::{Level, MappedImage};
use crate::retire::{Free, Guarded};
use crate::rules::Violations;
use crate::stream::Stream;
use crate::texture::{FilterMode, TextureDescription, TextureLevels};

/// A texture object of a level or of a whole mip chain; it keeps the image mapped.
///
/// Cheap to clone; it is destroyed with its last clone, once the streams noted by [`TextureObject::record_use`] are done.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug, Clone)]
pub struct TextureObject {
    core: Arc<Guarded<TextureCore>>,
}

#[derive(Debug)]
struct TextureCore {
    image: MappedImage,
    raw: RawTexture,
}

impl Drop for TextureCore {
    fn drop(&mut self) {
        let context = self.image.context();
        let outcome = context
            .enter()
            .and_then(|entered| entered.destroy_texture(self.raw.take()));
        if outcome.is_err() {
            self.image.abandon();
        }
        context.retired().note(outcome);
    }
}

impl TextureObject {
    fn assemble(image: &MappedImage, raw: RawTexture) -> Self {
        let core = TextureCore {
            image: image.clone(),
            raw,
        };
        Self {
            core: Arc::new(Guarded::new(image.context(), Free::OnceUnused, core)),
        }
    }

    /// The `cudaTextureObject_t` to hand to a kernel; valid while `self` lives.
    #[must_use]
    #[doc(alias = "cudaTextureObject_t")]
    pub fn raw(&self) -> sys::cudaTextureObject_t {
        self.core.raw.raw()
    }

    /// Notes that the work now in `stream` uses the object, and so the image: call it after a launch that was given [`TextureObject::raw`].
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    pub fn record_use(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        self.core.usage().record(&entered, stream)
    }

    /// The image that is read.
    #[must_use]
    pub fn image(&self) -> &MappedImage {
        &self.core.image
    }
}

/// A surface object of one level: kernels read and write texels through it; it keeps the image mapped.
///
/// Cheap to clone; it is destroyed with its last clone, once the streams noted by [`SurfaceObject::record_use`] are done.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug, Clone)]
pub struct SurfaceObject {
    core: Arc<Guarded<SurfaceCore>>,
}

#[derive(Debug)]
struct SurfaceCore {
    image: MappedImage,
    raw: RawSurface,
}

impl Drop for SurfaceCore {
    fn drop(&mut self) {
        let context = self.image.context();
        let outcome = context
            .enter()
            .and_then(|entered| entered.destroy_surface(self.raw.take()));
        if outcome.is_err() {
            self.image.abandon();
        }
        context.retired().note(outcome);
    }
}

impl SurfaceObject {
    fn assemble(image: &MappedImage, raw: RawSurface) -> Self {
        let core = SurfaceCore {
            image: image.clone(),
            raw,
        };
        Self {
            core: Arc::new(Guarded::new(image.context(), Free::OnceUnused, core)),
        }
    }

    /// The `cudaSurfaceObject_t` to hand to a kernel; valid while `self` lives.
    #[must_use]
    #[doc(alias = "cudaSurfaceObject_t")]
    pub fn raw(&self) -> sys::cudaSurfaceObject_t {
        self.core.raw.raw()
    }

    /// Notes that the work now in `stream` uses the object, and so the image: call it after a launch that was given [`SurfaceObject::raw`].
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    pub fn record_use(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        self.core.usage().record(&entered, stream)
    }

    /// The image that is read and written.
    #[must_use]
    pub fn image(&self) -> &MappedImage {
        &self.core.image
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
        let raw_description = description.descriptor(self.layout(), TextureLevels::Chain)?;
        let raw = self
            .context()
            .enter()?
            .create_chain_texture(self.handle(), &raw_description)?;
        Ok(TextureObject::assemble(self, raw))
    }
}

impl Level<'_> {
    /// A texture object of this level alone.
    ///
    /// For an image of several layers *and* several levels it is a texture of the whole chain, closed to this level, which needs normalised
    /// coordinates: the driver's own texture of a single level steps from layer to layer as if there were no other levels, and reads every layer but the
    /// first wrong (NVIDIA H200, driver 580.159.04). Surface objects of a level have no such fault.
    ///
    /// # Errors
    ///
    /// As [`MappedImage::texture`].
    #[doc(alias = "cudaCreateTextureObject")]
    pub fn texture(&self, description: &TextureDescription) -> Result<TextureObject, Error> {
        let image = self.image();
        let layout = image.layout();
        if layout.shape().has_layers() && layout.mapped_levels() > 1 {
            let only = f32::from(u16::try_from(self.index()).unwrap_or(u16::MAX));
            return image.texture(
                &(*description)
                    .mip_filter(FilterMode::Point)
                    .mip_bias(0.0)
                    .mip_range(only, only),
            );
        }
        let raw_description = description.descriptor(layout, TextureLevels::One)?;
        let raw = image
            .context()
            .enter()?
            .create_level_texture(self.handle(), &raw_description)?;
        Ok(TextureObject::assemble(image, raw))
    }

    /// A surface object of this level.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the Vulkan image was made without storage usage, or is block-compressed; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaCreateSurfaceObject")]
    pub fn surface(&self) -> Result<SurfaceObject, Error> {
        let image = self.image();
        image.layout().check_surface().map_err(Violations::from)?;
        let raw = image.context().enter()?.create_surface(self.handle())?;
        Ok(SurfaceObject::assemble(image, raw))
    }
}
