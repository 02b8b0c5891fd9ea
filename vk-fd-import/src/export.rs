//! Taking file descriptors from a driver, which is not trusted to have made any.

use std::os::fd::{OwnedFd, RawFd};

use ash::vk;

use crate::{DeviceMemory, Error, MemoryHandleType, ffi, handover, rules};

/// Which of the numbers 0 to 2 were open before an export.
///
/// In a process that has closed its standard streams they are ordinary numbers.
pub(crate) struct StandardStreams([bool; 3]);

impl StandardStreams {
    pub(crate) fn now() -> Self {
        Self([0, 1, 2].map(ffi::is_open))
    }

    /// Takes a number that a driver says it has made; -1, a closed number and a stream that was
    /// open before are left alone.
    pub(crate) fn adopt(&self, call: &'static str, number: RawFd) -> Result<OwnedFd, Error> {
        let was_open = usize::try_from(number)
            .ok()
            .and_then(|index| self.0.get(index))
            .copied()
            .unwrap_or(number < 0);
        if was_open || !ffi::is_open(number) {
            return Err(Error::BadExport { call, number });
        }
        Ok(ffi::adopt(number))
    }
}

/// Calls an export while no hand-over is under way.
pub(crate) fn locked<T>(
    call: &'static str,
    export: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    handover::export(export).map_err(|source| Error::Os { call, source })?
}

/// A new descriptor of this memory.
pub(crate) fn memory(
    memory: &DeviceMemory,
    handle_type: MemoryHandleType,
) -> Result<OwnedFd, Error> {
    let device = memory.device();
    rules::export(device.facts(), memory.facts(), handle_type.flags())?;
    let info = vk::MemoryGetFdInfoKHR::default()
        .memory(memory.handle())
        .handle_type(handle_type.flags());
    let streams = StandardStreams::now();
    let number = locked("vkGetMemoryFdKHR", || ffi::memory_fd(device, &info))?;
    streams.adopt("vkGetMemoryFdKHR", number)
}
