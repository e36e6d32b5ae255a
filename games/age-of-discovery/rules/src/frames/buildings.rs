//! R6.5: capital buildings are bought.

use super::*;
use crate::buildings;

pub struct Buildings;

/// R6.5.1: what such a worker would pay. Spoils of war are free; a builder is cheaper.
pub fn price(kind: Kind, building: Building) -> u16 {
    building.facts().cost.saturating_sub(facts().kinds[kind].building_discount)
}

/// Nothing is bought: by choice, or with too little.
fn decline(state: &mut State, too_little: Option<u16>, cx: &mut Cx<Game>) {
    let worker = state.tracks.buildings.remove(0);
    state.put_back_worker(worker);
    cx.tell(|| Event::BoughtNothing { seat: worker.seat, too_little });
}

impl Frame<Game> for Buildings {
    fn asked(&self, state: &State) -> SeatSet {
        state.tracks.buildings.first().map(|worker| worker.seat).into_iter().collect()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let worker = state.tracks.buildings[0];
        let money = state.players[worker.seat].money;
        menu.prompt(|| msg("prompt-buy").num("n", money));
        for &building in &state.row {
            let n = price(worker.kind, building);
            let at = targets::building(building);
            if n <= money {
                menu.choice(Action::Buy(building), || {
                    Show::at(at, buildings::purchase(state, worker.seat, building, n))
                });
            } else {
                menu.refuse(|| {
                    let why = msg("refuse-too-dear").with("building", building.term());
                    Refusal::new(at, "R6.5.1", why.num("n", n).num("money", money))
                });
            }
        }
        menu.choice(Action::Pass, || Show::button(msg("do-buy-nothing")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Buy(building) => {
                let worker = state.tracks.buildings.remove(0);
                state.put_back_worker(worker);
                let price = price(worker.kind, building);
                // R1.11: to the bank.
                state.players[seat].money -= price;
                cx.tell(|| Event::Bought { seat, building, price });
                buildings::bought(state, seat, building, cx);
            }
            Action::Pass => decline(state, None, cx),
            _ => unreachable!("a building or nothing"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some(&worker) = state.tracks.buildings.first() else {
            flow::begin_track(state, Track::Discovery, cx);
            return Flow::Go;
        };
        let money = state.players[worker.seat].money;
        if state.row.iter().any(|b| price(worker.kind, *b) <= money) {
            return Flow::Ask;
        }
        decline(state, Some(money), cx);
        Flow::Go
    }
}
