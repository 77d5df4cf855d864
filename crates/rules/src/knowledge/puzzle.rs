//! In how many ways can unknown cards lie, and which one is it this time?
//!
//! The unknown cards are dealt with name by name. Each name has *patterns*: ways to send its
//! copies to their fates, each weighted with the number of ways to choose the copies. Every
//! pattern fills some *counters* (so many cards went to that hand), and a solution is a choice of
//! one pattern for each name that fills every counter exactly. Counting solutions from the last
//! name to the first gives, for each name and each state of the counters, the weight of all
//! completions; choosing patterns with those weights draws every solution equally often, up to
//! the rounding of floating-point sums (a relative error below 1e-12).

use crate::card::Card;
use crate::random::Rng;

/// One way to send the copies of a name to their fates.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pattern {
    /// How many unknown copies meet each fate.
    pub(super) unknown: Vec<u8>,
    /// How many of the copies that are known to come from a seat were passed on by it.
    pub(super) passed: Vec<u8>,
    /// How many copies each seat then has in hand now: all of them in Phase Two, in Phase One
    /// those that are hidden and do not come from the pool.
    pub(crate) held: Vec<u8>,
    /// How many copies go to the pool.
    pub(super) pooled: u8,
    /// In how many ways.
    pub(super) weight: f64,
    /// What it adds to each counter.
    pub(super) fills: Vec<u8>,
}

impl Pattern {
    /// How many copies it places: those that end in a hand or in the pool.
    pub(crate) fn copies(&self) -> u8 {
        self.held.iter().sum::<u8>() + self.pooled
    }
}

/// A name and its patterns.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Item {
    pub(crate) name: Card,
    pub(crate) patterns: Vec<Pattern>,
}

/// Names with patterns, and counters to be filled.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Puzzle {
    /// Those with a single pattern come first.
    pub(crate) items: Vec<Item>,
    /// How many items have a single pattern.
    pub(crate) forced: usize,
    capacity: Counters,
    /// The counters in each state.
    counters: Vec<Counters>,
    /// What the patterns of each item do to the state, one after the other.
    strides: Vec<Vec<Stride>>,
    /// The weight of all completions, by item and state of the counters.
    ways: Vec<Vec<f64>>,
    /// The state after all items with a single pattern.
    start: usize,
}

/// The counters, one in each byte: no puzzle has more than four, and none counts beyond 100.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counters(u32);

impl Counters {
    fn new(counts: &[u8]) -> Counters {
        debug_assert!(counts.len() <= 4 && counts.iter().all(|&count| count < 100), "{counts:?}");
        Counters(counts.iter().rev().fold(0, |all, &count| all << 8 | u32::from(count)))
    }

    /// Whether these and more fit into this room. The top bit of each byte stays set unless that
    /// byte overflows, so that all are compared at once.
    fn fit(self, more: Counters, room: Counters) -> bool {
        const TOPS: u32 = 0x8080_8080;
        (room.0 | TOPS).wrapping_sub(self.0 + more.0) & TOPS == TOPS
    }
}

/// What a pattern does to the state.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stride {
    weight: f64,
    fills: Counters,
    /// How far away the state is to which it leads.
    step: usize,
}

impl Puzzle {
    pub(super) fn new(mut items: Vec<Item>, capacity: &[u8]) -> Puzzle {
        items.sort_by_key(|item| item.patterns.len() > 1);
        let forced = items.iter().take_while(|item| item.patterns.len() == 1).count();
        let mut places = Vec::new();
        let mut states = 1;
        for &room in capacity {
            places.push(states);
            states *= usize::from(room) + 1;
        }
        let counters = (0..states).map(|state| {
            let counts =
                places.iter().zip(capacity).map(|(place, &room)| (state / place % (usize::from(room) + 1)) as u8);
            Counters::new(&counts.collect::<Vec<u8>>())
        });
        let stride = |pattern: &Pattern| Stride {
            weight: pattern.weight,
            fills: Counters::new(&pattern.fills),
            step: pattern.fills.iter().zip(&places).map(|(&fill, place)| usize::from(fill) * place).sum(),
        };
        let strides: Vec<Vec<Stride>> = items.iter().map(|item| item.patterns.iter().map(stride).collect()).collect();
        let mut last = vec![0.0; states];
        last[states - 1] = 1.0;
        let capacity = Counters::new(capacity);
        let counters: Vec<Counters> = counters.collect();
        let mut puzzle = Puzzle { items, forced, capacity, counters, strides, ways: vec![last], start: 0 };
        for strides in puzzle.strides.iter().rev() {
            let next = puzzle.ways.last().expect("there is a last one");
            let weigh = |state| strides.iter().map(|stride| puzzle.after(state, stride, next)).sum();
            let now = (0..states).map(weigh).collect();
            puzzle.ways.push(now);
        }
        puzzle.ways.reverse();
        for strides in &puzzle.strides[..forced] {
            puzzle.start = puzzle.step(puzzle.start, &strides[0]).unwrap_or(puzzle.start);
        }
        puzzle
    }

