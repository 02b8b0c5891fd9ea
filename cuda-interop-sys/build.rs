//! Chooses where the declarations come from: installed headers or the committed snapshot.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let linked = std::env::var_os("CARGO_FEATURE_LINKED").is_some();
    match cuda_interop_build::prepare(Path::new("src/snapshot.rs"), linked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            for line in error.to_string().lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}
