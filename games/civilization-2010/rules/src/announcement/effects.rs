//! R9.9, R23.4: what abilities, culture events and city actions do when they resolve.

use super::{Aim, Plan, Struck, Victim, What, abilities, aims};
use crate::battle::engagement;
use crate::city::pieces::{Fate, clear_square, deliver};
use crate::culture::wonders;
use crate::data::{Effect, EventEffect, Victims};
use crate::event::Event;
use crate::frames::{DropCoins, Free, GainPeople, Gift, Pending, Window};
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use crate::{Game, city, government, movement, people};
use kernel::{Chance, Cx, Seat, SeatSet};

/// Carries out what was announced and not cancelled.
pub fn resolve(state: &mut State, plan: &Plan, cx: &mut Cx<Game>) {
    match plan.what {
        What::Skill(skill) => resolve_skill(state, plan, skill, cx),
        What::Event(event) => resolve_event(state, plan, event, cx),
        What::Produce(item) | What::Free(item) => {
            deliver(state, plan.by, item, plan.squares().next(), plan.city(), cx);
        }
        What::Arts => city::resolve_arts(state, plan.by, plan.city() as usize, cx),
        What::Harvest(resource) => city::take_resource(state, plan.by, resource, cx),
        What::Twain => cancel_below(state),
    }
}

/// A cancel hits the window it answered, which now lies on top.
fn cancel_below(state: &mut State) {
    if let Pending::Window(window) = *state.frames.top() {
        state.frames.replace(Window { cancelled: true, ..window });
    }
}

fn resolve_skill(state: &mut State, plan: &Plan, skill: Skill, cx: &mut Cx<Game>) {
    let by = plan.by;
    match (skill.data().effect, plan.aim) {
        (Effect::Culture(n), _) => state.me(by).culture += n as u16,
        (Effect::Production(n), _) => state.me(by).cities[plan.city() as usize].bonus += n,
        (Effect::GreatPerson, _) => state.frames.push(GainPeople { seat: by, left: 1 }),
        (Effect::Coin, _) => abilities::gain_coin(state, by, skill, cx),
        (Effect::CaravanTrade, _) => {
            state.me(by).gain_trade(9);
            for seat in plan.players().iter() {
                state.me(seat).gain_trade(6);
                cx.tell(|| Event::Income { who: seat, trade: 6 });
            }
        }
        (_, Aim::Strike(Some(struck))) => strike(state, struck, cx),
        (Effect::DropCoin, _) => state.frames.push(DropCoins { by, seats: plan.players() }),
        (Effect::Steam, Aim::Group { from: Some(from), to: Some(to) }) => relocate(state, by, from, to, true),
        (Effect::ExtraActions, _) => {
            let anarchy = state.player(by).government == Government::Anarchy;
            for (i, city) in state.me(by).cities.iter_mut().enumerate() {
                if city.at.is_some() && !(i == 0 && anarchy) {
                    city.actions += 1;
                }
            }
        }
        (Effect::Nuke, Aim::Square(Some(square))) => {
            if let Some((seat, city)) = state.centre_of(square) {
                nuke(state, seat, city, cx);
            }
        }
        (Effect::Bind, Aim::Square(Some(square))) => {
            let _ = state.bound.try_push(square);
            cx.tell(|| Event::Bound { square });
        }
        (Effect::Terrain, Aim::Terrain { square: Some(square), terrain: Some(terrain) }) => {
            if aims::may_become(state, square, terrain, true) {
                aims::set_terrain(state, square, terrain, cx);
            }
        }
        (Effect::Cancel, _) => cancel_below(state),
        (Effect::Strike(_) | Effect::Wounds(_) | Effect::Heal(_) | Effect::HealAll, _) => {
            engagement::resolve_skill(state, by, skill);
        }
        other => unreachable!("{other:?} is not announced"),
    }
}

/// R9.9: Monarchy and Gunpowder.
fn strike(state: &mut State, struck: Struck, cx: &mut Cx<Game>) {
    match struck {
        Struck::Wonder(wonder) => obsolete(state, wonder, cx),
        Struck::Building(square) => destroy_building(state, square, cx),
        Struck::Unit(seat) => kill_random_unit(state, seat, cx),
    }
}

