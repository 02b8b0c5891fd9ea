//! Which library a linked program got, what it answers, and which of its symbols stand behind the semaphore calls.

use cuda_interop_sys::{BINDINGS, Runtime};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let bindings = BINDINGS;
    println!(
        "bindings {:?} {} {:?}",
        bindings.source, bindings.cuda_version, bindings.include_directory
    );
    let runtime = Runtime::linked()?;
    println!("library {}", runtime.library());
    let mut version = 0;
    // SAFETY: the pointer is to a live integer, which is all that the function writes.
    let status = unsafe { runtime.cudaRuntimeGetVersion(&raw mut version) }?;
    println!("version {version} ({status:?})");
    let functions = runtime.functions();
    let origin = functions
        .cudaGetDeviceCount
        .map_or(0, |function| function as usize);
    let distance = |address: usize| address.wrapping_sub(origin);
    if let Some(function) = functions.cudaSignalExternalSemaphoresAsync {
        println!("signal {}", distance(function as usize));
    }
    if let Some(function) = functions.cudaWaitExternalSemaphoresAsync {
        println!("wait {}", distance(function as usize));
    }
    match functions.cudaLibraryLoadData {
        Some(_) => println!("kernels can be loaded"),
        None => println!("kernels cannot be loaded: the library is too old"),
    }
    Ok(())
}
