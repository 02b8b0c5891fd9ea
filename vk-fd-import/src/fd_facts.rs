//! Asking the kernel what a file descriptor is.

use std::os::fd::{AsRawFd, BorrowedFd};

use crate::ffi;
use crate::rules::{FdFacts, FileKind};

/// `DMA_BUF_MAGIC`: the file system that dma-bufs, and nothing else, live on (Linux 5.3).
const DMA_BUF_FILE_SYSTEM: u32 = 0x444d_4142;

impl FdFacts {
    /// What the kernel says of an open descriptor; it is not read from.
    #[must_use]
    pub fn of(fd: BorrowedFd<'_>) -> Self {
        Self::of_number(fd.as_raw_fd())
    }

    /// The same for a number that may be closed.
    pub(crate) fn of_number(number: i32) -> Self {
        let Ok(status) = ffi::status(number) else {
            return Self {
                number,
                kind: FileKind::Closed,
                size: None,
            };
        };
        let kind = kind(number, &status);
        let size = match kind {
            FileKind::Regular | FileKind::MemFd => u64::try_from(status.st_size).ok(),
            FileKind::DmaBuf => ffi::dma_buf_size(number),
            _ => None,
        };
        Self { number, kind, size }
    }
}

fn kind(number: i32, status: &libc::stat) -> FileKind {
    if ffi::is_on_file_system(number, DMA_BUF_FILE_SYSTEM) {
        return FileKind::DmaBuf;
    }
    match status.st_mode & libc::S_IFMT {
        libc::S_IFREG if status.st_nlink == 0 && ffi::is_sealable(number) => FileKind::MemFd,
        libc::S_IFREG => match anonymous(number) {
            FileKind::Anonymous => FileKind::Regular,
            known => known,
        },
        libc::S_IFCHR => FileKind::CharacterDevice {
            major: libc::major(status.st_rdev),
            minor: libc::minor(status.st_rdev),
        },
        libc::S_IFIFO => FileKind::Pipe,
        libc::S_IFSOCK => FileKind::Socket,
        libc::S_IFDIR => FileKind::Directory,
        libc::S_IFBLK => FileKind::BlockDevice,
        _ => anonymous(number),
    }
}

/// What `/proc` calls a file that no file system has; [`FileKind::Anonymous`] where there is no
/// `/proc`.
fn anonymous(number: i32) -> FileKind {
    let Ok(name) = std::fs::read_link(format!("/proc/self/fd/{number}")) else {
        return FileKind::Anonymous;
    };
    let name = name.to_string_lossy();
    let objects = [
        "[event",
        "[timerfd",
        "[signalfd",
        "inotify",
        "[fanotify",
        "[pidfd",
        "[userfault",
    ];
    match name.strip_prefix("anon_inode:") {
        // So up to Linux 5.2.
        Some("dmabuf") => FileKind::DmaBuf,
        Some(object) if object.starts_with("sync_file") => FileKind::SyncFile,
        Some(object) if objects.iter().any(|known| object.starts_with(known)) => {
            FileKind::KernelObject
        }
        _ => FileKind::Anonymous,
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsFd;

    use super::*;

    #[test]
    fn kinds_are_told_apart() {
        let null = std::fs::File::open("/dev/null").expect("there is a /dev/null");
        let kind = FdFacts::of(null.as_fd()).kind;
        assert_eq!(kind, FileKind::CharacterDevice { major: 1, minor: 3 });
        assert!(!kind.can_be_opaque());

        let path = std::env::temp_dir().join(format!("vk-fd-import-{}", std::process::id()));
        let file = std::fs::File::create(&path).expect("the temporary folder can be written");
        assert_eq!(FdFacts::of(file.as_fd()).kind, FileKind::Regular);
        std::fs::remove_file(&path).expect("the file was just made");

        let (reader, _writer) = std::io::pipe().expect("a pipe");
        assert_eq!(FdFacts::of(reader.as_fd()).kind, FileKind::Pipe);

        let (socket, _peer) = std::os::unix::net::UnixStream::pair().expect("a socket pair");
        assert_eq!(FdFacts::of(socket.as_fd()).kind, FileKind::Socket);

        let memory = rustix::fs::memfd_create("test", rustix::fs::MemfdFlags::CLOEXEC)
            .expect("memfd_create works");
        rustix::fs::ftruncate(&memory, 4096).expect("it can grow");
        let facts = FdFacts::of(memory.as_fd());
        assert_eq!(facts.kind, FileKind::MemFd);
        assert_eq!(facts.size, Some(4096));
        assert!(facts.kind.can_be_opaque());

        let event =
            rustix::event::eventfd(0, rustix::event::EventfdFlags::CLOEXEC).expect("eventfd works");
        assert_eq!(FdFacts::of(event.as_fd()).kind, FileKind::KernelObject);

        assert_eq!(FdFacts::of_number(-1).kind, FileKind::Closed);
        assert_eq!(FdFacts::of_number(i32::MAX).kind, FileKind::Closed);
    }
}
