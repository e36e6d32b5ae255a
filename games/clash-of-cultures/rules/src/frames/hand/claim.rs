//! R16: objectives claimed at the moment in another's turn, and declared in the status phase.

use super::*;

/// R16.5, R23.6: instant objectives of whoever's turn it is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim {
    pub seat: Seat,
    pub set: Set<Objective>,
}

impl Frame<Game> for Claim {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-claim"));
        objectives::offer_claims(state, seat, self.set, menu);
        menu.choice(Action::Done, || Show::button(msg("do-claim-none")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Claim { card, objective } = action {
            objectives::complete(state, seat, card, objective, cx);
            // R16.3: one condition completes one objective of a name.
            self.set.remove(objective);
            if !self.set.is_empty() {
                state.frames.push(self);
            }
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        by_hand(state, self.seat)
    }
}

/// R16.6: hands are secret, so such a window opens by the size of the hand alone.
fn by_hand(state: &mut State, seat: Seat) -> Flow {
    if !state.players[seat].goals.get().is_empty() {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

/// R19.1: what is declared in the status phase. R16.7: any number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Declare {
    pub seat: Seat,
    pub done: Set<Objective>,
}

impl Frame<Game> for Declare {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let can = objectives::declarable(state, seat, self.done);
        let open = objectives::fitting(state, seat, can);
        menu.prompt(|| msg("prompt-declare").num("n", open as i64));
        objectives::offer_claims(state, seat, can, menu);
        for card in state.players[seat].goals.get().iter() {
            if !can.has(card.fact().top) && !can.has(card.fact().bottom) {
                menu.refuse(|| Refusal::new(targets::goal(card), "R16.2", msg("refuse-objective")));
            }
        }
        let done = match (open, self.done.is_empty()) {
            (0, true) => "do-declare-go-on",
            (_, true) => "do-declare-none",
            _ => "do-declare-done",
        };
        menu.choice(Action::Done, || Show::button(msg(done)).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Claim { card, objective } = action {
            objectives::complete(state, seat, card, objective, cx);
            self.done.insert(objective);
            state.frames.push(self);
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        by_hand(state, self.seat)
    }
}
