//! Allocating memory.

use ash::vk;

use crate::chain::{self, AllocateParts};
use crate::rules::{
    self, AllocationRequest, DedicatedTo, ExternalSupport, MemoryFacts, Requirements, Violation,
    Violations,
};
use crate::{Buffer, BufferDescription, Device, DeviceMemory, Error, Image, MemoryHandleType, ffi};

/// The one resource that memory is made for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Resource<'a> {
    Image(&'a Image),
    Buffer(&'a Buffer),
}

impl Resource<'_> {
    pub(crate) const fn support(&self) -> &ExternalSupport {
        match self {
            Self::Image(image) => &image.facts().support,
            Self::Buffer(buffer) => &buffer.facts().support,
        }
    }

    const fn device(&self) -> &Device {
        match self {
            Self::Image(image) => image.device(),
            Self::Buffer(buffer) => buffer.device(),
        }
    }

    pub(crate) const fn requirements(&self) -> &Requirements {
        match self {
            Self::Image(image) => image.requirements(),
            Self::Buffer(buffer) => buffer.requirements(),
        }
    }
}

/// What can be asked of an allocation and of an import alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options<'a> {
    pub(crate) export: vk::ExternalMemoryHandleTypeFlags,
    pub(crate) dedicated: Option<Resource<'a>>,
    pub(crate) purpose: Option<Resource<'a>>,
    pub(crate) flags: vk::MemoryAllocateFlags,
    pub(crate) device_mask: u32,
    pub(crate) priority: Option<f32>,
    pub(crate) opaque_capture_address: u64,
}

impl<'a> Options<'a> {
    pub(crate) const NONE: Self = Self {
        export: vk::ExternalMemoryHandleTypeFlags::empty(),
        dedicated: None,
        purpose: None,
        flags: vk::MemoryAllocateFlags::empty(),
        device_mask: 0,
        priority: None,
        opaque_capture_address: 0,
    };

    /// What the driver can share of the resources that the memory is for; of plain buffers where
    /// nobody has said what it is for.
    pub(crate) fn support(
        &self,
        device: &Device,
        asked: vk::ExternalMemoryHandleTypeFlags,
    ) -> ExternalSupport {
        match self.dedicated.or(self.purpose) {
            Some(resource) => *resource.support(),
            None => device.buffer_support(
                &BufferDescription::new(
                    1,
                    vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST,
                ),
                asked,
            ),
        }
    }

    /// The same, as facts to be judged.
    pub(crate) fn request<'b>(
        &'b self,
        device: &Device,
        allocation_size: u64,
        memory_type_index: u32,
        support: &'b ExternalSupport,
    ) -> AllocationRequest<'b>
    where
        'a: 'b,
    {
        AllocationRequest {
            export: self.export,
            dedicated_image: match self.dedicated {
                Some(Resource::Image(image)) => Some(image.facts()),
                _ => None,
            },
            dedicated_buffer: match self.dedicated {
                Some(Resource::Buffer(buffer)) => Some(buffer.facts()),
                _ => None,
            },
            support: Some(support),
            flags: self.flags,
            device_mask: self.device_mask,
            priority: self.priority,
            opaque_capture_address: self.opaque_capture_address,
            live_allocations: device.live_allocations(),
            same_device: self
                .dedicated
                .is_none_or(|of| of.device().is_same_as(device)),
            ..AllocationRequest::new(allocation_size, memory_type_index)
        }
    }

    pub(crate) fn parts(&self, allocation_size: u64, memory_type_index: u32) -> AllocateParts {
        AllocateParts {
            allocation_size,
            memory_type_index,
            export: self.export,
            import: None,
            dedicated_image: match self.dedicated {
                Some(Resource::Image(image)) => image.handle(),
                _ => vk::Image::null(),
            },
            dedicated_buffer: match self.dedicated {
                Some(Resource::Buffer(buffer)) => buffer.handle(),
                _ => vk::Buffer::null(),
            },
            flags: self.flags,
            device_mask: self.device_mask,
            priority: self.priority,
            opaque_capture_address: self.opaque_capture_address,
        }
    }

    /// What the new memory will be.
    pub(crate) fn facts(
        &self,
        device: &Device,
        size: u64,
        memory_type_index: u32,
        imported: vk::ExternalMemoryHandleTypeFlags,
    ) -> MemoryFacts {
        MemoryFacts {
            size,
            memory_type_index,
            export: self.export,
            imported,
            dedicated: match self.dedicated {
                None => DedicatedTo::Nothing,
                Some(Resource::Image(image)) => DedicatedTo::Image {
                    id: image.facts().id,
                    description: image.description().clone(),
                },
                Some(Resource::Buffer(buffer)) => DedicatedTo::Buffer {
                    id: buffer.facts().id,
                    description: buffer.description().clone(),
                },
            },
            device_mask: if self.flags.contains(vk::MemoryAllocateFlags::DEVICE_MASK) {
                self.device_mask
            } else {
                device.facts().default_device_mask(memory_type_index)
            },
        }
    }
}

