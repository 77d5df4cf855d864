//! Where the page's files come from: they are part of the program, or lie in a folder while somebody works on them.

use axum::body::Bytes;
use rust_embed::Embed;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

#[derive(Embed)]
#[folder = "web"]
#[exclude = "README.md"]
#[exclude = "*.ts"]
struct Files;

/// The texts: a folder for each language, in it a file for each subject.
#[derive(Embed)]
#[folder = "../../locales"]
#[include = "*.ftl"]
struct Texts;

/// Why the page's files cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// They cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// What cannot.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// A file that no page can do without.
    #[error("the page has no {0}")]
    Missing(&'static str),
    /// A file that must be text is something else.
    #[error("{0} is not UTF-8")]
    NoText(&'static str),
}

/// Where the page's files come from.
#[derive(Debug)]
pub(crate) struct Source {
    /// The folder of the files; none if they are part of the program.
    page: Option<PathBuf>,
    /// The same for the texts.
    texts: Option<PathBuf>,
}

/// When files were changed last, and how long they are: enough to see that one is another one now.
pub(super) type Stamp = Vec<(PathBuf, Option<SystemTime>, u64)>;

impl Source {
    /// The files of this folder, and the texts in its `locales`. What is not there is part of the program, or, where the
    /// program is built for development, lies where it was built from.
    pub(crate) fn new(folder: Option<&Path>) -> Source {
        let built_from = cfg!(debug_assertions).then(|| Path::new(env!("CARGO_MANIFEST_DIR")));
        let texts = folder.map(|folder| folder.join("locales")).filter(|texts| texts.is_dir());
        Source {
            page: folder.map(Path::to_owned).or_else(|| built_from.map(|root| root.join("web"))),
            texts: texts.or_else(|| built_from.map(|root| root.join("../../locales"))),
        }
    }

    pub(super) fn stamp(&self) -> Stamp {
        let mut stamp = Stamp::new();
        for folder in [&self.page, &self.texts].into_iter().flatten() {
            // What cannot be read is told when it is read.
            let _ = walk(folder, &mut |path, about| {
                stamp.push((path.to_owned(), about.modified().ok(), about.len()));
                Ok(())
            });
        }
        stamp.sort();
        stamp
    }

    /// All files, by path. The texts of a language are one file: the page needs them together.
    pub(super) fn files(&self) -> Result<BTreeMap<String, Bytes>, SourceError> {
        let mut files = self.page.as_deref().map_or_else(|| Ok(built_in::<Files>()), |page| lying(page, is_served))?;
        let texts = self.texts.as_deref().map_or_else(|| Ok(built_in::<Texts>()), |texts| lying(texts, is_text))?;
        let mut languages: BTreeMap<&str, Vec<&[u8]>> = BTreeMap::new();
        for (path, text) in &texts {
            if let Some((language, _)) = path.split_once('/') {
                languages.entry(language).or_default().push(text);
            }
        }
        for (language, texts) in languages {
            files.insert(format!("locales/{language}.ftl"), Bytes::from(texts.join(&b'\n')));
        }
        Ok(files)
    }
}

/// Whether a file of the page's folder is for browsers.
fn is_served(path: &str) -> bool {
    !matches!(ending(path), "md" | "ts") && !path.starts_with("locales/")
}

fn is_text(path: &str) -> bool {
    ending(path) == "ftl"
}

/// What stands behind the last dot of a file's name.
pub(crate) fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

fn built_in<E: Embed>() -> BTreeMap<String, Bytes> {
    let bytes = |data| match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    E::iter().filter_map(|path| Some((path.to_string(), bytes(E::get(&path)?.data)))).collect()
}

/// The files of a folder, and of those in it, that are wanted.
fn lying(folder: &Path, wanted: fn(&str) -> bool) -> Result<BTreeMap<String, Bytes>, SourceError> {
    let mut files = BTreeMap::new();
    walk(folder, &mut |path, _| {
        let inside = path.strip_prefix(folder).unwrap_or(path);
        let name = inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        if wanted(&name) {
            files.insert(name, Bytes::from(std::fs::read(path).map_err(|error| unreadable(path, error))?));
        }
        Ok(())
    })?;
    Ok(files)
}

type Visit<'a> = dyn FnMut(&Path, &std::fs::Metadata) -> Result<(), SourceError> + 'a;

fn walk(folder: &Path, visit: &mut Visit<'_>) -> Result<(), SourceError> {
    let failed = |error| unreadable(folder, error);
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let about = path.metadata().map_err(|error| unreadable(&path, error))?;
        if about.is_dir() { walk(&path, visit)? } else { visit(&path, &about)? }
    }
    Ok(())
}

fn unreadable(path: &Path, source: std::io::Error) -> SourceError {
    SourceError::Unreadable { path: path.display().to_string(), source }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN: Source = Source { page: None, texts: None };

    #[test]
    fn the_program_has_the_same_files_as_the_folder_it_was_built_from() {
        let built_in = BUILT_IN.files().unwrap();
        assert_eq!(built_in, Source::new(None).files().unwrap());
        assert!(built_in.contains_key("index.html") && built_in.contains_key("locales/pt-BR.ftl"));
        assert!(!built_in.keys().any(|path| matches!(ending(path), "md" | "ts")), "{built_in:?}");
    }

    #[test]
    fn a_language_is_one_file() {
        let english = BUILT_IN.files().unwrap().remove("locales/en.ftl").unwrap();
        let english = std::str::from_utf8(&english).unwrap();
        for path in Texts::iter().filter(|path| path.starts_with("en/")) {
            let part = Texts::get(&path).unwrap().data;
            assert!(english.contains(std::str::from_utf8(&part).unwrap()), "{path}");
        }
    }
}
