//! Endings, and plain minimax, which knows nothing but the rules.

// Each file of tests uses some of these.
#![allow(dead_code)]

use interregnum_rules::fast::{Move, Sheet, State};
use interregnum_rules::{
    Action, Building, Card, Deal, Edition, Faction, Game, Kind, Phase, Position, Rng, Seat, Setting, Side, Table,
    notation,
};
use interregnum_solver::{Answer, Score, Solution, Solver, Value};
use std::collections::HashMap;

/// A score for seat 0 from the votes and winners of a game that is over.
fn score(winners: [bool; 2], tally: [u8; 2]) -> Score {
    let value = match winners {
        [true, false] => Value::Win,
        [false, true] => Value::Loss,
        _ => Value::Draw,
    };
    Score { value, margin: tally[0].cast_signed() - tally[1].cast_signed() }
}

/// A score for seat 0 as the seat sees it, or the other way round.
pub(crate) fn for_seat(score: Score, seat: Seat) -> Score {
    if seat == Seat(0) { score } else { -score }
}

/// Plain minimax over the readable engine: the score for seat 0.
pub(crate) fn readable(game: &Game) -> Score {
    if let Some(outcome) = game.outcome() {
        return score([0, 1].map(|side| outcome.winners.contains(&Side(side))), [outcome.tally[0], outcome.tally[1]]);
    }
    let decision = &game.decisions()[0];
    let after = decision.question.actions().into_iter().map(|action| {
        let mut next = game.clone();
        next.act(decision.seat, &action).unwrap();
        for_seat(readable(&next), decision.seat)
    });
    for_seat(after.max().unwrap(), decision.seat)
}

/// Plain minimax over the fast engine, which remembers whole states, for longer endings.
pub(crate) struct Fast {
    pub(crate) sheet: Sheet<u64>,
    known: HashMap<State<u64>, Score>,
}

impl Fast {
    pub(crate) fn new(table: &Table) -> Fast {
        Fast { sheet: Sheet::new(table).unwrap(), known: HashMap::new() }
    }

    /// The score for seat 0.
    pub(crate) fn score(&mut self, state: &State<u64>) -> Score {
        let Some((seat, _)) = state.asked() else {
            let end = state.score(&self.sheet);
            return score([0, 1].map(|side| end.won(Side(side))), [end.tally[0], end.tally[1]]);
        };
        if let Some(&score) = self.known.get(state) {
            return score;
        }
        let mut moves = Vec::new();
        state.moves(&self.sheet, |answer| moves.push(answer));
        let after = moves.into_iter().map(|answer| for_seat(self.after(state, answer), seat));
        let best = for_seat(after.max().unwrap(), seat);
        self.known.insert(*state, best);
        best
    }

    fn after(&mut self, state: &State<u64>, answer: Move<u64>) -> Score {
        let mut next = *state;
        next.apply(&self.sheet, answer);
        self.score(&next)
    }

    /// The score of every legal action, in the order of the question, for the seat that is asked.
    pub(crate) fn options(&mut self, position: &Position<Card>) -> Vec<(Action, Score)> {
        let state = State::from_position(&self.sheet, position).unwrap();
        let (seat, _) = state.asked().unwrap();
        let actions = position.question(seat).unwrap().actions();
        let score = |action: Action| {
            let answer = state.find(&self.sheet, &action).unwrap();
            (action, for_seat(self.after(&state, answer), seat))
        };
        actions.into_iter().map(score).collect()
    }
}

/// How many cards both hands hold.
pub(crate) fn cards_in_hands(position: &Position<Card>) -> usize {
    position.layout.hands.iter().map(Vec::len).sum()
}

/// A game in the fast engine, with what was done in it, so that the readable one can catch up.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) deal: Deal,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) state: State<u64>,
}

impl Played {
    pub(crate) fn new(sheet: &Sheet<u64>, deal: Deal) -> Played {
        let state = State::new(sheet, &deal).unwrap();
        Played { deal, actions: Vec::new(), state }
    }

    /// Plays at random until a card or a crushing is asked for in Phase Two with no more than so
    /// many cards in the hands; without a number, to the end.
    pub(crate) fn play_on(&mut self, sheet: &Sheet<u64>, cards: Option<u32>, rng: &mut Rng) {
        let mut moves = Vec::new();
        while let Some((seat, kind)) = self.state.asked() {
            let left = (self.state.hand(Seat(0)) | self.state.hand(Seat(1))).count_ones();
            let open = matches!(kind, Kind::Play | Kind::Crush) && self.state.phase() == Phase::Two;
            if open && cards.is_some_and(|cards| left <= cards) {
                return;
            }
            moves.clear();
            self.state.moves(sheet, |answer| moves.push(answer));
            let answer = *rng.choose(&moves);
            self.actions.push((seat, self.state.action(sheet, answer)));
            self.state.apply(sheet, answer);
        }
    }

