//! Which handle types can be named where.

use ash::vk;

use super::facts::{DeviceFacts, Extensions};
use super::violation::{Place, Violation};
use crate::MemoryHandleType;

/// Every memory handle type that Vulkan has, as far as ash knows, without those of extensions that
/// the device has not enabled.
fn known(device: &DeviceFacts) -> vk::ExternalMemoryHandleTypeFlags {
    // Core 1.1 defines the first seven, whether or not their platform is there.
    let core = vk::ExternalMemoryHandleTypeFlags::from_raw(0x7f);
    if device
        .extensions
        .contains(Extensions::EXTERNAL_MEMORY_DMA_BUF)
    {
        core | vk::ExternalMemoryHandleTypeFlags::DMA_BUF_EXT
    } else {
        core
    }
}

/// Judges a set of handle types.
pub(super) fn several(
    device: &DeviceFacts,
    named: vk::ExternalMemoryHandleTypeFlags,
    place: Place,
    found: &mut Vec<Violation>,
) {
    let unknown = named & !known(device);
    if !unknown.is_empty() {
        found.push(Violation::HandleTypeUnknown {
            place,
            handle_type: unknown.as_raw(),
        });
    }
}

/// Judges one handle type that has to be a file descriptor.
pub(super) fn one(
    device: &DeviceFacts,
    named: vk::ExternalMemoryHandleTypeFlags,
    place: Place,
    found: &mut Vec<Violation>,
) {
    let handle_type = named.as_raw();
    if handle_type.count_ones() != 1 || !known(device).contains(named) {
        found.push(Violation::HandleTypeUnknown { place, handle_type });
    }
    let allowed = match place {
        Place::FdProperties => named != MemoryHandleType::OpaqueFd.flags(),
        _ => MemoryHandleType::from_flags(named).is_some(),
    };
    if !allowed {
        found.push(Violation::HandleTypeNotAllowed { place, handle_type });
    }
}
