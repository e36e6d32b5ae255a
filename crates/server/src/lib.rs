//! People play with friends and bots, live or over weeks, and no acknowledged move is ever lost or doubled.
//!
//! [`run`] serves games over HTTP. Inside: [`store`] keeps the log, [`owner`] has one task a match, [`host`] hides the
//! games behind one face, [`live`] pushes changes to browsers, [`http`] has pages and forms, [`api`] is for programs.

mod accounts;
mod analyst;
pub mod api;
pub mod bench;
pub mod bus;
pub mod chaos;
pub mod client;
mod code;
pub mod config;
mod consent;
pub mod core;
mod engine;
mod failure;
mod health;
pub mod host;
pub mod http;
mod import;
mod interventions;
mod learn;
mod limits;
mod listen;
mod live;
mod lobby;
pub mod operate;
mod owner;
mod people;
mod pictures;
mod places;
mod plans;
mod pool;
pub mod proxies;
mod random;
mod record;
mod remind;
mod seats;
mod serve;
pub mod store;
pub mod sweep;
mod telemetry;
pub mod testing;
mod thinkers;
mod together;
mod validate;
mod words;
mod workshop;

pub use accounts::reset_code;
pub use config::{Config, Settings, Storage};
pub use host::{Compared, Games, Host, Leak, game};
pub use serve::{Running, run, start};
pub use validate::{Validated, validate};
pub use words::TEXT;
