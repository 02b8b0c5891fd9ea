//! Images mapped from imported memory: mipmapped arrays and their levels.

use core::ffi::c_void;
use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytemuck::{AnyBitPattern, NoUninit};
use cuda_interop_sys as sys;

use crate::buffer::MappedBuffer;
use crate::context::Context;
use crate::error::{CloseError, Error};
use crate::ffi::{RawLevel, RawMipmappedArray};
use crate::format::{FormatEntry, FormatInfo, TexelBlock};
use crate::layout::{ArrayLayout, LevelExtent};
use crate::memory::ExternalMemory;
use crate::retire::{Free, Guarded};
use crate::rules::Violations;
use crate::stream::Stream;

/// A Vulkan image in CUDA: a mipmapped array over the same memory.
///
/// Cheap to clone; the mapping ends with its last clone and the last texture and surface object of it. Dropping it while a stream still uses
/// it neither blocks nor frees: it waits on the context's list until the stream is done. Work that is launched by other means is noted with
/// [`MappedImage::record_use`].
///
/// # Threads
///
/// `Send` and `Sync`. What different streams and Vulkan do to the image is ordered by semaphores, not by this type.
#[derive(Debug, Clone)]
pub struct MappedImage {
    core: Arc<Guarded<ImageCore>>,
}

#[derive(Debug)]
pub(crate) struct ImageCore {
    memory: ExternalMemory,
    raw: RawMipmappedArray,
    layout: ArrayLayout,
    block: TexelBlock,
    /// A texture or surface object could not be destroyed, so the array must not be freed either.
    abandoned: AtomicBool,
}

impl Drop for ImageCore {
    fn drop(&mut self) {
        if *self.abandoned.get_mut() {
            self.memory.abandon();
            return;
        }
        let context = self.memory.context();
        let outcome = context
            .enter()
            .and_then(|entered| entered.free_mipmapped_array(self.raw.take()));
        if outcome.is_err() {
            self.memory.abandon();
        }
        context.retired().note(outcome);
    }
}

impl MappedImage {
    /// `layout` was validated against the memory.
    pub(crate) fn map(memory: &ExternalMemory, layout: ArrayLayout) -> Result<Self, Error> {
        let block = FormatEntry::of(layout.image().format)
            .and_then(FormatEntry::block)
            .ok_or_else(|| Error::Unsupported {
                what: "mapping this image",
                reason: format!("{:?} has no single texel size", layout.image().format),
            })?;
        let context = memory.context();
        let description = layout.descriptor();
        let raw = context
            .enter()?
            .map_mipmapped_array(memory.handle(), &description)?;
        let object = ImageCore {
            memory: memory.clone(),
            raw,
            layout,
            block,
            abandoned: AtomicBool::new(false),
        };
        Ok(Self {
            core: Arc::new(Guarded::new(context, Free::OnceIdle, object)),
        })
    }

    /// How the image lies in CUDA: extents, flags, levels, channels.
    #[must_use]
    pub fn layout(&self) -> &ArrayLayout {
        &self.core.layout
    }

