//! What the server counts about itself, for its operator. Nothing here tells of a person or a card.

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// Who has acted, or how well who thought plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct By {
    pub(crate) by: &'static str,
}

/// Why something was refused: the problem's type.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Why {
    pub(crate) why: String,
}

/// A kind of request.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Asked {
    pub(crate) method: String,
    /// The route, not the path: there are not many of them.
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// What the server counts about itself.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Streams that are open.
    pub(crate) streams: Gauge,
    /// Actions that are stored.
    pub(crate) actions: Family<By, Counter>,
    /// What people wanted to do at tables and could not.
    pub(crate) refusals: Family<Why, Counter>,
    /// From an action's arrival to its answer.
    pub(crate) action_time: Histogram,
    /// Transactions.
    pub(crate) store_time: Histogram,
    /// Appends in one transaction.
    pub(crate) store_together: Histogram,
    /// How often the store has failed.
    store_failures: Counter,
    /// Thoughts of bots, without the time that they waited.
    pub(crate) bot_time: Family<By, Histogram>,
    /// Thoughts of bots that wait or are being thought.
    pub(crate) bots_thinking: Gauge,
    /// HTTP requests.
    pub(crate) request_time: Family<Asked, Histogram>,
}

/// From a tenth of a millisecond to some seconds.
fn time() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 17))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("interregnum");
        let tables = Gauge::default();
        registry.register("tables", "Tables in memory", tables.clone());
        let sockets = Gauge::default();
        registry.register("sockets", "Sockets that are open", sockets.clone());
        let streams = Gauge::default();
        registry.register("streams", "Streams that are open", streams.clone());
        let actions = Family::default();
        registry.register("actions", "Actions of people and bots that are stored", actions.clone());
        let refusals = Family::default();
        registry.register("refusals", "What people wanted at tables and could not have", refusals.clone());
        let action_time = time();
        let help = "From the arrival of a person's action to its answer";
        registry.register_with_unit("action", help, Unit::Seconds, action_time.clone());
        let store_time = time();
        registry.register_with_unit("store", "Transactions that append to logs", Unit::Seconds, store_time.clone());
        let store_together = Histogram::new(exponential_buckets(1.0, 2.0, 10));
        registry.register("store_together", "Appends in one transaction", store_together.clone());
        let store_failures = Counter::default();
        registry.register("store_failures", "How often the store has failed", store_failures.clone());
        let bot_time = Family::new_with_constructor(time as fn() -> Histogram);
        let help = "Thoughts of bots by level, without the time that they waited";
        registry.register_with_unit("bot", help, Unit::Seconds, bot_time.clone());
        let bots_thinking = Gauge::default();
        registry.register("bots_thinking", "Thoughts of bots that wait or are being thought", bots_thinking.clone());
        let request_time = Family::new_with_constructor(time as fn() -> Histogram);
        registry.register_with_unit("request", "HTTP requests", Unit::Seconds, request_time.clone());
        Metrics {
            registry,
            tables,
            sockets,
            streams,
            actions,
            refusals,
            action_time,
            store_time,
            store_together,
            store_failures,
            bot_time,
            bots_thinking,
            request_time,
        }
    }
}

impl Metrics {
    /// Everything as text, for Prometheus. `failures` is how often the store has failed.
    pub(crate) fn text(&self, failures: u64) -> String {
        self.store_failures.inc_by(failures.saturating_sub(self.store_failures.get()));
        let mut text = String::new();
        // Writing to a text does not fail.
        let _ = text::encode(&mut text, &self.registry);
        text
    }
}

/// Counts one more in a gauge as long as it lives.
#[derive(Debug)]
pub(crate) struct Present(Gauge);

impl Present {
    pub(crate) fn new(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_stands_in_the_text() {
        let metrics = Metrics::default();
        let table = Present::new(&metrics.tables);
        metrics.actions.get_or_create(&By { by: "bot" }).inc();
        metrics.action_time.observe(0.003);
        let text = metrics.text(2);
        for line in [
            "interregnum_tables 1",
            "interregnum_actions_total{by=\"bot\"} 1",
            "interregnum_action_seconds_count 1",
            "interregnum_store_failures_total 2",
        ] {
            assert!(text.lines().any(|there| there == line), "{line} in\n{text}");
        }
        drop(table);
        let text = metrics.text(2);
        assert!(text.contains("interregnum_tables 0\n") && text.contains("interregnum_store_failures_total 2\n"));
    }
}
