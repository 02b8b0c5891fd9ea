use std::error::Error;

use ash::vk;
use vk_fd_import::ImageDescription;

use super::*;
use crate::rules::CudaRule;

mod pitched;

use pitched::{linear, subresource};

const SAMPLED: vk::ImageUsageFlags = vk::ImageUsageFlags::from_raw(
    vk::ImageUsageFlags::SAMPLED.as_raw() | vk::ImageUsageFlags::TRANSFER_DST.as_raw(),
);

fn two_d(width: u32, height: u32) -> ImageDescription {
    ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, width, height, SAMPLED)
}

fn one_d(width: u32) -> ImageDescription {
    ImageDescription {
        image_type: vk::ImageType::TYPE_1D,
        ..two_d(width, 1)
    }
}

fn three_d(width: u32, height: u32, depth: u32) -> ImageDescription {
    let extent = vk::Extent3D {
        width,
        height,
        depth,
    };
    ImageDescription {
        image_type: vk::ImageType::TYPE_3D,
        extent,
        ..two_d(width, height)
    }
}

fn cube(size: u32, array_layers: u32) -> ImageDescription {
    ImageDescription {
        flags: vk::ImageCreateFlags::CUBE_COMPATIBLE,
        array_layers,
        ..two_d(size, size)
    }
}

fn layout(image: &ImageDescription) -> Result<ArrayLayout, Violations> {
    ArrayLayout::of(image, true, 0)
}

fn rules(result: Result<ArrayLayout, Violations>) -> Vec<CudaRule> {
    result.map_or_else(
        |found| {
            found
                .into_iter()
                .map(|violation| violation.rule())
                .collect()
        },
        |_| Vec::new(),
    )
}

/// Extent, flags, levels told and levels usable.
fn told(image: &ImageDescription) -> Result<([u64; 3], u32, u32, u32), Violations> {
    layout(image).map(|it| {
        (
            it.extent().to_array(),
            it.flags().bits(),
            it.mapped_levels(),
            it.levels(),
        )
    })
}

#[test]
fn hand_cases() {
    let layered = |image: ImageDescription, array_layers, mip_levels| ImageDescription {
        array_layers,
        mip_levels,
        ..image
    };
    for (image, wanted) in [
        (one_d(300), ([300, 0, 0], 0, 1, 1)),
        (layered(one_d(300), 1, 9), ([300, 0, 0], 0, 9, 9)),
        (two_d(1920, 1080), ([1920, 1080, 0], 0, 1, 1)),
        (layered(two_d(123, 77), 1, 4), ([123, 77, 0], 0, 4, 4)),
        (
            layered(three_d(100, 60, 33), 1, 3),
            ([100, 60, 33], 0, 3, 3),
        ),
        (layered(one_d(300), 7, 1), ([300, 0, 7], 1, 1, 1)),
        (layered(one_d(300), 7, 2), ([300, 0, 7], 1, 9, 2)),
        (layered(two_d(512, 256), 3, 4), ([512, 256, 3], 1, 10, 4)),
        (layered(two_d(512, 256), 3, 1), ([512, 256, 3], 1, 1, 1)),
        (layered(two_d(512, 256), 3, 10), ([512, 256, 3], 1, 10, 10)),
        (cube(64, 6), ([64, 64, 6], 4, 1, 1)),
        (layered(cube(64, 6), 6, 3), ([64, 64, 6], 4, 7, 3)),
        (layered(cube(64, 12), 12, 7), ([64, 64, 12], 5, 7, 7)),
        (layered(two_d(64, 64), 6, 2), ([64, 64, 6], 1, 7, 2)),
    ] {
        assert_eq!(told(&image), Ok(wanted), "{image:?}");
    }
}

