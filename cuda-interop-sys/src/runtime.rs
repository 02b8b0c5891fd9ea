//! The table of the runtime API, and how it is filled.

use crate::bindings::RuntimeFunctions;
use crate::error::MissingSymbol;
use core::ffi::{CStr, c_void};
use std::sync::Arc;

#[cfg(feature = "loaded")]
use crate::bindings::{cudaError, cudaError_t};
#[cfg(any(feature = "loaded", feature = "linked"))]
use crate::error::{Attempt, LoadError};
#[cfg(any(feature = "loaded", feature = "linked"))]
use crate::library::Opened;
#[cfg(feature = "loaded")]
use std::path::{Path, PathBuf};

/// The variable that names the runtime library to load.
#[cfg(feature = "loaded")]
const VARIABLE: &str = "CUDA_INTEROP_CUDART";

/// The names of the runtime library, newest first.
#[cfg(feature = "loaded")]
const NAMES: &[&str] = &[
    "libcudart.so.13",
    "libcudart.so.12",
    "libcudart.so.11.0",
    "libcudart.so",
];

/// A function that every runtime library has; it identifies one.
#[cfg(any(feature = "loaded", feature = "linked"))]
const MARK: &CStr = c"cudaGetDeviceCount";

/// The functions of CUDA's runtime API, out of one `libcudart`.
///
/// Each function is a method with its C name. The library stays loaded for the rest of the process; clones share it.
/// May be used from every thread at once: CUDA keeps its own state per thread.
#[derive(Clone, Debug)]
pub struct Runtime {
    pub(crate) functions: RuntimeFunctions,
    library: Arc<str>,
}

