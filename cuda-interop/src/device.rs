//! The CUDA library and its devices, and how a device is recognised on both sides.

use core::ffi::c_int;
use core::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use ash::vk;
use cuda_interop_sys as sys;

use crate::context::Context;
use crate::error::Error;
use crate::ffi::{self, Api};

/// The loaded CUDA library: the runtime API and the driver API.
///
/// Cheap to clone; every object made from it keeps it. The library is never unloaded.
///
/// # Threads
///
/// `Send` and `Sync`: use it from any thread.
#[derive(Debug, Clone)]
pub struct Cuda {
    inner: Arc<CudaInner>,
}

#[derive(Debug)]
struct CudaInner {
    api: Api,
    /// The primary contexts retained so far, by ordinal; never released, since a release races with other users of the context.
    primaries: Mutex<Vec<(c_int, Context)>>,
}

/// The versions of the two halves of CUDA, as `major * 1000 + minor * 10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Versions {
    /// The version of libcudart.
    pub runtime: i32,
    /// The newest version that the driver supports.
    pub driver: i32,
}

impl Cuda {
    /// Loads libcudart and libcuda where [`cuda_interop_sys::Runtime::load`] and [`cuda_interop_sys::Driver::load`] find them.
    ///
    /// # Errors
    ///
    /// [`Error::Load`] when there is none, or only ones that the driver is too old for; [`Error::Driver`] when the driver finds no device;
    /// [`Error::Forked`] in a child of a process that has used CUDA through this crate.
    #[cfg(feature = "loaded")]
    pub fn load() -> Result<Self, Error> {
        ffi::not_forked()?;
        let runtime = sys::Runtime::load()?;
        let driver = sys::Driver::load()?;
        Self::from_tables(runtime, driver)
    }

    /// Takes the libcudart that the program was linked with, and loads libcuda, which comes with the driver.
    ///
    /// # Errors
    ///
    /// As [`Cuda::load`].
    #[cfg(feature = "linked")]
    pub fn linked() -> Result<Self, Error> {
        Self::from_tables(sys::Runtime::linked()?, sys::Driver::load()?)
    }

    /// Loads the two libraries from given paths; one path may serve for both.
    ///
    /// # Errors
    ///
    /// As [`Cuda::load`].
    ///
    /// # Safety
    ///
    /// The files are CUDA libraries (or doubles that keep their contract): loading one runs its code.
    #[cfg(feature = "loaded")]
    pub unsafe fn load_from(
        runtime: impl AsRef<Path>,
        driver: impl AsRef<Path>,
    ) -> Result<Self, Error> {
        ffi::not_forked()?;
        // SAFETY: the caller vouches for the file.
        let runtime = unsafe { sys::Runtime::load_from(runtime.as_ref()) }?;
        // SAFETY: the caller vouches for the file.
        let driver = unsafe { sys::Driver::load_from(driver.as_ref()) }?;
        Self::from_tables(runtime, driver)
    }

    /// Takes tables of functions that were loaded, or linked, before.
    ///
    /// # Errors
    ///
    /// [`Error::Driver`] when the driver cannot be initialised; [`Error::Forked`] as [`Cuda::load`].
    pub fn from_tables(runtime: sys::Runtime, driver: sys::Driver) -> Result<Self, Error> {
        ffi::not_forked()?;
        let api = Api::new(runtime, driver);
        api.init()?;
        Ok(Self {
            inner: Arc::new(CudaInner {
                api,
                primaries: Mutex::new(Vec::new()),
            }),
        })
    }

    pub(crate) fn api(&self) -> &Api {
        &self.inner.api
    }

    /// The raw runtime API, for calls that this crate does not wrap.
    #[must_use]
    pub fn runtime(&self) -> &sys::Runtime {
        &self.inner.api.runtime
    }

    /// The raw driver API, for calls that this crate does not wrap, such as module loading and launches.
    #[must_use]
    pub fn driver(&self) -> &sys::Driver {
        &self.inner.api.driver
    }

    /// The versions of library and driver.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Cuda`] or [`Error::Driver`].
    #[doc(alias = "cudaRuntimeGetVersion")]
    #[doc(alias = "cudaDriverGetVersion")]
    pub fn versions(&self) -> Result<Versions, Error> {
        Ok(Versions {
            runtime: self.api().runtime_version()?,
            driver: self.api().driver_version()?,
        })
    }

