//! Writes a position as text.

use super::record_write::{table_headers, votes};
use super::scanner::header;
use crate::agenda::Step;
use crate::card::names;
use crate::position::{Phase, Position};
use crate::seat::Seat;
use crate::setup::Pending;
use crate::trick::Trick;
use crate::zone::{Seen, Zone};

/// Writes a position, in the one way in which it is written. Cards whose faces are not seen are
/// written as `??`.
pub fn write_position(position: &Position<Seen>) -> String {
    let at = position;
    let mut text = table_headers(&at.table);
    let mut add = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            text += &header(name, &value);
        }
    };
    let phase = match (at.is_over(), at.phase) {
        (true, _) => "over",
        (false, Phase::One) => "one",
        (false, Phase::Two) => "two",
    };
    let seat = |seat: Seat| seat.0.to_string();
    let number = |number: usize| Some(number.to_string()).filter(|_| number > 0);
    let pending = Pending::of(at);
    add("Phase", Some(phase.into()));
    add("Leader", Some(seat(at.leader)));
    add("Trick", trick(&at.trick));
    add("Previous", at.previous.as_ref().and_then(trick));
    add("Winner", at.winner.map(seat));
    add("Streak", at.streak.map(|streak| format!("{} {}", streak.seat.0, streak.wins)));
    add("LastTricks", spaced(at.last_tricks.iter().map(|seat| seat.0)));
    add("Recruited", spaced(&at.recruited).filter(|_| at.recruited.iter().any(|&cards| cards > 0)));
    let claims: Vec<_> = at.claims.iter().map(|&(faction, side)| (faction, Some(side))).collect();
    add("Claims", Some(votes(&claims)).filter(|_| !claims.is_empty()));
    add("Looked", at.looked.map(seat));
    add("Taken", number(at.taken));
    let asked = match at.agenda.last() {
        Some(Step::Pass(_)) => Some("pass".into()),
        Some(Step::Discard(_)) => Some("discard".into()),
        _ => None,
    };
    add("Asked", asked);
    for (seat, choice) in at.table.seats().zip(&at.sealed) {
        add(&format!("Sealed{}", seat.0), choice.as_ref().map(|cards| seen(cards)));
    }
    let crush = at.winner.map(|winner| format!("{} {}", winner.0, names(&pending.giants)));
    add("Crush", crush.filter(|_| !pending.giants.is_empty()));
    for (name, zone) in zones(at.table.players()) {
        let cards = at.layout.zone(zone);
        add(&name, Some(seen(cards)).filter(|_| !cards.is_empty()));
        if zone == Zone::Deck {
            add("FaceUp", number(at.face_up));
        }
    }
    text
}

/// The zones that have a line, in order. The trick has another one.
pub(crate) fn zones(players: u8) -> Vec<(String, Zone)> {
    let of_seats = |stem: &'static str, zone: fn(Seat) -> Zone| {
        Seat::all(players).map(move |seat| (format!("{stem}{}", seat.0), zone(seat)))
    };
    let common = |name: &str, zone| [(name.to_owned(), zone)].into_iter();
    of_seats("Hand", Zone::Hand)
        .chain(common("Market", Zone::Market))
        .chain(common("Deck", Zone::Deck))
        .chain(common("Fire", Zone::Fire))
        .chain(of_seats("Followers", Zone::Followers))
        .chain(of_seats("Pile", Zone::Pile))
        .chain(of_seats("Front", Zone::Front))
        .chain(common("Aside", Zone::Aside))
        .chain(common("Discard", Zone::Discard))
        .collect()
}

fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> Option<String> {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    Some(words.join(" ")).filter(|text| !text.is_empty())
}

/// `0:GO3=3 1:BA3=3!`: seat, card, strength; the mark is for a Basilisk that captured the lead.
fn trick(trick: &Trick) -> Option<String> {
    let play = |(place, play): (usize, &crate::Play)| {
        let mark = if trick.captor == Some(place) { "!" } else { "" };
        format!("{}:{}={}{mark}", play.seat.0, play.card, play.strength)
    };
    spaced(trick.plays.iter().enumerate().map(play))
}

/// Cards in order; several backs in a row are written as `??*5`.
fn seen(cards: &[Seen]) -> String {
    let run = |run: &[Seen]| match run {
        [Seen::Back, _, ..] => format!("??*{}", run.len()),
        _ => run.iter().map(Seen::to_string).collect::<Vec<_>>().join(" "),
    };
    spaced(cards.chunk_by(|a, b| a == b).map(run)).unwrap_or_default()
}
