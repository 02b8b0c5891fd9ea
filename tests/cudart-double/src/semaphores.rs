//! External semaphores: SwiftShader's binary ones, and timelines of the double's own.
//!
//! No software driver exports timelines. The double makes some itself (`cuda_interop_double_timeline_…`),
//! as fds that can be imported like a Vulkan timeline's, so that code that waits and signals can be
//! tested; values are shared between processes. An fd of another kind is taken as a semaphore too, as
//! the real driver does, and becomes one that nobody else can signal.

use std::ffi::c_int;
use std::os::fd::{AsFd, BorrowedFd, IntoRawFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::abi::{
    ExternalSemaphoreHandleDesc, Handle, Out, SEMAPHORE_TYPE_OPAQUE_FD, SEMAPHORE_TYPE_TIMELINE_FD,
    SemaphoreParams, SemaphoreParamsV1,
};
use crate::call;
use crate::error::{Code, Result};
use crate::payload::{self, Mapping, Payload};
use crate::state::{self, from_pointer, to_pointer};
use crate::streams::{self, Work};
use crate::swiftshader_semaphore::SwiftShaderSemaphore;

const TIMELINE_SIZE: u64 = 4096;

/// A 64-bit value that only its owner's protocol gives a meaning: a timeline's value, or 1 for a
/// signalled binary semaphore.
#[derive(Debug)]
pub(crate) struct Counter {
    mapping: Mapping,
}

impl Counter {
    fn shared(fd: BorrowedFd<'_>) -> Result<Self> {
        let mapping = Mapping::of_file(fd, TIMELINE_SIZE)?;
        Ok(Self { mapping })
    }

    fn private() -> Result<Self> {
        let mapping = Mapping::anonymous(TIMELINE_SIZE)?;
        Ok(Self { mapping })
    }

    fn value(&self) -> &AtomicU64 {
        let pointer = self.mapping.at(0).cast::<u64>();
        // SAFETY: the first 8 bytes of a mapping of 4096, page-aligned, alive as long as self; every
        // access to them, in every process, is atomic.
        unsafe { AtomicU64::from_ptr(pointer) }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Semaphore {
    Timeline(Arc<Counter>),
    PrivateBinary(Arc<Counter>),
    SwiftShader(Arc<SwiftShaderSemaphore>),
}

/// What a stream waits for.
#[derive(Debug)]
pub(crate) struct Condition {
    semaphore: Semaphore,
    value: u64,
}

impl Condition {
    /// Whether the wait is over. A binary semaphore is unsignalled by it.
    pub(crate) fn try_pass(&self) -> bool {
        match &self.semaphore {
            Semaphore::Timeline(counter) => counter.value().load(Ordering::Acquire) >= self.value,
            Semaphore::PrivateBinary(counter) => {
                let value = counter.value();
                value
                    .compare_exchange(1, 0, Ordering::AcqRel, Ordering::Acquire)
                    .is_ok()
            }
            Semaphore::SwiftShader(semaphore) => semaphore.try_take(),
        }
    }
}

impl Semaphore {
    fn signal(&self, value: u64) {
        match self {
            Self::Timeline(counter) => counter.value().store(value, Ordering::Release),
            Self::PrivateBinary(counter) => counter.value().store(1, Ordering::Release),
            Self::SwiftShader(semaphore) => semaphore.signal(),
        }
    }
}

pub(crate) fn import(context: usize, desc: &ExternalSemaphoreHandleDesc) -> Result<usize> {
    let timeline = match desc.kind {
        SEMAPHORE_TYPE_OPAQUE_FD => false,
        SEMAPHORE_TYPE_TIMELINE_FD => true,
        _ => return Err(Code::INVALID_VALUE),
    };
    let zeroed = desc.reserved.iter().all(|word| *word == 0);
    if desc.flags != 0 || !zeroed {
        return Err(Code::INVALID_VALUE);
    }
    let semaphore = match (payload::take(desc.fd)?, timeline) {
        (Payload::Timeline(fd), true) => {
            Semaphore::Timeline(Arc::new(Counter::shared(fd.as_fd())?))
        }
        (Payload::SwiftShaderSemaphore(fd), false) => {
            Semaphore::SwiftShader(Arc::new(SwiftShaderSemaphore::of_fd(fd.as_fd())?))
        }
        (_, true) => Semaphore::Timeline(Arc::new(Counter::private()?)),
        (_, false) => Semaphore::PrivateBinary(Arc::new(Counter::private()?)),
    };
    Ok(state::lock().semaphores.insert(context, semaphore))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operation {
    Signal,
    Wait,
}

/// Puts signals or waits on a stream. The parameters are values and flags.
pub(crate) fn operate(
    operation: Operation,
    context: usize,
    handles: &[Handle],
    parameters: impl Iterator<Item = (u64, u32)>,
    stream: Handle,
) -> Result<()> {
    if handles.is_empty() {
        return Err(Code::INVALID_VALUE);
    }
    let mut work = Vec::with_capacity(handles.len());
    {
        let mut state = state::lock();
        state.stream(from_pointer(stream), context)?;
        for (handle, (value, flags)) in handles.iter().zip(parameters) {
            if flags != 0 {
                return Err(Code::INVALID_VALUE);
            }
            let semaphore = state.semaphores.get_in(from_pointer(*handle), context)?;
            let semaphore = semaphore.clone();
            work.push(match operation {
                Operation::Signal => Work::Run(Box::new(move || semaphore.signal(value))),
                Operation::Wait => Work::Wait(Condition { semaphore, value }),
            });
        }
    }
    streams::submit(from_pointer(stream), context, work)
}

pub(crate) fn destroy(context: usize, handle: usize) -> Result<()> {
    streams::pump();
    let mut state = state::lock();
    let semaphore = state.semaphores.remove_in(handle, context)?;
    let used = match &semaphore {
        Semaphore::Timeline(counter) | Semaphore::PrivateBinary(counter) => {
            Arc::strong_count(counter) > 1
        }
        Semaphore::SwiftShader(semaphore) => Arc::strong_count(semaphore) > 1,
    };
    if used {
        state.note_misuse();
    }
    Ok(())
}

/// The caller's arrays as slices.
///
/// # Safety
///
/// Each pointer is null or points at `count` initialised values that live for `'a`.
pub(crate) unsafe fn operands<'a, P>(
    handles: *const Handle,
    parameters: *const P,
    count: u32,
) -> Result<(&'a [Handle], &'a [P])> {
    let count = usize::try_from(count).map_err(|_| Code::INVALID_VALUE)?;
    if handles.is_null() || parameters.is_null() || count == 0 {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: not null, and the caller vouches for the rest.
    let handles = unsafe { std::slice::from_raw_parts(handles, count) };
    // SAFETY: as above.
    let parameters = unsafe { std::slice::from_raw_parts(parameters, count) };
    Ok((handles, parameters))
}

fn runtime_context() -> Result<usize> {
    state::lock().runtime_context()
}

/// # Safety
///
/// As [`operands`].
unsafe fn new_abi(
    operation: Operation,
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> Result<()> {
    // SAFETY: passed on.
    let (handles, parameters) = unsafe { operands(handles, parameters, count) }?;
    let parameters = parameters.iter().map(|it| (it.value, it.flags));
    operate(operation, runtime_context()?, handles, parameters, stream)
}

/// # Safety
///
/// As [`operands`].
unsafe fn old_abi(
    operation: Operation,
    handles: *const Handle,
    parameters: *const SemaphoreParamsV1,
    count: u32,
    stream: Handle,
) -> Result<()> {
    // SAFETY: passed on.
    let (handles, parameters) = unsafe { operands(handles, parameters, count) }?;
    let parameters = parameters.iter().map(|it| (it.value, it.flags));
    operate(operation, runtime_context()?, handles, parameters, stream)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaImportExternalSemaphore(
    out: Out<'_, Handle>,
    desc: Option<&ExternalSemaphoreHandleDesc>,
) -> c_int {
    let fd = desc.map(|desc| desc.fd);
    call::runtime_with_fd("cudaImportExternalSemaphore", fd, || {
        let (out, desc) = out.zip(desc).ok_or(Code::INVALID_VALUE)?;
        let handle = import(runtime_context()?, desc)?;
        out.write(to_pointer(handle));
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSignalExternalSemaphoresAsync_v2(
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> c_int {
    call::runtime("cudaSignalExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { new_abi(Operation::Signal, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaWaitExternalSemaphoresAsync_v2(
    handles: *const Handle,
    parameters: *const SemaphoreParams,
    count: u32,
    stream: Handle,
) -> c_int {
    call::runtime("cudaWaitExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { new_abi(Operation::Wait, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSignalExternalSemaphoresAsync(
    handles: *const Handle,
    parameters: *const SemaphoreParamsV1,
    count: u32,
    stream: Handle,
) -> c_int {
    call::runtime("cudaSignalExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { old_abi(Operation::Signal, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaWaitExternalSemaphoresAsync(
    handles: *const Handle,
    parameters: *const SemaphoreParamsV1,
    count: u32,
    stream: Handle,
) -> c_int {
    call::runtime("cudaWaitExternalSemaphoresAsync", || {
        // SAFETY: the caller gives arrays of `count` elements.
        unsafe { old_abi(Operation::Wait, handles, parameters, count, stream) }
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroyExternalSemaphore(semaphore: Handle) -> c_int {
    call::runtime("cudaDestroyExternalSemaphore", || {
        destroy(runtime_context()?, from_pointer(semaphore))
    })
}

/// Makes a timeline with a value and returns its fd, close-on-exec, or -1.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_timeline_create(value: u64) -> c_int {
    let made = payload::create(payload::OWN_TIMELINE, TIMELINE_SIZE).and_then(|fd| {
        let counter = Counter::shared(fd.as_fd())?;
        counter.value().store(value, Ordering::Release);
        Ok(fd)
    });
    made.map_or(-1, IntoRawFd::into_raw_fd)
}

/// Maps the timeline that an fd names; the fd stays the caller's.
fn timeline(fd: c_int) -> Option<Counter> {
    if fd < 0 {
        return None;
    }
    // SAFETY: the number is not -1; the caller keeps it open for the duration of the call.
    let borrowed = unsafe { BorrowedFd::borrow_raw(fd) };
    let copy = borrowed.try_clone_to_owned().ok()?;
    match payload::take(copy.into_raw_fd()).ok()? {
        Payload::Timeline(fd) => Counter::shared(fd.as_fd()).ok(),
        _ => None,
    }
}

/// The value of the timeline that `fd` names, or `u64::MAX` where it names none. Streams that can go
/// on do so first.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_timeline_value(fd: c_int) -> u64 {
    streams::pump();
    timeline(fd).map_or(u64::MAX, |counter| counter.value().load(Ordering::Acquire))
}

/// Signals a value, as another API would, and lets the streams that waited for it go on. Returns 0,
/// or 1 where `fd` names no timeline.
#[unsafe(no_mangle)]
pub extern "C" fn cuda_interop_double_timeline_signal(fd: c_int, value: u64) -> c_int {
    let Some(counter) = timeline(fd) else {
        return 1;
    };
    counter.value().store(value, Ordering::Release);
    streams::pump();
    0
}
