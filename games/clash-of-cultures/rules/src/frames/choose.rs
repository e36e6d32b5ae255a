//! Choosing another player: for a gift of Food, and for what a card or an event does.

use super::*;

fn offer_seats(seats: impl Iterator<Item = Seat>, menu: &mut impl Menu<Action>, label: impl Fn(Seat) -> Msg) {
    for seat in seats {
        menu.choice(Action::Seat(seat), || Show::seat(seat, label(seat)));
    }
}

fn named(seat: Seat) -> Msg {
    msg("do-choose-seat").seat("who", seat)
}

/// Whether two players would each learn something of the other.
pub fn learns(state: &State, seat: Seat, other: Seat) -> [bool; 2] {
    let any = |who, from| !state.choices(who, Source::OwnedBy(from), false).is_empty();
    [any(seat, other), any(other, seat)]
}

/// A harvest is shared, one Food at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Share {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-share").num("n", self.left));
        offer_seats(state.others(seat), menu, named);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Seat(to) = action else { unreachable!("a player is chosen") };
        state.frames.pop();
        let n = state.gain(to, Good::Food, 1);
        cx.tell(|| Event::Gained { who: to, good: Good::Food, n });
        if self.left > 1 {
            state.frames.push(Share { left: self.left - 1, ..self });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// What a chosen player is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Settler,
    Truce,
    Murder,
    Spy,
    Exchange,
    Trade,
}

/// The choice of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    pub seat: Seat,
    pub purpose: Purpose,
}

/// Whom a purpose allows.
pub fn candidates(state: &State, seat: Seat, purpose: Purpose) -> impl Iterator<Item = Seat> {
    let near: ArrayVec<Seat, 4> = match purpose {
        Purpose::Exchange => state.neighbours(seat).collect(),
        _ => state.others(seat).collect(),
    };
    near.into_iter().filter(move |&s| purpose != Purpose::Murder || state.players[s].hindered == 0)
}

impl Frame<Game> for Choose {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        if self.purpose == Purpose::Trade {
            return trading::offer_partner(state, seat, menu);
        }
        menu.prompt(|| match self.purpose {
            Purpose::Settler => msg("prompt-choose-settler").with("what", cause(state)),
            Purpose::Truce => msg("prompt-choose-truce"),
            Purpose::Murder => msg("prompt-choose-murder"),
            Purpose::Spy => msg("prompt-choose-spy"),
            Purpose::Exchange | Purpose::Trade => msg("prompt-choose-exchange"),
        });
        offer_seats(candidates(state, seat, self.purpose), menu, |other| match self.purpose {
            Purpose::Exchange => {
                let [mine, theirs] = learns(state, seat, other);
                msg("do-exchange-with").seat("who", other).num("mine", mine).num("theirs", theirs)
            }
            _ => named(other),
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Seat(who) if self.purpose == Purpose::Trade => trading::draft(state, seat, who),
            Action::Seat(who) => self.work(state, who, cx),
            Action::Invite(who) => trading::invite(state, seat, who, cx),
            _ => {
                state.frames.pop();
            }
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

impl Choose {
    fn work(self, state: &mut State, who: Seat, cx: &mut Cx<Game>) {
        let seat = self.seat;
        state.frames.pop();
        cx.tell(|| {
            let learns = if self.purpose == Purpose::Exchange { learns(state, seat, who) } else { [true; 2] };
            Event::Chose { who: seat, whom: who, purpose: self.purpose, learns }
        });
        match self.purpose {
            Purpose::Settler => state.frames.push(Place { seat: who, kind: UnitKind::Settler }),
            Purpose::Truce => {
                state.turn.truce.insert(who);
                state.players[seat].truce.insert(who);
            }
            Purpose::Murder => state.players[who].hindered += 1,
            Purpose::Spy => {
                let (hand, goals) = (*state.players[who].hand.get(), *state.players[who].goals.get());
                let known = state.players[seat].known.get_mut();
                known.cards[who.index()] = hand;
                known.goals[who.index()] = goals;
                cx.reveal();
                state.frames.push(Agent { seat, target: who });
            }
            Purpose::Exchange => {
                state.frames.push(Acquire { seat: who, from: Source::OwnedBy(seat), paid: false });
                state.frames.push(Acquire { seat, from: Source::OwnedBy(who), paid: false });
            }
            Purpose::Trade => unreachable!("a draft instead"),
        }
    }
}
