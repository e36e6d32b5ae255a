//! R7.1: a player's moves, one figure or one group at a time.

use super::*;
use crate::announcement::abilities;
use crate::movement::paths::{Group, may_end, may_step, overstays, own_centre, pickable, stops};
use crate::movement::{discovery, finish, shown};
use crate::people::{cards, ready};

/// The part: which figure moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moves {
    pub seat: Seat,
}

impl Moves {
    pub fn begin(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
        cx.tell(|| Event::Part { who: seat });
        for other in state.all() {
            state.me(other).watching = false;
        }
        state.frames.push(Moves { seat });
        state.frames.push(Watch { mover: seat, asked: SeatSet::EMPTY });
    }
}

impl Frame<Game> for Moves {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let still = state.player(seat).figures.iter().filter(|f| f.at.is_some() && !f.done).count();
            msg("prompt-moves").num("n", still as i64).num("speed", state.travel_speed(seat))
        });
        for figure in pickable(state, seat, None, 0) {
            put(menu, state, seat, Action::Pick(figure));
        }
        for skill in [Skill::Nuke, Skill::Communism] {
            if abilities::usable(state, seat, skill) {
                put(menu, state, seat, Action::Skill(skill));
            }
        }
        announcement::offer_events(state, seat, Timing::Movement, menu);
        ready::offer_uses(state, seat, Timing::Movement, menu);
        if overstays(state, seat) {
            choose::refuse_deed(menu, "do-end-part", ("R7.13", "refuse-must-leave"));
        } else {
            choose::end_part(menu);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => {
                state.frames.pop();
            }
            Action::Pick(figure) => {
                let at = state.player(seat).figures[figure as usize].at.expect("on the map");
                // R7.2
                let left = state.travel_speed(seat);
                state.frames.push(Going { seat, group: 1 << figure, at, left, fresh: true });
            }
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Person(_) | Action::TurnUp(_) => cards::begin(state, seat, action, cx),
            other => unreachable!("{other:?}"),
        }
    }
}

/// A group on its way: its members as bits, where it is, the steps left, and whether it is still being gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Going {
    pub seat: Seat,
    pub group: u16,
    pub at: u16,
    pub left: u8,
    pub fresh: bool,
}

impl Going {
    pub fn members(&self) -> Group {
        Group { seat: self.seat, members: self.group, at: self.at }
    }

    /// Whether no step is left: in an own city somebody is still to be disbanded (R7.10).
    fn ends(&self, state: &State) -> bool {
        self.left == 0 && !own_centre(state, self.seat, self.at)
    }

    /// Steps and discoveries; true if there is one (R7.2, R7.3).
    fn offer_steps(&self, state: &State, menu: &mut impl Menu<Action>) -> bool {
        let mut any = false;
        if self.left == 0 {
            return any;
        }
        for to in state.layout().map.beside(self.at) {
            if !state.revealed(to) {
                shown::discovery(menu, state, &self.members(), (to / 16) as u8, self.left);
                any = true;
                continue;
            }
            match may_step(state, &self.members(), to, self.left) {
                Ok(()) => {
                    shown::step(menu, state, &self.members(), to, self.left);
                    any = true;
                }
                Err(why) => choose::refuse_figure(menu, state, self.seat, Target::Space(to), why),
            }
        }
        any
    }

    /// R7.10: in an own city figures may be disbanded, and leave a marker if the city has none; true if there is one.
    fn offer_disbanding(&self, state: &State, menu: &mut impl Menu<Action>) -> bool {
        let (_, city) = state.centre_of(self.at).expect("a centre");
        let free = state.player(self.seat).cities[city].token == CityToken::None && state.small > 0;
        let mut any = false;
        for figure in one_of_each(self.members().list()) {
            put(menu, state, self.seat, Action::Disband { figure, token: false });
            if free {
                put(menu, state, self.seat, Action::Disband { figure, token: true });
            } else if state.options.fame_and_fortune {
                choose::refuse(menu, Target::Space(self.at), ("R7.10", "refuse-city-token"));
            }
            any = true;
        }
        any
    }

    /// R24.6: a group may leave members on the way.
    fn offer_leaving(&self, state: &State, menu: &mut impl Menu<Action>) {
        for figure in one_of_each(self.members().list()) {
            let alone = Group { members: 1 << figure, ..self.members() };
            if may_end(state, &alone, self.at).is_ok() && !stops(state, self.seat, self.at) {
                put(menu, state, self.seat, Action::Leave(figure));
            }
        }
    }

