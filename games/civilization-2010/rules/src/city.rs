//! R6: City Management.

use crate::action::{Action, Item};
use crate::data::{Timing, data};
use crate::event::LogEvent;
use crate::flow::{later_monarchy, put};
use crate::frame::{Frame, Plan, What};
use crate::names::*;
use crate::produce::{available, offer_items, pay_item, possible};
use crate::state::*;
use crate::uses;
use crate::{Context, abilities, cards, culture, people, plan, start};
use kernel::{Menu, Refusal, Seat, Target, msg};

const PRODUCE: u8 = 1;
const ARTS: u8 = 2;
const HARVEST: u8 = 4;

pub fn begin(s: &mut State, seat: Seat, cx: &mut Context) {
    cx.tell(|| LogEvent::Part { who: seat });
    let anarchy = s.player(seat).government == Government::Anarchy;
    let monarch = later_monarchy(s, seat);
    for (i, city) in s.me(seat).cities.iter_mut().enumerate() {
        city.acted = 0;
        city.actions = match (city.at.is_some(), i) {
            (false, _) => 0,
            (true, 0) if anarchy => 0,
            (true, 0) if monarch => 2,
            _ => 1,
        };
    }
    s.push(Frame::Manage { seat });
}

/// Under the later Monarchy the two actions of the capital are of different kinds; a free building is production.
fn kind_allowed(s: &State, seat: Seat, city: usize, kind: u8) -> bool {
    !(later_monarchy(s, seat) && city == 0 && s.player(seat).cities[0].acted & kind != 0)
}

/// Whether culture may be spent now: always in one's part; to the letter (A4) after devoting to the arts.
fn may_spend_culture(s: &State, seat: Seat) -> bool {
    !s.options.letter || s.player(seat).cities.iter().any(|c| c.acted & ARTS != 0)
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let player = s.player(seat);
    match *s.frames.top() {
        Frame::Manage { .. } => {
            for (i, city) in player.cities.iter().enumerate() {
                if city.at.is_some() && city.actions > 0 {
                    put(m, s, seat, Action::City(i as u8));
                } else if i == 0 && player.government == Government::Anarchy {
                    let at = Target::Space(city.at.unwrap_or(0));
                    m.refuse(|| Refusal::new(at, "R4.5", msg("refuse-anarchy")));
                }
            }
            for &skill in &data().city_skills {
                if abilities::usable(s, seat, skill) {
                    put(m, s, seat, Action::Skill(skill));
                }
            }
            plan::offer_events(s, seat, Timing::City, m);
            uses::offer_uses(s, seat, Timing::City, m);
            let workers = Content::Village(Village::FriendlyWorkers);
            if player.held.iter().any(|h| *h.content.get() == workers) {
                put(m, s, seat, Action::Workers);
            }
            if may_spend_culture(s, seat) {
                if culture::can_advance(s, seat, false) {
                    put(m, s, seat, Action::Advance);
                } else if player.track < data().k.track_end {
                    m.refuse(|| Refusal::new(Target::Button, "R14.3", msg("refuse-advance")));
                }
                if culture::can_leap(s, seat) {
                    put(m, s, seat, Action::Leap);
                }
            } else {
                m.refuse(|| Refusal::new(Target::Button, "R24.4", msg("refuse-arts-first")));
            }
            put(m, s, seat, Action::Done);
        }
        Frame::City { city, caravan, .. } => {
            let i = city as usize;
            if kind_allowed(s, seat, i, PRODUCE) {
                if player.cities[i].token == CityToken::Caravan && !caravan {
                    put(m, s, seat, Action::Caravan);
                }
                offer_items(s, seat, i, available(s, seat, i, caravan), m);
            }
            if !caravan {
                let free = player.civ == Civ::Egyptians && !player.once.has(Once::FreeBuilding);
                if free && kind_allowed(s, seat, i, PRODUCE) {
                    for b in Building::LIST {
                        if s.best_form(seat, b) == Some(b) && possible(s, seat, i, Item::Building(b)).is_ok()
                        {
                            put(m, s, seat, Action::FreeBuilding(b));
                        }
                    }
                }
                if kind_allowed(s, seat, i, ARTS) {
                    put(m, s, seat, Action::Arts);
                }
                if kind_allowed(s, seat, i, HARVEST) {
                    let yields = s.yields(seat, i);
                    for res in &Res::LIST[..4] {
                        let r = res.index();
                        match (yields.resources[r] > 0, s.resources[r] > 0) {
                            (true, true) => put(m, s, seat, Action::Harvest(*res)),
                            (true, false) => {
                                let target = crate::targets::resource(*res);
                                m.refuse(|| Refusal::new(target, "R6.8", msg("refuse-market-empty")));
                            }
                            _ => {}
                        }
                    }
                }
            }
            put(m, s, seat, Action::Done);
        }
        Frame::Split { city, left, .. } => {
            offer_items(s, seat, city as usize, left, m);
            put(m, s, seat, Action::Done);
        }
        Frame::Darwin { .. } => {
            put(m, s, seat, Action::Yes);
            put(m, s, seat, Action::No);
        }
        Frame::HarvestAgain { city, .. } => {
            let only = (city < 3).then_some(city as usize);
            for res in start::harvestable(s, seat, only).iter() {
                put(m, s, seat, Action::Resource(res));
            }
            put(m, s, seat, Action::Done);
        }
        Frame::Workers { .. } => {
            for (i, city) in player.cities.iter().enumerate() {
                if city.at.is_some() {
                    put(m, s, seat, Action::City(i as u8));
                }
            }
        }
        Frame::Take { .. } => {
            for res in &Res::LIST[..4] {
                if s.resources[res.index()] > 0 {
                    put(m, s, seat, Action::Resource(*res));
                }
            }
        }
        _ => unreachable!(),
    }
}

