//! The sampler against worlds that are played out.

use super::*;
use crate::card::Card;
use crate::decision::{Action, Question};
use crate::fast::{Plain, Wide};
use crate::game::{Deal, Game};
use crate::setting::Setting;
use crate::table::Table;
use crate::zone::Viewer;
use std::collections::HashSet;
use std::fmt::Debug;

/// All that tells states apart, cards by their names.
fn told<M: Mask>(sheet: &Sheet<M>, state: &State<M>) -> impl PartialEq + Debug {
    let sets = |seats: &M::Seats| -> Vec<Vec<Card>> {
        (0..M::PLAYERS).map(|seat| sheet.cards(seats[at::<M>(seat)])).collect()
    };
    let list = |cards: &[u8]| -> Vec<Card> { cards.iter().map(|&card| sheet.card(card)).collect() };
    let cards = [&state.hands, &state.followers, &state.piles, &state.fronts, &state.sealed].map(sets);
    let open = [state.aside, state.market, state.trick, state.recruited].map(|set| sheet.cards(set));
    let played = usize::from(state.played);
    let lists = [
        list(&state.deck[usize::from(state.deck_top)..usize::from(state.deck_end)]),
        list(&state.fire[usize::from(state.fire_top)..usize::from(state.fire_end)]),
        list(&state.plays[..played]),
    ];
    let rest = State {
        hands: M::Seats::default(),
        followers: M::Seats::default(),
        piles: M::Seats::default(),
        fronts: M::Seats::default(),
        sealed: M::Seats::default(),
        aside: M::EMPTY,
        market: M::EMPTY,
        trick: M::EMPTY,
        recruited: M::EMPTY,
        plays: [0; 4],
        deck: [0; DECK],
        fire: [0; FIRE],
        ..*state
    };
    (cards, open, lists, rest)
}

/// A legal answer; of many choices of cards any.
fn any_action(question: &Question, rng: &mut Rng) -> Action {
    match question {
        Question::Pass { count, hand } | Question::Discard { count, hand } => {
            let mut cards = hand.clone();
            rng.pick(&mut cards, *count);
            cards.truncate(*count);
            if matches!(question, Question::Pass { .. }) { Action::Pass(cards) } else { Action::Discard(cards) }
        }
        _ => rng.choose(&question.actions()).clone(),
    }
}

/// Plays a random game; now and then every seat draws the same world in both ways.
fn same_worlds<M: Mask>(table: &Table, rng: &mut Rng) -> u32 {
    let sheet = Sheet::<M>::new(table).unwrap();
    let mut game = Game::new(table, &Deal::shuffled(table, rng)).unwrap();
    let mut compared = 0;
    while !game.decisions().is_empty() {
        let decision = rng.choose(&game.decisions()).clone();
        let choices = !matches!(decision.question, Question::Play { .. });
        if choices || rng.below(12) == 0 {
            for seat in table.seats() {
                same_world(&sheet, &game, seat, rng);
                compared += 1;
            }
        }
        let action = any_action(&decision.question, rng);
        game.act(decision.seat, &action).unwrap();
    }
    compared
}

fn same_world<M: Mask>(sheet: &Sheet<M>, game: &Game, seat: Seat, rng: &mut Rng) {
    let knowledge = game.knowledge(seat).unwrap();
    let worlds = knowledge.worlds();
    let view = game.position().seen_by(Viewer::Seat(seat));
    let sampler = Sampler::new(&worlds, sheet, &view).unwrap();
    let mut same = rng.clone();
    let found = sampler.sample(rng);
    let world = worlds.sample(&mut same).game(&knowledge);
    let expected = State::from_position(sheet, world.position()).unwrap();
    assert_eq!(told(sheet, &found), told(sheet, &expected), "{seat} at {:?}", game.table());
    let blind = Sampler::blind(sheet, &view).unwrap().sample(rng);
    holds_every_card(sheet, &blind, &expected);
}