    /// What the image's format means in CUDA; `None` for one that is mapped as another for want of its own meaning.
    #[must_use]
    pub fn format(&self) -> Option<&'static FormatInfo> {
        self.core.layout.format()
    }

    /// How many mip levels the image has. The mapped array may have more: they lie in no memory of the image and cannot be reached from here.
    #[must_use]
    pub fn levels(&self) -> u32 {
        self.core.layout.levels()
    }

    /// Where the image starts in the memory, in bytes.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.core.layout.offset()
    }

    /// The memory that the image lies in.
    #[must_use]
    pub fn memory(&self) -> &ExternalMemory {
        &self.core.memory
    }

    /// The context the image is mapped in.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.core.context()
    }

    /// The `cudaMipmappedArray_t`, for calls that this crate does not wrap; valid while this or a clone lives.
    #[must_use]
    pub fn raw(&self) -> sys::cudaMipmappedArray_t {
        self.core.raw.raw()
    }

    /// Leaks the mapping, since an object that reads it could not be destroyed.
    pub(crate) fn abandon(&self) {
        self.core.abandoned.store(true, Ordering::Relaxed);
    }

    pub(crate) fn handle(&self) -> &RawMipmappedArray {
        &self.core.raw
    }

    /// One mip level, 0 being the whole image.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] beyond the levels that the image has; the driver's own, as [`Error::Cuda`].
    #[doc(alias = "cudaGetMipmappedArrayLevel")]
    pub fn level(&self, level: u32) -> Result<Level<'_>, Error> {
        let extent = self.core.layout.level(level).map_err(Violations::from)?;
        let raw = self.context().enter()?.level(&self.core.raw, level)?;
        Ok(Level {
            image: self,
            raw,
            extent,
            index: level,
        })
    }

    /// Notes that the work now in `stream` uses the image: call it after a launch that this crate did not make.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    pub fn record_use(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        self.core.usage().record(&entered, stream)
    }

    /// Ends the mapping once the streams that use it are done, waiting at most for `timeout`.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when they are not; the image is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        match self.core.wait(timeout) {
            Ok(()) => Ok(()),
            Err(error) => Err(CloseError {
                error,
                object: self,
            }),
        }
    }
}

/// One mip level of a mapped image: an array of the CUDA runtime, with the sizes that it has.
#[derive(Debug, Clone, Copy)]
pub struct Level<'image> {
    image: &'image MappedImage,
    raw: RawLevel,
    extent: LevelExtent,
    index: u32,
}

/// The two ends of a copy between a level and plain memory.
#[derive(Clone, Copy)]
enum Direction {
    FromLevel,
    ToLevel,
}

