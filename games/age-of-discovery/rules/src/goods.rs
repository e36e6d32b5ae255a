//! Tracks that pay or hand out: initiative (R6.1), goods (R6.3), merchant ship (R6.4).

use crate::AgeOfDiscovery;
use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::ids::{Good, Kind, Track};
use crate::state::State;
use crate::table::Id;
use crate::targets;
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

/// R6.1: space k pays $k; the workers stay until the order changes.
pub fn initiative(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    for (place, worker) in state.tracks.initiative.iter().enumerate() {
        let (seat, n) = (worker.seat, place as u16 + 1);
        state.players[seat].money += n;
        cx.tell(|| Event::InitiativePaid { seat, n });
    }
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    if !state.tracks.goods.is_empty() && !state.goods_row.is_empty() {
        return Flow::Ask;
    }
    // R6.3: the last ones get nothing.
    for worker in state.tracks.goods.take() {
        state.put_back_worker(worker);
        cx.tell(|| Event::NoGoodLeft { seat: worker.seat });
    }
    flow::begin_track(state, Track::MerchantShip, cx);
    Flow::Go
}

/// Each kind that lies on the track, once.
pub fn each_good(state: &State, mut each: impl FnMut(Good)) {
    for (i, &good) in state.goods_row.iter().enumerate() {
        if !state.goods_row[..i].contains(&good) {
            each(good);
        }
    }
}

pub fn offer(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-good"));
    each_good(state, |good| {
        menu.choice(Action::TakeGood(good), || {
            Show::at(targets::good(good), msg("do-take-good").with("good", good.name()))
        });
    });
    menu.choice(Action::Pass, || Show::button(msg("do-leave-goods")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let worker = state.tracks.goods.remove(0);
    state.put_back_worker(worker);
    match action {
        Action::TakeGood(good) => {
            take(state, seat, good);
            cx.tell(|| Event::TookGood { seat, good });
        }
        Action::Pass => cx.tell(|| Event::LeftGoods { seat }),
        _ => unreachable!("a good or nothing"),
    }
}

/// From the track to a mat.
pub fn take(state: &mut State, seat: Seat, good: Good) {
    let place = state.goods_row.iter().position(|g| *g == good).expect("the good lies there");
    state.goods_row.remove(place);
    state.players[seat].goods[good] += 1;
}

/// R6.4: the highest value takes the ship, on a tie the earliest in order.
pub fn merchant_ship(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let mut best: Option<(Seat, u32)> = None;
    let mut tied = false;
    for &seat in &state.order {
        let workers = &state.tracks.merchant_ship[seat.index()];
        let worth = |(kind, n): (Kind, &u8)| facts().kinds[kind].merchant_ship_value as u32 * *n as u32;
        let value: u32 = workers.pairs().map(worth).sum();
        if value > best.map_or(0, |(_, v)| v) {
            best = Some((seat, value));
            tied = false;
        } else if value > 0 {
            tied |= best.is_some_and(|(_, v)| v == value);
        }
    }
    match best {
        _ if !state.ship => cx.tell(|| Event::NoShip),
        None => cx.tell(|| Event::ShipStays),
        Some((seat, value)) => {
            state.ship = false;
            state.players[seat].ships += 1;
            cx.tell(|| Event::ShipWon { seat, value, tied });
        }
    }
    for i in 0..state.seats() {
        let seat = Seat(i);
        let workers = std::mem::take(&mut state.tracks.merchant_ship[seat.index()]);
        if !workers.is_empty() {
            for &kind in Kind::ALL {
                for _ in 0..workers[kind] {
                    state.put_back(seat, kind);
                }
            }
        }
    }
}
