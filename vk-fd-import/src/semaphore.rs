//! Semaphores that can be shared: binary ones and timelines, different types throughout.

use std::fmt;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use ash::vk;

use crate::export::StandardStreams;
use crate::handover::{HandOverError, hand_over};
use crate::rules::{self, SemaphoreFacts, SemaphoreImport, SemaphoreKind};
use crate::{
    BinaryFd, Device, Error, Exporter, SemaphoreHandleType, SemaphoreOrigin, SyncFd, TimelineFd,
    chain, export, ffi,
};

/// A failed import of a semaphore: why, and the file descriptor, which is untouched.
#[derive(Debug)]
#[must_use = "it holds the file descriptor"]
pub struct SemaphoreImportError<F> {
    /// The file descriptor, to try again with or to drop.
    pub fd: F,
    /// Why the import failed.
    pub error: Error,
}

impl<F> fmt::Display for SemaphoreImportError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<F: fmt::Debug> std::error::Error for SemaphoreImportError<F> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.error.source()
    }
}

impl<F> From<SemaphoreImportError<F>> for Error {
    /// Drops the file descriptor.
    fn from(failed: SemaphoreImportError<F>) -> Self {
        failed.error
    }
}

/// The part that both types share: a handle with its device and facts.
#[derive(Debug)]
struct Raw {
    device: Device,
    handle: vk::Semaphore,
    owned: bool,
    facts: SemaphoreFacts,
}

impl Raw {
    fn create(
        device: &Device,
        kind: SemaphoreKind,
        initial_value: u64,
        export: vk::ExternalSemaphoreHandleTypeFlags,
    ) -> Result<Self, Error> {
        let support = device.semaphore_support(kind, export);
        rules::semaphore_creation(device.facts(), kind, initial_value, export, &support)?;
        let timeline_from = match kind {
            SemaphoreKind::Timeline => Some(initial_value),
            SemaphoreKind::Binary => None,
        };
        let handle = chain::with_semaphore_create_info(timeline_from, export, |info| {
            ffi::create_semaphore(device, info)
        })?;
        Ok(Self {
            device: device.clone(),
            handle,
            owned: true,
            facts: SemaphoreFacts {
                kind,
                export,
                imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
                export_from_imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
            },
        })
    }

    /// Imports a duplicate of `fd` into this semaphore, which nobody else has seen yet.
    fn import(
        &mut self,
        fd: &impl AsFd,
        handle_type: SemaphoreHandleType,
        flags: vk::SemaphoreImportFlags,
    ) -> Result<(), Error> {
        let info = vk::ImportSemaphoreFdInfoKHR::default()
            .semaphore(self.handle)
            .flags(flags)
            .handle_type(handle_type.flags());
        hand_over(fd.as_fd(), |number| {
            ffi::import_semaphore_fd(&self.device, &info.fd(number))
        })
        .map_err(|failed| match failed {
            HandOverError::Duplicate(source) => Error::Os {
                call: "fcntl(F_DUPFD_CLOEXEC)",
                source,
            },
            HandOverError::Call(error) => error,
        })?;
        self.facts.imported = handle_type.flags();
        self.facts.export_from_imported = self
            .device
            .external_semaphore(self.facts.kind, handle_type)
            .export_from_imported;
        Ok(())
    }

    /// Imports an opaque descriptor into a new semaphore of the same type.
    fn import_opaque(
        device: &Device,
        kind: SemaphoreKind,
        fd: &impl AsFd,
        origin: &SemaphoreOrigin,
        flags: vk::SemaphoreImportFlags,
    ) -> Result<Self, Error> {
        device.semaphore_fd_calls()?;
        let handle_type = SemaphoreHandleType::OpaqueFd;
        let support = device.external_semaphore(kind, handle_type);
        let facts = rules::FdFacts::of(fd.as_fd());
        rules::semaphore_import(
            device.facts(),
            &SemaphoreImport {
                target: kind,
                exported: Some(kind),
                handle_type: handle_type.flags(),
                flags,
                fd: Some(&facts),
                origin: Some(origin),
                support: &support,
            },
        )?;
        let none = vk::ExternalSemaphoreHandleTypeFlags::empty();
        let mut semaphore = Self::create(device, kind, 0, none)?;
        semaphore.import(fd, handle_type, flags)?;
        Ok(semaphore)
    }

