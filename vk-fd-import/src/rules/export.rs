//! The rules of `vkGetMemoryFdKHR` and `vkGetMemoryFdPropertiesKHR`.

use ash::vk;

use super::facts::{DeviceFacts, Extensions, FdFacts, FileKind, MemoryFacts};
use super::handle_types;
use super::violation::{Place, Violation, Violations};
use crate::MemoryHandleType;

/// Judges one call of `vkGetMemoryFdKHR`.
///
/// # Errors
///
/// All violations.
pub fn export(
    device: &DeviceFacts,
    memory: &MemoryFacts,
    handle_type: vk::ExternalMemoryHandleTypeFlags,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    if !device.extensions.contains(Extensions::EXTERNAL_MEMORY_FD) {
        found.push(Violation::ExtensionMissing {
            extension: "VK_KHR_external_memory_fd",
        });
    }
    handle_types::one(device, handle_type, Place::MemoryGetFd, &mut found);
    if !memory.export.contains(handle_type) || handle_type.is_empty() {
        found.push(Violation::NotAllocatedForExport {
            handle_type: handle_type.as_raw(),
            allocated_for: memory.export.as_raw(),
        });
    }
    if handle_type == MemoryHandleType::DmaBuf.flags() && memory.device_mask.count_ones() > 1 {
        found.push(Violation::DmaBufOfSeveralInstances {
            device_mask: memory.device_mask,
            memory_type: memory.memory_type_index,
            import: false,
        });
    }
    Violations::check(found)
}

/// Judges one call of `vkGetMemoryFdPropertiesKHR`.
///
/// # Errors
///
/// All violations.
pub fn fd_properties(
    device: &DeviceFacts,
    fd: &FdFacts,
    handle_type: vk::ExternalMemoryHandleTypeFlags,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    if !device.extensions.contains(Extensions::EXTERNAL_MEMORY_FD) {
        found.push(Violation::ExtensionMissing {
            extension: "VK_KHR_external_memory_fd",
        });
    }
    handle_types::one(device, handle_type, Place::FdProperties, &mut found);
    // An opaque descriptor is told apart above; handle types of other platforms are no descriptors.
    let descriptors = MemoryHandleType::union(&MemoryHandleType::ALL);
    if fd.kind != FileKind::DmaBuf || !descriptors.contains(handle_type) {
        found.push(Violation::PropertiesOfNoMemory {
            number: fd.number,
            kind: fd.kind,
            handle_type: handle_type.as_raw(),
        });
    }
    Violations::check(found)
}
