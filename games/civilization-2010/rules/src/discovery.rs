//! R7.3, R17: tiles that are turned up, huts, villages and relics.

use crate::data::{Spot, data};
use crate::event::LogEvent;
use crate::frame::{Frame, Gift};
use crate::names::*;
use crate::state::*;
use crate::{Context, culture, people};
use kernel::{Seat, SeatSet};

/// R7.3: turns up a tile with its arrow pointing away from the discoverer.
pub fn discover(s: &mut State, seat: Seat, slot: usize, quarters: u8, cx: &mut Context) {
    let tile = s.tile_bag.draw(cx).expect("a tile for every slot");
    s.tiles[slot] = Tile { tile: Some(tile as u8), quarters };
    cx.tell(|| LogEvent::Discovered { who: seat, tile: tile as u8 });
    for (i, printed) in data().tiles[tile].squares[quarters as usize].iter().enumerate() {
        let square = (slot * 16 + i) as u16;
        s.markers[square] = match printed.spot {
            Spot::Nothing => Marker::None,
            Spot::Hut => Marker::Hut,
            Spot::Village => Marker::Village,
            Spot::Relic(relic) => Marker::Relic(relic),
        };
    }
    if s.player(seat).civ == Civ::Spanish {
        s.push(Frame::Free { seat, gift: Gift::Basic, left: 1, item: None });
    }
}

/// R17.1.
pub fn explore_hut(s: &mut State, seat: Seat, at: u16, cx: &mut Context) {
    let (content, seen) = people::uncover(s, at, cx);
    s.markers[at] = Marker::None;
    take_marker(s, seat, at, content, seen, cx);
}

/// Keeps or resolves a hut or village marker (R17.1, R17.2).
pub fn take_marker(s: &mut State, seat: Seat, at: u16, content: Content, seen: SeatSet, cx: &mut Context) {
    if s.player(seat).civ == Civ::Chinese {
        s.me(seat).culture += 3;
    }
    if content.kept() {
        let mut seen = seen;
        seen.insert(seat);
        let held = Held { village: content.village(), content: kernel::Secret::new(content), seen };
        if s.me(seat).held.try_push(held).is_err() {
            debug_assert!(false, "a sheet holds 24 markers");
        }
        cx.confide(
            seat,
            || LogEvent::Marker { who: seat, content },
            || LogEvent::MarkerBack { who: seat, village: content.village() },
        );
        return;
    }
    people::spend_content(s, content);
    cx.tell(|| LogEvent::Marker { who: seat, content });
    match content {
        Content::Hut(Hut::FriendlyBarbarian) => {
            s.push(Frame::Free { seat, gift: Gift::UnitOrFigureAt(at), left: 1, item: None });
        }
        Content::Hut(Hut::NativeArt) => s.me(seat).culture += 3,
        Content::Village(Village::NativeArt) => s.me(seat).culture += 6,
        Content::Village(Village::GreatPerson) => s.push(Frame::GainPeople { seat, left: 1 }),
        Content::Village(Village::Wealth) => s.me(seat).coins[CoinPlace::Sheet.index()] += 1,
        other => unreachable!("{other:?}"),
    }
}

/// R17.3.
pub fn claim_relic(s: &mut State, seat: Seat, at: u16, relic: Relic, cx: &mut Context) {
    s.markers[at] = Marker::None;
    cx.tell(|| LogEvent::Relic { who: seat, relic });
    match relic {
        Relic::Atlantis => s.me(seat).atlantis = true,
        Relic::SevenCitiesOfGold => s.me(seat).seven_cities = true,
        Relic::SchoolOfConfucius => s.push(Frame::GainPeople { seat, left: 2 }),
    }
}

/// R4.1 to R10: Roman and Chinese rewards for a village won.
pub fn village_won(s: &mut State, seat: Seat, at: u16, cx: &mut Context) {
    let (content, seen) = people::uncover(s, at, cx);
    s.markers[at] = Marker::None;
    culture::roman_advance(s, seat);
    take_marker(s, seat, at, content, seen, cx);
}
