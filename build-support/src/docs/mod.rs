//! The words for every item of the bindings: written lines, rules by family, and one line for what is not known yet.
//!
//! Each function answers `None` for an item without words of its own or of its family; whoever writes the bindings
//! then says what a newer header brought. A test holds the snapshot to having no such item.

mod driver;
mod runtime;
mod types;
mod values;

use crate::api::Side;

/// The documentation of the tables' constructor.
pub(crate) const LOOK_UP: &str = "\
Asks `find` for each symbol, the newest form first.

# Safety

What `find` returns for a symbol is null or the address of CUDA's function of that name, valid for the rest of the process.";

/// What is said of a function's address in the table.
pub(crate) fn table_field(owner: &str, name: &str) -> String {
    format!("Behind [`{owner}::{name}`].")
}

/// What is said of a table.
pub(crate) fn table(side: Side) -> &'static str {
    match side {
        Side::Runtime => {
            "The addresses of the runtime API's functions; `None` for those that the library lacks."
        }
        Side::Driver => {
            "The addresses of the driver API's functions; `None` for those that the library lacks."
        }
    }
}

/// Words for a `#define` constant.
#[must_use]
pub fn constant(name: &str) -> Option<String> {
    find(values::VALUES, name).map(str::to_owned)
}

/// Words for an enum.
#[must_use]
pub fn enumeration(name: &str) -> Option<String> {
    find(types::TYPES, name).map(summary_apart)
}

/// Words for a value of an enum.
#[must_use]
pub fn enum_value(enumeration: &str, name: &str, value: i64) -> Option<String> {
    if let Some(text) = find(values::VALUES, name) {
        return Some(text.to_owned());
    }
    if values::ENDS.contains(&name) {
        return Some("Marks the end of the list, in the version of the headers.".to_owned());
    }
    let (_, start, before) = values::FAMILIES
        .iter()
        .find(|(family, _, _)| *family == enumeration)?;
    let said = words(name.strip_prefix(start)?);
    let before = before.replace("{value}", &value.to_string());
    Some(format!("{before}{said}."))
}

/// Words for a struct or union.
#[must_use]
pub fn record(name: &str) -> Option<String> {
    if let Some(text) = find(types::TYPES, name).map(summary_apart) {
        return Some(match page_of_type(name) {
            Some(page) => format!("{text}\n\n[`{name}` in NVIDIA's manual]({page})"),
            None => text,
        });
    }
    if let Some(handle) = name.strip_suffix("_st") {
        return Some(format!(
            "What handles of the type `{handle}` or its twin in the other API point to; its content is CUDA's own."
        ));
    }
    // The longest ending says most.
    types::NESTED
        .iter()
        .filter(|(ending, _)| name.ends_with(ending))
        .max_by_key(|(ending, _)| ending.len())
        .map(|(_, text)| (*text).to_owned())
}

/// Words for a field.
#[must_use]
pub fn field(record: &str, name: &str) -> Option<String> {
    find(types::FIELDS, &format!("{record}.{name}"))
        .or_else(|| find(types::FIELD_NAMES, name))
        .map(str::to_owned)
}

/// Words for a type alias.
#[must_use]
pub fn alias(name: &str) -> Option<String> {
    find(types::TYPES, name).map(summary_apart)
}

/// Words for a function: what it does, its errors, what the caller owes, and the page of NVIDIA's manual.
#[must_use]
pub fn function(name: &str) -> Option<String> {
    let (start, manual, functions) = if name.starts_with("cuda") {
        ("CUDART__", "cuda-runtime-api", runtime::FUNCTIONS)
    } else {
        ("CUDA__", "cuda-driver-api", driver::FUNCTIONS)
    };
    let (_, page, text) = functions.iter().find(|(listed, _, _)| *listed == name)?;
    Some(format!(
        "{}\n\n{CALL}\n\n# References\n\n[`{name}` in NVIDIA's manual](https://docs.nvidia.com/cuda/{manual}/group__{start}{page}.html)",
        summary_apart(text)
    ))
}

/// What is said of a function that only newer headers have.
pub(crate) fn unknown_function(name: &str) -> String {
    format!("Calls `{name}`, which the installed headers declare.\n\n{CALL}")
}

/// What is said of anything else that only newer headers have.
pub(crate) fn unknown(name: &str) -> String {
    format!("`{name}`, which the installed headers declare.")
}

const CALL: &str = "\
# Errors

[`MissingSymbol`] when the library lacks the function; nothing was called then.

# Safety

The caller keeps the C function's contract: pointers are valid for what the call reads and writes, and handles are alive.";

/// The first sentence as a paragraph of its own, as documentation begins.
fn summary_apart(text: &str) -> String {
    match text.split_once(". ") {
        Some((summary, rest)) => format!("{summary}.\n\n{rest}"),
        None => text.to_owned(),
    }
}

fn find(table: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    table
        .iter()
        .find(|(listed, _)| *listed == name)
        .map(|(_, text)| *text)
}

/// The page of a struct that has one of its own in the runtime API's manual.
fn page_of_type(name: &str) -> Option<String> {
    let own = [
        "cudaExternal",
        "cudaResource",
        "cudaTextureDesc",
        "cudaChannelFormatDesc",
    ];
    (own.iter().any(|start| name.starts_with(start)) && !name.contains('_'))
        .then(|| format!("https://docs.nvidia.com/cuda/cuda-runtime-api/struct{name}.html"))
}

/// What a name says, in words: `InvalidChannelDescriptor` and `INVALID_CHANNEL_DESCRIPTOR` are both `invalid channel
/// descriptor`.
fn words(name: &str) -> String {
    let mut said = String::new();
    let letters: Vec<char> = name.replace("SRGB", "_SRGB").chars().collect();
    for (index, &letter) in letters.iter().enumerate() {
        if letter == '_' {
            said.push(' ');
            continue;
        }
        let before = index.checked_sub(1).and_then(|index| letters.get(index));
        let after = letters.get(index + 1);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                before.is_ascii_lowercase()
                    || (before.is_ascii_digit() && after.is_some_and(char::is_ascii_lowercase))
                    || (before.is_ascii_uppercase() && after.is_some_and(char::is_ascii_lowercase))
            });
        // `Texture2D` is two words, `INT16` and `BC7` are one.
        let word = said.len() - said.rfind(' ').map_or(0, |space| space + 1);
        let counts = letter.is_ascii_digit()
            && word > 3
            && !said[said.len() - word..].contains(|letter: char| letter.is_ascii_digit())
            && before.is_some_and(char::is_ascii_alphabetic)
            && !said.ends_with("Cuda");
        if begins || counts {
            said.push(' ');
        }
        said.push(letter);
    }
    let said: Vec<String> = said
        .split_whitespace()
        .map(|word| {
            let known = [
                "MPS", "PTX", "ECC", "JIT", "TCC", "PCI", "RDMA", "NUMA", "GPU", "D3D12", "D3D11",
                "UUID", "1D", "2D", "3D",
            ];
            let upper = word.to_ascii_uppercase();
            if known.contains(&upper.as_str()) {
                upper
            } else {
                word.to_ascii_lowercase()
            }
        })
        .collect();
    said.join(" ")
}
