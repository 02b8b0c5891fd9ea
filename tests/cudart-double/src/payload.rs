//! What an imported fd holds: which driver laid the memory out, where the content starts, how much it is.

use std::ffi::{c_int, c_void};
use std::fs::File;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd};
use std::os::unix::fs::FileExt;
use std::ptr::NonNull;

use crate::error::{Code, Result};

/// Whose image layout the memory follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    Llvmpipe,
    SwiftShader,
}

/// How an llvmpipe shares memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a memfd with a header that holds the id of its build.
    Headed([u8; 16]),
    /// As a dma-buf of nothing but the content: where the kernel makes dma-bufs of a process's
    /// memory, and lets this process.
    DmaBuf,
}

/// llvmpipe's content starts here; a header lies before it.
pub(crate) const LLVMPIPE_CONTENT: u64 = 4096;
/// What an llvmpipe memfd is larger than the allocation.
pub(crate) const LLVMPIPE_EXTRA: u64 = 4136;
/// What a SwiftShader memfd is larger than the allocation.
pub(crate) const SWIFTSHADER_EXTRA: u64 = 15;

const SWIFTSHADER_MEMORY: &str = "/memfd:SwiftShader.Memory.";
const SWIFTSHADER_SEMAPHORE: &str = "/memfd:SwiftShader.Semaphore";
/// The name of memory of `cuMemCreate` on a device that SwiftShader drives.
pub(crate) const OWN_PLAIN_MEMORY: &str = "CUDA test double: plain memory";
pub(crate) const OWN_TIMELINE: &str = "CUDA test double: timeline";

/// A fd that the double recognised.
#[derive(Debug)]
pub(crate) enum Payload {
    Memory(Memory),
    /// A binary semaphore of SwiftShader.
    SwiftShaderSemaphore(OwnedFd),
    /// A timeline of the double's own.
    Timeline(OwnedFd),
}

/// Memory of a software driver.
#[derive(Debug)]
pub(crate) struct Memory {
    pub(crate) fd: OwnedFd,
    pub(crate) family: Family,
    /// Identifies the build of llvmpipe that made the memory.
    pub(crate) driver_id: Option<[u8; 16]>,
    pub(crate) content_offset: u64,
    pub(crate) content_size: u64,
    pub(crate) file_size: u64,
}

/// Closes an fd number that the caller gave away.
pub(crate) fn close_number(fd: c_int) {
    // SAFETY: plain system call on a number; it is the caller's of the imitated import, which has
    // the driver close it.
    unsafe { libc::close(fd) };
}

/// Whether the number names an open file.
pub(crate) fn is_open(fd: c_int) -> bool {
    // SAFETY: F_GETFD only asks; any number is allowed.
    let flags = unsafe { libc::fcntl(fd, libc::F_GETFD) };
    flags >= 0
}

/// Takes the fd over and says what it is. A fd that is not recognised is closed, like the real
/// driver does with what is no GPU memory.
pub(crate) fn take(fd: c_int) -> Result<Payload> {
    if fd < 0 || !is_open(fd) {
        return Err(Code::UNKNOWN);
    }
    // SAFETY: the number is open (checked above) and the caller of the imitated import gives its
    // ownership away, on success as well as on this kind of failure.
    let owned = unsafe { OwnedFd::from_raw_fd(fd) };
    identify(owned).ok_or(Code::UNKNOWN)
}

/// The size of a dma-buf over a process's memory; `None` for anything else.
fn udmabuf_size(fd: &OwnedFd) -> Option<u64> {
    let about = std::fs::read_to_string(format!("/proc/self/fdinfo/{}", fd.as_raw_fd())).ok()?;
    let mut names = about
        .lines()
        .filter_map(|line| line.strip_prefix("exp_name:"));
    if names.next()?.trim() != "udmabuf" {
        return None;
    }
    // SAFETY: plain system call on an open number; nobody reads from a dma-buf, so its offset is free.
    let end = unsafe { libc::lseek(fd.as_raw_fd(), 0, libc::SEEK_END) };
    u64::try_from(end).ok()
}

