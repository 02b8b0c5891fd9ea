//! The programs of the measured cases of the Khronos validation layer: our verdict holds every id that the layer rightly
//! gives, refuses what is wrong where the layer is silent, and accepts what is right.

use ash::{khr, vk};
use interop_tests::{SoftwareDriver, on};
use vk_fd_import::Vuid;

use super::COPIES;
use super::batch::{self, Record};
use super::program::{
    Allocate, DMA_BUF, Fd, MemoryTypes, OPAQUE, Payload, Program, Resource, SemaphoreTypes, Size,
    Type,
};

const WIN32: MemoryTypes = MemoryTypes::OPAQUE_WIN32;
const D3D11: MemoryTypes = MemoryTypes::D3D11_TEXTURE;
const NONE: MemoryTypes = MemoryTypes::empty();

/// What a program has to come to.
enum Expect {
    /// Refused with at least these ids.
    Ids(&'static [&'static str]),
    /// Refused by a rule that has no id.
    Nameless(&'static str),
    /// Accepted by us, the layer and the driver.
    Right,
    /// Accepted by us and the layer; the driver is wrong.
    RightBut(vk::Result),
}
use Expect::{Ids, Nameless, Right, RightBut};

const fn allocate(of: Allocate) -> Program {
    Program::Allocate(of)
}

const fn import(handle_type: MemoryTypes, fd: Fd) -> Allocate {
    Allocate {
        import: Some((handle_type, fd)),
        ..Allocate::PLAIN
    }
}

const fn own(payload: Payload) -> Fd {
    Fd::Export(payload)
}

const BUFFER: Payload = Payload::For(Resource::Buffer);
const IMAGE: Payload = Payload::For(Resource::Image);

const fn bind(imported: bool, export: MemoryTypes, external: MemoryTypes) -> Program {
    Program::Bind {
        imported,
        export,
        dedicated: None,
        image: false,
        external,
        offset: 0,
        info: false,
    }
}

