//! A Vulkan instance and device with everything that sharing memory needs.

use std::ffi::{CStr, CString, c_void};
use std::sync::{Mutex, OnceLock, PoisonError};

use ash::{ext, khr, vk};
use vk_fd_import::{Device, DeviceInfo, Features};

/// The device extensions that are enabled where the device has them.
const WANTED: [&CStr; 8] = [
    khr::external_memory_fd::NAME,
    khr::external_semaphore_fd::NAME,
    khr::external_fence_fd::NAME,
    ext::external_memory_dma_buf::NAME,
    ext::image_drm_format_modifier::NAME,
    ext::external_memory_host::NAME,
    ext::queue_family_foreign::NAME,
    ext::pci_bus_info::NAME,
];

const VALIDATION: &CStr = c"VK_LAYER_KHRONOS_validation";
const NVIDIA: u32 = 0x10de;

/// What to bring up. The plain [`Setup::new`] takes the first device and enables all that it has of what sharing needs.
#[derive(Clone, Debug)]
pub struct Setup {
    api_version: u32,
    validated: bool,
    nvidia: bool,
    /// How many fitting devices to pass over.
    pass: usize,
    only: Option<Vec<&'static CStr>>,
    grouped: bool,
}

impl Setup {
    #[expect(
        clippy::new_without_default,
        reason = "a default device is nothing to make unasked"
    )]
    pub fn new() -> Self {
        Self {
            api_version: vk::API_VERSION_1_3,
            validated: false,
            nvidia: false,
            pass: 0,
            only: None,
            grouped: false,
        }
    }

    /// Loads the Khronos validation layer; what it says is in [`Vulkan::messages`].
    pub fn validated(mut self) -> Self {
        self.validated = true;
        self
    }

    /// Takes the first NVIDIA device and fails without one.
    pub fn nvidia(mut self) -> Self {
        self.nvidia = true;
        self
    }

    /// Takes the NVIDIA device with this number in Vulkan's order, from 0, and fails without it.
    pub fn nvidia_number(mut self, number: usize) -> Self {
        self.nvidia = true;
        self.pass = number;
        self
    }

    /// Asks for another Vulkan version than 1.3.
    pub fn api_version(mut self, version: u32) -> Self {
        self.api_version = version;
        self
    }

    /// Enables exactly these device extensions.
    pub fn extensions(mut self, names: &[&'static CStr]) -> Self {
        self.only = Some(names.to_vec());
        self
    }

    /// Creates the device from all devices of its group, in order.
    pub fn grouped(mut self) -> Self {
        self.grouped = true;
        self
    }

    /// Creates instance, device, queues and a command pool.
    pub fn bring_up(self) -> Vulkan {
        Vulkan::bring_up(&self)
    }
}

/// What the validation layer or a driver reported.
#[derive(Clone, Debug)]
pub struct Message {
    /// The message's id: `VUID-…` for a broken valid-usage rule.
    pub id: String,
    pub text: String,
    pub severity: vk::DebugUtilsMessageSeverityFlagsEXT,
}

type Messages = Mutex<Vec<Message>>;

/// A Vulkan device, ready to use. Waits for the device and destroys everything when dropped; what was made from it
/// must be gone by then.
pub struct Vulkan {
    pub entry: ash::Entry,
    pub instance: ash::Instance,
    pub physical_device: vk::PhysicalDevice,
    pub properties: vk::PhysicalDeviceProperties,
    pub device_uuid: [u8; 16],
    pub driver_uuid: [u8; 16],
    pub driver_name: String,
    pub device: ash::Device,
    /// The version in use: the lower of what was asked for and what the device has.
    pub api_version: u32,
    /// The device extensions that are enabled.
    pub extensions: Vec<&'static CStr>,
    /// The devices of the group that the device was created from; empty without [`Setup::grouped`].
    pub group: Vec<vk::PhysicalDevice>,
    /// Whether the feature `timelineSemaphore` is enabled.
    pub timeline: bool,
    /// A family for graphics, compute and copies, and its queue.
    pub queue_family: u32,
    pub queue: vk::Queue,
    /// A family for copies only, and its queue, where there is one.
    pub copy_queue: Option<(u32, vk::Queue)>,
    pub memory: vk::PhysicalDeviceMemoryProperties,
    pub memory_fd: Option<khr::external_memory_fd::Device>,
    pub semaphore_fd: Option<khr::external_semaphore_fd::Device>,
    pub(crate) pool: vk::CommandPool,
    debug: Option<(ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT)>,
    messages: Box<Messages>,
}

