//! A Vulkan device, a queue, and commands that are waited for.

use std::error::Error;
use std::ffi::CStr;

use ash::{khr, vk};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, DeviceInfo, DeviceMemory, Features,
};

pub(crate) struct Vulkan {
    _entry: ash::Entry,
    instance: ash::Instance,
    pub(crate) device: ash::Device,
    pub(crate) family: u32,
    queue: vk::Queue,
    pool: vk::CommandPool,
    physical_device: vk::PhysicalDevice,
    api_version: u32,
}

const EXTENSIONS: [&CStr; 1] = [khr::external_memory_fd::NAME];

impl Vulkan {
    pub(crate) fn new() -> Result<Self, Box<dyn Error>> {
        // SAFETY: the loader is a Vulkan loader, and stays loaded as long as the entry.
        let entry = unsafe { ash::Entry::load() }
            .map_err(|error| format!("no Vulkan loader (install libvulkan1): {error}"))?;
        let wanted = vk::API_VERSION_1_2;
        let application = vk::ApplicationInfo::default().api_version(wanted);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: the create info is alive; the entry outlives the instance.
        let instance = unsafe { entry.create_instance(&info, None) }.map_err(|result| {
            format!("no Vulkan driver (install mesa-vulkan-drivers): {result}")
        })?;
        // SAFETY: the instance is alive.
        let devices = unsafe { instance.enumerate_physical_devices() }?;
        let physical_device = devices
            .into_iter()
            .find(|device| has_extensions(&instance, *device))
            .ok_or("no Vulkan device has VK_KHR_external_memory_fd")?;
        // SAFETY: the physical device is the instance's.
        let properties = unsafe { instance.get_physical_device_properties(physical_device) };
        // SAFETY: as above.
        let families =
            unsafe { instance.get_physical_device_queue_family_properties(physical_device) };
        let family = families
            .iter()
            .position(|family| family.queue_flags.contains(vk::QueueFlags::GRAPHICS))
            .ok_or("the device has no graphics queue")?;
        let family = u32::try_from(family)?;
        let priorities = [1.0];
        let queues = [vk::DeviceQueueCreateInfo::default()
            .queue_family_index(family)
            .queue_priorities(&priorities)];
        let names = EXTENSIONS.map(CStr::as_ptr);
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&names);
        // SAFETY: the family and the extensions are the device's.
        let device = unsafe { instance.create_device(physical_device, &info, None) }?;
        // SAFETY: the queue was just created with the device.
        let queue = unsafe { device.get_device_queue(family, 0) };
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        // SAFETY: the family is the device's.
        let pool = unsafe { device.create_command_pool(&info, None) }?;
        Ok(Self {
            _entry: entry,
            instance,
            device,
            family,
            queue,
            pool,
            physical_device,
            api_version: wanted.min(properties.api_version),
        })
    }

    /// The device as the library takes it.
    pub(crate) fn sharing(&self) -> Result<Device, vk_fd_import::Error> {
        let info = DeviceInfo {
            instance: &self.instance,
            physical_device: self.physical_device,
            device: &self.device,
            api_version: self.api_version,
            enabled_extensions: &EXTENSIONS,
            enabled_features: Features::empty(),
            queue_family_indices: &[self.family],
            group: &[],
        };
        // SAFETY: the handles were made together just like this; what is made from the result is dropped before them,
        // and every submission is waited for.
        unsafe { Device::new(&info) }
    }

    /// Records commands, submits them and waits.
    pub(crate) fn submit(&self, record: impl FnOnce(vk::CommandBuffer)) -> Result<(), vk::Result> {
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .command_buffer_count(1);
        // SAFETY: the pool is the device's, and this program has one thread.
        let commands = unsafe { self.device.allocate_command_buffers(&info) }?;
        let begin = vk::CommandBufferBeginInfo::default();
        // SAFETY: the command buffer is new.
        unsafe { self.device.begin_command_buffer(commands[0], &begin) }?;
        record(commands[0]);
        // SAFETY: recording has begun.
        unsafe { self.device.end_command_buffer(commands[0]) }?;
        let submits = [vk::SubmitInfo::default().command_buffers(&commands)];
        // SAFETY: the commands are recorded for this family, and this program has one thread.
        unsafe {
            self.device
                .queue_submit(self.queue, &submits, vk::Fence::null())
        }?;
        // SAFETY: as above.
        unsafe { self.device.queue_wait_idle(self.queue) }
    }

    /// Moves an image to another layout and, if the families differ, to another owner.
    pub(crate) fn hand_over(
        &self,
        commands: vk::CommandBuffer,
        image: vk::Image,
        layouts: (vk::ImageLayout, vk::ImageLayout),
        families: (u32, u32),
    ) {
        let access = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let barrier = vk::ImageMemoryBarrier::default()
            .src_access_mask(access)
            .dst_access_mask(access)
            .old_layout(layouts.0)
            .new_layout(layouts.1)
            .src_queue_family_index(families.0)
            .dst_queue_family_index(families.1)
            .image(image)
            .subresource_range(vk::ImageSubresourceRange {
                aspect_mask: vk::ImageAspectFlags::COLOR,
                base_mip_level: 0,
                level_count: 1,
                base_array_layer: 0,
                layer_count: 1,
            });
        let stages = vk::PipelineStageFlags::ALL_COMMANDS;
        let flags = vk::DependencyFlags::empty();
        // SAFETY: the commands are being recorded, and the image is in the layout that the caller names.
        unsafe {
            self.device
                .cmd_pipeline_barrier(commands, stages, stages, flags, &[], &[], &[barrier]);
        }
    }

    /// Copies an image in the layout `GENERAL` out as tightly packed bytes.
    pub(crate) fn read_image(
        &self,
        device: &Device,
        image: &vk_fd_import::Image,
    ) -> Result<Vec<u8>, Box<dyn Error>> {
        let extent = image.description().extent;
        let length = extent.width as usize * extent.height as usize * 4;
        let (buffer, memory) = host_buffer(device, length)?;
        self.submit(|commands| {
            let regions = [whole(extent)];
            let general = vk::ImageLayout::GENERAL;
            // SAFETY: the image is in this layout, and the buffer has room for all its texels.
            unsafe {
                self.device.cmd_copy_image_to_buffer(
                    commands,
                    image.handle(),
                    general,
                    buffer.handle(),
                    &regions,
                );
            }
        })?;
        let mut bytes = vec![0; length];
        memory.read(0, &mut bytes)?;
        Ok(bytes)
    }
}

