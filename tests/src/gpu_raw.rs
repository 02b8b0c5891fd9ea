//! Raw calls of the CUDA runtime with no library in between: what the driver does when it is asked directly.

use std::ffi::c_void;
use std::os::fd::{AsRawFd, IntoRawFd, OwnedFd, RawFd};

use cuda_interop_sys::{
    DevicePropertiesBuffer, MissingSymbol, Runtime, cudaArray_t, cudaChannelFormatDesc,
    cudaChannelFormatKind, cudaError, cudaExtent, cudaExternalMemory_t,
    cudaExternalMemoryBufferDesc, cudaExternalMemoryHandleDesc, cudaExternalMemoryHandleType,
    cudaExternalMemoryMipmappedArrayDesc, cudaExternalSemaphore_t, cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleType, cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreWaitParams, cudaMemcpy3DParms, cudaMemcpyKind, cudaMipmappedArray_t,
    cudaPitchedPtr, cudaStream_t,
};

/// What a call answered, if it was not success.
pub type Answer<T> = Result<T, cudaError>;

/// The functions of the CUDA runtime, with one device current on this thread.
#[derive(Debug)]
pub struct RawCuda {
    pub runtime: Runtime,
}

/// Turns the answer of a raw call into a result.
///
/// # Panics
///
/// If the library lacks the function.
pub fn answered(status: Result<cudaError, MissingSymbol>) -> Answer<()> {
    match status.expect("the library has the function") {
        cudaError::cudaSuccess => Ok(()),
        error => Err(error),
    }
}

/// The descriptor of an import of an opaque fd.
pub fn memory_desc(fd: RawFd, size: u64, flags: u32) -> cudaExternalMemoryHandleDesc {
    let mut desc = cudaExternalMemoryHandleDesc::zeroed();
    desc.type_ = cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
    desc.handle.fd = fd;
    (desc.size, desc.flags) = (size, flags);
    desc
}

/// The descriptor of an array over the start of a memory object.
pub fn array_desc(
    channels: cudaChannelFormatDesc,
    [width, height, depth]: [usize; 3],
    flags: u32,
    levels: u32,
) -> cudaExternalMemoryMipmappedArrayDesc {
    let mut desc = cudaExternalMemoryMipmappedArrayDesc::zeroed();
    desc.formatDesc = channels;
    desc.extent = cudaExtent {
        width,
        height,
        depth,
    };
    (desc.flags, desc.numLevels) = (flags, levels);
    desc
}

/// `count` channels of `bits` bits each.
pub fn channel_desc(count: usize, bits: i32, kind: cudaChannelFormatKind) -> cudaChannelFormatDesc {
    let channel = |index| if index < count { bits } else { 0 };
    cudaChannelFormatDesc {
        x: channel(0),
        y: channel(1),
        z: channel(2),
        w: channel(3),
        f: kind,
    }
}

/// Four channels of 8 unsigned bits.
pub fn rgba8() -> cudaChannelFormatDesc {
    channel_desc(4, 8, cudaChannelFormatKind::cudaChannelFormatKindUnsigned)
}

impl RawCuda {
    /// Loads the runtime as the library does and makes the device with this UUID current.
    ///
    /// # Panics
    ///
    /// If there is no usable runtime or no such device.
    pub fn on(uuid: &[u8; 16]) -> Self {
        let runtime = Runtime::load().unwrap_or_else(|error| panic!("{error}: {error:?}"));
        let raw = Self { runtime };
        let mut count = 0;
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { raw.runtime.cudaGetDeviceCount(&raw mut count) };
        answered(status).expect("cudaGetDeviceCount");
        let same = |&ordinal: &i32| raw.uuid(ordinal) == *uuid;
        let device = (0..count).find(same);
        let device = device.unwrap_or_else(|| panic!("none of {count} CUDA devices is {uuid:x?}"));
        // SAFETY: the number is one of the devices'.
        answered(unsafe { raw.runtime.cudaSetDevice(device) }).expect("cudaSetDevice");
        raw
    }

    fn uuid(&self, ordinal: i32) -> [u8; 16] {
        let mut properties = DevicePropertiesBuffer::zeroed();
        // SAFETY: the buffer has room for any version's struct.
        let status = unsafe {
            self.runtime
                .cudaGetDeviceProperties(&raw mut properties, ordinal)
        };
        answered(status).expect("cudaGetDeviceProperties");
        properties.uuid()
    }

