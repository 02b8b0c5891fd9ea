//! What can be wrong, each with the values that disagree.

use std::fmt;

pub use table::Violation;

use super::vuid::Vuid;

/// Which of the two ways to bind memory is used; each has its own ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BindCall {
    /// `vkBindImageMemory`, `vkBindBufferMemory`.
    Direct,
    /// `vkBindImageMemory2`, `vkBindBufferMemory2`.
    Info,
}

/// Which kind of resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResourceKind {
    /// An image.
    Image,
    /// A buffer.
    Buffer,
}

impl fmt::Display for ResourceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Image => "image",
            Self::Buffer => "buffer",
        })
    }
}

/// Which struct or call names a handle type that cannot be named there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// `VkImportMemoryFdInfoKHR`
    MemoryImport,
    /// `VkExportMemoryAllocateInfo`
    MemoryExport,
    /// `VkMemoryGetFdInfoKHR`
    MemoryGetFd,
    /// `vkGetMemoryFdPropertiesKHR`
    FdProperties,
    /// `VkExternalMemoryImageCreateInfo`
    ImageCreation,
    /// `VkExternalMemoryBufferCreateInfo`
    BufferCreation,
    /// `VkImportSemaphoreFdInfoKHR`
    SemaphoreImport,
    /// `VkSemaphoreGetFdInfoKHR`
    SemaphoreGetFd,
    /// `VkExportSemaphoreCreateInfo`
    SemaphoreExport,
}

impl fmt::Display for Place {
    /// The name of the struct or call.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MemoryImport => "VkImportMemoryFdInfoKHR",
            Self::MemoryExport => "VkExportMemoryAllocateInfo",
            Self::MemoryGetFd => "VkMemoryGetFdInfoKHR",
            Self::FdProperties => "vkGetMemoryFdPropertiesKHR",
            Self::ImageCreation => "VkExternalMemoryImageCreateInfo",
            Self::BufferCreation => "VkExternalMemoryBufferCreateInfo",
            Self::SemaphoreImport => "VkImportSemaphoreFdInfoKHR",
            Self::SemaphoreGetFd => "VkSemaphoreGetFdInfoKHR",
            Self::SemaphoreExport => "VkExportSemaphoreCreateInfo",
        })
    }
}

/// Defines the violations: documentation, fields, the id, the text.
macro_rules! violations {
    ($(
        $(#[$doc:meta])*
        $variant:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? }
        $vuid:expr, $($text:expr),+;
    )*) => {
        /// One broken rule, with the values that disagree.
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum Violation {
            $($(#[$doc])* $variant { $($(#[$field_doc])* $field: $type),* },)*
        }

        impl Violation {
            /// The id of the rule; `None` where Vulkan has no id in this crate's scope for it.
            #[must_use]
            #[allow(unused_variables, reason = "not every id depends on every field")]
            pub fn vuid(&self) -> Option<Vuid> {
                match self {
                    $(Self::$variant { $($field),* } => $vuid,)*
                }
            }

            #[allow(unused_variables, reason = "not every text names every field")]
            pub(super) fn text(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant { $($field),* } => write!(f, $($text),+),)*
                }
            }
        }
    };
}

mod table;

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(f)?;
        match self.vuid() {
            Some(vuid) => write!(f, " ({vuid})"),
            None => Ok(()),
        }
    }
}

/// Writes a UUID in the usual groups.
struct Uuid<'a>(&'a [u8; 16]);

impl fmt::Display for Uuid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.0.iter().enumerate() {
            if matches!(index, 4 | 6 | 8 | 10) {
                f.write_str("-")?;
            }
            write!(f, "{byte:02x}")?;
        }
        Ok(())
    }
}

/// Writes UUIDs one after the other.
struct Uuids<'a>(&'a [[u8; 16]]);

impl fmt::Display for Uuids<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, uuid) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            Uuid(uuid).fmt(f)?;
        }
        Ok(())
    }
}

/// All the rules that a request breaks; at least one.
#[derive(Clone, PartialEq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// `Ok` if there are none.
    pub(crate) fn check(found: Vec<Violation>) -> Result<(), Self> {
        if found.is_empty() {
            Ok(())
        } else {
            Err(Self(found))
        }
    }

    /// These, then those of another verdict that are not among them.
    pub(crate) fn and(self, verdict: Result<(), Self>) -> Self {
        let Self(mut found) = self;
        if let Err(Self(others)) = verdict {
            for other in others {
                if !found.contains(&other) {
                    found.push(other);
                }
            }
        }
        Self(found)
    }

    /// The violations, in the order of the rules.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.0
    }

    /// The violations, in the order of the rules.
    pub fn iter(&self) -> std::slice::Iter<'_, Violation> {
        self.0.iter()
    }

    /// The ids of the violations that have one, in the order of the rules.
    pub fn vuids(&self) -> impl Iterator<Item = Vuid> + '_ {
        self.0.iter().filter_map(Violation::vuid)
    }

    /// Whether a rule with this id is among those broken.
    #[must_use]
    pub fn contains(&self, vuid: Vuid) -> bool {
        self.vuids().any(|found| found == vuid)
    }
}

impl From<Violation> for Violations {
    fn from(violation: Violation) -> Self {
        Self(vec![violation])
    }
}

impl<'a> IntoIterator for &'a Violations {
    type Item = &'a Violation;
    type IntoIter = std::slice::Iter<'a, Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            violation.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Violations {
    /// As text with the ids: this is what `unwrap` prints.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|violation| format!("{violation}")))
            .finish()
    }
}

impl std::error::Error for Violations {}
