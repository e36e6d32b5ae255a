//! R2.3.6, R2.3.7, R2.4: the active player declares and fights, in any order (R2.4.5).

use super::*;
use crate::markers;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battles {
    pub seat: Seat,
}

/// R2.4.2, R2.5.10: whom the active player could declare battle on here.
pub fn foes(state: &State, seat: Seat, area: Area) -> SeatSet {
    state.seats_with(|other| other != seat && has_something(state, other, area))
}

/// R9.13: settlers alone are enough.
fn has_something(state: &State, seat: Seat, area: Area) -> bool {
    let owns = area.is_land() && state.regions[area].owner == Some(seat);
    // What stands at sea but fleets is cargo or aircraft; aircraft alone can be attacked (R2.5.8).
    owns || state.players[seat].pieces.any(|piece| piece.stands_in(area))
}

/// Areas where the active player has units able to fight (R2.3.6).
fn fields(state: &State, seat: Seat) -> Set<Area> {
    let pieces = state.players[seat].pieces.iter();
    pieces.filter(|(_, piece)| piece.fights_in(piece.area())).map(|(_, piece)| piece.area()).collect()
}

/// Drops challenges that a plague or an earlier battle made void (R2.3.5).
fn prune(state: &mut State, seat: Seat) {
    if state.challenges == Challenges::NONE {
        return;
    }
    for area in Area::all() {
        let declared = state.challenges.0[area.index()];
        let pending =
            || has_something(state, seat, area) && declared.iter().any(|other| state.fights(other, area));
        if !declared.is_empty() && !pending() {
            state.challenges.0[area.index()] = SeatSet::EMPTY;
        }
    }
}

/// Whether the active player has anything to decide before the step ends.
fn anything_to_do(state: &State, seat: Seat) -> bool {
    if state.players[seat].out {
        return false;
    }
    if state.challenges != Challenges::NONE {
        return true;
    }
    if state.options.late_looks && !markers::looks(state, seat).is_empty() {
        return true;
    }
    fields(state, seat).iter().any(|area| !foes(state, seat, area).is_empty())
}

impl Frame<Game> for Battles {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| asks(state, seat));
        // R2.4.5: the order of all battles is theirs to set.
        for area in state.challenges.areas() {
            menu.choice(Action::Resolve(area), || {
                Show::space(targets::area(area), msg("do-resolve").with("where", area.term()))
            });
        }
        for area in fields(state, seat) {
            // R2.4.3: whoever declared leads; only then does the mover choose an opponent.
            if !state.challenges.0[area.index()].is_empty() {
                menu.refuse(|| targets::refuse_area(area, "R2.4.3", msg("refuse-declared-first")));
                continue;
            }
            for whom in foes(state, seat, area).iter() {
                menu.choice(Action::Attack { area, whom }, || {
                    let count =
                        |seat: Seat| state.players[seat].pieces.count(|piece| piece.fights_in(area)) as i64;
                    let label = msg("do-attack")
                        .seat("who", whom)
                        .with("where", area.term())
                        .num("mine", count(seat))
                        .num("theirs", count(whom));
                    Show::space(targets::area(area), label)
                });
            }
        }
        milestones::offer_late(state, seat, menu);
        // R2.3.7, R9.6: looking comes before battles; to the letter, after them as well.
        if state.options.late_looks {
            markers::offer_looks(state, seat, menu);
        }
        if state.challenges == Challenges::NONE {
            menu.choice(Action::EndBattles, || Show::button(msg("do-end-battles")).tone(Tone::Idle));
        } else {
            menu.refuse(|| {
                let why = msg("refuse-battles-owed");
                Refusal::new(Target::Button, "R2.3.5", why).about(msg("do-end-battles"))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Attack { area, whom } => attack(state, seat, area, whom, cx),
            Action::Resolve(area) => resolve(state, seat, area, cx),
            Action::Claim(milestone) => milestones::award(state, seat, milestone, cx),
            Action::Look(area) => markers::look(state, seat, area, cx),
            _ => flow::end_movement(state, seat),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        prune(state, self.seat);
        if anything_to_do(state, self.seat) {
            return Flow::Ask;
        }
        flow::end_movement(state, self.seat);
        Flow::Go
    }
}

/// R2.3.5: a step with declared battles does not end before they are fought; R9.6: to the letter one may only look.
fn asks(state: &State, seat: Seat) -> Msg {
    let free = |area: &Area| state.challenges.0[area.index()].is_empty();
    let attack = fields(state, seat).iter().filter(free).any(|area| !foes(state, seat, area).is_empty());
    let declared = || state.challenges.areas().map(|area| area.term());
    let said = msg("prompt-battles").num("declared", declared().count() as i64).num("attack", attack as u8);
    said.list("where", declared())
}

/// R2.4.2, R9.15: the active player attacks one opponent.
fn attack(state: &mut State, seat: Seat, area: Area, whom: Seat, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Attacked { who: seat, whom, area, declared: false });
    battle::begin(state, area, [seat, whom], SeatSet::of(seat), cx);
}

/// R2.4.3: who declared battle here and can still fight, and who of them has most units there.
pub fn challengers(state: &State, area: Area) -> (SeatSet, SeatSet) {
    let declared = state.challenges.0[area.index()];
    let able: SeatSet = declared.iter().filter(|&seat| state.fights(seat, area)).collect();
    let units = |seat: Seat| {
        state.players[seat].pieces.count(|piece| piece.stands_in(area) && !piece.kind.is_settler())
    };
    let most = able.iter().map(units).max().unwrap_or(0);
    (able, able.iter().filter(|&seat| units(seat) == most).collect())
}

/// R2.4.3: the challengers attack the mover; whoever has most units there leads.
fn resolve(state: &mut State, mover: Seat, area: Area, cx: &mut Cx<Game>) {
    let (able, strongest) = challengers(state, area);
    state.challenges.0[area.index()] = SeatSet::EMPTY;
    let leader = match (strongest.len(), strongest.first()) {
        (1, Some(seat)) => seat,
        _ => setup::highest_roll(strongest, RollFor::Lead, |_| 0, cx),
    };
    cx.tell(|| Event::Attacked { who: leader, whom: mover, area, declared: true });
    battle::begin(state, area, [leader, mover], able, cx);
}
