//! The extents that a device allows for each shape of array.

use cuda_interop_sys::cudaDeviceAttr as Attribute;

use super::Violation;
use crate::layout::{ArrayFlags, ArrayLayout, ArrayShape};

/// The largest extents of mipmapped arrays on one device, in texels and layers: width, height, depth as CUDA is told them.
///
/// Mapping external memory always gives a mipmapped array, also with one level, so the limits of those count. Arrays that
/// surfaces are made of have limits of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ArrayLimits {
    /// By shape, in the order of [`ArrayShape`]'s variants.
    pub textures: [[u64; 3]; 7],
    /// The same for arrays with [`ArrayFlags::SURFACE_LOAD_STORE`].
    pub surfaces: [[u64; 3]; 7],
    /// 3D textures may have these extents instead.
    pub textures_3d_alternate: [u64; 3],
}

impl ArrayLimits {
    /// Reads the limits with `attribute`, which answers as `cudaDeviceGetAttribute` does.
    ///
    /// # Errors
    ///
    /// The first error of `attribute`.
    pub fn from_attributes<E>(
        mut attribute: impl FnMut(Attribute) -> Result<i32, E>,
    ) -> Result<Self, E> {
        let mut read =
            |which: Attribute| attribute(which).map(|value| u64::try_from(value).unwrap_or(0));
        let width_1d = read(Attribute::cudaDevAttrMaxTexture1DMipmappedWidth)?;
        let width_2d = read(Attribute::cudaDevAttrMaxTexture2DMipmappedWidth)?;
        let height_2d = read(Attribute::cudaDevAttrMaxTexture2DMipmappedHeight)?;
        let texture_3d = [
            read(Attribute::cudaDevAttrMaxTexture3DWidth)?,
            read(Attribute::cudaDevAttrMaxTexture3DHeight)?,
            read(Attribute::cudaDevAttrMaxTexture3DDepth)?,
        ];
        let textures_3d_alternate = [
            read(Attribute::cudaDevAttrMaxTexture3DWidthAlt)?,
            read(Attribute::cudaDevAttrMaxTexture3DHeightAlt)?,
            read(Attribute::cudaDevAttrMaxTexture3DDepthAlt)?,
        ];
        let texture_cube = read(Attribute::cudaDevAttrMaxTextureCubemapWidth)?;
        let texture_cubes = read(Attribute::cudaDevAttrMaxTextureCubemapLayeredWidth)?;
        let surface_cube = read(Attribute::cudaDevAttrMaxSurfaceCubemapWidth)?;
        let surface_cubes = read(Attribute::cudaDevAttrMaxSurfaceCubemapLayeredWidth)?;
        Ok(Self {
            textures: [
                [width_1d, 0, 0],
                [width_2d, height_2d, 0],
                texture_3d,
                [
                    read(Attribute::cudaDevAttrMaxTexture1DLayeredWidth)?,
                    0,
                    read(Attribute::cudaDevAttrMaxTexture1DLayeredLayers)?,
                ],
                [
                    read(Attribute::cudaDevAttrMaxTexture2DLayeredWidth)?,
                    read(Attribute::cudaDevAttrMaxTexture2DLayeredHeight)?,
                    read(Attribute::cudaDevAttrMaxTexture2DLayeredLayers)?,
                ],
                [texture_cube, texture_cube, 6],
                [
                    texture_cubes,
                    texture_cubes,
                    read(Attribute::cudaDevAttrMaxTextureCubemapLayeredLayers)?,
                ],
            ],
            surfaces: [
                [read(Attribute::cudaDevAttrMaxSurface1DWidth)?, 0, 0],
                [
                    read(Attribute::cudaDevAttrMaxSurface2DWidth)?,
                    read(Attribute::cudaDevAttrMaxSurface2DHeight)?,
                    0,
                ],
                [
                    read(Attribute::cudaDevAttrMaxSurface3DWidth)?,
                    read(Attribute::cudaDevAttrMaxSurface3DHeight)?,
                    read(Attribute::cudaDevAttrMaxSurface3DDepth)?,
                ],
                [
                    read(Attribute::cudaDevAttrMaxSurface1DLayeredWidth)?,
                    0,
                    read(Attribute::cudaDevAttrMaxSurface1DLayeredLayers)?,
                ],
                [
                    read(Attribute::cudaDevAttrMaxSurface2DLayeredWidth)?,
                    read(Attribute::cudaDevAttrMaxSurface2DLayeredHeight)?,
                    read(Attribute::cudaDevAttrMaxSurface2DLayeredLayers)?,
                ],
                [surface_cube, surface_cube, 6],
                [
                    surface_cubes,
                    surface_cubes,
                    read(Attribute::cudaDevAttrMaxSurfaceCubemapLayeredLayers)?,
                ],
            ],
            textures_3d_alternate,
        })
    }

    /// Checks the extent of an array.
    ///
    /// # Errors
    ///
    /// If it is beyond the device's limit for its shape and flags.
    pub fn check(&self, layout: &ArrayLayout) -> Result<(), Violation> {
        let extent = layout.extent().to_array();
        let fits = |limit: &[u64; 3]| {
            extent
                .iter()
                .zip(limit)
                .all(|(size, largest)| size <= largest)
        };
        let shape = index_of(layout.shape());
        let texture = &self.textures[shape];
        let alternate = layout.shape() == ArrayShape::ThreeD && fits(&self.textures_3d_alternate);
        if !fits(texture) && !alternate {
            return Err(Violation::BeyondDeviceLimit {
                extent,
                limit: *texture,
            });
        }
        let surface = &self.surfaces[shape];
        if layout.flags().contains(ArrayFlags::SURFACE_LOAD_STORE) && !fits(surface) {
            return Err(Violation::BeyondDeviceLimit {
                extent,
                limit: *surface,
            });
        }
        Ok(())
    }
}

const fn index_of(shape: ArrayShape) -> usize {
    match shape {
        ArrayShape::OneD => 0,
        ArrayShape::TwoD => 1,
        ArrayShape::ThreeD => 2,
        ArrayShape::LayeredOneD => 3,
        ArrayShape::LayeredTwoD => 4,
        ArrayShape::Cube => 5,
        ArrayShape::LayeredCube => 6,
    }
}
