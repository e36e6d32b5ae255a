//! R9.42: the Manhattan Project.

use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Destroy {
    pub seat: Seat,
}

impl Frame<Game> for Destroy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-destroy"));
        for area in Area::lands() {
            menu.choice(Action::Strike(area), || Show::space(targets::area(area), area.term()));
        }
        menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
    }

    /// Everything of everyone in the region goes, and the settlement; a resource marker stays.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        let Action::Strike(area) = action else { return };
        state.manhattan_used = true;
        cx.tell(|| Event::Destroyed { who: seat, area });
        for player in state.players.iter_mut() {
            player.pieces.remove_where(|piece| piece.area() == area);
        }
        let region = &mut state.regions[area];
        (region.owner, region.holder, region.size) = (None, None, 0);
        (region.happy, region.productive) = (false, false);
        state.challenges.0[area.index()] = SeatSet::EMPTY;
        elimination::check(state, Some(seat), cx);
    }
}
