//! Where a program is made ready, judged by the library, and turned into bare calls.

mod memory;
mod semaphores;

use std::fs::File;
use std::os::fd::{AsFd, IntoRawFd, OwnedFd, RawFd};

use ash::vk;
use interop_tests::Vulkan;
use vk_fd_import::rules::{
    self, BindCall, BindState, FdFacts, FileKind, SemaphoreKind, Violations,
};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, DeviceMemory, Extensions, Image,
    ImageDescription, MemoryHandleType, Origin,
};

use super::calls::{raw_buffer, raw_image, raw_semaphore};
use super::program::{Fd, Payload, Program, Resource, SIZE};
use super::{COPIES, IMAGE_COPIES};

/// A program with all that it names made, ready to be judged and run.
pub struct Stage<'vulkan> {
    vulkan: &'vulkan Vulkan,
    device: Device,
    buffers: [Option<Buffer>; 2],
    images: [Option<Image>; 2],
}

/// What the driver answered; `None` if the call answers nothing.
pub type Answer = Option<vk::Result>;

impl<'vulkan> Stage<'vulkan> {
    /// Makes the resources that programs name. They are bound to nothing.
    pub fn new(vulkan: &'vulkan Vulkan) -> Self {
        let device = vulkan.sharing();
        let opaque = [MemoryHandleType::OpaqueFd];
        let external: &[MemoryHandleType] = if can_share(&device) { &opaque } else { &[] };
        let buffer =
            |usage| Buffer::new(&device, &BufferDescription::new(SIZE, usage), external).ok();
        let image = |width| Image::new(&device, &picture(width), external).ok();
        Self {
            vulkan,
            buffers: [
                buffer(COPIES),
                buffer(COPIES | vk::BufferUsageFlags::STORAGE_BUFFER),
            ],
            images: [image(64), image(96)],
            device,
        }
    }

    fn buffer(&self, resource: Option<Resource>) -> Option<&Buffer> {
        match resource? {
            Resource::Buffer => self.buffers[0].as_ref(),
            Resource::OtherBuffer => self.buffers[1].as_ref(),
            Resource::Image | Resource::OtherImage => None,
        }
    }

    fn image(&self, resource: Option<Resource>) -> Option<&Image> {
        match resource? {
            Resource::Image => self.images[0].as_ref(),
            Resource::OtherImage => self.images[1].as_ref(),
            Resource::Buffer | Resource::OtherBuffer => None,
        }
    }

    /// Allocates exportable memory for a payload.
    fn exportable(&self, payload: Payload) -> Option<DeviceMemory> {
        let local = vk::MemoryPropertyFlags::DEVICE_LOCAL;
        let allocation = match payload {
            Payload::Plain => {
                Allocation::for_buffer(self.buffer(Some(Resource::Buffer))?, local).not_dedicated()
            }
            Payload::For(resource) => match self.buffer(Some(resource)) {
                Some(buffer) => Allocation::for_buffer(buffer, local).dedicated_buffer(buffer),
                None => Allocation::for_image(self.image(Some(resource))?, local),
            },
        };
        allocation
            .export(MemoryHandleType::OpaqueFd)
            .allocate(&self.device)
            .ok()
    }

    /// A number to give away, and what there is to know about it. `None` if this device cannot make it.
    fn fd(&self, fd: Fd) -> Option<(RawFd, FdFacts, Option<Origin>)> {
        let own = |fd: OwnedFd| {
            let facts = FdFacts::of(fd.as_fd());
            Some((fd.into_raw_fd(), facts, None))
        };
        let nothing = |number| {
            Some((
                number,
                FdFacts {
                    number,
                    kind: FileKind::Closed,
                    size: None,
                },
                None,
            ))
        };
        match fd {
            Fd::Export(payload) => {
                let memory = self.exportable(payload)?;
                let fd = memory.export_fd(MemoryHandleType::OpaqueFd).ok()?;
                let facts = FdFacts::of(fd.as_fd());
                let (fd, origin) = fd.into_parts();
                Some((fd.into_raw_fd(), facts, Some(origin)))
            }
            Fd::MinusOne => nothing(-1),
            Fd::Closed => nothing(700),
            Fd::Null => own(File::open("/dev/null")
                .expect("there is a /dev/null")
                .into()),
            Fd::Pipe => own(std::io::pipe().expect("a pipe").0.into()),
            Fd::Regular => own(File::open("/proc/self/exe")
                .expect("the test binary")
                .into()),
        }
    }

