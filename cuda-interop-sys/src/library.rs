//! Opening shared libraries and looking names up in them. What is opened here is never closed.

use crate::error::Attempt;
use core::ffi::{CStr, c_char, c_int, c_void};
use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
use std::ffi::OsStr;
use std::path::Path;

/// `RTLD_NOLOAD` of Linux: only a library that the process already holds.
#[cfg(feature = "loaded")]
const RTLD_NOLOAD: c_int = 4;

/// An opened library that stays open for the rest of the process.
#[derive(Debug)]
pub(crate) struct Opened {
    library: core::mem::ManuallyDrop<Library>,
    asked: String,
}

impl Opened {
    /// Opens the library of this path or name.
    ///
    /// # Safety
    ///
    /// The library's initialisers run; they must be those of CUDA or of something as well-behaved.
    pub(crate) unsafe fn open(path: &Path) -> Result<Self, Attempt> {
        // SAFETY: the caller vouches for the library's initialisers.
        unsafe { Self::with_flags(path.as_os_str(), RTLD_NOW | RTLD_LOCAL) }
    }

    /// The library of this name if the process already holds it.
    #[cfg(feature = "loaded")]
    pub(crate) fn already(name: &str) -> Result<Self, Attempt> {
        // SAFETY: RTLD_NOLOAD opens nothing new, so no initialiser runs.
        unsafe { Self::with_flags(OsStr::new(name), RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD) }
    }

    /// # Safety
    ///
    /// As [`Opened::open`], unless `flags` forbid loading.
    unsafe fn with_flags(path: &OsStr, flags: c_int) -> Result<Self, Attempt> {
        let asked = path.to_string_lossy().into_owned();
        // SAFETY: the caller vouches for the library's initialisers.
        match unsafe { Library::open(Some(path), flags) } {
            Ok(library) => Ok(Self {
                library: core::mem::ManuallyDrop::new(library),
                asked,
            }),
            Err(error) => Err(Attempt {
                library: asked,
                outcome: error.to_string(),
            }),
        }
    }

    /// The address behind a symbol; null when the library has none.
    pub(crate) fn find(&self, symbol: &CStr) -> *const c_void {
        // SAFETY: only the address is taken, as a pointer that is not followed here; its type is settled by whoever
        // calls it.
        let found = unsafe { self.library.get::<*mut c_void>(symbol.to_bytes_with_nul()) };
        found.map_or(core::ptr::null(), |symbol| symbol.into_raw().cast_const())
    }

    /// The file that `symbol` came from, or the name that was asked for.
    pub(crate) fn path(&self, symbol: &CStr) -> String {
        file_of(self.find(symbol)).unwrap_or_else(|| self.asked.clone())
    }

    /// An attempt with this library that ended so.
    pub(crate) fn attempt(&self, outcome: &str) -> Attempt {
        Attempt {
            library: self.asked.clone(),
            outcome: outcome.to_owned(),
        }
    }
}

/// The file that holds the code at `address`.
pub(crate) fn file_of(address: *const c_void) -> Option<String> {
    #[repr(C)]
    struct Info {
        file: *const c_char,
        base: *mut c_void,
        symbol: *const c_char,
        symbol_address: *mut c_void,
    }
    unsafe extern "C" {
        fn dladdr(address: *const c_void, info: *mut Info) -> c_int;
    }
    if address.is_null() {
        return None;
    }
    let mut info = Info {
        file: core::ptr::null(),
        base: core::ptr::null_mut(),
        symbol: core::ptr::null(),
        symbol_address: core::ptr::null_mut(),
    };
    // SAFETY: dladdr only compares the address with the loaded objects' ranges and fills the struct, which is its own.
    let found = unsafe { dladdr(address, &raw mut info) };
    if found == 0 || info.file.is_null() {
        return None;
    }
    // SAFETY: on success the name is a C string that lives as long as the object, which is never unloaded.
    let file = unsafe { CStr::from_ptr(info.file) };
    Some(file.to_string_lossy().into_owned())
}
