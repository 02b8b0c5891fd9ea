//! Binary semaphores.

use std::os::fd::AsFd;

use ash::vk;

use super::{Raw, SemaphoreImportError};
use crate::rules::{self, SemaphoreFacts, SemaphoreImport, SemaphoreKind};
use crate::{BinaryFd, Device, Error, SemaphoreHandleType, SyncFd, ffi};

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
        let answer = self.raw.export(SemaphoreHandleType::SyncFd)?;
        match answer.number() {
            -1 => Ok(SyncFd::Signalled),
            _ => Ok(SyncFd::Pending(answer.adopt()?)),
        }
    }
}
