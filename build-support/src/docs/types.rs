//! Words for types and fields.

/// Types: name and text.
pub(super) const TYPES: &[(&str, &str)] = &[
    // external memory and semaphores
    (
        "cudaExternalMemoryHandleDesc",
        "What to import: kind and handle of exported memory, and the size of the whole allocation. 40 bytes up to 12, 104 from 13 on.",
    ),
    (
        "cudaExternalMemoryBufferDesc",
        "Which bytes of imported memory to map as a buffer. 24 bytes up to 12, 88 from 13 on.",
    ),
    (
        "cudaExternalMemoryMipmappedArrayDesc",
        "How imported memory is laid out as an image. 64 bytes up to 12, 128 from 13 on.",
    ),
    (
        "cudaExternalSemaphoreHandleDesc",
        "What to import: kind and handle of an exported semaphore. 32 bytes up to 12, 96 from 13 on.",
    ),
    (
        "cudaExternalSemaphoreSignalParams",
        "How to signal one semaphore: the value of a timeline, nothing for a binary one. 144 bytes in every version; the 32-byte form of `cudaSignalExternalSemaphoresAsync` without `_v2` is never used.",
    ),
    (
        "cudaExternalSemaphoreWaitParams",
        "What to wait for on one semaphore: the value of a timeline, nothing for a binary one. 144 bytes in every version.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_HANDLE_DESC",
        "What to import: kind and handle of exported memory, and the size of the whole allocation. 104 bytes in every version.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_BUFFER_DESC",
        "Which bytes of imported memory to map as a buffer.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC",
        "How imported memory is laid out as an image.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC",
        "What to import: kind and handle of an exported semaphore.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS",
        "How to signal one semaphore: the value of a timeline, nothing for a binary one.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS",
        "What to wait for on one semaphore: the value of a timeline, nothing for a binary one.",
    ),
    (
        "cudaExternalMemoryHandleType",
        "The kinds of exported memory. The runtime API has none for dma-buf; the driver API has.",
    ),
    (
        "cudaExternalSemaphoreHandleType",
        "The kinds of exported semaphores.",
    ),
    (
        "CUexternalMemoryHandleType",
        "The kinds of exported memory.",
    ),
    (
        "CUexternalSemaphoreHandleType",
        "The kinds of exported semaphores.",
    ),
    ("cudaExternalMemory_t", "An imported memory object."),
    ("cudaExternalSemaphore_t", "An imported semaphore."),
    ("CUexternalMemory", "An imported memory object."),
    ("CUexternalSemaphore", "An imported semaphore."),
    // arrays
    (
        "cudaChannelFormatDesc",
        "The texel of an array: bits of each channel, and their kind.",
    ),
    (
        "cudaChannelFormatKind",
        "The kinds of channels. Plain ones take their size from the description's bits; the others say size and number themselves.",
    ),
    (
        "cudaExtent",
        "A size in three dimensions. Texels for arrays, with 0 for a dimension that is absent; for linear memory the width is bytes.",
    ),
    (
        "cudaPos",
        "A place in three dimensions. Texels in arrays; in linear memory `x` is bytes.",
    ),
    ("cudaPitchedPtr", "Linear memory with padded rows."),
    (
        "cudaArrayMemoryRequirements",
        "The memory that an array with deferred mapping needs.",
    ),
    (
        "cudaArraySparseProperties",
        "How a sparse array is cut into tiles.",
    ),
    (
        "cudaArraySparseProperties_tileExtent",
        "A tile's size in texels.",
    ),
    ("cudaArray", "What a `cudaArray_t` points to."),
    (
        "cudaMipmappedArray",
        "What a `cudaMipmappedArray_t` points to.",
    ),
    (
        "cudaArray_t",
        "An array: texels in an order of the device's own.",
    ),
    ("cudaArray_const_t", "An array that is only asked about."),
    ("cudaMipmappedArray_t", "An array with mip levels."),
    (
        "cudaMipmappedArray_const_t",
        "A mipmapped array that is only asked about.",
    ),
    (
        "CUarray",
        "An array: texels in an order of the device's own.",
    ),
    ("CUmipmappedArray", "An array with mip levels."),
    (
        "CUarray_format",
        "The kinds of channels of an array. Plain ones are repeated as often as the description says; the others say size and number themselves.",
    ),
    (
        "CUDA_ARRAY3D_DESCRIPTOR",
        "An array to make, or one that is there.",
    ),
    // textures and surfaces
    (
        "cudaResourceDesc",
        "The memory behind a texture or surface object. 64 bytes up to 12, 144 from 13 on.",
    ),
    ("cudaResourceDesc_res", "The memory, by kind."),
    ("cudaResourceDesc_res_array", "An array."),
    ("cudaResourceDesc_res_mipmap", "A mipmapped array."),
    (
        "cudaResourceDesc_res_linear",
        "Linear memory in one dimension.",
    ),
    (
        "cudaResourceDesc_res_pitch2D",
        "Linear memory with padded rows.",
    ),
    ("cudaResourceDesc_res_reserved", "Space for kinds to come."),
    (
        "cudaResourceViewDesc",
        "Which levels and layers of an array a texture object sees, and as what format. 48 bytes up to 12, 112 from 13 on.",
    ),
    (
        "cudaTextureDesc",
        "How a texture object samples. 72 bytes; the form of 11.8 without `_v2` reads the first 68 and leaves `seamlessCubemap` out.",
    ),
    (
        "cudaResourceType",
        "The kinds of memory behind a texture or surface object.",
    ),
    (
        "cudaResourceViewFormat",
        "The formats that a view can read an array's texels as.",
    ),
    (
        "cudaTextureAddressMode",
        "What a texture object reads outside its bounds.",
    ),
    (
        "cudaTextureFilterMode",
        "How a texture object reads between texels or levels.",
    ),
    (
        "cudaTextureReadMode",
        "Whether a texture object reads integers as they are or as fractions.",
    ),
    (
        "cudaTextureObject_t",
        "A texture object; kernels take it as a 64-bit number.",
    ),
    (
        "cudaSurfaceObject_t",
        "A surface object; kernels take it as a 64-bit number.",
    ),
    (
        "CUtexObject",
        "A texture object; kernels take it as a 64-bit number.",
    ),
    (
        "CUsurfObject",
        "A surface object; kernels take it as a 64-bit number.",
    ),
    (
        "CUDA_RESOURCE_DESC",
        "The memory behind a texture or surface object. 144 bytes in every version.",
    ),
    ("CUDA_RESOURCE_DESC_res", "The memory, by kind."),
    ("CUDA_RESOURCE_DESC_res_array", "An array."),
    ("CUDA_RESOURCE_DESC_res_mipmap", "A mipmapped array."),
    (
        "CUDA_RESOURCE_DESC_res_linear",
        "Linear memory in one dimension.",
    ),
    (
        "CUDA_RESOURCE_DESC_res_pitch2D",
        "Linear memory with padded rows.",
    ),
    (
        "CUDA_RESOURCE_DESC_res_reserved",
        "Space for kinds to come.",
    ),
    (
        "CUDA_RESOURCE_VIEW_DESC",
        "Which levels and layers of an array a texture object sees, and as what format.",
    ),
    ("CUDA_TEXTURE_DESC", "How a texture object samples."),
    (
        "CUresourcetype",
        "The kinds of memory behind a texture or surface object.",
    ),
    (
        "CUresourceViewFormat",
        "The formats that a view can read an array's texels as.",
    ),
    (
        "CUaddress_mode",
        "What a texture object reads outside its bounds.",
    ),
    (
        "CUfilter_mode",
        "How a texture object reads between texels or levels.",
    ),
    // copies
    (
        "cudaMemcpy3DParms",
        "A box to copy. Either side is an array or a pitched pointer; the other field of that side is null.",
    ),
    ("cudaMemcpyKind", "From where to where a copy goes."),
    (
        "CUDA_MEMCPY2D",
        "A rectangle to copy; each side names its kind of memory and where it lies in it.",
    ),
    (
        "CUDA_MEMCPY3D",
        "A box to copy; each side names its kind of memory and where it lies in it.",
    ),
    (
        "CUmemorytype",
        "The kinds of memory at either side of a copy.",
    ),
    (
        "cudaMemoryType",
        "The kinds of memory that a pointer can point to.",
    ),
    (
        "cudaPointerAttributes",
        "What is known of a pointer. The library writes 32 bytes up to 12, 96 in 13: this struct holds both.",
    ),
    // devices, errors, versions
    (
        "cudaError",
        "The error codes of the runtime API. A newer library may return others: every number is a value.",
    ),
    ("cudaError_t", "What functions of the runtime API return."),
    (
        "CUresult",
        "The error codes of the driver API, which its functions return. A newer driver may return others: every number is a value.",
    ),
    (
        "cudaDeviceAttr",
        "The attributes of a device that can be asked for; each is an `int`.",
    ),
    (
        "CUdevice_attribute",
        "The attributes of a device that can be asked for; each is an `int`.",
    ),
    ("CUdevice", "A device's ordinal."),
    ("CUuuid", "The 16 bytes that name a device on every API."),
    (
        "cudaUUID_t",
        "The 16 bytes that name a device on every API.",
    ),
    // streams, events, contexts, kernels
    (
        "cudaStream_t",
        "A stream: work in order. Null is the default stream, which the others wait for unless they were made otherwise. The same object as the driver API's `CUstream`.",
    ),
    (
        "cudaEvent_t",
        "A moment in a stream. The same object as the driver API's `CUevent`.",
    ),
    ("cudaHostFn_t", "A host function that a stream calls."),
    ("cudaKernel_t", "A kernel out of a library."),
    ("cudaLibrary_t", "Loaded kernels."),
    (
        "CUstream",
        "A stream: work in order. Null is the default stream.",
    ),
    ("CUevent", "A moment in a stream."),
    ("CUhostFn", "A host function that a stream calls."),
    (
        "CUcontext",
        "A context: everything that a program has on a device.",
    ),
    ("CUmodule", "Loaded kernels of one context."),
    ("CUfunction", "A kernel out of a module."),
    ("CUkernel", "A kernel out of a library."),
    ("CUlibrary", "Loaded kernels of all contexts."),
    ("CUctx_flags", "How the host waits for a context, and more."),
    (
        "CUstream_flags",
        "How a stream goes with the default stream.",
    ),
    ("CUevent_flags", "What an event is for."),
    ("dim3", "A number of blocks or threads in three dimensions."),
    (
        "cudaJitOption",
        "Options for compiling PTX; each goes with a value of its own type, passed as a pointer.",
    ),
    ("cudaLibraryOption", "Options for loading kernels."),
    (
        "CUjit_option",
        "Options for compiling PTX; each goes with a value of its own type, passed as a pointer.",
    ),
    ("CUlibraryOption", "Options for loading kernels."),
    // exportable allocations
    (
        "CUmemAllocationProp",
        "What an exportable allocation is: its kind, its device, and how it can be exported.",
    ),
    (
        "CUmemAllocationProp_allocFlags",
        "Details of an allocation.",
    ),
    ("CUmemLocation", "A place for memory."),
    ("CUmemAccessDesc", "What access a place has."),
    ("CUmemAccess_flags", "What access there is to a mapping."),
    ("CUmemAllocationType", "The kinds of allocations."),
    (
        "CUmemAllocationHandleType",
        "The ways of exporting an allocation; they can be combined.",
    ),
    (
        "CUmemAllocationCompType",
        "Whether an allocation may be compressed by the device.",
    ),
    (
        "CUmemAllocationGranularity_flags",
        "Which granularity is asked for.",
    ),
    ("CUmemLocationType", "The kinds of places for memory."),
    (
        "CUmemRangeHandleType",
        "The kinds of handles for a range of device memory.",
    ),
    (
        "CUmemGenericAllocationHandle",
        "An allocation from `cuMemCreate`.",
    ),
    ("CUdeviceptr", "A device address."),
    ("CUpointer_attribute", "What can be asked about an address."),
];

