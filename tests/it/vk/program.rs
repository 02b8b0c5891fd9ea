//! Small Vulkan programs, right and wrong, described in plain values.

use ash::vk;

/// The size of every buffer, in bytes.
pub const SIZE: u64 = 65_536;

pub type MemoryTypes = vk::ExternalMemoryHandleTypeFlags;
pub type SemaphoreTypes = vk::ExternalSemaphoreHandleTypeFlags;

pub const OPAQUE: MemoryTypes = MemoryTypes::OPAQUE_FD;
pub const DMA_BUF: MemoryTypes = MemoryTypes::DMA_BUF_EXT;

/// A file descriptor to give away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fd {
    /// Exported memory.
    Export(Payload),
    /// -1.
    MinusOne,
    /// A number that names nothing.
    Closed,
    /// `/dev/null`.
    Null,
    /// The end of a pipe.
    Pipe,
    /// A file on a file system.
    Regular,
}

/// What exported memory was allocated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payload {
    /// Nothing in particular.
    Plain,
    /// One resource.
    For(Resource),
}

/// A resource that a program can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    /// A buffer to copy from and to, for opaque file descriptors.
    Buffer,
    /// Another one that can also be a storage buffer.
    OtherBuffer,
    /// An image, for opaque file descriptors.
    Image,
    /// Another one that is wider.
    OtherImage,
}

/// A size relative to what is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Right,
    Zero,
    Half,
    Double,
    OneLess,
    OneMore,
    BeyondHeap,
}

/// A memory type relative to what is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    Right,
    Next,
    Index(u32),
}

/// `vkAllocateMemory` with its chain.
#[derive(Clone, Copy, Debug)]
pub struct Allocate {
    pub size: Size,
    pub memory_type: Type,
    pub export: Option<MemoryTypes>,
    pub import: Option<(MemoryTypes, Fd)>,
    pub buffer: Option<Resource>,
    pub image: Option<Resource>,
    pub flags: Option<(vk::MemoryAllocateFlags, u32)>,
    pub address: u64,
    pub priority: Option<f32>,
    /// Chains the structs the other way round.
    pub reversed: bool,
}

impl Allocate {
    pub const PLAIN: Self = Self {
        size: Size::Right,
        memory_type: Type::Right,
        export: None,
        import: None,
        buffer: None,
        image: None,
        flags: None,
        address: 0,
        priority: None,
        reversed: false,
    };
}

/// One program.
#[derive(Clone, Copy, Debug)]
pub enum Program {
    Allocate(Allocate),
    /// Memory exportable as one set of types (or allocated without saying so), asked for as another.
    GetFd {
        export: Option<MemoryTypes>,
        ask: MemoryTypes,
    },
    Properties {
        handle_type: MemoryTypes,
        fd: Fd,
    },
    /// Memory exportable as some types, or imported, bound to a buffer or an image created for others.
    Bind {
        imported: bool,
        export: MemoryTypes,
        dedicated: Option<Resource>,
        image: bool,
        external: MemoryTypes,
        offset: u64,
        info: bool,
    },
    CreateBuffer {
        external: MemoryTypes,
        usage: vk::BufferUsageFlags,
        flags: vk::BufferCreateFlags,
    },
    CreateImage {
        external: MemoryTypes,
        layout: vk::ImageLayout,
        format: vk::Format,
    },
    CreateSemaphore {
        timeline: bool,
        value: u64,
        export: SemaphoreTypes,
    },
    GetSemaphoreFd {
        timeline: bool,
        export: SemaphoreTypes,
        ask: SemaphoreTypes,
    },
    ImportSemaphore {
        target_timeline: bool,
        handle_type: SemaphoreTypes,
        flags: vk::SemaphoreImportFlags,
        /// Exported from a binary semaphore; another file or -1 otherwise.
        exported: bool,
        other: Fd,
    },
}
