//! Raw CUDA calls on the double, through the same function table that the library uses.

use std::ffi::c_void;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use cuda_interop_sys::{
    Runtime, cudaArray_t, cudaChannelFormatDesc, cudaChannelFormatKind, cudaError, cudaExtent,
    cudaExternalMemory_t, cudaExternalMemoryBufferDesc, cudaExternalMemoryHandleDesc,
    cudaExternalMemoryHandleType, cudaExternalMemoryMipmappedArrayDesc, cudaMemcpy3DParms,
    cudaMemcpyKind, cudaMipmappedArray_t, cudaPitchedPtr, cudaPos,
};
use interop_tests::{Double, double_path};

pub(super) type Status<T> = Result<T, i32>;

/// The double behind the runtime's functions, and its controls.
pub(super) struct Cuda {
    pub(super) runtime: Runtime,
    pub(super) control: Double,
}

fn done<T>(status: cudaError, value: T) -> Status<T> {
    if status == cudaError::cudaSuccess {
        Ok(value)
    } else {
        Err(status.0.cast_signed())
    }
}

/// What is mapped as a mipmapped array.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) format: cudaChannelFormatDesc,
    pub(super) extent: [usize; 3],
    pub(super) flags: u32,
    pub(super) levels: u32,
}

/// Channels of `bits` bits each.
pub(super) fn channels(
    count: usize,
    bits: i32,
    kind: cudaChannelFormatKind,
) -> cudaChannelFormatDesc {
    let channel = |index| if index < count { bits } else { 0 };
    cudaChannelFormatDesc {
        x: channel(0),
        y: channel(1),
        z: channel(2),
        w: channel(3),
        f: kind,
    }
}

impl Cuda {
    pub(super) fn open() -> Self {
        let path = double_path().expect("the double is built with the tests");
        // SAFETY: the double's functions have the runtime's types.
        let runtime = unsafe { Runtime::load_from(&path) }.expect("the double loads");
        Self {
            runtime,
            control: Double::open(),
        }
    }

    pub(super) fn import_number(&self, fd: RawFd, size: u64) -> Status<cudaExternalMemory_t> {
        let mut desc = cudaExternalMemoryHandleDesc::zeroed();
        desc.type_ = cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
        desc.handle.fd = fd;
        desc.size = size;
        self.import_desc(&desc)
    }

    pub(super) fn import_desc(
        &self,
        desc: &cudaExternalMemoryHandleDesc,
    ) -> Status<cudaExternalMemory_t> {
        let mut memory = std::ptr::null_mut();
        // SAFETY: both pointers are valid; the fd in the descriptor is given away where it is the test's.
        let status = unsafe { self.runtime.cudaImportExternalMemory(&mut memory, desc) };
        done(status.unwrap(), memory)
    }

    /// Imports a duplicate, as the library does.
    pub(super) fn import(&self, fd: &OwnedFd, size: u64) -> Status<cudaExternalMemory_t> {
        let copy = fd.try_clone().unwrap();
        let number = copy.as_raw_fd();
        let imported = self.import_number(number, size);
        if imported.is_ok() {
            std::mem::forget(copy);
        }
        imported
    }

    pub(super) fn map_buffer(
        &self,
        memory: cudaExternalMemory_t,
        offset: u64,
        size: u64,
    ) -> Status<*mut c_void> {
        let mut desc = cudaExternalMemoryBufferDesc::zeroed();
        (desc.offset, desc.size) = (offset, size);
        let mut pointer = std::ptr::null_mut();
        let call = &mut pointer;
        // SAFETY: both pointers are valid and the memory is an import of the double's.
        let status = unsafe {
            self.runtime
                .cudaExternalMemoryGetMappedBuffer(call, memory, &desc)
        };
        done(status.unwrap(), pointer)
    }

    pub(super) fn map_levels(
        &self,
        memory: cudaExternalMemory_t,
        offset: u64,
        shape: &Shape,
    ) -> Status<cudaMipmappedArray_t> {
        let [width, height, depth] = shape.extent;
        let mut desc = cudaExternalMemoryMipmappedArrayDesc::zeroed();
        desc.offset = offset;
        desc.formatDesc = shape.format;
        desc.extent = cudaExtent {
            width,
            height,
            depth,
        };
        (desc.flags, desc.numLevels) = (shape.flags, shape.levels);
        let mut mipmap = std::ptr::null_mut();
        let call = &mut mipmap;
        // SAFETY: both pointers are valid and the memory is an import of the double's.
        let status = unsafe {
            self.runtime
                .cudaExternalMemoryGetMappedMipmappedArray(call, memory, &desc)
        };
        done(status.unwrap(), mipmap)
    }

    pub(super) fn level(&self, mipmap: cudaMipmappedArray_t, level: u32) -> Status<cudaArray_t> {
        let mut array = std::ptr::null_mut();
        // SAFETY: the pointer is valid; the double checks the handle.
        let status = unsafe {
            self.runtime
                .cudaGetMipmappedArrayLevel(&mut array, mipmap, level)
        };
        done(status.unwrap(), array)
    }

    pub(super) fn free_levels(&self, mipmap: cudaMipmappedArray_t) -> Status<()> {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaFreeMipmappedArray(mipmap) };
        done(status.unwrap(), ())
    }

    pub(super) fn free(&self, pointer: *mut c_void) -> Status<()> {
        // SAFETY: the double checks the pointer.
        let status = unsafe { self.runtime.cudaFree(pointer) };
        done(status.unwrap(), ())
    }

    pub(super) fn destroy(&self, memory: cudaExternalMemory_t) -> Status<()> {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaDestroyExternalMemory(memory) };
        done(status.unwrap(), ())
    }

    /// Copies all of an array into packed host bytes or back. `units` counts units along x and y, and slices; a unit
    /// has bytes, and texels along a side.
    pub(super) fn copy_array(
        &self,
        array: cudaArray_t,
        units: [usize; 3],
        (unit, side): (usize, usize),
        bytes: &mut [u8],
        into_array: bool,
    ) -> Status<()> {
        let [width, height, depth] = units;
        assert_eq!(bytes.len(), width * height * depth * unit);
        let host = cudaPitchedPtr {
            ptr: bytes.as_mut_ptr().cast(),
            pitch: width * unit,
            xsize: width,
            ysize: height,
        };
        let mut copy = cudaMemcpy3DParms::zeroed();
        copy.extent = cudaExtent {
            width: width * side,
            height: height * side,
            depth,
        };
        (copy.srcPos, copy.dstPos) = (cudaPos { x: 0, y: 0, z: 0 }, cudaPos { x: 0, y: 0, z: 0 });
        if into_array {
            (copy.srcPtr, copy.dstArray) = (host, array);
            copy.kind = cudaMemcpyKind::cudaMemcpyHostToDevice;
        } else {
            (copy.dstPtr, copy.srcArray) = (host, array);
            copy.kind = cudaMemcpyKind::cudaMemcpyDeviceToHost;
        }
        // SAFETY: the host slice has the size of the region; the double checks the array.
        let status = unsafe { self.runtime.cudaMemcpy3D(&copy) };
        done(status.unwrap(), ())
    }

    pub(super) fn copy(
        &self,
        to: *mut c_void,
        from: *const c_void,
        bytes: usize,
        kind: cudaMemcpyKind,
    ) -> Status<()> {
        // SAFETY: the tests name memory of this many bytes on both sides.
        let status = unsafe { self.runtime.cudaMemcpy(to, from, bytes, kind) };
        done(status.unwrap(), ())
    }
}
