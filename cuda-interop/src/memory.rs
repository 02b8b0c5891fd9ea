//! Memory from elsewhere, imported into a CUDA context.

use core::fmt;
use std::os::fd::AsFd;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::handover::{self, HandOverError};
use vk_fd_import::rules::{ResourceKind, Violation as VulkanViolation};
use vk_fd_import::{Dedication, ImageDescription, MemoryFd, Origin};

use crate::buffer::MappedBuffer;
use crate::context::Context;
use crate::error::{Error, ImportError};
use crate::ffi::RawMemory;
use crate::image::MappedImage;
use crate::layout::{ArrayLayout, PitchedLayout};
use crate::linear::PitchedImage;
use crate::rules::{self, ImportedMemory, Violation};

/// Where imported memory lies, by the properties of its Vulkan memory type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Placement {
    /// In the device's own memory.
    Device,
    /// In the device's own memory, which the host can map: written by the host over the bus.
    DeviceSeenByHost,
    /// In the host's memory: every access of the device goes over the bus, so a "copy on the GPU" to or from it is a download or an upload. The
    /// host's caches need `vkFlushMappedMemoryRanges` and `vkInvalidateMappedMemoryRanges` unless the memory is coherent, and what the host writes is
    /// handed over by a barrier from `HOST_WRITE` and a semaphore like all else: the device may hold older bytes in its cache (seen on an NVIDIA H200).
    Host,
}

/// What keeps the exporting side's objects alive as long as CUDA uses the memory.
pub(crate) type Keep = Option<Arc<dyn Kept>>;

/// What can be kept: anything that threads share and that a panic leaves whole.
pub(crate) trait Kept: Send + Sync + UnwindSafe + RefUnwindSafe {}

impl<T: Send + Sync + UnwindSafe + RefUnwindSafe> Kept for T {}

/// Memory that another API made, imported into a CUDA context.
///
/// Buffers and images are mapped from it: one that covers it all, or many at offsets when it is a block of an allocator. Each mapping keeps the
/// import, and the import ends when the last of them is gone.
///
/// # The fd
///
/// The driver is given a duplicate. The original stays in here until the first mapping has succeeded, so that
/// [`ExternalMemory::into_fd`] can hand it back when none does.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Clone)]
pub struct ExternalMemory {
    core: Arc<MemoryCore>,
}

pub(crate) struct MemoryCore {
    context: Context,
    raw: RawMemory,
    origin: Origin,
    fd: Mutex<Option<MemoryFd>>,
    /// A mapping could not be ended, so the import must not be either.
    abandoned: AtomicBool,
    _keep: Keep,
}

impl Drop for MemoryCore {
    fn drop(&mut self) {
        if *self.abandoned.get_mut() {
            return;
        }
        let outcome = self
            .context
            .enter()
            .and_then(|entered| entered.destroy_memory(self.raw.take()));
        self.context.retired().note(outcome);
    }
}

impl ExternalMemory {
    /// Imports memory into a context.
    ///
    /// The memory has to be on the context's device; size, handle type and whether it is dedicated are taken from the fd's origin, so they
    /// cannot disagree with it.
    ///
    /// # Errors
    ///
    /// [`ImportError`], which hands the fd back, with [`Error::Invalid`] for what was seen to be wrong before any call (memory of another device
    /// among it, with both UUIDs), [`Error::Cuda`] when the driver refuses, [`Error::Forked`] in a forked child.
    ///
    /// # References
    ///
    /// <https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html>
    #[doc(alias = "cudaImportExternalMemory")]
    #[doc(alias = "cuImportExternalMemory")]
    pub fn import(context: &Context, fd: MemoryFd) -> Result<Self, ImportError> {
        Self::import_keeping(context, fd, None)
    }

    pub(crate) fn import_keeping(
        context: &Context,
        fd: MemoryFd,
        keep: Keep,
    ) -> Result<Self, ImportError> {
        match Self::import_duplicate(context, &fd) {
            Ok(raw) => Ok(Self {
                core: Arc::new(MemoryCore {
                    context: context.clone(),
                    raw,
                    origin: fd.origin().clone(),
                    fd: Mutex::new(Some(fd)),
                    abandoned: AtomicBool::new(false),
                    _keep: keep,
                }),
            }),
            Err(error) => Err(ImportError { error, fd }),
        }
    }

    fn import_duplicate(context: &Context, fd: &MemoryFd) -> Result<RawMemory, Error> {
        let origin = fd.origin();
        rules::validate_import(origin, context.facts())?;
        let flags = match origin.dedication {
            Dedication::None => 0,
            Dedication::Image(_) | Dedication::Buffer(_) => sys::cudaExternalMemoryDedicated,
        };
        let kind = sys::cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
        let entered = context.enter()?;
        context.retired().sweep(&entered);
        handover::hand_over(fd.as_fd(), |number| {
            entered.import_memory(kind, number, origin.allocation_size, flags)
        })
        .map_err(hand_over_error)
    }

