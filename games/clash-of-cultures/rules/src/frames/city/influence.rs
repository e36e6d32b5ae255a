//! R8.6.3, R8.6.4, R23.5: the roll of a Cultural Influence attempt, tokens for it, and what success brings.

use super::*;

/// The roll, once the tokens for range are paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Influence {
    pub seat: Seat,
    pub at: Space,
    pub by: By,
}

impl Frame<Game> for Influence {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Influence { seat, at, .. } = self;
        state.frames.pop();
        state.turn.assimilating = false;
        let die = cx.die(6) as u8;
        let need = state.needed_roll(seat);
        let missing = need.saturating_sub(die);
        let denied = state.city(at).is_some_and(|c| state.tokens_denied(seat, c));
        let vain = missing > 0 && (denied || state.players[seat].stock.culture < missing);
        let of = state.city(at).map(|city| city.owner);
        cx.tell(|| Event::InfluenceRolled { who: seat, at, die, need, of, vain });
        if missing == 0 {
            succeed(state, seat, at);
        } else if !vain {
            state.frames.push(Boost { seat, at, missing });
        } else {
            cx.tell(|| Event::InfluenceFailed { who: seat, at, short: None });
        }
        Flow::Go
    }
}

/// R8.6.5, D14: no attempt after a success.
fn succeed(state: &mut State, seat: Seat, at: Space) {
    state.turn.influenced = true;
    state.turn.pyramids = 0;
    if state.camp(at).is_some() {
        state.frames.push(Absorb { seat, at });
    } else {
        state.frames.push(Convert { seat, at });
    }
}

/// Conversion: each success gives a token.
fn converted(state: &mut State, seat: Seat) {
    if state.players[seat].has(Advance::Conversion) {
        state.gain(seat, Good::Culture, 1);
    }
}

/// A roll that tokens can make up for, or could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Short {
    pub need: u8,
    pub missing: u8,
}

/// R8.6.3: tokens may make up for what the die lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Boost {
    pub seat: Seat,
    pub at: Space,
    pub missing: u8,
}

impl Frame<Game> for Boost {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let Boost { at, missing, .. } = *self;
        menu.prompt(|| msg("prompt-boost").num("n", missing).with("where", label(at)));
        menu.choice(Action::Yes, || Show::button(msg("do-boost").num("n", missing)).tone(Tone::Confirm));
        menu.choice(Action::No, || Show::button(msg("do-let-fail")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Boost { at, missing, .. } = self;
        state.frames.pop();
        let short = Short { need: state.needed_roll(seat), missing };
        if action == Action::Yes {
            // Told with the roll and not as a price alone, so that whoever loses a building reads why.
            state.part_with(seat, Pile { culture: missing, ..Pile::default() });
            let of = state.city(at).map(|city| city.owner);
            cx.tell(|| Event::InfluenceBoosted { who: seat, at, short, of });
            succeed(state, seat, at);
        } else {
            cx.tell(|| Event::InfluenceFailed { who: seat, at, short: Some(short) });
        }
    }
}

/// R8.6.4, D15: which building is swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Convert {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Convert {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-convert").with("where", label(self.at)));
        let Some(city) = state.city(self.at) else { return };
        for b in state.convertible(seat, city) {
            menu.choice(Action::Convert(b), || {
                Show::at(targets::building(self.at, b), msg("do-convert").with("what", b.term()))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Convert(building) = action else { unreachable!("a building is swapped") };
        let at = self.at;
        state.frames.pop();
        let city = state.city(at).expect("an offered city");
        let (from, of) = (city.piece(building).expect("an offered building"), city.owner);
        state.city_mut(at).set_piece(building, Some(seat));
        cx.tell(|| Event::Influenced { who: seat, at, building, from, of });
        converted(state, seat);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// Assimilation: the Settlement is yours; one barbarian becomes your Settler or Army unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Absorb {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Absorb {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-absorb"));
        let units = state.camp(self.at).map_or(0, |c| c.units);
        let city = City::founded(self.at, seat, Mood::Neutral);
        let mut any = false;
        for kind in [UnitKind::Settler, UnitKind::Army] {
            if units > 0 && state.room_for(seat, kind, &city) {
                any = true;
                menu.choice(Action::Make(kind), || Show::button(msg("do-absorb").with("what", kind.term())));
            }
        }
        if !any {
            menu.choice(Action::Done, || Show::button(msg("do-absorb-none")));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let at = self.at;
        state.frames.pop();
        state.remove_camp(at);
        state.cities.push(City::founded(at, seat, Mood::Neutral));
        if let Action::Make(kind) = action {
            state.place(seat, kind, at);
        }
        cx.tell(|| Event::Assimilated { who: seat, at });
        converted(state, seat);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
