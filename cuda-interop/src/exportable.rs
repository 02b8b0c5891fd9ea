//! Memory that CUDA makes and exports as an fd, for Vulkan to import.

use core::fmt;
use core::time::Duration;
use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::Arc;

use ash::vk;
use cuda_interop_sys as sys;
use vk_fd_import::handover;
use vk_fd_import::{Dedication, Exporter, MemoryFd, MemoryHandleType, Origin};

use crate::buffer::MappedBuffer;
use crate::context::Context;
use crate::error::{CloseError, Error};
use crate::ffi::{Entered, RawAllocation};

/// Device memory made by CUDA that can be exported as an fd and imported into Vulkan as a buffer.
///
/// Memory of `cudaMalloc` cannot be exported; this is made with the driver's virtual memory management. The size is rounded up to the device's
/// granularity, 2 MiB where it was measured.
///
/// # What the standards say
///
/// The Vulkan text does not define opaque fds that were made outside Vulkan, and offers no query for their memory type. NVIDIA's driver imports
/// them all the same: contents were exact for buffers in every memory type that a buffer can be bound to (NVIDIA H200, driver 580.159.04,
/// CUDA 13.0). The fd's origin says [`Exporter::Cuda`], so that the import is marked in the list of rules.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct ExportableMemory {
    core: Arc<ExportableCore>,
    buffer: MappedBuffer,
}

pub(crate) struct ExportableCore {
    context: Context,
    allocation: RawAllocation,
    address: sys::CUdeviceptr,
    size: usize,
}

impl ExportableCore {
    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    pub(crate) fn size(&self) -> u64 {
        self.size as u64
    }

    pub(crate) fn address(&self) -> sys::CUdeviceptr {
        self.address
    }
}

impl Drop for ExportableCore {
    fn drop(&mut self) {
        let retired = self.context.retired();
        match self.context.enter() {
            Ok(entered) => {
                let unmapped = entered
                    .unmap_allocation(self.address, self.size)
                    .and_then(|()| entered.free_addresses(self.address, self.size));
                retired.note(unmapped);
                retired.note(entered.release_allocation(self.allocation.take()));
            }
            Err(error) => retired.note(Err(error)),
        }
    }
}

fn location(ordinal: i32) -> sys::CUmemLocation {
    let mut location = sys::CUmemLocation::zeroed();
    location.type_ = sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    location.id = ordinal;
    location
}

impl ExportableMemory {
    /// Allocates at least `size` bytes on the context's device, readable and writable there.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] when the device cannot export fds or the size is 0; the driver's own, as [`Error::Driver`].
    #[doc(alias = "cuMemCreate")]
    pub fn new(context: &Context, size: u64) -> Result<Self, Error> {
        Self::with_peers(context, size, &[])
    }

    /// As [`ExportableMemory::new`], with access for other devices as well, which must be able to reach this one.
    ///
    /// # Errors
    ///
    /// As [`ExportableMemory::new`].
    #[doc(alias = "cuMemSetAccess")]
    pub fn with_peers(context: &Context, size: u64, peers: &[&Context]) -> Result<Self, Error> {
        let unsupported = |reason| Error::Unsupported {
            what: "making memory that can be exported",
            reason,
        };
        if !context.device().exports_fds {
            return Err(unsupported(format!(
                "device {} does not export allocations as file descriptors; allocate it in Vulkan and import it into CUDA",
                context.device()
            )));
        }
        let wanted = usize::try_from(size)
            .ok()
            .filter(|&size| size > 0)
            .ok_or_else(|| {
                unsupported(format!("{size} bytes were asked for; ask for at least one"))
            })?;
        let mut properties = sys::CUmemAllocationProp::zeroed();
        properties.type_ = sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        properties.location = location(context.device().ordinal);
        properties.requestedHandleTypes =
            sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let entered = context.enter()?;
        context.retired().sweep(&entered);
        let granularity = entered.allocation_granularity(&properties)?.max(1);
        let size = wanted
            .checked_next_multiple_of(granularity)
            .ok_or_else(|| {
                unsupported(format!(
                    "{size} bytes, rounded up to a multiple of {granularity}, are more than there are addresses; ask for less"
                ))
            })?;
        let access: Vec<_> = core::iter::once(&context)
            .chain(peers)
            .map(|context| {
                let mut access = sys::CUmemAccessDesc::zeroed();
                access.location = location(context.device().ordinal);
                access.flags = sys::CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
                access
            })
            .collect();
        let allocation = entered.create_allocation(size, &properties)?;
        let address = match Self::map(context, &entered, &allocation, size, &access) {
            Ok(address) => address,
            Err(error) => {
                context
                    .retired()
                    .note(entered.release_allocation(allocation));
                return Err(error);
            }
        };
        let core = Arc::new(ExportableCore {
            context: context.clone(),
            allocation,
            address,
            size,
        });
        let buffer = MappedBuffer::of_exportable(&core);
        Ok(Self { core, buffer })
    }