    /// `cudaImportExternalMemory`. What is in the descriptor may be given away by this, or not: that is what tests ask.
    pub fn import(&self, desc: &cudaExternalMemoryHandleDesc) -> Answer<cudaExternalMemory_t> {
        let mut memory = std::ptr::null_mut();
        // SAFETY: both pointers are valid; an fd in the descriptor is the test's own.
        let status = unsafe { self.runtime.cudaImportExternalMemory(&raw mut memory, desc) };
        answered(status).map(|()| memory)
    }

    /// Imports an opaque fd, which is the driver's after success and closed after a failure unless the driver did so.
    pub fn import_fd(&self, fd: OwnedFd, size: u64, flags: u32) -> Answer<cudaExternalMemory_t> {
        let number = fd.into_raw_fd();
        let imported = self.import(&memory_desc(number, size, flags));
        if imported.is_err() && crate::is_open(number) {
            // SAFETY: the number came out of its owner, and nothing else in this process opens files meanwhile.
            unsafe { libc::close(number) };
        }
        imported
    }

    /// `cudaExternalMemoryGetMappedBuffer`.
    pub fn map_buffer(
        &self,
        memory: cudaExternalMemory_t,
        offset: u64,
        size: u64,
    ) -> Answer<*mut c_void> {
        let mut desc = cudaExternalMemoryBufferDesc::zeroed();
        (desc.offset, desc.size) = (offset, size);
        let mut pointer = std::ptr::null_mut();
        // SAFETY: both pointers are valid, and the memory is an import that is alive.
        let status = unsafe {
            self.runtime
                .cudaExternalMemoryGetMappedBuffer(&raw mut pointer, memory, &desc)
        };
        answered(status).map(|()| pointer)
    }

    /// `cudaExternalMemoryGetMappedMipmappedArray`.
    pub fn map_array(
        &self,
        memory: cudaExternalMemory_t,
        desc: &cudaExternalMemoryMipmappedArrayDesc,
    ) -> Answer<cudaMipmappedArray_t> {
        let mut array = std::ptr::null_mut();
        // SAFETY: both pointers are valid, and the memory is an import that is alive.
        let status = unsafe {
            self.runtime
                .cudaExternalMemoryGetMappedMipmappedArray(&raw mut array, memory, desc)
        };
        answered(status).map(|()| array)
    }