impl Runtime {
    /// Loads a runtime library that the installed driver can serve.
    ///
    /// In this order: the path in `CUDA_INTEROP_CUDART` (and nothing else unless it is empty); a libcudart that the process
    /// already holds; `libcudart.so.13`, `.so.12`, `.so.11.0` and `libcudart.so` by the system's search; the same names
    /// in the library folders of the toolkit that `CUDA_PATH`, `CUDA_HOME`, `CUDA_ROOT` or `CUDA_TOOLKIT_ROOT_DIR` name,
    /// of the active conda environment and of `/usr/local/cuda` and `/opt/cuda`. The first that does not answer
    /// `cudaErrorInsufficientDriver` to `cudaGetDeviceCount` is taken: a library that is too new for the driver opens
    /// all the same and then refuses every call.
    ///
    /// The libraries so found are taken to be CUDA's, as every program that links them does.
    ///
    /// # Errors
    ///
    /// [`LoadError`] with everything that was tried.
    #[cfg(feature = "loaded")]
    pub fn load() -> Result<Self, LoadError> {
        if let Some(path) = std::env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
            // SAFETY: whoever sets the variable names a CUDA runtime library; so this variable is documented.
            return unsafe { Self::load_named(Path::new(&path)) };
        }
        let mut tried = Vec::new();
        let mut too_old = false;
        let mut consider = |opened: Result<Opened, Attempt>| match opened.and_then(Self::serving) {
            Ok(runtime) => Some(runtime),
            Err(attempt) => {
                too_old |= attempt.outcome == INSUFFICIENT;
                tried.push(attempt);
                None
            }
        };
        for name in NAMES {
            if let Ok(opened) = Opened::already(name)
                && let Some(runtime) = consider(Ok(opened))
            {
                return Ok(runtime);
            }
        }
        for name in NAMES.iter().map(PathBuf::from).chain(toolkit_libraries()) {
            // SAFETY: these are the names under which the system keeps CUDA's runtime library.
            if let Some(runtime) = consider(unsafe { Opened::open(&name) }) {
                return Ok(runtime);
            }
        }
        Err(if too_old {
            LoadError::DriverTooOld { tried }
        } else {
            LoadError::NotFound {
                library: "libcudart",
                tried,
            }
        })
    }

    /// Loads this runtime library and no other, and asks it nothing: it may be one that the driver cannot serve.
    ///
    /// # Errors
    ///
    /// [`LoadError::Unusable`] when the file is no library or holds no CUDA runtime.
    ///
    /// # Safety
    ///
    /// The file is a CUDA runtime library or behaves like one: its initialisers may run at any time, and its functions
    /// have the signatures that their names promise.
    #[cfg(feature = "loaded")]
    pub unsafe fn load_from(path: impl AsRef<Path>) -> Result<Self, LoadError> {
        // SAFETY: the caller vouches for the library.
        let opened = unsafe { Opened::open(path.as_ref()) };
        opened
            .and_then(Self::fill)
            .map_err(|attempt| LoadError::Unusable {
                variable: None,
                attempt,
            })
    }

    /// # Safety
    ///
    /// As [`Runtime::load_from`].
    #[cfg(feature = "loaded")]
    unsafe fn load_named(path: &Path) -> Result<Self, LoadError> {
        // SAFETY: the caller vouches for the library.
        let opened = unsafe { Opened::open(path) };
        opened.and_then(Self::serving).map_err(|attempt| {
            if attempt.outcome == INSUFFICIENT {
                LoadError::DriverTooOld {
                    tried: vec![attempt],
                }
            } else {
                LoadError::Unusable {
                    variable: Some(VARIABLE),
                    attempt,
                }
            }
        })
    }

    /// The runtime library that the program is linked with.
    ///
    /// The names are looked up in that library as if it had been loaded, so that the newest form of each function is
    /// found and a missing one is an error of its call alone. A static runtime (`libcudart_static.a`) cannot serve:
    /// names inside a program are not there to be looked up at run time.
    ///
    /// # Errors
    ///
    /// [`LoadError::Unusable`] when the program holds no libcudart after all.
    #[cfg(feature = "linked")]
    pub fn linked() -> Result<Self, LoadError> {
        unsafe extern "C" {
            fn cudaGetDeviceCount(count: *mut core::ffi::c_int) -> core::ffi::c_int;
        }
        // The mention of one function is what keeps the linker from dropping the library.
        let mark: unsafe extern "C" fn(*mut core::ffi::c_int) -> core::ffi::c_int =
            cudaGetDeviceCount;
        let unusable = |attempt| LoadError::Unusable {
            variable: None,
            attempt,
        };
        let file = crate::library::file_of(mark as *const c_void).unwrap_or_default();
        // SAFETY: the program was linked with this library, which has run its initialisers already.
        let opened = unsafe { Opened::open(std::path::Path::new(&file)) };
        opened.and_then(Self::fill).map_err(unusable)
    }

    /// A table filled by a function of the caller's: `find` returns the address of a symbol, or null.
    ///
    /// For runtimes that are neither loaded nor linked as a shared library. `library` is what error texts call it.
    /// Each function is asked for under its newest symbol first, `cudaSignalExternalSemaphoresAsync_v2` before
    /// `cudaSignalExternalSemaphoresAsync`.
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
            functions: unsafe { RuntimeFunctions::look_up(&mut find) },
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
    pub fn functions(&self) -> &RuntimeFunctions {
        &self.functions
    }

    pub(crate) fn missing(&self, symbol: &'static str) -> MissingSymbol {
        MissingSymbol {
            symbol,
            library: Arc::clone(&self.library),
        }
    }

    #[cfg(any(feature = "loaded", feature = "linked"))]
    fn fill(opened: Opened) -> Result<Self, Attempt> {
        if opened.find(MARK).is_null() {
            return Err(opened.attempt("not a CUDA runtime: it has no function cudaGetDeviceCount"));
        }
        let library = opened.path(MARK);
        // SAFETY: the library is a CUDA runtime by its opener's word and by the mark; it is never closed.
        Ok(unsafe { Self::from_symbols(&library, |symbol| opened.find(symbol)) })
    }

    /// Fills the table if the installed driver can serve this library.
    #[cfg(feature = "loaded")]
    fn serving(opened: Opened) -> Result<Self, Attempt> {
        let insufficient = opened.attempt(INSUFFICIENT);
        let runtime = Self::fill(opened)?;
        let mut count = 0;
        // SAFETY: the pointer is to a live integer, which is all that the function writes.
        let status = unsafe { runtime.cudaGetDeviceCount(&raw mut count) };
        if status != Ok(cudaError_t::cudaSuccess) {
            // SAFETY: the function takes nothing; it clears the error that this question left for the thread.
            let _ = unsafe { runtime.cudaGetLastError() };
        }
        if status == Ok(cudaError::cudaErrorInsufficientDriver) {
            return Err(insufficient);
        }
        Ok(runtime)
    }
}

/// The outcome of a library that opens and refuses to work.
#[cfg(feature = "loaded")]
const INSUFFICIENT: &str =
    "opens, but answers cudaErrorInsufficientDriver (35): no driver, or one too old for it";

/// The paths of runtime libraries in the folders where toolkits keep them.
#[cfg(feature = "loaded")]
fn toolkit_libraries() -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> = [
        "CUDA_PATH",
        "CUDA_HOME",
        "CUDA_ROOT",
        "CUDA_TOOLKIT_ROOT_DIR",
        "CONDA_PREFIX",
    ]
    .iter()
    .filter_map(std::env::var_os)
    .filter(|root| !root.is_empty())
    .map(PathBuf::from)
    .collect();
    roots.extend(["/usr/local/cuda", "/opt/cuda"].map(PathBuf::from));
    let target = if cfg!(target_arch = "aarch64") {
        "targets/sbsa-linux/lib"
    } else {
        "targets/x86_64-linux/lib"
    };
    let mut libraries = Vec::new();
    for root in roots {
        for folder in ["lib64", "lib", target] {
            for name in NAMES {
                let path = root.join(folder).join(name);
                if path.exists() {
                    libraries.push(path);
                }
            }
        }
    }
    libraries
}
