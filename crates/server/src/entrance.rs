//! The entrance: who is let in, and for how long somebody may dawdle there.

use crate::limit::Door;
use crate::patient::Patient;
use crate::socket::stopped;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use interregnum_protocol::Problem;
use std::convert::Infallible;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

/// How long the entrance rests when the system gives no more connections.
const REST: Duration = Duration::from_secs(1);

/// For how long a connection may do nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manners {
    /// Until the head of a request has come, from the begin of the connection or the end of the request
    /// before.
    pub(crate) heads: Duration,
    /// While an answer waits to be taken.
    pub(crate) answers: Duration,
}

impl Default for Manners {
    fn default() -> Manners {
        Manners { heads: Duration::from_secs(30), answers: Duration::from_secs(30) }
    }
}

/// Serves everybody whom the door lets in until the server stops, and then those who are there.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    door: impl Fn(IpAddr) -> Result<Door, Problem>,
    manners: Manners,
    mut stop: watch::Receiver<bool>,
) {
    // Every connection has one end of this, so it tells when the last one is gone.
    let (inside, mut last) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => break,
        };
        let (connection, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_about_the_other_end(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "nobody can come in at the moment");
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        // Messages are small and each one is waited for.
        let _ = connection.set_nodelay(true);
        match door(from.ip()) {
            Ok(counted) => {
                let connection = Patient::new(connection, manners.answers, (counted, inside.clone()));
                tokio::spawn(attend(connection, from, app.clone(), manners, stop.clone()));
            }
            Err(problem) => refuse(connection, &problem),
        }
    }
    drop((listener, inside));
    last.recv().await;
}

/// Whether somebody went before being let in: that is nobody's trouble.
fn is_about_the_other_end(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves one connection: its requests one after another, or a socket.
async fn attend<T: Send + Unpin + 'static>(
    connection: Patient<TcpStream, T>,
    from: SocketAddr,
    app: Router,
    manners: Manners,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        app.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(manners.heads);
    let mut served = pin!(http.serve_connection(TokioIo::new(connection), service).with_upgrades());
    // What goes wrong here is that the other end goes, or dawdles.
    tokio::select! {
        _ = served.as_mut() => {}
        () = stopped(&mut stop) => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}

/// Tells somebody who is not let in why, if that can be done without waiting.
fn refuse(connection: TcpStream, problem: &Problem) {
    let body = serde_json::to_string(problem).unwrap_or_default();
    let retry = problem.retry_after.map(|seconds| format!("Retry-After: {seconds}\r\n")).unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {} \r\nContent-Type: application/problem+json\r\n{retry}Content-Length: {}\r\nConnection: close\r\n\r\n",
        problem.status,
        body.len()
    );
    if let Ok(mut connection) = connection.into_std() {
        let _ = connection.write_all((head + &body).as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limit::Limits;
    use crate::settings;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n";

    /// More than fits between a server and somebody who does not read.
    const MUCH: usize = 64 * 1024 * 1024;

    /// An entrance with little behind it.
    async fn entrance(limits: settings::Limits, manners: Manners) -> (SocketAddr, watch::Sender<bool>) {
        let settings = settings::Settings { limits, ..settings::Settings::default() };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopping) = watch::channel(false);
        let much = || async { vec![0_u8; MUCH] };
        let app = Router::new().route("/", get(|| async { "inside" })).route("/much", get(much));
        let limits = Limits::new(&settings);
        tokio::spawn(serve(listener, app, move |from| limits.door(from), manners, stopping));
        (address, stop)
    }

    /// All that comes until the other end closes.
    async fn heard(connection: &mut TcpStream) -> String {
        let mut text = String::new();
        // An end that is not in good order is an end, too.
        let _ = connection.read_to_string(&mut text).await;
        text
    }

    /// Tries until there is a place.
    async fn let_in(address: SocketAddr) {
        loop {
            let mut again = TcpStream::connect(address).await.unwrap();
            // Whoever is not let in may find the door closed already.
            let _ = again.write_all(REQUEST).await;
            let mut word = [0; 12];
            if again.read_exact(&mut word).await.is_ok() && word == *b"HTTP/1.1 200" {
                return;
            }
        }
    }

    #[tokio::test]
    async fn whoever_does_not_come_to_the_end_of_a_request_is_sent_away() {
        let manners = Manners { heads: Duration::from_millis(20), ..Manners::default() };
        let (address, _stop) = entrance(settings::Limits::NONE, manners).await;
        for begin in [&b""[..], b"GET / HTTP/1.1\r\nHost: he"] {
            let mut connection = TcpStream::connect(address).await.unwrap();
            connection.write_all(begin).await.unwrap();
            assert!(!heard(&mut connection).await.contains("200"));
        }
        let mut connection = TcpStream::connect(address).await.unwrap();
        connection.write_all(REQUEST).await.unwrap();
        assert!(heard(&mut connection).await.ends_with("inside"), "answered, and closed after a while");
    }

    #[tokio::test]
    async fn whoever_does_not_take_the_answer_is_sent_away() {
        let limits = settings::Limits { connections: 1, ..settings::Limits::NONE };
        let manners = Manners { answers: Duration::from_millis(20), ..Manners::default() };
        let (address, _stop) = entrance(limits, manners).await;
        let mut greedy = TcpStream::connect(address).await.unwrap();
        greedy.write_all(b"GET /much HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
        let refused = heard(&mut TcpStream::connect(address).await.unwrap()).await;
        assert!(refused.starts_with("HTTP/1.1 503 "), "there is only one place: {refused}");
        // It is free as soon as the server has waited for long enough.
        let_in(address).await;
    }

    #[tokio::test]
    async fn an_address_has_so_many_connections_and_no_more() {
        let limits = settings::Limits { connections_by_address: 1, ..settings::Limits::NONE };
        let (address, _stop) = entrance(limits, Manners::default()).await;
        let mut inside = Vec::new();
        for _ in 0..crate::limit::DOORS_EACH {
            inside.push(TcpStream::connect(address).await.unwrap());
        }
        let refused = heard(&mut TcpStream::connect(address).await.unwrap()).await;
        assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("Retry-After"), "{refused}");
        inside[0].write_all(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await.unwrap();
        assert!(heard(&mut inside[0]).await.ends_with("inside"), "those who are inside do not notice");
        // The server notices that one is gone when it does: what counts is that it does.
        let_in(address).await;
    }

    #[tokio::test]
    async fn when_the_house_is_full_everybody_is_told() {
        let limits = settings::Limits { connections: 1, ..settings::Limits::NONE };
        let (address, _stop) = entrance(limits, Manners::default()).await;
        let _inside = TcpStream::connect(address).await.unwrap();
        let refused = heard(&mut TcpStream::connect(address).await.unwrap()).await;
        assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("Retry-After"), "{refused}");
    }

    #[tokio::test]
    async fn whoever_waits_for_nothing_is_sent_away_when_the_server_stops() {
        let (address, stop) = entrance(settings::Limits::NONE, Manners::default()).await;
        let mut idle = TcpStream::connect(address).await.unwrap();
        idle.write_all(REQUEST).await.unwrap();
        let mut begun = [0; 12];
        idle.read_exact(&mut begun).await.unwrap();
        stop.send(true).unwrap();
        assert!(heard(&mut idle).await.ends_with("inside"));
    }
}
