//! R7.3, R17: tiles that are turned up, huts, villages and relics.

use crate::Game;
use crate::culture::track;
use crate::data::{Spot, data};
use crate::event::Event;
use crate::frames::{Free, GainPeople, Gift};
use crate::ids::*;
use crate::movement::paths::Group;
use crate::state::*;
use kernel::{Cx, Seat, SeatSet};

/// R7.3: turns up a tile with its arrow pointing away from the discoverers.
pub fn discover(state: &mut State, group: &Group, slot: usize, quarters: u8, cx: &mut Cx<Game>) {
    let seat = group.seat;
    let tile = state.tile_bag.draw(cx).expect("a tile for every slot");
    state.tiles[slot] = Tile { tile: Some(tile as u8), quarters };
    cx.tell(|| {
        let (armies, scouts) = (group.armies() as u8, group.scouts() as u8);
        let (tile, slot) = (tile as u8, slot as u8);
        Event::Discovered { who: seat, tile, slot, from: group.at, armies, scouts }
    });
    for (i, printed) in data().tiles[tile].squares[quarters as usize].iter().enumerate() {
        let square = (slot * 16 + i) as u16;
        state.markers[square] = match printed.spot {
            Spot::Nothing => Marker::None,
            Spot::Hut => Marker::Hut,
            Spot::Village => Marker::Village,
            Spot::Relic(relic) => Marker::Relic(relic),
        };
    }
    // R22.10
    if state.player(seat).civ == Civ::Spanish {
        state.frames.push(Free::one(seat, Gift::Basic));
    }
}

/// R17.1, R7.6: an army takes the marker of a hut.
pub fn explore_hut(state: &mut State, seat: Seat, at: u16, cx: &mut Cx<Game>) {
    let (content, seen) = uncover(state, at, cx);
    state.markers[at] = Marker::None;
    take_marker(state, seat, at, content, seen, cx);
}

/// Keeps or resolves a hut or village marker (R17.1, R17.2).
pub fn take_marker(
    state: &mut State,
    seat: Seat,
    at: u16,
    content: Content,
    seen: SeatSet,
    cx: &mut Cx<Game>,
) {
    if state.player(seat).civ == Civ::Chinese {
        state.me(seat).culture += 3;
    }
    if content.kept() {
        let mut seen = seen;
        seen.insert(seat);
        let held = Held { village: content.village(), content: kernel::Secret::new(content), seen };
        if state.me(seat).held.try_push(held).is_err() {
            debug_assert!(false, "a sheet holds 24 markers");
        }
        cx.confide(
            seat,
            || Event::Marker { who: seat, content },
            || Event::MarkerBack { who: seat, village: content.village() },
        );
        return;
    }
    spend_content(state, content);
    cx.tell(|| Event::Marker { who: seat, content });
    match content {
        Content::Hut(Hut::FriendlyBarbarian) => {
            state.frames.push(Free::one(seat, Gift::UnitOrFigureAt(at)));
        }
        Content::Hut(Hut::NativeArt) => state.me(seat).culture += 3,
        Content::Village(Village::NativeArt) => state.me(seat).culture += 6,
        Content::Village(Village::GreatPerson) => state.frames.push(GainPeople { seat, left: 1 }),
        Content::Village(Village::Wealth) => state.me(seat).coins[CoinPlace::Sheet] += 1,
        other => unreachable!("{other:?}"),
    }
}

/// R17.3, R7.12: a relic is claimed, and pays now or at the next Start of Turn.
pub fn claim_relic(state: &mut State, seat: Seat, at: u16, relic: Relic, cx: &mut Cx<Game>) {
    state.markers[at] = Marker::None;
    cx.tell(|| Event::Relic { who: seat, relic });
    match relic {
        Relic::Atlantis => state.me(seat).atlantis = true,
        Relic::SevenCitiesOfGold => state.me(seat).seven_cities = true,
        Relic::SchoolOfConfucius => state.frames.push(GainPeople { seat, left: 2 }),
    }
}

/// R17.2: the marker of a village won; Rome advances (R22.5).
pub fn village_won(state: &mut State, seat: Seat, at: u16, cx: &mut Cx<Game>) {
    let (content, seen) = uncover(state, at, cx);
    state.markers[at] = Marker::None;
    track::roman_advance(state, seat);
    take_marker(state, seat, at, content, seen, cx);
}

/// What lies under a marker: already seen by somebody, or drawn now.
pub fn uncover(state: &mut State, square: u16, cx: &mut Cx<Game>) -> (Content, SeatSet) {
    if let Some(i) = state.peeked.iter().position(|p| p.at == square) {
        let peek = state.peeked.remove(i);
        cx.reveal();
        return (*peek.content.get(), peek.seen);
    }
    (draw_content(state, square, cx), SeatSet::EMPTY)
}

pub fn draw_content(state: &mut State, square: u16, cx: &mut Cx<Game>) -> Content {
    match state.markers[square] {
        Marker::Hut => {
            Content::Hut(Hut::at(state.huts.get_mut().draw(cx).expect("a marker is from the bag")))
        }
        Marker::Village => Content::Village(Village::at(
            state.villages.get_mut().draw(cx).expect("a marker is from the bag"),
        )),
        other => unreachable!("{other:?}"),
    }
}

/// R23.3: it is never used again.
pub fn spend_content(state: &mut State, content: Content) {
    match content {
        Content::Hut(h) => state.spent_huts.put(h.index()),
        Content::Village(v) => state.spent_villages.put(v.index()),
    }
}

/// A kept marker is shown and leaves the game.
pub fn spend_marker(state: &mut State, seat: Seat, content: Content, cx: &mut Cx<Game>) {
    let i = state.player(seat).held.iter().position(|h| *h.content.get() == content).expect("a held marker");
    state.me(seat).held.remove(i);
    spend_content(state, content);
    cx.reveal();
}
