//! A Vulkan device with a queue of a general family and one of a family that only transfers.

use std::ffi::CStr;

use ash::{khr, vk};
use cuda_interop::VulkanIdentity;
use cuda_interop::vulkan::{Device, DeviceInfo, Features};

use crate::Result;

const EXTENSIONS: [&CStr; 2] = [
    khr::external_memory_fd::NAME,
    khr::external_semaphore_fd::NAME,
];

pub struct Instance {
    _entry: ash::Entry,
    raw: ash::Instance,
}

impl Instance {
    pub fn new() -> Result<Self> {
        // SAFETY: the loader is loaded as the system has it, and stays loaded with `entry`.
        let entry = unsafe { ash::Entry::load() }
            .map_err(|error| format!("no Vulkan loader ({error}): install libvulkan1"))?;
        let application = vk::ApplicationInfo::default()
            .application_name(c"gpu_bench")
            .api_version(vk::API_VERSION_1_2);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: the create-info is complete and lives through the call.
        let raw = unsafe { entry.create_instance(&info, None) }
            .map_err(|result| format!("no Vulkan instance ({result}): install a Vulkan driver"))?;
        Ok(Self { _entry: entry, raw })
    }

    pub fn devices(&self) -> Result<Vec<VulkanIdentity>> {
        // SAFETY: the instance is alive and of Vulkan 1.2.
        Ok(unsafe { VulkanIdentity::list(&self.raw) }?)
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: devices borrow the instance, so none is left.
        unsafe { self.raw.destroy_instance(None) };
    }
}

/// A queue and what to call its family.
#[derive(Clone, Copy)]
pub struct Queue {
    pub name: &'static str,
    pub family: u32,
    raw: vk::Queue,
}

/// A semaphore and a value to wait for or to signal.
#[derive(Clone, Copy)]
pub struct Point {
    semaphore: vk::Semaphore,
    value: u64,
}

impl Point {
    pub fn new(semaphore: vk::Semaphore, value: u64) -> Self {
        Self { semaphore, value }
    }
}

pub struct Vulkan<'instance> {
    instance: &'instance Instance,
    physical_device: vk::PhysicalDevice,
    device: ash::Device,
    queues: Vec<Queue>,
}

