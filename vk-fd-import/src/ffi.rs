//! Every foreign call of the crate, one small function each, its status turned into a `Result`.
//!
//! The functions that take a [`Device`] rely on the contract of [`Device::new`]: its handles are
//! live, belong together and outlive every `Device`. The create infos that they take come from
//! `chain`, whose structs borrow all that they point to; the other handles come from this crate's
//! owners, which keep them alive for the time of the call.

mod kernel;

use std::os::fd::{AsRawFd, BorrowedFd, RawFd};
use std::ptr::NonNull;

use ash::vk;

use crate::{Device, Error};

pub(crate) use kernel::*;

/// The families of a create info; empty unless they are shared.
///
/// # Safety
///
/// If `mode` is CONCURRENT, `families` points to `count` values.
pub(crate) unsafe fn queue_families(
    mode: vk::SharingMode,
    families: *const u32,
    count: u32,
) -> Vec<u32> {
    if mode != vk::SharingMode::CONCURRENT || families.is_null() {
        return Vec::new();
    }
    // SAFETY: the pointer is not null and the caller vouches for the count.
    unsafe { std::slice::from_raw_parts(families, count as usize) }.to_vec()
}

// ---- facts ----

/// Fills a properties chain.
///
/// # Safety
///
/// `physical_device` is a live handle of `instance`, which is in use as Vulkan 1.1 or later.
pub(crate) unsafe fn physical_device_properties(
    instance: &ash::Instance,
    physical_device: vk::PhysicalDevice,
    properties: &mut vk::PhysicalDeviceProperties2<'_>,
) {
    // SAFETY: forwarded; the chain borrows all that it points to.
    unsafe { instance.get_physical_device_properties2(physical_device, properties) };
}

/// Memory types and heaps.
///
/// # Safety
///
/// `physical_device` is a live handle of `instance`.
pub(crate) unsafe fn memory_properties(
    instance: &ash::Instance,
    physical_device: vk::PhysicalDevice,
) -> vk::PhysicalDeviceMemoryProperties {
    // SAFETY: forwarded.
    unsafe { instance.get_physical_device_memory_properties(physical_device) }
}

/// Queue families.
///
/// # Safety
///
/// `physical_device` is a live handle of `instance`.
pub(crate) unsafe fn queue_family_properties(
    instance: &ash::Instance,
    physical_device: vk::PhysicalDevice,
) -> Vec<vk::QueueFamilyProperties> {
    // SAFETY: forwarded.
    unsafe { instance.get_physical_device_queue_family_properties(physical_device) }
}

/// What the device can do with external buffers of this kind.
pub(crate) fn external_buffer_properties(
    device: &Device,
    info: &vk::PhysicalDeviceExternalBufferInfo<'_>,
    properties: &mut vk::ExternalBufferProperties<'_>,
) {
    // SAFETY: the device's contract makes both handles live; the structs come from `chain`.
    unsafe {
        device
            .instance()
            .get_physical_device_external_buffer_properties(
                device.physical_device(),
                info,
                properties,
            );
    };
}

/// What the device can do with images of this kind.
pub(crate) fn image_format_properties(
    device: &Device,
    info: &vk::PhysicalDeviceImageFormatInfo2<'_>,
    properties: &mut vk::ImageFormatProperties2<'_>,
) -> Result<(), vk::Result> {
    // SAFETY: the device's contract makes both handles live; the structs come from `chain`.
    unsafe {
        device
            .instance()
            .get_physical_device_image_format_properties2(
                device.physical_device(),
                info,
                properties,
            )
    }
}

/// What the device can do with external semaphores of this kind.
pub(crate) fn external_semaphore_properties(
    device: &Device,
    info: &vk::PhysicalDeviceExternalSemaphoreInfo<'_>,
    properties: &mut vk::ExternalSemaphoreProperties<'_>,
) {
    // SAFETY: the device's contract makes both handles live; the structs come from `chain`.
    unsafe {
        device
            .instance()
            .get_physical_device_external_semaphore_properties(
                device.physical_device(),
                info,
                properties,
            );
    };
}

