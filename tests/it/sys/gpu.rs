//! On a real GPU, through this crate alone: import, map every level, signal a timeline.
//!
//! The runtime library is the one that `CUDA_INTEROP_CUDART` names, so that one program tries 11.8, 12.9 and 13.

use std::ffi::c_void;
use std::os::fd::{IntoRawFd as _, OwnedFd};
use std::ptr::null_mut;

use ash::vk;
use cuda_interop_sys::{
    DevicePropertiesBuffer, MissingSymbol, Runtime, cudaArray_t, cudaArraySurfaceLoadStore,
    cudaChannelFormatKind, cudaError, cudaError_t, cudaExternalMemoryDedicated,
    cudaExternalMemoryHandleDesc, cudaExternalMemoryHandleType,
    cudaExternalMemoryMipmappedArrayDesc, cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreHandleType, cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreWaitParams, cudaMemcpyKind,
};
use interop_tests::{Region, Vulkan, first_difference, noise};

const EXTENT: vk::Extent3D = vk::Extent3D {
    width: 640,
    height: 480,
    depth: 1,
};
const LEVELS: u32 = 10;

#[track_caller]
fn ok(status: Result<cudaError_t, MissingSymbol>) {
    assert_eq!(status, Ok(cudaError::cudaSuccess));
}

/// Loads the runtime and makes the device with this UUID the thread's own.
fn runtime_on(uuid: [u8; 16]) -> Runtime {
    let runtime = Runtime::load().unwrap_or_else(|error| panic!("{error}"));
    let mut count = 0;
    // SAFETY: the pointer is to a live integer.
    ok(unsafe { runtime.cudaGetDeviceCount(&raw mut count) });
    for device in 0..count {
        let mut properties = DevicePropertiesBuffer::zeroed();
        // SAFETY: the buffer is live and larger than any version's struct.
        ok(unsafe { runtime.cudaGetDeviceProperties(&raw mut properties, device) });
        if properties.uuid() == uuid {
            // SAFETY: the device was counted.
            ok(unsafe { runtime.cudaSetDevice(device) });
            return runtime;
        }
    }
    panic!("no CUDA device has the UUID of the Vulkan device");
}

