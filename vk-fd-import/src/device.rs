//! The Vulkan device that everything here is made from.

use std::ffi::CStr;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ash::{khr, vk};

use crate::Error;
use crate::rules::{DeviceFacts, Extensions, Features};

/// What [`Device::new`] must be told, since Vulkan lets nobody ask a device how it was created.
#[derive(Clone, Copy)]
pub struct DeviceInfo<'a> {
    /// The instance of the physical device.
    pub instance: &'a ash::Instance,
    /// The physical device.
    pub physical_device: vk::PhysicalDevice,
    /// The logical device made from it.
    pub device: &'a ash::Device,
    /// The Vulkan version in use: the lower one of the instance's and the device's.
    pub api_version: u32,
    /// The device extensions given to `vkCreateDevice`. One that is missing here counts as not enabled.
    pub enabled_extensions: &'a [&'a CStr],
    /// The features given to `vkCreateDevice`, of those that matter here: `TIMELINE_SEMAPHORE` for
    /// timelines. One that is missing here counts as not enabled.
    pub enabled_features: Features,
    /// The queue families of which queues were created.
    pub queue_family_indices: &'a [u32],
    /// The physical devices of the group, in order; empty for a device of one physical device.
    pub group: &'a [vk::PhysicalDevice],
}

impl fmt::Debug for DeviceInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeviceInfo")
            .field("physical_device", &self.physical_device)
            .field("device", &self.device.handle())
            .field("api_version", &self.api_version)
            .field("enabled_extensions", &self.enabled_extensions)
            .field("enabled_features", &self.enabled_features)
            .field("queue_family_indices", &self.queue_family_indices)
            .field("group", &self.group)
            .finish_non_exhaustive()
    }
}

/// A Vulkan device whose facts are known; cheap to clone.
///
/// Everything made from it holds a clone. The Vulkan objects themselves stay the caller's: dropping
/// the last clone destroys nothing.
#[derive(Clone)]
pub struct Device {
    inner: Arc<Inner>,
}

struct Inner {
    instance: ash::Instance,
    physical_device: vk::PhysicalDevice,
    device: ash::Device,
    memory_fd: Option<khr::external_memory_fd::Device>,
    semaphore_fd: Option<khr::external_semaphore_fd::Device>,
    facts: DeviceFacts,
    /// Live allocations made through this crate.
    allocations: AtomicU64,
    /// The process that the device belongs to.
    process: u32,
}

impl Device {
    /// Takes the caller's device and reads its facts.
    ///
    /// This is the one place where this crate believes what it is told about Vulkan handles; after
    /// it, all but the calls marked `unsafe` is safe.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] below Vulkan 1.1.
    ///
    /// # Safety
    ///
    /// - The handles are live and belong together, and they stay so until the last clone of this
    ///   `Device` and the last object made from it are gone. In a forked child nothing is called;
    ///   a drop there calls nothing either.
    /// - Version, extensions, features, queue families and group are those of `vkCreateInstance`
    ///   and `vkCreateDevice`.
    /// - Before an object made from this device is dropped, all queue work that uses it has ended.
    /// - Where Vulkan wants a handle that this crate lends (`handle()`) synchronised externally, the
    ///   caller sees to it; a lent handle is not destroyed, freed, bound or mapped by the caller.
    pub unsafe fn new(info: &DeviceInfo<'_>) -> Result<Self, Error> {
        let extensions = Extensions::from_names(info.enabled_extensions);
        // SAFETY: the caller vouches that the handles are live and belong together.
        let facts = unsafe {
            DeviceFacts::query(
                info.instance,
                info.physical_device,
                info.api_version,
                extensions,
                info.enabled_features,
                info.group,
            )
        }?;
        let facts = facts.with_created_queue_families(info.queue_family_indices);
        let memory_fd = extensions
            .contains(Extensions::EXTERNAL_MEMORY_FD)
            .then(|| khr::external_memory_fd::Device::new(info.instance, info.device));
        let semaphore_fd = extensions
            .contains(Extensions::EXTERNAL_SEMAPHORE_FD)
            .then(|| khr::external_semaphore_fd::Device::new(info.instance, info.device));
        Ok(Self {
            inner: Arc::new(Inner {
                instance: info.instance.clone(),
                physical_device: info.physical_device,
                device: info.device.clone(),
                memory_fd,
                semaphore_fd,
                facts,
                allocations: AtomicU64::new(0),
                process: std::process::id(),
            }),
        })
    }

    /// Whether this process is a forked child of the one that the device belongs to: what is dropped
    /// here is the parent's, and no driver is called.
    pub(crate) fn is_forked(&self) -> bool {
        std::process::id() != self.inner.process
    }

    /// What is known about the device; all that validation asks for.
    #[must_use]
    pub fn facts(&self) -> &DeviceFacts {
        &self.inner.facts
    }

    /// The device as ash has it.
    #[must_use]
    pub fn raw(&self) -> &ash::Device {
        &self.inner.device
    }

    /// The instance as ash has it.
    #[must_use]
    pub fn instance(&self) -> &ash::Instance {
        &self.inner.instance
    }

    /// The physical device.
    #[must_use]
    pub fn physical_device(&self) -> vk::PhysicalDevice {
        self.inner.physical_device
    }

    /// How many allocations made through this crate are alive, imports included.
    #[must_use]
    pub fn live_allocations(&self) -> u64 {
        self.inner.allocations.load(Ordering::Relaxed)
    }

    pub(crate) fn count_allocation(&self) {
        self.inner.allocations.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn uncount_allocation(&self) {
        self.inner.allocations.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn memory_fd_calls(&self) -> Result<&khr::external_memory_fd::Device, Error> {
        self.inner.memory_fd.as_ref().ok_or(Error::Unsupported {
            what: "VK_KHR_external_memory_fd is not enabled on the device: name it at vkCreateDevice \
                   and in DeviceInfo::enabled_extensions",
        })
    }

    pub(crate) fn semaphore_fd_calls(&self) -> Result<&khr::external_semaphore_fd::Device, Error> {
        self.inner.semaphore_fd.as_ref().ok_or(Error::Unsupported {
            what: "VK_KHR_external_semaphore_fd is not enabled on the device: name it at \
                   vkCreateDevice and in DeviceInfo::enabled_extensions",
        })
    }

    /// Whether both are the same logical device.
    #[must_use]
    pub fn is_same_as(&self, other: &Self) -> bool {
        self.inner.device.handle() == other.inner.device.handle()
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Device")
            .field("name", &self.inner.facts.name)
            .field("handle", &self.inner.device.handle())
            .finish_non_exhaustive()
    }
}
