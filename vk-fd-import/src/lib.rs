//! Exports and imports Vulkan memory and semaphores as file descriptors, validated and never lost.
