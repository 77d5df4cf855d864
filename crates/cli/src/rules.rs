//! `interregnum rules`: the rules in words.

mod numbered;

use crate::failure::Failure;
use crate::nearest::nearest;
use crate::wrap::write_wrapped;
use clap::Args as ClapArgs;
use interregnum_rules::{Building, Code, Faction, Setting, Table};
use std::io::{self, Write};

pub(crate) const HELP: &str = "\
Examples:
  interregnum rules
  interregnum rules dragons
  interregnum rules ice fields
  interregnum rules 4.1

Exit status: 0 all is well; 2 usage or input error.";

/// Tells how the game goes, what a faction, a Setting or a Building does, or what a rule of a number says.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// A faction (name or two-letter code), a Setting, a Building, or the number of a rule or a section
    #[arg(value_name = "FACTION|LOCATION|NUMBER")]
    name: Vec<String>,
}

/// The course of the game.
const COURSE: &str = include_str!("rules/course.txt");

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.name.is_empty() {
        return Ok(overview(out)?);
    }
    let name = &args.name.join(" ");
    if let Some(rules) = numbered::find(name) {
        return Ok(numbered::write(&rules, out)?);
    }
    if let Some(faction) = find_faction(name) {
        return Ok(about_faction(faction, out)?);
    }
    if let Some(setting) = Setting::find(name) {
        return Ok(about_location("Setting", setting.title(), setting.rule(), setting.rule_number(), out)?);
    }
    if let Some(building) = Building::find(name) {
        return Ok(about_location("Building", building.title(), building.rule(), building.rule_number(), out)?);
    }
    Err(unknown(name))
}

/// Finds a faction by name, by one of its members, or by code.
fn find_faction(name: &str) -> Option<Faction> {
    let one = |faction: &Faction| faction.one().to_lowercase() == name.trim().to_lowercase();
    let code = |code: &Code| code.letters().eq_ignore_ascii_case(name.trim());
    let by_name = Faction::find(name).or_else(|| Faction::ALL.into_iter().find(one));
    by_name.or_else(|| Code::ALL.into_iter().find(code).map(Code::faction))
}

fn unknown(name: &str) -> Failure {
    let factions = Faction::ALL.map(Faction::name);
    let settings = Setting::ALL.map(Setting::name);
    let buildings = Building::ALL.map(Building::name);
    let known = factions.into_iter().chain(settings).chain(buildings);
    let hint = nearest(name, known).map_or(String::new(), |word| format!("; did you mean {word}?"));
    Failure::input(format!(
        "there is no faction, Setting, Building or rule \"{name}\"{hint}\n  factions:  {}\n  Settings:  {}\n  Buildings: {}",
        factions.join(", "),
        settings.join(", "),
        buildings.join(", "),
    ))
}

fn about_faction(faction: Faction, out: &mut dyn Write) -> io::Result<()> {
    let numbers = faction.rule_numbers();
    let rules = if numbers.len() == 1 { "rule" } else { "rules" };
    writeln!(out, "{} ({}), {rules} {}", faction.title(), faction.code().letters(), numbers.join(", "))?;
    writeln!(out, "From {}. {}\n", set(faction), faction.brief())?;
    write_wrapped(out, faction.rule(), "")?;
    writeln!(out)?;
    for code in Code::ALL.into_iter().filter(|code| code.faction() == faction) {
        let copies = code.copies();
        let count: u8 = copies.iter().sum();
        let values = copies.iter().enumerate().filter(|(_, copies)| **copies > 0).map(|(value, copies)| match copies {
            1 => format!("{}{value}", code.letters()),
            copies => format!("{copies}×{}{value}", code.letters()),
        });
        write_wrapped(out, &format!("{count} cards: {}", values.collect::<Vec<_>>().join(" ")), "  ")?;
    }
    if let Some(other) = faction.pair() {
        writeln!(out, "They come as a pair with the {other} (rule 2.2).")?;
    }
    Ok(())
}

fn about_location(kind: &str, title: &str, rule: &str, number: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{title}, a {kind} from Maps, rule {number}\n")?;
    write_wrapped(out, rule, "")
}

const SETS: [&str; 3] = ["Claim", "Claim 2", "Maps"];

/// The set that a faction comes from (section 1).
fn set(faction: Faction) -> &'static str {
    if Table::CLAIM.contains(&faction) {
        SETS[0]
    } else if Table::CLAIM2.contains(&faction) {
        SETS[1]
    } else {
        SETS[2]
    }
}

fn overview(out: &mut dyn Write) -> io::Result<()> {
    out.write_all(COURSE.as_bytes())?;
    for origin in SETS {
        writeln!(out, "\nFACTIONS OF {}", origin.to_uppercase())?;
        for faction in Faction::ALL.into_iter().filter(|faction| set(*faction) == origin) {
            writeln!(out, "  {:<15}{}  {}", faction.title(), faction.code().letters(), faction.brief())?;
        }
    }
    writeln!(out, "\nSETTINGS")?;
    for setting in Setting::ALL {
        writeln!(out, "  {:<15}{}", setting.title(), setting.brief())?;
    }
    writeln!(out, "\nBUILDINGS")?;
    for building in Building::ALL {
        writeln!(out, "  {:<15}{}", building.title(), building.brief())?;
    }
    writeln!(out, "\nMore about each: interregnum rules NAME, or the number of a rule")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(name: Option<&str>) -> Result<String, Failure> {
        let mut out = Vec::new();
        let words = name.into_iter().flat_map(str::split_whitespace).map(str::to_owned);
        run(&Args { name: words.collect() }, &mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn every_faction_and_location_has_its_page() {
        for faction in Faction::ALL {
            for name in [faction.name(), faction.title(), faction.one(), faction.code().letters()] {
                let page = told(Some(name)).unwrap();
                assert!(page.contains(faction.title()) && page.contains(faction.rule_numbers()[0]), "{page}");
            }
        }
        for (name, number) in Setting::ALL.map(|one| (one.title(), one.rule_number())) {
            assert!(told(Some(name)).unwrap().contains(number));
        }
        for (name, number) in Building::ALL.map(|one| (one.title(), one.rule_number())) {
            assert!(told(Some(name)).unwrap().contains(number));
        }
        assert!(told(Some("goblins")).unwrap().contains("14 cards: 5×GO0 GO1"));
        assert!(told(Some("phoenixes")).unwrap().contains("10 cards: PF0"));
        assert_eq!(told(Some("pf")).unwrap(), told(Some("phoenixes")).unwrap());
    }

    #[test]
    fn the_overview_names_everything_and_fits_the_terminal() {
        let page = told(None).unwrap();
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        let titles = Faction::ALL.map(Faction::title).into_iter().chain(Setting::ALL.map(Setting::title));
        assert!(titles.chain(Building::ALL.map(Building::title)).all(|title| page.contains(title)));
    }

    #[test]
    fn an_unknown_name_is_refused_with_a_hint() {
        let Err(Failure::Input(message)) = told(Some("dragns")) else { panic!() };
        assert!(message.contains("\"dragns\"; did you mean dragons?") && message.contains("ice_fields"), "{message}");
    }
}
