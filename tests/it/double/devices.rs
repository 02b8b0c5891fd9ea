//! The double's devices are the software Vulkan devices, and it says what it is.

use std::ffi::CStr;
use std::path::Path;

use cuda_interop_sys::{DevicePropertiesBuffer, Driver, cudaError};
use interop_tests::{SoftwareDriver, Vulkan, double_path, in_child, on, on_each};

use super::cuda::Cuda;

#[test]
fn the_library_is_beside_the_test_and_has_a_name_of_its_own() {
    let path = double_path().unwrap();
    let program = std::env::current_exe().unwrap();
    assert_eq!(path.parent(), program.parent());
    let name = path.file_name().and_then(|name| name.to_str()).unwrap();
    assert!(!name.contains("cudart"), "{name}");
}

#[test]
fn a_device_has_the_uuid_of_the_software_vulkan_device() {
    on_each(&SoftwareDriver::SHARING, |driver| {
        let (vulkan, cuda) = (Vulkan::new(), Cuda::open());
        let mut count = 0;
        // SAFETY: the pointer is valid.
        let status = unsafe { cuda.runtime.cudaGetDeviceCount(&mut count) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        assert_eq!(count, 1);
        let mut properties = DevicePropertiesBuffer::zeroed();
        // SAFETY: the buffer is large enough for every version of the struct.
        let status = unsafe { cuda.runtime.cudaGetDeviceProperties(&mut properties, 0) };
        assert_eq!(status.unwrap(), cudaError::cudaSuccess);
        assert_eq!(properties.uuid(), vulkan.device_uuid);
        assert_ne!(properties.uuid(), [0; 16]);
        let name = properties.name().to_str().unwrap();
        assert!(name.starts_with("CUDA test double ("), "{driver}: {name}");
        assert!(name.contains(&vulkan.name()), "{driver}: {name}");
        assert_eq!((properties.major(), properties.minor()), (0, 0));
    });
}

#[test]
fn the_driver_functions_tell_the_same() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Vulkan::new();
        // SAFETY: the double's functions have the driver's types.
        let driver = unsafe { Driver::load_from(double_path().unwrap()) }.unwrap();
        let mut count = -1;
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuDeviceGetCount(&mut count) };
        // CUDA_ERROR_NOT_INITIALIZED
        assert_eq!(status.unwrap().0, 3);
        // SAFETY: no pointer.
        assert_eq!(unsafe { driver.cuInit(0) }.unwrap().0, 0);
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuDeviceGetCount(&mut count) };
        assert_eq!((status.unwrap().0, count), (0, 1));
        let mut device = -1;
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuDeviceGet(&mut device, 0) };
        assert_eq!(status.unwrap().0, 0);
        let mut uuid = [0_u8; 16];
        // SAFETY: CUuuid is 16 bytes.
        let status = unsafe { driver.cuDeviceGetUuid(uuid.as_mut_ptr().cast(), device) };
        assert_eq!(status.unwrap().0, 0);
        assert_eq!(uuid, vulkan.device_uuid);
        // SAFETY: the pointer is valid.
        let status = unsafe { driver.cuDeviceGet(&mut device, 1) };
        // CUDA_ERROR_INVALID_DEVICE
        assert_eq!(status.unwrap().0, 101);
    });
}

#[test]
fn error_texts_name_the_double() {
    let cuda = Cuda::open();
    // SAFETY: no pointer.
    let text = unsafe {
        cuda.runtime
            .cudaGetErrorString(cudaError::cudaErrorInvalidValue)
    };
    // SAFETY: the function returns a C string that lives as long as the library.
    let text = unsafe { CStr::from_ptr(text.unwrap()) };
    assert!(
        text.to_str().unwrap().contains("CUDA test double"),
        "{text:?}"
    );
    // SAFETY: no pointer.
    let name = unsafe {
        cuda.runtime
            .cudaGetErrorName(cudaError::cudaErrorInvalidValue)
    };
    // SAFETY: as above.
    let name = unsafe { CStr::from_ptr(name.unwrap()) };
    assert_eq!(name, c"cudaErrorInvalidValue");
}

fn device_count(cuda: &Cuda) -> (u32, i32) {
    let mut count = -1;
    // SAFETY: the pointer is valid.
    let status = unsafe { cuda.runtime.cudaGetDeviceCount(&mut count) };
    (status.unwrap().0, count)
}

#[test]
fn without_a_software_device_there_is_no_device() {
    on(SoftwareDriver::Mock, || {
        // The mock driver's device is no CPU. 100 is cudaErrorNoDevice.
        assert_eq!(device_count(&Cuda::open()), (100, 0));
    });
}

#[test]
fn a_list_in_the_environment_replaces_the_devices() {
    let list = "000102030405060708090a0b0c0d0e0f=first,ff0102030405060708090a0b0c0d0e0f";
    let outcome = in_child(
        |command| {
            command.env("CUDA_INTEROP_DOUBLE_DEVICES", list);
        },
        || {
            let cuda = Cuda::open();
            assert_eq!(device_count(&cuda), (0, 2));
            let mut properties = DevicePropertiesBuffer::zeroed();
            // SAFETY: the buffer is large enough for every version of the struct.
            let status = unsafe { cuda.runtime.cudaGetDeviceProperties(&mut properties, 0) };
            assert_eq!(status.unwrap(), cudaError::cudaSuccess);
            assert_eq!(properties.uuid(), std::array::from_fn(|index| index as u8));
            assert_eq!(properties.name(), c"CUDA test double (first)");
        },
    );
    outcome.assert_success();
}

#[test]
fn every_function_that_the_library_needs_is_there() {
    let path = double_path().unwrap();
    // SAFETY: the double's initialisers do nothing.
    let library = unsafe { libloading::Library::new(&path) }.unwrap();
    let needed = include_str!("needed_symbols.txt");
    let missing: Vec<&str> = needed
        .split_whitespace()
        .filter(|name| {
            // SAFETY: the symbol is only looked for.
            unsafe { library.get::<*const ()>(name.as_bytes()) }.is_err()
        })
        .collect();
    assert!(needed.split_whitespace().count() > 100);
    assert_eq!(
        missing,
        Vec::<&str>::new(),
        "in {}",
        Path::new(&path).display()
    );
}
