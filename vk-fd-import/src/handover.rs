//! Handing a file descriptor to a driver so that it is neither lost nor closed twice.
//!
//! A driver owns a descriptor after a successful import. After a failed one the texts say that the
//! caller still owns it; drivers close it or not as they please, and the error code does not tell.
//! So the driver gets a duplicate, as a bare number. After a failure the duplicate is closed only
//! if its number still names the same open file as the original. No such test can tell two
//! duplicates of one file apart, so duplicating, calling, checking and closing all happen under one
//! process-wide lock, which every duplicate made here takes too.
//!
//! The tests, first answer wins: `fcntl(F_DUPFD_QUERY)` (Linux 6.10), `kcmp(KCMP_FILE)`, and a
//! signal number set on the original and read from the suspect (`F_SETSIG`, `F_GETSIG`), which the
//! kernel keeps for each open file. If the kernel refuses all of them, the number is left open and
//! counted ([`leaked`]).

use std::cell::Cell;
use std::fmt;
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ffi;

/// One lock for every duplicate of the process.
static DUPLICATES: Mutex<()> = Mutex::new(());

/// Numbers left open because no test could be made.
static LEAKED: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// Whether this thread holds [`DUPLICATES`].
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// Why a hand-over failed; the caller's descriptor is open and untouched either way.
#[derive(Debug)]
pub enum HandOverError<E> {
    /// The descriptor could not be duplicated; the call was not made.
    Duplicate(io::Error),
    /// The call failed, and its duplicate was dealt with.
    Call(E),
}

impl<E: fmt::Display> fmt::Display for HandOverError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate(_) => f.write_str("the file descriptor could not be duplicated"),
            Self::Call(error) => error.fmt(f),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for HandOverError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Duplicate(source) => Some(source),
            Self::Call(error) => error.source(),
        }
    }
}

/// Gives `call` the number of a duplicate of `fd`, which belongs to the callee if `call` succeeds.
///
/// The caller keeps `fd` in every case. If `call` fails or panics, the duplicate is closed if and
/// only if its number still names the same open file; so `call` must not panic when the callee has
/// taken the number.
///
/// The process-wide lock is held during `call`, so it must not wait for another hand-over; one that
/// is tried from inside `call` is refused with `EDEADLK`. A child that is forked by another thread
/// meanwhile finds the lock held for ever: it must neither import nor duplicate before `exec`.
///
/// # Errors
///
/// [`HandOverError::Duplicate`] if there is no duplicate to hand over, [`HandOverError::Call`] with
/// what `call` answered.
pub fn hand_over<T, E>(
    fd: BorrowedFd<'_>,
    call: impl FnOnce(RawFd) -> Result<T, E>,
) -> Result<T, HandOverError<E>> {
    let held = Held::acquire().map_err(HandOverError::Duplicate)?;
    let duplicate = ffi::duplicate(fd).map_err(HandOverError::Duplicate)?;
    let pending = Pending {
        original: fd,
        number: duplicate,
        _held: held,
    };
    match call(duplicate) {
        Ok(value) => {
            pending.forget();
            Ok(value)
        }
        Err(error) => {
            drop(pending);
            Err(HandOverError::Call(error))
        }
    }
}

/// A duplicate of `fd`, made under the process-wide lock; close-on-exec, never a number below 3.
///
/// # Errors
///
/// What `fcntl(F_DUPFD_CLOEXEC)` answers, and `EDEADLK` inside a [`hand_over`].
pub fn duplicate(fd: BorrowedFd<'_>) -> io::Result<OwnedFd> {
    let _held = Held::acquire()?;
    let number = ffi::duplicate(fd)?;
    // SAFETY: the number was just made by `fcntl(F_DUPFD_CLOEXEC)`, and nobody else knows it.
    Ok(unsafe { OwnedFd::from_raw_fd(number) })
}

/// Makes a descriptor by other means than a duplicate, under the process-wide lock: some drivers
/// answer an export with a duplicate of one file, which a concurrent [`hand_over`] of that file
/// would take for its own if it got the same number.
///
/// # Errors
///
/// `EDEADLK` inside a [`hand_over`]; `make` is not called then.
pub fn export<T>(make: impl FnOnce() -> T) -> io::Result<T> {
    let _held = Held::acquire()?;
    Ok(make())
}

