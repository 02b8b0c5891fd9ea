//! The rules by name, with keeper and source.

use std::fmt;

/// Who keeps a rule when the safe part of this crate is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// No safe code can break it.
    ImpossibleByType,
    /// Checked at run time, before the driver is called.
    Checked,
    /// The caller, in a `# Safety` section or as stated in the docs: it cannot be seen from here.
    OwedByCaller,
}

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ImpossibleByType => "impossible by type",
            Self::Checked => "checked",
            Self::OwedByCaller => "owed by the caller",
        })
    }
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Source {
    /// The runtime API's chapter on external resources.
    Runtime,
    /// The driver API's chapter on external resources.
    Driver,
    /// The runtime API's chapter on memory, which defines extents and flags of arrays.
    Arrays,
    /// The driver API's text on creating texture objects.
    Textures,
    /// The programming guide's chapter on interoperability.
    Guide,
    /// The Vulkan specification.
    Vulkan,
    /// Seen on a real driver only: NVIDIA H200, driver 580.159.04, CUDA 13.0.
    Measured,
}

impl Source {
    /// The page, where there is one.
    #[must_use]
    pub const fn url(self) -> Option<&'static str> {
        Some(match self {
            Self::Runtime => {
                "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html"
            }
            Self::Driver => {
                "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html"
            }
            Self::Arrays => {
                "https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__MEMORY.html"
            }
            Self::Textures => {
                "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html"
            }
            Self::Guide => {
                "https://docs.nvidia.com/cuda/cuda-c-programming-guide/index.html#external-resource-interoperability"
            }
            Self::Vulkan => "https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html",
            Self::Measured => return None,
        })
    }

    /// A few words for tables.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Runtime => "runtime API",
            Self::Driver => "driver API",
            Self::Arrays => "runtime API, arrays",
            Self::Textures => "driver API, textures",
            Self::Guide => "programming guide",
            Self::Vulkan => "Vulkan",
            Self::Measured => "measured",
        }
    }
}

/// The raw descriptor in which a rule can be checked by itself, for those who call the C functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RawDescriptor {
    /// `cudaExternalMemoryHandleDesc`
    MemoryHandle,
    /// `cudaExternalMemoryBufferDesc`
    Buffer,
    /// `cudaExternalMemoryMipmappedArrayDesc`
    MipmappedArray,
    /// `cudaExternalSemaphoreHandleDesc`
    SemaphoreHandle,
}

impl RawDescriptor {
    /// The C name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MemoryHandle => "cudaExternalMemoryHandleDesc",
            Self::Buffer => "cudaExternalMemoryBufferDesc",
            Self::MipmappedArray => "cudaExternalMemoryMipmappedArrayDesc",
            Self::SemaphoreHandle => "cudaExternalSemaphoreHandleDesc",
        }
    }
}

macro_rules! raw {
    () => {
        None
    };
    ($raw:ident) => {
        Some(RawDescriptor::$raw)
    };
}

macro_rules! rules {
    ($($name:ident: $text:literal, $keeper:ident, $source:ident $(, $raw:ident)?;)*) => {
        /// A rule of sharing memory and semaphores with CUDA.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum CudaRule {
            $(#[doc = $text] $name,)*
        }

        impl CudaRule {
            /// Every rule, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The rule in words.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// Who keeps it.
            #[must_use]
            pub const fn keeper(self) -> Keeper {
                match self { $(Self::$name => Keeper::$keeper,)* }
            }

            /// Where it stands.
            #[must_use]
            pub const fn source(self) -> Source {
                match self { $(Self::$name => Source::$source,)* }
            }

            /// The raw descriptor in which it is checked for those who call C themselves.
            #[must_use]
            pub const fn raw_descriptor(self) -> Option<RawDescriptor> {
                match self { $(Self::$name => raw!($($raw)?),)* }
            }
        }
    };
}

