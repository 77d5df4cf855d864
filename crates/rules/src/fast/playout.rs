//! Random games: deals and plays, each legal choice equally likely.

use super::mask::Mask;
use super::moves::Options;
use super::sheet::{CARDS, Sheet};
use super::state::{DECK, FIRE, State, Step, at};
use super::tuned;
use crate::random::Rng;

/// How many random numbers are drawn from one word.
const BATCH: usize = 8;

impl<M: Mask> State<M> {
    /// A game with a random deal, each equally likely.
    #[inline(always)]
    pub fn random(sheet: &Sheet<M>, rng: &mut Rng) -> State<M> {
        let mut state = State::empty(sheet);
        let cards = sheet.deck.count() as usize;
        let hand_size = usize::from(sheet.hand_size);
        let mut order = sheet.unshuffled;
        // Fisher and Yates from the front. The cards of a hand have no order, so the last hand
        // is what is left over.
        let players = usize::from(M::PLAYERS);
        let needed = cards - hand_size;
        let mut place = 0;
        while place < needed {
            for n in rng.falling::<BATCH>(cards - place) {
                order.swap(place % CARDS, (place + n) % CARDS);
                place += 1;
            }
        }
        let drawn = cards - players * hand_size;
        state.deck.copy_from_slice(&order[..DECK]);
        state.deck_end = drawn as u8;
        for seat in 0..players {
            let start = drawn + seat * hand_size;
            for place in start..start + hand_size {
                state.hands[seat & (M::SEATS - 1)] |= M::bit(order[place % CARDS]);
            }
        }
        if sheet.burns.any() {
            state.fire.copy_from_slice(&sheet.unshuffled[cards..cards + FIRE]);
            state.fire_end = sheet.fire.count() as u8;
            rng.shuffle(&mut state.fire[..usize::from(state.fire_end)]);
        }
        state.begin(sheet);
        state
    }

    /// Plays to the end, every legal card and every other legal choice equally likely. Returns
    /// how many cards were played.
    pub fn playout(&mut self, sheet: &Sheet<M>, rng: &mut Rng) -> u32 {
        tuned::playout(self, sheet, rng)
    }

    #[inline(always)]
    pub(super) fn playout_by(&mut self, sheet: &Sheet<M>, rng: &mut Rng, nth: impl Fn(u64, u32) -> u32 + Copy) -> u32 {
        let mut plays = 0;
        loop {
            while self.step == Step::Play {
                plays += u32::from(M::PLAYERS - self.played);
                self.finish_trick(sheet, rng, nth);
            }
            match self.options(sheet) {
                Options::Play(_) => {}
                Options::Take { market, deck } => self.take_randomly(sheet, market, deck, rng, nth),
                Options::Choose { hand, count } => {
                    let mut left = hand;
                    for _ in 0..count {
                        left ^= M::bit(pick(left, rng, nth));
                    }
                    self.seal(sheet, hand ^ left);
                }
                Options::Crush { victims } => {
                    let choice = pick(u64::from(victims) << 1 | 1, rng, nth);
                    self.crush(sheet, choice.checked_sub(1));
                }
                Options::Over => return plays,
            }
        }
    }

    /// Plays the cards that the trick lacks. Every place has its own code where there are two.
    #[inline(always)]
    fn finish_trick(&mut self, sheet: &Sheet<M>, rng: &mut Rng, nth: impl Fn(u64, u32) -> u32 + Copy) {
        // Half a word is enough for a choice.
        let mut word = rng.next_u64();
        if self.played == 0 {
            let card = self.random_lead(word as u32, rng, nth);
            self.lay(sheet, card, 0);
        }
        let next = if M::SEATS == 2 { 1 } else { self.played };
        for place in next..M::PLAYERS {
            if M::SEATS > 2 && place == 2 {
                word = rng.next_u64().rotate_left(32);
            }
            let card = pick_by((word >> 32) as u32, self.answers(sheet), rng, nth);
            word = word.rotate_left(32);
            self.lay(sheet, card, place);
        }
        self.settle(sheet);
    }

