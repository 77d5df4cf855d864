//! Rooms, played through without a server.

use super::*;
use interregnum_protocol::{Command, Deck, May, Person, Pick, RematchAnswer, Timeout};
use interregnum_rules::{Building, Rng, Setting, Spec};
use std::collections::BTreeSet;

/// Everybody is there and has a name.
struct Everybody;

impl Around for Everybody {
    fn person(&self, id: &PersonId) -> Person {
        Person { id: id.clone(), name: id.0.to_uppercase(), guest: true }
    }

    fn is_here(&self, _: &PersonId) -> bool {
        true
    }
}

fn person(seat: u8) -> PersonId {
    PersonId(format!("p{seat}"))
}

/// A room and its log, so that both can be compared.
struct Play {
    room: Room,
    log: Vec<(i64, Entry)>,
    now: i64,
}

impl Play {
    fn open(options: Options, table: Table) -> Play {
        let secret = Secret::new([7; 32]).to_hex();
        let opened = Entry::Opened { by: person(0), options, table, secret, branch: None, rematch_of: None };
        let log = vec![(1000, opened)];
        let room = Room::replay(&TableId("t".into()), log.clone()).unwrap();
        Play { room, log, now: 1000 }
    }

    /// A room for two where everybody is ready.
    fn started(options: Options) -> Play {
        let table = Table::claim2();
        let mut play = Play::open(options, table);
        for seat in 0..2 {
            play.command(seat, Command::Sit { seat }).unwrap();
        }
        for seat in 0..2 {
            play.command(seat, Command::Ready { nonce: format!("0{seat}") }).unwrap();
        }
        assert_eq!(play.room.stage(), Stage::Playing);
        play
    }

    fn take_up(&mut self, entry: Entry) {
        self.room.apply(self.now, &entry).unwrap();
        self.log.push((self.now, entry));
    }

    fn command(&mut self, by: u8, command: impl std::borrow::Borrow<Command>) -> Result<(), RoomError> {
        self.now += 10;
        let who = person(by);
        let request = Request { person: &who, id: None, now: self.now };
        let Decided::Entries(entries) = self.room.decide(request, command.borrow())? else {
            panic!("nothing comes twice")
        };
        for entry in entries {
            self.take_up(entry);
        }
        Ok(())
    }

    /// Some legal answer of somebody who is asked.
    fn some_answer(&self, rng: &mut Rng) -> (u8, Number, Answer) {
        let decisions = self.room.game().unwrap().decisions();
        let decision = rng.choose(&decisions);
        let answer = rng.choose(&decision.question.actions()).clone();
        let number = self.room.chairs[decision.seat.index()].question.unwrap();
        (decision.seat.0, number, answer.into())
    }

    fn step(&mut self, rng: &mut Rng) {
        let (seat, number, answer) = self.some_answer(rng);
        self.command(seat, Command::Act { number, answer }).unwrap();
    }
}

/// A table of any kind with everybody ready.
fn random_play(rng: &mut Rng) -> Play {
    let table = Table::random(None, rng);
    let players = table.players();
    let options = Options {
        players,
        deck: Deck::Named(table.factions().to_vec()),
        first_leader: (rng.below(2) == 0).then_some(table.first_leader().0),
        ..Options::default()
    };
    let mut play = Play::open(options, table);
    for seat in 0..players {
        play.command(seat, Command::Sit { seat }).unwrap();
    }
    for seat in 0..players {
        play.command(seat, Command::Ready { nonce: format!("{:02x}", rng.below(256)) }).unwrap();
    }
    play
}

fn everything(room: &Room, viewer: Option<&PersonId>) -> String {
    let view = serde_json::to_string(&room.view(viewer, &Everybody, 5000)).unwrap();
    let updates = serde_json::to_string(&room.updates(viewer, 0)).unwrap();
    format!("{view}\n{updates}")
}

