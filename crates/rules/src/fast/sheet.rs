//! What the fast engine knows about a table: sets and small tables filled by asking the rulebook.

use super::interview::Interview;
use super::mask::Mask;
use crate::agenda::Step;
use crate::building::Building;
use crate::card::Card;
use crate::seat::Seat;
use crate::table::{Edition, Table};

/// More than the factions of any table.
pub(super) const FACTIONS: usize = 8;
/// More than the cards of any table.
pub(super) const CARDS: usize = 128;

/// Which sides can win (9.4, 9.5, 9.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contenders {
    /// All of them.
    All,
    /// All but one that gathered twice as many cards as every other.
    Modest,
    /// Those with the most complete sets.
    MostSets,
    /// Those with the most cards.
    MostCards,
}

/// The rules of one table for the fast engine: immutable, to be shared by all games at it.
// Each is a power that a table has or lacks, and any of them may meet.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug)]
pub struct Sheet<M: Mask> {
    pub(super) first_leader: u8,
    pub(super) hand_size: u8,
    pub(super) market_size: u8,
    pub(super) market_takes: u8,
    /// What is asked of everybody before each phase.
    pub(super) before: [Option<Step>; 2],

    /// The card of each index: faction by faction, lowest rank first.
    pub(super) cards: Vec<Card>,
    pub(super) deck: M,
    pub(super) fire: M,
    /// The indices of the cards of the deck, then those of the Fire pile.
    pub(super) unshuffled: [u8; CARDS],
    /// The place of each card's faction at the table.
    pub(super) faction: [u8; CARDS],
    pub(super) rank: [u8; CARDS],
    /// A number for each card, the same for those that are interchangeable (1.1).
    pub(super) name: [u8; CARDS],
    /// The cards of each faction.
    pub(super) of: [M; FACTIONS],
    /// For each led card: the cards that oblige their holder to follow it (4.2).
    pub(super) follow: [M; CARDS],
    /// For each led card: the cards that such a holder may play.
    pub(super) answers: [M; CARDS],
    /// What is added to a strength so that the sum decides the trick.
    pub(super) standing: [[u8; CARDS]; FACTIONS],
    /// For each led card: the cards that win over it as the only answer, no strength being added.
    pub(super) beats: [M; CARDS],
    /// For each led card: the cards that lead the next trick as the only answer, likewise.
    pub(super) leads_next: [M; CARDS],
    /// Whether those decide every trick: two play, nothing is added to strengths, and no
    /// Plateau moves the lead.
    pub(super) duels: bool,
    /// The cards that capture a led card of this faction and of their own strength (7.3).
    pub(super) captors: [M; FACTIONS],
    pub(super) captures: bool,
    /// For `n` = 1 to 4: cards that are the same as the one `n` places below.
    pub(super) same: [M; 4],
    /// Cards that have others of the same rank in their faction.
    pub(super) shared_rank: M,

    /// Cards that go to the winner's pile in Phase One (5.2).
    pub(super) scored_at_once: M,
    /// Cards that go to the loser or to the weakest in Phase Two (5.3).
    pub(super) to_weakest: M,
    /// Cards that stay in front of their gatherer (6.1).
    pub(super) shown: M,
    /// Cards that are set aside (6.3).
    pub(super) set_aside: M,
    /// The cards in front that each card crushes (6.2).
    pub(super) crushes: [M; CARDS],
    pub(super) crushers: M,
    pub(super) crushing_is_asked: bool,
    /// Cards that take the lead (6.4).
    pub(super) takes_lead: M,
    /// Cards that see the deck when they win (6.5).
    pub(super) looks: M,
    /// Cards that draw Fire when they are lost (7.1).
    pub(super) burns: M,
    /// Cards in a pile that make other cards of the seat stronger (7.2).
    pub(super) lends: M,
    /// Cards that are not made stronger by them.
    pub(super) unlent: M,
    /// What is added to the strength of those who lost the trick before (8.9).
    pub(super) underdog: u8,
    pub(super) bonuses: bool,
    pub(super) reversed: bool,
    pub(super) plateau: bool,

