//! Records as they are written, shortened, changed and overlong.

use super::*;

fn origins() -> Vec<Origin> {
    let plain = Origin {
        handle_type: MemoryHandleType::OpaqueFd,
        exporter: Exporter::Vulkan,
        allocation_size: 1 << 33,
        memory_type_index: Some(3),
        memory_property_flags: vk::MemoryPropertyFlags::DEVICE_LOCAL,
        dedication: Dedication::None,
        device_uuid: *b"0123456789abcdef",
        driver_uuid: Some([7; 16]),
        device_mask: 1,
        group_device_uuids: Vec::new(),
    };
    let mut image = ImageDescription::two_dimensional(
        vk::Format::R16G16B16A16_SFLOAT,
        640,
        480,
        vk::ImageUsageFlags::SAMPLED,
    );
    image.mip_levels = 5;
    let mut buffer = BufferDescription::new(77, vk::BufferUsageFlags::STORAGE_BUFFER);
    buffer.sharing_mode = vk::SharingMode::CONCURRENT;
    buffer.queue_family_indices = vec![0, 2];
    vec![
        Origin {
            dedication: Dedication::Image(image),
            ..plain.clone()
        },
        Origin {
            dedication: Dedication::Buffer(buffer),
            device_mask: 0b11,
            group_device_uuids: vec![[1; 16], [2; 16]],
            ..plain.clone()
        },
        Origin {
            handle_type: MemoryHandleType::DmaBuf,
            exporter: Exporter::Elsewhere,
            memory_type_index: None,
            driver_uuid: None,
            ..plain.clone()
        },
        plain,
    ]
}

fn read(record: &[u8]) -> Result<Origin, RecordError> {
    let (header, body) = record.split_first_chunk().ok_or(RecordError::Truncated)?;
    let length = body_length(header, RecordKind::Memory)?;
    read_memory(body.get(..length).ok_or(RecordError::Truncated)?)
}

#[test]
fn origins_come_back_as_they_went() {
    for origin in origins() {
        assert_eq!(read(&write_memory(&origin)), Ok(origin));
    }
    let origin = SemaphoreOrigin {
        exporter: Exporter::Cuda,
        device_uuid: [5; 16],
        driver_uuid: [6; 16],
    };
    let record = write_semaphore(RecordKind::Timeline, &origin);
    let (header, body) = record.split_first_chunk().unwrap();
    assert_eq!(body_length(header, RecordKind::Timeline), Ok(body.len()));
    assert_eq!(read_semaphore(body), Ok(origin));
    assert_eq!(
        body_length(header, RecordKind::Binary),
        Err(RecordError::Kind {
            expected: RecordKind::Binary,
            found: 3
        })
    );
}

#[test]
fn every_shortened_record_is_refused() {
    for origin in origins() {
        let record = write_memory(&origin);
        for length in 0..record.len() {
            assert!(
                read(&record[..length]).is_err(),
                "{length} of {}",
                record.len()
            );
        }
        // A body that is shorter than its fields, with a header that says so honestly.
        for length in 0..record.len() - HEADER {
            assert!(read_memory(&record[HEADER..][..length]).is_err());
        }
        let longer = [&record[HEADER..], &[0]].concat();
        assert_eq!(read_memory(&longer), Err(RecordError::Length { found: 1 }));
    }
}

#[test]
fn whatever_is_read_is_what_would_be_written() {
    // Every byte of every record, changed to every value: refused, or another origin that is
    // written exactly so.
    let mut accepted = 0;
    for origin in origins() {
        let record = write_memory(&origin);
        for position in 0..record.len() {
            for value in 0..=u8::MAX {
                let mut changed = record.clone();
                changed[position] = value;
                if let Ok(origin) = read(&changed) {
                    assert_eq!(write_memory(&origin), changed, "byte {position} = {value}");
                    accepted += 1;
                }
            }
        }
    }
    assert!(accepted > 1000);
}

#[test]
fn values_that_no_device_has_are_refused() {
    let [image, _, _, plain] = origins().try_into().unwrap();
    let field = |origin: &Origin| match read(&write_memory(origin)) {
        Err(RecordError::Field { field }) => field,
        other => panic!("{other:?}"),
    };
    let devices = |mask, count| Origin {
        device_mask: mask,
        group_device_uuids: vec![[1; 16]; count],
        ..plain.clone()
    };
    for (mask, count) in [(0b10, 0), (0b11, 0), (0b10, 1), (0b100, 2), (1 << 31, 31)] {
        assert_eq!(field(&devices(mask, count)), "device mask", "{count}");
    }
    for (mask, count) in [(0b1, 0), (0b1, 1), (0b11, 2), (u32::MAX, 32)] {
        let origin = devices(mask, count);
        assert_eq!(read(&write_memory(&origin)), Ok(origin));
    }
    let changes: [fn(&mut ImageDescription); 6] = [
        |of| of.image_type = vk::ImageType::from_raw(3),
        |of| of.tiling = vk::ImageTiling::from_raw(2),
        |of| of.format = vk::Format::UNDEFINED,
        |of| of.format = vk::Format::from_raw(-1),
        |of| of.samples = vk::SampleCountFlags::from_raw(128),
        |of| of.samples = vk::SampleCountFlags::from_raw(3),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut origin = image.clone();
        let Dedication::Image(of) = &mut origin.dedication else {
            panic!("it is dedicated to an image")
        };
        change(of);
        assert_eq!(field(&origin), "image", "{index}");
    }
}

#[test]
fn lengths_are_judged_before_they_are_believed() {
    let record = write_memory(&origins()[3]);
    let with = |position: usize, bytes: &[u8]| {
        let mut changed = record.clone();
        changed[position..position + bytes.len()].copy_from_slice(bytes);
        read(&changed)
    };
    assert_eq!(with(0, b"ELF!"), Err(RecordError::NotARecord));
    assert_eq!(with(4, &[2, 0]), Err(RecordError::Version { found: 2 }));
    let kind = RecordError::Kind {
        expected: RecordKind::Memory,
        found: 9,
    };
    assert_eq!(with(6, &[9, 0]), Err(kind));
    let long = RecordError::Length {
        found: u64::from(u32::MAX),
    };
    assert_eq!(with(8, &[0xff; 4]), Err(long));
    let group = HEADER + 4 + 8 + 4 + 4 + 16 + 16 + 4;
    assert_eq!(
        with(group, &[0xff; 4]),
        Err(RecordError::Field {
            field: "device group"
        })
    );
    assert_eq!(
        with(group - 4, &[0; 4]),
        Err(RecordError::Field {
            field: "device mask"
        })
    );
    assert_eq!(
        with(HEADER + 4, &[0; 8]),
        Err(RecordError::Field {
            field: "allocation size"
        })
    );
}
