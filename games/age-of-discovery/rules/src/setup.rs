//! The table before round 1 (R3).

use crate::data::{Edition, facts};
use crate::event::Event;
use crate::frames::{NextRound, begin_auction, begin_spain};
use crate::ids::*;
use crate::options::{Options, StartMode};
use crate::state::{Deck, Land, LandTile, Phase, Place, Player, Seen, State, Tracks};
use crate::{Game, flow, refill};
use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Cx, Frames, PerSeat, Refusal, Seat, SeatSet, Secret};

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    let options = options.played(seats);
    let mut state = empty(options, seats);
    // R3.7: a token on each region, four on the track.
    refill::draw_goods(&mut state, cx);
    if options.reduced_luck {
        choose_last_age(&mut state, cx);
    }
    // R3.8.
    refill::fill_row(&mut state, 1, cx);
    if options.advanced_recon {
        turn_tiles_over(&mut state, cx);
    }
    if options.two_player_captains {
        captains_ready(&mut state, cx);
    }
    // R3.3: by the way of starting.
    match options.start_mode {
        StartMode::AuctionNations => begin_auction(&mut state, cx),
        StartMode::Standard => {
            random_order(&mut state, true, cx);
            flow::begin_round(&mut state, cx);
        }
        StartMode::RandomNations => {
            // D2
            random_order(&mut state, !options.letter_money, cx);
            deal_nations(&mut state, cx);
            begin_spain(&mut state, cx);
        }
    }
    flow::advance(&mut state, cx);
    Ok(state)
}

/// All that needs no chance.
fn empty(options: Options, seats: u8) -> State {
    let facts = facts();
    let players = PerSeat::new(seats, |_| {
        // R3.1.
        let mut player =
            Player { supply: PerId::from_fn(|k: Kind| facts.kinds[k].per_player), ..Player::default() };
        if !options.builders {
            player.supply[Kind::Builder] = 0;
        }
        // R3.2: the order marker never comes back. R3.4.
        let hand = facts.constants.new_colonists_per_round;
        player.supply[Kind::Colonist] -= 1 + hand;
        player.hand[Kind::Colonist] = hand;
        player
    });
    let regions = PerId::from_fn(|r: Region| Land {
        tile: if facts.regions[r].starts_discovered { LandTile::None } else { LandTile::Unseen },
        good: true,
        ..Land::default()
    });
    let mut bag = Bag::new(*facts.goods.array());
    for region in Region::all() {
        bag.take(facts.regions[region].good.index());
    }
    let on_map = regions.pairs().filter(|(_, land)| land.tile == LandTile::Unseen).count();
    State {
        options,
        round: 1,
        phase: Phase::Start,
        order: ArrayVec::new(),
        players,
        regions,
        tracks: Tracks::default(),
        buildings: PerId::from_fn(|b| if in_use(&options, b) { Place::Stack } else { Place::Box }),
        row: ArrayVec::new(),
        goods_row: ArrayVec::new(),
        bag,
        goods_out: Goods::default(),
        // R3.9.
        ship: true,
        // R3.5, R3.6: told apart when somebody sees one.
        tiles: Bag::one_of_each(),
        tiles_in_box: (TILES - on_map) as u8,
        tiles_out: Set::empty(),
        deck: Deck { top: None, unseen: Bag::one_of_each(), bottom: ArrayVec::new() },
        last_reveal: None,
        frames: Frames::new(NextRound),
    }
}

/// R2.1, R2.2: which tiles are in the stacks.
fn in_use(options: &Options, building: Building) -> bool {
    let plague = matches!(building, Building::Plague1 | Building::Plague2 | Building::Plague3);
    let needs_builders =
        matches!(building, Building::NewWorldCity | Building::StoneMasonry | Building::NewWorldCapital);
    (building.facts().set == Edition::Base || options.expansion_buildings)
        && (!plague || options.plague)
        && (!needs_builders || options.builders)
}

/// R3.2: a random order; the later, the more money.
fn random_order(state: &mut State, rising: bool, cx: &mut Cx<Game>) {
    state.order = Seat::all(state.seats()).collect();
    cx.shuffle(&mut state.order);
    let order = state.order.clone();
    cx.tell(|| Event::OrderSet { order: order.clone() });
    for (place, &seat) in order.iter().enumerate() {
        let n = facts().constants.start_money + if rising { place as u16 } else { 0 };
        state.players[seat].money = n;
        cx.tell(|| Event::StartMoney { seat, n });
    }
}

/// R13.4, R13.5: any board for anybody.
fn deal_nations(state: &mut State, cx: &mut Cx<Game>) {
    let mut boards = Bag::<NATIONS>::one_of_each();
    for seat in Seat::all(state.seats()) {
        let board = boards.draw(cx).expect("as many boards as seats");
        let nation = Nation::at(board);
        state.players[seat].nation = Some(nation);
        cx.tell(|| Event::TookNation { seat, nation });
    }
}

/// R3.12, R14.2: ten tiles of age III, in sight; the others leave the game.
fn choose_last_age(state: &mut State, cx: &mut Cx<Game>) {
    let mut chosen = Vec::new();
    for _ in 0..10 {
        if let Some(building) = refill::draw_building(state, 3, cx) {
            state.buildings[building] = Place::Gone;
            chosen.push(building);
        }
    }
    for building in Building::all().filter(|b| b.facts().age == 3) {
        if state.buildings[building] == Place::Stack {
            state.buildings[building] = Place::Box;
        }
    }
    for &building in &chosen {
        state.buildings[building] = Place::Stack;
    }
    chosen.sort();
    cx.tell(|| Event::LastAgeShown { buildings: chosen });
}

/// R3.13, R14.5.
fn turn_tiles_over(state: &mut State, cx: &mut Cx<Game>) {
    for region in Region::all() {
        if state.regions[region].tile == LandTile::Unseen {
            let kind = unseen_tile(state, cx);
            state.regions[region].tile = LandTile::Seen(Seen {
                tile: Secret::new(kind),
                by: SeatSet::all(state.seats()),
                public: true,
            });
            cx.tell(|| Event::TileShown { region, tile: kind });
        }
    }
}

/// A tile nobody has seen yet is told apart now.
pub fn unseen_tile(state: &mut State, chance: &mut impl Chance) -> Tile {
    Tile::at(state.tiles.draw(chance).expect("a tile for every face-down place"))
}

/// R3.11, R14.1; by the letter (D1) one each.
fn captains_ready(state: &mut State, cx: &mut Cx<Game>) {
    let n = if state.options.letter_captains { 1 } else { 2 };
    for seat in Seat::all(state.seats()) {
        state.players[seat].supply[Kind::Captain] -= n;
        state.tracks.discovery[seat.index()][Kind::Captain] += n;
        cx.tell(|| Event::CaptainsReady { seat, n });
    }
}

impl Default for Tracks {
    fn default() -> Self {
        Tracks {
            initiative: ArrayVec::new(),
            dock: ArrayVec::new(),
            dock_x: None,
            dock_y: None,
            dock_ships: ArrayVec::new(),
            goods: ArrayVec::new(),
            merchant_ship: [Workers::default(); kernel::MAX_SEATS],
            buildings: ArrayVec::new(),
            discovery: [Workers::default(); kernel::MAX_SEATS],
            specialists: [None; 6],
            war: ArrayVec::new(),
        }
    }
}
