//! R10.6: the engagement, one unit at a time.

use crate::action::Action;
use crate::battle::Fighter;
use crate::data::{Effect, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::muster::{count, hand_count};
use crate::names::*;
use crate::state::*;
use crate::{Context, abilities, cards, uses};
use kernel::{Menu, Seat};

const SKILLS: [Skill; 5] =
    [Skill::Metalworking, Skill::Mathematics, Skill::Ballistics, Skill::Herding, Skill::Biology];
const SUN_TZU: u8 = 3;

/// Strength of a unit: its owner's rank, and Himeji (R10.6.1, R10.13).
pub fn power(s: &State, side: u8, kind: UnitType, grade: u8) -> u8 {
    let b = s.battle.as_ref().expect("a battle");
    let strengths = &data().units[kind.index()].strengths[grade as usize];
    if b.barbarian(side) {
        return strengths[0];
    }
    let seat = b.seat(side);
    let rank = s.rank(seat, kind).max(1) as usize;
    strengths[(rank - 1).min(strengths.len() - 1)] + s.wonder_works(seat, Wonder::HimejiSamuraiCastle) as u8
}

fn trumps(a: UnitType, b: UnitType) -> bool {
    data().units[a.index()].trumps == Some(b)
}

/// Whether an ability makes sense now, by what lies open.
fn in_point(s: &State, side: u8, skill: Skill, played: bool) -> bool {
    let b = s.battle.as_ref().expect("a battle");
    let (mine, theirs) = (&b.sides[side as usize], &b.sides[1 - side as usize]);
    match skill.data().effect {
        // Declared before a unit is played against another.
        Effect::Strike(_) => !played && mine.strike == 0 && !theirs.front.is_empty(),
        Effect::Wounds(_) => !theirs.front.is_empty(),
        _ => mine.front.iter().any(|f| f.wounds > 0),
    }
}

fn asks_after(s: &State, side: u8) -> bool {
    let b = s.battle.as_ref().expect("a battle");
    let seat = b.seat(side);
    !b.barbarian(side)
        && SKILLS.iter().any(|&k| abilities::might_use(s, seat, k) && in_point(s, side, k, true))
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let b = s.battle.as_ref().expect("a battle");
    match *s.frames.top() {
        Frame::Fight { side, played } => {
            if !played {
                for kind in UnitType::LIST {
                    for grade in 0..3 {
                        if b.sides[side as usize].hand.get()[kind.index()][grade] > 0 {
                            put(m, s, seat, Action::Unit { kind, grade: grade as u8 });
                        }
                    }
                }
            }
            if !b.barbarian(side) {
                for skill in SKILLS {
                    if in_point(s, side, skill, played) && abilities::usable(s, seat, skill) {
                        put(m, s, seat, Action::Skill(skill));
                    }
                }
                let tzu = s.person_works(seat, Person::SunTzu)
                    && !b.sides[side as usize].passed
                    && s.player(seat).trade >= SUN_TZU;
                if !played && tzu {
                    put(m, s, seat, Action::Person(Person::SunTzu));
                }
                uses::offer_any_time(s, seat, m);
            }
            if played {
                put(m, s, seat, Action::Done);
            }
        }
        Frame::Play { side, .. } => {
            put(m, s, seat, Action::Front);
            for i in 0..b.sides[1 - side as usize].front.len() {
                put(m, s, seat, Action::Target(i as u8));
            }
        }
        Frame::Wound { side, .. } | Frame::Zhukov { side, .. } => {
            for i in 0..b.sides[1 - side as usize].front.len() {
                put(m, s, seat, Action::Target(i as u8));
            }
            if let Frame::Wound { .. } = s.frames.top() {
                put(m, s, seat, Action::Done);
            }
        }
        Frame::Heal { side, .. } => {
            for (i, fighter) in b.sides[side as usize].front.iter().enumerate() {
                if fighter.wounds > 0 {
                    put(m, s, seat, Action::Target(i as u8));
                }
            }
            put(m, s, seat, Action::Done);
        }
        _ => unreachable!(),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Fight { side, .. }, Action::Done) => {
            s.frames.replace(Frame::Fight { side: 1 - side, played: false });
        }
        (Frame::Fight { .. }, Action::Skill(skill)) => abilities::begin(s, seat, skill, cx),
        (Frame::Fight { side, .. }, Action::Person(Person::SunTzu)) => {
            s.me(seat).trade -= SUN_TZU;
            s.battle.as_mut().expect("a battle").sides[side as usize].passed = true;
            cx.tell(|| LogEvent::UsedPerson { who: seat, person: Person::SunTzu });
            s.frames.replace(Frame::Fight { side: 1 - side, played: false });
        }
        (Frame::Fight { .. }, Action::Person(_)) => cards::begin(s, seat, action, cx),
        (Frame::Fight { side, .. }, Action::Unit { kind, grade }) => {
            let b = s.battle.as_mut().expect("a battle");
            b.sides[side as usize].hand.get_mut()[kind.index()][grade as usize] -= 1;
            cx.reveal();
            s.frames.replace(Frame::Fight { side, played: true });
            if b_front_empty(s, 1 - side) {
                open_front(s, side, kind, grade, cx);
            } else {
                s.push(Frame::Play { side, kind, grade });
            }
        }
        (Frame::Play { side, kind, grade }, Action::Front) => {
            s.frames.pop();
            open_front(s, side, kind, grade, cx);
        }
        (Frame::Play { side, kind, grade }, Action::Target(target)) => {
            s.frames.pop();
            attack(s, side, kind, grade, target as usize, cx);
        }
        (Frame::Wound { .. } | Frame::Heal { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Wound { side, left }, Action::Target(target)) => {
            s.frames.replace(Frame::Wound { side, left: left - 1 });
            wound(s, 1 - side, target as usize, 1, cx);
        }
        (Frame::Zhukov { side, left }, Action::Target(target)) => {
            s.frames.replace(Frame::Zhukov { side, left: left - 1 });
            wound(s, 1 - side, target as usize, 1, cx);
        }
        (Frame::Heal { side, left }, Action::Target(target)) => {
            s.frames.replace(Frame::Heal { side, left: left - 1 });
            let b = s.battle.as_mut().expect("a battle");
            b.sides[side as usize].front[target as usize].wounds -= 1;
        }
        other => unreachable!("{other:?}"),
    }
}

fn b_front_empty(s: &State, side: u8) -> bool {
    s.battle.as_ref().expect("a battle").sides[side as usize].front.is_empty()
}

fn open_front(s: &mut State, side: u8, kind: UnitType, grade: u8, cx: &mut Context) {
    let b = s.battle.as_mut().expect("a battle");
    let front = b.fronts;
    b.fronts += 1;
    let who = b.seat(side);
    let half = &mut b.sides[side as usize];
    half.strike = 0;
    half.front.push(Fighter { kind, grade, wounds: 0, front });
    let strength = power(s, side, kind, grade);
    cx.tell(|| LogEvent::Front { who, kind, strength });
}

/// R10.6.1: the unit that trumps strikes first; otherwise both strike at once.
fn attack(s: &mut State, side: u8, kind: UnitType, grade: u8, target: usize, cx: &mut Context) {
    let other = 1 - side;
    let b = s.battle.as_mut().expect("a battle");
    let front = b.sides[other as usize].front[target].front;
    let strike = std::mem::take(&mut b.sides[side as usize].strike);
    b.sides[side as usize].front.push(Fighter { kind, grade, wounds: 0, front });
    let me = b.sides[side as usize].front.len() - 1;
    let (who, foe) = (b.seat(side), b.sides[other as usize].front[target]);
    let mine = power(s, side, kind, grade);
    let theirs = power(s, other, foe.kind, foe.grade);
    cx.tell(|| LogEvent::Attack { who, kind, strength: mine, foe: foe.kind, against: theirs });
    let (first, second) = (trumps(kind, foe.kind), trumps(foe.kind, kind));
    if first && !second {
        if !hurt(s, other, target, mine + strike) {
            hurt(s, side, me, theirs);
        }
    } else if second && !first {
        if !hurt(s, side, me, theirs) {
            hurt(s, other, target, mine + strike);
        }
    } else {
        hurt(s, other, target, mine + strike);
        hurt(s, side, me, theirs);
    }
    bury(s, cx);
}

/// Adds wounds; true if that is enough to kill.
fn hurt(s: &mut State, side: u8, unit: usize, wounds: u8) -> bool {
    let fighter = s.battle.as_ref().expect("a battle").sides[side as usize].front[unit];
    let all = fighter.wounds.saturating_add(wounds);
    s.battle.as_mut().expect("a battle").sides[side as usize].front[unit].wounds = all;
    all >= power(s, side, fighter.kind, fighter.grade)
}

fn wound(s: &mut State, side: u8, unit: usize, wounds: u8, cx: &mut Context) {
    hurt(s, side, unit, wounds);
    bury(s, cx);
}

/// Takes killed units out of play; Zhukov answers each of his (R10.6.1).
fn bury(s: &mut State, cx: &mut Context) {
    for side in [0u8, 1] {
        let mut fallen = 0;
        let mut i = 0;
        while i < s.battle.as_ref().expect("a battle").sides[side as usize].front.len() {
            let f = s.battle.as_ref().expect("a battle").sides[side as usize].front[i];
            if f.wounds >= power(s, side, f.kind, f.grade) {
                let b = s.battle.as_mut().expect("a battle");
                let who = b.seat(side);
                let half = &mut b.sides[side as usize];
                half.front.remove(i);
                half.dead[f.kind.index()][f.grade as usize] += 1;
                half.lost += 1;
                fallen += 1;
                cx.tell(|| LogEvent::Killed { who, kind: f.kind });
            } else {
                i += 1;
            }
        }
        let b = s.battle.as_ref().expect("a battle");
        if fallen > 0 && !b.barbarian(side) && s.person_works(b.seat(side), Person::GeorgyZhukov) {
            s.push(Frame::Zhukov { side, left: fallen });
        }
    }
}

pub fn step(s: &mut State, _cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Fight { side, played: true } => {
            if asks_after(s, side) {
                return false;
            }
            s.frames.replace(Frame::Fight { side: 1 - side, played: false });
        }
        Frame::Fight { side, played: false } => {
            if hand_count(s, side) > 0 {
                return false;
            }
            // A player without units takes no more turns.
            if hand_count(s, 1 - side) > 0 {
                s.frames.replace(Frame::Fight { side: 1 - side, played: false });
            } else {
                s.frames.pop();
            }
        }
        Frame::Wound { side, left } | Frame::Zhukov { side, left } => {
            if left > 0 && !b_front_empty(s, 1 - side) {
                return false;
            }
            s.frames.pop();
        }
        Frame::Heal { side, left } => {
            let b = s.battle.as_ref().expect("a battle");
            if left > 0 && b.sides[side as usize].front.iter().any(|f| f.wounds > 0) {
                return false;
            }
            s.frames.pop();
        }
        _ => return false,
    }
    true
}

/// R10.7: strengths of the survivors; wounds do not count.
pub fn total(s: &State, side: u8) -> u32 {
    let b = s.battle.as_ref().expect("a battle");
    let half = &b.sides[side as usize];
    debug_assert!(b.stage < 3 || count(half.hand.get()) == 0);
    let units: u32 = half.front.iter().map(|f| power(s, side, f.kind, f.grade) as u32).sum();
    units + half.bonus.saturating_sub(b.sides[1 - side as usize].bonus) as u32
}
