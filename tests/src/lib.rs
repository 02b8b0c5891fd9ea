//! Harness of the cuda-interop workspace's tests.
//!
//! A Vulkan driver is chosen once per process, so a test that is to run on several software drivers starts its own
//! test binary again, once for each: [`on_each`] does that and runs the body in the children. [`Vulkan`] brings a
//! device up with every extension that sharing memory needs. What a test needs beyond the machine's own packages
//! comes from `tests/setup.sh --all`; a test that misses it fails and says so.
//!
//! Everything here panics on failure: it is test code.

mod double;
mod example;
mod fds;
mod gpu_counted;
mod gpu_kernel;
mod gpu_made;
#[expect(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "tests pass back the handles that they were given; a wrong one is what some of them try"
)]
mod gpu_raw;
mod interop;
mod memory;
mod paths;
mod pattern;
mod process;
mod public_types;
mod semaphores;
mod software_driver;
mod transfer;
mod vulkan;

pub use double::{Double, double_path};
pub use example::example;
pub use fds::{is_open, open_fds};
pub use gpu_counted::{all_calls, calls, counted_cuda};
pub use gpu_kernel::{Argument, Kernels};
pub use gpu_made::{
    Strangers, exportable, is_stranger, memory_fd, read_range, stranger, whole_barrier, write_range,
};
pub use gpu_raw::{Answer, RawCuda, answered, array_desc, channel_desc, memory_desc, rgba8};
pub use interop::{double_cuda, real_cuda};
pub use memory::{BareBuffer, BareImage, Exportable};
pub use paths::{cuda_toolkit, repository, validation_layer, validusage};
pub use pattern::{first_difference, noise};
pub use process::{Outcome, in_child, on, on_each};
pub use public_types::public_types;
pub use software_driver::SoftwareDriver;
pub use transfer::{HostBuffer, Region};
pub use vulkan::{Message, Setup, Vulkan};

/// What must not compile, checked as documentation tests.
#[cfg(doctest)]
mod must_not_compile {
    #[doc = include_str!("../ui/cuda_interop.md")]
    mod cuda_interop {}
    #[doc = include_str!("../ui/vk_fd_import.md")]
    mod vk_fd_import {}
}
