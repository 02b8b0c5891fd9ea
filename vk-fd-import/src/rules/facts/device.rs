//! What is known about a device.

use std::ffi::CStr;

use ash::vk;

use crate::{Error, chain, ffi};

bitflags::bitflags! {
    /// The device extensions that matter here, of those enabled on the device.
    ///
    /// What became core counts as enabled where the version in use has it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Extensions: u32 {
        /// `VK_KHR_external_memory_fd`
        const EXTERNAL_MEMORY_FD = 1;
        /// `VK_EXT_external_memory_dma_buf`
        const EXTERNAL_MEMORY_DMA_BUF = 1 << 1;
        /// `VK_KHR_external_semaphore_fd`
        const EXTERNAL_SEMAPHORE_FD = 1 << 2;
        /// `VK_EXT_memory_priority`
        const MEMORY_PRIORITY = 1 << 3;
        /// `VK_KHR_timeline_semaphore`
        const TIMELINE_SEMAPHORE = 1 << 4;
        /// `VK_KHR_buffer_device_address`
        const BUFFER_DEVICE_ADDRESS = 1 << 5;
        /// `VK_EXT_image_drm_format_modifier`
        const IMAGE_DRM_FORMAT_MODIFIER = 1 << 6;
        /// `VK_EXT_queue_family_foreign`
        const QUEUE_FAMILY_FOREIGN = 1 << 7;
        /// `VK_EXT_zero_initialize_device_memory`
        const ZERO_INITIALIZE_DEVICE_MEMORY = 1 << 8;
        /// `VK_AMD_device_coherent_memory`
        const DEVICE_COHERENT_MEMORY = 1 << 9;
        /// `VK_NV_dedicated_allocation_image_aliasing`
        const DEDICATED_ALLOCATION_IMAGE_ALIASING = 1 << 10;
    }
}

impl Extensions {
    const NAMES: [(&'static CStr, Self); 11] = [
        (c"VK_KHR_external_memory_fd", Self::EXTERNAL_MEMORY_FD),
        (
            c"VK_EXT_external_memory_dma_buf",
            Self::EXTERNAL_MEMORY_DMA_BUF,
        ),
        (c"VK_KHR_external_semaphore_fd", Self::EXTERNAL_SEMAPHORE_FD),
        (c"VK_EXT_memory_priority", Self::MEMORY_PRIORITY),
        (c"VK_KHR_timeline_semaphore", Self::TIMELINE_SEMAPHORE),
        (c"VK_KHR_buffer_device_address", Self::BUFFER_DEVICE_ADDRESS),
        (
            c"VK_EXT_image_drm_format_modifier",
            Self::IMAGE_DRM_FORMAT_MODIFIER,
        ),
        (c"VK_EXT_queue_family_foreign", Self::QUEUE_FAMILY_FOREIGN),
        (
            c"VK_EXT_zero_initialize_device_memory",
            Self::ZERO_INITIALIZE_DEVICE_MEMORY,
        ),
        (
            c"VK_AMD_device_coherent_memory",
            Self::DEVICE_COHERENT_MEMORY,
        ),
        (
            c"VK_NV_dedicated_allocation_image_aliasing",
            Self::DEDICATED_ALLOCATION_IMAGE_ALIASING,
        ),
    ];

    /// The extensions of these names; names that do not matter here are passed over.
    #[must_use]
    pub fn from_names(names: &[&CStr]) -> Self {
        Self::NAMES
            .into_iter()
            .filter(|(name, _)| names.contains(name))
            .fold(Self::empty(), |set, (_, bit)| set | bit)
    }
}

bitflags::bitflags! {
    /// The device features that matter here, of those enabled on the device.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Features: u32 {
        /// `protectedMemory`
        const PROTECTED_MEMORY = 1;
        /// `timelineSemaphore`
        const TIMELINE_SEMAPHORE = 1 << 1;
        /// `bufferDeviceAddress`
        const BUFFER_DEVICE_ADDRESS = 1 << 2;
        /// `bufferDeviceAddressCaptureReplay`
        const BUFFER_DEVICE_ADDRESS_CAPTURE_REPLAY = 1 << 3;
        /// `memoryPriority`
        const MEMORY_PRIORITY = 1 << 4;
        /// `deviceCoherentMemory` (AMD)
        const DEVICE_COHERENT_MEMORY = 1 << 5;
        /// `dedicatedAllocationImageAliasing` (NV)
        const DEDICATED_ALLOCATION_IMAGE_ALIASING = 1 << 6;
        /// `zeroInitializeDeviceMemory` (EXT)
        const ZERO_INITIALIZE_DEVICE_MEMORY = 1 << 7;
    }
}

