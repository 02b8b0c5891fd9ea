//! Finding CUDA, on made-up machines: a map of variables and a map of files.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use cuda_interop_build::Place;
use cuda_interop_build::machine::Machine;
use cuda_interop_build::toolkit::{Reason, Version, defined, find};

const X86: &str = "x86_64-unknown-linux-gnu";
const ARM: &str = "aarch64-unknown-linux-gnu";

#[derive(Default)]
struct MadeUp {
    variables: BTreeMap<String, String>,
    files: BTreeMap<PathBuf, String>,
    links: BTreeMap<PathBuf, PathBuf>,
}

impl MadeUp {
    fn new() -> Self {
        Self::default()
    }

    fn set(mut self, variable: &str, value: &str) -> Self {
        self.variables.insert(variable.into(), value.into());
        self
    }

    fn file(mut self, path: &str, text: &str) -> Self {
        self.files.insert(path.into(), text.into());
        self
    }

    fn link(mut self, path: &str, target: &str) -> Self {
        self.links.insert(path.into(), target.into());
        self.file(path, "")
    }

    /// The headers of this version, complete.
    fn headers(self, include: &str, version: u32) -> Self {
        self.without_host_defines(include, version)
            .file(&format!("{include}/crt/host_defines.h"), "")
    }

    fn without_host_defines(self, include: &str, version: u32) -> Self {
        self.file(
            &format!("{include}/cuda.h"),
            &format!("#define __CUDA_H__\n#define CUDA_VERSION {version}\n"),
        )
        .file(
            &format!("{include}/cuda_runtime_api.h"),
            &format!("/** CUDART_VERSION */\n#define CUDART_VERSION  {version}\n"),
        )
        .file(&format!("{include}/driver_types.h"), "")
    }

    #[track_caller]
    fn finds(&self, target: &str, include: &str, place: Place) {
        let search = find(self, target);
        let found = search
            .found
            .as_ref()
            .unwrap_or_else(|| panic!("nothing found; tried{}", search.report()));
        assert_eq!(found.include, Path::new(include));
        assert_eq!(found.place, place);
    }
}

impl Machine for MadeUp {
    fn variable(&self, name: &str) -> Option<OsString> {
        self.variables.get(name).map(OsString::from)
    }

    fn is_file(&self, path: &Path) -> bool {
        self.files.contains_key(path)
    }

    fn entries(&self, directory: &Path) -> Vec<String> {
        let mut names: Vec<String> = self
            .files
            .keys()
            .filter_map(|file| file.strip_prefix(directory).ok()?.iter().next())
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.dedup();
        names
    }

    fn text(&self, file: &Path) -> Option<String> {
        self.files.get(file).cloned()
    }

    fn resolved(&self, path: &Path) -> PathBuf {
        self.links.get(path).cloned().unwrap_or_else(|| path.into())
    }
}

#[test]
fn our_own_variable_comes_first_and_alone() {
    let machine = MadeUp::new()
        .set("CUDA_INTEROP_INCLUDE_DIR", "/mine")
        .set("CUDA_PATH", "/toolkit")
        .headers("/toolkit/include", 13_000);
    let search = find(&machine, X86);
    assert_eq!(search.found, None, "a bad path is not passed over");
    assert_eq!(search.tried.len(), 1);
    assert_eq!(search.tried[0].reason, Reason::NoHeader("cuda.h"));
    assert_eq!(search.variables, ["CUDA_INTEROP_INCLUDE_DIR"]);
    machine.headers("/mine", 12_090).finds(
        X86,
        "/mine",
        Place::Variable("CUDA_INTEROP_INCLUDE_DIR"),
    );
}

#[test]
fn root_variables_come_in_their_order() {
    let order = [
        "CUDA_PATH",
        "CUDA_HOME",
        "CUDA_ROOT",
        "CUDA_TOOLKIT_ROOT_DIR",
    ];
    for first in 0..order.len() {
        let mut machine = MadeUp::new().headers("/usr/local/cuda/include", 13_000);
        for variable in order.iter().skip(first) {
            machine = machine
                .set(variable, &format!("/{variable}"))
                .headers(&format!("/{variable}/include"), 12_000);
        }
        machine.finds(
            X86,
            &format!("/{}/include", order[first]),
            Place::Variable(order[first]),
        );
    }
}

