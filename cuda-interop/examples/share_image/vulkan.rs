//! A Vulkan instance and device made with ash, as any application would.

use std::ffi::CStr;

use ash::{khr, vk};
use cuda_interop::{
    BufferDescription, ImageState, ImageTransfer, SharedImage, VulkanIdentity, vulkan::Allocation,
    vulkan::Buffer, vulkan::Device, vulkan::DeviceInfo, vulkan::Features,
};

use crate::Result;

/// A Vulkan instance and what devices it shows.
pub struct Instance {
    _entry: ash::Entry,
    raw: ash::Instance,
    devices: Vec<VulkanIdentity>,
}

impl Instance {
    pub fn new() -> Result<Self> {
        // SAFETY: the loader is loaded as the system has it, and stays loaded with `entry`.
        let entry = unsafe { ash::Entry::load() }.map_err(|error| {
            format!("no Vulkan loader ({error}): install libvulkan1, or run tests/setup.sh")
        })?;
        let application = vk::ApplicationInfo::default()
            .application_name(c"share_image")
            .api_version(vk::API_VERSION_1_2);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: the create-info is complete and lives through the call.
        let raw = unsafe { entry.create_instance(&info, None) }.map_err(|result| {
            format!("no Vulkan instance ({result}): install a Vulkan driver, or run tests/setup.sh")
        })?;
        let mut instance = Self {
            _entry: entry,
            raw,
            devices: Vec::new(),
        };
        // SAFETY: the instance was made just now, for Vulkan 1.2.
        instance.devices = unsafe { VulkanIdentity::list(&instance.raw) }?;
        if instance.devices.is_empty() {
            return Err("no Vulkan device: install a Vulkan driver, or run tests/setup.sh".into());
        }
        Ok(instance)
    }

    pub fn devices(&self) -> &[VulkanIdentity] {
        &self.devices
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: devices borrow the instance, so none is left.
        unsafe { self.raw.destroy_instance(None) };
    }
}

/// A timeline semaphore and a value to wait for or to signal.
pub type Point = (vk::Semaphore, u64);

/// A mip level as Vulkan read it back: RGBA, 8 bits each, row by row.
pub struct LevelTexels {
    pub width: u32,
    pub height: u32,
    pub texels: Vec<u8>,
}

/// A Vulkan device with one queue.
pub struct Vulkan<'instance> {
    instance: &'instance Instance,
    physical_device: vk::PhysicalDevice,
    device: ash::Device,
    extensions: Vec<&'static CStr>,
    timelines: bool,
    family: u32,
    queue: vk::Queue,
    pool: vk::CommandPool,
    limit: u32,
}

