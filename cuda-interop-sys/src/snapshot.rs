// Written by cuda-interop-build; changes made here by hand are lost.
// Declarations only: names, types and values of CUDA's C interfaces, described in our own words.

use core::ffi::*;
use crate::{DevicePropertiesBuffer, Driver, MissingSymbol, Runtime};
/// The CUDA version of the declarations, 1000 times the major plus 10 times the minor version, as `cuda_runtime_api.h` states it.
pub const CUDART_VERSION: u32 = 13050;
/// Another API renders into it as a colour attachment.
pub const CUDA_ARRAY3D_COLOR_ATTACHMENT: u32 = 32;
/// The depth counts cube faces, 6 a cube.
pub const CUDA_ARRAY3D_CUBEMAP: u32 = 4;
/// It has no memory until memory is mapped.
pub const CUDA_ARRAY3D_DEFERRED_MAPPING: u32 = 128;
/// It is a depth texture.
pub const CUDA_ARRAY3D_DEPTH_TEXTURE: u32 = 16;
/// The depth counts layers.
pub const CUDA_ARRAY3D_LAYERED: u32 = 1;
/// It has no memory until tiles are mapped.
pub const CUDA_ARRAY3D_SPARSE: u32 = 64;
/// Surface objects can be made of it.
pub const CUDA_ARRAY3D_SURFACE_LDST: u32 = 2;
/// Textures of it can gather; 2D only.
pub const CUDA_ARRAY3D_TEXTURE_GATHER: u32 = 8;
/// The allocation is dedicated to one image or buffer.
pub const CUDA_EXTERNAL_MEMORY_DEDICATED: u32 = 1;
/// Signalling does not synchronise NvSciBuf memory.
pub const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: u32 = 1;
/// Waiting does not synchronise NvSciBuf memory.
pub const CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: u32 = 2;
/// The CUDA version of the declarations, 1000 times the major plus 10 times the minor version, as `cuda.h` states it.
pub const CUDA_VERSION: u32 = 13050;
/// The allocation holds tiles of sparse arrays.
pub const CU_MEM_CREATE_USAGE_TILE_POOL: u32 = 1;
/// The format given replaces the array's own.
pub const CU_TRSA_OVERRIDE_FORMAT: u32 = 1;
/// The device blends levels exactly.
pub const CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: u32 = 32;
/// Coordinates go from 0 to 1.
pub const CU_TRSF_NORMALIZED_COORDINATES: u32 = 2;
/// Integers are read as they are, not as fractions.
pub const CU_TRSF_READ_AS_INTEGER: u32 = 1;
/// Cube faces are filtered across their edges.
pub const CU_TRSF_SEAMLESS_CUBEMAP: u32 = 64;
/// 8-bit channels are turned from sRGB to linear when read.
pub const CU_TRSF_SRGB: u32 = 16;
/// Another API renders into it as a colour attachment.
pub const cudaArrayColorAttachment: u32 = 32;
/// The depth counts cube faces, 6 a cube.
pub const cudaArrayCubemap: u32 = 4;
/// No flags.
pub const cudaArrayDefault: u32 = 0;
/// It has no memory until memory is mapped.
pub const cudaArrayDeferredMapping: u32 = 128;
/// The depth counts layers.
pub const cudaArrayLayered: u32 = 1;
/// It has no memory until tiles are mapped.
pub const cudaArraySparse: u32 = 64;
/// All layers share one mip tail.
pub const cudaArraySparsePropertiesSingleMipTail: u32 = 1;
/// Surface objects can be made of it.
pub const cudaArraySurfaceLoadStore: u32 = 2;
/// Textures of it can gather; 2D only.
pub const cudaArrayTextureGather: u32 = 8;
/// Local memory stays at its greatest size.
pub const cudaDeviceLmemResizeToMax: u32 = 16;
/// Page-locked host memory can be mapped; always so.
pub const cudaDeviceMapHost: u32 = 8;
/// The driver chooses how the host waits.
pub const cudaDeviceScheduleAuto: u32 = 0;
/// The host sleeps while it waits.
pub const cudaDeviceScheduleBlockingSync: u32 = 4;
/// The bits of the four ways of waiting.
pub const cudaDeviceScheduleMask: u32 = 7;
/// The host waits in a loop: quickest, and busy.
pub const cudaDeviceScheduleSpin: u32 = 1;
/// The host waits in a loop that lets other threads run.
pub const cudaDeviceScheduleYield: u32 = 2;
/// The host sleeps while it waits for the event.
pub const cudaEventBlockingSync: u32 = 1;
/// The event takes the time.
pub const cudaEventDefault: u32 = 0;
/// The event takes no time, and costs least.
pub const cudaEventDisableTiming: u32 = 2;
/// Other processes can open the event; needs `cudaEventDisableTiming`.
pub const cudaEventInterprocess: u32 = 4;
/// Recorded as usual.
pub const cudaEventRecordDefault: u32 = 0;
/// Recorded as a node of its own in a captured graph.
pub const cudaEventRecordExternal: u32 = 1;
/// Waited for as usual.
pub const cudaEventWaitDefault: u32 = 0;
/// Waited for as a node of its own in a captured graph.
pub const cudaEventWaitExternal: u32 = 1;
/// The allocation is dedicated to one image or buffer.
pub const cudaExternalMemoryDedicated: u32 = 1;
/// Signalling does not synchronise NvSciBuf memory.
pub const cudaExternalSemaphoreSignalSkipNvSciBufMemSync: u32 = 1;
/// Waiting does not synchronise NvSciBuf memory.
pub const cudaExternalSemaphoreWaitSkipNvSciBufMemSync: u32 = 2;
/// No flags.
pub const cudaHostAllocDefault: u32 = 0;
/// Mapped for the device.
pub const cudaHostAllocMapped: u32 = 2;
/// Page-locked for all contexts.
pub const cudaHostAllocPortable: u32 = 1;
/// Quick for the device to read, slow for the host to read.
pub const cudaHostAllocWriteCombined: u32 = 4;
/// No flags.
pub const cudaHostRegisterDefault: u32 = 0;
/// The memory is another device's.
pub const cudaHostRegisterIoMemory: u32 = 4;
/// Mapped for the device.
pub const cudaHostRegisterMapped: u32 = 2;
/// Page-locked for all contexts.
pub const cudaHostRegisterPortable: u32 = 1;
/// The device only reads it.
pub const cudaHostRegisterReadOnly: u32 = 8;
/// Managed memory that every stream may use.
pub const cudaMemAttachGlobal: u32 = 1;
/// Managed memory that no stream may use until it is attached to one.
pub const cudaMemAttachHost: u32 = 2;
/// The stream and the default stream wait for each other.
pub const cudaStreamDefault: u32 = 0;
/// The stream and the default stream do not wait for each other.
pub const cudaStreamNonBlocking: u32 = 1;
/// What a texture object reads outside its bounds.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUaddress_mode(pub c_uint);
impl CUaddress_mode {
    /// Outside the bounds: wrap.
    pub const CU_TR_ADDRESS_MODE_WRAP: Self = Self(0);
    /// Outside the bounds: clamp.
    pub const CU_TR_ADDRESS_MODE_CLAMP: Self = Self(1);
    /// Outside the bounds: mirror.
    pub const CU_TR_ADDRESS_MODE_MIRROR: Self = Self(2);
    /// Outside the bounds: border.
    pub const CU_TR_ADDRESS_MODE_BORDER: Self = Self(3);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_TR_ADDRESS_MODE_WRAP"),
            1 => Some("CU_TR_ADDRESS_MODE_CLAMP"),
            2 => Some("CU_TR_ADDRESS_MODE_MIRROR"),
            3 => Some("CU_TR_ADDRESS_MODE_BORDER"),
            _ => None,
        }
    }
}
named_debug!(CUaddress_mode);
/// The kinds of channels of an array.
///
/// Plain ones are repeated as often as the description says; the others say size and number themselves.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUarray_format(pub c_uint);
impl CUarray_format {
    /// Channels of the kind: unsigned int8.
    pub const CU_AD_FORMAT_UNSIGNED_INT8: Self = Self(1);
    /// Channels of the kind: unsigned int16.
    pub const CU_AD_FORMAT_UNSIGNED_INT16: Self = Self(2);
    /// Channels of the kind: unsigned int32.
    pub const CU_AD_FORMAT_UNSIGNED_INT32: Self = Self(3);
    /// Channels of the kind: signed int8.
    pub const CU_AD_FORMAT_SIGNED_INT8: Self = Self(8);
    /// Channels of the kind: signed int16.
    pub const CU_AD_FORMAT_SIGNED_INT16: Self = Self(9);
    /// Channels of the kind: signed int32.
    pub const CU_AD_FORMAT_SIGNED_INT32: Self = Self(10);
    /// Channels of the kind: half.
    pub const CU_AD_FORMAT_HALF: Self = Self(16);
    /// Channels of the kind: float.
    pub const CU_AD_FORMAT_FLOAT: Self = Self(32);
    /// Channels of the kind: nv12.
    pub const CU_AD_FORMAT_NV12: Self = Self(176);
    /// Channels of the kind: unorm int8x1.
    pub const CU_AD_FORMAT_UNORM_INT8X1: Self = Self(192);
    /// Channels of the kind: unorm int8x2.
    pub const CU_AD_FORMAT_UNORM_INT8X2: Self = Self(193);
    /// Channels of the kind: unorm int8x4.
    pub const CU_AD_FORMAT_UNORM_INT8X4: Self = Self(194);
    /// Channels of the kind: unorm int16x1.
    pub const CU_AD_FORMAT_UNORM_INT16X1: Self = Self(195);
    /// Channels of the kind: unorm int16x2.
    pub const CU_AD_FORMAT_UNORM_INT16X2: Self = Self(196);
    /// Channels of the kind: unorm int16x4.
    pub const CU_AD_FORMAT_UNORM_INT16X4: Self = Self(197);
    /// Channels of the kind: snorm int8x1.
    pub const CU_AD_FORMAT_SNORM_INT8X1: Self = Self(198);
    /// Channels of the kind: snorm int8x2.
    pub const CU_AD_FORMAT_SNORM_INT8X2: Self = Self(199);
    /// Channels of the kind: snorm int8x4.
    pub const CU_AD_FORMAT_SNORM_INT8X4: Self = Self(200);
    /// Channels of the kind: snorm int16x1.
    pub const CU_AD_FORMAT_SNORM_INT16X1: Self = Self(201);
    /// Channels of the kind: snorm int16x2.
    pub const CU_AD_FORMAT_SNORM_INT16X2: Self = Self(202);
    /// Channels of the kind: snorm int16x4.
    pub const CU_AD_FORMAT_SNORM_INT16X4: Self = Self(203);
    /// Channels of the kind: bc1 unorm.
    pub const CU_AD_FORMAT_BC1_UNORM: Self = Self(145);
    /// Channels of the kind: bc1 unorm srgb.
    pub const CU_AD_FORMAT_BC1_UNORM_SRGB: Self = Self(146);
    /// Channels of the kind: bc2 unorm.
    pub const CU_AD_FORMAT_BC2_UNORM: Self = Self(147);
    /// Channels of the kind: bc2 unorm srgb.
    pub const CU_AD_FORMAT_BC2_UNORM_SRGB: Self = Self(148);
    /// Channels of the kind: bc3 unorm.
    pub const CU_AD_FORMAT_BC3_UNORM: Self = Self(149);
    /// Channels of the kind: bc3 unorm srgb.
    pub const CU_AD_FORMAT_BC3_UNORM_SRGB: Self = Self(150);
    /// Channels of the kind: bc4 unorm.
    pub const CU_AD_FORMAT_BC4_UNORM: Self = Self(151);
    /// Channels of the kind: bc4 snorm.
    pub const CU_AD_FORMAT_BC4_SNORM: Self = Self(152);
    /// Channels of the kind: bc5 unorm.
    pub const CU_AD_FORMAT_BC5_UNORM: Self = Self(153);
    /// Channels of the kind: bc5 snorm.
    pub const CU_AD_FORMAT_BC5_SNORM: Self = Self(154);
    /// Channels of the kind: bc6h uf16.
    pub const CU_AD_FORMAT_BC6H_UF16: Self = Self(155);
    /// Channels of the kind: bc6h sf16.
    pub const CU_AD_FORMAT_BC6H_SF16: Self = Self(156);
    /// Channels of the kind: bc7 unorm.
    pub const CU_AD_FORMAT_BC7_UNORM: Self = Self(157);
    /// Channels of the kind: bc7 unorm srgb.
    pub const CU_AD_FORMAT_BC7_UNORM_SRGB: Self = Self(158);
    /// Channels of the kind: p010.
    pub const CU_AD_FORMAT_P010: Self = Self(159);
    /// Channels of the kind: p016.
    pub const CU_AD_FORMAT_P016: Self = Self(161);
    /// Channels of the kind: nv16.
    pub const CU_AD_FORMAT_NV16: Self = Self(162);
    /// Channels of the kind: p210.
    pub const CU_AD_FORMAT_P210: Self = Self(163);
    /// Channels of the kind: p216.
    pub const CU_AD_FORMAT_P216: Self = Self(164);
    /// Channels of the kind: yuy2.
    pub const CU_AD_FORMAT_YUY2: Self = Self(165);
    /// Channels of the kind: y210.
    pub const CU_AD_FORMAT_Y210: Self = Self(166);
    /// Channels of the kind: y216.
    pub const CU_AD_FORMAT_Y216: Self = Self(167);
    /// Channels of the kind: ayuv.
    pub const CU_AD_FORMAT_AYUV: Self = Self(168);
    /// Channels of the kind: y410.
    pub const CU_AD_FORMAT_Y410: Self = Self(169);
    /// Channels of the kind: y416.
    pub const CU_AD_FORMAT_Y416: Self = Self(177);
    /// Channels of the kind: y444 planar 8.
    pub const CU_AD_FORMAT_Y444_PLANAR8: Self = Self(178);
    /// Channels of the kind: y444 planar 10.
    pub const CU_AD_FORMAT_Y444_PLANAR10: Self = Self(179);
    /// Channels of the kind: yuv444 8bit semi planar.
    pub const CU_AD_FORMAT_YUV444_8bit_SemiPlanar: Self = Self(180);
    /// Channels of the kind: yuv444 16bit semi planar.
    pub const CU_AD_FORMAT_YUV444_16bit_SemiPlanar: Self = Self(181);
    /// Channels of the kind: unorm int 101010 2.
    pub const CU_AD_FORMAT_UNORM_INT_101010_2: Self = Self(80);
    /// Channels of the kind: uint 8 packed 422.
    pub const CU_AD_FORMAT_UINT8_PACKED_422: Self = Self(81);
    /// Channels of the kind: uint 8 packed 444.
    pub const CU_AD_FORMAT_UINT8_PACKED_444: Self = Self(82);
    /// Channels of the kind: uint 8 semiplanar 420.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_420: Self = Self(83);
    /// Channels of the kind: uint 16 semiplanar 420.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_420: Self = Self(84);
    /// Channels of the kind: uint 8 semiplanar 422.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_422: Self = Self(85);
    /// Channels of the kind: uint 16 semiplanar 422.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_422: Self = Self(86);
    /// Channels of the kind: uint 8 semiplanar 444.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_444: Self = Self(87);
    /// Channels of the kind: uint 16 semiplanar 444.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_444: Self = Self(88);
    /// Channels of the kind: uint 8 planar 420.
    pub const CU_AD_FORMAT_UINT8_PLANAR_420: Self = Self(89);
    /// Channels of the kind: uint 16 planar 420.
    pub const CU_AD_FORMAT_UINT16_PLANAR_420: Self = Self(90);
    /// Channels of the kind: uint 8 planar 422.
    pub const CU_AD_FORMAT_UINT8_PLANAR_422: Self = Self(91);
    /// Channels of the kind: uint 16 planar 422.
    pub const CU_AD_FORMAT_UINT16_PLANAR_422: Self = Self(92);
    /// Channels of the kind: uint 8 planar 444.
    pub const CU_AD_FORMAT_UINT8_PLANAR_444: Self = Self(93);
    /// Channels of the kind: uint 16 planar 444.
    pub const CU_AD_FORMAT_UINT16_PLANAR_444: Self = Self(94);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_AD_FORMAT_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_AD_FORMAT_UNSIGNED_INT8"),
            2 => Some("CU_AD_FORMAT_UNSIGNED_INT16"),
            3 => Some("CU_AD_FORMAT_UNSIGNED_INT32"),
            8 => Some("CU_AD_FORMAT_SIGNED_INT8"),
            9 => Some("CU_AD_FORMAT_SIGNED_INT16"),
            10 => Some("CU_AD_FORMAT_SIGNED_INT32"),
            16 => Some("CU_AD_FORMAT_HALF"),
            32 => Some("CU_AD_FORMAT_FLOAT"),
            176 => Some("CU_AD_FORMAT_NV12"),
            192 => Some("CU_AD_FORMAT_UNORM_INT8X1"),
            193 => Some("CU_AD_FORMAT_UNORM_INT8X2"),
            194 => Some("CU_AD_FORMAT_UNORM_INT8X4"),
            195 => Some("CU_AD_FORMAT_UNORM_INT16X1"),
            196 => Some("CU_AD_FORMAT_UNORM_INT16X2"),
            197 => Some("CU_AD_FORMAT_UNORM_INT16X4"),
            198 => Some("CU_AD_FORMAT_SNORM_INT8X1"),
            199 => Some("CU_AD_FORMAT_SNORM_INT8X2"),
            200 => Some("CU_AD_FORMAT_SNORM_INT8X4"),
            201 => Some("CU_AD_FORMAT_SNORM_INT16X1"),
            202 => Some("CU_AD_FORMAT_SNORM_INT16X2"),
            203 => Some("CU_AD_FORMAT_SNORM_INT16X4"),
            145 => Some("CU_AD_FORMAT_BC1_UNORM"),
            146 => Some("CU_AD_FORMAT_BC1_UNORM_SRGB"),
            147 => Some("CU_AD_FORMAT_BC2_UNORM"),
            148 => Some("CU_AD_FORMAT_BC2_UNORM_SRGB"),
            149 => Some("CU_AD_FORMAT_BC3_UNORM"),
            150 => Some("CU_AD_FORMAT_BC3_UNORM_SRGB"),
            151 => Some("CU_AD_FORMAT_BC4_UNORM"),
            152 => Some("CU_AD_FORMAT_BC4_SNORM"),
            153 => Some("CU_AD_FORMAT_BC5_UNORM"),
            154 => Some("CU_AD_FORMAT_BC5_SNORM"),
            155 => Some("CU_AD_FORMAT_BC6H_UF16"),
            156 => Some("CU_AD_FORMAT_BC6H_SF16"),
            157 => Some("CU_AD_FORMAT_BC7_UNORM"),
            158 => Some("CU_AD_FORMAT_BC7_UNORM_SRGB"),
            159 => Some("CU_AD_FORMAT_P010"),
            161 => Some("CU_AD_FORMAT_P016"),
            162 => Some("CU_AD_FORMAT_NV16"),
            163 => Some("CU_AD_FORMAT_P210"),
            164 => Some("CU_AD_FORMAT_P216"),
            165 => Some("CU_AD_FORMAT_YUY2"),
            166 => Some("CU_AD_FORMAT_Y210"),
            167 => Some("CU_AD_FORMAT_Y216"),
            168 => Some("CU_AD_FORMAT_AYUV"),
            169 => Some("CU_AD_FORMAT_Y410"),
            177 => Some("CU_AD_FORMAT_Y416"),
            178 => Some("CU_AD_FORMAT_Y444_PLANAR8"),
            179 => Some("CU_AD_FORMAT_Y444_PLANAR10"),
            180 => Some("CU_AD_FORMAT_YUV444_8bit_SemiPlanar"),
            181 => Some("CU_AD_FORMAT_YUV444_16bit_SemiPlanar"),
            80 => Some("CU_AD_FORMAT_UNORM_INT_101010_2"),
            81 => Some("CU_AD_FORMAT_UINT8_PACKED_422"),
            82 => Some("CU_AD_FORMAT_UINT8_PACKED_444"),
            83 => Some("CU_AD_FORMAT_UINT8_SEMIPLANAR_420"),
            84 => Some("CU_AD_FORMAT_UINT16_SEMIPLANAR_420"),
            85 => Some("CU_AD_FORMAT_UINT8_SEMIPLANAR_422"),
            86 => Some("CU_AD_FORMAT_UINT16_SEMIPLANAR_422"),
            87 => Some("CU_AD_FORMAT_UINT8_SEMIPLANAR_444"),
            88 => Some("CU_AD_FORMAT_UINT16_SEMIPLANAR_444"),
            89 => Some("CU_AD_FORMAT_UINT8_PLANAR_420"),
            90 => Some("CU_AD_FORMAT_UINT16_PLANAR_420"),
            91 => Some("CU_AD_FORMAT_UINT8_PLANAR_422"),
            92 => Some("CU_AD_FORMAT_UINT16_PLANAR_422"),
            93 => Some("CU_AD_FORMAT_UINT8_PLANAR_444"),
            94 => Some("CU_AD_FORMAT_UINT16_PLANAR_444"),
            2147483647 => Some("CU_AD_FORMAT_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUarray_format);
/// How the host waits for a context, and more.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUctx_flags(pub c_uint);
impl CUctx_flags {
    /// The driver chooses how the host waits.
    pub const CU_CTX_SCHED_AUTO: Self = Self(0);
    /// The host waits in a loop: quickest, and busy.
    pub const CU_CTX_SCHED_SPIN: Self = Self(1);
    /// The host waits in a loop that lets other threads run.
    pub const CU_CTX_SCHED_YIELD: Self = Self(2);
    /// The host sleeps while it waits.
    pub const CU_CTX_SCHED_BLOCKING_SYNC: Self = Self(4);
    /// The host sleeps while it waits; an older name.
    pub const CU_CTX_BLOCKING_SYNC: Self = Self(4);
    /// The bits of the ways of waiting.
    pub const CU_CTX_SCHED_MASK: Self = Self(7);
    /// Page-locked host memory can be mapped; always so.
    pub const CU_CTX_MAP_HOST: Self = Self(8);
    /// Local memory stays at its greatest size.
    pub const CU_CTX_LMEM_RESIZE_TO_MAX: Self = Self(16);
    /// Failing kernels write a core dump.
    pub const CU_CTX_COREDUMP_ENABLE: Self = Self(32);
    /// The user can ask for a core dump.
    pub const CU_CTX_USER_COREDUMP_ENABLE: Self = Self(64);
    /// Memory operations of this context are synchronous.
    pub const CU_CTX_SYNC_MEMOPS: Self = Self(128);
    /// The bits that are flags; more of them in newer versions.
    pub const CU_CTX_FLAGS_MASK: Self = Self(255);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_CTX_SCHED_AUTO"),
            1 => Some("CU_CTX_SCHED_SPIN"),
            2 => Some("CU_CTX_SCHED_YIELD"),
            4 => Some("CU_CTX_SCHED_BLOCKING_SYNC"),
            7 => Some("CU_CTX_SCHED_MASK"),
            8 => Some("CU_CTX_MAP_HOST"),
            16 => Some("CU_CTX_LMEM_RESIZE_TO_MAX"),
            32 => Some("CU_CTX_COREDUMP_ENABLE"),
            64 => Some("CU_CTX_USER_COREDUMP_ENABLE"),
            128 => Some("CU_CTX_SYNC_MEMOPS"),
            255 => Some("CU_CTX_FLAGS_MASK"),
            _ => None,
        }
    }
}
named_debug!(CUctx_flags);
/// The attributes of a device that can be asked for; each is an `int`.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdevice_attribute(pub c_uint);
impl CUdevice_attribute {
    /// Attribute: max threads per block.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Self = Self(1);
    /// Attribute: max block dim x.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: Self = Self(2);
    /// Attribute: max block dim y.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: Self = Self(3);
    /// Attribute: max block dim z.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: Self = Self(4);
    /// Attribute: max grid dim x.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: Self = Self(5);
    /// Attribute: max grid dim y.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: Self = Self(6);
    /// Attribute: max grid dim z.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: Self = Self(7);
    /// Attribute: max shared memory per block.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// Attribute: shared memory per block.
    pub const CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// Attribute: total constant memory.
    pub const CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: Self = Self(9);
    /// Attribute: warp size.
    pub const CU_DEVICE_ATTRIBUTE_WARP_SIZE: Self = Self(10);
    /// Attribute: max pitch.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PITCH: Self = Self(11);
    /// Attribute: max registers per block.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: Self = Self(12);
    /// Attribute: registers per block.
    pub const CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: Self = Self(12);
    /// Attribute: clock rate.
    pub const CU_DEVICE_ATTRIBUTE_CLOCK_RATE: Self = Self(13);
    /// Attribute: texture alignment.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: Self = Self(14);
    /// Attribute: GPU overlap.
    pub const CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: Self = Self(15);
    /// Attribute: multiprocessor count.
    pub const CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: Self = Self(16);
    /// Attribute: kernel exec timeout.
    pub const CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: Self = Self(17);
    /// Attribute: integrated.
    pub const CU_DEVICE_ATTRIBUTE_INTEGRATED: Self = Self(18);
    /// Attribute: can map host memory.
    pub const CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: Self = Self(19);
    /// Attribute: compute mode.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: Self = Self(20);
    /// Attribute: maximum texture 1D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: Self = Self(21);
    /// Attribute: maximum texture 2D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: Self = Self(22);
    /// Attribute: maximum texture 2D height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: Self = Self(23);
    /// Attribute: maximum texture 3D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: Self = Self(24);
    /// Attribute: maximum texture 3D height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: Self = Self(25);
    /// Attribute: maximum texture 3D depth.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: Self = Self(26);
    /// Attribute: maximum texture 2D layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: Self = Self(27);
    /// Attribute: maximum texture 2D layered height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: Self = Self(28);
    /// Attribute: maximum texture 2D layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: Self = Self(29);
    /// Attribute: maximum texture 2D array width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: Self = Self(27);
    /// Attribute: maximum texture 2D array height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: Self = Self(28);
    /// Attribute: maximum texture 2D array numslices.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: Self = Self(29);
    /// Attribute: surface alignment.
    pub const CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: Self = Self(30);
    /// Attribute: concurrent kernels.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: Self = Self(31);
    /// Attribute: ECC enabled.
    pub const CU_DEVICE_ATTRIBUTE_ECC_ENABLED: Self = Self(32);
    /// Attribute: PCI bus id.
    pub const CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: Self = Self(33);
    /// Attribute: PCI device id.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: Self = Self(34);
    /// Attribute: TCC driver.
    pub const CU_DEVICE_ATTRIBUTE_TCC_DRIVER: Self = Self(35);
    /// Attribute: memory clock rate.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: Self = Self(36);
    /// Attribute: global memory bus width.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: Self = Self(37);
    /// Attribute: l2 cache size.
    pub const CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: Self = Self(38);
    /// Attribute: max threads per multiprocessor.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: Self = Self(39);
    /// Attribute: async engine count.
    pub const CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: Self = Self(40);
    /// Attribute: unified addressing.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: Self = Self(41);
    /// Attribute: maximum texture 1D layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: Self = Self(42);
    /// Attribute: maximum texture 1D layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: Self = Self(43);
    /// Attribute: can tex2d gather.
    pub const CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: Self = Self(44);
    /// Attribute: maximum texture 2D gather width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: Self = Self(45);
    /// Attribute: maximum texture 2D gather height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: Self = Self(46);
    /// Attribute: maximum texture 3D width alternate.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: Self = Self(47);
    /// Attribute: maximum texture 3D height alternate.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: Self = Self(48);
    /// Attribute: maximum texture 3D depth alternate.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: Self = Self(49);
    /// Attribute: PCI domain id.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: Self = Self(50);
    /// Attribute: texture pitch alignment.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: Self = Self(51);
    /// Attribute: maximum texturecubemap width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: Self = Self(52);
    /// Attribute: maximum texturecubemap layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: Self = Self(53);
    /// Attribute: maximum texturecubemap layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: Self = Self(54);
    /// Attribute: maximum surface 1D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: Self = Self(55);
    /// Attribute: maximum surface 2D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: Self = Self(56);
    /// Attribute: maximum surface 2D height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: Self = Self(57);
    /// Attribute: maximum surface 3D width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: Self = Self(58);
    /// Attribute: maximum surface 3D height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: Self = Self(59);
    /// Attribute: maximum surface 3D depth.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: Self = Self(60);
    /// Attribute: maximum surface 1D layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: Self = Self(61);
    /// Attribute: maximum surface 1D layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: Self = Self(62);
    /// Attribute: maximum surface 2D layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: Self = Self(63);
    /// Attribute: maximum surface 2D layered height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: Self = Self(64);
    /// Attribute: maximum surface 2D layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: Self = Self(65);
    /// Attribute: maximum surfacecubemap width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: Self = Self(66);
    /// Attribute: maximum surfacecubemap layered width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: Self = Self(67);
    /// Attribute: maximum surfacecubemap layered layers.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: Self = Self(68);
    /// Attribute: maximum texture 1D linear width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: Self = Self(69);
    /// Attribute: maximum texture 2D linear width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: Self = Self(70);
    /// Attribute: maximum texture 2D linear height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: Self = Self(71);
    /// Attribute: maximum texture 2D linear pitch.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: Self = Self(72);
    /// Attribute: maximum texture 2D mipmapped width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: Self = Self(73);
    /// Attribute: maximum texture 2D mipmapped height.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: Self = Self(74);
    /// Attribute: compute capability major.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: Self = Self(75);
    /// Attribute: compute capability minor.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: Self = Self(76);
    /// Attribute: maximum texture 1D mipmapped width.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: Self = Self(77);
    /// Attribute: stream priorities supported.
    pub const CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: Self = Self(78);
    /// Attribute: global l1 cache supported.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: Self = Self(79);
    /// Attribute: local l1 cache supported.
    pub const CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: Self = Self(80);
    /// Attribute: max shared memory per multiprocessor.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: Self = Self(81);
    /// Attribute: max registers per multiprocessor.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: Self = Self(82);
    /// Attribute: managed memory.
    pub const CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: Self = Self(83);
    /// Attribute: multi GPU board.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: Self = Self(84);
    /// Attribute: multi GPU board group id.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: Self = Self(85);
    /// Attribute: host native atomic supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: Self = Self(86);
    /// Attribute: single to double precision perf ratio.
    pub const CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: Self = Self(87);
    /// Attribute: pageable memory access.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: Self = Self(88);
    /// Attribute: concurrent managed access.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: Self = Self(89);
    /// Attribute: compute preemption supported.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: Self = Self(90);
    /// Attribute: can use host pointer for registered mem.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: Self = Self(
        91,
    );
    /// Attribute: can use stream mem ops v1.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: Self = Self(92);
    /// Attribute: can use 64 bit stream mem ops v1.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: Self = Self(93);
    /// Attribute: can use stream wait value nor v1.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: Self = Self(94);
    /// Attribute: cooperative launch.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: Self = Self(95);
    /// Attribute: cooperative multi device launch.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: Self = Self(96);
    /// Attribute: max shared memory per block optin.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: Self = Self(97);
    /// Attribute: can flush remote writes.
    pub const CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: Self = Self(98);
    /// Attribute: host register supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: Self = Self(99);
    /// Attribute: pageable memory access uses host page tables.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: Self = Self(
        100,
    );
    /// Attribute: direct managed mem access from host.
    pub const CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: Self = Self(101);
    /// Attribute: virtual address management supported.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// 1 when the device has `cuMemCreate` and its kin.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// 1 when allocations can be exported as file descriptors.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: Self = Self(
        103,
    );
    /// Attribute: handle type win32 handle supported.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: Self = Self(104);
    /// Attribute: handle type win32 kmt handle supported.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: Self = Self(
        105,
    );
    /// Attribute: max blocks per multiprocessor.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: Self = Self(106);
    /// Attribute: generic compression supported.
    pub const CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: Self = Self(107);
    /// Attribute: max persisting l2 cache size.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: Self = Self(108);
    /// Attribute: max access policy window size.
    pub const CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: Self = Self(109);
    /// Attribute: GPU direct RDMA with cuda vmm supported.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: Self = Self(
        110,
    );
    /// Attribute: reserved shared memory per block.
    pub const CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: Self = Self(111);
    /// Attribute: sparse cuda array supported.
    pub const CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: Self = Self(112);
    /// Attribute: read only host register supported.
    pub const CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: Self = Self(113);
    /// 1 when the device imports timeline semaphores.
    pub const CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: Self = Self(114);
    /// Attribute: memory pools supported.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: Self = Self(115);
    /// Attribute: GPU direct RDMA supported.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: Self = Self(116);
    /// Attribute: GPU direct RDMA flush writes options.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: Self = Self(117);
    /// Attribute: GPU direct RDMA writes ordering.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: Self = Self(118);
    /// Attribute: mempool supported handle types.
    pub const CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: Self = Self(119);
    /// Attribute: cluster launch.
    pub const CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: Self = Self(120);
    /// Attribute: deferred mapping cuda array supported.
    pub const CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: Self = Self(
        121,
    );
    /// Attribute: can use 64 bit stream mem ops.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: Self = Self(122);
    /// Attribute: can use stream wait value nor.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: Self = Self(123);
    /// 1 when ranges of device memory can be exported as dma-buf.
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: Self = Self(124);
    /// Attribute: ipc event supported.
    pub const CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: Self = Self(125);
    /// Attribute: mem sync domain count.
    pub const CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: Self = Self(126);
    /// Attribute: tensor map access supported.
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: Self = Self(127);
    /// Attribute: handle type fabric supported.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: Self = Self(128);
    /// Attribute: unified function pointers.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: Self = Self(129);
    /// Attribute: NUMA config.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: Self = Self(130);
    /// Attribute: NUMA id.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_ID: Self = Self(131);
    /// Attribute: multicast supported.
    pub const CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: Self = Self(132);
    /// Attribute: MPS enabled.
    pub const CU_DEVICE_ATTRIBUTE_MPS_ENABLED: Self = Self(133);
    /// Attribute: host NUMA id.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: Self = Self(134);
    /// Attribute: D3D12 cig supported.
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: Self = Self(135);
    /// Attribute: mem decompress algorithm mask.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: Self = Self(136);
    /// Attribute: mem decompress maximum length.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: Self = Self(137);
    /// Attribute: vulkan cig supported.
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: Self = Self(138);
    /// Attribute: GPU PCI device id.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: Self = Self(139);
    /// Attribute: GPU PCI subsystem id.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: Self = Self(140);
    /// Attribute: host NUMA virtual memory management supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(
        141,
    );
    /// Attribute: host NUMA memory pools supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: Self = Self(142);
    /// Attribute: host NUMA multinode ipc supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: Self = Self(143);
    /// Attribute: host memory pools supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: Self = Self(144);
    /// Attribute: host virtual memory management supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(
        145,
    );
    /// Attribute: host alloc dma buf supported.
    pub const CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: Self = Self(146);
    /// Attribute: only partial host native atomic supported.
    pub const CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: Self = Self(
        147,
    );
    /// Attribute: atomic reduction supported.
    pub const CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: Self = Self(148);
    /// Attribute: locality domain count.
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: Self = Self(149);
    /// Attribute: max oversized shared memory per block.
    pub const CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: Self = Self(
        150,
    );
    /// Attribute: D3D12 cig streams supported.
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: Self = Self(151);
    /// Attribute: dma buf mmap supported.
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: Self = Self(152);
    /// Attribute: logical endpoint unicast supported.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: Self = Self(153);
    /// Attribute: logical endpoint multicast supported.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: Self = Self(154);
    /// Attribute: logical endpoint counted ops supported.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: Self = Self(
        155,
    );
    /// Attribute: logical endpoint unicast access on owner device supported.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: Self = Self(
        156,
    );
    /// Attribute: locality domain multiprocessor count.
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: Self = Self(157);
    /// Attribute: logical endpoint supported handle types.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: Self = Self(
        158,
    );
    /// Attribute: vulkan cig streams supported.
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: Self = Self(159);
    /// Attribute: tensor map large tensor min size.
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: Self = Self(160);
    /// Attribute: GPU direct RDMA with localized memory supported.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: Self = Self(
        161,
    );
    /// Marks the end of the list, in the version of the headers.
    pub const CU_DEVICE_ATTRIBUTE_MAX: Self = Self(162);
    /// Attribute: can use stream mem ops.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS: Self = Self(92);
    /// Attribute: can use 64 bit stream mem ops v2.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2: Self = Self(122);
    /// Attribute: can use stream wait value nor v2.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2: Self = Self(123);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK"),
            2 => Some("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X"),
            3 => Some("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y"),
            4 => Some("CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z"),
            5 => Some("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X"),
            6 => Some("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y"),
            7 => Some("CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z"),
            8 => Some("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK"),
            9 => Some("CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY"),
            10 => Some("CU_DEVICE_ATTRIBUTE_WARP_SIZE"),
            11 => Some("CU_DEVICE_ATTRIBUTE_MAX_PITCH"),
            12 => Some("CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK"),
            13 => Some("CU_DEVICE_ATTRIBUTE_CLOCK_RATE"),
            14 => Some("CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT"),
            15 => Some("CU_DEVICE_ATTRIBUTE_GPU_OVERLAP"),
            16 => Some("CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT"),
            17 => Some("CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT"),
            18 => Some("CU_DEVICE_ATTRIBUTE_INTEGRATED"),
            19 => Some("CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY"),
            20 => Some("CU_DEVICE_ATTRIBUTE_COMPUTE_MODE"),
            21 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH"),
            22 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH"),
            23 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT"),
            24 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH"),
            25 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT"),
            26 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH"),
            27 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH"),
            28 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT"),
            29 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS"),
            30 => Some("CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT"),
            31 => Some("CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS"),
            32 => Some("CU_DEVICE_ATTRIBUTE_ECC_ENABLED"),
            33 => Some("CU_DEVICE_ATTRIBUTE_PCI_BUS_ID"),
            34 => Some("CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID"),
            35 => Some("CU_DEVICE_ATTRIBUTE_TCC_DRIVER"),
            36 => Some("CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE"),
            37 => Some("CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH"),
            38 => Some("CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE"),
            39 => Some("CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR"),
            40 => Some("CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT"),
            41 => Some("CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING"),
            42 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH"),
            43 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS"),
            44 => Some("CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER"),
            45 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH"),
            46 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT"),
            47 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE"),
            48 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE"),
            49 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE"),
            50 => Some("CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID"),
            51 => Some("CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT"),
            52 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH"),
            53 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH"),
            54 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS"),
            55 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH"),
            56 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH"),
            57 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT"),
            58 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH"),
            59 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT"),
            60 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH"),
            61 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH"),
            62 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS"),
            63 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH"),
            64 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT"),
            65 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS"),
            66 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH"),
            67 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH"),
            68 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS"),
            69 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH"),
            70 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH"),
            71 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT"),
            72 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH"),
            73 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH"),
            74 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT"),
            75 => Some("CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR"),
            76 => Some("CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR"),
            77 => Some("CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH"),
            78 => Some("CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED"),
            79 => Some("CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED"),
            80 => Some("CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED"),
            81 => Some("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR"),
            82 => Some("CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR"),
            83 => Some("CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY"),
            84 => Some("CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD"),
            85 => Some("CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID"),
            86 => Some("CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED"),
            87 => Some("CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO"),
            88 => Some("CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS"),
            89 => Some("CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS"),
            90 => Some("CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED"),
            91 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM"),
            92 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1"),
            93 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1"),
            94 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1"),
            95 => Some("CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH"),
            96 => Some("CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH"),
            97 => Some("CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
            98 => Some("CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES"),
            99 => Some("CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED"),
            100 => {
                Some("CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES")
            }
            101 => Some("CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST"),
            102 => Some("CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED"),
            103 => {
                Some("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED")
            }
            104 => Some("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED"),
            105 => Some("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED"),
            106 => Some("CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR"),
            107 => Some("CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED"),
            108 => Some("CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE"),
            109 => Some("CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE"),
            110 => Some("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED"),
            111 => Some("CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK"),
            112 => Some("CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED"),
            113 => Some("CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED"),
            114 => Some("CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED"),
            115 => Some("CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED"),
            116 => Some("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED"),
            117 => Some("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS"),
            118 => Some("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING"),
            119 => Some("CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES"),
            120 => Some("CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH"),
            121 => Some("CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED"),
            122 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"),
            123 => Some("CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR"),
            124 => Some("CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED"),
            125 => Some("CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED"),
            126 => Some("CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT"),
            127 => Some("CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED"),
            128 => Some("CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED"),
            129 => Some("CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS"),
            130 => Some("CU_DEVICE_ATTRIBUTE_NUMA_CONFIG"),
            131 => Some("CU_DEVICE_ATTRIBUTE_NUMA_ID"),
            132 => Some("CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED"),
            133 => Some("CU_DEVICE_ATTRIBUTE_MPS_ENABLED"),
            134 => Some("CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID"),
            135 => Some("CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED"),
            136 => Some("CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK"),
            137 => Some("CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH"),
            138 => Some("CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED"),
            139 => Some("CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID"),
            140 => Some("CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID"),
            141 => {
                Some("CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED")
            }
            142 => Some("CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED"),
            143 => Some("CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED"),
            144 => Some("CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED"),
            145 => Some("CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"),
            146 => Some("CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED"),
            147 => Some("CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED"),
            148 => Some("CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED"),
            149 => Some("CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT"),
            150 => Some("CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK"),
            151 => Some("CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED"),
            152 => Some("CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED"),
            153 => Some("CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED"),
            154 => Some("CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED"),
            155 => Some("CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED"),
            156 => {
                Some(
                    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED",
                )
            }
            157 => Some("CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT"),
            158 => Some("CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES"),
            159 => Some("CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED"),
            160 => Some("CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE"),
            161 => {
                Some(
                    "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED",
                )
            }
            162 => Some("CU_DEVICE_ATTRIBUTE_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUdevice_attribute);
/// What an event is for.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_flags(pub c_uint);
impl CUevent_flags {
    /// The event takes the time.
    pub const CU_EVENT_DEFAULT: Self = Self(0);
    /// The host sleeps while it waits for the event.
    pub const CU_EVENT_BLOCKING_SYNC: Self = Self(1);
    /// The event takes no time, and costs least.
    pub const CU_EVENT_DISABLE_TIMING: Self = Self(2);
    /// Other processes can open the event; needs `CU_EVENT_DISABLE_TIMING`.
    pub const CU_EVENT_INTERPROCESS: Self = Self(4);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_EVENT_DEFAULT"),
            1 => Some("CU_EVENT_BLOCKING_SYNC"),
            2 => Some("CU_EVENT_DISABLE_TIMING"),
            4 => Some("CU_EVENT_INTERPROCESS"),
            _ => None,
        }
    }
}
named_debug!(CUevent_flags);
/// The kinds of exported memory.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalMemoryHandleType(pub c_uint);
impl CUexternalMemoryHandleType {
    /// A file descriptor of memory exported as Vulkan's `OPAQUE_FD`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// Memory exported as: opaque win32.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// Memory exported as: opaque win32 kmt.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// Memory exported as: D3D12 heap.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: Self = Self(4);
    /// Memory exported as: D3D12 resource.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: Self = Self(5);
    /// Memory exported as: D3D11 resource.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: Self = Self(6);
    /// Memory exported as: D3D11 resource kmt.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: Self = Self(7);
    /// Memory exported as: nvscibuf.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: Self = Self(8);
    /// A dma-buf file descriptor; drivers for CUDA 13.0 and later.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD: Self = Self(9);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD"),
            2 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32"),
            3 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT"),
            4 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP"),
            5 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE"),
            6 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE"),
            7 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT"),
            8 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF"),
            9 => Some("CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD"),
            _ => None,
        }
    }
}
named_debug!(CUexternalMemoryHandleType);
/// The kinds of exported semaphores.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalSemaphoreHandleType(pub c_uint);
impl CUexternalSemaphoreHandleType {
    /// A file descriptor of a binary semaphore exported as Vulkan's `OPAQUE_FD`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// Semaphore exported as: opaque win32.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// Semaphore exported as: opaque win32 kmt.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// Semaphore exported as: D3D12 fence.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: Self = Self(4);
    /// Semaphore exported as: D3D11 fence.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: Self = Self(5);
    /// Semaphore exported as: nvscisync.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: Self = Self(6);
    /// Semaphore exported as: D3D11 keyed mutex.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: Self = Self(7);
    /// Semaphore exported as: D3D11 keyed mutex kmt.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: Self = Self(8);
    /// A file descriptor of a timeline semaphore exported as Vulkan's `OPAQUE_FD`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: Self = Self(9);
    /// Semaphore exported as: timeline semaphore win32.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: Self = Self(
        10,
    );
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD"),
            2 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32"),
            3 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT"),
            4 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE"),
            5 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE"),
            6 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC"),
            7 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX"),
            8 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT"),
            9 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD"),
            10 => Some("CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32"),
            _ => None,
        }
    }
}
named_debug!(CUexternalSemaphoreHandleType);
/// How a texture object reads between texels or levels.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUfilter_mode(pub c_uint);
impl CUfilter_mode {
    /// Between texels: point.
    pub const CU_TR_FILTER_MODE_POINT: Self = Self(0);
    /// Between texels: linear.
    pub const CU_TR_FILTER_MODE_LINEAR: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_TR_FILTER_MODE_POINT"),
            1 => Some("CU_TR_FILTER_MODE_LINEAR"),
            _ => None,
        }
    }
}
named_debug!(CUfilter_mode);
/// Options for compiling PTX; each goes with a value of its own type, passed as a pointer.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUjit_option(pub c_uint);
impl CUjit_option {
    /// Option: max registers.
    pub const CU_JIT_MAX_REGISTERS: Self = Self(0);
    /// Option: threads per block.
    pub const CU_JIT_THREADS_PER_BLOCK: Self = Self(1);
    /// Option: wall time.
    pub const CU_JIT_WALL_TIME: Self = Self(2);
    /// Option: info log buffer.
    pub const CU_JIT_INFO_LOG_BUFFER: Self = Self(3);
    /// Option: info log buffer size bytes.
    pub const CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: Self = Self(4);
    /// Option: error log buffer.
    pub const CU_JIT_ERROR_LOG_BUFFER: Self = Self(5);
    /// Option: error log buffer size bytes.
    pub const CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: Self = Self(6);
    /// Option: optimization level.
    pub const CU_JIT_OPTIMIZATION_LEVEL: Self = Self(7);
    /// Option: target from cucontext.
    pub const CU_JIT_TARGET_FROM_CUCONTEXT: Self = Self(8);
    /// Option: target.
    pub const CU_JIT_TARGET: Self = Self(9);
    /// Option: fallback strategy.
    pub const CU_JIT_FALLBACK_STRATEGY: Self = Self(10);
    /// Option: generate debug info.
    pub const CU_JIT_GENERATE_DEBUG_INFO: Self = Self(11);
    /// Option: log verbose.
    pub const CU_JIT_LOG_VERBOSE: Self = Self(12);
    /// Option: generate line info.
    pub const CU_JIT_GENERATE_LINE_INFO: Self = Self(13);
    /// Option: cache mode.
    pub const CU_JIT_CACHE_MODE: Self = Self(14);
    /// Option: new sm3x opt.
    pub const CU_JIT_NEW_SM3X_OPT: Self = Self(15);
    /// Option: fast compile.
    pub const CU_JIT_FAST_COMPILE: Self = Self(16);
    /// Option: global symbol names.
    pub const CU_JIT_GLOBAL_SYMBOL_NAMES: Self = Self(17);
    /// Option: global symbol addresses.
    pub const CU_JIT_GLOBAL_SYMBOL_ADDRESSES: Self = Self(18);
    /// Option: global symbol count.
    pub const CU_JIT_GLOBAL_SYMBOL_COUNT: Self = Self(19);
    /// Option: lto.
    pub const CU_JIT_LTO: Self = Self(20);
    /// Option: ftz.
    pub const CU_JIT_FTZ: Self = Self(21);
    /// Option: prec div.
    pub const CU_JIT_PREC_DIV: Self = Self(22);
    /// Option: prec sqrt.
    pub const CU_JIT_PREC_SQRT: Self = Self(23);
    /// Option: fma.
    pub const CU_JIT_FMA: Self = Self(24);
    /// Option: referenced kernel names.
    pub const CU_JIT_REFERENCED_KERNEL_NAMES: Self = Self(25);
    /// Option: referenced kernel count.
    pub const CU_JIT_REFERENCED_KERNEL_COUNT: Self = Self(26);
    /// Option: referenced variable names.
    pub const CU_JIT_REFERENCED_VARIABLE_NAMES: Self = Self(27);
    /// Option: referenced variable count.
    pub const CU_JIT_REFERENCED_VARIABLE_COUNT: Self = Self(28);
    /// Option: optimize unused device variables.
    pub const CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: Self = Self(29);
    /// Option: position independent code.
    pub const CU_JIT_POSITION_INDEPENDENT_CODE: Self = Self(30);
    /// Option: min cta per sm.
    pub const CU_JIT_MIN_CTA_PER_SM: Self = Self(31);
    /// Option: max threads per block.
    pub const CU_JIT_MAX_THREADS_PER_BLOCK: Self = Self(32);
    /// Option: override directive values.
    pub const CU_JIT_OVERRIDE_DIRECTIVE_VALUES: Self = Self(33);
    /// Option: split compile.
    pub const CU_JIT_SPLIT_COMPILE: Self = Self(34);
    /// Option: binary loader thread count.
    pub const CU_JIT_BINARY_LOADER_THREAD_COUNT: Self = Self(35);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_JIT_NUM_OPTIONS: Self = Self(36);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_JIT_MAX_REGISTERS"),
            1 => Some("CU_JIT_THREADS_PER_BLOCK"),
            2 => Some("CU_JIT_WALL_TIME"),
            3 => Some("CU_JIT_INFO_LOG_BUFFER"),
            4 => Some("CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES"),
            5 => Some("CU_JIT_ERROR_LOG_BUFFER"),
            6 => Some("CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES"),
            7 => Some("CU_JIT_OPTIMIZATION_LEVEL"),
            8 => Some("CU_JIT_TARGET_FROM_CUCONTEXT"),
            9 => Some("CU_JIT_TARGET"),
            10 => Some("CU_JIT_FALLBACK_STRATEGY"),
            11 => Some("CU_JIT_GENERATE_DEBUG_INFO"),
            12 => Some("CU_JIT_LOG_VERBOSE"),
            13 => Some("CU_JIT_GENERATE_LINE_INFO"),
            14 => Some("CU_JIT_CACHE_MODE"),
            15 => Some("CU_JIT_NEW_SM3X_OPT"),
            16 => Some("CU_JIT_FAST_COMPILE"),
            17 => Some("CU_JIT_GLOBAL_SYMBOL_NAMES"),
            18 => Some("CU_JIT_GLOBAL_SYMBOL_ADDRESSES"),
            19 => Some("CU_JIT_GLOBAL_SYMBOL_COUNT"),
            20 => Some("CU_JIT_LTO"),
            21 => Some("CU_JIT_FTZ"),
            22 => Some("CU_JIT_PREC_DIV"),
            23 => Some("CU_JIT_PREC_SQRT"),
            24 => Some("CU_JIT_FMA"),
            25 => Some("CU_JIT_REFERENCED_KERNEL_NAMES"),
            26 => Some("CU_JIT_REFERENCED_KERNEL_COUNT"),
            27 => Some("CU_JIT_REFERENCED_VARIABLE_NAMES"),
            28 => Some("CU_JIT_REFERENCED_VARIABLE_COUNT"),
            29 => Some("CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES"),
            30 => Some("CU_JIT_POSITION_INDEPENDENT_CODE"),
            31 => Some("CU_JIT_MIN_CTA_PER_SM"),
            32 => Some("CU_JIT_MAX_THREADS_PER_BLOCK"),
            33 => Some("CU_JIT_OVERRIDE_DIRECTIVE_VALUES"),
            34 => Some("CU_JIT_SPLIT_COMPILE"),
            35 => Some("CU_JIT_BINARY_LOADER_THREAD_COUNT"),
            36 => Some("CU_JIT_NUM_OPTIONS"),
            _ => None,
        }
    }
}
named_debug!(CUjit_option);
/// Options for loading kernels.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUlibraryOption(pub c_uint);
impl CUlibraryOption {
    /// Option: host universal function and data table.
    pub const CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: Self = Self(0);
    /// Option: binary is preserved.
    pub const CU_LIBRARY_BINARY_IS_PRESERVED: Self = Self(1);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_LIBRARY_NUM_OPTIONS: Self = Self(2);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE"),
            1 => Some("CU_LIBRARY_BINARY_IS_PRESERVED"),
            2 => Some("CU_LIBRARY_NUM_OPTIONS"),
            _ => None,
        }
    }
}
named_debug!(CUlibraryOption);
/// What access there is to a mapping.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAccess_flags(pub c_uint);
impl CUmemAccess_flags {
    /// No access.
    pub const CU_MEM_ACCESS_FLAGS_PROT_NONE: Self = Self(0);
    /// Reading only.
    pub const CU_MEM_ACCESS_FLAGS_PROT_READ: Self = Self(1);
    /// Reading and writing.
    pub const CU_MEM_ACCESS_FLAGS_PROT_READWRITE: Self = Self(3);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_MEM_ACCESS_FLAGS_PROT_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_ACCESS_FLAGS_PROT_NONE"),
            1 => Some("CU_MEM_ACCESS_FLAGS_PROT_READ"),
            3 => Some("CU_MEM_ACCESS_FLAGS_PROT_READWRITE"),
            2147483647 => Some("CU_MEM_ACCESS_FLAGS_PROT_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUmemAccess_flags);
/// Whether an allocation may be compressed by the device.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationCompType(pub c_uint);
impl CUmemAllocationCompType {
    /// Compression: none.
    pub const CU_MEM_ALLOCATION_COMP_NONE: Self = Self(0);
    /// Compression: generic.
    pub const CU_MEM_ALLOCATION_COMP_GENERIC: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_ALLOCATION_COMP_NONE"),
            1 => Some("CU_MEM_ALLOCATION_COMP_GENERIC"),
            _ => None,
        }
    }
}
named_debug!(CUmemAllocationCompType);
/// Which granularity is asked for.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationGranularity_flags(pub c_uint);
impl CUmemAllocationGranularity_flags {
    /// The least that works.
    pub const CU_MEM_ALLOC_GRANULARITY_MINIMUM: Self = Self(0);
    /// The best for speed.
    pub const CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_ALLOC_GRANULARITY_MINIMUM"),
            1 => Some("CU_MEM_ALLOC_GRANULARITY_RECOMMENDED"),
            _ => None,
        }
    }
}
named_debug!(CUmemAllocationGranularity_flags);
/// The ways of exporting an allocation; they can be combined.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationHandleType(pub c_uint);
impl CUmemAllocationHandleType {
    /// It cannot be exported.
    pub const CU_MEM_HANDLE_TYPE_NONE: Self = Self(0);
    /// Exported as a file descriptor; Vulkan imports it as `OPAQUE_FD`.
    pub const CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: Self = Self(1);
    /// Exported as: win32.
    pub const CU_MEM_HANDLE_TYPE_WIN32: Self = Self(2);
    /// Exported as: win32 kmt.
    pub const CU_MEM_HANDLE_TYPE_WIN32_KMT: Self = Self(4);
    /// Exported as: fabric.
    pub const CU_MEM_HANDLE_TYPE_FABRIC: Self = Self(8);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_MEM_HANDLE_TYPE_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_HANDLE_TYPE_NONE"),
            1 => Some("CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"),
            2 => Some("CU_MEM_HANDLE_TYPE_WIN32"),
            4 => Some("CU_MEM_HANDLE_TYPE_WIN32_KMT"),
            8 => Some("CU_MEM_HANDLE_TYPE_FABRIC"),
            2147483647 => Some("CU_MEM_HANDLE_TYPE_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUmemAllocationHandleType);
/// The kinds of allocations.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationType(pub c_uint);
impl CUmemAllocationType {
    /// Kind of allocation: invalid.
    pub const CU_MEM_ALLOCATION_TYPE_INVALID: Self = Self(0);
    /// Memory that stays where it is: the kind to share.
    pub const CU_MEM_ALLOCATION_TYPE_PINNED: Self = Self(1);
    /// Kind of allocation: managed.
    pub const CU_MEM_ALLOCATION_TYPE_MANAGED: Self = Self(2);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_MEM_ALLOCATION_TYPE_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_ALLOCATION_TYPE_INVALID"),
            1 => Some("CU_MEM_ALLOCATION_TYPE_PINNED"),
            2 => Some("CU_MEM_ALLOCATION_TYPE_MANAGED"),
            2147483647 => Some("CU_MEM_ALLOCATION_TYPE_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUmemAllocationType);
/// The kinds of places for memory.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemLocationType(pub c_uint);
impl CUmemLocationType {
    /// Place: invalid.
    pub const CU_MEM_LOCATION_TYPE_INVALID: Self = Self(0);
    /// Place: none.
    pub const CU_MEM_LOCATION_TYPE_NONE: Self = Self(0);
    /// On the device whose ordinal is the location's `id`.
    pub const CU_MEM_LOCATION_TYPE_DEVICE: Self = Self(1);
    /// Place: host.
    pub const CU_MEM_LOCATION_TYPE_HOST: Self = Self(2);
    /// Place: host NUMA.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA: Self = Self(3);
    /// Place: host NUMA current.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: Self = Self(4);
    /// Place: invisible.
    pub const CU_MEM_LOCATION_TYPE_INVISIBLE: Self = Self(5);
    /// Place: device locality domain.
    pub const CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: Self = Self(6);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_MEM_LOCATION_TYPE_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_MEM_LOCATION_TYPE_INVALID"),
            1 => Some("CU_MEM_LOCATION_TYPE_DEVICE"),
            2 => Some("CU_MEM_LOCATION_TYPE_HOST"),
            3 => Some("CU_MEM_LOCATION_TYPE_HOST_NUMA"),
            4 => Some("CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT"),
            5 => Some("CU_MEM_LOCATION_TYPE_INVISIBLE"),
            6 => Some("CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"),
            2147483647 => Some("CU_MEM_LOCATION_TYPE_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUmemLocationType);
/// The kinds of handles for a range of device memory.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeHandleType(pub c_uint);
impl CUmemRangeHandleType {
    /// A dma-buf file descriptor.
    pub const CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: Self = Self(1);
    /// Marks the end of the list, in the version of the headers.
    pub const CU_MEM_RANGE_HANDLE_TYPE_MAX: Self = Self(2147483647);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"),
            2147483647 => Some("CU_MEM_RANGE_HANDLE_TYPE_MAX"),
            _ => None,
        }
    }
}
named_debug!(CUmemRangeHandleType);
/// The kinds of memory at either side of a copy.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemorytype(pub c_uint);
impl CUmemorytype {
    /// Memory that is: host.
    pub const CU_MEMORYTYPE_HOST: Self = Self(1);
    /// Memory that is: device.
    pub const CU_MEMORYTYPE_DEVICE: Self = Self(2);
    /// Memory that is: array.
    pub const CU_MEMORYTYPE_ARRAY: Self = Self(3);
    /// Memory that is: unified.
    pub const CU_MEMORYTYPE_UNIFIED: Self = Self(4);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_MEMORYTYPE_HOST"),
            2 => Some("CU_MEMORYTYPE_DEVICE"),
            3 => Some("CU_MEMORYTYPE_ARRAY"),
            4 => Some("CU_MEMORYTYPE_UNIFIED"),
            _ => None,
        }
    }
}
named_debug!(CUmemorytype);
/// What can be asked about an address.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpointer_attribute(pub c_uint);
impl CUpointer_attribute {
    /// Attribute of an address: context.
    pub const CU_POINTER_ATTRIBUTE_CONTEXT: Self = Self(1);
    /// Attribute of an address: memory type.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_TYPE: Self = Self(2);
    /// Attribute of an address: device pointer.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_POINTER: Self = Self(3);
    /// Attribute of an address: host pointer.
    pub const CU_POINTER_ATTRIBUTE_HOST_POINTER: Self = Self(4);
    /// Attribute of an address: p2p tokens.
    pub const CU_POINTER_ATTRIBUTE_P2P_TOKENS: Self = Self(5);
    /// Attribute of an address: sync memops.
    pub const CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: Self = Self(6);
    /// Attribute of an address: buffer id.
    pub const CU_POINTER_ATTRIBUTE_BUFFER_ID: Self = Self(7);
    /// Attribute of an address: is managed.
    pub const CU_POINTER_ATTRIBUTE_IS_MANAGED: Self = Self(8);
    /// Attribute of an address: device ordinal.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: Self = Self(9);
    /// Attribute of an address: is legacy cuda ipc capable.
    pub const CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: Self = Self(10);
    /// Attribute of an address: range start addr.
    pub const CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: Self = Self(11);
    /// Attribute of an address: range size.
    pub const CU_POINTER_ATTRIBUTE_RANGE_SIZE: Self = Self(12);
    /// Attribute of an address: mapped.
    pub const CU_POINTER_ATTRIBUTE_MAPPED: Self = Self(13);
    /// Attribute of an address: allowed handle types.
    pub const CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: Self = Self(14);
    /// Attribute of an address: is GPU direct RDMA capable.
    pub const CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: Self = Self(15);
    /// Attribute of an address: access flags.
    pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: Self = Self(16);
    /// Attribute of an address: mempool handle.
    pub const CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: Self = Self(17);
    /// Attribute of an address: mapping size.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_SIZE: Self = Self(18);
    /// Attribute of an address: mapping base addr.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: Self = Self(19);
    /// Attribute of an address: memory block id.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: Self = Self(20);
    /// Attribute of an address: is hw decompress capable.
    pub const CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: Self = Self(21);
    /// Attribute of an address: locality domain ordinal.
    pub const CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: Self = Self(22);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("CU_POINTER_ATTRIBUTE_CONTEXT"),
            2 => Some("CU_POINTER_ATTRIBUTE_MEMORY_TYPE"),
            3 => Some("CU_POINTER_ATTRIBUTE_DEVICE_POINTER"),
            4 => Some("CU_POINTER_ATTRIBUTE_HOST_POINTER"),
            5 => Some("CU_POINTER_ATTRIBUTE_P2P_TOKENS"),
            6 => Some("CU_POINTER_ATTRIBUTE_SYNC_MEMOPS"),
            7 => Some("CU_POINTER_ATTRIBUTE_BUFFER_ID"),
            8 => Some("CU_POINTER_ATTRIBUTE_IS_MANAGED"),
            9 => Some("CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL"),
            10 => Some("CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE"),
            11 => Some("CU_POINTER_ATTRIBUTE_RANGE_START_ADDR"),
            12 => Some("CU_POINTER_ATTRIBUTE_RANGE_SIZE"),
            13 => Some("CU_POINTER_ATTRIBUTE_MAPPED"),
            14 => Some("CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES"),
            15 => Some("CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE"),
            16 => Some("CU_POINTER_ATTRIBUTE_ACCESS_FLAGS"),
            17 => Some("CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE"),
            18 => Some("CU_POINTER_ATTRIBUTE_MAPPING_SIZE"),
            19 => Some("CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR"),
            20 => Some("CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID"),
            21 => Some("CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE"),
            22 => Some("CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL"),
            _ => None,
        }
    }
}
named_debug!(CUpointer_attribute);
/// The formats that a view can read an array's texels as.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresourceViewFormat(pub c_uint);
impl CUresourceViewFormat {
    /// Seen as: none.
    pub const CU_RES_VIEW_FORMAT_NONE: Self = Self(0);
    /// Seen as: uint 1x8.
    pub const CU_RES_VIEW_FORMAT_UINT_1X8: Self = Self(1);
    /// Seen as: uint 2x8.
    pub const CU_RES_VIEW_FORMAT_UINT_2X8: Self = Self(2);
    /// Seen as: uint 4x8.
    pub const CU_RES_VIEW_FORMAT_UINT_4X8: Self = Self(3);
    /// Seen as: sint 1x8.
    pub const CU_RES_VIEW_FORMAT_SINT_1X8: Self = Self(4);
    /// Seen as: sint 2x8.
    pub const CU_RES_VIEW_FORMAT_SINT_2X8: Self = Self(5);
    /// Seen as: sint 4x8.
    pub const CU_RES_VIEW_FORMAT_SINT_4X8: Self = Self(6);
    /// Seen as: uint 1x16.
    pub const CU_RES_VIEW_FORMAT_UINT_1X16: Self = Self(7);
    /// Seen as: uint 2x16.
    pub const CU_RES_VIEW_FORMAT_UINT_2X16: Self = Self(8);
    /// Seen as: uint 4x16.
    pub const CU_RES_VIEW_FORMAT_UINT_4X16: Self = Self(9);
    /// Seen as: sint 1x16.
    pub const CU_RES_VIEW_FORMAT_SINT_1X16: Self = Self(10);
    /// Seen as: sint 2x16.
    pub const CU_RES_VIEW_FORMAT_SINT_2X16: Self = Self(11);
    /// Seen as: sint 4x16.
    pub const CU_RES_VIEW_FORMAT_SINT_4X16: Self = Self(12);
    /// Seen as: uint 1x32.
    pub const CU_RES_VIEW_FORMAT_UINT_1X32: Self = Self(13);
    /// Seen as: uint 2x32.
    pub const CU_RES_VIEW_FORMAT_UINT_2X32: Self = Self(14);
    /// Seen as: uint 4x32.
    pub const CU_RES_VIEW_FORMAT_UINT_4X32: Self = Self(15);
    /// Seen as: sint 1x32.
    pub const CU_RES_VIEW_FORMAT_SINT_1X32: Self = Self(16);
    /// Seen as: sint 2x32.
    pub const CU_RES_VIEW_FORMAT_SINT_2X32: Self = Self(17);
    /// Seen as: sint 4x32.
    pub const CU_RES_VIEW_FORMAT_SINT_4X32: Self = Self(18);
    /// Seen as: float 1x16.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X16: Self = Self(19);
    /// Seen as: float 2x16.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X16: Self = Self(20);
    /// Seen as: float 4x16.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X16: Self = Self(21);
    /// Seen as: float 1x32.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X32: Self = Self(22);
    /// Seen as: float 2x32.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X32: Self = Self(23);
    /// Seen as: float 4x32.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X32: Self = Self(24);
    /// Seen as: unsigned bc1.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC1: Self = Self(25);
    /// Seen as: unsigned bc2.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC2: Self = Self(26);
    /// Seen as: unsigned bc3.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC3: Self = Self(27);
    /// Seen as: unsigned bc4.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC4: Self = Self(28);
    /// Seen as: signed bc4.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC4: Self = Self(29);
    /// Seen as: unsigned bc5.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC5: Self = Self(30);
    /// Seen as: signed bc5.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC5: Self = Self(31);
    /// Seen as: unsigned bc6h.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: Self = Self(32);
    /// Seen as: signed bc6h.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC6H: Self = Self(33);
    /// Seen as: unsigned bc7.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC7: Self = Self(34);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_RES_VIEW_FORMAT_NONE"),
            1 => Some("CU_RES_VIEW_FORMAT_UINT_1X8"),
            2 => Some("CU_RES_VIEW_FORMAT_UINT_2X8"),
            3 => Some("CU_RES_VIEW_FORMAT_UINT_4X8"),
            4 => Some("CU_RES_VIEW_FORMAT_SINT_1X8"),
            5 => Some("CU_RES_VIEW_FORMAT_SINT_2X8"),
            6 => Some("CU_RES_VIEW_FORMAT_SINT_4X8"),
            7 => Some("CU_RES_VIEW_FORMAT_UINT_1X16"),
            8 => Some("CU_RES_VIEW_FORMAT_UINT_2X16"),
            9 => Some("CU_RES_VIEW_FORMAT_UINT_4X16"),
            10 => Some("CU_RES_VIEW_FORMAT_SINT_1X16"),
            11 => Some("CU_RES_VIEW_FORMAT_SINT_2X16"),
            12 => Some("CU_RES_VIEW_FORMAT_SINT_4X16"),
            13 => Some("CU_RES_VIEW_FORMAT_UINT_1X32"),
            14 => Some("CU_RES_VIEW_FORMAT_UINT_2X32"),
            15 => Some("CU_RES_VIEW_FORMAT_UINT_4X32"),
            16 => Some("CU_RES_VIEW_FORMAT_SINT_1X32"),
            17 => Some("CU_RES_VIEW_FORMAT_SINT_2X32"),
            18 => Some("CU_RES_VIEW_FORMAT_SINT_4X32"),
            19 => Some("CU_RES_VIEW_FORMAT_FLOAT_1X16"),
            20 => Some("CU_RES_VIEW_FORMAT_FLOAT_2X16"),
            21 => Some("CU_RES_VIEW_FORMAT_FLOAT_4X16"),
            22 => Some("CU_RES_VIEW_FORMAT_FLOAT_1X32"),
            23 => Some("CU_RES_VIEW_FORMAT_FLOAT_2X32"),
            24 => Some("CU_RES_VIEW_FORMAT_FLOAT_4X32"),
            25 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC1"),
            26 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC2"),
            27 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC3"),
            28 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC4"),
            29 => Some("CU_RES_VIEW_FORMAT_SIGNED_BC4"),
            30 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC5"),
            31 => Some("CU_RES_VIEW_FORMAT_SIGNED_BC5"),
            32 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC6H"),
            33 => Some("CU_RES_VIEW_FORMAT_SIGNED_BC6H"),
            34 => Some("CU_RES_VIEW_FORMAT_UNSIGNED_BC7"),
            _ => None,
        }
    }
}
named_debug!(CUresourceViewFormat);
/// The kinds of memory behind a texture or surface object.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresourcetype(pub c_uint);
impl CUresourcetype {
    /// The memory is: array.
    pub const CU_RESOURCE_TYPE_ARRAY: Self = Self(0);
    /// The memory is: mipmapped array.
    pub const CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: Self = Self(1);
    /// The memory is: linear.
    pub const CU_RESOURCE_TYPE_LINEAR: Self = Self(2);
    /// The memory is: pitch 2D.
    pub const CU_RESOURCE_TYPE_PITCH2D: Self = Self(3);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_RESOURCE_TYPE_ARRAY"),
            1 => Some("CU_RESOURCE_TYPE_MIPMAPPED_ARRAY"),
            2 => Some("CU_RESOURCE_TYPE_LINEAR"),
            3 => Some("CU_RESOURCE_TYPE_PITCH2D"),
            _ => None,
        }
    }
}
named_debug!(CUresourcetype);
/// The error codes of the driver API, which its functions return.
///
/// A newer driver may return others: every number is a value.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresult(pub c_uint);
impl CUresult {
    /// No error.
    pub const CUDA_SUCCESS: Self = Self(0);
    /// Error 1: an argument is out of its range.
    pub const CUDA_ERROR_INVALID_VALUE: Self = Self(1);
    /// Error 2: not enough memory.
    pub const CUDA_ERROR_OUT_OF_MEMORY: Self = Self(2);
    /// Error 3: `cuInit` was not called, or failed.
    pub const CUDA_ERROR_NOT_INITIALIZED: Self = Self(3);
    /// Error 4: deinitialized.
    pub const CUDA_ERROR_DEINITIALIZED: Self = Self(4);
    /// Error 5: profiler disabled.
    pub const CUDA_ERROR_PROFILER_DISABLED: Self = Self(5);
    /// Error 6: profiler not initialized.
    pub const CUDA_ERROR_PROFILER_NOT_INITIALIZED: Self = Self(6);
    /// Error 7: profiler already started.
    pub const CUDA_ERROR_PROFILER_ALREADY_STARTED: Self = Self(7);
    /// Error 8: profiler already stopped.
    pub const CUDA_ERROR_PROFILER_ALREADY_STOPPED: Self = Self(8);
    /// Error 34: stub library.
    pub const CUDA_ERROR_STUB_LIBRARY: Self = Self(34);
    /// Error 36: call requires newer driver.
    pub const CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: Self = Self(36);
    /// Error 46: device unavailable.
    pub const CUDA_ERROR_DEVICE_UNAVAILABLE: Self = Self(46);
    /// Error 47: multicast resource full.
    pub const CUDA_ERROR_MULTICAST_RESOURCE_FULL: Self = Self(47);
    /// Error 100: the driver works and has no device.
    pub const CUDA_ERROR_NO_DEVICE: Self = Self(100);
    /// Error 101: invalid device.
    pub const CUDA_ERROR_INVALID_DEVICE: Self = Self(101);
    /// Error 102: device not licensed.
    pub const CUDA_ERROR_DEVICE_NOT_LICENSED: Self = Self(102);
    /// Error 200: invalid image.
    pub const CUDA_ERROR_INVALID_IMAGE: Self = Self(200);
    /// Error 201: no context is current, or it is not alive.
    pub const CUDA_ERROR_INVALID_CONTEXT: Self = Self(201);
    /// Error 202: context already current.
    pub const CUDA_ERROR_CONTEXT_ALREADY_CURRENT: Self = Self(202);
    /// Error 205: map failed.
    pub const CUDA_ERROR_MAP_FAILED: Self = Self(205);
    /// Error 206: unmap failed.
    pub const CUDA_ERROR_UNMAP_FAILED: Self = Self(206);
    /// Error 207: array is mapped.
    pub const CUDA_ERROR_ARRAY_IS_MAPPED: Self = Self(207);
    /// Error 208: already mapped.
    pub const CUDA_ERROR_ALREADY_MAPPED: Self = Self(208);
    /// Error 209: no binary for GPU.
    pub const CUDA_ERROR_NO_BINARY_FOR_GPU: Self = Self(209);
    /// Error 210: already acquired.
    pub const CUDA_ERROR_ALREADY_ACQUIRED: Self = Self(210);
    /// Error 211: not mapped.
    pub const CUDA_ERROR_NOT_MAPPED: Self = Self(211);
    /// Error 212: not mapped as array.
    pub const CUDA_ERROR_NOT_MAPPED_AS_ARRAY: Self = Self(212);
    /// Error 213: not mapped as pointer.
    pub const CUDA_ERROR_NOT_MAPPED_AS_POINTER: Self = Self(213);
    /// Error 214: ECC uncorrectable.
    pub const CUDA_ERROR_ECC_UNCORRECTABLE: Self = Self(214);
    /// Error 215: unsupported limit.
    pub const CUDA_ERROR_UNSUPPORTED_LIMIT: Self = Self(215);
    /// Error 216: context already in use.
    pub const CUDA_ERROR_CONTEXT_ALREADY_IN_USE: Self = Self(216);
    /// Error 217: peer access unsupported.
    pub const CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: Self = Self(217);
    /// Error 218: invalid PTX.
    pub const CUDA_ERROR_INVALID_PTX: Self = Self(218);
    /// Error 219: invalid graphics context.
    pub const CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: Self = Self(219);
    /// Error 220: nvlink uncorrectable.
    pub const CUDA_ERROR_NVLINK_UNCORRECTABLE: Self = Self(220);
    /// Error 221: JIT compiler not found.
    pub const CUDA_ERROR_JIT_COMPILER_NOT_FOUND: Self = Self(221);
    /// Error 222: unsupported PTX version.
    pub const CUDA_ERROR_UNSUPPORTED_PTX_VERSION: Self = Self(222);
    /// Error 223: JIT compilation disabled.
    pub const CUDA_ERROR_JIT_COMPILATION_DISABLED: Self = Self(223);
    /// Error 224: unsupported exec affinity.
    pub const CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: Self = Self(224);
    /// Error 225: unsupported devside sync.
    pub const CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: Self = Self(225);
    /// Error 226: contained.
    pub const CUDA_ERROR_CONTAINED: Self = Self(226);
    /// Error 227: insufficient loader version.
    pub const CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: Self = Self(227);
    /// Error 300: invalid source.
    pub const CUDA_ERROR_INVALID_SOURCE: Self = Self(300);
    /// Error 301: file not found.
    pub const CUDA_ERROR_FILE_NOT_FOUND: Self = Self(301);
    /// Error 302: shared object symbol not found.
    pub const CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: Self = Self(302);
    /// Error 303: shared object init failed.
    pub const CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: Self = Self(303);
    /// Error 304: operating system.
    pub const CUDA_ERROR_OPERATING_SYSTEM: Self = Self(304);
    /// Error 400: invalid handle.
    pub const CUDA_ERROR_INVALID_HANDLE: Self = Self(400);
    /// Error 401: illegal state.
    pub const CUDA_ERROR_ILLEGAL_STATE: Self = Self(401);
    /// Error 402: lossy query.
    pub const CUDA_ERROR_LOSSY_QUERY: Self = Self(402);
    /// Error 500: not found.
    pub const CUDA_ERROR_NOT_FOUND: Self = Self(500);
    /// Error 600: not done yet; no failure.
    pub const CUDA_ERROR_NOT_READY: Self = Self(600);
    /// Error 700: illegal address.
    pub const CUDA_ERROR_ILLEGAL_ADDRESS: Self = Self(700);
    /// Error 701: launch out of resources.
    pub const CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: Self = Self(701);
    /// Error 702: launch timeout.
    pub const CUDA_ERROR_LAUNCH_TIMEOUT: Self = Self(702);
    /// Error 703: launch incompatible texturing.
    pub const CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: Self = Self(703);
    /// Error 704: peer access already enabled.
    pub const CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: Self = Self(704);
    /// Error 705: peer access not enabled.
    pub const CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Self = Self(705);
    /// Error 708: primary context active.
    pub const CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: Self = Self(708);
    /// Error 709: context is destroyed.
    pub const CUDA_ERROR_CONTEXT_IS_DESTROYED: Self = Self(709);
    /// Error 710: assert.
    pub const CUDA_ERROR_ASSERT: Self = Self(710);
    /// Error 711: too many peers.
    pub const CUDA_ERROR_TOO_MANY_PEERS: Self = Self(711);
    /// Error 712: host memory already registered.
    pub const CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: Self = Self(712);
    /// Error 713: host memory not registered.
    pub const CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: Self = Self(713);
    /// Error 714: hardware stack error.
    pub const CUDA_ERROR_HARDWARE_STACK_ERROR: Self = Self(714);
    /// Error 715: illegal instruction.
    pub const CUDA_ERROR_ILLEGAL_INSTRUCTION: Self = Self(715);
    /// Error 716: misaligned address.
    pub const CUDA_ERROR_MISALIGNED_ADDRESS: Self = Self(716);
    /// Error 717: invalid address space.
    pub const CUDA_ERROR_INVALID_ADDRESS_SPACE: Self = Self(717);
    /// Error 718: invalid pc.
    pub const CUDA_ERROR_INVALID_PC: Self = Self(718);
    /// Error 719: launch failed.
    pub const CUDA_ERROR_LAUNCH_FAILED: Self = Self(719);
    /// Error 720: cooperative launch too large.
    pub const CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: Self = Self(720);
    /// Error 721: tensor memory leak.
    pub const CUDA_ERROR_TENSOR_MEMORY_LEAK: Self = Self(721);
    /// Error 800: not permitted.
    pub const CUDA_ERROR_NOT_PERMITTED: Self = Self(800);
    /// Error 801: not supported.
    pub const CUDA_ERROR_NOT_SUPPORTED: Self = Self(801);
    /// Error 802: system not ready.
    pub const CUDA_ERROR_SYSTEM_NOT_READY: Self = Self(802);
    /// Error 803: system driver mismatch.
    pub const CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: Self = Self(803);
    /// Error 804: compat not supported on device.
    pub const CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: Self = Self(804);
    /// Error 805: MPS connection failed.
    pub const CUDA_ERROR_MPS_CONNECTION_FAILED: Self = Self(805);
    /// Error 806: MPS rpc failure.
    pub const CUDA_ERROR_MPS_RPC_FAILURE: Self = Self(806);
    /// Error 807: MPS server not ready.
    pub const CUDA_ERROR_MPS_SERVER_NOT_READY: Self = Self(807);
    /// Error 808: MPS max clients reached.
    pub const CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: Self = Self(808);
    /// Error 809: MPS max connections reached.
    pub const CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: Self = Self(809);
    /// Error 810: MPS client terminated.
    pub const CUDA_ERROR_MPS_CLIENT_TERMINATED: Self = Self(810);
    /// Error 811: cdp not supported.
    pub const CUDA_ERROR_CDP_NOT_SUPPORTED: Self = Self(811);
    /// Error 812: cdp version mismatch.
    pub const CUDA_ERROR_CDP_VERSION_MISMATCH: Self = Self(812);
    /// Error 900: stream capture unsupported.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: Self = Self(900);
    /// Error 901: stream capture invalidated.
    pub const CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: Self = Self(901);
    /// Error 902: stream capture merge.
    pub const CUDA_ERROR_STREAM_CAPTURE_MERGE: Self = Self(902);
    /// Error 903: stream capture unmatched.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: Self = Self(903);
    /// Error 904: stream capture unjoined.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Self = Self(904);
    /// Error 905: stream capture isolation.
    pub const CUDA_ERROR_STREAM_CAPTURE_ISOLATION: Self = Self(905);
    /// Error 906: stream capture implicit.
    pub const CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: Self = Self(906);
    /// Error 907: captured event.
    pub const CUDA_ERROR_CAPTURED_EVENT: Self = Self(907);
    /// Error 908: stream capture wrong thread.
    pub const CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: Self = Self(908);
    /// Error 909: timeout.
    pub const CUDA_ERROR_TIMEOUT: Self = Self(909);
    /// Error 910: graph exec update failure.
    pub const CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: Self = Self(910);
    /// Error 911: external device.
    pub const CUDA_ERROR_EXTERNAL_DEVICE: Self = Self(911);
    /// Error 912: invalid cluster size.
    pub const CUDA_ERROR_INVALID_CLUSTER_SIZE: Self = Self(912);
    /// Error 913: function not loaded.
    pub const CUDA_ERROR_FUNCTION_NOT_LOADED: Self = Self(913);
    /// Error 914: invalid resource type.
    pub const CUDA_ERROR_INVALID_RESOURCE_TYPE: Self = Self(914);
    /// Error 915: invalid resource configuration.
    pub const CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: Self = Self(915);
    /// Error 916: key rotation.
    pub const CUDA_ERROR_KEY_ROTATION: Self = Self(916);
    /// Error 917: stream detached.
    pub const CUDA_ERROR_STREAM_DETACHED: Self = Self(917);
    /// Error 918: graph recapture failure.
    pub const CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: Self = Self(918);
    /// Error 919: fabric not ready.
    pub const CUDA_ERROR_FABRIC_NOT_READY: Self = Self(919);
    /// Error 999: an import answers this to a descriptor that is no GPU memory, and to memory of another device.
    pub const CUDA_ERROR_UNKNOWN: Self = Self(999);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CUDA_SUCCESS"),
            1 => Some("CUDA_ERROR_INVALID_VALUE"),
            2 => Some("CUDA_ERROR_OUT_OF_MEMORY"),
            3 => Some("CUDA_ERROR_NOT_INITIALIZED"),
            4 => Some("CUDA_ERROR_DEINITIALIZED"),
            5 => Some("CUDA_ERROR_PROFILER_DISABLED"),
            6 => Some("CUDA_ERROR_PROFILER_NOT_INITIALIZED"),
            7 => Some("CUDA_ERROR_PROFILER_ALREADY_STARTED"),
            8 => Some("CUDA_ERROR_PROFILER_ALREADY_STOPPED"),
            34 => Some("CUDA_ERROR_STUB_LIBRARY"),
            36 => Some("CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER"),
            46 => Some("CUDA_ERROR_DEVICE_UNAVAILABLE"),
            47 => Some("CUDA_ERROR_MULTICAST_RESOURCE_FULL"),
            100 => Some("CUDA_ERROR_NO_DEVICE"),
            101 => Some("CUDA_ERROR_INVALID_DEVICE"),
            102 => Some("CUDA_ERROR_DEVICE_NOT_LICENSED"),
            200 => Some("CUDA_ERROR_INVALID_IMAGE"),
            201 => Some("CUDA_ERROR_INVALID_CONTEXT"),
            202 => Some("CUDA_ERROR_CONTEXT_ALREADY_CURRENT"),
            205 => Some("CUDA_ERROR_MAP_FAILED"),
            206 => Some("CUDA_ERROR_UNMAP_FAILED"),
            207 => Some("CUDA_ERROR_ARRAY_IS_MAPPED"),
            208 => Some("CUDA_ERROR_ALREADY_MAPPED"),
            209 => Some("CUDA_ERROR_NO_BINARY_FOR_GPU"),
            210 => Some("CUDA_ERROR_ALREADY_ACQUIRED"),
            211 => Some("CUDA_ERROR_NOT_MAPPED"),
            212 => Some("CUDA_ERROR_NOT_MAPPED_AS_ARRAY"),
            213 => Some("CUDA_ERROR_NOT_MAPPED_AS_POINTER"),
            214 => Some("CUDA_ERROR_ECC_UNCORRECTABLE"),
            215 => Some("CUDA_ERROR_UNSUPPORTED_LIMIT"),
            216 => Some("CUDA_ERROR_CONTEXT_ALREADY_IN_USE"),
            217 => Some("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"),
            218 => Some("CUDA_ERROR_INVALID_PTX"),
            219 => Some("CUDA_ERROR_INVALID_GRAPHICS_CONTEXT"),
            220 => Some("CUDA_ERROR_NVLINK_UNCORRECTABLE"),
            221 => Some("CUDA_ERROR_JIT_COMPILER_NOT_FOUND"),
            222 => Some("CUDA_ERROR_UNSUPPORTED_PTX_VERSION"),
            223 => Some("CUDA_ERROR_JIT_COMPILATION_DISABLED"),
            224 => Some("CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY"),
            225 => Some("CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC"),
            226 => Some("CUDA_ERROR_CONTAINED"),
            227 => Some("CUDA_ERROR_INSUFFICIENT_LOADER_VERSION"),
            300 => Some("CUDA_ERROR_INVALID_SOURCE"),
            301 => Some("CUDA_ERROR_FILE_NOT_FOUND"),
            302 => Some("CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND"),
            303 => Some("CUDA_ERROR_SHARED_OBJECT_INIT_FAILED"),
            304 => Some("CUDA_ERROR_OPERATING_SYSTEM"),
            400 => Some("CUDA_ERROR_INVALID_HANDLE"),
            401 => Some("CUDA_ERROR_ILLEGAL_STATE"),
            402 => Some("CUDA_ERROR_LOSSY_QUERY"),
            500 => Some("CUDA_ERROR_NOT_FOUND"),
            600 => Some("CUDA_ERROR_NOT_READY"),
            700 => Some("CUDA_ERROR_ILLEGAL_ADDRESS"),
            701 => Some("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"),
            702 => Some("CUDA_ERROR_LAUNCH_TIMEOUT"),
            703 => Some("CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING"),
            704 => Some("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"),
            705 => Some("CUDA_ERROR_PEER_ACCESS_NOT_ENABLED"),
            708 => Some("CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE"),
            709 => Some("CUDA_ERROR_CONTEXT_IS_DESTROYED"),
            710 => Some("CUDA_ERROR_ASSERT"),
            711 => Some("CUDA_ERROR_TOO_MANY_PEERS"),
            712 => Some("CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"),
            713 => Some("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"),
            714 => Some("CUDA_ERROR_HARDWARE_STACK_ERROR"),
            715 => Some("CUDA_ERROR_ILLEGAL_INSTRUCTION"),
            716 => Some("CUDA_ERROR_MISALIGNED_ADDRESS"),
            717 => Some("CUDA_ERROR_INVALID_ADDRESS_SPACE"),
            718 => Some("CUDA_ERROR_INVALID_PC"),
            719 => Some("CUDA_ERROR_LAUNCH_FAILED"),
            720 => Some("CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"),
            721 => Some("CUDA_ERROR_TENSOR_MEMORY_LEAK"),
            800 => Some("CUDA_ERROR_NOT_PERMITTED"),
            801 => Some("CUDA_ERROR_NOT_SUPPORTED"),
            802 => Some("CUDA_ERROR_SYSTEM_NOT_READY"),
            803 => Some("CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"),
            804 => Some("CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE"),
            805 => Some("CUDA_ERROR_MPS_CONNECTION_FAILED"),
            806 => Some("CUDA_ERROR_MPS_RPC_FAILURE"),
            807 => Some("CUDA_ERROR_MPS_SERVER_NOT_READY"),
            808 => Some("CUDA_ERROR_MPS_MAX_CLIENTS_REACHED"),
            809 => Some("CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED"),
            810 => Some("CUDA_ERROR_MPS_CLIENT_TERMINATED"),
            811 => Some("CUDA_ERROR_CDP_NOT_SUPPORTED"),
            812 => Some("CUDA_ERROR_CDP_VERSION_MISMATCH"),
            900 => Some("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"),
            901 => Some("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"),
            902 => Some("CUDA_ERROR_STREAM_CAPTURE_MERGE"),
            903 => Some("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED"),
            904 => Some("CUDA_ERROR_STREAM_CAPTURE_UNJOINED"),
            905 => Some("CUDA_ERROR_STREAM_CAPTURE_ISOLATION"),
            906 => Some("CUDA_ERROR_STREAM_CAPTURE_IMPLICIT"),
            907 => Some("CUDA_ERROR_CAPTURED_EVENT"),
            908 => Some("CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"),
            909 => Some("CUDA_ERROR_TIMEOUT"),
            910 => Some("CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE"),
            911 => Some("CUDA_ERROR_EXTERNAL_DEVICE"),
            912 => Some("CUDA_ERROR_INVALID_CLUSTER_SIZE"),
            913 => Some("CUDA_ERROR_FUNCTION_NOT_LOADED"),
            914 => Some("CUDA_ERROR_INVALID_RESOURCE_TYPE"),
            915 => Some("CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION"),
            916 => Some("CUDA_ERROR_KEY_ROTATION"),
            917 => Some("CUDA_ERROR_STREAM_DETACHED"),
            918 => Some("CUDA_ERROR_GRAPH_RECAPTURE_FAILURE"),
            919 => Some("CUDA_ERROR_FABRIC_NOT_READY"),
            999 => Some("CUDA_ERROR_UNKNOWN"),
            _ => None,
        }
    }
}
named_debug!(CUresult);
/// How a stream goes with the default stream.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstream_flags(pub c_uint);
impl CUstream_flags {
    /// The stream and the default stream wait for each other.
    pub const CU_STREAM_DEFAULT: Self = Self(0);
    /// The stream and the default stream do not wait for each other.
    pub const CU_STREAM_NON_BLOCKING: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("CU_STREAM_DEFAULT"),
            1 => Some("CU_STREAM_NON_BLOCKING"),
            _ => None,
        }
    }
}
named_debug!(CUstream_flags);
/// The kinds of channels.
///
/// Plain ones take their size from the description's bits; the others say size and number themselves.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaChannelFormatKind(pub c_uint);
impl cudaChannelFormatKind {
    /// Signed integers of the bits given.
    pub const cudaChannelFormatKindSigned: Self = Self(0);
    /// Unsigned integers of the bits given.
    pub const cudaChannelFormatKindUnsigned: Self = Self(1);
    /// Floating point of the bits given, 16 or 32.
    pub const cudaChannelFormatKindFloat: Self = Self(2);
    /// No kind; refused when mapped.
    pub const cudaChannelFormatKindNone: Self = Self(3);
    /// Channels of the kind: nv12.
    pub const cudaChannelFormatKindNV12: Self = Self(4);
    /// Channels of the kind: unsigned normalized 8x1.
    pub const cudaChannelFormatKindUnsignedNormalized8X1: Self = Self(5);
    /// Channels of the kind: unsigned normalized 8x2.
    pub const cudaChannelFormatKindUnsignedNormalized8X2: Self = Self(6);
    /// Channels of the kind: unsigned normalized 8x4.
    pub const cudaChannelFormatKindUnsignedNormalized8X4: Self = Self(7);
    /// Channels of the kind: unsigned normalized 16x1.
    pub const cudaChannelFormatKindUnsignedNormalized16X1: Self = Self(8);
    /// Channels of the kind: unsigned normalized 16x2.
    pub const cudaChannelFormatKindUnsignedNormalized16X2: Self = Self(9);
    /// Channels of the kind: unsigned normalized 16x4.
    pub const cudaChannelFormatKindUnsignedNormalized16X4: Self = Self(10);
    /// Channels of the kind: signed normalized 8x1.
    pub const cudaChannelFormatKindSignedNormalized8X1: Self = Self(11);
    /// Channels of the kind: signed normalized 8x2.
    pub const cudaChannelFormatKindSignedNormalized8X2: Self = Self(12);
    /// Channels of the kind: signed normalized 8x4.
    pub const cudaChannelFormatKindSignedNormalized8X4: Self = Self(13);
    /// Channels of the kind: signed normalized 16x1.
    pub const cudaChannelFormatKindSignedNormalized16X1: Self = Self(14);
    /// Channels of the kind: signed normalized 16x2.
    pub const cudaChannelFormatKindSignedNormalized16X2: Self = Self(15);
    /// Channels of the kind: signed normalized 16x4.
    pub const cudaChannelFormatKindSignedNormalized16X4: Self = Self(16);
    /// Channels of the kind: unsigned block compressed 1.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1: Self = Self(17);
    /// Channels of the kind: unsigned block compressed 1 srgb.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1SRGB: Self = Self(18);
    /// Channels of the kind: unsigned block compressed 2.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2: Self = Self(19);
    /// Channels of the kind: unsigned block compressed 2 srgb.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2SRGB: Self = Self(20);
    /// Channels of the kind: unsigned block compressed 3.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3: Self = Self(21);
    /// Channels of the kind: unsigned block compressed 3 srgb.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3SRGB: Self = Self(22);
    /// Channels of the kind: unsigned block compressed 4.
    pub const cudaChannelFormatKindUnsignedBlockCompressed4: Self = Self(23);
    /// Channels of the kind: signed block compressed 4.
    pub const cudaChannelFormatKindSignedBlockCompressed4: Self = Self(24);
    /// Channels of the kind: unsigned block compressed 5.
    pub const cudaChannelFormatKindUnsignedBlockCompressed5: Self = Self(25);
    /// Channels of the kind: signed block compressed 5.
    pub const cudaChannelFormatKindSignedBlockCompressed5: Self = Self(26);
    /// Channels of the kind: unsigned block compressed 6h.
    pub const cudaChannelFormatKindUnsignedBlockCompressed6H: Self = Self(27);
    /// Channels of the kind: signed block compressed 6h.
    pub const cudaChannelFormatKindSignedBlockCompressed6H: Self = Self(28);
    /// Channels of the kind: unsigned block compressed 7.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7: Self = Self(29);
    /// Channels of the kind: unsigned block compressed 7 srgb.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7SRGB: Self = Self(30);
    /// Channels of the kind: unsigned normalized 1010102.
    pub const cudaChannelFormatKindUnsignedNormalized1010102: Self = Self(31);
    /// Channels of the kind: unsigned 8 packed 422.
    pub const cudaChannelFormatKindUnsigned8Packed422: Self = Self(32);
    /// Channels of the kind: unsigned 8 packed 444.
    pub const cudaChannelFormatKindUnsigned8Packed444: Self = Self(33);
    /// Channels of the kind: unsigned 8 semi planar 420.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar420: Self = Self(34);
    /// Channels of the kind: unsigned 16 semi planar 420.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar420: Self = Self(35);
    /// Channels of the kind: unsigned 8 semi planar 422.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar422: Self = Self(36);
    /// Channels of the kind: unsigned 16 semi planar 422.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar422: Self = Self(37);
    /// Channels of the kind: unsigned 8 semi planar 444.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar444: Self = Self(38);
    /// Channels of the kind: unsigned 16 semi planar 444.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar444: Self = Self(39);
    /// Channels of the kind: unsigned 8 planar 420.
    pub const cudaChannelFormatKindUnsigned8Planar420: Self = Self(40);
    /// Channels of the kind: unsigned 16 planar 420.
    pub const cudaChannelFormatKindUnsigned16Planar420: Self = Self(41);
    /// Channels of the kind: unsigned 8 planar 422.
    pub const cudaChannelFormatKindUnsigned8Planar422: Self = Self(42);
    /// Channels of the kind: unsigned 16 planar 422.
    pub const cudaChannelFormatKindUnsigned16Planar422: Self = Self(43);
    /// Channels of the kind: unsigned 8 planar 444.
    pub const cudaChannelFormatKindUnsigned8Planar444: Self = Self(44);
    /// Channels of the kind: unsigned 16 planar 444.
    pub const cudaChannelFormatKindUnsigned16Planar444: Self = Self(45);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaChannelFormatKindSigned"),
            1 => Some("cudaChannelFormatKindUnsigned"),
            2 => Some("cudaChannelFormatKindFloat"),
            3 => Some("cudaChannelFormatKindNone"),
            4 => Some("cudaChannelFormatKindNV12"),
            5 => Some("cudaChannelFormatKindUnsignedNormalized8X1"),
            6 => Some("cudaChannelFormatKindUnsignedNormalized8X2"),
            7 => Some("cudaChannelFormatKindUnsignedNormalized8X4"),
            8 => Some("cudaChannelFormatKindUnsignedNormalized16X1"),
            9 => Some("cudaChannelFormatKindUnsignedNormalized16X2"),
            10 => Some("cudaChannelFormatKindUnsignedNormalized16X4"),
            11 => Some("cudaChannelFormatKindSignedNormalized8X1"),
            12 => Some("cudaChannelFormatKindSignedNormalized8X2"),
            13 => Some("cudaChannelFormatKindSignedNormalized8X4"),
            14 => Some("cudaChannelFormatKindSignedNormalized16X1"),
            15 => Some("cudaChannelFormatKindSignedNormalized16X2"),
            16 => Some("cudaChannelFormatKindSignedNormalized16X4"),
            17 => Some("cudaChannelFormatKindUnsignedBlockCompressed1"),
            18 => Some("cudaChannelFormatKindUnsignedBlockCompressed1SRGB"),
            19 => Some("cudaChannelFormatKindUnsignedBlockCompressed2"),
            20 => Some("cudaChannelFormatKindUnsignedBlockCompressed2SRGB"),
            21 => Some("cudaChannelFormatKindUnsignedBlockCompressed3"),
            22 => Some("cudaChannelFormatKindUnsignedBlockCompressed3SRGB"),
            23 => Some("cudaChannelFormatKindUnsignedBlockCompressed4"),
            24 => Some("cudaChannelFormatKindSignedBlockCompressed4"),
            25 => Some("cudaChannelFormatKindUnsignedBlockCompressed5"),
            26 => Some("cudaChannelFormatKindSignedBlockCompressed5"),
            27 => Some("cudaChannelFormatKindUnsignedBlockCompressed6H"),
            28 => Some("cudaChannelFormatKindSignedBlockCompressed6H"),
            29 => Some("cudaChannelFormatKindUnsignedBlockCompressed7"),
            30 => Some("cudaChannelFormatKindUnsignedBlockCompressed7SRGB"),
            31 => Some("cudaChannelFormatKindUnsignedNormalized1010102"),
            32 => Some("cudaChannelFormatKindUnsigned8Packed422"),
            33 => Some("cudaChannelFormatKindUnsigned8Packed444"),
            34 => Some("cudaChannelFormatKindUnsigned8SemiPlanar420"),
            35 => Some("cudaChannelFormatKindUnsigned16SemiPlanar420"),
            36 => Some("cudaChannelFormatKindUnsigned8SemiPlanar422"),
            37 => Some("cudaChannelFormatKindUnsigned16SemiPlanar422"),
            38 => Some("cudaChannelFormatKindUnsigned8SemiPlanar444"),
            39 => Some("cudaChannelFormatKindUnsigned16SemiPlanar444"),
            40 => Some("cudaChannelFormatKindUnsigned8Planar420"),
            41 => Some("cudaChannelFormatKindUnsigned16Planar420"),
            42 => Some("cudaChannelFormatKindUnsigned8Planar422"),
            43 => Some("cudaChannelFormatKindUnsigned16Planar422"),
            44 => Some("cudaChannelFormatKindUnsigned8Planar444"),
            45 => Some("cudaChannelFormatKindUnsigned16Planar444"),
            _ => None,
        }
    }
}
named_debug!(cudaChannelFormatKind);
/// The attributes of a device that can be asked for; each is an `int`.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceAttr(pub c_uint);
impl cudaDeviceAttr {
    /// Attribute: max threads per block.
    pub const cudaDevAttrMaxThreadsPerBlock: Self = Self(1);
    /// Attribute: max block dim x.
    pub const cudaDevAttrMaxBlockDimX: Self = Self(2);
    /// Attribute: max block dim y.
    pub const cudaDevAttrMaxBlockDimY: Self = Self(3);
    /// Attribute: max block dim z.
    pub const cudaDevAttrMaxBlockDimZ: Self = Self(4);
    /// Attribute: max grid dim x.
    pub const cudaDevAttrMaxGridDimX: Self = Self(5);
    /// Attribute: max grid dim y.
    pub const cudaDevAttrMaxGridDimY: Self = Self(6);
    /// Attribute: max grid dim z.
    pub const cudaDevAttrMaxGridDimZ: Self = Self(7);
    /// Attribute: max shared memory per block.
    pub const cudaDevAttrMaxSharedMemoryPerBlock: Self = Self(8);
    /// Attribute: total constant memory.
    pub const cudaDevAttrTotalConstantMemory: Self = Self(9);
    /// Attribute: warp size.
    pub const cudaDevAttrWarpSize: Self = Self(10);
    /// Attribute: max pitch.
    pub const cudaDevAttrMaxPitch: Self = Self(11);
    /// Attribute: max registers per block.
    pub const cudaDevAttrMaxRegistersPerBlock: Self = Self(12);
    /// Attribute: clock rate.
    pub const cudaDevAttrClockRate: Self = Self(13);
    /// Attribute: texture alignment.
    pub const cudaDevAttrTextureAlignment: Self = Self(14);
    /// Attribute: GPU overlap.
    pub const cudaDevAttrGpuOverlap: Self = Self(15);
    /// Attribute: multi processor count.
    pub const cudaDevAttrMultiProcessorCount: Self = Self(16);
    /// Attribute: kernel exec timeout.
    pub const cudaDevAttrKernelExecTimeout: Self = Self(17);
    /// Attribute: integrated.
    pub const cudaDevAttrIntegrated: Self = Self(18);
    /// Attribute: can map host memory.
    pub const cudaDevAttrCanMapHostMemory: Self = Self(19);
    /// Attribute: compute mode.
    pub const cudaDevAttrComputeMode: Self = Self(20);
    /// Attribute: max texture 1D width.
    pub const cudaDevAttrMaxTexture1DWidth: Self = Self(21);
    /// Attribute: max texture 2D width.
    pub const cudaDevAttrMaxTexture2DWidth: Self = Self(22);
    /// Attribute: max texture 2D height.
    pub const cudaDevAttrMaxTexture2DHeight: Self = Self(23);
    /// Attribute: max texture 3D width.
    pub const cudaDevAttrMaxTexture3DWidth: Self = Self(24);
    /// Attribute: max texture 3D height.
    pub const cudaDevAttrMaxTexture3DHeight: Self = Self(25);
    /// Attribute: max texture 3D depth.
    pub const cudaDevAttrMaxTexture3DDepth: Self = Self(26);
    /// Attribute: max texture 2D layered width.
    pub const cudaDevAttrMaxTexture2DLayeredWidth: Self = Self(27);
    /// Attribute: max texture 2D layered height.
    pub const cudaDevAttrMaxTexture2DLayeredHeight: Self = Self(28);
    /// Attribute: max texture 2D layered layers.
    pub const cudaDevAttrMaxTexture2DLayeredLayers: Self = Self(29);
    /// Attribute: surface alignment.
    pub const cudaDevAttrSurfaceAlignment: Self = Self(30);
    /// Attribute: concurrent kernels.
    pub const cudaDevAttrConcurrentKernels: Self = Self(31);
    /// Attribute: ECC enabled.
    pub const cudaDevAttrEccEnabled: Self = Self(32);
    /// Attribute: PCI bus id.
    pub const cudaDevAttrPciBusId: Self = Self(33);
    /// Attribute: PCI device id.
    pub const cudaDevAttrPciDeviceId: Self = Self(34);
    /// Attribute: TCC driver.
    pub const cudaDevAttrTccDriver: Self = Self(35);
    /// Attribute: memory clock rate.
    pub const cudaDevAttrMemoryClockRate: Self = Self(36);
    /// Attribute: global memory bus width.
    pub const cudaDevAttrGlobalMemoryBusWidth: Self = Self(37);
    /// Attribute: l2 cache size.
    pub const cudaDevAttrL2CacheSize: Self = Self(38);
    /// Attribute: max threads per multi processor.
    pub const cudaDevAttrMaxThreadsPerMultiProcessor: Self = Self(39);
    /// Attribute: async engine count.
    pub const cudaDevAttrAsyncEngineCount: Self = Self(40);
    /// Attribute: unified addressing.
    pub const cudaDevAttrUnifiedAddressing: Self = Self(41);
    /// Attribute: max texture 1D layered width.
    pub const cudaDevAttrMaxTexture1DLayeredWidth: Self = Self(42);
    /// Attribute: max texture 1D layered layers.
    pub const cudaDevAttrMaxTexture1DLayeredLayers: Self = Self(43);
    /// Attribute: max texture 2D gather width.
    pub const cudaDevAttrMaxTexture2DGatherWidth: Self = Self(45);
    /// Attribute: max texture 2D gather height.
    pub const cudaDevAttrMaxTexture2DGatherHeight: Self = Self(46);
    /// Attribute: max texture 3D width alt.
    pub const cudaDevAttrMaxTexture3DWidthAlt: Self = Self(47);
    /// Attribute: max texture 3D height alt.
    pub const cudaDevAttrMaxTexture3DHeightAlt: Self = Self(48);
    /// Attribute: max texture 3D depth alt.
    pub const cudaDevAttrMaxTexture3DDepthAlt: Self = Self(49);
    /// Attribute: PCI domain id.
    pub const cudaDevAttrPciDomainId: Self = Self(50);
    /// Attribute: texture pitch alignment.
    pub const cudaDevAttrTexturePitchAlignment: Self = Self(51);
    /// Attribute: max texture cubemap width.
    pub const cudaDevAttrMaxTextureCubemapWidth: Self = Self(52);
    /// Attribute: max texture cubemap layered width.
    pub const cudaDevAttrMaxTextureCubemapLayeredWidth: Self = Self(53);
    /// Attribute: max texture cubemap layered layers.
    pub const cudaDevAttrMaxTextureCubemapLayeredLayers: Self = Self(54);
    /// Attribute: max surface 1D width.
    pub const cudaDevAttrMaxSurface1DWidth: Self = Self(55);
    /// Attribute: max surface 2D width.
    pub const cudaDevAttrMaxSurface2DWidth: Self = Self(56);
    /// Attribute: max surface 2D height.
    pub const cudaDevAttrMaxSurface2DHeight: Self = Self(57);
    /// Attribute: max surface 3D width.
    pub const cudaDevAttrMaxSurface3DWidth: Self = Self(58);
    /// Attribute: max surface 3D height.
    pub const cudaDevAttrMaxSurface3DHeight: Self = Self(59);
    /// Attribute: max surface 3D depth.
    pub const cudaDevAttrMaxSurface3DDepth: Self = Self(60);
    /// Attribute: max surface 1D layered width.
    pub const cudaDevAttrMaxSurface1DLayeredWidth: Self = Self(61);
    /// Attribute: max surface 1D layered layers.
    pub const cudaDevAttrMaxSurface1DLayeredLayers: Self = Self(62);
    /// Attribute: max surface 2D layered width.
    pub const cudaDevAttrMaxSurface2DLayeredWidth: Self = Self(63);
    /// Attribute: max surface 2D layered height.
    pub const cudaDevAttrMaxSurface2DLayeredHeight: Self = Self(64);
    /// Attribute: max surface 2D layered layers.
    pub const cudaDevAttrMaxSurface2DLayeredLayers: Self = Self(65);
    /// Attribute: max surface cubemap width.
    pub const cudaDevAttrMaxSurfaceCubemapWidth: Self = Self(66);
    /// Attribute: max surface cubemap layered width.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredWidth: Self = Self(67);
    /// Attribute: max surface cubemap layered layers.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredLayers: Self = Self(68);
    /// Attribute: max texture 1D linear width.
    pub const cudaDevAttrMaxTexture1DLinearWidth: Self = Self(69);
    /// Attribute: max texture 2D linear width.
    pub const cudaDevAttrMaxTexture2DLinearWidth: Self = Self(70);
    /// Attribute: max texture 2D linear height.
    pub const cudaDevAttrMaxTexture2DLinearHeight: Self = Self(71);
    /// Attribute: max texture 2D linear pitch.
    pub const cudaDevAttrMaxTexture2DLinearPitch: Self = Self(72);
    /// Attribute: max texture 2D mipmapped width.
    pub const cudaDevAttrMaxTexture2DMipmappedWidth: Self = Self(73);
    /// Attribute: max texture 2D mipmapped height.
    pub const cudaDevAttrMaxTexture2DMipmappedHeight: Self = Self(74);
    /// Attribute: compute capability major.
    pub const cudaDevAttrComputeCapabilityMajor: Self = Self(75);
    /// Attribute: compute capability minor.
    pub const cudaDevAttrComputeCapabilityMinor: Self = Self(76);
    /// Attribute: max texture 1D mipmapped width.
    pub const cudaDevAttrMaxTexture1DMipmappedWidth: Self = Self(77);
    /// Attribute: stream priorities supported.
    pub const cudaDevAttrStreamPrioritiesSupported: Self = Self(78);
    /// Attribute: global l1 cache supported.
    pub const cudaDevAttrGlobalL1CacheSupported: Self = Self(79);
    /// Attribute: local l1 cache supported.
    pub const cudaDevAttrLocalL1CacheSupported: Self = Self(80);
    /// Attribute: max shared memory per multiprocessor.
    pub const cudaDevAttrMaxSharedMemoryPerMultiprocessor: Self = Self(81);
    /// Attribute: max registers per multiprocessor.
    pub const cudaDevAttrMaxRegistersPerMultiprocessor: Self = Self(82);
    /// Attribute: managed memory.
    pub const cudaDevAttrManagedMemory: Self = Self(83);
    /// Attribute: is multi GPU board.
    pub const cudaDevAttrIsMultiGpuBoard: Self = Self(84);
    /// Attribute: multi GPU board group id.
    pub const cudaDevAttrMultiGpuBoardGroupID: Self = Self(85);
    /// Attribute: host native atomic supported.
    pub const cudaDevAttrHostNativeAtomicSupported: Self = Self(86);
    /// Attribute: single to double precision perf ratio.
    pub const cudaDevAttrSingleToDoublePrecisionPerfRatio: Self = Self(87);
    /// Attribute: pageable memory access.
    pub const cudaDevAttrPageableMemoryAccess: Self = Self(88);
    /// Attribute: concurrent managed access.
    pub const cudaDevAttrConcurrentManagedAccess: Self = Self(89);
    /// Attribute: compute preemption supported.
    pub const cudaDevAttrComputePreemptionSupported: Self = Self(90);
    /// Attribute: can use host pointer for registered mem.
    pub const cudaDevAttrCanUseHostPointerForRegisteredMem: Self = Self(91);
    /// Attribute: reserved 92.
    pub const cudaDevAttrReserved92: Self = Self(92);
    /// Attribute: reserved 93.
    pub const cudaDevAttrReserved93: Self = Self(93);
    /// Attribute: reserved 94.
    pub const cudaDevAttrReserved94: Self = Self(94);
    /// Attribute: cooperative launch.
    pub const cudaDevAttrCooperativeLaunch: Self = Self(95);
    /// Attribute: reserved 96.
    pub const cudaDevAttrReserved96: Self = Self(96);
    /// Attribute: max shared memory per block optin.
    pub const cudaDevAttrMaxSharedMemoryPerBlockOptin: Self = Self(97);
    /// Attribute: can flush remote writes.
    pub const cudaDevAttrCanFlushRemoteWrites: Self = Self(98);
    /// Attribute: host register supported.
    pub const cudaDevAttrHostRegisterSupported: Self = Self(99);
    /// Attribute: pageable memory access uses host page tables.
    pub const cudaDevAttrPageableMemoryAccessUsesHostPageTables: Self = Self(100);
    /// Attribute: direct managed mem access from host.
    pub const cudaDevAttrDirectManagedMemAccessFromHost: Self = Self(101);
    /// Attribute: max blocks per multiprocessor.
    pub const cudaDevAttrMaxBlocksPerMultiprocessor: Self = Self(106);
    /// Attribute: max persisting l2 cache size.
    pub const cudaDevAttrMaxPersistingL2CacheSize: Self = Self(108);
    /// Attribute: max access policy window size.
    pub const cudaDevAttrMaxAccessPolicyWindowSize: Self = Self(109);
    /// Attribute: reserved shared memory per block.
    pub const cudaDevAttrReservedSharedMemoryPerBlock: Self = Self(111);
    /// Attribute: sparse cuda array supported.
    pub const cudaDevAttrSparseCudaArraySupported: Self = Self(112);
    /// Attribute: host register read only supported.
    pub const cudaDevAttrHostRegisterReadOnlySupported: Self = Self(113);
    /// 1 when the device imports timeline semaphores.
    pub const cudaDevAttrTimelineSemaphoreInteropSupported: Self = Self(114);
    /// Attribute: memory pools supported.
    pub const cudaDevAttrMemoryPoolsSupported: Self = Self(115);
    /// Attribute: GPU direct RDMA supported.
    pub const cudaDevAttrGPUDirectRDMASupported: Self = Self(116);
    /// Attribute: GPU direct RDMA flush writes options.
    pub const cudaDevAttrGPUDirectRDMAFlushWritesOptions: Self = Self(117);
    /// Attribute: GPU direct RDMA writes ordering.
    pub const cudaDevAttrGPUDirectRDMAWritesOrdering: Self = Self(118);
    /// Attribute: memory pool supported handle types.
    pub const cudaDevAttrMemoryPoolSupportedHandleTypes: Self = Self(119);
    /// Attribute: cluster launch.
    pub const cudaDevAttrClusterLaunch: Self = Self(120);
    /// Attribute: deferred mapping cuda array supported.
    pub const cudaDevAttrDeferredMappingCudaArraySupported: Self = Self(121);
    /// Attribute: reserved 122.
    pub const cudaDevAttrReserved122: Self = Self(122);
    /// Attribute: reserved 123.
    pub const cudaDevAttrReserved123: Self = Self(123);
    /// Attribute: reserved 124.
    pub const cudaDevAttrReserved124: Self = Self(124);
    /// Attribute: ipc event support.
    pub const cudaDevAttrIpcEventSupport: Self = Self(125);
    /// Attribute: mem sync domain count.
    pub const cudaDevAttrMemSyncDomainCount: Self = Self(126);
    /// Attribute: reserved 127.
    pub const cudaDevAttrReserved127: Self = Self(127);
    /// Attribute: reserved 128.
    pub const cudaDevAttrReserved128: Self = Self(128);
    /// Attribute: reserved 129.
    pub const cudaDevAttrReserved129: Self = Self(129);
    /// Attribute: NUMA config.
    pub const cudaDevAttrNumaConfig: Self = Self(130);
    /// Attribute: NUMA id.
    pub const cudaDevAttrNumaId: Self = Self(131);
    /// Attribute: reserved 132.
    pub const cudaDevAttrReserved132: Self = Self(132);
    /// Attribute: MPS enabled.
    pub const cudaDevAttrMpsEnabled: Self = Self(133);
    /// Attribute: host NUMA id.
    pub const cudaDevAttrHostNumaId: Self = Self(134);
    /// Attribute: D3D12 cig supported.
    pub const cudaDevAttrD3D12CigSupported: Self = Self(135);
    /// Attribute: vulkan cig supported.
    pub const cudaDevAttrVulkanCigSupported: Self = Self(138);
    /// Attribute: GPU PCI device id.
    pub const cudaDevAttrGpuPciDeviceId: Self = Self(139);
    /// Attribute: GPU PCI subsystem id.
    pub const cudaDevAttrGpuPciSubsystemId: Self = Self(140);
    /// Attribute: reserved 141.
    pub const cudaDevAttrReserved141: Self = Self(141);
    /// Attribute: host NUMA memory pools supported.
    pub const cudaDevAttrHostNumaMemoryPoolsSupported: Self = Self(142);
    /// Attribute: host NUMA multinode ipc supported.
    pub const cudaDevAttrHostNumaMultinodeIpcSupported: Self = Self(143);
    /// Attribute: host memory pools supported.
    pub const cudaDevAttrHostMemoryPoolsSupported: Self = Self(144);
    /// Attribute: reserved 145.
    pub const cudaDevAttrReserved145: Self = Self(145);
    /// Attribute: only partial host native atomic supported.
    pub const cudaDevAttrOnlyPartialHostNativeAtomicSupported: Self = Self(147);
    /// Attribute: atomic reduction supported.
    pub const cudaDevAttrAtomicReductionSupported: Self = Self(148);
    /// Attribute: locality domain count.
    pub const cudaDevAttrLocalityDomainCount: Self = Self(149);
    /// Attribute: oversized shared memory per block.
    pub const cudaDevAttrOversizedSharedMemoryPerBlock: Self = Self(150);
    /// Attribute: cig streams supported.
    pub const cudaDevAttrCigStreamsSupported: Self = Self(151);
    /// Attribute: locality domain multiprocessor count.
    pub const cudaDevAttrLocalityDomainMultiprocessorCount: Self = Self(157);
    /// Attribute: tensor map large tensor min size.
    pub const cudaDevAttrTensorMapLargeTensorMinSize: Self = Self(160);
    /// Marks the end of the list, in the version of the headers.
    pub const cudaDevAttrMax: Self = Self(161);
    /// Attribute: cooperative multi device launch.
    pub const cudaDevAttrCooperativeMultiDeviceLaunch: Self = Self(96);
    /// Attribute: max timeline semaphore interop supported.
    pub const cudaDevAttrMaxTimelineSemaphoreInteropSupported: Self = Self(114);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("cudaDevAttrMaxThreadsPerBlock"),
            2 => Some("cudaDevAttrMaxBlockDimX"),
            3 => Some("cudaDevAttrMaxBlockDimY"),
            4 => Some("cudaDevAttrMaxBlockDimZ"),
            5 => Some("cudaDevAttrMaxGridDimX"),
            6 => Some("cudaDevAttrMaxGridDimY"),
            7 => Some("cudaDevAttrMaxGridDimZ"),
            8 => Some("cudaDevAttrMaxSharedMemoryPerBlock"),
            9 => Some("cudaDevAttrTotalConstantMemory"),
            10 => Some("cudaDevAttrWarpSize"),
            11 => Some("cudaDevAttrMaxPitch"),
            12 => Some("cudaDevAttrMaxRegistersPerBlock"),
            13 => Some("cudaDevAttrClockRate"),
            14 => Some("cudaDevAttrTextureAlignment"),
            15 => Some("cudaDevAttrGpuOverlap"),
            16 => Some("cudaDevAttrMultiProcessorCount"),
            17 => Some("cudaDevAttrKernelExecTimeout"),
            18 => Some("cudaDevAttrIntegrated"),
            19 => Some("cudaDevAttrCanMapHostMemory"),
            20 => Some("cudaDevAttrComputeMode"),
            21 => Some("cudaDevAttrMaxTexture1DWidth"),
            22 => Some("cudaDevAttrMaxTexture2DWidth"),
            23 => Some("cudaDevAttrMaxTexture2DHeight"),
            24 => Some("cudaDevAttrMaxTexture3DWidth"),
            25 => Some("cudaDevAttrMaxTexture3DHeight"),
            26 => Some("cudaDevAttrMaxTexture3DDepth"),
            27 => Some("cudaDevAttrMaxTexture2DLayeredWidth"),
            28 => Some("cudaDevAttrMaxTexture2DLayeredHeight"),
            29 => Some("cudaDevAttrMaxTexture2DLayeredLayers"),
            30 => Some("cudaDevAttrSurfaceAlignment"),
            31 => Some("cudaDevAttrConcurrentKernels"),
            32 => Some("cudaDevAttrEccEnabled"),
            33 => Some("cudaDevAttrPciBusId"),
            34 => Some("cudaDevAttrPciDeviceId"),
            35 => Some("cudaDevAttrTccDriver"),
            36 => Some("cudaDevAttrMemoryClockRate"),
            37 => Some("cudaDevAttrGlobalMemoryBusWidth"),
            38 => Some("cudaDevAttrL2CacheSize"),
            39 => Some("cudaDevAttrMaxThreadsPerMultiProcessor"),
            40 => Some("cudaDevAttrAsyncEngineCount"),
            41 => Some("cudaDevAttrUnifiedAddressing"),
            42 => Some("cudaDevAttrMaxTexture1DLayeredWidth"),
            43 => Some("cudaDevAttrMaxTexture1DLayeredLayers"),
            45 => Some("cudaDevAttrMaxTexture2DGatherWidth"),
            46 => Some("cudaDevAttrMaxTexture2DGatherHeight"),
            47 => Some("cudaDevAttrMaxTexture3DWidthAlt"),
            48 => Some("cudaDevAttrMaxTexture3DHeightAlt"),
            49 => Some("cudaDevAttrMaxTexture3DDepthAlt"),
            50 => Some("cudaDevAttrPciDomainId"),
            51 => Some("cudaDevAttrTexturePitchAlignment"),
            52 => Some("cudaDevAttrMaxTextureCubemapWidth"),
            53 => Some("cudaDevAttrMaxTextureCubemapLayeredWidth"),
            54 => Some("cudaDevAttrMaxTextureCubemapLayeredLayers"),
            55 => Some("cudaDevAttrMaxSurface1DWidth"),
            56 => Some("cudaDevAttrMaxSurface2DWidth"),
            57 => Some("cudaDevAttrMaxSurface2DHeight"),
            58 => Some("cudaDevAttrMaxSurface3DWidth"),
            59 => Some("cudaDevAttrMaxSurface3DHeight"),
            60 => Some("cudaDevAttrMaxSurface3DDepth"),
            61 => Some("cudaDevAttrMaxSurface1DLayeredWidth"),
            62 => Some("cudaDevAttrMaxSurface1DLayeredLayers"),
            63 => Some("cudaDevAttrMaxSurface2DLayeredWidth"),
            64 => Some("cudaDevAttrMaxSurface2DLayeredHeight"),
            65 => Some("cudaDevAttrMaxSurface2DLayeredLayers"),
            66 => Some("cudaDevAttrMaxSurfaceCubemapWidth"),
            67 => Some("cudaDevAttrMaxSurfaceCubemapLayeredWidth"),
            68 => Some("cudaDevAttrMaxSurfaceCubemapLayeredLayers"),
            69 => Some("cudaDevAttrMaxTexture1DLinearWidth"),
            70 => Some("cudaDevAttrMaxTexture2DLinearWidth"),
            71 => Some("cudaDevAttrMaxTexture2DLinearHeight"),
            72 => Some("cudaDevAttrMaxTexture2DLinearPitch"),
            73 => Some("cudaDevAttrMaxTexture2DMipmappedWidth"),
            74 => Some("cudaDevAttrMaxTexture2DMipmappedHeight"),
            75 => Some("cudaDevAttrComputeCapabilityMajor"),
            76 => Some("cudaDevAttrComputeCapabilityMinor"),
            77 => Some("cudaDevAttrMaxTexture1DMipmappedWidth"),
            78 => Some("cudaDevAttrStreamPrioritiesSupported"),
            79 => Some("cudaDevAttrGlobalL1CacheSupported"),
            80 => Some("cudaDevAttrLocalL1CacheSupported"),
            81 => Some("cudaDevAttrMaxSharedMemoryPerMultiprocessor"),
            82 => Some("cudaDevAttrMaxRegistersPerMultiprocessor"),
            83 => Some("cudaDevAttrManagedMemory"),
            84 => Some("cudaDevAttrIsMultiGpuBoard"),
            85 => Some("cudaDevAttrMultiGpuBoardGroupID"),
            86 => Some("cudaDevAttrHostNativeAtomicSupported"),
            87 => Some("cudaDevAttrSingleToDoublePrecisionPerfRatio"),
            88 => Some("cudaDevAttrPageableMemoryAccess"),
            89 => Some("cudaDevAttrConcurrentManagedAccess"),
            90 => Some("cudaDevAttrComputePreemptionSupported"),
            91 => Some("cudaDevAttrCanUseHostPointerForRegisteredMem"),
            92 => Some("cudaDevAttrReserved92"),
            93 => Some("cudaDevAttrReserved93"),
            94 => Some("cudaDevAttrReserved94"),
            95 => Some("cudaDevAttrCooperativeLaunch"),
            96 => Some("cudaDevAttrReserved96"),
            97 => Some("cudaDevAttrMaxSharedMemoryPerBlockOptin"),
            98 => Some("cudaDevAttrCanFlushRemoteWrites"),
            99 => Some("cudaDevAttrHostRegisterSupported"),
            100 => Some("cudaDevAttrPageableMemoryAccessUsesHostPageTables"),
            101 => Some("cudaDevAttrDirectManagedMemAccessFromHost"),
            106 => Some("cudaDevAttrMaxBlocksPerMultiprocessor"),
            108 => Some("cudaDevAttrMaxPersistingL2CacheSize"),
            109 => Some("cudaDevAttrMaxAccessPolicyWindowSize"),
            111 => Some("cudaDevAttrReservedSharedMemoryPerBlock"),
            112 => Some("cudaDevAttrSparseCudaArraySupported"),
            113 => Some("cudaDevAttrHostRegisterReadOnlySupported"),
            114 => Some("cudaDevAttrTimelineSemaphoreInteropSupported"),
            115 => Some("cudaDevAttrMemoryPoolsSupported"),
            116 => Some("cudaDevAttrGPUDirectRDMASupported"),
            117 => Some("cudaDevAttrGPUDirectRDMAFlushWritesOptions"),
            118 => Some("cudaDevAttrGPUDirectRDMAWritesOrdering"),
            119 => Some("cudaDevAttrMemoryPoolSupportedHandleTypes"),
            120 => Some("cudaDevAttrClusterLaunch"),
            121 => Some("cudaDevAttrDeferredMappingCudaArraySupported"),
            122 => Some("cudaDevAttrReserved122"),
            123 => Some("cudaDevAttrReserved123"),
            124 => Some("cudaDevAttrReserved124"),
            125 => Some("cudaDevAttrIpcEventSupport"),
            126 => Some("cudaDevAttrMemSyncDomainCount"),
            127 => Some("cudaDevAttrReserved127"),
            128 => Some("cudaDevAttrReserved128"),
            129 => Some("cudaDevAttrReserved129"),
            130 => Some("cudaDevAttrNumaConfig"),
            131 => Some("cudaDevAttrNumaId"),
            132 => Some("cudaDevAttrReserved132"),
            133 => Some("cudaDevAttrMpsEnabled"),
            134 => Some("cudaDevAttrHostNumaId"),
            135 => Some("cudaDevAttrD3D12CigSupported"),
            138 => Some("cudaDevAttrVulkanCigSupported"),
            139 => Some("cudaDevAttrGpuPciDeviceId"),
            140 => Some("cudaDevAttrGpuPciSubsystemId"),
            141 => Some("cudaDevAttrReserved141"),
            142 => Some("cudaDevAttrHostNumaMemoryPoolsSupported"),
            143 => Some("cudaDevAttrHostNumaMultinodeIpcSupported"),
            144 => Some("cudaDevAttrHostMemoryPoolsSupported"),
            145 => Some("cudaDevAttrReserved145"),
            147 => Some("cudaDevAttrOnlyPartialHostNativeAtomicSupported"),
            148 => Some("cudaDevAttrAtomicReductionSupported"),
            149 => Some("cudaDevAttrLocalityDomainCount"),
            150 => Some("cudaDevAttrOversizedSharedMemoryPerBlock"),
            151 => Some("cudaDevAttrCigStreamsSupported"),
            157 => Some("cudaDevAttrLocalityDomainMultiprocessorCount"),
            160 => Some("cudaDevAttrTensorMapLargeTensorMinSize"),
            161 => Some("cudaDevAttrMax"),
            _ => None,
        }
    }
}
named_debug!(cudaDeviceAttr);
/// The error codes of the runtime API.
///
/// A newer library may return others: every number is a value.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaError(pub c_uint);
impl cudaError {
    /// No error.
    pub const cudaSuccess: Self = Self(0);
    /// Error 1: an argument is out of its range. Mapping with a bad extent, offset, flag or number of levels gives this.
    pub const cudaErrorInvalidValue: Self = Self(1);
    /// Error 2: not enough memory.
    pub const cudaErrorMemoryAllocation: Self = Self(2);
    /// Error 3: initialization error.
    pub const cudaErrorInitializationError: Self = Self(3);
    /// Error 4: cudart unloading.
    pub const cudaErrorCudartUnloading: Self = Self(4);
    /// Error 5: profiler disabled.
    pub const cudaErrorProfilerDisabled: Self = Self(5);
    /// Error 6: profiler not initialized.
    pub const cudaErrorProfilerNotInitialized: Self = Self(6);
    /// Error 7: profiler already started.
    pub const cudaErrorProfilerAlreadyStarted: Self = Self(7);
    /// Error 8: profiler already stopped.
    pub const cudaErrorProfilerAlreadyStopped: Self = Self(8);
    /// Error 9: invalid configuration.
    pub const cudaErrorInvalidConfiguration: Self = Self(9);
    /// Error 10: version translation.
    pub const cudaErrorVersionTranslation: Self = Self(10);
    /// Error 12: invalid pitch value.
    pub const cudaErrorInvalidPitchValue: Self = Self(12);
    /// Error 13: invalid symbol.
    pub const cudaErrorInvalidSymbol: Self = Self(13);
    /// Error 16: invalid host pointer.
    pub const cudaErrorInvalidHostPointer: Self = Self(16);
    /// Error 17: invalid device pointer.
    pub const cudaErrorInvalidDevicePointer: Self = Self(17);
    /// Error 18: invalid texture.
    pub const cudaErrorInvalidTexture: Self = Self(18);
    /// Error 19: invalid texture binding.
    pub const cudaErrorInvalidTextureBinding: Self = Self(19);
    /// Error 20: the channel description has no kind, or three channels.
    pub const cudaErrorInvalidChannelDescriptor: Self = Self(20);
    /// Error 21: invalid memcpy direction.
    pub const cudaErrorInvalidMemcpyDirection: Self = Self(21);
    /// Error 22: address of constant.
    pub const cudaErrorAddressOfConstant: Self = Self(22);
    /// Error 23: texture fetch failed.
    pub const cudaErrorTextureFetchFailed: Self = Self(23);
    /// Error 24: texture not bound.
    pub const cudaErrorTextureNotBound: Self = Self(24);
    /// Error 25: synchronization error.
    pub const cudaErrorSynchronizationError: Self = Self(25);
    /// Error 26: invalid filter setting.
    pub const cudaErrorInvalidFilterSetting: Self = Self(26);
    /// Error 27: invalid norm setting.
    pub const cudaErrorInvalidNormSetting: Self = Self(27);
    /// Error 28: mixed device execution.
    pub const cudaErrorMixedDeviceExecution: Self = Self(28);
    /// Error 31: not yet implemented.
    pub const cudaErrorNotYetImplemented: Self = Self(31);
    /// Error 32: memory value too large.
    pub const cudaErrorMemoryValueTooLarge: Self = Self(32);
    /// Error 34: stub library.
    pub const cudaErrorStubLibrary: Self = Self(34);
    /// Error 35: no driver, or one that is too old for this runtime library.
    pub const cudaErrorInsufficientDriver: Self = Self(35);
    /// Error 36: call requires newer driver.
    pub const cudaErrorCallRequiresNewerDriver: Self = Self(36);
    /// Error 37: invalid surface.
    pub const cudaErrorInvalidSurface: Self = Self(37);
    /// Error 43: duplicate variable name.
    pub const cudaErrorDuplicateVariableName: Self = Self(43);
    /// Error 44: duplicate texture name.
    pub const cudaErrorDuplicateTextureName: Self = Self(44);
    /// Error 45: duplicate surface name.
    pub const cudaErrorDuplicateSurfaceName: Self = Self(45);
    /// Error 46: devices unavailable.
    pub const cudaErrorDevicesUnavailable: Self = Self(46);
    /// Error 49: incompatible driver context.
    pub const cudaErrorIncompatibleDriverContext: Self = Self(49);
    /// Error 52: missing configuration.
    pub const cudaErrorMissingConfiguration: Self = Self(52);
    /// Error 53: prior launch failure.
    pub const cudaErrorPriorLaunchFailure: Self = Self(53);
    /// Error 65: launch max depth exceeded.
    pub const cudaErrorLaunchMaxDepthExceeded: Self = Self(65);
    /// Error 66: launch file scoped tex.
    pub const cudaErrorLaunchFileScopedTex: Self = Self(66);
    /// Error 67: launch file scoped surf.
    pub const cudaErrorLaunchFileScopedSurf: Self = Self(67);
    /// Error 68: sync depth exceeded.
    pub const cudaErrorSyncDepthExceeded: Self = Self(68);
    /// Error 69: launch pending count exceeded.
    pub const cudaErrorLaunchPendingCountExceeded: Self = Self(69);
    /// Error 98: invalid device function.
    pub const cudaErrorInvalidDeviceFunction: Self = Self(98);
    /// Error 100: the driver works and has no device.
    pub const cudaErrorNoDevice: Self = Self(100);
    /// Error 101: no device with this ordinal.
    pub const cudaErrorInvalidDevice: Self = Self(101);
    /// Error 102: device not licensed.
    pub const cudaErrorDeviceNotLicensed: Self = Self(102);
    /// Error 103: software validity not established.
    pub const cudaErrorSoftwareValidityNotEstablished: Self = Self(103);
    /// Error 127: startup failure.
    pub const cudaErrorStartupFailure: Self = Self(127);
    /// Error 200: invalid kernel image.
    pub const cudaErrorInvalidKernelImage: Self = Self(200);
    /// Error 201: device uninitialized.
    pub const cudaErrorDeviceUninitialized: Self = Self(201);
    /// Error 205: map buffer object failed.
    pub const cudaErrorMapBufferObjectFailed: Self = Self(205);
    /// Error 206: unmap buffer object failed.
    pub const cudaErrorUnmapBufferObjectFailed: Self = Self(206);
    /// Error 207: array is mapped.
    pub const cudaErrorArrayIsMapped: Self = Self(207);
    /// Error 208: already mapped.
    pub const cudaErrorAlreadyMapped: Self = Self(208);
    /// Error 209: no kernel image for device.
    pub const cudaErrorNoKernelImageForDevice: Self = Self(209);
    /// Error 210: already acquired.
    pub const cudaErrorAlreadyAcquired: Self = Self(210);
    /// Error 211: not mapped.
    pub const cudaErrorNotMapped: Self = Self(211);
    /// Error 212: not mapped as array.
    pub const cudaErrorNotMappedAsArray: Self = Self(212);
    /// Error 213: not mapped as pointer.
    pub const cudaErrorNotMappedAsPointer: Self = Self(213);
    /// Error 214: ECC uncorrectable.
    pub const cudaErrorECCUncorrectable: Self = Self(214);
    /// Error 215: unsupported limit.
    pub const cudaErrorUnsupportedLimit: Self = Self(215);
    /// Error 216: device already in use.
    pub const cudaErrorDeviceAlreadyInUse: Self = Self(216);
    /// Error 217: peer access unsupported.
    pub const cudaErrorPeerAccessUnsupported: Self = Self(217);
    /// Error 218: invalid PTX.
    pub const cudaErrorInvalidPtx: Self = Self(218);
    /// Error 219: invalid graphics context.
    pub const cudaErrorInvalidGraphicsContext: Self = Self(219);
    /// Error 220: nvlink uncorrectable.
    pub const cudaErrorNvlinkUncorrectable: Self = Self(220);
    /// Error 221: JIT compiler not found.
    pub const cudaErrorJitCompilerNotFound: Self = Self(221);
    /// Error 222: unsupported PTX version.
    pub const cudaErrorUnsupportedPtxVersion: Self = Self(222);
    /// Error 223: JIT compilation disabled.
    pub const cudaErrorJitCompilationDisabled: Self = Self(223);
    /// Error 224: unsupported exec affinity.
    pub const cudaErrorUnsupportedExecAffinity: Self = Self(224);
    /// Error 225: unsupported dev side sync.
    pub const cudaErrorUnsupportedDevSideSync: Self = Self(225);
    /// Error 226: contained.
    pub const cudaErrorContained: Self = Self(226);
    /// Error 227: insufficient loader version.
    pub const cudaErrorInsufficientLoaderVersion: Self = Self(227);
    /// Error 300: invalid source.
    pub const cudaErrorInvalidSource: Self = Self(300);
    /// Error 301: file not found.
    pub const cudaErrorFileNotFound: Self = Self(301);
    /// Error 302: shared object symbol not found.
    pub const cudaErrorSharedObjectSymbolNotFound: Self = Self(302);
    /// Error 303: shared object init failed.
    pub const cudaErrorSharedObjectInitFailed: Self = Self(303);
    /// Error 304: operating system.
    pub const cudaErrorOperatingSystem: Self = Self(304);
    /// Error 400: the handle is not alive, or of another context.
    pub const cudaErrorInvalidResourceHandle: Self = Self(400);
    /// Error 401: illegal state.
    pub const cudaErrorIllegalState: Self = Self(401);
    /// Error 402: lossy query.
    pub const cudaErrorLossyQuery: Self = Self(402);
    /// Error 500: symbol not found.
    pub const cudaErrorSymbolNotFound: Self = Self(500);
    /// Error 600: not done yet; no failure.
    pub const cudaErrorNotReady: Self = Self(600);
    /// Error 700: a kernel or copy went out of bounds; the context is lost.
    pub const cudaErrorIllegalAddress: Self = Self(700);
    /// Error 701: launch out of resources.
    pub const cudaErrorLaunchOutOfResources: Self = Self(701);
    /// Error 702: launch timeout.
    pub const cudaErrorLaunchTimeout: Self = Self(702);
    /// Error 703: launch incompatible texturing.
    pub const cudaErrorLaunchIncompatibleTexturing: Self = Self(703);
    /// Error 704: peer access already enabled.
    pub const cudaErrorPeerAccessAlreadyEnabled: Self = Self(704);
    /// Error 705: peer access not enabled.
    pub const cudaErrorPeerAccessNotEnabled: Self = Self(705);
    /// Error 708: set on active process.
    pub const cudaErrorSetOnActiveProcess: Self = Self(708);
    /// Error 709: context is destroyed.
    pub const cudaErrorContextIsDestroyed: Self = Self(709);
    /// Error 710: assert.
    pub const cudaErrorAssert: Self = Self(710);
    /// Error 711: too many peers.
    pub const cudaErrorTooManyPeers: Self = Self(711);
    /// Error 712: host memory already registered.
    pub const cudaErrorHostMemoryAlreadyRegistered: Self = Self(712);
    /// Error 713: host memory not registered.
    pub const cudaErrorHostMemoryNotRegistered: Self = Self(713);
    /// Error 714: hardware stack error.
    pub const cudaErrorHardwareStackError: Self = Self(714);
    /// Error 715: illegal instruction.
    pub const cudaErrorIllegalInstruction: Self = Self(715);
    /// Error 716: misaligned address.
    pub const cudaErrorMisalignedAddress: Self = Self(716);
    /// Error 717: invalid address space.
    pub const cudaErrorInvalidAddressSpace: Self = Self(717);
    /// Error 718: invalid pc.
    pub const cudaErrorInvalidPc: Self = Self(718);
    /// Error 719: launch failure.
    pub const cudaErrorLaunchFailure: Self = Self(719);
    /// Error 720: cooperative launch too large.
    pub const cudaErrorCooperativeLaunchTooLarge: Self = Self(720);
    /// Error 721: tensor memory leak.
    pub const cudaErrorTensorMemoryLeak: Self = Self(721);
    /// Error 800: not permitted.
    pub const cudaErrorNotPermitted: Self = Self(800);
    /// Error 801: this device or system cannot.
    pub const cudaErrorNotSupported: Self = Self(801);
    /// Error 802: system not ready.
    pub const cudaErrorSystemNotReady: Self = Self(802);
    /// Error 803: system driver mismatch.
    pub const cudaErrorSystemDriverMismatch: Self = Self(803);
    /// Error 804: compat not supported on device.
    pub const cudaErrorCompatNotSupportedOnDevice: Self = Self(804);
    /// Error 805: MPS connection failed.
    pub const cudaErrorMpsConnectionFailed: Self = Self(805);
    /// Error 806: MPS rpc failure.
    pub const cudaErrorMpsRpcFailure: Self = Self(806);
    /// Error 807: MPS server not ready.
    pub const cudaErrorMpsServerNotReady: Self = Self(807);
    /// Error 808: MPS max clients reached.
    pub const cudaErrorMpsMaxClientsReached: Self = Self(808);
    /// Error 809: MPS max connections reached.
    pub const cudaErrorMpsMaxConnectionsReached: Self = Self(809);
    /// Error 810: MPS client terminated.
    pub const cudaErrorMpsClientTerminated: Self = Self(810);
    /// Error 811: cdp not supported.
    pub const cudaErrorCdpNotSupported: Self = Self(811);
    /// Error 812: cdp version mismatch.
    pub const cudaErrorCdpVersionMismatch: Self = Self(812);
    /// Error 900: stream capture unsupported.
    pub const cudaErrorStreamCaptureUnsupported: Self = Self(900);
    /// Error 901: stream capture invalidated.
    pub const cudaErrorStreamCaptureInvalidated: Self = Self(901);
    /// Error 902: stream capture merge.
    pub const cudaErrorStreamCaptureMerge: Self = Self(902);
    /// Error 903: stream capture unmatched.
    pub const cudaErrorStreamCaptureUnmatched: Self = Self(903);
    /// Error 904: stream capture unjoined.
    pub const cudaErrorStreamCaptureUnjoined: Self = Self(904);
    /// Error 905: stream capture isolation.
    pub const cudaErrorStreamCaptureIsolation: Self = Self(905);
    /// Error 906: stream capture implicit.
    pub const cudaErrorStreamCaptureImplicit: Self = Self(906);
    /// Error 907: captured event.
    pub const cudaErrorCapturedEvent: Self = Self(907);
    /// Error 908: stream capture wrong thread.
    pub const cudaErrorStreamCaptureWrongThread: Self = Self(908);
    /// Error 909: timeout.
    pub const cudaErrorTimeout: Self = Self(909);
    /// Error 910: graph exec update failure.
    pub const cudaErrorGraphExecUpdateFailure: Self = Self(910);
    /// Error 911: external device.
    pub const cudaErrorExternalDevice: Self = Self(911);
    /// Error 912: invalid cluster size.
    pub const cudaErrorInvalidClusterSize: Self = Self(912);
    /// Error 913: function not loaded.
    pub const cudaErrorFunctionNotLoaded: Self = Self(913);
    /// Error 914: invalid resource type.
    pub const cudaErrorInvalidResourceType: Self = Self(914);
    /// Error 915: invalid resource configuration.
    pub const cudaErrorInvalidResourceConfiguration: Self = Self(915);
    /// Error 917: stream detached.
    pub const cudaErrorStreamDetached: Self = Self(917);
    /// Error 918: graph recapture failure.
    pub const cudaErrorGraphRecaptureFailure: Self = Self(918);
    /// Error 919: fabric not ready.
    pub const cudaErrorFabricNotReady: Self = Self(919);
    /// Error 999: an import answers this to a descriptor that is no GPU memory, and to memory of another device; the driver has closed the descriptor then.
    pub const cudaErrorUnknown: Self = Self(999);
    /// Error 10000: api failure base.
    pub const cudaErrorApiFailureBase: Self = Self(10000);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaSuccess"),
            1 => Some("cudaErrorInvalidValue"),
            2 => Some("cudaErrorMemoryAllocation"),
            3 => Some("cudaErrorInitializationError"),
            4 => Some("cudaErrorCudartUnloading"),
            5 => Some("cudaErrorProfilerDisabled"),
            6 => Some("cudaErrorProfilerNotInitialized"),
            7 => Some("cudaErrorProfilerAlreadyStarted"),
            8 => Some("cudaErrorProfilerAlreadyStopped"),
            9 => Some("cudaErrorInvalidConfiguration"),
            10 => Some("cudaErrorVersionTranslation"),
            12 => Some("cudaErrorInvalidPitchValue"),
            13 => Some("cudaErrorInvalidSymbol"),
            16 => Some("cudaErrorInvalidHostPointer"),
            17 => Some("cudaErrorInvalidDevicePointer"),
            18 => Some("cudaErrorInvalidTexture"),
            19 => Some("cudaErrorInvalidTextureBinding"),
            20 => Some("cudaErrorInvalidChannelDescriptor"),
            21 => Some("cudaErrorInvalidMemcpyDirection"),
            22 => Some("cudaErrorAddressOfConstant"),
            23 => Some("cudaErrorTextureFetchFailed"),
            24 => Some("cudaErrorTextureNotBound"),
            25 => Some("cudaErrorSynchronizationError"),
            26 => Some("cudaErrorInvalidFilterSetting"),
            27 => Some("cudaErrorInvalidNormSetting"),
            28 => Some("cudaErrorMixedDeviceExecution"),
            31 => Some("cudaErrorNotYetImplemented"),
            32 => Some("cudaErrorMemoryValueTooLarge"),
            34 => Some("cudaErrorStubLibrary"),
            35 => Some("cudaErrorInsufficientDriver"),
            36 => Some("cudaErrorCallRequiresNewerDriver"),
            37 => Some("cudaErrorInvalidSurface"),
            43 => Some("cudaErrorDuplicateVariableName"),
            44 => Some("cudaErrorDuplicateTextureName"),
            45 => Some("cudaErrorDuplicateSurfaceName"),
            46 => Some("cudaErrorDevicesUnavailable"),
            49 => Some("cudaErrorIncompatibleDriverContext"),
            52 => Some("cudaErrorMissingConfiguration"),
            53 => Some("cudaErrorPriorLaunchFailure"),
            65 => Some("cudaErrorLaunchMaxDepthExceeded"),
            66 => Some("cudaErrorLaunchFileScopedTex"),
            67 => Some("cudaErrorLaunchFileScopedSurf"),
            68 => Some("cudaErrorSyncDepthExceeded"),
            69 => Some("cudaErrorLaunchPendingCountExceeded"),
            98 => Some("cudaErrorInvalidDeviceFunction"),
            100 => Some("cudaErrorNoDevice"),
            101 => Some("cudaErrorInvalidDevice"),
            102 => Some("cudaErrorDeviceNotLicensed"),
            103 => Some("cudaErrorSoftwareValidityNotEstablished"),
            127 => Some("cudaErrorStartupFailure"),
            200 => Some("cudaErrorInvalidKernelImage"),
            201 => Some("cudaErrorDeviceUninitialized"),
            205 => Some("cudaErrorMapBufferObjectFailed"),
            206 => Some("cudaErrorUnmapBufferObjectFailed"),
            207 => Some("cudaErrorArrayIsMapped"),
            208 => Some("cudaErrorAlreadyMapped"),
            209 => Some("cudaErrorNoKernelImageForDevice"),
            210 => Some("cudaErrorAlreadyAcquired"),
            211 => Some("cudaErrorNotMapped"),
            212 => Some("cudaErrorNotMappedAsArray"),
            213 => Some("cudaErrorNotMappedAsPointer"),
            214 => Some("cudaErrorECCUncorrectable"),
            215 => Some("cudaErrorUnsupportedLimit"),
            216 => Some("cudaErrorDeviceAlreadyInUse"),
            217 => Some("cudaErrorPeerAccessUnsupported"),
            218 => Some("cudaErrorInvalidPtx"),
            219 => Some("cudaErrorInvalidGraphicsContext"),
            220 => Some("cudaErrorNvlinkUncorrectable"),
            221 => Some("cudaErrorJitCompilerNotFound"),
            222 => Some("cudaErrorUnsupportedPtxVersion"),
            223 => Some("cudaErrorJitCompilationDisabled"),
            224 => Some("cudaErrorUnsupportedExecAffinity"),
            225 => Some("cudaErrorUnsupportedDevSideSync"),
            226 => Some("cudaErrorContained"),
            227 => Some("cudaErrorInsufficientLoaderVersion"),
            300 => Some("cudaErrorInvalidSource"),
            301 => Some("cudaErrorFileNotFound"),
            302 => Some("cudaErrorSharedObjectSymbolNotFound"),
            303 => Some("cudaErrorSharedObjectInitFailed"),
            304 => Some("cudaErrorOperatingSystem"),
            400 => Some("cudaErrorInvalidResourceHandle"),
            401 => Some("cudaErrorIllegalState"),
            402 => Some("cudaErrorLossyQuery"),
            500 => Some("cudaErrorSymbolNotFound"),
            600 => Some("cudaErrorNotReady"),
            700 => Some("cudaErrorIllegalAddress"),
            701 => Some("cudaErrorLaunchOutOfResources"),
            702 => Some("cudaErrorLaunchTimeout"),
            703 => Some("cudaErrorLaunchIncompatibleTexturing"),
            704 => Some("cudaErrorPeerAccessAlreadyEnabled"),
            705 => Some("cudaErrorPeerAccessNotEnabled"),
            708 => Some("cudaErrorSetOnActiveProcess"),
            709 => Some("cudaErrorContextIsDestroyed"),
            710 => Some("cudaErrorAssert"),
            711 => Some("cudaErrorTooManyPeers"),
            712 => Some("cudaErrorHostMemoryAlreadyRegistered"),
            713 => Some("cudaErrorHostMemoryNotRegistered"),
            714 => Some("cudaErrorHardwareStackError"),
            715 => Some("cudaErrorIllegalInstruction"),
            716 => Some("cudaErrorMisalignedAddress"),
            717 => Some("cudaErrorInvalidAddressSpace"),
            718 => Some("cudaErrorInvalidPc"),
            719 => Some("cudaErrorLaunchFailure"),
            720 => Some("cudaErrorCooperativeLaunchTooLarge"),
            721 => Some("cudaErrorTensorMemoryLeak"),
            800 => Some("cudaErrorNotPermitted"),
            801 => Some("cudaErrorNotSupported"),
            802 => Some("cudaErrorSystemNotReady"),
            803 => Some("cudaErrorSystemDriverMismatch"),
            804 => Some("cudaErrorCompatNotSupportedOnDevice"),
            805 => Some("cudaErrorMpsConnectionFailed"),
            806 => Some("cudaErrorMpsRpcFailure"),
            807 => Some("cudaErrorMpsServerNotReady"),
            808 => Some("cudaErrorMpsMaxClientsReached"),
            809 => Some("cudaErrorMpsMaxConnectionsReached"),
            810 => Some("cudaErrorMpsClientTerminated"),
            811 => Some("cudaErrorCdpNotSupported"),
            812 => Some("cudaErrorCdpVersionMismatch"),
            900 => Some("cudaErrorStreamCaptureUnsupported"),
            901 => Some("cudaErrorStreamCaptureInvalidated"),
            902 => Some("cudaErrorStreamCaptureMerge"),
            903 => Some("cudaErrorStreamCaptureUnmatched"),
            904 => Some("cudaErrorStreamCaptureUnjoined"),
            905 => Some("cudaErrorStreamCaptureIsolation"),
            906 => Some("cudaErrorStreamCaptureImplicit"),
            907 => Some("cudaErrorCapturedEvent"),
            908 => Some("cudaErrorStreamCaptureWrongThread"),
            909 => Some("cudaErrorTimeout"),
            910 => Some("cudaErrorGraphExecUpdateFailure"),
            911 => Some("cudaErrorExternalDevice"),
            912 => Some("cudaErrorInvalidClusterSize"),
            913 => Some("cudaErrorFunctionNotLoaded"),
            914 => Some("cudaErrorInvalidResourceType"),
            915 => Some("cudaErrorInvalidResourceConfiguration"),
            917 => Some("cudaErrorStreamDetached"),
            918 => Some("cudaErrorGraphRecaptureFailure"),
            919 => Some("cudaErrorFabricNotReady"),
            999 => Some("cudaErrorUnknown"),
            10000 => Some("cudaErrorApiFailureBase"),
            _ => None,
        }
    }
}
named_debug!(cudaError);
/// The kinds of exported memory.
///
/// The runtime API has none for dma-buf; the driver API has.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalMemoryHandleType(pub c_uint);
impl cudaExternalMemoryHandleType {
    /// A file descriptor of memory exported as Vulkan's `OPAQUE_FD`.
    pub const cudaExternalMemoryHandleTypeOpaqueFd: Self = Self(1);
    /// Memory exported as: opaque win32.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32: Self = Self(2);
    /// Memory exported as: opaque win32 kmt.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// Memory exported as: D3D12 heap.
    pub const cudaExternalMemoryHandleTypeD3D12Heap: Self = Self(4);
    /// Memory exported as: D3D12 resource.
    pub const cudaExternalMemoryHandleTypeD3D12Resource: Self = Self(5);
    /// Memory exported as: D3D11 resource.
    pub const cudaExternalMemoryHandleTypeD3D11Resource: Self = Self(6);
    /// Memory exported as: D3D11 resource kmt.
    pub const cudaExternalMemoryHandleTypeD3D11ResourceKmt: Self = Self(7);
    /// Memory exported as: nv sci buf.
    pub const cudaExternalMemoryHandleTypeNvSciBuf: Self = Self(8);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("cudaExternalMemoryHandleTypeOpaqueFd"),
            2 => Some("cudaExternalMemoryHandleTypeOpaqueWin32"),
            3 => Some("cudaExternalMemoryHandleTypeOpaqueWin32Kmt"),
            4 => Some("cudaExternalMemoryHandleTypeD3D12Heap"),
            5 => Some("cudaExternalMemoryHandleTypeD3D12Resource"),
            6 => Some("cudaExternalMemoryHandleTypeD3D11Resource"),
            7 => Some("cudaExternalMemoryHandleTypeD3D11ResourceKmt"),
            8 => Some("cudaExternalMemoryHandleTypeNvSciBuf"),
            _ => None,
        }
    }
}
named_debug!(cudaExternalMemoryHandleType);
/// The kinds of exported semaphores.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalSemaphoreHandleType(pub c_uint);
impl cudaExternalSemaphoreHandleType {
    /// A file descriptor of a binary semaphore exported as Vulkan's `OPAQUE_FD`.
    pub const cudaExternalSemaphoreHandleTypeOpaqueFd: Self = Self(1);
    /// Semaphore exported as: opaque win32.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32: Self = Self(2);
    /// Semaphore exported as: opaque win32 kmt.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// Semaphore exported as: D3D12 fence.
    pub const cudaExternalSemaphoreHandleTypeD3D12Fence: Self = Self(4);
    /// Semaphore exported as: D3D11 fence.
    pub const cudaExternalSemaphoreHandleTypeD3D11Fence: Self = Self(5);
    /// Semaphore exported as: nv sci sync.
    pub const cudaExternalSemaphoreHandleTypeNvSciSync: Self = Self(6);
    /// Semaphore exported as: keyed mutex.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutex: Self = Self(7);
    /// Semaphore exported as: keyed mutex kmt.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutexKmt: Self = Self(8);
    /// A file descriptor of a timeline semaphore exported as Vulkan's `OPAQUE_FD`.
    pub const cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: Self = Self(9);
    /// Semaphore exported as: timeline semaphore win32.
    pub const cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: Self = Self(10);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("cudaExternalSemaphoreHandleTypeOpaqueFd"),
            2 => Some("cudaExternalSemaphoreHandleTypeOpaqueWin32"),
            3 => Some("cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt"),
            4 => Some("cudaExternalSemaphoreHandleTypeD3D12Fence"),
            5 => Some("cudaExternalSemaphoreHandleTypeD3D11Fence"),
            6 => Some("cudaExternalSemaphoreHandleTypeNvSciSync"),
            7 => Some("cudaExternalSemaphoreHandleTypeKeyedMutex"),
            8 => Some("cudaExternalSemaphoreHandleTypeKeyedMutexKmt"),
            9 => Some("cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd"),
            10 => Some("cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32"),
            _ => None,
        }
    }
}
named_debug!(cudaExternalSemaphoreHandleType);
/// Options for compiling PTX; each goes with a value of its own type, passed as a pointer.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaJitOption(pub c_uint);
impl cudaJitOption {
    /// Option: max registers.
    pub const cudaJitMaxRegisters: Self = Self(0);
    /// Option: threads per block.
    pub const cudaJitThreadsPerBlock: Self = Self(1);
    /// Option: wall time.
    pub const cudaJitWallTime: Self = Self(2);
    /// Option: info log buffer.
    pub const cudaJitInfoLogBuffer: Self = Self(3);
    /// Option: info log buffer size bytes.
    pub const cudaJitInfoLogBufferSizeBytes: Self = Self(4);
    /// Option: error log buffer.
    pub const cudaJitErrorLogBuffer: Self = Self(5);
    /// Option: error log buffer size bytes.
    pub const cudaJitErrorLogBufferSizeBytes: Self = Self(6);
    /// Option: optimization level.
    pub const cudaJitOptimizationLevel: Self = Self(7);
    /// Option: fallback strategy.
    pub const cudaJitFallbackStrategy: Self = Self(10);
    /// Option: generate debug info.
    pub const cudaJitGenerateDebugInfo: Self = Self(11);
    /// Option: log verbose.
    pub const cudaJitLogVerbose: Self = Self(12);
    /// Option: generate line info.
    pub const cudaJitGenerateLineInfo: Self = Self(13);
    /// Option: cache mode.
    pub const cudaJitCacheMode: Self = Self(14);
    /// Option: position independent code.
    pub const cudaJitPositionIndependentCode: Self = Self(30);
    /// Option: min cta per sm.
    pub const cudaJitMinCtaPerSm: Self = Self(31);
    /// Option: max threads per block.
    pub const cudaJitMaxThreadsPerBlock: Self = Self(32);
    /// Option: override directive values.
    pub const cudaJitOverrideDirectiveValues: Self = Self(33);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaJitMaxRegisters"),
            1 => Some("cudaJitThreadsPerBlock"),
            2 => Some("cudaJitWallTime"),
            3 => Some("cudaJitInfoLogBuffer"),
            4 => Some("cudaJitInfoLogBufferSizeBytes"),
            5 => Some("cudaJitErrorLogBuffer"),
            6 => Some("cudaJitErrorLogBufferSizeBytes"),
            7 => Some("cudaJitOptimizationLevel"),
            10 => Some("cudaJitFallbackStrategy"),
            11 => Some("cudaJitGenerateDebugInfo"),
            12 => Some("cudaJitLogVerbose"),
            13 => Some("cudaJitGenerateLineInfo"),
            14 => Some("cudaJitCacheMode"),
            30 => Some("cudaJitPositionIndependentCode"),
            31 => Some("cudaJitMinCtaPerSm"),
            32 => Some("cudaJitMaxThreadsPerBlock"),
            33 => Some("cudaJitOverrideDirectiveValues"),
            _ => None,
        }
    }
}
named_debug!(cudaJitOption);
/// Options for loading kernels.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaLibraryOption(pub c_uint);
impl cudaLibraryOption {
    /// Option: host universal function and data table.
    pub const cudaLibraryHostUniversalFunctionAndDataTable: Self = Self(0);
    /// Option: binary is preserved.
    pub const cudaLibraryBinaryIsPreserved: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaLibraryHostUniversalFunctionAndDataTable"),
            1 => Some("cudaLibraryBinaryIsPreserved"),
            _ => None,
        }
    }
}
named_debug!(cudaLibraryOption);
/// From where to where a copy goes.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpyKind(pub c_uint);
impl cudaMemcpyKind {
    /// The direction: host to host.
    pub const cudaMemcpyHostToHost: Self = Self(0);
    /// The direction: host to device.
    pub const cudaMemcpyHostToDevice: Self = Self(1);
    /// The direction: device to host.
    pub const cudaMemcpyDeviceToHost: Self = Self(2);
    /// The direction: device to device.
    pub const cudaMemcpyDeviceToDevice: Self = Self(3);
    /// By the addresses, which the driver knows.
    pub const cudaMemcpyDefault: Self = Self(4);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaMemcpyHostToHost"),
            1 => Some("cudaMemcpyHostToDevice"),
            2 => Some("cudaMemcpyDeviceToHost"),
            3 => Some("cudaMemcpyDeviceToDevice"),
            4 => Some("cudaMemcpyDefault"),
            _ => None,
        }
    }
}
named_debug!(cudaMemcpyKind);
/// The kinds of memory that a pointer can point to.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemoryType(pub c_uint);
impl cudaMemoryType {
    /// Memory that is: unregistered.
    pub const cudaMemoryTypeUnregistered: Self = Self(0);
    /// Memory that is: host.
    pub const cudaMemoryTypeHost: Self = Self(1);
    /// Memory that is: device.
    pub const cudaMemoryTypeDevice: Self = Self(2);
    /// Memory that is: managed.
    pub const cudaMemoryTypeManaged: Self = Self(3);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaMemoryTypeUnregistered"),
            1 => Some("cudaMemoryTypeHost"),
            2 => Some("cudaMemoryTypeDevice"),
            3 => Some("cudaMemoryTypeManaged"),
            _ => None,
        }
    }
}
named_debug!(cudaMemoryType);
/// The kinds of memory behind a texture or surface object.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaResourceType(pub c_uint);
impl cudaResourceType {
    /// The memory is: array.
    pub const cudaResourceTypeArray: Self = Self(0);
    /// The memory is: mipmapped array.
    pub const cudaResourceTypeMipmappedArray: Self = Self(1);
    /// The memory is: linear.
    pub const cudaResourceTypeLinear: Self = Self(2);
    /// The memory is: pitch 2D.
    pub const cudaResourceTypePitch2D: Self = Self(3);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaResourceTypeArray"),
            1 => Some("cudaResourceTypeMipmappedArray"),
            2 => Some("cudaResourceTypeLinear"),
            3 => Some("cudaResourceTypePitch2D"),
            _ => None,
        }
    }
}
named_debug!(cudaResourceType);
/// The formats that a view can read an array's texels as.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaResourceViewFormat(pub c_uint);
impl cudaResourceViewFormat {
    /// Seen as: none.
    pub const cudaResViewFormatNone: Self = Self(0);
    /// Seen as: unsigned char 1.
    pub const cudaResViewFormatUnsignedChar1: Self = Self(1);
    /// Seen as: unsigned char 2.
    pub const cudaResViewFormatUnsignedChar2: Self = Self(2);
    /// Seen as: unsigned char 4.
    pub const cudaResViewFormatUnsignedChar4: Self = Self(3);
    /// Seen as: signed char 1.
    pub const cudaResViewFormatSignedChar1: Self = Self(4);
    /// Seen as: signed char 2.
    pub const cudaResViewFormatSignedChar2: Self = Self(5);
    /// Seen as: signed char 4.
    pub const cudaResViewFormatSignedChar4: Self = Self(6);
    /// Seen as: unsigned short 1.
    pub const cudaResViewFormatUnsignedShort1: Self = Self(7);
    /// Seen as: unsigned short 2.
    pub const cudaResViewFormatUnsignedShort2: Self = Self(8);
    /// Seen as: unsigned short 4.
    pub const cudaResViewFormatUnsignedShort4: Self = Self(9);
    /// Seen as: signed short 1.
    pub const cudaResViewFormatSignedShort1: Self = Self(10);
    /// Seen as: signed short 2.
    pub const cudaResViewFormatSignedShort2: Self = Self(11);
    /// Seen as: signed short 4.
    pub const cudaResViewFormatSignedShort4: Self = Self(12);
    /// Seen as: unsigned int1.
    pub const cudaResViewFormatUnsignedInt1: Self = Self(13);
    /// Seen as: unsigned int2.
    pub const cudaResViewFormatUnsignedInt2: Self = Self(14);
    /// Seen as: unsigned int4.
    pub const cudaResViewFormatUnsignedInt4: Self = Self(15);
    /// Seen as: signed int1.
    pub const cudaResViewFormatSignedInt1: Self = Self(16);
    /// Seen as: signed int2.
    pub const cudaResViewFormatSignedInt2: Self = Self(17);
    /// Seen as: signed int4.
    pub const cudaResViewFormatSignedInt4: Self = Self(18);
    /// Seen as: half 1.
    pub const cudaResViewFormatHalf1: Self = Self(19);
    /// Seen as: half 2.
    pub const cudaResViewFormatHalf2: Self = Self(20);
    /// Seen as: half 4.
    pub const cudaResViewFormatHalf4: Self = Self(21);
    /// Seen as: float 1.
    pub const cudaResViewFormatFloat1: Self = Self(22);
    /// Seen as: float 2.
    pub const cudaResViewFormatFloat2: Self = Self(23);
    /// Seen as: float 4.
    pub const cudaResViewFormatFloat4: Self = Self(24);
    /// Seen as: unsigned block compressed 1.
    pub const cudaResViewFormatUnsignedBlockCompressed1: Self = Self(25);
    /// Seen as: unsigned block compressed 2.
    pub const cudaResViewFormatUnsignedBlockCompressed2: Self = Self(26);
    /// Seen as: unsigned block compressed 3.
    pub const cudaResViewFormatUnsignedBlockCompressed3: Self = Self(27);
    /// Seen as: unsigned block compressed 4.
    pub const cudaResViewFormatUnsignedBlockCompressed4: Self = Self(28);
    /// Seen as: signed block compressed 4.
    pub const cudaResViewFormatSignedBlockCompressed4: Self = Self(29);
    /// Seen as: unsigned block compressed 5.
    pub const cudaResViewFormatUnsignedBlockCompressed5: Self = Self(30);
    /// Seen as: signed block compressed 5.
    pub const cudaResViewFormatSignedBlockCompressed5: Self = Self(31);
    /// Seen as: unsigned block compressed 6h.
    pub const cudaResViewFormatUnsignedBlockCompressed6H: Self = Self(32);
    /// Seen as: signed block compressed 6h.
    pub const cudaResViewFormatSignedBlockCompressed6H: Self = Self(33);
    /// Seen as: unsigned block compressed 7.
    pub const cudaResViewFormatUnsignedBlockCompressed7: Self = Self(34);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaResViewFormatNone"),
            1 => Some("cudaResViewFormatUnsignedChar1"),
            2 => Some("cudaResViewFormatUnsignedChar2"),
            3 => Some("cudaResViewFormatUnsignedChar4"),
            4 => Some("cudaResViewFormatSignedChar1"),
            5 => Some("cudaResViewFormatSignedChar2"),
            6 => Some("cudaResViewFormatSignedChar4"),
            7 => Some("cudaResViewFormatUnsignedShort1"),
            8 => Some("cudaResViewFormatUnsignedShort2"),
            9 => Some("cudaResViewFormatUnsignedShort4"),
            10 => Some("cudaResViewFormatSignedShort1"),
            11 => Some("cudaResViewFormatSignedShort2"),
            12 => Some("cudaResViewFormatSignedShort4"),
            13 => Some("cudaResViewFormatUnsignedInt1"),
            14 => Some("cudaResViewFormatUnsignedInt2"),
            15 => Some("cudaResViewFormatUnsignedInt4"),
            16 => Some("cudaResViewFormatSignedInt1"),
            17 => Some("cudaResViewFormatSignedInt2"),
            18 => Some("cudaResViewFormatSignedInt4"),
            19 => Some("cudaResViewFormatHalf1"),
            20 => Some("cudaResViewFormatHalf2"),
            21 => Some("cudaResViewFormatHalf4"),
            22 => Some("cudaResViewFormatFloat1"),
            23 => Some("cudaResViewFormatFloat2"),
            24 => Some("cudaResViewFormatFloat4"),
            25 => Some("cudaResViewFormatUnsignedBlockCompressed1"),
            26 => Some("cudaResViewFormatUnsignedBlockCompressed2"),
            27 => Some("cudaResViewFormatUnsignedBlockCompressed3"),
            28 => Some("cudaResViewFormatUnsignedBlockCompressed4"),
            29 => Some("cudaResViewFormatSignedBlockCompressed4"),
            30 => Some("cudaResViewFormatUnsignedBlockCompressed5"),
            31 => Some("cudaResViewFormatSignedBlockCompressed5"),
            32 => Some("cudaResViewFormatUnsignedBlockCompressed6H"),
            33 => Some("cudaResViewFormatSignedBlockCompressed6H"),
            34 => Some("cudaResViewFormatUnsignedBlockCompressed7"),
            _ => None,
        }
    }
}
named_debug!(cudaResourceViewFormat);
/// What a texture object reads outside its bounds.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureAddressMode(pub c_uint);
impl cudaTextureAddressMode {
    /// Outside the bounds: wrap.
    pub const cudaAddressModeWrap: Self = Self(0);
    /// Outside the bounds: clamp.
    pub const cudaAddressModeClamp: Self = Self(1);
    /// Outside the bounds: mirror.
    pub const cudaAddressModeMirror: Self = Self(2);
    /// Outside the bounds: border.
    pub const cudaAddressModeBorder: Self = Self(3);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaAddressModeWrap"),
            1 => Some("cudaAddressModeClamp"),
            2 => Some("cudaAddressModeMirror"),
            3 => Some("cudaAddressModeBorder"),
            _ => None,
        }
    }
}
named_debug!(cudaTextureAddressMode);
/// How a texture object reads between texels or levels.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureFilterMode(pub c_uint);
impl cudaTextureFilterMode {
    /// Between texels: point.
    pub const cudaFilterModePoint: Self = Self(0);
    /// Between texels: linear.
    pub const cudaFilterModeLinear: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaFilterModePoint"),
            1 => Some("cudaFilterModeLinear"),
            _ => None,
        }
    }
}
named_debug!(cudaTextureFilterMode);
/// Whether a texture object reads integers as they are or as fractions.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureReadMode(pub c_uint);
impl cudaTextureReadMode {
    /// Integers are read as they are.
    pub const cudaReadModeElementType: Self = Self(0);
    /// Integers are read as fractions of their range.
    pub const cudaReadModeNormalizedFloat: Self = Self(1);
    /// The C name of this value; `None` for a value that these bindings do not know.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.0 {
            0 => Some("cudaReadModeElementType"),
            1 => Some("cudaReadModeNormalizedFloat"),
            _ => None,
        }
    }
}
named_debug!(cudaTextureReadMode);
/// An array to make, or one that is there.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    /// Width in texels.
    pub Width: usize,
    /// Height in rows; 0 for 1D.
    pub Height: usize,
    /// Depth in slices, or the number of layers; 0 for none.
    pub Depth: usize,
    /// The kind of its channels.
    pub Format: CUarray_format,
    /// Channels of a texel: 1, 2 or 4.
    pub NumChannels: c_uint,
    /// `CUDA_ARRAY3D_LAYERED` and its kin.
    pub Flags: c_uint,
}
zeroed!(CUDA_ARRAY3D_DESCRIPTOR);
/// Which bytes of imported memory to map as a buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
    /// Where it begins in the allocation, in bytes.
    pub offset: c_ulonglong,
    /// Bytes.
    pub size: c_ulonglong,
    /// Zero.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC);
