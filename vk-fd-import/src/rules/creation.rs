//! The rules of creating images and buffers whose memory is shared.

use ash::vk;

use super::facts::{DeviceFacts, ExternalSupport, ImageSupport};
use super::handle_types;
use super::violation::{Place, ResourceKind, Violation, Violations};
use crate::{BufferDescription, ImageDescription, MemoryHandleType};

/// The creation flags of buffers in Vulkan 1.4 and its extensions.
const BUFFER_FLAGS: u32 = 0x7f;
/// The usage bits of buffers in Vulkan 1.4 and its extensions.
const BUFFER_USAGE: u32 = 0x1ffb_ffff;

/// The types of images.
const TYPES: [vk::ImageType; 3] = [
    vk::ImageType::TYPE_1D,
    vk::ImageType::TYPE_2D,
    vk::ImageType::TYPE_3D,
];

/// Judges one call of `vkCreateImage` with `VkExternalMemoryImageCreateInfo`, or without if
/// `external` is empty.
///
/// # Errors
///
/// All violations.
pub fn image_creation(
    device: &DeviceFacts,
    description: &ImageDescription,
    external: vk::ExternalMemoryHandleTypeFlags,
    initial_layout: vk::ImageLayout,
    support: &ImageSupport,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    handle_types::several(device, external, Place::ImageCreation, &mut found);
    let known = image_can_be_asked_for(description);
    if !external.is_empty() {
        if initial_layout != vk::ImageLayout::UNDEFINED {
            found.push(Violation::ExternalInitialLayout {
                layout: initial_layout.as_raw(),
            });
        }
        if known {
            external_types(ResourceKind::Image, external, &support.external, &mut found);
        }
    }
    if !TYPES.contains(&description.image_type) {
        found.push(Violation::UnknownImageType {
            image_type: description.image_type,
        });
    }
    if description.usage.is_empty() {
        found.push(Violation::EmptyImageUsage {});
    }
    sharing(
        device,
        description.sharing_mode,
        &description.queue_family_indices,
        &mut found,
    );
    let vk::Extent3D {
        width,
        height,
        depth,
    } = description.extent;
    let counts = [
        width,
        height,
        depth,
        description.mip_levels,
        description.array_layers,
    ];
    if counts.contains(&0) {
        found.push(Violation::EmptyImage {
            extent: [width, height, depth],
            mip_levels: description.mip_levels,
            array_layers: description.array_layers,
        });
    }
    if !known {
        return Violations::check(found);
    }
    let Some(limits) = &support.limits else {
        found.push(Violation::ImageNotSupported {
            format: description.format,
            tiling: description.tiling,
            usage: description.usage,
        });
        return Violations::check(found);
    };
    let most = limits.max_extent;
    let levels = limits.max_mip_levels.min(description.full_mip_levels());
    for (what, requested, limit) in [
        ("width", width, most.width),
        ("height", height, most.height),
        ("depth", depth, most.depth),
        ("number of mip levels", description.mip_levels, levels),
        (
            "number of array layers",
            description.array_layers,
            limits.max_array_layers,
        ),
    ] {
        if requested > limit {
            found.push(Violation::ImageTooLarge {
                what,
                requested,
                limit,
            });
        }
    }
    if description.samples.as_raw().count_ones() != 1
        || !limits.sample_counts.contains(description.samples)
    {
        found.push(Violation::SamplesNotSupported {
            requested: description.samples.as_raw(),
            supported: limits.sample_counts.as_raw(),
        });
    }
    Violations::check(found)
}

/// Judges one call of `vkCreateBuffer` with `VkExternalMemoryBufferCreateInfo`, or without if
/// `external` is empty.
///
/// # Errors
///
/// All violations.
pub fn buffer_creation(
    device: &DeviceFacts,
    description: &BufferDescription,
    external: vk::ExternalMemoryHandleTypeFlags,
    support: &ExternalSupport,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    handle_types::several(device, external, Place::BufferCreation, &mut found);
    if description.size == 0 {
        found.push(Violation::EmptyBuffer {});
    }
    let usage = description.usage.as_raw();
    if usage == 0 {
        found.push(Violation::EmptyBufferUsage {});
    }
    if usage & !BUFFER_USAGE != 0 {
        found.push(Violation::UnknownBufferUsage {
            bits: usage & !BUFFER_USAGE,
        });
    }
    sharing(
        device,
        description.sharing_mode,
        &description.queue_family_indices,
        &mut found,
    );
    let flags = description.flags.as_raw();
    if flags & !BUFFER_FLAGS != 0 {
        found.push(Violation::UnknownBufferFlags {
            bits: flags & !BUFFER_FLAGS,
        });
    }
    if !external.is_empty() {
        external_types(ResourceKind::Buffer, external, support, &mut found);
    }
    Violations::check(found)
}

/// Families that share a resource are two or more, each named once, of those that the device has.
fn sharing(
    device: &DeviceFacts,
    mode: vk::SharingMode,
    families: &[u32],
    found: &mut Vec<Violation>,
) {
    match mode {
        vk::SharingMode::EXCLUSIVE => {}
        vk::SharingMode::CONCURRENT => {
            // Facts that were written by hand may know of no families.
            let known = match device.queue_families.len() {
                0 => u32::MAX,
                count => u32::try_from(count).unwrap_or(u32::MAX),
            };
            let each_once = (1..families.len()).all(|at| !families[..at].contains(&families[at]));
            let exist = families.iter().all(|family| *family < known);
            if families.len() < 2 || !each_once || !exist {
                found.push(Violation::ConcurrentFamilies {
                    families: families.to_vec(),
                    count: device.queue_families.len(),
                });
            }
        }
        mode => found.push(Violation::UnknownSharingMode { mode }),
    }
}

/// Whether a driver can be asked about such buffers at all.
pub(crate) const fn can_be_asked_for(description: &BufferDescription) -> bool {
    let usage = description.usage.as_raw();
    usage != 0 && usage & !BUFFER_USAGE == 0 && description.flags.as_raw() & !BUFFER_FLAGS == 0
}

/// Whether a driver can be asked about such images at all.
pub(crate) fn image_can_be_asked_for(description: &ImageDescription) -> bool {
    TYPES.contains(&description.image_type) && !description.usage.is_empty()
}

/// Every named type must be supported, and go together with all others.
fn external_types(
    resource: ResourceKind,
    named: vk::ExternalMemoryHandleTypeFlags,
    support: &ExternalSupport,
    found: &mut Vec<Violation>,
) {
    let mut supported = MemoryHandleType::union(&MemoryHandleType::ALL);
    for handle_type in MemoryHandleType::ALL {
        let able = support.of(handle_type);
        if able.features.is_empty() {
            supported &= !handle_type.flags();
        } else if named.contains(handle_type.flags()) {
            supported &= able.compatible | handle_type.flags();
        }
    }
    if !supported.contains(named) {
        found.push(Violation::ExternalTypeNotSupported {
            resource,
            handle_types: named.as_raw(),
            supported: supported.as_raw(),
        });
    }
}
