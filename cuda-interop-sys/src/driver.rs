//! The table of the driver API, and how it is filled.

use crate::bindings::DriverFunctions;
use crate::error::MissingSymbol;
use core::ffi::{CStr, c_void};
use std::sync::Arc;

#[cfg(feature = "loaded")]
use crate::error::{Attempt, LoadError};
#[cfg(feature = "loaded")]
use crate::library::Opened;
#[cfg(feature = "loaded")]
use std::path::Path;

/// The variable that names the driver library to load.
#[cfg(feature = "loaded")]
const VARIABLE: &str = "CUDA_INTEROP_CUDA";

/// A function that every driver library has; it identifies one.
#[cfg(feature = "loaded")]
const MARK: &CStr = c"cuInit";

/// The functions of CUDA's driver API, out of `libcuda`, which comes with every NVIDIA driver.
///
/// Each function is a method with its C name. The library stays loaded for the rest of the process; clones share it.
/// May be used from every thread at once: CUDA keeps its own state per thread.
#[derive(Clone, Debug)]
pub struct Driver {
    pub(crate) functions: DriverFunctions,
    library: Arc<str>,
}

impl Driver {
    /// Loads the driver library: the path in `CUDA_INTEROP_CUDA` (and nothing else if it is set), else `libcuda.so.1`,
    /// else `libcuda.so`.
    ///
    /// The libraries so found are taken to be CUDA's, as every program that links them does. There is no linked form:
    /// machines that build programs often have no driver.
    ///
    /// # Errors
    ///
    /// [`LoadError`] with everything that was tried.
    #[cfg(feature = "loaded")]
    pub fn load() -> Result<Self, LoadError> {
        if let Some(path) = std::env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
            // SAFETY: whoever sets the variable names a CUDA driver library; so this variable is documented.
            return unsafe { Self::open(Path::new(&path)) }.map_err(|attempt| {
                LoadError::Unusable {
                    variable: Some(VARIABLE),
                    attempt,
                }
            });
        }
        let mut tried = Vec::new();
        for name in ["libcuda.so.1", "libcuda.so"] {
            // SAFETY: these are the names under which the system keeps CUDA's driver library.
            match unsafe { Self::open(Path::new(name)) } {
                Ok(driver) => return Ok(driver),
                Err(attempt) => tried.push(attempt),
            }
        }
        Err(LoadError::NotFound {
            library: "libcuda",
            tried,
        })
    }

    /// Loads this driver library and no other.
    ///
    /// # Errors
    ///
    /// [`LoadError::Unusable`] when the file is no library or holds no CUDA driver.
    ///
    /// # Safety
    ///
    /// The file is a CUDA driver library or behaves like one: its initialisers may run at any time, and its functions
    /// have the signatures that their names promise.
    #[cfg(feature = "loaded")]
    pub unsafe fn load_from(path: impl AsRef<Path>) -> Result<Self, LoadError> {
        // SAFETY: the caller vouches for the library.
        unsafe { Self::open(path.as_ref()) }.map_err(|attempt| LoadError::Unusable {
            variable: None,
            attempt,
        })
    }

    /// # Safety
    ///
    /// As [`Driver::load_from`].
    #[cfg(feature = "loaded")]
    unsafe fn open(path: &Path) -> Result<Self, Attempt> {
        // SAFETY: the caller vouches for the library.
        let opened = unsafe { Opened::open(path) }?;
        if opened.find(MARK).is_null() {
            return Err(opened.attempt("not a CUDA driver: it has no function cuInit"));
        }
        let library = opened.path(MARK);
        // SAFETY: the library is a CUDA driver by its opener's word and by the mark; it is never closed.
        Ok(unsafe { Self::from_symbols(&library, |symbol| opened.find(symbol)) })
    }

    /// A table filled by a function of the caller's: `find` returns the address of a symbol, or null.
    ///
    /// `library` is what error texts call it. Each function is asked for under its newest symbol first.
    ///
    /// # Safety
    ///
    /// What `find` returns is null or the address of CUDA's function of that name, valid for the rest of the process.
    pub unsafe fn from_symbols(
        library: &str,
        mut find: impl FnMut(&CStr) -> *const c_void,
    ) -> Self {
        Self {
            // SAFETY: the caller vouches for the addresses.
            functions: unsafe { DriverFunctions::look_up(&mut find) },
            library: library.into(),
        }
    }

    /// The file that the functions came from, as far as the system tells.
    #[must_use]
    pub fn library(&self) -> &str {
        &self.library
    }

    /// The addresses of the functions.
    #[must_use]
    pub fn functions(&self) -> &DriverFunctions {
        &self.functions
    }

    pub(crate) fn missing(&self, symbol: &'static str) -> MissingSymbol {
        MissingSymbol {
            symbol,
            library: Arc::clone(&self.library),
        }
    }
}