// ---- resources ----

fn named(call: &'static str) -> impl FnOnce(vk::Result) -> Error {
    move |result| Error::Vulkan { call, result }
}

/// `vkCreateImage`.
pub(crate) fn create_image(
    device: &Device,
    info: &vk::ImageCreateInfo<'_>,
) -> Result<vk::Image, Error> {
    // SAFETY: the device is live by its contract; the create info comes from `chain`.
    unsafe { device.raw().create_image(info, None) }.map_err(named("vkCreateImage"))
}

/// `vkDestroyImage`.
pub(crate) fn destroy_image(device: &Device, image: vk::Image) {
    if device.is_forked() {
        return;
    }
    // SAFETY: called once, by the owner's drop; that no queue uses the image any more is part of
    // the contract of `Device::new`.
    unsafe { device.raw().destroy_image(image, None) };
}

/// `vkGetImageMemoryRequirements2`.
pub(crate) fn image_requirements(
    device: &Device,
    info: &vk::ImageMemoryRequirementsInfo2<'_>,
    requirements: &mut vk::MemoryRequirements2<'_>,
) {
    // SAFETY: the image is alive in its owner; the structs come from `chain`.
    unsafe {
        device
            .raw()
            .get_image_memory_requirements2(info, requirements);
    }
}

/// `vkGetImageSubresourceLayout`.
pub(crate) fn image_subresource_layout(
    device: &Device,
    image: vk::Image,
    subresource: vk::ImageSubresource,
) -> vk::SubresourceLayout {
    // SAFETY: the image is alive in its owner, which has checked tiling, level and layer.
    unsafe {
        device
            .raw()
            .get_image_subresource_layout(image, subresource)
    }
}

/// `vkBindImageMemory`.
pub(crate) fn bind_image(
    device: &Device,
    image: vk::Image,
    memory: vk::DeviceMemory,
    offset: u64,
) -> Result<(), Error> {
    // SAFETY: both owners are alive, the image is borrowed exclusively and not bound yet, and the
    // rules of binding have been checked.
    unsafe { device.raw().bind_image_memory(image, memory, offset) }
        .map_err(named("vkBindImageMemory"))
}

/// `vkCreateBuffer`.
pub(crate) fn create_buffer(
    device: &Device,
    info: &vk::BufferCreateInfo<'_>,
) -> Result<vk::Buffer, Error> {
    // SAFETY: the device is live by its contract; the create info comes from `chain`.
    unsafe { device.raw().create_buffer(info, None) }.map_err(named("vkCreateBuffer"))
}

/// `vkDestroyBuffer`.
pub(crate) fn destroy_buffer(device: &Device, buffer: vk::Buffer) {
    if device.is_forked() {
        return;
    }
    // SAFETY: called once, by the owner's drop; that no queue uses the buffer any more is part of
    // the contract of `Device::new`.
    unsafe { device.raw().destroy_buffer(buffer, None) };
}

/// `vkGetBufferMemoryRequirements2`.
pub(crate) fn buffer_requirements(
    device: &Device,
    info: &vk::BufferMemoryRequirementsInfo2<'_>,
    requirements: &mut vk::MemoryRequirements2<'_>,
) {
    // SAFETY: the buffer is alive in its owner; the structs come from `chain`.
    unsafe {
        device
            .raw()
            .get_buffer_memory_requirements2(info, requirements);
    }
}

/// `vkBindBufferMemory`.
pub(crate) fn bind_buffer(
    device: &Device,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    offset: u64,
) -> Result<(), Error> {
    // SAFETY: both owners are alive, the buffer is borrowed exclusively and not bound yet, and the
    // rules of binding have been checked.
    unsafe { device.raw().bind_buffer_memory(buffer, memory, offset) }
        .map_err(named("vkBindBufferMemory"))
}

// ---- memory ----