/// Memory to be allocated: what of, how much, exportable as what, dedicated to what.
///
/// # Examples
///
/// ```no_run
/// # use ash::vk;
/// # use vk_fd_import::*;
/// # fn example(device: &Device) -> Result<(), Error> {
/// let description = BufferDescription::new(1 << 20, vk::BufferUsageFlags::TRANSFER_DST);
/// let mut buffer = Buffer::new(device, &description, &[MemoryHandleType::OpaqueFd])?;
/// let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
///     .allocate(device)?;
/// buffer.bind(&memory, 0)?;
/// let fd: MemoryFd = memory.export_fd(MemoryHandleType::OpaqueFd)?;
/// # Ok(()) }
/// ```
#[derive(Clone, Copy, Debug)]
#[doc(alias = "VkMemoryAllocateInfo")]
#[must_use = "nothing is allocated yet"]
pub struct Allocation<'a> {
    size: u64,
    memory_type: MemoryTypeChoice,
    options: Options<'a>,
}

/// Which memory type to take.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MemoryTypeChoice {
    Index(u32),
    Best {
        allowed_bits: u32,
        preferred: vk::MemoryPropertyFlags,
    },
}

impl MemoryTypeChoice {
    pub(crate) fn index(self, device: &Device) -> Result<u32, Error> {
        match self {
            Self::Index(index) => Ok(index),
            Self::Best {
                allowed_bits,
                preferred,
            } => device
                .facts()
                .choose_memory_type(allowed_bits, preferred)
                .ok_or_else(|| {
                    Error::Invalid(Violations::from(Violation::NoMemoryType { allowed_bits }))
                }),
        }
    }
}

impl<'a> Allocation<'a> {
    /// `size` bytes of a memory type, neither exportable nor dedicated.
    pub const fn new(size: u64, memory_type_index: u32) -> Self {
        Self {
            size,
            memory_type: MemoryTypeChoice::Index(memory_type_index),
            options: Options::NONE,
        }
    }

    /// What an image asks for, of the allowed type that has most of the preferred properties;
    /// exportable as the image's handle types, and dedicated to it.
    pub fn for_image(image: &'a Image, preferred: vk::MemoryPropertyFlags) -> Self {
        Self::for_resource(
            Resource::Image(image),
            image.facts().external,
            true,
            preferred,
        )
    }

    /// What a buffer asks for, of the allowed type that has most of the preferred properties;
    /// exportable as the buffer's handle types, and dedicated to it where the driver requires or
    /// prefers that.
    pub fn for_buffer(buffer: &'a Buffer, preferred: vk::MemoryPropertyFlags) -> Self {
        let requirements = buffer.requirements();
        let external = buffer.facts().external;
        let dedicated_only = MemoryHandleType::ALL.into_iter().any(|kind| {
            external.contains(kind.flags()) && buffer.facts().support.of(kind).dedicated_only()
        });
        let dedicated =
            requirements.requires_dedicated || requirements.prefers_dedicated || dedicated_only;
        Self::for_resource(Resource::Buffer(buffer), external, dedicated, preferred)
    }

