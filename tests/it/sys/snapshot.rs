//! The committed snapshot: current, complete, described, and the same on every 64-bit machine.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use cuda_interop_build::api;
use cuda_interop_build::bindings::{Error, Headers, declarations, generate};
use cuda_interop_build::docs;
use cuda_interop_build::merge::{Difference, merge};
use cuda_interop_build::model::Api;
use cuda_interop_build::read::read;
use cuda_interop_build::snapshot::{combine, differences, source};
use interop_tests::{cuda_toolkit, repository};

use super::{RELEASES, output, releases, scratch, stand_in};

type Fields = Vec<(String, String)>;

fn package_file(path: &str) -> String {
    let path = repository().join("cuda-interop-sys").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn snapshot() -> Api {
    read(&package_file("src/snapshot.rs")).expect("the snapshot is read back")
}

/// Whether the newest headers that the machine has are those that the snapshot was made from.
///
/// NVIDIA publishes a newer 13.x now and then. The snapshot then still has to fit it, and is remade at leisure.
fn made_from_these_headers() -> bool {
    let newest = releases().iter().map(|release| release.version.0).max();
    newest.map(i64::from) == Some(snapshot().constants["CUDART_VERSION"].value)
}

#[test]
fn it_is_what_the_headers_give() {
    if made_from_these_headers() {
        let made = source(&combine(releases())).expect("a snapshot");
        assert!(
            made == package_file("src/snapshot.rs"),
            "cuda-interop-sys/src/snapshot.rs is not current: run\n    \
             cargo run -p cuda-interop-build --features snapshot --example snapshot"
        );
    }
    for release in releases() {
        let (_, found) = merge(&snapshot(), &release.api);
        let conflicts: Vec<&Difference> = found
            .iter()
            .filter(|difference| matches!(difference, Difference::Conflict { .. }))
            .collect();
        assert!(
            conflicts.is_empty(),
            "CUDA {}: {conflicts:?}",
            release.version
        );
    }
}

#[test]
fn every_difference_is_listed() {
    let listed = package_file("DIFFERENCES.md");
    if made_from_these_headers() {
        assert!(
            differences(&snapshot(), releases()) == listed,
            "cuda-interop-sys/DIFFERENCES.md is not current: run\n    \
             cargo run -p cuda-interop-build --features snapshot --example snapshot"
        );
    }
    for release in &releases()[..4] {
        let (_, found) = merge(&snapshot(), &release.api);
        for difference in found {
            let name = difference.to_string();
            let name = name.split(": ").next().expect("a name");
            assert!(listed.contains(&format!("- `{name}`: ")), "{difference}");
        }
    }
}

#[test]
fn it_holds_every_listed_name_and_no_other() {
    let api = snapshot();
    let listed: BTreeSet<&str> = api::RUNTIME_FUNCTIONS
        .iter()
        .chain(api::DRIVER_FUNCTIONS)
        .copied()
        .collect();
    let held: BTreeSet<&str> = api.functions.keys().map(String::as_str).collect();
    assert_eq!(listed, held);
    let listed: BTreeSet<&str> = api::CONSTANTS.iter().copied().collect();
    let held: BTreeSet<&str> = api.constants.keys().map(String::as_str).collect();
    assert_eq!(listed, held);
    for name in api::TYPES {
        assert!(
            api.enums.contains_key(*name) || api.aliases.contains_key(*name),
            "{name}"
        );
    }
    for (function, symbols) in api::SYMBOLS {
        assert!(api.functions.contains_key(*function), "{function}");
        assert!(
            symbols[0].starts_with(function) && symbols[0].contains("_v"),
            "{symbols:?}"
        );
    }
}

#[test]
fn every_item_has_words_of_our_own() {
    let api = snapshot();
    let mut without = Vec::new();
    let mut told = 0;
    let mut check = |name: String, words: Option<String>| match words {
        Some(words) => {
            assert!(words.trim_end().ends_with(['.', ')']), "{name}: {words}");
            assert!(!words.contains('\\'), "{name}: {words}");
            told += 1;
        }
        None => without.push(name),
    };
    for name in api.constants.keys() {
        check(name.clone(), docs::constant(name));
    }
    for (name, item) in &api.enums {
        check(name.clone(), docs::enumeration(name));
        for (value, number) in &item.values {
            check(value.clone(), docs::enum_value(name, value, *number));
        }
    }
    for (name, record) in &api.records {
        check(name.clone(), docs::record(name));
        for (field, _) in record.fields.iter().flatten() {
            check(format!("{name}.{field}"), docs::field(name, field));
        }
    }
    for name in api.aliases.keys() {
        check(name.clone(), docs::alias(name));
    }
    for name in api.functions.keys() {
        check(name.clone(), docs::function(name));
    }
    assert_eq!(without, Vec::<String>::new(), "items without words");
    assert!(told > 1400, "{told} items");
    // What is said for an item of a newer header stands nowhere in the snapshot.
    assert!(!package_file("src/snapshot.rs").contains("which the installed headers declare"));
}

#[test]
fn headers_that_are_newer_add_and_correct() {
    let mut newer = snapshot();
    newer
        .constants
        .get_mut("CUDART_VERSION")
        .expect("a version")
        .value = 13_990;
    let errors = newer.enums.get_mut("cudaError").expect("an enum");
    errors.values.push(("cudaErrorOfTomorrow".into(), 1234));
    let first = &mut errors.values[1];
    assert_eq!(first.0, "cudaErrorInvalidValue");
    first.1 = 77;
    newer.functions.remove("cudaMalloc");
    let (merged, found) = merge(&snapshot(), &newer);
    let values = &merged.enums["cudaError"].values;
    assert!(values.contains(&("cudaErrorOfTomorrow".into(), 1234)));
    assert!(values.contains(&("cudaErrorInvalidValue".into(), 77)));
    assert!(
        merged.functions.contains_key("cudaMalloc"),
        "headers never remove"
    );
    assert_eq!(found.len(), 4, "{found:?}");
    let text = cuda_interop_build::emit::emit(&merged);
    assert!(text.contains("/// Error 1234: of tomorrow."));
}

#[test]
fn headers_that_contradict_are_refused() {
    let ours = snapshot();
    let conflict = |change: &dyn Fn(&mut Api)| {
        let mut headers = snapshot();
        change(&mut headers);
        let (_, found) = merge(&ours, &headers);
        found
            .iter()
            .any(|difference| matches!(difference, Difference::Conflict { .. }))
    };
    let fields = |api: &mut Api, name: &str, change: &dyn Fn(&mut Fields)| {
        let record = api.records.get_mut(name).expect("a struct");
        change(record.fields.as_mut().expect("fields"));
    };
    let name = "cudaExternalMemoryHandleDesc";
    assert!(!conflict(&|_| {}));
    // Shorter at the end, or reserved space given away: these fit.
    assert!(!conflict(&|api| fields(api, name, &|fields| {
        fields.pop();
    })));
    assert!(!conflict(&|api| fields(api, name, &|fields| {
        let end = fields.len() - 1;
        fields[end] = ("reserved".into(), "[c_uint ; 15usize]".into());
        fields.insert(end, ("priority".into(), "c_uint".into()));
    })));
    // A field elsewhere, of another type, or beyond the end: these do not.
    assert!(conflict(
        &|api| fields(api, name, &|fields| fields.swap(0, 2))
    ));
    assert!(conflict(&|api| fields(api, name, &|fields| {
        fields[2].1 = "c_uint".into();
    })));
    assert!(conflict(&|api| fields(api, name, &|fields| {
        fields.push(("more".into(), "[c_uint ; 16usize]".into()));
    })));
    // A struct within that grew pushes its followers along.
    assert!(conflict(&|api| fields(api, "cudaExtent", &|fields| {
        fields.push(("more".into(), "usize".into()));
    })));
    assert!(conflict(&|api| {
        let function = api.functions.get_mut("cudaMalloc").expect("a function");
        function.arguments.pop();
    }));
}

#[test]
fn headers_for_aarch64_declare_the_same() {
    // This machine's C library serves; the one file in which it differs is an empty list of what it lacks.
    let library = scratch("aarch64-libc");
    std::fs::create_dir(library.join("gnu")).expect("a folder");
    std::fs::write(library.join("gnu/stubs.h"), "").expect("a file");
    for name in RELEASES {
        let include = cuda_toolkit(name).join("include");
        let system = Path::new("/usr/include/x86_64-linux-gnu");
        let directories = [
            include.clone(),
            stand_in(),
            library.clone(),
            system.to_path_buf(),
        ];
        let target = "aarch64-unknown-linux-gnu".to_owned();
        let headers = Headers::new(directories.into(), Some(target));
        let (aarch64, _) = declarations(&headers).expect("headers for aarch64");
        let here = Headers::new(vec![include, stand_in()], None);
        let (here, _) = declarations(&here).expect("headers for this machine");
        assert_eq!(aarch64, here, "CUDA {name}");
    }
}

#[test]
fn it_compiles_for_aarch64() {
    let target = "aarch64-unknown-linux-gnu";
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]));
    let installed = Path::new(sysroot.trim()).join("lib/rustlib").join(target);
    if !installed.is_dir() {
        // The target's core is what compiling needs; without it the headers' sameness above is the evidence.
        output(Command::new("rustup").args(["target", "add", target]));
    }
    output(
        Command::new("cargo")
            .current_dir(repository())
            .args([
                "check",
                "--offline",
                "-p",
                "cuda-interop-sys",
                "--target",
                target,
            ])
            .args(["--no-default-features", "--features", "loaded"])
            .arg("--target-dir")
            .arg(scratch("aarch64")),
    );
}

