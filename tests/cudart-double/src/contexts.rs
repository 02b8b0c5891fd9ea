//! Contexts: which one is current on a thread, and the primary one of each device.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use crate::error::{Code, Result};
use crate::state::{State, next_handle, thread};
use crate::streams::Stream;
use crate::vulkan::devices;

#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) device: usize,
    pub(crate) primary: bool,
    pub(crate) alive: bool,
    pub(crate) flags: u32,
    pub(crate) thread: u64,
    /// `cuDevicePrimaryCtxRetain` calls not yet released.
    pub(crate) retained: u32,
    /// The runtime holds the primary context from its first use on.
    pub(crate) held_by_runtime: bool,
    /// The null stream.
    pub(crate) legacy_stream: usize,
    /// The per-thread default streams.
    pub(crate) thread_streams: HashMap<u64, usize>,
}

thread_local! {
    static STACK: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    static DEVICE: Cell<usize> = const { Cell::new(0) };
}

/// The device that `cudaSetDevice` chose for this thread.
pub(crate) fn chosen_device() -> usize {
    DEVICE.get()
}

pub(crate) fn choose_device(device: usize) {
    DEVICE.set(device);
}

/// The context on top of this thread's stack, dead or alive; 0 for none.
pub(crate) fn top() -> usize {
    STACK.with_borrow(|stack| stack.last().copied().unwrap_or(0))
}

/// Replaces the top of this thread's stack; 0 takes it away.
pub(crate) fn set_top(context: usize) {
    STACK.with_borrow_mut(|stack| {
        stack.pop();
        if context != 0 {
            stack.push(context);
        }
    });
}

pub(crate) fn push(context: usize) {
    STACK.with_borrow_mut(|stack| stack.push(context));
}

pub(crate) fn pop() -> Option<usize> {
    STACK.with_borrow_mut(Vec::pop)
}

impl State {
    /// The context of a driver call: there must be one.
    pub(crate) fn current(&self) -> Result<usize> {
        let top = top();
        match self.contexts.get(&top) {
            Some(context) if context.alive => Ok(top),
            Some(_) => Err(Code::CONTEXT_IS_DESTROYED),
            None => Err(Code::INVALID_CONTEXT),
        }
    }

    /// The context of a runtime call: the current one, else the primary one of the thread's device,
    /// which becomes current.
    pub(crate) fn runtime_context(&mut self) -> Result<usize> {
        if top() != 0 {
            return self.current();
        }
        let context = self.runtime_primary(chosen_device())?;
        set_top(context);
        Ok(context)
    }

    /// The primary context of a device, held by the runtime from now on.
    pub(crate) fn runtime_primary(&mut self, device: usize) -> Result<usize> {
        let handle = self.primary(device)?;
        if let Some(context) = self.contexts.get_mut(&handle) {
            context.held_by_runtime = true;
            context.alive = true;
        }
        Ok(handle)
    }

    /// The primary context's handle, which exists before the context is active.
    pub(crate) fn primary(&mut self, device: usize) -> Result<usize> {
        if devices().is_empty() {
            return Err(Code::NO_DEVICE);
        }
        if device >= devices().len() {
            return Err(Code::INVALID_DEVICE);
        }
        if let Some(handle) = self.primaries.get(&device) {
            return Ok(*handle);
        }
        let handle = self.new_context(device, true, 0);
        self.primaries.insert(device, handle);
        Ok(handle)
    }

    pub(crate) fn new_context(&mut self, device: usize, primary: bool, flags: u32) -> usize {
        let handle = next_handle();
        let context = Context {
            device,
            primary,
            alive: !primary,
            flags,
            thread: thread(),
            retained: 0,
            held_by_runtime: false,
            legacy_stream: 0,
            thread_streams: HashMap::new(),
        };
        self.contexts.insert(handle, context);
        handle
    }

    /// Ends a context: its objects are gone. A primary one can come back.
    pub(crate) fn end_context(&mut self, handle: usize) {
        if let Some(context) = self.contexts.get_mut(&handle) {
            context.alive = false;
            context.retained = 0;
            context.legacy_stream = 0;
            context.thread_streams.clear();
        }
        self.forget_context(handle);
    }

    pub(crate) fn device_of(&self, context: usize) -> usize {
        self.contexts
            .get(&context)
            .map_or(0, |context| context.device)
    }

    /// The null stream of a context.
    pub(crate) fn legacy_stream(&mut self, context: usize) -> usize {
        let known = self.contexts.get(&context).map_or(0, |it| it.legacy_stream);
        if known != 0 {
            return known;
        }
        let handle = self.streams.insert_internal(context, Stream::new(0, 0));
        if let Some(context) = self.contexts.get_mut(&context) {
            context.legacy_stream = handle;
        }
        handle
    }

    /// The default stream of this thread in a context.
    pub(crate) fn thread_stream(&mut self, context: usize) -> usize {
        let owner = self.contexts.get(&context);
        let known = owner.and_then(|it| it.thread_streams.get(&thread()).copied());
        if let Some(handle) = known {
            return handle;
        }
        let handle = self.streams.insert_internal(context, Stream::new(0, 0));
        if let Some(context) = self.contexts.get_mut(&context) {
            context.thread_streams.insert(thread(), handle);
        }
        handle
    }
}
