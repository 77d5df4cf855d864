//! The exact solver of Phase Two, for two players and every table without Phoenixes.
//!
//! Once passing and discarding are done, each player can deduce the other's hand (RULES 11.4): the
//! rest is a game of perfect information, and [`solve`] says how it ends with best play, after
//! every legal card. It does so from any moment of Phase Two, in the middle of a trick and where a
//! crushing is to be decided too, with every Setting and every Building. An answer is a proof or
//! none at all: see [`Answer`].
//!
//! ```
//! use interregnum_rules::{Deal, Game, Phase, Rng, Table};
//! use interregnum_solver::{Answer, Beyond, Solver, solve};
//!
//! // A random game, up to the middle of Phase Two.
//! let table = Table::claim2();
//! let mut rng = Rng::seeded(7);
//! let mut game = Game::new(&table, &Deal::shuffled(&table, &mut rng)).unwrap();
//! assert_eq!(solve(game.position()), Answer::Beyond(Beyond::PhaseOne));
//! while game.position().phase == Phase::One || game.position().layout.hands[0].len() > 7 {
//!     let decision = &game.decisions()[0];
//!     game.act(decision.seat, rng.choose(&decision.question.actions())).unwrap();
//! }
//!
//! let solution = solve(game.position()).proved().expect("a position of Phase Two for two");
//! for (action, score) in &solution.options {
//!     println!("{action:?}: {} by {} votes", score.value, score.margin);
//! }
//!
//! // What is best stays so when it is played.
//! let best = solution.options.iter().find(|(_, score)| *score == solution.best).unwrap();
//! let mut solver = Solver::new();
//! game.act(solution.seat, &best.0).unwrap();
//! let next = game.decisions()[0].seat;
//! let after = solver.score(game.position()).proved().unwrap();
//! assert_eq!(if next == solution.seat { after } else { -after }, solution.best);
//!
//! // With a budget there may be no answer, but never a guess.
//! assert_eq!(solver.with_budget(0).value(game.position()), Answer::NotProved);
//! ```
//!
//! # Why it is exact
//!
//! A question such as "who wins, and by how many votes" is taken apart into questions with yes or
//! no: does the side to move reach at least this score, whatever the other side does? Each is
//! answered by a search of all lines, except where one of the following reasons says that a line
//! cannot change the answer. Which card is tried first is a matter of habit and history, and changes
//! only how long it takes.
//!
//! **Votes are signs of sums.** In each faction a card weighs so much that the sign of what one side
//! gathered less what the other gathered is the vote (10.4): the number of cards weighs more than
//! all ranks together, a rank more than all lower ones together, and with the Tower a point more
//! than both. Ranks that cannot decide, since a higher card is there once or an odd number of cards
//! is never shared evenly, weigh nothing. So of all that was gathered only one number a faction is
//! left, a *lane*, and three more: the Gnomes of each side, which tell how many cards there are
//! where some were crushed (with the Abbey all cards of each side), and the lead in all other cards,
//! which tells with the votes who has more cards where votes are tied (`ties.rs`). A trick
//! adds to the lanes, and a Gnome that is crushed is taken out again. A vote that is claimed at the
//! Lighthouse is a sum that no cards can reach.
//!
//! **Proofs have conditions.** What a score proves, better scores prove as well: a side that gets
//! more cards of a faction, with the same cards still to be played, can play the same and ends with
//! no fewer votes and, if votes are tied, no fewer cards. So a proof that the goal is reached holds
//! for all scores that are at least its condition in every lane, and a proof that it is missed for
//! all scores at most its condition. Over a choice that must hold for every reply, conditions are
//! met lane by lane; a trick earlier they are less by what the trick brought. The condition of an
//! end that is certain names only the votes that are needed for it. With the Fortress more cards may
//! be worth less: there a proof holds in the lane of such a faction for the very same sum alone.
//! With the Abbey fewer cards may be better, so each side's number has a lane of its own, in which
//! less counts as more. Goals stand in a row as well: who reaches a score reaches every lower one, so a
//! proof that one is reached is used for all lower ones, and a proof that it is missed for all higher ones.
//!
//! **Keys are positions.** The memory is looked up by a number that spreads the keys, but an entry is
//! believed only if its whole key is there: the cards in hand, the leader, and what else decides how
//! the game can go on (Trolls set aside, Gnomes that a Giant can still crush, Unicorns gathered, who
//! won the last trick, wins in a row, the race for three cards). No proof rests on a hash. Two
//! different positions share a key only if they play alike: a card is written at the lowest place of
//! its owner and faction that no opposing card left in a hand tells from its own. For the same reason
//! one of several such cards is tried, not all of them, if they weigh and crush the same too.
//!
//! **What weighs differently is allowed for.** Where lanes alone decide, cards that are played alike share
//! a key though they weigh differently in the vote, or crush or are crushed differently, and so do positions
//! with other Gnomes in front. Whatever is played, the lanes of two such positions end no further apart
//! than they are now, but for a *shift* that can be reckoned: in each faction the cards stand for each other in order,
//! and each such pair adds the difference of their weights; and for every value whose Gnomes or Giants differ,
//! or stand for others, it adds all Gnomes that could be crushed in one position or the other. A side that plays in
//! the one as it would in the other is worse off by no more than that. So a proof about the one holds for the other
//! with a condition that is stricter by the shift, and is used if the score fulfils even that.
//!
//! **Points are looked at last.** Cards that play alike are not alike when points break a tie of votes
//! and cards (10.4, 9.7), and lanes do not tell points. The search first assumes that each such end
//! is missed; then, if its answer rests on that, that each is reached. If an answer rests on no such
//! assumption, it holds. Proofs under one assumption are used under no other. Only where both answers
//! rest on theirs is the position searched with every card at its own place in the key, and the rulebook
//! asked at the end. Those proofs have conditions on points as well, since more points of a faction never
//! hurt; where single cards matter beyond weight and points (ranks with the Tower or the Fortress, cards of
//! a faction claimed at the Lighthouse), the gathered cards are part of the key. Where nothing but points
//! decides and nothing is crushed, one number tells all of them: the lead in all points together, since a
//! faction that votes for nobody is shared evenly. There cards that are played alike share a key
//! again, all but Trolls, of which the highest goes first, and the shift says how far points can come apart, too.
//! If that lead can no longer turn a tie, even with all that is open and every vote that is, the tie is settled,
//! and one of the two assumptions is the truth.
//! And of cards that play alike it is enough to try the one with the most points if its own side is sure to
//! get it, and the one with the fewest if the other side is: whatever becomes of the card that is kept, the
//! two together are worth no less.
//!
//! **Sure tricks are counted, not played.** A side on lead with cards that nothing left can beat may
//! lead them one after the other, and so gathers at least those cards, what must follow them, and what
//! the other side cannot keep for lack of room in its hand. Where the other side can win the next trick
//! whatever is led, the same holds for it. If what is gathered already and this decide the votes, the
//! search need not go on.
//!
//! **Nothing of the rules is restated.** Who wins a trick, which cards follow, which ranks and points
//! cards have and who can win at all is asked of [`interregnum_rules::fast::Sheet`] once for each
//! position. Tests hold every option's value and margin to plain minimax, which knows nothing of all
//! this (`tests/minimax.rs`, `tests/directed.rs`), and to laws of best play where minimax is too slow
//! (`tests/laws.rs`).

// The hot path is inlined into the search.
#![allow(clippy::inline_always)]

mod answer;
mod cash;
mod ending;
mod fortress;
mod goal;
mod habit;
mod known;
mod lanes;
mod line;
mod memory;
mod node;
mod order;
mod points;
mod search;
mod session;
mod shift;
mod slide;
mod solver;
mod strength;
mod ties;
mod weights;

pub use answer::{Answer, Beyond, Score, Solution, Value};
pub use solver::{Solver, solve};