impl<'instance> Vulkan<'instance> {
    pub fn new(instance: &'instance Instance, physical_device: vk::PhysicalDevice) -> Result<Self> {
        let raw = &instance.raw;
        let families =
            // SAFETY: the device was enumerated from this instance.
            unsafe { raw.get_physical_device_queue_family_properties(physical_device) };
        let engine = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
        let find = |fits: &dyn Fn(vk::QueueFlags) -> bool| {
            (0u32..)
                .zip(&families)
                .find(|(_, family)| fits(family.queue_flags))
                .map(|(index, _)| index)
        };
        let wanted = [
            ("a general queue", find(&|flags| flags.contains(engine))),
            (
                "a compute queue",
                find(&|flags| flags & engine == vk::QueueFlags::COMPUTE),
            ),
            (
                "a transfer-only queue",
                find(&|flags| {
                    flags.contains(vk::QueueFlags::TRANSFER) && !flags.intersects(engine)
                }),
            ),
        ];
        let wanted: Vec<_> = wanted
            .into_iter()
            .filter_map(|(name, family)| Some((name, family?)))
            .collect();
        if wanted.is_empty() {
            return Err("the Vulkan device has no queue for this".into());
        }
        let priorities = [1.0];
        let queue_infos: Vec<_> = wanted
            .iter()
            .map(|(_, family)| {
                vk::DeviceQueueCreateInfo::default()
                    .queue_family_index(*family)
                    .queue_priorities(&priorities)
            })
            .collect();
        let names = EXTENSIONS.map(CStr::as_ptr);
        let mut timeline =
            vk::PhysicalDeviceTimelineSemaphoreFeatures::default().timeline_semaphore(true);
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queue_infos)
            .enabled_extension_names(&names)
            .push_next(&mut timeline);
        // SAFETY: the families are the device's; what it lacks of the rest is an error of the call.
        let device = unsafe { raw.create_device(physical_device, &info, None) }?;
        let queues = wanted
            .into_iter()
            .map(|(name, family)| Queue {
                name,
                family,
                // SAFETY: the device was made with one queue of this family.
                raw: unsafe { device.get_device_queue(family, 0) },
            })
            .collect();
        Ok(Self {
            instance,
            physical_device,
            device,
            queues,
        })
    }

    /// This device for the library.
    pub fn share(&self) -> Result<Device> {
        let families: Vec<_> = self.queues.iter().map(|queue| queue.family).collect();
        let info = DeviceInfo {
            instance: &self.instance.raw,
            physical_device: self.physical_device,
            device: &self.device,
            api_version: vk::API_VERSION_1_2,
            enabled_extensions: &EXTENSIONS,
            enabled_features: Features::TIMELINE_SEMAPHORE,
            queue_family_indices: &families,
            group: &[],
        };
        // SAFETY: the handles were made together, with this version and these extensions, features and families; what is made from the
        // result is dropped before this device, and one thread does everything.
        Ok(unsafe { Device::new(&info) }?)
    }

    pub fn queues(&self) -> Vec<Queue> {
        self.queues.clone()
    }

    /// The queue whose hand-offs are cheapest: the last of the list, which has at least one.
    pub fn cheapest_queue(&self) -> Queue {
        self.queues[self.queues.len() - 1]
    }

    /// Submits commands, or none, with a point to wait for and one to signal.
    pub fn submit(
        &self,
        queue: Queue,
        commands: Option<&Commands<'_>>,
        wait: Option<Point>,
        signal: Option<Point>,
    ) -> Result<()> {
        let commands = commands.map(|commands| commands.raw);
        let (waits, wait_value) = (wait.map(|it| it.semaphore), wait.map(|it| it.value));
        let (signals, signal_value) = (signal.map(|it| it.semaphore), signal.map(|it| it.value));
        let stages = [vk::PipelineStageFlags::ALL_COMMANDS];
        let mut values = vk::TimelineSemaphoreSubmitInfo::default()
            .wait_semaphore_values(wait_value.as_slice())
            .signal_semaphore_values(signal_value.as_slice());
        let info = vk::SubmitInfo::default()
            .command_buffers(commands.as_slice())
            .wait_semaphores(waits.as_slice())
            .wait_dst_stage_mask(&stages[..waits.as_slice().len()])
            .signal_semaphores(signals.as_slice())
            .push_next(&mut values);
        // SAFETY: the commands are recorded and not pending, the semaphores are timelines of this device, and one thread uses the queue.
        unsafe {
            self.device
                .queue_submit(queue.raw, &[info], vk::Fence::null())
        }?;
        Ok(())
    }

    pub fn wait_idle(&self) -> Result<()> {
        // SAFETY: one thread uses the queues.
        Ok(unsafe { self.device.device_wait_idle() }?)
    }
}

impl Drop for Vulkan<'_> {
    fn drop(&mut self) {
        // SAFETY: all that was made from the device is gone, and nothing runs: each measurement waits at its end.
        unsafe { self.device.destroy_device(None) };
    }
}

/// Commands recorded once and submitted many times, one submission at a time.
pub struct Commands<'vulkan> {
    vulkan: &'vulkan Vulkan<'vulkan>,
    pool: vk::CommandPool,
    raw: vk::CommandBuffer,
}

impl<'vulkan> Commands<'vulkan> {
    pub fn record(
        vulkan: &'vulkan Vulkan<'vulkan>,
        queue: Queue,
        body: impl FnOnce(vk::CommandBuffer),
    ) -> Result<Self> {
        let device = &vulkan.device;
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(queue.family);
        // SAFETY: the device was made with this family.
        let pool = unsafe { device.create_command_pool(&info, None) }?;
        let mut commands = Self {
            vulkan,
            pool,
            raw: vk::CommandBuffer::null(),
        };
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        // SAFETY: the pool is this device's.
        let buffers = unsafe { device.allocate_command_buffers(&info) }?;
        commands.raw = *buffers.first().ok_or("no command buffer")?;
        let info = vk::CommandBufferBeginInfo::default();
        // SAFETY: the command buffer is new.
        unsafe { device.begin_command_buffer(commands.raw, &info) }?;
        body(commands.raw);
        // SAFETY: recording has begun.
        unsafe { device.end_command_buffer(commands.raw) }?;
        Ok(commands)
    }
}

impl Drop for Commands<'_> {
    fn drop(&mut self) {
        // SAFETY: the program waits for its submissions; an error on the way waits here.
        let _ = unsafe { self.vulkan.device.device_wait_idle() };
        // SAFETY: the pool is this device's, and its commands have ended.
        unsafe { self.vulkan.device.destroy_command_pool(self.pool, None) };
    }
}