fn identify(fd: OwnedFd) -> Option<Payload> {
    let link = std::fs::read_link(format!("/proc/self/fd/{}", fd.as_raw_fd())).ok()?;
    let link = link.to_str()?;
    if link.starts_with("/dmabuf:") {
        let size = udmabuf_size(&fd)?;
        return Some(Payload::Memory(Memory {
            fd,
            family: Family::Llvmpipe,
            driver_id: None,
            content_offset: 0,
            content_size: size,
            file_size: size,
        }));
    }
    let name = link.strip_prefix("/memfd:")?;
    let file = File::from(fd);
    let file_size = file.metadata().ok()?.len();
    let memory = |family, driver_id, content_offset, extra: u64, file: File| {
        let content_size = file_size.checked_sub(extra)?;
        Some(Payload::Memory(Memory {
            fd: file.into(),
            family,
            driver_id,
            content_offset,
            content_size,
            file_size,
        }))
    };
    if link.starts_with(SWIFTSHADER_MEMORY) || name.starts_with(OWN_PLAIN_MEMORY) {
        return memory(Family::SwiftShader, None, 0, SWIFTSHADER_EXTRA, file);
    }
    if link.starts_with(SWIFTSHADER_SEMAPHORE) {
        return Some(Payload::SwiftShaderSemaphore(file.into()));
    }
    if name.starts_with(OWN_TIMELINE) {
        return Some(Payload::Timeline(file.into()));
    }
    let driver_id = llvmpipe_id(&file, file_size)?;
    memory(
        Family::Llvmpipe,
        Some(driver_id),
        LLVMPIPE_CONTENT,
        LLVMPIPE_EXTRA,
        file,
    )
}

/// The form of memory that an llvmpipe has exported.
pub(crate) fn llvmpipe_form(fd: OwnedFd) -> Option<Form> {
    if udmabuf_size(&fd).is_some() {
        return Some(Form::DmaBuf);
    }
    let file = File::from(fd);
    let size = file.metadata().ok()?.len();
    llvmpipe_id(&file, size).map(Form::Headed)
}

/// llvmpipe's header: the file's size, where the content starts, and the id of the driver's build.
fn llvmpipe_id(file: &File, file_size: u64) -> Option<[u8; 16]> {
    let mut header = [0; 32];
    file.read_exact_at(&mut header, 0).ok()?;
    let size = u64::from_le_bytes(*header.first_chunk()?);
    let offset = u64::from_le_bytes(*header.get(8..)?.first_chunk()?);
    let id = *header.get(16..)?.first_chunk()?;
    (size == file_size && offset == LLVMPIPE_CONTENT && size >= LLVMPIPE_EXTRA).then_some(id)
}

/// A new, empty memfd of this size.
pub(crate) fn create(name: &str, size: u64) -> Result<OwnedFd> {
    let name = std::ffi::CString::new(name).map_err(|_| Code::INVALID_VALUE)?;
    // SAFETY: the name is a C string that lives through the call.
    let fd =
        unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING) };
    if fd < 0 {
        return Err(Code::MEMORY_ALLOCATION);
    }
    // SAFETY: memfd_create just returned this number; nobody else owns it.
    let fd = unsafe { OwnedFd::from_raw_fd(fd) };
    let file = File::from(fd);
    file.set_len(size).map_err(|_| Code::MEMORY_ALLOCATION)?;
    Ok(file.into())
}