    /// The first three of a faction have its vote (9.2).
    pub(super) lighthouse: bool,
    /// The last trick of each phase has a vote (9.1).
    pub(super) dungeon: bool,
    /// The cards that count (9.3, 9.8).
    pub(super) counts: M,
    /// How many cards of a faction are left of so many (9.6).
    pub(super) keeps: [u8; 32],
    pub(super) shrinks: bool,
    pub(super) by_points: bool,
    pub(super) contenders: Contenders,
    /// Whether cards come before points when votes are equal (10.4).
    pub(super) cards_break_ties: bool,
    /// The cards whose points have each bit.
    pub(super) points: [M; 4],
}

impl<M: Mask> Sheet<M> {
    /// Asks the rulebook about this table. `None` if this kind of set is made for other numbers
    /// of players (`u64` for two, `Wide<3>` for three, `Wide<4>` for four) or for plainer tables.
    pub fn new(table: &Table) -> Option<Sheet<M>> {
        if table.players() != M::PLAYERS {
            return None;
        }
        let deck_cards = table.deck_cards();
        let place = |card: Card| table.factions().iter().position(|&faction| faction == card.faction());
        let mut cards: Vec<Card> = deck_cards.iter().copied().chain(table.fire_cards()).collect();
        cards.sort_by_cached_key(|&card| (place(card), table.rank(card), card));
        let fire = table.fire_cards();
        let set = |chosen: &dyn Fn(Card) -> bool| {
            (0u8..).zip(&cards).filter(|&(_, &card)| chosen(card)).fold(M::EMPTY, |set, (n, _)| set | M::bit(n))
        };
        let ask = Interview::new(table);
        let of_factions = |chosen: &dyn Fn(Card) -> bool| {
            let found: Vec<_> = table.factions().iter().filter(|faction| faction.cards().take(1).any(chosen)).collect();
            set(&|card| found.contains(&&card.faction()))
        };
        let scoring = table.scoring();
        let shown = of_factions(&|card| ask.is_shown(card));
        let crushers = of_factions(&|card| ask.crushes(card).is_some());
        let lends = of_factions(&|card| ask.lends(card));
        let underdog = ask.underdog();
        let mut sheet = Sheet {
            first_leader: table.first_leader().0,
            hand_size: table.hand_size() as u8,
            market_size: table.market_size() as u8,
            market_takes: table.market_takes() as u8,
            before: ask.before(),
            deck: set(&|card| !fire.contains(&card)),
            fire: set(&|card| fire.contains(&card)),
            unshuffled: [0; CARDS],
            faction: [0; CARDS],
            rank: [0; CARDS],
            name: [0; CARDS],
            of: [M::EMPTY; FACTIONS],
            follow: [M::EMPTY; CARDS],
            answers: [M::EMPTY; CARDS],
            standing: [[0; CARDS]; FACTIONS],
            beats: [M::EMPTY; CARDS],
            leads_next: [M::EMPTY; CARDS],
            duels: table.players() == 2 && !lends.any() && underdog == 0 && !ask.has_plateau(),
            captors: [M::EMPTY; FACTIONS],
            captures: false,
            same: [M::EMPTY; 4],
            shared_rank: M::EMPTY,
            scored_at_once: of_factions(&|card| ask.is_scored_at_once(card)),
            to_weakest: of_factions(&|card| ask.goes_to_the_weakest(card)),
            shown,
            set_aside: of_factions(&|card| ask.is_set_aside(card)),
            crushes: [M::EMPTY; CARDS],
            crushers,
            crushing_is_asked: table
                .factions()
                .iter()
                .filter_map(|f| ask.crushes(f.cards().next()?))
                .any(|asked| asked),
            takes_lead: of_factions(&|card| ask.takes_lead(card)),
            looks: of_factions(&|card| ask.looks(card)),
            burns: of_factions(&|card| ask.burns(card)),
            lends,
            unlent: if lends.any() { of_factions(&|card| ask.is_unlent(card)) } else { M::EMPTY },
            underdog,
            bonuses: lends.any() || underdog > 0,
            reversed: ask.is_reversed(),
            plateau: ask.has_plateau(),
            lighthouse: ask.has_lighthouse(),
            dungeon: !scoring.extra_votes(&[Seat(0)]).is_empty(),
            counts: set(&|card| scoring.counts(table.points(card))),
            keeps: std::array::from_fn(|held| scoring.keeps(held) as u8),
            shrinks: (0..32).any(|held| scoring.keeps(held) != held),
            by_points: scoring.by_points(),
            contenders: match table.building() {
                Some(Building::Abbey) => Contenders::Modest,
                Some(Building::Bridge) => Contenders::MostSets,
                Some(Building::Castle) => Contenders::MostCards,
                _ => Contenders::All,
            },
            cards_break_ties: table.edition() == Edition::International,
            points: [0, 1, 2, 3].map(|bit| set(&|card| table.points(card) >> bit & 1 == 1)),
            cards: Vec::new(),
        };
        sheet.cards.clone_from(&cards);
        sheet.fill(table);
        (!M::PLAIN || sheet.is_plain(table)).then_some(sheet)
    }

