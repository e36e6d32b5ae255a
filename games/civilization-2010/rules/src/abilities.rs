//! R9.6 to R9.9: abilities of technologies, and what events do when they resolve.

use crate::aims;
use crate::data::{Effect, EventEffect};
use crate::event::LogEvent;
use crate::frame::{Frame, Gift, Plan, What};
use crate::names::*;
use crate::place::{Fate, clear_square, deliver};
use crate::state::*;
use crate::{Context, battle, city, culture, learn, movement, pay, people, place, plan, start};
use kernel::{Chance, Seat, SeatSet};

/// Abilities that need no target.
pub fn always(_skill: Skill) -> bool {
    true
}

/// Where the coins of a skill lie.
fn coin_place(skill: Skill) -> CoinPlace {
    match skill {
        Skill::Pottery => CoinPlace::Pottery,
        Skill::Democracy => CoinPlace::Democracy,
        Skill::PrintingPress => CoinPlace::PrintingPress,
        _ => CoinPlace::CodeOfLaws,
    }
}

/// R9.7: four payments in the game; with the option (A29) four tokens at a time.
pub fn coin_room(s: &State, seat: Seat, skill: Skill) -> bool {
    let place = coin_place(skill);
    let player = s.player(seat);
    let slots = skill.data().tech.data().coin_slots;
    match s.options.coins_again {
        true => player.coins[place.index()] < slots,
        false => player.paid[place.index()] < slots,
    }
}

pub fn gain_coin(s: &mut State, seat: Seat, skill: Skill, cx: &mut Context) {
    let place = coin_place(skill);
    let player = s.me(seat);
    player.coins[place.index()] += 1;
    player.paid[place.index()] += 1;
    cx.tell(|| LogEvent::Coin { who: seat, place });
}

/// Known, unused this turn, payable and with a target.
pub fn usable(s: &State, seat: Seat, skill: Skill) -> bool {
    let d = skill.data();
    let player = s.player(seat);
    player.knows(d.tech)
        && !player.used.has(skill)
        && player.trade >= d.cost.trade
        && player.culture >= d.cost.culture as u16
        && pay::can_pay(s, seat, d.cost.resource, d.cost.count)
        && match d.effect {
            Effect::Coin => coin_room(s, seat, skill),
            Effect::FreeBuild => place::any_gift(s, seat, Gift::Anything),
            Effect::ExtraActions => player.city_count() > 0,
            _ => plan::skill_has_target(s, seat, skill),
        }
}

/// The same as far as everybody can tell.
pub fn might_use(s: &State, seat: Seat, skill: Skill) -> bool {
    let d = skill.data();
    let player = s.player(seat);
    player.knows(d.tech) && !player.used.has(skill) && pay::might_pay(s, seat, d.cost.resource, d.cost.count)
}

pub fn begin(s: &mut State, seat: Seat, skill: Skill, cx: &mut Context) {
    if skill.data().effect == Effect::FreeBuild {
        s.me(seat).used.put(skill);
        cx.tell(|| LogEvent::Skill { who: seat, skill });
        s.push(Frame::Free { seat, gift: Gift::Anything, left: 1, item: None });
        return;
    }
    s.push(Frame::Plan(Plan::new(seat, What::Skill(skill))));
}

/// Carries out what was announced and not cancelled.
pub fn resolve(s: &mut State, plan: &Plan, cx: &mut Context) {
    match plan.what {
        What::Skill(skill) => resolve_skill(s, plan, skill, cx),
        What::Event(event) => resolve_event(s, plan, event, cx),
        What::Produce(item) | What::Free(item) => {
            deliver(s, plan.by, item, plan.a, plan.city, cx);
        }
        What::Arts => city::resolve_arts(s, plan.by, plan.city as usize, cx),
        What::Harvest(res) => city::take_resource(s, plan.by, res, cx),
        What::Twain => cancel_below(s),
    }
}

/// A cancel hits the window it answered, which now lies on top.
fn cancel_below(s: &mut State) {
    if let Frame::Window { plan, next, .. } = *s.frames.top() {
        s.frames.replace(Frame::Window { plan, next, cancelled: true });
    }
}

