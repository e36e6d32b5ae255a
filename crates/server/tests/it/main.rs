//! All integration tests in one program: one link instead of many.

mod common;

mod faults;
mod kill;
mod order;
mod play;
mod worlds;
