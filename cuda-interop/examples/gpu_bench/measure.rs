//! Two ways of doing one thing, measured in alternation.

use std::fmt;
use std::time::Duration;

use crate::Result;

/// Rounds before those that count.
const WARM_UP: usize = 5;

/// The times of one way.
struct Times {
    name: &'static str,
    sorted: Vec<Duration>,
}

impl Times {
    fn at(&self, share: usize) -> f64 {
        let last = self.sorted.len().saturating_sub(1);
        let index = (self.sorted.len() * share / 1000).min(last);
        self.sorted
            .get(index)
            .map_or(f64::NAN, |time| time.as_secs_f64() * 1e6)
    }
}

/// Two ways and what they do.
struct Row {
    what: String,
    ways: [Times; 2],
}

/// All that was measured.
pub struct Table {
    rows: Vec<Row>,
}

impl Table {
    pub fn new() -> Self {
        Self { rows: Vec::new() }
    }

    /// Runs both ways `rounds` times; each takes turns in being the first, and answers the time that counts.
    pub fn alternate(
        &mut self,
        what: impl Into<String>,
        rounds: usize,
        (one_name, mut one): (&'static str, impl FnMut() -> Result<Duration>),
        (other_name, mut other): (&'static str, impl FnMut() -> Result<Duration>),
    ) -> Result<()> {
        let (mut ones, mut others) = (Vec::with_capacity(rounds), Vec::with_capacity(rounds));
        for round in 0..rounds + WARM_UP {
            let (first, second);
            if round % 2 == 0 {
                first = one()?;
                second = other()?;
            } else {
                second = other()?;
                first = one()?;
            }
            if round >= WARM_UP {
                ones.push(first);
                others.push(second);
            }
        }
        ones.sort();
        others.sort();
        let times = |name, sorted| Times { name, sorted };
        self.rows.push(Row {
            what: what.into(),
            ways: [times(one_name, ones), times(other_name, others)],
        });
        Ok(())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<48} {:<18} {:>10} {:>10}  ratio of medians",
            "what", "how", "median us", "99 % us"
        )?;
        for row in &self.rows {
            let [one, other] = &row.ways;
            for (index, way) in row.ways.iter().enumerate() {
                let what = if index == 0 { row.what.as_str() } else { "" };
                write!(
                    f,
                    "{what:<48} {:<18} {:>10.1} {:>10.1}",
                    way.name,
                    way.at(500),
                    way.at(990)
                )?;
                if index == 0 {
                    write!(f, "  {:.3}", one.at(500) / other.at(500))?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
