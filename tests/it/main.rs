//! The workspace's one test binary: a module for each subject.
//!
//! Tests of software Vulkan drivers run everywhere. Ignored by default are those in `gpu`, which need an NVIDIA GPU, and
//! those in `vm`, which a test of that module runs in a virtual machine.

mod double;
mod gpu;
mod harness;
mod interop;
mod kinds;
mod share_image;
mod sys;
mod vk;
mod vm;
