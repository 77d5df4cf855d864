//! Laws of the levels and of the policy.

use interregnum_bots::{Bot, BotName, Clock, Level, Policy, Seated, play};
use interregnum_rules::fast::{Mask, Rules, Sheet, State};
use interregnum_rules::{Building, Deal, Game, Phase, Rng, Side, Table, with_sheet};

/// Plays a game to its end; the policy answers for one side, chance for the others. Whether the
/// side won.
fn policy_wins<M: Mask>(sheet: &Sheet<M>, policy: &Policy, start: &State<M>, side: Side, rng: &mut Rng) -> bool {
    let mut state = *start;
    while let Some((seat, _)) = state.asked() {
        let mut moves = Vec::new();
        state.moves(sheet, |answer| moves.push(answer));
        let sensible = policy.choose(sheet, &state, rng).expect("a seat is asked");
        assert!(state.allows(sheet, sensible), "{sensible:?} is not among {moves:?}");
        let answer = if seat.side(M::PLAYERS) == side { sensible } else { *rng.choose(&moves) };
        state.apply(sheet, answer);
    }
    state.score(sheet).won(side)
}

/// The number of games that the policy wins against chance, each deal once from every side.
fn policy_wins_of<M: Mask>(table: &Table, sheet: &Sheet<M>, deals: u64, rng: &mut Rng) -> u64 {
    let policy = Policy::new(table, sheet);
    let mut wins = 0;
    for _ in 0..deals {
        let start = State::random(sheet, rng);
        let won = table.sides().filter(|&side| policy_wins(sheet, &policy, &start, side, rng));
        wins += won.count() as u64;
    }
    wins
}

fn with_rules(table: &Table, deals: u64, rng: &mut Rng) -> u64 {
    with_sheet!(Rules::new(table), sheet => policy_wins_of(table, &sheet, deals, rng))
}

#[test]
fn the_policy_is_legal_everywhere_and_beats_chance() {
    // With three players chance alone wins a third of the games, otherwise half of them.
    for (players, games, at_least) in [(2, 2, 1.4), (3, 3, 1.7), (4, 2, 1.4)] {
        let mut rng = Rng::stream(21, u64::from(players));
        let (tables, deals) = (40, 10);
        let wins: u64 = (0..tables).map(|_| with_rules(&Table::random(Some(players), &mut rng), deals, &mut rng)).sum();
        let share = wins as f64 / (tables * deals) as f64;
        assert!(share >= at_least, "{players} players: {share} of {games} games");
    }
}

/// Chance gathers little, so whoever wins every trick against it has too many cards (9.4).
#[test]
fn the_policy_does_not_gather_too_much_at_the_abbey() {
    let mut rng = Rng::seeded(22);
    let (tables, deals) = (30, 10);
    let abbey = |rng: &mut Rng| Table::random(Some(2), rng).with_building(Some(Building::Abbey));
    let wins: u64 = (0..tables).map(|_| with_rules(&abbey(&mut rng), deals, &mut rng)).sum();
    let share = wins as f64 / (2 * tables * deals) as f64;
    assert!(share >= 0.52, "{share}");
}

#[test]
fn a_playout_stops_where_it_should() {
    let table = Table::claim2();
    let sheet = Sheet::<u64>::new(&table).unwrap();
    let policy = Policy::new(&table, &sheet);
    let mut rng = Rng::seeded(5);
    let mut state = State::random(&sheet, &mut rng);
    policy.playout_to_phase_two(&sheet, &mut state, &mut rng);
    assert!(state.phase() == Phase::Two && !state.is_over() && state.plays().is_empty());
    let here = state;
    policy.playout_to_phase_two(&sheet, &mut state, &mut rng);
    assert_eq!(state, here);
    policy.playout(&sheet, &mut state, &mut rng);
    assert!(state.is_over());
}

#[test]
fn every_level_finishes_every_kind_of_table() {
    for level in Level::ALL {
        let games = if level >= Level::Adept { 3 } else { 60 };
        for stream in 0..games {
            let mut rng = Rng::stream(13, stream);
            let table = Table::random(Some(2 + (stream % 3) as u8), &mut rng);
            let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
            let mut bots: Vec<_> = table.seats().map(|_| thrifty(level)).collect();
            play(&mut game, &mut bots, &mut rng).unwrap();
        }
    }
}

