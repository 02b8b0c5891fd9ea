//! Loading: the real runtime libraries without a driver, and made-up ones built with `cc`.

use std::ffi::c_void;
use std::os::fd::AsRawFd as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuda_interop_sys::{
    CUresult, DevicePropertiesBuffer, Driver, LoadError, Runtime, cudaError,
    cudaExternalMemoryHandleDesc, cudaExternalMemoryHandleType,
};
use interop_tests::{cuda_toolkit, in_child, is_open};

use super::{RELEASES, output, scratch, scratch_root};

/// The variables that a loading test must not inherit.
const VARIABLES: [&str; 7] = [
    "CUDA_INTEROP_CUDART",
    "CUDA_INTEROP_CUDA",
    "CUDA_PATH",
    "CUDA_HOME",
    "CUDA_ROOT",
    "CUDA_TOOLKIT_ROOT_DIR",
    "CONDA_PREFIX",
];

fn clean(command: &mut Command) {
    for variable in VARIABLES {
        command.env_remove(variable);
    }
}

/// The one runtime library of a release.
fn library_of(release: &str) -> PathBuf {
    let folder = cuda_toolkit(release).join("lib");
    std::fs::read_dir(&folder)
        .expect("the folder of libraries")
        .flatten()
        .map(|entry| entry.path())
        .find(|path| {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            name.starts_with("libcudart.so.")
        })
        .unwrap_or_else(|| panic!("no libcudart in {}", folder.display()))
}

/// Builds a shared library from C.
fn build(path: &Path, source: &str) {
    let file = path.with_extension("c");
    std::fs::write(&file, source).expect("the C source is written");
    let name = path.file_name().expect("a file name").to_string_lossy();
    output(
        Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(path)
            .arg(format!("-Wl,-soname,{name}"))
            .arg(&file),
    );
}

/// A folder that `make` fills, once: a child that runs the test again finds it as it is.
fn folder_with(name: &str, make: impl FnOnce(&Path)) -> PathBuf {
    if std::env::var_os("INTEROP_TEST_PLACE").is_none() {
        make(&scratch(name));
    }
    scratch_root().join(name)
}

/// A runtime whose device count answers `status`.
fn counting(status: i32) -> String {
    format!(
        "int cudaGetDeviceCount(int *count) {{ *count = 1; return {status}; }}\n\
         int cudaGetLastError(void) {{ return 0; }}\n"
    )
}

#[test]
fn real_libraries_without_a_driver_answer_as_documented() {
    // Where there is a driver, the same calls answer for it; this test is about its absence.
    if Path::new("/dev/nvidiactl").exists() {
        return with_a_driver_every_library_answers();
    }
    for release in RELEASES {
        let library = library_of(release);
        // SAFETY: the file is NVIDIA's runtime library.
        let runtime = unsafe { Runtime::load_from(&library) }
            .unwrap_or_else(|error| panic!("CUDA {release}: {error}"));
        assert_eq!(Path::new(runtime.library()), library);
        let mut version = -1;
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { runtime.cudaDriverGetVersion(&raw mut version) };
        assert_eq!(
            (status, version),
            (Ok(cudaError::cudaSuccess), 0),
            "CUDA {release}"
        );
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { runtime.cudaRuntimeGetVersion(&raw mut version) };
        if release == "11.8" {
            assert_eq!(status, Ok(cudaError::cudaErrorInsufficientDriver));
        } else {
            assert_eq!(status, Ok(cudaError::cudaSuccess), "CUDA {release}");
            let major: i32 = release
                .split('.')
                .next()
                .expect("a major")
                .parse()
                .expect("a number");
            assert_eq!(version / 1000, major);
        }
        let mut count = -1;
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { runtime.cudaGetDeviceCount(&raw mut count) };
        assert_eq!(
            status,
            Ok(cudaError::cudaErrorInsufficientDriver),
            "CUDA {release}"
        );

        let file = std::fs::File::open("/dev/null").expect("a file");
        let mut description = cudaExternalMemoryHandleDesc::zeroed();
        description.type_ = cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
        description.handle.fd = file.as_raw_fd();
        description.size = 4096;
        let mut memory = std::ptr::null_mut();
        // SAFETY: both pointers are to live values; the descriptor is open, and a success, which would take it, is
        // asserted not to happen.
        let status =
            unsafe { runtime.cudaImportExternalMemory(&raw mut memory, &raw const description) };
        assert_eq!(
            status,
            Ok(cudaError::cudaErrorInsufficientDriver),
            "CUDA {release}"
        );
        assert!(
            is_open(file.as_raw_fd()),
            "CUDA {release} closed the descriptor"
        );
    }
}

