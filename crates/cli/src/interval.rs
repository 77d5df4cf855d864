//! How sure a share is.

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % confidence interval of a share, by Wilson's method, which stays within 0 and 1 and is
/// sound for small numbers, too.
pub(crate) fn wilson(hits: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let n = of as f64;
    let share = hits as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At the ends rounding could leave a tiny rest.
    let low = if hits == 0 { 0.0 } else { (middle - spread) / scale };
    let high = if hits == of { 1.0 } else { (middle + spread) / scale };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: (f64, f64), expected: (f64, f64)) -> bool {
        (found.0 - expected.0).abs() < 5e-4 && (found.1 - expected.1).abs() < 5e-4
    }

    #[test]
    fn intervals_are_those_of_wilson() {
        assert!(near(wilson(50, 100), (0.4038, 0.5962)));
        assert!(near(wilson(0, 10), (0.0, 0.2775)));
        assert!(near(wilson(10, 10), (0.7225, 1.0)));
        assert!(near(wilson(0, 0), (0.0, 1.0)));
    }
}
