//! Builds of the package itself by Cargo, in a build folder of their own: with and without headers, linked, again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

use interop_tests::{cuda_toolkit, repository};

use super::{RELEASES, output, scratch, scratch_root};

/// The variables that decide about a build.
const VARIABLES: [&str; 12] = [
    "CUDA_INTEROP_BINDINGS",
    "CUDA_INTEROP_INCLUDE_DIR",
    "CUDA_INTEROP_LIBRARY_DIR",
    "CUDA_PATH",
    "CUDA_HOME",
    "CUDA_ROOT",
    "CUDA_TOOLKIT_ROOT_DIR",
    "CONDA_PREFIX",
    "VIRTUAL_ENV",
    "DOCS_RS",
    "LIBCLANG_PATH",
    "RUSTFLAGS",
];

/// One build at a time: they share a folder, so that bindgen is built once.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

fn cargo(command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(repository())
        .args([command, "--offline", "--target-dir"])
        .arg(scratch_root().join("builds"));
    for variable in VARIABLES {
        cargo.env_remove(variable);
    }
    cargo
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn include(release: &str) -> PathBuf {
    cuda_toolkit(release).join("include")
}

#[test]
fn without_bindgen_there_are_four_crates() {
    let tree = output(
        Command::new("cargo")
            .current_dir(repository())
            .args(["tree", "--offline", "--package", "cuda-interop-sys"])
            .args(["--no-default-features", "--features", "loaded"])
            .args([
                "--edges",
                "normal,build",
                "--prefix",
                "none",
                "--format",
                "{lib}",
            ]),
    );
    let crates: BTreeSet<&str> = tree
        .lines()
        .map(|line| line.trim_end_matches(" (*)"))
        .collect();
    assert_eq!(
        crates,
        BTreeSet::from([
            "cuda_interop_sys",
            "cuda_interop_build",
            "libloading",
            "cfg_if"
        ])
    );
}

#[test]
fn the_safe_crate_builds_against_the_headers_of_every_release() {
    let _alone = alone();
    for release in RELEASES {
        output(
            cargo("check")
                .args(["--package", "cuda-interop", "--features", "bindgen"])
                .env("CUDA_INTEROP_BINDINGS", "headers")
                .env("CUDA_INTEROP_INCLUDE_DIR", include(release)),
        );
    }
}

#[test]
fn headers_that_are_demanded_and_absent_fail_the_build_with_the_places() {
    let _alone = alone();
    let build = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut cargo = cargo("check");
        cargo
            .args(["--package", "cuda-interop-sys"])
            .args(arguments);
        for (name, value) in variables {
            cargo.env(name, value);
        }
        let output = cargo.output().expect("cargo runs");
        assert!(!output.status.success(), "{variables:?}");
        stderr(&output)
    };
    let text = build(&[("CUDA_INTEROP_INCLUDE_DIR", "/nowhere/include")], &[]);
    assert!(
        text.contains("CUDA's headers cannot be used: none were found"),
        "{text}"
    );
    assert!(
        text.contains("/nowhere/include (from CUDA_INTEROP_INCLUDE_DIR): no cuda.h"),
        "{text}"
    );
    let text = build(&[("CUDA_INTEROP_BINDINGS", "header")], &[]);
    assert!(
        text.contains("CUDA_INTEROP_BINDINGS is \"header\"; it may be `headers` or `snapshot`"),
        "{text}"
    );
    let directory = include("13");
    let text = build(
        &[
            ("CUDA_INTEROP_BINDINGS", "headers"),
            (
                "CUDA_INTEROP_INCLUDE_DIR",
                directory.to_str().expect("a plain path"),
            ),
        ],
        &["--no-default-features", "--features", "loaded"],
    );
    assert!(text.contains("the feature `bindgen` is off"), "{text}");
}

#[test]
fn an_unusable_libclang_leads_to_the_snapshot() {
    let _alone = alone();
    let folder = scratch("no-libclang");
    let source = folder.join("empty.c");
    std::fs::write(&source, "int nothing;\n").expect("a file");
    output(
        Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(folder.join("libclang.so"))
            .arg(&source),
    );
    let root = folder.join("toolkit");
    copy(&include("12.9"), &root.join("include"));
    let mut build = cargo("check");
    build
        .args(["--package", "cuda-interop-sys"])
        .env("LIBCLANG_PATH", &folder)
        .env("CUDA_PATH", &root);
    let found = build.output().expect("cargo runs");
    let text = stderr(&found);
    assert!(found.status.success(), "{text}");
    assert_eq!(
        text.matches("CUDA's headers are not used (libclang cannot be used")
            .count(),
        1,
        "{text}"
    );
    let demanded = build
        .env("CUDA_INTEROP_BINDINGS", "headers")
        .output()
        .expect("cargo runs");
    assert!(!demanded.status.success());
    assert!(
        stderr(&demanded).contains("libclang cannot be used"),
        "{}",
        stderr(&demanded)
    );
}

