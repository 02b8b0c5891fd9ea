//! Copies and sets between host, device memory and arrays.

use std::ffi::c_void;
use std::ptr::null_mut;

use cuda_interop_sys::{
    cudaArray_t, cudaChannelFormatKind as Kind, cudaError, cudaMemcpyKind as Direction,
};
use interop_tests::{SoftwareDriver, first_difference, noise, on};

use super::cuda::{Cuda, channels};

const INVALID_VALUE: u32 = 1;

impl Cuda {
    fn malloc(&self, size: usize) -> *mut c_void {
        let mut pointer = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { self.runtime.cudaMalloc(&mut pointer, size) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        pointer
    }

    fn read(&self, from: *mut c_void, size: usize) -> Vec<u8> {
        let mut bytes = vec![0; size];
        let to = bytes.as_mut_ptr().cast();
        self.copy(to, from, size, Direction::cudaMemcpyDeviceToHost)
            .unwrap();
        bytes
    }

    pub(super) fn array(&self, width: usize, height: usize, flags: u32) -> cudaArray_t {
        let format = channels(4, 8, Kind::cudaChannelFormatKindUnsigned);
        let mut array = null_mut();
        // SAFETY: the pointers are valid.
        let status = unsafe {
            self.runtime
                .cudaMallocArray(&mut array, &format, width, height, flags)
        };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        array
    }

    pub(super) fn free_array(&self, array: cudaArray_t) {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaFreeArray(array) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }
}

#[test]
fn a_linear_copy_must_stay_inside_its_allocation() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let bytes = noise(1, 1000);
        let device = cuda.malloc(1000);
        let inner = device.wrapping_byte_add(10);
        let from = bytes.as_ptr().cast();
        let in_direction = Direction::cudaMemcpyHostToDevice;
        cuda.copy(inner, from, 990, in_direction).unwrap();
        assert_eq!(
            first_difference(&cuda.read(inner, 990), &bytes[..990]),
            None
        );
        let past = cuda.copy(inner, from, 991, in_direction);
        assert_eq!(past, Err(1));
        let not_device = bytes.as_ptr().cast_mut().cast();
        assert_eq!(cuda.copy(not_device, from, 4, in_direction), Err(1));
        let other = cuda.malloc(1000);
        let between = Direction::cudaMemcpyDefault;
        cuda.copy(other, inner, 900, between).unwrap();
        assert_eq!(
            first_difference(&cuda.read(other, 900), &bytes[..900]),
            None
        );
        assert_eq!(cuda.control.live("malloc"), 2);
        cuda.free(device).unwrap();
        cuda.free(other).unwrap();
        assert_eq!(cuda.free(inner), Err(1));
        assert_eq!(cuda.control.live("malloc"), 0);
    });
}

#[test]
fn rectangles_go_into_arrays_and_out_again() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let array = cuda.array(70, 50, 0);
        let bytes = noise(2, 320 * 30);
        let to_array = |x: usize, row, width, height| {
            let from = bytes.as_ptr().cast();
            let direction = Direction::cudaMemcpyHostToDevice;
            // SAFETY: the host slice holds 30 rows of 320 bytes.
            unsafe { call_2d_to_array(&cuda, array, x, row, from, 320, width, height, direction) }
        };
        assert_eq!(to_array(8, 20, 272, 30), 0);
        assert_eq!(to_array(8, 21, 272, 30), INVALID_VALUE, "past the last row");
        assert_eq!(
            to_array(12, 20, 272, 30),
            INVALID_VALUE,
            "past the row's end"
        );
        assert_eq!(to_array(7, 20, 16, 1), INVALID_VALUE, "inside a texel");
        let mut found = vec![0_u8; 272 * 30];
        let to = found.as_mut_ptr().cast();
        // SAFETY: the host slice holds 30 rows of 272 bytes.
        let status = unsafe {
            cuda.runtime.cudaMemcpy2DFromArrayAsync(
                to,
                272,
                array,
                8,
                20,
                272,
                30,
                Direction::cudaMemcpyDeviceToHost,
                null_mut(),
            )
        };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        cuda.synchronize(null_mut());
        for (row, found) in found.chunks_exact(272).enumerate() {
            let expected = &bytes[row * 320..row * 320 + 272];
            assert_eq!(first_difference(found, expected), None, "row {row}");
        }
        cuda.free_array(array);
        assert_eq!(cuda.control.live("array"), 0);
    });
}

/// # Safety
///
/// `from` holds `height` rows of `pitch` bytes.
#[expect(clippy::too_many_arguments, reason = "the call's own")]
unsafe fn call_2d_to_array(
    cuda: &Cuda,
    array: cudaArray_t,
    x: usize,
    row: usize,
    from: *const c_void,
    pitch: usize,
    width: usize,
    height: usize,
    direction: Direction,
) -> u32 {
    // SAFETY: passed on.
    let status = unsafe {
        cuda.runtime
            .cudaMemcpy2DToArray(array, x, row, from, pitch, width, height, direction)
    };
    status.unwrap().0
}

#[test]
fn sets_fill_bytes_and_rectangles() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let device = cuda.malloc(64);
        // SAFETY: the double checks the range.
        let set = |value, size| unsafe { cuda.runtime.cudaMemset(device, value, size) };
        assert_eq!(set(0x1_07, 64).unwrap().0, 0);
        assert_eq!(set(1, 65).unwrap().0, INVALID_VALUE);
        // SAFETY: the double checks the range.
        let status = unsafe { cuda.runtime.cudaMemset2D(device, 16, 9, 4, 4) };
        assert_eq!(status.unwrap().0, 0);
        let expected: Vec<u8> = (0..64).map(|at| if at % 16 < 4 { 9 } else { 7 }).collect();
        assert_eq!(cuda.read(device, 64), expected);
        // SAFETY: the double checks the pitch.
        let status = unsafe { cuda.runtime.cudaMemset2D(device, 2, 9, 4, 4) };
        // cudaErrorInvalidPitchValue
        assert_eq!(status.unwrap().0, 12);
        cuda.free(device).unwrap();
    });
}
