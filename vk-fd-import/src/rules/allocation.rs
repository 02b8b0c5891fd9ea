//! The rules of `vkAllocateMemory`: plain, exporting, importing, dedicated.

mod import;

use ash::vk;

use super::facts::{BufferFacts, DeviceFacts, ExternalSupport, FdFacts, ImageFacts};
use super::facts::{Extensions, Features};
use super::handle_types;
use super::violation::{Place, ResourceKind, Violation, Violations};
use crate::{MemoryHandleType, Origin};

/// `VK_MEMORY_ALLOCATE_ZERO_INITIALIZE_BIT_EXT`, newer than ash's headers.
pub const ZERO_INITIALIZE: vk::MemoryAllocateFlags = vk::MemoryAllocateFlags::from_raw(8);

/// What an import says and what is known about its file descriptor.
#[derive(Clone, Copy, Debug)]
pub struct ImportRequest<'a> {
    /// The Vulkan bits of the handle type.
    pub handle_type: vk::ExternalMemoryHandleTypeFlags,
    /// What the kernel says of the descriptor.
    pub fd: &'a FdFacts,
    /// Where the memory came from; `None` if nobody knows, which leaves those rules to the caller.
    pub origin: Option<&'a Origin>,
    /// The answer of `vkGetMemoryFdPropertiesKHR`; `None` if it was not asked, as for opaque ones.
    pub fd_memory_type_bits: Option<u32>,
}

/// One call of `vkAllocateMemory`.
///
/// Everything is as Vulkan would get it, so that also what this crate's own types cannot say can be
/// judged.
#[derive(Clone, Copy, Debug)]
pub struct AllocationRequest<'a> {
    /// `allocationSize`, in bytes.
    pub allocation_size: u64,
    /// `memoryTypeIndex`.
    pub memory_type_index: u32,
    /// The handle types of `VkExportMemoryAllocateInfo`; empty without one.
    pub export: vk::ExternalMemoryHandleTypeFlags,
    /// `VkImportMemoryFdInfoKHR`; a handle type of 0 counts as none.
    pub import: Option<ImportRequest<'a>>,
    /// The image of `VkMemoryDedicatedAllocateInfo`.
    pub dedicated_image: Option<&'a ImageFacts>,
    /// The buffer of `VkMemoryDedicatedAllocateInfo`.
    pub dedicated_buffer: Option<&'a BufferFacts>,
    /// What the device can share of the kind of resource that the memory is for; `None` if it is
    /// dedicated, or if nobody knows yet, which leaves those rules to the caller.
    pub support: Option<&'a ExternalSupport>,
    /// `VkMemoryAllocateFlagsInfo`
    pub flags: vk::MemoryAllocateFlags,
    /// The mask of `VkMemoryAllocateFlagsInfo`; counts with the flag `DEVICE_MASK` only.
    pub device_mask: u32,
    /// `VkMemoryPriorityAllocateInfoEXT`
    pub priority: Option<f32>,
    /// `VkMemoryOpaqueCaptureAddressAllocateInfo`; 0 without one.
    pub opaque_capture_address: u64,
    /// How many allocations of the device are alive.
    pub live_allocations: u64,
    /// Whether the dedicated resource is one of the same logical device.
    pub same_device: bool,
}

impl AllocationRequest<'_> {
    /// A plain allocation of `allocation_size` bytes.
    #[must_use]
    pub const fn new(allocation_size: u64, memory_type_index: u32) -> Self {
        Self {
            allocation_size,
            memory_type_index,
            export: vk::ExternalMemoryHandleTypeFlags::empty(),
            import: None,
            dedicated_image: None,
            dedicated_buffer: None,
            support: None,
            flags: vk::MemoryAllocateFlags::empty(),
            device_mask: 0,
            priority: None,
            opaque_capture_address: 0,
            live_allocations: 0,
            same_device: true,
        }
    }

    /// The import, if there is an active one.
    fn active_import(&self) -> Option<&ImportRequest<'_>> {
        self.import
            .as_ref()
            .filter(|import| !import.handle_type.is_empty())
    }

    /// The mask that the memory will have.
    fn effective_mask(&self, device: &DeviceFacts) -> u32 {
        if self.flags.contains(vk::MemoryAllocateFlags::DEVICE_MASK) {
            self.device_mask
        } else {
            device.default_device_mask(self.memory_type_index)
        }
    }

    /// What the device can share of the resource that the memory is for.
    fn known_support(&self) -> Option<&ExternalSupport> {
        self.dedicated_image
            .map(|image| &image.support)
            .or_else(|| self.dedicated_buffer.map(|buffer| &buffer.support))
            .or(self.support)
    }
}

