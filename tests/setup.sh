#!/usr/bin/env bash
# Installs what the examples and, with --all, the tests need and this machine lacks.
#
#   tests/setup.sh          Vulkan loader, software Vulkan driver, libclang, C compiler (Debian, Ubuntu: apt-get)
#   tests/setup.sh --all    also QEMU, cpio and python3 with pip (apt-get), and, unpacked into .cache/ and not installed:
#                           .cache/drivers/{lavapipe-new,swiftshader,mock}/icd.json   Vulkan drivers
#                           .cache/layers/VkLayer_khronos_validation.json             current validation layer
#                           .cache/vulkan/validusage.json                             list of valid-usage ids
#                           .cache/cuda/{11.8,12.1,12.9,13.0,13}/{include,lib}        CUDA headers and runtimes
#                           .cache/vm/{vmlinuz,root.cpio}   kernel and system of tests/vm.sh (x86-64 only)
#
# Quick and silent where all is there. A part that is there is not fetched again: delete its folder to renew it.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=$root/.cache
PATH=$PATH:/usr/sbin:/sbin

usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

all=
case "${1-}" in
    "") ;;
    --all) all=1 ;;
    -h | --help) usage; exit 0 ;;
    *) printf 'setup: unknown argument %s\n' "$1" >&2; usage >&2; exit 1 ;;
