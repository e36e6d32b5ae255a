//! R12.4: the Papal Edict names a partner; both put colonists into a colony of theirs.

use super::*;

/// The owner names the other player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EdictPartner {
    pub seat: Seat,
}

/// The owner says who places first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EdictFirst {
    pub seat: Seat,
    pub partner: Seat,
}

/// One of the two places.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EdictPlace {
    pub seat: Seat,
}

impl Frame<Game> for EdictPartner {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-edict"));
        for other in state.others(seat) {
            menu.choice(Action::Name(other), || Show::seat(other, msg("do-edict").seat("who", other)));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Name(partner) = action else { unreachable!("a partner") };
        cx.tell(|| Event::EdictNamed { seat, partner });
        // Who goes first matters only if both can go.
        if state.has_colony(seat) && state.has_colony(partner) {
            state.frames.replace(EdictFirst { seat, partner });
        } else {
            state.frames.replace(EdictPlace { seat });
            state.frames.push(EdictPlace { seat: partner });
        }
    }
}

impl Frame<Game> for EdictFirst {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-edict-first"));
        for who in [seat, self.partner] {
            menu.choice(Action::Name(who), || Show::seat(who, msg("do-edict-first").seat("who", who)));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Name(first) = action else { unreachable!("one of the two") };
        let second = if first == seat { self.partner } else { seat };
        state.frames.replace(EdictPlace { seat: second });
        state.frames.push(EdictPlace { seat: first });
    }
}

impl Frame<Game> for EdictPlace {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-edict-place"));
        allies::offer_colonies(state, seat, "R12.4", menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Choose(region) = action else { unreachable!("a colony") };
        state.frames.pop();
        if let Effect::PlaceWorkersWithPartner { n, .. } = Building::PapalEdict.facts().effect {
            let n = state.settle_colonists(seat, n, region, cx);
            cx.tell(|| Event::EdictSettled { seat, region, n });
        }
    }

    /// Whoever has no colony places nothing.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seat = self.seat;
        if !state.has_colony(seat) {
            cx.tell(|| Event::EdictIdle { seat });
        } else if state.has_figure(seat, Kind::Colonist) {
            return Flow::Ask;
        } else {
            cx.tell(|| Event::GainLost { seat, kind: Kind::Colonist });
        }
        state.frames.pop();
        Flow::Go
    }
}
