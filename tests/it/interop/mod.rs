//! The safe crate on software drivers and the test double: real bytes, real fds, failures on demand.

mod contexts;
mod errors;
mod failures;
mod forks;
mod hot_path;
mod kinds;
mod ownership;
mod proof;
mod refusals;
mod retirement;
mod sharing;
mod timelines;
mod types;
mod world;
