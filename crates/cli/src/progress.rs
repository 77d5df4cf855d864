//! A progress bar for those who wait.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// How long nobody minds waiting without a bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Shows a bar on the standard error once the work has taken a while, if that is a terminal.
pub(crate) struct Progress {
    games: u64,
    began: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// For this many games; `wanted` if a bar would not be in the way.
    pub(crate) fn new(games: u64, wanted: bool) -> Progress {
        Progress { games, began: Instant::now(), wanted: wanted && stderr().is_terminal(), bar: None }
    }

    /// So many games are done.
    pub(crate) fn reached(&mut self, done: u64) {
        if self.wanted && self.bar.is_none() && self.began.elapsed() >= PATIENCE {
            let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
            let bar = ProgressBar::new(self.games).with_elapsed(self.began.elapsed());
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