/// The folder of headers that a build reads, and a build of it that says whether it compiled anything.
struct Watched {
    arguments: Vec<&'static str>,
    variables: Vec<(&'static str, PathBuf)>,
}

impl Watched {
    fn compiles(&self) -> bool {
        let mut build = cargo("check");
        build
            .args(["--package", "cuda-interop-sys"])
            .args(&self.arguments);
        for (name, value) in &self.variables {
            build.env(name, value);
        }
        let output = build.output().expect("cargo runs");
        let text = stderr(&output);
        assert!(output.status.success(), "{text}");
        text.contains("Checking cuda-interop-sys") || text.contains("Compiling cuda-interop-sys")
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    output(Command::new("cp").arg("-rT").arg(from).arg(to));
}

/// Cargo compares times by the second on some file systems.
fn later() {
    std::thread::sleep(std::time::Duration::from_millis(1100));
}

#[test]
fn a_build_is_repeated_when_its_inputs_change_and_only_then() {
    let _alone = alone();
    let folder = scratch("inputs");
    copy(&include("12.9"), &folder.join("include"));
    let mut build = Watched {
        arguments: vec![],
        variables: vec![("CUDA_INTEROP_INCLUDE_DIR", folder.join("include"))],
    };
    build.compiles();
    assert!(!build.compiles(), "nothing changed");

    later();
    std::fs::write(folder.join("include/unrelated.h"), "").expect("a file");
    assert!(!build.compiles(), "a file beside that no header includes");
    build.variables.push(("CUDA_HOME", "/somewhere".into()));
    assert!(!build.compiles(), "a variable that is not asked");
    build.variables.pop();

    let header = folder.join("include/driver_types.h");
    let text = std::fs::read_to_string(&header).expect("a header");
    std::fs::write(&header, text + "\n").expect("a header");
    assert!(build.compiles(), "a header changed");
    assert!(!build.compiles(), "nothing changed");
    build.variables = vec![("CUDA_INTEROP_INCLUDE_DIR", include("13"))];
    assert!(build.compiles(), "another directory");
    build.variables = vec![("CUDA_INTEROP_BINDINGS", "snapshot".into())];
    assert!(build.compiles(), "no headers");
    build.variables = vec![
        ("CUDA_INTEROP_BINDINGS", "snapshot".into()),
        ("CUDA_HOME", "/somewhere".into()),
    ];
    assert!(!build.compiles(), "a variable that is not asked");
}

#[test]
fn headers_that_appear_are_noticed() {
    let _alone = alone();
    let folder = scratch("appearing");
    let build = Watched {
        arguments: vec![],
        variables: vec![("CUDA_PATH", folder.join("toolkit"))],
    };
    build.compiles();
    assert!(!build.compiles(), "nothing changed");
    later();
    // With the times of the archive, as package managers unpack.
    let target = folder.join("toolkit/include");
    std::fs::create_dir_all(&target).expect("a folder");
    output(
        Command::new("cp")
            .args(["-rpT"])
            .arg(include("13"))
            .arg(&target),
    );
    assert!(build.compiles(), "a toolkit appeared");
    assert!(!build.compiles(), "nothing changed");
}

#[test]
fn linked_programs_call_the_newest_form() {
    let _alone = alone();
    for release in ["11.8", "12.9", "13"] {
        let folder = cuda_toolkit(release).join("lib");
        let text = output(
            cargo("run")
                .args(["--package", "cuda-interop-sys", "--example", "linked"])
                .args(["--no-default-features", "--features", "linked"])
                .env("CUDA_INTEROP_BINDINGS", "snapshot")
                .env("CUDA_INTEROP_LIBRARY_DIR", &folder)
                .env("LD_LIBRARY_PATH", &folder),
        );
        let told = |what: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(what));
            line.unwrap_or_else(|| panic!("{what} in {text}"))
                .trim()
                .to_owned()
        };
        assert!(told("bindings").starts_with("Snapshot 13"), "{text}");
        let library = PathBuf::from(told("library"));
        assert!(library.starts_with(&folder), "{text}");
        // SAFETY: the file is NVIDIA's runtime library.
        let opened = unsafe { libloading::Library::new(&library) }.expect("it opens");
        let address = |symbol: &str| {
            // SAFETY: only the address is taken.
            let found = unsafe { opened.get::<*const u8>(symbol.as_bytes()) };
            found.ok().map(|symbol| *symbol as usize)
        };
        let origin = address("cudaGetDeviceCount").expect("every library has it");
        for (what, function) in [
            ("signal", "cudaSignalExternalSemaphoresAsync"),
            ("wait", "cudaWaitExternalSemaphoresAsync"),
        ] {
            let newest = address(&format!("{function}_v2"));
            assert_eq!(newest.is_some(), release != "13");
            let newest = newest.or(address(function)).expect("every library has it");
            let distance = newest.wrapping_sub(origin).to_string();
            assert_eq!(told(what), distance, "CUDA {release}: {function}");
        }
        let too_old = release == "11.8";
        assert_eq!(text.contains("kernels cannot be loaded"), too_old, "{text}");
    }
}

