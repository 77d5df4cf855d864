//! A table with people around it, as a pure function of its log: no clock, no randomness, no I/O.
//!
//! [`Room::decide`] says what a command leads to, as log entries, or why it is refused; nothing
//! has happened until the entries are stored and given to [`Room::apply`]. The same log always
//! gives the same room.

mod branch;
mod chair;
mod decide;
mod entry;
mod look;
mod may;
mod record;
mod refusal;
mod rematch;
#[cfg(test)]
mod tests;

pub use branch::{Branch, BranchError};
pub use decide::{Claim, Decided, Request};
pub use entry::{Entry, Took};
pub use look::Around;
pub(crate) use look::{Eyes, Standing};
pub use record::record;
pub use refusal::RoomError;
pub use rematch::{Declined, Rematch};

use chair::Chair;
use interregnum_fair::{DealFault, Fairly, Nonce, Secret, deal};
use interregnum_protocol::{Answer, BotLevel, Clock, EndedBy, Number, Options, PersonId, Stage, TableId, What};
use interregnum_rules::{Action, Contests, Game, Phase, Seat, Table};
use rematch::Offer;
use std::sync::OnceLock;

/// A table with people around it.
#[derive(Clone, Debug)]
pub struct Room {
    id: TableId,
    opened: i64,
    options: Options,
    table: Table,
    host: PersonId,
    secret: Secret,
    branch: Option<Box<Branch>>,
    chairs: Vec<Chair>,
    stage: Stage,
    game: Option<Game>,
    ended_by: Option<EndedBy>,
    rematch: Option<Offer>,
    /// The table whose rematch it is.
    rematch_of: Option<TableId>,
    steps: Vec<Step>,
    /// How the races for the votes stand now, once somebody wanted to know.
    contests: OnceLock<Contests>,
}

/// What an entry was, for those who missed it.
#[derive(Clone, Copy, Debug)]
struct Step {
    at: i64,
    what: What,
    /// How many events the game had after it.
    events: u32,
}

/// Why a log makes no room: it was damaged, or written by another version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number} of table {table} cannot follow those before it: {why}")]
pub struct Damaged {
    /// Which table.
    pub table: TableId,
    /// Which entry.
    pub number: Number,
    /// What is wrong.
    pub why: String,
}

impl Room {
    /// The room that a log makes. `at` is in milliseconds since 1970.
    pub fn replay(id: &TableId, log: impl IntoIterator<Item = (i64, Entry)>) -> Result<Room, Damaged> {
        let mut log = log.into_iter();
        let damaged = |number: usize, why: String| Damaged { table: id.clone(), number: number as Number, why };
        let Some((at, Entry::Opened { by, options, table, secret, branch, rematch_of })) = log.next() else {
            return Err(damaged(0, "the first entry must open the table".to_owned()));
        };
        let secret = secret.parse().map_err(|error| damaged(0, format!("{error}")))?;
        let mut room = Room::open(id.clone(), at, by, options, table, secret);
        (room.branch, room.rematch_of) = (branch, rematch_of);
        for (number, (at, entry)) in log.enumerate() {
            room.apply(at, &entry).map_err(|why| damaged(number + 1, why))?;
        }
        Ok(room)
    }

    fn open(id: TableId, at: i64, host: PersonId, options: Options, table: Table, secret: Secret) -> Room {
        let bank = bank(options.clock);
        let level = |seat: usize| options.bots.get(seat).copied().flatten();
        let chairs = (0..usize::from(options.players)).map(|seat| Chair::new(level(seat), bank)).collect();
        let mut room = Room {
            id,
            opened: at,
            options,
            table,
            host,
            secret,
            branch: None,
            chairs,
            stage: Stage::Gathering,
            game: None,
            ended_by: None,
            rematch: None,
            rematch_of: None,
            steps: Vec::new(),
            contests: OnceLock::new(),
        };
        room.note(at, What::Opened);
        room
    }

