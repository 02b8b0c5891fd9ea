#!/usr/bin/env bash
# Runs a program of this repository in a small virtual machine whose kernel has dma-bufs and sync files, on the newest
# lavapipe, and ends with the program's exit status. No KVM and no root needed: QEMU emulates an x86-64.
#
#   tests/vm.sh PROGRAM [ARGUMENT...]
#
# INTEROP_VM_ENV names environment variables to take along, INTEROP_VM_FILES files that are put into a folder deps beside the
# program, INTEROP_VM_SECONDS when to give up (600). Beside these there are inside the driver, the validation layer, busybox
# and what marks the repository's folder, nothing else. The machine lives in memory and leaves nothing.
# Needs what tests/setup.sh --all brings. The tests that need this kernel run in it by themselves (tests/it/vm).
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
seconds=${INTEROP_VM_SECONDS:-600}

usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
fail() { printf 'vm: %s\n' "$*" >&2; exit 125; }

case "${1-}" in
    -h | --help) usage; exit 0 ;;
    "") usage >&2; exit 125 ;;
esac
program=$(realpath -e -- "$1") || fail "no program $1"
shift
[ -x "$program" ] || fail "$program is no program"
for part in .cache/vm/vmlinuz .cache/vm/root.cpio .cache/layers; do
    [ -e "$root/$part" ] || fail "$part is missing: run tests/setup.sh --all"
done
for tool in qemu-system-x86_64 cpio; do
    command -v "$tool" >/dev/null || fail "$tool is missing: run tests/setup.sh --all"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The same places below the repository's folder as here, so that the program finds what it looks for.
project=$work/files/project
mkdir -p "$project/tests" "$project/.cache" "$project/bin"
cp "$root/Cargo.lock" "$project/"
cp "$root/tests/setup.sh" "$project/tests/"
cp -RL "$root/.cache/layers" "$project/.cache/"
inside=bin/$(basename "$program")
strip -o "$project/$inside" "$program" 2>/dev/null || cp "$program" "$project/$inside"
for name in ${INTEROP_VM_FILES-}; do install -D -t "$project/bin/deps" "$name"; done

{
    cat <<'SH'
#!/bin/busybox sh
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t sysfs sysfs /sys
/bin/busybox mount -t devtmpfs dev /dev
/bin/busybox mount -t tmpfs tmp /tmp
/bin/busybox ln -s /proc/self/fd /dev/fd
for module in /modules/*; do /bin/busybox insmod "$module"; done
export HOME=/tmp PATH=/bin VK_DRIVER_FILES=/usr/share/vulkan/icd.d/lvp_icd.json VK_LAYER_PATH=/project/.cache/layers
cd /project
SH
    for name in ${INTEROP_VM_ENV-}; do printf 'export %s=%q\n' "$name" "${!name-}"; done
    # What the firmware and the kernel print comes before this line.
    printf '/bin/busybox printf "vm: start\\n"\n/project/%q' "$inside"
    [ $# = 0 ] || printf ' %q' "$@"
    # The leading newline ends a line that the program left open.
    # shellcheck disable=SC2016 # for the shell inside
    printf ' </dev/null 2>&1\n/bin/busybox printf "\\nvm: exit status %%d\\n" $?\n/bin/busybox poweroff -f\n'
} >"$work/files/init"
chmod +x "$work/files/init"
(cd "$work/files" && find . | cpio --quiet -o -H newc) >"$work/files.cpio"
# The kernel unpacks one archive after the other.
cat "$root/.cache/vm/root.cpio" "$work/files.cpio" >"$work/initrd"

timeout -k 5 "$seconds" qemu-system-x86_64 -M q35 -accel tcg,thread=multi -cpu max -smp 2 -m 2048 -no-reboot \
    -nodefaults -no-user-config -nographic -serial stdio -kernel "$root/.cache/vm/vmlinuz" -initrd "$work/initrd" \
    -append "console=ttyS0 loglevel=1 panic=-1 mitigations=off" </dev/null 2>"$work/qemu" |
    sed -u 's/\r$//' | tee "$work/output" | sed -u -n '/vm: start$/,/^vm: exit status [0-9]*$/ { //!p }' || true
status=$(sed -n 's/^vm: exit status \([0-9]*\)$/\1/p' "$work/output" | tail -n 1)
[ -n "$status" ] || fail "the machine ended or ran out of its $seconds seconds before the program did. $(tail -n 5 "$work/qemu")"
exit "$status"
