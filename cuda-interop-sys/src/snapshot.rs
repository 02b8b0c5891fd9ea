// Written by cuda-interop-build; changes made here by hand are lost.
// Declarations only: names, types and values of CUDA's C interfaces, described in our own words.

use core::ffi::*;
use crate::{DevicePropertiesBuffer, Driver, MissingSymbol, Runtime};
/// `CUDART_VERSION` of CUDA's headers.
pub const CUDART_VERSION: u32 = 13050;
/// `CUDA_ARRAY3D_COLOR_ATTACHMENT` of CUDA's headers.
pub const CUDA_ARRAY3D_COLOR_ATTACHMENT: u32 = 32;
/// `CUDA_ARRAY3D_CUBEMAP` of CUDA's headers.
pub const CUDA_ARRAY3D_CUBEMAP: u32 = 4;
/// `CUDA_ARRAY3D_DEFERRED_MAPPING` of CUDA's headers.
pub const CUDA_ARRAY3D_DEFERRED_MAPPING: u32 = 128;
/// `CUDA_ARRAY3D_DEPTH_TEXTURE` of CUDA's headers.
pub const CUDA_ARRAY3D_DEPTH_TEXTURE: u32 = 16;
/// `CUDA_ARRAY3D_LAYERED` of CUDA's headers.
pub const CUDA_ARRAY3D_LAYERED: u32 = 1;
/// `CUDA_ARRAY3D_SPARSE` of CUDA's headers.
pub const CUDA_ARRAY3D_SPARSE: u32 = 64;
/// `CUDA_ARRAY3D_SURFACE_LDST` of CUDA's headers.
pub const CUDA_ARRAY3D_SURFACE_LDST: u32 = 2;
/// `CUDA_ARRAY3D_TEXTURE_GATHER` of CUDA's headers.
pub const CUDA_ARRAY3D_TEXTURE_GATHER: u32 = 8;
/// `CUDA_EXTERNAL_MEMORY_DEDICATED` of CUDA's headers.
pub const CUDA_EXTERNAL_MEMORY_DEDICATED: u32 = 1;
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC` of CUDA's headers.
pub const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: u32 = 1;
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC` of CUDA's headers.
pub const CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: u32 = 2;
/// `CUDA_VERSION` of CUDA's headers.
pub const CUDA_VERSION: u32 = 13050;
/// `CU_MEM_CREATE_USAGE_TILE_POOL` of CUDA's headers.
pub const CU_MEM_CREATE_USAGE_TILE_POOL: u32 = 1;
/// `CU_TRSA_OVERRIDE_FORMAT` of CUDA's headers.
pub const CU_TRSA_OVERRIDE_FORMAT: u32 = 1;
/// `CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION` of CUDA's headers.
pub const CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: u32 = 32;
/// `CU_TRSF_NORMALIZED_COORDINATES` of CUDA's headers.
pub const CU_TRSF_NORMALIZED_COORDINATES: u32 = 2;
/// `CU_TRSF_READ_AS_INTEGER` of CUDA's headers.
pub const CU_TRSF_READ_AS_INTEGER: u32 = 1;
/// `CU_TRSF_SEAMLESS_CUBEMAP` of CUDA's headers.
pub const CU_TRSF_SEAMLESS_CUBEMAP: u32 = 64;
/// `CU_TRSF_SRGB` of CUDA's headers.
pub const CU_TRSF_SRGB: u32 = 16;
/// `cudaArrayColorAttachment` of CUDA's headers.
pub const cudaArrayColorAttachment: u32 = 32;
/// `cudaArrayCubemap` of CUDA's headers.
pub const cudaArrayCubemap: u32 = 4;
/// `cudaArrayDefault` of CUDA's headers.
pub const cudaArrayDefault: u32 = 0;
/// `cudaArrayDeferredMapping` of CUDA's headers.
pub const cudaArrayDeferredMapping: u32 = 128;
/// `cudaArrayLayered` of CUDA's headers.
pub const cudaArrayLayered: u32 = 1;
/// `cudaArraySparse` of CUDA's headers.
pub const cudaArraySparse: u32 = 64;
/// `cudaArraySparsePropertiesSingleMipTail` of CUDA's headers.
pub const cudaArraySparsePropertiesSingleMipTail: u32 = 1;
/// `cudaArraySurfaceLoadStore` of CUDA's headers.
pub const cudaArraySurfaceLoadStore: u32 = 2;
/// `cudaArrayTextureGather` of CUDA's headers.
pub const cudaArrayTextureGather: u32 = 8;
/// `cudaDeviceLmemResizeToMax` of CUDA's headers.
pub const cudaDeviceLmemResizeToMax: u32 = 16;
/// `cudaDeviceMapHost` of CUDA's headers.
pub const cudaDeviceMapHost: u32 = 8;
/// `cudaDeviceScheduleAuto` of CUDA's headers.
pub const cudaDeviceScheduleAuto: u32 = 0;
/// `cudaDeviceScheduleBlockingSync` of CUDA's headers.
pub const cudaDeviceScheduleBlockingSync: u32 = 4;
/// `cudaDeviceScheduleMask` of CUDA's headers.
pub const cudaDeviceScheduleMask: u32 = 7;
/// `cudaDeviceScheduleSpin` of CUDA's headers.
pub const cudaDeviceScheduleSpin: u32 = 1;
/// `cudaDeviceScheduleYield` of CUDA's headers.
pub const cudaDeviceScheduleYield: u32 = 2;
/// `cudaEventBlockingSync` of CUDA's headers.
pub const cudaEventBlockingSync: u32 = 1;
/// `cudaEventDefault` of CUDA's headers.
pub const cudaEventDefault: u32 = 0;
/// `cudaEventDisableTiming` of CUDA's headers.
pub const cudaEventDisableTiming: u32 = 2;
/// `cudaEventInterprocess` of CUDA's headers.
pub const cudaEventInterprocess: u32 = 4;
/// `cudaEventRecordDefault` of CUDA's headers.
pub const cudaEventRecordDefault: u32 = 0;
/// `cudaEventRecordExternal` of CUDA's headers.
pub const cudaEventRecordExternal: u32 = 1;
/// `cudaEventWaitDefault` of CUDA's headers.
pub const cudaEventWaitDefault: u32 = 0;
/// `cudaEventWaitExternal` of CUDA's headers.
pub const cudaEventWaitExternal: u32 = 1;
/// `cudaExternalMemoryDedicated` of CUDA's headers.
pub const cudaExternalMemoryDedicated: u32 = 1;
/// `cudaExternalSemaphoreSignalSkipNvSciBufMemSync` of CUDA's headers.
pub const cudaExternalSemaphoreSignalSkipNvSciBufMemSync: u32 = 1;
/// `cudaExternalSemaphoreWaitSkipNvSciBufMemSync` of CUDA's headers.
pub const cudaExternalSemaphoreWaitSkipNvSciBufMemSync: u32 = 2;
/// `cudaHostAllocDefault` of CUDA's headers.
pub const cudaHostAllocDefault: u32 = 0;
/// `cudaHostAllocMapped` of CUDA's headers.
pub const cudaHostAllocMapped: u32 = 2;
/// `cudaHostAllocPortable` of CUDA's headers.
pub const cudaHostAllocPortable: u32 = 1;
/// `cudaHostAllocWriteCombined` of CUDA's headers.
pub const cudaHostAllocWriteCombined: u32 = 4;
/// `cudaHostRegisterDefault` of CUDA's headers.
pub const cudaHostRegisterDefault: u32 = 0;
/// `cudaHostRegisterIoMemory` of CUDA's headers.
pub const cudaHostRegisterIoMemory: u32 = 4;
/// `cudaHostRegisterMapped` of CUDA's headers.
pub const cudaHostRegisterMapped: u32 = 2;
/// `cudaHostRegisterPortable` of CUDA's headers.
pub const cudaHostRegisterPortable: u32 = 1;
/// `cudaHostRegisterReadOnly` of CUDA's headers.
pub const cudaHostRegisterReadOnly: u32 = 8;
/// `cudaMemAttachGlobal` of CUDA's headers.
pub const cudaMemAttachGlobal: u32 = 1;
/// `cudaMemAttachHost` of CUDA's headers.
pub const cudaMemAttachHost: u32 = 2;
/// `cudaStreamDefault` of CUDA's headers.
pub const cudaStreamDefault: u32 = 0;
/// `cudaStreamNonBlocking` of CUDA's headers.
pub const cudaStreamNonBlocking: u32 = 1;
/// The values of `CUaddress_mode`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUaddress_mode(pub c_uint);
impl CUaddress_mode {
    /// `CU_TR_ADDRESS_MODE_WRAP`, a value of `CUaddress_mode`.
    pub const CU_TR_ADDRESS_MODE_WRAP: Self = Self(0);
    /// `CU_TR_ADDRESS_MODE_CLAMP`, a value of `CUaddress_mode`.
    pub const CU_TR_ADDRESS_MODE_CLAMP: Self = Self(1);
    /// `CU_TR_ADDRESS_MODE_MIRROR`, a value of `CUaddress_mode`.
    pub const CU_TR_ADDRESS_MODE_MIRROR: Self = Self(2);
    /// `CU_TR_ADDRESS_MODE_BORDER`, a value of `CUaddress_mode`.
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
/// The values of `CUarray_format`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUarray_format(pub c_uint);
impl CUarray_format {
    /// `CU_AD_FORMAT_UNSIGNED_INT8`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNSIGNED_INT8: Self = Self(1);
    /// `CU_AD_FORMAT_UNSIGNED_INT16`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNSIGNED_INT16: Self = Self(2);
    /// `CU_AD_FORMAT_UNSIGNED_INT32`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNSIGNED_INT32: Self = Self(3);
    /// `CU_AD_FORMAT_SIGNED_INT8`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SIGNED_INT8: Self = Self(8);
    /// `CU_AD_FORMAT_SIGNED_INT16`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SIGNED_INT16: Self = Self(9);
    /// `CU_AD_FORMAT_SIGNED_INT32`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SIGNED_INT32: Self = Self(10);
    /// `CU_AD_FORMAT_HALF`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_HALF: Self = Self(16);
    /// `CU_AD_FORMAT_FLOAT`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_FLOAT: Self = Self(32);
    /// `CU_AD_FORMAT_NV12`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_NV12: Self = Self(176);
    /// `CU_AD_FORMAT_UNORM_INT8X1`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT8X1: Self = Self(192);
    /// `CU_AD_FORMAT_UNORM_INT8X2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT8X2: Self = Self(193);
    /// `CU_AD_FORMAT_UNORM_INT8X4`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT8X4: Self = Self(194);
    /// `CU_AD_FORMAT_UNORM_INT16X1`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT16X1: Self = Self(195);
    /// `CU_AD_FORMAT_UNORM_INT16X2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT16X2: Self = Self(196);
    /// `CU_AD_FORMAT_UNORM_INT16X4`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT16X4: Self = Self(197);
    /// `CU_AD_FORMAT_SNORM_INT8X1`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT8X1: Self = Self(198);
    /// `CU_AD_FORMAT_SNORM_INT8X2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT8X2: Self = Self(199);
    /// `CU_AD_FORMAT_SNORM_INT8X4`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT8X4: Self = Self(200);
    /// `CU_AD_FORMAT_SNORM_INT16X1`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT16X1: Self = Self(201);
    /// `CU_AD_FORMAT_SNORM_INT16X2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT16X2: Self = Self(202);
    /// `CU_AD_FORMAT_SNORM_INT16X4`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_SNORM_INT16X4: Self = Self(203);
    /// `CU_AD_FORMAT_BC1_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC1_UNORM: Self = Self(145);
    /// `CU_AD_FORMAT_BC1_UNORM_SRGB`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC1_UNORM_SRGB: Self = Self(146);
    /// `CU_AD_FORMAT_BC2_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC2_UNORM: Self = Self(147);
    /// `CU_AD_FORMAT_BC2_UNORM_SRGB`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC2_UNORM_SRGB: Self = Self(148);
    /// `CU_AD_FORMAT_BC3_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC3_UNORM: Self = Self(149);
    /// `CU_AD_FORMAT_BC3_UNORM_SRGB`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC3_UNORM_SRGB: Self = Self(150);
    /// `CU_AD_FORMAT_BC4_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC4_UNORM: Self = Self(151);
    /// `CU_AD_FORMAT_BC4_SNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC4_SNORM: Self = Self(152);
    /// `CU_AD_FORMAT_BC5_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC5_UNORM: Self = Self(153);
    /// `CU_AD_FORMAT_BC5_SNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC5_SNORM: Self = Self(154);
    /// `CU_AD_FORMAT_BC6H_UF16`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC6H_UF16: Self = Self(155);
    /// `CU_AD_FORMAT_BC6H_SF16`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC6H_SF16: Self = Self(156);
    /// `CU_AD_FORMAT_BC7_UNORM`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC7_UNORM: Self = Self(157);
    /// `CU_AD_FORMAT_BC7_UNORM_SRGB`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_BC7_UNORM_SRGB: Self = Self(158);
    /// `CU_AD_FORMAT_P010`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_P010: Self = Self(159);
    /// `CU_AD_FORMAT_P016`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_P016: Self = Self(161);
    /// `CU_AD_FORMAT_NV16`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_NV16: Self = Self(162);
    /// `CU_AD_FORMAT_P210`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_P210: Self = Self(163);
    /// `CU_AD_FORMAT_P216`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_P216: Self = Self(164);
    /// `CU_AD_FORMAT_YUY2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_YUY2: Self = Self(165);
    /// `CU_AD_FORMAT_Y210`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y210: Self = Self(166);
    /// `CU_AD_FORMAT_Y216`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y216: Self = Self(167);
    /// `CU_AD_FORMAT_AYUV`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_AYUV: Self = Self(168);
    /// `CU_AD_FORMAT_Y410`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y410: Self = Self(169);
    /// `CU_AD_FORMAT_Y416`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y416: Self = Self(177);
    /// `CU_AD_FORMAT_Y444_PLANAR8`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y444_PLANAR8: Self = Self(178);
    /// `CU_AD_FORMAT_Y444_PLANAR10`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_Y444_PLANAR10: Self = Self(179);
    /// `CU_AD_FORMAT_YUV444_8bit_SemiPlanar`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_YUV444_8bit_SemiPlanar: Self = Self(180);
    /// `CU_AD_FORMAT_YUV444_16bit_SemiPlanar`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_YUV444_16bit_SemiPlanar: Self = Self(181);
    /// `CU_AD_FORMAT_UNORM_INT_101010_2`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UNORM_INT_101010_2: Self = Self(80);
    /// `CU_AD_FORMAT_UINT8_PACKED_422`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_PACKED_422: Self = Self(81);
    /// `CU_AD_FORMAT_UINT8_PACKED_444`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_PACKED_444: Self = Self(82);
    /// `CU_AD_FORMAT_UINT8_SEMIPLANAR_420`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_420: Self = Self(83);
    /// `CU_AD_FORMAT_UINT16_SEMIPLANAR_420`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_420: Self = Self(84);
    /// `CU_AD_FORMAT_UINT8_SEMIPLANAR_422`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_422: Self = Self(85);
    /// `CU_AD_FORMAT_UINT16_SEMIPLANAR_422`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_422: Self = Self(86);
    /// `CU_AD_FORMAT_UINT8_SEMIPLANAR_444`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_SEMIPLANAR_444: Self = Self(87);
    /// `CU_AD_FORMAT_UINT16_SEMIPLANAR_444`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_SEMIPLANAR_444: Self = Self(88);
    /// `CU_AD_FORMAT_UINT8_PLANAR_420`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_PLANAR_420: Self = Self(89);
    /// `CU_AD_FORMAT_UINT16_PLANAR_420`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_PLANAR_420: Self = Self(90);
    /// `CU_AD_FORMAT_UINT8_PLANAR_422`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_PLANAR_422: Self = Self(91);
    /// `CU_AD_FORMAT_UINT16_PLANAR_422`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_PLANAR_422: Self = Self(92);
    /// `CU_AD_FORMAT_UINT8_PLANAR_444`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT8_PLANAR_444: Self = Self(93);
    /// `CU_AD_FORMAT_UINT16_PLANAR_444`, a value of `CUarray_format`.
    pub const CU_AD_FORMAT_UINT16_PLANAR_444: Self = Self(94);
    /// `CU_AD_FORMAT_MAX`, a value of `CUarray_format`.
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
/// The values of `CUctx_flags`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUctx_flags(pub c_uint);
impl CUctx_flags {
    /// `CU_CTX_SCHED_AUTO`, a value of `CUctx_flags`.
    pub const CU_CTX_SCHED_AUTO: Self = Self(0);
    /// `CU_CTX_SCHED_SPIN`, a value of `CUctx_flags`.
    pub const CU_CTX_SCHED_SPIN: Self = Self(1);
    /// `CU_CTX_SCHED_YIELD`, a value of `CUctx_flags`.
    pub const CU_CTX_SCHED_YIELD: Self = Self(2);
    /// `CU_CTX_SCHED_BLOCKING_SYNC`, a value of `CUctx_flags`.
    pub const CU_CTX_SCHED_BLOCKING_SYNC: Self = Self(4);
    /// `CU_CTX_BLOCKING_SYNC`, a value of `CUctx_flags`.
    pub const CU_CTX_BLOCKING_SYNC: Self = Self(4);
    /// `CU_CTX_SCHED_MASK`, a value of `CUctx_flags`.
    pub const CU_CTX_SCHED_MASK: Self = Self(7);
    /// `CU_CTX_MAP_HOST`, a value of `CUctx_flags`.
    pub const CU_CTX_MAP_HOST: Self = Self(8);
    /// `CU_CTX_LMEM_RESIZE_TO_MAX`, a value of `CUctx_flags`.
    pub const CU_CTX_LMEM_RESIZE_TO_MAX: Self = Self(16);
    /// `CU_CTX_COREDUMP_ENABLE`, a value of `CUctx_flags`.
    pub const CU_CTX_COREDUMP_ENABLE: Self = Self(32);
    /// `CU_CTX_USER_COREDUMP_ENABLE`, a value of `CUctx_flags`.
    pub const CU_CTX_USER_COREDUMP_ENABLE: Self = Self(64);
    /// `CU_CTX_SYNC_MEMOPS`, a value of `CUctx_flags`.
    pub const CU_CTX_SYNC_MEMOPS: Self = Self(128);
    /// `CU_CTX_FLAGS_MASK`, a value of `CUctx_flags`.
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
/// The values of `CUdevice_attribute`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUdevice_attribute(pub c_uint);
impl CUdevice_attribute {
    /// `CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: Self = Self(1);
    /// `CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: Self = Self(2);
    /// `CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: Self = Self(3);
    /// `CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: Self = Self(4);
    /// `CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: Self = Self(5);
    /// `CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: Self = Self(6);
    /// `CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: Self = Self(7);
    /// `CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// `CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: Self = Self(8);
    /// `CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: Self = Self(9);
    /// `CU_DEVICE_ATTRIBUTE_WARP_SIZE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_WARP_SIZE: Self = Self(10);
    /// `CU_DEVICE_ATTRIBUTE_MAX_PITCH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PITCH: Self = Self(11);
    /// `CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: Self = Self(12);
    /// `CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: Self = Self(12);
    /// `CU_DEVICE_ATTRIBUTE_CLOCK_RATE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CLOCK_RATE: Self = Self(13);
    /// `CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: Self = Self(14);
    /// `CU_DEVICE_ATTRIBUTE_GPU_OVERLAP`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: Self = Self(15);
    /// `CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: Self = Self(16);
    /// `CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: Self = Self(17);
    /// `CU_DEVICE_ATTRIBUTE_INTEGRATED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_INTEGRATED: Self = Self(18);
    /// `CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: Self = Self(19);
    /// `CU_DEVICE_ATTRIBUTE_COMPUTE_MODE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: Self = Self(20);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: Self = Self(21);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: Self = Self(22);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: Self = Self(23);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: Self = Self(24);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: Self = Self(25);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: Self = Self(26);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: Self = Self(27);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: Self = Self(28);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: Self = Self(29);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: Self = Self(27);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: Self = Self(28);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: Self = Self(29);
    /// `CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: Self = Self(30);
    /// `CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: Self = Self(31);
    /// `CU_DEVICE_ATTRIBUTE_ECC_ENABLED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_ECC_ENABLED: Self = Self(32);
    /// `CU_DEVICE_ATTRIBUTE_PCI_BUS_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: Self = Self(33);
    /// `CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: Self = Self(34);
    /// `CU_DEVICE_ATTRIBUTE_TCC_DRIVER`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TCC_DRIVER: Self = Self(35);
    /// `CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: Self = Self(36);
    /// `CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: Self = Self(37);
    /// `CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: Self = Self(38);
    /// `CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: Self = Self(39);
    /// `CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: Self = Self(40);
    /// `CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: Self = Self(41);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: Self = Self(42);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: Self = Self(43);
    /// `CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: Self = Self(44);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: Self = Self(45);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: Self = Self(46);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: Self = Self(47);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: Self = Self(48);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: Self = Self(49);
    /// `CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: Self = Self(50);
    /// `CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: Self = Self(51);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: Self = Self(52);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: Self = Self(53);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: Self = Self(54);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: Self = Self(55);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: Self = Self(56);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: Self = Self(57);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: Self = Self(58);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: Self = Self(59);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: Self = Self(60);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: Self = Self(61);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: Self = Self(62);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: Self = Self(63);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: Self = Self(64);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: Self = Self(65);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: Self = Self(66);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: Self = Self(67);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: Self = Self(68);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: Self = Self(69);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: Self = Self(70);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: Self = Self(71);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: Self = Self(72);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: Self = Self(73);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: Self = Self(74);
    /// `CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: Self = Self(75);
    /// `CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: Self = Self(76);
    /// `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: Self = Self(77);
    /// `CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: Self = Self(78);
    /// `CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: Self = Self(79);
    /// `CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: Self = Self(80);
    /// `CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: Self = Self(81);
    /// `CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: Self = Self(82);
    /// `CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: Self = Self(83);
    /// `CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: Self = Self(84);
    /// `CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: Self = Self(85);
    /// `CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: Self = Self(86);
    /// `CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: Self = Self(87);
    /// `CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: Self = Self(88);
    /// `CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: Self = Self(89);
    /// `CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: Self = Self(90);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: Self = Self(
        91,
    );
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: Self = Self(92);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: Self = Self(93);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: Self = Self(94);
    /// `CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: Self = Self(95);
    /// `CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: Self = Self(96);
    /// `CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: Self = Self(97);
    /// `CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: Self = Self(98);
    /// `CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: Self = Self(99);
    /// `CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: Self = Self(
        100,
    );
    /// `CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: Self = Self(101);
    /// `CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// `CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(102);
    /// `CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: Self = Self(
        103,
    );
    /// `CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: Self = Self(104);
    /// `CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: Self = Self(
        105,
    );
    /// `CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: Self = Self(106);
    /// `CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: Self = Self(107);
    /// `CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: Self = Self(108);
    /// `CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: Self = Self(109);
    /// `CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: Self = Self(
        110,
    );
    /// `CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: Self = Self(111);
    /// `CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: Self = Self(112);
    /// `CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: Self = Self(113);
    /// `CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: Self = Self(114);
    /// `CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: Self = Self(115);
    /// `CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: Self = Self(116);
    /// `CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: Self = Self(117);
    /// `CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: Self = Self(118);
    /// `CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: Self = Self(119);
    /// `CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: Self = Self(120);
    /// `CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: Self = Self(
        121,
    );
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: Self = Self(122);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: Self = Self(123);
    /// `CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: Self = Self(124);
    /// `CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: Self = Self(125);
    /// `CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: Self = Self(126);
    /// `CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: Self = Self(127);
    /// `CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: Self = Self(128);
    /// `CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: Self = Self(129);
    /// `CU_DEVICE_ATTRIBUTE_NUMA_CONFIG`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: Self = Self(130);
    /// `CU_DEVICE_ATTRIBUTE_NUMA_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_NUMA_ID: Self = Self(131);
    /// `CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: Self = Self(132);
    /// `CU_DEVICE_ATTRIBUTE_MPS_ENABLED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MPS_ENABLED: Self = Self(133);
    /// `CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: Self = Self(134);
    /// `CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: Self = Self(135);
    /// `CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: Self = Self(136);
    /// `CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: Self = Self(137);
    /// `CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: Self = Self(138);
    /// `CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: Self = Self(139);
    /// `CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: Self = Self(140);
    /// `CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(
        141,
    );
    /// `CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: Self = Self(142);
    /// `CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: Self = Self(143);
    /// `CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: Self = Self(144);
    /// `CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: Self = Self(
        145,
    );
    /// `CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: Self = Self(146);
    /// `CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: Self = Self(
        147,
    );
    /// `CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: Self = Self(148);
    /// `CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: Self = Self(149);
    /// `CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: Self = Self(
        150,
    );
    /// `CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: Self = Self(151);
    /// `CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: Self = Self(152);
    /// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: Self = Self(153);
    /// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: Self = Self(154);
    /// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: Self = Self(
        155,
    );
    /// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: Self = Self(
        156,
    );
    /// `CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: Self = Self(157);
    /// `CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: Self = Self(
        158,
    );
    /// `CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: Self = Self(159);
    /// `CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: Self = Self(160);
    /// `CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: Self = Self(
        161,
    );
    /// `CU_DEVICE_ATTRIBUTE_MAX`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_MAX: Self = Self(162);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS: Self = Self(92);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2`, a value of `CUdevice_attribute`.
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2: Self = Self(122);
    /// `CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2`, a value of `CUdevice_attribute`.
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
/// The values of `CUevent_flags`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUevent_flags(pub c_uint);
impl CUevent_flags {
    /// `CU_EVENT_DEFAULT`, a value of `CUevent_flags`.
    pub const CU_EVENT_DEFAULT: Self = Self(0);
    /// `CU_EVENT_BLOCKING_SYNC`, a value of `CUevent_flags`.
    pub const CU_EVENT_BLOCKING_SYNC: Self = Self(1);
    /// `CU_EVENT_DISABLE_TIMING`, a value of `CUevent_flags`.
    pub const CU_EVENT_DISABLE_TIMING: Self = Self(2);
    /// `CU_EVENT_INTERPROCESS`, a value of `CUevent_flags`.
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
/// The values of `CUexternalMemoryHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalMemoryHandleType(pub c_uint);
impl CUexternalMemoryHandleType {
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: Self = Self(4);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: Self = Self(5);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: Self = Self(6);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: Self = Self(7);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`, a value of `CUexternalMemoryHandleType`.
    pub const CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: Self = Self(8);
    /// `CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`, a value of `CUexternalMemoryHandleType`.
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
/// The values of `CUexternalSemaphoreHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUexternalSemaphoreHandleType(pub c_uint);
impl CUexternalSemaphoreHandleType {
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: Self = Self(1);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: Self = Self(2);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: Self = Self(3);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: Self = Self(4);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: Self = Self(5);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: Self = Self(6);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: Self = Self(7);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: Self = Self(8);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`, a value of `CUexternalSemaphoreHandleType`.
    pub const CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: Self = Self(9);
    /// `CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`, a value of `CUexternalSemaphoreHandleType`.
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
/// The values of `CUfilter_mode`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUfilter_mode(pub c_uint);
impl CUfilter_mode {
    /// `CU_TR_FILTER_MODE_POINT`, a value of `CUfilter_mode`.
    pub const CU_TR_FILTER_MODE_POINT: Self = Self(0);
    /// `CU_TR_FILTER_MODE_LINEAR`, a value of `CUfilter_mode`.
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
/// The values of `CUjit_option`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUjit_option(pub c_uint);
impl CUjit_option {
    /// `CU_JIT_MAX_REGISTERS`, a value of `CUjit_option`.
    pub const CU_JIT_MAX_REGISTERS: Self = Self(0);
    /// `CU_JIT_THREADS_PER_BLOCK`, a value of `CUjit_option`.
    pub const CU_JIT_THREADS_PER_BLOCK: Self = Self(1);
    /// `CU_JIT_WALL_TIME`, a value of `CUjit_option`.
    pub const CU_JIT_WALL_TIME: Self = Self(2);
    /// `CU_JIT_INFO_LOG_BUFFER`, a value of `CUjit_option`.
    pub const CU_JIT_INFO_LOG_BUFFER: Self = Self(3);
    /// `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, a value of `CUjit_option`.
    pub const CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: Self = Self(4);
    /// `CU_JIT_ERROR_LOG_BUFFER`, a value of `CUjit_option`.
    pub const CU_JIT_ERROR_LOG_BUFFER: Self = Self(5);
    /// `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, a value of `CUjit_option`.
    pub const CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: Self = Self(6);
    /// `CU_JIT_OPTIMIZATION_LEVEL`, a value of `CUjit_option`.
    pub const CU_JIT_OPTIMIZATION_LEVEL: Self = Self(7);
    /// `CU_JIT_TARGET_FROM_CUCONTEXT`, a value of `CUjit_option`.
    pub const CU_JIT_TARGET_FROM_CUCONTEXT: Self = Self(8);
    /// `CU_JIT_TARGET`, a value of `CUjit_option`.
    pub const CU_JIT_TARGET: Self = Self(9);
    /// `CU_JIT_FALLBACK_STRATEGY`, a value of `CUjit_option`.
    pub const CU_JIT_FALLBACK_STRATEGY: Self = Self(10);
    /// `CU_JIT_GENERATE_DEBUG_INFO`, a value of `CUjit_option`.
    pub const CU_JIT_GENERATE_DEBUG_INFO: Self = Self(11);
    /// `CU_JIT_LOG_VERBOSE`, a value of `CUjit_option`.
    pub const CU_JIT_LOG_VERBOSE: Self = Self(12);
    /// `CU_JIT_GENERATE_LINE_INFO`, a value of `CUjit_option`.
    pub const CU_JIT_GENERATE_LINE_INFO: Self = Self(13);
    /// `CU_JIT_CACHE_MODE`, a value of `CUjit_option`.
    pub const CU_JIT_CACHE_MODE: Self = Self(14);
    /// `CU_JIT_NEW_SM3X_OPT`, a value of `CUjit_option`.
    pub const CU_JIT_NEW_SM3X_OPT: Self = Self(15);
    /// `CU_JIT_FAST_COMPILE`, a value of `CUjit_option`.
    pub const CU_JIT_FAST_COMPILE: Self = Self(16);
    /// `CU_JIT_GLOBAL_SYMBOL_NAMES`, a value of `CUjit_option`.
    pub const CU_JIT_GLOBAL_SYMBOL_NAMES: Self = Self(17);
    /// `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`, a value of `CUjit_option`.
    pub const CU_JIT_GLOBAL_SYMBOL_ADDRESSES: Self = Self(18);
    /// `CU_JIT_GLOBAL_SYMBOL_COUNT`, a value of `CUjit_option`.
    pub const CU_JIT_GLOBAL_SYMBOL_COUNT: Self = Self(19);
    /// `CU_JIT_LTO`, a value of `CUjit_option`.
    pub const CU_JIT_LTO: Self = Self(20);
    /// `CU_JIT_FTZ`, a value of `CUjit_option`.
    pub const CU_JIT_FTZ: Self = Self(21);
    /// `CU_JIT_PREC_DIV`, a value of `CUjit_option`.
    pub const CU_JIT_PREC_DIV: Self = Self(22);
    /// `CU_JIT_PREC_SQRT`, a value of `CUjit_option`.
    pub const CU_JIT_PREC_SQRT: Self = Self(23);
    /// `CU_JIT_FMA`, a value of `CUjit_option`.
    pub const CU_JIT_FMA: Self = Self(24);
    /// `CU_JIT_REFERENCED_KERNEL_NAMES`, a value of `CUjit_option`.
    pub const CU_JIT_REFERENCED_KERNEL_NAMES: Self = Self(25);
    /// `CU_JIT_REFERENCED_KERNEL_COUNT`, a value of `CUjit_option`.
    pub const CU_JIT_REFERENCED_KERNEL_COUNT: Self = Self(26);
    /// `CU_JIT_REFERENCED_VARIABLE_NAMES`, a value of `CUjit_option`.
    pub const CU_JIT_REFERENCED_VARIABLE_NAMES: Self = Self(27);
    /// `CU_JIT_REFERENCED_VARIABLE_COUNT`, a value of `CUjit_option`.
    pub const CU_JIT_REFERENCED_VARIABLE_COUNT: Self = Self(28);
    /// `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, a value of `CUjit_option`.
    pub const CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: Self = Self(29);
    /// `CU_JIT_POSITION_INDEPENDENT_CODE`, a value of `CUjit_option`.
    pub const CU_JIT_POSITION_INDEPENDENT_CODE: Self = Self(30);
    /// `CU_JIT_MIN_CTA_PER_SM`, a value of `CUjit_option`.
    pub const CU_JIT_MIN_CTA_PER_SM: Self = Self(31);
    /// `CU_JIT_MAX_THREADS_PER_BLOCK`, a value of `CUjit_option`.
    pub const CU_JIT_MAX_THREADS_PER_BLOCK: Self = Self(32);
    /// `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`, a value of `CUjit_option`.
    pub const CU_JIT_OVERRIDE_DIRECTIVE_VALUES: Self = Self(33);
    /// `CU_JIT_SPLIT_COMPILE`, a value of `CUjit_option`.
    pub const CU_JIT_SPLIT_COMPILE: Self = Self(34);
    /// `CU_JIT_BINARY_LOADER_THREAD_COUNT`, a value of `CUjit_option`.
    pub const CU_JIT_BINARY_LOADER_THREAD_COUNT: Self = Self(35);
    /// `CU_JIT_NUM_OPTIONS`, a value of `CUjit_option`.
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
/// The values of `CUlibraryOption`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUlibraryOption(pub c_uint);
impl CUlibraryOption {
    /// `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`, a value of `CUlibraryOption`.
    pub const CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: Self = Self(0);
    /// `CU_LIBRARY_BINARY_IS_PRESERVED`, a value of `CUlibraryOption`.
    pub const CU_LIBRARY_BINARY_IS_PRESERVED: Self = Self(1);
    /// `CU_LIBRARY_NUM_OPTIONS`, a value of `CUlibraryOption`.
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
/// The values of `CUmemAccess_flags`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAccess_flags(pub c_uint);
impl CUmemAccess_flags {
    /// `CU_MEM_ACCESS_FLAGS_PROT_NONE`, a value of `CUmemAccess_flags`.
    pub const CU_MEM_ACCESS_FLAGS_PROT_NONE: Self = Self(0);
    /// `CU_MEM_ACCESS_FLAGS_PROT_READ`, a value of `CUmemAccess_flags`.
    pub const CU_MEM_ACCESS_FLAGS_PROT_READ: Self = Self(1);
    /// `CU_MEM_ACCESS_FLAGS_PROT_READWRITE`, a value of `CUmemAccess_flags`.
    pub const CU_MEM_ACCESS_FLAGS_PROT_READWRITE: Self = Self(3);
    /// `CU_MEM_ACCESS_FLAGS_PROT_MAX`, a value of `CUmemAccess_flags`.
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
/// The values of `CUmemAllocationCompType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationCompType(pub c_uint);
impl CUmemAllocationCompType {
    /// `CU_MEM_ALLOCATION_COMP_NONE`, a value of `CUmemAllocationCompType`.
    pub const CU_MEM_ALLOCATION_COMP_NONE: Self = Self(0);
    /// `CU_MEM_ALLOCATION_COMP_GENERIC`, a value of `CUmemAllocationCompType`.
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
/// The values of `CUmemAllocationGranularity_flags`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationGranularity_flags(pub c_uint);
impl CUmemAllocationGranularity_flags {
    /// `CU_MEM_ALLOC_GRANULARITY_MINIMUM`, a value of `CUmemAllocationGranularity_flags`.
    pub const CU_MEM_ALLOC_GRANULARITY_MINIMUM: Self = Self(0);
    /// `CU_MEM_ALLOC_GRANULARITY_RECOMMENDED`, a value of `CUmemAllocationGranularity_flags`.
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
/// The values of `CUmemAllocationHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationHandleType(pub c_uint);
impl CUmemAllocationHandleType {
    /// `CU_MEM_HANDLE_TYPE_NONE`, a value of `CUmemAllocationHandleType`.
    pub const CU_MEM_HANDLE_TYPE_NONE: Self = Self(0);
    /// `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`, a value of `CUmemAllocationHandleType`.
    pub const CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: Self = Self(1);
    /// `CU_MEM_HANDLE_TYPE_WIN32`, a value of `CUmemAllocationHandleType`.
    pub const CU_MEM_HANDLE_TYPE_WIN32: Self = Self(2);
    /// `CU_MEM_HANDLE_TYPE_WIN32_KMT`, a value of `CUmemAllocationHandleType`.
    pub const CU_MEM_HANDLE_TYPE_WIN32_KMT: Self = Self(4);
    /// `CU_MEM_HANDLE_TYPE_FABRIC`, a value of `CUmemAllocationHandleType`.
    pub const CU_MEM_HANDLE_TYPE_FABRIC: Self = Self(8);
    /// `CU_MEM_HANDLE_TYPE_MAX`, a value of `CUmemAllocationHandleType`.
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
/// The values of `CUmemAllocationType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemAllocationType(pub c_uint);
impl CUmemAllocationType {
    /// `CU_MEM_ALLOCATION_TYPE_INVALID`, a value of `CUmemAllocationType`.
    pub const CU_MEM_ALLOCATION_TYPE_INVALID: Self = Self(0);
    /// `CU_MEM_ALLOCATION_TYPE_PINNED`, a value of `CUmemAllocationType`.
    pub const CU_MEM_ALLOCATION_TYPE_PINNED: Self = Self(1);
    /// `CU_MEM_ALLOCATION_TYPE_MANAGED`, a value of `CUmemAllocationType`.
    pub const CU_MEM_ALLOCATION_TYPE_MANAGED: Self = Self(2);
    /// `CU_MEM_ALLOCATION_TYPE_MAX`, a value of `CUmemAllocationType`.
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
/// The values of `CUmemLocationType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemLocationType(pub c_uint);
impl CUmemLocationType {
    /// `CU_MEM_LOCATION_TYPE_INVALID`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_INVALID: Self = Self(0);
    /// `CU_MEM_LOCATION_TYPE_NONE`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_NONE: Self = Self(0);
    /// `CU_MEM_LOCATION_TYPE_DEVICE`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_DEVICE: Self = Self(1);
    /// `CU_MEM_LOCATION_TYPE_HOST`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_HOST: Self = Self(2);
    /// `CU_MEM_LOCATION_TYPE_HOST_NUMA`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA: Self = Self(3);
    /// `CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: Self = Self(4);
    /// `CU_MEM_LOCATION_TYPE_INVISIBLE`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_INVISIBLE: Self = Self(5);
    /// `CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`, a value of `CUmemLocationType`.
    pub const CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: Self = Self(6);
    /// `CU_MEM_LOCATION_TYPE_MAX`, a value of `CUmemLocationType`.
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
/// The values of `CUmemRangeHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemRangeHandleType(pub c_uint);
impl CUmemRangeHandleType {
    /// `CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`, a value of `CUmemRangeHandleType`.
    pub const CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: Self = Self(1);
    /// `CU_MEM_RANGE_HANDLE_TYPE_MAX`, a value of `CUmemRangeHandleType`.
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
/// The values of `CUmemorytype`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUmemorytype(pub c_uint);
impl CUmemorytype {
    /// `CU_MEMORYTYPE_HOST`, a value of `CUmemorytype`.
    pub const CU_MEMORYTYPE_HOST: Self = Self(1);
    /// `CU_MEMORYTYPE_DEVICE`, a value of `CUmemorytype`.
    pub const CU_MEMORYTYPE_DEVICE: Self = Self(2);
    /// `CU_MEMORYTYPE_ARRAY`, a value of `CUmemorytype`.
    pub const CU_MEMORYTYPE_ARRAY: Self = Self(3);
    /// `CU_MEMORYTYPE_UNIFIED`, a value of `CUmemorytype`.
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
/// The values of `CUpointer_attribute`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpointer_attribute(pub c_uint);
impl CUpointer_attribute {
    /// `CU_POINTER_ATTRIBUTE_CONTEXT`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_CONTEXT: Self = Self(1);
    /// `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_TYPE: Self = Self(2);
    /// `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_POINTER: Self = Self(3);
    /// `CU_POINTER_ATTRIBUTE_HOST_POINTER`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_HOST_POINTER: Self = Self(4);
    /// `CU_POINTER_ATTRIBUTE_P2P_TOKENS`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_P2P_TOKENS: Self = Self(5);
    /// `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: Self = Self(6);
    /// `CU_POINTER_ATTRIBUTE_BUFFER_ID`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_BUFFER_ID: Self = Self(7);
    /// `CU_POINTER_ATTRIBUTE_IS_MANAGED`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_IS_MANAGED: Self = Self(8);
    /// `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: Self = Self(9);
    /// `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: Self = Self(10);
    /// `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: Self = Self(11);
    /// `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_RANGE_SIZE: Self = Self(12);
    /// `CU_POINTER_ATTRIBUTE_MAPPED`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MAPPED: Self = Self(13);
    /// `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: Self = Self(14);
    /// `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: Self = Self(15);
    /// `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: Self = Self(16);
    /// `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: Self = Self(17);
    /// `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_SIZE: Self = Self(18);
    /// `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: Self = Self(19);
    /// `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: Self = Self(20);
    /// `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, a value of `CUpointer_attribute`.
    pub const CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: Self = Self(21);
    /// `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`, a value of `CUpointer_attribute`.
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
/// The values of `CUresourceViewFormat`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresourceViewFormat(pub c_uint);
impl CUresourceViewFormat {
    /// `CU_RES_VIEW_FORMAT_NONE`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_NONE: Self = Self(0);
    /// `CU_RES_VIEW_FORMAT_UINT_1X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_1X8: Self = Self(1);
    /// `CU_RES_VIEW_FORMAT_UINT_2X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_2X8: Self = Self(2);
    /// `CU_RES_VIEW_FORMAT_UINT_4X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_4X8: Self = Self(3);
    /// `CU_RES_VIEW_FORMAT_SINT_1X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_1X8: Self = Self(4);
    /// `CU_RES_VIEW_FORMAT_SINT_2X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_2X8: Self = Self(5);
    /// `CU_RES_VIEW_FORMAT_SINT_4X8`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_4X8: Self = Self(6);
    /// `CU_RES_VIEW_FORMAT_UINT_1X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_1X16: Self = Self(7);
    /// `CU_RES_VIEW_FORMAT_UINT_2X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_2X16: Self = Self(8);
    /// `CU_RES_VIEW_FORMAT_UINT_4X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_4X16: Self = Self(9);
    /// `CU_RES_VIEW_FORMAT_SINT_1X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_1X16: Self = Self(10);
    /// `CU_RES_VIEW_FORMAT_SINT_2X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_2X16: Self = Self(11);
    /// `CU_RES_VIEW_FORMAT_SINT_4X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_4X16: Self = Self(12);
    /// `CU_RES_VIEW_FORMAT_UINT_1X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_1X32: Self = Self(13);
    /// `CU_RES_VIEW_FORMAT_UINT_2X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_2X32: Self = Self(14);
    /// `CU_RES_VIEW_FORMAT_UINT_4X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UINT_4X32: Self = Self(15);
    /// `CU_RES_VIEW_FORMAT_SINT_1X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_1X32: Self = Self(16);
    /// `CU_RES_VIEW_FORMAT_SINT_2X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_2X32: Self = Self(17);
    /// `CU_RES_VIEW_FORMAT_SINT_4X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SINT_4X32: Self = Self(18);
    /// `CU_RES_VIEW_FORMAT_FLOAT_1X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X16: Self = Self(19);
    /// `CU_RES_VIEW_FORMAT_FLOAT_2X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X16: Self = Self(20);
    /// `CU_RES_VIEW_FORMAT_FLOAT_4X16`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X16: Self = Self(21);
    /// `CU_RES_VIEW_FORMAT_FLOAT_1X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_1X32: Self = Self(22);
    /// `CU_RES_VIEW_FORMAT_FLOAT_2X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_2X32: Self = Self(23);
    /// `CU_RES_VIEW_FORMAT_FLOAT_4X32`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_FLOAT_4X32: Self = Self(24);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC1`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC1: Self = Self(25);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC2`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC2: Self = Self(26);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC3`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC3: Self = Self(27);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC4`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC4: Self = Self(28);
    /// `CU_RES_VIEW_FORMAT_SIGNED_BC4`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC4: Self = Self(29);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC5`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC5: Self = Self(30);
    /// `CU_RES_VIEW_FORMAT_SIGNED_BC5`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC5: Self = Self(31);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC6H`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_UNSIGNED_BC6H: Self = Self(32);
    /// `CU_RES_VIEW_FORMAT_SIGNED_BC6H`, a value of `CUresourceViewFormat`.
    pub const CU_RES_VIEW_FORMAT_SIGNED_BC6H: Self = Self(33);
    /// `CU_RES_VIEW_FORMAT_UNSIGNED_BC7`, a value of `CUresourceViewFormat`.
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
/// The values of `CUresourcetype`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresourcetype(pub c_uint);
impl CUresourcetype {
    /// `CU_RESOURCE_TYPE_ARRAY`, a value of `CUresourcetype`.
    pub const CU_RESOURCE_TYPE_ARRAY: Self = Self(0);
    /// `CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`, a value of `CUresourcetype`.
    pub const CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: Self = Self(1);
    /// `CU_RESOURCE_TYPE_LINEAR`, a value of `CUresourcetype`.
    pub const CU_RESOURCE_TYPE_LINEAR: Self = Self(2);
    /// `CU_RESOURCE_TYPE_PITCH2D`, a value of `CUresourcetype`.
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
/// The values of `CUresult`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUresult(pub c_uint);
impl CUresult {
    /// `CUDA_SUCCESS`, a value of `CUresult`.
    pub const CUDA_SUCCESS: Self = Self(0);
    /// `CUDA_ERROR_INVALID_VALUE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_VALUE: Self = Self(1);
    /// `CUDA_ERROR_OUT_OF_MEMORY`, a value of `CUresult`.
    pub const CUDA_ERROR_OUT_OF_MEMORY: Self = Self(2);
    /// `CUDA_ERROR_NOT_INITIALIZED`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_INITIALIZED: Self = Self(3);
    /// `CUDA_ERROR_DEINITIALIZED`, a value of `CUresult`.
    pub const CUDA_ERROR_DEINITIALIZED: Self = Self(4);
    /// `CUDA_ERROR_PROFILER_DISABLED`, a value of `CUresult`.
    pub const CUDA_ERROR_PROFILER_DISABLED: Self = Self(5);
    /// `CUDA_ERROR_PROFILER_NOT_INITIALIZED`, a value of `CUresult`.
    pub const CUDA_ERROR_PROFILER_NOT_INITIALIZED: Self = Self(6);
    /// `CUDA_ERROR_PROFILER_ALREADY_STARTED`, a value of `CUresult`.
    pub const CUDA_ERROR_PROFILER_ALREADY_STARTED: Self = Self(7);
    /// `CUDA_ERROR_PROFILER_ALREADY_STOPPED`, a value of `CUresult`.
    pub const CUDA_ERROR_PROFILER_ALREADY_STOPPED: Self = Self(8);
    /// `CUDA_ERROR_STUB_LIBRARY`, a value of `CUresult`.
    pub const CUDA_ERROR_STUB_LIBRARY: Self = Self(34);
    /// `CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER`, a value of `CUresult`.
    pub const CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: Self = Self(36);
    /// `CUDA_ERROR_DEVICE_UNAVAILABLE`, a value of `CUresult`.
    pub const CUDA_ERROR_DEVICE_UNAVAILABLE: Self = Self(46);
    /// `CUDA_ERROR_MULTICAST_RESOURCE_FULL`, a value of `CUresult`.
    pub const CUDA_ERROR_MULTICAST_RESOURCE_FULL: Self = Self(47);
    /// `CUDA_ERROR_NO_DEVICE`, a value of `CUresult`.
    pub const CUDA_ERROR_NO_DEVICE: Self = Self(100);
    /// `CUDA_ERROR_INVALID_DEVICE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_DEVICE: Self = Self(101);
    /// `CUDA_ERROR_DEVICE_NOT_LICENSED`, a value of `CUresult`.
    pub const CUDA_ERROR_DEVICE_NOT_LICENSED: Self = Self(102);
    /// `CUDA_ERROR_INVALID_IMAGE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_IMAGE: Self = Self(200);
    /// `CUDA_ERROR_INVALID_CONTEXT`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_CONTEXT: Self = Self(201);
    /// `CUDA_ERROR_CONTEXT_ALREADY_CURRENT`, a value of `CUresult`.
    pub const CUDA_ERROR_CONTEXT_ALREADY_CURRENT: Self = Self(202);
    /// `CUDA_ERROR_MAP_FAILED`, a value of `CUresult`.
    pub const CUDA_ERROR_MAP_FAILED: Self = Self(205);
    /// `CUDA_ERROR_UNMAP_FAILED`, a value of `CUresult`.
    pub const CUDA_ERROR_UNMAP_FAILED: Self = Self(206);
    /// `CUDA_ERROR_ARRAY_IS_MAPPED`, a value of `CUresult`.
    pub const CUDA_ERROR_ARRAY_IS_MAPPED: Self = Self(207);
    /// `CUDA_ERROR_ALREADY_MAPPED`, a value of `CUresult`.
    pub const CUDA_ERROR_ALREADY_MAPPED: Self = Self(208);
    /// `CUDA_ERROR_NO_BINARY_FOR_GPU`, a value of `CUresult`.
    pub const CUDA_ERROR_NO_BINARY_FOR_GPU: Self = Self(209);
    /// `CUDA_ERROR_ALREADY_ACQUIRED`, a value of `CUresult`.
    pub const CUDA_ERROR_ALREADY_ACQUIRED: Self = Self(210);
    /// `CUDA_ERROR_NOT_MAPPED`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_MAPPED: Self = Self(211);
    /// `CUDA_ERROR_NOT_MAPPED_AS_ARRAY`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_MAPPED_AS_ARRAY: Self = Self(212);
    /// `CUDA_ERROR_NOT_MAPPED_AS_POINTER`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_MAPPED_AS_POINTER: Self = Self(213);
    /// `CUDA_ERROR_ECC_UNCORRECTABLE`, a value of `CUresult`.
    pub const CUDA_ERROR_ECC_UNCORRECTABLE: Self = Self(214);
    /// `CUDA_ERROR_UNSUPPORTED_LIMIT`, a value of `CUresult`.
    pub const CUDA_ERROR_UNSUPPORTED_LIMIT: Self = Self(215);
    /// `CUDA_ERROR_CONTEXT_ALREADY_IN_USE`, a value of `CUresult`.
    pub const CUDA_ERROR_CONTEXT_ALREADY_IN_USE: Self = Self(216);
    /// `CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`, a value of `CUresult`.
    pub const CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: Self = Self(217);
    /// `CUDA_ERROR_INVALID_PTX`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_PTX: Self = Self(218);
    /// `CUDA_ERROR_INVALID_GRAPHICS_CONTEXT`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: Self = Self(219);
    /// `CUDA_ERROR_NVLINK_UNCORRECTABLE`, a value of `CUresult`.
    pub const CUDA_ERROR_NVLINK_UNCORRECTABLE: Self = Self(220);
    /// `CUDA_ERROR_JIT_COMPILER_NOT_FOUND`, a value of `CUresult`.
    pub const CUDA_ERROR_JIT_COMPILER_NOT_FOUND: Self = Self(221);
    /// `CUDA_ERROR_UNSUPPORTED_PTX_VERSION`, a value of `CUresult`.
    pub const CUDA_ERROR_UNSUPPORTED_PTX_VERSION: Self = Self(222);
    /// `CUDA_ERROR_JIT_COMPILATION_DISABLED`, a value of `CUresult`.
    pub const CUDA_ERROR_JIT_COMPILATION_DISABLED: Self = Self(223);
    /// `CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`, a value of `CUresult`.
    pub const CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: Self = Self(224);
    /// `CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC`, a value of `CUresult`.
    pub const CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: Self = Self(225);
    /// `CUDA_ERROR_CONTAINED`, a value of `CUresult`.
    pub const CUDA_ERROR_CONTAINED: Self = Self(226);
    /// `CUDA_ERROR_INSUFFICIENT_LOADER_VERSION`, a value of `CUresult`.
    pub const CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: Self = Self(227);
    /// `CUDA_ERROR_INVALID_SOURCE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_SOURCE: Self = Self(300);
    /// `CUDA_ERROR_FILE_NOT_FOUND`, a value of `CUresult`.
    pub const CUDA_ERROR_FILE_NOT_FOUND: Self = Self(301);
    /// `CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`, a value of `CUresult`.
    pub const CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: Self = Self(302);
    /// `CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`, a value of `CUresult`.
    pub const CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: Self = Self(303);
    /// `CUDA_ERROR_OPERATING_SYSTEM`, a value of `CUresult`.
    pub const CUDA_ERROR_OPERATING_SYSTEM: Self = Self(304);
    /// `CUDA_ERROR_INVALID_HANDLE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_HANDLE: Self = Self(400);
    /// `CUDA_ERROR_ILLEGAL_STATE`, a value of `CUresult`.
    pub const CUDA_ERROR_ILLEGAL_STATE: Self = Self(401);
    /// `CUDA_ERROR_LOSSY_QUERY`, a value of `CUresult`.
    pub const CUDA_ERROR_LOSSY_QUERY: Self = Self(402);
    /// `CUDA_ERROR_NOT_FOUND`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_FOUND: Self = Self(500);
    /// `CUDA_ERROR_NOT_READY`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_READY: Self = Self(600);
    /// `CUDA_ERROR_ILLEGAL_ADDRESS`, a value of `CUresult`.
    pub const CUDA_ERROR_ILLEGAL_ADDRESS: Self = Self(700);
    /// `CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`, a value of `CUresult`.
    pub const CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: Self = Self(701);
    /// `CUDA_ERROR_LAUNCH_TIMEOUT`, a value of `CUresult`.
    pub const CUDA_ERROR_LAUNCH_TIMEOUT: Self = Self(702);
    /// `CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`, a value of `CUresult`.
    pub const CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: Self = Self(703);
    /// `CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`, a value of `CUresult`.
    pub const CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: Self = Self(704);
    /// `CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`, a value of `CUresult`.
    pub const CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Self = Self(705);
    /// `CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`, a value of `CUresult`.
    pub const CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: Self = Self(708);
    /// `CUDA_ERROR_CONTEXT_IS_DESTROYED`, a value of `CUresult`.
    pub const CUDA_ERROR_CONTEXT_IS_DESTROYED: Self = Self(709);
    /// `CUDA_ERROR_ASSERT`, a value of `CUresult`.
    pub const CUDA_ERROR_ASSERT: Self = Self(710);
    /// `CUDA_ERROR_TOO_MANY_PEERS`, a value of `CUresult`.
    pub const CUDA_ERROR_TOO_MANY_PEERS: Self = Self(711);
    /// `CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`, a value of `CUresult`.
    pub const CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: Self = Self(712);
    /// `CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`, a value of `CUresult`.
    pub const CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: Self = Self(713);
    /// `CUDA_ERROR_HARDWARE_STACK_ERROR`, a value of `CUresult`.
    pub const CUDA_ERROR_HARDWARE_STACK_ERROR: Self = Self(714);
    /// `CUDA_ERROR_ILLEGAL_INSTRUCTION`, a value of `CUresult`.
    pub const CUDA_ERROR_ILLEGAL_INSTRUCTION: Self = Self(715);
    /// `CUDA_ERROR_MISALIGNED_ADDRESS`, a value of `CUresult`.
    pub const CUDA_ERROR_MISALIGNED_ADDRESS: Self = Self(716);
    /// `CUDA_ERROR_INVALID_ADDRESS_SPACE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_ADDRESS_SPACE: Self = Self(717);
    /// `CUDA_ERROR_INVALID_PC`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_PC: Self = Self(718);
    /// `CUDA_ERROR_LAUNCH_FAILED`, a value of `CUresult`.
    pub const CUDA_ERROR_LAUNCH_FAILED: Self = Self(719);
    /// `CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`, a value of `CUresult`.
    pub const CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: Self = Self(720);
    /// `CUDA_ERROR_TENSOR_MEMORY_LEAK`, a value of `CUresult`.
    pub const CUDA_ERROR_TENSOR_MEMORY_LEAK: Self = Self(721);
    /// `CUDA_ERROR_NOT_PERMITTED`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_PERMITTED: Self = Self(800);
    /// `CUDA_ERROR_NOT_SUPPORTED`, a value of `CUresult`.
    pub const CUDA_ERROR_NOT_SUPPORTED: Self = Self(801);
    /// `CUDA_ERROR_SYSTEM_NOT_READY`, a value of `CUresult`.
    pub const CUDA_ERROR_SYSTEM_NOT_READY: Self = Self(802);
    /// `CUDA_ERROR_SYSTEM_DRIVER_MISMATCH`, a value of `CUresult`.
    pub const CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: Self = Self(803);
    /// `CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE`, a value of `CUresult`.
    pub const CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: Self = Self(804);
    /// `CUDA_ERROR_MPS_CONNECTION_FAILED`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_CONNECTION_FAILED: Self = Self(805);
    /// `CUDA_ERROR_MPS_RPC_FAILURE`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_RPC_FAILURE: Self = Self(806);
    /// `CUDA_ERROR_MPS_SERVER_NOT_READY`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_SERVER_NOT_READY: Self = Self(807);
    /// `CUDA_ERROR_MPS_MAX_CLIENTS_REACHED`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: Self = Self(808);
    /// `CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: Self = Self(809);
    /// `CUDA_ERROR_MPS_CLIENT_TERMINATED`, a value of `CUresult`.
    pub const CUDA_ERROR_MPS_CLIENT_TERMINATED: Self = Self(810);
    /// `CUDA_ERROR_CDP_NOT_SUPPORTED`, a value of `CUresult`.
    pub const CUDA_ERROR_CDP_NOT_SUPPORTED: Self = Self(811);
    /// `CUDA_ERROR_CDP_VERSION_MISMATCH`, a value of `CUresult`.
    pub const CUDA_ERROR_CDP_VERSION_MISMATCH: Self = Self(812);
    /// `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: Self = Self(900);
    /// `CUDA_ERROR_STREAM_CAPTURE_INVALIDATED`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: Self = Self(901);
    /// `CUDA_ERROR_STREAM_CAPTURE_MERGE`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_MERGE: Self = Self(902);
    /// `CUDA_ERROR_STREAM_CAPTURE_UNMATCHED`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: Self = Self(903);
    /// `CUDA_ERROR_STREAM_CAPTURE_UNJOINED`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Self = Self(904);
    /// `CUDA_ERROR_STREAM_CAPTURE_ISOLATION`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_ISOLATION: Self = Self(905);
    /// `CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: Self = Self(906);
    /// `CUDA_ERROR_CAPTURED_EVENT`, a value of `CUresult`.
    pub const CUDA_ERROR_CAPTURED_EVENT: Self = Self(907);
    /// `CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: Self = Self(908);
    /// `CUDA_ERROR_TIMEOUT`, a value of `CUresult`.
    pub const CUDA_ERROR_TIMEOUT: Self = Self(909);
    /// `CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`, a value of `CUresult`.
    pub const CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: Self = Self(910);
    /// `CUDA_ERROR_EXTERNAL_DEVICE`, a value of `CUresult`.
    pub const CUDA_ERROR_EXTERNAL_DEVICE: Self = Self(911);
    /// `CUDA_ERROR_INVALID_CLUSTER_SIZE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_CLUSTER_SIZE: Self = Self(912);
    /// `CUDA_ERROR_FUNCTION_NOT_LOADED`, a value of `CUresult`.
    pub const CUDA_ERROR_FUNCTION_NOT_LOADED: Self = Self(913);
    /// `CUDA_ERROR_INVALID_RESOURCE_TYPE`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_RESOURCE_TYPE: Self = Self(914);
    /// `CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`, a value of `CUresult`.
    pub const CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: Self = Self(915);
    /// `CUDA_ERROR_KEY_ROTATION`, a value of `CUresult`.
    pub const CUDA_ERROR_KEY_ROTATION: Self = Self(916);
    /// `CUDA_ERROR_STREAM_DETACHED`, a value of `CUresult`.
    pub const CUDA_ERROR_STREAM_DETACHED: Self = Self(917);
    /// `CUDA_ERROR_GRAPH_RECAPTURE_FAILURE`, a value of `CUresult`.
    pub const CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: Self = Self(918);
    /// `CUDA_ERROR_FABRIC_NOT_READY`, a value of `CUresult`.
    pub const CUDA_ERROR_FABRIC_NOT_READY: Self = Self(919);
    /// `CUDA_ERROR_UNKNOWN`, a value of `CUresult`.
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
/// The values of `CUstream_flags`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUstream_flags(pub c_uint);
impl CUstream_flags {
    /// `CU_STREAM_DEFAULT`, a value of `CUstream_flags`.
    pub const CU_STREAM_DEFAULT: Self = Self(0);
    /// `CU_STREAM_NON_BLOCKING`, a value of `CUstream_flags`.
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
/// The values of `cudaChannelFormatKind`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaChannelFormatKind(pub c_uint);
impl cudaChannelFormatKind {
    /// `cudaChannelFormatKindSigned`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSigned: Self = Self(0);
    /// `cudaChannelFormatKindUnsigned`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned: Self = Self(1);
    /// `cudaChannelFormatKindFloat`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindFloat: Self = Self(2);
    /// `cudaChannelFormatKindNone`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindNone: Self = Self(3);
    /// `cudaChannelFormatKindNV12`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindNV12: Self = Self(4);
    /// `cudaChannelFormatKindUnsignedNormalized8X1`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized8X1: Self = Self(5);
    /// `cudaChannelFormatKindUnsignedNormalized8X2`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized8X2: Self = Self(6);
    /// `cudaChannelFormatKindUnsignedNormalized8X4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized8X4: Self = Self(7);
    /// `cudaChannelFormatKindUnsignedNormalized16X1`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized16X1: Self = Self(8);
    /// `cudaChannelFormatKindUnsignedNormalized16X2`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized16X2: Self = Self(9);
    /// `cudaChannelFormatKindUnsignedNormalized16X4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized16X4: Self = Self(10);
    /// `cudaChannelFormatKindSignedNormalized8X1`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized8X1: Self = Self(11);
    /// `cudaChannelFormatKindSignedNormalized8X2`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized8X2: Self = Self(12);
    /// `cudaChannelFormatKindSignedNormalized8X4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized8X4: Self = Self(13);
    /// `cudaChannelFormatKindSignedNormalized16X1`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized16X1: Self = Self(14);
    /// `cudaChannelFormatKindSignedNormalized16X2`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized16X2: Self = Self(15);
    /// `cudaChannelFormatKindSignedNormalized16X4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedNormalized16X4: Self = Self(16);
    /// `cudaChannelFormatKindUnsignedBlockCompressed1`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1: Self = Self(17);
    /// `cudaChannelFormatKindUnsignedBlockCompressed1SRGB`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed1SRGB: Self = Self(18);
    /// `cudaChannelFormatKindUnsignedBlockCompressed2`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2: Self = Self(19);
    /// `cudaChannelFormatKindUnsignedBlockCompressed2SRGB`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed2SRGB: Self = Self(20);
    /// `cudaChannelFormatKindUnsignedBlockCompressed3`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3: Self = Self(21);
    /// `cudaChannelFormatKindUnsignedBlockCompressed3SRGB`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed3SRGB: Self = Self(22);
    /// `cudaChannelFormatKindUnsignedBlockCompressed4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed4: Self = Self(23);
    /// `cudaChannelFormatKindSignedBlockCompressed4`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedBlockCompressed4: Self = Self(24);
    /// `cudaChannelFormatKindUnsignedBlockCompressed5`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed5: Self = Self(25);
    /// `cudaChannelFormatKindSignedBlockCompressed5`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedBlockCompressed5: Self = Self(26);
    /// `cudaChannelFormatKindUnsignedBlockCompressed6H`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed6H: Self = Self(27);
    /// `cudaChannelFormatKindSignedBlockCompressed6H`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindSignedBlockCompressed6H: Self = Self(28);
    /// `cudaChannelFormatKindUnsignedBlockCompressed7`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7: Self = Self(29);
    /// `cudaChannelFormatKindUnsignedBlockCompressed7SRGB`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedBlockCompressed7SRGB: Self = Self(30);
    /// `cudaChannelFormatKindUnsignedNormalized1010102`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsignedNormalized1010102: Self = Self(31);
    /// `cudaChannelFormatKindUnsigned8Packed422`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8Packed422: Self = Self(32);
    /// `cudaChannelFormatKindUnsigned8Packed444`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8Packed444: Self = Self(33);
    /// `cudaChannelFormatKindUnsigned8SemiPlanar420`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar420: Self = Self(34);
    /// `cudaChannelFormatKindUnsigned16SemiPlanar420`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar420: Self = Self(35);
    /// `cudaChannelFormatKindUnsigned8SemiPlanar422`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar422: Self = Self(36);
    /// `cudaChannelFormatKindUnsigned16SemiPlanar422`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar422: Self = Self(37);
    /// `cudaChannelFormatKindUnsigned8SemiPlanar444`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8SemiPlanar444: Self = Self(38);
    /// `cudaChannelFormatKindUnsigned16SemiPlanar444`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned16SemiPlanar444: Self = Self(39);
    /// `cudaChannelFormatKindUnsigned8Planar420`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8Planar420: Self = Self(40);
    /// `cudaChannelFormatKindUnsigned16Planar420`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned16Planar420: Self = Self(41);
    /// `cudaChannelFormatKindUnsigned8Planar422`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8Planar422: Self = Self(42);
    /// `cudaChannelFormatKindUnsigned16Planar422`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned16Planar422: Self = Self(43);
    /// `cudaChannelFormatKindUnsigned8Planar444`, a value of `cudaChannelFormatKind`.
    pub const cudaChannelFormatKindUnsigned8Planar444: Self = Self(44);
    /// `cudaChannelFormatKindUnsigned16Planar444`, a value of `cudaChannelFormatKind`.
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
/// The values of `cudaDeviceAttr`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaDeviceAttr(pub c_uint);
impl cudaDeviceAttr {
    /// `cudaDevAttrMaxThreadsPerBlock`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxThreadsPerBlock: Self = Self(1);
    /// `cudaDevAttrMaxBlockDimX`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxBlockDimX: Self = Self(2);
    /// `cudaDevAttrMaxBlockDimY`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxBlockDimY: Self = Self(3);
    /// `cudaDevAttrMaxBlockDimZ`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxBlockDimZ: Self = Self(4);
    /// `cudaDevAttrMaxGridDimX`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxGridDimX: Self = Self(5);
    /// `cudaDevAttrMaxGridDimY`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxGridDimY: Self = Self(6);
    /// `cudaDevAttrMaxGridDimZ`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxGridDimZ: Self = Self(7);
    /// `cudaDevAttrMaxSharedMemoryPerBlock`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSharedMemoryPerBlock: Self = Self(8);
    /// `cudaDevAttrTotalConstantMemory`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTotalConstantMemory: Self = Self(9);
    /// `cudaDevAttrWarpSize`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrWarpSize: Self = Self(10);
    /// `cudaDevAttrMaxPitch`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxPitch: Self = Self(11);
    /// `cudaDevAttrMaxRegistersPerBlock`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxRegistersPerBlock: Self = Self(12);
    /// `cudaDevAttrClockRate`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrClockRate: Self = Self(13);
    /// `cudaDevAttrTextureAlignment`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTextureAlignment: Self = Self(14);
    /// `cudaDevAttrGpuOverlap`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGpuOverlap: Self = Self(15);
    /// `cudaDevAttrMultiProcessorCount`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMultiProcessorCount: Self = Self(16);
    /// `cudaDevAttrKernelExecTimeout`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrKernelExecTimeout: Self = Self(17);
    /// `cudaDevAttrIntegrated`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrIntegrated: Self = Self(18);
    /// `cudaDevAttrCanMapHostMemory`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCanMapHostMemory: Self = Self(19);
    /// `cudaDevAttrComputeMode`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrComputeMode: Self = Self(20);
    /// `cudaDevAttrMaxTexture1DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture1DWidth: Self = Self(21);
    /// `cudaDevAttrMaxTexture2DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DWidth: Self = Self(22);
    /// `cudaDevAttrMaxTexture2DHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DHeight: Self = Self(23);
    /// `cudaDevAttrMaxTexture3DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DWidth: Self = Self(24);
    /// `cudaDevAttrMaxTexture3DHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DHeight: Self = Self(25);
    /// `cudaDevAttrMaxTexture3DDepth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DDepth: Self = Self(26);
    /// `cudaDevAttrMaxTexture2DLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLayeredWidth: Self = Self(27);
    /// `cudaDevAttrMaxTexture2DLayeredHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLayeredHeight: Self = Self(28);
    /// `cudaDevAttrMaxTexture2DLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLayeredLayers: Self = Self(29);
    /// `cudaDevAttrSurfaceAlignment`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrSurfaceAlignment: Self = Self(30);
    /// `cudaDevAttrConcurrentKernels`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrConcurrentKernels: Self = Self(31);
    /// `cudaDevAttrEccEnabled`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrEccEnabled: Self = Self(32);
    /// `cudaDevAttrPciBusId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrPciBusId: Self = Self(33);
    /// `cudaDevAttrPciDeviceId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrPciDeviceId: Self = Self(34);
    /// `cudaDevAttrTccDriver`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTccDriver: Self = Self(35);
    /// `cudaDevAttrMemoryClockRate`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMemoryClockRate: Self = Self(36);
    /// `cudaDevAttrGlobalMemoryBusWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGlobalMemoryBusWidth: Self = Self(37);
    /// `cudaDevAttrL2CacheSize`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrL2CacheSize: Self = Self(38);
    /// `cudaDevAttrMaxThreadsPerMultiProcessor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxThreadsPerMultiProcessor: Self = Self(39);
    /// `cudaDevAttrAsyncEngineCount`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrAsyncEngineCount: Self = Self(40);
    /// `cudaDevAttrUnifiedAddressing`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrUnifiedAddressing: Self = Self(41);
    /// `cudaDevAttrMaxTexture1DLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture1DLayeredWidth: Self = Self(42);
    /// `cudaDevAttrMaxTexture1DLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture1DLayeredLayers: Self = Self(43);
    /// `cudaDevAttrMaxTexture2DGatherWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DGatherWidth: Self = Self(45);
    /// `cudaDevAttrMaxTexture2DGatherHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DGatherHeight: Self = Self(46);
    /// `cudaDevAttrMaxTexture3DWidthAlt`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DWidthAlt: Self = Self(47);
    /// `cudaDevAttrMaxTexture3DHeightAlt`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DHeightAlt: Self = Self(48);
    /// `cudaDevAttrMaxTexture3DDepthAlt`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture3DDepthAlt: Self = Self(49);
    /// `cudaDevAttrPciDomainId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrPciDomainId: Self = Self(50);
    /// `cudaDevAttrTexturePitchAlignment`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTexturePitchAlignment: Self = Self(51);
    /// `cudaDevAttrMaxTextureCubemapWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTextureCubemapWidth: Self = Self(52);
    /// `cudaDevAttrMaxTextureCubemapLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTextureCubemapLayeredWidth: Self = Self(53);
    /// `cudaDevAttrMaxTextureCubemapLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTextureCubemapLayeredLayers: Self = Self(54);
    /// `cudaDevAttrMaxSurface1DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface1DWidth: Self = Self(55);
    /// `cudaDevAttrMaxSurface2DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface2DWidth: Self = Self(56);
    /// `cudaDevAttrMaxSurface2DHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface2DHeight: Self = Self(57);
    /// `cudaDevAttrMaxSurface3DWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface3DWidth: Self = Self(58);
    /// `cudaDevAttrMaxSurface3DHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface3DHeight: Self = Self(59);
    /// `cudaDevAttrMaxSurface3DDepth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface3DDepth: Self = Self(60);
    /// `cudaDevAttrMaxSurface1DLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface1DLayeredWidth: Self = Self(61);
    /// `cudaDevAttrMaxSurface1DLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface1DLayeredLayers: Self = Self(62);
    /// `cudaDevAttrMaxSurface2DLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface2DLayeredWidth: Self = Self(63);
    /// `cudaDevAttrMaxSurface2DLayeredHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface2DLayeredHeight: Self = Self(64);
    /// `cudaDevAttrMaxSurface2DLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurface2DLayeredLayers: Self = Self(65);
    /// `cudaDevAttrMaxSurfaceCubemapWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurfaceCubemapWidth: Self = Self(66);
    /// `cudaDevAttrMaxSurfaceCubemapLayeredWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredWidth: Self = Self(67);
    /// `cudaDevAttrMaxSurfaceCubemapLayeredLayers`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSurfaceCubemapLayeredLayers: Self = Self(68);
    /// `cudaDevAttrMaxTexture1DLinearWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture1DLinearWidth: Self = Self(69);
    /// `cudaDevAttrMaxTexture2DLinearWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLinearWidth: Self = Self(70);
    /// `cudaDevAttrMaxTexture2DLinearHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLinearHeight: Self = Self(71);
    /// `cudaDevAttrMaxTexture2DLinearPitch`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DLinearPitch: Self = Self(72);
    /// `cudaDevAttrMaxTexture2DMipmappedWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DMipmappedWidth: Self = Self(73);
    /// `cudaDevAttrMaxTexture2DMipmappedHeight`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture2DMipmappedHeight: Self = Self(74);
    /// `cudaDevAttrComputeCapabilityMajor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrComputeCapabilityMajor: Self = Self(75);
    /// `cudaDevAttrComputeCapabilityMinor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrComputeCapabilityMinor: Self = Self(76);
    /// `cudaDevAttrMaxTexture1DMipmappedWidth`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxTexture1DMipmappedWidth: Self = Self(77);
    /// `cudaDevAttrStreamPrioritiesSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrStreamPrioritiesSupported: Self = Self(78);
    /// `cudaDevAttrGlobalL1CacheSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGlobalL1CacheSupported: Self = Self(79);
    /// `cudaDevAttrLocalL1CacheSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrLocalL1CacheSupported: Self = Self(80);
    /// `cudaDevAttrMaxSharedMemoryPerMultiprocessor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSharedMemoryPerMultiprocessor: Self = Self(81);
    /// `cudaDevAttrMaxRegistersPerMultiprocessor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxRegistersPerMultiprocessor: Self = Self(82);
    /// `cudaDevAttrManagedMemory`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrManagedMemory: Self = Self(83);
    /// `cudaDevAttrIsMultiGpuBoard`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrIsMultiGpuBoard: Self = Self(84);
    /// `cudaDevAttrMultiGpuBoardGroupID`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMultiGpuBoardGroupID: Self = Self(85);
    /// `cudaDevAttrHostNativeAtomicSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostNativeAtomicSupported: Self = Self(86);
    /// `cudaDevAttrSingleToDoublePrecisionPerfRatio`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrSingleToDoublePrecisionPerfRatio: Self = Self(87);
    /// `cudaDevAttrPageableMemoryAccess`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrPageableMemoryAccess: Self = Self(88);
    /// `cudaDevAttrConcurrentManagedAccess`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrConcurrentManagedAccess: Self = Self(89);
    /// `cudaDevAttrComputePreemptionSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrComputePreemptionSupported: Self = Self(90);
    /// `cudaDevAttrCanUseHostPointerForRegisteredMem`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCanUseHostPointerForRegisteredMem: Self = Self(91);
    /// `cudaDevAttrReserved92`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved92: Self = Self(92);
    /// `cudaDevAttrReserved93`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved93: Self = Self(93);
    /// `cudaDevAttrReserved94`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved94: Self = Self(94);
    /// `cudaDevAttrCooperativeLaunch`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCooperativeLaunch: Self = Self(95);
    /// `cudaDevAttrReserved96`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved96: Self = Self(96);
    /// `cudaDevAttrMaxSharedMemoryPerBlockOptin`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxSharedMemoryPerBlockOptin: Self = Self(97);
    /// `cudaDevAttrCanFlushRemoteWrites`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCanFlushRemoteWrites: Self = Self(98);
    /// `cudaDevAttrHostRegisterSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostRegisterSupported: Self = Self(99);
    /// `cudaDevAttrPageableMemoryAccessUsesHostPageTables`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrPageableMemoryAccessUsesHostPageTables: Self = Self(100);
    /// `cudaDevAttrDirectManagedMemAccessFromHost`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrDirectManagedMemAccessFromHost: Self = Self(101);
    /// `cudaDevAttrMaxBlocksPerMultiprocessor`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxBlocksPerMultiprocessor: Self = Self(106);
    /// `cudaDevAttrMaxPersistingL2CacheSize`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxPersistingL2CacheSize: Self = Self(108);
    /// `cudaDevAttrMaxAccessPolicyWindowSize`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMaxAccessPolicyWindowSize: Self = Self(109);
    /// `cudaDevAttrReservedSharedMemoryPerBlock`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReservedSharedMemoryPerBlock: Self = Self(111);
    /// `cudaDevAttrSparseCudaArraySupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrSparseCudaArraySupported: Self = Self(112);
    /// `cudaDevAttrHostRegisterReadOnlySupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostRegisterReadOnlySupported: Self = Self(113);
    /// `cudaDevAttrTimelineSemaphoreInteropSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTimelineSemaphoreInteropSupported: Self = Self(114);
    /// `cudaDevAttrMemoryPoolsSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMemoryPoolsSupported: Self = Self(115);
    /// `cudaDevAttrGPUDirectRDMASupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGPUDirectRDMASupported: Self = Self(116);
    /// `cudaDevAttrGPUDirectRDMAFlushWritesOptions`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGPUDirectRDMAFlushWritesOptions: Self = Self(117);
    /// `cudaDevAttrGPUDirectRDMAWritesOrdering`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGPUDirectRDMAWritesOrdering: Self = Self(118);
    /// `cudaDevAttrMemoryPoolSupportedHandleTypes`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMemoryPoolSupportedHandleTypes: Self = Self(119);
    /// `cudaDevAttrClusterLaunch`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrClusterLaunch: Self = Self(120);
    /// `cudaDevAttrDeferredMappingCudaArraySupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrDeferredMappingCudaArraySupported: Self = Self(121);
    /// `cudaDevAttrReserved122`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved122: Self = Self(122);
    /// `cudaDevAttrReserved123`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved123: Self = Self(123);
    /// `cudaDevAttrReserved124`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved124: Self = Self(124);
    /// `cudaDevAttrIpcEventSupport`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrIpcEventSupport: Self = Self(125);
    /// `cudaDevAttrMemSyncDomainCount`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMemSyncDomainCount: Self = Self(126);
    /// `cudaDevAttrReserved127`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved127: Self = Self(127);
    /// `cudaDevAttrReserved128`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved128: Self = Self(128);
    /// `cudaDevAttrReserved129`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved129: Self = Self(129);
    /// `cudaDevAttrNumaConfig`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrNumaConfig: Self = Self(130);
    /// `cudaDevAttrNumaId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrNumaId: Self = Self(131);
    /// `cudaDevAttrReserved132`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved132: Self = Self(132);
    /// `cudaDevAttrMpsEnabled`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMpsEnabled: Self = Self(133);
    /// `cudaDevAttrHostNumaId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostNumaId: Self = Self(134);
    /// `cudaDevAttrD3D12CigSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrD3D12CigSupported: Self = Self(135);
    /// `cudaDevAttrVulkanCigSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrVulkanCigSupported: Self = Self(138);
    /// `cudaDevAttrGpuPciDeviceId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGpuPciDeviceId: Self = Self(139);
    /// `cudaDevAttrGpuPciSubsystemId`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrGpuPciSubsystemId: Self = Self(140);
    /// `cudaDevAttrReserved141`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved141: Self = Self(141);
    /// `cudaDevAttrHostNumaMemoryPoolsSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostNumaMemoryPoolsSupported: Self = Self(142);
    /// `cudaDevAttrHostNumaMultinodeIpcSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostNumaMultinodeIpcSupported: Self = Self(143);
    /// `cudaDevAttrHostMemoryPoolsSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrHostMemoryPoolsSupported: Self = Self(144);
    /// `cudaDevAttrReserved145`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrReserved145: Self = Self(145);
    /// `cudaDevAttrOnlyPartialHostNativeAtomicSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrOnlyPartialHostNativeAtomicSupported: Self = Self(147);
    /// `cudaDevAttrAtomicReductionSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrAtomicReductionSupported: Self = Self(148);
    /// `cudaDevAttrLocalityDomainCount`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrLocalityDomainCount: Self = Self(149);
    /// `cudaDevAttrOversizedSharedMemoryPerBlock`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrOversizedSharedMemoryPerBlock: Self = Self(150);
    /// `cudaDevAttrCigStreamsSupported`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCigStreamsSupported: Self = Self(151);
    /// `cudaDevAttrLocalityDomainMultiprocessorCount`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrLocalityDomainMultiprocessorCount: Self = Self(157);
    /// `cudaDevAttrTensorMapLargeTensorMinSize`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrTensorMapLargeTensorMinSize: Self = Self(160);
    /// `cudaDevAttrMax`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrMax: Self = Self(161);
    /// `cudaDevAttrCooperativeMultiDeviceLaunch`, a value of `cudaDeviceAttr`.
    pub const cudaDevAttrCooperativeMultiDeviceLaunch: Self = Self(96);
    /// `cudaDevAttrMaxTimelineSemaphoreInteropSupported`, a value of `cudaDeviceAttr`.
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
/// The values of `cudaError`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaError(pub c_uint);
impl cudaError {
    /// `cudaSuccess`, a value of `cudaError`.
    pub const cudaSuccess: Self = Self(0);
    /// `cudaErrorInvalidValue`, a value of `cudaError`.
    pub const cudaErrorInvalidValue: Self = Self(1);
    /// `cudaErrorMemoryAllocation`, a value of `cudaError`.
    pub const cudaErrorMemoryAllocation: Self = Self(2);
    /// `cudaErrorInitializationError`, a value of `cudaError`.
    pub const cudaErrorInitializationError: Self = Self(3);
    /// `cudaErrorCudartUnloading`, a value of `cudaError`.
    pub const cudaErrorCudartUnloading: Self = Self(4);
    /// `cudaErrorProfilerDisabled`, a value of `cudaError`.
    pub const cudaErrorProfilerDisabled: Self = Self(5);
    /// `cudaErrorProfilerNotInitialized`, a value of `cudaError`.
    pub const cudaErrorProfilerNotInitialized: Self = Self(6);
    /// `cudaErrorProfilerAlreadyStarted`, a value of `cudaError`.
    pub const cudaErrorProfilerAlreadyStarted: Self = Self(7);
    /// `cudaErrorProfilerAlreadyStopped`, a value of `cudaError`.
    pub const cudaErrorProfilerAlreadyStopped: Self = Self(8);
    /// `cudaErrorInvalidConfiguration`, a value of `cudaError`.
    pub const cudaErrorInvalidConfiguration: Self = Self(9);
    /// `cudaErrorVersionTranslation`, a value of `cudaError`.
    pub const cudaErrorVersionTranslation: Self = Self(10);
    /// `cudaErrorInvalidPitchValue`, a value of `cudaError`.
    pub const cudaErrorInvalidPitchValue: Self = Self(12);
    /// `cudaErrorInvalidSymbol`, a value of `cudaError`.
    pub const cudaErrorInvalidSymbol: Self = Self(13);
    /// `cudaErrorInvalidHostPointer`, a value of `cudaError`.
    pub const cudaErrorInvalidHostPointer: Self = Self(16);
    /// `cudaErrorInvalidDevicePointer`, a value of `cudaError`.
    pub const cudaErrorInvalidDevicePointer: Self = Self(17);
    /// `cudaErrorInvalidTexture`, a value of `cudaError`.
    pub const cudaErrorInvalidTexture: Self = Self(18);
    /// `cudaErrorInvalidTextureBinding`, a value of `cudaError`.
    pub const cudaErrorInvalidTextureBinding: Self = Self(19);
    /// `cudaErrorInvalidChannelDescriptor`, a value of `cudaError`.
    pub const cudaErrorInvalidChannelDescriptor: Self = Self(20);
    /// `cudaErrorInvalidMemcpyDirection`, a value of `cudaError`.
    pub const cudaErrorInvalidMemcpyDirection: Self = Self(21);
    /// `cudaErrorAddressOfConstant`, a value of `cudaError`.
    pub const cudaErrorAddressOfConstant: Self = Self(22);
    /// `cudaErrorTextureFetchFailed`, a value of `cudaError`.
    pub const cudaErrorTextureFetchFailed: Self = Self(23);
    /// `cudaErrorTextureNotBound`, a value of `cudaError`.
    pub const cudaErrorTextureNotBound: Self = Self(24);
    /// `cudaErrorSynchronizationError`, a value of `cudaError`.
    pub const cudaErrorSynchronizationError: Self = Self(25);
    /// `cudaErrorInvalidFilterSetting`, a value of `cudaError`.
    pub const cudaErrorInvalidFilterSetting: Self = Self(26);
    /// `cudaErrorInvalidNormSetting`, a value of `cudaError`.
    pub const cudaErrorInvalidNormSetting: Self = Self(27);
    /// `cudaErrorMixedDeviceExecution`, a value of `cudaError`.
    pub const cudaErrorMixedDeviceExecution: Self = Self(28);
    /// `cudaErrorNotYetImplemented`, a value of `cudaError`.
    pub const cudaErrorNotYetImplemented: Self = Self(31);
    /// `cudaErrorMemoryValueTooLarge`, a value of `cudaError`.
    pub const cudaErrorMemoryValueTooLarge: Self = Self(32);
    /// `cudaErrorStubLibrary`, a value of `cudaError`.
    pub const cudaErrorStubLibrary: Self = Self(34);
    /// `cudaErrorInsufficientDriver`, a value of `cudaError`.
    pub const cudaErrorInsufficientDriver: Self = Self(35);
    /// `cudaErrorCallRequiresNewerDriver`, a value of `cudaError`.
    pub const cudaErrorCallRequiresNewerDriver: Self = Self(36);
    /// `cudaErrorInvalidSurface`, a value of `cudaError`.
    pub const cudaErrorInvalidSurface: Self = Self(37);
    /// `cudaErrorDuplicateVariableName`, a value of `cudaError`.
    pub const cudaErrorDuplicateVariableName: Self = Self(43);
    /// `cudaErrorDuplicateTextureName`, a value of `cudaError`.
    pub const cudaErrorDuplicateTextureName: Self = Self(44);
    /// `cudaErrorDuplicateSurfaceName`, a value of `cudaError`.
    pub const cudaErrorDuplicateSurfaceName: Self = Self(45);
    /// `cudaErrorDevicesUnavailable`, a value of `cudaError`.
    pub const cudaErrorDevicesUnavailable: Self = Self(46);
    /// `cudaErrorIncompatibleDriverContext`, a value of `cudaError`.
    pub const cudaErrorIncompatibleDriverContext: Self = Self(49);
    /// `cudaErrorMissingConfiguration`, a value of `cudaError`.
    pub const cudaErrorMissingConfiguration: Self = Self(52);
    /// `cudaErrorPriorLaunchFailure`, a value of `cudaError`.
    pub const cudaErrorPriorLaunchFailure: Self = Self(53);
    /// `cudaErrorLaunchMaxDepthExceeded`, a value of `cudaError`.
    pub const cudaErrorLaunchMaxDepthExceeded: Self = Self(65);
    /// `cudaErrorLaunchFileScopedTex`, a value of `cudaError`.
    pub const cudaErrorLaunchFileScopedTex: Self = Self(66);
    /// `cudaErrorLaunchFileScopedSurf`, a value of `cudaError`.
    pub const cudaErrorLaunchFileScopedSurf: Self = Self(67);
    /// `cudaErrorSyncDepthExceeded`, a value of `cudaError`.
    pub const cudaErrorSyncDepthExceeded: Self = Self(68);
    /// `cudaErrorLaunchPendingCountExceeded`, a value of `cudaError`.
    pub const cudaErrorLaunchPendingCountExceeded: Self = Self(69);
    /// `cudaErrorInvalidDeviceFunction`, a value of `cudaError`.
    pub const cudaErrorInvalidDeviceFunction: Self = Self(98);
    /// `cudaErrorNoDevice`, a value of `cudaError`.
    pub const cudaErrorNoDevice: Self = Self(100);
    /// `cudaErrorInvalidDevice`, a value of `cudaError`.
    pub const cudaErrorInvalidDevice: Self = Self(101);
    /// `cudaErrorDeviceNotLicensed`, a value of `cudaError`.
    pub const cudaErrorDeviceNotLicensed: Self = Self(102);
    /// `cudaErrorSoftwareValidityNotEstablished`, a value of `cudaError`.
    pub const cudaErrorSoftwareValidityNotEstablished: Self = Self(103);
    /// `cudaErrorStartupFailure`, a value of `cudaError`.
    pub const cudaErrorStartupFailure: Self = Self(127);
    /// `cudaErrorInvalidKernelImage`, a value of `cudaError`.
    pub const cudaErrorInvalidKernelImage: Self = Self(200);
    /// `cudaErrorDeviceUninitialized`, a value of `cudaError`.
    pub const cudaErrorDeviceUninitialized: Self = Self(201);
    /// `cudaErrorMapBufferObjectFailed`, a value of `cudaError`.
    pub const cudaErrorMapBufferObjectFailed: Self = Self(205);
    /// `cudaErrorUnmapBufferObjectFailed`, a value of `cudaError`.
    pub const cudaErrorUnmapBufferObjectFailed: Self = Self(206);
    /// `cudaErrorArrayIsMapped`, a value of `cudaError`.
    pub const cudaErrorArrayIsMapped: Self = Self(207);
    /// `cudaErrorAlreadyMapped`, a value of `cudaError`.
    pub const cudaErrorAlreadyMapped: Self = Self(208);
    /// `cudaErrorNoKernelImageForDevice`, a value of `cudaError`.
    pub const cudaErrorNoKernelImageForDevice: Self = Self(209);
    /// `cudaErrorAlreadyAcquired`, a value of `cudaError`.
    pub const cudaErrorAlreadyAcquired: Self = Self(210);
    /// `cudaErrorNotMapped`, a value of `cudaError`.
    pub const cudaErrorNotMapped: Self = Self(211);
    /// `cudaErrorNotMappedAsArray`, a value of `cudaError`.
    pub const cudaErrorNotMappedAsArray: Self = Self(212);
    /// `cudaErrorNotMappedAsPointer`, a value of `cudaError`.
    pub const cudaErrorNotMappedAsPointer: Self = Self(213);
    /// `cudaErrorECCUncorrectable`, a value of `cudaError`.
    pub const cudaErrorECCUncorrectable: Self = Self(214);
    /// `cudaErrorUnsupportedLimit`, a value of `cudaError`.
    pub const cudaErrorUnsupportedLimit: Self = Self(215);
    /// `cudaErrorDeviceAlreadyInUse`, a value of `cudaError`.
    pub const cudaErrorDeviceAlreadyInUse: Self = Self(216);
    /// `cudaErrorPeerAccessUnsupported`, a value of `cudaError`.
    pub const cudaErrorPeerAccessUnsupported: Self = Self(217);
    /// `cudaErrorInvalidPtx`, a value of `cudaError`.
    pub const cudaErrorInvalidPtx: Self = Self(218);
    /// `cudaErrorInvalidGraphicsContext`, a value of `cudaError`.
    pub const cudaErrorInvalidGraphicsContext: Self = Self(219);
    /// `cudaErrorNvlinkUncorrectable`, a value of `cudaError`.
    pub const cudaErrorNvlinkUncorrectable: Self = Self(220);
    /// `cudaErrorJitCompilerNotFound`, a value of `cudaError`.
    pub const cudaErrorJitCompilerNotFound: Self = Self(221);
    /// `cudaErrorUnsupportedPtxVersion`, a value of `cudaError`.
    pub const cudaErrorUnsupportedPtxVersion: Self = Self(222);
    /// `cudaErrorJitCompilationDisabled`, a value of `cudaError`.
    pub const cudaErrorJitCompilationDisabled: Self = Self(223);
    /// `cudaErrorUnsupportedExecAffinity`, a value of `cudaError`.
    pub const cudaErrorUnsupportedExecAffinity: Self = Self(224);
    /// `cudaErrorUnsupportedDevSideSync`, a value of `cudaError`.
    pub const cudaErrorUnsupportedDevSideSync: Self = Self(225);
    /// `cudaErrorContained`, a value of `cudaError`.
    pub const cudaErrorContained: Self = Self(226);
    /// `cudaErrorInsufficientLoaderVersion`, a value of `cudaError`.
    pub const cudaErrorInsufficientLoaderVersion: Self = Self(227);
    /// `cudaErrorInvalidSource`, a value of `cudaError`.
    pub const cudaErrorInvalidSource: Self = Self(300);
    /// `cudaErrorFileNotFound`, a value of `cudaError`.
    pub const cudaErrorFileNotFound: Self = Self(301);
    /// `cudaErrorSharedObjectSymbolNotFound`, a value of `cudaError`.
    pub const cudaErrorSharedObjectSymbolNotFound: Self = Self(302);
    /// `cudaErrorSharedObjectInitFailed`, a value of `cudaError`.
    pub const cudaErrorSharedObjectInitFailed: Self = Self(303);
    /// `cudaErrorOperatingSystem`, a value of `cudaError`.
    pub const cudaErrorOperatingSystem: Self = Self(304);
    /// `cudaErrorInvalidResourceHandle`, a value of `cudaError`.
    pub const cudaErrorInvalidResourceHandle: Self = Self(400);
    /// `cudaErrorIllegalState`, a value of `cudaError`.
    pub const cudaErrorIllegalState: Self = Self(401);
    /// `cudaErrorLossyQuery`, a value of `cudaError`.
    pub const cudaErrorLossyQuery: Self = Self(402);
    /// `cudaErrorSymbolNotFound`, a value of `cudaError`.
    pub const cudaErrorSymbolNotFound: Self = Self(500);
    /// `cudaErrorNotReady`, a value of `cudaError`.
    pub const cudaErrorNotReady: Self = Self(600);
    /// `cudaErrorIllegalAddress`, a value of `cudaError`.
    pub const cudaErrorIllegalAddress: Self = Self(700);
    /// `cudaErrorLaunchOutOfResources`, a value of `cudaError`.
    pub const cudaErrorLaunchOutOfResources: Self = Self(701);
    /// `cudaErrorLaunchTimeout`, a value of `cudaError`.
    pub const cudaErrorLaunchTimeout: Self = Self(702);
    /// `cudaErrorLaunchIncompatibleTexturing`, a value of `cudaError`.
    pub const cudaErrorLaunchIncompatibleTexturing: Self = Self(703);
    /// `cudaErrorPeerAccessAlreadyEnabled`, a value of `cudaError`.
    pub const cudaErrorPeerAccessAlreadyEnabled: Self = Self(704);
    /// `cudaErrorPeerAccessNotEnabled`, a value of `cudaError`.
    pub const cudaErrorPeerAccessNotEnabled: Self = Self(705);
    /// `cudaErrorSetOnActiveProcess`, a value of `cudaError`.
    pub const cudaErrorSetOnActiveProcess: Self = Self(708);
    /// `cudaErrorContextIsDestroyed`, a value of `cudaError`.
    pub const cudaErrorContextIsDestroyed: Self = Self(709);
    /// `cudaErrorAssert`, a value of `cudaError`.
    pub const cudaErrorAssert: Self = Self(710);
    /// `cudaErrorTooManyPeers`, a value of `cudaError`.
    pub const cudaErrorTooManyPeers: Self = Self(711);
    /// `cudaErrorHostMemoryAlreadyRegistered`, a value of `cudaError`.
    pub const cudaErrorHostMemoryAlreadyRegistered: Self = Self(712);
    /// `cudaErrorHostMemoryNotRegistered`, a value of `cudaError`.
    pub const cudaErrorHostMemoryNotRegistered: Self = Self(713);
    /// `cudaErrorHardwareStackError`, a value of `cudaError`.
    pub const cudaErrorHardwareStackError: Self = Self(714);
    /// `cudaErrorIllegalInstruction`, a value of `cudaError`.
    pub const cudaErrorIllegalInstruction: Self = Self(715);
    /// `cudaErrorMisalignedAddress`, a value of `cudaError`.
    pub const cudaErrorMisalignedAddress: Self = Self(716);
    /// `cudaErrorInvalidAddressSpace`, a value of `cudaError`.
    pub const cudaErrorInvalidAddressSpace: Self = Self(717);
    /// `cudaErrorInvalidPc`, a value of `cudaError`.
    pub const cudaErrorInvalidPc: Self = Self(718);
    /// `cudaErrorLaunchFailure`, a value of `cudaError`.
    pub const cudaErrorLaunchFailure: Self = Self(719);
    /// `cudaErrorCooperativeLaunchTooLarge`, a value of `cudaError`.
    pub const cudaErrorCooperativeLaunchTooLarge: Self = Self(720);
    /// `cudaErrorTensorMemoryLeak`, a value of `cudaError`.
    pub const cudaErrorTensorMemoryLeak: Self = Self(721);
    /// `cudaErrorNotPermitted`, a value of `cudaError`.
    pub const cudaErrorNotPermitted: Self = Self(800);
    /// `cudaErrorNotSupported`, a value of `cudaError`.
    pub const cudaErrorNotSupported: Self = Self(801);
    /// `cudaErrorSystemNotReady`, a value of `cudaError`.
    pub const cudaErrorSystemNotReady: Self = Self(802);
    /// `cudaErrorSystemDriverMismatch`, a value of `cudaError`.
    pub const cudaErrorSystemDriverMismatch: Self = Self(803);
    /// `cudaErrorCompatNotSupportedOnDevice`, a value of `cudaError`.
    pub const cudaErrorCompatNotSupportedOnDevice: Self = Self(804);
    /// `cudaErrorMpsConnectionFailed`, a value of `cudaError`.
    pub const cudaErrorMpsConnectionFailed: Self = Self(805);
    /// `cudaErrorMpsRpcFailure`, a value of `cudaError`.
    pub const cudaErrorMpsRpcFailure: Self = Self(806);
    /// `cudaErrorMpsServerNotReady`, a value of `cudaError`.
    pub const cudaErrorMpsServerNotReady: Self = Self(807);
    /// `cudaErrorMpsMaxClientsReached`, a value of `cudaError`.
    pub const cudaErrorMpsMaxClientsReached: Self = Self(808);
    /// `cudaErrorMpsMaxConnectionsReached`, a value of `cudaError`.
    pub const cudaErrorMpsMaxConnectionsReached: Self = Self(809);
    /// `cudaErrorMpsClientTerminated`, a value of `cudaError`.
    pub const cudaErrorMpsClientTerminated: Self = Self(810);
    /// `cudaErrorCdpNotSupported`, a value of `cudaError`.
    pub const cudaErrorCdpNotSupported: Self = Self(811);
    /// `cudaErrorCdpVersionMismatch`, a value of `cudaError`.
    pub const cudaErrorCdpVersionMismatch: Self = Self(812);
    /// `cudaErrorStreamCaptureUnsupported`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureUnsupported: Self = Self(900);
    /// `cudaErrorStreamCaptureInvalidated`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureInvalidated: Self = Self(901);
    /// `cudaErrorStreamCaptureMerge`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureMerge: Self = Self(902);
    /// `cudaErrorStreamCaptureUnmatched`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureUnmatched: Self = Self(903);
    /// `cudaErrorStreamCaptureUnjoined`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureUnjoined: Self = Self(904);
    /// `cudaErrorStreamCaptureIsolation`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureIsolation: Self = Self(905);
    /// `cudaErrorStreamCaptureImplicit`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureImplicit: Self = Self(906);
    /// `cudaErrorCapturedEvent`, a value of `cudaError`.
    pub const cudaErrorCapturedEvent: Self = Self(907);
    /// `cudaErrorStreamCaptureWrongThread`, a value of `cudaError`.
    pub const cudaErrorStreamCaptureWrongThread: Self = Self(908);
    /// `cudaErrorTimeout`, a value of `cudaError`.
    pub const cudaErrorTimeout: Self = Self(909);
    /// `cudaErrorGraphExecUpdateFailure`, a value of `cudaError`.
    pub const cudaErrorGraphExecUpdateFailure: Self = Self(910);
    /// `cudaErrorExternalDevice`, a value of `cudaError`.
    pub const cudaErrorExternalDevice: Self = Self(911);
    /// `cudaErrorInvalidClusterSize`, a value of `cudaError`.
    pub const cudaErrorInvalidClusterSize: Self = Self(912);
    /// `cudaErrorFunctionNotLoaded`, a value of `cudaError`.
    pub const cudaErrorFunctionNotLoaded: Self = Self(913);
    /// `cudaErrorInvalidResourceType`, a value of `cudaError`.
    pub const cudaErrorInvalidResourceType: Self = Self(914);
    /// `cudaErrorInvalidResourceConfiguration`, a value of `cudaError`.
    pub const cudaErrorInvalidResourceConfiguration: Self = Self(915);
    /// `cudaErrorStreamDetached`, a value of `cudaError`.
    pub const cudaErrorStreamDetached: Self = Self(917);
    /// `cudaErrorGraphRecaptureFailure`, a value of `cudaError`.
    pub const cudaErrorGraphRecaptureFailure: Self = Self(918);
    /// `cudaErrorFabricNotReady`, a value of `cudaError`.
    pub const cudaErrorFabricNotReady: Self = Self(919);
    /// `cudaErrorUnknown`, a value of `cudaError`.
    pub const cudaErrorUnknown: Self = Self(999);
    /// `cudaErrorApiFailureBase`, a value of `cudaError`.
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
/// The values of `cudaExternalMemoryHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalMemoryHandleType(pub c_uint);
impl cudaExternalMemoryHandleType {
    /// `cudaExternalMemoryHandleTypeOpaqueFd`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeOpaqueFd: Self = Self(1);
    /// `cudaExternalMemoryHandleTypeOpaqueWin32`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32: Self = Self(2);
    /// `cudaExternalMemoryHandleTypeOpaqueWin32Kmt`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// `cudaExternalMemoryHandleTypeD3D12Heap`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeD3D12Heap: Self = Self(4);
    /// `cudaExternalMemoryHandleTypeD3D12Resource`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeD3D12Resource: Self = Self(5);
    /// `cudaExternalMemoryHandleTypeD3D11Resource`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeD3D11Resource: Self = Self(6);
    /// `cudaExternalMemoryHandleTypeD3D11ResourceKmt`, a value of `cudaExternalMemoryHandleType`.
    pub const cudaExternalMemoryHandleTypeD3D11ResourceKmt: Self = Self(7);
    /// `cudaExternalMemoryHandleTypeNvSciBuf`, a value of `cudaExternalMemoryHandleType`.
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
/// The values of `cudaExternalSemaphoreHandleType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaExternalSemaphoreHandleType(pub c_uint);
impl cudaExternalSemaphoreHandleType {
    /// `cudaExternalSemaphoreHandleTypeOpaqueFd`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeOpaqueFd: Self = Self(1);
    /// `cudaExternalSemaphoreHandleTypeOpaqueWin32`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32: Self = Self(2);
    /// `cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: Self = Self(3);
    /// `cudaExternalSemaphoreHandleTypeD3D12Fence`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeD3D12Fence: Self = Self(4);
    /// `cudaExternalSemaphoreHandleTypeD3D11Fence`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeD3D11Fence: Self = Self(5);
    /// `cudaExternalSemaphoreHandleTypeNvSciSync`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeNvSciSync: Self = Self(6);
    /// `cudaExternalSemaphoreHandleTypeKeyedMutex`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutex: Self = Self(7);
    /// `cudaExternalSemaphoreHandleTypeKeyedMutexKmt`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeKeyedMutexKmt: Self = Self(8);
    /// `cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd`, a value of `cudaExternalSemaphoreHandleType`.
    pub const cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: Self = Self(9);
    /// `cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32`, a value of `cudaExternalSemaphoreHandleType`.
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
/// The values of `cudaJitOption`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaJitOption(pub c_uint);
impl cudaJitOption {
    /// `cudaJitMaxRegisters`, a value of `cudaJitOption`.
    pub const cudaJitMaxRegisters: Self = Self(0);
    /// `cudaJitThreadsPerBlock`, a value of `cudaJitOption`.
    pub const cudaJitThreadsPerBlock: Self = Self(1);
    /// `cudaJitWallTime`, a value of `cudaJitOption`.
    pub const cudaJitWallTime: Self = Self(2);
    /// `cudaJitInfoLogBuffer`, a value of `cudaJitOption`.
    pub const cudaJitInfoLogBuffer: Self = Self(3);
    /// `cudaJitInfoLogBufferSizeBytes`, a value of `cudaJitOption`.
    pub const cudaJitInfoLogBufferSizeBytes: Self = Self(4);
    /// `cudaJitErrorLogBuffer`, a value of `cudaJitOption`.
    pub const cudaJitErrorLogBuffer: Self = Self(5);
    /// `cudaJitErrorLogBufferSizeBytes`, a value of `cudaJitOption`.
    pub const cudaJitErrorLogBufferSizeBytes: Self = Self(6);
    /// `cudaJitOptimizationLevel`, a value of `cudaJitOption`.
    pub const cudaJitOptimizationLevel: Self = Self(7);
    /// `cudaJitFallbackStrategy`, a value of `cudaJitOption`.
    pub const cudaJitFallbackStrategy: Self = Self(10);
    /// `cudaJitGenerateDebugInfo`, a value of `cudaJitOption`.
    pub const cudaJitGenerateDebugInfo: Self = Self(11);
    /// `cudaJitLogVerbose`, a value of `cudaJitOption`.
    pub const cudaJitLogVerbose: Self = Self(12);
    /// `cudaJitGenerateLineInfo`, a value of `cudaJitOption`.
    pub const cudaJitGenerateLineInfo: Self = Self(13);
    /// `cudaJitCacheMode`, a value of `cudaJitOption`.
    pub const cudaJitCacheMode: Self = Self(14);
    /// `cudaJitPositionIndependentCode`, a value of `cudaJitOption`.
    pub const cudaJitPositionIndependentCode: Self = Self(30);
    /// `cudaJitMinCtaPerSm`, a value of `cudaJitOption`.
    pub const cudaJitMinCtaPerSm: Self = Self(31);
    /// `cudaJitMaxThreadsPerBlock`, a value of `cudaJitOption`.
    pub const cudaJitMaxThreadsPerBlock: Self = Self(32);
    /// `cudaJitOverrideDirectiveValues`, a value of `cudaJitOption`.
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
/// The values of `cudaLibraryOption`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaLibraryOption(pub c_uint);
impl cudaLibraryOption {
    /// `cudaLibraryHostUniversalFunctionAndDataTable`, a value of `cudaLibraryOption`.
    pub const cudaLibraryHostUniversalFunctionAndDataTable: Self = Self(0);
    /// `cudaLibraryBinaryIsPreserved`, a value of `cudaLibraryOption`.
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
/// The values of `cudaMemcpyKind`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemcpyKind(pub c_uint);
impl cudaMemcpyKind {
    /// `cudaMemcpyHostToHost`, a value of `cudaMemcpyKind`.
    pub const cudaMemcpyHostToHost: Self = Self(0);
    /// `cudaMemcpyHostToDevice`, a value of `cudaMemcpyKind`.
    pub const cudaMemcpyHostToDevice: Self = Self(1);
    /// `cudaMemcpyDeviceToHost`, a value of `cudaMemcpyKind`.
    pub const cudaMemcpyDeviceToHost: Self = Self(2);
    /// `cudaMemcpyDeviceToDevice`, a value of `cudaMemcpyKind`.
    pub const cudaMemcpyDeviceToDevice: Self = Self(3);
    /// `cudaMemcpyDefault`, a value of `cudaMemcpyKind`.
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
/// The values of `cudaMemoryType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaMemoryType(pub c_uint);
impl cudaMemoryType {
    /// `cudaMemoryTypeUnregistered`, a value of `cudaMemoryType`.
    pub const cudaMemoryTypeUnregistered: Self = Self(0);
    /// `cudaMemoryTypeHost`, a value of `cudaMemoryType`.
    pub const cudaMemoryTypeHost: Self = Self(1);
    /// `cudaMemoryTypeDevice`, a value of `cudaMemoryType`.
    pub const cudaMemoryTypeDevice: Self = Self(2);
    /// `cudaMemoryTypeManaged`, a value of `cudaMemoryType`.
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
/// The values of `cudaResourceType`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaResourceType(pub c_uint);
impl cudaResourceType {
    /// `cudaResourceTypeArray`, a value of `cudaResourceType`.
    pub const cudaResourceTypeArray: Self = Self(0);
    /// `cudaResourceTypeMipmappedArray`, a value of `cudaResourceType`.
    pub const cudaResourceTypeMipmappedArray: Self = Self(1);
    /// `cudaResourceTypeLinear`, a value of `cudaResourceType`.
    pub const cudaResourceTypeLinear: Self = Self(2);
    /// `cudaResourceTypePitch2D`, a value of `cudaResourceType`.
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
/// The values of `cudaResourceViewFormat`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaResourceViewFormat(pub c_uint);
impl cudaResourceViewFormat {
    /// `cudaResViewFormatNone`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatNone: Self = Self(0);
    /// `cudaResViewFormatUnsignedChar1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedChar1: Self = Self(1);
    /// `cudaResViewFormatUnsignedChar2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedChar2: Self = Self(2);
    /// `cudaResViewFormatUnsignedChar4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedChar4: Self = Self(3);
    /// `cudaResViewFormatSignedChar1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedChar1: Self = Self(4);
    /// `cudaResViewFormatSignedChar2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedChar2: Self = Self(5);
    /// `cudaResViewFormatSignedChar4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedChar4: Self = Self(6);
    /// `cudaResViewFormatUnsignedShort1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedShort1: Self = Self(7);
    /// `cudaResViewFormatUnsignedShort2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedShort2: Self = Self(8);
    /// `cudaResViewFormatUnsignedShort4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedShort4: Self = Self(9);
    /// `cudaResViewFormatSignedShort1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedShort1: Self = Self(10);
    /// `cudaResViewFormatSignedShort2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedShort2: Self = Self(11);
    /// `cudaResViewFormatSignedShort4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedShort4: Self = Self(12);
    /// `cudaResViewFormatUnsignedInt1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedInt1: Self = Self(13);
    /// `cudaResViewFormatUnsignedInt2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedInt2: Self = Self(14);
    /// `cudaResViewFormatUnsignedInt4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedInt4: Self = Self(15);
    /// `cudaResViewFormatSignedInt1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedInt1: Self = Self(16);
    /// `cudaResViewFormatSignedInt2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedInt2: Self = Self(17);
    /// `cudaResViewFormatSignedInt4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedInt4: Self = Self(18);
    /// `cudaResViewFormatHalf1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatHalf1: Self = Self(19);
    /// `cudaResViewFormatHalf2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatHalf2: Self = Self(20);
    /// `cudaResViewFormatHalf4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatHalf4: Self = Self(21);
    /// `cudaResViewFormatFloat1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatFloat1: Self = Self(22);
    /// `cudaResViewFormatFloat2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatFloat2: Self = Self(23);
    /// `cudaResViewFormatFloat4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatFloat4: Self = Self(24);
    /// `cudaResViewFormatUnsignedBlockCompressed1`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed1: Self = Self(25);
    /// `cudaResViewFormatUnsignedBlockCompressed2`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed2: Self = Self(26);
    /// `cudaResViewFormatUnsignedBlockCompressed3`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed3: Self = Self(27);
    /// `cudaResViewFormatUnsignedBlockCompressed4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed4: Self = Self(28);
    /// `cudaResViewFormatSignedBlockCompressed4`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedBlockCompressed4: Self = Self(29);
    /// `cudaResViewFormatUnsignedBlockCompressed5`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed5: Self = Self(30);
    /// `cudaResViewFormatSignedBlockCompressed5`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedBlockCompressed5: Self = Self(31);
    /// `cudaResViewFormatUnsignedBlockCompressed6H`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatUnsignedBlockCompressed6H: Self = Self(32);
    /// `cudaResViewFormatSignedBlockCompressed6H`, a value of `cudaResourceViewFormat`.
    pub const cudaResViewFormatSignedBlockCompressed6H: Self = Self(33);
    /// `cudaResViewFormatUnsignedBlockCompressed7`, a value of `cudaResourceViewFormat`.
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
/// The values of `cudaTextureAddressMode`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureAddressMode(pub c_uint);
impl cudaTextureAddressMode {
    /// `cudaAddressModeWrap`, a value of `cudaTextureAddressMode`.
    pub const cudaAddressModeWrap: Self = Self(0);
    /// `cudaAddressModeClamp`, a value of `cudaTextureAddressMode`.
    pub const cudaAddressModeClamp: Self = Self(1);
    /// `cudaAddressModeMirror`, a value of `cudaTextureAddressMode`.
    pub const cudaAddressModeMirror: Self = Self(2);
    /// `cudaAddressModeBorder`, a value of `cudaTextureAddressMode`.
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
/// The values of `cudaTextureFilterMode`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureFilterMode(pub c_uint);
impl cudaTextureFilterMode {
    /// `cudaFilterModePoint`, a value of `cudaTextureFilterMode`.
    pub const cudaFilterModePoint: Self = Self(0);
    /// `cudaFilterModeLinear`, a value of `cudaTextureFilterMode`.
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
/// The values of `cudaTextureReadMode`. A newer library may bring others: every value is allowed.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudaTextureReadMode(pub c_uint);
impl cudaTextureReadMode {
    /// `cudaReadModeElementType`, a value of `cudaTextureReadMode`.
    pub const cudaReadModeElementType: Self = Self(0);
    /// `cudaReadModeNormalizedFloat`, a value of `cudaTextureReadMode`.
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
/// `CUDA_ARRAY3D_DESCRIPTOR` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    /// `Width` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub Width: usize,
    /// `Height` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub Height: usize,
    /// `Depth` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub Depth: usize,
    /// `Format` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub Format: CUarray_format,
    /// `NumChannels` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub NumChannels: c_uint,
    /// `Flags` of `CUDA_ARRAY3D_DESCRIPTOR`.
    pub Flags: c_uint,
}
zeroed!(CUDA_ARRAY3D_DESCRIPTOR);
/// `CUDA_EXTERNAL_MEMORY_BUFFER_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
    /// `offset` of `CUDA_EXTERNAL_MEMORY_BUFFER_DESC`.
    pub offset: c_ulonglong,
    /// `size` of `CUDA_EXTERNAL_MEMORY_BUFFER_DESC`.
    pub size: c_ulonglong,
    /// `flags` of `CUDA_EXTERNAL_MEMORY_BUFFER_DESC`.
    pub flags: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_MEMORY_BUFFER_DESC`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC);
/// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
    /// `type_` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
    pub type_: CUexternalMemoryHandleType,
    /// `handle` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
    pub handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
    /// `size` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
    pub size: c_ulonglong,
    /// `flags` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
    pub flags: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC);
/// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle {
    /// `fd` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle`.
    pub fd: c_int,
    /// `win32` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle`.
    pub win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
    /// `nvSciBufObject` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle`.
    pub nvSciBufObject: *const c_void,
}
opaque_debug!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle);
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle);
/// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32 {
    /// `handle` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32`.
    pub handle: *mut c_void,
    /// `name` of `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32`.
    pub name: *const c_void,
}
zeroed!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32);
/// `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
    /// `offset` of `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
    pub offset: c_ulonglong,
    /// `arrayDesc` of `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
    pub arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    /// `numLevels` of `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
    pub numLevels: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC);
/// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
    /// `type_` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`.
    pub type_: CUexternalSemaphoreHandleType,
    /// `handle` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`.
    pub handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
    /// `flags` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`.
    pub flags: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC);
/// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle {
    /// `fd` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle`.
    pub fd: c_int,
    /// `win32` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle`.
    pub win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32,
    /// `nvSciSyncObj` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle`.
    pub nvSciSyncObj: *const c_void,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle);
/// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32 {
    /// `handle` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32`.
    pub handle: *mut c_void,
    /// `name` of `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32`.
    pub name: *const c_void,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32);
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
    /// `params` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`.
    pub params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params,
    /// `flags` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`.
    pub flags: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS);
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params {
    /// `fence` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params`.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence,
    /// `nvSciSync` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params`.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync,
    /// `keyedMutex` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params`.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params`.
    pub reserved: [c_uint; 12usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params);
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence {
    /// `value` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence`.
    pub value: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_fence);
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex {
    /// `key` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex`.
    pub key: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_keyedMutex);
/// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync {
    /// `fence` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync`.
    pub fence: *mut c_void,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync`.
    pub reserved: c_ulonglong,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_params_nvSciSync);
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
    /// `params` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`.
    pub params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params,
    /// `flags` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`.
    pub flags: c_uint,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS);
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params {
    /// `fence` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params`.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence,
    /// `nvSciSync` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params`.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync,
    /// `keyedMutex` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params`.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params`.
    pub reserved: [c_uint; 10usize],
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params);
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence {
    /// `value` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence`.
    pub value: c_ulonglong,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_fence);
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex {
    /// `key` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex`.
    pub key: c_ulonglong,
    /// `timeoutMs` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex`.
    pub timeoutMs: c_uint,
}
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_keyedMutex);
/// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync {
    /// `fence` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync`.
    pub fence: *mut c_void,
    /// `reserved` of `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync`.
    pub reserved: c_ulonglong,
}
opaque_debug!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync);
zeroed!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_params_nvSciSync);
/// `CUDA_MEMCPY2D` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY2D {
    /// `srcXInBytes` of `CUDA_MEMCPY2D`.
    pub srcXInBytes: usize,
    /// `srcY` of `CUDA_MEMCPY2D`.
    pub srcY: usize,
    /// `srcMemoryType` of `CUDA_MEMCPY2D`.
    pub srcMemoryType: CUmemorytype,
    /// `srcHost` of `CUDA_MEMCPY2D`.
    pub srcHost: *const c_void,
    /// `srcDevice` of `CUDA_MEMCPY2D`.
    pub srcDevice: CUdeviceptr,
    /// `srcArray` of `CUDA_MEMCPY2D`.
    pub srcArray: CUarray,
    /// `srcPitch` of `CUDA_MEMCPY2D`.
    pub srcPitch: usize,
    /// `dstXInBytes` of `CUDA_MEMCPY2D`.
    pub dstXInBytes: usize,
    /// `dstY` of `CUDA_MEMCPY2D`.
    pub dstY: usize,
    /// `dstMemoryType` of `CUDA_MEMCPY2D`.
    pub dstMemoryType: CUmemorytype,
    /// `dstHost` of `CUDA_MEMCPY2D`.
    pub dstHost: *mut c_void,
    /// `dstDevice` of `CUDA_MEMCPY2D`.
    pub dstDevice: CUdeviceptr,
    /// `dstArray` of `CUDA_MEMCPY2D`.
    pub dstArray: CUarray,
    /// `dstPitch` of `CUDA_MEMCPY2D`.
    pub dstPitch: usize,
    /// `WidthInBytes` of `CUDA_MEMCPY2D`.
    pub WidthInBytes: usize,
    /// `Height` of `CUDA_MEMCPY2D`.
    pub Height: usize,
}
zeroed!(CUDA_MEMCPY2D);
/// `CUDA_MEMCPY3D` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY3D {
    /// `srcXInBytes` of `CUDA_MEMCPY3D`.
    pub srcXInBytes: usize,
    /// `srcY` of `CUDA_MEMCPY3D`.
    pub srcY: usize,
    /// `srcZ` of `CUDA_MEMCPY3D`.
    pub srcZ: usize,
    /// `srcLOD` of `CUDA_MEMCPY3D`.
    pub srcLOD: usize,
    /// `srcMemoryType` of `CUDA_MEMCPY3D`.
    pub srcMemoryType: CUmemorytype,
    /// `srcHost` of `CUDA_MEMCPY3D`.
    pub srcHost: *const c_void,
    /// `srcDevice` of `CUDA_MEMCPY3D`.
    pub srcDevice: CUdeviceptr,
    /// `srcArray` of `CUDA_MEMCPY3D`.
    pub srcArray: CUarray,
    /// `reserved0` of `CUDA_MEMCPY3D`.
    pub reserved0: *mut c_void,
    /// `srcPitch` of `CUDA_MEMCPY3D`.
    pub srcPitch: usize,
    /// `srcHeight` of `CUDA_MEMCPY3D`.
    pub srcHeight: usize,
    /// `dstXInBytes` of `CUDA_MEMCPY3D`.
    pub dstXInBytes: usize,
    /// `dstY` of `CUDA_MEMCPY3D`.
    pub dstY: usize,
    /// `dstZ` of `CUDA_MEMCPY3D`.
    pub dstZ: usize,
    /// `dstLOD` of `CUDA_MEMCPY3D`.
    pub dstLOD: usize,
    /// `dstMemoryType` of `CUDA_MEMCPY3D`.
    pub dstMemoryType: CUmemorytype,
    /// `dstHost` of `CUDA_MEMCPY3D`.
    pub dstHost: *mut c_void,
    /// `dstDevice` of `CUDA_MEMCPY3D`.
    pub dstDevice: CUdeviceptr,
    /// `dstArray` of `CUDA_MEMCPY3D`.
    pub dstArray: CUarray,
    /// `reserved1` of `CUDA_MEMCPY3D`.
    pub reserved1: *mut c_void,
    /// `dstPitch` of `CUDA_MEMCPY3D`.
    pub dstPitch: usize,
    /// `dstHeight` of `CUDA_MEMCPY3D`.
    pub dstHeight: usize,
    /// `WidthInBytes` of `CUDA_MEMCPY3D`.
    pub WidthInBytes: usize,
    /// `Height` of `CUDA_MEMCPY3D`.
    pub Height: usize,
    /// `Depth` of `CUDA_MEMCPY3D`.
    pub Depth: usize,
}
zeroed!(CUDA_MEMCPY3D);
/// `CUDA_RESOURCE_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC {
    /// `resType` of `CUDA_RESOURCE_DESC`.
    pub resType: CUresourcetype,
    /// `res` of `CUDA_RESOURCE_DESC`.
    pub res: CUDA_RESOURCE_DESC_res,
    /// `flags` of `CUDA_RESOURCE_DESC`.
    pub flags: c_uint,
}
zeroed!(CUDA_RESOURCE_DESC);
/// `CUDA_RESOURCE_DESC_res` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_RESOURCE_DESC_res {
    /// `array` of `CUDA_RESOURCE_DESC_res`.
    pub array: CUDA_RESOURCE_DESC_res_array,
    /// `mipmap` of `CUDA_RESOURCE_DESC_res`.
    pub mipmap: CUDA_RESOURCE_DESC_res_mipmap,
    /// `linear` of `CUDA_RESOURCE_DESC_res`.
    pub linear: CUDA_RESOURCE_DESC_res_linear,
    /// `pitch2D` of `CUDA_RESOURCE_DESC_res`.
    pub pitch2D: CUDA_RESOURCE_DESC_res_pitch2D,
    /// `reserved` of `CUDA_RESOURCE_DESC_res`.
    pub reserved: CUDA_RESOURCE_DESC_res_reserved,
}
opaque_debug!(CUDA_RESOURCE_DESC_res);
zeroed!(CUDA_RESOURCE_DESC_res);
/// `CUDA_RESOURCE_DESC_res_array` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_array {
    /// `hArray` of `CUDA_RESOURCE_DESC_res_array`.
    pub hArray: CUarray,
}
zeroed!(CUDA_RESOURCE_DESC_res_array);
/// `CUDA_RESOURCE_DESC_res_linear` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_linear {
    /// `devPtr` of `CUDA_RESOURCE_DESC_res_linear`.
    pub devPtr: CUdeviceptr,
    /// `format` of `CUDA_RESOURCE_DESC_res_linear`.
    pub format: CUarray_format,
    /// `numChannels` of `CUDA_RESOURCE_DESC_res_linear`.
    pub numChannels: c_uint,
    /// `sizeInBytes` of `CUDA_RESOURCE_DESC_res_linear`.
    pub sizeInBytes: usize,
}
zeroed!(CUDA_RESOURCE_DESC_res_linear);
/// `CUDA_RESOURCE_DESC_res_mipmap` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_mipmap {
    /// `hMipmappedArray` of `CUDA_RESOURCE_DESC_res_mipmap`.
    pub hMipmappedArray: CUmipmappedArray,
}
zeroed!(CUDA_RESOURCE_DESC_res_mipmap);
/// `CUDA_RESOURCE_DESC_res_pitch2D` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_pitch2D {
    /// `devPtr` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub devPtr: CUdeviceptr,
    /// `format` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub format: CUarray_format,
    /// `numChannels` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub numChannels: c_uint,
    /// `width` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub width: usize,
    /// `height` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub height: usize,
    /// `pitchInBytes` of `CUDA_RESOURCE_DESC_res_pitch2D`.
    pub pitchInBytes: usize,
}
zeroed!(CUDA_RESOURCE_DESC_res_pitch2D);
/// `CUDA_RESOURCE_DESC_res_reserved` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_res_reserved {
    /// `reserved` of `CUDA_RESOURCE_DESC_res_reserved`.
    pub reserved: [c_int; 32usize],
}
zeroed!(CUDA_RESOURCE_DESC_res_reserved);
/// `CUDA_RESOURCE_VIEW_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_VIEW_DESC {
    /// `format` of `CUDA_RESOURCE_VIEW_DESC`.
    pub format: CUresourceViewFormat,
    /// `width` of `CUDA_RESOURCE_VIEW_DESC`.
    pub width: usize,
    /// `height` of `CUDA_RESOURCE_VIEW_DESC`.
    pub height: usize,
    /// `depth` of `CUDA_RESOURCE_VIEW_DESC`.
    pub depth: usize,
    /// `firstMipmapLevel` of `CUDA_RESOURCE_VIEW_DESC`.
    pub firstMipmapLevel: c_uint,
    /// `lastMipmapLevel` of `CUDA_RESOURCE_VIEW_DESC`.
    pub lastMipmapLevel: c_uint,
    /// `firstLayer` of `CUDA_RESOURCE_VIEW_DESC`.
    pub firstLayer: c_uint,
    /// `lastLayer` of `CUDA_RESOURCE_VIEW_DESC`.
    pub lastLayer: c_uint,
    /// `reserved` of `CUDA_RESOURCE_VIEW_DESC`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(CUDA_RESOURCE_VIEW_DESC);
/// `CUDA_TEXTURE_DESC` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_TEXTURE_DESC {
    /// `addressMode` of `CUDA_TEXTURE_DESC`.
    pub addressMode: [CUaddress_mode; 3usize],
    /// `filterMode` of `CUDA_TEXTURE_DESC`.
    pub filterMode: CUfilter_mode,
    /// `flags` of `CUDA_TEXTURE_DESC`.
    pub flags: c_uint,
    /// `maxAnisotropy` of `CUDA_TEXTURE_DESC`.
    pub maxAnisotropy: c_uint,
    /// `mipmapFilterMode` of `CUDA_TEXTURE_DESC`.
    pub mipmapFilterMode: CUfilter_mode,
    /// `mipmapLevelBias` of `CUDA_TEXTURE_DESC`.
    pub mipmapLevelBias: f32,
    /// `minMipmapLevelClamp` of `CUDA_TEXTURE_DESC`.
    pub minMipmapLevelClamp: f32,
    /// `maxMipmapLevelClamp` of `CUDA_TEXTURE_DESC`.
    pub maxMipmapLevelClamp: f32,
    /// `borderColor` of `CUDA_TEXTURE_DESC`.
    pub borderColor: [f32; 4usize],
    /// `reserved` of `CUDA_TEXTURE_DESC`.
    pub reserved: [c_int; 12usize],
}
zeroed!(CUDA_TEXTURE_DESC);
/// `CUarray_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUarray_st {
    _unused: [u8; 0],
}
opaque_debug!(CUarray_st);
/// `CUctx_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUctx_st {
    _unused: [u8; 0],
}
opaque_debug!(CUctx_st);
/// `CUevent_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUevent_st {
    _unused: [u8; 0],
}
opaque_debug!(CUevent_st);
/// `CUextMemory_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUextMemory_st {
    _unused: [u8; 0],
}
opaque_debug!(CUextMemory_st);
/// `CUextSemaphore_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUextSemaphore_st {
    _unused: [u8; 0],
}
opaque_debug!(CUextSemaphore_st);
/// `CUexternalMemory_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUexternalMemory_st {
    _unused: [u8; 0],
}
opaque_debug!(CUexternalMemory_st);
/// `CUexternalSemaphore_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUexternalSemaphore_st {
    _unused: [u8; 0],
}
opaque_debug!(CUexternalSemaphore_st);
/// `CUfunc_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUfunc_st {
    _unused: [u8; 0],
}
opaque_debug!(CUfunc_st);
/// `CUkern_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUkern_st {
    _unused: [u8; 0],
}
opaque_debug!(CUkern_st);
/// `CUlib_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUlib_st {
    _unused: [u8; 0],
}
opaque_debug!(CUlib_st);
/// `CUmemAccessDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAccessDesc {
    /// `location` of `CUmemAccessDesc`.
    pub location: CUmemLocation,
    /// `flags` of `CUmemAccessDesc`.
    pub flags: CUmemAccess_flags,
}
zeroed!(CUmemAccessDesc);
/// `CUmemAllocationProp` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAllocationProp {
    /// `type_` of `CUmemAllocationProp`.
    pub type_: CUmemAllocationType,
    /// `requestedHandleTypes` of `CUmemAllocationProp`.
    pub requestedHandleTypes: CUmemAllocationHandleType,
    /// `location` of `CUmemAllocationProp`.
    pub location: CUmemLocation,
    /// `win32HandleMetaData` of `CUmemAllocationProp`.
    pub win32HandleMetaData: *mut c_void,
    /// `allocFlags` of `CUmemAllocationProp`.
    pub allocFlags: CUmemAllocationProp_allocFlags,
}
zeroed!(CUmemAllocationProp);
/// `CUmemAllocationProp_allocFlags` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAllocationProp_allocFlags {
    /// `compressionType` of `CUmemAllocationProp_allocFlags`.
    pub compressionType: c_uchar,
    /// `gpuDirectRDMACapable` of `CUmemAllocationProp_allocFlags`.
    pub gpuDirectRDMACapable: c_uchar,
    /// `usage` of `CUmemAllocationProp_allocFlags`.
    pub usage: c_ushort,
    /// `reserved` of `CUmemAllocationProp_allocFlags`.
    pub reserved: [c_uchar; 4usize],
}
zeroed!(CUmemAllocationProp_allocFlags);
/// `CUmemLocation` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation {
    /// `type_` of `CUmemLocation`.
    pub type_: CUmemLocationType,
    /// `id` of `CUmemLocation`.
    pub id: c_int,
}
zeroed!(CUmemLocation);
/// `CUmipmappedArray_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUmipmappedArray_st {
    _unused: [u8; 0],
}
opaque_debug!(CUmipmappedArray_st);
/// `CUmod_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUmod_st {
    _unused: [u8; 0],
}
opaque_debug!(CUmod_st);
/// `CUstream_st` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct CUstream_st {
    _unused: [u8; 0],
}
opaque_debug!(CUstream_st);
/// `CUuuid` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUuuid {
    /// `bytes` of `CUuuid`.
    pub bytes: [c_char; 16usize],
}
zeroed!(CUuuid);
/// `cudaArray` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct cudaArray {
    _unused: [u8; 0],
}
opaque_debug!(cudaArray);
/// `cudaArrayMemoryRequirements` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArrayMemoryRequirements {
    /// `size` of `cudaArrayMemoryRequirements`.
    pub size: usize,
    /// `alignment` of `cudaArrayMemoryRequirements`.
    pub alignment: usize,
    /// `reserved` of `cudaArrayMemoryRequirements`.
    pub reserved: [c_uint; 4usize],
}
zeroed!(cudaArrayMemoryRequirements);
/// `cudaArraySparseProperties` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArraySparseProperties {
    /// `tileExtent` of `cudaArraySparseProperties`.
    pub tileExtent: cudaArraySparseProperties_tileExtent,
    /// `miptailFirstLevel` of `cudaArraySparseProperties`.
    pub miptailFirstLevel: c_uint,
    /// `miptailSize` of `cudaArraySparseProperties`.
    pub miptailSize: c_ulonglong,
    /// `flags` of `cudaArraySparseProperties`.
    pub flags: c_uint,
    /// `reserved` of `cudaArraySparseProperties`.
    pub reserved: [c_uint; 4usize],
}
zeroed!(cudaArraySparseProperties);
/// `cudaArraySparseProperties_tileExtent` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArraySparseProperties_tileExtent {
    /// `width` of `cudaArraySparseProperties_tileExtent`.
    pub width: c_uint,
    /// `height` of `cudaArraySparseProperties_tileExtent`.
    pub height: c_uint,
    /// `depth` of `cudaArraySparseProperties_tileExtent`.
    pub depth: c_uint,
}
zeroed!(cudaArraySparseProperties_tileExtent);
/// `cudaChannelFormatDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaChannelFormatDesc {
    /// `x` of `cudaChannelFormatDesc`.
    pub x: c_int,
    /// `y` of `cudaChannelFormatDesc`.
    pub y: c_int,
    /// `z` of `cudaChannelFormatDesc`.
    pub z: c_int,
    /// `w` of `cudaChannelFormatDesc`.
    pub w: c_int,
    /// `f` of `cudaChannelFormatDesc`.
    pub f: cudaChannelFormatKind,
}
zeroed!(cudaChannelFormatDesc);
/// `cudaExtent` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExtent {
    /// `width` of `cudaExtent`.
    pub width: usize,
    /// `height` of `cudaExtent`.
    pub height: usize,
    /// `depth` of `cudaExtent`.
    pub depth: usize,
}
zeroed!(cudaExtent);
/// `cudaExternalMemoryBufferDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryBufferDesc {
    /// `offset` of `cudaExternalMemoryBufferDesc`.
    pub offset: c_ulonglong,
    /// `size` of `cudaExternalMemoryBufferDesc`.
    pub size: c_ulonglong,
    /// `flags` of `cudaExternalMemoryBufferDesc`.
    pub flags: c_uint,
    /// `reserved` of `cudaExternalMemoryBufferDesc`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryBufferDesc);
/// `cudaExternalMemoryHandleDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc {
    /// `type_` of `cudaExternalMemoryHandleDesc`.
    pub type_: cudaExternalMemoryHandleType,
    /// `handle` of `cudaExternalMemoryHandleDesc`.
    pub handle: cudaExternalMemoryHandleDesc_handle,
    /// `size` of `cudaExternalMemoryHandleDesc`.
    pub size: c_ulonglong,
    /// `flags` of `cudaExternalMemoryHandleDesc`.
    pub flags: c_uint,
    /// `reserved` of `cudaExternalMemoryHandleDesc`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryHandleDesc);
/// `cudaExternalMemoryHandleDesc_handle` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalMemoryHandleDesc_handle {
    /// `fd` of `cudaExternalMemoryHandleDesc_handle`.
    pub fd: c_int,
    /// `win32` of `cudaExternalMemoryHandleDesc_handle`.
    pub win32: cudaExternalMemoryHandleDesc_handle_win32,
    /// `nvSciBufObject` of `cudaExternalMemoryHandleDesc_handle`.
    pub nvSciBufObject: *const c_void,
}
opaque_debug!(cudaExternalMemoryHandleDesc_handle);
zeroed!(cudaExternalMemoryHandleDesc_handle);
/// `cudaExternalMemoryHandleDesc_handle_win32` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc_handle_win32 {
    /// `handle` of `cudaExternalMemoryHandleDesc_handle_win32`.
    pub handle: *mut c_void,
    /// `name` of `cudaExternalMemoryHandleDesc_handle_win32`.
    pub name: *const c_void,
}
zeroed!(cudaExternalMemoryHandleDesc_handle_win32);
/// `cudaExternalMemoryMipmappedArrayDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryMipmappedArrayDesc {
    /// `offset` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub offset: c_ulonglong,
    /// `formatDesc` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub formatDesc: cudaChannelFormatDesc,
    /// `extent` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub extent: cudaExtent,
    /// `flags` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub flags: c_uint,
    /// `numLevels` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub numLevels: c_uint,
    /// `reserved` of `cudaExternalMemoryMipmappedArrayDesc`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalMemoryMipmappedArrayDesc);
/// `cudaExternalSemaphoreHandleDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc {
    /// `type_` of `cudaExternalSemaphoreHandleDesc`.
    pub type_: cudaExternalSemaphoreHandleType,
    /// `handle` of `cudaExternalSemaphoreHandleDesc`.
    pub handle: cudaExternalSemaphoreHandleDesc_handle,
    /// `flags` of `cudaExternalSemaphoreHandleDesc`.
    pub flags: c_uint,
    /// `reserved` of `cudaExternalSemaphoreHandleDesc`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreHandleDesc);
/// `cudaExternalSemaphoreHandleDesc_handle` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreHandleDesc_handle {
    /// `fd` of `cudaExternalSemaphoreHandleDesc_handle`.
    pub fd: c_int,
    /// `win32` of `cudaExternalSemaphoreHandleDesc_handle`.
    pub win32: cudaExternalSemaphoreHandleDesc_handle_win32,
    /// `nvSciSyncObj` of `cudaExternalSemaphoreHandleDesc_handle`.
    pub nvSciSyncObj: *const c_void,
}
opaque_debug!(cudaExternalSemaphoreHandleDesc_handle);
zeroed!(cudaExternalSemaphoreHandleDesc_handle);
/// `cudaExternalSemaphoreHandleDesc_handle_win32` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc_handle_win32 {
    /// `handle` of `cudaExternalSemaphoreHandleDesc_handle_win32`.
    pub handle: *mut c_void,
    /// `name` of `cudaExternalSemaphoreHandleDesc_handle_win32`.
    pub name: *const c_void,
}
zeroed!(cudaExternalSemaphoreHandleDesc_handle_win32);
/// `cudaExternalSemaphoreSignalParams` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams {
    /// `params` of `cudaExternalSemaphoreSignalParams`.
    pub params: cudaExternalSemaphoreSignalParams_params,
    /// `flags` of `cudaExternalSemaphoreSignalParams`.
    pub flags: c_uint,
    /// `reserved` of `cudaExternalSemaphoreSignalParams`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreSignalParams);