fn with_a_driver_every_library_answers() {
    for release in RELEASES {
        // SAFETY: the file is NVIDIA's runtime library.
        let runtime = unsafe { Runtime::load_from(library_of(release)) }.expect("it loads");
        let mut version = 0;
        // SAFETY: the pointer is to a live integer.
        let status = unsafe { runtime.cudaDriverGetVersion(&raw mut version) };
        assert_eq!(status, Ok(cudaError::cudaSuccess), "CUDA {release}");
        assert!(version >= 11_080, "{version}");
    }
}

#[test]
fn the_semaphore_calls_of_every_library_are_of_the_new_interface() {
    for release in RELEASES {
        let library = library_of(release);
        // SAFETY: the file is NVIDIA's runtime library.
        let runtime = unsafe { Runtime::load_from(&library) }.expect("it loads");
        // SAFETY: as above; it is open already.
        let opened = unsafe { libloading::Library::new(&library) }.expect("it opens");
        let address = |symbol: &str| {
            // SAFETY: only the address is taken.
            unsafe { opened.get::<*const c_void>(symbol.as_bytes()) }
                .map(|symbol| *symbol as usize)
                .ok()
        };
        let functions = runtime.functions();
        let ours = functions
            .cudaSignalExternalSemaphoresAsync
            .expect("it has the function") as usize;
        let newer = address("cudaSignalExternalSemaphoresAsync_v2");
        let plain = address("cudaSignalExternalSemaphoresAsync");
        let old = release.starts_with("11") || release.starts_with("12");
        assert_eq!(newer.is_some(), old, "CUDA {release}");
        assert_eq!(Some(ours), newer.or(plain), "CUDA {release}");
        assert_eq!(
            functions
                .cudaGetDeviceProperties
                .map(|function| function as usize),
            address("cudaGetDeviceProperties_v2").or(address("cudaGetDeviceProperties"))
        );
    }
}

#[test]
fn only_known_functions_are_missing_from_real_libraries() {
    for release in RELEASES {
        // SAFETY: the file is NVIDIA's runtime library.
        let runtime = unsafe { Runtime::load_from(library_of(release)) }.expect("it loads");
        let functions = runtime.functions();
        let expected = !["11.8", "12.1"].contains(&release);
        assert_eq!(
            functions.cudaLibraryLoadData.is_some(),
            expected,
            "CUDA {release}"
        );
        for (name, there) in [
            (
                "cudaImportExternalMemory",
                functions.cudaImportExternalMemory.is_some(),
            ),
            ("cudaMemcpy3D", functions.cudaMemcpy3D.is_some()),
            (
                "cudaCreateTextureObject",
                functions.cudaCreateTextureObject.is_some(),
            ),
            (
                "cudaArrayGetMemoryRequirements",
                functions.cudaArrayGetMemoryRequirements.is_some(),
            ),
            ("cudaLaunchHostFunc", functions.cudaLaunchHostFunc.is_some()),
        ] {
            assert!(there, "CUDA {release} has no {name}");
        }
    }
}