#[test]
fn usage_sets_the_flags_of_the_same_meaning() {
    let color = vk::ImageUsageFlags::COLOR_ATTACHMENT;
    let storage = vk::ImageUsageFlags::STORAGE;
    let depth = vk::ImageUsageFlags::DEPTH_STENCIL_ATTACHMENT;
    for (format, usage, flags) in [
        (vk::Format::R8G8B8A8_UNORM, SAMPLED, ArrayFlags::empty()),
        (
            vk::Format::R8G8B8A8_UNORM,
            SAMPLED | color,
            ArrayFlags::COLOR_ATTACHMENT,
        ),
        (
            vk::Format::R8G8B8A8_UNORM,
            storage,
            ArrayFlags::SURFACE_LOAD_STORE,
        ),
        (
            vk::Format::R8G8B8A8_UNORM,
            color | storage,
            ArrayFlags::COLOR_ATTACHMENT | ArrayFlags::SURFACE_LOAD_STORE,
        ),
        (vk::Format::D32_SFLOAT, SAMPLED | depth, ArrayFlags::empty()),
        (
            vk::Format::BC7_UNORM_BLOCK,
            SAMPLED | storage,
            ArrayFlags::empty(),
        ),
    ] {
        let image = ImageDescription {
            format,
            usage,
            ..two_d(64, 64)
        };
        assert_eq!(
            layout(&image).map(|it| it.flags()),
            Ok(flags),
            "{format:?} {usage:?}"
        );
    }
    let surface = layout(&ImageDescription {
        usage: storage,
        ..two_d(8, 8)
    })
    .map(|it| it.check_surface());
    assert_eq!(surface, Ok(Ok(())));
    let surface = layout(&two_d(8, 8)).map(|it| it.check_surface());
    assert_eq!(surface, Ok(Err(Violation::NoSurface { usage: SAMPLED })));
}

/// The kinds of image, formats, extents and level counts of the measured grid, and more: what holds for all of them.
#[test]
fn the_whole_grid_keeps_the_law() -> Result<(), Box<dyn Error>> {
    let formats = [
        vk::Format::R8_UNORM,
        vk::Format::R8G8B8A8_UNORM,
        vk::Format::R32G32B32A32_SFLOAT,
        vk::Format::BC1_RGBA_UNORM_BLOCK,
    ];
    let extents = [
        (16, 16),
        (64, 64),
        (123, 77),
        (300, 7),
        (100, 60),
        (256, 256),
        (512, 256),
        (1, 1),
        (7, 300),
        (640, 480),
        (1023, 1025),
        (1920, 1080),
    ];
    let mut shapes = 0;
    for format in formats {
        for (width, height) in extents {
            let mut images = vec![
                one_d(width),
                two_d(width, height),
                three_d(width, height, 5),
                three_d(width, height, 1),
            ];
            for layers in [2, 3, 6, 7, 12] {
                images.push(ImageDescription {
                    array_layers: layers,
                    ..one_d(width)
                });
                images.push(ImageDescription {
                    array_layers: layers,
                    ..two_d(width, height)
                });
            }
            images.extend([cube(width, 6), cube(width, 12)]);
            for image in images {
                for mip_levels in 1..=image.full_mip_levels() {
                    let image = ImageDescription {
                        format,
                        mip_levels,
                        ..image.clone()
                    };
                    check_invariants(&image)?;
                    shapes += 1;
                }
                let too_many = ImageDescription {
                    format,
                    mip_levels: image.full_mip_levels() + 1,
                    ..image.clone()
                };
                assert_eq!(rules(layout(&too_many)), [CudaRule::LevelsWithinChain]);
                let none = ImageDescription {
                    format,
                    mip_levels: 0,
                    ..image
                };
                assert_eq!(rules(layout(&none)), [CudaRule::LevelsNotZero]);
            }
        }
    }
    assert!(shapes > 2_572, "{shapes}");
    Ok(())
}

