use super::{Deal, DealError, Game};
use crate::card::{names, parse_cards};
use crate::decision::{Action, Kind, Source};
use crate::position::Phase;
use crate::scenario::{Scenario, dealt, ended, story, trick};
use crate::table::{Spec, Table};

/// A deal of the unshuffled deck.
fn unshuffled(table: &Table) -> Deal {
    Deal { deck: table.deck_cards(), fire: table.fire_cards() }
}

#[test]
fn r3_1_the_deck_is_dealt_in_blocks() {
    for (players, hand, left) in [(2, 13, 26), (3, 12, 36), (4, 9, 36)] {
        let table = "claim".parse::<Spec>().unwrap().table(players).unwrap();
        let deal = unshuffled(&table);
        let game = Game::new(&table, &deal).unwrap();
        let layout = &game.position().layout;
        for (seat, block) in layout.hands.iter().zip(deal.deck.chunks(hand)) {
            assert_eq!(seat, block);
        }
        let rest = [&layout.market[..], &layout.deck].concat();
        assert_eq!(rest, deal.deck[hand * usize::from(players)..]);
        assert_eq!(rest.len(), left);
    }
}

#[test]
fn r3_2_the_fire_lies_apart() {
    let game = dealt().with_fire("PF3 PF1 PF4 PF0 PF5 PF9 PF2 PF6 PF8 PF7");
    game.hand_sizes("13 13").deck_size(25).drew_fire("").played_out().over();
}

#[test]
fn r2_6_the_first_leader_is_a_given_seat() {
    dealt().asked(0, Kind::Play);
    dealt().players(3).led_by(2).asked(2, Kind::Play);
}

#[test]
fn r2_7_a_deal_that_does_not_fit_the_table_is_refused() {
    let table = Table::claim();
    let mut deal = unshuffled(&table);
    let goblin = deal.deck[0];
    let undead = std::mem::replace(&mut deal.deck[30], goblin);
    let error = Game::new(&table, &deal).unwrap_err();
    assert_eq!(error, DealError::TooMany { pile: "deck", card: goblin });
    assert_eq!(error.to_string(), "the deck has GO0 more often than this table does: take it out");
    deal.deck.remove(30);
    let error = Game::new(&table, &deal).unwrap_err();
    assert_eq!(error, DealError::Missing { pile: "deck", card: undead });
    assert_eq!(error.to_string(), format!("the deck lacks {undead}: add it"));
    let mut deal = unshuffled(&table);
    deal.fire = parse_cards("PF3").unwrap();
    assert_eq!(
        Game::new(&table, &deal).unwrap_err().to_string(),
        "the Fire pile has PF3 more often than this table does: take it out"
    );
}

#[test]
fn r10_1_the_market_is_filled_from_the_deck() {
    dealt().with_deck("GO1 GO2 GO3").market("GO1").deck_size(25);
    dealt().players(3).with_deck("GO1 GO2 GO3").market("GO1 GO2").deck_size(34);
    dealt().players(4).with_deck("GO1 GO2 GO3").market("GO1 GO2").deck_size(34);
}

#[test]
fn r10_1_the_market_is_filled_anew_each_round() {
    trick("GO5 GO3")
        .in_phase_one()
        .with_deck("KN2 KN3 KN4 KN5")
        .recruits(0, "KN2")
        .recruits(1, "KN3")
        .market("KN4")
        .deck("KN5");
}

#[test]
fn r10_1_undead_are_scored_and_the_other_cards_discarded() {
    trick("GO5 UD3").in_phase_one().won_by(0).pile(0, "UD3").pile(1, "").discarded("GO5");
}

#[test]
fn r10_1_there_is_a_round_for_each_card_in_hand() {
    for (players, rounds) in [(2, 13), (3, 12), (4, 9)] {
        let mut scenario = dealt().players(players).phase(Phase::One);
        while scenario.current().phase == Phase::One {
            scenario = scenario.one_choice();
        }
        let sizes = vec![rounds.to_string(); usize::from(players)].join(" ");
        scenario.tricks(rounds).hand_sizes(&sizes).deck("").market("");
    }
}

