//! Running many programs under the validation layer in child processes, which may die of them.

use std::ffi::CStr;
use std::io::Write;

use ash::vk;
use interop_tests::{Setup, in_child};

use super::program::Program;
use super::stage::{Stage, ids};

/// In a child: the first program to run.
const FIRST: &str = "INTEROP_TEST_FIRST_PROGRAM";

/// How many seconds a driver may take for one program.
const PATIENCE: u32 = 20;

/// What became of one program.
#[derive(Clone, Debug)]
pub struct Record {
    /// Our verdict in words; `None` if the device cannot make what the program names.
    pub verdict: Option<String>,
    /// The ids in our verdict.
    pub ours: Vec<String>,
    /// Names of the broken rules that have no id.
    pub nameless: Vec<String>,
    /// The ids that the layer gave.
    pub layer: Vec<String>,
    /// What the driver answered.
    pub answer: Option<vk::Result>,
    /// Whether the process died of it.
    pub died: bool,
}

impl Record {
    pub fn refused(&self) -> bool {
        !self.ours.is_empty() || !self.nameless.is_empty()
    }

    pub fn succeeded(&self) -> bool {
        self.answer == Some(vk::Result::SUCCESS)
    }
}

/// Runs all programs on a device with these extensions (all that sharing needs by default); a record for each.
///
/// Call it once in a test, and early: the children run the test up to here.
#[track_caller]
pub fn run(programs: &[Program], extensions: Option<&[&'static CStr]>) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::with_capacity(programs.len());
    while records.len() < programs.len() {
        let first = records.len();
        let outcome = in_child(
            |command| {
                command.env(FIRST, first.to_string());
                // The layer falls silent when it has given one message several times.
                command.env("VK_LAYER_ENABLE_MESSAGE_LIMIT", "0");
            },
            || child(programs, extensions),
        );
        for line in outcome.stdout.lines() {
            let mut parts = line.split('\t');
            match (parts.next(), parts.next()) {
                (Some("judged"), Some(index)) => {
                    assert_eq!(index.parse(), Ok(records.len()), "{outcome}");
                    let mut list = || words(parts.next().unwrap_or_default());
                    let (ours, nameless) = (list(), list());
                    records.push(Record {
                        verdict: parts.next().map(str::to_owned),
                        ours,
                        nameless,
                        layer: Vec::new(),
                        answer: None,
                        died: true,
                    });
                }
                (Some("ran"), Some(index)) => {
                    assert_eq!(index.parse(), Ok(records.len() - 1), "{outcome}");
                    let record = records.last_mut().expect("it was judged");
                    record.answer = parts
                        .next()
                        .and_then(|answer| answer.parse().ok())
                        .map(vk::Result::from_raw);
                    record.layer = words(parts.next().unwrap_or_default());
                    record.died = false;
                }
                _ => {}
            }
        }
        assert!(records.len() > first, "no program was judged: {outcome}");
        let last = records.last().expect("there is one");
        assert!(
            last.died || records.len() == programs.len(),
            "the child gave up: {outcome}"
        );
    }
    records
}

fn words(list: &str) -> Vec<String> {
    list.split(' ')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn child(programs: &[Program], extensions: Option<&[&'static CStr]>) {
    let first = std::env::var(FIRST).expect("the parent says where to start");
    let first: usize = first.parse().expect("a number");
    let mut setup = Setup::new().validated();
    if let Some(extensions) = extensions {
        setup = setup.extensions(extensions);
    }
    let vulkan = setup.bring_up();
    let stage = Stage::new(&vulkan);
    let mut out = std::io::stdout();
    // The test runner has left its line unfinished.
    writeln!(out).expect("the parent reads");
    for (index, program) in programs.iter().enumerate().skip(first) {
        let judged = stage.judge(program);
        let noise = vulkan.take_vuids();
        assert!(
            noise.is_empty(),
            "program {index} was staged wrongly: {program:?}: {noise:?}"
        );
        let Some((verdict, call)) = judged else {
            writeln!(out, "judged\t{index}\t\t").expect("the parent reads");
            writeln!(out, "ran\t{index}\t\t").expect("the parent reads");
            continue;
        };
        let (ours, nameless) = match &verdict {
            Ok(()) => (String::new(), String::new()),
            Err(violations) => {
                let nameless: Vec<String> = violations
                    .iter()
                    .filter(|violation| violation.vuid().is_none())
                    .map(|violation| format!("{violation:?}"))
                    .filter_map(|text| text.split([' ', '{']).next().map(str::to_owned))
                    .collect();
                (ids(&verdict).join(" "), nameless.join(" "))
            }
        };
        let text = format!("{verdict:?}");
        writeln!(out, "judged\t{index}\t{ours}\t{nameless}\t{text}").expect("the parent reads");
        out.flush().expect("the parent reads");
        // A driver that never answers is one that the process dies of.
        // SAFETY: takes a number.
        unsafe { libc::alarm(PATIENCE) };
        let answer = call().map_or(String::new(), |answer| answer.as_raw().to_string());
        // SAFETY: takes a number.
        unsafe { libc::alarm(0) };
        let layer = vulkan.take_vuids().join(" ");
        writeln!(out, "ran\t{index}\t{answer}\t{layer}").expect("the parent reads");
        out.flush().expect("the parent reads");
    }
}
