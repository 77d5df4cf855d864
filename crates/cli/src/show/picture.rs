//! A picture of the table.

use super::frame::Frame;
use crate::sides::side_name;
use crate::wrap::tamed;
use interregnum_rules::{Faction, Position, Seat, Side, Trick, Vote, Zone};
use std::fmt::Display;

/// The most columns for a player's name.
const NAME: usize = 40;

/// Draws a position, as it is or as somebody sees it. The names are those of the players, by seat,
/// as far as they are known.
pub(crate) fn draw<C: Display>(at: &Position<C>, votes: &[Vote], names: &[String], frame: &mut Frame) {
    let layout = &at.layout;
    frame.section("Table");
    if !layout.market.is_empty() {
        frame.row("Market", &cards(&layout.market));
    }
    if !at.trick.plays.is_empty() {
        frame.row("Trick", &trick(&at.trick));
    } else if let Some(previous) = &at.previous {
        frame.row("Last trick", &trick(previous));
    }
    frame.row("Deck", &pile(&layout.deck));
    if at.table.has(Faction::Phoenixes) {
        frame.row("Fire", &pile(&layout.fire));
    }
    if !layout.aside.is_empty() {
        frame.row("Trolls aside", &cards(&layout.aside));
    }
    frame.row("Discarded", &layout.discard.len().to_string());
    let asked = at.asked();
    for seat in at.table.seats() {
        let task =
            asked.iter().find(|(asked, _)| *asked == seat).map_or(String::new(), |(_, kind)| format!(", to {kind}"));
        let name = names.get(seat.index()).map_or(String::new(), |name| format!(", {}", tamed(name, NAME)));
        frame.section(&format!("Seat {}{name}{task}", seat.0));
        seat_rows(at, seat, frame);
    }
    frame.section(if at.is_over() { "Votes" } else { "Votes so far" });
    for vote in votes {
        frame.text(&vote_line(at, vote));
    }
}

fn seat_rows<C: Display>(at: &Position<C>, seat: Seat, frame: &mut Frame) {
    frame.row("Hand", &cards(at.layout.zone(Zone::Hand(seat))));
    if let Some(sealed) = &at.sealed[seat.index()] {
        frame.row("Sealed", &cards(sealed));
    }
    let rows = [("Followers", Zone::Followers(seat)), ("Gnomes", Zone::Front(seat)), ("Score pile", Zone::Pile(seat))];
    for (label, zone) in rows {
        let lying = at.layout.zone(zone);
        if !lying.is_empty() {
            frame.row(label, &cards(lying));
        }
    }
}

/// Cards in the order of their names, backs last.
fn cards<C: Display>(cards: &[C]) -> String {
    if cards.is_empty() {
        return "none".into();
    }
    let mut names: Vec<String> = cards.iter().map(C::to_string).collect();
    names.sort_by_key(|name| (name == "??", name.clone()));
    names.join(" ")
}

/// A face-down pile: how many cards, and in order those of which something is known.
fn pile<C: Display>(cards: &[C]) -> String {
    let names: Vec<String> = cards.iter().map(C::to_string).collect();
    if names.iter().any(|name| name != "??") {
        let runs = names.chunk_by(|one, other| one == "??" && other == "??").map(|run| match run {
            [one] => one.clone(),
            backs => format!("??×{}", backs.len()),
        });
        return format!("{}, from the top: {}", names.len(), runs.collect::<Vec<_>>().join(" "));
    }
    names.len().to_string()
}

fn trick(trick: &Trick) -> String {
    let plays = trick.plays.iter().enumerate().map(|(place, play)| {
        let captured = if place == 0 && trick.captor.is_some() { ", captured" } else { "" };
        let strength =
            if play.strength == play.card.value() { String::new() } else { format!(", strength {}", play.strength) };
        format!("{} {}{strength}{captured}", play.seat, play.card)
    });
    plays.collect::<Vec<_>>().join("; ")
}

/// A faction, whom it votes for, and how many cards each side has.
fn vote_line<C: Display>(at: &Position<C>, vote: &Vote) -> String {
    let players = at.table.players();
    let held = |side: Side| {
        let piles = side.seats(players).flat_map(|seat| [Zone::Pile(seat), Zone::Front(seat)]);
        let names = piles.flat_map(|zone| at.layout.zone(zone)).map(C::to_string);
        names
            .filter(|name| name.parse().is_ok_and(|card: interregnum_rules::Card| card.faction() == vote.faction))
            .count()
    };
    let counts: Vec<String> = at.table.sides().map(|side| held(side).to_string()).collect();
    let voice = vote.side.map_or("nobody".into(), |side| side_name(side, Some(players)));
    format!("{:<16}{voice:<12}{} cards", vote.faction.title(), counts.join(" : "))
}