    /// Which table it is.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The number of the last thing that happened.
    pub fn number(&self) -> Number {
        self.steps.len() as Number - 1
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What it was opened with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What is played.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// When it was opened, in milliseconds since 1970.
    pub fn opened(&self) -> i64 {
        self.opened
    }

    /// When something happened last, in milliseconds since 1970.
    pub fn changed(&self) -> i64 {
        self.steps.last().map_or(self.opened, |step| step.at)
    }

    /// The game, faces and all. It must be seen by bots and the solver alone.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Who opened it.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// The table whose rematch it is, if it is one.
    pub fn rematch_of(&self) -> Option<&TableId> {
        self.rematch_of.as_ref()
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<u8> {
        self.chairs.iter().position(|chair| chair.person.as_ref() == Some(person)).map(|seat| seat as u8)
    }

    /// The people who have seats, by seat.
    pub fn people(&self) -> impl Iterator<Item = (u8, &PersonId)> {
        self.chairs.iter().enumerate().filter_map(|(seat, chair)| Some((seat as u8, chair.person.as_ref()?)))
    }

    /// A bot that is asked something: its seat, its level, and the number of its question.
    pub fn bot_to_act(&self) -> Option<(u8, BotLevel, Number)> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing)?;
        let asked = game.position().asked();
        asked.iter().find_map(|&(seat, _)| {
            let chair = &self.chairs[seat.index()];
            Some((seat.0, chair.bot?, chair.question?))
        })
    }

    /// The first clock to run out, if none is stopped: when, in milliseconds since 1970, and whose.
    pub fn deadline(&self) -> Option<(i64, u8)> {
        let playing = self.stage == Stage::Playing && self.options.clock != Clock::None;
        let chairs = self.chairs.iter().enumerate().filter(|(_, chair)| playing && chair.bot.is_none());
        chairs.filter_map(|(seat, chair)| Some((chair.runs_out()?, seat as u8))).min()
    }

    /// Takes the time out of the running clocks in which the server was away, from its last sign of
    /// life to its return: it counts for nobody.
    pub fn wake(&mut self, away: std::ops::Range<i64>) {
        for chair in &mut self.chairs {
            chair.since = chair.since.map(|since| since + (away.end - since.max(away.start)).max(0));
        }
    }

