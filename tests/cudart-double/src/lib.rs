//! A test double of the CUDA runtime over the memory of software Vulkan drivers.
//!
//! A shared library with the C symbols of the CUDA runtime, and of the driver functions that the
//! workspace calls. It has one device for each software (CPU) Vulkan device, with the same UUID; it
//! maps the memory that llvmpipe and `SwiftShader` export as fds, so that bytes written on one side are
//! read on the other; and it answers mistakes as the real driver was seen to answer them, including
//! what happens to the fd. It names itself a double in its device names and error texts.
//!
//! It runs no kernels. Copies, sets and host functions run when their stream may run them: at once,
//! or when the timeline value that the stream waits for has been signalled.
//!
//! What it does not know, it refuses: an fd whose memory is laid out in an unknown way is
//! `cudaErrorUnknown`, as is memory that another device's driver made.
//!
//! Where the real device reads wrong bytes through a wrong description, so does the double, by other
//! means: a 2D image mapped with depth 1 has its rows swapped in pairs, and a layered image mapped
//! with some but not all levels of the full chain has its layers shifted. Both distortions look only
//! at the description, since the memory says nothing about the image; so a true 3D image of depth 1
//! comes out wrong here too.
//!
//! Modules: `call` (entry of every function), `control` (the double's own exports), `state` (what is
//! alive), then one per subject. `abi` holds the C types.

#![allow(non_snake_case, reason = "the exported functions carry their C names")]

/// Exports further names of a function that have the same signature.
macro_rules! also_named {
    ($($alias:ident = $name:ident($($argument:ident: $kind:ty),*);)*) => {
        $(
            #[unsafe(no_mangle)]
            pub extern "C" fn $alias($($argument: $kind),*) -> std::ffi::c_int {
                $name($($argument),*)
            }
        )*
    };
}

mod abi;
mod arrays;
mod call;
mod contexts;
mod control;
mod copies;
mod copy_calls;
mod devices;
mod driver_contexts;
mod driver_copies;
mod driver_external;
mod driver_memory;
mod driver_modules;
mod driver_streams;
mod error;
mod events;
mod formats;
mod layout;
mod memory;
mod payload;
mod semaphores;
mod state;
mod streams;
mod swiftshader_semaphore;
mod textures;
mod vulkan;