#[test]
fn a_missing_symbol_is_an_error_of_that_call_alone() {
    let path = scratch("one-missing").join("libcudart.so.13");
    build(
        &path,
        &(counting(0) + "int cudaSetDevice(int device) { return device; }\n"),
    );
    // SAFETY: the library has what its functions' names promise.
    let runtime = unsafe { Runtime::load_from(&path) }.expect("it loads");
    // SAFETY: the made-up functions do nothing but answer.
    let (there, missing) = unsafe {
        (
            runtime.cudaSetDevice(7),
            runtime.cudaFree(std::ptr::null_mut()),
        )
    };
    assert_eq!(there, Ok(cudaError(7)));
    let missing = missing.expect_err("it is not there");
    assert_eq!(missing.symbol, "cudaFree");
    assert_eq!(Path::new(&*missing.library), path);
    let text = missing.to_string();
    assert_eq!(text, format!("{} has no function cudaFree", path.display()));
}

#[test]
fn the_newest_form_of_a_function_is_called() {
    let folder = scratch("forms");
    let calls = |symbols: &[(&str, i32)]| {
        let path = folder.join(format!(
            "lib{}.so",
            symbols.iter().map(|(name, _)| *name).collect::<String>()
        ));
        let mut source = counting(0);
        for (symbol, answer) in symbols {
            source += &format!(
                "int {symbol}(void *a, void *b, unsigned c, void *d) {{ return {answer}; }}\n"
            );
        }
        build(&path, &source);
        // SAFETY: the library has what its functions' names promise, as far as they are called here.
        let runtime = unsafe { Runtime::load_from(&path) }.expect("it loads");
        let (semaphores, params, stream) =
            (std::ptr::null(), std::ptr::null(), std::ptr::null_mut());
        // SAFETY: the made-up function only answers.
        unsafe { runtime.cudaSignalExternalSemaphoresAsync(semaphores, params, 0, stream) }
    };
    let (v2, plain) = (
        "cudaSignalExternalSemaphoresAsync_v2",
        "cudaSignalExternalSemaphoresAsync",
    );
    assert_eq!(calls(&[(plain, 1), (v2, 2)]), Ok(cudaError(2)));
    assert_eq!(calls(&[(plain, 1)]), Ok(cudaError(1)));
    let missing = calls(&[]).expect_err("neither is there");
    assert_eq!(missing.symbol, plain, "the public name is told");
}

#[test]
fn the_driver_never_falls_back_to_the_oldest_interface() {
    let path = scratch("driver").join("libcuda.so.1");
    build(
        &path,
        "int cuInit(unsigned flags) { return 0; }\n\
         int cuMemAlloc(unsigned *address, unsigned size) { return 1; }\n\
         int cuDeviceGetUuid(void *uuid, int device) { return 3; }\n",
    );
    // SAFETY: the library has what its functions' names promise, as far as they are called here.
    let driver = unsafe { Driver::load_from(&path) }.expect("it loads");
    let mut address = 0;
    // SAFETY: nothing is called: the table has no such function.
    let missing = unsafe { driver.cuMemAlloc(&raw mut address, 16) };
    assert_eq!(
        missing.expect_err("the 32-bit form does not serve").symbol,
        "cuMemAlloc"
    );
    // SAFETY: the made-up function only answers.
    let status = unsafe { driver.cuDeviceGetUuid(std::ptr::null_mut(), 0) };
    assert_eq!(status, Ok(CUresult(3)), "here the plain form does serve");
}

#[test]
fn a_text_file_is_a_load_error_with_the_path() {
    let path = scratch("text-file").join("libcudart.so.13");
    std::fs::write(
        &path,
        "not a library, but a text of more than sixty-four bytes, so that it is read\n",
    )
    .expect("a file");
    // SAFETY: nothing of the file can run.
    let error = unsafe { Runtime::load_from(&path) }.expect_err("no library");
    assert!(matches!(error, LoadError::Unusable { variable: None, .. }));
    let text = error.to_string();
    assert!(text.contains(&path.display().to_string()), "{text}");
    assert!(text.contains("invalid ELF header"), "{text}");
    // SAFETY: nothing of the file can run.
    let error = unsafe { Driver::load_from(&path) }.expect_err("no library");
    assert!(
        error.to_string().contains(&path.display().to_string()),
        "{error}"
    );
}

