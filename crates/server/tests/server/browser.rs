//! Somebody who sends requests.

use interregnum_protocol::Problem;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A browser: it keeps its cookie.
pub(crate) struct Browser {
    pub(crate) http: reqwest::Client,
    address: SocketAddr,
    cookie: Option<String>,
    token: Option<String>,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { http: reqwest::Client::new(), address, cookie: None, token: None }
    }

    /// A program with a token instead.
    pub(crate) fn with_token(address: SocketAddr, token: &str) -> Browser {
        Browser { token: Some(token.to_owned()), ..Browser::new(address) }
    }

    /// Somebody who has been there.
    pub(crate) fn with_cookie(address: SocketAddr, cookie: &str) -> Browser {
        Browser { cookie: Some(cookie.to_owned()), ..Browser::new(address) }
    }

    /// Somebody new.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(address);
        assert_eq!(browser.send("POST", "/api/v1/guest", json!({ "name": name })).await.status(), 201);
        browser
    }

    /// With this the same person comes in again.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.as_deref().expect("somebody who has come in")
    }

    /// The answer to a request that must be carried out.
    pub(crate) async fn get<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: Value) -> T {
        let response = self.send(method, path, body).await;
        let (status, text) = (response.status(), response.text().await.expect("a whole answer"));
        assert!(status.is_success(), "{method} {path}: {status} {text}");
        serde_json::from_str(&text).expect("an answer of the protocol")
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: Value) -> reqwest::Response {
        let url = format!("http://{}{path}", self.address);
        let mut request = self.http.request(method.parse().unwrap(), url).json(&body);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let response = request.send().await.expect("the server answers");
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        response
    }

    /// What went wrong.
    pub(crate) async fn problem(&mut self, method: &str, path: &str, body: Value) -> Problem {
        let response = self.send(method, path, body).await;
        assert_eq!(response.headers()["content-type"], "application/problem+json");
        let status = response.status().as_u16();
        let problem: Problem = response.json().await.unwrap();
        assert_eq!(problem.status, status);
        problem
    }
}
