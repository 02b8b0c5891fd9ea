//! Finds an installed CUDA toolkit.

use crate::machine::Machine;
use crate::places::{Candidate, Place, candidates};
use std::fmt;
use std::path::{Path, PathBuf};

/// The oldest CUDA whose headers are read.
const OLDEST: Version = Version(11_080);

/// The headers without which a directory is no use.
const NEEDED: &[&str] = &["cuda.h", "cuda_runtime_api.h", "driver_types.h"];

/// A CUDA version as CUDA's headers write it: 1000 times the major plus 10 times the minor version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u32);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 1000, self.0 % 1000 / 10)
    }
}

/// An installed toolkit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Toolkit {
    /// The directory of `cuda.h`.
    pub include: PathBuf,
    /// The version that its headers state.
    pub version: Version,
    /// In what kind of place it was found.
    pub place: Place,
    /// Whether `crt/host_defines.h` is there; some packages leave it out.
    pub host_defines: bool,
}

/// A directory that was looked at and not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tried {
    /// What named it.
    pub place: Place,
    /// The directory.
    pub include: PathBuf,
    /// Why it was not taken.
    pub reason: Reason,
}

/// Why a directory was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// A header is not there.
    NoHeader(&'static str),
    /// A header does not state its version.
    NoVersion(&'static str),
    /// The two interfaces' headers are of different versions: a mixed installation.
    Mixed {
        /// What `cuda.h` states.
        driver: Version,
        /// What `cuda_runtime_api.h` states.
        runtime: Version,
    },
    /// Older than 11.8.
    TooOld(Version),
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): ", self.include.display(), self.place)?;
        match &self.reason {
            Reason::NoHeader(header) => write!(f, "no {header}"),
            Reason::NoVersion(header) => write!(f, "{header} states no version"),
            Reason::Mixed { driver, runtime } => {
                write!(f, "cuda.h is of {driver}, cuda_runtime_api.h of {runtime}")
            }
            Reason::TooOld(version) => write!(f, "CUDA {version} is older than {OLDEST}"),
        }
    }
}

/// What a search gave.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Search {
    /// The first usable toolkit.
    pub found: Option<Toolkit>,
    /// The directories before it, in order.
    pub tried: Vec<Tried>,
    /// The environment variables whose values the result depends on.
    pub variables: Vec<&'static str>,
}

impl Search {
    /// The places that were tried, one a line.
    #[must_use]
    pub fn report(&self) -> String {
        let mut report = String::new();
        for tried in &self.tried {
            report.push_str(&format!("\n  {tried}"));
        }
        let unset: Vec<&str> = self
            .variables
            .iter()
            .copied()
            .filter(|variable| {
                !self
                    .tried
                    .iter()
                    .any(|tried| tried.place == Place::Variable(variable))
            })
            .filter(|variable| *variable != "PATH")
            .collect();
        if !unset.is_empty() {
            report.push_str(&format!("\n  not set: {}", unset.join(", ")));
        }
        if self.variables.contains(&"PATH")
            && !self.tried.iter().any(|tried| tried.place == Place::Nvcc)
        {
            report.push_str("\n  nvcc is not on PATH");
        }
        report
    }
}

/// Looks for a toolkit for the target triple `target`.
///
/// In this order: `CUDA_INTEROP_INCLUDE_DIR`, and nothing else if it is set; `CUDA_PATH`, `CUDA_HOME`, `CUDA_ROOT`,
/// `CUDA_TOOLKIT_ROOT_DIR`; beside `nvcc` on `PATH`; the system's usual places, versioned ones newest first; the active
/// conda environment; the active Python environment's packages. A directory counts only when it is complete.
#[must_use]
pub fn find(machine: &impl Machine, target: &str) -> Search {
    let mut search = Search {
        found: None,
        tried: Vec::new(),
        variables: Vec::new(),
    };
    for step in candidates(machine, target) {
        for variable in step.variables {
            if !search.variables.contains(variable) {
                search.variables.push(variable);
            }
        }
        for candidate in step.candidates {
            if search
                .tried
                .iter()
                .any(|tried| tried.include == candidate.include)
            {
                continue;
            }
            match inspect(machine, &candidate) {
                Ok(toolkit) => {
                    search.found = Some(toolkit);
                    return search;
                }
                Err(reason) => search.tried.push(Tried {
                    place: candidate.place,
                    include: candidate.include,
                    reason,
                }),
            }
        }
        if step.last {
            break;
        }
    }
    search
}

/// The library folders that belong to an include directory, for the target triple `target`.
#[must_use]
pub fn library_directories(include: &Path, target: &str) -> Vec<PathBuf> {
    let Some(root) = include.parent() else {
        return Vec::new();
    };
    let multiarch = match target.split('-').next() {
        Some("aarch64") => "lib/aarch64-linux-gnu",
        _ => "lib/x86_64-linux-gnu",
    };
    ["lib64", "lib", multiarch]
        .iter()
        .map(|folder| root.join(folder))
        .collect()
}

fn inspect(machine: &impl Machine, candidate: &Candidate) -> Result<Toolkit, Reason> {
    for header in NEEDED {
        if !machine.is_file(&candidate.include.join(header)) {
            return Err(Reason::NoHeader(header));
        }
    }
    let driver = stated(machine, &candidate.include, "cuda.h", "CUDA_VERSION")?;
    let runtime = stated(
        machine,
        &candidate.include,
        "cuda_runtime_api.h",
        "CUDART_VERSION",
    )?;
    if driver != runtime {
        return Err(Reason::Mixed { driver, runtime });
    }
    if driver < OLDEST {
        return Err(Reason::TooOld(driver));
    }
    Ok(Toolkit {
        host_defines: machine.is_file(&candidate.include.join("crt/host_defines.h")),
        include: candidate.include.clone(),
        version: driver,
        place: candidate.place.clone(),
    })
}

fn stated(
    machine: &impl Machine,
    include: &Path,
    header: &'static str,
    name: &str,
) -> Result<Version, Reason> {
    machine
        .text(&include.join(header))
        .as_deref()
        .and_then(|text| defined(text, name))
        .map(Version)
        .ok_or(Reason::NoVersion(header))
}

/// The number that `#define NAME NUMBER` gives, in a C header or in Rust's `pub const NAME: u32 = NUMBER;`.
#[must_use]
pub fn defined(text: &str, name: &str) -> Option<u32> {
    text.lines().find_map(|line| {
        let mut words = line
            .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            .filter(|word| !word.is_empty());
        match words.next()? {
            "define" if words.next()? == name => words.next()?.parse().ok(),
            "pub" if words.next()? == "const" && words.next()? == name => {
                words.nth(1)?.parse().ok()
            }
            _ => None,
        }
    })
}