impl std::fmt::Debug for Vulkan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vulkan")
            .field("device", &self.name())
            .field("driver", &self.driver_name)
            .field("extensions", &self.extensions)
            .finish_non_exhaustive()
    }
}

impl Vulkan {
    /// [`Setup::new`], brought up.
    #[expect(
        clippy::new_without_default,
        reason = "a default device is nothing to make unasked"
    )]
    pub fn new() -> Self {
        Setup::new().bring_up()
    }

    /// The first NVIDIA device.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn nvidia() -> Self {
        Setup::new().nvidia().bring_up()
    }

    fn bring_up(setup: &Setup) -> Self {
        // SAFETY: the loader's library is a Vulkan loader and stays loaded as long as `entry`, which this owns.
        let entry = unsafe { ash::Entry::load() }
            .unwrap_or_else(|error| panic!("no Vulkan loader ({error}): run tests/setup.sh"));
        let messages: Box<Messages> = Box::default();
        if setup.nvidia {
            keep_driver_loaded(&entry);
        }
        let instance = create_instance(&entry, setup);
        let debug = setup
            .validated
            .then(|| listen(&entry, &instance, &messages));
        let physical_device = choose(&instance, setup);

        let mut id = vk::PhysicalDeviceIDProperties::default();
        let mut driver = vk::PhysicalDeviceDriverProperties::default();
        let mut properties = vk::PhysicalDeviceProperties2::default()
            .push_next(&mut id)
            .push_next(&mut driver);
        // SAFETY: the device is one of this instance's; the chain is made of properties of Vulkan 1.2.
        unsafe { instance.get_physical_device_properties2(physical_device, &mut properties) };
        let properties = properties.properties;
        let driver_name = chars(&driver.driver_name);

        let mut has_timeline = vk::PhysicalDeviceTimelineSemaphoreFeatures::default();
        let mut features = vk::PhysicalDeviceFeatures2::default().push_next(&mut has_timeline);
        // SAFETY: the device is one of this instance's; the chain is made of features of Vulkan 1.2.
        unsafe { instance.get_physical_device_features2(physical_device, &mut features) };
        let timeline = has_timeline.timeline_semaphore == vk::TRUE;

        let extensions = extensions_to_enable(&instance, physical_device, setup);
        let (queue_family, copy_family) = queue_families(&instance, physical_device);
        let priorities = [1.0];
        let queue_infos: Vec<_> = [Some(queue_family), copy_family]
            .into_iter()
            .flatten()
            .map(|family| {
                vk::DeviceQueueCreateInfo::default()
                    .queue_family_index(family)
                    .queue_priorities(&priorities)
            })
            .collect();
        let names: Vec<_> = extensions.iter().map(|name| name.as_ptr()).collect();
        let mut enable_timeline =
            vk::PhysicalDeviceTimelineSemaphoreFeatures::default().timeline_semaphore(timeline);
        let group = if setup.grouped {
            group_of(&instance, physical_device)
        } else {
            Vec::new()
        };
        let mut of_group = vk::DeviceGroupDeviceCreateInfo::default().physical_devices(&group);
        let mut info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queue_infos)
            .enabled_extension_names(&names)
            .push_next(&mut enable_timeline);
        if setup.grouped {
            info = info.push_next(&mut of_group);
        }
        // SAFETY: families, extensions and features are the ones that the device reported.
        let device = unsafe { instance.create_device(physical_device, &info, None) }
            .expect("vkCreateDevice");
        // SAFETY: the family and its queue 0 are in the device's create info.
        let queue = unsafe { device.get_device_queue(queue_family, 0) };
        // SAFETY: the same.
        let copy_queue =
            copy_family.map(|family| (family, unsafe { device.get_device_queue(family, 0) }));
        let pool_info = vk::CommandPoolCreateInfo::default()
            .flags(vk::CommandPoolCreateFlags::TRANSIENT)
            .queue_family_index(queue_family);
        // SAFETY: the family is one that the device was created with.
        let pool =
            unsafe { device.create_command_pool(&pool_info, None) }.expect("vkCreateCommandPool");
        // SAFETY: the device is one of this instance's.
        let memory = unsafe { instance.get_physical_device_memory_properties(physical_device) };
        let memory_fd = extensions
            .contains(&khr::external_memory_fd::NAME)
            .then(|| khr::external_memory_fd::Device::new(&instance, &device));
        let semaphore_fd = extensions
            .contains(&khr::external_semaphore_fd::NAME)
            .then(|| khr::external_semaphore_fd::Device::new(&instance, &device));
        Self {
            physical_device,
            properties,
            device_uuid: id.device_uuid,
            driver_uuid: id.driver_uuid,
            driver_name,
            api_version: setup.api_version.min(properties.api_version),
            extensions,
            group,
            timeline,
            queue_family,
            queue,
            copy_queue,
            memory,
            memory_fd,
            semaphore_fd,
            pool,
            debug,
            messages,
            device,
            instance,
            entry,
        }
    }

    /// The device's name.
    pub fn name(&self) -> String {
        chars(&self.properties.device_name)
    }

    /// This device as `vk-fd-import` takes it. What is made from it must be dropped before this is.
    pub fn sharing(&self) -> Device {
        let mut families = vec![self.queue_family];
        families.extend(self.copy_queue.map(|(family, _)| family));
        let enabled_features = if self.timeline {
            Features::TIMELINE_SEMAPHORE
        } else {
            Features::empty()
        };
        let info = DeviceInfo {
            instance: &self.instance,
            physical_device: self.physical_device,
            device: &self.device,
            api_version: self.api_version,
            enabled_extensions: &self.extensions,
            enabled_features,
            queue_family_indices: &families,
            group: &self.group,
        };
        // SAFETY: the handles were made together, with this version and these extensions, features and families; the
        // test drops what it makes before this, and each of the harness's submissions is waited for.
        unsafe { Device::new(&info) }.expect("vk_fd_import::Device::new")
    }

    /// Whether a device extension is enabled.
    pub fn has(&self, extension: &CStr) -> bool {
        self.extensions.contains(&extension)
    }

    /// The extension functions for memory fds.
    ///
    /// # Panics
    ///
    /// If `VK_KHR_external_memory_fd` is not enabled.
    pub fn memory_fd(&self) -> &khr::external_memory_fd::Device {
        let functions = self.memory_fd.as_ref();
        functions.expect("VK_KHR_external_memory_fd is enabled")
    }

    /// All that the validation layer and the driver said until now.
    pub fn messages(&self) -> Vec<Message> {
        let messages = self.messages.lock();
        messages.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The ids of the valid-usage rules that the validation layer saw broken since the last call.
    pub fn take_vuids(&self) -> Vec<String> {
        assert!(
            self.debug.is_some(),
            "bring the device up with Setup::validated"
        );
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = std::mem::take(&mut *messages);
        let ids = taken.into_iter().map(|message| message.id);
        ids.filter(|id| id.starts_with("VUID-")).collect()
    }

    /// The first memory type among `bits` that has all of `flags`.
    pub fn memory_type(&self, bits: u32, flags: vk::MemoryPropertyFlags) -> Option<u32> {
        (0..self.memory.memory_type_count).find(|&index| {
            let memory_type = self.memory.memory_types[index as usize];
            bits & (1 << index) != 0 && memory_type.property_flags.contains(flags)
        })
    }
}

