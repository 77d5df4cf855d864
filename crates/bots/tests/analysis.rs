//! What an analysis says of a game is borne out by the solver and by the rules.

use interregnum_bots::analysis::{Basis, Effort, Fault, Judged, Line, Review};
use interregnum_bots::{Clock, Level, play};
use interregnum_rules::{Action, Deal, Event, Faction, Game, Record, Rng, Seat, Table, Zone};
use interregnum_solver::{Solver, Value};

fn game(table: &str, stream: u64) -> Record {
    let mut rng = Rng::stream(21, stream);
    let table: Table = table.parse::<interregnum_rules::Spec>().unwrap().table(2).unwrap();
    let deal = Deal::shuffled(&table, &mut rng);
    let mut game = Game::new(&table, &deal).unwrap();
    let mut bots = vec![Level::Random.bot(Clock::Off), Level::Random.bot(Clock::Off)];
    let actions = play(&mut game, &mut bots, &mut rng).unwrap();
    Record::new(table, deal, actions)
}

const LITTLE: Effort = Effort { worlds: 1, nodes: 20, choices: 2 };

/// The last decisions of a game: they are proved quickly.
fn late(record: &Record) -> impl Iterator<Item = (usize, Judged)> {
    let end = record.actions.len();
    (end - 18..end).map(|place| (place, Judged::of(record, place, LITTLE, 1).unwrap()))
}

/// What the events of one action show.
struct Happened {
    winner: Option<Seat>,
    leader: Option<Seat>,
    dwarves: usize,
    crushed: usize,
}

fn happened(game: &Game, seat: Seat, action: &Action) -> Happened {
    let mut game = game.clone();
    let events: Vec<_> = game.act(seat, action).unwrap().iter().map(|logged| logged.event.clone()).collect();
    let count =
        |matching: &dyn Fn(&Event<interregnum_rules::Card>) -> bool| events.iter().filter(|e| matching(e)).count();
    Happened {
        winner: events.iter().find_map(|event| if let Event::Won(seat) = event { Some(*seat) } else { None }),
        leader: events.iter().find_map(|event| if let Event::Leads(seat) = event { Some(*seat) } else { None }),
        dwarves: count(
            &|event| matches!(event, Event::Moved { card, to: Zone::Pile(to), .. } if card.faction() == Faction::Dwarves && *to != seat),
        ),
        crushed: count(
            &|event| matches!(event, Event::Moved { from: Zone::Front(owner), to: Zone::Discard, .. } if *owner == seat),
        ),
    }
}

/// Replays a line and says whether the faction votes for the seat at its end.
fn gets_vote(game: &Game, line: &Line, faction: Faction, seat: Seat) -> bool {
    let mut game = game.clone();
    for (seat, action) in &line.actions {
        game.act(*seat, action).unwrap();
    }
    assert_eq!(game.outcome(), Some(&line.outcome));
    line.outcome.vote(faction).is_some_and(|side| side.0 == seat.0)
}

fn holds(game: &Game, judged: &Judged, fault: Fault) -> bool {
    let seat = judged.seat;
    let best = judged.known.best();
    let own = happened(game, seat, &judged.action);
    let equals: Vec<Happened> = judged
        .known
        .options
        .iter()
        .filter(|option| option.score == best.score)
        .map(|option| happened(game, seat, &option.action))
        .collect();
    let cards = match (&judged.action, &best.action) {
        (Action::Play(card), Action::Play(better)) => Some((*card, *better)),
        _ => None,
    };
    let leads = game.position().trick.plays.is_empty();
    match fault {
        Fault::LetsFactionGo(faction) => {
            let (best, taken) = judged.mistake.as_ref().unwrap().lines.as_ref().unwrap();
            gets_vote(game, best, faction, seat) && !gets_vote(game, taken, faction, seat)
        }
        Fault::WinsTrickBetterLost => {
            own.winner == Some(seat) && equals.iter().all(|other| other.winner.is_some_and(|winner| winner != seat))
        }
        Fault::LosesTrickBetterWon => own.winner != Some(seat) && equals.iter().all(|other| other.winner == Some(seat)),
        Fault::GivesTheLeadAway => own.leader != Some(seat) && equals.iter().all(|other| other.leader == Some(seat)),
        Fault::KeepsTheLead => own.leader == Some(seat) && equals.iter().all(|other| other.leader != Some(seat)),
        Fault::FeedsDwarves => equals.iter().all(|other| other.dwarves < own.dwarves),
        Fault::LosesGnome => equals.iter().all(|other| other.crushed < own.crushed),
        Fault::WastesHighCard => {
            cards.is_some_and(|(card, better)| game.table().rank(card) > game.table().rank(better))
        }
        Fault::SparesHighCard => {
            cards.is_some_and(|(card, better)| game.table().rank(card) < game.table().rank(better))
        }
        Fault::LeadsWrongFaction => leads && cards.is_some_and(|(card, better)| card.faction() != better.faction()),
        Fault::ThrowsOffWrongFaction => {
            !leads && cards.is_some_and(|(card, better)| card.faction() != better.faction())
        }
        Fault::CrushesInVain => matches!(judged.action, Action::Crush(Some(_))),
        Fault::SparesGnome => judged.action == Action::Crush(None),
        Fault::TakesWrongCard | Fault::GivesWrongCards => false,
    }
}