/// Judges one call of `vkAllocateMemory`.
///
/// # Errors
///
/// All violations.
pub fn allocation(device: &DeviceFacts, request: &AllocationRequest<'_>) -> Result<(), Violations> {
    let mut found = Vec::new();
    if !request.same_device {
        found.push(Violation::OtherLogicalDevice {});
    }
    size_and_type(device, request, &mut found);
    flags(device, request, &mut found);
    export(device, request, &mut found);
    dedication(device, request, &mut found);
    if let Some(active) = request.active_import() {
        import::import(device, request, active, &mut found);
    }
    Violations::check(found)
}

fn size_and_type(
    device: &DeviceFacts,
    request: &AllocationRequest<'_>,
    found: &mut Vec<Violation>,
) {
    let size = request.allocation_size;
    let index = request.memory_type_index;
    if size == 0 {
        if !request.export.is_empty() {
            found.push(Violation::EmptyExport {});
        } else if request.active_import().is_some() {
            found.push(Violation::EmptyImport {});
        } else {
            found.push(Violation::EmptyAllocation {});
        }
    }
    match device.heap_of(index) {
        None => found.push(Violation::MemoryTypeOutOfRange {
            requested: index,
            count: device.memory_types.len(),
        }),
        Some(heap) if size > heap.size => {
            found.push(Violation::LargerThanHeap {
                requested: size,
                heap: heap.size,
            });
        }
        Some(_) => {}
    }
    let properties = device.memory_property_flags(index);
    if properties.contains(vk::MemoryPropertyFlags::PROTECTED)
        && !device.features.contains(Features::PROTECTED_MEMORY)
    {
        found.push(Violation::ProtectedMemoryType { requested: index });
    }
    if properties.contains(vk::MemoryPropertyFlags::DEVICE_COHERENT_AMD)
        && !device.features.contains(Features::DEVICE_COHERENT_MEMORY)
    {
        found.push(Violation::DeviceCoherentMemoryType { requested: index });
    }
    let limit = device.limits.max_memory_allocation_count;
    if request.live_allocations >= u64::from(limit) {
        found.push(Violation::TooManyAllocations {
            live: request.live_allocations,
            limit,
        });
    }
}

fn flags(device: &DeviceFacts, request: &AllocationRequest<'_>, found: &mut Vec<Violation>) {
    let flags = request.flags;
    let import = request.active_import().is_some();
    let mut known = vk::MemoryAllocateFlags::DEVICE_MASK
        | vk::MemoryAllocateFlags::DEVICE_ADDRESS
        | vk::MemoryAllocateFlags::DEVICE_ADDRESS_CAPTURE_REPLAY;
    if device
        .extensions
        .contains(Extensions::ZERO_INITIALIZE_DEVICE_MEMORY)
    {
        known |= ZERO_INITIALIZE;
    }
    if !known.contains(flags) {
        found.push(Violation::AllocateFlagsUnknown {
            flags: (flags & !known).as_raw(),
        });
    }
    if flags.contains(vk::MemoryAllocateFlags::DEVICE_MASK) {
        let mask = request.device_mask;
        if mask & !device.full_device_mask() != 0 {
            found.push(Violation::DeviceMaskOutsideGroup {
                mask,
                devices: device.group_size(),
            });
        }
        if mask == 0 {
            found.push(Violation::EmptyDeviceMask {});
        }
    }
    if flags.contains(ZERO_INITIALIZE) {
        if import {
            found.push(Violation::ZeroInitializeImport {});
        }
        let requested = request.memory_type_index;
        if device
            .memory_property_flags(requested)
            .contains(vk::MemoryPropertyFlags::PROTECTED)
        {
            found.push(Violation::ZeroInitializeProtected { requested });
        }
    }
    let replay = flags.contains(vk::MemoryAllocateFlags::DEVICE_ADDRESS_CAPTURE_REPLAY);
    if replay
        && !device
            .features
            .contains(Features::BUFFER_DEVICE_ADDRESS_CAPTURE_REPLAY)
    {
        found.push(Violation::CaptureReplayNotEnabled {});
    }
    if flags.contains(vk::MemoryAllocateFlags::DEVICE_ADDRESS)
        && !device.features.contains(Features::BUFFER_DEVICE_ADDRESS)
    {
        found.push(Violation::DeviceAddressNotEnabled {});
    }
    let address = request.opaque_capture_address;
    if address != 0 {
        if !replay {
            found.push(Violation::CaptureAddressWithoutFlag { address });
        }
        if import {
            found.push(Violation::CaptureAddressWithImport { address });
        }
    }
    if let Some(priority) = request.priority {
        if !device.extensions.contains(Extensions::MEMORY_PRIORITY) {
            found.push(Violation::ExtensionMissing {
                extension: "VK_EXT_memory_priority",
            });
        }
        if !(0.0..=1.0).contains(&priority) {
            found.push(Violation::PriorityOutOfRange { priority });
        }
    }
}

