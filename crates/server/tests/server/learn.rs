//! The tutorial is true: every scene of it is played by the rules engine.

use interregnum_protocol::{Answer, Deck, GameView, Happening, ZoneName};
use interregnum_rules::{
    Action, Card, Code, Event, Faction, Game, Logged, Phase, Question, Seat, Table, Viewer, notation,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The learner's seat, and the other one.
const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A scene, as the page reads it.
struct Scene {
    name: String,
    part: String,
    cards: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    deck: Deck,
    /// Parts of the view before the right answer, and after it.
    before: Map<String, Value>,
    answer: Right,
    after: Map<String, Value>,
    happened: Vec<Happening>,
    #[serde(default)]
    offstage: Offstage,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Right {
    Answer(Answer),
    /// To look at what was recruited: `followers`.
    Word(String),
}

/// What lies there though the scene does not show it.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Offstage {
    deck: Vec<Card>,
    fire: Vec<Card>,
    hand: Vec<Card>,
    piles: [Vec<Card>; 2],
}

fn scenes() -> Vec<Scene> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/web/js/pages/learn-scenes.json");
    let scenes: Vec<Map<String, Value>> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let word = |scene: &mut Map<String, Value>, name| scene.remove(name).unwrap().as_str().unwrap().to_owned();
    let read = |mut scene: Map<String, Value>| {
        let (name, part) = (word(&mut scene, "name"), word(&mut scene, "part"));
        let cards = serde_json::from_value(Value::Object(scene)).unwrap_or_else(|error| panic!("{name}: {error}"));
        Scene { name, part, cards }
    };
    scenes.into_iter().map(read).collect()
}

impl Cards {
    fn table(&self) -> Table {
        match &self.deck {
            Deck::Claim => Table::claim(),
            Deck::Claim2 => Table::claim2(),
            Deck::Named(factions) => Table::new(2, factions).unwrap(),
            Deck::Random => panic!("a scene names its factions"),
        }
    }

    /// The faces in a list of the view before; those of a seat, if the list has one for each.
    fn faces(&self, zone: &str, seat: Option<Seat>) -> Vec<Card> {
        let list =
            self.before.get(zone).cloned().unwrap_or_else(|| if seat.is_some() { json!([[], []]) } else { json!([]) });
        let list = seat.map_or(&list, |seat| &list[seat.index()]);
        let words = list.as_array().unwrap().iter().map(|card| card.as_str().unwrap());
        words.filter(|word| *word != "??").map(|word| word.parse().unwrap()).collect()
    }

    fn phase(&self) -> Phase {
        if self.before["phase"] == 1 { Phase::One } else { Phase::Two }
    }

    /// The cards of the trick before the learner answers, each with its seat.
    fn trick(&self) -> Vec<(Seat, Card)> {
        let play = |play: &Value| {
            let seat = Seat(play["seat"].as_u64().unwrap() as u8);
            (seat, play["card"].as_str().unwrap().parse().unwrap())
        };
        self.before["trick"].as_array().unwrap().iter().map(play).collect()
    }

    /// The game just before the trick. Cards that the scene does not name lie where they must so that
    /// it can be played: in hands, among the followers, in the deck; the rest was discarded.
    fn game(&self) -> Game {
        let trick = self.trick();
        let of_trick = |seat: Seat| trick.iter().filter(move |(other, _)| *other == seat).map(|&(_, card)| card);
        let mut lay = Lay::new(self.table(), self.phase());
        lay.leader = trick.first().map_or(YOU, |&(seat, _)| seat);
        lay.hands[0] = of_trick(YOU).chain(self.faces("hands", Some(YOU))).collect();
        lay.hands[1] = of_trick(OTHER).chain(self.offstage.hand.iter().copied()).collect();
        lay.market = self.faces("market", None);
        lay.deck = [self.faces("deck", None), self.offstage.deck.clone()].concat();
        lay.fire.clone_from(&self.offstage.fire);
        lay.aside = self.faces("aside", None);
        for seat in [YOU, OTHER] {
            lay.piles[seat.index()] =
                [self.faces("piles", Some(seat)), self.offstage.piles[seat.index()].clone()].concat();
            lay.front[seat.index()] = self.faces("front", Some(seat));
        }
        lay.game()
    }
}

