use ash::vk;
use vk_fd_import::ImageDescription;

use super::{three_d, two_d};
use crate::layout::PitchedLayout;
use crate::rules::{CudaRule, Violation};

pub(super) fn subresource(
    offset: u64,
    row_pitch: u64,
    array_pitch: u64,
    depth_pitch: u64,
) -> vk::SubresourceLayout {
    vk::SubresourceLayout {
        offset,
        size: 0,
        row_pitch,
        array_pitch,
        depth_pitch,
    }
}

pub(super) fn linear(image: ImageDescription) -> ImageDescription {
    ImageDescription {
        tiling: vk::ImageTiling::LINEAR,
        ..image
    }
}

#[test]
fn linear_images_are_pitched_buffers() {
    let image = ImageDescription {
        array_layers: 3,
        mip_levels: 2,
        ..linear(two_d(100, 60))
    };
    let levels = [
        subresource(0, 512, 65_536, 0),
        subresource(32_768, 256, 65_536, 0),
    ];
    let it = PitchedLayout::of(&image, false, 4096, &levels);
    assert_eq!(
        it.as_ref().map(PitchedLayout::size),
        Ok(2 * 65_536 + 32_768 + 29 * 256 + 50 * 4)
    );
    let level = it.as_ref().map(|it| it.level(1).copied());
    assert_eq!(
        level
            .as_ref()
            .map(|level| level.as_ref().ok().and_then(|it| it.row_offset(2, 0, 29))),
        Ok(Some(2 * 65_536 + 32_768 + 29 * 256))
    );
    assert_eq!(
        level.map(|level| level.ok().and_then(|it| it.row_offset(3, 0, 0))),
        Ok(None)
    );
    assert_eq!(it.as_ref().map(|it| it.level(2).is_err()), Ok(true));
    let raw = it.as_ref().map(PitchedLayout::descriptor);
    assert_eq!(
        raw.map(|raw| (raw.offset, raw.flags, raw.reserved)),
        Ok((4096, 0, [0; 16]))
    );
    assert_eq!(
        it.as_ref()
            .map(|it| it.check_memory(4096 + it.size(), 4096)),
        Ok(Ok(()))
    );
    assert_eq!(
        it.map(|it| it
            .check_memory(4095 + it.size(), 8192)
            .map_err(|found| found.as_slice().len())),
        Ok(Err(2))
    );
}

#[test]
fn linear_images_may_have_formats_without_an_element() {
    let image = ImageDescription {
        format: vk::Format::R8G8B8_UNORM,
        ..linear(two_d(5, 2))
    };
    let it = PitchedLayout::of(&image, true, 0, &[subresource(0, 16, 0, 0)]);
    assert_eq!(it.map(|it| it.size()), Ok(16 + 15));
    let planar = ImageDescription {
        format: vk::Format::G8_B8R8_2PLANE_420_UNORM,
        ..linear(two_d(4, 4))
    };
    let refused = PitchedLayout::of(&planar, true, 0, &[subresource(0, 16, 0, 0)]);
    assert_eq!(
        refused
            .map_err(|found| found.breaks(CudaRule::FormatMappable))
            .map(|it| it.size()),
        Err(true)
    );
}

#[test]
fn pitches_have_to_hold_what_they_step_over() {
    let image = linear(three_d(8, 4, 2));
    let of = |pitches| PitchedLayout::of(&image, true, 0, &[pitches]).map(|it| it.size());
    assert_eq!(of(subresource(0, 32, 0, 128)), Ok(128 + 3 * 32 + 32));
    let small = |pitch_name, pitch, needed| {
        Err(Violation::PitchTooSmall {
            level: 0,
            pitch_name,
            pitch,
            needed,
        }
        .into())
    };
    assert_eq!(of(subresource(0, 31, 0, 256)), small("row", 31, 32));
    assert_eq!(of(subresource(0, 32, 0, 127)), small("depth", 127, 128));
    assert!(of(subresource(u64::MAX - 4, 32, 0, 128)).is_err());
    let image = ImageDescription {
        array_layers: 2,
        ..linear(two_d(8, 4))
    };
    let layers =
        PitchedLayout::of(&image, true, 0, &[subresource(0, 32, 64, 0)]).map(|it| it.size());
    assert_eq!(layers, small("array", 64, 128));
    let count = PitchedLayout::of(&linear(two_d(8, 4)), true, 0, &[]).map(|it| it.size());
    assert_eq!(
        count,
        Err(Violation::SubresourceCount {
            given: 0,
            levels: 1
        }
        .into())
    );
    let optimal =
        PitchedLayout::of(&two_d(8, 4), true, 0, &[subresource(0, 32, 0, 0)]).map(|it| it.size());
    assert_eq!(
        optimal,
        Err(Violation::NotLinear {
            tiling: vk::ImageTiling::OPTIMAL
        }
        .into())
    );
}
