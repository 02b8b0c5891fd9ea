//! Sending file descriptors with their origin to another process, over a Unix socket.
//!
//! The descriptor travels as `SCM_RIGHTS` beside the first bytes of a record that holds its origin.
//!
//! # What the receiver checks, and what it believes
//!
//! It checks that the record is whole, of a known version and about the right kind of thing; that
//! every field has a value that it can have; that exactly one descriptor came along, that this is no
//! ordinary file, pipe, socket or terminal, and that a dma-buf is as large as the record says.
//! Whatever is wrong, all descriptors that came are closed.
//!
//! It believes what no process can check: that the descriptor is the memory or semaphore that the
//! record describes, with its size, memory type, dedication, device and driver. So receiving is
//! `unsafe`: the caller vouches for the peer, as with [`MemoryFd::from_parts`]. A peer that shares
//! memory can also change its bytes at any time.

use std::io::{self, IoSlice, IoSliceMut, Read};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, ReturnFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags,
};

use crate::record::{self, HEADER, RecordError, RecordKind};
use crate::rules::{FdFacts, FileKind};
use crate::{BinaryFd, Error, MemoryFd, MemoryHandleType, TimelineFd, handover};

/// Room for this many descriptors: more than one, so that too many are seen and closed.
const MOST_FDS: usize = 8;

const fn os(call: &'static str) -> impl Fn(io::Error) -> Error {
    move |source| Error::Os { call, source }
}

fn send(socket: &UnixStream, record: &[u8], fd: BorrowedFd<'_>) -> Result<(), Error> {
    let fds = [fd];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = SendAncillaryBuffer::new(&mut space);
    // The space is made for exactly this message.
    ancillary.push(SendAncillaryMessage::ScmRights(&fds));
    let sent = rustix::io::retry_on_intr(|| {
        rustix::net::sendmsg(
            socket,
            &[IoSlice::new(record)],
            &mut ancillary,
            SendFlags::NOSIGNAL,
        )
    })
    .map_err(|errno| os("sendmsg")(errno.into()))?;
    // What did not fit goes without the descriptor, which has gone with the first byte.
    let mut rest = &record[sent..];
    while !rest.is_empty() {
        let sent =
            rustix::io::retry_on_intr(|| rustix::net::send(socket, rest, SendFlags::NOSIGNAL))
                .map_err(|errno| os("send")(errno.into()))?;
        rest = &rest[sent..];
    }
    Ok(())
}

/// Reads a record of this kind, with the one descriptor that came along.
fn receive(mut socket: &UnixStream, kind: RecordKind) -> Result<(Vec<u8>, OwnedFd), Error> {
    let mut header = [0; HEADER];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_FDS))];
    let mut ancillary = RecvAncillaryBuffer::new(&mut space);
    let received = loop {
        // Waits without taking anything, so that nobody waits for the lock meanwhile.
        rustix::io::retry_on_intr(|| rustix::net::recv(socket, &mut [0_u8], RecvFlags::PEEK))
            .map_err(|errno| os("recv")(errno.into()))?;
        // What was sent may be a descriptor of a file that is being handed over here.
        let received = handover::export(|| {
            rustix::io::retry_on_intr(|| {
                rustix::net::recvmsg(
                    socket,
                    &mut [IoSliceMut::new(&mut header)],
                    &mut ancillary,
                    RecvFlags::CMSG_CLOEXEC | RecvFlags::DONTWAIT,
                )
            })
        })
        .map_err(os("recvmsg"))?;
        match received {
            // Another reader was faster.
            Err(rustix::io::Errno::AGAIN) => {}
            other => break other.map_err(|errno| os("recvmsg")(errno.into()))?,
        }
    };
    // From here on the descriptors are owned: an early return closes them.
    let mut fds: Vec<OwnedFd> = ancillary
        .drain()
        .filter_map(|message| match message {
            RecvAncillaryMessage::ScmRights(fds) => Some(fds),
            _ => None,
        })
        .flatten()
        .collect();
    fill(&mut socket, &mut header[received.bytes..])?;
    let length = record::body_length(&header, kind).map_err(Error::Record)?;
    let mut body = vec![0; length];
    fill(&mut socket, &mut body)?;
    if received.flags.contains(ReturnFlags::CTRUNC) {
        let received = fds.len();
        return Err(Error::Record(RecordError::FdsCutOff { received }));
    }
    match (fds.pop(), fds.len()) {
        (Some(fd), 0) => Ok((body, fd)),
        (None, _) => Err(Error::Record(RecordError::FdCount { found: 0 })),
        (Some(_), others) => Err(Error::Record(RecordError::FdCount { found: others + 1 })),
    }
}

