//! Frames that go from Vulkan to CUDA and back, two at a time, each one's bytes checked.

use std::time::{Duration, Instant};

use ash::vk;
use cuda_interop::{
    Error, ExternalBinarySemaphore, SharedBuffer, SharedDevice, SharedTimeline, Stream,
};
use interop_tests::{HostBuffer, Vulkan, first_difference, noise, real_cuda};
use vk_fd_import::{BinarySemaphore, BufferDescription, SemaphoreHandleType};

/// Bytes of each half of the shared buffer.
const HALF: usize = 2048;
/// Bytes at the start that CUDA fills.
const FILLED: u64 = 64;
const TIMEOUT: Duration = Duration::from_secs(10);

/// What orders the two sides of one slot.
enum Order {
    Timeline(SharedTimeline),
    Binary(Box<BinaryPair>),
}

struct BinaryPair {
    to_cuda: (BinarySemaphore, ExternalBinarySemaphore),
    to_vulkan: (BinarySemaphore, ExternalBinarySemaphore),
    fence: vk::Fence,
}

/// One of the frames in flight: Vulkan copies `input` into the first half of the buffer, CUDA copies that to the second
/// half and fills the start, Vulkan copies all of it to `output`.
struct Slot<'vulkan> {
    input: HostBuffer<'vulkan>,
    output: HostBuffer<'vulkan>,
    buffer: SharedBuffer,
    order: Order,
    /// Into the shared buffer, and out of it.
    commands: [vk::CommandBuffer; 2],
    /// The frame whose bytes are on their way, and the timeline's value once they have arrived.
    pending: Option<(u64, u64)>,
}

struct Frames<'vulkan> {
    vulkan: &'vulkan Vulkan,
    stream: Stream,
    queue: vk::Queue,
    pool: vk::CommandPool,
    slots: Vec<Slot<'vulkan>>,
    checked: u64,
}

fn binary(device: &SharedDevice) -> (BinarySemaphore, ExternalBinarySemaphore) {
    let vulkan = BinarySemaphore::new(device.vulkan(), &[SemaphoreHandleType::OpaqueFd]).unwrap();
    let fd = vulkan.export_fd().unwrap();
    let cuda = ExternalBinarySemaphore::import(device.context(), fd).unwrap();
    (vulkan, cuda)
}

/// What a frame's bytes are when they come back.
fn expected(frame: u64) -> Vec<u8> {
    let written = noise(frame, HALF);
    let mut bytes = written.clone();
    bytes[..FILLED as usize].fill(frame as u8);
    bytes.extend(written);
    bytes
}

impl<'vulkan> Frames<'vulkan> {
    fn new(
        vulkan: &'vulkan Vulkan,
        device: &SharedDevice,
        (family, queue): (u32, vk::Queue),
        timelines: bool,
    ) -> Self {
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        // SAFETY: the family is one that the device was created with.
        let pool = unsafe { vulkan.device.create_command_pool(&info, None) };
        let pool = pool.expect("vkCreateCommandPool");
        let mut frames = Self {
            vulkan,
            stream: Stream::new(device.context()).unwrap(),
            queue,
            pool,
            slots: Vec::new(),
            checked: 0,
        };
        for _ in 0..2 {
            let slot = frames.slot(device, family, timelines);
            frames.slots.push(slot);
        }
        frames
    }

