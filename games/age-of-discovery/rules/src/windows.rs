//! The window before each track (R6.0.3), and the university (R12.12), which is not tied to one moment.

use crate::action::{Action, Queue};
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::{Frame, Moment};
use crate::ids::{Building, Nation, Region, Track, Worker};
use crate::state::{Place, State};
use crate::table::Id;
use crate::{AgeOfDiscovery, powers, targets};
use kernel::{Cx, Menu, Seat, SeatSet, Show, Tone, msg};

/// The queues the university can shorten.
const QUEUES: [Track; 5] = [Track::Initiative, Track::Dock, Track::Goods, Track::Buildings, Track::War];

fn line(state: &State, track: Track) -> &[Worker] {
    let tracks = &state.tracks;
    match track {
        Track::Initiative => &tracks.initiative,
        Track::Dock => &tracks.dock,
        Track::Goods => &tracks.goods,
        Track::Buildings => &tracks.buildings,
        Track::War => &tracks.war,
        _ => &[],
    }
}

/// R12.12: what the university of `seat` could move, at this moment (`None`: his own turn to place or to benefit).
fn queues(state: &State, seat: Seat, moment: Option<Moment>, mut each: impl FnMut(Queue)) {
    if !state.ready(seat, Building::University) {
        return;
    }
    let letter = state.options.letter_university;
    for track in QUEUES {
        let now = letter
            || match moment {
                None => true,
                Some(Moment::Before(before)) => before == track,
                Some(Moment::Order) => track == Track::Initiative,
            };
        if now {
            for (index, worker) in line(state, track).iter().enumerate().skip(1) {
                if letter || worker.seat == seat {
                    each(Queue::Track { track, index: index as u8 });
                }
            }
        }
    }
    if letter || matches!(moment, None | Some(Moment::Order)) {
        for &marker in state.order.iter().skip(1) {
            if letter || marker == seat {
                each(Queue::Order(marker));
            }
        }
    }
}

pub fn university_useful(state: &State, seat: Seat, moment: Option<Moment>) -> bool {
    let mut any = false;
    queues(state, seat, moment, |_| any = true);
    any
}

pub fn offer_university(state: &State, seat: Seat, moment: Option<Moment>, menu: &mut impl Menu<Action>) {
    queues(state, seat, moment, |queue| {
        menu.choice(Action::University(queue), || {
            let label = match queue {
                Queue::Track { track, index } => {
                    msg("do-university").with("track", track.name()).num("n", index as i64 + 1)
                }
                Queue::Order(marker) => msg("do-university-order").seat("who", marker),
            };
            Show::at(targets::queue(queue), label)
        });
    });
}

/// The workers it passes move one place back.
pub fn apply_university(state: &mut State, seat: Seat, queue: Queue, cx: &mut Cx<AgeOfDiscovery>) {
    state.buildings[Building::University] = Place::Spent(seat);
    let tracks = &mut state.tracks;
    let whose = match queue {
        Queue::Order(marker) => {
            let place = state.order.iter().position(|s| *s == marker).expect("everybody has a place");
            state.order[..=place].rotate_right(1);
            marker
        }
        Queue::Track { track, index } => {
            let line: &mut [Worker] = match track {
                Track::Initiative => &mut tracks.initiative,
                Track::Dock => &mut tracks.dock,
                Track::Goods => &mut tracks.goods,
                Track::Buildings => &mut tracks.buildings,
                Track::War => &mut tracks.war,
                _ => unreachable!("no queue there"),
            };
            let passed = &mut line[..=index as usize];
            passed.rotate_right(1);
            passed[0].seat
        }
    };
    cx.tell(|| Event::UniversityUsed { seat, whose, queue });
}

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
    own_power || university_useful(state, seat, Some(moment))
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Window { moment, mut done, stabled, .. } = *state.frames.top() else {
        unreachable!("a window")
    };
    // One pass: whoever comes before the next user had his chance.
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
    offer_university(state, seat, Some(moment), menu);
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
        Action::University(queue) => apply_university(state, seat, queue, cx),
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
