//! A chance to win, and how sure it is.

/// A chance to win, from 0 to 1, or a difference between two of them. A shared win counts as its
/// share: a half with two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The chance.
    pub mean: f64,
    /// The standard error; 0 if the chance is exact.
    pub error: f64,
}

impl Chance {
    /// A chance that is beyond doubt.
    pub const fn exact(mean: f64) -> Chance {
        Chance { mean, error: 0.0 }
    }

    /// What samples say. The error is never 0: samples that agree prove nothing, and so many of
    /// them leave room for about one that does not.
    pub fn of(samples: &[f64]) -> Chance {
        let count = samples.len().max(1) as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let spread: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
        let error = (spread / (count - 1.0).max(1.0) / count).sqrt();
        Chance { mean, error: error.max(1.0 / (count + 2.0)) }
    }

    /// Whether it is above 0 beyond reasonable doubt: by more than two standard errors.
    pub fn is_clear(self) -> bool {
        self.mean > 2.0 * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_have_a_mean_and_an_error() {
        let coin: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let chance = Chance::of(&coin);
        assert!((chance.mean - 0.5).abs() < 1e-12 && (chance.error - 0.050_25).abs() < 1e-4, "{chance:?}");
        let agreed = Chance::of(&[1.0; 8]);
        assert!((agreed.mean - 1.0).abs() < 1e-12 && (agreed.error - 0.1).abs() < 1e-12, "{agreed:?}");
        assert!(Chance::exact(0.5).is_clear() && !Chance { mean: 0.1, error: 0.06 }.is_clear());
    }
}
