//! What can go wrong, each with the values that disagree.

use core::ffi::c_int;
use core::fmt;
use core::time::Duration;
use std::error::Error as StdError;

use cuda_interop_sys as sys;
use vk_fd_import::MemoryFd;

use crate::device::{DeviceIdentity, VulkanIdentity};
use crate::format::UnmappableFormat;
use crate::rules::{Violation, Violations};

/// An error of this crate.
///
/// `Display` gives one line. For [`Error::Load`], [`Error::MissingSymbol`], [`Error::Vulkan`], [`Error::Invalid`] and [`Error::Os`] the values and
/// ids are in the [source](core::error::Error::source), so print that as well; `Debug` holds all of it.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// No CUDA library could be loaded; the source lists what was tried.
    Load(sys::LoadError),
    /// The loaded CUDA library lacks a function.
    MissingSymbol(sys::MissingSymbol),
    /// A call of the CUDA runtime failed.
    Cuda {
        /// The C function.
        call: &'static str,
        /// Its answer.
        code: sys::cudaError_t,
        /// The name of the answer.
        name: String,
    },
    /// A call of the CUDA driver API failed.
    Driver {
        /// The C function.
        call: &'static str,
        /// Its answer.
        code: sys::CUresult,
        /// The name of the answer.
        name: String,
    },
    /// The Vulkan half failed or found its rules broken.
    Vulkan(vk_fd_import::Error),
    /// Rules of the CUDA half are broken; no driver was called.
    Invalid(Violations),
    /// No device is seen by both APIs.
    ///
    /// Look at `CUDA_VISIBLE_DEVICES`, and at which Vulkan driver is loaded.
    NoMatchingDevice {
        /// What Vulkan offers, or the one device that was asked for.
        vulkan: Vec<VulkanIdentity>,
        /// What CUDA offers.
        cuda: Vec<DeviceIdentity>,
    },
    /// The stream belongs to another context than the object.
    OtherContext {
        /// Address of the stream's context.
        stream: usize,
        /// Address of the object's context.
        object: usize,
    },
    /// No context is current on this thread, and one was asked for.
    NoCurrentContext,
    /// A range of bytes ends beyond the object.
    OutOfRange {
        /// First byte of the range.
        offset: u64,
        /// Bytes in the range.
        length: u64,
        /// Bytes in the object.
        size: u64,
    },
    /// An offset or length does not fit the type read there.
    Misaligned {
        /// The offset or length in bytes.
        value: u64,
        /// What it has to be a multiple of, in bytes.
        alignment: u64,
    },
    /// Host data has another length than the part of the image or buffer.
    LengthMismatch {
        /// Bytes given.
        given: u64,
        /// Bytes needed.
        needed: u64,
    },
    /// A timeline value is not above one that was signalled before.
    ValueNotIncreasing {
        /// The value asked for.
        value: u64,
        /// The highest value signalled through this timeline.
        signalled: u64,
    },
    /// A timeline value is not above the semaphore's counter.
    ValueNotAboveCounter {
        /// The value asked for.
        value: u64,
        /// The counter as read.
        counter: u64,
    },
    /// A wait ended before what was waited for.
    TimelineTimeout {
        /// The value waited for.
        value: u64,
        /// The counter when the time was over.
        counter: u64,
        /// How long was waited.
        waited: Duration,
    },
    /// Work was still in flight when the time was over.
    StillInUse {
        /// How many streams still had work that uses the object.
        streams: usize,
        /// How long was waited.
        waited: Duration,
    },
    /// A binary semaphore was used out of turn: each signal is followed by one wait.
    BinaryOutOfTurn {
        /// What was asked for: `"signal"` or `"wait"`, or one of these `"by Vulkan"`.
        wanted: &'static str,
    },
    /// The device or library cannot do this.
    Unsupported {
        /// What was asked for.
        what: &'static str,
        /// What is missing, and the way out.
        reason: String,
    },
    /// A call of the operating system failed.
    Os {
        /// The call.
        call: &'static str,
        /// What it answered.
        source: std::io::Error,
    },
    /// The process was forked after CUDA was loaded: a child may not call the driver.
    Forked,
}

impl Error {
    /// The number that CUDA answered, if this is a failed CUDA call.
    #[must_use]
    pub fn cuda_code(&self) -> Option<c_int> {
        match self {
            Self::Cuda { code, .. } => c_int::try_from(code.0).ok(),
            Self::Driver { code, .. } => c_int::try_from(code.0).ok(),
            _ => None,
        }
    }

