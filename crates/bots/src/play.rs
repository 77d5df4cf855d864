//! A game played by bots.

use crate::{Bot, Seated};
use interregnum_rules::{Action, Game, Refusal, Rng, Seat};
use std::fmt;

/// Why a game could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no bot for this seat.
    NoBot(Seat),
    /// A bot wanted something that the rules refuse.
    Refused(Seat, Refusal),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoBot(seat) => write!(f, "{seat} has no bot"),
            Fault::Refused(seat, refusal) => write!(f, "the bot of {seat} broke the rules: {refusal}"),
        }
    }
}

impl std::error::Error for Fault {}

/// Plays the game to the end, one bot for each seat, and returns what they did. Choices made at
/// once stand in the order of the seats.
pub fn play(game: &mut Game, bots: &mut [Box<dyn Bot>], rng: &mut Rng) -> Result<Vec<(Seat, Action)>, Fault> {
    let mut actions = Vec::with_capacity(2 * usize::from(game.table().players()) * (game.table().hand_size() + 1));
    while let Some(seated) = Seated::next(game) {
        let seat = seated.seat();
        let bot = bots.get_mut(seat.index()).ok_or(Fault::NoBot(seat))?;
        let action = bot.choose(&seated, rng);
        game.act(seat, &action).map_err(|refusal| Fault::Refused(seat, refusal))?;
        actions.push((seat, action));
    }
    Ok(actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Clock, Level};
    use interregnum_rules::{Card, Deal, Record, Table};

    fn dealt(table: &Table, rng: &mut Rng) -> (Deal, Game) {
        let deal = Deal::shuffled(table, rng);
        let game = Game::new(table, &deal).unwrap();
        (deal, game)
    }

    #[test]
    fn random_bots_finish_every_kind_of_table() {
        for stream in 0..300 {
            let mut rng = Rng::stream(11, stream);
            let table = Table::random(None, &mut rng);
            let (deal, mut game) = dealt(&table, &mut rng);
            let mut bots: Vec<_> = table.seats().map(|_| Level::Random.bot(Clock::Off)).collect();
            let actions = play(&mut game, &mut bots, &mut rng).unwrap();
            let record = Record::new(table, deal, actions);
            assert_eq!(record.check().unwrap().game, game);
        }
    }

    struct Stubborn(Card);

    impl Bot for Stubborn {
        fn choose(&mut self, _seated: &Seated<'_>, _rng: &mut Rng) -> Action {
            Action::Play(self.0)
        }
    }

    #[test]
    fn a_bot_that_breaks_the_rules_is_an_error() {
        let mut rng = Rng::seeded(1);
        let (_, mut game) = dealt(&Table::claim2(), &mut rng);
        let card = game.position().layout.hands[1][0];
        let fault = play(&mut game, &mut [Box::new(Stubborn(card))], &mut rng).unwrap_err();
        assert!(matches!(fault, Fault::Refused(Seat(0), _)), "{fault}");
        assert_eq!(play(&mut game, &mut [], &mut rng), Err(Fault::NoBot(Seat(0))));
    }
}
