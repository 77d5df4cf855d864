//! What happened, in sentences.

use interregnum_rules::{Event, Outcome, Phase, Seen, Side, Table, Verdict, Zone};

/// The events as a story. Cards that go the same way at once share a sentence.
pub(crate) fn story(events: &[Event<Seen>], table: &Table) -> String {
    // After the last trick nobody leads, although the rules know who would.
    let over = events.iter().any(|event| matches!(event, Event::Ended(_)));
    let told: Vec<_> = events.iter().filter(|event| !(over && matches!(event, Event::Leads(_)))).cloned().collect();
    let together = told.chunk_by(|one, other| match (one, other) {
        (Event::Moved { from, to, .. }, Event::Moved { from: also_from, to: also_to, .. }) => {
            (from, to) == (also_from, also_to)
        }
        _ => false,
    });
    together.map(|events| sentence(events, table)).collect::<Vec<_>>().join(" ")
}

fn sentence(events: &[Event<Seen>], table: &Table) -> String {
    match &events[0] {
        &Event::Moved { from, to, .. } => {
            let card = |event: &Event<Seen>| match event {
                Event::Moved { card, .. } => Some(*card),
                _ => None,
            };
            let cards: Vec<Seen> = events.iter().filter_map(card).collect();
            moved(&cards, from, to)
        }
        Event::Began(Phase::One) => "Phase One begins.".into(),
        Event::Began(Phase::Two) => "Phase Two begins.".into(),
        Event::Sealed { seat, kind, cards } => {
            format!("Seat {} chooses {} to {kind}; the choice is sealed.", seat.0, listed(cards))
        }
        Event::Looked { seat, card: Seen::Face(card) } => {
            format!("Seat {} looks at the top of the deck: {card}.", seat.0)
        }
        Event::Looked { seat, card: Seen::Back } => format!("Seat {} looks at the top of the deck.", seat.0),
        Event::Won(seat) => format!("Seat {} wins the trick.", seat.0),
        Event::Leads(seat) => format!("Seat {} leads next.", seat.0),
        Event::Spared { seat, giant } => format!("Seat {} lets {giant} crush nobody.", seat.0),
        Event::Claimed { faction, side } => {
            format!("The vote of the {faction} is given to {} for good.", side_name(*side, table))
        }
        Event::Ended(outcome) => ending(outcome, table),
    }
}

fn moved(cards: &[Seen], from: Zone, to: Zone) -> String {
    let what = listed(cards);
    let (are, come, stay) = if cards.len() == 1 { ("is", "comes", "stays") } else { ("are", "come", "stay") };
    match (from, to) {
        (Zone::Deck, Zone::Hand(seat)) => format!("Seat {} is dealt {} cards.", seat.0, cards.len()),
        (Zone::Deck, Zone::Market) => format!("{what} {come} to the market."),
        (Zone::Deck, Zone::Followers(seat)) => format!("Seat {} draws {what} from the deck.", seat.0),
        (Zone::Fire, Zone::Hand(seat)) => format!("Seat {} draws {what} from the Fire pile.", seat.0),
        (Zone::Market, Zone::Followers(seat)) => format!("Seat {} takes {what} from the market.", seat.0),
        (Zone::Market, Zone::Deck) => format!("{what} {are} put face up under the deck."),
        (Zone::Followers(seat), _) => format!("Seat {} takes up {} followers.", seat.0, cards.len()),
        (Zone::Hand(seat), Zone::Trick) => format!("Seat {} plays {what}.", seat.0),
        (Zone::Hand(seat), Zone::Hand(next)) => format!("Seat {} passes {what} to seat {}.", seat.0, next.0),
        (Zone::Hand(seat), _) => format!("Seat {} discards {what}.", seat.0),
        (Zone::Trick, Zone::Pile(seat)) => format!("Seat {} gathers {what}.", seat.0),
        (Zone::Trick, Zone::Front(seat)) => format!("{what} {stay} in front of seat {}.", seat.0),
        (Zone::Trick, Zone::Aside) => format!("{what} {are} set aside."),
        (Zone::Aside, Zone::Pile(seat)) => format!("Seat {} takes {what} from the Trolls set aside.", seat.0),
        (Zone::Front(seat), Zone::Discard) => format!("{what} in front of seat {} {are} crushed.", seat.0),
        (Zone::Front(seat), _) => format!("Seat {} adds the Gnomes in front to the score pile: {what}.", seat.0),
        (_, Zone::Discard) => format!("{what} {are} discarded."),
        (_, _) => format!("{what} {are} moved."),
    }
}

