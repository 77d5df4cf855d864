//! Laws of set-up.

use super::*;
use crate::game::Deal;
use crate::random::Rng;
use crate::seat::{Seat, Side};
use crate::table::Table;
use crate::trick::Play;

/// Plays a random game and shows every position in which somebody is asked, and the last one.
fn random_positions(rng: &mut Rng, mut look: impl FnMut(&mut Rng, &Position<Card>)) {
    let table = Table::random(None, rng);
    let mut game = Game::new(&table, &Deal::shuffled(&table, rng)).unwrap();
    look(rng, game.position());
    while play_one(&mut game, rng) {
        look(rng, game.position());
    }
}

/// Answers one question at random; false when the game is over.
fn play_one(game: &mut Game, rng: &mut Rng) -> bool {
    let decisions = game.decisions();
    if decisions.is_empty() {
        assert!(game.outcome().is_some(), "nobody is asked, but the game is not over");
        return false;
    }
    let decision = rng.choose(&decisions);
    let actions = decision.question.actions();
    assert!(!actions.is_empty(), "{decision:?}");
    game.act(decision.seat, rng.choose(&actions)).unwrap();
    true
}

#[test]
fn what_is_due_is_what_the_engine_does_next() {
    for seed in 0..1000 {
        random_positions(&mut Rng::stream(1, seed), |_, at| {
            assert_eq!(due(at, &Pending::of(at)).as_ref(), Ok(&at.agenda), "seed {seed}: {at:?}");
        });
    }
}

#[test]
fn every_position_of_a_game_can_be_resumed() {
    for seed in 0..300 {
        random_positions(&mut Rng::stream(2, seed), |_, at| {
            let game = Game::resume(at.clone()).unwrap_or_else(|error| panic!("seed {seed}: {error}: {at:?}"));
            assert_eq!(game.position(), at);
            assert_eq!(at.revealed().open().as_ref(), Ok(at));
        });
    }
}

/// Damages a position in one way.
fn damage(rng: &mut Rng, at: &mut Position<Card>) {
    let zones: Vec<Zone> = Zone::all(at.table.players()).collect();
    let filled: Vec<Zone> = zones.iter().copied().filter(|zone| !at.layout.zone(*zone).is_empty()).collect();
    let pick = |rng: &mut Rng, at: &mut Position<Card>| {
        let zone = *rng.choose(&filled);
        let place = rng.below(at.layout.zone(zone).len());
        (zone, place)
    };
    let seat = Seat(rng.below(5) as u8);
    match rng.below(16) {
        0..=3 => {
            let ((a, i), (b, j)) = (pick(rng, at), pick(rng, at));
            let (one, other) = (at.layout.zone(a)[i], at.layout.zone(b)[j]);
            at.layout.zone_mut(a)[i] = other;
            at.layout.zone_mut(b)[j] = one;
        }
        4 => {
            let (zone, place) = pick(rng, at);
            let card = at.layout.zone_mut(zone).remove(place);
            let to = *rng.choose(&zones);
            at.layout.zone_mut(to).push(card);
        }
        5 => {
            let (zone, place) = pick(rng, at);
            at.layout.zone_mut(zone).remove(place);
        }
        6 => at.leader = seat,
        7 => at.winner = Some(seat).filter(|seat| seat.0 < 4),
        8 => at.taken = rng.below(4),
        9 => at.face_up = rng.below(4),
        10 => at.looked = Some(seat).filter(|seat| seat.0 < 4),
        11 => at.last_tricks.push(seat),
        12 => {
            if let Some(play) = at.trick.plays.first_mut() {
                *play = Play { seat, strength: rng.below(12) as u8, ..*play };
            }
            at.trick.captor = None;
        }
        13 => at.claims.push((*rng.choose(at.table.factions()), Side(seat.0))),
        14 => at.recruited[0] = rng.below(9),
        _ => {
            at.phase = if rng.below(2) == 0 { crate::Phase::One } else { crate::Phase::Two };
            at.last_trick = !at.last_trick;
        }
    }
}

#[test]
fn a_damaged_position_is_refused_or_can_be_played_to_the_end() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..400 {
        random_positions(&mut Rng::stream(3, seed), |rng, at| {
            let mut at = at.clone();
            for _ in 0..=rng.below(2) {
                damage(rng, &mut at);
            }
            if rng.below(2) == 0
                && let Ok(agenda) = check::seats(&at).and_then(|()| due(&at, &Pending::of(&at)))
            {
                at.agenda = agenda;
            }
            match Game::resume(at) {
                Err(_) => refused += 1,
                Ok(mut game) => {
                    played += 1;
                    while play_one(&mut game, rng) {}
                }
            }
        });
    }
    assert!(refused > 1000 && played > 1000, "{refused} refused, {played} played");
}

#[test]
fn the_error_says_what_is_wrong() {
    let table = Table::claim();
    let game = Game::new(&table, &Deal::shuffled(&table, &mut Rng::seeded(5))).unwrap();
    let mut at = game.position().clone();
    let card = at.layout.hands[1].pop().unwrap();
    assert_eq!(Game::resume(at.clone()), Err(SetupError::Missing(card)));
    at.layout.hands[0].push(card);
    let error = Game::resume(at.clone()).unwrap_err().to_string();
    assert_eq!(error, "the hand of seat 0 has 14 cards: here it must have 13");
    at.layout.hands[1].push(card);
    assert_eq!(Game::resume(at.clone()), Err(SetupError::TooMany(card)));
    at.layout.hands.pop();
    let error = Game::resume(at).unwrap_err().to_string();
    assert_eq!(error, "1 lists of hands: there must be one for each of 2 seats");
    let view = game.position().seen_by(crate::Viewer::Seat(Seat(0)));
    assert_eq!(view.open(), Err(SetupError::Unknown(Zone::Deck)));
}
