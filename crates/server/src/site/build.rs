//! All files of the page at one moment.

use super::shell::{self, Shells};
use super::{SourceError, ending};
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, OnceLock};

/// Something shorter does not become smaller on its way.
const WORTH_IT: usize = 200;
/// Of 11. What the last ones save here is less than a hundredth, for several times the work.
const BROTLI_QUALITY: i32 = 9;
/// How far back brotli looks, as a power of two: farther than the longest file.
const BROTLI_WINDOW: i32 = 20;
/// Compressed as they are.
const DENSE: [&str; 4] = ["woff2", "png", "jpg", "webp"];

/// How a file may be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The best one that the other end takes, by its header `accept-encoding`.
    pub(crate) fn accepted(header: &str) -> Encoding {
        let takes = |name: &str| {
            header.split(',').filter_map(|part| part.split(';').next().map(|coding| (coding.trim(), part))).any(
                |(coding, part)| {
                    let refused = part.split_once("q=").is_some_and(|(_, q)| q.trim().parse() == Ok(0.0));
                    coding.eq_ignore_ascii_case(name) && !refused
                },
            )
        };
        match (takes("br"), takes("gzip")) {
            (true, _) => Encoding::Brotli,
            (false, true) => Encoding::Gzip,
            (false, false) => Encoding::Plain,
        }
    }
}

/// A file. It is compressed when it is asked for first, and never again.
#[derive(Clone, Debug)]
pub(crate) struct File(Arc<Forms>);

#[derive(Debug)]
struct Forms {
    plain: Bytes,
    dense: bool,
    brotli: OnceLock<Option<Bytes>>,
    gzip: OnceLock<Option<Bytes>>,
}

impl File {
    pub(crate) fn new(path: &str, plain: Bytes) -> File {
        let dense = plain.len() < WORTH_IT || DENSE.contains(&ending(path));
        File(Arc::new(Forms { plain, dense, brotli: OnceLock::new(), gzip: OnceLock::new() }))
    }

    pub(crate) fn plain(&self) -> &[u8] {
        &self.0.plain
    }

    /// What is sent to whoever takes this encoding, and in which one it is.
    pub(crate) fn encoded(&self, accepted: Encoding) -> (Encoding, Bytes) {
        let Forms { plain, dense, brotli, gzip } = &*self.0;
        let smaller = |form: Vec<u8>| (form.len() < plain.len()).then(|| Bytes::from(form));
        let form = match accepted {
            _ if *dense => &None,
            Encoding::Plain => &None,
            Encoding::Brotli => brotli.get_or_init(|| smaller(brotli_of(plain))),
            Encoding::Gzip => gzip.get_or_init(|| smaller(gzip_of(plain))),
        };
        form.as_ref().map_or((Encoding::Plain, plain.clone()), |form| (accepted, form.clone()))
    }
}

fn brotli_of(plain: &[u8]) -> Vec<u8> {
    let params =
        brotli::enc::BrotliEncoderParams { quality: BROTLI_QUALITY, lgwin: BROTLI_WINDOW, ..Default::default() };
    let mut form = Vec::new();
    brotli::BrotliCompress(&mut &plain[..], &mut form, &params).expect("memory takes everything");
    form
}

fn gzip_of(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).and_then(|()| encoder.finish()).expect("memory takes everything")
}

/// All files of the page at one moment.
#[derive(Debug)]
pub(crate) struct Build {
    id: String,
    files: BTreeMap<String, File>,
    /// What pages are opened with; a build from the store opens none.
    shells: Option<Shells>,
}

impl Build {
    /// A build of these files.
    pub(crate) fn new(mut files: BTreeMap<String, Bytes>) -> Result<Build, SourceError> {
        let id = name_of(&files);
        let mut take = |name| files.remove(name).ok_or(SourceError::Missing(name));
        let (html, worker) = (take(shell::HTML)?, take(shell::WORKER)?);
        let shells = Shells::new(&id, &html, &worker, &files)?;
        Ok(Build { shells: Some(shells), ..Build::stored(id, files) })
    }

    /// A build as it was put into the store.
    pub(crate) fn stored(id: String, files: BTreeMap<String, Bytes>) -> Build {
        let file = |(path, plain): (String, Bytes)| (path.clone(), File::new(&path, plain));
        Build { id, files: files.into_iter().map(file).collect(), shells: None }
    }

    /// Its name, which follows from what is in its files.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Where a file of it is found at a server.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", shell::folder(&self.id))
    }

    pub(crate) fn file(&self, path: &str) -> Option<File> {
        self.files.get(path).cloned()
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    /// What a page is drawn in, by the first part of its address, for somebody who finds the server at this origin.
    pub(crate) fn shell(&self, page: &str, origin: Option<String>) -> Option<File> {
        self.shells.as_ref()?.html(page, origin)
    }

    /// The service worker, with the list of what it keeps.
    pub(crate) fn worker(&self) -> Option<File> {
        self.shells.as_ref().map(Shells::worker)
    }
}

/// The name of a build of these files: others have another one.
fn name_of(files: &BTreeMap<String, Bytes>) -> String {
    let mut hash = Sha256::new();
    for (path, body) in files {
        for part in [path.as_bytes(), body] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
    }
    crate::ids::hex(&hash.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_best_encoding_that_is_taken_is_chosen() {
        for (header, best) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip;q=1.0, BR;q=0.5", Encoding::Brotli),
            ("gzip, br;q=0", Encoding::Gzip),
            ("identity, brr", Encoding::Plain),
            ("", Encoding::Plain),
        ] {
            assert_eq!(Encoding::accepted(header), best, "{header}");
        }
    }

    #[test]
    fn every_form_is_the_same_file() {
        let text = "the same again and again, ".repeat(100);
        let file = File::new("a.js", Bytes::from(text.clone()));
        let (encoding, brotli) = file.encoded(Encoding::Brotli);
        assert_eq!(encoding, Encoding::Brotli);
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut &brotli[..], &mut read).unwrap();
        assert_eq!(read, text.as_bytes());
        let (encoding, gzip) = file.encoded(Encoding::Gzip);
        assert_eq!(encoding, Encoding::Gzip);
        let mut read = String::new();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        assert_eq!(file.encoded(Encoding::Plain), (Encoding::Plain, Bytes::from(text)));
        // It is compressed once: the second time the very same bytes are sent.
        assert_eq!(file.encoded(Encoding::Brotli).1.as_ptr(), brotli.as_ptr());
    }

    #[test]
    fn what_would_not_become_smaller_is_sent_as_it_is() {
        for (path, body) in [("short.js", "x".repeat(100)), ("dense.woff2", "x".repeat(1000))] {
            let file = File::new(path, Bytes::from(body.clone()));
            assert_eq!(file.encoded(Encoding::Brotli), (Encoding::Plain, Bytes::from(body)), "{path}");
        }
    }

    #[test]
    fn every_byte_of_every_file_is_in_the_name() {
        let files = |list: &[(&str, &'static str)]| {
            name_of(&list.iter().map(|&(path, body)| (path.to_owned(), Bytes::from(body))).collect())
        };
        let names = [
            files(&[("a", "b"), ("c", "d")]),
            files(&[("a", "b"), ("c", "e")]),
            files(&[("a", "bc"), ("c", "d")]),
            files(&[("ab", ""), ("c", "d")]),
            files(&[("a", "b")]),
        ];
        assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), names.len());
        assert!(names.iter().all(|name| name.len() == 16));
    }
}
