//! The same for every store: what it is given it keeps.

use interregnum_protocol::{PersonId, TableId};
use interregnum_server::store::{
    Append, Appended, Condition, KeyRow, Listed, Listing, Logs, Past, PersonRow, SayingRow, Scribe, SqlStore, Store,
};
use std::sync::Arc;

fn table(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

fn append(name: &str, first: u32, lines: &[&str], listing: Option<Listing>) -> Append {
    let lines = lines.iter().enumerate().map(|(n, line)| (100 + i64::from(n as u32), (*line).to_owned())).collect();
    Append { table: table(name), first, lines, listing }
}

fn listing(stage: Listed, seats: &[(u8, &str, bool)]) -> Listing {
    let seats = seats.iter().map(|&(seat, who, won)| (seat, person(who), won)).collect();
    Listing { opened: 50, stage, public: true, deck: "claim2".into(), players: 2, seats }
}

#[tokio::test]
async fn sqlite_keeps_what_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    keeps_what_it_is_given(SqlStore::sqlite(&file).await.unwrap()).await;
    let again = SqlStore::sqlite(&file).await.unwrap();
    assert_eq!(again.log(&table("a")).await.unwrap().len(), 4, "the next server finds it");
}

#[tokio::test]
async fn postgresql_keeps_what_it_is_given() {
    let postgres = crate::postgres::Postgres::start();
    keeps_what_it_is_given(SqlStore::postgres(&postgres.url()).await.unwrap()).await;
    let again = SqlStore::postgres(&postgres.url()).await.unwrap();
    assert_eq!(again.log(&table("a")).await.unwrap().len(), 4, "the next server finds it");
    again.close().await;
}

async fn keeps_what_it_is_given(store: SqlStore) {
    store.ping().await.unwrap();
    logs(&store).await;
    lists(&store).await;
    people(&store).await;
    keys(&store).await;
    sayings(&store).await;
    abandoned(&store).await;
    builds(&store).await;
    assert_eq!(store.fact("key", "one").await.unwrap(), "one");
    assert_eq!(store.fact("key", "two").await.unwrap(), "one", "the first one counts");
    groups(&store).await;
    store.close().await;
}

async fn builds(store: &dyn Store) {
    let files = |body| [("js/a.js", body), ("js/b.js", &b"\0\xff"[..])];
    assert!(!store.use_build("one", 1).await.unwrap());
    assert_eq!(store.build("one").await.unwrap(), []);
    store.keep_build("one", 1, &files(b"a"), 2).await.unwrap();
    // Two servers of a build may start at once.
    store.keep_build("one", 2, &files(b"a"), 2).await.unwrap();
    let kept = [("js/a.js".to_owned(), b"a".to_vec()), ("js/b.js".to_owned(), b"\0\xff".to_vec())];
    assert_eq!(store.build("one").await.unwrap(), kept);
    store.keep_build("two", 3, &files(b"b"), 2).await.unwrap();
    assert!(store.use_build("one", 4).await.unwrap());
    store.keep_build("three", 5, &files(b"c"), 2).await.unwrap();
    assert_eq!(store.build("two").await.unwrap(), [], "it was used before the others");
    assert_eq!(store.build("one").await.unwrap(), kept);
}

async fn logs(store: &dyn Store) {
    assert_eq!(store.log(&table("a")).await.unwrap(), []);
    let opened = [append("a", 0, &["x", "ÿ \"{}\""], None), append("b", 0, &["z"], None)];
    assert_eq!(store.append(&opened).await.unwrap(), [Appended::Stored, Appended::Stored]);
    assert_eq!(store.log(&table("a")).await.unwrap(), [(100, "x".to_owned()), (101, "ÿ \"{}\"".to_owned())]);
    // One of three comes too late; the others are stored all the same.
    let later = [append("b", 1, &["y"], None), append("a", 1, &["no", "no"], None), append("a", 2, &["v", "w"], None)];
    let done = [Appended::Stored, Appended::Conflict, Appended::Stored];
    assert_eq!(store.append(&later).await.unwrap(), done);
    let lines: Vec<String> = store.log(&table("a")).await.unwrap().into_iter().map(|(_, line)| line).collect();
    assert_eq!(lines, ["x", "ÿ \"{}\"", "v", "w"]);
}

