//! The summary in words and in JSON.

use super::lineup::Lineup;
use super::summary::{GROUNDS, SIDES, Spread, Summary, VERDICTS};
use crate::failure::Failure;
use crate::interval::wilson;
use crate::sides::side_name;
use interregnum_rules::{Faction, Ground, Side, Verdict};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

pub(crate) fn write(lineup: &Lineup, summary: &Summary, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, &plain(lineup, summary)).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        in_words(lineup, summary, out)?;
    }
    Ok(())
}

fn in_words(lineup: &Lineup, summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let players = lineup.tables.players().map_or("2 to 4".into(), |players| players.to_string());
    let table = lineup.tables.name();
    let games = if summary.games == 1 { "game" } else { "games" };
    writeln!(out, "{} {games} at the table {table}, {players} players", summary.games)?;
    let bots: Vec<String> = lineup.bots.iter().map(ToString::to_string).collect();
    writeln!(out, "bots {}, seed {}", bots.join(","), lineup.seed)?;
    if summary.games == 0 {
        return Ok(());
    }
    writeln!(out)?;
    let name = |side: usize| side_name(Side(side as u8), lineup.tables.players());
    let sides = || summary.sides.iter().enumerate().filter(|(_, counts)| counts.games > 0);
    writeln!(
        out,
        "{:<12}{:>10}{:>9}{:>19}{:>10}{:>12}",
        "Wins", "alone", "share", "95 % interval", "shared", "mean votes"
    )?;
    for (side, counts) in sides() {
        let (low, high) = wilson(counts.wins, counts.games);
        writeln!(
            out,
            "{:<12}{:>10}{:>9}{:>19}{:>10}{:>12.3}",
            name(side),
            counts.wins,
            percent(counts.wins, counts.games),
            format!("{:.2} to {:.2} %", 100.0 * low, 100.0 * high),
            counts.shared,
            counts.tally as f64 / counts.games as f64,
        )?;
    }
    write!(out, "\n{:<16}", "Votes of")?;
    for (side, _) in sides() {
        write!(out, "{:>10}", name(side))?;
    }
    writeln!(out, "{:>10}", "nobody")?;
    for (faction, votes) in voters(summary) {
        let all = votes.iter().sum();
        write!(out, "{:<16}", faction.title())?;
        for (side, _) in sides() {
            write!(out, "{:>10}", percent(votes[side], all))?;
        }
        writeln!(out, "{:>10}", percent(votes[SIDES], all))?;
    }
    writeln!(out, "\nVotes were decided by")?;
    let all_votes = summary.grounds.iter().sum();
    for (ground, count) in GROUNDS.into_iter().zip(summary.grounds).filter(|(_, count)| *count > 0) {
        writeln!(out, "  {:<38}{count:>10}{:>10}", ground_in_words(ground), percent(count, all_votes))?;
    }
    writeln!(out, "\nGames were decided by")?;
    for (verdict, count) in VERDICTS.into_iter().zip(summary.verdicts).filter(|(_, count)| *count > 0) {
        writeln!(out, "  {:<38}{count:>10}{:>10}", verdict_in_words(verdict), percent(count, summary.games))?;
    }
    writeln!(
        out,
        "  {:<38}{:>10}{:>10}",
        "(all games with tied votes)",
        summary.tied(),
        percent(summary.tied(), summary.games)
    )?;
    writeln!(out, "\n{:<24}{:>8}{:>10}{:>8}", "Length", "least", "mean", "most")?;
    for (name, spread) in lengths(summary) {
        let mean = spread.sum as f64 / summary.games as f64;
        writeln!(out, "{name:<24}{:>8}{mean:>10.2}{:>8}", spread.min, spread.max)?;
    }
    Ok(())
}