/// The cases, by their number in the measurements; those without a number are further right and wrong ones.
///
/// Case 27 imported one number twice: the second import is case 5, and an import takes its descriptor by value.
fn cases() -> Vec<(u32, Program, Expect)> {
    let plain = own(Payload::Plain);
    let exporting = Allocate {
        export: Some(OPAQUE),
        ..Allocate::PLAIN
    };
    vec![
        (
            1,
            allocate(import(OPAQUE, Fd::MinusOne)),
            Ids(&["VkImportMemoryFdInfoKHR-handleType-00670"]),
        ),
        (
            2,
            allocate(import(WIN32, Fd::Null)),
            Ids(&["VkImportMemoryFdInfoKHR-handleType-00669"]),
        ),
        (
            3,
            allocate(import(OPAQUE | DMA_BUF, plain)),
            Ids(&["VkImportMemoryFdInfoKHR-handleType-parameter"]),
        ),
        (
            4,
            allocate(import(OPAQUE, Fd::Null)),
            Ids(&["VkImportMemoryFdInfoKHR-handleType-00670"]),
        ),
        (
            5,
            allocate(import(OPAQUE, Fd::Closed)),
            Ids(&["VkImportMemoryFdInfoKHR-handleType-00670"]),
        ),
        (
            6,
            Program::Properties {
                handle_type: OPAQUE,
                fd: plain,
            },
            Ids(&["vkGetMemoryFdPropertiesKHR-handleType-00674"]),
        ),
        (
            7,
            Program::Properties {
                handle_type: DMA_BUF,
                fd: Fd::MinusOne,
            },
            Ids(&[
                "vkGetMemoryFdPropertiesKHR-handleType-parameter",
                "vkGetMemoryFdPropertiesKHR-fd-00673",
            ]),
        ),
        (
            8,
            Program::Properties {
                handle_type: DMA_BUF,
                fd: Fd::Closed,
            },
            Ids(&[
                "vkGetMemoryFdPropertiesKHR-handleType-parameter",
                "vkGetMemoryFdPropertiesKHR-fd-00673",
            ]),
        ),
        (
            9,
            Program::GetFd {
                export: None,
                ask: OPAQUE,
            },
            Ids(&["VkMemoryGetFdInfoKHR-handleType-00671"]),
        ),
        (
            10,
            Program::GetFd {
                export: Some(NONE),
                ask: OPAQUE,
            },
            Ids(&["VkMemoryGetFdInfoKHR-handleType-00671"]),
        ),
        (
            11,
            Program::GetFd {
                export: Some(OPAQUE),
                ask: D3D11,
            },
            Ids(&["VkMemoryGetFdInfoKHR-handleType-00672"]),
        ),
        (
            12,
            allocate(Allocate {
                size: Size::Zero,
                ..Allocate::PLAIN
            }),
            Ids(&["VkMemoryAllocateInfo-allocationSize-07897"]),
        ),
        (
            13,
            allocate(Allocate {
                size: Size::Zero,
                ..exporting
            }),
            Ids(&["VkMemoryAllocateInfo-allocationSize-07899"]),
        ),
        (
            14,
            allocate(Allocate {
                memory_type: Type::Index(99),
                ..exporting
            }),
            Ids(&["vkAllocateMemory-pAllocateInfo-01714"]),
        ),
        (
            16,
            bind(false, OPAQUE, NONE),
            Ids(&["vkBindBufferMemory-memory-02726"]),
        ),
        (
            17,
            Program::CreateBuffer {
                external: OPAQUE | D3D11,
                usage: COPIES,
                flags: vk::BufferCreateFlags::empty(),
            },
            Ids(&["VkBufferCreateInfo-pNext-00920"]),
        ),
        (
            18,
            Program::CreateImage {
                external: OPAQUE,
                layout: vk::ImageLayout::PREINITIALIZED,
                format: vk::Format::R8G8B8A8_UNORM,
            },
            Ids(&["VkImageCreateInfo-pNext-01443"]),
        ),
        (
            20,
            allocate(Allocate {
                size: Size::Double,
                ..import(OPAQUE, plain)
            }),
            Ids(&["VkMemoryAllocateInfo-allocationSize-01742"]),
        ),
        (
            21,
            allocate(Allocate {
                size: Size::Zero,
                ..import(OPAQUE, plain)
            }),
            Ids(&["VkMemoryAllocateInfo-allocationSize-01742"]),
        ),
        (
            22,
            allocate(Allocate {
                buffer: Some(Resource::Buffer),
                ..import(OPAQUE, plain)
            }),
            Ids(&["VkMemoryDedicatedAllocateInfo-buffer-01879"]),
        ),
        (
            23,
            allocate(Allocate {
                buffer: Some(Resource::OtherBuffer),
                ..import(OPAQUE, own(BUFFER))
            }),
            Ids(&["VkMemoryDedicatedAllocateInfo-buffer-01879"]),
        ),
        (
            26,
            bind(true, NONE, NONE),
            Ids(&["vkBindBufferMemory-memory-02985"]),
        ),
        (
            32,
            allocate(Allocate {
                buffer: Some(Resource::Buffer),
                image: Some(Resource::Image),
                ..import(OPAQUE, plain)
            }),
            Ids(&[
                "VkMemoryDedicatedAllocateInfo-image-01432",
                "VkMemoryDedicatedAllocateInfo-image-01878",
                "VkMemoryDedicatedAllocateInfo-buffer-01879",
            ]),
        ),
        // Handle type 0 is no import, yet lavapipe looks at the number: this is why the library leaves the struct out.
        (
            35,
            allocate(import(NONE, Fd::Closed)),
            RightBut(vk::Result::ERROR_INVALID_EXTERNAL_HANDLE),
        ),
        (
            37,
            allocate(import(DMA_BUF, plain)),
            Ids(&[
                "VkImportMemoryFdInfoKHR-handleType-parameter",
                "VkImportMemoryFdInfoKHR-handleType-00670",
            ]),
        ),
        (
            38,
            allocate(Allocate {
                size: Size::Half,
                ..import(OPAQUE, plain)
            }),
            Ids(&["VkMemoryAllocateInfo-allocationSize-01742"]),
        ),
        // What is right: memory imported as it was exported, for a second resource made with the same parameters.
        (0, allocate(Allocate::PLAIN), Right),
        (0, allocate(exporting), Right),
        (0, allocate(import(OPAQUE, plain)), Right),
        (
            0,
            allocate(Allocate {
                reversed: true,
                export: Some(OPAQUE),
                ..import(OPAQUE, plain)
            }),
            Right,
        ),
        (
            0,
            allocate(Allocate {
                buffer: Some(Resource::Buffer),
                ..import(OPAQUE, own(BUFFER))
            }),
            Right,
        ),
        (
            0,
            allocate(Allocate {
                image: Some(Resource::Image),
                ..import(OPAQUE, own(IMAGE))
            }),
            Right,
        ),
        // The buffer's memory is bytes to a non-dedicated import as well.
        (0, allocate(import(OPAQUE, own(BUFFER))), Right),
        (
            0,
            Program::GetFd {
                export: Some(OPAQUE),
                ask: OPAQUE,
            },
            Right,
        ),
        (0, bind(false, OPAQUE, OPAQUE), Right),
        (0, bind(true, NONE, OPAQUE), Right),
        // Wrong where no layer speaks and no id exists.
        (
            0,
            allocate(import(OPAQUE, own(IMAGE))),
            Nameless("DedicationDropped"),
        ),
        (0, bind(false, NONE, OPAQUE), Nameless("BindNotExternal")),
    ]
}

/// The layer's ids that we do not give, and why.
fn differs_on_purpose(number: u32, id: &str) -> Option<&'static str> {
    match (number, id) {
        (12 | 21, "VUID-VkMemoryAllocateInfo-allocationSize-07899") => {
            Some("07899 is about allocations that export, and these do not")
        }
        _ => None,
    }
}

