//! The page's files, as builds: all files as they are at one moment, under one name. A page that is open asks for files of
//! its own build, whichever server answers and whichever build that server has itself.

mod build;
mod graph;
mod shell;
mod source;

pub(crate) use build::{Build, Encoding, File};
pub(crate) use shell::PAGES;
pub use source::SourceError;
pub(crate) use source::{Source, ending};

use crate::ids;
use crate::store::{Store, StoreError};
use axum::body::Bytes;
use source::Stamp;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many builds are kept, those used last: a page that is open may be as old.
const KEPT: u32 = 3;

/// The page as a server has it.
#[derive(Debug)]
pub(crate) struct Site {
    source: Source,
    store: Arc<dyn Store>,
    builds: Mutex<Builds>,
    /// One at a time reads a build from the store: pages ask for many files at once.
    reading: tokio::sync::Mutex<()>,
}

#[derive(Debug)]
struct Builds {
    /// What the files of the current build looked like from outside.
    stamp: Stamp,
    current: Arc<Build>,
    /// Others that were asked for, the newest last.
    others: VecDeque<Arc<Build>>,
}

impl Builds {
    fn find(&self, id: &str) -> Option<Arc<Build>> {
        std::iter::once(&self.current).chain(&self.others).find(|build| build.id() == id).cloned()
    }

    fn add(&mut self, build: Arc<Build>) {
        if self.find(build.id()).is_some() {
            return;
        }
        self.others.push_back(build);
        while self.others.len() >= KEPT as usize {
            self.others.pop_front();
        }
    }
}

impl Site {
    pub(crate) fn new(source: Source, store: Arc<dyn Store>) -> Result<Site, SourceError> {
        let stamp = source.stamp();
        let current = Arc::new(Build::new(source.files()?)?);
        let builds = Mutex::new(Builds { stamp, current, others: VecDeque::new() });
        Ok(Site { source, store, builds, reading: tokio::sync::Mutex::default() })
    }

    /// The build that pages are opened with. Where the files lie in a folder, what was changed there counts at once.
    pub(crate) fn current(&self) -> Arc<Build> {
        let mut builds = self.builds();
        let stamp = self.source.stamp();
        if stamp != builds.stamp {
            match self.source.files().and_then(Build::new) {
                Ok(build) => {
                    builds.stamp = stamp;
                    let before = std::mem::replace(&mut builds.current, Arc::new(build));
                    builds.add(before);
                }
                // A file may be half written. The next one who opens the page looks again.
                Err(error) => tracing::warn!(%error, "the page stays as it was"),
            }
        }
        Arc::clone(&builds.current)
    }

    /// Whether the files of a build are in memory.
    pub(crate) fn holds(&self, build: &str) -> bool {
        self.builds().find(build).is_some()
    }

    /// A file of a build: this server's own, or one that another server, or an earlier program, has put into the store.
    pub(crate) async fn file(&self, build: &str, path: &str) -> Result<Option<File>, StoreError> {
        Ok(self.build(build).await?.and_then(|build| build.file(path)))
    }

    async fn build(&self, id: &str) -> Result<Option<Arc<Build>>, StoreError> {
        let known = || self.builds().find(id);
        if let Some(build) = known() {
            return Ok(Some(build));
        }
        let _reading = self.reading.lock().await;
        if let Some(build) = known() {
            return Ok(Some(build));
        }
        let stored = self.store.build(id).await?;
        if stored.is_empty() {
            return Ok(None);
        }
        let files = stored.into_iter().map(|(path, body)| (path, Bytes::from(body))).collect();
        let build = Arc::new(Build::stored(id.to_owned(), files));
        self.builds().add(Arc::clone(&build));
        Ok(Some(build))
    }

