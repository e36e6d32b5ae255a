//! What an audience may see, built by naming it. Everything is public but face-down tiles, the order of the deck and
//! what a seat saw by scouting (R1.5).

use crate::data::{Discovery, Type};
use crate::frames::Pending;
use crate::ids::*;
use crate::options::Options;
use crate::scoring::{self, Breakdown};
use crate::state::{LandTile, Phase, Place, Reveal, State, Tracks};
use kernel::{Audience, PerSeat, Seat, SeatSet};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Option<Seat>,
    pub seats: u8,
    pub options: Options,
    pub round: u8,
    pub age: u8,
    pub phase: Phase,
    /// The track being resolved, in phase 2.
    pub track: Option<Track>,
    /// What is pending: nothing in it is secret.
    pub now: Pending,
    /// Who has to answer.
    pub asked: SeatSet,
    pub order: Vec<Seat>,
    pub players: PerSeat<Mat>,
    pub regions: PerId<Region, LandView, REGIONS>,
    /// Usable numbered spaces of the dock (R3.9).
    pub dock_spaces: u8,
    pub tracks: Tracks,
    pub row: Vec<Offered>,
    /// Tiles left in the three stacks.
    pub stacks: [u8; 3],
    /// R3.12: what age III will offer, once it is known.
    pub last_age: Option<Vec<Building>>,
    pub goods_row: Vec<Good>,
    /// Tokens left in the bag.
    pub bag: u8,
    pub goods_out: Goods,
    pub ship: bool,
    pub deck: DeckView,
    pub tiles_in_box: u8,
    /// Tiles that left the game (R14.3).
    pub tiles_out: Vec<FoundTile>,
    /// What was turned over for all last, this round.
    pub last_reveal: Option<Reveal>,
    /// Best first, once the game is over: places count from 1, those who share one skip the next.
    pub places: Option<PerSeat<u8>>,
}

