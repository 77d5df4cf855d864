//! What was wrong with an action, in words that the numbers bear out.

use super::line::{Line, Ties};
use super::weigh::{Weighed, Weighing};
use super::words::{self, brief, percent, sentence};
use interregnum_rules::{Action, Event, Faction, Game, Seat, Side, Zone};
use interregnum_solver::{Score, Solver};

/// The kind of a mistake. Each is a fact that was checked, not a guess about what the player thought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The faction votes for the seat's side in a line of best play after the best action, and for
    /// another side or nobody after this one.
    LetsFactionGo(Faction),
    /// The trick is won, and every action that is as good as the best loses it.
    WinsTrickBetterLost,
    /// The trick is lost, and every action that is as good as the best wins it.
    LosesTrickBetterWon,
    /// The other side leads next, and with every action that is as good as the best the own side does.
    GivesTheLeadAway,
    /// The own side leads next, and with every action that is as good as the best the other does.
    KeepsTheLead,
    /// More Dwarves go to the other side than with the best action.
    FeedsDwarves,
    /// A Gnome of the own side is crushed that the best action saves.
    LosesGnome,
    /// A higher card of the faction than the best one, for the same trick.
    WastesHighCard,
    /// A lower card of the faction than the best one, for the same trick.
    SparesHighCard,
    /// A card is led, and every one that is as good as the best is of another faction.
    LeadsWrongFaction,
    /// A card is thrown off, and every one that is as good as the best is of another faction.
    ThrowsOffWrongFaction,
    /// Another card should have been taken.
    TakesWrongCard,
    /// Other cards should have been passed or discarded.
    GivesWrongCards,
    /// A Gnome is crushed that should live.
    CrushesInVain,
    /// A Gnome lives that should be crushed.
    SparesGnome,
}

impl Fault {
    /// The word for it in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::LetsFactionGo(_) => "lets_faction_go",
            Fault::WinsTrickBetterLost => "wins_trick_better_lost",
            Fault::LosesTrickBetterWon => "loses_trick_better_won",
            Fault::GivesTheLeadAway => "gives_the_lead_away",
            Fault::KeepsTheLead => "keeps_the_lead",
            Fault::FeedsDwarves => "feeds_dwarves",
            Fault::LosesGnome => "loses_gnome",
            Fault::WastesHighCard => "wastes_high_card",
            Fault::SparesHighCard => "spares_high_card",
            Fault::LeadsWrongFaction => "leads_wrong_faction",
            Fault::ThrowsOffWrongFaction => "throws_off_wrong_faction",
            Fault::TakesWrongCard => "takes_wrong_card",
            Fault::GivesWrongCards => "gives_wrong_cards",
            Fault::CrushesInVain => "crushes_in_vain",
            Fault::SparesGnome => "spares_gnome",
        }
    }

    /// The faction that it is about, if it is about one.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Fault::LetsFactionGo(faction) => Some(faction),
            _ => None,
        }
    }

    /// What the seat does, in words.
    fn words(self) -> String {
        match self {
            Fault::LetsFactionGo(faction) => format!("lets the {faction} go"),
            Fault::WinsTrickBetterLost => "wins a trick better lost".into(),
            Fault::LosesTrickBetterWon => "loses a trick better won".into(),
            Fault::GivesTheLeadAway => "gives the lead away".into(),
            Fault::KeepsTheLead => "takes a lead better left to the other side".into(),
            Fault::FeedsDwarves => "sends Dwarves to the other side".into(),
            Fault::LosesGnome => "has a Gnome crushed".into(),
            Fault::WastesHighCard => "plays a higher card than needed".into(),
            Fault::SparesHighCard => "plays too low a card".into(),
            Fault::LeadsWrongFaction => "leads the wrong faction".into(),
            Fault::ThrowsOffWrongFaction => "throws off the wrong faction".into(),
            Fault::TakesWrongCard => "takes the wrong card".into(),
            Fault::GivesWrongCards => "gives up the wrong cards".into(),
            Fault::CrushesInVain => "crushes a Gnome better spared".into(),
            Fault::SparesGnome => "spares a Gnome better crushed".into(),
        }
    }
}

