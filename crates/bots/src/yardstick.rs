//! Yardsticks: textbook searches that levels are measured against. They are no levels to play
//! with, and are known by name alone: `ismcts:10000`, `pimc:1000`.

use crate::engine::{Engine, Thought, with_worlds};
use crate::{Bot, Policy, Random, Seated};
use interregnum_rules::fast::{Mask, Sheet};
use interregnum_rules::{Action, Question, Rng};
use std::fmt;
use std::str::FromStr;

mod answers;
mod tree;

use answers::Names;
use tree::{Search, Tree};

/// A textbook search and the number of iterations that it has for a decision.
///
/// ```
/// use interregnum_bots::{Method, Yardstick};
///
/// assert_eq!("ismcts:10000".parse(), Ok(Yardstick { method: Method::Ismcts, iterations: 10_000 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yardstick {
    /// How it searches.
    pub method: Method,
    /// Random games for a decision, at least one. As names they go up to [`Yardstick::MOST`].
    pub iterations: u32,
}

/// How a yardstick searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Information-set Monte Carlo tree search of a single observer (Cowling, Powley and
    /// Whitehouse): each iteration draws a world that the seat cannot tell from the real one and
    /// goes down a tree that all worlds share, whose nodes are what the seat sees. Actions are
    /// chosen by UCB1, where the number of tries is how often an action was legal; games are
    /// finished at random; the reward of a node is that of the side that moves there. The
    /// most visited action is played.
    Ismcts,
    /// Determinised search: some worlds are drawn, each has an ordinary Monte Carlo tree search
    /// with open cards, and their visits are added up. The iterations are shared out among half as
    /// many worlds as the square root of their number.
    Pimc,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 2] = [Method::Ismcts, Method::Pimc];

    /// The name before the colon.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Ismcts => "ismcts",
            Method::Pimc => "pimc",
        }
    }

    /// The form of the names that it has on the command line.
    pub const fn form(self) -> &'static str {
        match self {
            Method::Ismcts => "ismcts:N",
            Method::Pimc => "pimc:N",
        }
    }
}

/// Text that names no yardstick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoYardstick;

impl fmt::Display for NoYardstick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forms = Method::ALL.map(Method::form).join(" or ");
        write!(f, "a yardstick is {forms}, where N is the number of iterations, 1 to {}", Yardstick::MOST)
    }
}

impl std::error::Error for NoYardstick {}

impl FromStr for Yardstick {
    type Err = NoYardstick;

    fn from_str(text: &str) -> Result<Yardstick, NoYardstick> {
        let (name, iterations) = text.trim().split_once(':').ok_or(NoYardstick)?;
        let method = Method::ALL.into_iter().find(|method| method.name().eq_ignore_ascii_case(name));
        let iterations = iterations.parse().ok().filter(|iterations| (1..=Yardstick::MOST).contains(iterations));
        Ok(Yardstick { method: method.ok_or(NoYardstick)?, iterations: iterations.ok_or(NoYardstick)? })
    }
}

impl fmt::Display for Yardstick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.method.name(), self.iterations)
    }
}

impl Yardstick {
    /// The most iterations that can be asked for by name: their tree takes some hundred megabytes.
    pub const MOST: u32 = 10_000_000;

    /// A new bot that plays so.
    pub fn bot(self) -> Box<dyn Bot> {
        Box::new(Player { yardstick: self, engine: None, tree: Tree::default() })
    }
}

/// A yardstick that plays. What can be kept from one decision to the next is kept.
struct Player {
    yardstick: Yardstick,
    engine: Option<Engine>,
    tree: Tree,
}

impl Bot for Player {
    fn choose(&mut self, seated: &Seated<'_>, rng: &mut Rng) -> Action {
        if let Some(only) = only_answer(seated.question()) {
            return only;
        }
        let Player { yardstick, engine, tree } = self;
        let found = Engine::at(engine, seated.table()).think(Looking { yardstick: *yardstick, seated, tree, rng });
        found.unwrap_or_else(|| Random.choose(seated, rng))
    }
}

/// One decision.
struct Looking<'a> {
    yardstick: Yardstick,
    seated: &'a Seated<'a>,
    tree: &'a mut Tree,
    rng: &'a mut Rng,
}

impl Thought for Looking<'_> {
    /// `None` if the search found nothing that is legal.
    type Answer = Option<Action>;

    fn think<M: Mask>(self, sheet: &Sheet<M>, _policy: &Policy) -> Option<Action> {
        let Looking { yardstick: Yardstick { method, iterations }, seated, tree, rng } = self;
        let names = Names::new(sheet);
        let mut search = Search { sheet, names: &names, seat: seated.seat(), tree };
        let answers = with_worlds(seated, sheet, |sampler| match method {
            Method::Ismcts => search.one_tree(sampler, iterations, seated.question(), rng),
            Method::Pimc => search.many_trees(sampler, iterations, seated.question(), rng),
        });
        answers::action(sheet, seated, &answers)
    }
}

/// The answer, if there is no other.
fn only_answer(question: &Question) -> Option<Action> {
    match question {
        Question::Pass { count, hand } | Question::Discard { count, hand } if hand.len() > *count => None,
        Question::Crush { .. } => None,
        _ => <[Action; 1]>::try_from(question.actions()).ok().map(|[only]| only),
    }
}

#[cfg(test)]
mod tests;
