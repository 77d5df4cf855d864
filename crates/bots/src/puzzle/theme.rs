//! What makes the winning action win. Every theme is a fact about what happens at once.

use interregnum_rules::{Action, Card, Event, Faction, Game, Seat, Zone};

/// A theme.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// The trick could be won, and must be lost.
    Ducking,
    /// A Dragon that does not win takes the lead.
    DragonLead,
    /// The lead could be had, and must be given away.
    HandingOverTheLead,
    /// Dwarves come to the mover, who loses the trick.
    CollectingDwarves,
    /// Dwarves go to the other side, because the mover wins the trick.
    FeedingDwarves,
    /// Another card would have a Gnome of the mover crushed.
    SavingGnomes,
    /// A Gnome of the other side is crushed.
    CrushingGnomes,
    /// A Troll that was set aside or is played comes to the mover, and would not with some other card.
    TimingTrolls,
    /// A Troll of the mover stays aside for later.
    SettingTrollsAside,
    /// A Knight beats a Goblin.
    KnightOnGoblin,
    /// A Doppelgänger stands in for the led faction.
    StandIn,
    /// A Basilisk captures the lead.
    Capture,
    /// A card of another faction is thrown off.
    ThrowingOff,
    /// A low card is led although a higher one of its faction is there.
    LowLead,
    /// The highest card of several of its faction is led.
    HighLead,
    /// The only card of its faction is led.
    LastOfItsKind,
    /// The trick is won, and must be.
    WinningTheTrick,
    /// None of these: counting decides.
    Counting,
}

impl Theme {
    /// The words for it.
    pub const fn words(self) -> &'static str {
        match self {
            Theme::Ducking => "ducking",
            Theme::DragonLead => "taking the lead with a Dragon",
            Theme::HandingOverTheLead => "handing over the lead",
            Theme::CollectingDwarves => "collecting Dwarves",
            Theme::FeedingDwarves => "feeding Dwarves",
            Theme::SavingGnomes => "saving Gnomes",
            Theme::CrushingGnomes => "crushing Gnomes",
            Theme::TimingTrolls => "timing Trolls",
            Theme::SettingTrollsAside => "setting Trolls aside",
            Theme::KnightOnGoblin => "a Knight on a Goblin",
            Theme::StandIn => "a stand-in",
            Theme::Capture => "capturing",
            Theme::ThrowingOff => "throwing off",
            Theme::LowLead => "leading low",
            Theme::HighLead => "leading high",
            Theme::LastOfItsKind => "leading the last of a kind",
            Theme::WinningTheTrick => "winning the trick",
            Theme::Counting => "counting",
        }
    }

    /// The word for it in JSON: small letters and `_`.
    pub fn name(self) -> String {
        self.words().to_lowercase().replace(['-', ' '], "_")
    }
}

/// What an action does at once, for the seat that acts.
#[derive(Default)]
struct Effect {
    ends: bool,
    wins: bool,
    leads: bool,
    dwarves: usize,
    dwarves_lost: usize,
    trolls: usize,
    gnomes_lost: usize,
    gnomes_crushed: usize,
}

impl Effect {
    fn of(game: &Game, seat: Seat, action: &Action) -> Effect {
        let mut effect = Effect::default();
        let mut after = game.clone();
        let Ok(events) = after.act(seat, action) else { return effect };
        for logged in events {
            match logged.event {
                Event::Won(winner) => (effect.ends, effect.wins) = (true, winner == seat),
                Event::Leads(leader) => effect.leads = leader == seat,
                Event::Moved { card, to: Zone::Pile(taker), .. } => match card.faction() {
                    Faction::Dwarves if taker == seat => effect.dwarves += 1,
                    Faction::Dwarves => effect.dwarves_lost += 1,
                    Faction::Trolls if taker == seat => effect.trolls += 1,
                    _ => {}
                },
                Event::Moved { from: Zone::Front(owner), to: Zone::Discard, .. } if owner == seat => {
                    effect.gnomes_lost += 1;
                }
                Event::Moved { from: Zone::Front(_), to: Zone::Discard, .. } => effect.gnomes_crushed += 1,
                _ => {}
            }
        }
        effect
    }
}

/// The themes of a winning action.
pub(super) fn themes(game: &Game, seat: Seat, action: &Action) -> Vec<Theme> {
    let Action::Play(card) = *action else { return vec![Theme::Counting] };
    let found = match game.position().trick.lead() {
        None => vec![lead_theme(game, seat, card)],
        Some(lead) => answer_themes(game, seat, card, lead.card),
    };
    if found.is_empty() { vec![Theme::Counting] } else { found }
}

fn lead_theme(game: &Game, seat: Seat, card: Card) -> Theme {
    let hand = &game.position().layout.hands[seat.index()];
    let rank = |card: Card| game.table().rank(card);
    let kin = || hand.iter().filter(|other| other.faction() == card.faction() && **other != card);
    if kin().any(|&other| rank(other) > rank(card)) {
        Theme::LowLead
    } else if kin().next().is_some() {
        Theme::HighLead
    } else {
        Theme::LastOfItsKind
    }
}

fn answer_themes(game: &Game, seat: Seat, card: Card, lead: Card) -> Vec<Theme> {
    let action = Action::Play(card);
    let effect = Effect::of(game, seat, &action);
    if !effect.ends {
        return Vec::new();
    }
    let options = game.question(seat).map_or(Vec::new(), |question| question.actions());
    let others: Vec<Effect> =
        options.iter().filter(|other| **other != action).map(|other| Effect::of(game, seat, other)).collect();
    let some = |holds: &dyn Fn(&Effect) -> bool| others.iter().any(holds);
    let is = |faction| card.faction() == faction;
    let captures = {
        let mut after = game.clone();
        after.act(seat, &action).is_ok()
            && after.position().previous.as_ref().is_some_and(|trick| trick.captor.is_some())
    };
    let checks = [
        (Theme::Ducking, !effect.wins && some(&|other| other.wins)),
        (Theme::DragonLead, is(Faction::Dragons) && !effect.wins && effect.leads),
        (Theme::HandingOverTheLead, !effect.leads && effect.wins && some(&|other| other.leads)),
        (Theme::CollectingDwarves, effect.dwarves > 0 && some(&|other| other.dwarves < effect.dwarves)),
        (Theme::FeedingDwarves, effect.dwarves_lost > 0 && some(&|other| other.dwarves_lost < effect.dwarves_lost)),
        (Theme::SavingGnomes, some(&|other| other.gnomes_lost > effect.gnomes_lost)),
        (
            Theme::CrushingGnomes,
            effect.gnomes_crushed > 0 && some(&|other| other.gnomes_crushed < effect.gnomes_crushed),
        ),
        (Theme::TimingTrolls, effect.trolls > 0 && some(&|other| other.trolls < effect.trolls)),
        (Theme::SettingTrollsAside, is(Faction::Trolls) && !effect.wins),
        (Theme::KnightOnGoblin, is(Faction::Knights) && lead.faction() == Faction::Goblins && effect.wins),
        (Theme::StandIn, is(Faction::Doppelgangers) && lead.faction() != Faction::Doppelgangers),
        (Theme::Capture, captures),
        (Theme::ThrowingOff, !is(lead.faction()) && !is(Faction::Doppelgangers) && !effect.wins),
        (Theme::WinningTheTrick, effect.wins && some(&|other| !other.wins)),
    ];
    checks.into_iter().filter(|(_, holds)| *holds).map(|(theme, _)| theme).collect()
}
