//! Prints every rule that the crate knows and how it is kept, as a Markdown table.

fn main() {
    print!("{}", vk_fd_import::rules::Table);
}
