//! System calls about file descriptors.

use std::ffi::{c_int, c_long};
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};

/// `fcntl(F_DUPFD_QUERY)`, new in Linux 6.10 and not yet in the libc crate.
const F_DUPFD_QUERY: c_int = 1027;
/// `fcntl(F_SETSIG)`.
const F_SETSIG: c_int = 10;
/// `fcntl(F_GETSIG)`.
const F_GETSIG: c_int = 11;
/// `KCMP_FILE` of `kcmp(2)`.
const KCMP_FILE: c_int = 0;

fn checked(answer: c_int) -> io::Result<c_int> {
    if answer < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(answer)
    }
}

/// A duplicate of `fd`, close-on-exec, at number 3 or above, owned by nobody yet.
pub(crate) fn duplicate(fd: BorrowedFd<'_>) -> io::Result<RawFd> {
    // SAFETY: `fcntl` reads no memory for F_DUPFD_CLOEXEC, and the descriptor is borrowed, so open.
    checked(unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_DUPFD_CLOEXEC, 3) })
}

/// Whether the number names an open file.
pub(crate) fn is_open(number: RawFd) -> bool {
    // SAFETY: F_GETFD takes any number and touches no memory; a closed one answers EBADF.
    checked(unsafe { libc::fcntl(number, libc::F_GETFD) }).is_ok()
}

/// Closes a number that was just found to name a file that is ours.
pub(crate) fn close_number(number: RawFd) {
    // SAFETY: the caller holds the hand-over lock and has compared the number with its original: it
    // names our own duplicate, which no `OwnedFd` owns. The result is of no use to anybody: Linux
    // frees the number whatever `close` answers.
    unsafe { libc::close(number) };
}

/// 1 if both numbers name the same open file, 0 if not.
pub(crate) fn dupfd_query(one: RawFd, other: RawFd) -> io::Result<c_int> {
    // SAFETY: F_DUPFD_QUERY takes a number as its argument and touches no memory.
    checked(unsafe { libc::fcntl(one, F_DUPFD_QUERY, other) })
}

/// 0 if both numbers name the same open file, another order otherwise.
pub(crate) fn kcmp_file(one: RawFd, other: RawFd) -> io::Result<c_long> {
    // SAFETY: `getpid` has no precondition.
    let process = unsafe { libc::getpid() };
    let (one, other) = (c_long::from(one), c_long::from(other));
    // SAFETY: `kcmp` takes five numbers and touches no memory of the caller.
    let order = unsafe { libc::syscall(libc::SYS_kcmp, process, process, KCMP_FILE, one, other) };
    if order < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(order)
    }
}

/// The signal number that the open file has been given with `F_SETSIG`; 0 by default.
pub(crate) fn signal_number(number: RawFd) -> io::Result<c_int> {
    // SAFETY: F_GETSIG takes any number and touches no memory.
    checked(unsafe { libc::fcntl(number, F_GETSIG) })
}

/// Gives the open file a signal number.
pub(crate) fn set_signal_number(number: RawFd, signal: c_int) -> io::Result<()> {
    // SAFETY: F_SETSIG takes a signal number as its argument and touches no memory.
    checked(unsafe { libc::fcntl(number, F_SETSIG, signal) }).map(drop)
}

/// Whether the open file sends signals at all (`O_ASYNC`), or does not let itself be asked.
pub(crate) fn sends_signals(number: RawFd) -> bool {
    // SAFETY: F_GETFL takes any number and touches no memory.
    checked(unsafe { libc::fcntl(number, libc::F_GETFL) })
        .map_or(true, |flags| flags & libc::O_ASYNC != 0)
}

/// What `fstat` says of a number.
pub(crate) fn status(number: RawFd) -> io::Result<libc::stat> {
    let mut status = std::mem::MaybeUninit::<libc::stat>::uninit();
    // SAFETY: `status` has room for the struct that `fstat` writes.
    checked(unsafe { libc::fstat(number, status.as_mut_ptr()) })?;
    // SAFETY: `fstat` succeeded, so it has written the whole struct.
    Ok(unsafe { status.assume_init() })
}

/// Whether the number's file lives on the file system with this magic number.
pub(crate) fn is_on_file_system(number: RawFd, magic: u32) -> bool {
    let mut status = std::mem::MaybeUninit::<libc::statfs>::uninit();
    // SAFETY: `status` has room for the struct that `fstatfs` writes.
    if checked(unsafe { libc::fstatfs(number, status.as_mut_ptr()) }).is_err() {
        return false;
    }
    // SAFETY: `fstatfs` succeeded, so it has written the whole struct.
    let status = unsafe { status.assume_init() };
    // The field's type differs between architectures and C libraries.
    i128::from(status.f_type) == i128::from(magic)
}

/// The device and inode of a number.
pub(crate) fn inode(number: RawFd) -> io::Result<(libc::dev_t, libc::ino_t)> {
    status(number).map(|status| (status.st_dev, status.st_ino))
}

/// Whether the file is anonymous memory, which alone can be sealed.
pub(crate) fn is_sealable(number: RawFd) -> bool {
    // SAFETY: F_GET_SEALS takes any number and touches no memory.
    checked(unsafe { libc::fcntl(number, libc::F_GET_SEALS) }).is_ok()
}

/// The size of a dma-buf, in bytes; nobody reads from one, so its offset can be left at the start.
pub(crate) fn dma_buf_size(number: RawFd) -> Option<u64> {
    // SAFETY: `lseek` takes any number and touches no memory.
    let end = unsafe { libc::lseek(number, 0, libc::SEEK_END) };
    // SAFETY: as above.
    unsafe { libc::lseek(number, 0, libc::SEEK_SET) };
    u64::try_from(end).ok()
}

/// Takes a number that a driver has just given away, and closes it in programs that are started later:
/// some drivers leave that to the application.
pub(crate) fn adopt(number: RawFd) -> OwnedFd {
    // SAFETY: the caller has found that the number is open, that it is not -1 and that it was not a
    // standard stream before the call; the Vulkan text gives a new descriptor to the application.
    let fd = unsafe { OwnedFd::from_raw_fd(number) };
    // SAFETY: F_SETFD takes a number and touches no memory; on an open descriptor it does not fail.
    unsafe { libc::fcntl(number, libc::F_SETFD, libc::FD_CLOEXEC) };
    fd
}
