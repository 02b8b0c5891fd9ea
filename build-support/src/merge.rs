//! Holds what the headers say against the snapshot: headers add, verify or correct, they never remove.

use crate::layout::offsets;
use crate::model::{Api, Record};
use std::fmt;

/// Something in which headers and snapshot differ.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Difference {
    /// The headers have a name that the snapshot lacks: it is added.
    Added(String),
    /// The snapshot has a name that the headers lack: it stays.
    Absent(String),
    /// A value differs: that of the newer CUDA is taken, so that a name means the same on every machine.
    Value {
        /// The constant or enum value.
        name: String,
        /// The snapshot's value.
        snapshot: i64,
        /// The headers' value.
        headers: i64,
    },
    /// The headers' layout is the front of the snapshot's: the snapshot's is taken.
    Shorter(String),
    /// The declarations do not fit together: the snapshot is used as it is.
    Conflict {
        /// The item.
        name: String,
        /// The snapshot's declaration.
        snapshot: String,
        /// The headers' declaration.
        headers: String,
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Added(name) => write!(f, "{name}: only in the headers"),
            Self::Absent(name) => write!(f, "{name}: not in the headers"),
            Self::Value {
                name,
                snapshot,
                headers,
            } => write!(
                f,
                "{name}: {snapshot} in the snapshot, {headers} in the headers"
            ),
            Self::Shorter(name) => write!(f, "{name}: shorter in the headers"),
            Self::Conflict {
                name,
                snapshot,
                headers,
            } => write!(
                f,
                "{name}: `{snapshot}` in the snapshot, `{headers}` in the headers"
            ),
        }
    }
}

/// The merged declarations and all differences found on the way.
///
/// When a [`Difference::Conflict`] is among them, the snapshot must be used instead of the result.
#[must_use]
pub fn merge(snapshot: &Api, headers: &Api) -> (Api, Vec<Difference>) {
    let mut merged = snapshot.clone();
    let mut differences = Vec::new();
    let newer = version(headers) >= version(snapshot);
    enums(&mut merged, headers, newer, &mut differences);
    records(&mut merged, snapshot, headers, &mut differences);
    for (name, target) in &headers.aliases {
        match snapshot.aliases.get(name) {
            None => {
                merged.aliases.insert(name.clone(), target.clone());
                differences.push(Difference::Added(name.clone()));
            }
            Some(ours) if ours != target => differences.push(Difference::Conflict {
                name: name.clone(),
                snapshot: ours.clone(),
                headers: target.clone(),
            }),
            Some(_) => {}
        }
    }
    for (name, constant) in &headers.constants {
        let ours = snapshot.constants.get(name);
        if newer || ours.is_none() || VERSIONS.contains(&name.as_str()) {
            merged.constants.insert(name.clone(), constant.clone());
        }
        match ours {
            None => differences.push(Difference::Added(name.clone())),
            Some(ours) if ours != constant => differences.push(Difference::Value {
                name: name.clone(),
                snapshot: ours.value,
                headers: constant.value,
            }),
            Some(_) => {}
        }
    }
    for (name, function) in &headers.functions {
        let types = |function: &crate::model::Function| {
            let arguments: Vec<&str> = function.arguments.iter().map(|(_, ty)| &**ty).collect();
            let output = function.output.as_deref().unwrap_or("()");
            format!("({}) -> {output}", arguments.join(", "))
        };
        match snapshot.functions.get(name) {
            None => {
                merged.functions.insert(name.clone(), function.clone());
                differences.push(Difference::Added(name.clone()));
            }
            Some(ours) if types(ours) != types(function) => {
                differences.push(Difference::Conflict {
                    name: name.clone(),
                    snapshot: types(ours),
                    headers: types(function),
                });
            }
            Some(_) => {}
        }
    }
    absent(snapshot, headers, &mut differences);
    differences.sort();
    (merged, differences)
}

/// The constants that say which CUDA the headers are of.
const VERSIONS: &[&str] = &["CUDART_VERSION", "CUDA_VERSION"];

fn version(api: &Api) -> Option<i64> {
    Some(api.constants.get("CUDART_VERSION")?.value)
}

