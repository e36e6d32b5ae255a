//! National powers that ask for more than a click (R13.2), and the stables (R12.13).

use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::Frame;
use crate::ids::{Good, Kind, Nation, Region, Training, Worker};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, discovery, targets};
use kernel::{Cx, Menu, Refusal, Seat, Show, Tone, msg};

fn player_of(state: &State, nation: Nation) -> Option<Seat> {
    Seat::all(state.seats()).find(|s| state.players[*s].nation == Some(nation))
}

/// R3.14: Spain is asked once everything is ready.
pub fn begin_spain(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    match player_of(state, Nation::Spain) {
        Some(seat) if !state.all_discovered() => drop(state.frames.replace(Frame::Spain { seat })),
        _ => flow::begin_round(state, cx),
    }
}

pub fn offer_spain(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-spain"));
    for region in state.undiscovered_regions() {
        menu.choice(Action::Discover(region), || {
            Show::at(targets::region(region), msg("do-discover").with("region", region.the()))
        });
    }
    for region in state.discovered_regions() {
        menu.refuse(|| Refusal::new(targets::region(region), "R13.2", msg("refuse-discovered")));
    }
    menu.choice(Action::Pass, || Show::button(msg("do-decline-spain")).tone(Tone::Idle));
}

pub fn apply_spain(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    state.spend_power(seat);
    match action {
        Action::Discover(region) => discovery::free(state, seat, region, Kind::Soldier, cx),
        Action::Pass => cx.tell(|| Event::PowerDeclined { seat, nation: Nation::Spain }),
        _ => unreachable!("a region or nothing"),
    }
    flow::begin_round(state, cx);
}

/// England: two colonists more on the dock, then any order.
pub fn use_england(state: &mut State, seat: Seat, cx: &mut Cx<AgeOfDiscovery>) {
    state.spend_power(seat);
    let mut n = 0;
    while n < 2 && state.take_figure(seat, Kind::Colonist) {
        state.tracks.dock.push(Worker { seat, kind: Kind::Colonist });
        n += 1;
    }
    if state.options.letter_england {
        // By the letter all workers on the dock may be reordered: they form one line.
        let tracks = &mut state.tracks;
        let rest = tracks.dock_x.take().into_iter().chain(tracks.dock_y.take());
        tracks.dock.extend(rest.chain(tracks.dock_ships.drain(..)));
    }
    cx.tell(|| Event::EnglandAdded { seat, n });
    state.frames.push(Frame::England { seat, settled: 0 });
}

/// Nothing is left to choose once all that follow are alike.
pub fn advance_england(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::England { seat, settled } = *state.frames.top() else {
        unreachable!("England orders the dock")
    };
    let rest = &state.tracks.dock[settled as usize..];
    if rest.windows(2).any(|pair| pair[0] != pair[1]) {
        return Flow::Ask;
    }
    let line = &state.tracks.dock;
    cx.tell(|| Event::EnglandSet { seat, line: line.to_vec() });
    state.frames.pop();
    Flow::Go
}

pub fn offer_england(state: &State, settled: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-england").num("n", settled as i64 + 1));
    let rest = &state.tracks.dock[settled as usize..];
    for (i, worker) in rest.iter().enumerate() {
        // Workers that are alike need one choice only.
        if !rest[..i].contains(worker) {
            let index = settled + i as u8;
            menu.choice(Action::Next(index), || {
                let label = msg("do-england-next").with("kind", worker.kind.name()).seat("who", worker.seat);
                Show::at(targets::in_line(crate::ids::Track::Dock, index), label)
            });
        }
    }
    menu.choice(Action::Pass, || Show::button(msg("do-england-done")).tone(Tone::Idle));
}

pub fn apply_england(
    state: &mut State,
    seat: Seat,
    settled: u8,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Next(index) => {
            state.tracks.dock[settled as usize..=index as usize].rotate_right(1);
            *state.frames.top_mut() = Frame::England { seat, settled: settled + 1 };
        }
        Action::Pass => {
            let line = &state.tracks.dock;
            cx.tell(|| Event::EnglandSet { seat, line: line.to_vec() });
            state.frames.pop();
        }
        _ => unreachable!("the next worker or as it stands"),
    }
}

