//! Finds an installed CUDA toolkit and generates the bindings of cuda-interop-sys from its headers.

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
#[cfg(feature = "bindgen")]
pub mod snapshot;
pub mod toolkit;
mod watch;

pub use places::Place;
pub use script::prepare;