impl Drop for Vulkan {
    fn drop(&mut self) {
        // SAFETY: no other thread uses the queues while this is dropped.
        let idle = unsafe { self.device.device_wait_idle() };
        // SAFETY: nothing of the pool runs any more.
        unsafe { self.device.destroy_command_pool(self.pool, None) };
        // SAFETY: what was made from the device is gone, as this type's documentation asks.
        unsafe { self.device.destroy_device(None) };
        if let Some((functions, messenger)) = self.debug.take() {
            // SAFETY: the messenger is this instance's; its callback runs in no call any more.
            unsafe { functions.destroy_debug_utils_messenger(messenger, None) };
        }
        // SAFETY: the device and the messenger, all that was made from the instance, are gone.
        unsafe { self.instance.destroy_instance(None) };
        if let Err(result) = idle
            && !std::thread::panicking()
        {
            eprintln!("vkDeviceWaitIdle: {result}");
        }
    }
}

fn create_instance(entry: &ash::Entry, setup: &Setup) -> ash::Instance {
    let application = vk::ApplicationInfo::default().api_version(setup.api_version);
    let (mut layers, mut extensions) = (Vec::new(), Vec::new());
    if setup.validated {
        assert!(
            has_validation_layer(entry),
            "the Khronos validation layer is not in VK_LAYER_PATH: run tests/setup.sh --all, and the test on_each driver"
        );
        layers.push(VALIDATION.as_ptr());
        extensions.push(ext::debug_utils::NAME.as_ptr());
    }
    let info = vk::InstanceCreateInfo::default()
        .application_info(&application)
        .enabled_layer_names(&layers)
        .enabled_extension_names(&extensions);
    // SAFETY: the names are C strings that outlive the call; the entry outlives the instance.
    unsafe { entry.create_instance(&info, None) }.unwrap_or_else(|result| {
        let open = crate::open_fds().len();
        panic!("vkCreateInstance: {result} ({open} fds are open): run tests/setup.sh --all")
    })
}

