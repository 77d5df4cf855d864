//! What a light player asks: how a trick stands, and what a card is to its faction.

use super::mask::Mask;
use super::sheet::{CARDS, Sheet};
use super::state::State;
use crate::seat::Seat;

impl<M: Mask> Sheet<M> {
    /// The cards that go to the winner's pile in Phase One (5.2).
    #[inline]
    pub fn scored_at_once(&self) -> M {
        self.scored_at_once
    }

    /// The cards that win over this lead as the only answer, nothing being added to strengths.
    #[inline]
    pub fn beaten_by(&self, lead: u8) -> M {
        self.beats[usize::from(lead) % CARDS]
    }

    /// Whether the ranking is turned round when cards are taken (8.3).
    #[inline]
    pub fn takes_in_reverse(&self) -> bool {
        self.reversed
    }
}

impl<M: Mask> State<M> {
    /// Which of these cards would win the trick as it stands if the seat whose turn it is played
    /// them: all of them as a lead.
    #[inline]
    pub fn winners_now(&self, sheet: &Sheet<M>, cards: M) -> M {
        if self.played == 0 {
            return cards;
        }
        let lead = self.plays[0];
        if M::PLAIN || (M::SEATS == 2 && sheet.duels) {
            return cards & sheet.beats[usize::from(lead) % CARDS];
        }
        if self.captor != 0 {
            return M::EMPTY;
        }
        let led = sheet.faction_of(lead);
        let (_, best) = self.best_so_far(sheet);
        let mut winners = M::EMPTY;
        for card in cards.indices() {
            let strength = self.strength(sheet, self.seat, card);
            let captures = sheet.captors[led].has(card) && strength == self.strengths[0];
            let wins = captures || sheet.standing[led][usize::from(card) % CARDS] + strength > best;
            winners |= M::bit(card).only_if(wins);
        }
        winners
    }

    /// The seat whose card wins the trick as it stands; nobody before the lead.
    #[inline]
    pub fn winning_seat(&self, sheet: &Sheet<M>) -> Option<Seat> {
        if self.played == 0 {
            return None;
        }
        let place = if self.captor == 0 { self.best_so_far(sheet).0 } else { self.captor };
        Some(Seat(M::clockwise(self.leader, place)))
    }

    /// The place of the best card in the trick and what decides it, captures not looked at.
    #[inline]
    fn best_so_far(&self, sheet: &Sheet<M>) -> (u8, u8) {
        let standing = &sheet.standing[sheet.faction_of(self.plays[0])];
        let (mut best, mut best_key) = (0, 0);
        for place in 0..self.played {
            let card = usize::from(self.plays[usize::from(place & 3)]) % CARDS;
            let key = standing[card] + self.strengths[usize::from(place & 3)];
            if place == 0 || key > best_key {
                (best, best_key) = (place, key);
            }
        }
        (best, best_key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::{Options, Wide};
    use crate::position::Phase;
    use crate::random::Rng;
    use crate::table::Table;

    /// What is said about the trick as it stands is what happens if it ends there.
    fn agrees<M: Mask>(rng: &mut Rng) {
        let table = Table::random(Some(M::PLAYERS), rng);
        let sheet = Sheet::<M>::new(&table).unwrap();
        let mut state = State::<M>::random(&sheet, rng);
        loop {
            let mut moves = Vec::new();
            if let Options::Play(cards) = state.options(&sheet)
                && state.played + 1 == M::PLAYERS
            {
                let standing = state.winning_seat(&sheet);
                let winners = state.winners_now(&sheet, cards);
                for card in cards.indices() {
                    let mut next = state;
                    next.lay(&sheet, card, state.played);
                    next.settle(&sheet);
                    let won = Seat(next.winner);
                    assert_eq!(won == Seat(state.seat), winners.has(card), "{table:?}");
                    assert!(won == Seat(state.seat) || Some(won) == standing, "{table:?}");
                }
            }
            state.moves(&sheet, |answer| moves.push(answer));
            if moves.is_empty() {
                return assert!(state.phase == Phase::Two && state.is_over());
            }
            state.apply(&sheet, *rng.choose(&moves));
        }
    }

    #[test]
    fn who_wins_as_it_stands_wins_at_the_end() {
        let mut rng = Rng::seeded(4);
        for _ in 0..60 {
            agrees::<u64>(&mut rng);
            agrees::<Wide<3>>(&mut rng);
            agrees::<Wide<4>>(&mut rng);
        }
    }
}
