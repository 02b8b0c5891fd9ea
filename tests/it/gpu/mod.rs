//! Tests that need an NVIDIA GPU: `cargo test gpu -- --ignored`, or on a machine without Rust `tests/gpu-bundle.sh`.

mod bindings;
mod buffers;
mod contexts;
mod drops;
mod fds;
mod groups;
mod handoff;
mod harness;
mod raw_mistakes;
mod semaphores;
mod shapes;
mod textures;
mod two_gpus;
