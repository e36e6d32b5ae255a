//! R7: Movement.

use crate::action::Action;
use crate::data::{Spot, Timing, Water, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::grid::SQUARES;
use crate::names::*;
use crate::options::Governments;
use crate::place::{Why, may_attack};
use crate::state::*;
use crate::{Context, abilities, battle, cards, culture, learn, people, plan};
use arrayvec::ArrayVec;
use kernel::{Menu, Refusal, Seat, SeatSet, Target, msg};

/// A figure or group on its way.
#[derive(Clone, Copy)]
struct Group {
    seat: Seat,
    members: u16,
    at: u16,
}

impl Group {
    fn has(&self, figure: u8) -> bool {
        self.members >> figure & 1 == 1
    }
    fn armies(&self) -> usize {
        (self.members & 0x7F).count_ones() as usize
    }
    fn scouts(&self) -> usize {
        (self.members >> ARMIES).count_ones() as usize
    }
    fn size(&self) -> usize {
        self.members.count_ones() as usize
    }
    fn list(&self) -> impl Iterator<Item = u8> + use<> {
        let members = self.members;
        (0..FIGURES as u8).filter(move |f| members >> f & 1 == 1)
    }
}

pub fn begin(s: &mut State, seat: Seat, cx: &mut Context) {
    cx.tell(|| LogEvent::Part { who: seat });
    for other in s.all() {
        s.me(other).watching = false;
    }
    s.push(Frame::Moves { seat });
    s.push(Frame::Watch { mover: seat, asked: SeatSet::EMPTY });
}

/// Whether a seat could interrupt a move, as far as everybody can tell (R7.16).
fn might_interrupt(s: &State, seat: Seat) -> bool {
    s.player(seat).event_backs().iter().any(|&n| n > 0) || abilities::might_use(s, seat, Skill::Communism)
}

/// R7.13: outskirts that others' figures may not end in.
fn gated(s: &State, seat: Seat, square: u16) -> bool {
    s.outskirts_of(square)
        .is_some_and(|(owner, _)| owner != seat && s.wonder_works(owner, Wonder::BrandenburgGate))
}

fn enemy_centre(s: &State, seat: Seat, square: u16) -> bool {
    s.centre_of(square).is_some_and(|(owner, _)| owner != seat)
}

fn own_centre(s: &State, seat: Seat, square: u16) -> bool {
    s.centre_of(square).is_some_and(|(owner, _)| owner == seat)
}

/// What a thief could bring home (R7.15).
fn theft(s: &State, seat: Seat, square: u16) -> Set<Tech> {
    let player = s.player(seat);
    match s.centre_of(square) {
        Some((owner, _)) if owner != seat && player.civ == Civ::Russians && !player.once.has(Once::Theft) => {
            learn::choices(s, seat, s.player(owner).known())
        }
        _ => Set::default(),
    }
}

/// Whether scouts may explore huts on their own: the first Republic card.
fn scouts_explore(s: &State, seat: Seat) -> bool {
    s.options.governments == Governments::First && s.player(seat).government == Government::Republic
}

/// Whether the group may face what is on a square, if it has to stop there.
fn may_face(s: &State, g: &Group, square: u16) -> Result<(), Why> {
    let army = g.armies() > 0;
    // A5 to the letter: scouts never enter, escorted or not.
    let escorted = army && !(s.options.letter && g.scouts() > 0);
    match s.markers[square] {
        Marker::Hut if !escorted && (army || !scouts_explore(s, g.seat)) => {
            return Err(("R7.7", "refuse-scout-hut"));
        }
        Marker::Village if !escorted => return Err(("R7.7", "refuse-scout-village")),
        Marker::Relic(_) if g.scouts() > 0 && !escorted => return Err(("R7.7", "refuse-scout-relic")),
        _ => {}
    }
    if enemy_centre(s, g.seat, square) {
        let thief = !theft(s, g.seat, square).is_empty();
        let fight = army && g.scouts() == 0 && may_attack(s, g.seat);
        let steal = thief && (g.size() == 1 || (g.scouts() == 0 && may_attack(s, g.seat)));
        if !fight && !steal {
            return Err(("R7.9", if army { "refuse-peace" } else { "refuse-scout-city" }));
        }
    } else if s.enemy_at(g.seat, square) {
        if !escorted {
            return Err(("R7.7", "refuse-scout-enemy"));
        }
        if !may_attack(s, g.seat) {
            return Err(("R7.8", "refuse-peace"));
        }
    }
    Ok(())
}

/// Whether entering a square stops a group that cannot fly (R7.6, R7.8, R7.9).
fn stops(s: &State, seat: Seat, square: u16) -> bool {
    matches!(s.markers[square], Marker::Hut | Marker::Village)
        || s.enemy_at(seat, square)
        || enemy_centre(s, seat, square)
}

/// Whether the group may end its movement in a square (R7.4, R7.5, R7.13).
fn may_end(s: &State, g: &Group, square: u16) -> Result<(), Why> {
    if own_centre(s, g.seat, square) {
        return Err(("R7.10", "refuse-end-city"));
    }
    if s.is_water(square) && s.water(g.seat) != Water::End && !enemy_centre(s, g.seat, square) {
        return Err(("R7.4", "refuse-end-water"));
    }
    let staying = s.figures_at(g.seat, square).filter(|&f| !g.has(f)).count();
    if staying + g.size() > s.stacking_limit(g.seat) {
        return Err(("R7.5", "refuse-stacking"));
    }
    if gated(s, g.seat, square) {
        return Err(("R7.13", "refuse-gate"));
    }
    may_face(s, g, square)
}

/// Whether the group may pass through or into a square at all.
fn may_pass(s: &State, g: &Group, square: u16, flight: bool) -> Result<(), Why> {
    if !s.revealed(square) {
        return Err(("R7.3", "refuse-unrevealed"));
    }
    let own = own_centre(s, g.seat, square);
    if s.is_water(square) && !own && s.water(g.seat) == Water::No {
        return Err(("R7.4", "refuse-water"));
    }
    if flight { Ok(()) } else { may_face(s, g, square) }
}

/// Whether a group with `left` steps can come to rest somewhere from here.
fn can_finish(s: &State, g: &Group, from: u16, left: u8, flight: bool) -> bool {
    let mut seen = [false; SQUARES];
    let mut ring: ArrayVec<u16, SQUARES> = ArrayVec::new();
    ring.push(from);
    seen[from as usize] = true;
    let map = &s.layout().map;
    let mut start = 0;
    for distance in 0..=left {
        let end = ring.len();
        for i in start..end {
            let sq = ring[i];
            // In an own city a group can disband.
            if own_centre(s, g.seat, sq) || may_end(s, g, sq).is_ok() {
                return true;
            }
            if distance == left || (sq != from && !flight && stops(s, g.seat, sq)) {
                continue;
            }
            for next in map.beside(sq) {
                if !seen[next as usize] && may_pass(s, g, next, flight).is_ok() {
                    seen[next as usize] = true;
                    ring.push(next);
                }
            }
        }
        start = end;
    }
    false
}

/// Whether the group may step from where it is to a neighbour.
fn may_step(s: &State, g: &Group, to: u16, left: u8) -> Result<(), Why> {
    if s.bound.contains(&g.at) {
        return Err(("R9.9", "refuse-bound"));
    }
    let flight = s.player(g.seat).knows(Tech::Flight);
    may_pass(s, g, to, flight)?;
    if !flight && stops(s, g.seat, to) {
        return may_end(s, g, to);
    }
    match may_end(s, g, to) {
        Ok(()) => Ok(()),
        Err(_) if can_finish(s, g, to, left - 1, flight) => Ok(()),
        Err(why) => Err(why),
    }
}

/// R7.13: a figure that must leave, and can.
fn overstays(s: &State, seat: Seat) -> bool {
    let gate = Wonder::BrandenburgGate;
    if s.wonder_owner(gate).is_none_or(|owner| owner == seat) {
        return false;
    }
    let speed = s.travel_speed(seat);
    (0..FIGURES as u8).any(|f| {
        let figure = s.player(seat).figures[f as usize];
        let Some(at) = figure.at else { return false };
        let g = Group { seat, members: 1 << f, at };
        !figure.done
            && gated(s, seat, at)
            && s.layout().map.beside(at).any(|to| may_step(s, &g, to, speed).is_ok())
    })
}

/// Figures that may be picked up, one of each sort in a square.
fn pickable(s: &State, seat: Seat, at: Option<u16>, members: u16) -> ArrayVec<u8, FIGURES> {
    let figures = &s.player(seat).figures;
    let mut found = ArrayVec::new();
    for f in 0..FIGURES {
        let figure = figures[f];
        let here = figure.at.is_some() && (at.is_none() || figure.at == at);
        if !here || figure.done || members >> f & 1 == 1 {
            continue;
        }
        let twin = found.iter().any(|&o: &u8| {
            let other = figures[o as usize];
            other.at == figure.at
                && (o as usize >= ARMIES) == (f >= ARMIES)
                && other.city.is_some() == figure.city.is_some()
        });
        if !twin {
            found.push(f as u8);
        }
    }
    found
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Watch { .. } => {
            put(m, s, seat, Action::Watch);
            put(m, s, seat, Action::Pass);
        }
        Frame::Interrupt { .. } => {
            plan::offer_events(s, seat, Timing::Movement, m);
            if abilities::usable(s, seat, Skill::Communism) {
                put(m, s, seat, Action::Skill(Skill::Communism));
            }
            put(m, s, seat, Action::Pass);
            put(m, s, seat, Action::Done);
        }
        Frame::Moves { .. } => {
            for figure in pickable(s, seat, None, 0) {
                put(m, s, seat, Action::Pick(figure));
            }
            for skill in [Skill::Nuke, Skill::Communism] {
                if abilities::usable(s, seat, skill) {
                    put(m, s, seat, Action::Skill(skill));
                }
            }
            plan::offer_events(s, seat, Timing::Movement, m);
            cards::offer_uses(s, seat, Timing::Movement, m);
            if overstays(s, seat) {
                m.refuse(|| Refusal::new(Target::Button, "R7.13", msg("refuse-must-leave")));
            } else {
                put(m, s, seat, Action::Done);
            }
        }
        Frame::Going { .. } => offer_going(s, seat, m),
        Frame::Arrive { at, .. } => {
            if enemy_centre(s, seat, at) {
                put(m, s, seat, Action::Steal);
                if s.armies_at(seat, at) > 0 && may_attack(s, seat) {
                    put(m, s, seat, Action::Pass);
                }
            } else {
                put(m, s, seat, Action::Destroy);
                put(m, s, seat, Action::Pass);
            }
        }
        _ => unreachable!(),
    }
}

