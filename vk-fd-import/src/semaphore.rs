//! Semaphores that can be shared: binary ones and timelines, different types throughout.

mod binary;
mod timeline;

use std::fmt;
use std::os::fd::{AsFd, OwnedFd};

use ash::vk;

use crate::handover::{HandOverError, hand_over};
use crate::rules::{self, SemaphoreFacts, SemaphoreImport, SemaphoreKind};
use crate::{Device, Error, Exporter, SemaphoreHandleType, SemaphoreOrigin, chain, export, ffi};

pub use binary::BinarySemaphore;
pub use timeline::TimelineSemaphore;

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

    /// Whatever the driver answers, after the rules.
    fn export(&self, handle_type: SemaphoreHandleType) -> Result<export::Answer, Error> {
        rules::semaphore_export(self.device.facts(), &self.facts, handle_type.flags())?;
        let info = vk::SemaphoreGetFdInfoKHR::default()
            .semaphore(self.handle)
            .handle_type(handle_type.flags());
        export::ask("vkGetSemaphoreFdKHR", || {
            ffi::semaphore_fd(&self.device, &info)
        })
    }

    fn export_opaque(&self) -> Result<OwnedFd, Error> {
        self.export(SemaphoreHandleType::OpaqueFd)?.adopt()
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        if self.owned {
            ffi::destroy_semaphore(&self.device, self.handle);
        }
    }
}
