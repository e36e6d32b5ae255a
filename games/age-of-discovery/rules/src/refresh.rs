//! Phase 5: the table is made ready again, colonies score, points are sold (R9).

use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::{Frame, Moment};
use crate::ids::{BUILDINGS, Building, Good, Kind, Region};
use crate::state::{Phase, Place, State};
use crate::table::Id;
use crate::{AgeOfDiscovery, scoring};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Menu, Refusal, Seat, SeatSet, Show, Target, Tone, msg};

/// One token out of the bag.
pub fn draw_good(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Option<Good> {
    state.bag.draw(cx).map(|kind| Good::ALL[kind])
}

/// R9.3: what was not taken leaves the game; four new ones, or as many as the bag has.
pub fn draw_goods(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let removed = state.goods_row.take();
    for &good in &removed {
        state.goods_out[good] += 1;
    }
    while state.goods_row.len() < facts().constants.goods_on_track as usize {
        let Some(good) = draw_good(state, cx) else { break };
        state.goods_row.push(good);
    }
    let drawn = &state.goods_row;
    cx.tell(|| Event::GoodsRefreshed { removed: removed.to_vec(), drawn: drawn.to_vec() });
}

/// The next tile of an age's stack.
pub fn draw_building(state: &State, age: u8, cx: &mut Cx<AgeOfDiscovery>) -> Option<Building> {
    let lies = |b: &Building| state.buildings[*b] == Place::Stack && b.facts().age == age;
    let mut counts = [0u8; BUILDINGS];
    for building in Building::ALL.iter().filter(|b| lies(b)) {
        counts[building.index()] = 1;
    }
    counts.contains(&1).then(|| Building::ALL[cx.kind(&counts)])
}

/// R9.5: up to five face up; an empty stack leaves fewer.
pub fn fill_row(state: &mut State, age: u8, cx: &mut Cx<AgeOfDiscovery>) {
    let kept = state.row.len();
    while state.row.len() < facts().constants.buildings_face_up as usize {
        let Some(building) = draw_building(state, age, cx) else { break };
        state.buildings[building] = Place::Row;
        state.row.push(building);
    }
    let shown = &state.row[kept..];
    if !shown.is_empty() {
        cx.tell(|| Event::BuildingsRevealed { buildings: shown.to_vec() });
    }
}

/// R9.5 after rounds 3 and 6: everything of the old age goes.
fn end_age(state: &mut State, age: u8, cx: &mut Cx<AgeOfDiscovery>) {
    state.row.clear();
    for &building in Building::ALL {
        let unsold = matches!(state.buildings[building], Place::Stack | Place::Row);
        if unsold && building.facts().age == age {
            state.buildings[building] = Place::Gone;
        }
    }
    cx.tell(|| Event::AgeEnded { age });
}

fn scores(round: u8) -> Option<usize> {
    match round {
        3 => Some(0),
        6 => Some(1),
        8 => Some(2),
        _ => None,
    }
}

/// The printed sequence: goods, ship, buildings, colonists, scoring, purchase; then order and round.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let last = state.round == facts().constants.rounds;
    if !last {
        draw_goods(state, cx);
        if !state.ship {
            state.ship = true;
            cx.tell(|| Event::ShipAdded);
        }
        let age = state.age();
        if scores(state.round).is_some() {
            end_age(state, age, cx);
            fill_row(state, age + 1, cx);
        } else {
            fill_row(state, age, cx);
        }
        new_colonists(state, cx);
    }
    if let Some(scoring) = scores(state.round) {
        score_colonies(state, scoring, cx);
        if last {
            // R11.3.
            for seat in Seat::all(state.seats()) {
                state.players[seat].wealth_money = Some(state.players[seat].money);
            }
        }
        if state.options.buy_vp {
            state.frames.replace(Frame::Purchase { seat: None, done: SeatSet::EMPTY });
            return Flow::Go;
        }
    }
    close(state, cx);
    Flow::Go
}

