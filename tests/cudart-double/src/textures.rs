//! Texture and surface objects: validated, counted, and of no further use, as no kernel runs.

use std::ffi::c_int;

use crate::abi::{
    ARRAY_SURFACE_LOAD_STORE, Out, RESOURCE_ARRAY, RESOURCE_LINEAR, RESOURCE_MIPMAPPED_ARRAY,
    RESOURCE_PITCH_2D, ResourceDesc, ResourceViewDesc, TextureDesc, write,
};
use crate::call;
use crate::error::{Code, Result};
use crate::formats;
use crate::state::{self, State};

/// A texture or surface object.
#[derive(Debug)]
pub(crate) struct Object {
    /// The array or mipmapped array that it reads, or an address.
    resource: usize,
}

impl State {
    /// Counts it as a misuse if an object still reads one of these resources.
    pub(crate) fn note_objects_over(&mut self, freed: &[usize]) {
        let textures = self.textures.entries.values();
        let objects = textures.chain(self.surfaces.entries.values());
        let mut resources = objects.map(|entry| entry.value.resource);
        if resources.any(|resource| freed.contains(&resource)) {
            self.note_misuse();
        }
    }
}

const READ_NORMALISED: c_int = 1;
const FILTER_LINEAR: c_int = 1;

fn handle_of(desc: &ResourceDesc) -> usize {
    usize::try_from(desc.union[0]).unwrap_or(0)
}

fn check_resource(state: &State, desc: &ResourceDesc) -> Result<()> {
    match desc.kind {
        RESOURCE_ARRAY => state.arrays.get(handle_of(desc)).map(drop),
        RESOURCE_MIPMAPPED_ARRAY => state.mipmaps.get(handle_of(desc)).map(drop),
        RESOURCE_LINEAR | RESOURCE_PITCH_2D => {
            let known = state.pointer_at(handle_of(desc));
            known.map(drop).ok_or(Code::INVALID_VALUE)
        }
        _ => Err(Code::INVALID_VALUE),
    }
}

/// The array whose format a texture of the resource reads.
fn first_array(state: &State, desc: &ResourceDesc) -> Option<usize> {
    match desc.kind {
        RESOURCE_ARRAY => Some(handle_of(desc)),
        RESOURCE_MIPMAPPED_ARRAY => {
            let mipmap = state.mipmaps.get(handle_of(desc)).ok()?;
            mipmap.levels.first().copied()
        }
        _ => None,
    }
}

fn check_texture(state: &State, resource: &ResourceDesc, texture: &TextureDesc) -> Result<()> {
    let in_range = texture
        .address_modes
        .iter()
        .all(|mode| (0..=3).contains(mode))
        && (0..=1).contains(&texture.filter)
        && (0..=1).contains(&texture.read_mode)
        && (0..=1).contains(&texture.level_filter)
        && texture.max_anisotropy <= 16;
    if !in_range {
        return Err(Code::INVALID_VALUE);
    }
    let Some(array) = first_array(state, resource) else {
        return Ok(());
    };
    let format = state.arrays.get(array)?.format;
    let integer = matches!(format.kind, 0 | 1);
    let wide = format.x == 32;
    // A 32-bit integer cannot be read as a normalised float; an integer cannot be filtered.
    let normalised_wide = integer && wide && texture.read_mode == READ_NORMALISED;
    let filtered_integer =
        integer && texture.read_mode != READ_NORMALISED && texture.filter == FILTER_LINEAR;
    // cudaErrorInvalidNormSetting, cudaErrorInvalidFilterSetting
    if normalised_wide {
        return Err(Code(27));
    }
    if filtered_integer {
        return Err(Code(26));
    }
    Ok(())
}

fn check_view(state: &State, resource: &ResourceDesc, view: &ResourceViewDesc) -> Result<()> {
    let levels = match resource.kind {
        RESOURCE_ARRAY => 1,
        RESOURCE_MIPMAPPED_ARRAY => state.mipmaps.get(handle_of(resource))?.levels.len(),
        _ => return Err(Code::INVALID_VALUE),
    };
    let last = usize::try_from(view.last_level).map_err(|_| Code::INVALID_VALUE)?;
    let ordered = view.first_level <= view.last_level && view.first_layer <= view.last_layer;
    let zeroed = view.reserved.iter().all(|word| *word == 0);
    let known_format = (0..=34).contains(&view.format);
    if ordered && last < levels && zeroed && known_format && view.width > 0 {
        Ok(())
    } else {
        Err(Code::INVALID_VALUE)
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaCreateTextureObject(
    out: Out<'_, u64>,
    resource: Option<&ResourceDesc>,
    texture: Option<&TextureDesc>,
    view: Option<&ResourceViewDesc>,
) -> c_int {
    call::runtime("cudaCreateTextureObject", || {
        let (resource, texture) = resource.zip(texture).ok_or(Code::INVALID_VALUE)?;
        let mut state = state::lock();
        let context = state.runtime_context()?;
        check_resource(&state, resource)?;
        check_texture(&state, resource, texture)?;
        if let Some(view) = view {
            check_view(&state, resource, view)?;
        }
        let handle = state.textures.insert(
            context,
            Object {
                resource: handle_of(resource),
            },
        );
        write(out, handle as u64)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroyTextureObject(texture: u64) -> c_int {
    call::runtime("cudaDestroyTextureObject", || {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let handle = usize::try_from(texture).map_err(|_| Code::INVALID_VALUE)?;
        state.textures.remove_in(handle, context).map(drop)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaCreateSurfaceObject(
    out: Out<'_, u64>,
    resource: Option<&ResourceDesc>,
) -> c_int {
    call::runtime("cudaCreateSurfaceObject", || {
        let resource = resource.ok_or(Code::INVALID_VALUE)?;
        if resource.kind != RESOURCE_ARRAY {
            return Err(Code::INVALID_VALUE);
        }
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let array = state.arrays.get(handle_of(resource))?;
        let storable = array.flags & ARRAY_SURFACE_LOAD_STORE != 0;
        if !storable || formats::unit(&array.format)?.is_block() {
            return Err(Code::INVALID_VALUE);
        }
        let handle = state.surfaces.insert(
            context,
            Object {
                resource: handle_of(resource),
            },
        );
        write(out, handle as u64)
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroySurfaceObject(surface: u64) -> c_int {
    call::runtime("cudaDestroySurfaceObject", || {
        let mut state = state::lock();
        let context = state.runtime_context()?;
        let handle = usize::try_from(surface).map_err(|_| Code::INVALID_VALUE)?;
        state.surfaces.remove_in(handle, context).map(drop)
    })
}
