//! The CUDA half of validation: every rule, who keeps it, and pure checks that return all violations.
//!
//! Nothing here calls a driver or touches a file descriptor: facts in, list of violations out. The Vulkan half lives in
//! `vk_fd_import::rules`. CUDA has no ids for its rules, so each has a name here ([`CudaRule`]) and a link to the page it
//! stands on; a rule that only measurement showed says so.
#![doc = include_str!("rules/table.md")]

mod array_descriptor;
mod descriptors;
mod limits;
mod pairing;
mod rule;
mod semaphore_descriptor;
mod violation;
mod violations;

pub use array_descriptor::validate_mipmapped_array_desc;
pub use descriptors::{ExportedMemory, ImportedMemory, validate_buffer_desc, validate_handle_desc};
pub use limits::ArrayLimits;
pub use pairing::{CudaFacts, OLDEST_RUNTIME, validate_import};
pub use rule::{CudaRule, Keeper, RawDescriptor, Source, table};
pub use semaphore_descriptor::validate_semaphore_handle_desc;
pub use violation::Violation;
pub use violations::Violations;

#[cfg(test)]
mod tests;
