//! Devices that are made as a group, of one physical device: no driver here has a larger one.

use ash::vk;
use interop_tests::{Setup, SoftwareDriver, noise, on_each};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, Error, Import, MemoryHandleType, Vuid,
};

use super::COPIES;

const OPAQUE: MemoryHandleType = MemoryHandleType::OpaqueFd;
const SIZE: usize = 5000;

fn buffer(device: &Device) -> Buffer {
    let description = BufferDescription::new(SIZE as u64, COPIES);
    Buffer::new(device, &description, &[OPAQUE]).expect("a buffer")
}

#[track_caller]
fn breaks(error: &Error, rule: Vuid) {
    let Error::Invalid(violations) = error else {
        panic!("{error}")
    };
    assert!(violations.contains(rule), "{violations}");
}

#[test]
fn a_group_of_one_shares_with_a_device_that_is_none() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let (grouped, alone) = (
            Setup::new().validated().grouped().bring_up(),
            Setup::new().validated().bring_up(),
        );
        assert_eq!(grouped.group.len(), 1);
        for (one, two) in [(&grouped, &alone), (&alone, &grouped), (&grouped, &grouped)] {
            let (first, second) = (one.sharing(), two.sharing());
            let mut from = buffer(&first);
            let memory = Allocation::for_buffer(&from, vk::MemoryPropertyFlags::DEVICE_LOCAL)
                .device_mask(1)
                .allocate(&first)
                .expect("memory on the group's only device");
            from.bind(&memory, 0).expect("it is bound");
            let fd = memory.export_fd(OPAQUE).expect("a descriptor");
            assert_eq!(fd.origin().device_mask, 1);

            let mut to = buffer(&second);
            let shared = Import::new(fd)
                .for_buffer(&to)
                .device_mask(1)
                .allocate(&second)
                .expect("imported on the only device");
            to.bind(&shared, 0).expect("it is bound");
            one.write_buffer(from.handle(), &noise(1, SIZE));
            assert_eq!(two.read_buffer(to.handle(), SIZE), noise(1, SIZE));
        }
        assert_eq!(grouped.take_vuids(), Vec::<String>::new());
        assert_eq!(alone.take_vuids(), Vec::<String>::new());
    });
}

#[test]
fn a_mask_names_devices_of_the_group() {
    on_each(&SoftwareDriver::SHARING, |_| {
        let vulkan = Setup::new().validated().grouped().bring_up();
        let device = vulkan.sharing();
        let of = buffer(&device);
        let allocation = || Allocation::for_buffer(&of, vk::MemoryPropertyFlags::DEVICE_LOCAL);
        let masked = |mask| allocation().device_mask(mask).allocate(&device);
        let outside = masked(0b10).expect_err("there is no second device");
        breaks(&outside, Vuid::MemoryAllocateFlagsInfoDeviceMask00675);
        let nobody = masked(0).expect_err("a mask of nobody");
        breaks(&nobody, Vuid::MemoryAllocateFlagsInfoDeviceMask00676);

        let memory = masked(1).expect("memory");
        let fd = memory.export_fd(OPAQUE).expect("a descriptor");
        let failed = Import::new(fd).device_mask(0b11).allocate(&device);
        let failed = failed.expect_err("there is no second device");
        breaks(&failed.error, Vuid::MemoryAllocateFlagsInfoDeviceMask00675);
        breaks(&failed.error, Vuid::MemoryAllocateInfoNone00643);
        drop(failed.fd.import(&device).expect("all of one is one"));
        assert_eq!(vulkan.take_vuids(), Vec::<String>::new());
    });
}
