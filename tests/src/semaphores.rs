//! Signalling and waiting for binary semaphores on a device's queue.

use ash::vk;
use vk_fd_import::BinarySemaphore;

use crate::Vulkan;

impl Vulkan {
    /// Submits these commands, and after them a signal of the semaphore, which is unsignalled.
    pub fn submit_signal(&self, semaphore: &BinarySemaphore, commands: &[vk::CommandBuffer]) {
        let signals = [semaphore.handle()];
        let submit = [vk::SubmitInfo::default()
            .command_buffers(commands)
            .signal_semaphores(&signals)];
        self.submit_infos(&submit);
    }

    /// Submits a wait for the semaphore, whose signal is submitted.
    pub fn submit_wait(&self, semaphore: &BinarySemaphore) {
        let (waits, stages) = ([semaphore.handle()], [vk::PipelineStageFlags::ALL_COMMANDS]);
        let submit = [vk::SubmitInfo::default()
            .wait_semaphores(&waits)
            .wait_dst_stage_mask(&stages)];
        self.submit_infos(&submit);
    }

    /// Waits until the queue has done all.
    pub fn wait_idle(&self) {
        // SAFETY: nobody else uses the queue.
        unsafe { self.device.queue_wait_idle(self.queue) }.expect("vkQueueWaitIdle");
    }

    fn submit_infos(&self, submits: &[vk::SubmitInfo<'_>]) {
        // SAFETY: commands are recorded and semaphores in the state that the callers name; nobody else uses the queue.
        let submitted = unsafe {
            self.device
                .queue_submit(self.queue, submits, vk::Fence::null())
        };
        submitted.expect("vkQueueSubmit");
    }
}
