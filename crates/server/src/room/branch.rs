//! A game that goes on from a moment of another one, which is over.

use super::{Entry, Room};
use interregnum_protocol::{Answer, BotLevel, Clock, NewBranch, Number, Options, TableId};
use interregnum_rules::{Action, Card, Deal, Game, Seat, Table};
use serde::{Deserialize, Serialize};

/// Where a game comes from that was not dealt anew: all that is needed to get there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The table of the game that it leaves.
    pub table: TableId,
    /// After which number there.
    pub number: Number,
    /// The deck as it was dealt, the top first.
    pub deck: Vec<Card>,
    /// The Fire pile.
    pub fire: Vec<Card>,
    /// What was answered up to there, and by which seat.
    pub answers: Vec<(u8, Answer)>,
}

/// Why a game cannot go on from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BranchError {
    /// No cards are dealt at that moment.
    #[error("no cards were dealt yet at number {0}: choose a later one")]
    NotDealt(Number),
    /// The game is over at that moment.
    #[error("the game is over at number {0}: choose an earlier one")]
    Over(Number),
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
}

impl Branch {
    /// The deal.
    pub(super) fn deal(&self) -> Deal {
        Deal { deck: self.deck.clone(), fire: self.fire.clone() }
    }

    /// What was done up to there.
    pub(super) fn actions(&self) -> impl Iterator<Item = (Seat, Action)> + '_ {
        self.answers.iter().map(|(seat, answer)| (Seat(*seat), Action::from(answer.clone())))
    }

    /// The game at that moment.
    pub(super) fn game(&self, table: &Table) -> Result<Game, String> {
        let mut game = Game::new(table, &self.deal()).map_err(|error| error.to_string())?;
        for (seat, action) in self.actions() {
            game.act(seat, &action).map_err(|refusal| refusal.to_string())?;
        }
        Ok(game)
    }
}

impl Room {
    /// What a game that goes on from a moment of this one, which is over, begins with. `log` is that
    /// of this room.
    pub fn branch(&self, log: &[(i64, Entry)], wanted: &NewBranch) -> Result<Branch, BranchError> {
        let NewBranch { number, seat, .. } = *wanted;
        if usize::from(seat) >= self.chairs.len() {
            return Err(BranchError::NoSuchSeat(seat));
        }
        let before = log.get(..=number as usize).ok_or(BranchError::Over(number))?;
        if !before.iter().any(|(_, entry)| matches!(entry, Entry::Started)) {
            return Err(BranchError::NotDealt(number));
        }
        let earlier = self.branch.iter().flat_map(|branch| branch.answers.iter().cloned());
        let answers = before.iter().filter_map(|(_, entry)| match entry {
            Entry::Acted { seat, answer, .. } => Some((*seat, answer.clone())),
            _ => None,
        });
        let Deal { deck, fire } = self.deal_again();
        let branch = Branch { table: self.id.clone(), number, deck, fire, answers: earlier.chain(answers).collect() };
        match branch.game(&self.table) {
            Ok(game) if game.outcome().is_none() => Ok(branch),
            _ => Err(BranchError::Over(number)),
        }
    }

    /// What a table is opened with where somebody plays on from here against bots of a level.
    pub fn branch_options(&self, seat: u8, level: BotLevel) -> Options {
        let bot = |other: u8| (other != seat).then_some(level);
        Options {
            bots: (0..self.options.players).map(bot).collect(),
            clock: Clock::None,
            public: false,
            first_leader: Some(self.table.first_leader().0),
            ..self.options.clone()
        }
    }
}
