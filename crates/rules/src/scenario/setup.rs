//! What a scenario says about the table and the position, and the rest that it does not say.

use super::{Scenario, Start, cards};
use crate::agenda::Step;
use crate::building::Building;
use crate::card::{Card, Code};
use crate::faction::Faction;
use crate::game::{Deal, Game};
use crate::position::{Phase, Position};
use crate::seat::Seat;
use crate::setting::Setting;
use crate::table::{Edition, Table};
use crate::trick::Trick;
use crate::zone::Layout;

/// Which factions join a table of Phase One that names too few: first those without a power in it.
const QUIET_IN_PHASE_ONE: [Faction; 9] = [
    Faction::Dwarves,
    Faction::Trolls,
    Faction::Unicorns,
    Faction::Seers,
    Faction::Undead,
    Faction::Dragons,
    Faction::Doppelgangers,
    Faction::Basilisks,
    Faction::Phoenixes,
];

/// Which factions join a table of Phase Two that names too few: first those without a power in it.
const QUIET_IN_PHASE_TWO: [Faction; 9] = [
    Faction::Seers,
    Faction::Undead,
    Faction::Dwarves,
    Faction::Unicorns,
    Faction::Dragons,
    Faction::Trolls,
    Faction::Doppelgangers,
    Faction::Basilisks,
    Faction::Phoenixes,
];

impl Scenario {
    /// The trick or the story is one of Phase One.
    pub(crate) fn in_phase_one(mut self) -> Self {
        self.start = Start::Trick(Phase::One);
        self
    }

    /// This many play.
    pub(crate) fn players(mut self, players: u8) -> Self {
        self.players = players;
        self
    }

    /// This seat leads.
    pub(crate) fn led_by(mut self, seat: u8) -> Self {
        self.leader = Seat(seat);
        self
    }

    /// The trick is the last one of its phase.
    pub(crate) fn last_trick(mut self) -> Self {
        self.spare = 0;
        self
    }

    /// The Setting.
    #[track_caller]
    pub(crate) fn at(mut self, setting: &str) -> Self {
        self.setting = Some(Setting::find(setting).expect("a Setting"));
        self
    }

    /// The Building.
    #[track_caller]
    pub(crate) fn building(mut self, building: &str) -> Self {
        self.building = Some(Building::find(building).expect("a Building"));
        self
    }

    /// The edition is the german one.
    pub(crate) fn german(mut self) -> Self {
        self.edition = Edition::German;
        self
    }

    /// These factions are at the table, whether or not one of their cards is named.
    #[track_caller]
    pub(crate) fn with_factions(mut self, names: &str) -> Self {
        self.factions.extend(names.split(' ').map(|name| Faction::find(name).expect("a faction")));
        self
    }

    /// The seat holds these cards, too.
    #[track_caller]
    pub(crate) fn hand(mut self, seat: usize, text: &str) -> Self {
        self.hands[seat].extend(cards(text));
        self
    }

    /// Hands are not filled up.
    pub(crate) fn uneven_hands(mut self) -> Self {
        self.uneven = true;
        self
    }

    /// The seat has recruited these.
    #[track_caller]
    pub(crate) fn with_followers(mut self, seat: usize, text: &str) -> Self {
        self.followers[seat] = cards(text);
        self
    }

    /// The seat's score pile from Phase One.
    #[track_caller]
    pub(crate) fn with_pile(mut self, seat: usize, text: &str) -> Self {
        self.piles[seat] = cards(text);
        self
    }

    /// What the seat gathered in Phase Two, on top of its score pile from Phase One.
    #[track_caller]
    pub(crate) fn with_gathered(mut self, seat: usize, text: &str) -> Self {
        self.gathered[seat] = cards(text);
        self
    }

    /// The Gnomes in front of the seat.
    #[track_caller]
    pub(crate) fn with_front(mut self, seat: usize, text: &str) -> Self {
        self.front[seat] = cards(text);
        self
    }

