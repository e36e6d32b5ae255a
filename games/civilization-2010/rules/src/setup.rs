//! R2: before the first turn.

use crate::Context;
use crate::action::Action;
use crate::culture;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::{self, put};
use crate::frame::Frame;
use crate::grid::Grid;
use crate::muster;
use crate::names::*;
use crate::options::{Civilizations, GreatPeople, Options};
use crate::sites;
use crate::state::*;
use crate::trade::Draft;
use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Frames, Menu, PerSeat, Refusal, Seat, SeatSet, Secret, Target, msg};

pub fn setup(options: &Options, seats: u8, cx: &mut Context) -> Result<State, Refusal> {
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
        huts: Secret::new(Bag::new(d.huts[box_])),
        villages: Secret::new(Bag::new(d.villages[box_])),
        spent_huts: Bag::EMPTY,
        spent_villages: Bag::EMPTY,
        decks: Secret::new(std::array::from_fn(|i| d.units[i].counts)),
        fallen: Units::default(),
        events: Secret::new(events),
        discards: Bag::EMPTY,
        people: Secret::new(if with_cards { Set::where_(|_| true) } else { Set::default() }),
        people_up: Set::default(),
        pool: [d.k.person_markers; PersonType::N],
        unseen: Set::where_(|w: Wonder| fame || !w.data().fame),
        wonder_deck: [4; 3],
        market: ArrayVec::new(),
        obsolete: Set::default(),
        wonder_at: [None; Wonder::N],
        stock: std::array::from_fn(|i| d.buildings[i].markers),
        resources: [seats; 4],
        sand: d.k.desert_grassland_markers,
        wood: if fame { d.k.forest_water_markers } else { 0 },
        small: if fame { d.k.small_markers } else { 0 },
        investments: if options.investments { d.k.investment_markers } else { 0 },
        bound: ArrayVec::new(),
        declined: SeatSet::EMPTY,
        frames: Frames::new(Frame::Turn),
        battle: None,
        winner: None,
    };
    let mut s = State::from(core);
    s.first = Seat(cx.below(seats as u32) as u8);
    let mut left: Set<Civ> = Set::where_(|c: Civ| fame || !c.data().fame);
    for seat in s.all() {
        if options.civilizations == Civilizations::Random {
            let nth = cx.below(left.len() as u32) as usize;
            let civ = left.iter().nth(nth).expect("more civilizations than seats");
            left.take(civ);
            found_nation(&mut s, seat, civ, cx);
        }
    }
    if options.civilizations == Civilizations::Random {
        s.part = seats;
        begin_market(&mut s, cx);
    }
    flow::advance(&mut s, cx);
    Ok(s)
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
        coins: [0; CoinPlace::N],
        paid: [0; 4],
        invested: [0; Investment::N],
        resources: [0; 4],
        held: ArrayVec::new(),
        events: Secret::new(Bag::EMPTY),
        force: Secret::new(Units::default()),
        people: Secret::new(Set::default()),
        up: Set::default(),
        reserve: [0; PersonType::N],
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
fn found_nation(s: &mut State, seat: Seat, civ: Civ, cx: &mut Context) {
    let (slot, quarters) = s.layout().starts[seat.index()];
    s.tiles[slot as usize] = Tile { tile: Some(civ.data().tile), quarters };
    let player = s.me(seat);
    player.civ = civ;
    player.government = civ.data().government;
    player.rows[0].put(civ.data().tech);
    cx.tell(|| LogEvent::Nation { who: seat, civ });
    let mut units = ArrayVec::<UnitType, 5>::new();
    units.extend([UnitType::Artillery, UnitType::Infantry, UnitType::Mounted]);
    if civ == Civ::Germans {
        units.extend([UnitType::Infantry; 2]);
    }
    for unit in units {
        if let Some(grade) = muster::draw_unit(s, unit, cx) {
            s.me(seat).force.get_mut()[unit.index()][grade] += 1;
        }
    }
    if civ == Civ::Arabs {
        for i in 0..4 {
            s.resources[i] -= 1;
            s.me(seat).resources[i] += 1;
        }
    }
}

/// R2.4: Egypt takes the top wonder, then four are turned up.
fn begin_market(s: &mut State, cx: &mut Context) {
    for seat in s.all() {
        if s.player(seat).civ == Civ::Egyptians
            && let Some(wonder) = culture::draw_wonder(s, cx)
        {
            // It waits on the sheet until the capital stands: see `next`.
            s.me(seat).drawn.get_mut().push(wonder.index() as u8);
        }
        // R2.1: with the Arabs the investments are in.
        if s.player(seat).civ == Civ::Arabs && !s.options.investments {
            s.options.investments = true;
            s.investments = data().k.investment_markers;
        }
    }
    culture::refill_market(s, cx);
}

