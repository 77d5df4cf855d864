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
pub(super) struct Pattern {
    /// How many unknown copies meet each fate.
    pub(super) unknown: Vec<u8>,
    /// How many of the copies that are known to come from a seat were passed on by it.
    pub(super) passed: Vec<u8>,
    /// In how many ways.
    pub(super) weight: f64,
    /// What it adds to each counter.
    pub(super) fills: Vec<u8>,
}

/// A name and its patterns.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Item {
    pub(super) name: Card,
    pub(super) patterns: Vec<Pattern>,
}

/// Names with patterns, and counters to be filled.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Puzzle {
    pub(super) items: Vec<Item>,
    capacity: Vec<u8>,
    /// The weight of all completions, by item and state of the counters.
    ways: Vec<Vec<f64>>,
}

impl Puzzle {
    pub(super) fn new(items: Vec<Item>, capacity: Vec<u8>) -> Puzzle {
        let states: usize = capacity.iter().map(|&room| usize::from(room) + 1).product();
        let mut last = vec![0.0; states];
        last[states - 1] = 1.0;
        let mut puzzle = Puzzle { items, capacity, ways: vec![last] };
        for item in puzzle.items.iter().rev() {
            let next = puzzle.ways.last().expect("there is a last one");
            let mut now = vec![0.0; states];
            for (state, ways) in now.iter_mut().enumerate() {
                *ways = item.patterns.iter().map(|pattern| puzzle.after(state, pattern, next)).sum();
            }
            puzzle.ways.push(now);
        }
        puzzle.ways.reverse();
        puzzle
    }

    /// The weight of a pattern in this state: its own times that of all completions.
    fn after(&self, state: usize, pattern: &Pattern, next: &[f64]) -> f64 {
        self.step(state, pattern).map_or(0.0, |state| pattern.weight * next[state])
    }

    /// The state of the counters after a pattern, unless it overfills one.
    fn step(&self, state: usize, pattern: &Pattern) -> Option<usize> {
        let (mut rest, mut place, mut to) = (state, 1, state);
        for (&room, &fill) in self.capacity.iter().zip(&pattern.fills) {
            let base = usize::from(room) + 1;
            if rest % base + usize::from(fill) > usize::from(room) {
                return None;
            }
            to += usize::from(fill) * place;
            rest /= base;
            place *= base;
        }
        Some(to)
    }

    /// The number of solutions.
    pub(super) fn count(&self) -> f64 {
        self.ways[0][0]
    }

    /// Draws a solution: the pattern of each item. There must be one.
    pub(super) fn draw(&self, rng: &mut Rng) -> Vec<&Pattern> {
        let mut state = 0;
        let chosen = self.items.iter().zip(&self.ways[1..]).zip(&self.ways).map(|((item, next), now)| {
            if let [only] = &item.patterns[..] {
                state = self.step(state, only).unwrap_or(state);
                return only;
            }
            let mut ticket = rng.fraction() * now[state];
            let mut chosen = None;
            for pattern in &item.patterns {
                let weight = self.after(state, pattern, next);
                if weight > 0.0 {
                    chosen = Some(pattern);
                    ticket -= weight;
                    if ticket < 0.0 {
                        break;
                    }
                }
            }
            let chosen = chosen.expect("what was seen can be dealt");
            state = self.step(state, chosen).unwrap_or(state);
            chosen
        });
        chosen.collect()
    }

    /// For each item the chance of each of its patterns.
    pub(super) fn chances(&self) -> Vec<Vec<f64>> {
        let mut reached = vec![0.0; self.ways[0].len()];
        reached[0] = 1.0;
        let mut all = Vec::with_capacity(self.items.len());
        for (item, next) in self.items.iter().zip(&self.ways[1..]) {
            let mut onward = vec![0.0; reached.len()];
            let mut chances = vec![0.0; item.patterns.len()];
            for (state, &weight) in reached.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
                for (pattern, chance) in item.patterns.iter().zip(&mut chances) {
                    if let Some(to) = self.step(state, pattern) {
                        *chance += weight * pattern.weight * next[to] / self.count();
                        onward[to] += weight * pattern.weight;
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
                .map(|&fill| Pattern { unknown: vec![fill, 1 - fill], passed: vec![], weight: 1.0, fills: vec![fill] })
                .collect(),
        };
        let items = vec![item("DR1", &[0]), item("DR2", &[0, 1]), item("DR3", &[0, 1]), item("DR4", &[0, 1])];
        let puzzle = Puzzle::new(items, vec![2]);
        assert!((puzzle.count() - 3.0).abs() < 1e-12);
        let mut rng = Rng::seeded(1);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            let left_out = puzzle.draw(&mut rng).iter().skip(1).position(|pattern| pattern.fills == [0]).unwrap();
            counts[left_out] += 1;
        }
        assert!(counts.iter().all(|&n| (900..1100).contains(&n)), "{counts:?}");
        for chances in &puzzle.chances()[1..] {
            assert!((chances[1] - 2.0 / 3.0).abs() < 1e-12, "{chances:?}");
        }
    }
}
