//! Programs of the kinds that the Khronos layer's own tests hold right, through the library: accepted by us, by the
//! layer and by the driver. Handles of Windows and Metal, host pointers and fences are not this library's.

use ash::vk;
use interop_tests::{Setup, SoftwareDriver, Vulkan, noise, on_each};
use vk_fd_import::{
    Allocation, BinarySemaphore, Buffer, BufferDescription, Device, Import, MemoryFd,
    MemoryHandleType, SemaphoreHandleType,
};

use super::COPIES;

const OPAQUE: MemoryHandleType = MemoryHandleType::OpaqueFd;
const LOCAL: vk::MemoryPropertyFlags = vk::MemoryPropertyFlags::DEVICE_LOCAL;

/// Runs a program on each driver, and wants the layer to stay silent.
fn silent(drivers: &[SoftwareDriver], program: fn(&Vulkan, &Device)) {
    on_each(drivers, |_| {
        let vulkan = Setup::new().validated().bring_up();
        program(&vulkan, &vulkan.sharing());
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}

fn buffer(device: &Device, size: u64, usage: vk::BufferUsageFlags) -> Buffer {
    Buffer::new(device, &BufferDescription::new(size, usage), &[OPAQUE]).expect("a buffer")
}

/// Memory dedicated to a buffer that is only copied to.
fn dedicated(device: &Device) -> (Buffer, MemoryFd) {
    let buffer = buffer(device, 1024, vk::BufferUsageFlags::TRANSFER_DST);
    let memory = Allocation::for_buffer(&buffer, LOCAL)
        .dedicated_buffer(&buffer)
        .allocate(device)
        .expect("dedicated memory");
    let fd = memory.export_fd(OPAQUE).expect("a descriptor");
    (buffer, fd)
}

#[test]
fn memory_for_nothing_in_particular_is_exported() {
    silent(&SoftwareDriver::SHARING, |_, device| {
        let memory = Allocation::new(1024, 0).export(OPAQUE).allocate(device);
        let fd = memory.expect("memory").export_fd(OPAQUE);
        assert_eq!(fd.expect("a descriptor").origin().allocation_size, 1024);
    });
}

#[test]
fn dedicated_memory_is_imported_for_the_buffer_that_it_was_exported_for() {
    silent(&SoftwareDriver::SHARING, |_, device| {
        let (buffer, fd) = dedicated(device);
        let import = Import::new(fd).dedicated_buffer(&buffer);
        drop(import.allocate(device).expect("imported"));
    });
}

#[test]
fn dedicated_memory_is_imported_for_another_buffer_made_alike() {
    silent(&SoftwareDriver::SHARING, |_, device| {
        let (_first, fd) = dedicated(device);
        let second = buffer(device, 1024, vk::BufferUsageFlags::TRANSFER_DST);
        let import = Import::new(fd).dedicated_buffer(&second);
        drop(import.allocate(device).expect("imported"));
    });
}

#[test]
fn dedicated_memory_is_exported_and_bound() {
    silent(&SoftwareDriver::SHARING, |_, device| {
        let mut buffer = buffer(device, 4096, vk::BufferUsageFlags::TRANSFER_DST);
        let memory = Allocation::for_buffer(&buffer, LOCAL)
            .dedicated_buffer(&buffer)
            .allocate(device)
            .expect("dedicated memory");
        buffer.bind(&memory, 0).expect("it is bound");
    });
}

#[test]
fn bytes_are_copied_through_a_pair_of_buffers() {
    silent(&SoftwareDriver::SHARING, |vulkan, device| {
        let (mut from, mut to) = (buffer(device, 1024, COPIES), buffer(device, 1024, COPIES));
        let memory = Allocation::for_buffer(&from, LOCAL).allocate(device);
        let memory = memory.expect("memory");
        from.bind(&memory, 0).expect("it is bound");
        let fd = memory.export_fd(OPAQUE).expect("a descriptor");
        let shared = Import::new(fd).for_buffer(&to).allocate(device);
        to.bind(&shared.expect("imported"), 0).expect("it is bound");
        vulkan.write_buffer(from.handle(), &noise(7, 1024));
        assert_eq!(vulkan.read_buffer(to.handle(), 1024), noise(7, 1024));
    });
}

fn semaphore(device: &Device) -> BinarySemaphore {
    BinarySemaphore::new(device, &[SemaphoreHandleType::OpaqueFd]).expect("a semaphore")
}

/// No other software driver shares semaphores.
const SEMAPHORES: [SoftwareDriver; 1] = [SoftwareDriver::SwiftShader];

#[test]
fn a_semaphore_is_exported_while_its_signal_is_under_way_and_imported_for_one_wait() {
    silent(&SEMAPHORES, |vulkan, device| {
        let signalled = semaphore(device);
        vulkan.submit_signal(&signalled, &[]);
        let fd = signalled.export_fd().expect("a descriptor");
        let imported = BinarySemaphore::import_temporarily(device, fd).expect("imported");
        vulkan.submit_wait(&imported);
        vulkan.wait_idle();
    });
}

#[test]
fn a_semaphore_is_exported_several_times() {
    silent(&SEMAPHORES, |_, device| {
        let semaphore = semaphore(device);
        let first = semaphore.export_fd().expect("a descriptor");
        let second = semaphore.export_fd().expect("another one");
        drop(BinarySemaphore::import(device, first).expect("imported"));
        drop(BinarySemaphore::import(device, second).expect("imported"));
    });
}

#[test]
fn two_semaphores_of_one_payload_signal_each_other_in_turn() {
    silent(&SEMAPHORES, |vulkan, device| {
        let one = semaphore(device);
        let fd = one.export_fd().expect("a descriptor");
        let other = BinarySemaphore::import(device, fd).expect("imported");
        for (signalling, waiting) in [(&one, &other), (&other, &one), (&one, &one)] {
            vulkan.submit_signal(signalling, &[]);
            vulkan.submit_wait(waiting);
        }
        vulkan.wait_idle();
    });
}
