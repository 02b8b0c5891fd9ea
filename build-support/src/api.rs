//! The names that the bindings hold, exactly: no prefix or pattern is ever allowed.
//!
//! Functions and constants are listed here. Types come with the functions that use them; those that no listed
//! function mentions are in [`TYPES`].

/// Which of CUDA's two libraries a function belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The runtime API: `libcudart`, names that begin with `cuda`.
    Runtime,
    /// The driver API: `libcuda`, names that begin with `cu`.
    Driver,
}

/// The functions of the runtime API, by their public C names.
pub const RUNTIME_FUNCTIONS: &[&str] = &[
    // versions and errors
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetLastError",
    "cudaPeekAtLastError",
    // devices
    "cudaGetDeviceCount",
    "cudaSetDevice",
    "cudaGetDevice",
    "cudaDeviceGetAttribute",
    "cudaDeviceGetByPCIBusId",
    "cudaDeviceGetPCIBusId",
    "cudaDeviceGetStreamPriorityRange",
    "cudaDeviceSynchronize",
    "cudaGetDeviceFlags",
    "cudaGetDeviceProperties",
    "cudaSetDeviceFlags",
    // allocation
    "cudaMalloc",
    "cudaMalloc3D",
    "cudaMallocAsync",
    "cudaMallocHost",
    "cudaMallocManaged",
    "cudaMallocPitch",
    "cudaFree",
    "cudaFreeAsync",
    "cudaFreeHost",
    "cudaHostAlloc",
    "cudaHostGetDevicePointer",
    "cudaHostGetFlags",
    "cudaHostRegister",
    "cudaHostUnregister",
    "cudaMemGetInfo",
    "cudaPointerGetAttributes",
    // external memory and semaphores
    "cudaImportExternalMemory",
    "cudaExternalMemoryGetMappedBuffer",
    "cudaExternalMemoryGetMappedMipmappedArray",
    "cudaDestroyExternalMemory",
    "cudaImportExternalSemaphore",
    "cudaSignalExternalSemaphoresAsync",
    "cudaWaitExternalSemaphoresAsync",
    "cudaDestroyExternalSemaphore",
    // arrays
    "cudaMallocArray",
    "cudaMalloc3DArray",
    "cudaMallocMipmappedArray",
    "cudaFreeArray",
    "cudaFreeMipmappedArray",
    "cudaGetMipmappedArrayLevel",
    "cudaArrayGetInfo",
    "cudaArrayGetMemoryRequirements",
    "cudaArrayGetPlane",
    "cudaArrayGetSparseProperties",
    "cudaMipmappedArrayGetMemoryRequirements",
    "cudaMipmappedArrayGetSparseProperties",
    "cudaGetChannelDesc",
    "cudaCreateChannelDesc",
    // texture and surface objects
    "cudaCreateTextureObject",
    "cudaDestroyTextureObject",
    "cudaGetTextureObjectResourceDesc",
    "cudaGetTextureObjectResourceViewDesc",
    "cudaGetTextureObjectTextureDesc",
    "cudaCreateSurfaceObject",
    "cudaDestroySurfaceObject",
    "cudaGetSurfaceObjectResourceDesc",
    // copies and fills
    "cudaMemcpy",
    "cudaMemcpyAsync",
    "cudaMemcpyPeer",
    "cudaMemcpyPeerAsync",
    "cudaMemcpy2D",
    "cudaMemcpy2DAsync",
    "cudaMemcpy2DToArray",
    "cudaMemcpy2DToArrayAsync",
    "cudaMemcpy2DFromArray",
    "cudaMemcpy2DFromArrayAsync",
    "cudaMemcpy2DArrayToArray",
    "cudaMemcpy3D",
    "cudaMemcpy3DAsync",
    "cudaMemset",
    "cudaMemsetAsync",
    "cudaMemset2D",
    "cudaMemset2DAsync",
    "cudaMemset3D",
    "cudaMemset3DAsync",
    // streams and events
    "cudaStreamCreate",
    "cudaStreamCreateWithFlags",
    "cudaStreamCreateWithPriority",
    "cudaStreamDestroy",
    "cudaStreamGetFlags",
    "cudaStreamGetPriority",
    "cudaStreamQuery",
    "cudaStreamSynchronize",
    "cudaStreamWaitEvent",
    "cudaEventCreate",
    "cudaEventCreateWithFlags",
    "cudaEventDestroy",
    "cudaEventElapsedTime",
    "cudaEventQuery",
    "cudaEventRecord",
    "cudaEventSynchronize",
    "cudaLaunchHostFunc",
    // kernels from the user's own PTX or cubin
    "cudaLaunchKernel",
    "cudaLibraryLoadData",
    "cudaLibraryLoadFromFile",
    "cudaLibraryUnload",
    "cudaLibraryGetKernel",
    "cudaLibraryGetGlobal",
];

