use ash::vk;

use super::*;
use crate::layout::Channels;
use crate::rules::CudaRule;
use vk_fd_import::ImageDescription;

fn layout(format: vk::Format) -> Result<ArrayLayout, Violations> {
    let usage = vk::ImageUsageFlags::SAMPLED;
    ArrayLayout::of(
        &ImageDescription::two_dimensional(format, 64, 32, usage),
        true,
        0,
    )
}

fn broken(
    description: TextureDescription,
    layout: &ArrayLayout,
    levels: TextureLevels,
) -> Vec<CudaRule> {
    match description.descriptor(layout, levels) {
        Ok(_) => Vec::new(),
        Err(found) => found
            .into_iter()
            .map(|violation| violation.rule())
            .collect(),
    }
}

#[test]
fn reads_go_with_the_channels() -> Result<(), Violations> {
    let new = TextureDescription::new;
    let linear = || new().filter(FilterMode::Linear);
    let (unorm, uint32, float, bc7) = (
        layout(vk::Format::R8G8B8A8_UNORM)?,
        layout(vk::Format::R32_UINT)?,
        layout(vk::Format::R16G16_SFLOAT)?,
        layout(vk::Format::BC7_SRGB_BLOCK)?,
    );
    for (description, layout, rules) in [
        (new(), &unorm, vec![]),
        (new(), &uint32, vec![]),
        (linear(), &float, vec![]),
        (linear(), &bc7, vec![]),
        (linear().decode_srgb(), &bc7, vec![]),
        (linear(), &unorm, vec![CudaRule::LinearFilterReadsFloats]),
        (linear().normalized_read(), &unorm, vec![]),
        (linear().normalized_read().decode_srgb(), &unorm, vec![]),
        (new().decode_srgb(), &unorm, vec![CudaRule::SrgbOfEightBits]),
        (
            new().normalized_read().decode_srgb(),
            &float,
            vec![CudaRule::SrgbOfEightBits],
        ),
        (
            new().normalized_read(),
            &uint32,
            vec![CudaRule::NormalizedReadOfNarrowIntegers],
        ),
        (
            linear().normalized_read(),
            &uint32,
            vec![
                CudaRule::NormalizedReadOfNarrowIntegers,
                CudaRule::LinearFilterReadsFloats,
            ],
        ),
    ] {
        assert_eq!(
            broken(description, layout, TextureLevels::One),
            rules,
            "{description:?}"
        );
    }
    let image = unorm.image().clone();
    let normalized = ArrayLayout::with_channels(&image, Channels::Normalized, true, 0)?;
    assert_eq!(
        broken(linear().decode_srgb(), &normalized, TextureLevels::One),
        []
    );
    Ok(())
}

#[test]
fn coordinates_and_chains_need_each_other() -> Result<(), Violations> {
    let it = layout(vk::Format::R32_SFLOAT)?;
    let wrap = TextureDescription::new().addresses([
        AddressMode::Clamp,
        AddressMode::Wrap,
        AddressMode::Border,
    ]);
    assert_eq!(
        broken(wrap, &it, TextureLevels::One),
        [CudaRule::WrapNeedsNormalizedCoordinates]
    );
    assert_eq!(
        broken(wrap.normalized_coordinates(), &it, TextureLevels::One),
        []
    );
    let chain = TextureDescription::new();
    assert_eq!(
        broken(chain, &it, TextureLevels::Chain),
        [CudaRule::MipmapsNeedNormalizedCoordinates]
    );
    assert_eq!(
        broken(chain.normalized_coordinates(), &it, TextureLevels::Chain),
        []
    );
    assert_eq!(
        broken(chain.anisotropy(0), &it, TextureLevels::One),
        [CudaRule::AnisotropyRange]
    );
    assert_eq!(
        broken(chain.anisotropy(17), &it, TextureLevels::One),
        [CudaRule::AnisotropyRange]
    );
    assert_eq!(
        broken(chain.seamless_cube(), &it, TextureLevels::One),
        [CudaRule::SeamlessNeedsCube]
    );
    Ok(())
}

#[test]
fn the_mip_range_ends_at_the_levels_that_the_image_has() -> Result<(), Violations> {
    let mut image = layout(vk::Format::R32_SFLOAT)?.image().clone();
    image.mip_levels = 3;
    image.array_layers = 2;
    let it = ArrayLayout::of(&image, true, 0)?;
    assert_eq!(it.mapped_levels(), 7);
    let chain = TextureDescription::new()
        .normalized_coordinates()
        .mip_filter(FilterMode::Linear);
    let raw = chain.descriptor(&it, TextureLevels::Chain)?;
    assert_eq!(
        (raw.minMipmapLevelClamp, raw.maxMipmapLevelClamp),
        (0.0, 2.0)
    );
    assert_eq!(
        raw.mipmapFilterMode,
        sys::cudaTextureFilterMode::cudaFilterModeLinear
    );
    let raw = chain
        .mip_range(0.5, 1.5)
        .descriptor(&it, TextureLevels::Chain)?;
    assert_eq!(
        (raw.minMipmapLevelClamp, raw.maxMipmapLevelClamp),
        (0.5, 1.5)
    );
    for (finest, coarsest) in [
        (0.0, 2.5),
        (-1.0, 1.0),
        (2.0, 1.0),
        (f32::NAN, 1.0),
        (0.0, f32::INFINITY),
    ] {
        let rules = broken(chain.mip_range(finest, coarsest), &it, TextureLevels::Chain);
        assert_eq!(
            rules,
            [CudaRule::MipRangeWithinLevels],
            "{finest} {coarsest}"
        );
    }
    assert_eq!(
        broken(chain.mip_bias(f32::NAN), &it, TextureLevels::Chain),
        [CudaRule::MipRangeWithinLevels]
    );
    Ok(())
}

#[test]
fn border_colours_have_the_type_that_is_read() -> Result<(), Violations> {
    let it = layout(vk::Format::R8G8B8A8_UINT)?;
    let border = TextureDescription::new().address(AddressMode::Border);
    assert_eq!(broken(border, &it, TextureLevels::One), []);
    let float = border.border(BorderColor::Float([1.0; 4]));
    assert_eq!(
        broken(float, &it, TextureLevels::One),
        [CudaRule::BorderOfRead]
    );
    assert_eq!(broken(float.normalized_read(), &it, TextureLevels::One), []);
    let raw = border
        .border(BorderColor::Unsigned([255, 0, 0, 7]))
        .descriptor(&it, TextureLevels::One)?;
    assert_eq!(raw.borderColor.map(f32::to_bits), [255, 0, 0, 7]);
    assert_eq!(
        raw.addressMode,
        [sys::cudaTextureAddressMode::cudaAddressModeBorder; 3]
    );
    Ok(())
}