/// Fills the rest of a buffer; descriptors that come with these bytes are dropped by the kernel.
fn fill(socket: &mut &UnixStream, bytes: &mut [u8]) -> Result<(), Error> {
    socket
        .read_exact(bytes)
        .map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => Error::Record(RecordError::Truncated),
            _ => os("read")(error),
        })
}

impl MemoryFd {
    /// Sends a duplicate of the descriptor and its origin to another process.
    ///
    /// # Errors
    ///
    /// [`Error::Os`]; the stream is at no defined place then: close it.
    #[doc(alias = "SCM_RIGHTS")]
    pub fn send(&self, socket: &UnixStream) -> Result<(), Error> {
        send(socket, &record::write_memory(self.origin()), self.as_fd())
    }

    /// Receives what another process sent with [`MemoryFd::send`].
    ///
    /// The [module](crate::transport) says what is checked and what is believed. A read timeout of
    /// the socket holds. After an error the stream is at no defined place: close it.
    ///
    /// # Errors
    ///
    /// [`Error::Record`] if the bytes are no record of memory or the descriptor cannot be what the
    /// record says; [`Error::Os`]. Whatever came is closed.
    ///
    /// # Safety
    ///
    /// The peer is trusted to describe truly what it sends, as [`MemoryFd::from_parts`] asks.
    #[doc(alias = "SCM_RIGHTS")]
    pub unsafe fn receive(socket: &UnixStream) -> Result<Self, Error> {
        let (body, fd) = receive(socket, RecordKind::Memory)?;
        let origin = record::read_memory(&body).map_err(Error::Record)?;
        let facts = FdFacts::of(fd.as_fd());
        let fits = match origin.handle_type {
            MemoryHandleType::OpaqueFd => facts.kind.can_be_opaque(),
            MemoryHandleType::DmaBuf => facts.kind == FileKind::DmaBuf,
        };
        if !fits {
            return Err(Error::Record(RecordError::FdKind { found: facts.kind }));
        }
        if let (MemoryHandleType::DmaBuf, Some(found)) = (origin.handle_type, facts.size)
            && found < origin.allocation_size
        {
            return Err(Error::Record(RecordError::FdSize {
                stated: origin.allocation_size,
                found,
            }));
        }
        // SAFETY: forwarded: the caller trusts the peer's record.
        Ok(unsafe { Self::from_parts(fd, origin) })
    }
}

macro_rules! semaphore_transport {
    ($fd:ident, $kind:expr, $words:literal) => {
        impl $fd {
            /// Sends a duplicate of the descriptor and its origin to another process.
            ///
            /// # Errors
            ///
            /// [`Error::Os`]; the stream is at no defined place then: close it.
            #[doc(alias = "SCM_RIGHTS")]
            pub fn send(&self, socket: &UnixStream) -> Result<(), Error> {
                send(
                    socket,
                    &record::write_semaphore($kind, self.origin()),
                    self.as_fd(),
                )
            }

            /// Receives what another process sent in the same way.
            ///
            /// The [module](crate::transport) says what is checked and what is believed. A read
            /// timeout of the socket holds. After an error the stream is at no defined place: close
            /// it.
            ///
            /// # Errors
            ///
            #[doc = concat!("[`Error::Record`] if the bytes are no record of ", $words)]
            /// or the descriptor cannot be one; [`Error::Os`]. Whatever came is closed.
            ///
            /// # Safety
            ///
            /// The peer is trusted to describe truly what it sends, as `from_parts` asks.
            #[doc(alias = "SCM_RIGHTS")]
            pub unsafe fn receive(socket: &UnixStream) -> Result<Self, Error> {
                let (body, fd) = receive(socket, $kind)?;
                let origin = record::read_semaphore(&body).map_err(Error::Record)?;
                let kind = FdFacts::of(fd.as_fd()).kind;
                if !kind.can_be_opaque() {
                    return Err(Error::Record(RecordError::FdKind { found: kind }));
                }
                // SAFETY: forwarded: the caller trusts the peer's record.
                Ok(unsafe { Self::from_parts(fd, origin) })
            }
        }
    };
}