/// Where the cards are.
struct Lay {
    table: Table,
    phase: Phase,
    leader: Seat,
    hands: [Vec<Card>; 2],
    followers: [Vec<Card>; 2],
    piles: [Vec<Card>; 2],
    front: [Vec<Card>; 2],
    market: Vec<Card>,
    deck: Vec<Card>,
    fire: Vec<Card>,
    aside: Vec<Card>,
}

impl Lay {
    fn new(table: Table, phase: Phase) -> Lay {
        let (hands, followers, piles, front) = Default::default();
        let (market, deck, fire, aside) = Default::default();
        Lay { table, phase, leader: YOU, hands, followers, piles, front, market, deck, fire, aside }
    }

    /// What is not named yet: Phoenix Fire, and all else.
    fn rest(&self) -> (Vec<Card>, Vec<Card>) {
        let mut rest = [self.table.deck_cards(), self.table.fire_cards()].concat();
        let of_seats = [&self.hands, &self.followers, &self.piles, &self.front].into_iter().flatten().flatten();
        for card in of_seats.chain(&self.market).chain(&self.deck).chain(&self.fire).chain(&self.aside) {
            let place = rest.iter().position(|other| other == card);
            rest.swap_remove(place.unwrap_or_else(|| panic!("{card} is not at this table so often")));
        }
        rest.into_iter().partition(|card| card.code() == Code::PF)
    }

