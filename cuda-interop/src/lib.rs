//! Shares GPU memory between Vulkan and CUDA through file descriptors, without a copy.
//!
//! A Vulkan image or buffer is mapped into CUDA over the same memory, or CUDA's memory into Vulkan; a semaphore orders what both do. Every way
//! of getting that wrong that can be known beforehand is a typed error before a driver is called. That matters here more than elsewhere: the raw
//! calls answer "success" to many mistakes, and the data is wrong later, or the heap.
//!
//! # A first look
//!
//! ```no_run
//! use ash::vk;
//! use cuda_interop::{vulkan, Cuda, ImageDescription, SharedDevice, SharedImage, SharedTimeline, Stream};
//!
//! fn share(device: vulkan::Device) -> Result<(), cuda_interop::Error> {
//!     let cuda = Cuda::load()?;
//!     let device = SharedDevice::new(&cuda, device)?; // the CUDA device with the same UUID
//!     let usage = vk::ImageUsageFlags::SAMPLED | vk::ImageUsageFlags::STORAGE;
//!     let frame = ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 1920, 1080, usage);
//!     let image = SharedImage::new(&device, &frame)?; // made, exported, checked, imported, mapped
//!     let timeline = SharedTimeline::new(&device)?;
//!     let stream = Stream::new(device.context())?;
//!
//!     let released = timeline.next_value(); // what Vulkan is to signal when it has released the image
//!     timeline.wait(&stream, released)?;
//!     let surface = image.level(0)?.surface()?;
//!     // … launch a kernel on `stream.raw()` with `surface.raw()` …
//!     surface.record_use(&stream)?;
//!     let done = timeline.signal_next(&stream)?; // what Vulkan waits for before it acquires the image
//!     # let _ = done;
//!     Ok(())
//! }
//! ```
//!
//! [`vulkan::Device::new`] is the one `unsafe` constructor that takes the user's `ash` device and what it was made with; from then on all is safe,
//! except for what Vulkan itself leaves to the caller. The example `share_image` is a whole program.
//!
//! # Design
//!
//! ```text
//! Vulkan to CUDA:  Image, Buffer -> DeviceMemory -> MemoryFd -> ExternalMemory -> MappedImage, MappedBuffer
//!                                                    (fd and            |
//!                                                     origin)           `-> PitchedImage (linear tiling)
//! CUDA to Vulkan:  ExportableMemory -> MemoryFd -> DeviceMemory -> Buffer
//! beside both:     TimelineSemaphore -> TimelineFd -> ExternalTimeline
//! ```
//!
//! The `Shared…` types make both sides in one call and undo everything when a step fails. Whoever has an allocator, an image or a context already
//! takes the steps one by one: [`SharedImage::from_vulkan`], [`SharedBlock`], [`ExternalMemory::import`], [`Context::from_raw`],
//! [`Stream::from_raw`], which shows the whole of it under another library's context and stream.
//!
//! **The origin travels with the fd.** An opaque fd tells nothing about itself, so [`MemoryFd`] carries what it was exported from: size, memory type,
//! what it is dedicated to, device and driver. Rules that neither a driver nor the Khronos layers can check are checked from that.
//!
//! **The fd is never lost and never closed twice.** A driver is given a duplicate; the original is kept until import *and* mapping have succeeded, and is
//! in the error otherwise ([`ImportError`], [`ExternalMemory::into_fd`]).
//!
//! **Shapes follow one law** ([`layout`]), **formats one table** ([`mod@format`]). Nobody types an extent twice. The law was measured on an NVIDIA H200
//! with driver 580.159.04 and CUDA 13.0; [`prove::prove`] proves it on yours.
//!
//! **Devices match by UUID only** ([`SharedDevice::new`]), never by number or name.
//!
//! **Dropping never frees under running work and never waits for it.** Uses through this crate are noted, others by `record_use`. What is dropped waits
//! on its context's list until its uses are over and the context's streams are idle, since the driver's own frees block for all work of the context;
//! later calls sweep the list ([`Context::sweep`]). `close(timeout)` waits and reports. What the driver refuses to free is leaked and counted
//! ([`Context::refused_frees`]).
//!
//! **Contexts are left as they were.** An object remembers its context; a call makes it current if it is not, and puts the caller's back.
//!
//! **Time belongs to the GPU.** A host wait for CUDA's signal polls the counter, since `vkWaitSemaphores` would see it up to 10 ms late
//! ([`SharedTimeline::wait_on_host`]); a transfer-only queue makes hand-offs many times cheaper ([`SharedDevice::queue_advice`]).
//!
//! # Who checks what
//!
//! | kept by | what it means | examples |
//! |---|---|---|
//! | impossible by type | safe code cannot break it | handle types that are no fds, a level of a dropped image, a signal on a binary semaphore's value, flags of descriptors |
//! | checked | a typed error with the values, before any driver call | device, size and range, levels, extent, format, dedication, stream's context, timeline values |
//! | owed by the caller | stands in a `# Safety` section | the device is what it is said to be and outlives all; work in Vulkan's queues is over before a drop; kernels stay inside what they are given |
//!
//! Rule by rule: [`rules`] for the CUDA half, [`vulkan::rules`] and [`vulkan::Vuid::ALL`] for the Vulkan half, each with its keeper. Whoever calls the C
//! functions checks raw descriptors with [`rules::validate_handle_desc`], [`rules::validate_buffer_desc`] and
//! [`rules::validate_mipmapped_array_desc`].
//!
//! # Threads
//!
//! Every public type is `Send`, `Sync`, `UnwindSafe` and `RefUnwindSafe`, with two exceptions: [`CurrentContext`] stays on its thread, and errors are
//! `Send` and `Sync` only. After `fork` a child gets [`Error::Forked`] from every call, and drops there call no driver.
//!
//! # What it needs
//!
//! Linux, Vulkan 1.1 with `VK_KHR_external_memory_fd` (for semaphores `VK_KHR_external_semaphore_fd`, for timelines Vulkan 1.2 or its extension), and at
//! run time a CUDA runtime from 11.8 on with a driver for it. Nothing of CUDA is needed to build.
//!
//! The types of `ash` and of the raw CUDA bindings that stand in signatures are here again as [`vulkan::ash`] and [`sys`], so that a library gets the
//! same versions of them. A program that opens the Vulkan loader names ash 0.38 among its own dependencies, for its feature `loaded`.
//!
//! # Features
//!
//! - `loaded` (default): libcudart and libcuda are found and opened at run time. `CUDA_INTEROP_CUDART` and `CUDA_INTEROP_CUDA` name other files to open
//!   instead; [`sys::Runtime::load`] tells where it looks else.
//! - `linked`: the program is linked against libcudart as well (`Cuda::linked`); libcuda, which comes with the driver, is opened at run time all the
//!   same.
//! - `bindgen`: the raw bindings are generated from the installed headers; without it, a snapshot of the newest ones is used.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod format;
pub mod layout;
pub mod prove;
pub mod rules;
pub mod texture;

