//! Links between the pages lead to files that are there.

use super::{Complaint, File};

pub(super) fn links_lead_somewhere(files: &[File]) -> Vec<Complaint> {
    let exists = |path: &str| {
        let folder = format!("{}/", path.trim_end_matches('/'));
        let is_text = || files.iter().any(|file| file.path == path || file.path.starts_with(&folder));
        // Pictures are not among the texts.
        path.is_empty() || is_text() || crate::shell::root().join(path).exists()
    };
    let mut complaints = Vec::new();
    for page in files.iter().filter(|file| file.is(".md")) {
        let mut in_code = false;
        for (number, line) in page.lines() {
            in_code ^= line.trim_start().starts_with("```");
            if in_code {
                continue;
            }
            for target in targets(line) {
                match resolve(&page.path, target) {
                    Some(path) if exists(&path) => {}
                    _ => complaints.push(page.complaint(number, format!("the link leads nowhere: {target}"))),
                }
            }
        }
    }
    complaints
}

/// The files that the links of a line point to; other sites and places on the same page are left out.
fn targets(line: &str) -> Vec<&str> {
    // Every second piece between back quotes is code.
    let prose = line.split('`').step_by(2);
    let links = prose.flat_map(|piece| piece.match_indices("](").map(|(at, _)| &piece[at + 2..]));
    let targets = links.filter_map(|rest| rest.split([')', ' ', '#']).next());
    targets.filter(|target| !target.is_empty() && !target.contains(':')).collect()
}

/// The path from the root, or nothing if it leaves the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    let mut path: Vec<&str> = page.split('/').collect();
    path.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(path.pop()?),
            part => path.push(part),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{complaints, file};
    use super::*;

    #[test]
    fn links_to_missing_files_are_named() {
        let text = "[a](b.md#x) [c](../README.md) `[no](no.md)` [web](https://example.org/x) [here](#y)\n\
                    ```\n[no](no.md)\n```\n![gone](gone.svg) [out](../../x) [folder](../docs/)\n";
        let files = [file("docs/a.md", text), file("docs/b.md", ""), file("README.md", "[d](docs)\n")];
        let expected =
            ["docs/a.md:5: the link leads nowhere: gone.svg", "docs/a.md:5: the link leads nowhere: ../../x"];
        assert_eq!(complaints(links_lead_somewhere, &files), expected);
    }
}
