//! An origin as bytes, for another process: versioned, little-endian, with every length bounded.
//!
//! There is one way to write each origin, and every byte is checked when reading, so that what is
//! read is exactly what someone wrote with this version.

use std::fmt;

use ash::vk;

use crate::rules::FileKind;
use crate::{
    BufferDescription, Dedication, Exporter, ImageDescription, MemoryHandleType, Origin,
    SemaphoreOrigin,
};

/// The first bytes of every record.
const MAGIC: [u8; 4] = *b"VKFD";
/// The version that is written, and the only one that is read.
const VERSION: u16 = 1;
/// Length of the header: magic, version, kind, length of the body.
pub(crate) const HEADER: usize = 12;
/// The longest body: far more than any origin has.
const LONGEST: u32 = 4096;
/// The most devices in a group (`VK_MAX_DEVICE_GROUP_SIZE`).
const MOST_DEVICES: u32 = 32;
/// The most queue families that a record names.
const MOST_FAMILIES: u32 = 64;
/// The number of memory types in Vulkan (`VK_MAX_MEMORY_TYPES`).
const MEMORY_TYPES: u32 = 32;

/// What a record is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    /// Memory.
    Memory,
    /// A binary semaphore.
    Binary,
    /// A timeline semaphore.
    Timeline,
}

impl RecordKind {
    const fn number(self) -> u16 {
        match self {
            Self::Memory => 1,
            Self::Binary => 2,
            Self::Timeline => 3,
        }
    }
}

/// What is wrong with bytes that should be a record, or with what came along.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// The bytes end too early.
    Truncated,
    /// The bytes are no record at all.
    NotARecord,
    /// The record is of a version that this crate does not read.
    Version {
        /// The version.
        found: u16,
    },
    /// The record is about something else.
    Kind {
        /// What was expected.
        expected: RecordKind,
        /// The number of the kind that came.
        found: u16,
    },
    /// The record says that it is longer than any can be, or is longer than it says.
    Length {
        /// The length, in bytes.
        found: u64,
    },
    /// A field has a value that it cannot have.
    Field {
        /// Which field.
        field: &'static str,
    },
    /// Not exactly one file descriptor came along.
    FdCount {
        /// How many came; all are closed.
        found: usize,
    },
    /// More descriptors came than one message can hold here, or this process has no numbers left.
    FdsCutOff {
        /// How many were received; all are closed.
        received: usize,
    },
    /// The file descriptor cannot be what the record says.
    FdKind {
        /// What it is; it is closed.
        found: FileKind,
    },
    /// A dma-buf is smaller than the record says.
    FdSize {
        /// Size that the record states, in bytes.
        stated: u64,
        /// Size of the dma-buf, in bytes.
        found: u64,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated => f.write_str("the record ends too early"),
            Self::NotARecord => f.write_str("the bytes are no record of a file descriptor"),
            Self::Version { found } => {
                write!(
                    f,
                    "the record has version {found}, and only version {VERSION} is read"
                )
            }
            Self::Kind { expected, found } => {
                write!(f, "the record is of kind {found}, not of {expected:?}")
            }
            Self::Length { found } => write!(f, "no record is {found} bytes long"),
            Self::Field { field } => write!(f, "the record's {field} has an impossible value"),
            Self::FdCount { found } => {
                write!(f, "{found} file descriptors came with the record, not one")
            }
            Self::FdsCutOff { received } => write!(
                f,
                "of the file descriptors that came with the record only {received} could be \
                 received: this process may have no numbers left (RLIMIT_NOFILE)"
            ),
            Self::FdKind { found } => {
                write!(
                    f,
                    "the file descriptor that came with the record is {found}"
                )
            }
            Self::FdSize { stated, found } => write!(
                f,
                "the dma-buf that came with the record has {found} bytes, and the record states \
                 {stated}"
            ),
        }
    }
}

impl std::error::Error for RecordError {}

/// Writes fields one after the other.
struct Writer(Vec<u8>);

