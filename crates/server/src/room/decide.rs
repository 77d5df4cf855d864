//! What a command leads to.

use super::{Entry, Room, RoomError, Took, bank};
use interregnum_fair::Nonce;
use interregnum_protocol::{Answer, BotLevel, Clock, Command, EndedBy, Number, PersonId, Stage, Timeout};
use interregnum_rules::{Action, Game, Seat};
use interregnum_solver::Beyond;

/// How well bots play that take over for people.
const SUBSTITUTE: BotLevel = BotLevel::Adept;

/// What a command leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    /// These entries. None means that all is as it was wished to be already.
    Entries(Vec<Entry>),
    /// The same request was carried out before, with this number.
    Before(Number),
}

/// Who asks, and when.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Who.
    pub person: &'a PersonId,
    /// The client's name for it.
    pub id: Option<&'a str>,
    /// Milliseconds since 1970.
    pub now: i64,
}

impl Room {
    /// What a command leads to, or why it is refused. Claims, rematches, replacements and what
    /// people say need more than the log: they have functions of their own.
    pub fn decide(&self, request: Request<'_>, command: &Command) -> Result<Decided, RoomError> {
        let person = request.person;
        let entries = match *command {
            Command::Sit { seat } => self.sit(person, seat)?,
            Command::Leave => self.leave(person)?,
            Command::Ready { ref nonce } => self.ready(person, nonce)?,
            Command::Bot { seat, level } => self.set_bot(person, seat, level)?,
            Command::Act { number, ref answer } => return self.answer(request, number, answer),
            Command::Resign => self.resign(person)?,
            Command::Abort => self.abort(person)?,
            Command::Return => self.come_back(person)?,
            Command::Claim
            | Command::Replace { .. }
            | Command::Rematch
            | Command::DeclineRematch
            | Command::Say { .. } => Vec::new(),
        };
        Ok(Decided::Entries(entries))
    }

    pub(super) fn must_be(&self, needed: Stage) -> Result<(), RoomError> {
        if self.stage == needed { Ok(()) } else { Err(RoomError::Stage { needed }) }
    }

    pub(super) fn seat(&self, person: &PersonId) -> Result<u8, RoomError> {
        self.seat_of(person).ok_or(RoomError::NoSeat)
    }

    pub(super) fn sit(&self, person: &PersonId, seat: u8) -> Result<Vec<Entry>, RoomError> {
        match self.seat_of(person) {
            Some(own) if own == seat => return Ok(Vec::new()),
            Some(own) => return Err(RoomError::SeatedElsewhere(own)),
            None => {}
        }
        self.must_be(Stage::Gathering)?;
        let chair = self.chairs.get(usize::from(seat)).ok_or(RoomError::NoSuchSeat(seat))?;
        if chair.person.is_some() || chair.bot.is_some() {
            return Err(RoomError::Taken(seat));
        }
        Ok(vec![Entry::Sat { seat, person: person.clone() }])
    }

    pub(super) fn leave(&self, person: &PersonId) -> Result<Vec<Entry>, RoomError> {
        let Some(seat) = self.seat_of(person) else { return Ok(Vec::new()) };
        self.must_be(Stage::Gathering)?;
        Ok(vec![Entry::Left { seat }])
    }

    pub(super) fn ready(&self, person: &PersonId, nonce: &str) -> Result<Vec<Entry>, RoomError> {
        let seat = self.seat(person)?;
        nonce.parse::<Nonce>().map_err(|_| RoomError::Nonce)?;
        if self.chairs[usize::from(seat)].nonce.is_some() {
            // Nobody may choose a second time, after seeing what others chose.
            return Ok(Vec::new());
        }
        self.must_be(Stage::Gathering)?;
        let mut entries = vec![Entry::Ready { seat, nonce: nonce.to_owned() }];
        let others = self.chairs.iter().enumerate().filter(|&(other, _)| other != usize::from(seat));
        if others.map(|(_, chair)| chair).all(|chair| chair.bot.is_some() || chair.nonce.is_some()) {
            entries.push(Entry::Started);
        }
        Ok(entries)
    }

    pub(super) fn set_bot(
        &self,
        person: &PersonId,
        seat: u8,
        level: Option<BotLevel>,
    ) -> Result<Vec<Entry>, RoomError> {
        self.must_be(Stage::Gathering)?;
        if *person != self.host {
            return Err(RoomError::NotHost);
        }
        let chair = self.chairs.get(usize::from(seat)).ok_or(RoomError::NoSuchSeat(seat))?;
        if chair.person.is_some() {
            return Err(RoomError::Taken(seat));
        }
        if chair.bot == level {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Bot { seat, level }];
        let others = || self.chairs.iter().enumerate().filter(|&(other, _)| other != usize::from(seat));
        if level.is_some() && others().all(|(_, chair)| chair.bot.is_some()) {
            return Err(RoomError::OnlyBots);
        }
        if level.is_some() && others().all(|(_, chair)| chair.bot.is_some() || chair.nonce.is_some()) {
            entries.push(Entry::Started);
        }
        Ok(entries)
    }

    fn answer(&self, request: Request<'_>, number: Number, answer: &Answer) -> Result<Decided, RoomError> {
        let seat = self.seat(request.person)?;
        let chair = &self.chairs[usize::from(seat)];
        if let Some(before) = request.id.and_then(|id| chair.done_before(id)) {
            return Ok(Decided::Before(before));
        }
        self.must_be(Stage::Playing)?;
        if chair.bot.is_some() {
            return Err(RoomError::BotPlays);
        }
        let left = self.judge(seat, number, answer, request.now)?;
        let (answer, id) = (answer.clone(), request.id.map(str::to_owned));
        Ok(Decided::Entries(vec![Entry::Acted { seat, answer, bot: false, id, left }]))
    }

