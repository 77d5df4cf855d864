//! x
use std::process::ExitCode;
/// x
pub fn run(_a: impl IntoIterator<Item = std::ffi::OsString>) -> ExitCode { ExitCode::SUCCESS }
