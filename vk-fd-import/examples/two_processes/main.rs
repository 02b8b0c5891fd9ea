//! One process renders an image, another reads it, and no byte of it is copied between them: the memory travels as a
//! file descriptor with its origin.
//!
//! Without arguments the program is the renderer and starts itself again as the reader. To see both sides apart, run
//! `two_processes render SOCKET` in one terminal and `two_processes read SOCKET PICTURE.ppm` in another.

mod read;
mod render;
mod vulkan;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use ash::vk;
use vk_fd_import::ImageDescription;

/// The image that both sides know: its description travels with the memory, and the reader holds it against this one.
fn picture() -> ImageDescription {
    let usage = vk::ImageUsageFlags::TRANSFER_SRC
        | vk::ImageUsageFlags::TRANSFER_DST
        | vk::ImageUsageFlags::SAMPLED;
    ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 512, 384, usage)
}

/// A number that tells two pictures apart (FNV-1a).
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        [] => both(),
        ["render", socket] => render::run(Path::new(socket), || Ok(())),
        ["read", socket, file] => read::run(Path::new(socket), Path::new(file)),
        _ => Err("usage: two_processes [render SOCKET | read SOCKET PICTURE.ppm]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("two_processes: {}", with_sources(&*error));
            ExitCode::FAILURE
        }
    }
}

/// The error and what is behind it, in one line.
fn with_sources(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

/// Renders here, and reads in another process.
fn both() -> Result<(), Box<dyn Error>> {
    let socket = std::env::temp_dir().join(format!("two_processes-{}", std::process::id()));
    let file = PathBuf::from("two_processes.ppm");
    let mut reader = None;
    let rendered = render::run(&socket, || {
        let program = std::env::current_exe()?;
        reader = Some(
            Command::new(program)
                .arg("read")
                .arg(&socket)
                .arg(&file)
                .spawn()?,
        );
        Ok(())
    });
    let read = reader.map(|mut reader| reader.wait()).transpose()?;
    rendered?;
    match read {
        Some(status) if status.success() => Ok(()),
        _ => Err("the reader failed".into()),
    }
}
