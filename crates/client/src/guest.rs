//! The one request that comes before the socket: becoming a guest.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Why nobody became a guest.
#[derive(Debug, thiserror::Error)]
pub enum GuestError {
    /// The server cannot be reached.
    #[error("cannot connect to {address}: {source}; is a server running there?")]
    Connect {
        /// Where it should be.
        address: String,
        /// Why not.
        source: std::io::Error,
    },
    /// The address cannot stand in a request.
    #[error("{0:?} is not an address such as 127.0.0.1:7777")]
    Address(String),
    /// The connection broke off, or what answered does not speak HTTP.
    #[error("the server at {address} did not answer: {source}")]
    Http {
        /// Where it is.
        address: String,
        /// What went wrong.
        source: hyper::Error,
    },
    /// The server said no.
    #[error("the server takes no guest: {0}")]
    Refused(String),
}

impl GuestError {
    /// Whether trying again may help.
    pub(crate) fn is_lost(&self) -> bool {
        matches!(self, GuestError::Connect { .. } | GuestError::Http { .. })
    }
}

/// A new guest's cookie, with which [`Client::again`](crate::Client::again) connects.
pub async fn cookie(address: &str, name: &str) -> Result<String, GuestError> {
    let response = ask(address, &serde_json::json!({ "name": name })).await?;
    let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
    match cookie.and_then(|cookie| cookie.split(';').next()) {
        Some(cookie) => Ok(cookie.to_owned()),
        None => Err(GuestError::Refused(String::from_utf8_lossy(response.body()).into_owned())),
    }
}

/// Sends the request on a connection of its own, which ends with it.
async fn ask(address: &str, body: &serde_json::Value) -> Result<Response<Bytes>, GuestError> {
    let request = Request::post("/api/v1/guest")
        .header(HOST, address)
        .header(CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::from(body.to_string())))
        .map_err(|_| GuestError::Address(address.to_owned()))?;
    let cannot_connect = |source| GuestError::Connect { address: address.to_owned(), source };
    let broken = |source| GuestError::Http { address: address.to_owned(), source };
    let stream = TcpStream::connect(address).await.map_err(cannot_connect)?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    // The sender goes with this block, and the connection ends with its sender.
    let answer = async move {
        let (head, body) = sender.send_request(request).await?.into_parts();
        Ok(Response::from_parts(head, body.collect().await?.to_bytes()))
    };
    let (answer, _) = tokio::join!(answer, connection);
    answer.map_err(broken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// What comes of asking somebody who answers with these bytes and hangs up.
    async fn answered(bytes: &'static str) -> Result<String, GuestError> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let answering = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut asked = [0; 512];
            let length = stream.read(&mut asked).await.unwrap();
            assert!(asked[..length].starts_with(b"POST /api/v1/guest HTTP/1.1\r\n"));
            stream.write_all(bytes.as_bytes()).await.unwrap();
        };
        tokio::join!(cookie(&address, "Ada"), answering).0
    }

    #[tokio::test]
    async fn a_guest_is_known_by_the_cookie() {
        let yes = "HTTP/1.1 200 OK\r\nset-cookie: interregnum=abc; Path=/\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(answered(yes).await.unwrap(), "interregnum=abc");
    }

    #[tokio::test]
    async fn a_refusal_says_why_and_is_not_worth_another_try() {
        let no = "HTTP/1.1 400 Bad Request\r\ncontent-length: 8\r\n\r\nbad name";
        let error = answered(no).await.unwrap_err();
        assert_eq!(error.to_string(), "the server takes no guest: bad name");
        assert!(!error.is_lost());
    }

    #[tokio::test]
    async fn where_nobody_answers_another_try_may_help() {
        assert!(answered("").await.unwrap_err().is_lost());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        drop(listener);
        let error = cookie(&address, "Ada").await.unwrap_err();
        assert!(error.is_lost() && error.to_string().starts_with(&format!("cannot connect to {address}")), "{error}");
    }
}