impl Writer {
    fn record(kind: RecordKind, body: impl FnOnce(&mut Self)) -> Vec<u8> {
        let mut writer = Self(Vec::with_capacity(256));
        writer.bytes(&MAGIC);
        writer.bytes(&VERSION.to_le_bytes());
        writer.bytes(&kind.number().to_le_bytes());
        writer.u32(0);
        body(&mut writer);
        let length = u32::try_from(writer.0.len() - HEADER).unwrap_or(u32::MAX);
        writer.0[8..HEADER].copy_from_slice(&length.to_le_bytes());
        writer.0
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    fn u32(&mut self, value: u32) {
        self.bytes(&value.to_le_bytes());
    }

    fn u64(&mut self, value: u64) {
        self.bytes(&value.to_le_bytes());
    }

    fn families(&mut self, mode: vk::SharingMode, families: &[u32]) {
        self.u32(mode.as_raw().cast_unsigned());
        // Only shared resources have families that count.
        let families = if mode == vk::SharingMode::CONCURRENT {
            families
        } else {
            &[]
        };
        self.u32(u32::try_from(families.len()).unwrap_or(u32::MAX));
        families.iter().for_each(|family| self.u32(*family));
    }
}

/// Reads fields one after the other, and never past the end.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes<const LENGTH: usize>(&mut self) -> Result<[u8; LENGTH], RecordError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(RecordError::Truncated)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn u8(&mut self) -> Result<u8, RecordError> {
        self.bytes().map(u8::from_le_bytes)
    }

    fn u16(&mut self) -> Result<u16, RecordError> {
        self.bytes().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, RecordError> {
        self.bytes().map(u32::from_le_bytes)
    }

    fn i32(&mut self) -> Result<i32, RecordError> {
        self.bytes().map(i32::from_le_bytes)
    }

    fn u64(&mut self) -> Result<u64, RecordError> {
        self.bytes().map(u64::from_le_bytes)
    }

    /// A list with its length before it; the length is judged before anything is allocated.
    fn list<T>(
        &mut self,
        field: &'static str,
        most: u32,
        read: impl Fn(&mut Self) -> Result<T, RecordError>,
    ) -> Result<Vec<T>, RecordError> {
        let length = self.u32()?;
        if length > most {
            return Err(RecordError::Field { field });
        }
        (0..length).map(|_| read(self)).collect()
    }

    fn families(&mut self) -> Result<(vk::SharingMode, Vec<u32>), RecordError> {
        let mode = vk::SharingMode::from_raw(self.i32()?);
        let families = self.list("queue families", MOST_FAMILIES, Self::u32)?;
        match mode {
            vk::SharingMode::EXCLUSIVE if families.is_empty() => {}
            vk::SharingMode::CONCURRENT => {}
            _ => {
                return Err(RecordError::Field {
                    field: "sharing mode",
                });
            }
        }
        Ok((mode, families))
    }

    fn end(&self) -> Result<(), RecordError> {
        match self.0.len() {
            0 => Ok(()),
            more => Err(RecordError::Length { found: more as u64 }),
        }
    }
}

fn one_of<T: Copy>(field: &'static str, number: u8, values: &[T]) -> Result<T, RecordError> {
    values
        .get(usize::from(number))
        .copied()
        .ok_or(RecordError::Field { field })
}

const EXPORTERS: [Exporter; 3] = [Exporter::Vulkan, Exporter::Cuda, Exporter::Elsewhere];

const fn exporter_number(exporter: Exporter) -> u8 {
    match exporter {
        Exporter::Vulkan => 0,
        Exporter::Cuda => 1,
        Exporter::Elsewhere => 2,
    }
}

/// How many bytes follow a header, if it is one of a record of this kind.
pub(crate) fn body_length(
    header: &[u8; HEADER],
    expected: RecordKind,
) -> Result<usize, RecordError> {
    let mut reader = Reader(header);
    if reader.bytes()? != MAGIC {
        return Err(RecordError::NotARecord);
    }
    let found = reader.u16()?;
    if found != VERSION {
        return Err(RecordError::Version { found });
    }
    let found = reader.u16()?;
    if found != expected.number() {
        return Err(RecordError::Kind { expected, found });
    }
    let length = reader.u32()?;
    if length > LONGEST {
        return Err(RecordError::Length {
            found: u64::from(length),
        });
    }
    usize::try_from(length).map_err(|_| RecordError::Length {
        found: u64::from(length),
    })
}

