//! The server at work, from outside.

mod doors;
mod leak;
mod play;
mod postgres;
mod store;
mod support;
