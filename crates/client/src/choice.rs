//! A legal answer, whichever.

use interregnum_protocol::{Answer, Number, Question, TableView, TakeFrom};
use interregnum_rules::Rng;

/// What the viewer is asked, with the question's number.
pub fn question(view: &TableView) -> Option<(Number, Question)> {
    let game = view.game.as_ref()?;
    Some((game.number?, game.question.clone()?))
}

/// Any legal answer to a question.
pub fn any_answer(question: Question, rng: &mut Rng) -> Answer {
    let mut some_of = |mut hand: Vec<_>, count: usize| {
        rng.shuffle(&mut hand);
        hand.truncate(count);
        hand
    };
    match question {
        Question::Play { cards, .. } => Answer::Play(*rng.choose(&cards)),
        Question::Take { market, deck } => {
            let sources: Vec<TakeFrom> =
                market.into_iter().map(TakeFrom::Market).chain(deck.then_some(TakeFrom::Deck)).collect();
            Answer::Take(*rng.choose(&sources))
        }
        Question::Pass { count, hand, .. } => Answer::Pass(some_of(hand, count)),
        Question::Discard { count, hand } => Answer::Discard(some_of(hand, count)),
        Question::Crush { victims, .. } => {
            let seats: Vec<Option<u8>> = std::iter::once(None).chain(victims.into_iter().map(Some)).collect();
            Answer::Crush(*rng.choose(&seats))
        }
    }
}
