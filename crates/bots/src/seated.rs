//! What a seat may know of a game.

use interregnum_rules::{Event, Game, Knowledge, Position, Question, Seat, Seen, Table, View, Viewer};

/// A seat that is asked something, and all that it may know. The game itself stays out of reach:
/// whoever holds this cannot cheat.
///
/// ```compile_fail
/// fn peek(seated: &interregnum_bots::Seated<'_>) -> usize {
///     seated.game.position().layout.deck.len()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Seated<'a> {
    game: &'a Game,
    seat: Seat,
    question: Question,
}

impl<'a> Seated<'a> {
    /// The seat in this game, if it is asked something now.
    pub fn new(game: &'a Game, seat: Seat) -> Option<Seated<'a>> {
        Some(Seated { game, seat, question: game.question(seat)? })
    }

    /// The first seat that is asked something, unless the game is over. When several are asked at
    /// once, their choices stay sealed, so the order tells them nothing.
    pub fn next(game: &'a Game) -> Option<Seated<'a>> {
        let &(seat, _) = game.position().asked().first()?;
        Seated::new(game, seat)
    }

    /// The seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The table.
    pub fn table(&self) -> &'a Table {
        self.game.table()
    }

    /// What the seat is asked.
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// Everything that happened so far, as the seat saw it.
    pub fn events(&self) -> impl Iterator<Item = Event<Seen>> + use<'a> {
        self.game.events(Viewer::Seat(self.seat))
    }

    /// The position as the seat sees it.
    pub fn position(&self) -> Position<Seen> {
        self.game.position().seen_by(Viewer::Seat(self.seat))
    }

    /// All that the seat sees now: the position, who is asked, its question, and how the races for
    /// the votes stand.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// All that the seat has seen and what follows from it. A bot that searches takes the worlds
    /// that it plays out from here. `None` if the game was taken up from a position: then nobody
    /// knows how it came about.
    ///
    /// ```
    /// use interregnum_bots::Seated;
    /// use interregnum_rules::{Deal, Game, Rng, Table};
    ///
    /// let table = Table::claim2();
    /// let mut rng = Rng::seeded(7);
    /// let game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
    /// let seated = Seated::next(&game).unwrap();
    /// let knowledge = seated.knowledge().expect("the game was seen from its deal");
    /// let world = knowledge.sample(&mut rng).game(&knowledge);
    /// assert_eq!(world.view(seated.view().viewer), seated.view());
    /// ```
    pub fn knowledge(&self) -> Option<Knowledge> {
        self.game.knowledge(self.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::{Deal, Rng};

    #[test]
    fn a_seat_sees_its_own_hand_alone() {
        let table = Table::claim2();
        let game = Game::new(&table, &Deal::shuffled(&table, &mut Rng::seeded(1))).unwrap();
        let seated = Seated::next(&game).unwrap();
        assert_eq!(seated.seat(), table.first_leader());
        assert_eq!(seated.table(), &table);
        let position = seated.position();
        assert!(position.layout.hands[0].iter().all(|card| card.face().is_some()));
        assert!(position.layout.hands[1].iter().all(|card| *card == Seen::Back));
        assert!(position.layout.deck.iter().all(|card| *card == Seen::Back));
        let faces = seated.events().filter(|event| matches!(event, Event::Moved { card: Seen::Face(_), .. })).count();
        assert_eq!(faces, 14, "the own hand and the market");
    }

    #[test]
    fn view_and_knowledge_are_those_of_the_seat() {
        let table = Table::claim2();
        let game = Game::new(&table, &Deal::shuffled(&table, &mut Rng::seeded(1))).unwrap();
        let seated = Seated::next(&game).unwrap();
        let view = seated.view();
        assert_eq!(view.viewer, Viewer::Seat(seated.seat()));
        assert_eq!((view.position, view.question.as_ref()), (seated.position(), Some(seated.question())));
        assert_eq!(seated.knowledge(), game.knowledge(Seat(0)));
        assert_ne!(seated.knowledge(), game.knowledge(Seat(1)));
    }

    #[test]
    fn only_a_seat_that_is_asked_can_answer() {
        let table = Table::claim2();
        let game = Game::new(&table, &Deal::shuffled(&table, &mut Rng::seeded(1))).unwrap();
        assert!(Seated::new(&game, Seat(0)).is_some());
        assert!(Seated::new(&game, Seat(1)).is_none());
        assert!(Seated::new(&game, Seat(9)).is_none());
    }
}