    /// Whether nothing at this table needs the code that [`Mask::PLAIN`] leaves out.
    fn is_plain(&self, table: &Table) -> bool {
        let no_location = table.setting().is_none() && table.building().is_none();
        no_location && self.duels && !self.captures && self.burns.is_empty()
    }

    /// Fills the tables that have an entry for each card or each led faction.
    fn fill(&mut self, table: &Table) {
        for (place, index) in self.unshuffled.iter_mut().zip(self.deck.indices().chain(self.fire.indices())) {
            *place = index;
        }
        for (n, &card) in (0u8..).zip(&self.cards) {
            let faction = table.factions().iter().position(|&faction| faction == card.faction()).unwrap_or_default();
            self.faction[usize::from(n)] = faction as u8;
            self.rank[usize::from(n)] = table.rank(card);
            self.name[usize::from(n)] = card.index() as u8;
            self.of[faction] |= M::bit(n);
            for (m, &other) in (0u8..).zip(&self.cards).take(usize::from(n)) {
                if card == other {
                    self.same[usize::from(n - m - 1)] |= M::bit(n);
                }
                if faction == usize::from(self.faction[usize::from(m)])
                    && table.rank(other) == self.rank[usize::from(n)]
                {
                    self.shared_rank |= M::bit(n) | M::bit(m);
                }
            }
            if self.crushers.has(n) {
                let matching = (0u8..).zip(&self.cards).filter(|(_, other)| other.value() == card.value());
                let matching = matching.fold(M::EMPTY, |set, (m, _)| set | M::bit(m));
                self.crushes[usize::from(n)] = matching & self.shown;
            }
        }
        for (led, faction) in table.factions().iter().enumerate() {
            let Some(lead) = faction.cards().next() else { continue };
            let mut answers = M::EMPTY;
            for (n, &card) in (0u8..).zip(&self.cards) {
                let standing = table.standing(card, lead);
                self.standing[led][usize::from(n)] = standing as u8 * STANDING;
                if standing == crate::trick::Standing::Led {
                    answers |= M::bit(n);
                }
                if table.may_capture(card, lead) {
                    self.captors[led] |= M::bit(n);
                    self.captures = true;
                }
            }
            for card in self.of[led].indices() {
                self.follow[usize::from(card)] = self.of[led];
                self.answers[usize::from(card)] = answers;
            }
        }
        self.fill_duels();
    }

    /// Who wins with this answer to this lead, and who leads next (4.5, 4.7, 6.4, 7.3).
    fn fill_duels(&mut self) {
        for lead in (self.deck | self.fire).indices() {
            let (mut beats, mut leads_next) = (M::EMPTY, M::EMPTY);
            for answer in (self.deck | self.fire).indices() {
                let duel = self.duel((lead, 0), (answer, 0));
                beats |= M::bit(answer).only_if(duel.answer_wins);
                leads_next |= M::bit(answer).only_if(duel.answer_leads());
            }
            self.beats[usize::from(lead)] = beats;
            self.leads_next[usize::from(lead)] = leads_next;
        }
    }

