//! Streams: work runs in order, at once unless its stream waits for a semaphore.

use std::collections::VecDeque;
use std::ffi::{c_int, c_void};
use std::time::Duration;

use crate::abi::{Handle, Out, write};
use crate::call;
use crate::error::{Code, Result};
use crate::semaphores::Condition;
use crate::state::{self, State, from_pointer, to_pointer};

const NON_BLOCKING: u32 = 1;
const LEGACY: usize = 1;
const PER_THREAD: usize = 2;
const LOWEST_PRIORITY: c_int = 0;
const HIGHEST_PRIORITY: c_int = -5;
/// How long a host wait sleeps between two looks.
const PAUSE: Duration = Duration::from_micros(50);

/// One step of a stream.
pub(crate) enum Work {
    /// Something to do, in turn.
    Run(Box<dyn FnOnce() + Send>),
    /// Hold the stream until a semaphore lets it on.
    Wait(Condition),
    /// Hold the stream until another one has done that many steps.
    After { stream: usize, steps: u64 },
}

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Run(_) => f.write_str("Run"),
            Self::Wait(condition) => f.debug_tuple("Wait").field(condition).finish(),
            Self::After { stream, steps } => f
                .debug_struct("After")
                .field("stream", stream)
                .field("steps", steps)
                .finish(),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Stream {
    flags: u32,
    priority: c_int,
    queue: VecDeque<Work>,
    submitted: u64,
    completed: u64,
    /// A step runs outside the lock.
    busy: bool,
    /// Destroyed by the user with steps left; goes when they are done.
    ending: bool,
}

impl Stream {
    pub(crate) fn new(flags: u32, priority: c_int) -> Self {
        Self {
            flags,
            priority,
            queue: VecDeque::new(),
            submitted: 0,
            completed: 0,
            busy: false,
            ending: false,
        }
    }

    fn push(&mut self, work: Work) {
        self.queue.push_back(work);
        self.submitted += 1;
    }
}

impl State {
    /// The stream that a handle means in a context: null and the two special handles included.
    pub(crate) fn stream(&mut self, handle: usize, context: usize) -> Result<usize> {
        match handle {
            0 | LEGACY => Ok(self.legacy_stream(context)),
            PER_THREAD => Ok(self.thread_stream(context)),
            _ => {
                let stream = self.streams.get_in(handle, context)?;
                if stream.ending {
                    return Err(Code::INVALID_RESOURCE_HANDLE);
                }
                Ok(handle)
            }
        }
    }

    pub(crate) fn is_done(&self, stream: usize, steps: u64) -> bool {
        let stream = self.streams.entries.get(&stream);
        stream.is_none_or(|entry| entry.value.completed >= steps)
    }

    pub(crate) fn submitted(&self, stream: usize) -> u64 {
        let stream = self.streams.entries.get(&stream);
        stream.map_or(0, |entry| entry.value.submitted)
    }

    /// What the null stream's order asks for before new work on a stream.
    fn order(&mut self, stream: usize, context: usize) -> Result<Vec<Work>> {
        let legacy = self.legacy_stream(context);
        let blocking = self.streams.get(stream)?.flags & NON_BLOCKING == 0;
        let others = self.streams.entries.iter().filter(|(handle, entry)| {
            let concerned = if stream == legacy {
                **handle != legacy && entry.value.flags & NON_BLOCKING == 0
            } else {
                blocking && **handle == legacy
            };
            concerned && entry.context == context && entry.value.completed < entry.value.submitted
        });
        let waits = others.map(|(handle, entry)| Work::After {
            stream: *handle,
            steps: entry.value.submitted,
        });
        Ok(waits.collect())
    }
}

/// Puts work on a stream and runs what may run.
pub(crate) fn submit(handle: usize, context: usize, work: Vec<Work>) -> Result<()> {
    {
        let mut state = state::lock();
        let stream = state.stream(handle, context)?;
        let order = state.order(stream, context)?;
        let stream = state.streams.get_mut(stream)?;
        for step in order.into_iter().chain(work) {
            stream.push(step);
        }
    }
    pump();
    Ok(())
}

