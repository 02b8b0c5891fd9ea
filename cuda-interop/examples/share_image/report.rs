//! The table of steps.

use std::io::{self, Write};
use std::time::{Duration, Instant};

pub struct Report {
    last: Instant,
    steps: Vec<(String, String, Duration)>,
}

impl Report {
    pub fn start() -> Self {
        Self {
            last: Instant::now(),
            steps: Vec::new(),
        }
    }

    /// Notes a step that has just ended; its time is what went by since the one before.
    pub fn step(&mut self, step: &str, result: &str) {
        let now = Instant::now();
        self.steps
            .push((step.into(), result.into(), now - self.last));
        self.last = now;
    }

    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let width = |column: fn(&(String, String, Duration)) -> usize, least: usize| {
            self.steps.iter().map(column).fold(least, usize::max)
        };
        let (first, second) = (width(|row| row.0.len(), 4), width(|row| row.1.len(), 6));
        writeln!(
            out,
            "\n{:first$}  {:second$}  {:>10}",
            "step", "result", "time"
        )?;
        for (step, result, time) in &self.steps {
            let time = format!("{:.2} ms", time.as_secs_f64() * 1000.0);
            writeln!(out, "{step:first$}  {result:second$}  {time:>10}")?;
        }
        writeln!(out)
    }
}
