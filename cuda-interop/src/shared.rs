//! The few-lines way: devices, images, buffers and timelines that exist on both sides at once.

mod binary;
mod block;
mod buffer;
mod image;
mod linear;
mod planar;
mod timeline;
mod transfer;

use ash::vk;
use vk_fd_import::Device;

pub use self::binary::SharedBinarySemaphore;
pub use self::block::SharedBlock;
pub use self::buffer::SharedBuffer;
pub use self::image::SharedImage;
pub use self::linear::SharedLinearImage;
pub use self::planar::SharedFrame;
pub use self::timeline::SharedTimeline;
pub use self::transfer::{BufferTransfer, ImageState, ImageTransfer};

use crate::context::Context;
use crate::device::{Cuda, VulkanIdentity};
use crate::error::Error;

/// One device, seen by Vulkan and by CUDA.
///
/// Cheap to clone. What is made from it keeps both sides alive as far as this crate owns them; the `ash` device is the user's, as
/// [`vk_fd_import::Device::new`] says.
///
/// # Before the Vulkan device is destroyed
///
/// What is dropped while a CUDA stream still uses it waits on the context's list, with its Vulkan half. So drop everything, then call
/// [`Context::sweep`] until it answers 0 (the streams' work has to end for that), and only then `vkDestroyDevice`.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug, Clone)]
pub struct SharedDevice {
    vulkan: Device,
    context: Context,
}

/// Which Vulkan queue family makes hand-offs to and from CUDA cheap, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueueAdvice {
    /// The family.
    pub family: u32,
    /// Why this one.
    pub reason: QueueReason,
}

/// Why a queue family is advised; see [`QueueAdvice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueueReason {
    /// It only transfers: a hand-off needs no context switch of the graphics and compute engine. About 15 µs against 330 µs, over and back
    /// (NVIDIA H200, driver 580.159.04).
    TransferOnly,
    /// No family only transfers among those that the device has queues of: every hand-off switches the engine's context. Create the device with a
    /// queue of a transfer-only family, if there is one.
    NoTransferOnlyQueue,
}

impl SharedDevice {
    /// Finds the CUDA device with the Vulkan device's UUID, and takes its primary context.
    ///
    /// # Errors
    ///
    /// [`Error::NoMatchingDevice`], with the devices of both sides, when CUDA does not show that device; the driver's own, as
    /// [`Error::Driver`].
    pub fn new(cuda: &Cuda, vulkan: Device) -> Result<Self, Error> {
        let wanted = VulkanIdentity::of(&vulkan);
        let (_, device) = cuda.match_devices(&[wanted])?.swap_remove(0);
        let context = cuda.primary_context(&device)?;
        Ok(Self { vulkan, context })
    }

    /// Pairs the Vulkan device with a context of the user's choice.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the context is on another device.
    pub fn with_context(context: &Context, vulkan: Device) -> Result<Self, Error> {
        let uuid = vulkan.facts().device_uuid;
        context.facts().check_device(&uuid)?;
        Ok(Self {
            vulkan,
            context: context.clone(),
        })
    }

    /// The Vulkan side.
    #[must_use]
    pub fn vulkan(&self) -> &Device {
        &self.vulkan
    }

    /// The CUDA side.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Which of the device's queue families makes hand-offs cheap; `None` when it was created without queues.
    #[must_use]
    pub fn queue_advice(&self) -> Option<QueueAdvice> {
        let engine = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
        let families = &self.vulkan.facts().queue_families;
        let mut created = families
            .iter()
            .zip(0u32..)
            .filter(|(family, _)| family.created);
        let only = created.clone().find(|(family, _)| {
            family.flags.contains(vk::QueueFlags::TRANSFER) && !family.flags.intersects(engine)
        });
        match only {
            Some((_, family)) => Some(QueueAdvice {
                family,
                reason: QueueReason::TransferOnly,
            }),
            None => created.next().map(|(_, family)| QueueAdvice {
                family,
                reason: QueueReason::NoTransferOnlyQueue,
            }),
        }
    }
}

fn not_bound(what: &'static str) -> Error {
    Error::Unsupported {
        what: "sharing this resource",
        reason: format!("the {what} is not bound to memory; bind it to exportable memory first"),
    }
}
