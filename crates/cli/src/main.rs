//! The binary `interregnum`. All that it does is in the library of this package.

fn main() -> std::process::ExitCode {
    interregnum_cli::run(std::env::args_os())
}
