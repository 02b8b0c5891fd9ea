//! Importing memory.

use std::fmt;
use std::os::fd::AsFd;

use ash::vk;

use crate::allocation::{MemoryTypeChoice, Options, Resource};
use crate::chain::{self, AllocateParts};
use crate::handover::{HandOverError, hand_over};
use crate::rules::{self, FdFacts, ImportRequest};
use crate::{
    Buffer, Device, DeviceMemory, Error, Exporter, Image, MemoryFd, MemoryHandleType, ffi,
};

/// A failed import: why, and the file descriptor, which is untouched and still the caller's.
#[derive(Debug)]
#[must_use = "it holds the file descriptor"]
pub struct ImportError {
    /// The file descriptor, to try again with or to drop.
    pub fd: MemoryFd,
    /// Why the import failed.
    pub error: Error,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.error.source()
    }
}

impl From<ImportError> for Error {
    /// Drops the file descriptor.
    fn from(failed: ImportError) -> Self {
        failed.error
    }
}

/// Memory to be imported from a file descriptor.
///
/// Size, handle type and (from Vulkan) memory type are those of the descriptor's
/// [`Origin`](crate::Origin); what else is asked for is judged against it.
///
/// # Examples
///
/// ```no_run
/// # use ash::vk;
/// # use vk_fd_import::*;
/// # fn example(device: &Device, fd: MemoryFd) -> Result<(), Error> {
/// let description = BufferDescription::new(1 << 20, vk::BufferUsageFlags::TRANSFER_SRC);
/// let mut buffer = Buffer::new(device, &description, &[MemoryHandleType::OpaqueFd])?;
/// let memory = Import::new(fd).for_buffer(&buffer).allocate(device)?;
/// buffer.bind(&memory, 0)?;
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[doc(alias = "VkImportMemoryFdInfoKHR")]
#[must_use = "nothing is imported yet"]
pub struct Import<'a> {
    fd: MemoryFd,
    size: Option<u64>,
    memory_type: Option<u32>,
    preferred: vk::MemoryPropertyFlags,
    options: Options<'a>,
}

impl<'a> Import<'a> {
    /// The memory behind `fd`, as its origin describes it.
    pub const fn new(fd: MemoryFd) -> Self {
        Self {
            fd,
            size: None,
            memory_type: None,
            preferred: vk::MemoryPropertyFlags::DEVICE_LOCAL,
            options: Options::NONE,
        }
    }

    /// For an image: dedicated to it if the exporter's memory was dedicated (the rules say so if it was
    /// to something else), or if the exporter is not Vulkan and the image requires it. A dma-buf from
    /// elsewhere is always dedicated to its image; for several images in one say
    /// [`Import::not_dedicated`].
    pub fn for_image(self, image: &'a Image) -> Self {
        self.for_resource(Resource::Image(image))
    }

    /// For a buffer: dedicated to it if the exporter's memory was dedicated (the rules say so if it was
    /// to something else), or if the exporter is not Vulkan and the buffer requires it; to a dma-buf's
    /// also if the device shares such buffers so only.
    pub fn for_buffer(self, buffer: &'a Buffer) -> Self {
        self.for_resource(Resource::Buffer(buffer))
    }

    fn for_resource(mut self, resource: Resource<'a>) -> Self {
        let origin = self.fd.origin();
        // Other handle types have to repeat what the exporter did.
        let dma_buf = origin.handle_type == MemoryHandleType::DmaBuf;
        let dedicated_only = dma_buf && resource.support().dma_buf.dedicated_only();
        let dedicated = dedicated_only
            || match origin.exporter {
                Exporter::Vulkan => origin.dedication.is_dedicated(),
                Exporter::Cuda | Exporter::Elsewhere => {
                    resource.requirements().requires_dedicated
                        || dma_buf && matches!(resource, Resource::Image(_))
                }
            };
        self.options.purpose = Some(resource);
        self.options.dedicated = dedicated.then_some(resource);
        self
    }

    /// Dedicates the memory to an image, and to nothing else.
    #[doc(alias = "VkMemoryDedicatedAllocateInfo")]
    pub const fn dedicated_image(mut self, image: &'a Image) -> Self {
        self.options.dedicated = Some(Resource::Image(image));
        self
    }

