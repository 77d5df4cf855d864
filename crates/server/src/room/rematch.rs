//! Playing the same table again: an offer and what the others say to it.

use super::{Chair, Entry, Room, RoomError};
use interregnum_protocol::{Options, PersonId, RematchAnswer, RematchOffer, Stage, TableId};

/// An offer to play again at another table.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) table: TableId,
    /// The seat of whoever made it. Earlier versions did not write that down: such an offer just stands.
    by: Option<u8>,
    at: i64,
    /// Whether it was neither withdrawn nor declined by everybody.
    pub(super) stands: bool,
    /// What the person in each seat says.
    answers: Vec<Option<RematchAnswer>>,
}

impl Offer {
    pub(super) fn new(table: TableId, by: Option<u8>, at: i64, chairs: &[Chair]) -> Offer {
        let answer = |(seat, chair): (usize, &Chair)| {
            let made_it = by.map(usize::from) == Some(seat);
            chair.person.as_ref().map(|_| if made_it { RematchAnswer::Accepted } else { RematchAnswer::Open })
        };
        Offer { table, by, at, stands: true, answers: chairs.iter().enumerate().map(answer).collect() }
    }

    pub(super) fn hear(&mut self, seat: u8, accepted: bool) {
        let answer = if accepted { RematchAnswer::Accepted } else { RematchAnswer::Declined };
        if let Some(said @ Some(_)) = self.answers.get_mut(usize::from(seat)) {
            *said = Some(answer);
        }
        let declined = |(_, answer): (u8, &Option<RematchAnswer>)| *answer == Some(RematchAnswer::Declined);
        let withdrawn = self.by == Some(seat) && !accepted;
        self.stands = self.stands && !withdrawn && !self.others().all(declined);
    }

    /// What those say who are to answer.
    fn others(&self) -> impl Iterator<Item = (u8, &Option<RematchAnswer>)> {
        let answers = (0..).zip(&self.answers);
        answers.filter(|&(seat, answer)| answer.is_some() && Some(seat) != self.by)
    }

    fn answer(&self, seat: u8) -> Option<RematchAnswer> {
        self.answers.get(usize::from(seat)).copied().flatten()
    }

    pub(super) fn seen(&self) -> Option<RematchOffer> {
        Some(RematchOffer { by: self.by?, at: self.at, stands: self.stands, answers: self.answers.clone() })
    }
}

/// Where people play again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// At this table, which somebody has opened already.
    There {
        /// Which one.
        table: TableId,
        /// That the person accepts the offer, unless that is known.
        accepts: Option<Entry>,
    },
    /// At a new one.
    New {
        /// The seat of whoever offers it.
        by: u8,
        /// What it is opened with.
        options: Box<Options>,
        /// Who sits where.
        people: Vec<Option<PersonId>>,
    },
}

/// What it leads to that somebody does not play again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declined {
    /// The table of the rematch.
    pub table: TableId,
    /// What is to be stored.
    pub entry: Entry,
    /// The people who leave that table: whoever declines; if the offer is withdrawn, also those who have not accepted it.
    pub leave: Vec<PersonId>,
}

impl Room {
    /// Where somebody plays again: everybody sits one place further. A seat offers it once, so that nobody is asked
    /// again and again.
    pub fn rematch(&self, person: &PersonId) -> Result<Rematch, RoomError> {
        let seat = self.seat(person)?;
        self.must_be(Stage::Over)?;
        if let Some(offer) = self.rematch.as_ref().filter(|offer| offer.stands) {
            return match offer.answer(seat).filter(|_| offer.by.is_some()) {
                Some(RematchAnswer::Declined) => Err(RoomError::RematchDeclined),
                Some(RematchAnswer::Open) => Ok(Rematch::There {
                    table: offer.table.clone(),
                    accepts: Some(Entry::RematchAnswered { seat, accepted: true }),
                }),
                Some(RematchAnswer::Accepted) | None => {
                    Ok(Rematch::There { table: offer.table.clone(), accepts: None })
                }
            };
        }
        if self.chairs[usize::from(seat)].offered {
            return Err(RoomError::RematchDeclined);
        }
        let players = self.chairs.len();
        let mut options = self.options.clone();
        let turned = |seat: usize| (seat + players - 1) % players;
        options.bots = (0..players)
            .map(|seat| &self.chairs[turned(seat)])
            .map(|chair| chair.bot.filter(|_| chair.person.is_none()))
            .collect();
        let people = (0..players).map(|seat| self.chairs[turned(seat)].person.clone()).collect();
        Ok(Rematch::New { by: seat, options: Box::new(options), people })
    }

    /// What it leads to that somebody declines the offer of a rematch, or withdraws it. None if it is so already.
    pub fn decline_rematch(&self, person: &PersonId) -> Result<Option<Declined>, RoomError> {
        let seat = self.seat(person)?;
        self.must_be(Stage::Over)?;
        let offer = self.rematch.as_ref().ok_or(RoomError::NoRematch)?;
        if offer.answer(seat) == Some(RematchAnswer::Declined) {
            return Ok(None);
        }
        if !offer.stands || offer.by.is_none() || offer.others().next().is_none() {
            return Err(RoomError::NoRematch);
        }
        let has_not_accepted = |&(_, answer): &(u8, &Option<RematchAnswer>)| *answer != Some(RematchAnswer::Accepted);
        let withdrawn = offer.others().filter(|_| offer.by == Some(seat)).filter(has_not_accepted);
        let leave = std::iter::once(seat).chain(withdrawn.map(|(seat, _)| seat));
        let leave = leave.filter_map(|seat| self.chairs[usize::from(seat)].person.clone()).collect();
        let entry = Entry::RematchAnswered { seat, accepted: false };
        Ok(Some(Declined { table: offer.table.clone(), entry, leave }))
    }
}
