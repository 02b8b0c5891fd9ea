//! Writes the committed snapshot and the list of differences, from the headers that `tests/setup.sh --all` unpacks.
//!
//!     cargo run -p cuda-interop-build --features snapshot --example snapshot

use cuda_interop_build::snapshot::{combine, differences, release, source};
use std::error::Error;
use std::path::Path;

/// The folders below `.cache/cuda`.
const RELEASES: &[&str] = &["11.8", "12.1", "12.9", "13.0", "13"];

fn main() -> Result<(), Box<dyn Error>> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let stand_in = repository.join("build-support/src/include");
    let mut releases = Vec::new();
    for name in RELEASES {
        let include = repository.join(".cache/cuda").join(name).join("include");
        if !include.is_dir() {
            return Err(
                format!("{} is missing: run tests/setup.sh --all", include.display()).into(),
            );
        }
        releases.push(release(&include, &stand_in)?);
    }
    let snapshot = combine(&releases);
    let package = repository.join("cuda-interop-sys");
    std::fs::write(package.join("src/snapshot.rs"), source(&snapshot)?)?;
    std::fs::write(
        package.join("DIFFERENCES.md"),
        differences(&snapshot, &releases),
    )?;
    Ok(())
}
