//! Moving land units and Ships (R9).

use crate::action::Action;
use crate::battle;
use crate::board::{Mask, NOWHERE, Space, bit, spaces};
use crate::cards;
use crate::cx::Cx;
use crate::event::Event;
use crate::explore;
use crate::frame::{Frame, Via};
use crate::goods::{Bill, Pile};
use crate::ids::*;
use crate::state::{STACK, State};
use crate::turn;
use crate::units::*;
use crate::{targets, text};
use kernel::{Menu, Refusal, Seat, Show, Tone, msg};

/// What a group meets on a land space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meets {
    Nothing,
    /// R1.10, R11.1: another player or the barbarians.
    Enemy(Option<Seat>),
}

impl State {
    /// Whether a unit may still be moved in this Move action (R9.1, R9.2, R9.3, R9.8).
    fn may_lift(&self, seat: Seat, piece: &Piece) -> Result<(), (&'static str, &'static str)> {
        if piece.kind == UnitKind::Army && !self.players[seat].has(Advance::Tactics) {
            Err(("R9.2", "refuse-tactics"))
        } else if piece.marks & FOUGHT != 0 {
            Err(("R9.3", "refuse-fought"))
        } else if piece.marks & CLIMBED != 0 {
            Err(("R9.3", "refuse-mountain"))
        } else if piece.marks & MOVED != 0 {
            Err(("R9.1", "refuse-moved"))
        } else {
            Ok(())
        }
    }
    pub fn any_mobile(&self, seat: Seat, ships_only: bool) -> bool {
        self.players[seat]
            .pieces()
            .any(|(_, p)| (!ships_only || p.kind == UnitKind::Ship) && self.may_lift(seat, &p).is_ok())
    }
    pub fn meets(&self, at: Space, seat: Seat) -> Meets {
        if let Some(city) = self.city(at)
            && city.owner != seat
        {
            return Meets::Enemy(Some(city.owner));
        }
        if self.camp(at).is_some() {
            return Meets::Enemy(None);
        }
        match self.foreign_land(at, seat) {
            Some(other) => Meets::Enemy(Some(other)),
            None => Meets::Nothing,
        }
    }
    /// R11.3: Army units times tokens for the Great Mausoleum.
    fn toll(&self, seat: Seat, to: Space, armies: usize) -> u8 {
        match self.city(to) {
            Some(c) if c.owner != seat && c.wonder == Some(Wonder::GreatMausoleum) => armies as u8,
            _ => 0,
        }
    }
    /// Why a land group may not enter a discovered land space. `wooded`: a battle is barred by a forest (R9.3 c).
    fn why_not_enter(
        &self,
        seat: Seat,
        group: Group,
        to: Space,
        wooded: bool,
    ) -> Option<(&'static str, &'static str)> {
        let p = &self.players[seat];
        let armies = p.group_armies(group);
        match self.meets(to, seat) {
            Meets::Nothing => (armies + p.armies_at(to) > STACK).then_some(("R9.5", "refuse-stack")),
            Meets::Enemy(_) if armies == 0 => Some(("R9.4", "refuse-settler-alone")),
            Meets::Enemy(_) if armies > STACK => Some(("R9.5", "refuse-stack")),
            Meets::Enemy(_) if wooded => Some(("R9.3", "refuse-forest")),
            Meets::Enemy(Some(other)) if self.turn.truce.contains(other) => Some(("R11.3", "refuse-truce")),
            Meets::Enemy(_) => {
                let walled = self
                    .city(to)
                    .is_some_and(|c| c.fortress.is_some() && self.has_wonder(c.owner, Wonder::GreatWall));
                if walled && !p.has(Advance::Siegecraft) {
                    Some(("R11.3", "refuse-great-wall"))
                } else if !self.can_pay(seat, Bill::tokens(self.toll(seat, to, armies))) {
                    Some(("R11.3", "refuse-mausoleum"))
                } else {
                    None
                }
            }
        }
    }
    /// R9.6: price of Roads.
    fn road_bill(food: bool, ore: bool) -> Bill {
        Bill::plain(Pile { food: food as u8, ore: ore as u8, ..Pile::default() })
    }
    fn group_origin(&self, seat: Seat, group: Group) -> Piece {
        let id = members(group).next().expect("a group is not empty");
        self.players[seat].piece(id).expect("a unit on the board")
    }
    fn group_marks(&self, seat: Seat, group: Group) -> u8 {
        members(group).filter_map(|id| self.players[seat].piece(id)).fold(0, |m, p| m | p.marks)
    }
}

