//! What the search has proved, by position.

use crate::answer::Score;
use crate::ending::Set;
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
    /// The same for a position in which each lane may end so much lower or higher.
    #[inline(always)]
    pub(crate) fn shifted(self, by: Lanes) -> Proof {
        let condition = if self.reached { self.condition + by } else { self.condition - by };
        Proof { condition, ..self }
    }

    #[inline(always)]
    pub(crate) fn holds(&self, score: Lanes) -> bool {
        if self.reached { score.at_least(self.condition) } else { self.condition.at_least(score) }
    }

    /// Whether the score is the very same in these lanes, where they matter.
    fn is_pinned(&self, score: Lanes, pinned: [bool; VOTES]) -> bool {
        (0..VOTES).filter(|&vote| pinned[vote]).all(|vote| {
            let demanded = self.condition[vote];
            demanded == score[vote] || demanded.unsigned_abs() > FREE.unsigned_abs()
        })
    }
}

/// A proof in memory. `tag` is the second number of the key and the Gnomes in front, then the era (8 bits), the card to
/// play (5 bits), whether it rests on an assumption, and whether the goal is reached.
#[derive(Clone, Copy, Debug)]
struct Entry {
    low: u64,
    tag: u64,
    condition: [i16; 8],
    left: Set,
    /// The next one with the same key, or [`NOTHING`].
    next: u32,
}

/// The end of a chain.
const NOTHING: u32 = u32::MAX;

/// The cards that a proof is about. Those with the same key are played alike, but may weigh more or less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cards {
    pub(crate) left: Set,
    /// Gnomes in front that may be crushed, where they are not part of the key: at most [`Cards::FRONTS`].
    pub(crate) fronts: u32,
}

/// Where a position is in memory, and what it is about there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) key: Key,
    pub(crate) cards: Cards,
}

impl Cards {
    const FRONTS: u64 = (1 << 20) - 1;
}

impl Entry {
    #[inline(always)]
    fn proof(&self) -> Proof {
        let bit = |place: u32| self.tag >> place & 1 == 1;
        Proof { reached: bit(REACHED), assumed: bit(ASSUMED), condition: Lanes(self.condition) }
    }

    #[inline(always)]
    fn era(&self) -> Era {
        Era(self.tag >> ERA & (ERAS - 1))
    }
}

const KEY: u64 = (1 << Key::HIGH_BITS) - 1;
const ERA: u32 = Key::HIGH_BITS;
const ERAS: u64 = 1 << 8;
const CARD: u32 = ERA + 8;
const ASSUMED: u32 = CARD + 5;
const REACHED: u32 = ASSUMED + 1;

/// Where the proofs of one key begin.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// Tells most keys apart that share a line. Nothing is proved by it.
    check: u32,
    first: u32,
}

/// What one look into the memory brings along.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Line([Head; 8]);

impl Line {
    const EMPTY: Line = Line([Head { check: 0, first: NOTHING }; 8]);
}

/// The memory: proofs in the order in which they were found, chained by key, as many as the search has needed so far, up to
/// a limit. Then the oldest make room.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    lines: Vec<Line>,
    /// How many heads are used, about.
    heads: usize,
    entries: Vec<Entry>,
    /// The oldest entry, which makes room if there are too many.
    oldest: usize,
    /// The most lines, a power of two, and entries there may be.
    most_lines: usize,
    most_entries: usize,
    /// What of the tag belongs to the key.
    in_key: u64,
    /// What each era is about: that the first side ends with at least this score.
    goals: Vec<Score>,
}

/// A share of the memory whose proofs are kept apart from all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Era(u64);

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

/// Lines at the beginning: what most positions need, and little enough for the cache.
const FIRST: usize = 1 << 8;
/// With more keys for each line, on average, there are to be more lines.
const KEYS_A_LINE: usize = 4;
/// The most proofs that are kept of one key.
const LONGEST: usize = 32;

impl Memory {
    /// A memory that uses at most this many bytes.
    pub(crate) fn new(bytes: usize) -> Memory {
        let for_lines = (bytes / 4).max(FIRST * size_of::<Line>());
        Memory {
            lines: Vec::new(),
            heads: 0,
            entries: Vec::new(),
            oldest: 0,
            most_lines: 1 << (for_lines / size_of::<Line>()).ilog2(),
            most_entries: (bytes.saturating_sub(for_lines) / size_of::<Entry>()).max(FIRST),
            in_key: KEY,
            goals: Vec::new(),
        }
    }