/// `vkAllocateMemory`.
pub(crate) fn allocate_memory(
    device: &Device,
    info: &vk::MemoryAllocateInfo<'_>,
) -> Result<vk::DeviceMemory, vk::Result> {
    // SAFETY: the device is live by its contract; the info comes from `chain` and was validated.
    unsafe { device.raw().allocate_memory(info, None) }
}

/// `vkFreeMemory`.
pub(crate) fn free_memory(device: &Device, memory: vk::DeviceMemory) {
    if device.is_forked() {
        return;
    }
    // SAFETY: called once, by the drop of the last owner; resources that are bound to the memory
    // hold an owner. That no queue uses it any more is part of the contract of `Device::new`.
    unsafe { device.raw().free_memory(memory, None) };
}

/// `vkMapMemory`, whole.
pub(crate) fn map_memory(device: &Device, memory: vk::DeviceMemory) -> Result<Mapped, Error> {
    // SAFETY: the memory is alive in its owner, which holds its lock, has found the memory type
    // host-visible and maps it at most once.
    let pointer = unsafe {
        device
            .raw()
            .map_memory(memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())
    }
    .map_err(named("vkMapMemory"))?;
    NonNull::new(pointer.cast::<u8>())
        .map(Mapped)
        .ok_or(Error::Vulkan {
            call: "vkMapMemory",
            result: vk::Result::ERROR_MEMORY_MAP_FAILED,
        })
}

/// `vkUnmapMemory`.
pub(crate) fn unmap_memory(device: &Device, memory: vk::DeviceMemory) {
    if device.is_forked() {
        return;
    }
    // SAFETY: called once, by the drop of the last owner, which has mapped the memory.
    unsafe { device.raw().unmap_memory(memory) };
}

/// Where memory is mapped, whole.
pub(crate) struct Mapped(NonNull<u8>);

// SAFETY: a mapping belongs to the process, not to a thread, and the bytes are reached only through
// `&mut self`, under the owner's lock.
unsafe impl Send for Mapped {}

impl Mapped {
    /// Copies out; the caller has checked that the range lies in the memory.
    pub(crate) fn read(&mut self, offset: usize, bytes: &mut [u8]) {
        // SAFETY: the offset lies in the mapping, which spans the whole memory.
        let from = unsafe { self.0.add(offset) };
        // SAFETY: the range lies in the mapping and `bytes` is a Rust slice elsewhere; any byte is a
        // valid `u8`.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), bytes.as_mut_ptr(), bytes.len()) };
    }

    /// Copies in; the caller has checked that the range lies in the memory.
    pub(crate) fn write(&mut self, offset: usize, bytes: &[u8]) {
        // SAFETY: the offset lies in the mapping, which spans the whole memory.
        let to = unsafe { self.0.add(offset) };
        // SAFETY: the range lies in the mapping and `bytes` is a Rust slice elsewhere.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.as_ptr(), bytes.len()) };
    }
}

/// `vkFlushMappedMemoryRanges`.
pub(crate) fn flush(device: &Device, range: &vk::MappedMemoryRange<'_>) -> Result<(), Error> {
    // SAFETY: the memory is alive and mapped whole; the range is the whole mapping.
    unsafe {
        device
            .raw()
            .flush_mapped_memory_ranges(std::slice::from_ref(range))
    }
    .map_err(named("vkFlushMappedMemoryRanges"))
}

/// `vkInvalidateMappedMemoryRanges`.
pub(crate) fn invalidate(device: &Device, range: &vk::MappedMemoryRange<'_>) -> Result<(), Error> {
    // SAFETY: the memory is alive and mapped whole; the range is the whole mapping.
    unsafe {
        device
            .raw()
            .invalidate_mapped_memory_ranges(std::slice::from_ref(range))
    }
    .map_err(named("vkInvalidateMappedMemoryRanges"))
}

/// What is there before a driver writes a file descriptor; some answer success and write nothing.
const UNWRITTEN: RawFd = RawFd::MIN;