semaphore_transport!(BinaryFd, RecordKind::Binary, "a binary semaphore");
semaphore_transport!(TimelineFd, RecordKind::Timeline, "a timeline semaphore");

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::os::fd::{AsRawFd, FromRawFd};
    use std::sync::mpsc;
    use std::time::Duration;

    use ash::vk;

    use super::*;
    use crate::{Dedication, Exporter, Origin, SemaphoreOrigin};

    fn memory_fd() -> MemoryFd {
        let fd = rustix::fs::memfd_create("memory", rustix::fs::MemfdFlags::CLOEXEC).unwrap();
        let origin = Origin {
            handle_type: MemoryHandleType::OpaqueFd,
            exporter: Exporter::Elsewhere,
            allocation_size: 4096,
            memory_type_index: None,
            memory_property_flags: vk::MemoryPropertyFlags::empty(),
            dedication: Dedication::None,
            device_uuid: [1; 16],
            driver_uuid: None,
            device_mask: 1,
            group_device_uuids: Vec::new(),
        };
        // SAFETY: no driver ever sees it.
        unsafe { MemoryFd::from_parts(fd, origin) }
    }

    /// The number of ends of a pipe's other side: a pipe whose writers are gone reads as ended.
    fn is_ended(mut reader: &io::PipeReader) -> bool {
        rustix::io::ioctl_fionbio(reader, true).unwrap();
        matches!(reader.read(&mut [0]), Ok(0))
    }

    /// Sends bytes with descriptors of a pipe's writing end, and says what came of it.
    fn hostile(bytes: &[u8], count: usize, hang_up: bool) -> RecordError {
        let (sender, receiver) = UnixStream::pair().unwrap();
        let (reader, writer) = io::pipe().unwrap();
        let fds = vec![writer.as_fd(); count];
        let mut space = vec![MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(count.max(1)))];
        let mut ancillary = SendAncillaryBuffer::new(&mut space);
        if count > 0 {
            assert!(ancillary.push(SendAncillaryMessage::ScmRights(&fds)));
        }
        let flags = SendFlags::empty();
        rustix::net::sendmsg(&sender, &[IoSlice::new(bytes)], &mut ancillary, flags).unwrap();
        drop(writer);
        let sender = (!hang_up).then_some(sender);
        // SAFETY: nothing that is received is imported.
        let error = unsafe { MemoryFd::receive(&receiver) }.unwrap_err();
        assert!(is_ended(&reader), "{error}: a descriptor is still open");
        drop(sender);
        match error {
            Error::Record(error) => error,
            other => panic!("{other}"),
        }
    }

    #[test]
    fn memory_and_semaphores_travel_with_their_origin() {
        let (sender, receiver) = UnixStream::pair().unwrap();
        let sent = memory_fd();
        sent.send(&sender).unwrap();
        let origin = SemaphoreOrigin {
            exporter: Exporter::Vulkan,
            device_uuid: [3; 16],
            driver_uuid: [4; 16],
        };
        let (fd, _) = memory_fd().into_parts();
        // SAFETY: no driver ever sees it.
        let timeline = unsafe { TimelineFd::from_parts(fd, origin.clone()) };
        timeline.send(&sender).unwrap();

        // SAFETY: the peer is this test.
        let memory = unsafe { MemoryFd::receive(&receiver) }.unwrap();
        assert_eq!(memory.origin(), sent.origin());
        let same = handover::compare(sent.as_fd(), memory.as_fd().as_raw_fd());
        assert_eq!(same, handover::Sameness::Same);
        // SAFETY: as above.
        let timeline = unsafe { TimelineFd::receive(&receiver) }.unwrap();
        assert_eq!(timeline.origin(), &origin);

        let (fd, origin) = timeline.into_parts();
        // SAFETY: no driver ever sees it.
        unsafe { BinaryFd::from_parts(fd, origin) }
            .send(&sender)
            .unwrap();
        // SAFETY: as above.
        let wrong = unsafe { TimelineFd::receive(&receiver) }.unwrap_err();
        let expected = RecordError::Kind {
            expected: RecordKind::Timeline,
            found: 2,
        };
        assert!(matches!(wrong, Error::Record(error) if error == expected));
    }

    #[test]
    fn hostile_records_are_refused_and_leave_nothing_open() {
        let record = record::write_memory(memory_fd().origin());
        let pipe = RecordError::FdKind {
            found: FileKind::Pipe,
        };
        assert_eq!(hostile(&record, 1, false), pipe);
        assert_eq!(
            hostile(&record, 0, false),
            RecordError::FdCount { found: 0 }
        );
        assert_eq!(
            hostile(&record, 3, false),
            RecordError::FdCount { found: 3 }
        );
        assert!(matches!(
            hostile(&record, 20, false),
            RecordError::FdsCutOff { received } if (MOST_FDS..20).contains(&received)
        ));
        for length in 1..record.len() {
            assert_eq!(
                hostile(&record[..length], 1, true),
                RecordError::Truncated,
                "{length}"
            );
        }
        let mut version = record.clone();
        version[4] = 9;
        assert_eq!(
            hostile(&version, 1, false),
            RecordError::Version { found: 9 }
        );
        let mut length = record.clone();
        length[11] = 0xff;
        assert!(matches!(
            hostile(&length, 2, false),
            RecordError::Length { .. }
        ));
        let mut field = record;
        field[HEADER] = 2;
        assert_eq!(
            hostile(&field, 1, false),
            RecordError::Field {
                field: "handle type"
            }
        );
        assert_eq!(
            hostile(b"GET / HTTP/1.1\r\n\r\n", 1, false),
            RecordError::NotARecord
        );
    }

    #[test]
    fn a_descriptor_that_comes_back_is_not_taken_for_a_duplicate_that_failed() {
        let (sender, receiver) = UnixStream::pair().unwrap();
        let memory = memory_fd();
        memory.send(&sender).unwrap();
        let (freed, number_is_free) = mpsc::channel();
        let (pass_on, received) = mpsc::channel();
        let back = std::thread::scope(|scope| {
            scope.spawn(move || {
                number_is_free.recv().unwrap();
                // SAFETY: the peer is this test.
                let back = unsafe { MemoryFd::receive(&receiver) }.unwrap();
                pass_on.send(back).unwrap();
            });
            let failed: Result<(), _> = handover::hand_over(memory.as_fd(), |number| {
                // SAFETY: the number was given away to be owned.
                drop(unsafe { OwnedFd::from_raw_fd(number) });
                freed.send(()).unwrap();
                // Received now, it would be the same file under the number that is looked at next.
                Err(received.recv_timeout(Duration::from_millis(200)).ok())
            });
            match failed {
                Err(handover::HandOverError::Call(Some(back))) => back,
                _ => received.recv().unwrap(),
            }
        });
        let same = handover::compare(memory.as_fd(), back.as_fd().as_raw_fd());
        assert_eq!(same, handover::Sameness::Same);
    }

    #[test]
    fn a_record_in_pieces_is_put_together() {
        let (sender, receiver) = UnixStream::pair().unwrap();
        let memory = memory_fd();
        let record = record::write_memory(memory.origin());
        std::thread::scope(|scope| {
            scope.spawn(|| {
                send(&sender, &record[..1], memory.as_fd()).unwrap();
                for byte in &record[1..] {
                    (&sender).write_all(&[*byte]).unwrap();
                }
            });
            // SAFETY: the peer is this test.
            let received = unsafe { MemoryFd::receive(&receiver) }.unwrap();
            assert_eq!(received.origin(), memory.origin());
        });
    }
}
