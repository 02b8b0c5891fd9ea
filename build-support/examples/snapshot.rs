//! Writes the committed snapshot: `snapshot OUTPUT INCLUDE...`, newest headers first.
//!
//! The first directory's declarations win; the others add names that newer headers dropped, so that every name that
//! some supported CUDA has is there.

use cuda_interop_build::bindings::{Headers, declarations};
use cuda_interop_build::emit::emit;
use cuda_interop_build::merge::{Difference, merge};
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let output = arguments
        .next()
        .ok_or("usage: snapshot OUTPUT INCLUDE...")?;
    let stand_in = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/include");
    let mut api = None;
    for include in arguments {
        let headers = Headers::new(vec![include.clone(), stand_in.clone()], None);
        let (declared, _) = declarations(&headers)?;
        api = Some(match api {
            None => declared,
            Some(newest) => {
                let (mut merged, differences) = merge(&newest, &declared);
                for difference in &differences {
                    if !matches!(difference, Difference::Absent(_)) {
                        eprintln!("{}: {difference}", include.display());
                    }
                }
                // The versions that the headers state are those of the newest.
                merged.constants.extend(newest.constants);
                merged
            }
        });
    }
    let api = api.ok_or("no include directory was named")?;
    std::fs::write(output, emit(&api)?)?;
    Ok(())
}
