//! Reads Rust declarations, bindgen's or our own, into an [`Api`].

use crate::api;
use crate::model::{Api, Constant, Enum, Function, Record};
use quote::ToTokens;
use syn::{Expr, Fields, FnArg, Item, Lit, ReturnType, Type, UnOp};

/// Reads a file of declarations.
///
/// # Errors
///
/// A text that says what could not be understood.
pub fn read(source: &str) -> Result<Api, String> {
    let file = syn::parse_file(source).map_err(|error| format!("not Rust: {error}"))?;
    let mut api = Api::default();
    // Types first: the constants of an enum may stand before it.
    let (inherent, others): (Vec<&Item>, Vec<&Item>) = file
        .items
        .iter()
        .partition(|item| matches!(item, Item::Impl(_)));
    for item in others.into_iter().chain(inherent) {
        read_item(item, &mut api)?;
    }
    Ok(api)
}

fn read_item(item: &Item, api: &mut Api) -> Result<(), String> {
    match item {
        Item::Struct(item) => {
            let name = item.ident.to_string();
            match &item.fields {
                Fields::Named(fields) if name.ends_with("Functions") => {
                    for field in &fields.named {
                        read_table_field(field, api)?;
                    }
                }
                Fields::Named(fields) => {
                    let record = read_record(false, &item.attrs, fields)?;
                    api.records.insert(name, record);
                }
                Fields::Unnamed(fields) => {
                    let integer = fields
                        .unnamed
                        .first()
                        .map(|field| type_text(&field.ty))
                        .ok_or_else(|| format!("{name} has no field"))?;
                    api.enums.entry(name).or_insert(Enum {
                        integer,
                        values: Vec::new(),
                    });
                }
                Fields::Unit => return Err(format!("{name} is a unit struct")),
            }
        }
        Item::Union(item) => {
            let record = read_record(true, &item.attrs, &item.fields)?;
            api.records.insert(item.ident.to_string(), record);
        }
        Item::Impl(item) if item.trait_.is_none() => {
            let name = type_text(&item.self_ty);
            let Some(target) = api.enums.get_mut(&name) else {
                return Ok(());
            };
            for entry in &item.items {
                if let syn::ImplItem::Const(constant) = entry {
                    let value = enum_value(&constant.expr)
                        .ok_or_else(|| format!("{} has no plain value", constant.ident))?;
                    target.values.push((constant.ident.to_string(), value));
                }
            }
        }
        Item::Type(item) => {
            api.aliases
                .insert(item.ident.to_string(), type_text(&item.ty));
        }
        Item::Use(item) => {
            if let Some((target, name)) = renamed(&item.tree) {
                api.aliases.insert(name, target);
            }
        }
        Item::Const(item) if item.ident != "_" => {
            let value =
                integer(&item.expr).ok_or_else(|| format!("{} has no plain value", item.ident))?;
            api.constants.insert(
                item.ident.to_string(),
                Constant {
                    ty: type_text(&item.ty),
                    value,
                },
            );
        }
        Item::ForeignMod(module) => {
            for entry in &module.items {
                if let syn::ForeignItem::Fn(function) = entry {
                    read_foreign(function, api);
                }
            }
        }
        _ => {}
    }
    Ok(())
}

fn read_record(
    union: bool,
    attributes: &[syn::Attribute],
    fields: &syn::FieldsNamed,
) -> Result<Record, String> {
    let mut align = None;
    for attribute in attributes {
        if attribute.path().is_ident("repr") {
            attribute
                .parse_nested_meta(|meta| {
                    if meta.path.is_ident("align") {
                        let content;
                        syn::parenthesized!(content in meta.input);
                        align = Some(content.parse::<syn::LitInt>()?.base10_parse()?);
                    }
                    Ok(())
                })
                .map_err(|error| format!("repr: {error}"))?;
        }
    }
    let fields: Vec<(String, String)> = fields
        .named
        .iter()
        .filter_map(|field| {
            let name = field.ident.as_ref()?.to_string();
            Some((name, type_text(&field.ty)))
        })
        .collect();
    let opaque = matches!(fields.as_slice(), [(name, _)] if name == "_unused");
    Ok(Record {
        union,
        align,
        fields: (!opaque).then_some(fields),
    })
}

