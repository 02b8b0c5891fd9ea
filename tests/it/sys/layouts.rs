//! Sizes, offsets and values: what rustc makes of the generated text against what a C compiler makes of the headers.
//!
//! The C program is compiled by `cc`, with no bindgen involved. Where a package lacks `crt/host_defines.h` our stand-in
//! serves both sides; it holds no type and no value.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::Command;
use std::sync::OnceLock;

use cuda_interop_build::emit::emit;
use cuda_interop_build::layout::{layout, offsets};
use cuda_interop_build::merge::merge;
use cuda_interop_build::model::Api;
use cuda_interop_build::read::read;
use interop_tests::{cuda_toolkit, repository};

use super::{RELEASES, output, releases, scratch, stand_in};

/// What one side says: `size T`, `field T.path` (offset and size) and `value NAME`.
type Facts = BTreeMap<String, Vec<i128>>;

/// Structs that have grown since some supported version.
const GROWN: [&str; 8] = [
    "cudaExternalMemoryBufferDesc",
    "cudaExternalMemoryHandleDesc",
    "cudaExternalMemoryMipmappedArrayDesc",
    "cudaExternalSemaphoreHandleDesc",
    "cudaPointerAttributes",
    "cudaResourceDesc",
    "cudaResourceViewDesc",
    "cudaTextureDesc",
];

#[test]
fn declarations_of_every_release_are_what_a_c_compiler_says() {
    for (name, release) in RELEASES.iter().zip(releases()) {
        let queries = Queries::of(&release.api);
        assert!(
            queries.fields.len() > 250,
            "{} fields",
            queries.fields.len()
        );
        let c = &c_answers()[name];
        let rust = rust_facts(&format!("rust-{name}"), &release.api, &queries);
        assert_same(&format!("CUDA {name}"), c, &rust);
        assert_eq!(
            c.len(),
            queries.count(),
            "CUDA {name}: a question went unanswered"
        );
    }
}

#[test]
fn merged_declarations_hold_every_release_in_front() {
    let snapshot = committed();
    for (name, release) in RELEASES.iter().zip(releases()) {
        let (merged, _) = merge(&snapshot, &release.api);
        let queries = Queries::of(&release.api);
        let c = &c_answers()[name];
        let rust = rust_facts(&format!("merged-{name}"), &merged, &queries);
        for (question, theirs) in c {
            let ours = &rust[question];
            let grown = GROWN.iter().any(|grown| {
                let rest = question.split_once(' ').map_or("", |(_, rest)| rest);
                rest == *grown || rest.starts_with(&format!("{grown}."))
            });
            if question.starts_with("value ") {
                if ours != theirs {
                    assert!(
                        differs_in_value(question),
                        "CUDA {name}: {question}: {ours:?}, C says {theirs:?}"
                    );
                }
            } else if grown {
                // Offsets stay; sizes may only grow, and reserved space may have been given to new fields.
                assert!(
                    ours.last() >= theirs.last() || question.ends_with("reserved"),
                    "CUDA {name}: {question}"
                );
                if ours.len() == 2 && !question.ends_with("reserved") {
                    assert_eq!(ours[0], theirs[0], "CUDA {name}: offset of {question}");
                }
            } else {
                assert_eq!(ours, theirs, "CUDA {name}: {question}");
            }
        }
    }
}

#[test]
fn sizes_of_structs_that_grew_are_the_known_ones() {
    let expected: [(&str, [i128; 5]); 8] = [
        ("cudaExternalMemoryBufferDesc", [24, 24, 24, 88, 88]),
        ("cudaExternalMemoryHandleDesc", [40, 40, 40, 104, 104]),
        (
            "cudaExternalMemoryMipmappedArrayDesc",
            [64, 64, 64, 128, 128],
        ),
        ("cudaExternalSemaphoreHandleDesc", [32, 32, 32, 96, 96]),
        ("cudaExternalSemaphoreSignalParams", [144; 5]),
        ("cudaResourceDesc", [64, 64, 64, 144, 144]),
        ("cudaResourceViewDesc", [48, 48, 48, 112, 112]),
        ("cudaTextureDesc", [72; 5]),
    ];
    for (index, name) in RELEASES.iter().enumerate() {
        let c = &c_answers()[name];
        for (record, sizes) in &expected {
            assert_eq!(
                c[&format!("size {record}")],
                [sizes[index]],
                "CUDA {name}: {record}"
            );
        }
    }
}