fn check_invariants(image: &ImageDescription) -> Result<(), Box<dyn Error>> {
    let it = layout(image)?;
    let extent = it.extent();
    assert_eq!(extent.width, image.extent.width);
    assert_eq!(
        extent.height == 0,
        image.image_type == vk::ImageType::TYPE_1D
    );
    let layered = image.array_layers > 1;
    let three_d = image.image_type == vk::ImageType::TYPE_3D;
    let depth = if three_d {
        image.extent.depth
    } else if layered {
        image.array_layers
    } else {
        0
    };
    assert_eq!(extent.depth, depth, "{image:?}");
    assert_eq!(
        it.flags()
            .intersects(ArrayFlags::LAYERED | ArrayFlags::CUBEMAP),
        layered,
        "{image:?}"
    );
    assert_eq!(it.shape().has_layers(), layered);
    assert_eq!(it.levels(), image.mip_levels);
    let full = layered && image.mip_levels > 1;
    assert_eq!(
        it.mapped_levels(),
        if full {
            image.full_mip_levels()
        } else {
            image.mip_levels
        },
        "{image:?}"
    );

    let mut bytes = 0;
    let mut last = None;
    for level in 0..it.levels() {
        let size = it.level(level)?;
        assert_eq!(size.layers, image.array_layers);
        assert!(size.width > 0 && size.height > 0 && size.depth > 0);
        if let Some(LevelExtent {
            width,
            height,
            depth,
            ..
        }) = last
        {
            assert_eq!(
                (size.width, size.height),
                ((width / 2).max(1), (height / 2).max(1))
            );
            assert_eq!(size.depth, (depth / 2).max(1));
        }
        last = Some(size);
        bytes += it.level_bytes(level)?;
    }
    assert_eq!(it.least_bytes(), Ok(bytes));
    assert_eq!(
        it.level(it.levels()),
        Err(Violation::NoSuchLevel {
            level: it.levels(),
            levels: it.levels()
        })
    );
    if it.levels() == image.full_mip_levels() {
        assert_eq!(
            last.map(|size| (size.width, size.height, size.depth)),
            Some((1, 1, 1))
        );
    }

    let raw = it.descriptor();
    assert_eq!(
        [
            raw.extent.width as u64,
            raw.extent.height as u64,
            raw.extent.depth as u64
        ],
        extent.to_array()
    );
    assert_eq!(
        (raw.flags, raw.numLevels, raw.offset),
        (it.flags().bits(), it.mapped_levels(), 0)
    );
    assert_eq!(raw.formatDesc.f.0, it.channels().kind().number());
    assert_eq!(raw.reserved, [0; 16]);
    assert_eq!(it.check_memory(bytes, 1 << 16), Ok(()));
    assert!(it.check_memory(bytes - 1, 1).is_err());
    Ok(())
}

#[test]
fn every_reason_is_given_not_the_first() {
    let image = ImageDescription {
        flags: vk::ImageCreateFlags::SPARSE_BINDING | vk::ImageCreateFlags::CUBE_COMPATIBLE,
        format: vk::Format::R8G8B8_UNORM,
        extent: vk::Extent3D {
            width: 0,
            height: 3,
            depth: 2,
        },
        mip_levels: 0,
        array_layers: 7,
        samples: vk::SampleCountFlags::TYPE_4,
        tiling: vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT,
        ..two_d(1, 1)
    };
    let found = rules(ArrayLayout::of(&image, true, 256));
    for rule in [
        CudaRule::NotSparse,
        CudaRule::NotMultisampled,
        CudaRule::ExtentNotZero,
        CudaRule::ImageDescriptionValid,
        CudaRule::LevelsNotZero,
        CudaRule::NoDrmModifier,
        CudaRule::CubeSquare,
        CudaRule::CubeLayers,
        CudaRule::DedicatedAtOffsetZero,
        CudaRule::FormatMappable,
    ] {
        assert!(found.contains(&rule), "{rule} is missing in {found:?}");
    }
    assert_eq!(found.len(), 10);
}

