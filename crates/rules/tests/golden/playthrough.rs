//! A whole game for each faction and each location: table, deal, every action, every event.

use crate::showcase::shows;
use crate::subject::Subject;
use crate::{Random, SEEDS, all_well, blessing, compare, folder, kept_seed, random_game};
use interregnum_rules::{Action, Event, Game, Logged, Outcome, Phase, Rng, Seat, Side, Source, Zone, names};
use std::fmt::Write;
use std::fs;

#[test]
fn golden_playthroughs_of_factions() {
    all_well(numbered().filter(|(_, subject)| matches!(subject, Subject::Faction(_))).map(check));
}

#[test]
fn golden_playthroughs_of_locations() {
    all_well(numbered().filter(|(_, subject)| !matches!(subject, Subject::Faction(_))).map(check));
}

fn numbered() -> impl Iterator<Item = (usize, Subject)> {
    Subject::all().enumerate()
}

/// Two, three and four players in turn.
fn check((number, subject): (usize, Subject)) -> Result<(), String> {
    let players = 2 + (number % 3) as u8;
    let name = format!("{}.txt", subject.path());
    let kept = fs::read_to_string(folder().join(&name)).ok().and_then(|text| kept_seed(&text));
    let game = |seed| {
        let mut rng = Rng::seeded(seed);
        Some((seed, random_game(&subject.table(players, &mut rng)?, &mut rng)))
    };
    let showing = |seed| game(seed).filter(|(_, random)| shows(random, subject));
    let found =
        if blessing() { kept.and_then(showing).or_else(|| (0..SEEDS).find_map(showing)) } else { kept.and_then(game) };
    let (seed, random) = found.ok_or_else(|| format!("{name}: no game; bless it"))?;
    compare(&name, &written(seed, &random))?;
    // A file that no longer shows its subject would keep nothing.
    if shows(&random, subject) { Ok(()) } else { Err(format!("{name}: the game does not show its subject; bless it")) }
}

fn written(seed: u64, random: &Random) -> String {
    let table = &random.table;
    let mut text = String::new();
    let _ = writeln!(text, "seed {seed}");
    let _ = writeln!(text, "table {}", table.spec());
    let _ = writeln!(text, "players {}", table.players());
    let _ = writeln!(text, "first leader {}", table.first_leader().0);
    let _ = writeln!(text, "deck {}", names(&random.deal.deck));
    if !random.deal.fire.is_empty() {
        let _ = writeln!(text, "fire {}", names(&random.deal.fire));
    }
    let mut game = Game::new(table, &random.deal).unwrap();
    write_events(&mut text, game.log());
    for (seat, action) in &random.actions {
        let _ = writeln!(text, "{} {}", seat.0, action_words(action));
        write_events(&mut text, game.act(*seat, action).unwrap());
    }
    text
}

fn action_words(action: &Action) -> String {
    match action {
        Action::Play(card) => format!("play {card}"),
        Action::Take(Source::Market(card)) => format!("take {card}"),
        Action::Take(Source::Deck) => "take deck".into(),
        Action::Pass(cards) => format!("pass {}", names(cards)),
        Action::Discard(cards) => format!("discard {}", names(cards)),
        Action::Crush(Some(seat)) => format!("crush {}", seat.0),
        Action::Crush(None) => "crush nobody".into(),
    }
}

/// Cards that move the same way one after the other stand in one line.
fn write_events(text: &mut String, events: &[Logged]) {
    let way = |event: &Event<_>| match *event {
        Event::Moved { from, to, .. } => Some((from, to)),
        _ => None,
    };
    for group in events.chunk_by(|a, b| way(&a.event).is_some() && way(&a.event) == way(&b.event)) {
        let cards = group.iter().filter_map(|logged| match logged.event {
            Event::Moved { card, .. } => Some(card),
            _ => None,
        });
        let cards: Vec<_> = cards.collect();
        let _ = match &group[0].event {
            Event::Moved { from, to, .. } => {
                writeln!(text, "  {} > {}: {}", zone_words(*from), zone_words(*to), names(&cards))
            }
            Event::Began(Phase::One) => writeln!(text, "  phase one"),
            Event::Began(Phase::Two) => writeln!(text, "  phase two"),
            Event::Sealed { seat, kind, .. } => writeln!(text, "  {} sealed a {kind}", seat.0),
            Event::Looked { seat, card } => writeln!(text, "  {} looked at {card}", seat.0),
            Event::Won(seat) => writeln!(text, "  {} won", seat.0),
            Event::Leads(seat) => writeln!(text, "  {} leads", seat.0),
            Event::Spared { seat, giant } => writeln!(text, "  {} spared the gnomes from {giant}", seat.0),
            Event::Claimed { faction, side } => writeln!(text, "  side {} claimed {}", side.0, faction.name()),
            Event::Ended(outcome) => {
                write_outcome(text, outcome);
                Ok(())
            }
        };
    }
}

fn zone_words(zone: Zone) -> String {
    let of = |name: &str, seat: Seat| format!("{name} {}", seat.0);
    match zone {
        Zone::Deck => "deck".into(),
        Zone::Fire => "fire".into(),
        Zone::Market => "market".into(),
        Zone::Hand(seat) => of("hand", seat),
        Zone::Followers(seat) => of("followers", seat),
        Zone::Trick => "trick".into(),
        Zone::Pile(seat) => of("pile", seat),
        Zone::Front(seat) => of("front", seat),
        Zone::Aside => "aside".into(),
        Zone::Discard => "discard".into(),
    }
}

fn write_outcome(text: &mut String, outcome: &Outcome) {
    for vote in &outcome.votes {
        let side = vote.side.map_or("nobody".into(), |side| format!("side {}", side.0));
        let ground = snake(&vote.ground);
        let _ = writeln!(text, "  {} vote for {side} ({ground})", vote.faction.name());
    }
    let tally: Vec<String> = outcome.tally.iter().map(u8::to_string).collect();
    let _ = writeln!(text, "  tally {}", tally.join("-"));
    let _ = writeln!(text, "  won by {} ({})", sides(&outcome.winners), snake(&outcome.verdict));
}

pub(crate) fn sides(sides: &[Side]) -> String {
    let sides: Vec<String> = sides.iter().map(|side| side.0.to_string()).collect();
    sides.join("+")
}

/// The word that records use for a plain enum.
fn snake(word: &impl serde::Serialize) -> String {
    serde_json::to_string(word).unwrap().trim_matches('"').replace('_', " ")
}
