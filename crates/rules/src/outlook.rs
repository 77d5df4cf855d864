//! What a view says beyond where the cards lie, so that no client has to know a rule: who is
//! ahead in the trick, what it is about, why a card may not be played.

use crate::card::Card;
use crate::decision::{Kind, Question, Refusal};
use crate::event::Event;
use crate::game::Game;
use crate::position::Phase;
use crate::seat::Seat;
use crate::table::Table;
use crate::view::View;

/// What a place in the ranking of a trick of Phase One gets (10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Prize {
    /// A card of the market, of its choice while there is one.
    Market,
    /// The top of the deck.
    Deck,
}

impl Table {
    /// What each place in the ranking of a trick of Phase One gets, the winner first (10.2, 8.3).
    /// A winning Seer chooses before everybody (6.5).
    pub fn prizes(&self) -> Vec<Prize> {
        // The order of taking for seats that rank as they are numbered.
        let mut takers: Vec<Seat> = self.seats().collect();
        for power in self.powers() {
            power.takers(&mut takers);
        }
        let mut prizes = vec![Prize::Deck; takers.len()];
        for place in takers.into_iter().take(self.market_takes()) {
            prizes[place.index()] = Prize::Market;
        }
        prizes
    }
}

impl Game {
    /// How many tricks of the current phase are won.
    pub fn tricks_won(&self) -> usize {
        let of_this_phase = self.log().iter().rev().take_while(|logged| !matches!(logged.event, Event::Began(_)));
        of_this_phase.filter(|logged| matches!(logged.event, Event::Won(_))).count()
    }
}

impl View {
    /// Who would win the trick as it lies.
    pub fn ahead(&self) -> Option<Seat> {
        let trick = &self.position.trick;
        trick.lead().map(|_| trick.plays[trick.champion(&self.position.table)].seat)
    }

    /// The Troll set aside that goes next (6.3).
    pub fn next_troll(&self) -> Option<Card> {
        let trolls = self.position.layout.aside.iter().filter_map(|card| card.face());
        trolls.max_by_key(|&troll| self.position.table.rank(troll))
    }

    /// Why the viewer's cards that may not be played now may not; none if all may, or if the viewer
    /// is not asked to play.
    pub fn refusal(&self) -> Option<Refusal> {
        let Some(Question::Play { .. }) = self.question else { return None };
        let hand = &self.position.layout.hands[self.viewer.seat()?.index()];
        let hand: Vec<Card> = hand.iter().filter_map(|card| card.face()).collect();
        self.position.table.must_follow(&hand, self.position.trick.lead()?.card)
    }

    /// To whom the viewer passes cards, if the viewer is asked for some (8.4, 8.5).
    pub fn passes_to(&self) -> Option<Seat> {
        let Some(Question::Pass { .. }) = self.question else { return None };
        Some(self.viewer.seat()?.passes_to(self.position.table.players()))
    }

    /// What each place in the ranking of the trick gets, the winner first; none in Phase Two.
    pub fn prizes(&self) -> Option<Vec<Prize>> {
        (self.position.phase == Phase::One).then(|| self.position.table.prizes())
    }

    /// How many cards of the market nobody takes this round: they go under the deck (8.6).
    pub fn left_over(&self) -> usize {
        let market = self.position.layout.market.len() + self.position.taken;
        if self.position.phase == Phase::One { market.saturating_sub(self.position.table.market_takes()) } else { 0 }
    }

    /// How many tricks of the phase are still to be won, the current one included, if nobody draws
    /// Phoenix Fire (7.1). None while cards are to be passed or discarded.
    pub fn tricks_left(&self) -> Option<usize> {
        let kind = self.asked.first().map(|&(_, kind)| kind);
        if matches!(kind, Some(Kind::Pass | Kind::Discard)) {
            return None;
        }
        let at = &self.position;
        let in_trick = |seat: Seat| kind == Some(Kind::Play) && at.trick.plays.iter().any(|play| play.seat == seat);
        at.table.seats().map(|seat| at.layout.hands[seat.index()].len() + usize::from(in_trick(seat))).min()
    }
}
