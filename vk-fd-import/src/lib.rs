//! Exports and imports Vulkan memory and semaphores as file descriptors, validated and never lost.

mod allocation;
mod buffer;
mod chain;
mod description;
mod device;
mod error;
mod export;
mod fd_facts;
mod ffi;
mod handle_type;
pub mod handover;
mod image;
mod import;
mod memory;
mod memory_fd;
mod record;
pub mod rules;
mod semaphore;
mod semaphore_fd;
mod support;
pub mod transport;

pub use allocation::Allocation;
pub use buffer::Buffer;
pub use description::{BufferDescription, ImageDescription};
pub use device::{Device, DeviceInfo};
pub use error::Error;
pub use handle_type::{MemoryHandleType, SemaphoreHandleType};
pub use image::Image;
pub use import::{Import, ImportError};
pub use memory::DeviceMemory;
pub use memory_fd::{Dedication, Exporter, MemoryFd, Origin};
pub use record::{RecordError, RecordKind};
pub use rules::{
    DeviceFacts, Extensions, Features, Keeper, QueueFamily, Requirements, Violation, Violations,
    Vuid,
};
pub use semaphore::{BinarySemaphore, SemaphoreImportError, TimelineSemaphore};
pub use semaphore_fd::{BinaryFd, SemaphoreOrigin, SyncFd, TimelineFd};
