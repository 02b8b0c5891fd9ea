//! What a check found wrong, with the values that disagree.

use std::error::Error;
use std::fmt;

use ash::vk;
use vk_fd_import::Vuid;

use super::CudaRule;
use crate::format::{ChannelDescription, UnmappableFormat};
use crate::layout::ArrayShape;
use crate::texture::{AddressMode, ReadAs, ReadMode};

macro_rules! violations {
    ($(
        #[doc = $doc:literal]
        $name:ident { $($(#[doc = $field_doc:literal])* $field:ident: $type:ty),* $(,)? } => $rule:ident, $text:literal $(, $arg:expr)*;
    )*) => {
        /// One broken rule, with the values that disagree.
        #[derive(Clone, PartialEq)]
        #[non_exhaustive]
        pub enum Violation {
            $(
                #[doc = $doc]
                $name { $($(#[doc = $field_doc])* $field: $type,)* },
            )*
        }

        impl Violation {
            /// The rule that is broken.
            #[must_use]
            pub const fn rule(&self) -> CudaRule {
                match self { $(Self::$name { .. } => CudaRule::$rule,)* }
            }

            /// The Vulkan rule that is broken too, where there is one. CUDA has no ids of its own.
            #[must_use]
            pub const fn vuid(&self) -> Option<Vuid> {
                match self {
                    Self::DedicatedAtOffset { .. } => Some(Vuid::BindImageMemoryMemory02628),
                    Self::DedicatedBufferAtOffset { .. } => Some(Vuid::BindBufferMemoryMemory01508),
                    _ => None,
                }
            }

            const fn name(&self) -> &'static str {
                match self { $(Self::$name { .. } => stringify!($name),)* }
            }

            fn describe(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name { $($field,)* } => {
                        $(let _ = &$field;)*
                        write!(f, $text $(, $arg)*)
                    })*
                }
            }
        }
    };
}

violations! {
    // Images.
    #[doc = "The image's format has no CUDA element."]
    UnmappableImageFormat {
        /// Which format, why, and what to do.
        refused: UnmappableFormat,
    } => FormatMappable, "{refused}";
    #[doc = "The stand-in for a format has another texel size."]
    ReinterpretedTexelSize {
        /// Bytes of a texel or block of the image; 0 if it has no single one.
        image_bytes: u32,
        /// Bytes of a texel of the stand-in.
        stand_in_bytes: u32,
    } => FormatMatchesImage, "texels of {stand_in_bytes} bytes cannot stand in for texels or blocks of {image_bytes} bytes; choose a format of the same size";
    #[doc = "The format has no normalised kind."]
    NoNormalizedKind {
        /// The image's format.
        format: vk::Format,
    } => FormatMatchesImage, "{format:?} has no normalised channel kind";
    #[doc = "The image type is none of 1D, 2D and 3D."]
    UnknownImageType {
        /// The type.
        image_type: vk::ImageType,
    } => ImageDescriptionValid, "image type {} is not known", image_type.as_raw();
    #[doc = "A dimension of the image is zero."]
    ZeroExtent {
        /// The extent in texels.
        extent: vk::Extent3D,
    } => ExtentNotZero, "extent {}x{}x{} has a zero", extent.width, extent.height, extent.depth;
    #[doc = "A dimension that the image type lacks is not 1."]
    ExtentBeyondType {
        /// The type.
        image_type: vk::ImageType,
        /// The extent in texels.
        extent: vk::Extent3D,
    } => ImageDescriptionValid, "extent {}x{}x{} does not fit {image_type:?}", extent.width, extent.height, extent.depth;
    #[doc = "The image has no layer."]
    ZeroLayers {} => ImageDescriptionValid, "the image has 0 layers";
    #[doc = "A 3D image has layers."]
    LayersOfThreeD {
        /// How many.
        layers: u32,
    } => ImageDescriptionValid, "a 3D image has {layers} layers, not 1";
    #[doc = "No level is asked for."]
    ZeroLevels {} => LevelsNotZero, "0 levels";
    #[doc = "More levels than the full chain of the extent."]
    TooManyLevels {
        /// Levels asked for.
        levels: u32,
        /// Levels of the full chain.
        chain: u32,
    } => LevelsWithinChain, "{levels} levels are asked for and the full chain has {chain}";
    #[doc = "The image has several samples a texel."]
    Multisampled {
        /// The sample count.
        samples: vk::SampleCountFlags,
    } => NotMultisampled, "{samples:?} samples a texel, CUDA has no counterpart; resolve it first";
    #[doc = "The image is sparse."]
    Sparse {
        /// The sparse flags.
        flags: vk::ImageCreateFlags,
    } => NotSparse, "the image is sparse ({flags:?}); create it without these flags";
    #[doc = "The image's planes or device instances are bound to separate memory."]
    BoundInParts {
        /// The flags.
        flags: vk::ImageCreateFlags,
    } => NotSparse, "the image is bound in parts ({flags:?}); create it without these flags";
    #[doc = "The image is protected."]
    Protected {} => NotProtected, "the image is protected; create it without PROTECTED";
    #[doc = "Flags that may change tiling or level sizes in a way that nobody measured."]
    UnmeasuredFlags {
        /// The flags.
        flags: vk::ImageCreateFlags,
    } => TilingAsMeasured, "{flags:?} may change how texels lie in memory; create the image without these flags";
    #[doc = "The image has a DRM format modifier."]
    DrmModifier {} => NoDrmModifier, "CUDA cannot be told the tiling of a DRM format modifier; create the image with OPTIMAL or LINEAR tiling";
    #[doc = "A linear image where an array was asked for."]
    LinearAsArray {} => OptimalTilingIsArray, "a linear image is no array; map it as a pitched buffer (SharedLinearImage, ExternalMemory::map_pitched)";
    #[doc = "An image that is not linear where a pitched buffer was asked for."]
    NotLinear {
        /// The tiling.
        tiling: vk::ImageTiling,
    } => OptimalTilingIsArray, "an image of {tiling:?} tiling is no pitched buffer; map it as an array (SharedImage, ExternalMemory::map_image)";
    #[doc = "The tiling is none that this crate knows."]
    UnknownTiling {
        /// The tiling.
        tiling: vk::ImageTiling,
    } => OptimalTilingIsArray, "tiling {} is not known", tiling.as_raw();
    #[doc = "A cube's faces are not square."]
    CubeNotSquare {
        /// Texels from left to right.
        width: u64,
        /// Texels from top to bottom.
        height: u64,
    } => CubeSquare, "cube faces of {width}x{height} texels are not square";
    #[doc = "A cube whose layers are no multiple of six."]
    CubeLayerCount {
        /// The layers.
        layers: u64,
    } => CubeLayers, "{layers} layers make no whole cubes of 6";
    #[doc = "A cube that is not two-dimensional."]
    CubeNotTwoDimensional {
        /// The type.
        image_type: vk::ImageType,
    } => ImageDescriptionValid, "a cube is {image_type:?}";
    #[doc = "Texture gather on an array that is not plain 2D."]
    GatherOnOtherShape {} => GatherTwoDimensional, "texture gather needs a plain 2D array";
    #[doc = "An allocation dedicated to a buffer, with an offset."]
    DedicatedBufferAtOffset {
        /// The offset in bytes.
        offset: u64,
    } => DedicatedAtOffsetZero, "dedicated memory holds its buffer at 0, not at {offset}";
    #[doc = "An allocation dedicated to an image, with an offset."]
    DedicatedAtOffset {
        /// The offset in bytes.
        offset: u64,
    } => DedicatedAtOffsetZero, "dedicated memory holds its image at 0, not at {offset}";
    #[doc = "A level that the image has not."]
    NoSuchLevel {
        /// The level asked for.
        level: u32,
        /// Levels of the image.
        levels: u32,
    } => LevelExists, "level {level} is asked for and the image has {levels}, numbered from 0";
    #[doc = "Layouts of another number of levels than the image has."]
    SubresourceCount {
        /// Layouts given.
        given: usize,
        /// Levels of the image.
        levels: u32,
    } => LinearPitches, "{given} subresource layouts for {levels} levels";
    #[doc = "A pitch smaller than what it steps over."]
    PitchTooSmall {
        /// The level.
        level: u32,
        /// Which pitch: row, depth or array.
        pitch_name: &'static str,
        /// The pitch in bytes.
        pitch: u64,
        /// Bytes that it has to step over.
        needed: u64,
    } => LinearPitches, "{pitch_name} pitch {pitch} of level {level} is below {needed} bytes";
    #[doc = "Sizes that do not fit 64 bits."]
    SizeOverflow {} => LinearPitches, "the size in bytes does not fit 64 bits";

    // Memory handles.
    #[doc = "A memory handle type that the runtime does not know."]
    UnknownMemoryHandleType {
        /// The number.
        handle_type: u32,
    } => MemoryHandleTypeKnown, "memory handle type {handle_type} is not known";
    #[doc = "The driver API's dma-buf type in a runtime descriptor."]
    DmaBufInRuntime {} => DmaBufIsDriverApiOnly, "handle type 9 (dma-buf) exists in the driver API only";
    #[doc = "A negative fd of a memory object."]
    NegativeMemoryFd {
        /// The number.
        fd: i32,
    } => MemoryFdNotNegative, "fd {fd} is negative";
    #[doc = "An NT handle of memory with both handle and name, or neither."]
    MemoryHandleAndName {
        /// Whether the handle is set.
        handle: bool,
        /// Whether the name is set.
        name: bool,
    } => Win32HandleOrName, "exactly one of handle (set: {handle}) and name (set: {name}) has to be set";
    #[doc = "A KMT handle of memory that is null or has a name."]
    KmtMemoryHandle {
        /// Whether the handle is set.
        handle: bool,
        /// Whether the name is set.
        name: bool,
    } => KmtHandleWithoutName, "a KMT handle has to be set (it is: {handle}) and its name null (set: {name})";
    #[doc = "A null `NvSciBuf` object."]
    NullNvSciBuf {} => NvSciBufNotNull, "the NvSciBuf object is null";
    #[doc = "An import of zero bytes."]
    ZeroMemorySize {} => MemorySizeNotZero, "the size of the import is 0";
    #[doc = "Another size than that of the exported allocation."]
    AllocationSizeMismatch {
        /// Bytes of the exported allocation.
        exported: u64,
        /// Bytes of the import.
        requested: u64,
    } => MemorySizeIsAllocationSize, "{requested} bytes are imported and the allocation has {exported}; import it whole";
    #[doc = "Flags of a memory handle beyond the dedicated one."]
    UnknownHandleFlags {
        /// The flags.
        flags: u32,
    } => HandleFlagsKnown, "memory handle flags {flags:#x} are neither 0 nor dedicated (1)";
    #[doc = "The dedicated flag disagrees with the allocation."]
    DedicatedMismatch {
        /// Whether the allocation was dedicated.
        exported: bool,
        /// Whether the flag is set.
        requested: bool,
    } => DedicatedAgrees, "the dedicated flag is {requested} and the allocation's dedication {exported}; they have to agree";
    #[doc = "A Direct3D resource without the dedicated flag."]
    Direct3dResourceNotDedicated {
        /// The handle type's number.
        handle_type: u32,
    } => DedicatedForDirect3dResource, "handle type {handle_type} needs the dedicated flag";
    #[doc = "Reserved words of a memory handle that are not zero."]
    HandleReservedNotZero {
        /// The first such word.
        index: usize,
        /// Its value.
        value: u32,
    } => HandleReservedZero, "reserved[{index}] is {value}";

    // Buffers.
    #[doc = "A buffer of zero bytes."]
    ZeroBufferSize {} => BufferSizeNotZero, "the size of the buffer is 0";
    #[doc = "A buffer that ends past the memory object."]
    BufferPastEnd {
        /// Offset in bytes.
        offset: u64,
        /// Size in bytes.
        size: u64,
        /// Bytes of the memory object.
        memory_size: u64,
    } => BufferInsideMemory, "{size} bytes at offset {offset} end past the memory's {memory_size}";
    #[doc = "An offset of a buffer that is not aligned."]
    BufferMisaligned {
        /// Offset in bytes.
        offset: u64,
        /// Alignment in bytes.
        alignment: u64,
    } => BufferOffsetAligned, "offset {offset} is not a multiple of {alignment}";
    #[doc = "Flags of a buffer."]
    BufferFlagsNotZero {
        /// The flags.
        flags: u32,
    } => BufferFlagsZero, "buffer flags {flags:#x} are not 0";
    #[doc = "Reserved words of a buffer that are not zero."]
    BufferReservedNotZero {
        /// The first such word.
        index: usize,
        /// Its value.
        value: u32,
    } => BufferReservedZero, "reserved[{index}] is {value}";

    // Arrays.
    #[doc = "A channel kind that no array can have."]
    UnmappableChannelKind {
        /// The number.
        kind: u32,
    } => ChannelKindMappable, "channel kind {kind} cannot be mapped";
    #[doc = "A number of channels that no array has."]
    WrongChannelCount {
        /// Bits of x, y, z and w.
        bits: [i32; 4],
    } => ChannelCount, "channels of {bits:?} bits are not 1, 2 or 4 without a gap";
    #[doc = "Channel bits that the kind cannot have."]
    WrongChannelBits {
        /// The kind's number.
        kind: u32,
        /// Bits of x, y, z and w.
        bits: [i32; 4],
    } => ChannelBits, "channels of {bits:?} bits do not go with kind {kind}";
    #[doc = "Channels other than those of the image's format."]
    ChannelsDiffer {
        /// What the format has.
        image: ChannelDescription,
        /// What the descriptor says: bits of x, y, z and w.
        bits: [i32; 4],
        /// Its kind's number.
        kind: u32,
    } => FormatMatchesImage, "kind {kind} with {bits:?} bits, the image's format is {image}";
    #[doc = "An array without width, or with a dimension of zero that its flags need."]
    ZeroArrayExtent {
        /// The extent: width, height, depth.
        extent: [u64; 3],
        /// The flags.
        flags: u32,
    } => ExtentNotZero, "extent {extent:?} has a zero that flags {flags:#x} do not allow";
    #[doc = "An extent with depth but no height, and no layers."]
    DepthWithoutHeight {
        /// The extent: width, height, depth.
        extent: [u64; 3],
    } => ExtentMatchesFlags, "extent {extent:?} has depth but no height and is not layered";
    #[doc = "Another extent than the image's: also depth 1 where a 2D image has 0."]
    ExtentDiffers {
        /// What the image needs: width, height, depth.
        image: [u64; 3],
        /// What the descriptor says.
        requested: [u64; 3],
    } => ExtentMatchesImage, "extent {requested:?}, the image needs {image:?}";
    #[doc = "A layered array of one layer with several levels."]
    LayeredWithOneLayer {
        /// The levels.
        levels: u32,
    } => OneLayerIsPlain, "a layered array of 1 layer with {levels} levels is refused by the driver; map it plain";
    #[doc = "Layering flags other than the image's."]
    ShapeFlagsDiffer {
        /// What the image needs.
        image: u32,
        /// What the descriptor says.
        requested: u32,
    } => ExtentMatchesFlags, "layer and cube flags {requested:#x}, the image needs {image:#x}";
    #[doc = "Another number of levels than the image needs."]
    LevelsDiffer {
        /// What the image needs.
        image: u32,
        /// What the descriptor says.
        requested: u32,
    } => LevelsMatchImage, "{requested} levels, the image needs {image}";
    #[doc = "Array flags that are not known."]
    UnknownArrayFlags {
        /// The unknown ones.
        flags: u32,
    } => ArrayFlagsKnown, "array flags {flags:#x} are not known";
    #[doc = "Array flags that external memory cannot have."]
    ArrayFlagsNotForExternalMemory {
        /// The flags.
        flags: u32,
    } => ArrayFlagsForExternalMemory, "array flags {flags:#x} are not for external memory";
    #[doc = "The colour-attachment flag is missing."]
    ColorAttachmentMissing {
        /// The image's usage.
        usage: vk::ImageUsageFlags,
    } => ColorAttachmentFlag, "the colour-attachment flag is missing, the usage is {usage:?}";
    #[doc = "Another offset than the image's."]
    OffsetDiffers {
        /// Where the image is bound, in bytes.
        image: u64,
        /// What the descriptor says.
        requested: u64,
    } => OffsetMatchesImage, "offset {requested}, the image is bound at {image}";
    #[doc = "Surfaces wanted of an image without storage usage or of compressed blocks."]
    NoSurface {
        /// The image's usage.
        usage: vk::ImageUsageFlags,
    } => SurfaceFlag, "surfaces need an image made with storage usage in a format that is not block-compressed, and the usage is {usage:?}";
    #[doc = "More than one level over an `NvSciBuf`."]
    NvSciBufLevels {
        /// The levels.
        levels: u32,
    } => NvSciBufOneLevel, "{levels} levels over an NvSciBuf, which has 1";
    #[doc = "An array over a dma-buf."]
    ArrayOverDmaBuf {} => DmaBufNoArray, "memory from a dma-buf cannot be mapped as an array; map it as a buffer, or export an opaque fd";
    #[doc = "An array that ends past the memory object."]
    ArrayPastEnd {
        /// Offset in bytes.
        offset: u64,
        /// Least bytes that the levels need, without padding.
        least_size: u64,
        /// Bytes of the memory object.
        memory_size: u64,
    } => ArrayInsideMemory, "at least {least_size} bytes at offset {offset} end past the memory's {memory_size}";
    #[doc = "An offset of an array that is not aligned."]
    ArrayMisaligned {
        /// Offset in bytes.
        offset: u64,
        /// Alignment in bytes.
        alignment: u64,
    } => ArrayOffsetAligned, "offset {offset} is not a multiple of {alignment}";
    #[doc = "Reserved words of an array descriptor that are not zero."]
    ArrayReservedNotZero {
        /// The first such word.
        index: usize,
        /// Its value.
        value: u32,
    } => ArrayReservedZero, "reserved[{index}] is {value}";
    #[doc = "An extent beyond what the device allows for the shape."]
    BeyondDeviceLimit {
        /// The extent: width, height, depth.
        extent: [u64; 3],
        /// The largest that the device allows.
        limit: [u64; 3],
    } => ArrayWithinDeviceLimits, "extent {extent:?} is beyond the device's {limit:?}";

    // Semaphores.
    #[doc = "A semaphore handle type that the runtime does not know."]
    UnknownSemaphoreHandleType {
        /// The number.
        handle_type: u32,
    } => SemaphoreHandleTypeKnown, "semaphore handle type {handle_type} is not known";
    #[doc = "A negative fd of a semaphore."]
    NegativeSemaphoreFd {
        /// The number.
        fd: i32,
    } => SemaphoreFdNotNegative, "fd {fd} is negative";
    #[doc = "A binary semaphore imported as timeline or the reverse."]
    SemaphoreKindMismatch {
        /// Whether the semaphore is a timeline.
        exported_timeline: bool,
        /// Whether the handle type says timeline.
        requested_timeline: bool,
    } => SemaphoreKindAgrees, "imported as a timeline: {requested_timeline}; the semaphore is one: {exported_timeline}; import it as what it is";
    #[doc = "A semaphore's handle and name do not go with its type."]
    SemaphoreHandleAndName {
        /// The handle type's number.
        handle_type: u32,
        /// Whether the handle is set.
        handle: bool,
        /// Whether the name is set.
        name: bool,
    } => SemaphoreHandleOrName, "handle (set: {handle}) and name (set: {name}) do not go with handle type {handle_type}";
    #[doc = "A null `NvSciSync` object."]
    NullNvSciSync {} => NvSciSyncNotNull, "the NvSciSync object is null";
    #[doc = "Flags of a semaphore handle."]
    SemaphoreFlagsNotZero {
        /// The flags.
        flags: u32,
    } => SemaphoreFlagsZero, "semaphore handle flags {flags:#x} are not 0";
    #[doc = "Reserved words of a semaphore handle that are not zero."]
    SemaphoreReservedNotZero {
        /// The first such word.
        index: usize,
        /// Its value.
        value: u32,
    } => SemaphoreReservedZero, "reserved[{index}] is {value}";

    // Both sides.
    #[doc = "The runtime is too old."]
    RuntimeTooOld {
        /// Its version: 1000 times the major plus 10 times the minor one.
        runtime: u32,
        /// The oldest that will do.
        needed: u32,
    } => RuntimeVersion, "the CUDA runtime is {runtime} and {needed} is needed (1000 times the major plus 10 times the minor version); install a newer one";
    #[doc = "The driver is too old for the runtime, or there is none (0)."]
    DriverTooOld {
        /// The newest CUDA version that the driver supports, counted like the runtime's.
        driver: u32,
        /// The oldest that will do.
        needed: u32,
    } => DriverVersion, "the driver supports CUDA {driver} and the runtime needs {needed} (1000 times the major plus 10 times the minor version); install a newer driver or an older runtime";
    #[doc = "The Vulkan device is another one than the CUDA device."]
    DeviceUuidMismatch {
        /// Vulkan's UUID.
        vulkan: [u8; 16],
        /// CUDA's UUID.
        cuda: [u8; 16],
    } => DeviceUuidMatches, "the Vulkan device is {} and the CUDA device {}; pair devices of one UUID", Uuid(vulkan), Uuid(cuda);
    #[doc = "A UUID that names no device: containers and drivers without a device give zeros."]
    ZeroDeviceUuid {
        /// Vulkan's UUID.
        vulkan: [u8; 16],
        /// CUDA's UUID.
        cuda: [u8; 16],
    } => DeviceUuidNotZero, "a UUID of zeros names no device: Vulkan {}, CUDA {}", Uuid(vulkan), Uuid(cuda);
    #[doc = "Memory of a device group."]
    GroupMemory {
        /// The allocation's device mask.
        device_mask: u32,
        /// Devices of the group.
        devices: usize,
    } => SingleDevice, "the memory is of a group of {devices} devices (mask {device_mask:#x}); share memory of one device";
    #[doc = "The CUDA device has no timeline semaphores."]
    TimelineUnsupported {} => TimelineSupported, "the CUDA device does not support timeline semaphores; use binary ones";

    // Textures.
    #[doc = "A linear filter over elements that are read as integers."]
    LinearFilterOfIntegers {
        /// The channels.
        channels: ChannelDescription,
    } => LinearFilterReadsFloats, "a linear filter cannot mix integers ({channels}); ask for a normalised read";
    #[doc = "A normalised read of integers that CUDA does not turn into floats."]
    NormalizedReadOfWideIntegers {
        /// The channels.
        channels: ChannelDescription,
    } => NormalizedReadOfNarrowIntegers, "{channels} is never read as normalised floats";
    #[doc = "sRGB decoding of channels that are not 8-bit and normalised."]
    SrgbOfOtherChannels {
        /// The channels.
        channels: ChannelDescription,
        /// How they are read.
        read: ReadMode,
    } => SrgbOfEightBits, "sRGB cannot be decoded from {channels} read as {read:?}";
    #[doc = "Wrap or mirror with coordinates in texels."]
    WrapWithoutNormalizedCoordinates {
        /// The address modes.
        address: [AddressMode; 3],
    } => WrapNeedsNormalizedCoordinates, "address modes {address:?} need normalised coordinates";
    #[doc = "A texture over a mip chain with coordinates in texels."]
    MipmapsWithoutNormalizedCoordinates {} => MipmapsNeedNormalizedCoordinates, "a mip chain needs normalised coordinates";
    #[doc = "A mip range beyond the levels of the image, upside down or no number."]
    MipRangeOutsideLevels {
        /// The finest level.
        finest: f32,
        /// The coarsest level.
        coarsest: f32,
        /// Levels of the image.
        levels: u32,
    } => MipRangeWithinLevels, "mip range {finest} to {coarsest} does not lie within the image's {levels} levels";
    #[doc = "A mip bias that is no finite number."]
    MipBiasNotFinite {
        /// The bias in levels.
        bias: f32,
    } => MipRangeWithinLevels, "mip bias {bias} is not finite";
    #[doc = "An anisotropy that no device has."]
    AnisotropyOutOfRange {
        /// The ratio.
        anisotropy: u32,
    } => AnisotropyRange, "anisotropy {anisotropy} is not 1 to 16";
    #[doc = "Seamless filtering of an image that is no cube."]
    SeamlessWithoutCube {
        /// What the image is.
        shape: ArrayShape,
    } => SeamlessNeedsCube, "seamless filtering is for cubes, and the image is {shape:?}";
    #[doc = "A border colour of another type than the texture reads."]
    BorderOfOtherType {
        /// The border's type.
        border: ReadAs,
        /// What is read.
        reads: ReadAs,
    } => BorderOfRead, "the border colour is {border:?}, the texture reads {reads:?}";
}

/// A UUID as people write it.
struct Uuid<'a>(&'a [u8; 16]);

impl fmt::Display for Uuid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.0.iter().enumerate() {
            if matches!(index, 4 | 6 | 8 | 10) {
                f.write_str("-")?;
            }
            write!(f, "{byte:02x}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.describe(f)?;
        match self.vuid() {
            Some(vuid) => write!(f, " [{}, {vuid}]", self.rule()),
            None => write!(f, " [{}]", self.rule()),
        }
    }
}

/// The name and all that `Display` says, for this is what `unwrap` prints.
impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.name())
    }
}

impl Error for Violation {}
