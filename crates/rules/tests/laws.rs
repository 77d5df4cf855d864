//! Laws: what holds at every table, after every action.

mod common;

use common::{RandomGame, random_action};
use interregnum_rules::{
    Action, Card, Decided, Deed, Event, Faction, Fair, Field, Game, Kind, Layout, Logged, Position, Record, Rng, Seat,
    Seen, Source, View, Viewer, Zone, notation,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn counted<'a>(cards: impl IntoIterator<Item = &'a Card>) -> BTreeMap<Card, usize> {
    let mut counts = BTreeMap::new();
    for &card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

/// What the deal of this record may have been made from.
fn some_fair(record: &Record) -> Fair {
    Fair {
        game: "a\"b\n".into(),
        commitment: "0af3".into(),
        secret: String::new(),
        nonces: record.table.seats().map(|seat| "9c".repeat(seat.index())).collect(),
        lots: record.table.first_leader() == Seat(0),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn law_cards_are_conserved(seed: u64) {
        let mut play = RandomGame::new(seed);
        let all = counted(play.deal.deck.iter().chain(&play.deal.fire));
        loop {
            prop_assert_eq!(&counted(play.game.position().layout.all()), &all);
            if !play.step() { break }
        }
    }

    #[test]
    fn law_the_game_ends(seed: u64) {
        let mut play = RandomGame::new(seed);
        let mut actions = 0;
        while play.step() {
            actions += 1;
            prop_assert!(actions < 250, "the game goes on and on");
        }
        let outcome = play.game.outcome().unwrap();
        prop_assert!(!outcome.winners.is_empty());
        prop_assert!(play.game.decisions().is_empty());
        let table = play.game.table();
        let votes: usize = outcome.tally.iter().map(|&votes| usize::from(votes)).sum();
        prop_assert!(votes <= table.factions().len() + 2);
    }

    #[test]
    fn law_legal_is_accepted_all_else_refused(seed: u64) {
        let mut play = RandomGame::new(seed);
        loop {
            if play.rng.below(6) == 0 {
                check_every_action(&play.game, &mut play.rng)?;
            }
            if !play.step() { break }
        }
        check_every_action(&play.game, &mut play.rng)?;
    }

    #[test]
    fn law_events_rebuild_the_table(seed: u64) {
        let mut play = RandomGame::new(seed);
        let table = play.game.table().clone();
        let start = || Layout::before_deal(table.players(), play.deal.deck.len(), play.deal.fire.len());
        let mut seen: Vec<(Viewer, Layout<Seen>)> = Viewer::all(table.players()).map(|viewer| (viewer, start())).collect();
        let mut done = 0;
        loop {
            for (viewer, layout) in &mut seen {
                for logged in &play.game.log()[done..] {
                    layout.follow(&logged.seen_by(*viewer), *viewer);
                }
                if !play.game.position().is_over() {
                    prop_assert_eq!(&*layout, &play.game.view(*viewer).position.layout);
                }
            }
            done = play.game.log().len();
            if !play.step() { break }
        }
    }

    #[test]
    fn law_records_round_trip(seed: u64, stop in 0usize..80, named: bool) {
        let mut play = RandomGame::new(seed);
        for _ in 0..stop { play.step(); }
        let mut record = play.record();
        if named {
            record.players = vec!["Ada \"the\" Dragon".into(), "{Böse}\n\\".into()];
            record.comment = Some("[x] ; {y}".into());
            record.date = Some("2026-11-15".into());
            record.result = play.game.outcome().map(Into::into);
            record.fair = Some(some_fair(&record));
        }
        let json = serde_json::to_string(&record).unwrap();
        let marked = json.starts_with("{\"format\":\"interregnum/1\"");
        prop_assert!(marked, "{}", json);
        let again: Record = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(serde_json::to_string(&again).unwrap(), json);
        let trace = again.check().unwrap();
        // Choices made at once may stand in another order in the log, but the position is the same.
        prop_assert_eq!(trace.game.position(), play.game.position());
    }

    #[test]
    fn law_json_and_text_agree(seed: u64, stop in 0usize..120) {
        let mut play = RandomGame::new(seed);
        for _ in 0..stop { play.step(); }
        let mut record = play.record();
        record.result = play.game.outcome().map(Into::into);
        record.fair = (seed % 2 == 0).then(|| some_fair(&record));
        let json = serde_json::to_string(&record).unwrap();
        let from_json: Record = serde_json::from_str(&json).unwrap();
        let text = notation::write(&from_json);
        let from_text = notation::read_one(&text).unwrap();
        prop_assert_eq!(&from_text, &record);
        prop_assert_eq!(serde_json::to_string(&from_text).unwrap(), json);
        prop_assert_eq!(notation::write(&from_text), text);
    }

    #[test]
    fn law_views_hide_faces(seed: u64) {
        let mut play = RandomGame::new(seed);
        let players = play.game.table().players();
        let mut before: Vec<Vec<Card>> = Viewer::all(players).map(|viewer| hidden(play.game.position(), viewer)).collect();
        let mut done = 0;
        while !play.game.position().is_over() {
            for (viewer, before) in Viewer::all(players).zip(&mut before) {
                let now = hidden(play.game.position(), viewer);
                let kept: Vec<Card> = now.iter().copied().filter(|card| before.contains(card)).collect();
                let view = serde_json::to_string(&play.game.view(viewer)).unwrap();
                let events: Vec<Event<Seen>> = play.game.log()[done..].iter().map(|logged| logged.seen_by(viewer)).collect();
                let events = serde_json::to_string(&events).unwrap();
                for card in kept {
                    let face = format!("\"{card}\"");
                    prop_assert!(!view.contains(&face), "{viewer:?} sees {card} in the view {view}");
                    prop_assert!(done == 0 || !events.contains(&face), "{viewer:?} sees {card} in the events {events}");
                }
                *before = now;
            }
            done = play.game.log().len();
            play.step();
        }
        for viewer in Viewer::all(players) {
            let layout = play.game.view(viewer).position.layout;
            prop_assert!(layout.all().all(|card| *card != Seen::Back), "after the end everything is open (11.5)");
        }
    }

    /// Two cards that the viewer has not seen change places in the deal. Nothing that the viewer
    /// gets may tell.
    #[test]
    fn law_indistinguishable_worlds_look_the_same(seed: u64, stop in 1usize..60) {
        let mut play = RandomGame::new(seed);
        for _ in 0..stop { play.step(); }
        let record = play.record();
        let game = record.replay(record.actions.len()).unwrap();
        prop_assume!(!game.position().is_over());
        for viewer in Viewer::all(game.table().players()) {
            let unseen = unseen_in_the_deck(&game, &record, viewer);
            if unseen.len() < 2 { continue }
            let mut other = record.clone();
            let (one, two) = (*play.rng.choose(&unseen), *play.rng.choose(&unseen));
            other.deal.deck.swap(one, two);
            other.deal.fire[game.table().fire_cards().len() - game.position().layout.fire.len()..].reverse();
            let Ok(twin) = other.replay(other.actions.len()) else { continue };
            prop_assert_eq!(told(&twin, viewer), told(&game, viewer));
        }
    }

    #[test]
    fn law_sampled_worlds_look_the_same(seed: u64) {
        let mut play = RandomGame::new(seed);
        loop {
            if play.rng.below(12) == 0 && !play.game.position().is_over() {
                for seat in play.game.table().seats() {
                    let knowledge = play.game.knowledge(seat).unwrap();
                    let worlds = knowledge.worlds();
                    prop_assert!(worlds.count() >= 1.0);
                    for _ in 0..3 {
                        let world = worlds.sample(&mut play.rng);
                        let game = world.game(&knowledge);
                        prop_assert_eq!(told(&game, Viewer::Seat(seat)), told(&play.game, Viewer::Seat(seat)));
                    }
                }
            }
            if !play.step() { break }
        }
    }

    /// What a view calls decided stays so, and getting what a side needs makes it sure.
    #[test]
    fn law_contests_tell_the_truth(seed: u64) {
        let mut play = RandomGame::new(seed);
        let table = play.game.table().clone();
        let mut said: Vec<(usize, View)> = Vec::new();
        loop {
            said.push((play.game.log().len(), play.game.view(Viewer::Spectator)));
            if !play.step() { break }
        }
        let outcome = play.game.outcome().unwrap();
        let (_, end) = said.last().unwrap();
        for (contest, vote) in end.contests.factions.iter().zip(&outcome.votes) {
            prop_assert_eq!((contest.faction, contest.ahead, contest.ground), (vote.faction, vote.side, vote.ground));
        }
        let deciding = play.game.position().comparisons().pop().unwrap();
        prop_assert_eq!(&deciding.left, &outcome.winners);
        for (logged, view) in said {
            if let Some(side) = view.contests.won_by(&table) {
                prop_assert_eq!(&outcome.winners, &[side]);
            }
            for contest in &view.contests.factions {
                let vote = outcome.vote(contest.faction);
                match contest.decided {
                    Some(Decided::For(side)) => prop_assert_eq!(vote, Some(side)),
                    Some(Decided::Nobody) => prop_assert_eq!(vote, None),
                    None => {}
                }
                for side in table.sides() {
                    let later = before_it_is_claimed(&play.game.log()[logged..], contest.faction, side);
                    let gained: u16 = gains(later, &table, contest, side);
                    if contest.sides[side.index()].needs.is_some_and(|needs| gained >= needs) {
                        prop_assert_eq!(vote, Some(side), "{:?} got {} of {:?}", side, gained, contest);
                    }
                }
            }
        }
    }
}

/// What happened before the trick in which another side got the faction's vote for good (9.2).
fn before_it_is_claimed(log: &[Logged], faction: interregnum_rules::Faction, by: interregnum_rules::Side) -> &[Logged] {
    let claimed = |logged: &Logged| matches!(logged.event, Event::Claimed { faction: claimed, side } if claimed == faction && side != by);
    let Some(claim) = log.iter().position(claimed) else { return log };
    let lead = |logged: &Logged| matches!(logged.event, Event::Leads(_));
    let trick = log[..claim].iter().rposition(lead).unwrap_or(0);
    let before = log[..trick].iter().rposition(lead).unwrap_or(0);
    &log[..before]
}

/// What a side got of a faction, in the unit of the contest.
fn gains(
    log: &[Logged],
    table: &interregnum_rules::Table,
    contest: &interregnum_rules::Contest,
    side: interregnum_rules::Side,
) -> u16 {
    let weight = |card: Card| match contest.unit {
        interregnum_rules::Unit::Cards => 1,
        interregnum_rules::Unit::Points => u16::from(table.points(card)),
    };
    let counts = |card: Card| match table.building() {
        Some(interregnum_rules::Building::Pyramid) => table.points(card) > 3,
        Some(interregnum_rules::Building::Runestones) => table.points(card).is_multiple_of(2),
        _ => true,
    };
    let gain = |logged: &Logged| match logged.event {
        Event::Moved { from: Zone::Front(_), .. } => 0,
        Event::Moved { card, to: Zone::Pile(seat) | Zone::Front(seat), .. }
            if card.faction() == contest.faction && table.side(seat) == side && counts(card) =>
        {
            weight(card)
        }
        _ => 0,
    };
    log.iter().map(gain).sum()
}

/// Everything that a viewer gets, in bytes.
fn told(game: &Game, viewer: Viewer) -> String {
    let events: Vec<Event<Seen>> = game.events(viewer).collect();
    serde_json::to_string(&(game.view(viewer), events)).unwrap()
}

/// Names of which no copy lies where the viewer can see it (RULES 11, written down a second time).
fn hidden(at: &Position<Card>, viewer: Viewer) -> Vec<Card> {
    let layout = &at.layout;
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut hidden: Vec<Card> = layout.fire.clone();
    let mut open: Vec<Card> = [&layout.market[..], &layout.trick, &layout.aside, &layout.discard].concat();
    for seat in at.table.seats() {
        let private = if own(seat) { &mut open } else { &mut hidden };
        private.extend(layout.hands[seat.index()].iter().chain(&layout.followers[seat.index()]));
        open.extend(layout.piles[seat.index()].iter().chain(&layout.front[seat.index()]));
    }
    let face_down = layout.deck.len() - at.face_up;
    for (place, &card) in layout.deck.iter().enumerate() {
        let looked = place == 0 && at.looked.is_some_and(own);
        if place < face_down && !looked { hidden.push(card) } else { open.push(card) }
    }
    for trick in [Some(&at.trick), at.previous.as_ref()].into_iter().flatten() {
        open.extend(trick.plays.iter().map(|play| play.card));
    }
    open.extend(at.agenda.iter().filter_map(|step| match step {
        interregnum_rules::Step::Crush { giant, .. } => Some(*giant),
        _ => None,
    }));
    hidden.retain(|card| !open.contains(card));
    hidden
}

/// The places of the deal whose card this viewer has not seen anywhere.
fn unseen_in_the_deck(game: &Game, record: &Record, viewer: Viewer) -> Vec<usize> {
    let faces = game.log().iter().filter(|logged| logged.witnesses.contains(viewer));
    let seen: Vec<Card> = faces
        .filter_map(|logged| match logged.event {
            Event::Moved { card, .. } | Event::Looked { card, .. } => Some(card),
            _ => None,
        })
        .collect();
    (0..record.deal.deck.len()).filter(|&place| !seen.contains(&record.deal.deck[place])).collect()
}

/// Every action that could be tried now: the legal ones are accepted, the others refused, and a
/// refusal changes nothing.
fn check_every_action(game: &Game, rng: &mut Rng) -> Result<(), TestCaseError> {
    let players = game.table().players();
    let cards: Vec<Card> = (0..Card::INDEX_END).filter_map(Card::from_index).collect();
    for seat in (0..=players).map(Seat) {
        let question = game.question(seat);
        let legal: Vec<Action> = match &question {
            Some(question) if matches!(question.kind(), Kind::Pass | Kind::Discard) => {
                (0..20).map(|_| random_action(question, rng)).collect()
            }
            Some(question) => question.actions(),
            None => Vec::new(),
        };
        for action in &legal {
            prop_assert!(game.clone().act(seat, action).is_ok(), "{seat} may {action:?}");
        }
        let plays = cards.iter().map(|&card| Action::Play(card));
        let takes = cards.iter().map(|&card| Action::Take(Source::Market(card))).chain([Action::Take(Source::Deck)]);
        let crushes = (0..=players).map(|seat| Action::Crush(Some(Seat(seat)))).chain([Action::Crush(None)]);
        let sealed = (0..10).flat_map(|count| {
            let mut some = cards.clone();
            rng.shuffle(&mut some);
            let held = match &question {
                Some(question) => match random_action(question, rng) {
                    Action::Pass(cards) | Action::Discard(cards) => {
                        [&cards[..], &cards[..count.min(cards.len())]].concat()
                    }
                    _ => some[..count].to_vec(),
                },
                None => some[..count].to_vec(),
            };
            [
                Action::Pass(some[..count].to_vec()),
                Action::Discard(some[..count].to_vec()),
                Action::Pass(held.clone()),
                Action::Discard(held),
            ]
        });
        let tried: Vec<Action> = plays.chain(takes).chain(crushes).chain(sealed.collect::<Vec<_>>()).collect();
        let listed = |action: &Action| match (&question, action) {
            (Some(question), Action::Pass(_) | Action::Discard(_)) => question.judge(game.table(), action).is_ok(),
            _ => legal.contains(action),
        };
        for action in tried.iter().filter(|action| !listed(action)) {
            let mut unchanged = game.clone();
            let refusal = unchanged.act(seat, action).expect_err("not listed as legal");
            prop_assert!(!refusal.to_string().is_empty() && !refusal.rule().is_empty());
            prop_assert_eq!(&unchanged, game, "{} {:?} was refused", seat, action);
        }
    }
    Ok(())
}

/// Clients show by what powers declare, and know no faction themselves.
#[test]
fn powers_declare_where_their_cards_lie_and_what_they_do() {
    let (mut fields, mut deeds) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..300 {
        let mut play = RandomGame::new(seed);
        let mut captures = false;
        while play.step() {
            captures |= play.game.position().trick.captor.is_some();
        }
        let factions = play.game.table().factions();
        let done =
            play.game.log().iter().filter_map(|logged| done(&logged.event)).chain(captures.then_some(Deed::Capture));
        for deed in done {
            let doers: Vec<_> = factions.iter().filter(|faction| faction.deeds().contains(&deed)).collect();
            assert_eq!(doers.len(), 1, "one faction of {factions:?} declares {deed:?}");
            deeds.insert((*doers[0], deed));
        }
        fields.extend(play.game.log().iter().filter_map(|logged| lies(&logged.event)));
    }
    let all = || Faction::ALL.into_iter();
    let declared = all().filter_map(|faction| Some((faction, faction.field()?)));
    assert_eq!(fields, declared.collect());
    let declared = all().flat_map(|faction| faction.deeds().iter().map(move |&deed| (faction, deed)));
    assert_eq!(deeds, declared.collect());
}

/// The deed that shows in this event.
fn done(event: &Event<Card>) -> Option<Deed> {
    match event {
        Event::Looked { .. } => Some(Deed::Look),
        Event::Moved { from: Zone::Front(_), to: Zone::Discard, .. } => Some(Deed::Crush),
        Event::Moved { from: Zone::Fire, .. } => Some(Deed::Draw),
        _ => None,
    }
}

/// Where a card lies apart, by this event, and of which faction it is.
fn lies(event: &Event<Card>) -> Option<(Faction, Field)> {
    match *event {
        Event::Moved { card, to: Zone::Front(_), .. } => Some((card.faction(), Field::Front)),
        Event::Moved { card, to: Zone::Aside, .. } => Some((card.faction(), Field::Aside)),
        Event::Moved { card, from: Zone::Fire, .. } => Some((card.faction(), Field::Fire)),
        _ => None,
    }
}