    /// Dedicates the memory to a buffer, and to nothing else.
    #[doc(alias = "VkMemoryDedicatedAllocateInfo")]
    pub const fn dedicated_buffer(mut self, buffer: &'a Buffer) -> Self {
        self.options.dedicated = Some(Resource::Buffer(buffer));
        self
    }

    /// Dedicates the memory to nothing.
    pub const fn not_dedicated(mut self) -> Self {
        self.options.dedicated = None;
        self
    }

    /// Asks for another size than the origin's, in bytes; the rules judge it.
    pub const fn size(mut self, size: u64) -> Self {
        self.size = Some(size);
        self
    }

    /// Takes the memory type of this index; the rules judge it.
    pub const fn memory_type(mut self, index: u32) -> Self {
        self.memory_type = Some(index);
        self
    }

    /// The properties to prefer where the memory type can be chosen: memory from CUDA, and
    /// dma-bufs.
    pub const fn prefer(mut self, preferred: vk::MemoryPropertyFlags) -> Self {
        self.preferred = preferred;
        self
    }

    /// Makes the imported memory exportable as this type.
    #[doc(alias = "VkExportMemoryAllocateInfo")]
    pub fn export(mut self, handle_type: MemoryHandleType) -> Self {
        self.options.export |= handle_type.flags();
        self
    }

    /// Sets allocate flags.
    #[doc(alias = "VkMemoryAllocateFlagsInfo")]
    pub fn flags(mut self, flags: vk::MemoryAllocateFlags) -> Self {
        self.options.flags |= flags;
        self
    }

    /// Imports on these devices of the group only: bit 0 for the first.
    #[doc(alias = "VkMemoryAllocateFlagsInfo")]
    pub fn device_mask(mut self, mask: u32) -> Self {
        self.options.flags |= vk::MemoryAllocateFlags::DEVICE_MASK;
        self.options.device_mask = mask;
        self
    }

    /// Sets a priority, from 0 to 1.
    #[doc(alias = "VkMemoryPriorityAllocateInfoEXT")]
    pub const fn priority(mut self, priority: f32) -> Self {
        self.options.priority = Some(priority);
        self
    }

    /// Judges the request without importing anything.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all violations; [`Error::Vulkan`] if the driver cannot say which
    /// memory types a dma-buf can have.
    pub fn validate(&self, device: &Device) -> Result<(), Error> {
        self.checked(device).map(drop)
    }

    /// Collects the facts, judges them, and settles size and memory type.
    fn checked(&self, device: &Device) -> Result<(u64, u32), Error> {
        let origin = self.fd.origin();
        let handle_type = origin.handle_type;
        let size = self.size.unwrap_or(origin.allocation_size);
        let fd = FdFacts::of(self.fd.as_fd());
        let (fd_memory_type_bits, not_asked) = match handle_type {
            MemoryHandleType::OpaqueFd => (None, None),
            MemoryHandleType::DmaBuf => {
                match device.dma_buf_memory_types(self.fd.as_fd(), &fd) {
                    Ok(bits) => (Some(bits), None),
                    // The driver was not asked; the other rules can be judged all the same.
                    Err(Error::Invalid(violations)) => (None, Some(violations)),
                    Err(other) => return Err(other),
                }
            }
        };
        let index = match (
            self.memory_type,
            origin.exporter,
            origin.memory_type_index,
            handle_type,
        ) {
            (Some(index), ..)
            | (None, Exporter::Vulkan, Some(index), MemoryHandleType::OpaqueFd) => index,
            _ => {
                let wanted = self.options.dedicated.or(self.options.purpose);
                MemoryTypeChoice::Best {
                    allowed_bits: fd_memory_type_bits.unwrap_or(u32::MAX)
                        & wanted.map_or(u32::MAX, |resource| {
                            resource.requirements().memory_type_bits
                        }),
                    preferred: self.preferred,
                }
                .index(device)?
            }
        };
        let support = self
            .options
            .support(device, handle_type.flags() | self.options.export);
        let mut request = self.options.request(device, size, index, &support);
        request.import = Some(ImportRequest {
            handle_type: handle_type.flags(),
            fd: &fd,
            origin: Some(origin),
            fd_memory_type_bits,
        });
        let verdict = rules::allocation(device.facts(), &request);
        match not_asked {
            Some(violations) => return Err(violations.and(verdict).into()),
            None => verdict?,
        }
        Ok((size, index))
    }