async fn lists(store: &dyn Store) {
    let over = |at| Listed::Over { at, decided: true };
    let games = [
        append("g1", 0, &["."], Some(listing(Listed::Gathering, &[(0, "ann", false)]))),
        append("g2", 0, &["."], Some(listing(Listed::Playing, &[(0, "ann", false), (1, "bob", false)]))),
        append("g3", 0, &["."], Some(listing(over(300), &[(0, "ann", true), (1, "bob", false)]))),
        append("g4", 0, &["."], Some(listing(over(300), &[(0, "bob", true), (1, "ann", false)]))),
        append("g5", 0, &["."], Some(listing(over(200), &[(0, "ann", true)]))),
    ];
    store.append(&games).await.unwrap();
    let ids = |tables: Vec<TableId>| tables.into_iter().map(|table| table.0).collect::<Vec<_>>();
    assert_eq!(ids(store.unfinished().await.unwrap()), ["g1", "g2"]);
    assert_eq!(ids(store.present(&person("ann")).await.unwrap()), ["g1", "g2"]);
    assert_eq!(ids(store.present(&person("bob")).await.unwrap()), ["g2"]);

    let past = async |which: Past| {
        let games = store.past(&person("ann"), &which).await.unwrap();
        games.into_iter().map(|game| game.table.0).collect::<Vec<_>>()
    };
    let all = Past { limit: 10, ..Past::default() };
    assert_eq!(past(all.clone()).await, ["g4", "g3", "g5"]);
    assert_eq!(past(Past { limit: 1, ..all.clone() }).await, ["g4"]);
    assert_eq!(past(Past { before: Some((300, "g4".into())), ..all.clone() }).await, ["g3", "g5"]);
    assert_eq!(past(Past { won: Some(true), ..all.clone() }).await, ["g3", "g5"]);
    assert_eq!(past(Past { won: Some(false), ..all.clone() }).await, ["g4"]);
    assert_eq!(past(Past { deck: Some("claim".into()), ..all.clone() }).await, Vec::<String>::new());
    assert_eq!(past(Past { players: Some(2), ..all }).await.len(), 3);

    let first = store.archive(None, 2).await.unwrap();
    assert_eq!(first, [(200, table("g5")), (300, table("g3"))]);
    let rest = store.archive(Some((300, "g3")), 2).await.unwrap();
    assert_eq!(rest, [(300, table("g4"))]);

    // The game ends: it leaves one list and comes into the other.
    let end = append("g2", 1, &["."], Some(listing(over(400), &[(0, "ann", false), (1, "bob", true)])));
    store.append(&[end]).await.unwrap();
    assert_eq!(ids(store.unfinished().await.unwrap()), ["g1"]);
    // What happens afterwards, such as a rematch, does not change when it ended.
    let afterwards = append("g2", 2, &["."], Some(listing(over(900), &[(0, "ann", false), (1, "bob", true)])));
    store.append(&[afterwards]).await.unwrap();
    let newest = &store.past(&person("bob"), &Past { limit: 1, ..Past::default() }).await.unwrap()[0];
    assert_eq!((newest.table.0.as_str(), newest.opened, newest.ended, newest.won), ("g2", 50, 400, true));
    // Nobody is known by name here, so these two are as good as forgotten.
    let seats: Vec<(u8, bool)> = newest.people.iter().map(|past| (past.seat, past.won)).collect();
    assert_eq!((seats, newest.people[0].person.clone()), (vec![(0, false), (1, true)], None));
}

async fn people(store: &dyn Store) {
    let guest = PersonRow { id: person("ann"), name: "Ann".into(), password: None, created: 7, settings: "{}".into() };
    assert!(store.keep_person(&guest, None).await.unwrap());
    assert!(store.keep_person(&PersonRow { id: person("ann2"), ..guest.clone() }, None).await.unwrap());
    assert_eq!(store.person(&person("ann")).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.person(&person("nobody")).await.unwrap(), None);
    let account = PersonRow { password: Some("hash".into()), name: "Änn".into(), ..guest.clone() };
    assert!(store.keep_person(&account, Some("ann")).await.unwrap());
    assert_eq!(store.account("ann").await.unwrap(), Some(account));
    let other = PersonRow { id: person("other"), ..guest };
    assert!(!store.keep_person(&other, Some("ann")).await.unwrap(), "it looks like somebody else");
    assert_eq!(store.person(&person("other")).await.unwrap(), None);
}