    /// Gives the allocation addresses; undone as far as it came when a step fails.
    fn map(
        context: &Context,
        entered: &Entered<'_>,
        allocation: &RawAllocation,
        size: usize,
        access: &[sys::CUmemAccessDesc],
    ) -> Result<sys::CUdeviceptr, Error> {
        let address = entered.reserve_addresses(size)?;
        let undo = |mapped: bool| {
            let unmapped = if mapped {
                entered.unmap_allocation(address, size)
            } else {
                Ok(())
            };
            let freed = unmapped.and_then(|()| entered.free_addresses(address, size));
            context.retired().note(freed);
        };
        entered
            .map_allocation(address, size, allocation)
            .inspect_err(|_| undo(false))?;
        entered
            .set_access(address, size, access)
            .inspect_err(|_| undo(true))?;
        Ok(address)
    }

    /// Bytes in the allocation: what was asked for, rounded up to the granularity.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.core.size()
    }

    /// The whole allocation as a buffer.
    #[must_use]
    pub fn buffer(&self) -> &MappedBuffer {
        &self.buffer
    }

    /// A new fd of the memory, which lives until the fd, this, and every import are gone.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Driver`]; [`Error::Forked`] in a forked child.
    #[doc(alias = "cuMemExportToShareableHandle")]
    pub fn export_fd(&self) -> Result<MemoryFd, Error> {
        let context = &self.core.context;
        let entered = context.enter()?;
        let fd = handover::export(|| entered.export_allocation(&self.core.allocation)).map_err(
            |source| Error::Os {
                call: "cuMemExportToShareableHandle",
                source,
            },
        )??;
        if fd < 0 {
            return Err(Error::Unsupported {
                what: "exporting CUDA memory",
                reason: format!("the driver answered success and the file descriptor {fd}"),
            });
        }
        let origin = Origin {
            handle_type: MemoryHandleType::OpaqueFd,
            exporter: Exporter::Cuda,
            allocation_size: self.size(),
            memory_type_index: None,
            memory_property_flags: vk::MemoryPropertyFlags::DEVICE_LOCAL,
            dedication: Dedication::None,
            device_uuid: context.device().uuid,
            driver_uuid: None,
            device_mask: 1,
            group_device_uuids: vec![context.device().uuid],
        };
        // SAFETY: the driver made this fd for us just now, and nobody else knows it.
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        // SAFETY: the origin is written down from the allocation itself.
        Ok(unsafe { MemoryFd::from_parts(fd, origin) })
    }

    /// Ends CUDA's mapping once no stream is in the way of that, waiting at most for `timeout`. Vulkan's imports keep the memory itself.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when streams are; the memory is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let Self { core, buffer } = self;
        buffer.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                core,
                buffer: failed.object,
            },
        })
    }
}

impl fmt::Debug for ExportableCore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExportableCore")
            .field("address", &self.address)
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}
