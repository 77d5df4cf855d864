//! Records in JSON that are not what they should be.

use interregnum_rules::{Action, Deal, Difference, Game, Record, Rng, Seat, Table};

/// A record with a line for each key, and some actions.
fn pretty() -> String {
    let table = Table::claim2();
    let deal = Deal::shuffled(&table, &mut Rng::seeded(3));
    let mut game = Game::new(&table, &deal).unwrap();
    let mut actions = Vec::new();
    for _ in 0..6 {
        let decision = game.decisions().swap_remove(0);
        let action = decision.question.actions().swap_remove(0);
        game.act(decision.seat, &action).unwrap();
        actions.push((decision.seat, action));
    }
    serde_json::to_string_pretty(&Record::new(table, deal, actions)).unwrap()
}

#[test]
fn every_error_names_its_place_and_what_would_be_right() {
    let text = pretty();
    serde_json::from_str::<Record>(&text).unwrap().check().unwrap();
    for (found, instead, words) in [
        ("interregnum/1", "interregnum/2", "the format is \"interregnum/2\", but this program reads \"interregnum/1\""),
        ("\"deck\"", "\"dekc\"", "unknown field `dekc`, expected one of `format`, `table`"),
        ("\"players\": 2", "\"players\": 5", "5 players: two to four can play"),
        ("\"first_leader\": 0", "\"first_leader\": 255", "the first leader is seat 255, but the seats are 0 to 1"),
        ("\"giants\"", "\"ogres\"", "there is no faction \"ogres\"; there are: goblins, knights"),
        ("\"giants\"", "\"gnomes\"", "Gnomes are named twice"),
        ("\"setting\": null", "\"setting\": \"moon\"", "there is no Setting \"moon\"; there are: underworld"),
        ("\"DR7\"", "\"DR10\"", "there is no card \"DR10\": DR cards have the values 0, 1"),
        ("\"seat\": 0", "\"seat\": 256", "invalid value: integer `256`, expected u8"),
        ("\"play\"", "\"plya\"", "there is no action \"plya\"; there are: play, take, pass, discard, crush"),
        ("\"seat\": 0", "\"seat\": 0, \"seat\": 1", "an action has one seat and one of play"),
    ] {
        let broken = text.replacen(found, instead, 1);
        assert_ne!(broken, text, "{found}");
        let error = serde_json::from_str::<Record>(&broken).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
        assert!(error.line() > 0 && error.to_string().contains(" at line "), "{error}");
    }
}

#[test]
fn what_a_deal_was_made_from_is_read_whole() {
    let text = pretty();
    let with = |fair: &str| serde_json::from_str::<Record>(&text.replacen('{', &format!("{{\"fair\":{fair},"), 1));
    let fair = r#"{"game":"g","commitment":"c","secret":"s","nonces":["","0b"],"lots":true}"#;
    let record = with(fair).unwrap();
    let json = serde_json::to_string(&record).unwrap();
    assert!(json.contains(&format!("\"fair\":{fair},\"deck\"")), "{json}");
    assert!(!text.contains("fair"), "it is not written where there is none");
    assert_eq!(with("null").unwrap().fair, None);
    for (found, instead, words) in [
        (",\"lots\":true", "", "missing field `lots`"),
        ("\"secret\"", "\"secrets\"", "unknown field `secrets`, expected one of `game`, `commitment`"),
        ("\"0b\"", "\"0b\",\"0c\"", "3 nonces, but 2 seats: one for each, \"\" where a seat gave none"),
    ] {
        let error = with(&fair.replacen(found, instead, 1)).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn the_format_may_be_missing() {
    let text = pretty();
    let without = text.replacen("\"format\": \"interregnum/1\",", "", 1);
    assert_eq!(serde_json::from_str::<Record>(&without).unwrap(), serde_json::from_str(&text).unwrap());
}

#[test]
fn absurd_seats_are_refused_and_not_a_panic() {
    let mut record: Record = serde_json::from_str(&pretty()).unwrap();
    record.actions = (0..200).map(|_| (Seat(255), Action::Crush(Some(Seat(254))))).collect();
    let difference = record.check().unwrap_err();
    assert_eq!(difference.to_string(), "action 0: there is no seat 255 at this table (rule 2.1)");
}

#[test]
fn r3_2_a_wrong_fire_pile_is_named_with_its_rule() {
    let mut record: Record = serde_json::from_str(&pretty()).unwrap();
    record.deal.fire = vec!["PF0".parse().unwrap()];
    let difference = record.check().unwrap_err();
    assert!(matches!(difference, Difference::Deal(_)));
    assert_eq!(difference.to_string(), "the Fire pile has PF0 more often than this table does: take it out (rule 3.2)");
    record.deal.fire.clear();
    record.deal.deck.pop();
    assert_eq!(record.check().unwrap_err().rule(), "3.1");
}
