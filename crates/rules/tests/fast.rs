//! The law that makes two engines one set of rules: on every table, at every step, the fast engine
//! asks the same seat for the same with the same legal answers as the readable one, and the game
//! ends with the same piles and the same result.

use interregnum_rules::fast::{Mask, Plain, Sheet, State, Wide};
use interregnum_rules::{Action, Building, Card, Deal, Edition, Faction, Game, Rng, Seat, Setting, Side, Table};

/// Plays one random game in both engines at once.
fn same_game<M: Mask>(table: &Table, rng: &mut Rng) {
    let sheet = Sheet::<M>::new(table).unwrap();
    let deal = Deal::shuffled(table, rng);
    let mut game = Game::new(table, &deal).unwrap();
    let mut state = State::new(&sheet, &deal).unwrap();
    let mut steps = 0;
    while !game.position().is_over() {
        same_table(&sheet, &game, &state);
        let seat = same_question(&sheet, &game, &state);
        // Now and then the state is set up anew: it must be as good as the one that was played.
        if rng.below(8) == 0 {
            state = State::from_position(&sheet, game.position()).unwrap();
            same_table(&sheet, &game, &state);
            assert_eq!(same_question(&sheet, &game, &state), seat);
        }
        let actions = game.question(seat).unwrap().actions();
        let action = rng.choose(&actions);
        let answer = state.find(&sheet, action).unwrap();
        game.act(seat, action).unwrap();
        state.apply(&sheet, answer);
        steps += 1;
    }
    assert!(steps >= 40, "{steps}");
    same_table(&sheet, &game, &state);
    same_result(&sheet, &game, &state);
    let over = State::from_position(&sheet, game.position()).unwrap();
    assert!(over.is_over());
    same_result(&sheet, &game, &over);
}

