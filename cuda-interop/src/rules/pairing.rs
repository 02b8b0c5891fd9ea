//! What only someone who sees both sides can check: device, driver and runtime against where memory or a semaphore is from.

use vk_fd_import::{MemoryHandleType, Origin};

use super::{Violation, Violations};

/// The oldest runtime that this crate works with, as CUDA counts versions: 11.8.
pub const OLDEST_RUNTIME: u32 = 11_080;

/// What is known of the CUDA side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CudaFacts {
    /// The device's UUID.
    pub device_uuid: [u8; 16],
    /// The runtime's version: 1000 times the major plus 10 times the minor one.
    pub runtime_version: u32,
    /// The newest CUDA version that the driver supports, counted alike; 0 if there is no driver.
    pub driver_version: u32,
    /// Whether the device supports timeline semaphores.
    pub timeline_semaphores: bool,
}

impl CudaFacts {
    /// Checks runtime and driver.
    ///
    /// # Errors
    ///
    /// If the runtime is older than 11.8, or the driver is of an older major version than the runtime.
    pub fn check_versions(&self) -> Result<(), Violations> {
        let mut found = Vec::new();
        let (runtime, driver) = (self.runtime_version, self.driver_version);
        if runtime < OLDEST_RUNTIME {
            found.push(Violation::RuntimeTooOld {
                runtime,
                needed: OLDEST_RUNTIME,
            });
        }
        // Within one major version an older driver carries a newer runtime.
        let needed = runtime / 1000 * 1000;
        if driver < needed {
            found.push(Violation::DriverTooOld { driver, needed });
        }
        Violations::none_of(found)
    }

    /// Checks that a Vulkan device is this one, by UUID only.
    ///
    /// # Errors
    ///
    /// If the UUIDs differ, or are all zero and so name no device.
    pub fn check_device(&self, vulkan: &[u8; 16]) -> Result<(), Violation> {
        if *vulkan == [0; 16] || self.device_uuid == [0; 16] {
            return Err(Violation::ZeroDeviceUuid {
                vulkan: *vulkan,
                cuda: self.device_uuid,
            });
        }
        if *vulkan != self.device_uuid {
            return Err(Violation::DeviceUuidMismatch {
                vulkan: *vulkan,
                cuda: self.device_uuid,
            });
        }
        Ok(())
    }

    /// Checks that a timeline semaphore can be imported.
    ///
    /// # Errors
    ///
    /// If the device has no support for it.
    pub const fn check_timeline(&self) -> Result<(), Violation> {
        if self.timeline_semaphores {
            Ok(())
        } else {
            Err(Violation::TimelineUnsupported {})
        }
    }
}

/// Checks whether memory of this origin can be imported on this CUDA device.
///
/// # Errors
///
/// Every broken rule.
pub fn validate_import(origin: &Origin, cuda: &CudaFacts) -> Result<(), Violations> {
    let mut found = Vec::new();
    if origin.handle_type == MemoryHandleType::DmaBuf {
        found.push(Violation::DmaBufInRuntime {});
    }
    if origin.allocation_size == 0 {
        found.push(Violation::ZeroMemorySize {});
    }
    if origin.group_device_uuids.len() > 1 || origin.device_mask.count_ones() > 1 {
        found.push(Violation::GroupMemory {
            device_mask: origin.device_mask,
            devices: origin.group_device_uuids.len(),
        });
    }
    if let Err(violation) = cuda.check_device(&origin.device_uuid) {
        found.push(violation);
    }
    Violations::none_of(found)
}