impl Drop for Vulkan {
    fn drop(&mut self) {
        // SAFETY: every submission was waited for, and what was made from the device is gone.
        unsafe { self.device.destroy_command_pool(self.pool, None) };
        // SAFETY: the pool was the last.
        unsafe { self.device.destroy_device(None) };
        // SAFETY: the device was the last.
        unsafe { self.instance.destroy_instance(None) };
    }
}

fn has_extensions(instance: &ash::Instance, device: vk::PhysicalDevice) -> bool {
    // SAFETY: the physical device is the instance's.
    let Ok(found) = (unsafe { instance.enumerate_device_extension_properties(device) }) else {
        return false;
    };
    EXTENSIONS.iter().all(|name| {
        found
            .iter()
            .any(|one| one.extension_name_as_c_str() == Ok(*name))
    })
}

/// A buffer that the host reads and writes.
pub(crate) fn host_buffer(
    device: &Device,
    length: usize,
) -> Result<(Buffer, DeviceMemory), Box<dyn Error>> {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    let description = BufferDescription::new(u64::try_from(length)?, usage);
    let mut buffer = Buffer::new(device, &description, &[])?;
    let host = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
    let memory = Allocation::for_buffer(&buffer, host).allocate(device)?;
    buffer.bind(&memory, 0)?;
    Ok((buffer, memory))
}

/// All of an image's texels, tightly packed in a buffer.
pub(crate) fn whole(extent: vk::Extent3D) -> vk::BufferImageCopy {
    vk::BufferImageCopy::default()
        .image_subresource(colour())
        .image_extent(extent)
}

/// The one layer of the one level.
pub(crate) fn colour() -> vk::ImageSubresourceLayers {
    vk::ImageSubresourceLayers::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .layer_count(1)
}
