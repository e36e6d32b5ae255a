//! R12: the end of an epoch, the end of the game.

use crate::HistoryOfTheWorld;
use crate::data;
use crate::draft;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::State;
use kernel::{Bag, Cx, Rank, Seat, Standing};

/// R12.1: the one player with most points, if there is just one.
pub fn leader(state: &State) -> Option<Seat> {
    let most = state.players.iter().map(|p| p.points).max()?;
    let mut leaders = Seat::all(state.seats()).filter(|&s| state.players[s].points == most);
    leaders.next().filter(|_| leaders.next().is_none())
}

pub fn end_epoch(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    if !state.options.no_preeminence {
        match leader(state) {
            Some(seat) => {
                state.players[seat].markers += 1;
                cx.tell(|| Event::Preeminent { seat });
            }
            None => cx.tell(|| Event::NobodyPreeminent),
        }
    }
    if state.epoch < 7 {
        state.epoch += 1;
        draft::begin(state, cx);
    } else {
        turn_markers(state, cx);
        state.frames.replace(Frame::Over);
        let winners = standing(state).winners();
        cx.tell(|| Event::GameOver { winners: winners.iter().collect() });
    }
}

/// The markers by value.
pub fn markers() -> Bag<7> {
    data::facts().pieces.preeminence.iter().map(|&v| v as usize).collect()
}

/// R12.3: nobody looked at a marker before, so drawing its value now is as good as having drawn it then.
fn turn_markers(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let mut bag = markers();
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat];
        for _ in 0..player.markers {
            player.preeminence += bag.draw(cx).expect("eight markers, seven epochs") as u8;
        }
        player.points += player.preeminence as u16;
        let points = player.preeminence;
        if player.markers > 0 {
            cx.tell(|| Event::MarkersTurned { seat, points });
        }
    }
}

/// The sum of the strengths on a player's seven cards.
pub fn strength_played(state: &State, seat: Seat) -> u16 {
    state.players[seat].empires.iter().flatten().map(|e| e.facts().strength as u16).sum()
}

/// R12.4: points; smaller sum of strengths; more pre-eminence; smaller strength in the last epoch.
pub fn standing(state: &State) -> Standing {
    Standing::by(state.players.map(|_, p| p.points), |seat, points| {
        let player = &state.players[seat];
        [
            Rank::points(points),
            Rank::least("tie-strength", strength_played(state, seat)),
            Rank::most("tie-preeminence", player.preeminence),
            Rank::least("tie-last-empire", player.empires[6].map_or(0, |e| e.facts().strength)),
        ]
    })
}
