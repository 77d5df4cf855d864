//! `--table`: which table to play at; and the command that lists what there is.

use crate::failure::Failure;
use crate::nearest::nearest;
use crate::wrap::write_wrapped;
use clap::Args as ClapArgs;
use interregnum_rules::{Building, Edition, Faction, Factions, Rng, Seat, Setting, Spec, SpecError, Table};
use std::io::Write;

/// What `--table` accepts, for the help of every command that has it.
pub(crate) const TABLE_HELP: &str = "\
Table: claim, claim2, factions joined by +, or JSON as in records. Setting, Building and edition follow as @ marks: \
claim2@islands@tower@german";

/// The same where a fresh table can be drawn for each game.
pub(crate) const TABLES_HELP: &str = "\
Table: claim, claim2, factions joined by +, JSON as in records, or random for a fresh one each game. Setting, Building \
and edition follow as @ marks: claim2@islands@tower@german; @random draws a location for each game, another @random one \
of the other kind";

/// Where tables come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tables {
    /// Always this one; without a given leader lots are drawn for each game.
    One { table: Table, leader_given: bool },
    /// The same factions each game, with so many locations drawn for it.
    Drawn { table: Table, locations: usize },
    /// A fresh one for each game, with this many players or any number.
    Random { players: Option<u8> },
}

impl Tables {
    /// Reads `--table` and `--players`.
    pub(crate) fn parse(text: &str, players: Option<u8>) -> Result<Tables, Failure> {
        let text = text.trim();
        if text.starts_with('{') {
            return Tables::parse_json(text, players);
        }
        if let Some(players) = players.filter(|players| !(2..=4).contains(players)) {
            return Err(Failure::input(format!("--players {players}: two to four can play")));
        }
        if text.eq_ignore_ascii_case("random") {
            return Ok(Tables::Random { players });
        }
        if text.to_lowercase().starts_with("random@") {
            return Err(Failure::input(format!(
                "--table {text}: random draws the Setting, the Building and the edition, too; leave out the marks"
            )));
        }
        let (named, locations) = without_draws(text);
        let spec: Spec = named.parse().map_err(|error| unknown(text, &error))?;
        let table = spec.table(players.unwrap_or(2));
        let table = table.map_err(|error| Failure::input(format!("--table {text}: {error}")))?;
        let room = usize::from(table.setting().is_none()) + usize::from(table.building().is_none());
        match locations {
            0 => Ok(Tables::One { table, leader_given: false }),
            _ if locations > room => Err(Failure::input(format!(
                "--table {text}: a table has one Setting and one Building at most (rule 2.4); leave out an @random"
            ))),
            _ => Ok(Tables::Drawn { table, locations }),
        }
    }

    fn parse_json(text: &str, players: Option<u8>) -> Result<Tables, Failure> {
        let wrong = |error: serde_json::Error| {
            Failure::input(format!(
                "--table: {error}; a table looks like {{\"players\":2,\"factions\":[\"gnomes\",…]}}"
            ))
        };
        let table: Table = serde_json::from_str(text).map_err(wrong)?;
        let plain: serde_json::Value = serde_json::from_str(text).map_err(wrong)?;
        match players {
            Some(players) if players != table.players() => Err(Failure::input(format!(
                "--players {players}, but the table has {}: leave out --players",
                table.players()
            ))),
            _ => Ok(Tables::One { table, leader_given: plain.get("first_leader").is_some() }),
        }
    }

    /// The table for one game.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Table {
        match self {
            Tables::Random { players } => Table::random(*players, rng),
            Tables::One { table, leader_given: true } => table.clone(),
            Tables::One { table, leader_given: false } => led_by_lot(table.clone(), rng),
            Tables::Drawn { table, locations } => {
                let drawn = (0..*locations).fold(table.clone(), |table, _| with_a_location(table, rng));
                led_by_lot(drawn, rng)
            }
        }
    }

    /// Whether lots are drawn for the first leader.
    pub(crate) fn lots(&self) -> bool {
        !matches!(self, Tables::One { leader_given: true, .. })
    }

    /// How many sit at every table, if it is always the same number.
    pub(crate) fn players(&self) -> Option<u8> {
        match self {
            Tables::One { table, .. } | Tables::Drawn { table, .. } => Some(table.players()),
            Tables::Random { players } => *players,
        }
    }

    /// In a word.
    pub(crate) fn name(&self) -> String {
        match self {
            Tables::One { table, .. } => table.spec().to_string(),
            Tables::Drawn { table, locations } => format!("{}{}", table.spec(), "@random".repeat(*locations)),
            Tables::Random { .. } => "random".to_owned(),
        }
    }
}

/// The text without its marks `@random`, and how many there were.
fn without_draws(text: &str) -> (String, usize) {
    let (draws, named): (Vec<&str>, Vec<&str>) =
        text.split('@').partition(|mark| mark.trim().eq_ignore_ascii_case("random"));
    (named.join("@"), draws.len())
}

fn led_by_lot(table: Table, rng: &mut Rng) -> Table {
    let leader = Seat(rng.below(table.players().into()) as u8);
    table.clone().led_by(leader).unwrap_or(table)
}

/// The table with one location more, each that there is room for with the same chance.
fn with_a_location(table: Table, rng: &mut Rng) -> Table {
    let settings = if table.setting().is_none() { &Setting::ALL[..] } else { &[] };
    let buildings = if table.building().is_none() { &Building::ALL[..] } else { &[] };
    match rng.below((settings.len() + buildings.len()).max(1)) {
        place if place < settings.len() => table.with_setting(settings[place]),
        place => match buildings.get(place - settings.len()) {
            Some(&building) => table.with_building(building),
            None => table,
        },
    }
}

