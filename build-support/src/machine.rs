//! What the search asks of the machine, so that it can be tried on made-up ones.

use std::ffi::OsString;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// A machine to look for CUDA on.
pub trait Machine {
    /// The value of an environment variable; `None` when it is unset or empty.
    fn variable(&self, name: &str) -> Option<OsString>;
    /// Whether there is a regular file, links followed.
    fn is_file(&self, path: &Path) -> bool;
    /// The names in a directory; none when it cannot be read.
    fn entries(&self, directory: &Path) -> Vec<String>;
    /// The text of a file.
    fn text(&self, file: &Path) -> Option<String>;
    /// The path with links followed, or the path itself.
    fn resolved(&self, path: &Path) -> PathBuf;
}

/// The machine that this program runs on.
#[derive(Clone, Copy, Debug)]
pub struct Host;

impl Machine for Host {
    fn variable(&self, name: &str) -> Option<OsString> {
        std::env::var_os(name).filter(|value| !value.is_empty())
    }

    fn is_file(&self, path: &Path) -> bool {
        path.is_file()
    }

    fn entries(&self, directory: &Path) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(directory) else {
            return Vec::new();
        };
        entries
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect()
    }

    fn text(&self, file: &Path) -> Option<String> {
        // A header may hold bytes that are not UTF-8 in its comments.
        let mut bytes = Vec::new();
        std::fs::File::open(file)
            .ok()?
            .read_to_end(&mut bytes)
            .ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn resolved(&self, path: &Path) -> PathBuf {
        path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
    }
}