impl<'instance> Vulkan<'instance> {
    pub fn new(instance: &'instance Instance, physical_device: vk::PhysicalDevice) -> Result<Self> {
        let raw = &instance.raw;
        // SAFETY: the device was enumerated from this instance; so for the queries below.
        let offered = unsafe { raw.enumerate_device_extension_properties(physical_device) }?;
        let offers = |name: &CStr| {
            offered
                .iter()
                .any(|extension| extension.extension_name_as_c_str() == Ok(name))
        };
        if !offers(khr::external_memory_fd::NAME) {
            return Err("the Vulkan device does not offer VK_KHR_external_memory_fd: choose another with --device, or install another driver".into());
        }
        let mut extensions = vec![khr::external_memory_fd::NAME];
        if offers(khr::external_semaphore_fd::NAME) {
            extensions.push(khr::external_semaphore_fd::NAME);
        }
        // SAFETY: as above.
        let properties = unsafe { raw.get_physical_device_properties(physical_device) };
        let timelines = extensions.len() == 2 && shares_timelines(raw, physical_device);
        let family = cheapest_family(raw, physical_device)?;
        let queues = [vk::DeviceQueueCreateInfo::default()
            .queue_family_index(family)
            .queue_priorities(&[1.0])];
        let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
        let mut timeline_feature =
            vk::PhysicalDeviceTimelineSemaphoreFeatures::default().timeline_semaphore(timelines);
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&names)
            .push_next(&mut timeline_feature);
        // SAFETY: extensions and feature are offered by the device; all pointers live through the call.
        let device = unsafe { raw.create_device(physical_device, &info, None) }?;
        // SAFETY: the device was made with one queue of this family.
        let queue = unsafe { device.get_device_queue(family, 0) };
        let pool_info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        // SAFETY: the family is one of the device's.
        let pool = unsafe { device.create_command_pool(&pool_info, None) };
        let pool = pool.inspect_err(|_| {
            // SAFETY: nothing was made from the device.
            unsafe { device.destroy_device(None) };
        })?;
        Ok(Self {
            instance,
            physical_device,
            device,
            extensions,
            timelines,
            family,
            queue,
            pool,
            limit: properties.limits.max_image_dimension2_d,
        })
    }

    pub fn check_size(&self, width: u32, height: u32) -> Result<()> {
        let limit = self.limit;
        if width > limit || height > limit {
            return Err(format!(
                "--size {width}x{height}: the device holds images of at most {limit}x{limit}"
            )
            .into());
        }
        Ok(())
    }

    /// The device for vk-fd-import and cuda-interop.
    pub fn share(&self) -> Result<Device> {
        let mut features = Features::empty();
        features.set(Features::TIMELINE_SEMAPHORE, self.timelines);
        let info = DeviceInfo {
            instance: &self.instance.raw,
            physical_device: self.physical_device,
            device: &self.device,
            api_version: vk::API_VERSION_1_2,
            enabled_extensions: &self.extensions,
            enabled_features: features,
            queue_family_indices: &[self.family],
            group: &[],
        };
        // SAFETY: these are the arguments that the device was made with; what is made from the result is dropped in `share::share`, before the
        // device, and all queue work is waited for.
        Ok(unsafe { Device::new(&info) }?)
    }

    pub fn queue_family(&self) -> u32 {
        self.family
    }

    pub fn has_timelines(&self) -> bool {
        self.timelines
    }

    /// Submits barriers that hand images over, between a wait and a signal.
    pub fn submit(
        &self,
        wait: Option<Point>,
        signal: Option<Point>,
        transfers: &[ImageTransfer],
    ) -> Result<()> {
        self.submit_commands(wait, signal, |commands| {
            for transfer in transfers {
                // SAFETY: `commands` is being recorded; the image outlives the submission, which is waited for before it is dropped.
                unsafe { transfer.record(&self.device, commands) };
            }
        })
    }

    fn submit_commands(
        &self,
        wait: Option<Point>,
        signal: Option<Point>,
        record: impl FnOnce(vk::CommandBuffer),
    ) -> Result<()> {
        let allocate = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        // SAFETY: the pool is the device's; its buffers are freed with it.
        let commands = unsafe { self.device.allocate_command_buffers(&allocate) }?;
        let begin = vk::CommandBufferBeginInfo::default()
            .flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        // SAFETY: a new command buffer, recorded by this thread alone.
        unsafe { self.device.begin_command_buffer(commands[0], &begin) }?;
        record(commands[0]);
        // SAFETY: recording was begun above.
        unsafe { self.device.end_command_buffer(commands[0]) }?;
        let split = |point: Option<Point>| {
            let (semaphores, values): (Vec<_>, Vec<_>) = point.into_iter().unzip();
            (semaphores, values)
        };
        let (waits, wait_values) = split(wait);
        let (signals, signal_values) = split(signal);
        let stages = vec![vk::PipelineStageFlags::ALL_COMMANDS; waits.len()];
        let mut values = vk::TimelineSemaphoreSubmitInfo::default()
            .wait_semaphore_values(&wait_values)
            .signal_semaphore_values(&signal_values);
        let mut submit = vk::SubmitInfo::default()
            .command_buffers(&commands)
            .wait_semaphores(&waits)
            .wait_dst_stage_mask(&stages)
            .signal_semaphores(&signals);
        if self.timelines {
            submit = submit.push_next(&mut values);
        }
        // SAFETY: the commands are recorded, the semaphores alive, and this thread alone uses the queue.
        unsafe {
            self.device
                .queue_submit(self.queue, &[submit], vk::Fence::null())
        }?;
        Ok(())
    }

    pub fn wait_idle(&self) -> Result<()> {
        // SAFETY: this thread alone uses the queue.
        Ok(unsafe { self.device.queue_wait_idle(self.queue) }?)
    }

    /// Takes the image from CUDA once `after` is reached, and copies all its levels to the host.
    pub fn read_back(&self, image: &SharedImage, after: Option<Point>) -> Result<Vec<LevelTexels>> {
        let mut regions = Vec::new();
        let mut size = 0;
        for level in (0..image.cuda().levels()).map(|index| image.level(index)) {
            let level = level?;
            let subresource = vk::ImageSubresourceLayers {
                aspect_mask: vk::ImageAspectFlags::COLOR,
                mip_level: level.index(),
                base_array_layer: 0,
                layer_count: 1,
            };
            regions.push(
                vk::BufferImageCopy::default()
                    .buffer_offset(size)
                    .image_subresource(subresource)
                    .image_extent(vk::Extent3D {
                        width: level.width(),
                        height: level.height(),
                        depth: 1,
                    }),
            );
            size += level.bytes();
        }
        let device = self.share()?;
        let usage = vk::BufferUsageFlags::TRANSFER_DST;
        let mut buffer = Buffer::new(&device, &BufferDescription::new(size, usage), &[])?;
        let visible =
            vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let memory = Allocation::for_buffer(&buffer, visible).allocate(&device)?;
        buffer.bind(&memory, 0)?;
        self.submit_commands(after, None, |commands| {
            let transfer = image.acquire(self.family, ImageState::TRANSFER_SOURCE);
            // SAFETY: `commands` is being recorded; image and buffer live until the queue is waited for below.
            unsafe { transfer.record(&self.device, commands) };
            // SAFETY: as above; the regions lie in image and buffer, and the barrier has put the image into the layout named.
            unsafe {
                self.device.cmd_copy_image_to_buffer(
                    commands,
                    image.handle(),
                    transfer.barrier.new_layout,
                    buffer.handle(),
                    &regions,
                );
            }
        })?;
        self.wait_idle()?;
        let mut bytes = vec![0; usize::try_from(size)?];
        memory.read(0, &mut bytes)?;
        let mut rest = bytes.as_slice();
        let mut levels = Vec::new();
        for region in regions {
            let extent = region.image_extent;
            let (texels, after) = rest.split_at(extent.width as usize * extent.height as usize * 4);
            levels.push(LevelTexels {
                width: extent.width,
                height: extent.height,
                texels: texels.to_vec(),
            });
            rest = after;
        }
        Ok(levels)
    }
}