/// A state drawn without knowledge has every card once, and as many in each place.
fn holds_every_card<M: Mask>(sheet: &Sheet<M>, state: &State<M>, like: &State<M>) {
    let held = |state: &State<M>| {
        let mut sets: Vec<M> = vec![state.aside, state.market, state.trick];
        for seats in [&state.hands, &state.followers, &state.piles, &state.fronts] {
            sets.extend((0..M::PLAYERS).map(|seat| seats[at::<M>(seat)]));
        }
        let lists = [
            state.deck[usize::from(state.deck_top)..usize::from(state.deck_end)].to_vec(),
            state.fire[usize::from(state.fire_top)..usize::from(state.fire_end)].to_vec(),
        ];
        sets.extend(lists.into_iter().flatten().map(M::bit));
        sets
    };
    let (sets, expected) = (held(state), held(like));
    let sizes = |sets: &[M]| sets.iter().map(|set| set.count()).collect::<Vec<_>>();
    assert_eq!(sizes(&sets), sizes(&expected));
    let union = |sets: &[M]| sets.iter().fold(M::EMPTY, |all, &set| all | set);
    assert_eq!(union(&sets).count(), sizes(&sets).iter().sum::<u32>(), "some card is in two places");
    let fire = &state.fire[usize::from(state.fire_top)..usize::from(state.fire_end)];
    assert!(fire.iter().all(|&card| sheet.fire.has(card)));
    for seat in 0..M::PLAYERS {
        assert!((state.sealed[at::<M>(seat)] & !state.hands[at::<M>(seat)]).is_empty());
        assert_eq!(state.sealed[at::<M>(seat)].count(), like.sealed[at::<M>(seat)].count());
    }
}

fn same_worlds_at(table: &Table, rng: &mut Rng) -> u32 {
    let plain = Sheet::<Plain>::new(table).is_some();
    match table.players() {
        2 if plain => same_worlds::<Plain>(table, rng),
        2 => same_worlds::<u64>(table, rng),
        3 => same_worlds::<Wide<3>>(table, rng),
        _ => same_worlds::<Wide<4>>(table, rng),
    }
}

#[test]
fn law_sampled_states_are_sampled_worlds() {
    let mut rng = Rng::seeded(21);
    let compared: u32 = (0..60).map(|_| same_worlds_at(&Table::random(None, &mut rng), &mut rng)).sum();
    assert!(compared > 1000, "{compared}");
    same_worlds_at(&Table::claim(), &mut rng);
    same_worlds_at(&Table::claim2(), &mut rng);
    for setting in Setting::ALL {
        for players in 2..=4 {
            same_worlds_at(&Table::random(Some(players), &mut rng).with_setting(setting), &mut rng);
        }
    }
}

#[test]
fn worlds_of_another_moment_or_table_are_refused() {
    let mut rng = Rng::seeded(22);
    let table = Table::claim();
    let sheet = Sheet::<u64>::new(&table).unwrap();
    let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    let knowledge = game.knowledge(Seat(0)).unwrap();
    let worlds = knowledge.worlds();
    for _ in 0..2 {
        let decision = game.decisions()[0].clone();
        game.act(decision.seat, &any_action(&decision.question, &mut rng)).unwrap();
    }
    let later = game.position().seen_by(Viewer::Seat(Seat(0)));
    assert!(Sampler::new(&worlds, &sheet, &later).is_none());
    let other = Sheet::<u64>::new(&Table::claim2()).unwrap();
    assert!(Sampler::blind(&other, &later).is_none());
}

#[test]
fn every_hidden_card_is_met_in_every_hidden_place() {
    let mut rng = Rng::seeded(23);
    let table = Table::claim();
    let sheet = Sheet::<Plain>::new(&table).unwrap();
    let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    let knowledge = game.knowledge(Seat(0)).unwrap();
    let worlds = knowledge.worlds();
    let sampler = Sampler::new(&worlds, &sheet, &game.position().seen_by(Viewer::Seat(Seat(0)))).unwrap();
    let (mut held, mut on_top) = (HashSet::new(), HashSet::new());
    for _ in 0..1000 {
        let state = sampler.sample(&mut rng);
        held.extend(state.hands[1].indices());
        on_top.insert(state.deck[usize::from(state.deck_top)]);
    }
    assert_eq!((held.len(), on_top.len()), (38, 38));
}
