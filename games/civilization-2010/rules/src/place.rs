//! Where things may stand (R6.3 to R6.6.1, R15.4, R18.1), and builds that cost nothing (R6.13).

use crate::action::{Action, Item};
use crate::battle::{self};
use crate::culture;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::muster;
use crate::muster::draw_unit;
use crate::names::*;
use crate::sites::{figure_allowed, item_fits, item_squares, piece_allowed, piece_squares};
use crate::state::*;
use crate::{Context, people};
use arrayvec::ArrayVec;
use kernel::{Menu, Refusal, Seat, Target, msg};

/// A great person marker that leaves the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Reserve,
    Pool,
    Out,
}

/// Takes a piece off the map: buildings to the market, wonders out of the game (R6.6.1, R6.15).
pub fn clear_square(s: &mut State, square: u16, fate: Fate, cx: &mut Context) {
    let owner = s.outskirts_of(square).map(|(seat, _)| seat);
    match std::mem::replace(&mut s.pieces[square], Piece::None) {
        Piece::None => {}
        Piece::Building(b) => s.stock[b.basic().index()] += 1,
        Piece::Wonder(w) => {
            s.wonder_at[w.index()] = None;
            if let Some(who) = owner {
                cx.tell(|| LogEvent::WonderLost { who, wonder: w });
                if w == Wonder::PanamaCanal {
                    s.me(who).coins[CoinPlace::PanamaCanal.index()] = 0;
                }
            }
        }
        Piece::Person(p) => match (fate, owner) {
            (Fate::Reserve, Some(seat)) => s.me(seat).reserve[p.index()] += 1,
            (Fate::Pool, _) => s.pool[p.index()] += 1,
            _ => {}
        },
    }
}

/// What stands on a square goes for something new of its owner (R6.6.1).
fn make_way(s: &mut State, seat: Seat, square: u16, cx: &mut Context) {
    let old = s.pieces[square];
    clear_square(s, square, Fate::Reserve, cx);
    if matches!(old, Piece::Building(_) | Piece::Person(_)) {
        cx.tell(|| LogEvent::Replaced { who: seat, piece: old });
    }
}

/// Puts a piece on a square, replacing what is there (R6.6.1).
pub fn put_piece(s: &mut State, seat: Seat, square: u16, piece: Piece, cx: &mut Context) {
    if let Piece::Wonder(_) = piece {
        // A city has one wonder: another one anywhere in its outskirts removes it.
        let (_, city) = s.outskirts_of(square).expect("pieces stand in outskirts");
        for &sq in s.ring(&s.player(seat).cities[city]) {
            if matches!(s.pieces[sq], Piece::Wonder(_)) {
                clear_square(s, sq, Fate::Out, cx);
            }
        }
    }
    make_way(s, seat, square, cx);
    match piece {
        Piece::Building(b) => s.stock[b.basic().index()] -= 1,
        Piece::Wonder(w) => s.wonder_at[w.index()] = Some(square),
        Piece::Person(p) => s.me(seat).reserve[p.index()] -= 1,
        Piece::None => {}
    }
    s.pieces[square] = piece;
    cx.tell(|| LogEvent::Placed { who: seat, piece, square });
}

/// Puts an item where it was bought for; an army may start a battle (R6.3).
pub fn deliver(s: &mut State, seat: Seat, item: Item, square: Option<u16>, city: u8, cx: &mut Context) {
    match (item, square) {
        (Item::Army | Item::Scout, Some(square)) => {
            let scout = item == Item::Scout;
            let Some(figure) = s.spare(seat, scout) else { return };
            // Something may have happened to the square while the build could be cancelled.
            if figure_allowed(s, seat, square, scout).is_err() {
                return;
            }
            s.put_figure(seat, figure, Some(square));
            cx.tell(|| LogEvent::Figure { who: seat, scout, square });
            if !scout && s.enemy_at(seat, square) {
                battle::contact(s, seat, square, cx);
            }
        }
        (Item::Unit(unit), _) => gain_unit(s, seat, unit, cx),
        (Item::Building(b), Some(square)) => {
            // A Spanish basic building is flipped at once if the upgrade is known.
            let form = s.best_form(seat, b).unwrap_or(b);
            if s.stock[b.basic().index()] > 0 && piece_allowed(s, seat, square, Piece::Building(form)).is_ok()
            {
                put_piece(s, seat, square, Piece::Building(form), cx);
            }
        }
        (Item::Walls, _) => {
            s.me(seat).cities[city as usize].walled = true;
            cx.tell(|| LogEvent::Walls { who: seat, city });
        }
        (Item::Wonder(w), Some(square)) => {
            if piece_allowed(s, seat, square, Piece::Wonder(w)).is_ok() {
                put_piece(s, seat, square, Piece::Wonder(w), cx);
                people::wonder_built(s, seat);
                culture::roman_advance(s, seat);
            }
            if let Some(i) = s.market.iter().position(|x| *x == w) {
                s.market.remove(i);
                culture::refill_market(s, cx);
            }
        }
        _ => {}
    }
}

