use std::collections::HashSet;

use super::*;

/// Every `vk::Format` value that ash 0.38 declares, aliases left out: number and name, taken from its source by a script.
const ASH_FORMATS: &[(i32, &str)] = &[
    (0, "UNDEFINED"),
    (1, "R4G4_UNORM_PACK8"),
    (2, "R4G4B4A4_UNORM_PACK16"),
    (3, "B4G4R4A4_UNORM_PACK16"),
    (4, "R5G6B5_UNORM_PACK16"),
    (5, "B5G6R5_UNORM_PACK16"),
    (6, "R5G5B5A1_UNORM_PACK16"),
    (7, "B5G5R5A1_UNORM_PACK16"),
    (8, "A1R5G5B5_UNORM_PACK16"),
    (9, "R8_UNORM"),
    (10, "R8_SNORM"),
    (11, "R8_USCALED"),
    (12, "R8_SSCALED"),
    (13, "R8_UINT"),
    (14, "R8_SINT"),
    (15, "R8_SRGB"),
    (16, "R8G8_UNORM"),
    (17, "R8G8_SNORM"),
    (18, "R8G8_USCALED"),
    (19, "R8G8_SSCALED"),
    (20, "R8G8_UINT"),
    (21, "R8G8_SINT"),
    (22, "R8G8_SRGB"),
    (23, "R8G8B8_UNORM"),
    (24, "R8G8B8_SNORM"),
    (25, "R8G8B8_USCALED"),
    (26, "R8G8B8_SSCALED"),
    (27, "R8G8B8_UINT"),
    (28, "R8G8B8_SINT"),
    (29, "R8G8B8_SRGB"),
    (30, "B8G8R8_UNORM"),
    (31, "B8G8R8_SNORM"),
    (32, "B8G8R8_USCALED"),
    (33, "B8G8R8_SSCALED"),
    (34, "B8G8R8_UINT"),
    (35, "B8G8R8_SINT"),
    (36, "B8G8R8_SRGB"),
    (37, "R8G8B8A8_UNORM"),
    (38, "R8G8B8A8_SNORM"),
    (39, "R8G8B8A8_USCALED"),
    (40, "R8G8B8A8_SSCALED"),
    (41, "R8G8B8A8_UINT"),
    (42, "R8G8B8A8_SINT"),
    (43, "R8G8B8A8_SRGB"),
    (44, "B8G8R8A8_UNORM"),
    (45, "B8G8R8A8_SNORM"),
    (46, "B8G8R8A8_USCALED"),
    (47, "B8G8R8A8_SSCALED"),
    (48, "B8G8R8A8_UINT"),
    (49, "B8G8R8A8_SINT"),
    (50, "B8G8R8A8_SRGB"),
    (51, "A8B8G8R8_UNORM_PACK32"),
    (52, "A8B8G8R8_SNORM_PACK32"),
    (53, "A8B8G8R8_USCALED_PACK32"),
    (54, "A8B8G8R8_SSCALED_PACK32"),
    (55, "A8B8G8R8_UINT_PACK32"),
    (56, "A8B8G8R8_SINT_PACK32"),
    (57, "A8B8G8R8_SRGB_PACK32"),
    (58, "A2R10G10B10_UNORM_PACK32"),
    (59, "A2R10G10B10_SNORM_PACK32"),
    (60, "A2R10G10B10_USCALED_PACK32"),
    (61, "A2R10G10B10_SSCALED_PACK32"),
    (62, "A2R10G10B10_UINT_PACK32"),
    (63, "A2R10G10B10_SINT_PACK32"),
    (64, "A2B10G10R10_UNORM_PACK32"),
    (65, "A2B10G10R10_SNORM_PACK32"),
    (66, "A2B10G10R10_USCALED_PACK32"),
    (67, "A2B10G10R10_SSCALED_PACK32"),
    (68, "A2B10G10R10_UINT_PACK32"),
    (69, "A2B10G10R10_SINT_PACK32"),
    (70, "R16_UNORM"),
    (71, "R16_SNORM"),
    (72, "R16_USCALED"),
    (73, "R16_SSCALED"),
    (74, "R16_UINT"),
    (75, "R16_SINT"),
    (76, "R16_SFLOAT"),
    (77, "R16G16_UNORM"),
    (78, "R16G16_SNORM"),
    (79, "R16G16_USCALED"),
    (80, "R16G16_SSCALED"),
    (81, "R16G16_UINT"),
    (82, "R16G16_SINT"),
    (83, "R16G16_SFLOAT"),
    (84, "R16G16B16_UNORM"),
    (85, "R16G16B16_SNORM"),
    (86, "R16G16B16_USCALED"),
    (87, "R16G16B16_SSCALED"),
    (88, "R16G16B16_UINT"),
    (89, "R16G16B16_SINT"),
    (90, "R16G16B16_SFLOAT"),
    (91, "R16G16B16A16_UNORM"),
    (92, "R16G16B16A16_SNORM"),
    (93, "R16G16B16A16_USCALED"),
    (94, "R16G16B16A16_SSCALED"),
    (95, "R16G16B16A16_UINT"),
    (96, "R16G16B16A16_SINT"),
    (97, "R16G16B16A16_SFLOAT"),
    (98, "R32_UINT"),
    (99, "R32_SINT"),
    (100, "R32_SFLOAT"),
    (101, "R32G32_UINT"),
    (102, "R32G32_SINT"),
    (103, "R32G32_SFLOAT"),
    (104, "R32G32B32_UINT"),
    (105, "R32G32B32_SINT"),
    (106, "R32G32B32_SFLOAT"),
    (107, "R32G32B32A32_UINT"),
    (108, "R32G32B32A32_SINT"),
    (109, "R32G32B32A32_SFLOAT"),
    (110, "R64_UINT"),
    (111, "R64_SINT"),
    (112, "R64_SFLOAT"),
    (113, "R64G64_UINT"),
    (114, "R64G64_SINT"),
    (115, "R64G64_SFLOAT"),
    (116, "R64G64B64_UINT"),
    (117, "R64G64B64_SINT"),
    (118, "R64G64B64_SFLOAT"),
    (119, "R64G64B64A64_UINT"),
    (120, "R64G64B64A64_SINT"),
    (121, "R64G64B64A64_SFLOAT"),
    (122, "B10G11R11_UFLOAT_PACK32"),
    (123, "E5B9G9R9_UFLOAT_PACK32"),
    (124, "D16_UNORM"),
    (125, "X8_D24_UNORM_PACK32"),
    (126, "D32_SFLOAT"),
    (127, "S8_UINT"),
    (128, "D16_UNORM_S8_UINT"),
    (129, "D24_UNORM_S8_UINT"),
    (130, "D32_SFLOAT_S8_UINT"),
    (131, "BC1_RGB_UNORM_BLOCK"),
    (132, "BC1_RGB_SRGB_BLOCK"),
    (133, "BC1_RGBA_UNORM_BLOCK"),
    (134, "BC1_RGBA_SRGB_BLOCK"),
    (135, "BC2_UNORM_BLOCK"),
    (136, "BC2_SRGB_BLOCK"),
    (137, "BC3_UNORM_BLOCK"),
    (138, "BC3_SRGB_BLOCK"),
    (139, "BC4_UNORM_BLOCK"),
    (140, "BC4_SNORM_BLOCK"),
    (141, "BC5_UNORM_BLOCK"),
    (142, "BC5_SNORM_BLOCK"),
    (143, "BC6H_UFLOAT_BLOCK"),
    (144, "BC6H_SFLOAT_BLOCK"),
    (145, "BC7_UNORM_BLOCK"),
    (146, "BC7_SRGB_BLOCK"),
    (147, "ETC2_R8G8B8_UNORM_BLOCK"),
    (148, "ETC2_R8G8B8_SRGB_BLOCK"),
    (149, "ETC2_R8G8B8A1_UNORM_BLOCK"),
    (150, "ETC2_R8G8B8A1_SRGB_BLOCK"),
    (151, "ETC2_R8G8B8A8_UNORM_BLOCK"),
    (152, "ETC2_R8G8B8A8_SRGB_BLOCK"),
    (153, "EAC_R11_UNORM_BLOCK"),
    (154, "EAC_R11_SNORM_BLOCK"),
    (155, "EAC_R11G11_UNORM_BLOCK"),
    (156, "EAC_R11G11_SNORM_BLOCK"),
    (157, "ASTC_4X4_UNORM_BLOCK"),
    (158, "ASTC_4X4_SRGB_BLOCK"),
    (159, "ASTC_5X4_UNORM_BLOCK"),
    (160, "ASTC_5X4_SRGB_BLOCK"),
    (161, "ASTC_5X5_UNORM_BLOCK"),
    (162, "ASTC_5X5_SRGB_BLOCK"),
    (163, "ASTC_6X5_UNORM_BLOCK"),
    (164, "ASTC_6X5_SRGB_BLOCK"),
    (165, "ASTC_6X6_UNORM_BLOCK"),
    (166, "ASTC_6X6_SRGB_BLOCK"),
    (167, "ASTC_8X5_UNORM_BLOCK"),
    (168, "ASTC_8X5_SRGB_BLOCK"),
    (169, "ASTC_8X6_UNORM_BLOCK"),
    (170, "ASTC_8X6_SRGB_BLOCK"),
    (171, "ASTC_8X8_UNORM_BLOCK"),
    (172, "ASTC_8X8_SRGB_BLOCK"),
    (173, "ASTC_10X5_UNORM_BLOCK"),
    (174, "ASTC_10X5_SRGB_BLOCK"),
    (175, "ASTC_10X6_UNORM_BLOCK"),
    (176, "ASTC_10X6_SRGB_BLOCK"),
    (177, "ASTC_10X8_UNORM_BLOCK"),
    (178, "ASTC_10X8_SRGB_BLOCK"),
    (179, "ASTC_10X10_UNORM_BLOCK"),
    (180, "ASTC_10X10_SRGB_BLOCK"),
    (181, "ASTC_12X10_UNORM_BLOCK"),
    (182, "ASTC_12X10_SRGB_BLOCK"),
    (183, "ASTC_12X12_UNORM_BLOCK"),
    (184, "ASTC_12X12_SRGB_BLOCK"),
    (1000054000, "PVRTC1_2BPP_UNORM_BLOCK_IMG"),
    (1000054001, "PVRTC1_4BPP_UNORM_BLOCK_IMG"),
    (1000054002, "PVRTC2_2BPP_UNORM_BLOCK_IMG"),
    (1000054003, "PVRTC2_4BPP_UNORM_BLOCK_IMG"),
    (1000054004, "PVRTC1_2BPP_SRGB_BLOCK_IMG"),
    (1000054005, "PVRTC1_4BPP_SRGB_BLOCK_IMG"),
    (1000054006, "PVRTC2_2BPP_SRGB_BLOCK_IMG"),
    (1000054007, "PVRTC2_4BPP_SRGB_BLOCK_IMG"),
    (1000066000, "ASTC_4X4_SFLOAT_BLOCK"),
    (1000066001, "ASTC_5X4_SFLOAT_BLOCK"),
    (1000066002, "ASTC_5X5_SFLOAT_BLOCK"),
    (1000066003, "ASTC_6X5_SFLOAT_BLOCK"),
    (1000066004, "ASTC_6X6_SFLOAT_BLOCK"),
    (1000066005, "ASTC_8X5_SFLOAT_BLOCK"),
    (1000066006, "ASTC_8X6_SFLOAT_BLOCK"),
    (1000066007, "ASTC_8X8_SFLOAT_BLOCK"),
    (1000066008, "ASTC_10X5_SFLOAT_BLOCK"),
    (1000066009, "ASTC_10X6_SFLOAT_BLOCK"),
    (1000066010, "ASTC_10X8_SFLOAT_BLOCK"),
    (1000066011, "ASTC_10X10_SFLOAT_BLOCK"),
    (1000066012, "ASTC_12X10_SFLOAT_BLOCK"),
    (1000066013, "ASTC_12X12_SFLOAT_BLOCK"),
    (1000156000, "G8B8G8R8_422_UNORM"),
    (1000156001, "B8G8R8G8_422_UNORM"),
    (1000156002, "G8_B8_R8_3PLANE_420_UNORM"),
    (1000156003, "G8_B8R8_2PLANE_420_UNORM"),
    (1000156004, "G8_B8_R8_3PLANE_422_UNORM"),
    (1000156005, "G8_B8R8_2PLANE_422_UNORM"),
    (1000156006, "G8_B8_R8_3PLANE_444_UNORM"),
    (1000156007, "R10X6_UNORM_PACK16"),
    (1000156008, "R10X6G10X6_UNORM_2PACK16"),
    (1000156009, "R10X6G10X6B10X6A10X6_UNORM_4PACK16"),
    (1000156010, "G10X6B10X6G10X6R10X6_422_UNORM_4PACK16"),
    (1000156011, "B10X6G10X6R10X6G10X6_422_UNORM_4PACK16"),
    (1000156012, "G10X6_B10X6_R10X6_3PLANE_420_UNORM_3PACK16"),
    (1000156013, "G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16"),
    (1000156014, "G10X6_B10X6_R10X6_3PLANE_422_UNORM_3PACK16"),
    (1000156015, "G10X6_B10X6R10X6_2PLANE_422_UNORM_3PACK16"),
    (1000156016, "G10X6_B10X6_R10X6_3PLANE_444_UNORM_3PACK16"),
    (1000156017, "R12X4_UNORM_PACK16"),
    (1000156018, "R12X4G12X4_UNORM_2PACK16"),
    (1000156019, "R12X4G12X4B12X4A12X4_UNORM_4PACK16"),
    (1000156020, "G12X4B12X4G12X4R12X4_422_UNORM_4PACK16"),
    (1000156021, "B12X4G12X4R12X4G12X4_422_UNORM_4PACK16"),
    (1000156022, "G12X4_B12X4_R12X4_3PLANE_420_UNORM_3PACK16"),
    (1000156023, "G12X4_B12X4R12X4_2PLANE_420_UNORM_3PACK16"),
    (1000156024, "G12X4_B12X4_R12X4_3PLANE_422_UNORM_3PACK16"),
    (1000156025, "G12X4_B12X4R12X4_2PLANE_422_UNORM_3PACK16"),
    (1000156026, "G12X4_B12X4_R12X4_3PLANE_444_UNORM_3PACK16"),
    (1000156027, "G16B16G16R16_422_UNORM"),
    (1000156028, "B16G16R16G16_422_UNORM"),
    (1000156029, "G16_B16_R16_3PLANE_420_UNORM"),
    (1000156030, "G16_B16R16_2PLANE_420_UNORM"),
    (1000156031, "G16_B16_R16_3PLANE_422_UNORM"),
    (1000156032, "G16_B16R16_2PLANE_422_UNORM"),
    (1000156033, "G16_B16_R16_3PLANE_444_UNORM"),
    (1000330000, "G8_B8R8_2PLANE_444_UNORM"),
    (1000330001, "G10X6_B10X6R10X6_2PLANE_444_UNORM_3PACK16"),
    (1000330002, "G12X4_B12X4R12X4_2PLANE_444_UNORM_3PACK16"),
    (1000330003, "G16_B16R16_2PLANE_444_UNORM"),
    (1000340000, "A4R4G4B4_UNORM_PACK16"),
    (1000340001, "A4B4G4R4_UNORM_PACK16"),
    (1000464000, "R16G16_S10_5_NV"),
    (1000470000, "A1B5G5R5_UNORM_PACK16_KHR"),
    (1000470001, "A8_UNORM_KHR"),
];

