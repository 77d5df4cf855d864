//! Laws of a fair deal.

use interregnum_fair::{DealFault, Fairly, Nonce, Secret, deal};
use interregnum_rules::{Deal, Edition, Rng, Seat, Table};
use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, prop_assert_ne, proptest};
use proptest::test_runner::{Config, RngSeed};

/// Tests try the same things in every run.
fn always_the_same() -> Config {
    Config { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

/// A random table, and a nonce of some bytes for each seat.
fn game(seed: u64) -> (Table, Vec<Nonce>) {
    let mut rng = Rng::seeded(seed);
    let table = Table::random(None, &mut rng);
    let nonces = table.seats().map(|_| nonce(&mut rng)).collect();
    (table, nonces)
}

fn nonce(rng: &mut Rng) -> Nonce {
    let bytes: Vec<u8> = (0..rng.below(33)).map(|_| rng.below(256) as u8).collect();
    Nonce::new(&bytes).unwrap()
}

proptest! {
    #![proptest_config(always_the_same())]

    #[test]
    fn law_a_fair_deal_has_the_cards_of_the_table(seed: u64, secret: [u8; 32], lots: bool) {
        let (table, nonces) = game(seed);
        let Fairly { table: led, deal: dealt } = deal(&table, "g", lots, &Secret::new(secret), &nonces).unwrap();
        prop_assert_eq!(dealt.fits(&table), Ok(()));
        prop_assert_eq!(&led.clone().led_by(table.first_leader()).unwrap(), &table, "only the leader may change");
        prop_assert!(lots || led == table);
        let again = deal(&table, "g", lots, &Secret::new(secret), &nonces).unwrap();
        prop_assert_eq!(again, Fairly { table: led, deal: dealt });
    }

    #[test]
    fn law_every_part_of_a_fair_deal_matters(seed: u64, secret: [u8; 32], seat in 0usize..2, byte in 0usize..32, bit in 0u8..8) {
        let (table, nonces) = game(seed);
        let dealt = |table: &Table, game: &str, lots, secret: [u8; 32], nonces: &[Nonce]| {
            deal(table, game, lots, &Secret::new(secret), nonces).unwrap().deal
        };
        let plain = dealt(&table, "g", false, secret, &nonces);

        let mut other = nonces.clone();
        other[seat] = format!("{}00", nonces[seat]).parse().unwrap_or(Nonce::NONE);
        prop_assert_ne!(&plain, &dealt(&table, "g", false, secret, &other), "the nonce");
        other.clone_from(&nonces);
        other.swap(0, 1);
        prop_assert!(nonces[0] == nonces[1] || plain != dealt(&table, "g", false, secret, &other), "whose nonce it is");
        let mut changed = secret;
        changed[byte] ^= 1 << bit;
        prop_assert_ne!(&plain, &dealt(&table, "g", false, changed, &nonces), "the secret");
        prop_assert_ne!(&plain, &dealt(&table, "h", false, secret, &nonces), "the game");
        prop_assert_ne!(&plain, &dealt(&table, "g", true, secret, &nonces), "lots");
        let edition = if table.edition() == Edition::German { Edition::International } else { Edition::German };
        let german = table.clone().with_edition(edition);
        prop_assert_ne!(&plain, &dealt(&german, "g", false, secret, &nonces), "the table");

        let led = table.clone().led_by(Seat((table.first_leader().0 + 1) % table.players())).unwrap();
        prop_assert_ne!(&plain, &dealt(&led, "g", false, secret, &nonces), "a leader that was given");
        let lots = |table: &Table| deal(table, "g", true, &Secret::new(secret), &nonces).unwrap();
        prop_assert_eq!(lots(&led), lots(&table), "lots do not depend on who was to lead before");
    }

    #[test]
    fn law_a_commitment_holds_every_bit(secret: [u8; 32], byte in 0usize..32, bit in 0u8..8) {
        let mut changed = secret;
        changed[byte] ^= 1 << bit;
        prop_assert_ne!(Secret::new(secret).commitment(), Secret::new(changed).commitment());
    }

    #[test]
    fn digits_of_any_kind_are_no_panic(text: String, bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        let nonce = Nonce::new(&bytes);
        prop_assert_eq!(nonce.is_ok(), bytes.len() <= 32);
        if let Ok(nonce) = nonce {
            prop_assert_eq!(nonce.as_str().len(), 2 * bytes.len());
            prop_assert_eq!(&nonce.as_str().parse::<Nonce>().unwrap(), &nonce);
            prop_assert_eq!(nonce.as_str().parse::<Secret>().is_ok(), bytes.len() == 32);
        }
        let nonce = text.parse::<Nonce>();
        prop_assert!(nonce.is_err() || nonce.unwrap().as_str() == text);
        prop_assert!(text.parse::<Secret>().is_err());
    }
}

#[test]
fn lots_fall_on_every_seat_equally_often() {
    let (mut counts, trials) = ([0u32; 4], 4000u32);
    let table = Table::random(Some(4), &mut Rng::seeded(1));
    for n in 0..trials {
        let secret = Secret::new(std::array::from_fn(|byte| (n >> (8 * (byte % 4))) as u8));
        let fairly = deal(&table, "g", true, &secret, &[Nonce::NONE; 4]).unwrap();
        counts[fairly.table.first_leader().index()] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(trials / 4) < 100), "{counts:?}");
}

#[test]
fn what_cannot_be_dealt_is_refused_with_what_would_be_right() {
    let (table, secret) = (Table::claim(), Secret::new([0; 32]));
    let refused = |game: &str, nonces: usize| -> DealFault {
        deal(&table, game, true, &secret, &vec![Nonce::NONE; nonces]).unwrap_err()
    };
    assert_eq!(refused("g", 3), DealFault::Nonces { players: 2, found: 3 });
    assert_eq!(
        refused("g", 1).to_string(),
        "1 nonces for 2 seats: give one for each seat, an empty one where there is none"
    );
    for game in ["", " ", "a b", "a\n", "ö", "\u{7f}", &"g".repeat(65)] {
        assert_eq!(refused(game, 2), DealFault::Game(game.into()));
    }
    assert_eq!(
        refused("a\nb", 2).to_string(),
        "\"a\\nb\" is no id of a game: use 1 to 64 visible ASCII characters without spaces"
    );
    let longest = deal(&table, &"g".repeat(64), true, &secret, &[Nonce::NONE, Nonce::NONE]).unwrap();
    assert_ne!(longest.deal, Deal { deck: table.deck_cards(), fire: Vec::new() });
}