#[test]
fn one_fault_gives_one_reason() {
    let base = || two_d(64, 32);
    let flags = |flags| ImageDescription { flags, ..base() };
    for (image, rule) in [
        (
            flags(vk::ImageCreateFlags::SPARSE_RESIDENCY),
            CudaRule::NotSparse,
        ),
        (flags(vk::ImageCreateFlags::DISJOINT), CudaRule::NotSparse),
        (
            flags(vk::ImageCreateFlags::PROTECTED),
            CudaRule::NotProtected,
        ),
        (
            ImageDescription {
                flags: vk::ImageCreateFlags::TYPE_2D_ARRAY_COMPATIBLE,
                ..three_d(4, 4, 4)
            },
            CudaRule::TilingAsMeasured,
        ),
        (
            ImageDescription {
                samples: vk::SampleCountFlags::TYPE_2,
                ..base()
            },
            CudaRule::NotMultisampled,
        ),
        (
            ImageDescription {
                tiling: vk::ImageTiling::LINEAR,
                ..base()
            },
            CudaRule::OptimalTilingIsArray,
        ),
        (
            ImageDescription {
                tiling: vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT,
                ..base()
            },
            CudaRule::NoDrmModifier,
        ),
        (
            ImageDescription {
                tiling: vk::ImageTiling::from_raw(77),
                ..base()
            },
            CudaRule::OptimalTilingIsArray,
        ),
        (
            ImageDescription {
                format: vk::Format::G8_B8R8_2PLANE_420_UNORM,
                ..base()
            },
            CudaRule::FormatMappable,
        ),
        (
            ImageDescription {
                format: vk::Format::from_raw(999),
                ..base()
            },
            CudaRule::FormatMappable,
        ),
        (
            ImageDescription {
                array_layers: 0,
                ..base()
            },
            CudaRule::ImageDescriptionValid,
        ),
        (
            ImageDescription {
                array_layers: 2,
                ..three_d(4, 4, 4)
            },
            CudaRule::ImageDescriptionValid,
        ),
        (
            ImageDescription {
                image_type: vk::ImageType::from_raw(9),
                ..base()
            },
            CudaRule::ImageDescriptionValid,
        ),
        (
            ImageDescription {
                image_type: vk::ImageType::TYPE_1D,
                ..base()
            },
            CudaRule::ImageDescriptionValid,
        ),
        (
            ImageDescription {
                mip_levels: 8,
                ..base()
            },
            CudaRule::LevelsWithinChain,
        ),
        (cube(64, 7), CudaRule::CubeLayers),
        (
            ImageDescription {
                array_layers: 6,
                ..flags(vk::ImageCreateFlags::CUBE_COMPATIBLE)
            },
            CudaRule::CubeSquare,
        ),
    ] {
        assert_eq!(rules(layout(&image)), [rule], "{image:?}");
    }
    assert_eq!(
        rules(ArrayLayout::of(&base(), true, 4096)),
        [CudaRule::DedicatedAtOffsetZero]
    );
    assert_eq!(
        ArrayLayout::of(&base(), false, 4096).map(|it| it.offset()),
        Ok(4096)
    );
}

#[test]
fn block_compressed_extents_are_texels() {
    let image = ImageDescription {
        format: vk::Format::BC1_RGBA_UNORM_BLOCK,
        mip_levels: 7,
        ..two_d(123, 77)
    };
    let it = layout(&image);
    assert_eq!(
        it.as_ref().map(|it| it.extent().to_array()),
        Ok([123, 77, 0])
    );
    let bytes: Vec<_> = it
        .iter()
        .flat_map(|it| (0..7).map(|level| it.level_bytes(level)))
        .collect();
    assert_eq!(
        bytes,
        [31 * 20, 16 * 10, 8 * 5, 4 * 3, 2, 1, 1].map(|blocks| Ok(blocks * 8))
    );
}

