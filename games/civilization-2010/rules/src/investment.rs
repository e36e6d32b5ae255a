//! R13.4: investments.

use crate::Game;
use crate::city::sites::Why;
use crate::culture::track;
use crate::data::data;
use crate::event::Event;
use crate::frames::{Free, Gift, Take};
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use kernel::{Cx, Seat};

pub fn can_invest(state: &State, seat: Seat) -> Result<(), Why> {
    let player = state.player(seat);
    if player.once.has(Once::Invest) {
        Err(("R13.4", "refuse-invested"))
    } else if player.coin_tokens() == 0 {
        Err(("R13.4", "refuse-no-coin-token"))
    } else if state.investments == 0 {
        Err(("R13.4", "refuse-no-investment-marker"))
    } else {
        Ok(())
    }
}

pub fn invest(state: &mut State, seat: Seat, card: Investment, cx: &mut Cx<Game>) {
    state.investments -= 1;
    let player = state.me(seat);
    player.invested[card] += 1;
    let markers = player.invested[card];
    cx.tell(|| Event::Invested { who: seat, card });
    // Triggers: Giannini, Machu Picchu, the Arabs, Public Education; the last pushed is resolved first.
    if state.person_works(seat, Person::APGiannini) {
        state.frames.push(Free::one(seat, Gift::Building));
    }
    if state.wonder_works(seat, Wonder::MachuPicchu)
        && !state.player(seat).used_wonders.has(Wonder::MachuPicchu)
    {
        state.me(seat).used_wonders.insert(Wonder::MachuPicchu);
        state.frames.push(Take { seat, left: 1 });
    }
    if state.player(seat).civ == Civ::Arabs {
        track::free_advances(state, seat, 1);
    }
    let levels = data().investments[Investment::PublicEducation.index()].levels;
    if card == Investment::PublicEducation && levels.contains(&markers) {
        learning::free(state, seat, Set::all());
    }
}