    /// Where the memory comes from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.core.origin
    }

    /// Bytes in the whole allocation.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.core.origin.allocation_size
    }

    /// The context the memory was imported into.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.core.context
    }

    /// The `cudaExternalMemory_t`, for calls that this crate does not wrap.
    #[must_use]
    pub fn raw(&self) -> sys::cudaExternalMemory_t {
        self.core.raw.raw()
    }

    pub(crate) fn handle(&self) -> &RawMemory {
        &self.core.raw
    }

    /// Maps a range of the memory as a buffer.
    ///
    /// `offset` and `size` are in bytes. `offset` is where the Vulkan buffer is bound in the memory.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] for a range that is empty, wraps, ends beyond the memory, or starts inside memory that is dedicated to one buffer or image:
    /// map that whole and take a part of it with [`MappedBuffer::view`]; [`Error::Cuda`] when the driver refuses.
    #[doc(alias = "cudaExternalMemoryGetMappedBuffer")]
    pub fn map_buffer(&self, offset: u64, size: u64) -> Result<MappedBuffer, Error> {
        let mapped = MappedBuffer::map(self, offset, size)?;
        self.mapped();
        Ok(mapped)
    }

    /// Maps an image as a mipmapped array.
    ///
    /// `description` is the one the Vulkan image was made with, and `offset` where it is bound in the memory, in bytes: 0 for a dedicated
    /// allocation.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all that is wrong when CUDA cannot map such an image, or when the memory was allocated for one of another shape;
    /// [`Error::Vulkan`] when it was allocated for one that differs in what CUDA does not see; [`Error::Cuda`] when the driver refuses.
    #[doc(alias = "cudaExternalMemoryGetMappedMipmappedArray")]
    pub fn map_image(
        &self,
        description: &ImageDescription,
        offset: u64,
    ) -> Result<MappedImage, Error> {
        self.map_layout(ArrayLayout::of(description, self.is_dedicated(), offset)?)
    }

    /// Maps an image by a layout of the user's choice: with normalised channels, say.
    ///
    /// # Errors
    ///
    /// As [`ExternalMemory::map_image`].
    pub fn map_layout(&self, layout: ArrayLayout) -> Result<MappedImage, Error> {
        if self.is_dedicated() && layout.offset() != 0 {
            let offset = layout.offset();
            return Err(Violation::DedicatedAtOffset { offset }.into());
        }
        layout.check_memory(self.size(), 1)?;
        self.check_dedication(&layout)?;
        self.context().limits().check(&layout)?;
        let mapped = MappedImage::map(self, layout)?;
        self.mapped();
        Ok(mapped)
    }

    /// Maps an image of linear tiling as a buffer with pitches.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the image ends beyond the memory, or starts inside a dedicated allocation; [`Error::Cuda`] when the driver
    /// refuses.
    pub fn map_pitched(&self, layout: PitchedLayout) -> Result<PitchedImage, Error> {
        layout.check_memory(self.size(), 1)?;
        let buffer = self.map_buffer(layout.offset(), layout.size())?;
        Ok(PitchedImage::new(buffer, layout))
    }

    /// Whether the memory was allocated for one image or buffer alone.
    #[must_use]
    pub fn is_dedicated(&self) -> bool {
        !matches!(self.core.origin.dedication, Dedication::None)
    }

    /// Memory that was allocated for one image is mapped as that image: the driver would take any other that fits.
    fn check_dedication(&self, layout: &ArrayLayout) -> Result<(), Error> {
        let (image, asked) = match &self.core.origin.dedication {
            Dedication::Image(image) if !image.same_as(layout.image()) => (image, layout.image()),
            _ => return Ok(()),
        };
        let its = ArrayLayout::of(image, true, 0)?;
        let memory = ImportedMemory::opaque_fd(self.size(), true);
        rules::validate_mipmapped_array_desc(&layout.descriptor(), &memory, Some(&its))?;
        // CUDA would see the same array, and the levels or usages of another image.
        let mismatch = VulkanViolation::DedicationMismatch {
            resource: ResourceKind::Image,
            exported: Box::new(Dedication::Image(image.clone())),
            requested: Box::new(Dedication::Image(asked.clone())),
        };
        Err(vk_fd_import::Error::Invalid(mismatch.into()).into())
    }

    /// Where the memory lies; copies from and to host memory go over the bus, however they look.
    #[must_use]
    pub fn placement(&self) -> Placement {
        let flags = self.core.origin.memory_property_flags;
        let local = flags.contains(vk::MemoryPropertyFlags::DEVICE_LOCAL);
        let visible = flags.contains(vk::MemoryPropertyFlags::HOST_VISIBLE);
        match (local, visible) {
            (true, false) => Placement::Device,
            (true, true) => Placement::DeviceSeenByHost,
            (false, _) => Placement::Host,
        }
    }

    /// Leaks the import, since a mapping of it could not be ended.
    pub(crate) fn abandon(&self) {
        self.core.abandoned.store(true, Ordering::Relaxed);
    }

    /// A mapping has succeeded: the original fd is needed no more.
    fn mapped(&self) {
        let mut fd = self.core.fd.lock().unwrap_or_else(PoisonError::into_inner);
        drop(fd.take());
    }

    /// Hands the fd back, if nothing was mapped yet; `None` otherwise. The import ends with its last clone.
    #[must_use]
    pub fn into_fd(self) -> Option<MemoryFd> {
        let mut fd = self.core.fd.lock().unwrap_or_else(PoisonError::into_inner);
        fd.take()
    }
}

impl fmt::Debug for ExternalMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExternalMemory")
            .field("raw", &self.core.raw)
            .field("origin", &self.core.origin)
            .finish_non_exhaustive()
    }
}

pub(crate) fn hand_over_error(error: HandOverError<Error>) -> Error {
    match error {
        HandOverError::Call(error) => error,
        HandOverError::Duplicate(source) => Error::Os {
            call: "fcntl(F_DUPFD_CLOEXEC)",
            source,
        },
    }
}
