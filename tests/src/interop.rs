//! Both sides at once: the Vulkan device for `vk-fd-import`, and CUDA.

use cuda_interop::prove::CopyQueue;
use cuda_interop::{Cuda, SharedDevice};

use crate::Vulkan;

impl Vulkan {
    /// The device on both sides.
    pub fn shared(&self, cuda: &Cuda) -> SharedDevice {
        SharedDevice::new(cuda, self.sharing()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The general queue, for copies.
    pub fn copies(&self) -> CopyQueue {
        CopyQueue {
            family: self.queue_family,
            queue: self.queue,
        }
    }
}

/// The real CUDA runtime and driver.
///
/// # Panics
///
/// If they cannot be loaded.
pub fn real_cuda() -> Cuda {
    Cuda::load().unwrap_or_else(|error| panic!("{error}: {error:?}"))
}
