//! Taking cards in Phase One (RULES 10.2).

use super::mask::Mask;
use super::sheet::{CARDS, Sheet};
use super::state::{DECK, State, Step, at};

impl<M: Mask> State<M> {
    /// The trick is won: who takes cards in which order, and whether a Seer looks first.
    #[inline(always)]
    pub(super) fn line_up(&mut self, sheet: &Sheet<M>, first: u8, champion: u8) {
        let players = usize::from(M::PLAYERS);
        let winning = self.plays[usize::from(champion & 3)];
        self.takers = self.ranking(sheet, first, champion);
        if !M::PLAIN && sheet.reversed {
            self.takers[..players].reverse(); // 8.3
        }
        self.next_taker = 0;
        let looks = sheet.looks.any() && sheet.looks.has(winning);
        if looks && self.deck_top < self.deck_end {
            // 6.5: the winner first, the others in their order.
            let place = self.takers[..players].iter().position(|&seat| seat == self.winner).unwrap_or_default();
            self.takers[..=place].rotate_right(1);
            self.seat = self.winner;
            self.step = Step::Look;
        } else {
            self.hand_out(sheet);
        }
    }

    /// The seats in the order of the ranking (4.6).
    #[inline(always)]
    fn ranking(&self, sheet: &Sheet<M>, first: u8, champion: u8) -> [u8; 4] {
        if M::SEATS == 2 {
            let winner = M::clockwise(first, champion);
            return [winner, winner ^ 1, 0, 0];
        }
        let led = sheet.answers[usize::from(self.plays[0]) % CARDS];
        // A number for each place, different for each: the greater, the better.
        let mut merits = [0u16; 4];
        for (place, merit) in merits.iter_mut().enumerate().take(usize::from(M::PLAYERS)) {
            let of_led = led.has(self.plays[place]);
            let strength = u16::from(self.strengths[place]) + if of_led { 64 } else { 0 } + 1;
            let captured = place == 0 && self.captor != 0;
            let wins = place == usize::from(champion);
            let group = if captured { 0 } else { strength };
            *merit = (if wins { 255 } else { group }) * 4 + 3 - place as u16;
        }
        let mut takers = [0; 4];
        for place in 0..M::PLAYERS {
            let better = merits.iter().filter(|&&merit| merit > merits[usize::from(place)]).count();
            takers[better & 3] = M::clockwise(first, place);
        }
        takers
    }

    /// Everybody takes a card, until somebody has to be asked.
    #[inline(always)]
    pub(super) fn hand_out(&mut self, sheet: &Sheet<M>) {
        if (M::PLAIN || (M::SEATS == 2 && sheet.market_size == 1)) && self.next_taker == 0 {
            // The usual round of two, in one go: the first has the market card, the second draws.
            let [first, second, ..] = self.takers;
            self.followers[at::<M>(first)] |= std::mem::take(&mut self.market);
            let drawn = self.top_of_the_deck();
            self.followers[at::<M>(second)] |= drawn;
            (self.taken, self.next_taker) = (1, 2);
            return self.next_trick(sheet);
        }
        while self.next_taker < M::PLAYERS {
            let seat = self.takers[usize::from(self.next_taker & 3)];
            if self.taken < sheet.market_takes && self.market.any() {
                if sheet.market_size > 1 && !self.market_is_one_card(sheet) {
                    self.seat = seat;
                    self.step = Step::Take;
                    return;
                }
                self.take(sheet, seat, self.market.lowest_bit());
            } else {
                let card = self.top_of_the_deck();
                self.followers[at::<M>(seat)] |= card;
            }
            self.next_taker += 1;
        }
        self.next_trick(sheet);
    }

    fn market_is_one_card(&self, sheet: &Sheet<M>) -> bool {
        // Copies of a card have indices next to each other.
        let name = |card: M| sheet.name[usize::from(card.lowest()) % CARDS];
        name(self.market) == name(self.market.highest_bit())
    }

    /// The seat that is asked takes this market card, or the top of the deck.
    #[inline(always)]
    pub(super) fn choose(&mut self, sheet: &Sheet<M>, market: Option<u8>) {
        if let Some(card) = market {
            self.take(sheet, self.seat, M::bit(card));
        } else {
            let card = self.top_of_the_deck();
            self.followers[at::<M>(self.seat)] |= card;
        }
        self.next_taker += 1;
        self.hand_out(sheet);
    }

    #[inline(always)]
    fn take(&mut self, sheet: &Sheet<M>, seat: u8, card: M) {
        self.market &= !card;
        self.followers[at::<M>(seat)] |= card;
        self.taken += 1;
        if self.taken == sheet.market_takes {
            // 8.6: what is left over goes under the deck.
            while self.market.any() {
                let left_over = self.market.lowest();
                self.market &= !M::bit(left_over);
                self.put_under_the_deck(left_over);
            }
        }
    }

    /// Takes the top card off the deck; nothing if there is none.
    #[inline(always)]
    pub(super) fn top_of_the_deck(&mut self) -> M {
        let there = self.deck_top < self.deck_end;
        let card = M::bit(self.deck[usize::from(self.deck_top) % DECK]).only_if(there);
        self.deck_top += u8::from(there);
        card
    }

    /// Puts a card under the deck.
    #[inline(always)]
    pub(super) fn put_under_the_deck(&mut self, card: u8) {
        self.deck[usize::from(self.deck_end) % DECK] = card % CARDS as u8;
        self.deck_end += 1;
    }
}
