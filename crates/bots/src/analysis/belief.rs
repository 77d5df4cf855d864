//! The worlds that a seat holds possible.

use interregnum_rules::{Card, Game, Knowledge, Position, Rng, Seat, Seen, SetupError, Viewer, Worlds, Zone};

/// What a seat believes of the cards that it does not see.
#[derive(Clone, Debug)]
pub enum Belief {
    /// It has seen the game from the deal.
    Knowledge(Box<Knowledge>),
    /// It sees a position and does not know how it came about: every arrangement of the cards
    /// that it does not see is equally likely.
    Position(Box<Position<Seen>>),
}

impl Belief {
    /// What this seat may know of a game.
    pub fn of(game: &Game, seat: Seat) -> Belief {
        let knowledge = game.knowledge(seat).map(|knowledge| Belief::Knowledge(Box::new(knowledge)));
        knowledge.unwrap_or_else(|| Belief::Position(Box::new(game.position().seen_by(Viewer::Seat(seat)))))
    }

    /// Prepares to draw worlds.
    pub(super) fn worlds(&self) -> Dealer<'_> {
        match self {
            Belief::Knowledge(knowledge) => Dealer::Knowledge(knowledge.worlds(), knowledge),
            Belief::Position(position) => Dealer::Position(position),
        }
    }

    /// The one world there is, if nothing is left open.
    pub(super) fn certain(&self) -> Option<Result<Position<Card>, SetupError>> {
        match self {
            Belief::Knowledge(_) => None,
            Belief::Position(position) => {
                let hidden = Zone::all(position.table.players())
                    .filter(|&zone| position.layout.zone(zone).contains(&Seen::Back))
                    .count();
                (hidden <= 1).then(|| arranged(position, &mut Rng::seeded(0)))
            }
        }
    }
}

/// Draws worlds.
pub(super) enum Dealer<'a> {
    Knowledge(Worlds<'a>, &'a Knowledge),
    Position(&'a Position<Seen>),
}

impl Dealer<'_> {
    /// A world as a position, each equally likely.
    pub(super) fn draw(&self, rng: &mut Rng) -> Result<Position<Card>, SetupError> {
        match self {
            Dealer::Knowledge(worlds, knowledge) => Ok(worlds.sample(rng).game(knowledge).position().clone()),
            Dealer::Position(position) => arranged(position, rng),
        }
    }
}

/// The position with the cards that are nowhere dealt to the places where backs lie.
fn arranged(position: &Position<Seen>, rng: &mut Rng) -> Result<Position<Card>, SetupError> {
    let table = &position.table;
    let mut deck = table.deck_cards();
    let mut fire = table.fire_cards();
    let zones: Vec<Zone> = Zone::all(table.players()).collect();
    for card in zones.iter().flat_map(|&zone| position.layout.zone(zone)).filter_map(|seen| seen.face()) {
        let place = |cards: &[Card]| cards.iter().position(|&other| other == card);
        if let Some(place) = place(&deck) {
            deck.swap_remove(place);
        } else if let Some(place) = place(&fire) {
            fire.swap_remove(place);
        } else {
            return Err(SetupError::TooMany(card));
        }
    }
    rng.shuffle(&mut deck);
    rng.shuffle(&mut fire);
    let mut world = position.clone();
    for zone in zones {
        for seen in world.layout.zone_mut(zone).iter_mut().filter(|seen| **seen == Seen::Back) {
            // Drawn Fire cannot be told from other cards by its back; the Fire pile holds nothing else.
            let card = if zone == Zone::Fire { fire.pop() } else { deck.pop().or_else(|| fire.pop()) };
            *seen = Seen::Face(card.ok_or(SetupError::Unknown(zone))?);
        }
    }
    for (hand, choice) in world.layout.hands.iter().zip(&mut world.sealed) {
        if let Some(chosen) = choice.as_mut().filter(|cards| cards.contains(&Seen::Back)) {
            let mut hand = hand.clone();
            rng.shuffle(&mut hand);
            hand.truncate(chosen.len());
            *chosen = hand;
        }
    }
    if let Some(&left) = deck.first().or(fire.first()) {
        return Err(SetupError::Missing(left));
    }
    Ok(Game::resume(world.open()?)?.position().clone())
}