    /// Imports the memory.
    ///
    /// The driver is given a duplicate; the descriptor itself is closed after success and inside
    /// the error otherwise, whatever the driver did with the duplicate.
    ///
    /// # Errors
    ///
    /// [`ImportError`] with the descriptor and [`Error::Invalid`] (all violations),
    /// [`Error::Vulkan`], or [`Error::Os`] if there are no descriptors left.
    #[doc(alias = "vkAllocateMemory")]
    pub fn allocate(self, device: &Device) -> Result<DeviceMemory, ImportError> {
        let handle_type = self.fd.origin().handle_type.flags();
        match self.hand_over(device, |info| ffi::allocate_memory(device, info)) {
            Ok((handle, size, index)) => {
                let facts = self.options.facts(device, size, index, handle_type);
                Ok(DeviceMemory::assemble(device, handle, facts))
            }
            Err(error) => Err(ImportError { fd: self.fd, error }),
        }
    }

    /// Lends the finished, validated chain to the caller's own `vkAllocateMemory`.
    ///
    /// The chain does not outlive the call:
    ///
    /// ```compile_fail
    /// # use vk_fd_import::{Device, Import, MemoryFd};
    /// fn keep(device: &Device, fd: MemoryFd) {
    ///     let mut kept = None;
    ///     let _ = unsafe { Import::new(fd).allocate_with(device, |info| Ok(kept = Some(*info))) };
    /// }
    /// ```
    ///
    /// It holds a duplicate of the descriptor, whose fate is decided by what the closure
    /// answers: after `Ok` it is the driver's, after `Err` it is closed if its number still names
    /// the same open file. The process-wide lock of [`handover`](crate::handover) is held meanwhile.
    ///
    /// # Errors
    ///
    /// As [`Import::allocate`].
    ///
    /// # Safety
    ///
    /// The closure passes the chain to `vkAllocateMemory` of this device once, possibly with more
    /// structs chained that import nothing, and answers what that call answered. Once the call has
    /// succeeded it does not panic: a panic counts as a failure, and the duplicate, which is the
    /// driver's by then, would be closed.
    pub unsafe fn allocate_with<T>(
        self,
        device: &Device,
        allocate: impl FnOnce(&vk::MemoryAllocateInfo<'_>) -> Result<T, vk::Result>,
    ) -> Result<T, ImportError> {
        match self.hand_over(device, allocate) {
            Ok((value, ..)) => Ok(value),
            Err(error) => Err(ImportError { fd: self.fd, error }),
        }
    }

    fn hand_over<T>(
        &self,
        device: &Device,
        allocate: impl FnOnce(&vk::MemoryAllocateInfo<'_>) -> Result<T, vk::Result>,
    ) -> Result<(T, u64, u32), Error> {
        // Without the extension the driver must not see the struct at all.
        device.memory_fd_calls()?;
        let (size, index) = self.checked(device)?;
        let handle_type = self.fd.origin().handle_type.flags();
        let value = hand_over(self.fd.as_fd(), |number| {
            let parts = AllocateParts {
                import: Some((handle_type, number)),
                ..self.options.parts(size, index)
            };
            chain::with_allocate_info(&parts, allocate)
        })
        .map_err(|failed| match failed {
            HandOverError::Duplicate(source) => Error::Os {
                call: "fcntl(F_DUPFD_CLOEXEC)",
                source,
            },
            HandOverError::Call(result) => Error::Vulkan {
                call: "vkAllocateMemory",
                result,
            },
        })?;
        Ok((value, size, index))
    }
}

impl MemoryFd {
    /// Imports the memory as its origin describes it, dedicated to nothing.
    ///
    /// Memory that the exporter dedicated to an image or a buffer is refused: import it with
    /// [`Import::for_image`] or [`Import::for_buffer`].
    ///
    /// # Errors
    ///
    /// As [`Import::allocate`].
    pub fn import(self, device: &Device) -> Result<DeviceMemory, ImportError> {
        Import::new(self).allocate(device)
    }
}
