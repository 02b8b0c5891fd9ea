//! A file descriptor of memory that knows where it came from.

use std::fmt;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use ash::vk;

use crate::rules::{FdFacts, FileKind, Violation};
use crate::{BufferDescription, Error, ImageDescription, MemoryHandleType, handover};

/// Who allocated the memory behind a file descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exporter {
    /// Vulkan, with `vkAllocateMemory`.
    Vulkan,
    /// CUDA, with `cuMemCreate`.
    Cuda,
    /// Something else: a dma-buf of a camera, a decoder, a compositor.
    Elsewhere,
}

/// The one resource that an allocation belongs to, if it was dedicated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(alias = "VkMemoryDedicatedAllocateInfo")]
pub enum Dedication {
    /// Not dedicated: resources lie in it at offsets.
    None,
    /// Dedicated to an image made with these parameters.
    Image(ImageDescription),
    /// Dedicated to a buffer made with these parameters.
    Buffer(BufferDescription),
}

impl Dedication {
    /// Whether the allocation was dedicated at all.
    #[must_use]
    pub const fn is_dedicated(&self) -> bool {
        !matches!(self, Self::None)
    }
}

/// Where the memory behind a file descriptor came from: all that an importer must repeat or match
/// and that nobody can read off the descriptor itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The kind of the file descriptor.
    pub handle_type: MemoryHandleType,
    /// Who allocated the memory.
    pub exporter: Exporter,
    /// Size of the whole memory object, in bytes: not of a resource in it.
    pub allocation_size: u64,
    /// The exporter's memory type; `None` where the exporter is not Vulkan.
    pub memory_type_index: Option<u32>,
    /// The properties of the exporter's memory type; empty where the exporter is not Vulkan.
    pub memory_property_flags: vk::MemoryPropertyFlags,
    /// What the memory was dedicated to.
    pub dedication: Dedication,
    /// The UUID of the device that holds the memory; all zero names no device.
    pub device_uuid: [u8; 16],
    /// The UUID of the driver; `None` where the exporter cannot know it (CUDA).
    pub driver_uuid: Option<[u8; 16]>,
    /// The device mask of the allocation; 1 on a device that is no group.
    pub device_mask: u32,
    /// The UUIDs of the exporter's device group in order; empty for a device that is no group.
    pub group_device_uuids: Vec<[u8; 16]>,
}

/// Owns a file descriptor of memory together with its [`Origin`].
///
/// Dropping it closes the descriptor; the memory itself lives on while anything still refers to it.
/// An import takes it by value, works on a duplicate and gives it back in the error when it fails.
///
/// # Threads
///
/// Every duplicate that this crate makes takes the process-wide lock of [`handover`]. Duplicates
/// of the same descriptor that are made behind its back (through [`AsFd`]) while another thread's
/// import of it fails in a driver that closes what it was given are the one case that no test can
/// tell apart; use [`MemoryFd::try_clone`] instead.
#[derive(Debug)]
#[must_use = "dropping it closes the file descriptor"]
pub struct MemoryFd {
    fd: OwnedFd,
    // Boxed, so that errors that give the descriptor back stay small.
    origin: Box<Origin>,
}

impl MemoryFd {
    /// Joins a file descriptor with a statement of where it came from.
    ///
    /// # Safety
    ///
    /// The origin is true of the memory behind `fd`: drivers do not check it, and memory that is
    /// imported with a wrong size, type or dedication is read and written outside its bounds.
    pub unsafe fn from_parts(fd: OwnedFd, origin: Origin) -> Self {
        Self {
            fd,
            origin: Box::new(origin),
        }
    }

