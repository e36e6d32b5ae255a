//! R8.3.1: building units, one at a time.

use super::*;

/// A Build action under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Build {
    pub seat: Seat,
    pub at: Space,
    pub left: u8,
    pub made: u8,
    /// Draft was used.
    pub drafted: bool,
    /// A Ship was among them, an Army unit or Ship.
    pub ships: bool,
    pub armed: bool,
}

impl Frame<Game> for Build {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let Build { at, left, made, drafted, .. } = *self;
        let Some(city) = state.city(at) else { return };
        menu.prompt(|| msg("prompt-build").with("where", label(at)).num("n", left));
        if left > 0 {
            for kind in UnitKind::ALL {
                let bill = state.unit_bill(kind);
                if state.may_make(seat, kind, city) {
                    menu.choice(Action::Make(kind), || {
                        Show::button(msg("do-make").with("what", kind.term()).with("cost", bill.cost.term()))
                    });
                } else if !state.room_for(seat, kind, city) {
                    menu.refuse(|| cities::build::refuse_room(state, seat, kind, city));
                } else {
                    menu.refuse(|| {
                        let why = msg("refuse-cost").with("cost", bill.cost.term());
                        Refusal::new(targets::BUTTON, "R8.3.1", why).about(kind.term())
                    });
                }
            }
            if !drafted && state.may_draft(seat, city) {
                let bill = state.draft_bill(seat);
                menu.choice(Action::Levy, || {
                    let label = msg("do-levy").with("cost", bill.cost.term());
                    Show::at(targets::advance(Advance::Draft), label)
                });
            }
        }
        if made > 0 {
            menu.choice(Action::Done, || Show::button(msg("do-build-done")).tone(Tone::Confirm));
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let (kind, bill) = match action {
            Action::Make(kind) => (kind, state.unit_bill(kind)),
            Action::Levy => {
                self.drafted = true;
                (UnitKind::Army, state.draft_bill(seat))
            }
            _ => return self.finish(state, cx),
        };
        self.left -= 1;
        self.made += 1;
        self.ships |= kind == UnitKind::Ship;
        self.armed |= kind != UnitKind::Settler;
        state.frames.replace(self);
        state.frames.push(Made { seat, at: self.at, kind });
        state.charge(seat, bill);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

impl Build {
    fn finish(self, state: &mut State, cx: &mut Cx<Game>) {
        let seat = self.seat;
        state.frames.pop();
        if self.drafted {
            state.turn.drafts += 1;
            objectives::after_draft(state, seat);
        }
        // R22.6, after the battle a new Ship may have to fight (R11.9).
        if self.armed && state.players[seat].has(Advance::Nationalism) {
            state.frames.push(Token { seat });
        }
        if self.ships {
            cities::build::contest(state, seat, self.at, cx);
        }
    }
}

/// A unit that is placed once its bill is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    pub seat: Seat,
    pub at: Space,
    pub kind: UnitKind,
}

impl Frame<Game> for Made {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        cities::build::made(state, self.seat, self.at, self.kind, cx);
        Flow::Go
    }
}