#[test]
fn a_root_without_headers_is_passed_over_and_reported() {
    let machine = MadeUp::new()
        .set("CUDA_PATH", "/gone")
        .headers("/usr/local/cuda/include", 12_040);
    machine.finds(X86, "/usr/local/cuda/include", Place::System);
    let search = find(&machine, X86);
    let report = search.report();
    assert!(
        report.contains("/gone/include (from CUDA_PATH): no cuda.h"),
        "{report}"
    );
}

#[test]
fn nvcc_on_the_path_leads_to_its_toolkit() {
    let machine = MadeUp::new()
        .set("PATH", "/bin:/usr/bin:/elsewhere/bin")
        .link("/usr/bin/nvcc", "/opt/toolkits/12.4/bin/nvcc")
        .headers("/opt/toolkits/12.4/targets/x86_64-linux/include", 12_040)
        .headers("/usr/local/cuda/include", 13_000);
    machine.finds(
        X86,
        "/opt/toolkits/12.4/targets/x86_64-linux/include",
        Place::Nvcc,
    );
}

#[test]
fn versioned_places_come_newest_first_if_complete() {
    let machine = MadeUp::new()
        .headers("/usr/local/cuda-9.2/include", 9_020)
        .headers("/usr/local/cuda-12.9/include", 12_090)
        .headers("/usr/local/cuda-12.10/include", 12_100)
        .file("/usr/local/cuda-13.1/nsight/readme", "")
        .file("/usr/local/cuda-samples/readme", "");
    machine.finds(X86, "/usr/local/cuda-12.10/include", Place::System);
    let report = find(&machine, X86).report();
    assert!(
        report.contains("/usr/local/cuda-13.1/include (system place): no cuda.h"),
        "{report}"
    );
    assert!(!report.contains("samples"), "{report}");
}

#[test]
fn debian_arch_and_fedora_layouts_are_known() {
    for include in [
        "/usr/include",
        "/usr/lib/cuda/include",
        "/usr/lib/nvidia-cuda-toolkit/include",
        "/opt/cuda/targets/x86_64-linux/include",
        "/opt/cuda/include",
        "/usr/include/cuda",
    ] {
        MadeUp::new()
            .headers(include, 12_040)
            .finds(X86, include, Place::System);
    }
}

#[test]
fn the_target_folder_is_chosen_by_the_target() {
    let both = || {
        MadeUp::new()
            .headers("/usr/local/cuda/targets/sbsa-linux/include", 13_000)
            .headers("/usr/local/cuda/targets/x86_64-linux/include", 13_000)
    };
    both().finds(
        ARM,
        "/usr/local/cuda/targets/sbsa-linux/include",
        Place::System,
    );
    both().finds(
        X86,
        "/usr/local/cuda/targets/x86_64-linux/include",
        Place::System,
    );
    MadeUp::new()
        .headers("/usr/local/cuda/targets/aarch64-linux/include", 12_020)
        .finds(
            ARM,
            "/usr/local/cuda/targets/aarch64-linux/include",
            Place::System,
        );
    // Headers for another machine are not taken by chance.
    let search = find(
        &MadeUp::new().headers("/usr/local/cuda/targets/sbsa-linux/include", 13_000),
        X86,
    );
    assert_eq!(search.found, None);
}

#[test]
fn conda_comes_before_python_and_after_the_system() {
    let python = "/venv/lib/python3.12/site-packages/nvidia/cu13/include";
    let machine = MadeUp::new()
        .set("CONDA_PREFIX", "/conda")
        .set("VIRTUAL_ENV", "/venv")
        .headers("/conda/targets/x86_64-linux/include", 12_060)
        .without_host_defines(python, 13_000);
    machine.finds(X86, "/conda/targets/x86_64-linux/include", Place::Conda);
    machine
        .headers("/usr/include", 12_000)
        .finds(X86, "/usr/include", Place::System);
}