    /// Every device that CUDA shows this process, in CUDA's order.
    ///
    /// # Errors
    ///
    /// The driver's own, as [`Error::Driver`].
    #[doc(alias = "cudaGetDeviceCount")]
    pub fn devices(&self) -> Result<Vec<DeviceIdentity>, Error> {
        let api = self.api();
        api.same_process()?;
        (0..api.device_count()?)
            .map(|ordinal| DeviceIdentity::of(api, ordinal))
            .collect()
    }

    /// The device with this UUID.
    ///
    /// # Errors
    ///
    /// [`Error::NoMatchingDevice`] when there is none; an all-zero UUID matches nothing.
    pub fn device_with_uuid(&self, uuid: &[u8; 16]) -> Result<DeviceIdentity, Error> {
        let cuda = self.devices()?;
        match cuda.iter().find(|device| device.is(uuid)) {
            Some(device) => Ok(device.clone()),
            None => Err(Error::NoMatchingDevice {
                vulkan: vec![VulkanIdentity::from_uuid(*uuid)],
                cuda,
            }),
        }
    }

    /// The primary context of a device, which the runtime API uses as well; retained once and held for the life of the process.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the runtime is older than 11.8, or too new for the driver; [`Error::NoMatchingDevice`] when the device of that
    /// ordinal has another UUID; the driver's own, as [`Error::Driver`].
    #[doc(alias = "cuDevicePrimaryCtxRetain")]
    pub fn primary_context(&self, device: &DeviceIdentity) -> Result<Context, Error> {
        self.api().same_process()?;
        let mut primaries = self
            .inner
            .primaries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let known = primaries.iter().find(|(ordinal, context)| {
            *ordinal == device.ordinal && context.device().uuid == device.uuid
        });
        if let Some((_, context)) = known {
            return Ok(context.clone());
        }
        // The identity is a plain struct that anybody can change; what is relied on later comes from the driver.
        let own = DeviceIdentity::of(self.api(), device.ordinal)?;
        if own.uuid != device.uuid {
            return Err(Error::NoMatchingDevice {
                vulkan: vec![VulkanIdentity::from_uuid(device.uuid)],
                cuda: self.devices()?,
            });
        }
        let context = Context::new(self, own, |api| {
            api.retain_primary_context(api.device(device.ordinal)?)
        })?;
        primaries.push((device.ordinal, context.clone()));
        Ok(context)
    }

    /// The pairs of devices that both APIs see, matched by UUID alone, in Vulkan's order.
    ///
    /// # Errors
    ///
    /// [`Error::NoMatchingDevice`], with both lists, when there is none.
    pub fn match_devices(
        &self,
        vulkan: &[VulkanIdentity],
    ) -> Result<Vec<(VulkanIdentity, DeviceIdentity)>, Error> {
        let cuda = self.devices()?;
        let pairs: Vec<_> = vulkan
            .iter()
            .filter_map(|one| {
                let other = cuda.iter().find(|other| other.is(&one.uuid))?;
                Some((one.clone(), other.clone()))
            })
            .collect();
        if pairs.is_empty() {
            return Err(Error::NoMatchingDevice {
                vulkan: vulkan.to_vec(),
                cuda,
            });
        }
        Ok(pairs)
    }
}

/// A device as CUDA names it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeviceIdentity {
    /// CUDA's number for the device in this process; `CUDA_VISIBLE_DEVICES` changes it.
    pub ordinal: i32,
    /// The device's name.
    pub name: String,
    /// What Vulkan calls `deviceUUID`. In a MIG instance it is the instance's and matches no Vulkan device.
    pub uuid: [u8; 16],
    /// Compute capability, major and minor.
    pub compute_capability: (i32, i32),
    /// Whether timeline semaphores can be shared.
    pub timeline_semaphores: bool,
    /// Whether memory made by CUDA can be exported as an fd.
    pub exports_fds: bool,
}

