//! The doors: whether the addresses are free, or a server answers there.

use super::finding::Finding;
use interregnum_server::Settings;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

const CHECK: &str = "server";
/// How long a server may take to answer; it tries its store before it says that it is ready.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a server is at work, or could begin to.
pub(super) fn examine(settings: &Settings) -> Finding {
    let address = settings.listen;
    match TcpListener::bind(address) {
        Ok(_) if address.port() == 0 => Finding::fine(CHECK, "it takes any port that is free"),
        Ok(_) => Finding::fine(CHECK, format!("none is at work: {address} is free")),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => at_work(settings),
        Err(error) => Finding::look(
            CHECK,
            format!("it cannot listen on {address}: {error}"),
            "choose an address of this machine with --listen, and a port above 1023",
        ),
    }
}

fn at_work(settings: &Settings) -> Finding {
    let Settings { listen, health, .. } = settings;
    match ask(*health, "/readyz") {
        Ok((200, _)) => Finding::fine(CHECK, format!("one is at work at {listen}, and ready")),
        Ok((_, said)) => Finding::look(
            CHECK,
            format!("one is at work at {listen}, but not ready: {}", said.trim_end()),
            "look at its log, and at what else is said here",
        ),
        Err(error) => Finding::look(
            CHECK,
            format!("{listen} is taken, and no server answers at {health}: {error}"),
            "another program has the address, or the server has its health at another one: see --listen and --health",
        ),
    }
}

/// What a server answers: the status, and what it says.
pub(super) fn ask(address: SocketAddr, path: &str) -> io::Result<(u16, String)> {
    let mut connection = TcpStream::connect_timeout(&reachable(address), PATIENCE)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    write!(connection, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut answer = String::new();
    connection.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.strip_prefix("HTTP/1.").and_then(|rest| rest.split(' ').nth(1)?.parse().ok());
    let status = status.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "the answer is not HTTP"))?;
    Ok((status, body.to_owned()))
}

/// Whoever listens everywhere is reached at home.
fn reachable(address: SocketAddr) -> SocketAddr {
    let home = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(home, address.port())
}

#[cfg(test)]
mod tests {
    use super::super::finding::Verdict;
    use super::*;

    #[test]
    fn an_address_that_another_program_has_is_named() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let taken = Settings { listen: other.local_addr().unwrap(), health: closed, ..Settings::default() };
        assert_eq!(examine(&taken).verdict, Verdict::Look);
        let free = Settings { listen: closed, ..taken };
        assert_eq!(examine(&free).verdict, Verdict::Fine);
        let nowhere = Settings { listen: "203.0.113.1:80".parse().unwrap(), ..free };
        assert_eq!(examine(&nowhere).verdict, Verdict::Look);
    }
}
