//! A picture made through shared memory: CUDA writes every mip level of a Vulkan image, Vulkan copies them back, and every byte is checked.
//!
//! With an NVIDIA device this uses the real `libcudart` and a kernel; without one, a software Vulkan driver and a test double of the CUDA runtime
//! that maps the same bytes. Run it with `--help` for the options.

#![expect(
    unreachable_pub,
    reason = "a program's modules say pub for what the others use"
)]

mod arguments;
mod backend;
mod kernel;
mod output;
mod picture;
mod report;
mod share;
mod vulkan;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use cuda_interop::{Level, SharedDevice, Stream};

use arguments::{Arguments, Invocation};
use backend::Backend;
use kernel::Painter;
use output::Output;
use report::Report;
use vulkan::Vulkan;

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

fn main() -> ExitCode {
    match Arguments::parse(std::env::args().skip(1)) {
        Ok(Invocation::Help) => {
            let printed = write!(std::io::stdout(), "{}", arguments::HELP);
            printed.map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
        }
        Ok(Invocation::Run(arguments)) => match run(&arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("share_image: {}", whole(error.as_ref()));
                ExitCode::FAILURE
            }
        },
        Err(message) => {
            eprintln!("share_image: {message}");
            ExitCode::FAILURE
        }
    }
}

/// An error and what it came from, on one line.
fn whole(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string().replace('\n', "; "));
        source = cause.source();
    }
    text.replace('\n', "; ")
}

fn run(arguments: &Arguments) -> Result<()> {
    let mut out = std::io::stdout();
    let mut report = Report::start();
    let output = Output::create(&arguments.output)?;

    let instance = vulkan::Instance::new()?;
    let backend = Backend::choose(arguments, &instance)?;
    let cuda = backend.load()?;
    writeln!(out, "{}", backend.describe(&cuda)?)?;
    writeln!(out, "Vulkan devices:")?;
    for device in instance.devices() {
        writeln!(out, "  {device}")?;
    }
    writeln!(out, "CUDA devices:")?;
    for device in cuda.devices()? {
        writeln!(out, "  {device}")?;
    }
    let pairs = cuda.match_devices(instance.devices())?;
    let (device, _) = pairs.get(arguments.device).ok_or_else(|| {
        format!(
            "--device {}: {} device(s) are seen by both APIs, numbered from 0",
            arguments.device,
            pairs.len()
        )
    })?;
    report.step("device that both see", &device.to_string());

    let vulkan = Vulkan::new(&instance, device.physical_device)?;
    let (width, height) = arguments.size;
    vulkan.check_size(width, height)?;
    let shared = SharedDevice::new(&cuda, vulkan.share()?)?;
    let painter = match backend.paints() {
        true => Some(Painter::new(shared.context())?),
        false => None,
    };
    let paint = |stream: &Stream, level: Level<'_>| match &painter {
        Some(painter) => painter.paint(stream, level),
        None => {
            let texels = picture::level(level.width(), level.height(), level.index());
            Ok(level.copy_from_host(stream, &texels)?)
        }
    };
    report.step(
        "set both sides up",
        match painter {
            Some(_) => "CUDA writes with a kernel, through surface objects",
            None => "CUDA writes with host code, through the double's memory",
        },
    );
    let (levels, order) = if vulkan.has_timelines() {
        let levels = share::share(&shared, &vulkan, (width, height), paint)?;
        (levels, "by a timeline semaphore")
    } else {
        let levels = share::share_in_turns(&shared, &vulkan, (width, height), paint)?;
        (
            levels,
            "the queue was waited for: this driver shares no semaphore",
        )
    };
    let what = format!("{width}x{height}, {} levels; {order}", levels.len());
    report.step("share, write in CUDA, copy in Vulkan", &what);

    let mut wrong = 0u64;
    for (index, level) in (0u32..).zip(&levels) {
        let reference = picture::level(level.width, level.height, index);
        wrong += count_differences(&level.texels, &reference);
    }
    let bytes: usize = levels.iter().map(|level| level.texels.len()).sum();
    report.step(
        "compare with the reference",
        &format!("{bytes} bytes of {} levels, {wrong} wrong", levels.len()),
    );
    if wrong != 0 {
        report.print(&mut out)?;
        return Err(format!("{wrong} of {bytes} bytes are not what CUDA was to write").into());
    }
    let name = output.finish(&levels)?;
    report.step("write the picture", &name);
    report.print(&mut out)?;
    writeln!(out, "{}", backend.verdict())?;
    Ok(())
}

fn count_differences(left: &[u8], right: &[u8]) -> u64 {
    let differing = left.iter().zip(right).filter(|(a, b)| a != b).count();
    (differing + left.len().abs_diff(right.len())) as u64
}
