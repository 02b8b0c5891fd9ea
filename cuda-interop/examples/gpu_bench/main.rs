//! How long sharing takes on this machine's GPU: the safe crate beside the raw calls, in alternation, in one run of less than a minute.
//!
//! Times of two runs, or of two machines, are not comparable; the ratios are. Needs an NVIDIA GPU.

#![expect(
    unreachable_pub,
    reason = "a program's modules say pub for what the others use"
)]

mod frame;
mod handoff;
mod imports;
mod measure;
mod raw;
mod vulkan;
mod waits;

use std::error::Error;
use std::process::ExitCode;

use cuda_interop::{Cuda, SharedDevice};

use measure::Table;
use vulkan::{Instance, Vulkan};

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let mut text = error.to_string();
            let mut source = error.source();
            while let Some(cause) = source {
                text = format!("{text}: {cause}");
                source = cause.source();
            }
            eprintln!("gpu_bench: {text}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let cuda = Cuda::load()?;
    let instance = Instance::new()?;
    let pairs = cuda.match_devices(&instance.devices()?)?;
    let (device, _) = pairs.first().ok_or("no device is seen by both APIs")?;
    let versions = cuda.versions()?;
    println!(
        "{device}; CUDA runtime {}, driver for CUDA {}; {}",
        versions.runtime,
        versions.driver,
        cuda.runtime().library()
    );
    let vulkan = Vulkan::new(&instance, device.physical_device)?;
    let shared = SharedDevice::new(&cuda, vulkan.share()?)?;
    let context = shared.context().clone();
    // The raw calls need it; the safe ones then have nothing to do for it.
    let _current = context.make_current()?;

    let mut table = Table::new();
    imports::buffer(&shared, &mut table)?;
    imports::image(&shared, &mut table)?;
    waits::for_cuda(&shared, &mut table)?;
    waits::for_vulkan(&shared, &vulkan, &mut table)?;
    for queue in vulkan.queues() {
        handoff::frames(&shared, &vulkan, queue, &mut table)?;
    }
    frame::shared_and_staged(&shared, &vulkan, &mut table)?;
    print!("{table}");
    Ok(())
}
