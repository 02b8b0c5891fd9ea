//! Raw CUDA bindings for sharing GPU memory: external memory, external semaphores, mipmapped arrays, and what using
//! them needs. Names are C's; every name exists on every machine, whatever CUDA was installed where the crate was built.
//!
//! Functions are methods of two tables, [`Runtime`] (libcudart) and [`Driver`] (libcuda). A function that the library
//! lacks is an error of that call, [`MissingSymbol`], and of nothing else.
//!
//! Structs have the newest layout whatever headers were installed, and must be handed over zeroed where not set: use
//! each struct's `zeroed()`. Older libraries read only the front of them. Enums are open: a number that these bindings
//! do not know is a value like any other.

#![cfg_attr(docsrs, feature(doc_cfg))]

#[macro_use]
mod macros;
#[allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    clippy::doc_markdown,
    clippy::too_many_arguments,
    clippy::type_complexity,
    clippy::unreadable_literal,
    reason = "declarations keep the names of C"
)]
mod bindings {
    #[cfg(cuda_interop_generated)]
    include!(concat!(env!("OUT_DIR"), "/bindings.rs"));
    #[cfg(not(cuda_interop_generated))]
    include!("snapshot.rs");
}
mod driver;
mod error;
#[cfg(any(feature = "loaded", feature = "linked"))]
mod library;
mod properties;
mod runtime;

pub use bindings::*;
pub use driver::Driver;
pub use error::{Attempt, LoadError, MissingSymbol};
pub use properties::DevicePropertiesBuffer;
pub use runtime::Runtime;

/// Where the declarations of this build come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// Generated from installed headers, merged with the snapshot.
    Headers,
    /// The snapshot that comes with the crate.
    Snapshot,
}

/// What kind of place the headers were found in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IncludeDirectory {
    /// Named by an environment variable.
    Variable,
    /// Beside the `nvcc` on the search path.
    Nvcc,
    /// A usual place of the system.
    System,
    /// The active conda environment.
    Conda,
    /// The active Python environment's packages.
    Python,
}

/// What the declarations of this build were made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bindings {
    /// Headers or snapshot.
    pub source: Source,
    /// The CUDA version of the declarations, as CUDA writes it: 1000 times the major plus 10 times the minor version.
    pub cuda_version: u32,
    /// Where the headers were; `None` for the snapshot.
    pub include_directory: Option<IncludeDirectory>,
}

/// What the declarations of this build were made from.
pub const BINDINGS: Bindings = include!(concat!(env!("OUT_DIR"), "/origin.rs"));

/// The README's program.
#[cfg(all(doctest, feature = "loaded"))]
#[doc = include_str!("../README.md")]
struct Readme;
