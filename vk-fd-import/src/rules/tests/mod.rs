//! A device that nobody has, and requests to it; each checked rule broken once, and right requests that break none.

mod broken;
mod groups;
mod verdicts;

use ash::vk;

use super::*;
use crate::{
    BufferDescription, Dedication, Exporter, ImageDescription, MemoryHandleType, Origin,
    SemaphoreOrigin,
};

const OPAQUE: vk::ExternalMemoryHandleTypeFlags = vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD;
const DMA_BUF: vk::ExternalMemoryHandleTypeFlags = vk::ExternalMemoryHandleTypeFlags::DMA_BUF_EXT;
const WIN32: vk::ExternalMemoryHandleTypeFlags = vk::ExternalMemoryHandleTypeFlags::OPAQUE_WIN32;
const NONE: vk::ExternalMemoryHandleTypeFlags = vk::ExternalMemoryHandleTypeFlags::empty();

const MIB: u64 = 1 << 20;

/// A device that nobody has: a plain memory type, a protected one, a device-coherent one, and one in a heap that has an
/// instance on each of two devices.
fn device() -> DeviceFacts {
    let plain = vk::MemoryPropertyFlags::DEVICE_LOCAL;
    let types = [
        (plain, 0),
        (plain | vk::MemoryPropertyFlags::PROTECTED, 0),
        (plain | vk::MemoryPropertyFlags::DEVICE_COHERENT_AMD, 0),
        (plain, 1),
    ];
    DeviceFacts {
        name: "none".to_owned(),
        driver_name: String::new(),
        driver_info: String::new(),
        device_type: vk::PhysicalDeviceType::OTHER,
        device_uuid: [1; 16],
        driver_uuid: [2; 16],
        api_version: vk::API_VERSION_1_3,
        text_version: TEXT_VERSION,
        memory_types: types
            .map(|(property_flags, heap_index)| MemoryType {
                property_flags,
                heap_index,
            })
            .to_vec(),
        memory_heaps: vec![
            MemoryHeap {
                size: 1 << 30,
                flags: vk::MemoryHeapFlags::DEVICE_LOCAL,
            },
            MemoryHeap {
                size: 1 << 30,
                flags: vk::MemoryHeapFlags::DEVICE_LOCAL | vk::MemoryHeapFlags::MULTI_INSTANCE,
            },
        ],
        queue_families: Vec::new(),
        extensions: Extensions::all(),
        features: Features::empty(),
        limits: Limits {
            max_memory_allocation_count: 100,
            max_memory_allocation_size: 1 << 31,
            max_image_dimension_1d: 4096,
            max_image_dimension_2d: 4096,
            max_image_dimension_3d: 2048,
            max_image_dimension_cube: 4096,
            max_image_array_layers: 256,
            non_coherent_atom_size: 64,
        },
        group_device_uuids: vec![[1; 16], [3; 16]],
    }
}

fn able(features: vk::ExternalMemoryFeatureFlags) -> ExternalSupport {
    let of = |kind| ExternalProperties {
        features,
        export_from_imported: kind,
        compatible: kind,
    };
    ExternalSupport {
        opaque_fd: of(OPAQUE),
        dma_buf: of(DMA_BUF),
    }
}

fn all_support() -> ExternalSupport {
    able(vk::ExternalMemoryFeatureFlags::IMPORTABLE | vk::ExternalMemoryFeatureFlags::EXPORTABLE)
}

fn requirements() -> Requirements {
    Requirements {
        size: MIB,
        alignment: 256,
        memory_type_bits: 0b1111,
        prefers_dedicated: false,
        requires_dedicated: false,
    }
}

fn buffer() -> BufferFacts {
    BufferFacts {
        id: ResourceId(1),
        description: BufferDescription::new(MIB, vk::BufferUsageFlags::STORAGE_BUFFER),
        external: OPAQUE,
        requirements: requirements(),
        support: all_support(),
    }
}

fn image() -> ImageFacts {
    ImageFacts {
        id: ResourceId(2),
        description: ImageDescription::two_dimensional(
            vk::Format::R8G8B8A8_UNORM,
            512,
            512,
            vk::ImageUsageFlags::SAMPLED,
        ),
        external: OPAQUE,
        requirements: requirements(),
        support: all_support(),
    }
}