    /// A card of the hand whose turn it is to lead.
    #[inline(always)]
    fn random_lead(&self, half: u32, rng: &mut Rng, nth: impl Fn(u64, u32) -> u32 + Copy) -> u8 {
        if M::SEATS == 2 {
            // Who leads is known late, the hands are known early: choosing from both and then
            // using one choice is faster than waiting.
            let choice = |seat: usize| {
                let hand = self.hands[seat];
                Some(hand.nth(Rng::number_by_half(half, hand.count())?, nth))
            };
            if let (Some(one), Some(other)) = (choice(0), choice(1)) {
                return one ^ ((one ^ other) & self.seat.wrapping_neg());
            }
        }
        pick_by(half, self.hands[at::<M>(self.seat)], rng, nth)
    }

    #[inline(always)]
    fn take_randomly(
        &mut self,
        sheet: &Sheet<M>,
        market: M,
        deck: bool,
        rng: &mut Rng,
        nth: impl Fn(u64, u32) -> u32 + Copy,
    ) {
        let offered = market.count();
        let n = rng.below((offered + u32::from(deck)) as usize) as u32;
        let taken = (n < offered).then(|| market.nth(n, nth));
        self.choose(sheet, taken);
    }
}

/// One of the cards, each equally likely, by half a random word.
#[inline(always)]
fn pick_by<M: Mask>(half: u32, cards: M, rng: &mut Rng, nth: impl Fn(u64, u32) -> u32 + Copy) -> u8 {
    match Rng::number_by_half(half, cards.count()) {
        Some(n) => cards.nth(n, nth),
        None => pick(cards, rng, nth),
    }
}

/// One of the cards, each equally likely.
#[inline(always)]
fn pick<M: Mask>(cards: M, rng: &mut Rng, nth: impl Fn(u64, u32) -> u32 + Copy) -> u8 {
    let n = rng.below(cards.count() as usize);
    cards.nth(n as u32, nth)
}

#[cfg(test)]
mod tests {
    use super::super::mask::nth_bit;
    use super::*;
    use crate::fast::Wide;
    use crate::table::Table;

    fn whole_deal<M: Mask>(table: &Table, rng: &mut Rng) {
        let sheet = Sheet::<M>::new(table).unwrap();
        let state = State::random(&sheet, rng);
        let hands = (0..table.players()).map(|seat| state.hands[at::<M>(seat)]);
        assert!(hands.clone().all(|hand| hand.count() as usize == table.hand_size()) || sheet.before[0].is_some());
        let dealt = hands.fold(state.market, |all, hand| all | hand);
        let lying = state.deck[usize::from(state.deck_top)..usize::from(state.deck_end)].iter();
        let fire = state.fire[..usize::from(state.fire_end)].iter();
        let all = lying.chain(fire).fold(dealt, |all, &card| all | M::bit(card));
        assert_eq!(all, sheet.deck | sheet.fire);
    }

    #[test]
    fn r3_1_a_random_deal_has_every_card() {
        let mut rng = Rng::seeded(4);
        for _ in 0..60 {
            let table = Table::random(None, &mut rng);
            match table.players() {
                2 => whole_deal::<u64>(&table, &mut rng),
                3 => whole_deal::<Wide<3>>(&table, &mut rng),
                _ => whole_deal::<Wide<4>>(&table, &mut rng),
            }
        }
    }

    #[test]
    fn r3_1_every_card_is_dealt_everywhere_equally_often() {
        let sheet = Sheet::<u64>::new(&Table::claim()).unwrap();
        let mut rng = Rng::seeded(6);
        let (mut held, mut on_top) = ([0u32; 52], [0u32; 52]);
        for _ in 0..52_000 {
            let state = State::random(&sheet, &mut rng);
            state.hands[1].indices().for_each(|card| held[usize::from(card)] += 1);
            on_top[usize::from(state.deck[0])] += 1;
        }
        assert!(held.iter().all(|n| (12_500..13_500).contains(n)), "{held:?}");
        assert!(on_top.iter().all(|n| (850..1150).contains(n)), "{on_top:?}");
    }

    /// Whatever the processor can do, the same numbers give the same game.
    #[test]
    fn the_tuned_loop_plays_the_same_game() {
        let mut rng = Rng::seeded(12);
        for _ in 0..60 {
            let table = Table::random(Some(2), &mut rng);
            let sheet = Sheet::<u64>::new(&table).unwrap();
            let mut tuned = State::random(&sheet, &mut rng);
            let mut plain = tuned;
            let mut same = rng.clone();
            assert_eq!(tuned.playout(&sheet, &mut rng), plain.playout_by(&sheet, &mut same, nth_bit));
            assert_eq!((tuned, rng.next_u64()), (plain, same.next_u64()));
        }
    }
}