/// `cudaExternalSemaphoreSignalParams_params` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params {
    /// `fence` of `cudaExternalSemaphoreSignalParams_params`.
    pub fence: cudaExternalSemaphoreSignalParams_params_fence,
    /// `nvSciSync` of `cudaExternalSemaphoreSignalParams_params`.
    pub nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync,
    /// `keyedMutex` of `cudaExternalSemaphoreSignalParams_params`.
    pub keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex,
    /// `reserved` of `cudaExternalSemaphoreSignalParams_params`.
    pub reserved: [c_uint; 12usize],
}
zeroed!(cudaExternalSemaphoreSignalParams_params);
/// `cudaExternalSemaphoreSignalParams_params_fence` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_fence {
    /// `value` of `cudaExternalSemaphoreSignalParams_params_fence`.
    pub value: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreSignalParams_params_fence);
/// `cudaExternalSemaphoreSignalParams_params_keyedMutex` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_keyedMutex {
    /// `key` of `cudaExternalSemaphoreSignalParams_params_keyedMutex`.
    pub key: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreSignalParams_params_keyedMutex);
/// `cudaExternalSemaphoreSignalParams_params_nvSciSync` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreSignalParams_params_nvSciSync {
    /// `fence` of `cudaExternalSemaphoreSignalParams_params_nvSciSync`.
    pub fence: *mut c_void,
    /// `reserved` of `cudaExternalSemaphoreSignalParams_params_nvSciSync`.
    pub reserved: c_ulonglong,
}
opaque_debug!(cudaExternalSemaphoreSignalParams_params_nvSciSync);
zeroed!(cudaExternalSemaphoreSignalParams_params_nvSciSync);
/// `cudaExternalSemaphoreWaitParams` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams {
    /// `params` of `cudaExternalSemaphoreWaitParams`.
    pub params: cudaExternalSemaphoreWaitParams_params,
    /// `flags` of `cudaExternalSemaphoreWaitParams`.
    pub flags: c_uint,
    /// `reserved` of `cudaExternalSemaphoreWaitParams`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaExternalSemaphoreWaitParams);
