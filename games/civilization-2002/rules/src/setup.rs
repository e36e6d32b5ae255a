//! R2.1: markers, the draft of start regions, starting technologies, start markers.

use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::options::Options;
use crate::state::*;
use crate::{Civilization2002, flow, markers, targets, technology, words};
use kernel::{Bag, Chance, Cx, Frames, Menu, PerSeat, Seat, SeatSet, Secret, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

pub fn setup(options: &Options, seats: u8, cx: Civ) -> State {
    let options = options.resolved();
    let mut bag = Bag::<MARKERS>::new(std::array::from_fn(|i| data().markers[i].count));
    let mut spent = Bag::EMPTY;
    if options.rich {
        for _ in 0..2 * seats {
            // R2.1.2: two blank markers for each player.
            if bag.take(Marker::NOTHING.index()) {
                spent.put(Marker::NOTHING.index());
            }
        }
    }
    let mut regions = Regions([Region::empty(); LANDS]);
    for region in &mut regions.0 {
        let kind = bag.draw(cx).expect("more markers than regions");
        region.marker = Secret::new(Marker(kind as u8));
        region.face = Face::Down;
    }
    let first = highest_roll(SeatSet::all(seats), |_| 0, cx);
    cx.tell(|| Event::FirstToPlace { who: first });
    State {
        options,
        turn: 0,
        era: Era::Ancient,
        phase: Phase::Setup,
        first,
        frames: Frames::new(Frame::Draft { placed: 0 }),
        players: PerSeat::new(seats, |_| Player::new(data().tables.start_gold)),
        regions,
        supply: data().all_techs,
        wonder_supply: Wonder::all().collect(),
        rest: Secret::new(bag),
        spent,
        challenges: Challenges::NONE,
        battle: None,
        deal: None,
        critical: None,
        milestones: 0,
        look_for_claims: false,
        era_ends: false,
        ending: None,
        manhattan_used: false,
    }
}

/// Everybody in `who` rolls two dice less a handicap; the tied roll again (R1.11).
pub fn highest_roll(who: SeatSet, handicap: impl Fn(Seat) -> i32, cx: Civ) -> Seat {
    let mut tied = who;
    loop {
        cx.automatic();
        let mut best = i32::MIN;
        let mut leaders = SeatSet::EMPTY;
        for seat in tied.iter() {
            let dice = (cx.die(6) as u8, cx.die(6) as u8);
            let total = (dice.0 + dice.1) as i32 - handicap(seat);
            cx.tell(|| Event::RolledFor { who: seat, dice, total });
            if total > best {
                best = total;
                leaders = SeatSet::EMPTY;
            }
            if total == best {
                leaders.insert(seat);
            }
        }
        match (leaders.len(), leaders.first()) {
            (1, Some(seat)) => return seat,
            _ => tied = leaders,
        }
    }
}

/// R2.1.5: seat order from the first placer, then back: 1, 2, ..., n, n, ..., 2, 1.
pub fn placer(state: &State, placed: u8) -> Seat {
    let n = state.seats();
    let step = if placed < n { placed } else { 2 * n - 1 - placed.min(2 * n - 1) };
    Seat((state.first.0 + step) % n)
}

pub fn offer_draft(state: &State, menu: &mut impl Menu<crate::Action>) {
    menu.prompt(|| msg("prompt-start").with("what", words::figure(state, Kind::ANCIENT_INFANTRY)));
    for area in Area::lands() {
        if state.regions[area].owner.is_none() {
            menu.choice(crate::Action::Start(area), || {
                Show::space(targets::area(area), words::area(area)).tone(Tone::Plain)
            });
        } else {
            menu.refuse(|| targets::refuse_area(area, "R2.1.5", msg("refuse-settled")));
        }
    }
}

pub fn apply_draft(state: &mut State, seat: Seat, placed: u8, area: Area, cx: Civ) {
    let n = state.seats();
    let region = &mut state.regions[area];
    region.owner = Some(seat);
    region.holder = Some(seat);
    region.size = 1;
    let player = &mut state.players[seat];
    player.starts[(placed >= n) as usize] = Some(area);
    player.pieces.add(Kind::SETTLER, area);
    player.pieces.add(Kind::ANCIENT_INFANTRY, area);
    cx.tell(|| Event::Started { who: seat, area });
    let placed = placed + 1;
    let done = placed == 2 * state.seats();
    state.frames.replace(match done {
        false => Frame::Draft { placed },
        true if state.advanced() => Frame::StartCards { next: 0 },
        true => Frame::StartMarkers { next: 0 },
    });
}

/// R2.1.6: one of the technologies without prerequisites for each player.
pub fn deal_card(state: &mut State, next: u8, cx: Civ) {
    if next == state.seats() {
        state.frames.replace(Frame::StartMarkers { next: 0 });
        return;
    }
    state.frames.replace(Frame::StartCards { next: next + 1 });
    let seat = Seat((state.first.0 + next) % state.seats());
    let left: Vec<Tech> = state.supply.iter().filter(|t| data().technologies[t.index()].start).collect();
    let tech = left[cx.below(left.len() as u32) as usize];
    cx.tell(|| Event::Dealt { who: seat, tech });
    technology::gain(state, seat, tech, technology::Source::Dealt, cx);
}

/// R2.1.7, R-03: each player's first region, then his second, in the order of placing.
pub fn turn_start_marker(state: &mut State, next: u8, cx: Civ) {
    if next == 2 * state.seats() {
        // R2.1.8.
        state.first = highest_roll(state.alive_set(), |_| 0, cx);
        cx.tell(|| Event::FirstPlayer { who: state.first });
        state.turn = 1;
        state.frames.replace(Frame::Movement { seat: state.first });
        flow::begin_movement(state, state.first, cx);
        return;
    }
    state.frames.replace(Frame::StartMarkers { next: next + 1 });
    let seat = Seat((state.first.0 + next / 2) % state.seats());
    let area = state.players[seat].starts[next as usize % 2].expect("two start regions each");
    if state.regions[area].face != Face::Down {
        return;
    }
    cx.reveal();
    let marker = *state.regions[area].marker.get();
    let harmless =
        [Marker::MINOR_CIVILIZATION, Marker::DESERT, Marker::PLAGUE, Marker::NOTHING].contains(&marker);
    if harmless {
        cx.tell(|| Event::MarkerRemoved { area, marker });
        markers::discard(state, area);
    } else {
        markers::turn_up(state, seat, area, cx);
    }
}
