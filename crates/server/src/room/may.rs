//! What somebody may do at a table now, so that no page has to work it out.

use super::Room;
use interregnum_protocol::{BotLevel, May, PersonId, Stage};

/// Some level; whether a bot may sit somewhere does not depend on it.
const ANY: BotLevel = BotLevel::Novice;
/// A nonce; whether somebody may be ready does not depend on it.
const NONCE: &str = "00";

impl Room {
    /// What the table would take from somebody now. It asks those who decide, so that both agree.
    pub(super) fn may(&self, person: &PersonId) -> Vec<May> {
        match self.stage {
            Stage::Gathering => self.may_before(person),
            Stage::Playing => self.may_during(person),
            Stage::Over => self.may_after(person),
        }
    }

    fn may_after(&self, person: &PersonId) -> Vec<May> {
        let declines = self.decline_rematch(person).is_ok_and(|declined| declined.is_some());
        let own = [(self.rematch(person).is_ok(), May::Rematch), (declines, May::DeclineRematch)];
        own.into_iter().filter_map(|(may, what)| may.then_some(what)).collect()
    }

    fn seats_with(&self, may: impl Fn(u8) -> bool) -> impl Iterator<Item = u8> {
        (0..self.chairs.len() as u8).filter(move |&seat| may(seat))
    }

    fn may_before(&self, person: &PersonId) -> Vec<May> {
        let sit = self.seats_with(|seat| self.sit(person, seat).is_ok_and(|entries| !entries.is_empty()));
        let bot = self.seats_with(|seat| {
            let now = self.chairs[usize::from(seat)].bot;
            self.set_bot(person, seat, if now.is_some() { None } else { Some(ANY) }).is_ok()
        });
        let leave = self.leave(person).is_ok_and(|entries| !entries.is_empty());
        let ready = self.ready(person, NONCE).is_ok_and(|entries| !entries.is_empty());
        let own = [(leave, May::Leave), (ready, May::Ready)].into_iter().filter_map(|(may, what)| may.then_some(what));
        let seats = sit.map(|seat| May::Sit { seat }).chain(bot.map(|seat| May::Bot { seat }));
        seats.chain(own).collect()
    }

    fn may_during(&self, person: &PersonId) -> Vec<May> {
        let own = [
            (self.come_back(person).is_ok(), May::Return),
            (self.claim(person).is_ok(), May::Claim),
            (self.abort(person).is_ok(), May::Abort),
            (self.resign(person).is_ok(), May::Resign),
        ];
        let own = own.into_iter().filter_map(|(may, what)| may.then_some(what));
        let replaced = self.seats_with(|seat| self.replace(person, seat, Some(0), 0).is_ok());
        own.chain(replaced.map(|seat| May::Replace { seat })).collect()
    }
}
