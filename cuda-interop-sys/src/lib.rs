//! Raw CUDA bindings for sharing GPU memory: external memory, external semaphores, mipmapped arrays.
