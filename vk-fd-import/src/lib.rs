//! Vulkan memory and semaphores as file descriptors: exported, imported, validated, and never lost.
//!
//! Vulkan shares memory between devices, processes and APIs through file descriptors. Three things
//! go wrong there, and drivers report none of them: the importer repeats the exporter's parameters
//! not quite rightly and reads another memory's bytes; the descriptor is closed twice or not at all;
//! and a chain of structs points to one that is gone. This crate takes care of all three.
//!
//! - A [`MemoryFd`] is a descriptor **and its [`Origin`]**: allocation size, memory type, what the
//!   memory is dedicated to, which device and driver it is of. An opaque descriptor tells nothing of
//!   this itself. The pair is made by [`DeviceMemory::export_fd`], travels between processes
//!   ([`transport`]), and is imported by [`Import`].
//! - Every explicit valid-usage rule of Vulkan about them has a keeper ([`Vuid::keeper`]; the table
//!   is [below](#the-rules-and-how-each-is-kept)). [`rules`] judges a request before a driver is called and
//!   gives **all** violations, each with the values that disagree and with its id.
//! - A driver gets a duplicate of a descriptor, never the only one ([`handover`]). After a failed
//!   import the error holds the descriptor, whatever the driver did with the duplicate.
//!
//! The words are Vulkan's and the types are those of [`ash`], which is re-exported so that a library
//! gets the same version of it. A program that opens the Vulkan loader names ash 0.38 among its own
//! dependencies: `Entry::load` needs ash's feature `loaded`, which is not turned on here. Nothing here
//! knows CUDA; `cuda-interop` is built on it.
//!
//! # Example
//!
//! ```no_run
//! use ash::vk;
//! use vk_fd_import::{Allocation, Device, Error, Image, ImageDescription, Import, MemoryHandleType};
//!
//! /// Shares an image of one device with another; both are on the same GPU.
//! fn share(one: &Device, other: &Device) -> Result<(Image, Image), Error> {
//!     let usage = vk::ImageUsageFlags::TRANSFER_DST | vk::ImageUsageFlags::SAMPLED;
//!     let picture =
//!         ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 1024, 768, usage);
//!     let opaque = [MemoryHandleType::OpaqueFd];
//!
//!     let mut image = Image::new(one, &picture, &opaque)?;
//!     let memory = Allocation::for_image(&image, vk::MemoryPropertyFlags::DEVICE_LOCAL).allocate(one)?;
//!     image.bind(&memory, 0)?;
//!     let fd = memory.export_fd(MemoryHandleType::OpaqueFd)?;
//!
//!     let mut twin = Image::new(other, &picture, &opaque)?;
//!     let shared = Import::new(fd).for_image(&twin).allocate(other)?;
//!     twin.bind(&shared, 0)?;
//!     Ok((image, twin))
//! }
//! ```
//!
//! A [`Device`] is made from the program's own handles, in the one `unsafe` constructor of the crate
//! that has to believe what it is told. `examples/two_processes` is a whole program.
//!
//! # Design
//!
//! ```text
//! Image, Buffer ──describe──► Allocation ──allocate──► DeviceMemory ──export_fd──► MemoryFd
//!                             Import     ◄──────────────by value──────────────────┘  │ ▲
//!                                │                                            send   ▼ │ receive
//!                     facts ─► rules ─► all violations                            Unix socket
//! ```
//!
//! Facts first, then judgement: [`Device`], [`Image`] and [`Buffer`] ask the driver once and keep the
//! answers as plain values, [`rules::FdFacts`] holds what the kernel says of a descriptor, and the
//! functions in [`rules`] compare values and call nobody. Whoever has the facts can judge without a
//! device.
//!
//! # Who owns what
//!
//! - Owners ([`Image`], [`Buffer`], [`DeviceMemory`], [`BinarySemaphore`], [`TimelineSemaphore`])
//!   hold their [`Device`]; an image or buffer holds the memory that is bound to it. Dropping the
//!   last owner destroys the Vulkan object at once, so the queues must have finished with it. The
//!   Vulkan device and instance stay the caller's.
//! - A `…Fd` owns its descriptor. An import takes it by value, closes it when it has succeeded, and
//!   gives it back in the error when it has failed.
//! - With an allocator of one's own, [`DeviceMemory::borrow_raw`], [`Image::borrow_raw`] and their
//!   kin take note of objects without owning them, and [`Allocation::allocate_with`] and
//!   [`Import::allocate_with`] lend the finished chain to a `vkAllocateMemory` of one's own.
//!
//! # Who checks what
//!
//! A rule of Vulkan is kept in one of three ways. *Impossible by type*: safe code cannot say it.
//! *Checked*: judged at run time, and the error names it. *Owed by the caller*: the documentation of
//! an `unsafe` function names it. Where an `# Errors` or `# Safety` section gives a bare number, such
//! as 01742, it is the end of the rule's id in [the table](#the-rules-and-how-each-is-kept). Drivers
//! and the Khronos validation layer let many of these pass:
//! both accept an import of half the size, and of most files that are no memory at all.
//!
//! Beyond Vulkan's ids, this crate refuses what is known to go wrong: an image's dedicated memory
//! imported without an image, a dma-buf that is smaller than what is asked of it, a resource made for
//! sharing in memory that cannot be shared, and a device without a UUID, which matches nothing.
//!
//! # Limits
//!
//! Linux, Vulkan 1.1 and later. A device is created with `VK_KHR_external_memory_fd` to share memory,
//! with `VK_EXT_external_memory_dma_buf` as well for dma-bufs, with `VK_KHR_external_semaphore_fd` to share
//! semaphores; timelines need the feature `timelineSemaphore`. [`DeviceInfo`] is told all of them.
//!
//! Handle types of other platforms, external fences, and memory of
//! host pointers are not here. Single-file dma-bufs are imported as memory
//! ([`MemoryFd::from_dma_buf`]). Images with format modifiers in them are the caller's to create and to
//! bind to the imported memory's handle; [`Import::allocate_with`] takes the struct that dedicates the
//! memory to one.
//!
//! # The rules and how each is kept
//!
#![doc = include_str!("rules/table.md")]

mod allocation;
mod buffer;
mod chain;
mod description;
mod device;
mod error;
mod export;
mod fd_facts;
mod ffi;
mod handle_type;
pub mod handover;
mod image;
mod import;
mod memory;
mod memory_fd;
mod record;
pub mod rules;
mod semaphore;
mod semaphore_fd;
mod support;
pub mod transport;

pub use ash;

pub use allocation::Allocation;
pub use buffer::Buffer;
pub use description::{BufferDescription, ImageDescription};
pub use device::{Device, DeviceInfo};
pub use error::Error;
pub use handle_type::{MemoryHandleType, SemaphoreHandleType};
pub use image::Image;
pub use import::{Import, ImportError};
pub use memory::DeviceMemory;
pub use memory_fd::{Dedication, Exporter, MemoryFd, NotDmaBuf, Origin};
pub use record::{RecordError, RecordKind};
pub use rules::{
    DeviceFacts, Extensions, Features, Keeper, QueueFamily, Requirements, Violation, Violations,
    Vuid,
};
pub use semaphore::{BinarySemaphore, SemaphoreImportError, TimelineSemaphore};
pub use semaphore_fd::{BinaryFd, SemaphoreOrigin, SyncFd, TimelineFd};
