//! The words for every item of the bindings: one table of written lines, and rules by family for the rest.

use crate::api::Side;

/// The documentation of the tables' constructor.
pub(crate) const LOOK_UP: &str = "\
Asks `find` for each symbol, the newest form first.

# Safety

What `find` returns for a symbol is null or the address of CUDA's function of that name, valid for the rest of the process.";

const CALL: &str = "\
# Errors

[`MissingSymbol`] when the library lacks the function; nothing was called then.

# Safety

The caller keeps the C function's contract: pointers are valid for what the call reads and writes, handles are alive and belong to \
the current context.";

pub(crate) fn constant(name: &str) -> String {
    format!("`{name}` of CUDA's headers.")
}

pub(crate) fn enumeration(name: &str) -> String {
    format!("The values of `{name}`. A newer library may bring others: every value is allowed.")
}

pub(crate) fn enum_value(name: &str, value: &str) -> String {
    format!("`{value}`, a value of `{name}`.")
}

pub(crate) fn record(name: &str) -> String {
    format!("`{name}` of CUDA's headers, in the newest layout.")
}

pub(crate) fn field(name: &str, field: &str) -> String {
    format!("`{field}` of `{name}`.")
}

pub(crate) fn alias(name: &str) -> String {
    format!("`{name}` of CUDA's headers.")
}

pub(crate) fn table(side: Side) -> String {
    match side {
        Side::Runtime => {
            "The addresses of the runtime API's functions; `None` for those that the library lacks."
                .into()
        }
        Side::Driver => {
            "The addresses of the driver API's functions; `None` for those that the library lacks."
                .into()
        }
    }
}

pub(crate) fn table_field(owner: &str, name: &str) -> String {
    format!("Behind [`{owner}::{name}`].")
}

pub(crate) fn function(name: &str) -> String {
    format!("Calls `{name}`.\n\n{CALL}")
}
