//! Where toolkits are kept: directories to look at, in order.

use crate::machine::Machine;
use std::fmt;
use std::path::{Path, PathBuf};

/// What named a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// An environment variable.
    Variable(&'static str),
    /// The `nvcc` on the search path.
    Nvcc,
    /// A usual place of the system.
    System,
    /// The active conda environment.
    Conda,
    /// The active Python environment's packages.
    Python,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(name) => write!(f, "from {name}"),
            Self::Nvcc => f.write_str("beside nvcc on PATH"),
            Self::System => f.write_str("system place"),
            Self::Conda => f.write_str("conda environment"),
            Self::Python => f.write_str("Python environment"),
        }
    }
}

/// A directory that may hold CUDA's headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) include: PathBuf,
    pub(crate) place: Place,
}

/// Directories that belong together, and the variables that name them.
pub(crate) struct Step {
    pub(crate) variables: &'static [&'static str],
    pub(crate) candidates: Vec<Candidate>,
    /// Nothing after it counts.
    pub(crate) last: bool,
}

/// The variables that name a toolkit's root, in order.
const ROOT_VARIABLES: &[&str] = &[
    "CUDA_PATH",
    "CUDA_HOME",
    "CUDA_ROOT",
    "CUDA_TOOLKIT_ROOT_DIR",
];

/// All steps in order, each made when it is asked for.
pub(crate) fn candidates<'a>(
    machine: &'a impl Machine,
    target: &'a str,
) -> impl Iterator<Item = Step> + 'a {
    (0..6).map(move |step| match step {
        0 => own_variable(machine),
        1 => root_variables(machine, target),
        2 => nvcc(machine, target),
        3 => system(machine, target),
        4 => conda(machine, target),
        _ => python(machine),
    })
}

/// The directories under a toolkit's root that hold headers for the target.
fn under(root: &Path, target: &str, place: &Place) -> Vec<Candidate> {
    let folders: &[&str] = match target.split('-').next() {
        Some("x86_64") => &["targets/x86_64-linux/include", "include"],
        Some("aarch64") => &[
            "targets/sbsa-linux/include",
            "targets/aarch64-linux/include",
            "include",
        ],
        _ => &["include"],
    };
    folders
        .iter()
        .map(|folder| Candidate {
            include: root.join(folder),
            place: place.clone(),
        })
        .collect()
}

fn own_variable(machine: &impl Machine) -> Step {
    const VARIABLE: &str = "CUDA_INTEROP_INCLUDE_DIR";
    let include = machine.variable(VARIABLE).map(PathBuf::from);
    Step {
        variables: &[VARIABLE],
        last: include.is_some(),
        candidates: include
            .into_iter()
            .map(|include| Candidate {
                include,
                place: Place::Variable(VARIABLE),
            })
            .collect(),
    }
}

fn root_variables(machine: &impl Machine, target: &str) -> Step {
    let mut candidates = Vec::new();
    for variable in ROOT_VARIABLES {
        if let Some(root) = machine.variable(variable) {
            candidates.extend(under(Path::new(&root), target, &Place::Variable(variable)));
        }
    }
    Step {
        variables: ROOT_VARIABLES,
        candidates,
        last: false,
    }
}

fn nvcc(machine: &impl Machine, target: &str) -> Step {
    let mut candidates = Vec::new();
    let nvcc = on_path(machine, "nvcc").map(|file| machine.resolved(&file));
    // `nvcc` lies in the `bin` folder of its toolkit, often behind a link.
    if let Some(root) = nvcc
        .as_deref()
        .and_then(Path::parent)
        .and_then(Path::parent)
    {
        candidates.extend(under(root, target, &Place::Nvcc));
    }
    Step {
        variables: &["PATH"],
        candidates,
        last: false,
    }
}

