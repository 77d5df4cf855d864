//! A cheap, hand-made judgement of cards and of how a game stands.
//!
//! It is what somebody knows who has played often: which followers are worth having, what it costs
//! to let a strong card go, how much one card more helps in the race for a vote. All of it is in
//! one unit, the margin of votes at the end. Nothing here says how the game goes on: whoever wants
//! to know plays a [`State`](interregnum_rules::fast::State) forward, and judges what comes of it.

mod race;

use interregnum_rules::fast::{Mask, Sheet};
use interregnum_rules::{Building, Card, Faction, Table};
use race::Race;
pub(crate) use race::{Stakes, TEMPO};

/// The cards of every table, and more.
const CARDS: usize = 128;

/// What the cards of a table are worth, by their index in a [`Sheet`].
#[derive(Clone, Debug)]
pub struct Judgement {
    /// What a follower is worth in Phase Two.
    follower: [f32; CARDS],
    /// The same on the average of the deck: what an unseen card is worth.
    average: f32,
    /// What it costs to spend the card in Phase One, at the beginning.
    spend_one: [f32; CARDS],
    /// The same in Phase Two.
    spend_two: [f32; CARDS],
    /// How much the card counts for the vote of its faction.
    weight: [f32; CARDS],
    /// The chance that an opponent who is yet to play does not beat the card.
    holds: [f32; CARDS],
    /// The same in Phase One, where others often let a trick go.
    holds_in_one: [f32; CARDS],
    /// The same for a lead in Phase Two if some card that is out beats it.
    holds_when_beatable: [f32; CARDS],
    /// What keeping strong cards is worth with an empty hand, and with each card more.
    late: f32,
    early: f32,
    race: Race,
}

impl Judgement {
    /// Judges the cards of a table, of which this must be the sheet.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Judgement {
        let all = (0..usize::from(M::FACTIONS)).fold(M::EMPTY, |all, place| all | sheet.faction_cards(place));
        let by_index = |judge: &dyn Fn(Card) -> f32| {
            let mut values = [0.0; CARDS];
            all.indices().for_each(|index| values[usize::from(index)] = judge(sheet.card(index)));
            values
        };
        let follower = by_index(&|card| follower(table, card));
        let deck = table.deck_cards();
        Judgement {
            average: deck.iter().map(|&card| self::follower(table, card)).sum::<f32>() / deck.len() as f32,
            follower,
            spend_one: by_index(&|card| 0.07 * reach(table, card)),
            spend_two: by_index(&|card| 0.375 * reach(table, card)),
            weight: by_index(&|card| weight(table, card)),
            holds_in_one: by_index(&|card| (0.2 + 1.1 * reach(table, card)).min(1.0)),
            holds_when_beatable: by_index(&|card| 0.15 + 0.27 * reach(table, card)),
            holds: by_index(&|card| 0.15 + 0.75 * reach(table, card)),
            late: 0.1,
            early: 1.0 / table.hand_size() as f32,
            race: Race::new(table),
        }
    }

    /// What the card with this index is worth as a follower.
    #[inline]
    pub fn follower(&self, card: u8) -> f32 {
        self.follower[usize::from(card) % CARDS]
    }

    /// What it costs to play the card in Phase One.
    #[inline]
    pub(crate) fn spend_one(&self, card: u8) -> f32 {
        self.spend_one[usize::from(card) % CARDS]
    }

    /// What it costs to play the card in Phase Two.
    #[inline]
    pub(crate) fn spend_two(&self, card: u8) -> f32 {
        self.spend_two[usize::from(card) % CARDS]
    }

    /// How much of that it is with this hand: less and less towards the end.
    #[inline]
    pub(crate) fn left<M: Mask>(&self, hand: M) -> f32 {
        self.late + hand.count() as f32 * self.early
    }

    /// How much the card counts for the vote of its faction.
    #[inline]
    pub(crate) fn weight(&self, card: u8) -> f32 {
        self.weight[usize::from(card) % CARDS]
    }

    /// The chance that an opponent does not beat the card.
    #[inline]
    pub(crate) fn holds(&self, card: u8) -> f32 {
        self.holds[usize::from(card) % CARDS]
    }

    /// The chance that an opponent does not beat the card in Phase One.
    #[inline]
    pub(crate) fn holds_in_one(&self, card: u8) -> f32 {
        self.holds_in_one[usize::from(card) % CARDS]
    }

    /// The chance that an opponent does not beat a lead in Phase Two, though somebody could.
    #[inline]
    pub(crate) fn holds_when_beatable(&self, card: u8) -> f32 {
        self.holds_when_beatable[usize::from(card) % CARDS]
    }

    /// What an unseen card of the deck is worth as a follower.
    #[inline]
    pub fn unseen(&self) -> f32 {
        self.average
    }
}