    /// The same in the readable engine.
    pub(crate) fn game(&self, table: &Table) -> Game {
        let mut game = Game::new(table, &self.deal).unwrap();
        for (seat, action) in &self.actions {
            game.act(*seat, action).unwrap();
        }
        game
    }
}

/// A random game at this table, stopped in Phase Two when no more than so many cards are left.
pub(crate) fn ending(table: &Table, cards: usize, rng: &mut Rng) -> Game {
    let sheet = Sheet::new(table).unwrap();
    let mut played = Played::new(&sheet, Deal::shuffled(table, rng));
    played.play_on(&sheet, Some(cards as u32), rng);
    played.game(table)
}

/// The same; but after most random games all cards lead to the same, so that many are looked through
/// for one where they do not.
pub(crate) fn live_ending(table: &Table, cards: usize, rng: &mut Rng) -> Game {
    let mut fast = Fast::new(table);
    let mut tries = 20;
    loop {
        let mut played = Played::new(&fast.sheet, Deal::shuffled(table, rng));
        played.play_on(&fast.sheet, Some(cards as u32), rng);
        let mut moves = Vec::new();
        played.state.moves(&fast.sheet, |answer| moves.push(answer));
        let scores: Vec<Score> = moves.into_iter().map(|answer| fast.after(&played.state, answer)).collect();
        if tries == 0 || scores.iter().any(|score| *score != scores[0]) {
            return played.game(table);
        }
        tries -= 1;
    }
}

pub(crate) fn random_action(game: &mut Game, rng: &mut Rng) {
    let decision = &game.decisions()[0];
    let action = rng.choose(&decision.question.actions()).clone();
    game.act(decision.seat, &action).unwrap();
}

/// A table without Phoenixes with this pair, and for the rest whatever comes.
pub(crate) fn table(
    pair: Faction,
    setting: Option<Setting>,
    building: Option<Building>,
    edition: Edition,
    rng: &mut Rng,
) -> Table {
    let mut decks = Table::decks(2);
    decks.retain(|deck| deck.contains(&pair) && !deck.contains(&Faction::Phoenixes));
    let deck = rng.choose(&decks);
    let table = Table::new(2, deck).unwrap().led_by(Seat(rng.below(2) as u8)).unwrap();
    table.with_setting(setting).with_building(building).with_edition(edition)
}

/// The number of tables that [`nth_table`] goes through: every Setting or none with every Building
/// or none, both pairs, both editions.
pub(crate) const KINDS: u64 = 400;

/// The tables in turn, so that each kind comes as often as any other.
pub(crate) fn nth_table(n: u64, rng: &mut Rng) -> Table {
    let n = n as usize;
    let setting = Setting::ALL.get(n % 10).copied();
    let building = Building::ALL.get(n / 10 % 10).copied();
    let pair = [Faction::Goblins, Faction::Gnomes][n / 100 % 2];
    table(pair, setting, building, Edition::ALL[n / 200 % 2], rng)
}

/// A number from the environment, for longer runs.
pub(crate) fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap())
}

/// The position in the text notation, for messages.
pub(crate) fn written(position: &Position<Card>) -> String {
    notation::write_position(&position.revealed())
}

/// Holds the solver to these scores of every option, in every way in which it can be asked.
pub(crate) fn agrees(solver: &mut Solver, position: &Position<Card>, expected: &[(Action, Score)]) {
    let Answer::Proved(solution) = solver.solve(position) else { panic!("not solved: {}", written(position)) };
    assert_eq!(solution.options, expected, "{}", written(position));
    let best = expected.iter().map(|&(_, score)| score).max().unwrap();
    assert_eq!(solution.best, best);
    assert_eq!(solver.score(position), Answer::Proved(best), "{}", written(position));
    assert_eq!(solver.value(position), Answer::Proved(best.value), "{}", written(position));
    let options = expected.iter().map(|(action, score)| (action.clone(), score.value)).collect();
    let values = Solution { seat: solution.seat, best: best.value, options };
    assert_eq!(solver.values(position), Answer::Proved(values), "{}", written(position));
}

/// Holds the solver to minimax over the fast engine, and says what that found.
pub(crate) fn check_fast(solver: &mut Solver, position: &Position<Card>) -> Vec<(Action, Score)> {
    let expected = Fast::new(&position.table).options(position);
    agrees(solver, position, &expected);
    expected
}

/// Whether it matters what is played.
pub(crate) fn is_live(options: &[(Action, Score)]) -> bool {
    options.iter().any(|(_, score)| *score != options[0].1)
}

/// Whether a crushing is to be decided.
pub(crate) fn is_crush(position: &Position<Card>) -> bool {
    position.asked().iter().any(|&(_, kind)| kind == Kind::Crush)
}