#[test]
fn a_library_of_something_else_is_refused() {
    let path = scratch("something-else").join("libother.so");
    build(&path, "int something(void) { return 0; }\n");
    // SAFETY: the library does nothing.
    let error = unsafe { Runtime::load_from(&path) }.expect_err("no runtime");
    assert!(
        error
            .to_string()
            .contains("it has no function cudaGetDeviceCount"),
        "{error}"
    );
    // SAFETY: the library does nothing.
    let error = unsafe { Driver::load_from(&path) }.expect_err("no driver");
    assert!(
        error.to_string().contains("it has no function cuInit"),
        "{error}"
    );
}

#[test]
fn a_bad_path_in_the_environment_is_an_error_without_fall_through() {
    let folder = folder_with("bad-variable", |folder| {
        build(&folder.join("libcudart.so.13"), &counting(0));
    });
    let outcome = in_child(
        |command| {
            clean(command);
            command
                .env("CUDA_INTEROP_CUDART", "/nowhere/libcudart.so")
                .env("CUDA_INTEROP_CUDA", "/nowhere/libcuda.so")
                .env("LD_LIBRARY_PATH", &folder);
        },
        || {
            let error = Runtime::load().expect_err("the variable's path is bad");
            let text = error.to_string();
            assert!(
                text.starts_with(
                    "CUDA_INTEROP_CUDART names a library that cannot be used: /nowhere/libcudart.so"
                ),
                "{text}"
            );
            let text = Driver::load()
                .expect_err("the variable's path is bad")
                .to_string();
            assert!(
                text.starts_with(
                    "CUDA_INTEROP_CUDA names a library that cannot be used: /nowhere/libcuda.so"
                ),
                "{text}"
            );
        },
    );
    outcome.assert_success();
}

#[test]
fn a_library_that_the_driver_is_too_old_for_is_passed_over() {
    let folder = folder_with("too-old", |folder| {
        build(&folder.join("libcudart.so.13"), &counting(35));
        build(&folder.join("libcudart.so.12"), &counting(0));
    });
    let outcome = in_child(
        |command| {
            clean(command);
            command.env("LD_LIBRARY_PATH", &folder);
        },
        || {
            let runtime = Runtime::load().expect("12 serves");
            assert_eq!(Path::new(runtime.library()), folder.join("libcudart.so.12"));
        },
    );
    outcome.assert_success();
    let outcome = in_child(
        |command| {
            clean(command);
            command.env("CUDA_INTEROP_CUDART", folder.join("libcudart.so.13"));
        },
        || {
            let error = Runtime::load().expect_err("13 does not serve");
            assert!(matches!(error, LoadError::DriverTooOld { .. }), "{error:?}");
            let text = error.to_string();
            assert!(text.contains("error 35"), "{text}");
            assert!(
                text.contains(&folder.join("libcudart.so.13").display().to_string()),
                "{text}"
            );
        },
    );
    outcome.assert_success();
}

#[test]
fn a_library_that_the_process_holds_comes_first() {
    let folder = folder_with("held", |folder| {
        std::fs::create_dir(folder.join("elsewhere")).expect("a folder");
        build(&folder.join("libcudart.so.13"), &counting(0));
        build(&folder.join("elsewhere/libcudart.so.12"), &counting(0));
    });
    let outcome = in_child(
        |command| {
            clean(command);
            command.env("LD_LIBRARY_PATH", &folder);
        },
        || {
            let held = folder.join("elsewhere/libcudart.so.12");
            // SAFETY: the library does nothing when it is opened.
            let library = unsafe { libloading::Library::new(&held) }.expect("it opens");
            std::mem::forget(library);
            let runtime = Runtime::load().expect("it serves");
            assert_eq!(Path::new(runtime.library()), held);
        },
    );
    outcome.assert_success();
}