#[test]
fn every_format_of_ash_has_a_row_and_no_other_has() {
    let rows: Vec<(i32, &str)> = table()
        .iter()
        .map(|row| (row.format.as_raw(), row.name))
        .collect();
    assert_eq!(rows, ASH_FORMATS);
}

#[test]
fn core_formats_are_numbered_without_a_gap() {
    let core: Vec<i32> = table()
        .iter()
        .map(|row| row.format.as_raw())
        .filter(|raw| *raw < 1_000_000_000)
        .collect();
    assert_eq!(core, (0..=184).collect::<Vec<_>>());
}

#[test]
fn rows_rise_so_that_each_is_found() {
    assert!(
        table()
            .windows(2)
            .all(|pair| pair[0].format.as_raw() < pair[1].format.as_raw())
    );
    for row in table() {
        assert_eq!(
            FormatEntry::of(row.format).map(|found| found.name),
            Some(row.name)
        );
    }
}

#[test]
fn texel_size_is_that_of_both_channel_descriptions() {
    let mut mapped = 0;
    for info in table().iter().filter_map(|row| row.cuda.as_ref().ok()) {
        mapped += 1;
        assert_eq!(info.plain.element_bytes(), info.block.bytes, "{info}");
        if let Some(normalized) = info.normalized {
            assert_eq!(normalized.element_bytes(), info.block.bytes, "{info}");
            assert!(normalized.kind().is_normalized(), "{info}");
        }
        let blocks = if info.is_block_compressed() {
            (4, 4)
        } else {
            (1, 1)
        };
        assert_eq!((info.block.width, info.block.height), blocks, "{info}");
        if !info.is_block_compressed() {
            assert!(matches!(info.plain.channels(), 1 | 2 | 4), "{info}");
        }
    }
    assert_eq!(mapped, 103);
}

