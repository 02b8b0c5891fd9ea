#!/usr/bin/env bash
# Builds the documentation of cuda-interop-sys as docs.rs does: from the published files alone, copied to a folder that
# must not change, without network, CUDA or libclang, with all features and their marks.
# Usage: tests/docs-rs.sh [TARGET_DIR]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
build=${1:-$root/target/docs-rs}
case $build in /*) ;; *) build=$root/$build ;; esac

fail() { printf 'docs-rs.sh: %s\n' "$*" >&2; exit 1; }

copy=$(mktemp -d)
trap 'chmod -R u+w "$copy"; rm -rf "$copy"' EXIT

# What a package holds, and nothing beside it.
for package in build-support cuda-interop-sys; do
    name=$package
    [ "$package" = build-support ] && name=cuda-interop-build
    while read -r file; do
        case $file in .cargo_vcs_info.json | Cargo.toml.orig | Cargo.lock) continue ;; esac
        mkdir -p "$copy/$package/$(dirname "$file")"
        cp "$package/$file" "$copy/$package/$file"
    done < <(cargo package --list --allow-dirty --offline -p "$name")
done
# The two packages inherit from the workspace's manifest; here it has these two members.
python3 - "$copy" <<'PYTHON'
import re, sys
text = open("Cargo.toml").read()
members = 'members = ["build-support", "cuda-interop-sys"]'
text = re.sub(r"default-members = \[.*?\]\n", "", text, flags=re.S)
text = re.sub(r"members = \[.*?\]", members, text, count=1, flags=re.S)
open(sys.argv[1] + "/Cargo.toml", "w").write(text)
PYTHON
cp Cargo.lock "$copy/Cargo.lock"
# Drops from the lock file what the other members need.
(cd "$copy" && cargo metadata --offline --format-version 1 >/dev/null)
chmod -R a-w "$copy"
sums() { (cd "$copy" && find . -type f -print0 | sort -z | xargs -0 sha256sum && find . | sort); }
before=$(sums)

# A network of its own, without any device in it, where the system lets us have one.
alone=()
unshare --user --map-root-user --net true 2>/dev/null && alone=(unshare --user --map-root-user --net)

log=$build/log
mkdir -p "$build"
# docs.rs uses a nightly compiler; the variable lets any compiler show which feature an item needs.
(
    cd "$copy"
    unset LIBCLANG_PATH CUDA_PATH CUDA_HOME CUDA_ROOT CUDA_TOOLKIT_ROOT_DIR CUDA_INTEROP_INCLUDE_DIR CUDA_INTEROP_BINDINGS
    DOCS_RS=1 RUSTC_BOOTSTRAP=1 RUSTDOCFLAGS="--cfg docsrs -D warnings" \
        "${alone[@]}" cargo doc --offline --locked --no-deps --all-features -p cuda-interop-sys --target-dir "$build"
) 2>&1 | tee "$log"

[ "$(sums)" = "$before" ] || fail "the build changed its source folder"
! grep -q "headers are not used" "$log" || fail "the build looked for headers"
[ -z "$(find "$build" -path '*cuda-interop-sys*/out/bindings.rs' -print -quit)" ] || fail "the build used headers"
page=$build/doc/cuda_interop_sys
[ -f "$page/struct.cudaExternalMemoryHandleDesc.html" ] || fail "no page for cudaExternalMemoryHandleDesc"
for feature in loaded linked; do
    grep -q "crate feature <code>${feature}</code>" "$page/struct.Runtime.html" || fail "the pages do not show the feature $feature"
done
grep -q 'Snapshot' "$page/enum.Source.html" || fail "no page for Source"
echo "docs-rs.sh: the documentation builds as on docs.rs"
