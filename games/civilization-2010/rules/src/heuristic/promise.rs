//! How promising a move looks before it is tried: 0 is ordinary, 1 clearly better.

use super::{W, Weights, deal, land, war, worth};
use crate::action::{Action, Item, Loot, Payment};
use crate::announcement::What;
use crate::battle::engagement::{power, trumps};
use crate::data::{Effect, EventEffect};
use crate::frames::{Answer, CityAction, Going, Pending, Play, Split};
use crate::ids::*;
use crate::state::*;
use kernel::Seat;
use kit::heuristic::{FOOLISH, wasteful};

pub fn promise(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    let waste = wasteful(w.at(W::Waste));
    match *state.frames.top() {
        Pending::Trade(_) => trade(state, seat, action, w),
        Pending::Answer(Answer { from, .. }) => match action {
            Action::Yes if deal::good_for(state, from, seat, w) => 0.6,
            Action::No => 0.2,
            _ => waste,
        },
        Pending::Start(_) => start(state, seat, action, w),
        Pending::Manage(_) => manage(state, seat, action, w),
        Pending::City(CityAction { city, .. }) | Pending::Split(Split { city, .. }) => {
            city_action(state, seat, city, action, w)
        }
        Pending::Moves(_) => match action {
            Action::Pick(f) if rests(state, seat, f) => waste,
            Action::Pick(_) => 0.5,
            Action::Skill(_) | Action::Event(_) | Action::Person(_) | Action::TurnUp(_) => 0.25,
            _ => 0.2,
        },
        Pending::Going(_) => going(state, seat, action, w),
        Pending::Research(_) => match action {
            Action::Tech(tech) | Action::Tesla(tech) => {
                0.3 + 0.15 * tech.data().level as f32 + 0.1 * worth::tech_value(tech)
            }
            Action::Person(_) | Action::TurnUp(_) => 0.2,
            _ => 0.0,
        },
        Pending::Plan(plan) => planning(state, seat, plan.what, action, w),
        Pending::Place(_) | Pending::PlaceWonder(_) => cover(state, action, 0.5),
        Pending::Free(free) if free.item.is_some() => cover(state, action, 0.5),
        Pending::Free(_) | Pending::Raise(_) => match action {
            Action::Item(item) => 0.2 + 0.2 * item_value(state, seat, item),
            _ => 0.0,
        },
        Pending::Window(_) | Pending::Watch(_) | Pending::Interrupt(_) | Pending::Nurse(_) => match action {
            Action::Pass => 0.3,
            _ => 0.0,
        },
        Pending::Pay(_) => match action {
            Action::Pay(Payment::Token(_)) => 0.3,
            Action::Pay(Payment::Marker(_)) => 0.2,
            Action::Pay(Payment::Gift(_)) => 0.1,
            _ => 0.0,
        },
        Pending::Loot(_) => match action {
            Action::Loot(Loot::Coin) => 1.0,
            Action::Loot(Loot::Tech) => 0.9,
            Action::Loot(Loot::Culture | Loot::Trade) => 0.6,
            Action::Loot(_) => 0.5,
            _ => waste,
        },
        Pending::Learn(_) => match action {
            Action::Tech(tech) => 0.3 + 0.15 * tech.data().level as f32 + 0.1 * worth::tech_value(tech),
            _ => 0.0,
        },
        Pending::Wound(_) | Pending::Heal(_) | Pending::Zhukov(_) => match action {
            Action::Target(_) => 0.5,
            _ => 0.0,
        },
        Pending::Play(Play { side, kind, grade }) => fight(state, side, kind, grade, action),
        Pending::Fight(_) => match action {
            // Strong units first when the field is empty, weak ones while there is nothing to strike.
            Action::Unit { grade, .. } => 0.3 + 0.05 * grade as f32,
            Action::Skill(_) => 0.35,
            _ => 0.1,
        },
        Pending::Arrive(_) => match action {
            Action::Steal | Action::Destroy => 0.6,
            _ => 0.2,
        },
        Pending::Darwin(_) => 0.0,
        Pending::HarvestAgain(_) | Pending::DrawEvents(_) | Pending::InvestCard(_) => match action {
            Action::Done => waste,
            Action::Level(level) => 0.2 * level as f32,
            _ => 0.3,
        },
        Pending::Capital(_) => match action {
            Action::Square(sq) => 0.05 * around(state, sq),
            _ => 0.0,
        },
        _ => 0.0,
    }
}

/// What the squares around one show.
fn around(state: &State, square: u16) -> f32 {
    let ring = state.layout().map.around[square as usize];
    ring.iter().filter(|&&sq| sq != kit::square::NONE && state.revealed(sq)).map(|&sq| show(state, sq)).sum()
}

fn show(state: &State, square: u16) -> f32 {
    let icons = state.icons(square);
    icons.production as f32 + 1.1 * icons.trade as f32 + 1.4 * icons.culture as f32 + 4.0 * icons.coin as f32
}