    /// The weight of a pattern in this state: its own times that of all completions.
    fn after(&self, state: usize, stride: &Stride, next: &[f64]) -> f64 {
        self.step(state, stride).map_or(0.0, |state| stride.weight * next[state])
    }

    /// The state of the counters after a pattern, unless it overfills one.
    #[inline]
    fn step(&self, state: usize, stride: &Stride) -> Option<usize> {
        self.counters[state].fit(stride.fills, self.capacity).then_some(state + stride.step)
    }

    /// The number of solutions.
    pub(super) fn count(&self) -> f64 {
        self.ways[0][0]
    }

    /// Draws a solution: hands each item that has several patterns to `visit` with the chosen
    /// one, both as places in their lists. There must be a solution.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut Rng, mut visit: impl FnMut(usize, usize)) {
        let mut state = self.start;
        for item in self.forced..self.items.len() {
            let (now, next) = (&self.ways[item], &self.ways[item + 1]);
            let mut ticket = rng.fraction() * now[state];
            let mut chosen = None;
            for (pattern, stride) in self.strides[item].iter().enumerate() {
                let Some(to) = self.step(state, stride) else { continue };
                let weight = stride.weight * next[to];
                if weight > 0.0 {
                    chosen = Some((pattern, to));
                    ticket -= weight;
                    if ticket < 0.0 {
                        break;
                    }
                }
            }
            let (pattern, to) = chosen.expect("what was seen can be dealt");
            state = to;
            visit(item, pattern);
        }
    }

    /// For each item the chance of each of its patterns.
    pub(super) fn chances(&self) -> Vec<Vec<f64>> {
        let mut reached = vec![0.0; self.ways[0].len()];
        reached[0] = 1.0;
        let mut all = Vec::with_capacity(self.items.len());
        for (strides, next) in self.strides.iter().zip(&self.ways[1..]) {
            let mut onward = vec![0.0; reached.len()];
            let mut chances = vec![0.0; strides.len()];
            for (state, &weight) in reached.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
                for (stride, chance) in strides.iter().zip(&mut chances) {
                    if let Some(to) = self.step(state, stride) {
                        *chance += weight * stride.weight * next[to] / self.count();
                        onward[to] += weight * stride.weight;
                    }
                }
            }
            reached = onward;
            all.push(chances);
        }
        all
    }
}

/// All ways to send `copies` to `fates`, by numbers.
pub(super) fn shares(copies: u8, fates: usize) -> Vec<Vec<u8>> {
    if fates == 0 {
        return if copies == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    let mut all = Vec::new();
    for first in 0..=copies {
        for mut rest in shares(copies - first, fates - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// In how many ways copies that can be told apart fall into groups of these sizes.
pub(super) fn ways(groups: impl IntoIterator<Item = u8>) -> f64 {
    let (mut all, mut ways) = (0, 1.0);
    for group in groups {
        all += group;
        ways *= choose(all, group);
    }
    ways
}

/// In how many ways `few` of `many` can be chosen.
pub(super) fn choose(many: u8, few: u8) -> f64 {
    (0..few).map(|n| f64::from(many - n) / f64::from(n + 1)).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_complete_and_ways_count_the_copies() {
        assert_eq!(shares(3, 2), [[0, 3], [1, 2], [2, 1], [3, 0]]);
        let total: f64 = shares(5, 3).into_iter().map(ways).sum();
        assert!((total - 243.0).abs() < 1e-9, "{total}");
        assert_eq!(shares(0, 0).len(), 1);
        assert!(shares(1, 0).is_empty());
        assert!((ways([2, 1, 2]) - 30.0).abs() < 1e-9);
    }

    #[test]
    fn ways_are_counted_and_drawn_evenly() {
        // Three names of one copy each; two go to the hand, but the first may not.
        let item = |name: &str, patterns: &[u8]| Item {
            name: name.parse().unwrap(),
            patterns: patterns
                .iter()
                .map(|&fill| Pattern {
                    unknown: vec![fill, 1 - fill],
                    passed: vec![],
                    held: vec![fill],
                    pooled: 1 - fill,
                    weight: 1.0,
                    fills: vec![fill],
                })
                .collect(),
        };
        let items = vec![item("DR1", &[0]), item("DR2", &[0, 1]), item("DR3", &[0, 1]), item("DR4", &[0, 1])];
        let puzzle = Puzzle::new(items, &[2]);
        assert!((puzzle.count() - 3.0).abs() < 1e-12);
        let mut rng = Rng::seeded(1);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            puzzle.draw(&mut rng, |item, pattern| counts[item - 1] += usize::from(pattern == 0));
        }
        assert!(counts.iter().all(|&n| (900..1100).contains(&n)), "{counts:?}");
        for chances in &puzzle.chances()[1..] {
            assert!((chances[1] - 2.0 / 3.0).abs() < 1e-12, "{chances:?}");
        }
    }
}
