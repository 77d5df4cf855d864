//! The bot of the documentation plays.

use crate::common::root;
use crate::house::Server;
use interregnum_client::{Client, any_answer, question};
use interregnum_protocol::{Command as Do, Options, ServerMessage, Stage};
use interregnum_rules::Rng;
use std::process::{Command, Stdio};

fn bot(server: &Server, args: &[&str]) -> Command {
    let mut bot = Command::new("python3");
    bot.arg(root().join("examples/bot.py")).args(["--server", &format!("http://{}", server.address)]).args(args);
    bot.stdout(Stdio::piped()).stderr(Stdio::piped());
    bot
}

fn said(bot: std::process::Child) -> String {
    let output = bot.wait_with_output().expect("the bot ends");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    out.into_owned()
}

#[test]
fn it_plays_games_against_the_servers_bots() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let playing = bot(&server, &["--games", "3", "--deck", "claim2"]).spawn().expect("python3 is installed");
    let said = said(playing);
    assert_eq!(said.lines().filter(|line| line.starts_with("game ")).count(), 3, "{said}");
    assert!(said.lines().last().is_some_and(|line| line.ends_with(" of 3 won")), "{said}");
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_takes_a_seat_at_a_table_and_plays_a_person() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = Client::guest(&server.address, "Ada").await.unwrap();
    let table = ada.open(Options::default()).await.unwrap();
    let playing = bot(&server, &["--table", &table.0]).spawn().expect("python3 is installed");
    ada.command(&table, Do::Ready { nonce: "5eed".into() }).await.unwrap();
    let (mut view, mut rng) = (ada.watch(&table).await.unwrap(), Rng::seeded(1));
    let mut answered = None;
    while view.stage != Stage::Over {
        match question(&view) {
            Some((number, question)) if answered != Some(number) => {
                ada.command(&table, Do::Act { number, answer: any_answer(question, &mut rng) }).await.unwrap();
                answered = Some(number);
            }
            _ => {
                if let ServerMessage::Update { view: after, .. } = ada.next().await.unwrap() {
                    view = *after;
                }
            }
        }
    }
    assert!(said(playing).ends_with(" of 1 won\n"));
    server.kill();
}