    /// What to do about a CUDA error code, where its own name does not say.
    fn advice(code: c_int) -> &'static str {
        match code {
            35 => {
                ": the driver is older than this libcudart needs; install a newer driver or an older libcudart"
            }
            100 => ": no CUDA device is visible; look at CUDA_VISIBLE_DEVICES and the driver",
            201 | 709 => ": the context is gone or not current on this thread",
            700 => ": an earlier asynchronous error has poisoned the context",
            999 => {
                ": at an import this is what the driver answers when the fd is of another GPU or is no GPU memory"
            }
            _ => "",
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(_) => f.write_str(
                "no usable CUDA library; install the CUDA runtime and driver, or name their files in CUDA_INTEROP_CUDART and CUDA_INTEROP_CUDA",
            ),
            Self::MissingSymbol(_) => f.write_str("the CUDA library is too old for this; install a newer one"),
            Self::Cuda { call, code, name } => {
                let advice = c_int::try_from(code.0).map_or("", Self::advice);
                write!(f, "{call} answered {name} ({}){advice}", code.0)
            }
            Self::Driver { call, code, name } => {
                let advice = c_int::try_from(code.0).map_or("", Self::advice);
                write!(f, "{call} answered {name} ({}){advice}", code.0)
            }
            Self::Vulkan(_) => f.write_str("the Vulkan side failed"),
            Self::Invalid(_) => f.write_str("CUDA cannot take this"),
            Self::NoMatchingDevice { vulkan, cuda } => {
                f.write_str("no device is seen by both APIs; Vulkan sees")?;
                if vulkan.is_empty() {
                    f.write_str(" none")?;
                }
                for device in vulkan {
                    write!(f, " [{device}]")?;
                }
                f.write_str(", CUDA sees")?;
                if cuda.is_empty() {
                    f.write_str(" none")?;
                }
                for device in cuda {
                    write!(f, " [{device}]")?;
                }
                f.write_str("; look at CUDA_VISIBLE_DEVICES and at which Vulkan driver is loaded")
            }
            Self::OtherContext { stream, object } => write!(
                f,
                "the stream belongs to context {stream:#x}, the object to context {object:#x}: use a stream of the object's context"
            ),
            Self::NoCurrentContext => f.write_str(
                "no CUDA context is current on this thread; make one current, or take the device's own with Cuda::primary_context",
            ),
            Self::OutOfRange {
                offset,
                length,
                size,
            } => write!(
                f,
                "{length} bytes at offset {offset} end beyond the {size} bytes there are: at most {} fit there",
                size.saturating_sub(*offset)
            ),
            Self::Misaligned { value, alignment } => {
                write!(
                    f,
                    "{value} bytes is no multiple of {alignment}, the alignment of the type: move the offset, or use a type of a lower alignment"
                )
            }
            Self::LengthMismatch { given, needed } => {
                write!(
                    f,
                    "{given} bytes given, {needed} needed: give exactly as many"
                )
            }
            Self::ValueNotIncreasing { value, signalled } => write!(
                f,
                "timeline value {value} is not above {signalled}, which was signalled before; take the next value from the timeline"
            ),
            Self::ValueNotAboveCounter { value, counter } => write!(
                f,
                "timeline value {value} is not above the semaphore's counter {counter}; signal a higher one"
            ),
            Self::TimelineTimeout {
                value,
                counter,
                waited,
            } => write!(
                f,
                "waited {waited:?} for timeline value {value}; the counter stands at {counter}: wait longer, or look at what was to signal it"
            ),
            Self::StillInUse { streams, waited } => write!(
                f,
                "work in {streams} streams still uses this after {waited:?}: wait longer, or drop it, which leaves it to later calls"
            ),
            Self::BinaryOutOfTurn { wanted } => write!(
                f,
                "{wanted} out of turn: a binary semaphore takes one signal, then one wait"
            ),
            Self::Unsupported { what, reason } => write!(f, "{what} is not possible: {reason}"),
            Self::Os { call, .. } => write!(f, "{call} failed"),
            Self::Forked => f.write_str(
                "this process was forked after CUDA was loaded; CUDA works only in the parent, so load it after the fork or start a new program",
            ),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Load(source) => Some(source),
            Self::MissingSymbol(source) => Some(source),
            Self::Vulkan(source) => Some(source),
            Self::Invalid(source) => Some(source),
            Self::Os { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl From<sys::LoadError> for Error {
    fn from(source: sys::LoadError) -> Self {
        Self::Load(source)
    }
}

impl From<sys::MissingSymbol> for Error {
    fn from(source: sys::MissingSymbol) -> Self {
        Self::MissingSymbol(source)
    }
}

impl From<vk_fd_import::ImportError> for Error {
    /// Keeps the error and closes the fd.
    fn from(failed: vk_fd_import::ImportError) -> Self {
        Self::Vulkan(failed.error)
    }
}

impl<Fd> From<vk_fd_import::SemaphoreImportError<Fd>> for Error {
    /// Keeps the error and closes the fd.
    fn from(failed: vk_fd_import::SemaphoreImportError<Fd>) -> Self {
        Self::Vulkan(failed.error)
    }
}

impl From<vk_fd_import::Error> for Error {
    fn from(source: vk_fd_import::Error) -> Self {
        Self::Vulkan(source)
    }
}

impl From<Violations> for Error {
    fn from(source: Violations) -> Self {
        Self::Invalid(source)
    }
}

impl From<UnmappableFormat> for Error {
    fn from(refused: UnmappableFormat) -> Self {
        Violation::UnmappableImageFormat { refused }.into()
    }
}

impl From<Violation> for Error {
    fn from(source: Violation) -> Self {
        Self::Invalid(source.into())
    }
}

/// An import that failed, with the fd that it was to take: nothing is lost, and it can be tried again.
#[derive(Debug)]
pub struct ImportError<Fd = MemoryFd> {
    /// What went wrong.
    pub error: Error,
    /// The fd, still open and still the caller's.
    pub fd: Fd,
}

impl<Fd> fmt::Display for ImportError<Fd> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "import failed: {}", self.error)
    }
}

impl<Fd: fmt::Debug> StdError for ImportError<Fd> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.error.source()
    }
}

impl<Fd> From<ImportError<Fd>> for Error {
    /// Keeps the error and closes the fd.
    fn from(failed: ImportError<Fd>) -> Self {
        failed.error
    }
}

impl<T> From<CloseError<T>> for Error {
    /// Keeps the error and drops the object, which leaves it to later calls.
    fn from(failed: CloseError<T>) -> Self {
        failed.error
    }
}

/// An object that could not be closed in time, handed back as it was.
#[derive(Debug)]
pub struct CloseError<T> {
    /// What went wrong.
    pub error: Error,
    /// The object, still usable.
    pub object: T,
}

impl<T> fmt::Display for CloseError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not closed: {}", self.error)
    }
}

impl<T: fmt::Debug> StdError for CloseError<T> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.error.source()
    }
}
