//! The barriers by which images and buffers change hands between Vulkan and CUDA.
//!
//! A shared resource belongs to a queue family of Vulkan or to `VK_QUEUE_FAMILY_EXTERNAL`, whatever its sharing mode. Leaving the transfer out
//! leaves the contents undefined; the layout to hand an image over in is `GENERAL`, since CUDA knows no layouts.

use ash::vk;
use vk_fd_import::ImageDescription;

/// How Vulkan uses an image at one end of a hand-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImageState {
    /// The layout.
    pub layout: vk::ImageLayout,
    /// The stages that use the image.
    pub stages: vk::PipelineStageFlags,
    /// The kinds of access.
    pub access: vk::AccessFlags,
}

impl ImageState {
    /// An image that was just made: no contents, no use. Releasing from this state is what makes CUDA's first write last.
    pub const UNDEFINED: Self = Self {
        layout: vk::ImageLayout::UNDEFINED,
        stages: vk::PipelineStageFlags::TOP_OF_PIPE,
        access: vk::AccessFlags::NONE,
    };
    /// The source of transfer commands.
    pub const TRANSFER_SOURCE: Self = Self {
        layout: vk::ImageLayout::TRANSFER_SRC_OPTIMAL,
        stages: vk::PipelineStageFlags::TRANSFER,
        access: vk::AccessFlags::TRANSFER_READ,
    };
    /// The destination of transfer commands.
    pub const TRANSFER_DESTINATION: Self = Self {
        layout: vk::ImageLayout::TRANSFER_DST_OPTIMAL,
        stages: vk::PipelineStageFlags::TRANSFER,
        access: vk::AccessFlags::TRANSFER_WRITE,
    };
    /// Sampled by fragment or compute shaders.
    pub const SAMPLED: Self = Self {
        layout: vk::ImageLayout::SHADER_READ_ONLY_OPTIMAL,
        stages: vk::PipelineStageFlags::from_raw(
            vk::PipelineStageFlags::FRAGMENT_SHADER.as_raw()
                | vk::PipelineStageFlags::COMPUTE_SHADER.as_raw(),
        ),
        access: vk::AccessFlags::SHADER_READ,
    };
    /// A colour attachment that is read and written.
    pub const COLOR_ATTACHMENT: Self = Self {
        layout: vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL,
        stages: vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT,
        access: vk::AccessFlags::from_raw(
            vk::AccessFlags::COLOR_ATTACHMENT_READ.as_raw()
                | vk::AccessFlags::COLOR_ATTACHMENT_WRITE.as_raw(),
        ),
    };
    /// A storage image that compute shaders read and write.
    pub const STORAGE: Self = Self {
        layout: vk::ImageLayout::GENERAL,
        stages: vk::PipelineStageFlags::COMPUTE_SHADER,
        access: vk::AccessFlags::from_raw(
            vk::AccessFlags::SHADER_READ.as_raw() | vk::AccessFlags::SHADER_WRITE.as_raw(),
        ),
    };
}

/// A barrier that hands an image over, with the stages it stands between.
#[derive(Debug, Clone, Copy)]
pub struct ImageTransfer {
    /// The barrier, for the user's own `vkCmdPipelineBarrier`.
    pub barrier: vk::ImageMemoryBarrier<'static>,
    /// The stages before it.
    pub source_stages: vk::PipelineStageFlags,
    /// The stages after it.
    pub destination_stages: vk::PipelineStageFlags,
}

impl ImageTransfer {
    /// The barrier from a queue family of Vulkan to CUDA; see [`SharedImage::release`](crate::SharedImage::release).
    #[must_use]
    pub fn release(
        image: vk::Image,
        description: &ImageDescription,
        queue_family: u32,
        from: ImageState,
    ) -> Self {
        Self {
            barrier: vk::ImageMemoryBarrier::default()
                .image(image)
                .subresource_range(whole(description))
                .old_layout(from.layout)
                .new_layout(vk::ImageLayout::GENERAL)
                .src_access_mask(from.access)
                .dst_access_mask(vk::AccessFlags::NONE)
                .src_queue_family_index(vulkans(description.sharing_mode, queue_family))
                .dst_queue_family_index(vk::QUEUE_FAMILY_EXTERNAL),
            source_stages: from.stages,
            destination_stages: vk::PipelineStageFlags::BOTTOM_OF_PIPE,
        }
    }

    /// The barrier from CUDA to a queue family of Vulkan; see [`SharedImage::acquire`](crate::SharedImage::acquire).
    #[must_use]
    pub fn acquire(
        image: vk::Image,
        description: &ImageDescription,
        queue_family: u32,
        to: ImageState,
    ) -> Self {
        Self {
            barrier: vk::ImageMemoryBarrier::default()
                .image(image)
                .subresource_range(whole(description))
                .old_layout(vk::ImageLayout::GENERAL)
                .new_layout(to.layout)
                .src_access_mask(vk::AccessFlags::NONE)
                .dst_access_mask(to.access)
                .src_queue_family_index(vk::QUEUE_FAMILY_EXTERNAL)
                .dst_queue_family_index(vulkans(description.sharing_mode, queue_family)),
            // The stages after it too, so that the barrier chains with the semaphore wait whatever stages that names.
            source_stages: to.stages,
            destination_stages: to.stages,
        }
    }

