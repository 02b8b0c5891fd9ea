//! The C types of the calls, in the newest layout, and the constants that the double knows.
//!
//! A nullable C pointer to one value is written as an `Option` of a reference: the caller's side of
//! the C contract (valid or null) is then all that is needed, and the bodies stay safe.

use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::mem::{MaybeUninit, offset_of, size_of};

/// Where a call writes a result; null is `None`.
pub(crate) type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// An opaque handle, as the caller holds it.
pub(crate) type Handle = *mut c_void;

/// The C union holds pointers, hence the alignment.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExternalMemoryHandleDesc {
    pub(crate) kind: c_int,
    _padding: u32,
    /// The union's first member; its other members are two pointers wide.
    pub(crate) fd: c_int,
    _rest_of_union: [u32; 3],
    pub(crate) size: c_ulonglong,
    pub(crate) flags: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExternalMemoryBufferDesc {
    pub(crate) offset: c_ulonglong,
    pub(crate) size: c_ulonglong,
    pub(crate) flags: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChannelFormatDesc {
    pub(crate) x: c_int,
    pub(crate) y: c_int,
    pub(crate) z: c_int,
    pub(crate) w: c_int,
    pub(crate) kind: c_int,
}

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) depth: usize,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExternalMemoryMipmappedArrayDesc {
    pub(crate) offset: c_ulonglong,
    pub(crate) format: ChannelFormatDesc,
    pub(crate) extent: Extent,
    pub(crate) flags: c_uint,
    pub(crate) levels: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

/// The C union holds pointers, hence the alignment.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExternalSemaphoreHandleDesc {
    pub(crate) kind: c_int,
    _padding: u32,
    /// The union's first member; its other members are two pointers wide.
    pub(crate) fd: c_int,
    _rest_of_union: [u32; 3],
    pub(crate) flags: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

/// Signal and wait parameters: same size, and the fence's value comes first in both.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct SemaphoreParams {
    pub(crate) value: c_ulonglong,
    _other_kinds: [c_uint; 16],
    pub(crate) flags: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

/// The same before CUDA 11.2, behind the symbols without `_v2` of a 12.x library.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct SemaphoreParamsV1 {
    pub(crate) value: c_ulonglong,
    _other_kinds: [c_uint; 4],
    pub(crate) flags: c_uint,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position {
    pub(crate) x: usize,
    pub(crate) y: usize,
    pub(crate) z: usize,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct PitchedPointer {
    pub(crate) pointer: *mut c_void,
    pub(crate) pitch: usize,
    pub(crate) row_width: usize,
    pub(crate) rows: usize,
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memcpy3D {
    pub(crate) source_array: Handle,
    pub(crate) source_position: Position,
    pub(crate) source_pointer: PitchedPointer,
    pub(crate) destination_array: Handle,
    pub(crate) destination_position: Position,
    pub(crate) destination_pointer: PitchedPointer,
    pub(crate) extent: Extent,
    pub(crate) direction: c_int,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct ResourceDesc {
    pub(crate) kind: c_int,
    /// The union: an array or mipmapped array's handle, or a pointer, comes first in each member.
    pub(crate) union: [u64; 16],
    pub(crate) flags: c_uint,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct ResourceViewDesc {
    pub(crate) format: c_int,
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) depth: usize,
    pub(crate) first_level: c_uint,
    pub(crate) last_level: c_uint,
    pub(crate) first_layer: c_uint,
    pub(crate) last_layer: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct TextureDesc {
    pub(crate) address_modes: [c_int; 3],
    pub(crate) filter: c_int,
    pub(crate) read_mode: c_int,
    pub(crate) srgb: c_int,
    pub(crate) border: [f32; 4],
    pub(crate) normalized_coordinates: c_int,
    pub(crate) max_anisotropy: c_uint,
    pub(crate) level_filter: c_int,
    pub(crate) level_bias: f32,
    pub(crate) min_level: f32,
    pub(crate) max_level: f32,
    pub(crate) no_trilinear_optimization: c_int,
    pub(crate) seamless_cubemap: c_int,
}

/// The front of `cudaPointerAttributes` (13 has reserved words behind it, which a caller zeroes).
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct PointerAttributes {
    /// 0 unknown, 1 host, 2 device.
    pub(crate) kind: c_int,
    pub(crate) device: c_int,
    pub(crate) device_pointer: *mut c_void,
    pub(crate) host_pointer: *mut c_void,
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct DriverArrayDesc {
    pub(crate) extent: Extent,
    pub(crate) format: c_int,
    pub(crate) channels: c_uint,
    pub(crate) flags: c_uint,
}

/// `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct DriverMipmappedArrayDesc {
    pub(crate) offset: c_ulonglong,
    pub(crate) array: DriverArrayDesc,
    pub(crate) levels: c_uint,
    pub(crate) reserved: [c_uint; 16],
}

/// `CUmemLocation`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct MemoryLocation {
    pub(crate) kind: c_int,
    pub(crate) id: c_int,
}

/// `CUmemAllocationProp`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct AllocationProperties {
    pub(crate) kind: c_int,
    pub(crate) handle_types: c_int,
    pub(crate) location: MemoryLocation,
    pub(crate) win32: *mut c_void,
    pub(crate) flags: [u8; 8],
}

/// `CUmemAccessDesc`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct AccessDesc {
    pub(crate) location: MemoryLocation,
    pub(crate) flags: c_int,
}

const _: () = {
    assert!(size_of::<ExternalMemoryHandleDesc>() == 104);
    assert!(offset_of!(ExternalMemoryHandleDesc, fd) == 8);
    assert!(offset_of!(ExternalMemoryHandleDesc, size) == 24);
    assert!(offset_of!(ExternalMemoryHandleDesc, reserved) == 36);
    assert!(size_of::<ExternalMemoryBufferDesc>() == 88);
    assert!(offset_of!(ExternalMemoryMipmappedArrayDesc, levels) == 60);
    assert!(size_of::<ExternalMemoryMipmappedArrayDesc>() == 128);
    assert!(size_of::<ExternalSemaphoreHandleDesc>() == 96);
    assert!(offset_of!(ExternalSemaphoreHandleDesc, fd) == 8);
    assert!(offset_of!(ExternalSemaphoreHandleDesc, flags) == 24);
    assert!(size_of::<SemaphoreParams>() == 144);
    assert!(offset_of!(SemaphoreParams, flags) == 72);
    assert!(offset_of!(SemaphoreParamsV1, flags) == 24);
    assert!(size_of::<SemaphoreParamsV1>() == 32);
    assert!(size_of::<Memcpy3D>() == 160);
    assert!(size_of::<ResourceDesc>() == 144);
    assert!(size_of::<ResourceViewDesc>() == 112);
    assert!(size_of::<TextureDesc>() == 72);
    assert!(size_of::<DriverMipmappedArrayDesc>() == 120);
    assert!(size_of::<AllocationProperties>() == 32);
    assert!(size_of::<AccessDesc>() == 12);
};

pub(crate) const HANDLE_TYPE_OPAQUE_FD: c_int = 1;
pub(crate) const SEMAPHORE_TYPE_OPAQUE_FD: c_int = 1;
pub(crate) const SEMAPHORE_TYPE_TIMELINE_FD: c_int = 9;
pub(crate) const EXTERNAL_MEMORY_DEDICATED: c_uint = 1;

pub(crate) const ARRAY_LAYERED: c_uint = 0x01;
pub(crate) const ARRAY_SURFACE_LOAD_STORE: c_uint = 0x02;
pub(crate) const ARRAY_CUBEMAP: c_uint = 0x04;
pub(crate) const ARRAY_TEXTURE_GATHER: c_uint = 0x08;
pub(crate) const ARRAY_COLOR_ATTACHMENT: c_uint = 0x20;

pub(crate) const COPY_HOST_TO_HOST: c_int = 0;
pub(crate) const COPY_HOST_TO_DEVICE: c_int = 1;
pub(crate) const COPY_DEVICE_TO_HOST: c_int = 2;
pub(crate) const COPY_DEVICE_TO_DEVICE: c_int = 3;
pub(crate) const COPY_DEFAULT: c_int = 4;

pub(crate) const KIND_SIGNED: c_int = 0;
pub(crate) const KIND_UNSIGNED: c_int = 1;
pub(crate) const KIND_FLOAT: c_int = 2;

pub(crate) const RESOURCE_ARRAY: c_int = 0;
pub(crate) const RESOURCE_MIPMAPPED_ARRAY: c_int = 1;
pub(crate) const RESOURCE_LINEAR: c_int = 2;
pub(crate) const RESOURCE_PITCH_2D: c_int = 3;

/// Writes a result, or reports a null pointer.
pub(crate) fn write<T>(out: Out<'_, T>, value: T) -> crate::error::Result<()> {
    out.ok_or(crate::error::Code::INVALID_VALUE)?.write(value);
    Ok(())
}