    /// Removes a figure in an own city; R18.3: with a marker for the city.
    fn disband(&self, state: &mut State, figure: u8, token: bool, cx: &mut Cx<Game>) {
        let (seat, at) = (self.seat, self.at);
        state.put_figure(seat, figure, None);
        let (_, city) = state.centre_of(at).expect("an own city");
        if token {
            state.small -= 1;
            let scout = figure as usize >= ARMIES;
            let kind = if scout { CityToken::Caravan } else { CityToken::Fortification };
            state.me(seat).cities[city].token = kind;
        }
        cx.tell(|| Event::Disbanded { who: seat, square: at, token, scout: figure as usize >= ARMIES });
    }
}

/// Tells whose move is over though steps are left.
fn halted(group: &Group, cx: &mut Cx<Game>) {
    let (armies, scouts) = (group.armies() as u8, group.scouts() as u8);
    cx.tell(|| Event::Halted { who: group.seat, armies, scouts, square: group.at });
}

/// The first army and the first scout.
fn one_of_each(figures: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
    let mut seen = [false; 2];
    figures.filter(move |&figure| !std::mem::replace(&mut seen[(figure as usize >= ARMIES) as usize], true))
}

impl Frame<Game> for Going {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let at = places::square(self.at);
            msg("prompt-going")
                .num("n", self.left)
                .num("size", self.members().size() as i64)
                .with("where", at)
        });
        if self.fresh {
            for figure in pickable(state, seat, Some(self.at), self.group) {
                shown::joined(menu, state, &self.members(), figure);
            }
        }
        let mut any = self.offer_steps(state, menu);
        if own_centre(state, seat, self.at) {
            any |= self.offer_disbanding(state, menu);
        } else if !self.fresh && self.members().size() > 1 {
            self.offer_leaving(state, menu);
        }
        match may_end(state, &self.members(), self.at) {
            Err((rule, why)) if !self.fresh && any => {
                let why = || choose::reason(state, seat, why);
                menu.refuse(|| Refusal::new(Target::Button, rule, why()).about(msg("do-stop")));
            }
            _ => shown::stop(menu, state, &self.members(), any),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Going { group, at, left, .. } = self;
        let on = Going { fresh: false, ..self };
        match action {
            Action::Pick(figure) => {
                state.frames.replace(Going { group: group | 1 << figure, fresh: true, ..self });
            }
            Action::Leave(figure) => {
                state.me(seat).figures[figure as usize].done = true;
                halted(&Group { members: 1 << figure, ..self.members() }, cx);
                state.frames.replace(Going { group: group & !(1 << figure), ..on });
            }
            Action::Disband { figure, token } => {
                self.disband(state, figure, token, cx);
                state.frames.replace(Going { group: group & !(1 << figure), ..on });
            }
            Action::Step(to) => {
                for figure in self.members().list() {
                    state.put_figure(seat, figure, Some(to));
                }
                // R7.11
                let flight = state.player(seat).knows(Tech::Flight);
                let left = if !flight && stops(state, seat, to) { 0 } else { left - 1 };
                let on = Going { at: to, left, ..on };
                state.frames.replace(on);
                // Before what others do about it and what is met there. Others read where a move ends, not every step of it.
                if on.ends(state) {
                    let (armies, scouts) = (on.members().armies() as u8, on.members().scouts() as u8);
                    cx.tell(|| Event::Moved { who: seat, armies, scouts, square: to });
                }
                Interrupt::after_step(state, seat);
            }
            Action::Discover(slot) => {
                let side = state.layout().map.orth[at as usize]
                    .iter()
                    .position(|&sq| sq != kit::square::NONE && sq / 16 == slot as u16)
                    .expect("beside the tile");
                // R7.17: the group spends one step together.
                state.frames.replace(Going { left: left - 1, ..on });
                Interrupt::after_step(state, seat);
                discovery::discover(state, &self.members(), slot as usize, side as u8, cx);
            }
            Action::Stop => {
                state.frames.pop();
                if !self.fresh {
                    halted(&self.members(), cx);
                }
                finish(state, self.members(), cx);
            }
            other => unreachable!("{other:?}"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if self.group == 0 {
            state.frames.pop();
        } else if self.ends(state) {
            state.frames.pop();
            finish(state, self.members(), cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