/// The next step of setup: nations, capitals, figures, bonuses; each clockwise from the first player.
pub fn next(s: &mut State, cx: &mut Context) {
    let (round, seat) = (s.part / s.seats, Seat((s.first.0 + s.part % s.seats) % s.seats));
    s.part += 1;
    match round {
        0 => s.push(Frame::ChooseCiv { seat }),
        1 => s.push(Frame::Capital { seat, first: None }),
        2 => {
            let civ = s.player(seat).civ;
            let armies = 1 + (civ == Civ::Russians) as u8;
            let scouts = 1 + (civ == Civ::Spanish) as u8;
            s.push(Frame::Deploy { seat, armies, scouts });
        }
        3 => match s.player(seat).civ {
            Civ::Egyptians => {
                if let Some(wonder) = s.me(seat).drawn.get_mut().pop() {
                    s.push(Frame::PlaceWonder { seat, wonder: Wonder::of(wonder as usize) });
                }
            }
            Civ::Americans => s.push(Frame::GainPeople { seat, left: 1 }),
            Civ::Chinese => s.me(seat).cities[0].walled = true,
            _ => {}
        },
        _ => flow::new_turn(s, cx),
    }
}

/// The four centre squares of a home tile (R2.8).
fn centre_squares(s: &State, seat: Seat) -> [u16; 4] {
    let slot = s.layout().starts[seat.index()].0 as u16 * 16;
    [slot + 5, slot + 6, slot + 9, slot + 10]
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::ChooseCiv { .. } => {
            for civ in Civ::LIST {
                let allowed = s.options.fame_and_fortune || !civ.data().fame;
                let taken = s.players.iter().any(|p| p.civ == civ && !p.rows[0].is_empty());
                if allowed && !taken {
                    put(m, s, seat, Action::Civ(civ));
                }
            }
        }
        Frame::Capital { first, .. } => {
            for square in centre_squares(s, seat) {
                let beside = first.is_none_or(|f| s.layout().map.side(f, square).is_some());
                if s.is_water(square) {
                    m.refuse(|| Refusal::new(Target::Space(square), "R2.8", msg("refuse-capital-water")));
                } else if !beside {
                    m.refuse(|| Refusal::new(Target::Space(square), "R2.8", msg("refuse-capital-diagonal")));
                } else {
                    put(m, s, seat, Action::Square(square));
                }
            }
        }
        Frame::Deploy { armies, .. } => {
            let scout = armies == 0;
            for &square in s.ring(&s.player(seat).cities[0]) {
                match sites::figure_allowed(s, seat, square, scout) {
                    Ok(()) => put(m, s, seat, Action::Square(square)),
                    Err((rule, why)) => m.refuse(|| Refusal::new(Target::Space(square), rule, msg(why))),
                }
            }
        }
        _ => unreachable!(),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::ChooseCiv { .. }, Action::Civ(civ)) => {
            s.frames.pop();
            found_nation(s, seat, civ, cx);
            if s.part == s.seats {
                begin_market(s, cx);
            }
        }
        (Frame::Capital { first: None, .. }, Action::Square(square))
            if s.player(seat).civ == Civ::Indians =>
        {
            s.frames.replace(Frame::Capital { seat, first: Some(square) });
        }
        (Frame::Capital { first, .. }, Action::Square(square)) => {
            s.frames.pop();
            let city = &mut s.me(seat).cities[0];
            city.at = Some(first.unwrap_or(square));
            city.second = first.map(|_| square);
            s.claim_again();
            cx.tell(|| LogEvent::Capital { who: seat, square });
        }
        (Frame::Deploy { armies, scouts, .. }, Action::Square(square)) => {
            let scout = armies == 0;
            let figure = s.spare(seat, scout).expect("starting figures are in supply");
            s.put_figure(seat, figure, Some(square));
            let (armies, scouts) = if scout { (0, scouts - 1) } else { (armies - 1, scouts) };
            match armies + scouts {
                0 => {
                    s.frames.pop();
                }
                _ => {
                    s.frames.replace(Frame::Deploy { seat, armies, scouts });
                }
            }
        }
        other => unreachable!("{other:?}"),
    }
}
