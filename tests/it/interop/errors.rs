//! What errors say: the values and the way out, on one line, and nothing that their source says again.

use std::error::Error as StdError;
use std::io;
use std::time::Duration;

use cuda_interop::format::FormatInfo;
use cuda_interop::rules::{CudaRule, Violation};
use cuda_interop::{CloseError, Error, ImportError, vulkan};
use cuda_interop_sys::{CUresult, MissingSymbol, Runtime, cudaError};
use interop_tests::{SoftwareDriver, on, repository};

use super::world::World;

/// The error of a library that has no function at all.
fn missing_symbol() -> MissingSymbol {
    // SAFETY: no symbol is found, so none has the wrong type.
    let runtime = unsafe { Runtime::from_symbols("an empty library", |_| std::ptr::null_mut()) };
    // SAFETY: the function is not there, so nothing is called.
    unsafe { runtime.cudaDeviceSynchronize() }.expect_err("the library is empty")
}

/// One error of each kind, and what has to be in its text.
fn all(world: &World) -> Vec<(Error, Vec<&'static str>)> {
    // SAFETY: there is no such file.
    let load = unsafe { Runtime::load_from("/nonexistent/libcudart.so") }.unwrap_err();
    vec![
        (load.into(), vec!["CUDA_INTEROP_CUDART"]),
        (Error::from(missing_symbol()), vec!["newer"]),
        (
            Error::Cuda {
                call: "cudaImportExternalMemory",
                code: cudaError(999),
                name: "cudaErrorUnknown".into(),
            },
            vec![
                "cudaImportExternalMemory",
                "cudaErrorUnknown",
                "999",
                "another GPU",
            ],
        ),
        (
            Error::Driver {
                call: "cuMemCreate",
                code: CUresult(2),
                name: "CUDA_ERROR_OUT_OF_MEMORY".into(),
            },
            vec!["cuMemCreate", "CUDA_ERROR_OUT_OF_MEMORY", "2"],
        ),
        (
            Error::Vulkan(vulkan::Error::Vulkan {
                call: "vkAllocateMemory",
                result: ash::vk::Result::ERROR_OUT_OF_DEVICE_MEMORY,
            }),
            vec!["Vulkan"],
        ),
        (
            Error::from(Violation::DedicatedAtOffset { offset: 77 }),
            vec!["CUDA"],
        ),
        (
            world.cuda.device_with_uuid(&[0xab; 16]).unwrap_err(),
            vec![
                "abababab-abab-abab-abab-abababababab",
                "llvmpipe",
                "CUDA_VISIBLE_DEVICES",
            ],
        ),
        (
            Error::OtherContext {
                stream: 0xabc,
                object: 0xdef,
            },
            vec!["0xabc", "0xdef", "use a stream of"],
        ),
        (Error::NoCurrentContext, vec!["primary_context"]),
        (
            Error::OutOfRange {
                offset: 90,
                length: 20,
                size: 100,
            },
            vec!["20", "90", "100", "at most 10"],
        ),
        (
            Error::Misaligned {
                value: 6,
                alignment: 4,
            },
            vec!["6", "4", "move the offset"],
        ),
        (
            Error::LengthMismatch {
                given: 6,
                needed: 40,
            },
            vec!["6", "40"],
        ),
        (
            Error::ValueNotIncreasing {
                value: 6,
                signalled: 70,
            },
            vec!["6", "70", "take the next"],
        ),
        (
            Error::ValueNotAboveCounter {
                value: 6,
                counter: 70,
            },
            vec!["6", "70", "higher"],
        ),
        (
            Error::TimelineTimeout {
                value: 80,
                counter: 79,
                waited: Duration::from_millis(31),
            },
            vec!["80", "79", "31ms", "wait longer"],
        ),
        (
            Error::StillInUse {
                streams: 3,
                waited: Duration::from_millis(31),
            },
            vec!["3", "31ms", "wait longer"],
        ),
        (
            Error::BinaryOutOfTurn { wanted: "signal" },
            vec!["signal", "one wait"],
        ),
        (
            Error::Unsupported {
                what: "sharing a thing",
                reason: "it is none; make one".into(),
            },
            vec!["sharing a thing", "make one"],
        ),
        (
            Error::Os {
                call: "fcntl(F_DUPFD_CLOEXEC)",
                source: io::Error::from_raw_os_error(libc::EMFILE),
            },
            vec!["fcntl(F_DUPFD_CLOEXEC)"],
        ),
        (Error::Forked, vec!["forked", "parent"]),
    ]
}

