//! What a page is opened with: the document that every page is drawn in, and the service worker. Both name the files of
//! their build, and both are asked for again each time.

use super::build::File;
use super::{SourceError, ending, graph};
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

pub(super) const HTML: &str = "index.html";
pub(super) const WORKER: &str = "sw.js";

/// What the addresses of pages begin with; `js/router.js` has them, too. A page's code is in `js/pages`, in a file of the
/// same name.
pub(crate) const PAGES: [&str; 8] = ["", "account", "history", "learn", "new", "replay", "rules", "table"];
/// Where somebody is who has followed a wrong address.
const LOST: &str = "lost";
/// The first page, whose address has no name.
const HOME: &str = "home";

/// Where the shell wants to have the list of what is fetched at once.
const PRELOAD: &str = "<!-- preload -->";
/// Which pages there are, and what they need.
const ROUTER: &str = "js/router.js";
/// What every page asks the server first.
const ANSWERS: [&str; 2] = ["/api/v1/session", "/api/v1/catalogue"];
/// The module that everything begins with.
const START: &str = "js/main.js";
/// Files that the shell names: everything that lies in one of these folders, and the manifest.
const NAMED: [&str; 5] = ["art/", "css/", "fonts/", "js/", "app.webmanifest"];
/// What the service worker keeps beside the texts: everything that a page is made of.
const KEPT_ENDINGS: [&str; 6] = ["js", "css", "svg", "json", "woff2", "webmanifest"];
/// Where the shell names the picture of a shared link.
const PREVIEW: &str = "property=\"og:image\" content=\"";
/// So many shells with whole addresses are kept: a server has few names, but anybody can make up more.
const KEPT_WHOLE: usize = 64;
/// For those whose language was not fetched yet.
const ENGLISH: &str = "locales/en.ftl";

/// The folder of a build in the server's addresses.
pub(super) fn folder(build: &str) -> String {
    format!("/build/{build}/")
}

/// What pages are opened with.
#[derive(Debug)]
pub(super) struct Shells {
    by_page: BTreeMap<&'static str, File>,
    /// The same with the whole address of the preview, by page and origin.
    whole: Mutex<BTreeMap<(&'static str, String), File>>,
    worker: File,
}

impl Shells {
    pub(super) fn new(
        build: &str,
        html: &Bytes,
        worker: &Bytes,
        files: &BTreeMap<String, Bytes>,
    ) -> Result<Shells, SourceError> {
        let html = std::str::from_utf8(html).map_err(|_| SourceError::NoText(HTML))?;
        let worker = std::str::from_utf8(worker).map_err(|_| SourceError::NoText(WORKER))?;
        let html = with_addresses(html, &folder(build));
        let shell = |page: &'static str| {
            let text = html.replace(PRELOAD, &preloads(page, &folder(build), files));
            (page, File::new(HTML, Bytes::from(text)))
        };
        let worker = format!("self.build = {};\n{worker}", what_is_kept(build, files));
        Ok(Shells {
            by_page: PAGES.into_iter().chain([LOST]).map(shell).collect(),
            whole: Mutex::default(),
            worker: File::new(WORKER, Bytes::from(worker)),
        })
    }

    /// For a page, by the first part of its address. Networks fetch a preview only from a whole address, so where the
    /// server's origin is known, it is named.
    pub(super) fn html(&self, page: &str, origin: Option<String>) -> Option<File> {
        let (&page, file) = self.by_page.get_key_value(page).or_else(|| self.by_page.get_key_value(LOST))?;
        let Some(origin) = origin else { return Some(file.clone()) };
        let named = format!("{PREVIEW}{origin}");
        let mut whole = self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        if whole.len() >= KEPT_WHOLE {
            whole.clear();
        }
        let with_origin = || {
            let text = String::from_utf8_lossy(file.plain()).replacen(PREVIEW, &named, 1);
            File::new(HTML, Bytes::from(text))
        };
        Some(whole.entry((page, origin)).or_insert_with(with_origin).clone())
    }

    pub(super) fn worker(&self) -> File {
        self.worker.clone()
    }
}

/// The shell with the addresses of its files in this build.
fn with_addresses(html: &str, folder: &str) -> String {
    let mut html = html.to_owned();
    for attribute in ["href", "src", "content"] {
        for named in NAMED {
            html = html.replace(&format!("{attribute}=\"{named}"), &format!("{attribute}=\"{folder}{named}"));
        }
    }
    html
}

/// Lets the browser fetch at once what the page would ask for bit by bit: modules, style sheets, the first answers.
fn preloads(page: &str, folder: &str, files: &BTreeMap<String, Bytes>) -> String {
    let page = format!("js/pages/{}.js", if page.is_empty() { HOME } else { page });
    let mut modules = graph::closure(files, START);
    let others: Vec<_> = graph::closure(files, &page).into_iter().filter(|path| !modules.contains(path)).collect();
    modules.extend(others);
    let mut links = String::new();
    for style in styles_of(&page, files) {
        let _ = writeln!(links, "<link rel=\"preload\" href=\"{folder}css/{style}.css\" as=\"style\">");
    }
    for answer in ANSWERS {
        let _ = writeln!(links, "<link rel=\"preload\" href=\"{answer}\" as=\"fetch\" crossorigin>");
    }
    for path in modules {
        let _ = writeln!(links, "<link rel=\"modulepreload\" href=\"{folder}{path}\">");
    }
    links
}

