//! The page itself and its texts, which are part of the program.

use super::guard::Refused;
use crate::problem;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;

#[derive(Embed)]
#[folder = "web"]
#[exclude = "README.md"]
#[exclude = "*.d.ts"]
struct Files;

/// The texts: a folder for each language, in it a file for each subject.
#[derive(Embed)]
#[folder = "../../locales"]
struct Texts;

/// What a page is drawn in: every address that is a page's gets it, and the page knows which one it is.
const SHELL: &str = "index.html";
/// What the addresses of pages begin with; `js/router.js` has them, too.
const PAGES: [&str; 8] = ["", "account", "history", "learn", "new", "replay", "rules", "table"];

/// A file of the page. Whoever has it already is told so.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let page = PAGES.contains(&path.split('/').next().unwrap_or_default());
    // Whoever is lost is told so on a page, and by the status.
    let lost = !page && !path.contains('.') && !path.starts_with("api/");
    let path = if page || lost { SHELL } else { path };
    let Some(bytes) = find(path) else {
        return Refused::from(problem::new("nothing_here", 404, "there is nothing at this address")).into_response();
    };
    // Weak, since the bytes on the way may be compressed.
    let tag = format!("W/\"{}\"", crate::ids::hex(&Sha256::digest(&bytes)[..12]));
    if !lost && headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let headers = [(CONTENT_TYPE, kind(path).to_owned()), (CACHE_CONTROL, keeping(path).to_owned()), (ETAG, tag)];
    let status = if lost { StatusCode::NOT_FOUND } else { StatusCode::OK };
    (status, headers, bytes).into_response()
}

/// How long a browser may keep a file without asking. A font's name changes with what is in it, and text that waits for
/// an answer about its font would be drawn twice.
fn keeping(path: &str) -> &'static str {
    if kind(path) == "font/woff2" { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn find(path: &str) -> Option<Bytes> {
    match path.strip_prefix("locales/").and_then(|name| name.strip_suffix(".ftl")) {
        Some(language) => texts(language),
        None => Files::get(path).map(|file| bytes(file.data)),
    }
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// All texts of a language as one file: the page needs them together.
fn texts(language: &str) -> Option<Bytes> {
    let folder = format!("{language}/");
    let names = Texts::iter().filter(|name| name.starts_with(&folder));
    let texts: Vec<_> = names.filter_map(|name| Texts::get(&name)).map(|file| file.data).collect();
    (!texts.is_empty()).then(|| Bytes::from(texts.join(&b'\n')))
}

/// What kind of file it is, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn asked(path: &str) -> Response {
        file(path.parse().unwrap(), HeaderMap::new()).await
    }

    #[tokio::test]
    async fn every_page_is_drawn_in_the_shell() {
        for path in ["/", "/new", "/table/q3fz6hv2m7k4xw9d"] {
            let answer = asked(path).await;
            assert_eq!(
                (answer.status(), &answer.headers()[CONTENT_TYPE]),
                (StatusCode::OK, &kind(SHELL).parse().unwrap())
            );
        }
        let lost = asked("/nowhere/at/all").await;
        assert_eq!(
            (lost.status(), &lost.headers()[CONTENT_TYPE]),
            (StatusCode::NOT_FOUND, &kind(SHELL).parse().unwrap())
        );
        for path in ["/api/v1/nothing", "/nothing.js", "/README.md", "/locales/xx.ftl"] {
            assert_eq!(asked(path).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn whoever_has_a_file_is_told_so() {
        let tag = asked("/css/tokens.css").await.headers()[ETAG].clone();
        let headers = HeaderMap::from_iter([(IF_NONE_MATCH, tag)]);
        assert_eq!(file("/css/tokens.css".parse().unwrap(), headers).await.status(), StatusCode::NOT_MODIFIED);
    }

    #[tokio::test]
    async fn fonts_are_kept_and_everything_else_is_asked_for_again() {
        let fonts: Vec<_> = Files::iter().filter(|name| name.ends_with(".woff2")).collect();
        assert_eq!(fonts.len(), 4);
        for font in fonts {
            let answer = asked(&format!("/{font}")).await;
            assert_eq!(answer.headers()[CONTENT_TYPE], "font/woff2");
            assert!(answer.headers()[CACHE_CONTROL].to_str().unwrap().ends_with("immutable"), "{font}");
        }
        assert_eq!(asked("/css/tokens.css").await.headers()[CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn the_router_has_the_same_pages() {
        let router = String::from_utf8(find("js/router.js").unwrap().to_vec()).unwrap();
        let routes: Vec<&str> = router.split("[/^\\/").skip(1).collect();
        assert_eq!(routes.len(), PAGES.len());
        for page in PAGES {
            assert!(routes.iter().any(|route| route.starts_with(page)), "{page}");
        }
    }

    #[test]
    fn a_language_is_one_file() {
        let english = String::from_utf8(texts("en").unwrap().to_vec()).unwrap();
        for file in Texts::iter().filter(|name| name.starts_with("en/")) {
            let part = Texts::get(&file).unwrap().data;
            assert!(english.contains(std::str::from_utf8(&part).unwrap()), "{file}");
        }
    }
}
