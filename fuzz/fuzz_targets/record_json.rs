//! A record in JSON: whatever is read is written and read again as the same, and checking it
//! never panics. If the rules agree with it, its text comes back, too.
#![no_main]

use interregnum_rules::{Claims, Record, notation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(record) = serde_json::from_slice::<Record>(data) else { return };
    let json = serde_json::to_string(&record).expect("a record can be written");
    assert_eq!(serde_json::from_str::<Record>(&json).expect("what is written can be read"), record);
    let legal = record.check().is_ok();
    let text = notation::write(&record);
    let mut plain = record;
    plain.claims = Claims::default();
    plain.players.truncate(usize::from(plain.table.players()));
    match notation::read_one(&text) {
        Ok(back) => assert_eq!(back, plain),
        Err(error) => assert!(!legal, "{error}"),
    }
});
