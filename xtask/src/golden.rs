//! Golden games: known endings and whole games in plain text (`testdata/golden`).

use crate::shell::{command, run};
use std::process::Command;

const TEST: &[&str] = &["cargo", "test", "--quiet", "--package", "interregnum-rules", "--test", "golden"];

/// Compares the golden files with what the rules give today.
pub(crate) fn compare() -> Result<(), String> {
    run(command(TEST))
}

/// Writes the golden files anew; look at the difference before you commit it.
pub(crate) fn bless() -> Result<(), String> {
    run(blessing())
}

fn blessing() -> Command {
    let mut test = command(TEST);
    test.env("BLESS", "1");
    test
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blessing_is_the_same_test_with_leave_to_write() {
        let blessing = blessing();
        assert!(blessing.get_args().eq(command(TEST).get_args()));
        assert!(blessing.get_envs().any(|(name, value)| name == "BLESS" && value.is_some_and(|value| value == "1")));
    }
}
