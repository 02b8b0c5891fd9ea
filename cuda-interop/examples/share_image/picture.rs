//! The picture: a fractal in integer arithmetic, so that a GPU and a CPU agree on every byte.
//!
//! Coordinates and products are fixed-point numbers with 28 fractional bits in 64-bit integers. [`KERNEL`] is the same function for CUDA, which
//! writes one mip level through a surface object.

/// Fractional bits.
const BITS: u32 = 28;
/// Where the number of steps ends.
const LIMIT: i64 = 160;

const LEFT: i64 = -(22 << BITS) / 10;
const TOP: i64 = -(12 << BITS) / 10;
const ACROSS: i64 = (32 << BITS) / 10;
const DOWN: i64 = (24 << BITS) / 10;

/// A number folded into 0..=255 so that its neighbours stay its neighbours.
fn fold(value: i64) -> i64 {
    if value & 256 == 0 {
        value & 255
    } else {
        255 - (value & 255)
    }
}

/// The texel at (`x`, `y`) of a mip level of the given size: red, green, blue, alpha.
pub fn texel(x: u32, y: u32, width: u32, height: u32, level: u32) -> [u8; 4] {
    let cx = LEFT + i64::from(x) * ACROSS / i64::from(width);
    let cy = TOP + i64::from(y) * DOWN / i64::from(height);
    let (mut zx, mut zy, mut steps) = (0i64, 0i64, 0i64);
    while steps < LIMIT {
        let (xx, yy) = ((zx * zx) >> BITS, (zy * zy) >> BITS);
        if xx + yy > 4 << BITS {
            break;
        }
        zy = ((zx * zy) >> (BITS - 1)) + cy;
        zx = xx - yy + cx;
        steps += 1;
    }
    let level = i64::from(level);
    let colour = if steps == LIMIT {
        [level * 23, level * 11, 30 + level * 20]
    } else {
        [
            fold(steps * 11 + level * 70),
            fold(steps * 6 + level * 130 + 30),
            fold(steps * 17 + level * 45 + 110),
        ]
    };
    let [red, green, blue] = colour.map(|channel| channel.to_le_bytes()[0]);
    [red, green, blue, 255]
}

/// A whole mip level, row by row.
pub fn level(width: u32, height: u32, level: u32) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(width as usize * height as usize * 4);
    for y in 0..height {
        for x in 0..width {
            bytes.extend_from_slice(&texel(x, y, width, height, level));
        }
    }
    bytes
}

/// [`level`] for CUDA: parameters are the surface object, width, height and level; one thread a texel.
pub const KERNEL: &str = include_str!("paint.ptx");