// The Move action.

pub fn begin(state: &mut State, seat: Seat, lighthouse: bool) {
    state.frames.push(Frame::Move { seat, left: if lighthouse { 1 } else { 3 }, lighthouse });
}

/// Ends by itself when nothing is left to move.
pub fn settle(state: &mut State, frame: Frame) -> bool {
    let Frame::Move { seat, left, lighthouse } = frame else { unreachable!() };
    let over = left == 0 || !state.any_mobile(seat, lighthouse);
    if over {
        finish(state, seat);
    }
    over
}

pub fn finish(state: &mut State, seat: Seat) {
    state.frames.pop();
    state.players[seat].clear_marks(MOVED);
    state.turn.warlord = false;
}

pub fn offer(state: &State, seat: Seat, left: u8, lighthouse: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg(if lighthouse { "prompt-lighthouse" } else { "prompt-move" }).num("n", left));
    offer_lift(state, seat, 0, lighthouse, menu);
    turn::offer_claims(state, seat, menu);
    cards::offer_titles(state, seat, cards::AFTER_BATTLE, menu);
    menu.choice(Action::Done, || Show::button(msg("do-move-done")).tone(Tone::Idle));
}

/// Units that can start or join a group; of those that are alike only the first.
fn offer_lift(state: &State, seat: Seat, group: Group, ships_only: bool, menu: &mut impl Menu<Action>) {
    let p = &state.players[seat];
    let origin = (group != 0).then(|| state.group_origin(seat, group));
    let mut seen: arrayvec::ArrayVec<Piece, 32> = arrayvec::ArrayVec::new();
    for (id, piece) in p.pieces() {
        if group >> id & 1 == 1 || (ships_only && piece.kind != UnitKind::Ship) {
            continue;
        }
        if let Some(o) = origin {
            let together = piece.at == o.at
                && (piece.kind == UnitKind::Ship) == (o.kind == UnitKind::Ship)
                && piece.aboard.is_some() == o.aboard.is_some();
            if !together || ships_only {
                continue;
            }
        }
        // Ships differ by their cargo; land units only by their marks.
        if piece.kind != UnitKind::Ship {
            if seen.contains(&piece) {
                continue;
            }
            seen.push(piece);
        }
        match state.may_lift(seat, &piece) {
            Ok(()) => menu.choice(Action::Lift(id), || {
                let label =
                    msg("do-lift").with("what", text::unit(piece.kind)).with("where", text::space(piece.at));
                Show::at(targets::unit(seat, id), label)
            }),
            Err((rule, key)) if group == 0 => {
                menu.refuse(|| Refusal::new(targets::unit(seat, id), rule, msg(key)));
            }
            Err(_) => {}
        }
    }
}

pub fn offer_group(state: &State, seat: Seat, group: Group, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-group"));
    let lighthouse = state.frames.iter().any(|f| matches!(f, Frame::Move { lighthouse: true, .. }));
    offer_lift(state, seat, group, lighthouse, menu);
    let origin = state.group_origin(seat, group);
    if origin.kind == UnitKind::Ship {
        offer_sailing(state, seat, origin.at, menu);
    } else {
        offer_marching(state, seat, group, origin, menu);
    }
    menu.choice(Action::PutDown, || Show::button(msg("do-put-down")).tone(Tone::Back));
}

