//! What was dropped while a stream still used it, and the list on which it waits.
//!
//! A shared object is held as [`Guarded`]. Each use through this crate leaves a mark in its [`Usage`]. When the last owner drops it, the marks
//! tell whether the work is done; if it is, the object is freed at once, else it goes to its context's [`RetireList`] and later calls free it.
//!
//! Most frees have to wait for more than the object's own uses: `cudaFree` and `cudaFreeMipmappedArray` of mappings and
//! `cudaDestroyExternalSemaphore` block until *all* work of the context is over, and while they do, the driver holds up what other threads enqueue
//! (NVIDIA H200, driver 580.159.04). A stream that waits for a semaphore which this very thread is to signal would so never go on. These objects
//! are [`Free::OnceIdle`]: they are freed when every stream of the context that this crate knows is idle.

use core::fmt;
use core::mem;
use core::ops::Deref;
use core::time::Duration;
use std::any::Any;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};

use crate::context::Context;
use crate::error::Error;
use crate::ffi::{Entered, RawContext, RawEvent, RawStream};
use crate::stream::Stream;
use crate::usage::{Usage, Wait, is_over, lock, wait_until};

/// What has to be over before an object may be freed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Free {
    /// The work that uses it.
    OnceUnused,
    /// All work of the context: the driver waits for it in the free.
    OnceIdle,
}

/// A stream as the context's list knows it: queried only while its owner lives.
#[derive(Debug)]
pub(crate) struct Listed {
    /// `None` once the owner is gone: the handle may be another's by then.
    raw: Mutex<Option<RawStream>>,
}

/// An object that waits, type-erased: to free it is to drop it.
struct Retired {
    waits: Vec<Wait>,
    free: Free,
    object: Box<dyn Any + Send>,
}

/// The objects of a context that were dropped while in use.
pub(crate) struct RetireList {
    waiting: Mutex<Vec<Retired>>,
    /// The streams that are alive.
    streams: Mutex<Vec<Arc<Listed>>>,
    /// What runs in streams whose owners are gone.
    departed: Mutex<Vec<Wait>>,
    refused: AtomicU64,
}

/// The lists in use, by the address of their context.
static LISTS: Mutex<Vec<(usize, Weak<RetireList>)>> = Mutex::new(Vec::new());

impl RetireList {
    /// The list of a context: one for all that know it, since a free waits for the streams of them all.
    pub(crate) fn of(context: &RawContext) -> Arc<Self> {
        let address = context.raw() as usize;
        let mut lists = lock(&LISTS);
        lists.retain(|(_, list)| list.strong_count() > 0);
        let known = lists.iter().find(|(other, _)| *other == address);
        if let Some(list) = known.and_then(|(_, list)| list.upgrade()) {
            return list;
        }
        let list = Arc::new(Self {
            waiting: Mutex::new(Vec::new()),
            streams: Mutex::new(Vec::new()),
            departed: Mutex::new(Vec::new()),
            refused: AtomicU64::new(0),
        });
        lists.push((address, Arc::downgrade(&list)));
        list
    }

    /// Lists a stream; to be struck off by [`RetireList::depart`] before its handle dies.
    pub(crate) fn list(&self, raw: &RawStream) -> Arc<Listed> {
        let listed = Arc::new(Listed {
            raw: Mutex::new(Some(raw.borrowed())),
        });
        lock(&self.streams).push(listed.clone());
        listed
    }

    /// Strikes a stream off the list, whose handle may die from then on.
    pub(crate) fn depart(&self, listed: &Arc<Listed>) {
        *lock(&listed.raw) = None;
        lock(&self.streams).retain(|other| !Arc::ptr_eq(other, listed));
    }

    /// Notes work that goes on in a stream which is about to leave; to be called before [`RetireList::depart`], so that the work is seen at any moment.
    pub(crate) fn outlives(&self, entered: &Entered<'_>, event: RawEvent) {
        let mut departed = lock(&self.departed);
        // What is over makes room: a program that borrows a stream anew for each frame leaves only the frames in flight here.
        departed.retain_mut(|wait| !wait.is_over(entered));
        departed.push(Wait::Event(event));
    }

    /// How many of the streams that this crate knows have work left.
    fn busy_streams(&self, entered: &Entered<'_>) -> usize {
        // The streams first: one that leaves meanwhile is among the departed before it is off this list.
        let streams = lock(&self.streams)
            .iter()
            .filter(|listed| {
                lock(&listed.raw)
                    .as_ref()
                    .is_some_and(|raw| !is_over(&entered.stream_is_idle(raw)))
            })
            .count();
        let mut departed = lock(&self.departed);
        departed.retain_mut(|wait| !wait.is_over(entered));
        streams + departed.len()
    }