    /// Begins a new position: what is known of others is forgotten, and the memory is small again,
    /// since what fits in the cache is quicker. `with_fronts` says that Gnomes in front are part of the key.
    pub(crate) fn begin(&mut self, with_fronts: bool) {
        self.lines.clear();
        self.lines.resize(FIRST, Line::EMPTY);
        self.heads = 0;
        self.entries.clear();
        self.oldest = 0;
        self.in_key = if with_fronts { KEY } else { KEY & !Cards::FRONTS };
        self.goals.clear();
    }

    /// The era of proofs about this goal. There may be 256 for each position.
    pub(crate) fn era(&mut self, least: Score) -> Era {
        let known = self.goals.iter().position(|&goal| goal == least);
        let n = known.unwrap_or_else(|| {
            self.goals.push(least);
            assert!(self.goals.len() as u64 <= ERAS, "a position has fewer goals than that");
            self.goals.len() - 1
        });
        Era(n as u64)
    }

    /// The line of a key, and the check there.
    #[inline(always)]
    fn place(&self, key: Key) -> (usize, u32) {
        let spread = key.spread();
        (spread as usize & (self.lines.len() - 1), (spread >> 32) as u32)
    }

    /// Where the proofs of a key begin.
    #[inline(always)]
    fn first(&self, key: Key) -> u32 {
        let (line, check) = self.place(key);
        self.lines[line].0.iter().find(|head| head.check == check).map_or(NOTHING, |head| head.first)
    }

    /// Whether an entry has this key. One that was put in the place of an older one may not, and ends the chain.
    #[inline(always)]
    fn is_of(&self, entry: &Entry, key: Key) -> bool {
        entry.low == key.low && (entry.tag ^ key.high) & self.in_key == 0
    }

    #[inline(always)]
    fn cards(&self, entry: &Entry) -> Cards {
        Cards { left: entry.left, fronts: (entry.tag & KEY & !self.in_key) as u32 }
    }

    /// The proofs of a key, by place.
    #[inline(always)]
    fn chain(&self, key: Key) -> impl Iterator<Item = (usize, &Entry)> {
        let mut at = self.first(key);
        std::iter::from_fn(move || {
            let place = at as usize;
            let entry = self.entries.get(place).filter(|entry| self.is_of(entry, key))?;
            at = entry.next;
            Some((place, entry))
        })
    }