#[test]
fn mistakes_are_what_they_are_called() {
    let mut seen = std::collections::HashSet::new();
    for table in ["claim", "claim2", "claim2@abbey", "gnomes+giants+dwarves+dragons+undead"] {
        for stream in 0..4 {
            let record = game(table, stream);
            for (place, judged) in late(&record) {
                let Some(mistake) = &judged.mistake else { continue };
                let game = record.replay(place).unwrap();
                for &fault in &mistake.faults {
                    assert!(holds(&game, &judged, fault), "{table} {stream} {place}: {fault:?}: {}", mistake.sentence);
                    seen.insert(std::mem::discriminant(&fault));
                }
                let (best, taken) = mistake.lines.as_ref().unwrap();
                for (option, line) in [(judged.known.best(), best), (judged.taken(), taken)] {
                    let tally = &line.outcome.tally;
                    let own = judged.seat.index();
                    let margin = tally[own].cast_signed() - tally[1 - own].cast_signed();
                    assert_eq!(option.score.unwrap().margin, margin, "{}", mistake.sentence);
                }
            }
        }
    }
    assert!(seen.len() >= 8, "few kinds of mistakes were seen: {}", seen.len());
}

#[test]
fn numbers_agree_with_the_solver_and_with_each_other() {
    let record = game("claim2", 7);
    let mut solver = Solver::new();
    let judged: Vec<(usize, Judged)> = late(&record).collect();
    for (place, now) in &judged {
        assert!((now.before().mean - now.after().mean - now.cost().mean).abs() < 1e-9 && now.cost().mean >= 0.0);
        assert_eq!((now.known.basis, now.open.is_none()), (Basis::Exact, true));
        let solution = solver.solve(record.replay(*place).unwrap().position()).proved().unwrap();
        let scores: Vec<_> =
            now.known.options.iter().map(|option| (option.action.clone(), option.score.unwrap())).collect();
        assert_eq!(scores, solution.options);
        assert_eq!(now.mistake.is_some(), now.taken().score.unwrap() < solution.best);
    }
    // What is left after an action is what stands before the next one.
    for pair in judged.windows(2) {
        let [(_, now), (_, next)] = pair else { continue };
        let turned = if next.seat == now.seat { next.before().mean } else { 1.0 - next.before().mean };
        assert!((now.after().mean - turned).abs() < 1e-9);
    }
}

#[test]
fn a_whole_game_is_reviewed() {
    let record = game("claim2", 1);
    let review = Review::of(&record, LITTLE, 1).unwrap();
    assert_eq!(review.decisions.len(), record.actions.len());
    let alone = Judged::of(&record, 50, LITTLE, 1).unwrap();
    assert_eq!(review.decisions[50], alone, "one decision is judged as in the whole");
    let exact = |judged: &&Judged| judged.known.basis == Basis::Exact;
    assert_eq!(review.decisions.iter().filter(exact).count(), 26);
    assert!(review.decisions.iter().all(|judged| exact(&judged) || judged.before().error > 0.0));
    let dropped = |judged: &Judged| judged.known.basis == Basis::Exact && judged.cost().mean > 0.0;
    let last = review.decisions.iter().rposition(dropped);
    assert!(last.is_some() && review.turning_point == last, "{:?} {last:?}", review.turning_point);
    let point = &review.decisions[last.unwrap()];
    let won = review.outcome.as_ref().unwrap().winners == [interregnum_rules::Side(point.seat.0)];
    assert_eq!(won, point.taken().score.unwrap().value == Value::Win);
    let choices: usize = review.seats.iter().map(|conduct| conduct.choices).sum();
    assert_eq!(choices, review.decisions.iter().filter(|judged| judged.is_free()).count());
    let shares: f64 = review.luck.deal.iter().map(|chance| chance.mean).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{:?}", review.luck);
}

#[test]
fn the_same_seed_gives_the_same_estimate() {
    let record = game("claim2@windlands", 3);
    let effort = Effort { worlds: 4, nodes: 20, choices: 3 };
    let judged = |place, seed| Judged::of(&record, place, effort, seed).unwrap();
    let passed = record.actions.iter().position(|(_, action)| matches!(action, Action::Pass(_))).unwrap();
    for place in [0, 5, passed] {
        assert_eq!(judged(place, 5), judged(place, 5));
    }
    assert_ne!(judged(0, 5), judged(0, 6));
}

#[test]
fn games_of_three_and_four_are_estimated() {
    for stream in 0..4 {
        let mut rng = Rng::stream(31, stream);
        let table = Table::random(Some(3 + (stream % 2) as u8), &mut rng);
        let deal = Deal::shuffled(&table, &mut rng);
        let mut game = Game::new(&table, &deal).unwrap();
        let mut bots: Vec<_> = table.seats().map(|_| Level::Random.bot(Clock::Off)).collect();
        let actions = play(&mut game, &mut bots, &mut rng).unwrap();
        let record = Record::new(table, deal, actions);
        for place in (0..record.actions.len()).step_by(11) {
            let judged = Judged::of(&record, place, Effort { worlds: 2, nodes: 1, choices: 2 }, 0).unwrap();
            assert_eq!(judged.known.basis, Basis::Estimated { worlds: 2 });
            assert!(judged.open.is_some() && judged.before().mean >= judged.after().mean);
        }
    }
}
