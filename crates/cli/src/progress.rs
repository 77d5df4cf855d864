//! A progress bar for those who wait.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// How long nobody minds waiting without a bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Shows a bar on the standard error once the work has taken a while, if that is a terminal.
pub(crate) struct Progress {
    total: u64,
    /// What is counted.
    what: &'static str,
    began: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// For this many games, or whatever is counted; `wanted` if a bar would not be in the way.
    pub(crate) fn new(total: u64, what: &'static str, wanted: bool) -> Progress {
        Progress { total, what, began: Instant::now(), wanted: wanted && stderr().is_terminal(), bar: None }
    }

    /// So many are done.
    pub(crate) fn reached(&mut self, done: u64) {
        if self.wanted && self.bar.is_none() && self.began.elapsed() >= PATIENCE {
            let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg}, {eta} left");
            let bar = ProgressBar::new(self.total).with_elapsed(self.began.elapsed()).with_message(self.what);
            self.bar = Some(style.map_or(bar.clone(), |style| bar.with_style(style)));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
