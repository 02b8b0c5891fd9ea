//! The test double itself: it answers as the real driver was seen to answer, and its bytes are Vulkan's.

mod cuda;
mod sharing;