/// How far up a card reaches among those it meets in tricks: 0 for the lowest, 1 for the highest.
fn reach(table: &Table, card: Card) -> f32 {
    let rank = f32::from(table.rank(card).min(9)) / 9.0;
    match card.faction() {
        // Knights win over Goblins as well, Doppelgängers over whatever is led.
        Faction::Knights => 0.15 + 0.85 * rank,
        Faction::Doppelgangers => 0.1 + 0.9 * rank,
        // A Goblin may be beaten by any Knight.
        Faction::Goblins => 0.85 * rank,
        _ => rank,
    }
}

/// What a card is worth in the hand with which Phase Two begins. The numbers were read off many
/// games, and rounded: high cards win tricks, low ones are prey, and some peoples are better than
/// their numbers.
fn follower(table: &Table, card: Card) -> f32 {
    let rank = f32::from(table.rank(card)) / 9.0;
    let (square, cube) = (rank * rank, rank * rank * rank);
    let worth = match card.faction() {
        // Prey for Knights.
        Faction::Goblins => 0.45 * square - 0.28,
        Faction::Knights => 0.56 * square - 0.16,
        // They go to whoever loses the trick, so the low ones bring the others home.
        Faction::Dwarves => 0.15 - 0.3 * rank,
        // Good for any trick.
        Faction::Doppelgangers => 0.03 + 0.46 * square,
        // The lead is worth something even when the trick is lost.
        Faction::Dragons => 0.45 * cube - 0.03,
        // A lost one comes back as Fire.
        Faction::Phoenixes => 0.28 * cube - 0.11,
        // Each one won makes all others stronger.
        Faction::Unicorns => 0.85 * cube - 0.15,
        // They capture what they equal.
        Faction::Basilisks => 0.02 + 0.65 * square,
        Faction::Undead => 0.36 * cube - 0.16,
        Faction::Gnomes | Faction::Giants | Faction::Trolls | Faction::Seers => 0.52 * cube - 0.16,
    };
    worth + 0.04 * weight(table, card)
}

/// How much a card counts for the vote of its faction.
fn weight(table: &Table, card: Card) -> f32 {
    let points = table.points(card);
    match table.building() {
        Some(Building::Pyramid) if points <= 3 => 0.0,
        Some(Building::Runestones) if points % 2 == 1 => 0.0,
        Some(Building::Tower) => f32::from(points) / 4.5,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Policy;
    use interregnum_rules::fast::State;
    use interregnum_rules::{Rng, Side, parse_cards};

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let mut rng = Rng::seeded(61);
        for _ in 0..20 {
            let table = Table::random(Some(2), &mut rng);
            let sheet = Sheet::<u64>::new(&table).unwrap();
            let policy = Policy::new(&table, &sheet);
            let mut state = State::random(&sheet, &mut rng);
            while let Some(answer) = policy.choose(&sheet, &state, &mut rng) {
                state.apply(&sheet, answer);
                let [one, other] = [0, 1].map(|side| policy.judgement().standing(&sheet, &state, Side(side)));
                // The lead is judged as a gain for whoever has it, and not as a loss for the other.
                assert!((one + other).abs() < 0.2 || state.is_over(), "{one} {other} {table:?}");
            }
        }
    }

    #[test]
    fn peoples_are_worth_more_than_their_numbers() {
        let table = Table::claim();
        let worth = |text: &str| follower(&table, parse_cards(text).unwrap()[0]);
        assert!(worth("KN9") > worth("GO9") && worth("DG3") > worth("UD3"));
        assert!(worth("DW0") > worth("DW9"), "Dwarves go to the loser");
        let farmland = table.with_setting(interregnum_rules::Setting::Farmland);
        let worth = |text: &str| follower(&farmland, parse_cards(text).unwrap()[0]);
        assert!(worth("UD2") > worth("UD9"), "the 2 is the highest");
    }
}