    /// Takes a dma-buf of a camera, a decoder, a compositor or a heap.
    ///
    /// Nothing has to be vouched for: the kernel says that it is a dma-buf and how many bytes it has,
    /// and the driver, when it is imported, which memory types fit. Its origin names no device, and
    /// needs none: dma-bufs are there to go between devices. For a dma-buf that Vulkan exported,
    /// [`DeviceMemory::export_fd`](crate::DeviceMemory::export_fd) and [`MemoryFd::receive`] keep more.
    ///
    /// # Errors
    ///
    /// [`NotDmaBuf`] with the descriptor, if the kernel says that it is something else or of no size.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use std::os::fd::OwnedFd;
    /// # use ash::vk;
    /// # use vk_fd_import::*;
    /// # fn example(device: &Device, frame: OwnedFd) -> Result<(), Error> {
    /// let frame = MemoryFd::from_dma_buf(frame)?;
    /// let size = frame.origin().allocation_size;
    /// let description = BufferDescription::new(size, vk::BufferUsageFlags::TRANSFER_SRC);
    /// let mut buffer = Buffer::new(device, &description, &[MemoryHandleType::DmaBuf])?;
    /// let memory = Import::new(frame).for_buffer(&buffer).allocate(device)?;
    /// buffer.bind(&memory, 0)?;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "VK_EXTERNAL_MEMORY_HANDLE_TYPE_DMA_BUF_BIT_EXT")]
    #[doc(alias = "lseek")]
    pub fn from_dma_buf(fd: OwnedFd) -> Result<Self, NotDmaBuf> {
        let facts = FdFacts::of(fd.as_fd());
        match facts {
            FdFacts {
                kind: FileKind::DmaBuf,
                size: Some(allocation_size @ 1..),
                ..
            } => Ok(Self::assemble(
                fd,
                Origin {
                    handle_type: MemoryHandleType::DmaBuf,
                    exporter: Exporter::Elsewhere,
                    allocation_size,
                    memory_type_index: None,
                    memory_property_flags: vk::MemoryPropertyFlags::empty(),
                    dedication: Dedication::None,
                    device_uuid: [0; 16],
                    driver_uuid: None,
                    device_mask: 1,
                    group_device_uuids: Vec::new(),
                },
            )),
            found => Err(NotDmaBuf { fd, found }),
        }
    }

    /// For callers inside the crate, which have the origin at first hand.
    pub(crate) fn assemble(fd: OwnedFd, origin: Origin) -> Self {
        Self {
            fd,
            origin: Box::new(origin),
        }
    }

    /// Where the memory came from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// A second descriptor of the same memory.
    ///
    /// # Errors
    ///
    /// What `fcntl(F_DUPFD_CLOEXEC)` answers.
    pub fn try_clone(&self) -> io::Result<Self> {
        Ok(Self {
            fd: handover::duplicate(self.fd.as_fd())?,
            origin: self.origin.clone(),
        })
    }

    /// Gives up the pair; the caller owns the descriptor.
    #[must_use]
    pub fn into_parts(self) -> (OwnedFd, Origin) {
        (self.fd, *self.origin)
    }
}

impl AsFd for MemoryFd {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

/// A file descriptor that is no dma-buf, given back.
#[derive(Debug)]
#[must_use = "it holds the file descriptor"]
pub struct NotDmaBuf {
    /// The file descriptor.
    pub fd: OwnedFd,
    /// What the kernel says of it.
    pub found: FdFacts,
}

/// For a dma-buf that the kernel tells no size of, or none but zero.
const NO_SIZE: &str = "the kernel tells no size of this dma-buf: join it with its origin, which states \
                       the size (MemoryFd::from_parts)";

impl fmt::Display for NotDmaBuf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FdFacts { number, kind, .. } = self.found;
        match kind {
            FileKind::DmaBuf => write!(f, "file descriptor {number}: {NO_SIZE}"),
            _ => write!(f, "file descriptor {number} is {kind}, not a dma-buf"),
        }
    }
}

impl std::error::Error for NotDmaBuf {}

impl From<NotDmaBuf> for Error {
    /// Drops the file descriptor.
    fn from(NotDmaBuf { found, .. }: NotDmaBuf) -> Self {
        match found.kind {
            FileKind::DmaBuf => Self::Unsupported { what: NO_SIZE },
            kind => Self::Invalid(
                Violation::FdIsNoMemory {
                    number: found.number,
                    kind,
                    handle_type: MemoryHandleType::DmaBuf.flags().as_raw(),
                }
                .into(),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vuid;

    #[test]
    fn what_is_no_dma_buf_is_named_and_given_back() {
        let pipe = std::io::pipe().expect("a pipe").0;
        let refused = MemoryFd::from_dma_buf(pipe.into()).expect_err("a pipe is none");
        assert_eq!(refused.found, FdFacts::of(refused.fd.as_fd()));
        let number = refused.found.number;
        let text = format!("file descriptor {number} is a pipe, not a dma-buf");
        assert_eq!(refused.to_string(), text);
        let Error::Invalid(violations) = Error::from(refused) else {
            panic!("a rule is broken")
        };
        assert!(violations.contains(Vuid::ImportMemoryFdInfoHandleType00670));
        assert!(violations.to_string().contains("a pipe"), "{violations}");
    }
}
