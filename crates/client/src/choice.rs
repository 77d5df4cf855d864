//! A legal answer, whichever.

use interregnum_protocol::{Answer, Number, Question, TableView, TakeFrom};
use interregnum_rules::Rng;

/// Any legal answer to the question that the viewer is asked, with the question's number.
pub fn any_answer(view: &TableView, rng: &mut Rng) -> Option<(Number, Answer)> {
    let game = view.game.as_ref()?;
    let mut some_of = |mut hand: Vec<_>, count: usize| {
        rng.shuffle(&mut hand);
        hand.truncate(count);
        hand
    };
    let answer = match game.question.clone()? {
        Question::Play { cards } => Answer::Play(*rng.choose(&cards)),
        Question::Take { market, deck } => {
            let sources: Vec<TakeFrom> =
                market.into_iter().map(TakeFrom::Market).chain(deck.then_some(TakeFrom::Deck)).collect();
            Answer::Take(*rng.choose(&sources))
        }
        Question::Pass { count, hand } => Answer::Pass(some_of(hand, count)),
        Question::Discard { count, hand } => Answer::Discard(some_of(hand, count)),
        Question::Crush { victims, .. } => {
            let seats: Vec<Option<u8>> = std::iter::once(None).chain(victims.into_iter().map(Some)).collect();
            Answer::Crush(*rng.choose(&seats))
        }
    };
    Some((game.number?, answer))
}