/// What to import: kind and handle of exported memory, and the size of the whole allocation.
///
/// 104 bytes in every version.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
    /// Its kind (`type` in C).
    pub type_: CUexternalMemoryHandleType,
    /// The handle.
    pub handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
    /// Bytes of the whole exported allocation, whatever part of it is used.
    pub size: c_ulonglong,
    /// `CUDA_EXTERNAL_MEMORY_DEDICATED` for an allocation that is dedicated to one image or buffer, else 0.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC);
/// The handle, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle {
    /// The file descriptor's number; the driver's own after a success.
    pub fd: c_int,
    /// The handle on Windows.
    pub win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
    /// An NvSciBuf object.
    pub nvSciBufObject: *const c_void,
}
opaque_debug!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle);
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle);
/// The handle on Windows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32 {
    /// The handle.
    pub handle: *mut c_void,
    /// The name of a handle on Windows.
    pub name: *const c_void,
}
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32);
/// How imported memory is laid out as an image.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
    /// Where it begins in the allocation, in bytes.
    pub offset: c_ulonglong,
    /// Level 0 of the image.
    pub arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    /// Mip levels, at least 1; 0 makes the driver corrupt the process's heap.
    pub numLevels: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC);
/// What to import: kind and handle of an exported semaphore.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
    /// Its kind (`type` in C).
    pub type_: CUexternalSemaphoreHandleType,
    /// The handle.
    pub handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
    /// Zero.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC);
