//! Lets Cargo notice headers that were not there when the build script ran.
//!
//! `rerun-if-changed` with a path that does not exist runs the script at every build. So the script names a folder of its
//! own instead, filled with links to the missing files. Cargo takes the newest time of what lies in such a folder, and
//! follows links: a link that leads nowhere does not count, and one that leads somewhere by now is newer than the run.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Fills `folder` with a link to each of `missing`.
///
/// # Errors
///
/// The folder cannot be written.
pub(crate) fn links(folder: &Path, missing: &[PathBuf]) -> io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    std::fs::create_dir_all(folder)?;
    for (number, file) in missing.iter().enumerate() {
        #[cfg(unix)]
        std::os::unix::fs::symlink(file, folder.join(number.to_string()))?;
        #[cfg(not(unix))]
        let _ = (number, file);
    }
    // The folder is newer than the run that makes it; its own time must not count.
    std::fs::File::open(folder)?.set_modified(SystemTime::UNIX_EPOCH)
}
