//! The software Vulkan drivers that tests run on.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::paths;

/// A Vulkan driver that needs no GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoftwareDriver {
    /// Mesa's lavapipe as the system has it: real memory fds.
    Lavapipe,
    /// A newer lavapipe: also imports dma-bufs.
    LavapipeNew,
    /// SwiftShader: real memory fds with other habits, binary semaphore fds.
    SwiftShader,
    /// The mock driver: claims every extension and does no work; for queries and errors.
    Mock,
}

impl SoftwareDriver {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Lavapipe,
        Self::LavapipeNew,
        Self::SwiftShader,
        Self::Mock,
    ];
    /// Those whose memory fds share real bytes.
    pub const SHARING: [Self; 3] = [Self::Lavapipe, Self::LavapipeNew, Self::SwiftShader];

    /// The name that tests print.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lavapipe => "lavapipe",
            Self::LavapipeNew => "lavapipe-new",
            Self::SwiftShader => "swiftshader",
            Self::Mock => "mock",
        }
    }

    /// The driver of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|driver| driver.name() == name)
    }

    /// The driver's manifest for the Vulkan loader.
    pub fn manifest(self) -> PathBuf {
        if self == Self::Lavapipe {
            installed_lavapipe()
        } else {
            paths::unpacked(&format!("drivers/{}/icd.json", self.name()))
        }
    }

    /// Makes the Vulkan loader of `command` see this driver and no other, and the unpacked validation layer.
    pub fn select(self, command: &mut Command) {
        let manifest = self.manifest();
        command.env("VK_DRIVER_FILES", &manifest);
        command.env("VK_ICD_FILENAMES", &manifest);
        command.env("VK_LAYER_PATH", paths::validation_layer());
        // Layers that a desktop turns on by itself would sit between a test and its driver.
        command.env("VK_LOADER_LAYERS_DISABLE", "~implicit~");
        command.env("NODEVICE_SELECT", "1");
        for other in [
            "VK_ADD_DRIVER_FILES",
            "VK_INSTANCE_LAYERS",
            "VK_LOADER_LAYERS_ENABLE",
            "VK_LOADER_DEBUG",
        ] {
            command.env_remove(other);
        }
        // Libraries that the unpacked driver needs and the system lacks lie beside it.
        let beside = manifest.with_file_name("lib");
        if self != Self::Lavapipe && beside.is_dir() {
            command.env("LD_LIBRARY_PATH", with_library_path(&beside));
        }
    }
}

impl fmt::Display for SoftwareDriver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn installed_lavapipe() -> PathBuf {
    ["/usr/share", "/usr/local/share", "/etc"]
        .iter()
        .filter_map(|prefix| std::fs::read_dir(Path::new(prefix).join("vulkan/icd.d")).ok())
        .flat_map(|entries| entries.flatten().map(|entry| entry.path()))
        .find(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("lvp_icd") && name.ends_with(".json")
        })
        .expect("no lavapipe in any vulkan/icd.d: run tests/setup.sh --all")
}

fn with_library_path(folder: &Path) -> OsString {
    let mut path = folder.as_os_str().to_owned();
    if let Some(others) = std::env::var_os("LD_LIBRARY_PATH") {
        path.push(":");
        path.push(others);
    }
    path
}
