//! Writes an [`Api`] as Rust source.

use crate::api::{self, Side};
use crate::docs;
use crate::model::{Api, Enum, Function, Record};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Says in the file what it is.
const HEAD: &str = "\
// Written by cuda-interop-build; changes made here by hand are lost.
// Declarations only: names, types and values of CUDA's C interfaces, described in our own words.

use core::ffi::*;
use crate::{DevicePropertiesBuffer, Driver, MissingSymbol, Runtime};
";

/// The source text of the bindings, a declaration a line.
#[must_use]
pub fn emit(api: &Api) -> String {
    let mut out = HEAD.to_owned();
    for (name, constant) in &api.constants {
        doc(
            &mut out,
            &docs::constant(name).unwrap_or_else(|| docs::unknown(name)),
        );
        line(
            &mut out,
            format_args!("pub const {name}: {} = {};", constant.ty, constant.value),
        );
    }
    for (name, item) in &api.enums {
        write_enum(&mut out, name, item);
    }
    for (name, record) in &api.records {
        write_record(&mut out, name, record);
    }
    for (name, target) in &api.aliases {
        doc(
            &mut out,
            &docs::alias(name).unwrap_or_else(|| docs::unknown(name)),
        );
        line(&mut out, format_args!("pub type {name} = {target};"));
    }
    for side in [Side::Runtime, Side::Driver] {
        write_table(&mut out, side, api);
    }
    out
}

fn line(out: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a `String` cannot fail.
    let _ = out.write_fmt(arguments);
    out.push('\n');
}

fn doc(out: &mut String, text: &str) {
    for text_line in text.lines() {
        if text_line.is_empty() {
            line(out, format_args!("///"));
        } else {
            line(out, format_args!("/// {text_line}"));
        }
    }
}

fn write_enum(out: &mut String, name: &str, item: &Enum) {
    doc(
        out,
        &docs::enumeration(name).unwrap_or_else(|| docs::unknown(name)),
    );
    line(
        out,
        format_args!(
            "#[repr(transparent)] #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)] \
             pub struct {name}(pub {});",
            item.integer
        ),
    );
    line(out, format_args!("impl {name} {{"));
    for (value_name, value) in &item.values {
        doc(
            out,
            &docs::enum_value(name, value_name, *value)
                .unwrap_or_else(|| docs::unknown(value_name)),
        );
        line(
            out,
            format_args!("pub const {value_name}: Self = Self({value});"),
        );
    }
    doc(
        out,
        "The C name of this value; `None` for a value that these bindings do not know.",
    );
    line(
        out,
        format_args!(
            "#[must_use] pub const fn name(self) -> Option<&'static str> {{ match self.0 {{"
        ),
    );
    let mut seen = BTreeSet::new();
    for (value_name, value) in &item.values {
        if seen.insert(value) {
            line(out, format_args!("{value} => Some(\"{value_name}\"),"));
        }
    }
    line(out, format_args!("_ => None, }} }} }}"));
    line(out, format_args!("named_debug!({name});"));
}

fn write_record(out: &mut String, name: &str, record: &Record) {
    doc(
        out,
        &docs::record(name).unwrap_or_else(|| docs::unknown(name)),
    );
    let align = record
        .align
        .map_or_else(String::new, |align| format!(", align({align})"));
    let Some(fields) = &record.fields else {
        line(
            out,
            format_args!("#[repr(C)] pub struct {name} {{ _unused: [u8; 0] }}"),
        );
        line(out, format_args!("opaque_debug!({name});"));
        return;
    };
    let keyword = if record.union { "union" } else { "struct" };
    let debug = if record.union { "" } else { ", Debug" };
    line(
        out,
        format_args!("#[repr(C{align})] #[derive(Clone, Copy{debug})] pub {keyword} {name} {{"),
    );
    for (field, ty) in fields {
        doc(
            out,
            &docs::field(name, field).unwrap_or_else(|| docs::unknown(field)),
        );
        line(out, format_args!("pub {field}: {ty},"));
    }
    line(out, format_args!("}}"));
    if record.union {
        line(out, format_args!("opaque_debug!({name});"));
    }
    line(out, format_args!("zeroed!({name});"));
}

fn write_table(out: &mut String, side: Side, api: &Api) {
    let owner = match side {
        Side::Runtime => "Runtime",
        Side::Driver => "Driver",
    };
    let functions: Vec<(&'static str, &Function)> = api
        .functions
        .iter()
        .filter(|(_, function)| function.side == side)
        .filter_map(|(name, function)| Some((api::public_name(name)?, function)))
        .collect();
    doc(out, docs::table(side));
    line(
        out,
        format_args!("#[derive(Clone, Copy)] pub struct {owner}Functions {{"),
    );
    for (name, function) in &functions {
        doc(out, &docs::table_field(owner, name));
        let arguments = arguments(function);
        let output = output(function);
        line(
            out,
            format_args!("pub {name}: Option<unsafe extern \"C\" fn({arguments}){output}>,"),
        );
    }
    line(out, format_args!("}}"));
    line(out, format_args!("opaque_debug!({owner}Functions);"));
    line(out, format_args!("impl {owner}Functions {{"));
    doc(out, docs::LOOK_UP);
    line(
        out,
        format_args!(
            "pub(crate) unsafe fn look_up(find: &mut dyn FnMut(&CStr) -> *const c_void) -> Self {{ Self {{"
        ),
    );
    for (name, _) in &functions {
        let symbols: Vec<String> = api::symbols(name)
            .iter()
            .map(|symbol| format!("c\"{symbol}\""))
            .collect();
        line(
            out,
            format_args!("{name}: address!(find, {}),", symbols.join(", ")),
        );
    }
    line(out, format_args!("}} }} }}"));
    line(out, format_args!("impl {owner} {{"));
    for (name, function) in &functions {
        doc(
            out,
            &docs::function(name).unwrap_or_else(|| docs::unknown_function(name)),
        );
        let names: Vec<&str> = function
            .arguments
            .iter()
            .map(|(argument, _)| &**argument)
            .collect();
        line(
            out,
            format_args!(
                "pub unsafe fn {name}(&self, {}) -> Result<{}, MissingSymbol> {{ call!(self, {name}({})) }}",
                arguments(function),
                function.output.as_deref().unwrap_or("()"),
                names.join(", "),
            ),
        );
    }
    line(out, format_args!("}}"));
}

fn arguments(function: &Function) -> String {
    let arguments: Vec<String> = function
        .arguments
        .iter()
        .map(|(name, ty)| format!("{name}: {ty}"))
        .collect();
    arguments.join(", ")
}

fn output(function: &Function) -> String {
    function
        .output
        .as_deref()
        .map_or_else(String::new, |output| format!(" -> {output}"))
}
