//! What a position must fulfil, so that it can be played to the end.

use super::{Pending, SetupError, due, whereabouts};
use crate::agenda::Step;
use crate::building::Building;
use crate::card::{Card, Code};
use crate::faction::Faction;
use crate::position::{Phase, Position};
use crate::scoring;
use crate::seat::Seat;
use crate::trick::Trick;
use crate::zone::Zone;

mod hands;

type Checked = Result<(), SetupError>;

/// An error in words, unless `good`.
pub(super) fn require(good: bool, reason: impl FnOnce() -> String) -> Checked {
    if good { Ok(()) } else { Err(SetupError::Wrong(reason())) }
}

/// All checks, those first on which the others rely.
pub(super) fn playable(at: &Position<Card>) -> Checked {
    lists(at)?;
    seats(at)?;
    cards(at)?;
    tricks(at)?;
    memory(at)?;
    zones(at)?;
    if at.is_over() {
        return over(at);
    }
    require(at.agenda == due(at, &Pending::of(at))?, || {
        "the agenda is not what is due in this position: leave it to be derived".into()
    })?;
    hands::fit(at)
}

/// Every list has an entry for each seat.
pub(super) fn lists<C>(at: &Position<C>) -> Checked {
    let layout = &at.layout;
    let lengths = [
        ("hands", layout.hands.len()),
        ("followers", layout.followers.len()),
        ("score piles", layout.piles.len()),
        ("Gnomes in front", layout.front.len()),
        ("numbers of cards gathered in Phase One", at.recruited.len()),
        ("sealed choices", at.sealed.len()),
    ];
    let players = usize::from(at.table.players());
    for (what, found) in lengths {
        require(found == players, || {
            format!("{found} lists of {what}: there must be one for each of {players} seats")
        })?;
    }
    Ok(())
}

/// Every seat and side is one of this table.
pub(super) fn seats<C>(at: &Position<C>) -> Checked {
    let played = at.trick.plays.iter().chain(at.previous.iter().flat_map(|trick| &trick.plays)).map(|play| play.seat);
    let named = [Some(at.leader), at.winner, at.looked, at.streak.map(|streak| streak.seat)];
    let players = at.table.players();
    for seat in named.into_iter().flatten().chain(at.last_tricks.iter().copied()).chain(played) {
        require(seat.0 < players, || format!("there is no {seat} at this table: the seats are 0 to {}", players - 1))?;
    }
    Ok(())
}

/// Each card exactly as often as the table has it.
fn cards(at: &Position<Card>) -> Checked {
    let mut balance = [0i16; Card::INDEX_END];
    let expected = || at.table.deck_cards().into_iter().chain(at.table.fire_cards());
    for card in expected() {
        balance[card.index()] += 1;
    }
    for card in at.layout.all() {
        balance[card.index()] -= 1;
    }
    if let Some(&card) = at.layout.all().find(|card| balance[card.index()] < 0) {
        return Err(SetupError::TooMany(card));
    }
    match { expected() }.find(|card| balance[card.index()] > 0) {
        Some(card) => Err(SetupError::Missing(card)),
        None => Ok(()),
    }
}

/// The trick is played clockwise, its cards lie in it, and a Basilisk has captured if it can.
fn tricks(at: &Position<Card>) -> Checked {
    let players = at.table.players();
    for trick in at.previous.iter().chain([&at.trick]) {
        if let Some(lead) = trick.lead() {
            let clockwise = lead.seat.round(players).zip(&trick.plays).all(|(seat, play)| seat == play.seat);
            require(clockwise && trick.plays.len() <= usize::from(players), || {
                "a trick is played clockwise, one card from each seat: put its plays in that order (rule 4.1)".into()
            })?;
            let stranger = trick.plays.iter().find(|play| !at.table.has(play.card.faction()));
            require(stranger.is_none(), || "a card of the trick is not at this table: take it out".into())?;
        }
        require(trick.captor == captor(trick, at), || {
            "the first Basilisk that is as strong as the led card captures it, and nothing else does: mark it (rule 7.3)"
                .into()
        })?;
    }
    let whole = |trick: &Trick| trick.plays.len() == usize::from(players);
    require(at.previous.as_ref().is_none_or(whole), || "the previous trick is not whole: add what is missing".into())?;
    let settling = whole(&at.trick);
    let expected: Vec<Card> = if settling { Vec::new() } else { at.trick.in_play().map(|play| play.card).collect() };
    require(at.layout.trick == expected, || "the cards in the trick are not those that were played to it".into())?;
    if settling {
        let champion = &at.trick.plays[at.trick.champion(&at.table)];
        return require(at.winner == Some(champion.seat), || {
            format!("{} has won the trick with {}: name it as the winner (rule 4.5)", champion.seat, champion.card)
        });
    }
    if let Some(lead) = at.trick.lead() {
        require(lead.seat == at.leader, || {
            format!("{} leads, but {} has led: name the same seat (rule 4.1)", at.leader, lead.seat)
        })?;
    }
    strengths(at)
}

/// The place of the Basilisk that has captured the lead.
fn captor(trick: &Trick, at: &Position<Card>) -> Option<usize> {
    let lead = trick.lead()?;
    let captures = |play: &crate::Play| play.strength == lead.strength && at.table.may_capture(play.card, lead.card);
    trick.plays.iter().skip(1).position(captures).map(|place| place + 1)
}