#[test]
fn a_toolkit_folder_is_searched_and_everything_tried_is_told() {
    let folder = folder_with("toolkit-folder", |folder| {
        std::fs::create_dir_all(folder.join("good/lib64")).expect("a folder");
        std::fs::create_dir_all(folder.join("bad/lib64")).expect("a folder");
        build(&folder.join("good/lib64/libcudart.so.12"), &counting(0));
        // Answering 35 from every name, this machine's own libraries are not reached, whatever it has.
        for name in [
            "libcudart.so.13",
            "libcudart.so.12",
            "libcudart.so.11.0",
            "libcudart.so",
        ] {
            build(&folder.join("bad/lib64").join(name), &counting(35));
        }
    });
    let outcome = in_child(
        |command| {
            clean(command);
            command
                .env("LD_LIBRARY_PATH", folder.join("bad/lib64"))
                .env("CUDA_HOME", folder.join("good"));
        },
        || {
            let runtime = Runtime::load().expect("the toolkit's serves");
            assert_eq!(
                Path::new(runtime.library()),
                folder.join("good/lib64/libcudart.so.12")
            );
        },
    );
    outcome.assert_success();
    let outcome = in_child(
        |command| {
            clean(command);
            command
                .env("LD_LIBRARY_PATH", folder.join("bad/lib64"))
                .env("CUDA_PATH", folder.join("bad"));
        },
        || match Runtime::load() {
            Err(LoadError::DriverTooOld { tried }) => {
                let names: Vec<&str> = tried
                    .iter()
                    .map(|attempt| attempt.library.as_str())
                    .collect();
                assert_eq!(
                    names[..4],
                    [
                        "libcudart.so.13",
                        "libcudart.so.12",
                        "libcudart.so.11.0",
                        "libcudart.so"
                    ]
                );
                assert!(names[4].ends_with("bad/lib64/libcudart.so.13"), "{names:?}");
            }
            Ok(runtime) => assert!(
                runtime.library().starts_with("/usr/local/cuda")
                    || runtime.library().starts_with("/opt/cuda"),
                "{}",
                runtime.library()
            ),
            Err(other) => panic!("{other}"),
        },
    );
    outcome.assert_success();
}

#[test]
fn properties_are_received_whatever_their_size() {
    let path = scratch("properties").join("libcudart.so.12");
    build(
        &path,
        &(counting(0)
            + "#include <string.h>\n\
               int cudaGetDeviceProperties_v2(char *p, int d) {\n\
                 memset(p, 0xEE, 1032); strcpy(p, \"A device\"); memcpy(p + 256, \"0123456789abcdef\", 16);\n\
                 *(int *)(p + 360) = 9; *(int *)(p + 364) = 1; return 0; }\n\
               int cudaGetDeviceProperties(char *p, int d) { return 1; }\n"),
    );
    // SAFETY: the library has what its functions' names promise.
    let runtime = unsafe { Runtime::load_from(&path) }.expect("it loads");
    let mut buffer = DevicePropertiesBuffer::zeroed();
    // SAFETY: the buffer is live and larger than what is written.
    let status = unsafe { runtime.cudaGetDeviceProperties(&raw mut buffer, 0) };
    assert_eq!(status, Ok(cudaError::cudaSuccess));
    assert_eq!(buffer.name(), c"A device");
    assert_eq!(&buffer.uuid(), b"0123456789abcdef");
    assert_eq!((buffer.major(), buffer.minor()), (9, 1));
    assert!(buffer.as_bytes()[1032..].iter().all(|byte| *byte == 0));
}

#[test]
fn errors_and_kinds_print_their_names() {
    assert_eq!(
        format!("{:?}", cudaError::cudaErrorInvalidValue),
        "cudaErrorInvalidValue (1)"
    );
    assert_eq!(format!("{:?}", cudaError(4242)), "cudaError (4242)");
    assert_eq!(CUresult(700).name(), Some("CUDA_ERROR_ILLEGAL_ADDRESS"));
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Runtime>();
    shared::<Driver>();
}
