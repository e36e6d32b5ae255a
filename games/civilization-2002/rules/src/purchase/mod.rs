//! R3.6, R4.6: what is on sale, and what may grow.

pub mod deeds;
mod prices;

pub use prices::*;

use crate::data::data;
use crate::event::Event;
use crate::ids::*;
use crate::options::Carriers;
use crate::state::*;
use crate::{Game, technology};
use kernel::{Cx, Seat};

/// On sale at all; the refusal names the rule.
pub fn on_sale(state: &State, kind: Kind) -> Result<(), (&'static str, &'static str)> {
    if kind.is_settler() {
        return Ok(());
    }
    if state.basic() {
        let sold = kind != Kind::Carrier && kind.era() == state.era;
        return if sold { Ok(()) } else { Err(("R3.6", "refuse-era")) };
    }
    if kind.era() > state.era {
        return Err(("R4.6.2", "refuse-era"));
    }
    if !technology::is_open(state, kind) {
        return Err(("R4.6.2", "refuse-no-technology"));
    }
    if kind == Kind::AncientArtillery && state.in_play(data().engineering) && !state.options.old_catapults {
        return Err(("R9.50", "refuse-old-catapult"));
    }
    let upgraded = state.options.carriers == Carriers::Upgrade && state.in_play(data().advanced_flight);
    if kind == Kind::Battleship && upgraded {
        return Err(("R9.18", "refuse-only-carriers"));
    }
    Ok(())
}

/// R2.2.4, R3.6, R4.3.3, R4.6.6.
pub fn may_grow(state: &State, area: Area) -> Result<(), (&'static str, &'static str)> {
    let region = &state.regions[area];
    if region.size >= region.size_limit() {
        return Err(("R2.2.4", "refuse-terrain"));
    }
    if region.grown {
        return Err((if state.basic() { "R3.6" } else { "R4.6.6" }, "refuse-grown"));
    }
    // R9.29, D11: in the basic game, and for a village that was placed, nothing forbids it.
    if region.founded && state.advanced() {
        return Err(("R4.6.6", "refuse-just-founded"));
    }
    if !technology::size_open(state, region.size + 1) {
        return Err(("R4.3.3", "refuse-size-closed"));
    }
    Ok(())
}

/// R9.33: improvements are not limited, unless the cards are.
pub fn improvement_left(state: &State, improvement: Improvement) -> bool {
    let out = state.players.iter().filter(|p| p.improvements.has(improvement)).count();
    !state.options.improvement_cards || out < improvement.facts().cards as usize
}

/// For a price that is paid already, or none.
pub fn grow(state: &mut State, seat: Seat, area: Area, price: u16, cx: &mut Cx<Game>) {
    let region = &mut state.regions[area];
    region.size += 1;
    region.grown = true;
    let size = region.size;
    state.look_for_claims = true;
    cx.tell(|| Event::Grew { who: seat, area, size, price });
}