/// Pieces go where they hide least.
fn cover(state: &State, action: Action, base: f32) -> f32 {
    match action {
        Action::Square(sq) => base - 0.08 * show(state, sq),
        _ => 0.0,
    }
}

fn trade(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        _ if state.player(seat).draft.get().to.is_some() => deal::drafting(state, seat, action, w),
        Action::Talk(other) if deal::worth_talking(state, seat, other, w) => 0.7,
        Action::Talk(_) => FOOLISH,
        Action::Done => 0.3,
        _ => 0.4,
    }
}

fn start(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        Action::Found(_) | Action::Relic(_) | Action::Teacher => 1.0,
        Action::Wonder(_) | Action::Decree | Action::Grow => 0.9,
        Action::PersonType(_) if bare(state, seat) => 0.9,
        // On top of what already stands there it only goes round in circles.
        Action::PersonType(_) => FOOLISH,
        Action::Skill(skill) => skill_promise(skill),
        Action::TurnUp(_) => 0.6,
        Action::Person(_) => 0.35,
        // A coin invested is a coin less: worth it while coins are not the way to win.
        Action::Invest => 0.2 - 0.05 * state.coins(seat) as f32,
        Action::Government(g) => match (state.player(seat).government, g) {
            (_, Government::Anarchy) => wasteful(w.at(W::Waste)),
            (Government::Anarchy, Government::Despotism) => 0.2,
            (Government::Anarchy, _) => 0.8,
            (Government::Despotism, _) => 0.7,
            _ => 0.15,
        },
        Action::Event(_) => 0.25,
        _ => 0.2,
    }
}

/// Whether some square of the outskirts is free for a great person.
fn bare(state: &State, seat: Seat) -> bool {
    state.player(seat).cities.iter().any(|city| {
        let free = |sq: &u16| {
            state.pieces[*sq] == Piece::None
                && state.markers[*sq] == Marker::None
                && !state.is_water(*sq)
                && !state.enemy_at(seat, *sq)
        };
        state.ring(city).iter().any(free)
    })
}

fn skill_promise(skill: Skill) -> f32 {
    match skill.data().effect {
        Effect::Coin => 0.95,
        Effect::GreatPerson | Effect::Culture(_) => 0.8,
        Effect::Production(_) | Effect::ExtraActions | Effect::FreeBuild | Effect::CaravanTrade => 0.7,
        _ => 0.3,
    }
}

fn manage(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        Action::Skill(_) | Action::Event(_) if for_no_city(state, seat, action) => FOOLISH,
        Action::Advance | Action::Leap => 0.75,
        Action::City(_) => 0.7,
        Action::Skill(skill) => skill_promise(skill) - 0.05,
        Action::Workers => 0.72,
        Action::TurnUp(_) => 0.6,
        Action::Person(_) | Action::Event(_) => 0.25,
        Action::Done if state.player(seat).cities.iter().any(|c| c.actions > 0) => wasteful(w.at(W::Waste)),
        _ => 0.2,
    }
}

/// R6.14: more production, and no city is left to use it this turn.
fn for_no_city(state: &State, seat: Seat, action: Action) -> bool {
    let more = match action {
        Action::Skill(skill) => matches!(skill.data().effect, Effect::Production(_)),
        Action::Event(event) => matches!(event.data().effect, EventEffect::Production(_)),
        _ => false,
    };
    more && state.player(seat).cities.iter().all(|city| city.actions == 0)
}

/// What a city may bring forth, in units of a fair action.
fn item_value(state: &State, seat: Seat, item: Item) -> f32 {
    let player = state.player(seat);
    match item {
        Item::Scout => {
            let scouts = player.figures[ARMIES..].iter().filter(|f| f.at.is_some()).count();
            let homes = state.max_cities(seat).saturating_sub(player.city_count());
            if scouts < homes { 2.2 } else { 0.5 }
        }
        Item::Army => {
            let armies = player.figures[..ARMIES].iter().filter(|f| f.at.is_some()).count();
            [1.5, 1.0, 0.6, 0.3][armies.min(3)]
        }
        Item::Unit(kind) => {
            let n = player.units() as usize;
            [1.6, 1.4, 1.2, 1.0, 0.8, 0.6, 0.4][n.min(6)] + 0.1 * state.rank(seat, kind) as f32
        }
        Item::Building(b) => {
            let icons = b.data().icons;
            let sum = icons.production as f32
                + icons.trade as f32
                + 1.5 * icons.culture as f32
                + 4.0 * icons.coin as f32
                + 0.5 * icons.combat as f32;
            0.5 + 0.25 * sum
        }
        Item::Walls => 0.5,
        Item::Wonder(wonder) => 1.5 + 0.2 * wonder.data().culture as f32,
    }
}