/// Says what is wrong with a table, and which word may have been meant.
fn unknown(text: &str, error: &SpecError) -> Failure {
    let settings = Setting::ALL.map(Setting::name);
    let buildings = Building::ALL.map(Building::name);
    let meant = match error {
        SpecError::Mark(mark) => {
            let editions = Edition::ALL.map(Edition::name);
            nearest(mark, settings.into_iter().chain(buildings).chain(editions)).map(|word| format!("@{word}"))
        }
        SpecError::Faction(unknown) => {
            let ready_made = ["claim", "claim2", "random"];
            nearest(&unknown.found, Faction::ALL.map(Faction::name).into_iter().chain(ready_made)).map(str::to_owned)
        }
        SpecError::Twice(..) => None,
    };
    let hint = meant.map_or(String::new(), |word| format!("did you mean {word}? "));
    Failure::input(format!("--table {text}: {hint}{error}"))
}

pub(crate) const HELP: &str = "\
Examples:
  interregnum tables
  interregnum tables --players 3

Exit status: 0 all is well; 2 usage or input error.";

/// Lists every deck that the rules allow, in the words that --table takes.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// Number of players, 2 to 4
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
}

/// One deck a line, then the marks.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let decks = Table::decks(args.players);
    for factions in &decks {
        let names: Vec<&str> = factions.iter().map(|faction| faction.name()).collect();
        writeln!(out, "{}", names.join("+"))?;
    }
    writeln!(out, "\n{} decks for {} players (rule 2.2)", decks.len(), args.players)?;
    for factions in [Factions::Claim, Factions::Claim2] {
        let spec = Spec { factions, setting: None, building: None, edition: Edition::International };
        let table = spec.table(args.players).map_err(Failure::input)?;
        let names: Vec<&str> = table.factions().iter().map(|faction| faction.name()).collect();
        writeln!(out, "{:<11}{}", format!("{}:", spec), names.join("+"))?;
    }
    let marks = [
        ("Settings:", Setting::ALL.map(Setting::name).to_vec()),
        ("Buildings:", Building::ALL.map(Building::name).to_vec()),
        ("Drawn:", vec!["random (a Setting or a Building)"]),
        ("Editions:", vec!["international (default)", Edition::German.name()]),
    ];
    for (kind, names) in marks {
        write_wrapped(out, &format!("{kind:<11}@{}", names.join(" @")), "           ")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str, players: Option<u8>) -> String {
        match Tables::parse(text, players) {
            Err(Failure::Input(message)) => message,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lots_are_drawn_unless_the_leader_is_given() {
        let leaders = |text| {
            let tables = Tables::parse(text, None).unwrap();
            let leader = |stream| tables.draw(&mut Rng::stream(1, stream)).first_leader().0;
            (0..50).map(leader).collect::<std::collections::BTreeSet<u8>>()
        };
        let json = r#"{"players":2,"factions":["gnomes","giants","dragons","trolls","seers"]}"#;
        assert_eq!(leaders("claim2").len(), 2);
        assert_eq!(leaders(json).len(), 2);
        let given = json.replace("\"factions\"", "\"first_leader\":1,\"factions\"");
        assert_eq!(leaders(&given), [1].into());
    }

    #[test]
    fn r2_7_a_wrong_table_is_refused_with_what_would_be_right() {
        assert_eq!(error("claim", Some(5)), "--players 5: two to four can play");
        assert!(error("elves", None).starts_with("--table elves: there is no faction \"elves\"; there are: goblins"));
        assert!(error("gnomes+giants", None).contains("2 players need a pair and 3 ten-card factions, not 0 (none)"));
        assert!(error("{\"players\":2", None).contains("EOF"));
        assert!(
            error("claim2@island", None).starts_with("--table claim2@island: did you mean @islands? \"@island\" is")
        );
        assert!(error("gnoms+giants", None).starts_with("--table gnoms+giants: did you mean gnomes? there is no"));
        assert!(error("random@islands", None).ends_with("leave out the marks"));
        let json = r#"{"players":2,"factions":["gnomes","giants","dragons","trolls","seers"]}"#;
        assert_eq!(error(json, Some(3)), "--players 3, but the table has 2: leave out --players");
    }

    #[test]
    fn r2_4_a_location_can_be_drawn_for_each_game() {
        let drawn = |text, rng: &mut Rng| Tables::parse(text, None).unwrap().draw(rng);
        let mut rng = Rng::seeded(5);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..400 {
            let table = drawn("claim2@random", &mut rng);
            let [setting, building] = [table.setting().map(Setting::name), table.building().map(Building::name)];
            assert!(setting.is_some() != building.is_some(), "one of them");
            seen.extend(setting.or(building));
            let table = drawn("claim@random@tower", &mut rng);
            assert!(table.setting().is_some() && table.building() == Some(Building::Tower));
            let table = drawn("claim@random@random", &mut rng);
            assert!(table.setting().is_some() && table.building().is_some());
        }
        assert_eq!(seen.len(), Setting::ALL.len() + Building::ALL.len());
        assert_eq!(Tables::parse("claim2@random@german", None).unwrap().name(), "claim2@german@random");
        assert!(error("claim2@islands@tower@random", None).contains("(rule 2.4); leave out an @random"));
    }

    #[test]
    fn random_tables_keep_to_the_number_of_players() {
        let tables = Tables::parse("random", Some(3)).unwrap();
        assert!((0..20).all(|stream| tables.draw(&mut Rng::stream(1, stream)).players() == 3));
        let any = Tables::parse("random", None).unwrap();
        let players = (0..50).map(|stream| any.draw(&mut Rng::stream(1, stream)).players());
        assert_eq!(players.collect::<std::collections::BTreeSet<u8>>(), [2, 3, 4].into());
    }
}
