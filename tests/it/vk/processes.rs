//! Memory shared by two processes: the descriptors travel over a socket with their origin.

use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::time::Duration;

use ash::vk;
use interop_tests::{
    Region, SoftwareDriver, Vulkan, first_difference, in_child, noise, on, on_each, open_fds,
};
use vk_fd_import::{
    Allocation, BinaryFd, BinarySemaphore, Buffer, BufferDescription, Dedication, Error, Image,
    ImageDescription, Import, MemoryFd, MemoryHandleType, RecordError, SemaphoreHandleType,
};

use super::{COPIES, IMAGE_COPIES, failures};

/// In the second process: where the first one listens.
const SOCKET: &str = "INTEROP_TEST_SOCKET";
const OPAQUE: &[MemoryHandleType] = &[MemoryHandleType::OpaqueFd];
const SIZE: usize = 300_001;

fn picture() -> ImageDescription {
    let mut description =
        ImageDescription::two_dimensional(vk::Format::R8G8B8A8_UNORM, 70, 50, IMAGE_COPIES);
    description.mip_levels = description.full_mip_levels();
    description
}

/// The second process's end of the socket.
pub fn connect() -> UnixStream {
    let path = std::env::var(SOCKET).expect("the first process says where");
    let socket = UnixStream::connect(path).expect("the first process listens");
    socket
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    socket
}

/// The second process: reads what the first has written, and writes something else.
fn second() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let mut socket = connect();
    let before = open_fds().len();
    // SAFETY: the peer is this very test.
    let buffer_fd = unsafe { MemoryFd::receive(&socket) }.expect("the buffer's memory");
    // SAFETY: as above.
    let image_fd = unsafe { MemoryFd::receive(&socket) }.expect("the image's memory");
    assert_eq!(open_fds().len(), before + 2);
    assert_eq!(image_fd.origin().dedication, Dedication::Image(picture()));

    let description = BufferDescription::new(SIZE as u64, COPIES);
    let mut buffer = Buffer::new(&device, &description, OPAQUE).expect("its like");
    let memory = Import::new(buffer_fd)
        .for_buffer(&buffer)
        .allocate(&device)
        .expect("imported");
    buffer.bind(&memory, 0).expect("it is bound");
    let mut image = Image::new(&device, &picture(), OPAQUE).expect("its like");
    let memory = Import::new(image_fd)
        .for_image(&image)
        .allocate(&device)
        .expect("imported");
    image.bind(&memory, 0).expect("it is bound");
    let (undefined, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
    vulkan.transition(image.handle(), undefined, general);

    let seen = vulkan.read_buffer(buffer.handle(), SIZE);
    assert_eq!(first_difference(&seen, &noise(1, SIZE)), None);
    vulkan.write_buffer(buffer.handle(), &noise(2, SIZE));
    for level in 0..picture().mip_levels {
        let region = Region::level(level, picture().extent);
        let bytes = noise(u64::from(10 + level), region.bytes(4));
        let seen = vulkan.read_image(image.handle(), &region, bytes.len());
        assert_eq!(first_difference(&seen, &bytes), None, "level {level}");
        vulkan.write_image(
            image.handle(),
            &region,
            &noise(u64::from(20 + level), bytes.len()),
        );
    }
    socket.write_all(&[1]).expect("the first process waits");
}

/// The first process: writes, lets the second see and change it, and reads.
fn first(listener: &UnixListener) {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let local = vk::MemoryPropertyFlags::DEVICE_LOCAL;
    let description = BufferDescription::new(SIZE as u64, COPIES);
    let mut buffer = Buffer::new(&device, &description, OPAQUE).expect("a buffer");
    let memory = Allocation::for_buffer(&buffer, local)
        .allocate(&device)
        .expect("memory");
    buffer.bind(&memory, 0).expect("it is bound");
    let mut image = Image::new(&device, &picture(), OPAQUE).expect("an image");
    let image_memory = Allocation::for_image(&image, local)
        .allocate(&device)
        .expect("memory");
    image.bind(&image_memory, 0).expect("it is bound");

    vulkan.write_buffer(buffer.handle(), &noise(1, SIZE));
    let (undefined, general) = (vk::ImageLayout::UNDEFINED, vk::ImageLayout::GENERAL);
    vulkan.transition(image.handle(), undefined, general);
    for level in 0..picture().mip_levels {
        let region = Region::level(level, picture().extent);
        let bytes = noise(u64::from(10 + level), region.bytes(4));
        vulkan.write_image(image.handle(), &region, &bytes);
    }

    let (mut socket, _) = listener.accept().expect("the second process connects");
    socket
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    let opaque = MemoryHandleType::OpaqueFd;
    memory
        .export_fd(opaque)
        .expect("a descriptor")
        .send(&socket)
        .expect("it is sent");
    image_memory
        .export_fd(opaque)
        .expect("a descriptor")
        .send(&socket)
        .expect("sent");
    let mut done = [0];
    socket
        .read_exact(&mut done)
        .expect("the second process answers");

    let seen = vulkan.read_buffer(buffer.handle(), SIZE);
    assert_eq!(first_difference(&seen, &noise(2, SIZE)), None);
    for level in 0..picture().mip_levels {
        let region = Region::level(level, picture().extent);
        let bytes = noise(u64::from(20 + level), region.bytes(4));
        let seen = vulkan.read_image(image.handle(), &region, bytes.len());
        assert_eq!(first_difference(&seen, &bytes), None, "level {level}");
    }
}

