//! Announcements in the making (R20.2): which choices a culture event or ability needs, one small step each.

use crate::action::{Action, Item};
use crate::data::{Effect, EventEffect, Timing, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Plan, What};
use crate::grid::SQUARES;
use crate::names::*;
use crate::place::{self, item_squares};
use crate::state::*;
use crate::{Context, abilities, culture, learn};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat, SeatSet};

/// Distances from a player's figures and cities (A19).
fn distances(s: &State, seat: Seat) -> [u8; SQUARES] {
    let mut out = [0; SQUARES];
    let player = s.player(seat);
    let figures = player.figures.iter().filter_map(|f| f.at);
    let cities = player.cities.iter().flat_map(|c| [c.at, c.second]).flatten();
    s.layout().map.distances(figures.chain(cities), &mut out[..s.tiles.len() * 16]);
    out
}

/// Whether an event of `by` may choose this player (R20.4).
fn may_target(s: &State, by: Seat, target: Seat) -> bool {
    target == by || !s.declined.contains(target) || !s.wonder_works(target, Wonder::UnitedNations)
}

/// Who owns what a square holds: figures, then the city it belongs to.
fn holders(s: &State, square: u16) -> SeatSet {
    let figures: SeatSet = s.all().filter(|&seat| s.here(seat, square)).collect();
    let mut all = figures;
    if let Some((owner, _)) = s.outskirts_of(square).or(s.centre_of(square)) {
        all.insert(owner);
    }
    all
}

fn may_target_square(s: &State, by: Seat, square: u16) -> bool {
    holders(s, square).iter().all(|seat| may_target(s, by, seat))
}

/// Everybody a plan is aimed at: for Bread and Circuses and the United Nations.
pub fn targets(s: &State, plan: &Plan) -> SeatSet {
    let mut all = plan.seats;
    for square in [plan.a, plan.b].into_iter().flatten() {
        if matches!(plan.what, What::Event(e) if !matches!(e.data().effect, EventEffect::Kill { .. }))
            || Some(square) == plan.a
        {
            all = holders(s, square).iter().chain(all.iter()).collect();
        }
    }
    all.without(plan.by)
}

/// R19.3: squares an event may turn into a terrain.
pub fn may_become(s: &State, square: u16, terrain: Terrain, empty: bool) -> bool {
    let Some(now) = s.terrain(square) else { return false };
    if now == Terrain::Mountain || now == terrain || s.centre_of(square).is_some() {
        return false;
    }
    let supply = match terrain {
        Terrain::Desert | Terrain::Grassland => s.sand,
        _ => s.wood,
    };
    let relic = matches!(s.markers[square], Marker::Relic(_));
    let bare = s.pieces[square] == Piece::None && !relic;
    let free = !empty || (!s.anybody_at(square) && s.markers[square] == Marker::None);
    supply > 0 && bare && free && (terrain != Terrain::Grassland || now == Terrain::Forest || empty)
}

pub fn set_terrain(s: &mut State, square: u16, terrain: Terrain, cx: &mut Context) {
    match terrain {
        Terrain::Desert | Terrain::Grassland => s.sand -= 1,
        _ => s.wood -= 1,
    }
    // A marker that is covered goes back to the supply.
    match s.ground[square].replace(terrain) {
        Some(Terrain::Desert | Terrain::Grassland) => s.sand += 1,
        Some(_) => s.wood += 1,
        None => {}
    }
    cx.tell(|| LogEvent::Terrain { square, terrain });
}

/// Squares a group can be relocated to, step by step over land (R7.18).
fn relocations(s: &State, owner: Seat, from: u16, steps: u8) -> ArrayVec<u16, 64> {
    let free = |sq: u16| {
        s.revealed(sq)
            && !s.is_water(sq)
            && !s.enemy_at(owner, sq)
            && s.centre_of(sq).is_none()
            && s.markers[sq] == Marker::None
    };
    let map = &s.layout().map;
    let group = s.figures_at(owner, from).count();
    let limit = s.stacking_limit(owner);
    let mut reached: ArrayVec<u16, 64> = ArrayVec::new();
    let mut found = ArrayVec::new();
    reached.push(from);
    let mut start = 0;
    for _ in 0..steps {
        let end = reached.len();
        for i in start..end {
            for sq in map.beside(reached[i]) {
                if free(sq) && !reached.contains(&sq) && !reached.is_full() {
                    reached.push(sq);
                    if s.figures_at(owner, sq).count() + group <= limit {
                        found.push(sq);
                    }
                }
            }
        }
        start = end;
    }
    found
}