#[test]
fn the_same_log_gives_the_same_room() {
    let mut rng = Rng::seeded(1);
    for _ in 0..20 {
        let mut play = random_play(&mut rng);
        while play.room.stage() == Stage::Playing {
            play.step(&mut rng);
        }
        assert_eq!(play.room.ended_by, Some(EndedBy::Votes));
        let log: Vec<(i64, Entry)> = play
            .log
            .iter()
            .map(|(at, entry)| (*at, serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap()))
            .collect();
        assert_eq!(log, play.log, "what is written can be read");
        let again = Room::replay(&play.room.id, log).unwrap();
        for seat in 0..play.room.options.players {
            assert_eq!(everything(&again, Some(&person(seat))), everything(&play.room, Some(&person(seat))));
        }
        let record = record(&play.room.id, &play.log, |person| person.0.clone()).unwrap().unwrap();
        assert_eq!(record.check().unwrap().result, record.result);
    }
}

/// Law: two worlds that a viewer cannot tell apart give byte-identical messages.
#[test]
fn worlds_that_look_the_same_are_told_of_in_the_same_bytes() {
    let mut rng = Rng::seeded(2);
    let mut differing = 0;
    for _ in 0..12 {
        let mut play = random_play(&mut rng);
        while play.room.stage() == Stage::Playing {
            play.step(&mut rng);
            if rng.below(6) > 0 || play.room.stage() == Stage::Over {
                continue;
            }
            for seat in 0..play.room.options.players {
                let game = play.room.game.as_ref().unwrap();
                let knowledge = game.knowledge(Seat(seat)).unwrap();
                let world = knowledge.sample(&mut rng).game(&knowledge);
                differing += usize::from(world.position().layout != game.position().layout);
                let other = Room { game: Some(world), contests: OnceLock::new(), ..play.room.clone() };
                for viewer in [Some(&person(seat)), None, Some(&PersonId("somebody else".into()))] {
                    assert_eq!(everything(&other, viewer), everything(&play.room, viewer));
                }
            }
        }
    }
    assert!(differing > 300, "the worlds must differ to show anything: {differing}");
}

/// The secret would tell everything; so would the nonces of others, before the deal.
#[test]
fn secret_and_nonces_are_told_only_after_the_game() {
    let mut rng = Rng::seeded(3);
    let mut play = Play::open(Options::default(), Table::claim());
    for seat in 0..2 {
        play.command(seat, Command::Sit { seat }).unwrap();
    }
    play.command(0, Command::Ready { nonce: "aabbccdd".into() }).unwrap();
    let secret = Secret::new([7; 32]).to_hex();
    let hidden = |play: &Play| {
        [Some(person(0)), Some(person(1)), None].iter().all(|viewer| {
            let text = everything(&play.room, viewer.as_ref());
            !text.contains(&secret) && !text.contains("aabbccdd")
        })
    };
    assert!(hidden(&play));
    play.command(1, Command::Ready { nonce: "11223344".into() }).unwrap();
    assert!(hidden(&play));
    while play.room.stage() == Stage::Playing {
        play.step(&mut rng);
    }
    let fair = play.room.ending().unwrap().fair.unwrap();
    assert_eq!((fair.secret, fair.nonces), (secret, vec!["aabbccdd".to_owned(), "11223344".to_owned()]));
}

#[test]
fn seats_act_only_for_their_holder() {
    let mut rng = Rng::seeded(4);
    let mut play = Play::started(Options::default());
    let (seat, number, answer) = play.some_answer(&mut rng);
    let act = Command::Act { number, answer };
    assert!(matches!(play.command(1 - seat, act.clone()), Err(RoomError::Rules(_))));
    assert_eq!(play.command(9, act.clone()), Err(RoomError::NoSeat));
    for command in [Command::Resign, Command::Abort, Command::Return, Command::Ready { nonce: String::new() }] {
        assert_eq!(play.command(9, command), Err(RoomError::NoSeat));
    }
    play.command(seat, act.clone()).unwrap();
    assert!(play.command(seat, act).is_err(), "the question has gone");
}