    /// What a bot's answer leads to.
    pub fn bot_answers(&self, seat: u8, number: Number, answer: &Answer, now: i64) -> Result<Entry, RoomError> {
        let left = self.judge(seat, number, answer, now)?;
        Ok(Entry::Acted { seat, answer: answer.clone(), bot: true, id: None, left })
    }

    /// Whether an answer is right now; if so, what is left on the seat's clock after it.
    fn judge(&self, seat: u8, number: Number, answer: &Answer, now: i64) -> Result<Option<i64>, RoomError> {
        let game = self.game.as_ref().ok_or(RoomError::Stage { needed: Stage::Playing })?;
        let chair = self.chairs.get(usize::from(seat)).ok_or(RoomError::NoSuchSeat(seat))?;
        // Whoever is asked nothing has answered already, or is not to act: the rules say which.
        let late = chair.question.map_or(number < self.number(), |asked| asked != number);
        if late {
            return Err(RoomError::Late { given: number, now: chair.question });
        }
        game.judge(Seat(seat), &Action::from(answer.clone()))?;
        Ok(match self.options.clock {
            Clock::None => None,
            Clock::RealTime { step, .. } => Some(chair.left_at(now).max(0) + i64::from(step) * 1000),
            Clock::Correspondence { .. } => Some(bank(self.options.clock)),
        })
    }

    pub(super) fn resign(&self, person: &PersonId) -> Result<Vec<Entry>, RoomError> {
        let seat = self.seat(person)?;
        self.must_be(Stage::Playing)?;
        if self.chairs[usize::from(seat)].gone {
            return Err(RoomError::NothingToReturnTo);
        }
        Ok(vec![self.has_lost(seat, EndedBy::Resigned { seat }, Took::Resigned)])
    }

    /// A seat's side has lost: with two sides the other one has won; with three, a bot plays on.
    fn has_lost(&self, seat: u8, by: EndedBy, why: Took) -> Entry {
        if self.table.sides().count() == 2 {
            Entry::Ended { by }
        } else {
            Entry::BotTook { seat, level: SUBSTITUTE, why }
        }
    }

    pub(super) fn abort(&self, person: &PersonId) -> Result<Vec<Entry>, RoomError> {
        self.seat(person)?;
        self.must_be(Stage::Playing)?;
        if self.a_trick_is_over() {
            return Err(RoomError::TooLateToAbort);
        }
        Ok(vec![Entry::Ended { by: EndedBy::Aborted }])
    }

    pub(super) fn come_back(&self, person: &PersonId) -> Result<Vec<Entry>, RoomError> {
        let seat = self.seat(person)?;
        self.must_be(Stage::Playing)?;
        let chair = &self.chairs[usize::from(seat)];
        if chair.bot.is_none() || chair.gone {
            return Err(RoomError::NothingToReturnTo);
        }
        Ok(vec![Entry::Returned { seat }])
    }

    /// What it leads to that a seat's time has run out.
    pub fn time_is_over(&self, seat: u8) -> Entry {
        match self.options.timeout {
            Timeout::Bot => Entry::BotTook { seat, level: SUBSTITUTE, why: Took::Time },
            Timeout::Loss => self.has_lost(seat, EndedBy::Time { seat }, Took::Lost),
        }
    }

    /// What it leads to that somebody gives an absent person's seat to a bot. `away` says how long
    /// the person has been away, in seconds, and `needed` how long that must be.
    pub fn replace(&self, person: &PersonId, seat: u8, away: Option<u32>, needed: u32) -> Result<Entry, RoomError> {
        self.seat(person)?;
        self.must_be(Stage::Playing)?;
        let chair = self.chairs.get(usize::from(seat)).ok_or(RoomError::NoSuchSeat(seat))?;
        if chair.bot.is_some() || chair.person.as_ref() == Some(person) || away.is_none_or(|away| away < needed) {
            return Err(RoomError::NotAway { seat, seconds: needed });
        }
        Ok(Entry::BotTook { seat, level: SUBSTITUTE, why: Took::Away })
    }

    /// What becomes of a claim to the win. It runs no search: what cannot be searched is refused.
    pub fn claim(&self, person: &PersonId) -> Result<Claim, RoomError> {
        let seat = self.seat(person)?;
        self.must_be(Stage::Playing)?;
        let (Some(game), chair) = (&self.game, &self.chairs[usize::from(seat)]) else {
            return Err(RoomError::Stage { needed: Stage::Playing });
        };
        if chair.gone {
            return Err(RoomError::NothingToReturnTo);
        }
        if self.contests(game).won_by(&self.table) == Some(self.table.side(Seat(seat))) {
            return Ok(Claim::Sure { seat });
        }
        if Beyond::of(game.position()).is_some() {
            return Err(RoomError::NotProved);
        }
        // Who asks after every card learns from the answers what the best play is.
        if chair.claimed == Some(game.tricks_won()) {
            return Err(RoomError::ClaimedBefore);
        }
        Ok(Claim::ToBeProved { seat })
    }

    /// What a claim leads to that is granted.
    pub fn claimed(&self, seat: u8) -> Entry {
        Entry::Ended { by: EndedBy::Claimed { seat } }
    }

    /// Takes up that a claim could not be proved. It is not in the log: nobody else is to hear of it.
    pub fn claimed_in_vain(&mut self, seat: u8) {
        let tricks = self.game.as_ref().map(Game::tricks_won);
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            chair.claimed = tricks;
        }
    }
}

/// What becomes of a claim to the win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The votes are sure: it is granted.
    Sure {
        /// Whose claim it is.
        seat: u8,
    },
    /// The solver has to prove it.
    ToBeProved {
        /// Whose claim it is.
        seat: u8,
    },
}