    /// Puts the current build into the store, or notes there that it is still in use.
    pub(crate) async fn keep(&self) -> Result<(), StoreError> {
        let build = self.current();
        if self.store.use_build(build.id(), ids::now()).await? {
            return Ok(());
        }
        let files: Vec<(&str, &[u8])> = build.files().map(|(path, file)| (path, file.plain())).collect();
        self.store.keep_build(build.id(), ids::now(), &files, KEPT).await
    }

    fn builds(&self) -> MutexGuard<'_, Builds> {
        // Every change leaves it in order, so what a panicked thread left is.
        self.builds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Builds as _, SqlStore};
    use std::path::Path as FsPath;

    /// A page of a few files, one of which says which build it is.
    fn folder(says: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("index.html", "<script type=\"module\" src=\"js/main.js\"></script><!-- preload -->");
        write("sw.js", "");
        write("js/main.js", "import './pages/home.js';\n");
        write("js/pages/home.js", "");
        write("js/late.js", says);
        folder
    }

    fn site(folder: &FsPath, store: &SqlStore) -> Site {
        Site::new(Source::new(Some(folder)), Arc::new(store.clone())).unwrap()
    }

    async fn late(page: &Site, build: &str) -> Option<String> {
        let file = page.file(build, "js/late.js").await.unwrap()?;
        Some(String::from_utf8(file.plain().to_vec()).unwrap())
    }

    #[tokio::test]
    async fn servers_of_two_builds_on_one_store_serve_the_files_of_both() {
        let data = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(&data.path().join("test.db")).await.unwrap();
        let (one, other) = (folder("one"), folder("other"));
        let pages = [site(one.path(), &store), site(other.path(), &store)];
        for page in &pages {
            page.keep().await.unwrap();
        }
        let ids = pages.each_ref().map(|page| page.current().id().to_owned());
        assert_ne!(ids[0], ids[1]);
        // In turn, as behind something that spreads requests.
        for turn in 0..4 {
            let page = &pages[turn % 2];
            assert_eq!(late(page, &ids[0]).await.as_deref(), Some("one"));
            assert_eq!(late(page, &ids[1]).await.as_deref(), Some("other"));
            assert_eq!(late(page, "0123456789abcdef").await, None);
        }
    }

    #[tokio::test]
    async fn the_three_builds_used_last_are_kept() {
        let data = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(&data.path().join("test.db")).await.unwrap();
        let folders = ["a", "b", "c", "d"].map(folder);
        let pages = folders.each_ref().map(|folder| site(folder.path(), &store));
        let ids = pages.each_ref().map(|page| page.current().id().to_owned());
        for (at, id) in (0..3).zip(&ids) {
            store.keep_build(id, at, &[("js/late.js", b"kept")], KEPT).await.unwrap();
        }
        // The first one is still in use, so the second one goes.
        assert!(store.use_build(&ids[0], 3).await.unwrap());
        store.keep_build(&ids[3], 4, &[("js/late.js", b"kept")], KEPT).await.unwrap();
        let mut kept = Vec::new();
        for id in &ids {
            kept.push(!store.build(id).await.unwrap().is_empty());
        }
        assert_eq!(kept, [true, false, true, true]);
        assert!(!store.use_build(&ids[1], 5).await.unwrap());
    }

    #[tokio::test]
    async fn what_changes_in_a_folder_is_a_new_build_beside_the_old_one() {
        let data = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(&data.path().join("test.db")).await.unwrap();
        let folder = folder("before");
        let page = site(folder.path(), &store);
        let before = page.current();
        assert_eq!(page.current().id(), before.id());
        std::fs::write(folder.path().join("js/late.js"), "afterwards").unwrap();
        let after = page.current();
        assert_ne!(after.id(), before.id());
        assert_eq!(late(&page, before.id()).await.as_deref(), Some("before"));
        assert_eq!(late(&page, after.id()).await.as_deref(), Some("afterwards"));
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let error = Source::new(Some(folder.path())).files().and_then(Build::new).unwrap_err();
        assert_eq!(error.to_string(), "the page has no index.html");
    }
}