fn offer_going(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let Frame::Going { group, at, left, fresh, .. } = *s.frames.top() else { unreachable!() };
    let g = Group { seat, members: group, at };
    let mut any = false;
    if fresh {
        for figure in pickable(s, seat, Some(at), group) {
            put(m, s, seat, Action::Pick(figure));
        }
    }
    if left > 0 {
        for to in s.layout().map.beside(at) {
            if !s.revealed(to) {
                let slot = (to / 16) as u8;
                put(m, s, seat, Action::Discover(slot));
                any = true;
                continue;
            }
            match may_step(s, &g, to, left) {
                Ok(()) => {
                    put(m, s, seat, Action::Step(to));
                    any = true;
                }
                Err((rule, why)) => m.refuse(|| Refusal::new(Target::Space(to), rule, msg(why))),
            }
        }
    }
    if own_centre(s, seat, at) {
        let (_, city) = s.centre_of(at).expect("a centre");
        let free = s.player(seat).cities[city].token == CityToken::None && s.small > 0;
        let mut kinds = [false; 2];
        for figure in g.list() {
            let kind = &mut kinds[(figure as usize >= ARMIES) as usize];
            if !std::mem::replace(kind, true) {
                put(m, s, seat, Action::Disband { figure, token: false });
                match free {
                    true => put(m, s, seat, Action::Disband { figure, token: true }),
                    false if s.options.fame_and_fortune => {
                        m.refuse(|| Refusal::new(Target::Space(at), "R7.10", msg("refuse-city-token")));
                    }
                    false => {}
                }
                any = true;
            }
        }
    } else if !fresh && g.size() > 1 {
        let mut kinds = [false; 2];
        for figure in g.list() {
            let kind = &mut kinds[(figure as usize >= ARMIES) as usize];
            let alone = Group { members: 1 << figure, ..g };
            if !std::mem::replace(kind, true) && may_end(s, &alone, at).is_ok() && !stops(s, seat, at) {
                put(m, s, seat, Action::Leave(figure));
            }
        }
    }
    match may_end(s, &g, at) {
        _ if fresh || !any => put(m, s, seat, Action::Stop),
        Ok(()) => put(m, s, seat, Action::Stop),
        Err((rule, why)) => m.refuse(|| Refusal::new(Target::Button, rule, msg(why))),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Watch { mover, asked }, answer) => {
            let mut asked = asked;
            asked.insert(seat);
            s.me(seat).watching = answer == Action::Watch;
            s.frames.replace(Frame::Watch { mover, asked });
        }
        (Frame::Interrupt { mover, asked }, Action::Pass | Action::Done) => {
            let mut asked = asked;
            asked.insert(seat);
            if action == Action::Done {
                s.me(seat).watching = false;
            }
            s.frames.replace(Frame::Interrupt { mover, asked });
        }
        (_, Action::Event(event)) => plan::begin_event(s, seat, event),
        (_, Action::Skill(skill)) => abilities::begin(s, seat, skill, cx),
        (Frame::Moves { .. }, Action::Person(_) | Action::TurnUp(_)) => cards::begin(s, seat, action, cx),
        (Frame::Moves { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Moves { .. }, Action::Pick(figure)) => {
            let at = s.player(seat).figures[figure as usize].at.expect("on the map");
            let left = s.travel_speed(seat);
            s.push(Frame::Going { seat, group: 1 << figure, at, left, fresh: true });
        }
        (Frame::Going { .. }, _) => going(s, seat, action, cx),
        (Frame::Arrive { at, .. }, Action::Steal) => {
            s.frames.pop();
            let set = theft(s, seat, at);
            let thief = s.figures_at(seat, at).next().expect("a thief");
            s.put_figure(seat, thief, None);
            s.me(seat).once.put(Once::Theft);
            let (victim, _) = s.centre_of(at).expect("a city");
            cx.tell(|| LogEvent::Stole { who: seat, from: victim });
            // What is left of the group attacks.
            if s.armies_at(seat, at) > 0 {
                battle::attack_city(s, seat, at, cx);
            }
            s.push(Frame::Learn { seat, set, must: true });
        }
        (Frame::Arrive { at, .. }, Action::Pass) => {
            s.frames.pop();
            if enemy_centre(s, seat, at) {
                battle::attack_city(s, seat, at, cx);
            }
        }
        (Frame::Arrive { at, .. }, Action::Destroy) => {
            s.frames.pop();
            s.me(seat).once.put(Once::Combustion);
            abilities::destroy_building(s, at, cx);
        }
        other => unreachable!("{other:?}"),
    }
}

