//! R9.6 to R9.8: abilities of technologies: when they can be used.

use super::{Plan, What, skill_has_target};
use crate::data::Effect;
use crate::event::Event;
use crate::frames::{Free, Gift, any_gift};
use crate::ids::*;
use crate::state::*;
use crate::{Game, payment};
use kernel::{Cx, Seat};

/// Where the coins of a skill lie.
fn coin_place(skill: Skill) -> CoinPlace {
    match skill {
        Skill::Pottery => CoinPlace::Pottery,
        Skill::Democracy => CoinPlace::Democracy,
        Skill::PrintingPress => CoinPlace::PrintingPress,
        _ => CoinPlace::CodeOfLaws,
    }
}

/// R9.7: four payments in the game; with the option (R24.29) four tokens at a time.
pub fn coin_room(state: &State, seat: Seat, skill: Skill) -> bool {
    let place = coin_place(skill);
    let player = state.player(seat);
    let slots = skill.data().tech.data().coin_slots;
    match state.options.coins_again {
        true => player.coins[place] < slots,
        false => player.paid[place] < slots,
    }
}

pub fn gain_coin(state: &mut State, seat: Seat, skill: Skill, cx: &mut Cx<Game>) {
    let place = coin_place(skill);
    let player = state.me(seat);
    player.coins[place] += 1;
    player.paid[place] += 1;
    cx.tell(|| Event::Coin { who: seat, place });
}

/// R9.8: known, unused this turn, payable in full and with a target.
pub fn usable(state: &State, seat: Seat, skill: Skill) -> bool {
    payable(state, seat, skill)
        && match skill.data().effect {
            Effect::Coin => coin_room(state, seat, skill),
            Effect::FreeBuild => any_gift(state, seat, Gift::Anything),
            Effect::ExtraActions => state.player(seat).city_count() > 0,
            _ => skill_has_target(state, seat, skill),
        }
}

/// Whatever there is to aim it at.
pub fn payable(state: &State, seat: Seat, skill: Skill) -> bool {
    let facts = skill.data();
    let player = state.player(seat);
    player.knows(facts.tech)
        && !player.used.has(skill)
        && player.trade >= facts.cost.trade
        && player.culture >= facts.cost.culture as u16
        && payment::can_pay(state, seat, facts.cost.resource, facts.cost.count)
}

/// The same as far as everybody can tell.
pub fn might_use(state: &State, seat: Seat, skill: Skill) -> bool {
    let facts = skill.data();
    let player = state.player(seat);
    player.knows(facts.tech)
        && !player.used.has(skill)
        && payment::might_pay(state, seat, facts.cost.resource, facts.cost.count)
}

/// Most abilities are announced; a free build is not.
pub fn begin(state: &mut State, seat: Seat, skill: Skill, cx: &mut Cx<Game>) {
    if skill.data().effect == Effect::FreeBuild {
        state.me(seat).used.insert(skill);
        cx.tell(|| Event::Skill { who: seat, skill });
        state.frames.push(Free::one(seat, Gift::Anything));
        return;
    }
    state.frames.push(Plan::new(seat, What::Skill(skill)));
}
