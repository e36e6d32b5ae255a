//! R9.1: the Move action, and the units picked up in it.

use super::*;

/// A Move action under way, or the one Ship of the Great Lighthouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    pub seat: Seat,
    pub left: u8,
    pub lighthouse: bool,
}

impl Frame<Game> for Move {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let key = if self.lighthouse { "prompt-lighthouse" } else { "prompt-move" };
        // R9.1: no more than there are.
        menu.prompt(|| {
            msg(key).num("n", (self.left as usize).min(state.mobile(seat, self.lighthouse).count()) as i64)
        });
        movement::offer_lift(state, seat, Set::empty(), self.lighthouse, menu);
        offer_claims(state, seat, menu);
        cards::offer_titles(state, seat, cards::AFTER_BATTLE, menu);
        menu.choice(Action::Done, || {
            // Whoever has moved nobody yet throws the action away.
            let vain = !self.lighthouse && self.left == movement::GROUPS;
            Show::button(msg("do-move-done").num("vain", vain)).tone(Tone::Idle)
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Lift(id) => state.frames.push(Lifted { seat, group: Set::of(id) }),
            Action::Done => self.finish(state),
            _ => actions::take(state, seat, action, cx),
        }
    }

    /// Ends by itself when nothing is left to move.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && state.any_mobile(self.seat, self.lighthouse) {
            return Flow::Ask;
        }
        self.finish(state);
        Flow::Go
    }
}

impl Move {
    fn finish(self, state: &mut State) {
        state.frames.pop();
        state.players[self.seat].clear_marks(MOVED);
        state.turn.warlord = false;
    }
}

/// Units picked up, and where they may go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lifted {
    pub seat: Seat,
    #[serde(with = "kit::set::as_bits")]
    pub group: Group,
}

impl Frame<Game> for Lifted {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let group = self.group;
        let lighthouse =
            state.frames.iter().any(|f| matches!(f, Pending::Move(Move { lighthouse: true, .. })));
        let more = movement::offer_lift(state, seat, group, lighthouse, menu);
        menu.prompt(|| {
            let units = self.kinds(state);
            msg("prompt-group").list("units", units).num("n", group.len() as u8).num("more", more)
        });
        let origin = state.group_origin(seat, group);
        if origin.kind == UnitKind::Ship {
            sailing::offer_sailing(state, seat, origin.at, menu);
        } else {
            marching::offer_marching(state, seat, group, origin, menu);
        }
        menu.choice(Action::PutDown, || Show::button(msg("do-put-down")).tone(Tone::Back));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Lift(id) => {
                state.frames.replace(Lifted { seat, group: self.group.with(id) });
            }
            Action::PutDown => {
                state.frames.pop();
            }
            _ => self.go(state, action, cx),
        }
    }
}

impl Lifted {
    /// So many of each kind that is in hand.
    fn kinds(self, state: &State) -> Vec<Msg> {
        let units: Vec<UnitKind> =
            self.group.iter().filter_map(|id| state.players[self.seat].piece(id)).map(|u| u.kind).collect();
        let of = |kind: UnitKind| {
            let n = units.iter().filter(|held| **held == kind).count() as u8;
            (n > 0).then(|| msg(format!("group-{}", kind.name())).num("n", n))
        };
        [UnitKind::Army, UnitKind::Settler, UnitKind::Ship].into_iter().filter_map(of).collect()
    }

    /// The group does something, which is one of the moves of the action.
    fn go(self, state: &mut State, action: Action, cx: &mut Cx<Game>) {
        let Lifted { seat, group } = self;
        state.frames.pop();
        let Pending::Move(action_left) = state.frames.top_mut() else {
            unreachable!("a group moves in a Move action")
        };
        action_left.left -= 1;
        flow::forget_triggers(state);
        let origin = state.group_origin(seat, group);
        match action {
            Action::Go { to, .. } if origin.kind == UnitKind::Ship => {
                sailing::sail(state, seat, group, origin.at, to, cx)
            }
            Action::Go { to, food, ore } => {
                let middle = if food { marching::middle(state, seat, origin.at, to, ore) } else { None };
                state.frames.push(March { seat, group, to, middle: middle.unwrap_or(NOWHERE), ore });
                let armies = state.players[seat].group_armies(group);
                let toll = state.toll(seat, to, armies);
                state.charge(seat, Bill::tokens(toll));
                state.charge(seat, State::road_bill(food, ore));
            }
            // R9.9: cargo sails with the Ship.
            Action::Board(ship) => {
                let at = state.players[seat].ships[ship as usize].at;
                let p = &mut state.players[seat];
                let units = p.lift(group);
                for u in units {
                    p.ships[ship as usize].cargo.push(Cargo { kind: u.kind, marks: u.marks | MOVED });
                }
                cx.tell(|| Event::Boarded { who: seat, at });
            }
            // R10.5; R10.8: whatever comes of it, the Ship has moved.
            Action::Chart { slot, round } => {
                for id in group {
                    state.players[seat].ships[id.as_ship()].marks |= MOVED;
                }
                let via = if round { Via::Round } else { Via::Sea };
                state.frames.push(Dock { seat, group, slot, via });
                exploring::reveal(state, seat, slot, via, origin.at, cx);
            }
            _ => unreachable!("not an answer of a group"),
        }
    }
}