/// "a card", "3 cards", "DR7", "DR7 and GI1", "DR7 and 2 cards".
fn listed(cards: &[Seen]) -> String {
    let mut parts: Vec<String> = cards.iter().filter_map(|card| card.face()).map(|card| card.to_string()).collect();
    match cards.len() - parts.len() {
        0 => {}
        1 => parts.push("a card".into()),
        backs => parts.push(format!("{backs} cards")),
    }
    joined(&parts)
}

fn joined(parts: &[String]) -> String {
    match parts {
        [] => "nothing".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn side_name(side: Side, table: &Table) -> String {
    let seats: Vec<String> = side.seats(table.players()).map(|seat| seat.0.to_string()).collect();
    if seats.len() == 1 { format!("seat {}", seats[0]) } else { format!("seats {}", joined(&seats)) }
}

fn ending(outcome: &Outcome, table: &Table) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|&side| side_name(side, table)).collect();
    let tally: Vec<String> = outcome.tally.iter().map(u8::to_string).collect();
    let won = match outcome.verdict {
        Verdict::Building => "wins by the Building",
        Verdict::Votes => "wins by votes",
        Verdict::Cards => "wins by cards, the votes being equal",
        Verdict::Points => "wins by points, the votes being equal",
        Verdict::Shared => "share the win",
    };
    let won = if outcome.winners.iter().any(|side| side.seats(table.players()).count() > 1) {
        won.replace("wins", "win")
    } else {
        won.to_owned()
    };
    let mut text = format!("{} {won}. The votes are {}.", joined(&winners), tally.join(" to "));
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    format!("The game is over. {text}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_rules::{Card, Deal, Game, Rng, Seat, Viewer};

    fn face(name: &str) -> Seen {
        Seen::Face(name.parse::<Card>().unwrap())
    }

    #[test]
    fn cards_that_go_the_same_way_share_a_sentence() {
        let moved = |name, to| Event::Moved { card: face(name), from: Zone::Trick, to };
        let events = [
            Event::Won(Seat(1)),
            moved("DR1", Zone::Pile(Seat(1))),
            moved("DR2", Zone::Pile(Seat(1))),
            moved("TR3", Zone::Aside),
        ];
        let told = story(&events, &Table::claim2());
        assert_eq!(told, "Seat 1 wins the trick. Seat 1 gathers DR1 and DR2. TR3 is set aside.");
    }

    #[test]
    fn hidden_cards_are_only_counted() {
        let [from, to] = [Zone::Hand(Seat(0)), Zone::Hand(Seat(1))];
        assert_eq!(moved(&[Seen::Back; 3], from, to), "Seat 0 passes 3 cards to seat 1.");
        let drawn = moved(&[Seen::Back], Zone::Deck, Zone::Followers(Seat(1)));
        assert_eq!(drawn, "Seat 1 draws a card from the deck.");
        let looked = Event::Looked { seat: Seat(0), card: Seen::Back };
        assert_eq!(story(&[looked], &Table::claim2()), "Seat 0 looks at the top of the deck.");
    }

    #[test]
    fn the_deal_is_told_briefly() {
        let table = Table::claim2();
        let game = Game::new(&table, &Deal::shuffled(&table, &mut Rng::seeded(1))).unwrap();
        let events: Vec<_> = game.events(Viewer::Spectator).collect();
        let told = story(&events, &table);
        assert!(told.starts_with("Phase One begins. Seat 0 is dealt 13 cards. Seat 1 is dealt 13 cards."), "{told}");
    }

    #[test]
    fn nobody_leads_after_the_last_trick() {
        let outcome = Outcome { winners: vec![Side(1)], votes: Vec::new(), tally: vec![2, 3], verdict: Verdict::Votes };
        let told =
            story(&[Event::Won(Seat(1)), Event::Leads(Seat(0)), Event::Ended(Box::new(outcome))], &Table::claim2());
        let end = "The game is over. Seat 1 wins by votes. The votes are 2 to 3.";
        assert_eq!(told, format!("Seat 1 wins the trick. {end}"));
        assert_eq!(story(&[Event::Leads(Seat(0))], &Table::claim2()), "Seat 0 leads next.");
    }

    #[test]
    fn teams_win_together() {
        let outcome = Outcome { winners: vec![Side(1)], votes: Vec::new(), tally: vec![3, 4], verdict: Verdict::Votes };
        let table = "claim".parse::<interregnum_rules::Spec>().unwrap().table(4).unwrap();
        assert_eq!(ending(&outcome, &table), "The game is over. Seats 1 and 3 win by votes. The votes are 3 to 4.");
    }
}