/// The functions of the driver API, by their public C names.
pub const DRIVER_FUNCTIONS: &[&str] = &[
    // start, versions and errors
    "cuInit",
    "cuDriverGetVersion",
    "cuGetErrorName",
    "cuGetErrorString",
    // devices
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuDeviceGetByPCIBusId",
    "cuDeviceGetCount",
    "cuDeviceGetName",
    "cuDeviceGetPCIBusId",
    "cuDeviceGetUuid",
    "cuDeviceTotalMem",
    // contexts
    "cuDevicePrimaryCtxGetState",
    "cuDevicePrimaryCtxRelease",
    "cuDevicePrimaryCtxRetain",
    "cuCtxCreate",
    "cuCtxDestroy",
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuCtxGetFlags",
    "cuCtxGetId",
    "cuCtxPopCurrent",
    "cuCtxPushCurrent",
    "cuCtxSetCurrent",
    "cuCtxSynchronize",
    // exportable allocations
    "cuMemAddressFree",
    "cuMemAddressReserve",
    "cuMemCreate",
    "cuMemExportToShareableHandle",
    "cuMemGetAccess",
    "cuMemGetAllocationGranularity",
    "cuMemGetAllocationPropertiesFromHandle",
    "cuMemImportFromShareableHandle",
    "cuMemMap",
    "cuMemRelease",
    "cuMemRetainAllocationHandle",
    "cuMemSetAccess",
    "cuMemUnmap",
    "cuMemGetHandleForAddressRange",
    // memory
    "cuMemAlloc",
    "cuMemAllocHost",
    "cuMemFree",
    "cuMemFreeHost",
    "cuMemGetAddressRange",
    "cuMemGetInfo",
    "cuMemcpyAsync",
    "cuMemcpyDtoH",
    "cuMemcpyDtoHAsync",
    "cuMemcpyHtoD",
    "cuMemcpyHtoDAsync",
    "cuMemcpy2D",
    "cuMemcpy2DAsync",
    "cuMemcpy3D",
    "cuMemcpy3DAsync",
    "cuMemsetD8",
    "cuMemsetD8Async",
    "cuPointerGetAttribute",
    // external memory and semaphores
    "cuImportExternalMemory",
    "cuExternalMemoryGetMappedBuffer",
    "cuExternalMemoryGetMappedMipmappedArray",
    "cuDestroyExternalMemory",
    "cuImportExternalSemaphore",
    "cuSignalExternalSemaphoresAsync",
    "cuWaitExternalSemaphoresAsync",
    "cuDestroyExternalSemaphore",
    // arrays, texture and surface objects
    "cuArray3DCreate",
    "cuArray3DGetDescriptor",
    "cuArrayDestroy",
    "cuMipmappedArrayCreate",
    "cuMipmappedArrayDestroy",
    "cuMipmappedArrayGetLevel",
    "cuTexObjectCreate",
    "cuTexObjectDestroy",
    "cuSurfObjectCreate",
    "cuSurfObjectDestroy",
    // streams and events
    "cuStreamCreate",
    "cuStreamDestroy",
    "cuStreamGetCtx",
    "cuStreamQuery",
    "cuStreamSynchronize",
    "cuStreamWaitEvent",
    "cuEventCreate",
    "cuEventDestroy",
    "cuEventQuery",
    "cuEventRecord",
    "cuEventSynchronize",
    "cuLaunchHostFunc",
    // modules and launch
    "cuModuleGetFunction",
    "cuModuleGetGlobal",
    "cuModuleLoadData",
    "cuModuleLoadDataEx",
    "cuModuleUnload",
    "cuLibraryGetKernel",
    "cuLibraryLoadData",
    "cuLibraryUnload",
    "cuKernelGetFunction",
    "cuLaunchKernel",
];

