//! Where a program is made ready, judged by the library, and turned into bare calls.

use std::fs::File;
use std::os::fd::{AsFd, IntoRawFd, OwnedFd, RawFd};

use ash::vk;
use interop_tests::Vulkan;
use vk_fd_import::rules::{
    self, AllocationRequest, BindCall, BindState, DedicatedTo, FdFacts, FileKind, ImportRequest,
    MemoryFacts, SemaphoreFacts, SemaphoreImport, SemaphoreKind, SemaphoreSupport, Violations,
};
use vk_fd_import::{
    Allocation, BinarySemaphore, Buffer, BufferDescription, Device, DeviceMemory, Extensions,
    Image, ImageDescription, MemoryHandleType, Origin, SemaphoreHandleType, SemaphoreOrigin,
};

use super::calls::{Either, Handle, RawAllocate, raw_buffer, raw_image, raw_semaphore};
use super::program::{
    Allocate, Fd, MemoryTypes, Payload, Program, Resource, SIZE, SemaphoreTypes, Size, Type,
};
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

    fn judge_allocate(&self, of: Allocate) -> Option<(Result<(), Violations>, Call<'_>)> {
        let (buffer, image) = (self.buffer(of.buffer), self.image(of.image));
        if buffer.is_some() != of.buffer.is_some() || image.is_some() != of.image.is_some() {
            return None;
        }
        let import = match of.import {
            Some((handle_type, fd)) => {
                let (number, facts, origin) = self.fd(fd)?;
                Some((handle_type, number, facts, origin))
            }
            None => None,
        };
        let origin = import.as_ref().and_then(|(.., origin)| origin.as_ref());
        let requirements = image
            .map(Image::requirements)
            .or_else(|| buffer.map(Buffer::requirements))
            .or_else(|| {
                self.buffer(Some(Resource::Buffer))
                    .map(Buffer::requirements)
            })?;
        let right_size = origin.map_or(requirements.size, |origin| origin.allocation_size);
        let right_type = origin
            .and_then(|origin| origin.memory_type_index)
            .unwrap_or_else(|| requirements.memory_type_bits.trailing_zeros());
        let count = u32::try_from(self.device.facts().memory_types.len()).ok()?;
        let heap = self.device.facts().heap_of(right_type)?.size;
        let size = match of.size {
            Size::Right => right_size,
            Size::Zero => 0,
            Size::Half => right_size / 2,
            Size::Double => right_size * 2,
            Size::OneLess => right_size - 1,
            Size::OneMore => right_size + 1,
            Size::BeyondHeap => heap + 1,
        };
        let memory_type = match of.memory_type {
            Type::Right => right_type,
            Type::Next => (right_type + 1) % count,
            Type::Index(index) => index,
        };
        let export = of.export.unwrap_or_default();
        let import_type = import
            .as_ref()
            .map_or(MemoryTypes::empty(), |(kind, ..)| *kind);
        let plain = BufferDescription::new(SIZE, COPIES);
        let support = self.device.buffer_support(&plain, export | import_type);
        let (flags, mask) = of.flags.unwrap_or_default();
        let request = AllocationRequest {
            export,
            import: import
                .as_ref()
                .map(|(handle_type, _, facts, origin)| ImportRequest {
                    handle_type: *handle_type,
                    fd: facts,
                    origin: origin.as_ref(),
                    fd_memory_type_bits: None,
                }),
            dedicated_image: image.map(Image::facts),
            dedicated_buffer: buffer.map(Buffer::facts),
            support: Some(&support),
            flags,
            device_mask: mask,
            priority: of.priority,
            opaque_capture_address: of.address,
            ..AllocationRequest::new(size, memory_type)
        };
        let verdict = rules::allocation(self.device.facts(), &request);
        let raw = RawAllocate {
            size,
            memory_type,
            export: of.export,
            import: import.map(|(handle_type, number, ..)| (handle_type, number)),
            buffer: buffer.map_or(vk::Buffer::null(), Buffer::handle),
            image: image.map_or(vk::Image::null(), Image::handle),
            flags: of.flags,
            address: of.address,
            priority: of.priority,
            reversed: of.reversed,
        };
        let vulkan = self.vulkan;
        let call = move || {
            let memory = raw.allocate(vulkan);
            if let Ok(memory) = memory {
                // SAFETY: the memory is new and unused.
                unsafe { vulkan.device.free_memory(memory, None) };
            }
            Some(memory.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }

    fn judge_get_fd(
        &self,
        export: Option<MemoryTypes>,
        ask: MemoryTypes,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let functions = self.vulkan.memory_fd.as_ref()?;
        let requirements = self.buffer(Some(Resource::Buffer))?.requirements();
        let memory_type = requirements.memory_type_bits.trailing_zeros();
        let facts = MemoryFacts {
            size: requirements.size,
            memory_type_index: memory_type,
            export: export.unwrap_or_default(),
            imported: MemoryTypes::empty(),
            dedicated: DedicatedTo::Nothing,
            device_mask: 1,
        };
        let verdict = rules::export(self.device.facts(), &facts, ask);
        let raw = RawAllocate {
            export,
            ..RawAllocate::plain(requirements.size, memory_type)
        };
        let vulkan = self.vulkan;
        let call = move || {
            let memory = raw.allocate(vulkan).ok()?;
            let info = vk::MemoryGetFdInfoKHR::default()
                .memory(memory)
                .handle_type(ask);
            // SAFETY: may break rules on purpose, in a process that may die of it.
            let answer = unsafe { functions.get_memory_fd(&info) };
            // SAFETY: the memory is new and unused.
            unsafe { vulkan.device.free_memory(memory, None) };
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }

    fn judge_bind(
        &self,
        (imported, export, dedicated): (bool, MemoryTypes, Option<Resource>),
        (image, external): (bool, MemoryTypes),
        offset: u64,
        state: BindState,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let vulkan = self.vulkan;
        // A new resource, which the call destroys.
        let no_flags = vk::BufferCreateFlags::empty();
        let undefined = vk::ImageLayout::UNDEFINED;
        let types: Vec<_> = MemoryHandleType::ALL
            .into_iter()
            .filter(|kind| external.contains(kind.flags()))
            .collect();
        let (handle, own) = if image {
            let handle = raw_image(vulkan, &picture(64), external, undefined).ok()?;
            // SAFETY: the image was made like this, and lives as long as the stage's call.
            let own = unsafe { Image::borrow_raw(&self.device, handle, &picture(64), &types) };
            (Handle::Image(handle), own.ok().map(Either::Image)?)
        } else {
            let handle = raw_buffer(vulkan, COPIES, no_flags, external).ok()?;
            let description = BufferDescription::new(SIZE, COPIES);
            // SAFETY: the buffer was made like this, and lives as long as the stage's call.
            let own = unsafe { Buffer::borrow_raw(&self.device, handle, &description, &types) };
            (Handle::Buffer(handle), own.ok().map(Either::Buffer)?)
        };
        let requirements = match &own {
            Either::Image(image) => *image.requirements(),
            Either::Buffer(buffer) => *buffer.requirements(),
        };
        let memory = if imported {
            let exported = self.exportable(Payload::Plain)?;
            let fd = exported.export_fd(MemoryHandleType::OpaqueFd).ok()?;
            fd.import(&self.device).ok()?
        } else {
            let (buffer, image) = (self.buffer(dedicated), self.image(dedicated));
            let size = image
                .map(|image| image.requirements().size)
                .or(buffer.map(|buffer| buffer.requirements().size))
                .unwrap_or(requirements.size + offset);
            let memory_type = requirements.memory_type_bits.trailing_zeros();
            let mut allocation = Allocation::new(size, memory_type);
            for kind in MemoryHandleType::ALL {
                if export.contains(kind.flags()) {
                    allocation = allocation.export(kind);
                }
            }
            if let Some(buffer) = buffer {
                allocation = allocation.dedicated_buffer(buffer);
            }
            if let Some(image) = image {
                allocation = allocation.dedicated_image(image);
            }
            allocation.allocate(&self.device).ok()?
        };
        let verdict = match &own {
            Either::Image(image) => rules::bind_image(
                self.device.facts(),
                image.facts(),
                memory.facts(),
                offset,
                state,
            ),
            Either::Buffer(buffer) => {
                rules::bind_buffer(buffer.facts(), memory.facts(), offset, state)
            }
        };
        let call = move || {
            let answer = handle.bind(vulkan, memory.handle(), offset, state.call);
            handle.destroy(vulkan);
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }

    fn judge_get_semaphore_fd(
        &self,
        timeline: bool,
        export: SemaphoreTypes,
        ask: SemaphoreTypes,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let vulkan = self.vulkan;
        let functions = vulkan.semaphore_fd.as_ref()?;
        let kind = kind_of(timeline);
        // What cannot be created is no program about exporting.
        let support = self.device.semaphore_support(kind, export);
        rules::semaphore_creation(self.device.facts(), kind, 0, export, &support).ok()?;
        let facts = SemaphoreFacts {
            kind,
            export,
            imported: SemaphoreTypes::empty(),
            export_from_imported: SemaphoreTypes::empty(),
        };
        let verdict = rules::semaphore_export(self.device.facts(), &facts, ask);
        let call = move || {
            let semaphore = raw_semaphore(vulkan, timeline, 0, export).ok()?;
            if ask == SemaphoreTypes::SYNC_FD && !timeline {
                // A sync file is made of a signal: what the caller owes is paid.
                let signals = [semaphore];
                let submit = [vk::SubmitInfo::default().signal_semaphores(&signals)];
                // SAFETY: nobody else uses the queue.
                let submitted = unsafe {
                    vulkan
                        .device
                        .queue_submit(vulkan.queue, &submit, vk::Fence::null())
                };
                submitted.ok()?;
            }
            let info = vk::SemaphoreGetFdInfoKHR::default()
                .semaphore(semaphore)
                .handle_type(ask);
            // SAFETY: may break rules on purpose, in a process that may die of it.
            let answer = unsafe { functions.get_semaphore_fd(&info) };
            // SAFETY: nobody else uses the queue.
            let idle = unsafe { vulkan.device.queue_wait_idle(vulkan.queue) };
            // SAFETY: nothing uses the semaphore any more.
            unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
            idle.ok()?;
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
    }

    fn judge_import_semaphore(
        &self,
        target_timeline: bool,
        handle_type: SemaphoreTypes,
        flags: vk::SemaphoreImportFlags,
        exported: bool,
        other: Fd,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
        let vulkan = self.vulkan;
        let functions = vulkan.semaphore_fd.as_ref()?;
        let (number, facts, origin) = if exported {
            let opaque = [SemaphoreHandleType::OpaqueFd];
            let semaphore = BinarySemaphore::new(&self.device, &opaque).ok()?;
            let (fd, origin) = semaphore.export_fd().ok()?.into_parts();
            let facts = FdFacts::of(fd.as_fd());
            (fd.into_raw_fd(), facts, Some(origin))
        } else {
            let (number, facts, _) = self.fd(other)?;
            (number, facts, None::<SemaphoreOrigin>)
        };
        let target = kind_of(target_timeline);
        // A target that cannot be created is no program about importing.
        let none = SemaphoreTypes::empty();
        let plain = [SemaphoreSupport::NONE; 2];
        rules::semaphore_creation(self.device.facts(), target, 0, none, &plain).ok()?;
        let support = match handle_type {
            SemaphoreTypes::OPAQUE_FD => self
                .device
                .external_semaphore(target, SemaphoreHandleType::OpaqueFd),
            SemaphoreTypes::SYNC_FD => self
                .device
                .external_semaphore(target, SemaphoreHandleType::SyncFd),
            _ => SemaphoreSupport::NONE,
        };
        let verdict = rules::semaphore_import(
            self.device.facts(),
            &SemaphoreImport {
                target,
                exported: exported.then_some(SemaphoreKind::Binary),
                handle_type,
                flags,
                fd: (number != -1).then_some(&facts),
                origin: origin.as_ref(),
                support: &support,
            },
        );
        let call = move || {
            let semaphore = raw_semaphore(vulkan, target_timeline, 0, none).ok()?;
            let info = vk::ImportSemaphoreFdInfoKHR::default()
                .semaphore(semaphore)
                .flags(flags)
                .handle_type(handle_type)
                .fd(number);
            // SAFETY: may break rules on purpose, in a process that may die of it.
            let answer = unsafe { functions.import_semaphore_fd(&info) };
            // SAFETY: the semaphore is new and unused.
            unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
            Some(answer.err().unwrap_or(vk::Result::SUCCESS))
        };
        Some((verdict, Box::new(call)))
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