/// One memory type of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryType {
    /// What memory of this type can do.
    pub property_flags: vk::MemoryPropertyFlags,
    /// The heap that it comes from.
    pub heap_index: u32,
}

/// One memory heap of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryHeap {
    /// Size, in bytes.
    pub size: u64,
    /// Where the heap is.
    pub flags: vk::MemoryHeapFlags,
}

/// One queue family of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueFamily {
    /// What its queues can do.
    pub flags: vk::QueueFlags,
    /// How many queues it has.
    pub count: u32,
    /// Whether the device was created with queues of it.
    pub created: bool,
}

/// The limits that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many allocations can be alive at once.
    pub max_memory_allocation_count: u32,
    /// The largest allocation, in bytes.
    pub max_memory_allocation_size: u64,
    /// The largest width of a one-dimensional image, in texels.
    pub max_image_dimension_1d: u32,
    /// The largest side of a two-dimensional image, in texels.
    pub max_image_dimension_2d: u32,
    /// The largest side of a three-dimensional image, in texels.
    pub max_image_dimension_3d: u32,
    /// The largest side of a cube, in texels.
    pub max_image_dimension_cube: u32,
    /// The most array layers.
    pub max_image_array_layers: u32,
    /// Host writes to memory that is not coherent are flushed in units of this, in bytes.
    pub non_coherent_atom_size: u64,
}

/// The newest Vulkan text that the rules were taken from.
pub const TEXT_VERSION: u32 = vk::make_api_version(0, 1, 4, 363);

/// What is known about a device: properties, memory, enabled extensions and features.
///
/// It is plain data, so that rules can be judged without a device, and so that a test can describe
/// a device that the machine does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceFacts {
    /// The device's name.
    pub name: String,
    /// The driver's name; empty where the driver does not tell.
    pub driver_name: String,
    /// The driver's version, in words.
    pub driver_info: String,
    /// What kind of device it is.
    pub device_type: vk::PhysicalDeviceType,
    /// The device's UUID; all zero names no device.
    pub device_uuid: [u8; 16],
    /// The driver's UUID.
    pub driver_uuid: [u8; 16],
    /// The Vulkan version in use.
    pub api_version: u32,
    /// The version of the Vulkan text whose rules count, [`TEXT_VERSION`] unless changed: some
    /// rules became milder with time.
    pub text_version: u32,
    /// Memory types, by index.
    pub memory_types: Vec<MemoryType>,
    /// Memory heaps, by index.
    pub memory_heaps: Vec<MemoryHeap>,
    /// Queue families, by index.
    pub queue_families: Vec<QueueFamily>,
    /// Enabled extensions.
    pub extensions: Extensions,
    /// Enabled features.
    pub features: Features,
    /// Limits.
    pub limits: Limits,
    /// The UUIDs of the device group in order; empty for a device of one physical device.
    pub group_device_uuids: Vec<[u8; 16]>,
}

impl DeviceFacts {
    /// Reads the facts of a physical device. Without a logical device, give no extensions, no
    /// features and no group.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] below Vulkan 1.1.
    ///
    /// # Safety
    ///
    /// The physical devices are live handles of `instance`; `api_version` is not higher than the
    /// instance's and the device's.
    pub unsafe fn query(
        instance: &ash::Instance,
        physical_device: vk::PhysicalDevice,
        api_version: u32,
        extensions: Extensions,
        features: Features,
        group: &[vk::PhysicalDevice],
    ) -> Result<Self, Error> {
        if api_version < vk::API_VERSION_1_1 {
            return Err(Error::Unsupported {
                what: "Vulkan 1.1 or later is needed: ask for it in VkApplicationInfo::apiVersion",
            });
        }
        let with_driver = api_version >= vk::API_VERSION_1_2;
        let properties = chain::with_device_properties(with_driver, |chain| {
            // SAFETY: forwarded; the chain's structs are core in the version in use.
            unsafe { ffi::physical_device_properties(instance, physical_device, chain) };
        });
        // SAFETY: forwarded.
        let memory = unsafe { ffi::memory_properties(instance, physical_device) };
        // SAFETY: forwarded.
        let families = unsafe { ffi::queue_family_properties(instance, physical_device) };
        let mut group_device_uuids = Vec::with_capacity(group.len());
        for member in group {
            let member = chain::with_device_properties(false, |chain| {
                // SAFETY: forwarded: the group's members are live handles of the instance.
                unsafe { ffi::physical_device_properties(instance, *member, chain) };
            });
            group_device_uuids.push(member.device_uuid);
        }
        Ok(Self {
            name: properties.name,
            driver_name: properties.driver_name,
            driver_info: properties.driver_info,
            device_type: properties.device_type,
            device_uuid: properties.device_uuid,
            driver_uuid: properties.driver_uuid,
            api_version,
            text_version: TEXT_VERSION,
            memory_types: memory
                .memory_types_as_slice()
                .iter()
                .map(|of| MemoryType {
                    property_flags: of.property_flags,
                    heap_index: of.heap_index,
                })
                .collect(),
            memory_heaps: memory
                .memory_heaps_as_slice()
                .iter()
                .map(|of| MemoryHeap {
                    size: of.size,
                    flags: of.flags,
                })
                .collect(),
            queue_families: families
                .iter()
                .map(|of| QueueFamily {
                    flags: of.queue_flags,
                    count: of.queue_count,
                    created: false,
                })
                .collect(),
            extensions,
            features,
            limits: properties.limits,
            group_device_uuids,
        })
    }

