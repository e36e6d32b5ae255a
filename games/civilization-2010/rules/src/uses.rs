//! What abilities, culture events and markers are called as answers: what they cost, and where they would do nothing now.

use crate::data::{Effect, EventEffect};
use crate::ids::*;
use crate::state::*;
use crate::targets;
use kernel::{Msg, Seat, Target, msg};

/// R9.6: an ability with the resources it takes; what it takes else is part of its name.
pub fn skilled(state: &State, seat: Seat, skill: Skill) -> Msg {
    let cost = skill.data().cost;
    let taken = match cost.resource {
        _ if cost.count == 0 => return msg("do-use").term("what", skill.key()),
        Some(resource) => msg("good-resource").with("what", resource.term()),
        None => msg("cost-any"),
    };
    let label = msg("do-use-for").term("what", skill.key()).with("cost", taken.num("n", cost.count));
    let helps_cities = matches!(skill.data().effect, Effect::Production(_));
    label.num("idle", (helps_cities && all_acted(state, seat)) as i64)
}

/// R6.14: production that is given to a city helps none that has acted.
pub fn all_acted(state: &State, seat: Seat) -> bool {
    state.phase == Phase::City && state.player(seat).cities.iter().all(|city| city.actions == 0)
}

/// R20.1: a culture event; one that helps a city says so where it would help none now.
pub fn played(state: &State, seat: Seat, event: CultureEvent) -> Msg {
    let helps_cities = matches!(event.data().effect, EventEffect::Production(_));
    let wasted = helps_cities && all_acted(state, seat);
    let card = msg(if wasted { "do-play-idle" } else { "do-play" }).term("what", event.key());
    if wasted { card } else { card.with("help", event.help()) }
}

pub fn marker(content: Content, idle: bool) -> (Target, Msg) {
    (targets::held(content), msg("do-use-marker").term("what", content.key()).num("idle", idle as i64))
}
