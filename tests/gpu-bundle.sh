#!/usr/bin/env bash
# Makes a folder that runs the GPU tests and the examples on a Linux machine with an NVIDIA GPU and driver but no Rust.
#
#   tests/gpu-bundle.sh DIR           builds (release, stripped) and fills DIR; there, run DIR/run.sh
#   tests/gpu-bundle.sh --check DIR   checks a filled DIR again: sizes, no path of this machine in it
#
# DIR holds bin/ (test binary, examples), lib/ (CUDA runtimes 11.8, 12.9 and 13, the Vulkan loader) and run.sh.
# Needs what tests/setup.sh --all unpacks.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
limit=$((40 * 1024 * 1024))
runtimes=(11.8 12.9 13)
PATH=$PATH:/usr/sbin:/sbin

usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
fail() { printf 'gpu-bundle: %s\n' "$*" >&2; exit 1; }

check() { # check DIR
    local path file size found=
    for path in "$root" "${CARGO_HOME:-$HOME/.cargo}" "${RUSTUP_HOME:-$HOME/.rustup}" "${CARGO_TARGET_DIR:-$root/target}"; do
        while IFS= read -r file; do
            printf 'gpu-bundle: %s holds this machine'"'"'s path %s:\n' "${file#"$1"/}" "$path" >&2
            grep -aoE "[[:print:]]{0,40}${path}[[:print:]]{0,60}" "$file" | sort -u | sed -n 1,5p >&2
            found=1
        done < <(grep -rlaF -- "$path" "$1/bin" "$1/run.sh" || true)
    done
    [ -z "$found" ] || fail "the bundle depends on this machine"
    (cd "$1" && find . -type f -printf '%10s  %P\n' | sort -k 2)
    size=$(find "$1" -type f -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
    printf '%10d  in all, %d allowed\n' "$size" "$limit"
    [ "$size" -le "$limit" ] || fail "the bundle is larger than $limit bytes"
}

case "${1-}" in
    -h | --help) usage; exit 0 ;;
    --check)
        if [ $# != 2 ] || [ ! -x "$2/run.sh" ]; then fail "--check needs a filled DIR"; fi
        check "$2"
        exit 0
        ;;
    -* | "") usage >&2; exit 1 ;;
esac
[ $# = 1 ] || fail "one DIR, please"
dir=$1
[ ! -e "$dir" ] || [ -x "$dir/run.sh" ] || [ -z "$(ls -A "$dir")" ] || fail "$dir holds something else than a bundle"
for release in "${runtimes[@]}"; do
    [ -d "$root/.cache/cuda/$release/lib" ] || fail ".cache/cuda/$release is missing: run tests/setup.sh --all"
done

# ---- build ----------------------------------------------------------------------------------------------------

cd "$root"
target=${CARGO_TARGET_DIR:-$root/target}/gpu-bundle
export CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_TARGET_DIR=$target
export RUSTFLAGS="--remap-path-prefix=$root=. --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$target=target"
messages=$target/messages.json
mkdir -p "$target"
cargo build --release --locked -p cuda-interop --examples --message-format=json-render-diagnostics >"$messages"
cargo test --release --locked -p interop-tests --test it --no-run --message-format=json-render-diagnostics >>"$messages"

rm -rf "${dir:?}/bin" "${dir:?}/lib" "$dir/run.sh"
mkdir -p "$dir/bin" "$dir/lib"
python3 - "$messages" "$dir/bin" <<'PYTHON'
import json, shutil, sys

for line in open(sys.argv[1]):
    message = json.loads(line)
    target = message.get("target", {})
    if message.get("executable") and (target["kind"] == ["example"] or target["name"] == "it"):
        shutil.copy(message["executable"], f"{sys.argv[2]}/{target['name']}")
PYTHON
[ -x "$dir/bin/it" ] || fail "cargo made no test binary"

for release in "${runtimes[@]}"; do
    mkdir -p "$dir/lib/$release"
    cp "$root/.cache/cuda/$release"/lib/libcudart.so.* "$dir/lib/$release/"
done
# Machines made for computing often have the NVIDIA driver's Vulkan part but no loader.
loader=$(ldconfig -p | awk '$1 == "libvulkan.so.1" && !found++ { print $NF }')
[ -n "$loader" ] || fail "no libvulkan.so.1 here: run tests/setup.sh"
mkdir -p "$dir/lib/vulkan"
cp -L "$loader" "$dir/lib/vulkan/libvulkan.so.1"

cat >"$dir/run.sh" <<'RUN'
#!/usr/bin/env bash
# Runs the examples and the GPU tests with each CUDA runtime of this folder, and says at the end what passed.
#
#   run.sh [TEST…]           TEST: run only tests whose name contains it, and no examples
#   RUNTIMES="12.9 13"       only these runtimes
#   OUTPUT=DIR               where pictures and logs go (default: output/ beside this script)
#   SECONDS_EACH=240         the longest that one example, or the tests with one runtime, may take
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
output=${OUTPUT:-$here/output}
seconds=${SECONDS_EACH:-240}
mkdir -p "$output"

library() { PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null | grep "^[[:space:]]*$1 " >/dev/null; }
library libvulkan.so.1 || export LD_LIBRARY_PATH=$here/lib/vulkan${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}

# The Vulkan loader looks in the usual folders by itself; containers have the driver in another.
if [ -z "${VK_DRIVER_FILES-}${VK_ICD_FILENAMES-}" ]; then
    known=$(ls {/etc,/usr/share,/usr/local/share}/vulkan/icd.d/nvidia_icd*.json 2>/dev/null)
    for manifest in /usr/local/nvidia/share/vulkan/icd.d/nvidia_icd*.json; do
        [ -n "$known" ] || [ ! -e "$manifest" ] || export VK_DRIVER_FILES=$manifest VK_ICD_FILENAMES=$manifest
    done
fi

passed=0 failed=0 summary=
run() { # run NAME COMMAND…
    local name=$1 status from=$EPOCHREALTIME
    shift
    printf '\n==> %s\n' "$name"
    timeout "$seconds" "$@" </dev/null
    status=$?
    local took=$(( (${EPOCHREALTIME/./} - ${from/./}) / 1000 ))
    if [ $status = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    summary+=$(printf '%-6s %7d ms  %s' "$([ $status = 0 ] && echo ok || echo "FAILED ($status)")" $took "$name")$'\n'
}

# The tests of two GPUs run where there are two.
gpus=(/dev/nvidia[0-9]*)
skip=()
[ ${#gpus[@]} -gt 1 ] || skip=(--skip two_gpus)

for library in "$here"/lib/*/libcudart.so.*; do
    release=$(basename "$(dirname "$library")")
    [[ -z "${RUNTIMES-}" || " $RUNTIMES " == *" $release "* ]] || continue
    export CUDA_INTEROP_CUDART=$library
    if [ $# = 0 ]; then
        for example in "$here"/bin/*; do
            name=$(basename "$example")
            case "$name" in
                it) ;;
                share_image) run "$name, CUDA $release" "$example" --real --output "$output/$name-$release.png" ;;
                *) run "$name, CUDA $release" "$example" ;;
            esac
        done
        run "GPU tests, CUDA $release" "$here/bin/it" gpu --ignored --test-threads=1 "${skip[@]}"
    else
        run "GPU tests ($*), CUDA $release" "$here/bin/it" --ignored --test-threads=1 "$@"
    fi
done

printf '\n%s%d passed, %d failed\n' "$summary" $passed $failed
[ $failed = 0 ] && [ $passed != 0 ]
RUN
chmod +x "$dir/run.sh"
check "$dir"