    /// `cudaGetMipmappedArrayLevel`.
    pub fn level(&self, array: cudaMipmappedArray_t, level: u32) -> Answer<cudaArray_t> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the pointer is valid, and the array is alive.
        let status = unsafe {
            self.runtime
                .cudaGetMipmappedArrayLevel(&raw mut handle, array, level)
        };
        answered(status).map(|()| handle)
    }

    pub fn free_array(&self, array: cudaMipmappedArray_t) -> Answer<()> {
        // SAFETY: the array is alive, and nothing uses it any more.
        answered(unsafe { self.runtime.cudaFreeMipmappedArray(array) })
    }

    pub fn free(&self, pointer: *mut c_void) -> Answer<()> {
        // SAFETY: the mapping is alive, and nothing uses it any more.
        answered(unsafe { self.runtime.cudaFree(pointer) })
    }

    pub fn destroy(&self, memory: cudaExternalMemory_t) -> Answer<()> {
        // SAFETY: the import is alive, and nothing is mapped from it any more.
        answered(unsafe { self.runtime.cudaDestroyExternalMemory(memory) })
    }

    /// Copies a whole array into packed host bytes. `units` counts texels or blocks along x and y, and slices or layers.
    pub fn read_array(
        &self,
        array: cudaArray_t,
        units: [usize; 3],
        unit_bytes: usize,
    ) -> Answer<Vec<u8>> {
        let mut bytes = vec![0; units.iter().product::<usize>() * unit_bytes];
        let mut copy = copy_of(&mut bytes, units, unit_bytes);
        copy.srcArray = array;
        copy.dstPtr = copy.srcPtr;
        copy.srcPtr = cudaMemcpy3DParms::zeroed().srcPtr;
        copy.kind = cudaMemcpyKind::cudaMemcpyDeviceToHost;
        // SAFETY: the array is alive and has the extent; the bytes are as many as it asks for.
        answered(unsafe { self.runtime.cudaMemcpy3D(&copy) }).map(|()| bytes)
    }

    /// Copies packed host bytes into a whole array.
    pub fn write_array(
        &self,
        array: cudaArray_t,
        units: [usize; 3],
        unit_bytes: usize,
        bytes: &[u8],
    ) -> Answer<()> {
        let mut bytes = bytes.to_vec();
        assert_eq!(bytes.len(), units.iter().product::<usize>() * unit_bytes);
        let mut copy = copy_of(&mut bytes, units, unit_bytes);
        copy.dstArray = array;
        copy.kind = cudaMemcpyKind::cudaMemcpyHostToDevice;
        // SAFETY: the array is alive and has the extent; the bytes are as many as it asks for.
        answered(unsafe { self.runtime.cudaMemcpy3D(&copy) })
    }

    /// Copies device memory to the host.
    pub fn read(&self, from: *const c_void, length: usize) -> Answer<Vec<u8>> {
        let mut bytes = vec![0_u8; length];
        let kind = cudaMemcpyKind::cudaMemcpyDeviceToHost;
        let to = bytes.as_mut_ptr().cast();
        // SAFETY: the mapping has at least so many bytes, and so has the vector.
        answered(unsafe { self.runtime.cudaMemcpy(to, from, length, kind) }).map(|()| bytes)
    }

    /// Copies host bytes to device memory.
    pub fn write(&self, to: *mut c_void, bytes: &[u8]) -> Answer<()> {
        let kind = cudaMemcpyKind::cudaMemcpyHostToDevice;
        let from = bytes.as_ptr().cast();
        // SAFETY: the mapping has at least so many bytes.
        answered(unsafe { self.runtime.cudaMemcpy(to, from, bytes.len(), kind) })
    }

    /// `cudaImportExternalSemaphore`; the fd is treated as in [`RawCuda::import_fd`].
    pub fn import_semaphore(
        &self,
        kind: cudaExternalSemaphoreHandleType,
        fd: OwnedFd,
    ) -> Answer<cudaExternalSemaphore_t> {
        let mut desc = cudaExternalSemaphoreHandleDesc::zeroed();
        desc.type_ = kind;
        desc.handle.fd = fd.as_raw_fd();
        let mut semaphore = std::ptr::null_mut();
        // SAFETY: both pointers are valid.
        let status = unsafe {
            self.runtime
                .cudaImportExternalSemaphore(&raw mut semaphore, &desc)
        };
        let number = fd.into_raw_fd();
        let imported = answered(status).map(|()| semaphore);
        if imported.is_err() && crate::is_open(number) {
            // SAFETY: as for memory.
            unsafe { libc::close(number) };
        }
        imported
    }

    /// Signals a timeline once the work in the stream is done.
    pub fn signal(
        &self,
        semaphore: cudaExternalSemaphore_t,
        value: u64,
        stream: cudaStream_t,
    ) -> Answer<()> {
        let mut parameters = cudaExternalSemaphoreSignalParams::zeroed();
        parameters.params.fence.value = value;
        // SAFETY: one semaphore and one set of parameters; semaphore and stream are alive.
        answered(unsafe {
            self.runtime
                .cudaSignalExternalSemaphoresAsync(&semaphore, &parameters, 1, stream)
        })
    }

    /// Makes later work in the stream wait for a timeline.
    pub fn wait(
        &self,
        semaphore: cudaExternalSemaphore_t,
        value: u64,
        stream: cudaStream_t,
    ) -> Answer<()> {
        let mut parameters = cudaExternalSemaphoreWaitParams::zeroed();
        parameters.params.fence.value = value;
        // SAFETY: one semaphore and one set of parameters; semaphore and stream are alive.
        answered(unsafe {
            self.runtime
                .cudaWaitExternalSemaphoresAsync(&semaphore, &parameters, 1, stream)
        })
    }

    pub fn destroy_semaphore(&self, semaphore: cudaExternalSemaphore_t) -> Answer<()> {
        // SAFETY: the import is alive, and no stream uses it any more.
        answered(unsafe { self.runtime.cudaDestroyExternalSemaphore(semaphore) })
    }

    pub fn synchronize(&self) -> Answer<()> {
        // SAFETY: no precondition.
        answered(unsafe { self.runtime.cudaDeviceSynchronize() })
    }
}

/// A copy whose one end, the source for now, is packed host bytes.
fn copy_of(bytes: &mut [u8], [width, height, depth]: [usize; 3], unit: usize) -> cudaMemcpy3DParms {
    let mut copy = cudaMemcpy3DParms::zeroed();
    copy.srcPtr = cudaPitchedPtr {
        ptr: bytes.as_mut_ptr().cast(),
        pitch: width * unit,
        xsize: width,
        ysize: height,
    };
    copy.extent = cudaExtent {
        width,
        height,
        depth,
    };
    copy
}
