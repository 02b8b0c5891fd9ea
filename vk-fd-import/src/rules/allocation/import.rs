//! The rules of importing: what the descriptor is, who exported it, and what has to be repeated.

use super::{AllocationRequest, ImportRequest};
use crate::rules::binding::memory_type_allowed;
use crate::rules::facts::{DeviceFacts, Extensions, FileKind};
use crate::rules::handle_types;
use crate::rules::violation::{Place, ResourceKind, Violation};
use crate::{Dedication, Exporter, MemoryHandleType, Origin};

pub(super) fn import(
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
    // Nobody knows what another API's allocation is dedicated to.
    let known_exporter = handle_type == MemoryHandleType::DmaBuf
        || import
            .origin
            .is_some_and(|origin| origin.exporter == Exporter::Vulkan);
    if let Some(support) = request.known_support()
        && support.of(handle_type).dedicated_only()
        && known_exporter
        && request.dedicated_image.is_none()
        && request.dedicated_buffer.is_none()
    {
        found.push(Violation::DedicationRequired {
            handle_type: named.as_raw(),
            import: true,
        });
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
    if handle_type == MemoryHandleType::DmaBuf && mask.count_ones() > 1 {
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

/// The devices of a group, or the one that is in none.
fn members<'a>(group: &'a [[u8; 16]], device: &'a [u8; 16]) -> &'a [[u8; 16]] {
    if group.is_empty() {
        std::slice::from_ref(device)
    } else {
        group
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
        let exporter = members(&origin.group_device_uuids, &origin.device_uuid);
        let importer = members(&device.group_device_uuids, &device.device_uuid);
        // A dma-buf goes from one device to another, whatever the rule's words say; a group it repeats.
        let one_each = exporter.len() == 1 && importer.len() == 1;
        if exporter != importer && !(handle_type == MemoryHandleType::DmaBuf && one_each) {
            found.push(Violation::DeviceGroupMismatch {
                exporter: exporter.to_vec(),
                importer: importer.to_vec(),
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
