//! `interregnum serve`: the game server.

mod address;
pub(super) mod log;

use crate::failure::Failure;
use crate::server::keeping::{File, Keeping};
use clap::Args as ClapArgs;
use interregnum_server::{Database, Limits, Server, Settings};
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use log::LogForm;

pub(crate) const HELP: &str = "\
Examples:
  interregnum serve
  interregnum serve --lan
  interregnum serve --data /var/lib/interregnum --listen 127.0.0.1:8080 --no-open
  interregnum serve --database postgres://localhost/interregnum

What is not given on the command line is taken from the environment, then from the settings file, \
a list of lines such as: listen = \"127.0.0.1:8080\"

Exit status: 0 it was stopped; 2 it could not start.";

/// Serves games to browsers and programs. This is what happens without a command, too.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// Where to listen [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT", env = "INTERREGNUM_LISTEN")]
    listen: Option<SocketAddr>,
    /// Listen on the network, and show the address and a QR code for a friend's phone
    #[arg(long, env = "INTERREGNUM_LAN")]
    lan: bool,
    #[command(flatten)]
    keeping: Keeping,
    /// Do not open the browser
    #[arg(long, env = "INTERREGNUM_NO_OPEN")]
    no_open: bool,
    /// How long bots take for an answer at least, in milliseconds [default: 700]
    #[arg(long, value_name = "MS", env = "INTERREGNUM_BOT_PACE")]
    bot_pace: Option<u64>,
    /// Threads for bots [default: half of the cores]
    #[arg(long, value_name = "N", env = "INTERREGNUM_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// After how many seconds an absent person's seat may be given to a bot [default: 60]
    #[arg(long, value_name = "SECONDS", env = "INTERREGNUM_AWAY")]
    away: Option<u32>,
    /// The most messages that a page may send each second [default: 20]
    #[arg(long, value_name = "N", env = "INTERREGNUM_MESSAGES")]
    messages: Option<u32>,
    /// The most HTTP requests that an address may send each second; ten times as many at once [default: 30]
    #[arg(long, value_name = "N", env = "INTERREGNUM_REQUESTS")]
    requests: Option<u32>,
    /// The most passwords that an address may try each minute [default: 10]
    #[arg(long, value_name = "N", env = "INTERREGNUM_PASSWORDS")]
    passwords: Option<u32>,
    /// The most things that a person may say each minute [default: 30]
    #[arg(long, value_name = "N", env = "INTERREGNUM_SAYINGS")]
    sayings: Option<u32>,
    /// The most pages and streams that an address may have open; four times as many connections [default: 256]
    #[arg(long, value_name = "N", env = "INTERREGNUM_CONNECTIONS")]
    connections: Option<u32>,
    /// The most pages and streams that a person may have open [default: 16]
    #[arg(long, value_name = "N", env = "INTERREGNUM_CONNECTIONS_EACH")]
    connections_each: Option<u32>,
    /// The most connections from everywhere together [default: 20000]
    #[arg(long, value_name = "N", env = "INTERREGNUM_CONNECTIONS_IN_ALL")]
    connections_in_all: Option<u32>,
    /// The most tables whose game is not over [default: 20000]
    #[arg(long, value_name = "N", env = "INTERREGNUM_TABLES")]
    tables: Option<usize>,
    /// The most tables of a person whose game is not over [default: 40]
    #[arg(long, value_name = "N", env = "INTERREGNUM_TABLES_EACH")]
    tables_each: Option<usize>,
    /// After how many days without anybody a table is forgotten where no game has begun; 0 never [default: 7]
    #[arg(long, value_name = "DAYS", env = "INTERREGNUM_FORGET")]
    forget: Option<u32>,
    /// Where to answer about the server's health, with metrics [default: 127.0.0.1, the next port]
    #[arg(long, value_name = "ADDRESS:PORT", env = "INTERREGNUM_HEALTH")]
    health: Option<SocketAddr>,
    /// A proxy stands in front and says in X-Forwarded-For for whom it asks
    #[arg(long, env = "INTERREGNUM_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Take the page's files from this folder, such as crates/server/web, and look again whenever a page is opened: for
    /// working on the page
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    /// How the log is written, to standard error [default: text]
    #[arg(long, value_name = "FORM", env = "INTERREGNUM_LOG")]
    log: Option<LogForm>,
    /// For tests: deals and bots follow from this number, and everybody who knows it can predict them
    #[arg(long, value_name = "N", hide = true)]
    seed: Option<u64>,
}

