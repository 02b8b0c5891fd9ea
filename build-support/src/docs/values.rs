//! Words for constants and enum values.

/// Written lines: name and text.
pub(super) const VALUES: &[(&str, &str)] = &[
    (
        "CUDA_VERSION",
        "The CUDA version of the declarations, 1000 times the major plus 10 times the minor version, as `cuda.h` states it.",
    ),
    (
        "CUDART_VERSION",
        "The CUDA version of the declarations, 1000 times the major plus 10 times the minor version, as `cuda_runtime_api.h` states it.",
    ),
    // arrays
    ("cudaArrayDefault", "No flags."),
    ("cudaArrayLayered", "The depth counts layers."),
    (
        "cudaArraySurfaceLoadStore",
        "Surface objects can be made of it.",
    ),
    ("cudaArrayCubemap", "The depth counts cube faces, 6 a cube."),
    (
        "cudaArrayTextureGather",
        "Textures of it can gather; 2D only.",
    ),
    (
        "cudaArrayColorAttachment",
        "Another API renders into it as a colour attachment.",
    ),
    (
        "cudaArraySparse",
        "It has no memory until tiles are mapped.",
    ),
    (
        "cudaArrayDeferredMapping",
        "It has no memory until memory is mapped.",
    ),
    (
        "cudaArraySparsePropertiesSingleMipTail",
        "All layers share one mip tail.",
    ),
    ("CUDA_ARRAY3D_LAYERED", "The depth counts layers."),
    (
        "CUDA_ARRAY3D_SURFACE_LDST",
        "Surface objects can be made of it.",
    ),
    (
        "CUDA_ARRAY3D_CUBEMAP",
        "The depth counts cube faces, 6 a cube.",
    ),
    (
        "CUDA_ARRAY3D_TEXTURE_GATHER",
        "Textures of it can gather; 2D only.",
    ),
    ("CUDA_ARRAY3D_DEPTH_TEXTURE", "It is a depth texture."),
    (
        "CUDA_ARRAY3D_COLOR_ATTACHMENT",
        "Another API renders into it as a colour attachment.",
    ),
    (
        "CUDA_ARRAY3D_SPARSE",
        "It has no memory until tiles are mapped.",
    ),
    (
        "CUDA_ARRAY3D_DEFERRED_MAPPING",
        "It has no memory until memory is mapped.",
    ),
    // external memory and semaphores
    (
        "cudaExternalMemoryDedicated",
        "The allocation is dedicated to one image or buffer.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_DEDICATED",
        "The allocation is dedicated to one image or buffer.",
    ),
    (
        "cudaExternalSemaphoreSignalSkipNvSciBufMemSync",
        "Signalling does not synchronise NvSciBuf memory.",
    ),
    (
        "cudaExternalSemaphoreWaitSkipNvSciBufMemSync",
        "Waiting does not synchronise NvSciBuf memory.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        "Signalling does not synchronise NvSciBuf memory.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
        "Waiting does not synchronise NvSciBuf memory.",
    ),
    (
        "cudaExternalMemoryHandleTypeOpaqueFd",
        "A file descriptor of memory exported as Vulkan's `OPAQUE_FD`.",
    ),
    (
        "cudaExternalSemaphoreHandleTypeOpaqueFd",
        "A file descriptor of a binary semaphore exported as Vulkan's `OPAQUE_FD`.",
    ),
    (
        "cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd",
        "A file descriptor of a timeline semaphore exported as Vulkan's `OPAQUE_FD`.",
    ),
    (
        "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD",
        "A file descriptor of memory exported as Vulkan's `OPAQUE_FD`.",
    ),
    (
        "CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD",
        "A dma-buf file descriptor; drivers for CUDA 13.0 and later.",
    ),
    (
        "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD",
        "A file descriptor of a binary semaphore exported as Vulkan's `OPAQUE_FD`.",
    ),
    (
        "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD",
        "A file descriptor of a timeline semaphore exported as Vulkan's `OPAQUE_FD`.",
    ),
    // devices, streams, events
    (
        "cudaDeviceScheduleAuto",
        "The driver chooses how the host waits.",
    ),
    (
        "cudaDeviceScheduleSpin",
        "The host waits in a loop: quickest, and busy.",
    ),
    (
        "cudaDeviceScheduleYield",
        "The host waits in a loop that lets other threads run.",
    ),
    (
        "cudaDeviceScheduleBlockingSync",
        "The host sleeps while it waits.",
    ),
    (
        "cudaDeviceScheduleMask",
        "The bits of the four ways of waiting.",
    ),
    (
        "cudaDeviceMapHost",
        "Page-locked host memory can be mapped; always so.",
    ),
    (
        "cudaDeviceLmemResizeToMax",
        "Local memory stays at its greatest size.",
    ),
    (
        "CU_CTX_SCHED_AUTO",
        "The driver chooses how the host waits.",
    ),
    (
        "CU_CTX_SCHED_SPIN",
        "The host waits in a loop: quickest, and busy.",
    ),
    (
        "CU_CTX_SCHED_YIELD",
        "The host waits in a loop that lets other threads run.",
    ),
    (
        "CU_CTX_SCHED_BLOCKING_SYNC",
        "The host sleeps while it waits.",
    ),
    (
        "CU_CTX_BLOCKING_SYNC",
        "The host sleeps while it waits; an older name.",
    ),
    ("CU_CTX_SCHED_MASK", "The bits of the ways of waiting."),
    (
        "CU_CTX_MAP_HOST",
        "Page-locked host memory can be mapped; always so.",
    ),
    (
        "CU_CTX_LMEM_RESIZE_TO_MAX",
        "Local memory stays at its greatest size.",
    ),
    (
        "CU_CTX_COREDUMP_ENABLE",
        "Failing kernels write a core dump.",
    ),
    (
        "CU_CTX_USER_COREDUMP_ENABLE",
        "The user can ask for a core dump.",
    ),
    (
        "CU_CTX_SYNC_MEMOPS",
        "Memory operations of this context are synchronous.",
    ),
    (
        "CU_CTX_FLAGS_MASK",
        "The bits that are flags; more of them in newer versions.",
    ),
    (
        "cudaStreamDefault",
        "The stream and the default stream wait for each other.",
    ),
    (
        "cudaStreamNonBlocking",
        "The stream and the default stream do not wait for each other.",
    ),
    (
        "CU_STREAM_DEFAULT",
        "The stream and the default stream wait for each other.",
    ),
    (
        "CU_STREAM_NON_BLOCKING",
        "The stream and the default stream do not wait for each other.",
    ),
    ("cudaEventDefault", "The event takes the time."),
    (
        "cudaEventBlockingSync",
        "The host sleeps while it waits for the event.",
    ),
    (
        "cudaEventDisableTiming",
        "The event takes no time, and costs least.",
    ),
    (
        "cudaEventInterprocess",
        "Other processes can open the event; needs `cudaEventDisableTiming`.",
    ),
    ("CU_EVENT_DEFAULT", "The event takes the time."),
    (
        "CU_EVENT_BLOCKING_SYNC",
        "The host sleeps while it waits for the event.",
    ),
    (
        "CU_EVENT_DISABLE_TIMING",
        "The event takes no time, and costs least.",
    ),
    (
        "CU_EVENT_INTERPROCESS",
        "Other processes can open the event; needs `CU_EVENT_DISABLE_TIMING`.",
    ),
    ("cudaEventRecordDefault", "Recorded as usual."),
    (
        "cudaEventRecordExternal",
        "Recorded as a node of its own in a captured graph.",
    ),
    ("cudaEventWaitDefault", "Waited for as usual."),
    (
        "cudaEventWaitExternal",
        "Waited for as a node of its own in a captured graph.",
    ),
    // allocation
    ("cudaHostAllocDefault", "No flags."),
    ("cudaHostAllocPortable", "Page-locked for all contexts."),
    ("cudaHostAllocMapped", "Mapped for the device."),
    (
        "cudaHostAllocWriteCombined",
        "Quick for the device to read, slow for the host to read.",
    ),
    ("cudaHostRegisterDefault", "No flags."),
    ("cudaHostRegisterPortable", "Page-locked for all contexts."),
    ("cudaHostRegisterMapped", "Mapped for the device."),
    (
        "cudaHostRegisterIoMemory",
        "The memory is another device's.",
    ),
    ("cudaHostRegisterReadOnly", "The device only reads it."),
    (
        "cudaMemAttachGlobal",
        "Managed memory that every stream may use.",
    ),
    (
        "cudaMemAttachHost",
        "Managed memory that no stream may use until it is attached to one.",
    ),
    (
        "CU_MEM_CREATE_USAGE_TILE_POOL",
        "The allocation holds tiles of sparse arrays.",
    ),
    ("CU_MEM_HANDLE_TYPE_NONE", "It cannot be exported."),
    (
        "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR",
        "Exported as a file descriptor; Vulkan imports it as `OPAQUE_FD`.",
    ),
    (
        "CU_MEM_ALLOCATION_TYPE_PINNED",
        "Memory that stays where it is: the kind to share.",
    ),
    (
        "CU_MEM_LOCATION_TYPE_DEVICE",
        "On the device whose ordinal is the location's `id`.",
    ),
    ("CU_MEM_ACCESS_FLAGS_PROT_NONE", "No access."),
    ("CU_MEM_ACCESS_FLAGS_PROT_READ", "Reading only."),
    ("CU_MEM_ACCESS_FLAGS_PROT_READWRITE", "Reading and writing."),
    ("CU_MEM_ALLOC_GRANULARITY_MINIMUM", "The least that works."),
    (
        "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED",
        "The best for speed.",
    ),
    (
        "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD",
        "A dma-buf file descriptor.",
    ),
    // textures
    (
        "CU_TRSA_OVERRIDE_FORMAT",
        "The format given replaces the array's own.",
    ),
    (
        "CU_TRSF_READ_AS_INTEGER",
        "Integers are read as they are, not as fractions.",
    ),
    (
        "CU_TRSF_NORMALIZED_COORDINATES",
        "Coordinates go from 0 to 1.",
    ),
    (
        "CU_TRSF_SRGB",
        "8-bit channels are turned from sRGB to linear when read.",
    ),
    (
        "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION",
        "The device blends levels exactly.",
    ),
    (
        "CU_TRSF_SEAMLESS_CUBEMAP",
        "Cube faces are filtered across their edges.",
    ),
    ("cudaReadModeElementType", "Integers are read as they are."),
    (
        "cudaReadModeNormalizedFloat",
        "Integers are read as fractions of their range.",
    ),
    (
        "cudaMemcpyDefault",
        "By the addresses, which the driver knows.",
    ),
    // channel kinds and errors that sharing meets
    (
        "cudaChannelFormatKindSigned",
        "Signed integers of the bits given.",
    ),
    (
        "cudaChannelFormatKindUnsigned",
        "Unsigned integers of the bits given.",
    ),
    (
        "cudaChannelFormatKindFloat",
        "Floating point of the bits given, 16 or 32.",
    ),
    ("cudaChannelFormatKindNone", "No kind; refused when mapped."),
    ("cudaSuccess", "No error."),
    (
        "cudaErrorInvalidValue",
        "Error 1: an argument is out of its range. Mapping with a bad extent, offset, flag or number of levels gives this.",
    ),
    ("cudaErrorMemoryAllocation", "Error 2: not enough memory."),
    (
        "cudaErrorInvalidChannelDescriptor",
        "Error 20: the channel description has no kind, or three channels.",
    ),
    (
        "cudaErrorInsufficientDriver",
        "Error 35: no driver, or one that is too old for this runtime library.",
    ),
    (
        "cudaErrorNoDevice",
        "Error 100: the driver works and has no device.",
    ),
    (
        "cudaErrorInvalidDevice",
        "Error 101: no device with this ordinal.",
    ),
    (
        "cudaErrorInvalidResourceHandle",
        "Error 400: the handle is not alive, or of another context.",
    ),
    ("cudaErrorNotReady", "Error 600: not done yet; no failure."),
    (
        "cudaErrorIllegalAddress",
        "Error 700: a kernel or copy went out of bounds; the context is lost.",
    ),
    (
        "cudaErrorNotSupported",
        "Error 801: this device or system cannot.",
    ),
    (
        "cudaErrorUnknown",
        "Error 999: an import answers this to a descriptor that is no GPU memory, and to memory of another device; the driver has closed the descriptor then.",
    ),
    ("CUDA_SUCCESS", "No error."),
    (
        "CUDA_ERROR_INVALID_VALUE",
        "Error 1: an argument is out of its range.",
    ),
    ("CUDA_ERROR_OUT_OF_MEMORY", "Error 2: not enough memory."),
    (
        "CUDA_ERROR_NOT_INITIALIZED",
        "Error 3: `cuInit` was not called, or failed.",
    ),
    (
        "CUDA_ERROR_NO_DEVICE",
        "Error 100: the driver works and has no device.",
    ),
    (
        "CUDA_ERROR_INVALID_CONTEXT",
        "Error 201: no context is current, or it is not alive.",
    ),
    (
        "CUDA_ERROR_NOT_READY",
        "Error 600: not done yet; no failure.",
    ),
    (
        "CUDA_ERROR_UNKNOWN",
        "Error 999: an import answers this to a descriptor that is no GPU memory, and to memory of another device.",
    ),
    (
        "cudaDevAttrTimelineSemaphoreInteropSupported",
        "1 when the device imports timeline semaphores.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED",
        "1 when the device imports timeline semaphores.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED",
        "1 when ranges of device memory can be exported as dma-buf.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED",
        "1 when allocations can be exported as file descriptors.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED",
        "1 when the device has `cuMemCreate` and its kin.",
    ),
];

