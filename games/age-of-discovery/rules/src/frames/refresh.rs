//! Phase 5: the table is made ready again and colonies score (R9), without a question but whether to buy points.

use super::*;
use crate::{refill, scoring};

pub struct Refresh;

/// Between two rounds, once the new order is set.
pub struct NextRound;

/// R11.1: the game has ended, and nobody is asked any more.
pub struct Over;

/// R9.1: which scoring follows a round.
pub fn scores(round: u8) -> Option<usize> {
    match round {
        3 => Some(0),
        6 => Some(1),
        8 => Some(2),
        _ => None,
    }
}

/// R10.1, R10.3: the points are scored at once.
fn score_colonies(state: &mut State, scoring: usize, cx: &mut Cx<Game>) {
    for region in Region::all() {
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

impl Frame<Game> for Refresh {
    /// The printed sequence: goods, ship, buildings, colonists, scoring, purchase; then order and round.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let last = state.round == facts().constants.rounds;
        if !last {
            refill::draw_goods(state, cx);
            // R9.4, R3.10: there is always another.
            if !state.ship {
                state.ship = true;
                cx.tell(|| Event::ShipAdded);
            }
            let age = state.age();
            if scores(state.round).is_some() {
                refill::end_age(state, age, cx);
                refill::fill_row(state, age + 1, cx);
            } else {
                refill::fill_row(state, age, cx);
            }
            refill::new_colonists(state, cx);
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
                state.frames.replace(Purchase { seat: None, done: SeatSet::EMPTY });
                return Flow::Go;
            }
        }
        flow::end_round(state, cx);
        Flow::Go
    }
}

impl Frame<Game> for NextRound {
    /// R9.8.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.round += 1;
        flow::begin_round(state, cx);
        Flow::Go
    }
}

impl Frame<Game> for Over {}
