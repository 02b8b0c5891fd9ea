//! The buffer that a device's properties are received in.

use core::ffi::{CStr, c_int};

/// Receives what `cudaGetDeviceProperties` writes, whatever the library's version.
///
/// C's `cudaDeviceProp` has another size in every major version (728, 1032 and 1008 bytes), and shrank in 13: a library
/// writes past the end of another version's struct. This buffer is 4,096 bytes, and offers what lies at the same place
/// in all versions. Everything else is asked for with [`Runtime::cudaDeviceGetAttribute`](crate::Runtime::cudaDeviceGetAttribute).
#[repr(C, align(16))]
#[derive(Clone, Copy)]
pub struct DevicePropertiesBuffer {
    bytes: [u8; 4096],
}

impl DevicePropertiesBuffer {
    /// An empty buffer.
    #[must_use]
    pub const fn zeroed() -> Self {
        Self { bytes: [0; 4096] }
    }

    /// The device's UUID, 16 bytes; the same bytes as Vulkan's `deviceUUID`.
    #[must_use]
    pub fn uuid(&self) -> [u8; 16] {
        self.array::<256, 16>()
    }

    /// The device's name; empty when the buffer was not filled.
    #[must_use]
    pub fn name(&self) -> &CStr {
        CStr::from_bytes_until_nul(&self.bytes[..256]).unwrap_or_default()
    }

    /// The major number of the compute capability.
    #[must_use]
    pub fn major(&self) -> c_int {
        c_int::from_ne_bytes(self.array::<360, 4>())
    }

    /// The minor number of the compute capability.
    #[must_use]
    pub fn minor(&self) -> c_int {
        c_int::from_ne_bytes(self.array::<364, 4>())
    }

    /// The bytes as the library wrote them.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 4096] {
        &self.bytes
    }

    fn array<const OFFSET: usize, const LENGTH: usize>(&self) -> [u8; LENGTH] {
        std::array::from_fn(|index| self.bytes[OFFSET + index])
    }
}

impl core::fmt::Debug for DevicePropertiesBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("DevicePropertiesBuffer")
            .field("name", &self.name())
            .field("uuid", &self.uuid())
            .field("major", &self.major())
            .field("minor", &self.minor())
            .finish_non_exhaustive()
    }
}
