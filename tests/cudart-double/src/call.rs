//! What every exported function passes through: counting, failure on demand, the last error.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::error::{Code, Result};
use crate::payload;

/// A failure that was asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) code: Code,
    pub(crate) close_fd: bool,
}

#[derive(Debug)]
struct Armed {
    name: String,
    remaining: u32,
    fault: Fault,
}

static INITIALISED: AtomicBool = AtomicBool::new(false);
static CALLS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static LAST_ERROR: Cell<c_int> = const { Cell::new(0) };
    static ARMED: RefCell<Vec<Armed>> = const { RefCell::new(Vec::new()) };
    static COUNTS: RefCell<Option<HashMap<String, u64>>> = const { RefCell::new(None) };
}

pub(crate) fn take_last_error() -> c_int {
    LAST_ERROR.replace(0)
}

pub(crate) fn peek_last_error() -> c_int {
    LAST_ERROR.get()
}

pub(crate) fn initialise() {
    INITIALISED.store(true, Ordering::Relaxed);
}

/// Makes the `nth` call (from 1) of `name` on this thread fail.
pub(crate) fn arm(name: String, nth: u32, fault: Fault) {
    let remaining = nth.max(1);
    ARMED.with_borrow_mut(|armed| {
        armed.push(Armed {
            name,
            remaining,
            fault,
        });
    });
}

pub(crate) fn disarm_all() -> usize {
    ARMED.with_borrow_mut(|armed| std::mem::take(armed).len())
}

/// How often this thread called `name`; all names for `None`.
pub(crate) fn calls(name: Option<&str>) -> u64 {
    COUNTS.with_borrow(|counts| {
        let Some(counts) = counts else { return 0 };
        match name {
            Some(name) => counts.get(name).copied().unwrap_or(0),
            None => counts.values().sum(),
        }
    })
}

/// How often anybody called anything.
pub(crate) fn all_calls() -> u64 {
    CALLS.load(Ordering::Relaxed)
}

fn enter(name: &str) -> Option<Fault> {
    CALLS.fetch_add(1, Ordering::Relaxed);
    COUNTS.with_borrow_mut(|counts| {
        let counts = counts.get_or_insert_default();
        match counts.get_mut(name) {
            Some(count) => *count += 1,
            None => {
                counts.insert(name.to_owned(), 1);
            }
        }
    });
    ARMED.with_borrow_mut(|armed| {
        let mut due = None;
        armed.retain_mut(|entry| {
            if entry.name != name {
                return true;
            }
            entry.remaining -= 1;
            if entry.remaining == 0 && due.is_none() {
                due = Some(entry.fault);
            }
            entry.remaining > 0
        });
        due
    })
}

fn outcome(result: Result<()>) -> c_int {
    match result {
        Ok(()) => 0,
        Err(code) => code.0,
    }
}

/// Runs a function of the runtime API.
pub(crate) fn runtime(name: &'static str, body: impl FnOnce() -> Result<()>) -> c_int {
    runtime_with_fd(name, None, body)
}

/// The same, of a call that was given an fd that an ordered failure may close.
pub(crate) fn runtime_with_fd(
    name: &'static str,
    fd: Option<c_int>,
    body: impl FnOnce() -> Result<()>,
) -> c_int {
    initialise();
    let status = outcome(run(name, fd, body));
    if status != 0 {
        LAST_ERROR.set(status);
    }
    status
}

/// Runs a function of the driver API.
pub(crate) fn driver(name: &'static str, body: impl FnOnce() -> Result<()>) -> c_int {
    driver_with_fd(name, None, body)
}

/// The same, of a call that was given an fd that an ordered failure may close.
pub(crate) fn driver_with_fd(
    name: &'static str,
    fd: Option<c_int>,
    body: impl FnOnce() -> Result<()>,
) -> c_int {
    if !INITIALISED.load(Ordering::Relaxed) {
        return Code::NOT_INITIALIZED.0;
    }
    outcome(run(name, fd, body))
}

/// Runs a function of the driver API that needs no `cuInit`.
pub(crate) fn driver_uninitialised(name: &'static str, body: impl FnOnce() -> Result<()>) -> c_int {
    outcome(run(name, None, body))
}

fn run(name: &str, fd: Option<c_int>, body: impl FnOnce() -> Result<()>) -> Result<()> {
    match enter(name) {
        Some(fault) => {
            if let (true, Some(fd)) = (fault.close_fd, fd) {
                payload::close_number(fd);
            }
            Err(fault.code)
        }
        None => body(),
    }
}
