//! What the search has proved, by position.

use crate::lanes::Lanes;

/// A position between two tricks, written as numbers: exact, so that two positions with the same
/// key are the same for the search. The second number has at most [`Key::HIGH_BITS`] bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Key {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl Key {
    /// The bits of the second number; the rest of its word is used for other things.
    pub(crate) const HIGH_BITS: u32 = 44;

    /// A number that spreads keys over the memory. Nothing is proved by it.
    #[inline(always)]
    fn spread(self) -> u64 {
        let mixed = (self.low ^ self.high.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// A proof: whether the goal is reached from a position, under a condition on the score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proof {
    pub(crate) reached: bool,
    /// Reached: holds for scores at least these. Not reached: for scores at most these.
    pub(crate) condition: Lanes,
}

/// A proof in memory. `tag` is the second number of the key, then the era (10 bits), the number of
/// cards left (5 bits), the card to play (5 bits less one bit) and whether the goal is reached.
#[derive(Clone, Copy, Debug)]
struct Entry {
    low: u64,
    tag: u64,
    condition: Lanes,
}

const EMPTY: Entry = Entry { low: 0, tag: 0, condition: Lanes::ZERO };
const KEY: u64 = (1 << Key::HIGH_BITS) - 1;
const ERA: u32 = Key::HIGH_BITS;
const ERAS: u64 = 1 << 9;
const WEIGHT: u32 = ERA + 9;
const CARD: u32 = WEIGHT + 5;
const REACHED: u32 = CARD + 5;

/// Two cache lines.
type Bucket = [Entry; 4];

/// The memory: buckets of four proofs, as many as the search has needed so far, up to a limit.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    buckets: Vec<Bucket>,
    /// The most buckets there may be: a power of two.
    limit: usize,
    /// How many proofs of this era there are, about.
    proofs: usize,
    era: u64,
    last: u64,
}

/// A goal's share of the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Era(u64);

/// Buckets at the beginning: what most positions need, and little enough for the cache.
const FIRST: usize = 1 << 10;

impl Memory {
    /// A memory that uses at most this many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        let limit = (bytes / size_of::<Bucket>()).max(2 * FIRST);
        let limit = 1 << limit.ilog2();
        Memory { buckets: vec![[EMPTY; 4]; FIRST], limit, proofs: 0, era: 1, last: 1 }
    }

    /// Begins a new position: forgets everything, and goes back to a small memory, since what fits
    /// in the cache is quicker.
    pub(crate) fn begin(&mut self) {
        self.buckets.truncate(FIRST);
        self.proofs = 0;
        self.new_era();
    }

    /// Begins an era, whose proofs are kept apart from those of all others.
    pub(crate) fn new_era(&mut self) -> Era {
        self.last += 1;
        if self.last == ERAS {
            self.buckets.fill([EMPTY; 4]);
            self.last = 1;
        }
        self.era = self.last;
        Era(self.era)
    }

    /// Goes back to an era of this position. Nothing is lost but what had to make room.
    pub(crate) fn enter(&mut self, Era(era): Era) {
        self.era = era;
    }

    #[inline(always)]
    fn tag(&self, key: Key) -> u64 {
        key.high | self.era << ERA
    }

    #[inline(always)]
    fn place(&self, key: Key) -> usize {
        key.spread() as usize & (self.buckets.len() - 1)
    }

    /// What is known of this position with this score; `exactly` asks for the very same score.
    #[inline(always)]
    pub(crate) fn find(&self, key: Key, score: Lanes, exactly: bool) -> Option<Proof> {
        let tag = self.tag(key);
        let bucket = &self.buckets[self.place(key)];
        for entry in bucket {
            let same = (entry.low == key.low) & ((entry.tag ^ tag) & ((1 << WEIGHT) - 1) == 0);
            if !same {
                continue;
            }
            let reached = entry.tag >> REACHED & 1 == 1;
            let condition = entry.condition;
            let holds = if exactly {
                score == condition
            } else if reached {
                score.at_least(condition)
            } else {
                condition.at_least(score)
            };
            if holds {
                return Some(Proof { reached, condition });
            }
        }
        None
    }

    /// The card that proved something here before, whatever the score was.
    #[inline(always)]
    pub(crate) fn card(&self, key: Key) -> Option<u8> {
        let tag = self.tag(key);
        let bucket = &self.buckets[self.place(key)];
        let found = bucket.iter().find(|entry| entry.low == key.low && (entry.tag ^ tag) & ((1 << WEIGHT) - 1) == 0)?;
        Some((found.tag >> CARD & 31) as u8)
    }

    /// Keeps a proof. `weight` says how much work it was; in a full bucket the lightest goes.
    #[inline(always)]
    pub(crate) fn keep(&mut self, key: Key, proof: Proof, card: u8, weight: u32) {
        if self.proofs > 2 * self.buckets.len() && self.buckets.len() < self.limit {
            self.grow();
        }
        let tag = self.tag(key);
        let entry = Entry {
            low: key.low,
            tag: tag
                | u64::from(weight & 31) << WEIGHT
                | u64::from(card & 31) << CARD
                | u64::from(proof.reached) << REACHED,
            condition: proof.condition,
        };
        let place = self.place(key);
        let era = self.era;
        let bucket = &mut self.buckets[place];
        let mut victim = 0;
        let mut least = u64::MAX;
        for (n, old) in bucket.iter().enumerate() {
            let same = old.low == key.low && (old.tag ^ tag) & ((1 << WEIGHT) - 1) == 0;
            let alike = same && (old.tag >> REACHED & 1 == 1) == proof.reached;
            let covered = alike
                && if proof.reached {
                    old.condition.at_least(entry.condition)
                } else {
                    entry.condition.at_least(old.condition)
                };
            let alive = old.tag >> ERA & (ERAS - 1) == era;
            let worth = match (covered, alive) {
                (true, _) => 0,
                (_, false) => 1,
                _ => 2 + (old.tag >> WEIGHT & 31),
            };
            if worth < least {
                (victim, least) = (n, worth);
            }
        }
        self.proofs += usize::from(least == 1);
        bucket[victim] = entry;
    }

    /// Makes room. Proofs of this era move to their new places.
    #[cold]
    fn grow(&mut self) {
        let size = (self.buckets.len() * 4).min(self.limit);
        let old = std::mem::replace(&mut self.buckets, vec![[EMPTY; 4]; size]);
        for entry in old.into_iter().flatten().filter(|entry| entry.tag != 0) {
            let place = self.place(Key { low: entry.low, high: entry.tag & KEY });
            if let Some(free) = self.buckets[place].iter_mut().find(|slot| slot.tag == 0) {
                *free = entry;
            }
        }
    }
}

const _: () = assert!(REACHED == 63 && size_of::<Entry>() == 32);
