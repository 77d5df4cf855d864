//! The solver is held to plain minimax, which knows nothing but the rules.

mod common;

use common::{
    KINDS, agrees, cards_in_hands, check_fast, ending, for_seat, is_crush, is_live, live_ending, nth_table, number,
    random_action, readable, table,
};
use interregnum_rules::{Action, Building, Card, Edition, Faction, Game, Position, Rng, Setting};
use interregnum_solver::{Score, Solver};
use std::collections::BTreeMap;

/// How often each kind of table and each kind of moment was met.
#[derive(Default)]
struct Met(BTreeMap<String, u64>);

impl Met {
    fn count(&mut self, position: &Position<Card>, options: &[(Action, Score)]) {
        let table = &position.table;
        let name = |part: Option<&'static str>| part.unwrap_or("none").to_owned();
        let mut kinds: Vec<String> = table.factions().iter().map(|faction| faction.name().to_owned()).collect();
        kinds.push(format!("setting {}", name(table.setting().map(Setting::name))));
        kinds.push(format!("building {}", name(table.building().map(Building::name))));
        kinds.push(table.edition().name().to_owned());
        let moments = [
            ("crush", is_crush(position)),
            ("answer", position.trick.plays.len() == 1),
            ("lead", position.trick.plays.is_empty()),
            ("live", is_live(options)),
        ];
        kinds.extend(moments.iter().filter(|(_, met)| *met).map(|(moment, _)| (*moment).to_owned()));
        for kind in kinds {
            *self.0.entry(kind).or_default() += 1;
        }
    }

    /// Every kind must have been met this often.
    fn at_least(&self, least: u64, moments: &[(&str, u64)]) {
        let mut kinds = vec![("setting none".to_owned(), least), ("building none".to_owned(), least)];
        let factions = Faction::ALL.into_iter().filter(|&faction| faction != Faction::Phoenixes);
        kinds.extend(factions.map(|faction| (faction.name().to_owned(), least)));
        kinds.extend(Setting::ALL.map(|setting| (format!("setting {}", setting.name()), least)));
        kinds.extend(Building::ALL.map(|building| (format!("building {}", building.name()), least)));
        kinds.extend(Edition::ALL.map(|edition| (edition.name().to_owned(), least)));
        kinds.extend(moments.iter().map(|&(moment, least)| (moment.to_owned(), least)));
        for (kind, least) in kinds {
            let met = self.0.get(&kind).copied().unwrap_or(0);
            assert!(met >= least, "{kind}: met {met} times, which is less than {least}; {:?}", self.0);
        }
    }
}

#[test]
fn endings_agree_with_the_readable_engine() {
    let mut solver = Solver::new();
    let mut met = Met::default();
    for n in 0..2 * KINDS {
        let mut rng = Rng::stream(1, n);
        let table = nth_table(n, &mut rng);
        let game = live_ending(&table, 2 + rng.below(4), &mut rng);
        let decision = &game.decisions()[0];
        let after = |action: Action| {
            let mut next = game.clone();
            next.act(decision.seat, &action).unwrap();
            (action, for_seat(readable(&next), decision.seat))
        };
        let expected: Vec<_> = decision.question.actions().into_iter().map(after).collect();
        agrees(&mut solver, game.position(), &expected);
        met.count(game.position(), &expected);
    }
    met.at_least(70, &[("lead", 200), ("answer", 200), ("live", 400)]);
}

#[test]
fn longer_endings_agree_with_the_fast_engine() {
    let mut solver = Solver::new();
    let mut met = Met::default();
    let seed = number("SEED", 2);
    for n in 0..number("ENDINGS", 4 * KINDS) {
        let mut rng = Rng::stream(seed, n);
        let table = nth_table(n, &mut rng);
        let cards = 4 + rng.below(6);
        let game = if n % 2 == 0 { ending(&table, cards, &mut rng) } else { live_ending(&table, cards, &mut rng) };
        met.count(game.position(), &check_fast(&mut solver, game.position()));
    }
    met.at_least(140, &[("lead", 500), ("answer", 500), ("live", 800)]);
}

/// A random game with Gnomes, stopped where a crushing is to be decided.
fn crushing(building: Building, edition: Edition, rng: &mut Rng) -> Game {
    loop {
        let setting = Setting::ALL.get(rng.below(10)).copied();
        let table = table(Faction::Gnomes, setting, Some(building), edition, rng);
        let mut game = ending(&table, 11, rng);
        while !game.position().is_over() {
            if is_crush(game.position()) && cards_in_hands(game.position()) <= 8 {
                return game;
            }
            random_action(&mut game, rng);
        }
    }
}

#[test]
fn decisions_about_crushing_agree() {
    let mut solver = Solver::new();
    let (mut declined, mut live) = (0, 0);
    for n in 0..number("ENDINGS", 1200) {
        let mut rng = Rng::stream(3, n);
        let building = if n % 2 == 0 { Building::Abbey } else { Building::Fortress };
        let game = crushing(building, Edition::ALL[n as usize / 2 % 2], &mut rng);
        let options = check_fast(&mut solver, game.position());
        let best = options.iter().map(|&(_, score)| score).max().unwrap();
        live += u64::from(is_live(&options));
        // Where it pays to let the Gnome live, every crushing is worse.
        let spares = |action: &Action| matches!(action, Action::Crush(None));
        declined += u64::from(options.iter().all(|(action, score)| (*score == best) == spares(action)));
    }
    assert!(live >= 15 && declined >= 4, "{live} live, {declined} declined");
}
