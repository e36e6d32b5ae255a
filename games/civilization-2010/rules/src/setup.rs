//! R2: before the first turn.

use crate::battle::hands;
use crate::culture::wonders;
use crate::data::data;
use crate::event::Event;
use crate::frames::{Capital, ChooseCiv, Deploy, GainPeople, PlaceWonder, Turn};
use crate::ids::*;
use crate::options::{Civilizations, GreatPeople, Options};
use crate::state::*;
use crate::trade::Draft;
use crate::{Game, flow};
use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Cx, Frames, PerSeat, Refusal, Seat, SeatSet, Secret, Target, msg};

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    if seats == 5 && !options.fame_and_fortune {
        return Err(Refusal::new(Target::Button, "R2.1", msg("refuse-five-need-fame")));
    }
    let mut options = *options;
    if !options.fame_and_fortune {
        options.great_people = GreatPeople::Markers;
        options.investments = false;
    }
    let d = data();
    let fame = options.fame_and_fortune;
    let layout = &d.layouts[seats as usize - 2];
    let box_ = !fame as usize;
    let tiles = (0..layout.map.len() / 16).map(|_| Tile { tile: None, quarters: 0 }).collect();
    let mut tile_bag = Bag::EMPTY;
    for (i, tile) in d.tiles.iter().enumerate() {
        if !tile.home && (fame || !tile.fame) {
            tile_bag.put(i);
        }
    }
    let mut events = Bag::EMPTY;
    for (kind, e) in d.events.iter().enumerate() {
        for _ in 0..if fame || !e.fame { e.count } else { 0 } {
            events.put(kind);
        }
    }
    let with_cards = options.great_people == GreatPeople::Cards;
    let core = Core {
        options,
        seats,
        turn: 0,
        first: Seat(0),
        phase: Phase::Setup,
        part: 0,
        players: PerSeat::new(seats, |_| nobody()),
        tiles,
        tile_bag,
        pieces: Grid::all(Piece::None),
        ground: Grid::all(None),
        markers: Grid::all(Marker::None),
        peeked: ArrayVec::new(),
        // R2.6
        huts: Secret::new(Bag::new(d.huts[box_])),
        villages: Secret::new(Bag::new(d.villages[box_])),
        spent_huts: Bag::EMPTY,
        spent_villages: Bag::EMPTY,
        decks: Secret::new(std::array::from_fn(|i| d.units[i].counts)),
        fallen: Units::default(),
        events: Secret::new(events),
        discards: Bag::EMPTY,
        people: Secret::new(if with_cards { Set::all() } else { Set::default() }),
        people_up: Set::default(),
        pool: PerId::from_fn(|_| d.k.person_markers),
        unseen: Set::of_all(|w: Wonder| fame || !w.data().fame),
        wonder_deck: [4; 3],
        market: ArrayVec::new(),
        obsolete: Set::default(),
        wonder_at: PerId::default(),
        stock: PerId::from_fn(|building: Building| building.data().markers),
        // R2.3: one token a player.
        resources: Tokens::from_array([seats; 4]),
        sand: d.k.desert_grassland_markers,
        wood: if fame { d.k.forest_water_markers } else { 0 },
        small: if fame { d.k.small_markers } else { 0 },
        investments: if options.investments { d.k.investment_markers } else { 0 },
        bound: ArrayVec::new(),
        declined: SeatSet::EMPTY,
        frames: Frames::new(Turn),
        battle: None,
        winner: None,
    };
    let mut state = State::from(core);
    // R2.12
    state.first = Seat(cx.below(seats as u32) as u8);
    let mut left: Set<Civ> = Set::of_all(|c: Civ| fame || !c.data().fame);
    for seat in state.all() {
        if options.civilizations == Civilizations::Random {
            let nth = cx.below(left.len() as u32) as usize;
            let civ = left.iter().nth(nth).expect("more civilizations than seats");
            left.remove(civ);
            found_nation(&mut state, seat, civ, cx);
        }
    }
    if options.civilizations == Civilizations::Random {
        state.part = seats;
        begin_market(&mut state, cx);
    }
    flow::advance(&mut state, cx);
    Ok(state)
}

