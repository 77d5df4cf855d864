//! The server at work, from outside.

mod api;
mod branch;
mod browser;
mod chat;
mod described;
mod doors;
mod leak;
mod limits;
mod learn;
mod operator;
mod play;
mod postgres;
mod store;
mod support;
mod upkeep;
mod worlds;