/// A new dma-buf of this size, a whole number of pages.
pub(crate) fn create_dma_buf(size: u64) -> Result<OwnedFd> {
    /// `UDMABUF_CREATE`.
    const CREATE: libc::c_ulong = 0x4018_7542;
    const CLOSE_ON_EXEC: u32 = 1;
    #[repr(C)]
    struct Create {
        memory: u32,
        flags: u32,
        offset: u64,
        size: u64,
    }
    let memory = create("CUDA test double: memory", size)?;
    // SAFETY: plain system call on an open number.
    let sealed = unsafe { libc::fcntl(memory.as_raw_fd(), libc::F_ADD_SEALS, libc::F_SEAL_SHRINK) };
    if sealed < 0 {
        return Err(Code::MEMORY_ALLOCATION);
    }
    let maker = File::options()
        .read(true)
        .write(true)
        .open("/dev/udmabuf")
        .map_err(|_| Code::MEMORY_ALLOCATION)?;
    let create = Create {
        memory: u32::try_from(memory.as_raw_fd()).map_err(|_| Code::MEMORY_ALLOCATION)?,
        flags: CLOSE_ON_EXEC,
        offset: 0,
        size,
    };
    // SAFETY: the struct is the one that this request reads.
    let fd = unsafe { libc::ioctl(maker.as_raw_fd(), CREATE, &raw const create) };
    if fd < 0 {
        return Err(Code::MEMORY_ALLOCATION);
    }
    // SAFETY: the kernel just returned this number; nobody else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Shared bytes in this process.
#[derive(Debug)]
pub(crate) struct Mapping {
    base: NonNull<u8>,
    length: usize,
}

// SAFETY: a mapping is an address range that any thread may access and unmap; the double reads and
// writes it only through raw pointers.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// Maps `length` bytes of a file, from its start.
    pub(crate) fn of_file(fd: BorrowedFd<'_>, length: u64) -> Result<Self> {
        Self::map(fd.as_raw_fd(), length, libc::MAP_SHARED)
    }

    /// Fresh zeroed bytes.
    pub(crate) fn anonymous(length: u64) -> Result<Self> {
        Self::map(-1, length, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS)
    }

    fn map(fd: c_int, length: u64, flags: c_int) -> Result<Self> {
        let length = usize::try_from(length).map_err(|_| Code::MEMORY_ALLOCATION)?;
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: no address is asked for, so no existing mapping is touched.
        let base = unsafe { libc::mmap(std::ptr::null_mut(), length, protection, flags, fd, 0) };
        if base == libc::MAP_FAILED {
            return Err(Code::MEMORY_ALLOCATION);
        }
        let base = NonNull::new(base.cast::<u8>()).ok_or(Code::MEMORY_ALLOCATION)?;
        Ok(Self { base, length })
    }

    pub(crate) fn address(&self) -> usize {
        self.base.as_ptr().expose_provenance()
    }

    pub(crate) fn length(&self) -> usize {
        self.length
    }

    /// Shows part of a file in place of the first `length` bytes.
    pub(crate) fn replace(&self, fd: BorrowedFd<'_>, offset: u64, length: usize) -> Result<()> {
        let offset = libc::off_t::try_from(offset).map_err(|_| Code::INVALID_VALUE)?;
        self.remap(fd.as_raw_fd(), offset, length, libc::MAP_SHARED)
    }

    /// Shows fresh zeroed bytes in place of the first `length` bytes.
    pub(crate) fn clear(&self, length: usize) -> Result<()> {
        self.remap(-1, 0, length, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS)
    }

    fn remap(&self, fd: c_int, offset: libc::off_t, length: usize, flags: c_int) -> Result<()> {
        if length > self.length {
            return Err(Code::INVALID_VALUE);
        }
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        let base = self.base.as_ptr().cast();
        let flags = flags | libc::MAP_FIXED;
        // SAFETY: the range replaced is this mapping's own; only raw pointers lead into it.
        let mapped = unsafe { libc::mmap(base, length, protection, flags, fd, offset) };
        if mapped == libc::MAP_FAILED {
            return Err(Code::MEMORY_ALLOCATION);
        }
        Ok(())
    }

    /// The address of one byte of the mapping.
    pub(crate) fn at(&self, offset: u64) -> *mut c_void {
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        self.base.as_ptr().wrapping_add(offset).cast()
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: base and length are those of a successful mmap that nobody else unmaps.
        unsafe { libc::munmap(self.base.as_ptr().cast(), self.length) };
    }
}
