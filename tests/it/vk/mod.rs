//! `vk-fd-import` on software Vulkan drivers.

mod batch;
mod calls;
pub mod differential;
mod example;
mod exports;
pub mod failures;
mod groups;
mod ids;
mod kernel_refusals;
mod layer_cases;
mod ownership;
mod positive;
pub mod processes;
mod program;
mod refusals;
mod round_trip;
mod stage;
mod types;

use ash::vk;

/// The usage of buffers that are copied from and to.
pub const COPIES: vk::BufferUsageFlags = vk::BufferUsageFlags::from_raw(
    vk::BufferUsageFlags::TRANSFER_SRC.as_raw() | vk::BufferUsageFlags::TRANSFER_DST.as_raw(),
);

/// The usage of images that are copied from and to.
pub const IMAGE_COPIES: vk::ImageUsageFlags = vk::ImageUsageFlags::from_raw(
    vk::ImageUsageFlags::TRANSFER_SRC.as_raw() | vk::ImageUsageFlags::TRANSFER_DST.as_raw(),
);
