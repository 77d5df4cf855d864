//! The course of the game (RULES 4 and 10): plays, tricks and the change of phases.

use super::mask::Mask;
use super::sheet::{CARDS, FACTIONS, Sheet};
use super::state::{NOBODY, State, Step, at};
use crate::agenda;
use crate::position::Phase;

impl<M: Mask> State<M> {
    /// The hands are dealt: the game begins.
    #[inline(always)]
    pub(super) fn begin(&mut self, sheet: &Sheet<M>) {
        self.prepare(sheet, sheet.before[0]);
    }

    /// Asks everybody what is to be asked before a phase (8.4, 8.5, 8.8), then goes on.
    #[inline(always)]
    fn prepare(&mut self, sheet: &Sheet<M>, before: Option<agenda::Step>) {
        self.step = match before {
            Some(agenda::Step::Pass(_)) => Step::Pass,
            Some(agenda::Step::Discard(_)) => Step::Discard,
            _ => return self.open_trick(sheet),
        };
        self.open = (1 << M::PLAYERS) - 1;
    }

    /// How many cards are to be passed or discarded.
    #[inline(always)]
    pub(super) fn choice_size(&self, sheet: &Sheet<M>) -> u32 {
        match sheet.before[self.phase as usize] {
            Some(agenda::Step::Pass(count) | agenda::Step::Discard(count)) => u32::from(count),
            _ => 0,
        }
    }

    /// Seals a choice; the last one puts all into effect.
    #[inline(always)]
    pub(super) fn seal(&mut self, sheet: &Sheet<M>, cards: M) {
        let seat = self.asked_seat();
        self.sealed[at::<M>(seat)] = cards;
        self.open &= !(1 << (seat & 3));
        if self.open != 0 {
            return;
        }
        let passes = self.step == Step::Pass;
        for seat in 0..M::PLAYERS {
            let cards = std::mem::take(&mut self.sealed[at::<M>(seat)]);
            self.hands[at::<M>(seat)] &= !cards;
            let receiver = M::clockwise(seat, 1);
            self.hands[at::<M>(receiver)] |= cards.only_if(passes);
        }
        self.open_trick(sheet);
    }

    /// A trick begins, in Phase One with a new market (10.1).
    #[inline(always)]
    fn open_trick(&mut self, sheet: &Sheet<M>) {
        if self.phase == Phase::One {
            self.taken = 0;
            for _ in 0..if M::PLAIN { 1 } else { sheet.market_size } {
                let card = self.top_of_the_deck();
                self.market |= card;
            }
        }
        self.trick = M::EMPTY;
        self.played = 0;
        self.captor = 0;
        self.seat = self.leader;
        self.step = Step::Play;
    }

    /// The cards that may be played now (4.1, 4.2).
    #[inline(always)]
    pub(super) fn playable(&self, sheet: &Sheet<M>) -> M {
        if self.played == 0 { self.hands[at::<M>(self.seat)] } else { self.answers(sheet) }
    }

    /// The cards that may be played to a lead (4.2).
    #[inline(always)]
    pub(super) fn answers(&self, sheet: &Sheet<M>) -> M {
        let hand = self.hands[at::<M>(self.seat)];
        let lead = usize::from(self.plays[0]) % CARDS;
        let follows = (hand & sheet.follow[lead]).any();
        hand & (sheet.answers[lead] | (!M::EMPTY).only_if(!follows))
    }

    /// The strength that a card has if this seat plays it now (4.4).
    #[inline(always)]
    pub(super) fn strength(&self, sheet: &Sheet<M>, seat: u8, card: u8) -> u8 {
        let rank = sheet.rank[usize::from(card) % CARDS];
        if M::PLAIN || !sheet.bonuses {
            return rank;
        }
        let mut strength = rank;
        if self.phase == Phase::Two && sheet.lends.any() {
            // 7.2. The pile grows within a trick only for a seat that has played already.
            let lends = !sheet.unlent.has(card);
            strength += (self.piles[at::<M>(seat)] & sheet.lends).only_if(lends).count() as u8;
        }
        if sheet.underdog != 0 {
            // 8.9.
            let lost = self.winner != NOBODY && M::side(self.winner) != M::side(seat);
            strength += if lost { sheet.underdog } else { 0 };
        }
        strength
    }

    /// The seat whose turn it is plays this card; the last one settles the trick.
    #[inline(always)]
    pub(super) fn play(&mut self, sheet: &Sheet<M>, card: u8) {
        let place = self.played;
        self.lay(sheet, card, place);
        if place + 1 == M::PLAYERS {
            self.settle(sheet);
        }
    }