fn resolve_skill(s: &mut State, plan: &Plan, skill: Skill, cx: &mut Context) {
    let by = plan.by;
    match skill.data().effect {
        Effect::Culture(n) => s.me(by).culture += n as u16,
        Effect::Production(n) => s.me(by).cities[plan.city as usize].bonus += n,
        Effect::GreatPerson => s.push(Frame::GainPeople { seat: by, left: 1 }),
        Effect::Coin => gain_coin(s, by, skill, cx),
        Effect::CaravanTrade => {
            s.me(by).gain_trade(9);
            for seat in plan.seats.iter() {
                s.me(seat).gain_trade(6);
            }
        }
        Effect::Monarchy | Effect::Gunpowder => {
            if plan.n > 0 {
                obsolete(s, Wonder::of(plan.n as usize - 1), cx);
            } else if let Some(square) = plan.a {
                destroy_building(s, square, cx);
            } else {
                for seat in plan.seats.iter() {
                    kill_random_unit(s, seat, cx);
                }
            }
        }
        Effect::DropCoin => s.push(Frame::DropCoins { by, seats: plan.seats }),
        Effect::Steam => {
            if let (Some(from), Some(to)) = (plan.a, plan.b) {
                relocate(s, by, from, to, true);
            }
        }
        Effect::ExtraActions => {
            let anarchy = s.player(by).government == Government::Anarchy;
            for (i, city) in s.me(by).cities.iter_mut().enumerate() {
                if city.at.is_some() && !(i == 0 && anarchy) {
                    city.actions += 1;
                }
            }
        }
        Effect::Nuke => {
            if let Some((seat, city)) = plan.a.and_then(|sq| s.centre_of(sq)) {
                nuke(s, seat, city, cx);
            }
        }
        Effect::Bind => {
            if let Some(sq) = plan.a {
                let _ = s.bound.try_push(sq);
                cx.tell(|| LogEvent::Bound { square: sq });
            }
        }
        Effect::Terrain => {
            if let Some(sq) = plan.a {
                let terrain = Terrain::of(plan.n as usize - 1);
                if aims::may_become(s, sq, terrain, true) {
                    aims::set_terrain(s, sq, terrain, cx);
                }
            }
        }
        Effect::Cancel => cancel_below(s),
        Effect::Strike(_) | Effect::Wounds(_) | Effect::Heal(_) => battle::resolve_skill(s, by, skill),
        Effect::FreeBuild => unreachable!("not announced"),
    }
}

fn resolve_event(s: &mut State, plan: &Plan, event: Event, cx: &mut Context) {
    let by = plan.by;
    match event.data().effect {
        EventEffect::DropCoins(n) => {
            let seats: SeatSet = match n {
                9 => s.others(by).filter(|&o| !s.wonder_works(o, Wonder::UnitedNations)).collect(),
                _ => plan.seats,
            };
            s.push(Frame::DropCoins { by, seats });
        }
        EventEffect::Kill { .. } => resolve_kill(s, plan, cx),
        EventEffect::Relocate(_) => {
            if let (Some(from), Some(to)) = (plan.a, plan.b)
                && let Some(owner) = s.others(by).find(|&o| s.here(o, from))
            {
                relocate(s, owner, from, to, false);
                cx.tell(|| LogEvent::Relocated { who: owner, square: to });
            }
        }
        EventEffect::Terrain(terrain) => {
            if let Some(sq) = plan.a
                && aims::may_become(s, sq, terrain, terrain == Terrain::Water)
            {
                aims::set_terrain(s, sq, terrain, cx);
            }
        }
        EventEffect::Units(n) => s.push(Frame::Free { seat: by, gift: Gift::Unit, left: n, item: None }),
        EventEffect::Exchange(level) => {
            let set = learn::up_to_level(level);
            for seat in plan.seats.iter() {
                let (mine, his) = (s.player(by).known(), s.player(seat).known());
                // The one on top learns first.
                learn::free(s, seat, set.and(mine));
                learn::free(s, by, set.and(his));
            }
        }
        EventEffect::Destroy { .. } => {
            for sq in [plan.a, plan.b].into_iter().flatten() {
                destroy_building(s, sq, cx);
            }
        }
        EventEffect::Revolt => {
            for seat in plan.seats.iter() {
                start::change(s, seat, Government::Anarchy, cx);
                let player = s.me(seat);
                player.unrest = true;
                // A capital that has not acted yet will not act under Anarchy.
                player.cities[0].actions = 0;
            }
        }
        EventEffect::Production(n) => s.me(by).cities[plan.city as usize].bonus += n,
        EventEffect::Cancel => cancel_below(s),
        EventEffect::Gift { .. } => unreachable!("gifts are paid with"),
    }
}