fn offer_marching(state: &State, seat: Seat, group: Group, origin: Piece, menu: &mut impl Menu<Action>) {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let p = &state.players[seat];
    let near = l.near[origin.at as usize];
    let wooded = state.group_marks(seat, group) & WOODED != 0;
    for to in spaces(near & !known) {
        menu.choice(Action::Go { to, food: false, ore: false }, || {
            Show::at(targets::space(to), msg("do-explore").with("where", text::space(to)))
        });
    }
    let roads = p.has(Advance::Roads) && origin.aboard.is_none();
    let from_city = roads && state.city_of(origin.at, seat).is_some();
    for to in spaces(near & known & !sea) {
        offer_step(
            state,
            seat,
            group,
            to,
            wooded,
            roads && (from_city || state.city_of(to, seat).is_some()),
            menu,
        );
    }
    if roads {
        offer_roads(state, seat, group, origin.at, wooded, from_city, menu);
    }
    // R9.9: aboard a Ship, from land only.
    if origin.aboard.is_none() {
        let size = group.count_ones() as usize;
        for (i, ship) in p.ships.iter().enumerate().filter(|(_, s)| near & bit(s.at) != 0) {
            if ship.cargo.remaining_capacity() >= size {
                menu.choice(Action::Board(i as u8), || {
                    Show::at(
                        targets::unit(seat, FIRST_SHIP + i as u8),
                        msg("do-board").with("where", text::space(ship.at)),
                    )
                });
            } else if size <= 2 {
                menu.refuse(|| {
                    Refusal::new(targets::unit(seat, FIRST_SHIP + i as u8), "R2.5", msg("refuse-ship-full"))
                });
            }
        }
        for to in spaces(near & sea) {
            if p.room_at(to) >= size
                && p.ships_at(to) > 1
                && !p.ships.iter().any(|s| s.at == to && s.cargo.remaining_capacity() >= size)
            {
                menu.choice(Action::Go { to, food: false, ore: false }, || {
                    Show::at(targets::space(to), msg("do-board").with("where", text::space(to)))
                });
            }
        }
    }
}

/// One step on land; with Roads also free of the terrain's penalties.
fn offer_step(
    state: &State,
    seat: Seat,
    group: Group,
    to: Space,
    wooded: bool,
    road: bool,
    menu: &mut impl Menu<Action>,
) {
    match state.why_not_enter(seat, group, to, wooded) {
        Some((rule, key)) => menu.refuse(|| Refusal::new(targets::space(to), rule, msg(key))),
        None => {
            menu.choice(Action::Go { to, food: false, ore: false }, || {
                let fight = state.meets(to, seat) != Meets::Nothing;
                let key = if fight { "do-attack" } else { "do-go" };
                Show::at(targets::space(to), msg(key).with("where", text::space(to)))
            });
            let rough = matches!(state.terrain(to), Some(Terrain::Mountain | Terrain::Forest));
            if road && rough && state.can_pay(seat, State::road_bill(false, true)) {
                menu.choice(Action::Go { to, food: false, ore: true }, || show_road(to, false, true));
            }
        }
    }
}

fn show_road(to: Space, food: bool, ore: bool) -> Show {
    let cost = State::road_bill(food, ore).cost;
    Show::at(
        targets::space(to),
        msg("do-road").with("where", text::space(to)).with("cost", text::pile(&cost)),
    )
}

/// The middle space of a road move of two spaces (R9.6), the least hindering one; `ore` ignores the terrain.
fn middle(state: &State, seat: Seat, from: Space, to: Space, ore: bool) -> Option<Space> {
    let l = state.layout();
    let open = l.near[from as usize] & l.near[to as usize] & state.discovered() & !state.sea();
    spaces(open)
        .filter(|&m| state.meets(m, seat) == Meets::Nothing)
        .map(|m| {
            let hindrance = match state.terrain(m) {
                _ if ore => 0,
                Some(Terrain::Mountain) => 2,
                Some(Terrain::Forest) => 1,
                _ => 0,
            };
            (hindrance, m)
        })
        .filter(|(h, _)| *h < 2)
        .min()
        .map(|(_, m)| m)
}

fn offer_roads(
    state: &State,
    seat: Seat,
    group: Group,
    from: Space,
    wooded: bool,
    from_city: bool,
    menu: &mut impl Menu<Action>,
) {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let far = l.within(bit(from), 2, known & !sea) & !l.near[from as usize] & !bit(from);
    for to in spaces(far & known & !sea) {
        if !from_city && state.city_of(to, seat).is_none() {
            continue;
        }
        for ore in [false, true] {
            if !state.can_pay(seat, State::road_bill(true, ore)) {
                continue;
            }
            let Some(m) = middle(state, seat, from, to, ore) else { continue };
            let barred = wooded || (!ore && state.terrain(m) == Some(Terrain::Forest));
            let rough = |s| matches!(state.terrain(s), Some(Terrain::Mountain | Terrain::Forest));
            // Ore that would buy nothing is not offered.
            if ore && !rough(to) && middle(state, seat, from, to, false).is_some_and(|plain| !rough(plain)) {
                continue;
            }
            if state.why_not_enter(seat, group, to, barred).is_none() {
                menu.choice(Action::Go { to, food: true, ore }, || show_road(to, true, ore));
            }
        }
    }
}

