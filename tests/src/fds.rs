//! Looking at this process's file descriptors.

use std::collections::BTreeMap;
use std::os::fd::RawFd;
use std::path::PathBuf;

/// The open fds of this process, each with what it points to.
pub fn open_fds() -> BTreeMap<RawFd, PathBuf> {
    let entries = std::fs::read_dir("/proc/self/fd").expect("/proc/self/fd can be read");
    entries
        .flatten()
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.parse().ok()?;
            // The fd that lists the folder is gone by the time it is looked at, or points to the folder itself.
            let target = std::fs::read_link(entry.path()).ok()?;
            let own = target
                .to_string_lossy()
                .starts_with(&format!("/proc/{}/fd", std::process::id()));
            (!own).then_some((number, target))
        })
        .collect()
}

/// Whether a number names an open fd.
pub fn is_open(fd: RawFd) -> bool {
    // SAFETY: F_GETFD only looks the number up; any number is allowed.
    unsafe { libc::fcntl(fd, libc::F_GETFD) != -1 }
}
