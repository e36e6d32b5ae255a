//! R2.3: the active player moves.

use super::battles::foes;
use super::*;
use crate::exposed::Exposed;
use crate::markers;
use crate::movement::aircraft::{deck_room, ground_aircraft};
use crate::movement::{Group, Hand, Seen, Survey, unpick};
use crate::wonders;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Movement {
    pub seat: Seat,
}

impl Frame<Game> for Movement {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let survey = Survey::of(state, seat);
        match Hand::of(state, seat) {
            Some(hand) => offer_goals(state, seat, &hand, &survey, menu),
            None => offer_pieces(state, seat, &survey, menu),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Pick(slot) => state.players[seat].pieces.get_mut(slot).picked = true,
            Action::PickAlike => Hand::pick_alike(state, seat),
            Action::PutBack => unpick(state, seat),
            Action::Go(area) => go(state, seat, area, cx),
            Action::Board(fleet) => board(state, seat, fleet, cx),
            Action::Look(area) => markers::look(state, seat, area, cx),
            // R2.3.7: battles follow all movement.
            Action::EndMoves => {
                // Whoever waited for somebody's moves is told that there were none.
                if stayed(state, seat) {
                    cx.tell(|| Event::Stayed { who: seat });
                }
                ground_aircraft(state, seat, None, cx);
                state.frames.replace(Battles { seat });
            }
            Action::Claim(milestone) => milestones::award(state, seat, milestone, cx),
            _ => wonders::answer(state, seat, action, cx),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !state.players[self.seat].out {
            return Flow::Ask;
        }
        flow::end_movement(state, self.seat);
        Flow::Go
    }
}

/// R2.3.1: whether there are pieces and each has all of its points still; whoever looked at a marker has not (R2.2.1). What a
/// plague took on the way stands nowhere.
fn stayed(state: &State, seat: Seat) -> bool {
    let pieces = &state.players[seat].pieces;
    let rested = |piece: &Piece| piece.left == data().tables.movement[piece.kind.index()];
    !pieces.is_empty() && pieces.iter().all(|(_, piece)| rested(piece))
}

/// R2.3.1, R9.22: any own piece with points left, in any order.
fn offer_pieces(state: &State, seat: Seat, survey: &Survey, menu: &mut impl Menu<Action>) {
    let free =
        || state.players[seat].pieces.iter().filter(|(_, piece)| survey.can_move(piece)).count() as i64;
    menu.prompt(|| msg("prompt-move").num("n", free()));
    let mut seen = Seen::new();
    for (slot, piece) in state.players[seat].pieces.iter() {
        if !survey.can_move(piece) {
            menu.refuse(|| why_not(state, seat, slot, piece));
        } else if one_of_its_sort(survey, &mut seen, slot, piece) {
            let steps = piece.left;
            menu.choice(Action::Pick(slot), || {
                let label = msg("do-pick").with("what", figure::name_in(state, seat, slot)).num("n", steps);
                Show::piece(targets::piece(seat, slot), label)
            });
        }
    }
    markers::offer_looks(state, seat, menu);
    wonders::offer(state, seat, menu);
    milestones::offer_late(state, seat, menu);
    if survey.strands_aircraft(state, seat) {
        menu.refuse(|| {
            let why = msg("refuse-aircraft-base");
            Refusal::new(Target::Button, "R2.3.4", why).about(end_moves(0, &[]))
        });
    } else {
        menu.choice(Action::EndMoves, || {
            Show::button(end_moves(free(), &state.exposed(seat))).tone(Tone::Idle)
        });
    }
}

/// So many open places are named; the others are counted.
const NAMED: usize = 3;

/// What could still move stays, and what nobody guards may be taken (R2.5.10): neither is to be found out afterwards. Settlers
/// may stand alone in a settlement of somebody else: that is none of theirs to lose.
fn end_moves(free: i64, open: &[Exposed]) -> Msg {
    let [settled, alone] = [true, false].map(|settled| -> Vec<Msg> {
        let places = open.iter().filter(|place| place.settled == settled);
        places.map(|place| place.area.term()).collect()
    });
    let counted = msg("do-end-moves").num("n", free).num("open", settled.len() as i64);
    let counted = counted.num("alone", alone.len() as i64);
    counted.list("where", first_of(settled)).list("there", first_of(alone))
}

