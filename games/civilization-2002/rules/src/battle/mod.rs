//! R2.4: who fights whom, and who joins.

use crate::action::{Action, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::*;
use crate::{Civilization2002, milestones, setup, targets, words};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Seat, SeatSet, Secret, Show, Tone, msg};
use serde::{Deserialize, Serialize};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];
    pub fn index(self) -> usize {
        self as usize
    }
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// R2.5.2: one unit, and perhaps one aircraft beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub unit: Unit,
    pub aircraft: Option<Unit>,
}

/// One side of a round, for all to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub seat: Seat,
    pub kind: Kind,
    pub aircraft: bool,
    pub dice: ArrayVec<u8, 8>,
    pub superiority: u8,
    pub science: u8,
    pub type_bonus: u8,
    pub defence: u8,
    pub lost: bool,
}

impl Roll {
    pub fn total(&self) -> u8 {
        self.dice.iter().sum::<u8>() + self.superiority + self.science + self.type_bonus + self.defence
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub area: Area,
    /// Attacker, defender.
    pub leaders: [Seat; 2],
    /// Who fights where, once it is known.
    pub sides: BySeat<Option<Side>>,
    /// Answers of third players, kept until all are in (R6.3).
    #[serde(with = "kernel::stored")]
    pub joining: Secret<BySeat<Option<Side>>>,
    /// Which leader has picked.
    pub ready: [bool; 2],
    #[serde(with = "kernel::stored")]
    pub picks: Secret<[Option<Pick>; 2]>,
    pub round: u8,
    /// The last round fought, as the screen shows it.
    pub last: Option<[Roll; 2]>,
}

impl Battle {
    pub fn leader(&self, side: Side) -> Seat {
        self.leaders[side.index()]
    }
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.sides[seat.index()]
    }
    pub fn led_by(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&s| self.leader(s) == seat)
    }
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sides.len() as u8).filter(move |s| self.sides[s.index()] == Some(side))
    }
}

/// R2.4.2, R2.5.10: whom the active player could declare battle on here.
pub fn foes(state: &State, seat: Seat, area: Area) -> SeatSet {
    state.seats_with(|s| s != seat && has_something(state, s, area))
}

fn has_something(state: &State, seat: Seat, area: Area) -> bool {
    let owns = area.is_land() && state.regions[area].owner == Some(seat);
    // What stands at sea but fleets is cargo or aircraft; aircraft alone can be attacked (R2.5.8).
    owns || state.players[seat].pieces.any(|p| p.stands_in(area))
}

/// Areas where the active player has units able to fight.
fn fields(state: &State, seat: Seat) -> AreaSet {
    let pieces = state.players[seat].pieces.iter();
    pieces.filter(|(_, p)| p.fights_in(p.area())).map(|(_, p)| p.area()).collect()
}

/// R2.3.5: the challenge still means something.
fn pending(state: &State, seat: Seat, area: Area) -> bool {
    let declared = state.challenges.0[area.index()];
    has_something(state, seat, area) && declared.iter().any(|s| state.fights(s, area))
}

/// Drops challenges that a plague or an earlier battle made void.
pub fn prune(state: &mut State, seat: Seat) {
    if state.challenges == Challenges::NONE {
        return;
    }
    for area in Area::all() {
        if !state.challenges.0[area.index()].is_empty() && !pending(state, seat, area) {
            state.challenges.0[area.index()] = SeatSet::EMPTY;
        }
    }
}

/// Whether the active player has anything to decide before his step ends.
pub fn anything_to_do(state: &State, seat: Seat) -> bool {
    if state.players[seat].out {
        return false;
    }
    if state.challenges != Challenges::NONE {
        return true;
    }
    if state.options.late_looks && !crate::markers::looks(state, seat).is_empty() {
        return true;
    }
    fields(state, seat).iter().any(|area| !foes(state, seat, area).is_empty())
}

pub fn offer_battles(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-battles"));
    let mut owed = false;
    for area in state.challenges.areas() {
        owed = true;
        menu.choice(Action::Resolve(area), || {
            Show::space(targets::area(area), msg("do-resolve").with("where", words::area(area)))
        });
    }
    for area in fields(state, seat).iter() {
        // R2.4.3: whoever declared leads; only then does the mover choose an opponent.
        if !state.challenges.0[area.index()].is_empty() {
            menu.refuse(|| targets::refuse_area(area, "R2.4.3", msg("refuse-declared-first")));
            continue;
        }
        for whom in foes(state, seat, area).iter() {
            menu.choice(Action::Attack { area, whom }, || {
                let label = msg("do-attack").seat("who", whom).with("where", words::area(area));
                Show::space(targets::area(area), label)
            });
        }
    }
    milestones::offer_late(state, seat, menu);
    if state.options.late_looks {
        for area in crate::markers::looks(state, seat).iter() {
            menu.choice(Action::Look(area), || {
                Show::space(targets::area(area), msg("do-look").with("where", words::area(area)))
            });
        }
    }
    if owed {
        menu.refuse(|| kernel::Refusal::new(kernel::Target::Button, "R2.3.5", msg("refuse-battles-owed")));
    } else {
        menu.choice(Action::EndBattles, || Show::button(msg("do-end-battles")).tone(Tone::Idle));
    }
}

