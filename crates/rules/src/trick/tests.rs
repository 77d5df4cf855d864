use crate::decision::{Action, Kind};
use crate::position::Phase;
use crate::scenario::{story, trick};

#[test]
fn r4_1_the_leader_plays_any_card() {
    story().hand(0, "DR3 GO5 UD1").hand(1, "DR5 GO1 UD2").options(0, "DR3 GO5 UD1");
    story().hand(0, "DR3 GO5 UD1").hand(1, "DR5 GO1 UD2").led_by(1).options(1, "DR5 GO1 UD2");
}

#[test]
fn r4_1_the_others_follow_clockwise_one_card_each() {
    trick("GO5").players(3).led_by(1).asked(2, Kind::Play);
    trick("GO5 GO3").players(3).led_by(1).asked(0, Kind::Play);
    trick("GO5 GO3 GO1").players(3).led_by(1).won_by(1).hand_sizes("1 1 1");
    trick("GO5 GO3 GO1").players(4).led_by(2).asked(1, Kind::Play);
}

#[test]
fn r4_2_who_holds_the_led_faction_must_follow() {
    trick("DR7").hand(1, "DR3 DR9 GO9 UD1").options(1, "DR3 DR9");
}

#[test]
fn r4_2_who_holds_none_may_play_anything() {
    trick("DR7").hand(1, "GO9 UD1").uneven_hands().options(1, "GO9 UD1");
}

#[test]
fn r4_2_the_led_card_counts_not_the_answers() {
    trick("DR7 GO3").players(3).hand(2, "GO1 UD1").uneven_hands().options(2, "GO1 UD1");
    trick("DR7 DG3").players(3).hand(2, "DG1 DR1 UD1").options(2, "DG1 DR1");
}

#[test]
fn r4_2_equal_cards_are_one_option() {
    trick("GO5").hand(1, "GO0 GO0 GO1").options(1, "GO0 GO1");
}

#[test]
fn r4_2_the_refusal_says_what_would_follow() {
    let goblin = Action::Play("GO9".parse().unwrap());
    trick("DR5").hand(1, "DR3 DR7 DG1 GO9").refuses(1, &goblin, "must follow Dragons: DR3, DR7 or a Doppelgänger");
    trick("DR5").hand(1, "DR3 DR7 GO9").refuses(1, &goblin, "must follow Dragons: DR3 or DR7");
    trick("DR5").hand(1, "DR3 GO9").refuses(1, &goblin, "must follow Dragons: DR3");
    trick("DG5").hand(1, "DG3 GO9").refuses(1, &goblin, "must follow Doppelgängers: DG3");
}

#[test]
fn r4_4_strength_is_the_value() {
    trick("GO5 UD0").strengths("5 0");
}

#[test]
fn r4_4_strength_is_rank_and_both_bonuses() {
    trick("GO5 GO0").at("underworld").with_pile(1, "UC1 UC2").strengths("5 12").won_by(1);
    trick("GO5 GO2").at("farmland").with_pile(1, "UC1").strengths("5 11").won_by(1);
    trick("GO5 GO2").at("ice_fields").last_won_by(0).with_pile(1, "UC1 UC3").strengths("5 5").won_by(0);
}

#[test]
fn r4_4_strength_is_fixed_when_the_card_is_played() {
    // Seat 1 captures a Unicorn: its own Basilisk does not grow.
    trick("UC5 BA5 GO1").players(3).strengths("5 5 1").won_by(1);
}

#[test]
fn r4_4_strength_decides_the_ranking() {
    trick("GO5 UD8 SE7").players(3).with_pile(2, "UC1 UC2").strengths("5 8 9").ranked("0 2 1");
}

#[test]
fn r4_5_the_strongest_card_of_the_led_faction_wins() {
    trick("GO5 GO7").won_by(1);
    trick("GO7 GO5").won_by(0);
    trick("GO1 UD9").won_by(0);
    trick("GO5 GO3 GO9 GO7").players(4).led_by(3).won_by(1);
}

#[test]
fn r4_5_of_equal_strength_the_first_wins() {
    trick("GO0 GO0").won_by(0);
    trick("GO0 GO0").led_by(1).won_by(1);
    trick("GO3 GO5 GO4").players(3).with_pile(2, "UC1").strengths("3 5 5").won_by(1);
}

#[test]
fn r4_5_a_capture_comes_before_a_knight_and_a_knight_before_goblins() {
    trick("GO5 GO9 KN2 BA5").players(4).won_by(3);
    trick("GO5 GO9 KN2 BA4").players(4).won_by(2);
}

#[test]
fn r4_6_winner_then_the_led_faction_then_all_others_by_strength() {
    trick("DR5 GO9 DR7 UD8").players(4).ranked("2 0 1 3");
    trick("DR5 GO1 UD8").players(3).ranked("0 2 1");
    trick("DR5 DR3 UD9").players(3).ranked("0 1 2");
}

#[test]
fn r4_6_of_equal_strength_the_first_ranks_higher() {
    trick("DR5 GO9 DR7 UD9").players(4).ranked("2 0 1 3");
    trick("DR5 UD9 DR7 GO9").players(4).ranked("2 0 1 3");
    trick("GO0 GO0 GO0").players(3).led_by(1).ranked("1 2 0");
}

#[test]
fn r4_6_the_player_of_a_captured_card_comes_last() {
    trick("DR5 BA5 GO0").players(3).ranked("1 2 0");
    trick("DR9 UD0 BA9 DR1").players(4).ranked("2 3 1 0");
}

#[test]
fn r4_6_further_knights_rank_as_cards_of_another_faction() {
    trick("GO5 KN3 KN9 GO2").players(4).ranked("2 0 3 1");
    trick("GO5 KN9 KN3 UD4").players(4).ranked("1 0 3 2");
}

#[test]
fn r4_6_the_ranking_is_the_order_of_taking() {
    trick("DR5 GO9 DR7")
        .players(3)
        .in_phase_one()
        .with_deck("KN2 KN3 KN9")
        .ranked("2 0 1")
        .take(2, "KN3")
        .recruits(0, "KN2")
        .recruits(1, "KN9")
        .took_in_order("2 0 1");
}

#[test]
fn r4_7_the_winner_leads_the_next_trick() {
    trick("GO5 GO7").won_by(1).then_leads(1).asked(1, Kind::Play);
    trick("GO7 GO5").won_by(0).then_leads(0).asked(0, Kind::Play);
    trick("GO5 GO7").in_phase_one().then_leads(1).asked(1, Kind::Play);
}

#[test]
fn r4_7_the_last_trick_of_phase_one_decides_who_leads_phase_two() {
    let last = |plays| trick(plays).in_phase_one().last_trick();
    last("GO5 GO7").phase(Phase::Two).asked(1, Kind::Play);
    last("GO7 GO5").phase(Phase::Two).asked(0, Kind::Play);
    last("GO7 DR5").phase(Phase::Two).won_by(0).asked(1, Kind::Play);
}
