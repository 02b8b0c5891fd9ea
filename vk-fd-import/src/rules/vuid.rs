//! The valid-usage ids of Vulkan that concern memory and semaphores behind file descriptors.

use std::fmt;

/// How this crate keeps a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// Safe code cannot break it: no type can say it, or this crate fills the value in itself.
    ByType,
    /// Judged at run time; a violation carries the id.
    Checked,
    /// The caller keeps it and vouches for it with `unsafe`.
    Caller,
}

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ByType => "impossible by type",
            Self::Checked => "checked",
            Self::Caller => "owed by the caller",
        })
    }
}

/// One row for each id: variant, current id, ids that it had before, version of the Vulkan text
/// that has it first, keeper; the rule in our words; how it is kept.
macro_rules! vuids {
    ($($variant:ident, $id:literal, [$($former:literal),*], $since:literal, $keeper:ident,
        $rule:literal, $how:literal;)*) => {
        /// A valid-usage id of Vulkan.
        ///
        /// Ids change over time: [`Vuid::former_ids`] has the names that older texts and layers use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Vuid {
            $(
                #[doc = $rule]
                ///
                #[doc = concat!("`", $id, "`")]
                $variant,
            )*
        }

        impl Vuid {
            /// Every id, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The id as the current Vulkan text has it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// The ids that the rule had in earlier texts.
            #[must_use]
            pub const fn former_ids(self) -> &'static [&'static str] {
                match self { $(Self::$variant => &[$($former),*],)* }
            }

            /// The version of the Vulkan text that has this id first, as far as known.
            #[must_use]
            pub const fn since(self) -> &'static str {
                match self { $(Self::$variant => $since,)* }
            }

            /// How this crate keeps the rule.
            #[must_use]
            pub const fn keeper(self) -> Keeper {
                match self { $(Self::$variant => Keeper::$keeper,)* }
            }

            /// The rule, in our words.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$variant => $rule,)* }
            }

            /// What keeps it: the type, the check, or the promise.
            #[must_use]
            pub const fn kept_by(self) -> &'static str {
                match self { $(Self::$variant => $how,)* }
            }
        }
    };
}

