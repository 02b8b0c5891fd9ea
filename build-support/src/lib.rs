//! Finds an installed CUDA toolkit and generates the bindings of cuda-interop-sys from its headers.
