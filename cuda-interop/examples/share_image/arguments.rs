//! The command line.

use std::path::PathBuf;

pub const HELP: &str = "\
Makes a picture through memory that Vulkan and CUDA share, and checks every byte of it.

Usage: share_image [options]

  --size WxH       size of level 0 in texels (default 1024x768)
  --output FILE    where the picture goes (default share_image.png)
  --device N       which of the devices that both APIs see (default 0)
  --real           use the real CUDA runtime, or fail
  --double         use the test double of the CUDA runtime on a software Vulkan driver
  --help           this text

Without --real and --double: the real runtime if there is an NVIDIA device, else the double.
";

pub struct Arguments {
    pub size: (u32, u32),
    pub output: PathBuf,
    pub device: usize,
    pub real: bool,
    pub double: bool,
}

pub enum Invocation {
    Help,
    Run(Arguments),
}

impl Arguments {
    pub fn parse(arguments: impl Iterator<Item = String>) -> Result<Invocation, String> {
        let mut arguments = arguments;
        let mut parsed = Self {
            size: (1024, 768),
            output: PathBuf::from("share_image.png"),
            device: 0,
            real: false,
            double: false,
        };
        while let Some(argument) = arguments.next() {
            let mut value = |wanted: &str| {
                arguments
                    .next()
                    .ok_or_else(|| format!("{argument} needs {wanted}; see --help"))
            };
            match argument.as_str() {
                "--help" | "-h" => return Ok(Invocation::Help),
                "--real" => parsed.real = true,
                "--double" => parsed.double = true,
                "--output" => parsed.output = PathBuf::from(value("a file name")?),
                "--size" => parsed.size = size(&value("a size such as 1024x768")?)?,
                "--device" => {
                    let number = value("a number")?;
                    parsed.device = number
                        .parse()
                        .map_err(|_| format!("--device {number}: not a number; see --help"))?;
                }
                other => return Err(format!("unknown option {other}; see --help")),
            }
        }
        if parsed.real && parsed.double {
            return Err("--real and --double exclude each other".into());
        }
        Ok(Invocation::Run(parsed))
    }
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("--size {text}: give width and height in texels, such as 1024x768");
    let (width, height) = text.split_once('x').ok_or_else(wrong)?;
    let (width, height) = (
        width.parse().map_err(|_| wrong())?,
        height.parse().map_err(|_| wrong())?,
    );
    if width == 0 || height == 0 {
        return Err(format!(
            "--size {text}: a size of 0 holds no picture; give at least 1x1"
        ));
    }
    Ok((width, height))
}
