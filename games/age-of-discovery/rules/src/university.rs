//! The university (R12.12): one worker goes to the front of its line. It is not tied to one moment.

use crate::action::{Action, Queue};
use crate::event::Event;
use crate::frames::{Moment, Pending, Window, dock_line, to_front_of_dock};
use crate::ids::*;
use crate::state::{Place, State};
use crate::{Game, targets};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Seat, Show, msg};

/// The tracks it can shorten.
const TRACKS: [Track; 5] = [Track::Initiative, Track::Dock, Track::Goods, Track::Buildings, Track::War];

/// The workers of a track in the order in which they are resolved.
fn line(state: &State, track: Track) -> ArrayVec<Worker, 24> {
    let tracks = &state.tracks;
    match track {
        Track::Initiative => tracks.initiative.iter().copied().collect(),
        Track::Dock => dock_line(tracks).copied().collect(),
        Track::Goods => tracks.goods.iter().copied().collect(),
        Track::Buildings => tracks.buildings.iter().copied().collect(),
        Track::War => tracks.war.iter().copied().collect(),
        _ => ArrayVec::new(),
    }
}

/// What it may be used on.
#[derive(Clone, Copy, PartialEq)]
enum Reach {
    Everything,
    Only(Track),
    Order,
}

/// By the letter (D9) everything at any moment. Otherwise everything on one's turn to place and when it is bought, the track
/// that is due before that track, and the new order once it is set.
fn reach(state: &State) -> Option<Reach> {
    match state.frames.top() {
        _ if state.options.letter_university => Some(Reach::Everything),
        Pending::Placement(_) | Pending::University(_) => Some(Reach::Everything),
        Pending::Window(Window { moment: Moment::Before(track), .. }) => Some(Reach::Only(*track)),
        Pending::Window(Window { moment: Moment::Order, .. }) => Some(Reach::Order),
        _ => None,
    }
}

/// What the university of `seat` could move now. By the letter any worker, otherwise one's own.
fn queues(state: &State, seat: Seat, mut each: impl FnMut(Queue, Option<Worker>)) {
    if !state.ready(seat, Building::University) {
        return;
    }
    let Some(reach) = reach(state) else { return };
    let movable = |owner: Seat| state.options.letter_university || owner == seat;
    for track in TRACKS.into_iter().filter(|t| reach == Reach::Everything || reach == Reach::Only(*t)) {
        for (index, worker) in line(state, track).into_iter().enumerate().skip(1) {
            if movable(worker.seat) {
                each(Queue::Track { track, index: index as u8 }, Some(worker));
            }
        }
    }
    if matches!(reach, Reach::Everything | Reach::Order) {
        for &marker in state.order.iter().skip(1).filter(|marker| movable(**marker)) {
            each(Queue::Order(marker), None);
        }
    }
}

pub fn useful(state: &State, seat: Seat) -> bool {
    let mut any = false;
    queues(state, seat, |_, _| any = true);
    any
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    queues(state, seat, |queue, worker| {
        menu.choice(Action::University(queue), || {
            let label = match (queue, worker) {
                (Queue::Track { track, index }, Some(worker)) => msg("do-university")
                    .with("track", track.term())
                    .with("kind", worker.kind.term())
                    .seat("who", worker.seat)
                    .num("n", index as i64 + 1),
                (Queue::Order(marker), _) => msg("do-university-order").seat("who", marker),
                (Queue::Track { .. }, None) => unreachable!("a place on a track has its worker"),
            };
            Show::at(targets::queue(queue), label)
        });
    });
}

/// The workers it passes move one place back.
pub fn apply(state: &mut State, seat: Seat, queue: Queue, cx: &mut Cx<Game>) {
    state.buildings[Building::University] = Place::Spent(seat);
    let tracks = &mut state.tracks;
    let to_front = |line: &mut [Worker], index: u8| {
        line[..=index as usize].rotate_right(1);
        line[0].seat
    };
    let whose = match queue {
        Queue::Order(marker) => {
            let place = state.order.iter().position(|s| *s == marker).expect("everybody has a place");
            state.order[..=place].rotate_right(1);
            marker
        }
        Queue::Track { track: Track::Dock, index } => to_front_of_dock(state, index as usize).seat,
        Queue::Track { track: Track::Initiative, index } => to_front(&mut tracks.initiative, index),
        Queue::Track { track: Track::Goods, index } => to_front(&mut tracks.goods, index),
        Queue::Track { track: Track::Buildings, index } => to_front(&mut tracks.buildings, index),
        Queue::Track { track: Track::War, index } => to_front(&mut tracks.war, index),
        Queue::Track { .. } => unreachable!("no line there"),
    };
    cx.tell(|| Event::UniversityUsed { seat, whose, queue });
}
