//! What the network is told: a list of numbers of inputs that are on, for each seat's perspective.

use interregnum_rules::fast::{Mask, Sheet, State};
use interregnum_rules::{Building, Card, Edition, Faction, Phase, Seat, Setting, Table};

/// Cards stand in a relation to the seat that looks: in the hand of a seat so many places
/// clockwise, among its followers, in the pile of its side, in the market, in the deck. Followers
/// and the hand of Phase Two are the same relation: the one becomes the other.
const fn relations(players: usize) -> usize {
    2 * players + sides(players) + 2
}

const fn sides(players: usize) -> usize {
    if players == 3 { 3 } else { 2 }
}

/// The inputs of one table.
#[derive(Clone, Debug)]
pub struct Inputs {
    players: usize,
    /// The name of each card of the sheet.
    names: Vec<u8>,
    table: Vec<usize>,
    building: usize,
}

const NAMES: usize = Card::INDEX_END;
const TABLE_INPUTS: usize = Setting::ALL.len() + Building::ALL.len() + Faction::ALL.len() + 1;

impl Inputs {
    /// The inputs of this table.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Inputs {
        let players = usize::from(table.players());
        let cards = table.deck_cards().len() + table.fire_cards().len();
        let names = (0..cards as u8).map(|card| sheet.card(card).index() as u8).collect();
        let start = relations(players) * NAMES + 2 * players;
        let setting = Setting::ALL.iter().position(|&setting| table.setting() == Some(setting));
        let building = Building::ALL.iter().position(|&building| table.building() == Some(building));
        let german = (table.edition() == Edition::German).then_some(0);
        let mut inputs = Vec::new();
        let mut first = start;
        inputs.extend(setting.map(|place| first + place));
        first += Setting::ALL.len();
        inputs.extend(building.map(|place| first + place));
        first += Building::ALL.len();
        inputs.extend(table.factions().iter().map(|&faction| first + faction as usize));
        first += Faction::ALL.len();
        inputs.extend(german.map(|place| first + place));
        Inputs { players, names, table: inputs, building: building.map_or(0, |place| place + 1) }
    }

    /// How many inputs there are with this many players.
    pub const fn count(players: usize) -> usize {
        relations(players) * NAMES + 2 * players + TABLE_INPUTS
    }

    /// How many heads a network has: one for each Building and for none, in each phase.
    pub const HEADS: usize = 2 * (Building::ALL.len() + 1);

    /// In how many relations a card can stand to a seat; the first inputs are one for each relation
    /// and each name.
    pub const fn relations_of(players: usize) -> usize {
        relations(players)
    }

    pub(super) fn relations(&self) -> usize {
        relations(self.players)
    }

    pub(super) fn cards(&self) -> usize {
        self.names.len()
    }

    /// The places of the leader and of the last winner, as seen from a seat.
    pub(super) fn places(&self) -> usize {
        2 * self.players
    }

    /// The input of a relation and a card, which are counted together.
    pub(super) fn card_input(&self, place: usize) -> usize {
        place / self.cards() * NAMES + usize::from(self.names[place % self.cards()])
    }

    pub(super) fn place_input(&self, place: usize) -> usize {
        self.relations() * NAMES + place
    }

    /// The inputs that are on in every state at this table.
    pub fn table_inputs(&self) -> impl Iterator<Item = usize> + '_ {
        self.table.iter().copied()
    }

    /// The head for a state of this stage.
    pub(super) fn head(&self, stage: usize) -> usize {
        stage * (Building::ALL.len() + 1) + self.building
    }

    /// The head that judges this state, and the inputs that are on for a seat besides those of the
    /// table. A card that is there twice is named twice.
    pub fn of<M: Mask>(&self, state: &State<M>, seat: u8) -> (usize, Vec<usize>) {
        let seats = Seats::of(state);
        let mut inputs = Vec::new();
        seats.relations(seat, |relation, cards| {
            inputs.extend(cards.indices().map(|card| self.card_input(relation * self.cards() + usize::from(card))));
        });
        places(state, seat, |place| inputs.push(self.place_input(place)));
        (self.head(stage(state)), inputs)
    }
}

/// Phase Two is told from Phase One by the head.
pub(super) fn stage<M: Mask>(state: &State<M>) -> usize {
    match state.phase() {
        Phase::Two => 0,
        Phase::One => 1,
    }
}

/// The cards of all seats, gathered once for all perspectives.
pub(super) struct Seats<M: Mask> {
    hands: [M; 4],
    followers: [M; 4],
    piles: [M; 4],
    market: M,
    deck: M,
}

impl<M: Mask> Seats<M> {
    pub(super) fn of(state: &State<M>) -> Seats<M> {
        let two = state.phase() == Phase::Two;
        let mut seats = Seats {
            hands: [M::EMPTY; 4],
            followers: [M::EMPTY; 4],
            piles: [M::EMPTY; 4],
            market: state.market(),
            deck: state.deck(),
        };
        for seat in 0..M::PLAYERS {
            let place = usize::from(seat & 3);
            let (hand, followers) = (state.hand(Seat(seat)), state.followers(Seat(seat)));
            (seats.hands[place], seats.followers[place]) = if two { (M::EMPTY, hand) } else { (hand, followers) };
            seats.piles[usize::from(M::side(seat)) & 3] |= state.pile(Seat(seat));
        }
        seats
    }

    /// Each relation with its cards, as this seat sees them.
    #[inline]
    pub(super) fn relations(&self, seat: u8, mut visit: impl FnMut(usize, M)) {
        let players = usize::from(M::PLAYERS);
        for steps in 0..M::PLAYERS {
            let other = usize::from(M::clockwise(seat, steps) & 3);
            visit(usize::from(steps), self.followers[other]);
            visit(players + usize::from(steps), self.hands[other]);
        }
        let sides = usize::from(M::SIDES);
        for steps in 0..M::SIDES {
            let side = (usize::from(M::side(seat)) + usize::from(steps)) % sides;
            visit(2 * players + usize::from(steps), self.piles[side & 3]);
        }
        visit(2 * players + sides, self.market);
        visit(2 * players + sides + 1, self.deck);
    }
}

/// How many places clockwise from a seat the leader and the last winner sit.
#[inline]
pub(super) fn places<M: Mask>(state: &State<M>, seat: u8, mut visit: impl FnMut(usize)) {
    let players = usize::from(M::PLAYERS);
    let steps = |other: u8| (usize::from(other) + players - usize::from(seat)) % players;
    visit(steps(state.leader().0));
    if let Some(winner) = state.winner() {
        visit(players + steps(winner.0));
    }
}