vuids! {
    ImportMemoryFdInfoFd00668, "VUID-VkImportMemoryFdInfoKHR-fd-00668", [], "1.0.54", Checked,
        "The payload behind the fd has to come from the very same physical device that the importing logical device sits on",
        "";
    ImportMemoryFdInfoFd01520, "VUID-VkImportMemoryFdInfoKHR-fd-01520", [], "1.0.60", Checked,
        "The fd itself must satisfy whatever the compatibility table demands for its handle type (same rule as 01746 seen from the fd)",
        "";
    ImportMemoryFdInfoFd01746, "VUID-VkImportMemoryFdInfoKHR-fd-01746", [], "1.0.66", Checked,
        "Exporting physical device and driver must be compatible with the importing device for this handle type (opaque fd: both UUIDs equal; dma-buf: no rule)",
        "";
    ImportMemoryFdInfoHandleType00669, "VUID-VkImportMemoryFdInfoKHR-handleType-00669", [], "1.0.54", Checked,
        "Only the opaque-fd and the dma-buf handle types may appear here (or zero, which turns the struct into a no-op)",
        "";
    ImportMemoryFdInfoHandleType00670, "VUID-VkImportMemoryFdInfoKHR-handleType-00670", [], "1.0.54", Checked,
        "With a non-zero type the fd must really be an open handle of that type (not -1, not closed, not some other kind of file)",
        "";
    ImportMemoryFdInfoHandleType09862, "VUID-VkImportMemoryFdInfoKHR-handleType-09862", ["VUID-VkImportMemoryFdInfoKHR-handleType-00667"], "1.4.317", Checked,
        "A non-zero handle type must be one the implementation reports as importable for the kind of resource (buffer, image or tensor) this memory is for",
        "";
    ImportMemoryFdInfoHandleTypeParameter, "VUID-VkImportMemoryFdInfoKHR-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    ImportMemoryFdInfoSTypeSType, "VUID-VkImportMemoryFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    MemoryAllocateInfoNone00643, "VUID-VkMemoryAllocateInfo-None-00643", [], "1.0.49", Checked,
        "Importing a Vulkan-made handle: the device mask must repeat the one used when the payload was allocated",
        "";
    MemoryAllocateInfoNone00644, "VUID-VkMemoryAllocateInfo-None-00644", [], "1.0.49", Checked,
        "Importing a Vulkan-made handle: the logical device must consist of the same list of physical devices as the exporting one",
        "";
    MemoryAllocateInfoNone06657, "VUID-VkMemoryAllocateInfo-None-06657", [], "1.3.209", Checked,
        "At most one import structure in the chain may be active",
        "";
    MemoryAllocateInfoNone12523, "VUID-VkMemoryAllocateInfo-None-12523", [], "1.4.363", Checked,
        "Importing a dma-buf: exactly one memory instance may result, so no multi-instance heap or multi-device mask",
        "";
    MemoryAllocateInfoAllocationSize01742, "VUID-VkMemoryAllocateInfo-allocationSize-01742", [], "1.0.66", Checked,
        "Importing a Vulkan-made opaque fd: size and memory type index must repeat the exporter's values exactly",
        "";
    MemoryAllocateInfoAllocationSize07897, "VUID-VkMemoryAllocateInfo-allocationSize-07897", ["VUID-VkMemoryAllocateInfo-allocationSize-00638"], "1.3.243", Checked,
        "A plain allocation (neither import nor export) may not ask for zero bytes",
        "";
    MemoryAllocateInfoAllocationSize07899, "VUID-VkMemoryAllocateInfo-allocationSize-07899", ["VUID-VkMemoryAllocateInfo-allocationSize-00638"], "1.3.243", Checked,
        "An exporting allocation may not ask for zero bytes (Android hardware buffers excepted)",
        "";
    MemoryAllocateInfoFlags03330, "VUID-VkMemoryAllocateInfo-flags-03330", [], "1.1.129", Checked,
        "The capture-replay allocate flag needs its feature enabled",
        "";
    MemoryAllocateInfoFlags03331, "VUID-VkMemoryAllocateInfo-flags-03331", [], "1.1.129", Checked,
        "The device-address allocate flag needs bufferDeviceAddress enabled",
        "";
    MemoryAllocateInfoMemoryTypeIndex00648, "VUID-VkMemoryAllocateInfo-memoryTypeIndex-00648", [], "1.0.49", Checked,
        "fd made outside Vulkan: memory type index must be one of the bits the fd-properties query returns for that fd",
        "";
    MemoryAllocateInfoMemoryTypeIndex01872, "VUID-VkMemoryAllocateInfo-memoryTypeIndex-01872", [], "1.1.71", Checked,
        "Without the protectedMemory feature the memory type must not be a protected one",
        "";
    MemoryAllocateInfoOpaqueCaptureAddress03329, "VUID-VkMemoryAllocateInfo-opaqueCaptureAddress-03329", [], "1.1.129", Checked,
        "A non-zero capture address needs the capture-replay allocate flag",
        "";
    MemoryAllocateInfoOpaqueCaptureAddress03333, "VUID-VkMemoryAllocateInfo-opaqueCaptureAddress-03333", [], "1.1.129", Checked,
        "No capture address together with any import",
        "";
    MemoryAllocateInfoPNext00639, "VUID-VkMemoryAllocateInfo-pNext-00639", [], "1.0.49", Checked,
        "If any exported handle type is reported dedicated-only for the resource, the chain must name that image or buffer as a dedicated allocation",
        "";
    MemoryAllocateInfoPNext00640, "VUID-VkMemoryAllocateInfo-pNext-00640", [], "1.0.49", Checked,
        "The core export struct must not share a chain with the NV export struct or the NV win32 export struct",
        "";
    MemoryAllocateInfoPNextPNext, "VUID-VkMemoryAllocateInfo-pNext-pNext", [], "<=1.3.239", ByType,
        "Only the listed extension structs may be chained",
        "";
    MemoryAllocateInfoSTypeSType, "VUID-VkMemoryAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    MemoryAllocateInfoSTypeUnique, "VUID-VkMemoryAllocateInfo-sType-unique", [], "<=1.3.239", ByType,
        "No struct type twice in the chain",
        "";
    ExportMemoryAllocateInfoHandleTypes09860, "VUID-VkExportMemoryAllocateInfo-handleTypes-09860", ["VUID-VkExportMemoryAllocateInfo-handleTypes-00656"], "1.4.317", Checked,
        "Every exported handle type must be reported exportable for the resource, and all must be mutually compatible",
        "";
    ExportMemoryAllocateInfoHandleTypesParameter, "VUID-VkExportMemoryAllocateInfo-handleTypes-parameter", [], "<=1.3.239", ByType,
        "handleTypes holds only bits known to the enabled extensions",
        "";
    ExportMemoryAllocateInfoSTypeSType, "VUID-VkExportMemoryAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    MemoryDedicatedAllocateInfoBuffer01436, "VUID-VkMemoryDedicatedAllocateInfo-buffer-01436", [], "1.1.70", Checked,
        "The dedicated buffer must not be a sparse-binding buffer",
        "";
    MemoryDedicatedAllocateInfoBuffer01879, "VUID-VkMemoryDedicatedAllocateInfo-buffer-01879", [], "1.1.72", Checked,
        "Opaque-fd import with a dedicated buffer: the exporter must also have been dedicated to a buffer, made with identical parameters",
        "";
    MemoryDedicatedAllocateInfoBuffer02965, "VUID-VkMemoryDedicatedAllocateInfo-buffer-02965", [], "1.2.137", Checked,
        "With a dedicated buffer the allocation must be at least the buffer's required size (1.4.309 and older demanded equality)",
        "";
    MemoryDedicatedAllocateInfoImage01432, "VUID-VkMemoryDedicatedAllocateInfo-image-01432", [], "1.1.70", Checked,
        "Name an image or a buffer, never both",
        "";
    MemoryDedicatedAllocateInfoImage01434, "VUID-VkMemoryDedicatedAllocateInfo-image-01434", [], "1.1.70", Checked,
        "The dedicated image must not be a sparse-binding image",
        "";
    MemoryDedicatedAllocateInfoImage01797, "VUID-VkMemoryDedicatedAllocateInfo-image-01797", [], "1.1.71", Checked,
        "The dedicated image must not be a disjoint image",
        "";
    MemoryDedicatedAllocateInfoImage01878, "VUID-VkMemoryDedicatedAllocateInfo-image-01878", [], "1.1.72", Checked,
        "Opaque-fd import with a dedicated image: the exporter must also have been dedicated to an image, made with identical parameters",
        "";
    MemoryDedicatedAllocateInfoImage02964, "VUID-VkMemoryDedicatedAllocateInfo-image-02964", [], "1.2.137", Checked,
        "With a dedicated image the allocation must be at least the image's required size (1.4.309 and older demanded equality)",
        "";
    MemoryDedicatedAllocateInfoBufferParameter, "VUID-VkMemoryDedicatedAllocateInfo-buffer-parameter", [], "<=1.3.239", ByType,
        "buffer is a live handle of its type",
        "";
    MemoryDedicatedAllocateInfoCommonparent, "VUID-VkMemoryDedicatedAllocateInfo-commonparent", [], "<=1.3.239", ByType,
        "Both named objects belong to the same device",
        "";
    MemoryDedicatedAllocateInfoImageParameter, "VUID-VkMemoryDedicatedAllocateInfo-image-parameter", [], "<=1.3.239", ByType,
        "image is a live handle of its type",
        "";
    MemoryDedicatedAllocateInfoSTypeSType, "VUID-VkMemoryDedicatedAllocateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    MemoryAllocateFlagsInfoDeviceMask00675, "VUID-VkMemoryAllocateFlagsInfo-deviceMask-00675", [], "1.1.70", Checked,
        "If the mask flag is set, the mask must only name devices of the group",
        "";
    MemoryAllocateFlagsInfoDeviceMask00676, "VUID-VkMemoryAllocateFlagsInfo-deviceMask-00676", [], "1.1.70", Checked,
        "If the mask flag is set, the mask must not be empty",
        "";
    MemoryAllocateFlagsInfoFlags10760, "VUID-VkMemoryAllocateFlagsInfo-flags-10760", [], "1.4.315", Checked,
        "Zero-initialise must not be requested on an import",
        "";
    MemoryAllocateFlagsInfoFlags10761, "VUID-VkMemoryAllocateFlagsInfo-flags-10761", [], "1.4.315", Checked,
        "Zero-initialise must not be requested on protected memory",
        "";
    MemoryAllocateFlagsInfoFlagsParameter, "VUID-VkMemoryAllocateFlagsInfo-flags-parameter", [], "<=1.3.239", ByType,
        "flags holds only bits known to the enabled extensions",
        "";
    MemoryAllocateFlagsInfoSTypeSType, "VUID-VkMemoryAllocateFlagsInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    MemoryGetFdInfoHandleType00671, "VUID-VkMemoryGetFdInfoKHR-handleType-00671", [], "1.0.69", Checked,
        "Only a handle type that was listed for export when the memory was allocated may be fetched",
        "";
    MemoryGetFdInfoHandleType00672, "VUID-VkMemoryGetFdInfoKHR-handleType-00672", [], "1.0.69", Checked,
        "Only opaque-fd and dma-buf can be fetched as an fd",
        "";
    MemoryGetFdInfoHandleType12524, "VUID-VkMemoryGetFdInfoKHR-handleType-12524", [], "1.4.363", Checked,
        "A dma-buf cannot be fetched from memory that has several instances",
        "";
    MemoryGetFdInfoHandleTypeParameter, "VUID-VkMemoryGetFdInfoKHR-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    MemoryGetFdInfoMemoryParameter, "VUID-VkMemoryGetFdInfoKHR-memory-parameter", [], "<=1.3.239", ByType,
        "memory is a live handle of its type",
        "";
    MemoryGetFdInfoPNextPNext, "VUID-VkMemoryGetFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "";
    MemoryGetFdInfoSTypeSType, "VUID-VkMemoryGetFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    GetMemoryFdDeviceParameter, "VUID-vkGetMemoryFdKHR-device-parameter", [], "<=1.3.239", ByType,
        "device is a live handle of its type",
        "";
    GetMemoryFdPFdParameter, "VUID-vkGetMemoryFdKHR-pFd-parameter", [], "<=1.3.239", ByType,
        "pFd points to a valid value",
        "";
    GetMemoryFdPGetFdInfoParameter, "VUID-vkGetMemoryFdKHR-pGetFdInfo-parameter", [], "<=1.3.239", ByType,
        "pGetFdInfo points to a valid value",
        "";
    GetMemoryFdPropertiesFd00673, "VUID-vkGetMemoryFdPropertiesKHR-fd-00673", [], "1.0.54", Checked,
        "The queried fd must be a live memory fd (before: it had to stem from outside Vulkan)",
        "";
    GetMemoryFdPropertiesHandleType00674, "VUID-vkGetMemoryFdPropertiesKHR-handleType-00674", [], "1.0.54", Checked,
        "The fd-properties query may not be asked about opaque fds",
        "";
    GetMemoryFdPropertiesDeviceParameter, "VUID-vkGetMemoryFdPropertiesKHR-device-parameter", [], "<=1.3.239", ByType,
        "device is a live handle of its type",
        "";
    GetMemoryFdPropertiesHandleTypeParameter, "VUID-vkGetMemoryFdPropertiesKHR-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    GetMemoryFdPropertiesPMemoryFdPropertiesParameter, "VUID-vkGetMemoryFdPropertiesKHR-pMemoryFdProperties-parameter", [], "<=1.3.239", ByType,
        "pMemoryFdProperties points to a valid value",
        "";
    MemoryFdPropertiesPNextPNext, "VUID-VkMemoryFdPropertiesKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "";
    MemoryFdPropertiesSTypeSType, "VUID-VkMemoryFdPropertiesKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    ExternalMemoryImageCreateInfoHandleTypesParameter, "VUID-VkExternalMemoryImageCreateInfo-handleTypes-parameter", [], "<=1.3.239", ByType,
        "handleTypes holds only bits known to the enabled extensions",
        "";
    ExternalMemoryImageCreateInfoSTypeSType, "VUID-VkExternalMemoryImageCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    ExternalMemoryBufferCreateInfoHandleTypesParameter, "VUID-VkExternalMemoryBufferCreateInfo-handleTypes-parameter", [], "<=1.3.239", ByType,
        "handleTypes holds only bits known to the enabled extensions",
        "";
    ExternalMemoryBufferCreateInfoSTypeSType, "VUID-VkExternalMemoryBufferCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    PhysicalDeviceExternalImageFormatInfoHandleTypeParameter, "VUID-VkPhysicalDeviceExternalImageFormatInfo-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    PhysicalDeviceExternalImageFormatInfoSTypeSType, "VUID-VkPhysicalDeviceExternalImageFormatInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    PhysicalDeviceExternalBufferInfoNone09499, "VUID-VkPhysicalDeviceExternalBufferInfo-None-09499", [], "1.3.240..1.4.309", Checked,
        "Usage bits must be known ones unless the 64-bit usage struct is chained",
        "";
    PhysicalDeviceExternalBufferInfoNone09500, "VUID-VkPhysicalDeviceExternalBufferInfo-None-09500", [], "1.3.240..1.4.309", Checked,
        "Usage must not be empty unless the 64-bit usage struct is chained",
        "";
    PhysicalDeviceExternalBufferInfoFlagsParameter, "VUID-VkPhysicalDeviceExternalBufferInfo-flags-parameter", [], "<=1.3.239", ByType,
        "flags holds only bits known to the enabled extensions",
        "";
    PhysicalDeviceExternalBufferInfoHandleTypeParameter, "VUID-VkPhysicalDeviceExternalBufferInfo-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    PhysicalDeviceExternalBufferInfoPNextPNext, "VUID-VkPhysicalDeviceExternalBufferInfo-pNext-pNext", [], "<=1.3.239", ByType,
        "Only the listed extension structs may be chained",
        "";
    PhysicalDeviceExternalBufferInfoSTypeSType, "VUID-VkPhysicalDeviceExternalBufferInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    PhysicalDeviceExternalBufferInfoSTypeUnique, "VUID-VkPhysicalDeviceExternalBufferInfo-sType-unique", [], "1.3.240..1.4.309", ByType,
        "No struct type twice in the chain",
        "";
    ImportSemaphoreFdInfoFd01544, "VUID-VkImportSemaphoreFdInfoKHR-fd-01544", [], "1.0.60", Checked,
        "The fd must satisfy the compatibility table for its type (opaque fd: both UUIDs equal; sync fd: no rule)",
        "";
    ImportSemaphoreFdInfoFlags03323, "VUID-VkImportSemaphoreFdInfoKHR-flags-03323", [], "1.1.124", Checked,
        "A temporary import is not allowed from a timeline semaphore",
        "";
    ImportSemaphoreFdInfoHandleType01143, "VUID-VkImportSemaphoreFdInfoKHR-handleType-01143", [], "1.0.54", Checked,
        "Only opaque-fd and sync-fd can be imported here",
        "";
    ImportSemaphoreFdInfoHandleType03263, "VUID-VkImportSemaphoreFdInfoKHR-handleType-03263", [], "1.1.124", Checked,
        "Opaque fd: target semaphore's create flags must equal the exporter's (all flags are zero today)",
        "";
    ImportSemaphoreFdInfoHandleType03264, "VUID-VkImportSemaphoreFdInfoKHR-handleType-03264", [], "1.1.124", Checked,
        "Opaque fd: target semaphore's type (binary/timeline) must equal the exporter's",
        "";
    ImportSemaphoreFdInfoHandleType07307, "VUID-VkImportSemaphoreFdInfoKHR-handleType-07307", [], "1.3.228", Checked,
        "Copy-transference types (sync fd) must be imported temporarily",
        "";
    ImportSemaphoreFdInfoFlagsParameter, "VUID-VkImportSemaphoreFdInfoKHR-flags-parameter", [], "<=1.3.239", ByType,
        "flags holds only bits known to the enabled extensions",
        "";
    ImportSemaphoreFdInfoHandleTypeParameter, "VUID-VkImportSemaphoreFdInfoKHR-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    ImportSemaphoreFdInfoPNextPNext, "VUID-VkImportSemaphoreFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "";
    ImportSemaphoreFdInfoSTypeSType, "VUID-VkImportSemaphoreFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    ImportSemaphoreFdInfoSemaphoreParameter, "VUID-VkImportSemaphoreFdInfoKHR-semaphore-parameter", [], "<=1.3.239", ByType,
        "semaphore is a live handle of its type",
        "";
    SemaphoreGetFdInfoHandleType01132, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01132", [], "1.0.69", Checked,
        "Only a handle type listed for export at creation of the current payload may be fetched",
        "";
    SemaphoreGetFdInfoHandleType01134, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01134", [], "1.0.69", Checked,
        "Copy types: no queue may be waiting on the semaphore",
        "";
    SemaphoreGetFdInfoHandleType01135, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01135", [], "1.0.69", Checked,
        "Copy types: the semaphore must be signalled or have a signal pending",
        "";
    SemaphoreGetFdInfoHandleType01136, "VUID-VkSemaphoreGetFdInfoKHR-handleType-01136", [], "1.0.69", Checked,
        "The handle type must be an fd type",
        "";
    SemaphoreGetFdInfoHandleType03253, "VUID-VkSemaphoreGetFdInfoKHR-handleType-03253", [], "1.1.124", Checked,
        "Copy types: only binary semaphores",
        "";
    SemaphoreGetFdInfoHandleType03254, "VUID-VkSemaphoreGetFdInfoKHR-handleType-03254", [], "1.1.124", Checked,
        "Copy types: the signal and all signals it depends on must already be submitted",
        "";
    SemaphoreGetFdInfoSemaphore01133, "VUID-VkSemaphoreGetFdInfoKHR-semaphore-01133", [], "1.0.69", Checked,
        "While an imported payload is in place, export only if the import type is reported as re-exportable",
        "";
    SemaphoreGetFdInfoHandleTypeParameter, "VUID-VkSemaphoreGetFdInfoKHR-handleType-parameter", [], "<=1.3.239", ByType,
        "handleType is a single value known to the enabled extensions",
        "";
    SemaphoreGetFdInfoPNextPNext, "VUID-VkSemaphoreGetFdInfoKHR-pNext-pNext", [], "<=1.3.239", ByType,
        "Nothing may be chained",
        "";
    SemaphoreGetFdInfoSTypeSType, "VUID-VkSemaphoreGetFdInfoKHR-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    SemaphoreGetFdInfoSemaphoreParameter, "VUID-VkSemaphoreGetFdInfoKHR-semaphore-parameter", [], "<=1.3.239", ByType,
        "semaphore is a live handle of its type",
        "";
    ExportSemaphoreCreateInfoHandleTypes01124, "VUID-VkExportSemaphoreCreateInfo-handleTypes-01124", [], "1.1.70", Checked,
        "Every export type must be reported exportable and all mutually compatible",
        "";
    ExportSemaphoreCreateInfoHandleTypesParameter, "VUID-VkExportSemaphoreCreateInfo-handleTypes-parameter", [], "<=1.3.239", ByType,
        "handleTypes holds only bits known to the enabled extensions",
        "";
    ExportSemaphoreCreateInfoSTypeSType, "VUID-VkExportSemaphoreCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    ImportSemaphoreFdSemaphore01142, "VUID-vkImportSemaphoreFdKHR-semaphore-01142", [], "1.0.54", Checked,
        "The target semaphore must have no unfinished queue work",
        "";
    ImportSemaphoreFdDeviceParameter, "VUID-vkImportSemaphoreFdKHR-device-parameter", [], "<=1.3.239", ByType,
        "device is a live handle of its type",
        "";
    ImportSemaphoreFdPImportSemaphoreFdInfoParameter, "VUID-vkImportSemaphoreFdKHR-pImportSemaphoreFdInfo-parameter", [], "<=1.3.239", ByType,
        "pImportSemaphoreFdInfo points to a valid value",
        "";
    GetSemaphoreFdDeviceParameter, "VUID-vkGetSemaphoreFdKHR-device-parameter", [], "<=1.3.239", ByType,
        "device is a live handle of its type",
        "";
    GetSemaphoreFdPFdParameter, "VUID-vkGetSemaphoreFdKHR-pFd-parameter", [], "<=1.3.239", ByType,
        "pFd points to a valid value",
        "";
    GetSemaphoreFdPGetFdInfoParameter, "VUID-vkGetSemaphoreFdKHR-pGetFdInfo-parameter", [], "<=1.3.239", ByType,
        "pGetFdInfo points to a valid value",
        "";
    SemaphoreTypeCreateInfoSemaphoreType03279, "VUID-VkSemaphoreTypeCreateInfo-semaphoreType-03279", [], "1.2.131", Checked,
        "Binary type has initial value zero",
        "";
    SemaphoreTypeCreateInfoTimelineSemaphore03252, "VUID-VkSemaphoreTypeCreateInfo-timelineSemaphore-03252", [], "1.2.131", Checked,
        "Timeline type needs the timelineSemaphore feature",
        "";
    SemaphoreTypeCreateInfoSTypeSType, "VUID-VkSemaphoreTypeCreateInfo-sType-sType", [], "<=1.3.239", ByType,
        "The struct carries its own type tag",
        "";
    SemaphoreTypeCreateInfoSemaphoreTypeParameter, "VUID-VkSemaphoreTypeCreateInfo-semaphoreType-parameter", [], "<=1.3.239", ByType,
        "semaphoreType is a single value known to the enabled extensions",
        "";
    AllocateMemoryDeviceCoherentMemory02790, "VUID-vkAllocateMemory-deviceCoherentMemory-02790", [], "1.1.121", Checked,
        "AMD device-coherent types need their feature",
        "";
    AllocateMemoryMaxMemoryAllocationCount04101, "VUID-vkAllocateMemory-maxMemoryAllocationCount-04101", [], "1.2.144", Checked,
        "The number of live allocations (imports count too) must stay below the limit",
        "";
    AllocateMemoryPAllocateInfo01713, "VUID-vkAllocateMemory-pAllocateInfo-01713", [], "1.0.65", Checked,
        "Size must not exceed the heap of the chosen memory type",
        "";
    AllocateMemoryPAllocateInfo01714, "VUID-vkAllocateMemory-pAllocateInfo-01714", [], "1.0.65", Checked,
        "Memory type index must be below the reported count",
        "";
    AllocateMemoryDeviceParameter, "VUID-vkAllocateMemory-device-parameter", [], "<=1.3.239", ByType,
        "device is a live handle of its type",
        "";
    AllocateMemoryDeviceQueuecount, "VUID-vkAllocateMemory-device-queuecount", [], "1.4.310..1.4.363", ByType,
        "The device was created with at least one queue",
        "";
    AllocateMemoryPAllocateInfoParameter, "VUID-vkAllocateMemory-pAllocateInfo-parameter", [], "<=1.3.239", ByType,
        "pAllocateInfo points to a valid value",
        "";
    AllocateMemoryPAllocatorParameter, "VUID-vkAllocateMemory-pAllocator-parameter", [], "<=1.3.239", ByType,
        "Allocation callbacks, if given, are valid",
        "";
    AllocateMemoryPMemoryParameter, "VUID-vkAllocateMemory-pMemory-parameter", [], "<=1.3.239", ByType,
        "pMemory points to a valid value",
        "";
    BindBufferMemoryInfoBuffer01444, "VUID-VkBindBufferMemoryInfo-buffer-01444", [], "<=1.3.239", Checked,
        "A buffer that requires dedication must be bound to memory dedicated to it",
        "";
    BindBufferMemoryInfoMemory01508, "VUID-VkBindBufferMemoryInfo-memory-01508", [], "<=1.3.239", Checked,
        "Memory dedicated to a buffer binds only that buffer, at offset zero",
        "";
    BindBufferMemoryInfoMemory02726, "VUID-VkBindBufferMemoryInfo-memory-02726", [], "<=1.3.239", Checked,
        "Exportable memory must share at least one handle type with the buffer's external types",
        "";
    BindBufferMemoryInfoMemory02985, "VUID-VkBindBufferMemoryInfo-memory-02985", ["VUID-VkBindBufferMemoryInfo-memory-02727"], "<=1.3.239", Checked,
        "Imported memory: its import handle type must be among the buffer's external types",
        "";
    BindBufferMemoryInfoMemory10925, "VUID-VkBindBufferMemoryInfo-memory-10925", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to an image binds no buffer",
        "";
    BindImageMemoryInfoImage01445, "VUID-VkBindImageMemoryInfo-image-01445", [], "<=1.3.239", Checked,
        "An image that requires dedication must be bound to memory dedicated to it",
        "";
    BindImageMemoryInfoMemory02628, "VUID-VkBindImageMemoryInfo-memory-02628", [], "<=1.3.239", Checked,
        "Without the NV aliasing feature, memory dedicated to an image binds only that image, at offset zero",
        "";
    BindImageMemoryInfoMemory02629, "VUID-VkBindImageMemoryInfo-memory-02629", [], "<=1.3.239", Checked,
        "With the NV aliasing feature, memory dedicated to an image binds that image or a like-made smaller one, at offset zero",
        "";
    BindImageMemoryInfoMemory02728, "VUID-VkBindImageMemoryInfo-memory-02728", [], "<=1.3.239", Checked,
        "Exportable memory must share at least one handle type with the image's external types",
        "";
    BindImageMemoryInfoMemory02989, "VUID-VkBindImageMemoryInfo-memory-02989", ["VUID-VkBindImageMemoryInfo-memory-02729"], "<=1.3.239", Checked,
        "Imported memory: its import handle type must be among the image's external types",
        "";
    BindImageMemoryInfoMemory10926, "VUID-VkBindImageMemoryInfo-memory-10926", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to a buffer binds no image",
        "";
    BufferCreateInfoPNext00920, "VUID-VkBufferCreateInfo-pNext-00920", [], "1.0.49", Checked,
        "Every external handle type of the buffer must be in the compatible set reported for these parameters",
        "";
    ImageCreateInfoPNext00988, "VUID-VkImageCreateInfo-pNext-00988", [], "1.0.49", Checked,
        "The NV and the core external-memory image structs exclude each other",
        "";
    ImageCreateInfoPNext00990, "VUID-VkImageCreateInfo-pNext-00990", [], "1.0.49", Checked,
        "Every external handle type of the image must be in the compatible set reported for exactly these creation parameters",
        "";
    ImageCreateInfoPNext01443, "VUID-VkImageCreateInfo-pNext-01443", [], "1.0.54", Checked,
        "An image with external handle types must start in the UNDEFINED layout",
        "";
    ImageCreateInfoPNext09654, "VUID-VkImageCreateInfo-pNext-09654", [], "1.3.285", Checked,
        "The MESA alignment-control struct and the external-memory struct exclude each other",
        "";
    BindBufferMemoryBuffer01444, "VUID-vkBindBufferMemory-buffer-01444", [], "1.0.54", Checked,
        "A buffer that requires dedication must be bound to memory dedicated to it",
        "";
    BindBufferMemoryMemory01508, "VUID-vkBindBufferMemory-memory-01508", [], "1.0.58", Checked,
        "Memory dedicated to a buffer binds only that buffer, at offset zero",
        "";
    BindBufferMemoryMemory02726, "VUID-vkBindBufferMemory-memory-02726", [], "1.1.108", Checked,
        "Exportable memory must share at least one handle type with the buffer's external types",
        "";
    BindBufferMemoryMemory02985, "VUID-vkBindBufferMemory-memory-02985", ["VUID-vkBindBufferMemory-memory-02727"], "1.2.138", Checked,
        "Imported memory: its import handle type must be among the buffer's external types",
        "";
    BindBufferMemoryMemory10925, "VUID-vkBindBufferMemory-memory-10925", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to an image binds no buffer",
        "";
    BindImageMemoryImage01445, "VUID-vkBindImageMemory-image-01445", [], "1.0.54", Checked,
        "An image that requires dedication must be bound to memory dedicated to it",
        "";
    BindImageMemoryMemory02628, "VUID-vkBindImageMemory-memory-02628", [], "1.1.99", Checked,
        "Without the NV aliasing feature, memory dedicated to an image binds only that image, at offset zero",
        "";
    BindImageMemoryMemory02629, "VUID-vkBindImageMemory-memory-02629", [], "1.1.99", Checked,
        "With the NV aliasing feature, memory dedicated to an image binds that image or a like-made smaller one, at offset zero",
        "";
    BindImageMemoryMemory02728, "VUID-vkBindImageMemory-memory-02728", [], "1.1.108", Checked,
        "Exportable memory must share at least one handle type with the image's external types",
        "";
    BindImageMemoryMemory02989, "VUID-vkBindImageMemory-memory-02989", ["VUID-vkBindImageMemory-memory-02729"], "1.2.138", Checked,
        "Imported memory: its import handle type must be among the image's external types",
        "";
    BindImageMemoryMemory10926, "VUID-vkBindImageMemory-memory-10926", [], "1.4.310..1.4.363", Checked,
        "Memory dedicated to a buffer binds no image",
        "";
}

impl fmt::Display for Vuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Vuid {
    /// Finds a rule by its current id or by one that it had before, with or without the leading
    /// `VUID-`.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        let bare = |id: &str| id.strip_prefix("VUID-").unwrap_or(id).to_owned();
        let wanted = bare(id);
        let current = Self::ALL.iter().find(|of| bare(of.id()) == wanted);
        let former = || {
            Self::ALL
                .iter()
                .find(|of| of.former_ids().iter().any(|former| bare(former) == wanted))
        };
        current.or_else(former).copied()
    }
}
