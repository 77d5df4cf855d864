//! x
use crate::failure::Failure;
use clap::Args as ClapArgs;
use std::io::Write;
pub(crate) const HELP: &str = "";
/// x
#[derive(ClapArgs, Debug)]
pub(crate) struct Args {}
pub(crate) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), Failure> { Ok(()) }
