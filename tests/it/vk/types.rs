//! What every public type promises about threads and unwinding.

use std::panic::{RefUnwindSafe, UnwindSafe};

use ash::vk;
use interop_tests::public_types;
use vk_fd_import::handover::HandOverError;
use vk_fd_import::rules::{
    AllocationRequest, BindCall, BindState, BufferFacts, DedicatedTo, ExternalProperties,
    ExternalSupport, FdFacts, FileKind, ImageFacts, ImageSupport, ImportRequest, Limits,
    MemoryFacts, MemoryHeap, MemoryType, Place, ResourceId, ResourceKind, SemaphoreFacts,
    SemaphoreImport, SemaphoreKind, SemaphoreSupport, Table,
};
use vk_fd_import::*;

const fn shared_by_threads<T: Send + Sync>() {}
const fn left_whole_by_panics<T: UnwindSafe + RefUnwindSafe>() {}

macro_rules! promise {
    ($($type:ty),* $(,)?) => {
        const _: () = { $( shared_by_threads::<$type>(); left_whole_by_panics::<$type>(); )* };
    };
}

promise! {
    Allocation<'static>,
    AllocationRequest<'static>,
    BinaryFd,
    BinarySemaphore,
    BindCall,
    BindState,
    Buffer,
    BufferDescription,
    BufferFacts,
    DedicatedTo,
    Dedication,
    Device,
    DeviceFacts,
    DeviceMemory,
    Exporter,
    Extensions,
    ExternalProperties,
    ExternalSupport,
    FdFacts,
    Features,
    FileKind,
    Image,
    ImageDescription,
    ImageFacts,
    ImageSupport,
    Import<'static>,
    ImportRequest<'static>,
    Keeper,
    Limits,
    MemoryFacts,
    MemoryFd,
    MemoryHandleType,
    MemoryHeap,
    MemoryType,
    NotDmaBuf,
    Origin,
    Place,
    QueueFamily,
    RecordError,
    RecordKind,
    Requirements,
    ResourceId,
    ResourceKind,
    SemaphoreFacts,
    SemaphoreHandleType,
    SemaphoreImport<'static>,
    SemaphoreKind,
    SemaphoreOrigin,
    SemaphoreSupport,
    SyncFd,
    Table,
    TimelineFd,
    TimelineSemaphore,
    Violation,
    Violations,
    Vuid,
}

// Errors cross threads; an `std::io::Error` inside keeps them from promising more.
const _: () = {
    shared_by_threads::<Error>();
    shared_by_threads::<ImportError>();
    shared_by_threads::<HandOverError<vk::Result>>();
    shared_by_threads::<SemaphoreImportError<SyncFd>>();
    shared_by_threads::<DeviceInfo<'static>>();
};

#[test]
fn no_public_type_is_left_out() {
    let missing = public_types("vk-fd-import", include_str!("types.rs"));
    assert_eq!(missing, Vec::<String>::new());
}
