//! What the server writes down about its work, to standard error.

use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// How the log is written.
#[derive(clap::ValueEnum, serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LogForm {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// Starts the log: warnings and errors and what the server says about its tables, unless `RUST_LOG` says otherwise.
pub(super) fn start(form: LogForm) {
    // A log that cannot be written, on a full disk perhaps, must not end anything.
    let paper = || fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    let lines = match form {
        LogForm::Text => paper().boxed(),
        LogForm::Json => paper().json().boxed(),
    };
    let wanted = std::env::var("RUST_LOG").ok().and_then(|words| words.parse().ok());
    let nothing_secret = filter_fn(|about| may_be_written(about.target(), LevelFilter::from_level(*about.level())));
    tracing_subscriber::registry()
        .with(lines.with_filter(wanted.unwrap_or_else(usual)).with_filter(nothing_secret))
        .init();
}

fn usual() -> Targets {
    Targets::new().with_default(LevelFilter::WARN).with_target("interregnum_server", LevelFilter::INFO)
}

/// Whatever an operator asks for: details of a socket are whole messages, and there are cards in them.
fn may_be_written(target: &str, level: LevelFilter) -> bool {
    let crate_name = target.split("::").next().unwrap_or_default();
    level <= LevelFilter::INFO || !interregnum_server::TOO_TALKATIVE.contains(&crate_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_of_a_socket_are_never_written() {
        assert!(!may_be_written("tungstenite", LevelFilter::TRACE));
        assert!(!may_be_written("tokio_tungstenite::compat", LevelFilter::DEBUG));
        assert!(may_be_written("tungstenite::protocol", LevelFilter::WARN));
        assert!(may_be_written("tungstenite_of_others", LevelFilter::TRACE));
    }
}
