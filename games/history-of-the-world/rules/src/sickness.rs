//! R6.9.14 to R6.9.17: armies that roll for their lives.

use crate::Game;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use kernel::{Chance, Cx};

/// Each army in the land rolls; any 1 removes it and the fort.
pub fn strike(state: &mut State, land: Land, dice: u8, cx: &mut Cx<Game>) {
    let Some(owner) = state.world.owner(land).filter(|_| state.exposed().has(land)) else { return };
    for _ in 0..state.world.army(land).count {
        let mut rolled = [0u8; 4];
        for die in rolled.iter_mut().take(dice as usize) {
            *die = cx.die(6) as u8;
        }
        let dies = rolled[..dice as usize].contains(&1);
        cx.tell(|| Event::Sick { land, owner, dice: rolled[..dice as usize].to_vec(), dies });
        if dies {
            state.world.forts.remove(land);
            state.world.remove_one(land);
        }
    }
}

pub fn strike_region(state: &mut State, region: Region, dice: u8, cx: &mut Cx<Game>) {
    for land in state.board().regions[region] {
        strike(state, land, dice, cx);
    }
}

/// Regions with an army that can fall sick.
pub fn armed_regions(state: &State) -> Set<Region> {
    let exposed = state.exposed();
    Set::of_all(|region| exposed.meets(state.board().regions[region]))
}
