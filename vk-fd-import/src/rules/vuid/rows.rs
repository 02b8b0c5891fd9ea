//! One row for each id: its variant and id, the ids that it had before, the version of the Vulkan text that has it first,
//! and its keeper; then the rule in our words; then what keeps it.

use super::Keeper;

vuids! {
    ImportMemoryFdInfoFd00668, "VUID-VkImportMemoryFdInfoKHR-fd-00668", [], "1.0.54", Checked,
        "The payload behind the fd has to come from the very same physical device that the importing logical device sits on",
        "`DifferentDevice`: UUID of the origin against that of the device; of opaque ones, since dma-bufs are there to go between devices";
    ImportMemoryFdInfoFd01520, "VUID-VkImportMemoryFdInfoKHR-fd-01520", [], "1.0.60", Checked,
        "The fd itself must satisfy whatever the compatibility table demands for its handle type (same rule as 01746 seen from the fd)",
        "`DifferentDriver`: driver UUID of the origin";
    ImportMemoryFdInfoFd01746, "VUID-VkImportMemoryFdInfoKHR-fd-01746", [], "1.0.66", Checked,
        "Exporting physical device and driver must be compatible with the importing device for this handle type (opaque fd: both UUIDs equal; dma-buf: no rule)",
        "`IncompatibleExporter`: both UUIDs of the origin";
    ImportMemoryFdInfoHandleType00669, "VUID-VkImportMemoryFdInfoKHR-handleType-00669", [], "1.0.54", Checked,
        "Only the opaque-fd and the dma-buf handle types may appear here (or zero, which turns the struct into a no-op)",
        "`HandleTypeNotAllowed`; `MemoryHandleType` has no other";
    ImportMemoryFdInfoHandleType00670, "VUID-VkImportMemoryFdInfoKHR-handleType-00670", [], "1.0.54", Checked,
        "With a non-zero type the fd must really be an open handle of that type (not -1, not closed, not some other kind of file)",
        "`FdIsNoMemory`, `OriginHandleType`: what the kernel says of the fd, and what was exported";
    ImportMemoryFdInfoHandleType09862, "VUID-VkImportMemoryFdInfoKHR-handleType-09862", ["VUID-VkImportMemoryFdInfoKHR-handleType-00667"], "1.4.317", Checked,
        "A non-zero handle type must be one the implementation reports as importable for the kind of resource (buffer, image or tensor) this memory is for",
        "`NotImportable`: what the device says of the resource";
    ImportMemoryFdInfoHandleTypeParameter, "VUID-VkImportMemoryFdInfoKHR-handleType-parameter", [], "<=1.3.239", Checked,
        "handleType is a single value known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    ImportMemoryFdInfoSTypeSType, "VUID-VkImportMemoryFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    MemoryAllocateInfoNone00643, "VUID-VkMemoryAllocateInfo-None-00643", [], "1.0.49", Checked,
        "Importing a Vulkan-made handle: the device mask must repeat the one used when the payload was allocated",
        "`DeviceMaskMismatch`: mask of the origin";
    MemoryAllocateInfoNone00644, "VUID-VkMemoryAllocateInfo-None-00644", [], "1.0.49", Checked,
        "Importing a Vulkan-made handle: the logical device must consist of the same list of physical devices as the exporting one",
        "`DeviceGroupMismatch`: group of the origin";
    MemoryAllocateInfoNone06657, "VUID-VkMemoryAllocateInfo-None-06657", [], "1.3.209", ByType,
        "At most one import structure in the chain may be active",
        "`Import` has one import and `Allocation` none";
    MemoryAllocateInfoNone12523, "VUID-VkMemoryAllocateInfo-None-12523", [], "1.4.363", Checked,
        "Importing a dma-buf: exactly one memory instance may result, so no multi-instance heap or multi-device mask",
        "`DmaBufOfSeveralInstances`: heap and mask";
    MemoryAllocateInfoAllocationSize01742, "VUID-VkMemoryAllocateInfo-allocationSize-01742", [], "1.0.66", Checked,
        "Importing a Vulkan-made opaque fd: size and memory type index must repeat the exporter's values exactly",
        "`AllocationSizeMismatch`, `MemoryTypeMismatch`: size and type of the origin";
    MemoryAllocateInfoAllocationSize07897, "VUID-VkMemoryAllocateInfo-allocationSize-07897", ["VUID-VkMemoryAllocateInfo-allocationSize-00638"], "1.3.243", Checked,
        "A plain allocation (neither import nor export) may not ask for zero bytes",
        "`EmptyAllocation`";
    MemoryAllocateInfoAllocationSize07899, "VUID-VkMemoryAllocateInfo-allocationSize-07899", ["VUID-VkMemoryAllocateInfo-allocationSize-00638"], "1.3.243", Checked,
        "An exporting allocation may not ask for zero bytes (Android hardware buffers excepted)",
        "`EmptyExport`";
    MemoryAllocateInfoFlags03330, "VUID-VkMemoryAllocateInfo-flags-03330", [], "1.1.129", Checked,
        "The capture-replay allocate flag needs its feature enabled",
        "`CaptureReplayNotEnabled`: enabled features";
    MemoryAllocateInfoFlags03331, "VUID-VkMemoryAllocateInfo-flags-03331", [], "1.1.129", Checked,
        "The device-address allocate flag needs bufferDeviceAddress enabled",
        "`DeviceAddressNotEnabled`: enabled features";
    MemoryAllocateInfoMemoryTypeIndex00648, "VUID-VkMemoryAllocateInfo-memoryTypeIndex-00648", [], "1.0.49", Checked,
        "fd made outside Vulkan: memory type index must be one of the bits the fd-properties query returns for that fd",
        "`MemoryTypeNotImportable`: what the driver answers for a dma-buf";
    MemoryAllocateInfoMemoryTypeIndex01872, "VUID-VkMemoryAllocateInfo-memoryTypeIndex-01872", [], "1.1.71", Checked,
        "Without the protectedMemory feature the memory type must not be a protected one",
        "`ProtectedMemoryType`: enabled features";
    MemoryAllocateInfoOpaqueCaptureAddress03329, "VUID-VkMemoryAllocateInfo-opaqueCaptureAddress-03329", [], "1.1.129", Checked,
        "A non-zero capture address needs the capture-replay allocate flag",
        "`CaptureAddressWithoutFlag`";
    MemoryAllocateInfoOpaqueCaptureAddress03333, "VUID-VkMemoryAllocateInfo-opaqueCaptureAddress-03333", [], "1.1.129", Checked,
        "No capture address together with any import",
        "`CaptureAddressWithImport`; `Import` has no such address";
    MemoryAllocateInfoPNext00639, "VUID-VkMemoryAllocateInfo-pNext-00639", [], "1.0.49", Checked,
        "If any exported handle type is reported dedicated-only for the resource, the chain must name that image or buffer as a dedicated allocation",
        "`DedicationRequired`: what the device says of the resource";
    MemoryAllocateInfoPNext00640, "VUID-VkMemoryAllocateInfo-pNext-00640", [], "1.0.49", ByType,
        "The core export struct must not share a chain with the NV export struct or the NV win32 export struct",
        "structs of NV extensions cannot be chained";
    MemoryAllocateInfoPNextPNext, "VUID-VkMemoryAllocateInfo-pNext-pNext", [], "<=1.3.239", ByType,
        "Only the listed extension structs may be chained",
        "nothing else can be chained";
    MemoryAllocateInfoSTypeSType, "VUID-VkMemoryAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    MemoryAllocateInfoSTypeUnique, "VUID-VkMemoryAllocateInfo-sType-unique", [], "<=1.3.239", ByType,
        "No struct type twice in the chain",
        "each struct is chained once";
    ExportMemoryAllocateInfoHandleTypes09860, "VUID-VkExportMemoryAllocateInfo-handleTypes-09860", ["VUID-VkExportMemoryAllocateInfo-handleTypes-00656"], "1.4.317", Checked,
        "Every exported handle type must be reported exportable for the resource, and all must be mutually compatible",
        "`NotExportable`, `ExportTypesIncompatible`: what the device says of the resource";
    ExportMemoryAllocateInfoHandleTypesParameter, "VUID-VkExportMemoryAllocateInfo-handleTypes-parameter", [], "<=1.3.239", Checked,
        "handleTypes holds only bits known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    ExportMemoryAllocateInfoSTypeSType, "VUID-VkExportMemoryAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    MemoryDedicatedAllocateInfoBuffer01436, "VUID-VkMemoryDedicatedAllocateInfo-buffer-01436", [], "1.1.70", Checked,
        "The dedicated buffer must not be a sparse-binding buffer",
        "`DedicatedToSparse`";
    MemoryDedicatedAllocateInfoBuffer01879, "VUID-VkMemoryDedicatedAllocateInfo-buffer-01879", [], "1.1.72", Checked,
        "Opaque-fd import with a dedicated buffer: the exporter must also have been dedicated to a buffer, made with identical parameters",
        "`DedicationMismatch`: dedication of the origin";
    MemoryDedicatedAllocateInfoBuffer02965, "VUID-VkMemoryDedicatedAllocateInfo-buffer-02965", [], "1.2.137", Checked,
        "With a dedicated buffer the allocation must be at least the buffer's required size (1.4.309 and older demanded equality)",
        "`DedicatedSize`: what the buffer requires";
    MemoryDedicatedAllocateInfoImage01432, "VUID-VkMemoryDedicatedAllocateInfo-image-01432", [], "1.1.70", Checked,
        "Name an image or a buffer, never both",
        "`DedicatedToBoth`; `Allocation` and `Import` hold one of them";
    MemoryDedicatedAllocateInfoImage01434, "VUID-VkMemoryDedicatedAllocateInfo-image-01434", [], "1.1.70", Checked,
        "The dedicated image must not be a sparse-binding image",
        "`DedicatedToSparse`";
    MemoryDedicatedAllocateInfoImage01797, "VUID-VkMemoryDedicatedAllocateInfo-image-01797", [], "1.1.71", Checked,
        "The dedicated image must not be a disjoint image",
        "`DedicatedToDisjoint`";
    MemoryDedicatedAllocateInfoImage01878, "VUID-VkMemoryDedicatedAllocateInfo-image-01878", [], "1.1.72", Checked,
        "Opaque-fd import with a dedicated image: the exporter must also have been dedicated to an image, made with identical parameters",
        "`DedicationMismatch`: dedication of the origin";
    MemoryDedicatedAllocateInfoImage02964, "VUID-VkMemoryDedicatedAllocateInfo-image-02964", [], "1.2.137", Checked,
        "With a dedicated image the allocation must be at least the image's required size (1.4.309 and older demanded equality)",
        "`DedicatedSize`: what the image requires";
    MemoryDedicatedAllocateInfoBufferParameter, "VUID-VkMemoryDedicatedAllocateInfo-buffer-parameter", [], "<=1.3.239", ByType,
        "buffer is a live handle of its type",
        "a borrowed `Buffer` is alive";
    MemoryDedicatedAllocateInfoCommonparent, "VUID-VkMemoryDedicatedAllocateInfo-commonparent", [], "<=1.3.239", ByType,
        "Both named objects belong to the same device",
        "only one of them can be named";
    MemoryDedicatedAllocateInfoImageParameter, "VUID-VkMemoryDedicatedAllocateInfo-image-parameter", [], "<=1.3.239", ByType,
        "image is a live handle of its type",
        "a borrowed `Image` is alive";
    MemoryDedicatedAllocateInfoSTypeSType, "VUID-VkMemoryDedicatedAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    MemoryAllocateFlagsInfoDeviceMask00675, "VUID-VkMemoryAllocateFlagsInfo-deviceMask-00675", [], "1.1.70", Checked,
        "If the mask flag is set, the mask must only name devices of the group",
        "`DeviceMaskOutsideGroup`: size of the group";
    MemoryAllocateFlagsInfoDeviceMask00676, "VUID-VkMemoryAllocateFlagsInfo-deviceMask-00676", [], "1.1.70", Checked,
        "If the mask flag is set, the mask must not be empty",
        "`EmptyDeviceMask`";
    MemoryAllocateFlagsInfoFlags10760, "VUID-VkMemoryAllocateFlagsInfo-flags-10760", [], "1.4.315", Checked,
        "Zero-initialise must not be requested on an import",
        "`ZeroInitializeImport`";
    MemoryAllocateFlagsInfoFlags10761, "VUID-VkMemoryAllocateFlagsInfo-flags-10761", [], "1.4.315", Checked,
        "Zero-initialise must not be requested on protected memory",
        "`ZeroInitializeProtected`";
    MemoryAllocateFlagsInfoFlagsParameter, "VUID-VkMemoryAllocateFlagsInfo-flags-parameter", [], "<=1.3.239", Checked,
        "flags holds only bits known to the enabled extensions",
        "`AllocateFlagsUnknown`: enabled extensions";
    MemoryAllocateFlagsInfoSTypeSType, "VUID-VkMemoryAllocateFlagsInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    MemoryGetFdInfoHandleType00671, "VUID-VkMemoryGetFdInfoKHR-handleType-00671", [], "1.0.69", Checked,
        "Only a handle type that was listed for export when the memory was allocated may be fetched",
        "`NotAllocatedForExport`";
    MemoryGetFdInfoHandleType00672, "VUID-VkMemoryGetFdInfoKHR-handleType-00672", [], "1.0.69", Checked,
        "Only opaque-fd and dma-buf can be fetched as an fd",
        "`HandleTypeNotAllowed`; `MemoryHandleType` has no other";
    MemoryGetFdInfoHandleType12524, "VUID-VkMemoryGetFdInfoKHR-handleType-12524", [], "1.4.363", Checked,
        "A dma-buf cannot be fetched from memory that has several instances",
        "`DmaBufOfSeveralInstances`: heap and mask";
    MemoryGetFdInfoHandleTypeParameter, "VUID-VkMemoryGetFdInfoKHR-handleType-parameter", [], "<=1.3.239", Checked,
        "handleType is a single value known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    MemoryGetFdInfoMemoryParameter, "VUID-VkMemoryGetFdInfoKHR-memory-parameter", [], "<=1.3.239", ByType,
        "memory is a live handle of its type",
        "a borrowed `DeviceMemory` is alive";
    MemoryGetFdInfoPNextPNext, "VUID-VkMemoryGetFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "nothing else can be chained";
    MemoryGetFdInfoSTypeSType, "VUID-VkMemoryGetFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    GetMemoryFdDeviceParameter, "VUID-vkGetMemoryFdKHR-device-parameter", [], "<=1.3.239", Caller,
        "device is a live handle of its type",
        "`Device::new` takes a live device";
    GetMemoryFdPFdParameter, "VUID-vkGetMemoryFdKHR-pFd-parameter", [], "<=1.3.239", ByType,
        "pFd points to a valid value",
        "ash passes a reference";
    GetMemoryFdPGetFdInfoParameter, "VUID-vkGetMemoryFdKHR-pGetFdInfo-parameter", [], "<=1.3.239", ByType,
        "pGetFdInfo points to a valid value",
        "ash passes a reference";
    GetMemoryFdPropertiesFd00673, "VUID-vkGetMemoryFdPropertiesKHR-fd-00673", [], "1.0.54", Checked,
        "The queried fd must be a live memory fd (before: it had to stem from outside Vulkan)",
        "`PropertiesOfNoMemory`: what the kernel says of the fd";
    GetMemoryFdPropertiesHandleType00674, "VUID-vkGetMemoryFdPropertiesKHR-handleType-00674", [], "1.0.54", Checked,
        "The fd-properties query may not be asked about opaque fds",
        "`HandleTypeNotAllowed`; asked for dma-bufs only";
    GetMemoryFdPropertiesDeviceParameter, "VUID-vkGetMemoryFdPropertiesKHR-device-parameter", [], "<=1.3.239", Caller,
        "device is a live handle of its type",
        "`Device::new` takes a live device";
    GetMemoryFdPropertiesHandleTypeParameter, "VUID-vkGetMemoryFdPropertiesKHR-handleType-parameter", [], "<=1.3.239", Checked,
        "handleType is a single value known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    GetMemoryFdPropertiesPMemoryFdPropertiesParameter, "VUID-vkGetMemoryFdPropertiesKHR-pMemoryFdProperties-parameter", [], "<=1.3.239", ByType,
        "pMemoryFdProperties points to a valid value",
        "ash passes a reference";
    MemoryFdPropertiesPNextPNext, "VUID-VkMemoryFdPropertiesKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "nothing else can be chained";
    MemoryFdPropertiesSTypeSType, "VUID-VkMemoryFdPropertiesKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    ExternalMemoryImageCreateInfoHandleTypesParameter, "VUID-VkExternalMemoryImageCreateInfo-handleTypes-parameter", [], "<=1.3.239", Checked,
        "handleTypes holds only bits known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    ExternalMemoryImageCreateInfoSTypeSType, "VUID-VkExternalMemoryImageCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    ExternalMemoryBufferCreateInfoHandleTypesParameter, "VUID-VkExternalMemoryBufferCreateInfo-handleTypes-parameter", [], "<=1.3.239", Checked,
        "handleTypes holds only bits known to the enabled extensions",
        "`HandleTypeUnknown`: enabled extensions";
    ExternalMemoryBufferCreateInfoSTypeSType, "VUID-VkExternalMemoryBufferCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    PhysicalDeviceExternalImageFormatInfoHandleTypeParameter, "VUID-VkPhysicalDeviceExternalImageFormatInfo-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "one type at a time, and only where its extension is enabled";
    PhysicalDeviceExternalImageFormatInfoSTypeSType, "VUID-VkPhysicalDeviceExternalImageFormatInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    PhysicalDeviceExternalBufferInfoNone09499, "VUID-VkPhysicalDeviceExternalBufferInfo-None-09499", [], "1.3.240..1.4.309", Checked,
        "Usage bits must be known ones unless the 64-bit usage struct is chained",
        "`UnknownBufferUsage`; such a buffer is not asked for";
    PhysicalDeviceExternalBufferInfoNone09500, "VUID-VkPhysicalDeviceExternalBufferInfo-None-09500", [], "1.3.240..1.4.309", Checked,
        "Usage must not be empty unless the 64-bit usage struct is chained",
        "`EmptyBufferUsage`; such a buffer is not asked for";
    PhysicalDeviceExternalBufferInfoFlagsParameter, "VUID-VkPhysicalDeviceExternalBufferInfo-flags-parameter", [], "<=1.3.239", Checked,
        "flags holds only bits known to the enabled extensions",
        "`UnknownBufferFlags`; such a buffer is not asked for";
    PhysicalDeviceExternalBufferInfoHandleTypeParameter, "VUID-VkPhysicalDeviceExternalBufferInfo-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "one type at a time, and only where its extension is enabled";
    PhysicalDeviceExternalBufferInfoPNextPNext, "VUID-VkPhysicalDeviceExternalBufferInfo-pNext-pNext", [], "<=1.3.239", ByType,
        "Only the listed extension structs may be chained",
        "nothing else can be chained";
    PhysicalDeviceExternalBufferInfoSTypeSType, "VUID-VkPhysicalDeviceExternalBufferInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    PhysicalDeviceExternalBufferInfoSTypeUnique, "VUID-VkPhysicalDeviceExternalBufferInfo-sType-unique", [], "1.3.240..1.4.309", ByType,
        "No struct type twice in the chain",
        "each struct is chained once";
    ImportSemaphoreFdInfoFd01544, "VUID-VkImportSemaphoreFdInfoKHR-fd-01544", [], "1.0.60", Checked,
        "The fd must satisfy the compatibility table for its type (opaque fd: both UUIDs equal; sync fd: no rule)",
        "`IncompatibleSemaphoreExporter`: both UUIDs of the origin";
    ImportSemaphoreFdInfoFlags03323, "VUID-VkImportSemaphoreFdInfoKHR-flags-03323", [], "1.1.124", Checked,
        "A temporary import is not allowed from a timeline semaphore",
        "`TemporaryTimeline`; `TimelineSemaphore` has no such import";
    ImportSemaphoreFdInfoHandleType01143, "VUID-VkImportSemaphoreFdInfoKHR-handleType-01143", [], "1.0.54", Checked,
        "Only opaque-fd and sync-fd can be imported here",
        "`HandleTypeNotAllowed`; `SemaphoreHandleType` has no other";
    ImportSemaphoreFdInfoHandleType03263, "VUID-VkImportSemaphoreFdInfoKHR-handleType-03263", [], "1.1.124", ByType,
        "Opaque fd: target semaphore's create flags must equal the exporter's (all flags are zero today)",
        "no semaphore here has creation flags";
    ImportSemaphoreFdInfoHandleType03264, "VUID-VkImportSemaphoreFdInfoKHR-handleType-03264", [], "1.1.124", Checked,
        "Opaque fd: target semaphore's type (binary/timeline) must equal the exporter's",
        "`SemaphoreKindMismatch`; `BinaryFd` and `TimelineFd` are different types";
    ImportSemaphoreFdInfoHandleType07307, "VUID-VkImportSemaphoreFdInfoKHR-handleType-07307", [], "1.3.228", Checked,
        "Copy-transference types (sync fd) must be imported temporarily",
        "`PermanentSyncFd`; a `SyncFd` is always imported temporarily";
    ImportSemaphoreFdInfoFlagsParameter, "VUID-VkImportSemaphoreFdInfoKHR-flags-parameter", [], "<=1.3.239", Checked,
        "flags holds only bits known to the enabled extensions",
        "`SemaphoreImportFlagsUnknown`";
    ImportSemaphoreFdInfoHandleTypeParameter, "VUID-VkImportSemaphoreFdInfoKHR-handleType-parameter", [], "<=1.3.239", Checked,
        "handleType is a single value known to the enabled extensions",
        "`HandleTypeUnknown`";
    ImportSemaphoreFdInfoPNextPNext, "VUID-VkImportSemaphoreFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "nothing else can be chained";
    ImportSemaphoreFdInfoSTypeSType, "VUID-VkImportSemaphoreFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    ImportSemaphoreFdInfoSemaphoreParameter, "VUID-VkImportSemaphoreFdInfoKHR-semaphore-parameter", [], "<=1.3.239", ByType,
        "semaphore is a live handle of its type",
        "an import makes its own semaphore";
    SemaphoreGetFdInfoHandleType01132, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01132", [], "1.0.69", Checked,
        "Only a handle type listed for export at creation of the current payload may be fetched",
        "`SemaphoreNotCreatedForExport`";
    SemaphoreGetFdInfoHandleType01134, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01134", [], "1.0.69", Caller,
        "Copy types: no queue may be waiting on the semaphore",
        "`BinarySemaphore::export_sync_fd`";
    SemaphoreGetFdInfoHandleType01135, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01135", [], "1.0.69", Caller,
        "Copy types: the semaphore must be signalled or have a signal pending",
        "`BinarySemaphore::export_sync_fd`";
    SemaphoreGetFdInfoHandleType01136, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01136", [], "1.0.69", Checked,
        "The handle type must be an fd type",
        "`HandleTypeNotAllowed`; `SemaphoreHandleType` has no other";
    SemaphoreGetFdInfoHandleType03253, "VUID-VkSemaphoreGetFdInfoKHR-handleType-03253", [], "1.1.124", Checked,
        "Copy types: only binary semaphores",
        "`SyncFdOfTimeline`; `TimelineSemaphore` has no such export";
    SemaphoreGetFdInfoHandleType03254, "VUID-VkSemaphoreGetFdInfoKHR-handleType-03254", [], "1.1.124", Caller,
        "Copy types: the signal and all signals it depends on must already be submitted",
        "`BinarySemaphore::export_sync_fd`";
    SemaphoreGetFdInfoSemaphore01133, "VUID-VkSemaphoreGetFdInfoKHR-semaphore-01133", [], "1.0.69", Checked,
        "While an imported payload is in place, export only if the import type is reported as re-exportable",
        "`ImportedSemaphoreNotExportable`: what the device says of imported payloads";
    SemaphoreGetFdInfoHandleTypeParameter, "VUID-VkSemaphoreGetFdInfoKHR-handleType-parameter", [], "<=1.3.239", Checked,
        "handleType is a single value known to the enabled extensions",
        "`HandleTypeUnknown`";
    SemaphoreGetFdInfoPNextPNext, "VUID-VkSemaphoreGetFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "nothing else can be chained";
    SemaphoreGetFdInfoSTypeSType, "VUID-VkSemaphoreGetFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    SemaphoreGetFdInfoSemaphoreParameter, "VUID-VkSemaphoreGetFdInfoKHR-semaphore-parameter", [], "<=1.3.239", ByType,
        "semaphore is a live handle of its type",
        "a borrowed semaphore is alive";
    ExportSemaphoreCreateInfoHandleTypes01124, "VUID-VkExportSemaphoreCreateInfo-handleTypes-01124", [], "1.1.70", Checked,
        "Every export type must be reported exportable and all mutually compatible",
        "`SemaphoreNotExportable`: what the device says of this semaphore type";
    ExportSemaphoreCreateInfoHandleTypesParameter, "VUID-VkExportSemaphoreCreateInfo-handleTypes-parameter", [], "<=1.3.239", Checked,
        "handleTypes holds only bits known to the enabled extensions",
        "`HandleTypeUnknown`";
    ExportSemaphoreCreateInfoSTypeSType, "VUID-VkExportSemaphoreCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    ImportSemaphoreFdSemaphore01142, "VUID-vkImportSemaphoreFdKHR-semaphore-01142", [], "1.0.54", ByType,
        "The target semaphore must have no unfinished queue work",
        "an import makes its own semaphore, which no queue has seen";
    ImportSemaphoreFdDeviceParameter, "VUID-vkImportSemaphoreFdKHR-device-parameter", [], "<=1.3.239", Caller,
        "device is a live handle of its type",
        "`Device::new` takes a live device";
    ImportSemaphoreFdPImportSemaphoreFdInfoParameter, "VUID-vkImportSemaphoreFdKHR-pImportSemaphoreFdInfo-parameter", [], "<=1.3.239", ByType,
        "pImportSemaphoreFdInfo points to a valid value",
        "ash passes a reference";
    GetSemaphoreFdDeviceParameter, "VUID-vkGetSemaphoreFdKHR-device-parameter", [], "<=1.3.239", Caller,
        "device is a live handle of its type",
        "`Device::new` takes a live device";
    GetSemaphoreFdPFdParameter, "VUID-vkGetSemaphoreFdKHR-pFd-parameter", [], "<=1.3.239", ByType,
        "pFd points to a valid value",
        "ash passes a reference";
    GetSemaphoreFdPGetFdInfoParameter, "VUID-vkGetSemaphoreFdKHR-pGetFdInfo-parameter", [], "<=1.3.239", ByType,
        "pGetFdInfo points to a valid value",
        "ash passes a reference";
    SemaphoreTypeCreateInfoSemaphoreType03279, "VUID-VkSemaphoreTypeCreateInfo-semaphoreType-03279", [], "1.2.131", Checked,
        "Binary type has initial value zero",
        "`BinaryInitialValue`; `BinarySemaphore` has no initial value";
    SemaphoreTypeCreateInfoTimelineSemaphore03252, "VUID-VkSemaphoreTypeCreateInfo-timelineSemaphore-03252", [], "1.2.131", Checked,
        "Timeline type needs the timelineSemaphore feature",
        "`TimelineNotEnabled`: enabled features";
    SemaphoreTypeCreateInfoSTypeSType, "VUID-VkSemaphoreTypeCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "ash fills the tag in";
    SemaphoreTypeCreateInfoSemaphoreTypeParameter, "VUID-VkSemaphoreTypeCreateInfo-semaphoreType-parameter", [], "<=1.3.239", ByType,
        "semaphoreType is a single value known to the enabled extensions",
        "there are two semaphore types";
    AllocateMemoryDeviceCoherentMemory02790, "VUID-vkAllocateMemory-deviceCoherentMemory-02790", [], "1.1.121", Checked,
        "AMD device-coherent types need their feature",
        "`DeviceCoherentMemoryType`: enabled features";
    AllocateMemoryMaxMemoryAllocationCount04101, "VUID-vkAllocateMemory-maxMemoryAllocationCount-04101", [], "1.2.144", Checked,
        "The number of live allocations (imports count too) must stay below the limit",
        "`TooManyAllocations`: those made through this crate; others are the caller's to count";
    AllocateMemoryPAllocateInfo01713, "VUID-vkAllocateMemory-pAllocateInfo-01713", [], "1.0.65", Checked,
        "Size must not exceed the heap of the chosen memory type",
        "`LargerThanHeap`";
    AllocateMemoryPAllocateInfo01714, "VUID-vkAllocateMemory-pAllocateInfo-01714", [], "1.0.65", Checked,
        "Memory type index must be below the reported count",
        "`MemoryTypeOutOfRange`";
    AllocateMemoryDeviceParameter, "VUID-vkAllocateMemory-device-parameter", [], "<=1.3.239", Caller,
        "device is a live handle of its type",
        "`Device::new` takes a live device";
    AllocateMemoryDeviceQueuecount, "VUID-vkAllocateMemory-device-queuecount", [], "1.4.310..1.4.363", Caller,
        "The device was created with at least one queue",
        "`Device::new` takes a device with queues";
    AllocateMemoryPAllocateInfoParameter, "VUID-vkAllocateMemory-pAllocateInfo-parameter", [], "<=1.3.239", ByType,
        "pAllocateInfo points to a valid value",
        "ash passes a reference";
    AllocateMemoryPAllocatorParameter, "VUID-vkAllocateMemory-pAllocator-parameter", [], "<=1.3.239", ByType,
        "Allocation callbacks, if given, are valid",
        "no callbacks are passed";
    AllocateMemoryPMemoryParameter, "VUID-vkAllocateMemory-pMemory-parameter", [], "<=1.3.239", ByType,
        "pMemory points to a valid value",
        "ash passes a reference";
    BindBufferMemoryInfoBuffer01444, "VUID-VkBindBufferMemoryInfo-buffer-01444", [], "<=1.3.239", Checked,
        "A buffer that requires dedication must be bound to memory dedicated to it",
        "`BindRequiresDedicated`: what the buffer requires";
    BindBufferMemoryInfoMemory01508, "VUID-VkBindBufferMemoryInfo-memory-01508", [], "<=1.3.239", Checked,
        "Memory dedicated to a buffer binds only that buffer, at offset zero",
        "`BindToDedicated`";
    BindBufferMemoryInfoMemory02726, "VUID-VkBindBufferMemoryInfo-memory-02726", [], "<=1.3.239", Checked,
        "Exportable memory must share at least one handle type with the buffer's external types",
        "`BindExportable`";
    BindBufferMemoryInfoMemory02985, "VUID-VkBindBufferMemoryInfo-memory-02985", ["VUID-VkBindBufferMemoryInfo-memory-02727"], "<=1.3.239", Checked,
        "Imported memory: its import handle type must be among the buffer's external types",
        "`BindImported`";
    BindBufferMemoryInfoMemory10925, "VUID-VkBindBufferMemoryInfo-memory-10925", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to an image binds no buffer",
        "`BindToOtherKind`";
    BindImageMemoryInfoImage01445, "VUID-VkBindImageMemoryInfo-image-01445", [], "<=1.3.239", Checked,
        "An image that requires dedication must be bound to memory dedicated to it",
        "`BindRequiresDedicated`: what the image requires";
    BindImageMemoryInfoMemory02628, "VUID-VkBindImageMemoryInfo-memory-02628", [], "<=1.3.239", Checked,
        "Without the NV aliasing feature, memory dedicated to an image binds only that image, at offset zero",
        "`BindToDedicated`";
    BindImageMemoryInfoMemory02629, "VUID-VkBindImageMemoryInfo-memory-02629", [], "<=1.3.239", Checked,
        "With the NV aliasing feature, memory dedicated to an image binds that image or a like-made smaller one, at offset zero",
        "`BindToDedicated`";
    BindImageMemoryInfoMemory02728, "VUID-VkBindImageMemoryInfo-memory-02728", [], "<=1.3.239", Checked,
        "Exportable memory must share at least one handle type with the image's external types",
        "`BindExportable`";
    BindImageMemoryInfoMemory02989, "VUID-VkBindImageMemoryInfo-memory-02989", ["VUID-VkBindImageMemoryInfo-memory-02729"], "<=1.3.239", Checked,
        "Imported memory: its import handle type must be among the image's external types",
        "`BindImported`";
    BindImageMemoryInfoMemory10926, "VUID-VkBindImageMemoryInfo-memory-10926", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to a buffer binds no image",
        "`BindToOtherKind`";
    BufferCreateInfoPNext00920, "VUID-VkBufferCreateInfo-pNext-00920", [], "1.0.49", Checked,
        "Every external handle type of the buffer must be in the compatible set reported for these parameters",
        "`ExternalTypeNotSupported`: what the device says of such buffers";
    ImageCreateInfoPNext00988, "VUID-VkImageCreateInfo-pNext-00988", [], "1.0.49", ByType,
        "The NV and the core external-memory image structs exclude each other",
        "structs of NV extensions cannot be chained";
    ImageCreateInfoPNext00990, "VUID-VkImageCreateInfo-pNext-00990", [], "1.0.49", Checked,
        "Every external handle type of the image must be in the compatible set reported for exactly these creation parameters",
        "`ExternalTypeNotSupported`: what the device says of such images";
    ImageCreateInfoPNext01443, "VUID-VkImageCreateInfo-pNext-01443", [], "1.0.54", Checked,
        "An image with external handle types must start in the UNDEFINED layout",
        "`ExternalInitialLayout`; `Image` always starts undefined";
    ImageCreateInfoPNext09654, "VUID-VkImageCreateInfo-pNext-09654", [], "1.3.285", ByType,
        "The MESA alignment-control struct and the external-memory struct exclude each other",
        "the struct cannot be chained";
    BindBufferMemoryBuffer01444, "VUID-vkBindBufferMemory-buffer-01444", [], "1.0.54", Checked,
        "A buffer that requires dedication must be bound to memory dedicated to it",
        "`BindRequiresDedicated`: what the buffer requires";
    BindBufferMemoryMemory01508, "VUID-vkBindBufferMemory-memory-01508", [], "1.0.58", Checked,
        "Memory dedicated to a buffer binds only that buffer, at offset zero",
        "`BindToDedicated`";
    BindBufferMemoryMemory02726, "VUID-vkBindBufferMemory-memory-02726", [], "1.1.108", Checked,
        "Exportable memory must share at least one handle type with the buffer's external types",
        "`BindExportable`";
    BindBufferMemoryMemory02985, "VUID-vkBindBufferMemory-memory-02985", ["VUID-vkBindBufferMemory-memory-02727"], "1.2.138", Checked,
        "Imported memory: its import handle type must be among the buffer's external types",
        "`BindImported`";
    BindBufferMemoryMemory10925, "VUID-vkBindBufferMemory-memory-10925", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to an image binds no buffer",
        "`BindToOtherKind`";
    BindImageMemoryImage01445, "VUID-vkBindImageMemory-image-01445", [], "1.0.54", Checked,
        "An image that requires dedication must be bound to memory dedicated to it",
        "`BindRequiresDedicated`: what the image requires";
    BindImageMemoryMemory02628, "VUID-vkBindImageMemory-memory-02628", [], "1.1.99", Checked,
        "Without the NV aliasing feature, memory dedicated to an image binds only that image, at offset zero",
        "`BindToDedicated`";
    BindImageMemoryMemory02629, "VUID-vkBindImageMemory-memory-02629", [], "1.1.99", Checked,
        "With the NV aliasing feature, memory dedicated to an image binds that image or a like-made smaller one, at offset zero",
        "`BindToDedicated`";
    BindImageMemoryMemory02728, "VUID-vkBindImageMemory-memory-02728", [], "1.1.108", Checked,
        "Exportable memory must share at least one handle type with the image's external types",
        "`BindExportable`";
    BindImageMemoryMemory02989, "VUID-vkBindImageMemory-memory-02989", ["VUID-vkBindImageMemory-memory-02729"], "1.2.138", Checked,
        "Imported memory: its import handle type must be among the image's external types",
        "`BindImported`";
    BindImageMemoryMemory10926, "VUID-vkBindImageMemory-memory-10926", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to a buffer binds no image",
        "`BindToOtherKind`";
}