/// The name of an error's variant, as `Debug` begins.
fn variant(error: &Error) -> String {
    let text = format!("{error:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

fn starts_low(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    // Names, such as CUDA's, keep their capitals.
    first.is_some_and(|c| !c.is_uppercase()) || second.is_some_and(char::is_uppercase)
}

#[test]
fn every_error_says_its_values_and_the_way_out_on_one_line() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        for (error, words) in all(&world) {
            let (text, debug) = (error.to_string(), format!("{error:?}"));
            for word in words {
                assert!(text.contains(word), "{word} is not in: {text}");
            }
            assert!(!text.contains('\n') && !debug.contains('\n'), "{text}");
            assert!(starts_low(&text), "{text}");
            assert!(!text.ends_with('.') && !text.ends_with(' '), "{text}");
            assert!(debug.starts_with(&variant(&error)));
        }
    });
}

#[test]
fn no_outer_error_repeats_its_source() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        let mut sources = 0;
        for (error, _) in all(&world) {
            let mut outer: &dyn StdError = &error;
            while let Some(source) = outer.source() {
                let (text, inner) = (outer.to_string(), source.to_string());
                assert!(!inner.is_empty());
                assert!(!text.contains(&inner), "{text} <- {inner}");
                sources += 1;
                outer = source;
            }
        }
        assert!(sources >= 5, "{sources}");
    });
}

#[test]
fn wrappers_say_what_failed_and_lead_to_the_cause() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        for (error, _) in all(&world) {
            let (text, source) = (error.to_string(), error.source().map(ToString::to_string));
            let failed = ImportError { error, fd: 5u8 };
            assert_eq!(failed.to_string(), format!("import failed: {text}"));
            assert_eq!(failed.source().map(ToString::to_string), source);
            let failed = CloseError {
                error: failed.error,
                object: 5u8,
            };
            assert_eq!(failed.to_string(), format!("not closed: {text}"));
            assert_eq!(failed.source().map(ToString::to_string), source);
        }
    });
}

#[test]
fn what_other_calls_answer_becomes_this_error() {
    let refused = FormatInfo::of(ash::vk::Format::R8G8B8_UNORM).expect_err("three channels");
    let error = Error::from(refused);
    let Error::Invalid(violations) = &error else {
        panic!("{error:?}");
    };
    assert!(violations.breaks(CudaRule::FormatMappable), "{error:?}");
    let failed = CloseError {
        error: Error::Forked,
        object: 5u8,
    };
    assert!(matches!(Error::from(failed), Error::Forked));
    let failed = vulkan::SemaphoreImportError {
        fd: 5u8,
        error: vulkan::Error::Unsupported { what: "a reason" },
    };
    let error = Error::from(failed);
    let source = error.source().map(ToString::to_string);
    assert_eq!(source.as_deref(), Some("a reason"), "{error:?}");
}

#[test]
fn these_are_all_variants() {
    on(SoftwareDriver::Lavapipe, || {
        let world = World::new();
        let mut tested: Vec<_> = all(&world)
            .iter()
            .map(|(error, _)| variant(error))
            .collect();
        tested.sort();
        let source = repository().join("cuda-interop/src/error.rs");
        let source = std::fs::read_to_string(source).unwrap();
        let body = source
            .split("pub enum Error {")
            .nth(1)
            .and_then(|rest| rest.split("\n}").next())
            .expect("the enum");
        let mut declared: Vec<_> = body
            .lines()
            .filter_map(|line| line.strip_prefix("    "))
            .filter(|line| line.starts_with(char::is_uppercase))
            .map(|line| {
                let end = line.find(|c: char| !c.is_alphanumeric());
                line[..end.unwrap_or(line.len())].to_owned()
            })
            .collect();
        declared.sort();
        assert_eq!(tested, declared);
    });
}

#[test]
fn codes_are_told_with_what_to_do() {
    for (code, word) in [
        (35u32, "driver"),
        (100, "CUDA_VISIBLE_DEVICES"),
        (201, "context"),
        (700, "asynchronous"),
        (709, "context"),
    ] {
        let error = Error::Cuda {
            call: "cudaFree",
            code: cudaError(code),
            name: "a name".into(),
        };
        assert!(error.to_string().contains(word), "{error}");
        assert_eq!(error.cuda_code(), Some(code.cast_signed()));
    }
    assert_eq!(Error::Forked.cuda_code(), None);
}
