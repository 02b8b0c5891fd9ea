//! Images that can be shared.

use std::sync::atomic::{AtomicU64, Ordering};

use ash::vk;

use crate::rules::{
    self, BindCall, BindState, ExternalSupport, ImageFacts, Requirements, ResourceId,
};
use crate::{Device, DeviceMemory, Error, ImageDescription, MemoryHandleType, chain, ffi};

/// The next unused [`ResourceId`].
pub(crate) fn next_resource_id() -> ResourceId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    ResourceId(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Owns a Vulkan image, and holds the memory that is bound to it.
///
/// Dropping it destroys the image, then lets go of the memory. The queues must have finished with
/// it, as [`Device::new`] says.
#[derive(Debug)]
#[doc(alias = "VkImage")]
pub struct Image {
    device: Device,
    handle: vk::Image,
    owned: bool,
    facts: ImageFacts,
    memory: Option<(DeviceMemory, u64)>,
}

impl Image {
    /// Creates an image whose memory can be shared as these handle types; with none, an ordinary
    /// image.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if the device does not share images like this one or the extent is out of
    /// its limits, [`Error::Unsupported`] for disjoint images and tilings that are neither optimal nor
    /// linear, [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkCreateImage")]
    pub fn new(
        device: &Device,
        description: &ImageDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<Self, Error> {
        let (external, support) = Self::check_creation(device, description, handle_types)?;
        let handle = chain::with_image_create_info(description, external, |info| {
            ffi::create_image(device, info)
        })?;
        Ok(Self::assemble(
            device,
            handle,
            true,
            description,
            external,
            support,
        ))
    }

    /// Creates an image whose memory can be exported as every handle type that the device says it
    /// exports for an image like this, as far as the types go together.
    ///
    /// # Errors
    ///
    /// As [`Image::new`]; [`Error::Unsupported`] if the device exports no memory of such images.
    #[doc(alias = "vkCreateImage")]
    pub fn exportable(device: &Device, description: &ImageDescription) -> Result<Self, Error> {
        let all = MemoryHandleType::union(&MemoryHandleType::ALL);
        let support = device.image_support(description, all)?;
        let external = support.external.exportable();
        let handle_types: Vec<_> = MemoryHandleType::ALL
            .into_iter()
            .filter(|kind| external.contains(kind.flags()))
            .collect();
        // What is wrong with the description itself is said first.
        let created = Self::new(device, description, &handle_types)?;
        if handle_types.is_empty() {
            return Err(Error::Unsupported {
                what: "the device exports no memory of images like this: change usage, format or flags",
            });
        }
        Ok(created)
    }

    /// Takes note of an image that someone else owns: it is neither destroyed nor kept alive.
    ///
    /// # Errors
    ///
    /// As [`Image::new`].
    ///
    /// # Safety
    ///
    /// `handle` was created on `device` with this description and a `VkExternalMemoryImageCreateInfo`
    /// of these handle types, is not bound to memory yet, and outlives the result.
    pub unsafe fn borrow_raw(
        device: &Device,
        handle: vk::Image,
        description: &ImageDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<Self, Error> {
        let (external, support) = Self::check_creation(device, description, handle_types)?;
        Ok(Self::assemble(
            device,
            handle,
            false,
            description,
            external,
            support,
        ))
    }

    /// The handle types as bits, and what the device can share of such images, if that is enough.
    fn check_creation(
        device: &Device,
        description: &ImageDescription,
        handle_types: &[MemoryHandleType],
    ) -> Result<(vk::ExternalMemoryHandleTypeFlags, ExternalSupport), Error> {
        if description.flags.contains(vk::ImageCreateFlags::DISJOINT) {
            return Err(Error::Unsupported {
                what: "the planes of a disjoint image get memory of their own, which cannot be asked for or bound \
                       here: leave DISJOINT out",
            });
        }
        let external = MemoryHandleType::union(handle_types);
        let support =
            device.image_support(description, MemoryHandleType::union(&MemoryHandleType::ALL))?;
        rules::image_creation(
            device.facts(),
            description,
            external,
            vk::ImageLayout::UNDEFINED,
            &support,
        )?;
        Ok((external, support.external))
    }

    fn assemble(
        device: &Device,
        handle: vk::Image,
        owned: bool,
        description: &ImageDescription,
        external: vk::ExternalMemoryHandleTypeFlags,
        support: ExternalSupport,
    ) -> Self {
        let requirements = chain::with_requirements(|requirements| {
            let info = vk::ImageMemoryRequirementsInfo2::default().image(handle);
            ffi::image_requirements(device, &info, requirements);
        });
        Self {
            device: device.clone(),
            handle,
            owned,
            facts: ImageFacts {
                id: next_resource_id(),
                description: description.clone(),
                external,
                requirements,
                support,
            },
            memory: None,
        }
    }

    /// The Vulkan handle, lent.
    #[must_use]
    pub const fn handle(&self) -> vk::Image {
        self.handle
    }

    /// What the image was created with.
    #[must_use]
    pub const fn description(&self) -> &ImageDescription {
        &self.facts.description
    }

    /// What the image asks of its memory.
    #[must_use]
    pub const fn requirements(&self) -> &Requirements {
        &self.facts.requirements
    }

    /// All that is known about the image.
    #[must_use]
    pub const fn facts(&self) -> &ImageFacts {
        &self.facts
    }

    /// The device that it was made from.
    #[must_use]
    pub const fn device(&self) -> &Device {
        &self.device
    }

    /// The memory that is bound to it.
    #[must_use]
    pub fn memory(&self) -> Option<&DeviceMemory> {
        self.memory.as_ref().map(|(memory, _)| memory)
    }

    /// Where in the memory it lies, in bytes.
    #[must_use]
    pub fn memory_offset(&self) -> Option<u64> {
        self.memory.as_ref().map(|(_, offset)| *offset)
    }

    /// Binds the image to memory at an offset in bytes, and keeps the memory alive.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] with every broken rule of binding (02728, 02989, 02628, 01445, 10926 and
    /// those about size, alignment and memory type), [`Error::Vulkan`] if the driver refuses.
    #[doc(alias = "vkBindImageMemory")]
    pub fn bind(&mut self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        self.check_binding(memory, offset)?;
        ffi::bind_image(&self.device, self.handle, memory.handle(), offset)?;
        self.memory = Some((memory.clone(), offset));
        Ok(())
    }

    fn check_binding(&self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        rules::bind_image(
            self.device.facts(),
            &self.facts,
            memory.facts(),
            offset,
            BindState {
                call: BindCall::Direct,
                already_bound: self.memory.is_some(),
                same_device: self.device.is_same_as(memory.device()),
            },
        )?;
        Ok(())
    }

    /// Takes note that a borrowed image is bound to memory already.
    ///
    /// # Errors
    ///
    /// As [`Image::bind`], for what the rules see; nothing is called.
    ///
    /// # Safety
    ///
    /// The image is bound to this memory at this offset.
    pub unsafe fn assume_bound(&mut self, memory: &DeviceMemory, offset: u64) -> Result<(), Error> {
        self.check_binding(memory, offset)?;
        self.memory = Some((memory.clone(), offset));
        Ok(())
    }

    /// Where a level of a layer lies in an image with linear tiling: offset, row pitch and size in
    /// bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] if the tiling is not linear or there is no such level or layer.
    #[doc(alias = "vkGetImageSubresourceLayout")]
    pub fn subresource_layout(
        &self,
        aspect: vk::ImageAspectFlags,
        mip_level: u32,
        array_layer: u32,
    ) -> Result<vk::SubresourceLayout, Error> {
        let description = &self.facts.description;
        if description.tiling != vk::ImageTiling::LINEAR
            || mip_level >= description.mip_levels
            || array_layer >= description.array_layers
            || aspect.as_raw().count_ones() != 1
        {
            return Err(Error::Unsupported {
                what: "only an existing level and layer of one aspect of an image with linear \
                       tiling has a known layout",
            });
        }
        let subresource = vk::ImageSubresource {
            aspect_mask: aspect,
            mip_level,
            array_layer,
        };
        Ok(ffi::image_subresource_layout(
            &self.device,
            self.handle,
            subresource,
        ))
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        if self.owned {
            ffi::destroy_image(&self.device, self.handle);
        }
    }
}
