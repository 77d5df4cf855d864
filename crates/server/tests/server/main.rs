//! The server at work, from outside.

mod api;
mod branch;
mod browser;
mod chat;
mod damage;
mod described;
mod doors;
mod leak;
mod learn;
mod limits;
mod neighbours;
mod operator;
mod play;
mod postgres;
mod seeded;
mod store;
mod stored;
mod support;
mod upkeep;
mod worlds;