fn spend_action(s: &mut State, seat: Seat, city: u8, kind: u8, sure: bool) {
    let c = &mut s.me(seat).cities[city as usize];
    c.acted |= kind;
    // Ada Lovelace's action is on top of the city's own.
    if !sure {
        c.actions -= 1;
    }
}

/// What goes on with the same action after it was not cancelled: a second item with what is left (R6.6.2), a second
/// harvest (R6.8).
pub fn go_on(s: &mut State, p: &Plan) {
    match p.what {
        What::Produce(_) if p.split => {
            s.push(Frame::Split { seat: p.by, city: p.city, left: p.n, sure: p.sure });
        }
        What::Harvest(_)
            if s.wonder_works(p.by, Wonder::AngkorWat)
                && !s.player(p.by).used_wonders.has(Wonder::AngkorWat) =>
        {
            s.push(Frame::HarvestAgain { seat: p.by, city: p.city });
        }
        _ => {}
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Manage { .. }, Action::Done) => {
            s.frames.pop();
            let player = s.me(seat);
            player.michelangelo = false;
            for city in &mut player.cities {
                city.actions = 0;
            }
        }
        (Frame::Manage { .. }, Action::City(city)) => {
            s.push(Frame::City { seat, city, caravan: false, sure: false });
        }
        (Frame::Manage { .. }, Action::Skill(skill)) => abilities::begin(s, seat, skill, cx),
        (Frame::Manage { .. }, Action::Event(event)) => plan::begin_event(s, seat, event),
        (Frame::Manage { .. }, Action::Person(_) | Action::TurnUp(_)) => cards::begin(s, seat, action, cx),
        (Frame::Manage { .. }, Action::Workers) => {
            people::spend_marker(s, seat, Content::Village(Village::FriendlyWorkers), cx);
            s.push(Frame::Workers { seat });
        }
        (Frame::Manage { .. }, Action::Advance) => culture::pay_advance(s, seat, false, cx),
        (Frame::Manage { .. }, Action::Leap) => culture::pay_advance(s, seat, true, cx),
        (Frame::Workers { .. }, Action::City(city)) => {
            s.frames.pop();
            s.me(seat).cities[city as usize].bonus += 4;
        }
        (Frame::City { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::City { city, sure, .. }, Action::Caravan) => {
            s.frames.replace(Frame::City { seat, city, caravan: true, sure });
        }
        (Frame::City { city, caravan, sure, .. }, Action::Item(item)) => {
            s.frames.pop();
            let available = available(s, seat, city as usize, caravan);
            spend_action(s, seat, city, PRODUCE, sure);
            let left = pay_item(s, seat, item, available);
            s.me(seat).cities[city as usize].bonus = 0;
            if caravan {
                s.me(seat).cities[city as usize].token = CityToken::None;
                s.small += 1;
            }
            let player = s.player(seat);
            let split = player.knows(Tech::Engineering) && !player.once.has(Once::Split);
            let plan = Plan { city, sure, split, n: left, ..Plan::new(seat, What::Produce(item)) };
            s.push(Frame::Plan(plan));
        }
        (Frame::Split { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Split { city, left, sure, .. }, Action::Item(item)) => {
            s.frames.pop();
            s.me(seat).once.put(Once::Split);
            pay_item(s, seat, item, left);
            s.push(Frame::Plan(Plan { city, sure, ..Plan::new(seat, What::Produce(item)) }));
        }
        (Frame::City { city, sure, .. }, Action::FreeBuilding(b)) => {
            s.frames.pop();
            spend_action(s, seat, city, PRODUCE, sure);
            s.me(seat).once.put(Once::FreeBuilding);
            let what = What::Free(Item::Building(b));
            s.push(Frame::Plan(Plan { city, sure, ..Plan::new(seat, what) }));
        }
        (Frame::City { city, sure, .. }, Action::Arts) => {
            s.frames.pop();
            spend_action(s, seat, city, ARTS, sure);
            cx.tell(|| LogEvent::Arts { who: seat, city });
            s.push(Frame::Plan(Plan { city, sure, ..Plan::new(seat, What::Arts) }));
        }
        (Frame::City { city, sure, .. }, Action::Harvest(res)) => {
            s.frames.pop();
            spend_action(s, seat, city, HARVEST, sure);
            cx.tell(|| LogEvent::Harvests { who: seat, city, res });
            s.push(Frame::Plan(Plan { city, sure, ..Plan::new(seat, What::Harvest(res)) }));
        }
        (Frame::Darwin { culture, .. }, answer) => {
            s.frames.pop();
            let player = s.me(seat);
            match answer {
                Action::Yes => {
                    player.used_people.put(Person::CharlesDarwin);
                    player.gain_trade(culture as u32);
                }
                _ => player.culture += culture as u16,
            }
        }
        (Frame::HarvestAgain { city, .. }, answer) => {
            s.frames.pop();
            if let Action::Resource(res) = answer {
                if city < 3 {
                    s.me(seat).used_wonders.put(Wonder::AngkorWat);
                }
                take_resource(s, seat, res, cx);
            }
        }
        (Frame::Take { left, .. }, Action::Resource(res)) => {
            s.frames.replace(Frame::Take { seat, left: left - 1 });
            take_resource(s, seat, res, cx);
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn step(s: &mut State) -> bool {
    let over = match *s.frames.top() {
        Frame::Split { seat, city, left, .. } => {
            let mut menu = Vec::new();
            offer_items(s, seat, city as usize, left, &mut menu);
            menu.is_empty()
        }
        // Once a turn: the second city of Jerry Garcia keeps its culture.
        Frame::Darwin { seat, culture } if s.player(seat).used_people.has(Person::CharlesDarwin) => {
            s.me(seat).culture += culture as u16;
            true
        }
        Frame::HarvestAgain { seat, city } => {
            start::harvestable(s, seat, (city < 3).then_some(city as usize)).is_empty()
        }
        Frame::Take { left, .. } => left == 0 || s.resources.iter().all(|&n| n == 0),
        _ => false,
    };
    if over {
        s.frames.pop();
    }
    over
}

/// Whether Jerry Garcia may act for the capital: it has an action left that may be the arts.
pub fn may_tour(s: &State, seat: Seat) -> bool {
    s.player(seat).cities[0].actions > 0 && kind_allowed(s, seat, 0, ARTS)
}

/// Jerry Garcia: as the action of the capital every city devotes itself to the arts.
pub fn tour(s: &mut State, seat: Seat, cx: &mut Context) {
    spend_action(s, seat, 0, ARTS, false);
    for i in (0..3).rev() {
        if s.player(seat).cities[i].at.is_some() {
            resolve_arts(s, seat, i, cx);
        }
    }
}

/// R6.7.
pub fn resolve_arts(s: &mut State, seat: Seat, city: usize, cx: &mut Context) {
    let culture = s.arts(seat, city);
    cx.tell(|| LogEvent::Culture { who: seat, culture });
    for other in s.others(seat) {
        if s.person_works(other, Person::AkiraKurosawa) {
            s.me(other).culture += 1;
        }
    }
    let darwin =
        s.person_works(seat, Person::CharlesDarwin) && !s.player(seat).used_people.has(Person::CharlesDarwin);
    if darwin && culture > 0 {
        s.push(Frame::Darwin { seat, culture });
    } else {
        s.me(seat).culture += culture as u16;
    }
}

/// One resource from the market, if it has one (R6.8).
pub fn take_resource(s: &mut State, seat: Seat, res: Res, cx: &mut Context) {
    let i = res.index();
    if s.resources[i] > 0 {
        s.resources[i] -= 1;
        s.me(seat).resources[i] += 1;
        cx.tell(|| LogEvent::Took { who: seat, res });
    }
}
