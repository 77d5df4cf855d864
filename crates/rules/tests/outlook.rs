//! What a view says beyond where the cards lie, held to what then happens in random games.

mod common;

use common::RandomGame;
use interregnum_rules::{Action, Event, Kind, Phase, Prize, Question, Setting, Spec, Table, Viewer, Zone};

const GAMES: u64 = 150;

fn table(spec: &str, players: u8) -> Table {
    spec.parse::<Spec>().unwrap().table(players).unwrap()
}

#[test]
fn r10_2_the_first_places_choose_from_the_market_and_the_others_draw() {
    use Prize::{Deck, Market};
    assert_eq!(table("claim", 2).prizes(), [Market, Deck]);
    assert_eq!(table("claim", 3).prizes(), [Market, Market, Deck]);
    assert_eq!(table("claim", 4).prizes(), [Market, Market, Deck, Deck]);
}

#[test]
fn r8_3_on_the_lakeside_the_last_places_choose() {
    use Prize::{Deck, Market};
    assert_eq!(table("claim@lakeside", 2).prizes(), [Deck, Market]);
    assert_eq!(table("claim@lakeside", 3).prizes(), [Deck, Market, Market]);
    assert_eq!(table("claim@lakeside", 4).prizes(), [Deck, Deck, Market, Market]);
}

#[test]
fn r4_5_who_is_ahead_when_the_last_card_falls_has_won() {
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        let mut won = play.game.tricks_won();
        while play.step() {
            let view = play.game.view(Viewer::Spectator);
            let played = matches!(play.actions.last(), Some((_, Action::Play(_))));
            if played && view.asked.first().is_some_and(|&(_, kind)| kind == Kind::Take) {
                assert_eq!(view.ahead(), view.position.winner, "{}", play.game.table().spec());
            }
            let now = play.game.tricks_won();
            let next_phase = now < won;
            assert!(now == won || now == won + 1 || next_phase, "tricks are won one at a time");
            won = now;
        }
    }
}

#[test]
fn r4_2_a_card_is_refused_for_the_reason_that_the_view_gives() {
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        loop {
            for decision in play.game.decisions() {
                let view = play.game.view(Viewer::Seat(decision.seat));
                let Question::Play { cards } = &decision.question else {
                    assert_eq!(view.refusal(), None);
                    continue;
                };
                let hand = &play.game.position().layout.hands[decision.seat.index()];
                let refused = hand.iter().find(|card| !cards.contains(card));
                let reason = refused.map(|&card| play.game.judge(decision.seat, &Action::Play(card)).unwrap_err());
                assert_eq!(view.refusal(), reason);
            }
            if !play.step() {
                break;
            }
        }
    }
}

#[test]
fn r6_3_the_troll_that_goes_next_is_the_one_that_goes() {
    let mut went = 0;
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        loop {
            let before = play.game.log().len();
            if !play.step() {
                break;
            }
            for logged in &play.game.log()[before..] {
                let Event::Moved { card, from: Zone::Aside, .. } = logged.event else { continue };
                if !play.game.position().last_trick {
                    went += 1;
                    let next = play.game.view(Viewer::Spectator).next_troll();
                    let rank = |troll| play.game.table().rank(troll);
                    assert!(next.is_none_or(|next| rank(next) < rank(card)));
                }
            }
        }
    }
    assert!(went > 100, "only {went} Trolls went");
}

#[test]
fn tricks_won_and_left_are_all_there_are() {
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        let table = play.game.table().clone();
        while play.step() && play.game.outcome().is_none() {
            let view = play.game.view(Viewer::Spectator);
            let Some(left) = view.tricks_left() else {
                assert!(matches!(view.asked[0].1, Kind::Pass | Kind::Discard));
                continue;
            };
            let discarded = if table.setting() == Some(Setting::Swamp) { 2 } else { 0 };
            let all = match view.position.phase {
                Phase::One => table.hand_size(),
                Phase::Two if table.fire_cards().is_empty() => table.hand_size() - discarded,
                Phase::Two => continue,
            };
            assert_eq!(play.game.tricks_won() + left, all, "{}", table.spec());
        }
    }
}

#[test]
fn r8_6_what_nobody_takes_goes_under_the_deck() {
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        let islands = play.game.table().setting() == Some(Setting::Islands);
        let over = play.game.view(Viewer::Spectator).left_over();
        assert_eq!(over, usize::from(islands));
        while play.step() {
            assert!(play.game.view(Viewer::Spectator).left_over() <= over);
        }
        assert_eq!(play.game.view(Viewer::Spectator).left_over(), 0);
    }
}

#[test]
fn the_tracker_finds_every_copy_of_every_card() {
    for seed in 0..GAMES {
        let mut play = RandomGame::new(seed);
        loop {
            let over = play.game.outcome().is_some();
            for viewer in Viewer::all(play.game.table().players()) {
                for at in play.game.tracked(viewer) {
                    let hidden = at.copies - at.open - at.mine;
                    let expected: f64 = at.elsewhere.iter().map(|(_, spread)| spread.copies).sum();
                    let told = viewer.seat().is_some() && at.card.code() != interregnum_rules::Code::PF;
                    if over {
                        assert_eq!(hidden, 0, "after the end everything is open");
                    } else if told {
                        assert!((hidden as f64 - expected).abs() < 1e-6, "{at:?} at {}", play.game.table().spec());
                    } else {
                        assert!(at.elsewhere.is_empty());
                    }
                }
            }
            if !play.step() {
                break;
            }
        }
    }
}

#[test]
fn r8_4_cards_go_to_the_seat_that_the_view_names() {
    let mut passed = 0;
    for players in 2..=4 {
        let table = table("claim@windlands", players);
        let mut play = RandomGame::at(&table, interregnum_rules::Rng::seeded(u64::from(players)));
        let mut receivers = vec![None; usize::from(players)];
        let mut seen = 0;
        loop {
            for logged in &play.game.log()[seen..] {
                let Event::Moved { from: Zone::Hand(giver), to: Zone::Hand(receiver), .. } = logged.event else {
                    continue;
                };
                assert_eq!(receivers[giver.index()], Some(receiver));
                passed += 1;
            }
            seen = play.game.log().len();
            for seat in table.seats() {
                let view = play.game.view(Viewer::Seat(seat));
                let asked = matches!(view.question, Some(Question::Pass { .. }));
                assert_eq!(view.passes_to().is_some(), asked);
                receivers[seat.index()] = view.passes_to().or(receivers[seat.index()]);
            }
            if !play.step() {
                break;
            }
        }
    }
    assert_eq!(passed, 3 * (2 + 3 + 4));
}
