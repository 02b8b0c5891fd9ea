//! The one place where Vulkan structs are chained.
//!
//! Every chain is built on the stack of a function here and lent to a closure, so that nothing can
//! point to a struct that is gone.

use std::os::fd::RawFd;

use ash::vk;

use crate::rules::{ExternalProperties, Limits, Requirements};
use crate::{BufferDescription, ImageDescription};

/// The properties of a physical device that are read off a chain.
pub(crate) struct DeviceProperties {
    pub(crate) name: String,
    pub(crate) driver_name: String,
    pub(crate) driver_info: String,
    pub(crate) device_type: vk::PhysicalDeviceType,
    pub(crate) device_uuid: [u8; 16],
    pub(crate) driver_uuid: [u8; 16],
    pub(crate) limits: Limits,
}

/// Text from a fixed array of C characters.
fn text(text: Result<&std::ffi::CStr, std::ffi::FromBytesUntilNulError>) -> String {
    text.map(|text| text.to_string_lossy().into_owned())
        .unwrap_or_default()
}

/// `VkPhysicalDeviceProperties2` with ids, the allocation limit and (Vulkan 1.2) the driver.
pub(crate) fn with_device_properties(
    with_driver: bool,
    query: impl FnOnce(&mut vk::PhysicalDeviceProperties2<'_>),
) -> DeviceProperties {
    let mut ids = vk::PhysicalDeviceIDProperties::default();
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    let mut maintenance = vk::PhysicalDeviceMaintenance3Properties::default();
    let mut chain = vk::PhysicalDeviceProperties2::default()
        .push_next(&mut ids)
        .push_next(&mut maintenance);
    if with_driver {
        chain = chain.push_next(&mut driver);
    }
    query(&mut chain);
    let properties = chain.properties;
    let limits = properties.limits;
    DeviceProperties {
        name: text(properties.device_name_as_c_str()),
        driver_name: text(driver.driver_name_as_c_str()),
        driver_info: text(driver.driver_info_as_c_str()),
        device_type: properties.device_type,
        device_uuid: ids.device_uuid,
        driver_uuid: ids.driver_uuid,
        limits: Limits {
            max_memory_allocation_count: limits.max_memory_allocation_count,
            max_memory_allocation_size: maintenance.max_memory_allocation_size,
            max_image_dimension_1d: limits.max_image_dimension1_d,
            max_image_dimension_2d: limits.max_image_dimension2_d,
            max_image_dimension_3d: limits.max_image_dimension3_d,
            max_image_dimension_cube: limits.max_image_dimension_cube,
            max_image_array_layers: limits.max_image_array_layers,
            non_coherent_atom_size: limits.non_coherent_atom_size,
        },
    }
}

/// All that can be chained to `VkMemoryAllocateInfo` here; zero and empty mean "left out".
#[derive(Clone, Copy)]
pub(crate) struct AllocateParts {
    pub(crate) allocation_size: u64,
    pub(crate) memory_type_index: u32,
    pub(crate) export: vk::ExternalMemoryHandleTypeFlags,
    pub(crate) import: Option<(vk::ExternalMemoryHandleTypeFlags, RawFd)>,
    pub(crate) dedicated_image: vk::Image,
    pub(crate) dedicated_buffer: vk::Buffer,
    pub(crate) flags: vk::MemoryAllocateFlags,
    pub(crate) device_mask: u32,
    pub(crate) priority: Option<f32>,
    pub(crate) opaque_capture_address: u64,
}

/// `VkMemoryAllocateInfo` with whatever of its chain is asked for.
pub(crate) fn with_allocate_info<R>(
    parts: &AllocateParts,
    lend: impl FnOnce(&vk::MemoryAllocateInfo<'_>) -> R,
) -> R {
    let mut export = vk::ExportMemoryAllocateInfo::default().handle_types(parts.export);
    let (handle_type, number) = parts
        .import
        .unwrap_or((vk::ExternalMemoryHandleTypeFlags::empty(), -1));
    let mut import = vk::ImportMemoryFdInfoKHR::default()
        .handle_type(handle_type)
        .fd(number);
    let mut dedicated = vk::MemoryDedicatedAllocateInfo::default()
        .image(parts.dedicated_image)
        .buffer(parts.dedicated_buffer);
    let mut flags = vk::MemoryAllocateFlagsInfo::default()
        .flags(parts.flags)
        .device_mask(parts.device_mask);
    let mut priority =
        vk::MemoryPriorityAllocateInfoEXT::default().priority(parts.priority.unwrap_or(0.5));
    let mut address = vk::MemoryOpaqueCaptureAddressAllocateInfo::default()
        .opaque_capture_address(parts.opaque_capture_address);

    let mut info = vk::MemoryAllocateInfo::default()
        .allocation_size(parts.allocation_size)
        .memory_type_index(parts.memory_type_index);
    if !parts.export.is_empty() {
        info = info.push_next(&mut export);
    }
    if !handle_type.is_empty() {
        info = info.push_next(&mut import);
    }
    if parts.dedicated_image != vk::Image::null() || parts.dedicated_buffer != vk::Buffer::null() {
        info = info.push_next(&mut dedicated);
    }
    if !parts.flags.is_empty() {
        info = info.push_next(&mut flags);
    }
    if parts.priority.is_some() {
        info = info.push_next(&mut priority);
    }
    if parts.opaque_capture_address != 0 {
        info = info.push_next(&mut address);
    }
    lend(&info)
}

fn families(mode: vk::SharingMode, indices: &[u32]) -> &[u32] {
    if mode == vk::SharingMode::CONCURRENT {
        indices
    } else {
        &[]
    }
}

/// `VkImageCreateInfo`, with its external struct if there are handle types.
pub(crate) fn with_image_create_info<R>(
    description: &ImageDescription,
    handle_types: vk::ExternalMemoryHandleTypeFlags,
    lend: impl FnOnce(&vk::ImageCreateInfo<'_>) -> R,
) -> R {
    let mut external = vk::ExternalMemoryImageCreateInfo::default().handle_types(handle_types);
    let mut info = vk::ImageCreateInfo::default()
        .flags(description.flags)
        .image_type(description.image_type)
        .format(description.format)
        .extent(description.extent)
        .mip_levels(description.mip_levels)
        .array_layers(description.array_layers)
        .samples(description.samples)
        .tiling(description.tiling)
        .usage(description.usage)
        .sharing_mode(description.sharing_mode)
        .queue_family_indices(families(
            description.sharing_mode,
            &description.queue_family_indices,
        ))
        .initial_layout(vk::ImageLayout::UNDEFINED);
    if !handle_types.is_empty() {
        info = info.push_next(&mut external);
    }
    lend(&info)
}

/// `VkBufferCreateInfo`, with its external struct if there are handle types.
pub(crate) fn with_buffer_create_info<R>(
    description: &BufferDescription,
    handle_types: vk::ExternalMemoryHandleTypeFlags,
    lend: impl FnOnce(&vk::BufferCreateInfo<'_>) -> R,
) -> R {
    let mut external = vk::ExternalMemoryBufferCreateInfo::default().handle_types(handle_types);
    let mut info = vk::BufferCreateInfo::default()
        .flags(description.flags)
        .size(description.size)
        .usage(description.usage)
        .sharing_mode(description.sharing_mode)
        .queue_family_indices(families(
            description.sharing_mode,
            &description.queue_family_indices,
        ));
    if !handle_types.is_empty() {
        info = info.push_next(&mut external);
    }
    lend(&info)
}

/// `VkMemoryRequirements2` with the dedicated requirements.
pub(crate) fn with_requirements(
    query: impl FnOnce(&mut vk::MemoryRequirements2<'_>),
) -> Requirements {
    let mut dedicated = vk::MemoryDedicatedRequirements::default();
    let mut chain = vk::MemoryRequirements2::default().push_next(&mut dedicated);
    query(&mut chain);
    let requirements = chain.memory_requirements;
    Requirements {
        size: requirements.size,
        alignment: requirements.alignment,
        memory_type_bits: requirements.memory_type_bits,
        prefers_dedicated: dedicated.prefers_dedicated_allocation == vk::TRUE,
        requires_dedicated: dedicated.requires_dedicated_allocation == vk::TRUE,
    }
}

pub(crate) const fn external_properties(
    properties: &vk::ExternalMemoryProperties,
) -> ExternalProperties {
    ExternalProperties {
        features: properties.external_memory_features,
        export_from_imported: properties.export_from_imported_handle_types,
        compatible: properties.compatible_handle_types,
    }
}

/// What a driver says of an image of one kind: limits, and what it can share.
pub(crate) struct ImageSupport {
    pub(crate) limits: vk::ImageFormatProperties,
    pub(crate) external: ExternalProperties,
}

/// `VkPhysicalDeviceImageFormatInfo2` and `VkImageFormatProperties2`, each with its external struct
/// if there is a handle type.
pub(crate) fn with_image_format<E>(
    description: &ImageDescription,
    handle_type: vk::ExternalMemoryHandleTypeFlags,
    query: impl FnOnce(
        &vk::PhysicalDeviceImageFormatInfo2<'_>,
        &mut vk::ImageFormatProperties2<'_>,
    ) -> Result<(), E>,
) -> Result<ImageSupport, E> {
    let mut external_info =
        vk::PhysicalDeviceExternalImageFormatInfo::default().handle_type(handle_type);
    let mut external = vk::ExternalImageFormatProperties::default();
    let mut info = vk::PhysicalDeviceImageFormatInfo2::default()
        .format(description.format)
        .ty(description.image_type)
        .tiling(description.tiling)
        .usage(description.usage)
        .flags(description.flags);
    let mut properties = vk::ImageFormatProperties2::default();
    if !handle_type.is_empty() {
        info = info.push_next(&mut external_info);
        properties = properties.push_next(&mut external);
    }
    query(&info, &mut properties)?;
    let limits = properties.image_format_properties;
    Ok(ImageSupport {
        limits,
        external: external_properties(&external.external_memory_properties),
    })
}

/// `VkSemaphoreCreateInfo` of one type, exportable if there are handle types.
pub(crate) fn with_semaphore_create_info<R>(
    timeline_from: Option<u64>,
    export: vk::ExternalSemaphoreHandleTypeFlags,
    lend: impl FnOnce(&vk::SemaphoreCreateInfo<'_>) -> R,
) -> R {
    let mut kind = vk::SemaphoreTypeCreateInfo::default()
        .semaphore_type(vk::SemaphoreType::TIMELINE)
        .initial_value(timeline_from.unwrap_or(0));
    let mut exported = vk::ExportSemaphoreCreateInfo::default().handle_types(export);
    let mut info = vk::SemaphoreCreateInfo::default();
    if timeline_from.is_some() {
        info = info.push_next(&mut kind);
    }
    if !export.is_empty() {
        info = info.push_next(&mut exported);
    }
    lend(&info)
}

/// `VkPhysicalDeviceExternalSemaphoreInfo` with the type of the semaphore: a driver may share
/// binary ones and not timelines.
pub(crate) fn with_external_semaphore_info<R>(
    timeline: bool,
    handle_type: vk::ExternalSemaphoreHandleTypeFlags,
    lend: impl FnOnce(&vk::PhysicalDeviceExternalSemaphoreInfo<'_>) -> R,
) -> R {
    let mut kind =
        vk::SemaphoreTypeCreateInfo::default().semaphore_type(vk::SemaphoreType::TIMELINE);
    let mut info = vk::PhysicalDeviceExternalSemaphoreInfo::default().handle_type(handle_type);
    if timeline {
        info = info.push_next(&mut kind);
    }
    lend(&info)
}
