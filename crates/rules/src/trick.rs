//! A trick (RULES 4): who may answer with what, who wins, who ranks where.

use crate::card::Card;
use crate::seat::Seat;
use crate::table::Table;

/// How a card stands in a trick. The higher one wins, whatever the strengths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// Another faction than the one led.
    Other,
    /// The led faction, or a card that stands in for it (4.3).
    Led,
    /// A card that wins over the led faction (5.1).
    Trump,
}

/// A card played to a trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// What was played.
    pub card: Card,
    /// Its strength, fixed when it was played (4.4).
    pub strength: u8,
}

/// The cards played to a trick, in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Trick {
    /// The plays, the lead first.
    pub plays: Vec<Play>,
    /// The place in `plays` of the Basilisk that captured the lead, if one did (7.3).
    pub captor: Option<usize>,
}

impl Trick {
    /// The lead, once there is one.
    pub fn lead(&self) -> Option<&Play> {
        self.plays.first()
    }

    /// The plays that are still in the trick: all but a captured lead (7.3).
    pub fn in_play(&self) -> impl DoubleEndedIterator<Item = &Play> {
        self.plays.iter().skip(usize::from(self.captor.is_some()))
    }

    /// The place in `plays` of the winning card (4.5). There must be a lead.
    pub fn champion(&self, table: &Table) -> usize {
        if let Some(captor) = self.captor {
            return captor;
        }
        let lead = self.plays[0].card;
        let mut best = 0;
        for (place, play) in self.plays.iter().enumerate().skip(1) {
            let power = |play: &Play| (table.standing(play.card, lead), play.strength);
            if power(play) > power(&self.plays[best]) {
                best = place;
            }
        }
        best
    }

    /// The seats in the order of the ranking (4.6): the winner, the other cards of the led
    /// faction, all other cards; the seat whose card was captured comes last. There must be a lead.
    pub fn ranking(&self, table: &Table) -> Vec<Seat> {
        let lead = self.plays[0].card;
        let winner = self.champion(table);
        let mut places: Vec<usize> = (0..self.plays.len()).collect();
        places.sort_by_key(|&place| {
            let play = &self.plays[place];
            let captured = self.captor.is_some() && place == 0;
            let led = table.standing(play.card, lead) == Standing::Led;
            (place != winner, captured, !led, u8::MAX - play.strength, place)
        });
        places.into_iter().map(|place| self.plays[place].seat).collect()
    }

    /// The seats in the order in which they take cards in Phase One (10.2). If the winner looks at
    /// the deck, it is first. There must be a lead.
    pub fn takers(&self, table: &Table) -> Vec<Seat> {
        let mut takers = self.ranking(table);
        for power in table.powers() {
            power.takers(&mut takers);
        }
        if self.looks(table) {
            let winner = self.plays[self.champion(table)].seat;
            takers.sort_by_key(|&seat| seat != winner);
        }
        takers
    }

    /// Whether the winner may look at the top of the deck and take it (6.5). There must be a lead.
    pub fn looks(&self, table: &Table) -> bool {
        let winning = &self.plays[self.champion(table)];
        table.powers().any(|power| power.looks(winning))
    }

    /// The weakest card still in the trick; of equals the one played last (5.3).
    pub fn weakest(&self) -> Option<&Play> {
        self.in_play().rev().min_by_key(|play| play.strength)
    }
}

#[cfg(test)]
mod tests;