fn export(device: &DeviceFacts, request: &AllocationRequest<'_>, found: &mut Vec<Violation>) {
    let named = request.export;
    if named.is_empty() {
        return;
    }
    handle_types::several(device, named, Place::MemoryExport, found);
    let Some(support) = request.known_support() else {
        return;
    };
    let dedicated = request.dedicated_image.is_some() || request.dedicated_buffer.is_some();
    for handle_type in MemoryHandleType::ALL {
        if !named.contains(handle_type.flags()) {
            continue;
        }
        let raw = handle_type.flags().as_raw();
        let able = support.of(handle_type);
        if !able.exportable() {
            found.push(Violation::NotExportable { handle_type: raw });
        } else if !(able.compatible | handle_type.flags()).contains(named) {
            found.push(Violation::ExportTypesIncompatible {
                handle_types: named.as_raw(),
                compatible: able.compatible.as_raw(),
            });
        }
        if able.dedicated_only() && !dedicated {
            found.push(Violation::DedicationRequired {
                handle_type: raw,
                import: false,
            });
        }
    }
    let other = named & !MemoryHandleType::union(&MemoryHandleType::ALL);
    if !other.is_empty() {
        found.push(Violation::NotExportable {
            handle_type: other.as_raw(),
        });
    }
}

fn dedication(device: &DeviceFacts, request: &AllocationRequest<'_>, found: &mut Vec<Violation>) {
    let size = request.allocation_size;
    let exactly = device.dedicated_size_is_exact();
    let wrong = |required| {
        if exactly {
            size != required
        } else {
            size < required
        }
    };
    if request.dedicated_image.is_some() && request.dedicated_buffer.is_some() {
        found.push(Violation::DedicatedToBoth {});
    }
    if let Some(image) = request.dedicated_image {
        let resource = ResourceKind::Image;
        if image
            .description
            .flags
            .contains(vk::ImageCreateFlags::SPARSE_BINDING)
        {
            found.push(Violation::DedicatedToSparse { resource });
        }
        if image
            .description
            .flags
            .contains(vk::ImageCreateFlags::DISJOINT)
        {
            found.push(Violation::DedicatedToDisjoint {});
        }
        let required = image.requirements.size;
        if wrong(required) {
            found.push(Violation::DedicatedSize {
                resource,
                required,
                requested: size,
                exactly,
            });
        }
    }
    if let Some(buffer) = request.dedicated_buffer {
        let resource = ResourceKind::Buffer;
        if buffer
            .description
            .flags
            .contains(vk::BufferCreateFlags::SPARSE_BINDING)
        {
            found.push(Violation::DedicatedToSparse { resource });
        }
        let required = buffer.requirements.size;
        if wrong(required) {
            found.push(Violation::DedicatedSize {
                resource,
                required,
                requested: size,
                exactly,
            });
        }
    }
}
