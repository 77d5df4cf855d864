//! Endings that random games seldom reach, and where a search that reasons about cards instead of
//! playing them out goes wrong first: tied votes, and Buildings and Settings that turn the result.

mod common;

use common::{Fast, Played, check_fast, ending, is_live, number, table};
use interregnum_rules::fast::Sheet;
use interregnum_rules::{
    Building, Card, Deal, Edition, Faction, Game, Kind, Position, Rng, Seat, Setting, Table, Verdict, notation,
};
use interregnum_solver::Solver;

/// An ending with no more than so many cards left, and the same game played to a tie of votes: of
/// many random games at this table and ways to play each to its end, the first.
fn tied(table: &Table, cards: u32, rng: &mut Rng) -> Option<(Game, Game)> {
    let sheet = Sheet::<u64>::new(table).unwrap();
    for _ in 0..200 {
        let mut ending = Played::new(&sheet, Deal::shuffled(table, rng));
        ending.play_on(&sheet, Some(cards), rng);
        for _ in 0..20 {
            let mut played = ending.clone();
            played.play_on(&sheet, None, rng);
            let tally = played.state.score(&sheet).tally;
            if tally[0] == tally[1] {
                return Some((ending.game(table), played.game(table)));
            }
        }
    }
    None
}

/// Cards that are alike in play are not alike when their points break a tie (10.4). Random endings
/// hardly ever get there: votes are tied in one game of three hundred, and shared in one of
/// fifty thousand.
#[test]
fn tied_votes_agree() {
    let mut solver = Solver::new();
    let (mut cards, mut points, mut shared, mut live) = (0, 0, 0, 0);
    let seed = number("SEED", 5);
    for n in 0..number("ENDINGS", 800) {
        let mut rng = Rng::stream(seed, n);
        let edition = Edition::ALL[n as usize % 2];
        let table = match n / 2 % 5 {
            0 => Table::claim2().with_edition(edition),
            1 => table(Faction::Gnomes, None, None, edition, &mut rng),
            2 => table(Faction::Goblins, None, Some(Building::Lighthouse), edition, &mut rng),
            3 => table(Faction::Goblins, None, None, edition, &mut rng),
            _ => {
                let setting = Setting::ALL.get(rng.below(10)).copied();
                let building = Building::ALL.get(rng.below(10)).copied();
                let pair = *rng.choose(&[Faction::Goblins, Faction::Gnomes]);
                table(pair, setting, building, edition, &mut rng)
            }
        };
        let Some((ending, game)) = tied(&table, 4 + rng.below(5) as u32, &mut rng) else { continue };
        match game.outcome().unwrap().verdict {
            Verdict::Cards => cards += 1,
            Verdict::Points => points += 1,
            Verdict::Shared => shared += 1,
            Verdict::Votes | Verdict::Building => {}
        }
        live += u64::from(is_live(&check_fast(&mut solver, ending.position())));
    }
    assert!(cards >= 120 && points >= 120 && shared >= 3 && live >= 150, "{cards} {points} {shared} {live}");
}

/// The position as if the table had no locations.
fn without_locations(position: &Position<Card>) -> Position<Card> {
    let mut bare = position.clone();
    bare.table = bare.table.with_setting(None).with_building(None);
    bare
}

/// An ending in which some card would lead to another result without the location.
fn turning(table: &Table, cards: usize, rng: &mut Rng) -> Game {
    loop {
        let game = ending(table, cards, rng);
        let position = game.position();
        if position.asked() != [(Seat(0), Kind::Play)] && position.asked() != [(Seat(1), Kind::Play)] {
            continue;
        }
        let bare = without_locations(position);
        let options = Fast::new(table).options(position);
        if is_live(&options) && Fast::new(&bare.table).options(&bare) != options {
            return game;
        }
    }
}

#[test]
fn endings_that_a_building_turns_agree() {
    let mut solver = Solver::new();
    for (n, building) in Building::ALL.into_iter().enumerate() {
        for ending in 0..number("ENDINGS", 40) {
            let mut rng = Rng::stream(6 + n as u64, ending);
            let pair = if ending % 4 == 0 { Faction::Goblins } else { Faction::Gnomes };
            let table = table(pair, None, Some(building), Edition::ALL[ending as usize % 2], &mut rng);
            let game = turning(&table, 4 + rng.below(4), &mut rng);
            check_fast(&mut solver, game.position());
        }
    }
}

/// Those that still act in Phase Two, or count at its end.
const LATE_SETTINGS: [Setting; 4] = [Setting::Underworld, Setting::Farmland, Setting::Plateau, Setting::IceFields];

#[test]
fn endings_that_a_setting_turns_agree() {
    let mut solver = Solver::new();
    for (n, setting) in LATE_SETTINGS.into_iter().enumerate() {
        for ending in 0..number("ENDINGS", 40) {
            let mut rng = Rng::stream(20 + n as u64, ending);
            let pair = if ending % 2 == 0 { Faction::Goblins } else { Faction::Gnomes };
            let table = table(pair, Some(setting), None, Edition::ALL[ending as usize / 2 % 2], &mut rng);
            let game = turning(&table, 4 + rng.below(4), &mut rng);
            check_fast(&mut solver, game.position());
        }
    }
}

/// Maps brings factions that reach across the trick: their endings with every Building.
#[test]
fn basilisks_and_unicorns_agree_with_every_building() {
    let mut solver = Solver::new();
    let ten_card = [Faction::Trolls, Faction::Dwarves, Faction::Dragons, Faction::Doppelgangers];
    for n in 0..number("ENDINGS", 240) {
        let mut rng = Rng::stream(30, n);
        let pair = [[Faction::Goblins, Faction::Knights], [Faction::Gnomes, Faction::Giants]][n as usize / 10 % 2];
        let third = *rng.choose(&ten_card);
        let table = Table::new(2, &[pair[0], pair[1], Faction::Basilisks, Faction::Unicorns, third]).unwrap();
        let setting = Setting::ALL.get(rng.below(10)).copied();
        let table = table.with_building(Building::ALL.get(n as usize % 10).copied()).with_setting(setting);
        let game = ending(&table, 5 + rng.below(5), &mut rng);
        check_fast(&mut solver, game.position());
    }
}

/// Who need not follow may keep a Doppelgänger; on the Plateau whoever takes the lead may lose it at
/// once; of the Trolls set aside the highest
/// goes first, also where it counts for nothing.
#[test]
fn positions_that_were_solved_wrongly_agree() {
    for text in [
        include_str!("positions/doppelgangers_kept.txt"),
        include_str!("positions/plateau.txt"),
        include_str!("positions/runestones.txt"),
    ] {
        let position = notation::read_position(text).unwrap().open().unwrap();
        check_fast(&mut Solver::new(), &position);
    }
}