/// `vkGetMemoryFdKHR`: whatever number the driver answers, owned by nobody yet.
pub(crate) fn memory_fd(
    device: &Device,
    info: &vk::MemoryGetFdInfoKHR<'_>,
) -> Result<RawFd, Error> {
    let call = device.memory_fd_calls()?.fp().get_memory_fd_khr;
    let mut number = UNWRITTEN;
    // SAFETY: the extension is enabled by the device's contract; the memory is alive in its owner,
    // and the number can be written.
    unsafe { call(device.raw().handle(), info, &raw mut number) }
        .result_with_success(number)
        .map_err(named("vkGetMemoryFdKHR"))
}

/// `vkGetMemoryFdPropertiesKHR`.
pub(crate) fn memory_fd_properties(
    device: &Device,
    handle_type: vk::ExternalMemoryHandleTypeFlags,
    fd: BorrowedFd<'_>,
    properties: &mut vk::MemoryFdPropertiesKHR<'_>,
) -> Result<(), Error> {
    let calls = device.memory_fd_calls()?;
    // SAFETY: the extension is enabled by the device's contract; the descriptor is borrowed, so
    // open, and the call does not take it.
    unsafe { calls.get_memory_fd_properties(handle_type, fd.as_raw_fd(), properties) }
        .map_err(named("vkGetMemoryFdPropertiesKHR"))
}

// ---- semaphores ----

/// `vkCreateSemaphore`.
pub(crate) fn create_semaphore(
    device: &Device,
    info: &vk::SemaphoreCreateInfo<'_>,
) -> Result<vk::Semaphore, Error> {
    // SAFETY: the device is live by its contract; the create info comes from `chain`.
    unsafe { device.raw().create_semaphore(info, None) }.map_err(named("vkCreateSemaphore"))
}

/// `vkDestroySemaphore`.
pub(crate) fn destroy_semaphore(device: &Device, semaphore: vk::Semaphore) {
    if device.is_forked() {
        return;
    }
    // SAFETY: called once, by the owner's drop; that no queue uses the semaphore any more is part
    // of the contract of `Device::new`.
    unsafe { device.raw().destroy_semaphore(semaphore, None) };
}

/// `vkGetSemaphoreFdKHR`: whatever number the driver answers, owned by nobody yet.
pub(crate) fn semaphore_fd(
    device: &Device,
    info: &vk::SemaphoreGetFdInfoKHR<'_>,
) -> Result<RawFd, Error> {
    let call = device.semaphore_fd_calls()?.fp().get_semaphore_fd_khr;
    let mut number = UNWRITTEN;
    // SAFETY: the extension is enabled by the device's contract; the semaphore is alive in its
    // owner, and the number can be written.
    unsafe { call(device.raw().handle(), info, &raw mut number) }
        .result_with_success(number)
        .map_err(named("vkGetSemaphoreFdKHR"))
}

/// `vkImportSemaphoreFdKHR`.
pub(crate) fn import_semaphore_fd(
    device: &Device,
    info: &vk::ImportSemaphoreFdInfoKHR<'_>,
) -> Result<(), Error> {
    let calls = device.semaphore_fd_calls()?;
    // SAFETY: the extension is enabled by the device's contract; the semaphore was just made, so no
    // queue uses it.
    unsafe { calls.import_semaphore_fd(info) }.map_err(named("vkImportSemaphoreFdKHR"))
}

/// `vkGetSemaphoreCounterValue`.
pub(crate) fn counter(device: &Device, semaphore: vk::Semaphore) -> Result<u64, Error> {
    // SAFETY: the semaphore is alive in its owner, which is a timeline; timelines exist only where
    // the feature is enabled.
    unsafe { device.raw().get_semaphore_counter_value(semaphore) }
        .map_err(named("vkGetSemaphoreCounterValue"))
}

/// `vkSignalSemaphore`.
pub(crate) fn signal(device: &Device, info: &vk::SemaphoreSignalInfo<'_>) -> Result<(), Error> {
    // SAFETY: the semaphore is a live timeline, and the value is above its counter.
    unsafe { device.raw().signal_semaphore(info) }.map_err(named("vkSignalSemaphore"))
}
