//! Conservation laws and bounds.

use crate::ids::*;
use crate::state::State;

pub fn audit(state: &State) -> Result<(), String> {
    hours(state)?;
    board(state)
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Every hour is in one place at most, and everybody has played one a day.
fn hours(state: &State) -> Result<(), String> {
    let mut seen = state.spent;
    for (seat, player) in state.players.pairs() {
        let (hand, chosen) = (*player.hand.get(), *player.chosen.get());
        let held = chosen.map_or(hand, |hour| hand.with(hour));
        ensure(!held.meets(seen), || format!("seat {seat}: hours held twice: {:?}", held & seen))?;
        seen |= held;
        let turned = state.day - player.hour.is_none() as u8;
        let dealt = held.len() + turned as usize;
        let wanted = state.options.days as usize + 1;
        ensure(dealt == wanted, || format!("seat {seat}: {dealt} hours, not {wanted}"))?;
        let shown = player.hour.is_none_or(|hour| state.spent.has(hour));
        ensure(shown, || format!("seat {seat}: an hour that was not turned up"))?;
    }
    Ok(())
}

fn board(state: &State) -> Result<(), String> {
    let (day, days) = (state.day, state.options.days);
    ensure((1..=days).contains(&day), || format!("day {day} of {days}"))?;
    for (well, owner) in state.wells.pairs() {
        let sits = owner.is_none_or(|seat| seat.0 < state.seats());
        ensure(sits, || format!("{}: held by nobody at the table", well.name()))?;
    }
    let all: u32 = Well::all().map(|well| well.worth() as u32 + 1).sum();
    for (seat, player) in state.players.pairs() {
        let most = all * state.day as u32;
        ensure(player.points as u32 <= most, || format!("seat {seat}: {} points", player.points))?;
        ensure(player.rests <= player.points.min(state.day), || {
            format!("seat {seat}: {} rests", player.rests)
        })?;
    }
    Ok(())
}
