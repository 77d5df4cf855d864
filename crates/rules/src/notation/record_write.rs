//! Writes a record as text.

use super::scanner::header;
use crate::card::names;
use crate::decision::{Action, Source};
use crate::event::{Event, Logged};
use crate::faction::Faction;
use crate::game::Game;
use crate::position::Phase;
use crate::record::{FORMAT, Fair, Record, Tally};
use crate::seat::{Seat, Side};
use crate::table::Table;
use std::fmt::Write as _;

/// Writes a record, in the one way in which it is written.
///
/// What a record claims about the course of the game ([`Record::claims`]) is left out, and so are
/// names and nonces of more players than there are seats. A record that the rules refuse is written too, but
/// [`read`](super::read) refuses it.
pub fn write(record: &Record) -> String {
    let mut text = table_headers(&record.table);
    let seats = usize::from(record.table.players());
    for (seat, name) in record.players.iter().enumerate().take(seats) {
        text += &header(&format!("Seat{seat}"), name);
    }
    for (name, value) in [("Site", &record.site), ("Date", &record.date), ("Comment", &record.comment)] {
        if let Some(value) = value {
            text += &header(name, value);
        }
    }
    if let Some(fair) = &record.fair {
        text += &fair_headers(fair, seats);
    }
    text += &deal_headers(record);
    if let Some(result) = &record.result {
        text += &result_headers(result);
    }
    text.push('\n');
    text += &moves(record);
    text
}

pub(crate) fn table_headers(table: &Table) -> String {
    header("Format", FORMAT)
        + &header("Table", &table.spec().to_string())
        + &header("Players", &table.players().to_string())
        + &header("First", &table.first_leader().0.to_string())
}

/// What the deal was made from; free text, since only those who check it read it.
fn fair_headers(fair: &Fair, seats: usize) -> String {
    let mut text =
        header("Game", &fair.game) + &header("Commitment", &fair.commitment) + &header("Secret", &fair.secret);
    for (seat, nonce) in fair.nonces.iter().enumerate().take(seats) {
        text += &header(&format!("Nonce{seat}"), nonce);
    }
    text + &header("Lots", if fair.lots { "yes" } else { "no" })
}

/// Hands by seat, then the draw deck: together they are the deck, as it is dealt in blocks (3.1).
fn deal_headers(record: &Record) -> String {
    let (table, deal) = (&record.table, &record.deal);
    let mut text = String::new();
    let dealt = table.hand_size() * usize::from(table.players());
    if deal.deck.len() < dealt {
        text += &header("Deck", &names(&deal.deck));
    } else {
        let (hands, draw) = deal.deck.split_at(dealt);
        for (seat, hand) in hands.chunks(table.hand_size()).enumerate() {
            text += &header(&format!("Hand{seat}"), &names(hand));
        }
        text += &header("Draw", &names(draw));
    }
    if !deal.fire.is_empty() {
        text += &header("Fire", &names(&deal.fire));
    }
    text
}

fn result_headers(result: &Tally) -> String {
    let spaced = |numbers: &mut dyn Iterator<Item = u8>| {
        let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
        words.join(" ")
    };
    let winners = match result.winners.as_slice() {
        [] => "nobody".to_owned(),
        winners => spaced(&mut winners.iter().map(|side| side.0)),
    };
    header("Result", &winners)
        + &header("Votes", &votes(&result.votes))
        + &header("Tally", &spaced(&mut result.tally.iter().copied()))
}

pub(crate) fn votes(votes: &[(Faction, Option<Side>)]) -> String {
    let voice = |side: &Option<Side>| side.map_or("nobody".to_owned(), |side| side.0.to_string());
    let words: Vec<String> =
        votes.iter().map(|(faction, side)| format!("{} {}", faction.name(), voice(side))).collect();
    words.join(", ")
}

/// Stands before moves that the rules refuse. Without it, a reader might find another game in them.
pub(crate) const REFUSED: &str = "refused:";

/// One trick a line; passes and discards on lines of their own.
fn moves(record: &Record) -> String {
    let mut page = Page { text: String::new(), heading: Some(Phase::One), trick: 0 };
    let mut game = Game::new(&record.table, &record.deal).ok();
    for (seat, action) in &record.actions {
        if game.take_if(|game| game.judge(*seat, action).is_err()).is_some() {
            page.line(REFUSED);
        }
        let leads = game.as_ref().map(|game| game.position().trick.plays.is_empty());
        page.add(*seat, action, leads);
        if let Some(Ok(events)) = game.as_mut().map(|game| game.act(*seat, action)) {
            page.add_events(events);
        }
    }
    page.start_line();
    if game.is_none_or(|game| game.outcome().is_none()) {
        page.text += "*\n";
    }
    page.text
}

struct Page {
    text: String,
    /// A phase that began, and has no heading yet.
    heading: Option<Phase>,
    /// The number of the trick in this phase.
    trick: usize,
}

impl Page {
    /// Adds an action. `leads` says whether a card would be a lead; it is unknown in a game that
    /// the rules do not know.
    fn add(&mut self, seat: Seat, action: &Action, leads: Option<bool>) {
        let seat = seat.0;
        match action {
            Action::Play(card) => match leads {
                Some(true) => {
                    self.start_line();
                    self.trick += 1;
                    let _ = write!(self.text, "{}. {seat}: {card}", self.trick);
                }
                Some(false) => {
                    let _ = write!(self.text, " {card}");
                }
                None => self.line(&format!("{seat} plays {card}")),
            },
            Action::Take(Source::Deck) => self.remark(&format!("{seat} takes deck")),
            Action::Take(Source::Market(card)) => self.remark(&format!("{seat} takes {card}")),
            Action::Pass(cards) => self.line(&format!("{seat} passes {}", names(cards))),
            Action::Discard(cards) => self.line(&format!("{seat} discards {}", names(cards))),
            Action::Crush(Some(victim)) => self.remark(&format!("{seat} crushes {}", victim.0)),
            Action::Crush(None) => self.remark(&format!("{seat} crushes nobody")),
        }
    }

    fn add_events(&mut self, events: &[Logged]) {
        for logged in events {
            match &logged.event {
                Event::Won(seat) => self.remark(&format!("{} wins", seat.0)),
                Event::Began(phase) => {
                    self.heading = Some(*phase);
                    self.trick = 0;
                }
                _ => {}
            }
        }
    }

    /// Something that followed a trick, in the trick's line.
    fn remark(&mut self, remark: &str) {
        if self.text.is_empty() || self.text.ends_with('\n') {
            self.text += remark;
        } else {
            let _ = write!(self.text, ", {remark}");
        }
    }

    fn line(&mut self, line: &str) {
        self.start_line();
        self.text += line;
    }

    fn start_line(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        if let Some(phase) = self.heading.take() {
            self.text += match phase {
                Phase::One => "{Phase One}\n",
                Phase::Two => "{Phase Two}\n",
            };
        }
    }
}
