//! Texture and surface objects.

use core::ptr;

use cuda_interop_sys as sys;

use super::{Entered, RawLevel, RawMipmappedArray, RawSurface, RawTexture};
use crate::error::Error;

impl Entered<'_> {
    pub(crate) fn create_surface(&self, level: RawLevel) -> Result<RawSurface, Error> {
        let mut description = sys::cudaResourceDesc::zeroed();
        description.resType = sys::cudaResourceType::cudaResourceTypeArray;
        description.res.array.array = level.0;
        let mut surface = 0;
        // SAFETY: the level belongs to an array that the caller keeps alive; the descriptor is the longest layout, its tail zeroed.
        let answer = unsafe {
            self.api
                .runtime
                .cudaCreateSurfaceObject(&raw mut surface, &raw const description)
        };
        self.api.check("cudaCreateSurfaceObject", answer)?;
        Ok(RawSurface(surface))
    }

    pub(crate) fn destroy_surface(&self, surface: RawSurface) -> Result<(), Error> {
        // SAFETY: the object is given up by value.
        let answer = unsafe { self.api.runtime.cudaDestroySurfaceObject(surface.0) };
        self.api.check("cudaDestroySurfaceObject", answer)
    }

    /// A texture object of one level.
    pub(crate) fn create_level_texture(
        &self,
        level: RawLevel,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut resource = sys::cudaResourceDesc::zeroed();
        resource.resType = sys::cudaResourceType::cudaResourceTypeArray;
        resource.res.array.array = level.0;
        self.create_texture(&resource, texture)
    }

    /// A texture object of the whole chain.
    pub(crate) fn create_chain_texture(
        &self,
        array: &RawMipmappedArray,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut resource = sys::cudaResourceDesc::zeroed();
        resource.resType = sys::cudaResourceType::cudaResourceTypeMipmappedArray;
        resource.res.mipmap.mipmap = array.0;
        self.create_texture(&resource, texture)
    }

    fn create_texture(
        &self,
        resource: &sys::cudaResourceDesc,
        texture: &sys::cudaTextureDesc,
    ) -> Result<RawTexture, Error> {
        let mut object = 0;
        // SAFETY: the descriptors are the longest layouts, their tails zeroed; the resource named is kept alive by the caller; a null view
        // descriptor means the resource as it is.
        let answer = unsafe {
            self.api.runtime.cudaCreateTextureObject(
                &raw mut object,
                resource,
                texture,
                ptr::null(),
            )
        };
        self.api.check("cudaCreateTextureObject", answer)?;
        Ok(RawTexture(object))
    }

    pub(crate) fn destroy_texture(&self, texture: RawTexture) -> Result<(), Error> {
        // SAFETY: the object is given up by value.
        let answer = unsafe { self.api.runtime.cudaDestroyTextureObject(texture.0) };
        self.api.check("cudaDestroyTextureObject", answer)
    }
}
