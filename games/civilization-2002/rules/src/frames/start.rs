//! R2.1.5 to R2.1.8: start regions, starting technologies, start markers.

use super::*;
use crate::markers;
use kernel::Chance;

/// R2.1.5: so many start regions were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    pub placed: u8,
}

/// R2.1.6: deals the starting technologies, from this place in the order on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartCards {
    pub next: u8,
}

/// R2.1.7: turns the start markers up, from this place in the order on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartMarkers {
    pub next: u8,
}

impl Draft {
    /// R2.1.5: seat order from the first placer, then back: 1, 2, ..., n, n, ..., 2, 1.
    fn placer(&self, state: &State) -> Seat {
        let n = state.seats();
        let step = if self.placed < n { self.placed } else { 2 * n - 1 - self.placed.min(2 * n - 1) };
        Seat((state.first.0 + step) % n)
    }
}

impl Frame<Game> for Draft {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(self.placer(state))
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let nth = if self.placed < state.seats() { 1 } else { 2 };
            // R2.1.7: what is seen to change after the last is what all start markers bring.
            let last = self.placed + 1 == 2 * state.seats();
            let said = msg("prompt-start").with("what", figure::name(state, Kind::AncientInfantry));
            said.num("n", nth).num("last", last as u8)
        });
        for area in Area::lands() {
            // R9.2: free of settlements is enough; the two of one player may touch.
            if state.regions[area].owner.is_none() {
                menu.choice(Action::Start(area), || {
                    Show::space(targets::area(area), msg("do-start").with("where", area.term()))
                });
            } else {
                menu.refuse(|| targets::refuse_area(area, "R2.1.5", msg("refuse-settled")));
            }
        }
    }

    /// R2.1.4: a village, a settler and an ancient infantry in each of the two regions.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Start(area) = action else { unreachable!("a start region is chosen") };
        let n = state.seats();
        state.regions[area].settle(seat);
        let player = &mut state.players[seat];
        player.starts[(self.placed >= n) as usize] = Some(area);
        player.pieces.add(Kind::Settler, area);
        player.pieces.add(Kind::AncientInfantry, area);
        cx.tell(|| Event::Started { who: seat, area });
        let placed = self.placed + 1;
        if placed < 2 * n {
            state.frames.replace(Draft { placed });
        } else if state.advanced() {
            state.frames.replace(StartCards { next: 0 });
        } else {
            state.frames.replace(StartMarkers { next: 0 });
        }
    }
}

impl Frame<Game> for StartCards {
    /// R2.1.6: one of the technologies without prerequisites for each player.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let next = self.next;
        if next == state.seats() {
            state.frames.replace(StartMarkers { next: 0 });
            return Flow::Go;
        }
        state.frames.replace(StartCards { next: next + 1 });
        let seat = Seat((state.first.0 + next) % state.seats());
        let left: Vec<Tech> = state.supply.iter().filter(|tech| tech.facts().start).collect();
        let tech = left[cx.below(left.len() as u32) as usize];
        cx.tell(|| Event::Dealt { who: seat, tech });
        technology::gain(state, seat, tech, Source::Dealt, cx);
        Flow::Go
    }
}

impl Frame<Game> for StartMarkers {
    /// R2.1.7, R9.3: each player's first region, then their second, in the order of placing.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let next = self.next;
        if next == 2 * state.seats() {
            begin(state, cx);
            return Flow::Go;
        }
        state.frames.replace(StartMarkers { next: next + 1 });
        let seat = Seat((state.first.0 + next / 2) % state.seats());
        let area = state.players[seat].starts[next as usize % 2].expect("two start regions each");
        if state.regions[area].face != Face::Down {
            return Flow::Go;
        }
        cx.reveal();
        let marker = *state.regions[area].marker.get();
        if markers::START_REMOVES.contains(&marker) {
            cx.tell(|| Event::MarkerRemoved { who: seat, area, marker });
            markers::discard(state, area);
        } else {
            markers::turn_up(state, seat, area, cx);
        }
        Flow::Go
    }
}

/// R2.1.8: another roll for the first player.
fn begin(state: &mut State, cx: &mut Cx<Game>) {
    state.first = setup::highest_roll(state.alive_set(), RollFor::First, |_| 0, cx);
    cx.tell(|| Event::FirstPlayer { who: state.first });
    state.turn = 1;
    state.frames.replace(Movement { seat: state.first });
    flow::begin_movement(state, state.first, cx);
}
