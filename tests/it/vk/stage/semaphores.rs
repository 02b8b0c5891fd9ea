//! Programs about semaphores: exported, imported.

use std::os::fd::{AsFd, IntoRawFd};

use ash::vk;
use vk_fd_import::rules::{
    self, FdFacts, SemaphoreFacts, SemaphoreImport, SemaphoreKind, SemaphoreSupport, Violations,
};
use vk_fd_import::{BinarySemaphore, SemaphoreHandleType, SemaphoreOrigin};

use super::{Call, Stage, kind_of};
use crate::vk::calls::raw_semaphore;
use crate::vk::program::{Fd, SemaphoreTypes};

impl Stage<'_> {
    pub(super) fn judge_get_semaphore_fd(
        &self,
        timeline: bool,
        export: SemaphoreTypes,
        ask: SemaphoreTypes,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let vulkan = self.vulkan;
        let functions = vulkan.semaphore_fd.as_ref()?;
        let kind = kind_of(timeline);
        // What cannot be created is no program about exporting.
        let support = self.device.semaphore_support(kind, export);
        rules::semaphore_creation(self.device.facts(), kind, 0, export, &support).ok()?;
        let facts = SemaphoreFacts {
            kind,
            export,
            imported: SemaphoreTypes::empty(),
            export_from_imported: SemaphoreTypes::empty(),
        };
        let verdict = rules::semaphore_export(self.device.facts(), &facts, ask);
        let call = move || {
            let semaphore = raw_semaphore(vulkan, timeline, 0, export).ok()?;
            if ask == SemaphoreTypes::SYNC_FD && !timeline {
                // A sync file is made of a signal: what the caller owes is paid.
                let signals = [semaphore];
                let submit = [vk::SubmitInfo::default().signal_semaphores(&signals)];
                // SAFETY: nobody else uses the queue.
                let submitted = unsafe {
                    vulkan
                        .device
                        .queue_submit(vulkan.queue, &submit, vk::Fence::null())
                };
                submitted.ok()?;
            }
            let info = vk::SemaphoreGetFdInfoKHR::default()
                .semaphore(semaphore)
                .handle_type(ask);
            // SAFETY: may break rules on purpose, in a process that may die of it.
            let answer = unsafe { functions.get_semaphore_fd(&info) };
            // SAFETY: nobody else uses the queue.
            let idle = unsafe { vulkan.device.queue_wait_idle(vulkan.queue) };
            // SAFETY: nothing uses the semaphore any more.
            unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
            idle.ok()?;
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }

    pub(super) fn judge_import_semaphore(
        &self,
        target_timeline: bool,
        handle_type: SemaphoreTypes,
        flags: vk::SemaphoreImportFlags,
        exported: bool,
        other: Fd,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let vulkan = self.vulkan;
        let functions = vulkan.semaphore_fd.as_ref()?;
        let (number, facts, origin) = if exported {
            let opaque = [SemaphoreHandleType::OpaqueFd];
            let semaphore = BinarySemaphore::new(&self.device, &opaque).ok()?;
            let (fd, origin) = semaphore.export_fd().ok()?.into_parts();
            let facts = FdFacts::of(fd.as_fd());
            (fd.into_raw_fd(), facts, Some(origin))
        } else {
            let (number, facts, _) = self.fd(other)?;
            (number, facts, None::<SemaphoreOrigin>)
        };
        let target = kind_of(target_timeline);
        // A target that cannot be created is no program about importing.
        let none = SemaphoreTypes::empty();
        let plain = [SemaphoreSupport::NONE; 2];
        rules::semaphore_creation(self.device.facts(), target, 0, none, &plain).ok()?;
        let support = match handle_type {
            SemaphoreTypes::OPAQUE_FD => self
                .device
                .external_semaphore(target, SemaphoreHandleType::OpaqueFd),
            SemaphoreTypes::SYNC_FD => self
                .device
                .external_semaphore(target, SemaphoreHandleType::SyncFd),
            _ => SemaphoreSupport::NONE,
        };
        let verdict = rules::semaphore_import(
            self.device.facts(),
            &SemaphoreImport {
                target,
                exported: exported.then_some(SemaphoreKind::Binary),
                handle_type,
                flags,
                fd: (number != -1).then_some(&facts),
                origin: origin.as_ref(),
                support: &support,
            },
        );
        let call = move || {
            let semaphore = raw_semaphore(vulkan, target_timeline, 0, none).ok()?;
            let info = vk::ImportSemaphoreFdInfoKHR::default()
                .semaphore(semaphore)
                .flags(flags)
                .handle_type(handle_type)
                .fd(number);
            // SAFETY: may break rules on purpose, in a process that may die of it.
            let answer = unsafe { functions.import_semaphore_fd(&info) };
            // SAFETY: the semaphore is new and unused.
            unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }
}