impl Drop for Vulkan<'_> {
    fn drop(&mut self) {
        // SAFETY: nothing is submitted from elsewhere; an error means that the device is lost, and with it all work.
        let _ = unsafe { self.device.device_wait_idle() };
        // SAFETY: the pool is the device's, and its commands have ended.
        unsafe { self.device.destroy_command_pool(self.pool, None) };
        // SAFETY: all that was made from the device is gone.
        unsafe { self.device.destroy_device(None) };
    }
}

/// Whether the device has timeline semaphores that can be exported as an fd. The semaphore type is chained: a device may share binary ones only.
fn shares_timelines(instance: &ash::Instance, device: vk::PhysicalDevice) -> bool {
    let mut timeline = vk::PhysicalDeviceTimelineSemaphoreFeatures::default();
    let mut features = vk::PhysicalDeviceFeatures2::default().push_next(&mut timeline);
    // SAFETY: the device was enumerated from this instance; the chain is of Vulkan 1.2.
    unsafe { instance.get_physical_device_features2(device, &mut features) };
    if timeline.timeline_semaphore == vk::FALSE {
        return false;
    }
    let mut kind =
        vk::SemaphoreTypeCreateInfo::default().semaphore_type(vk::SemaphoreType::TIMELINE);
    let info = vk::PhysicalDeviceExternalSemaphoreInfo::default()
        .handle_type(vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD)
        .push_next(&mut kind);
    let mut properties = vk::ExternalSemaphoreProperties::default();
    // SAFETY: as above.
    unsafe {
        instance.get_physical_device_external_semaphore_properties(device, &info, &mut properties);
    }
    properties
        .external_semaphore_features
        .contains(vk::ExternalSemaphoreFeatureFlags::EXPORTABLE)
}

/// A family that only transfers, where there is one: it makes hand-offs between Vulkan and CUDA many times cheaper.
fn cheapest_family(instance: &ash::Instance, device: vk::PhysicalDevice) -> Result<u32> {
    let engine = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
    // SAFETY: the device was enumerated from this instance.
    let families = unsafe { instance.get_physical_device_queue_family_properties(device) };
    (0u32..)
        .zip(&families)
        .filter(|(_, family)| {
            family
                .queue_flags
                .intersects(vk::QueueFlags::TRANSFER | engine)
        })
        .min_by_key(|(_, family)| family.queue_flags.intersects(engine))
        .map(|(index, _)| index)
        .ok_or_else(|| "the Vulkan device has no queue that transfers".into())
}
