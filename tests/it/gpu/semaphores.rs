//! Semaphores between two Vulkan devices of one GPU: timelines and sync files, which no software driver shares.

use std::time::Duration;

use ash::vk;
use interop_tests::Vulkan;
use vk_fd_import::{BinarySemaphore, Error, SemaphoreHandleType, SyncFd, TimelineSemaphore, Vuid};

/// An empty submission between a wait and a signal.
fn submit(vulkan: &Vulkan, wait: Option<vk::Semaphore>, signal: Option<vk::Semaphore>) {
    let (waits, signals): (Vec<_>, Vec<_>) =
        (wait.into_iter().collect(), signal.into_iter().collect());
    let stages = vec![vk::PipelineStageFlags::ALL_COMMANDS; waits.len()];
    let info = vk::SubmitInfo::default()
        .wait_semaphores(&waits)
        .wait_dst_stage_mask(&stages)
        .signal_semaphores(&signals);
    // SAFETY: the semaphores are this device's, and this thread alone uses the queue.
    unsafe {
        vulkan
            .device
            .queue_submit(vulkan.queue, &[info], vk::Fence::null())
    }
    .expect("vkQueueSubmit");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_timeline_is_one_on_two_devices() {
    let (one, other) = (Vulkan::nvidia(), Vulkan::nvidia());
    let (first, second) = (one.sharing(), other.sharing());
    let exported = TimelineSemaphore::new(&first, 5, true).expect("a timeline");
    let fd = exported.export_fd().expect("an fd");
    let imported = TimelineSemaphore::import(&second, fd).expect("an import");
    assert_eq!(imported.counter().expect("a counter"), 5);
    // SAFETY: above the counter, and nothing is pending.
    unsafe { exported.signal(9) }.expect("a signal");
    assert!(imported.wait(9, Duration::from_secs(1)).expect("a wait"));
    // SAFETY: as above.
    unsafe { imported.signal(12) }.expect("a signal");
    assert_eq!(exported.counter().expect("a counter"), 12);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn a_sync_file_carries_one_signal_or_is_refused_by_its_rule() {
    let (one, other) = (Vulkan::nvidia(), Vulkan::nvidia());
    let (first, second) = (one.sharing(), other.sharing());
    let mut exported = match BinarySemaphore::new(&first, &[SemaphoreHandleType::SyncFd]) {
        Ok(semaphore) => semaphore,
        // What the driver does not offer is a broken rule before any call.
        Err(Error::Invalid(violations)) => {
            let rule = Vuid::ExportSemaphoreCreateInfoHandleTypes01124;
            assert!(violations.contains(rule), "{violations}");
            println!("this driver shares no sync files: {violations}");
            return;
        }
        Err(error) => panic!("{error}"),
    };
    for round in 0..3 {
        submit(&one, None, Some(exported.handle()));
        // SAFETY: the signal was submitted just now, and no queue waits for the semaphore.
        let fd = unsafe { exported.export_sync_fd() }.expect("a sync file");
        println!(
            "round {round}: {}",
            match &fd {
                SyncFd::Pending(_) => "a sync file",
                SyncFd::Signalled => "already signalled",
            }
        );
        let imported = BinarySemaphore::import_sync_fd(&second, fd).expect("an import");
        submit(&other, Some(imported.handle()), None);
        // SAFETY: this thread alone uses the queue.
        unsafe { other.device.queue_wait_idle(other.queue) }.expect("the wait ends");
        // SAFETY: the same.
        unsafe { one.device.queue_wait_idle(one.queue) }.expect("the signal ends");
    }
}
