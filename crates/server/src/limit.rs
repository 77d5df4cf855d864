//! How much is taken from one sender.

use std::time::Instant;

/// A bucket that fills with time: each thing taken costs one.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    size: f32,
    each_second: f32,
    level: f32,
    at: Instant,
}

impl Bucket {
    /// A full bucket of this size that gets so much each second.
    pub(crate) fn new(size: f32, each_second: f32, now: Instant) -> Bucket {
        Bucket { size, each_second, level: size, at: now }
    }

    /// Takes one. If there is none, says after how many seconds there will be.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), f32> {
        let passed = now.saturating_duration_since(self.at).as_secs_f32();
        self.level = (self.level + passed * self.each_second).min(self.size);
        self.at = now;
        if self.level >= 1.0 {
            self.level -= 1.0;
            Ok(())
        } else {
            Err((1.0 - self.level) / self.each_second)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_was_taken_comes_back_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 4.0, start);
        assert!(bucket.take(start).is_ok() && bucket.take(start).is_ok());
        assert_eq!(bucket.take(start), Err(0.25));
        let later = start + Duration::from_millis(250);
        assert!(bucket.take(later).is_ok() && bucket.take(later).is_err());
        let much_later = start + Duration::from_hours(1);
        let taken = (0..10).filter(|_| bucket.take(much_later).is_ok()).count();
        assert_eq!(taken, 2, "it does not grow beyond its size");
    }
}