    fn origin(&self) -> SemaphoreOrigin {
        let facts = self.device.facts();
        SemaphoreOrigin {
            exporter: Exporter::Vulkan,
            device_uuid: facts.device_uuid,
            driver_uuid: facts.driver_uuid,
        }
    }

    /// Whatever number the driver answers, after the rules.
    fn export_number(&self, handle_type: SemaphoreHandleType) -> Result<i32, Error> {
        rules::semaphore_export(self.device.facts(), &self.facts, handle_type.flags())?;
        let info = vk::SemaphoreGetFdInfoKHR::default()
            .semaphore(self.handle)
            .handle_type(handle_type.flags());
        export::locked("vkGetSemaphoreFdKHR", || {
            ffi::semaphore_fd(&self.device, &info)
        })
    }

    fn export_opaque(&self) -> Result<OwnedFd, Error> {
        let streams = StandardStreams::now();
        let number = self.export_number(SemaphoreHandleType::OpaqueFd)?;
        streams.adopt("vkGetSemaphoreFdKHR", number)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        if self.owned {
            ffi::destroy_semaphore(&self.device, self.handle);
        }
    }
}

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
    /// [`Error::Unsupported`] if the timeline already stands there or further, [`Error::Vulkan`].
    ///
    /// # Safety
    ///
    /// `value` is below every value that a pending signal will set, and nobody signals between.
    #[doc(alias = "vkSignalSemaphore")]
    pub unsafe fn signal(&self, value: u64) -> Result<(), Error> {
        if self.counter()? >= value {
            return Err(Error::Unsupported {
                what: "a timeline can only be set to a higher value",
            });
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

/// Owns a binary semaphore.
///
/// Dropping it destroys the semaphore. The queues must have finished with it, as [`Device::new`]
/// says.
#[derive(Debug)]
#[doc(alias = "VkSemaphore")]
pub struct BinarySemaphore {
    raw: Raw,
}

impl BinarySemaphore {
    /// Creates a binary semaphore that can be exported as these handle types.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if the device does not export binary semaphores so (01124),
    /// [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkCreateSemaphore")]
    pub fn new(device: &Device, export: &[SemaphoreHandleType]) -> Result<Self, Error> {
        let export = export.iter().fold(
            vk::ExternalSemaphoreHandleTypeFlags::empty(),
            |set, kind| set | kind.flags(),
        );
        Ok(Self {
            raw: Raw::create(device, SemaphoreKind::Binary, 0, export)?,
        })
    }

    /// Takes note of a binary semaphore that someone else owns: it is not destroyed.
    ///
    /// # Safety
    ///
    /// `handle` is a binary semaphore of `device`, created for export as `export` says and with no
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
                    kind: SemaphoreKind::Binary,
                    export,
                    imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
                    export_from_imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
                },
            },
        }
    }

    /// Makes a semaphore that shares the payload behind `fd` for good.
    ///
    /// # Errors
    ///
    /// [`SemaphoreImportError`] with the descriptor and [`Error::Invalid`] (01544, 03264, …),
    /// [`Error::Vulkan`], [`Error::Os`] or [`Error::Unsupported`].
    #[doc(alias = "vkImportSemaphoreFdKHR")]
    pub fn import(device: &Device, fd: BinaryFd) -> Result<Self, SemaphoreImportError<BinaryFd>> {
        Self::import_as(device, fd, vk::SemaphoreImportFlags::empty())
    }

    /// The same, for one wait only: after it the semaphore has its own payload again.
    ///
    /// # Errors
    ///
    /// As [`BinarySemaphore::import`].
    #[doc(alias = "VK_SEMAPHORE_IMPORT_TEMPORARY_BIT")]
    pub fn import_temporarily(
        device: &Device,
        fd: BinaryFd,
    ) -> Result<Self, SemaphoreImportError<BinaryFd>> {
        Self::import_as(device, fd, vk::SemaphoreImportFlags::TEMPORARY)
    }

    fn import_as(
        device: &Device,
        fd: BinaryFd,
        flags: vk::SemaphoreImportFlags,
    ) -> Result<Self, SemaphoreImportError<BinaryFd>> {
        match Raw::import_opaque(device, SemaphoreKind::Binary, &fd, fd.origin(), flags) {
            Ok(raw) => Ok(Self { raw }),
            Err(error) => Err(SemaphoreImportError { fd, error }),
        }
    }

    /// Makes a semaphore that one wait can be made on: for the signal of a sync file.
    ///
    /// # Errors
    ///
    /// [`SemaphoreImportError`] with the descriptor and [`Error::Invalid`] if the device does not
    /// import sync files or the descriptor is none, [`Error::Vulkan`], [`Error::Os`] or
    /// [`Error::Unsupported`].
    #[doc(alias = "vkImportSemaphoreFdKHR")]
    pub fn import_sync_fd(
        device: &Device,
        fd: SyncFd,
    ) -> Result<Self, SemaphoreImportError<SyncFd>> {
        match Self::try_import_sync_fd(device, &fd) {
            Ok(semaphore) => Ok(semaphore),
            Err(error) => Err(SemaphoreImportError { fd, error }),
        }
    }

    fn try_import_sync_fd(device: &Device, fd: &SyncFd) -> Result<Self, Error> {
        device.semaphore_fd_calls()?;
        let kind = SemaphoreKind::Binary;
        let handle_type = SemaphoreHandleType::SyncFd;
        let support = device.external_semaphore(kind, handle_type);
        let facts = match fd {
            SyncFd::Signalled => None,
            SyncFd::Pending(fd) => Some(rules::FdFacts::of(fd.as_fd())),
        };
        let flags = vk::SemaphoreImportFlags::TEMPORARY;
        rules::semaphore_import(
            device.facts(),
            &SemaphoreImport {
                target: kind,
                exported: Some(kind),
                handle_type: handle_type.flags(),
                flags,
                fd: facts.as_ref(),
                origin: None,
                support: &support,
            },
        )?;
        let none = vk::ExternalSemaphoreHandleTypeFlags::empty();
        let mut raw = Raw::create(device, kind, 0, none)?;
        match fd {
            SyncFd::Pending(fd) => raw.import(fd, handle_type, flags)?,
            SyncFd::Signalled => {
                let info = vk::ImportSemaphoreFdInfoKHR::default()
                    .semaphore(raw.handle)
                    .flags(flags)
                    .handle_type(handle_type.flags())
                    .fd(-1);
                ffi::import_semaphore_fd(device, &info)?;
                raw.facts.imported = handle_type.flags();
            }
        }
        Ok(Self { raw })
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

    /// A new file descriptor of the semaphore's payload.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if it was not created for export as an opaque descriptor (01132, 01133),
    /// [`Error::BadExport`], [`Error::Unsupported`] without the extension, [`Error::Vulkan`].
    #[doc(alias = "vkGetSemaphoreFdKHR")]
    pub fn export_fd(&self) -> Result<BinaryFd, Error> {
        Ok(BinaryFd::assemble(
            self.raw.export_opaque()?,
            self.raw.origin(),
        ))
    }

    /// Takes the pending signal out of the semaphore as a sync file, as a wait would.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if it was not created for export as a sync file (01132, 01133),
    /// [`Error::BadExport`], [`Error::Unsupported`] without the extension, [`Error::Vulkan`].
    ///
    /// # Safety
    ///
    /// The semaphore is signalled, or its signal and all that this depends on has been submitted
    /// (`VUID-VkSemaphoreGetFdInfoKHR-handleType-01135`, `-03254`), and no queue waits on it
    /// (`-01134`).
    #[doc(alias = "vkGetSemaphoreFdKHR")]
    pub unsafe fn export_sync_fd(&mut self) -> Result<SyncFd, Error> {
        let streams = StandardStreams::now();
        match self.raw.export_number(SemaphoreHandleType::SyncFd)? {
            -1 => Ok(SyncFd::Signalled),
            number => Ok(SyncFd::Pending(
                streams.adopt("vkGetSemaphoreFdKHR", number)?,
            )),
        }
    }
}