/// The handle, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle {
    /// The file descriptor's number; the driver's own after a success.
    pub fd: c_int,
    /// The handle on Windows.
    pub win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32,
    /// An NvSciSync object.
    pub nvSciSyncObj: *const c_void,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle);
/// The handle on Windows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32 {
    /// The handle.
    pub handle: *mut c_void,
    /// The name of a handle on Windows.
    pub name: *const c_void,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32);
/// How to signal one semaphore: the value of a timeline, nothing for a binary one.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
    /// The values, by kind of semaphore.
    pub params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params,
    /// Zero, but for NvSciSync objects.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS);
/// The values, by kind of semaphore; all but one stay zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence,
    /// For NvSciSync objects: the fence.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync,
    /// For keyed mutexes of Direct3D: the key.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex,
    /// Zero.
    pub reserved: [c_uint; 12usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params);
/// For timelines.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence {
    /// The timeline's value.
    pub value: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence);
/// For keyed mutexes of Direct3D.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex {
    /// The mutex's key.
    pub key: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex);
/// For NvSciSync objects.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: *mut c_void,
    /// Zero.
    pub reserved: c_ulonglong,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync);
/// What to wait for on one semaphore: the value of a timeline, nothing for a binary one.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
    /// The values, by kind of semaphore.
    pub params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params,
    /// Zero, but for NvSciSync objects.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS);
