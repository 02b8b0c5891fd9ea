//! The bindings alone, with the runtime that the environment names: CUDA writes every level of a Vulkan image, signals a
//! timeline that Vulkan's queue waits for, and Vulkan reads the levels back.

use std::os::fd::{FromRawFd, OwnedFd};

use ash::vk;
use cuda_interop_sys::{
    BINDINGS, cudaExternalMemoryDedicated, cudaExternalSemaphoreHandleType as SemaphoreType,
};
use interop_tests::{
    RawCuda, Region, Vulkan, answered, array_desc, first_difference, noise, rgba8,
};

const EXTENT: vk::Extent3D = vk::Extent3D {
    width: 640,
    height: 480,
    depth: 1,
};
const LEVELS: u32 = 10;
const VALUE: u64 = 1 << 40;

/// A timeline made by bare Vulkan, and an opaque fd of it.
fn timeline(vulkan: &Vulkan) -> (vk::Semaphore, OwnedFd) {
    let handle_type = vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD;
    let mut export = vk::ExportSemaphoreCreateInfo::default().handle_types(handle_type);
    let mut kind =
        vk::SemaphoreTypeCreateInfo::default().semaphore_type(vk::SemaphoreType::TIMELINE);
    let info = vk::SemaphoreCreateInfo::default()
        .push_next(&mut export)
        .push_next(&mut kind);
    // SAFETY: the chain is as Vulkan 1.2 wants it, and the feature is enabled.
    let semaphore = unsafe { vulkan.device.create_semaphore(&info, None) };
    let semaphore = semaphore.expect("vkCreateSemaphore");
    let info = vk::SemaphoreGetFdInfoKHR::default()
        .semaphore(semaphore)
        .handle_type(handle_type);
    let functions = vulkan.semaphore_fd.as_ref().expect("semaphore fds");
    // SAFETY: the semaphore was made for this export.
    let fd = unsafe { functions.get_semaphore_fd(&info) }.expect("vkGetSemaphoreFdKHR");
    // SAFETY: Vulkan gives a new fd that is the caller's to close.
    (semaphore, unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Has the queue wait for the value, and waits for the queue.
fn wait_in_queue(vulkan: &Vulkan, semaphore: vk::Semaphore) {
    let (semaphores, stages, values) =
        ([semaphore], [vk::PipelineStageFlags::ALL_COMMANDS], [VALUE]);
    let mut timeline = vk::TimelineSemaphoreSubmitInfo::default().wait_semaphore_values(&values);
    let info = vk::SubmitInfo::default()
        .wait_semaphores(&semaphores)
        .wait_dst_stage_mask(&stages)
        .push_next(&mut timeline);
    // SAFETY: the semaphore is a timeline of this device; this thread alone uses the queue.
    unsafe {
        vulkan
            .device
            .queue_submit(vulkan.queue, &[info], vk::Fence::null())
    }
    .expect("vkQueueSubmit");
    // SAFETY: the same.
    unsafe { vulkan.device.queue_wait_idle(vulkan.queue) }.expect("vkQueueWaitIdle");
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn cuda_writes_levels_and_signals_through_the_bindings_alone() {
    let vulkan = Vulkan::nvidia();
    let cuda = RawCuda::on(&vulkan.device_uuid);
    let mut version = 0;
    // SAFETY: the pointer is to a live integer.
    answered(unsafe { cuda.runtime.cudaRuntimeGetVersion(&raw mut version) }).unwrap();
    println!(
        "CUDA {version} from {}, {BINDINGS:?}",
        cuda.runtime.library()
    );

    let info = vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(vk::Format::R8G8B8A8_UNORM)
        .extent(EXTENT)
        .mip_levels(LEVELS)
        .array_layers(1)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST);
    let image = vulkan.exportable_image(info, true);
    let general = vk::ImageLayout::GENERAL;
    vulkan.transition(image.image, vk::ImageLayout::UNDEFINED, general);

    let flags = cudaExternalMemoryDedicated;
    let memory = cuda
        .import_fd(image.export_fd(), image.memory.size, flags)
        .unwrap();
    let extent = [EXTENT.width as usize, EXTENT.height as usize, 0];
    let mipmap = cuda
        .map_array(memory, &array_desc(rgba8(), extent, 0, LEVELS))
        .unwrap();
    let (semaphore, fd) = timeline(&vulkan);
    let kind = SemaphoreType::cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    let shared = cuda.import_semaphore(kind, fd).unwrap();
    for level in 0..LEVELS {
        let region = Region::level(level, EXTENT);
        let units = [
            region.extent.width as usize,
            region.extent.height as usize,
            1,
        ];
        let bytes = noise(u64::from(level) + 1, region.bytes(4));
        let array = cuda.level(mipmap, level).unwrap();
        cuda.write_array(array, units, 4, &bytes).unwrap();
    }
    let stream = std::ptr::null_mut();
    cuda.signal(shared, VALUE, stream).unwrap();
    cuda.wait(shared, VALUE, stream).unwrap();
    wait_in_queue(&vulkan, semaphore);
    for level in 0..LEVELS {
        let region = Region::level(level, EXTENT);
        let expected = noise(u64::from(level) + 1, region.bytes(4));
        let found = vulkan.read_image(image.image, &region, expected.len());
        assert_eq!(first_difference(&found, &expected), None, "level {level}");
    }
    cuda.synchronize().unwrap();
    // SAFETY: the semaphore is this device's and a timeline.
    let counter = unsafe { vulkan.device.get_semaphore_counter_value(semaphore) };
    assert_eq!(counter, Ok(VALUE));
    cuda.destroy_semaphore(shared).unwrap();
    cuda.free_array(mipmap).unwrap();
    cuda.destroy(memory).unwrap();
    // SAFETY: neither the queue nor a stream uses it any more.
    unsafe { vulkan.device.destroy_semaphore(semaphore, None) };
}
