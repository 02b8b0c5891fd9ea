//! Finds an installed CUDA toolkit and generates the bindings of cuda-interop-sys from its headers.
//!
//! A build dependency of cuda-interop-sys; its build script calls [`prepare`] and nothing else. Without the feature
//! `bindgen` this crate has no dependencies, and the bindings are the committed snapshot.
//!
//! With it, headers become bindings in these steps: [`toolkit`] finds them; `bindings` runs bindgen over them with the
//! exact names of [`api`]; `read` makes a `model::Api` of bindgen's text, under public names; `merge` lays it over the
//! snapshot's; `emit` writes the result, with the words of `docs`. With the feature `snapshot`, the module of
//! that name does the same for several releases at once, and so makes the snapshot.

pub mod api;
#[cfg(feature = "bindgen")]
pub mod bindings;
#[cfg(feature = "bindgen")]
pub mod docs;
#[cfg(feature = "bindgen")]
pub mod emit;
#[cfg(feature = "bindgen")]
pub mod layout;
pub mod machine;
#[cfg(feature = "bindgen")]
pub mod merge;
#[cfg(feature = "bindgen")]
pub mod model;
#[cfg(feature = "bindgen")]
mod normalise;
mod places;
#[cfg(feature = "bindgen")]
pub mod read;
pub mod script;
#[cfg(feature = "snapshot")]
pub mod snapshot;
pub mod toolkit;
mod watch;

pub use places::Place;
pub use script::prepare;
