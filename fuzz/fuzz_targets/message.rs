//! What pages and programs send: whatever is read is written and read again as the same.
#![no_main]

use interregnum_protocol::{ClientMessage, Commanded, NewBranch, NewToken, Options};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(data: &[u8]) {
    let Ok(read) = serde_json::from_slice::<T>(data) else { return };
    let json = serde_json::to_string(&read).expect("what was read can be written");
    assert_eq!(serde_json::from_str::<T>(&json).expect("what is written can be read"), read);
}

fuzz_target!(|data: &[u8]| {
    comes_back::<ClientMessage>(data);
    comes_back::<Commanded>(data);
    comes_back::<NewBranch>(data);
    comes_back::<NewToken>(data);
    comes_back::<Options>(data);
});