    /// Fills up what the scene leaves open, and sits down.
    fn game(mut self) -> Game {
        let (fire, mut rest) = self.rest();
        // Cards without a name in the scene must not matter: none that is of the led faction.
        let led = self.hands[self.leader.index()].first().map(|card| card.faction());
        rest.sort_by_key(|card| (Some(card.faction()) != led, *card));
        let mut fill = |zone: &mut Vec<Card>, size: usize| {
            while zone.len() < size {
                zone.push(rest.pop().expect("there are enough cards"));
            }
        };
        let tricks = self.hands[0].len();
        fill(&mut self.hands[1], tricks);
        if self.phase == Phase::One {
            let over = self.table.hand_size() - tricks;
            self.followers.iter_mut().for_each(|followers| fill(followers, over));
            fill(&mut self.market, 1);
            fill(&mut self.deck, 2 * tricks - 1);
        }
        self.fire.extend(fire);
        let text = self.notation(&rest);
        let position = notation::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Game::resume(position.open().unwrap()).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    /// The position in the text notation.
    fn notation(&self, discard: &[Card]) -> String {
        let words = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let header = |zone: &str, cards: &[Card]| format!("[{zone} \"{}\"]\n", words(cards));
        let phase = if self.phase == Phase::One { "one" } else { "two" };
        let of_table =
            format!("[Table \"{}\"] [Phase \"{phase}\"] [Leader \"{}\"]\n", self.table.spec(), self.leader.0);
        let of_seats =
            [("Hand", &self.hands), ("Followers", &self.followers), ("Pile", &self.piles), ("Front", &self.front)];
        let of_seats = of_seats.iter().flat_map(|(zone, cards)| {
            cards.iter().enumerate().map(move |(seat, cards)| header(&format!("{zone}{seat}"), cards))
        });
        let others = [("Market", &self.market), ("Deck", &self.deck), ("Fire", &self.fire), ("Aside", &self.aside)];
        let others = others.iter().map(|(zone, cards)| header(zone, cards));
        std::iter::once(of_table).chain(of_seats).chain(others).chain([header("Discard", discard)]).collect()
    }
}

/// What the learner sees.
fn seen(game: &Game) -> Value {
    let view = game.view(Viewer::Seat(YOU));
    serde_json::to_value(GameView::new(view, game.tricks_won(), None)).unwrap()
}

/// Holds what a scene shows to the view. Of the followers it shows only those that came just now.
fn compare(scene: &str, shown: &Map<String, Value>, view: &Value, followers: usize) {
    for (name, value) in shown {
        let mut seen = view[name].clone();
        if name == "followers" {
            seen.as_array_mut().unwrap().iter_mut().for_each(|of| drop(of.as_array_mut().unwrap().drain(..followers)));
        }
        assert_eq!(&seen, value, "{scene}: {name}");
    }
}

/// The cards that are dimmed are refused, by the rule that is named; the others are taken.
fn cards_are_refused_as_shown(scene: &str, cards: &Cards, game: &Game) {
    let question = &cards.before["question"]["play"];
    let offered: Vec<Card> = serde_json::from_value(question["cards"].clone()).unwrap();
    for card in cards.faces("hands", Some(YOU)) {
        let judged = game.judge(YOU, &Action::Play(card)).map_err(|refusal| json!(refusal.rule()));
        let shown = if offered.contains(&card) { Ok(()) } else { Err(question["follow"]["rule"].clone()) };
        assert_eq!(judged, shown, "{scene}: {card}");
    }
}

/// Whatever the scene shows moving has moved, in this order; and every Gnome that was crushed is shown.
fn happened_as_shown(scene: &str, shown: &[Happening], log: &[Logged]) {
    let happened: Vec<Happening> = log.iter().map(|logged| logged.seen_by(Viewer::Seat(YOU)).into()).collect();
    let mut rest = happened.iter();
    for happening in shown {
        assert!(rest.any(|other| other == happening), "{scene}: {happening:?}");
    }
    let crushed = |all: &[Happening]| {
        let gone = |one: &&Happening| {
            let Happening::Moved { from, to, .. } = one else { return false };
            (from.zone, to.zone) == (ZoneName::Front, ZoneName::Discard)
        };
        all.iter().filter(gone).count()
    };
    assert_eq!(crushed(shown), crushed(&happened), "{scene}: crushed Gnomes");
}

fn plays_true(name: &str, cards: &Cards, answer: &Answer) {
    let mut game = cards.game();
    for (seat, card) in cards.trick() {
        game.act(seat, &Action::Play(card)).unwrap_or_else(|refusal| panic!("{name}: {card}: {refusal}"));
    }
    let followers = game.position().layout.followers[YOU.index()].len();
    compare(name, &cards.before, &seen(&game), followers);
    if let Answer::Play(_) = answer {
        cards_are_refused_as_shown(name, cards, &game);
    }
    let before = game.log().len();
    game.act(YOU, &Action::from(answer.clone())).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    // Where the other one is still to play, there is no choice.
    while let Some(Question::Play { cards }) = game.question(OTHER).filter(|_| !game.position().trick.plays.is_empty())
    {
        let [only] = cards[..] else { panic!("{name}: the other one could play any of {cards:?}") };
        game.act(OTHER, &Action::Play(only)).unwrap();
    }
    compare(name, &cards.after, &seen(&game), followers);
    happened_as_shown(name, &cards.happened, &game.log()[before..]);
}

/// Phase One ends, and what was recruited is the hand.
fn followers_become_the_hand(cards: &Cards) {
    let hand: Vec<Card> = serde_json::from_value(cards.after["hands"][0].clone()).unwrap();
    let (last, recruited) = hand.split_last().unwrap();
    let mut lay = Lay::new(cards.table(), Phase::One);
    lay.followers[0] = recruited.to_vec();
    lay.market = vec![*last];
    lay.hands = [vec!["GO9".parse().unwrap()], vec!["GO8".parse().unwrap()]];
    let mut game = lay.game();
    for (seat, card) in [(YOU, "GO9"), (OTHER, "GO8")] {
        game.act(seat, &Action::Play(card.parse().unwrap())).unwrap();
    }
    assert!(game.log().iter().any(|logged| logged.event == Event::Began(Phase::Two)));
    let mut view = seen(&game);
    let mut held: Vec<Card> = serde_json::from_value(view["hands"][0].take()).unwrap();
    held.sort_by_key(|card| hand.iter().position(|other| other == card));
    view["hands"][0] = serde_json::to_value(held).unwrap();
    compare("followers", &cards.after, &view, 0);
}

#[test]
fn every_scene_of_the_tutorial_is_what_the_rules_say() {
    let mut played = 0;
    for Scene { name, cards, .. } in &scenes() {
        match &cards.answer {
            Right::Answer(answer) => plays_true(name, cards, answer),
            Right::Word(word) => {
                assert_eq!(word, "followers");
                followers_become_the_hand(cards);
            }
        }
        played += 1;
    }
    assert!(played > 15, "{played}");
}

/// The first chapter is what stands before somebody's first game.
#[test]
fn a_dozen_scenes_teach_claim() {
    let first = scenes().iter().filter(|scene| ["basics", "claim"].contains(&&*scene.part)).count();
    assert_eq!(first, 12);
}

#[test]
fn every_faction_with_a_power_of_its_own_has_a_scene() {
    let scenes = scenes();
    for faction in Faction::ALL.into_iter().filter(|faction| *faction != Faction::Goblins) {
        let scene = scenes.iter().find(|scene| scene.name == faction.name());
        assert!(scene.is_some_and(|scene| scene.part != "basics"), "{faction}");
    }
}