/// The first of them by name, and how many more there are.
fn first_of(mut places: Vec<Msg>) -> Vec<Msg> {
    let more = places.len().saturating_sub(NAMED) as i64;
    places.truncate(NAMED);
    places.extend((more > 0).then(|| msg("others").num("n", more)));
    places
}

fn one_of_its_sort(survey: &Survey, seen: &mut Seen, slot: Slot, piece: &Piece) -> bool {
    let alone = piece.aboard().is_some() || survey.loads[slot as usize] > 0;
    alone || seen.first_time(piece)
}

fn why_not(state: &State, seat: Seat, slot: Slot, piece: &Piece) -> Refusal {
    let (rule, why) = if piece.frozen {
        ("R2.3.5", "refuse-frozen")
    } else if piece.left == 0 {
        ("R2.3.1", "refuse-no-points")
    } else if piece.kind.is_aircraft() {
        ("R2.3.4", "refuse-no-base")
    } else {
        ("R2.3.3", "refuse-no-fleet")
    };
    targets::refuse_piece(state, seat, slot, rule, msg(why))
}

/// Where the pieces in hand may go, and what may go with them.
fn offer_goals(state: &State, seat: Seat, hand: &Hand, survey: &Survey, menu: &mut impl Menu<Action>) {
    let pieces = &state.players[seat].pieces;
    menu.prompt(|| match pieces.picked().next() {
        Some((slot, _)) if hand.count == 1 => {
            let what = figure::which(state, seat, slot);
            msg("prompt-go-one").with("what", what).with("where", hand.from.term()).num("left", hand.left)
        }
        _ => msg("prompt-go")
            .num("n", hand.count as i64)
            .with("where", hand.from.term())
            .num("left", hand.left),
    });
    let here = hand.from.facts();
    match hand.group {
        Group::Walking => {
            offer_go(state, seat, hand, here.land, menu);
            offer_boarding(state, seat, hand, survey, menu);
        }
        Group::Landing => offer_go(state, seat, hand, here.land, menu),
        Group::Sailing => offer_go(state, seat, hand, here.sea, menu),
        Group::Flying => {
            for area in survey.bases_within(hand.from, hand.left) {
                if area.is_land() || deck_room(state, seat, area) >= hand.count {
                    offer_go(state, seat, hand, Set::of(area), menu);
                } else {
                    menu.refuse(|| targets::refuse_area(area, "R2.3.4", msg("refuse-deck-full")));
                }
            }
        }
    }
    let mut seen = Seen::new();
    let mut alike = 0;
    let first = pieces.picked().next().map(|(_, piece)| *piece);
    for (slot, piece) in pieces.iter().filter(|(_, piece)| hand.may_add(state, piece)) {
        let like_first = first.is_some_and(|f| f.kind == piece.kind && f.left == piece.left);
        alike += like_first as usize;
        if one_of_its_sort(survey, &mut seen, slot, piece) {
            // R6.2: the slowest sets the pace; an aircraft on deck does not walk (R9.23).
            let rides = hand.group == Group::Sailing && piece.kind.is_aircraft();
            let steps = if rides { hand.left } else { hand.left.min(piece.left) };
            menu.choice(Action::Pick(slot), || {
                let what = figure::which(state, seat, slot);
                let label = msg("do-take-along").with("what", what).num("n", steps);
                Show::piece(targets::piece(seat, slot), label)
            });
        }
    }
    if alike > 1 {
        menu.choice(Action::PickAlike, || {
            Show::button(msg("do-pick-alike").num("n", Hand::alike(state, seat).len() as i64))
        });
    }
    menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
}

fn offer_go(state: &State, seat: Seat, hand: &Hand, areas: Set<Area>, menu: &mut impl Menu<Action>) {
    for area in areas {
        menu.choice(Action::Go(area), || {
            let flying = hand.group == Group::Flying;
            let left = hand.left - steps(hand.from, area, flying);
            // R2.3.5: whoever could fight there may declare battle, but not on aircraft.
            let others = state.fighters_in(area).without(seat);
            let (key, who) = match (flying, others.is_empty()) {
                (false, false) => ("do-go-among", others),
                (false, true) => ("do-go-take", undefended(state, seat, area)),
                (true, _) => ("do-go", SeatSet::EMPTY),
            };
            let said = |key: &'static str| msg(key).with("where", area.term()).num("n", left);
            let names = who.iter().map(|other| msg("somebody").seat("who", other));
            let label = if who.is_empty() { said("do-go") } else { said(key).list("who", names) };
            let label = match key {
                "do-go-among" => label.num("alone", unarmed(state, seat, area) as u8),
                "do-go-take" if !who.is_empty() => label.num("points", prize(state, seat, area)),
                _ => label,
            };
            Show::space(targets::area(area), label)
        });
    }
}

