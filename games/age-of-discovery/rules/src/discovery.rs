//! What is found: expeditions (R6.6) and free discoveries, by Spain (R13.2) and cartography (R12.1).

use crate::action::{Action, Goal};
use crate::data::{Discovery, Effect, facts};
use crate::event::Event;
use crate::ids::*;
use crate::setup::unseen_tile;
use crate::state::{LandTile, Place, Reveal, Seen, State};
use crate::{Game, scouting, targets};
use kernel::{Cx, Menu, Seat, SeatSet, Secret, Show, msg};

/// R13.2: what Portugal meets, whatever the card says.
const PORTUGAL_RESISTANCE: u8 = 3;

/// R6.6.3: what an expedition counts.
pub fn strength(state: &State, seat: Seat, party: &Workers) -> u32 {
    worth(party, state.owns(seat, Building::Magellan))
}

/// What they count, with Magellan or without.
pub fn worth(party: &Workers, magellan: bool) -> u32 {
    party.pairs().map(|(kind, n)| *n as u32 * value(kind, magellan) as u32).sum()
}

/// R6.6.3: what a worker of this kind counts in an expedition.
pub fn value(kind: Kind, magellan: bool) -> u8 {
    match Building::Magellan.facts().effect {
        Effect::SetValue { worker, value } if magellan && worker == kind => value,
        _ => facts().kinds[kind].discovery_value,
    }
}

/// R6.6.3: printed resistance as it meets this seat.
pub fn needed(state: &State, seat: Seat, printed: u8) -> u8 {
    match Building::Plague1.facts().effect {
        Effect::ResistanceModifier { n } if state.owns(seat, Building::Plague1) => {
            printed.saturating_add_signed(n)
        }
        _ => printed,
    }
}

/// R13.2: what Portugal meets, and what is enough; by the letter (D6) always 3.
pub fn portugal_meets(state: &State, seat: Seat) -> (u8, u8) {
    match state.options.letter_portugal_plague {
        true => (PORTUGAL_RESISTANCE, PORTUGAL_RESISTANCE),
        false => (PORTUGAL_RESISTANCE, needed(state, seat, PORTUGAL_RESISTANCE)),
    }
}

pub fn explore(state: &mut State, seat: Seat, party: &Workers, goal: Goal, cx: &mut Cx<Game>) {
    let strength = strength(state, seat, party);
    cx.tell(|| Event::ExpeditionSent { seat, party: *party, goal, value: strength });
    // R6.6.6: whatever happens they go home.
    for kind in Kind::all() {
        for _ in 0..party[kind] {
            state.tracks.discovery[seat.index()][kind] -= 1;
            state.put_back(seat, kind);
        }
    }
    match goal {
        Goal::Region(region) => {
            let tile = reveal(state, region, cx);
            cx.tell(|| Event::TileRevealed { region, tile });
            let printed = tile.facts().resistance;
            let needed = needed(state, seat, printed);
            if strength >= needed as u32 {
                win(state, seat, party, (goal, needed, printed - needed), tile.facts(), cx);
                found(state, seat, region, tile, Kind::Colonist, cx);
            } else {
                let lowered = printed - needed;
                cx.tell(|| Event::Failed { seat, goal, value: strength, needed, lowered });
                after_failure(state, region, tile, cx);
            }
        }
        Goal::Deck | Goal::Portugal => {
            cx.reveal();
            let card = *scouting::take_top(state, cx).card.get();
            state.last_reveal = Some(Reveal::Card(card));
            cx.tell(|| Event::CardRevealed { card });
            let facts = card.facts();
            let (met, needed) = if goal == Goal::Portugal {
                state.spend_power(seat);
                portugal_meets(state, seat)
            } else {
                (facts.resistance, needed(state, seat, facts.resistance))
            };
            let lowered = met - needed;
            if strength >= needed as u32 {
                win(state, seat, party, (goal, needed, lowered), facts, cx);
                state.players[seat].cards.insert(card);
            } else {
                cx.tell(|| Event::Failed { seat, goal, value: strength, needed, lowered });
                scouting::shuffle_back(state, card);
                cx.tell(|| Event::CardReshuffled { card });
            }
        }
    }
}

/// The tile of a region, turned over for all.
fn reveal(state: &mut State, region: Region, cx: &mut Cx<Game>) -> Tile {
    cx.reveal();
    let tile = match state.regions[region].tile {
        LandTile::Seen(seen) => *seen.tile.get(),
        _ => unseen_tile(state, cx),
    };
    state.last_reveal = Some(Reveal::Tile { region, tile });
    tile
}

/// R6.6.4: plunder, and more for soldiers.
fn win(
    state: &mut State,
    seat: Seat,
    party: &Workers,
    (goal, needed, lowered): (Goal, u8, u8),
    facts: &Discovery,
    cx: &mut Cx<Game>,
) {
    let plunder = facts.plunder as u16;
    let soldiers = facts.per_soldier as u16 * party[Kind::Soldier] as u16;
    let value = strength(state, seat, party);
    state.players[seat].money += plunder + soldiers;
    cx.tell(|| Event::Succeeded { seat, goal, value, needed, lowered, plunder, soldiers, vp: facts.vp });
}

/// The region is discovered; the finder keeps the tile and puts a figure there.
fn found(state: &mut State, seat: Seat, region: Region, tile: Tile, kind: Kind, cx: &mut Cx<Game>) {
    state.regions[region].tile = LandTile::None;
    state.players[seat].tiles.insert(tile);
    if state.take_figure(seat, kind) {
        cx.tell(|| Event::Settled { seat, kind, region });
        state.settle(seat, kind, region, cx);
    } else {
        cx.tell(|| Event::GainLost { seat, kind });
    }
}

/// R6.6.5, R6.6.7: everybody has seen it; only advanced reconnaissance leaves it face up, which is the same to know.
/// R14.3: or another takes its place.
fn after_failure(state: &mut State, region: Region, tile: Tile, cx: &mut Cx<Game>) {
    if state.options.no_survivors && state.tiles_in_box > 0 {
        state.tiles_out.insert(tile);
        state.tiles_in_box -= 1;
        state.regions[region].tile = LandTile::Unseen;
        cx.tell(|| Event::TileReplaced { region, tile });
    } else {
        let by = SeatSet::all(state.seats());
        state.regions[region].tile = LandTile::Seen(Seen { tile: Secret::new(tile), by, public: true });
    }
}

/// A discovery that cannot fail: printed plunder only, no soldiers' share.
pub fn free(state: &mut State, seat: Seat, region: Region, kind: Kind, cx: &mut Cx<Game>) {
    let tile = reveal(state, region, cx);
    let plunder = tile.facts().plunder as u16;
    state.players[seat].money += plunder;
    cx.tell(|| Event::FreeDiscovery { seat, region, tile, plunder });
    found(state, seat, region, tile, kind, cx);
}

/// R12.1: usable while a region is undiscovered.
pub fn cartography_ready(state: &State, seat: Seat) -> bool {
    state.ready(seat, Building::Cartography) && !state.all_discovered()
}

pub fn offer_free(state: &State, menu: &mut impl Menu<Action>) {
    for region in state.undiscovered_regions() {
        menu.choice(Action::Discover(region), || {
            Show::at(targets::region(region), msg("do-discover").with("region", region.the()))
        });
    }
}

pub fn use_cartography(state: &mut State, seat: Seat, region: Region, cx: &mut Cx<Game>) {
    state.buildings[Building::Cartography] = Place::Spent(seat);
    free(state, seat, region, Kind::Colonist, cx);
}
