//! The colonist dock: workers land in the New World (R6.2).

use crate::action::Action;
use crate::data::{Effect, facts};
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::ids::{Building, Kind, Region, Track, Worker};
use crate::state::State;
use crate::{AgeOfDiscovery, targets};
use kernel::{Cx, Menu, Refusal, Seat, Show, Tone, msg};

/// R6.2.1: the numbered spaces, then X, Y and the ships.
pub fn next(state: &State) -> Option<Worker> {
    let tracks = &state.tracks;
    tracks.dock.first().copied().or(tracks.dock_x).or(tracks.dock_y).or(tracks.dock_ships.first().copied())
}

fn take_next(state: &mut State) -> Worker {
    let tracks = &mut state.tracks;
    if !tracks.dock.is_empty() {
        return tracks.dock.remove(0);
    }
    let free = tracks.dock_x.take().or_else(|| tracks.dock_y.take());
    free.unwrap_or_else(|| tracks.dock_ships.remove(0))
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    if next(state).is_some() {
        return Flow::Ask;
    }
    flow::begin_track(state, Track::Goods, cx);
    Flow::Go
}

/// R6.2.2.
pub fn offer(state: &State, menu: &mut impl Menu<Action>) {
    let Some(worker) = next(state) else { return };
    menu.prompt(|| msg("prompt-land").with("kind", worker.kind.name()));
    for region in state.discovered_regions() {
        menu.choice(Action::Land(region), || {
            Show::at(targets::region(region), msg("do-land").with("region", region.place()))
        });
    }
    for region in state.undiscovered_regions() {
        menu.refuse(|| {
            let why = msg("refuse-undiscovered").with("region", region.the());
            Refusal::new(targets::region(region), "R6.2.2", why)
        });
    }
    menu.choice(Action::Pass, || Show::button(msg("do-stay-home")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let worker = take_next(state);
    match action {
        Action::Land(region) => land(state, worker, region, cx),
        Action::Pass => {
            state.put_back_worker(worker);
            cx.tell(|| Event::StayedHome { seat: worker.seat, kind: worker.kind });
        }
        _ => unreachable!("land or stay"),
    }
}

/// R6.2.3: arrival and what it brings.
fn land(state: &mut State, worker: Worker, region: Region, cx: &mut Cx<AgeOfDiscovery>) {
    let Worker { seat, kind } = worker;
    cx.tell(|| Event::Landed { seat, kind, region });
    state.settle(seat, kind, region, cx);
    match kind {
        Kind::Merchant => {
            let n = facts().constants.merchant_arrival;
            state.players[seat].money += n;
            cx.tell(|| Event::MerchantPaid { seat, n });
        }
        Kind::Missionary => match reformer(state, seat, region) {
            Some(owner) => cx.tell(|| Event::ReformationSpoke { seat, owner, region }),
            None => {
                let n = state.settle_colonists(seat, converts(state, seat), region, cx);
                cx.tell(|| Event::Converted { seat, region, n });
            }
        },
        _ => {}
    }
}

/// R12.15: another player who owns the reformation and has a missionary there.
fn reformer(state: &State, seat: Seat, region: Region) -> Option<Seat> {
    let owner = state.owner(Building::Reformation).filter(|o| *o != seat)?;
    (state.colony(owner, region)[Kind::Missionary] > 0).then_some(owner)
}

fn converts(state: &State, seat: Seat) -> u8 {
    match Building::Cathedral.facts().effect {
        Effect::MissionaryBonus { n } if state.owns(seat, Building::Cathedral) => n,
        _ => 1,
    }
}