/// The values, by kind of semaphore; all but one stay zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence,
    /// For NvSciSync objects: the fence.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync,
    /// For keyed mutexes of Direct3D: the key.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex,
    /// Zero.
    pub reserved: [c_uint; 10usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params);
/// For timelines.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence {
    /// The timeline's value.
    pub value: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence);
/// For keyed mutexes of Direct3D.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex {
    /// The mutex's key.
    pub key: c_ulonglong,
    /// How long to wait, in milliseconds.
    pub timeoutMs: c_uint,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex);
/// For NvSciSync objects.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: *mut c_void,
    /// Zero.
    pub reserved: c_ulonglong,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync);
/// A rectangle to copy; each side names its kind of memory and where it lies in it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY2D {
    /// Where reading begins across, in bytes.
    pub srcXInBytes: usize,
    /// Where reading begins, in rows.
    pub srcY: usize,
    /// Which of the next three names what is read.
    pub srcMemoryType: CUmemorytype,
    /// The host address to read.
    pub srcHost: *const c_void,
    /// The device address to read.
    pub srcDevice: CUdeviceptr,
    /// The array to read; null for none.
    pub srcArray: CUarray,
    /// Bytes from one row to the next where reading.
    pub srcPitch: usize,
    /// Where writing begins across, in bytes.
    pub dstXInBytes: usize,
    /// Where writing begins, in rows.
    pub dstY: usize,
    /// Which of the next three names what is written.
    pub dstMemoryType: CUmemorytype,
    /// The host address to write.
    pub dstHost: *mut c_void,
    /// The device address to write.
    pub dstDevice: CUdeviceptr,
    /// The array to write; null for none.
    pub dstArray: CUarray,
    /// Bytes from one row to the next where writing.
    pub dstPitch: usize,
    /// Width in bytes.
    pub WidthInBytes: usize,
    /// Height in rows; 0 for 1D.
    pub Height: usize,
}
zeroed!(CUDA_MEMCPY2D);
/// A box to copy; each side names its kind of memory and where it lies in it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY3D {
    /// Where reading begins across, in bytes.
    pub srcXInBytes: usize,
    /// Where reading begins, in rows.
    pub srcY: usize,
    /// Where reading begins in depth, in slices.
    pub srcZ: usize,
    /// Zero.
    pub srcLOD: usize,
    /// Which of the next three names what is read.
    pub srcMemoryType: CUmemorytype,
    /// The host address to read.
    pub srcHost: *const c_void,
    /// The device address to read.
    pub srcDevice: CUdeviceptr,
    /// The array to read; null for none.
    pub srcArray: CUarray,
    /// Zero.
    pub reserved0: *mut c_void,
    /// Bytes from one row to the next where reading.
    pub srcPitch: usize,
    /// Rows from one slice to the next where reading.
    pub srcHeight: usize,
    /// Where writing begins across, in bytes.
    pub dstXInBytes: usize,
    /// Where writing begins, in rows.
    pub dstY: usize,
    /// Where writing begins in depth, in slices.
    pub dstZ: usize,
    /// Zero.
    pub dstLOD: usize,
    /// Which of the next three names what is written.
    pub dstMemoryType: CUmemorytype,
    /// The host address to write.
    pub dstHost: *mut c_void,
    /// The device address to write.
    pub dstDevice: CUdeviceptr,
    /// The array to write; null for none.
    pub dstArray: CUarray,
    /// Zero.
    pub reserved1: *mut c_void,
    /// Bytes from one row to the next where writing.
    pub dstPitch: usize,
    /// Rows from one slice to the next where writing.
    pub dstHeight: usize,
    /// Width in bytes.
    pub WidthInBytes: usize,
    /// Height in rows; 0 for 1D.
    pub Height: usize,
    /// Depth in slices, or the number of layers; 0 for none.
    pub Depth: usize,
}
zeroed!(CUDA_MEMCPY3D);
/// The memory behind a texture or surface object.
///
/// 144 bytes in every version.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC {
    /// Which member of `res` is meant.
    pub resType: CUresourcetype,
    /// The memory, by kind.
    pub res: CUDA_RESOURCE_DESC_res,
    /// Zero.
    pub flags: c_uint,
}
zeroed!(CUDA_RESOURCE_DESC);
/// The memory, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_RESOURCE_DESC_res {
    /// An array.
    pub array: CUDA_RESOURCE_DESC_res_array,
    /// A mipmapped array.
    pub mipmap: CUDA_RESOURCE_DESC_res_mipmap,
    /// Linear memory in one dimension.
    pub linear: CUDA_RESOURCE_DESC_res_linear,
    /// Linear memory with padded rows.
    pub pitch2D: CUDA_RESOURCE_DESC_res_pitch2D,
    /// Zero.
    pub reserved: CUDA_RESOURCE_DESC_res_reserved,
}
opaque_debug!(CUDA_RESOURCE_DESC_res);
zeroed!(CUDA_RESOURCE_DESC_res);
/// An array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_array {
    /// The array.
    pub hArray: CUarray,
}
zeroed!(CUDA_RESOURCE_DESC_res_array);
/// Linear memory in one dimension.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_linear {
    /// The device address.
    pub devPtr: CUdeviceptr,
    /// The format.
    pub format: CUarray_format,
    /// Channels of a texel.
    pub numChannels: c_uint,
    /// Bytes.
    pub sizeInBytes: usize,
}
zeroed!(CUDA_RESOURCE_DESC_res_linear);
/// A mipmapped array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_mipmap {
    /// The mipmapped array.
    pub hMipmappedArray: CUmipmappedArray,
}
zeroed!(CUDA_RESOURCE_DESC_res_mipmap);
/// Linear memory with padded rows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_pitch2D {
    /// The device address.
    pub devPtr: CUdeviceptr,
    /// The format.
    pub format: CUarray_format,
    /// Channels of a texel.
    pub numChannels: c_uint,
    /// Width: texels, or bytes in linear memory.
    pub width: usize,
    /// Height in rows.
    pub height: usize,
    /// Bytes from one row to the next.
    pub pitchInBytes: usize,
}
zeroed!(CUDA_RESOURCE_DESC_res_pitch2D);
/// Space for kinds to come.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_reserved {
    /// Zero.
    pub reserved: [c_int; 32usize],
}
zeroed!(CUDA_RESOURCE_DESC_res_reserved);
/// Which levels and layers of an array a texture object sees, and as what format.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_VIEW_DESC {
    /// The format.
    pub format: CUresourceViewFormat,
    /// Width: texels, or bytes in linear memory.
    pub width: usize,
    /// Height in rows.
    pub height: usize,
    /// Depth in slices or layers.
    pub depth: usize,
    /// The first level that is seen.
    pub firstMipmapLevel: c_uint,
    /// The last level that is seen.
    pub lastMipmapLevel: c_uint,
    /// The first layer that is seen.
    pub firstLayer: c_uint,
    /// The last layer that is seen.
    pub lastLayer: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_RESOURCE_VIEW_DESC);
