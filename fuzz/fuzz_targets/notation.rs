//! Records as text: whatever is read is written in the one way, and comes back.
#![no_main]

use interregnum_rules::{Record, notation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match notation::read(text) {
        Ok(records) => {
            let written: String = records.iter().map(notation::write).collect();
            assert_eq!(notation::read(&written).as_ref(), Ok(&records));
            for record in &records {
                let plain = Record { result: None, ..record.clone() };
                plain.check().expect("text records are legal");
            }
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty()),
    }
});
