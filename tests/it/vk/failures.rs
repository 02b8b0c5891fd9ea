//! Ways to fail with a descriptor, and strangers that would notice if one of theirs was closed.

use std::fs::File;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
use std::os::unix::fs::MetadataExt;
use std::sync::atomic::{AtomicBool, Ordering};

use ash::vk;
use interop_tests::is_open;
use vk_fd_import::{
    Allocation, Buffer, BufferDescription, Device, DeviceMemory, Error, Import, MemoryFd,
    MemoryHandleType, Origin,
};

use super::COPIES;

pub const OPAQUE: MemoryHandleType = MemoryHandleType::OpaqueFd;

pub fn exportable(device: &Device, size: u64) -> DeviceMemory {
    let buffer = Buffer::new(device, &BufferDescription::new(size, COPIES), &[OPAQUE])
        .expect("an external buffer");
    Allocation::for_buffer(&buffer, vk::MemoryPropertyFlags::DEVICE_LOCAL)
        .allocate(device)
        .expect("exportable memory")
}

/// A file in memory that no driver made.
pub fn foreign() -> OwnedFd {
    // SAFETY: the name is a C string; the answer is checked.
    let number = unsafe { libc::memfd_create(c"foreign".as_ptr(), libc::MFD_CLOEXEC) };
    assert!(number >= 0);
    // SAFETY: the number is new.
    unsafe { OwnedFd::from_raw_fd(number) }
}

/// The same, which can be sealed.
pub fn sealable() -> OwnedFd {
    let flags = libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING;
    // SAFETY: the name is a C string; the answer is checked.
    let number = unsafe { libc::memfd_create(c"sealable".as_ptr(), flags) };
    assert!(number >= 0);
    // SAFETY: the number is new.
    unsafe { OwnedFd::from_raw_fd(number) }
}

/// The same, which nobody can map for writing.
pub fn sealed() -> OwnedFd {
    let fd = sealable();
    // SAFETY: takes numbers.
    let answer = unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_ADD_SEALS, libc::F_SEAL_WRITE) };
    assert_eq!(answer, 0);
    fd
}

/// Stops the stranger also when the work panics.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs `work` while another thread opens and closes files all the time, and sees that nobody else closes them.
pub fn among_strangers<T>(work: impl FnOnce() -> T) -> T {
    let stop = AtomicBool::new(false);
    let null = std::fs::metadata("/dev/null")
        .expect("there is a /dev/null")
        .ino();
    std::thread::scope(|scope| {
        let stranger = scope.spawn(|| {
            let mut opened = 0_u64;
            while opened == 0 || !stop.load(Ordering::Relaxed) {
                let files: Vec<File> = (0..3)
                    .map(|_| File::open("/dev/null").expect("it opens"))
                    .collect();
                std::thread::yield_now();
                for file in files {
                    let inode = file.metadata().expect("nobody closed it").ino();
                    assert_eq!(inode, null, "nobody put another file in its place");
                    // SAFETY: the number was just taken out of its owner.
                    let closed = unsafe { libc::close(file.into_raw_fd()) };
                    assert_eq!(closed, 0, "nobody closed it before");
                    opened += 1;
                }
            }
            opened
        });
        let result = {
            let _end = Stop(&stop);
            work()
        };
        assert!(stranger.join().expect("the stranger's files were its own") > 0);
        result
    })
}

/// A way to fail with a descriptor of this memory, and whether the driver is asked at all.
pub type Failure = (&'static str, fn(&Device, MemoryFd) -> (MemoryFd, Error));

/// Changes what a descriptor says of itself.
pub fn lie(fd: MemoryFd, change: impl FnOnce(&mut Origin)) -> MemoryFd {
    let (fd, mut origin) = fd.into_parts();
    change(&mut origin);
    // SAFETY: a lie, for a driver to refuse; where it does not, nothing is read or written.
    unsafe { MemoryFd::from_parts(fd, origin) }
}

fn refused(result: Result<DeviceMemory, vk_fd_import::ImportError>) -> (MemoryFd, Error) {
    let failed = result.expect_err("the import fails");
    (failed.fd, failed.error)
}

pub const FAILURES: [Failure; 6] = [
    ("our rules refuse a wrong size", |device, fd| {
        let half = fd.origin().allocation_size / 2;
        refused(Import::new(fd).size(half).allocate(device))
    }),
    ("our rules refuse another device", |device, fd| {
        let honest = fd.origin().device_uuid;
        let (fd, error) = refused(lie(fd, |origin| origin.device_uuid = [9; 16]).import(device));
        (lie(fd, |origin| origin.device_uuid = honest), error)
    }),
    ("the driver refuses a lie", |device, fd| {
        if device.facts().name.contains("SwiftShader") {
            // It maps whatever can be mapped for writing.
            let origin = fd.origin().clone();
            // SAFETY: a lie, for the driver to refuse.
            let (lying, error) =
                refused(unsafe { MemoryFd::from_parts(sealed(), origin) }.import(device));
            assert!(is_open(lying.as_fd().as_raw_fd()));
            return (fd, error);
        }
        let honest = fd.origin().allocation_size;
        let (fd, error) =
            refused(lie(fd, |origin| origin.allocation_size = honest << 12).import(device));
        (lie(fd, |origin| origin.allocation_size = honest), error)
    }),
    ("a call fails and leaves the number open", |device, fd| {
        // SAFETY: nothing was imported, and the answer says so.
        let failed = unsafe {
            Import::new(fd).allocate_with::<()>(device, |_| Err(vk::Result::ERROR_UNKNOWN))
        };
        let failed = failed.expect_err("the closure failed");
        (failed.fd, failed.error)
    }),
    ("a call fails and has closed the number", |device, fd| {
        // SAFETY: nothing was imported, and the answer says so; the number was given away to be owned.
        let failed = unsafe {
            Import::new(fd).allocate_with::<()>(device, |info| {
                libc::close(number_in(info));
                Err(vk::Result::ERROR_UNKNOWN)
            })
        };
        let failed = failed.expect_err("the closure failed");
        (failed.fd, failed.error)
    }),
    ("a call panics", |device, fd| {
        let number = fd.as_fd().as_raw_fd();
        let twin = fd.try_clone().expect("a duplicate");
        // SAFETY: nothing was imported, and there is no answer.
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| unsafe {
            Import::new(fd).allocate_with::<()>(device, |_| std::panic::resume_unwind(Box::new(())))
        }));
        assert!(panicked.is_err());
        // The descriptor went down with the panic; the number may be a stranger's by now.
        assert_ne!(number, twin.as_fd().as_raw_fd());
        (
            twin,
            Error::Unsupported {
                what: "it panicked",
            },
        )
    }),
];

/// The file descriptor in an allocation's chain.
fn number_in(info: &vk::MemoryAllocateInfo<'_>) -> RawFd {
    let mut next = info.p_next.cast::<vk::BaseInStructure<'_>>();
    while !next.is_null() {
        // SAFETY: the chain is lent by the library and alive.
        let of = unsafe { &*next };
        if of.s_type == vk::StructureType::IMPORT_MEMORY_FD_INFO_KHR {
            // SAFETY: the tag says what it is.
            return unsafe { &*next.cast::<vk::ImportMemoryFdInfoKHR<'_>>() }.fd;
        }
        next = of.p_next;
    }
    panic!("the chain imports nothing")
}
