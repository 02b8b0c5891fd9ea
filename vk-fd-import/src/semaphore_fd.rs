//! File descriptors of semaphores that know where they came from.
//!
//! Nothing on a descriptor tells a binary semaphore from a timeline, or either from memory; the
//! types here do.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use crate::{Exporter, handover};

/// Where the payload behind a semaphore's file descriptor came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SemaphoreOrigin {
    /// Who created the semaphore.
    pub exporter: Exporter,
    /// The UUID of its device; all zero names no device.
    pub device_uuid: [u8; 16],
    /// The UUID of its driver.
    pub driver_uuid: [u8; 16],
}

macro_rules! semaphore_fd {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// Dropping it closes the descriptor. An import takes it by value, works on a duplicate and
        /// gives it back in the error when it fails.
        #[derive(Debug)]
        #[must_use = "dropping it closes the file descriptor"]
        pub struct $name {
            fd: OwnedFd,
            origin: SemaphoreOrigin,
        }

        impl $name {
            /// Joins a file descriptor with a statement of where it came from.
            ///
            /// # Safety
            ///
            /// The descriptor is an opaque one of a semaphore of this type, and the origin is true
            /// of it: drivers do not check it.
            pub const unsafe fn from_parts(fd: OwnedFd, origin: SemaphoreOrigin) -> Self {
                Self { fd, origin }
            }

            /// For callers inside the crate, which have the origin at first hand.
            pub(crate) const fn assemble(fd: OwnedFd, origin: SemaphoreOrigin) -> Self {
                Self { fd, origin }
            }

            /// Where the payload came from.
            #[must_use]
            pub const fn origin(&self) -> &SemaphoreOrigin {
                &self.origin
            }

            /// A second descriptor of the same payload.
            ///
            /// # Errors
            ///
            /// What `fcntl(F_DUPFD_CLOEXEC)` answers.
            pub fn try_clone(&self) -> io::Result<Self> {
                Ok(Self {
                    fd: handover::duplicate(self.fd.as_fd())?,
                    origin: self.origin.clone(),
                })
            }

            /// Gives up the pair; the caller owns the descriptor.
            #[must_use]
            pub fn into_parts(self) -> (OwnedFd, SemaphoreOrigin) {
                (self.fd, self.origin)
            }
        }

        impl AsFd for $name {
            fn as_fd(&self) -> BorrowedFd<'_> {
                self.fd.as_fd()
            }
        }
    };
}

semaphore_fd! {
    /// Owns an opaque file descriptor of a binary semaphore.
    BinaryFd
}

semaphore_fd! {
    /// Owns an opaque file descriptor of a timeline semaphore.
    TimelineFd
}

/// One pending signal, copied out of a binary semaphore.
#[derive(Debug)]
pub enum SyncFd {
    /// The signal has happened already: Vulkan's -1.
    Signalled,
    /// A sync file that becomes readable with the signal.
    Pending(OwnedFd),
}
