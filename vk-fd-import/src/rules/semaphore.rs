//! The rules of creating, exporting and importing semaphores.

use ash::vk;

use super::facts::{
    DeviceFacts, Extensions, FdFacts, Features, FileKind, SemaphoreFacts, SemaphoreKind,
    SemaphoreSupport,
};
use super::violation::{Place, Violation, Violations};
use crate::{SemaphoreHandleType, SemaphoreOrigin};

/// The semaphore handle types of core Vulkan.
const KNOWN: vk::ExternalSemaphoreHandleTypeFlags =
    vk::ExternalSemaphoreHandleTypeFlags::from_raw(0x1f);

/// The two handle types that are file descriptors.
const FDS: vk::ExternalSemaphoreHandleTypeFlags = vk::ExternalSemaphoreHandleTypeFlags::from_raw(
    vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD.as_raw()
        | vk::ExternalSemaphoreHandleTypeFlags::SYNC_FD.as_raw(),
);

/// Judges creating a semaphore, exportable as some handle types or none.
///
/// `support` is what the device can do with semaphores of this type, for
/// [`SemaphoreHandleType::ALL`] in order.
///
/// # Errors
///
/// All violations.
pub fn semaphore_creation(
    device: &DeviceFacts,
    kind: SemaphoreKind,
    initial_value: u64,
    export: vk::ExternalSemaphoreHandleTypeFlags,
    support: &[SemaphoreSupport; 2],
) -> Result<(), Violations> {
    let mut found = Vec::new();
    match kind {
        SemaphoreKind::Timeline => {
            if !device.features.contains(Features::TIMELINE_SEMAPHORE) {
                found.push(Violation::TimelineNotEnabled {});
            }
        }
        SemaphoreKind::Binary => {
            if initial_value != 0 {
                found.push(Violation::BinaryInitialValue {
                    value: initial_value,
                });
            }
        }
    }
    if !KNOWN.contains(export) {
        found.push(Violation::HandleTypeUnknown {
            place: Place::SemaphoreExport,
            handle_type: (export & !KNOWN).as_raw(),
        });
    }
    if !export.is_empty() {
        let mut supported = FDS;
        for (handle_type, able) in SemaphoreHandleType::ALL.into_iter().zip(support) {
            if !able.exportable() {
                supported &= !handle_type.flags();
            } else if export.contains(handle_type.flags()) {
                supported &= able.compatible | handle_type.flags();
            }
        }
        if !supported.contains(export) {
            found.push(Violation::SemaphoreNotExportable {
                kind,
                handle_types: export.as_raw(),
                supported: supported.as_raw(),
            });
        }
    }
    Violations::check(found)
}

/// Judges one call of `vkGetSemaphoreFdKHR`.
///
/// What a sync file asks of the queues (01134, 01135, 03254) is owed by the caller.
///
/// # Errors
///
/// All violations.
pub fn semaphore_export(
    device: &DeviceFacts,
    semaphore: &SemaphoreFacts,
    handle_type: vk::ExternalSemaphoreHandleTypeFlags,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let raw = handle_type.as_raw();
    fd_extension(device, &mut found);
    one_handle_type(handle_type, Place::SemaphoreGetFd, &mut found);
    if handle_type == vk::ExternalSemaphoreHandleTypeFlags::SYNC_FD
        && semaphore.kind == SemaphoreKind::Timeline
    {
        found.push(Violation::SyncFdOfTimeline {});
    }
    // A payload that was imported is exportable as what the device says of such payloads; its own
    // payload as what it was created for.
    if !semaphore.export.contains(handle_type) || handle_type.is_empty() {
        found.push(Violation::SemaphoreNotCreatedForExport {
            handle_type: raw,
            created_for: semaphore.export.as_raw(),
        });
    }
    if !semaphore.imported.is_empty() && !semaphore.export_from_imported.contains(handle_type) {
        found.push(Violation::ImportedSemaphoreNotExportable {
            handle_type: raw,
            imported: semaphore.imported.as_raw(),
            exportable: semaphore.export_from_imported.as_raw(),
        });
    }
    Violations::check(found)
}

