//! The bindings as data: what bindgen's output and the snapshot are both read into, and what is written out again.

use crate::api::Side;
use std::collections::BTreeMap;

/// Everything that the bindings declare, by public C name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Api {
    /// Enums.
    pub enums: BTreeMap<String, Enum>,
    /// Structs and unions.
    pub records: BTreeMap<String, Record>,
    /// Type aliases: name and target.
    pub aliases: BTreeMap<String, String>,
    /// `#define` constants.
    pub constants: BTreeMap<String, Constant>,
    /// Functions.
    pub functions: BTreeMap<String, Function>,
}

/// An enum: an integer type and its named values, in the header's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enum {
    /// The integer type, as C spells it for Rust: `c_uint`.
    pub integer: String,
    /// Name and value of each constant.
    pub values: Vec<(String, i64)>,
}

/// A struct or a union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Whether all fields share one place.
    pub union: bool,
    /// The alignment that the header demands beyond the fields' own, in bytes.
    pub align: Option<u32>,
    /// Name and type of each field; `None` when the header only names the type.
    pub fields: Option<Vec<(String, String)>>,
}

/// A `#define` constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its Rust type.
    pub ty: String,
    /// Its value.
    pub value: i64,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// The library that holds it.
    pub side: Side,
    /// Name and type of each argument.
    pub arguments: Vec<(String, String)>,
    /// What it returns; `None` for nothing.
    pub output: Option<String>,
}