async fn keys(store: &dyn Store) {
    let key = |hash: &str, who: &str| KeyRow {
        hash: hash.into(),
        person: person(who),
        scopes: "*".into(),
        label: "session".into(),
        created: 1,
        used: 2,
    };
    for (hash, who) in [("h1", "ann"), ("h2", "ann"), ("h3", "bob")] {
        store.keep_key(&key(hash, who)).await.unwrap();
    }
    assert_eq!(store.key("h1").await.unwrap(), Some(key("h1", "ann")));
    store.keep_key(&KeyRow { used: 9, ..key("h1", "ann") }).await.unwrap();
    assert_eq!(store.key("h1").await.unwrap().unwrap().used, 9);
    assert_eq!(store.keys(&person("ann")).await.unwrap().len(), 2);
    store.forget_key("h2").await.unwrap();
    assert_eq!(store.key("h2").await.unwrap(), None);
}

async fn sayings(store: &dyn Store) {
    let saying = |at, who: &str, text: &str| SayingRow { at, person: person(who), watching: false, text: text.into() };
    for (at, who, text) in [(1, "ann", "hello"), (2, "bob", "hi"), (3, "ann", "'; DROP TABLE people; --")] {
        store.say(&table("g2"), &saying(at, who, text)).await.unwrap();
    }
    let last = store.sayings(&table("g2"), 2).await.unwrap();
    assert_eq!(last, [saying(2, "bob", "hi"), saying(3, "ann", "'; DROP TABLE people; --")]);
    store.forget_person(&person("ann")).await.unwrap();
    assert_eq!(store.sayings(&table("g2"), 9).await.unwrap(), [saying(2, "bob", "hi")]);
    assert_eq!(store.person(&person("ann")).await.unwrap(), None);
    assert_eq!(store.keys(&person("ann")).await.unwrap(), []);
    assert_eq!(store.keys(&person("bob")).await.unwrap().len(), 1);
}

/// What many tables write at once is stored together, each in its own log.
async fn groups(store: &SqlStore) {
    let scribe = Scribe::start(Arc::new(store.clone()), Arc::default());
    let writers = (0..50).map(|n| {
        let scribe = scribe.clone();
        tokio::spawn(async move {
            for number in 0..10 {
                scribe.append(append(&format!("w{n}"), number, &["line"], None)).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for n in 0..50 {
        assert_eq!(store.log(&table(&format!("w{n}"))).await.unwrap().len(), 10);
    }
}

async fn abandoned(store: &dyn Store) {
    let saying = SayingRow { at: 5, person: person("ann"), watching: false, text: "Hello?".into() };
    let seats = [(0, "ann", false)];
    let tables = [
        append("quiet", 0, &["x", "y"], Some(listing(Listed::Gathering, &seats))),
        append("busy", 0, &["x", "y", "z"], Some(listing(Listed::Gathering, &seats))),
        append("playing", 0, &["x"], Some(listing(Listed::Playing, &seats))),
    ];
    store.append(&tables).await.unwrap();
    store.say(&table("quiet"), &saying).await.unwrap();
    let found = store.abandoned(102).await.unwrap();
    assert!(found.contains(&table("quiet")) && !found.contains(&table("busy")) && !found.contains(&table("playing")));
    for name in ["quiet", "playing"] {
        store.forget_table(&table(name)).await.unwrap();
    }
    assert_eq!(store.log(&table("quiet")).await.unwrap(), []);
    assert_eq!(store.sayings(&table("quiet"), 10).await.unwrap(), []);
    assert!(!store.present(&person("ann")).await.unwrap().contains(&table("quiet")));
    assert_eq!(store.log(&table("playing")).await.unwrap().len(), 1, "a game that has begun stays");
}
