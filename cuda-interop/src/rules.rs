//! The CUDA half of validation: every rule, who keeps it, and pure checks that return all violations.
//!
//! Nothing here calls a driver or touches a file descriptor: facts in, list of violations out. The Vulkan half lives in
//! `vk_fd_import::rules`. CUDA has no ids for its rules, so each has a name here ([`CudaRule`]) and a link to the page it
//! stands on; a rule that only measurement showed says so.
#![doc = include_str!("rules/table.md")]

mod rule;
mod violation;

pub use rule::{CudaRule, Keeper, RawDescriptor, Source, table};
pub use violation::{Violation, Violations};
