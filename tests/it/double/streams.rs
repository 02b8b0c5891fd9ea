//! Streams run their work in order, and hold it behind a timeline that is not signalled yet.

use std::ffi::c_void;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicU32, Ordering};

use cuda_interop_sys::{
    cudaError, cudaEvent_t, cudaExternalSemaphore_t, cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleType, cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreWaitParams, cudaStream_t,
};
use interop_tests::{SoftwareDriver, on};

use super::cuda::Cuda;

const NOT_READY: u32 = 600;
const NON_BLOCKING: u32 = 1;
const BLOCKING: u32 = 0;

impl Cuda {
    fn stream(&self, flags: u32) -> cudaStream_t {
        let mut stream = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { self.runtime.cudaStreamCreateWithFlags(&mut stream, flags) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        stream
    }

    fn is_idle(&self, stream: cudaStream_t) -> bool {
        // SAFETY: the double checks the handle.
        match unsafe { self.runtime.cudaStreamQuery(stream) }.unwrap().0 {
            0 => true,
            NOT_READY => false,
            other => panic!("status {other}"),
        }
    }

    pub(super) fn import_semaphore(
        &self,
        fd: &OwnedFd,
        kind: cudaExternalSemaphoreHandleType,
    ) -> Result<cudaExternalSemaphore_t, u32> {
        let copy = fd.try_clone().unwrap();
        let mut desc = cudaExternalSemaphoreHandleDesc::zeroed();
        desc.type_ = kind;
        desc.handle.fd = copy.as_raw_fd();
        let mut semaphore = null_mut();
        // SAFETY: the pointers are valid; the fd is given away on success.
        let status = unsafe {
            self.runtime
                .cudaImportExternalSemaphore(&mut semaphore, &desc)
        };
        match status.unwrap() {
            cudaError::cudaSuccess => {
                std::mem::forget(copy);
                Ok(semaphore)
            }
            error => Err(error.0),
        }
    }

    fn timeline(&self, fd: &OwnedFd) -> cudaExternalSemaphore_t {
        let kind =
            cudaExternalSemaphoreHandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        self.import_semaphore(fd, kind).unwrap()
    }

    pub(super) fn wait(&self, semaphore: cudaExternalSemaphore_t, value: u64, on: cudaStream_t) {
        let mut params = cudaExternalSemaphoreWaitParams::zeroed();
        params.params.fence.value = value;
        // SAFETY: one semaphore, one set of parameters.
        let status = unsafe {
            self.runtime
                .cudaWaitExternalSemaphoresAsync(&semaphore, &params, 1, on)
        };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    pub(super) fn signal(&self, semaphore: cudaExternalSemaphore_t, value: u64, on: cudaStream_t) {
        let mut params = cudaExternalSemaphoreSignalParams::zeroed();
        params.params.fence.value = value;
        // SAFETY: one semaphore, one set of parameters.
        let status = unsafe {
            self.runtime
                .cudaSignalExternalSemaphoresAsync(&semaphore, &params, 1, on)
        };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    pub(super) fn destroy_semaphore(&self, semaphore: cudaExternalSemaphore_t) {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaDestroyExternalSemaphore(semaphore) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    pub(super) fn synchronize(&self, stream: cudaStream_t) {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaStreamSynchronize(stream) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    fn destroy_stream(&self, stream: cudaStream_t) {
        // SAFETY: the double checks the handle.
        let status = unsafe { self.runtime.cudaStreamDestroy(stream) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    fn launch(&self, stream: cudaStream_t, counter: &AtomicU32) {
        let data = std::ptr::from_ref(counter).cast_mut().cast();
        // SAFETY: the counter outlives the stream's work in each test.
        let status = unsafe { self.runtime.cudaLaunchHostFunc(stream, Some(count), data) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    fn event(&self) -> cudaEvent_t {
        let mut event = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { self.runtime.cudaEventCreateWithFlags(&mut event, 0) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        event
    }

    fn record(&self, event: cudaEvent_t, stream: cudaStream_t) {
        // SAFETY: the double checks the handles.
        let status = unsafe { self.runtime.cudaEventRecord(event, stream) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
    }

    fn event_done(&self, event: cudaEvent_t) -> bool {
        // SAFETY: the double checks the handle.
        unsafe { self.runtime.cudaEventQuery(event) }.unwrap().0 == 0
    }
}

unsafe extern "C" fn count(data: *mut c_void) {
    // SAFETY: every test passes a counter that outlives the call.
    let counter = unsafe { &*data.cast::<AtomicU32>() };
    counter.fetch_add(1, Ordering::Relaxed);
}

#[test]
fn work_behind_an_unsignalled_timeline_waits_and_then_runs_in_order() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(5);
        let timeline = cuda.timeline(&fd);
        let stream = cuda.stream(NON_BLOCKING);
        let ran = AtomicU32::new(0);
        cuda.wait(timeline, 5, stream);
        cuda.launch(stream, &ran);
        assert!(cuda.is_idle(stream), "5 is signalled from the start");
        assert_eq!(ran.load(Ordering::Relaxed), 1);

        cuda.wait(timeline, 7, stream);
        cuda.launch(stream, &ran);
        cuda.signal(timeline, 8, stream);
        assert!(!cuda.is_idle(stream));
        cuda.control.signal_timeline(fd.as_fd(), 6);
        assert!(!cuda.is_idle(stream));
        assert_eq!(ran.load(Ordering::Relaxed), 1);
        assert_eq!(cuda.control.timeline_value(fd.as_fd()), 6);
        cuda.control.signal_timeline(fd.as_fd(), 7);
        assert_eq!(cuda.control.timeline_value(fd.as_fd()), 8);
        assert_eq!(ran.load(Ordering::Relaxed), 2);
        assert!(cuda.is_idle(stream));
        cuda.synchronize(stream);
        cuda.destroy_stream(stream);
        cuda.destroy_semaphore(timeline);
        assert_eq!(cuda.control.live("semaphore"), 0);
        assert_eq!(cuda.control.live("stream"), 0);
    });
}

#[test]
fn a_host_wait_ends_when_another_thread_signals() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let timeline = cuda.timeline(&fd);
        let stream = cuda.stream(NON_BLOCKING);
        cuda.wait(timeline, 1, stream);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(std::time::Duration::from_millis(20));
                let elsewhere = interop_tests::Double::open();
                elsewhere.signal_timeline(fd.as_fd(), 1);
            });
            assert!(!cuda.is_idle(stream));
            cuda.synchronize(stream);
        });
        assert_eq!(cuda.control.timeline_value(fd.as_fd()), 1);
    });
}

#[test]
fn two_streams_hand_over_through_one_timeline() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let (one, two) = (cuda.timeline(&fd), cuda.timeline(&fd));
        let (first, second) = (cuda.stream(NON_BLOCKING), cuda.stream(NON_BLOCKING));
        for frame in 0..10 {
            cuda.wait(two, 2 * frame + 1, second);
            cuda.signal(two, 2 * frame + 2, second);
            assert!(!cuda.is_idle(second));
            cuda.signal(one, 2 * frame + 1, first);
            cuda.wait(one, 2 * frame + 2, first);
        }
        assert!(cuda.is_idle(first) && cuda.is_idle(second));
        assert_eq!(cuda.control.timeline_value(fd.as_fd()), 20);
    });
}