/// Endings of names of nested types, with their text.
pub(super) const NESTED: &[(&str, &str)] = &[
    ("_handle", "The handle, by kind."),
    ("_handle_win32", "The handle on Windows."),
    (
        "_params",
        "The values, by kind of semaphore; all but one stay zero.",
    ),
    ("_params_fence", "For timelines."),
    ("_params_nvSciSync", "For NvSciSync objects."),
    ("_params_keyedMutex", "For keyed mutexes of Direct3D."),
];

/// Fields whose name alone does not say enough: `Type.field` and text.
pub(super) const FIELDS: &[(&str, &str)] = &[
    (
        "cudaExternalMemoryHandleDesc.size",
        "Bytes of the whole exported allocation, whatever part of it is used.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_HANDLE_DESC.size",
        "Bytes of the whole exported allocation, whatever part of it is used.",
    ),
    (
        "cudaExternalMemoryHandleDesc.flags",
        "`cudaExternalMemoryDedicated` for an allocation that is dedicated to one image or buffer, else 0.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_HANDLE_DESC.flags",
        "`CUDA_EXTERNAL_MEMORY_DEDICATED` for an allocation that is dedicated to one image or buffer, else 0.",
    ),
    ("cudaExternalMemoryBufferDesc.flags", "Zero."),
    ("CUDA_EXTERNAL_MEMORY_BUFFER_DESC.flags", "Zero."),
    ("cudaExternalSemaphoreHandleDesc.flags", "Zero."),
    ("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.flags", "Zero."),
    (
        "cudaExternalMemoryMipmappedArrayDesc.extent",
        "Level 0 in texels: height 0 for 1D, depth 0 for 2D, depth the number of layers for layered arrays and cubes (6 a cube).",
    ),
    (
        "cudaExternalMemoryMipmappedArrayDesc.flags",
        "`cudaArrayLayered`, `cudaArrayCubemap`, `cudaArraySurfaceLoadStore`, `cudaArrayColorAttachment`, as the image was made.",
    ),
    (
        "cudaExternalMemoryMipmappedArrayDesc.numLevels",
        "Mip levels, at least 1; 0 makes the driver corrupt the process's heap.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.numLevels",
        "Mip levels, at least 1; 0 makes the driver corrupt the process's heap.",
    ),
    (
        "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc",
        "Level 0 of the image.",
    ),
    (
        "CUDA_ARRAY3D_DESCRIPTOR.Flags",
        "`CUDA_ARRAY3D_LAYERED` and its kin.",
    ),
    (
        "cudaExternalSemaphoreSignalParams.flags",
        "Zero, but for NvSciSync objects.",
    ),
    (
        "cudaExternalSemaphoreWaitParams.flags",
        "Zero, but for NvSciSync objects.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS.flags",
        "Zero, but for NvSciSync objects.",
    ),
    (
        "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS.flags",
        "Zero, but for NvSciSync objects.",
    ),
    ("cudaChannelFormatDesc.x", "Bits of the first channel."),
    (
        "cudaChannelFormatDesc.y",
        "Bits of the second channel; 0 for none.",
    ),
    (
        "cudaChannelFormatDesc.z",
        "Bits of the third channel; 0 for none.",
    ),
    (
        "cudaChannelFormatDesc.w",
        "Bits of the fourth channel; 0 for none. Three channels are refused.",
    ),
    ("cudaChannelFormatDesc.f", "The kind of all channels."),
    ("cudaPointerAttributes.device", "The device's ordinal."),
    (
        "cudaPointerAttributes.unused",
        "From 13.5 on its low `int` numbers the locality domain; 0 before.",
    ),
    (
        "CUmemLocation.id",
        "The device's ordinal, or the NUMA node, by kind. For a locality domain, its first byte is the device and its second the domain.",
    ),
    (
        "CUmemAllocationProp.location",
        "The device that holds the memory.",
    ),
    (
        "CUmemAllocationProp_allocFlags.usage",
        "`CU_MEM_CREATE_USAGE_TILE_POOL` for tiles of sparse arrays, else 0.",
    ),
    (
        "CUmemAccessDesc.location",
        "The place that gets the access.",
    ),
    ("CUmemAccessDesc.flags", "The access it gets."),
    ("cudaResourceDesc.flags", "Zero; only 13 and later read it."),
    ("CUDA_RESOURCE_DESC.flags", "Zero."),
    (
        "cudaTextureDesc.borderColor",
        "What lies outside the bounds in border mode.",
    ),
    (
        "CUDA_TEXTURE_DESC.borderColor",
        "What lies outside the bounds in border mode.",
    ),
    (
        "CUDA_TEXTURE_DESC.flags",
        "`CU_TRSF_READ_AS_INTEGER` and its kin.",
    ),
    (
        "cudaArraySparseProperties.flags",
        "`cudaArraySparsePropertiesSingleMipTail` when all layers share one mip tail.",
    ),
    (
        "cudaResourceDesc_res_linear.desc",
        "The format of the elements.",
    ),
    (
        "cudaMemcpy3DParms.extent",
        "The box; its width is in texels when an array takes part, else in bytes.",
    ),
    ("dim3.x", "In the first dimension."),
    ("dim3.y", "In the second dimension."),
    ("dim3.z", "In the third dimension."),
    (
        "cudaPos.x",
        "Across: texels in arrays, bytes in linear memory.",
    ),
    ("cudaPos.y", "Down, in rows."),
    ("cudaPos.z", "In depth: slices or layers."),
    (
        "cudaPitchedPtr.xsize",
        "Width in bytes, without the padding.",
    ),
    ("cudaPitchedPtr.ysize", "Height in rows."),
];