#[test]
fn r10_2_with_two_the_winner_takes_the_market_card_and_the_loser_draws() {
    trick("GO5 GO3").in_phase_one().with_deck("KN2 KN3").recruits(0, "KN2").recruits(1, "KN3").asked(0, Kind::Play);
}

#[test]
fn r10_2_with_three_two_take_market_cards_and_the_third_draws() {
    trick("GO5 GO3 GO4")
        .players(3)
        .in_phase_one()
        .with_deck("KN2 KN3 KN9")
        .asked(0, Kind::Take)
        .options(0, "KN2 KN3")
        .take(0, "KN3")
        .recruits(0, "KN3")
        .recruits(2, "KN2")
        .recruits(1, "KN9");
}

#[test]
fn r10_2_with_four_two_take_market_cards_and_two_draw_in_order() {
    trick("GO5 GO3 GO4 GO6")
        .players(4)
        .in_phase_one()
        .with_deck("KN2 KN3 KN8 KN9")
        .take(3, "KN2")
        .recruits(0, "KN3")
        .recruits(2, "KN8")
        .recruits(1, "KN9")
        .took_in_order("3 0 2 1");
}

#[test]
fn r10_2_taking_with_only_one_distinct_card_is_not_asked() {
    trick("GO5 GO3 GO4")
        .players(3)
        .in_phase_one()
        .with_deck("GO0 GO0 KN9")
        .recruits(0, "GO0")
        .recruits(2, "GO0")
        .recruits(1, "KN9");
}

#[test]
fn r10_2_plays_are_asked_even_with_one_option() {
    story()
        .hand(0, "GO5")
        .hand(1, "GO3")
        .asked(0, Kind::Play)
        .options(0, "GO5")
        .play("GO5")
        .asked(1, Kind::Play)
        .options(1, "GO3");
}

#[test]
fn r10_3_the_followers_become_the_hand() {
    trick("GO5 GO3")
        .in_phase_one()
        .last_trick()
        .with_followers(0, "DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2")
        .with_deck("KN2 KN3")
        .phase(Phase::Two)
        .holds(0, "DW0 DW1 DW2 DW3 DW4 DW5 DW6 DW7 DW8 DW9 GO1 GO2 KN2")
        .hand_sizes("13 13");
}

#[test]
fn r10_3_the_winner_gathers_all_cards_played() {
    trick("GO5 UD3").won_by(0).pile(0, "GO5 UD3").pile(1, "").discarded("");
    trick("GO5 GO7 UD3 SE1").players(4).won_by(1).pile(1, "GO5 GO7 UD3 SE1").pile(3, "");
}

#[test]
fn r10_3_the_order_after_a_trick() {
    trick("TR9 PX3 GI3 DW1")
        .players(4)
        .building("lighthouse")
        .with_gathered(0, "TR1 TR2")
        .with_front(1, "GN3")
        .won_by(0)
        .pile(3, "DW1")
        .course("won leads aside gathered fire trolls crushed claimed");
}

#[test]
fn r10_3_whether_it_was_the_last_trick_is_known_before_the_trolls() {
    trick("TR9 TR3").last_trick().with_aside("TR1").course("won leads aside trolls ended").pile(0, "TR9 TR3 TR1");
    // Everybody else draws Fire or has a card left, so the Trolls are limited.
    story()
        .hand(0, "PX3")
        .hand(1, "PX7 GO5")
        .uneven_hands()
        .with_aside("TR1 TR2")
        .play("PX3 PX7")
        .course("won leads gathered fire trolls")
        .aside("TR1");
}

#[test]
fn r10_5_the_game_is_always_played_to_the_end() {
    // Seat 0 has all votes already.
    story()
        .hand(0, "GO5 GO6")
        .hand(1, "GO3 GO4")
        .with_pile(0, "KN2 KN3 KN4 KN5 KN6 UD0 UD1 UD2 UD3 UD4 UD5 SE0 SE1 SE2 SE3 SE4 SE5 DR0 DR1 DR2 DR3 DR4 DR5 GO7 GO8 GO9 GO0 GO0 GO0 GO0 GO0")
        .play("GO5 GO3")
        .goes_on()
        .play("GO6 GO4")
        .over()
        .tally("5 0");
}

