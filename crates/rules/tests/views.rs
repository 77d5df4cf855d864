//! Who knows what (RULES 11), in single stories; the laws hold it for all games.

mod common;

use common::RandomGame;
use interregnum_rules::{
    Action, Card, Contest, Decided, Event, Faction, Game, Kind, Phase, Question, Rng, Seat, Seen, Source, Spec, Table,
    Unit, Viewer, Zone,
};

const SPECTATOR: Viewer = Viewer::Spectator;

fn table(spec: &str, players: u8) -> Table {
    spec.parse::<Spec>().unwrap().table(players).unwrap()
}

/// A random game at this table, played until the condition holds.
fn game_until(spec: &str, players: u8, mut reached: impl FnMut(&Game) -> bool) -> RandomGame {
    for seed in 0..500 {
        let mut play = RandomGame::at(&table(spec, players), Rng::seeded(seed));
        loop {
            if reached(&play.game) {
                return play;
            }
            if !play.step() {
                break;
            }
        }
    }
    panic!("no random game at {spec} gets there");
}

fn faces(cards: &[Seen]) -> usize {
    cards.iter().filter(|card| card.face().is_some()).count()
}

#[test]
fn r11_1_tricks_piles_market_and_discards_are_public() {
    let play = game_until("claim", 2, |game| {
        let layout = &game.position().layout;
        layout.trick.len() == 1 && layout.discard.len() > 4 && layout.piles.iter().all(|pile| !pile.is_empty())
    });
    let truth = &play.game.position().layout;
    let seen = play.game.view(SPECTATOR).position.layout;
    for zone in [Zone::Market, Zone::Trick, Zone::Pile(Seat(0)), Zone::Pile(Seat(1)), Zone::Discard] {
        let open: Vec<Seen> = truth.zone(zone).iter().map(|&card| Seen::Face(card)).collect();
        assert_eq!(seen.zone(zone), &open);
    }
}

#[test]
fn r11_1_the_sizes_of_hands_deck_and_fire_are_public() {
    let play = game_until("goblins+knights+phoenixes+undead+seers", 2, |game| game.position().phase == Phase::Two);
    let truth = &play.game.position().layout;
    let seen = play.game.view(SPECTATOR).position.layout;
    for zone in Zone::all(2) {
        assert_eq!(seen.zone(zone).len(), truth.zone(zone).len());
    }
    assert_eq!((faces(&seen.fire), seen.fire.len()), (0, truth.fire.len()));
}

#[test]
fn r11_1_gnomes_in_front_and_trolls_aside_are_public() {
    let play = game_until("claim2", 2, |game| {
        let layout = &game.position().layout;
        !layout.aside.is_empty() && layout.front.iter().any(|gnomes| !gnomes.is_empty())
    });
    let seen = play.game.view(SPECTATOR).position.layout;
    assert!(faces(&seen.aside) == seen.aside.len());
    assert!(seen.front.iter().all(|gnomes| faces(gnomes) == gnomes.len()));
}

#[test]
fn r11_1_the_market_card_taken_is_seen_and_that_somebody_drew() {
    let play = game_until("claim", 2, |game| game.position().layout.followers.iter().all(|cards| !cards.is_empty()));
    let events: Vec<Event<Seen>> = play.game.events(SPECTATOR).collect();
    let taken = |event: &&Event<Seen>| {
        matches!(event, Event::Moved { card: Seen::Face(_), from: Zone::Market, to: Zone::Followers(_) })
    };
    let drawn = |event: &&Event<Seen>| {
        matches!(event, Event::Moved { card: Seen::Back, from: Zone::Deck, to: Zone::Followers(_) })
    };
    assert_eq!((events.iter().filter(taken).count(), events.iter().filter(drawn).count()), (1, 1));
}

#[test]
fn r11_1_a_card_that_lay_face_up_under_the_deck_is_seen_when_drawn() {
    // On the last round of the Islands the card left over is drawn at once (8.6).
    let play = game_until("claim@islands", 2, |game| game.position().phase == Phase::Two);
    let drawn: Vec<Event<Seen>> = play
        .game
        .events(SPECTATOR)
        .filter(|event| matches!(event, Event::Moved { from: Zone::Deck, to: Zone::Followers(_), .. }))
        .collect();
    assert!(matches!(drawn.last(), Some(Event::Moved { card: Seen::Face(_), .. })), "{drawn:?}");
    assert!(matches!(drawn.first(), Some(Event::Moved { card: Seen::Back, .. })), "{drawn:?}");
}

#[test]
fn r11_2_a_hand_is_private_also_to_a_partner() {
    let play = game_until("claim", 4, |game| game.position().layout.trick.len() == 2);
    for viewer in Viewer::all(4) {
        let seen = play.game.view(viewer).position.layout;
        for seat in Seat::all(4) {
            let hand = &seen.hands[seat.index()];
            let expected = if viewer == Viewer::Seat(seat) { hand.len() } else { 0 };
            assert_eq!(faces(hand), expected, "{viewer:?} looks at the hand of {seat}");
        }
    }
}