// Ships.

/// Where a Ship can go: sea without enemies, sea with enemies at its rim, regions to explore.
pub struct Waters {
    /// Reached without meeting anybody, the own space included.
    pub free: Mask,
    pub enemies: Mask,
    /// Undiscovered regions next to it, one bit each slot.
    pub shores: u32,
    /// The same by navigation round the board.
    pub round: Mask,
    pub round_enemies: Mask,
    pub round_shores: u32,
}

pub fn waters(state: &State, seat: Seat, from: Space) -> Waters {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let hostile = state.foreign_ship_mask(seat) & sea;
    let free = l.flood(bit(from), sea & !hostile);
    let around = l.around(free);
    let mut w =
        Waters { free, enemies: around & hostile, shores: 0, round: 0, round_enemies: 0, round_shores: 0 };
    for slot in 0..l.normal as usize {
        if state.regions[slot].is_none() && around & l.slot_masks[slot] != 0 {
            w.shores |= 1 << slot;
        }
    }
    if state.players[seat].has(Advance::Navigation) {
        let own = l.flood(bit(from), sea);
        let n = l.edge.len();
        for (i, _) in l.edge.iter().enumerate().filter(|(_, s)| free & bit(**s) != 0) {
            for step in [1, n - 1] {
                let mut j = i;
                // R9.12: along the edge to the first sea area or undiscovered region.
                for _ in 1..n {
                    j = (j + step) % n;
                    let s = bit(l.edge[j]);
                    if known & s == 0 {
                        w.round_shores |= 1 << l.slot_of[l.edge[j] as usize].0;
                        break;
                    }
                    if own & s != 0 {
                        break;
                    }
                    if sea & s != 0 {
                        if hostile & s != 0 {
                            w.round_enemies |= s;
                        } else {
                            let area = l.flood(s, sea & !hostile);
                            w.round |= area;
                            w.round_enemies |= l.around(area) & hostile;
                        }
                        break;
                    }
                }
            }
        }
        w.round_shores &= !w.shores;
        w.round_enemies &= !w.enemies;
    }
    w
}

fn offer_sailing(state: &State, seat: Seat, from: Space, menu: &mut impl Menu<Action>) {
    let w = waters(state, seat, from);
    let go = |to| Action::Go { to, food: false, ore: false };
    for to in spaces((w.free | w.round) & !bit(from)) {
        menu.choice(go(to), || Show::at(targets::space(to), msg("do-sail").with("where", text::space(to))));
    }
    for to in spaces(w.enemies | w.round_enemies) {
        let foe = state.foreign_ships(to, seat).expect("an enemy Ship");
        if state.turn.truce.contains(foe) {
            menu.refuse(|| Refusal::new(targets::space(to), "R11.3", msg("refuse-truce")));
        } else {
            menu.choice(go(to), || {
                Show::at(targets::space(to), msg("do-attack").with("where", text::space(to)))
            });
        }
    }
    for slot in 0..state.layout().normal {
        for (set, round) in [(w.shores, false), (w.round_shores, true)] {
            if set >> slot & 1 == 1 {
                menu.choice(Action::Chart { slot, round }, || {
                    let entry = state.layout().slots[slot as usize][0];
                    Show::at(targets::space(entry), msg("do-chart").with("where", text::space(entry)))
                });
            }
        }
    }
}

// What a group does.