/// How a texture object samples.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_TEXTURE_DESC {
    /// What is read outside the bounds, for each dimension.
    pub addressMode: [CUaddress_mode; 3usize],
    /// How values between texels are made.
    pub filterMode: CUfilter_mode,
    /// `CU_TRSF_READ_AS_INTEGER` and its kin.
    pub flags: c_uint,
    /// The limit of anisotropic filtering.
    pub maxAnisotropy: c_uint,
    /// How values between levels are made.
    pub mipmapFilterMode: CUfilter_mode,
    /// Added to the level, in levels.
    pub mipmapLevelBias: f32,
    /// The least level that is read.
    pub minMipmapLevelClamp: f32,
    /// The greatest level that is read.
    pub maxMipmapLevelClamp: f32,
    /// What lies outside the bounds in border mode.
    pub borderColor: [f32; 4usize],
    /// Zero.
    pub reserved: [c_int; 12usize],
}
zeroed!(CUDA_TEXTURE_DESC);
/// What handles of the type `CUarray` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUarray_st {
    _unused: [u8; 0],
}
opaque_debug!(CUarray_st);
/// What handles of the type `CUctx` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUctx_st {
    _unused: [u8; 0],
}
opaque_debug!(CUctx_st);
/// What handles of the type `CUevent` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUevent_st {
    _unused: [u8; 0],
}
opaque_debug!(CUevent_st);
/// What handles of the type `CUextMemory` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUextMemory_st {
    _unused: [u8; 0],
}
opaque_debug!(CUextMemory_st);
/// What handles of the type `CUextSemaphore` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUextSemaphore_st {
    _unused: [u8; 0],
}
opaque_debug!(CUextSemaphore_st);
/// What handles of the type `CUexternalMemory` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUexternalMemory_st {
    _unused: [u8; 0],
}
opaque_debug!(CUexternalMemory_st);
/// What handles of the type `CUexternalSemaphore` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUexternalSemaphore_st {
    _unused: [u8; 0],
}
opaque_debug!(CUexternalSemaphore_st);
/// What handles of the type `CUfunc` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUfunc_st {
    _unused: [u8; 0],
}
opaque_debug!(CUfunc_st);
/// What handles of the type `CUkern` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUkern_st {
    _unused: [u8; 0],
}
opaque_debug!(CUkern_st);
/// What handles of the type `CUlib` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUlib_st {
    _unused: [u8; 0],
}
opaque_debug!(CUlib_st);
/// What access a place has.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAccessDesc {
    /// The place that gets the access.
    pub location: CUmemLocation,
    /// The access it gets.
    pub flags: CUmemAccess_flags,
}
zeroed!(CUmemAccessDesc);
/// What an exportable allocation is: its kind, its device, and how it can be exported.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAllocationProp {
    /// Its kind (`type` in C).
    pub type_: CUmemAllocationType,
    /// How it can be exported later.
    pub requestedHandleTypes: CUmemAllocationHandleType,
    /// The device that holds the memory.
    pub location: CUmemLocation,
    /// Null, but on Windows.
    pub win32HandleMetaData: *mut c_void,
    /// Details.
    pub allocFlags: CUmemAllocationProp_allocFlags,
}
zeroed!(CUmemAllocationProp);
/// Details of an allocation.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAllocationProp_allocFlags {
    /// Not 0: the device may compress.
    pub compressionType: c_uchar,
    /// Not 0: other devices on the bus may reach it.
    pub gpuDirectRDMACapable: c_uchar,
    /// `CU_MEM_CREATE_USAGE_TILE_POOL` for tiles of sparse arrays, else 0.
    pub usage: c_ushort,
    /// Zero.
    pub reserved: [c_uchar; 4usize],
}
zeroed!(CUmemAllocationProp_allocFlags);
/// A place for memory.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation {
    /// Its kind (`type` in C).
    pub type_: CUmemLocationType,
    /// The device's ordinal, or the NUMA node, by kind. For a locality domain, its first byte is the device and its second the domain.
    pub id: c_int,
}
zeroed!(CUmemLocation);
/// What handles of the type `CUmipmappedArray` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUmipmappedArray_st {
    _unused: [u8; 0],
}
opaque_debug!(CUmipmappedArray_st);
/// What handles of the type `CUmod` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUmod_st {
    _unused: [u8; 0],
}
opaque_debug!(CUmod_st);
/// What handles of the type `CUstream` or its twin in the other API point to; its content is CUDA's own.
#[repr(C)]
pub struct CUstream_st {
    _unused: [u8; 0],
}
opaque_debug!(CUstream_st);
/// The 16 bytes that name a device on every API.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUuuid {
    /// The bytes.
    pub bytes: [c_char; 16usize],
}
zeroed!(CUuuid);
/// What a `cudaArray_t` points to.
#[repr(C)]
pub struct cudaArray {
    _unused: [u8; 0],
}
opaque_debug!(cudaArray);
/// The memory that an array with deferred mapping needs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArrayMemoryRequirements {
    /// Bytes.
    pub size: usize,
    /// Bytes.
    pub alignment: usize,
    /// Zero.
    pub reserved: [c_uint; 4usize],
}
zeroed!(cudaArrayMemoryRequirements);
/// How a sparse array is cut into tiles.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArraySparseProperties {
    /// A tile's size in texels.
    pub tileExtent: cudaArraySparseProperties_tileExtent,
    /// The first level of the mip tail.
    pub miptailFirstLevel: c_uint,
    /// Bytes of the mip tail.
    pub miptailSize: c_ulonglong,
    /// `cudaArraySparsePropertiesSingleMipTail` when all layers share one mip tail.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 4usize],
}
zeroed!(cudaArraySparseProperties);
/// A tile's size in texels.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArraySparseProperties_tileExtent {
    /// Width: texels, or bytes in linear memory.
    pub width: c_uint,
    /// Height in rows.
    pub height: c_uint,
    /// Depth in slices or layers.
    pub depth: c_uint,
}
zeroed!(cudaArraySparseProperties_tileExtent);
/// The texel of an array: bits of each channel, and their kind.
///
/// [`cudaChannelFormatDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaChannelFormatDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaChannelFormatDesc {
    /// Bits of the first channel.
    pub x: c_int,
    /// Bits of the second channel; 0 for none.
    pub y: c_int,
    /// Bits of the third channel; 0 for none.
    pub z: c_int,
    /// Bits of the fourth channel; 0 for none. Three channels are refused.
    pub w: c_int,
    /// The kind of all channels.
    pub f: cudaChannelFormatKind,
}
zeroed!(cudaChannelFormatDesc);
/// A size in three dimensions.
///
/// Texels for arrays, with 0 for a dimension that is absent; for linear memory the width is bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExtent {
    /// Width: texels, or bytes in linear memory.
    pub width: usize,
    /// Height in rows.
    pub height: usize,
    /// Depth in slices or layers.
    pub depth: usize,
}
zeroed!(cudaExtent);
/// Which bytes of imported memory to map as a buffer.
///
/// 24 bytes up to 12, 88 from 13 on.
///
/// [`cudaExternalMemoryBufferDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalMemoryBufferDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryBufferDesc {
    /// Where it begins in the allocation, in bytes.
    pub offset: c_ulonglong,
    /// Bytes.
    pub size: c_ulonglong,
    /// Zero.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryBufferDesc);
/// What to import: kind and handle of exported memory, and the size of the whole allocation.
///
/// 40 bytes up to 12, 104 from 13 on.
///
/// [`cudaExternalMemoryHandleDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalMemoryHandleDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc {
    /// Its kind (`type` in C).
    pub type_: cudaExternalMemoryHandleType,
    /// The handle.
    pub handle: cudaExternalMemoryHandleDesc_handle,
    /// Bytes of the whole exported allocation, whatever part of it is used.
    pub size: c_ulonglong,
    /// `cudaExternalMemoryDedicated` for an allocation that is dedicated to one image or buffer, else 0.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryHandleDesc);
/// The handle, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalMemoryHandleDesc_handle {
    /// The file descriptor's number; the driver's own after a success.
    pub fd: c_int,
    /// The handle on Windows.
    pub win32: cudaExternalMemoryHandleDesc_handle_win32,
    /// An NvSciBuf object.
    pub nvSciBufObject: *const c_void,
}
opaque_debug!(cudaExternalMemoryHandleDesc_handle);
zeroed!(cudaExternalMemoryHandleDesc_handle);
/// The handle on Windows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc_handle_win32 {
    /// The handle.
    pub handle: *mut c_void,
    /// The name of a handle on Windows.
    pub name: *const c_void,
}
zeroed!(cudaExternalMemoryHandleDesc_handle_win32);
/// How imported memory is laid out as an image.
///
/// 64 bytes up to 12, 128 from 13 on.
///
/// [`cudaExternalMemoryMipmappedArrayDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalMemoryMipmappedArrayDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryMipmappedArrayDesc {
    /// Where it begins in the allocation, in bytes.
    pub offset: c_ulonglong,
    /// The texel.
    pub formatDesc: cudaChannelFormatDesc,
    /// Level 0 in texels: height 0 for 1D, depth 0 for 2D, depth the number of layers for layered arrays and cubes (6 a cube).
    pub extent: cudaExtent,
    /// `cudaArrayLayered`, `cudaArrayCubemap`, `cudaArraySurfaceLoadStore`, `cudaArrayColorAttachment`, as the image was made.
    pub flags: c_uint,
    /// Mip levels, at least 1; 0 makes the driver corrupt the process's heap.
    pub numLevels: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryMipmappedArrayDesc);
/// What to import: kind and handle of an exported semaphore.
///
/// 32 bytes up to 12, 96 from 13 on.
///
/// [`cudaExternalSemaphoreHandleDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalSemaphoreHandleDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc {
    /// Its kind (`type` in C).
    pub type_: cudaExternalSemaphoreHandleType,
    /// The handle.
    pub handle: cudaExternalSemaphoreHandleDesc_handle,
    /// Zero.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreHandleDesc);
/// The handle, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreHandleDesc_handle {
    /// The file descriptor's number; the driver's own after a success.
    pub fd: c_int,
    /// The handle on Windows.
    pub win32: cudaExternalSemaphoreHandleDesc_handle_win32,
    /// An NvSciSync object.
    pub nvSciSyncObj: *const c_void,
}
opaque_debug!(cudaExternalSemaphoreHandleDesc_handle);
zeroed!(cudaExternalSemaphoreHandleDesc_handle);
/// The handle on Windows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc_handle_win32 {
    /// The handle.
    pub handle: *mut c_void,
    /// The name of a handle on Windows.
    pub name: *const c_void,
}
zeroed!(cudaExternalSemaphoreHandleDesc_handle_win32);
/// How to signal one semaphore: the value of a timeline, nothing for a binary one.
///
/// 144 bytes in every version; the 32-byte form of `cudaSignalExternalSemaphoresAsync` without `_v2` is never used.
///
/// [`cudaExternalSemaphoreSignalParams` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalSemaphoreSignalParams.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams {
    /// The values, by kind of semaphore.
    pub params: cudaExternalSemaphoreSignalParams_params,
    /// Zero, but for NvSciSync objects.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreSignalParams);
/// The values, by kind of semaphore; all but one stay zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: cudaExternalSemaphoreSignalParams_params_fence,
    /// For NvSciSync objects: the fence.
    pub nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync,
    /// For keyed mutexes of Direct3D: the key.
    pub keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex,
    /// Zero.
    pub reserved: [c_uint; 12usize],
}
zeroed!(cudaExternalSemaphoreSignalParams_params);
/// For timelines.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_fence {
    /// The timeline's value.
    pub value: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreSignalParams_params_fence);
/// For keyed mutexes of Direct3D.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_keyedMutex {
    /// The mutex's key.
    pub key: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreSignalParams_params_keyedMutex);
/// For NvSciSync objects.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreSignalParams_params_nvSciSync {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: *mut c_void,
    /// Zero.
    pub reserved: c_ulonglong,
}
opaque_debug!(cudaExternalSemaphoreSignalParams_params_nvSciSync);
zeroed!(cudaExternalSemaphoreSignalParams_params_nvSciSync);
/// What to wait for on one semaphore: the value of a timeline, nothing for a binary one.
///
/// 144 bytes in every version.
///
/// [`cudaExternalSemaphoreWaitParams` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaExternalSemaphoreWaitParams.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams {
    /// The values, by kind of semaphore.
    pub params: cudaExternalSemaphoreWaitParams_params,
    /// Zero, but for NvSciSync objects.
    pub flags: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreWaitParams);
/// The values, by kind of semaphore; all but one stay zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: cudaExternalSemaphoreWaitParams_params_fence,
    /// For NvSciSync objects: the fence.
    pub nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync,
    /// For keyed mutexes of Direct3D: the key.
    pub keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex,
    /// Zero.
    pub reserved: [c_uint; 10usize],
}
zeroed!(cudaExternalSemaphoreWaitParams_params);
/// For timelines.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_fence {
    /// The timeline's value.
    pub value: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreWaitParams_params_fence);