#[test]
fn r11_2_followers_are_seen_by_their_owner_alone() {
    let play = game_until("claim", 3, |game| game.position().layout.followers[1].len() == 4);
    let of = |viewer| faces(&play.game.view(viewer).position.layout.followers[1]);
    assert_eq!([of(Viewer::Seat(Seat(1))), of(Viewer::Seat(Seat(0))), of(SPECTATOR)], [4, 0, 0]);
}

#[test]
fn r11_2_what_a_seer_sees_is_for_the_seer() {
    let play = game_until("claim2", 3, |game| game.position().looked.is_some());
    let at = play.game.position();
    let seer = at.looked.unwrap();
    let top = Seen::Face(at.layout.deck[0]);
    for viewer in Viewer::all(3) {
        let seen = play.game.view(viewer).position.layout.deck;
        let event = play.game.log().iter().rev().find(|logged| matches!(logged.event, Event::Looked { .. })).unwrap();
        let expected = if viewer == Viewer::Seat(seer) { top } else { Seen::Back };
        assert_eq!(seen[0], expected);
        assert_eq!(event.seen_by(viewer), Event::Looked { seat: seer, card: expected });
    }
    assert_eq!(play.game.view(Viewer::Seat(seer)).question.unwrap().kind(), Kind::Take);
}

#[test]
fn r11_2_a_seer_who_leaves_the_card_knows_who_got_it() {
    let mut play = game_until("claim2", 2, |game| game.position().looked.is_some());
    let seer = play.game.position().looked.unwrap();
    let Some(Question::Take { market, deck: true }) = play.game.question(seer) else { panic!("a Seer is asked") };
    let before = play.game.log().len();
    let left = play.game.position().layout.deck[0];
    play.game.act(seer, &Action::Take(Source::Market(market[0]))).unwrap();
    let other = seer.clockwise(1, 2);
    let drawn = |viewer| {
        let mut events = play.game.log()[before..].iter().map(|logged| logged.seen_by(viewer));
        events.find(|event| matches!(event, Event::Moved { from: Zone::Deck, to: Zone::Followers(_), .. })).unwrap()
    };
    let moved = |card| Event::Moved { card, from: Zone::Deck, to: Zone::Followers(other) };
    assert_eq!(drawn(Viewer::Seat(seer)), moved(Seen::Face(left)));
    assert_eq!(drawn(SPECTATOR), moved(Seen::Back));
    let knowledge = play.game.knowledge(seer).unwrap();
    assert!((knowledge.worlds().odds()[&(Zone::Followers(other), left)] - 1.0).abs() < 1e-9);
}

#[test]
fn r11_2_passed_cards_are_known_to_giver_and_receiver() {
    let play = game_until("claim@endless_sands", 3, |game| !game.position().layout.market.is_empty());
    let passed = |viewer| {
        let from_zero = |event: &Event<Seen>| matches!(event, Event::Moved { from: Zone::Hand(Seat(0)), to: Zone::Hand(Seat(1)), card } if card.face().is_some());
        play.game.events(viewer).filter(from_zero).count()
    };
    assert_eq!(Viewer::all(3).map(passed).collect::<Vec<_>>(), [5, 5, 0, 0]);
}

#[test]
fn r11_2_a_sealed_choice_shows_only_that_it_was_made() {
    let table = table("claim@swamp", 2);
    let mut play = RandomGame::at(&table, Rng::seeded(1));
    while play.game.position().phase == Phase::One {
        play.step();
    }
    let hand = play.game.position().layout.hands[0].clone();
    play.game.act(Seat(0), &Action::Discard(hand[..2].to_vec())).unwrap();
    let sealed = |viewer| play.game.view(viewer).position.sealed[0].clone().unwrap();
    assert_eq!(sealed(Viewer::Seat(Seat(0))), [Seen::Face(hand[0]), Seen::Face(hand[1])]);
    assert_eq!(sealed(Viewer::Seat(Seat(1))), [Seen::Back, Seen::Back]);
    assert_eq!(play.game.view(SPECTATOR).asked, [(Seat(1), Kind::Discard)]);
    assert_eq!(play.game.view(SPECTATOR).question, None);
    // Once all have chosen, the discarded cards lie open (8.8).
    let other = play.game.position().layout.hands[1].clone();
    play.game.act(Seat(1), &Action::Discard(other[..2].to_vec())).unwrap();
    let discard = play.game.view(SPECTATOR).position.layout.discard;
    let last_four: Vec<Card> = discard[discard.len() - 4..].iter().filter_map(|card| card.face()).collect();
    assert_eq!(last_four, [&hand[..2], &other[..2]].concat());
}

#[test]
fn r11_3_nobody_sees_the_deck_but_for_cards_put_under_it() {
    let play = game_until("claim@islands", 2, |game| game.position().face_up == 2);
    for viewer in Viewer::all(2) {
        let deck = play.game.view(viewer).position.layout.deck;
        let (hidden, shown) = deck.split_at(deck.len() - 2);
        assert_eq!((faces(hidden), faces(shown)), (0, 2));
    }
}