/// The record of memory.
pub(crate) fn write_memory(origin: &Origin) -> Vec<u8> {
    Writer::record(RecordKind::Memory, |writer| {
        writer.u8(match origin.handle_type {
            MemoryHandleType::OpaqueFd => 0,
            MemoryHandleType::DmaBuf => 1,
        });
        writer.u8(exporter_number(origin.exporter));
        writer.u8(u8::from(origin.memory_type_index.is_some()));
        writer.u8(u8::from(origin.driver_uuid.is_some()));
        writer.u64(origin.allocation_size);
        writer.u32(origin.memory_type_index.unwrap_or(0));
        writer.u32(origin.memory_property_flags.as_raw());
        writer.bytes(&origin.device_uuid);
        writer.bytes(&origin.driver_uuid.unwrap_or([0; 16]));
        writer.u32(origin.device_mask);
        writer.u32(u32::try_from(origin.group_device_uuids.len()).unwrap_or(u32::MAX));
        origin
            .group_device_uuids
            .iter()
            .for_each(|uuid| writer.bytes(uuid));
        match &origin.dedication {
            Dedication::None => writer.u8(0),
            Dedication::Image(image) => {
                writer.u8(1);
                writer.u32(image.flags.as_raw());
                writer.u32(image.image_type.as_raw().cast_unsigned());
                writer.u32(image.format.as_raw().cast_unsigned());
                writer.u32(image.extent.width);
                writer.u32(image.extent.height);
                writer.u32(image.extent.depth);
                writer.u32(image.mip_levels);
                writer.u32(image.array_layers);
                writer.u32(image.samples.as_raw());
                writer.u32(image.tiling.as_raw().cast_unsigned());
                writer.u32(image.usage.as_raw());
                writer.families(image.sharing_mode, &image.queue_family_indices);
            }
            Dedication::Buffer(buffer) => {
                writer.u8(2);
                writer.u32(buffer.flags.as_raw());
                writer.u64(buffer.size);
                writer.u32(buffer.usage.as_raw());
                writer.families(buffer.sharing_mode, &buffer.queue_family_indices);
            }
        }
    })
}

/// The origin in the body of a record of memory.
pub(crate) fn read_memory(body: &[u8]) -> Result<Origin, RecordError> {
    let mut reader = Reader(body);
    let handle_type = one_of("handle type", reader.u8()?, &MemoryHandleType::ALL)?;
    let exporter = one_of("exporter", reader.u8()?, &EXPORTERS)?;
    let has_type = one_of("mark of a memory type", reader.u8()?, &[false, true])?;
    let has_driver = one_of("mark of a driver", reader.u8()?, &[false, true])?;
    let allocation_size = reader.u64()?;
    if allocation_size == 0 {
        return Err(RecordError::Field {
            field: "allocation size",
        });
    }
    let memory_type = reader.u32()?;
    if memory_type >= MEMORY_TYPES || !has_type && memory_type != 0 {
        return Err(RecordError::Field {
            field: "memory type",
        });
    }
    let memory_property_flags = vk::MemoryPropertyFlags::from_raw(reader.u32()?);
    let device_uuid = reader.bytes()?;
    let driver_uuid = reader.bytes()?;
    if !has_driver && driver_uuid != [0; 16] {
        return Err(RecordError::Field {
            field: "driver UUID",
        });
    }
    let device_mask = reader.u32()?;
    if device_mask == 0 {
        return Err(RecordError::Field {
            field: "device mask",
        });
    }
    let group_device_uuids: Vec<[u8; 16]> =
        reader.list("device group", MOST_DEVICES, Reader::bytes)?;
    let devices = u32::try_from(group_device_uuids.len().max(1)).unwrap_or(MOST_DEVICES);
    if device_mask.checked_shr(devices).unwrap_or(0) != 0 {
        return Err(RecordError::Field {
            field: "device mask",
        });
    }
    let dedication = match reader.u8()? {
        0 => Dedication::None,
        1 => Dedication::Image(read_image(&mut reader)?),
        2 => Dedication::Buffer(read_buffer(&mut reader)?),
        _ => {
            return Err(RecordError::Field {
                field: "dedication",
            });
        }
    };
    reader.end()?;
    Ok(Origin {
        handle_type,
        exporter,
        allocation_size,
        memory_type_index: has_type.then_some(memory_type),
        memory_property_flags,
        dedication,
        device_uuid,
        driver_uuid: has_driver.then_some(driver_uuid),
        device_mask,
        group_device_uuids,
    })
}