    /// The Trolls set aside.
    #[track_caller]
    pub(crate) fn with_aside(mut self, text: &str) -> Self {
        self.aside = cards(text);
        self
    }

    /// The draw deck from its top, the next market first.
    #[track_caller]
    pub(crate) fn with_deck(mut self, text: &str) -> Self {
        self.deck = cards(text);
        self
    }

    /// The whole Fire pile from its top.
    #[track_caller]
    pub(crate) fn with_fire(mut self, text: &str) -> Self {
        self.fire = Some(cards(text));
        self
    }

    /// Who won the last trick of Phase One.
    pub(crate) fn phase_one_ended_by(mut self, seat: u8) -> Self {
        self.last_tricks = vec![Seat(seat)];
        self
    }

    /// Who won the trick before.
    pub(crate) fn last_won_by(mut self, seat: u8) -> Self {
        self.winner = Some(Seat(seat));
        self
    }

    /// The game, which the first call builds.
    #[track_caller]
    pub(super) fn game(&mut self) -> &mut Game {
        if self.game.is_none() {
            self.build();
        }
        self.game.as_mut().expect("the game is built")
    }

    #[track_caller]
    fn build(&mut self) {
        let plays = std::mem::take(&mut self.plays);
        for (seat, &card) in self.leader.round(self.players).zip(&plays) {
            self.hands[seat.index()].push(card);
        }
        let table = self.table();
        let mut pool = self.pool(&table, plays.first().copied());
        let game = match self.start {
            Start::Deal => self.deal(&table, &mut pool),
            Start::Trick(_) | Start::Scoring => Game::from_position(self.position(&table, &mut pool)),
        };
        self.game = Some(game);
        self.nothing_is_lost();
        for (seat, card) in self.leader.round(self.players).zip(plays) {
            let game = self.game();
            if let Err(refusal) = game.act(seat, &crate::Action::Play(card)) {
                panic!("{seat} cannot play {card}: {refusal}");
            }
        }
        self.nothing_is_lost();
    }

    fn quiet_factions(&self) -> [Faction; 9] {
        match self.start {
            Start::Trick(Phase::One) | Start::Deal => QUIET_IN_PHASE_ONE,
            Start::Trick(Phase::Two) | Start::Scoring => QUIET_IN_PHASE_TWO,
        }
    }

    /// All cards that the scenario names.
    fn named(&self) -> impl Iterator<Item = Card> {
        let of_seats = [&self.hands, &self.followers, &self.piles, &self.gathered, &self.front];
        let of_seats = of_seats.into_iter().flatten().flatten();
        of_seats.chain(&self.aside).chain(&self.deck).chain(self.fire.iter().flatten()).copied()
    }

    /// A table with the factions of all named cards.
    #[track_caller]
    fn table(&self) -> Table {
        let mut factions = Vec::new();
        for faction in self.factions.iter().copied().chain(self.named().map(Card::faction)) {
            for faction in [Some(faction), faction.pair()].into_iter().flatten() {
                if !factions.contains(&faction) {
                    factions.push(faction);
                }
            }
        }
        if !factions.contains(&Faction::Gnomes) && !factions.contains(&Faction::Goblins) {
            factions.extend([Faction::Goblins, Faction::Knights]);
        }
        let size = 2 + Table::ten_card_factions(self.players);
        let missing = size.saturating_sub(factions.len());
        let more = self.quiet_factions().into_iter().filter(|faction| !factions.contains(faction));
        let more: Vec<Faction> = more.take(missing).collect();
        factions.extend(more);
        let table = Table::new(self.players, &factions).and_then(|table| table.led_by(self.leader));
        let table = table.unwrap_or_else(|error| panic!("{error}"));
        table.with_setting(self.setting).with_building(self.building).with_edition(self.edition)
    }

