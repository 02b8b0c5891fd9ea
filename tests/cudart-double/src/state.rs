//! Everything that is alive, behind one lock.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use crate::abi::Handle;
use crate::arrays::{Array, Mipmap};
use crate::contexts::Context;
use crate::driver_memory::{Allocation, Reservation};
use crate::error::{Code, Result};
use crate::events::Event;
use crate::memory::{Import, Pointer};
use crate::semaphores::Semaphore;
use crate::streams::Stream;
use crate::textures::Object;

/// An object and where it belongs.
#[derive(Debug)]
pub(crate) struct Entry<T> {
    pub(crate) value: T,
    pub(crate) context: usize,
    pub(crate) thread: u64,
    /// Made by the double itself or part of another object: not counted.
    pub(crate) internal: bool,
}

/// The objects of one kind by handle.
#[derive(Debug)]
pub(crate) struct Registry<T> {
    pub(crate) entries: HashMap<usize, Entry<T>>,
}

impl<T> Default for Registry<T> {
    fn default() -> Self {
        Self {
            entries: HashMap::new(),
        }
    }
}

impl<T> Registry<T> {
    pub(crate) fn insert(&mut self, context: usize, value: T) -> usize {
        self.insert_as(context, value, false)
    }

    pub(crate) fn insert_internal(&mut self, context: usize, value: T) -> usize {
        self.insert_as(context, value, true)
    }

    fn insert_as(&mut self, context: usize, value: T, internal: bool) -> usize {
        let handle = next_handle();
        let entry = Entry {
            value,
            context,
            thread: thread(),
            internal,
        };
        self.entries.insert(handle, entry);
        handle
    }

    pub(crate) fn get(&self, handle: usize) -> Result<&T> {
        let entry = self.entries.get(&handle);
        entry
            .map(|entry| &entry.value)
            .ok_or(Code::INVALID_RESOURCE_HANDLE)
    }

    /// The object, if it belongs to this context.
    pub(crate) fn get_in(&self, handle: usize, context: usize) -> Result<&T> {
        let entry = self.entries.get(&handle);
        entry
            .filter(|entry| entry.context == context)
            .map(|entry| &entry.value)
            .ok_or(Code::INVALID_RESOURCE_HANDLE)
    }

    pub(crate) fn get_mut(&mut self, handle: usize) -> Result<&mut T> {
        let entry = self.entries.get_mut(&handle);
        entry
            .map(|entry| &mut entry.value)
            .ok_or(Code::INVALID_RESOURCE_HANDLE)
    }

    /// Takes the object out, if it belongs to this context and is the caller's to free.
    pub(crate) fn remove_in(&mut self, handle: usize, context: usize) -> Result<T> {
        let entry = self.entries.get(&handle);
        entry
            .filter(|entry| entry.context == context && !entry.internal)
            .ok_or(Code::INVALID_RESOURCE_HANDLE)?;
        let entry = self.entries.remove(&handle);
        entry
            .map(|entry| entry.value)
            .ok_or(Code::INVALID_RESOURCE_HANDLE)
    }

    fn live(&self, thread: Option<u64>) -> u64 {
        let counted = self
            .entries
            .values()
            .filter(|entry| !entry.internal && thread.is_none_or(|thread| entry.thread == thread));
        counted.count() as u64
    }

    fn forget_context(&mut self, context: usize) {
        self.entries.retain(|_, entry| entry.context != context);
    }
}

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) contexts: HashMap<usize, Context>,
    /// The primary context of each device, once it was asked for.
    pub(crate) primaries: HashMap<usize, usize>,
    pub(crate) imports: Registry<Import>,
    /// Device and host pointers by their first address.
    pub(crate) pointers: BTreeMap<usize, Entry<Pointer>>,
    pub(crate) mipmaps: Registry<Mipmap>,
    pub(crate) arrays: Registry<Arc<Array>>,
    pub(crate) semaphores: Registry<Semaphore>,
    pub(crate) streams: Registry<Stream>,
    pub(crate) events: Registry<Event>,
    pub(crate) textures: Registry<Object>,
    pub(crate) surfaces: Registry<Object>,
    pub(crate) allocations: Registry<Allocation>,
    pub(crate) reservations: BTreeMap<usize, Entry<Reservation>>,
    pub(crate) misuses: HashMap<u64, u64>,
}

impl State {
    /// Drops every object of a context that ends.
    pub(crate) fn forget_context(&mut self, context: usize) {
        self.imports.forget_context(context);
        self.pointers.retain(|_, entry| entry.context != context);
        self.mipmaps.forget_context(context);
        self.arrays.forget_context(context);
        self.semaphores.forget_context(context);
        self.streams.forget_context(context);
        self.events.forget_context(context);
        self.textures.forget_context(context);
        self.surfaces.forget_context(context);
    }

    /// Counts a call of this thread that was let through although it is wrong.
    pub(crate) fn note_misuse(&mut self) {
        *self.misuses.entry(thread()).or_default() += 1;
    }

    pub(crate) fn live(&self, kind: Option<&str>, thread: Option<u64>) -> Option<u64> {
        let pointers = |mapped: bool| {
            let counted = self.pointers.values().filter(|entry| {
                entry.value.is_mapped_buffer() == mapped
                    && !entry.internal
                    && thread.is_none_or(|thread| entry.thread == thread)
            });
            counted.count() as u64
        };
        let counts = [
            ("memory", self.imports.live(thread)),
            ("buffer", pointers(true)),
            ("mipmap", self.mipmaps.live(thread)),
            ("array", self.arrays.live(thread)),
            ("semaphore", self.semaphores.live(thread)),
            ("stream", self.streams.live(thread)),
            ("event", self.events.live(thread)),
            ("texture", self.textures.live(thread)),
            ("surface", self.surfaces.live(thread)),
            ("malloc", pointers(false)),
            ("context", self.created_contexts(thread)),
            ("allocation", self.allocations.live(thread)),
            ("reservation", self.live_reservations(thread)),
        ];
        match kind {
            None => Some(counts.iter().map(|count| count.1).sum()),
            Some(kind) => counts
                .iter()
                .find(|count| count.0 == kind)
                .map(|count| count.1),
        }
    }

    fn created_contexts(&self, thread: Option<u64>) -> u64 {
        let counted = self.contexts.values().filter(|context| {
            context.alive && !context.primary && thread.is_none_or(|id| context.thread == id)
        });
        counted.count() as u64
    }

    fn live_reservations(&self, thread: Option<u64>) -> u64 {
        let counted = self
            .reservations
            .values()
            .filter(|entry| thread.is_none_or(|thread| entry.thread == thread));
        counted.count() as u64
    }
}

static STATE: LazyLock<Mutex<State>> = LazyLock::new(Mutex::default);

pub(crate) fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A number that no object had before. Handles are no addresses, so a stale one is recognised.
pub(crate) fn next_handle() -> usize {
    static NEXT: AtomicUsize = AtomicUsize::new(0xD0B1_E000);
    NEXT.fetch_add(16, Ordering::Relaxed)
}

/// This thread's number.
pub(crate) fn thread() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    thread_local! {
        static THREAD: Cell<u64> = Cell::new(NEXT.fetch_add(1, Ordering::Relaxed));
    }
    THREAD.get()
}

pub(crate) fn to_pointer(handle: usize) -> Handle {
    std::ptr::without_provenance_mut::<c_void>(handle)
}

pub(crate) fn from_pointer(handle: Handle) -> usize {
    handle.addr()
}
