//! Eight small numbers side by side, which the compiler turns into one register.

use std::ops::{Add, Index, IndexMut, Sub};

/// How many factions there are with two players, and so votes that cards decide.
pub(crate) const VOTES: usize = 5;
/// The lane of the Gnomes that the first side has; at the Abbey, of all its cards, negated.
pub(crate) const OWN_SHOWN: usize = 5;
/// The lane of the Gnomes that the second side has, negated; at the Abbey, of all its cards.
pub(crate) const THEIR_SHOWN: usize = 6;
/// The lane of all cards gathered, those of the second side negated; where votes decide, of all but Gnomes.
pub(crate) const ALL: usize = 7;

/// Numbers that grow as the first side does better: for each faction what the first side has
/// gathered less what the second side has, then the lanes named above.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(align(16))]
pub(crate) struct Lanes(pub(crate) [i16; 8]);

impl Lanes {
    pub(crate) const ZERO: Lanes = Lanes([0; 8]);
    /// Below everything: as a condition "at least", it demands nothing.
    pub(crate) const LOWEST: Lanes = Lanes([i16::MIN; 8]);
    /// Above everything: as a condition "at most", it demands nothing.
    pub(crate) const HIGHEST: Lanes = Lanes([i16::MAX; 8]);

    /// One number in one lane.
    pub(crate) fn one(lane: usize, number: i16) -> Lanes {
        let mut lanes = Lanes::ZERO;
        lanes.0[lane] = number;
        lanes
    }

    #[inline(always)]
    fn with(self, other: Lanes, join: impl Fn(i16, i16) -> i16) -> Lanes {
        Lanes(std::array::from_fn(|lane| join(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    pub(crate) fn max(self, other: Lanes) -> Lanes {
        self.with(other, i16::max)
    }

    #[inline(always)]
    pub(crate) fn min(self, other: Lanes) -> Lanes {
        self.with(other, i16::min)
    }

    /// Whether no lane is below that of the other.
    #[inline(always)]
    pub(crate) fn at_least(self, other: Lanes) -> bool {
        let below = self.with(other, |own, other| -i16::from(own < other));
        below.0.iter().fold(0, |any, lane| any | lane) == 0
    }

    /// 1, 0 or -1 for each lane.
    #[inline(always)]
    pub(crate) fn signs(self) -> Lanes {
        self.with(Lanes::ZERO, |own, zero| i16::from(own > zero) - i16::from(own < zero))
    }

    #[inline(always)]
    pub(crate) fn negated(self) -> Lanes {
        Lanes::ZERO - self
    }
}

/// Sums stop at the ends of the range, so that what demands nothing goes on doing so.
impl Add for Lanes {
    type Output = Lanes;

    #[inline(always)]
    fn add(self, other: Lanes) -> Lanes {
        self.with(other, i16::saturating_add)
    }
}

impl Sub for Lanes {
    type Output = Lanes;

    #[inline(always)]
    fn sub(self, other: Lanes) -> Lanes {
        self.with(other, i16::saturating_sub)
    }
}

impl Index<usize> for Lanes {
    type Output = i16;

    #[inline(always)]
    fn index(&self, lane: usize) -> &i16 {
        &self.0[lane]
    }
}

impl IndexMut<usize> for Lanes {
    #[inline(always)]
    fn index_mut(&mut self, lane: usize) -> &mut i16 {
        &mut self.0[lane]
    }
}