/// The only other player with figures in a square.
fn foreign_group(s: &State, by: Seat, square: u16) -> Option<Seat> {
    s.others(by).find(|&seat| s.here(seat, square))
}

/// Calls `each` for every square a plan may choose next; stops when it says so.
fn squares(s: &State, plan: &Plan, mut each: impl FnMut(u16) -> bool) {
    let by = plan.by;
    let mut try_all = |test: &dyn Fn(u16) -> bool| {
        for sq in s.squares() {
            if s.revealed(sq) && test(sq) && !each(sq) {
                return;
            }
        }
    };
    match plan.what {
        What::Event(event) => match (event.data().effect, plan.a) {
            (EventEffect::Kill { range, figures }, None) => {
                let near = (range < u8::MAX).then(|| distances(s, by));
                try_all(&|sq| {
                    let person = figures > 1 && matches!(s.pieces[sq], Piece::Person(_));
                    (s.anybody_at(sq) || person)
                        && near.as_ref().is_none_or(|d| d[sq as usize] <= range)
                        && may_target_square(s, by, sq)
                });
            }
            (EventEffect::Relocate(steps), None) => try_all(&|sq| {
                s.enemy_at(by, sq)
                    && may_target_square(s, by, sq)
                    && foreign_group(s, by, sq).is_some_and(|o| !relocations(s, o, sq, steps).is_empty())
            }),
            (EventEffect::Relocate(steps), Some(from)) => {
                let owner = foreign_group(s, by, from);
                if let Some(owner) = owner {
                    for sq in relocations(s, owner, from, steps) {
                        if !each(sq) {
                            return;
                        }
                    }
                }
            }
            (EventEffect::Terrain(terrain), None) => try_all(&|sq| {
                may_become(s, sq, terrain, terrain == Terrain::Water) && may_target_square(s, by, sq)
            }),
            (EventEffect::Destroy { range, own, .. }, first) => {
                let near = (range < u8::MAX).then(|| distances(s, by));
                try_all(&|sq| {
                    matches!(s.pieces[sq], Piece::Building(_))
                        && first != Some(sq)
                        && near.as_ref().is_none_or(|d| d[sq as usize] <= range)
                        && (own || s.outskirts_of(sq).is_some_and(|(o, _)| o != by))
                        && may_target_square(s, by, sq)
                });
            }
            _ => {}
        },
        What::Skill(skill) => match (skill.data().effect, plan.a) {
            (Effect::Gunpowder, None) => try_all(&|sq| matches!(s.pieces[sq], Piece::Building(_))),
            (Effect::Steam, None) => {
                // Any group can go, as long as some water square has room for it.
                try_all(&|sq| s.here(by, sq) && steam_targets(s, by, sq, &mut |_| false));
            }
            (Effect::Steam, Some(from)) => {
                steam_targets(s, by, from, &mut each);
            }
            (Effect::Nuke, None) => try_all(&|sq| s.centre_of(sq).is_some_and(|(_, city)| city > 0)),
            (Effect::Bind, None) => try_all(&|sq| s.anybody_at(sq) && !s.bound.contains(&sq)),
            (Effect::Terrain, None) => {
                try_all(&|sq| {
                    Terrain::LIST.iter().any(|&t| t != Terrain::Mountain && may_become(s, sq, t, true))
                });
            }
            _ => {}
        },
        What::Produce(item) | What::Free(item) => {
            for sq in item_squares(s, by, Some(plan.city as usize), item) {
                if !each(sq) {
                    return;
                }
            }
        }
        _ => {}
    }
}

