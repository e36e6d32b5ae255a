//! Advances being acquired (R8.1): paid for, chosen freely, moved to another government; and the Wonder of Monuments.

use super::*;

/// Where a free or extra advance may come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Any,
    Category(Category),
    Government,
    OwnedBy(Seat),
    /// Players with a unit or city within 2.
    Near,
}

/// An advance that is acquired once its bill is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buy {
    pub seat: Seat,
    pub advance: Advance,
    pub bought: bool,
}

impl Frame<Game> for Buy {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        advances::acquire(state, self.seat, self.advance, self.bought, cx);
        Flow::Go
    }
}

/// The choice of a free or extra advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acquire {
    pub seat: Seat,
    pub from: Source,
    pub paid: bool,
}

impl Acquire {
    /// R19.2, R21.3: between rounds the first or the second of two, or 3 where there is only one; 0 in a turn.
    fn which(&self, state: &State) -> i64 {
        let same = state.frames.iter().filter(|f| matches!(f, Pending::Acquire(a) if a == self)).count();
        let between = state.frames.iter().any(|f| matches!(f, Pending::Status(_)));
        match (same, between, state.options.length) {
            (2.., ..) => 1,
            (_, true, Length::Four) => 2,
            (_, true, _) => 3,
            _ => 0,
        }
    }
}

impl Frame<Game> for Acquire {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let paid = self.paid;
        menu.prompt(|| match paid {
            true => msg("prompt-second-advance"),
            false => msg("prompt-free-advance").num("which", self.which(state)),
        });
        for a in state.choices(seat, self.from, paid) {
            menu.choice(Action::Advance(a), || {
                Show::at(
                    targets::advance(a),
                    advances::priced(state, seat, a, state.advance_bill(seat, a, !paid)),
                )
            });
        }
        // R8.1.5: Steel Weapons costs its Ore even when free.
        let steel = state.available(seat).has(Advance::SteelWeapons);
        let bill = state.advance_bill(seat, Advance::SteelWeapons, !paid);
        if steel && !state.can_pay(seat, bill) {
            menu.refuse(|| {
                let why = msg("refuse-advance-cost").with("cost", bill.cost.term());
                Refusal::new(targets::advance(Advance::SteelWeapons), "R8.1.5", why)
            });
        }
        if paid {
            menu.choice(Action::No, || Show::button(msg("do-second-none")).tone(Tone::Idle));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Advance(a) = action {
            let bill = state.advance_bill(seat, a, !self.paid);
            advances::take(state, seat, a, bill, self.paid);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R8.1.8: where the other cubes of a changed government go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cubes {
    pub seat: Seat,
    pub category: Category,
    pub left: u8,
}

impl Frame<Game> for Cubes {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-cubes").with("what", self.category.term()).num("n", self.left));
        for a in self.category.advances() {
            if !state.players[seat].has(a) {
                menu.choice(Action::Advance(a), || {
                    Show::at(targets::advance(a), msg("do-cube").with("what", a.term()))
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Advance(a) = action else { unreachable!("a cube goes to an advance") };
        state.frames.pop();
        advances::move_cube(state, seat, a, cx);
        if self.left > 1 {
            state.frames.push(Cubes { left: self.left - 1, ..self });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R17.3: Monuments reserves a Wonder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reserve {
    pub seat: Seat,
}

impl Frame<Game> for Reserve {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-reserve"));
        for w in Wonder::ALL {
            if state.wonders[w as usize] == WonderState::Revealed {
                menu.choice(Action::Reserve(w), || {
                    Show::at(targets::wonder(w), msg("do-reserve").with("what", w.term()))
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Reserve(wonder) = action else { unreachable!("a Wonder is reserved") };
        state.frames.pop();
        state.wonders[wonder as usize] = WonderState::Reserved(seat);
        cx.tell(|| Event::WonderReserved { who: seat, wonder });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
