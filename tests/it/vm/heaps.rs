//! dma-bufs and sync files that no Vulkan driver made: from the kernel's system heap, from memory of a process, and from
//! the kernel's driver without a device (vgem).

use std::fs::{File, OpenOptions};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr::NonNull;

use crate::vk::failures::sealable;

// Requests of the kernel, by their names there without the prefix.
const HEAP_ALLOC: libc::c_ulong = 0xc018_4800;
const UDMABUF_CREATE: libc::c_ulong = 0x4018_7542;
const SYNC: libc::c_ulong = 0x4008_6200;
const EXPORT_SYNC_FILE: libc::c_ulong = 0xc008_6202;
const MODE_CREATE_DUMB: libc::c_ulong = 0xc020_64b2;
const PRIME_HANDLE_TO_FD: libc::c_ulong = 0xc00c_642d;
const VGEM_FENCE_ATTACH: libc::c_ulong = 0xc010_6441;
const VGEM_FENCE_SIGNAL: libc::c_ulong = 0x4008_6442;

#[repr(C)]
struct HeapAllocation {
    len: u64,
    fd: u32,
    fd_flags: u32,
    heap_flags: u64,
}

#[repr(C)]
struct UdmabufCreate {
    memfd: u32,
    flags: u32,
    offset: u64,
    size: u64,
}

#[repr(C)]
struct ExportSyncFile {
    flags: u32,
    fd: i32,
}

#[repr(C)]
struct CreateDumb {
    height: u32,
    width: u32,
    bits: u32,
    flags: u32,
    handle: u32,
    pitch: u32,
    size: u64,
}

#[repr(C)]
struct Prime {
    handle: u32,
    flags: u32,
    fd: i32,
}

#[repr(C)]
struct FenceAttach {
    handle: u32,
    flags: u32,
    fence: u32,
    padding: u32,
}

#[repr(C)]
struct FenceSignal {
    fence: u32,
    flags: u32,
}

fn device(path: &str) -> File {
    let opened = OpenOptions::new().read(true).write(true).open(path);
    opened.unwrap_or_else(|error| panic!("{path}: {error}: this test runs in tests/vm.sh"))
}

fn checked(answer: libc::c_int, what: &str) -> libc::c_int {
    assert!(answer >= 0, "{what}: {}", std::io::Error::last_os_error());
    answer
}

/// A dma-buf from the kernel's system heap, of a whole number of pages.
pub fn from_heap(size: u64) -> OwnedFd {
    let heap = device("/dev/dma_heap/system");
    let mut allocation = HeapAllocation {
        len: size,
        fd: 0,
        fd_flags: u32::try_from(libc::O_RDWR | libc::O_CLOEXEC).expect("flags"),
        heap_flags: 0,
    };
    // SAFETY: the struct is the one that this request reads and writes.
    let answer = unsafe { libc::ioctl(heap.as_raw_fd(), HEAP_ALLOC, &raw mut allocation) };
    checked(answer, "DMA_HEAP_IOCTL_ALLOC");
    let number = i32::try_from(allocation.fd).expect("a descriptor");
    // SAFETY: the kernel has just made it for this process.
    unsafe { OwnedFd::from_raw_fd(number) }
}

/// A dma-buf over memory of this process, of a whole number of pages.
pub fn from_memory(size: u64) -> OwnedFd {
    let memory = sealable();
    let length = libc::off_t::try_from(size).expect("a small size");
    // SAFETY: takes numbers.
    let answer = unsafe { libc::ftruncate(memory.as_raw_fd(), length) };
    checked(answer, "ftruncate");
    // SAFETY: takes numbers.
    let answer = unsafe { libc::fcntl(memory.as_raw_fd(), libc::F_ADD_SEALS, libc::F_SEAL_SHRINK) };
    checked(answer, "F_ADD_SEALS");
    let create = UdmabufCreate {
        memfd: u32::try_from(memory.as_raw_fd()).expect("a descriptor"),
        flags: 1, // close-on-exec
        offset: 0,
        size,
    };
    let maker = device("/dev/udmabuf");
    // SAFETY: the struct is the one that this request reads.
    let answer = unsafe { libc::ioctl(maker.as_raw_fd(), UDMABUF_CREATE, &raw const create) };
    let number = checked(answer, "UDMABUF_CREATE");
    // SAFETY: the kernel has just made it for this process.
    unsafe { OwnedFd::from_raw_fd(number) }
}

