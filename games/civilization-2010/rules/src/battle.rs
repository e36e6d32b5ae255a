//! R10.1 to R10.5: how a battle starts and what each side brings.

use crate::action::{Action, Item};
use crate::data::{Effect, Timing};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::muster::{can_draw, count, draw_unit, hand_count, muster, set_bonus};
use crate::names::*;
use crate::state::*;
use crate::uses;
use crate::{Context, aftermath, cards, loot, movement, plan};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleKind {
    Field,
    City(u8),
    Village,
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    pub kind: UnitType,
    pub grade: u8,
    pub wounds: u8,
    pub front: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Units>,
    pub front: ArrayVec<Fighter, 24>,
    /// Units killed, and those of them that cannot be saved.
    pub dead: Units,
    pub doomed: Units,
    pub lost: u8,
    /// Combat bonus (R10.4).
    pub bonus: u8,
    /// Joan of Arc.
    pub culture: u8,
    /// Metalworking: wounds the next unit deals more.
    pub strike: u8,
    /// Sun Tzu has passed.
    pub passed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub attacker: Seat,
    /// Plays the defending cards: for barbarians the attacker's left neighbour.
    pub defender: Seat,
    pub kind: BattleKind,
    pub square: u16,
    pub stage: u8,
    pub fronts: u8,
    pub sides: [Side; 2],
    pub winner: Option<u8>,
}

impl Battle {
    pub fn seat(&self, side: u8) -> Seat {
        if side == 0 { self.attacker } else { self.defender }
    }
    pub fn barbarian(&self, side: u8) -> bool {
        side == 1 && self.kind == BattleKind::Village
    }
}

impl Side {
    fn new() -> Side {
        Side {
            hand: Secret::new(Units::default()),
            front: ArrayVec::new(),
            dead: Units::default(),
            doomed: Units::default(),
            lost: 0,
            bonus: 0,
            culture: 0,
            strike: 0,
            passed: false,
        }
    }
}

/// An army meets others' figures: lone scouts are killed, an army fights (R7.8).
pub fn contact(s: &mut State, seat: Seat, square: u16, cx: &mut Context) {
    let Some(enemy) = s.others(seat).find(|&o| s.here(o, square)) else { return };
    if s.armies_at(enemy, square) > 0 {
        begin(s, seat, enemy, BattleKind::Field, square, cx);
        return;
    }
    while let Some(figure) = s.figure_at(enemy, square) {
        movement::lose_figure(s, enemy, figure);
    }
    cx.tell(|| LogEvent::ScoutsKilled { who: seat, enemy, square });
    let wall = s.wonder_works(enemy, Wonder::TheGreatWall) as u8;
    loot::award(s, seat, enemy, 1 - wall);
    aftermath::victory_coin(s, seat, cx);
}

/// R7.9; Combustion takes the walls before the battle (R10.2).
pub fn attack_city(s: &mut State, seat: Seat, square: u16, cx: &mut Context) {
    let (enemy, city) = s.centre_of(square).expect("a city");
    if s.player(seat).knows(Tech::Combustion) {
        s.me(enemy).cities[city].walled = false;
    }
    begin(s, seat, enemy, BattleKind::City(city as u8), square, cx);
}

/// R10.9.
pub fn attack_village(s: &mut State, seat: Seat, square: u16, cx: &mut Context) {
    let neighbour = seat.next(s.seats);
    begin(s, seat, neighbour, BattleKind::Village, square, cx);
}

fn begin(s: &mut State, attacker: Seat, defender: Seat, kind: BattleKind, square: u16, cx: &mut Context) {
    cx.tell(|| LogEvent::Battle { who: attacker, enemy: defender, kind, square });
    for seat in [attacker, defender] {
        let used = &mut s.me(seat).used;
        used.take(Skill::Herding);
        used.take(Skill::Biology);
    }
    s.battle = Some(Battle {
        attacker,
        defender,
        kind,
        square,
        stage: 0,
        fronts: 0,
        sides: [Side::new(), Side::new()],
        winner: None,
    });
    s.push(Frame::Battle);
    s.push(Frame::Muster { side: 1 });
    s.push(Frame::Muster { side: 0 });
}

/// Who plays first: the defender, but the attacker against walls (R10.6, R10.11).
pub fn first_side(s: &State) -> u8 {
    let b = s.battle.as_ref().expect("a battle");
    match b.kind {
        BattleKind::City(city) if s.player(b.defender).cities[city as usize].walled => 0,
        _ => 1,
    }
}

