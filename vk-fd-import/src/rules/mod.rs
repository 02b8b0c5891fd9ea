//! The rules, judged by pure functions: facts in, all violations out.
//!
//! No function here calls a driver or touches a file descriptor. What must be asked first is in the
//! structs of facts; [`Device`](crate::Device), [`Image`](crate::Image) and
//! [`Buffer`](crate::Buffer) collect it once and keep it.

mod allocation;
mod binding;
mod creation;
mod export;
mod facts;
mod handle_types;
mod semaphore;
mod violation;
mod vuid;

pub use allocation::{AllocationRequest, ImportRequest, ZERO_INITIALIZE, allocation};
pub use binding::{BindState, bind_buffer, bind_image};
pub use creation::{buffer_creation, image_creation};
pub(crate) use creation::{can_be_asked_for, image_can_be_asked_for};
pub use export::{export, fd_properties};
pub use facts::{
    BufferFacts, DedicatedTo, DeviceFacts, Extensions, ExternalProperties, ExternalSupport,
    FdFacts, Features, FileKind, ImageFacts, ImageSupport, Limits, MemoryFacts, MemoryHeap,
    MemoryType, QueueFamily, Requirements, ResourceId, SemaphoreFacts, SemaphoreKind,
    SemaphoreSupport, TEXT_VERSION,
};
pub use semaphore::{SemaphoreImport, semaphore_creation, semaphore_export, semaphore_import};
pub use violation::{BindCall, Place, ResourceKind, Violation, Violations};
pub use vuid::{Keeper, Table, Vuid};

#[cfg(test)]
mod tests;