/// The rule that decides whether a header's layout fits reckons offsets itself; it must reckon as a compiler does.
#[test]
fn reckoned_layouts_are_what_a_c_compiler_says() {
    for (name, release) in RELEASES.iter().zip(releases()) {
        let c = &c_answers()[name];
        let mut compared = 0;
        for (record_name, record) in &release.api.records {
            let Some((places, whole)) = offsets(&release.api, record) else {
                continue;
            };
            if let Some(size) = c.get(&format!("size {record_name}")) {
                assert_eq!(
                    *size,
                    [i128::from(whole.size)],
                    "CUDA {name}: {record_name}"
                );
                for ((field, ty), place) in record.fields.iter().flatten().zip(places) {
                    let size = layout(&release.api, ty).expect("a field's layout").size;
                    assert_eq!(
                        c[&format!("field {record_name}.{field}")],
                        [i128::from(place), i128::from(size)],
                        "CUDA {name}: {record_name}.{field}"
                    );
                    compared += 1;
                }
            }
        }
        assert!(compared > 150, "{compared} fields");
    }
}

fn differs_in_value(question: &str) -> bool {
    let listed = std::fs::read_to_string(repository().join("cuda-interop-sys/DIFFERENCES.md"))
        .expect("the list of differences");
    let name = question.trim_start_matches("value ");
    listed
        .split("\n## ")
        .find(|section| section.starts_with("Other values"))
        .expect("the section on values")
        .contains(&format!("`{name}`"))
}

fn committed() -> Api {
    let path = repository().join("cuda-interop-sys/src/snapshot.rs");
    read(&std::fs::read_to_string(path).expect("the snapshot")).expect("the snapshot is read back")
}

#[track_caller]
fn assert_same(what: &str, c: &Facts, rust: &Facts) {
    for (question, theirs) in c {
        assert_eq!(
            rust.get(question),
            Some(theirs),
            "{what}: {question}: rustc left, cc right"
        );
    }
}

/// What is asked of both sides: `(C type, Rust type)`, `(C type, Rust type, path)` and names.
struct Queries {
    types: Vec<String>,
    fields: Vec<(String, String)>,
    values: Vec<(String, String)>,
}

impl Queries {
    fn of(api: &Api) -> Self {
        let mut queries = Self {
            types: Vec::new(),
            fields: Vec::new(),
            values: Vec::new(),
        };
        for (name, item) in &api.enums {
            queries.types.push(name.clone());
            for (value, _) in &item.values {
                queries
                    .values
                    .push((format!("{name}::{value}"), value.clone()));
            }
        }
        for name in api.constants.keys() {
            queries.values.push((name.clone(), name.clone()));
        }
        for (name, target) in &api.aliases {
            if !target.contains("Option") {
                queries.types.push(name.clone());
            }
        }
        for (name, record) in &api.records {
            let nested = api.records.values().any(|parent| {
                parent.fields.iter().flatten().any(|(_, ty)| ty == name)
                    && name.contains('_')
                    && !is_public(name)
            });
            if record.fields.is_none() || nested {
                continue;
            }
            queries.types.push(name.clone());
            queries.walk(api, name, name, "");
        }
        queries
    }

    fn walk(&mut self, api: &Api, root: &str, record: &str, path: &str) {
        for (field, ty) in api.records[record].fields.iter().flatten() {
            let path = if path.is_empty() {
                field.clone()
            } else {
                format!("{path}.{field}")
            };
            self.fields.push((root.to_owned(), path.clone()));
            if api.records.contains_key(ty) {
                self.walk(api, root, ty, &path);
            }
        }
    }

    fn count(&self) -> usize {
        self.types.len() + self.fields.len() + self.values.len()
    }
}

/// Whether C programs can write the name; types inside others have none in C.
fn is_public(name: &str) -> bool {
    name.starts_with("CUDA_") && !name.contains(|letter: char| letter.is_ascii_lowercase())
}

/// The name in C of a type of ours.
fn c_type(release: &str, api_name: &str) -> String {
    match api_name {
        // Of 11.8's two forms the later one is ours.
        "cudaTextureDesc" if release == "11.8" => "struct cudaTextureDesc_v2".to_owned(),
        _ => api_name.to_owned(),
    }
}

/// What the C compiler says of every release's own declarations, asked once.
fn c_answers() -> &'static BTreeMap<&'static str, Facts> {
    static ANSWERS: OnceLock<BTreeMap<&str, Facts>> = OnceLock::new();
    ANSWERS.get_or_init(|| {
        RELEASES
            .iter()
            .zip(releases())
            .map(|(name, release)| (*name, c_facts(name, &Queries::of(&release.api))))
            .collect()
    })
}

