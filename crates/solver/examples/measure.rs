//! Development measure.
use interregnum_rules::fast::{Sheet, State};
use interregnum_rules::*;
use interregnum_solver::*;

fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e6
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let kind = args.get(1).map_or("claim", |s| s.as_str());
    let count: u64 = args.get(2).map_or(200, |s| s.parse().unwrap());
    let what = args.get(3).map_or("root", |s| s.as_str());
    let only: Option<u64> = args.get(4).map(|s| s.parse().unwrap());
    let mut times = Vec::new();
    let mut nodes = Vec::new();
    let mut solver = Solver::new().with_budget(std::env::var("B").map_or(u64::MAX, |b| b.parse().unwrap()));
    let mut sum = 0usize;
    for n in 0..count {
        if only.is_some_and(|o| o != n) {
            continue;
        }
        let mut rng = Rng::stream(77, n);
        let table = loop {
            let t = match kind {
                "claim" => Table::claim(),
                "claim2" => Table::claim2(),
                _ => Table::random(Some(2), &mut rng),
            };
            if !t.fire_cards().is_empty() {
                continue;
            }
            let maps = t.factions().iter().any(|f| matches!(f, Faction::Unicorns | Faction::Basilisks));
            match kind {
                "mixed" | "hard" if maps => continue,
                "hard"
                    if !(t.factions().contains(&Faction::Gnomes) && t.factions().contains(&Faction::Doppelgangers)) =>
                {
                    continue;
                }
                "hard" => break t.with_setting(None).with_building(None),
                "mixed" => break t.with_setting(None).with_building(None),
                "maps" if !maps => continue,
                "maps" => break t.with_setting(None).with_building(None),
                "setting" => {
                    let s = Setting::ALL;
                    break t.with_building(None).with_setting(*rng.choose(&s));
                }
                "building" => {
                    let s = Building::ALL;
                    break t.with_setting(None).with_building(*rng.choose(&s));
                }
                _ => {}
            }
            break t;
        };
        let sheet = Sheet::<u64>::new(&table).unwrap();
        let mut state = State::random(&sheet, &mut rng);
        let greedy = n % 2 == 1;
        while state.phase() == Phase::One || !matches!(state.asked(), Some((_, Kind::Play))) {
            let mut moves = Vec::new();
            state.moves(&sheet, |m| moves.push(m));
            let pick = if greedy && matches!(moves[0], fast::Move::Play(_)) {
                *moves
                    .iter()
                    .max_by_key(|m| {
                        if let fast::Move::Play(c) = m { sheet.rank(*c) as usize * 8 + rng.below(16) } else { 0 }
                    })
                    .unwrap()
            } else {
                *rng.choose(&moves)
            };
            state.apply(&sheet, pick);
        }
        let t = cpu();
        match what {
            "root" => sum += solver.value_of(&sheet, &state).map_or(0, |v| v as usize),
            "all" => {
                sum +=
                    solver.values_of(&sheet, &state).unwrap_or_default().iter().map(|(_, v)| *v as usize).sum::<usize>()
            }
            _ => sum += solver.score_of(&sheet, &state).map_or(0, |s| s.margin as usize & 15),
        }
        let dt = cpu() - t;
        if dt > 400.0 || only.is_some() {
            println!("{n}: {} {dt:.1} ms {} nodes", table.spec(), solver.nodes());
        }
        times.push((dt * 1e6) as u64);
        nodes.push(solver.nodes());
    }
    let total: u64 = times.iter().sum();
    let geo = (nodes.iter().map(|&n| (n as f64 + 1.0).ln()).sum::<f64>() / nodes.len() as f64).exp();
    let total_nodes: u64 = nodes.iter().sum();
    times.sort_unstable();
    nodes.sort_unstable();
    let at = |v: &Vec<u64>, p: f64| v[((v.len() - 1) as f64 * p) as usize];
    println!(
        "{kind} {what}: ms {:.2} / {:.1} / {:.1} / {:.1}  nodes {} / {} / {} / {}  mean {:.2} ms {} nodes, {:.2} us/node  check {sum} geo {geo:.0}",
        at(&times, 0.5) as f64 / 1e6,
        at(&times, 0.9) as f64 / 1e6,
        at(&times, 0.99) as f64 / 1e6,
        at(&times, 1.0) as f64 / 1e6,
        at(&nodes, 0.5),
        at(&nodes, 0.9),
        at(&nodes, 0.99),
        at(&nodes, 1.0),
        total as f64 / 1e6 / times.len() as f64,
        total_nodes / nodes.len() as u64,
        total as f64 / 1e3 / total_nodes as f64
    );
}