/// Water squares a group may be shipped to; true if there is one.
fn steam_targets(s: &State, seat: Seat, from: u16, each: &mut dyn FnMut(u16) -> bool) -> bool {
    let group = s.figures_at(seat, from).count();
    let limit = s.stacking_limit(seat);
    let mut any = false;
    for sq in s.squares() {
        if sq != from
            && s.is_water(sq)
            && s.centre_of(sq).is_none()
            && s.markers[sq] == Marker::None
            && !s.enemy_at(seat, sq)
            && s.figures_at(seat, sq).count() + group <= limit
        {
            any = true;
            if !each(sq) {
                break;
            }
        }
    }
    any
}

pub fn any_square(s: &State, plan: &Plan) -> bool {
    let mut found = false;
    squares(s, plan, |_| {
        found = true;
        false
    });
    found
}

/// Seats a plan may choose.
fn seat_allowed(s: &State, plan: &Plan, seat: Seat) -> bool {
    if seat == plan.by || plan.seats.contains(seat) {
        return false;
    }
    let other = s.player(seat);
    match plan.what {
        What::Skill(skill) => match skill.data().effect {
            Effect::CaravanTrade => true,
            Effect::Monarchy => other.units() > 0,
            Effect::DropCoin => other.coin_tokens() > 0,
            _ => false,
        },
        What::Event(event) => {
            may_target(s, plan.by, seat)
                && match event.data().effect {
                    EventEffect::DropCoins(1) => other.coin_tokens() > 0,
                    EventEffect::DropCoins(_) => true,
                    EventEffect::Exchange(level) => {
                        let set = learn::up_to_level(level);
                        let mine = learn::choices(s, plan.by, set.and(other.known()));
                        let his = learn::choices(s, seat, set.and(s.player(plan.by).known()));
                        !mine.is_empty() || !his.is_empty()
                    }
                    EventEffect::Revolt => {
                        other.government != Government::Anarchy && !s.immune_to_anarchy(seat)
                    }
                    _ => false,
                }
        }
        _ => false,
    }
}

fn any_seat(s: &State, plan: &Plan) -> bool {
    s.others(plan.by).any(|seat| seat_allowed(s, plan, seat))
}

/// Wonders that Monarchy or Gunpowder can make obsolete (R16.1).
fn wonder_allowed(s: &State, skill: Skill, wonder: Wonder) -> bool {
    use crate::data::Age;
    let age = wonder.data().age;
    let old = age == Age::Ancient || (age == Age::Medieval && skill == Skill::Gunpowder);
    old && !s.obsolete.has(wonder) && (s.wonder_at[wonder.index()].is_some() || s.market.contains(&wonder))
}

pub fn any_wonder(s: &State, skill: Skill) -> bool {
    Wonder::LIST.into_iter().any(|w| wonder_allowed(s, skill, w))
}

/// Whether all choices are made.
fn ready(s: &State, plan: &Plan) -> bool {
    if plan.done {
        return true;
    }
    match plan.what {
        What::Event(event) => match event.data().effect {
            EventEffect::DropCoins(1) | EventEffect::Exchange(_) | EventEffect::Revolt => {
                !plan.seats.is_empty()
            }
            EventEffect::DropCoins(2) => plan.seats.len() == 2 || (s.seats == 2 && plan.seats.len() == 1),
            EventEffect::Relocate(_) => plan.b.is_some(),
            EventEffect::Terrain(_) => plan.a.is_some(),
            EventEffect::Destroy { count, .. } => plan.b.is_some() || (count == 1 && plan.a.is_some()),
            EventEffect::Kill { .. } | EventEffect::Production(_) => false,
            _ => true,
        },
        What::Skill(skill) => match skill.data().effect {
            Effect::Production(_) => false,
            Effect::CaravanTrade | Effect::DropCoin => !plan.seats.is_empty(),
            Effect::Monarchy => !plan.seats.is_empty() || plan.n > 0,
            Effect::Gunpowder => plan.a.is_some() || plan.n > 0,
            Effect::Steam => plan.b.is_some(),
            Effect::Nuke | Effect::Bind => plan.a.is_some(),
            Effect::Terrain => plan.n > 0,
            _ => true,
        },
        What::Produce(item) | What::Free(item) => {
            plan.a.is_some() || matches!(item, Item::Unit(_) | Item::Walls)
        }
        What::Arts | What::Harvest(_) | What::Twain => true,
    }
}

