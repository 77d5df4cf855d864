//! What was found, and what to do about it.

use serde::Serialize;
use std::fmt;

/// How a check came out. What is worse is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    /// As it should be.
    Fine,
    /// Something to look at.
    Look,
    /// It could not be looked at.
    Unknown,
}

/// One check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Finding {
    check: &'static str,
    pub(super) verdict: Verdict,
    found: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

impl Finding {
    pub(super) fn fine(check: &'static str, found: impl Into<String>) -> Finding {
        Finding { check, verdict: Verdict::Fine, found: found.into(), advice: None }
    }

    pub(super) fn look(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { check, verdict: Verdict::Look, found: found.into(), advice: Some(advice.into()) }
    }

    pub(super) fn unknown(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { check, verdict: Verdict::Unknown, found: found.into(), advice: Some(advice.into()) }
    }
}

/// All checks, and how they came out together.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) verdict: Verdict,
    checks: Vec<Finding>,
}

impl Report {
    pub(super) fn new(checks: Vec<Finding>) -> Report {
        let verdict = checks.iter().map(|finding| finding.verdict).max().unwrap_or(Verdict::Fine);
        Report { verdict, checks }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Finding { check, verdict, found, advice } in &self.checks {
            let word = match verdict {
                Verdict::Fine => "fine",
                Verdict::Look => "LOOK",
                Verdict::Unknown => "UNKNOWN",
            };
            writeln!(f, "{word:<8} {check:<12} {found}")?;
            if let Some(advice) = advice {
                writeln!(f, "{:<21} {advice}", "")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_counts_and_advice_stands_below() {
        let fine = || Finding::fine("clock", "it goes");
        assert_eq!(Report::new(vec![fine()]).verdict, Verdict::Fine);
        let look = Finding::look("space", "3 MiB are free", "make room");
        let report = Report::new(vec![fine(), look.clone()]);
        assert_eq!(report.verdict, Verdict::Look);
        assert_eq!(
            report.to_string(),
            "fine     clock        it goes\nLOOK     space        3 MiB are free\n                      make room\n"
        );
        let unknown = Finding::unknown("games", "they cannot be read", "wait");
        assert_eq!(Report::new(vec![unknown, look]).verdict, Verdict::Unknown);
    }
}