#[test]
fn a_library_that_is_not_found_is_missed_before_the_linker_does() {
    let _alone = alone();
    let folder = scratch("empty");
    let output = cargo("check")
        .args(["--package", "cuda-interop-sys"])
        .args(["--no-default-features", "--features", "linked"])
        .env("CUDA_INTEROP_BINDINGS", "snapshot")
        .env("CUDA_INTEROP_LIBRARY_DIR", &folder)
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", stderr(&output));
    let said = stderr(&output);
    let looked = format!("libcudart was not found (looked in: {})", folder.display());
    assert!(said.contains(&looked), "{said}");
    assert!(said.contains("CUDA_INTEROP_LIBRARY_DIR"), "{said}");
}

#[test]
fn the_program_knows_what_its_bindings_were_made_from() {
    let _alone = alone();
    let libraries = cuda_toolkit("13").join("lib");
    let text = output(
        cargo("run")
            .args(["--package", "cuda-interop-sys", "--example", "linked"])
            .args(["--features", "linked"])
            .env("CUDA_INTEROP_INCLUDE_DIR", include("12.1"))
            .env("CUDA_INTEROP_LIBRARY_DIR", &libraries)
            .env("LD_LIBRARY_PATH", &libraries),
    );
    assert!(
        text.contains("bindings Headers 12010 Some(Variable)"),
        "{text}"
    );
    assert!(text.contains("kernels can be loaded"), "{text}");
}

#[test]
fn dependents_are_told_version_source_and_directory() {
    let _alone = alone();
    let folder = scratch("dependent");
    std::fs::create_dir(folder.join("src")).expect("a folder");
    let manifest = format!(
        "[package]\nname = \"dependent\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         cuda-interop-sys = {{ path = {:?} }}\n",
        repository().join("cuda-interop-sys")
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    std::fs::copy(repository().join("Cargo.lock"), folder.join("Cargo.lock"))
        .expect("the lock file");
    std::fs::write(folder.join("src/lib.rs"), "").expect("a source");
    let script = "fn main() {\n    for (name, value) in std::env::vars() {\n        \
                  if name.starts_with(\"DEP_CUDA_INTEROP_\") { println!(\"cargo::warning={name}={value}\"); }\n    }\n    \
                  println!(\"cargo::rerun-if-changed=build.rs\");\n}\n";
    std::fs::write(folder.join("build.rs"), script).expect("a build script");
    let told = |variables: &[(&str, PathBuf)]| {
        let mut build = cargo("check");
        build.current_dir(&folder);
        for (name, value) in variables {
            build.env(name, value);
        }
        let output = build.output().expect("cargo runs");
        assert!(output.status.success(), "{}", stderr(&output));
        stderr(&output)
    };
    let text = told(&[("CUDA_INTEROP_INCLUDE_DIR", include("12.9"))]);
    for line in [
        "DEP_CUDA_INTEROP_SOURCE=headers".to_owned(),
        "DEP_CUDA_INTEROP_VERSION=12090".to_owned(),
        format!("DEP_CUDA_INTEROP_INCLUDE={}", include("12.9").display()),
    ] {
        assert!(text.contains(&line), "{line} in {text}");
    }
    let text = told(&[("CUDA_INTEROP_BINDINGS", "snapshot".into())]);
    assert!(text.contains("DEP_CUDA_INTEROP_SOURCE=snapshot"), "{text}");
    assert!(text.contains("DEP_CUDA_INTEROP_VERSION=13"), "{text}");
    assert!(!text.contains("DEP_CUDA_INTEROP_INCLUDE"), "{text}");
}
