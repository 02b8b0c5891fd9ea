//! The list that a check returns.

use std::error::Error;
use std::fmt;

use super::{CudaRule, Violation};

/// All that a check found wrong: at least one violation.
#[derive(Clone, Debug, PartialEq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// `Ok` if there is nothing in the list.
    ///
    /// # Errors
    ///
    /// The list, unless it is empty.
    pub fn none_of(list: Vec<Violation>) -> Result<(), Self> {
        if list.is_empty() {
            Ok(())
        } else {
            Err(Self(list))
        }
    }

    pub(crate) const fn from_found(found: Vec<Violation>) -> Self {
        Self(found)
    }

    /// The violations, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.0
    }

    /// Whether this rule is among those broken.
    #[must_use]
    pub fn breaks(&self, rule: CudaRule) -> bool {
        self.0.iter().any(|violation| violation.rule() == rule)
    }
}

impl From<Violation> for Violations {
    fn from(violation: Violation) -> Self {
        Self(vec![violation])
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = std::vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{violation}")?;
        }
        Ok(())
    }
}

impl Error for Violations {}
