//! Gives every type its public C name, whatever the header calls it inside.
//!
//! Headers of different versions name the same thing differently: `CUmemLocation_st` behind `CUmemLocation_v1` behind
//! `CUmemLocation`. The bindings hold it once, under the name that C programs write.

use crate::layout::{layout, offsets};
use crate::model::Api;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// Types whose public name does not follow from their inner one.
const RENAMED: &[(&str, &str)] = &[("cudaError_enum", "CUresult")];

/// Renames in place.
pub(crate) fn normalise(api: &mut Api) {
    for (received, buffer) in crate::api::RECEIVED {
        let names = BTreeMap::from([((*received).to_owned(), (*buffer).to_owned())]);
        api.records.remove(*received);
        rename(api, &names);
        api.records.remove(*buffer);
    }
    newest_form(api);
    flatten(api);
    let mut names = BTreeMap::new();
    for name in api.aliases.keys() {
        let inner = end_of(api, name);
        let defined = api.enums.contains_key(&inner) || api.records.contains_key(&inner);
        let special = RENAMED
            .iter()
            .any(|(from, to)| *from == inner && to == name);
        if special || (defined && inner != *name && stem(&inner) == *name) {
            names.insert(inner, name.clone());
        }
    }
    for name in api.aliases.keys() {
        // `X_v1` stands for `X` when both end at the same type.
        let public = stem(name);
        if public != *name
            && api.aliases.contains_key(public)
            && end_of(api, name) == end_of(api, public)
        {
            names.insert(name.clone(), public.to_owned());
        }
    }
    rename(api, &names);
    let self_named: Vec<String> = api
        .aliases
        .iter()
        .filter(|(name, target)| name == target)
        .map(|(name, _)| name.clone())
        .collect();
    for name in self_named {
        api.aliases.remove(&name);
    }
    name_nested(api);
}

/// Where a header declares a struct twice, `X` and `X_v2`, the later form takes the public name.
fn newest_form(api: &mut Api) {
    let later: Vec<String> = api
        .records
        .keys()
        .filter(|name| stem(name) != name.as_str() && api.records.contains_key(stem(name)))
        .cloned()
        .collect();
    for name in later {
        if let Some(record) = api.records.remove(&name) {
            let public = stem(&name).to_owned();
            api.records.insert(public.clone(), record);
            rename(api, &BTreeMap::from([(name, public)]));
        }
    }
}

/// Replaces each anonymous union by its first member that fills it.
///
/// Newer headers put such unions where older ones have the plain field; the plain field is what every version has.
fn flatten(api: &mut Api) {
    let mut records = api.records.clone();
    for record in records.values_mut() {
        for (field, ty) in record.fields.iter_mut().flatten() {
            if !field.starts_with("__bindgen_anon_") {
                continue;
            }
            let Some(union) = api.records.get(ty).filter(|record| record.union) else {
                continue;
            };
            let whole = offsets(api, union).map(|(_, layout)| layout);
            let member = union
                .fields
                .iter()
                .flatten()
                .find(|(_, member)| whole.is_some() && layout(api, member) == whole);
            if let Some((member, member_type)) = member {
                field.clone_from(member);
                ty.clone_from(member_type);
            }
        }
    }
    api.records = records;
    drop_unused(api);
}

/// Drops anonymous types that no field holds any more.
fn drop_unused(api: &mut Api) {
    loop {
        let used: BTreeSet<String> = api
            .records
            .values()
            .flat_map(|record| record.fields.iter().flatten())
            .map(|(_, ty)| ty.clone())
            .collect();
        let before = api.records.len();
        api.records
            .retain(|name, _| !name.contains("__bindgen_ty_") || used.contains(name));
        if api.records.len() == before {
            return;
        }
    }
}

/// Follows plain aliases to the last name.
fn end_of(api: &Api, name: &str) -> String {
    let mut current = name.to_owned();
    while let Some(next) = api.aliases.get(&current) {
        if *next == current {
            break;
        }
        current.clone_from(next);
    }
    current
}

/// The name without the endings that headers add to inner names.
fn stem(name: &str) -> &str {
    for ending in ["_st", "_enum", "_union"] {
        if let Some(rest) = name.strip_suffix(ending) {
            return stem(rest);
        }
    }
    if let Some((rest, version)) = name.rsplit_once("_v")
        && !version.is_empty()
        && version.bytes().all(|byte| byte.is_ascii_digit())
    {
        return stem(rest);
    }
    name
}

/// Names anonymous structs and unions after the field that holds them.
fn name_nested(api: &mut Api) {
    loop {
        let mut names = BTreeMap::new();
        for (parent, record) in &api.records {
            if parent.contains("__bindgen_ty_") {
                continue;
            }
            for (field, ty) in record.fields.iter().flatten() {
                if api.records.contains_key(ty) && ty.contains("__bindgen_ty_") {
                    names.insert(ty.clone(), format!("{parent}_{field}"));
                }
            }
        }
        if names.is_empty() {
            return;
        }
        rename(api, &names);
    }
}

fn rename(api: &mut Api, names: &BTreeMap<String, String>) {
    let new = |name: &String| names.get(name).unwrap_or(name).clone();
    let text = |ty: &str| rename_text(ty, names);
    let old = std::mem::take(api);
    for (name, mut value) in old.enums {
        value.integer = text(&value.integer);
        api.enums.insert(new(&name), value);
    }
    for (name, mut record) in old.records {
        for (_, ty) in record.fields.iter_mut().flatten() {
            *ty = text(ty);
        }
        api.records.insert(new(&name), record);
    }
    for (name, target) in old.aliases {
        let name = new(&name);
        let target = text(&target);
        // Of two aliases that became one, the one that says something stays.
        if name != target || !api.aliases.contains_key(&name) {
            api.aliases.insert(name, target);
        }
    }
    api.constants = old.constants;
    for (_, constant) in api.constants.iter_mut() {
        constant.ty = text(&constant.ty);
    }
    for (name, mut function) in old.functions {
        for (_, ty) in &mut function.arguments {
            *ty = text(ty);
        }
        function.output = function.output.as_deref().map(text);
        api.functions.insert(name, function);
    }
}

fn rename_text(ty: &str, names: &BTreeMap<String, String>) -> String {
    let Ok(tokens) = ty.parse::<TokenStream>() else {
        return ty.to_owned();
    };
    rename_tokens(tokens, names).to_string()
}

fn rename_tokens(tokens: TokenStream, names: &BTreeMap<String, String>) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(ident) => match names.get(&ident.to_string()) {
                Some(name) => TokenTree::Ident(Ident::new(name, ident.span())),
                None => TokenTree::Ident(ident),
            },
            TokenTree::Group(group) => TokenTree::Group(Group::new(
                group.delimiter(),
                rename_tokens(group.stream(), names),
            )),
            other => other,
        })
        .collect()
}
