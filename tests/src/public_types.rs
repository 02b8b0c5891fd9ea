//! The public types of a crate, as its sources declare them.

use std::path::Path;

use crate::paths::repository;

/// The names of the public structs and enums in a crate's sources that `text` does not hold as words.
pub fn public_types(folder: &str, text: &str) -> Vec<String> {
    let known: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    let mut declared = Vec::new();
    collect(&repository().join(folder).join("src"), &mut declared);
    assert!(declared.len() > 10, "{folder}: {declared:?}");
    declared.retain(|name| !known.contains(&name.as_str()));
    declared
}

fn collect(folder: &Path, names: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder)
        .expect("a crate's sources")
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source");
            names.extend(source.lines().filter_map(declared).map(str::to_owned));
        }
    }
}

/// The type that a line declares; types that macros name are not seen.
fn declared(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line
        .strip_prefix("pub struct ")
        .or_else(|| line.strip_prefix("pub enum "))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    let name = &rest[..end.unwrap_or(rest.len())];
    (!name.is_empty()).then_some(name)
}
