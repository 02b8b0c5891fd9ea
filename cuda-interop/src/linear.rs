//! Images of linear tiling in CUDA: buffers in which Vulkan says where each row starts.

use core::ffi::c_void;
use core::time::Duration;
use std::sync::Arc;

use bytemuck::{AnyBitPattern, NoUninit};
use cuda_interop_sys as sys;

use crate::buffer::MappedBuffer;
use crate::error::{CloseError, Error};
use crate::layout::{PitchedLayout, PitchedLevel};
use crate::stream::Stream;

/// An image of linear tiling, mapped as a buffer with pitches: kernels address its texels through a pointer.
///
/// # Threads
///
/// `Send` and `Sync`; see [`MappedBuffer`].
#[derive(Debug, Clone)]
pub struct PitchedImage {
    buffer: MappedBuffer,
    layout: Arc<PitchedLayout>,
}

impl PitchedImage {
    /// `buffer` was mapped as `layout` says.
    pub(crate) fn new(buffer: MappedBuffer, layout: PitchedLayout) -> Self {
        Self {
            buffer,
            layout: Arc::new(layout),
        }
    }

    /// The bytes of all levels, padding included.
    #[must_use]
    pub fn buffer(&self) -> &MappedBuffer {
        &self.buffer
    }

    /// Where everything lies: offsets and pitches in bytes.
    #[must_use]
    pub fn layout(&self) -> &PitchedLayout {
        &self.layout
    }

    /// Where one level lies.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] beyond the levels that the image has.
    pub fn level(&self, level: u32) -> Result<&PitchedLevel, Error> {
        Ok(self.layout.level(level)?)
    }

    /// The device address of a row: of a level, a layer, a slice of depth; rows of blocks for compressed formats.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] for a level, [`Error::Unsupported`] for a row, that the image has not.
    pub fn row_address(
        &self,
        level: u32,
        layer: u32,
        slice: u32,
        row: u32,
    ) -> Result<sys::CUdeviceptr, Error> {
        let offset = self
            .layout
            .level(level)?
            .row_offset(layer, slice, row)
            .ok_or_else(|| Error::Unsupported {
                what: "addressing this row",
                reason: format!("level {level} has no row {row} of slice {slice} in layer {layer}"),
            })?;
        Ok(self.buffer.device_address() + offset)
    }

    /// Bytes of a level's texels without padding.
    ///
    /// # Errors
    ///
    /// As [`PitchedImage::level`].
    pub fn level_bytes(&self, level: u32) -> Result<u64, Error> {
        let level = self.layout.level(level)?;
        let slices = u64::from(level.extent.depth) * u64::from(level.extent.layers);
        Ok(level.row_bytes * u64::from(level.rows) * slices)
    }

    /// Copies a level to the host, tightly packed: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// As [`Level::copy_to_host`](crate::Level::copy_to_host).
    #[doc(alias = "cudaMemcpy2DAsync")]
    pub fn copy_to_host<T: AnyBitPattern>(
        &self,
        stream: &Stream,
        level: u32,
        host: &mut [T],
    ) -> Result<(), Error> {
        let given = size_of_val(host) as u64;
        let host = host.as_mut_ptr().cast::<c_void>();
        // SAFETY: `host` is writable for `given` bytes, any bit pattern is a valid `T`, and the borrow outlives the call.
        unsafe { self.copy_rows(stream, level, host, given, true) }
    }

    /// Copies a level from the host, tightly packed: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// As [`Level::copy_to_host`](crate::Level::copy_to_host).
    #[doc(alias = "cudaMemcpy2DAsync")]
    pub fn copy_from_host<T: NoUninit>(
        &self,
        stream: &Stream,
        level: u32,
        host: &[T],
    ) -> Result<(), Error> {
        let given = size_of_val(host) as u64;
        let host = host.as_ptr().cast_mut().cast::<c_void>();
        // SAFETY: `host` is readable for `given` initialised bytes, is not written in this direction, and the borrow outlives the call.
        unsafe { self.copy_rows(stream, level, host, given, false) }
    }

    /// # Safety
    ///
    /// `host` is valid for `given` bytes until this returns: for writes if `to_host`, else for reads.
    unsafe fn copy_rows(
        &self,
        stream: &Stream,
        index: u32,
        host: *mut c_void,
        given: u64,
        to_host: bool,
    ) -> Result<(), Error> {
        let needed = self.level_bytes(index)?;
        if given != needed {
            return Err(Error::LengthMismatch { given, needed });
        }
        let level = self.layout.level(index)?;
        let entered = self.buffer.enter_with(stream)?;
        let size = |value| usize::try_from(value).unwrap_or(usize::MAX);
        let slice_bytes = size(level.row_bytes * u64::from(level.rows));
        let slices = (0..level.extent.layers)
            .flat_map(|layer| (0..level.extent.depth).map(move |slice| (layer, slice)));
        let mut outcome = Ok(());
        for (number, (layer, slice)) in slices.enumerate() {
            // Not returned at once: copies that are under way use the caller's bytes until the stream is waited for.
            let address = match self.row_address(index, layer, slice, 0) {
                Ok(address) => address,
                Err(error) => {
                    outcome = outcome.and(Err(error));
                    break;
                }
            };
            let device = sys::cudaPitchedPtr {
                ptr: address as *mut c_void,
                pitch: size(level.row_pitch),
                xsize: size(level.row_bytes),
                ysize: size(u64::from(level.rows)),
            };
            let packed = sys::cudaPitchedPtr {
                ptr: host.wrapping_byte_add(number * slice_bytes),
                pitch: size(level.row_bytes),
                ..device
            };
            let mut parameters = sys::cudaMemcpy3DParms::zeroed();
            (parameters.srcPtr, parameters.dstPtr) = if to_host {
                (device, packed)
            } else {
                (packed, device)
            };
            parameters.extent = sys::cudaExtent {
                width: size(level.row_bytes),
                height: size(u64::from(level.rows)),
                depth: 1,
            };
            parameters.kind = sys::cudaMemcpyKind::cudaMemcpyDefault;
            // SAFETY: the level's slices lie in the buffer, as the layout was checked to; the packed slices lie in the caller's bytes; both stay
            // valid until the stream is waited for below.
            outcome = outcome.and(unsafe { entered.copy_3d(&parameters, stream.raw()) });
        }
        outcome.and(entered.synchronize_stream(stream.core().raw()))
    }

    /// Notes that the work now in `stream` uses the image: call it after a launch that this crate did not make.
    ///
    /// # Errors
    ///
    /// As [`MappedBuffer::record_use`].
    pub fn record_use(&self, stream: &Stream) -> Result<(), Error> {
        self.buffer.record_use(stream)
    }

    /// Ends the mapping once the streams that use it are done, waiting at most for `timeout`.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when they are not; the image is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let layout = self.layout;
        self.buffer.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                buffer: failed.object,
                layout,
            },
        })
    }
}