fn check(number: u32, program: &Program, expect: &Expect, record: &Record) {
    let case = format!("case {number} {program:?}: {record:?}");
    assert!(record.verdict.is_some(), "{case}");
    match expect {
        Ids(expected) => {
            for id in *expected {
                let vuid = Vuid::find(id).expect(id);
                assert!(
                    record.ours.iter().any(|ours| ours == vuid.id()),
                    "{id}: {case}"
                );
            }
        }
        Nameless(rule) => assert_eq!(record.nameless, [*rule], "{case}"),
        Right | RightBut(_) => {
            assert!(!record.refused(), "{case}");
            assert!(record.layer.is_empty(), "{case}");
            let excused = match expect {
                RightBut(answer) => Some(*answer),
                _ => None,
            };
            assert!(record.succeeded() || record.answer == excused, "{case}");
            assert!(record.answer.is_some(), "{case}");
        }
    }
    for id in &record.layer {
        if let Some(vuid) = Vuid::find(id)
            && differs_on_purpose(number, id).is_none()
        {
            assert!(
                record.ours.iter().any(|ours| ours == vuid.id()),
                "the layer's {id}: {case}"
            );
        }
    }
    assert!(!record.died || record.refused(), "{case}");
}

#[test]
fn the_measured_cases_are_judged_at_least_as_the_layer_does() {
    on(SoftwareDriver::Lavapipe, || {
        let cases = cases();
        let programs: Vec<Program> = cases.iter().map(|(_, program, _)| *program).collect();
        // The cases were measured without dma-bufs, which newer drivers have.
        let records = batch::run(&programs, Some(&[khr::external_memory_fd::NAME]));
        for ((number, program, expect), record) in cases.iter().zip(&records) {
            check(*number, program, expect, record);
        }
        // The layer was there and spoke.
        assert!(
            records
                .iter()
                .filter(|record| !record.layer.is_empty())
                .count()
                >= 15
        );
    });
}

#[test]
fn semaphores_are_judged_at_least_as_the_layer_does() {
    let opaque = SemaphoreTypes::OPAQUE_FD;
    let sync = SemaphoreTypes::SYNC_FD;
    let import =
        |target_timeline, handle_type, temporary, exported, other| Program::ImportSemaphore {
            target_timeline,
            handle_type,
            flags: if temporary {
                vk::SemaphoreImportFlags::TEMPORARY
            } else {
                vk::SemaphoreImportFlags::empty()
            },
            exported,
            other,
        };
    on(SoftwareDriver::SwiftShader, || {
        let none = SemaphoreTypes::empty();
        let cases = [
            (
                Program::CreateSemaphore {
                    timeline: false,
                    value: 0,
                    export: opaque,
                },
                Right,
            ),
            (
                Program::CreateSemaphore {
                    timeline: false,
                    value: 1,
                    export: none,
                },
                Ids(&["VkSemaphoreTypeCreateInfo-semaphoreType-03279"]),
            ),
            (
                Program::CreateSemaphore {
                    timeline: true,
                    value: 0,
                    export: opaque,
                },
                Ids(&["VkExportSemaphoreCreateInfo-handleTypes-01124"]),
            ),
            (
                Program::CreateSemaphore {
                    timeline: false,
                    value: 0,
                    export: opaque | sync,
                },
                Ids(&["VkExportSemaphoreCreateInfo-handleTypes-01124"]),
            ),
            (
                Program::GetSemaphoreFd {
                    timeline: false,
                    export: opaque,
                    ask: opaque,
                },
                Right,
            ),
            (
                Program::GetSemaphoreFd {
                    timeline: false,
                    export: none,
                    ask: opaque,
                },
                Ids(&["VkSemaphoreGetFdInfoKHR-handleType-01132"]),
            ),
            (
                Program::GetSemaphoreFd {
                    timeline: false,
                    export: opaque,
                    ask: SemaphoreTypes::OPAQUE_WIN32,
                },
                Ids(&["VkSemaphoreGetFdInfoKHR-handleType-01136"]),
            ),
            (import(false, opaque, false, true, Fd::MinusOne), Right),
            (import(false, opaque, true, true, Fd::MinusOne), Right),
            (
                import(true, opaque, false, true, Fd::MinusOne),
                Ids(&["VkImportSemaphoreFdInfoKHR-handleType-03264"]),
            ),
            (
                import(
                    false,
                    SemaphoreTypes::OPAQUE_WIN32,
                    false,
                    true,
                    Fd::MinusOne,
                ),
                Ids(&["VkImportSemaphoreFdInfoKHR-handleType-01143"]),
            ),
            (
                import(false, sync, false, true, Fd::MinusOne),
                Ids(&["VkImportSemaphoreFdInfoKHR-handleType-07307"]),
            ),
        ];
        let programs: Vec<Program> = cases.iter().map(|(program, _)| *program).collect();
        let records = batch::run(&programs, None);
        for ((program, expect), record) in cases.iter().zip(&records) {
            check(0, program, expect, record);
        }
    });
}