pub fn offer(s: &State, plan: &Plan, m: &mut impl Menu<Action>) {
    let by = plan.by;
    let mut found = ArrayVec::<u16, SQUARES>::new();
    squares(s, plan, |sq| {
        found.push(sq);
        true
    });
    for sq in found {
        put(m, s, by, Action::Square(sq));
    }
    for seat in s.others(by) {
        if seat_allowed(s, plan, seat) {
            put(m, s, by, Action::Seat(seat));
        }
    }
    match plan.what {
        What::Event(event) => match (event.data().effect, plan.a) {
            (EventEffect::Kill { figures, .. }, Some(sq)) => offer_kill(s, plan, sq, figures, m),
            (EventEffect::Destroy { .. }, Some(_)) => put(m, s, by, Action::Done),
            (EventEffect::DropCoins(2), _) if !plan.seats.is_empty() => put(m, s, by, Action::Done),
            (EventEffect::Production(_), _) => offer_cities(s, by, m),
            _ => {}
        },
        What::Skill(skill) => match (skill.data().effect, plan.a) {
            (Effect::Production(_), _) => offer_cities(s, by, m),
            (Effect::Monarchy | Effect::Gunpowder, _) => {
                for w in Wonder::LIST {
                    if wonder_allowed(s, skill, w) {
                        put(m, s, by, Action::Wonder(w));
                    }
                }
            }
            (Effect::Terrain, Some(sq)) => {
                for t in Terrain::LIST {
                    if t != Terrain::Mountain && may_become(s, sq, t, true) {
                        put(m, s, by, Action::Terrain(t));
                    }
                }
            }
            _ => {}
        },
        _ => {}
    }
}

fn offer_cities(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    for (i, city) in s.player(seat).cities.iter().enumerate() {
        if city.at.is_some() {
            put(m, s, seat, Action::City(i as u8));
        }
    }
}

/// Figures picked so far are counted in `n`: armies in the low half, scouts in the high half.
fn offer_kill(s: &State, plan: &Plan, square: u16, figures: u8, m: &mut impl Menu<Action>) {
    let picked = (plan.n & 15) + (plan.n >> 4);
    if picked == 0 && figures > 1 && matches!(s.pieces[square], Piece::Person(_)) {
        put(m, s, plan.by, Action::KillPerson);
    }
    for seat in s.all() {
        if !s.here(seat, square) || (!plan.seats.is_empty() && !plan.seats.contains(seat)) {
            continue;
        }
        let armies = s.armies_at(seat, square);
        let scouts = s.figures_at(seat, square).count() - armies;
        if armies > (plan.n & 15) as usize {
            put(m, s, plan.by, Action::KillFigure { seat, scout: false });
        }
        if scouts > (plan.n >> 4) as usize {
            put(m, s, plan.by, Action::KillFigure { seat, scout: true });
        }
    }
    if picked > 0 {
        put(m, s, plan.by, Action::Done);
    }
}

pub fn apply(s: &mut State, action: Action, _cx: &mut Context) {
    let Frame::Plan(mut plan) = *s.frames.top() else { unreachable!() };
    match action {
        Action::Square(sq) if plan.a.is_none() => plan.a = Some(sq),
        Action::Square(sq) => plan.b = Some(sq),
        Action::Seat(seat) => plan.seats.insert(seat),
        Action::City(city) => {
            plan.city = city;
            plan.done = true;
        }
        Action::Wonder(w) => plan.n = w.index() as u8 + 1,
        Action::Terrain(t) => plan.n = t.index() as u8 + 1,
        Action::Done => plan.done = true,
        Action::KillPerson => {
            plan.b = plan.a;
            plan.done = true;
        }
        Action::KillFigure { seat, scout } => {
            plan.seats.insert(seat);
            plan.n += if scout { 16 } else { 1 };
            let What::Event(event) = plan.what else { unreachable!() };
            let EventEffect::Kill { figures, .. } = event.data().effect else { unreachable!() };
            let square = plan.a.expect("the square comes first");
            let picked = (plan.n & 15) + (plan.n >> 4);
            plan.done = picked >= figures || picked as usize >= s.figures_at(seat, square).count();
        }
        other => unreachable!("{other:?}"),
    }
    s.frames.replace(Frame::Plan(plan));
}