fn going(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Frame::Going { group, at, left, .. } = *s.frames.top() else { unreachable!() };
    let mut next = (group, at, left);
    match action {
        Action::Pick(figure) => {
            s.frames.replace(Frame::Going { seat, group: group | 1 << figure, at, left, fresh: true });
            return;
        }
        Action::Leave(figure) => {
            next.0 &= !(1 << figure);
            s.me(seat).figures[figure as usize].done = true;
        }
        Action::Disband { figure, token } => {
            next.0 &= !(1 << figure);
            s.put_figure(seat, figure, None);
            let (_, city) = s.centre_of(at).expect("an own city");
            if token {
                s.small -= 1;
                let scout = figure as usize >= ARMIES;
                let kind = if scout { CityToken::Caravan } else { CityToken::Fortification };
                s.me(seat).cities[city].token = kind;
            }
            cx.tell(|| LogEvent::Disbanded { who: seat, square: at, token });
        }
        Action::Step(to) => {
            let g = Group { seat, members: group, at };
            let flight = s.player(seat).knows(Tech::Flight);
            for figure in g.list() {
                s.put_figure(seat, figure, Some(to));
            }
            next.1 = to;
            next.2 = if !flight && stops(s, seat, to) { 0 } else { left - 1 };
        }
        Action::Discover(slot) => {
            let side = s.layout().map.orth[at as usize]
                .iter()
                .position(|&sq| sq != kit::square::NONE && sq / 16 == slot as u16)
                .expect("beside the tile");
            s.frames.replace(Frame::Going { seat, group, at, left: left - 1, fresh: false });
            push_interrupt(s, seat);
            discover(s, seat, slot as usize, side as u8, cx);
            return;
        }
        Action::Stop => {
            s.frames.pop();
            finish(s, Group { seat, members: group, at }, cx);
            return;
        }
        other => unreachable!("{other:?}"),
    }
    let (group, at, left) = next;
    s.frames.replace(Frame::Going { seat, group, at, left, fresh: false });
    if let Action::Step(_) = action {
        push_interrupt(s, seat);
    }
}