    /// All cards of the table, the Fire pile included.
    pub fn all(&self) -> M {
        self.deck | self.fire
    }

    /// The card with this index. There must be one.
    pub fn card(&self, index: u8) -> Card {
        self.cards[usize::from(index)]
    }

    /// The cards of a set, sorted by name.
    pub fn cards(&self, set: M) -> Vec<Card> {
        let mut cards: Vec<Card> = set.indices().map(|index| self.card(index)).collect();
        cards.sort_unstable();
        cards
    }

    /// The index of this card in the set, the lowest if several are the same.
    pub fn find(&self, card: Card, within: M) -> Option<u8> {
        within.indices().find(|&index| self.card(index) == card)
    }

    /// The place of the faction at the table.
    #[inline(always)]
    pub(super) fn faction_of(&self, card: u8) -> usize {
        usize::from(self.faction[usize::from(card) % CARDS]) % FACTIONS
    }

    /// The set with one of each group of interchangeable cards (1.1).
    #[inline(always)]
    #[must_use]
    pub fn distinct(&self, set: M) -> M {
        let mut copies = M::EMPTY;
        for (same, places) in self.same.iter().zip(1..) {
            copies |= set.up(places) & *same;
        }
        set & !copies
    }

    /// The sum of points of these cards.
    #[inline(always)]
    pub(super) fn sum(&self, set: M) -> u32 {
        (0..4).map(|bit| (set & self.points[bit]).count() << bit).sum()
    }
}

/// More than any strength: a rank of 10, ten Unicorns and the Ice Fields.
const STANDING: u8 = 32;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::Wide;
    use crate::random::Rng;
    use crate::trick::Standing;

    /// The tables per led faction say the same for every led card.
    fn agrees<M: Mask>(table: &Table) {
        let sheet = Sheet::<M>::new(table).unwrap();
        let all = sheet.deck | sheet.fire;
        assert_eq!(all.count() as usize, table.deck_cards().len() + table.fire_cards().len());
        for lead in all.indices() {
            let led = sheet.faction_of(lead);
            for card in all.indices() {
                let standing = table.standing(sheet.card(card), sheet.card(lead));
                assert_eq!(sheet.standing[led][usize::from(card)], standing as u8 * STANDING);
                assert_eq!(sheet.answers[usize::from(lead)].has(card), standing == Standing::Led);
                assert_eq!(sheet.captors[led].has(card), table.may_capture(sheet.card(card), sheet.card(lead)));
            }
            assert_eq!(sheet.sum(M::bit(lead)), u32::from(table.points(sheet.card(lead))));
        }
    }

    #[test]
    fn the_sheet_says_what_the_rulebook_says() {
        let mut rng = Rng::seeded(3);
        for _ in 0..40 {
            let table = Table::random(None, &mut rng);
            match table.players() {
                2 => agrees::<u64>(&table),
                3 => agrees::<Wide<3>>(&table),
                _ => agrees::<Wide<4>>(&table),
            }
        }
    }

    #[test]
    fn r1_1_distinct_names_each_card_once() {
        let sheet = Sheet::<u64>::new(&Table::claim()).unwrap();
        let goblins: Vec<Card> = sheet.cards(sheet.of[0]);
        assert_eq!(crate::card::names(&goblins[..6]), "GO0 GO0 GO0 GO0 GO0 GO1");
        assert_eq!(sheet.distinct(0b11_0110), 0b10_0010);
        assert_eq!(sheet.distinct(0b01_0001), 0b00_0001);
        assert_eq!(sheet.distinct(sheet.of[0]).count(), 10);
        let sheet = Sheet::<u64>::new(&Table::claim2()).unwrap();
        assert_eq!(sheet.distinct(0b111_101_110), 0b001_001_010);
        assert!(Sheet::<Wide<4>>::new(&Table::claim()).is_none());
    }
}
