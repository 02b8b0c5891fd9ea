//! What is known about a file descriptor.

use std::fmt;

/// What the kernel says a file descriptor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FileKind {
    /// Nothing: the number is closed, or negative.
    Closed,
    /// A file with a name on a file system.
    Regular,
    /// Memory with a descriptor and no name (`memfd_create`): what software drivers share.
    MemFd,
    /// A dma-buf.
    DmaBuf,
    /// A sync file.
    SyncFile,
    /// A character device, by its major and minor number: what NVIDIA's driver shares.
    CharacterDevice {
        /// Which driver.
        major: u32,
        /// Which of its devices.
        minor: u32,
    },
    /// A pipe.
    Pipe,
    /// A socket.
    Socket,
    /// A directory.
    Directory,
    /// A block device.
    BlockDevice,
    /// A kernel object that is surely no memory: an event counter, a timer, a poll set.
    KernelObject,
    /// Something without a name that the kernel does not tell more about.
    Anonymous,
}

impl FileKind {
    /// Whether it can be an opaque descriptor of some driver's memory or semaphore, as far as the
    /// kernel tells.
    #[must_use]
    pub const fn can_be_opaque(self) -> bool {
        match self {
            Self::MemFd | Self::DmaBuf | Self::Anonymous => true,
            // 1: null, zero, full, random; 4 and 5: terminals; 136 to 143: pseudo-terminals.
            Self::CharacterDevice { major, .. } => !matches!(major, 1 | 4 | 5 | 136..=143),
            Self::Closed
            | Self::Regular
            | Self::SyncFile
            | Self::Pipe
            | Self::Socket
            | Self::Directory
            | Self::BlockDevice
            | Self::KernelObject => false,
        }
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "not open",
            Self::Regular => "a file on a file system",
            Self::MemFd => "an anonymous file in memory",
            Self::DmaBuf => "a dma-buf",
            Self::SyncFile => "a sync file",
            Self::CharacterDevice { major, minor } => {
                return write!(f, "a character device ({major}:{minor})");
            }
            Self::Pipe => "a pipe",
            Self::Socket => "a socket",
            Self::Directory => "a directory",
            Self::BlockDevice => "a block device",
            Self::KernelObject => "a kernel object that is no memory",
            Self::Anonymous => "a file without a name",
        })
    }
}

/// What is known about a file descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FdFacts {
    /// Its number; only for the text of a violation.
    pub number: i32,
    /// What it is.
    pub kind: FileKind,
    /// Where its end is, in bytes, for what can be seeked.
    pub size: Option<u64>,
}