/// R2.4.2: the active player attacks.
pub fn attack(state: &mut State, seat: Seat, area: Area, whom: Seat, cx: Civ) {
    cx.tell(|| Event::Attacked { who: seat, whom, area });
    begin(state, area, [seat, whom], SeatSet::of(seat), cx);
}

/// R2.4.3: the challengers attack the mover; whoever has most units there leads.
pub fn resolve(state: &mut State, mover: Seat, area: Area, cx: Civ) {
    let declared = std::mem::take(&mut state.challenges.0[area.index()]);
    let able: SeatSet = declared.iter().filter(|&s| state.fights(s, area)).collect();
    let units = |s: Seat| state.players[s].pieces.count(|p| p.stands_in(area) && !p.kind.is_settler());
    let most = able.iter().map(units).max().unwrap_or(0);
    let strongest: SeatSet = able.iter().filter(|&s| units(s) == most).collect();
    let leader = match (strongest.len(), strongest.first()) {
        (1, Some(seat)) => seat,
        _ => setup::highest_roll(strongest, |_| 0, cx),
    };
    cx.tell(|| Event::Attacked { who: leader, whom: mover, area });
    begin(state, area, [leader, mover], able, cx);
}

fn begin(state: &mut State, area: Area, leaders: [Seat; 2], attackers: SeatSet, cx: Civ) {
    let mut sides = [None; kernel::MAX_SEATS];
    attackers.iter().for_each(|s| sides[s.index()] = Some(Side::Attacker));
    sides[leaders[1].index()] = Some(Side::Defender);
    let mut waiting = state.fighters_in(area);
    Seat::all(state.seats()).filter(|s| sides[s.index()].is_some()).for_each(|s| waiting.remove(s));
    state.battle = Some(Battle {
        area,
        leaders,
        sides,
        joining: Secret::new([None; kernel::MAX_SEATS]),
        ready: [false; 2],
        picks: Secret::new([None; 2]),
        round: 0,
        last: None,
    });
    cx.reveal(); // Somebody else is asked now.
    state.frames.push(Frame::Fight);
    if !waiting.is_empty() {
        state.frames.push(Frame::Join { waiting });
    }
}

pub fn battle(state: &State) -> &Battle {
    state.battle.as_ref().expect("a battle is on")
}

pub fn battle_mut(state: &mut State) -> &mut Battle {
    state.battle.as_mut().expect("a battle is on")
}

pub fn offer_join(state: &State, menu: &mut impl Menu<Action>) {
    let battle = battle(state);
    menu.prompt(|| {
        msg("prompt-join")
            .seat("attacker", battle.leader(Side::Attacker))
            .seat("defender", battle.leader(Side::Defender))
            .with("where", words::area(battle.area))
    });
    for side in Side::BOTH {
        menu.choice(Action::Join(Some(side)), || {
            Show::seat(battle.leader(side), msg("do-join").seat("who", battle.leader(side)))
        });
    }
    menu.choice(Action::Join(None), || Show::button(msg("do-stay-out")).tone(Tone::Idle));
}

/// R2.4.4, R6.3: secret until all have answered.
pub fn apply_join(state: &mut State, seat: Seat, side: Option<Side>, cx: Civ) {
    let Frame::Join { mut waiting } = *state.frames.top() else { return };
    waiting.remove(seat);
    battle_mut(state).joining.get_mut()[seat.index()] = side;
    if !waiting.is_empty() {
        state.frames.replace(Frame::Join { waiting });
        return;
    }
    state.frames.pop();
    cx.reveal();
    let battle = battle_mut(state);
    let joining = *battle.joining.get();
    *battle.joining.get_mut() = [None; kernel::MAX_SEATS];
    for (seat, side) in joining.into_iter().enumerate() {
        if let Some(side) = side {
            battle.sides[seat] = Some(side);
            let leader = battle.leader(side);
            cx.tell(|| Event::Joined { who: Seat(seat as u8), leader });
        }
    }
}
