//! The handle types that are file descriptors, one value each.

use ash::vk;

/// What kind of file descriptor stands for memory.
///
/// Exactly one kind: a set of kinds, or a kind that is no file descriptor, cannot be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "VkExternalMemoryHandleTypeFlagBits")]
pub enum MemoryHandleType {
    /// A descriptor that only the same driver on the same device understands. It tells nothing
    /// about itself, so its [`Origin`](crate::Origin) has to travel with it.
    OpaqueFd,
    /// A Linux dma-buf: sized by seeking, importable by other drivers and other devices.
    DmaBuf,
}

impl MemoryHandleType {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::OpaqueFd, Self::DmaBuf];

    /// The Vulkan bit of this kind.
    #[must_use]
    pub const fn flags(self) -> vk::ExternalMemoryHandleTypeFlags {
        match self {
            Self::OpaqueFd => vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD,
            Self::DmaBuf => vk::ExternalMemoryHandleTypeFlags::DMA_BUF_EXT,
        }
    }

    /// The kind of a single Vulkan bit; `None` for a set, for no bit, and for what is no file
    /// descriptor of memory.
    #[must_use]
    pub fn from_flags(flags: vk::ExternalMemoryHandleTypeFlags) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.flags() == flags)
    }

    /// The union of the bits of several kinds.
    #[must_use]
    pub fn union(kinds: &[Self]) -> vk::ExternalMemoryHandleTypeFlags {
        kinds
            .iter()
            .fold(vk::ExternalMemoryHandleTypeFlags::empty(), |set, kind| {
                set | kind.flags()
            })
    }
}

/// What kind of file descriptor stands for a semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "VkExternalSemaphoreHandleTypeFlagBits")]
pub enum SemaphoreHandleType {
    /// A reference to the semaphore's payload; shared by all who import it.
    OpaqueFd,
    /// A Linux sync file: a copy of one pending signal. Binary semaphores only.
    SyncFd,
}

impl SemaphoreHandleType {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::OpaqueFd, Self::SyncFd];

    /// The Vulkan bit of this kind.
    #[must_use]
    pub const fn flags(self) -> vk::ExternalSemaphoreHandleTypeFlags {
        match self {
            Self::OpaqueFd => vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD,
            Self::SyncFd => vk::ExternalSemaphoreHandleTypeFlags::SYNC_FD,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_bits_is_no_kind() {
        let both = MemoryHandleType::union(&MemoryHandleType::ALL);
        assert_eq!(MemoryHandleType::from_flags(both), None);
        assert_eq!(
            MemoryHandleType::from_flags(vk::ExternalMemoryHandleTypeFlags::empty()),
            None
        );
        for kind in MemoryHandleType::ALL {
            assert_eq!(MemoryHandleType::from_flags(kind.flags()), Some(kind));
        }
    }
}