/// A timeline semaphore at 0 and a file descriptor of it.
fn timeline(vulkan: &Vulkan) -> (vk::Semaphore, OwnedFd) {
    use std::os::fd::FromRawFd as _;
    let handle_type = vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD;
    let mut kind =
        vk::SemaphoreTypeCreateInfo::default().semaphore_type(vk::SemaphoreType::TIMELINE);
    let mut export = vk::ExportSemaphoreCreateInfo::default().handle_types(handle_type);
    let info = vk::SemaphoreCreateInfo::default()
        .push_next(&mut kind)
        .push_next(&mut export);
    // SAFETY: the device has timeline semaphores, and the chain is as Vulkan 1.2 wants it.
    let semaphore =
        unsafe { vulkan.device.create_semaphore(&info, None) }.expect("vkCreateSemaphore");
    let info = vk::SemaphoreGetFdInfoKHR::default()
        .semaphore(semaphore)
        .handle_type(handle_type);
    let functions = vulkan
        .semaphore_fd
        .as_ref()
        .expect("VK_KHR_external_semaphore_fd");
    // SAFETY: the semaphore is exportable as this type.
    let fd = unsafe { functions.get_semaphore_fd(&info) }.expect("vkGetSemaphoreFdKHR");
    // SAFETY: Vulkan has just made the descriptor for us.
    (semaphore, unsafe { OwnedFd::from_raw_fd(fd) })
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn import_levels_and_a_timeline_through_this_crate_alone() {
    let vulkan = Vulkan::nvidia();
    let runtime = runtime_on(vulkan.device_uuid);
    let mut version = 0;
    // SAFETY: the pointer is to a live integer.
    ok(unsafe { runtime.cudaRuntimeGetVersion(&raw mut version) });
    println!("CUDA {version} from {}", runtime.library());

    let info = vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(vk::Format::R8G8B8A8_UNORM)
        .extent(EXTENT)
        .mip_levels(LEVELS)
        .array_layers(1)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(
            vk::ImageUsageFlags::TRANSFER_SRC
                | vk::ImageUsageFlags::TRANSFER_DST
                | vk::ImageUsageFlags::STORAGE,
        );
    let image = vulkan.exportable_image(info, true);
    let general = vk::ImageLayout::GENERAL;
    vulkan.transition(image.image, vk::ImageLayout::UNDEFINED, general);
    for level in 0..LEVELS {
        let region = Region::level(level, EXTENT);
        vulkan.write_image(
            image.image,
            &region,
            &noise(u64::from(level) + 1, region.bytes(4)),
        );
    }

    let mut handle = cudaExternalMemoryHandleDesc::zeroed();
    handle.type_ = cudaExternalMemoryHandleType::cudaExternalMemoryHandleTypeOpaqueFd;
    handle.handle.fd = image.export_fd().into_raw_fd();
    handle.size = image.memory.size;
    handle.flags = cudaExternalMemoryDedicated;
    let mut memory = null_mut();
    // SAFETY: both pointers are to live values; the descriptor is ours to give away.
    ok(unsafe { runtime.cudaImportExternalMemory(&raw mut memory, &raw const handle) });

    let mut description = cudaExternalMemoryMipmappedArrayDesc::zeroed();
    let texel = &mut description.formatDesc;
    (texel.x, texel.y, texel.z, texel.w) = (8, 8, 8, 8);
    texel.f = cudaChannelFormatKind::cudaChannelFormatKindUnsigned;
    description.extent.width = EXTENT.width as usize;
    description.extent.height = EXTENT.height as usize;
    description.flags = cudaArraySurfaceLoadStore;
    description.numLevels = LEVELS;
    let mut mipmap = null_mut();
    // SAFETY: the memory is imported, the description is that of its image, and the pointers are to live values.
    ok(unsafe {
        runtime.cudaExternalMemoryGetMappedMipmappedArray(
            &raw mut mipmap,
            memory,
            &raw const description,
        )
    });
    for level in 0..LEVELS {
        let mut array: cudaArray_t = null_mut();
        // SAFETY: the mipmapped array is alive and has the level.
        ok(unsafe { runtime.cudaGetMipmappedArrayLevel(&raw mut array, mipmap, level) });
        let region = Region::level(level, EXTENT);
        let (width, height) = (
            region.extent.width as usize * 4,
            region.extent.height as usize,
        );
        let mut found = vec![0_u8; region.bytes(4)];
        // SAFETY: the level has these rows, and the vector holds them.
        ok(unsafe {
            runtime.cudaMemcpy2DFromArray(
                found.as_mut_ptr().cast::<c_void>(),
                width,
                array,
                0,
                0,
                width,
                height,
                cudaMemcpyKind::cudaMemcpyDeviceToHost,
            )
        });
        let expected = noise(u64::from(level) + 1, region.bytes(4));
        assert_eq!(first_difference(&found, &expected), None, "level {level}");
    }

    let (semaphore, fd) = timeline(&vulkan);
    let mut handle = cudaExternalSemaphoreHandleDesc::zeroed();
    handle.type_ =
        cudaExternalSemaphoreHandleType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    handle.handle.fd = fd.into_raw_fd();
    let mut shared = null_mut();
    // SAFETY: both pointers are to live values; the descriptor is ours to give away.
    ok(unsafe { runtime.cudaImportExternalSemaphore(&raw mut shared, &raw const handle) });
    let mut signal = cudaExternalSemaphoreSignalParams::zeroed();
    signal.params.fence.value = 7;
    // SAFETY: one semaphore and its parameters are alive; null is the default stream.
    ok(unsafe {
        runtime.cudaSignalExternalSemaphoresAsync(
            &raw const shared,
            &raw const signal,
            1,
            null_mut(),
        )
    });
    let mut wait = cudaExternalSemaphoreWaitParams::zeroed();
    wait.params.fence.value = 7;
    // SAFETY: as above.
    ok(unsafe {
        runtime.cudaWaitExternalSemaphoresAsync(&raw const shared, &raw const wait, 1, null_mut())
    });
    // SAFETY: null is the default stream.
    ok(unsafe { runtime.cudaStreamSynchronize(null_mut()) });
    // SAFETY: the semaphore is this device's and a timeline.
    let counter = unsafe { vulkan.device.get_semaphore_counter_value(semaphore) };
    assert_eq!(counter, Ok(7));

    // SAFETY: the stream is done with it.
    ok(unsafe { runtime.cudaDestroyExternalSemaphore(shared) });
    // SAFETY: the copies out of it have returned.
    ok(unsafe { runtime.cudaFreeMipmappedArray(mipmap) });
    // SAFETY: its one mapping is freed.
    ok(unsafe { runtime.cudaDestroyExternalMemory(memory) });
    // SAFETY: CUDA's work with it is done.
    unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
}