/// A sync file of what is under way on a dma-buf.
pub fn sync_file_of(dma_buf: &OwnedFd) -> OwnedFd {
    let mut export = ExportSyncFile {
        flags: 3, // readers and writers
        fd: -1,
    };
    // SAFETY: the struct is the one that this request reads and writes.
    let answer = unsafe { libc::ioctl(dma_buf.as_raw_fd(), EXPORT_SYNC_FILE, &raw mut export) };
    checked(answer, "DMA_BUF_IOCTL_EXPORT_SYNC_FILE");
    // SAFETY: the kernel has just made it for this process.
    unsafe { OwnedFd::from_raw_fd(export.fd) }
}

/// A signal that the test gives, and the sync file that waits for it.
pub struct Awaited {
    driver: File,
    fence: u32,
    pub file: OwnedFd,
}

impl Awaited {
    /// The kernel gives the signal by itself after ten seconds.
    pub fn new() -> Self {
        let driver = device("/dev/dri/card0");
        let number = driver.as_raw_fd();
        let mut memory = CreateDumb {
            height: 64,
            width: 64,
            bits: 32,
            flags: 0,
            handle: 0,
            pitch: 0,
            size: 0,
        };
        // SAFETY: the struct is the one that this request reads and writes.
        let answer = unsafe { libc::ioctl(number, MODE_CREATE_DUMB, &raw mut memory) };
        checked(answer, "DRM_IOCTL_MODE_CREATE_DUMB");
        let mut prime = Prime {
            handle: memory.handle,
            flags: u32::try_from(libc::O_RDWR | libc::O_CLOEXEC).expect("flags"),
            fd: -1,
        };
        // SAFETY: the struct is the one that this request reads and writes.
        let answer = unsafe { libc::ioctl(number, PRIME_HANDLE_TO_FD, &raw mut prime) };
        checked(answer, "DRM_IOCTL_PRIME_HANDLE_TO_FD");
        // SAFETY: the kernel has just made it for this process.
        let dma_buf = unsafe { OwnedFd::from_raw_fd(prime.fd) };
        let mut attach = FenceAttach {
            handle: memory.handle,
            flags: 1, // a writer
            fence: 0,
            padding: 0,
        };
        // SAFETY: the struct is the one that this request reads and writes.
        let answer = unsafe { libc::ioctl(number, VGEM_FENCE_ATTACH, &raw mut attach) };
        checked(answer, "DRM_IOCTL_VGEM_FENCE_ATTACH");
        Self {
            driver,
            fence: attach.fence,
            file: sync_file_of(&dma_buf),
        }
    }

    /// Gives the signal.
    pub fn signal(&self) {
        let signal = FenceSignal {
            fence: self.fence,
            flags: 0,
        };
        // SAFETY: the struct is the one that this request reads.
        let answer = unsafe {
            libc::ioctl(
                self.driver.as_raw_fd(),
                VGEM_FENCE_SIGNAL,
                &raw const signal,
            )
        };
        checked(answer, "DRM_IOCTL_VGEM_FENCE_SIGNAL");
    }
}

/// Lets the processor read and write a dma-buf.
pub fn with_bytes<T>(dma_buf: &OwnedFd, length: usize, work: impl FnOnce(&mut [u8]) -> T) -> T {
    let sync = |flags: u64| {
        // SAFETY: the request reads one number of 64 bits.
        let answer = unsafe { libc::ioctl(dma_buf.as_raw_fd(), SYNC, &raw const flags) };
        checked(answer, "DMA_BUF_IOCTL_SYNC");
    };
    // SAFETY: a new mapping, of a file that is as long as the caller says, at a place of the kernel's choice.
    let address = unsafe {
        libc::mmap(
            std::ptr::null_mut(),
            length,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_SHARED,
            dma_buf.as_raw_fd(),
            0,
        )
    };
    assert_ne!(address, libc::MAP_FAILED, "the dma-buf is mapped");
    let start = NonNull::new(address.cast::<u8>()).expect("not at zero");
    sync(3);
    // SAFETY: the mapping has this length, and the tests' queues are idle meanwhile: nobody else writes.
    let bytes = unsafe { std::slice::from_raw_parts_mut(start.as_ptr(), length) };
    let result = work(bytes);
    sync(3 | 4);
    // SAFETY: the mapping was just made, and the slice is gone.
    let answer = unsafe { libc::munmap(address, length) };
    checked(answer, "munmap");
    result
}
