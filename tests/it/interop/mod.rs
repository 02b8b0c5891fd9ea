//! The safe crate on software drivers and the test double: real bytes, real fds, failures on demand.

mod failures;
mod proof;
mod sharing;
mod world;