/// An action that was worse than the best beyond reasonable doubt.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// What kinds of mistake it was, the most telling first; empty if only the numbers speak.
    pub faults: Vec<Fault>,
    /// What happened, for people.
    pub sentence: String,
    /// Lines of best play after the best action and after the one taken, where they are proved.
    pub lines: Option<(Line, Line)>,
}

/// The least chance given away that is called a mistake where chances are estimated.
const NOTABLE: f64 = 0.03;

impl Mistake {
    /// What was wrong with this action, if something was. The game is the one before it.
    pub(super) fn find(game: &Game, action: &Action, weighing: &Weighing, solver: &mut Solver) -> Option<Mistake> {
        let (best, taken) = (weighing.best(), weighing.option(action)?);
        match (best.score, taken.score) {
            (Some(better), Some(worse)) if better > worse => Some(proved(game, weighing, taken, solver)),
            (None, None) => {
                // The best of several estimates is flattered by chance, so more is asked for than two errors.
                let clear = taken.behind.mean > 3.0 * taken.behind.error && taken.behind.mean >= NOTABLE;
                clear.then(|| estimated(game, weighing, taken))
            }
            _ => None,
        }
    }
}

fn proved(game: &Game, weighing: &Weighing, taken: &Weighed, solver: &mut Solver) -> Mistake {
    let seat = weighing.seat;
    let best = weighing.best();
    let mut line = |action: &Action, ties| Line::after(game, seat, action, ties, solver);
    let lines = line(&best.action, Ties::First).zip(line(&taken.action, Ties::First));
    let mut faults = Vec::new();
    if let (Some((won, lost)), Some(also_lost)) = (&lines, line(&taken.action, Ties::Last)) {
        let side = game.table().side(seat);
        faults.extend(votes_lost(side, won, [lost, &also_lost]).into_iter().map(Fault::LetsFactionGo));
    }
    let equals: Vec<&Action> =
        weighing.options.iter().filter(|option| option.score == best.score).map(|option| &option.action).collect();
    faults.extend(faults_in_trick(game, seat, &taken.action, &best.action, &equals));
    let sentence = proved_sentence(seat, best, taken, &faults);
    Mistake { faults, sentence, lines }
}

/// The factions that vote for the side in one line and in none of the others.
fn votes_lost(side: Side, best: &Line, others: [&Line; 2]) -> Vec<Faction> {
    let votes = best.outcome.votes.iter().filter(|vote| vote.side == Some(side)).map(|vote| vote.faction);
    votes.filter(|&faction| others.iter().all(|line| line.outcome.vote(faction) != Some(side))).collect()
}

fn proved_sentence(seat: Seat, best: &Weighed, taken: &Weighed, faults: &[Fault]) -> String {
    let (Some(better), Some(worse)) = (best.score, taken.score) else { return String::new() };
    let (what, instead) = (brief(&taken.action), brief(&best.action));
    let told = |score: Score| format!("{} {}", words::fate(score.value), words::margin(score));
    let numbers = format!("With best play {seat} {} after {instead}, and {} after {what}.", told(better), told(worse));
    let gone: Vec<Faction> = faults.iter().filter_map(|fault| fault.faction()).collect();
    let how = faults.iter().find(|fault| fault.faction().is_none());
    let telling = match (gone.len(), how) {
        (0, Some(fault)) => format!("{}; {instead} was better. ", fault.words()),
        (0, None) => format!("{instead} was better. "),
        (votes, _) => {
            let vote = if votes == 1 { "the vote" } else { "the votes" };
            format!("lets the {} go: after {instead} {vote} could still be won. ", words::and(&gone))
        }
    };
    let also = how.filter(|_| !gone.is_empty());
    let also = also.map_or(String::new(), |fault| format!("{what} {}. ", fault.words()));
    sentence(&format!("{telling}{}{numbers}", sentence(&also)))
}

fn estimated(game: &Game, weighing: &Weighing, taken: &Weighed) -> Mistake {
    let best = weighing.best();
    // What is not clearly behind may be as good, so nothing is held against an action that they share.
    let equals: Vec<&Action> =
        weighing.options.iter().filter(|option| !option.behind.is_clear()).map(|option| &option.action).collect();
    let faults = faults_in_trick(game, weighing.seat, &taken.action, &best.action, &equals);
    let (what, instead) = (brief(&taken.action), brief(&best.action));
    let head = faults.first().map_or(String::new(), |fault| format!("{}. ", sentence(&fault.words())));
    let numbers = format!(
        "{} wins in about {} of the worlds that {} holds possible, {what} in {}.",
        sentence(&instead),
        percent(best.chance),
        weighing.seat,
        percent(taken.chance)
    );
    Mistake { faults, sentence: head + &numbers, lines: None }
}

