//! Programs about memory: allocated, exported, bound.

use ash::vk;
use vk_fd_import::rules::{
    self, AllocationRequest, BindState, DedicatedTo, ImportRequest, MemoryFacts, Violations,
};
use vk_fd_import::{Allocation, Buffer, BufferDescription, Image, MemoryHandleType};

use super::{Call, Stage, picture};
use crate::vk::COPIES;
use crate::vk::calls::{Either, Handle, RawAllocate, raw_buffer, raw_image};
use crate::vk::program::{Allocate, MemoryTypes, Payload, Resource, SIZE, Size, Type};

impl Stage<'_> {
    pub(super) fn judge_allocate(
        &self,
        of: Allocate,
    ) -> Option<(Result<(), Violations>, Call<'_>)> {
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

    pub(super) fn judge_get_fd(
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

    pub(super) fn judge_bind(
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
}