/// Keeps one instance for the life of the process. NVIDIA's driver can be loaded only some tens of times in one process: the thread-local storage that
/// each load takes is not given back, and then no driver is found.
fn keep_driver_loaded(entry: &ash::Entry) {
    static KEPT: OnceLock<(ash::Entry, ash::Instance)> = OnceLock::new();
    KEPT.get_or_init(|| (entry.clone(), create_instance(entry, &Setup::new())));
}

fn has_validation_layer(entry: &ash::Entry) -> bool {
    // SAFETY: no precondition beyond the loaded entry.
    let layers = unsafe { entry.enumerate_instance_layer_properties() }
        .expect("vkEnumerateInstanceLayerProperties");
    layers
        .iter()
        .any(|layer| layer.layer_name_as_c_str() == Ok(VALIDATION))
}

fn listen(
    entry: &ash::Entry,
    instance: &ash::Instance,
    messages: &Messages,
) -> (ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT) {
    let functions = ext::debug_utils::Instance::new(entry, instance);
    let info = vk::DebugUtilsMessengerCreateInfoEXT::default()
        .message_severity(
            vk::DebugUtilsMessageSeverityFlagsEXT::ERROR
                | vk::DebugUtilsMessageSeverityFlagsEXT::WARNING,
        )
        .message_type(
            vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION
                | vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
        )
        .pfn_user_callback(Some(on_message))
        .user_data(std::ptr::from_ref(messages).cast_mut().cast());
    // SAFETY: the callback has the right signature; its data lives in a box that outlives the messenger.
    let messenger = unsafe { functions.create_debug_utils_messenger(&info, None) }
        .expect("vkCreateDebugUtilsMessengerEXT");
    (functions, messenger)
}

/// # Safety
///
/// Called by the Vulkan implementation with valid pointers, and with the user data that [`listen`] gave.
unsafe extern "system" fn on_message(
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    messages: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the user data is the `Messages` that `listen` was given, alive as long as the messenger.
    let messages = unsafe { &*messages.cast::<Messages>() };
    // SAFETY: Vulkan calls back with valid data.
    let data = unsafe { &*data };
    // SAFETY: the id is null or a C string that lives as long as the call.
    let id = unsafe { data.message_id_name_as_c_str() };
    // SAFETY: the text is null or a C string that lives as long as the call.
    let text = unsafe { data.message_as_c_str() };
    let owned = |text: Option<&CStr>| {
        text.map_or_else(String::new, |text| text.to_string_lossy().into_owned())
    };
    let message = Message {
        id: owned(id),
        text: owned(text),
        severity,
    };
    let mut messages = messages.lock().unwrap_or_else(PoisonError::into_inner);
    messages.push(message);
    vk::FALSE
}