#[test]
fn channels_can_be_chosen_within_the_texel_size() {
    let choose = |format, channels| {
        let image = ImageDescription {
            format,
            ..two_d(64, 64)
        };
        ArrayLayout::with_channels(&image, channels, true, 0).map(|it| it.channels().to_string())
    };
    let rgba = vk::Format::R8G8B8A8_UNORM;
    assert_eq!(choose(rgba, Channels::Plain).as_deref(), Ok("Unsigned 8x4"));
    assert_eq!(
        choose(rgba, Channels::Normalized).as_deref(),
        Ok("UnsignedNormalized8X4")
    );
    assert_eq!(
        choose(rgba, Channels::As(vk::Format::R32_UINT)).as_deref(),
        Ok("Unsigned 32x1")
    );
    assert_eq!(
        choose(
            vk::Format::B5G6R5_UNORM_PACK16,
            Channels::As(vk::Format::R16_UINT)
        )
        .as_deref(),
        Ok("Unsigned 16x1")
    );
    for (format, channels) in [
        (rgba, Channels::As(vk::Format::R16_UINT)),
        (
            vk::Format::D24_UNORM_S8_UINT,
            Channels::As(vk::Format::R32_UINT),
        ),
        (
            vk::Format::BC1_RGBA_UNORM_BLOCK,
            Channels::As(vk::Format::R32G32_UINT),
        ),
        (vk::Format::R32_SFLOAT, Channels::Normalized),
    ] {
        let found =
            choose(format, channels).map_err(|found| found.breaks(CudaRule::FormatMatchesImage));
        assert_eq!(found, Err(true), "{format:?} {channels:?}");
    }
}

#[test]
fn gather_is_for_plain_two_dimensions() {
    let gather =
        |image: ImageDescription| layout(&image).and_then(ArrayLayout::with_texture_gather);
    assert_eq!(
        gather(two_d(4, 4)).map(|it| it.flags()),
        Ok(ArrayFlags::TEXTURE_GATHER)
    );
    for image in [
        one_d(4),
        three_d(4, 4, 4),
        cube(4, 6),
        ImageDescription {
            array_layers: 2,
            ..two_d(4, 4)
        },
    ] {
        assert_eq!(rules(gather(image)), [CudaRule::GatherTwoDimensional]);
    }
}

#[test]
fn memory_is_checked_without_wrapping() {
    let at = |offset| ArrayLayout::of(&two_d(16, 16), false, offset);
    assert_eq!(at(1024).map(|it| it.check_memory(2048, 1024)), Ok(Ok(())));
    let past = at(1024).and_then(|it| it.check_memory(2047, 1024));
    assert_eq!(
        past,
        Err(Violation::ArrayPastEnd {
            offset: 1024,
            least_size: 1024,
            memory_size: 2047
        }
        .into())
    );
    let misaligned = at(512).and_then(|it| it.check_memory(4096, 1024));
    assert_eq!(
        misaligned,
        Err(Violation::ArrayMisaligned {
            offset: 512,
            alignment: 1024
        }
        .into())
    );
    assert!(
        at(u64::MAX)
            .and_then(|it| it.check_memory(u64::MAX, 1))
            .is_err()
    );
    let huge = ImageDescription {
        format: vk::Format::R32G32B32A32_UINT,
        ..three_d(u32::MAX, u32::MAX, u32::MAX)
    };
    assert_eq!(
        layout(&huge).map(|it| it.least_bytes()),
        Ok(Err(Violation::SizeOverflow {}))
    );
}

#[test]
fn tiling_decides_the_form() {
    let pitches = [subresource(0, 256, 0, 0)];
    let form = |image: &ImageDescription| ImageLayout::of(image, true, 0, &pitches);
    assert!(matches!(form(&two_d(64, 64)), Ok(ImageLayout::Array(_))));
    assert!(matches!(
        form(&linear(two_d(64, 64))),
        Ok(ImageLayout::Pitched(_))
    ));
    let modifier = ImageDescription {
        tiling: vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT,
        ..two_d(64, 64)
    };
    assert_eq!(form(&modifier), Err(Violation::DrmModifier {}.into()));
}
