//! A bot without a plan.

use crate::{Bot, Seated};
use interregnum_rules::{Action, Card, Question, Rng, Seat, Source};

/// Chooses among the legal actions, each equally likely. When several cards are to be passed or
/// discarded, every choice of cards in hand is equally likely, copies counting apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        match seated.question() {
            Question::Play { cards } => Action::Play(*rng.choose(cards)),
            Question::Take { market, deck } => {
                let place = rng.below(market.len() + usize::from(*deck));
                Action::Take(market.get(place).map_or(Source::Deck, |&card| Source::Market(card)))
            }
            Question::Pass { count, hand } => Action::Pass(some_of(hand, *count, rng)),
            Question::Discard { count, hand } => Action::Discard(some_of(hand, *count, rng)),
            Question::Crush { victims, .. } => {
                let place = rng.below(victims.len() + 1);
                let victim: Option<Seat> = victims.get(place).copied();
                Action::Crush(victim)
            }
        }
    }
}

/// This many of the cards, each choice equally likely.
fn some_of(hand: &[Card], count: usize, rng: &mut Rng) -> Vec<Card> {
    let mut cards = hand.to_vec();
    let count = count.min(cards.len());
    rng.pick(&mut cards, count);
    cards.truncate(count);
    cards.sort_unstable();
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::{Deal, Game, Table, parse_cards};
    use std::collections::{BTreeMap, HashMap};

    #[test]
    fn every_legal_play_is_equally_likely() {
        let table = Table::claim2();
        let mut rng = Rng::seeded(3);
        let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
        let seated = Seated::next(&game).unwrap();
        let mut counts: HashMap<Action, u32> = HashMap::new();
        let actions = seated.question().actions();
        for _ in 0..1000 * actions.len() {
            *counts.entry(Random.choose(&seated, &mut rng)).or_default() += 1;
        }
        assert!(actions.iter().all(|action| (850..1150).contains(&counts[action])), "{counts:?}");
        assert_eq!(counts.len(), actions.len());
    }

    #[test]
    fn every_choice_of_cards_is_equally_likely() {
        let hand = parse_cards("DR1 DR2 DR3 DR4 DR5").unwrap();
        let mut rng = Rng::seeded(5);
        let mut counts: BTreeMap<Vec<Card>, u32> = BTreeMap::new();
        for _ in 0..10_000 {
            *counts.entry(some_of(&hand, 3, &mut rng)).or_default() += 1;
        }
        assert_eq!(counts.len(), 10);
        assert!(counts.values().all(|n| (880..1120).contains(n)), "{counts:?}");
        assert_eq!(some_of(&hand, 9, &mut rng), hand);
    }
}
