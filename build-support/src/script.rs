//! What the build script of cuda-interop-sys does: choose between headers and snapshot, and tell Cargo.

use crate::machine::{Host, Machine};
use crate::places::Place;
use crate::toolkit::{self, Reason, Search, Toolkit, Version};
use crate::watch;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

/// The variable that forces headers or snapshot.
const CHOICE: &str = "CUDA_INTEROP_BINDINGS";

/// The variable that docs.rs sets: what it shows must not depend on the machine it is built on.
const DOCS_RS: &str = "DOCS_RS";

/// The variable that names the folder of the runtime library to link with.
const LIBRARY_DIRECTORY: &str = "CUDA_INTEROP_LIBRARY_DIR";

/// The file names of a runtime library that can be linked with, the one made for linking first.
const LIBRARIES: &[&str] = &[
    "libcudart.so",
    "libcudart.so.13",
    "libcudart.so.12",
    "libcudart.so.11.0",
];

/// Why headers are of no use without the feature, and the way out.
const BINDGEN_OFF: &str = "they were demanded, but the feature `bindgen` is off; turn it on for cuda-interop-sys \
                           (cuda-interop has a feature of that name too), or do not demand them";

/// Why the build cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// `CUDA_INTEROP_BINDINGS` is neither `headers` nor `snapshot`.
    Choice(OsString),
    /// Headers were demanded and none can be used.
    NoHeaders {
        /// Why.
        reason: String,
    },
    /// A variable that Cargo sets is missing, or a file of the package or the build folder cannot be used.
    Surroundings {
        /// What and why.
        reason: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice(value) => write!(
                f,
                "{CHOICE} is {value:?}; it may be `headers` or `snapshot`, or unset"
            ),
            Self::NoHeaders { reason } => write!(f, "CUDA's headers cannot be used: {reason}"),
            Self::Surroundings { reason } => f.write_str(reason),
        }
    }
}

impl std::error::Error for Error {}

/// What the user asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// Headers where they can be used, else the snapshot.
    Any,
    Headers,
    Snapshot,
}

/// Prepares the declarations in Cargo's `OUT_DIR` and prints what Cargo must know.
///
/// `snapshot` is the path of the committed snapshot, relative to the package; `linked` says whether the program is to be
/// linked with the runtime library.
///
/// # Errors
///
/// Headers were demanded by `CUDA_INTEROP_BINDINGS=headers` or `CUDA_INTEROP_INCLUDE_DIR` and cannot be used, or the
/// build folder cannot be written.
pub fn prepare(snapshot: &Path, linked: bool) -> Result<(), Error> {
    let machine = Host;
    let directory = PathBuf::from(required(&machine, "OUT_DIR")?);
    let target = required(&machine, "TARGET")?.to_string_lossy().into_owned();
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(cuda_interop_generated)");
    consult(&[CHOICE, DOCS_RS]);
    let choice = match machine.variable(CHOICE) {
        None if machine.variable(DOCS_RS).is_some() => Choice::Snapshot,
        None => Choice::Any,
        Some(value) if value == "headers" => Choice::Headers,
        Some(value) if value == "snapshot" => Choice::Snapshot,
        Some(value) => return Err(Error::Choice(value)),
    };
    let wanted = choice == Choice::Headers || (choice == Choice::Any && cfg!(feature = "bindgen"));
    let search = (wanted || linked).then(|| toolkit::find(&machine, &target));
    if let Some(search) = &search {
        consult(&search.variables);
        watch(search, &directory);
    }
    let used = match (&search, wanted) {
        (Some(search), true) => headers(snapshot, search, choice, &directory, &target)?,
        _ => None,
    };
    describe(snapshot, used.as_ref(), &directory)?;
    if linked {
        link(&machine, search.as_ref(), &target);
    }
    Ok(())
}

/// Generates from headers; `None` when the snapshot is to be used.
fn headers(
    snapshot: &Path,
    search: &Search,
    choice: Choice,
    directory: &Path,
    target: &str,
) -> Result<Option<Toolkit>, Error> {
    let demanded = choice == Choice::Headers
        || search
            .tried
            .iter()
            .any(|tried| tried.place == Place::Variable("CUDA_INTEROP_INCLUDE_DIR"));
    let result = match &search.found {
        Some(toolkit) => generate(snapshot, toolkit, directory, target).map(|()| toolkit.clone()),
        None if !cfg!(feature = "bindgen") => Err(BINDGEN_OFF.to_owned()),
        None => Err(format!("none were found; tried{}", search.report())),
    };
    match result {
        Ok(toolkit) => Ok(Some(toolkit)),
        Err(reason) if demanded => Err(Error::NoHeaders { reason }),
        Err(reason) => {
            // One line: the places are listed where headers are demanded.
            let first = reason.lines().next().unwrap_or_default();
            let first = first.strip_suffix("; tried").unwrap_or(first);
            println!(
                "cargo::warning=CUDA's headers are not used ({first}); the bindings are the snapshot that comes with \
                 the crate. {CHOICE}=headers makes this an error that says more, {CHOICE}=snapshot silences it"
            );
            Ok(None)
        }
    }
}

