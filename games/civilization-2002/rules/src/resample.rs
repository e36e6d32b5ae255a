//! Another world that an audience could not tell from this one.

use crate::battle::{self, Side};
use crate::frames::{Join, Pending};
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Audience, Bag, Chance, Seat};

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    markers(&mut other, who, chance);
    picks(&mut other, who, chance);
    joins(&mut other, who, chance);
    other
}

/// Face-down markers `who` has not seen, and those never laid out, are drawn anew. A marker that somebody saw and put
/// back is a resource or blank, as everybody knows (R2.2.2, R2.2.3); every such world is equally likely when those
/// are drawn first.
fn markers(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let knows = |region: &Region| matches!(who, Audience::Seat(seat) if region.known.contains(seat));
    let hidden: ArrayVec<Area, LANDS> =
        Area::lands().filter(|&a| state.regions[a].face == Face::Down && !knows(&state.regions[a])).collect();
    let mut pool: [u8; MARKERS] = std::array::from_fn(|kind| state.rest.get().count(kind));
    for &area in &hidden {
        pool[state.regions[area].marker.get().index()] += 1;
    }
    let (put_back, untouched): (ArrayVec<Area, LANDS>, ArrayVec<Area, LANDS>) =
        hidden.iter().copied().partition(|&a| !state.regions[a].known.is_empty());
    for area in put_back {
        let allowed: [u8; MARKERS] =
            std::array::from_fn(|kind| if Marker::at(kind).stays_secret() { pool[kind] } else { 0 });
        draw(state, area, &allowed, &mut pool, chance);
    }
    for area in untouched {
        let allowed = pool;
        draw(state, area, &allowed, &mut pool, chance);
    }
    *state.rest.get_mut() = Bag::new(pool);
}

fn draw(state: &mut State, area: Area, from: &[u8], pool: &mut [u8; MARKERS], chance: &mut dyn Chance) {
    let kind = chance.kind(from);
    pool[kind] -= 1;
    *state.regions[area].marker.get_mut() = Marker::at(kind);
}

/// A pick that is in but not revealed could be any; the Oracle's holder sees it (R9.44).
fn picks(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let Some(battle) = &state.battle else { return };
    let (leaders, ready) = (battle.leaders, battle.ready);
    let sees = matches!(who, Audience::Seat(seat) if battle::sees_pick(state, seat));
    for side in Side::BOTH {
        let own = who.is(leaders[side.index()]);
        if ready[side.index()] && !own && !sees {
            let options = battle::picks(state, side);
            let pick = options[chance.below(options.len() as u32) as usize];
            if let Some(battle) = &mut state.battle {
                battle.picks.get_mut()[side.index()] = Some(pick);
            }
        }
    }
}

/// Answers of third players stay unknown until all are in (R6.3).
fn joins(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let (Pending::Join(Join { waiting }), Some(battle)) = (*state.frames.top(), &state.battle) else {
        return;
    };
    let asked = state.fighters_in(battle.area);
    let sides = battle.sides;
    for seat in Seat::all(state.seats()) {
        let answered = asked.contains(seat) && sides[seat.index()].is_none() && !waiting.contains(seat);
        if answered
            && !who.is(seat)
            && let Some(battle) = &mut state.battle
        {
            let answer = [None, Some(Side::Attacker), Some(Side::Defender)][chance.below(3) as usize];
            battle.joining.get_mut()[seat.index()] = answer;
        }
    }
}