/// For keyed mutexes of Direct3D.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_keyedMutex {
    /// The mutex's key.
    pub key: c_ulonglong,
    /// How long to wait, in milliseconds.
    pub timeoutMs: c_uint,
}
zeroed!(cudaExternalSemaphoreWaitParams_params_keyedMutex);
/// For NvSciSync objects.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreWaitParams_params_nvSciSync {
    /// For timelines: the value. Binary semaphores leave it zero.
    pub fence: *mut c_void,
    /// Zero.
    pub reserved: c_ulonglong,
}
opaque_debug!(cudaExternalSemaphoreWaitParams_params_nvSciSync);
zeroed!(cudaExternalSemaphoreWaitParams_params_nvSciSync);
/// A box to copy.
///
/// Either side is an array or a pitched pointer; the other field of that side is null.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpy3DParms {
    /// The array to read; null for none.
    pub srcArray: cudaArray_t,
    /// Where reading begins.
    pub srcPos: cudaPos,
    /// The linear memory to read.
    pub srcPtr: cudaPitchedPtr,
    /// The array to write; null for none.
    pub dstArray: cudaArray_t,
    /// Where writing begins.
    pub dstPos: cudaPos,
    /// The linear memory to write.
    pub dstPtr: cudaPitchedPtr,
    /// The box; its width is in texels when an array takes part, else in bytes.
    pub extent: cudaExtent,
    /// The direction.
    pub kind: cudaMemcpyKind,
}
zeroed!(cudaMemcpy3DParms);
/// What a `cudaMipmappedArray_t` points to.
#[repr(C)]
pub struct cudaMipmappedArray {
    _unused: [u8; 0],
}
opaque_debug!(cudaMipmappedArray);
/// Linear memory with padded rows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPitchedPtr {
    /// The address.
    pub ptr: *mut c_void,
    /// Bytes from one row to the next.
    pub pitch: usize,
    /// Width in bytes, without the padding.
    pub xsize: usize,
    /// Height in rows.
    pub ysize: usize,
}
zeroed!(cudaPitchedPtr);
/// What is known of a pointer.
///
/// The library writes 32 bytes up to 12, 96 in 13: this struct holds both.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPointerAttributes {
    /// Its kind (`type` in C).
    pub type_: cudaMemoryType,
    /// The device's ordinal.
    pub device: c_int,
    /// The device's address of it; null for none.
    pub devicePointer: *mut c_void,
    /// The host's address of it; null for none.
    pub hostPointer: *mut c_void,
    /// From 13.5 on its low `int` numbers the locality domain; 0 before.
    pub unused: c_long,
    /// Zero.
    pub reserved: [c_long; 7usize],
}
zeroed!(cudaPointerAttributes);
/// A place in three dimensions.
///
/// Texels in arrays; in linear memory `x` is bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPos {
    /// Across: texels in arrays, bytes in linear memory.
    pub x: usize,
    /// Down, in rows.
    pub y: usize,
    /// In depth: slices or layers.
    pub z: usize,
}
zeroed!(cudaPos);
/// The memory behind a texture or surface object.
///
/// 64 bytes up to 12, 144 from 13 on.
///
/// [`cudaResourceDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaResourceDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc {
    /// Which member of `res` is meant.
    pub resType: cudaResourceType,
    /// The memory, by kind.
    pub res: cudaResourceDesc_res,
    /// Zero; only 13 and later read it.
    pub flags: c_uint,
}
zeroed!(cudaResourceDesc);
/// The memory, by kind.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaResourceDesc_res {
    /// An array.
    pub array: cudaResourceDesc_res_array,
    /// A mipmapped array.
    pub mipmap: cudaResourceDesc_res_mipmap,
    /// Linear memory in one dimension.
    pub linear: cudaResourceDesc_res_linear,
    /// Linear memory with padded rows.
    pub pitch2D: cudaResourceDesc_res_pitch2D,
    /// Zero.
    pub reserved: cudaResourceDesc_res_reserved,
}
opaque_debug!(cudaResourceDesc_res);
zeroed!(cudaResourceDesc_res);
/// An array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_array {
    /// An array.
    pub array: cudaArray_t,
}
zeroed!(cudaResourceDesc_res_array);
/// Linear memory in one dimension.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_linear {
    /// The device address.
    pub devPtr: *mut c_void,
    /// The format of the elements.
    pub desc: cudaChannelFormatDesc,
    /// Bytes.
    pub sizeInBytes: usize,
}
zeroed!(cudaResourceDesc_res_linear);
/// A mipmapped array.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_mipmap {
    /// A mipmapped array.
    pub mipmap: cudaMipmappedArray_t,
}
zeroed!(cudaResourceDesc_res_mipmap);
/// Linear memory with padded rows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_pitch2D {
    /// The device address.
    pub devPtr: *mut c_void,
    /// The format of the texels.
    pub desc: cudaChannelFormatDesc,
    /// Width: texels, or bytes in linear memory.
    pub width: usize,
    /// Height in rows.
    pub height: usize,
    /// Bytes from one row to the next.
    pub pitchInBytes: usize,
}
zeroed!(cudaResourceDesc_res_pitch2D);
/// Space for kinds to come.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_reserved {
    /// Zero.
    pub reserved: [c_int; 32usize],
}
zeroed!(cudaResourceDesc_res_reserved);
/// Which levels and layers of an array a texture object sees, and as what format.
///
/// 48 bytes up to 12, 112 from 13 on.
///
/// [`cudaResourceViewDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaResourceViewDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceViewDesc {
    /// The format.
    pub format: cudaResourceViewFormat,
    /// Width: texels, or bytes in linear memory.
    pub width: usize,
    /// Height in rows.
    pub height: usize,
    /// Depth in slices or layers.
    pub depth: usize,
    /// The first level that is seen.
    pub firstMipmapLevel: c_uint,
    /// The last level that is seen.
    pub lastMipmapLevel: c_uint,
    /// The first layer that is seen.
    pub firstLayer: c_uint,
    /// The last layer that is seen.
    pub lastLayer: c_uint,
    /// Zero.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaResourceViewDesc);
