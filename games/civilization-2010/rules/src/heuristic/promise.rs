//! How promising a move looks before it is tried: 0 is ordinary, 1 clearly better.

use super::{W, Weights, deal, land, war, worth};
use crate::action::{Action, Item, Loot, Payment};
use crate::data::{Effect, data};
use crate::frame::{Frame, What};
use crate::names::*;
use crate::state::*;
use kernel::Seat;
use kit::heuristic::FOOLISH;

pub fn promise(s: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    let waste = -w.at(W::Waste);
    match *s.frames.top() {
        Frame::Trade { .. } => trade(s, seat, action, w),
        Frame::Answer { from, .. } => match action {
            Action::Yes if deal::good_for(s, from, seat, w) => 0.6,
            Action::No => 0.2,
            _ => waste,
        },
        Frame::Start { .. } => start(s, seat, action, w),
        Frame::Manage { .. } => manage(s, seat, action, w),
        Frame::City { city, .. } | Frame::Split { city, .. } => city_action(s, seat, city, action, w),
        Frame::Moves { .. } => match action {
            Action::Pick(f) if rests(s, seat, f) => waste,
            Action::Pick(_) => 0.5,
            Action::Skill(_) | Action::Event(_) | Action::Person(_) | Action::TurnUp(_) => 0.25,
            _ => 0.2,
        },
        Frame::Going { .. } => going(s, seat, action, w),
        Frame::Research { .. } => match action {
            Action::Tech(tech) | Action::Tesla(tech) => {
                0.3 + 0.15 * tech.data().level as f32 + 0.1 * worth::tech_value(tech)
            }
            Action::Person(_) | Action::TurnUp(_) => 0.2,
            _ => 0.0,
        },
        Frame::Plan(plan) => planning(s, seat, plan.what, action, w),
        Frame::Place { .. } | Frame::PlaceWonder { .. } => cover(s, action, 0.5),
        Frame::Free { item: Some(_), .. } => cover(s, action, 0.5),
        Frame::Free { .. } | Frame::Raise { .. } => match action {
            Action::Item(item) => 0.2 + 0.2 * item_value(s, seat, item),
            _ => 0.0,
        },
        Frame::Window { .. } | Frame::Watch { .. } | Frame::Interrupt { .. } | Frame::Nurse { .. } => {
            match action {
                Action::Pass => 0.3,
                _ => 0.0,
            }
        }
        Frame::Pay { .. } => match action {
            Action::Pay(Payment::Token(_)) => 0.3,
            Action::Pay(Payment::Marker(_)) => 0.2,
            Action::Pay(Payment::Gift(_)) => 0.1,
            _ => 0.0,
        },
        Frame::Loot { .. } => match action {
            Action::Loot(Loot::Coin) => 1.0,
            Action::Loot(Loot::Tech) => 0.9,
            Action::Loot(Loot::Culture | Loot::Trade) => 0.6,
            Action::Loot(_) => 0.5,
            _ => waste,
        },
        Frame::Learn { .. } => match action {
            Action::Tech(tech) => 0.3 + 0.15 * tech.data().level as f32 + 0.1 * worth::tech_value(tech),
            _ => 0.0,
        },
        Frame::Wound { .. } | Frame::Heal { .. } | Frame::Zhukov { .. } => match action {
            Action::Target(_) => 0.5,
            _ => 0.0,
        },
        Frame::Play { side, kind, grade } => fight(s, side, kind, grade, action),
        Frame::Fight { .. } => match action {
            // Strong units first when the field is empty, weak ones while there is nothing to strike.
            Action::Unit { grade, .. } => 0.3 + 0.05 * grade as f32,
            Action::Skill(_) => 0.35,
            _ => 0.1,
        },
        Frame::Arrive { .. } => match action {
            Action::Steal | Action::Destroy => 0.6,
            _ => 0.2,
        },
        Frame::Darwin { .. } => 0.0,
        Frame::HarvestAgain { .. } | Frame::DrawEvents { .. } | Frame::InvestCard { .. } => match action {
            Action::Done => waste,
            Action::Level(level) => 0.2 * level as f32,
            _ => 0.3,
        },
        Frame::Capital { .. } => match action {
            Action::Square(sq) => 0.05 * around(s, sq),
            _ => 0.0,
        },
        _ => 0.0,
    }
}

