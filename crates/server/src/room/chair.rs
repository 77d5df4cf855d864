//! A seat with what the server knows about it.

use interregnum_fair::Nonce;
use interregnum_protocol::{BotLevel, Number, PersonId};
use std::collections::VecDeque;

/// How many requests of a seat are remembered by their names. A client repeats what it has no
/// answer to, which is never more than a few.
const REMEMBERED: usize = 4;

/// A seat.
#[derive(Clone, Debug)]
pub(super) struct Chair {
    pub(super) person: Option<PersonId>,
    /// The bot that plays there.
    pub(super) bot: Option<BotLevel>,
    /// Whether the bot plays for good.
    pub(super) gone: bool,
    pub(super) nonce: Option<Nonce>,
    /// The number of the question that the seat is asked.
    pub(super) question: Option<Number>,
    /// Milliseconds on the clock when it was started last.
    pub(super) left: i64,
    /// When the clock was started, if it runs.
    pub(super) since: Option<i64>,
    /// How many tricks of Phase Two were won when the person claimed the win in vain.
    pub(super) claimed: Option<usize>,
    /// Whether the person has offered a rematch.
    pub(super) offered: bool,
    /// The latest requests that were carried out.
    recent: VecDeque<(String, Number)>,
}

impl Chair {
    pub(super) fn new(bot: Option<BotLevel>, left: i64) -> Chair {
        Chair {
            person: None,
            bot,
            gone: false,
            nonce: None,
            question: None,
            left,
            since: None,
            claimed: None,
            offered: false,
            recent: VecDeque::new(),
        }
    }

    /// Milliseconds left now.
    pub(super) fn left_at(&self, now: i64) -> i64 {
        self.left - self.since.map_or(0, |since| (now - since).max(0))
    }

    /// When its time is over.
    pub(super) fn runs_out(&self) -> Option<i64> {
        Some(self.since? + self.left)
    }

    /// Whoever comes back after the time ran out finds some on the clock.
    pub(super) fn refill(&mut self, bank: i64, now: i64) {
        self.left = self.left_at(now).max(bank / 4);
        self.since = self.since.map(|_| now);
    }

    pub(super) fn remember(&mut self, id: &str, number: Number) {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((id.to_owned(), number));
    }

    /// What a request led to when it came the first time.
    pub(super) fn done_before(&self, id: &str) -> Option<Number> {
        self.recent.iter().find(|(done, _)| done == id).map(|&(_, number)| number)
    }
}