    fn slot(&self, device: &SharedDevice, family: u32, timelines: bool) -> Slot<'vulkan> {
        let vulkan = self.vulkan;
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let description = BufferDescription::new(2 * HALF as u64, usage);
        let buffer = SharedBuffer::new(device, &description).unwrap();
        let order = if timelines {
            Order::Timeline(SharedTimeline::new(device).unwrap())
        } else {
            let info = vk::FenceCreateInfo::default();
            // SAFETY: a plain fence.
            let fence = unsafe { vulkan.device.create_fence(&info, None) };
            Order::Binary(Box::new(BinaryPair {
                to_cuda: binary(device),
                to_vulkan: binary(device),
                fence: fence.expect("vkCreateFence"),
            }))
        };
        let (input, output) = (vulkan.host_buffer(HALF), vulkan.host_buffer(2 * HALF));
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(2);
        // SAFETY: the pool is this device's.
        let commands = unsafe { vulkan.device.allocate_command_buffers(&info) };
        let commands = commands.expect("vkAllocateCommandBuffers");
        let stages = vk::PipelineStageFlags::TRANSFER;
        self.record(commands[0], |commands| {
            let copies = [vk::BufferCopy::default().size(HALF as u64)];
            // SAFETY: both buffers are this device's and have room.
            unsafe {
                vulkan
                    .device
                    .cmd_copy_buffer(commands, input.buffer, buffer.handle(), &copies);
            }
            let release = buffer.release(family, stages, vk::AccessFlags::TRANSFER_WRITE);
            // SAFETY: the commands are being recorded; the buffer lives as long as they are submitted.
            unsafe { release.record(&vulkan.device, commands) };
        });
        self.record(commands[1], |commands| {
            let acquire = buffer.acquire(family, stages, vk::AccessFlags::TRANSFER_READ);
            // SAFETY: as above.
            unsafe { acquire.record(&vulkan.device, commands) };
            let copies = [vk::BufferCopy::default().size(2 * HALF as u64)];
            // SAFETY: both buffers are this device's and have room.
            unsafe {
                vulkan
                    .device
                    .cmd_copy_buffer(commands, buffer.handle(), output.buffer, &copies);
            }
            interop_tests::whole_barrier(vulkan, commands);
        });
        Slot {
            input,
            output,
            buffer,
            order,
            commands: [commands[0], commands[1]],
            pending: None,
        }
    }

    fn record(&self, commands: vk::CommandBuffer, body: impl FnOnce(vk::CommandBuffer)) {
        let begin = vk::CommandBufferBeginInfo::default();
        // SAFETY: the command buffer is new.
        unsafe { self.vulkan.device.begin_command_buffer(commands, &begin) }
            .expect("vkBeginCommandBuffer");
        body(commands);
        // SAFETY: recording has begun.
        unsafe { self.vulkan.device.end_command_buffer(commands) }.expect("vkEndCommandBuffer");
    }

    /// Submits commands with a semaphore and value to wait for, or to signal, each of them for timelines or binary ones.
    fn submit(
        &self,
        commands: vk::CommandBuffer,
        wait: Option<(vk::Semaphore, u64)>,
        signal: Option<(vk::Semaphore, u64)>,
        fence: vk::Fence,
    ) {
        let commands = [commands];
        let (waits, wait_values): (Vec<_>, Vec<_>) = wait.into_iter().unzip();
        let (signals, signal_values): (Vec<_>, Vec<_>) = signal.into_iter().unzip();
        let stages = vec![vk::PipelineStageFlags::ALL_COMMANDS; waits.len()];
        // Values of binary semaphores are not looked at.
        let mut values = vk::TimelineSemaphoreSubmitInfo::default()
            .wait_semaphore_values(&wait_values)
            .signal_semaphore_values(&signal_values);
        let mut info = vk::SubmitInfo::default()
            .command_buffers(&commands)
            .wait_semaphores(&waits)
            .wait_dst_stage_mask(&stages)
            .signal_semaphores(&signals);
        if self.vulkan.timeline {
            info = info.push_next(&mut values);
        }
        // SAFETY: the commands are recorded, of this queue's family and not pending; this thread alone uses the queue.
        unsafe { self.vulkan.device.queue_submit(self.queue, &[info], fence) }
            .expect("vkQueueSubmit");
    }

    /// Waits for the slot's last frame and compares its bytes.
    fn finish(&mut self, index: usize) {
        let slot = &mut self.slots[index];
        let Some((frame, value)) = slot.pending.take() else {
            return;
        };
        match &slot.order {
            Order::Timeline(timeline) => timeline
                .wait_on_host(value, TIMEOUT)
                .unwrap_or_else(|error| panic!("frame {frame}: {error}")),
            Order::Binary(pair) => {
                let (device, fences) = (&self.vulkan.device, [pair.fence]);
                let nanoseconds = TIMEOUT.as_nanos() as u64;
                // SAFETY: the fence is this device's.
                unsafe { device.wait_for_fences(&fences, true, nanoseconds) }
                    .unwrap_or_else(|result| panic!("frame {frame}: {result}"));
                // SAFETY: the fence is signalled, and no submission holds it.
                unsafe { device.reset_fences(&fences) }.expect("vkResetFences");
            }
        }
        let difference = first_difference(&slot.output.read(), &expected(frame));
        assert_eq!(difference, None, "frame {frame}");
        self.checked += 1;
    }

    fn start(&mut self, frame: u64) {
        let index = (frame % 2) as usize;
        self.finish(index);
        let slot = &self.slots[index];
        slot.input.write(&noise(frame, HALF));
        let none = vk::Fence::null();
        let done = match &slot.order {
            Order::Timeline(timeline) => {
                let semaphore = timeline.semaphore();
                let written = timeline.next_value();
                self.submit(slot.commands[0], None, Some((semaphore, written)), none);
                timeline.wait(&self.stream, written).unwrap();
                self.work(slot, frame);
                let worked = timeline.signal_next(&self.stream).unwrap();
                let read = timeline.next_value();
                let (wait, signal) = ((semaphore, worked), (semaphore, read));
                self.submit(slot.commands[1], Some(wait), Some(signal), none);
                read
            }
            Order::Binary(pair) => {
                let (vulkan, cuda) = &pair.to_cuda;
                self.submit(slot.commands[0], None, Some((vulkan.handle(), 0)), none);
                cuda.vulkan_signals().unwrap();
                cuda.wait(&self.stream).unwrap();
                self.work(slot, frame);
                let (vulkan, cuda) = &pair.to_vulkan;
                cuda.signal(&self.stream).unwrap();
                let wait = (vulkan.handle(), 0);
                self.submit(slot.commands[1], Some(wait), None, pair.fence);
                cuda.vulkan_waits().unwrap();
                0
            }
        };
        self.slots[index].pending = Some((frame, done));
    }

    /// CUDA's part of a frame.
    fn work(&self, slot: &Slot<'_>, frame: u64) {
        let view = |offset, length| slot.buffer.cuda().view::<u8>(offset, length).unwrap();
        let half = HALF as u64;
        let (first, second) = (view(0, half), view(half, half));
        second.copy_from(&self.stream, &first).unwrap();
        view(0, FILLED).fill(&self.stream, frame as u8).unwrap();
    }
}

