//! Shares GPU memory between Vulkan and CUDA through file descriptors, without a copy.

pub mod format;
pub mod layout;
pub mod prove;
pub mod rules;
pub mod texture;

mod buffer;
mod context;
mod device;
mod error;
mod exportable;
mod ffi;
mod image;
mod linear;
mod memory;
mod retire;
mod sampling;
mod semaphore;
mod shared;
mod stream;

pub use vk_fd_import as vulkan;
pub use vk_fd_import::{BufferDescription, ImageDescription, MemoryFd};

pub use crate::buffer::{BufferView, MappedBuffer};
pub use crate::context::{Context, CurrentContext};
pub use crate::device::{Cuda, DeviceIdentity, DisplayUuid, Versions, VulkanIdentity};
pub use crate::error::{CloseError, Error, ImportError};
pub use crate::exportable::ExportableMemory;
pub use crate::image::{Level, MappedImage};
pub use crate::linear::PitchedImage;
pub use crate::memory::{ExternalMemory, Placement};
pub use crate::sampling::{SurfaceObject, TextureObject};
pub use crate::semaphore::{ExternalBinarySemaphore, ExternalTimeline};
pub use crate::shared::{
    BufferTransfer, ImageState, ImageTransfer, QueueAdvice, QueueReason, SharedBinarySemaphore,
    SharedBlock, SharedBuffer, SharedDevice, SharedFrame, SharedImage, SharedLinearImage,
    SharedTimeline,
};
pub use crate::stream::Stream;
