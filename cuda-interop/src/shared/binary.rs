//! A binary semaphore on both sides.

use core::time::Duration;
use std::sync::Arc;

use ash::vk;
use vk_fd_import::{BinarySemaphore, SemaphoreHandleType};

use super::SharedDevice;
use crate::error::{CloseError, Error};
use crate::semaphore::ExternalBinarySemaphore;
use crate::stream::Stream;

/// A binary semaphore of Vulkan, imported into CUDA: for devices without shared timelines.
///
/// Each signal is followed by one wait. Vulkan's own signals and waits are told with [`SharedBinarySemaphore::vulkan_signals`] and
/// [`SharedBinarySemaphore::vulkan_waits`], after the submission, so that a wait is never enqueued before its signal.
///
/// # Threads
///
/// `Send` and `Sync`.
#[derive(Debug)]
pub struct SharedBinarySemaphore {
    // Dropped first, and keeps Vulkan's semaphore: CUDA's import goes before it.
    cuda: ExternalBinarySemaphore,
    vulkan: Arc<BinarySemaphore>,
}

impl SharedBinarySemaphore {
    /// Makes a binary semaphore, not signalled, and imports it into CUDA.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`] when the device does not export binary semaphores as opaque fds; the drivers' own.
    pub fn new(device: &SharedDevice) -> Result<Self, Error> {
        let vulkan = BinarySemaphore::new(device.vulkan(), &[SemaphoreHandleType::OpaqueFd])?;
        let vulkan = Arc::new(vulkan);
        let (fd, keep) = (vulkan.export_fd()?, vulkan.clone());
        let cuda = ExternalBinarySemaphore::import_keeping(device.context(), fd, Some(keep))?;
        Ok(Self { cuda, vulkan })
    }

    /// The Vulkan semaphore, for submissions.
    #[must_use]
    pub fn semaphore(&self) -> vk::Semaphore {
        self.vulkan.handle()
    }

    /// The semaphore as CUDA's side has it.
    #[must_use]
    pub fn cuda(&self) -> &ExternalBinarySemaphore {
        &self.cuda
    }

    /// As [`ExternalBinarySemaphore::signal`].
    ///
    /// # Errors
    ///
    /// As [`ExternalBinarySemaphore::signal`].
    pub fn signal(&self, stream: &Stream) -> Result<(), Error> {
        self.cuda.signal(stream)
    }

    /// As [`ExternalBinarySemaphore::wait`].
    ///
    /// # Errors
    ///
    /// As [`ExternalBinarySemaphore::wait`].
    pub fn wait(&self, stream: &Stream) -> Result<(), Error> {
        self.cuda.wait(stream)
    }

    /// As [`ExternalBinarySemaphore::vulkan_signals`].
    ///
    /// # Errors
    ///
    /// As [`ExternalBinarySemaphore::vulkan_signals`].
    pub fn vulkan_signals(&self) -> Result<(), Error> {
        self.cuda.vulkan_signals()
    }

    /// As [`ExternalBinarySemaphore::vulkan_waits`].
    ///
    /// # Errors
    ///
    /// As [`ExternalBinarySemaphore::vulkan_waits`].
    pub fn vulkan_waits(&self) -> Result<(), Error> {
        self.cuda.vulkan_waits()
    }

    /// Ends CUDA's side once no stream is in the way of that, waiting at most for `timeout`, and then Vulkan's.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when streams are; the semaphore is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        let Self { cuda, vulkan } = self;
        cuda.close(timeout).map_err(|failed| CloseError {
            error: failed.error,
            object: Self {
                cuda: failed.object,
                vulkan,
            },
        })
    }
}