pub fn step(s: &mut State, cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Muster { side } => {
            let b = s.battle.as_ref().expect("a battle");
            let cards = s.player(b.seat(side)).event_backs().iter().any(|&n| n > 0);
            if cards && !b.barbarian(side) {
                return false;
            }
            s.frames.pop();
        }
        Frame::Rally { side } => {
            let b = s.battle.as_ref().expect("a battle");
            let seat = b.seat(side);
            let general = s.player(seat).people_backs(PersonType::General) > 0
                && s.has_person(seat, PersonType::General);
            if general && !b.barbarian(side) {
                return false;
            }
            s.frames.pop();
        }
        Frame::Battle => {
            let b = s.battle.as_mut().expect("a battle");
            b.stage += 1;
            match b.stage {
                1 => {
                    muster(s, 0, cx);
                    muster(s, 1, cx);
                    s.push(Frame::Rally { side: 1 });
                    s.push(Frame::Rally { side: 0 });
                }
                2 => {
                    set_bonus(s);
                    let side = first_side(s);
                    s.push(Frame::Fight { side, played: false });
                }
                _ => {
                    aftermath::decide(s, cx);
                    s.frames.replace(Frame::Aftermath { step: 0 });
                }
            }
        }
        Frame::Raise { side, left } => {
            let seat = s.battle.as_ref().expect("a battle").seat(side);
            if left > 0 && raisable(s, seat).next().is_some() {
                return false;
            }
            s.frames.pop();
        }
        Frame::Nurse { side } => return aftermath::step_nurse(s, side),
        Frame::Save { side, left } => return aftermath::step_save(s, side, left),
        Frame::Aftermath { step } => aftermath::step(s, step, cx),
        _ => return false,
    }
    true
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Muster { .. } => {
            plan::offer_events(s, seat, Timing::Battle, m);
            uses::offer_any_time(s, seat, m);
            put(m, s, seat, Action::Done);
        }
        Frame::Rally { side } => {
            let b = s.battle.as_ref().expect("a battle");
            let fewer = hand_count(s, 1) < hand_count(s, 0);
            for person in s.player(seat).people.get().iter() {
                let use_ = match person {
                    Person::GustavusAdolphus => hand_count(s, side) > 0,
                    Person::JoanOfArc => side == 1,
                    _ => false,
                };
                let up = match person {
                    Person::Leonidas => side == 1 && fewer,
                    Person::GeorgyZhukov | Person::SunTzu => true,
                    _ => false,
                };
                if use_ && b.sides[side as usize].culture == 0 {
                    put(m, s, seat, Action::Person(person));
                }
                if up {
                    put(m, s, seat, Action::TurnUp(person));
                }
            }
            put(m, s, seat, Action::Done);
        }
        Frame::Raise { .. } => {
            for unit in raisable(s, seat) {
                put(m, s, seat, Action::Item(Item::Unit(unit)));
            }
        }
        Frame::Save { side, .. } => aftermath::offer_save(s, seat, side, m),
        Frame::Nurse { .. } => {
            if uses::ready(s, seat, Person::FlorenceNightingale) {
                put(m, s, seat, Action::Person(Person::FlorenceNightingale));
            }
            put(m, s, seat, Action::Pass);
        }
        _ => unreachable!(),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Muster { .. } | Frame::Rally { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Muster { .. }, Action::Event(event)) => plan::begin_event(s, seat, event),
        (Frame::Muster { .. }, Action::Person(_)) | (Frame::Rally { .. }, Action::TurnUp(_)) => {
            cards::begin(s, seat, action, cx);
        }
        (Frame::Rally { side }, Action::Person(person)) => {
            cards::discard(s, seat, person, cx);
            match person {
                Person::JoanOfArc => {
                    let culture = s.player(seat).culture.min(200) as u8;
                    s.battle.as_mut().expect("a battle").sides[side as usize].culture = culture;
                }
                _ => gustavus(s, side),
            }
        }
        (Frame::Raise { side, left }, Action::Item(Item::Unit(unit))) => {
            s.frames.replace(Frame::Raise { side, left: left - 1 });
            if let Some(grade) = draw_unit(s, unit, cx) {
                let half = &mut s.battle.as_mut().expect("a battle").sides[side as usize];
                half.hand.get_mut()[unit.index()][grade] += 1;
            }
        }
        (Frame::Save { side, left }, _) => aftermath::apply_save(s, side, left, action),
        (Frame::Nurse { side }, _) => aftermath::apply_nurse(s, seat, side, action, cx),
        other => unreachable!("{other:?}"),
    }
}

/// Gustavus Adolphus: the whole hand falls for good and as many unlocked units are built (R10.12).
fn gustavus(s: &mut State, side: u8) {
    let half = &mut s.battle.as_mut().expect("a battle").sides[side as usize];
    let hand = std::mem::take(half.hand.get_mut());
    let left = count(&hand);
    for (doomed, killed) in half.doomed.iter_mut().flatten().zip(hand.iter().flatten()) {
        *doomed += killed;
    }
    half.lost += left;
    s.push(Frame::Raise { side, left });
}

fn raisable(s: &State, seat: Seat) -> impl Iterator<Item = UnitType> + '_ {
    UnitType::LIST.into_iter().filter(move |&u| s.rank(seat, u) > 0 && can_draw(s, u))
}

/// What a battle ability does once it is paid.
pub fn resolve_skill(s: &mut State, seat: Seat, skill: Skill) {
    let Some(b) = s.battle.as_mut() else { return };
    let side = (b.defender == seat && b.kind != BattleKind::Village) as u8;
    match skill.data().effect {
        Effect::Strike(n) => b.sides[side as usize].strike = n,
        Effect::Wounds(left) => s.push(Frame::Wound { side, left }),
        Effect::Heal(n) if n >= 99 => {
            for fighter in &mut b.sides[side as usize].front {
                fighter.wounds = 0;
            }
        }
        Effect::Heal(left) => s.push(Frame::Heal { side, left }),
        other => unreachable!("{other:?}"),
    }
}