/// Families: the enum, what its values' names begin with, and the words before what the name itself says.
pub(super) const FAMILIES: &[(&str, &str, &str)] = &[
    ("cudaError", "cudaError", "Error {value}: "),
    ("CUresult", "CUDA_ERROR_", "Error {value}: "),
    ("cudaDeviceAttr", "cudaDevAttr", "Attribute: "),
    ("CUdevice_attribute", "CU_DEVICE_ATTRIBUTE_", "Attribute: "),
    (
        "CUpointer_attribute",
        "CU_POINTER_ATTRIBUTE_",
        "Attribute of an address: ",
    ),
    (
        "cudaChannelFormatKind",
        "cudaChannelFormatKind",
        "Channels of the kind: ",
    ),
    ("CUarray_format", "CU_AD_FORMAT_", "Channels of the kind: "),
    ("cudaResourceViewFormat", "cudaResViewFormat", "Seen as: "),
    ("CUresourceViewFormat", "CU_RES_VIEW_FORMAT_", "Seen as: "),
    (
        "cudaExternalMemoryHandleType",
        "cudaExternalMemoryHandleType",
        "Memory exported as: ",
    ),
    (
        "CUexternalMemoryHandleType",
        "CU_EXTERNAL_MEMORY_HANDLE_TYPE_",
        "Memory exported as: ",
    ),
    (
        "cudaExternalSemaphoreHandleType",
        "cudaExternalSemaphoreHandleType",
        "Semaphore exported as: ",
    ),
    (
        "CUexternalSemaphoreHandleType",
        "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_",
        "Semaphore exported as: ",
    ),
    ("cudaJitOption", "cudaJit", "Option: "),
    ("CUjit_option", "CU_JIT_", "Option: "),
    ("cudaLibraryOption", "cudaLibrary", "Option: "),
    ("CUlibraryOption", "CU_LIBRARY_", "Option: "),
    ("cudaMemcpyKind", "cudaMemcpy", "The direction: "),
    ("cudaMemoryType", "cudaMemoryType", "Memory that is: "),
    ("CUmemorytype", "CU_MEMORYTYPE_", "Memory that is: "),
    ("cudaResourceType", "cudaResourceType", "The memory is: "),
    ("CUresourcetype", "CU_RESOURCE_TYPE_", "The memory is: "),
    (
        "cudaTextureAddressMode",
        "cudaAddressMode",
        "Outside the bounds: ",
    ),
    (
        "CUaddress_mode",
        "CU_TR_ADDRESS_MODE_",
        "Outside the bounds: ",
    ),
    (
        "cudaTextureFilterMode",
        "cudaFilterMode",
        "Between texels: ",
    ),
    ("CUfilter_mode", "CU_TR_FILTER_MODE_", "Between texels: "),
    ("CUctx_flags", "CU_CTX_", "Context flag: "),
    ("CUmemAccess_flags", "CU_MEM_ACCESS_FLAGS_", "Access: "),
    (
        "CUmemAllocationType",
        "CU_MEM_ALLOCATION_TYPE_",
        "Kind of allocation: ",
    ),
    (
        "CUmemAllocationHandleType",
        "CU_MEM_HANDLE_TYPE_",
        "Exported as: ",
    ),
    (
        "CUmemAllocationCompType",
        "CU_MEM_ALLOCATION_COMP_",
        "Compression: ",
    ),
    ("CUmemLocationType", "CU_MEM_LOCATION_TYPE_", "Place: "),
    (
        "CUmemRangeHandleType",
        "CU_MEM_RANGE_HANDLE_TYPE_",
        "Kind of handle: ",
    ),
];

/// Names that mark the end of an enum in the version of the headers.
pub(super) const ENDS: &[&str] = &[
    "cudaDevAttrMax",
    "CU_DEVICE_ATTRIBUTE_MAX",
    "CU_JIT_NUM_OPTIONS",
    "CU_LIBRARY_NUM_OPTIONS",
    "CU_AD_FORMAT_MAX",
    "CU_MEM_ACCESS_FLAGS_PROT_MAX",
    "CU_MEM_ALLOCATION_TYPE_MAX",
    "CU_MEM_HANDLE_TYPE_MAX",
    "CU_MEM_LOCATION_TYPE_MAX",
    "CU_MEM_RANGE_HANDLE_TYPE_MAX",
];
