//! Building units (R8.3.1): prices, room, and where they stand.

use super::{activate, again};
use crate::action::Action;
use crate::board::label;
use crate::event::Event;
use crate::frames::Build;
use crate::ids::*;
use crate::state::goods::{Bill, Pile};
use crate::state::units::{Ship, Unit};
use crate::state::{City, STACK, State};
use crate::{Game, battle, targets};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, msg};

impl State {
    pub fn unit_bill(&self, kind: UnitKind) -> Bill {
        Bill::plain(match kind {
            UnitKind::Settler => Pile::food(2),
            UnitKind::Army => Pile { food: 1, ore: 1, ..Pile::default() },
            UnitKind::Ship => Pile { wood: 2, ..Pile::default() },
        })
    }
    /// Whether a piece is left and finds a place (R2.3, R2.5, R7.2.2).
    pub fn room_for(&self, seat: Seat, kind: UnitKind, city: &City) -> bool {
        let p = &self.players[seat];
        match kind {
            UnitKind::Settler => p.settler_count() < p.settlers.capacity(),
            UnitKind::Army => p.army_count() < p.armies.capacity() && p.armies_at(city.at) < STACK,
            UnitKind::Ship => {
                p.ships.len() < p.ships.capacity()
                    && self.works(city, Building::Port)
                    && !self.truce_bars(seat, city.quay)
            }
        }
    }
    /// R11.3: a new Ship would have to fight there (R11.9).
    fn truce_bars(&self, seat: Seat, quay: Space) -> bool {
        self.is_turn_of(seat)
            && self.foreign_ships(quay, seat).is_some_and(|other| self.turn.truce.contains(other))
    }
    pub fn may_make(&self, seat: Seat, kind: UnitKind, city: &City) -> bool {
        self.room_for(seat, kind, city) && self.can_pay(seat, self.unit_bill(kind))
    }
    pub fn draft_bill(&self, seat: Seat) -> Bill {
        let n = 1 + self.players[seat].has(Advance::CivilLiberties) as u8;
        Bill::exact(Pile::mood(n))
    }
    pub fn may_draft(&self, seat: Seat, city: &City) -> bool {
        self.players[seat].has(Advance::Draft)
            && self.room_for(seat, UnitKind::Army, city)
            && self.can_pay(seat, self.draft_bill(seat))
    }
    fn may_build(&self, seat: Seat, city: &City) -> bool {
        UnitKind::all().any(|k| self.may_make(seat, k, city)) || self.may_draft(seat, city)
    }
    /// Puts a new unit on the board.
    pub fn place(&mut self, seat: Seat, kind: UnitKind, at: Space) {
        let quay = self.city(at).map_or(at, |c| c.quay);
        let p = &mut self.players[seat];
        match kind {
            UnitKind::Settler => p.settlers.push(Unit { at, marks: 0 }),
            UnitKind::Army => p.armies.push(Unit { at, marks: 0 }),
            UnitKind::Ship => p.ships.push(Ship { at: quay, marks: 0, cargo: ArrayVec::new() }),
        }
    }
}

/// Whether the city can build units.
pub fn offer_turn(state: &State, seat: Seat, city: &City, menu: &mut impl Menu<Action>) -> bool {
    let target = targets::space(city.at);
    if state.turn.actions == 0 || !state.may_activate(city) {
        return false;
    }
    let can = state.may_build(seat, city);
    if can {
        menu.choice(Action::Build(city.at), || {
            let said = build_label(state, seat, city).with("where", label(city.at));
            Show::at(target, said.num("n", state.strength(city)).with("again", again(city)))
        });
        // What somebody else could pay for here has its price all the same.
        for kind in UnitKind::ALL {
            if state.room_for(seat, kind, city) && !state.may_make(seat, kind, city) {
                menu.refuse(|| {
                    let cost = state.unit_bill(kind).cost.term();
                    let why = msg("refuse-unit-cost").with("where", label(city.at)).with("cost", cost);
                    Refusal::new(target, "R8.3.1", why).about(kind.term())
                });
            }
        }
    } else {
        menu.refuse(|| {
            let room = UnitKind::all().filter(|kind| state.room_for(seat, *kind, city));
            let units: Vec<Msg> =
                room.map(|kind| priced("unit-priced", kind, state.unit_bill(kind))).collect();
            let why = match units.is_empty() {
                true => msg("refuse-build-none"),
                false => msg("refuse-build").list("units", units),
            };
            Refusal::new(target, "R8.3.1", why)
        });
    }
    can
}

fn priced(key: &'static str, kind: UnitKind, bill: Bill) -> Msg {
    msg(key).with("what", kind.term()).with("cost", bill.cost.term())
}

/// What can be built, and for what. Where one kind is all that can be made, it is made without another question: then its
/// price stands beside the choice.
fn build_label(state: &State, seat: Seat, city: &City) -> Msg {
    let kinds = || UnitKind::all().filter(|kind| state.may_make(seat, *kind, city));
    let drafts = state.may_draft(seat, city);
    if let (Some(only), None, false) = (kinds().next(), kinds().nth(1), drafts) {
        return msg("do-build-only").with("what", priced("unit-priced", only, state.unit_bill(only)));
    }
    let made = kinds().map(|kind| priced("unit-priced", kind, state.unit_bill(kind)));
    let draft = drafts.then(|| priced("unit-drafted", UnitKind::Army, state.draft_bill(seat)));
    // One or the other, each time.
    let either = |one: Msg, other: Msg| msg("either").with("one", one).with("other", other);
    let all = made.chain(draft).reduce(either);
    msg("do-build").list("units", all)
}

pub fn begin(state: &mut State, seat: Seat, at: Space) {
    state.turn.actions -= 1;
    let left = state.strength(state.city(at).expect("an own city"));
    activate(state, at);
    state.frames.push(Build { seat, at, left, made: 0, drafted: false, ships: false, armed: false });
}

pub fn refuse_room(state: &State, seat: Seat, kind: UnitKind, city: &City) -> Refusal {
    let full = kind == UnitKind::Army && state.players[seat].armies_at(city.at) >= STACK;
    let portless = kind == UnitKind::Ship && !state.works(city, Building::Port);
    let barred = kind == UnitKind::Ship && state.truce_bars(seat, city.quay);
    let (rule, key) = match (full, portless, barred) {
        (true, ..) => ("R2.5", "refuse-stack"),
        (_, true, _) => ("R8.3.1", "refuse-no-port"),
        (_, _, true) => ("R11.3", "refuse-truce"),
        _ => ("R2.3", "refuse-no-piece"),
    };
    Refusal::new(targets::BUTTON, rule, msg(key)).about(kind.term())
}

pub fn made(state: &mut State, seat: Seat, at: Space, kind: UnitKind, cx: &mut Cx<Game>) {
    state.place(seat, kind, at);
    // R9.2.
    let idle = kind == UnitKind::Army && !state.players[seat].has(Advance::Tactics);
    cx.tell(|| Event::Built { who: seat, at, unit: kind, idle });
}

/// R11.9: new Ships fight for their harbour.
pub fn contest(state: &mut State, seat: Seat, city: Space, cx: &mut Cx<Game>) {
    let quay = state.city(city).map_or(city, |c| c.quay);
    if let Some(enemy) = state.foreign_ships(quay, seat) {
        battle::begin_at_sea(state, seat, enemy, quay, quay, true, cx);
    }
}