    fn for_resource(
        resource: Resource<'a>,
        export: vk::ExternalMemoryHandleTypeFlags,
        dedicated: bool,
        preferred: vk::MemoryPropertyFlags,
    ) -> Self {
        let requirements = resource.requirements();
        Self {
            size: requirements.size,
            memory_type: MemoryTypeChoice::Best {
                allowed_bits: requirements.memory_type_bits,
                preferred,
            },
            options: Options {
                export,
                dedicated: dedicated.then_some(resource),
                purpose: Some(resource),
                ..Options::NONE
            },
        }
    }

    /// Makes the memory exportable as this type, too.
    #[doc(alias = "VkExportMemoryAllocateInfo")]
    pub fn export(mut self, handle_type: MemoryHandleType) -> Self {
        self.options.export |= handle_type.flags();
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

    /// Takes another size, in bytes.
    pub const fn size(mut self, size: u64) -> Self {
        self.size = size;
        self
    }

    /// Takes the memory type of this index.
    pub const fn memory_type(mut self, index: u32) -> Self {
        self.memory_type = MemoryTypeChoice::Index(index);
        self
    }

    /// Sets allocate flags.
    #[doc(alias = "VkMemoryAllocateFlagsInfo")]
    pub fn flags(mut self, flags: vk::MemoryAllocateFlags) -> Self {
        self.options.flags |= flags;
        self
    }

    /// Allocates on these devices of the group only: bit 0 for the first.
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

    /// Asks for the address that an earlier run captured.
    #[doc(alias = "VkMemoryOpaqueCaptureAddressAllocateInfo")]
    pub const fn opaque_capture_address(mut self, address: u64) -> Self {
        self.options.opaque_capture_address = address;
        self
    }

    /// Judges the request without allocating anything.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all violations.
    pub fn validate(&self, device: &Device) -> Result<(), Error> {
        self.checked_type(device).map(drop)
    }

    fn checked_type(&self, device: &Device) -> Result<u32, Error> {
        let index = self.memory_type.index(device)?;
        let support = self.options.support(device, self.options.export);
        let request = self.options.request(device, self.size, index, &support);
        rules::allocation(device.facts(), &request)?;
        Ok(index)
    }

    /// Allocates the memory.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all violations, [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkAllocateMemory")]
    pub fn allocate(&self, device: &Device) -> Result<DeviceMemory, Error> {
        let index = self.checked_type(device)?;
        let handle = chain::with_allocate_info(&self.options.parts(self.size, index), |info| {
            ffi::allocate_memory(device, info)
        })
        .map_err(|result| Error::Vulkan {
            call: "vkAllocateMemory",
            result,
        })?;
        let facts = self.options.facts(
            device,
            self.size,
            index,
            vk::ExternalMemoryHandleTypeFlags::empty(),
        );
        Ok(DeviceMemory::assemble(device, handle, facts))
    }

    /// Lends the finished, validated chain to the caller's own allocation, and passes on what it
    /// answers.
    ///
    /// More structs can be chained in front of it; none of it outlives the call:
    ///
    /// ```
    /// # use ash::vk;
    /// # use vk_fd_import::{Allocation, Device, Error};
    /// fn allocate(device: &Device, request: &Allocation<'_>) -> Result<vk::DeviceMemory, Error> {
    ///     request.allocate_with(device, |info| {
    ///         let mut priority = vk::MemoryPriorityAllocateInfoEXT::default().priority(1.0);
    ///         let info = info.push_next(&mut priority);
    ///         // SAFETY: the chain is alive and valid.
    ///         unsafe { device.raw().allocate_memory(&info, None) }
    ///     })
    /// }
    /// ```
    ///
    /// ```compile_fail
    /// # use vk_fd_import::{Allocation, Device};
    /// fn keep(device: &Device, request: &Allocation<'_>) {
    ///     let mut kept = None;
    ///     let _ = request.allocate_with(device, |info| Ok(kept = Some(*info)));
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with all violations, [`Error::Vulkan`] with what the closure answers.
    pub fn allocate_with<T>(
        &self,
        device: &Device,
        allocate: impl FnOnce(&vk::MemoryAllocateInfo<'_>) -> Result<T, vk::Result>,
    ) -> Result<T, Error> {
        let index = self.checked_type(device)?;
        chain::with_allocate_info(&self.options.parts(self.size, index), allocate).map_err(
            |result| Error::Vulkan {
                call: "vkAllocateMemory",
                result,
            },
        )
    }
}
