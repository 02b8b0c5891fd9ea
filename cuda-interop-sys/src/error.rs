//! The two ways in which a library can fail to serve.

use std::fmt;
use std::sync::Arc;

/// A function that the opened library does not have; nothing was called.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MissingSymbol {
    /// The function's public C name.
    pub symbol: &'static str,
    /// The library, as [`Runtime::library`](crate::Runtime::library) names it.
    pub library: Arc<str>,
}

impl fmt::Display for MissingSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no function {}", self.library, self.symbol)
    }
}

impl std::error::Error for MissingSymbol {}

/// A library that was tried, and why it was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// The path or name that was asked for.
    pub library: String,
    /// What came of it, in the system's words where it has some.
    pub outcome: String,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The loader's messages usually begin with the path already.
        if self.outcome.starts_with(&self.library) {
            write!(f, "{}", self.outcome)
        } else {
            write!(f, "{}: {}", self.library, self.outcome)
        }
    }
}

/// Why no library could be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The one library that was asked for cannot be used.
    Unusable {
        /// The environment variable that named it, if one did.
        variable: Option<&'static str>,
        /// What was tried.
        attempt: Attempt,
    },
    /// No library was found in any place.
    NotFound {
        /// `libcudart` or `libcuda`.
        library: &'static str,
        /// Everything that was tried, in order.
        tried: Vec<Attempt>,
    },
    /// Every runtime library that was found answers that there is no driver, or one that is too old for it
    /// (`cudaErrorInsufficientDriver`, 35).
    DriverTooOld {
        /// Everything that was tried, in order.
        tried: Vec<Attempt>,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unusable { variable, attempt } => {
                if let Some(variable) = variable {
                    write!(
                        f,
                        "{variable} names a library that cannot be used: {attempt}"
                    )
                } else {
                    write!(f, "the library cannot be used: {attempt}")
                }
            }
            Self::NotFound { library, tried } => {
                write!(f, "no {library} was found; tried ")?;
                list(f, tried)
            }
            Self::DriverTooOld { tried } => {
                write!(
                    f,
                    "the NVIDIA driver is missing or too old for the CUDA runtime (error 35); tried "
                )?;
                list(f, tried)
            }
        }
    }
}

impl std::error::Error for LoadError {}

fn list(f: &mut fmt::Formatter<'_>, attempts: &[Attempt]) -> fmt::Result {
    for (index, attempt) in attempts.iter().enumerate() {
        if index > 0 {
            write!(f, "; ")?;
        }
        write!(f, "{attempt}")?;
    }
    Ok(())
}
