//! The page itself: its shell at every address that is a page's, and the files of a build.

use super::Web;
use super::guard::{Encrypted, Refused, with_policy};
use crate::problem;
use crate::site::{Encoding, File, PAGES, ending};
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Where the files of builds are.
pub(crate) const BUILDS: &str = "/build/";
/// A file's address has the name of its build, so what is there never changes.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// What names the files of a build is asked for each time.
const EACH_TIME: HeaderValue = HeaderValue::from_static("no-cache");

const BY_ENCODING: HeaderValue = HeaderValue::from_static("accept-encoding");

/// A file of a build.
pub(crate) async fn file(
    State(web): State<Web>,
    Path((build, path)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let gone = || problem::new("nothing_here", 404, "this server does not have this file; reload the page");
    let file = web.site.file(&build, &path).await.map_err(|error| problem::store(&error))?.ok_or_else(gone)?;
    let mut response = sent(&file, kind(&path), &headers);
    response.headers_mut().insert(CACHE_CONTROL, FOR_GOOD);
    Ok(response)
}

/// The service worker. Browsers look by themselves whether there is another one.
pub(crate) async fn worker(State(web): State<Web>, headers: HeaderMap) -> Response {
    with_policy(asked_again(web.site.current().worker(), kind("sw.js"), StatusCode::OK, &headers))
}

/// What every page is drawn in. The page knows by its address which one it is.
pub(crate) async fn shell(State(web): State<Web>, encrypted: Encrypted, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let page = path.split('/').next().unwrap_or_default();
    let is_page = PAGES.contains(&page);
    if !is_page && (path.contains('.') || page == "api" || page == "build") {
        return nothing();
    }
    // Whoever is lost is told so on a page, and by the status.
    let status = if is_page { StatusCode::OK } else { StatusCode::NOT_FOUND };
    asked_again(web.site.current().shell(page, origin(&headers, encrypted)), kind("index.html"), status, &headers)
}

/// Where the other end finds this server, as far as that can be written into a page.
fn origin(headers: &HeaderMap, Encrypted(encrypted): Encrypted) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let plain = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    plain.then(|| format!("{}://{host}", if encrypted { "https" } else { "http" }))
}

fn nothing() -> Response {
    Refused::from(problem::new("nothing_here", 404, "there is nothing at this address")).into_response()
}

/// A file that is asked for each time. Whoever has it already is told so.
fn asked_again(file: Option<File>, kind: &'static str, status: StatusCode, headers: &HeaderMap) -> Response {
    let Some(file) = file else { return nothing() };
    // Weak, since the bytes on the way may be compressed.
    let tag = format!("W/\"{}\"", crate::ids::hex(&Sha256::digest(file.plain())[..12]));
    if status == StatusCode::OK && headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        let kept = [(CACHE_CONTROL, EACH_TIME), (VARY, BY_ENCODING)];
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)], kept).into_response();
    }
    let mut response = (status, [(ETAG, tag)], sent(&file, kind, headers)).into_response();
    response.headers_mut().insert(CACHE_CONTROL, EACH_TIME);
    response
}