fn read_image(reader: &mut Reader<'_>) -> Result<ImageDescription, RecordError> {
    let flags = vk::ImageCreateFlags::from_raw(reader.u32()?);
    let image_type = vk::ImageType::from_raw(reader.i32()?);
    let format = vk::Format::from_raw(reader.i32()?);
    let extent = vk::Extent3D {
        width: reader.u32()?,
        height: reader.u32()?,
        depth: reader.u32()?,
    };
    let (mip_levels, array_layers) = (reader.u32()?, reader.u32()?);
    let samples = vk::SampleCountFlags::from_raw(reader.u32()?);
    let tiling = vk::ImageTiling::from_raw(reader.i32()?);
    let usage = vk::ImageUsageFlags::from_raw(reader.u32()?);
    let (sharing_mode, queue_family_indices) = reader.families()?;
    let counts = [
        extent.width,
        extent.height,
        extent.depth,
        mip_levels,
        array_layers,
    ];
    let types = [
        vk::ImageType::TYPE_1D,
        vk::ImageType::TYPE_2D,
        vk::ImageType::TYPE_3D,
    ];
    let tilings = [
        vk::ImageTiling::OPTIMAL,
        vk::ImageTiling::LINEAR,
        vk::ImageTiling::DRM_FORMAT_MODIFIER_EXT,
    ];
    if counts.contains(&0)
        || !matches!(samples.as_raw(), 1 | 2 | 4 | 8 | 16 | 32 | 64)
        || !types.contains(&image_type)
        || !tilings.contains(&tiling)
        || format.as_raw() <= 0
    {
        return Err(RecordError::Field { field: "image" });
    }
    Ok(ImageDescription {
        flags,
        image_type,
        format,
        extent,
        mip_levels,
        array_layers,
        samples,
        tiling,
        usage,
        sharing_mode,
        queue_family_indices,
    })
}

fn read_buffer(reader: &mut Reader<'_>) -> Result<BufferDescription, RecordError> {
    let flags = vk::BufferCreateFlags::from_raw(reader.u32()?);
    let size = reader.u64()?;
    let usage = vk::BufferUsageFlags::from_raw(reader.u32()?);
    let (sharing_mode, queue_family_indices) = reader.families()?;
    if size == 0 {
        return Err(RecordError::Field { field: "buffer" });
    }
    Ok(BufferDescription {
        flags,
        size,
        usage,
        sharing_mode,
        queue_family_indices,
    })
}

/// The record of a semaphore.
pub(crate) fn write_semaphore(kind: RecordKind, origin: &SemaphoreOrigin) -> Vec<u8> {
    Writer::record(kind, |writer| {
        writer.u8(exporter_number(origin.exporter));
        writer.bytes(&origin.device_uuid);
        writer.bytes(&origin.driver_uuid);
    })
}

/// The origin in the body of a record of a semaphore.
pub(crate) fn read_semaphore(body: &[u8]) -> Result<SemaphoreOrigin, RecordError> {
    let mut reader = Reader(body);
    let exporter = one_of("exporter", reader.u8()?, &EXPORTERS)?;
    let (device_uuid, driver_uuid) = (reader.bytes()?, reader.bytes()?);
    reader.end()?;
    Ok(SemaphoreOrigin {
        exporter,
        device_uuid,
        driver_uuid,
    })
}

#[cfg(test)]
mod tests;
