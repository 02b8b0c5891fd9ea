//! Texture and surface objects are checked and counted.

use cuda_interop_sys::{
    cudaArray_t, cudaArraySurfaceLoadStore, cudaResourceDesc, cudaResourceType, cudaTextureDesc,
    cudaTextureFilterMode, cudaTextureReadMode,
};
use interop_tests::{SoftwareDriver, on};

use super::cuda::Cuda;

fn of_array(array: cudaArray_t) -> cudaResourceDesc {
    let mut resource = cudaResourceDesc::zeroed();
    resource.resType = cudaResourceType::cudaResourceTypeArray;
    resource.res.array.array = array;
    resource
}

impl Cuda {
    fn surface(&self, array: cudaArray_t) -> Result<u64, u32> {
        let resource = of_array(array);
        let mut surface = 0;
        // SAFETY: the pointers are valid.
        let status = unsafe {
            self.runtime
                .cudaCreateSurfaceObject(&mut surface, &resource)
        };
        match status.unwrap().0 {
            0 => Ok(surface),
            error => Err(error),
        }
    }

    fn texture(&self, array: cudaArray_t, texture: &cudaTextureDesc) -> Result<u64, u32> {
        let resource = of_array(array);
        let mut object = 0;
        // SAFETY: the pointers are valid; the view is allowed to be null.
        let status = unsafe {
            self.runtime
                .cudaCreateTextureObject(&mut object, &resource, texture, std::ptr::null())
        };
        match status.unwrap().0 {
            0 => Ok(object),
            error => Err(error),
        }
    }
}

#[test]
fn a_surface_needs_an_array_made_for_it() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let (plain, made) = (
            cuda.array(8, 8, 0),
            cuda.array(8, 8, cudaArraySurfaceLoadStore),
        );
        assert_eq!(cuda.surface(plain), Err(1));
        assert_eq!(cuda.surface(std::ptr::null_mut()), Err(400));
        let surface = cuda.surface(made).unwrap();
        assert_eq!(cuda.control.live("surface"), 1);
        // SAFETY: the double checks the handle.
        let destroy = || unsafe { cuda.runtime.cudaDestroySurfaceObject(surface) };
        assert_eq!(destroy().unwrap().0, 0);
        assert_eq!(destroy().unwrap().0, 400);
        cuda.free_array(plain);
        cuda.free_array(made);
        assert_eq!(cuda.control.misuses(), 0);
    });
}

#[test]
fn a_texture_of_integers_cannot_be_filtered_unless_normalised() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let array = cuda.array(8, 8, 0);
        let mut desc = cudaTextureDesc::zeroed();
        desc.filterMode = cudaTextureFilterMode::cudaFilterModeLinear;
        // cudaErrorInvalidFilterSetting
        assert_eq!(cuda.texture(array, &desc), Err(26));
        desc.readMode = cudaTextureReadMode::cudaReadModeNormalizedFloat;
        let texture = cuda.texture(array, &desc).unwrap();
        assert_eq!(cuda.control.live("texture"), 1);
        cuda.free_array(array);
        assert_eq!(cuda.control.misuses(), 1, "the texture still reads it");
        // SAFETY: the double checks the handle.
        let status = unsafe { cuda.runtime.cudaDestroyTextureObject(texture) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(cuda.control.live("texture"), 0);
    });
}
