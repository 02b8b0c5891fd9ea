//! The rules of binding memory to images and buffers.

use ash::vk;

use super::facts::{
    BufferFacts, DedicatedTo, DeviceFacts, ExternalSupport, Features, ImageFacts, MemoryFacts,
    Requirements, ResourceId,
};
use super::violation::{BindCall, ResourceKind, Violation, Violations};
use crate::{ImageDescription, MemoryHandleType};

/// The creation flags of a buffer that a queue binds to memory.
const SPARSE_BUFFER: vk::BufferCreateFlags = vk::BufferCreateFlags::from_raw(
    vk::BufferCreateFlags::SPARSE_BINDING.as_raw()
        | vk::BufferCreateFlags::SPARSE_RESIDENCY.as_raw()
        | vk::BufferCreateFlags::SPARSE_ALIASED.as_raw(),
);
/// The same of an image.
const SPARSE_IMAGE: vk::ImageCreateFlags = vk::ImageCreateFlags::from_raw(
    vk::ImageCreateFlags::SPARSE_BINDING.as_raw()
        | vk::ImageCreateFlags::SPARSE_RESIDENCY.as_raw()
        | vk::ImageCreateFlags::SPARSE_ALIASED.as_raw(),
);

/// How things stand when memory is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BindState {
    /// Which call is used.
    pub call: BindCall,
    /// Whether the resource is bound already.
    pub already_bound: bool,
    /// Whether resource and memory belong to the same logical device.
    pub same_device: bool,
}

/// What images and buffers have in common.
struct Bind<'a> {
    resource: ResourceKind,
    id: ResourceId,
    external: vk::ExternalMemoryHandleTypeFlags,
    support: &'a ExternalSupport,
    sparse: bool,
    requirements: &'a Requirements,
    memory: &'a MemoryFacts,
    offset: u64,
    state: BindState,
}

/// Judges binding a buffer at an offset in bytes.
///
/// # Errors
///
/// All violations.
pub fn bind_buffer(
    buffer: &BufferFacts,
    memory: &MemoryFacts,
    offset: u64,
    state: BindState,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let bind = Bind {
        resource: ResourceKind::Buffer,
        id: buffer.id,
        external: buffer.external,
        support: &buffer.support,
        sparse: buffer.description.flags.intersects(SPARSE_BUFFER),
        requirements: &buffer.requirements,
        memory,
        offset,
        state,
    };
    common(&bind, &mut found);
    match &memory.dedicated {
        DedicatedTo::Nothing => {}
        DedicatedTo::Image { .. } => found.push(bind.other_kind()),
        DedicatedTo::Buffer { id, .. } => {
            if *id != buffer.id || offset != 0 {
                found.push(bind.dedicated(*id == buffer.id, false));
            }
        }
    }
    Violations::check(found)
}

/// Judges binding an image at an offset in bytes.
///
/// # Errors
///
/// All violations.
pub fn bind_image(
    device: &DeviceFacts,
    image: &ImageFacts,
    memory: &MemoryFacts,
    offset: u64,
    state: BindState,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let bind = Bind {
        resource: ResourceKind::Image,
        id: image.id,
        external: image.external,
        support: &image.support,
        sparse: image.description.flags.intersects(SPARSE_IMAGE),
        requirements: &image.requirements,
        memory,
        offset,
        state,
    };
    common(&bind, &mut found);
    let aliasing = device
        .features
        .contains(Features::DEDICATED_ALLOCATION_IMAGE_ALIASING);
    match &memory.dedicated {
        DedicatedTo::Nothing => {}
        DedicatedTo::Buffer { .. } => found.push(bind.other_kind()),
        DedicatedTo::Image { id, description } => {
            let fits = *id == image.id || aliasing && is_like(description, &image.description);
            if !fits || offset != 0 {
                found.push(bind.dedicated(*id == image.id, aliasing));
            }
        }
    }
    Violations::check(found)
}