    /// The cards of the table that the scenario does not name: first those that answer no lead.
    #[track_caller]
    fn pool(&self, table: &Table, lead: Option<Card>) -> Vec<Card> {
        let mut pool = [table.deck_cards(), table.fire_cards()].concat();
        for card in self.named() {
            let place = pool.iter().position(|&left| left == card);
            pool.swap_remove(place.unwrap_or_else(|| panic!("the scenario names {card} too often")));
        }
        let quiet = self.quiet_factions();
        pool.sort_by_key(|card| {
            let faction = card.faction();
            let led = lead.is_some_and(|lead| lead.faction() == faction);
            let named = self.named().any(|named| named.faction() == faction);
            (led, named, quiet.iter().position(|&other| other == faction), *card)
        });
        pool
    }

    fn fire_pile(&self, pool: &mut Vec<Card>) -> Vec<Card> {
        match &self.fire {
            Some(fire) => fire.clone(),
            None => pool.extract_if(.., |card| card.code() == Code::PF).collect(),
        }
    }

    #[track_caller]
    fn deal(&mut self, table: &Table, pool: &mut Vec<Card>) -> Game {
        let fire = self.fire_pile(pool);
        let mut deck = Vec::new();
        for seat in table.seats() {
            let hand = &mut self.hands[seat.index()];
            fill(hand, table.hand_size(), pool);
            deck.extend(hand.iter());
        }
        deck.extend(&self.deck);
        deck.append(pool);
        Game::new(table, &Deal { deck, fire }).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A position in which every card is somewhere. In Phase One each zone has the size that it
    /// has after so many rounds.
    fn position(&mut self, table: &Table, pool: &mut Vec<Card>) -> Position<Card> {
        let players = table.players();
        let seats = usize::from(players);
        let mut layout = Layout::empty(players);
        layout.fire = self.fire_pile(pool);
        let hand_size = self.hands.iter().map(Vec::len).max().unwrap_or(0) + self.spare;
        let phase = if self.start == Start::Trick(Phase::One) { Phase::One } else { Phase::Two };
        layout.deck.clone_from(&self.deck);
        for seat in 0..seats {
            layout.hands[seat].clone_from(&self.hands[seat]);
            layout.followers[seat].clone_from(&self.followers[seat]);
            layout.piles[seat] = [&self.piles[seat][..], &self.gathered[seat]].concat();
            layout.front[seat].clone_from(&self.front[seat]);
            if !self.uneven {
                fill(&mut layout.hands[seat], hand_size, pool);
            }
        }
        if phase == Phase::One {
            let size = layout.hands.iter().map(Vec::len).sum();
            fill(&mut layout.deck, size, pool);
            for followers in &mut layout.followers {
                fill(followers, table.hand_size() - hand_size, pool);
            }
        }
        layout.aside.clone_from(&self.aside);
        layout.discard = std::mem::take(pool);
        self.discards = layout.discard.len();
        let step = if self.start == Start::Scoring { Step::Score } else { Step::NextTrick };
        Position {
            table: table.clone(),
            phase,
            layout,
            face_up: 0,
            looked: None,
            taken: 0,
            leader: self.leader,
            trick: Trick::default(),
            previous: None,
            winner: self.winner,
            streak: None,
            last_tricks: self.last_tricks.clone(),
            recruited: self.piles[..seats].iter().map(Vec::len).collect(),
            claims: Vec::new(),
            last_trick: false,
            sealed: vec![None; seats],
            agenda: vec![step],
            outcome: None,
        }
    }

    /// Every card of the table is somewhere, and no other.
    #[track_caller]
    pub(super) fn nothing_is_lost(&self) {
        let Some(game) = &self.game else { return };
        let mut found: Vec<Card> = game.position().layout.all().copied().collect();
        let mut expected = [game.table().deck_cards(), game.table().fire_cards()].concat();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "every card is somewhere");
    }
}

/// Fills a zone up to a size with the next cards of the pool.
fn fill(zone: &mut Vec<Card>, size: usize, pool: &mut Vec<Card>) {
    let missing = size.saturating_sub(zone.len()).min(pool.len());
    zone.extend(pool.drain(..missing));
}
