//! Random numbers for shuffling, sampling and random play: the same on every machine, for ever.
//!
//! The engine itself uses none. The generator is xoshiro256++ (Blackman and Vigna), seeded by
//! `SplitMix64`; it is written out here so that no upgrade of a library can change an old game.

use crate::building::Building;
use crate::game::Deal;
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::{Edition, Table};

/// A source of random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: [u64; 4],
}

impl Rng {
    /// The numbers that follow from a seed.
    pub fn seeded(seed: u64) -> Rng {
        let mut x = seed;
        let state = [(); 4].map(|()| {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        });
        Rng { state }
    }

    /// The numbers of one of many independent streams of a seed, such as one for each game.
    pub fn stream(seed: u64, stream: u64) -> Rng {
        let mut mixed = Rng::seeded(seed);
        let offset = mixed.next_u64();
        Rng::seeded(offset ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ b << 17, d.rotate_left(45)];
        result
    }

    /// A random number below `end`, each equally likely (Lemire's method). If `end` is 0, so is the
    /// number.
    #[inline]
    pub fn below(&mut self, end: usize) -> usize {
        loop {
            if let Some(number) = Rng::number(self.next_u64(), end as u64) {
                return number;
            }
        }
    }

    /// The number below `end` that a random word stands for; none if the word belongs to the
    /// uneven rest. `end` must not be 0.
    #[inline]
    pub(crate) fn number(word: u64, end: u64) -> Option<usize> {
        let wide = u128::from(word) * u128::from(end);
        // The slow part is needed only if the low half is small enough to be in that rest.
        let fair = wide as u64 >= end || wide as u64 >= end.wrapping_neg() % end;
        fair.then_some((wide >> 64) as usize)
    }

    /// The same from half a word.
    #[inline]
    pub(crate) fn number_by_half(half: u32, end: u32) -> Option<u32> {
        let wide = u64::from(half) * u64::from(end);
        let fair = wide as u32 >= end || wide as u32 >= end.wrapping_neg() % end;
        fair.then_some((wide >> 32) as u32)
    }

    /// Random numbers below `end`, `end - 1`, `end - 2`, …, from one word: what shuffling needs.
    /// Each combination is equally likely (Lemire's method with the product for a range). The
    /// product of all those ends must fit into 64 bits, and is best far below; none may be 0.
    #[inline]
    pub fn falling<const N: usize>(&mut self, end: usize) -> [usize; N] {
        let ends: [u64; N] = std::array::from_fn(|n| (end - n) as u64);
        let product: u64 = ends.iter().product();
        loop {
            let mut rest = self.next_u64();
            let numbers = ends.map(|end| {
                let wide = u128::from(rest) * u128::from(end);
                rest = wide as u64;
                (wide >> 64) as usize
            });
            if rest >= product || rest >= product.wrapping_neg() % product {
                return numbers;
            }
        }
    }

    /// A random number in `0.0..1.0`.
    pub fn fraction(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts the items into a random order, each equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (2..=items.len()).rev() {
            items.swap(end - 1, self.below(end));
        }
    }

    /// Puts some of the items first, each choice equally likely: a shuffle that stops early.
    pub fn pick<T>(&mut self, items: &mut [T], count: usize) {
        for place in 0..count.min(items.len()) {
            items.swap(place, place + self.below(items.len() - place));
        }
    }

    /// One of the items. There must be one.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

impl Deal {
    /// A random deal for this table.
    pub fn shuffled(table: &Table, rng: &mut Rng) -> Deal {
        let mut deal = Deal { deck: table.deck_cards(), fire: table.fire_cards() };
        rng.shuffle(&mut deal.deck);
        rng.shuffle(&mut deal.fire);
        deal
    }
}

impl Table {
    /// A random table: players (unless given), deck, first leader, locations (each with a chance
    /// of one in ten to be none) and edition.
    ///
    /// # Panics
    ///
    /// If the number of players is given and not two to four.
    pub fn random(players: Option<u8>, rng: &mut Rng) -> Table {
        let players = players.unwrap_or_else(|| 2 + rng.below(3) as u8);
        let decks = Table::decks(players);
        let factions = rng.choose(&decks);
        let setting = Setting::ALL.get(rng.below(10)).copied();
        let building = Building::ALL.get(rng.below(10)).copied();
        let edition = *rng.choose(&Edition::ALL);
        let table = Table::new(players, factions).and_then(|table| table.led_by(Seat(rng.below(players.into()) as u8)));
        let table = table.expect("2.2 allows this table");
        table.with_setting(setting).with_building(building).with_edition(edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_never_change() {
        let mut rng = Rng::seeded(7);
        let numbers = [(); 4].map(|()| rng.next_u64());
        assert_eq!(numbers, NUMBERS_OF_SEED_7);
        let mut cards: Vec<u8> = (0..10).collect();
        Rng::seeded(7).shuffle(&mut cards);
        assert_eq!(cards, SHUFFLE_OF_SEED_7);
    }

    const NUMBERS_OF_SEED_7: [u64; 4] =
        [1_021_219_803_524_665_661, 3_174_977_118_032_272_916, 13_236_943_193_235_544_178, 7_880_630_202_246_103_356];
    const SHUFFLE_OF_SEED_7: [u8; 10] = [3, 8, 9, 4, 6, 7, 2, 5, 1, 0];

    #[test]
    fn below_reaches_every_number_equally() {
        let mut rng = Rng::seeded(1);
        let mut counts = [0u32; 13];
        for _ in 0..130_000 {
            counts[rng.below(13)] += 1;
        }
        assert!(counts.iter().all(|&n| (9_500..10_500).contains(&n)), "{counts:?}");
    }

    #[test]
    fn falling_reaches_every_combination_equally() {
        let mut rng = Rng::seeded(2);
        let mut counts = [[[0u32; 4]; 5]; 6];
        for _ in 0..120_000 {
            let [a, b, c] = rng.falling::<3>(6);
            counts[a][b][c] += 1;
        }
        assert!(counts.iter().flatten().flatten().all(|n| (850..1150).contains(n)), "{counts:?}");
    }

    #[test]
    fn streams_differ() {
        let first = |stream| Rng::stream(1, stream).next_u64();
        assert_ne!(first(0), first(1));
        assert_ne!(Rng::stream(2, 0).next_u64(), first(0));
    }
}