/// Functions whose binary interface changed: the symbols to look up, the right one first.
///
/// A plain name stands last only where it is safe to call with the newest declaration: libraries that lack the
/// first symbol offer the new interface under the plain name, or the two differ in nothing that the caller sees.
/// Driver functions whose plain name is the 32-bit interface of the first CUDA releases list the new symbol alone.
pub const SYMBOLS: &[(&str, &[&str])] = &[
    (
        "cudaSignalExternalSemaphoresAsync",
        &[
            "cudaSignalExternalSemaphoresAsync_v2",
            "cudaSignalExternalSemaphoresAsync",
        ],
    ),
    (
        "cudaWaitExternalSemaphoresAsync",
        &[
            "cudaWaitExternalSemaphoresAsync_v2",
            "cudaWaitExternalSemaphoresAsync",
        ],
    ),
    (
        "cudaGetDeviceProperties",
        &["cudaGetDeviceProperties_v2", "cudaGetDeviceProperties"],
    ),
    (
        "cudaCreateTextureObject",
        &["cudaCreateTextureObject_v2", "cudaCreateTextureObject"],
    ),
    (
        "cudaGetTextureObjectTextureDesc",
        &[
            "cudaGetTextureObjectTextureDesc_v2",
            "cudaGetTextureObjectTextureDesc",
        ],
    ),
    (
        "cuDeviceGetUuid",
        &["cuDeviceGetUuid_v2", "cuDeviceGetUuid"],
    ),
    ("cuDeviceTotalMem", &["cuDeviceTotalMem_v2"]),
    (
        "cuDevicePrimaryCtxRelease",
        &["cuDevicePrimaryCtxRelease_v2"],
    ),
    ("cuCtxCreate", &["cuCtxCreate_v2"]),
    ("cuCtxDestroy", &["cuCtxDestroy_v2"]),
    ("cuCtxPopCurrent", &["cuCtxPopCurrent_v2"]),
    ("cuCtxPushCurrent", &["cuCtxPushCurrent_v2"]),
    ("cuMemAlloc", &["cuMemAlloc_v2"]),
    ("cuMemAllocHost", &["cuMemAllocHost_v2"]),
    ("cuMemFree", &["cuMemFree_v2"]),
    ("cuMemGetAddressRange", &["cuMemGetAddressRange_v2"]),
    ("cuMemGetInfo", &["cuMemGetInfo_v2"]),
    ("cuMemcpyDtoH", &["cuMemcpyDtoH_v2"]),
    ("cuMemcpyDtoHAsync", &["cuMemcpyDtoHAsync_v2"]),
    ("cuMemcpyHtoD", &["cuMemcpyHtoD_v2"]),
    ("cuMemcpyHtoDAsync", &["cuMemcpyHtoDAsync_v2"]),
    ("cuMemcpy2D", &["cuMemcpy2D_v2"]),
    ("cuMemcpy2DAsync", &["cuMemcpy2DAsync_v2"]),
    ("cuMemcpy3D", &["cuMemcpy3D_v2"]),
    ("cuMemcpy3DAsync", &["cuMemcpy3DAsync_v2"]),
    ("cuMemsetD8", &["cuMemsetD8_v2"]),
    ("cuArray3DCreate", &["cuArray3DCreate_v2"]),
    ("cuArray3DGetDescriptor", &["cuArray3DGetDescriptor_v2"]),
    ("cuModuleGetGlobal", &["cuModuleGetGlobal_v2"]),
    ("cuStreamDestroy", &["cuStreamDestroy_v2"]),
    ("cuEventDestroy", &["cuEventDestroy_v2"]),
];

/// Types that no listed function mentions and that its users need all the same.
pub const TYPES: &[&str] = &[
    "cudaChannelFormatKind",
    "cudaMemoryType",
    "cudaSurfaceObject_t",
    "cudaTextureObject_t",
    "CUarray_format",
    "CUctx_flags",
    "CUevent_flags",
    "CUstream_flags",
    "CUmemAllocationHandleType",
    "CUmemAllocationCompType",
    "CUmemAccess_flags",
];

