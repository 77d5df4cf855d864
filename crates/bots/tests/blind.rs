//! Bots see what their seat sees, and nothing else: in two worlds that a seat cannot tell apart, the
//! same random numbers give the same action.

use interregnum_bots::{Bot, BotName, Clock, Random, Seated};
use interregnum_rules::{Deal, Game, Rng, Seat, Setting, Table};

/// The bots that are held to the law, with so little to think about that the test is quick.
const BOTS: [&str; 7] = ["random", "novice", "apprentice", "adept", "ismcts:20", "pimc:20", "grandmaster:30"];

/// A game at a random table, at a random moment at which somebody is asked.
fn some_moment(players: u8, setting: Option<Setting>, rng: &mut Rng) -> Game {
    let table = Table::random(Some(players), rng).with_setting(setting);
    let mut game = Game::new(&table, &Deal::shuffled(&table, rng)).unwrap();
    // The first choices are made in secret: often there, else anywhere in the game.
    let early = rng.below(4) == 0;
    let actions = rng.below(if early { 4 } else { 2 * usize::from(players) * table.hand_size() });
    for _ in 0..actions {
        let mut next = game.clone();
        act_randomly(&mut next, rng);
        if next.position().is_over() {
            break;
        }
        game = next;
    }
    game
}

/// Of several seats that are asked, any may come first.
fn act_randomly(game: &mut Game, rng: &mut Rng) {
    let seat = asked(game, rng);
    let action = Random.choose(&Seated::new(game, seat).unwrap(), rng);
    game.act(seat, &action).unwrap();
}

fn asked(game: &Game, rng: &mut Rng) -> Seat {
    rng.choose(&game.position().asked()).0
}

/// Asks a new bot of this name in the game, and in another world that looks the same to its seat.
/// Returns whether that world is another one.
fn same_in_both_worlds(name: &str, game: &Game, rng: &mut Rng) -> bool {
    let seat = asked(game, rng);
    let knowledge = game.knowledge(seat).unwrap();
    let other = knowledge.sample(rng).game(&knowledge);
    let choose = |game: &Game| {
        let mut bot = name.parse::<BotName>().unwrap().bot(Clock::Off);
        bot.choose(&Seated::new(game, seat).unwrap(), &mut Rng::seeded(99))
    };
    let (here, there) = (choose(game), choose(&other));
    assert_eq!(here, there, "{name} in {seat} at {:?} after {} events", game.table(), game.log().len());
    other.position() != game.position()
}

fn is_blind(name: &str) {
    let mut worlds = 0;
    for stream in 0..120 {
        let mut rng = Rng::stream(77, stream);
        let players = 2 + (stream % 3) as u8;
        let setting = Setting::ALL.get(rng.below(12)).copied();
        let game = some_moment(players, setting, &mut rng);
        worlds += usize::from(same_in_both_worlds(name, &game, &mut rng));
    }
    assert!(worlds > 60, "only {worlds} worlds were others");
}

#[test]
fn law_bots_play_the_same_in_worlds_that_look_the_same() {
    BOTS.into_iter().for_each(is_blind);
}

/// A bot may carry something from one decision to the next: a whole game in which it sees one
/// world, played again in another.
#[test]
fn law_what_bots_remember_is_what_they_saw() {
    for name in BOTS {
        for stream in 0..12 {
            let mut rng = Rng::stream(78, stream);
            let game = some_moment(2 + (stream % 3) as u8, None, &mut rng);
            let seat = asked(&game, &mut rng);
            let knowledge = game.knowledge(seat).unwrap();
            let other = knowledge.sample(&mut rng).game(&knowledge);
            let mut bot = name.parse::<BotName>().unwrap().bot(Clock::Off);
            let mut choose = |game: &Game| bot.choose(&Seated::new(game, seat).unwrap(), &mut Rng::seeded(5));
            let first = choose(&game);
            assert_eq!([choose(&other), choose(&game)], [first.clone(), first], "{name} at {:?}", game.table());
        }
    }
}
