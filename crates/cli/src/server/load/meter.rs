//! What is measured.

use serde::Serialize;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// Counts what happens while the measurement is on.
#[derive(Debug, Default)]
pub(super) struct Meter {
    on: AtomicBool,
    seated: AtomicU32,
    someone_sat: Notify,
    errors: AtomicU64,
    games: AtomicU64,
    /// Microseconds from an action that was sent to its event.
    latencies: Mutex<Vec<u32>>,
}

impl Meter {
    pub(super) fn begin(&self) {
        self.on.store(true, Ordering::SeqCst);
    }

    pub(super) fn end(&self) {
        self.on.store(false, Ordering::SeqCst);
    }

    /// A table has two people, or has given up.
    pub(super) fn seated(&self) {
        self.seated.fetch_add(1, Ordering::SeqCst);
        self.someone_sat.notify_one();
    }

    pub(super) async fn wait_until_seated(&self, tables: u32) {
        while self.seated.load(Ordering::SeqCst) < tables {
            self.someone_sat.notified().await;
        }
    }

    pub(super) fn acted(&self, latency: Duration) {
        if self.on.load(Ordering::SeqCst) {
            let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner);
            latencies.push(u32::try_from(latency.as_micros()).unwrap_or(u32::MAX));
        }
    }

    pub(super) fn game_over(&self) {
        self.games.fetch_add(u64::from(self.on.load(Ordering::SeqCst)), Ordering::SeqCst);
    }

    pub(super) fn error(&self) {
        self.errors.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) fn report(&self, tables: u32, lasted: Duration, memory: Option<(u64, u64)>) -> Report {
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort_unstable();
        let at = |per_cent: usize| {
            let place = latencies.len().saturating_sub(1) * per_cent / 100;
            latencies.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        let sockets = u64::from(tables) * 2;
        Report {
            tables,
            sockets,
            seconds: lasted.as_secs_f64(),
            actions: latencies.len(),
            actions_per_second: latencies.len() as f64 / lasted.as_secs_f64(),
            games: self.games.load(Ordering::SeqCst),
            latency_ms: Latency { median: at(50), p90: at(90), p99: at(99), max: at(100) },
            memory_bytes: memory.map(|(_, full)| full),
            memory_per_socket: memory.map(|(empty, full)| full.saturating_sub(empty) / sockets),
            errors: self.errors.load(Ordering::SeqCst),
        }
    }
}

/// What came out.
#[derive(Serialize, Debug)]
pub(super) struct Report {
    tables: u32,
    sockets: u64,
    seconds: f64,
    /// Actions that were stored durably and acknowledged.
    actions: usize,
    actions_per_second: f64,
    games: u64,
    latency_ms: Latency,
    memory_bytes: Option<u64>,
    memory_per_socket: Option<u64>,
    pub(super) errors: u64,
}

/// From an action that was sent to its event.
#[derive(Serialize, Debug)]
struct Latency {
    median: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Latency { median, p90, p99, max } = self.latency_ms;
        writeln!(f, "{} tables, {} sockets, {:.0} s", self.tables, self.sockets, self.seconds)?;
        writeln!(f, "actions   {} ({:.0} a second), {} games over", self.actions, self.actions_per_second, self.games)?;
        writeln!(f, "latency   median {median:.2} ms, p90 {p90:.2}, p99 {p99:.2}, max {max:.2}")?;
        if let (Some(memory), Some(each)) = (self.memory_bytes, self.memory_per_socket) {
            let (memory, each) = (memory as f64 / 1024.0 / 1024.0, each as f64 / 1024.0);
            writeln!(f, "memory    {memory:.0} MiB, {each:.1} KiB for each socket, its table included")?;
        }
        writeln!(f, "errors    {}", self.errors)
    }
}