/// The `#define` constants.
pub const CONSTANTS: &[&str] = &[
    "CUDA_VERSION",
    "CUDART_VERSION",
    // arrays
    "cudaArrayDefault",
    "cudaArrayLayered",
    "cudaArraySurfaceLoadStore",
    "cudaArrayCubemap",
    "cudaArrayTextureGather",
    "cudaArrayColorAttachment",
    "cudaArraySparse",
    "cudaArrayDeferredMapping",
    "cudaArraySparsePropertiesSingleMipTail",
    "CUDA_ARRAY3D_LAYERED",
    "CUDA_ARRAY3D_SURFACE_LDST",
    "CUDA_ARRAY3D_CUBEMAP",
    "CUDA_ARRAY3D_TEXTURE_GATHER",
    "CUDA_ARRAY3D_DEPTH_TEXTURE",
    "CUDA_ARRAY3D_COLOR_ATTACHMENT",
    "CUDA_ARRAY3D_SPARSE",
    "CUDA_ARRAY3D_DEFERRED_MAPPING",
    // external memory and semaphores
    "cudaExternalMemoryDedicated",
    "cudaExternalSemaphoreSignalSkipNvSciBufMemSync",
    "cudaExternalSemaphoreWaitSkipNvSciBufMemSync",
    "CUDA_EXTERNAL_MEMORY_DEDICATED",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
    // devices
    "cudaDeviceScheduleAuto",
    "cudaDeviceScheduleSpin",
    "cudaDeviceScheduleYield",
    "cudaDeviceScheduleBlockingSync",
    "cudaDeviceScheduleMask",
    "cudaDeviceMapHost",
    "cudaDeviceLmemResizeToMax",
    // streams and events
    "cudaStreamDefault",
    "cudaStreamNonBlocking",
    "cudaEventDefault",
    "cudaEventBlockingSync",
    "cudaEventDisableTiming",
    "cudaEventInterprocess",
    "cudaEventRecordDefault",
    "cudaEventRecordExternal",
    "cudaEventWaitDefault",
    "cudaEventWaitExternal",
    // allocation
    "cudaHostAllocDefault",
    "cudaHostAllocPortable",
    "cudaHostAllocMapped",
    "cudaHostAllocWriteCombined",
    "cudaHostRegisterDefault",
    "cudaHostRegisterPortable",
    "cudaHostRegisterMapped",
    "cudaHostRegisterIoMemory",
    "cudaHostRegisterReadOnly",
    "cudaMemAttachGlobal",
    "cudaMemAttachHost",
    "CU_MEM_CREATE_USAGE_TILE_POOL",
    // texture objects
    "CU_TRSA_OVERRIDE_FORMAT",
    "CU_TRSF_READ_AS_INTEGER",
    "CU_TRSF_NORMALIZED_COORDINATES",
    "CU_TRSF_SRGB",
    "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION",
    "CU_TRSF_SEAMLESS_CUBEMAP",
];

/// Structs that the library writes and whose size differs between CUDA versions: never declared, always received
/// in the larger buffer type that the -sys crate defines under the second name.
pub const RECEIVED: &[(&str, &str)] = &[("cudaDeviceProp", "DevicePropertiesBuffer")];

/// Which library the function `name` belongs to; `None` when it is not in the lists.
#[must_use]
pub fn side(name: &str) -> Option<Side> {
    if RUNTIME_FUNCTIONS.contains(&name) {
        Some(Side::Runtime)
    } else if DRIVER_FUNCTIONS.contains(&name) {
        Some(Side::Driver)
    } else {
        None
    }
}

/// The symbols to look up for the function `name`, the right one first.
#[must_use]
pub fn symbols(name: &'static str) -> Vec<&'static str> {
    SYMBOLS
        .iter()
        .find(|(function, _)| *function == name)
        .map_or_else(|| vec![name], |(_, symbols)| symbols.to_vec())
}

/// The public name of the symbol `symbol` as a header declares it: `cuMemAlloc` for `cuMemAlloc_v2`.
#[must_use]
pub fn public_name(symbol: &str) -> Option<&'static str> {
    let by_symbol = SYMBOLS
        .iter()
        .find(|(_, symbols)| symbols.contains(&symbol))
        .map(|(function, _)| *function);
    by_symbol.or_else(|| {
        RUNTIME_FUNCTIONS
            .iter()
            .chain(DRIVER_FUNCTIONS)
            .find(|function| **function == symbol)
            .copied()
    })
}
