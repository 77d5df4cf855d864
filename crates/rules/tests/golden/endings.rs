//! All endings of a game from a few tricks before the end: how many there are, and how often each
//! result comes out. Counting alone would not see powers that move cards but forbid nothing.

use crate::playthrough::sides;
use crate::subject::Subject;
use crate::{Random, SEEDS, all_well, blessing, compare, folder, random_game};
use interregnum_rules::{Game, Kind, Outcome, Phase, Record, Rng, Seat};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

/// How many endings a tree should have.
const LEAVES: std::ops::RangeInclusive<usize> = 1_000..=10_000;

/// Results and how often they come out.
type Histogram = BTreeMap<String, usize>;

#[test]
fn golden_endings_with_two_players() {
    check(2);
}

#[test]
fn golden_endings_with_three_players() {
    check(3);
}

#[test]
fn golden_endings_with_four_players() {
    check(4);
}

/// Where a tree starts: the game of a seed after so many actions.
#[derive(Clone, Copy)]
struct Root {
    seed: u64,
    actions: usize,
}

fn check(players: u8) {
    let name = format!("endings/{players}_players.txt");
    let kept = fs::read_to_string(folder().join(&name)).unwrap_or_default();
    let mut text =
        String::from("# winners, tally, the vote of each faction in the order of the table: how many endings\n");
    let results = Subject::all().map(|subject| {
        let title = subject.path().replace('/', " ");
        let root = kept_root(&kept, &title);
        let root = if blessing() { root.or_else(|| search(subject, players)) } else { root };
        let Root { seed, actions } = root.ok_or_else(|| format!("{name}: no ending for {title}; bless it"))?;
        let random =
            random_of(subject, players, seed).ok_or_else(|| format!("{name}: seed {seed} gives no {title}"))?;
        let game = at(&random, actions);
        let _ = writeln!(text, "\n{title}\nseed {seed} actions {actions}\ntable {}", random.table.spec());
        let mut histogram = Histogram::new();
        count(&game, &mut histogram);
        let _ = writeln!(text, "leaves {}", histogram.values().sum::<usize>());
        for (result, times) in &histogram {
            let _ = writeln!(text, "{result}: {times}");
        }
        Ok(())
    });
    all_well(results.collect::<Vec<_>>().into_iter());
    all_well(std::iter::once(compare(&name, &text)));
}

/// The line after the title says where the tree starts.
fn kept_root(kept: &str, title: &str) -> Option<Root> {
    let mut lines = kept.lines().skip_while(|line| *line != title).skip(1);
    let words: Vec<&str> = lines.next()?.split(' ').collect();
    let ["seed", seed, "actions", actions] = words[..] else { return None };
    Some(Root { seed: seed.parse().ok()?, actions: actions.parse().ok()? })
}

fn random_of(subject: Subject, players: u8, seed: u64) -> Option<Random> {
    let mut rng = Rng::seeded(seed);
    let table = subject.table(players, &mut rng)?;
    Some(random_game(&table, &mut rng))
}

fn at(random: &Random, actions: usize) -> Game {
    let record = Record::new(random.table.clone(), random.deal.clone(), random.actions.clone());
    record.replay(actions).unwrap()
}

/// The first seed whose game has an ending of the right size with some variety in its results.
fn search(subject: Subject, players: u8) -> Option<Root> {
    (0..SEEDS).find_map(|seed| {
        let random = random_of(subject, players, seed)?;
        let root = (0..random.actions.len()).rev().take(16).find_map(|actions| {
            let game = at(&random, actions);
            let mut left = *LEAVES.end();
            (starts_trick(&game) && fits(&game, &mut left) && *LEAVES.end() - left >= *LEAVES.start())
                .then_some((Root { seed, actions }, game))
        });
        let (root, game) = root?;
        let mut histogram = Histogram::new();
        count(&game, &mut histogram);
        (histogram.len() >= 6 && in_hand(&game, subject)).then_some(root)
    })
}

fn starts_trick(game: &Game) -> bool {
    let at = game.position();
    at.phase == Phase::Two && at.trick.plays.is_empty() && at.asked().iter().all(|(_, kind)| *kind == Kind::Play)
}

/// A faction should still have cards to play.
fn in_hand(game: &Game, subject: Subject) -> bool {
    let Subject::Faction(faction) = subject else { return true };
    game.position().layout.hands.iter().flatten().filter(|card| card.faction() == faction).count() >= 2
}

/// Whether the tree has no more leaves than are left to count.
fn fits(game: &Game, left: &mut usize) -> bool {
    let Some(decision) = game.decisions().into_iter().next() else {
        *left = left.saturating_sub(1);
        return *left > 0;
    };
    decision.question.actions().iter().all(|action| {
        let mut next = game.clone();
        next.act(decision.seat, action).unwrap();
        fits(&next, left)
    })
}

/// Counts the results of all endings. Seats that are asked at once answer in the order of the seats.
fn count(game: &Game, histogram: &mut Histogram) {
    let Some(decision) = game.decisions().into_iter().next() else {
        *histogram.entry(result(game.outcome().unwrap())).or_default() += 1;
        return;
    };
    let seat: Seat = decision.seat;
    for action in decision.question.actions() {
        let mut next = game.clone();
        next.act(seat, &action).unwrap();
        count(&next, histogram);
    }
}

fn result(outcome: &Outcome) -> String {
    let tally: Vec<String> = outcome.tally.iter().map(u8::to_string).collect();
    let votes: Vec<String> =
        outcome.votes.iter().map(|vote| vote.side.map_or("-".into(), |side| side.0.to_string())).collect();
    format!("{} {} {}", sides(&outcome.winners), tally.join("-"), votes.concat())
}