mod buffer;
mod context;
mod device;
mod error;
mod exportable;
mod ffi;
mod image;
mod linear;
mod memory;
mod retire;
mod sampling;
mod semaphore;
mod shared;
mod stream;
mod usage;

pub use cuda_interop_sys as sys;
pub use vk_fd_import as vulkan;
pub use vk_fd_import::{BufferDescription, ImageDescription, MemoryFd};

pub use crate::buffer::{BufferView, MappedBuffer};
pub use crate::context::{Context, CurrentContext};
pub use crate::device::{Cuda, DeviceIdentity, DisplayUuid, Versions, VulkanIdentity};
pub use crate::error::{CloseError, Error, ImportError};
pub use crate::exportable::ExportableMemory;
pub use crate::image::{Level, MappedImage};
pub use crate::linear::PitchedImage;
pub use crate::memory::{ExternalMemory, Placement};
pub use crate::sampling::{SurfaceObject, TextureObject};
pub use crate::semaphore::{ExternalBinarySemaphore, ExternalTimeline};
pub use crate::shared::{
    BufferTransfer, ImageState, ImageTransfer, QueueAdvice, QueueReason, SharedBinarySemaphore,
    SharedBlock, SharedBuffer, SharedDevice, SharedFrame, SharedImage, SharedLinearImage,
    SharedTimeline,
};
pub use crate::stream::Stream;
