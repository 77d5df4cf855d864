//! From the readable engine: the state that a position is.

use super::mask::Mask;
use super::sheet::Sheet;
use super::state::{FIRE, NOBODY, State, Step, at};
use crate::agenda;
use crate::card::Card;
use crate::position::{Phase, Position};
use crate::seat::Seat;

/// Gives each card of a position an index; copies get the next one that is left.
struct Indices<'a, M: Mask> {
    sheet: &'a Sheet<M>,
    left: M,
}

impl<M: Mask> Indices<'_, M> {
    fn of(&mut self, card: Card) -> Option<u8> {
        let index = self.sheet.find(card, self.left)?;
        self.left ^= M::bit(index);
        Some(index)
    }

    fn set(&mut self, cards: &[Card]) -> Option<M> {
        cards.iter().try_fold(M::EMPTY, |set, &card| Some(set | M::bit(self.of(card)?)))
    }
}

impl<M: Mask> State<M> {
    /// The state that this position is: any position of a game at this table, with its open
    /// question. `None` if the position is of another table.
    pub fn from_position(sheet: &Sheet<M>, position: &Position<Card>) -> Option<State<M>> {
        let layout = &position.layout;
        if layout.hands.len() != usize::from(M::PLAYERS) {
            return None;
        }
        let mut indices = Indices { sheet, left: sheet.deck | sheet.fire };
        let mut state = State::empty(sheet);
        for seat in 0..usize::from(M::PLAYERS) {
            state.hands[seat] = indices.set(&layout.hands[seat])?;
            state.followers[seat] = indices.set(&layout.followers[seat])?;
            let before = position.recruited[seat].min(layout.piles[seat].len());
            let (recruited, gathered) = layout.piles[seat].split_at(before);
            let recruited = indices.set(recruited)?;
            state.recruited |= recruited;
            state.piles[seat] = recruited | indices.set(gathered)?;
            state.fronts[seat] = indices.set(&layout.front[seat])?;
        }
        state.aside = indices.set(&layout.aside)?;
        state.market = indices.set(&layout.market)?;
        for &card in &layout.deck {
            let card = indices.of(card)?;
            state.put_under_the_deck(card);
        }
        for &card in &layout.fire {
            state.fire[usize::from(state.fire_end) % FIRE] = indices.of(card)?;
            state.fire_end += 1;
        }
        state.phase = position.phase;
        state.leader = position.leader.0;
        state.winner = byte(position.winner);
        state.winner_of_one = byte(position.last_tricks.first().copied());
        state.streak = position.streak.map_or((NOBODY, 0), |streak| (streak.seat.0, streak.wins));
        state.last_trick = position.last_trick;
        state.taken = position.taken as u8;
        for &(faction, side) in &position.claims {
            let place = position.table.factions().iter().position(|&at_table| at_table == faction)?;
            state.claimed[side.index() & 3] |= 1 << place;
        }
        state.copy_trick(position, &mut indices)?;
        state.copy_question(position, &mut indices)?;
        Some(state)
    }

    /// The cards of the trick. Those that have come to rest already keep their place: only their
    /// names matter from then on, so that any copy will do.
    fn copy_trick(&mut self, position: &Position<Card>, indices: &mut Indices<'_, M>) -> Option<()> {
        let sheet = indices.sheet;
        let trick = &position.trick;
        self.trick = indices.set(&position.layout.trick)?;
        self.captor = trick.captor.unwrap_or(0) as u8;
        self.played = trick.plays.len() as u8;
        let mut lying = self.trick;
        for (place, play) in trick.plays.iter().enumerate().take(4) {
            let found = sheet.find(play.card, lying).or_else(|| sheet.find(play.card, sheet.deck | sheet.fire))?;
            lying &= !M::bit(found);
            self.plays[place] = found;
            self.strengths[place] = play.strength;
        }
        Some(())
    }

    /// What is asked, and what is to be done after it.
    fn copy_question(&mut self, position: &Position<Card>, indices: &mut Indices<'_, M>) -> Option<()> {
        let sheet = indices.sheet;
        let Some(step) = position.agenda.last() else {
            self.step = Step::Over;
            return Some(());
        };
        self.step = match step {
            agenda::Step::Play(seat) => {
                self.seat = seat.0;
                Step::Play
            }
            agenda::Step::Take(_) => Step::Take,
            agenda::Step::SeerTake(_) => Step::Look,
            agenda::Step::Crush { .. } => Step::Crush,
            agenda::Step::Pass(_) => Step::Pass,
            agenda::Step::Discard(_) => Step::Discard,
            _ => return None,
        };
        match self.step {
            Step::Take | Step::Look => {
                let takes = position.agenda.iter().rev().map_while(|step| match step {
                    agenda::Step::Take(seat) | agenda::Step::SeerTake(seat) => Some(seat.0),
                    _ => None,
                });
                let takers: Vec<u8> = takes.collect();
                let done = usize::from(M::PLAYERS).checked_sub(takers.len())?;
                self.takers[done..usize::from(M::PLAYERS)].copy_from_slice(&takers);
                self.next_taker = done as u8;
                self.seat = takers[0];
            }
            Step::Crush => {
                let open = position.agenda.iter().rev().take_while(|step| matches!(step, agenda::Step::Crush { .. }));
                let giants = (u8::from(self.captor != 0)..self.played)
                    .filter(|&place| sheet.crushers.has(self.plays[usize::from(place)]));
                self.giant = giants.rev().nth(open.count().checked_sub(1)?)?;
                self.seat = self.winner;
            }
            Step::Pass | Step::Discard => {
                for (seat, choice) in (0u8..).zip(&position.sealed).take(usize::from(M::PLAYERS)) {
                    match choice {
                        None => self.open |= 1 << seat,
                        Some(cards) => {
                            let mut own = Indices { sheet, left: self.hands[at::<M>(seat)] };
                            self.sealed[at::<M>(seat)] = own.set(cards)?;
                        }
                    }
                }
            }
            Step::Play | Step::Over => {}
        }
        Some(())
    }
}

fn byte(seat: Option<Seat>) -> u8 {
    seat.map_or(NOBODY, |seat| seat.0)
}

/// The phases are used as places in lists.
const _: () = assert!(Phase::One as usize == 0 && Phase::Two as usize == 1);
