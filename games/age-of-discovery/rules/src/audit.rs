//! What never changes: every piece is somewhere, once (R3.1, R3.7).

use crate::data::facts;
use crate::ids::*;
use crate::state::{LandTile, Place, State, Tracks};
use kernel::Seat;

macro_rules! ensure {
    ($test:expr, $($words:tt)*) => {
        if !$test {
            return Err(format!($($words)*));
        }
    };
}

/// Every worker on the tracks.
fn on_tracks(tracks: &Tracks, seat: Seat, kind: Kind) -> usize {
    let own = |w: &&Worker| w.seat == seat && w.kind == kind;
    let lines = tracks.initiative.iter().chain(&tracks.dock).chain(&tracks.dock_x).chain(&tracks.dock_y);
    let lines =
        lines.chain(&tracks.dock_ships).chain(&tracks.goods).chain(&tracks.buildings).chain(&tracks.war);
    lines.chain(tracks.specialists.iter().flatten()).filter(own).count()
        + tracks.merchant_ship[seat.index()][kind] as usize
        + tracks.discovery[seat.index()][kind] as usize
}

fn figures(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.pairs() {
        for kind in Kind::all() {
            let regions: usize = Region::all().map(|r| state.colony(seat, r)[kind] as usize).sum();
            let found = player.hand[kind] as usize
                + player.supply[kind] as usize
                + on_tracks(&state.tracks, seat, kind)
                + regions;
            let colonist = kind == Kind::Colonist;
            let mut due = facts().kinds[kind].per_player as usize;
            if colonist {
                // The order marker is one of them.
                due = due - 1 + player.extra_colonists as usize;
            }
            if kind == Kind::Builder && !state.options.builders {
                due = 0;
            }
            ensure!(found == due, "seat {seat} has {found} figures of {}, not {due}", kind.name());
        }
        let extra = player.extra_colonists;
        ensure!(
            extra == 0 || (player.supply[Kind::Colonist] == 0 && !state.options.strict_colonists),
            "seat {seat} has {extra} extra colonists without need"
        );
        ensure!(player.loaded <= player.ships, "seat {seat} loaded more ships than it has");
    }
    for seat in state.seats() as usize..kernel::MAX_SEATS {
        let nobody = Region::all().all(|r| state.regions[r].workers[seat].is_empty());
        ensure!(nobody, "workers of a seat that is not there");
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), String> {
    for good in Good::all() {
        let on_map =
            Region::all().filter(|&r| state.regions[r].good && facts().regions[r].good == good).count();
        let on_track = state.goods_row.iter().filter(|g| **g == good).count();
        let owned: usize = state.players.iter().map(|p| p.goods[good] as usize).sum();
        let found = on_map
            + on_track
            + owned
            + state.bag.count(good.index()) as usize
            + state.goods_out[good] as usize;
        let due = facts().goods[good] as usize;
        ensure!(found == due, "{found} tokens of {}, not {due}", good.name());
    }
    for (region, land) in state.regions.pairs() {
        let enough = facts().constants.colony.min_workers_one_player;
        let earned = Seat::all(state.seats()).any(|s| state.size(s, region) >= enough);
        ensure!(!(land.good && earned), "the token of {} was not taken", region.name());
        let empty = Seat::all(state.seats()).all(|s| state.size(s, region) == 0);
        ensure!(state.discovered(region) || empty, "workers in undiscovered {}", region.name());
    }
    Ok(())
}

fn buildings(state: &State) -> Result<(), String> {
    for (building, place) in state.buildings.pairs() {
        let in_row = state.row.contains(&building);
        ensure!(in_row == (*place == Place::Row), "{} is and is not for sale", building.name());
        let seated = place.owner().is_none_or(|s| s.0 < state.seats());
        ensure!(seated, "{} belongs to nobody", building.name());
    }
    let ages: Vec<u8> = state.row.iter().map(|b| b.facts().age).collect();
    ensure!(ages.windows(2).all(|a| a[0] == a[1]), "buildings of two ages for sale");
    Ok(())
}

fn discoveries(state: &State) -> Result<(), String> {
    let mut tiles = [0u8; TILES];
    let mut unseen = 0;
    for (_, land) in state.regions.pairs() {
        match &land.tile {
            LandTile::Seen(seen) => tiles[seen.tile.get().0 as usize] += 1,
            LandTile::Unseen => unseen += 1,
            LandTile::None => {}
        }
    }
    for (tile, count) in tiles.iter_mut().enumerate() {
        *count += state.tiles.count(tile) + state.tiles_out.has(Tile::at(tile)) as u8;
        *count += state.players.iter().filter(|p| p.tiles.has(Tile::at(tile))).count() as u8;
    }
    ensure!(tiles.iter().all(|n| *n == 1), "discovery tiles are not 16 different ones: {tiles:?}");
    let hidden = unseen + state.tiles_in_box as usize;
    ensure!(state.tiles.len() == hidden, "{} unseen tiles for {hidden} places", state.tiles.len());
    let mut cards = [0u8; CARDS];
    for known in state.deck.top.iter().chain(&state.deck.bottom) {
        cards[known.card.get().index()] += 1;
    }
    for (card, count) in cards.iter_mut().enumerate() {
        *count += state.deck.unseen.count(card);
        *count += state.players.iter().filter(|p| p.cards.has(Card::at(card))).count() as u8;
    }
    ensure!(cards.iter().all(|n| *n == 1), "discovery cards are not 16 different ones: {cards:?}");
    Ok(())
}

pub fn audit(state: &State) -> Result<(), String> {
    figures(state)?;
    tokens(state)?;
    buildings(state)?;
    discoveries(state)?;
    let ships: u32 = state.players.iter().map(|p| p.ships as u32).sum::<u32>() + state.ship as u32;
    ensure!(ships <= 10, "{ships} ships; the box has 10");
    ensure!((1..=facts().constants.rounds).contains(&state.round), "round {}", state.round);
    let mut order = state.order.to_vec();
    order.sort();
    order.dedup();
    ensure!(order.len() == state.order.len(), "somebody is twice in the order");
    Ok(())
}
