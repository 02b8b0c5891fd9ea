//! Thousands of generated programs, each run under the validation layer with our verdict beside it: no id in our scope
//! that the layer gives and we miss, no program that we accept and the driver refuses or dies of, and every refusal of
//! ours that layer and driver let pass is one of the rules named here.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CStr;

use ash::{ext, khr, vk};
use interop_tests::{SoftwareDriver, on};
use vk_fd_import::Vuid;

use super::COPIES;
use super::batch::{self, Record};
use super::program::{
    Allocate, DMA_BUF, Fd, MemoryTypes, OPAQUE, Payload, Program, Resource, SemaphoreTypes, Size,
    Type,
};

/// Numbers that look random and are the same for the same seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        // splitmix64
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).expect("below a small bound")
    }

    /// True once in `times`.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    /// The first value mostly, another one at times.
    fn mostly<T: Copy>(&mut self, values: &[T]) -> T {
        if self.once_in(3) {
            self.of(values)
        } else {
            values[0]
        }
    }
}

const NONE: MemoryTypes = MemoryTypes::empty();
const WIN32: MemoryTypes = MemoryTypes::OPAQUE_WIN32;
const D3D11: MemoryTypes = MemoryTypes::D3D11_TEXTURE;

fn resource(random: &mut Random, image: bool) -> Resource {
    random.of(if image {
        &[Resource::Image, Resource::OtherImage]
    } else {
        &[Resource::Buffer, Resource::OtherBuffer]
    })
}

fn fd(random: &mut Random) -> Fd {
    let payload = match random.below(3) {
        0 => Payload::Plain,
        1 => Payload::For(resource(random, false)),
        _ => Payload::For(resource(random, true)),
    };
    random.mostly(&[
        Fd::Export(payload),
        Fd::MinusOne,
        Fd::Closed,
        Fd::Null,
        Fd::Pipe,
        Fd::Regular,
    ])
}

fn handle_types(random: &mut Random) -> MemoryTypes {
    random.mostly(&[
        OPAQUE,
        DMA_BUF,
        OPAQUE | DMA_BUF,
        WIN32,
        D3D11,
        NONE,
        OPAQUE | D3D11,
    ])
}

fn allocate(random: &mut Random) -> Allocate {
    let import = random.once_in(2).then(|| {
        let fd = fd(random);
        (handle_types(random), fd)
    });
    // Mostly for the resource that the payload is of.
    let fitting = match import {
        Some((_, Fd::Export(Payload::For(resource)))) if !random.once_in(4) => Some(resource),
        _ => None,
    };
    let is_image = |of: Resource| matches!(of, Resource::Image | Resource::OtherImage);
    let mut buffer = fitting.filter(|of| !is_image(*of));
    let mut image = fitting.filter(|of| is_image(*of));
    if fitting.is_none() && random.once_in(3) {
        if random.once_in(2) {
            buffer = Some(resource(random, false));
        } else {
            image = Some(resource(random, true));
        }
        if random.once_in(6) {
            buffer = Some(resource(random, false));
            image = Some(resource(random, true));
        }
    }
    let flags = [1, 2, 4, 1 | 2, 1 << 20].map(vk::MemoryAllocateFlags::from_raw);
    Allocate {
        size: random.mostly(&[
            Size::Right,
            Size::Right,
            Size::Zero,
            Size::Half,
            Size::Double,
            Size::OneLess,
            Size::OneMore,
            Size::BeyondHeap,
        ]),
        memory_type: random.mostly(&[
            Type::Right,
            Type::Right,
            Type::Next,
            Type::Index(31),
            Type::Index(99),
        ]),
        export: random.once_in(3).then(|| handle_types(random)),
        import,
        buffer,
        image,
        flags: random
            .once_in(8)
            .then(|| (random.of(&flags), random.of(&[0, 1, 2, 3]))),
        address: if random.once_in(20) { 0x1000 } else { 0 },
        priority: random.once_in(20).then(|| random.of(&[0.0, 1.0, 2.0])),
        reversed: random.once_in(2),
    }
}