fn c_facts(release: &str, queries: &Queries) -> Facts {
    let folder = scratch(&format!("c-{release}"));
    let mut program = String::from(
        "#include <stddef.h>\n#include <stdio.h>\n#include <cuda_runtime_api.h>\n#include <cuda.h>\n\
         #define SIZE(name, type) printf(\"size %s %zu\\n\", name, sizeof(type))\n\
         #define FIELD(name, type, path) printf(\"field %s %zu %zu\\n\", name, offsetof(type, path), sizeof(((type *)0)->path))\n\
         #define VALUE(name, value) printf(\"value %s %lld\\n\", name, (long long)(value))\n\
         int main(void) {\n",
    );
    let spelled = |name: &str| {
        let c = c_type(release, name);
        // The runtime's structs and enums are tags; everything else has a plain name.
        let tag = name.starts_with("cuda") && !name.ends_with("_t") || name == "dim3";
        match (tag, c.contains(' ')) {
            (true, false) if is_enum(name) => format!("enum {c}"),
            (true, false) => format!("struct {c}"),
            _ => c,
        }
    };
    for name in &queries.types {
        let _ = writeln!(program, "SIZE(\"{name}\", {});", spelled(name));
    }
    for (root, path) in &queries.fields {
        let c_path: Vec<&str> = path
            .split('.')
            .map(|part| if part == "type_" { "type" } else { part })
            .collect();
        let _ = writeln!(
            program,
            "FIELD(\"{root}.{path}\", {}, {});",
            spelled(root),
            c_path.join(".")
        );
    }
    for (name, value) in &queries.values {
        let _ = writeln!(program, "VALUE(\"{name}\", {value});");
    }
    program.push_str("return 0;\n}\n");
    let source = folder.join("facts.c");
    let binary = folder.join("facts");
    std::fs::write(&source, program).expect("the C program is written");
    output(
        Command::new("cc")
            .arg("-I")
            .arg(cuda_toolkit(release).join("include"))
            .arg("-I")
            .arg(stand_in())
            .arg(&source)
            .arg("-o")
            .arg(&binary),
    );
    parse(&output(&mut Command::new(&binary)))
}

/// Whether the runtime API's type of this name is an enum, by the committed declarations.
fn is_enum(name: &str) -> bool {
    static ENUMS: OnceLock<Vec<String>> = OnceLock::new();
    ENUMS
        .get_or_init(|| committed().enums.into_keys().collect())
        .iter()
        .any(|listed| listed == name)
}

fn rust_facts(folder: &str, api: &Api, queries: &Queries) -> Facts {
    let folder = scratch(folder);
    let sources = repository().join("cuda-interop-sys/src");
    let bindings = folder.join("bindings.rs");
    std::fs::write(&bindings, emit(api)).expect("bindings");
    let mut program = format!(
        "#![allow(warnings)]\n#[macro_use]\n#[path = {:?}]\nmod macros;\n#[path = {:?}]\nmod properties;\n\
         mod bindings {{ include!({:?}); }}\nuse bindings::*;\nuse properties::DevicePropertiesBuffer;\n\
         pub struct MissingSymbol;\n\
         pub struct Runtime {{ functions: RuntimeFunctions }}\npub struct Driver {{ functions: DriverFunctions }}\n\
         impl Runtime {{ fn missing(&self, _: &str) -> MissingSymbol {{ MissingSymbol }} }}\n\
         impl Driver {{ fn missing(&self, _: &str) -> MissingSymbol {{ MissingSymbol }} }}\n\
         fn size_of<T, F>(_: fn(*const T) -> *const F) -> usize {{ std::mem::size_of::<F>() }}\n",
        sources.join("macros.rs"),
        sources.join("properties.rs"),
        bindings,
    );
    // A constant array of text and numbers compiles quicker than two thousand prints.
    program.push_str("const FACTS: &[(&str, i128)] = &[\n");
    for name in &queries.types {
        let _ = writeln!(
            program,
            "(\"size {name}\", std::mem::size_of::<{name}>() as i128),"
        );
    }
    for (name, _) in &queries.values {
        let value = if name.contains("::") {
            format!("{name}.0")
        } else {
            name.clone()
        };
        let _ = writeln!(program, "(\"value {name}\", {value} as i128),");
    }
    program
        .push_str("];\nfn main() {\nfor (name, fact) in FACTS { println!(\"{name} {fact}\"); }\n");
    for (root, path) in &queries.fields {
        let _ = writeln!(
            program,
            "println!(\"field {root}.{path} {{}} {{}}\", std::mem::offset_of!({root}, {path}), \
             size_of(|value: *const {root}| unsafe {{ &raw const (*value).{path} }}));"
        );
    }
    program.push_str("}\n");
    let source = folder.join("facts.rs");
    let binary = folder.join("facts");
    std::fs::write(&source, program).expect("the Rust program is written");
    output(
        Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
            .args(["--edition", "2024", "--crate-type", "bin", "-o"])
            .arg(&binary)
            .arg(&source),
    );
    parse(&output(&mut Command::new(&binary)))
}

fn parse(text: &str) -> Facts {
    text.lines()
        .map(|line| {
            let mut words = line.split(' ');
            let question = format!(
                "{} {}",
                words.next().unwrap_or(""),
                words.next().unwrap_or("")
            );
            let answers = words.map(|word| word.parse().expect("a number")).collect();
            (question, answers)
        })
        .collect()
}
