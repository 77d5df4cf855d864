//! Games from an independent model of the rules: what was legal at every step, hands, piles, results.

use interregnum_rules::Record;
use std::fs;
use std::path::Path;

#[test]
fn every_vector_agrees() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/vectors");
    let mut checked = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        for (line, text) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let place = format!("{}:{}", path.display(), line + 1);
            let record: Record = serde_json::from_str(text).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert!(record.claims.legal.is_some() && record.claims.piles.is_some() && record.result.is_some());
            let trace = record.check().unwrap_or_else(|difference| panic!("{place}: {difference}"));
            assert!(trace.game.outcome().is_some(), "{place}: the game is not over");
            checked += 1;
        }
    }
    assert_eq!(checked, 450);
}