fn read_foreign(function: &syn::ForeignItemFn, api: &mut Api) {
    let symbol = function.sig.ident.to_string();
    let Some((name, side)) =
        api::public_name(&symbol).and_then(|name| Some((name, api::side(name)?)))
    else {
        return;
    };
    let arguments = function
        .sig
        .inputs
        .iter()
        .enumerate()
        .filter_map(|(index, argument)| match argument {
            FnArg::Typed(typed) => {
                let name = match &*typed.pat {
                    syn::Pat::Ident(ident) => ident.ident.to_string(),
                    _ => format!("argument{index}"),
                };
                Some((name, type_text(&typed.ty)))
            }
            FnArg::Receiver(_) => None,
        })
        .collect();
    let read = Function {
        side,
        arguments,
        output: output_text(&function.sig.output),
    };
    // A header may declare both forms of a function; the symbol that comes first in the list is the one in use.
    let rank = |symbol: &str| {
        api::symbols(name)
            .iter()
            .position(|listed| *listed == symbol)
            .unwrap_or(usize::MAX)
    };
    if rank(&symbol) == 0 || !api.functions.contains_key(name) {
        api.functions.insert(name.to_owned(), read);
    }
}

fn read_table_field(field: &syn::Field, api: &mut Api) -> Result<(), String> {
    let Some(name) = field.ident.as_ref().map(ToString::to_string) else {
        return Ok(());
    };
    let side = api::side(&name).ok_or_else(|| format!("{name} is not in the list"))?;
    let function = option_argument(&field.ty)
        .and_then(|inner| match inner {
            Type::FnPtr(function) => Some(function),
            _ => None,
        })
        .ok_or_else(|| format!("{name} is no function pointer"))?;
    let arguments = function
        .inputs
        .iter()
        .enumerate()
        .map(|(index, argument)| {
            let name = argument
                .name
                .as_ref()
                .map_or_else(|| format!("argument{index}"), |(name, _)| name.to_string());
            (name, type_text(&argument.ty))
        })
        .collect();
    api.functions.insert(
        name,
        Function {
            side,
            arguments,
            output: output_text(&function.output),
        },
    );
    Ok(())
}

fn option_argument(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let segment = path.path.segments.last()?;
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    match arguments.args.first()? {
        syn::GenericArgument::Type(inner) => Some(inner),
        _ => None,
    }
}

fn output_text(output: &ReturnType) -> Option<String> {
    match output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => Some(type_text(ty)),
    }
}

/// A type as text, without the paths that only say where a C type's Rust name lives.
fn type_text(ty: &Type) -> String {
    ty.to_token_stream()
        .to_string()
        .replace(":: core :: ffi :: ", "")
        .replace("core :: ffi :: ", "")
        .replace(":: core :: option :: ", "")
        .replace(":: std :: option :: ", "")
}

fn renamed(tree: &syn::UseTree) -> Option<(String, String)> {
    match tree {
        syn::UseTree::Path(path) => renamed(&path.tree),
        syn::UseTree::Rename(rename) => Some((rename.ident.to_string(), rename.rename.to_string())),
        _ => None,
    }
}

fn enum_value(expression: &Expr) -> Option<i64> {
    match expression {
        Expr::Call(call) => integer(call.args.first()?),
        _ => None,
    }
}

fn integer(expression: &Expr) -> Option<i64> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(value) => value.base10_parse().ok(),
            _ => None,
        },
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
            integer(&unary.expr).map(|value| -value)
        }
        _ => None,
    }
}
