//! Pages of a seat, and what stands on them.

use civilization_2002::state::State;
use civilization_2002_table::World;
use kernel::{Audience, Seat};
use table::trial::Desk;

/// The page as a seat sees it.
pub fn page(desk: &Desk<World>, state: &State, who: Seat, lang: usize) -> String {
    desk.page(state, state.seats(), Audience::Seat(who), lang)
}

/// What stands between two marks.
pub fn between<'h>(html: &'h str, from: &str, to: &str) -> Option<&'h str> {
    let rest = &html[html.find(from)? + from.len()..];
    Some(&rest[..rest.find(to)?])
}
