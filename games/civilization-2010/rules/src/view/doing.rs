//! What is seen of what is going on.

use super::*;
use crate::city::growth;
use crate::frames::{Answer, CityAction, Consent, Going, HandOver, Pending, Research, Split, Spoils, Trade};
use crate::movement::paths;
use kernel::Audience;

pub fn doing(state: &State, who: Audience) -> Doing {
    let mut doing = Doing::default();
    for frame in state.frames.iter() {
        match *frame {
            Pending::Window(window) => doing.announced = Some(window.plan),
            Pending::Plan(plan) if who.is(plan.by) => doing.planning = Some(plan),
            Pending::Going(going @ Going { seat, group, at, left, .. }) => {
                // A single step is an answer of its own.
                doing.ahead = paths::ahead(state, &going.members(), left);
                doing.ahead.retain(|way| way.len() > 1);
                let members: Vec<u8> = (0..FIGURES as u8).filter(|f| group >> f & 1 == 1).collect();
                if let Some(&founder) = members.iter().find(|&&f| growth::founds(state, seat, f)) {
                    let reach = state.squares().filter(|&sq| state.layout().map.king(at, sq) <= left as i16);
                    // Of a city that stands, nobody asks why none could be founded there.
                    for sq in reach.filter(|&sq| state.revealed(sq) && state.centre_of(sq).is_none()) {
                        match growth::may_found(state, seat, sq) {
                            Ok(()) => doing.sites.push(site(state, seat, founder, sq)),
                            // No square is to blame for that.
                            Err((_, "refuse-city-limit")) => {}
                            Err((_, why)) => doing.unfit.push((sq, why)),
                        }
                    }
                }
                doing.moving = Some((seat, members, at, left));
            }
            Pending::City(CityAction { seat, city, .. }) | Pending::Split(Split { seat, city, .. }) => {
                doing.city = Some((seat, city));
            }
            Pending::Trade(Trade { done }) | Pending::Research(Research { done }) => doing.done = done,
            Pending::Loot(Spoils { winner, loser, left }) => doing.loot = Some((winner, loser, left)),
            _ => {}
        }
    }
    // The United Nations are asked about a plan: it lies open to them.
    if let Pending::Consent(Consent { seat }) = *state.frames.top() {
        for frame in state.frames.iter() {
            if let Pending::Plan(plan) = *frame
                && who.is(seat)
            {
                doing.announced = Some(plan);
            }
        }
    }
    doing.offer = offer_view(state, who);
    doing
}

fn site(state: &State, seat: Seat, founder: u8, at: u16) -> SiteView {
    let [production, trade, culture] = growth::outlook(state, seat, founder, at);
    SiteView { at, production, trade, culture }
}

fn offer_view(state: &State, who: Audience) -> Option<OfferView> {
    let Audience::Seat(me) = who else { return None };
    let (from, to) = match *state.frames.top() {
        Pending::Answer(Answer { from, to }) | Pending::HandOver(HandOver { from, to }) => (from, to),
        _ => {
            let draft = state.player(me).draft.get();
            (me, draft.to?)
        }
    };
    (me == from || me == to).then(|| offered(state, me, from, to))
}

/// R5.2: an offer of somebody's as one of its two parties sees it.
pub fn offered(state: &State, me: Seat, from: Seat, to: Seat) -> OfferView {
    let draft = state.player(from).draft.get();
    let mut give = draft.give;
    let (marker, event) = (give.marker.map(|c| c.village()), give.event.map(|e| e.data().level));
    if me != from && !draft.shown {
        give.marker = None;
        give.event = None;
    }
    OfferView { from, to, give, give_marker: marker, give_event: event, ask: draft.ask }
}