    /// What is known of this position with this score. `shift` says by how much other cards with the same key may
    /// weigh more or less than these.
    #[inline(always)]
    pub(crate) fn find(
        &self,
        era: Era,
        Spot { key, cards }: Spot,
        score: Lanes,
        usable: Use,
        shift: impl Fn(Cards) -> Lanes,
    ) -> Option<Proof> {
        for (_, entry) in self.chain(key) {
            let mut proof = entry.proof();
            if !proof.holds(score) || (entry.era() != era && !self.tells(entry.era(), &proof, era)) {
                continue;
            }
            let proved = self.cards(entry);
            if proved != cards {
                proof = proof.shifted(shift(proved));
            }
            let holds = match usable.pinned {
                Pinned::Some(lanes) => proof.is_pinned(score, lanes),
                Pinned::None => proof.holds(score),
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
        let [proved, asked] = [of, goal].map(|Era(n)| self.goals[n as usize]);
        !proof.assumed && if proof.reached { proved >= asked } else { proved <= asked }
    }

    /// The card that proved something here before, whatever the score was.
    #[inline(always)]
    pub(crate) fn card(&self, era: Era, key: Key) -> Option<u8> {
        let (_, found) = self.chain(key).find(|(_, entry)| entry.era() == era)?;
        Some((found.tag >> CARD & 31) as u8)
    }

    /// Keeps a proof.
    #[inline(always)]
    pub(crate) fn keep(&mut self, era: Era, spot: Spot, proof: Proof, card: u8, shift: impl Fn(Cards) -> Lanes) {
        let Spot { key, cards } = spot;
        let mut tag = key.high | u64::from(cards.fronts) | era.0 << ERA | u64::from(card & 31) << CARD;
        tag |= u64::from(proof.assumed) << ASSUMED | u64::from(proof.reached) << REACHED;
        let entry = Entry { low: key.low, tag, condition: proof.condition.0, left: cards.left, next: NOTHING };
        let (mut last, mut goes) = (None, None);
        for (n, (place, old)) in self.chain(key).enumerate() {
            let covered = old.era() == era && covers(&proof, &old.proof()) && {
                let proved = self.cards(old);
                proved == cards || covers(&proof.shifted(shift(proved)), &old.proof())
            };
            if covered || n + 1 == LONGEST || place == self.next_place() {
                goes = Some((place, old.next));
                break;
            }
            last = Some(place);
        }
        match goes {
            Some((place, next)) => self.entries[place] = Entry { next, ..entry },
            None => self.insert(key, entry, last),
        }
    }

    /// Where the next entry goes: behind all others, or, if there is no more room, in place of the oldest.
    #[inline(always)]
    fn next_place(&self) -> usize {
        if self.entries.len() < self.most_entries { self.entries.len() } else { self.oldest }
    }

    /// Puts an entry before the others of its key, of which this is the last.
    fn insert(&mut self, key: Key, mut entry: Entry, last: Option<usize>) {
        let place = self.next_place();
        // If the chain was cut off here it would now be joined to itself.
        if let Some(last) = last.filter(|&last| self.entries[last].next == place as u32) {
            self.entries[last].next = NOTHING;
        }
        if self.heads > KEYS_A_LINE * self.lines.len() && self.lines.len() < self.most_lines {
            self.grow();
        }
        let (line, check) = self.place(key);
        let Line(heads) = &mut self.lines[line];
        let same = heads.iter().position(|head| head.check == check);
        // In a full line the first one goes.
        let head = same.or_else(|| heads.iter().position(|head| head.first == NOTHING)).unwrap_or(0);
        self.heads += usize::from(heads[head].first == NOTHING);
        // Without others of its key, what the head leads to belongs to another one by now.
        entry.next = if last.is_some() { heads[head].first } else { NOTHING };
        heads[head] = Head { check, first: place as u32 };
        if place < self.entries.len() {
            self.entries[place] = entry;
            self.oldest = (place + 1) % self.most_entries;
            return;
        }
        if place == self.entries.capacity() {
            self.entries.reserve_exact(place.max(FIRST).min(self.most_entries - place));
        }
        self.entries.push(entry);
    }

    /// Makes room for more keys.
    #[cold]
    fn grow(&mut self) {
        let old = std::mem::take(&mut self.lines);
        self.lines = vec![Line::EMPTY; (4 * old.len()).min(self.most_lines)];
        for head in old.into_iter().flat_map(|Line(heads)| heads).filter(|head| head.first != NOTHING) {
            let entry = &self.entries[head.first as usize];
            let (line, check) = self.place(Key { low: entry.low, high: entry.tag & self.in_key });
            if check == head.check
                && let Some(free) = self.lines[line].0.iter_mut().find(|head| head.first == NOTHING)
            {
                *free = head;
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

const _: () = assert!(REACHED < 64 && size_of::<Entry>() == 40);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Value;
    use crate::goal::{neutral, sure};
    use interregnum_rules::Rng;

    const ANY: Use = Use { pinned: Pinned::None, assuming: Some(true) };

    /// Whether a proof about one goal is found where another is asked for.
    fn is_told(proved: Score, asked: Score, proof: Proof) -> bool {
        let mut memory = Memory::new(1 << 16);
        memory.begin(true);
        let [proved, asked] = [proved, asked].map(|least| memory.era(least));
        let key = Key { low: 0b1101, high: 3 };
        let spot = Spot { key, cards: Cards { left: 0b1101, fronts: 0 } };
        memory.keep(proved, spot, proof, 0, |_| Lanes::ZERO);
        let found = |memory: &Memory, asked| memory.find(asked, spot, Lanes::ZERO, ANY, |_| Lanes::ZERO).is_some();
        let is_told = found(&memory, asked);
        memory.begin(true);
        let later = memory.era(Score { value: Value::Win, margin: 1 });
        assert!(!found(&memory, later), "it is about another position");
        is_told
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

    /// More proofs than there is room for, of keys that come again: whatever is found was kept, and for this key.
    #[test]
    fn the_oldest_make_room() {
        let mut memory = Memory::new(0);
        memory.begin(true);
        let era = memory.era(Score { value: Value::Win, margin: 1 });
        let mut rng = Rng::seeded(3);
        let mut found = 0;
        for n in 0..200_000 {
            let keys = [400, 20, 6000, 40][n / 50_000];
            let number = 1 + rng.below(keys) as u16;
            let key = Key { low: u64::from(number), high: 0 };
            let spot = Spot { key, cards: Cards { left: 1, fronts: 0 } };
            let more = (rng.below(50) as u16).cast_signed();
            // No two of these scores can be compared, and the last lane tells the keys apart.
            let score = Lanes([more, 50 - more, 0, 0, 0, 0, 0, number.cast_signed()]);
            let apart = |_: Cards| Lanes::ZERO;
            if let Some(proof) = memory.find(era, spot, score, ANY, apart) {
                assert_eq!(proof.condition, score);
                found += 1;
            } else {
                memory.keep(era, spot, sure(true, score), 0, apart);
            }
            assert!(memory.chain(spot.key).count() <= LONGEST);
        }
        assert!(memory.entries.len() == memory.most_entries && found > 10_000, "{found}");
    }
}