/// The style sheets that a page needs beyond those of every page, as the router lists them behind its code:
/// `import('./pages/replay.js'), ['table', 'replay']`.
fn styles_of<'a>(page: &str, files: &'a BTreeMap<String, Bytes>) -> Vec<&'a str> {
    let router = files.get(ROUTER).and_then(|body| std::str::from_utf8(body).ok()).unwrap_or_default();
    let page = page.trim_start_matches("js/");
    let listed = router.split_once(&format!("import('./{page}'), [")).and_then(|(_, rest)| rest.split_once(']'));
    let names = listed.map_or("", |(names, _)| names).split(',').map(|name| name.trim().trim_matches('\''));
    names.filter(|name| !name.is_empty()).collect()
}

/// The name of the build and the files of it that the service worker keeps, as JSON.
fn what_is_kept(build: &str, files: &BTreeMap<String, Bytes>) -> serde_json::Value {
    let kept = |path: &&String| *path == ENGLISH || KEPT_ENDINGS.contains(&ending(path));
    serde_json::json!({ "id": build, "files": files.keys().filter(kept).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::{Build, Source};

    fn build() -> Build {
        Build::new(Source::new(None).files().unwrap()).unwrap()
    }

    fn text(file: &File) -> String {
        String::from_utf8(file.plain().to_vec()).unwrap()
    }

    #[test]
    fn the_shell_names_files_of_its_build_alone() {
        let build = build();
        let folder = folder(build.id());
        for page in PAGES.into_iter().chain(["nowhere"]) {
            let html = text(&build.shell(page, None).unwrap());
            assert!(!html.contains(PRELOAD));
            let addresses = ["href=\"", "src=\""].into_iter().flat_map(|start| html.split(start).skip(1));
            let named: Vec<&str> = addresses.map(|rest| rest.split('"').next().unwrap()).collect();
            let files: Vec<&str> =
                named.into_iter().filter(|name| !name.is_empty() && !name.starts_with('#')).collect();
            assert!(files.len() > 20, "{files:?}");
            for name in files.into_iter().filter(|name| !ANSWERS.contains(name)) {
                let path = name.strip_prefix(&folder).unwrap_or_else(|| panic!("{page}: {name}"));
                assert!(build.file(path).is_some(), "{page}: {path}");
            }
        }
    }

    /// What networks show of a shared link. They do not run the page.
    #[test]
    fn a_shared_link_says_what_this_is() {
        let build = build();
        let html = text(&build.shell("table", None).unwrap());
        let said = |name: &str| {
            let (_, rest) = html.split_once(&format!("{name}\" content=\"")).unwrap_or_else(|| panic!("{name}"));
            rest.split('"').next().unwrap().to_owned()
        };
        for name in ["description", "og:title", "og:description", "og:image:alt"] {
            assert!((20..200).contains(&said(name).chars().count()), "{name}");
        }
        assert_eq!((said("og:type"), said("twitter:card")), ("website".into(), "summary_large_image".into()));
        let picture = said("og:image");
        let picture = build.file(picture.strip_prefix(&folder(build.id())).unwrap()).unwrap();
        assert!(picture.plain().starts_with(b"\xff\xd8\xff"), "a JPEG");
        assert!(picture.plain().len() < 120 * 1024, "networks leave out what is too large");
    }

    #[test]
    fn each_page_is_fetched_with_what_it_needs() {
        let build = build();
        let preloads = |page| text(&build.shell(page, None).unwrap()).matches("modulepreload").count();
        for page in PAGES {
            let html = text(&build.shell(page, None).unwrap());
            let own = if page.is_empty() { HOME } else { page };
            assert!(html.contains(&format!("js/pages/{own}.js\"")), "{page}");
            assert!(html.contains(&format!("css/{own}.css\" as=\"style\"")), "{page}");
        }
        assert!(preloads("table") > preloads("nowhere") + 20);
    }

    #[test]
    fn the_worker_keeps_what_pages_are_made_of() {
        let worker = text(&build().worker().unwrap());
        let list = worker.lines().next().unwrap().strip_prefix("self.build = ").unwrap().trim_end_matches(';');
        let list: serde_json::Value = serde_json::from_str(list).unwrap();
        let files: Vec<&str> = list["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap()).collect();
        for path in ["js/main.js", "js/pages/replay.js", "css/tokens.css", "art/marks.svg", ENGLISH] {
            assert!(files.contains(&path), "{path}");
        }
        assert!(!files.iter().any(|path| matches!(ending(path), "txt" | "") || *path == "locales/de.ftl"));
    }

    #[test]
    fn the_router_has_the_same_pages() {
        let router = text(&build().file("js/router.js").unwrap());
        let routes: Vec<&str> = router.split("[/^\\/").skip(1).collect();
        assert_eq!(routes.len(), PAGES.len());
        for page in PAGES {
            assert!(routes.iter().any(|route| route.starts_with(page)), "{page}");
        }
    }
}