pub fn use_france(state: &mut State, seat: Seat, good: Good, cx: &mut Cx<AgeOfDiscovery>) {
    state.spend_power(seat);
    crate::goods::take(state, seat, good);
    cx.tell(|| Event::FranceTook { seat, good });
}

pub fn use_holland(state: &mut State, seat: Seat, cx: &mut Cx<AgeOfDiscovery>) {
    state.spend_power(seat);
    state.ship = false;
    state.players[seat].ships += 1;
    cx.tell(|| Event::HollandTook { seat });
}

/// Workers of others on the specialist track, if Italy has somebody to send.
pub fn replaceable(state: &State, seat: Seat) -> impl Iterator<Item = (Training, Worker)> + '_ {
    let somebody = Kind::ALL.iter().any(|k| state.has_figure(seat, *k));
    Training::ALL.iter().filter_map(move |&place| {
        let worker = state.tracks.specialists[place.index()]?;
        (somebody && worker.seat != seat).then_some((place, worker))
    })
}

/// Which worker steps in makes no difference: a colonist, unless none is left.
pub fn use_italy(state: &mut State, seat: Seat, place: Training, cx: &mut Cx<AgeOfDiscovery>) {
    state.spend_power(seat);
    if state.has_figure(seat, Kind::Colonist) {
        replace(state, seat, place, Kind::Colonist, cx);
    } else {
        state.frames.push(Frame::Italy { seat, place });
    }
}

fn replace(state: &mut State, seat: Seat, place: Training, kind: Kind, cx: &mut Cx<AgeOfDiscovery>) {
    state.take_figure(seat, kind);
    let own = Worker { seat, kind };
    let out = state.tracks.specialists[place.index()].replace(own).expect("somebody stood there");
    state.put_back_worker(out);
    cx.tell(|| Event::ItalyReplaced { seat, kind, place, whose: out.seat, out: out.kind });
}

pub fn offer_italy(state: &State, seat: Seat, place: Training, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-italy").with("place", place.name()));
    for kind in state.players[seat].supply.present() {
        menu.choice(Action::Pick(kind), || {
            Show::at(targets::supply(kind), msg("do-italy-with").with("kind", kind.name()))
        });
    }
}

pub fn apply_italy(
    state: &mut State,
    seat: Seat,
    place: Training,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let Action::Pick(kind) = action else { unreachable!("a worker of the supply") };
    state.frames.pop();
    replace(state, seat, place, kind, cx);
}

/// R12.13: an adjacent discovered region; by the letter one where the rider has a colony.
fn can_ride(state: &State, seat: Seat, from: Region, to: Region) -> bool {
    facts().regions[from].adjacent >> to.index() & 1 == 1
        && state.discovered(to)
        && (!state.options.letter_stables || state.size(seat, to) > 0)
}

pub fn can_ride_from(state: &State, seat: Seat, from: Region) -> bool {
    state.colony(seat, from)[Kind::Soldier] > 0
        && Region::ALL.iter().any(|&to| can_ride(state, seat, from, to))
}

pub fn offer_stables(state: &State, seat: Seat, from: Region, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-stables").with("region", from.the()));
    for &to in Region::ALL {
        if can_ride(state, seat, from, to) {
            menu.choice(Action::MoveTo(to), || {
                Show::at(targets::region(to), msg("do-move-to").with("region", to.the()))
            });
        } else if to != from {
            menu.refuse(|| {
                let why = if !state.discovered(to) {
                    msg("refuse-undiscovered").with("region", to.the())
                } else if facts().regions[from].adjacent >> to.index() & 1 == 0 {
                    msg("refuse-not-adjacent").with("region", to.the())
                } else {
                    msg("refuse-no-own-colony").with("region", to.place())
                };
                Refusal::new(targets::region(to), "R12.13", why)
            });
        }
    }
}

pub fn apply_stables(
    state: &mut State,
    seat: Seat,
    from: Region,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let Action::MoveTo(to) = action else { unreachable!("an adjacent region") };
    state.frames.pop();
    state.regions[from].workers[seat.index()][Kind::Soldier] -= 1;
    cx.tell(|| Event::StablesMoved { seat, from, to });
    state.settle(seat, Kind::Soldier, to, cx);
}