#[test]
fn r11_5_after_the_end_everything_is_open() {
    let play = game_until("goblins+knights+phoenixes+undead+seers", 2, |game| {
        game.position().is_over() && !game.position().layout.fire.is_empty()
    });
    let seen = play.game.view(SPECTATOR).position.layout;
    assert!(seen.all().all(|card| card.face().is_some()));
    assert!(play.game.log().iter().all(|logged| match logged.open() {
        Event::Moved { card, .. } | Event::Looked { card, .. } => card != Seen::Back,
        _ => true,
    }));
}

#[test]
fn r11_2_whoever_claims_a_seat_that_is_not_there_sees_what_a_spectator_sees() {
    let play = game_until("claim2@endless_sands", 2, |game| game.position().looked.is_some());
    let spectator = play.game.view(SPECTATOR);
    let events: Vec<Event<Seen>> = play.game.events(SPECTATOR).collect();
    for seat in (2..=u8::MAX).map(Seat) {
        let view = play.game.view(Viewer::Seat(seat));
        assert_eq!(view.position, spectator.position, "{seat}");
        assert_eq!((view.question, view.contests), (None, spectator.contests.clone()));
        assert!(play.game.events(Viewer::Seat(seat)).eq(events.iter().cloned()), "{seat}");
    }
}

/// The race for a faction at some moment of a random game.
fn contest_when(spec: &str, players: u8, faction: Faction, fits: impl Fn(&Game, &Contest) -> bool) -> Contest {
    let mut found = None;
    game_until(spec, players, |game| {
        let contests = game.view(SPECTATOR).contests;
        found = contests.factions.into_iter().find(|contest| contest.faction == faction && fits(game, contest));
        found.is_some()
    });
    found.unwrap()
}

#[test]
fn a_contest_counts_what_is_held_open_and_gone() {
    let contest = contest_when("claim", 2, Faction::Undead, |_, contest| contest.gone == 0 && contest.open == 7);
    let held: u16 = contest.sides.iter().map(|share| share.held).sum();
    assert_eq!((contest.unit, held), (Unit::Cards, 3));
    let contest = contest_when("claim", 2, Faction::Knights, |_, contest| contest.gone == 3);
    assert_eq!(contest.open + contest.sides.iter().map(|share| share.held).sum::<u16>(), 5);
}

#[test]
fn a_side_needs_more_than_half_of_what_is_left_to_fight_for() {
    // Nobody has a Dwarf, n are open: more than n / 2 are needed.
    let contest = contest_when("claim", 2, Faction::Dwarves, |game, _| game.position().phase == Phase::Two);
    for share in &contest.sides {
        assert_eq!((share.held, share.needs), (0, Some(contest.open / 2 + 1)));
    }
    assert_eq!(contest.decided, None);
}

#[test]
fn a_tie_is_enough_for_the_side_with_the_highest_card() {
    let decided = contest_when("claim", 2, Faction::Knights, |_, contest| {
        let [one, two] = &contest.sides[..] else { return false };
        contest.open > 0
            && one.held == two.held + contest.open
            && contest.decided == Some(Decided::For(interregnum_rules::Side(0)))
    });
    assert_eq!((decided.sides[0].needs, decided.sides[1].needs), (Some(0), None));
}

#[test]
fn the_tower_counts_points() {
    let contest = contest_when("claim@tower", 2, Faction::Undead, |_, contest| contest.gone == 0 && contest.open < 30);
    assert_eq!(contest.unit, Unit::Points);
    assert_eq!(contest.open + contest.sides.iter().map(|share| share.held).sum::<u16>(), 45);
}

#[test]
fn runestones_and_the_pyramid_leave_cards_out() {
    let start = |spec: &str| contest_when(spec, 2, Faction::Undead, |game, _| game.log().len() < 40).open;
    assert_eq!([start("claim"), start("claim@runestones"), start("claim@pyramid")], [10, 5, 6]);
    assert_eq!(start("claim@underworld@pyramid"), 7);
}

#[test]
fn the_lighthouse_needs_three() {
    let contest = contest_when("claim@lighthouse", 2, Faction::Dwarves, |game, _| game.position().phase == Phase::Two);
    assert!(contest.sides.iter().all(|share| share.needs == Some(3.min(contest.open / 2 + 1))));
    let claimed = contest_when("claim@lighthouse", 2, Faction::Dwarves, |game, _| {
        game.position().claims.iter().any(|(faction, _)| *faction == Faction::Dwarves)
    });
    assert!(matches!(claimed.decided, Some(Decided::For(_))));
}

#[test]
fn gnomes_in_front_are_not_safe_from_giants_to_come() {
    let threatened = contest_when("claim2", 2, Faction::Gnomes, |game, contest| {
        let [one, two] = &contest.sides[..] else { return false };
        game.position().phase == Phase::Two && one.held > two.held + contest.open && contest.decided.is_none()
    });
    assert!(threatened.sides[0].needs.is_none_or(|needs| needs > 0));
}
