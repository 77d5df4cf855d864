//! What the server writes down about its work, to standard error.

use interregnum_server::TOO_TALKATIVE;
use tracing_subscriber::filter::{LevelFilter, Targets};
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
    // For all layers at once: what is not wanted is then found out once for each place in the code, not each time.
    tracing_subscriber::registry().with(wanted(std::env::var("RUST_LOG").ok().as_deref())).with(lines).init();
}

/// What is written. Whatever an operator asks for: details of a socket are whole messages, and there are cards in them.
fn wanted(words: Option<&str>) -> Targets {
    let usual = || Targets::new().with_default(LevelFilter::WARN).with_target("interregnum_server", LevelFilter::INFO);
    let asked: Targets = words.and_then(|words| words.parse().ok()).unwrap_or_else(usual);
    let default = asked.default_level().unwrap_or(LevelFilter::OFF);
    let quiet = TOO_TALKATIVE.map(|name| (name.to_owned(), default.min(LevelFilter::INFO)));
    let told = asked.into_iter().map(|(target, level)| {
        let talks = TOO_TALKATIVE.iter().any(|name| target.starts_with(name));
        (target, if talks { level.min(LevelFilter::INFO) } else { level })
    });
    Targets::new().with_default(default).with_targets(quiet).with_targets(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::filter::LevelFilter as Filter;

    fn is_written(words: Option<&str>, target: &str, level: Filter) -> bool {
        wanted(words).would_enable(target, &level.into_level().unwrap())
    }

    #[test]
    fn details_of_a_socket_are_never_written() {
        for words in ["trace", "tungstenite=trace", "warn,tungstenite::protocol=trace,tokio_tungstenite::compat=debug"]
        {
            assert!(!is_written(Some(words), "tungstenite::protocol", Filter::TRACE), "{words}");
            assert!(!is_written(Some(words), "tokio_tungstenite::compat", Filter::DEBUG), "{words}");
            assert!(is_written(Some(words), "tungstenite::protocol", Filter::WARN), "{words}");
        }
    }

    #[test]
    fn what_is_written_follows_the_operator_and_else_is_enough_to_see_tables() {
        assert!(is_written(None, "interregnum_server::actor", Filter::INFO));
        assert!(is_written(None, "hyper", Filter::WARN) && !is_written(None, "hyper", Filter::INFO));
        assert!(is_written(Some("hyper=trace"), "hyper::proto", Filter::TRACE));
        assert!(!is_written(Some("hyper=trace"), "interregnum_server", Filter::ERROR));
        assert!(is_written(Some("not a word of this = can be read"), "interregnum_server", Filter::INFO));
    }
}
