//! Memory that `CUDA` made, imported into Vulkan.

use std::os::fd::FromRawFd;
use std::ptr::null_mut;

use ash::vk;
use cuda_interop_sys::{
    CUmemAccess_flags, CUmemAccessDesc, CUmemAllocationHandleType, CUmemAllocationProp,
    CUmemAllocationType, CUmemLocationType, Driver,
};
use interop_tests::{SoftwareDriver, Vulkan, double_path, first_difference, noise, on_each};

const SIZE: usize = 2 << 20;

/// A buffer over imported memory.
fn import_buffer(vulkan: &Vulkan, fd: i32) -> (vk::Buffer, vk::DeviceMemory) {
    let handle_type = vk::ExternalMemoryHandleTypeFlags::OPAQUE_FD;
    let mut external = vk::ExternalMemoryBufferCreateInfo::default().handle_types(handle_type);
    let info = vk::BufferCreateInfo::default()
        .size(SIZE as u64)
        .usage(vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST)
        .push_next(&mut external);
    // SAFETY: a valid description; the device is alive.
    let buffer = unsafe { vulkan.device.create_buffer(&info, None) }.unwrap();
    let mut import = vk::ImportMemoryFdInfoKHR::default()
        .handle_type(handle_type)
        .fd(fd);
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(SIZE as u64)
        .memory_type_index(0)
        .push_next(&mut import);
    // SAFETY: the fd is given away; it holds memory in the form of this driver.
    let memory = unsafe { vulkan.device.allocate_memory(&info, None) }.unwrap();
    // SAFETY: both are this device's; the memory has the buffer's size.
    unsafe { vulkan.device.bind_buffer_memory(buffer, memory, 0) }.unwrap();
    (buffer, memory)
}

#[test]
fn an_exported_allocation_is_vulkan_memory() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        // SAFETY: the double's functions have the driver's types.
        let driver = unsafe { Driver::load_from(double_path().unwrap()) }.unwrap();
        // SAFETY: no pointer.
        assert_eq!(unsafe { driver.cuInit(0) }.unwrap().0, 0);
        let mut context = null_mut();
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuCtxCreate(&mut context, 0, 0) };
        assert_eq!(status.unwrap().0, 0);

        let fd_type = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let mut properties = CUmemAllocationProp::zeroed();
        properties.type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        properties.requestedHandleTypes = fd_type;
        properties.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
        let mut allocation = 0;
        // SAFETY: the pointers are valid.
        let create =
            |allocation, size| unsafe { driver.cuMemCreate(allocation, size, &properties, 0) };
        assert_eq!(
            create(&mut allocation, 4096).unwrap().0,
            1,
            "not a multiple"
        );
        assert_eq!(create(&mut allocation, SIZE).unwrap().0, 0);
        let mut fd = -1;
        let to = (&raw mut fd).cast();
        // SAFETY: the pointer is to the int that an fd needs.
        let status = unsafe { driver.cuMemExportToShareableHandle(to, allocation, fd_type, 0) };
        assert_eq!(status.unwrap().0, 0);
        let (buffer, memory) = import_buffer(&vulkan, fd);
        let bytes = noise(1, SIZE);
        vulkan.write_buffer(buffer, &bytes);

        let mut address = 0;
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuMemAddressReserve(&mut address, SIZE, 0, 0, 0) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: the address is the reservation's.
        let status = unsafe { driver.cuMemMap(address, SIZE, 0, allocation, 0) };
        assert_eq!(status.unwrap().0, 0);
        let mut found = vec![0_u8; SIZE];
        let to = found.as_mut_ptr().cast();
        // SAFETY: the host slice has this size.
        let status = unsafe { driver.cuMemcpyDtoH(to, address, SIZE) };
        assert_eq!(status.unwrap().0, 1, "no access was given yet");
        let mut access = CUmemAccessDesc::zeroed();
        access.location = properties.location;
        access.flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuMemSetAccess(address, SIZE, &access, 1) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: as before.
        let status = unsafe { driver.cuMemcpyDtoH(to, address, SIZE) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(first_difference(&found, &bytes), None);

        let written = noise(2, SIZE);
        let from = written.as_ptr().cast();
        // SAFETY: the host slice has this size.
        let status = unsafe { driver.cuMemcpyHtoD(address, from, SIZE) };
        assert_eq!(status.unwrap().0, 0);
        let found = vulkan.read_buffer(buffer, SIZE);
        assert_eq!(first_difference(&found, &written), None);

        // SAFETY: the range is the mapped one.
        let status = unsafe { driver.cuMemUnmap(address, SIZE) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: the range is the reservation.
        let status = unsafe { driver.cuMemAddressFree(address, SIZE) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: the double checks the handle.
        let status = unsafe { driver.cuMemRelease(allocation) };
        assert_eq!(status.unwrap().0, 0);
        // SAFETY: the harness waited for what used the buffer.
        unsafe { vulkan.device.destroy_buffer(buffer, None) };
        // SAFETY: what was bound to it is gone.
        unsafe { vulkan.device.free_memory(memory, None) };
    });
}

#[test]
fn an_allocation_without_a_handle_type_cannot_be_exported() {
    on_each(&SoftwareDriver::SHARING, |_| {
        // SAFETY: the double's functions have the driver's types.
        let driver = unsafe { Driver::load_from(double_path().unwrap()) }.unwrap();
        // SAFETY: no pointer.
        assert_eq!(unsafe { driver.cuInit(0) }.unwrap().0, 0);
        let mut properties = CUmemAllocationProp::zeroed();
        properties.type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        properties.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
        let mut allocation = 0;
        // SAFETY: the pointers are valid.
        let status = unsafe { driver.cuMemCreate(&mut allocation, SIZE, &properties, 0) };
        assert_eq!(status.unwrap().0, 0);
        let mut fd = -1;
        let fd_type = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let to = (&raw mut fd).cast();
        // SAFETY: the pointer is to the int that an fd needs.
        let status = unsafe { driver.cuMemExportToShareableHandle(to, allocation, fd_type, 0) };
        assert_eq!(status.unwrap().0, 1);
        if fd >= 0 {
            // SAFETY: an fd that came back is the test's.
            drop(unsafe { std::os::fd::OwnedFd::from_raw_fd(fd) });
            panic!("an fd came back");
        }
        // SAFETY: the double checks the handle.
        let status = unsafe { driver.cuMemRelease(allocation) };
        assert_eq!(status.unwrap().0, 0);
    });
}
