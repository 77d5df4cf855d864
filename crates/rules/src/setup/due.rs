//! What is due: the agenda of a position follows from what lies on the table, and little else.

use super::SetupError;
use crate::agenda::Step;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::power::Moment;
use crate::zone::Layout;

/// What the table does not show about what is due.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pending {
    /// Whether all are asked for cards to pass or discard before the phase begins.
    pub(crate) choosing: bool,
    /// The Giants about which the winner is yet to be asked, the next one first (6.2).
    pub(crate) giants: Vec<Card>,
}

impl Pending {
    /// What this position's agenda has of it.
    pub(crate) fn of<C>(at: &Position<C>) -> Pending {
        let giant = |step: &Step| if let Step::Crush { giant, .. } = step { Some(*giant) } else { None };
        Pending {
            choosing: matches!(at.agenda.last(), Some(Step::Pass(_) | Step::Discard(_))),
            giants: at.agenda.iter().rev().filter_map(giant).collect(),
        }
    }
}

/// The agenda, the next step last. Lists and seats of the position must fit its table.
pub(crate) fn due<C>(at: &Position<C>, pending: &Pending) -> Result<Vec<Step>, SetupError> {
    let wrong = |reason: &str| Err(SetupError::Wrong(reason.into()));
    if at.is_over() {
        return Ok(Vec::new());
    }
    let settling = at.trick.plays.len() == usize::from(at.table.players());
    let crushing_time = settling && at.phase == Phase::Two;
    if !crushing_time && !pending.giants.is_empty() {
        return wrong("a Giant crushes only after a trick of Phase Two: leave the Giants out, or add the whole trick");
    }
    if pending.choosing || at.sealed.iter().any(Option::is_some) {
        if !at.trick.plays.is_empty() {
            return wrong("cards are passed or discarded before a phase, not during a trick: leave one of them out");
        }
        let steps = steps_at(Moment::HandsReady, at);
        if steps.is_empty() {
            return wrong("no Setting at this table asks for cards to pass or discard in this phase");
        }
        return Ok([Step::NextTrick].into_iter().chain(steps.into_iter().rev()).collect());
    }
    if !settling {
        let seats = at.leader.round(at.table.players()).skip(at.trick.plays.len());
        let plays: Vec<Step> = seats.map(Step::Play).collect();
        return Ok([Step::Settle].into_iter().chain(plays.into_iter().rev()).collect());
    }
    match at.phase {
        Phase::One => Ok(taking(at)),
        Phase::Two => crushing(at, &pending.giants),
    }
}

/// Who is yet to take a card: everybody who has fewer followers than others, or all.
fn taking<C>(at: &Position<C>) -> Vec<Step> {
    let followers = |seat: crate::Seat| at.layout.followers[seat.index()].len();
    let least = at.table.seats().map(followers).min();
    let mut order = at.trick.takers(&at.table);
    let looks = at.trick.looks(&at.table) && !at.layout.deck.is_empty();
    let first = order[0];
    order.retain(|&seat| Some(followers(seat)) == least);
    let step = |seat| if looks && seat == first { Step::SeerTake(seat) } else { Step::Take(seat) };
    [Step::NextTrick].into_iter().chain(order.into_iter().rev().map(step)).collect()
}

/// The Giants that are yet to crush are the last ones of the trick.
fn crushing<C>(at: &Position<C>, giants: &[Card]) -> Result<Vec<Step>, SetupError> {
    let asks = |step: &Step| matches!(step, Step::Crush { .. });
    let all: Vec<Step> = steps_at(Moment::TrollsSettled, at).into_iter().filter(asks).collect();
    let waiting = &all[all.len().saturating_sub(giants.len())..];
    let named = |(step, giant): (&Step, &Card)| matches!(step, Step::Crush { giant: other, .. } if other == giant);
    if waiting.len() != giants.len() || !waiting.iter().zip(giants).all(named) {
        return Err(SetupError::Wrong(
            "these are not the last Giants of a trick whose winner chooses whom they crush: name those (rule 6.2)"
                .into(),
        ));
    }
    let base = [Step::NextTrick, Step::Moment(Moment::TrickDone)];
    Ok(base.into_iter().chain(waiting.iter().rev().copied()).collect())
}

/// What the powers add at this moment. They are shown all that is public but the cards.
fn steps_at<C>(moment: Moment, at: &Position<C>) -> Vec<Step> {
    let players = at.table.players();
    let bare: Position<Card> = at.with_cards(Layout::empty(players), vec![None; usize::from(players)]);
    at.table.powers().flat_map(|power| power.on(moment, at.phase, &bare)).collect()
}
