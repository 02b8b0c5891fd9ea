//! The rules of `vkAllocateMemory`: plain, exporting, importing, dedicated.

use ash::vk;

use super::binding::memory_type_allowed;
use super::facts::{BufferFacts, DeviceFacts, ExternalSupport, FdFacts, FileKind, ImageFacts};
use super::facts::{Extensions, Features};
use super::handle_types;
use super::violation::{Place, ResourceKind, Violation, Violations};
use crate::{Dedication, Exporter, MemoryHandleType, Origin};

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
            device.full_device_mask()
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
    if let Some(import) = request.active_import() {
        self::import(device, request, import, &mut found);
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
        } else if !able.compatible.contains(named) {
            found.push(Violation::ExportTypesIncompatible {
                handle_types: named.as_raw(),
                compatible: able.compatible.as_raw(),
            });
        }
        if able.dedicated_only() && !dedicated {
            found.push(Violation::DedicationRequired { handle_type: raw });
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

fn import(
    device: &DeviceFacts,
    request: &AllocationRequest<'_>,
    import: &ImportRequest<'_>,
    found: &mut Vec<Violation>,
) {
    if !device.extensions.contains(Extensions::EXTERNAL_MEMORY_FD) {
        found.push(Violation::ExtensionMissing {
            extension: "VK_KHR_external_memory_fd",
        });
    }
    let named = import.handle_type;
    handle_types::one(device, named, Place::MemoryImport, found);
    import_fd(request, import, found);
    let Some(handle_type) = MemoryHandleType::from_flags(named) else {
        return;
    };
    if let Some(support) = request.known_support()
        && !support.of(handle_type).importable()
    {
        found.push(Violation::NotImportable {
            handle_type: named.as_raw(),
        });
    }
    if let Some(support) = request.known_support() {
        let exportable = support.of(handle_type).export_from_imported;
        if !exportable.contains(request.export) {
            found.push(Violation::NotReexportable {
                imported: named.as_raw(),
                handle_types: request.export.as_raw(),
                exportable: exportable.as_raw(),
            });
        }
    }
    let requested = request.memory_type_index;
    if let Some(allowed_bits) = import.fd_memory_type_bits
        && !memory_type_allowed(requested, allowed_bits)
    {
        found.push(Violation::MemoryTypeNotImportable {
            requested,
            allowed_bits,
        });
    }
    let mask = request.effective_mask(device);
    let asks_for_several =
        request.flags.contains(vk::MemoryAllocateFlags::DEVICE_MASK) && mask.count_ones() > 1;
    if handle_type == MemoryHandleType::DmaBuf
        && (asks_for_several || device.has_several_instances(requested, mask))
    {
        found.push(Violation::DmaBufOfSeveralInstances {
            device_mask: mask,
            memory_type: requested,
            import: true,
        });
    }
    if let Some(origin) = import.origin {
        import_origin(device, request, handle_type, origin, found);
    }
}

/// What the descriptor is.
fn import_fd(
    request: &AllocationRequest<'_>,
    import: &ImportRequest<'_>,
    found: &mut Vec<Violation>,
) {
    let fd = import.fd;
    let fits = match MemoryHandleType::from_flags(import.handle_type) {
        Some(MemoryHandleType::DmaBuf) => fd.kind == FileKind::DmaBuf,
        Some(MemoryHandleType::OpaqueFd) => fd.kind.can_be_opaque(),
        None => fd.kind != FileKind::Closed,
    };
    if !fits {
        found.push(Violation::FdIsNoMemory {
            number: fd.number,
            kind: fd.kind,
            handle_type: import.handle_type.as_raw(),
        });
    }
    if let (FileKind::DmaBuf, Some(actual)) = (fd.kind, fd.size)
        && import.handle_type == MemoryHandleType::DmaBuf.flags()
        && request.allocation_size > actual
    {
        found.push(Violation::DmaBufTooSmall {
            actual,
            requested: request.allocation_size,
        });
    }
}

/// What the exporter did.
fn import_origin(
    device: &DeviceFacts,
    request: &AllocationRequest<'_>,
    handle_type: MemoryHandleType,
    origin: &Origin,
    found: &mut Vec<Violation>,
) {
    if origin.handle_type != handle_type {
        found.push(Violation::OriginHandleType {
            exported: origin.handle_type.flags().as_raw(),
            requested: handle_type.flags().as_raw(),
        });
    }
    let vulkan = origin.exporter == Exporter::Vulkan;
    if vulkan {
        let requested = request.effective_mask(device);
        if requested != origin.device_mask {
            found.push(Violation::DeviceMaskMismatch {
                exported: origin.device_mask,
                requested,
            });
        }
        if origin.group_device_uuids != device.group_device_uuids {
            found.push(Violation::DeviceGroupMismatch {
                exporter: origin.group_device_uuids.len().max(1),
                importer: device.group_device_uuids.len().max(1),
            });
        }
    }
    if handle_type != MemoryHandleType::OpaqueFd {
        return;
    }
    let same_device = origin.device_uuid == device.device_uuid && origin.device_uuid != [0; 16];
    if !same_device {
        found.push(Violation::DifferentDevice {
            exporter: origin.device_uuid,
            importer: device.device_uuid,
        });
    }
    let same_driver = origin
        .driver_uuid
        .is_none_or(|driver| driver == device.driver_uuid);
    if let Some(exporter) = origin.driver_uuid
        && !same_driver
    {
        found.push(Violation::DifferentDriver {
            exporter,
            importer: device.driver_uuid,
        });
    }
    if !(same_device && same_driver) {
        found.push(Violation::IncompatibleExporter {
            same_device,
            same_driver,
        });
    }
    let (exported, requested) = (origin.allocation_size, request.allocation_size);
    if exported != requested {
        found.push(if vulkan {
            Violation::AllocationSizeMismatch {
                exported,
                requested,
            }
        } else {
            Violation::ForeignSizeMismatch {
                exported,
                requested,
            }
        });
    }
    if !vulkan {
        return;
    }
    if let Some(exported) = origin.memory_type_index
        && exported != request.memory_type_index
    {
        found.push(Violation::MemoryTypeMismatch {
            exported,
            requested: request.memory_type_index,
        });
    }
    import_dedication(request, &origin.dedication, found);
}

/// The import is dedicated exactly as the exported memory.
fn import_dedication(
    request: &AllocationRequest<'_>,
    exported: &Dedication,
    found: &mut Vec<Violation>,
) {
    if let Some(image) = request.dedicated_image
        && !matches!(exported, Dedication::Image(made) if made.same_as(&image.description))
    {
        found.push(Violation::DedicationMismatch {
            resource: ResourceKind::Image,
            exported: Box::new(exported.clone()),
            requested: Box::new(Dedication::Image(image.description.clone())),
        });
    }
    if let Some(buffer) = request.dedicated_buffer
        && !matches!(exported, Dedication::Buffer(made) if made.same_as(&buffer.description))
    {
        found.push(Violation::DedicationMismatch {
            resource: ResourceKind::Buffer,
            exported: Box::new(exported.clone()),
            requested: Box::new(Dedication::Buffer(buffer.description.clone())),
        });
    }
    // Memory of one image may be laid out for that image alone; memory of a buffer is bytes.
    let must_stay = matches!(exported, Dedication::Image(_))
        || exported.is_dedicated()
            && request
                .known_support()
                .is_some_and(|support| support.of(MemoryHandleType::OpaqueFd).dedicated_only());
    if request.dedicated_image.is_none() && request.dedicated_buffer.is_none() && must_stay {
        found.push(Violation::DedicationDropped {
            exported: Box::new(exported.clone()),
        });
    }
}
