//! Rules of thumb for playing on quickly: no card is looked at that the seat does not see.

use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Card, Phase, Rng};

/// How often a seat follows the rules of thumb where they say something.
const CARE: f64 = 0.8;

/// Answers the question that is asked.
pub(crate) fn act<M: Mask>(sheet: &Sheet<M>, state: &mut State<M>, rng: &mut Rng) {
    let careful = rng.fraction() < CARE;
    let answer = match state.options(sheet) {
        Options::Play(cards) => {
            let cards = sheet.distinct(cards);
            let is_last = state.plays().len() + 1 == usize::from(M::PLAYERS);
            if careful && is_last && cards.count() > 1 {
                Move::Play(best_answer(sheet, state, cards, rng))
            } else {
                Move::Play(any_of(cards, rng))
            }
        }
        Options::Take { market, deck } => {
            let market = sheet.distinct(market);
            let best = market.indices().max_by_key(|&card| sheet.card(card).value());
            match best {
                Some(best) if careful && (!deck || sheet.card(best).value() >= 5) => Move::Take(best),
                Some(_) if !deck || rng.below(2) == 0 => Move::Take(any_of(market, rng)),
                _ => Move::TakeTop,
            }
        }
        Options::Choose { hand, count } => {
            let mut left = hand;
            for _ in 0..count {
                left ^= M::bit(any_of(left, rng));
            }
            Move::Choose(hand ^ left)
        }
        Options::Crush { victims } => {
            let victims: Vec<u8> = (0..4).filter(|seat| victims >> seat & 1 == 1).collect();
            Move::Crush(if careful { Some(*rng.choose(&victims)) } else { None })
        }
        Options::Over => return,
    };
    state.apply(sheet, answer);
}

fn any_of<M: Mask>(cards: M, rng: &mut Rng) -> u8 {
    let place = rng.below(cards.count() as usize);
    cards.indices().nth(place).unwrap_or_else(|| cards.lowest())
}

/// The answer that gains the most in this trick, and of those that gain the same the one that
/// gives up the least.
fn best_answer<M: Mask>(sheet: &Sheet<M>, state: &State<M>, cards: M, rng: &mut Rng) -> u8 {
    let mut best = (f64::NEG_INFINITY, cards.lowest());
    for card in cards.indices() {
        let mut after = *state;
        after.apply(sheet, Move::Play(card));
        let price = f64::from(sheet.card(card).value()) / 10.0;
        let worth = gain(sheet, state, &after) - price + rng.fraction() / 4.0;
        if worth > best.0 {
            best = (worth, card);
        }
    }
    best.1
}

/// What the last answer of a trick brings its player. Only open cards count: market cards that
/// were taken, and cards that came to rest.
fn gain<M: Mask>(sheet: &Sheet<M>, before: &State<M>, after: &State<M>) -> f64 {
    let Some((mover, _)) = before.asked() else { return 0.0 };
    let own = M::side(mover.0);
    let mut gain = 0.0;
    for seat in (0..M::PLAYERS).map(interregnum_rules::Seat) {
        let sign = if M::side(seat.0) == own { 1.0 } else { -1.0 };
        let gathered = f64::from(after.pile(seat).count()) - f64::from(before.pile(seat).count());
        gain += sign * 1.5 * gathered;
        if before.phase() == Phase::One {
            let taken = after.followers(seat) & before.market();
            gain += sign * taken.indices().map(|card| follower_worth(sheet.card(card))).sum::<f64>();
        }
    }
    gain
}

/// What a follower is worth against an unknown one: high cards win tricks.
fn follower_worth(card: Card) -> f64 {
    (f64::from(card.value()) - 4.5) / 3.0
}
