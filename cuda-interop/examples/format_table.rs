//! Prints what CUDA makes of every Vulkan format, as a Markdown table; with `rules` as argument the table of rules.
//!
//! ```text
//! cargo run -p cuda-interop --example format_table
//! cargo run -p cuda-interop --example format_table -- rules
//! ```

fn main() {
    match std::env::args().nth(1).as_deref() {
        None => print!("{}", cuda_interop::format::markdown()),
        Some("rules") => print!("{}", cuda_interop::rules::table()),
        Some(other) => {
            eprintln!("unknown argument {other}: say nothing for formats, or `rules`");
            std::process::exit(2);
        }
    }
}
