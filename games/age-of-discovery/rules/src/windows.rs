//! The window before each track (R6.0.3).

use crate::action::Action;
use crate::flow::{self, Flow};
use crate::frame::{Frame, Moment};
use crate::ids::{Building, Nation, Region, Track};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, powers, targets, university};
use kernel::{Cx, Menu, Seat, SeatSet, Show, Tone, msg};

/// R12.13: where a soldier of `seat` could ride from.
fn stable_sources(state: &State, seat: Seat) -> impl Iterator<Item = Region> + '_ {
    Region::ALL.iter().copied().filter(move |&r| powers::can_ride_from(state, seat, r))
}

/// Whether `seat` has a power for this moment.
fn usable(state: &State, seat: Seat, moment: Moment, stabled: bool) -> bool {
    let own_power = match moment {
        Moment::Before(Track::Dock) => state.power(seat, Nation::England),
        Moment::Before(Track::Goods) => state.power(seat, Nation::France) && !state.goods_row.is_empty(),
        Moment::Before(Track::MerchantShip) => state.power(seat, Nation::Holland) && state.ship,
        Moment::Before(Track::Specialists) => {
            state.power(seat, Nation::Italy) && powers::replaceable(state, seat).next().is_some()
        }
        Moment::Before(Track::Discovery) => {
            !stabled && state.owns(seat, Building::Stables) && stable_sources(state, seat).next().is_some()
        }
        _ => false,
    };
    own_power || university::useful(state, seat)
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Window { moment, mut done, stabled, .. } = *state.frames.top() else {
        unreachable!("a window")
    };
    // One pass: whoever comes before the next user had their chance.
    for i in 0..state.order.len() {
        let seat = state.order[i];
        if done.contains(seat) {
            continue;
        }
        if usable(state, seat, moment, stabled) {
            *state.frames.top_mut() = Frame::Window { moment, seat: Some(seat), done, stabled };
            return Flow::Ask;
        }
        done.insert(seat);
    }
    match moment {
        Moment::Before(track) => flow::resolve(state, track, cx),
        Moment::Order => drop(state.frames.replace(Frame::NextRound)),
    }
    Flow::Go
}

pub fn offer(state: &State, seat: Seat, moment: Moment, stabled: bool, menu: &mut impl Menu<Action>) {
    match moment {
        Moment::Before(track) => menu.prompt(|| msg("prompt-window").with("track", track.name())),
        Moment::Order => menu.prompt(|| msg("prompt-window-order")),
    }
    match moment {
        Moment::Before(Track::Dock) if state.power(seat, Nation::England) => {
            menu.choice(Action::UseEngland, || Show::at(targets::nation(Nation::England), msg("do-england")));
        }
        Moment::Before(Track::Goods) if state.power(seat, Nation::France) => {
            crate::goods::each_good(state, |good| {
                menu.choice(Action::TakeGood(good), || {
                    Show::at(targets::good(good), msg("do-france").with("good", good.name()))
                });
            });
        }
        Moment::Before(Track::MerchantShip) if state.power(seat, Nation::Holland) && state.ship => {
            menu.choice(Action::TakeShip, || Show::at(targets::SHIP, msg("do-holland")));
        }
        Moment::Before(Track::Specialists) if state.power(seat, Nation::Italy) => {
            for (place, worker) in powers::replaceable(state, seat) {
                menu.choice(Action::Replace(place), || {
                    let label = msg("do-italy").with("place", place.name()).seat("who", worker.seat);
                    Show::at(targets::training(place), label)
                });
            }
        }
        Moment::Before(Track::Discovery) if !stabled && state.owns(seat, Building::Stables) => {
            for region in stable_sources(state, seat) {
                menu.choice(Action::MoveFrom(region), || {
                    let label = msg("do-stables-from").with("region", region.the());
                    Show::at(targets::colonists(region, seat, crate::ids::Kind::Soldier), label)
                });
            }
        }
        _ => {}
    }
    menu.choice(Action::Pass, || Show::button(msg("do-decline-power")).tone(Tone::Idle));
}

pub fn apply(
    state: &mut State,
    seat: Seat,
    (moment, mut done, stabled): (Moment, SeatSet, bool),
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Pass => done.insert(seat),
        Action::UseEngland => powers::use_england(state, seat, cx),
        Action::TakeGood(good) => powers::use_france(state, seat, good, cx),
        Action::TakeShip => powers::use_holland(state, seat, cx),
        Action::Replace(place) => powers::use_italy(state, seat, place, cx),
        Action::MoveFrom(from) => {
            *state.frames.top_mut() = Frame::Window { moment, seat: None, done, stabled: true };
            state.frames.push(Frame::Stables { seat, from });
            return;
        }
        _ => unreachable!("a power or nothing"),
    }
    let window = Frame::Window { moment, seat: None, done, stabled };
    // England and Italy may have pushed a question of their own on top.
    for frame in state.frames.iter_mut() {
        if matches!(frame, Frame::Window { .. }) {
            *frame = window;
        }
    }
}