/// The same seat is asked for the same, and may answer the same. Returns the seat.
fn same_question<M: Mask>(sheet: &Sheet<M>, game: &Game, state: &State<M>) -> Seat {
    let (seat, kind) = state.asked().unwrap();
    assert_eq!(game.position().asked().first(), Some(&(seat, kind)), "{:?}", game.table());
    let mut expected = game.question(seat).unwrap().actions();
    let mut found: Vec<Action> = Vec::new();
    state.moves(sheet, |answer| {
        assert!(state.allows(sheet, answer));
        found.push(state.action(sheet, answer));
    });
    let name = |action: &Action| format!("{action:?}");
    expected.sort_by_cached_key(name);
    found.sort_by_cached_key(name);
    assert_eq!(found, expected, "{:?}", game.table());
    seat
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// The same cards lie in the same places.
fn same_table<M: Mask>(sheet: &Sheet<M>, game: &Game, state: &State<M>) {
    let layout = &game.position().layout;
    let same = |set: M, cards: &[Card], what: &str| {
        assert_eq!(sheet.cards(set), sorted(cards), "{what} at {:?}", game.table());
    };
    for seat in game.table().seats() {
        let pile = [&layout.piles[seat.index()][..], &layout.front[seat.index()]].concat();
        same(state.pile(seat), &pile, "pile");
        same(state.followers(seat), &layout.followers[seat.index()], "followers");
        if !game.position().is_over() {
            same(state.front(seat), &layout.front[seat.index()], "front");
            same(state.hand(seat), &layout.hands[seat.index()], "hand");
        }
    }
    same(state.market(), &layout.market, "market");
    same(state.aside(), &layout.aside, "aside");
    let over = game.position().is_over();
    assert!(over || (state.phase(), state.leader()) == (game.position().phase, game.position().leader));
}

fn same_result<M: Mask>(sheet: &Sheet<M>, game: &Game, state: &State<M>) {
    assert!(state.is_over() && state.asked().is_none());
    let (outcome, score) = (game.outcome().unwrap(), state.score(sheet));
    let winners: Vec<Side> = game.table().sides().filter(|&side| score.won(side)).collect();
    assert_eq!(winners, outcome.winners, "{:?}", game.table());
    for (place, vote) in outcome.votes.iter().enumerate() {
        assert_eq!(score.vote(place), vote.side, "{vote:?} at {:?}", game.table());
    }
    assert_eq!(score.tally[..outcome.tally.len()], outcome.tally);
}

fn same_at(table: &Table, rng: &mut Rng) {
    match table.players() {
        2 => {
            same_game::<u64>(table, rng);
            if Sheet::<Plain>::new(table).is_some() {
                same_game::<Plain>(table, rng);
            }
        }
        3 => same_game::<Wide<3>>(table, rng),
        _ => same_game::<Wide<4>>(table, rng),
    }
}

/// Every plain table: two players, no location, no faction of Maps.
#[test]
fn both_engines_agree_on_every_plain_table() {
    let mut rng = Rng::seeded(99);
    let plain: Vec<Table> = Table::decks(2)
        .iter()
        .flat_map(|deck| Edition::ALL.map(|edition| Table::new(2, deck).unwrap().with_edition(edition)))
        .filter(|table| Sheet::<Plain>::new(table).is_some())
        .collect();
    // Two pairs and three of the six ten-card factions of Claim and Claim 2, in two editions.
    assert_eq!(plain.len(), 2 * 20 * 2);
    for table in plain {
        (0..4).for_each(|_| same_game::<Plain>(&table, &mut rng));
    }
}

/// Every deck that the rules allow, with locations drawn at random.
#[test]
fn both_engines_agree_on_every_deck() {
    let mut rng = Rng::seeded(2026);
    for players in 2..=4 {
        let decks = Table::decks(players);
        assert_eq!(decks.len(), if players == 2 { 168 } else { 252 });
        for deck in decks {
            let table = Table::new(players, &deck).unwrap().led_by(Seat(rng.below(players.into()) as u8)).unwrap();
            let table = table.with_setting(Setting::ALL.get(rng.below(10)).copied());
            let table = table.with_building(Building::ALL.get(rng.below(10)).copied());
            same_at(&table.with_edition(*rng.choose(&Edition::ALL)), &mut rng);
        }
    }
}

/// Every Setting with every Building, at tables of all sizes and in both editions.
#[test]
fn both_engines_agree_on_every_pair_of_locations() {
    let mut rng = Rng::seeded(7);
    for setting in Setting::ALL.into_iter().map(Some).chain([None]) {
        for building in Building::ALL.into_iter().map(Some).chain([None]) {
            for players in 2..=4 {
                for edition in Edition::ALL {
                    let table = Table::random(Some(players), &mut rng).with_edition(edition);
                    same_at(&table.with_setting(setting).with_building(building), &mut rng);
                }
            }
        }
    }
}

/// Gnomes and Giants where crushing is asked, with Basilisks that capture either.
#[test]
fn both_engines_agree_where_crushing_is_asked() {
    use Faction::{Basilisks, Doppelgangers, Dwarves, Giants, Gnomes, Phoenixes, Trolls, Unicorns};
    let mut rng = Rng::seeded(8);
    let two = Table::new(2, &[Gnomes, Giants, Basilisks, Unicorns, Phoenixes]).unwrap();
    let deck = [Gnomes, Giants, Basilisks, Doppelgangers, Dwarves, Phoenixes, Trolls];
    let tables = [
        two.clone().with_building(Building::Abbey),
        two.with_building(Building::Fortress).with_setting(Setting::IceFields),
        Table::new(3, &deck).unwrap().with_edition(Edition::German),
        Table::new(4, &deck).unwrap().with_edition(Edition::German).with_setting(Setting::Islands),
    ];
    for table in tables {
        for _ in 0..30 {
            same_at(&table, &mut rng);
        }
    }
}

/// Many more games at random tables; `INTERREGNUM_GAMES` says how many.
#[test]
fn both_engines_agree_on_random_tables() {
    let games = std::env::var("INTERREGNUM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300);
    let mut rng = Rng::seeded(9);
    for _ in 0..games {
        same_at(&Table::random(None, &mut rng), &mut rng);
    }
}
