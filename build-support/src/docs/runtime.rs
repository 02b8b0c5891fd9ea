//! Words for the functions of the runtime API: name, page of NVIDIA's manual, text.

/// One entry a function.
pub(super) const FUNCTIONS: &[(&str, &str, &str)] = &[
    (
        "cudaDriverGetVersion",
        "_VERSION",
        "Writes the newest CUDA version that the installed driver serves, 1000 times the major plus 10 times the minor version; 0 when there is no driver. Succeeds without one.",
    ),
    (
        "cudaRuntimeGetVersion",
        "_VERSION",
        "Writes the version of this runtime library, 1000 times the major plus 10 times the minor version. From 12 on it needs no driver; 11.8 answers `cudaErrorInsufficientDriver`.",
    ),
    (
        "cudaGetErrorName",
        "ERROR",
        "The C name of an error code, as a C string that lives as long as the library. A code that the library does not know gets a text that says so.",
    ),
    (
        "cudaGetErrorString",
        "ERROR",
        "A sentence about an error code, as a C string that lives as long as the library.",
    ),
    (
        "cudaGetLastError",
        "ERROR",
        "The calling thread's last error, which is cleared unless it broke the context.",
    ),
    (
        "cudaPeekAtLastError",
        "ERROR",
        "The calling thread's last error, which stays.",
    ),
    (
        "cudaGetDeviceCount",
        "DEVICE",
        "Writes the number of CUDA devices. `cudaErrorNoDevice` when there is none, `cudaErrorInsufficientDriver` when the driver is missing or too old for this library.",
    ),
    (
        "cudaSetDevice",
        "DEVICE",
        "Makes a device the calling thread's own. From 12 on this also starts its primary context.",
    ),
    (
        "cudaGetDevice",
        "DEVICE",
        "Writes the calling thread's device.",
    ),
    (
        "cudaDeviceGetAttribute",
        "DEVICE",
        "Writes one attribute of a device. The attribute comes before the device.",
    ),
    (
        "cudaDeviceGetByPCIBusId",
        "DEVICE",
        "Writes the device at a PCI address given as a C string, `domain:bus:device.function` in hexadecimal.",
    ),
    (
        "cudaDeviceGetPCIBusId",
        "DEVICE",
        "Writes a device's PCI address as a C string; 13 bytes hold it, the final zero included.",
    ),
    (
        "cudaDeviceGetStreamPriorityRange",
        "DEVICE",
        "Writes the least and the greatest priority that streams of the current context may have. Greater priorities are smaller numbers. Either pointer may be null.",
    ),
    (
        "cudaDeviceSynchronize",
        "DEVICE",
        "Blocks until all work of the current context is done, and returns the error of work that failed.",
    ),
    (
        "cudaGetDeviceFlags",
        "DEVICE",
        "Writes the flags of the calling thread's device: how the host waits, and more.",
    ),
    (
        "cudaGetDeviceProperties",
        "DEVICE",
        "Writes what is known of a device, in the library's own version of the struct; the buffer is large enough for each and knows what lies at the same place in all. `uuid` is what Vulkan calls `deviceUUID`.",
    ),
    (
        "cudaSetDeviceFlags",
        "DEVICE",
        "Sets how the host waits for the calling thread's device, and more, before or after its context is made.",
    ),
    (
        "cudaMalloc",
        "MEMORY",
        "Allocates device memory; sizes are bytes, the address is aligned for every type. The memory is not cleared, and cannot be exported as a file descriptor: see `cuMemCreate`.",
    ),
    (
        "cudaMalloc3D",
        "MEMORY",
        "Allocates device memory for a box whose width is in bytes, with rows padded to a pitch that copies like.",
    ),
    (
        "cudaMallocAsync",
        "MEMORY__POOLS",
        "Allocates device memory in stream order out of the device's pool.",
    ),
    (
        "cudaMallocHost",
        "MEMORY",
        "Allocates page-locked host memory; copies to and from it run by themselves.",
    ),
    (
        "cudaMallocManaged",
        "MEMORY",
        "Allocates memory that host and devices share under one address.",
    ),
    (
        "cudaMallocPitch",
        "MEMORY",
        "Allocates device memory for rows of `width` bytes, padded to the pitch that it writes, in bytes.",
    ),
    (
        "cudaFree",
        "MEMORY",
        "Frees device memory, and waits for the device's work first. Also frees a pointer from `cudaExternalMemoryGetMappedBuffer`. Null is allowed.",
    ),
    (
        "cudaFreeAsync",
        "MEMORY__POOLS",
        "Frees device memory from `cudaMallocAsync` in stream order.",
    ),
    (
        "cudaFreeHost",
        "MEMORY",
        "Frees host memory from `cudaMallocHost` or `cudaHostAlloc`.",
    ),
    (
        "cudaHostAlloc",
        "MEMORY",
        "Allocates page-locked host memory; the flags are `cudaHostAllocMapped` and its kin.",
    ),
    (
        "cudaHostGetDevicePointer",
        "MEMORY",
        "Writes the device's address of mapped host memory. The flags are 0.",
    ),
    (
        "cudaHostGetFlags",
        "MEMORY",
        "Writes the flags that host memory was allocated with.",
    ),
    (
        "cudaHostRegister",
        "MEMORY",
        "Locks the pages of host memory that was allocated elsewhere; the size is in bytes.",
    ),
    (
        "cudaHostUnregister",
        "MEMORY",
        "Ends what `cudaHostRegister` began.",
    ),
    (
        "cudaMemGetInfo",
        "MEMORY",
        "Writes the free and the whole memory of the device, in bytes.",
    ),
    (
        "cudaPointerGetAttributes",
        "UNIFIED",
        "Writes what kind of memory a pointer points to, and on which device. Memory that CUDA does not know is `cudaMemoryTypeUnregistered`, not an error.",
    ),
    (
        "cudaImportExternalMemory",
        "EXTRES__INTEROP",
        "Imports memory that another API allocated and exported. On success the driver owns the file descriptor. On failure the manual leaves it with the caller, but the real driver has closed it in some cases: hand over a duplicate. The size is that of the whole exported allocation, in bytes; other sizes are not refused here. `cudaErrorInvalidValue` for a size of 0, bad flags or a bad handle type; `cudaErrorUnknown` for a descriptor that is no memory, or memory of another device.",
    ),
    (
        "cudaExternalMemoryGetMappedBuffer",
        "EXTRES__INTEROP",
        "Maps a range of imported memory, and writes its device address. Offset and size are bytes; the mapping must not reach past the allocation. The pointer is freed with `cudaFree`.",
    ),
    (
        "cudaExternalMemoryGetMappedMipmappedArray",
        "EXTRES__INTEROP",
        "Maps imported memory as a mipmapped array. The description must be exactly that of the image: a wrong extent or format is mostly not noticed and gives wrong texels. Never pass 0 levels: the driver then corrupts the process's heap. The array is freed with `cudaFreeMipmappedArray`.",
    ),
    (
        "cudaDestroyExternalMemory",
        "EXTRES__INTEROP",
        "Gives an imported memory object back. Every mapping made from it must have been freed before.",
    ),
    (
        "cudaImportExternalSemaphore",
        "EXTRES__INTEROP",
        "Imports a semaphore that another API exported. On success the driver owns the file descriptor. Whether the descriptor is of the kind that is claimed is not checked.",
    ),
    (
        "cudaSignalExternalSemaphoresAsync",
        "EXTRES__INTEROP",
        "Signals semaphores when the stream's work so far is done. The two arrays have `numExtSems` elements each. A timeline's value must be greater than its counter.",
    ),
    (
        "cudaWaitExternalSemaphoresAsync",
        "EXTRES__INTEROP",
        "Makes the stream's later work wait until the semaphores are signalled; a timeline until its counter has reached the value. The two arrays have `numExtSems` elements each.",
    ),
    (
        "cudaDestroyExternalSemaphore",
        "EXTRES__INTEROP",
        "Gives an imported semaphore back. Work that waits for it or signals it must have finished.",
    ),
    (
        "cudaMallocArray",
        "MEMORY",
        "Allocates a 1D (height 0) or 2D array; width and height are texels.",
    ),
    (
        "cudaMalloc3DArray",
        "MEMORY",
        "Allocates an array of up to three dimensions, or layers when the flags say so. The extent is in texels; a dimension of 0 is absent.",
    ),
    (
        "cudaMallocMipmappedArray",
        "MEMORY",
        "Allocates an array with mip levels. The extent is that of level 0, in texels.",
    ),
    (
        "cudaFreeArray",
        "MEMORY",
        "Frees an array from `cudaMallocArray` or `cudaMalloc3DArray`. A level of a mipmapped array is not freed by itself.",
    ),
    (
        "cudaFreeMipmappedArray",
        "MEMORY",
        "Frees a mipmapped array, allocated or mapped from imported memory.",
    ),
    (
        "cudaGetMipmappedArrayLevel",
        "MEMORY",
        "Writes one level of a mipmapped array, as an array that lives as long as the whole. Levels count from 0. `cudaErrorInvalidValue` past the last one.",
    ),
    (
        "cudaArrayGetInfo",
        "MEMORY",
        "Writes an array's channel description, extent in texels, and flags. Each of the three pointers may be null.",
    ),
    (
        "cudaArrayGetMemoryRequirements",
        "MEMORY",
        "Writes the size and alignment, in bytes, of the memory that an array with deferred mapping needs.",
    ),
    (
        "cudaArrayGetPlane",
        "MEMORY",
        "Writes one plane of a multi-planar array, as an array that lives as long as the whole.",
    ),
    (
        "cudaArrayGetSparseProperties",
        "MEMORY",
        "Writes the tile shape and the mip tail of a sparse array.",
    ),
    (
        "cudaMipmappedArrayGetMemoryRequirements",
        "MEMORY",
        "Writes the size and alignment, in bytes, of the memory that a mipmapped array with deferred mapping needs.",
    ),
    (
        "cudaMipmappedArrayGetSparseProperties",
        "MEMORY",
        "Writes the tile shape and the mip tail of a sparse mipmapped array.",
    ),
    (
        "cudaGetChannelDesc",
        "TEXTURE__OBJECT",
        "Writes an array's channel description: bits per channel, and their kind.",
    ),
    (
        "cudaCreateChannelDesc",
        "TEXTURE__OBJECT",
        "Makes a channel description from bits per channel and kind. Never fails.",
    ),
    (
        "cudaCreateTextureObject",
        "TEXTURE__OBJECT",
        "Makes a texture object for kernels to read an array or linear memory through. The view description may be null, and must be for linear memory.",
    ),
    (
        "cudaDestroyTextureObject",
        "TEXTURE__OBJECT",
        "Destroys a texture object. Kernels that use it must have finished.",
    ),
    (
        "cudaGetTextureObjectResourceDesc",
        "TEXTURE__OBJECT",
        "Writes what memory a texture object reads.",
    ),
    (
        "cudaGetTextureObjectResourceViewDesc",
        "TEXTURE__OBJECT",
        "Writes the view of a texture object that was made with one.",
    ),
    (
        "cudaGetTextureObjectTextureDesc",
        "TEXTURE__OBJECT",
        "Writes how a texture object samples.",
    ),
    (
        "cudaCreateSurfaceObject",
        "SURFACE__OBJECT",
        "Makes a surface object for kernels to read and write an array through. The array must have been made, or mapped, with `cudaArraySurfaceLoadStore`.",
    ),
    (
        "cudaDestroySurfaceObject",
        "SURFACE__OBJECT",
        "Destroys a surface object. Kernels that use it must have finished.",
    ),
    (
        "cudaGetSurfaceObjectResourceDesc",
        "SURFACE__OBJECT",
        "Writes what array a surface object reads and writes.",
    ),
    (
        "cudaMemcpy",
        "MEMORY",
        "Copies `count` bytes, and returns when they are copied (device to device: when the copy is queued).",
    ),
    (
        "cudaMemcpyAsync",
        "MEMORY",
        "Copies `count` bytes in stream order. Host memory must stay alive until the stream is done, and should be page-locked.",
    ),
    (
        "cudaMemcpyPeer",
        "MEMORY",
        "Copies `count` bytes between two devices.",
    ),
    (
        "cudaMemcpyPeerAsync",
        "MEMORY",
        "Copies `count` bytes between two devices in stream order.",
    ),
    (
        "cudaMemcpy2D",
        "MEMORY",
        "Copies `height` rows of `width` bytes between memories with their own pitches, in bytes.",
    ),
    (
        "cudaMemcpy2DAsync",
        "MEMORY",
        "Copies `height` rows of `width` bytes between memories with their own pitches, in bytes, in stream order.",
    ),
    (
        "cudaMemcpy2DToArray",
        "MEMORY",
        "Copies `height` rows of `width` bytes into an array. The horizontal offset and the width are bytes, the vertical ones rows.",
    ),
    (
        "cudaMemcpy2DToArrayAsync",
        "MEMORY",
        "Copies `height` rows of `width` bytes into an array in stream order. The horizontal offset and the width are bytes, the vertical ones rows.",
    ),
    (
        "cudaMemcpy2DFromArray",
        "MEMORY",
        "Copies `height` rows of `width` bytes out of an array. The horizontal offset and the width are bytes, the vertical ones rows.",
    ),
    (
        "cudaMemcpy2DFromArrayAsync",
        "MEMORY",
        "Copies `height` rows of `width` bytes out of an array in stream order. The horizontal offset and the width are bytes, the vertical ones rows.",
    ),
    (
        "cudaMemcpy2DArrayToArray",
        "MEMORY",
        "Copies a rectangle between arrays. The horizontal offsets and the width are bytes, the vertical ones rows.",
    ),
    (
        "cudaMemcpy3D",
        "MEMORY",
        "Copies a box between memories and arrays. The extent's width is in texels when an array takes part, else in bytes; the depth of a layered array is its layers.",
    ),
    (
        "cudaMemcpy3DAsync",
        "MEMORY",
        "Copies a box between memories and arrays in stream order. The extent's width is in texels when an array takes part, else in bytes; the depth of a layered array is its layers.",
    ),
    (
        "cudaMemset",
        "MEMORY",
        "Sets `count` bytes to the lowest byte of `value`.",
    ),
    (
        "cudaMemsetAsync",
        "MEMORY",
        "Sets `count` bytes to the lowest byte of `value` in stream order.",
    ),
    (
        "cudaMemset2D",
        "MEMORY",
        "Sets `height` rows of `width` bytes, `pitch` bytes apart, to the lowest byte of `value`.",
    ),
    (
        "cudaMemset2DAsync",
        "MEMORY",
        "Sets `height` rows of `width` bytes, `pitch` bytes apart, to the lowest byte of `value`, in stream order.",
    ),
    (
        "cudaMemset3D",
        "MEMORY",
        "Sets a box, its width in bytes, to the lowest byte of `value`.",
    ),
    (
        "cudaMemset3DAsync",
        "MEMORY",
        "Sets a box, its width in bytes, to the lowest byte of `value`, in stream order.",
    ),
    (
        "cudaStreamCreate",
        "STREAM",
        "Makes a stream that waits for the default stream and is waited for by it.",
    ),
    (
        "cudaStreamCreateWithFlags",
        "STREAM",
        "Makes a stream; with `cudaStreamNonBlocking` the default stream and it do not wait for each other.",
    ),
    (
        "cudaStreamCreateWithPriority",
        "STREAM",
        "Makes a stream with a priority; smaller numbers go first. Priorities outside the device's range are brought into it.",
    ),
    (
        "cudaStreamDestroy",
        "STREAM",
        "Destroys a stream. Returns at once; work in it still finishes.",
    ),
    ("cudaStreamGetFlags", "STREAM", "Writes a stream's flags."),
    (
        "cudaStreamGetPriority",
        "STREAM",
        "Writes a stream's priority.",
    ),
    (
        "cudaStreamQuery",
        "STREAM",
        "`cudaSuccess` when all work of the stream is done, `cudaErrorNotReady` when not, or the error of work that failed.",
    ),
    (
        "cudaStreamSynchronize",
        "STREAM",
        "Blocks until all work of the stream is done, and returns the error of work that failed.",
    ),
    (
        "cudaStreamWaitEvent",
        "STREAM",
        "Makes the stream's later work wait for an event. An event that was never recorded is not waited for.",
    ),
    (
        "cudaEventCreate",
        "EVENT",
        "Makes an event that takes the time.",
    ),
    (
        "cudaEventCreateWithFlags",
        "EVENT",
        "Makes an event; `cudaEventDisableTiming` makes it cheapest.",
    ),
    (
        "cudaEventDestroy",
        "EVENT",
        "Destroys an event. Returns at once, whether it has happened or not.",
    ),
    (
        "cudaEventElapsedTime",
        "EVENT",
        "Writes the time between two recorded events, in milliseconds, to about half a microsecond. `cudaErrorNotReady` when one has not happened yet.",
    ),
    (
        "cudaEventQuery",
        "EVENT",
        "`cudaSuccess` when the recorded work is done, `cudaErrorNotReady` when not, or the error of work that failed.",
    ),
    (
        "cudaEventRecord",
        "EVENT",
        "Records in an event the stream's work so far.",
    ),
    (
        "cudaEventSynchronize",
        "EVENT",
        "Blocks until the recorded work is done.",
    ),
    (
        "cudaLaunchHostFunc",
        "EXECUTION",
        "Calls a host function when the stream's work so far is done. The function runs on a thread of the driver's, must call no CUDA function, and must not unwind; later work of the stream waits for it.",
    ),
    (
        "cudaLaunchKernel",
        "EXECUTION",
        "Launches a kernel in stream order. `func` is a kernel handle from `cudaLibraryGetKernel`; `args` points to one pointer for each argument; `sharedMem` is bytes of dynamic shared memory.",
    ),
    (
        "cudaLibraryLoadData",
        "LIBRARY",
        "Loads kernels from PTX (a C string) or a binary in memory. Newer libraries only: 12.1 lacks it, 12.9 has it.",
    ),
    (
        "cudaLibraryLoadFromFile",
        "LIBRARY",
        "Loads kernels from a file of PTX or a binary. Newer libraries only: 12.1 lacks it, 12.9 has it.",
    ),
    (
        "cudaLibraryUnload",
        "LIBRARY",
        "Unloads kernels. They must have finished.",
    ),
    (
        "cudaLibraryGetKernel",
        "LIBRARY",
        "Writes the handle of the kernel of this name, a C string.",
    ),
    (
        "cudaLibraryGetGlobal",
        "LIBRARY",
        "Writes address and size, in bytes, of the device variable of this name, a C string.",
    ),
];