/// The summary as it is written in JSON.
#[derive(Serialize)]
struct Plain {
    table: String,
    /// Missing where it differs from game to game.
    players: Option<u8>,
    bots: Vec<String>,
    seed: u64,
    games: u64,
    sides: Vec<PlainSide>,
    votes: Map<String, Value>,
    votes_decided_by: Map<String, Value>,
    games_decided_by: Map<String, Value>,
    tied: u64,
    actions: Option<PlainSpread>,
    tricks_in_phase_one: Option<PlainSpread>,
    tricks_in_phase_two: Option<PlainSpread>,
}

#[derive(Serialize)]
struct PlainSide {
    side: usize,
    games: u64,
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
    shared: u64,
    mean_tally: f64,
}

#[derive(Serialize)]
struct PlainSpread {
    min: u64,
    mean: f64,
    max: u64,
}

fn plain(lineup: &Lineup, summary: &Summary) -> Plain {
    let sides = summary.sides.iter().enumerate().filter(|(_, counts)| counts.games > 0).map(|(side, counts)| {
        let (low, high) = wilson(counts.wins, counts.games);
        let mean = |sum: u64| sum as f64 / counts.games as f64;
        let (share, mean_tally) = (mean(counts.wins), mean(counts.tally));
        PlainSide { side, games: counts.games, wins: counts.wins, share, low, high, shared: counts.shared, mean_tally }
    });
    let votes = voters(summary).map(|(faction, votes)| {
        let sides: Vec<u64> =
            (0..SIDES).filter(|&side| summary.sides[side].games > 0).map(|side| votes[side]).collect();
        (faction.name().to_owned(), json!({ "sides": sides, "nobody": votes[SIDES] }))
    });
    let named = |(name, count): (Value, u64)| Some((name.as_str()?.to_owned(), json!(count)));
    let verdicts = VERDICTS.into_iter().zip(summary.verdicts).map(|(verdict, count)| (json!(verdict), count));
    let grounds = GROUNDS.into_iter().zip(summary.grounds).map(|(ground, count)| (json!(ground), count));
    let length = |(_, spread): (&str, Spread)| {
        let mean = spread.sum as f64 / summary.games as f64;
        (summary.games > 0).then_some(PlainSpread { min: spread.min, mean, max: spread.max })
    };
    let [actions, tricks_in_phase_one, tricks_in_phase_two] = lengths(summary).map(length);
    Plain {
        table: lineup.tables.name(),
        players: lineup.tables.players(),
        bots: lineup.bots.iter().map(ToString::to_string).collect(),
        seed: lineup.seed,
        games: summary.games,
        sides: sides.collect(),
        votes: votes.collect(),
        votes_decided_by: grounds.filter_map(named).collect(),
        games_decided_by: verdicts.filter_map(named).collect(),
        tied: summary.tied(),
        actions,
        tricks_in_phase_one,
        tricks_in_phase_two,
    }
}

/// The factions that voted, with their votes.
fn voters(summary: &Summary) -> impl Iterator<Item = (Faction, [u64; SIDES + 1])> {
    Faction::ALL.into_iter().zip(summary.votes).filter(|(_, votes)| votes.iter().any(|&count| count > 0))
}

fn lengths(summary: &Summary) -> [(&'static str, Spread); 3] {
    [
        ("Actions", summary.actions),
        ("Tricks in Phase One", summary.tricks[0]),
        ("Tricks in Phase Two", summary.tricks[1]),
    ]
}

fn percent(count: u64, of: u64) -> String {
    format!("{:.2} %", 100.0 * count as f64 / of.max(1) as f64)
}

fn ground_in_words(ground: Ground) -> &'static str {
    match ground {
        Ground::Points => "the most points (Tower)",
        Ground::Cards => "the most cards",
        Ground::HighestCard => "the highest card, the numbers equal",
        Ground::FirstThree => "the first three cards (Lighthouse)",
        Ground::Equal => "nothing: all was equal, no vote",
        Ground::NoCards => "nothing: nobody had a card, no vote",
    }
}

fn verdict_in_words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Building => "the Building alone",
        Verdict::Votes => "votes",
        Verdict::Cards => "tied votes, then cards",
        Verdict::Points => "tied votes, then points",
        Verdict::Shared => "nothing: the win was shared",
    }
}