/// The size that the name itself gives: the sum of the numbers behind the component letters.
#[test]
fn texel_size_is_what_the_name_says() {
    let mut compared = 0;
    for row in table() {
        let Some(block) = row.block() else { continue };
        if row.name.contains("BLOCK") || row.name == "R16G16_S10_5_NV" {
            continue;
        }
        let mut bits = 0;
        for part in row.name.split('_') {
            if ["UNORM", "SNORM", "UINT", "SINT", "SRGB", "422"].contains(&part) {
                break;
            }
            let mut number = 0;
            for c in part.chars().chain(['R']) {
                if let Some(digit) = c.to_digit(10) {
                    number = number * 10 + digit;
                } else {
                    bits += number;
                    number = 0;
                }
            }
            if ["USCALED", "SSCALED", "SFLOAT", "UFLOAT"].contains(&part) {
                break;
            }
        }
        if bits % 8 == 0 && bits > 0 && !row.name.contains("PACK") {
            compared += 1;
            assert_eq!(bits / 8, block.bytes, "{}", row.name);
        }
        for (suffix, bytes) in [
            ("_PACK8", 1),
            ("_2PACK16", 4),
            ("_4PACK16", 8),
            ("_PACK16", 2),
            ("_PACK32", 4),
        ] {
            if row.name.trim_end_matches("_KHR").ends_with(suffix) {
                compared += 1;
                assert_eq!(block.bytes, bytes, "{}", row.name);
                break;
            }
        }
    }
    assert!(compared > 130, "{compared}");
}