fn program(random: &mut Random) -> Program {
    match random.below(16) {
        0 => Program::GetFd {
            export: random.of(&[None, Some(NONE), Some(OPAQUE), Some(OPAQUE)]),
            ask: handle_types(random),
        },
        1 => Program::Properties {
            handle_type: handle_types(random),
            fd: fd(random),
        },
        2..=4 => {
            let (image, own) = (random.once_in(2), random.once_in(2));
            Program::Bind {
                imported: random.once_in(2),
                export: random.of(&[NONE, OPAQUE]),
                dedicated: random.once_in(3).then(|| resource(random, image == own)),
                image,
                external: random.of(&[NONE, OPAQUE, OPAQUE]),
                offset: random.mostly(&[0, 1, 256, 4096, 65_536]),
                info: random.once_in(2),
            }
        }
        5 => Program::CreateBuffer {
            external: handle_types(random),
            usage: random.mostly(&[
                COPIES,
                vk::BufferUsageFlags::STORAGE_BUFFER,
                vk::BufferUsageFlags::empty(),
                vk::BufferUsageFlags::from_raw(1 << 31),
            ]),
            flags: random.mostly(&[
                vk::BufferCreateFlags::empty(),
                vk::BufferCreateFlags::from_raw(1 << 30),
            ]),
        },
        6 => Program::CreateImage {
            external: handle_types(random),
            layout: random.mostly(&[vk::ImageLayout::UNDEFINED, vk::ImageLayout::PREINITIALIZED]),
            format: random.of(&[
                vk::Format::R8G8B8A8_UNORM,
                vk::Format::R32G32B32A32_SFLOAT,
                vk::Format::D32_SFLOAT,
            ]),
        },
        7 => {
            let (opaque, sync) = (SemaphoreTypes::OPAQUE_FD, SemaphoreTypes::SYNC_FD);
            let win32 = SemaphoreTypes::OPAQUE_WIN32;
            let types = [opaque, SemaphoreTypes::empty(), sync, opaque | sync, win32];
            // A driver was seen to crash on the export of a timeline; it is refused before it is tried.
            let timeline = random.once_in(4);
            match random.below(3) {
                0 => Program::CreateSemaphore {
                    timeline,
                    value: random.mostly(&[0, 1]),
                    export: random.mostly(&types),
                },
                1 => Program::GetSemaphoreFd {
                    timeline,
                    export: random.of(&[opaque, SemaphoreTypes::empty()]),
                    ask: random.mostly(&types),
                },
                _ => Program::ImportSemaphore {
                    target_timeline: timeline,
                    handle_type: random.mostly(&[opaque, sync, opaque | sync, win32]),
                    flags: random.mostly(&[
                        vk::SemaphoreImportFlags::empty(),
                        vk::SemaphoreImportFlags::TEMPORARY,
                        vk::SemaphoreImportFlags::from_raw(1 << 7),
                    ]),
                    exported: !random.once_in(3),
                    other: random.of(&[Fd::MinusOne, Fd::Null, Fd::Closed, Fd::Pipe]),
                },
            }
        }
        _ => Program::Allocate(allocate(random)),
    }
}

/// Rules of ours that layer and driver let pass when they are broken, and why they are right all the same.
const SILENT: &[(&str, &str)] = &[
    (
        "VUID-VkMemoryAllocateInfo-allocationSize-01742",
        "the layers gave up following what is behind a file descriptor; drivers map what they are told",
    ),
    (
        "VUID-VkMemoryDedicatedAllocateInfo-buffer-01879",
        "the layers gave up following what is behind a file descriptor",
    ),
    (
        "VUID-VkMemoryDedicatedAllocateInfo-image-01878",
        "the layers gave up following what is behind a file descriptor",
    ),
    (
        "VUID-VkExportMemoryAllocateInfo-handleTypes-09860",
        "the layer does not ask the device about handle types of other platforms here",
    ),
    (
        "VUID-VkImportMemoryFdInfoKHR-handleType-00670",
        "of the file descriptor, the layer sees that it is negative and no more",
    ),
    (
        "VUID-vkGetMemoryFdPropertiesKHR-fd-00673",
        "of the file descriptor, the layer sees that it is negative and no more",
    ),
    (
        "VUID-VkMemoryAllocateInfo-pNext-00639",
        "the layer does not know what memory is for until it is bound; here it is for buffers to copy from and to",
    ),
    (
        "VUID-VkExportSemaphoreCreateInfo-handleTypes-01124",
        "the driver says that it does not export timelines, and dies when it is asked to",
    ),
    (
        "VUID-VkBufferCreateInfo-pNext-00920",
        "a driver may know handle types of other platforms, which the library does not ask about",
    ),
    (
        "VUID-VkImageCreateInfo-pNext-00990",
        "a driver may know handle types of other platforms, which the library does not ask about",
    ),
    (
        "FdIsNoSemaphore",
        "of the file descriptor, the layer sees that it is negative and no more",
    ),
    (
        "NotReexportable",
        "drivers pass imported memory on as more than they say that they do",
    ),
    (
        "ExtensionMissing",
        "the layer does not hold a struct against the extension that defines it",
    ),
    (
        "DedicationDropped",
        "memory of one image may be laid out for that image alone",
    ),
    (
        "BindNotExternal",
        "a resource created for sharing, in memory that nobody can share",
    ),
];

/// The layer's ids that we do not give, and why.
fn differs_on_purpose(program: &Program, id: &str) -> bool {
    match (program, id) {
        // 07899 is about allocations that export.
        (Program::Allocate(of), "VUID-VkMemoryAllocateInfo-allocationSize-07899") => {
            of.export.unwrap_or_default().is_empty()
        }
        _ => false,
    }
}

