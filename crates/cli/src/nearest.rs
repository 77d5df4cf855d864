//! "Did you mean …?"

/// The known word that is most like the one found, if one is like it at all.
pub(crate) fn nearest<'a>(found: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = found.to_lowercase();
    let distances = known.into_iter().map(|word| (distance(&found, &word.to_lowercase()), word));
    let (changes, word) = distances.min_by_key(|(changes, _)| *changes)?;
    (changes <= 1 + found.chars().count() / 4).then_some(word)
}

/// How many letters must be added, dropped or changed to make one word from the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (place, &target) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != target);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found_if_it_is_near() {
        let known = ["dragons", "dwarves", "tower"];
        assert_eq!(nearest("dragon", known), Some("dragons"));
        assert_eq!(nearest("Dwarfes", known), Some("dwarves"));
        assert_eq!(nearest("towr", known), Some("tower"));
        assert_eq!(nearest("moon", known), None);
        assert_eq!(nearest("", known), None);
        assert_eq!((distance("kitten", "sitting"), distance("", "abc"), distance("abc", "abc")), (3, 3, 0));
    }
}