/// A bot of this level; those that search do so with little to think about.
fn thrifty(level: Level) -> Box<dyn Bot> {
    if level > Level::Adept { BotName::Simulations(level, 30).bot(Clock::Off) } else { level.bot(Clock::Off) }
}

/// Whoever joins a game in the middle has seen nothing of what came before, and plays on.
#[test]
fn every_level_takes_up_a_game_in_the_middle() {
    for stream in 0..12 {
        let mut rng = Rng::stream(71, stream);
        let table = Table::random(Some(2 + (stream % 3) as u8), &mut rng);
        let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        let mut chance = Level::Random.bot(Clock::Off);
        while let Some(seated) = Seated::next(&game) {
            let seat = seated.seat();
            let action = chance.choose(&seated, &mut rng);
            if rng.below(20) == 0 {
                let resumed = Game::resume(game.position().clone()).unwrap();
                let seated = Seated::new(&resumed, seat).unwrap();
                for level in Level::ALL {
                    let action = thrifty(level).choose(&seated, &mut rng);
                    seated.question().judge(&table, &action).unwrap();
                }
            }
            game.act(seat, &action).unwrap();
        }
    }
}

/// Law: a bot that is given two worlds that its seat cannot tell apart, and the same random
/// numbers, does the same.
#[test]
fn law_levels_do_not_see_what_is_hidden() {
    for stream in 0..40 {
        let mut rng = Rng::stream(31, stream);
        let table = Table::random(Some(2 + (stream % 3) as u8), &mut rng);
        let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        // Most games are random; those of bots get to other places.
        let level = *rng.choose(&[Level::Random, Level::Random, Level::Novice, Level::Apprentice]);
        let mut bots: Vec<_> = table.seats().map(|_| level.bot(Clock::Off)).collect();
        while let Some(seated) = Seated::next(&game) {
            if rng.below(12) == 0 {
                cannot_tell_apart(&game, &seated, &mut rng);
            }
            let seat = seated.seat();
            let action = bots[seat.index()].choose(&seated, &mut rng);
            game.act(seat, &action).unwrap();
        }
    }
}

fn cannot_tell_apart(game: &Game, seated: &Seated<'_>, rng: &mut Rng) {
    let knowledge = seated.knowledge().expect("the game was seen from its deal");
    let other = knowledge.sample(rng).game(&knowledge);
    let same = Seated::new(&other, seated.seat()).expect("the seat is asked the same");
    for level in Level::ALL {
        let seed = rng.next_u64();
        let one = thrifty(level).choose(seated, &mut Rng::seeded(seed));
        let two = thrifty(level).choose(&same, &mut Rng::seeded(seed));
        assert_eq!(one, two, "{level} at {:?}", game.position());
        seated.question().judge(seated.table(), &one).unwrap();
    }
}

/// Duplicate pairs that a level wins and loses against another: every deal twice, with the seats
/// turned round.
fn pairs(one: Level, other: Level, table: &Table, deals: u64) -> (u32, u32) {
    let (mut won, mut lost) = (0, 0);
    for stream in 0..deals {
        let deal = Deal::shuffled(table, &mut Rng::stream(41, stream));
        let wins = [Side(0), Side(1)].map(|side| {
            let mut rng = Rng::stream(42, stream);
            let mut game = Game::new(table, &deal).unwrap();
            let level = |seat| if table.side(seat) == side { one } else { other };
            let mut bots: Vec<Box<dyn Bot>> = table.seats().map(|seat| level(seat).bot(Clock::Off)).collect();
            play(&mut game, &mut bots, &mut rng).unwrap();
            game.outcome().unwrap().winners == [side]
        });
        won += u32::from(wins == [true, true]);
        lost += u32::from(wins == [false, false]);
    }
    (won, lost)
}

#[test]
fn each_level_beats_the_one_below() {
    for (levels, deals) in Level::ALL.windows(2).zip([30, 40, 8]) {
        let counts = [Table::claim(), Table::claim2()].map(|table| pairs(levels[1], levels[0], &table, deals));
        let (won, lost) = (counts[0].0 + counts[1].0, counts[0].1 + counts[1].1);
        // Few pairs, so the margin asked for is smaller than the one that long matches show.
        assert!(won * 2 > lost * 3, "{} against {}: {won} pairs to {lost}", levels[1], levels[0]);
    }
}