    /// Whether whoever sits there has given up, and a bot plays on.
    pub fn gave_up(&self, seat: u8) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.gone)
    }

    /// Takes an entry up that follows those before. An error means that it does not, which is a
    /// fault of whoever wrote it.
    pub fn apply(&mut self, at: i64, entry: &Entry) -> Result<(), String> {
        let what = match *entry {
            Entry::Opened { .. } => return Err("a table is opened once".to_owned()),
            Entry::Sat { seat, ref person } => {
                self.chair(seat)?.person = Some(person.clone());
                What::Sat { seat }
            }
            Entry::Bot { seat, level } => {
                self.chair(seat)?.bot = level;
                if level.is_some() { What::Sat { seat } } else { What::Left { seat } }
            }
            Entry::Left { seat } => {
                let chair = self.chair(seat)?;
                (chair.person, chair.nonce) = (None, None);
                What::Left { seat }
            }
            Entry::Ready { seat, ref nonce } => {
                let nonce = nonce.parse().map_err(|error| format!("{error}"))?;
                self.chair(seat)?.nonce = Some(nonce);
                What::Ready { seat }
            }
            Entry::Started => {
                self.start(at)?;
                What::Started
            }
            Entry::Acted { seat, ref answer, bot, ref id, left } => {
                self.act(at, seat, answer, id.as_deref(), left)?;
                What::Acted { seat, bot }
            }
            Entry::BotTook { seat, level, why } => {
                let chair = self.chair(seat)?;
                (chair.bot, chair.gone) = (Some(level), why.for_good());
                What::BotTook { seat, time: why.by_time() }
            }
            Entry::Returned { seat } => {
                let bank = bank(self.options.clock);
                let chair = self.chair(seat)?;
                chair.bot = None;
                chair.refill(bank, at);
                What::Returned { seat }
            }
            Entry::Ended { by } => {
                self.end(by);
                What::Ended
            }
            Entry::Rematch { ref table, by } => {
                if let Some(by) = by {
                    self.chair(by)?.offered = true;
                }
                self.rematch = Some(Offer::new(table.clone(), by, at, &self.chairs));
                What::Rematch
            }
            Entry::RematchAnswered { seat, accepted } => {
                let offer = self.rematch.as_mut().ok_or("no rematch was offered")?;
                offer.hear(seat, accepted);
                What::RematchAnswered { seat, accepted }
            }
        };
        self.note(at, what);
        Ok(())
    }

    fn note(&mut self, at: i64, what: What) {
        let events = self.game.as_ref().map_or(0, |game| game.log().len() as u32);
        self.steps.push(Step { at, what, events });
        self.contests = OnceLock::new();
    }

    fn chair(&mut self, seat: u8) -> Result<&mut Chair, String> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// Deals the cards, or lays them out as they lay where the game comes from.
    fn start(&mut self, at: i64) -> Result<(), String> {
        if let Some(branch) = &self.branch {
            self.game = Some(branch.game(&self.table)?);
        } else {
            let fairly = self.fairly().map_err(|error| error.to_string())?;
            self.game = Some(Game::new(&fairly.table, &fairly.deal).map_err(|error| error.to_string())?);
            self.table = fairly.table;
        }
        self.stage = Stage::Playing;
        self.ask(at, None);
        Ok(())
    }

    /// What secret and nonces make of the table.
    fn fairly(&self) -> Result<Fairly, DealFault> {
        let nonces: Vec<Nonce> = self.chairs.iter().map(|chair| chair.nonce.clone().unwrap_or(Nonce::NONE)).collect();
        let lots = self.options.first_leader.is_none();
        deal(&self.table, &self.id.0, lots, &self.secret, &nonces)
    }

    fn act(&mut self, at: i64, seat: u8, answer: &Answer, id: Option<&str>, left: Option<i64>) -> Result<(), String> {
        let number = self.steps.len() as Number;
        let game = self.game.as_mut().ok_or("there is no game yet")?;
        game.act(Seat(seat), &Action::from(answer.clone())).map_err(|refusal| refusal.to_string())?;
        game.shrink();
        let over = game.outcome().is_some();
        let chair = self.chair(seat)?;
        if let Some(left) = left {
            chair.left = left;
        }
        if let Some(id) = id {
            chair.remember(id, number);
        }
        self.ask(at, Some(seat));
        if over {
            self.end(EndedBy::Votes);
        }
        Ok(())
    }

    /// Gives new questions the number of this entry, and starts their clocks.
    fn ask(&mut self, at: i64, answered: Option<u8>) {
        let number = self.steps.len() as Number;
        let Some(game) = &self.game else { return };
        let asked = game.position().asked();
        for (seat, chair) in self.chairs.iter_mut().enumerate() {
            let is_asked = asked.iter().any(|(asked, _)| asked.index() == seat);
            let is_new = chair.question.is_none() || answered.map(usize::from) == Some(seat);
            if !is_asked {
                (chair.question, chair.since) = (None, None);
            } else if is_new {
                (chair.question, chair.since) = (Some(number), Some(at));
            }
        }
    }

    fn end(&mut self, by: EndedBy) {
        (self.stage, self.ended_by) = (Stage::Over, Some(by));
        for chair in &mut self.chairs {
            (chair.question, chair.since) = (None, None);
        }
    }

    /// How the races for the votes stand now.
    fn contests(&self, game: &Game) -> &Contests {
        self.contests.get_or_init(|| game.contests())
    }

    /// Whether a trick is over.
    fn a_trick_is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| {
            let at = game.position();
            at.phase == Phase::Two || at.winner.is_some()
        })
    }
}

/// Milliseconds at the start, or for each action.
fn bank(clock: Clock) -> i64 {
    match clock {
        Clock::None => 0,
        Clock::RealTime { bank, .. } => i64::from(bank) * 1000,
        Clock::Correspondence { days } => i64::from(days) * 24 * 60 * 60 * 1000,
    }
}