#[test]
fn the_null_stream_keeps_order_with_blocking_streams_only() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let timeline = cuda.timeline(&fd);
        let blocking = cuda.stream(BLOCKING);
        let (others, null) = (AtomicU32::new(0), AtomicU32::new(0));
        cuda.wait(timeline, 1, blocking);
        cuda.launch(null_mut(), &null);
        cuda.launch(cuda.stream(NON_BLOCKING), &others);
        cuda.launch(cuda.stream(BLOCKING), &others);
        assert_eq!(
            others.load(Ordering::Relaxed),
            1,
            "the non-blocking one ran"
        );
        assert_eq!(null.load(Ordering::Relaxed), 0);
        cuda.control.signal_timeline(fd.as_fd(), 1);
        assert_eq!(others.load(Ordering::Relaxed), 2);
        assert_eq!(null.load(Ordering::Relaxed), 1);
    });
}

#[test]
fn events_are_done_when_their_stream_has_come_to_them() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let timeline = cuda.timeline(&fd);
        let (first, second) = (cuda.stream(NON_BLOCKING), cuda.stream(NON_BLOCKING));
        let (before, after) = (cuda.event(), cuda.event());
        assert!(cuda.event_done(before), "an event that was never recorded");
        cuda.record(before, first);
        cuda.wait(timeline, 1, first);
        cuda.record(after, first);
        let ran = AtomicU32::new(0);
        // SAFETY: the double checks the handles.
        let status = unsafe { cuda.runtime.cudaStreamWaitEvent(second, after, 0) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        cuda.launch(second, &ran);
        assert!(cuda.event_done(before) && !cuda.event_done(after));
        let mut time = -1.0;
        // SAFETY: the pointer is valid; the double checks the handles.
        let mut elapsed = || unsafe { cuda.runtime.cudaEventElapsedTime(&mut time, before, after) };
        assert_eq!(elapsed().unwrap().0, NOT_READY);
        std::thread::sleep(std::time::Duration::from_millis(5));
        cuda.control.signal_timeline(fd.as_fd(), 1);
        assert!(cuda.event_done(after));
        assert_eq!(ran.load(Ordering::Relaxed), 1);
        assert_eq!(elapsed().unwrap().0, 0);
        assert!((5.0..5000.0).contains(&time), "{time} ms");
    });
}