esac
[ $# -le 1 ] || fail "too many arguments"

# ---- what the machine has -------------------------------------------------------------------------------------

any_file() { local path; for path in "$@"; do [ -e "$path" ] && return 0; done; return 1; }
# Not grep -q: it would stop reading, and with pipefail the writer's SIGPIPE would read as "not found".
library() { ldconfig -p 2>/dev/null | grep "^[[:space:]]*$1" >/dev/null; }
icd() { any_file {/usr/share,/usr/local/share,/etc,/usr/local/nvidia/share}/vulkan/icd.d/"$1"*.json; }

have_c_compiler() { command -v cc >/dev/null && printf '#include <stdlib.h>\n' | cc -E - >/dev/null 2>&1; }
have_vulkan_loader() { library 'libvulkan\.so\.1'; }
have_software_driver() { icd lvp_icd; }
have_nvidia_driver() { icd nvidia_icd; }
have_libclang() {
    [ -z "${LIBCLANG_PATH-}" ] || return 0
    # The library alone does not parse a header: the compiler's own headers (stddef.h) belong to it.
    any_file /usr/lib/llvm-*/lib/libclang*.so* /usr/lib*/libclang*.so* /usr/lib/*-linux-gnu/libclang-[0-9]*.so* &&
        any_file /usr/lib/llvm-*/lib/clang/*/include/stddef.h /usr/lib*/clang/*/include/stddef.h
}
have_pip() { python3 -m pip --version >/dev/null 2>&1; }

wanted=() # what is missing, in words that a person on any system understands
packages=() # the same as Debian package names; "libclang" stands for a pair that depends on the release
need() { wanted+=("$1"); shift; packages+=("$@"); }

have_c_compiler || need "a C compiler with the C library's headers" gcc libc6-dev
have_vulkan_loader || need "the Vulkan loader (libvulkan.so.1)" libvulkan1
# With an NVIDIA driver the example needs no other; the tests want the software driver beside it.
have_software_driver || { [ -z "$all" ] && have_nvidia_driver; } ||
    need "Mesa's software Vulkan driver (lavapipe)" mesa-vulkan-drivers
have_libclang || need "libclang with its headers" libclang
# The virtual machine of tests/vm.sh is an x86-64 one.
vm=
[ -z "$all" ] || [ "$(uname -m)" != x86_64 ] || vm=1
[ -z "$vm" ] || command -v qemu-system-x86_64 >/dev/null || need "QEMU for x86-64" qemu-system-x86
[ -z "$vm" ] || command -v cpio >/dev/null || need "cpio" cpio
[ -z "$all" ] || have_pip || need "python3 with pip" python3-pip ca-certificates

# ---- install --------------------------------------------------------------------------------------------------

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_packages() {
    local log names=() name major plan
    command -v apt-get >/dev/null || {
        printf 'setup: this script installs with apt-get (Debian, Ubuntu), which this system lacks. Install these first:\n' >&2
        printf '  - %s\n' "${wanted[@]}" >&2
        exit 1
    }
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        fail "not root and no sudo: let root run: apt-get install ${packages[*]/#libclang/libclang-dev}"

    log=$(mktemp)
    trap 'rm -f "$log"' RETURN
    as_root apt-get -q update >"$log" 2>&1 </dev/null || say "apt-get update had errors, going on: $(grep -m1 '^E:' "$log" || true)"
    for name in "${packages[@]}"; do
        if [ "$name" = libclang ]; then
            # libclang-dev drags the static libraries of all of LLVM along; the library and its headers are enough.
            major=$(apt-cache depends libclang-dev | awk -F '[-:]' '/Depends: libclang-[0-9]+-dev/ { if (!n++) print $3 }')
            if [ -n "$major" ]; then names+=("libclang1-$major" "libclang-common-$major-dev"); else names+=(libclang-dev); fi
        else
            names+=("$name")
        fi
    done

    # --no-remove: nothing that is installed may go; and no package of NVIDIA's may be touched at all.
    local options=(-q -y --no-install-recommends --no-remove)
    plan=$(apt-get -s "${options[@]}" install "${names[@]}" 2>&1) ||
        fail "apt-get cannot install ${names[*]}:"$'\n'"$(grep -E '^(E:| )' <<<"$plan")"
    ! grep -qiE '^(Inst|Remv) [^ ]*(nvidia|cuda)' <<<"$plan" ||
        fail "installing ${names[*]} would change NVIDIA's packages, so nothing was installed:"$'\n'"$(grep -iE '^(Inst|Remv) [^ ]*(nvidia|cuda)' <<<"$plan")"
    say "installing ${names[*]} ($(grep -c '^Inst ' <<<"$plan") packages with what they need)"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" install "${names[@]}" >"$log" 2>&1 </dev/null ||
        fail "apt-get install failed:"$'\n'"$(tail -n 20 "$log")"
    as_root ldconfig
}

[ ${#packages[@]} = 0 ] || install_packages
[ -n "$all" ] || exit 0

# ---- unpack into .cache ---------------------------------------------------------------------------------------

mkdir -p "$cache"
exec 9>"$cache/.lock"
if command -v flock >/dev/null; then flock 9; fi
work=$cache/.work # swept at the start, so that an interrupted run leaves nothing behind
rm -rf "$work"
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT

# A part is a folder that appears whole or not at all: made in $work, then renamed.
publish() { # publish MADE DESTINATION
    mkdir -p "$(dirname "$2")"
    rm -rf "$2"
    mv "$1" "$2"
}

missing_parts=()
part() { # part DESTINATION FUNCTION [ARGUMENT…]: the function fills the folder named by its first argument
    local destination=$cache/$1 made=$work/part
    shift
    [ ! -d "$destination" ] || return 0
    say "unpacking ${destination#"$root"/}"
    rm -rf "$made"
    mkdir -p "$made"
    # In a subshell with its own -e, which a condition around it would switch off.
    set +e
    (set -e; "$1" "$made" "${@:2}")
    local status=$?
    set -e
    if [ $status = 0 ]; then publish "$made" "$destination"; else missing_parts+=("${destination#"$root"/}"); fi
}

# Debian's packages come through an apt configuration of our own, so that the machine's package lists and sources
# stay as they are and the same packages come on Ubuntu. Signatures are verified as always.
private_apt() {
    apt-get -q -o Dir::State="$work/apt/state" -o Dir::State::status="$work/apt/status" -o Dir::Cache="$work/apt/cache" \
        -o Dir::Etc::sourcelist="$work/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null -o APT::Default-Release= \
        -o Acquire::Languages=none -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false \
        -o Acquire::IndexTargets::deb::CNF::DefaultEnabled=false -o APT::Sandbox::User=root "$@" </dev/null
}

debian_mirror() { # debian_mirror FOLDER: the machine's own mirror of that folder, else Debian's
    local mirrors
    # shellcheck disable=SC2016 # apt's own placeholder
    mirrors=$(apt-get indextargets --format '$(REPO_URI)' 2>/dev/null || true)
    grep -m 1 -E "/$1/?\$" <<<"$mirrors" || printf 'http://deb.debian.org/%s\n' "$1"
}

download_keyring() {
    (cd "$work/keyring" && apt-get -q -o APT::Sandbox::User=root download debian-archive-keyring </dev/null && dpkg-deb -x ./*.deb .) \
        >"$work/keyring.log" 2>&1
}

debian_keyring() {
    local path
    for path in /usr/share/keyrings/debian-archive-keyring.{pgp,gpg}; do
        [ ! -e "$path" ] || { printf '%s\n' "$path"; return; }
    done
    # Ubuntu carries Debian's keys as a package, signed by Ubuntu: unpacked, not installed.
    mkdir -p "$work/keyring"
    download_keyring || { as_root apt-get -q update </dev/null >"$work/keyring.log" 2>&1; download_keyring; } ||
        { printf 'setup: cannot get the package debian-archive-keyring (on Ubuntu it is in universe)\n' >&2; return 1; }
    printf '%s\n' "$work"/keyring/usr/share/keyrings/debian-archive-keyring.gpg
}

private_apt_ready=
prepare_private_apt() {
    [ -z "$private_apt_ready" ] || return 0
    command -v apt-get >/dev/null || {
        printf 'setup: the stand-in Vulkan drivers are Debian packages, and this system has no apt-get\n' >&2; return 1; }
    local keyring options main security
    mkdir -p "$work/apt/state/lists/partial" "$work/apt/cache/archives/partial"
    : >"$work/apt/status"
    keyring=$(debian_keyring) || return 1
    options="[arch=$(dpkg --print-architecture) signed-by=$keyring]"
    main=$(debian_mirror debian)
    security=$(debian_mirror debian-security)
    printf 'deb %s\n' "$options $main bookworm main" "$options $main bookworm-backports main" \
        "$options $security bookworm-security main" "$options $main trixie main" \
        "$options $main trixie-backports main" >"$work/apt/sources.list"
    say "reading Debian's package lists"
    private_apt update >"$work/apt/log" 2>&1 || { tail -n 5 "$work/apt/log" >&2; return 1; }
    private_apt_ready=1
}

unpack_package() { # unpack_package FOLDER PACKAGE SUITE…: from the first suite that has it
    local folder=$1 package=$2 suite
    shift 2
    rm -rf "$work/deb"
    mkdir -p "$work/deb"
    for suite in "$@"; do
        if (cd "$work/deb" && private_apt download "$package/$suite") >"$work/deb/log" 2>&1; then
            mkdir -p "$folder"
            dpkg-deb -x "$work"/deb/*.deb "$folder"
            return
        fi
    done
    printf 'setup: no %s in %s: %s\n' "$package" "$*" "$(grep -m1 -E '^(E|W):' "$work/deb/log" || true)" >&2
    return 1
}

package_of_library() { # Debian's naming rule, and the packages that are exempt from it
    local name=${1%%.so*} version=${1##*.so.}
    case "$1" in
        libLLVM-*) printf 'libllvm%s\n' "${name#libLLVM-}" ;;
        libicu*) printf 'libicu%s\n' "$version" ;;
        libxml2.so.2) echo libxml2 ;;
        *[0-9].so.*) printf '%s-%s\n' "$name" "$version" | tr '[:upper:]_' '[:lower:]-' ;;
        *) printf '%s%s\n' "$name" "$version" | tr '[:upper:]_' '[:lower:]-' ;;
    esac
}

add_missing_libraries() { # add_missing_libraries LIBRARY FOLDER: what LIBRARY needs and the system lacks
    local library report
    for _ in 1 2 3 4 5 6; do
        report=$(LD_LIBRARY_PATH=$2 ldd "$1" 2>&1 || true)
        if grep -q 'version .* not found' <<<"$report"; then
            printf 'setup: %s needs a newer system: %s\n' "$(basename "$1")" "$(grep -m1 'version .* not found' <<<"$report")" >&2
            return 1
        fi
        report=$(sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' <<<"$report")
        [ -n "$report" ] || return 0
        for library in $report; do
            unpack_package "$work/libraries" "$(package_of_library "$library")" bookworm-security bookworm
        done
        mkdir -p "$2"
        find "$work/libraries" -path '*/lib/*' -name '*.so*' -exec cp -a -t "$2" {} +
    done
    printf 'setup: these libraries are still missing for %s: %s\n' "$(basename "$1")" "$report" >&2
    return 1
}

driver_manifest() { # driver_manifest FILE LIBRARY API_VERSION
    printf '{"file_format_version": "1.0.0", "ICD": {"library_path": "./%s", "api_version": "%s"}}\n' "$2" "$3" >"$1"
}

chromium=$work/chromium
fetch_chromium() {
    [ -d "$chromium" ] || unpack_package "$chromium.part" chromium-common bookworm-security bookworm
    [ -d "$chromium" ] || mv "$chromium.part" "$chromium"
}

fill_lavapipe_new() {
    unpack_package "$work/mesa" mesa-vulkan-drivers bookworm-backports
    cp "$work"/mesa/usr/lib/*/libvulkan_lvp.so "$1/"
    driver_manifest "$1/icd.json" libvulkan_lvp.so 1.4.305
    add_missing_libraries "$1/libvulkan_lvp.so" "$1/lib"
}

fill_swiftshader() {
    fetch_chromium
    cp "$chromium/usr/lib/chromium/libvk_swiftshader.so" "$1/"
    driver_manifest "$1/icd.json" libvk_swiftshader.so 1.3.0
    add_missing_libraries "$1/libvk_swiftshader.so" "$1/lib"
}

fill_mock() {
    fetch_chromium
    cp "$chromium/usr/lib/chromium/libVkICD_mock_icd.so" "$1/"
    driver_manifest "$1/icd.json" libVkICD_mock_icd.so 1.4.0
    add_missing_libraries "$1/libVkICD_mock_icd.so" "$1/lib"
}

fill_layers() {
    fetch_chromium
    cp "$chromium/usr/lib/chromium/libVkLayer_khronos_validation.so" "$1/"
    cat >"$1/VkLayer_khronos_validation.json" <<'JSON'
{
    "file_format_version": "1.2.0",
    "layer": {
        "name": "VK_LAYER_KHRONOS_validation",
        "type": "GLOBAL",
        "library_path": "./libVkLayer_khronos_validation.so",
        "api_version": "1.4.0",
        "implementation_version": "1",
        "description": "Khronos validation layer",
        "instance_extensions": [
            {"name": "VK_EXT_debug_report", "spec_version": "9"},
            {"name": "VK_EXT_debug_utils", "spec_version": "1"},
            {"name": "VK_EXT_validation_features", "spec_version": "2"},
            {"name": "VK_EXT_layer_settings", "spec_version": "2"}
        ]
    }
}
JSON
    add_missing_libraries "$1/libVkLayer_khronos_validation.so" "$1/lib"
}

fill_validusage() {
    unpack_package "$work/vulkan-dev" libvulkan-dev trixie
    cp "$work/vulkan-dev/usr/share/vulkan/registry/validusage.json" "$1/"
}

# A module of an unpacked kernel with those that it needs, uncompressed and numbered in the order of loading.
unpack_module() { # unpack_module MODULES_FOLDER NAME DESTINATION
    python3 - "$@" <<'PY'
import lzma, os, re, sys

folder, wanted, destination = sys.argv[1:]
files = {}
for place, _, names in os.walk(folder):
    for name in names:
        if name.endswith((".ko", ".ko.xz")):
            files[name.split(".ko")[0].replace("-", "_")] = os.path.join(place, name)
loaded = []

def load(name):
    if name in loaded:
        return
    path = files[name]
    module = (lzma.open if path.endswith(".xz") else open)(path, "rb").read()
    for needed in re.search(rb"\0depends=([^\0]*)\0", module).group(1).decode().split(","):
        if needed:
            load(needed.replace("-", "_"))
    with open(os.path.join(destination, "%02d-%s.ko" % (len(loaded), name)), "wb") as file:
        file.write(module)
    loaded.append(name)

load(wanted)
PY
}

# The kernel of Debian 13, and a system of nothing but the newest lavapipe, the Vulkan loader and busybox, as an archive
# that the kernel unpacks into memory. (Debian's smaller kernels for virtual machines have no sync files.) The module
# vgem makes sync files whose signal a test gives.
fill_vm() {
    local made=$1 root=$work/vm-root name apt="$work/apt/cache/archives"
    name=$(private_apt install --print-uris -y --no-install-recommends linux-image-amd64/trixie)
    name=$(awk '$2 ~ /^linux-image-[0-9]/ && !n++ { sub(/_.*/, "", $2); print $2 }' <<<"$name")
    [ -n "$name" ] || { printf 'setup: no kernel in trixie\n' >&2; return 1; }
    unpack_package "$work/vm-kernel" "$name" trixie
    cp "$work"/vm-kernel/boot/vmlinuz-* "$made/vmlinuz"

    rm -f "$apt"/*.deb
    private_apt install -y --no-install-recommends --download-only -t trixie-backports \
        busybox-static libgcc-s1 libvulkan1 mesa-vulkan-drivers >"$work/apt/log" 2>&1 || { tail -n 5 "$work/apt/log" >&2; return 1; }
    rm -rf "$root"
    mkdir -p "$root"/{dev,modules,proc,sys,tmp}
    for name in "$apt"/*.deb; do dpkg-deb -x "$name" "$root"; done
    find "$root"/usr/lib/*/ -maxdepth 1 -name 'libvulkan_*' ! -name 'libvulkan_lvp.so' -delete
    find "$root"/usr/share -mindepth 1 -maxdepth 1 ! -name vulkan -exec rm -rf {} +
    for name in bin lib lib64 sbin; do [ -e "$root/$name" ] || ln -s "usr/$name" "$root/$name"; done
    unpack_module "$work/vm-kernel" vgem "$root/modules"
    (cd "$root" && find . | cpio --quiet -o -H newc) >"$made/root.cpio"
}

fetch_wheel() { # fetch_wheel FOLDER REQUIREMENT
    mkdir -p "$work/wheel"
    rm -f "$work"/wheel/*
    python3 -m pip download -q --disable-pip-version-check --no-deps --only-binary=:all: -d "$work/wheel" "$2" </dev/null >&2
    python3 -m zipfile -e "$work"/wheel/*.whl "$1"
}

fill_cuda() { # fill_cuda FOLDER REQUIREMENT…
    local folder=$1 requirement
    shift
    rm -rf "$work/cuda"
    for requirement in "$@"; do fetch_wheel "$work/cuda" "$requirement"; done
    mv "$work"/cuda/nvidia/*/include "$work"/cuda/nvidia/*/lib "$folder/"
    cp "$work"/cuda/nvidia_cuda_runtime*.dist-info/{,licenses/}License.txt "$folder/" 2>/dev/null || true
}

is_complete() { local path; for path in "$@"; do [ -d "$cache/$path" ] || return 1; done; }

debian_parts=(drivers/{lavapipe-new,swiftshader,mock} layers vulkan)
[ -z "$vm" ] || debian_parts+=(vm)
if ! is_complete "${debian_parts[@]}"; then
    if prepare_private_apt; then
        part drivers/swiftshader fill_swiftshader
        part drivers/mock fill_mock
        part layers fill_layers
        part drivers/lavapipe-new fill_lavapipe_new
        part vulkan fill_validusage
        [ -z "$vm" ] || part vm fill_vm
    else
        for name in "${debian_parts[@]}"; do missing_parts+=(".cache/$name"); done
    fi
fi

part cuda/11.8 fill_cuda 'nvidia-cuda-runtime-cu11==11.8.*'
part cuda/12.1 fill_cuda 'nvidia-cuda-runtime-cu12==12.1.*'
part cuda/12.9 fill_cuda 'nvidia-cuda-runtime-cu12==12.9.*'
part cuda/13.0 fill_cuda 'nvidia-cuda-runtime==13.0.*' 'nvidia-cuda-crt==13.0.*'
part cuda/13 fill_cuda 'nvidia-cuda-runtime==13.*' 'nvidia-cuda-crt==13.*'

[ ${#missing_parts[@]} = 0 ] || fail "could not get: ${missing_parts[*]} (run again to go on from here)"
