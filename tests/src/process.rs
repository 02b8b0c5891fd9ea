//! Running (a part of) a test in a child process: the test binary, started again for that one test.

use std::any::type_name;
use std::os::unix::process::ExitStatusExt;
use std::panic::Location;
use std::process::{Command, ExitStatus, Stdio};

use crate::SoftwareDriver;

/// In a child of [`on_each`]: the driver's name.
const DRIVER: &str = "INTEROP_TEST_DRIVER";
/// For runs by hand, where not all drivers are: the names of those to run on, with spaces between.
const ONLY: &str = "INTEROP_TEST_DRIVERS";
/// In a child of [`in_child`]: the place of the call whose body the child is to run.
const PLACE: &str = "INTEROP_TEST_PLACE";

/// Runs `body` on each of the drivers, in a child process per driver. Call it first in the test.
///
/// `INTEROP_TEST_DRIVERS` limits a run by hand to some of the drivers.
///
/// # Panics
///
/// If the body panics or dies on any driver; all drivers are tried before.
#[track_caller]
pub fn on_each<F: Fn(SoftwareDriver)>(drivers: &[SoftwareDriver], body: F) {
    if let Ok(name) = std::env::var(DRIVER) {
        let driver = SoftwareDriver::named(&name).expect("a driver's name in the environment");
        if drivers.contains(&driver) {
            body(driver);
        }
        return;
    }
    let test = test_name::<F>();
    let mut failures = Vec::new();
    let only = std::env::var(ONLY).ok();
    let named = |driver: &&SoftwareDriver| {
        let only = only.as_deref();
        only.is_none_or(|only| only.split(' ').any(|name| name == driver.name()))
    };
    for &driver in drivers.iter().filter(named) {
        let mut command = again(&test);
        driver.select(&mut command);
        command.env(DRIVER, driver.name());
        let outcome = run(command);
        if !outcome.is_success() || outcome.tests_run() != Some(1) {
            failures.push(format!("on {driver}: {outcome}"));
        }
    }
    assert!(
        failures.is_empty(),
        "{test} failed on {} of {} drivers\n{}",
        failures.len(),
        drivers.len(),
        failures.join("\n")
    );
}

/// Runs `body` on one driver, in a child process. Call it first in the test.
#[track_caller]
pub fn on<F: Fn()>(driver: SoftwareDriver, body: F) {
    on_each(&[driver], |_| body());
}

/// Runs `body` in a child process and says how that ended: for code that aborts, crashes, changes its environment or
/// is to be the second of two processes. `prepare` may add environment variables or fds to the child's command.
///
/// The child runs the whole test up to this call, then the body, then exits; so call it early in the test. It may be
/// used inside [`on_each`]; the child then runs on the same driver.
#[track_caller]
pub fn in_child<F: FnOnce()>(prepare: impl FnOnce(&mut Command), body: F) -> Outcome {
    let place = Location::caller().to_string();
    if std::env::var(PLACE).is_ok_and(|wanted| wanted == place) {
        body();
        std::process::exit(0);
    }
    let mut command = again(&test_name::<F>());
    command.env(PLACE, place);
    prepare(&mut command);
    run(command)
}

/// How a child process ended.
#[derive(Debug)]
pub struct Outcome {
    pub status: ExitStatus,
    pub stdout: String,
    pub stderr: String,
}

impl Outcome {
    pub fn is_success(&self) -> bool {
        self.status.success()
    }

    /// The signal that ended the child.
    pub fn signal(&self) -> Option<i32> {
        self.status.signal()
    }

    /// Panics with all that the child printed unless it succeeded.
    #[track_caller]
    pub fn assert_success(&self) {
        assert!(self.is_success(), "{self}");
    }

    /// How many tests the child's test runner counted.
    fn tests_run(&self) -> Option<usize> {
        let line = self
            .stdout
            .lines()
            .find(|line| line.starts_with("running "))?;
        line.split(' ').nth(1)?.parse().ok()
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}\n--- stdout\n{}\n--- stderr\n{}",
            self.status, self.stdout, self.stderr
        )
    }
}

fn run(mut command: Command) -> Outcome {
    let output = command.output().expect("the test binary starts again");
    Outcome {
        status: output.status,
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The command that runs one test of this binary.
fn again(test: &str) -> Command {
    let program = std::env::current_exe().expect("the test binary's own path");
    let mut command = Command::new(program);
    command
        .args([test, "--exact", "--include-ignored", "--nocapture"])
        .args(["--test-threads", "1"])
        .stdin(Stdio::null());
    command
}

/// The test's name as the test runner knows it: the name of its thread, or with one thread (where tests run on the
/// main one) the path of the function that the closure `F` stands in.
fn test_name<F>() -> String {
    if let Some(name) = std::thread::current().name()
        && name != "main"
    {
        return name.to_owned();
    }
    let path = type_name::<F>();
    let function = path.split("::{{closure}}").next().unwrap_or(path);
    let name = function.split_once("::").map_or(function, |(_, rest)| rest);
    name.to_owned()
}
