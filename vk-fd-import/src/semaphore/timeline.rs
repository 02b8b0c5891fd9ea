//! Timeline semaphores.

use std::time::{Duration, Instant};

use ash::vk;

use super::{Raw, SemaphoreImportError};
use crate::rules::{SemaphoreFacts, SemaphoreKind};
use crate::{Device, Error, TimelineFd, ffi};

/// Owns a timeline semaphore.
///
/// Dropping it destroys the semaphore. The queues must have finished with it, as [`Device::new`]
/// says.
#[derive(Debug)]
#[doc(alias = "VkSemaphore")]
pub struct TimelineSemaphore {
    raw: Raw,
}

impl TimelineSemaphore {
    /// Creates a timeline that stands at `initial_value`; with `export`, its opaque file descriptor
    /// can be had.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] without the feature (03252) or if the device does not export timelines
    /// (01124), [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkCreateSemaphore")]
    pub fn new(device: &Device, initial_value: u64, export: bool) -> Result<Self, Error> {
        let export = if export {
            vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD
        } else {
            vk::ExternalSemaphoreHandleTypeFlags::empty()
        };
        Ok(Self {
            raw: Raw::create(device, SemaphoreKind::Timeline, initial_value, export)?,
        })
    }

    /// Takes note of a timeline that someone else owns: it is not destroyed.
    ///
    /// # Safety
    ///
    /// `handle` is a timeline semaphore of `device`, created for export as `export` says and with no
    /// imported payload, and it outlives the result.
    #[must_use]
    pub unsafe fn borrow_raw(
        device: &Device,
        handle: vk::Semaphore,
        export: vk::ExternalSemaphoreHandleTypeFlags,
    ) -> Self {
        Self {
            raw: Raw {
                device: device.clone(),
                handle,
                owned: false,
                facts: SemaphoreFacts {
                    kind: SemaphoreKind::Timeline,
                    export,
                    imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
                    export_from_imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
                },
            },
        }
    }

    /// Makes a timeline that shares the payload behind `fd`.
    ///
    /// # Errors
    ///
    /// [`SemaphoreImportError`] with the descriptor and [`Error::Invalid`] (01544, 03264, …),
    /// [`Error::Vulkan`], [`Error::Os`] or [`Error::Unsupported`].
    #[doc(alias = "vkImportSemaphoreFdKHR")]
    pub fn import(
        device: &Device,
        fd: TimelineFd,
    ) -> Result<Self, SemaphoreImportError<TimelineFd>> {
        let permanent = vk::SemaphoreImportFlags::empty();
        match Raw::import_opaque(device, SemaphoreKind::Timeline, &fd, fd.origin(), permanent) {
            Ok(raw) => Ok(Self { raw }),
            Err(error) => Err(SemaphoreImportError { fd, error }),
        }
    }

    /// The Vulkan handle, lent.
    #[must_use]
    pub const fn handle(&self) -> vk::Semaphore {
        self.raw.handle
    }

    /// The device that it was made from.
    #[must_use]
    pub const fn device(&self) -> &Device {
        &self.raw.device
    }

    /// The value that the timeline stands at.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`].
    #[doc(alias = "vkGetSemaphoreCounterValue")]
    pub fn counter(&self) -> Result<u64, Error> {
        ffi::counter(&self.raw.device, self.raw.handle)
    }

    /// Sets the timeline to `value` from the host.
    ///
    /// # Errors
    ///
    /// [`Error::ValueNotAboveCounter`] if the timeline already stands there or further,
    /// [`Error::Vulkan`].
    ///
    /// # Safety
    ///
    /// `value` is below every value that a pending signal will set, and nobody signals between.
    #[doc(alias = "vkSignalSemaphore")]
    pub unsafe fn signal(&self, value: u64) -> Result<(), Error> {
        let counter = self.counter()?;
        if counter >= value {
            return Err(Error::ValueNotAboveCounter { value, counter });
        }
        let info = vk::SemaphoreSignalInfo::default()
            .semaphore(self.raw.handle)
            .value(value);
        ffi::signal(&self.raw.device, &info)
    }

    /// Waits on the host until the timeline stands at `value` or further; `false` when the time is
    /// over.
    ///
    /// It asks for the value again and again, since drivers answer a `vkWaitSemaphores` for a value
    /// that another API signals only every few milliseconds.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`].
    #[doc(alias = "vkWaitSemaphores")]
    pub fn wait(&self, value: u64, timeout: Duration) -> Result<bool, Error> {
        let start = Instant::now();
        loop {
            if self.counter()? >= value {
                return Ok(true);
            }
            let waited = start.elapsed();
            if waited >= timeout {
                return Ok(false);
            }
            // At first the signal is near; later the processor is better used elsewhere.
            if waited < Duration::from_micros(200) {
                std::hint::spin_loop();
            } else if waited < Duration::from_millis(5) {
                std::thread::yield_now();
            } else {
                std::thread::sleep(Duration::from_micros(100).min(timeout - waited));
            }
        }
    }

    /// A new file descriptor of the timeline's payload.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if it was not created for export (01132, 01133), [`Error::BadExport`],
    /// [`Error::Unsupported`] without the extension, [`Error::Vulkan`].
    #[doc(alias = "vkGetSemaphoreFdKHR")]
    pub fn export_fd(&self) -> Result<TimelineFd, Error> {
        Ok(TimelineFd::assemble(
            self.raw.export_opaque()?,
            self.raw.origin(),
        ))
    }
}
