//! Sets for plain tables: two players, no location, no faction of Maps. Claim and Claim 2 are such
//! tables. What they cannot meet is left out when the code is compiled, which saves an eighth of
//! the instructions of a random game.

use super::mask::{Mask, bitwise};

/// A set of cards at a plain table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Plain(u64);

bitwise! { Plain }

impl Mask for Plain {
    type Seats = [Self; 2];

    const EMPTY: Self = Plain(0);
    const PLAYERS: u8 = u64::PLAYERS;
    const SIDES: u8 = u64::SIDES;
    const FACTIONS: u8 = u64::FACTIONS;
    const PLAIN: bool = true;
    const SEATS: usize = u64::SEATS;

    #[inline(always)]
    fn bit(index: u8) -> Self {
        Plain(u64::bit(index))
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.0.count()
    }

    #[inline(always)]
    fn lowest(self) -> u8 {
        self.0.lowest()
    }

    #[inline(always)]
    fn highest_bit(self) -> Self {
        Plain(self.0.highest_bit())
    }

    #[inline(always)]
    fn lowest_bit(self) -> Self {
        Plain(self.0.lowest_bit())
    }

    #[inline(always)]
    fn only_if(self, condition: bool) -> Self {
        Plain(self.0.only_if(condition))
    }

    #[inline(always)]
    fn up(self, places: u32) -> Self {
        Plain(self.0.up(places))
    }

    #[inline(always)]
    fn nth(self, n: u32, in_word: impl Fn(u64, u32) -> u32) -> u8 {
        self.0.nth(n, in_word)
    }
}
