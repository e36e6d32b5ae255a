//! Which steps are worth a look: cheap, since it steers every step of every playout.

use super::rounds_left;
use crate::action::{Action, Goal, Spot};
use crate::data::facts;
use crate::ids::*;
use crate::state::{LandTile, State};
use crate::{discovery, scoring};
use kernel::Seat;

/// How many workers one more would leave `seat` ahead of, in a region.
fn lands_well(state: &State, seat: Seat, region: Region) -> f32 {
    let mine = state.size(seat, region) + 1;
    let best = state.others(seat).map(|o| state.size(o, region)).max().unwrap_or(0);
    let token = state.regions[region].good && mine == 3;
    let place = if mine > best && mine <= best + 3 {
        0.6
    } else if mine == best {
        0.3
    } else {
        0.0
    };
    place + if token { 0.5 } else { 0.0 } + if mine <= 3 { 0.15 } else { 0.0 }
}

fn spot(state: &State, seat: Seat, spot: Spot) -> f32 {
    let player = &state.players[seat];
    match spot {
        Spot::Dock | Spot::Mayflower => 0.6,
        Spot::Goods => 0.5,
        Spot::Buildings => {
            let price = [10, 14, 20][state.age() as usize - 1];
            let waiting = state.tracks.buildings.iter().filter(|w| w.seat == seat).count() as u16;
            if player.money >= price * (waiting + 1) { 0.9 } else { -0.5 }
        }
        Spot::Discovery => {
            if state.round < 8 {
                0.35
            } else {
                0.1
            }
        }
        // R6.7: they serve in the next round.
        Spot::Specialists(_) if state.round >= facts().constants.rounds => -0.5,
        Spot::Specialists(Training::Any) => {
            if player.money >= 5 {
                0.3
            } else {
                -0.5
            }
        }
        Spot::Specialists(_) => 0.55,
        Spot::MerchantShip => {
            if state.ship {
                0.3
            } else {
                -0.5
            }
        }
        Spot::Initiative => {
            if state.round < 8 {
                0.3
            } else {
                0.1
            }
        }
        Spot::War => {
            if scoring::in_new_world(state, seat, Some(Kind::Soldier)) > 0 {
                0.25
            } else {
                -0.5
            }
        }
    }
}

fn explore(state: &State, seat: Seat, goal: Goal, party: &Workers) -> f32 {
    let strength = discovery::strength(state, seat, party);
    let plague = state.owns(seat, Building::Plague1) as u32;
    let chance = |needed: u32| if strength + plague >= needed { 1.0 } else { -1.0 };
    match goal {
        Goal::Region(region) => match &state.regions[region].tile {
            LandTile::Seen(_) => {
                state.known_tile(seat, region).map_or(0.0, |t| chance(t.facts().resistance as u32))
            }
            _ => match strength + plague {
                0..=2 => -0.5,
                3 => 0.4,
                4 => 0.8,
                _ => 1.0,
            },
        },
        Goal::Deck => {
            if strength + plague >= 4 {
                0.8
            } else {
                -0.4
            }
        }
        Goal::Portugal => chance(3),
    }
}

pub fn promise(state: &State, seat: Seat, action: &Action) -> f32 {
    use crate::frames::{Expedition, Pending};
    match *action {
        Action::Pass => -0.2,
        Action::Place(place) => spot(state, seat, place),
        Action::Pick(Kind::Colonist) => 0.0,
        Action::Pick(_) => 0.2,
        Action::Land(region) => lands_well(state, seat, region),
        Action::Choose(region) => 0.3 + lands_well(state, seat, region),
        Action::TakeGood(good) => 0.3 + 0.2 * state.players[seat].goods[good].min(3) as f32,
        Action::Buy(building) => 0.5 + 0.02 * building.facts().cost as f32,
        Action::SendAll => 0.3,
        Action::Send(_) => 0.1,
        Action::Explore(goal) => match state.frames.top() {
            Pending::Expedition(Expedition { party, .. }) => explore(state, seat, goal, party),
            _ => 0.0,
        },
        Action::Discover(_) | Action::TakeShip | Action::UseEngland | Action::Replace(_) => 0.5,
        Action::Train(Kind::Soldier | Kind::Builder) => 0.4,
        Action::Train(_) => 0.3,
        Action::Battle(_) | Action::FullWar(_) => 0.3,
        Action::Hit(Kind::Builder) => 0.5,
        Action::Hit(Kind::Soldier) => 0.4,
        Action::Hit(_) => 0.2,
        Action::HitMilitia => -1.0,
        Action::Lose(Kind::Colonist) => 0.3,
        Action::Scout(_) | Action::ScoutDeck => -0.6,
        Action::Sell(_) => {
            if rounds_left(state) < 1.0 {
                0.1
            } else {
                -0.5
            }
        }
        Action::Collect(_) => 0.15,
        // Kept, it is worth more than a place or two at once.
        Action::University(_) if matches!(state.frames.top(), Pending::University(_)) => -0.3,
        Action::Mint(good) => 0.1 * state.players[seat].goods[good] as f32,
        Action::BuyVp(n) => {
            if state.age() == 1 {
                -0.3
            } else {
                0.1 + 0.01 * n as f32
            }
        }
        Action::Name(_) | Action::Remove(_) => 0.1,
        _ => 0.0,
    }
}