/// One call of `vkImportSemaphoreFdKHR` into a semaphore that no queue uses.
#[derive(Clone, Copy, Debug)]
pub struct SemaphoreImport<'a> {
    /// The type of the semaphore that is imported into.
    pub target: SemaphoreKind,
    /// The type of the semaphore that was exported; `None` if nobody knows.
    pub exported: Option<SemaphoreKind>,
    /// The Vulkan bits of the handle type.
    pub handle_type: vk::ExternalSemaphoreHandleTypeFlags,
    /// Import flags.
    pub flags: vk::SemaphoreImportFlags,
    /// What the kernel says of the descriptor; `None` for -1, a sync file whose signal has happened.
    pub fd: Option<&'a FdFacts>,
    /// Where the payload came from; `None` if nobody knows.
    pub origin: Option<&'a SemaphoreOrigin>,
    /// What the device can do with semaphores of the target's type as this handle type.
    pub support: &'a SemaphoreSupport,
}

/// Judges one call of `vkImportSemaphoreFdKHR`.
///
/// # Errors
///
/// All violations.
pub fn semaphore_import(
    device: &DeviceFacts,
    import: &SemaphoreImport<'_>,
) -> Result<(), Violations> {
    let mut found = Vec::new();
    let handle_type = import.handle_type.as_raw();
    let sync = import.handle_type == vk::ExternalSemaphoreHandleTypeFlags::SYNC_FD;
    let opaque = import.handle_type == vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD;
    fd_extension(device, &mut found);
    one_handle_type(import.handle_type, Place::SemaphoreImport, &mut found);
    if !vk::SemaphoreImportFlags::TEMPORARY.contains(import.flags) {
        found.push(Violation::SemaphoreImportFlagsUnknown {
            flags: import.flags.as_raw(),
        });
    }
    let temporary = import.flags.contains(vk::SemaphoreImportFlags::TEMPORARY);
    let exported = import.exported.unwrap_or(import.target);
    if opaque && exported != import.target {
        found.push(Violation::SemaphoreKindMismatch {
            exported,
            target: import.target,
        });
    }
    if temporary && exported == SemaphoreKind::Timeline {
        found.push(Violation::TemporaryTimeline {});
    }
    if sync && !temporary {
        found.push(Violation::PermanentSyncFd {});
    }
    if !import.support.importable() {
        found.push(Violation::SemaphoreNotImportable {
            kind: import.target,
            handle_type,
        });
    }
    let (number, kind) = import
        .fd
        .map_or((-1, FileKind::Closed), |facts| (facts.number, facts.kind));
    let fits = match import.fd {
        None => sync,
        Some(_) if sync => matches!(kind, FileKind::SyncFile | FileKind::Anonymous),
        Some(_) => kind.can_be_opaque(),
    };
    if !fits {
        found.push(Violation::FdIsNoSemaphore {
            number,
            kind,
            handle_type,
        });
    }
    if let Some(origin) = import.origin
        && opaque
    {
        let same = origin.device_uuid == device.device_uuid
            && origin.driver_uuid == device.driver_uuid
            && origin.device_uuid != [0; 16];
        if !same {
            found.push(Violation::IncompatibleSemaphoreExporter {
                exporter_device: origin.device_uuid,
                importer_device: device.device_uuid,
                exporter_driver: origin.driver_uuid,
                importer_driver: device.driver_uuid,
            });
        }
    }
    Violations::check(found)
}

fn fd_extension(device: &DeviceFacts, found: &mut Vec<Violation>) {
    if !device
        .extensions
        .contains(Extensions::EXTERNAL_SEMAPHORE_FD)
    {
        found.push(Violation::ExtensionMissing {
            extension: "VK_KHR_external_semaphore_fd",
        });
    }
}

fn one_handle_type(
    named: vk::ExternalSemaphoreHandleTypeFlags,
    place: Place,
    found: &mut Vec<Violation>,
) {
    let handle_type = named.as_raw();
    if handle_type.count_ones() != 1 || !KNOWN.contains(named) {
        found.push(Violation::HandleTypeUnknown { place, handle_type });
    }
    if !FDS.contains(named) || named.is_empty() {
        found.push(Violation::HandleTypeNotAllowed { place, handle_type });
    }
}