    /// Records the barrier into a command buffer.
    ///
    /// # Safety
    ///
    /// `commands` is being recorded, outside a render pass, and belongs to `device`; the image is alive until the commands have run.
    #[doc(alias = "vkCmdPipelineBarrier")]
    pub unsafe fn record(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        // SAFETY: the caller vouches for device, command buffer and image; the barrier names one image, whole.
        unsafe {
            device.cmd_pipeline_barrier(
                commands,
                self.source_stages,
                self.destination_stages,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &[self.barrier],
            );
        }
    }
}

/// A barrier that hands a buffer over, with the stages it stands between.
#[derive(Debug, Clone, Copy)]
pub struct BufferTransfer {
    /// The barrier, for the user's own `vkCmdPipelineBarrier`.
    pub barrier: vk::BufferMemoryBarrier<'static>,
    /// The stages before it.
    pub source_stages: vk::PipelineStageFlags,
    /// The stages after it.
    pub destination_stages: vk::PipelineStageFlags,
}

impl BufferTransfer {
    /// The barrier from a queue family of Vulkan to CUDA; see [`SharedBuffer::release`](crate::SharedBuffer::release). The family of a buffer of
    /// concurrent sharing is `VK_QUEUE_FAMILY_IGNORED`.
    #[must_use]
    pub fn release(
        buffer: vk::Buffer,
        queue_family: u32,
        stages: vk::PipelineStageFlags,
        access: vk::AccessFlags,
    ) -> Self {
        Self {
            barrier: vk::BufferMemoryBarrier::default()
                .buffer(buffer)
                .size(vk::WHOLE_SIZE)
                .src_access_mask(access)
                .dst_access_mask(vk::AccessFlags::NONE)
                .src_queue_family_index(queue_family)
                .dst_queue_family_index(vk::QUEUE_FAMILY_EXTERNAL),
            source_stages: stages,
            destination_stages: vk::PipelineStageFlags::BOTTOM_OF_PIPE,
        }
    }

    /// The barrier from CUDA to a queue family of Vulkan; see [`SharedBuffer::acquire`](crate::SharedBuffer::acquire). The family of a buffer of
    /// concurrent sharing is `VK_QUEUE_FAMILY_IGNORED`.
    #[must_use]
    pub fn acquire(
        buffer: vk::Buffer,
        queue_family: u32,
        stages: vk::PipelineStageFlags,
        access: vk::AccessFlags,
    ) -> Self {
        Self {
            barrier: vk::BufferMemoryBarrier::default()
                .buffer(buffer)
                .size(vk::WHOLE_SIZE)
                .src_access_mask(vk::AccessFlags::NONE)
                .dst_access_mask(access)
                .src_queue_family_index(vk::QUEUE_FAMILY_EXTERNAL)
                .dst_queue_family_index(queue_family),
            source_stages: stages,
            destination_stages: stages,
        }
    }

    /// Records the barrier into a command buffer.
    ///
    /// # Safety
    ///
    /// `commands` is being recorded, outside a render pass, and belongs to `device`; the buffer is alive until the commands have run.
    #[doc(alias = "vkCmdPipelineBarrier")]
    pub unsafe fn record(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        // SAFETY: the caller vouches for device, command buffer and buffer; the barrier names one buffer, whole.
        unsafe {
            device.cmd_pipeline_barrier(
                commands,
                self.source_stages,
                self.destination_stages,
                vk::DependencyFlags::empty(),
                &[],
                &[self.barrier],
                &[],
            );
        }
    }
}

/// Vulkan's end of a transfer: a family, or none in particular for what all families share.
pub(super) fn vulkans(sharing: vk::SharingMode, queue_family: u32) -> u32 {
    if sharing == vk::SharingMode::CONCURRENT {
        vk::QUEUE_FAMILY_IGNORED
    } else {
        queue_family
    }
}

/// All levels and layers of an image, in every aspect of its format.
fn whole(description: &ImageDescription) -> vk::ImageSubresourceRange {
    let aspect_mask = match description.format {
        vk::Format::D16_UNORM | vk::Format::X8_D24_UNORM_PACK32 | vk::Format::D32_SFLOAT => {
            vk::ImageAspectFlags::DEPTH
        }
        vk::Format::S8_UINT => vk::ImageAspectFlags::STENCIL,
        vk::Format::D16_UNORM_S8_UINT
        | vk::Format::D24_UNORM_S8_UINT
        | vk::Format::D32_SFLOAT_S8_UINT => {
            vk::ImageAspectFlags::DEPTH | vk::ImageAspectFlags::STENCIL
        }
        _ => vk::ImageAspectFlags::COLOR,
    };
    vk::ImageSubresourceRange {
        aspect_mask,
        base_mip_level: 0,
        level_count: vk::REMAINING_MIP_LEVELS,
        base_array_layer: 0,
        layer_count: vk::REMAINING_ARRAY_LAYERS,
    }
}