fn city_action(state: &State, seat: Seat, city: u8, action: Action, w: Weights) -> f32 {
    match action {
        Action::Item(item) => 0.2 + 0.3 * item_value(state, seat, item),
        Action::FreeBuilding(b) => 0.4 + 0.3 * item_value(state, seat, Item::Building(b)),
        Action::Arts => 0.15 + 0.12 * state.arts(seat, city as usize) as f32,
        Action::Harvest(res) if state.player(seat).resources[res] == 0 => 0.4,
        Action::Harvest(_) => 0.25,
        Action::Caravan => 0.1,
        // To look into a city and leave it again leads nowhere.
        Action::Done if matches!(state.frames.top(), Pending::City(_)) => FOOLISH,
        Action::Done => wasteful(w.at(W::Waste)),
        _ => 0.0,
    }
}

/// A scout that waits where its city will stand.
fn rests(state: &State, seat: Seat, figure: u8) -> bool {
    let player = state.player(seat);
    figure as usize >= ARMIES
        && player.city_count() < state.max_cities(seat)
        && player.figures[figure as usize].at.is_some_and(|at| land::on_site(state, at))
}

/// A figure or group on its way: towards what draws it, into fights it should win.
fn going(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    let Pending::Going(Going { group, at, left, fresh, .. }) = *state.frames.top() else { return 0.0 };
    let waste = wasteful(w.at(W::Waste));
    let armies = (group & 0x7F).count_ones() as usize;
    let scout = armies == 0;
    match action {
        Action::Discover(_) => 0.9,
        Action::Step(to) => {
            if let Some((owner, city)) = state.centre_of(to)
                && owner != seat
            {
                return war::city_odds(state, seat, armies, owner, city) - 0.3;
            }
            if state.enemy_at(seat, to)
                && let Some(enemy) = state.others(seat).find(|&o| state.here(o, to))
            {
                return war::field_odds(state, seat, armies, enemy, to) - 0.3;
            }
            match state.markers[to] {
                Marker::Hut | Marker::Relic(_) if !scout => return 1.0,
                Marker::Village => return war::village_odds(state, seat) + 0.1,
                _ => {}
            }
            let gain = land::pull(state, seat, to, scout, w) - land::pull(state, seat, at, scout, w);
            0.3 + 0.4 * gain
        }
        Action::Stop if fresh && left > 0 => 0.1,
        Action::Stop => 0.32,
        Action::Pick(_) => 0.05,
        Action::Leave(_) => 0.0,
        Action::Disband { token: true, .. } => 0.0,
        Action::Disband { .. } => waste,
        _ => 0.0,
    }
}

fn planning(state: &State, seat: Seat, what: What, action: Action, w: Weights) -> f32 {
    match (what, action) {
        (What::Produce(Item::Building(_) | Item::Wonder(_)) | What::Free(_), _) => cover(state, action, 0.5),
        (What::Produce(Item::Scout), Action::Square(sq)) => 0.2 + 0.2 * land::pull(state, seat, sq, true, w),
        (What::Produce(_), Action::Square(sq)) => 0.2 + 0.2 * land::pull(state, seat, sq, false, w),
        // Harm is for others.
        (What::Event(_) | What::Skill(_), Action::Square(sq)) => {
            let mine = state.here(seat, sq)
                || state.outskirts_of(sq).or(state.centre_of(sq)).is_some_and(|(owner, _)| owner == seat);
            if mine { wasteful(w.at(W::Waste)) } else { 0.3 }
        }
        (_, Action::KillFigure { seat: victim, scout }) if victim != seat => 0.4 - 0.1 * scout as u8 as f32,
        (_, Action::KillFigure { .. }) => wasteful(w.at(W::Waste)),
        // Whoever gives, gives to whom it helps least; whoever harms, harms who is furthest.
        (What::Skill(skill), Action::Seat(other)) if skill.data().effect == Effect::CaravanTrade => {
            0.5 - 0.5 * worth::Progress::of(state, other).best()
        }
        (_, Action::Seat(other)) if other != seat => 0.5 * worth::Progress::of(state, other).best(),
        (_, Action::City(city)) if state.player(seat).cities[city as usize].actions == 0 => 0.0,
        (_, Action::City(0)) => 0.2,
        _ => 0.1,
    }
}

/// A unit strikes what it trumps, or what it can kill; a weak one opens a front of its own.
fn fight(state: &State, side: u8, kind: UnitType, grade: u8, action: Action) -> f32 {
    let b = state.battle.as_ref().expect("a battle");
    let mine = power(state, side, kind, grade);
    match action {
        Action::Target(i) => {
            let foe = b.sides[1 - side as usize].front[i as usize];
            let theirs = power(state, 1 - side, foe.kind, foe.grade);
            let trumped = trumps(foe.kind, kind);
            let kills = mine + foe.wounds >= theirs;
            let dies = theirs >= mine && !(trumps(kind, foe.kind) && kills);
            let gain = if kills && !(trumped && theirs >= mine) { theirs as f32 } else { 0.3 * mine as f32 };
            let loss = if dies { mine as f32 } else { 0.0 };
            0.3 + 0.15 * (gain - loss)
        }
        Action::Front => 0.3,
        _ => 0.0,
    }
}
