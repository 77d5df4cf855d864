//! Sets of more cards than a word has bits, for three or four players.

use super::mask::{Mask, bitwise};

/// A set of up to 128 cards at a table for this many players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Wide<const PLAYERS: u8>(u128);

impl<const PLAYERS: u8> Wide<PLAYERS> {
    /// The set of two words, the lower one first.
    #[cfg(test)]
    pub(super) fn from_words(low: u64, high: u64) -> Self {
        Wide(u128::from(high) << 64 | u128::from(low))
    }
}

bitwise! { Wide<const PLAYERS: u8> }

impl<const PLAYERS: u8> Mask for Wide<PLAYERS> {
    type Seats = [Self; 4];

    const EMPTY: Self = Wide(0);
    const PLAYERS: u8 = PLAYERS;
    const SIDES: u8 = if PLAYERS == 3 { 3 } else { 2 };
    const FACTIONS: u8 = 7;
    const SEATS: usize = 4;

    #[inline(always)]
    fn bit(index: u8) -> Self {
        Wide(BITS[usize::from(index) % 128])
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    #[inline(always)]
    fn highest_bit(self) -> Self {
        if self.0 == 0 { self } else { Wide(1 << self.0.ilog2()) }
    }

    #[inline(always)]
    fn lowest_bit(self) -> Self {
        Wide(self.0 & self.0.wrapping_neg())
    }

    #[inline(always)]
    fn only_if(self, condition: bool) -> Self {
        // Two words and one mask for both: `u128::from(condition)` would carry between them.
        let mask = u64::from(condition).wrapping_neg();
        Wide(self.0 & (u128::from(mask) << 64 | u128::from(mask)))
    }

    #[inline(always)]
    fn up(self, places: u32) -> Self {
        Wide(self.0 << places)
    }

    #[inline(always)]
    fn nth(self, n: u32, in_word: impl Fn(u64, u32) -> u32) -> u8 {
        let low = (self.0 as u64).count_ones();
        let above = n >= low;
        let word = if above { (self.0 >> 64) as u64 } else { self.0 as u64 };
        let n = if above { n - low } else { n };
        (in_word(word, n) + if above { 64 } else { 0 }) as u8
    }
}

/// Each bit alone: looking it up is faster than shifting two words.
static BITS: [u128; 128] = {
    let mut bits = [0; 128];
    let mut index = 0;
    while index < 128 {
        bits[index] = 1 << index;
        index += 1;
    }
    bits
};
