//! What viewers see of a table: the one place through which everything leaves.

use super::rematch::Offer;
use super::{Room, RoomError};
use interregnum_protocol::{
    Clock, Clocks, EndedBy, Ending, Fair, GameView, Happening, Number, Origin, Outcome, PastPerson, PastSeat, Person,
    PersonId, SeatView, Stage, TableSummary, TableView, Tracked, Update,
};
use interregnum_rules::{Logged, Seat, Side, Viewer};

/// What is known about people around a table, beyond its log.
pub trait Around {
    /// The person as others see it.
    fn person(&self, id: &PersonId) -> Person;

    /// Whether the person is there: at the table in its views, at the server in lists.
    fn is_here(&self, id: &PersonId) -> bool;
}

/// From where a table is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// From a seat.
    Seat(u8),
    /// From beside the table.
    Spectator,
    /// From above, every card open: only for games that are over.
    Open,
}

impl Eyes {
    fn seat(self) -> Option<u8> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator | Eyes::Open => None,
        }
    }

    /// Whose view it is by the rules; nobody's if everything is open.
    fn viewer(self) -> Option<Viewer> {
        match self {
            Eyes::Seat(seat) => Some(Viewer::Seat(Seat(seat))),
            Eyes::Spectator => Some(Viewer::Spectator),
            Eyes::Open => None,
        }
    }
}

/// What somebody's view depends on: those for whom it is the same see the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    seat: Option<u8>,
    host: bool,
}

impl Room {
    /// What somebody's view depends on.
    pub(crate) fn standing(&self, person: &PersonId) -> Standing {
        Standing { seat: self.seat_of(person), host: *person == self.host }
    }

    /// From where somebody sees the table.
    fn eyes(&self, person: Option<&PersonId>) -> Eyes {
        person.and_then(|person| self.seat_of(person)).map_or(Eyes::Spectator, Eyes::Seat)
    }

    /// The table as somebody sees it.
    pub fn view(&self, person: Option<&PersonId>, around: &dyn Around, now: i64) -> TableView {
        let may = person.map(|person| self.may(person)).unwrap_or_default();
        TableView { may, ..self.view_from(self.eyes(person), around, now) }
    }

    /// The table as it is seen from somewhere, by nobody who could do anything there. Once the game is
    /// over, everything is open.
    pub(crate) fn view_from(&self, eyes: Eyes, around: &dyn Around, now: i64) -> TableView {
        let you = eyes.seat();
        let question = you.and_then(|seat| self.chairs[usize::from(seat)].question);
        TableView {
            id: self.id.clone(),
            number: self.number(),
            options: self.options.clone(),
            table: self.table.clone(),
            host: self.host.clone(),
            hosted_by: around.person(&self.host),
            opened: self.opened,
            seats: self.seats(around),
            you,
            may: Vec::new(),
            stage: self.stage,
            commitment: self.secret.commitment().to_string(),
            game: self.game.as_ref().map(|game| {
                let contests = self.contests(game).clone();
                let view = match eyes.viewer() {
                    Some(viewer) if self.stage != Stage::Over => game.view_with(viewer, contests),
                    _ => game.open_view(contests),
                };
                GameView::new(view, game.tricks_won(), question)
            }),
            clocks: self.clocks(now),
            ending: self.ending(),
            rematch: self.rematch.as_ref().filter(|offer| offer.stands).map(|offer| offer.table.clone()),
            rematch_offer: self.rematch.as_ref().and_then(Offer::seen),
            rematch_of: self.rematch_of.clone(),
            origin: self.branch.as_ref().map(|branch| Origin { table: branch.table.clone(), number: branch.number }),
        }
    }

    /// Where the cards are, as far as somebody can tell, where the table allows to show it; none
    /// before the game.
    pub fn tracked(&self, person: Option<&PersonId>) -> Result<Vec<Tracked>, RoomError> {
        if !self.options.tracker {
            return Err(RoomError::NoTracker);
        }
        let Some(game) = &self.game else { return Ok(Vec::new()) };
        let viewer = self.eyes(person).viewer().unwrap_or(Viewer::Spectator);
        Ok(game.tracked(viewer).into_iter().map(Tracked::from).collect())
    }

