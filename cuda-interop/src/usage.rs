//! Who uses an object: the streams that it was used on, and what of their work has to be over.

use core::mem;
use core::ops::RangeInclusive;
use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::context::Context;
use crate::error::Error;
use crate::ffi::{Entered, RawEvent};
use crate::stream::{Stream, StreamCore};

/// How many streams an object is used on before recording a use allocates.
const USUAL_STREAMS: usize = 4;

/// Locks a list of uses, or of what waits for them.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere leaves these lists whole: every change to them is one push, swap or replacement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One stream that used an object.
#[derive(Debug)]
enum Mark {
    /// Our stream: kept alive, and asked for an event only when the object is dropped.
    Ours(Arc<StreamCore>),
    /// Somebody else's stream, which may be gone by then: an event recorded at each use. The stream is known by its number, since a handle may
    /// come back as another stream while work of the first still runs.
    Foreign { stream: u64, event: RawEvent },
}

impl Mark {
    /// Whether the work is surely over; the event of such a mark is destroyed.
    fn is_over(&mut self, entered: &Entered<'_>) -> bool {
        match self {
            Self::Ours(core) => matches!(entered.stream_is_idle(core.raw()), Ok(true)),
            Self::Foreign { event, .. } => {
                let over = matches!(entered.event_is_done(event), Ok(true));
                if over {
                    let _ = entered.destroy_event(event.take());
                }
                over
            }
        }
    }
}

/// Whether nothing runs any more, by the answer to a query. A failed one counts as well, since nothing runs in a dead context, except where it
/// says that the work is part of a graph under capture, which is not known to be over.
pub(crate) fn is_over(answer: &Result<bool, Error>) -> bool {
    match answer {
        Ok(over) => *over,
        Err(Error::Cuda { code, .. }) => !CAPTURE.contains(&code.0),
        Err(_) => false,
    }
}

/// `cudaErrorStreamCaptureUnsupported` to `cudaErrorStreamCaptureWrongThread`.
const CAPTURE: RangeInclusive<u32> = 900..=908;

/// The streams that used an object.
#[derive(Debug)]
pub(crate) struct Usage {
    marks: Mutex<Vec<Mark>>,
}

impl Usage {
    pub(crate) fn new() -> Self {
        Self {
            marks: Mutex::new(Vec::with_capacity(USUAL_STREAMS)),
        }
    }

    /// Notes that work enqueued in `stream` so far uses the object. Allocates only for a stream that is new to the object.
    ///
    /// Where that fails, the stream is waited for, so that the work is over all the same.
    pub(crate) fn record(&self, entered: &Entered<'_>, stream: &Stream) -> Result<(), Error> {
        self.mark(entered, stream)
            .or_else(|_| entered.synchronize_stream(stream.core().raw()))
    }

    fn mark(&self, entered: &Entered<'_>, stream: &Stream) -> Result<(), Error> {
        let mut marks = lock(&self.marks);
        let core = stream.core();
        for mark in marks.iter() {
            match mark {
                Mark::Ours(known) if Arc::ptr_eq(known, core) => return Ok(()),
                Mark::Foreign { stream, event } if *stream == core.number() => {
                    return entered.record_event(event, core.raw());
                }
                _ => {}
            }
        }
        // A new stream: marks of work that is over make room, so that their number does not grow with all the streams there ever were.
        marks.retain_mut(|mark| !mark.is_over(entered));
        if core.is_ours() {
            marks.push(Mark::Ours(core.clone()));
        } else {
            let event = entered.create_event()?;
            if let Err(error) = entered.record_event(&event, core.raw()) {
                let _ = entered.destroy_event(event);
                return Err(error);
            }
            let stream = core.number();
            marks.push(Mark::Foreign { stream, event });
        }
        Ok(())
    }

    /// How many streams still have work that uses the object.
    pub(crate) fn busy(&self, entered: &Entered<'_>) -> Result<usize, Error> {
        let mut busy = 0;
        for mark in lock(&self.marks).iter() {
            let done = match mark {
                Mark::Ours(core) => entered.stream_is_idle(core.raw())?,
                Mark::Foreign { event, .. } => entered.event_is_done(event)?,
            };
            busy += usize::from(!done);
        }
        Ok(busy)
    }

    /// All that might still use the object, without asking.
    pub(crate) fn all_waits(&self) -> Vec<Wait> {
        let marks = mem::take(&mut *lock(&self.marks));
        let waits = marks.into_iter().map(|mark| match mark {
            Mark::Ours(core) => Wait::Stream(core),
            Mark::Foreign { event, .. } => Wait::Event(event),
        });
        waits.collect()
    }

    /// What has to be over before the object can go; empty when all is.
    pub(crate) fn take_waits(&self, entered: &Entered<'_>) -> Vec<Wait> {
        let marks = mem::take(&mut *lock(&self.marks));
        let mut waits = Vec::new();
        for mark in marks {
            match mark {
                Mark::Ours(core) => {
                    if is_over(&entered.stream_is_idle(core.raw())) {
                        continue;
                    }
                    // An event of now, so that later work in the stream does not hold the object back.
                    let event = entered.create_event().and_then(|event| {
                        match entered.record_event(&event, core.raw()) {
                            Ok(()) => Ok(event),
                            Err(error) => {
                                let _ = entered.destroy_event(event);
                                Err(error)
                            }
                        }
                    });
                    waits.push(event.map_or(Wait::Stream(core), Wait::Event));
                }
                Mark::Foreign { event, .. } => waits.push(Wait::Event(event)),
            }
        }
        waits.retain_mut(|wait| !wait.is_over(entered));
        waits
    }
}

/// Looks, with growing pauses, until `busy` counts no stream any more, at most for `timeout`.
pub(crate) fn wait_until(
    context: &Context,
    timeout: Duration,
    busy: impl Fn(&Entered<'_>) -> Result<usize, Error>,
) -> Result<(), Error> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(5);
    loop {
        let streams = busy(&context.enter()?)?;
        let waited = start.elapsed();
        if streams == 0 {
            return Ok(());
        }
        if waited >= timeout {
            return Err(Error::StillInUse { streams, waited });
        }
        std::thread::sleep(pause.min(timeout.saturating_sub(waited)));
        pause = (pause * 2).min(Duration::from_millis(1));
    }
}

/// Something that has to be over.
#[derive(Debug)]
pub(crate) enum Wait {
    Event(RawEvent),
    Stream(Arc<StreamCore>),
    Over,
}

impl Wait {
    /// Whether it is over; an event is destroyed as soon as it is.
    pub(crate) fn is_over(&mut self, entered: &Entered<'_>) -> bool {
        let over = match &*self {
            Self::Event(event) => is_over(&entered.event_is_done(event)),
            Self::Stream(core) => is_over(&entered.stream_is_idle(core.raw())),
            Self::Over => true,
        };
        if over && let Self::Event(event) = mem::replace(self, Self::Over) {
            let _ = entered.destroy_event(event);
        }
        over
    }
}
