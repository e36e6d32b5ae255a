//! R6.9.14 to R6.9.17: armies that roll for their lives.

use crate::Game;
use crate::event::{Event, Fallen};
use crate::ids::*;
use crate::state::State;
use kernel::{Chance, Cx};

/// Each army in the land rolls; any 1 removes it and the fort.
pub fn strike(state: &mut State, card: Card, land: Land, dice: u8, cx: &mut Cx<Game>) {
    strike_on(state, card, (land, dice), &mut Vec::new(), cx);
}

/// The same in one of several lands that an outbreak comes to: `fallen` are the armies that it took before.
pub fn strike_on(
    state: &mut State,
    card: Card,
    (land, dice): (Land, u8),
    fallen: &mut Vec<Fallen>,
    cx: &mut Cx<Game>,
) {
    let Some(owner) = state.world.owner(land).filter(|_| state.exposed().has(land)) else { return };
    for _ in 0..state.world.army(land).count {
        let mut rolled = [0u8; 4];
        for die in rolled.iter_mut().take(dice as usize) {
            *die = cx.die(6) as u8;
        }
        let rolled = &rolled[..dice as usize];
        let dies = rolled.contains(&1);
        cx.tell(|| Event::Sick { card, land, owner, dice: rolled.to_vec(), dies, before: fallen.clone() });
        if dies {
            state.world.forts.remove(land);
            state.world.remove_one(land);
            fallen.push(Fallen { land, owner, dice: rolled.to_vec() });
        }
    }
}

pub fn strike_region(state: &mut State, card: Card, region: Region, dice: u8, cx: &mut Cx<Game>) {
    for land in state.board().regions[region] {
        strike(state, card, land, dice, cx);
    }
}

/// Regions with an army that can fall sick.
pub fn armed_regions(state: &State) -> Set<Region> {
    let exposed = state.exposed();
    Set::of_all(|region| exposed.meets(state.board().regions[region]))
}
