//! What the network is told: a list of numbers of inputs that are on, and the cards to choose from.

use super::memory::Memory;
use interregnum_rules::fast::{Mask, Move, Options, Sheet, State};
use interregnum_rules::{Building, Card, Edition, Faction, Seat, Setting, Table};

const NAMES: usize = Card::INDEX_END;
const TABLE_INPUTS: usize = Setting::ALL.len() + Building::ALL.len() + Faction::ALL.len() + 1;
/// One for each number of cards in hand.
const LEFT: usize = 14;

/// What is asked: each has a second layer of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Lead,
    Answer,
    Take,
}

impl Kind {
    pub(super) const COUNT: usize = 3;
}

/// What can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Lead,
    /// Answer with it, and not win the trick as it stands.
    Duck,
    /// Answer with it, and win the trick as it stands.
    Beat,
    TakeFromMarket,
    TakeFromDeck,
}

impl Use {
    pub(super) const COUNT: usize = 5;
}

/// How a table is sensed.
#[derive(Clone, Debug)]
pub struct Senses {
    players: usize,
    /// The name of each card of the sheet.
    names: Vec<u8>,
    /// The faction at each place of the table.
    factions: Vec<usize>,
    table: Vec<usize>,
    building: usize,
}

/// What is sensed at one moment.
#[derive(Clone, Debug)]
pub struct Sensed<M> {
    /// The inputs that are on.
    pub inputs: Vec<usize>,
    /// The second layer that they lead to.
    pub layer: usize,
    /// Each legal answer with the number of its use.
    pub uses: Vec<(Move<M>, usize)>,
}

const fn sides(players: usize) -> usize {
    if players == 3 { 3 } else { 2 }
}

impl Senses {
    /// How this table is sensed, of which this must be the sheet.
    pub fn new<M: Mask>(table: &Table, sheet: &Sheet<M>) -> Senses {
        let players = usize::from(table.players());
        let names = (0..sheet.all().count() as u8).map(|card| sheet.card(card).index() as u8).collect();
        let places = (0..usize::from(M::FACTIONS)).map(|place| sheet.faction_cards(place));
        let factions = places.map(|cards| sheet.card(cards.lowest()).faction() as usize).collect();
        let mut first = Senses::relations(players) * NAMES + Senses::extras(players);
        let mut inputs = Vec::new();
        let setting = Setting::ALL.iter().position(|&setting| table.setting() == Some(setting));
        inputs.extend(setting.map(|place| first + place));
        first += Setting::ALL.len();
        let building = Building::ALL.iter().position(|&building| table.building() == Some(building));
        inputs.extend(building.map(|place| first + place));
        first += Building::ALL.len();
        inputs.extend(table.factions().iter().map(|&faction| first + faction as usize));
        first += Faction::ALL.len();
        inputs.extend((table.edition() == Edition::German).then_some(first));
        Senses { players, names, factions, table: inputs, building: building.map_or(0, |place| place + 1) }
    }

    /// In how many relations a card can stand to the seat that is asked; the first inputs are one for
    /// each relation and each name. Own hand, own followers, known followers of each other seat, the
    /// pile of each side, gone, the market, the trick by who played.
    pub const fn relations(players: usize) -> usize {
        2 + (players - 1) + sides(players) + 2 + (players - 1)
    }

    /// What is no card: how many cards are left, what others do not hold, who wins the trick so far.
    pub(super) const fn extras(players: usize) -> usize {
        LEFT + (players - 1) * Faction::ALL.len() + players
    }

    /// How many inputs there are with this many players.
    pub const fn inputs(players: usize) -> usize {
        Senses::relations(players) * NAMES + Senses::extras(players) + TABLE_INPUTS
    }

    /// How many second layers there are: one for each question, without a Building and with each.
    pub const LAYERS: usize = Kind::COUNT * (Building::ALL.len() + 1);

    /// How many uses of named cards there are.
    pub const USES: usize = Use::COUNT * NAMES;

    pub(super) fn cards(&self) -> usize {
        self.names.len()
    }

    /// The input of a relation and a card of the sheet, which are counted together.
    pub(super) fn card_input(&self, place: usize) -> usize {
        place / self.cards() * NAMES + usize::from(self.names[place % self.cards()])
    }

    pub(super) fn extra_input(&self, extra: usize) -> usize {
        Senses::relations(self.players) * NAMES + extra
    }

    pub(super) fn use_of(&self, place: usize) -> usize {
        place / self.cards() * NAMES + usize::from(self.names[place % self.cards()])
    }

