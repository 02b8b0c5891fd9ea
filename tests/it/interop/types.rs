//! What every public type promises about threads and unwinding.

use std::panic::{RefUnwindSafe, UnwindSafe};

use cuda_interop::format::{
    ChannelDescription, ChannelKind, ChannelOrder, ColorEncoding, FormatEntry, FormatInfo,
    FormatRefusal, NumericFormat, Plane, Seen, TexelBlock, UnmappableFormat,
};
use cuda_interop::layout::{
    ArrayExtent, ArrayFlags, ArrayLayout, ArrayShape, Channels, ImageLayout, LevelExtent,
    PitchedLayout, PitchedLevel,
};
use cuda_interop::prove::{CopyQueue, Fault, Grid, Proof, Side, WrongShape};
use cuda_interop::rules::{
    ArrayLimits, CudaFacts, CudaRule, ExportedMemory, ImportedMemory, Keeper, RawDescriptor,
    Source, Violation, Violations,
};
use cuda_interop::texture::{
    AddressMode, BorderColor, FilterMode, ReadAs, ReadMode, TextureDescription, TextureLevels,
};
use cuda_interop::vulkan::{BinaryFd, TimelineFd};
use cuda_interop::*;

const fn shared_by_threads<T: Send + Sync>() {}
const fn left_whole_by_panics<T: UnwindSafe + RefUnwindSafe>() {}

/// True where `T` is `Send`; see [`NotSend`].
struct Probe<T>(std::marker::PhantomData<T>);
trait NotSend {
    const SEND: bool = false;
}
impl<T> NotSend for Probe<T> {}
impl<T: Send> Probe<T> {
    #[expect(dead_code, reason = "chosen only if the type were `Send`")]
    const SEND: bool = true;
}

macro_rules! promise {
    ($($type:ty),* $(,)?) => {
        const _: () = { $( shared_by_threads::<$type>(); left_whole_by_panics::<$type>(); )* };
    };
}

promise! {
    Cuda,
    Versions,
    DeviceIdentity,
    VulkanIdentity,
    DisplayUuid,
    Context,
    Stream,
    ExternalMemory,
    Placement,
    MappedBuffer,
    BufferView<'static, u32>,
    MappedImage,
    Level<'static>,
    TextureObject,
    SurfaceObject,
    PitchedImage,
    ExternalTimeline,
    ExternalBinarySemaphore,
    ExportableMemory,
    SharedDevice,
    SharedImage,
    SharedBuffer,
    SharedTimeline,
    SharedBinarySemaphore,
    SharedBlock,
    SharedLinearImage,
    SharedFrame,
    QueueAdvice,
    QueueReason,
    ImageState,
    ImageTransfer,
    BufferTransfer,
    TextureDescription,
    CopyQueue,
    Fault,
    Grid,
    Proof,
    Side,
    WrongShape,
    AddressMode,
    ArrayExtent,
    ArrayFlags,
    ArrayLayout,
    ArrayShape,
    BorderColor,
    ChannelDescription,
    ChannelKind,
    ChannelOrder,
    Channels,
    ColorEncoding,
    CudaRule,
    ExportedMemory,
    FilterMode,
    FormatEntry,
    FormatInfo,
    FormatRefusal,
    ImageLayout,
    ImportedMemory,
    Keeper,
    LevelExtent,
    NumericFormat,
    PitchedLayout,
    PitchedLevel,
    Plane,
    RawDescriptor,
    ReadAs,
    ReadMode,
    Seen,
    Source,
    TexelBlock,
    TextureLevels,
    UnmappableFormat,
    ArrayLimits,
    CudaFacts,
    Violation,
    Violations,
    MemoryFd,
    TimelineFd,
    BinaryFd,
}

// Errors cross threads; an `std::io::Error` inside keeps them from promising more.
const _: () = {
    shared_by_threads::<Error>();
    shared_by_threads::<ImportError>();
    shared_by_threads::<ImportError<TimelineFd>>();
    shared_by_threads::<CloseError<MappedBuffer>>();
};

// What is current is so on one thread.
const _: () = assert!(!Probe::<CurrentContext<'static>>::SEND);

#[test]
fn no_public_type_is_left_out() {
    let missing = interop_tests::public_types("cuda-interop", include_str!("types.rs"));
    assert_eq!(missing, Vec::<String>::new());
}
