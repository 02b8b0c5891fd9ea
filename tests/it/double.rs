//! The test double itself: it answers as the real driver was seen to answer, and its bytes are Vulkan's.

mod contexts;
mod copies;
mod cuda;
mod devices;
mod distortions;
mod exported;
mod faults;
mod refusals;
mod semaphores;
mod sharing;
mod streams;
mod textures;
