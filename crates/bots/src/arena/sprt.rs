//! When to stop a match: Wald's sequential probability ratio test.

use std::fmt;
use std::str::FromStr;

/// A test of two hypotheses about the share of decided pairs that A wins: `low` (H0) against
/// `high` (H1), with a chance of 5 % each to accept the wrong one if either is true. Split pairs
/// say nothing about it. Pairs are to be counted in their order, so that the verdict does not
/// depend on which was finished first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
    ratio: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The share is `low`, or less.
    Low,
    /// The share is `high`, or more.
    High,
    /// More pairs are needed.
    Open,
}

/// Text that gives no two shares for a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SprtError(String);

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no test: give two shares between 0 and 1, the lower one first, such as 0.5,0.6", self.0)
    }
}

impl std::error::Error for SprtError {}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let number = |text: &str| text.trim().parse::<f64>().ok();
        let shares = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
        shares.and_then(|(low, high)| Sprt::new(low, high)).ok_or_else(|| SprtError(text.to_owned()))
    }
}

impl Sprt {
    /// The chance to accept a hypothesis although the other one is true.
    pub const ERROR: f64 = 0.05;

    /// A test of these shares, if they lie between 0 and 1, the lower one first.
    pub fn new(low: f64, high: f64) -> Option<Sprt> {
        (0.0 < low && low < high && high < 1.0).then_some(Sprt { low, high, ratio: 0.0 })
    }

    /// The share of H0.
    pub fn low(&self) -> f64 {
        self.low
    }

    /// The share of H1.
    pub fn high(&self) -> f64 {
        self.high
    }

    /// The logarithm of how much more likely the results are with H1 than with H0.
    pub fn ratio(&self) -> f64 {
        self.ratio
    }

    /// The ratio at which H1 is accepted; H0 is at the same below 0.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln()
    }

    /// Counts a pair that A won or lost.
    pub fn add(&mut self, won: bool) {
        self.ratio += if won { (self.high / self.low).ln() } else { ((1.0 - self.high) / (1.0 - self.low)).ln() };
    }

    /// What the pairs counted so far say.
    pub fn verdict(&self) -> Verdict {
        if self.ratio >= Sprt::bound() {
            Verdict::High
        } else if self.ratio <= -Sprt::bound() {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::Rng;

    #[test]
    fn a_series_of_wins_decides() {
        let mut test: Sprt = "0.5,0.6".parse().unwrap();
        // Each win makes H1 1.2 times as likely: 19 times as likely after 17.
        for _ in 1..17 {
            test.add(true);
            assert_eq!(test.verdict(), Verdict::Open);
        }
        test.add(true);
        assert_eq!(test.verdict(), Verdict::High);
        let mut test = Sprt::new(0.5, 0.6).unwrap();
        (0..14).for_each(|_| test.add(false));
        assert_eq!(test.verdict(), Verdict::Low);
        for wrong in ["", "0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.5,0.5"] {
            assert!(wrong.parse::<Sprt>().unwrap_err().to_string().contains("0.5,0.6"), "{wrong}");
        }
    }

    #[test]
    fn the_wrong_hypothesis_is_accepted_as_rarely_as_promised() {
        let mut rng = Rng::seeded(4);
        for (share, wrong) in [(0.5, Verdict::High), (0.6, Verdict::Low)] {
            let mut errors = 0;
            for _ in 0..1000 {
                let mut test = Sprt::new(0.5, 0.6).unwrap();
                while test.verdict() == Verdict::Open {
                    test.add(rng.fraction() < share);
                }
                errors += usize::from(test.verdict() == wrong);
            }
            assert!((15..=60).contains(&errors), "{errors} of 1000");
        }
    }
}