    /// The seat whose turn it is lays this card at this place of the trick, which is the next one.
    #[inline(always)]
    pub(super) fn lay(&mut self, sheet: &Sheet<M>, card: u8, place: u8) {
        let seat = self.seat;
        let bit = M::bit(card);
        let strength = self.strength(sheet, seat, card);
        self.hands[at::<M>(seat)] &= !bit;
        self.trick |= bit;
        self.plays[usize::from(place & 3)] = card;
        self.strengths[usize::from(place & 3)] = strength;
        self.played = place + 1;
        if !M::PLAIN && sheet.captures && place > 0 && self.captor == 0 && strength == self.strengths[0] {
            self.capture(sheet, card, place);
        }
        self.seat = M::clockwise(seat, 1);
    }

    /// The card just played captures the led one, if it is such a card (7.3).
    #[inline(always)]
    fn capture(&mut self, sheet: &Sheet<M>, card: u8, place: u8) {
        let lead = self.plays[0];
        if sheet.captors[sheet.faction_of(lead)].has(card) {
            self.captor = place;
            self.trick ^= M::bit(lead);
            self.piles[at::<M>(self.seat)] |= M::bit(lead);
        }
    }

    /// The place of the winning card (4.5).
    #[inline(always)]
    fn champion(&self, sheet: &Sheet<M>) -> u8 {
        if M::PLAIN || (M::SEATS == 2 && sheet.duels) {
            return u8::from(sheet.beats[usize::from(self.plays[0]) % CARDS].has(self.plays[1]));
        }
        let standing = &sheet.standing[sheet.faction_of(self.plays[0]) % FACTIONS];
        let key = |place: u8| {
            let place = usize::from(place & 3);
            standing[usize::from(self.plays[place]) % CARDS] + self.strengths[place]
        };
        let (mut best, mut best_key) = (0, key(0));
        for place in 1..M::PLAYERS {
            let key = key(place);
            best = if key > best_key { place } else { best };
            best_key = best_key.max(key);
        }
        if sheet.captures && self.captor != 0 { self.captor } else { best }
    }

    /// The trick is complete: who won it, who leads next, where the cards go.
    #[inline(always)]
    pub(super) fn settle(&mut self, sheet: &Sheet<M>) {
        let first = self.leader;
        let champion = self.champion(sheet);
        let winner = M::clockwise(first, champion);
        self.winner = winner;
        self.leader = self.next_leader(sheet, first, winner);
        match self.phase {
            Phase::One => {
                self.piles[at::<M>(winner)] |= self.trick & sheet.scored_at_once; // 5.2
                self.line_up(sheet, first, champion);
            }
            Phase::Two => self.gather(sheet, first, champion),
        }
    }

    /// Who leads the next trick: the winner (4.7), unless the Plateau (8.7) or a Dragon (6.4) says
    /// otherwise.
    #[inline(always)]
    fn next_leader(&mut self, sheet: &Sheet<M>, first: u8, winner: u8) -> u8 {
        if M::PLAIN || (M::SEATS == 2 && sheet.duels) {
            return first ^ u8::from(sheet.leads_next[usize::from(self.plays[0]) % CARDS].has(self.plays[1]));
        }
        let mut leader = winner;
        if sheet.plateau {
            let (seat, wins) = self.streak;
            let wins = if seat == winner { wins + 1 } else { 1 };
            self.streak = (winner, wins % 3);
            leader = if wins == 3 { M::clockwise(winner, 1) } else { winner };
        }
        if sheet.takes_lead.any() {
            let dragons = self.trick & sheet.takes_lead;
            for place in 0..M::PLAYERS {
                let dragon = dragons.has(self.plays[usize::from(place & 3)]);
                leader = if dragon { M::clockwise(first, place) } else { leader };
            }
        }
        leader
    }

    /// The trick is done: the next one, or the end of the phase.
    #[inline(always)]
    pub(super) fn next_trick(&mut self, sheet: &Sheet<M>) {
        match self.phase {
            Phase::One if self.hands[at::<M>(self.leader)].is_empty() => self.begin_phase_two(sheet),
            Phase::Two if self.last_trick => self.step = Step::Over,
            _ => self.open_trick(sheet),
        }
    }

    /// The followers become the hands (10.3).
    #[inline(always)]
    fn begin_phase_two(&mut self, sheet: &Sheet<M>) {
        self.phase = Phase::Two;
        self.winner_of_one = self.winner;
        self.streak = (NOBODY, 0);
        self.hands = std::mem::take(&mut self.followers);
        self.recruited = M::EMPTY;
        for seat in 0..M::PLAYERS {
            self.recruited |= self.piles[at::<M>(seat)];
        }
        self.prepare(sheet, sheet.before[1]);
    }
}
