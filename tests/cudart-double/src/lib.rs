//! A test double of the CUDA runtime over the memory of software Vulkan drivers.