fn nobody() -> Player {
    Player {
        civ: Civ::Americans,
        government: Government::Despotism,
        fresh: Set::default(),
        learned: false,
        unrest: false,
        trade: 0,
        culture: 0,
        track: 0,
        cities: [City::NONE; 3],
        figures: [Figure::HOME; FIGURES],
        rows: [Set::default(); 5],
        blanks: [0; 5],
        coins: PerId::default(),
        paid: PerId::default(),
        invested: PerId::default(),
        resources: Tokens::default(),
        held: ArrayVec::new(),
        events: Secret::new(Bag::EMPTY),
        force: Secret::new(Units::default()),
        people: Secret::new(Set::default()),
        up: Set::default(),
        reserve: PerId::default(),
        puppets: 0,
        used: Set::default(),
        used_wonders: Set::default(),
        used_people: Set::default(),
        once: Set::default(),
        cook: false,
        michelangelo: false,
        atlantis: false,
        seven_cities: false,
        offers: 0,
        drafts: 0,
        draft: Secret::new(Draft::default()),
        sealed: Secret::new(None),
        drawn: Secret::new(ArrayVec::new()),
        watching: false,
    }
}

/// R2.2, R2.7, R2.9: sheet, home tile, start technology and units.
pub fn found_nation(state: &mut State, seat: Seat, civ: Civ, cx: &mut Cx<Game>) {
    let (slot, quarters) = state.layout().starts[seat.index()];
    state.tiles[slot as usize] = Tile { tile: Some(civ.data().tile), quarters };
    let player = state.me(seat);
    player.civ = civ;
    player.government = civ.data().government;
    player.rows[0].insert(civ.data().tech);
    cx.tell(|| Event::Nation { who: seat, civ });
    let mut units = ArrayVec::<UnitType, 5>::new();
    units.extend([UnitType::Artillery, UnitType::Infantry, UnitType::Mounted]);
    if civ == Civ::Germans {
        units.extend([UnitType::Infantry; 2]);
    }
    for unit in units {
        if let Some(grade) = hands::draw_unit(state, unit, cx) {
            state.me(seat).force.get_mut()[unit.index()][grade] += 1;
        }
    }
    if civ == Civ::Arabs {
        for resource in Resource::MARKET {
            state.resources[resource] -= 1;
            state.me(seat).resources[resource] += 1;
        }
    }
}

/// R2.4: Egypt takes the top wonder, then four are turned up.
pub fn begin_market(state: &mut State, cx: &mut Cx<Game>) {
    for seat in state.all() {
        if state.player(seat).civ == Civ::Egyptians
            && let Some(wonder) = wonders::draw_wonder(state, cx)
        {
            // It waits on the sheet until the capital stands: see `next`.
            state.me(seat).drawn.get_mut().push(wonder.index() as u8);
        }
        // R2.1: with the Arabs the investments are in.
        if state.player(seat).civ == Civ::Arabs && !state.options.investments {
            state.options.investments = true;
            state.investments = data().k.investment_markers;
        }
    }
    wonders::refill_market(state, cx);
}

/// The next step of setup: nations, capitals, figures, bonuses; each clockwise from the first player.
pub fn next(state: &mut State, cx: &mut Cx<Game>) {
    let (round, seat) =
        (state.part / state.seats, Seat((state.first.0 + state.part % state.seats) % state.seats));
    state.part += 1;
    match round {
        0 => state.frames.push(ChooseCiv { seat }),
        1 => state.frames.push(Capital { seat, first: None }),
        2 => {
            let civ = state.player(seat).civ;
            let armies = 1 + (civ == Civ::Russians) as u8;
            let scouts = 1 + (civ == Civ::Spanish) as u8;
            state.frames.push(Deploy { seat, armies, scouts });
        }
        3 => match state.player(seat).civ {
            Civ::Egyptians => {
                if let Some(wonder) = state.me(seat).drawn.get_mut().pop() {
                    state.frames.push(PlaceWonder { seat, wonder: Wonder::at(wonder as usize) });
                }
            }
            Civ::Americans => state.frames.push(GainPeople { seat, left: 1 }),
            Civ::Chinese => {
                state.me(seat).cities[0].walled = true;
                cx.tell(|| Event::ByNation { who: seat, civ: Civ::Chinese });
                cx.tell(|| Event::Walls { who: seat, city: 0 });
            }
            _ => {}
        },
        _ => flow::new_turn(state, cx),
    }
}
