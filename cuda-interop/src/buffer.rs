//! Buffers mapped from imported memory, and typed views of them.

use core::ffi::c_void;
use core::marker::PhantomData;
use core::time::Duration;
use std::sync::Arc;

use bytemuck::{AnyBitPattern, NoUninit};
use cuda_interop_sys as sys;
use vk_fd_import::Dedication;

use crate::context::Context;
use crate::error::{CloseError, Error};
use crate::exportable::ExportableCore;
use crate::ffi::{Entered, RawBuffer};
use crate::memory::ExternalMemory;
use crate::retire::{Free, Guarded};
use crate::rules::{Violation, Violations};
use crate::stream::Stream;

/// A range of imported memory at a device address.
///
/// Cheap to clone; the mapping ends with its last clone. Dropping it while a stream still uses it neither blocks nor frees: it waits on the
/// context's list until the stream is done. Work that is launched by other means is noted with [`MappedBuffer::record_use`].
///
/// The bytes are never a `&[T]`: the other API writes there too.
///
/// # Threads
///
/// `Send` and `Sync`. What different streams and the other API do to the bytes is ordered by semaphores, not by this type.
#[derive(Debug, Clone)]
pub struct MappedBuffer {
    core: Arc<Guarded<BufferCore>>,
}

#[derive(Debug)]
struct BufferCore {
    backing: Backing,
    offset: u64,
    size: u64,
}

/// What the bytes belong to.
#[derive(Debug)]
enum Backing {
    /// A mapping of imported memory, which ends with the buffer.
    Imported(ExternalMemory, RawBuffer),
    /// Memory that CUDA made, whose addresses it holds itself.
    Exportable(Arc<ExportableCore>),
}

impl Drop for BufferCore {
    fn drop(&mut self) {
        if let Backing::Imported(memory, raw) = &mut self.backing {
            let context = memory.context();
            let outcome = context
                .enter()
                .and_then(|entered| entered.free_buffer(raw.take()));
            if outcome.is_err() {
                memory.abandon();
            }
            context.retired().note(outcome);
        }
    }
}

impl MappedBuffer {
    pub(crate) fn map(memory: &ExternalMemory, offset: u64, size: u64) -> Result<Self, Error> {
        check_range(memory, offset, size)?;
        let context = memory.context();
        let raw = context.enter()?.map_buffer(memory.handle(), offset, size)?;
        Ok(Self {
            core: Arc::new(Guarded::new(
                context,
                Free::OnceIdle,
                BufferCore {
                    backing: Backing::Imported(memory.clone(), raw),
                    offset,
                    size,
                },
            )),
        })
    }

    /// All of an exportable allocation.
    pub(crate) fn of_exportable(core: &Arc<ExportableCore>) -> Self {
        Self {
            core: Arc::new(Guarded::new(
                core.context(),
                Free::OnceIdle,
                BufferCore {
                    backing: Backing::Exportable(core.clone()),
                    offset: 0,
                    size: core.size(),
                },
            )),
        }
    }

    /// The device address of the first byte; valid while this or a clone lives.
    #[must_use]
    #[doc(alias = "CUdeviceptr")]
    pub fn device_address(&self) -> sys::CUdeviceptr {
        match &self.core.backing {
            Backing::Imported(_, raw) => raw.raw(),
            Backing::Exportable(core) => core.address(),
        }
    }

    /// Bytes mapped.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.core.size
    }

    /// Where the range starts in the memory, in bytes.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.core.offset
    }

    /// The imported memory that this is a range of; `None` for memory that CUDA made.
    #[must_use]
    pub fn memory(&self) -> Option<&ExternalMemory> {
        match &self.core.backing {
            Backing::Imported(memory, _) => Some(memory),
            Backing::Exportable(_) => None,
        }
    }

    /// The context the buffer is mapped in.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.core.context()
    }

    pub(crate) fn check_stream(&self, stream: &Stream) -> Result<(), Error> {
        self.core.check_stream(stream)
    }

    pub(crate) fn enter_with(&self, stream: &Stream) -> Result<Entered<'_>, Error> {
        self.core.enter_with(stream)
    }

    /// A part of the buffer as elements of a type: `offset` in bytes, `length` in elements.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] when it ends beyond the buffer, [`Error::Misaligned`] when the address does not fit the type.
    pub fn view<T>(&self, offset: u64, length: u64) -> Result<BufferView<'_, T>, Error> {
        let out_of_range = |length| Error::OutOfRange {
            offset,
            length,
            size: self.size(),
        };
        let bytes = (size_of::<T>() as u64)
            .checked_mul(length)
            .ok_or_else(|| out_of_range(u64::MAX))?;
        let end = offset.checked_add(bytes);
        if end.is_none_or(|end| end > self.size()) {
            return Err(out_of_range(bytes));
        }
        let address = self.device_address() + offset;
        let alignment = align_of::<T>() as u64;
        if !address.is_multiple_of(alignment) {
            return Err(Error::Misaligned {
                value: offset,
                alignment,
            });
        }
        Ok(BufferView {
            buffer: self,
            address,
            length,
            element: PhantomData,
        })
    }

    /// Notes that the work now in `stream` uses the buffer: call it after a launch that this crate did not make.
    ///
    /// # Errors
    ///
    /// [`Error::OtherContext`] for a stream of another context; the driver's own, as [`Error::Cuda`].
    pub fn record_use(&self, stream: &Stream) -> Result<(), Error> {
        let entered = self.core.enter_with(stream)?;
        self.core.usage().record(&entered, stream)
    }

    /// Ends the mapping once the streams that use it are done, waiting at most for `timeout`.
    ///
    /// # Errors
    ///
    /// [`Error::StillInUse`] when they are not; the buffer is handed back.
    pub fn close(self, timeout: Duration) -> Result<(), CloseError<Self>> {
        match self.core.wait(timeout) {
            Ok(()) => Ok(()),
            Err(error) => Err(CloseError {
                error,
                object: self,
            }),
        }
    }
}