rules! {
    MemoryHandleTypeKnown: "A memory handle is of a type that the runtime knows.", ImpossibleByType, Runtime, MemoryHandle;
    DmaBufIsDriverApiOnly: "A dma-buf cannot be imported through the runtime API.", Checked, Driver, MemoryHandle;
    MemoryFdNotNegative: "The fd of a memory object is an open descriptor, not a negative number.", ImpossibleByType, Runtime, MemoryHandle;
    MemoryFdNamesMemory: "The fd names a memory object: nothing on it tells memory from a semaphore.", OwedByCaller, Measured;
    FdUnusedAfterImport: "Nothing operates on an fd that CUDA has imported.", ImpossibleByType, Runtime;
    FdAfterFailedImport: "After a failed import the fd is closed once: by the driver or by us.", ImpossibleByType, Measured;
    Win32HandleOrName: "An NT handle comes as handle or as name, never both or neither.", ImpossibleByType, Runtime, MemoryHandle;
    KmtHandleWithoutName: "A KMT handle comes as handle, never as name.", ImpossibleByType, Runtime, MemoryHandle;
    NvSciBufNotNull: "An `NvSciBuf` object is not null.", ImpossibleByType, Runtime, MemoryHandle;
    MemorySizeNotZero: "The size of a memory object is not zero.", Checked, Runtime, MemoryHandle;
    MemorySizeIsAllocationSize: "The size of an import is that of the exported allocation.", Checked, Guide, MemoryHandle;
    HandleFlagsKnown: "The flags of a memory handle are zero or the dedicated flag.", ImpossibleByType, Runtime, MemoryHandle;
    DedicatedAgrees: "The dedicated flag is set exactly if the allocation was dedicated.", Checked, Guide, MemoryHandle;
    DedicatedForDirect3dResource: "The dedicated flag is set for Direct3D resources.", ImpossibleByType, Runtime, MemoryHandle;
    HandleReservedZero: "The reserved words of a memory handle are zero.", ImpossibleByType, Runtime, MemoryHandle;

    BufferSizeNotZero: "A mapped buffer has at least one byte.", Checked, Measured, Buffer;
    BufferInsideMemory: "Offset and size of a mapped buffer end within the memory object.", Checked, Runtime, Buffer;
    BufferOffsetAligned: "The offset of a mapped buffer is aligned as Vulkan asks for it.", Checked, Runtime, Buffer;
    BufferFlagsZero: "The flags of a mapped buffer are zero.", ImpossibleByType, Runtime, Buffer;
    BufferReservedZero: "The reserved words of a buffer descriptor are zero.", ImpossibleByType, Runtime, Buffer;
    OverlappingBuffersVolatile: "Buffers mapped twice over one range are accessed as volatile.", OwedByCaller, Runtime;
    MappingsFreed: "Every mapping is freed, by the right call, before its memory is destroyed.", ImpossibleByType, Runtime;

    FormatMappable: "The format of a mapped image has a CUDA element.", Checked, Driver;
    ChannelKindMappable: "The channel kind is a known one and not the kind None.", ImpossibleByType, Measured, MipmappedArray;
    ChannelCount: "An array element has 1, 2 or 4 channels.", ImpossibleByType, Driver, MipmappedArray;
    ChannelBits: "The channels of an element are equally wide, 8, 16 or 32 bits, or as the kind demands.", ImpossibleByType, Arrays, MipmappedArray;
    FormatMatchesImage: "The channels describe the image's own format or a same-sized one that was asked for.", Checked, Measured, MipmappedArray;
    ExtentNotZero: "No dimension of an image is zero.", Checked, Arrays, MipmappedArray;
    ExtentMatchesFlags: "Depth is zero for 2D, the layer count for layered arrays, six a cube; height is zero for 1D.", ImpossibleByType, Arrays, MipmappedArray;
    CubeSquare: "The faces of a cube are square.", Checked, Arrays, MipmappedArray;
    CubeLayers: "A cube array has six layers a cube.", Checked, Arrays, MipmappedArray;
    ExtentMatchesImage: "The extent is the image's own, not smaller and not transposed.", Checked, Measured, MipmappedArray;
    OffsetMatchesImage: "The offset is the one that the image is bound at.", Checked, Guide, MipmappedArray;
    OneLayerIsPlain: "An image of one layer is mapped as a plain array.", Checked, Measured, MipmappedArray;
    LevelsNotZero: "At least one level is mapped: zero corrupts the heap of the process.", Checked, Measured, MipmappedArray;
    LevelsWithinChain: "No more levels are mapped than the full mip chain has.", Checked, Arrays, MipmappedArray;
    LevelsMatchImage: "Levels mapped are the image's, or the full chain for layered images with mips.", Checked, Measured, MipmappedArray;
    LevelExists: "Only levels that the image has are used.", Checked, Vulkan;
    ArrayFlagsKnown: "No unknown flag of an array is set.", ImpossibleByType, Measured, MipmappedArray;
    ArrayFlagsForExternalMemory: "An array over external memory is neither sparse nor mapped later.", ImpossibleByType, Arrays, MipmappedArray;
    ColorAttachmentFlag: "The colour-attachment flag is set if the image can be a colour attachment.", Checked, Runtime, MipmappedArray;
    SurfaceFlag: "Surface objects need the surface flag, which is set for storage usage.", Checked, Arrays, MipmappedArray;
    GatherTwoDimensional: "Texture gather works on plain 2D arrays only.", Checked, Arrays, MipmappedArray;
    NvSciBufOneLevel: "An array over an `NvSciBuf` has one level.", ImpossibleByType, Runtime, MipmappedArray;
    DmaBufNoArray: "Memory imported from a dma-buf cannot be mapped as an array.", Checked, Driver, MipmappedArray;
    ArrayInsideMemory: "Offset and levels of an array end within the memory object.", Checked, Measured, MipmappedArray;
    ArrayOffsetAligned: "The offset of an array is aligned as Vulkan asks for it.", Checked, Measured, MipmappedArray;
    ArrayReservedZero: "The reserved words of an array descriptor are zero.", ImpossibleByType, Runtime, MipmappedArray;
    ArrayWithinDeviceLimits: "The extent of an array is within the device's limits.", Checked, Arrays;
    LevelArraysNotFreed: "The array of a level is never freed by itself.", ImpossibleByType, Driver;

    OptimalTilingIsArray: "An image of optimal tiling is mapped as an array, one of linear tiling as a pitched buffer.", Checked, Measured;
    LinearPitches: "The pitches of a linear image hold its rows, slices and layers.", Checked, Vulkan;
    NotMultisampled: "A mapped image has one sample a texel.", Checked, Vulkan;
    NotSparse: "A mapped image is bound to one piece of memory.", Checked, Vulkan;
    NotProtected: "A mapped image is not protected.", Checked, Vulkan;
    NoDrmModifier: "A mapped image has no DRM format modifier: CUDA cannot be told its tiling.", Checked, Measured;
    TilingAsMeasured: "An image whose flags may change its tiling or its level sizes is not mapped.", Checked, Measured;
    ImageDescriptionValid: "The description of the image is one that Vulkan allows.", Checked, Vulkan;
    DedicatedAtOffsetZero: "A dedicated allocation holds its image or buffer at offset zero.", Checked, Vulkan, MipmappedArray;

    SemaphoreHandleTypeKnown: "A semaphore handle is of a type that the runtime knows.", ImpossibleByType, Runtime, SemaphoreHandle;
    SemaphoreFdNotNegative: "The fd of a semaphore is an open descriptor, not a negative number.", ImpossibleByType, Runtime, SemaphoreHandle;
    SemaphoreFdNamesSemaphore: "The fd names a semaphore: nothing on it tells a semaphore from memory.", OwedByCaller, Measured;
    SemaphoreKindAgrees: "A binary semaphore is imported as binary, a timeline as timeline.", ImpossibleByType, Runtime, SemaphoreHandle;
    SemaphoreHandleOrName: "A semaphore's NT handle comes as handle or as name, a KMT handle never as name.", ImpossibleByType, Runtime, SemaphoreHandle;
    NvSciSyncNotNull: "An `NvSciSync` object is not null.", ImpossibleByType, Runtime, SemaphoreHandle;
    SemaphoreFlagsZero: "The flags of a semaphore handle are zero.", ImpossibleByType, Runtime, SemaphoreHandle;
    SemaphoreReservedZero: "The reserved words of a semaphore handle are zero.", ImpossibleByType, Runtime, SemaphoreHandle;
    SignalFlagsZero: "The flags of a signal or wait are zero for Vulkan semaphores.", ImpossibleByType, Runtime;
    TimelineSupported: "The device and the driver support timeline semaphores.", Checked, Driver;
    TimelineValueRises: "A signalled value is above every value before it.", Checked, Runtime;
    TimelineValueOfOthers: "Values signalled by other processes are below ours too.", OwedByCaller, Vulkan;
    BinarySignalBeforeWait: "The signal of a binary semaphore is issued before its wait.", Checked, Guide;
    BinaryOneWaitPerSignal: "A binary semaphore has one wait for each signal.", Checked, Guide;
    SemaphorePairing: "What CUDA signals, Vulkan waits for, and the reverse.", OwedByCaller, Guide;
    SemaphoreOutlivesWork: "A semaphore is destroyed after the work that uses it.", Checked, Runtime;

    RuntimeVersion: "The runtime knows the handle types and structs that are used.", Checked, Runtime;
    DriverVersion: "The driver is as new as the runtime needs.", Checked, Runtime;
    DeviceUuidMatches: "Exporter and importer are the same device, by UUID.", Checked, Vulkan;
    DeviceUuidNotZero: "A UUID of zeros identifies no device.", Checked, Measured;
    DriverUuidMatches: "Exporter and importer use the same driver; CUDA does not tell its UUID.", OwedByCaller, Vulkan;
    SingleDevice: "The memory lives on one device, not on a group.", Checked, Driver;
    ContextCurrent: "The import's context is current in every call.", Checked, Driver;
    StreamOfContext: "A stream belongs to the context of what is used on it.", Checked, Driver;
    HandleTypeExported: "Memory and image were created exportable as the handle type that is used.", Checked, Vulkan;
    OwnershipTransferred: "Vulkan releases to the external queue family before CUDA uses the memory, and acquires after.", OwedByCaller, Vulkan;
    LayoutGeneral: "The image was moved out of the undefined layout before CUDA writes, and is handed over as general.", OwedByCaller, Measured;
    HostCoherence: "Memory that the host maps is flushed and invalidated around CUDA's use.", OwedByCaller, Runtime;
    OtherWriters: "Accesses of both sides to one range are ordered by semaphores.", OwedByCaller, Vulkan;

    LinearFilterReadsFloats: "A linear filter needs an element that arrives as floats.", Checked, Guide;
    NormalizedReadOfNarrowIntegers: "Integers arrive as floats in 0 to 1 or -1 to 1 for 8 and 16 bits only.", Checked, Textures;
    SrgbOfEightBits: "sRGB is decoded from 8-bit channels that arrive normalised.", Checked, Textures;
    WrapNeedsNormalizedCoordinates: "Wrap and mirror need normalised coordinates.", Checked, Textures;
    MipmapsNeedNormalizedCoordinates: "A texture over a mip chain needs normalised coordinates.", Checked, Textures;
    MipRangeWithinLevels: "The mip range of a texture lies within the levels that the image has.", Checked, Textures;
    AnisotropyRange: "Anisotropy is between 1 and 16.", Checked, Textures;
    BorderOfRead: "A border colour has the type that the texture reads.", Checked, Textures;
    SeamlessNeedsCube: "Seamless filtering needs a cube.", Checked, Textures;
}

