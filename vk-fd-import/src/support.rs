//! Asking a device what it can share.

use std::os::fd::BorrowedFd;

use ash::vk;

use crate::rules::{
    self, Extensions, ExternalProperties, ExternalSupport, FdFacts, ImageSupport, SemaphoreKind,
    SemaphoreSupport,
};
use crate::{
    BufferDescription, Device, Error, ImageDescription, MemoryHandleType, SemaphoreHandleType,
    chain, ffi,
};

impl Device {
    /// Whether the enabled extensions define this handle type.
    fn knows(&self, handle_type: MemoryHandleType) -> bool {
        match handle_type {
            MemoryHandleType::OpaqueFd => true,
            MemoryHandleType::DmaBuf => self
                .facts()
                .extensions
                .contains(Extensions::EXTERNAL_MEMORY_DMA_BUF),
        }
    }

    /// What the device can share of buffers like this one, for each of these handle types; types that
    /// are no file descriptors are passed over.
    #[must_use]
    pub fn buffer_support(
        &self,
        description: &BufferDescription,
        asked: vk::ExternalMemoryHandleTypeFlags,
    ) -> ExternalSupport {
        let of = |kind: MemoryHandleType| {
            if asked.contains(kind.flags()) {
                self.external_buffer(description, kind)
            } else {
                ExternalProperties::NONE
            }
        };
        ExternalSupport {
            opaque_fd: of(MemoryHandleType::OpaqueFd),
            dma_buf: of(MemoryHandleType::DmaBuf),
        }
    }

    /// What the device can do with the memory of buffers like this one as this handle type.
    ///
    /// Nothing is supported if the features of the answer are empty: a driver says that with
    /// success.
    #[must_use]
    #[doc(alias = "vkGetPhysicalDeviceExternalBufferProperties")]
    pub fn external_buffer(
        &self,
        description: &BufferDescription,
        handle_type: MemoryHandleType,
    ) -> ExternalProperties {
        if !rules::can_be_asked_for(description) || !self.knows(handle_type) {
            return ExternalProperties::NONE;
        }
        let info = vk::PhysicalDeviceExternalBufferInfo::default()
            .flags(description.flags)
            .usage(description.usage)
            .handle_type(handle_type.flags());
        let mut properties = vk::ExternalBufferProperties::default();
        ffi::external_buffer_properties(self, &info, &mut properties);
        chain::external_properties(&properties.external_memory_properties)
    }

    /// What the device can do with images like this one, alone and for each of these handle types;
    /// types that are no file descriptors are passed over.
    ///
    /// # Errors
    ///
    /// [`Error::Unsupported`] if the tiling is neither optimal nor linear; [`Error::Vulkan`] if a query
    /// fails for another reason than that the format is not supported.
    pub fn image_support(
        &self,
        description: &ImageDescription,
        asked: vk::ExternalMemoryHandleTypeFlags,
    ) -> Result<ImageSupport, Error> {
        if !matches!(
            description.tiling,
            vk::ImageTiling::OPTIMAL | vk::ImageTiling::LINEAR
        ) {
            return Err(Error::Unsupported {
                what: "images of this tiling (DRM format modifiers) need structs that are not chained here: use \
                       OPTIMAL or LINEAR",
            });
        }
        if !rules::image_can_be_asked_for(description) {
            return Ok(ImageSupport {
                limits: None,
                external: ExternalSupport::NONE,
            });
        }
        let ask = |handle_type| {
            let answer = chain::with_image_format(description, handle_type, |info, properties| {
                ffi::image_format_properties(self, info, properties)
            });
            match answer {
                Ok(support) => Ok(Some(support)),
                Err(vk::Result::ERROR_FORMAT_NOT_SUPPORTED) => Ok(None),
                Err(result) => Err(Error::Vulkan {
                    call: "vkGetPhysicalDeviceImageFormatProperties2",
                    result,
                }),
            }
        };
        let limits = ask(vk::ExternalMemoryHandleTypeFlags::empty())?.map(|of| of.limits);
        let external = |kind: MemoryHandleType| -> Result<ExternalProperties, Error> {
            if !asked.contains(kind.flags()) || !self.knows(kind) {
                return Ok(ExternalProperties::NONE);
            }
            Ok(ask(kind.flags())?.map_or(ExternalProperties::NONE, |of| of.external))
        };
        Ok(ImageSupport {
            limits,
            external: ExternalSupport {
                opaque_fd: external(MemoryHandleType::OpaqueFd)?,
                dma_buf: external(MemoryHandleType::DmaBuf)?,
            },
        })
    }

    /// What the device can do with the memory of images like this one as this handle type.
    ///
    /// Nothing is supported if the features of the answer are empty: a driver says that with
    /// success.
    ///
    /// # Errors
    ///
    /// As [`Device::image_support`].
    #[doc(alias = "vkGetPhysicalDeviceImageFormatProperties2")]
    pub fn external_image(
        &self,
        description: &ImageDescription,
        handle_type: MemoryHandleType,
    ) -> Result<ExternalProperties, Error> {
        Ok(*self
            .image_support(description, handle_type.flags())?
            .external
            .of(handle_type))
    }

    /// What the device can do with semaphores of this type as this handle type.
    ///
    /// Asked for each type apart: drivers share binary semaphores and not timelines.
    #[must_use]
    #[doc(alias = "vkGetPhysicalDeviceExternalSemaphoreProperties")]
    pub fn external_semaphore(
        &self,
        kind: SemaphoreKind,
        handle_type: SemaphoreHandleType,
    ) -> SemaphoreSupport {
        let mut properties = vk::ExternalSemaphoreProperties::default();
        let timeline = kind == SemaphoreKind::Timeline;
        chain::with_external_semaphore_info(timeline, handle_type.flags(), |info| {
            ffi::external_semaphore_properties(self, info, &mut properties);
        });
        SemaphoreSupport {
            features: properties.external_semaphore_features,
            export_from_imported: properties.export_from_imported_handle_types,
            compatible: properties.compatible_handle_types,
        }
    }

    /// The same for each handle type of a set, in the order of [`SemaphoreHandleType::ALL`].
    #[must_use]
    pub fn semaphore_support(
        &self,
        kind: SemaphoreKind,
        asked: vk::ExternalSemaphoreHandleTypeFlags,
    ) -> [SemaphoreSupport; 2] {
        SemaphoreHandleType::ALL.map(|handle_type| {
            if asked.contains(handle_type.flags()) {
                self.external_semaphore(kind, handle_type)
            } else {
                SemaphoreSupport::NONE
            }
        })
    }

    /// Which memory types a dma-buf can be imported as, one bit each.
    ///
    /// The kernel is asked first whether the descriptor is a dma-buf at all: drivers answer success
    /// for `/dev/null`.
    #[doc(alias = "vkGetMemoryFdPropertiesKHR")]
    pub(crate) fn dma_buf_memory_types(
        &self,
        fd: BorrowedFd<'_>,
        facts: &FdFacts,
    ) -> Result<u32, Error> {
        let handle_type = MemoryHandleType::DmaBuf.flags();
        rules::fd_properties(self.facts(), facts, handle_type)?;
        let mut properties = vk::MemoryFdPropertiesKHR::default();
        ffi::memory_fd_properties(self, handle_type, fd, &mut properties)?;
        Ok(properties.memory_type_bits)
    }
}
