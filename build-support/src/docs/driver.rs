//! Words for the functions of the driver API: name, page of NVIDIA's manual, text.

/// One entry a function.
pub(super) const FUNCTIONS: &[(&str, &str, &str)] = &[
    (
        "cuInit",
        "INITIALIZE",
        "Starts the driver for this process; every other function demands it. The flags are 0. A forked child of a started process cannot start it again.",
    ),
    (
        "cuDriverGetVersion",
        "VERSION",
        "Writes the newest CUDA version that the driver serves, 1000 times the major plus 10 times the minor version.",
    ),
    (
        "cuGetErrorName",
        "ERROR",
        "Writes the C name of an error code, as a C string that lives as long as the library; null for a code that the driver does not know.",
    ),
    (
        "cuGetErrorString",
        "ERROR",
        "Writes a sentence about an error code, as a C string that lives as long as the library; null for a code that the driver does not know.",
    ),
    (
        "cuDeviceGet",
        "DEVICE",
        "Writes the device with this ordinal.",
    ),
    (
        "cuDeviceGetAttribute",
        "DEVICE",
        "Writes one attribute of a device. The attribute comes before the device.",
    ),
    (
        "cuDeviceGetByPCIBusId",
        "DEVICE",
        "Writes the device at a PCI address given as a C string.",
    ),
    (
        "cuDeviceGetCount",
        "DEVICE",
        "Writes the number of CUDA devices.",
    ),
    (
        "cuDeviceGetName",
        "DEVICE",
        "Writes a device's name as a C string of at most `len` bytes, the final zero included.",
    ),
    (
        "cuDeviceGetPCIBusId",
        "DEVICE",
        "Writes a device's PCI address as a C string; 13 bytes hold it, the final zero included.",
    ),
    (
        "cuDeviceGetUuid",
        "DEVICE",
        "Writes the 16 bytes that name a device on every API; Vulkan calls them `deviceUUID`. Under MIG it is the instance's.",
    ),
    (
        "cuDeviceTotalMem",
        "DEVICE",
        "Writes a device's memory in bytes.",
    ),
    (
        "cuDevicePrimaryCtxGetState",
        "PRIMARY__CTX",
        "Writes the flags of a device's primary context, and whether it is active. Starts nothing.",
    ),
    (
        "cuDevicePrimaryCtxRelease",
        "PRIMARY__CTX",
        "Gives one hold on a device's primary context back; the last one ends the context, for everybody.",
    ),
    (
        "cuDevicePrimaryCtxRetain",
        "PRIMARY__CTX",
        "Takes a hold on a device's primary context, the one that the runtime API uses. Does not make it current.",
    ),
    (
        "cuCtxCreate",
        "CTX",
        "Makes a context for a device, and current to the calling thread. This is the form with three arguments that every driver has (`cuCtxCreate_v2`), whatever the headers call by the plain name.",
    ),
    (
        "cuCtxDestroy",
        "CTX",
        "Destroys a context that `cuCtxCreate` made, and everything that lives in it.",
    ),
    (
        "cuCtxGetCurrent",
        "CTX",
        "Writes the calling thread's context, or null.",
    ),
    (
        "cuCtxGetDevice",
        "CTX",
        "Writes the device of the calling thread's context.",
    ),
    (
        "cuCtxGetFlags",
        "CTX",
        "Writes the flags of the calling thread's context.",
    ),
    (
        "cuCtxGetId",
        "CTX",
        "Writes a number that names a context and is never used again in this process. From 12.0 on.",
    ),
    (
        "cuCtxPopCurrent",
        "CTX",
        "Takes the top of the calling thread's stack of contexts, and writes it where the pointer is not null.",
    ),
    (
        "cuCtxPushCurrent",
        "CTX",
        "Puts a context on the calling thread's stack, which makes it current.",
    ),
    (
        "cuCtxSetCurrent",
        "CTX",
        "Replaces the top of the calling thread's stack of contexts; null empties it.",
    ),
    (
        "cuCtxSynchronize",
        "CTX",
        "Blocks until all work of the calling thread's context is done.",
    ),
    (
        "cuMemAddressFree",
        "VA",
        "Gives a reserved address range back; nothing may be mapped in it.",
    ),
    (
        "cuMemAddressReserve",
        "VA",
        "Reserves an address range. Size and alignment are bytes; the size is a multiple of the granularity. The flags are 0.",
    ),
    (
        "cuMemCreate",
        "VA",
        "Allocates physical memory that can be exported. The size is bytes and a multiple of the granularity; the properties name the device and the kind of handle to export. The flags are 0.",
    ),
    (
        "cuMemExportToShareableHandle",
        "VA",
        "Exports an allocation, here as a file descriptor written as an `int`; the caller owns it. The flags are 0.",
    ),
    (
        "cuMemGetAccess",
        "VA",
        "Writes what access a location has to an address.",
    ),
    (
        "cuMemGetAllocationGranularity",
        "VA",
        "Writes the number of bytes that sizes and alignments must be multiples of, for these properties.",
    ),
    (
        "cuMemGetAllocationPropertiesFromHandle",
        "VA",
        "Writes the properties that an allocation was made with.",
    ),
    (
        "cuMemImportFromShareableHandle",
        "VA",
        "Imports an allocation that another process exported. A file descriptor is passed as the pointer's own value, and stays the caller's.",
    ),
    (
        "cuMemMap",
        "VA",
        "Maps an allocation into a reserved range; access is set apart with `cuMemSetAccess`. The offset and the flags are 0.",
    ),
    (
        "cuMemRelease",
        "VA",
        "Gives an allocation's handle back. The memory goes when its last mapping goes.",
    ),
    (
        "cuMemRetainAllocationHandle",
        "VA",
        "Writes another handle of the allocation that is mapped at an address.",
    ),
    (
        "cuMemSetAccess",
        "VA",
        "Says which devices may read or write a mapped range.",
    ),
    ("cuMemUnmap", "VA", "Unmaps a range that `cuMemMap` mapped."),
    (
        "cuMemGetHandleForAddressRange",
        "MEM",
        "Writes a dma-buf file descriptor for a range of device memory, page-aligned, as an `int`; the caller owns it.",
    ),
    (
        "cuMemAlloc",
        "MEM",
        "Allocates device memory; the size is bytes. It cannot be exported: see `cuMemCreate`.",
    ),
    (
        "cuMemAllocHost",
        "MEM",
        "Allocates page-locked host memory; the size is bytes.",
    ),
    (
        "cuMemFree",
        "MEM",
        "Frees device memory, and waits for the work of the context first.",
    ),
    (
        "cuMemFreeHost",
        "MEM",
        "Frees host memory from `cuMemAllocHost`.",
    ),
    (
        "cuMemGetAddressRange",
        "MEM",
        "Writes base and size, in bytes, of the allocation that an address lies in.",
    ),
    (
        "cuMemGetInfo",
        "MEM",
        "Writes the free and the whole memory of the device, in bytes.",
    ),
    (
        "cuMemcpyAsync",
        "MEM",
        "Copies bytes in stream order between addresses whose kind the driver knows.",
    ),
    (
        "cuMemcpyDtoH",
        "MEM",
        "Copies bytes from the device to the host, and returns when they are copied.",
    ),
    (
        "cuMemcpyDtoHAsync",
        "MEM",
        "Copies bytes from the device to the host in stream order.",
    ),
    (
        "cuMemcpyHtoD",
        "MEM",
        "Copies bytes from the host to the device, and returns when they may be overwritten.",
    ),
    (
        "cuMemcpyHtoDAsync",
        "MEM",
        "Copies bytes from the host to the device in stream order.",
    ),
    (
        "cuMemcpy2D",
        "MEM",
        "Copies a rectangle between memories and arrays, as the description says.",
    ),
    (
        "cuMemcpy2DAsync",
        "MEM",
        "Copies a rectangle between memories and arrays in stream order.",
    ),
    (
        "cuMemcpy3D",
        "MEM",
        "Copies a box between memories and arrays, as the description says.",
    ),
    (
        "cuMemcpy3DAsync",
        "MEM",
        "Copies a box between memories and arrays in stream order.",
    ),
    (
        "cuMemsetD8",
        "MEM",
        "Sets `N` bytes of device memory to one value.",
    ),
    (
        "cuMemsetD8Async",
        "MEM",
        "Sets `N` bytes of device memory to one value in stream order.",
    ),
    (
        "cuPointerGetAttribute",
        "UNIFIED",
        "Writes one attribute of the memory that an address points to; its type goes by the attribute.",
    ),
    (
        "cuImportExternalMemory",
        "EXTRES__INTEROP",
        "Imports memory that another API allocated and exported; dma-buf descriptors from 13.0 on. On success the driver owns the file descriptor; on failure it may have closed it all the same: hand over a duplicate.",
    ),
    (
        "cuExternalMemoryGetMappedBuffer",
        "EXTRES__INTEROP",
        "Maps a range of imported memory, and writes its device address. Offset and size are bytes. The pointer is freed with `cuMemFree`.",
    ),
    (
        "cuExternalMemoryGetMappedMipmappedArray",
        "EXTRES__INTEROP",
        "Maps imported memory as a mipmapped array. The description must be exactly that of the image; never pass 0 levels. The array is freed with `cuMipmappedArrayDestroy`.",
    ),
    (
        "cuDestroyExternalMemory",
        "EXTRES__INTEROP",
        "Gives an imported memory object back. Every mapping made from it must have been freed before.",
    ),
    (
        "cuImportExternalSemaphore",
        "EXTRES__INTEROP",
        "Imports a semaphore that another API exported. On success the driver owns the file descriptor.",
    ),
    (
        "cuSignalExternalSemaphoresAsync",
        "EXTRES__INTEROP",
        "Signals semaphores when the stream's work so far is done. The two arrays have `numExtSems` elements each.",
    ),
    (
        "cuWaitExternalSemaphoresAsync",
        "EXTRES__INTEROP",
        "Makes the stream's later work wait until the semaphores are signalled. The two arrays have `numExtSems` elements each.",
    ),
    (
        "cuDestroyExternalSemaphore",
        "EXTRES__INTEROP",
        "Gives an imported semaphore back. Work that waits for it or signals it must have finished.",
    ),
    (
        "cuArray3DCreate",
        "MEM",
        "Allocates an array of up to three dimensions, or layers when the flags say so.",
    ),
    (
        "cuArray3DGetDescriptor",
        "MEM",
        "Writes the description of an array.",
    ),
    ("cuArrayDestroy", "MEM", "Frees an array."),
    (
        "cuMipmappedArrayCreate",
        "MEM",
        "Allocates an array with mip levels.",
    ),
    (
        "cuMipmappedArrayDestroy",
        "MEM",
        "Frees a mipmapped array, allocated or mapped from imported memory.",
    ),
    (
        "cuMipmappedArrayGetLevel",
        "MEM",
        "Writes one level of a mipmapped array, as an array that lives as long as the whole. Levels count from 0.",
    ),
    (
        "cuTexObjectCreate",
        "TEXOBJECT",
        "Makes a texture object. The view description may be null.",
    ),
    (
        "cuTexObjectDestroy",
        "TEXOBJECT",
        "Destroys a texture object.",
    ),
    (
        "cuSurfObjectCreate",
        "SURFOBJECT",
        "Makes a surface object of an array that allows it.",
    ),
    (
        "cuSurfObjectDestroy",
        "SURFOBJECT",
        "Destroys a surface object.",
    ),
    (
        "cuStreamCreate",
        "STREAM",
        "Makes a stream in the calling thread's context.",
    ),
    (
        "cuStreamDestroy",
        "STREAM",
        "Destroys a stream. Returns at once; work in it still finishes.",
    ),
    (
        "cuStreamGetCtx",
        "STREAM",
        "Writes the context that a stream belongs to.",
    ),
    (
        "cuStreamQuery",
        "STREAM",
        "`CUDA_SUCCESS` when all work of the stream is done, `CUDA_ERROR_NOT_READY` when not.",
    ),
    (
        "cuStreamSynchronize",
        "STREAM",
        "Blocks until all work of the stream is done.",
    ),
    (
        "cuStreamWaitEvent",
        "STREAM",
        "Makes the stream's later work wait for an event.",
    ),
    ("cuEventCreate", "EVENT", "Makes an event."),
    (
        "cuEventDestroy",
        "EVENT",
        "Destroys an event. Returns at once.",
    ),
    (
        "cuEventQuery",
        "EVENT",
        "`CUDA_SUCCESS` when the recorded work is done, `CUDA_ERROR_NOT_READY` when not.",
    ),
    (
        "cuEventRecord",
        "EVENT",
        "Records in an event the stream's work so far.",
    ),
    (
        "cuEventSynchronize",
        "EVENT",
        "Blocks until the recorded work is done.",
    ),
    (
        "cuLaunchHostFunc",
        "EXEC",
        "Calls a host function when the stream's work so far is done. It must call no CUDA function and must not unwind.",
    ),
    (
        "cuModuleGetFunction",
        "MODULE",
        "Writes the kernel of this name, a C string, out of a module.",
    ),
    (
        "cuModuleGetGlobal",
        "MODULE",
        "Writes address and size, in bytes, of the device variable of this name.",
    ),
    (
        "cuModuleLoadData",
        "MODULE",
        "Loads PTX (a C string) or a binary from memory into the calling thread's context.",
    ),
    (
        "cuModuleLoadDataEx",
        "MODULE",
        "Loads PTX (a C string) or a binary from memory, with options for the compiler: an array of options, and one of their values.",
    ),
    (
        "cuModuleUnload",
        "MODULE",
        "Unloads a module. Its kernels must have finished.",
    ),
    (
        "cuLibraryGetKernel",
        "LIBRARY",
        "Writes the kernel of this name, a C string, out of a library. From 12.0 on.",
    ),
    (
        "cuLibraryLoadData",
        "LIBRARY",
        "Loads PTX (a C string) or a binary from memory for all contexts. From 12.0 on.",
    ),
    (
        "cuLibraryUnload",
        "LIBRARY",
        "Unloads a library. Its kernels must have finished. From 12.0 on.",
    ),
    (
        "cuKernelGetFunction",
        "LIBRARY",
        "Writes the function of a kernel in the calling thread's context. From 12.0 on.",
    ),
    (
        "cuLaunchKernel",
        "EXEC",
        "Launches a kernel in stream order: numbers of blocks, then of threads a block, bytes of dynamic shared memory, stream, and one pointer for each argument.",
    ),
];