#[test]
fn order_and_encoding_follow_the_name() {
    for row in table() {
        let Ok(info) = &row.cuda else { continue };
        assert_eq!(
            row.name.contains("SRGB"),
            info.encoding == ColorEncoding::Srgb,
            "{info}"
        );
        assert_eq!(
            row.name.starts_with("B8G8R8A8"),
            info.order == ChannelOrder::Bgra,
            "{info}"
        );
        assert_eq!(
            row.name.starts_with("A2R10"),
            info.order == ChannelOrder::PackedArgb,
            "{info}"
        );
        assert_eq!(
            row.name.starts_with("A2B10"),
            info.order == ChannelOrder::PackedAbgr,
            "{info}"
        );
        assert_eq!(
            row.name.starts_with('D'),
            info.order == ChannelOrder::Depth,
            "{info}"
        );
        assert_eq!(
            row.name.starts_with("BC"),
            info.is_block_compressed(),
            "{info}"
        );
        assert_eq!(
            info.surface().is_none(),
            info.is_block_compressed(),
            "{info}"
        );
        if row.name.contains("X6") {
            assert_eq!(info.significant_bits, 10);
        }
    }
}

#[test]
fn measured_formats_have_the_description_they_were_measured_with() {
    for (format, plain) in [
        (vk::Format::R8_UNORM, "Unsigned 8x1"),
        (vk::Format::R8G8B8A8_UNORM, "Unsigned 8x4"),
        (vk::Format::R8G8B8A8_SRGB, "Unsigned 8x4"),
        (vk::Format::B8G8R8A8_UNORM, "Unsigned 8x4"),
        (vk::Format::R16G16_SFLOAT, "Float 16x2"),
        (vk::Format::R16G16B16A16_SFLOAT, "Float 16x4"),
        (vk::Format::R32G32B32A32_SFLOAT, "Float 32x4"),
        (vk::Format::R32_SFLOAT, "Float 32x1"),
        (vk::Format::D32_SFLOAT, "Float 32x1"),
        (vk::Format::D16_UNORM, "Unsigned 16x1"),
        (vk::Format::A2B10G10R10_UNORM_PACK32, "Unsigned 32x1"),
        (vk::Format::BC1_RGBA_UNORM_BLOCK, "UnsignedBlockCompressed1"),
        (vk::Format::BC7_UNORM_BLOCK, "UnsignedBlockCompressed7"),
    ] {
        assert_eq!(
            FormatInfo::of(format)
                .map(|info| info.plain.to_string())
                .as_deref(),
            Ok(plain),
            "{format:?}"
        );
    }
    let normalized = FormatInfo::of(vk::Format::R8G8B8A8_UNORM)
        .ok()
        .and_then(|info| info.normalized);
    assert_eq!(
        normalized.map(ChannelDescription::kind),
        Some(ChannelKind::UnsignedNormalized8X4)
    );
}

