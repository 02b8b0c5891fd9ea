//! Each violation: what it says, the values that it carries, its id and its text.

use std::fmt;

use ash::vk;

use super::{BindCall, Place, ResourceKind, Uuid, Uuids};
use crate::Dedication;
use crate::rules::facts::{FileKind, SemaphoreKind};
use crate::rules::vuid::Vuid;
use Vuid as V;

violations! {
    // ---- handle types ----

    /// A handle type that this struct or call never takes.
    HandleTypeNotAllowed {
        /// Where it is named.
        place: Place,
        /// The Vulkan bits.
        handle_type: u32,
    }
    match place {
        Place::MemoryImport => Some(V::ImportMemoryFdInfoHandleType00669),
        Place::MemoryGetFd => Some(V::MemoryGetFdInfoHandleType00672),
        Place::FdProperties => Some(V::GetMemoryFdPropertiesHandleType00674),
        Place::SemaphoreImport => Some(V::ImportSemaphoreFdInfoHandleType01143),
        Place::SemaphoreGetFd => Some(V::SemaphoreGetFdInfoHandleType01136),
        _ => None,
    },
    "{place} cannot take handle type {handle_type:#x}: use OPAQUE_FD, DMA_BUF or (binary \
     semaphores) SYNC_FD as the place allows";

    /// A handle type that is not one bit, or that no enabled extension defines.
    HandleTypeUnknown {
        /// Where it is named.
        place: Place,
        /// The Vulkan bits.
        handle_type: u32,
    }
    match place {
        Place::MemoryImport => Some(V::ImportMemoryFdInfoHandleTypeParameter),
        Place::MemoryExport => Some(V::ExportMemoryAllocateInfoHandleTypesParameter),
        Place::MemoryGetFd => Some(V::MemoryGetFdInfoHandleTypeParameter),
        Place::FdProperties => Some(V::GetMemoryFdPropertiesHandleTypeParameter),
        Place::ImageCreation => Some(V::ExternalMemoryImageCreateInfoHandleTypesParameter),
        Place::BufferCreation => Some(V::ExternalMemoryBufferCreateInfoHandleTypesParameter),
        Place::SemaphoreImport => Some(V::ImportSemaphoreFdInfoHandleTypeParameter),
        Place::SemaphoreGetFd => Some(V::SemaphoreGetFdInfoHandleTypeParameter),
        Place::SemaphoreExport => Some(V::ExportSemaphoreCreateInfoHandleTypesParameter),
    },
    "{place} names handle type {handle_type:#x}, which is not one type that the enabled \
     extensions define: enable the extension (VK_EXT_external_memory_dma_buf for dma-bufs) or name \
     one type";

    /// A device extension that this needs is not enabled.
    ExtensionMissing {
        /// Its name.
        extension: &'static str,
    }
    None,
    "{extension} is not enabled: name it at vkCreateDevice";

    // ---- the file descriptor ----

    /// The descriptor is no open memory handle of its type.
    FdIsNoMemory {
        /// Its number.
        number: i32,
        /// What it is.
        kind: FileKind,
        /// The Vulkan bits of the handle type.
        handle_type: u32,
    }
    Some(V::ImportMemoryFdInfoHandleType00670),
    "file descriptor {number} is {kind}, not memory of handle type {handle_type:#x}: import what \
     an export answered";

    /// The descriptor whose properties are asked for is no dma-buf, or is called something else.
    PropertiesOfNoMemory {
        /// Its number.
        number: i32,
        /// What it is.
        kind: FileKind,
        /// The Vulkan bits of the handle type.
        handle_type: u32,
    }
    Some(V::GetMemoryFdPropertiesFd00673),
    "file descriptor {number} is {kind}, asked about as handle type {handle_type:#x}: only a \
     dma-buf (0x200) has memory types to ask for";

    /// The descriptor is no open semaphore handle of its type.
    FdIsNoSemaphore {
        /// Its number.
        number: i32,
        /// What it is.
        kind: FileKind,
        /// The Vulkan bits of the handle type.
        handle_type: u32,
    }
    None,
    "file descriptor {number} is {kind}, not a semaphore of handle type {handle_type:#x}: import \
     what an export answered";

    /// The descriptor is of another type than it is imported as.
    OriginHandleType {
        /// The Vulkan bits of what was exported.
        exported: u32,
        /// The Vulkan bits of what is asked for.
        requested: u32,
    }
    Some(V::ImportMemoryFdInfoHandleType00670),
    "the file descriptor was exported as handle type {exported:#x} and is imported as \
     {requested:#x}: name the type that it was exported as";

    /// A dma-buf is smaller than what is to be imported of it.
    DmaBufTooSmall {
        /// Where the dma-buf ends, in bytes.
        actual: u64,
        /// Bytes asked for.
        requested: u64,
    }
    None,
    "the dma-buf has {actual} bytes and {requested} are asked for: ask for at most its size";

    // ---- who exported it ----

    /// The memory is on another device.
    DifferentDevice {
        /// The exporter's device UUID.
        exporter: [u8; 16],
        /// The importer's device UUID.
        importer: [u8; 16],
    }
    Some(V::ImportMemoryFdInfoFd00668),
    "the memory is on device {} and is imported on device {}: import on the exporter's device (an \
     all-zero UUID names none)", Uuid(exporter), Uuid(importer);

    /// The handle was made by another driver.
    DifferentDriver {
        /// The exporter's driver UUID.
        exporter: [u8; 16],
        /// The importer's driver UUID.
        importer: [u8; 16],
    }
    Some(V::ImportMemoryFdInfoFd01520),
    "the file descriptor was made by driver {} and is given to driver {}: import an opaque one with \
     the driver that made it", Uuid(exporter), Uuid(importer);

    /// Device and driver together are not those that this handle type asks for.
    IncompatibleExporter {
        /// Whether the device UUIDs are equal.
        same_device: bool,
        /// Whether the driver UUIDs are equal.
        same_driver: bool,
    }
    Some(V::ImportMemoryFdInfoFd01746),
    "an opaque file descriptor needs the exporter's device and driver (same device: {same_device}, \
     same driver: {same_driver}): import it on those, or share a dma-buf";

    /// The semaphore is on another device or of another driver.
    IncompatibleSemaphoreExporter {
        /// The exporter's device UUID.
        exporter_device: [u8; 16],
        /// The importer's device UUID.
        importer_device: [u8; 16],
        /// The exporter's driver UUID.
        exporter_driver: [u8; 16],
        /// The importer's driver UUID.
        importer_driver: [u8; 16],
    }
    Some(V::ImportSemaphoreFdInfoFd01544),
    "the semaphore is of device {} and driver {}, the importer of device {} and driver {}: import \
     it on the exporter's device with its driver", Uuid(exporter_device), Uuid(exporter_driver), Uuid(importer_device),
    Uuid(importer_driver);

    /// The device masks differ.
    DeviceMaskMismatch {
        /// The exporter's mask.
        exported: u32,
        /// The mask asked for.
        requested: u32,
    }
    Some(V::MemoryAllocateInfoNone00643),
    "the memory was allocated with device mask {exported:#x} and is imported with {requested:#x}: \
     use the exporter's mask";

    /// The device groups differ.
    DeviceGroupMismatch {
        /// The UUIDs of the exporter's physical devices, in order.
        exporter: Vec<[u8; 16]>,
        /// Those of the importer's.
        importer: Vec<[u8; 16]>,
    }
    Some(V::MemoryAllocateInfoNone00644),
    "the exporter's devices ({}) are not the importer's ({}): create the device from the same \
     physical devices in the same order", Uuids(exporter), Uuids(importer);

    // ---- size and type ----

    /// The size is not the exporter's.
    AllocationSizeMismatch {
        /// Size of the exported memory, in bytes.
        exported: u64,
        /// Bytes asked for.
        requested: u64,
    }
    Some(V::MemoryAllocateInfoAllocationSize01742),
    "the exported memory has {exported} bytes and {requested} are asked for: an opaque file \
     descriptor is imported with its allocation's whole size";

    /// The memory type is not the exporter's.
    MemoryTypeMismatch {
        /// The exporter's memory type.
        exported: u32,
        /// The memory type asked for.
        requested: u32,
    }
    Some(V::MemoryAllocateInfoAllocationSize01742),
    "the exported memory is of type {exported} and type {requested} is asked for: an opaque file \
     descriptor is imported with its allocation's type";

    /// The size is not that of the memory that another API allocated.
    ForeignSizeMismatch {
        /// Size of the memory, in bytes.
        exported: u64,
        /// Bytes asked for.
        requested: u64,
    }
    None,
    "the memory has {exported} bytes and {requested} are asked for: ask for the whole allocation, \
     rounded up to its granularity";

    /// The memory type is none of those that the driver gives for this descriptor.
    MemoryTypeNotImportable {
        /// The memory type asked for.
        requested: u32,
        /// The types allowed, one bit each.
        allowed_bits: u32,
    }
    Some(V::MemoryAllocateInfoMemoryTypeIndex00648),
    "memory type {requested} is not among those of this file descriptor ({allowed_bits:#x}): choose \
     one of them";

    /// Zero bytes.
    EmptyAllocation {}
    Some(V::MemoryAllocateInfoAllocationSize07897),
    "zero bytes are asked for: ask for what the resource requires";

    /// Zero bytes, exportable.
    EmptyExport {}
    Some(V::MemoryAllocateInfoAllocationSize07899),
    "zero bytes are asked for: exportable memory has a size";

    /// Zero bytes, imported.
    EmptyImport {}
    None,
    "zero bytes are to be imported: ask for the exporter's allocation size";

    /// More than the heap holds.
    LargerThanHeap {
        /// Bytes asked for.
        requested: u64,
        /// Size of the heap, in bytes.
        heap: u64,
    }
    Some(V::AllocateMemoryPAllocateInfo01713),
    "{requested} bytes are asked for and the heap has {heap}: ask for less or choose another type";

    /// No such memory type.
    MemoryTypeOutOfRange {
        /// The memory type asked for.
        requested: u32,
        /// How many there are.
        count: usize,
    }
    Some(V::AllocateMemoryPAllocateInfo01714),
    "memory type {requested} is asked for and there are {count}: choose one of the resource's \
     memoryTypeBits";

    /// No memory type is allowed.
    NoMemoryType {
        /// The types allowed, one bit each.
        allowed_bits: u32,
    }
    None,
    "no memory type fits all that is asked for (allowed: {allowed_bits:#x}): ask for fewer \
     properties";

    /// A protected memory type without the feature.
    ProtectedMemoryType {
        /// The memory type asked for.
        requested: u32,
    }
    Some(V::MemoryAllocateInfoMemoryTypeIndex01872),
    "memory type {requested} is protected and protectedMemory is not enabled: choose another type";

    /// A device-coherent memory type without the feature.
    DeviceCoherentMemoryType {
        /// The memory type asked for.
        requested: u32,
    }
    Some(V::AllocateMemoryDeviceCoherentMemory02790),
    "memory type {requested} is device-coherent and deviceCoherentMemory is not enabled: choose \
     another type";

    /// Too many allocations.
    TooManyAllocations {
        /// How many are alive.
        live: u64,
        /// The limit.
        limit: u32,
    }
    Some(V::AllocateMemoryMaxMemoryAllocationCount04101),
    "{live} allocations are alive and the limit is {limit}: free some, or share one allocation \
     among resources";

    // ---- flags ----

    /// Allocate flags that no enabled extension defines.
    AllocateFlagsUnknown {
        /// The bits.
        flags: u32,
    }
    Some(V::MemoryAllocateFlagsInfoFlagsParameter),
    "allocate flags {flags:#x} are not defined by the enabled extensions: leave them out, or enable the \
     extension";

    /// The device mask names devices that the group does not have.
    DeviceMaskOutsideGroup {
        /// The mask asked for.
        mask: u32,
        /// How many devices the group has.
        devices: u32,
    }
    Some(V::MemoryAllocateFlagsInfoDeviceMask00675),
    "device mask {mask:#x} names devices beyond the {devices} of the logical device: one bit stands for \
     each, from bit 0";

    /// The device mask is empty.
    EmptyDeviceMask {}
    Some(V::MemoryAllocateFlagsInfoDeviceMask00676),
    "the device mask is empty: name at least one device, or leave the flag out";

    /// Imported memory is to be zeroed.
    ZeroInitializeImport {}
    Some(V::MemoryAllocateFlagsInfoFlags10760),
    "imported memory cannot be zero-initialised: leave the flag out";

    /// Protected memory is to be zeroed.
    ZeroInitializeProtected {
        /// The memory type asked for.
        requested: u32,
    }
    Some(V::MemoryAllocateFlagsInfoFlags10761),
    "memory type {requested} is protected and cannot be zero-initialised: leave the flag out";

    /// Capture and replay of device addresses without the feature.
    CaptureReplayNotEnabled {}
    Some(V::MemoryAllocateInfoFlags03330),
    "DEVICE_ADDRESS_CAPTURE_REPLAY needs the feature bufferDeviceAddressCaptureReplay: enable it at \
     vkCreateDevice or leave the flag out";

    /// Device addresses without the feature.
    DeviceAddressNotEnabled {}
    Some(V::MemoryAllocateInfoFlags03331),
    "DEVICE_ADDRESS needs the feature bufferDeviceAddress: enable it at vkCreateDevice or leave the \
     flag out";

    /// A captured address without the flag.
    CaptureAddressWithoutFlag {
        /// The address.
        address: u64,
    }
    Some(V::MemoryAllocateInfoOpaqueCaptureAddress03329),
    "the captured address {address:#x} needs the flag DEVICE_ADDRESS_CAPTURE_REPLAY: set it, or ask for \
     no address";

    /// A captured address for imported memory.
    CaptureAddressWithImport {
        /// The address.
        address: u64,
    }
    Some(V::MemoryAllocateInfoOpaqueCaptureAddress03333),
    "the captured address {address:#x} cannot be asked for imported memory: leave it out";

    /// A priority outside of 0 to 1.
    PriorityOutOfRange {
        /// The priority asked for.
        priority: f32,
    }
    None,
    "priority {priority} is out of range: give one from 0 to 1";

    /// A dma-buf would stand for several instances of memory.
    DmaBufOfSeveralInstances {
        /// The device mask.
        device_mask: u32,
        /// The memory type.
        memory_type: u32,
        /// Whether it is an import; an export otherwise.
        import: bool,
    }
    if *import {
        Some(V::MemoryAllocateInfoNone12523)
    } else {
        Some(V::MemoryGetFdInfoHandleType12524)
    },
    "memory of type {memory_type} with device mask {device_mask:#x} has several instances and a \
     dma-buf is one: name one device in the mask";

    // ---- what can be shared ----

    /// The driver does not import this handle type for this kind of resource.
    NotImportable {
        /// The Vulkan bits.
        handle_type: u32,
    }
    Some(V::ImportMemoryFdInfoHandleType09862),
    "handle type {handle_type:#x} is not importable for this resource on this device: ask \
     Device::external_image or external_buffer first";

    /// The driver does not export this handle type for this kind of resource.
    NotExportable {
        /// The Vulkan bits.
        handle_type: u32,
    }
    Some(V::ExportMemoryAllocateInfoHandleTypes09860),
    "handle type {handle_type:#x} is not exportable for this resource on this device: ask \
     Device::external_image or external_buffer first";

    /// Handle types that cannot be named together.
    ExportTypesIncompatible {
        /// All that are named.
        handle_types: u32,
        /// Those that go together with the first of them.
        compatible: u32,
    }
    Some(V::ExportMemoryAllocateInfoHandleTypes09860),
    "handle types {handle_types:#x} cannot be exported from one allocation (compatible: \
     {compatible:#x}): name fewer";

    /// Memory imported as this type cannot be passed on as all the types named.
    NotReexportable {
        /// The Vulkan bits of the import.
        imported: u32,
        /// The Vulkan bits of the export.
        handle_types: u32,
        /// Those that such memory can be exported as.
        exportable: u32,
    }
    None,
    "memory imported as {imported:#x} can be exported as {exportable:#x} and not as \
     {handle_types:#x}: duplicate the file descriptor instead";

    /// The driver wants memory of this kind dedicated.
    DedicationRequired {
        /// The Vulkan bits of the handle type.
        handle_type: u32,
        /// Whether it is about an import; an export otherwise.
        import: bool,
    }
    if *import {
        None
    } else {
        Some(V::MemoryAllocateInfoPNext00639)
    },
    "the device shares handle type {handle_type:#x} of this resource as dedicated memory only: \
     dedicate the allocation or the import to the image or buffer";

    /// A resource is created for handle types that it cannot have.
    ExternalTypeNotSupported {
        /// Which kind of resource.
        resource: ResourceKind,
        /// All that are named.
        handle_types: u32,
        /// Those that the device supports together for such a resource.
        supported: u32,
    }
    match resource {
        ResourceKind::Image => Some(V::ImageCreateInfoPNext00990),
        ResourceKind::Buffer => Some(V::BufferCreateInfoPNext00920),
    },
    "the {resource} is created for handle types {handle_types:#x} and the device supports \
     {supported:#x} for one like it: change usage, format, tiling or flags, or name fewer types";

    // ---- dedication ----

    /// An image and a buffer are both named.
    DedicatedToBoth {}
    Some(V::MemoryDedicatedAllocateInfoImage01432),
    "the memory is dedicated to an image and to a buffer: name one of them";

    /// The dedicated resource is sparse.
    DedicatedToSparse {
        /// Which kind of resource.
        resource: ResourceKind,
    }
    match resource {
        ResourceKind::Image => Some(V::MemoryDedicatedAllocateInfoImage01434),
        ResourceKind::Buffer => Some(V::MemoryDedicatedAllocateInfoBuffer01436),
    },
    "the {resource} is sparse and cannot have dedicated memory: leave SPARSE_BINDING out";

    /// The dedicated image is disjoint.
    DedicatedToDisjoint {}
    Some(V::MemoryDedicatedAllocateInfoImage01797),
    "the image is disjoint and cannot have dedicated memory: leave DISJOINT out";

    /// The allocation is not as large as its resource asks.
    DedicatedSize {
        /// Which kind of resource.
        resource: ResourceKind,
        /// Bytes that the resource requires.
        required: u64,
        /// Bytes asked for.
        requested: u64,
        /// Whether the Vulkan text in force asks for equality.
        exactly: bool,
    }
    match resource {
        ResourceKind::Image => Some(V::MemoryDedicatedAllocateInfoImage02964),
        ResourceKind::Buffer => Some(V::MemoryDedicatedAllocateInfoBuffer02965),
    },
    "the {resource} requires {required} bytes and {requested} are asked for (exactly: {exactly}): \
     allocate what it requires";

    /// The import is dedicated to another kind of resource, or to one made otherwise, than the
    /// exported memory.
    DedicationMismatch {
        /// Which kind of resource the import is dedicated to.
        resource: ResourceKind,
        /// What the exported memory is dedicated to.
        exported: Box<Dedication>,
        /// What the import is dedicated to.
        requested: Box<Dedication>,
    }
    match resource {
        ResourceKind::Image => Some(V::MemoryDedicatedAllocateInfoImage01878),
        ResourceKind::Buffer => Some(V::MemoryDedicatedAllocateInfoBuffer01879),
    },
    "the import is dedicated to {requested:?} and the exported memory to {exported:?}: create the \
     {resource} with the exporter's parameters, or dedicate neither";

    /// The exported memory is dedicated and the import is not.
    DedicationDropped {
        /// What the exported memory is dedicated to.
        exported: Box<Dedication>,
    }
    None,
    "the exported memory is dedicated to {exported:?} and the import to nothing: dedicate it to a \
     resource made with the same parameters";

    // ---- export ----

    /// The memory was not allocated for export as this type.
    NotAllocatedForExport {
        /// The Vulkan bits asked for.
        handle_type: u32,
        /// What it was allocated for.
        allocated_for: u32,
    }
    Some(V::MemoryGetFdInfoHandleType00671),
    "handle type {handle_type:#x} is asked for and the memory was allocated for export as \
     {allocated_for:#x}: name the type when allocating";

    // ---- binding ----

    /// A resource that requires dedicated memory gets other memory.
    BindRequiresDedicated {
        /// Which kind of resource.
        resource: ResourceKind,
        /// Which call.
        call: BindCall,
    }
    Some(match (resource, call) {
        (ResourceKind::Image, BindCall::Direct) => V::BindImageMemoryImage01445,
        (ResourceKind::Image, BindCall::Info) => V::BindImageMemoryInfoImage01445,
        (ResourceKind::Buffer, BindCall::Direct) => V::BindBufferMemoryBuffer01444,
        (ResourceKind::Buffer, BindCall::Info) => V::BindBufferMemoryInfoBuffer01444,
    }),
    "the {resource} requires memory that is dedicated to it: allocate with Allocation::for_{resource}";

    /// Memory that is dedicated to one resource gets another, or at an offset.
    BindToDedicated {
        /// Which kind of resource.
        resource: ResourceKind,
        /// Which call.
        call: BindCall,
        /// Whether it is the resource that the memory is dedicated to.
        same_resource: bool,
        /// The offset, in bytes.
        offset: u64,
        /// Whether aliasing of dedicated images is enabled.
        aliasing: bool,
    }
    Some(match (resource, call, aliasing) {
        (ResourceKind::Image, BindCall::Direct, false) => V::BindImageMemoryMemory02628,
        (ResourceKind::Image, BindCall::Info, false) => V::BindImageMemoryInfoMemory02628,
        (ResourceKind::Image, BindCall::Direct, true) => V::BindImageMemoryMemory02629,
        (ResourceKind::Image, BindCall::Info, true) => V::BindImageMemoryInfoMemory02629,
        (ResourceKind::Buffer, BindCall::Direct, _) => V::BindBufferMemoryMemory01508,
        (ResourceKind::Buffer, BindCall::Info, _) => V::BindBufferMemoryInfoMemory01508,
    }),
    "the memory is dedicated (to this {resource}: {same_resource}) and the offset is {offset}: bind \
     the resource that it is dedicated to, at offset 0";

    /// Memory that is dedicated to an image gets a buffer, or the reverse.
    BindToOtherKind {
        /// Which kind of resource is bound.
        resource: ResourceKind,
        /// Which call.
        call: BindCall,
    }
    Some(match (resource, call) {
        (ResourceKind::Image, BindCall::Direct) => V::BindImageMemoryMemory10926,
        (ResourceKind::Image, BindCall::Info) => V::BindImageMemoryInfoMemory10926,
        (ResourceKind::Buffer, BindCall::Direct) => V::BindBufferMemoryMemory10925,
        (ResourceKind::Buffer, BindCall::Info) => V::BindBufferMemoryInfoMemory10925,
    }),
    "the memory is dedicated to the other kind of resource, and the {resource} cannot be bound to \
     it: allocate memory of its own";

    /// Exportable memory gets a resource that was created for none of its handle types.
    BindExportable {
        /// Which kind of resource.
        resource: ResourceKind,
        /// Which call.
        call: BindCall,
        /// What the memory can be exported as.
        memory: u32,
        /// What the resource was created for.
        created_for: u32,
    }
    Some(match (resource, call) {
        (ResourceKind::Image, BindCall::Direct) => V::BindImageMemoryMemory02728,
        (ResourceKind::Image, BindCall::Info) => V::BindImageMemoryInfoMemory02728,
        (ResourceKind::Buffer, BindCall::Direct) => V::BindBufferMemoryMemory02726,
        (ResourceKind::Buffer, BindCall::Info) => V::BindBufferMemoryInfoMemory02726,
    }),
    "the memory is exportable as {memory:#x} and the {resource} was created for {created_for:#x}: \
     create it with one of the memory's handle types";

    /// Imported memory gets a resource that was not created for its handle type.
    BindImported {
        /// Which kind of resource.
        resource: ResourceKind,
        /// Which call.
        call: BindCall,
        /// What the memory was imported as.
        memory: u32,
        /// What the resource was created for.
        created_for: u32,
    }
    Some(match (resource, call) {
        (ResourceKind::Image, BindCall::Direct) => V::BindImageMemoryMemory02989,
        (ResourceKind::Image, BindCall::Info) => V::BindImageMemoryInfoMemory02989,
        (ResourceKind::Buffer, BindCall::Direct) => V::BindBufferMemoryMemory02985,
        (ResourceKind::Buffer, BindCall::Info) => V::BindBufferMemoryInfoMemory02985,
    }),
    "the memory was imported as {memory:#x} and the {resource} was created for {created_for:#x}: \
     create it with the handle type of the import";

    /// A resource for handle types gets memory that is neither exportable nor imported.
    BindNotExternal {
        /// Which kind of resource.
        resource: ResourceKind,
        /// What the resource was created for.
        created_for: u32,
    }
    None,
    "the {resource} was created for handle types {created_for:#x} and the memory is neither \
     exportable nor imported: allocate it with an export, or create the {resource} without";

    /// A sparse resource gets memory as others do.
    BindSparse {
        /// Which kind of resource.
        resource: ResourceKind,
    }
    None,
    "the {resource} is sparse and gets its memory from a queue (vkQueueBindSparse): leave \
     SPARSE_BINDING out";

    /// The resource does not fit.
    BindTooSmall {
        /// Which kind of resource.
        resource: ResourceKind,
        /// The offset, in bytes.
        offset: u64,
        /// Bytes that the resource requires.
        required: u64,
        /// Bytes of the memory.
        memory: u64,
    }
    None,
    "the {resource} requires {required} bytes at offset {offset} and the memory has {memory}: allocate \
     more, or bind at a lower offset";

    /// The offset is not aligned.
    BindMisaligned {
        /// Which kind of resource.
        resource: ResourceKind,
        /// The offset, in bytes.
        offset: u64,
        /// The alignment, in bytes.
        alignment: u64,
    }
    None,
    "the {resource} cannot lie at offset {offset}: bind it at a multiple of {alignment}";

    /// The memory type does not fit.
    BindMemoryType {
        /// Which kind of resource.
        resource: ResourceKind,
        /// The memory's type.
        memory_type: u32,
        /// The types allowed, one bit each.
        allowed_bits: u32,
    }
    None,
    "the {resource} allows memory types {allowed_bits:#x} and the memory is of type {memory_type}: \
     allocate memory of an allowed type";

    /// The resource is bound already.
    AlreadyBound {
        /// Which kind of resource.
        resource: ResourceKind,
    }
    None,
    "the {resource} is bound to memory already, which cannot be undone: create another one";

    /// Two logical devices are mixed.
    OtherLogicalDevice {}
    None,
    "resource and memory belong to different logical devices: share memory through a file \
     descriptor";

    // ---- creation of resources ----

    /// An external image does not start undefined.
    ExternalInitialLayout {
        /// The layout asked for.
        layout: i32,
    }
    Some(V::ImageCreateInfoPNext01443),
    "an external image cannot start in layout {layout}: create it in UNDEFINED (0)";

    /// A buffer without usage.
    EmptyBufferUsage {}
    Some(V::PhysicalDeviceExternalBufferInfoNone09500),
    "the buffer has no usage: say what it is used for";

    /// A buffer with usage bits that nobody knows.
    UnknownBufferUsage {
        /// The unknown bits.
        bits: u32,
    }
    Some(V::PhysicalDeviceExternalBufferInfoNone09499),
    "the buffer has unknown usage bits {bits:#x}: leave them out";

    /// A buffer with creation flags that nobody knows.
    UnknownBufferFlags {
        /// The unknown bits.
        bits: u32,
    }
    Some(V::PhysicalDeviceExternalBufferInfoFlagsParameter),
    "the buffer has unknown creation flags {bits:#x}: leave them out";

    /// Queue families that cannot share a resource.
    ConcurrentFamilies {
        /// The families named.
        families: Vec<u32>,
        /// How many the device has.
        count: usize,
    }
    None,
    "queue families {families:?} cannot share a resource on a device with {count} of them: name two or \
     more, each once, or use EXCLUSIVE";

    /// A sharing mode that nobody knows.
    UnknownSharingMode {
        /// The mode.
        mode: vk::SharingMode,
    }
    None,
    "sharing mode {mode:?} is none: use EXCLUSIVE or CONCURRENT";

    /// A buffer of no size.
    EmptyBuffer {}
    None,
    "the buffer has a size of 0 bytes: give it at least one";

    /// An image without an extent.
    EmptyImage {
        /// The extent of level 0, in texels.
        extent: [u32; 3],
        /// Its levels.
        mip_levels: u32,
        /// Its layers.
        array_layers: u32,
    }
    None,
    "the image has {extent:?} texels, {mip_levels} levels and {array_layers} layers: give it at least \
     one of each";

    /// An image of no type.
    UnknownImageType {
        /// The type.
        image_type: vk::ImageType,
    }
    None,
    "image type {image_type:?} is none: use TYPE_1D, TYPE_2D or TYPE_3D";

    /// An image without usage.
    EmptyImageUsage {}
    None,
    "the image has no usage: say what it is used for";

    /// The device has no such images at all.
    ImageNotSupported {
        /// The format.
        format: vk::Format,
        /// The tiling.
        tiling: vk::ImageTiling,
        /// The usage.
        usage: vk::ImageUsageFlags,
    }
    None,
    "the device has no images of {format:?} with tiling {tiling:?} and usage {usage:?}: choose \
     another format or fewer uses";

    /// The image is beyond the device's limits.
    ImageTooLarge {
        /// What is too large: width, height, depth, levels or layers.
        what: &'static str,
        /// What is asked for.
        requested: u32,
        /// The limit.
        limit: u32,
    }
    None,
    "the image's {what} is {requested} and the device allows {limit}: ask for at most that";

    /// The device does not support this many samples for such an image.
    SamplesNotSupported {
        /// The bits asked for.
        requested: u32,
        /// The bits supported.
        supported: u32,
    }
    None,
    "sample count {requested:#x} is not supported: choose one bit of {supported:#x}";

    // ---- semaphores ----

    /// The feature is not enabled.
    TimelineNotEnabled {}
    Some(V::SemaphoreTypeCreateInfoTimelineSemaphore03252),
    "timeline semaphores need the feature timelineSemaphore: enable it at vkCreateDevice";

    /// A binary semaphore with an initial value.
    BinaryInitialValue {
        /// The value asked for.
        value: u64,
    }
    Some(V::SemaphoreTypeCreateInfoSemaphoreType03279),
    "a binary semaphore has no initial value, and {value} is asked for: leave it at 0, or make a \
     timeline";

    /// The driver does not export such semaphores, or not as all these types together.
    SemaphoreNotExportable {
        /// The type of the semaphore.
        kind: SemaphoreKind,
        /// All handle types named.
        handle_types: u32,
        /// Those that the device supports together.
        supported: u32,
    }
    Some(V::ExportSemaphoreCreateInfoHandleTypes01124),
    "{kind} semaphores cannot be exported as {handle_types:#x} on this device (supported: \
     {supported:#x}): ask Device::external_semaphore first";

    /// The driver does not import such semaphores.
    SemaphoreNotImportable {
        /// The type of the semaphore.
        kind: SemaphoreKind,
        /// The handle type.
        handle_type: u32,
    }
    None,
    "{kind} semaphores cannot be imported as {handle_type:#x} on this device: ask \
     Device::external_semaphore first";

    /// A binary semaphore is imported as a timeline, or the reverse.
    SemaphoreKindMismatch {
        /// The exporter's type.
        exported: SemaphoreKind,
        /// The target's type.
        target: SemaphoreKind,
    }
    Some(V::ImportSemaphoreFdInfoHandleType03264),
    "a {exported} semaphore was exported and is imported as a {target} one: use the exporter's \
     type";

    /// A timeline is imported for one wait only.
    TemporaryTimeline {}
    Some(V::ImportSemaphoreFdInfoFlags03323),
    "a timeline semaphore cannot be imported temporarily: import it for good";

    /// A sync file is imported for good.
    PermanentSyncFd {}
    Some(V::ImportSemaphoreFdInfoHandleType07307),
    "a sync file is one signal and cannot be imported for good: set the flag TEMPORARY";

    /// Import flags that nobody knows.
    SemaphoreImportFlagsUnknown {
        /// The flags.
        flags: u32,
    }
    Some(V::ImportSemaphoreFdInfoFlagsParameter),
    "semaphore import flags {flags:#x} are not all defined: set TEMPORARY (0x1) or none";

    /// A sync file cannot hold a timeline.
    SyncFdOfTimeline {}
    Some(V::SemaphoreGetFdInfoHandleType03253),
    "a timeline semaphore cannot be exported as a sync file: use an opaque file descriptor";

    /// The semaphore was not created for export as this type.
    SemaphoreNotCreatedForExport {
        /// The handle type asked for.
        handle_type: u32,
        /// What it was created for.
        created_for: u32,
    }
    Some(V::SemaphoreGetFdInfoHandleType01132),
    "handle type {handle_type:#x} is asked for and the semaphore was created for export as \
     {created_for:#x}: name the type when creating it";

    /// An imported payload cannot be passed on as this type.
    ImportedSemaphoreNotExportable {
        /// The handle type asked for.
        handle_type: u32,
        /// What the payload was imported as.
        imported: u32,
        /// What such a payload can be exported as.
        exportable: u32,
    }
    Some(V::SemaphoreGetFdInfoSemaphore01133),
    "the semaphore's payload was imported as {imported:#x}, which can be exported as \
     {exportable:#x} and not as {handle_type:#x}: duplicate the file descriptor instead";
}
