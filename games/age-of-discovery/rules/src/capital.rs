//! Capital buildings are bought (R6.5).

use crate::AgeOfDiscovery;
use crate::action::Action;
use crate::data::{Type, facts};
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::ids::{Building, Track, Worker};
use crate::state::{Place, State};
use crate::{immediate, targets};
use kernel::{Cx, Menu, Refusal, Seat, Show, Tone, msg};

/// R6.5.1: what `worker` would pay. Spoils of war are free; a builder is cheaper.
fn price(worker: Worker, building: Building) -> u16 {
    building.facts().cost.saturating_sub(facts().kinds[worker.kind].building_discount)
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Some(&worker) = state.tracks.buildings.first() else {
        flow::begin_track(state, Track::Discovery, cx);
        return Flow::Go;
    };
    let money = state.players[worker.seat].money;
    if state.row.iter().any(|b| price(worker, *b) <= money) {
        return Flow::Ask;
    }
    decline(state, cx);
    Flow::Go
}

fn decline(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let worker = state.tracks.buildings.remove(0);
    state.put_back_worker(worker);
    cx.tell(|| Event::BoughtNothing { seat: worker.seat });
}

pub fn offer(state: &State, menu: &mut impl Menu<Action>) {
    let worker = state.tracks.buildings[0];
    let money = state.players[worker.seat].money;
    menu.prompt(|| msg("prompt-buy").num("n", money));
    for &building in &state.row {
        let n = price(worker, building);
        if n <= money {
            menu.choice(Action::Buy(building), || {
                Show::at(
                    targets::building(building),
                    msg("do-buy").with("building", building.name()).num("n", n),
                )
            });
        } else {
            menu.refuse(|| {
                let why =
                    msg("refuse-too-dear").with("building", building.name()).num("n", n).num("money", money);
                Refusal::new(targets::building(building), "R6.5.1", why)
            });
        }
    }
    menu.choice(Action::Pass, || Show::button(msg("do-buy-nothing")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    match action {
        Action::Buy(building) => {
            let worker = state.tracks.buildings.remove(0);
            state.put_back_worker(worker);
            let price = price(worker, building);
            state.players[seat].money -= price;
            cx.tell(|| Event::Bought { seat, building, price });
            own(state, seat, building, cx);
        }
        Action::Pass => decline(state, cx),
        _ => unreachable!("a building or nothing"),
    }
}

/// R6.5.2: what happens now happens now. R1.8: a tile that has no more to give is turned over.
fn own(state: &mut State, seat: Seat, building: Building, cx: &mut Cx<AgeOfDiscovery>) {
    state.row.retain(|b| *b != building);
    state.buildings[building] = match building.facts().kind {
        Type::Immediate => Place::Spent(seat),
        Type::Once | Type::Permanent => Place::Owned(seat),
    };
    immediate::bought(state, seat, building, cx);
}
