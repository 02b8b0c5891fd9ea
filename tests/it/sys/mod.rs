//! The bindings: against a C compiler, against every supported CUDA, loaded, linked and built in every way.

mod builds;
mod gpu;
mod layouts;
mod loading;
mod snapshot;
mod toolkit;

use cuda_interop_build::snapshot::{Release, release};
use interop_tests::{cuda_toolkit, repository};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// The releases that `tests/setup.sh --all` unpacks.
const RELEASES: [&str; 5] = ["11.8", "12.1", "12.9", "13.0", "13"];

/// What the headers of every release declare, read once.
fn releases() -> &'static [Release] {
    static READ: OnceLock<Vec<Release>> = OnceLock::new();
    READ.get_or_init(|| {
        let read = |name: &&str| {
            release(&cuda_toolkit(name).join("include"), &stand_in())
                .unwrap_or_else(|error| panic!("CUDA {name}: {error}"))
        };
        RELEASES.iter().map(read).collect()
    })
}

/// The folder of our own `crt/host_defines.h`.
fn stand_in() -> PathBuf {
    repository().join("build-support/src/include")
}

/// Where these tests keep files: `tmp/sys` below the build folder that the test binary lies in.
fn scratch_root() -> PathBuf {
    let program = std::env::current_exe().expect("the test binary's own path");
    let folder = program.ancestors().nth(3).expect("the build folder");
    folder.join("tmp/sys")
}

/// An empty folder for one test's files.
fn scratch(name: &str) -> PathBuf {
    let folder = scratch_root().join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of an earlier run goes");
    }
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Runs a command and returns what it printed; panics with everything when it fails.
#[track_caller]
fn output(command: &mut Command) -> String {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{stdout}\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    stdout
}
