//! Where the repository and the things that `tests/setup.sh --all` unpacked are, found at run time.

use std::path::{Path, PathBuf};

/// The repository's folder: from what cargo tells a test, else above the program or the current folder.
///
/// Nothing is compiled in, so that a test binary also runs on another machine.
pub fn repository() -> PathBuf {
    let from_cargo = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let program = std::env::current_exe().ok();
    let current = std::env::current_dir().ok();
    [from_cargo, program, current]
        .into_iter()
        .flatten()
        .find_map(|start| {
            let above = start.ancestors().find(|folder| is_repository(folder));
            above.map(Path::to_path_buf)
        })
        .expect("neither CARGO_MANIFEST_DIR nor the program nor the current folder lies in the repository")
}

fn is_repository(folder: &Path) -> bool {
    folder.join("tests/setup.sh").is_file() && folder.join("Cargo.lock").is_file()
}

/// A path below `.cache/`, or a panic that says how to get it.
pub(crate) fn unpacked(path: &str) -> PathBuf {
    let full = repository().join(".cache").join(path);
    assert!(
        full.exists(),
        "{} is missing: run tests/setup.sh --all",
        full.display()
    );
    full
}

/// The folder with `include` and `lib` of a CUDA release: `"11.8"`, `"12.1"`, `"12.9"`, `"13.0"` or `"13"` (newest).
pub fn cuda_toolkit(release: &str) -> PathBuf {
    unpacked(&format!("cuda/{release}"))
}

/// The folder that holds the current Khronos validation layer and its manifest.
pub fn validation_layer() -> PathBuf {
    unpacked("layers/VkLayer_khronos_validation.json");
    unpacked("layers")
}

/// The machine-readable list of Vulkan's valid-usage ids.
pub fn validusage() -> PathBuf {
    unpacked("vulkan/validusage.json")
}
