//! What the generated declarations are written with, so that every unsafe operation in them stands here once.

/// `Debug` of an open enum: the C name and the number.
macro_rules! named_debug {
    ($name:ident) => {
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => write!(f, "{name} ({})", self.0),
                    None => write!(f, concat!(stringify!($name), " ({})"), self.0),
                }
            }
        }
    };
}

/// `Debug` of a type whose content cannot be shown.
macro_rules! opaque_debug {
    ($name:ident) => {
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}

/// The documented constructor of a struct for C.
macro_rules! zeroed {
    ($name:ident) => {
        impl $name {
            /// A value of which every byte is zero, padding and reserved space included.
            ///
            /// CUDA demands zeroes in reserved space and in fields that an older library does not know. Zero is not
            /// always a value to keep: a handle of 0 is standard input, a size of 0 is refused.
            #[must_use]
            pub const fn zeroed() -> Self {
                // SAFETY: the type is a C struct or union of integers, floats, raw pointers, optional function
                // pointers, open enums (transparent integers) and arrays of these; all zero bits are a value of each.
                unsafe { core::mem::zeroed() }
            }
        }
    };
}

/// Calls a function of the table, or says that the library lacks it.
macro_rules! call {
    ($table:ident, $name:ident($($argument:ident),*)) => {
        match $table.functions.$name {
            // SAFETY: the address came from the library under this function's name, with the signature that its
            // header declares; the caller keeps the function's own contract, which this method's docs hand on.
            Some(function) => Ok(unsafe { function($($argument),*) }),
            None => Err($table.missing(stringify!($name))),
        }
    };
}

/// Turns what was found under the first known symbol into a function pointer of the field's type.
macro_rules! address {
    ($find:ident, $($symbol:literal),+) => {{
        let mut address = core::ptr::null::<core::ffi::c_void>();
        $(
            if address.is_null() {
                address = $find($symbol);
            }
        )+
        // SAFETY: an optional function pointer has the size of a pointer and null for `None`; by this function's
        // contract a non-null address is that of the C function of this name, whose type the field has.
        unsafe { core::mem::transmute::<*const core::ffi::c_void, Option<_>>(address) }
    }};
}
