//! What the search has proved, by position.

use crate::answer::Score;
use crate::lanes::{Lanes, VOTES};

/// A position between two tricks, written as numbers: exact, so that two positions with the same
/// key are the same for the search. The second number has at most [`Key::HIGH_BITS`] bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Key {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl Key {
    /// The bits of the second number; the rest of its word is used for other things.
    pub(crate) const HIGH_BITS: u32 = 44;

    /// A number that spreads keys over the memory. Nothing is proved by it.
    #[inline(always)]
    pub(crate) fn spread(self) -> u64 {
        let mixed = (self.low ^ self.high.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// A proof: whether the goal is reached from a position, under a condition on the score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    pub(crate) reached: bool,
    /// Whether it rests on an assumption about ends that the lanes do not tell.
    pub(crate) assumed: bool,
    /// Reached: holds for scores at least these. Not reached: for scores at most these.
    pub(crate) condition: Lanes,
}

/// Beyond this a condition demands nothing.
const FREE: i16 = 16_000;

impl Proof {
    /// Whether the score is the very same in these lanes, where they matter.
    fn is_pinned(&self, score: Lanes, pinned: [bool; VOTES]) -> bool {
        (0..VOTES).filter(|&vote| pinned[vote]).all(|vote| {
            let demanded = self.condition[vote];
            demanded == score[vote] || demanded.unsigned_abs() > FREE.unsigned_abs()
        })
    }
}

/// A proof in memory. `tag` is the second number of the key, then the era (8 bits), the tricks left
/// (5 bits), the card to play (5 bits), whether it rests on an assumption, and whether the goal is
/// reached.
#[derive(Clone, Copy, Debug)]
struct Entry {
    low: u64,
    tag: u64,
    condition: Lanes,
}

impl Entry {
    #[inline(always)]
    fn is_of(&self, key: Key) -> bool {
        self.low == key.low && (self.tag ^ key.high) << (64 - ERA) == 0
    }

    #[inline(always)]
    fn is(&self, key: Key, era: Era) -> bool {
        self.is_of(key) && self.era() == era
    }

    #[inline(always)]
    fn proof(&self) -> Proof {
        let bit = |place: u32| self.tag >> place & 1 == 1;
        Proof { reached: bit(REACHED), assumed: bit(ASSUMED), condition: self.condition }
    }

    #[inline(always)]
    fn era(&self) -> Era {
        Era(self.tag >> ERA & (ERAS - 1))
    }
}

const EMPTY: Entry = Entry { low: 0, tag: 0, condition: Lanes::ZERO };
const KEY: u64 = (1 << Key::HIGH_BITS) - 1;
const ERA: u32 = Key::HIGH_BITS;
const ERAS: u64 = 1 << 8;
const WEIGHT: u32 = ERA + 8;
const CARD: u32 = WEIGHT + 5;
const ASSUMED: u32 = CARD + 5;
const REACHED: u32 = ASSUMED + 1;

/// Two cache lines.
type Bucket = [Entry; 4];

/// The memory: buckets of four proofs, as many as the search has needed so far, up to a limit.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    buckets: Vec<Bucket>,
    /// The most buckets there may be: a power of two.
    limit: usize,
    /// How many proofs there are, about.
    proofs: usize,
    /// The eras up to this one belong to other positions.
    past: u64,
    /// What each era of this position is about: that the first side ends with at least this score.
    goals: Vec<Score>,
}

/// A share of the memory whose proofs are kept apart from all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Era(u64);

impl Era {
    #[inline(always)]
    fn tag(self, key: Key) -> u64 {
        key.high | self.0 << ERA
    }
}

/// Lanes in which more may be worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pinned {
    None,
    Some([bool; VOTES]),
}

/// Which proofs a search can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    /// Only those of the very same score, in these lanes.
    pub(crate) pinned: Pinned,
    /// Of those that rest on an assumption, the ones that assume the goal reached or missed.
    pub(crate) assuming: Option<bool>,
}

/// Buckets at the beginning: what most positions need, and little enough for the cache.
const FIRST: usize = 1 << 10;

