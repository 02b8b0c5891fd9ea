//! The crate's error.

use std::fmt;
use std::io;

use ash::vk;

use crate::RecordError;
use crate::rules::Violations;

/// Why something could not be done.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// Rules of Vulkan, or of this crate, are broken; no driver was called.
    Invalid(Violations),
    /// A Vulkan call failed.
    Vulkan {
        /// The C name of the call.
        call: &'static str,
        /// What it answered.
        result: vk::Result,
    },
    /// A system call failed.
    Os {
        /// What was tried.
        call: &'static str,
        /// What the kernel answered.
        source: io::Error,
    },
    /// The device, the driver or the enabled extensions do not offer this.
    Unsupported {
        /// What is missing, and what to do about it.
        what: &'static str,
    },
    /// A range of bytes ends beyond the memory.
    OutOfRange {
        /// Where the range starts in the memory, in bytes.
        offset: u64,
        /// Bytes in the range.
        length: u64,
        /// Bytes in the memory.
        size: u64,
    },
    /// A timeline is to be set to a value at which it already stands, or a lower one.
    ValueNotAboveCounter {
        /// The value asked for.
        value: u64,
        /// Where the timeline stands.
        counter: u64,
    },
    /// A driver claimed to have exported a file descriptor and answered a number that cannot be
    /// one; nothing was closed.
    BadExport {
        /// The C name of the call.
        call: &'static str,
        /// The number that it answered.
        number: i32,
    },
    /// What arrived over a socket is no record of this crate; what came with it is closed.
    Record(RecordError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(violations) => violations.fmt(f),
            Self::Vulkan { call, result } => write!(f, "{call} answered {result:?}"),
            Self::Os { call, .. } => write!(f, "{call} failed"),
            Self::Unsupported { what } => f.write_str(what),
            Self::OutOfRange {
                offset,
                length,
                size,
            } => write!(
                f,
                "{length} bytes at offset {offset} end beyond the memory's {size}: at most {} fit \
                 there",
                size.saturating_sub(*offset)
            ),
            Self::ValueNotAboveCounter { value, counter } => write!(
                f,
                "the timeline stands at {counter} and is to be set to {value}: signal a higher value"
            ),
            Self::BadExport { call, number } => write!(
                f,
                "{call} answered success with the file descriptor {number}, which it cannot have \
                 made: the driver does not export this object"
            ),
            Self::Record(_) => f.write_str("the peer sent no file descriptor with its origin"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Os { source, .. } => Some(source),
            Self::Record(source) => Some(source),
            _ => None,
        }
    }
}

impl From<Violations> for Error {
    fn from(violations: Violations) -> Self {
        Self::Invalid(violations)
    }
}
