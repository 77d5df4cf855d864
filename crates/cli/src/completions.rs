//! `interregnum completions`: what the shell needs to complete our command lines.

use crate::Cli;
use crate::failure::Failure;
use clap::{Args as ClapArgs, CommandFactory};
use clap_complete::Shell;
use std::io::Write;

pub(crate) const HELP: &str = "\
Examples:
  interregnum completions bash > ~/.local/share/bash-completion/completions/interregnum
  interregnum completions fish > ~/.config/fish/completions/interregnum.fish

Exit status: 0 all is well; 2 usage or input error.";

/// Prints a completion script for a shell.
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = Cli::command();
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    out.write_all(&script)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
