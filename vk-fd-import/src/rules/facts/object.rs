//! What is known about images, buffers, memory and semaphores.

use std::fmt;

use ash::vk;

use super::ExternalSupport;
use crate::{BufferDescription, ImageDescription};

/// What a resource asks of its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "VkMemoryRequirements2")]
pub struct Requirements {
    /// How much memory, in bytes.
    pub size: u64,
    /// What its offset must be a multiple of, in bytes.
    pub alignment: u64,
    /// The memory types allowed, one bit each.
    pub memory_type_bits: u32,
    /// Whether dedicated memory is better.
    pub prefers_dedicated: bool,
    /// Whether the memory has to be dedicated.
    pub requires_dedicated: bool,
}

/// A number that tells two resources apart, also after the driver used a handle twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResourceId(pub u64);

/// What is known about an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFacts {
    /// Which image.
    pub id: ResourceId,
    /// What it was created with.
    pub description: ImageDescription,
    /// The handle types of its `VkExternalMemoryImageCreateInfo`; empty without one.
    pub external: vk::ExternalMemoryHandleTypeFlags,
    /// What it asks of its memory.
    pub requirements: Requirements,
    /// What the driver can share of images like it.
    pub support: ExternalSupport,
}

/// What is known about a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferFacts {
    /// Which buffer.
    pub id: ResourceId,
    /// What it was created with.
    pub description: BufferDescription,
    /// The handle types of its `VkExternalMemoryBufferCreateInfo`; empty without one.
    pub external: vk::ExternalMemoryHandleTypeFlags,
    /// What it asks of its memory.
    pub requirements: Requirements,
    /// What the driver can share of buffers like it.
    pub support: ExternalSupport,
}

/// The two types of semaphore, which nothing on a file descriptor tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "VkSemaphoreType")]
pub enum SemaphoreKind {
    /// Signalled or not.
    Binary,
    /// A number that only grows.
    Timeline,
}

impl fmt::Display for SemaphoreKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Binary => "binary",
            Self::Timeline => "timeline",
        })
    }
}

/// What is known about a semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SemaphoreFacts {
    /// Its type.
    pub kind: SemaphoreKind,
    /// The handle types that it was created to be exported as.
    pub export: vk::ExternalSemaphoreHandleTypeFlags,
    /// The handle type of the payload that was imported into it; empty for its own payload.
    pub imported: vk::ExternalSemaphoreHandleTypeFlags,
    /// The types that such an imported payload can be exported as.
    pub export_from_imported: vk::ExternalSemaphoreHandleTypeFlags,
}

/// The one resource that an allocation is dedicated to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DedicatedTo {
    /// None.
    Nothing,
    /// An image.
    Image {
        /// Which image.
        id: ResourceId,
        /// What it was created with.
        description: ImageDescription,
    },
    /// A buffer.
    Buffer {
        /// Which buffer.
        id: ResourceId,
        /// What it was created with.
        description: BufferDescription,
    },
}

/// What is known about an allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryFacts {
    /// Size of the whole memory object, in bytes.
    pub size: u64,
    /// Its memory type.
    pub memory_type_index: u32,
    /// The handle types that it can be exported as; empty without `VkExportMemoryAllocateInfo`.
    pub export: vk::ExternalMemoryHandleTypeFlags,
    /// The handle type that it was imported as; empty if it was not imported.
    pub imported: vk::ExternalMemoryHandleTypeFlags,
    /// What it is dedicated to.
    pub dedicated: DedicatedTo,
    /// The device mask that it was allocated with, one instance for each bit;
    /// [`DeviceFacts::default_device_mask`](super::DeviceFacts::default_device_mask) if it was
    /// allocated without one.
    pub device_mask: u32,
}