/// How a texture object samples.
///
/// 72 bytes; the form of 11.8 without `_v2` reads the first 68 and leaves `seamlessCubemap` out.
///
/// [`cudaTextureDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/structcudaTextureDesc.html)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaTextureDesc {
    /// What is read outside the bounds, for each dimension.
    pub addressMode: [cudaTextureAddressMode; 3usize],
    /// How values between texels are made.
    pub filterMode: cudaTextureFilterMode,
    /// Whether integers are read as they are or as fractions.
    pub readMode: cudaTextureReadMode,
    /// Not 0: 8-bit channels are turned from sRGB to linear when read.
    pub sRGB: c_int,
    /// What lies outside the bounds in border mode.
    pub borderColor: [f32; 4usize],
    /// Not 0: coordinates go from 0 to 1.
    pub normalizedCoords: c_int,
    /// The limit of anisotropic filtering.
    pub maxAnisotropy: c_uint,
    /// How values between levels are made.
    pub mipmapFilterMode: cudaTextureFilterMode,
    /// Added to the level, in levels.
    pub mipmapLevelBias: f32,
    /// The least level that is read.
    pub minMipmapLevelClamp: f32,
    /// The greatest level that is read.
    pub maxMipmapLevelClamp: f32,
    /// Not 0: the device blends levels exactly.
    pub disableTrilinearOptimization: c_int,
    /// Not 0: cube faces are filtered across their edges.
    pub seamlessCubemap: c_int,
}
zeroed!(cudaTextureDesc);
/// A number of blocks or threads in three dimensions.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct dim3 {
    /// In the first dimension.
    pub x: c_uint,
    /// In the second dimension.
    pub y: c_uint,
    /// In the third dimension.
    pub z: c_uint,
}
zeroed!(dim3);
/// An array: texels in an order of the device's own.
pub type CUarray = *mut CUarray_st;
/// A context: everything that a program has on a device.
pub type CUcontext = *mut CUctx_st;
/// A device's ordinal.
pub type CUdevice = c_int;
/// A device address.
pub type CUdeviceptr = c_ulonglong;
/// A moment in a stream.
pub type CUevent = *mut CUevent_st;
/// An imported memory object.
pub type CUexternalMemory = *mut CUextMemory_st;
/// An imported semaphore.
pub type CUexternalSemaphore = *mut CUextSemaphore_st;
/// A kernel out of a module.
pub type CUfunction = *mut CUfunc_st;
/// A host function that a stream calls.
pub type CUhostFn = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/// A kernel out of a library.
pub type CUkernel = *mut CUkern_st;
/// Loaded kernels of all contexts.
pub type CUlibrary = *mut CUlib_st;
/// An allocation from `cuMemCreate`.
pub type CUmemGenericAllocationHandle = c_ulonglong;
/// An array with mip levels.
pub type CUmipmappedArray = *mut CUmipmappedArray_st;
/// Loaded kernels of one context.
pub type CUmodule = *mut CUmod_st;
/// A stream: work in order.
///
/// Null is the default stream.
pub type CUstream = *mut CUstream_st;
/// A surface object; kernels take it as a 64-bit number.
pub type CUsurfObject = c_ulonglong;
/// A texture object; kernels take it as a 64-bit number.
pub type CUtexObject = c_ulonglong;
/// An array that is only asked about.
pub type cudaArray_const_t = *const cudaArray;
/// An array: texels in an order of the device's own.
pub type cudaArray_t = *mut cudaArray;
/// What functions of the runtime API return.
pub type cudaError_t = cudaError;
/// A moment in a stream.
///
/// The same object as the driver API's `CUevent`.
pub type cudaEvent_t = *mut CUevent_st;
/// An imported memory object.
pub type cudaExternalMemory_t = *mut CUexternalMemory_st;
/// An imported semaphore.
pub type cudaExternalSemaphore_t = *mut CUexternalSemaphore_st;
/// A host function that a stream calls.
pub type cudaHostFn_t = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/// A kernel out of a library.
pub type cudaKernel_t = *mut CUkern_st;
/// Loaded kernels.
pub type cudaLibrary_t = *mut CUlib_st;
/// A mipmapped array that is only asked about.
pub type cudaMipmappedArray_const_t = *const cudaMipmappedArray;
/// An array with mip levels.
pub type cudaMipmappedArray_t = *mut cudaMipmappedArray;
/// A stream: work in order.
///
/// Null is the default stream, which the others wait for unless they were made otherwise. The same object as the driver API's `CUstream`.
pub type cudaStream_t = *mut CUstream_st;
/// A surface object; kernels take it as a 64-bit number.
pub type cudaSurfaceObject_t = c_ulonglong;
/// A texture object; kernels take it as a 64-bit number.
pub type cudaTextureObject_t = c_ulonglong;
/// The 16 bytes that name a device on every API.
pub type cudaUUID_t = CUuuid;
/// The addresses of the runtime API's functions; `None` for those that the library lacks.
#[derive(Clone, Copy)]
pub struct RuntimeFunctions {
    /// Behind [`Runtime::cudaArrayGetInfo`].
    pub cudaArrayGetInfo: Option<
        unsafe extern "C" fn(
            desc: *mut cudaChannelFormatDesc,
            extent: *mut cudaExtent,
            flags: *mut c_uint,
            array: cudaArray_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaArrayGetMemoryRequirements`].
    pub cudaArrayGetMemoryRequirements: Option<
        unsafe extern "C" fn(
            memoryRequirements: *mut cudaArrayMemoryRequirements,
            array: cudaArray_t,
            device: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaArrayGetPlane`].
    pub cudaArrayGetPlane: Option<
        unsafe extern "C" fn(
            pPlaneArray: *mut cudaArray_t,
            hArray: cudaArray_t,
            planeIdx: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaArrayGetSparseProperties`].
    pub cudaArrayGetSparseProperties: Option<
        unsafe extern "C" fn(
            sparseProperties: *mut cudaArraySparseProperties,
            array: cudaArray_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaCreateChannelDesc`].
    pub cudaCreateChannelDesc: Option<
        unsafe extern "C" fn(
            x: c_int,
            y: c_int,
            z: c_int,
            w: c_int,
            f: cudaChannelFormatKind,
        ) -> cudaChannelFormatDesc,
    >,
    /// Behind [`Runtime::cudaCreateSurfaceObject`].
    pub cudaCreateSurfaceObject: Option<
        unsafe extern "C" fn(
            pSurfObject: *mut cudaSurfaceObject_t,
            pResDesc: *const cudaResourceDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaCreateTextureObject`].
    pub cudaCreateTextureObject: Option<
        unsafe extern "C" fn(
            pTexObject: *mut cudaTextureObject_t,
            pResDesc: *const cudaResourceDesc,
            pTexDesc: *const cudaTextureDesc,
            pResViewDesc: *const cudaResourceViewDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDestroyExternalMemory`].
    pub cudaDestroyExternalMemory: Option<
        unsafe extern "C" fn(extMem: cudaExternalMemory_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDestroyExternalSemaphore`].
    pub cudaDestroyExternalSemaphore: Option<
        unsafe extern "C" fn(extSem: cudaExternalSemaphore_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDestroySurfaceObject`].
    pub cudaDestroySurfaceObject: Option<
        unsafe extern "C" fn(surfObject: cudaSurfaceObject_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDestroyTextureObject`].
    pub cudaDestroyTextureObject: Option<
        unsafe extern "C" fn(texObject: cudaTextureObject_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDeviceGetAttribute`].
    pub cudaDeviceGetAttribute: Option<
        unsafe extern "C" fn(
            value: *mut c_int,
            attr: cudaDeviceAttr,
            device: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDeviceGetByPCIBusId`].
    pub cudaDeviceGetByPCIBusId: Option<
        unsafe extern "C" fn(device: *mut c_int, pciBusId: *const c_char) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDeviceGetPCIBusId`].
    pub cudaDeviceGetPCIBusId: Option<
        unsafe extern "C" fn(
            pciBusId: *mut c_char,
            len: c_int,
            device: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDeviceGetStreamPriorityRange`].
    pub cudaDeviceGetStreamPriorityRange: Option<
        unsafe extern "C" fn(
            leastPriority: *mut c_int,
            greatestPriority: *mut c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaDeviceSynchronize`].
    pub cudaDeviceSynchronize: Option<unsafe extern "C" fn() -> cudaError_t>,
    /// Behind [`Runtime::cudaDriverGetVersion`].
    pub cudaDriverGetVersion: Option<
        unsafe extern "C" fn(driverVersion: *mut c_int) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventCreate`].
    pub cudaEventCreate: Option<
        unsafe extern "C" fn(event: *mut cudaEvent_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventCreateWithFlags`].
    pub cudaEventCreateWithFlags: Option<
        unsafe extern "C" fn(event: *mut cudaEvent_t, flags: c_uint) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventDestroy`].
    pub cudaEventDestroy: Option<
        unsafe extern "C" fn(event: cudaEvent_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventElapsedTime`].
    pub cudaEventElapsedTime: Option<
        unsafe extern "C" fn(
            ms: *mut f32,
            start: cudaEvent_t,
            end: cudaEvent_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventQuery`].
    pub cudaEventQuery: Option<unsafe extern "C" fn(event: cudaEvent_t) -> cudaError_t>,
    /// Behind [`Runtime::cudaEventRecord`].
    pub cudaEventRecord: Option<
        unsafe extern "C" fn(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaEventSynchronize`].
    pub cudaEventSynchronize: Option<
        unsafe extern "C" fn(event: cudaEvent_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaExternalMemoryGetMappedBuffer`].
    pub cudaExternalMemoryGetMappedBuffer: Option<
        unsafe extern "C" fn(
            devPtr: *mut *mut c_void,
            extMem: cudaExternalMemory_t,
            bufferDesc: *const cudaExternalMemoryBufferDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaExternalMemoryGetMappedMipmappedArray`].
    pub cudaExternalMemoryGetMappedMipmappedArray: Option<
        unsafe extern "C" fn(
            mipmap: *mut cudaMipmappedArray_t,
            extMem: cudaExternalMemory_t,
            mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaFree`].
    pub cudaFree: Option<unsafe extern "C" fn(devPtr: *mut c_void) -> cudaError_t>,
    /// Behind [`Runtime::cudaFreeArray`].
    pub cudaFreeArray: Option<unsafe extern "C" fn(array: cudaArray_t) -> cudaError_t>,
    /// Behind [`Runtime::cudaFreeAsync`].
    pub cudaFreeAsync: Option<
        unsafe extern "C" fn(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaFreeHost`].
    pub cudaFreeHost: Option<unsafe extern "C" fn(ptr: *mut c_void) -> cudaError_t>,
    /// Behind [`Runtime::cudaFreeMipmappedArray`].
    pub cudaFreeMipmappedArray: Option<
        unsafe extern "C" fn(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetChannelDesc`].
    pub cudaGetChannelDesc: Option<
        unsafe extern "C" fn(
            desc: *mut cudaChannelFormatDesc,
            array: cudaArray_const_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetDevice`].
    pub cudaGetDevice: Option<unsafe extern "C" fn(device: *mut c_int) -> cudaError_t>,
    /// Behind [`Runtime::cudaGetDeviceCount`].
    pub cudaGetDeviceCount: Option<
        unsafe extern "C" fn(count: *mut c_int) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetDeviceFlags`].
    pub cudaGetDeviceFlags: Option<
        unsafe extern "C" fn(flags: *mut c_uint) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetDeviceProperties`].
    pub cudaGetDeviceProperties: Option<
        unsafe extern "C" fn(
            prop: *mut DevicePropertiesBuffer,
            device: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetErrorName`].
    pub cudaGetErrorName: Option<
        unsafe extern "C" fn(error: cudaError_t) -> *const c_char,
    >,
    /// Behind [`Runtime::cudaGetErrorString`].
    pub cudaGetErrorString: Option<
        unsafe extern "C" fn(error: cudaError_t) -> *const c_char,
    >,
    /// Behind [`Runtime::cudaGetLastError`].
    pub cudaGetLastError: Option<unsafe extern "C" fn() -> cudaError_t>,
    /// Behind [`Runtime::cudaGetMipmappedArrayLevel`].
    pub cudaGetMipmappedArrayLevel: Option<
        unsafe extern "C" fn(
            levelArray: *mut cudaArray_t,
            mipmappedArray: cudaMipmappedArray_const_t,
            level: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetSurfaceObjectResourceDesc`].
    pub cudaGetSurfaceObjectResourceDesc: Option<
        unsafe extern "C" fn(
            pResDesc: *mut cudaResourceDesc,
            surfObject: cudaSurfaceObject_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetTextureObjectResourceDesc`].
    pub cudaGetTextureObjectResourceDesc: Option<
        unsafe extern "C" fn(
            pResDesc: *mut cudaResourceDesc,
            texObject: cudaTextureObject_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetTextureObjectResourceViewDesc`].
    pub cudaGetTextureObjectResourceViewDesc: Option<
        unsafe extern "C" fn(
            pResViewDesc: *mut cudaResourceViewDesc,
            texObject: cudaTextureObject_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaGetTextureObjectTextureDesc`].
    pub cudaGetTextureObjectTextureDesc: Option<
        unsafe extern "C" fn(
            pTexDesc: *mut cudaTextureDesc,
            texObject: cudaTextureObject_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaHostAlloc`].
    pub cudaHostAlloc: Option<
        unsafe extern "C" fn(
            pHost: *mut *mut c_void,
            size: usize,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaHostGetDevicePointer`].
    pub cudaHostGetDevicePointer: Option<
        unsafe extern "C" fn(
            pDevice: *mut *mut c_void,
            pHost: *mut c_void,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaHostGetFlags`].
    pub cudaHostGetFlags: Option<
        unsafe extern "C" fn(pFlags: *mut c_uint, pHost: *mut c_void) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaHostRegister`].
    pub cudaHostRegister: Option<
        unsafe extern "C" fn(ptr: *mut c_void, size: usize, flags: c_uint) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaHostUnregister`].
    pub cudaHostUnregister: Option<
        unsafe extern "C" fn(ptr: *mut c_void) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaImportExternalMemory`].
    pub cudaImportExternalMemory: Option<
        unsafe extern "C" fn(
            extMem_out: *mut cudaExternalMemory_t,
            memHandleDesc: *const cudaExternalMemoryHandleDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaImportExternalSemaphore`].
    pub cudaImportExternalSemaphore: Option<
        unsafe extern "C" fn(
            extSem_out: *mut cudaExternalSemaphore_t,
            semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLaunchHostFunc`].
    pub cudaLaunchHostFunc: Option<
        unsafe extern "C" fn(
            stream: cudaStream_t,
            fn_: cudaHostFn_t,
            userData: *mut c_void,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLaunchKernel`].
    pub cudaLaunchKernel: Option<
        unsafe extern "C" fn(
            func: *const c_void,
            gridDim: dim3,
            blockDim: dim3,
            args: *mut *mut c_void,
            sharedMem: usize,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLibraryGetGlobal`].
    pub cudaLibraryGetGlobal: Option<
        unsafe extern "C" fn(
            dptr: *mut *mut c_void,
            bytes: *mut usize,
            library: cudaLibrary_t,
            name: *const c_char,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLibraryGetKernel`].
    pub cudaLibraryGetKernel: Option<
        unsafe extern "C" fn(
            pKernel: *mut cudaKernel_t,
            library: cudaLibrary_t,
            name: *const c_char,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLibraryLoadData`].
    pub cudaLibraryLoadData: Option<
        unsafe extern "C" fn(
            library: *mut cudaLibrary_t,
            code: *const c_void,
            jitOptions: *mut cudaJitOption,
            jitOptionsValues: *mut *mut c_void,
            numJitOptions: c_uint,
            libraryOptions: *mut cudaLibraryOption,
            libraryOptionValues: *mut *mut c_void,
            numLibraryOptions: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLibraryLoadFromFile`].
    pub cudaLibraryLoadFromFile: Option<
        unsafe extern "C" fn(
            library: *mut cudaLibrary_t,
            fileName: *const c_char,
            jitOptions: *mut cudaJitOption,
            jitOptionsValues: *mut *mut c_void,
            numJitOptions: c_uint,
            libraryOptions: *mut cudaLibraryOption,
            libraryOptionValues: *mut *mut c_void,
            numLibraryOptions: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaLibraryUnload`].
    pub cudaLibraryUnload: Option<
        unsafe extern "C" fn(library: cudaLibrary_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMalloc`].
    pub cudaMalloc: Option<
        unsafe extern "C" fn(devPtr: *mut *mut c_void, size: usize) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMalloc3D`].
    pub cudaMalloc3D: Option<
        unsafe extern "C" fn(
            pitchedDevPtr: *mut cudaPitchedPtr,
            extent: cudaExtent,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMalloc3DArray`].
    pub cudaMalloc3DArray: Option<
        unsafe extern "C" fn(
            array: *mut cudaArray_t,
            desc: *const cudaChannelFormatDesc,
            extent: cudaExtent,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocArray`].
    pub cudaMallocArray: Option<
        unsafe extern "C" fn(
            array: *mut cudaArray_t,
            desc: *const cudaChannelFormatDesc,
            width: usize,
            height: usize,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocAsync`].
    pub cudaMallocAsync: Option<
        unsafe extern "C" fn(
            devPtr: *mut *mut c_void,
            size: usize,
            hStream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocHost`].
    pub cudaMallocHost: Option<
        unsafe extern "C" fn(ptr: *mut *mut c_void, size: usize) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocManaged`].
    pub cudaMallocManaged: Option<
        unsafe extern "C" fn(
            devPtr: *mut *mut c_void,
            size: usize,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocMipmappedArray`].
    pub cudaMallocMipmappedArray: Option<
        unsafe extern "C" fn(
            mipmappedArray: *mut cudaMipmappedArray_t,
            desc: *const cudaChannelFormatDesc,
            extent: cudaExtent,
            numLevels: c_uint,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMallocPitch`].
    pub cudaMallocPitch: Option<
        unsafe extern "C" fn(
            devPtr: *mut *mut c_void,
            pitch: *mut usize,
            width: usize,
            height: usize,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemGetInfo`].
    pub cudaMemGetInfo: Option<
        unsafe extern "C" fn(free: *mut usize, total: *mut usize) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy`].
    pub cudaMemcpy: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            src: *const c_void,
            count: usize,
            kind: cudaMemcpyKind,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2D`].
    pub cudaMemcpy2D: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dpitch: usize,
            src: *const c_void,
            spitch: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DArrayToArray`].
    pub cudaMemcpy2DArrayToArray: Option<
        unsafe extern "C" fn(
            dst: cudaArray_t,
            wOffsetDst: usize,
            hOffsetDst: usize,
            src: cudaArray_const_t,
            wOffsetSrc: usize,
            hOffsetSrc: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DAsync`].
    pub cudaMemcpy2DAsync: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dpitch: usize,
            src: *const c_void,
            spitch: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DFromArray`].
    pub cudaMemcpy2DFromArray: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dpitch: usize,
            src: cudaArray_const_t,
            wOffset: usize,
            hOffset: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DFromArrayAsync`].
    pub cudaMemcpy2DFromArrayAsync: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dpitch: usize,
            src: cudaArray_const_t,
            wOffset: usize,
            hOffset: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DToArray`].
    pub cudaMemcpy2DToArray: Option<
        unsafe extern "C" fn(
            dst: cudaArray_t,
            wOffset: usize,
            hOffset: usize,
            src: *const c_void,
            spitch: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy2DToArrayAsync`].
    pub cudaMemcpy2DToArrayAsync: Option<
        unsafe extern "C" fn(
            dst: cudaArray_t,
            wOffset: usize,
            hOffset: usize,
            src: *const c_void,
            spitch: usize,
            width: usize,
            height: usize,
            kind: cudaMemcpyKind,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy3D`].
    pub cudaMemcpy3D: Option<
        unsafe extern "C" fn(p: *const cudaMemcpy3DParms) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpy3DAsync`].
    pub cudaMemcpy3DAsync: Option<
        unsafe extern "C" fn(
            p: *const cudaMemcpy3DParms,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpyAsync`].
    pub cudaMemcpyAsync: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            src: *const c_void,
            count: usize,
            kind: cudaMemcpyKind,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpyPeer`].
    pub cudaMemcpyPeer: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dstDevice: c_int,
            src: *const c_void,
            srcDevice: c_int,
            count: usize,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemcpyPeerAsync`].
    pub cudaMemcpyPeerAsync: Option<
        unsafe extern "C" fn(
            dst: *mut c_void,
            dstDevice: c_int,
            src: *const c_void,
            srcDevice: c_int,
            count: usize,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemset`].
    pub cudaMemset: Option<
        unsafe extern "C" fn(
            devPtr: *mut c_void,
            value: c_int,
            count: usize,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemset2D`].
    pub cudaMemset2D: Option<
        unsafe extern "C" fn(
            devPtr: *mut c_void,
            pitch: usize,
            value: c_int,
            width: usize,
            height: usize,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemset2DAsync`].
    pub cudaMemset2DAsync: Option<
        unsafe extern "C" fn(
            devPtr: *mut c_void,
            pitch: usize,
            value: c_int,
            width: usize,
            height: usize,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemset3D`].
    pub cudaMemset3D: Option<
        unsafe extern "C" fn(
            pitchedDevPtr: cudaPitchedPtr,
            value: c_int,
            extent: cudaExtent,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemset3DAsync`].
    pub cudaMemset3DAsync: Option<
        unsafe extern "C" fn(
            pitchedDevPtr: cudaPitchedPtr,
            value: c_int,
            extent: cudaExtent,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMemsetAsync`].
    pub cudaMemsetAsync: Option<
        unsafe extern "C" fn(
            devPtr: *mut c_void,
            value: c_int,
            count: usize,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMipmappedArrayGetMemoryRequirements`].
    pub cudaMipmappedArrayGetMemoryRequirements: Option<
        unsafe extern "C" fn(
            memoryRequirements: *mut cudaArrayMemoryRequirements,
            mipmap: cudaMipmappedArray_t,
            device: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaMipmappedArrayGetSparseProperties`].
    pub cudaMipmappedArrayGetSparseProperties: Option<
        unsafe extern "C" fn(
            sparseProperties: *mut cudaArraySparseProperties,
            mipmap: cudaMipmappedArray_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaPeekAtLastError`].
    pub cudaPeekAtLastError: Option<unsafe extern "C" fn() -> cudaError_t>,
    /// Behind [`Runtime::cudaPointerGetAttributes`].
    pub cudaPointerGetAttributes: Option<
        unsafe extern "C" fn(
            attributes: *mut cudaPointerAttributes,
            ptr: *const c_void,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaRuntimeGetVersion`].
    pub cudaRuntimeGetVersion: Option<
        unsafe extern "C" fn(runtimeVersion: *mut c_int) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaSetDevice`].
    pub cudaSetDevice: Option<unsafe extern "C" fn(device: c_int) -> cudaError_t>,
    /// Behind [`Runtime::cudaSetDeviceFlags`].
    pub cudaSetDeviceFlags: Option<unsafe extern "C" fn(flags: c_uint) -> cudaError_t>,
    /// Behind [`Runtime::cudaSignalExternalSemaphoresAsync`].
    pub cudaSignalExternalSemaphoresAsync: Option<
        unsafe extern "C" fn(
            extSemArray: *const cudaExternalSemaphore_t,
            paramsArray: *const cudaExternalSemaphoreSignalParams,
            numExtSems: c_uint,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamCreate`].
    pub cudaStreamCreate: Option<
        unsafe extern "C" fn(pStream: *mut cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamCreateWithFlags`].
    pub cudaStreamCreateWithFlags: Option<
        unsafe extern "C" fn(pStream: *mut cudaStream_t, flags: c_uint) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamCreateWithPriority`].
    pub cudaStreamCreateWithPriority: Option<
        unsafe extern "C" fn(
            pStream: *mut cudaStream_t,
            flags: c_uint,
            priority: c_int,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamDestroy`].
    pub cudaStreamDestroy: Option<
        unsafe extern "C" fn(stream: cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamGetFlags`].
    pub cudaStreamGetFlags: Option<
        unsafe extern "C" fn(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamGetPriority`].
    pub cudaStreamGetPriority: Option<
        unsafe extern "C" fn(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamQuery`].
    pub cudaStreamQuery: Option<
        unsafe extern "C" fn(stream: cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamSynchronize`].
    pub cudaStreamSynchronize: Option<
        unsafe extern "C" fn(stream: cudaStream_t) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaStreamWaitEvent`].
    pub cudaStreamWaitEvent: Option<
        unsafe extern "C" fn(
            stream: cudaStream_t,
            event: cudaEvent_t,
            flags: c_uint,
        ) -> cudaError_t,
    >,
    /// Behind [`Runtime::cudaWaitExternalSemaphoresAsync`].
    pub cudaWaitExternalSemaphoresAsync: Option<
        unsafe extern "C" fn(
            extSemArray: *const cudaExternalSemaphore_t,
            paramsArray: *const cudaExternalSemaphoreWaitParams,
            numExtSems: c_uint,
            stream: cudaStream_t,
        ) -> cudaError_t,
    >,
}
opaque_debug!(RuntimeFunctions);
impl RuntimeFunctions {
    /// Asks `find` for each symbol, the newest form first.
    ///
    /// # Safety
    ///
    /// What `find` returns for a symbol is null or the address of CUDA's function of that name, valid for the rest of the process.
    pub(crate) unsafe fn look_up(find: &mut dyn FnMut(&CStr) -> *const c_void) -> Self {
        Self {
            cudaArrayGetInfo: address!(find, c"cudaArrayGetInfo"),
            cudaArrayGetMemoryRequirements: address!(
                find, c"cudaArrayGetMemoryRequirements"
            ),
            cudaArrayGetPlane: address!(find, c"cudaArrayGetPlane"),
            cudaArrayGetSparseProperties: address!(
                find, c"cudaArrayGetSparseProperties"
            ),
            cudaCreateChannelDesc: address!(find, c"cudaCreateChannelDesc"),
            cudaCreateSurfaceObject: address!(find, c"cudaCreateSurfaceObject"),
            cudaCreateTextureObject: address!(
                find, c"cudaCreateTextureObject_v2", c"cudaCreateTextureObject"
            ),
            cudaDestroyExternalMemory: address!(find, c"cudaDestroyExternalMemory"),
            cudaDestroyExternalSemaphore: address!(
                find, c"cudaDestroyExternalSemaphore"
            ),
            cudaDestroySurfaceObject: address!(find, c"cudaDestroySurfaceObject"),
            cudaDestroyTextureObject: address!(find, c"cudaDestroyTextureObject"),
            cudaDeviceGetAttribute: address!(find, c"cudaDeviceGetAttribute"),
            cudaDeviceGetByPCIBusId: address!(find, c"cudaDeviceGetByPCIBusId"),
            cudaDeviceGetPCIBusId: address!(find, c"cudaDeviceGetPCIBusId"),
            cudaDeviceGetStreamPriorityRange: address!(
                find, c"cudaDeviceGetStreamPriorityRange"
            ),
            cudaDeviceSynchronize: address!(find, c"cudaDeviceSynchronize"),
            cudaDriverGetVersion: address!(find, c"cudaDriverGetVersion"),
            cudaEventCreate: address!(find, c"cudaEventCreate"),
            cudaEventCreateWithFlags: address!(find, c"cudaEventCreateWithFlags"),
            cudaEventDestroy: address!(find, c"cudaEventDestroy"),
            cudaEventElapsedTime: address!(find, c"cudaEventElapsedTime"),
            cudaEventQuery: address!(find, c"cudaEventQuery"),
            cudaEventRecord: address!(find, c"cudaEventRecord"),
            cudaEventSynchronize: address!(find, c"cudaEventSynchronize"),
            cudaExternalMemoryGetMappedBuffer: address!(
                find, c"cudaExternalMemoryGetMappedBuffer"
            ),
            cudaExternalMemoryGetMappedMipmappedArray: address!(
                find, c"cudaExternalMemoryGetMappedMipmappedArray"
            ),
            cudaFree: address!(find, c"cudaFree"),
            cudaFreeArray: address!(find, c"cudaFreeArray"),
            cudaFreeAsync: address!(find, c"cudaFreeAsync"),
            cudaFreeHost: address!(find, c"cudaFreeHost"),
            cudaFreeMipmappedArray: address!(find, c"cudaFreeMipmappedArray"),
            cudaGetChannelDesc: address!(find, c"cudaGetChannelDesc"),
            cudaGetDevice: address!(find, c"cudaGetDevice"),
            cudaGetDeviceCount: address!(find, c"cudaGetDeviceCount"),
            cudaGetDeviceFlags: address!(find, c"cudaGetDeviceFlags"),
            cudaGetDeviceProperties: address!(
                find, c"cudaGetDeviceProperties_v2", c"cudaGetDeviceProperties"
            ),
            cudaGetErrorName: address!(find, c"cudaGetErrorName"),
            cudaGetErrorString: address!(find, c"cudaGetErrorString"),
            cudaGetLastError: address!(find, c"cudaGetLastError"),
            cudaGetMipmappedArrayLevel: address!(find, c"cudaGetMipmappedArrayLevel"),
            cudaGetSurfaceObjectResourceDesc: address!(
                find, c"cudaGetSurfaceObjectResourceDesc"
            ),
            cudaGetTextureObjectResourceDesc: address!(
                find, c"cudaGetTextureObjectResourceDesc"
            ),
            cudaGetTextureObjectResourceViewDesc: address!(
                find, c"cudaGetTextureObjectResourceViewDesc"
            ),
            cudaGetTextureObjectTextureDesc: address!(
                find, c"cudaGetTextureObjectTextureDesc_v2",
                c"cudaGetTextureObjectTextureDesc"
            ),
            cudaHostAlloc: address!(find, c"cudaHostAlloc"),
            cudaHostGetDevicePointer: address!(find, c"cudaHostGetDevicePointer"),
            cudaHostGetFlags: address!(find, c"cudaHostGetFlags"),
            cudaHostRegister: address!(find, c"cudaHostRegister"),
            cudaHostUnregister: address!(find, c"cudaHostUnregister"),
            cudaImportExternalMemory: address!(find, c"cudaImportExternalMemory"),
            cudaImportExternalSemaphore: address!(find, c"cudaImportExternalSemaphore"),
            cudaLaunchHostFunc: address!(find, c"cudaLaunchHostFunc"),
            cudaLaunchKernel: address!(find, c"cudaLaunchKernel"),
            cudaLibraryGetGlobal: address!(find, c"cudaLibraryGetGlobal"),
            cudaLibraryGetKernel: address!(find, c"cudaLibraryGetKernel"),
            cudaLibraryLoadData: address!(find, c"cudaLibraryLoadData"),
            cudaLibraryLoadFromFile: address!(find, c"cudaLibraryLoadFromFile"),
            cudaLibraryUnload: address!(find, c"cudaLibraryUnload"),
            cudaMalloc: address!(find, c"cudaMalloc"),
            cudaMalloc3D: address!(find, c"cudaMalloc3D"),
            cudaMalloc3DArray: address!(find, c"cudaMalloc3DArray"),
            cudaMallocArray: address!(find, c"cudaMallocArray"),
            cudaMallocAsync: address!(find, c"cudaMallocAsync"),
            cudaMallocHost: address!(find, c"cudaMallocHost"),
            cudaMallocManaged: address!(find, c"cudaMallocManaged"),
            cudaMallocMipmappedArray: address!(find, c"cudaMallocMipmappedArray"),
            cudaMallocPitch: address!(find, c"cudaMallocPitch"),
            cudaMemGetInfo: address!(find, c"cudaMemGetInfo"),
            cudaMemcpy: address!(find, c"cudaMemcpy"),
            cudaMemcpy2D: address!(find, c"cudaMemcpy2D"),
            cudaMemcpy2DArrayToArray: address!(find, c"cudaMemcpy2DArrayToArray"),
            cudaMemcpy2DAsync: address!(find, c"cudaMemcpy2DAsync"),
            cudaMemcpy2DFromArray: address!(find, c"cudaMemcpy2DFromArray"),
            cudaMemcpy2DFromArrayAsync: address!(find, c"cudaMemcpy2DFromArrayAsync"),
            cudaMemcpy2DToArray: address!(find, c"cudaMemcpy2DToArray"),
            cudaMemcpy2DToArrayAsync: address!(find, c"cudaMemcpy2DToArrayAsync"),
            cudaMemcpy3D: address!(find, c"cudaMemcpy3D"),
            cudaMemcpy3DAsync: address!(find, c"cudaMemcpy3DAsync"),
            cudaMemcpyAsync: address!(find, c"cudaMemcpyAsync"),
            cudaMemcpyPeer: address!(find, c"cudaMemcpyPeer"),
            cudaMemcpyPeerAsync: address!(find, c"cudaMemcpyPeerAsync"),
            cudaMemset: address!(find, c"cudaMemset"),
            cudaMemset2D: address!(find, c"cudaMemset2D"),
            cudaMemset2DAsync: address!(find, c"cudaMemset2DAsync"),
            cudaMemset3D: address!(find, c"cudaMemset3D"),
            cudaMemset3DAsync: address!(find, c"cudaMemset3DAsync"),
            cudaMemsetAsync: address!(find, c"cudaMemsetAsync"),
            cudaMipmappedArrayGetMemoryRequirements: address!(
                find, c"cudaMipmappedArrayGetMemoryRequirements"
            ),
            cudaMipmappedArrayGetSparseProperties: address!(
                find, c"cudaMipmappedArrayGetSparseProperties"
            ),
            cudaPeekAtLastError: address!(find, c"cudaPeekAtLastError"),
            cudaPointerGetAttributes: address!(find, c"cudaPointerGetAttributes"),
            cudaRuntimeGetVersion: address!(find, c"cudaRuntimeGetVersion"),
            cudaSetDevice: address!(find, c"cudaSetDevice"),
            cudaSetDeviceFlags: address!(find, c"cudaSetDeviceFlags"),
            cudaSignalExternalSemaphoresAsync: address!(
                find, c"cudaSignalExternalSemaphoresAsync_v2",
                c"cudaSignalExternalSemaphoresAsync"
            ),
            cudaStreamCreate: address!(find, c"cudaStreamCreate"),
            cudaStreamCreateWithFlags: address!(find, c"cudaStreamCreateWithFlags"),
            cudaStreamCreateWithPriority: address!(
                find, c"cudaStreamCreateWithPriority"
            ),
            cudaStreamDestroy: address!(find, c"cudaStreamDestroy"),
            cudaStreamGetFlags: address!(find, c"cudaStreamGetFlags"),
            cudaStreamGetPriority: address!(find, c"cudaStreamGetPriority"),
            cudaStreamQuery: address!(find, c"cudaStreamQuery"),
            cudaStreamSynchronize: address!(find, c"cudaStreamSynchronize"),
            cudaStreamWaitEvent: address!(find, c"cudaStreamWaitEvent"),
            cudaWaitExternalSemaphoresAsync: address!(
                find, c"cudaWaitExternalSemaphoresAsync_v2",
                c"cudaWaitExternalSemaphoresAsync"
            ),
        }
    }
}
impl Runtime {
    /// Writes an array's channel description, extent in texels, and flags.
    ///
    /// Each of the three pointers may be null.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaArrayGetInfo` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaArrayGetInfo(
        &self,
        desc: *mut cudaChannelFormatDesc,
        extent: *mut cudaExtent,
        flags: *mut c_uint,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetInfo(desc, extent, flags, array))
    }
    /// Writes the size and alignment, in bytes, of the memory that an array with deferred mapping needs.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaArrayGetMemoryRequirements` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaArrayGetMemoryRequirements(
        &self,
        memoryRequirements: *mut cudaArrayMemoryRequirements,
        array: cudaArray_t,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetMemoryRequirements(memoryRequirements, array, device))
    }
    /// Writes one plane of a multi-planar array, as an array that lives as long as the whole.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaArrayGetPlane` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaArrayGetPlane(
        &self,
        pPlaneArray: *mut cudaArray_t,
        hArray: cudaArray_t,
        planeIdx: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetPlane(pPlaneArray, hArray, planeIdx))
    }
    /// Writes the tile shape and the mip tail of a sparse array.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaArrayGetSparseProperties` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaArrayGetSparseProperties(
        &self,
        sparseProperties: *mut cudaArraySparseProperties,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetSparseProperties(sparseProperties, array))
    }
    /// Makes a channel description from bits per channel and kind.
    ///
    /// Never fails.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaCreateChannelDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaCreateChannelDesc(
        &self,
        x: c_int,
        y: c_int,
        z: c_int,
        w: c_int,
        f: cudaChannelFormatKind,
    ) -> Result<cudaChannelFormatDesc, MissingSymbol> {
        call!(self, cudaCreateChannelDesc(x, y, z, w, f))
    }
    /// Makes a surface object for kernels to read and write an array through.
    ///
    /// The array must have been made, or mapped, with `cudaArraySurfaceLoadStore`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaCreateSurfaceObject` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html)
    pub unsafe fn cudaCreateSurfaceObject(
        &self,
        pSurfObject: *mut cudaSurfaceObject_t,
        pResDesc: *const cudaResourceDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaCreateSurfaceObject(pSurfObject, pResDesc))
    }
    /// Makes a texture object for kernels to read an array or linear memory through.
    ///
    /// The view description may be null, and must be for linear memory.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaCreateTextureObject` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaCreateTextureObject(
        &self,
        pTexObject: *mut cudaTextureObject_t,
        pResDesc: *const cudaResourceDesc,
        pTexDesc: *const cudaTextureDesc,
        pResViewDesc: *const cudaResourceViewDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaCreateTextureObject(pTexObject, pResDesc, pTexDesc, pResViewDesc)
        )
    }
    /// Gives an imported memory object back.
    ///
    /// Every mapping made from it must have been freed before.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDestroyExternalMemory` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaDestroyExternalMemory(
        &self,
        extMem: cudaExternalMemory_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyExternalMemory(extMem))
    }
    /// Gives an imported semaphore back.
    ///
    /// Work that waits for it or signals it must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDestroyExternalSemaphore` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaDestroyExternalSemaphore(
        &self,
        extSem: cudaExternalSemaphore_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyExternalSemaphore(extSem))
    }
    /// Destroys a surface object.
    ///
    /// Kernels that use it must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDestroySurfaceObject` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html)
    pub unsafe fn cudaDestroySurfaceObject(
        &self,
        surfObject: cudaSurfaceObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroySurfaceObject(surfObject))
    }
    /// Destroys a texture object.
    ///
    /// Kernels that use it must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDestroyTextureObject` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaDestroyTextureObject(
        &self,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyTextureObject(texObject))
    }
    /// Writes one attribute of a device.
    ///
    /// The attribute comes before the device.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDeviceGetAttribute` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaDeviceGetAttribute(
        &self,
        value: *mut c_int,
        attr: cudaDeviceAttr,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetAttribute(value, attr, device))
    }
    /// Writes the device at a PCI address given as a C string, `domain:bus:device.function` in hexadecimal.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDeviceGetByPCIBusId` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaDeviceGetByPCIBusId(
        &self,
        device: *mut c_int,
        pciBusId: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetByPCIBusId(device, pciBusId))
    }
    /// Writes a device's PCI address as a C string; 13 bytes hold it, the final zero included.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDeviceGetPCIBusId` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaDeviceGetPCIBusId(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetPCIBusId(pciBusId, len, device))
    }
    /// Writes the least and the greatest priority that streams of the current context may have.
    ///
    /// Greater priorities are smaller numbers. Either pointer may be null.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDeviceGetStreamPriorityRange` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaDeviceGetStreamPriorityRange(
        &self,
        leastPriority: *mut c_int,
        greatestPriority: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority))
    }
    /// Blocks until all work of the current context is done, and returns the error of work that failed.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDeviceSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaDeviceSynchronize(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceSynchronize())
    }
    /// Writes the newest CUDA version that the installed driver serves, 1000 times the major plus 10 times the minor version; 0 when there is no driver.
    ///
    /// Succeeds without one.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaDriverGetVersion` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART___VERSION.html)
    pub unsafe fn cudaDriverGetVersion(
        &self,
        driverVersion: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDriverGetVersion(driverVersion))
    }
    /// Makes an event that takes the time.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventCreate(
        &self,
        event: *mut cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventCreate(event))
    }
    /// Makes an event; `cudaEventDisableTiming` makes it cheapest.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventCreateWithFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventCreateWithFlags(
        &self,
        event: *mut cudaEvent_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventCreateWithFlags(event, flags))
    }
    /// Destroys an event.
    ///
    /// Returns at once, whether it has happened or not.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventDestroy(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventDestroy(event))
    }
    /// Writes the time between two recorded events, in milliseconds, to about half a microsecond.
    ///
    /// `cudaErrorNotReady` when one has not happened yet.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventElapsedTime` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventElapsedTime(
        &self,
        ms: *mut f32,
        start: cudaEvent_t,
        end: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventElapsedTime(ms, start, end))
    }
    /// `cudaSuccess` when the recorded work is done, `cudaErrorNotReady` when not, or the error of work that failed.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventQuery` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventQuery(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventQuery(event))
    }
    /// Records in an event the stream's work so far.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventRecord` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventRecord(
        &self,
        event: cudaEvent_t,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventRecord(event, stream))
    }
    /// Blocks until the recorded work is done.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaEventSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EVENT.html)
    pub unsafe fn cudaEventSynchronize(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventSynchronize(event))
    }
    /// Maps a range of imported memory, and writes its device address.
    ///
    /// Offset and size are bytes; the mapping must not reach past the allocation. The pointer is freed with `cudaFree`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaExternalMemoryGetMappedBuffer` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaExternalMemoryGetMappedBuffer(
        &self,
        devPtr: *mut *mut c_void,
        extMem: cudaExternalMemory_t,
        bufferDesc: *const cudaExternalMemoryBufferDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc))
    }
    /// Maps imported memory as a mipmapped array.
    ///
    /// The description must be exactly that of the image: a wrong extent or format is mostly not noticed and gives wrong texels. Never pass 0 levels: the driver then corrupts the process's heap. The array is freed with `cudaFreeMipmappedArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaExternalMemoryGetMappedMipmappedArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaExternalMemoryGetMappedMipmappedArray(
        &self,
        mipmap: *mut cudaMipmappedArray_t,
        extMem: cudaExternalMemory_t,
        mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc)
        )
    }
    /// Frees device memory, and waits for the device's work first.
    ///
    /// Also frees a pointer from `cudaExternalMemoryGetMappedBuffer`. Null is allowed.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaFree` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaFree(
        &self,
        devPtr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFree(devPtr))
    }
    /// Frees an array from `cudaMallocArray` or `cudaMalloc3DArray`.
    ///
    /// A level of a mipmapped array is not freed by itself.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaFreeArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaFreeArray(
        &self,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeArray(array))
    }
    /// Frees device memory from `cudaMallocAsync` in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaFreeAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html)
    pub unsafe fn cudaFreeAsync(
        &self,
        devPtr: *mut c_void,
        hStream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeAsync(devPtr, hStream))
    }
    /// Frees host memory from `cudaMallocHost` or `cudaHostAlloc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaFreeHost` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaFreeHost(
        &self,
        ptr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeHost(ptr))
    }
    /// Frees a mipmapped array, allocated or mapped from imported memory.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaFreeMipmappedArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaFreeMipmappedArray(
        &self,
        mipmappedArray: cudaMipmappedArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeMipmappedArray(mipmappedArray))
    }
    /// Writes an array's channel description: bits per channel, and their kind.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetChannelDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaGetChannelDesc(
        &self,
        desc: *mut cudaChannelFormatDesc,
        array: cudaArray_const_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetChannelDesc(desc, array))
    }
    /// Writes the calling thread's device.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetDevice` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaGetDevice(
        &self,
        device: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDevice(device))
    }
    /// Writes the number of CUDA devices.
    ///
    /// `cudaErrorNoDevice` when there is none, `cudaErrorInsufficientDriver` when the driver is missing or too old for this library.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetDeviceCount` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaGetDeviceCount(
        &self,
        count: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceCount(count))
    }
    /// Writes the flags of the calling thread's device: how the host waits, and more.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetDeviceFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaGetDeviceFlags(
        &self,
        flags: *mut c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceFlags(flags))
    }
    /// Writes what is known of a device, in the library's own version of the struct; the buffer is large enough for each and knows what lies at the same place in all.
    ///
    /// `uuid` is what Vulkan calls `deviceUUID`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetDeviceProperties` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaGetDeviceProperties(
        &self,
        prop: *mut DevicePropertiesBuffer,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceProperties(prop, device))
    }
    /// The C name of an error code, as a C string that lives as long as the library.
    ///
    /// A code that the library does not know gets a text that says so.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetErrorName` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html)
    pub unsafe fn cudaGetErrorName(
        &self,
        error: cudaError_t,
    ) -> Result<*const c_char, MissingSymbol> {
        call!(self, cudaGetErrorName(error))
    }
    /// A sentence about an error code, as a C string that lives as long as the library.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetErrorString` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html)
    pub unsafe fn cudaGetErrorString(
        &self,
        error: cudaError_t,
    ) -> Result<*const c_char, MissingSymbol> {
        call!(self, cudaGetErrorString(error))
    }
    /// The calling thread's last error, which is cleared unless it broke the context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetLastError` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html)
    pub unsafe fn cudaGetLastError(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetLastError())
    }
    /// Writes one level of a mipmapped array, as an array that lives as long as the whole.
    ///
    /// Levels count from 0. `cudaErrorInvalidValue` past the last one.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetMipmappedArrayLevel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaGetMipmappedArrayLevel(
        &self,
        levelArray: *mut cudaArray_t,
        mipmappedArray: cudaMipmappedArray_const_t,
        level: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level))
    }
    /// Writes what array a surface object reads and writes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetSurfaceObjectResourceDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__SURFACE__OBJECT.html)
    pub unsafe fn cudaGetSurfaceObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        surfObject: cudaSurfaceObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetSurfaceObjectResourceDesc(pResDesc, surfObject))
    }
    /// Writes what memory a texture object reads.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetTextureObjectResourceDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaGetTextureObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectResourceDesc(pResDesc, texObject))
    }
    /// Writes the view of a texture object that was made with one.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetTextureObjectResourceViewDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaGetTextureObjectResourceViewDesc(
        &self,
        pResViewDesc: *mut cudaResourceViewDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectResourceViewDesc(pResViewDesc, texObject))
    }
    /// Writes how a texture object samples.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaGetTextureObjectTextureDesc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TEXTURE__OBJECT.html)
    pub unsafe fn cudaGetTextureObjectTextureDesc(
        &self,
        pTexDesc: *mut cudaTextureDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectTextureDesc(pTexDesc, texObject))
    }
    /// Allocates page-locked host memory; the flags are `cudaHostAllocMapped` and its kin.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaHostAlloc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaHostAlloc(
        &self,
        pHost: *mut *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostAlloc(pHost, size, flags))
    }
    /// Writes the device's address of mapped host memory.
    ///
    /// The flags are 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaHostGetDevicePointer` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaHostGetDevicePointer(
        &self,
        pDevice: *mut *mut c_void,
        pHost: *mut c_void,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostGetDevicePointer(pDevice, pHost, flags))
    }
    /// Writes the flags that host memory was allocated with.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaHostGetFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaHostGetFlags(
        &self,
        pFlags: *mut c_uint,
        pHost: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostGetFlags(pFlags, pHost))
    }
    /// Locks the pages of host memory that was allocated elsewhere; the size is in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaHostRegister` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaHostRegister(
        &self,
        ptr: *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostRegister(ptr, size, flags))
    }
    /// Ends what `cudaHostRegister` began.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaHostUnregister` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaHostUnregister(
        &self,
        ptr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostUnregister(ptr))
    }
    /// Imports memory that another API allocated and exported.
    ///
    /// On success the driver owns the file descriptor. On failure the manual leaves it with the caller, but the real driver has closed it in some cases: hand over a duplicate. The size is that of the whole exported allocation, in bytes; other sizes are not refused here. `cudaErrorInvalidValue` for a size of 0, bad flags or a bad handle type; `cudaErrorUnknown` for a descriptor that is no memory, or memory of another device.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaImportExternalMemory` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaImportExternalMemory(
        &self,
        extMem_out: *mut cudaExternalMemory_t,
        memHandleDesc: *const cudaExternalMemoryHandleDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaImportExternalMemory(extMem_out, memHandleDesc))
    }
    /// Imports a semaphore that another API exported.
    ///
    /// On success the driver owns the file descriptor. Whether the descriptor is of the kind that is claimed is not checked.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaImportExternalSemaphore` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaImportExternalSemaphore(
        &self,
        extSem_out: *mut cudaExternalSemaphore_t,
        semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaImportExternalSemaphore(extSem_out, semHandleDesc))
    }
    /// Calls a host function when the stream's work so far is done.
    ///
    /// The function runs on a thread of the driver's, must call no CUDA function, and must not unwind; later work of the stream waits for it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLaunchHostFunc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html)
    pub unsafe fn cudaLaunchHostFunc(
        &self,
        stream: cudaStream_t,
        fn_: cudaHostFn_t,
        userData: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLaunchHostFunc(stream, fn_, userData))
    }
    /// Launches a kernel in stream order.
    ///
    /// `func` is a kernel handle from `cudaLibraryGetKernel`; `args` points to one pointer for each argument; `sharedMem` is bytes of dynamic shared memory.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLaunchKernel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXECUTION.html)
    pub unsafe fn cudaLaunchKernel(
        &self,
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: *mut *mut c_void,
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream))
    }
    /// Writes address and size, in bytes, of the device variable of this name, a C string.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLibraryGetGlobal` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html)
    pub unsafe fn cudaLibraryGetGlobal(
        &self,
        dptr: *mut *mut c_void,
        bytes: *mut usize,
        library: cudaLibrary_t,
        name: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryGetGlobal(dptr, bytes, library, name))
    }
    /// Writes the handle of the kernel of this name, a C string.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLibraryGetKernel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html)
    pub unsafe fn cudaLibraryGetKernel(
        &self,
        pKernel: *mut cudaKernel_t,
        library: cudaLibrary_t,
        name: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryGetKernel(pKernel, library, name))
    }
    /// Loads kernels from PTX (a C string) or a binary in memory.
    ///
    /// Newer libraries only: 12.1 lacks it, 12.9 has it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLibraryLoadData` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html)
    pub unsafe fn cudaLibraryLoadData(
        &self,
        library: *mut cudaLibrary_t,
        code: *const c_void,
        jitOptions: *mut cudaJitOption,
        jitOptionsValues: *mut *mut c_void,
        numJitOptions: c_uint,
        libraryOptions: *mut cudaLibraryOption,
        libraryOptionValues: *mut *mut c_void,
        numLibraryOptions: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaLibraryLoadData(library, code, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
        )
    }
    /// Loads kernels from a file of PTX or a binary.
    ///
    /// Newer libraries only: 12.1 lacks it, 12.9 has it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLibraryLoadFromFile` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html)
    pub unsafe fn cudaLibraryLoadFromFile(
        &self,
        library: *mut cudaLibrary_t,
        fileName: *const c_char,
        jitOptions: *mut cudaJitOption,
        jitOptionsValues: *mut *mut c_void,
        numJitOptions: c_uint,
        libraryOptions: *mut cudaLibraryOption,
        libraryOptionValues: *mut *mut c_void,
        numLibraryOptions: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaLibraryLoadFromFile(library, fileName, jitOptions,
            jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues,
            numLibraryOptions)
        )
    }
    /// Unloads kernels.
    ///
    /// They must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaLibraryUnload` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__LIBRARY.html)
    pub unsafe fn cudaLibraryUnload(
        &self,
        library: cudaLibrary_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryUnload(library))
    }
    /// Allocates device memory; sizes are bytes, the address is aligned for every type.
    ///
    /// The memory is not cleared, and cannot be exported as a file descriptor: see `cuMemCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMalloc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMalloc(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc(devPtr, size))
    }
    /// Allocates device memory for a box whose width is in bytes, with rows padded to a pitch that copies like.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMalloc3D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMalloc3D(
        &self,
        pitchedDevPtr: *mut cudaPitchedPtr,
        extent: cudaExtent,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc3D(pitchedDevPtr, extent))
    }
    /// Allocates an array of up to three dimensions, or layers when the flags say so.
    ///
    /// The extent is in texels; a dimension of 0 is absent.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMalloc3DArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMalloc3DArray(
        &self,
        array: *mut cudaArray_t,
        desc: *const cudaChannelFormatDesc,
        extent: cudaExtent,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc3DArray(array, desc, extent, flags))
    }
    /// Allocates a 1D (height 0) or 2D array; width and height are texels.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMallocArray(
        &self,
        array: *mut cudaArray_t,
        desc: *const cudaChannelFormatDesc,
        width: usize,
        height: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocArray(array, desc, width, height, flags))
    }
    /// Allocates device memory in stream order out of the device's pool.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY__POOLS.html)
    pub unsafe fn cudaMallocAsync(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
        hStream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocAsync(devPtr, size, hStream))
    }
    /// Allocates page-locked host memory; copies to and from it run by themselves.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocHost` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMallocHost(
        &self,
        ptr: *mut *mut c_void,
        size: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocHost(ptr, size))
    }
    /// Allocates memory that host and devices share under one address.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocManaged` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMallocManaged(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocManaged(devPtr, size, flags))
    }
    /// Allocates an array with mip levels.
    ///
    /// The extent is that of level 0, in texels.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocMipmappedArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMallocMipmappedArray(
        &self,
        mipmappedArray: *mut cudaMipmappedArray_t,
        desc: *const cudaChannelFormatDesc,
        extent: cudaExtent,
        numLevels: c_uint,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels,
            flags)
        )
    }
    /// Allocates device memory for rows of `width` bytes, padded to the pitch that it writes, in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMallocPitch` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMallocPitch(
        &self,
        devPtr: *mut *mut c_void,
        pitch: *mut usize,
        width: usize,
        height: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocPitch(devPtr, pitch, width, height))
    }
    /// Writes the free and the whole memory of the device, in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemGetInfo` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemGetInfo(
        &self,
        free: *mut usize,
        total: *mut usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemGetInfo(free, total))
    }
    /// Copies `count` bytes, and returns when they are copied (device to device: when the copy is queued).
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy(
        &self,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy(dst, src, count, kind))
    }
    /// Copies `height` rows of `width` bytes between memories with their own pitches, in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2D(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind))
    }
    /// Copies a rectangle between arrays.
    ///
    /// The horizontal offsets and the width are bytes, the vertical ones rows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DArrayToArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DArrayToArray(
        &self,
        dst: cudaArray_t,
        wOffsetDst: usize,
        hOffsetDst: usize,
        src: cudaArray_const_t,
        wOffsetSrc: usize,
        hOffsetSrc: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc,
            hOffsetSrc, width, height, kind)
        )
    }
    /// Copies `height` rows of `width` bytes between memories with their own pitches, in bytes, in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DAsync(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind,
            stream)
        )
    }
    /// Copies `height` rows of `width` bytes out of an array.
    ///
    /// The horizontal offset and the width are bytes, the vertical ones rows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DFromArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DFromArray(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width,
            height, kind)
        )
    }
    /// Copies `height` rows of `width` bytes out of an array in stream order.
    ///
    /// The horizontal offset and the width are bytes, the vertical ones rows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DFromArrayAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DFromArrayAsync(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width,
            height, kind, stream)
        )
    }
    /// Copies `height` rows of `width` bytes into an array.
    ///
    /// The horizontal offset and the width are bytes, the vertical ones rows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DToArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DToArray(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height,
            kind)
        )
    }
    /// Copies `height` rows of `width` bytes into an array in stream order.
    ///
    /// The horizontal offset and the width are bytes, the vertical ones rows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy2DToArrayAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy2DToArrayAsync(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width,
            height, kind, stream)
        )
    }
    /// Copies a box between memories and arrays.
    ///
    /// The extent's width is in texels when an array takes part, else in bytes; the depth of a layered array is its layers.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy3D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy3D(
        &self,
        p: *const cudaMemcpy3DParms,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy3D(p))
    }
    /// Copies a box between memories and arrays in stream order.
    ///
    /// The extent's width is in texels when an array takes part, else in bytes; the depth of a layered array is its layers.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpy3DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpy3DAsync(
        &self,
        p: *const cudaMemcpy3DParms,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy3DAsync(p, stream))
    }
    /// Copies `count` bytes in stream order.
    ///
    /// Host memory must stay alive until the stream is done, and should be page-locked.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpyAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpyAsync(
        &self,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpyAsync(dst, src, count, kind, stream))
    }
    /// Copies `count` bytes between two devices.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpyPeer` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpyPeer(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count))
    }
    /// Copies `count` bytes between two devices in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemcpyPeerAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemcpyPeerAsync(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream))
    }
    /// Sets `count` bytes to the lowest byte of `value`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemset` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemset(
        &self,
        devPtr: *mut c_void,
        value: c_int,
        count: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset(devPtr, value, count))
    }
    /// Sets `height` rows of `width` bytes, `pitch` bytes apart, to the lowest byte of `value`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemset2D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemset2D(
        &self,
        devPtr: *mut c_void,
        pitch: usize,
        value: c_int,
        width: usize,
        height: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset2D(devPtr, pitch, value, width, height))
    }
    /// Sets `height` rows of `width` bytes, `pitch` bytes apart, to the lowest byte of `value`, in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemset2DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemset2DAsync(
        &self,
        devPtr: *mut c_void,
        pitch: usize,
        value: c_int,
        width: usize,
        height: usize,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset2DAsync(devPtr, pitch, value, width, height, stream))
    }
    /// Sets a box, its width in bytes, to the lowest byte of `value`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemset3D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemset3D(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset3D(pitchedDevPtr, value, extent))
    }
    /// Sets a box, its width in bytes, to the lowest byte of `value`, in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemset3DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemset3DAsync(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset3DAsync(pitchedDevPtr, value, extent, stream))
    }
    /// Sets `count` bytes to the lowest byte of `value` in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMemsetAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMemsetAsync(
        &self,
        devPtr: *mut c_void,
        value: c_int,
        count: usize,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemsetAsync(devPtr, value, count, stream))
    }
    /// Writes the size and alignment, in bytes, of the memory that a mipmapped array with deferred mapping needs.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMipmappedArrayGetMemoryRequirements` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMipmappedArrayGetMemoryRequirements(
        &self,
        memoryRequirements: *mut cudaArrayMemoryRequirements,
        mipmap: cudaMipmappedArray_t,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap,
            device)
        )
    }
    /// Writes the tile shape and the mip tail of a sparse mipmapped array.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaMipmappedArrayGetSparseProperties` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html)
    pub unsafe fn cudaMipmappedArrayGetSparseProperties(
        &self,
        sparseProperties: *mut cudaArraySparseProperties,
        mipmap: cudaMipmappedArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMipmappedArrayGetSparseProperties(sparseProperties, mipmap))
    }
    /// The calling thread's last error, which stays.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaPeekAtLastError` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__ERROR.html)
    pub unsafe fn cudaPeekAtLastError(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaPeekAtLastError())
    }
    /// Writes what kind of memory a pointer points to, and on which device.
    ///
    /// Memory that CUDA does not know is `cudaMemoryTypeUnregistered`, not an error.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaPointerGetAttributes` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__UNIFIED.html)
    pub unsafe fn cudaPointerGetAttributes(
        &self,
        attributes: *mut cudaPointerAttributes,
        ptr: *const c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaPointerGetAttributes(attributes, ptr))
    }
    /// Writes the version of this runtime library, 1000 times the major plus 10 times the minor version.
    ///
    /// From 12 on it needs no driver; 11.8 answers `cudaErrorInsufficientDriver`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaRuntimeGetVersion` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART___VERSION.html)
    pub unsafe fn cudaRuntimeGetVersion(
        &self,
        runtimeVersion: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaRuntimeGetVersion(runtimeVersion))
    }
    /// Makes a device the calling thread's own.
    ///
    /// From 12 on this also starts its primary context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaSetDevice` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaSetDevice(
        &self,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaSetDevice(device))
    }
    /// Sets how the host waits for the calling thread's device, and more, before or after its context is made.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaSetDeviceFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__DEVICE.html)
    pub unsafe fn cudaSetDeviceFlags(
        &self,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaSetDeviceFlags(flags))
    }
    /// Signals semaphores when the stream's work so far is done.
    ///
    /// The two arrays have `numExtSems` elements each. A timeline's value must be greater than its counter.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaSignalExternalSemaphoresAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaSignalExternalSemaphoresAsync(
        &self,
        extSemArray: *const cudaExternalSemaphore_t,
        paramsArray: *const cudaExternalSemaphoreSignalParams,
        numExtSems: c_uint,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream)
        )
    }
    /// Makes a stream that waits for the default stream and is waited for by it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamCreate(
        &self,
        pStream: *mut cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreate(pStream))
    }
    /// Makes a stream; with `cudaStreamNonBlocking` the default stream and it do not wait for each other.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamCreateWithFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamCreateWithFlags(
        &self,
        pStream: *mut cudaStream_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreateWithFlags(pStream, flags))
    }
    /// Makes a stream with a priority; smaller numbers go first.
    ///
    /// Priorities outside the device's range are brought into it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamCreateWithPriority` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamCreateWithPriority(
        &self,
        pStream: *mut cudaStream_t,
        flags: c_uint,
        priority: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreateWithPriority(pStream, flags, priority))
    }
    /// Destroys a stream.
    ///
    /// Returns at once; work in it still finishes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamDestroy(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamDestroy(stream))
    }
    /// Writes a stream's flags.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamGetFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamGetFlags(
        &self,
        hStream: cudaStream_t,
        flags: *mut c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamGetFlags(hStream, flags))
    }
    /// Writes a stream's priority.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamGetPriority` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamGetPriority(
        &self,
        hStream: cudaStream_t,
        priority: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamGetPriority(hStream, priority))
    }
    /// `cudaSuccess` when all work of the stream is done, `cudaErrorNotReady` when not, or the error of work that failed.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamQuery` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamQuery(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamQuery(stream))
    }
    /// Blocks until all work of the stream is done, and returns the error of work that failed.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamSynchronize(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamSynchronize(stream))
    }
    /// Makes the stream's later work wait for an event.
    ///
    /// An event that was never recorded is not waited for.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaStreamWaitEvent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__STREAM.html)
    pub unsafe fn cudaStreamWaitEvent(
        &self,
        stream: cudaStream_t,
        event: cudaEvent_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamWaitEvent(stream, event, flags))
    }
    /// Makes the stream's later work wait until the semaphores are signalled; a timeline until its counter has reached the value.
    ///
    /// The two arrays have `numExtSems` elements each.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cudaWaitExternalSemaphoresAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html)
    pub unsafe fn cudaWaitExternalSemaphoresAsync(
        &self,
        extSemArray: *const cudaExternalSemaphore_t,
        paramsArray: *const cudaExternalSemaphoreWaitParams,
        numExtSems: c_uint,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(
            self, cudaWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream)
        )
    }
}
/// The addresses of the driver API's functions; `None` for those that the library lacks.
#[derive(Clone, Copy)]
pub struct DriverFunctions {
    /// Behind [`Driver::cuArray3DCreate`].
    pub cuArray3DCreate: Option<
        unsafe extern "C" fn(
            pHandle: *mut CUarray,
            pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuArray3DGetDescriptor`].
    pub cuArray3DGetDescriptor: Option<
        unsafe extern "C" fn(
            pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
            hArray: CUarray,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuArrayDestroy`].
    pub cuArrayDestroy: Option<unsafe extern "C" fn(hArray: CUarray) -> CUresult>,
    /// Behind [`Driver::cuCtxCreate`].
    pub cuCtxCreate: Option<
        unsafe extern "C" fn(
            pctx: *mut CUcontext,
            flags: c_uint,
            dev: CUdevice,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuCtxDestroy`].
    pub cuCtxDestroy: Option<unsafe extern "C" fn(ctx: CUcontext) -> CUresult>,
    /// Behind [`Driver::cuCtxGetCurrent`].
    pub cuCtxGetCurrent: Option<unsafe extern "C" fn(pctx: *mut CUcontext) -> CUresult>,
    /// Behind [`Driver::cuCtxGetDevice`].
    pub cuCtxGetDevice: Option<unsafe extern "C" fn(device: *mut CUdevice) -> CUresult>,
    /// Behind [`Driver::cuCtxGetFlags`].
    pub cuCtxGetFlags: Option<unsafe extern "C" fn(flags: *mut c_uint) -> CUresult>,
    /// Behind [`Driver::cuCtxGetId`].
    pub cuCtxGetId: Option<
        unsafe extern "C" fn(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult,
    >,
    /// Behind [`Driver::cuCtxPopCurrent`].
    pub cuCtxPopCurrent: Option<unsafe extern "C" fn(pctx: *mut CUcontext) -> CUresult>,
    /// Behind [`Driver::cuCtxPushCurrent`].
    pub cuCtxPushCurrent: Option<unsafe extern "C" fn(ctx: CUcontext) -> CUresult>,
    /// Behind [`Driver::cuCtxSetCurrent`].
    pub cuCtxSetCurrent: Option<unsafe extern "C" fn(ctx: CUcontext) -> CUresult>,
    /// Behind [`Driver::cuCtxSynchronize`].
    pub cuCtxSynchronize: Option<unsafe extern "C" fn() -> CUresult>,
    /// Behind [`Driver::cuDestroyExternalMemory`].
    pub cuDestroyExternalMemory: Option<
        unsafe extern "C" fn(extMem: CUexternalMemory) -> CUresult,
    >,
    /// Behind [`Driver::cuDestroyExternalSemaphore`].
    pub cuDestroyExternalSemaphore: Option<
        unsafe extern "C" fn(extSem: CUexternalSemaphore) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGet`].
    pub cuDeviceGet: Option<
        unsafe extern "C" fn(device: *mut CUdevice, ordinal: c_int) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGetAttribute`].
    pub cuDeviceGetAttribute: Option<
        unsafe extern "C" fn(
            pi: *mut c_int,
            attrib: CUdevice_attribute,
            dev: CUdevice,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGetByPCIBusId`].
    pub cuDeviceGetByPCIBusId: Option<
        unsafe extern "C" fn(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGetCount`].
    pub cuDeviceGetCount: Option<unsafe extern "C" fn(count: *mut c_int) -> CUresult>,
    /// Behind [`Driver::cuDeviceGetName`].
    pub cuDeviceGetName: Option<
        unsafe extern "C" fn(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGetPCIBusId`].
    pub cuDeviceGetPCIBusId: Option<
        unsafe extern "C" fn(
            pciBusId: *mut c_char,
            len: c_int,
            dev: CUdevice,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceGetUuid`].
    pub cuDeviceGetUuid: Option<
        unsafe extern "C" fn(uuid: *mut CUuuid, dev: CUdevice) -> CUresult,
    >,
    /// Behind [`Driver::cuDevicePrimaryCtxGetState`].
    pub cuDevicePrimaryCtxGetState: Option<
        unsafe extern "C" fn(
            dev: CUdevice,
            flags: *mut c_uint,
            active: *mut c_int,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuDevicePrimaryCtxRelease`].
    pub cuDevicePrimaryCtxRelease: Option<
        unsafe extern "C" fn(dev: CUdevice) -> CUresult,
    >,
    /// Behind [`Driver::cuDevicePrimaryCtxRetain`].
    pub cuDevicePrimaryCtxRetain: Option<
        unsafe extern "C" fn(pctx: *mut CUcontext, dev: CUdevice) -> CUresult,
    >,
    /// Behind [`Driver::cuDeviceTotalMem`].
    pub cuDeviceTotalMem: Option<
        unsafe extern "C" fn(bytes: *mut usize, dev: CUdevice) -> CUresult,
    >,
    /// Behind [`Driver::cuDriverGetVersion`].
    pub cuDriverGetVersion: Option<
        unsafe extern "C" fn(driverVersion: *mut c_int) -> CUresult,
    >,
    /// Behind [`Driver::cuEventCreate`].
    pub cuEventCreate: Option<
        unsafe extern "C" fn(phEvent: *mut CUevent, Flags: c_uint) -> CUresult,
    >,
    /// Behind [`Driver::cuEventDestroy`].
    pub cuEventDestroy: Option<unsafe extern "C" fn(hEvent: CUevent) -> CUresult>,
    /// Behind [`Driver::cuEventQuery`].
    pub cuEventQuery: Option<unsafe extern "C" fn(hEvent: CUevent) -> CUresult>,
    /// Behind [`Driver::cuEventRecord`].
    pub cuEventRecord: Option<
        unsafe extern "C" fn(hEvent: CUevent, hStream: CUstream) -> CUresult,
    >,
    /// Behind [`Driver::cuEventSynchronize`].
    pub cuEventSynchronize: Option<unsafe extern "C" fn(hEvent: CUevent) -> CUresult>,
    /// Behind [`Driver::cuExternalMemoryGetMappedBuffer`].
    pub cuExternalMemoryGetMappedBuffer: Option<
        unsafe extern "C" fn(
            devPtr: *mut CUdeviceptr,
            extMem: CUexternalMemory,
            bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuExternalMemoryGetMappedMipmappedArray`].
    pub cuExternalMemoryGetMappedMipmappedArray: Option<
        unsafe extern "C" fn(
            mipmap: *mut CUmipmappedArray,
            extMem: CUexternalMemory,
            mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuGetErrorName`].
    pub cuGetErrorName: Option<
        unsafe extern "C" fn(error: CUresult, pStr: *mut *const c_char) -> CUresult,
    >,
    /// Behind [`Driver::cuGetErrorString`].
    pub cuGetErrorString: Option<
        unsafe extern "C" fn(error: CUresult, pStr: *mut *const c_char) -> CUresult,
    >,
    /// Behind [`Driver::cuImportExternalMemory`].
    pub cuImportExternalMemory: Option<
        unsafe extern "C" fn(
            extMem_out: *mut CUexternalMemory,
            memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuImportExternalSemaphore`].
    pub cuImportExternalSemaphore: Option<
        unsafe extern "C" fn(
            extSem_out: *mut CUexternalSemaphore,
            semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuInit`].
    pub cuInit: Option<unsafe extern "C" fn(Flags: c_uint) -> CUresult>,
    /// Behind [`Driver::cuKernelGetFunction`].
    pub cuKernelGetFunction: Option<
        unsafe extern "C" fn(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult,
    >,
    /// Behind [`Driver::cuLaunchHostFunc`].
    pub cuLaunchHostFunc: Option<
        unsafe extern "C" fn(
            hStream: CUstream,
            fn_: CUhostFn,
            userData: *mut c_void,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuLaunchKernel`].
    pub cuLaunchKernel: Option<
        unsafe extern "C" fn(
            f: CUfunction,
            gridDimX: c_uint,
            gridDimY: c_uint,
            gridDimZ: c_uint,
            blockDimX: c_uint,
            blockDimY: c_uint,
            blockDimZ: c_uint,
            sharedMemBytes: c_uint,
            hStream: CUstream,
            kernelParams: *mut *mut c_void,
            extra: *mut *mut c_void,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuLibraryGetKernel`].
    pub cuLibraryGetKernel: Option<
        unsafe extern "C" fn(
            pKernel: *mut CUkernel,
            library: CUlibrary,
            name: *const c_char,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuLibraryLoadData`].
    pub cuLibraryLoadData: Option<
        unsafe extern "C" fn(
            library: *mut CUlibrary,
            code: *const c_void,
            jitOptions: *mut CUjit_option,
            jitOptionsValues: *mut *mut c_void,
            numJitOptions: c_uint,
            libraryOptions: *mut CUlibraryOption,
            libraryOptionValues: *mut *mut c_void,
            numLibraryOptions: c_uint,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuLibraryUnload`].
    pub cuLibraryUnload: Option<unsafe extern "C" fn(library: CUlibrary) -> CUresult>,
    /// Behind [`Driver::cuMemAddressFree`].
    pub cuMemAddressFree: Option<
        unsafe extern "C" fn(ptr: CUdeviceptr, size: usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemAddressReserve`].
    pub cuMemAddressReserve: Option<
        unsafe extern "C" fn(
            ptr: *mut CUdeviceptr,
            size: usize,
            alignment: usize,
            addr: CUdeviceptr,
            flags: c_ulonglong,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemAlloc`].
    pub cuMemAlloc: Option<
        unsafe extern "C" fn(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemAllocHost`].
    pub cuMemAllocHost: Option<
        unsafe extern "C" fn(pp: *mut *mut c_void, bytesize: usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemCreate`].
    pub cuMemCreate: Option<
        unsafe extern "C" fn(
            handle: *mut CUmemGenericAllocationHandle,
            size: usize,
            prop: *const CUmemAllocationProp,
            flags: c_ulonglong,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemExportToShareableHandle`].
    pub cuMemExportToShareableHandle: Option<
        unsafe extern "C" fn(
            shareableHandle: *mut c_void,
            handle: CUmemGenericAllocationHandle,
            handleType: CUmemAllocationHandleType,
            flags: c_ulonglong,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemFree`].
    pub cuMemFree: Option<unsafe extern "C" fn(dptr: CUdeviceptr) -> CUresult>,
    /// Behind [`Driver::cuMemFreeHost`].
    pub cuMemFreeHost: Option<unsafe extern "C" fn(p: *mut c_void) -> CUresult>,
    /// Behind [`Driver::cuMemGetAccess`].
    pub cuMemGetAccess: Option<
        unsafe extern "C" fn(
            flags: *mut c_ulonglong,
            location: *const CUmemLocation,
            ptr: CUdeviceptr,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemGetAddressRange`].
    pub cuMemGetAddressRange: Option<
        unsafe extern "C" fn(
            pbase: *mut CUdeviceptr,
            psize: *mut usize,
            dptr: CUdeviceptr,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemGetAllocationGranularity`].
    pub cuMemGetAllocationGranularity: Option<
        unsafe extern "C" fn(
            granularity: *mut usize,
            prop: *const CUmemAllocationProp,
            option: CUmemAllocationGranularity_flags,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemGetAllocationPropertiesFromHandle`].
    pub cuMemGetAllocationPropertiesFromHandle: Option<
        unsafe extern "C" fn(
            prop: *mut CUmemAllocationProp,
            handle: CUmemGenericAllocationHandle,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemGetHandleForAddressRange`].
    pub cuMemGetHandleForAddressRange: Option<
        unsafe extern "C" fn(
            handle: *mut c_void,
            dptr: CUdeviceptr,
            size: usize,
            handleType: CUmemRangeHandleType,
            flags: c_ulonglong,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemGetInfo`].
    pub cuMemGetInfo: Option<
        unsafe extern "C" fn(free: *mut usize, total: *mut usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemImportFromShareableHandle`].
    pub cuMemImportFromShareableHandle: Option<
        unsafe extern "C" fn(
            handle: *mut CUmemGenericAllocationHandle,
            osHandle: *mut c_void,
            shHandleType: CUmemAllocationHandleType,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemMap`].
    pub cuMemMap: Option<
        unsafe extern "C" fn(
            ptr: CUdeviceptr,
            size: usize,
            offset: usize,
            handle: CUmemGenericAllocationHandle,
            flags: c_ulonglong,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemRelease`].
    pub cuMemRelease: Option<
        unsafe extern "C" fn(handle: CUmemGenericAllocationHandle) -> CUresult,
    >,
    /// Behind [`Driver::cuMemRetainAllocationHandle`].
    pub cuMemRetainAllocationHandle: Option<
        unsafe extern "C" fn(
            handle: *mut CUmemGenericAllocationHandle,
            addr: *mut c_void,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemSetAccess`].
    pub cuMemSetAccess: Option<
        unsafe extern "C" fn(
            ptr: CUdeviceptr,
            size: usize,
            desc: *const CUmemAccessDesc,
            count: usize,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemUnmap`].
    pub cuMemUnmap: Option<
        unsafe extern "C" fn(ptr: CUdeviceptr, size: usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpy2D`].
    pub cuMemcpy2D: Option<
        unsafe extern "C" fn(pCopy: *const CUDA_MEMCPY2D) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpy2DAsync`].
    pub cuMemcpy2DAsync: Option<
        unsafe extern "C" fn(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpy3D`].
    pub cuMemcpy3D: Option<
        unsafe extern "C" fn(pCopy: *const CUDA_MEMCPY3D) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpy3DAsync`].
    pub cuMemcpy3DAsync: Option<
        unsafe extern "C" fn(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpyAsync`].
    pub cuMemcpyAsync: Option<
        unsafe extern "C" fn(
            dst: CUdeviceptr,
            src: CUdeviceptr,
            ByteCount: usize,
            hStream: CUstream,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpyDtoH`].
    pub cuMemcpyDtoH: Option<
        unsafe extern "C" fn(
            dstHost: *mut c_void,
            srcDevice: CUdeviceptr,
            ByteCount: usize,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpyDtoHAsync`].
    pub cuMemcpyDtoHAsync: Option<
        unsafe extern "C" fn(
            dstHost: *mut c_void,
            srcDevice: CUdeviceptr,
            ByteCount: usize,
            hStream: CUstream,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpyHtoD`].
    pub cuMemcpyHtoD: Option<
        unsafe extern "C" fn(
            dstDevice: CUdeviceptr,
            srcHost: *const c_void,
            ByteCount: usize,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemcpyHtoDAsync`].
    pub cuMemcpyHtoDAsync: Option<
        unsafe extern "C" fn(
            dstDevice: CUdeviceptr,
            srcHost: *const c_void,
            ByteCount: usize,
            hStream: CUstream,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMemsetD8`].
    pub cuMemsetD8: Option<
        unsafe extern "C" fn(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult,
    >,
    /// Behind [`Driver::cuMemsetD8Async`].
    pub cuMemsetD8Async: Option<
        unsafe extern "C" fn(
            dstDevice: CUdeviceptr,
            uc: c_uchar,
            N: usize,
            hStream: CUstream,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMipmappedArrayCreate`].
    pub cuMipmappedArrayCreate: Option<
        unsafe extern "C" fn(
            pHandle: *mut CUmipmappedArray,
            pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
            numMipmapLevels: c_uint,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuMipmappedArrayDestroy`].
    pub cuMipmappedArrayDestroy: Option<
        unsafe extern "C" fn(hMipmappedArray: CUmipmappedArray) -> CUresult,
    >,
    /// Behind [`Driver::cuMipmappedArrayGetLevel`].
    pub cuMipmappedArrayGetLevel: Option<
        unsafe extern "C" fn(
            pLevelArray: *mut CUarray,
            hMipmappedArray: CUmipmappedArray,
            level: c_uint,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuModuleGetFunction`].
    pub cuModuleGetFunction: Option<
        unsafe extern "C" fn(
            hfunc: *mut CUfunction,
            hmod: CUmodule,
            name: *const c_char,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuModuleGetGlobal`].
    pub cuModuleGetGlobal: Option<
        unsafe extern "C" fn(
            dptr: *mut CUdeviceptr,
            bytes: *mut usize,
            hmod: CUmodule,
            name: *const c_char,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuModuleLoadData`].
    pub cuModuleLoadData: Option<
        unsafe extern "C" fn(module: *mut CUmodule, image: *const c_void) -> CUresult,
    >,
    /// Behind [`Driver::cuModuleLoadDataEx`].
    pub cuModuleLoadDataEx: Option<
        unsafe extern "C" fn(
            module: *mut CUmodule,
            image: *const c_void,
            numOptions: c_uint,
            options: *mut CUjit_option,
            optionValues: *mut *mut c_void,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuModuleUnload`].
    pub cuModuleUnload: Option<unsafe extern "C" fn(hmod: CUmodule) -> CUresult>,
    /// Behind [`Driver::cuPointerGetAttribute`].
    pub cuPointerGetAttribute: Option<
        unsafe extern "C" fn(
            data: *mut c_void,
            attribute: CUpointer_attribute,
            ptr: CUdeviceptr,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuSignalExternalSemaphoresAsync`].
    pub cuSignalExternalSemaphoresAsync: Option<
        unsafe extern "C" fn(
            extSemArray: *const CUexternalSemaphore,
            paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
            numExtSems: c_uint,
            stream: CUstream,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuStreamCreate`].
    pub cuStreamCreate: Option<
        unsafe extern "C" fn(phStream: *mut CUstream, Flags: c_uint) -> CUresult,
    >,
    /// Behind [`Driver::cuStreamDestroy`].
    pub cuStreamDestroy: Option<unsafe extern "C" fn(hStream: CUstream) -> CUresult>,
    /// Behind [`Driver::cuStreamGetCtx`].
    pub cuStreamGetCtx: Option<
        unsafe extern "C" fn(hStream: CUstream, pctx: *mut CUcontext) -> CUresult,
    >,
    /// Behind [`Driver::cuStreamQuery`].
    pub cuStreamQuery: Option<unsafe extern "C" fn(hStream: CUstream) -> CUresult>,
    /// Behind [`Driver::cuStreamSynchronize`].
    pub cuStreamSynchronize: Option<unsafe extern "C" fn(hStream: CUstream) -> CUresult>,
    /// Behind [`Driver::cuStreamWaitEvent`].
    pub cuStreamWaitEvent: Option<
        unsafe extern "C" fn(
            hStream: CUstream,
            hEvent: CUevent,
            Flags: c_uint,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuSurfObjectCreate`].
    pub cuSurfObjectCreate: Option<
        unsafe extern "C" fn(
            pSurfObject: *mut CUsurfObject,
            pResDesc: *const CUDA_RESOURCE_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuSurfObjectDestroy`].
    pub cuSurfObjectDestroy: Option<
        unsafe extern "C" fn(surfObject: CUsurfObject) -> CUresult,
    >,
    /// Behind [`Driver::cuTexObjectCreate`].
    pub cuTexObjectCreate: Option<
        unsafe extern "C" fn(
            pTexObject: *mut CUtexObject,
            pResDesc: *const CUDA_RESOURCE_DESC,
            pTexDesc: *const CUDA_TEXTURE_DESC,
            pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
        ) -> CUresult,
    >,
    /// Behind [`Driver::cuTexObjectDestroy`].
    pub cuTexObjectDestroy: Option<
        unsafe extern "C" fn(texObject: CUtexObject) -> CUresult,
    >,
    /// Behind [`Driver::cuWaitExternalSemaphoresAsync`].
    pub cuWaitExternalSemaphoresAsync: Option<
        unsafe extern "C" fn(
            extSemArray: *const CUexternalSemaphore,
            paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
            numExtSems: c_uint,
            stream: CUstream,
        ) -> CUresult,
    >,
}
opaque_debug!(DriverFunctions);
impl DriverFunctions {
    /// Asks `find` for each symbol, the newest form first.
    ///
    /// # Safety
    ///
    /// What `find` returns for a symbol is null or the address of CUDA's function of that name, valid for the rest of the process.
    pub(crate) unsafe fn look_up(find: &mut dyn FnMut(&CStr) -> *const c_void) -> Self {
        Self {
            cuArray3DCreate: address!(find, c"cuArray3DCreate_v2"),
            cuArray3DGetDescriptor: address!(find, c"cuArray3DGetDescriptor_v2"),
            cuArrayDestroy: address!(find, c"cuArrayDestroy"),
            cuCtxCreate: address!(find, c"cuCtxCreate_v2"),
            cuCtxDestroy: address!(find, c"cuCtxDestroy_v2"),
            cuCtxGetCurrent: address!(find, c"cuCtxGetCurrent"),
            cuCtxGetDevice: address!(find, c"cuCtxGetDevice"),
            cuCtxGetFlags: address!(find, c"cuCtxGetFlags"),
            cuCtxGetId: address!(find, c"cuCtxGetId"),
            cuCtxPopCurrent: address!(find, c"cuCtxPopCurrent_v2"),
            cuCtxPushCurrent: address!(find, c"cuCtxPushCurrent_v2"),
            cuCtxSetCurrent: address!(find, c"cuCtxSetCurrent"),
            cuCtxSynchronize: address!(find, c"cuCtxSynchronize"),
            cuDestroyExternalMemory: address!(find, c"cuDestroyExternalMemory"),
            cuDestroyExternalSemaphore: address!(find, c"cuDestroyExternalSemaphore"),
            cuDeviceGet: address!(find, c"cuDeviceGet"),
            cuDeviceGetAttribute: address!(find, c"cuDeviceGetAttribute"),
            cuDeviceGetByPCIBusId: address!(find, c"cuDeviceGetByPCIBusId"),
            cuDeviceGetCount: address!(find, c"cuDeviceGetCount"),
            cuDeviceGetName: address!(find, c"cuDeviceGetName"),
            cuDeviceGetPCIBusId: address!(find, c"cuDeviceGetPCIBusId"),
            cuDeviceGetUuid: address!(find, c"cuDeviceGetUuid_v2", c"cuDeviceGetUuid"),
            cuDevicePrimaryCtxGetState: address!(find, c"cuDevicePrimaryCtxGetState"),
            cuDevicePrimaryCtxRelease: address!(find, c"cuDevicePrimaryCtxRelease_v2"),
            cuDevicePrimaryCtxRetain: address!(find, c"cuDevicePrimaryCtxRetain"),
            cuDeviceTotalMem: address!(find, c"cuDeviceTotalMem_v2"),
            cuDriverGetVersion: address!(find, c"cuDriverGetVersion"),
            cuEventCreate: address!(find, c"cuEventCreate"),
            cuEventDestroy: address!(find, c"cuEventDestroy_v2"),
            cuEventQuery: address!(find, c"cuEventQuery"),
            cuEventRecord: address!(find, c"cuEventRecord"),
            cuEventSynchronize: address!(find, c"cuEventSynchronize"),
            cuExternalMemoryGetMappedBuffer: address!(
                find, c"cuExternalMemoryGetMappedBuffer"
            ),
            cuExternalMemoryGetMappedMipmappedArray: address!(
                find, c"cuExternalMemoryGetMappedMipmappedArray"
            ),
            cuGetErrorName: address!(find, c"cuGetErrorName"),
            cuGetErrorString: address!(find, c"cuGetErrorString"),
            cuImportExternalMemory: address!(find, c"cuImportExternalMemory"),
            cuImportExternalSemaphore: address!(find, c"cuImportExternalSemaphore"),
            cuInit: address!(find, c"cuInit"),
            cuKernelGetFunction: address!(find, c"cuKernelGetFunction"),
            cuLaunchHostFunc: address!(find, c"cuLaunchHostFunc"),
            cuLaunchKernel: address!(find, c"cuLaunchKernel"),
            cuLibraryGetKernel: address!(find, c"cuLibraryGetKernel"),
            cuLibraryLoadData: address!(find, c"cuLibraryLoadData"),
            cuLibraryUnload: address!(find, c"cuLibraryUnload"),
            cuMemAddressFree: address!(find, c"cuMemAddressFree"),
            cuMemAddressReserve: address!(find, c"cuMemAddressReserve"),
            cuMemAlloc: address!(find, c"cuMemAlloc_v2"),
            cuMemAllocHost: address!(find, c"cuMemAllocHost_v2"),
            cuMemCreate: address!(find, c"cuMemCreate"),
            cuMemExportToShareableHandle: address!(
                find, c"cuMemExportToShareableHandle"
            ),
            cuMemFree: address!(find, c"cuMemFree_v2"),
            cuMemFreeHost: address!(find, c"cuMemFreeHost"),
            cuMemGetAccess: address!(find, c"cuMemGetAccess"),
            cuMemGetAddressRange: address!(find, c"cuMemGetAddressRange_v2"),
            cuMemGetAllocationGranularity: address!(
                find, c"cuMemGetAllocationGranularity"
            ),
            cuMemGetAllocationPropertiesFromHandle: address!(
                find, c"cuMemGetAllocationPropertiesFromHandle"
            ),
            cuMemGetHandleForAddressRange: address!(
                find, c"cuMemGetHandleForAddressRange"
            ),
            cuMemGetInfo: address!(find, c"cuMemGetInfo_v2"),
            cuMemImportFromShareableHandle: address!(
                find, c"cuMemImportFromShareableHandle"
            ),
            cuMemMap: address!(find, c"cuMemMap"),
            cuMemRelease: address!(find, c"cuMemRelease"),
            cuMemRetainAllocationHandle: address!(find, c"cuMemRetainAllocationHandle"),
            cuMemSetAccess: address!(find, c"cuMemSetAccess"),
            cuMemUnmap: address!(find, c"cuMemUnmap"),
            cuMemcpy2D: address!(find, c"cuMemcpy2D_v2"),
            cuMemcpy2DAsync: address!(find, c"cuMemcpy2DAsync_v2"),
            cuMemcpy3D: address!(find, c"cuMemcpy3D_v2"),
            cuMemcpy3DAsync: address!(find, c"cuMemcpy3DAsync_v2"),
            cuMemcpyAsync: address!(find, c"cuMemcpyAsync"),
            cuMemcpyDtoH: address!(find, c"cuMemcpyDtoH_v2"),
            cuMemcpyDtoHAsync: address!(find, c"cuMemcpyDtoHAsync_v2"),
            cuMemcpyHtoD: address!(find, c"cuMemcpyHtoD_v2"),
            cuMemcpyHtoDAsync: address!(find, c"cuMemcpyHtoDAsync_v2"),
            cuMemsetD8: address!(find, c"cuMemsetD8_v2"),
            cuMemsetD8Async: address!(find, c"cuMemsetD8Async"),
            cuMipmappedArrayCreate: address!(find, c"cuMipmappedArrayCreate"),
            cuMipmappedArrayDestroy: address!(find, c"cuMipmappedArrayDestroy"),
            cuMipmappedArrayGetLevel: address!(find, c"cuMipmappedArrayGetLevel"),
            cuModuleGetFunction: address!(find, c"cuModuleGetFunction"),
            cuModuleGetGlobal: address!(find, c"cuModuleGetGlobal_v2"),
            cuModuleLoadData: address!(find, c"cuModuleLoadData"),
            cuModuleLoadDataEx: address!(find, c"cuModuleLoadDataEx"),
            cuModuleUnload: address!(find, c"cuModuleUnload"),
            cuPointerGetAttribute: address!(find, c"cuPointerGetAttribute"),
            cuSignalExternalSemaphoresAsync: address!(
                find, c"cuSignalExternalSemaphoresAsync"
            ),
            cuStreamCreate: address!(find, c"cuStreamCreate"),
            cuStreamDestroy: address!(find, c"cuStreamDestroy_v2"),
            cuStreamGetCtx: address!(find, c"cuStreamGetCtx"),
            cuStreamQuery: address!(find, c"cuStreamQuery"),
            cuStreamSynchronize: address!(find, c"cuStreamSynchronize"),
            cuStreamWaitEvent: address!(find, c"cuStreamWaitEvent"),
            cuSurfObjectCreate: address!(find, c"cuSurfObjectCreate"),
            cuSurfObjectDestroy: address!(find, c"cuSurfObjectDestroy"),
            cuTexObjectCreate: address!(find, c"cuTexObjectCreate"),
            cuTexObjectDestroy: address!(find, c"cuTexObjectDestroy"),
            cuWaitExternalSemaphoresAsync: address!(
                find, c"cuWaitExternalSemaphoresAsync"
            ),
        }
    }
}
impl Driver {
    /// Allocates an array of up to three dimensions, or layers when the flags say so.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuArray3DCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuArray3DCreate(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArray3DCreate(pHandle, pAllocateArray))
    }
    /// Writes the description of an array.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuArray3DGetDescriptor` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuArray3DGetDescriptor(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
        hArray: CUarray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArray3DGetDescriptor(pArrayDescriptor, hArray))
    }
    /// Frees an array.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuArrayDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuArrayDestroy(
        &self,
        hArray: CUarray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArrayDestroy(hArray))
    }
    /// Makes a context for a device, and current to the calling thread.
    ///
    /// This is the form with three arguments that every driver has (`cuCtxCreate_v2`), whatever the headers call by the plain name.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxCreate(
        &self,
        pctx: *mut CUcontext,
        flags: c_uint,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxCreate(pctx, flags, dev))
    }
    /// Destroys a context that `cuCtxCreate` made, and everything that lives in it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxDestroy(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxDestroy(ctx))
    }
    /// Writes the calling thread's context, or null.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxGetCurrent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxGetCurrent(
        &self,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetCurrent(pctx))
    }
    /// Writes the device of the calling thread's context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxGetDevice` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxGetDevice(
        &self,
        device: *mut CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetDevice(device))
    }
    /// Writes the flags of the calling thread's context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxGetFlags` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxGetFlags(
        &self,
        flags: *mut c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetFlags(flags))
    }
    /// Writes a number that names a context and is never used again in this process.
    ///
    /// From 12.0 on.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxGetId` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxGetId(
        &self,
        ctx: CUcontext,
        ctxId: *mut c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetId(ctx, ctxId))
    }
    /// Takes the top of the calling thread's stack of contexts, and writes it where the pointer is not null.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxPopCurrent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxPopCurrent(
        &self,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxPopCurrent(pctx))
    }
    /// Puts a context on the calling thread's stack, which makes it current.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxPushCurrent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxPushCurrent(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxPushCurrent(ctx))
    }
    /// Replaces the top of the calling thread's stack of contexts; null empties it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxSetCurrent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxSetCurrent(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxSetCurrent(ctx))
    }
    /// Blocks until all work of the calling thread's context is done.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuCtxSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html)
    pub unsafe fn cuCtxSynchronize(&self) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxSynchronize())
    }
    /// Gives an imported memory object back.
    ///
    /// Every mapping made from it must have been freed before.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDestroyExternalMemory` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuDestroyExternalMemory(
        &self,
        extMem: CUexternalMemory,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDestroyExternalMemory(extMem))
    }
    /// Gives an imported semaphore back.
    ///
    /// Work that waits for it or signals it must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDestroyExternalSemaphore` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuDestroyExternalSemaphore(
        &self,
        extSem: CUexternalSemaphore,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDestroyExternalSemaphore(extSem))
    }
    /// Writes the device with this ordinal.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGet` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGet(
        &self,
        device: *mut CUdevice,
        ordinal: c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGet(device, ordinal))
    }
    /// Writes one attribute of a device.
    ///
    /// The attribute comes before the device.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetAttribute` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetAttribute(
        &self,
        pi: *mut c_int,
        attrib: CUdevice_attribute,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetAttribute(pi, attrib, dev))
    }
    /// Writes the device at a PCI address given as a C string.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetByPCIBusId` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetByPCIBusId(
        &self,
        dev: *mut CUdevice,
        pciBusId: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetByPCIBusId(dev, pciBusId))
    }
    /// Writes the number of CUDA devices.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetCount` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetCount(
        &self,
        count: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetCount(count))
    }
    /// Writes a device's name as a C string of at most `len` bytes, the final zero included.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetName` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetName(
        &self,
        name: *mut c_char,
        len: c_int,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetName(name, len, dev))
    }
    /// Writes a device's PCI address as a C string; 13 bytes hold it, the final zero included.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetPCIBusId` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetPCIBusId(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetPCIBusId(pciBusId, len, dev))
    }
    /// Writes the 16 bytes that name a device on every API; Vulkan calls them `deviceUUID`.
    ///
    /// Under MIG it is the instance's.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceGetUuid` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceGetUuid(
        &self,
        uuid: *mut CUuuid,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetUuid(uuid, dev))
    }
    /// Writes the flags of a device's primary context, and whether it is active.
    ///
    /// Starts nothing.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDevicePrimaryCtxGetState` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html)
    pub unsafe fn cuDevicePrimaryCtxGetState(
        &self,
        dev: CUdevice,
        flags: *mut c_uint,
        active: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxGetState(dev, flags, active))
    }
    /// Gives one hold on a device's primary context back; the last one ends the context, for everybody.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDevicePrimaryCtxRelease` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html)
    pub unsafe fn cuDevicePrimaryCtxRelease(
        &self,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxRelease(dev))
    }
    /// Takes a hold on a device's primary context, the one that the runtime API uses.
    ///
    /// Does not make it current.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDevicePrimaryCtxRetain` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html)
    pub unsafe fn cuDevicePrimaryCtxRetain(
        &self,
        pctx: *mut CUcontext,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxRetain(pctx, dev))
    }
    /// Writes a device's memory in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDeviceTotalMem` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html)
    pub unsafe fn cuDeviceTotalMem(
        &self,
        bytes: *mut usize,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceTotalMem(bytes, dev))
    }
    /// Writes the newest CUDA version that the driver serves, 1000 times the major plus 10 times the minor version.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuDriverGetVersion` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html)
    pub unsafe fn cuDriverGetVersion(
        &self,
        driverVersion: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDriverGetVersion(driverVersion))
    }
    /// Makes an event.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuEventCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html)
    pub unsafe fn cuEventCreate(
        &self,
        phEvent: *mut CUevent,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventCreate(phEvent, Flags))
    }
    /// Destroys an event.
    ///
    /// Returns at once.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuEventDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html)
    pub unsafe fn cuEventDestroy(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventDestroy(hEvent))
    }
    /// `CUDA_SUCCESS` when the recorded work is done, `CUDA_ERROR_NOT_READY` when not.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuEventQuery` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html)
    pub unsafe fn cuEventQuery(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventQuery(hEvent))
    }
    /// Records in an event the stream's work so far.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuEventRecord` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html)
    pub unsafe fn cuEventRecord(
        &self,
        hEvent: CUevent,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventRecord(hEvent, hStream))
    }
    /// Blocks until the recorded work is done.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuEventSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html)
    pub unsafe fn cuEventSynchronize(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventSynchronize(hEvent))
    }
    /// Maps a range of imported memory, and writes its device address.
    ///
    /// Offset and size are bytes. The pointer is freed with `cuMemFree`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuExternalMemoryGetMappedBuffer` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuExternalMemoryGetMappedBuffer(
        &self,
        devPtr: *mut CUdeviceptr,
        extMem: CUexternalMemory,
        bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc))
    }
    /// Maps imported memory as a mipmapped array.
    ///
    /// The description must be exactly that of the image; never pass 0 levels. The array is freed with `cuMipmappedArrayDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuExternalMemoryGetMappedMipmappedArray` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
        &self,
        mipmap: *mut CUmipmappedArray,
        extMem: CUexternalMemory,
        mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc))
    }
    /// Writes the C name of an error code, as a C string that lives as long as the library; null for a code that the driver does not know.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuGetErrorName` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html)
    pub unsafe fn cuGetErrorName(
        &self,
        error: CUresult,
        pStr: *mut *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuGetErrorName(error, pStr))
    }
    /// Writes a sentence about an error code, as a C string that lives as long as the library; null for a code that the driver does not know.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuGetErrorString` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html)
    pub unsafe fn cuGetErrorString(
        &self,
        error: CUresult,
        pStr: *mut *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuGetErrorString(error, pStr))
    }
    /// Imports memory that another API allocated and exported; dma-buf descriptors from 13.0 on.
    ///
    /// On success the driver owns the file descriptor; on failure it may have closed it all the same: hand over a duplicate.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuImportExternalMemory` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuImportExternalMemory(
        &self,
        extMem_out: *mut CUexternalMemory,
        memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuImportExternalMemory(extMem_out, memHandleDesc))
    }
    /// Imports a semaphore that another API exported.
    ///
    /// On success the driver owns the file descriptor.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuImportExternalSemaphore` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuImportExternalSemaphore(
        &self,
        extSem_out: *mut CUexternalSemaphore,
        semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuImportExternalSemaphore(extSem_out, semHandleDesc))
    }
    /// Starts the driver for this process; every other function demands it.
    ///
    /// The flags are 0. A forked child of a started process cannot start it again.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuInit` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html)
    pub unsafe fn cuInit(&self, Flags: c_uint) -> Result<CUresult, MissingSymbol> {
        call!(self, cuInit(Flags))
    }
    /// Writes the function of a kernel in the calling thread's context.
    ///
    /// From 12.0 on.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuKernelGetFunction` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html)
    pub unsafe fn cuKernelGetFunction(
        &self,
        pFunc: *mut CUfunction,
        kernel: CUkernel,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuKernelGetFunction(pFunc, kernel))
    }
    /// Calls a host function when the stream's work so far is done.
    ///
    /// It must call no CUDA function and must not unwind.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuLaunchHostFunc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html)
    pub unsafe fn cuLaunchHostFunc(
        &self,
        hStream: CUstream,
        fn_: CUhostFn,
        userData: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLaunchHostFunc(hStream, fn_, userData))
    }
    /// Launches a kernel in stream order: numbers of blocks, then of threads a block, bytes of dynamic shared memory, stream, and one pointer for each argument.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuLaunchKernel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html)
    pub unsafe fn cuLaunchKernel(
        &self,
        f: CUfunction,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
        hStream: CUstream,
        kernelParams: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
            blockDimZ, sharedMemBytes, hStream, kernelParams, extra)
        )
    }
    /// Writes the kernel of this name, a C string, out of a library.
    ///
    /// From 12.0 on.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuLibraryGetKernel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html)
    pub unsafe fn cuLibraryGetKernel(
        &self,
        pKernel: *mut CUkernel,
        library: CUlibrary,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLibraryGetKernel(pKernel, library, name))
    }
    /// Loads PTX (a C string) or a binary from memory for all contexts.
    ///
    /// From 12.0 on.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuLibraryLoadData` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html)
    pub unsafe fn cuLibraryLoadData(
        &self,
        library: *mut CUlibrary,
        code: *const c_void,
        jitOptions: *mut CUjit_option,
        jitOptionsValues: *mut *mut c_void,
        numJitOptions: c_uint,
        libraryOptions: *mut CUlibraryOption,
        libraryOptionValues: *mut *mut c_void,
        numLibraryOptions: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuLibraryLoadData(library, code, jitOptions, jitOptionsValues,
            numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
        )
    }
    /// Unloads a library.
    ///
    /// Its kernels must have finished. From 12.0 on.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuLibraryUnload` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html)
    pub unsafe fn cuLibraryUnload(
        &self,
        library: CUlibrary,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLibraryUnload(library))
    }
    /// Gives a reserved address range back; nothing may be mapped in it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemAddressFree` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemAddressFree(
        &self,
        ptr: CUdeviceptr,
        size: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAddressFree(ptr, size))
    }
    /// Reserves an address range.
    ///
    /// Size and alignment are bytes; the size is a multiple of the granularity. The flags are 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemAddressReserve` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemAddressReserve(
        &self,
        ptr: *mut CUdeviceptr,
        size: usize,
        alignment: usize,
        addr: CUdeviceptr,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAddressReserve(ptr, size, alignment, addr, flags))
    }
    /// Allocates device memory; the size is bytes.
    ///
    /// It cannot be exported: see `cuMemCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemAlloc` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemAlloc(
        &self,
        dptr: *mut CUdeviceptr,
        bytesize: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAlloc(dptr, bytesize))
    }
    /// Allocates page-locked host memory; the size is bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemAllocHost` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemAllocHost(
        &self,
        pp: *mut *mut c_void,
        bytesize: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAllocHost(pp, bytesize))
    }
    /// Allocates physical memory that can be exported.
    ///
    /// The size is bytes and a multiple of the granularity; the properties name the device and the kind of handle to export. The flags are 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemCreate(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        size: usize,
        prop: *const CUmemAllocationProp,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemCreate(handle, size, prop, flags))
    }
    /// Exports an allocation, here as a file descriptor written as an `int`; the caller owns it.
    ///
    /// The flags are 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemExportToShareableHandle` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemExportToShareableHandle(
        &self,
        shareableHandle: *mut c_void,
        handle: CUmemGenericAllocationHandle,
        handleType: CUmemAllocationHandleType,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuMemExportToShareableHandle(shareableHandle, handle, handleType,
            flags)
        )
    }
    /// Frees device memory, and waits for the work of the context first.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemFree` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemFree(
        &self,
        dptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemFree(dptr))
    }
    /// Frees host memory from `cuMemAllocHost`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemFreeHost` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemFreeHost(
        &self,
        p: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemFreeHost(p))
    }
    /// Writes what access a location has to an address.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetAccess` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemGetAccess(
        &self,
        flags: *mut c_ulonglong,
        location: *const CUmemLocation,
        ptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAccess(flags, location, ptr))
    }
    /// Writes base and size, in bytes, of the allocation that an address lies in.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetAddressRange` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemGetAddressRange(
        &self,
        pbase: *mut CUdeviceptr,
        psize: *mut usize,
        dptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAddressRange(pbase, psize, dptr))
    }
    /// Writes the number of bytes that sizes and alignments must be multiples of, for these properties.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetAllocationGranularity` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemGetAllocationGranularity(
        &self,
        granularity: *mut usize,
        prop: *const CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAllocationGranularity(granularity, prop, option))
    }
    /// Writes the properties that an allocation was made with.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetAllocationPropertiesFromHandle` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
        &self,
        prop: *mut CUmemAllocationProp,
        handle: CUmemGenericAllocationHandle,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAllocationPropertiesFromHandle(prop, handle))
    }
    /// Writes a dma-buf file descriptor for a range of device memory, page-aligned, as an `int`; the caller owns it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetHandleForAddressRange` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemGetHandleForAddressRange(
        &self,
        handle: *mut c_void,
        dptr: CUdeviceptr,
        size: usize,
        handleType: CUmemRangeHandleType,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags))
    }
    /// Writes the free and the whole memory of the device, in bytes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemGetInfo` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemGetInfo(
        &self,
        free: *mut usize,
        total: *mut usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetInfo(free, total))
    }
    /// Imports an allocation that another process exported.
    ///
    /// A file descriptor is passed as the pointer's own value, and stays the caller's.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemImportFromShareableHandle` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemImportFromShareableHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        osHandle: *mut c_void,
        shHandleType: CUmemAllocationHandleType,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemImportFromShareableHandle(handle, osHandle, shHandleType))
    }
    /// Maps an allocation into a reserved range; access is set apart with `cuMemSetAccess`.
    ///
    /// The offset and the flags are 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemMap` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemMap(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemMap(ptr, size, offset, handle, flags))
    }
    /// Gives an allocation's handle back.
    ///
    /// The memory goes when its last mapping goes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemRelease` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemRelease(
        &self,
        handle: CUmemGenericAllocationHandle,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemRelease(handle))
    }
    /// Writes another handle of the allocation that is mapped at an address.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemRetainAllocationHandle` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemRetainAllocationHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        addr: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemRetainAllocationHandle(handle, addr))
    }
    /// Says which devices may read or write a mapped range.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemSetAccess` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemSetAccess(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        desc: *const CUmemAccessDesc,
        count: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemSetAccess(ptr, size, desc, count))
    }
    /// Unmaps a range that `cuMemMap` mapped.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemUnmap` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html)
    pub unsafe fn cuMemUnmap(
        &self,
        ptr: CUdeviceptr,
        size: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemUnmap(ptr, size))
    }
    /// Copies a rectangle between memories and arrays, as the description says.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpy2D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpy2D(
        &self,
        pCopy: *const CUDA_MEMCPY2D,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy2D(pCopy))
    }
    /// Copies a rectangle between memories and arrays in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpy2DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpy2DAsync(
        &self,
        pCopy: *const CUDA_MEMCPY2D,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy2DAsync(pCopy, hStream))
    }
    /// Copies a box between memories and arrays, as the description says.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpy3D` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpy3D(
        &self,
        pCopy: *const CUDA_MEMCPY3D,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy3D(pCopy))
    }
    /// Copies a box between memories and arrays in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpy3DAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpy3DAsync(
        &self,
        pCopy: *const CUDA_MEMCPY3D,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy3DAsync(pCopy, hStream))
    }
    /// Copies bytes in stream order between addresses whose kind the driver knows.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpyAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpyAsync(
        &self,
        dst: CUdeviceptr,
        src: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyAsync(dst, src, ByteCount, hStream))
    }
    /// Copies bytes from the device to the host, and returns when they are copied.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpyDtoH` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpyDtoH(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyDtoH(dstHost, srcDevice, ByteCount))
    }
    /// Copies bytes from the device to the host in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpyDtoHAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpyDtoHAsync(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream))
    }
    /// Copies bytes from the host to the device, and returns when they may be overwritten.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpyHtoD` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpyHtoD(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyHtoD(dstDevice, srcHost, ByteCount))
    }
    /// Copies bytes from the host to the device in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemcpyHtoDAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemcpyHtoDAsync(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream))
    }
    /// Sets `N` bytes of device memory to one value.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemsetD8` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemsetD8(
        &self,
        dstDevice: CUdeviceptr,
        uc: c_uchar,
        N: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemsetD8(dstDevice, uc, N))
    }
    /// Sets `N` bytes of device memory to one value in stream order.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMemsetD8Async` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMemsetD8Async(
        &self,
        dstDevice: CUdeviceptr,
        uc: c_uchar,
        N: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemsetD8Async(dstDevice, uc, N, hStream))
    }
    /// Allocates an array with mip levels.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMipmappedArrayCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMipmappedArrayCreate(
        &self,
        pHandle: *mut CUmipmappedArray,
        pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
        numMipmapLevels: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels)
        )
    }
    /// Frees a mipmapped array, allocated or mapped from imported memory.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMipmappedArrayDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMipmappedArrayDestroy(
        &self,
        hMipmappedArray: CUmipmappedArray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMipmappedArrayDestroy(hMipmappedArray))
    }
    /// Writes one level of a mipmapped array, as an array that lives as long as the whole.
    ///
    /// Levels count from 0.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuMipmappedArrayGetLevel` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html)
    pub unsafe fn cuMipmappedArrayGetLevel(
        &self,
        pLevelArray: *mut CUarray,
        hMipmappedArray: CUmipmappedArray,
        level: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level))
    }
    /// Writes the kernel of this name, a C string, out of a module.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuModuleGetFunction` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html)
    pub unsafe fn cuModuleGetFunction(
        &self,
        hfunc: *mut CUfunction,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleGetFunction(hfunc, hmod, name))
    }
    /// Writes address and size, in bytes, of the device variable of this name.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuModuleGetGlobal` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html)
    pub unsafe fn cuModuleGetGlobal(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleGetGlobal(dptr, bytes, hmod, name))
    }
    /// Loads PTX (a C string) or a binary from memory into the calling thread's context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuModuleLoadData` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html)
    pub unsafe fn cuModuleLoadData(
        &self,
        module: *mut CUmodule,
        image: *const c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleLoadData(module, image))
    }
    /// Loads PTX (a C string) or a binary from memory, with options for the compiler: an array of options, and one of their values.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuModuleLoadDataEx` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html)
    pub unsafe fn cuModuleLoadDataEx(
        &self,
        module: *mut CUmodule,
        image: *const c_void,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleLoadDataEx(module, image, numOptions, options, optionValues))
    }
    /// Unloads a module.
    ///
    /// Its kernels must have finished.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuModuleUnload` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html)
    pub unsafe fn cuModuleUnload(
        &self,
        hmod: CUmodule,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleUnload(hmod))
    }
    /// Writes one attribute of the memory that an address points to; its type goes by the attribute.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuPointerGetAttribute` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html)
    pub unsafe fn cuPointerGetAttribute(
        &self,
        data: *mut c_void,
        attribute: CUpointer_attribute,
        ptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuPointerGetAttribute(data, attribute, ptr))
    }
    /// Signals semaphores when the stream's work so far is done.
    ///
    /// The two arrays have `numExtSems` elements each.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuSignalExternalSemaphoresAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuSignalExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream)
        )
    }
    /// Makes a stream in the calling thread's context.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamCreate(
        &self,
        phStream: *mut CUstream,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamCreate(phStream, Flags))
    }
    /// Destroys a stream.
    ///
    /// Returns at once; work in it still finishes.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamDestroy(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamDestroy(hStream))
    }
    /// Writes the context that a stream belongs to.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamGetCtx` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamGetCtx(
        &self,
        hStream: CUstream,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamGetCtx(hStream, pctx))
    }
    /// `CUDA_SUCCESS` when all work of the stream is done, `CUDA_ERROR_NOT_READY` when not.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamQuery` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamQuery(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamQuery(hStream))
    }
    /// Blocks until all work of the stream is done.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamSynchronize` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamSynchronize(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamSynchronize(hStream))
    }
    /// Makes the stream's later work wait for an event.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuStreamWaitEvent` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html)
    pub unsafe fn cuStreamWaitEvent(
        &self,
        hStream: CUstream,
        hEvent: CUevent,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamWaitEvent(hStream, hEvent, Flags))
    }
    /// Makes a surface object of an array that allows it.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuSurfObjectCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html)
    pub unsafe fn cuSurfObjectCreate(
        &self,
        pSurfObject: *mut CUsurfObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuSurfObjectCreate(pSurfObject, pResDesc))
    }
    /// Destroys a surface object.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuSurfObjectDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html)
    pub unsafe fn cuSurfObjectDestroy(
        &self,
        surfObject: CUsurfObject,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuSurfObjectDestroy(surfObject))
    }
    /// Makes a texture object.
    ///
    /// The view description may be null.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuTexObjectCreate` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html)
    pub unsafe fn cuTexObjectCreate(
        &self,
        pTexObject: *mut CUtexObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
        pTexDesc: *const CUDA_TEXTURE_DESC,
        pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc))
    }
    /// Destroys a texture object.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuTexObjectDestroy` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html)
    pub unsafe fn cuTexObjectDestroy(
        &self,
        texObject: CUtexObject,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuTexObjectDestroy(texObject))
    }
    /// Makes the stream's later work wait until the semaphores are signalled.
    ///
    /// The two arrays have `numExtSems` elements each.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.
    ///
    /// # References
    ///
    /// [`cuWaitExternalSemaphoresAsync` in NVIDIA's manual](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html)
    pub unsafe fn cuWaitExternalSemaphoresAsync(
        &self,
        extSemArray: *const CUexternalSemaphore,
        paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
        numExtSems: c_uint,
        stream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(
            self, cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems,
            stream)
        )
    }
}