/// R6.4.
pub fn gain_unit(s: &mut State, seat: Seat, unit: UnitType, cx: &mut Context) {
    if let Some(grade) = draw_unit(s, unit, cx) {
        s.me(seat).force.get_mut()[unit.index()][grade] += 1;
        cx.tell(|| LogEvent::Unit { who: seat, unit });
    }
}

/// Expansion squares of a metropolis (R18.1).
pub fn expansions(s: &State, seat: Seat) -> ArrayVec<u16, 4> {
    let mut found = ArrayVec::new();
    let capital = s.player(seat).cities[0];
    let (Some(at), None) = (capital.at, capital.second) else { return found };
    let map = &s.layout().map;
    for square in map.beside(at) {
        let free = s.revealed(square) && !s.enemy_at(seat, square) && s.markers[square] == Marker::None;
        let grown = City { second: Some(square), ..capital };
        let ring = s.ring(&grown);
        let room = ring.len() == 10
            && ring.iter().all(|&sq| {
                s.revealed(sq)
                    && s.centre_of(sq).is_none()
                    && s.outskirts_of(sq).is_none_or(|(o, c)| (o, c) == (seat, 0))
            });
        if free && room {
            found.push(square);
        }
    }
    found
}

pub fn must_grow(s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    player.knows(Tech::Agriculture) && player.cities[0].second.is_none() && !expansions(s, seat).is_empty()
}

fn grow(s: &mut State, seat: Seat, square: u16, cx: &mut Context) {
    make_way(s, seat, square, cx);
    s.me(seat).cities[0].second = Some(square);
    s.claim_again();
    cx.tell(|| LogEvent::Grown { who: seat, square });
    s.push(Frame::Displace { seat, from: square });
}

/// Where a displaced figure may stand (R4.4, R4.9).
fn refuge(s: &State, seat: Seat, from: u16) -> ArrayVec<u16, 8> {
    let around = &s.layout().map.around[from as usize];
    around
        .iter()
        .copied()
        .filter(|&sq| sq != kit::square::NONE && s.revealed(sq) && s.centre_of(sq).is_none())
        .filter(|&sq| !s.enemy_at(seat, sq) && figure_allowed(s, seat, sq, true).is_ok())
        .collect()
}

/// The items a free build may be.
fn gifts(s: &State, seat: Seat, gift: Gift) -> ArrayVec<Item, 24> {
    let mut items = ArrayVec::new();
    let units = |items: &mut ArrayVec<Item, 24>| {
        for unit in UnitType::LIST {
            if s.rank(seat, unit) > 0 && muster::can_draw(s, unit) {
                items.push(Item::Unit(unit));
            }
        }
    };
    let buildings = |items: &mut ArrayVec<Item, 24>| {
        for b in Building::LIST {
            if b.basic() == b
                && let Some(form) = s.best_form(seat, b)
                && s.stock[b.index()] > 0
                && item_fits(s, seat, None, Item::Building(form))
            {
                items.push(Item::Building(form));
            }
        }
    };
    let figures = |items: &mut ArrayVec<Item, 24>, at: Option<u16>| {
        for (item, scout) in [(Item::Army, false), (Item::Scout, true)] {
            let fits = match at {
                Some(sq) => figure_allowed(s, seat, sq, scout).is_ok(),
                None => item_fits(s, seat, None, item),
            };
            if s.spare(seat, scout).is_some() && fits {
                items.push(item);
            }
        }
    };
    match gift {
        Gift::Anything => {
            units(&mut items);
            figures(&mut items, None);
            buildings(&mut items);
        }
        Gift::Unit => units(&mut items),
        Gift::UnitOf(unit) if muster::can_draw(s, unit) => items.push(Item::Unit(unit)),
        Gift::UnitOf(_) => {}
        Gift::Building => buildings(&mut items),
        Gift::Basic | Gift::Harbor => {
            for b in Building::LIST {
                let wanted = b.basic() == b && (gift == Gift::Basic || b == Building::Harbor);
                // It is flipped at once if the upgrade is known: a square that already has that will not do.
                let item = Item::Building(s.best_form(seat, b).unwrap_or(b));
                if wanted && s.stock[b.index()] > 0 && item_fits(s, seat, None, item) {
                    items.push(item);
                }
            }
        }
        Gift::FigureAt(square) => figures(&mut items, Some(square)),
        Gift::UnitOrFigureAt(square) => {
            units(&mut items);
            figures(&mut items, Some(square));
        }
        Gift::Walls => {
            if s.player(seat).cities.iter().any(|c| c.at.is_some() && !c.walled) {
                items.push(Item::Walls);
            }
        }
    }
    items
}

