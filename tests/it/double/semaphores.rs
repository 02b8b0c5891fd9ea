//! Binary semaphores that SwiftShader exports, and what becomes of an fd that is no such thing.

use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr::null_mut;

use ash::vk;
use cuda_interop_sys::{cudaExternalSemaphoreHandleDesc, cudaExternalSemaphoreHandleType as Type};
use interop_tests::{SoftwareDriver, Vulkan, in_child, is_open, on};

use super::cuda::Cuda;

const OPAQUE_FD: vk::ExternalSemaphoreHandleTypeFlags =
    vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD;
const BINARY: Type = Type::cudaExternalSemaphoreHandleTypeOpaqueFd;
const TIMELINE: Type = Type::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;

fn exported(vulkan: &Vulkan) -> (vk::Semaphore, OwnedFd) {
    let mut export = vk::ExportSemaphoreCreateInfo::default().handle_types(OPAQUE_FD);
    let info = vk::SemaphoreCreateInfo::default().push_next(&mut export);
    // SAFETY: a valid description; the device is alive.
    let semaphore = unsafe { vulkan.device.create_semaphore(&info, None) }.unwrap();
    let fds = vulkan.semaphore_fd.as_ref().unwrap();
    let info = vk::SemaphoreGetFdInfoKHR::default()
        .semaphore(semaphore)
        .handle_type(OPAQUE_FD);
    // SAFETY: the semaphore was made for export as this type.
    let fd = unsafe { fds.get_semaphore_fd(&info) }.unwrap();
    // SAFETY: Vulkan gives a new fd.
    (semaphore, unsafe { OwnedFd::from_raw_fd(fd) })
}

fn submit(vulkan: &Vulkan, wait: &[vk::Semaphore], signal: &[vk::Semaphore]) {
    let stages = [vk::PipelineStageFlags::ALL_COMMANDS];
    let info = vk::SubmitInfo::default()
        .wait_semaphores(wait)
        .wait_dst_stage_mask(&stages[..wait.len()])
        .signal_semaphores(signal);
    // SAFETY: the semaphores are this device's and outlive the submission.
    unsafe {
        vulkan
            .device
            .queue_submit(vulkan.queue, &[info], vk::Fence::null())
    }
    .unwrap();
}

fn finish(vulkan: &Vulkan) {
    // SAFETY: no other thread uses the queue.
    unsafe { vulkan.device.queue_wait_idle(vulkan.queue) }.unwrap();
}

fn is_idle(cuda: &Cuda) -> bool {
    // SAFETY: the null stream.
    unsafe { cuda.runtime.cudaStreamQuery(null_mut()) }
        .unwrap()
        .0
        == 0
}

#[test]
fn a_binary_semaphore_hands_over_in_both_directions() {
    on(SoftwareDriver::SwiftShader, || {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let (to_cuda, to_cuda_fd) = exported(&vulkan);
        let (to_vulkan, to_vulkan_fd) = exported(&vulkan);
        let waited = cuda.import_semaphore(&to_cuda_fd, BINARY).unwrap();
        let signalled = cuda.import_semaphore(&to_vulkan_fd, BINARY).unwrap();
        for _ in 0..3 {
            cuda.wait(waited, 0, null_mut());
            cuda.signal(signalled, 0, null_mut());
            assert!(!is_idle(&cuda), "nothing was signalled yet");
            submit(&vulkan, &[], &[to_cuda]);
            cuda.synchronize(null_mut());
            submit(&vulkan, &[to_vulkan], &[]);
            finish(&vulkan);
        }
        // Vulkan waits first, the signal comes later.
        submit(&vulkan, &[to_vulkan], &[to_cuda]);
        cuda.wait(waited, 0, null_mut());
        std::thread::sleep(std::time::Duration::from_millis(10));
        assert!(!is_idle(&cuda), "Vulkan went on without a signal");
        let mut stream = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { cuda.runtime.cudaStreamCreateWithFlags(&mut stream, 1) };
        assert_eq!(status.unwrap().0, 0);
        cuda.signal(signalled, 0, stream);
        finish(&vulkan);
        cuda.synchronize(null_mut());
        cuda.destroy_semaphore(waited);
        cuda.destroy_semaphore(signalled);
        for semaphore in [to_cuda, to_vulkan] {
            // SAFETY: the queue is idle.
            unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
        }
    });
}

#[test]
fn a_semaphore_or_memory_fd_is_taken_for_the_other() {
    on(SoftwareDriver::SwiftShader, || {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let (semaphore, fd) = exported(&vulkan);
        let as_timeline = cuda.import_semaphore(&fd, TIMELINE).unwrap();
        cuda.destroy_semaphore(as_timeline);
        let memory = cuda.import(&fd, 4096).unwrap();
        assert_eq!(cuda.map_buffer(memory, 0, 4096), Err(1));
        cuda.destroy(memory).unwrap();
        let buffer = vulkan.exportable_buffer(4096, false);
        let fd = buffer.export_fd();
        let as_timeline = cuda.import_semaphore(&fd, TIMELINE).unwrap();
        cuda.destroy_semaphore(as_timeline);
        // SAFETY: nothing uses it.
        unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
    });
}

#[test]
fn a_refused_semaphore_fd_is_closed_or_kept_as_a_memory_fd_is() {
    let outcome = in_child(
        |_| {},
        || {
            let cuda = Cuda::open();
            let mut handle = null_mut();
            let mut import = |kind, fd: i32| {
                let mut desc = cudaExternalSemaphoreHandleDesc::zeroed();
                desc.type_ = kind;
                desc.handle.fd = fd;
                // SAFETY: the pointers are valid.
                let status =
                    unsafe { cuda.runtime.cudaImportExternalSemaphore(&mut handle, &desc) };
                status.unwrap().0
            };
            let null = std::fs::File::open("/dev/null").unwrap();
            let fd = null.as_raw_fd();
            for kind in [0, 2, 8, 99] {
                assert_eq!(import(Type(kind), fd), 1);
                assert!(is_open(fd));
            }
            assert_eq!(import(TIMELINE, fd), 999);
            assert!(!is_open(fd));
            std::mem::forget(null);
        },
    );
    outcome.assert_success();
}
