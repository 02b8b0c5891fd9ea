//! The software Vulkan devices of this process: their UUIDs become those of the double's devices.

use std::ffi::CStr;
use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::OnceLock;

use ash::vk;

use crate::payload::{self, Family, Form};

/// One device of the double.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) name: String,
    pub(crate) uuid: [u8; 16],
    pub(crate) family: Option<Family>,
    physical: Option<vk::PhysicalDevice>,
    form: OnceLock<Option<Form>>,
}

struct Vulkan {
    /// Keeps the loader in the process.
    _entry: ash::Entry,
    instance: ash::Instance,
}

static VULKAN: OnceLock<Option<Vulkan>> = OnceLock::new();
static DEVICES: OnceLock<Vec<Device>> = OnceLock::new();

/// `UUID[=NAME]` (32 hexadecimal digits), separated by commas: these devices instead of Vulkan's.
const DEVICES_VARIABLE: &str = "CUDA_INTEROP_DOUBLE_DEVICES";

/// All devices. The first call asks Vulkan; the answer stays.
pub(crate) fn devices() -> &'static [Device] {
    DEVICES.get_or_init(|| match std::env::var(DEVICES_VARIABLE) {
        Ok(list) => list.split(',').filter_map(parse).collect(),
        Err(_) => found(),
    })
}

fn parse(text: &str) -> Option<Device> {
    let (digits, name) = text.split_once('=').unwrap_or((text, "listed device"));
    let number = u128::from_str_radix(digits.trim(), 16).ok()?;
    let uuid = number.to_be_bytes();
    let same = found().into_iter().find(|device| device.uuid == uuid);
    Some(Device {
        name: format!("CUDA test double ({name})"),
        uuid,
        family: same.as_ref().and_then(|device| device.family),
        physical: same.and_then(|device| device.physical),
        form: OnceLock::new(),
    })
}

fn vulkan() -> Option<&'static Vulkan> {
    // The instance is never destroyed: the driver libraries stay loaded as a real CUDA driver would.
    let vulkan = VULKAN.get_or_init(|| {
        // SAFETY: loading the system's Vulkan loader runs its initialisers, as any Vulkan program does.
        let entry = unsafe { ash::Entry::load() }.ok()?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_1);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: the structures are valid and outlive the call; no extension or layer is named.
        let instance = unsafe { entry.create_instance(&info, None) }.ok()?;
        Some(Vulkan {
            _entry: entry,
            instance,
        })
    });
    vulkan.as_ref()
}

fn found() -> Vec<Device> {
    let Some(vulkan) = vulkan() else {
        return Vec::new();
    };
    // SAFETY: the instance is alive for the rest of the process.
    let physical = unsafe { vulkan.instance.enumerate_physical_devices() }.unwrap_or_default();
    let mut devices: Vec<Device> = Vec::new();
    for device in physical {
        if let Some(device) = describe(&vulkan.instance, device)
            && devices.iter().all(|other| other.uuid != device.uuid)
        {
            devices.push(device);
        }
    }
    devices
}

fn describe(instance: &ash::Instance, physical: vk::PhysicalDevice) -> Option<Device> {
    let mut ids = vk::PhysicalDeviceIDProperties::default();
    let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut ids);
    // SAFETY: the physical device is the instance's, which was made for Vulkan 1.1 where the
    // function is core; the chain is valid.
    unsafe { instance.get_physical_device_properties2(physical, &mut properties) };
    let properties = properties.properties;
    if properties.device_type != vk::PhysicalDeviceType::CPU {
        return None;
    }
    let name = properties.device_name_as_c_str().unwrap_or(c"unnamed");
    let name = name.to_string_lossy();
    let family = if name.contains("llvmpipe") {
        Some(Family::Llvmpipe)
    } else if name.contains("SwiftShader") {
        Some(Family::SwiftShader)
    } else {
        None
    };
    Some(Device {
        name: format!("CUDA test double ({name})"),
        uuid: ids.device_uuid,
        family,
        physical: Some(physical),
        form: OnceLock::new(),
    })
}

impl Device {
    /// How this device's llvmpipe shares memory, learnt from memory that it exports.
    pub(crate) fn form(&self) -> Option<Form> {
        *self.form.get_or_init(|| {
            let instance = &vulkan()?.instance;
            learn_form(instance, self.physical?)
        })
    }
}

fn learn_form(instance: &ash::Instance, physical: vk::PhysicalDevice) -> Option<Form> {
    let priorities = [1.0];
    let queues = [vk::DeviceQueueCreateInfo::default()
        .queue_family_index(0)
        .queue_priorities(&priorities)];
    let extensions: [&CStr; 1] = [ash::khr::external_memory_fd::NAME];
    let extensions = extensions.map(CStr::as_ptr);
    let info = vk::DeviceCreateInfo::default()
        .queue_create_infos(&queues)
        .enabled_extension_names(&extensions);
    // SAFETY: the physical device is the instance's; a missing extension is an error, not a fault.
    let device = unsafe { instance.create_device(physical, &info, None) }.ok()?;
    let form = exported_form(instance, &device);
    // SAFETY: everything made from the device was freed in the call above.
    unsafe { device.destroy_device(None) };
    form
}

fn exported_form(instance: &ash::Instance, device: &ash::Device) -> Option<Form> {
    let handle_type = vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD;
    let mut export = vk::ExportMemoryAllocateInfo::default().handle_types(handle_type);
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(4096)
        .memory_type_index(0)
        .push_next(&mut export);
    // SAFETY: the device is alive; memory type 0 exists on every device.
    let memory = unsafe { device.allocate_memory(&info, None) }.ok()?;
    let fds = ash::khr::external_memory_fd::Device::new(instance, device);
    let info = vk::MemoryGetFdInfoKHR::default()
        .memory(memory)
        .handle_type(handle_type);
    // SAFETY: the memory was allocated for export as this handle type and the extension is enabled.
    let fd = unsafe { fds.get_memory_fd(&info) };
    // SAFETY: the memory is this function's own and nothing uses it.
    unsafe { device.free_memory(memory, None) };
    let fd = fd.ok().filter(|fd| *fd >= 0)?;
    // SAFETY: the driver just handed this number over.
    payload::llvmpipe_form(unsafe { OwnedFd::from_raw_fd(fd) })
}