    /// The inputs that are on in every state at this table.
    pub(super) fn table_inputs(&self) -> impl Iterator<Item = usize> + '_ {
        self.table.iter().copied()
    }

    /// The second layer for a question.
    pub(super) fn layer(&self, kind: usize) -> usize {
        kind * (Building::ALL.len() + 1) + self.building
    }

    /// All that is sensed where a card is to be played or taken in Phase One.
    pub fn sense<M: Mask>(&self, sheet: &Sheet<M>, state: &State<M>, memory: &Memory<M>) -> Sensed<M> {
        let mut inputs: Vec<usize> = self.table_inputs().collect();
        let seat = state.asked().map_or(0, |(seat, _)| seat.0);
        relations(state, memory, seat, |relation, cards| {
            inputs.extend(cards.indices().map(|card| self.card_input(relation * self.cards() + usize::from(card))));
        });
        self.visit_extras(sheet, state, memory, seat, |extra| inputs.push(self.extra_input(extra)));
        let mut uses = Vec::new();
        let kind = answers(sheet, state, |answer, way, card| {
            uses.push((answer, self.use_of(way as usize * self.cards() + usize::from(card))));
        });
        Sensed { inputs, layer: self.layer(kind as usize), uses }
    }

    #[inline]
    pub(super) fn visit_extras<M: Mask>(
        &self,
        sheet: &Sheet<M>,
        state: &State<M>,
        memory: &Memory<M>,
        seat: u8,
        mut visit: impl FnMut(usize),
    ) {
        visit((state.hand(Seat(seat)).count() as usize).min(LEFT - 1));
        for steps in 1..M::PLAYERS {
            let mut voids = memory.voids[usize::from(M::clockwise(seat, steps) & 3)];
            while voids != 0 {
                let faction = self.factions[voids.trailing_zeros() as usize];
                voids &= voids - 1;
                visit(LEFT + (usize::from(steps) - 1) * Faction::ALL.len() + faction);
            }
        }
        if M::PLAYERS > 2
            && let Some(winning) = state.winning_seat(sheet)
        {
            let steps = (winning.0 + M::PLAYERS - seat) % M::PLAYERS;
            visit(LEFT + usize::from(M::PLAYERS - 1) * Faction::ALL.len() + usize::from(steps));
        }
    }
}

/// Each relation with its cards, as the seat knows them.
#[inline]
pub(super) fn relations<M: Mask>(state: &State<M>, memory: &Memory<M>, seat: u8, mut visit: impl FnMut(usize, M)) {
    let players = usize::from(M::PLAYERS);
    visit(0, state.hand(Seat(seat)));
    visit(1, state.followers(Seat(seat)));
    let mut piles = [M::EMPTY; 4];
    let mut gone = memory.played;
    for steps in 0..M::PLAYERS {
        let other = M::clockwise(seat, steps);
        if steps > 0 {
            visit(1 + usize::from(steps), state.followers(Seat(other)) & memory.shown);
        }
        let pile = state.pile(Seat(other));
        let side = (M::side(other) + M::SIDES - M::side(seat)) % M::SIDES;
        piles[usize::from(side & 3)] |= pile;
        gone &= !pile;
    }
    let mut relation = 1 + players;
    for pile in &piles[..usize::from(M::SIDES)] {
        visit(relation, *pile);
        relation += 1;
    }
    // Once all have played, the cards of the trick are gone.
    if state.plays().len() < players {
        for (back, &card) in state.plays().iter().rev().enumerate() {
            gone &= !M::bit(card);
            visit(relation + 2 + back, M::bit(card));
        }
    }
    visit(relation, gone);
    visit(relation + 1, state.market());
}

/// Each legal answer with what it does and with which card; says what is asked.
#[inline]
pub(super) fn answers<M: Mask>(sheet: &Sheet<M>, state: &State<M>, mut visit: impl FnMut(Move<M>, Use, u8)) -> Kind {
    match state.options(sheet) {
        Options::Play(cards) => {
            let cards = sheet.distinct(cards);
            if state.plays().is_empty() {
                cards.indices().for_each(|card| visit(Move::Play(card), Use::Lead, card));
                return Kind::Lead;
            }
            let winners = state.winners_now(sheet, cards);
            for card in cards.indices() {
                visit(Move::Play(card), if winners.has(card) { Use::Beat } else { Use::Duck }, card);
            }
            Kind::Answer
        }
        Options::Take { market, deck } => {
            for card in sheet.distinct(market).indices() {
                visit(Move::Take(card), Use::TakeFromMarket, card);
            }
            if deck && let Some(top) = state.top() {
                visit(Move::TakeTop, Use::TakeFromDeck, top);
            }
            Kind::Take
        }
        Options::Choose { .. } | Options::Crush { .. } | Options::Over => Kind::Take,
    }
}
