//! Records come back as they went.

use super::*;
use crate::{Faction, Fair, Seat, Side};
use proptest::prelude::{any, prop, proptest};

fn comes_back(record: &Record) {
    let text = write(record);
    let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(back, std::slice::from_ref(record), "{text}");
    assert_eq!(write(&back[0]), text);
    assert_eq!(read_one(&text).as_ref(), Ok(record));
}

#[test]
fn every_prefix_of_a_game_comes_back() {
    for seed in 0..6 {
        let (whole, _) = random_record(&mut Rng::seeded(seed), usize::MAX);
        for end in 0..=whole.actions.len() {
            let mut record = Record::new(whole.table.clone(), whole.deal.clone(), whole.actions[..end].to_vec());
            record.result = whole.result.clone().filter(|_| end == whole.actions.len());
            comes_back(&record);
        }
    }
}

#[test]
fn random_games_come_back() {
    for seed in 0..300 {
        comes_back(&random_record(&mut Rng::stream(7, seed), usize::MAX).0);
    }
}

#[test]
fn several_games_in_one_file_come_back() {
    let mut rng = Rng::seeded(3);
    let records: Vec<Record> = [0, 5, usize::MAX, 0, 0, 40].map(|end| random_record(&mut rng, end).0).to_vec();
    let text: String = records.iter().map(write).collect();
    assert_eq!(read(&text), Ok(records));
    assert_eq!(read(""), Ok(Vec::new()));
    assert!(read_one(&text).unwrap_err().reason.contains("a second game starts here"));
}

proptest! {
    #![proptest_config(always_the_same())]

    #[test]
    fn odd_characters_come_back(names in prop::collection::vec(any::<String>(), 0..3), fields in prop::array::uniform3(any::<Option<String>>()), parts in prop::collection::vec(any::<String>(), 5), lots: bool) {
        let mut rng = Rng::seeded(1);
        let (mut record, _) = random_record(&mut rng, 3);
        let [site, date, comment] = fields;
        record.players = names.into_iter().take(2).collect();
        (record.site, record.date, record.comment) = (site, date, comment);
        comes_back(&record);
        let [game, commitment, secret] = [0, 1, 2].map(|part| parts[part].clone());
        let nonces = parts.iter().cycle().take(record.table.players().into()).cloned().collect();
        record.fair = Some(Fair { game, commitment, secret, nonces, lots });
        comes_back(&record);
    }
}

#[test]
fn quotes_brackets_braces_and_line_breaks_come_back() {
    let (mut record, _) = random_record(&mut Rng::seeded(2), 9);
    record.players = vec!["\"\\\"]".into(), String::new()];
    record.site = Some("[Site \"x\"] {not a comment} ; nor this".into());
    record.date = Some("a\r\nb\n\n\tc\u{0}\u{85}\u{2028}\u{feff}".into());
    record.comment = Some("\\n ünïcödé 🐉 \\u{41}".into());
    comes_back(&record);
}

#[test]
fn a_stated_result_is_kept_as_it_is() {
    let (mut record, _) = random_record(&mut Rng::seeded(2), 9);
    for (winners, tally) in [(vec![], vec![]), (vec![0, 1], vec![255, 0, 3])] {
        let winners = winners.into_iter().map(Side).collect();
        let votes = vec![(Faction::Seers, None), (Faction::Goblins, Some(Side(9)))];
        record.result = Some(Tally { winners, votes, tally });
        comes_back(&record);
    }
}

#[test]
fn people_write_as_they_like() {
    for seed in 0..40 {
        let (record, _) = random_record(&mut Rng::stream(9, seed), usize::MAX);
        let text = write(&record);
        let lower = text.to_lowercase();
        for other in [lower, text.replace('\n', "\r\n"), text.replace('\n', " ; and more\n")] {
            let found = read_one(&other).unwrap_or_else(|error| panic!("{error}\n{other}"));
            assert_eq!(found, record);
        }
        let (headers, moves) = text.split_once("\n\n").unwrap();
        let mut shuffled: Vec<&str> = headers.lines().filter(|line| !line.starts_with("[Format")).collect();
        Rng::seeded(seed).shuffle(&mut shuffled);
        assert!(read_one(moves).is_err(), "no headers");
        let loose = format!("{}\n{}", shuffled.join(""), moves.replace(' ', " ; x\n "));
        assert_eq!(read_one(&loose).as_ref(), Ok(&record), "{loose}");
    }
}

#[test]
fn a_record_that_the_rules_refuse_is_written_but_not_read() {
    let (mut record, _) = random_record(&mut Rng::seeded(4), 10);
    record.actions.insert(4, (Seat(1), Action::Crush(None)));
    record.actions.push((Seat(7), Action::Pass(Vec::new())));
    assert!(read(&write(&record)).is_err());
    record.deal.deck.truncate(3);
    assert!(read(&write(&record)).unwrap_err().reason.contains("lacks"));
    record.deal.deck.clear();
    assert!(read(&write(&record)).is_err());
}

#[test]
fn a_refused_game_is_never_read_as_another_one() {
    for seed in 0..300 {
        let mut rng = Rng::stream(5, seed);
        let (legal, _) = random_record(&mut rng, usize::MAX);
        let mut record = legal.clone();
        let place = rng.below(record.actions.len());
        let other = rng.below(record.actions.len());
        match rng.below(4) {
            0 => record.actions[place].0 = Seat(rng.below(5) as u8),
            1 => record.actions.swap(place, other),
            2 => drop(record.actions.remove(place)),
            _ => {
                for (_, action) in &mut record.actions {
                    if let Action::Pass(cards) | Action::Discard(cards) = action {
                        cards.extend(legal.deal.deck.iter().take(1));
                    }
                }
            }
        }
        match read_one(&write(&record)) {
            Ok(back) => assert_eq!(back, record),
            Err(_) => assert!(record.replay(usize::MAX).is_err()),
        }
    }
}
