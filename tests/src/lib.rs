//! Harness and suites of the cuda-interop workspace.