    /// Waits until all streams that this crate knows are idle, at most for `timeout`, and frees what waited for that.
    pub(crate) fn sweep_within(&self, context: &Context, timeout: Duration) -> Result<(), Error> {
        wait_until(context, timeout, |entered| Ok(self.busy_streams(entered)))?;
        self.sweep(&context.enter()?);
        Ok(())
    }

    pub(crate) fn len(&self) -> usize {
        lock(&self.waiting).len()
    }

    /// Notes the outcome of a free in `Drop`.
    pub(crate) fn note(&self, outcome: Result<(), Error>) {
        if outcome.is_err() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    pub(crate) fn sweep(&self, entered: &Entered<'_>) {
        let mut free = Vec::new();
        let mut idle = None;
        {
            let mut waiting = lock(&self.waiting);
            if waiting.is_empty() {
                return;
            }
            let mut index = 0;
            while index < waiting.len() {
                let retired = &mut waiting[index];
                retired.waits.retain_mut(|wait| !wait.is_over(entered));
                let ready = retired.waits.is_empty()
                    && (retired.free == Free::OnceUnused
                        || *idle.get_or_insert_with(|| self.busy_streams(entered) == 0));
                if ready {
                    free.push(waiting.swap_remove(index));
                } else {
                    index += 1;
                }
            }
        }
        // Outside the lock: dropping one object may retire another.
        drop(free);
    }

    fn push(&self, waits: Vec<Wait>, free: Free, object: Box<dyn Any + Send>) {
        lock(&self.waiting).push(Retired {
            waits,
            free,
            object,
        });
    }
}

impl fmt::Debug for Retired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Retired")
            .field("waits", &self.waits)
            .field("free", &self.free)
            .field("object", &(*self.object).type_id())
            .finish()
    }
}

/// An object whose drop waits for the streams that use it, without blocking: `T`'s own `Drop` is what frees it.
#[derive(Debug)]
pub(crate) struct Guarded<T: Send + Sync + 'static> {
    object: Arc<T>,
    usage: Usage,
    free: Free,
    context: Context,
}

impl<T: Send + Sync + 'static> Guarded<T> {
    pub(crate) fn new(context: &Context, free: Free, object: T) -> Self {
        Self {
            object: Arc::new(object),
            usage: Usage::new(),
            free,
            context: context.clone(),
        }
    }

    /// Waits until a drop frees the object at once, at most for `timeout`.
    pub(crate) fn wait(&self, timeout: Duration) -> Result<(), Error> {
        wait_until(&self.context, timeout, |entered| {
            let users = self.usage.busy(entered)?;
            Ok(match self.free {
                Free::OnceUnused => users,
                Free::OnceIdle => users.max(self.context.retired().busy_streams(entered)),
            })
        })
    }

    pub(crate) fn usage(&self) -> &Usage {
        &self.usage
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    /// Checks that `stream` is of this object's context; calls nothing.
    pub(crate) fn check_stream(&self, stream: &Stream) -> Result<(), Error> {
        if stream.context().is(&self.context) {
            return Ok(());
        }
        Err(Error::OtherContext {
            stream: stream.context().raw() as usize,
            object: self.context.raw() as usize,
        })
    }

    /// Checks that `stream` is of this object's context, and makes that context current.
    pub(crate) fn enter_with(&self, stream: &Stream) -> Result<Entered<'_>, Error> {
        self.check_stream(stream)?;
        self.context.enter()
    }
}

impl<T: Send + Sync + 'static> Deref for Guarded<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.object
    }
}

impl<T: Send + Sync + 'static> Drop for Guarded<T> {
    fn drop(&mut self) {
        let retired = self.context.retired();
        match self.context.enter() {
            Ok(entered) => {
                let waits = self.usage.take_waits(&entered);
                let at_once = waits.is_empty()
                    && (self.free == Free::OnceUnused || retired.busy_streams(&entered) == 0);
                if !at_once {
                    retired.push(waits, self.free, Box::new(Arc::clone(&self.object)));
                }
                retired.sweep(&entered);
            }
            // No driver may be called, and what the driver held belongs to the parent.
            Err(Error::Forked) => {
                mem::forget(Arc::clone(&self.object));
                retired.note(Err(Error::Forked));
            }
            // A sweep that can make the context current again frees it.
            Err(_) => {
                let object = Box::new(Arc::clone(&self.object));
                retired.push(self.usage.all_waits(), self.free, object);
            }
        }
    }
}