impl<'image> Level<'image> {
    /// Which level this is.
    #[must_use]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// Width in texels.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.extent.width
    }

    /// Height in texels; 1 for one-dimensional images.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.extent.height
    }

    /// Depth in texels; 1 unless the image is three-dimensional.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.extent.depth
    }

    /// Array layers; for cubemaps six for each cube, in Vulkan's order of faces: +x, -x, +y, -y, +z, -z.
    #[must_use]
    pub fn layers(&self) -> u32 {
        self.extent.layers
    }

    /// The image that this is a level of.
    #[must_use]
    pub fn image(&self) -> &'image MappedImage {
        self.image
    }

    /// The `cudaArray_t`, for calls that this crate does not wrap. The image owns it: it is never freed by itself.
    #[must_use]
    pub fn raw(&self) -> sys::cudaArray_t {
        self.raw.0
    }

    pub(crate) fn handle(&self) -> RawLevel {
        self.raw
    }

    /// Bytes of the level's texels, tightly packed: rows of blocks, then slices or layers.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let (row, rows, slices) = self.packed();
        row * rows * slices
    }

    /// Bytes in a packed row, rows in a slice, slices (or layers).
    fn packed(&self) -> (u64, u64, u64) {
        let block = self.image.core.block;
        let columns = u64::from(self.extent.width.div_ceil(block.width));
        let rows = u64::from(self.extent.height.div_ceil(block.height));
        let slices = u64::from(self.extent.depth) * u64::from(self.extent.layers);
        (columns * u64::from(block.bytes), rows, slices)
    }

    fn parameters(&self, host: *mut c_void, direction: Direction) -> sys::cudaMemcpy3DParms {
        let (row, rows, slices) = self.packed();
        let size = |value| usize::try_from(value).unwrap_or(usize::MAX);
        let block = self.image.core.block;
        let mut parameters = sys::cudaMemcpy3DParms::zeroed();
        let memory = sys::cudaPitchedPtr {
            ptr: host,
            pitch: size(row),
            xsize: size(row),
            ysize: size(rows),
        };
        // Where an array takes part, CUDA counts the extent in texels, also of block-compressed formats; the rows of plain memory are rows of
        // blocks all the same.
        parameters.extent = sys::cudaExtent {
            width: size(row / u64::from(block.bytes) * u64::from(block.width)),
            height: size(rows * u64::from(block.height)),
            depth: size(slices),
        };
        match direction {
            Direction::FromLevel => {
                parameters.srcArray = self.raw.0;
                parameters.dstPtr = memory;
            }
            Direction::ToLevel => {
                parameters.srcPtr = memory;
                parameters.dstArray = self.raw.0;
            }
        }
        parameters.kind = sys::cudaMemcpyKind::cudaMemcpyDefault;
        parameters
    }

    fn same_length<T>(&self, host: &[T]) -> Result<(), Error> {
        let given = size_of_val(host) as u64;
        let needed = self.bytes();
        if given == needed {
            Ok(())
        } else {
            Err(Error::LengthMismatch { given, needed })
        }
    }

    /// Copies the whole level to the host, tightly packed: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] when `host` is not [`Level::bytes`] long; [`Error::OtherContext`] for a stream of another context; the driver's
    /// own, as [`Error::Cuda`].
    #[doc(alias = "cudaMemcpy3DAsync")]
    #[doc(alias = "cudaMemcpy2DFromArrayAsync")]
    pub fn copy_to_host<T: AnyBitPattern>(
        &self,
        stream: &Stream,
        host: &mut [T],
    ) -> Result<(), Error> {
        self.same_length(host)?;
        let entered = self.image.core.enter_with(stream)?;
        let parameters = self.parameters(host.as_mut_ptr().cast(), Direction::FromLevel);
        // SAFETY: `host` is as long as the packed level, any bit pattern is a valid `T`, and the stream is waited for before the borrow ends; the
        // level belongs to the image, which `self` keeps mapped.
        let copied = unsafe { entered.copy_3d(&parameters, stream.raw()) };
        copied.and(entered.synchronize_stream(stream.core().raw()))
    }

    /// Copies the whole level from the host, tightly packed: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// As [`Level::copy_to_host`].
    #[doc(alias = "cudaMemcpy3DAsync")]
    #[doc(alias = "cudaMemcpy2DToArrayAsync")]
    pub fn copy_from_host<T: NoUninit>(&self, stream: &Stream, host: &[T]) -> Result<(), Error> {
        self.same_length(host)?;
        let entered = self.image.core.enter_with(stream)?;
        let parameters = self.parameters(host.as_ptr().cast_mut().cast(), Direction::ToLevel);
        // SAFETY: `host` is as long as the packed level and initialised, it is only read in this direction, and the stream is waited for before
        // the borrow ends; the level belongs to the image, which `self` keeps mapped.
        let copied = unsafe { entered.copy_3d(&parameters, stream.raw()) };
        copied.and(entered.synchronize_stream(stream.core().raw()))
    }

    /// Copies the whole level into a buffer from `offset` bytes on, tightly packed, without waiting.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] when the buffer is too short; [`Error::OtherContext`] for a stream of another context; the driver's own, as
    /// [`Error::Cuda`].
    pub fn copy_to_buffer(
        &self,
        stream: &Stream,
        buffer: &MappedBuffer,
        offset: u64,
    ) -> Result<(), Error> {
        self.copy_buffer(stream, buffer, offset, Direction::FromLevel)
    }

    /// Copies the whole level from a buffer, from `offset` bytes on, tightly packed, without waiting.
    ///
    /// # Errors
    ///
    /// As [`Level::copy_to_buffer`].
    pub fn copy_from_buffer(
        &self,
        stream: &Stream,
        buffer: &MappedBuffer,
        offset: u64,
    ) -> Result<(), Error> {
        self.copy_buffer(stream, buffer, offset, Direction::ToLevel)
    }

    fn copy_buffer(
        &self,
        stream: &Stream,
        buffer: &MappedBuffer,
        offset: u64,
        direction: Direction,
    ) -> Result<(), Error> {
        let view = buffer.view::<u8>(offset, self.bytes())?;
        buffer.check_stream(stream)?;
        let entered = self.image.core.enter_with(stream)?;
        let parameters = self.parameters(view.device_address() as *mut c_void, direction);
        // SAFETY: the view is as long as the packed level; the uses recorded below keep buffer and image mapped until the copy is done.
        unsafe { entered.copy_3d(&parameters, stream.raw()) }?;
        // Both, whatever the first answers: the copy is under way.
        let recorded = self.image.core.usage().record(&entered, stream);
        recorded.and(buffer.record_use(stream))
    }
}
