//! The sampler against full enumeration, and against drawing at random and throwing away.

mod common;

use common::RandomGame;
use interregnum_rules::{
    Action, Building, Card, Code, Event, Faction, Game, Phase, Record, Rng, Seat, Setting, Spec, Table, Viewer, World,
    Zone,
};
use std::collections::BTreeMap;

/// What the viewer gets of a game.
fn told(game: &Game, viewer: Viewer) -> Vec<Event<interregnum_rules::Seen>> {
    game.events(viewer).collect()
}

/// The hands of the other seats, sorted.
fn other_hands(game: &Game, seat: Seat) -> Vec<Vec<Card>> {
    let others = game.table().seats().filter(|&other| other != seat);
    let sorted = |other: Seat| {
        let mut hand = game.position().layout.hands[other.index()].clone();
        hand.sort_unstable();
        hand
    };
    others.map(sorted).collect()
}

/// All orders of these things.
fn orders<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..items.len() {
        let mut rest = items.to_vec();
        let item = rest.remove(first);
        for mut order in orders(&rest) {
            order.push(item);
            all.push(order);
        }
    }
    all
}

/// Checks that counts fit the expected shares: Pearson's statistic, five sigmas wide.
fn assert_even(counts: &BTreeMap<Vec<Vec<Card>>, usize>, shares: &BTreeMap<Vec<Vec<Card>>, f64>, place: &str) {
    let drawn: usize = counts.values().sum();
    let total: f64 = shares.values().sum();
    assert!(counts.keys().all(|hands| shares.contains_key(hands)), "{place}: a world that does not agree was drawn");
    let statistic: f64 = shares
        .iter()
        .map(|(hands, share)| {
            let expected = share / total * drawn as f64;
            let found = counts.get(hands).copied().unwrap_or(0) as f64;
            (found - expected).powi(2) / expected
        })
        .sum();
    let freedom = (shares.len() - 1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(statistic < limit, "{place}: {statistic:.1} with {freedom} degrees of freedom");
}

/// Phase Two with three and four players: the last cards in the others' hands, every order of
/// them in the deal replayed with the same actions.
#[test]
fn law_sampling_is_uniform_in_phase_two_endings() {
    let mut endings = 0;
    for seed in 0..400 {
        let mut rng = Rng::seeded(seed);
        let table = Table::random(Some(3 + (seed % 2) as u8), &mut rng);
        if table.has(Faction::Phoenixes) || table.setting() == Some(Setting::Windlands) {
            continue;
        }
        let cards_each = if table.players() == 3 { 3 } else { 2 };
        let mut play = RandomGame::at(&table, rng);
        let at_the_end = |game: &Game| {
            let at = game.position();
            at.phase == Phase::Two && at.layout.hands.iter().all(|hand| hand.len() <= cards_each)
        };
        while !at_the_end(&play.game) && play.step() {}
        if play.game.position().is_over() {
            continue;
        }
        let record = play.record();
        let truth = record.replay(record.actions.len()).unwrap();
        for seat in table.seats() {
            let hidden: Vec<Card> = other_hands(&truth, seat).concat();
            if hidden.iter().any(|card| card.code().copies()[usize::from(card.value())] > 1) {
                continue;
            }
            let places: Vec<usize> =
                hidden.iter().map(|card| record.deal.deck.iter().position(|c| c == card).unwrap()).collect();
            let mut shares = BTreeMap::new();
            for order in orders(&hidden) {
                let mut other = record.clone();
                for (&place, &card) in places.iter().zip(&order) {
                    other.deal.deck[place] = card;
                }
                let Ok(world) = other.replay(other.actions.len()) else { continue };
                if told(&world, Viewer::Seat(seat)) == told(&truth, Viewer::Seat(seat)) {
                    *shares.entry(other_hands(&world, seat)).or_insert(0.0) += 1.0;
                }
            }
            let knowledge = truth.knowledge(seat).unwrap();
            let worlds = knowledge.worlds();
            let mut counts: BTreeMap<_, usize> = BTreeMap::new();
            for _ in 0..shares.len() * 20 {
                let world = worlds.sample(&mut play.rng).game(&knowledge);
                *counts.entry(other_hands(&world, seat)).or_default() += 1;
            }
            assert_even(&counts, &shares, &format!("seed {seed}, {seat}"));
            endings += 1;
        }
        if endings > 40 {
            break;
        }
    }
    assert!(endings > 40, "only {endings} endings");
}

/// The end of Phase One with two players: every choice of cards for the other hand, from all that
/// the seat has not seen.
#[test]
fn law_sampling_is_uniform_in_phase_one_endings() {
    let mut endings = 0;
    for seed in 0..200 {
        let mut rng = Rng::seeded(1000 + seed);
        let factions = rng.choose(&Table::decks(2)).clone();
        let table = Table::new(2, &factions).unwrap();
        let mut play = RandomGame::at(&table, rng);
        while play.game.position().layout.hands.iter().any(|hand| hand.len() > 2) {
            play.step();
        }
        let seat = play.game.position().asked()[0].0;
        let knowledge = play.game.knowledge(seat).unwrap();
        let opponent = seat.clockwise(1, 2);
        if knowledge.voids(opponent).is_empty() {
            continue;
        }
        let unseen = unseen_places(&play.game, &play.record(), seat);
        let held: Vec<usize> = hand_places(&play.game, &play.record(), opponent);
        let mut shares = BTreeMap::new();
        for (n, &one) in unseen.iter().enumerate() {
            for &two in &unseen[..n] {
                let mut other = play.record();
                let mut targets = vec![one, two];
                // What is in the hand already stays; the rest changes places.
                let mut sources: Vec<usize> = held.clone();
                targets.retain(|place| {
                    let stays = sources.iter().position(|held| held == place);
                    stays.map(|n| sources.remove(n)).is_none()
                });
                for (&source, &target) in sources.iter().zip(&targets) {
                    other.deal.deck.swap(source, target);
                }
                let Ok(world) = other.replay(other.actions.len()) else { continue };
                if told(&world, Viewer::Seat(seat)) == told(&play.game, Viewer::Seat(seat)) {
                    let deals = deals_like_this(&world, &other, seat);
                    *shares.entry(other_hands(&world, seat)).or_insert(0.0) += deals;
                }
            }
        }
        let worlds = knowledge.worlds();
        let mut counts: BTreeMap<_, usize> = BTreeMap::new();
        for _ in 0..shares.len() * 30 {
            let world = worlds.sample(&mut play.rng).game(&knowledge);
            *counts.entry(other_hands(&world, seat)).or_default() += 1;
        }
        assert_even(&counts, &shares, &format!("seed {seed}"));
        endings += 1;
        if endings == 12 {
            break;
        }
    }
    assert_eq!(endings, 12);
}

/// The enumeration moves only cards that are still hidden. Where the opponent has played a copy of
/// a name and another one is hidden, deals with the copies exchanged look the same: how many more
/// deals there are for each one enumerated.
fn deals_like_this(world: &Game, record: &Record, seat: Seat) -> f64 {
    let opponent = seat.clockwise(1, 2);
    let choose = |many: usize, few: usize| (0..few).map(|n| (many - n) as f64 / (n + 1) as f64).product::<f64>();
    let unseen = unseen_places(world, record, seat);
    let dealt = &record.deal.deck[opponent.index() * 13..(opponent.index() + 1) * 13];
    let mut names: Vec<Card> = dealt.to_vec();
    names.sort_unstable();
    names.dedup();
    let deals = names.iter().map(|name| {
        let in_hand = world.position().layout.hands[opponent.index()].iter().filter(|card| *card == name).count();
        let ever = dealt.iter().filter(|card| *card == name).count();
        let hidden = unseen.iter().filter(|&&place| record.deal.deck[place] == *name).count();
        choose(hidden + ever - in_hand, ever) / choose(hidden, in_hand)
    });
    deals.product()
}

/// The places of the deal whose cards the seat has not seen by now. Two players, Phase One, no
/// location: the first 26 places are the hands, the others the draw deck in order.
fn unseen_places(game: &Game, record: &Record, seat: Seat) -> Vec<usize> {
    let opponent = seat.clockwise(1, 2);
    let mut unseen = hand_places(game, record, opponent);
    let mut place = 26;
    for logged in &game.log()[27..] {
        if let Event::Moved { from: Zone::Deck, .. } | Event::Looked { .. } = logged.event {
            let looked = matches!(logged.event, Event::Looked { .. });
            let seen = logged.witnesses.contains(Viewer::Seat(seat));
            if looked && seen {
                unseen.retain(|&other| other != place);
            }
            if !looked {
                if !seen {
                    unseen.push(place);
                }
                place += 1;
            }
        }
    }
    unseen.extend(place..record.deal.deck.len());
    unseen
}

/// The places of the deal from which the cards in this hand came, in Phase One.
fn hand_places(game: &Game, record: &Record, seat: Seat) -> Vec<usize> {
    let mut hand = game.position().layout.hands[seat.index()].clone();
    let block = seat.index() * 13..(seat.index() + 1) * 13;
    block
        .filter(|&place| {
            let found = hand.iter().position(|&card| card == record.deal.deck[place]);
            found.map(|n| hand.remove(n)).is_some()
        })
        .collect()
}

/// The Windlands with three players: what the seat before the previous one passed is hidden.
/// Worlds are drawn at random, cards in unknown places and the hidden pass alike, and thrown away
/// unless they show the seat the same game; those left must agree with the odds.
#[test]
fn law_odds_agree_with_rejection_on_the_windlands() {
    let decks = [
        "goblins+knights+undead+dwarves+doppelgangers+dragons+seers@windlands",
        "gnomes+giants+undead+trolls+doppelgangers+dragons+seers@windlands",
    ];
    for (seed, deck) in decks.iter().enumerate() {
        let table = deck.parse::<Spec>().unwrap().table(3).unwrap();
        let mut play = RandomGame::at(&table, Rng::seeded(seed as u64 + 5));
        let tricks = |game: &Game| {
            let won = game.log().iter().filter(|logged| matches!(logged.event, Event::Won(_))).count();
            won.saturating_sub(table.hand_size())
        };
        while tricks(&play.game) < 2 {
            play.step();
        }
        let seat = Seat(0);
        let truth = play.record();
        let game = truth.replay(truth.actions.len()).unwrap();
        let places = drawn_unseen(&game, seat);
        let (giver, other) = (Seat(1), Seat(2));
        let passing = truth.actions.iter().position(|(by, a)| *by == giver && matches!(a, Action::Pass(_))).unwrap();
        let mut found: BTreeMap<(Seat, Card), f64> = BTreeMap::new();
        let mut accepted = 0.0;
        let mut rng = Rng::seeded(99);
        for _ in 0..30_000 {
            let mut world = truth.clone();
            let mut cards: Vec<Card> = places.iter().map(|&place| truth.deal.deck[place]).collect();
            rng.shuffle(&mut cards);
            for (&place, &card) in places.iter().zip(&cards) {
                world.deal.deck[place] = card;
            }
            let Ok(before) = world.replay(passing) else { continue };
            let mut hand = before.position().layout.hands[giver.index()].clone();
            rng.shuffle(&mut hand);
            world.actions[passing].1 = Action::Pass(hand[..3].to_vec());
            let Ok(replayed) = world.replay(world.actions.len()) else { continue };
            if told(&replayed, Viewer::Seat(seat)) != told(&game, Viewer::Seat(seat)) {
                continue;
            }
            accepted += 1.0;
            for holder in [giver, other] {
                for &card in &replayed.position().layout.hands[holder.index()] {
                    *found.entry((holder, card)).or_default() += 1.0;
                }
            }
        }
        assert!(accepted > 300.0, "only {accepted} worlds agree");
        let knowledge = game.knowledge(seat).unwrap();
        let odds = knowledge.worlds().odds();
        for (&(zone, card), &expected) in &odds {
            let Zone::Hand(holder) = zone else { panic!("{zone:?} is hidden in Phase Two") };
            let mean = found.remove(&(holder, card)).unwrap_or(0.0) / accepted;
            let sigma = (expected.max(0.02) / accepted).sqrt();
            assert!((mean - expected).abs() < 5.0 * sigma, "{holder} {card}: {mean:.3}, odds {expected:.3}");
        }
        assert!(found.is_empty(), "{found:?}");
    }
}

/// The places of the deal that others drew face down, three players, no Islands.
fn drawn_unseen(game: &Game, seat: Seat) -> Vec<usize> {
    let mut place = 36;
    let mut unseen = Vec::new();
    let mut looked = None;
    for logged in &game.log()[37..] {
        match logged.event {
            Event::Looked { seat: by, .. } if by == seat => looked = Some(place),
            Event::Moved { from: Zone::Deck, .. } => {
                if !logged.witnesses.contains(Viewer::Seat(seat)) && looked != Some(place) {
                    unseen.push(place);
                }
                place += 1;
            }
            _ => {}
        }
    }
    unseen
}

/// The odds of a whole game add up: every hidden place holds as many cards as it holds.
#[test]
fn odds_add_up_to_the_size_of_each_place() {
    for seed in 0..60 {
        let mut play = RandomGame::new(seed);
        let stop = play.rng.below(60);
        for _ in 0..stop {
            play.step();
        }
        let at = play.game.position();
        if at.is_over() {
            continue;
        }
        for seat in at.table.seats() {
            let knowledge = play.game.knowledge(seat).unwrap();
            let odds = knowledge.worlds().odds();
            let hidden = at.table.seats().filter(|&other| other != seat);
            for zone in hidden.flat_map(|other| [Zone::Hand(other), Zone::Followers(other)]).chain([Zone::Deck]) {
                let expected: f64 = odds.iter().filter(|((place, _), _)| *place == zone).map(|(_, n)| n).sum();
                let size = at.layout.zone(zone).iter().filter(|card| card.code() != Code::PF).count() as f64;
                assert!((expected - size).abs() < 1e-6, "seed {seed}, {seat}, {zone:?}: {expected} of {size}");
            }
        }
    }
}

/// In every world that fits, a place holds as many copies as the seat is told at least and at most. Where few cards are
/// hidden, so many worlds are drawn that all of them come, and both bounds are met.
#[test]
fn law_spreads_are_met_and_never_left() {
    let (mut met, mut likely) = (0, 0);
    for seed in 0..300 {
        let mut play = RandomGame::new(seed);
        let few = seed % 3 > 0;
        let hidden = |game: &Game, seat: Seat| other_hands(game, seat).iter().map(Vec::len).sum::<usize>();
        let stop = play.rng.below(60);
        let mut steps = 0;
        while if few {
            play.game.position().phase == Phase::One || hidden(&play.game, Seat(0)) > 4
        } else {
            steps < stop
        } && play.step()
        {
            steps += 1;
        }
        if play.game.position().is_over() {
            continue;
        }
        let knowledge = play.game.knowledge(Seat(0)).unwrap();
        let worlds = knowledge.worlds();
        let spreads = worlds.spreads();
        let mut counts: BTreeMap<(Zone, Card), Vec<u8>> = BTreeMap::new();
        let drawn = if few { 600 } else { 100 };
        for n in 0..drawn {
            let world = worlds.sample(&mut play.rng).game(&knowledge);
            let layout = &world.position().layout;
            let others = world.table().seats().skip(1).flat_map(|other| [Zone::Hand(other), Zone::Followers(other)]);
            for zone in others.chain([Zone::Deck]) {
                let cards = layout.zone(zone).iter().filter(|card| card.code() != Code::PF);
                for &card in cards {
                    counts.entry((zone, card)).or_insert_with(|| vec![0; drawn])[n] += 1;
                }
            }
        }
        assert!(counts.keys().all(|at| spreads.contains_key(at)), "seed {seed}");
        for (at, spread) in spreads {
            let found = counts.remove(&at).unwrap_or_else(|| vec![0; drawn]);
            let (least, most) = (*found.iter().min().unwrap(), *found.iter().max().unwrap());
            assert!(spread.least <= least && most <= spread.most, "seed {seed}, {at:?}: {least} to {most}, {spread:?}");
            assert_eq!(spread.chance >= 1.0, spread.least > 0, "seed {seed}, {at:?}: {spread:?}");
            let some = found.iter().filter(|&&copies| copies > 0).count() as f64 / drawn as f64;
            let sigma = (spread.chance * (1.0 - spread.chance)).max(0.01) / drawn as f64;
            assert!((some - spread.chance).abs() < 6.0 * sigma.sqrt(), "seed {seed}, {at:?}: {some}, {spread:?}");
            if few {
                assert_eq!((least, most), (spread.least, spread.most), "seed {seed}, {at:?}");
                met += usize::from(least < most);
            } else {
                likely += usize::from(spread.most > 1 && spread.least < spread.most);
            }
        }
    }
    assert!(met > 100 && likely > 100, "{met} met, {likely} of several copies");
}

/// What is certain has odds of one: with two players and no Phoenixes the whole hand (11.4).
#[test]
fn r11_4_with_two_players_the_other_hand_can_be_deduced() {
    for seed in 0..30 {
        let mut rng = Rng::seeded(seed);
        let table = Table::random(Some(2), &mut rng).with_building(Building::Castle);
        let mut play = RandomGame::at(&table, rng);
        while play.game.position().phase == Phase::One {
            play.step();
        }
        if play.game.position().sealed.iter().any(Option::is_some) || play.game.position().asked().len() > 1 {
            while play.game.position().trick.plays.is_empty() {
                play.step();
            }
        }
        for seat in table.seats() {
            let knowledge = play.game.knowledge(seat).unwrap();
            let odds = knowledge.worlds().odds();
            assert!(odds.values().all(|&n| (n - n.round()).abs() < 1e-9), "seed {seed}: {odds:?}");
            let world: World = knowledge.sample(&mut play.rng);
            let hands = |game: &Game| other_hands(game, seat);
            assert_eq!(hands(&world.game(&knowledge)), hands(&play.game));
        }
    }
}

/// Nobody has seen how a resumed game came about, and nobody sits where there is no seat.
#[test]
fn there_is_knowledge_only_of_a_game_seen_from_its_deal_by_a_seat_at_it() {
    for seed in 0..20 {
        let mut play = RandomGame::new(seed);
        for _ in 0..play.rng.below(60) {
            play.step();
        }
        let players = play.game.table().players();
        assert!((players..=u8::MAX).all(|seat| play.game.knowledge(Seat(seat)).is_none()));
        let mut resumed = RandomGame { game: Game::resume(play.game.position().clone()).unwrap(), ..play };
        loop {
            assert!(Seat::all(players).all(|seat| resumed.game.knowledge(seat).is_none()));
            if !resumed.step() {
                break;
            }
        }
    }
}

/// After the end there is one world: the real one, but for what lay in the Fire pile.
#[test]
fn a_game_that_is_over_can_be_sampled() {
    for seed in 0..40 {
        let mut play = RandomGame::new(seed);
        while play.step() {}
        for seat in play.game.table().seats() {
            let knowledge = play.game.knowledge(seat).unwrap();
            let world = knowledge.sample(&mut play.rng).game(&knowledge);
            assert_eq!(world.outcome(), play.game.outcome(), "seed {seed}, {seat}");
        }
    }
}

/// On the Endless Sands both seats may pass a card of the same name.
#[test]
fn cards_of_one_name_passed_both_ways_are_told_apart() {
    let table = "goblins+knights+dwarves+seers+basilisks@endless_sands".parse::<Spec>().unwrap().table(2).unwrap();
    let mut deck = table.deck_cards();
    // Three GO0 for seat 0, two for seat 1.
    deck.swap(3, 13);
    deck.swap(4, 14);
    let deal = interregnum_rules::Deal { deck, fire: Vec::new() };
    let mut game = Game::new(&table, &deal).unwrap();
    for seat in table.seats() {
        let mut hand = game.position().layout.hands[seat.index()].clone();
        hand.sort_by_key(|card| (card.to_string() != "GO0", *card));
        let one_goblin = [&hand[..1], &hand[8..12]].concat();
        game.act(seat, &Action::Pass(one_goblin)).unwrap();
    }
    for seat in table.seats() {
        let knowledge = game.knowledge(seat).unwrap();
        let world = knowledge.sample(&mut Rng::seeded(3)).game(&knowledge);
        assert_eq!(told(&world, Viewer::Seat(seat)), told(&game, Viewer::Seat(seat)));
    }
}