/// Puts work on the null stream or another one and waits for it.
pub(crate) fn submit_and_wait(handle: usize, context: usize, work: Vec<Work>) -> Result<()> {
    submit(handle, context, work)?;
    synchronise(handle, context)
}

/// Runs every step of every stream that may run now.
pub(crate) fn pump() {
    while let Some((stream, step)) = next_step() {
        step();
        let mut state = state::lock();
        if let Ok(stream) = state.streams.get_mut(stream) {
            stream.busy = false;
            stream.completed += 1;
        }
    }
}

type Step = Box<dyn FnOnce() + Send>;

/// Passes the waits that are over and takes the next step to run, if there is one.
fn next_step() -> Option<(usize, Step)> {
    let mut state = state::lock();
    loop {
        let handles: Vec<usize> = state.streams.entries.keys().copied().collect();
        let mut moved = false;
        for handle in handles {
            match advance(&mut state, handle) {
                Advance::Stuck => {}
                Advance::Passed => moved = true,
                Advance::Run(step) => return Some((handle, step)),
            }
        }
        if !moved {
            return None;
        }
    }
}

enum Advance {
    Stuck,
    Passed,
    Run(Step),
}

fn advance(state: &mut State, handle: usize) -> Advance {
    let Ok(stream) = state.streams.get(handle) else {
        return Advance::Stuck;
    };
    let ready = match stream.queue.front() {
        None => {
            if stream.ending && !stream.busy {
                state.streams.entries.remove(&handle);
            }
            return Advance::Stuck;
        }
        Some(_) if stream.busy => false,
        Some(Work::Run(_)) => true,
        Some(Work::Wait(condition)) => condition.try_pass(),
        Some(Work::After { stream, steps }) => state.is_done(*stream, *steps),
    };
    let Ok(stream) = state.streams.get_mut(handle) else {
        return Advance::Stuck;
    };
    if !ready {
        return Advance::Stuck;
    }
    match stream.queue.pop_front() {
        Some(Work::Run(step)) => {
            stream.busy = true;
            Advance::Run(step)
        }
        _ => {
            stream.completed += 1;
            Advance::Passed
        }
    }
}

pub(crate) fn wait_until(mut done: impl FnMut(&State) -> bool) {
    loop {
        pump();
        if done(&state::lock()) {
            return;
        }
        std::thread::sleep(PAUSE);
    }
}

/// Waits until a stream has done what it has now.
pub(crate) fn synchronise(handle: usize, context: usize) -> Result<()> {
    let (stream, steps) = {
        let mut state = state::lock();
        let stream = state.stream(handle, context)?;
        (stream, state.submitted(stream))
    };
    wait_until(|state| state.is_done(stream, steps));
    Ok(())
}

/// Waits for everything in a context.
pub(crate) fn finish_context(context: usize) {
    let targets: Vec<(usize, u64)> = {
        let state = state::lock();
        let streams = state.streams.entries.iter();
        streams
            .filter(|(_, entry)| entry.context == context)
            .map(|(handle, entry)| (*handle, entry.value.submitted))
            .collect()
    };
    wait_until(|state| {
        let mut targets = targets.iter();
        targets.all(|(stream, steps)| state.is_done(*stream, *steps))
    });
}

fn runtime_context() -> Result<usize> {
    state::lock().runtime_context()
}

/// A host function as `cudaLaunchHostFunc` takes it.
pub(crate) type HostFunction = extern "C" fn(*mut c_void);

pub(crate) fn create(
    context: usize,
    out: Out<'_, Handle>,
    flags: u32,
    priority: c_int,
) -> Result<()> {
    let out = out.ok_or(Code::INVALID_VALUE)?;
    if flags & !NON_BLOCKING != 0 {
        return Err(Code::INVALID_VALUE);
    }
    let priority = priority.clamp(HIGHEST_PRIORITY, LOWEST_PRIORITY);
    let stream = Stream::new(flags, priority);
    let handle = state::lock().streams.insert(context, stream);
    out.write(to_pointer(handle));
    Ok(())
}

