//! Setting up (R4).

use crate::Game;
use crate::board::{MAX_SLOTS, layout};
use crate::cards::hands;
use crate::flow;
use crate::frames::Actions;
use crate::ids::*;
use crate::options::{Length, Options};
use crate::state::goods::Pile;
use crate::state::units::Unit;
use crate::state::{City, Player, Region, State, Turn, WonderState};
use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Cx, Frames, PerSeat, Refusal, Seat, SeatSet, Secret};

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    let l = layout(seats);
    // R4.2: with four players the places are drawn; who sits beside whom stays.
    let shift = if seats == 4 { cx.below(4) as u8 } else { 0 };
    let home = |s: Seat| &l.homes[((s.0 + shift) % seats) as usize];
    // R4.1: all but the start regions are face down; which is which is drawn when it is turned over.
    let mut regions: ArrayVec<Option<Region>, MAX_SLOTS> = (0..l.normal).map(|_| None).collect();
    regions.extend(l.homes.iter().map(|h| Some(Region { tile: h.tile, turned: false })));
    let short = options.length == Length::Four;
    let mood = if short { Mood::Happy } else { Mood::Neutral };
    let mut state = State {
        options: *options,
        seats,
        round: 1,
        cycle: 1,
        first: Seat(0),
        frames: Frames::new(Actions),
        turn: Turn::of(Seat(0), 0),
        players: PerSeat::new(seats, |s| player(home(s).city, 1 + short as usize)),
        regions,
        tiles: Bag::one_of_each(),
        // R4.5; R21.3.
        cities: Seat::all(seats).map(|s| City::founded(home(s).city, s, mood)).collect(),
        camps: ArrayVec::new(),
        exhausted: ArrayVec::new(),
        wonders: [WonderState::Deck; 7],
        cards: Secret::new(Bag::one_of_each()),
        discards: Set::empty(),
        goals: Secret::new(Bag::one_of_each()),
        goal_discards: Set::empty(),
        events: Bag::one_of_each(),
        event_discards: Set::empty(),
        plague: false,
        marvel: false,
        battle: None,
        trade: None,
        paid: Pile::default(),
    };
    // R4.6, R4.7.
    for seat in Seat::all(seats) {
        hands::draw_card(&mut state, seat, cx);
        hands::draw_goal(&mut state, seat, cx);
    }
    state.first = Seat(cx.below(seats as u32) as u8);
    flow::start_cycle(&mut state, cx);
    Ok(state)
}

fn player(home: Space, settlers: usize) -> Player {
    Player {
        home,
        // R4.3.
        stock: Pile::food(2),
        culture_level: 0,
        mood_level: 0,
        // R4.4.
        advances: Set::empty().with(Advance::Farming).with(Advance::Mining),
        armies: ArrayVec::new(),
        settlers: (0..settlers).map(|_| Unit { at: home, marks: 0 }).collect(),
        ships: ArrayVec::new(),
        hand: Secret::default(),
        goals: Secret::default(),
        known: Secret::default(),
        completed: ArrayVec::new(),
        persons: Set::empty(),
        event_points: 0,
        lost: [0; 5],
        wrote: false,
        hindered: 0,
        truce: SeatSet::EMPTY,
        founded_far: 0,
    }
}
