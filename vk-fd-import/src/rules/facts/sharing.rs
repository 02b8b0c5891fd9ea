//! What a driver says it can share.

use ash::vk;

use crate::MemoryHandleType;

/// What a driver says it can do with one handle type for one kind of resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "VkExternalMemoryProperties")]
pub struct ExternalProperties {
    /// Importable, exportable, dedicated only; empty where the type is not supported at all.
    pub features: vk::ExternalMemoryFeatureFlags,
    /// The types that imported memory of this type can be exported as.
    pub export_from_imported: vk::ExternalMemoryHandleTypeFlags,
    /// The types that can be named together with this type.
    pub compatible: vk::ExternalMemoryHandleTypeFlags,
}

impl ExternalProperties {
    /// Nothing is supported.
    pub const NONE: Self = Self {
        features: vk::ExternalMemoryFeatureFlags::empty(),
        export_from_imported: vk::ExternalMemoryHandleTypeFlags::empty(),
        compatible: vk::ExternalMemoryHandleTypeFlags::empty(),
    };

    /// Whether memory of this type can be imported.
    #[must_use]
    pub const fn importable(&self) -> bool {
        self.features
            .contains(vk::ExternalMemoryFeatureFlags::IMPORTABLE)
    }

    /// Whether memory can be exported as this type.
    #[must_use]
    pub const fn exportable(&self) -> bool {
        self.features
            .contains(vk::ExternalMemoryFeatureFlags::EXPORTABLE)
    }

    /// Whether the memory has to be dedicated.
    #[must_use]
    pub const fn dedicated_only(&self) -> bool {
        self.features
            .contains(vk::ExternalMemoryFeatureFlags::DEDICATED_ONLY)
    }
}

/// What a driver says about one kind of resource, for each handle type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExternalSupport {
    /// For opaque file descriptors.
    pub opaque_fd: ExternalProperties,
    /// For dma-bufs.
    pub dma_buf: ExternalProperties,
}

impl ExternalSupport {
    /// Nothing is supported.
    pub const NONE: Self = Self {
        opaque_fd: ExternalProperties::NONE,
        dma_buf: ExternalProperties::NONE,
    };

    /// The handle types that memory can be exported as, as far as they go together: opaque
    /// descriptors first.
    #[must_use]
    pub fn exportable(&self) -> vk::ExternalMemoryHandleTypeFlags {
        let mut together = vk::ExternalMemoryHandleTypeFlags::empty();
        for handle_type in MemoryHandleType::ALL {
            let with = together | handle_type.flags();
            let fits = |kind: MemoryHandleType| {
                !with.contains(kind.flags())
                    || (self.of(kind).compatible | kind.flags()).contains(with)
            };
            if self.of(handle_type).exportable() && MemoryHandleType::ALL.into_iter().all(fits) {
                together = with;
            }
        }
        together
    }

    /// For one handle type.
    #[must_use]
    pub const fn of(&self, handle_type: MemoryHandleType) -> &ExternalProperties {
        match handle_type {
            MemoryHandleType::OpaqueFd => &self.opaque_fd,
            MemoryHandleType::DmaBuf => &self.dma_buf,
        }
    }
}

/// What a driver says about images of one kind: their limits, and what it can share.
#[derive(Clone, Copy, Debug)]
pub struct ImageSupport {
    /// The limits of such images; `None` where the format is not supported at all.
    pub limits: Option<vk::ImageFormatProperties>,
    /// What can be shared.
    pub external: ExternalSupport,
}

/// What a driver can do with one handle type for semaphores of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "VkExternalSemaphoreProperties")]
pub struct SemaphoreSupport {
    /// Importable, exportable; empty where the type is not supported at all.
    pub features: vk::ExternalSemaphoreFeatureFlags,
    /// The types that an imported payload of this type can be exported as.
    pub export_from_imported: vk::ExternalSemaphoreHandleTypeFlags,
    /// The types that can be named together with this type.
    pub compatible: vk::ExternalSemaphoreHandleTypeFlags,
}

impl SemaphoreSupport {
    /// Nothing is supported.
    pub const NONE: Self = Self {
        features: vk::ExternalSemaphoreFeatureFlags::empty(),
        export_from_imported: vk::ExternalSemaphoreHandleTypeFlags::empty(),
        compatible: vk::ExternalSemaphoreHandleTypeFlags::empty(),
    };

    /// Whether a payload of this type can be imported.
    #[must_use]
    pub const fn importable(&self) -> bool {
        self.features
            .contains(vk::ExternalSemaphoreFeatureFlags::IMPORTABLE)
    }

    /// Whether a payload can be exported as this type.
    #[must_use]
    pub const fn exportable(&self) -> bool {
        self.features
            .contains(vk::ExternalSemaphoreFeatureFlags::EXPORTABLE)
    }
}
