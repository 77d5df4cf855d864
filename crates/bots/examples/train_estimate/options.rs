//! The command line of the trainers.

use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;

/// Options and files of the command line.
pub(crate) struct Options {
    pub(crate) named: HashMap<String, String>,
    pub(crate) files: Vec<String>,
}

impl Options {
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Options, Box<dyn Error>> {
        let mut options = Options { named: HashMap::new(), files: Vec::new() };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some(name) => {
                    let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
                    options.named.insert(name.to_owned(), value);
                }
                None => options.files.push(word),
            }
        }
        Ok(options)
    }

    pub(crate) fn text<'a>(&'a self, name: &str, default: &'a str) -> &'a str {
        self.named.get(name).map_or(default, String::as_str)
    }

    pub(crate) fn needed(&self, name: &str) -> Result<&str, Box<dyn Error>> {
        Ok(self.named.get(name).ok_or_else(|| format!("--{name} is missing"))?)
    }

    pub(crate) fn number<T: FromStr<Err: Error + 'static>>(&self, name: &str, default: T) -> Result<T, Box<dyn Error>> {
        Ok(self.named.get(name).map(|text| text.parse()).transpose()?.unwrap_or(default))
    }
}
