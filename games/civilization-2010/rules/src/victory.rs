//! R21: four ways to win, at once when reached.

use crate::Context;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::active;
use crate::names::*;
use crate::state::*;
use kernel::{PerSeat, Rank, Seat, Standing};

/// Ends the game if somebody fulfils a condition: the first clockwise from the active player (R21.2).
pub fn check(s: &mut State, cx: &mut Context) -> bool {
    if s.phase == Phase::Setup {
        return false;
    }
    let from = active(s);
    for i in 0..s.seats {
        let seat = Seat((from.0 + i) % s.seats);
        let player = s.player(seat);
        let how = if player.track >= data().k.track_end {
            Victory::Culture
        } else if player.rows[4].has(Tech::SpaceFlight) {
            Victory::Technology
        } else if s.coins(seat) >= data().k.coins_to_win {
            Victory::Economic
        } else {
            continue;
        };
        s.winner = Some((seat, how));
        cx.tell(|| LogEvent::Won { who: seat, how });
        return true;
    }
    false
}

/// R21.3: coins, track and technologies together.
pub fn score(s: &State, seat: Seat) -> i32 {
    let player = s.player(seat);
    s.coins(seat) as i32 + player.track as i32 + player.known().len() as i32
}

/// The table's turn limit is reached; a tie is a shared victory.
pub fn stop(s: &mut State, cx: &mut Context) {
    let best = s.all().max_by_key(|&seat| score(s, seat)).expect("a seat");
    s.winner = Some((best, Victory::Limit));
    for who in s.all().filter(|&seat| score(s, seat) == score(s, best)) {
        cx.tell(|| LogEvent::Won { who, how: Victory::Limit });
    }
}

/// R21.3: one player wins and nothing is added up; only a turn limit counts points.
pub fn standing(s: &State) -> Option<Standing> {
    let (winner, how) = s.winner?;
    let points = PerSeat::new(s.seats, |seat| match how {
        Victory::Limit => score(s, seat),
        _ => (seat == winner) as i32,
    });
    Some(Standing::by(points, |_, points| [Rank::points(points)]))
}