/// Runs one part in this process and the other in a child that finds it by a socket in the file system.
#[track_caller]
pub fn run_both(first: fn(&UnixListener), second: fn()) {
    let path = std::env::temp_dir().join(format!("vk-fd-import-test-{}", std::process::id()));
    let mut thread = None;
    let outcome = in_child(
        |command| {
            let listener = UnixListener::bind(&path).expect("a socket in the temporary folder");
            command.env(SOCKET, &path);
            thread = Some(std::thread::spawn(move || first(&listener)));
        },
        second,
    );
    let _ = std::fs::remove_file(path);
    outcome.assert_success();
    let first = thread.expect("this is the first process").join();
    first.expect("the first process saw what the second did");
}

#[test]
fn two_processes_share_a_buffer_and_an_image() {
    on_each(&SoftwareDriver::SHARING, |_| run_both(first, second));
}

#[test]
fn a_receiver_without_free_numbers_says_so() {
    on(SoftwareDriver::Lavapipe, || {
        let vulkan = Vulkan::new();
        let fd = failures::exportable(&vulkan.sharing(), 4096)
            .export_fd(MemoryHandleType::OpaqueFd)
            .expect("a descriptor");
        let (sender, receiver) = UnixStream::pair().expect("a socket pair");
        fd.send(&sender).expect("it is sent");
        let before = open_fds();
        let highest = *before.keys().last().expect("there are some");
        let limit = libc::rlim_t::try_from(highest + 1).expect("a number");
        // Gaps below the limit are filled.
        let mut gaps = Vec::new();
        while let Some(gap) = (before.len() + gaps.len() < limit as usize)
            .then(|| std::fs::File::open("/dev/null").expect("it opens"))
        {
            gaps.push(gap);
        }
        let mut limits = libc::rlimit {
            rlim_cur: 0,
            rlim_max: 0,
        };
        // SAFETY: the struct can be written.
        let answer = unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limits) };
        assert_eq!(answer, 0);
        let lowered = libc::rlimit {
            rlim_cur: limit,
            ..limits
        };
        // SAFETY: the struct can be read.
        let answer = unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const lowered) };
        assert_eq!(answer, 0);
        // SAFETY: the peer is this test.
        let failed = unsafe { MemoryFd::receive(&receiver) };
        // SAFETY: the struct can be read.
        let answer = unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limits) };
        assert_eq!(answer, 0);
        let error = failed.expect_err("there is no number for it");
        let none = RecordError::FdsCutOff { received: 0 };
        assert!(
            matches!(&error, Error::Record(said) if *said == none),
            "{error}"
        );
    });
}

/// The first process: signals.
fn signalling(listener: &UnixListener) {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    let semaphore =
        BinarySemaphore::new(&device, &[SemaphoreHandleType::OpaqueFd]).expect("a semaphore");
    vulkan.submit_signal(&semaphore, &[]);
    let (socket, _) = listener.accept().expect("the second process connects");
    semaphore
        .export_fd()
        .expect("a descriptor")
        .send(&socket)
        .expect("it is sent");
    vulkan.wait_idle();
}

/// The second process: waits on the semaphore that the first signals.
fn waiting() {
    let vulkan = Vulkan::new();
    let device = vulkan.sharing();
    // SAFETY: the peer is this very test.
    let fd = unsafe { BinaryFd::receive(&connect()) }.expect("a semaphore");
    let semaphore = BinarySemaphore::import(&device, fd).expect("it is imported");
    vulkan.submit_wait(&semaphore);
    vulkan.wait_idle();
}

#[test]
fn two_processes_share_a_binary_semaphore() {
    on(SoftwareDriver::SwiftShader, || {
        run_both(signalling, waiting)
    });
}
