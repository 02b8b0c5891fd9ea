//! Streams and events.

use core::ffi::c_int;
use core::ptr;

use cuda_interop_sys as sys;

use super::{Entered, RawEvent, RawStream};
use crate::error::Error;

impl Entered<'_> {
    pub(crate) fn create_stream(&self, priority: Option<c_int>) -> Result<RawStream, Error> {
        let mut stream = ptr::null_mut();
        let answer = match priority {
            // SAFETY: `stream` is a place for one handle.
            None => unsafe {
                self.api
                    .runtime
                    .cudaStreamCreateWithFlags(&raw mut stream, sys::cudaStreamNonBlocking)
            },
            // SAFETY: as above; a priority out of range is clamped by the driver.
            Some(priority) => unsafe {
                self.api.runtime.cudaStreamCreateWithPriority(
                    &raw mut stream,
                    sys::cudaStreamNonBlocking,
                    priority,
                )
            },
        };
        self.api.check("cudaStreamCreate", answer)?;
        Ok(RawStream(stream))
    }

    /// A stream that somebody else owns.
    pub(crate) fn foreign_stream(&self, stream: sys::cudaStream_t) -> RawStream {
        RawStream(stream)
    }

    /// The context of a stream that its owner vouched for.
    pub(crate) fn stream_context(&self, stream: &RawStream) -> Result<sys::CUcontext, Error> {
        let mut context = ptr::null_mut();
        // SAFETY: the stream is alive; `context` is a place for one handle.
        let answer = unsafe {
            self.api
                .driver
                .cuStreamGetCtx(stream.0.cast(), &raw mut context)
        };
        self.api.check_driver("cuStreamGetCtx", answer)?;
        Ok(context)
    }

    pub(crate) fn destroy_stream(&self, stream: RawStream) -> Result<(), Error> {
        // SAFETY: the stream is given up by value; work still in it is completed by the driver.
        let answer = unsafe { self.api.runtime.cudaStreamDestroy(stream.0) };
        self.api.check("cudaStreamDestroy", answer)
    }

    pub(crate) fn synchronize_stream(&self, stream: &RawStream) -> Result<(), Error> {
        // SAFETY: the stream is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaStreamSynchronize(stream.0) };
        self.api.check("cudaStreamSynchronize", answer)
    }

    /// `Ok(false)` while work is left in the stream.
    pub(crate) fn stream_is_idle(&self, stream: &RawStream) -> Result<bool, Error> {
        // SAFETY: the stream is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaStreamQuery(stream.0) };
        self.ready("cudaStreamQuery", answer)
    }

    pub(crate) fn stream_wait_event(
        &self,
        stream: &RawStream,
        event: &RawEvent,
    ) -> Result<(), Error> {
        // SAFETY: both are alive while borrowed; flags must be 0.
        let answer = unsafe { self.api.runtime.cudaStreamWaitEvent(stream.0, event.0, 0) };
        self.api.check("cudaStreamWaitEvent", answer)
    }

    pub(crate) fn create_event(&self) -> Result<RawEvent, Error> {
        let mut event = ptr::null_mut();
        // SAFETY: `event` is a place for one handle.
        let answer = unsafe {
            self.api
                .runtime
                .cudaEventCreateWithFlags(&raw mut event, sys::cudaEventDisableTiming)
        };
        self.api.check("cudaEventCreateWithFlags", answer)?;
        Ok(RawEvent(event))
    }

    pub(crate) fn record_event(&self, event: &RawEvent, stream: &RawStream) -> Result<(), Error> {
        // SAFETY: both are alive while borrowed and belong to the current context.
        let answer = unsafe { self.api.runtime.cudaEventRecord(event.0, stream.0) };
        self.api.check("cudaEventRecord", answer)
    }

    /// `Ok(false)` while the work before the event is not done.
    pub(crate) fn event_is_done(&self, event: &RawEvent) -> Result<bool, Error> {
        // SAFETY: the event is alive while borrowed.
        let answer = unsafe { self.api.runtime.cudaEventQuery(event.0) };
        self.ready("cudaEventQuery", answer)
    }

    pub(crate) fn destroy_event(&self, event: RawEvent) -> Result<(), Error> {
        // SAFETY: the event is given up by value.
        let answer = unsafe { self.api.runtime.cudaEventDestroy(event.0) };
        self.api.check("cudaEventDestroy", answer)
    }

    fn ready(
        &self,
        call: &'static str,
        answer: Result<sys::cudaError_t, sys::MissingSymbol>,
    ) -> Result<bool, Error> {
        if matches!(answer, Ok(sys::cudaError_t::cudaErrorNotReady)) {
            // The runtime remembers this answer as an error, which a stranger who looks for one of his own launch would find.
            // SAFETY: takes nothing and only resets this thread's record.
            let _ = unsafe { self.api.runtime.cudaGetLastError() };
            return Ok(false);
        }
        self.api.check(call, answer)?;
        Ok(true)
    }
}