/// The rules of a mapped range.
fn check_range(memory: &ExternalMemory, offset: u64, size: u64) -> Result<(), Violations> {
    let mut found = Vec::new();
    if size == 0 {
        found.push(Violation::ZeroBufferSize {});
    }
    let memory_size = memory.size();
    if offset != 0 {
        match memory.origin().dedication {
            Dedication::None => {}
            Dedication::Image(_) => found.push(Violation::DedicatedAtOffset { offset }),
            Dedication::Buffer(_) => found.push(Violation::DedicatedBufferAtOffset { offset }),
        }
    }
    if offset.checked_add(size).is_none_or(|end| end > memory_size) {
        found.push(Violation::BufferPastEnd {
            offset,
            size,
            memory_size,
        });
    }
    Violations::none_of(found)
}

/// Elements of a type in a mapped buffer: an address, a length, and copies.
#[derive(Debug)]
pub struct BufferView<'buffer, T> {
    buffer: &'buffer MappedBuffer,
    address: sys::CUdeviceptr,
    length: u64,
    element: PhantomData<T>,
}

impl<T> Clone for BufferView<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for BufferView<'_, T> {}

impl<T> BufferView<'_, T> {
    /// The device address of the first element.
    #[must_use]
    pub fn device_address(&self) -> sys::CUdeviceptr {
        self.address
    }

    /// Elements in the view.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.length
    }

    /// Whether the view has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    fn bytes(&self) -> u64 {
        self.length * size_of::<T>() as u64
    }

    fn same_length<U>(&self, host: &[U]) -> Result<usize, Error> {
        let given = size_of_val(host);
        if given as u64 == self.bytes() {
            Ok(given)
        } else {
            Err(Error::LengthMismatch {
                given: given as u64,
                needed: self.bytes(),
            })
        }
    }

    /// Copies the elements to the host: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] when `host` has another length; [`Error::OtherContext`] for a stream of another context; the driver's own, as
    /// [`Error::Cuda`].
    #[doc(alias = "cudaMemcpyAsync")]
    pub fn copy_to_host(&self, stream: &Stream, host: &mut [T]) -> Result<(), Error>
    where
        T: AnyBitPattern,
    {
        let bytes = self.same_length(host)?;
        let entered = self.buffer.core.enter_with(stream)?;
        let to = host.as_mut_ptr().cast::<c_void>();
        // SAFETY: `host` is writable for `bytes` bytes, any bit pattern is a valid `T`, and the stream is waited for before the borrow ends; the
        // device range was checked to lie in the buffer, which `self` keeps mapped.
        let copied =
            unsafe { entered.copy_bytes(to, self.address as *const c_void, bytes, stream.raw()) };
        copied.and(entered.synchronize_stream(stream.core().raw()))
    }

    /// Copies elements from the host: after the work in `stream`, and done on return.
    ///
    /// # Errors
    ///
    /// As [`BufferView::copy_to_host`].
    #[doc(alias = "cudaMemcpyAsync")]
    pub fn copy_from_host(&self, stream: &Stream, host: &[T]) -> Result<(), Error>
    where
        T: NoUninit,
    {
        let bytes = self.same_length(host)?;
        let entered = self.buffer.core.enter_with(stream)?;
        let from = host.as_ptr().cast::<c_void>();
        // SAFETY: `host` is readable for `bytes` initialised bytes, and the stream is waited for before the borrow ends; the device range was
        // checked to lie in the buffer, which `self` keeps mapped.
        let copied =
            unsafe { entered.copy_bytes(self.address as *mut c_void, from, bytes, stream.raw()) };
        copied.and(entered.synchronize_stream(stream.core().raw()))
    }

    /// Copies from another view of the same length, without waiting; views that overlap in memory get bytes in no promised order.
    ///
    /// # Errors
    ///
    /// As [`BufferView::copy_to_host`].
    #[doc(alias = "cudaMemcpyAsync")]
    pub fn copy_from(&self, stream: &Stream, source: &BufferView<'_, T>) -> Result<(), Error> {
        if source.length != self.length {
            return Err(Error::LengthMismatch {
                given: source.bytes(),
                needed: self.bytes(),
            });
        }
        source.buffer.check_stream(stream)?;
        let entered = self.buffer.core.enter_with(stream)?;
        let bytes = usize::try_from(self.bytes()).unwrap_or(usize::MAX);
        // SAFETY: both ranges were checked to lie in their buffers, and the uses recorded below keep the buffers mapped until the copy is done.
        unsafe {
            entered.copy_bytes(
                self.address as *mut c_void,
                source.address as *const c_void,
                bytes,
                stream.raw(),
            )
        }?;
        // Both, whatever the first answers: the copy is under way.
        let recorded = self.buffer.core.usage().record(&entered, stream);
        recorded.and(source.buffer.core.usage().record(&entered, stream))
    }

    /// Fills the view's bytes with one value, without waiting.
    ///
    /// # Errors
    ///
    /// As [`BufferView::copy_to_host`].
    #[doc(alias = "cudaMemsetAsync")]
    pub fn fill(&self, stream: &Stream, value: u8) -> Result<(), Error> {
        let entered = self.buffer.core.enter_with(stream)?;
        let bytes = usize::try_from(self.bytes()).unwrap_or(usize::MAX);
        // SAFETY: the range was checked to lie in the buffer, and the use recorded below keeps the buffer mapped until the fill is done.
        unsafe { entered.fill(self.address as *mut c_void, value, bytes, stream.raw()) }?;
        self.buffer.core.usage().record(&entered, stream)
    }
}
