//! R2.4: the wonder deck; R4.2: wonders that are used at the Start of Turn.

use super::track;
use crate::Game;
use crate::data::data;
use crate::event::{Event, Gains};
use crate::frames::{DrawEvents, Free, Gift, any_gift};
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use kernel::{Chance, Cx, Seat};

/// The next wonder of the deck: ancient, then medieval, then modern (R2.4).
pub fn draw_wonder(state: &mut State, cx: &mut Cx<Game>) -> Option<Wonder> {
    let age = state.wonder_deck.iter().position(|&n| n > 0)?;
    let left: Set<Wonder> = state.unseen.iter().filter(|w| w.data().age as usize == age).collect();
    let mut counts = [0u8; Wonder::COUNT];
    for wonder in left.iter() {
        counts[wonder.index()] = 1;
    }
    let wonder = Wonder::at(cx.kind(&counts));
    state.wonder_deck[age] -= 1;
    state.unseen.remove(wonder);
    Some(wonder)
}

pub fn refill_market(state: &mut State, cx: &mut Cx<Game>) {
    while state.market.len() < 4 {
        let Some(wonder) = draw_wonder(state, cx) else { return };
        state.market.push(wonder);
        cx.tell(|| Event::WonderTurned { wonder });
    }
}

/// Which wonders of the Start of Turn would do something now.
pub fn wonder_ready(state: &State, seat: Seat, wonder: Wonder) -> bool {
    if state.player(seat).used_wonders.has(wonder) || !state.wonder_works(seat, wonder) {
        return false;
    }
    match wonder {
        Wonder::Stonehenge
        | Wonder::TheColossus
        | Wonder::TheLouvre
        | Wonder::PanamaCanal
        | Wonder::CristoRedentor => true,
        Wonder::SydneyOperaHouse => state.player(seat).track < data().k.track_end,
        // R24.23: not on a blockaded square, where it does not work.
        Wonder::TheHangingGardens => {
            state.wonder_at[wonder].is_some_and(|sq| any_gift(state, seat, Gift::FigureAt(sq)))
        }
        Wonder::TheGreatWall => any_gift(state, seat, Gift::Walls),
        Wonder::TajMahal => any_gift(state, seat, Gift::Building),
        Wonder::StatueOfLiberty => {
            !learning::choices(state, seat, learning::of_others(state, seat)).is_empty()
        }
        Wonder::BigBen => !state.resources.is_empty(),
        _ => false,
    }
}

pub fn use_wonder(state: &mut State, seat: Seat, wonder: Wonder, cx: &mut Cx<Game>) {
    state.me(seat).used_wonders.insert(wonder);
    let before = Gains::held(state.player(seat));
    let free = |gift| Free::one(seat, gift);
    match wonder {
        Wonder::Stonehenge => state.me(seat).culture += 1,
        Wonder::TheColossus => state.me(seat).gain_trade(3),
        Wonder::TheLouvre => state.me(seat).culture += 3,
        Wonder::PanamaCanal => state.me(seat).coins[CoinPlace::PanamaCanal] += 1,
        Wonder::CristoRedentor => state.frames.push(DrawEvents { seat, left: 2 }),
        Wonder::SydneyOperaHouse => track::free_advances(state, seat, 1),
        Wonder::TheHangingGardens => {
            let square = state.wonder_at[wonder].expect("it works");
            state.frames.push(free(Gift::FigureAt(square)));
        }
        Wonder::TheGreatWall => state.frames.push(free(Gift::Walls)),
        Wonder::TajMahal => state.frames.push(free(Gift::Building)),
        Wonder::StatueOfLiberty => {
            let set = learning::of_others(state, seat);
            learning::free(state, seat, set);
        }
        Wonder::BigBen => {
            for resource in Resource::MARKET {
                if state.resources[resource] > 0 {
                    state.resources[resource] -= 1;
                    state.me(seat).resources[resource] += 1;
                }
            }
        }
        other => unreachable!("{other:?}"),
    }
    cx.tell(|| Event::UsedWonder { who: seat, wonder, gains: before.since(state.player(seat)) });
}
