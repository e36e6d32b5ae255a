//! Building units (R8.3.1).

use crate::action::Action;
use crate::battle;
use crate::board::Space;
use crate::cities;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::{Bill, Pile};
use crate::ids::*;
use crate::objectives;
use crate::state::{City, STACK, State};
use crate::units::{Ship, Unit};
use crate::{targets, text};
use arrayvec::ArrayVec;
use kernel::{Menu, Refusal, Seat, Show, Tone, msg};

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
    fn may_make(&self, seat: Seat, kind: UnitKind, city: &City) -> bool {
        self.room_for(seat, kind, city) && self.can_pay(seat, self.unit_bill(kind))
    }
    fn draft_bill(&self, seat: Seat) -> Bill {
        let n = 1 + self.players[seat].has(Advance::CivilLiberties) as u8;
        Bill::exact(Pile { mood: n, ..Pile::default() })
    }
    fn may_draft(&self, seat: Seat, city: &City) -> bool {
        self.players[seat].has(Advance::Draft)
            && self.room_for(seat, UnitKind::Army, city)
            && self.can_pay(seat, self.draft_bill(seat))
    }
    fn may_build(&self, seat: Seat, city: &City) -> bool {
        UnitKind::ALL.iter().any(|&k| self.may_make(seat, k, city)) || self.may_draft(seat, city)
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

pub fn offer_turn(state: &State, seat: Seat, city: &City, menu: &mut impl Menu<Action>) {
    let target = targets::space(city.at);
    if state.turn.actions == 0 || !state.may_activate(city) {
        return;
    }
    if state.may_build(seat, city) {
        menu.choice(Action::Build(city.at), || {
            Show::at(
                target,
                msg("do-build").with("where", text::space(city.at)).num("n", state.strength(city)),
            )
        });
    } else {
        menu.refuse(|| Refusal::new(target, "R8.3.1", msg("refuse-build")));
    }
}

pub fn begin(state: &mut State, seat: Seat, at: Space) {
    state.turn.actions -= 1;
    let left = state.strength(state.city(at).expect("an own city"));
    cities::activate(state, at);
    state.frames.push(Frame::Build { seat, at, left, made: 0, drafted: false, ships: false, armed: false });
}

pub fn offer(state: &State, seat: Seat, frame: Frame, menu: &mut impl Menu<Action>) {
    let Frame::Build { at, left, made, drafted, .. } = frame else { unreachable!() };
    let Some(city) = state.city(at) else { return };
    menu.prompt(|| msg("prompt-build").with("where", text::space(at)).num("n", left));
    if left > 0 {
        for &kind in UnitKind::ALL {
            let bill = state.unit_bill(kind);
            if state.may_make(seat, kind, city) {
                menu.choice(Action::Make(kind), || {
                    Show::button(
                        msg("do-make").with("what", text::unit(kind)).with("cost", text::pile(&bill.cost)),
                    )
                });
            } else if !state.room_for(seat, kind, city) {
                menu.refuse(|| refuse_room(state, seat, kind, city));
            } else {
                menu.refuse(|| {
                    let why = msg("refuse-cost").with("cost", text::pile(&bill.cost));
                    Refusal::new(targets::BUTTON, "R8.3.1", why)
                });
            }
        }
        if !drafted && state.may_draft(seat, city) {
            let bill = state.draft_bill(seat);
            menu.choice(Action::Levy, || {
                Show::at(
                    targets::advance(Advance::Draft),
                    msg("do-levy").with("cost", text::pile(&bill.cost)),
                )
            });
        }
    }
    if made > 0 {
        menu.choice(Action::Done, || Show::button(msg("do-build-done")).tone(Tone::Confirm));
    }
}

fn refuse_room(state: &State, seat: Seat, kind: UnitKind, city: &City) -> Refusal {
    let full = kind == UnitKind::Army && state.players[seat].armies_at(city.at) >= STACK;
    let portless = kind == UnitKind::Ship && !state.works(city, Building::Port);
    let barred = kind == UnitKind::Ship && state.truce_bars(seat, city.quay);
    let (rule, key) = match (full, portless, barred) {
        (true, ..) => ("R2.5", "refuse-stack"),
        (_, true, _) => ("R8.3.1", "refuse-no-port"),
        (_, _, true) => ("R11.3", "refuse-truce"),
        _ => ("R2.3", "refuse-no-piece"),
    };
    Refusal::new(targets::BUTTON, rule, msg(key).with("what", text::unit(kind)))
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    let draft = state.draft_bill(seat);
    let Frame::Build { at, left, made, drafted, ships, armed, .. } = state.frames.top_mut() else {
        unreachable!()
    };
    let at = *at;
    let (kind, bill) = match action {
        Action::Make(kind) => (kind, None),
        Action::Levy => {
            *drafted = true;
            (UnitKind::Army, Some(draft))
        }
        _ => return finish(state, seat, cx),
    };
    *left -= 1;
    *made += 1;
    *ships |= kind == UnitKind::Ship;
    *armed |= kind != UnitKind::Settler;
    let bill = bill.unwrap_or(state.unit_bill(kind));
    state.frames.push(Frame::Made { seat, at, kind });
    state.charge(seat, bill);
}

pub fn made(state: &mut State, seat: Seat, at: Space, kind: UnitKind, cx: &mut Cx) {
    state.place(seat, kind, at);
    cx.tell(|| Event::Built { who: seat, at, unit: kind });
}

fn finish(state: &mut State, seat: Seat, cx: &mut Cx) {
    let Frame::Build { at, drafted, ships, armed, .. } = state.frames.pop() else { unreachable!() };
    if drafted {
        state.turn.drafts += 1;
        objectives::after_draft(state, seat);
    }
    // R22.6, after the battle a new Ship may have to fight (R11.9).
    if armed && state.players[seat].has(Advance::Nationalism) {
        state.frames.push(Frame::Token { seat });
    }
    if ships {
        contest(state, seat, at, cx);
    }
}

/// R11.9: new Ships fight for their harbour.
pub fn contest(state: &mut State, seat: Seat, city: Space, cx: &mut Cx) {
    let quay = state.city(city).map_or(city, |c| c.quay);
    if let Some(enemy) = state.foreign_ships(quay, seat) {
        battle::begin_at_sea(state, seat, enemy, quay, quay, true, cx);
    }
}