fn push_interrupt(s: &mut State, mover: Seat) {
    if s.others(mover).any(|o| s.player(o).watching) {
        s.push(Frame::Interrupt { mover, asked: SeatSet::EMPTY });
    }
}

/// R7.3: turns up a tile with its arrow pointing away from the discoverer.
fn discover(s: &mut State, seat: Seat, slot: usize, quarters: u8, cx: &mut Context) {
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

/// The end of a movement: what is on the square is met.
fn finish(s: &mut State, g: Group, cx: &mut Context) {
    let Group { seat, at, .. } = g;
    for figure in g.list() {
        s.me(seat).figures[figure as usize].done = true;
    }
    if own_centre(s, seat, at) {
        // Stuck in an own city: it can only disband.
        for figure in g.list() {
            s.put_figure(seat, figure, None);
        }
        return;
    }
    if enemy_centre(s, seat, at) {
        if theft(s, seat, at).is_empty() {
            battle::attack_city(s, seat, at, cx);
        } else {
            s.push(Frame::Arrive { seat, at });
        }
        return;
    }
    if g.armies() > 0 {
        let building = matches!(s.pieces[at], Piece::Building(_));
        let player = s.player(seat);
        if building && player.knows(Tech::Combustion) && !player.once.has(Once::Combustion) {
            s.push(Frame::Arrive { seat, at });
        }
    }
    match s.markers[at] {
        Marker::Hut if g.armies() > 0 || scouts_explore(s, seat) => explore_hut(s, seat, at, cx),
        Marker::Village if g.armies() > 0 => battle::attack_village(s, seat, at, cx),
        Marker::Relic(relic) if g.armies() > 0 => claim_relic(s, seat, at, relic, cx),
        _ => {}
    }
    if g.armies() > 0 && s.enemy_at(seat, at) {
        battle::contact(s, seat, at, cx);
    }
}

/// R17.1.
fn explore_hut(s: &mut State, seat: Seat, at: u16, cx: &mut Context) {
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
fn claim_relic(s: &mut State, seat: Seat, at: u16, relic: Relic, cx: &mut Context) {
    s.markers[at] = Marker::None;
    cx.tell(|| LogEvent::Relic { who: seat, relic });
    match relic {
        Relic::Atlantis => s.me(seat).atlantis = true,
        Relic::SevenCitiesOfGold => s.me(seat).seven_cities = true,
        Relic::SchoolOfConfucius => s.push(Frame::GainPeople { seat, left: 2 }),
    }
}

/// A figure is killed; it also leaves the group it was moving with (R7.16).
pub fn lose_figure(s: &mut State, seat: Seat, figure: u8) {
    s.put_figure(seat, figure, None);
    for frame in s.frames.iter_mut() {
        if let Frame::Going { seat: mover, group, .. } = frame
            && *mover == seat
        {
            *group &= !(1 << figure);
        }
    }
}

pub fn step(s: &mut State, cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Watch { mover, asked } => {
            let next = s.others(mover).find(|&o| !asked.contains(o));
            match next {
                None => {
                    s.frames.pop();
                }
                Some(seat) if might_interrupt(s, seat) => return false,
                Some(seat) => {
                    let mut asked = asked;
                    asked.insert(seat);
                    s.frames.replace(Frame::Watch { mover, asked });
                }
            }
            true
        }
        Frame::Interrupt { mover, asked } => {
            let next = s.others(mover).find(|&o| !asked.contains(o));
            match next {
                None => {
                    s.frames.pop();
                }
                Some(seat) if s.player(seat).watching && might_interrupt(s, seat) => return false,
                Some(seat) => {
                    let mut asked = asked;
                    asked.insert(seat);
                    s.frames.replace(Frame::Interrupt { mover, asked });
                }
            }
            true
        }
        Frame::Going { seat, group, at, left, .. } => {
            if group == 0 {
                s.frames.pop();
                return true;
            }
            if left == 0 && !own_centre(s, seat, at) {
                s.frames.pop();
                finish(s, Group { seat, members: group, at }, cx);
                return true;
            }
            false
        }
        Frame::Arrive { seat, at } => {
            // The army may have fallen, or the building gone, in the meantime.
            let over = !s.here(seat, at)
                || (!enemy_centre(s, seat, at) && !matches!(s.pieces[at], Piece::Building(_)));
            if over {
                s.frames.pop();
            }
            over
        }
        _ => false,
    }
}

/// R4.1 to R10: Roman and Chinese rewards for a village won.
pub fn village_won(s: &mut State, seat: Seat, at: u16, cx: &mut Context) {
    let (content, seen) = people::uncover(s, at, cx);
    s.markers[at] = Marker::None;
    culture::roman_advance(s, seat);
    take_marker(s, seat, at, content, seen, cx);
}