impl Args {
    /// What is set by flags, environment and file, and how the log is written.
    pub(crate) fn all(&self) -> Result<(Settings, LogForm), Failure> {
        self.with(&self.keeping.file()?)
    }

    fn with(&self, file: &File) -> Result<(Settings, LogForm), Failure> {
        let log = self.log.or(file.log).unwrap_or(LogForm::Text);
        Ok((self.settings(file)?, log))
    }

    /// Whether the browser is opened.
    fn opens(&self, file: &File) -> bool {
        !(self.no_open || file.no_open.unwrap_or(false))
    }

    /// The settings file.
    pub(crate) fn config(&self) -> Option<&Path> {
        self.keeping.config.as_deref()
    }

    fn lan(&self, file: &File) -> bool {
        self.lan || file.lan.unwrap_or(false)
    }

    /// What is not given here, filled in from the file and the defaults.
    fn settings(&self, file: &File) -> Result<Settings, Failure> {
        let usual = Settings::default();
        let listen = self.listen.or(file.listen).unwrap_or(usual.listen);
        // A friend cannot reach an address of this machine alone, whatever its port.
        let everywhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, listen.port()));
        let listen = if self.lan(file) && listen.ip().is_loopback() { everywhere } else { listen };
        let next_port = SocketAddr::from((Ipv4Addr::LOCALHOST, listen.port().checked_add(1).unwrap_or(0)));
        let next_port = if listen.port() == 0 { SocketAddr::from((Ipv4Addr::LOCALHOST, 0)) } else { next_port };
        let pace = self.bot_pace.or(file.bot_pace).map(Duration::from_millis);
        Ok(Settings {
            listen,
            database: self.keeping.database(file)?,
            bot_pace: pace.unwrap_or(usual.bot_pace),
            bot_threads: self.bot_threads.or(file.bot_threads).unwrap_or(usual.bot_threads),
            away_seconds: self.away.or(file.away).unwrap_or(usual.away_seconds),
            health: self.health.or(file.health).unwrap_or(next_port),
            behind_proxy: self.behind_proxy || file.behind_proxy.unwrap_or(false),
            limits: self.limits(file, usual.limits),
            tables: self.tables.or(file.tables).unwrap_or(usual.tables),
            tables_each: self.tables_each.or(file.tables_each).unwrap_or(usual.tables_each),
            forget_after: match self.forget.or(file.forget) {
                Some(0) => None,
                Some(days) => Some(Duration::from_hours(24) * days),
                None => usual.forget_after,
            },
            page: self.page.clone(),
            seed: self.seed,
        })
    }

    /// How much is taken from one sender.
    fn limits(&self, file: &File, usual: Limits) -> Limits {
        let messages = self.messages.or(file.messages).unwrap_or(usual.messages);
        Limits {
            messages,
            messages_at_once: messages.saturating_mul(3),
            requests: self.requests.or(file.requests).unwrap_or(usual.requests),
            passwords: self.passwords.or(file.passwords).unwrap_or(usual.passwords),
            sayings: self.sayings.or(file.sayings).unwrap_or(usual.sayings),
            connections: self.connections_in_all.or(file.connections_in_all).unwrap_or(usual.connections),
            connections_by_address: self.connections.or(file.connections).unwrap_or(usual.connections_by_address),
            connections_by_person: self
                .connections_each
                .or(file.connections_each)
                .unwrap_or(usual.connections_by_person),
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let file = args.keeping.file()?;
    let (settings, form) = args.with(&file)?;
    log::start(form);
    // Every socket is a file. Where the system gives no more, fewer people fit in.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    threads()?.block_on(async {
        let server = Server::start(settings.clone()).await.map_err(Failure::input)?;
        greet(args.opens(&file), &settings, &server, out)?;
        wait_for_the_end().await;
        // Whoever started it may not read any more; it stops in good order all the same.
        let _ = writeln!(out, "\nStopping.").and_then(|()| out.flush());
        server.stop().await;
        Ok(())
    })
}

