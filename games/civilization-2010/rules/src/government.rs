//! R4.5: governments, and what they do at the Start of Turn.

use crate::Game;
use crate::city::harvestable;
use crate::city::sites::Why;
use crate::data::data;
use crate::event::{Event, Gains};
use crate::frames::{ANY_CITY, HarvestAgain};
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::{Cx, Msg, Seat, msg};

/// R4.5: whether this government may be taken now.
pub fn may_change(state: &State, seat: Seat, to: Government) -> Result<(), Why> {
    let player = state.player(seat);
    if player.government == to {
        return Err(("R4.5", "refuse-same-government"));
    }
    if player.once.has(Once::Government) || player.unrest {
        return Err(("R4.5", "refuse-government-once"));
    }
    if to == Government::Anarchy {
        return if state.immune_to_anarchy(seat) { Err(("R4.5", "refuse-immune")) } else { Ok(()) };
    }
    if !state.unlocked(seat, to) {
        return Err(("R4.5", "refuse-government-locked"));
    }
    // R24.26: to the letter any technology learned allows any unlocked government.
    let direct = player.government == Government::Anarchy
        || state.immune_to_anarchy(seat)
        || player.fresh.has(to)
        || (state.options.letter && player.learned);
    if direct { Ok(()) } else { Err(("R4.5", "refuse-through-anarchy")) }
}

/// R4.5: a government as an answer, with what it does; Anarchy with what may be adopted after it.
pub fn offered(state: &State, seat: Seat, to: Government) -> Msg {
    let now = state.player(seat).government;
    let does = match state.options.governments {
        Governments::Later => msg(to.later()),
        Governments::First => to.help(),
    };
    if to == Government::Anarchy {
        let other = |government: &Government| ![now, Government::Anarchy].contains(government);
        let open = Government::ALL.into_iter().filter(other).filter(|&other| state.unlocked(seat, other));
        let open: Vec<Msg> = open.map(Named::term).collect();
        return msg("do-anarchy").with("help", does).num("n", open.len() as i64).list("open", open);
    }
    let anarchy = now == Government::Anarchy;
    msg("do-government").term("what", to.key()).with("help", does).num("anarchy", anarchy as u8)
}

/// R4.5: Anarchy of an earlier turn ends now; to the letter (R24.26) there is no deadline.
/// R24.9: that of an event lasts through the turn.
pub fn must_leave_anarchy(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.government == Government::Anarchy
        && !player.unrest
        && !player.once.has(Once::Government)
        && !state.options.letter
}

/// The Start of Turn ability of a government.
pub fn decree_ready(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let later = state.options.governments == Governments::Later;
    !player.once.has(Once::Decree)
        && match player.government {
            Government::Democracy => player.trade < data().k.trade_dial,
            Government::Feudalism => !harvestable(state, seat, None).is_empty(),
            Government::Fundamentalism => later && state.unbuilt_armies(seat) < state.army_limit(seat) as u8,
            _ => false,
        }
}

pub fn decree(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    state.me(seat).once.insert(Once::Decree);
    let player = state.player(seat);
    let (government, before) = (player.government, Gains::held(player));
    match government {
        Government::Democracy => state.me(seat).gain_trade(2),
        Government::Fundamentalism => {
            let armies = state.army_limit(seat) as u16 - state.unbuilt_armies(seat) as u16;
            state.me(seat).culture += armies;
        }
        Government::Feudalism => {
            state.me(seat).once.insert(Once::Harvest);
            state.frames.push(HarvestAgain { seat, city: ANY_CITY });
        }
        other => unreachable!("{other:?}"),
    }
    cx.tell(|| Event::Decree { who: seat, government, gains: before.since(state.player(seat)) });
}

pub fn change(state: &mut State, seat: Seat, to: Government, cx: &mut Cx<Game>) {
    state.me(seat).government = to;
    cx.tell(|| Event::Government { who: seat, government: to });
}