#[test]
fn generated_text_names_every_item_of_the_snapshot() {
    for name in RELEASES {
        let headers = Headers::new(vec![cuda_toolkit(name).join("include"), stand_in()], None);
        let generated = generate(&headers, &package_file("src/snapshot.rs")).expect("bindings");
        let (generated_api, ours) = (read(&generated.source).expect("Rust"), snapshot());
        assert!(ours.functions.keys().eq(generated_api.functions.keys()));
        assert!(ours.records.keys().eq(generated_api.records.keys()));
        assert!(ours.aliases.keys().eq(generated_api.aliases.keys()));
        assert!(ours.constants.keys().eq(generated_api.constants.keys()));
        assert_eq!(
            ours.records, generated_api.records,
            "CUDA {name}: newest layouts"
        );
        assert_eq!(
            ours.enums, generated_api.enums,
            "CUDA {name}: newest values"
        );
        assert!(
            generated
                .files
                .iter()
                .any(|file| file.ends_with("cuda_runtime_api.h")),
            "{:?}",
            generated.files
        );
    }
}

#[test]
fn headers_that_do_not_parse_are_an_error_with_the_reason() {
    let folder = scratch("broken-headers");
    std::fs::write(folder.join("cuda_runtime_api.h"), "this is not C\n").expect("a file");
    std::fs::write(folder.join("cuda.h"), "\n").expect("a file");
    let headers = Headers::new(vec![folder, stand_in()], None);
    match generate(&headers, &package_file("src/snapshot.rs")) {
        Err(Error::Headers { reason }) => {
            assert!(reason.contains("cuda_runtime_api.h"), "{reason}")
        }
        other => panic!("{other:?}"),
    }
}