    /// The table in a list.
    pub fn summary(&self, around: &dyn Around) -> TableSummary {
        TableSummary {
            id: self.id.clone(),
            options: self.options.clone(),
            deck: self.table.spec().to_string(),
            seats: self.seats(around),
            stage: self.stage,
            opened: self.opened,
        }
    }

    fn seats(&self, around: &dyn Around) -> Vec<SeatView> {
        let seat = |((seat, chair), here): ((Seat, &super::Chair), bool)| SeatView {
            side: self.table.side(seat).0,
            person: chair.person.as_ref().map(|person| around.person(person)),
            bot: chair.bot,
            ready: chair.nonce.is_some(),
            here,
        };
        self.table.seats().zip(&self.chairs).zip(self.here(around)).map(seat).collect()
    }

    /// Whether each seat's person is there; bots always are.
    pub fn here(&self, around: &dyn Around) -> Vec<bool> {
        let here = |chair: &super::Chair| match &chair.person {
            Some(person) => around.is_here(person),
            None => chair.bot.is_some(),
        };
        self.chairs.iter().map(here).collect()
    }

    fn clocks(&self, now: i64) -> Option<Clocks> {
        (self.options.clock != Clock::None).then(|| Clocks {
            left: self.chairs.iter().map(|chair| chair.left_at(now).max(0)).collect(),
            runs: self.chairs.iter().map(|chair| chair.since.is_some() && chair.bot.is_none()).collect(),
        })
    }

    /// What happened after a number, as somebody saw it.
    pub fn updates(&self, person: Option<&PersonId>, since: Number) -> Vec<Update> {
        self.updates_from(self.eyes(person), since)
    }

    /// What happened after a number, as it was seen from somewhere.
    pub(crate) fn updates_from(&self, eyes: Eyes, since: Number) -> Vec<Update> {
        let seen = |logged: &Logged| match eyes.viewer() {
            Some(viewer) => logged.seen_by(viewer),
            None => logged.open(),
        };
        let first = since as usize + 1;
        let numbers = first..self.steps.len();
        numbers
            .map(|number| {
                let step = self.steps[number];
                let events = self.steps[number - 1].events as usize..step.events as usize;
                let log = self.game.as_ref().map_or(&[][..], |game| &game.log()[events]);
                let happened = log.iter().map(|logged| Happening::from(seen(logged))).collect();
                Update { number: number as Number, at: step.at, what: step.what, happened }
            })
            .collect()
    }

    /// Who played, by seat, now that the game is over. The people are those whom the lists name.
    pub(crate) fn past_seats(&self, people: &[PastPerson]) -> Vec<PastSeat> {
        let person = |seat: Seat| people.iter().find(|at| at.seat == seat.0)?.person.clone();
        let seat = |(seat, chair): (Seat, &super::Chair)| PastSeat {
            side: self.table.side(seat).0,
            person: person(seat),
            bot: chair.bot,
        };
        self.table.seats().zip(&self.chairs).map(seat).collect()
    }

    /// How the game ended, and what shows that it was fair.
    pub fn ending(&self) -> Option<Ending> {
        let by = self.ended_by?;
        let outcome = self.game.as_ref().and_then(Outcome::of);
        let other_sides = |seat: u8| {
            let own = self.table.side(Seat(seat));
            self.table.sides().filter(|&side| side != own).map(|Side(side)| side).collect()
        };
        let winners = match by {
            EndedBy::Votes => outcome.as_ref().map(|outcome| outcome.winners.clone()),
            EndedBy::Resigned { seat } | EndedBy::Time { seat } => Some(other_sides(seat)),
            EndedBy::Claimed { seat } => Some(vec![self.table.side(Seat(seat)).0]),
            EndedBy::Aborted => None,
        };
        let nonce = |chair: &super::Chair| chair.nonce.as_ref().map(ToString::to_string).unwrap_or_default();
        Some(Ending {
            by,
            winners: winners.unwrap_or_default(),
            outcome,
            fair: (self.game.is_some() && self.branch.is_none())
                .then(|| Fair { secret: self.secret.to_hex(), nonces: self.chairs.iter().map(nonce).collect() }),
        })
    }
}
