//! Words for actions and numbers.

use super::chance::Chance;
use interregnum_rules::{Action, Faction, Source, names};
use interregnum_solver::{Score, Value};

/// What is chosen, in a word or two: "DR7", "taking GN3", "crushing nobody".
pub fn brief(action: &Action) -> String {
    match action {
        Action::Play(card) => card.to_string(),
        Action::Take(Source::Market(card)) => format!("taking {card}"),
        Action::Take(Source::Deck) => "taking the top of the deck".into(),
        Action::Pass(cards) => format!("passing {}", names(cards)),
        Action::Discard(cards) => format!("discarding {}", names(cards)),
        Action::Crush(Some(seat)) => format!("crushing a Gnome of {seat}"),
        Action::Crush(None) => "crushing nobody".into(),
    }
}

/// "63 % ± 4".
pub fn percent(chance: Chance) -> String {
    let mean = 100.0 * chance.mean;
    if chance.error == 0.0 { format!("{mean:.0} %") } else { format!("{mean:.0} % ± {:.0}", 100.0 * chance.error) }
}

/// The votes that go with a value: "by 2 votes", "with equal votes". A Building may let a side win
/// with fewer votes: "with 1 vote less".
pub fn margin(score: Score) -> String {
    let count = match score.margin.unsigned_abs() {
        0 => return "with equal votes".into(),
        1 => "1 vote".to_owned(),
        votes => format!("{votes} votes"),
    };
    match (score.value, score.margin > 0) {
        (Value::Win, true) | (Value::Loss, false) => format!("by {count}"),
        (_, true) => format!("with {count} more"),
        (_, false) => format!("with {count} less"),
    }
}

/// What becomes of a seat: "wins", "loses".
pub const fn fate(value: Value) -> &'static str {
    match value {
        Value::Win => "wins",
        Value::Draw => "shares the win",
        Value::Loss => "loses",
    }
}

/// The same with a capital at the front.
pub fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
}

/// "Dragons, Trolls and Seers".
pub(super) fn and(factions: &[Faction]) -> String {
    let words: Vec<&str> = factions.iter().map(|faction| faction.title()).collect();
    match words.as_slice() {
        [] => "nobody".into(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
