//! Which CUDA runtime is used: the real one, or the test double.

use std::path::{Path, PathBuf};

use cuda_interop::Cuda;

use crate::arguments::Arguments;
use crate::vulkan::Instance;
use crate::{Result, whole};

/// NVIDIA's number among the makers of Vulkan devices.
const NVIDIA: u32 = 0x10de;

pub enum Backend {
    Real,
    Double(PathBuf),
}

impl Backend {
    /// The real runtime wherever there is an NVIDIA device: a person with a GPU is never shown the double unasked.
    pub fn choose(arguments: &Arguments, instance: &Instance) -> Result<Self> {
        let nvidia = Path::new("/dev/nvidiactl").exists()
            || instance
                .devices()
                .iter()
                .any(|device| device.vendor_id == NVIDIA);
        if arguments.real || (nvidia && !arguments.double) {
            return Ok(Self::Real);
        }
        let program = std::env::current_exe()?;
        let name = "libcuda_interop_double.so";
        program
            .ancestors()
            .skip(1)
            .take(2)
            .map(|folder| folder.join("deps").join(name))
            .find(|path| path.exists())
            .map(Self::Double)
            .ok_or_else(|| {
                format!("no NVIDIA device, and the test double {name} is not beside this program: build it with `cargo build --example share_image`").into()
            })
    }

    pub fn load(&self) -> Result<Cuda> {
        match self {
            Self::Real => Cuda::load()
                .map_err(|error| format!("the real CUDA runtime: {}", whole(&error)).into()),
            Self::Double(path) => {
                // SAFETY: the file was built with this program and keeps the contract of both libraries.
                unsafe { Cuda::load_from(path, path) }.map_err(|error| {
                    format!(
                        "the test double of CUDA: {}; it serves Mesa's lavapipe and SwiftShader: run tests/setup.sh, and look at VK_DRIVER_FILES",
                        whole(&error)
                    )
                    .into()
                })
            }
        }
    }

    /// Whether a kernel can paint; the double has none, so the host writes.
    pub fn paints(&self) -> bool {
        matches!(self, Self::Real)
    }

    pub fn describe(&self, cuda: &Cuda) -> Result<String> {
        let versions = cuda.versions()?;
        let name = match self {
            Self::Real => "CUDA runtime",
            Self::Double(_) => "CUDA test double: no GPU was used; runtime",
        };
        Ok(format!(
            "{name} {}.{} from {}, driver for CUDA {}.{}",
            versions.runtime / 1000,
            versions.runtime % 1000 / 10,
            cuda.runtime().library(),
            versions.driver / 1000,
            versions.driver % 1000 / 10,
        ))
    }

    pub fn verdict(&self) -> &'static str {
        match self {
            Self::Real => "every byte is exact",
            Self::Double(_) => "every byte is exact (CUDA test double: no GPU was used)",
        }
    }
}
