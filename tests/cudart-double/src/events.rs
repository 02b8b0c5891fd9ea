//! Events: points of a stream that the host or another stream waits for.

use std::ffi::c_int;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::abi::{Handle, Out, write};
use crate::call;
use crate::error::{Code, Result};
use crate::state::{self, State, from_pointer, to_pointer};
use crate::streams::{Work, pump, submit, wait_until};

#[derive(Debug)]
pub(crate) struct Event {
    flags: u32,
    /// The stream and the number of its steps that must be done.
    recorded: Option<(usize, u64)>,
    time: Arc<Mutex<Option<Instant>>>,
}

const DISABLE_TIMING: u32 = 2;
const INTERPROCESS: u32 = 4;

pub(crate) fn create(context: usize, out: Out<'_, Handle>, flags: u32) -> Result<()> {
    let out = out.ok_or(Code::INVALID_VALUE)?;
    let interprocess_with_time = flags & (INTERPROCESS | DISABLE_TIMING) == INTERPROCESS;
    if flags & !7 != 0 || interprocess_with_time {
        return Err(Code::INVALID_VALUE);
    }
    let event = Event {
        flags,
        recorded: None,
        time: Arc::default(),
    };
    let handle = state::lock().events.insert(context, event);
    out.write(to_pointer(handle));
    Ok(())
}

pub(crate) fn record(context: usize, event: Handle, stream: Handle) -> Result<()> {
    let event = from_pointer(event);
    let time = Arc::new(Mutex::new(None));
    state::lock().events.get_in(event, context)?;
    let stamped = Arc::clone(&time);
    let stamp = Box::new(move || {
        let mut time = stamped.lock().unwrap_or_else(PoisonError::into_inner);
        *time = Some(Instant::now());
    });
    submit(from_pointer(stream), context, vec![Work::Run(stamp)])?;
    let mut state = state::lock();
    let stream = state.stream(from_pointer(stream), context)?;
    let steps = state.submitted(stream);
    let event = state.events.get_mut(event)?;
    event.recorded = Some((stream, steps));
    event.time = time;
    Ok(())
}

/// Holds a stream until an event has happened.
pub(crate) fn hold(context: usize, stream: Handle, event: Handle, flags: u32) -> Result<()> {
    if flags & !1 != 0 {
        return Err(Code::INVALID_VALUE);
    }
    let recorded = state::lock().events.get(from_pointer(event))?.recorded;
    let wait = recorded.map(|(stream, steps)| Work::After { stream, steps });
    submit(from_pointer(stream), context, wait.into_iter().collect())
}

fn is_done(state: &State, event: usize) -> Result<bool> {
    let recorded = state.events.get(event)?.recorded;
    Ok(recorded.is_none_or(|(stream, steps)| state.is_done(stream, steps)))
}

pub(crate) fn query(event: Handle) -> Result<()> {
    pump();
    if is_done(&state::lock(), from_pointer(event))? {
        Ok(())
    } else {
        Err(Code::NOT_READY)
    }
}

pub(crate) fn synchronise(event: Handle) -> Result<()> {
    let event = from_pointer(event);
    is_done(&state::lock(), event)?;
    wait_until(|state| is_done(state, event).unwrap_or(true));
    Ok(())
}

pub(crate) fn destroy(context: usize, event: Handle) -> Result<()> {
    let removed = state::lock().events.remove_in(from_pointer(event), context);
    removed.map(drop)
}

fn event_time(state: &State, event: usize) -> Result<Instant> {
    let done = is_done(state, event)?;
    let event = state.events.get(event)?;
    if event.flags & DISABLE_TIMING != 0 || event.recorded.is_none() {
        return Err(Code::INVALID_RESOURCE_HANDLE);
    }
    if !done {
        return Err(Code::NOT_READY);
    }
    let time = event.time.lock().unwrap_or_else(PoisonError::into_inner);
    time.ok_or(Code::NOT_READY)
}

fn runtime_context() -> Result<usize> {
    state::lock().runtime_context()
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventCreate(out: Out<'_, Handle>) -> c_int {
    call::runtime("cudaEventCreate", || create(runtime_context()?, out, 0))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventCreateWithFlags(out: Out<'_, Handle>, flags: u32) -> c_int {
    call::runtime("cudaEventCreateWithFlags", || {
        create(runtime_context()?, out, flags)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventRecord(event: Handle, stream: Handle) -> c_int {
    call::runtime("cudaEventRecord", || {
        record(runtime_context()?, event, stream)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamWaitEvent(stream: Handle, event: Handle, flags: u32) -> c_int {
    call::runtime("cudaStreamWaitEvent", || {
        hold(runtime_context()?, stream, event, flags)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventQuery(event: Handle) -> c_int {
    call::runtime("cudaEventQuery", || query(event))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventSynchronize(event: Handle) -> c_int {
    call::runtime("cudaEventSynchronize", || synchronise(event))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventDestroy(event: Handle) -> c_int {
    call::runtime("cudaEventDestroy", || destroy(runtime_context()?, event))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaEventElapsedTime(out: Out<'_, f32>, start: Handle, end: Handle) -> c_int {
    call::runtime("cudaEventElapsedTime", || {
        pump();
        let state = state::lock();
        let start = event_time(&state, from_pointer(start))?;
        let end = event_time(&state, from_pointer(end))?;
        let later = end.saturating_duration_since(start).as_secs_f32();
        let earlier = start.saturating_duration_since(end).as_secs_f32();
        write(out, (later - earlier) * 1000.0)
    })
}