/// A player's mat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mat {
    pub money: u16,
    pub hand: Workers,
    pub supply: Workers,
    pub goods: Goods,
    pub ships: u8,
    /// Ships that carry a worker this round.
    pub loaded: u8,
    /// What goods and ships would pay now (R7).
    pub income: u16,
    pub buildings: Vec<Owned>,
    pub tiles: Vec<FoundTile>,
    pub cards: Vec<FoundCard>,
    pub nation: Option<Nation>,
    /// Uses of the national power so far, and how many are left.
    pub power_uses: u8,
    pub power_left: u8,
    pub workers_in_regions: u8,
    /// If the game ended now; final once it is over.
    pub score: Breakdown,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Owned {
    pub building: Building,
    pub kind: Type,
    /// Turned over (R1.8).
    pub used: bool,
    pub vp: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FoundTile {
    pub tile: Tile,
    pub facts: Discovery,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FoundCard {
    pub card: Card,
    pub facts: Discovery,
}

/// A building for sale.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Offered {
    pub building: Building,
    pub kind: Type,
    pub cost: u16,
    pub vp: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LandView {
    pub discovered: bool,
    /// What lies there, if the viewer has seen it.
    pub tile: Option<FoundTile>,
    /// Everybody has seen it.
    pub public: bool,
    /// Who has looked at it.
    pub seen_by: SeatSet,
    /// The region's good, and whether its token is still there.
    pub good: Good,
    pub good_there: bool,
    /// By seat.
    pub workers: [Workers; kernel::MAX_SEATS],
}

impl Default for LandView {
    fn default() -> Self {
        LandView {
            discovered: true,
            tile: None,
            public: false,
            seen_by: SeatSet::EMPTY,
            good: Good::Silver,
            good_there: false,
            workers: [Workers::default(); kernel::MAX_SEATS],
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeckView {
    pub count: u8,
    /// The top card, if the viewer knows it, and who does.
    pub top: Option<FoundCard>,
    pub top_seen_by: SeatSet,
    /// Cards put under, in order, as far as the viewer knows them.
    pub under: Vec<Option<FoundCard>>,
}

fn found_tile(tile: Tile) -> FoundTile {
    FoundTile { tile, facts: *tile.facts() }
}

/// The tiles of a bit set.
fn found_card(card: Card) -> FoundCard {
    FoundCard { card, facts: *card.facts() }
}

fn sees(who: Audience, by: SeatSet) -> bool {
    match who {
        Audience::Seat(seat) => by.contains(seat),
        Audience::Table => false,
    }
}

pub fn view(state: &State, who: Audience) -> View {
    let viewer = match who {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    let stack = |age: u8| {
        let lies = |(b, p): &(Building, &Place)| **p == Place::Stack && b.facts().age == age;
        state.buildings.pairs().filter(lies).count() as u8
    };
    let last_age = state.options.reduced_luck.then(|| {
        let shown = |(b, p): &(Building, &Place)| **p == Place::Stack && b.facts().age == 3;
        state.buildings.pairs().filter(shown).map(|(b, _)| b).collect()
    });
    View {
        viewer,
        seats: state.seats(),
        options: state.options,
        round: state.round,
        age: state.age(),
        phase: state.phase,
        track: crate::flow::track(state),
        now: *state.frames.top(),
        asked: crate::flow::open(state),
        order: state.order.to_vec(),
        players: PerSeat::new(state.seats(), |seat| mat(state, seat)),
        regions: PerId::from_fn(|region| land(state, region, who)),
        dock_spaces: state.dock_spaces() as u8,
        tracks: state.tracks.clone(),
        row: state.row.iter().map(|&b| offered(b)).collect(),
        stacks: [stack(1), stack(2), stack(3)],
        last_age,
        goods_row: state.goods_row.to_vec(),
        bag: state.bag.len() as u8,
        goods_out: state.goods_out,
        ship: state.ship,
        deck: deck(state, who),
        tiles_in_box: state.tiles_in_box,
        tiles_out: state.tiles_out.iter().map(found_tile).collect(),
        last_reveal: state.last_reveal,
        places: scoring::standing(state).map(|s| s.places),
    }
}

fn offered(building: Building) -> Offered {
    let facts = building.facts();
    Offered { building, kind: facts.kind, cost: facts.cost, vp: facts.vp }
}

fn mat(state: &State, seat: Seat) -> Mat {
    let player = &state.players[seat];
    let owned = |building: Building| Owned {
        building,
        kind: building.facts().kind,
        used: matches!(state.buildings[building], Place::Spent(_)),
        vp: building.facts().vp,
    };
    Mat {
        money: player.money,
        hand: player.hand,
        supply: player.supply,
        goods: player.goods,
        ships: player.ships,
        loaded: player.loaded,
        income: crate::income::income_of(state, seat),
        buildings: state.owned(seat).map(owned).collect(),
        tiles: player.tiles.iter().map(found_tile).collect(),
        cards: player.cards.iter().map(found_card).collect(),
        nation: player.nation,
        power_uses: player.power_uses,
        power_left: state.power_left(seat),
        workers_in_regions: scoring::in_new_world(state, seat, None) as u8,
        score: scoring::breakdown(state, seat),
    }
}

fn land(state: &State, region: Region, who: Audience) -> LandView {
    let land = &state.regions[region];
    let (tile, public, seen_by) = match &land.tile {
        LandTile::Seen(seen) => {
            let shown = seen.public || sees(who, seen.by);
            (shown.then(|| found_tile(*seen.tile.get())), seen.public, seen.by)
        }
        _ => (None, false, SeatSet::EMPTY),
    };
    LandView {
        discovered: state.discovered(region),
        tile,
        public,
        seen_by,
        good: crate::data::facts().regions[region].good,
        good_there: land.good,
        workers: land.workers,
    }
}

fn deck(state: &State, who: Audience) -> DeckView {
    let deck = &state.deck;
    let known = |p: &crate::state::Peeked| sees(who, p.by).then(|| found_card(*p.card.get()));
    DeckView {
        count: deck.len() as u8,
        top: deck.top.as_ref().and_then(known),
        top_seen_by: deck.top.map_or(SeatSet::EMPTY, |t| t.by),
        under: deck.bottom.iter().map(known).collect(),
    }
}
