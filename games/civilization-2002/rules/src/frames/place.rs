//! R4.6.3, R-28: where bought and free figures are put.

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::prices::{pay, price};
use crate::state::*;
use crate::{Civilization2002, targets, technology, words};
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

pub fn has_place(state: &State, seat: Seat, sea: bool) -> bool {
    places(state, seat, true).any(|a| !sea || !data().areas[a.index()].sea.is_empty())
}

/// R4.6.3, R-28: settlements where a figure may be put.
fn places(state: &State, seat: Seat, bought: bool) -> impl Iterator<Item = Area> + '_ {
    state.settlements(seat).filter(move |&a| {
        let region = &state.regions[a];
        state.basic() || !bought || region.placed < region.size
    })
}

/// Where figures may be put, as actions: in a settlement, or in a zone on its coast.
pub fn placings(state: &State, seat: Seat, kind: Kind, bought: bool, mut each: impl FnMut(Action)) {
    if !kind.is_fleet() {
        places(state, seat, bought).map(Action::At).for_each(each);
        return;
    }
    let mut offered = AreaSet::EMPTY;
    for from in places(state, seat, bought) {
        for zone in data().areas[from.index()].sea.iter() {
            // Only with a limit does it matter which settlement launches it.
            let counts = state.advanced() && bought;
            if counts || !offered.has(zone) {
                offered.insert(zone);
                each(Action::Launch { from, zone });
            }
        }
    }
}

/// The only way to place a figure, if there is just one; `Err` if there is none.
pub fn only_placing(state: &State, seat: Seat, kind: Kind, bought: bool) -> Result<Option<Action>, ()> {
    let (mut count, mut only) = (0, None);
    if bought || state.players[seat].pieces.room() > 0 {
        placings(state, seat, kind, bought, |action| {
            count += 1;
            only = Some(action);
        });
    }
    match count {
        0 => Err(()),
        1 => Ok(only),
        _ => Ok(None),
    }
}

pub fn offer_place(state: &State, seat: Seat, kind: Kind, bought: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-place").with("what", words::figure(state, kind)));
    placings(state, seat, kind, bought, |action| match action {
        Action::Launch { from, zone } => menu.choice(action, || {
            let label = msg("do-launch").with("where", words::area(zone)).with("from", words::area(from));
            Show::space(targets::area(zone), label)
        }),
        Action::At(area) => menu.choice(action, || Show::space(targets::area(area), words::area(area))),
        _ => {}
    });
    if bought && state.advanced() {
        for area in state.settlements(seat).filter(|&a| state.regions[a].placed >= state.regions[a].size) {
            menu.refuse(|| targets::refuse_area(area, "R4.6.3", msg("refuse-placed")));
        }
    }
    if bought {
        menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
    }
}

pub fn apply_place(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    let Frame::Place { kind, count, bought, .. } = *state.frames.top() else { return };
    let (settlement, area) = match action {
        Action::At(area) => (area, area),
        Action::Launch { from, zone } => (from, zone),
        _ => {
            state.frames.pop();
            return;
        }
    };
    if bought {
        let price = price(state, kind);
        let figure = words::Figure::of(state, kind);
        cx.tell(|| Event::Bought { who: seat, figure, price, area });
        if state.basic() || kind.is_settler() {
            state.players[seat].gold -= price;
        } else {
            pay(state, seat, price, technology::tech_of(state, kind), kind.era(), cx);
        }
        state.regions[settlement].placed += 1;
    } else {
        let figure = words::Figure::of(state, kind);
        cx.tell(|| Event::Placed { who: seat, figure, area });
    }
    let kind = technology::cast(state, kind);
    state.players[seat].pieces.add(kind, area);
    state.look_for_claims = true;
    if count > 1 {
        state.frames.replace(Frame::Place { seat, kind, count: count - 1, bought });
    } else {
        state.frames.pop();
    }
}
