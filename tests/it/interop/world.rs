//! Both sides on one machine: a software Vulkan device, the double, and what is counted about them.

use std::os::fd::OwnedFd;

use ash::vk;
use cuda_interop::vulkan::{
    Allocation, Buffer, Exporter, MemoryHandleType, SemaphoreOrigin, TimelineFd,
};
use cuda_interop::{
    BufferDescription, Cuda, ExternalTimeline, ImageDescription, MemoryFd, SharedBuffer,
    SharedDevice, Stream,
};
use interop_tests::{Double, Setup, Vulkan, double_cuda, open_fds};

/// The kinds of objects that the double counts.
const KINDS: [&str; 13] = [
    "memory",
    "buffer",
    "mipmap",
    "array",
    "semaphore",
    "stream",
    "event",
    "texture",
    "surface",
    "malloc",
    "context",
    "allocation",
    "reservation",
];

/// A device that both sides see. Drop what was made from it first.
pub(crate) struct World {
    pub(crate) device: SharedDevice,
    pub(crate) cuda: Cuda,
    pub(crate) double: Double,
    pub(crate) vulkan: Vulkan,
}

/// What is alive: Vulkan allocations, objects of the double, open fds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Living {
    allocations: u64,
    objects: Vec<(&'static str, u64)>,
    fds: Vec<(i32, std::path::PathBuf)>,
    left_open: u64,
    misuses: u64,
}

impl World {
    pub(crate) fn new() -> Self {
        Self::of(Vulkan::new())
    }

    /// With the validation layer.
    pub(crate) fn validated() -> Self {
        Self::of(Setup::new().validated().bring_up())
    }

    fn of(vulkan: Vulkan) -> Self {
        let cuda = double_cuda();
        let device = vulkan.shared(&cuda);
        Self {
            device,
            cuda,
            double: Double::open(),
            vulkan,
        }
    }

    pub(crate) fn stream(&self) -> Stream {
        Stream::new(self.device.context()).expect("a stream")
    }

    /// A timeline of the double's, imported, and the fd by which a test plays the other API.
    pub(crate) fn timeline(&self, value: u64) -> (ExternalTimeline, OwnedFd) {
        let fd = self.double.timeline(value);
        let copy = fd.try_clone().expect("a duplicate");
        // SAFETY: the fd is of a timeline that the double made, and the device is the double's.
        let copy = unsafe { TimelineFd::from_parts(copy, self.semaphore_origin()) };
        let timeline = ExternalTimeline::import(self.device.context(), copy);
        (timeline.expect("the double's timeline"), fd)
    }

    pub(crate) fn semaphore_origin(&self) -> SemaphoreOrigin {
        SemaphoreOrigin {
            exporter: Exporter::Elsewhere,
            device_uuid: self.vulkan.device_uuid,
            driver_uuid: self.vulkan.driver_uuid,
        }
    }

    /// A shared buffer for copies.
    pub(crate) fn buffer(&self, size: u64) -> SharedBuffer {
        let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        SharedBuffer::new(&self.device, &BufferDescription::new(size, usage)).expect("a buffer")
    }

    pub(crate) fn living(&self) -> Living {
        Living {
            allocations: self.device.vulkan().live_allocations(),
            objects: KINDS
                .iter()
                .map(|&kind| (kind, self.double.live(kind)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            fds: open_fds().into_iter().collect(),
            left_open: vk_fd_import::handover::leaked(),
            misuses: self.double.misuses(),
        }
    }
}

/// A colour image for copies and for everything that CUDA may do with one.
pub(crate) fn picture(format: vk::Format, width: u32, height: u32) -> ImageDescription {
    let usage = vk::ImageUsageFlags::SAMPLED
        | vk::ImageUsageFlags::STORAGE
        | vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST;
    ImageDescription::two_dimensional(format, width, height, usage)
}

/// The fd of a new buffer's memory, which is all that is left of it.
pub(crate) fn exported_buffer(world: &World, size: u64) -> MemoryFd {
    let vulkan = world.device.vulkan();
    let kind = MemoryHandleType::OpaqueFd;
    let description = BufferDescription::new(size, vk::BufferUsageFlags::TRANSFER_DST);
    let buffer = Buffer::new(vulkan, &description, &[kind]).expect("a buffer");
    let memory = Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .export(kind)
        .allocate(vulkan)
        .expect("memory");
    memory.export_fd(kind).expect("an fd")
}