fn resolve_event(state: &mut State, plan: &Plan, event: CultureEvent, cx: &mut Cx<Game>) {
    let by = plan.by;
    match (event.data().effect, plan.aim) {
        (EventEffect::DropCoins(Victims::All), _) => {
            let spared = |seat: Seat| state.wonder_works(seat, Wonder::UnitedNations);
            let seats: SeatSet = state.others(by).filter(|&other| !spared(other)).collect();
            state.frames.push(DropCoins { by, seats });
        }
        (EventEffect::DropCoins(_), _) => state.frames.push(DropCoins { by, seats: plan.players() }),
        (EventEffect::Kill { .. }, Aim::Kill { square: Some(square), victim }) => {
            resolve_kill(state, square, victim, cx);
        }
        (EventEffect::Relocate(_), Aim::Group { from: Some(from), to: Some(to) }) => {
            if let Some(owner) = aims::foreign_group(state, by, from) {
                relocate(state, owner, from, to, false);
                cx.tell(|| Event::Relocated { who: owner, square: to });
            }
        }
        (EventEffect::Terrain(terrain), Aim::Square(Some(square))) => {
            if aims::may_become(state, square, terrain, terrain == Terrain::Water) {
                aims::set_terrain(state, square, terrain, cx);
            }
        }
        (EventEffect::Units(left), _) => {
            state.frames.push(Free { left, ..Free::one(by, Gift::Unit) });
        }
        (EventEffect::Exchange(level), _) => {
            let set = learning::up_to_level(level);
            for seat in plan.players().iter() {
                let (mine, theirs) = (state.player(by).known(), state.player(seat).known());
                // The one on top learns first.
                learning::free(state, seat, set & mine);
                learning::free(state, by, set & theirs);
            }
        }
        (EventEffect::Destroy { .. }, _) => {
            for square in plan.squares() {
                destroy_building(state, square, cx);
            }
        }
        (EventEffect::Revolt, _) => {
            for seat in plan.players().iter() {
                government::change(state, seat, Government::Anarchy, cx);
                let player = state.me(seat);
                player.unrest = true;
                // A capital that has not acted yet will not act under Anarchy.
                player.cities[0].actions = 0;
            }
        }
        (EventEffect::Production(n), _) => state.me(by).cities[plan.city() as usize].bonus += n,
        (EventEffect::Cancel, _) => cancel_below(state),
        other => unreachable!("{other:?} is not announced"),
    }
}

fn resolve_kill(state: &mut State, square: u16, victim: Victim, cx: &mut Cx<Game>) {
    match victim {
        Victim::Nobody => {}
        Victim::Person => {
            if let Piece::Person(kind) = state.pieces[square] {
                // R24.33
                let fate = if state.options.mourning { Fate::Out } else { Fate::Pool };
                clear_square(state, square, fate, cx);
                cx.tell(|| Event::PersonKilled { kind, square });
                people::check_cards(state, cx);
            }
        }
        Victim::Figures { of, armies, scouts } => {
            for (count, scout) in [(armies, false), (scouts, true)] {
                for _ in 0..count {
                    let fits = |&figure: &u8| (figure as usize >= ARMIES) == scout;
                    let Some(figure) = state.figures_at(of, square).find(fits) else { continue };
                    movement::lose_figure(state, of, figure);
                    cx.tell(|| Event::FigureKilled { who: of, scout, square });
                }
            }
        }
    }
}

/// R7.18: all figures of a square go elsewhere without a fight; R7.14: with Steam Power and Galileo they are `done`.
pub fn relocate(state: &mut State, owner: Seat, from: u16, to: u16, done: bool) {
    for figure in 0..FIGURES as u8 {
        if state.player(owner).figures[figure as usize].at == Some(from) {
            state.put_figure(owner, figure, Some(to));
            state.me(owner).figures[figure as usize].done |= done;
        }
    }
}

/// R6.15: to the market; R6.12: nothing else that stands there is a building.
pub fn destroy_building(state: &mut State, square: u16, cx: &mut Cx<Game>) {
    if let Piece::Building(building) = state.pieces[square] {
        clear_square(state, square, Fate::Out, cx);
        cx.tell(|| Event::Destroyed { building, square });
    }
}

/// R16.1.
fn obsolete(state: &mut State, wonder: Wonder, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Obsolete { wonder });
    state.obsolete.insert(wonder);
    if let Some(i) = state.market.iter().position(|w| *w == wonder) {
        state.market.remove(i);
        wonders::refill_market(state, cx);
    }
}

/// Monarchy: a random unit of a standing force.
fn kill_random_unit(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let force = *state.player(seat).force.get();
    let counts: [u8; 12] = std::array::from_fn(|i| force[i / 3][i % 3]);
    if counts.iter().all(|&n| n == 0) {
        return;
    }
    let kind = cx.kind(&counts);
    state.me(seat).force.get_mut()[kind / 3][kind % 3] -= 1;
    state.fallen[kind / 3][kind % 3] += 1;
    cx.tell(|| Event::UnitLost { who: seat, unit: UnitType::at(kind / 3) });
}

/// R9.9, R24.20: everything in and around the city goes; no loot.
fn nuke(state: &mut State, seat: Seat, index: usize, cx: &mut Cx<Game>) {
    let city = state.player(seat).cities[index];
    let centre = city.at.expect("a city");
    cx.tell(|| Event::Nuked { who: seat, square: centre });
    for &sq in state.ring(&city) {
        for owner in state.all() {
            while let Some(figure) = state.figure_at(owner, sq) {
                movement::lose_figure(state, owner, figure);
            }
        }
    }
    raze(state, seat, index, cx);
}

/// Removes a city with its buildings, wonders and great people (R10.8).
pub fn raze(state: &mut State, seat: Seat, index: usize, cx: &mut Cx<Game>) {
    let city = state.player(seat).cities[index];
    for &sq in state.ring(&city) {
        clear_square(state, sq, Fate::Out, cx);
    }
    if city.token != CityToken::None {
        state.small += 1;
    }
    state.me(seat).cities[index] = City::NONE;
    // Scouts that gathered for it gather for nobody.
    for figure in &mut state.me(seat).figures[ARMIES..] {
        if figure.city == Some(index as u8) {
            figure.city = None;
        }
    }
    state.claim_again();
    people::check_cards(state, cx);
}