/// Whether a struct of the chain names no handle type, which makes it none. Lavapipe looks at the file descriptor of such
/// an import all the same, and SwiftShader refuses such an export; the library leaves the structs out.
fn names_no_handle_type(program: &Program) -> bool {
    let Program::Allocate(of) = program else {
        return false;
    };
    of.export == Some(NONE)
        || of
            .import
            .is_some_and(|(handle_type, _)| handle_type == NONE)
}

/// What a run came to, in numbers.
#[derive(Debug, Default)]
struct Tally {
    accepted: usize,
    refused: usize,
    died: usize,
    /// How often the layer gave each id in our scope.
    layer: BTreeMap<String, usize>,
    /// How often each rule was the only objection to a program.
    alone: BTreeMap<String, usize>,
}

fn compare(programs: &[Program], records: &[Record], tally: &mut Tally) -> Vec<String> {
    let mut faults = Vec::new();
    for (program, record) in programs.iter().zip(records) {
        if record.verdict.is_none() {
            continue;
        }
        let mut fault = |what: &str| faults.push(format!("{what}: {program:?}: {record:?}"));
        for id in &record.layer {
            let Some(vuid) = Vuid::find(id) else { continue };
            *tally.layer.entry(vuid.id().to_owned()).or_default() += 1;
            if !record.ours.iter().any(|ours| ours == vuid.id()) && !differs_on_purpose(program, id)
            {
                fault(&format!("we miss {id}"));
            }
        }
        if record.died {
            tally.died += 1;
        }
        if !record.refused() {
            tally.accepted += 1;
            if record.died {
                fault("the process died of what we accept");
            } else if !record.succeeded() && !names_no_handle_type(program) {
                fault("the driver refuses what we accept");
            }
            continue;
        }
        tally.refused += 1;
        let objects = record.ours.iter().chain(&record.nameless);
        let objections: BTreeSet<&String> = objects.collect();
        if let [only] = Vec::from_iter(&objections)[..] {
            *tally.alone.entry((*only).clone()).or_default() += 1;
        }
        let passes = record.layer.is_empty() && record.succeeded();
        let named = |rule: &str| SILENT.iter().any(|(silent, _)| *silent == rule);
        if passes && !objections.iter().any(|rule| named(rule)) {
            fault("a refusal of ours that layer and driver let pass has no named reason");
        }
    }
    faults
}

fn differ(driver: SoftwareDriver, extensions: Option<&[&'static CStr]>, seed: u64) {
    on(driver, || differ_here(extensions, seed, 1500));
}

/// The same on the driver that this process has.
pub fn differ_here(extensions: Option<&[&'static CStr]>, seed: u64, count: u64) {
    let seed = seed + 1000 * from_environment("INTEROP_TEST_SEED", 0);
    let count = from_environment("INTEROP_TEST_PROGRAMS", count);
    let count = usize::try_from(count).expect("fits");
    let mut random = Random(seed);
    let programs: Vec<Program> = (0..count).map(|_| program(&mut random)).collect();
    let records = batch::run(&programs, extensions);
    let mut tally = Tally::default();
    let faults = compare(&programs, &records, &mut tally);
    println!("{tally:#?}");
    assert!(
        faults.is_empty(),
        "{} faults of {count} programs:\n{}",
        faults.len(),
        faults[..faults.len().min(40)].join("\n")
    );
    // The generator does not miss its aim: a good part of the programs is right, and of the wrong ones the layer
    // sees many kinds.
    assert!(tally.accepted * 20 > count, "{tally:?}");
    assert!(tally.refused * 5 > count, "{tally:?}");
    assert!(tally.layer.len() * 50 > count.min(1500), "{tally:?}");
}

/// How many programs each test runs, and a number that makes them others: for longer runs by hand.
fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().expect(name))
}

#[test]
fn lavapipe() {
    differ(SoftwareDriver::Lavapipe, None, 1);
}

#[test]
fn newer_lavapipe() {
    differ(SoftwareDriver::LavapipeNew, None, 2);
}

#[test]
fn newer_lavapipe_without_dma_bufs() {
    let extensions = [khr::external_memory_fd::NAME];
    differ(SoftwareDriver::LavapipeNew, Some(&extensions), 3);
}

#[test]
fn swiftshader() {
    differ(SoftwareDriver::SwiftShader, None, 4);
}

#[test]
fn no_extension_at_all() {
    differ(SoftwareDriver::Lavapipe, Some(&[]), 5);
}

#[test]
fn mock_driver() {
    let extensions = [
        khr::external_memory_fd::NAME,
        khr::external_semaphore_fd::NAME,
        ext::external_memory_dma_buf::NAME,
    ];
    differ(SoftwareDriver::Mock, Some(&extensions), 6);
}