/// Threads that wait for many things at once.
pub(crate) fn threads() -> Result<tokio::runtime::Runtime, Failure> {
    let cannot = |error| Failure::input(format!("cannot start the threads of the server: {error}"));
    tokio::runtime::Runtime::new().map_err(cannot)
}

fn greet(opens: bool, settings: &Settings, server: &Server, out: &mut dyn Write) -> Result<(), Failure> {
    let listening = server.address();
    let local = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, listening.port())),
        _ => listening,
    };
    writeln!(out, "Interregnum is at http://{local}/")?;
    if listening.ip().is_unspecified()
        && let Some(ip) = address::on_the_network()
    {
        let url = format!("http://{}/", SocketAddr::from((ip, listening.port())));
        writeln!(out, "On the same network: {url}")?;
        writeln!(out, "Open that address yourself before you invite a friend: a link leads to the address you use.")?;
        if let Some(code) = address::qr_code(&url) {
            writeln!(out, "\n{code}")?;
        }
    }
    match &settings.database {
        Database::Sqlite(file) => writeln!(out, "Games are kept in {}", file.display())?,
        Database::Postgres(_) => writeln!(out, "Games are kept in PostgreSQL")?,
    }
    if settings.seed.is_some() {
        writeln!(out, "WARNING: --seed makes every deal and every bot predictable. Use it for tests only.")?;
    }
    writeln!(out, "Health and metrics are at http://{}/", server.health())?;
    writeln!(out, "Stop with Ctrl-C.")?;
    out.flush()?;
    if opens && std::io::stdout().is_terminal() {
        // Where there is no browser, the address is on the screen.
        let _ = webbrowser::open(&format!("http://{local}/"));
    }
    Ok(())
}

/// Waits for Ctrl-C, or for the system to ask for the end.
async fn wait_for_the_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    // Without signals the server runs until it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::FromArgMatches;

    fn args(words: &[String]) -> Args {
        let command = Args::augment_args(clap::Command::new("serve").no_binary_name(true));
        Args::from_arg_matches(&command.get_matches_from(words)).unwrap()
    }

    #[test]
    fn every_limit_can_be_set_by_flag_and_by_file() {
        let names = [
            "messages",
            "requests",
            "passwords",
            "sayings",
            "connections",
            "connections-each",
            "connections-in-all",
            "tables",
            "tables-each",
        ];
        // A week is what it is without being told.
        let flags = names.iter().map(|name| format!("--{name}=7")).chain(["--forget=8".to_owned()]);
        let flags: Vec<String> = flags.collect();
        let lines = names.map(|name| format!("{name} = 7\n")).concat();
        let file: File = toml::from_str(&(lines + "forget = 8\n")).unwrap();
        let limits = Limits {
            messages: 7,
            messages_at_once: 21,
            requests: 7,
            passwords: 7,
            sayings: 7,
            connections: 7,
            connections_by_address: 7,
            connections_by_person: 7,
        };
        for (args, file) in [(args(&flags), File::default()), (args(&[]), file)] {
            let settings = args.settings(&file).unwrap();
            assert_eq!((settings.limits, settings.tables, settings.tables_each), (limits, 7, 7));
            assert_eq!(settings.forget_after, Some(Duration::from_hours(8 * 24)));
        }
        let never = args(&["--forget=0".to_owned()]);
        assert_eq!(never.settings(&File::default()).unwrap().forget_after, None);
    }
}
