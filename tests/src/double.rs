//! Where the built test double of the CUDA runtime is, and its own controls.

use std::ffi::{CString, c_char, c_int};
use std::path::{Path, PathBuf};

use libloading::{Library, Symbol};

const FILE: &str = "libcuda_interop_double.so";

/// The double that cargo built for the running program.
///
/// A `cdylib` dependency lands in the `deps` folder of the profile, beside a test and one folder away from an example.
/// A copy in the profile's own folder is older than what a test was built with, so it comes last.
///
/// # Errors
///
/// A text that lists the places, if it is in none of them.
pub fn double_path() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| format!("no own path: {error}"))?;
    let folder = program.parent().unwrap_or(Path::new("/"));
    let places = if folder.ends_with("deps") {
        vec![folder.join(FILE)]
    } else {
        vec![
            folder.join("deps").join(FILE),
            folder.with_file_name("deps").join(FILE),
            folder.join(FILE),
        ]
    };
    let found = places.iter().find(|place| place.is_file());
    found.cloned().ok_or_else(|| {
        let tried: Vec<String> = places.iter().map(|it| it.display().to_string()).collect();
        format!("the CUDA test double is at none of {}", tried.join(", "))
    })
}

/// The double's controls. Failures and counts are those of the calling thread.
#[derive(Debug)]
pub struct Double {
    library: Library,
}

impl Double {
    /// Opens the built double, the same copy that a loader of its path gets.
    ///
    /// # Panics
    ///
    /// If it is not there or not the double.
    pub fn open() -> Self {
        let path = double_path().expect("the double is built with the tests");
        // SAFETY: the double's initialisers do nothing.
        let library = unsafe { Library::new(&path) }.expect("the double opens");
        let double = Self { library };
        assert!(double.version() > 0);
        double
    }

    /// A control by its name.
    ///
    /// # Safety
    ///
    /// `F` is the control's type.
    unsafe fn control<F>(&self, name: &str) -> Symbol<'_, F> {
        // SAFETY: passed on.
        unsafe { self.library.get(name.as_bytes()) }.expect("a control of the double")
    }

    /// The version of the controls.
    pub fn version(&self) -> i32 {
        // SAFETY: the control's type.
        let call =
            unsafe { self.control::<extern "C" fn() -> c_int>("cuda_interop_test_double_version") };
        call()
    }

    /// Makes the `nth` call (from 1) of a function fail on this thread, closing its fd before if asked.
    pub fn fail(&self, function: &str, nth: u32, error: i32, close_fd: bool) {
        type Fail = unsafe extern "C" fn(*const c_char, u32, c_int, c_int) -> c_int;
        // SAFETY: the control's type.
        let call = unsafe { self.control::<Fail>("cuda_interop_double_fail") };
        let function = CString::new(function).expect("a function's name");
        // SAFETY: the name is a C string.
        let status = unsafe { call(function.as_ptr(), nth, error, c_int::from(close_fd)) };
        assert_eq!(status, 0);
    }

    /// Forgets the failures ordered on this thread and says how many had not happened.
    pub fn clear_failures(&self) -> u64 {
        // SAFETY: the control's type.
        let call =
            unsafe { self.control::<extern "C" fn() -> u64>("cuda_interop_double_clear_failures") };
        call()
    }

    fn count(&self, control: &str, name: &str) -> u64 {
        type Count = unsafe extern "C" fn(*const c_char) -> u64;
        // SAFETY: both callers name controls of this type.
        let call = unsafe { self.control::<Count>(control) };
        let name = CString::new(name).expect("a name");
        // SAFETY: the name is a C string.
        unsafe { call(name.as_ptr()) }
    }

    /// How many objects of a kind made by this thread are alive: `memory`, `buffer`, `mipmap`, `array`, `semaphore`,
    /// `stream`, `event`, `texture`, `surface`, `malloc`, `context`, `allocation`, `reservation`.
    pub fn live(&self, kind: &str) -> u64 {
        let count = self.count("cuda_interop_double_live", kind);
        assert_ne!(count, u64::MAX, "the double counts no {kind}");
        count
    }

    /// How many calls of any function this thread made.
    pub fn calls_in_all(&self) -> u64 {
        type Count = unsafe extern "C" fn(*const c_char) -> u64;
        // SAFETY: the control's type.
        let call = unsafe { self.control::<Count>("cuda_interop_double_calls") };
        // SAFETY: null stands for all functions.
        unsafe { call(std::ptr::null()) }
    }

    /// How many calls of any function the whole process made.
    pub fn calls_of_all_threads(&self) -> u64 {
        // SAFETY: the control's type.
        let call =
            unsafe { self.control::<extern "C" fn() -> u64>("cuda_interop_double_all_calls") };
        call()
    }

    /// How often this thread called a function.
    pub fn calls(&self, function: &str) -> u64 {
        self.count("cuda_interop_double_calls", function)
    }

    /// How often this thread destroyed an external memory whose mappings were alive.
    pub fn misuses(&self) -> u64 {
        // SAFETY: the control's type.
        let call = unsafe { self.control::<extern "C" fn() -> u64>("cuda_interop_double_misuses") };
        call()
    }

    /// A new timeline of the double's own, which can be imported as if Vulkan had exported it.
    pub fn timeline(&self, value: u64) -> std::os::fd::OwnedFd {
        type Create = extern "C" fn(u64) -> c_int;
        // SAFETY: the control's type.
        let call = unsafe { self.control::<Create>("cuda_interop_double_timeline_create") };
        let fd = call(value);
        assert!(fd >= 0, "no timeline");
        // SAFETY: the control hands a new fd over.
        unsafe { std::os::fd::FromRawFd::from_raw_fd(fd) }
    }

    /// A timeline's value, after every stream went as far as it can.
    pub fn timeline_value(&self, timeline: std::os::fd::BorrowedFd<'_>) -> u64 {
        type Value = extern "C" fn(c_int) -> u64;
        // SAFETY: the control's type.
        let call = unsafe { self.control::<Value>("cuda_interop_double_timeline_value") };
        call(std::os::fd::AsRawFd::as_raw_fd(&timeline))
    }

    /// Signals a timeline, as the other API would.
    pub fn signal_timeline(&self, timeline: std::os::fd::BorrowedFd<'_>, value: u64) {
        type Signal = extern "C" fn(c_int, u64) -> c_int;
        // SAFETY: the control's type.
        let call = unsafe { self.control::<Signal>("cuda_interop_double_timeline_signal") };
        assert_eq!(call(std::os::fd::AsRawFd::as_raw_fd(&timeline), value), 0);
    }
}