impl fmt::Display for CudaRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The table of all rules in Markdown: name, text, keeper, source, raw descriptor.
#[must_use]
pub fn table() -> String {
    let mut text = String::from(
        "\n| rule | meaning | kept | stands in | raw check |\n|---|---|---|---|---|\n",
    );
    for rule in CudaRule::ALL {
        let source = rule.source();
        let label = source.label();
        let place = source
            .url()
            .map_or_else(|| label.to_owned(), |url| format!("[{label}]({url})"));
        let raw = rule
            .raw_descriptor()
            .map_or_else(String::new, |raw| format!("`{}`", raw.name()));
        text += &format!(
            "| `{rule}` | {} | {} | {place} | {raw} |\n",
            rule.text(),
            rule.keeper()
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_table_in_the_docs_is_the_enum() {
        assert_eq!(
            include_str!("table.md"),
            table(),
            "write the output of `rules::table()` to src/rules/table.md"
        );
    }

    #[test]
    fn every_rule_says_something_of_its_own() {
        let texts: HashSet<&str> = CudaRule::ALL.iter().map(|rule| rule.text()).collect();
        assert_eq!(texts.len(), CudaRule::ALL.len());
        let kept = |keeper| {
            CudaRule::ALL
                .iter()
                .filter(|rule| rule.keeper() == keeper)
                .count()
        };
        assert!(
            kept(Keeper::ImpossibleByType) > 20
                && kept(Keeper::Checked) > 40
                && kept(Keeper::OwedByCaller) > 5
        );
    }
}