/// Ends a stream: at once, or when its work is done.
pub(crate) fn destroy(context: usize, handle: usize) -> Result<()> {
    pump();
    let mut state = state::lock();
    if handle <= PER_THREAD {
        return Err(Code::INVALID_RESOURCE_HANDLE);
    }
    state.stream(handle, context)?;
    let stream = state.streams.get_mut(handle)?;
    if stream.queue.is_empty() && !stream.busy {
        return state.streams.remove_in(handle, context).map(drop);
    }
    stream.ending = true;
    if let Some(entry) = state.streams.entries.get_mut(&handle) {
        entry.internal = true;
    }
    Ok(())
}

pub(crate) fn query(context: usize, handle: usize) -> Result<()> {
    pump();
    let mut state = state::lock();
    let stream = state.stream(handle, context)?;
    let steps = state.submitted(stream);
    if state.is_done(stream, steps) {
        Ok(())
    } else {
        Err(Code::NOT_READY)
    }
}

pub(crate) fn launch(
    context: usize,
    stream: Handle,
    function: HostFunction,
    data: *mut c_void,
) -> Result<()> {
    let data = data.expose_provenance();
    let step = Box::new(move || function(std::ptr::with_exposed_provenance_mut(data)));
    submit(from_pointer(stream), context, vec![Work::Run(step)])
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamCreate(out: Out<'_, Handle>) -> c_int {
    call::runtime("cudaStreamCreate", || create(runtime_context()?, out, 0, 0))
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamCreateWithFlags(out: Out<'_, Handle>, flags: u32) -> c_int {
    call::runtime("cudaStreamCreateWithFlags", || {
        create(runtime_context()?, out, flags, 0)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamCreateWithPriority(
    out: Out<'_, Handle>,
    flags: u32,
    priority: c_int,
) -> c_int {
    call::runtime("cudaStreamCreateWithPriority", || {
        create(runtime_context()?, out, flags, priority)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceGetStreamPriorityRange(
    least: Out<'_, c_int>,
    greatest: Out<'_, c_int>,
) -> c_int {
    call::runtime("cudaDeviceGetStreamPriorityRange", || {
        runtime_context()?;
        if let Some(out) = least {
            out.write(LOWEST_PRIORITY);
        }
        if let Some(out) = greatest {
            out.write(HIGHEST_PRIORITY);
        }
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamGetFlags(stream: Handle, out: Out<'_, u32>) -> c_int {
    call::runtime("cudaStreamGetFlags", || {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let stream = state.stream(from_pointer(stream), context)?;
        write(out, state.streams.get(stream)?.flags)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamGetPriority(stream: Handle, out: Out<'_, c_int>) -> c_int {
    call::runtime("cudaStreamGetPriority", || {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let stream = state.stream(from_pointer(stream), context)?;
        write(out, state.streams.get(stream)?.priority)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamDestroy(stream: Handle) -> c_int {
    call::runtime("cudaStreamDestroy", || {
        destroy(runtime_context()?, from_pointer(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamSynchronize(stream: Handle) -> c_int {
    call::runtime("cudaStreamSynchronize", || {
        synchronise(from_pointer(stream), runtime_context()?)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaStreamQuery(stream: Handle) -> c_int {
    call::runtime("cudaStreamQuery", || {
        query(runtime_context()?, from_pointer(stream))
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSynchronize() -> c_int {
    call::runtime("cudaDeviceSynchronize", || {
        finish_context(runtime_context()?);
        Ok(())
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLaunchHostFunc(
    stream: Handle,
    function: Option<HostFunction>,
    data: *mut c_void,
) -> c_int {
    call::runtime("cudaLaunchHostFunc", || {
        let function = function.ok_or(Code::INVALID_VALUE)?;
        launch(runtime_context()?, stream, function, data)
    })
}
