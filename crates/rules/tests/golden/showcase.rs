//! Whether a game really shows what its subject does.

use crate::Random;
use crate::story::{Told, tricks};
use crate::subject::Subject;
use interregnum_rules::{
    Action, Building, Event, Faction, Game, Ground, Phase, Record, Seat, Setting, Source, Standing, Zone,
};

pub(crate) fn shows(random: &Random, subject: Subject) -> bool {
    match subject {
        Subject::Faction(faction) => faction_shows(random, faction),
        Subject::Setting(setting) => setting_shows(random, setting),
        Subject::Building(building) => building_shows(random, building),
    }
}

fn faction_shows(random: &Random, faction: Faction) -> bool {
    let game = &random.game;
    let table = game.table();
    let tricks = tricks(game);
    let moved = |phase: Phase, from: fn(Zone) -> bool, to: fn(Zone) -> bool| {
        let told = tricks.iter().filter(move |told| told.phase == phase);
        let moves = told.flat_map(|told| told.after.iter().map(move |moved| (told, *moved)));
        moves.filter(move |(_, moved)| from(moved.from) && to(moved.to))
    };
    let from_trick = |zone| zone == Zone::Trick;
    let to_pile = |zone| matches!(zone, Zone::Pile(_));
    match faction {
        Faction::Goblins => {
            let votes = &game.outcome().unwrap().votes;
            votes.iter().any(|vote| vote.faction == faction && vote.ground == Ground::HighestCard)
        }
        Faction::Knights => {
            let on_goblins = |told: &Told| told.lead().faction() == Faction::Goblins;
            tricks.iter().any(|told| on_goblins(told) && told.winning().faction() == faction)
        }
        Faction::Undead => moved(Phase::One, from_trick, to_pile).count() >= 4,
        Faction::Dwarves => {
            let mut dwarves =
                moved(Phase::Two, from_trick, to_pile).filter(|(_, moved)| moved.card.faction() == faction);
            dwarves.any(|(told, moved)| moved.to != Zone::Pile(told.winner))
        }
        Faction::Doppelgangers => {
            let stands_in = |told: &Told| told.lead().faction() != faction && told.winning().faction() == faction;
            tricks.iter().any(|told| stands_in(told) && table.standing(told.winning(), told.lead()) == Standing::Led)
        }
        Faction::Gnomes => moved(Phase::Two, from_trick, |zone| matches!(zone, Zone::Front(_))).count() >= 4,
        Faction::Giants => {
            moved(Phase::Two, |zone| matches!(zone, Zone::Front(_)), |zone| zone == Zone::Discard).count() >= 2
        }
        Faction::Dragons => tricks.iter().any(|told| told.leads_next != told.winner),
        Faction::Trolls => {
            let no_troll = |told: &Told| told.plays.iter().all(|(_, card)| card.faction() != faction);
            moved(Phase::Two, |zone| zone == Zone::Aside, to_pile).any(|(told, _)| no_troll(told))
        }
        Faction::Seers => random.actions.iter().any(|(_, action)| *action == Action::Take(Source::Deck)),
        Faction::Phoenixes => {
            let draws = moved(Phase::Two, |zone| zone == Zone::Fire, |_| true).count();
            let left_over =
                moved(Phase::Two, |zone| matches!(zone, Zone::Hand(_)), |zone| zone == Zone::Discard).count();
            draws >= 3 && left_over > 0
        }
        Faction::Unicorns => tricks.iter().any(|told| told.won_from_below(table)),
        Faction::Basilisks => [Phase::One, Phase::Two].iter().all(|&phase| captures_in(&tricks, phase)),
    }
}

fn captures_in(tricks: &[Told], phase: Phase) -> bool {
    tricks.iter().any(|told| told.captured && told.phase == phase)
}

fn setting_shows(random: &Random, setting: Setting) -> bool {
    let game = &random.game;
    let table = game.table();
    let tricks = tricks(game);
    let has = |faction: Faction| move |told: &Told| told.plays.iter().any(|(_, card)| card.faction() == faction);
    let raised = |value: u8| {
        let beats = |told: &Told| {
            let higher = |card: interregnum_rules::Card| {
                table.standing(card, told.lead()) == Standing::Led && card.value() > told.winning().value()
            };
            told.winning().value() == value && told.plays.iter().any(|&(_, card)| higher(card))
        };
        tricks.iter().any(|told| !told.captured && beats(told))
    };
    let passed = || game.log().iter().any(|logged| matches!(logged.event, Event::Sealed { .. }));
    match setting {
        Setting::Underworld => raised(0),
        Setting::Farmland => raised(2),
        Setting::Lakeside => tricks.iter().any(|told| first_taker(told).is_some_and(|seat| seat != told.winner)),
        Setting::Windlands | Setting::EndlessSands | Setting::Swamp => passed(),
        Setting::Islands => {
            let mut moves = tricks.iter().flat_map(|told| &told.after);
            moves.any(|moved| moved.from == Zone::Market && moved.to == Zone::Deck)
        }
        Setting::Plateau => {
            let dragon = has(Faction::Dragons);
            tricks.iter().any(|told| told.leads_next != told.winner && !dragon(told))
        }
        Setting::IceFields => !table.has(Faction::Unicorns) && tricks.iter().any(|told| told.won_from_below(table)),
    }
}

fn first_taker(told: &Told) -> Option<Seat> {
    told.after.iter().find_map(|moved| match moved.to {
        Zone::Followers(seat) => Some(seat),
        _ => None,
    })
}

/// Whether the same actions without the Building would have given another winner.
fn building_shows(random: &Random, building: Building) -> bool {
    let claims = !random.game.position().claims.is_empty();
    let table = random.table.clone().with_building(None);
    let record = Record::new(table, random.deal.clone(), random.actions.clone());
    let without = record.replay(record.actions.len()).ok();
    let winners = |game: &Game| game.outcome().map(|outcome| outcome.winners.clone());
    let differs = without.is_some_and(|without| winners(&without) != winners(&random.game));
    differs && (claims || building != Building::Lighthouse)
}