/// What the squares around one show.
fn around(s: &State, square: u16) -> f32 {
    let ring = s.layout().map.around[square as usize];
    ring.iter().filter(|&&sq| sq != kit::square::NONE && s.revealed(sq)).map(|&sq| show(s, sq)).sum()
}

fn show(s: &State, square: u16) -> f32 {
    let icons = s.icons(square);
    icons.production as f32 + 1.1 * icons.trade as f32 + 1.4 * icons.culture as f32 + 4.0 * icons.coin as f32
}

/// Pieces go where they hide least.
fn cover(s: &State, action: Action, base: f32) -> f32 {
    match action {
        Action::Square(sq) => base - 0.08 * show(s, sq),
        _ => 0.0,
    }
}

fn trade(s: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        _ if s.player(seat).draft.get().to.is_some() => deal::drafting(s, seat, action, w),
        Action::Talk(other) if deal::worth_talking(s, seat, other, w) => 0.7,
        Action::Talk(_) => FOOLISH,
        Action::Done => 0.3,
        _ => 0.4,
    }
}

fn start(s: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        Action::Found(_) | Action::Relic(_) | Action::Teacher => 1.0,
        Action::Wonder(_) | Action::Decree | Action::Grow => 0.9,
        Action::PersonType(_) if bare(s, seat) => 0.9,
        // On top of what already stands there it only goes round in circles.
        Action::PersonType(_) => FOOLISH,
        Action::Skill(skill) => skill_promise(skill),
        Action::TurnUp(_) => 0.6,
        Action::Person(_) => 0.35,
        // A coin invested is a coin less: worth it while coins are not the way to win.
        Action::Invest => 0.2 - 0.05 * s.coins(seat) as f32,
        Action::Government(g) => match (s.player(seat).government, g) {
            (_, Government::Anarchy) => -w.at(W::Waste),
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
fn bare(s: &State, seat: Seat) -> bool {
    s.player(seat).cities.iter().any(|city| {
        let free = |sq: &u16| {
            s.pieces[*sq] == Piece::None
                && s.markers[*sq] == Marker::None
                && !s.is_water(*sq)
                && !s.enemy_at(seat, *sq)
        };
        s.ring(city).iter().any(free)
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

fn manage(s: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    match action {
        Action::Advance | Action::Leap => 0.75,
        Action::City(_) => 0.7,
        Action::Skill(skill) => skill_promise(skill) - 0.05,
        Action::Workers => 0.72,
        Action::TurnUp(_) => 0.6,
        Action::Person(_) | Action::Event(_) => 0.25,
        Action::Done if s.player(seat).cities.iter().any(|c| c.actions > 0) => -w.at(W::Waste),
        _ => 0.2,
    }
}

/// What a city may bring forth, in units of a fair action.
fn item_value(s: &State, seat: Seat, item: Item) -> f32 {
    let player = s.player(seat);
    match item {
        Item::Scout => {
            let scouts = player.figures[ARMIES..].iter().filter(|f| f.at.is_some()).count();
            let homes = s.max_cities(seat).saturating_sub(player.city_count());
            if scouts < homes { 2.2 } else { 0.5 }
        }
        Item::Army => {
            let armies = player.figures[..ARMIES].iter().filter(|f| f.at.is_some()).count();
            [1.5, 1.0, 0.6, 0.3][armies.min(3)]
        }
        Item::Unit(kind) => {
            let n = player.units() as usize;
            [1.6, 1.4, 1.2, 1.0, 0.8, 0.6, 0.4][n.min(6)] + 0.1 * s.rank(seat, kind) as f32
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

fn city_action(s: &State, seat: Seat, city: u8, action: Action, w: Weights) -> f32 {
    match action {
        Action::Item(item) => 0.2 + 0.3 * item_value(s, seat, item),
        Action::FreeBuilding(b) => 0.4 + 0.3 * item_value(s, seat, Item::Building(b)),
        Action::Arts => 0.15 + 0.12 * s.arts(seat, city as usize) as f32,
        Action::Harvest(res) if s.player(seat).resources[res.index()] == 0 => 0.4,
        Action::Harvest(_) => 0.25,
        Action::Caravan => 0.1,
        // To look into a city and leave it again leads nowhere.
        Action::Done if matches!(s.frames.top(), Frame::City { .. }) => FOOLISH,
        Action::Done => -w.at(W::Waste),
        _ => 0.0,
    }
}

/// A scout that waits where its city will stand.
fn rests(s: &State, seat: Seat, figure: u8) -> bool {
    let player = s.player(seat);
    figure as usize >= ARMIES
        && player.city_count() < s.max_cities(seat)
        && player.figures[figure as usize].at.is_some_and(|at| land::on_site(s, at))
}

/// A figure or group on its way: towards what draws it, into fights it should win.
fn going(s: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    let Frame::Going { group, at, left, fresh, .. } = *s.frames.top() else { return 0.0 };
    let waste = -w.at(W::Waste);
    let armies = (group & 0x7F).count_ones() as usize;
    let scout = armies == 0;
    match action {
        Action::Discover(_) => 0.9,
        Action::Step(to) => {
            if let Some((owner, city)) = s.centre_of(to)
                && owner != seat
            {
                return war::city_odds(s, seat, armies, owner, city) - 0.3;
            }
            if s.enemy_at(seat, to)
                && let Some(enemy) = s.others(seat).find(|&o| s.here(o, to))
            {
                return war::field_odds(s, seat, armies, enemy, to) - 0.3;
            }
            match s.markers[to] {
                Marker::Hut | Marker::Relic(_) if !scout => return 1.0,
                Marker::Village => return war::village_odds(s, seat) + 0.1,
                _ => {}
            }
            let gain = land::pull(s, seat, to, scout, w) - land::pull(s, seat, at, scout, w);
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

fn planning(s: &State, seat: Seat, what: What, action: Action, w: Weights) -> f32 {
    match (what, action) {
        (What::Produce(Item::Building(_) | Item::Wonder(_)) | What::Free(_), _) => cover(s, action, 0.5),
        (What::Produce(Item::Scout), Action::Square(sq)) => 0.2 + 0.2 * land::pull(s, seat, sq, true, w),
        (What::Produce(_), Action::Square(sq)) => 0.2 + 0.2 * land::pull(s, seat, sq, false, w),
        // Harm is for others.
        (What::Event(_) | What::Skill(_), Action::Square(sq)) => {
            let mine = s.here(seat, sq)
                || s.outskirts_of(sq).or(s.centre_of(sq)).is_some_and(|(owner, _)| owner == seat);
            if mine { -w.at(W::Waste) } else { 0.3 }
        }
        (_, Action::KillFigure { seat: victim, scout }) if victim != seat => 0.4 - 0.1 * scout as u8 as f32,
        (_, Action::KillFigure { .. }) => -w.at(W::Waste),
        (_, Action::City(0)) => 0.2,
        _ => 0.1,
    }
}

/// A unit strikes what it trumps, or what it can kill; a weak one opens a front of its own.
fn fight(s: &State, side: u8, kind: UnitType, grade: u8, action: Action) -> f32 {
    let b = s.battle.as_ref().expect("a battle");
    let mine = crate::fight::power(s, side, kind, grade);
    match action {
        Action::Target(i) => {
            let foe = b.sides[1 - side as usize].front[i as usize];
            let theirs = crate::fight::power(s, 1 - side, foe.kind, foe.grade);
            let trumps = data().units[kind.index()].trumps == Some(foe.kind);
            let trumped = data().units[foe.kind.index()].trumps == Some(kind);
            let kills = mine + foe.wounds >= theirs;
            let dies = theirs >= mine && !(trumps && kills);
            let gain = if kills && !(trumped && theirs >= mine) { theirs as f32 } else { 0.3 * mine as f32 };
            let loss = if dies { mine as f32 } else { 0.0 };
            0.3 + 0.15 * (gain - loss)
        }
        Action::Front => 0.3,
        _ => 0.0,
    }
}
