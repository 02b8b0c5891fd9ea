//! The examples that cargo built beside the running tests.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::repository;

/// A built example: the one that cargo built with the tests, or a new build where that is older than its sources.
///
/// # Panics
///
/// If it cannot be built.
pub fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("the test's own path");
    let profile = test
        .ancestors()
        .nth(2)
        .expect("target/<profile>/deps/<test>");
    let program = profile.join("examples").join(name);
    let built = fs::metadata(&program).and_then(|file| file.modified());
    let sources = ["cuda-interop", "vk-fd-import", "cuda-interop-sys/src"];
    let newest = sources.map(|folder| newest(&repository().join(folder)));
    if built.is_ok_and(|built| newest.iter().all(|source| built >= *source)) {
        return program;
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // The whole workspace, so that features are those of `cargo test --workspace`.
    command
        .args(["build", "--workspace", "--example", name])
        .current_dir(repository());
    if profile.file_name() == Some(OsStr::new("release")) {
        command.arg("--release");
    }
    let built = command.output().expect("cargo runs");
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    program
}

fn newest(folder: &Path) -> SystemTime {
    let mut newest = SystemTime::UNIX_EPOCH;
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let metadata = entry.metadata().expect("metadata");
        let time = if metadata.is_dir() {
            self::newest(&entry.path())
        } else {
            metadata.modified().expect("a time")
        };
        newest = newest.max(time);
    }
    newest
}