/// R2.5.10, R9.13: whose settlement or settlers an army in hand could take there without a roll.
fn undefended(state: &State, seat: Seat, area: Area) -> SeatSet {
    let armed = state.players[seat].pieces.picked().any(|(_, piece)| piece.kind.is_army());
    if armed && area.is_land() { foes(state, seat, area) } else { SeatSet::EMPTY }
}

/// R5.1: the points of a settlement that stands there and is somebody else's; settlers alone are worth none.
fn prize(state: &State, seat: Seat, area: Area) -> u8 {
    let region = &state.regions[area];
    if region.owner.is_some_and(|owner| owner != seat) { region.size } else { 0 }
}

/// R9.13: whether settlers would stand there without an army: in a battle they die, and no die is rolled for them.
fn unarmed(state: &State, seat: Seat, area: Area) -> bool {
    let armed = state.players[seat].pieces.picked().any(|(_, piece)| !piece.kind.is_settler());
    area.is_land() && !armed && !state.fights(seat, area)
}

/// R2.3.1: one point for each border crossed.
fn steps(from: Area, to: Area, flying: bool) -> u8 {
    if flying { data().air_steps[from.index()][to.index()] } else { 1 }
}

/// R2.3.3: only onto an own fleet in an adjacent zone, three aboard at most; R9.21: onto a particular one.
fn offer_boarding(state: &State, seat: Seat, hand: &Hand, survey: &Survey, menu: &mut impl Menu<Action>) {
    let pieces = &state.players[seat].pieces;
    let coast = hand.from.facts().sea;
    let capacity = data().tables.fleet_capacity as usize;
    let mut offered: ArrayVec<(Area, Kind, u8), TRAY> = ArrayVec::new();
    for (slot, fleet) in pieces.iter().filter(|(_, p)| p.kind.is_fleet() && coast.has(p.area())) {
        let load = survey.loads[slot as usize];
        if load as usize + hand.count > capacity {
            menu.refuse(|| {
                let why = msg("refuse-fleet-full").num("n", capacity as i64);
                targets::refuse_piece(state, seat, slot, "R2.3.3", why)
            });
        } else if !offered.contains(&(fleet.area(), fleet.kind, load)) {
            offered.push((fleet.area(), fleet.kind, load));
            menu.choice(Action::Board(slot), || {
                let which = figure::which(state, seat, slot);
                let room = capacity - load as usize - hand.count;
                // One point to board: whoever has no other lands in a later turn.
                let lands = pieces.picked().all(|(_, piece)| piece.left > 1);
                let label = msg("do-board").with("what", which).with("where", fleet.area().term());
                let label = label.num("n", room as i64).num("lands", lands as i64);
                Show::piece(targets::piece(seat, slot), label)
            });
        }
    }
}

fn go(state: &mut State, seat: Seat, area: Area, cx: &mut Cx<Game>) {
    let Some(hand) = Hand::of(state, seat) else { return };
    let flying = hand.group == Group::Flying;
    let cost = steps(hand.from, area, flying);
    tell_move(state, seat, hand.from, area, cx);
    let pieces = &mut state.players[seat].pieces;
    let mut sailing: u128 = 0;
    for (slot, piece) in pieces.iter_mut().filter(|(_, piece)| piece.picked) {
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
    if flying {
        // R2.3.5: battle is never declared on aircraft that fly in.
        unpick(state, seat);
    } else {
        Challenge::ask(state, seat, area);
    }
}

fn board(state: &mut State, seat: Seat, fleet: Slot, cx: &mut Cx<Game>) {
    let Some(hand) = Hand::of(state, seat) else { return };
    let zone = state.players[seat].pieces.get(fleet).area();
    tell_move(state, seat, hand.from, zone, cx);
    for (_, piece) in state.players[seat].pieces.iter_mut().filter(|(_, piece)| piece.picked) {
        piece.put(zone, Some(fleet));
        piece.left -= 1;
    }
    Challenge::ask(state, seat, zone);
}

fn tell_move(state: &State, seat: Seat, from: Area, to: Area, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Moved {
        who: seat,
        from,
        to,
        figures: figure::counted(state, state.players[seat].pieces.picked().map(|(_, p)| p.kind)),
    });
}
