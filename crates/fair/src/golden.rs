//! What a separate program computed, compared step by step.

use crate::deal::message;
use crate::numbers::{Numbers, hmac};
use crate::parts::Secret;
use crate::proof::Proof;
use interregnum_rules::{Fair, Table, names};
use serde_json::Value;

fn golden() -> Value {
    serde_json::from_str(include_str!("../../../testdata/fair/deals.json")).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn numbers(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|number| u32::try_from(number.as_u64().unwrap()).unwrap()).collect()
}

#[test]
fn every_deal_agrees_with_the_separate_program() {
    let golden = golden();
    for golden in golden["deals"].as_array().unwrap() {
        let (name, fair) = (text(&golden["name"]), &golden["fair"]);
        let table: Table = serde_json::from_value(golden["table"].clone()).unwrap();
        let proof = Proof::try_from(&Fair {
            game: text(&fair["game"]).into(),
            commitment: text(&fair["commitment"]).into(),
            secret: text(&fair["secret"]).into(),
            nonces: fair["nonces"].as_array().unwrap().iter().map(|nonce| text(nonce).into()).collect(),
            lots: fair["lots"].as_bool().unwrap(),
        });
        let proof = proof.unwrap();
        assert_eq!(proof.secret.commitment(), proof.commitment, "{name}");

        let message = message(&table, &proof.game, proof.lots, &proof.nonces).unwrap();
        assert_eq!(message, text(&golden["message"]), "{name}");
        let seed = hmac(proof.secret.bytes(), message.as_bytes());
        assert_eq!(Secret::new(seed).to_hex(), text(&golden["seed"]), "{name}");
        let mut drawn = Numbers::new(seed);
        assert_eq!([(); 8].map(|()| drawn.number()).to_vec(), numbers(&golden["numbers"]), "{name}");

        let fairly = proof.deal(&table).unwrap();
        assert_eq!(fairly.table, table, "{name}");
        assert_eq!(names(&fairly.deal.deck), text(&golden["deck"]), "{name}");
        assert_eq!(names(&fairly.deal.fire), text(&golden["fire"]), "{name}");
    }
}

#[test]
fn rejected_numbers_agree_with_the_separate_program() {
    let golden = &golden()["below"];
    let seed: Secret = text(&golden["seed"]).parse().unwrap();
    let end = u32::try_from(golden["end"].as_u64().unwrap()).unwrap();
    let expected = numbers(&golden["numbers"]);
    let mut drawn = Numbers::new(*seed.bytes());
    let found: Vec<u32> = expected.iter().map(|_| drawn.below(end)).collect();
    assert_eq!(found, expected);
    let read = golden["read"].as_u64().unwrap();
    let mut all = Numbers::new(*seed.bytes());
    for _ in 0..read {
        all.number();
    }
    assert_eq!(drawn.number(), all.number(), "{read} were read");
}
