#!/usr/bin/env bash
# Times cold builds, downloads apart, beside cudarc and beside bindgen alone. Nothing else should run meanwhile.
# Usage: tests/build-times.sh [RUNS]      (3 by default; each row shows the best run)
# Needs what tests/setup.sh --all unpacks, and the registry for cudarc.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
runs=${1:-3}
headers=$root/.cache/cuda/13/include
[ -d "$headers" ] || { echo "$headers is missing: run tests/setup.sh --all" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset CUDA_PATH CUDA_HOME CUDA_ROOT CUDA_TOOLKIT_ROOT_DIR CUDA_INTEROP_INCLUDE_DIR
export CARGO_INCREMENTAL=0

program() { # program NAME TABLE DEPENDENCY
    mkdir -p "$work/$1/src"
    printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n\n[%s]\n%s\n\n[workspace]\n' "$@" >"$work/$1/Cargo.toml"
    : >"$work/$1/src/lib.rs"
}
sys="path = \"$root/cuda-interop-sys\""
program sys dependencies "cuda-interop-sys = { $sys, default-features = false, features = [\"loaded\"] }"
program sys-bindgen dependencies "cuda-interop-sys = { $sys }"
program cudarc-driver dependencies 'cudarc = { version = "0.19", default-features = false, features = ["std", "driver", "runtime", "dynamic-loading", "cuda-12090"] }'
program bindgen-alone build-dependencies 'bindgen = { version = "0.73", default-features = false, features = ["runtime"] }'
cat >"$work/bindgen-alone/build.rs" <<RUST
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let bindings = bindgen::builder()
        .header_contents("all.h", "#include <cuda_runtime_api.h>\n#include <cuda.h>\n")
        .clang_args(["-I$headers", "-I$root/build-support/src/include"])
        .allowlist_function("cuda(Import|External|Destroy|Malloc|Memcpy).*")
        .generate()
        .unwrap();
    bindings.write_to_file(std::env::var("OUT_DIR").unwrap() + "/bindings.rs").unwrap();
}
RUST

printf '%-14s %7s %9s %9s\n' build crates wall,s cpu,s
for name in sys sys-bindgen cudarc-driver bindgen-alone; do
    cd "$work/$name"
    cargo fetch --quiet
    crates=$(($(cargo tree --quiet --offline --edges normal,build --prefix none | sed 's/ (.*//' | sort -u | wc -l) - 1))
    best=
    for ((run = 0; run < runs; run++)); do
        rm -rf target
        [ $name = sys-bindgen ] && export CUDA_INTEROP_INCLUDE_DIR=$headers
        TIMEFORMAT='%R %U %S'
        took=$({ time cargo build --quiet --offline 2>"$work/log"; } 2>&1) || { cat "$work/log" >&2; exit 1; }
        unset CUDA_INTEROP_INCLUDE_DIR
        best=$(printf '%s\n%s\n' "$best" "$took" | grep . | sort -n | head -1)
    done
    read -r wall user system <<<"$best"
    printf '%-14s %7d %9.1f %9.1f\n' "$name" "$crates" "$wall" "$(awk "BEGIN { print $user + $system }")"
done
