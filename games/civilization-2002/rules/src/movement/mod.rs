//! R2.3: movement, transport, aircraft, challenges.

use crate::action::Action;
use crate::aircraft::{deck_room, ground_aircraft, over_limit};
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::pieces::{Piece, Slot, TRAY};
use crate::state::*;
use crate::{Civilization2002, challenge, markers, milestones, specials, targets, words};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// What the pieces of one move have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    /// Armies and settlers on land.
    Walking,
    /// Armies and settlers aboard.
    Landing,
    /// Fleets, and aircraft that ride along.
    Sailing,
    Flying,
}

fn group_of(piece: &Piece) -> Group {
    match piece.kind {
        k if k.is_fleet() => Group::Sailing,
        k if k.is_aircraft() => Group::Flying,
        _ if piece.aboard().is_some() => Group::Landing,
        _ => Group::Walking,
    }
}

/// What the player has where, gathered once for an offer.
struct Survey {
    loads: [u8; TRAY],
    /// Zones with an own fleet that has room.
    room: AreaSet,
    bases: AreaSet,
    /// Fleets in each zone that base aircraft, and aircraft there, count against R2.3.4's limit.
    any_aircraft: bool,
}

impl Survey {
    fn of(state: &State, seat: Seat) -> Survey {
        let pieces = &state.players[seat].pieces;
        let loads = pieces.loads();
        let (mut room, mut bases, mut any_aircraft) = (AreaSet::EMPTY, AreaSet::EMPTY, false);
        for (slot, piece) in pieces.iter() {
            if piece.kind.is_fleet() {
                if loads[slot as usize] < data().tables.fleet_capacity {
                    room.insert(piece.area());
                }
                if state.bases_aircraft(piece.kind) {
                    bases.insert(piece.area());
                }
            } else if piece.kind.is_army() && piece.aboard().is_none() {
                bases.insert(piece.area());
            } else if piece.kind.is_aircraft() {
                any_aircraft = true;
            }
        }
        if any_aircraft {
            bases = bases.or(state.settlement_set(seat));
        }
        Survey { loads, room, bases, any_aircraft }
    }

    /// Somewhere to go at all.
    fn can_move(&self, piece: &Piece) -> bool {
        if piece.left == 0 || piece.frozen {
            return false;
        }
        let here = &data().areas[piece.area().index()];
        match group_of(piece) {
            Group::Walking => !here.land.is_empty() || !here.sea.and(self.room).is_empty(),
            Group::Landing => !here.land.is_empty(),
            Group::Sailing => true,
            Group::Flying => {
                let steps = &data().air_steps[piece.area().index()];
                self.bases.iter().any(|a| (1..=piece.left).contains(&steps[a.index()]))
            }
        }
    }
}

/// Pieces that look alike are offered once. Fleets with passengers are all different.
struct Seen([u64; (AREAS * KINDS * 4).div_ceil(64)]);

impl Seen {
    fn new() -> Seen {
        Seen([0; (AREAS * KINDS * 4).div_ceil(64)])
    }
    fn first_time(&mut self, piece: &Piece) -> bool {
        let key = (piece.area().index() * KINDS + piece.kind.index()) * 4 + piece.left.min(3) as usize;
        let bit = 1 << (key % 64);
        let new = self.0[key / 64] & bit == 0;
        self.0[key / 64] |= bit;
        new
    }
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let pieces = &state.players[seat].pieces;
    let survey = Survey::of(state, seat);
    if pieces.picked().next().is_some() {
        return offer_picked(state, seat, &survey, menu);
    }
    menu.prompt(|| msg("prompt-move"));
    let mut seen = Seen::new();
    for (slot, piece) in pieces.iter() {
        let alone = piece.aboard().is_some() || survey.loads[slot as usize] > 0;
        if survey.can_move(piece) {
            if alone || seen.first_time(piece) {
                menu.choice(Action::Pick(slot), || {
                    Show::piece(targets::piece(seat, slot), words::figure_in(state, piece))
                });
            }
        } else {
            menu.refuse(|| why_not(state, seat, slot, piece));
        }
    }
    for area in markers::looks(state, seat).iter() {
        menu.choice(Action::Look(area), || {
            Show::space(targets::area(area), msg("do-look").with("where", words::area(area)))
        });
    }
    specials::offer(state, seat, menu);
    milestones::offer_late(state, seat, menu);
    match stranded(state, seat, &survey) {
        None => menu.choice(Action::EndMoves, || Show::button(msg("do-end-moves")).tone(Tone::Idle)),
        Some(_) => menu
            .refuse(|| kernel::Refusal::new(kernel::Target::Button, "R2.3.4", msg("refuse-aircraft-base"))),
    }
}

fn why_not(state: &State, seat: Seat, slot: Slot, piece: &Piece) -> kernel::Refusal {
    let target = kernel::Target::Piece(targets::piece(seat, slot));
    let (rule, why) = if piece.frozen {
        ("R2.3.5", "refuse-frozen")
    } else if piece.left == 0 {
        ("R2.3.1", "refuse-no-points")
    } else if piece.kind.is_aircraft() {
        ("R2.3.4", "refuse-no-base")
    } else {
        ("R2.3.3", "refuse-no-fleet")
    };
    kernel::Refusal::new(target, rule, msg(why).with("what", words::figure(state, piece.kind)))
}