pub fn any_gift(s: &State, seat: Seat, gift: Gift) -> bool {
    !gifts(s, seat, gift).is_empty()
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Displace { from, .. } => {
            for square in refuge(s, seat, from) {
                put(m, s, seat, Action::Square(square));
            }
        }
        Frame::Grow { .. } => {
            for square in expansions(s, seat) {
                put(m, s, seat, Action::Square(square));
            }
        }
        Frame::PlaceWonder { wonder, .. } => {
            for square in piece_squares(s, seat, None, Piece::Wonder(wonder)) {
                put(m, s, seat, Action::Square(square));
            }
        }
        Frame::Place { kind, .. } => {
            for i in 0..3 {
                for &square in s.ring(&s.player(seat).cities[i]) {
                    match piece_allowed(s, seat, square, Piece::Person(kind)) {
                        Ok(()) => put(m, s, seat, Action::Square(square)),
                        Err((rule, why)) => {
                            m.refuse(|| Refusal::new(Target::Space(square), rule, msg(why)));
                        }
                    }
                }
            }
            put(m, s, seat, Action::Done);
        }
        Frame::Free { gift, item: None, .. } => {
            for item in gifts(s, seat, gift) {
                put(m, s, seat, Action::Item(item));
            }
            put(m, s, seat, Action::Done);
        }
        Frame::Free { item: Some(Item::Walls), .. } => {
            for (i, city) in s.player(seat).cities.iter().enumerate() {
                if city.at.is_some() && !city.walled {
                    put(m, s, seat, Action::City(i as u8));
                }
            }
        }
        Frame::Free { item: Some(item), .. } => {
            for square in item_squares(s, seat, None, item) {
                put(m, s, seat, Action::Square(square));
            }
        }
        _ => unreachable!(),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Displace { from, .. }, Action::Square(square)) => {
            let figure = s.figures_at(seat, from).next().expect("a figure to displace");
            s.put_figure(seat, figure, Some(square));
        }
        (Frame::Grow { .. }, Action::Square(square)) => {
            s.frames.pop();
            grow(s, seat, square, cx);
        }
        (Frame::PlaceWonder { wonder, .. }, Action::Square(square)) => {
            s.frames.pop();
            put_piece(s, seat, square, Piece::Wonder(wonder), cx);
        }
        (Frame::Place { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Place { kind, .. }, Action::Square(square)) => {
            s.frames.pop();
            put_piece(s, seat, square, Piece::Person(kind), cx);
        }
        (Frame::Free { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Free { gift, left, item: None, .. }, Action::Item(item)) => {
            let at = match (gift, item) {
                (Gift::FigureAt(sq) | Gift::UnitOrFigureAt(sq), Item::Army | Item::Scout) => Some(sq),
                _ => None,
            };
            if at.is_some() || matches!(item, Item::Unit(_)) {
                s.frames.replace(Frame::Free { seat, gift, left: left - 1, item: None });
                deliver(s, seat, item, at, 0, cx);
            } else {
                s.frames.replace(Frame::Free { seat, gift, left, item: Some(item) });
            }
        }
        (Frame::Free { gift, left, item: Some(item), .. }, answer) => {
            s.frames.replace(Frame::Free { seat, gift, left: left - 1, item: None });
            match answer {
                Action::Square(square) => deliver(s, seat, item, Some(square), 0, cx),
                Action::City(city) => deliver(s, seat, item, None, city, cx),
                other => unreachable!("{other:?}"),
            }
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn step(s: &mut State, _cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Displace { seat, from } => {
            let Some(figure) = s.figures_at(seat, from).next() else {
                s.frames.pop();
                return true;
            };
            if refuge(s, seat, from).is_empty() {
                s.put_figure(seat, figure, None);
                return true;
            }
            false
        }
        Frame::Free { seat, gift, left, item } => {
            let over = item.is_none() && (left == 0 || gifts(s, seat, gift).is_empty());
            if over {
                s.frames.pop();
            }
            over
        }
        _ => false,
    }
}

/// Building markers left, for the audit.
pub fn markers_in_box(b: Building) -> u8 {
    data().buildings[b.index()].markers
}
