//! Chooses where the declarations come from.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
