use super::*;
use crate::{BotName, Clock, play};
use interregnum_rules::{Deal, Game, Kind, Position, Seat, Setting, Table};

fn bot(name: &str) -> Box<dyn Bot> {
    name.parse::<BotName>().unwrap().bot(Clock::Off)
}

#[test]
fn yardsticks_are_read_and_written() {
    for name in ["ismcts:1", "pimc:10000"] {
        assert_eq!(name.parse::<Yardstick>().unwrap().to_string(), name);
    }
    for wrong in ["ismcts", "ismcts:", "ismcts:0", "ismcts:-1", "ismcts:many", "ismcts:10000001", "mcts:10", ":10"] {
        assert_eq!(wrong.parse::<Yardstick>(), Err(NoYardstick));
    }
}

/// Every kind of decision at every kind of table, whatever the number of iterations.
#[test]
fn yardsticks_finish_every_kind_of_table() {
    for stream in 0..90 {
        let mut rng = Rng::stream(31, stream);
        let setting = Setting::ALL[stream as usize % 9];
        let table = Table::random(None, &mut rng).with_setting(setting);
        let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        let names = ["ismcts:1", "pimc:20", "ismcts:12", "random"];
        let mut bots: Vec<_> = table.seats().map(|_| bot(names[rng.below(names.len())])).collect();
        play(&mut game, &mut bots, &mut rng).unwrap();
        assert!(game.outcome().is_some());
    }
}

/// A game that is taken up from a position has no past, and goes on all the same.
#[test]
fn a_game_without_a_past_is_played_on() {
    for stream in 0..40 {
        let mut rng = Rng::stream(32, stream);
        let table = Table::random(None, &mut rng);
        let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        for _ in 0..rng.below(60) {
            let Some(seated) = Seated::next(&game) else { break };
            let (seat, action) = (seated.seat(), Random.choose(&seated, &mut rng));
            game.act(seat, &action).unwrap();
        }
        let Ok(mut game) = Game::resume(game.position().clone()) else { continue };
        assert!(game.knowledge(Seat(0)).is_none());
        let mut bots: Vec<_> = table.seats().map(|_| bot("ismcts:8")).collect();
        play(&mut game, &mut bots, &mut rng).unwrap();
    }
}

/// Seats that choose at once may be asked in any order.
#[test]
fn a_seat_may_choose_before_another_that_comes_first() {
    let mut rng = Rng::seeded(33);
    let table = Table::random(Some(4), &mut rng).with_setting(Setting::EndlessSands);
    let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    let seated = Seated::new(&game, Seat(2)).unwrap();
    assert_eq!(seated.question().kind(), Kind::Pass);
    for name in ["ismcts:50", "pimc:50"] {
        let action = bot(name).choose(&seated, &mut rng);
        assert_eq!(seated.question().judge(seated.table(), &action), Ok(()));
    }
}

/// The last trick but one of a small ending, found by playing: the winning card is found.
#[test]
fn a_won_ending_is_won() {
    let mut won = 0;
    let mut missed = 0;
    for seed in 0..60 {
        let mut rng = Rng::seeded(seed);
        let table = Table::claim();
        let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        while game.position().layout.hands.iter().any(|hand| hand.len() > 3) || !in_phase_two(game.position()) {
            let seated = Seated::next(&game).unwrap();
            let (seat, action) = (seated.seat(), Random.choose(&seated, &mut rng));
            game.act(seat, &action).unwrap();
        }
        let seated = Seated::next(&game).unwrap();
        let actions = seated.question().actions();
        let values: Vec<bool> = actions.iter().map(|action| wins(&game, seated.seat(), action)).collect();
        if values.iter().all(|&win| win) || values.iter().all(|&win| !win) {
            continue;
        }
        for name in ["ismcts:2000", "pimc:2000"] {
            let action = bot(name).choose(&seated, &mut rng);
            let place = actions.iter().position(|other| *other == action).unwrap();
            if values[place] { won += 1 } else { missed += 1 }
        }
    }
    assert!(won > 5 && missed == 0, "{won} won, {missed} missed");
}

fn in_phase_two(position: &Position<interregnum_rules::Card>) -> bool {
    position.phase == interregnum_rules::Phase::Two && position.trick.plays.is_empty()
}

/// Whether this side wins alone with this action, if all play their best with open cards.
fn wins(game: &Game, seat: Seat, action: &Action) -> bool {
    let mut next = game.clone();
    let (asked, _) = next.position().asked()[0];
    next.act(asked, action).unwrap();
    if let Some(outcome) = next.outcome() {
        return outcome.winners == [seat.side(2)];
    }
    let (asked, _) = next.position().asked()[0];
    let mut values = next.question(asked).unwrap().actions().into_iter().map(|action| wins(&next, seat, &action));
    if asked == seat { values.any(|win| win) } else { values.all(|win| win) }
}

#[test]
fn the_same_numbers_give_the_same_action() {
    let mut rng = Rng::seeded(34);
    let table = Table::claim2();
    let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    let seated = Seated::next(&game).unwrap();
    let again = |seed| bot("ismcts:200").choose(&seated, &mut Rng::seeded(seed));
    assert!((0..5).all(|seed| again(seed) == again(seed)));
}
