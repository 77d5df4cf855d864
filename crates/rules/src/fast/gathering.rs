//! After a trick of Phase Two (RULES 10.3): who gathers what, Fire, Trolls, Giants, the Lighthouse.

use super::mask::Mask;
use super::sheet::{CARDS, FACTIONS, Sheet};
use super::state::{FIRE, State, Step, at};

impl<M: Mask> State<M> {
    /// The cards of the trick come to rest, and all that follows.
    #[inline(always)]
    pub(super) fn gather(&mut self, sheet: &Sheet<M>, first: u8, champion: u8) {
        let winner = self.winner;
        let trick = self.trick;
        let shown = trick & sheet.shown;
        let set_aside = trick & sheet.set_aside;
        let dwarves = trick & sheet.to_weakest;
        self.piles[at::<M>(winner)] |= trick & !(shown | set_aside | dwarves);
        self.fronts[at::<M>(winner)] |= shown;
        if sheet.to_weakest.any() {
            let taker = self.dwarf_taker(first, champion);
            self.piles[at::<M>(taker)] |= dwarves;
        }
        if !M::PLAIN && sheet.burns.any() {
            self.draw_fire(sheet, first);
        }
        self.last_trick = (0..M::PLAYERS).any(|seat| self.hands[at::<M>(seat)].is_empty());
        if sheet.set_aside.any() {
            self.aside |= set_aside;
            // 6.3: the highest rank is the highest bit.
            let taken = if self.last_trick { self.aside } else { self.aside.highest_bit() };
            self.aside ^= taken;
            self.piles[at::<M>(winner)] |= taken;
        }
        if sheet.crushers.any() {
            self.giant = 0;
            self.crush_on(sheet);
        } else {
            self.end_trick(sheet);
        }
    }

    /// Who takes the Dwarves (5.3): with two the loser; with more whoever played the weakest card
    /// that is still in the trick, the last of equals.
    #[inline(always)]
    fn dwarf_taker(&self, first: u8, champion: u8) -> u8 {
        if M::SEATS == 2 {
            return M::clockwise(first, champion) ^ 1;
        }
        let start = u8::from(self.captor != 0);
        let (mut weakest, mut strength) = (start, u8::MAX);
        for place in start..M::PLAYERS {
            let own = self.strengths[usize::from(place & 3)];
            weakest = if own <= strength { place } else { weakest };
            strength = strength.min(own);
        }
        M::clockwise(first, weakest)
    }

    /// Those who lost a Phoenix draw Fire in the order of play (7.1). A captor wins, so a captured
    /// Phoenix is as lost as another.
    #[inline(always)]
    fn draw_fire(&mut self, sheet: &Sheet<M>, first: u8) {
        for place in 0..M::PLAYERS {
            let seat = M::clockwise(first, place);
            let burns = sheet.burns.has(self.plays[usize::from(place & 3)]);
            let lost = M::side(seat) != M::side(self.winner);
            let draws = burns & lost & (self.fire_top < self.fire_end);
            let card = M::bit(self.fire[usize::from(self.fire_top) % FIRE]);
            self.hands[at::<M>(seat)] |= card.only_if(draws);
            self.fire_top += u8::from(draws);
        }
    }

    /// Deals with the Giants of the trick in the order of play, until the winner has to be asked
    /// (6.2).
    #[inline(always)]
    fn crush_on(&mut self, sheet: &Sheet<M>) {
        if !M::PLAIN && sheet.crushing_is_asked {
            while self.giant < M::PLAYERS {
                if self.victims(sheet) != 0 {
                    self.seat = self.winner;
                    self.step = Step::Crush;
                    return;
                }
                self.giant += 1;
            }
        } else {
            for place in 0..M::PLAYERS {
                let gnomes = self.crushed_by(sheet, place);
                // With more than two the way past is shorter than going round the table.
                if M::SEATS > 2 && gnomes.is_empty() {
                    continue;
                }
                for seat in 0..M::PLAYERS {
                    let spared = M::side(seat) == M::side(self.winner);
                    let front = self.fronts[at::<M>(seat)];
                    let crushed = (front & gnomes).only_if(!spared).lowest_bit();
                    self.fronts[at::<M>(seat)] = front ^ crushed;
                }
            }
        }
        self.end_trick(sheet);
    }

    /// The Gnomes that match the Giant at this place of the trick; none if it is no Giant.
    #[inline(always)]
    fn crushed_by(&self, sheet: &Sheet<M>, place: u8) -> M {
        let card = self.plays[usize::from(place & 3)];
        let captured = !M::PLAIN && sheet.captures && place == 0 && self.captor != 0;
        sheet.crushes[usize::from(card) % CARDS].only_if(!captured)
    }

    /// The opponents who have a Gnome that matches the Giant being dealt with, as bits.
    #[inline(always)]
    pub(super) fn victims(&self, sheet: &Sheet<M>) -> u8 {
        let gnomes = self.crushed_by(sheet, self.giant);
        let mut victims = 0;
        for seat in 0..M::PLAYERS {
            let opposes = M::side(seat) != M::side(self.winner);
            let has_one = (self.fronts[at::<M>(seat)] & gnomes).any();
            victims |= u8::from(opposes & has_one) << seat;
        }
        victims
    }

    /// The winner has answered whose Gnome the Giant crushes, if anybody's.
    #[inline(always)]
    pub(super) fn crush(&mut self, sheet: &Sheet<M>, victim: Option<u8>) {
        if let Some(victim) = victim {
            let front = &mut self.fronts[at::<M>(victim)];
            let card = self.plays[usize::from(self.giant & 3)];
            *front ^= (*front & sheet.crushes[usize::from(card) % CARDS]).lowest_bit();
        }
        self.giant += 1;
        self.crush_on(sheet);
    }

    #[inline(always)]
    fn end_trick(&mut self, sheet: &Sheet<M>) {
        if !M::PLAIN && sheet.lighthouse {
            self.claim(sheet);
        }
        self.next_trick(sheet);
    }

    /// Factions are claimed for the first side with three of their cards (9.2): the winner's side
    /// first, then clockwise.
    #[inline(always)]
    fn claim(&mut self, sheet: &Sheet<M>) {
        let mut gathered = [M::EMPTY; 4];
        for seat in 0..M::PLAYERS {
            let pile = (self.piles[at::<M>(seat)] & !self.recruited) | self.fronts[at::<M>(seat)];
            gathered[usize::from(M::side(seat) & 3)] |= pile;
        }
        // Only factions of which cards were gathered now can reach three: those in the trick, and
        // those of which some wait aside.
        for place in 0..M::PLAYERS {
            let faction = sheet.faction_of(self.plays[usize::from(place & 3)]);
            self.claim_one(sheet, &gathered, faction);
        }
        if sheet.set_aside.any() {
            self.claim_one(sheet, &gathered, sheet.faction_of(sheet.set_aside.lowest()));
        }
    }

    /// One faction is claimed, if it is free and a side has three.
    #[inline(always)]
    fn claim_one(&mut self, sheet: &Sheet<M>, gathered: &[M; 4], faction: usize) {
        let cards = sheet.of[faction % FACTIONS];
        let bit = 1 << faction;
        let mut free = self.claimed.into_iter().all(|side| side & bit == 0);
        for steps in 0..M::SIDES {
            let side = usize::from(M::side(M::clockwise(self.winner, steps)) & 3);
            let claims = free & ((gathered[side] & cards).count() >= 3);
            self.claimed[side] |= if claims { bit } else { 0 };
            free &= !claims;
        }
    }
}