#[test]
fn what_is_sent_twice_counts_once() {
    let mut rng = Rng::seeded(5);
    let mut play = Play::started(Options::default());
    let (seat, number, answer) = play.some_answer(&mut rng);
    let act = Command::Act { number, answer };
    let who = person(seat);
    let request = Request { person: &who, id: Some("x1"), now: play.now };
    let Ok(Decided::Entries(entries)) = play.room.decide(request, &act) else { panic!("it is legal") };
    for entry in entries {
        play.take_up(entry);
    }
    assert_eq!(play.room.decide(request, &act), Ok(Decided::Before(play.room.number())));
    let again = Room::replay(&play.room.id, play.log.clone()).unwrap();
    assert_eq!(again.decide(request, &act), Ok(Decided::Before(play.room.number())), "after a restart, too");
}

#[test]
fn an_answer_to_an_old_question_is_late() {
    let mut rng = Rng::seeded(6);
    let mut play = Play::started(Options::default());
    let (seat, number, answer) = play.some_answer(&mut rng);
    play.command(seat, Command::Act { number, answer: answer.clone() }).unwrap();
    while play.room.chairs[usize::from(seat)].question.is_none() {
        play.step(&mut rng);
    }
    let now = play.room.chairs[usize::from(seat)].question;
    let late = play.command(seat, Command::Act { number, answer });
    assert_eq!(late, Err(RoomError::Late { given: number, now }));
}

#[test]
fn seats_are_taken_and_left_before_the_game_alone() {
    let mut play =
        Play::open(Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() }, Table::claim());
    assert_eq!(play.command(0, Command::Sit { seat: 1 }), Err(RoomError::Taken(1)));
    assert_eq!(play.command(0, Command::Sit { seat: 2 }), Err(RoomError::NoSuchSeat(2)));
    assert_eq!(play.command(1, Command::Bot { seat: 1, level: None }), Err(RoomError::NotHost));
    play.command(0, Command::Sit { seat: 0 }).unwrap();
    play.command(0, Command::Bot { seat: 1, level: None }).unwrap();
    play.command(1, Command::Sit { seat: 1 }).unwrap();
    assert_eq!(play.command(0, Command::Bot { seat: 1, level: Some(BotLevel::Adept) }), Err(RoomError::Taken(1)));
    assert_eq!(play.command(1, Command::Sit { seat: 0 }), Err(RoomError::SeatedElsewhere(1)));
    play.command(1, Command::Leave).unwrap();
    assert_eq!(play.command(0, Command::Ready { nonce: "xyz".into() }), Err(RoomError::Nonce));
    play.command(0, Command::Ready { nonce: "01".into() }).unwrap();
    assert_eq!(play.room.stage(), Stage::Gathering);
    play.command(0, Command::Bot { seat: 1, level: Some(BotLevel::Adept) }).unwrap();
    assert_eq!(play.room.stage(), Stage::Playing, "a bot is always ready");
    assert_eq!(play.command(0, Command::Leave), Err(RoomError::Stage { needed: Stage::Gathering }));
    assert_eq!(play.command(1, Command::Sit { seat: 1 }), Err(RoomError::Stage { needed: Stage::Gathering }));
}

#[test]
fn who_resigns_loses_and_who_aborts_does_not() {
    let mut play = Play::started(Options::default());
    play.command(1, Command::Resign).unwrap();
    let ending = play.room.ending().unwrap();
    assert_eq!((ending.by, ending.winners), (EndedBy::Resigned { seat: 1 }, vec![0]));
    assert_eq!(play.command(0, Command::Resign), Err(RoomError::Stage { needed: Stage::Playing }));

    let mut play = Play::started(Options::default());
    play.command(0, Command::Abort).unwrap();
    assert_eq!(play.room.ending().unwrap().winners, Vec::<u8>::new());

    let mut rng = Rng::seeded(7);
    let mut play = Play::started(Options::default());
    play.step(&mut rng);
    play.step(&mut rng);
    assert_eq!(play.command(0, Command::Abort), Err(RoomError::TooLateToAbort));
}

/// Three people play.
fn three(options: Options) -> Play {
    let spec: Spec = "claim2".parse().unwrap();
    let mut play = Play::open(Options { players: 3, deck: Deck::Claim2, ..options }, spec.table(3).unwrap());
    for seat in 0..3 {
        play.command(seat, Command::Sit { seat }).unwrap();
    }
    for seat in 0..3 {
        play.command(seat, Command::Ready { nonce: String::new() }).unwrap();
    }
    play
}

