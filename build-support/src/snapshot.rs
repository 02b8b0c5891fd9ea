//! Makes the committed snapshot, and the list of how CUDA's versions differ from it.

use crate::bindings::{Error, Headers, declarations};
use crate::emit::emit;
use crate::merge::{Difference, merge};
use crate::model::Api;
use crate::toolkit::Version;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The headers of one CUDA version, read.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Release {
    /// The version that the headers state.
    pub version: Version,
    /// What they declare.
    pub api: Api,
}

/// Reads the headers in `include`; `stand_in` holds the folder `crt` of our own that some packages need.
///
/// # Errors
///
/// No libclang, headers that do not parse, or headers that state no version.
pub fn release(include: &Path, stand_in: &Path) -> Result<Release, Error> {
    let directories = vec![include.to_path_buf(), stand_in.to_path_buf()];
    let (api, _) = declarations(&Headers::new(directories, None))?;
    let version = api
        .constants
        .get("CUDART_VERSION")
        .and_then(|constant| u32::try_from(constant.value).ok())
        .ok_or_else(|| Error::Unreadable {
            reason: format!("{} states no version", include.display()),
        })?;
    Ok(Release {
        version: Version(version),
        api,
    })
}

/// The snapshot: the newest release's declarations, and the names that only older ones have.
///
/// Every name that some supported CUDA has is there, so that what compiles against one compiles against all.
#[must_use]
pub fn combine(releases: &[Release]) -> Api {
    let mut order: Vec<&Release> = releases.iter().collect();
    order.sort_by_key(|release| std::cmp::Reverse(release.version));
    let mut combined = Api::default();
    for (index, release) in order.iter().enumerate() {
        if index == 0 {
            combined = release.api.clone();
            continue;
        }
        let (mut merged, _) = merge(&combined, &release.api);
        // The version that the snapshot states is that of the newest headers.
        merged.constants.extend(combined.constants);
        combined = merged;
    }
    combined
}

/// The snapshot's source text.
///
/// # Errors
///
/// What was written cannot be read back as Rust.
pub fn source(snapshot: &Api) -> Result<String, Error> {
    let text = emit(snapshot);
    let file = syn::parse_file(&text).map_err(|error| Error::Unreadable {
        reason: error.to_string(),
    })?;
    // The parser leaves ordinary comments out; the head of the file is one.
    let head: String = text
        .lines()
        .take_while(|line| line.is_empty() || line.starts_with("// "))
        .flat_map(|line| [line, "\n"])
        .collect();
    Ok(head + &prettyplease::unparse(&file))
}

/// Every difference between the snapshot and each release, in words, with what is done about it: a Markdown page.
#[must_use]
pub fn differences(snapshot: &Api, releases: &[Release]) -> String {
    let mut order: Vec<&Release> = releases.iter().collect();
    order.sort_by_key(|release| release.version);
    let mut found: BTreeMap<Kind, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for release in &order {
        let (_, differences) = merge(snapshot, &release.api);
        for difference in differences {
            let (kind, name, detail) = Kind::of(difference);
            let version = release.version;
            let entry = match detail {
                Some(detail) => format!("{version} ({detail})"),
                None => version.to_string(),
            };
            found
                .entry(kind)
                .or_default()
                .entry(name)
                .or_default()
                .push(entry);
        }
    }
    let mut page = String::from(
        "# How CUDA's versions differ from the snapshot\n\n\
         Written by `cargo run -p cuda-interop-build --features snapshot --example snapshot`; a test holds it to be current.\n",
    );
    let versions: Vec<String> = order
        .iter()
        .map(|release| release.version.to_string())
        .collect();
    // Writing to a `String` cannot fail.
    let _ = writeln!(page, "Compared: {}.", versions.join(", "));
    for (kind, names) in found {
        let _ = write!(page, "\n## {}\n\n{}\n\n", kind.title(), kind.handling());
        for (name, versions) in names {
            let _ = writeln!(page, "- `{name}`: {}", versions.join(", "));
        }
    }
    page
}

/// The kinds of differences, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Conflict,
    Shorter,
    Value,
    Added,
    Absent,
}

impl Kind {
    fn of(difference: Difference) -> (Self, String, Option<String>) {
        match difference {
            Difference::Conflict {
                name,
                snapshot,
                headers,
            } => {
                let detail = format!("`{headers}` for `{snapshot}`");
                (Self::Conflict, name, Some(detail))
            }
            Difference::Shorter(name) => (Self::Shorter, name, None),
            Difference::Value { name, headers, .. } => {
                (Self::Value, name, Some(headers.to_string()))
            }
            Difference::Added(name) => (Self::Added, name, None),
            Difference::Absent(name) => (Self::Absent, name, None),
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Conflict => "Contradictions",
            Self::Shorter => "Structs that have grown since",
            Self::Value => "Other values",
            Self::Added => "Not in the snapshot",
            Self::Absent => "Not in these versions",
        }
    }

    fn handling(self) -> &'static str {
        match self {
            Self::Conflict => "A build against these headers uses the snapshot instead.",
            Self::Shorter => {
                "The newest layout is declared always: every field of the older one lies at the same place in it, and \
                 an older library reads, or writes, the front alone. What follows must be zero when a newer library reads it."
            }
            Self::Value => {
                "The value of the newer CUDA is declared always, so that a name means the same on every machine. The two \
                 versions are those of the headers that were installed; the ends of lists are of no use to a program."
            }
            Self::Added => "A build against these headers has them too.",
            Self::Absent => {
                "They are declared always. A function that a library lacks is an error of its call; a value that a \
                 library does not know is answered with an error by it."
            }
        }
    }
}