#[test]
fn r10_5_every_table_comes_to_an_end() {
    for players in 2..=4 {
        for name in ["claim", "claim2"] {
            let table = name.parse::<Spec>().unwrap().table(players).unwrap();
            let mut game = Game::new(&table, &unshuffled(&table)).unwrap();
            while let Some(decision) = game.decisions().first() {
                let action = decision.question.actions().swap_remove(0);
                let before = game.log().len();
                let happened = game.act(decision.seat, &action).unwrap().to_vec();
                assert!(!happened.is_empty());
                assert_eq!(happened, game.log()[before..]);
            }
            assert!(game.outcome().is_some());
            assert!(game.position().layout.hands.iter().all(Vec::is_empty));
        }
    }
}

fn play(card: &str) -> Action {
    Action::Play(card.parse().unwrap())
}

fn to_play() -> Scenario {
    story().hand(0, "DR5 GO5").hand(1, "DR3 GO3")
}

#[test]
fn r10_5_after_the_end_everything_is_refused() {
    let over = || ended(&["GO1", "GO2"]);
    over().refuses(0, &play("GO1"), "the game is over");
    over().refuses(1, &Action::Crush(None), "the game is over");
    over().refuses(9, &Action::Take(Source::Deck), "the game is over");
}

#[test]
fn r4_1_only_the_seat_whose_turn_it_is_may_act() {
    to_play().refuses(1, &play("DR3"), "it is not the turn of seat 1 but of seat 0");
    to_play().play("DR5").refuses(0, &play("GO5"), "it is not the turn of seat 0 but of seat 1");
}

#[test]
fn r2_1_a_seat_that_is_not_there_may_not_act() {
    to_play().refuses(2, &play("DR3"), "there is no seat 2 at this table");
    to_play().refuses(255, &play("DR3"), "there is no seat 255 at this table");
}

#[test]
fn r10_2_another_kind_of_action_is_refused() {
    to_play().refuses(0, &Action::Take(Source::Deck), "the seat is asked to play, not to take");
    to_play().refuses(0, &Action::Crush(None), "the seat is asked to play, not to crush");
    to_play().refuses(0, &Action::Pass(Vec::new()), "the seat is asked to play, not to pass");
    to_play().refuses(0, &Action::Discard(Vec::new()), "the seat is asked to play, not to discard");
}

#[test]
fn r4_1_a_card_that_is_not_in_the_hand_is_refused() {
    to_play().refuses(0, &play("DR3"), "DR3 is not in the hand");
    to_play().play("DR5").refuses(1, &play("DR9"), "DR9 is not in the hand");
}

#[test]
fn r10_2_a_card_that_is_not_in_the_market_is_refused() {
    let taking = || trick("GO5 GO3 GO4").players(3).in_phase_one().with_deck("KN2 KN3 KN9");
    let take = |card: &str| Action::Take(Source::Market(card.parse().unwrap()));
    taking().refuses(0, &take("KN9"), "only these can be taken: KN2 or KN3");
    taking().refuses(0, &Action::Take(Source::Deck), "only these can be taken: KN2 or KN3");
    taking().refuses(2, &take("KN2"), "it is not the turn of seat 2 but of seat 0");
}

#[test]
fn r6_2_only_a_gnome_that_is_there_can_be_crushed() {
    let asked = || trick("GI3 DR9 DR8").players(3).german().with_front(1, "GN3").with_front(0, "GN3");
    let words =
        |seat| format!("GI3 finds no Gnome of its value in front of seat {seat}; there is one in front of seat 1");
    asked().refuses(0, &Action::Crush(Some(crate::Seat(2))), &words(2));
    asked().refuses(0, &Action::Crush(Some(crate::Seat(0))), &words(0));
    asked().refuses(0, &play("DR1"), "the seat is asked to crush, not to play");
    asked().refuses(1, &Action::Crush(None), "it is not the turn of seat 1 but of seat 0");
}

#[test]
fn r8_4_while_several_are_asked_the_refusal_names_the_rule() {
    let passing = || trick("GO5 GO3").in_phase_one().last_trick().at("windlands");
    passing().refuses(0, &play("GO1"), "the seat is asked to pass, not to play");
    passing().refuses(3, &play("GO1"), "there is no seat 3 at this table");
}

