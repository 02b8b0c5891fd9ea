//! `vk-fd-import` on software Vulkan drivers.

mod round_trip;

use ash::vk;
use interop_tests::Vulkan;
use vk_fd_import::{Device, DeviceInfo, Features};

/// The harness's device as the library wants it. Drop it, and all that is made from it, before the harness's.
fn device(vulkan: &Vulkan) -> Device {
    device_with(vulkan, Features::empty())
}

/// The same, pretending that more features are enabled.
fn device_with(vulkan: &Vulkan, more: Features) -> Device {
    let timeline = if vulkan.timeline {
        Features::TIMELINE_SEMAPHORE
    } else {
        Features::empty()
    };
    let info = DeviceInfo {
        instance: &vulkan.instance,
        physical_device: vulkan.physical_device,
        device: &vulkan.device,
        api_version: vulkan.api_version,
        enabled_extensions: &vulkan.extensions,
        enabled_features: timeline | more,
        queue_family_indices: &[vulkan.queue_family],
        group: &[],
    };
    // SAFETY: the handles are the harness's, alive until the test ends, and described as they were made.
    unsafe { Device::new(&info) }.expect("the device is Vulkan 1.1 or later")
}

/// The usage of buffers that are copied from and to.
const COPIES: vk::BufferUsageFlags = vk::BufferUsageFlags::from_raw(
    vk::BufferUsageFlags::TRANSFER_SRC.as_raw() | vk::BufferUsageFlags::TRANSFER_DST.as_raw(),
);

/// The usage of images that are copied from and to.
const IMAGE_COPIES: vk::ImageUsageFlags = vk::ImageUsageFlags::from_raw(
    vk::ImageUsageFlags::TRANSFER_SRC.as_raw() | vk::ImageUsageFlags::TRANSFER_DST.as_raw(),
);