pub fn apply_group(state: &mut State, seat: Seat, group: Group, action: Action, cx: &mut Cx) {
    match action {
        Action::Lift(id) => {
            state.frames.replace(Frame::Group { seat, group: group | 1 << id });
            return;
        }
        Action::PutDown => {
            state.frames.pop();
            return;
        }
        _ => {}
    }
    state.frames.pop();
    let Frame::Move { left, .. } = state.frames.top_mut() else {
        unreachable!("a group moves in a Move action")
    };
    *left -= 1;
    turn::forget_triggers(state);
    let origin = state.group_origin(seat, group);
    match action {
        Action::Go { to, .. } if origin.kind == UnitKind::Ship => sail(state, seat, group, origin.at, to, cx),
        Action::Go { to, food, ore } => {
            let via = if food { middle(state, seat, origin.at, to, ore).unwrap_or(NOWHERE) } else { NOWHERE };
            state.frames.push(Frame::March { seat, group, to, middle: via, ore });
            let armies = state.players[seat].group_armies(group);
            let toll = state.toll(seat, to, armies);
            state.charge(seat, Bill::tokens(toll));
            state.charge(seat, State::road_bill(food, ore));
        }
        Action::Board(ship) => {
            let at = state.players[seat].ships[ship as usize].at;
            let p = &mut state.players[seat];
            let units = p.lift(group);
            for u in units {
                p.ships[ship as usize].cargo.push(Cargo { kind: u.kind, marks: u.marks | MOVED });
            }
            cx.tell(|| Event::Boarded { who: seat, at });
        }
        Action::Chart { slot, round } => {
            for id in members(group) {
                state.players[seat].ships[(id - FIRST_SHIP) as usize].marks |= MOVED;
            }
            let via = if round { Via::Round } else { Via::Sea };
            state.frames.push(Frame::Dock { seat, group, slot, via });
            explore::reveal(state, seat, slot, via, origin.at, cx);
        }
        _ => unreachable!("not an answer of a group"),
    }
}

/// A land group goes: R9.3, R9.6, R10, R11.1.
pub fn march(state: &mut State, seat: Seat, frame: Frame, cx: &mut Cx) {
    let Frame::March { group, to, middle, ore, .. } = frame else { unreachable!() };
    let origin = state.group_origin(seat, group);
    if state.terrain(to).is_none() {
        state.frames.push(Frame::Arrive { seat, group, to });
        explore::reveal(state, seat, state.layout().slot_of[to as usize].0, Via::Land, to, cx);
        return;
    }
    if state.is_sea(to) {
        let p = &mut state.players[seat];
        let units = p.lift(group);
        p.stow(&units, to, MOVED);
        cx.tell(|| Event::Boarded { who: seat, at: to });
        return;
    }
    let marks = if ore {
        MOVED
    } else {
        let through = if middle == NOWHERE { 0 } else { terrain_marks(state, middle) };
        MOVED | through | terrain_marks(state, to)
    };
    let meets = state.meets(to, seat);
    let p = &mut state.players[seat];
    let units = p.lift(group);
    p.put(&units, to, marks);
    cx.tell(|| Event::Moved { who: seat, from: origin.at, to, n: units.len() as u8 });
    if let Meets::Enemy(foe) = meets {
        battle::begin_on_land(state, seat, foe, to, origin, middle, cx);
    }
}

pub fn terrain_marks(state: &State, at: Space) -> u8 {
    match state.terrain(at) {
        Some(Terrain::Mountain) => CLIMBED,
        Some(Terrain::Forest) => WOODED,
        _ => 0,
    }
}

/// The explorers stand on the entry space (R10.4).
pub fn arrive(state: &mut State, seat: Seat, group: Group, to: Space, cx: &mut Cx) {
    let origin = state.group_origin(seat, group);
    let marks = MOVED | terrain_marks(state, to);
    let p = &mut state.players[seat];
    let units = p.lift(group);
    p.put(&units, to, marks);
    cx.tell(|| Event::Moved { who: seat, from: origin.at, to, n: units.len() as u8 });
}

fn sail(state: &mut State, seat: Seat, group: Group, from: Space, to: Space, cx: &mut Cx) {
    for id in members(group) {
        let ship = &mut state.players[seat].ships[(id - FIRST_SHIP) as usize];
        ship.at = to;
        ship.marks |= MOVED;
    }
    cx.tell(|| Event::Sailed { who: seat, from, to, n: group.count_ones() as u8 });
    if let Some(foe) = state.foreign_ships(to, seat) {
        battle::begin_at_sea(state, seat, foe, to, from, false, cx);
    }
}