#[cfg(feature = "bindgen")]
fn generate(
    snapshot: &Path,
    toolkit: &Toolkit,
    directory: &Path,
    target: &str,
) -> Result<(), String> {
    use crate::bindings::{self, Headers};
    println!("cargo::rerun-if-changed={}", snapshot.display());
    let write = |path: &Path, text: &str| {
        std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    let mut include_directories = vec![toolkit.include.clone()];
    if !toolkit.host_defines {
        let stand_in = directory.join("include");
        let folder = stand_in.join("crt");
        std::fs::create_dir_all(&folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        write(&folder.join("host_defines.h"), bindings::HOST_DEFINES)?;
        include_directories.push(stand_in);
    }
    let text = std::fs::read_to_string(snapshot)
        .map_err(|error| format!("{}: {error}", snapshot.display()))?;
    let cross = std::env::var("HOST").is_ok_and(|host| host != target);
    let headers = Headers::new(include_directories, cross.then(|| target.to_owned()));
    let generated = bindings::generate(&headers, &text).map_err(|error| error.to_string())?;
    for file in &generated.files {
        if file.is_absolute() && !file.starts_with(directory) {
            println!("cargo::rerun-if-changed={}", file.display());
        }
    }
    write(&directory.join("bindings.rs"), &generated.source)
}

#[cfg(not(feature = "bindgen"))]
fn generate(_: &Path, _: &Toolkit, _: &Path, _: &str) -> Result<(), String> {
    Err(BINDGEN_OFF.to_owned())
}

/// Writes the value of `BINDINGS` and the metadata for dependents.
fn describe(snapshot: &Path, used: Option<&Toolkit>, directory: &Path) -> Result<(), Error> {
    let value = match used {
        Some(toolkit) => {
            let place = match toolkit.place {
                Place::Variable(_) => "Variable",
                Place::Nvcc => "Nvcc",
                Place::System => "System",
                Place::Conda => "Conda",
                Place::Python => "Python",
            };
            println!("cargo::rustc-cfg=cuda_interop_generated");
            println!("cargo::metadata=source=headers");
            println!("cargo::metadata=version={}", toolkit.version.0);
            println!("cargo::metadata=include={}", toolkit.include.display());
            format!(
                "Bindings {{ source: Source::Headers, cuda_version: CUDART_VERSION, \
                 include_directory: Some(IncludeDirectory::{place}) }}"
            )
        }
        None => {
            println!("cargo::metadata=source=snapshot");
            if let Some(version) = snapshot_version(snapshot) {
                println!("cargo::metadata=version={}", version.0);
            }
            "Bindings { source: Source::Snapshot, cuda_version: CUDART_VERSION, include_directory: None }"
                .to_owned()
        }
    };
    let path = directory.join("origin.rs");
    std::fs::write(&path, value).map_err(|error| Error::Surroundings {
        reason: format!("{}: {error}", path.display()),
    })
}

fn snapshot_version(snapshot: &Path) -> Option<Version> {
    let text = std::fs::read_to_string(snapshot).ok()?;
    toolkit::defined(&text, "CUDART_VERSION").map(Version)
}

/// Tells the linker which runtime library to take.
fn link(machine: &impl Machine, search: Option<&Search>, target: &str) {
    consult(&[LIBRARY_DIRECTORY]);
    let mut directories: Vec<PathBuf> = machine
        .variable(LIBRARY_DIRECTORY)
        .map(PathBuf::from)
        .into_iter()
        .collect();
    if let Some(toolkit) = search.and_then(|search| search.found.as_ref()) {
        directories.extend(toolkit::library_directories(&toolkit.include, target));
    }
    for directory in &directories {
        for library in LIBRARIES {
            if machine.is_file(&directory.join(library)) {
                println!("cargo::rustc-link-search=native={}", directory.display());
                println!("cargo::rustc-link-lib=dylib:+verbatim={library}");
                println!("cargo::metadata=library_directory={}", directory.display());
                return;
            }
        }
    }
    // The linker knows folders that we do not.
    let looked: Vec<String> = directories
        .iter()
        .map(|directory| directory.display().to_string())
        .collect();
    println!(
        "cargo::warning=libcudart was not found (looked in: {}); the linker will look in its own folders. {} names the \
         library's folder",
        if looked.is_empty() {
            "no folder".to_owned()
        } else {
            looked.join(", ")
        },
        LIBRARY_DIRECTORY
    );
    println!("cargo::rustc-link-lib=dylib=cudart");
}

/// Has Cargo run the script again when a directory that was not taken changes so that it might be.
fn watch(search: &Search, directory: &Path) {
    let mut missing = Vec::new();
    for tried in &search.tried {
        match tried.reason {
            Reason::NoHeader(header) => missing.push(tried.include.join(header)),
            _ => {
                for header in ["cuda.h", "cuda_runtime_api.h"] {
                    let path = tried.include.join(header);
                    println!("cargo::rerun-if-changed={}", path.display());
                }
            }
        }
    }
    // A toolkit of another version may appear beside those that were looked at.
    let versions = Path::new("/usr/local");
    if search
        .tried
        .iter()
        .any(|tried| tried.include.starts_with(versions))
    {
        let minors = core::iter::once((11, 8))
            .chain((12..=14).flat_map(|major| (0..=9).map(move |minor| (major, minor))));
        missing.extend(
            minors
                .map(|(major, minor)| versions.join(format!("cuda-{major}.{minor}")))
                .filter(|root| !root.exists())
                .map(|root| root.join("include/cuda_runtime_api.h")),
        );
    }
    let folder = directory.join("missing");
    // Without the links headers that appear are seen at the next change of something else.
    if watch::links(&folder, &missing).is_ok() {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}

fn consult(variables: &[&str]) {
    for variable in variables {
        println!("cargo::rerun-if-env-changed={variable}");
    }
}

fn required(machine: &impl Machine, name: &str) -> Result<OsString, Error> {
    machine.variable(name).ok_or_else(|| Error::Surroundings {
        reason: format!("{name} is not set: this runs in a build script of Cargo's"),
    })
}