/// A file as the other end takes it.
fn sent(file: &File, kind: &'static str, headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|header| header.to_str().ok()).unwrap_or_default();
    let (encoding, body) = file.encoded(Encoding::accepted(accepted));
    let mut response = body.into_response();
    let out = response.headers_mut();
    out.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(VARY, BY_ENCODING);
    match encoding {
        Encoding::Brotli => drop(out.insert(CONTENT_ENCODING, HeaderValue::from_static("br"))),
        Encoding::Gzip => drop(out.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"))),
        Encoding::Plain => {}
    }
    response
}

/// What kind of file it is, by its name.
fn kind(path: &str) -> &'static str {
    match ending(path) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Limits;
    use axum::body::Body;
    use axum::http::Request;
    use tower_service::Service;

    struct Site {
        web: Web,
        _folder: tempfile::TempDir,
    }

    impl Site {
        async fn new() -> Site {
            let folder = tempfile::tempdir().unwrap();
            Site { web: Web::alone(folder.path(), Limits::NONE).await, _folder: folder }
        }

        /// The address of a file of the page.
        fn file(&self, path: &str) -> String {
            format!("{BUILDS}{}/{path}", self.web.site.current().id())
        }

        async fn asked(&self, path: &str, headers: &[(&str, &str)]) -> Response {
            let mut request = Request::get(path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            crate::web::router(self.web.clone()).call(request.body(Body::empty()).unwrap()).await.unwrap()
        }
    }

    #[tokio::test]
    async fn every_page_is_drawn_in_the_shell() {
        let site = Site::new().await;
        for path in ["/", "/new", "/table/q3fz6hv2m7k4xw9d"] {
            let answer = site.asked(path, &[]).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            assert_eq!(answer.headers()[CONTENT_TYPE], kind("index.html"), "{path}");
            assert_eq!(answer.headers()[CACHE_CONTROL], EACH_TIME, "{path}");
        }
        let lost = site.asked("/nowhere/at/all", &[]).await;
        assert_eq!(lost.status(), StatusCode::NOT_FOUND);
        assert_eq!(lost.headers()[CONTENT_TYPE], kind("index.html"));
        for path in ["/api/v1/nothing", "/nothing.js", "/js/main.js", "/build/1234/js/main.js", "/build/1234"] {
            assert_eq!(site.asked(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
        for path in ["README.md", "locales/xx.ftl", "index.html", "js/protocol.d.ts"] {
            assert_eq!(site.asked(&site.file(path), &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn the_preview_of_a_shared_link_has_a_whole_address() {
        let site = Site::new().await;
        for (host, origin) in
            [("cards.example", "http://cards.example"), ("[::1]:8080", "http://[::1]:8080"), ("a\"><b>", "")]
        {
            let answer = site.asked("/table/q3fz6hv2m7k4xw9d", &[("host", host)]).await;
            let html = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            let named = format!("property=\"og:image\" content=\"{origin}{}\"", site.file("art/preview.jpg"));
            assert!(String::from_utf8(html.to_vec()).unwrap().contains(&named), "{host}");
        }
        let picture = site.asked(&site.file("art/preview.jpg"), &[("accept-encoding", "br")]).await;
        assert_eq!(
            (picture.status(), &picture.headers()[CONTENT_TYPE]),
            (StatusCode::OK, &"image/jpeg".parse().unwrap())
        );
        assert!(!picture.headers().contains_key(CONTENT_ENCODING));
    }

    #[tokio::test]
    async fn files_of_a_build_are_kept_for_good_and_come_compressed() {
        let site = Site::new().await;
        for (path, kind) in [
            ("js/main.js", "text/javascript; charset=utf-8"),
            ("css/tokens.css", "text/css; charset=utf-8"),
            ("locales/pt-BR.ftl", "text/plain; charset=utf-8"),
        ] {
            for (accepted, encoding) in [("gzip, br", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
                let answer = site.asked(&site.file(path), &[("accept-encoding", accepted)]).await;
                assert_eq!(
                    (answer.status(), &answer.headers()[CONTENT_TYPE]),
                    (StatusCode::OK, &kind.parse().unwrap())
                );
                assert_eq!(answer.headers()[CACHE_CONTROL], FOR_GOOD);
                let sent = answer.headers().get(CONTENT_ENCODING).map(|value| value.to_str().unwrap());
                assert_eq!(sent, encoding, "{path}");
            }
        }
        let font = site.web.site.current().files().find(|(path, _)| ending(path) == "woff2").unwrap().0.to_owned();
        let answer = site.asked(&site.file(&font), &[("accept-encoding", "br")]).await;
        assert_eq!(answer.headers()[CONTENT_TYPE], "font/woff2");
        assert!(!answer.headers().contains_key(CONTENT_ENCODING));
    }

    #[tokio::test]
    async fn what_can_run_by_itself_carries_the_policy() {
        let site = Site::new().await;
        let policy = axum::http::header::CONTENT_SECURITY_POLICY;
        for path in ["/", "/nowhere", "/sw.js", "/api", &site.file("art/marks.svg")] {
            let answer = site.asked(path, &[]).await;
            let policy = answer.headers()[&policy].to_str().unwrap();
            assert!(
                policy.contains("script-src 'self'") && policy.contains("require-trusted-types-for 'script'"),
                "{path}"
            );
        }
        for path in ["js/main.js", "css/tokens.css"] {
            let answer = site.asked(&site.file(path), &[]).await;
            assert!(!answer.headers().contains_key(&policy), "{path}");
            assert_eq!(answer.headers()["x-content-type-options"], "nosniff", "{path}");
        }
    }

    #[tokio::test]
    async fn whoever_has_the_shell_is_told_so() {
        let site = Site::new().await;
        for path in ["/", "/sw.js"] {
            let tag = site.asked(path, &[]).await.headers()[ETAG].to_str().unwrap().to_owned();
            let again = site.asked(path, &[("if-none-match", &tag)]).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");
        }
        let lost = site.asked("/nowhere", &[]).await.headers()[ETAG].to_str().unwrap().to_owned();
        assert_eq!(site.asked("/nowhere", &[("if-none-match", &lost)]).await.status(), StatusCode::NOT_FOUND);
    }
}