/// R9.7.
fn new_colonists(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let n = facts().constants.new_colonists_per_round;
    for seat in Seat::all(state.seats()) {
        for _ in 0..n {
            if state.take_figure(seat, Kind::Colonist) {
                state.players[seat].hand[Kind::Colonist] += 1;
            }
        }
    }
    cx.tell(|| Event::NewColonists { n });
}

/// R10.
fn score_colonies(state: &mut State, scoring: usize, cx: &mut Cx<AgeOfDiscovery>) {
    for &region in Region::ALL {
        let points = scoring::colony(state, region);
        for seat in Seat::all(state.seats()) {
            let n = points[seat.index()];
            if n > 0 {
                state.players[seat].colony_vp[scoring] += n;
                cx.tell(|| Event::ColonyScored { seat, region, n });
            }
        }
    }
}

/// After scoring and purchase: the end, or the new order and a last moment to change it (R12.12).
fn close(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    if state.round == facts().constants.rounds {
        finish(state, cx);
    } else {
        set_order(state, cx);
        let moment = Moment::Order;
        state.frames.replace(Frame::Window { moment, seat: None, done: SeatSet::EMPTY, stabled: false });
    }
}

fn price(state: &State) -> u16 {
    facts().constants.buy_vp_cost.of(state.age())
}

/// R9.2: in order, whoever can pay.
pub fn advance_purchase(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Purchase { done, .. } = *state.frames.top() else { unreachable!("a purchase") };
    let price = price(state);
    match state.next_of(done, |s| state.players[s].money >= price) {
        Some(seat) => {
            *state.frames.top_mut() = Frame::Purchase { seat: Some(seat), done };
            Flow::Ask
        }
        None => {
            close(state, cx);
            Flow::Go
        }
    }
}

pub fn offer_purchase(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let price = price(state);
    let most = state.players[seat].money / price;
    menu.prompt(|| msg("prompt-buy-vp").num("n", price).num("money", state.players[seat].money));
    // A few sizes are enough to reach any sum.
    let mut last = 0;
    for n in [1, 5, 10, most] {
        if n > last && n <= most {
            menu.choice(Action::BuyVp(n), || {
                Show::button(msg("do-buy-vp").num("n", n).num("cost", n * price))
            });
            last = n;
        }
    }
    if most < 5 {
        menu.refuse(|| Refusal::new(Target::Button, "R9.2", msg("refuse-vp-money").num("n", most)));
    }
    menu.choice(Action::Pass, || Show::button(msg("do-done")).tone(Tone::Idle));
}

pub fn apply_purchase(
    state: &mut State,
    seat: Seat,
    mut done: SeatSet,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::BuyVp(n) => {
            let cost = n * price(state);
            state.players[seat].money -= cost;
            state.players[seat].bought_vp += n;
            cx.tell(|| Event::BoughtVp { seat, n, cost });
        }
        Action::Pass => done.insert(seat),
        _ => unreachable!("points or nothing"),
    }
    *state.frames.top_mut() = Frame::Purchase { seat: None, done };
}

/// R9.6.
fn set_order(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let first: ArrayVec<_, 6> = state.tracks.initiative.take();
    let mut order: ArrayVec<Seat, 6> = first.iter().map(|w| w.seat).collect();
    for &seat in &state.order {
        if !order.contains(&seat) {
            order.push(seat);
        }
    }
    for worker in first {
        state.put_back_worker(worker);
    }
    if order != state.order {
        cx.tell(|| Event::NewOrder { order: order.clone() });
        state.order = order;
    }
}

/// R9.8.
pub fn next_round(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    state.round += 1;
    flow::begin_round(state, cx);
    Flow::Go
}

/// R11.
fn finish(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    state.phase = Phase::Over;
    state.frames.replace(Frame::Over);
    for seat in Seat::all(state.seats()) {
        let score = &*state;
        cx.tell(|| Event::FinalScore { seat, score: scoring::breakdown(score, seat) });
    }
    let ended = &*state;
    cx.tell(|| Event::Won { seats: scoring::standing(ended).expect("the game is over").winners() });
}