impl Drop for Frames<'_> {
    fn drop(&mut self) {
        let device = &self.vulkan.device;
        // SAFETY: nothing is submitted meanwhile.
        let _ = unsafe { device.device_wait_idle() };
        for slot in self.slots.drain(..) {
            if let Order::Binary(pair) = &slot.order {
                // SAFETY: the device is idle.
                unsafe { device.destroy_fence(pair.fence, None) };
            }
        }
        // SAFETY: the device is idle.
        unsafe { device.destroy_command_pool(self.pool, None) };
    }
}

/// Runs frames on the transfer-only queue or the general one and checks every byte of each.
fn run(frames: u64, copy_queue: bool, timelines: bool) {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let queue = if copy_queue {
        vulkan.copy_queue.expect("a family that only transfers")
    } else {
        (vulkan.queue_family, vulkan.queue)
    };
    let mut running = Frames::new(&vulkan, &device, queue, timelines);
    let start = Instant::now();
    for frame in 0..frames {
        running.start(frame);
    }
    for slot in 0..2 {
        running.finish(slot);
    }
    let each = start.elapsed() / u32::try_from(frames).unwrap();
    println!(
        "{frames} frames, queue family {}: {each:?} a frame",
        queue.0
    );
    assert_eq!(running.checked, frames);
    drop(running);
    assert_eq!(device.context().sweep().unwrap(), 0);
    assert_eq!(device.context().refused_frees(), 0);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn ten_thousand_frames_by_timeline_on_the_transfer_queue() {
    run(10_000, true, true);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn frames_by_timeline_on_the_graphics_queue() {
    run(500, false, true);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn ten_thousand_frames_by_binary_semaphores_on_the_transfer_queue() {
    run(10_000, true, false);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn frames_by_binary_semaphores_on_the_graphics_queue() {
    run(500, false, false);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn the_advised_queue_is_the_one_that_only_transfers() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let advice = device.queue_advice().expect("queues");
    assert_eq!(
        Some(advice.family),
        vulkan.copy_queue.map(|(family, _)| family)
    );
    assert_eq!(advice.reason, cuda_interop::QueueReason::TransferOnly);
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn binary_semaphores_out_of_turn_are_refused() {
    let vulkan = Vulkan::nvidia();
    let device = vulkan.shared(&real_cuda());
    let stream = Stream::new(device.context()).unwrap();
    let (_vulkan, cuda) = binary(&device);
    match cuda.wait(&stream) {
        Err(Error::BinaryOutOfTurn { wanted }) => assert_eq!(wanted, "wait"),
        other => panic!("a wait without a signal: {other:?}"),
    }
    cuda.signal(&stream).unwrap();
    match cuda.signal(&stream) {
        Err(Error::BinaryOutOfTurn { wanted }) => assert_eq!(wanted, "signal"),
        other => panic!("a second signal: {other:?}"),
    }
    cuda.wait(&stream).unwrap();
    stream.synchronize().unwrap();
}