/// What the record says beside the cards.
fn comment(play: &Play) -> Option<String> {
    record(&play.room.id, &play.log, |person| person.0.clone()).unwrap().unwrap().comment
}

#[test]
fn with_three_players_a_bot_plays_on_for_whoever_loses_by_the_clock() {
    let clock = Clock::RealTime { bank: 40, step: 0 };
    let mut play = three(Options { clock, timeout: Timeout::Loss, ..Options::default() });
    let (at, seat) = play.room.deadline().unwrap();
    play.now = at;
    let entry = play.room.time_is_over(seat);
    play.take_up(entry);
    assert_eq!((play.room.stage(), play.room.gave_up(seat)), (Stage::Playing, true));
    let told = play.room.updates(None, play.room.number() - 1);
    assert_eq!(told[0].what, What::BotTook { seat, time: true });
    assert_eq!(comment(&play), Some(format!("Seat {seat} ran out of time, and a bot played on.")));
    assert_eq!(play.command(seat, Command::Return), Err(RoomError::NothingToReturnTo));
    assert!(!may(&play, seat).contains(&May::Return));
}

#[test]
fn with_three_players_a_bot_plays_on_for_whoever_resigns() {
    let mut play = three(Options::default());
    play.command(2, Command::Resign).unwrap();
    assert_eq!(play.room.stage(), Stage::Playing);
    assert_eq!(comment(&play), Some("Seat 2 resigned, and a bot played on.".to_owned()));
    assert_eq!(play.command(2, Command::Return), Err(RoomError::NothingToReturnTo));
    assert_eq!(play.room.chairs[2].bot, Some(BotLevel::Adept));
}

#[test]
fn clocks_run_for_those_who_are_asked() {
    let clock = Clock::RealTime { bank: 60, step: 5 };
    let mut rng = Rng::seeded(8);
    let mut play = Play::started(Options { clock, timeout: Timeout::Loss, ..Options::default() });
    let (seat, number, answer) = play.some_answer(&mut rng);
    let (deadline, whose) = play.room.deadline().unwrap();
    assert_eq!((deadline, whose), (play.now + 60_000, seat));
    play.now += 20_000 - 10;
    play.command(seat, Command::Act { number, answer }).unwrap();
    assert_eq!(play.room.chairs[usize::from(seat)].left, 45_000, "20 seconds gone, 5 more");
    assert_eq!(play.room.deadline(), Some((play.now + 60_000, 1 - seat)));

    // The server was away for an hour: nobody pays for it, but for the ten seconds before.
    let mut again = Room::replay(&play.room.id, play.log.clone()).unwrap();
    let (fell_silent, came_back) = (play.now + 10_000, play.now + 10_000 + 3_600_000);
    again.wake(fell_silent..came_back);
    assert_eq!(again.deadline(), Some((came_back + 50_000, 1 - seat)));
    // One that is taken up later has nothing to do with that.
    again.wake(play.now - 5000..play.now - 1000);
    assert_eq!(again.deadline(), Some((came_back + 50_000, 1 - seat)));

    play.now += 60_000;
    let entry = play.room.time_is_over(1 - seat);
    play.take_up(entry);
    let ending = play.room.ending().unwrap();
    assert_eq!((ending.by, ending.winners), (EndedBy::Time { seat: 1 - seat }, vec![seat]));
    assert_eq!(play.room.deadline(), None);
}

#[test]
fn a_bot_plays_on_when_time_is_over_and_the_person_may_come_back() {
    let clock = Clock::RealTime { bank: 40, step: 0 };
    let mut play = Play::started(Options { clock, ..Options::default() });
    let (at, seat) = play.room.deadline().unwrap();
    play.now = at;
    let entry = play.room.time_is_over(seat);
    play.take_up(entry);
    assert_eq!(play.room.bot_to_act().map(|(seat, level, _)| (seat, level)), Some((seat, BotLevel::Adept)));
    assert_eq!(play.room.deadline(), None);
    let (_, number, answer) = play.some_answer(&mut Rng::seeded(9));
    assert_eq!(play.command(seat, Command::Act { number, answer }), Err(RoomError::BotPlays));
    play.command(seat, Command::Return).unwrap();
    assert_eq!(play.room.bot_to_act(), None);
    assert_eq!(play.room.deadline(), Some((play.now + 10_000, seat)), "a quarter of the bank");
}

