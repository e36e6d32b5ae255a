//! R4.6.3, R9.28: bought and free figures are put on the board.

use super::*;
use crate::purchase::{Bought, pay, price};

/// Puts figures on the board: bought ones (paid when placed) or free ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
    pub kind: Kind,
    pub count: u8,
    pub bought: bool,
}

/// R4.6.3, R9.28, D10: settlements where a figure may be put.
fn places(state: &State, seat: Seat, bought: bool) -> impl Iterator<Item = Area> + '_ {
    state.settlements(seat).filter(move |&a| {
        let region = &state.regions[a];
        state.basic() || !bought || region.placed < region.size
    })
}

/// Where figures may be put, as actions: in a settlement, or in a zone on its coast.
fn placings(state: &State, seat: Seat, kind: Kind, bought: bool, mut each: impl FnMut(Action)) {
    if !kind.is_fleet() {
        places(state, seat, bought).map(Action::At).for_each(each);
        return;
    }
    let mut offered = Set::empty();
    for from in places(state, seat, bought) {
        for zone in from.facts().sea.iter() {
            // Only with a limit does it matter which settlement launches it.
            let counts = state.advanced() && bought;
            if counts || !offered.has(zone) {
                offered.insert(zone);
                each(Action::Launch { from, zone });
            }
        }
    }
}

impl Place {
    /// Whether `seat` could put a bought figure anywhere.
    pub fn is_possible(state: &State, seat: Seat, sea: bool) -> bool {
        places(state, seat, true).any(|area| !sea || !area.facts().sea.is_empty())
    }

    fn place(self, state: &mut State, settlement: Area, area: Area, cx: &mut Cx<Game>) {
        let Place { seat, kind, count, bought } = self;
        let figure = Figure::of(state, kind);
        if bought {
            let price = price(state, kind);
            cx.tell(|| Event::Bought { who: seat, figure, price, area });
            if state.basic() || kind.is_settler() {
                state.players[seat].gold -= price;
            } else {
                let bought = Bought { what: &|| figure.several(1), price };
                pay(state, seat, bought, technology::tech_of(state, kind), kind.era(), cx);
            }
            // R9.28: free figures do not count against the limit.
            state.regions[settlement].placed += 1;
        } else {
            cx.tell(|| Event::Placed { who: seat, figure, area });
        }
        let kind = technology::cast(state, kind);
        state.players[seat].pieces.add(kind, area);
        state.look_for_claims = true;
        if count > 1 {
            state.frames.replace(Place { seat, kind, count: count - 1, bought });
        } else {
            state.frames.pop();
        }
    }
}

impl Frame<Game> for Place {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let Place { kind, bought, .. } = *self;
        menu.prompt(|| {
            let what = figure::name(state, kind);
            match bought {
                true => msg("prompt-place").with("what", what).num("n", price(state, kind)),
                false => msg("prompt-place-free").with("what", what).num("n", self.count),
            }
        });
        placings(state, seat, kind, bought, |action| match action {
            Action::Launch { from, zone } => menu.choice(action, || {
                let label = msg("do-launch").with("where", zone.term()).with("from", from.term());
                Show::space(targets::area(zone), label)
            }),
            Action::At(area) => menu.choice(action, || {
                let label = msg("do-place").with("where", area.term());
                Show::space(targets::area(area), label)
            }),
            _ => {}
        });
        if bought && state.advanced() {
            let full = |area: &Area| state.regions[*area].placed >= state.regions[*area].size;
            for area in state.settlements(seat).filter(full) {
                menu.refuse(|| targets::refuse_area(area, "R4.6.3", msg("refuse-placed")));
            }
        }
        if bought {
            menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::At(area) => self.place(state, area, area, cx),
            Action::Launch { from, zone } => self.place(state, from, zone, cx),
            _ => drop(state.frames.pop()),
        }
    }

    /// Nowhere to put it: what is free is lost, what was to be bought is not (R1.6). Where there is one place only nobody
    /// is asked.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let (mut count, mut only) = (0, None);
        if self.bought || state.players[self.seat].pieces.room() > 0 {
            placings(state, self.seat, self.kind, self.bought, |action| {
                count += 1;
                only = Some(action);
            });
        }
        match (count, only) {
            (1, Some(only)) => self.answer(state, self.seat, only, cx),
            (0, _) => drop(state.frames.pop()),
            _ => return Flow::Ask,
        }
        Flow::Go
    }
}
