//! Numbers from a seed: blocks of HMAC-SHA256, read as 32 bits at a time, and what is drawn with them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// HMAC-SHA256 of a message.
pub(crate) fn hmac(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(message);
    mac.finalize().into_bytes().into()
}

/// The numbers that follow from a seed.
pub(crate) struct Numbers {
    seed: [u8; 32],
    /// The number of the next block.
    next: u32,
    block: [u8; 32],
    /// How many bytes of the block were read.
    read: usize,
}

impl Numbers {
    pub(crate) fn new(seed: [u8; 32]) -> Numbers {
        Numbers { seed, next: 0, block: [0; 32], read: 32 }
    }

    /// The next 32 bits.
    pub(crate) fn number(&mut self) -> u32 {
        if self.read == self.block.len() {
            self.block = hmac(&self.seed, &self.next.to_be_bytes());
            self.next += 1;
            self.read = 0;
        }
        let bytes = self.block[self.read..].first_chunk().expect("a block holds eight whole numbers");
        self.read += bytes.len();
        u32::from_be_bytes(*bytes)
    }

    /// A number below `end`, each equally likely; `end` must not be 0. Of the 2^32 numbers, those
    /// behind the last whole multiple of `end` would favour the small ones, and are left out.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        let all = 1u64 << 32;
        let whole = all / u64::from(end) * u64::from(end);
        loop {
            let number = self.number();
            if u64::from(number) < whole {
                return number % end;
            }
        }
    }

    /// Puts the items into an order, each equally likely (Fisher and Yates, from the last place).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seed of the n-th trial.
    fn seed(n: u32) -> [u8; 32] {
        hmac(&[7; 32], &n.to_be_bytes())
    }

    /// How far counts are from being equal; on average one less than there are counts.
    fn chi_square(counts: &[u32]) -> f64 {
        let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
        counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    }

    #[test]
    fn numbers_that_would_favour_some_are_left_out() {
        // Three quarters of all numbers are below this end: without leaving out the last quarter,
        // the first third would come twice as often as the others.
        let end = 3 << 30;
        let mut numbers = Numbers::new(seed(0));
        let mut counts = [0; 3];
        for _ in 0..30_000 {
            counts[(numbers.below(end) >> 30) as usize] += 1;
        }
        assert!(chi_square(&counts) < 14.0, "{counts:?}");
    }

    #[test]
    fn every_order_of_four_is_equally_likely() {
        let mut counts = [0; 256];
        for n in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            Numbers::new(seed(n)).shuffle(&mut items);
            counts[items.iter().fold(0, |code, item| code * 4 + item)] += 1;
        }
        let counts: Vec<u32> = counts.into_iter().filter(|count| *count > 0).collect();
        assert_eq!(counts.len(), 24);
        // One time in a thousand it would be above 49.7 by chance; the seed is fixed.
        assert!(chi_square(&counts) < 49.7, "{counts:?}");
    }

    #[test]
    fn every_card_is_equally_likely_in_every_place() {
        let mut counts = vec![[0; 52]; 52];
        for n in 0..20_000 {
            let mut items: [usize; 52] = std::array::from_fn(|item| item);
            Numbers::new(seed(n)).shuffle(&mut items);
            for (place, item) in items.into_iter().enumerate() {
                counts[item][place] += 1;
            }
        }
        let total: f64 = counts.iter().map(|places| chi_square(places)).sum();
        // 51 times 51 on average, with a standard deviation of 72: this is within three.
        assert!((2385.0..2817.0).contains(&total), "{total}");
        assert!(counts.iter().all(|places| chi_square(places) < 100.0));
    }

    #[test]
    fn nothing_is_drawn_for_what_cannot_be_shuffled() {
        let mut numbers = Numbers::new(seed(0));
        numbers.shuffle(&mut [(); 0]);
        numbers.shuffle(&mut [()]);
        assert_eq!(numbers.number(), Numbers::new(seed(0)).number());
    }
}