/// `cudaExternalSemaphoreWaitParams_params` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params {
    /// `fence` of `cudaExternalSemaphoreWaitParams_params`.
    pub fence: cudaExternalSemaphoreWaitParams_params_fence,
    /// `nvSciSync` of `cudaExternalSemaphoreWaitParams_params`.
    pub nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync,
    /// `keyedMutex` of `cudaExternalSemaphoreWaitParams_params`.
    pub keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex,
    /// `reserved` of `cudaExternalSemaphoreWaitParams_params`.
    pub reserved: [c_uint; 10usize],
}
zeroed!(cudaExternalSemaphoreWaitParams_params);
/// `cudaExternalSemaphoreWaitParams_params_fence` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_fence {
    /// `value` of `cudaExternalSemaphoreWaitParams_params_fence`.
    pub value: c_ulonglong,
}
zeroed!(cudaExternalSemaphoreWaitParams_params_fence);
/// `cudaExternalSemaphoreWaitParams_params_keyedMutex` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_keyedMutex {
    /// `key` of `cudaExternalSemaphoreWaitParams_params_keyedMutex`.
    pub key: c_ulonglong,
    /// `timeoutMs` of `cudaExternalSemaphoreWaitParams_params_keyedMutex`.
    pub timeoutMs: c_uint,
}
zeroed!(cudaExternalSemaphoreWaitParams_params_keyedMutex);
/// `cudaExternalSemaphoreWaitParams_params_nvSciSync` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreWaitParams_params_nvSciSync {
    /// `fence` of `cudaExternalSemaphoreWaitParams_params_nvSciSync`.
    pub fence: *mut c_void,
    /// `reserved` of `cudaExternalSemaphoreWaitParams_params_nvSciSync`.
    pub reserved: c_ulonglong,
}
opaque_debug!(cudaExternalSemaphoreWaitParams_params_nvSciSync);
zeroed!(cudaExternalSemaphoreWaitParams_params_nvSciSync);
/// `cudaMemcpy3DParms` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpy3DParms {
    /// `srcArray` of `cudaMemcpy3DParms`.
    pub srcArray: cudaArray_t,
    /// `srcPos` of `cudaMemcpy3DParms`.
    pub srcPos: cudaPos,
    /// `srcPtr` of `cudaMemcpy3DParms`.
    pub srcPtr: cudaPitchedPtr,
    /// `dstArray` of `cudaMemcpy3DParms`.
    pub dstArray: cudaArray_t,
    /// `dstPos` of `cudaMemcpy3DParms`.
    pub dstPos: cudaPos,
    /// `dstPtr` of `cudaMemcpy3DParms`.
    pub dstPtr: cudaPitchedPtr,
    /// `extent` of `cudaMemcpy3DParms`.
    pub extent: cudaExtent,
    /// `kind` of `cudaMemcpy3DParms`.
    pub kind: cudaMemcpyKind,
}
zeroed!(cudaMemcpy3DParms);
/// `cudaMipmappedArray` of CUDA's headers, in the newest layout.
#[repr(C)]
pub struct cudaMipmappedArray {
    _unused: [u8; 0],
}
opaque_debug!(cudaMipmappedArray);
/// `cudaPitchedPtr` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPitchedPtr {
    /// `ptr` of `cudaPitchedPtr`.
    pub ptr: *mut c_void,
    /// `pitch` of `cudaPitchedPtr`.
    pub pitch: usize,
    /// `xsize` of `cudaPitchedPtr`.
    pub xsize: usize,
    /// `ysize` of `cudaPitchedPtr`.
    pub ysize: usize,
}
zeroed!(cudaPitchedPtr);
/// `cudaPointerAttributes` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPointerAttributes {
    /// `type_` of `cudaPointerAttributes`.
    pub type_: cudaMemoryType,
    /// `device` of `cudaPointerAttributes`.
    pub device: c_int,
    /// `devicePointer` of `cudaPointerAttributes`.
    pub devicePointer: *mut c_void,
    /// `hostPointer` of `cudaPointerAttributes`.
    pub hostPointer: *mut c_void,
    /// `unused` of `cudaPointerAttributes`.
    pub unused: c_long,
    /// `reserved` of `cudaPointerAttributes`.
    pub reserved: [c_long; 7usize],
}
zeroed!(cudaPointerAttributes);
/// `cudaPos` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPos {
    /// `x` of `cudaPos`.
    pub x: usize,
    /// `y` of `cudaPos`.
    pub y: usize,
    /// `z` of `cudaPos`.
    pub z: usize,
}
zeroed!(cudaPos);
/// `cudaResourceDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc {
    /// `resType` of `cudaResourceDesc`.
    pub resType: cudaResourceType,
    /// `res` of `cudaResourceDesc`.
    pub res: cudaResourceDesc_res,
    /// `flags` of `cudaResourceDesc`.
    pub flags: c_uint,
}
zeroed!(cudaResourceDesc);
/// `cudaResourceDesc_res` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaResourceDesc_res {
    /// `array` of `cudaResourceDesc_res`.
    pub array: cudaResourceDesc_res_array,
    /// `mipmap` of `cudaResourceDesc_res`.
    pub mipmap: cudaResourceDesc_res_mipmap,
    /// `linear` of `cudaResourceDesc_res`.
    pub linear: cudaResourceDesc_res_linear,
    /// `pitch2D` of `cudaResourceDesc_res`.
    pub pitch2D: cudaResourceDesc_res_pitch2D,
    /// `reserved` of `cudaResourceDesc_res`.
    pub reserved: cudaResourceDesc_res_reserved,
}
opaque_debug!(cudaResourceDesc_res);
zeroed!(cudaResourceDesc_res);
/// `cudaResourceDesc_res_array` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_array {
    /// `array` of `cudaResourceDesc_res_array`.
    pub array: cudaArray_t,
}
zeroed!(cudaResourceDesc_res_array);
/// `cudaResourceDesc_res_linear` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_linear {
    /// `devPtr` of `cudaResourceDesc_res_linear`.
    pub devPtr: *mut c_void,
    /// `desc` of `cudaResourceDesc_res_linear`.
    pub desc: cudaChannelFormatDesc,
    /// `sizeInBytes` of `cudaResourceDesc_res_linear`.
    pub sizeInBytes: usize,
}
zeroed!(cudaResourceDesc_res_linear);
/// `cudaResourceDesc_res_mipmap` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_mipmap {
    /// `mipmap` of `cudaResourceDesc_res_mipmap`.
    pub mipmap: cudaMipmappedArray_t,
}
zeroed!(cudaResourceDesc_res_mipmap);
/// `cudaResourceDesc_res_pitch2D` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_pitch2D {
    /// `devPtr` of `cudaResourceDesc_res_pitch2D`.
    pub devPtr: *mut c_void,
    /// `desc` of `cudaResourceDesc_res_pitch2D`.
    pub desc: cudaChannelFormatDesc,
    /// `width` of `cudaResourceDesc_res_pitch2D`.
    pub width: usize,
    /// `height` of `cudaResourceDesc_res_pitch2D`.
    pub height: usize,
    /// `pitchInBytes` of `cudaResourceDesc_res_pitch2D`.
    pub pitchInBytes: usize,
}
zeroed!(cudaResourceDesc_res_pitch2D);
/// `cudaResourceDesc_res_reserved` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_reserved {
    /// `reserved` of `cudaResourceDesc_res_reserved`.
    pub reserved: [c_int; 32usize],
}
zeroed!(cudaResourceDesc_res_reserved);
/// `cudaResourceViewDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceViewDesc {
    /// `format` of `cudaResourceViewDesc`.
    pub format: cudaResourceViewFormat,
    /// `width` of `cudaResourceViewDesc`.
    pub width: usize,
    /// `height` of `cudaResourceViewDesc`.
    pub height: usize,
    /// `depth` of `cudaResourceViewDesc`.
    pub depth: usize,
    /// `firstMipmapLevel` of `cudaResourceViewDesc`.
    pub firstMipmapLevel: c_uint,
    /// `lastMipmapLevel` of `cudaResourceViewDesc`.
    pub lastMipmapLevel: c_uint,
    /// `firstLayer` of `cudaResourceViewDesc`.
    pub firstLayer: c_uint,
    /// `lastLayer` of `cudaResourceViewDesc`.
    pub lastLayer: c_uint,
    /// `reserved` of `cudaResourceViewDesc`.
    pub reserved: [c_uint; 16usize],
}
zeroed!(cudaResourceViewDesc);
/// `cudaTextureDesc` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaTextureDesc {
    /// `addressMode` of `cudaTextureDesc`.
    pub addressMode: [cudaTextureAddressMode; 3usize],
    /// `filterMode` of `cudaTextureDesc`.
    pub filterMode: cudaTextureFilterMode,
    /// `readMode` of `cudaTextureDesc`.
    pub readMode: cudaTextureReadMode,
    /// `sRGB` of `cudaTextureDesc`.
    pub sRGB: c_int,
    /// `borderColor` of `cudaTextureDesc`.
    pub borderColor: [f32; 4usize],
    /// `normalizedCoords` of `cudaTextureDesc`.
    pub normalizedCoords: c_int,
    /// `maxAnisotropy` of `cudaTextureDesc`.
    pub maxAnisotropy: c_uint,
    /// `mipmapFilterMode` of `cudaTextureDesc`.
    pub mipmapFilterMode: cudaTextureFilterMode,
    /// `mipmapLevelBias` of `cudaTextureDesc`.
    pub mipmapLevelBias: f32,
    /// `minMipmapLevelClamp` of `cudaTextureDesc`.
    pub minMipmapLevelClamp: f32,
    /// `maxMipmapLevelClamp` of `cudaTextureDesc`.
    pub maxMipmapLevelClamp: f32,
    /// `disableTrilinearOptimization` of `cudaTextureDesc`.
    pub disableTrilinearOptimization: c_int,
    /// `seamlessCubemap` of `cudaTextureDesc`.
    pub seamlessCubemap: c_int,
}
zeroed!(cudaTextureDesc);
/// `dim3` of CUDA's headers, in the newest layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct dim3 {
    /// `x` of `dim3`.
    pub x: c_uint,
    /// `y` of `dim3`.
    pub y: c_uint,
    /// `z` of `dim3`.
    pub z: c_uint,
}
zeroed!(dim3);
/// `CUarray` of CUDA's headers.
pub type CUarray = *mut CUarray_st;
/// `CUcontext` of CUDA's headers.
pub type CUcontext = *mut CUctx_st;
/// `CUdevice` of CUDA's headers.
pub type CUdevice = c_int;
/// `CUdeviceptr` of CUDA's headers.
pub type CUdeviceptr = c_ulonglong;
/// `CUevent` of CUDA's headers.
pub type CUevent = *mut CUevent_st;
/// `CUexternalMemory` of CUDA's headers.
pub type CUexternalMemory = *mut CUextMemory_st;
/// `CUexternalSemaphore` of CUDA's headers.
pub type CUexternalSemaphore = *mut CUextSemaphore_st;
/// `CUfunction` of CUDA's headers.
pub type CUfunction = *mut CUfunc_st;
/// `CUhostFn` of CUDA's headers.
pub type CUhostFn = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/// `CUkernel` of CUDA's headers.
pub type CUkernel = *mut CUkern_st;
/// `CUlibrary` of CUDA's headers.
pub type CUlibrary = *mut CUlib_st;
/// `CUmemGenericAllocationHandle` of CUDA's headers.
pub type CUmemGenericAllocationHandle = c_ulonglong;
/// `CUmipmappedArray` of CUDA's headers.
pub type CUmipmappedArray = *mut CUmipmappedArray_st;
/// `CUmodule` of CUDA's headers.
pub type CUmodule = *mut CUmod_st;
/// `CUstream` of CUDA's headers.
pub type CUstream = *mut CUstream_st;
/// `CUsurfObject` of CUDA's headers.
pub type CUsurfObject = c_ulonglong;
/// `CUtexObject` of CUDA's headers.
pub type CUtexObject = c_ulonglong;
/// `cudaArray_const_t` of CUDA's headers.
pub type cudaArray_const_t = *const cudaArray;
/// `cudaArray_t` of CUDA's headers.
pub type cudaArray_t = *mut cudaArray;
/// `cudaError_t` of CUDA's headers.
pub type cudaError_t = cudaError;
/// `cudaEvent_t` of CUDA's headers.
pub type cudaEvent_t = *mut CUevent_st;
/// `cudaExternalMemory_t` of CUDA's headers.
pub type cudaExternalMemory_t = *mut CUexternalMemory_st;
/// `cudaExternalSemaphore_t` of CUDA's headers.
pub type cudaExternalSemaphore_t = *mut CUexternalSemaphore_st;
/// `cudaHostFn_t` of CUDA's headers.
pub type cudaHostFn_t = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/// `cudaKernel_t` of CUDA's headers.
pub type cudaKernel_t = *mut CUkern_st;
/// `cudaLibrary_t` of CUDA's headers.
pub type cudaLibrary_t = *mut CUlib_st;
/// `cudaMipmappedArray_const_t` of CUDA's headers.
pub type cudaMipmappedArray_const_t = *const cudaMipmappedArray;
/// `cudaMipmappedArray_t` of CUDA's headers.
pub type cudaMipmappedArray_t = *mut cudaMipmappedArray;
/// `cudaStream_t` of CUDA's headers.
pub type cudaStream_t = *mut CUstream_st;
/// `cudaSurfaceObject_t` of CUDA's headers.
pub type cudaSurfaceObject_t = c_ulonglong;
/// `cudaTextureObject_t` of CUDA's headers.
pub type cudaTextureObject_t = c_ulonglong;
/// `cudaUUID_t` of CUDA's headers.
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
    /// Calls `cudaArrayGetInfo`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaArrayGetInfo(
        &self,
        desc: *mut cudaChannelFormatDesc,
        extent: *mut cudaExtent,
        flags: *mut c_uint,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetInfo(desc, extent, flags, array))
    }
    /// Calls `cudaArrayGetMemoryRequirements`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaArrayGetMemoryRequirements(
        &self,
        memoryRequirements: *mut cudaArrayMemoryRequirements,
        array: cudaArray_t,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetMemoryRequirements(memoryRequirements, array, device))
    }
    /// Calls `cudaArrayGetPlane`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaArrayGetPlane(
        &self,
        pPlaneArray: *mut cudaArray_t,
        hArray: cudaArray_t,
        planeIdx: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetPlane(pPlaneArray, hArray, planeIdx))
    }
    /// Calls `cudaArrayGetSparseProperties`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaArrayGetSparseProperties(
        &self,
        sparseProperties: *mut cudaArraySparseProperties,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaArrayGetSparseProperties(sparseProperties, array))
    }
    /// Calls `cudaCreateChannelDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaCreateSurfaceObject`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaCreateSurfaceObject(
        &self,
        pSurfObject: *mut cudaSurfaceObject_t,
        pResDesc: *const cudaResourceDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaCreateSurfaceObject(pSurfObject, pResDesc))
    }
    /// Calls `cudaCreateTextureObject`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaDestroyExternalMemory`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDestroyExternalMemory(
        &self,
        extMem: cudaExternalMemory_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyExternalMemory(extMem))
    }
    /// Calls `cudaDestroyExternalSemaphore`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDestroyExternalSemaphore(
        &self,
        extSem: cudaExternalSemaphore_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyExternalSemaphore(extSem))
    }
    /// Calls `cudaDestroySurfaceObject`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDestroySurfaceObject(
        &self,
        surfObject: cudaSurfaceObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroySurfaceObject(surfObject))
    }
    /// Calls `cudaDestroyTextureObject`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDestroyTextureObject(
        &self,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDestroyTextureObject(texObject))
    }
    /// Calls `cudaDeviceGetAttribute`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDeviceGetAttribute(
        &self,
        value: *mut c_int,
        attr: cudaDeviceAttr,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetAttribute(value, attr, device))
    }
    /// Calls `cudaDeviceGetByPCIBusId`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDeviceGetByPCIBusId(
        &self,
        device: *mut c_int,
        pciBusId: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetByPCIBusId(device, pciBusId))
    }
    /// Calls `cudaDeviceGetPCIBusId`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDeviceGetPCIBusId(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetPCIBusId(pciBusId, len, device))
    }
    /// Calls `cudaDeviceGetStreamPriorityRange`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDeviceGetStreamPriorityRange(
        &self,
        leastPriority: *mut c_int,
        greatestPriority: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority))
    }
    /// Calls `cudaDeviceSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDeviceSynchronize(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDeviceSynchronize())
    }
    /// Calls `cudaDriverGetVersion`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaDriverGetVersion(
        &self,
        driverVersion: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaDriverGetVersion(driverVersion))
    }
    /// Calls `cudaEventCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventCreate(
        &self,
        event: *mut cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventCreate(event))
    }
    /// Calls `cudaEventCreateWithFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventCreateWithFlags(
        &self,
        event: *mut cudaEvent_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventCreateWithFlags(event, flags))
    }
    /// Calls `cudaEventDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventDestroy(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventDestroy(event))
    }
    /// Calls `cudaEventElapsedTime`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventElapsedTime(
        &self,
        ms: *mut f32,
        start: cudaEvent_t,
        end: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventElapsedTime(ms, start, end))
    }
    /// Calls `cudaEventQuery`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventQuery(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventQuery(event))
    }
    /// Calls `cudaEventRecord`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventRecord(
        &self,
        event: cudaEvent_t,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventRecord(event, stream))
    }
    /// Calls `cudaEventSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaEventSynchronize(
        &self,
        event: cudaEvent_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaEventSynchronize(event))
    }
    /// Calls `cudaExternalMemoryGetMappedBuffer`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaExternalMemoryGetMappedBuffer(
        &self,
        devPtr: *mut *mut c_void,
        extMem: cudaExternalMemory_t,
        bufferDesc: *const cudaExternalMemoryBufferDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc))
    }
    /// Calls `cudaExternalMemoryGetMappedMipmappedArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaFree`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaFree(
        &self,
        devPtr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFree(devPtr))
    }
    /// Calls `cudaFreeArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaFreeArray(
        &self,
        array: cudaArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeArray(array))
    }
    /// Calls `cudaFreeAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaFreeAsync(
        &self,
        devPtr: *mut c_void,
        hStream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeAsync(devPtr, hStream))
    }
    /// Calls `cudaFreeHost`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaFreeHost(
        &self,
        ptr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeHost(ptr))
    }
    /// Calls `cudaFreeMipmappedArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaFreeMipmappedArray(
        &self,
        mipmappedArray: cudaMipmappedArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaFreeMipmappedArray(mipmappedArray))
    }
    /// Calls `cudaGetChannelDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetChannelDesc(
        &self,
        desc: *mut cudaChannelFormatDesc,
        array: cudaArray_const_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetChannelDesc(desc, array))
    }
    /// Calls `cudaGetDevice`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetDevice(
        &self,
        device: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDevice(device))
    }
    /// Calls `cudaGetDeviceCount`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetDeviceCount(
        &self,
        count: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceCount(count))
    }
    /// Calls `cudaGetDeviceFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetDeviceFlags(
        &self,
        flags: *mut c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceFlags(flags))
    }
    /// Calls `cudaGetDeviceProperties`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetDeviceProperties(
        &self,
        prop: *mut DevicePropertiesBuffer,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetDeviceProperties(prop, device))
    }
    /// Calls `cudaGetErrorName`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetErrorName(
        &self,
        error: cudaError_t,
    ) -> Result<*const c_char, MissingSymbol> {
        call!(self, cudaGetErrorName(error))
    }
    /// Calls `cudaGetErrorString`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetErrorString(
        &self,
        error: cudaError_t,
    ) -> Result<*const c_char, MissingSymbol> {
        call!(self, cudaGetErrorString(error))
    }
    /// Calls `cudaGetLastError`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetLastError(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetLastError())
    }
    /// Calls `cudaGetMipmappedArrayLevel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetMipmappedArrayLevel(
        &self,
        levelArray: *mut cudaArray_t,
        mipmappedArray: cudaMipmappedArray_const_t,
        level: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level))
    }
    /// Calls `cudaGetSurfaceObjectResourceDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetSurfaceObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        surfObject: cudaSurfaceObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetSurfaceObjectResourceDesc(pResDesc, surfObject))
    }
    /// Calls `cudaGetTextureObjectResourceDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetTextureObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectResourceDesc(pResDesc, texObject))
    }
    /// Calls `cudaGetTextureObjectResourceViewDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetTextureObjectResourceViewDesc(
        &self,
        pResViewDesc: *mut cudaResourceViewDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectResourceViewDesc(pResViewDesc, texObject))
    }
    /// Calls `cudaGetTextureObjectTextureDesc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaGetTextureObjectTextureDesc(
        &self,
        pTexDesc: *mut cudaTextureDesc,
        texObject: cudaTextureObject_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaGetTextureObjectTextureDesc(pTexDesc, texObject))
    }
    /// Calls `cudaHostAlloc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaHostAlloc(
        &self,
        pHost: *mut *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostAlloc(pHost, size, flags))
    }
    /// Calls `cudaHostGetDevicePointer`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaHostGetDevicePointer(
        &self,
        pDevice: *mut *mut c_void,
        pHost: *mut c_void,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostGetDevicePointer(pDevice, pHost, flags))
    }
    /// Calls `cudaHostGetFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaHostGetFlags(
        &self,
        pFlags: *mut c_uint,
        pHost: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostGetFlags(pFlags, pHost))
    }
    /// Calls `cudaHostRegister`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaHostRegister(
        &self,
        ptr: *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostRegister(ptr, size, flags))
    }
    /// Calls `cudaHostUnregister`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaHostUnregister(
        &self,
        ptr: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaHostUnregister(ptr))
    }
    /// Calls `cudaImportExternalMemory`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaImportExternalMemory(
        &self,
        extMem_out: *mut cudaExternalMemory_t,
        memHandleDesc: *const cudaExternalMemoryHandleDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaImportExternalMemory(extMem_out, memHandleDesc))
    }
    /// Calls `cudaImportExternalSemaphore`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaImportExternalSemaphore(
        &self,
        extSem_out: *mut cudaExternalSemaphore_t,
        semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaImportExternalSemaphore(extSem_out, semHandleDesc))
    }
    /// Calls `cudaLaunchHostFunc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaLaunchHostFunc(
        &self,
        stream: cudaStream_t,
        fn_: cudaHostFn_t,
        userData: *mut c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLaunchHostFunc(stream, fn_, userData))
    }
    /// Calls `cudaLaunchKernel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaLibraryGetGlobal`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaLibraryGetGlobal(
        &self,
        dptr: *mut *mut c_void,
        bytes: *mut usize,
        library: cudaLibrary_t,
        name: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryGetGlobal(dptr, bytes, library, name))
    }
    /// Calls `cudaLibraryGetKernel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaLibraryGetKernel(
        &self,
        pKernel: *mut cudaKernel_t,
        library: cudaLibrary_t,
        name: *const c_char,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryGetKernel(pKernel, library, name))
    }
    /// Calls `cudaLibraryLoadData`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaLibraryLoadFromFile`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaLibraryUnload`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaLibraryUnload(
        &self,
        library: cudaLibrary_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaLibraryUnload(library))
    }
    /// Calls `cudaMalloc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMalloc(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc(devPtr, size))
    }
    /// Calls `cudaMalloc3D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMalloc3D(
        &self,
        pitchedDevPtr: *mut cudaPitchedPtr,
        extent: cudaExtent,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc3D(pitchedDevPtr, extent))
    }
    /// Calls `cudaMalloc3DArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMalloc3DArray(
        &self,
        array: *mut cudaArray_t,
        desc: *const cudaChannelFormatDesc,
        extent: cudaExtent,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMalloc3DArray(array, desc, extent, flags))
    }
    /// Calls `cudaMallocArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMallocAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMallocAsync(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
        hStream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocAsync(devPtr, size, hStream))
    }
    /// Calls `cudaMallocHost`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMallocHost(
        &self,
        ptr: *mut *mut c_void,
        size: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocHost(ptr, size))
    }
    /// Calls `cudaMallocManaged`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMallocManaged(
        &self,
        devPtr: *mut *mut c_void,
        size: usize,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocManaged(devPtr, size, flags))
    }
    /// Calls `cudaMallocMipmappedArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMallocPitch`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMallocPitch(
        &self,
        devPtr: *mut *mut c_void,
        pitch: *mut usize,
        width: usize,
        height: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMallocPitch(devPtr, pitch, width, height))
    }
    /// Calls `cudaMemGetInfo`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemGetInfo(
        &self,
        free: *mut usize,
        total: *mut usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemGetInfo(free, total))
    }
    /// Calls `cudaMemcpy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemcpy(
        &self,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy(dst, src, count, kind))
    }
    /// Calls `cudaMemcpy2D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DArrayToArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DFromArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DFromArrayAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DToArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy2DToArrayAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpy3D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemcpy3D(
        &self,
        p: *const cudaMemcpy3DParms,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy3D(p))
    }
    /// Calls `cudaMemcpy3DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemcpy3DAsync(
        &self,
        p: *const cudaMemcpy3DParms,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemcpy3DAsync(p, stream))
    }
    /// Calls `cudaMemcpyAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpyPeer`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemcpyPeerAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemset`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemset(
        &self,
        devPtr: *mut c_void,
        value: c_int,
        count: usize,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset(devPtr, value, count))
    }
    /// Calls `cudaMemset2D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemset2DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMemset3D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemset3D(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset3D(pitchedDevPtr, value, extent))
    }
    /// Calls `cudaMemset3DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemset3DAsync(
        &self,
        pitchedDevPtr: cudaPitchedPtr,
        value: c_int,
        extent: cudaExtent,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemset3DAsync(pitchedDevPtr, value, extent, stream))
    }
    /// Calls `cudaMemsetAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMemsetAsync(
        &self,
        devPtr: *mut c_void,
        value: c_int,
        count: usize,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMemsetAsync(devPtr, value, count, stream))
    }
    /// Calls `cudaMipmappedArrayGetMemoryRequirements`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaMipmappedArrayGetSparseProperties`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaMipmappedArrayGetSparseProperties(
        &self,
        sparseProperties: *mut cudaArraySparseProperties,
        mipmap: cudaMipmappedArray_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaMipmappedArrayGetSparseProperties(sparseProperties, mipmap))
    }
    /// Calls `cudaPeekAtLastError`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaPeekAtLastError(&self) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaPeekAtLastError())
    }
    /// Calls `cudaPointerGetAttributes`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaPointerGetAttributes(
        &self,
        attributes: *mut cudaPointerAttributes,
        ptr: *const c_void,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaPointerGetAttributes(attributes, ptr))
    }
    /// Calls `cudaRuntimeGetVersion`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaRuntimeGetVersion(
        &self,
        runtimeVersion: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaRuntimeGetVersion(runtimeVersion))
    }
    /// Calls `cudaSetDevice`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaSetDevice(
        &self,
        device: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaSetDevice(device))
    }
    /// Calls `cudaSetDeviceFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaSetDeviceFlags(
        &self,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaSetDeviceFlags(flags))
    }
    /// Calls `cudaSignalExternalSemaphoresAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cudaStreamCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamCreate(
        &self,
        pStream: *mut cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreate(pStream))
    }
    /// Calls `cudaStreamCreateWithFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamCreateWithFlags(
        &self,
        pStream: *mut cudaStream_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreateWithFlags(pStream, flags))
    }
    /// Calls `cudaStreamCreateWithPriority`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamCreateWithPriority(
        &self,
        pStream: *mut cudaStream_t,
        flags: c_uint,
        priority: c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamCreateWithPriority(pStream, flags, priority))
    }
    /// Calls `cudaStreamDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamDestroy(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamDestroy(stream))
    }
    /// Calls `cudaStreamGetFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamGetFlags(
        &self,
        hStream: cudaStream_t,
        flags: *mut c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamGetFlags(hStream, flags))
    }
    /// Calls `cudaStreamGetPriority`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamGetPriority(
        &self,
        hStream: cudaStream_t,
        priority: *mut c_int,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamGetPriority(hStream, priority))
    }
    /// Calls `cudaStreamQuery`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamQuery(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamQuery(stream))
    }
    /// Calls `cudaStreamSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamSynchronize(
        &self,
        stream: cudaStream_t,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamSynchronize(stream))
    }
    /// Calls `cudaStreamWaitEvent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cudaStreamWaitEvent(
        &self,
        stream: cudaStream_t,
        event: cudaEvent_t,
        flags: c_uint,
    ) -> Result<cudaError_t, MissingSymbol> {
        call!(self, cudaStreamWaitEvent(stream, event, flags))
    }
    /// Calls `cudaWaitExternalSemaphoresAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuArray3DCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuArray3DCreate(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArray3DCreate(pHandle, pAllocateArray))
    }
    /// Calls `cuArray3DGetDescriptor`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuArray3DGetDescriptor(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
        hArray: CUarray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArray3DGetDescriptor(pArrayDescriptor, hArray))
    }
    /// Calls `cuArrayDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuArrayDestroy(
        &self,
        hArray: CUarray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuArrayDestroy(hArray))
    }
    /// Calls `cuCtxCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxCreate(
        &self,
        pctx: *mut CUcontext,
        flags: c_uint,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxCreate(pctx, flags, dev))
    }
    /// Calls `cuCtxDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxDestroy(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxDestroy(ctx))
    }
    /// Calls `cuCtxGetCurrent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxGetCurrent(
        &self,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetCurrent(pctx))
    }
    /// Calls `cuCtxGetDevice`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxGetDevice(
        &self,
        device: *mut CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetDevice(device))
    }
    /// Calls `cuCtxGetFlags`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxGetFlags(
        &self,
        flags: *mut c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetFlags(flags))
    }
    /// Calls `cuCtxGetId`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxGetId(
        &self,
        ctx: CUcontext,
        ctxId: *mut c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxGetId(ctx, ctxId))
    }
    /// Calls `cuCtxPopCurrent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxPopCurrent(
        &self,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxPopCurrent(pctx))
    }
    /// Calls `cuCtxPushCurrent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxPushCurrent(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxPushCurrent(ctx))
    }
    /// Calls `cuCtxSetCurrent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxSetCurrent(
        &self,
        ctx: CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxSetCurrent(ctx))
    }
    /// Calls `cuCtxSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuCtxSynchronize(&self) -> Result<CUresult, MissingSymbol> {
        call!(self, cuCtxSynchronize())
    }
    /// Calls `cuDestroyExternalMemory`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDestroyExternalMemory(
        &self,
        extMem: CUexternalMemory,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDestroyExternalMemory(extMem))
    }
    /// Calls `cuDestroyExternalSemaphore`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDestroyExternalSemaphore(
        &self,
        extSem: CUexternalSemaphore,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDestroyExternalSemaphore(extSem))
    }
    /// Calls `cuDeviceGet`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGet(
        &self,
        device: *mut CUdevice,
        ordinal: c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGet(device, ordinal))
    }
    /// Calls `cuDeviceGetAttribute`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetAttribute(
        &self,
        pi: *mut c_int,
        attrib: CUdevice_attribute,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetAttribute(pi, attrib, dev))
    }
    /// Calls `cuDeviceGetByPCIBusId`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetByPCIBusId(
        &self,
        dev: *mut CUdevice,
        pciBusId: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetByPCIBusId(dev, pciBusId))
    }
    /// Calls `cuDeviceGetCount`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetCount(
        &self,
        count: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetCount(count))
    }
    /// Calls `cuDeviceGetName`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetName(
        &self,
        name: *mut c_char,
        len: c_int,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetName(name, len, dev))
    }
    /// Calls `cuDeviceGetPCIBusId`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetPCIBusId(
        &self,
        pciBusId: *mut c_char,
        len: c_int,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetPCIBusId(pciBusId, len, dev))
    }
    /// Calls `cuDeviceGetUuid`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceGetUuid(
        &self,
        uuid: *mut CUuuid,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceGetUuid(uuid, dev))
    }
    /// Calls `cuDevicePrimaryCtxGetState`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDevicePrimaryCtxGetState(
        &self,
        dev: CUdevice,
        flags: *mut c_uint,
        active: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxGetState(dev, flags, active))
    }
    /// Calls `cuDevicePrimaryCtxRelease`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDevicePrimaryCtxRelease(
        &self,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxRelease(dev))
    }
    /// Calls `cuDevicePrimaryCtxRetain`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDevicePrimaryCtxRetain(
        &self,
        pctx: *mut CUcontext,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDevicePrimaryCtxRetain(pctx, dev))
    }
    /// Calls `cuDeviceTotalMem`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDeviceTotalMem(
        &self,
        bytes: *mut usize,
        dev: CUdevice,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDeviceTotalMem(bytes, dev))
    }
    /// Calls `cuDriverGetVersion`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuDriverGetVersion(
        &self,
        driverVersion: *mut c_int,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuDriverGetVersion(driverVersion))
    }
    /// Calls `cuEventCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuEventCreate(
        &self,
        phEvent: *mut CUevent,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventCreate(phEvent, Flags))
    }
    /// Calls `cuEventDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuEventDestroy(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventDestroy(hEvent))
    }
    /// Calls `cuEventQuery`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuEventQuery(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventQuery(hEvent))
    }
    /// Calls `cuEventRecord`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuEventRecord(
        &self,
        hEvent: CUevent,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventRecord(hEvent, hStream))
    }
    /// Calls `cuEventSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuEventSynchronize(
        &self,
        hEvent: CUevent,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuEventSynchronize(hEvent))
    }
    /// Calls `cuExternalMemoryGetMappedBuffer`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuExternalMemoryGetMappedBuffer(
        &self,
        devPtr: *mut CUdeviceptr,
        extMem: CUexternalMemory,
        bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc))
    }
    /// Calls `cuExternalMemoryGetMappedMipmappedArray`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
        &self,
        mipmap: *mut CUmipmappedArray,
        extMem: CUexternalMemory,
        mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc))
    }
    /// Calls `cuGetErrorName`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuGetErrorName(
        &self,
        error: CUresult,
        pStr: *mut *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuGetErrorName(error, pStr))
    }
    /// Calls `cuGetErrorString`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuGetErrorString(
        &self,
        error: CUresult,
        pStr: *mut *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuGetErrorString(error, pStr))
    }
    /// Calls `cuImportExternalMemory`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuImportExternalMemory(
        &self,
        extMem_out: *mut CUexternalMemory,
        memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuImportExternalMemory(extMem_out, memHandleDesc))
    }
    /// Calls `cuImportExternalSemaphore`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuImportExternalSemaphore(
        &self,
        extSem_out: *mut CUexternalSemaphore,
        semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuImportExternalSemaphore(extSem_out, semHandleDesc))
    }
    /// Calls `cuInit`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuInit(&self, Flags: c_uint) -> Result<CUresult, MissingSymbol> {
        call!(self, cuInit(Flags))
    }
    /// Calls `cuKernelGetFunction`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuKernelGetFunction(
        &self,
        pFunc: *mut CUfunction,
        kernel: CUkernel,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuKernelGetFunction(pFunc, kernel))
    }
    /// Calls `cuLaunchHostFunc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuLaunchHostFunc(
        &self,
        hStream: CUstream,
        fn_: CUhostFn,
        userData: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLaunchHostFunc(hStream, fn_, userData))
    }
    /// Calls `cuLaunchKernel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuLibraryGetKernel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuLibraryGetKernel(
        &self,
        pKernel: *mut CUkernel,
        library: CUlibrary,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLibraryGetKernel(pKernel, library, name))
    }
    /// Calls `cuLibraryLoadData`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuLibraryUnload`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuLibraryUnload(
        &self,
        library: CUlibrary,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuLibraryUnload(library))
    }
    /// Calls `cuMemAddressFree`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemAddressFree(
        &self,
        ptr: CUdeviceptr,
        size: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAddressFree(ptr, size))
    }
    /// Calls `cuMemAddressReserve`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuMemAlloc`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemAlloc(
        &self,
        dptr: *mut CUdeviceptr,
        bytesize: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAlloc(dptr, bytesize))
    }
    /// Calls `cuMemAllocHost`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemAllocHost(
        &self,
        pp: *mut *mut c_void,
        bytesize: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemAllocHost(pp, bytesize))
    }
    /// Calls `cuMemCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemCreate(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        size: usize,
        prop: *const CUmemAllocationProp,
        flags: c_ulonglong,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemCreate(handle, size, prop, flags))
    }
    /// Calls `cuMemExportToShareableHandle`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuMemFree`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemFree(
        &self,
        dptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemFree(dptr))
    }
    /// Calls `cuMemFreeHost`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemFreeHost(
        &self,
        p: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemFreeHost(p))
    }
    /// Calls `cuMemGetAccess`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemGetAccess(
        &self,
        flags: *mut c_ulonglong,
        location: *const CUmemLocation,
        ptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAccess(flags, location, ptr))
    }
    /// Calls `cuMemGetAddressRange`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemGetAddressRange(
        &self,
        pbase: *mut CUdeviceptr,
        psize: *mut usize,
        dptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAddressRange(pbase, psize, dptr))
    }
    /// Calls `cuMemGetAllocationGranularity`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemGetAllocationGranularity(
        &self,
        granularity: *mut usize,
        prop: *const CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAllocationGranularity(granularity, prop, option))
    }
    /// Calls `cuMemGetAllocationPropertiesFromHandle`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
        &self,
        prop: *mut CUmemAllocationProp,
        handle: CUmemGenericAllocationHandle,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetAllocationPropertiesFromHandle(prop, handle))
    }
    /// Calls `cuMemGetHandleForAddressRange`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuMemGetInfo`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemGetInfo(
        &self,
        free: *mut usize,
        total: *mut usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemGetInfo(free, total))
    }
    /// Calls `cuMemImportFromShareableHandle`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemImportFromShareableHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        osHandle: *mut c_void,
        shHandleType: CUmemAllocationHandleType,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemImportFromShareableHandle(handle, osHandle, shHandleType))
    }
    /// Calls `cuMemMap`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuMemRelease`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemRelease(
        &self,
        handle: CUmemGenericAllocationHandle,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemRelease(handle))
    }
    /// Calls `cuMemRetainAllocationHandle`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemRetainAllocationHandle(
        &self,
        handle: *mut CUmemGenericAllocationHandle,
        addr: *mut c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemRetainAllocationHandle(handle, addr))
    }
    /// Calls `cuMemSetAccess`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemSetAccess(
        &self,
        ptr: CUdeviceptr,
        size: usize,
        desc: *const CUmemAccessDesc,
        count: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemSetAccess(ptr, size, desc, count))
    }
    /// Calls `cuMemUnmap`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemUnmap(
        &self,
        ptr: CUdeviceptr,
        size: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemUnmap(ptr, size))
    }
    /// Calls `cuMemcpy2D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpy2D(
        &self,
        pCopy: *const CUDA_MEMCPY2D,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy2D(pCopy))
    }
    /// Calls `cuMemcpy2DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpy2DAsync(
        &self,
        pCopy: *const CUDA_MEMCPY2D,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy2DAsync(pCopy, hStream))
    }
    /// Calls `cuMemcpy3D`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpy3D(
        &self,
        pCopy: *const CUDA_MEMCPY3D,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy3D(pCopy))
    }
    /// Calls `cuMemcpy3DAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpy3DAsync(
        &self,
        pCopy: *const CUDA_MEMCPY3D,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpy3DAsync(pCopy, hStream))
    }
    /// Calls `cuMemcpyAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpyAsync(
        &self,
        dst: CUdeviceptr,
        src: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyAsync(dst, src, ByteCount, hStream))
    }
    /// Calls `cuMemcpyDtoH`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpyDtoH(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyDtoH(dstHost, srcDevice, ByteCount))
    }
    /// Calls `cuMemcpyDtoHAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpyDtoHAsync(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream))
    }
    /// Calls `cuMemcpyHtoD`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpyHtoD(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyHtoD(dstDevice, srcHost, ByteCount))
    }
    /// Calls `cuMemcpyHtoDAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemcpyHtoDAsync(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream))
    }
    /// Calls `cuMemsetD8`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemsetD8(
        &self,
        dstDevice: CUdeviceptr,
        uc: c_uchar,
        N: usize,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemsetD8(dstDevice, uc, N))
    }
    /// Calls `cuMemsetD8Async`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMemsetD8Async(
        &self,
        dstDevice: CUdeviceptr,
        uc: c_uchar,
        N: usize,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMemsetD8Async(dstDevice, uc, N, hStream))
    }
    /// Calls `cuMipmappedArrayCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuMipmappedArrayDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMipmappedArrayDestroy(
        &self,
        hMipmappedArray: CUmipmappedArray,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMipmappedArrayDestroy(hMipmappedArray))
    }
    /// Calls `cuMipmappedArrayGetLevel`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuMipmappedArrayGetLevel(
        &self,
        pLevelArray: *mut CUarray,
        hMipmappedArray: CUmipmappedArray,
        level: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level))
    }
    /// Calls `cuModuleGetFunction`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuModuleGetFunction(
        &self,
        hfunc: *mut CUfunction,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleGetFunction(hfunc, hmod, name))
    }
    /// Calls `cuModuleGetGlobal`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuModuleGetGlobal(
        &self,
        dptr: *mut CUdeviceptr,
        bytes: *mut usize,
        hmod: CUmodule,
        name: *const c_char,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleGetGlobal(dptr, bytes, hmod, name))
    }
    /// Calls `cuModuleLoadData`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuModuleLoadData(
        &self,
        module: *mut CUmodule,
        image: *const c_void,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleLoadData(module, image))
    }
    /// Calls `cuModuleLoadDataEx`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuModuleUnload`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuModuleUnload(
        &self,
        hmod: CUmodule,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuModuleUnload(hmod))
    }
    /// Calls `cuPointerGetAttribute`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuPointerGetAttribute(
        &self,
        data: *mut c_void,
        attribute: CUpointer_attribute,
        ptr: CUdeviceptr,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuPointerGetAttribute(data, attribute, ptr))
    }
    /// Calls `cuSignalExternalSemaphoresAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
    /// Calls `cuStreamCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamCreate(
        &self,
        phStream: *mut CUstream,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamCreate(phStream, Flags))
    }
    /// Calls `cuStreamDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamDestroy(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamDestroy(hStream))
    }
    /// Calls `cuStreamGetCtx`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamGetCtx(
        &self,
        hStream: CUstream,
        pctx: *mut CUcontext,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamGetCtx(hStream, pctx))
    }
    /// Calls `cuStreamQuery`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamQuery(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamQuery(hStream))
    }
    /// Calls `cuStreamSynchronize`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamSynchronize(
        &self,
        hStream: CUstream,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamSynchronize(hStream))
    }
    /// Calls `cuStreamWaitEvent`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuStreamWaitEvent(
        &self,
        hStream: CUstream,
        hEvent: CUevent,
        Flags: c_uint,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuStreamWaitEvent(hStream, hEvent, Flags))
    }
    /// Calls `cuSurfObjectCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuSurfObjectCreate(
        &self,
        pSurfObject: *mut CUsurfObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuSurfObjectCreate(pSurfObject, pResDesc))
    }
    /// Calls `cuSurfObjectDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuSurfObjectDestroy(
        &self,
        surfObject: CUsurfObject,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuSurfObjectDestroy(surfObject))
    }
    /// Calls `cuTexObjectCreate`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuTexObjectCreate(
        &self,
        pTexObject: *mut CUtexObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
        pTexDesc: *const CUDA_TEXTURE_DESC,
        pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc))
    }
    /// Calls `cuTexObjectDestroy`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
    pub unsafe fn cuTexObjectDestroy(
        &self,
        texObject: CUtexObject,
    ) -> Result<CUresult, MissingSymbol> {
        call!(self, cuTexObjectDestroy(texObject))
    }
    /// Calls `cuWaitExternalSemaphoresAsync`.
    ///
    /// # Errors
    ///
    /// [`MissingSymbol`] when the library lacks the function; nothing was called then.
    ///
    /// # Safety
    ///
    /// The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to the current context.
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