    /// Marks the families of which the device has queues.
    #[must_use]
    pub fn with_created_queue_families(mut self, indices: &[u32]) -> Self {
        for (index, family) in (0..).zip(&mut self.queue_families) {
            family.created = indices.contains(&index);
        }
        self
    }

    /// How many physical devices the logical device is made of.
    #[must_use]
    pub fn group_size(&self) -> u32 {
        u32::try_from(self.group_device_uuids.len().max(1)).unwrap_or(u32::MAX)
    }

    /// The mask that names every physical device of the logical device.
    #[must_use]
    pub fn full_device_mask(&self) -> u32 {
        u32::MAX >> (u32::BITS - self.group_size().min(u32::BITS))
    }

    /// The properties of a memory type; empty where there is no such type.
    #[must_use]
    pub fn memory_property_flags(&self, memory_type_index: u32) -> vk::MemoryPropertyFlags {
        self.memory_types
            .get(memory_type_index as usize)
            .map_or(vk::MemoryPropertyFlags::empty(), |of| of.property_flags)
    }

    /// The heap of a memory type.
    #[must_use]
    pub fn heap_of(&self, memory_type_index: u32) -> Option<&MemoryHeap> {
        let of = self.memory_types.get(memory_type_index as usize)?;
        self.memory_heaps.get(of.heap_index as usize)
    }

    /// Whether dedicated memory has exactly the size that its resource requires; since 1.4.310 at
    /// least that.
    #[must_use]
    pub const fn dedicated_size_is_exact(&self) -> bool {
        self.text_version < vk::make_api_version(0, 1, 4, 310)
    }

    /// The mask that memory of this type has if none is asked for: every device of the group where the
    /// heap has an instance on each, else the first alone.
    #[must_use]
    pub fn default_device_mask(&self, memory_type_index: u32) -> u32 {
        let everywhere = self
            .heap_of(memory_type_index)
            .is_some_and(|heap| heap.flags.contains(vk::MemoryHeapFlags::MULTI_INSTANCE));
        if everywhere {
            self.full_device_mask()
        } else {
            1
        }
    }

    /// The best memory type of those allowed: one with all preferred properties, else the one with
    /// most of them. Protected and device-coherent types are chosen only when asked for.
    #[must_use]
    pub fn choose_memory_type(
        &self,
        allowed_bits: u32,
        preferred: vk::MemoryPropertyFlags,
    ) -> Option<u32> {
        let special = vk::MemoryPropertyFlags::PROTECTED
            | vk::MemoryPropertyFlags::DEVICE_COHERENT_AMD
            | vk::MemoryPropertyFlags::LAZILY_ALLOCATED;
        (0..)
            .zip(&self.memory_types)
            .filter(|(index, _)| *index < 32 && allowed_bits & (1 << index) != 0)
            .filter(|(_, of)| preferred.contains(of.property_flags & special))
            .max_by_key(|(index, of)| {
                let met = (of.property_flags & preferred).as_raw().count_ones();
                // Earlier types are the better ones in the order that Vulkan gives them.
                (met, std::cmp::Reverse(*index))
            })
            .map(|(index, _)| index)
    }
}
