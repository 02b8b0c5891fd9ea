//! Taking file descriptors from a driver, which is not trusted to have made any.

use std::os::fd::{OwnedFd, RawFd};

use ash::vk;

use crate::{DeviceMemory, Error, MemoryHandleType, ffi, handover, rules};

/// Which of the numbers 0 to 2 were open before an export.
///
/// In a process that has closed its standard streams they are ordinary numbers.
struct StandardStreams([bool; 3]);

impl StandardStreams {
    fn now() -> Self {
        Self([0, 1, 2].map(ffi::is_open))
    }

    fn had(&self, number: RawFd) -> bool {
        usize::try_from(number)
            .ok()
            .and_then(|index| self.0.get(index).copied())
            .unwrap_or(false)
    }
}

/// What a driver answered to an export, and what was open before.
pub(crate) struct Answer {
    call: &'static str,
    number: RawFd,
    streams: StandardStreams,
}

impl Answer {
    /// The bare number.
    pub(crate) const fn number(&self) -> RawFd {
        self.number
    }

    /// Takes the number as a new descriptor; -1, a closed number and a stream that was open before
    /// the call are left alone.
    pub(crate) fn adopt(self) -> Result<OwnedFd, Error> {
        let Self { call, number, .. } = self;
        if number < 0 || self.streams.had(number) || !ffi::is_open(number) {
            return Err(Error::BadExport { call, number });
        }
        Ok(ffi::adopt(number))
    }
}

/// Calls an export while no hand-over is under way.
pub(crate) fn ask(
    call: &'static str,
    export: impl FnOnce() -> Result<RawFd, Error>,
) -> Result<Answer, Error> {
    let ask = || {
        let streams = StandardStreams::now();
        export().map(|number| Answer {
            call,
            number,
            streams,
        })
    };
    handover::export(ask).map_err(|source| Error::Os { call, source })?
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
    ask("vkGetMemoryFdKHR", || ffi::memory_fd(device, &info))?.adopt()
}