#[test]
fn refusals_name_the_reason_and_reinterpretation_keeps_the_texel_size() {
    for (format, reason) in [
        (vk::Format::UNDEFINED, FormatRefusal::Undefined),
        (vk::Format::R8G8B8_UNORM, FormatRefusal::ThreeChannels),
        (vk::Format::R32G32B32_SFLOAT, FormatRefusal::ThreeChannels),
        (vk::Format::R64_UINT, FormatRefusal::SixtyFourBitChannels),
        (
            vk::Format::R5G6B5_UNORM_PACK16,
            FormatRefusal::PackedChannels,
        ),
        (
            vk::Format::A4R4G4B4_UNORM_PACK16,
            FormatRefusal::PackedChannels,
        ),
        (
            vk::Format::E5B9G9R9_UFLOAT_PACK32,
            FormatRefusal::PackedChannels,
        ),
        (vk::Format::X8_D24_UNORM_PACK32, FormatRefusal::Depth24),
        (vk::Format::D24_UNORM_S8_UINT, FormatRefusal::DepthStencil),
        (vk::Format::S8_UINT, FormatRefusal::Stencil),
        (
            vk::Format::ETC2_R8G8B8_UNORM_BLOCK,
            FormatRefusal::ForeignCompression,
        ),
        (
            vk::Format::ASTC_4X4_UNORM_BLOCK,
            FormatRefusal::ForeignCompression,
        ),
        (
            vk::Format::PVRTC1_2BPP_UNORM_BLOCK_IMG,
            FormatRefusal::ForeignCompression,
        ),
        (
            vk::Format::G8B8G8R8_422_UNORM,
            FormatRefusal::ChromaSubsampled,
        ),
        (
            vk::Format::G8_B8R8_2PLANE_420_UNORM,
            FormatRefusal::MultiPlanar,
        ),
        (vk::Format::from_raw(1_234_567), FormatRefusal::Unknown),
    ] {
        assert_eq!(
            FormatInfo::of(format).map_err(|refused| refused.reason),
            Err(reason),
            "{format:?}"
        );
    }
    let mut reinterpreted = 0;
    for refused in table().iter().filter_map(|row| row.cuda.as_ref().err()) {
        let text = refused.to_string();
        assert!(
            text.starts_with(refused.name) && text.contains(refused.reason.advice()),
            "{text}"
        );
        if let Some(format) = refused.reinterpret_as {
            reinterpreted += 1;
            let stand_in = FormatInfo::of(format).map(|info| (info.block, info.plain.kind()));
            assert_eq!(
                stand_in,
                Ok((
                    refused.block.unwrap_or(TexelBlock {
                        bytes: 0,
                        width: 0,
                        height: 0
                    }),
                    ChannelKind::Unsigned
                ))
            );
        }
    }
    assert_eq!(reinterpreted, 19);
}