/// What an action does at once.
#[derive(Default)]
struct Effect {
    /// Who won the trick, if the action ends it.
    won: Option<Side>,
    /// Who leads the next trick.
    leads: Option<Side>,
    /// Dwarves that went to another side.
    dwarves_to_others: usize,
    /// Gnomes of the own side that were crushed.
    gnomes_lost: usize,
}

impl Effect {
    fn of(game: &Game, seat: Seat, action: &Action) -> Effect {
        let table = game.table();
        let own = table.side(seat);
        let mut after = game.clone();
        let Ok(events) = after.act(seat, action) else { return Effect::default() };
        let mut effect = Effect::default();
        for logged in events {
            match logged.event {
                Event::Won(winner) => effect.won = Some(table.side(winner)),
                Event::Leads(leader) => effect.leads = Some(table.side(leader)),
                Event::Moved { card, to: Zone::Pile(taker), .. } if card.faction() == Faction::Dwarves => {
                    effect.dwarves_to_others += usize::from(table.side(taker) != own);
                }
                Event::Moved { from: Zone::Front(owner), to: Zone::Discard, .. } => {
                    effect.gnomes_lost += usize::from(table.side(owner) == own);
                }
                Event::Ended(_) => effect.leads = None,
                _ => {}
            }
        }
        effect
    }
}

/// What is wrong in the trick itself, compared with the best action and all that are as good.
fn faults_in_trick(game: &Game, seat: Seat, taken: &Action, best: &Action, equals: &[&Action]) -> Vec<Fault> {
    let (Action::Play(card), Action::Play(better)) = (taken, best) else {
        return vec![match taken {
            Action::Take(_) => Fault::TakesWrongCard,
            Action::Crush(Some(_)) => Fault::CrushesInVain,
            Action::Crush(None) => Fault::SparesGnome,
            Action::Pass(_) | Action::Discard(_) | Action::Play(_) => Fault::GivesWrongCards,
        }];
    };
    let own = game.table().side(seat);
    let effect = Effect::of(game, seat, taken);
    let wanted: Vec<Effect> = equals.iter().map(|action| Effect::of(game, seat, action)).collect();
    let all = |holds: &dyn Fn(&Effect) -> bool| wanted.iter().all(holds);
    let mut faults = Vec::new();
    if effect.won == Some(own) && all(&|other| other.won.is_some_and(|side| side != own)) {
        faults.push(Fault::WinsTrickBetterLost);
    } else if effect.won.is_some_and(|side| side != own) && all(&|other| other.won == Some(own)) {
        faults.push(Fault::LosesTrickBetterWon);
    }
    if effect.leads.is_some_and(|side| side != own) && all(&|other| other.leads == Some(own)) {
        faults.push(Fault::GivesTheLeadAway);
    } else if effect.leads == Some(own) && all(&|other| other.leads.is_some_and(|side| side != own)) {
        faults.push(Fault::KeepsTheLead);
    }
    if all(&|other| other.won.is_some() && other.dwarves_to_others < effect.dwarves_to_others) {
        faults.push(Fault::FeedsDwarves);
    }
    if all(&|other| other.won.is_some() && other.gnomes_lost < effect.gnomes_lost) {
        faults.push(Fault::LosesGnome);
    }
    if faults.is_empty() {
        let (rank, other) = (game.table().rank(*card), game.table().rank(*better));
        let leads = game.position().trick.plays.is_empty();
        let of_its_faction =
            |action: &&Action| matches!(action, Action::Play(other) if other.faction() == card.faction());
        faults.extend(match (card.faction() == better.faction(), leads) {
            (true, _) if rank > other => Some(Fault::WastesHighCard),
            (true, _) => Some(Fault::SparesHighCard),
            // Some card of the faction is as good as the best, so it is not the faction that is wrong.
            (false, _) if equals.iter().any(of_its_faction) => None,
            (false, true) => Some(Fault::LeadsWrongFaction),
            (false, false) => Some(Fault::ThrowsOffWrongFaction),
        });
    }
    faults
}