/// R2.3.4: an aircraft that must still move, because it would end without a base and could reach one.
fn stranded(state: &State, seat: Seat, survey: &Survey) -> Option<Slot> {
    if !survey.any_aircraft {
        return None;
    }
    let pieces = &state.players[seat].pieces;
    let homeless =
        |p: &Piece| !survey.bases.has(p.area()) || (!p.area().is_land() && over_limit(state, seat, p.area()));
    let waits = |p: &Piece| p.kind.is_aircraft() && !p.frozen && homeless(p);
    let found = pieces.iter().find(|(_, p)| waits(p) && !aircraft_goals(state, seat, p, survey).is_empty());
    found.map(|(slot, _)| slot)
}

fn aircraft_goals(state: &State, seat: Seat, piece: &Piece, survey: &Survey) -> AreaSet {
    let steps = &data().air_steps[piece.area().index()];
    let within = |a: &Area| (1..=piece.left).contains(&steps[a.index()]);
    survey.bases.iter().filter(within).filter(|&a| a.is_land() || deck_room(state, seat, a) > 0).collect()
}

/// The pieces in hand, and what they may do together.
struct Hand {
    group: Group,
    from: Area,
    count: usize,
    /// The fewest points any of them has left.
    left: u8,
    decks: usize,
    riders: usize,
}

impl Hand {
    fn of(state: &State, seat: Seat) -> Option<Hand> {
        let pieces = &state.players[seat].pieces;
        let first = pieces.picked().next()?.1;
        let mut hand =
            Hand { group: Group::Flying, from: first.area(), count: 0, left: u8::MAX, decks: 0, riders: 0 };
        for (_, piece) in pieces.picked() {
            hand.count += 1;
            hand.decks += state.bases_aircraft(piece.kind) as usize;
            if group_of(piece) == Group::Flying {
                hand.riders += 1;
            } else {
                hand.group = group_of(piece);
                hand.left = hand.left.min(piece.left);
            }
        }
        if hand.group == Group::Flying {
            hand.left = pieces.picked().map(|(_, p)| p.left).min().unwrap_or(0);
        }
        Some(hand)
    }

    /// aircraft ride along on the fleets in hand.
    fn takes_rider(&self, state: &State) -> bool {
        let per_fleet = if state.basic() { TRAY } else { data().tables.aircraft_per_fleet as usize };
        self.group == Group::Sailing && self.riders < self.decks * per_fleet
    }

    fn may_add(&self, state: &State, piece: &Piece) -> bool {
        if piece.area() != self.from || piece.picked || piece.frozen {
            return false;
        }
        match (self.group, group_of(piece)) {
            (Group::Sailing, Group::Flying) => self.takes_rider(state),
            (mine, its) => mine == its && piece.left > 0,
        }
    }
}

fn offer_picked(state: &State, seat: Seat, survey: &Survey, menu: &mut impl Menu<Action>) {
    let Some(hand) = Hand::of(state, seat) else { return };
    let pieces = &state.players[seat].pieces;
    menu.prompt(|| msg("prompt-go").num("n", hand.count as i64).with("where", words::area(hand.from)));
    let here = &data().areas[hand.from.index()];
    let go = |area: Area, menu: &mut _| offer_go(area, menu);
    match hand.group {
        Group::Walking => {
            here.land.iter().for_each(|a| go(a, menu));
            offer_boarding(state, seat, &hand, survey, menu);
        }
        Group::Landing => here.land.iter().for_each(|a| go(a, menu)),
        Group::Sailing => here.sea.iter().for_each(|a| go(a, menu)),
        Group::Flying => {
            let steps = &data().air_steps[hand.from.index()];
            for area in survey.bases.iter().filter(|a| (1..=hand.left).contains(&steps[a.index()])) {
                if area.is_land() || deck_room(state, seat, area) >= hand.count {
                    go(area, menu);
                } else {
                    menu.refuse(|| targets::refuse_area(area, "R2.3.4", msg("refuse-deck-full")));
                }
            }
        }
    }
    let mut seen = Seen::new();
    let mut alike = 0;
    let first = pieces.picked().next().map(|(_, p)| *p);
    for (slot, piece) in pieces.iter().filter(|(_, p)| hand.may_add(state, p)) {
        let like_first = first.is_some_and(|f| f.kind == piece.kind && f.left == piece.left);
        alike += like_first as usize;
        let alone = piece.aboard().is_some() || survey.loads[slot as usize] > 0;
        if alone || seen.first_time(piece) {
            menu.choice(Action::Pick(slot), || {
                Show::piece(targets::piece(seat, slot), words::figure_in(state, piece))
            });
        }
    }
    if alike > 1 {
        menu.choice(Action::PickAlike, || Show::button(msg("do-pick-alike").num("n", alike as i64)));
    }
    menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
}