/// The number of the rule that refuses this action.
fn refusing(mut scenario: Scenario, seat: u8, action: &Action) -> &'static str {
    Game::from_position(scenario.current()).judge(crate::Seat(seat), action).unwrap_err().rule()
}

#[test]
fn every_refusal_names_the_rule_that_asks() {
    let pass = |text| Action::Pass(parse_cards(text).unwrap());
    let discard = |text| Action::Discard(parse_cards(text).unwrap());
    let take = |card: &str| Action::Take(Source::Market(card.parse().unwrap()));
    let playing = || trick("GO5").hand(1, "GO3 DR1");
    assert_eq!(refusing(trick("GO5 GO3").last_trick(), 0, &play("GO1")), "10.5");
    assert_eq!(refusing(playing(), 200, &play("GO3")), "2.1");
    assert_eq!(refusing(playing(), 0, &play("GO3")), "4.1");
    assert_eq!(refusing(playing(), 1, &play("GO9")), "4.1");
    assert_eq!(refusing(playing(), 1, &Action::Crush(None)), "4.1");
    assert_eq!(refusing(playing(), 1, &play("DR1")), "4.2");
    let taking = || trick("GO5 GO3 GO2").players(3).in_phase_one().with_deck("KN2 KN3 KN4");
    assert_eq!(refusing(taking(), 0, &take("KN4")), "10.2");
    assert_eq!(refusing(taking(), 1, &take("KN2")), "10.2");
    assert_eq!(refusing(taking(), 0, &play("GO1")), "10.2");
    let crushing = || trick("GI5 DR1").building("abbey").with_front(1, "GN5");
    assert_eq!(refusing(crushing(), 0, &Action::Crush(Some(crate::Seat(0)))), "6.2");
    assert_eq!(refusing(crushing(), 1, &Action::Crush(None)), "6.2");
    assert_eq!(refusing(crushing(), 0, &play("GO1")), "6.2");
    let sands = || dealt().at("endless_sands").hand(0, "GO1 GO2 GO3 GO4 GO5");
    let windlands = || trick("GO5 GO3").in_phase_one().last_trick().at("windlands").with_followers(0, "DW1 DW2 DW3");
    let swamp = || trick("GO5 GO3").in_phase_one().last_trick().at("swamp").with_followers(0, "DW1 DW2");
    for (asked, chosen, other, rule) in [
        (sands as fn() -> Scenario, pass("GO1 GO2 GO3 GO4 GO5"), discard("GO1"), "8.5"),
        (windlands, pass("DW1 DW2 DW3"), discard("DW1"), "8.4"),
        (swamp, discard("DW1 DW2"), pass("DW1"), "8.8"),
    ] {
        let (Action::Pass(cards) | Action::Discard(cards)) = &chosen else { panic!("cards") };
        let same_kind = |cards: Vec<crate::Card>| match chosen {
            Action::Pass(_) => Action::Pass(cards),
            _ => Action::Discard(cards),
        };
        assert_eq!(refusing(asked(), 0, &same_kind(cards[1..].to_vec())), rule, "too few cards");
        assert_eq!(refusing(asked(), 0, &same_kind(vec![cards[0]; 20])), rule, "cards that are not there");
        assert_eq!(refusing(asked(), 0, &other), rule, "another kind");
        assert_eq!(refusing(asked(), 0, &play("GO1")), rule, "a play");
        let sealed = match &chosen {
            Action::Pass(cards) => asked().pass(0, &names(cards)),
            _ => asked().discard(0, &names(cards)),
        };
        assert_eq!(refusing(sealed, 0, &chosen), rule, "a second choice");
    }
}

#[test]
fn a_question_names_every_legal_answer_once() {
    let position =
        trick("GO5 GO3").in_phase_one().last_trick().at("windlands").with_followers(0, "GO0 GO0 GO0 GO0 GO0").current();
    let question = position.question(crate::Seat(0)).unwrap();
    let actions = question.actions();
    // Five equal Goblins and eight other cards: none, one, two or three of the Goblins.
    assert_eq!(actions.len(), 56 + 28 + 8 + 1);
    for action in &actions {
        assert_eq!(question.judge(&position.table, action), Ok(()));
        let Action::Pass(cards) = action else { panic!("a pass") };
        assert!(cards.is_sorted(), "{}", names(cards));
    }
}
