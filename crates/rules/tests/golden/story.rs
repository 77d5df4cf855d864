//! A game as a list of tricks, to ask whether a power showed.

use interregnum_rules::{Card, Event, Game, Phase, Seat, Standing, Table, Zone};

/// A move of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) card: Card,
    pub(crate) from: Zone,
    pub(crate) to: Zone,
}

/// A trick and all that followed from it.
pub(crate) struct Told {
    pub(crate) phase: Phase,
    pub(crate) plays: Vec<(Seat, Card)>,
    pub(crate) captured: bool,
    pub(crate) winner: Seat,
    pub(crate) leads_next: Seat,
    /// Cards that moved after the trick was won.
    pub(crate) after: Vec<Moved>,
}

impl Told {
    pub(crate) fn lead(&self) -> Card {
        self.plays[0].1
    }

    pub(crate) fn winning(&self) -> Card {
        self.plays.iter().find(|(seat, _)| *seat == self.winner).unwrap().1
    }

    /// Whether a card of lower rank won over one of higher rank that stood as well in the trick.
    pub(crate) fn won_from_below(&self, table: &Table) -> bool {
        let standing = |card| table.standing(card, self.lead());
        let winning = self.winning();
        let beaten = |card: Card| standing(card) == standing(winning) && table.rank(card) > table.rank(winning);
        !self.captured && standing(winning) == Standing::Led && self.plays.iter().any(|&(_, card)| beaten(card))
    }
}

/// The tricks of a finished game.
pub(crate) fn tricks(game: &Game) -> Vec<Told> {
    let mut tricks: Vec<Told> = Vec::new();
    let mut phase = Phase::One;
    let mut plays = Vec::new();
    let mut captured = false;
    for logged in game.log() {
        match logged.event {
            Event::Began(begun) => phase = begun,
            Event::Moved { card, from: Zone::Hand(seat), to: Zone::Trick } => plays.push((seat, card)),
            Event::Moved { from: Zone::Trick, .. } if !plays.is_empty() => captured = true,
            Event::Won(winner) => {
                let plays = std::mem::take(&mut plays);
                tricks.push(Told { phase, plays, captured, winner, leads_next: winner, after: Vec::new() });
                captured = false;
            }
            Event::Leads(seat) => tricks.last_mut().unwrap().leads_next = seat,
            Event::Moved { card, from, to } => {
                if let Some(told) = tricks.last_mut() {
                    told.after.push(Moved { card, from, to });
                }
            }
            _ => {}
        }
    }
    tricks
}