impl DeviceIdentity {
    fn of(api: &Api, ordinal: c_int) -> Result<Self, Error> {
        use sys::CUdevice_attribute as Attribute;

        let device = api.device(ordinal)?;
        let flag = |attribute| matches!(api.device_attribute(attribute, device), Ok(1));
        Ok(Self {
            ordinal,
            name: api.device_name(device)?,
            uuid: api.device_uuid(device)?,
            compute_capability: (
                api.device_attribute(
                    Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                    device,
                )?,
                api.device_attribute(
                    Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
                    device,
                )?,
            ),
            timeline_semaphores: flag(
                Attribute::CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED,
            ),
            exports_fds: flag(
                Attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED,
            ),
        })
    }

    /// Whether this is the device with that UUID. An all-zero UUID is no identity and matches nothing.
    #[must_use]
    pub fn is(&self, uuid: &[u8; 16]) -> bool {
        self.uuid == *uuid && *uuid != [0; 16]
    }
}

impl fmt::Display for DeviceIdentity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", DisplayUuid(self.uuid), self.name)
    }
}

/// A device as Vulkan names it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct VulkanIdentity {
    /// The device; null where only a UUID is known.
    pub physical_device: vk::PhysicalDevice,
    /// The device's name.
    pub name: String,
    /// `VkPhysicalDeviceIDProperties::deviceUUID`.
    pub uuid: [u8; 16],
    /// What kind of device it is.
    pub device_type: vk::PhysicalDeviceType,
    /// The maker's number: 0x10de is NVIDIA.
    pub vendor_id: u32,
}

impl VulkanIdentity {
    pub(crate) fn from_uuid(uuid: [u8; 16]) -> Self {
        Self {
            physical_device: vk::PhysicalDevice::null(),
            name: String::from("the device asked for"),
            uuid,
            device_type: vk::PhysicalDeviceType::OTHER,
            vendor_id: 0,
        }
    }

    /// Every physical device of an instance, in Vulkan's order.
    ///
    /// # Errors
    ///
    /// [`Error::Vulkan`] when the devices cannot be enumerated.
    ///
    /// # Safety
    ///
    /// `instance` is alive and was made for Vulkan 1.1 or later.
    #[doc(alias = "vkEnumeratePhysicalDevices")]
    pub unsafe fn list(instance: &ash::Instance) -> Result<Vec<Self>, Error> {
        // SAFETY: the caller vouches for the instance.
        let devices = unsafe { instance.enumerate_physical_devices() }.map_err(|result| {
            vk_fd_import::Error::Vulkan {
                call: "vkEnumeratePhysicalDevices",
                result,
            }
        })?;
        Ok(devices
            .into_iter()
            .map(|device| {
                // SAFETY: the device was enumerated from this living instance.
                unsafe { Self::read(instance, device) }
            })
            .collect())
    }

    /// The identity of a device in use.
    pub(crate) fn of(device: &vk_fd_import::Device) -> Self {
        // SAFETY: instance and device are alive and belong together, as `vk_fd_import::Device::new` asks.
        unsafe { Self::read(device.instance(), device.physical_device()) }
    }

    /// # Safety
    ///
    /// The instance is alive, of Vulkan 1.1 or later, and has this device.
    unsafe fn read(instance: &ash::Instance, device: vk::PhysicalDevice) -> Self {
        let mut ids = vk::PhysicalDeviceIDProperties::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut ids);
        // SAFETY: the caller vouches for instance and device; the chain holds one struct of Vulkan 1.1.
        unsafe { instance.get_physical_device_properties2(device, &mut properties) };
        let core = properties.properties;
        Self {
            physical_device: device,
            name: core
                .device_name_as_c_str()
                .map(|name| name.to_string_lossy().into_owned())
                .unwrap_or_default(),
            uuid: ids.device_uuid,
            device_type: core.device_type,
            vendor_id: core.vendor_id,
        }
    }
}

impl fmt::Display for VulkanIdentity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", DisplayUuid(self.uuid), self.name)
    }
}

/// Shows a UUID in its usual notation: `8-4-4-4-12` hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DisplayUuid(pub [u8; 16]);

impl fmt::Display for DisplayUuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.0.iter().enumerate() {
            if matches!(index, 4 | 6 | 8 | 10) {
                f.write_str("-")?;
            }
            write!(f, "{byte:02x}")?;
        }
        Ok(())
    }
}
