//! All integration tests in one program: one link instead of many.

mod common;

mod abuse;
mod accounts;
mod after;
mod bench;
mod child;
mod consent;
mod document;
mod faults;
mod foresight;
mod fuzz;
mod halted;
mod heal;
mod kill;
mod learn;
mod operators;
mod order;
mod people;
mod plans;
mod play;
mod push;
mod remind;
mod requests;
mod rooms;
mod several;
mod since;
mod sitting;
mod stands;
mod validate;
mod versions;
mod why;
mod worlds;
