//! The workspace's one test binary: a module for each subject.
//!
//! Tests of software Vulkan drivers run everywhere; those in `gpu` need an NVIDIA GPU and are ignored by default.

mod double;
mod gpu;
mod harness;
mod interop;
mod kinds;
mod share_image;
mod sys;
mod vk;