/// A finished plan is announced: consent, card and price, then the window for cancels.
pub fn step(s: &mut State, cx: &mut Context) -> bool {
    let Frame::Plan(plan) = *s.frames.top() else { unreachable!() };
    if !ready(s, &plan) {
        return false;
    }
    let by = plan.by;
    let window = Frame::Window { plan, next: 0, cancelled: false };
    match plan.what {
        What::Event(event) => {
            if !matches!(event.data().effect, EventEffect::Cancel) {
                let asked = targets(s, &plan)
                    .iter()
                    .find(|&t| s.wonder_works(t, Wonder::UnitedNations) && !plan.agreed.contains(t));
                if let Some(seat) = asked {
                    cx.reveal();
                    s.push(Frame::Consent { seat });
                    return true;
                }
            }
            culture::discard_event(s, by, event, cx);
            cx.tell(|| LogEvent::Played { who: by, event });
            s.frames.replace(window);
        }
        What::Skill(skill) => {
            let cost = skill.data().cost;
            let player = s.me(by);
            player.used.put(skill);
            player.trade -= cost.trade;
            player.culture -= cost.culture as u16;
            cx.tell(|| LogEvent::Skill { who: by, skill });
            s.frames.replace(window);
            if cost.count > 0 {
                s.push(Frame::Pay { by, resource: cost.resource, left: cost.count });
            }
        }
        What::Produce(item) | What::Free(item) => {
            cx.tell(|| LogEvent::Produces { who: by, city: plan.city, item });
            s.frames.replace(window);
        }
        What::Arts | What::Harvest(_) | What::Twain => {
            s.frames.replace(window);
        }
    }
    true
}

/// Whether an event could be played now by its owner.
pub fn event_ready(s: &State, seat: Seat, event: Event) -> bool {
    let plan = Plan::new(seat, What::Event(event));
    match event.data().effect {
        EventEffect::DropCoins(9) => s.others(seat).any(|o| s.player(o).coin_tokens() > 0),
        EventEffect::DropCoins(2) => {
            any_seat(s, &plan) && s.others(seat).any(|o| s.player(o).coin_tokens() > 0)
        }
        EventEffect::DropCoins(_) | EventEffect::Exchange(_) | EventEffect::Revolt => any_seat(s, &plan),
        EventEffect::Production(_) => true,
        EventEffect::Units(_) => place::any_gift(s, seat, crate::frame::Gift::Unit),
        EventEffect::Gift { .. } | EventEffect::Cancel => false,
        _ => any_square(s, &plan),
    }
}

pub fn offer_events(s: &State, seat: Seat, timing: Timing, m: &mut impl Menu<Action>) {
    for (kind, _) in s.player(seat).events.get().kinds() {
        if data().events[kind].timing == timing && event_ready(s, seat, Event::of(kind)) {
            put(m, s, seat, Action::Event(Event::of(kind)));
        }
    }
}

pub fn begin_event(s: &mut State, seat: Seat, event: Event) {
    s.push(Frame::Plan(Plan::new(seat, What::Event(event))));
}

/// Whether a skill that needs a target has one.
pub fn skill_has_target(s: &State, seat: Seat, skill: Skill) -> bool {
    let plan = Plan::new(seat, What::Skill(skill));
    match skill.data().effect {
        Effect::DropCoin | Effect::CaravanTrade => any_seat(s, &plan),
        Effect::Monarchy => any_seat(s, &plan) || any_wonder(s, skill),
        Effect::Gunpowder => any_square(s, &plan) || any_wonder(s, skill),
        Effect::Steam | Effect::Nuke | Effect::Bind | Effect::Terrain => any_square(s, &plan),
        _ => abilities::always(skill),
    }
}
