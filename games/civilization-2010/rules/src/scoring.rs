//! R21: four ways to win, at once when reached.

use crate::Game;
use crate::data::data;
use crate::event::Event;
use crate::flow::active;
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, PerSeat, Rank, Seat, Standing};

/// Ends the game if somebody fulfils a condition: the first clockwise from the active player (R21.2).
pub fn check(state: &mut State, cx: &mut Cx<Game>) -> bool {
    if state.phase == Phase::Setup {
        return false;
    }
    let from = active(state);
    for i in 0..state.seats {
        let seat = Seat((from.0 + i) % state.seats);
        let player = state.player(seat);
        // R21.1
        let how = if player.track >= data().k.track_end {
            Victory::Culture
        } else if player.rows[4].has(Tech::SpaceFlight) {
            // R9.2, R8.4
            Victory::Technology
        } else if state.coins(seat) >= data().k.coins_to_win {
            // R13.2
            Victory::Economic
        } else {
            continue;
        };
        state.winner = Some((seat, how));
        cx.tell(|| Event::Won { who: seat, how });
        return true;
    }
    false
}

/// R21.3: coins, track and technologies together.
pub fn score(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    state.coins(seat) as i32 + player.track as i32 + player.known().len() as i32
}

/// The table's turn limit is reached; a tie is a shared victory.
pub fn stop(state: &mut State, cx: &mut Cx<Game>) {
    let best = state.all().max_by_key(|&seat| score(state, seat)).expect("a seat");
    state.winner = Some((best, Victory::Limit));
    for who in state.all().filter(|&seat| score(state, seat) == score(state, best)) {
        cx.tell(|| Event::Won { who, how: Victory::Limit });
    }
}

/// R21.3: one player wins and nothing is added up; only a turn limit counts points.
pub fn standing(state: &State) -> Option<Standing> {
    let (winner, how) = state.winner?;
    let points = PerSeat::new(state.seats, |seat| match how {
        Victory::Limit => score(state, seat),
        _ => (seat == winner) as i32,
    });
    Some(Standing::by(points, |_, points| [Rank::points(points)]))
}
