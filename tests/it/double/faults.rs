//! Failures on demand.

use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on_each};

use super::cuda::Cuda;

#[test]
fn the_ordered_call_fails_and_closes_the_fd_if_asked() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        for close_fd in [false, true] {
            let fd = std::os::fd::IntoRawFd::into_raw_fd(buffer.export_fd());
            cuda.control
                .fail("cudaImportExternalMemory", 1, 2, close_fd);
            assert_eq!(cuda.import_number(fd, 4096), Err(2));
            assert_eq!(is_open(fd), !close_fd);
            if !close_fd {
                let memory = cuda.import_number(fd, 4096).unwrap();
                cuda.destroy(memory).unwrap();
            }
        }
    });
}

#[test]
fn only_the_nth_call_of_that_name_on_this_thread_fails() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let buffer = vulkan.exportable_buffer(4096, false);
        let fd = buffer.export_fd();
        let memory = cuda.import(&fd, buffer.memory.size).unwrap();
        let name = "cudaExternalMemoryGetMappedBuffer";
        cuda.control.fail(name, 2, 719, false);
        let elsewhere = std::thread::spawn(|| Cuda::open().control.calls("cudaFree"));
        assert_eq!(elsewhere.join().unwrap(), 0);
        let first = cuda.map_buffer(memory, 0, 4096).unwrap();
        assert_eq!(cuda.map_buffer(memory, 0, 4096), Err(719));
        let third = cuda.map_buffer(memory, 0, 4096).unwrap();
        assert_ne!(first, third, "each mapping has an address of its own");
        assert_eq!(cuda.control.calls(name), 3);
        assert_eq!(cuda.control.live("buffer"), 2);
        for mapped in [first, third] {
            cuda.free(mapped).unwrap();
        }
        cuda.control.fail(name, 5, 719, false);
        assert_eq!(cuda.control.clear_failures(), 1);
        assert_eq!(cuda.control.clear_failures(), 0);
        cuda.destroy(memory).unwrap();
    });
}

#[test]
fn the_last_error_is_the_threads_and_is_taken_once() {
    let outcome = in_child(
        |_| {},
        || {
            let cuda = Cuda::open();
            assert_eq!(cuda.import_number(-1, 1), Err(999));
            // SAFETY: no pointers in all three.
            let peek = || unsafe { cuda.runtime.cudaPeekAtLastError() }.unwrap().0;
            // SAFETY: as above.
            let take = || unsafe { cuda.runtime.cudaGetLastError() }.unwrap().0;
            std::thread::scope(|scope| {
                let other = scope.spawn(|| {
                    // SAFETY: as above.
                    unsafe { cuda.runtime.cudaPeekAtLastError() }.unwrap().0
                });
                assert_eq!(other.join().unwrap(), 0);
            });
            assert_eq!((peek(), take(), take()), (999, 999, 0));
        },
    );
    outcome.assert_success();
}
