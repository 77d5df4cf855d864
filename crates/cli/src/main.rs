//! The binary `interregnum`. All that it does is in the library of this package.

/// Thousands of sockets and tables come and go: this allocator gives back more of what they leave.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    interregnum_cli::run(std::env::args_os())
}
