//! The picture file: level 0 with the other levels beside it.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::vulkan::LevelTexels;

/// Free texels between the levels, and their colour.
const GAP: u32 = 8;
const BACKGROUND: [u8; 4] = [24, 24, 28, 255];

/// A file under another name until it is whole; removed if it never is.
pub struct Output {
    path: PathBuf,
    partial: PathBuf,
    file: Option<File>,
}

impl Output {
    /// Opens the file first, so that a name that cannot be written ends the program before any work.
    pub fn create(path: &Path) -> Result<Self> {
        let unwritable = |why: String| {
            format!(
                "cannot write {}: {why}; name another with --output",
                path.display()
            )
        };
        let name = path
            .file_name()
            .ok_or_else(|| unwritable("it names no file".into()))?;
        // The finished file takes this name's place: a link must stay one, and a device must not go.
        match fs::symlink_metadata(path) {
            Ok(there) if there.is_dir() => {
                return Err(unwritable("it is a folder".into()).into());
            }
            Ok(there) if !there.is_file() => {
                return Err(unwritable("it is there and no ordinary file".into()).into());
            }
            _ => {}
        }
        let mut partial_name = name.to_os_string();
        partial_name.push(".partial");
        let partial = path.with_file_name(partial_name);
        let file = File::create(&partial).map_err(|error| unwritable(error.to_string()))?;
        Ok(Self {
            path: path.to_path_buf(),
            partial,
            file: Some(file),
        })
    }

    /// Draws the levels, writes the file, and answers its name.
    pub fn finish(mut self, levels: &[LevelTexels]) -> Result<String> {
        let Some(first) = levels.first() else {
            return Err("there is no level to draw".into());
        };
        let rest = &levels[1..];
        let side = rest.first().map_or(0, |level| level.width + GAP);
        let stacked: u32 = rest.iter().map(|level| level.height + GAP).sum();
        let (width, height) = (first.width + side, first.height.max(stacked));
        let mut canvas = BACKGROUND.repeat(width as usize * height as usize);
        draw(&mut canvas, width, first, (0, 0));
        let mut top = 0;
        for level in rest {
            draw(&mut canvas, width, level, (first.width + GAP, top));
            top += level.height + GAP;
        }
        if let Some(file) = self.file.take() {
            let mut encoder = png::Encoder::new(BufWriter::new(file), width, height);
            encoder.set_color(png::ColorType::Rgba);
            encoder.set_depth(png::BitDepth::Eight);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&canvas)?;
            writer.finish()?;
        }
        fs::rename(&self.partial, &self.path)?;
        Ok(format!("{} ({width}x{height})", self.path.display()))
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // Gone already when the file was finished.
        let _ = fs::remove_file(&self.partial);
    }
}

fn draw(canvas: &mut [u8], width: u32, level: &LevelTexels, (left, top): (u32, u32)) {
    let row = level.width as usize * 4;
    for (y, texels) in (top..).zip(level.texels.chunks_exact(row)) {
        let start = (y as usize * width as usize + left as usize) * 4;
        canvas[start..start + row].copy_from_slice(texels);
    }
}