#[test]
fn planes_exist_for_exactly_the_multi_planar_formats_and_can_be_mapped() {
    for row in table() {
        let multi_planar =
            matches!(&row.cuda, Err(refused) if refused.reason == FormatRefusal::MultiPlanar);
        assert_eq!(planes(row.format).is_some(), multi_planar, "{}", row.name);
        for plane in planes(row.format).unwrap_or_default() {
            let own = FormatInfo::of(plane.format).map(|info| info.block);
            assert!(own.is_ok(), "{}", row.name);
            assert_eq!(
                own,
                FormatInfo::of(plane.compatible_format).map(|info| info.block),
                "{}",
                row.name
            );
        }
        if let Some(planes) = planes(row.format) {
            assert_eq!(
                planes.len(),
                if row.name.contains("3PLANE") { 3 } else { 2 },
                "{}",
                row.name
            );
            let divisors = if row.name.contains("_420") {
                (2, 2)
            } else if row.name.contains("_422") {
                (2, 1)
            } else {
                (1, 1)
            };
            assert!(
                planes
                    .iter()
                    .skip(1)
                    .all(|plane| (plane.width_divisor, plane.height_divisor) == divisors)
            );
            let aspects: HashSet<u32> = planes.iter().map(|plane| plane.aspect.as_raw()).collect();
            assert_eq!(aspects.len(), planes.len());
        }
    }
}