fn offer_go(area: Area, menu: &mut impl Menu<Action>) {
    menu.choice(Action::Go(area), || {
        Show::space(targets::area(area), msg("do-go").with("where", words::area(area)))
    });
}

/// R2.3.3: only onto an own fleet in an adjacent zone, three aboard at most.
fn offer_boarding(state: &State, seat: Seat, hand: &Hand, survey: &Survey, menu: &mut impl Menu<Action>) {
    let pieces = &state.players[seat].pieces;
    let coast = data().areas[hand.from.index()].sea;
    let capacity = data().tables.fleet_capacity as usize;
    let mut offered: ArrayVec<(Area, Kind, u8), TRAY> = ArrayVec::new();
    for (slot, fleet) in pieces.iter().filter(|(_, p)| p.kind.is_fleet() && coast.has(p.area())) {
        let load = survey.loads[slot as usize];
        if load as usize + hand.count > capacity {
            menu.refuse(|| {
                let target = kernel::Target::Piece(targets::piece(seat, slot));
                kernel::Refusal::new(target, "R2.3.3", msg("refuse-fleet-full").num("n", capacity as i64))
            });
        } else if !offered.contains(&(fleet.area(), fleet.kind, load)) {
            offered.push((fleet.area(), fleet.kind, load));
            menu.choice(Action::Board(slot), || {
                let label = msg("do-board")
                    .with("what", words::figure(state, fleet.kind))
                    .with("where", words::area(fleet.area()));
                Show::piece(targets::piece(seat, slot), label)
            });
        }
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    match action {
        Action::Pick(slot) => state.players[seat].pieces.get_mut(slot).picked = true,
        Action::PickAlike => pick_alike(state, seat),
        Action::PutBack => unpick(state, seat),
        Action::Go(area) => go(state, seat, area, cx),
        Action::Board(fleet) => board(state, seat, fleet, cx),
        Action::Look(area) => markers::look(state, seat, area, cx),
        Action::EndMoves => {
            ground_aircraft(state, seat, None, cx);
            state.frames.replace(Frame::Battles { seat });
        }
        _ => specials::apply(state, seat, action, cx),
    }
}

fn pick_alike(state: &mut State, seat: Seat) {
    let (Some(first), Some(mut hand)) =
        (state.players[seat].pieces.picked().next().map(|(_, p)| *p), Hand::of(state, seat))
    else {
        return;
    };
    for slot in 0..TRAY as Slot {
        let piece = *state.players[seat].pieces.get(slot);
        let alike = piece.kind == first.kind && piece.left == first.left;
        if alike && hand.may_add(state, &piece) {
            state.players[seat].pieces.get_mut(slot).picked = true;
            hand.riders += piece.kind.is_aircraft() as usize;
        }
    }
}

pub fn unpick(state: &mut State, seat: Seat) {
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.picked = false;
    }
}

fn go(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    let Some(hand) = Hand::of(state, seat) else { return };
    let cost =
        if hand.group == Group::Flying { data().air_steps[hand.from.index()][area.index()] } else { 1 };
    tell_move(state, seat, hand.from, area, cx);
    let pieces = &mut state.players[seat].pieces;
    let mut sailing: u128 = 0;
    for (slot, piece) in pieces.iter_mut().filter(|(_, p)| p.picked) {
        let rides = hand.group == Group::Sailing && piece.kind.is_aircraft();
        piece.put(area, None);
        piece.left -= if rides { 0 } else { cost };
        if piece.kind.is_fleet() {
            sailing |= 1 << slot;
        }
    }
    // Carried pieces move with the fleet for nothing (R2.3.3).
    for (_, piece) in pieces.iter_mut() {
        if let Some(fleet) = piece.aboard()
            && sailing >> fleet & 1 == 1
        {
            piece.put(area, Some(fleet));
        }
    }
    if hand.group == Group::Flying {
        unpick(state, seat);
    } else {
        challenge::entered(state, seat, area);
    }
}

fn board(state: &mut State, seat: Seat, fleet: Slot, cx: Civ) {
    let Some(hand) = Hand::of(state, seat) else { return };
    let zone = state.players[seat].pieces.get(fleet).area();
    tell_move(state, seat, hand.from, zone, cx);
    for (_, piece) in state.players[seat].pieces.iter_mut().filter(|(_, p)| p.picked) {
        piece.put(zone, Some(fleet));
        piece.left -= 1;
    }
    challenge::entered(state, seat, zone);
}

fn tell_move(state: &State, seat: Seat, from: Area, to: Area, cx: Civ) {
    cx.tell(|| Event::Moved {
        who: seat,
        from,
        to,
        figures: words::count_figures(state, state.players[seat].pieces.picked().map(|(_, p)| p.kind)),
    });
}

/// The movement step of `seat` begins: points are full again.
pub fn refresh(state: &mut State, seat: Seat) {
    for other in Seat::all(state.seats()) {
        state.players[other].quiet = false;
    }
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.left = data().tables.movement[piece.kind.index()];
        piece.frozen = false;
        piece.picked = false;
    }
}