/// Whether `image` is made like `dedicated`, and nowhere larger.
fn is_like(dedicated: &ImageDescription, image: &ImageDescription) -> bool {
    let at_most = |one: vk::Extent3D, other: vk::Extent3D| {
        one.width <= other.width && one.height <= other.height && one.depth <= other.depth
    };
    at_most(image.extent, dedicated.extent)
        && image.array_layers <= dedicated.array_layers
        && ImageDescription {
            extent: dedicated.extent,
            array_layers: dedicated.array_layers,
            ..image.clone()
        }
        .same_as(dedicated)
}

impl Bind<'_> {
    const fn other_kind(&self) -> Violation {
        Violation::BindToOtherKind {
            resource: self.resource,
            call: self.state.call,
        }
    }

    const fn dedicated(&self, same_resource: bool, aliasing: bool) -> Violation {
        Violation::BindToDedicated {
            resource: self.resource,
            call: self.state.call,
            same_resource,
            offset: self.offset,
            aliasing,
        }
    }

    /// Whether the memory is dedicated to this very resource.
    fn is_own(&self) -> bool {
        match &self.memory.dedicated {
            DedicatedTo::Nothing => false,
            DedicatedTo::Image { id, .. } | DedicatedTo::Buffer { id, .. } => *id == self.id,
        }
    }
}

fn common(bind: &Bind<'_>, found: &mut Vec<Violation>) {
    let &Bind {
        resource,
        external,
        requirements,
        memory,
        offset,
        state,
        ..
    } = bind;
    let call = state.call;
    if bind.sparse {
        found.push(Violation::BindSparse { resource });
    }
    if state.already_bound {
        found.push(Violation::AlreadyBound { resource });
    }
    if !state.same_device {
        found.push(Violation::OtherLogicalDevice {});
    }
    if requirements.requires_dedicated && !bind.is_own() {
        found.push(Violation::BindRequiresDedicated { resource, call });
    }
    for handle_type in MemoryHandleType::ALL {
        if !bind.support.of(handle_type).dedicated_only() || bind.is_own() {
            continue;
        }
        let (flags, dma_buf) = (handle_type.flags(), MemoryHandleType::DmaBuf);
        let export = memory.export.contains(flags);
        // An opaque import was judged by what its exporter did.
        if export || handle_type == dma_buf && memory.imported == flags {
            found.push(Violation::DedicationRequired {
                handle_type: flags.as_raw(),
                import: !export,
            });
        }
    }
    if !memory.export.is_empty() && !memory.export.intersects(external) {
        found.push(Violation::BindExportable {
            resource,
            call,
            memory: memory.export.as_raw(),
            created_for: external.as_raw(),
        });
    }
    if !memory.imported.is_empty() && !external.contains(memory.imported) {
        found.push(Violation::BindImported {
            resource,
            call,
            memory: memory.imported.as_raw(),
            created_for: external.as_raw(),
        });
    }
    if !external.is_empty() && memory.export.is_empty() && memory.imported.is_empty() {
        found.push(Violation::BindNotExternal {
            resource,
            created_for: external.as_raw(),
        });
    }
    if offset
        .checked_add(requirements.size)
        .is_none_or(|end| end > memory.size)
    {
        found.push(Violation::BindTooSmall {
            resource,
            offset,
            required: requirements.size,
            memory: memory.size,
        });
    }
    if requirements.alignment > 1 && !offset.is_multiple_of(requirements.alignment) {
        found.push(Violation::BindMisaligned {
            resource,
            offset,
            alignment: requirements.alignment,
        });
    }
    if !memory_type_allowed(memory.memory_type_index, requirements.memory_type_bits) {
        found.push(Violation::BindMemoryType {
            resource,
            memory_type: memory.memory_type_index,
            allowed_bits: requirements.memory_type_bits,
        });
    }
}

/// Whether a memory type is among those of a bit set.
pub(super) fn memory_type_allowed(index: u32, bits: u32) -> bool {
    1u32.checked_shl(index).is_some_and(|bit| bits & bit != 0)
}