fn system(machine: &impl Machine, target: &str) -> Step {
    let mut roots = vec![PathBuf::from("/usr/local/cuda")];
    roots.extend(versioned(machine, Path::new("/usr/local"), "cuda-"));
    // Arch
    roots.push(PathBuf::from("/opt/cuda"));
    roots.extend(versioned(machine, Path::new("/opt"), "cuda-"));
    // Debian and Ubuntu: the system's own include directory, and a root that only links to it.
    roots.push(PathBuf::from("/usr"));
    roots.push(PathBuf::from("/usr/lib/cuda"));
    roots.push(PathBuf::from("/usr/lib/nvidia-cuda-toolkit"));
    let mut candidates: Vec<Candidate> = roots
        .iter()
        .flat_map(|root| under(root, target, &Place::System))
        .filter(|candidate| !candidate.include.starts_with("/usr/targets"))
        .collect();
    // Fedora
    candidates.push(Candidate {
        include: PathBuf::from("/usr/include/cuda"),
        place: Place::System,
    });
    Step {
        variables: &[],
        candidates,
        last: false,
    }
}

fn conda(machine: &impl Machine, target: &str) -> Step {
    let candidates = machine
        .variable("CONDA_PREFIX")
        .map(|prefix| under(Path::new(&prefix), target, &Place::Conda))
        .unwrap_or_default();
    Step {
        variables: &["CONDA_PREFIX"],
        candidates,
        last: false,
    }
}

fn python(machine: &impl Machine) -> Step {
    let mut prefixes: Vec<PathBuf> = ["VIRTUAL_ENV", "CONDA_PREFIX"]
        .iter()
        .filter_map(|variable| machine.variable(variable))
        .map(PathBuf::from)
        .collect();
    if prefixes.is_empty() {
        // Links are not followed: a virtual environment's `python3` is one.
        prefixes.extend(
            on_path(machine, "python3")
                .as_deref()
                .and_then(Path::parent)
                .and_then(Path::parent)
                .map(Path::to_path_buf),
        );
    }
    let mut candidates = Vec::new();
    for prefix in prefixes {
        let mut packages: Vec<PathBuf> = versioned(machine, &prefix.join("lib"), "python")
            .iter()
            .map(|python| python.join("site-packages"))
            .collect();
        if prefix == Path::new("/usr") {
            // Debian's own Python keeps what pip installs for all users here.
            packages.extend(
                versioned(machine, Path::new("/usr/local/lib"), "python")
                    .iter()
                    .map(|python| python.join("dist-packages")),
            );
        }
        for folder in packages {
            let nvidia = folder.join("nvidia");
            // From 13 on all of CUDA's packages share one folder; before, each has its own.
            let mut roots = versioned(machine, &nvidia, "cu");
            // Named though they are not there, so that they are reported, and noticed when they appear.
            let known = nvidia.join("cu13");
            if !roots.contains(&known) {
                roots.push(known);
            }
            roots.push(nvidia.join("cuda_runtime"));
            candidates.extend(roots.into_iter().map(|root| Candidate {
                include: root.join("include"),
                place: Place::Python,
            }));
        }
    }
    Step {
        variables: &["VIRTUAL_ENV", "CONDA_PREFIX", "PATH"],
        candidates,
        last: false,
    }
}

/// The first program of this name on the search path.
fn on_path(machine: &impl Machine, program: &str) -> Option<PathBuf> {
    let path = machine.variable("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| machine.is_file(file))
}

/// The entries `PREFIX<numbers>` of a directory, the highest version first.
fn versioned(machine: &impl Machine, directory: &Path, prefix: &str) -> Vec<PathBuf> {
    let mut found: Vec<(Vec<u32>, String)> = machine
        .entries(directory)
        .into_iter()
        .filter_map(|name| {
            let numbers: Option<Vec<u32>> = name
                .strip_prefix(prefix)?
                .split('.')
                .map(|number| number.parse().ok())
                .collect();
            Some((numbers?, name))
        })
        .collect();
    found.sort();
    found
        .into_iter()
        .rev()
        .map(|(_, name)| directory.join(name))
        .collect()
}