/// The strengths in a trick that goes on are those that the cards have (4.4).
fn strengths(at: &Position<Card>) -> Checked {
    let mut before = at.clone();
    if let (Some(captor), Some(lead)) = (at.trick.captor, at.trick.lead()) {
        let captor = at.trick.plays[captor].seat;
        let pile = &mut before.layout.piles[captor.index()];
        let place = pile.iter().rposition(|card| *card == lead.card);
        require(place.is_some(), || {
            format!("{} is captured: put it {} (rule 7.3)", lead.card, whereabouts(Zone::Pile(captor)))
        })?;
        pile.remove(place.unwrap_or_default());
    }
    for play in &at.trick.plays {
        let strength = before.strength(play.card, play.seat);
        require(play.strength == strength, || {
            format!("{} of {} has the strength {strength}, not {} (rule 4.4)", play.card, play.seat, play.strength)
        })?;
    }
    Ok(())
}

/// What is remembered about earlier tricks fits the phase.
fn memory(at: &Position<Card>) -> Checked {
    require(at.streak.is_none_or(|streak| streak.wins < 3), || {
        "a streak has 0 to 2 wins, as it starts again after the third (rule 8.7)".into()
    })?;
    for ((seat, &recruited), pile) in at.table.seats().zip(&at.recruited).zip(&at.layout.piles) {
        let most = if at.phase == Phase::One { 0 } else { pile.len() };
        require(recruited <= most, || {
            format!("the score pile of {seat} cannot have held {recruited} cards when Phase Two began: at most {most}")
        })?;
    }
    let most = match (at.phase, at.is_over()) {
        (Phase::One, _) => 0,
        (Phase::Two, false) => 1,
        (Phase::Two, true) => 2,
    };
    let found = at.last_tricks.len();
    let least = if at.table.building() == Some(Building::Dungeon) { most } else { 0 };
    require((least..=most).contains(&found), || {
        format!("{found} winners of last tricks are named, but {most} phases are over (rule 9.1)")
    })?;
    for (place, (faction, side)) in at.claims.iter().enumerate() {
        let fresh = at.claims[..place].iter().all(|(earlier, _)| earlier != faction);
        let known = at.table.has(*faction) && side.index() < at.table.sides().count();
        let lighthouse = at.table.building() == Some(Building::Lighthouse) && at.phase == Phase::Two;
        require(fresh && known && lighthouse, || {
            format!("the {faction} cannot have given their vote to {side} for good: leave it out (rule 9.2)")
        })?;
    }
    Ok(())
}

/// Each zone holds only what can come there in this phase.
fn zones(at: &Position<Card>) -> Checked {
    let (layout, one) = (&at.layout, at.phase == Phase::One);
    let fire = |card: &Card| card.code() == Code::PF;
    require(layout.fire.iter().all(fire) && !layout.deck.iter().any(fire), || {
        "Phoenix Fire has a pile of its own, and that pile has nothing else (rule 3.2)".into()
    })?;
    require(!one || layout.fire.len() == at.table.fire_cards().len(), || {
        "in Phase One all Phoenix Fire lies in its pile (rule 7.1)".into()
    })?;
    let empty = |zone: Zone| {
        require(layout.zone(zone).is_empty(), || {
            format!("there can be no card {} in this phase: put it elsewhere", whereabouts(zone))
        })
    };
    for seat in at.table.seats() {
        let gnomes = layout.front[seat.index()].iter().all(|card| card.faction() == Faction::Gnomes);
        require(gnomes, || format!("only Gnomes lie in front of {seat} (rule 6.1)"))?;
        empty(if one { Zone::Front(seat) } else { Zone::Followers(seat) })?;
    }
    let trolls = layout.aside.iter().all(|card| card.faction() == Faction::Trolls);
    require(trolls, || "only Trolls are set aside (rule 6.3)".into())?;
    if one {
        empty(Zone::Aside)?;
    } else {
        empty(Zone::Deck)?;
        empty(Zone::Market)?;
    }
    let left_over = at.table.market_size() > at.table.market_takes();
    let most = if left_over { layout.deck.len() } else { 0 };
    require(at.face_up <= most, || {
        format!("{} cards cannot lie face up under this deck: at most {most} (rule 8.6)", at.face_up)
    })?;
    require(at.looked.is_none() || !layout.deck.is_empty(), || "there is no deck to look at (rule 6.5)".into())
}

/// A game that is over: nothing is left to do, and the outcome is the one that follows.
fn over(at: &Position<Card>) -> Checked {
    let of_seat = |seat: Seat| [Zone::Hand(seat), Zone::Front(seat)];
    let left = at.table.seats().flat_map(of_seat).chain([Zone::Aside]).find(|zone| !at.layout.zone(*zone).is_empty());
    if let Some(zone) = left {
        return Err(SetupError::Wrong(format!("the game is over, but there is a card {}", whereabouts(zone))));
    }
    let done = at.phase == Phase::Two && at.last_trick && at.trick.plays.is_empty();
    let done = done && at.agenda.is_empty() && at.sealed.iter().all(Option::is_none);
    require(done, || "the game is over, but something is still to be done".into())?;
    require(at.outcome == Some(scoring::score(at)), || {
        "the outcome is not the one that follows from the score piles (rule 10.4)".into()
    })
}

/// How many cards everybody is asked for, if everybody is asked.
pub(super) fn asked_for(at: &Position<Card>) -> Option<usize> {
    match at.agenda.last() {
        Some(Step::Pass(count) | Step::Discard(count)) => Some(usize::from(*count)),
        _ => None,
    }
}