impl Memory {
    /// A memory that uses at most this many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        let limit = (bytes / size_of::<Bucket>()).max(FIRST);
        Memory { buckets: vec![[EMPTY; 4]; FIRST], limit: 1 << limit.ilog2(), proofs: 0, past: 0, goals: Vec::new() }
    }

    /// Begins a new position: what is known of others makes room, and the memory is small again,
    /// since what fits in the cache is quicker.
    pub(crate) fn begin(&mut self) {
        self.buckets.truncate(FIRST);
        self.proofs = 0;
        // A position asks for few goals: there are eras enough for all of them.
        self.past = self.last();
        if self.past + 64 >= ERAS {
            self.buckets.fill([EMPTY; 4]);
            self.past = 0;
        }
        self.goals.clear();
    }

    /// The last era that there is.
    fn last(&self) -> u64 {
        self.past + self.goals.len() as u64
    }

    /// The era of proofs about this goal. There may be 64 for each position.
    pub(crate) fn era(&mut self, least: Score) -> Era {
        let known = self.goals.iter().position(|&goal| goal == least);
        let n = known.unwrap_or_else(|| {
            self.goals.push(least);
            assert!(self.last() < ERAS, "a position has fewer goals than that");
            self.goals.len() - 1
        });
        Era(self.past + 1 + n as u64)
    }

    #[inline(always)]
    fn place(&self, key: Key) -> usize {
        key.spread() as usize & (self.buckets.len() - 1)
    }

    /// What is known of this position with this score.
    #[inline(always)]
    pub(crate) fn find(&self, era: Era, key: Key, score: Lanes, usable: Use) -> Option<Proof> {
        for entry in &self.buckets[self.place(key)] {
            if !entry.is_of(key) {
                continue;
            }
            let proof = entry.proof();
            if entry.era() != era && !self.tells(entry.era(), &proof, era) {
                continue;
            }
            let holds = if proof.reached { score.at_least(proof.condition) } else { proof.condition.at_least(score) };
            let holds = match usable.pinned {
                Pinned::Some(lanes) => holds && proof.is_pinned(score, lanes),
                Pinned::None => holds,
            };
            if holds && (!proof.assumed || usable.assuming == Some(proof.reached)) {
                return Some(proof);
            }
        }
        None
    }

    /// Whether a proof about another goal says something about this one: who reaches more reaches less, and who misses less
    /// misses more. What it assumes is about its own goal alone.
    fn tells(&self, of: Era, proof: &Proof, goal: Era) -> bool {
        let goal_of = |Era(era): Era| era.checked_sub(self.past + 1).and_then(|n| self.goals.get(n as usize));
        let (Some(proved), Some(asked)) = (goal_of(of), goal_of(goal)) else { return false };
        !proof.assumed && if proof.reached { proved >= asked } else { proved <= asked }
    }

    /// The card that proved something here before, whatever the score was.
    #[inline(always)]
    pub(crate) fn card(&self, era: Era, key: Key) -> Option<u8> {
        let found = self.buckets[self.place(key)].iter().find(|entry| entry.is(key, era))?;
        Some((found.tag >> CARD & 31) as u8)
    }

    /// Keeps a proof. `weight` says how much work it was; in a full bucket the lightest goes.
    #[inline(always)]
    pub(crate) fn keep(&mut self, era: Era, key: Key, proof: Proof, card: u8, weight: u32) {
        if self.proofs > 2 * self.buckets.len() && self.buckets.len() < self.limit {
            self.grow();
        }
        let mut tag = era.tag(key) | u64::from(weight & 31) << WEIGHT | u64::from(card & 31) << CARD;
        tag |= u64::from(proof.assumed) << ASSUMED | u64::from(proof.reached) << REACHED;
        let (place, past, last) = (self.place(key), self.past, self.last());
        let bucket = &mut self.buckets[place];
        let (mut victim, mut least) = (0, u64::MAX);
        for (n, old) in bucket.iter().enumerate() {
            let Era(of) = old.era();
            let alive = past < of && of <= last;
            let worth = if old.is(key, era) && covers(&proof, &old.proof()) {
                0
            } else if alive {
                2 + (old.tag >> WEIGHT & 31)
            } else {
                1
            };
            if worth < least {
                (victim, least) = (n, worth);
            }
        }
        self.proofs += usize::from(least == 1);
        bucket[victim] = Entry { low: key.low, tag, condition: proof.condition };
    }

    /// Makes room. Proofs about this position move to their new places.
    #[cold]
    fn grow(&mut self) {
        let size = (self.buckets.len() * 4).min(self.limit);
        let old = std::mem::replace(&mut self.buckets, vec![[EMPTY; 4]; size]);
        for entry in old.into_iter().flatten().filter(|entry| entry.era().0 > self.past) {
            let place = self.place(Key { low: entry.low, high: entry.tag & KEY });
            if let Some(free) = self.buckets[place].iter_mut().find(|slot| slot.tag == 0) {
                *free = entry;
            }
        }
    }
}

/// Whether a proof says all that another one says.
#[inline(always)]
fn covers(proof: &Proof, other: &Proof) -> bool {
    let weaker = if proof.reached {
        other.condition.at_least(proof.condition)
    } else {
        proof.condition.at_least(other.condition)
    };
    proof.reached == other.reached && proof.assumed <= other.assumed && weaker
}

const _: () = assert!(REACHED == 63 && size_of::<Entry>() == 32);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Value;
    use crate::goal::{neutral, sure};

    const ANY: Use = Use { pinned: Pinned::None, assuming: Some(true) };

    /// Whether a proof about one goal is found where another is asked for.
    fn is_told(proved: Score, asked: Score, proof: Proof) -> bool {
        let mut memory = Memory::new(1 << 16);
        memory.begin();
        let [proved, asked] = [proved, asked].map(|least| memory.era(least));
        let key = Key { low: 0b1101, high: 3 };
        memory.keep(proved, key, proof, 0, 2);
        let found = memory.find(asked, key, Lanes::ZERO, ANY).is_some();
        memory.begin();
        let later = memory.era(Score { value: Value::Win, margin: 1 });
        assert!(memory.find(later, key, Lanes::ZERO, ANY).is_none(), "it is about another position");
        found
    }

    #[test]
    fn who_reaches_more_reaches_less_and_who_misses_less_misses_more() {
        let [less, more] = [1, 3].map(|margin| Score { value: Value::Win, margin });
        let [reached, missed] = [true, false].map(|reached| sure(reached, neutral(reached)));
        assert!(is_told(more, less, reached) && !is_told(less, more, reached));
        assert!(is_told(less, more, missed) && !is_told(more, less, missed));
        assert!(is_told(less, less, reached) && is_told(less, less, missed));
        assert!(is_told(Score { value: Value::Loss, margin: -1 }, less, missed));
    }

    #[test]
    fn what_is_assumed_is_about_one_goal() {
        let [less, more] = [1, 3].map(|margin| Score { value: Value::Win, margin });
        let known = sure(true, neutral(true));
        assert!(is_told(more, less, known) && !is_told(more, less, Proof { assumed: true, ..known }));
    }
}