    /// What the library says of a program, and the program as a call; `None` if this device cannot make what it names.
    pub fn judge(&self, program: &Program) -> Option<(Result<(), Violations>, Call<'_>)> {
        match *program {
            Program::Allocate(allocate) => self.judge_allocate(allocate),
            Program::GetFd { export, ask } => self.judge_get_fd(export, ask),
            Program::Properties { handle_type, fd } => {
                let (number, facts, _) = self.fd(fd)?;
                let verdict = rules::fd_properties(self.device.facts(), &facts, handle_type);
                let vulkan = self.vulkan;
                let call = move || {
                    let functions = vulkan.memory_fd.as_ref()?;
                    let mut properties = vk::MemoryFdPropertiesKHR::default();
                    // SAFETY: may break rules on purpose, in a process that may die of it.
                    let answer = unsafe {
                        functions.get_memory_fd_properties(handle_type, number, &mut properties)
                    };
                    Some(answer.err().unwrap_or(vk::Result::SUCCESS))
                };
                self.vulkan.memory_fd.as_ref()?;
                Some((verdict, Box::new(call)))
            }
            Program::Bind {
                imported,
                export,
                dedicated,
                image,
                external,
                offset,
                info,
            } => {
                let state = BindState {
                    call: if info {
                        BindCall::Info
                    } else {
                        BindCall::Direct
                    },
                    already_bound: false,
                    same_device: true,
                };
                self.judge_bind(
                    (imported, export, dedicated),
                    (image, external),
                    offset,
                    state,
                )
            }
            Program::CreateBuffer {
                external,
                usage,
                flags,
            } => {
                let description = BufferDescription {
                    flags,
                    ..BufferDescription::new(SIZE, usage)
                };
                let support = self.device.buffer_support(&description, external);
                let facts = self.device.facts();
                let verdict = rules::buffer_creation(facts, &description, external, &support);
                let vulkan = self.vulkan;
                let call = move || {
                    let buffer = raw_buffer(vulkan, usage, flags, external);
                    if let Ok(buffer) = buffer {
                        // SAFETY: the buffer is new and unused.
                        unsafe { vulkan.device.destroy_buffer(buffer, None) };
                    }
                    Some(buffer.err().unwrap_or(vk::Result::SUCCESS))
                };
                Some((verdict, Box::new(call)))
            }
            Program::CreateImage {
                external,
                layout,
                format,
            } => {
                let description = ImageDescription {
                    format,
                    ..picture(64)
                };
                let support = self.device.image_support(&description, external).ok()?;
                let facts = self.device.facts();
                let verdict =
                    rules::image_creation(facts, &description, external, layout, &support);
                let vulkan = self.vulkan;
                let call = move || {
                    let image = raw_image(vulkan, &description, external, layout);
                    if let Ok(image) = image {
                        // SAFETY: the image is new and unused.
                        unsafe { vulkan.device.destroy_image(image, None) };
                    }
                    Some(image.err().unwrap_or(vk::Result::SUCCESS))
                };
                Some((verdict, Box::new(call)))
            }
            Program::CreateSemaphore {
                timeline,
                value,
                export,
            } => {
                let kind = kind_of(timeline);
                let support = self.device.semaphore_support(kind, export);
                let facts = self.device.facts();
                let verdict = rules::semaphore_creation(facts, kind, value, export, &support);
                let vulkan = self.vulkan;
                let call = move || {
                    let semaphore = raw_semaphore(vulkan, timeline, value, export);
                    if let Ok(semaphore) = semaphore {
                        // SAFETY: the semaphore is new and unused.
                        unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
                    }
                    Some(semaphore.err().unwrap_or(vk::Result::SUCCESS))
                };
                Some((verdict, Box::new(call)))
            }
            Program::GetSemaphoreFd {
                timeline,
                export,
                ask,
            } => self.judge_get_semaphore_fd(timeline, export, ask),
            Program::ImportSemaphore {
                target_timeline,
                handle_type,
                flags,
                exported,
                other,
            } => self.judge_import_semaphore(target_timeline, handle_type, flags, exported, other),
        }
    }
}

/// A program's calls, to be made once.
pub type Call<'stage> = Box<dyn FnOnce() -> Answer + 'stage>;

fn picture(width: u32) -> ImageDescription {
    ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, width, 64, IMAGE_COPIES)
}

fn kind_of(timeline: bool) -> SemaphoreKind {
    if timeline {
        SemaphoreKind::Timeline
    } else {
        SemaphoreKind::Binary
    }
}

fn can_share(device: &Device) -> bool {
    device
        .facts()
        .extensions
        .contains(Extensions::EXTERNAL_MEMORY_FD)
}

/// The ids in our verdict.
pub fn ids(verdict: &Result<(), Violations>) -> Vec<&'static str> {
    match verdict {
        Ok(()) => Vec::new(),
        Err(violations) => violations.vuids().map(|vuid| vuid.id()).collect(),
    }
}