/// How many duplicates were left open so far because the kernel allowed no test of what their
/// numbers name.
#[must_use]
pub fn leaked() -> u64 {
    LEAKED.load(Ordering::Relaxed)
}

/// The lock, and the mark that this thread holds it.
struct Held {
    _guard: MutexGuard<'static, ()>,
}

impl Held {
    fn acquire() -> io::Result<Self> {
        if INSIDE.get() {
            return Err(io::Error::from_raw_os_error(libc::EDEADLK));
        }
        let guard = DUPLICATES.lock().unwrap_or_else(PoisonError::into_inner);
        INSIDE.set(true);
        Ok(Self { _guard: guard })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        INSIDE.set(false);
    }
}

/// A duplicate whose fate is open.
struct Pending<'fd> {
    original: BorrowedFd<'fd>,
    number: RawFd,
    _held: Held,
}

impl Pending<'_> {
    /// The callee owns the duplicate now.
    fn forget(mut self) {
        self.number = -1;
    }
}

impl Drop for Pending<'_> {
    fn drop(&mut self) {
        if self.number < 0 {
            return;
        }
        match compare(self.original, self.number) {
            Sameness::Same => ffi::close_number(self.number),
            Sameness::Different => {}
            Sameness::Unknown => {
                LEAKED.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// What a number names, compared with a descriptor that is known to be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sameness {
    /// The same open file.
    Same,
    /// Nothing, or another open file.
    Different,
    /// The kernel refuses to tell.
    Unknown,
}

/// Asks the kernel, by the first means that it allows.
pub(crate) fn compare(original: BorrowedFd<'_>, suspect: RawFd) -> Sameness {
    if !ffi::is_open(suspect) {
        return Sameness::Different;
    }
    [by_query, by_kcmp, by_signal_number, by_inode]
        .into_iter()
        .map(|test| test(original, suspect))
        .find(|answer| *answer != Sameness::Unknown)
        .unwrap_or(Sameness::Unknown)
}

const fn known(same: bool) -> Sameness {
    if same {
        Sameness::Same
    } else {
        Sameness::Different
    }
}

/// Whether the kernel found a number closed. Another thread may have had the suspect's number and
/// closed it just now; what is closed is not ours.
fn is_closed(error: &io::Error) -> bool {
    error.raw_os_error() == Some(libc::EBADF)
}

fn by_query(original: BorrowedFd<'_>, suspect: RawFd) -> Sameness {
    let number = original.as_raw_fd();
    match ffi::dupfd_query(number, suspect) {
        Ok(0) => Sameness::Different,
        Ok(1) => Sameness::Same,
        // A kernel that answers at all knows the original.
        Err(error) if is_closed(&error) && matches!(ffi::dupfd_query(number, number), Ok(1)) => {
            Sameness::Different
        }
        _ => Sameness::Unknown,
    }
}

fn by_kcmp(original: BorrowedFd<'_>, suspect: RawFd) -> Sameness {
    let number = original.as_raw_fd();
    match ffi::kcmp_file(number, suspect) {
        Ok(order) => known(order == 0),
        Err(error) if is_closed(&error) && matches!(ffi::kcmp_file(number, number), Ok(0)) => {
            Sameness::Different
        }
        Err(_) => Sameness::Unknown,
    }
}

/// The kernel keeps the signal number of `F_SETSIG` with the open file, not with the descriptor.
fn by_signal_number(original: BorrowedFd<'_>, suspect: RawFd) -> Sameness {
    let number = original.as_raw_fd();
    let Ok(before) = ffi::signal_number(number) else {
        return Sameness::Unknown;
    };
    let seen = match ffi::signal_number(suspect) {
        Ok(seen) => seen,
        Err(error) if is_closed(&error) => return Sameness::Different,
        Err(_) => return Sameness::Unknown,
    };
    if before != seen {
        return Sameness::Different;
    }
    // A file that sends signals must not be touched.
    if ffi::sends_signals(number) {
        return Sameness::Unknown;
    }
    // 0 and SIGIO both stand for SIGIO, so even a signal in between would be the same one.
    let probe = if before == libc::SIGIO {
        0
    } else {
        libc::SIGIO
    };
    if ffi::set_signal_number(number, probe).is_err() {
        return Sameness::Unknown;
    }
    let after = ffi::signal_number(suspect);
    let restored = ffi::set_signal_number(number, before);
    match (after, restored) {
        (Ok(after), Ok(())) => known(after == probe),
        (Err(error), Ok(())) if is_closed(&error) => Sameness::Different,
        _ => Sameness::Unknown,
    }
}

/// Two inodes are surely two files; one inode says nothing, since all files of a GPU share one.
fn by_inode(original: BorrowedFd<'_>, suspect: RawFd) -> Sameness {
    match (ffi::inode(original.as_raw_fd()), ffi::inode(suspect)) {
        (Ok(one), Ok(other)) if one != other => Sameness::Different,
        (Ok(_), Err(error)) if is_closed(&error) => Sameness::Different,
        _ => Sameness::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::{AsFd, IntoRawFd};
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn file() -> OwnedFd {
        rustix::fs::memfd_create("file", rustix::fs::MemfdFlags::CLOEXEC).unwrap()
    }

    /// What a driver does that closes the number that it was given.
    fn driver_closes(number: RawFd) {
        // SAFETY: the number is a duplicate that this test was given to own.
        drop(unsafe { OwnedFd::from_raw_fd(number) });
    }

    type Test = fn(BorrowedFd<'_>, RawFd) -> Sameness;

    const TESTS: [(&str, Test); 3] = [
        ("query", by_query),
        ("kcmp", by_kcmp),
        ("signal number", by_signal_number),
    ];

    #[test]
    fn each_test_tells_the_same_open_file_from_others() {
        let (one, other) = (file(), file());
        let twin = duplicate(one.as_fd()).unwrap();
        // Another open of the same inode is another open file.
        let path = format!("/proc/self/fd/{}", one.as_raw_fd());
        let again = std::fs::File::options()
            .read(true)
            .write(true)
            .open(path)
            .unwrap();
        for (name, test) in TESTS {
            assert_eq!(
                test(one.as_fd(), twin.as_raw_fd()),
                Sameness::Same,
                "{name}"
            );
            assert_eq!(test(one.as_fd(), one.as_raw_fd()), Sameness::Same, "{name}");
            assert_eq!(
                test(one.as_fd(), other.as_raw_fd()),
                Sameness::Different,
                "{name}"
            );
            assert_eq!(
                test(one.as_fd(), again.as_raw_fd()),
                Sameness::Different,
                "{name}"
            );
        }
        assert_eq!(
            by_inode(one.as_fd(), other.as_raw_fd()),
            Sameness::Different
        );
        assert_eq!(by_inode(one.as_fd(), again.as_raw_fd()), Sameness::Unknown);
        assert_eq!(compare(one.as_fd(), -1), Sameness::Different);
        assert_eq!(compare(one.as_fd(), i32::MAX), Sameness::Different);
    }

    #[test]
    fn the_signal_number_is_put_back() {
        let (one, twin) = {
            let one = file();
            let twin = duplicate(one.as_fd()).unwrap();
            (one, twin)
        };
        for before in [0, libc::SIGIO, libc::SIGUSR1] {
            ffi::set_signal_number(one.as_raw_fd(), before).unwrap();
            assert_eq!(
                by_signal_number(one.as_fd(), twin.as_raw_fd()),
                Sameness::Same
            );
            assert_eq!(ffi::signal_number(twin.as_raw_fd()).unwrap(), before);
        }
    }

    #[test]
    fn a_failed_call_loses_nothing_and_closes_nothing_else() {
        let original = file();
        // The driver kept its hands off.
        let mut number = -1;
        let refused: Result<(), _> = hand_over(original.as_fd(), |duplicate| {
            number = duplicate;
            Err("refused")
        });
        assert!(matches!(refused, Err(HandOverError::Call("refused"))));
        assert_eq!(compare(original.as_fd(), number), Sameness::Different);
        // The driver closed it.
        let refused: Result<(), _> = hand_over(original.as_fd(), |duplicate| {
            driver_closes(duplicate);
            Err("refused")
        });
        assert!(refused.is_err());
        // The driver closed it, and the number is a stranger's by now.
        let mut stranger = None;
        let refused: Result<(), _> = hand_over(original.as_fd(), |duplicate| {
            let other = file();
            // SAFETY: both numbers are open; the one that is closed in passing is this call's own.
            assert!(unsafe { libc::dup2(other.as_raw_fd(), duplicate) } >= 0);
            // SAFETY: the number now names another file, which nobody else owns.
            stranger = Some((other, unsafe { OwnedFd::from_raw_fd(duplicate) }));
            Err("refused")
        });
        assert!(refused.is_err());
        let (other, twin) = stranger.unwrap();
        assert_eq!(compare(other.as_fd(), twin.as_raw_fd()), Sameness::Same);
        assert!(ffi::is_open(original.as_raw_fd()));
    }

    #[test]
    fn a_successful_call_owns_the_duplicate() {
        let original = file();
        let owned = hand_over(original.as_fd(), |duplicate| {
            assert!(duplicate >= 3);
            // SAFETY: success means that the callee owns the number.
            Ok::<_, ()>(unsafe { OwnedFd::from_raw_fd(duplicate) })
        })
        .unwrap();
        assert_eq!(compare(original.as_fd(), owned.as_raw_fd()), Sameness::Same);
    }

    #[test]
    fn a_call_that_panics_loses_nothing_either() {
        let original = file();
        let number = std::cell::Cell::new(-1);
        let call = std::panic::AssertUnwindSafe(|| {
            let _: Result<(), HandOverError<()>> = hand_over(original.as_fd(), |duplicate| {
                number.set(duplicate);
                panic!("on purpose");
            });
        });
        assert!(std::panic::catch_unwind(call).is_err());
        assert_eq!(compare(original.as_fd(), number.get()), Sameness::Different);
        assert!(duplicate(original.as_fd()).is_ok());
    }

    #[test]
    fn a_hand_over_within_a_hand_over_is_refused_instead_of_waiting_for_ever() {
        let original = file();
        let inner = hand_over(original.as_fd(), |number| {
            driver_closes(number);
            Ok::<_, ()>(duplicate(original.as_fd()).unwrap_err().raw_os_error())
        });
        assert_eq!(inner.unwrap(), Some(libc::EDEADLK));
        assert!(duplicate(original.as_fd()).is_ok());
    }

    #[test]
    fn threads_that_fail_with_one_descriptor_close_no_strangers() {
        let original = file();
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            // Takes every number that becomes free, and sees whether it stays its own.
            let stranger = scope.spawn(|| {
                let mut kept = 0_u64;
                while !stop.load(Ordering::Relaxed) {
                    let own = file();
                    std::thread::yield_now();
                    assert!(ffi::is_open(own.as_raw_fd()));
                    // SAFETY: closes the number that was just taken out of its owner.
                    assert_eq!(unsafe { libc::close(own.into_raw_fd()) }, 0);
                    kept += 1;
                }
                kept
            });
            let failing: Vec<_> = (0..2)
                .map(|thread| {
                    let original = &original;
                    scope.spawn(move || {
                        for turn in 0..20_000 {
                            let closes = (turn + thread) % 2 == 0;
                            let refused: Result<(), _> = hand_over(original.as_fd(), |number| {
                                if closes {
                                    driver_closes(number);
                                }
                                Err(())
                            });
                            assert!(refused.is_err());
                        }
                    })
                })
                .collect();
            for thread in failing {
                thread.join().unwrap();
            }
            stop.store(true, Ordering::Relaxed);
            assert!(stranger.join().unwrap() > 0);
        });
        assert!(ffi::is_open(original.as_raw_fd()));
        assert_eq!(leaked(), 0);
    }
}
