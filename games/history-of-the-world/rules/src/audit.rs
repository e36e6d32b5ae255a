//! Conservation laws and bounds.

use crate::data::{self, Class};
use crate::frames::{Pending, Stage};
use crate::ids::*;
use crate::setup;
use crate::state::{CampaignKind, State};
use kernel::Seat;

pub fn audit(state: &State) -> Result<(), String> {
    board(state)?;
    cards(state)?;
    empires(state)?;
    points(state)?;
    turn(state)
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

fn board(state: &State) -> Result<(), String> {
    let (world, board) = (&state.world, state.board());
    let mut seen = Set::empty();
    for seat in Seat::all(6) {
        let held = world.held_by(seat);
        ensure(seat.0 < state.seats() || held.is_empty(), || format!("seat {seat} does not play"))?;
        ensure(!held.meets(seen), || format!("two owners in {:?}", held & seen))?;
        seen |= held;
    }
    ensure(seen.is_within(board.habitable), || format!("armies in {:?}", seen - board.habitable))?;
    for land in board.all() {
        let army = world.army(land);
        let there = seen.has(land);
        ensure(there == (army.count > 0), || format!("{}: {} armies", land.name(), army.count))?;
        let room = army.count + world.forts.has(land) as u8;
        let most = if state.options.multiple_armies { 3 } else { 2 };
        ensure(army.count <= state.options.stack() && room <= most, || {
            format!("{}: {} armies and forts", land.name(), room)
        })?;
        ensure(!there || (1..=state.epoch).contains(&army.epoch), || {
            format!("{}: an army of epoch {}", land.name(), army.epoch)
        })?;
    }
    ensure(world.forts.is_within(seen), || format!("forts without an army: {:?}", world.forts - seen))?;
    let both = world.capitals & world.cities;
    ensure(both.is_empty(), || format!("capital and city together: {both:?}"))?;
    let structures = world.capitals | world.cities | world.monuments;
    ensure(structures.is_within(board.habitable), || "a structure in no land".into())?;
    let monuments = world.monuments.len();
    ensure(monuments <= data::facts().pieces.monuments as usize, || format!("{monuments} monuments"))
}

fn cards(state: &State) -> Result<(), String> {
    let hand = &data::facts().pieces.hand;
    let mut found = [0u32; CARDS];
    for (seat, player) in state.players.pairs() {
        for card in player.hand.get().cards() {
            found[card.index()] += 1;
        }
        let of = |class| player.hand.get().of_class(class);
        ensure(
            of(Class::Greater) <= hand.greater as usize && of(Class::Lesser) <= hand.lesser as usize,
            || format!("seat {seat}: too many cards in hand"),
        )?;
    }
    let mut sums = [0u32; 2];
    for card in Card::all() {
        let known = found[card.index()] + state.played.count(card.index()) as u32;
        ensure(known <= card.facts().copies as u32, || format!("{known} cards {}", card.name()))?;
        sums[card.facts().class as usize] += known;
    }
    let dealt = [hand.greater, hand.lesser].map(|n| n as u32 * state.seats() as u32);
    ensure(sums == dealt, || {
        format!("{sums:?} greater and lesser cards in hands and played, not {dealt:?}")
    })?;
    debug_assert_eq!(setup::deck(|_| true).len(), 71);
    Ok(())
}

fn empires(state: &State) -> Result<(), String> {
    let mut places = [0u8; 7];
    for (place, count) in state.deck.get().kinds() {
        places[place] += count;
    }
    for (seat, player) in state.players.pairs() {
        let empire = *player.empire.get();
        ensure(player.has_empire == empire.is_some(), || format!("seat {seat}: empire or not"))?;
        if let Some(empire) = empire {
            ensure(empire.epoch() == state.epoch, || format!("seat {seat}: {} now", empire.name()))?;
            places[empire.order() as usize - 1] += 1;
        }
    }
    if let Pending::Draft(draft) = state.frames.top() {
        places[draft.card.get().order() as usize - 1] += 1;
    }
    ensure(places == [1; 7], || format!("empire cards of the epoch, by order: {places:?}"))
}

fn points(state: &State) -> Result<(), String> {
    let mut markers = 0;
    for (seat, player) in state.players.pairs() {
        let scored: u16 = player.scored.iter().map(|s| s.total()).sum();
        let sum = scored + player.preeminence as u16;
        ensure(player.points == sum, || format!("seat {seat}: {} points, not {sum}", player.points))?;
        markers += player.markers;
    }
    let ended = state.epoch - if state.is_over() { 0 } else { 1 };
    ensure(markers <= ended, || format!("{markers} markers after {ended} epochs"))
}

fn turn(state: &State) -> Result<(), String> {
    let turn = &state.turn;
    let campaign = &turn.campaign;
    if let Pending::Draft(_) | Pending::Over = state.frames.top() {
        return Ok(());
    }
    ensure(campaign.all().is_within(state.world.held_by(turn.seat)), || {
        format!("the campaign is where it holds nothing: {:?}", campaign.lands)
    })?;
    ensure(!campaign.lands[0].meets(campaign.lands[1]), || "two peoples in one land".into())?;
    let expands = state.frames.iter().any(|f| matches!(f, Pending::Turn(Stage::Expand)));
    if !expands || campaign.kind != CampaignKind::Active {
        return Ok(());
    }
    // Armies of the card: in the pool, on the board, on a fleet, lost, turned into forts, or in the fight.
    let placed: u8 = campaign.all().iter().map(|l| state.world.army(l).count).sum();
    let fighting = matches!(state.frames.top(), Pending::PressOn(_)) as u8;
    let sum = campaign.pool.iter().chain(&campaign.allied).chain(&turn.lost).sum::<u8>()
        + placed
        + turn.manned.len() as u8
        + turn.fortified
        + fighting;
    let strength = state.empire().facts().strength;
    ensure(sum == strength, || format!("{sum} armies of {strength} are accounted for"))?;
    let fleets = (campaign.fleets | state.manned_waters()).len();
    ensure(!state.options.naval_control || fleets <= state.options.markers(), || format!("{fleets} fleets"))
}
