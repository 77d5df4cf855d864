//! The program from outside: what it prints, and what its server does.
//!
//! One program for all of them, since each one would have to be linked with everything.

mod analyse;
mod bot;
mod check;
mod common;
mod docs;
mod hint;
mod hostile;
mod house;
mod kill;
mod log;
mod matches;
mod players;
mod selfplay;
mod show;
mod solve;
mod trouble;
mod upkeep;
mod usage;
mod verify;
