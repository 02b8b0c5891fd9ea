//! Contexts: each object belongs to one.

use std::ptr::null_mut;

use cuda_interop_sys::Driver;
use interop_tests::{SoftwareDriver, Vulkan, double_path, on_each};

use super::cuda::Cuda;

const INVALID_CONTEXT: u32 = 201;
const INVALID_HANDLE: i32 = 400;
const DESTROYED: i32 = 709;

fn driver() -> Driver {
    // SAFETY: the double's functions have the driver's types.
    let driver = unsafe { Driver::load_from(double_path().unwrap()) }.unwrap();
    // SAFETY: no pointer.
    assert_eq!(unsafe { driver.cuInit(0) }.unwrap().0, 0);
    driver
}

#[test]
fn the_runtime_makes_the_primary_context_current() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (driver, cuda) = (driver(), Cuda::open());
        let mut current = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxGetCurrent(&mut current) };
        assert_eq!(status.unwrap().0, 0);
        assert!(current.is_null());
        let (mut flags, mut active) = (9, 9);
        // SAFETY: the pointers are valid.
        let status = unsafe { driver.cuDevicePrimaryCtxGetState(0, &mut flags, &mut active) };
        assert_eq!((status.unwrap().0, active), (0, 0));
        // SAFETY: null is allowed.
        let status = unsafe { cuda.runtime.cudaFree(null_mut()) };
        assert_eq!(status.unwrap().0, 0);
        let mut primary = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuDevicePrimaryCtxRetain(&mut primary, 0) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxGetCurrent(&mut current) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(current, primary);
        // SAFETY: no pointer.
        let release = || unsafe { driver.cuDevicePrimaryCtxRelease(0) };
        assert_eq!(release().unwrap().0, 0);
        assert_eq!(release().unwrap().0, INVALID_CONTEXT);
    });
}

#[test]
fn an_object_is_freed_in_its_own_context_only() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, driver, cuda) = (Vulkan::new(), driver(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        let memory = cuda
            .import(&buffer.export_fd(), buffer.memory.size)
            .unwrap();
        let mut own = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxCreate(&mut own, 0, 0) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(cuda.control.live("context"), 1);
        assert_eq!(cuda.map_buffer(memory, 0, 16), Err(INVALID_HANDLE));
        assert_eq!(cuda.destroy(memory), Err(INVALID_HANDLE));
        let mut popped = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxPopCurrent(&mut popped) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(popped, own);
        cuda.destroy(memory).unwrap();
        // SAFETY: the double checks the handle.
        let push = || unsafe { driver.cuCtxPushCurrent(own) };
        assert_eq!(push().unwrap().0, 0);
        let inside = cuda
            .import(&buffer.export_fd(), buffer.memory.size)
            .unwrap();
        // SAFETY: the double checks the handle.
        let status = unsafe { driver.cuCtxDestroy(own) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(
            cuda.destroy(inside),
            Err(INVALID_HANDLE),
            "it went with its context"
        );
        assert_eq!(push().unwrap().0.cast_signed(), DESTROYED);
        assert_eq!(cuda.control.live("context"), 0);
        assert_eq!(cuda.control.live("memory"), 0);
    });
}

#[test]
fn a_context_current_elsewhere_is_destroyed_under_it() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (driver, cuda) = (driver(), Cuda::open());
        let mut own = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxCreate(&mut own, 0, 0) };
        assert_eq!(status.unwrap().0, 0);
        let context = own.addr();
        let (driver, cuda) = (&driver, &cuda);
        std::thread::scope(|scope| {
            let (destroy, destroyed) = std::sync::mpsc::channel();
            let (ready, is_ready) = std::sync::mpsc::channel();
            scope.spawn(move || {
                let own = std::ptr::without_provenance_mut(context);
                // SAFETY: the double checks the handle.
                let status = unsafe { driver.cuCtxSetCurrent(own) };
                assert_eq!(status.unwrap().0, 0);
                ready.send(()).unwrap();
                destroyed.recv().unwrap();
                let mut pointer = null_mut();
                // SAFETY: the pointer is valid.
                let status = unsafe { cuda.runtime.cudaMalloc(&mut pointer, 16) };
                assert_eq!(status.unwrap().0.cast_signed(), DESTROYED);
            });
            is_ready.recv().unwrap();
            // SAFETY: the double checks the handle.
            let status = unsafe { driver.cuCtxDestroy(own) };
            assert_eq!(status.unwrap().0, 0);
            destroy.send(()).unwrap();
        });
    });
}

#[test]
fn there_are_no_kernels_and_it_says_so() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let driver = driver();
        let mut module = null_mut();
        // SAFETY: the pointers are valid; the image is a C string.
        let load =
            |module| unsafe { driver.cuModuleLoadData(module, c".version 7.0".as_ptr().cast()) };
        assert_eq!(load(&mut module).unwrap().0, INVALID_CONTEXT);
        let mut own = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxCreate(&mut own, 0, 0) };
        assert_eq!(status.unwrap().0, 0);
        // CUDA_ERROR_NOT_SUPPORTED
        assert_eq!(load(&mut module).unwrap().0, 801);
    });
}
