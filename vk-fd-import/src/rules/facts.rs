//! What has to be known before a rule can be judged, as plain values.

mod device;
mod file;
mod object;
mod sharing;

pub use device::{
    DeviceFacts, Extensions, Features, Limits, MemoryHeap, MemoryType, QueueFamily, TEXT_VERSION,
};
pub use file::{FdFacts, FileKind};
pub use object::{
    BufferFacts, DedicatedTo, ImageFacts, MemoryFacts, Requirements, ResourceId, SemaphoreFacts,
    SemaphoreKind,
};
pub use sharing::{ExternalProperties, ExternalSupport, ImageSupport, SemaphoreSupport};