#[test]
fn simultaneous_choices_run_all_clocks_at_once() {
    let table = Table::claim2().with_setting(Setting::Windlands).with_building(Building::Tower);
    let clock = Clock::Correspondence { days: 3 };
    let options = Options { clock, setting: Pick::Named(Setting::Windlands), ..Options::default() };
    let mut play = Play::open(options, table);
    for seat in 0..2 {
        play.command(seat, Command::Sit { seat }).unwrap();
    }
    for seat in 0..2 {
        play.command(seat, Command::Ready { nonce: String::new() }).unwrap();
    }
    let mut rng = Rng::seeded(10);
    while play.room.game().unwrap().decisions().len() < 2 {
        play.step(&mut rng);
    }
    let clocks = play.room.view(None, &Everybody, play.now).clocks.unwrap();
    assert_eq!(clocks.runs, [true, true]);
    let numbers: Vec<_> = play.room.chairs.iter().map(|chair| chair.question).collect();
    assert_eq!(numbers[0], numbers[1]);
    let before = numbers[0];
    play.step(&mut rng);
    let asked: Vec<_> = play.room.chairs.iter().filter_map(|chair| chair.question).collect();
    assert_eq!(asked, [before.unwrap()], "the other one's question is the same as before");
}

#[test]
fn a_rematch_turns_the_seats_round() {
    let mut play = Play::started(Options::default());
    assert_eq!(play.room.rematch(&person(0)), Err(RoomError::Stage { needed: Stage::Over }));
    play.command(0, Command::Resign).unwrap();
    let Ok(Rematch::New { by, people, .. }) = play.room.rematch(&person(1)) else { panic!("there is none yet") };
    assert_eq!((by, people), (1, vec![Some(person(1)), Some(person(0))]));
}

/// The table of the rematch, whether its offer stands, and what is answered.
fn offer(play: &Play) -> (Option<String>, bool, Vec<Option<RematchAnswer>>) {
    let view = play.room.view(Some(&person(0)), &Everybody, play.now);
    let offer = view.rematch_offer.unwrap();
    (view.rematch.map(|table| table.0), offer.stands, offer.answers)
}

#[test]
fn a_rematch_is_offered_and_accepted() {
    let mut play = Play::started(Options::default());
    play.command(0, Command::Resign).unwrap();
    play.take_up(Entry::Rematch { table: TableId("next".into()), by: Some(1) });
    let (open, accepted) = (Some(RematchAnswer::Open), Some(RematchAnswer::Accepted));
    assert_eq!(offer(&play), (Some("next".into()), true, vec![open, accepted]));
    assert_eq!(
        (may(&play, 0), may(&play, 1)),
        (vec![May::Rematch, May::DeclineRematch], vec![May::Rematch, May::DeclineRematch])
    );
    let Ok(Rematch::There { table, accepts: Some(entry) }) = play.room.rematch(&person(0)) else { panic!("an offer") };
    assert_eq!(table.0, "next");
    play.take_up(entry);
    assert_eq!(offer(&play), (Some("next".into()), true, vec![accepted, accepted]));
    let again = Room::replay(&play.room.id, play.log.clone()).unwrap();
    assert_eq!(again.rematch(&person(0)), Ok(Rematch::There { table, accepts: None }), "after a restart, too");
    let told = play.room.updates(None, play.room.number() - 1);
    assert_eq!(told[0].what, What::RematchAnswered { seat: 0, accepted: true });
}

