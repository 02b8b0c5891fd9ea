//! Real dma-bufs and sync files: what few machines for building have, and software drivers only offer on a kernel
//! that has it. These tests run in a small virtual machine (`tests/vm.sh`), which one test on this side starts.

mod dma_bufs;
mod heaps;
mod processes;
mod programs;
mod sync_files;

use std::process::{Command, Stdio};

use interop_tests::{double_path, repository};

/// What runs there: this module, and what looks at how drivers share, since the newest lavapipe shares all memory as
/// dma-bufs where the kernel lets it.
const CHOICE: [&str; 10] = [
    "vm::",
    "double::exported",
    "interop::sharing",
    "vk::groups",
    "vk::layer_cases",
    "vk::positive",
    "vk::round_trip",
    "--include-ignored",
    "--skip",
    "in_a_virtual_machine",
];

/// How many tests are chosen.
fn chosen() -> usize {
    let output = Command::new(std::env::current_exe().expect("the test binary's own path"))
        .args(CHOICE)
        .args(["--list", "--format", "terse"])
        .output()
        .expect("the test binary starts again");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter(|line| line.ends_with(": test")).count()
}

#[test]
#[cfg_attr(
    not(target_arch = "x86_64"),
    ignore = "the virtual machine is an x86-64"
)]
fn dma_bufs_and_sync_files_hold_in_a_virtual_machine() {
    let program = std::env::current_exe().expect("the test binary's own path");
    let output = Command::new(repository().join("tests/vm.sh"))
        .arg(program)
        .args(CHOICE)
        .args(["--test-threads", "1"])
        // The system's lavapipe is all that is there.
        .env("INTEROP_TEST_DRIVERS", "lavapipe")
        .env("INTEROP_VM_ENV", "INTEROP_TEST_DRIVERS")
        .env("INTEROP_VM_FILES", double_path().expect("the double"))
        .stdin(Stdio::null())
        .output()
        .expect("tests/vm.sh starts");
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.status.success(), "{}\n{said}", output.status);
    let expected = chosen();
    assert!(expected > 10, "there are tests for the virtual machine");
    let passed = format!("test result: ok. {expected} passed; 0 failed; 0 ignored;");
    assert!(said.contains(&passed), "not all {expected} ran:\n{said}");
}