#[test]
fn nv12_and_p010_split_into_their_planes() {
    let nv12 = planes(vk::Format::G8_B8R8_2PLANE_420_UNORM).unwrap_or_default();
    let formats: Vec<vk::Format> = nv12.iter().map(|plane| plane.format).collect();
    assert_eq!(formats, [vk::Format::R8_UNORM, vk::Format::R8G8_UNORM]);
    assert_eq!(
        nv12[1].extent(1920, 1080),
        vk::Extent2D {
            width: 960,
            height: 540
        }
    );
    assert_eq!(
        nv12[1].extent(1921, 1081),
        vk::Extent2D {
            width: 961,
            height: 541
        }
    );
    let p010 = planes(vk::Format::G10X6_B10X6R10X6_2PLANE_420_UNORM_3PACK16).unwrap_or_default();
    let formats: Vec<vk::Format> = p010.iter().map(|plane| plane.format).collect();
    assert_eq!(formats, [vk::Format::R16_UNORM, vk::Format::R16G16_UNORM]);
}

#[test]
fn kinds_describe_themselves() {
    for kind in ChannelKind::ALL {
        let description = ChannelDescription::of_kind(kind);
        let name = format!("{kind:?}");
        if name.contains("Normalized") && !name.contains("1010102") {
            let (bits, channels) = name
                .split_at(name.find("ized").map_or(0, |at| at + 4))
                .1
                .split_once('X')
                .unwrap_or_default();
            assert_eq!(description.bits()[0].to_string(), bits, "{name}");
            assert_eq!(description.channels().to_string(), channels, "{name}");
        }
        assert_eq!(kind.is_block_compressed(), name.contains("Block"), "{name}");
    }
    assert!(
        ChannelKind::ALL
            .windows(2)
            .all(|pair| pair[0].number() < pair[1].number())
    );
    assert_eq!(
        ChannelDescription::of_kind(ChannelKind::UnsignedNormalized1010102).bits(),
        [10, 10, 10, 2]
    );
    assert_eq!(ChannelKind::UnsignedBlockCompressed7Srgb.number(), 30);
}

#[test]
fn dense_bytes_count_cut_blocks_whole() {
    let bc1 = TexelBlock {
        bytes: 8,
        width: 4,
        height: 4,
    };
    assert_eq!(bc1.dense_bytes(5, 4, 1), Some(16));
    assert_eq!(bc1.dense_bytes(1, 1, 3), Some(24));
    let wide = TexelBlock {
        bytes: 16,
        width: 1,
        height: 1,
    };
    assert_eq!(wide.dense_bytes(u32::MAX, u32::MAX, u32::MAX), None);
}

#[test]
fn the_table_in_the_docs_is_the_table() {
    assert_eq!(
        include_str!("table.md"),
        markdown(),
        "write the output of the example `format_table` to src/format/table.md"
    );
}
