//! Devices that are made as a group: of one physical device, unless the driver offers larger ones.

use ash::vk;
use cuda_interop::{SharedBuffer, Stream};
use interop_tests::{Setup, Vulkan, first_difference, noise, read_range, real_cuda};
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, Error, Import, MemoryHandleType, Vuid,
};

const OPAQUE: MemoryHandleType = MemoryHandleType::OpaqueFd;
const SIZE: usize = 100_003;

fn description() -> BufferDescription {
    let usage = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
    BufferDescription::new(SIZE as u64, usage)
}

fn buffer(device: &Device) -> Buffer {
    Buffer::new(device, &description(), &[OPAQUE]).expect("a buffer")
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn memory_of_a_group_is_for_the_same_group() {
    let (grouped, alone) = (Setup::new().nvidia().grouped().bring_up(), Vulkan::nvidia());
    let members = grouped.group.len();
    println!("a group of {members}");
    let (first, second) = (grouped.sharing(), alone.sharing());
    let mut from = buffer(&first);
    let memory = Allocation::for_buffer(&from, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .device_mask(1)
        .allocate(&first)
        .expect("memory on the first device");
    from.bind(&memory, 0).expect("it is bound");
    let fd = memory.export_fd(OPAQUE).expect("a descriptor");
    let mut to = buffer(&second);
    match Import::new(fd).for_buffer(&to).allocate(&second) {
        Ok(shared) => {
            assert_eq!(members, 1);
            to.bind(&shared, 0).expect("it is bound");
            grouped.write_buffer(from.handle(), &noise(1, SIZE));
            let seen = alone.read_buffer(to.handle(), SIZE);
            assert_eq!(first_difference(&seen, &noise(1, SIZE)), None);
        }
        Err(failed) => {
            assert!(members > 1, "{}", failed.error);
            let Error::Invalid(violations) = &failed.error else {
                panic!("{}", failed.error)
            };
            assert!(violations.contains(Vuid::MemoryAllocateInfoNone00644));
        }
    }
}

#[test]
#[ignore = "needs an NVIDIA GPU"]
fn cuda_shares_with_a_device_that_was_made_as_a_group() {
    let cuda = real_cuda();
    let vulkan = Setup::new().nvidia().grouped().bring_up();
    let device = vulkan.shared(&cuda);
    let stream = Stream::new(device.context()).unwrap();
    let buffer = SharedBuffer::new(&device, &description()).unwrap();
    let bytes = noise(2, SIZE);
    let view = buffer.cuda().view::<u8>(0, SIZE as u64).unwrap();
    view.copy_from_host(&stream, &bytes).unwrap();
    let seen = read_range(&vulkan, buffer.vulkan().handle(), 0, SIZE);
    assert_eq!(first_difference(&seen, &bytes), None);
}