fn enums(merged: &mut Api, headers: &Api, newer: bool, differences: &mut Vec<Difference>) {
    for (name, theirs) in &headers.enums {
        let Some(ours) = merged.enums.get_mut(name) else {
            merged.enums.insert(name.clone(), theirs.clone());
            differences.push(Difference::Added(name.clone()));
            continue;
        };
        if ours.integer != theirs.integer {
            differences.push(Difference::Conflict {
                name: name.clone(),
                snapshot: ours.integer.clone(),
                headers: theirs.integer.clone(),
            });
        }
        for (value_name, value) in &theirs.values {
            match ours.values.iter_mut().find(|(ours, _)| ours == value_name) {
                None => {
                    ours.values.push((value_name.clone(), *value));
                    differences.push(Difference::Added(format!("{name}::{value_name}")));
                }
                Some((_, ours)) if ours != value => {
                    differences.push(Difference::Value {
                        name: format!("{name}::{value_name}"),
                        snapshot: *ours,
                        headers: *value,
                    });
                    if newer {
                        *ours = *value;
                    }
                }
                Some(_) => {}
            }
        }
    }
}

fn records(merged: &mut Api, snapshot: &Api, headers: &Api, differences: &mut Vec<Difference>) {
    for (name, theirs) in &headers.records {
        let Some(ours) = snapshot.records.get(name) else {
            merged.records.insert(name.clone(), theirs.clone());
            differences.push(Difference::Added(name.clone()));
            continue;
        };
        match fit(snapshot, headers, name) {
            Fit::Same => {}
            Fit::Front => differences.push(Difference::Shorter(name.clone())),
            Fit::No => differences.push(Difference::Conflict {
                name: name.clone(),
                snapshot: describe(ours),
                headers: describe(theirs),
            }),
        }
    }
}

/// How the headers' layout of a type lies in the snapshot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    Same,
    Front,
    No,
}

/// Every field of the headers' layout must lie at the same place with the same type in ours. Only reserved space may
/// have been given to newer fields, on either side.
fn fit(snapshot: &Api, headers: &Api, name: &str) -> Fit {
    let (Some(ours), Some(theirs)) = (snapshot.records.get(name), headers.records.get(name)) else {
        return Fit::Same;
    };
    if ours == theirs && nested(theirs).all(|ty| fit(snapshot, headers, ty) == Fit::Same) {
        return Fit::Same;
    }
    let (ours_fields, theirs_fields) = match (&ours.fields, &theirs.fields) {
        (Some(ours), Some(theirs)) => (ours, theirs),
        // A header that only names the type says nothing about its layout.
        (_, None) => return Fit::Front,
        (None, Some(_)) => return Fit::No,
    };
    let (Some((our_offsets, our_layout)), Some((their_offsets, their_layout))) =
        (offsets(snapshot, ours), offsets(headers, theirs))
    else {
        return Fit::No;
    };
    if ours.union != theirs.union
        || our_layout.align != their_layout.align
        || our_layout.size < their_layout.size
    {
        return Fit::No;
    }
    let reserved = ours_fields
        .iter()
        .zip(&our_offsets)
        .find(|((field, _), _)| field.starts_with("reserved"))
        .map_or(our_layout.size, |(_, offset)| *offset);
    for ((field, ty), offset) in theirs_fields.iter().zip(&their_offsets) {
        if field.starts_with("reserved") || (!theirs.union && *offset >= reserved) {
            continue;
        }
        let found =
            ours_fields
                .iter()
                .zip(&our_offsets)
                .any(|((our_field, our_type), our_offset)| {
                    our_field == field && our_type == ty && our_offset == offset
                });
        if !found || fit(snapshot, headers, ty) == Fit::No {
            return Fit::No;
        }
    }
    Fit::Front
}

fn nested(record: &Record) -> impl Iterator<Item = &str> {
    record.fields.iter().flatten().map(|(_, ty)| &**ty)
}

fn describe(record: &Record) -> String {
    let fields: Vec<String> = record
        .fields
        .iter()
        .flatten()
        .map(|(name, ty)| format!("{name}: {ty}"))
        .collect();
    let kind = if record.union { "union" } else { "struct" };
    format!("{kind} {{ {} }}", fields.join(", "))
}

fn absent(snapshot: &Api, headers: &Api, differences: &mut Vec<Difference>) {
    let mut note = |name: &str| differences.push(Difference::Absent(name.to_owned()));
    for (name, ours) in &snapshot.enums {
        match headers.enums.get(name) {
            None => note(name),
            Some(theirs) => {
                for (value, _) in &ours.values {
                    if !theirs.values.iter().any(|(theirs, _)| theirs == value) {
                        note(&format!("{name}::{value}"));
                    }
                }
            }
        }
    }
    for name in snapshot.records.keys() {
        if !headers.records.contains_key(name) {
            note(name);
        }
    }
    for name in snapshot.aliases.keys() {
        if !headers.aliases.contains_key(name) {
            note(name);
        }
    }
    for name in snapshot.constants.keys() {
        if !headers.constants.contains_key(name) {
            note(name);
        }
    }
    for name in snapshot.functions.keys() {
        if !headers.functions.contains_key(name) {
            note(name);
        }
    }
}