#[test]
fn a_rematch_that_is_declined_or_withdrawn_is_over_and_each_seat_offers_it_once() {
    let mut play = Play::started(Options::default());
    play.command(0, Command::Resign).unwrap();
    assert_eq!(play.room.decline_rematch(&person(0)), Err(RoomError::NoRematch));
    for (by, declines, leave) in [(1, 0, vec![person(0)]), (0, 0, vec![person(0), person(1)])] {
        play.take_up(Entry::Rematch { table: TableId("next".into()), by: Some(by) });
        let declined = play.room.decline_rematch(&person(declines)).unwrap().unwrap();
        assert_eq!((declined.table.0.as_str(), &declined.leave), ("next", &leave));
        play.take_up(declined.entry);
        let (table, stands, answers) = offer(&play);
        assert_eq!((table, stands, answers[usize::from(declines)]), (None, false, Some(RematchAnswer::Declined)));
        assert_eq!(play.room.decline_rematch(&person(declines)), Ok(None), "it is so already");
        assert_eq!(play.room.rematch(&person(by)), Err(RoomError::RematchDeclined));
        assert_eq!(play.room.rematch(&person(1 - by)).is_ok(), by == 1, "the other one may still offer it");
    }
    assert_eq!((may(&play, 0), may(&play, 1)), (vec![], vec![]));
}

#[test]
fn an_offer_stands_until_all_others_have_declined_and_bots_are_not_asked() {
    let mut play = three(Options::default());
    play.command(0, Command::Abort).unwrap();
    play.take_up(Entry::Rematch { table: TableId("next".into()), by: Some(1) });
    for (seat, stands) in [(0, true), (2, false)] {
        let declined = play.room.decline_rematch(&person(seat)).unwrap().unwrap();
        assert_eq!(declined.leave, [person(seat)]);
        play.take_up(declined.entry);
        assert_eq!(offer(&play).1, stands);
        assert_eq!(play.room.rematch(&person(seat)).is_err(), stands, "no means no, as long as the offer stands");
    }
    let options = Options { bots: vec![None, Some(BotLevel::Novice)], ..Options::default() };
    let mut alone = Play::open(options, Table::claim());
    alone.command(0, Command::Sit { seat: 0 }).unwrap();
    alone.command(0, Command::Ready { nonce: "01".into() }).unwrap();
    alone.command(0, Command::Abort).unwrap();
    alone.take_up(Entry::Rematch { table: TableId("next".into()), by: Some(0) });
    assert_eq!(offer(&alone), (Some("next".into()), true, vec![Some(RematchAnswer::Accepted), None]));
    assert_eq!(may(&alone, 0), [May::Rematch], "there is nobody who could wait for an answer");
}

