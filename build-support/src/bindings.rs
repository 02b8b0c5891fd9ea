//! The one bindgen set-up.

use crate::api;
use crate::emit::emit;
use crate::merge::{Difference, merge};
use crate::model::Api;
use crate::normalise::normalise;
use crate::read::read;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The header that includes all others, as text.
const WRAPPER: &str = include_str!("include/wrapper.h");

/// Stands in for `crt/host_defines.h`, which some packages of CUDA leave out.
pub const HOST_DEFINES: &str = include_str!("include/crt/host_defines.h");

/// Where bindgen reads CUDA's headers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Headers {
    /// The directories, searched in this order.
    pub include_directories: Vec<PathBuf>,
    /// The target triple; the machine's own when `None`.
    pub target: Option<String>,
}

impl Headers {
    /// Headers of the given directories, for the target triple `target`.
    #[must_use]
    pub fn new(include_directories: Vec<PathBuf>, target: Option<String>) -> Self {
        Self {
            include_directories,
            target,
        }
    }
}

/// Why no bindings were generated.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// libclang could not be loaded, or lacks what bindgen needs.
    NoLibclang {
        /// What the loader says.
        reason: String,
    },
    /// bindgen could not read the headers.
    Headers {
        /// What bindgen says.
        reason: String,
    },
    /// The declarations could not be read back.
    Unreadable {
        /// What was not understood.
        reason: String,
    },
    /// Headers and snapshot contradict each other.
    Conflict {
        /// The contradictions.
        differences: Vec<Difference>,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLibclang { reason } => write!(f, "libclang cannot be used: {reason}"),
            Self::Headers { reason } => write!(f, "bindgen could not read the headers: {reason}"),
            Self::Unreadable { reason } => {
                write!(f, "declarations could not be read back: {reason}")
            }
            Self::Conflict { differences } => {
                write!(f, "the headers contradict the committed snapshot:")?;
                for difference in differences {
                    write!(f, "\n  {difference}")?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Error {}

/// What a run over the headers gave.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Generated {
    /// The bindings' source text.
    pub source: String,
    /// How headers and snapshot differ.
    pub differences: Vec<Difference>,
    /// Every file that was read.
    pub files: Vec<PathBuf>,
}

/// Generates the bindings: the headers' declarations merged with the snapshot's.
///
/// # Errors
///
/// No libclang, headers that do not parse, or headers that contradict the snapshot.
pub fn generate(headers: &Headers, snapshot: &str) -> Result<Generated, Error> {
    let snapshot = read(snapshot).map_err(|reason| Error::Unreadable { reason })?;
    let (declared, files) = declarations(headers)?;
    let (merged, differences) = merge(&snapshot, &declared);
    let conflicts: Vec<Difference> = differences
        .iter()
        .filter(|difference| matches!(difference, Difference::Conflict { .. }))
        .cloned()
        .collect();
    if !conflicts.is_empty() {
        return Err(Error::Conflict {
            differences: conflicts,
        });
    }
    Ok(Generated {
        source: emit(&merged),
        differences,
        files,
    })
}

/// What the headers declare, under public names, and every file that was read for it.
///
/// # Errors
///
/// No libclang, or headers that do not parse.
pub fn declarations(headers: &Headers) -> Result<(Api, Vec<PathBuf>), Error> {
    let (raw, files) = run(headers)?;
    let mut api = read(&raw).map_err(|reason| Error::Unreadable { reason })?;
    normalise(&mut api);
    Ok((api, files))
}

fn run(headers: &Headers) -> Result<(String, Vec<PathBuf>), Error> {
    clang_sys::load().map_err(|reason| Error::NoLibclang { reason })?;
    let files = Files::default();
    let mut builder = bindgen::Builder::default()
        .header_contents("cuda_interop_wrapper.h", WRAPPER)
        .parse_callbacks(Box::new(files.clone()))
        .use_core()
        .ctypes_prefix("::core::ffi")
        .default_enum_style(bindgen::EnumVariation::NewType {
            is_bitfield: false,
            is_global: false,
        })
        .prepend_enum_name(false)
        .generate_comments(false)
        .layout_tests(false)
        .derive_copy(true)
        .derive_debug(false)
        .derive_default(false)
        .formatter(bindgen::Formatter::None);
    for directory in &headers.include_directories {
        builder = builder.clang_arg(format!("-I{}", directory.display()));
    }
    if let Some(target) = &headers.target {
        builder = builder.clang_arg(format!("--target={target}"));
    }
    for name in api::RUNTIME_FUNCTIONS.iter().chain(api::DRIVER_FUNCTIONS) {
        for symbol in api::symbols(name) {
            builder = builder.allowlist_function(exactly(symbol));
        }
    }
    for name in api::TYPES {
        builder = builder.allowlist_type(exactly(name));
    }
    for name in api::CONSTANTS {
        builder = builder.allowlist_var(exactly(name));
    }
    for (received, _) in api::RECEIVED {
        builder = builder.blocklist_type(exactly(received));
    }
    // bindgen panics where libclang lacks a function that it needs.
    let bindings = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| builder.generate()))
        .map_err(|panic| Error::NoLibclang {
            reason: message(&*panic),
        })?
        .map_err(|error| Error::Headers {
            reason: error.to_string(),
        })?;
    Ok((bindings.to_string(), files.list()))
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("bindgen panicked").trim().to_owned()
}

/// A pattern for this name alone.
fn exactly(name: &str) -> String {
    format!("^{name}$")
}

/// Collects the files that clang reads.
#[derive(Clone, Debug, Default)]
struct Files(Arc<Mutex<Vec<PathBuf>>>);

impl Files {
    fn list(&self) -> Vec<PathBuf> {
        let mut files = match self.0.lock() {
            Ok(files) => files.clone(),
            Err(poisoned) => poisoned.into_inner().clone(),
        };
        files.sort();
        files.dedup();
        files
    }

    fn note(&self, file: &str) {
        if let Ok(mut files) = self.0.lock() {
            files.push(Path::new(file).to_path_buf());
        }
    }
}

impl bindgen::callbacks::ParseCallbacks for Files {
    fn header_file(&self, filename: &str) {
        self.note(filename);
    }

    fn include_file(&self, filename: &str) {
        self.note(filename);
    }

    fn int_macro(&self, _name: &str, _value: i64) -> Option<bindgen::callbacks::IntKind> {
        // Flags go where C takes `unsigned int`.
        Some(bindgen::callbacks::IntKind::U32)
    }
}
