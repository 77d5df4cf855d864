//! Hands, followers, market and deck fit each other, so that nobody runs out of cards too soon.

use super::{Checked, asked_for, require};
use crate::agenda::Step;
use crate::card::Card;
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::seat::Seat;

pub(super) fn fit(at: &Position<Card>) -> Checked {
    let settling = at.trick.plays.len() == usize::from(at.table.players());
    let last = settling && at.phase == Phase::Two && at.layout.hands.iter().any(Vec::is_empty);
    require(at.last_trick == last, || {
        "only a trick of Phase Two that leaves a hand empty is the last one (rule 7.1)".into()
    })?;
    if let Some(count) = asked_for(at) {
        return choosing(at, count);
    }
    match (at.phase, settling) {
        (Phase::One, false) => round_begins(at),
        (Phase::One, true) => round_ends(at),
        (Phase::Two, _) => phase_two(at, settling),
    }
}

fn hand(at: &Position<Card>, seat: Seat) -> usize {
    at.layout.hands[seat.index()].len()
}

/// Whether the seat has played to the trick that goes on.
fn has_played(at: &Position<Card>, seat: Seat) -> bool {
    at.trick.plays.iter().any(|play| play.seat == seat)
}

fn wrong_hand(seat: Seat, found: usize, needed: usize) -> String {
    format!("the hand of {seat} has {found} cards: here it must have {needed}")
}

/// Before a phase: everybody has a whole hand, and what is sealed comes from it.
fn choosing(at: &Position<Card>, count: usize) -> Checked {
    let needed = at.table.hand_size();
    for (seat, choice) in at.table.seats().zip(&at.sealed) {
        require(hand(at, seat) == needed, || wrong_hand(seat, hand(at, seat), needed))?;
        let Some(choice) = choice else { continue };
        let mut left = at.layout.hands[seat.index()].clone();
        let held = choice.iter().all(|card| {
            let place = left.iter().position(|held| held == card);
            place.map(|place| left.swap_remove(place)).is_some()
        });
        require(held && choice.len() == count, || {
            format!("the sealed choice of {seat} must be {count} cards of its hand (rules 8.4, 8.5, 8.8)")
        })?;
    }
    match at.phase {
        Phase::One => {
            require(at.layout.market.is_empty(), || "the market is filled after passing (rule 8.5)".into())?;
            supply(at, 0, at.table.hand_size(), 0)
        }
        Phase::Two => Ok(()),
    }
}

/// Phase One, a trick goes on: the market is full, and everybody has as many followers as rounds
/// are over.
fn round_begins(at: &Position<Card>) -> Checked {
    let rounds = at.table.hand_size().saturating_sub(at.layout.followers[0].len());
    require(rounds > 0, || "all followers are recruited, so Phase One is over: name Phase Two".into())?;
    equal_hands(at, rounds)?;
    let cards = rounds * usize::from(at.table.players());
    let market = at.table.market_size().min(cards);
    require(at.layout.market.len() == market && at.taken == 0, || {
        format!("the market must have {market} cards, and none taken, while a trick is played (rule 10.1)")
    })?;
    supply(at, at.table.hand_size() - rounds, rounds, 0)
}

/// Everybody has as many cards as tricks are left, one less after playing to this one.
fn equal_hands(at: &Position<Card>, tricks: usize) -> Checked {
    for seat in at.table.seats() {
        let needed = tricks - usize::from(tricks > 0 && has_played(at, seat));
        require(hand(at, seat) == needed, || wrong_hand(seat, hand(at, seat), needed))?;
    }
    Ok(())
}

/// Phase One, after a trick: those first in the order have taken their card.
fn round_ends(at: &Position<Card>) -> Checked {
    let rounds = hand(at, Seat(0));
    for seat in at.table.seats() {
        require(hand(at, seat) == rounds, || wrong_hand(seat, hand(at, seat), rounds))?;
    }
    require(rounds < at.table.hand_size(), || "a trick is over, but nobody has played a card of the hand".into())?;
    let over = at.table.hand_size() - rounds - 1;
    let order = at.trick.takers(&at.table);
    let took = |seat: &Seat| at.layout.followers[seat.index()].len() > over;
    let takers = order.iter().take_while(|seat| took(seat)).count();
    require(takers < order.len() && !order[takers..].iter().any(took), || {
        "followers are taken in the order of the ranking, one by each seat (rule 10.2)".into()
    })?;
    let (takes, players) = (at.table.market_takes(), usize::from(at.table.players()));
    let looked = takers > 0 && at.trick.looks(&at.table);
    let drawn = takers.checked_sub(at.taken);
    let early = usize::from(looked);
    let possible = at.taken <= takes && drawn.is_some_and(|drawn| at.taken == takes || drawn <= early);
    require(possible, || format!("{takers} seats cannot have taken {} market cards this round (rule 10.2)", at.taken))?;
    let opened = at.table.market_size().min((rounds + 1) * players);
    let market = if at.taken < takes { opened - at.taken } else { 0 };
    require(at.layout.market.len() == market, || {
        format!("the market must have {market} cards after {} were taken (rule 10.2)", at.taken)
    })?;
    if let Some(&Step::SeerTake(seat)) = at.agenda.last() {
        require(at.looked == Some(seat), || format!("{seat} won with a Seer, so it looks at the deck (rule 6.5)"))?;
    }
    supply(at, over, rounds, takers)
}

/// Deck and market have a card for everybody in every round, and none more.
fn supply(at: &Position<Card>, over: usize, rounds: usize, takers: usize) -> Checked {
    let total: usize = at.layout.followers.iter().map(Vec::len).sum();
    let players = usize::from(at.table.players());
    let needed = over * players + takers;
    let even = at.layout.followers.iter().all(|followers| (over..=over + 1).contains(&followers.len()));
    require(even && total == needed, || {
        format!("there are {total} followers, but each seat must have {over}, and those who took a card one more")
    })?;
    let settling = usize::from(at.trick.plays.len() == players);
    let needed = (rounds + settling) * players - takers;
    let found = at.layout.deck.len() + at.layout.market.len();
    require(found == needed, || {
        format!("deck and market have {found} cards: the rounds that are left take {needed} (rule 10.2)")
    })
}

/// Phase Two: everybody who is yet to play has a card; without Phoenixes all hands are equal.
fn phase_two(at: &Position<Card>, settling: bool) -> Checked {
    if at.table.has(Faction::Phoenixes) {
        for seat in at.table.seats() {
            let (found, most) = (hand(at, seat), at.table.hand_size());
            require(found <= most, || wrong_hand(seat, found, most))?;
            require(settling || has_played(at, seat) || found > 0, || {
                format!("{seat} is yet to play, but has no card left")
            })?;
        }
        return Ok(());
    }
    let largest = at.layout.hands.iter().map(Vec::len).max().unwrap_or(0);
    if settling {
        let uneven = at.table.seats().find(|&seat| hand(at, seat) != largest);
        let uneven = uneven.map(|seat| wrong_hand(seat, hand(at, seat), largest));
        return require(uneven.is_none(), || uneven.unwrap_or_default());
    }
    let tricks = at.table.seats().map(|seat| hand(at, seat) + usize::from(has_played(at, seat))).max().unwrap_or(0);
    require((1..=at.table.hand_size()).contains(&tricks), || "somebody must have a card to play".into())?;
    equal_hands(at, tricks)
}