#[test]
fn an_offer_of_an_earlier_version_just_stands() {
    let mut play = Play::started(Options::default());
    play.command(0, Command::Resign).unwrap();
    play.take_up(serde_json::from_str(r#"{"rematch":{"table":"next"}}"#).unwrap());
    let view = play.room.view(Some(&person(0)), &Everybody, play.now);
    assert_eq!((view.rematch, view.rematch_offer, view.may), (Some(TableId("next".into())), None, vec![May::Rematch]));
}

#[test]
fn a_seat_is_given_away_only_after_a_while() {
    let play = Play::started(Options::default());
    let away = |seconds| play.room.replace(&person(0), 1, seconds, 60);
    let refused = Err(RoomError::NotAway { seat: 1, seconds: 60 });
    assert_eq!(away(None), refused);
    assert_eq!(away(Some(59)), refused);
    assert_eq!(away(Some(60)), Ok(Entry::BotTook { seat: 1, level: BotLevel::Adept, why: Took::Away }));
    assert_eq!(play.room.replace(&person(9), 1, Some(99), 60), Err(RoomError::NoSeat));
}

#[test]
fn a_damaged_log_is_an_error() {
    let play = Play::started(Options::default());
    let id = play.room.id.clone();
    assert_eq!(Room::replay(&id, play.log[1..].to_vec()).unwrap_err().number, 0);
    let mut twice = play.log.clone();
    twice.push(twice[0].clone());
    assert_eq!(Room::replay(&id, twice).unwrap_err().number, play.log.len() as Number);
    let mut wrong = play.log.clone();
    let answer = Answer::Crush(None);
    wrong.push((0, Entry::Acted { seat: 0, answer, bot: false, id: None, left: None }));
    assert!(Room::replay(&id, wrong).is_err());
}

/// What the view says that somebody may do.
fn may(play: &Play, who: u8) -> Vec<May> {
    play.room.view(Some(&person(who)), &Everybody, play.now).may
}

#[test]
fn the_view_says_what_may_be_done_before_the_game() {
    let options = Options { bots: vec![None, None, Some(BotLevel::Novice)], players: 3, ..Options::default() };
    let mut play = Play::open(options, "claim".parse::<Spec>().unwrap().table(3).unwrap());
    let (first, second) = (May::Sit { seat: 0 }, May::Sit { seat: 1 });
    let bots = [0, 1, 2].map(|seat| May::Bot { seat });
    assert_eq!(may(&play, 0), [&[first, second][..], &bots].concat(), "whoever opened it seats bots");
    assert_eq!(may(&play, 1), [first, second]);
    play.command(1, Command::Sit { seat: 0 }).unwrap();
    assert_eq!(may(&play, 1), [May::Leave, May::Ready]);
    play.command(1, Command::Ready { nonce: "01".into() }).unwrap();
    assert_eq!(may(&play, 1), [May::Leave]);
    assert_eq!(may(&play, 0), [second, May::Bot { seat: 1 }, May::Bot { seat: 2 }]);
    assert_eq!(play.room.view(None, &Everybody, play.now).may, [], "nobody may do nothing");
}

#[test]
fn the_view_says_what_may_be_done_during_the_game_and_after_it() {
    let mut rng = Rng::seeded(11);
    let mut play = Play::started(Options::default());
    let replace = May::Replace { seat: 1 };
    assert_eq!(may(&play, 0), [May::Abort, May::Resign, replace]);
    assert_eq!(may(&play, 9), [], "whoever watches only watches");
    play.take_up(Entry::BotTook { seat: 1, level: BotLevel::Adept, why: Took::Away });
    assert_eq!(may(&play, 0), [May::Abort, May::Resign], "a bot sits there already");
    assert!(may(&play, 1).contains(&May::Return));
    play.command(1, Command::Return).unwrap();
    play.step(&mut rng);
    play.step(&mut rng);
    assert_eq!(may(&play, 0), [May::Resign, replace], "a trick is over");
    play.command(1, Command::Resign).unwrap();
    assert_eq!((may(&play, 0), may(&play, 9)), (vec![May::Rematch], vec![]));
}

#[test]
fn a_win_is_offered_to_be_claimed_when_votes_are_sure_and_once_a_trick_of_phase_two() {
    let mut rng = Rng::seeded(4);
    let mut play = Play::started(Options::default());
    let (mut sure, mut tried) = (0, BTreeSet::new());
    while play.room.stage() == Stage::Playing {
        let game = play.room.game().unwrap();
        let (phase, tricks) = (game.position().phase, game.tricks_won());
        for seat in 0..2 {
            let offered = may(&play, seat).contains(&May::Claim);
            match play.room.claim(&person(seat)) {
                Ok(Claim::Sure { seat: by }) => {
                    assert!(offered && by == seat);
                    sure += 1;
                }
                Ok(Claim::ToBeProved { seat: by }) => {
                    assert!(offered && by == seat && phase == Phase::Two);
                    assert!(tried.insert((seat, tricks)), "once a trick");
                    play.room.claimed_in_vain(seat);
                    assert_eq!(play.room.claim(&person(seat)), Err(RoomError::ClaimedBefore));
                }
                Err(RoomError::ClaimedBefore) => assert!(!offered && tried.contains(&(seat, tricks))),
                Err(error) => assert!(!offered && phase == Phase::One && error == RoomError::NotProved),
            }
        }
        play.step(&mut rng);
    }
    assert!(sure > 0 && tried.len() > 10, "{sure} times sure, tried {}", tried.len());
    assert_eq!(play.room.claim(&person(0)), Err(RoomError::Stage { needed: Stage::Playing }));
}

#[test]
fn r2_1_partners_are_on_the_same_side() {
    let sides = |players: u8| {
        let options = Options { players, ..Options::default() };
        let play = Play::open(options, "claim".parse::<Spec>().unwrap().table(players).unwrap());
        play.room.view(None, &Everybody, play.now).seats.iter().map(|seat| seat.side).collect::<Vec<_>>()
    };
    assert_eq!((sides(2), sides(3), sides(4)), (vec![0, 1], vec![0, 1, 2], vec![0, 1, 0, 1]));
}