#[test]
fn a_destroyed_stream_still_finishes_its_work() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let timeline = cuda.timeline(&fd);
        let stream = cuda.stream(NON_BLOCKING);
        let ran = AtomicU32::new(0);
        cuda.wait(timeline, 1, stream);
        cuda.launch(stream, &ran);
        cuda.destroy_stream(stream);
        assert_eq!(cuda.control.live("stream"), 0);
        // SAFETY: the double checks the handle.
        let status = unsafe { cuda.runtime.cudaStreamQuery(stream) };
        // cudaErrorInvalidResourceHandle
        assert_eq!(status.unwrap().0, 400);
        cuda.control.signal_timeline(fd.as_fd(), 1);
        assert_eq!(ran.load(Ordering::Relaxed), 1);
    });
}

#[test]
fn destroying_a_semaphore_that_a_stream_waits_for_is_noticed() {
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        let fd = cuda.control.timeline(0);
        let (early, late) = (cuda.timeline(&fd), cuda.timeline(&fd));
        let stream = cuda.stream(NON_BLOCKING);
        cuda.wait(early, 1, stream);
        cuda.wait(late, 1, stream);
        cuda.destroy_semaphore(early);
        assert_eq!(cuda.control.misuses(), 1);
        cuda.control.signal_timeline(fd.as_fd(), 1);
        cuda.destroy_semaphore(late);
        assert_eq!(cuda.control.misuses(), 1);
        assert!(cuda.is_idle(stream));
    });
}

/// Before CUDA 11.2 the parameters were 32 bytes; 12.x still has that behind the plain symbols.
#[test]
fn the_plain_symbols_have_the_old_parameters() {
    type Signal = unsafe extern "C" fn(
        *const cudaExternalSemaphore_t,
        *const [u64; 4],
        u32,
        cudaStream_t,
    ) -> u32;
    on(SoftwareDriver::Lavapipe, || {
        let cuda = Cuda::open();
        // SAFETY: the double's initialisers do nothing.
        let library = unsafe { libloading::Library::new(interop_tests::double_path().unwrap()) };
        let library = library.unwrap();
        // SAFETY: the old function's type: the value comes first, the flags at byte 24.
        let signal = unsafe { library.get::<Signal>(b"cudaSignalExternalSemaphoresAsync") };
        let signal = signal.unwrap();
        let fds = [cuda.control.timeline(0), cuda.control.timeline(0)];
        let semaphores = [cuda.timeline(&fds[0]), cuda.timeline(&fds[1])];
        let params = [[3, 0, 0, 0], [4, 0, 0, 0]];
        // SAFETY: two semaphores, two sets of parameters.
        let status = unsafe { signal(semaphores.as_ptr(), params.as_ptr(), 2, null_mut()) };
        assert_eq!(status, 0);
        let values = fds
            .each_ref()
            .map(|fd| cuda.control.timeline_value(fd.as_fd()));
        assert_eq!(values, [3, 4]);
    });
}
