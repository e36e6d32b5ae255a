//! R7: Movement.

use crate::action::Action;
use crate::data::Timing;
use crate::discovery::{claim_relic, discover, explore_hut};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::paths::{
    Group, enemy_centre, may_end, may_step, overstays, own_centre, pickable, scouts_explore, stops, theft,
};
use crate::sites::may_attack;
use crate::state::*;
use crate::uses;
use crate::{Context, abilities, battle, cards, plan};
use kernel::{Menu, Refusal, Seat, SeatSet, Target, msg};

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
            uses::offer_any_time(s, seat, m);
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
            uses::offer_uses(s, seat, Timing::Movement, m);
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
        (Frame::Moves { .. } | Frame::Interrupt { .. }, Action::Person(_) | Action::TurnUp(_)) => {
            cards::begin(s, seat, action, cx)
        }
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
