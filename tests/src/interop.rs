//! Both sides at once: the Vulkan device for `vk-fd-import`, and CUDA.

use cuda_interop::prove::CopyQueue;
use cuda_interop::{Cuda, SharedDevice};

use crate::{Vulkan, double_path};

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

/// The test double of the CUDA runtime and driver, the same copy that [`Double`](crate::Double) controls.
///
/// # Panics
///
/// If it is not built or cannot be loaded.
pub fn double_cuda() -> Cuda {
    let path = double_path().expect("the double is built with the tests");
    // SAFETY: the double keeps the contract of both libraries, and its initialisers do nothing.
    unsafe { Cuda::load_from(&path, &path) }.unwrap_or_else(|error| panic!("{error}: {error:?}"))
}