fn resolve_kill(s: &mut State, plan: &Plan, cx: &mut Context) {
    let Some(square) = plan.a else { return };
    if plan.b.is_some() {
        if let Piece::Person(kind) = s.pieces[square] {
            let fate = if s.options.mourning { Fate::Out } else { Fate::Pool };
            clear_square(s, square, fate, cx);
            cx.tell(|| LogEvent::PersonKilled { kind, square });
            people::check_cards(s, cx);
        }
        return;
    }
    for seat in plan.seats.iter() {
        for (count, scout) in [(plan.n & 15, false), (plan.n >> 4, true)] {
            for _ in 0..count {
                let victim = s.figures_at(seat, square).find(|&i| (i as usize >= ARMIES) == scout);
                if let Some(figure) = victim {
                    movement::lose_figure(s, seat, figure);
                    cx.tell(|| LogEvent::FigureKilled { who: seat, scout, square });
                }
            }
        }
    }
}

/// R7.18: all figures of a square go elsewhere without a fight.
pub fn relocate(s: &mut State, owner: Seat, from: u16, to: u16, done: bool) {
    for figure in 0..FIGURES as u8 {
        if s.player(owner).figures[figure as usize].at == Some(from) {
            s.put_figure(owner, figure, Some(to));
            s.me(owner).figures[figure as usize].done |= done;
        }
    }
}

pub fn destroy_building(s: &mut State, square: u16, cx: &mut Context) {
    if let Piece::Building(building) = s.pieces[square] {
        clear_square(s, square, Fate::Out, cx);
        cx.tell(|| LogEvent::Destroyed { building, square });
    }
}

/// R16.1.
fn obsolete(s: &mut State, wonder: Wonder, cx: &mut Context) {
    cx.tell(|| LogEvent::Obsolete { wonder });
    s.obsolete.put(wonder);
    if let Some(i) = s.market.iter().position(|w| *w == wonder) {
        s.market.remove(i);
        culture::refill_market(s, cx);
    }
}

/// Monarchy: a random unit of a standing force.
fn kill_random_unit(s: &mut State, seat: Seat, cx: &mut Context) {
    let force = *s.player(seat).force.get();
    let counts: [u8; 12] = std::array::from_fn(|i| force[i / 3][i % 3]);
    if counts.iter().all(|&n| n == 0) {
        return;
    }
    let kind = cx.kind(&counts);
    s.me(seat).force.get_mut()[kind / 3][kind % 3] -= 1;
    s.fallen[kind / 3][kind % 3] += 1;
    cx.tell(|| LogEvent::UnitLost { who: seat, unit: UnitType::of(kind / 3) });
}

/// R9.9: everything in and around the city goes; no loot.
fn nuke(s: &mut State, seat: Seat, index: usize, cx: &mut Context) {
    let city = s.player(seat).cities[index];
    let centre = city.at.expect("a city");
    cx.tell(|| LogEvent::Nuked { who: seat, square: centre });
    for &sq in s.ring(&city) {
        for owner in s.all() {
            while let Some(figure) = s.figure_at(owner, sq) {
                movement::lose_figure(s, owner, figure);
            }
        }
    }
    raze(s, seat, index, cx);
}

/// Removes a city with its buildings, wonders and great people (R10.8.4).
pub fn raze(s: &mut State, seat: Seat, index: usize, cx: &mut Context) {
    let city = s.player(seat).cities[index];
    for &sq in s.ring(&city) {
        clear_square(s, sq, Fate::Out, cx);
    }
    if city.token != CityToken::None {
        s.small += 1;
    }
    s.me(seat).cities[index] = City::NONE;
    // Scouts that gathered for it gather for nobody.
    for figure in &mut s.me(seat).figures[ARMIES..] {
        if figure.city == Some(index as u8) {
            figure.city = None;
        }
    }
    s.claim_again();
    people::check_cards(s, cx);
}