fn choose(instance: &ash::Instance, setup: &Setup) -> vk::PhysicalDevice {
    // SAFETY: the instance is alive.
    let devices =
        unsafe { instance.enumerate_physical_devices() }.expect("vkEnumeratePhysicalDevices");
    let properties =
        // SAFETY: each device is one of this instance's.
        |device| unsafe { instance.get_physical_device_properties(device) };
    let found = devices
        .iter()
        .copied()
        .filter(|&device| !setup.nvidia || properties(device).vendor_id == NVIDIA)
        .nth(setup.pass);
    found.unwrap_or_else(|| {
        let names: Vec<_> = devices
            .iter()
            .map(|&device| chars(&properties(device).device_name))
            .collect();
        let wanted = if setup.nvidia { "NVIDIA GPU" } else { "device" };
        panic!("this test needs a Vulkan {wanted}; the loader shows {names:?}")
    })
}

/// The devices of the group that a device belongs to.
fn group_of(instance: &ash::Instance, device: vk::PhysicalDevice) -> Vec<vk::PhysicalDevice> {
    // SAFETY: the instance is alive, and its version 1.1 or later.
    let count = unsafe { instance.enumerate_physical_device_groups_len() }
        .expect("vkEnumeratePhysicalDeviceGroups");
    let mut groups = vec![vk::PhysicalDeviceGroupProperties::default(); count];
    // SAFETY: as above.
    unsafe { instance.enumerate_physical_device_groups(&mut groups) }
        .expect("vkEnumeratePhysicalDeviceGroups");
    let mut members = groups.iter().map(|group| group.physical_devices_as_slice());
    let found = members.find(|members| members.contains(&device));
    found.expect("every device is of a group").to_vec()
}

fn extensions_to_enable(
    instance: &ash::Instance,
    physical_device: vk::PhysicalDevice,
    setup: &Setup,
) -> Vec<&'static CStr> {
    // SAFETY: the device is one of this instance's.
    let available = unsafe { instance.enumerate_device_extension_properties(physical_device) }
        .expect("vkEnumerateDeviceExtensionProperties");
    let has = |name: &CStr| {
        available
            .iter()
            .any(|one| one.extension_name_as_c_str() == Ok(name))
    };
    match &setup.only {
        Some(names) => {
            for name in names {
                assert!(has(name), "the device has no {}", name.to_string_lossy());
            }
            names.clone()
        }
        None => WANTED.into_iter().filter(|name| has(name)).collect(),
    }
}

/// A family for everything, and one that only copies.
fn queue_families(
    instance: &ash::Instance,
    physical_device: vk::PhysicalDevice,
) -> (u32, Option<u32>) {
    // SAFETY: the device is one of this instance's.
    let families = unsafe { instance.get_physical_device_queue_family_properties(physical_device) };
    let find = |with: vk::QueueFlags, without: vk::QueueFlags| {
        let fits = |flags: vk::QueueFlags| flags.contains(with) && !flags.intersects(without);
        let position = families
            .iter()
            .position(|family| fits(family.queue_flags))?;
        u32::try_from(position).ok()
    };
    let compute = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
    let general = find(compute, vk::QueueFlags::empty())
        .or_else(|| find(vk::QueueFlags::COMPUTE, vk::QueueFlags::empty()))
        .expect("a queue family with compute");
    (general, find(vk::QueueFlags::TRANSFER, compute))
}

fn chars(text: &[std::ffi::c_char]) -> String {
    let bytes: Vec<u8> = text
        .iter()
        .take_while(|&&c| c != 0)
        .map(|&c| c.cast_unsigned())
        .collect();
    let text = CString::new(bytes).expect("a text up to its first zero");
    text.to_string_lossy().into_owned()
}
