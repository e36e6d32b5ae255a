//! The parts of a turn, for the bar that a table keeps in sight: why each that is not open now is not.

use super::fort_site::why_no_fort;
use super::*;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Events,
    /// Fleets are chosen, before any is manned.
    Prepare,
    Fleets,
    Expand,
    /// Armies that an event brought.
    Brought,
}

type Why = Option<(&'static str, &'static str)>;

/// Says of each part of the turn that nothing is offered of why, once, whatever is said of cards and places.
pub fn explain(state: &State, now: Part, can: bool, menu: &mut impl Menu<Action>) {
    if !menu.explains() {
        return;
    }
    // R13.4: fleets are a matter of choice only where they can be manned.
    let naval = state.options.naval_control || now == Part::Prepare;
    let fleets = if naval { fleets(now, can) } else { None };
    for (deed, why) in [
        ("deed-events", events(now, can)),
        ("deed-fleets", fleets),
        ("deed-expand", expand(state, now, can)),
        ("deed-fort", fort(state, now)),
        ("deed-recover", recover(state, now)),
    ] {
        if let Some((rule, why)) = why {
            menu.refuse(|| Refusal::new(Target::Button, rule, msg(why)).about(msg(deed)));
        }
    }
}

fn events(now: Part, can: bool) -> Why {
    match now {
        Part::Events if can => None,
        Part::Events => Some(("R6.1", "refuse-no-card")),
        Part::Brought => Some(("R6.5", "refuse-brought-first")),
        Part::Prepare | Part::Fleets | Part::Expand => Some(("R6.2", "refuse-cards-before")),
    }
}

fn fleets(now: Part, can: bool) -> Why {
    match now {
        Part::Prepare | Part::Fleets if can => None,
        Part::Prepare | Part::Fleets => Some(("R13.4", "refuse-fleets-ready")),
        Part::Events | Part::Brought => Some(("R5.2", "refuse-after-cards")),
        Part::Expand => Some(("R7.3", "refuse-fleets-before")),
    }
}

fn expand(state: &State, now: Part, can: bool) -> Why {
    let campaign = &state.turn.campaign;
    match now {
        Part::Events => Some(("R5.3", "refuse-after-cards")),
        Part::Prepare | Part::Fleets => Some(("R5.3", "refuse-after-fleets")),
        _ if can => None,
        _ if campaign.pool == [0, 0] && campaign.allied == [0, 0] => Some(("R8.1", "refuse-no-army-left")),
        _ => Some(("R8.1", "refuse-no-land")),
    }
}

fn fort(state: &State, now: Part) -> Why {
    match now {
        Part::Events => Some(("R9.1", "refuse-after-cards")),
        Part::Prepare | Part::Fleets => Some(("R9.1", "refuse-after-fleets")),
        Part::Brought => Some(("R9.1", "refuse-brought-no-fort")),
        Part::Expand => why_no_fort(state).map(|why| ("R9.1", why)),
    }
}

fn recover(state: &State, now: Part) -> Why {
    let turn = &state.turn;
    match now {
        Part::Events | Part::Brought => Some(("R6.10.1", "refuse-after-cards")),
        Part::Prepare => Some(("R6.10.1", "refuse-after-fleets")),
        // With a coin this is said where the army would be taken back.
        _ if turn.coins + turn.ally_coins > 0 => None,
        _ => Some(("R6.10.1", "refuse-no-coin")),
    }
}
