//! Sets of cards as bits: bit `n` is the card with index `n` of a [`Sheet`](super::Sheet).

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Index, IndexMut, Not};

/// A set of cards. `u64` holds every table for two (at most 62 cards with the Fire pile),
/// [`Wide`](super::Wide) every table for three or four (at most 82). The type also says how many
/// play, so that code for each number of players is compiled on its own.
pub trait Mask:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// A set for each seat.
    type Seats: Copy + Eq + Hash + Debug + Default + Index<usize, Output = Self> + IndexMut<usize>;

    /// No card.
    const EMPTY: Self;
    /// How many play.
    const PLAYERS: u8;
    /// How many sides there are (2.1).
    const SIDES: u8;
    /// How many factions there are (2.2).
    const FACTIONS: u8;
    /// Whether the table has no location and no faction of Maps, so that code for those can be
    /// left out.
    const PLAIN: bool = false;
    /// The length of a list with an entry for each seat: a power of two.
    const SEATS: usize;

    /// The card with this index alone.
    fn bit(index: u8) -> Self;
    /// How many cards.
    fn count(self) -> u32;
    /// The index of the lowest card. There must be one.
    fn lowest(self) -> u8;
    /// The highest card alone, or nothing.
    #[must_use]
    fn highest_bit(self) -> Self;
    /// The lowest card alone, or nothing.
    #[must_use]
    fn lowest_bit(self) -> Self;
    /// Every card moved up by some places.
    #[must_use]
    fn up(self, places: u32) -> Self;
    /// The index of the card that has `n` cards below it, given a way to find it in a word.
    fn nth(self, n: u32, in_word: impl Fn(u64, u32) -> u32) -> u8;

    /// The side of a seat (2.1).
    #[inline(always)]
    fn side(seat: u8) -> u8 {
        if Self::PLAYERS == 4 { seat & 1 } else { seat }
    }

    /// The seat some places clockwise from a seat, fewer than there are seats.
    #[inline(always)]
    fn clockwise(seat: u8, steps: u8) -> u8 {
        let there = seat + steps;
        match Self::PLAYERS {
            2 => there & 1,
            4 => there & 3,
            players if there >= players => there - players,
            _ => there,
        }
    }

    /// Whether there is a card.
    #[inline(always)]
    fn any(self) -> bool {
        self != Self::EMPTY
    }

    /// Whether there is no card.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the card is in the set.
    #[inline(always)]
    fn has(self, index: u8) -> bool {
        (self & Self::bit(index)).any()
    }

    /// The cards of this set if `condition` holds, otherwise nothing; without a branch, which
    /// nobody could predict.
    #[must_use]
    fn only_if(self, condition: bool) -> Self;

    /// The cards' indices, lowest first.
    fn indices(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            let index = left.any().then(|| left.lowest())?;
            left ^= left.lowest_bit();
            Some(index)
        })
    }
}

/// Operators for a set that is a wrapped number: what they do, they do to its bits.
macro_rules! bitwise {
    ($set:ident $(<const $parameter:ident: u8>)?) => {
        bitwise! { @ $set $(<const $parameter: u8>)?, BitAnd bitand, BitAndAssign bitand_assign }
        bitwise! { @ $set $(<const $parameter: u8>)?, BitOr bitor, BitOrAssign bitor_assign }
        bitwise! { @ $set $(<const $parameter: u8>)?, BitXor bitxor, BitXorAssign bitxor_assign }

        impl $(<const $parameter: u8>)? std::ops::Not for $set $(<$parameter>)? {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                $set(!self.0)
            }
        }
    };
    (@ $set:ident $(<const $parameter:ident: u8>)?, $operator:ident $method:ident, $assign:ident $assign_method:ident) => {
        impl $(<const $parameter: u8>)? std::ops::$operator for $set $(<$parameter>)? {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                $set(std::ops::$operator::$method(self.0, other.0))
            }
        }

        impl $(<const $parameter: u8>)? std::ops::$assign for $set $(<$parameter>)? {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                std::ops::$assign::$assign_method(&mut self.0, other.0);
            }
        }
    };
}
pub(super) use bitwise;

impl Mask for u64 {
    type Seats = [u64; 2];

    const EMPTY: u64 = 0;
    const PLAYERS: u8 = 2;
    const SIDES: u8 = 2;
    const FACTIONS: u8 = 5;
    const SEATS: usize = 2;

    #[inline(always)]
    fn bit(index: u8) -> u64 {
        1 << (index & 63)
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn lowest(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline(always)]
    fn highest_bit(self) -> u64 {
        if self == 0 { 0 } else { 1 << self.ilog2() }
    }

    #[inline(always)]
    fn lowest_bit(self) -> u64 {
        self & self.wrapping_neg()
    }

    #[inline(always)]
    fn only_if(self, condition: bool) -> u64 {
        self & u64::from(condition).wrapping_neg()
    }

    #[inline(always)]
    fn up(self, places: u32) -> u64 {
        self << places
    }

    #[inline(always)]
    fn nth(self, n: u32, in_word: impl Fn(u64, u32) -> u32) -> u8 {
        in_word(self, n) as u8
    }
}

/// The place of the set bit that has `n` set bits below it, by sums over bytes: no branches, and
/// no instruction that some processors lack.
#[inline(always)]
pub(super) fn nth_bit(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte: how many bits are set up to its end.
    let sums = bytes.wrapping_mul(ONES);
    // A top bit for each byte at whose end at most `n` bits are set: those lie below the one sought.
    let passed = ((u64::from(n) * ONES) | TOPS).wrapping_sub(sums) & TOPS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let before = ((sums << 8) >> shift) as u32 & 0xff;
    let byte = (word >> shift) as usize & 0xff;
    shift + u32::from(NTH_IN_BYTE[byte][(n - before) as usize & 7])
}

/// The place of the n-th set bit in each byte.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::Wide;
    use crate::random::Rng;

    #[test]
    fn the_nth_bit_is_found_without_branches() {
        let mut rng = Rng::seeded(5);
        let mut words = vec![1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001];
        words.extend((0..2000).map(|_| rng.next_u64() & rng.next_u64() & rng.next_u64()));
        for word in words {
            for (n, place) in word.indices().enumerate() {
                assert_eq!(nth_bit(word, n as u32), u32::from(place), "{word:b} {n}");
                let wide = Wide::<3>::from_words(word.reverse_bits(), word);
                let places: Vec<u8> = wide.indices().collect();
                assert_eq!(wide.nth(n as u32, nth_bit), places[n]);
                let last = places.len() - 1 - n;
                assert_eq!(wide.nth(last as u32, nth_bit), places[last]);
            }
        }
    }

    #[test]
    fn highest_and_lowest_are_single_cards() {
        assert_eq!((0b0110_u64.highest_bit(), 0b0110_u64.lowest_bit()), (0b0100, 0b0010));
        assert_eq!((0_u64.highest_bit(), 0_u64.lowest_bit()), (0, 0));
        let bit = Wide::<4>::bit;
        let wide = bit(100) | bit(3);
        assert_eq!((wide.highest_bit(), wide.lowest_bit(), wide.lowest()), (bit(100), bit(3), 3));
        assert_eq!(Wide::<4>::EMPTY.highest_bit(), Wide::EMPTY);
    }
}
