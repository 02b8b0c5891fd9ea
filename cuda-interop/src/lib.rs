//! Shares GPU memory between Vulkan and CUDA through file descriptors, without a copy.

pub mod format;
pub mod layout;
pub mod rules;
pub mod texture;
