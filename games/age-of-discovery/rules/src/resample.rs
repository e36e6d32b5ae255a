//! Another position that an audience could not tell from this one: what others saw by scouting is drawn anew.

use crate::ids::*;
use crate::state::{LandTile, Peeked, State};
use kernel::{Audience, Chance, SeatSet, Secret};

fn knows(who: Audience, by: SeatSet) -> bool {
    match who {
        Audience::Seat(seat) => by.contains(seat),
        Audience::Table => false,
    }
}

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut world = state.clone();
    tiles(&mut world, who, chance);
    cards(&mut world, who, chance);
    world
}

/// Tiles seen by others go back among those nobody knows, and others take their places.
fn tiles(world: &mut State, who: Audience, chance: &mut dyn Chance) {
    let mut places = Set::<Region>::empty();
    for region in Region::all() {
        if let LandTile::Seen(seen) = &world.regions[region].tile
            && !seen.public
            && !knows(who, seen.by)
        {
            world.tiles.put(seen.tile.get().0 as usize);
            places.insert(region);
        }
    }
    for region in places {
        let drawn = world.tiles.draw(chance).expect("as many as were put back");
        if let LandTile::Seen(seen) = &mut world.regions[region].tile {
            seen.tile = Secret::new(Tile::at(drawn));
        }
    }
}

fn cards(world: &mut State, who: Audience, chance: &mut dyn Chance) {
    let deck = &mut world.deck;
    let unknown = |p: &&mut Peeked| !knows(who, p.by);
    for place in deck.top.iter_mut().chain(&mut deck.bottom).filter(unknown) {
        deck.unseen.put(place.card.get().index());
    }
    for place in deck.top.iter_mut().chain(&mut deck.bottom).filter(unknown) {
        let drawn = deck.unseen.draw(chance).expect("as many as were put back");
        place.card = Secret::new(Card::at(drawn));
    }
}
