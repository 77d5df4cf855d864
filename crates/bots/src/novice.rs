//! A bot that knows the rules and one idea.

use crate::{Bot, Seated};
use interregnum_rules::{Action, Card, Position, Question, Rng, Seen, Source, Table};

/// Plays high for a high market card, and otherwise throws away the lowest card.
///
/// It plays like somebody in the first game: numbers count, peoples do not. It remembers nothing,
/// thinks of no power, wants every trick of Phase Two, and does not see that a Knight beats a
/// Goblin until it has happened. In a team it plays for itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

/// A market card from here on looks worth a fight.
const HIGH: u8 = 5;

impl Bot for Novice {
    fn choose(&mut self, seated: &Seated<'_>, _rng: &mut Rng) -> Action {
        match seated.question() {
            Question::Play { cards } => Action::Play(card_to_play(&seated.position(), cards)),
            Question::Take { market, .. } => take(&seated.position(), market, seated.question()),
            Question::Pass { count, hand } => Action::Pass(lowest(seated.table(), hand, *count)),
            Question::Discard { count, hand } => Action::Discard(lowest(seated.table(), hand, *count)),
            Question::Crush { victims, .. } => Action::Crush(victims.first().copied()),
        }
    }
}

/// The highest card for a trick that looks worth it and can be won by following; otherwise the
/// lowest.
fn card_to_play(at: &Position<Seen>, cards: &[Card]) -> Card {
    let table = &at.table;
    let by_rank = |card: &&Card| table.rank(**card);
    let (Some(&low), Some(&high)) = (cards.iter().min_by_key(by_rank), cards.iter().max_by_key(by_rank)) else {
        unreachable!("a question names a card");
    };
    let market = at.layout.market.iter().filter_map(|card| card.face());
    let wanted = market.map(|card| table.rank(card)).max().is_none_or(|rank| rank >= HIGH);
    let Some(lead) = at.trick.lead() else {
        return if wanted { high } else { low };
    };
    let to_beat = at.trick.plays.iter().filter(|play| play.card.faction() == lead.card.faction());
    let to_beat = to_beat.map(|play| table.rank(play.card)).max();
    let enough = |card: &&Card| card.faction() == lead.card.faction() && Some(table.rank(**card)) > to_beat;
    let highest = cards.iter().filter(enough).max_by_key(by_rank);
    highest.copied().filter(|_| wanted).unwrap_or(low)
}

/// The card with the highest number, wherever it lies.
fn take(at: &Position<Seen>, market: &[Card], question: &Question) -> Action {
    let rank = |card: Card| at.table.rank(card);
    let best = market.iter().copied().max_by_key(|&card| rank(card));
    let top = match question {
        Question::Take { deck: true, .. } => at.layout.deck.first().and_then(|card| card.face()),
        _ => None,
    };
    match (best, top) {
        (Some(best), Some(top)) if rank(top) > rank(best) => Action::Take(Source::Deck),
        (Some(best), _) => Action::Take(Source::Market(best)),
        (None, _) => Action::Take(Source::Deck),
    }
}

/// The lowest cards of a hand.
fn lowest(table: &Table, hand: &[Card], count: usize) -> Vec<Card> {
    let mut cards = hand.to_vec();
    cards.sort_by_key(|&card| table.rank(card));
    cards.truncate(count);
    cards.sort_unstable();
    cards
}