/// Fields by name alone, for every type that has no words of its own for them.
pub(super) const FIELD_NAMES: &[(&str, &str)] = &[
    ("type_", "Its kind (`type` in C)."),
    ("handle", "The handle."),
    (
        "fd",
        "The file descriptor's number; the driver's own after a success.",
    ),
    ("win32", "The handle on Windows."),
    ("nvSciBufObject", "An NvSciBuf object."),
    ("nvSciSyncObj", "An NvSciSync object."),
    ("name", "The name of a handle on Windows."),
    ("offset", "Where it begins in the allocation, in bytes."),
    ("size", "Bytes."),
    ("alignment", "Bytes."),
    ("flags", "Flags."),
    ("reserved", "Zero."),
    ("reserved0", "Zero."),
    ("reserved1", "Zero."),
    ("formatDesc", "The texel."),
    ("extent", "The size."),
    ("params", "The values, by kind of semaphore."),
    (
        "fence",
        "For timelines: the value. Binary semaphores leave it zero.",
    ),
    ("nvSciSync", "For NvSciSync objects: the fence."),
    ("keyedMutex", "For keyed mutexes of Direct3D: the key."),
    ("value", "The timeline's value."),
    ("key", "The mutex's key."),
    ("timeoutMs", "How long to wait, in milliseconds."),
    ("width", "Width: texels, or bytes in linear memory."),
    ("height", "Height in rows."),
    ("depth", "Depth in slices or layers."),
    ("Width", "Width in texels."),
    ("Height", "Height in rows; 0 for 1D."),
    (
        "Depth",
        "Depth in slices, or the number of layers; 0 for none.",
    ),
    ("Format", "The kind of its channels."),
    ("NumChannels", "Channels of a texel: 1, 2 or 4."),
    ("ptr", "The address."),
    ("pitch", "Bytes from one row to the next."),
    ("x", "First."),
    ("y", "Second."),
    ("z", "Third."),
    ("srcArray", "The array to read; null for none."),
    ("srcPos", "Where reading begins."),
    ("srcPtr", "The linear memory to read."),
    ("dstArray", "The array to write; null for none."),
    ("dstPos", "Where writing begins."),
    ("dstPtr", "The linear memory to write."),
    ("kind", "The direction."),
    ("srcXInBytes", "Where reading begins across, in bytes."),
    ("srcY", "Where reading begins, in rows."),
    ("srcZ", "Where reading begins in depth, in slices."),
    ("srcLOD", "Zero."),
    (
        "srcMemoryType",
        "Which of the next three names what is read.",
    ),
    ("srcHost", "The host address to read."),
    ("srcDevice", "The device address to read."),
    ("srcPitch", "Bytes from one row to the next where reading."),
    (
        "srcHeight",
        "Rows from one slice to the next where reading.",
    ),
    ("dstXInBytes", "Where writing begins across, in bytes."),
    ("dstY", "Where writing begins, in rows."),
    ("dstZ", "Where writing begins in depth, in slices."),
    ("dstLOD", "Zero."),
    (
        "dstMemoryType",
        "Which of the next three names what is written.",
    ),
    ("dstHost", "The host address to write."),
    ("dstDevice", "The device address to write."),
    ("dstPitch", "Bytes from one row to the next where writing."),
    (
        "dstHeight",
        "Rows from one slice to the next where writing.",
    ),
    ("WidthInBytes", "Width in bytes."),
    ("tileExtent", "A tile's size in texels."),
    ("miptailFirstLevel", "The first level of the mip tail."),
    ("miptailSize", "Bytes of the mip tail."),
    ("resType", "Which member of `res` is meant."),
    ("res", "The memory, by kind."),
    ("array", "An array."),
    ("mipmap", "A mipmapped array."),
    ("linear", "Linear memory in one dimension."),
    ("pitch2D", "Linear memory with padded rows."),
    ("hArray", "The array."),
    ("hMipmappedArray", "The mipmapped array."),
    ("devPtr", "The device address."),
    ("desc", "The format of the texels."),
    ("format", "The format."),
    ("numChannels", "Channels of a texel."),
    ("sizeInBytes", "Bytes."),
    ("pitchInBytes", "Bytes from one row to the next."),
    ("firstMipmapLevel", "The first level that is seen."),
    ("lastMipmapLevel", "The last level that is seen."),
    ("firstLayer", "The first layer that is seen."),
    ("lastLayer", "The last layer that is seen."),
    (
        "addressMode",
        "What is read outside the bounds, for each dimension.",
    ),
    ("filterMode", "How values between texels are made."),
    (
        "readMode",
        "Whether integers are read as they are or as fractions.",
    ),
    (
        "sRGB",
        "Not 0: 8-bit channels are turned from sRGB to linear when read.",
    ),
    ("normalizedCoords", "Not 0: coordinates go from 0 to 1."),
    ("maxAnisotropy", "The limit of anisotropic filtering."),
    ("mipmapFilterMode", "How values between levels are made."),
    ("mipmapLevelBias", "Added to the level, in levels."),
    ("minMipmapLevelClamp", "The least level that is read."),
    ("maxMipmapLevelClamp", "The greatest level that is read."),
    (
        "disableTrilinearOptimization",
        "Not 0: the device blends levels exactly.",
    ),
    (
        "seamlessCubemap",
        "Not 0: cube faces are filtered across their edges.",
    ),
    ("location", "The place."),
    ("requestedHandleTypes", "How it can be exported later."),
    ("win32HandleMetaData", "Null, but on Windows."),
    ("allocFlags", "Details."),
    ("compressionType", "Not 0: the device may compress."),
    (
        "gpuDirectRDMACapable",
        "Not 0: other devices on the bus may reach it.",
    ),
    ("bytes", "The bytes."),
    (
        "devicePointer",
        "The device's address of it; null for none.",
    ),
    ("hostPointer", "The host's address of it; null for none."),
];
