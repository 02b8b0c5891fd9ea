//! Sizes and offsets as a C compiler of a 64-bit Linux target lays them out.

use crate::model::{Api, Record};
use syn::{Expr, Lit, Type};

/// Size and alignment in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Bytes from one element of an array to the next.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
}

impl Layout {
    const fn of(bytes: u64) -> Self {
        Self {
            size: bytes,
            align: bytes,
        }
    }
}

/// The layout of a type as the bindings spell it; `None` for one that has none or is not known.
#[must_use]
pub fn layout(api: &Api, ty: &str) -> Option<Layout> {
    layout_of(api, &syn::parse_str(ty).ok()?)
}

/// The offset of each field of a struct, in bytes, and the layout of the whole.
#[must_use]
pub fn offsets(api: &Api, record: &Record) -> Option<(Vec<u64>, Layout)> {
    let fields = record.fields.as_ref()?;
    let mut end = 0_u64;
    let mut align = u64::from(record.align.unwrap_or(1));
    let mut offsets = Vec::with_capacity(fields.len());
    for (_, ty) in fields {
        let field = layout(api, ty)?;
        align = align.max(field.align);
        if record.union {
            offsets.push(0);
            end = end.max(field.size);
        } else {
            let offset = end.next_multiple_of(field.align);
            offsets.push(offset);
            end = offset + field.size;
        }
    }
    let size = end.next_multiple_of(align);
    Some((offsets, Layout { size, align }))
}

fn layout_of(api: &Api, ty: &Type) -> Option<Layout> {
    match ty {
        Type::Ptr(_) => Some(Layout::of(8)),
        Type::Array(array) => {
            let element = layout_of(api, &array.elem)?;
            let Expr::Lit(literal) = &array.len else {
                return None;
            };
            let Lit::Int(count) = &literal.lit else {
                return None;
            };
            Some(Layout {
                size: element.size * count.base10_parse::<u64>().ok()?,
                align: element.align,
            })
        }
        Type::Path(path) => named(api, &path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

fn named(api: &Api, name: &str) -> Option<Layout> {
    match name {
        "c_char" | "c_schar" | "c_uchar" | "u8" | "i8" | "bool" => Some(Layout::of(1)),
        "c_short" | "c_ushort" | "u16" | "i16" => Some(Layout::of(2)),
        "c_int" | "c_uint" | "u32" | "i32" | "c_float" | "f32" => Some(Layout::of(4)),
        "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "u64" | "i64" | "usize" | "isize"
        | "c_double" | "f64" | "Option" => Some(Layout::of(8)),
        _ => {
            if let Some(item) = api.enums.get(name) {
                named(api, &item.integer)
            } else if let Some(record) = api.records.get(name) {
                offsets(api, record).map(|(_, layout)| layout)
            } else {
                layout(api, api.aliases.get(name)?)
            }
        }
    }
}