#[test]
fn python_packages_of_every_layout_are_found() {
    let packages = "/venv/lib/python3.12/site-packages/nvidia";
    let old = format!("{packages}/cuda_runtime/include");
    let new = format!("{packages}/cu13/include");
    let machine = MadeUp::new()
        .set("VIRTUAL_ENV", "/venv")
        .without_host_defines(&old, 12_090);
    machine.finds(X86, &old, Place::Python);
    let found = find(&machine, X86).found.expect("a toolkit");
    assert!(!found.host_defines, "the stand-in is needed");
    machine
        .headers(&new, 13_000)
        .finds(X86, &new, Place::Python);
    // Without a variable the interpreter on the path tells the environment.
    MadeUp::new()
        .set("PATH", "/tools/venv/bin")
        .link("/tools/venv/bin/python3", "/usr/bin/python3.11")
        .without_host_defines(
            "/tools/venv/lib/python3.11/site-packages/nvidia/cuda_runtime/include",
            11_080,
        )
        .finds(
            X86,
            "/tools/venv/lib/python3.11/site-packages/nvidia/cuda_runtime/include",
            Place::Python,
        );
    // Debian's own Python, with packages that pip installed for all users.
    let debian = "/usr/local/lib/python3.11/dist-packages/nvidia/cu13/include";
    MadeUp::new()
        .set("PATH", "/usr/bin")
        .file("/usr/bin/python3", "")
        .without_host_defines(debian, 13_000)
        .finds(X86, debian, Place::Python);
}

#[test]
fn packages_that_an_environment_may_get_are_among_the_places() {
    let search = find(
        &MadeUp::new()
            .set("VIRTUAL_ENV", "/venv")
            .file("/venv/lib/python3.12/site-packages/pip.py", ""),
        X86,
    );
    for folder in ["cu13", "cuda_runtime"] {
        let line = format!(
            "/venv/lib/python3.12/site-packages/nvidia/{folder}/include (Python environment): no cuda.h"
        );
        assert!(search.report().contains(&line), "{}", search.report());
    }
}

#[test]
fn unfit_headers_are_refused_with_the_reason() {
    let reason = |machine: MadeUp| {
        let machine = machine.set("CUDA_INTEROP_INCLUDE_DIR", "/i");
        let mut search = find(&machine, X86);
        assert_eq!(search.found, None);
        search.tried.remove(0).reason
    };
    assert_eq!(
        reason(MadeUp::new().headers("/i", 11_070)),
        Reason::TooOld(Version(11_070))
    );
    assert_eq!(
        reason(
            MadeUp::new()
                .headers("/i", 12_000)
                .file("/i/cuda.h", "#define CUDA_VERSION 13000")
        ),
        Reason::Mixed {
            driver: Version(13_000),
            runtime: Version(12_000)
        }
    );
    assert_eq!(
        reason(
            MadeUp::new()
                .headers("/i", 12_000)
                .file("/i/cuda.h", "#define CUDA_VERSION soon")
        ),
        Reason::NoVersion("cuda.h")
    );
}

#[test]
fn a_failure_lists_every_place() {
    let search = find(
        &MadeUp::new().set("CUDA_HOME", "/here").set("PATH", "/bin"),
        X86,
    );
    let report = search.report();
    for place in [
        "/here/targets/x86_64-linux/include (from CUDA_HOME)",
        "/here/include (from CUDA_HOME)",
        "/usr/local/cuda/include",
        "/opt/cuda/include",
        "/usr/include",
        "/usr/lib/cuda/include",
        "/usr/lib/nvidia-cuda-toolkit/include",
        "nvcc is not on PATH",
        "not set: CUDA_INTEROP_INCLUDE_DIR, CUDA_PATH, CUDA_ROOT, CUDA_TOOLKIT_ROOT_DIR, CONDA_PREFIX, VIRTUAL_ENV",
    ] {
        assert!(report.contains(place), "{place} in{report}");
    }
}

#[test]
fn versions_are_read_from_c_and_from_rust() {
    assert_eq!(
        defined("#define CUDA_VERSION 12090\n", "CUDA_VERSION"),
        Some(12_090)
    );
    assert_eq!(
        defined("#  define   CUDA_VERSION\t11080 /* x */", "CUDA_VERSION"),
        Some(11_080)
    );
    assert_eq!(
        defined("pub const CUDART_VERSION: u32 = 13050;", "CUDART_VERSION"),
        Some(13_050)
    );
    assert_eq!(
        defined("#define CUDA_VERSION_STRING 7", "CUDA_VERSION"),
        None
    );
    assert_eq!(defined("#if CUDA_VERSION > 1", "CUDA_VERSION"), None);
    assert_eq!(Version(12_090).to_string(), "12.9");
}
