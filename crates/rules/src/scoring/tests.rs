use super::{Ground, Verdict, gathered_in_phase_two};
use crate::faction::Faction;
use crate::scenario::{ended, trick};
use crate::seat::Side;

#[test]
fn r10_4_each_faction_votes_for_the_side_with_the_most_cards() {
    ended(&["GO1 GO2 KN3", "GO9 KN8 KN9"])
        .vote("goblins", Some(0))
        .ground("goblins", Ground::Cards)
        .vote("knights", Some(1))
        .tally("1 1");
}

#[test]
fn r10_4_equal_numbers_go_by_the_highest_card() {
    ended(&["GO1 GO9", "GO7 GO8"]).vote("goblins", Some(0)).ground("goblins", Ground::HighestCard);
    ended(&["GO7", "GO8"]).vote("goblins", Some(1)).ground("goblins", Ground::HighestCard);
}

#[test]
fn r10_4_then_by_the_next_highest_and_so_on() {
    ended(&["GN7 GN3", "GN7 GN5"]).vote("gnomes", Some(1)).ground("gnomes", Ground::HighestCard);
    ended(&["GN7 GN5 GN3", "GN7 GN5 GN1"]).vote("gnomes", Some(0)).ground("gnomes", Ground::HighestCard);
}

#[test]
fn r10_4_still_equal_votes_for_nobody() {
    ended(&["GN7 GN5", "GN7 GN5"]).vote("gnomes", None).ground("gnomes", Ground::Equal).tally("0 0");
    ended(&["GO0 GO0", "GO0 GO0", "GO9"]).vote("goblins", None).ground("goblins", Ground::Equal);
}

#[test]
fn r10_4_no_cards_at_all_vote_for_nobody() {
    ended(&["GO1", ""]).vote("knights", None).ground("knights", Ground::NoCards).tally("1 0");
}

#[test]
fn r10_4_with_three_the_most_cards_of_all_decide() {
    ended(&["GO1 GO2", "GO3 GO4", "GO5"]).vote("goblins", Some(1)).ground("goblins", Ground::HighestCard);
    ended(&["GO1", "GO2", "GO3 GO4"]).vote("goblins", Some(2)).ground("goblins", Ground::Cards);
}

#[test]
fn r10_4_teams_pool() {
    ended(&["GO1", "GO8 GO9", "GO2 GO3", ""]).vote("goblins", Some(0)).tally("1 0").winners("0", Verdict::Votes);
}

#[test]
fn r10_4_gnomes_in_front_join_the_score_pile() {
    ended(&["GN9 GN7", "GN1"]).with_front(1, "GN1 GN3").vote("gnomes", Some(1)).front(1, "").pile(1, "GN1 GN1 GN3");
}

#[test]
fn r10_4_most_votes_win() {
    ended(&["GO1 GO2 GO3 GO4 GO5", "KN2 UD0"]).tally("1 2").winners("1", Verdict::Votes);
    ended(&["KN2 UD0", "GO1 GO2 GO3 GO4 GO5"]).tally("2 1").winners("0", Verdict::Votes);
    ended(&["KN2", "GO1", "DR1 UD1"]).tally("1 1 2").winners("2", Verdict::Votes);
}

#[test]
fn r10_4_two_votes_of_five_are_enough() {
    ended(&["GO1 KN2", "UD1"]).tally("2 1").winners("0", Verdict::Votes).compared("votes 2 1");
}

#[test]
fn r10_4_equal_votes_go_by_the_cards_of_the_factions_that_voted() {
    ended(&["GO1 GO2 GO3", "KN8 KN9"]).tally("1 1").winners("0", Verdict::Cards).compared("votes 1 1, cards 3 2");
}

#[test]
fn r10_4_cards_of_other_factions_do_not_count_in_ties() {
    // Seat 1 has more cards, but three of them are Goblins, who voted for seat 0.
    ended(&["GO1 GO2 GO3 GO4", "GO7 GO8 GO9 KN8 KN9"]).tally("1 1").winners("0", Verdict::Cards);
}

#[test]
fn r10_4_then_by_the_points_on_those_cards() {
    ended(&["GO1 GO2", "KN8 KN9"])
        .tally("1 1")
        .winners("1", Verdict::Points)
        .compared("votes 1 1, cards 2 2, points 3 17");
    ended(&["GO1 GO9", "KN4 KN5 GO0"]).tally("1 1").winners("0", Verdict::Points);
}

#[test]
fn r10_4_then_the_win_is_shared() {
    ended(&["GO4 GO5", "KN3 KN6"]).tally("1 1").winners("0 1", Verdict::Shared);
    ended(&["", ""]).tally("0 0").winners("0 1", Verdict::Shared);
    ended(&["GO5", "KN5", "UD5"]).tally("1 1 1").winners("0 1 2", Verdict::Shared);
}

#[test]
fn r10_4_with_three_only_those_with_the_most_votes_are_compared() {
    ended(&["GO1 UD1", "KN9 DR9", "SE1 SE2 SE3 SE4 SE5"]).tally("2 2 1").winners("1", Verdict::Points);
    ended(&["GO4 UD5", "KN3 DR6", "SE1 SE2 SE3"])
        .tally("2 2 1")
        .winners("0 1", Verdict::Shared)
        .compared("votes 2 2 1, cards 2 2 3, points 9 9 6");
}

#[test]
fn r10_4_in_the_german_edition_points_alone_break_ties() {
    ended(&["GO1 GO2 GO3", "KN8 KN9"])
        .german()
        .tally("1 1")
        .winners("1", Verdict::Points)
        .compared("votes 1 1, points 6 17");
    ended(&["GO1 GO2 GO3", "KN6"]).german().tally("1 1").winners("0 1", Verdict::Shared);
}

#[test]
fn r10_4_in_the_german_edition_votes_are_found_in_the_same_way() {
    ended(&["GO1 GO2", "GO9"])
        .german()
        .vote("goblins", Some(0))
        .ground("goblins", Ground::Cards)
        .winners("0", Verdict::Votes);
}

#[test]
fn r10_4_the_outcome_of_a_faction_that_is_not_there_is_no_vote() {
    let outcome = ended(&["GO1", ""]).finished().outcome.unwrap();
    assert_eq!(outcome.vote(Faction::Gnomes), None);
    assert_eq!(outcome.vote(Faction::Goblins), Some(Side(0)));
}

#[test]
fn r9_2_what_was_gathered_in_phase_two_is_counted_for_each_side() {
    let end = trick("GO5 GO3").last_trick().with_pile(0, "GO6 GO7").with_gathered(1, "GO8").finished();
    assert_eq!(gathered_in_phase_two(&end, Faction::Goblins, Side(0)), 2);
    assert_eq!(gathered_in_phase_two(&end, Faction::Goblins, Side(1)), 1);
    assert_eq!(gathered_in_phase_two(&end, Faction::Knights, Side(1)), 0);
}
