//! What modules need before they run, so that a browser can fetch it all at once instead of finding it out step by step.

use axum::body::Bytes;
use std::collections::BTreeMap;

/// A module and all that it imports, in the order in which they are found; nothing that is fetched later.
pub(super) fn closure(files: &BTreeMap<String, Bytes>, start: &str) -> Vec<String> {
    let mut found = vec![start.to_owned()];
    let mut at = 0;
    while let Some(path) = found.get(at).cloned() {
        at += 1;
        let Some(source) = files.get(&path).and_then(|body| std::str::from_utf8(body).ok()) else { continue };
        for import in imports(source) {
            let import = resolved(&path, import);
            if files.contains_key(&import) && !found.contains(&import) {
                found.push(import);
            }
        }
    }
    found.retain(|path| files.contains_key(path));
    found
}

/// What a module imports by a relative path. A comment that looks like an import costs a look at one file too many.
fn imports(source: &str) -> impl Iterator<Item = &str> {
    let after = ["from", "import"].into_iter().flat_map(|word| source.split(word).skip(1));
    after.filter_map(|rest| {
        let rest = rest.trim_start();
        let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
        let path = rest[1..].split(quote).next()?;
        (path.starts_with("./") || path.starts_with("../")).then_some(path)
    })
}

/// Where a relative path leads from a file.
fn resolved(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &'static str)]) -> BTreeMap<String, Bytes> {
        list.iter().map(|&(path, body)| (path.to_owned(), Bytes::from(body))).collect()
    }

    #[test]
    fn what_is_imported_is_found_and_what_comes_later_is_not() {
        let files = files(&[
            (
                "js/main.js",
                "import { a } from './a.js';\nimport '../vendor/v.js';\nconst b = () => import('./late.js');",
            ),
            ("js/a.js", "export * from \"./deep/b.js\";\nimport {\n  c,\n} from './c.js';\n"),
            ("js/deep/b.js", "import{d as e}from\"../../vendor/v.js\";"),
            ("js/c.js", "import { m } from './main.js';\n/** @typedef {import('./late.js').T} T */"),
            ("js/late.js", ""),
            ("vendor/v.js", "import { gone } from './gone.js';"),
        ]);
        let found = closure(&files, "js/main.js");
        assert_eq!(found, ["js/main.js", "js/a.js", "vendor/v.js", "js/deep/b.js", "js/c.js"]);
        assert!(closure(&files, "js/nothing.js").is_empty());
    }
}