fn origin() -> Origin {
    Origin {
        handle_type: MemoryHandleType::OpaqueFd,
        exporter: Exporter::Vulkan,
        allocation_size: MIB,
        memory_type_index: Some(0),
        memory_property_flags: vk::MemoryPropertyFlags::DEVICE_LOCAL,
        dedication: Dedication::None,
        device_uuid: [1; 16],
        driver_uuid: Some([2; 16]),
        device_mask: 1,
        group_device_uuids: vec![[1; 16], [3; 16]],
    }
}

fn fd(kind: FileKind) -> FdFacts {
    FdFacts {
        number: 7,
        kind,
        size: None,
    }
}

fn memory() -> MemoryFacts {
    MemoryFacts {
        size: MIB,
        memory_type_index: 0,
        export: OPAQUE,
        imported: NONE,
        dedicated: DedicatedTo::Nothing,
        device_mask: 1,
    }
}

/// Allocates after a change to a right request.
fn allocate(change: impl FnOnce(&mut AllocationRequest<'_>)) -> Result<(), Violations> {
    let mut request = AllocationRequest::new(MIB, 0);
    change(&mut request);
    allocation(&device(), &request)
}

/// Allocates dedicated memory after changes to right facts.
fn dedicate(
    size: u64,
    change: impl FnOnce(&mut BufferFacts, &mut ImageFacts),
    which: (bool, bool),
) -> Result<(), Violations> {
    let (mut buffer, mut image) = (buffer(), image());
    change(&mut buffer, &mut image);
    let request = AllocationRequest {
        dedicated_buffer: which.0.then_some(&buffer),
        dedicated_image: which.1.then_some(&image),
        ..AllocationRequest::new(size, 0)
    };
    allocation(&device(), &request)
}

/// What an import is made of.
struct Imported {
    handle_type: vk::ExternalMemoryHandleTypeFlags,
    fd: FdFacts,
    origin: Origin,
    bits: Option<u32>,
    support: ExternalSupport,
    size: u64,
    memory_type: u32,
    flags: vk::MemoryAllocateFlags,
    address: u64,
    buffer: Option<BufferFacts>,
    image: Option<ImageFacts>,
    device: DeviceFacts,
}

/// Imports after a change to a right request.
fn import(change: impl FnOnce(&mut Imported)) -> Result<(), Violations> {
    let mut of = Imported {
        handle_type: OPAQUE,
        fd: fd(FileKind::CharacterDevice {
            major: 195,
            minor: 255,
        }),
        origin: origin(),
        bits: None,
        support: all_support(),
        size: MIB,
        memory_type: 0,
        flags: vk::MemoryAllocateFlags::empty(),
        address: 0,
        buffer: None,
        image: None,
        device: device(),
    };
    change(&mut of);
    let request = AllocationRequest {
        import: Some(ImportRequest {
            handle_type: of.handle_type,
            fd: &of.fd,
            origin: Some(&of.origin),
            fd_memory_type_bits: of.bits,
        }),
        support: Some(&of.support),
        flags: of.flags,
        opaque_capture_address: of.address,
        dedicated_buffer: of.buffer.as_ref(),
        dedicated_image: of.image.as_ref(),
        ..AllocationRequest::new(of.size, of.memory_type)
    };
    allocation(&of.device, &request)
}

fn bind_state(call: BindCall) -> BindState {
    BindState {
        call,
        already_bound: false,
        same_device: true,
    }
}

fn bound_buffer(
    call: BindCall,
    offset: u64,
    change: impl FnOnce(&mut BufferFacts, &mut MemoryFacts),
) -> Result<(), Violations> {
    let (mut buffer, mut memory) = (buffer(), memory());
    change(&mut buffer, &mut memory);
    bind_buffer(&buffer, &memory, offset, bind_state(call))
}

fn bound_image(
    call: BindCall,
    features: Features,
    offset: u64,
    change: impl FnOnce(&mut ImageFacts, &mut MemoryFacts),
) -> Result<(), Violations> {
    let (mut image, mut memory) = (image(), memory());
    change(&mut image, &mut memory);
    let device = DeviceFacts {
        features,
        ..device()
    };
    bind_image(&device, &image, &memory, offset, bind_state(call))
}

fn dedicated_to_buffer(id: u64) -> DedicatedTo {
    DedicatedTo::Buffer {
        id: ResourceId(id),
        description: buffer().description,
    }
}

fn dedicated_to_image(id: u64) -> DedicatedTo {
    DedicatedTo::Image {
        id: ResourceId(id),
        description: image().description,
    }
}

fn image_limits() -> ImageSupport {
    ImageSupport {
        limits: Some(vk::ImageFormatProperties {
            max_extent: vk::Extent3D {
                width: 4096,
                height: 4096,
                depth: 1,
            },
            max_mip_levels: 13,
            max_array_layers: 256,
            sample_counts: vk::SampleCountFlags::TYPE_1,
            max_resource_size: 1 << 31,
        }),
        external: all_support(),
    }
}

fn create_buffer(
    external: vk::ExternalMemoryHandleTypeFlags,
    device: &DeviceFacts,
    change: impl FnOnce(&mut BufferDescription),
) -> Result<(), Violations> {
    let mut description = buffer().description;
    change(&mut description);
    buffer_creation(device, &description, external, &all_support())
}

fn create_image(
    external: vk::ExternalMemoryHandleTypeFlags,
    layout: vk::ImageLayout,
    device: &DeviceFacts,
    change: impl FnOnce(&mut ImageDescription, &mut ImageSupport),
) -> Result<(), Violations> {
    let (mut description, mut support) = (image().description, image_limits());
    change(&mut description, &mut support);
    image_creation(device, &description, external, layout, &support)
}

type SemaphoreTypes = vk::ExternalSemaphoreHandleTypeFlags;

fn semaphore_support() -> [SemaphoreSupport; 2] {
    [SemaphoreTypes::OPAQUE_FD, SemaphoreTypes::SYNC_FD].map(|kind| SemaphoreSupport {
        features: vk::ExternalSemaphoreFeatureFlags::EXPORTABLE
            | vk::ExternalSemaphoreFeatureFlags::IMPORTABLE,
        export_from_imported: kind,
        compatible: kind,
    })
}

fn create_semaphore(
    kind: SemaphoreKind,
    value: u64,
    export: SemaphoreTypes,
    features: Features,
) -> Result<(), Violations> {
    let device = DeviceFacts {
        features,
        ..device()
    };
    semaphore_creation(&device, kind, value, export, &semaphore_support())
}

fn export_semaphore(
    change: impl FnOnce(&mut SemaphoreFacts),
    handle_type: SemaphoreTypes,
) -> Result<(), Violations> {
    let mut facts = SemaphoreFacts {
        kind: SemaphoreKind::Binary,
        export: SemaphoreTypes::OPAQUE_FD,
        imported: SemaphoreTypes::empty(),
        export_from_imported: SemaphoreTypes::empty(),
    };
    change(&mut facts);
    semaphore_export(&device(), &facts, handle_type)
}

fn import_semaphore(change: impl FnOnce(&mut SemaphoreImport<'_>)) -> Result<(), Violations> {
    let file = fd(FileKind::CharacterDevice {
        major: 195,
        minor: 255,
    });
    let [support, _] = semaphore_support();
    let origin = SemaphoreOrigin {
        exporter: Exporter::Vulkan,
        device_uuid: [1; 16],
        driver_uuid: [2; 16],
    };
    let mut import = SemaphoreImport {
        target: SemaphoreKind::Binary,
        exported: Some(SemaphoreKind::Binary),
        handle_type: SemaphoreTypes::OPAQUE_FD,
        flags: vk::SemaphoreImportFlags::empty(),
        fd: Some(&file),
        origin: Some(&origin),
        support: &support,
    };
    change(&mut import);
    semaphore_import(&device(), &import)
}

/// Allocates exportable memory for a resource of which the device says this.
fn exporting(
    handle_types: vk::ExternalMemoryHandleTypeFlags,
    support: ExternalSupport,
) -> Result<(), Violations> {
    let request = AllocationRequest {
        export: handle_types,
        support: Some(&support),
        ..AllocationRequest::new(MIB, 0)
    };
    allocation(&device(), &request)
}
