//! Battles (R11): who fights, and how one begins. Its steps are in `frames/battle`.

pub mod aftermath;
pub mod forecast;
mod fought;
pub mod round;

pub use fought::Fought;

use crate::Game;
use crate::event::Event;
use crate::frames::Fight;
use crate::frames::battle::{Lay, Siege, Step};
use crate::ids::*;
use crate::state::State;
use crate::state::units::Piece;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat, Secret};
use serde::{Deserialize, Serialize};

/// The attacker's side and the defender's.
pub const ATTACK: usize = 0;
pub const DEFENCE: usize = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Land,
    Sea,
    /// A barbarian attack: one round, hits go on to the buildings (R13.3).
    Raid,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub kind: Kind,
    pub at: Space,
    /// Where the attack came from; the camp of a raid.
    pub from: Space,
    /// Where a retreat leads.
    pub back: Space,
    /// `None`: the barbarians.
    pub sides: [Option<Seat>; 2],
    pub landed: bool,
    /// New Ships cannot retreat (R11.9).
    pub fixed: bool,
    pub round: u8,
    pub step: Step,
    /// Combat cards of the round; they stay in the hand until turned over.
    #[serde(with = "kernel::stored")]
    pub laid: Secret<[Option<Card>; 2]>,
    pub has_laid: [bool; 2],
    /// What is in force this round.
    pub halves: [Option<Half>; 2],
    pub city: bool,
    pub fortress: bool,
    pub temple: bool,
    pub no_die: bool,
    pub no_cancel: bool,
    /// Great Warlord.
    pub bonus: bool,
    pub start: [u8; 2],
    /// Units each side has lost: in all, and this round.
    pub killed: [u8; 2],
    pub fell: [u8; 2],
    pub owed: [u8; 2],
    /// Hits each side cancels this round.
    pub shield: [u8; 2],
    /// The defender did not feed the besieged: -2.
    pub hungry: bool,
    pub rolls: [ArrayVec<u8, 10>; 2],
    /// Dice of the cards of this round, for whoever looks.
    #[serde(default, skip_serializing_if = "nothing_cast")]
    pub cast: [ArrayVec<u8, 10>; 2],
    pub values: [u8; 2],
    pub hits: [u8; 2],
    /// A Settler or Ship here could have made a trade route; and was destroyed.
    pub route: [bool; 2],
    pub raided: [bool; 2],
    pub reduced: bool,
}

fn nothing_cast(cast: &[ArrayVec<u8, 10>; 2]) -> bool {
    cast.iter().all(|dice| dice.is_empty())
}

impl Battle {
    pub fn on_land(&self) -> bool {
        self.kind != Kind::Sea
    }
}

impl State {
    pub fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle")
    }
    pub fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle")
    }
    /// Fighting units of a side now.
    pub fn fighters(&self, side: usize) -> u8 {
        let b = self.fight();
        match (b.sides[side], b.kind) {
            (Some(seat), Kind::Sea) => self.players[seat].ships_at(b.at) as u8,
            (Some(seat), _) => self.players[seat].armies_at(b.at) as u8,
            (None, Kind::Raid) => self.camp(b.from).map_or(0, |c| c.units),
            (None, _) => self.camp(b.at).map_or(0, |c| c.units),
        }
    }
    /// A Settler or Ship of `seat` at `at` could form a trade route (R22.1).
    fn could_trade(&self, seat: Option<Seat>, at: Space) -> bool {
        seat.is_some_and(|seat| {
            self.players[seat].has(Advance::TradeRoutes) && {
                let near = self.within(Set::of(at), 2);
                self.cities.iter().any(|c| c.owner != seat && c.mood != Mood::Angry && near.has(c.at))
            }
        })
    }
}

/// A battle as it begins; whoever foretells one asks for it too.
pub fn new(state: &State, kind: Kind, sides: [Option<Seat>; 2], at: Space, from: Space) -> Battle {
    let city = state.city(at);
    Battle {
        kind,
        at,
        from,
        back: from,
        sides,
        landed: false,
        fixed: false,
        round: 1,
        step: Siege.into(),
        laid: Secret::default(),
        has_laid: [false; 2],
        halves: [None; 2],
        city: city.is_some() || state.camp(at).is_some(),
        fortress: city.is_some_and(|c| state.works(c, Building::Fortress)),
        temple: city.is_some_and(|c| c.temple.is_some()),
        no_die: false,
        no_cancel: false,
        bonus: false,
        start: [0; 2],
        killed: [0; 2],
        fell: [0; 2],
        owed: [0; 2],
        shield: [0; 2],
        hungry: false,
        rolls: Default::default(),
        cast: Default::default(),
        values: [0; 2],
        hits: [0; 2],
        route: sides.map(|s| state.could_trade(s, at)),
        raided: [false; 2],
        reduced: false,
    }
}

fn enter(state: &mut State, battle: Battle, cx: &mut Cx<Game>) {
    let (sides, at, met) = (battle.sides, battle.at, battle.fixed || battle.kind == Kind::Raid);
    state.battle = Some(battle);
    state.fight_mut().start = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    cx.tell(|| Event::BattleBegins { met, attacker: sides[ATTACK], defender: sides[DEFENCE], at });
}

/// R11.1, R11.2; R13.6: against a Barbarian Settlement, too.
pub fn begin_on_land(
    state: &mut State,
    seat: Seat,
    foe: Option<Seat>,
    at: Space,
    origin: Piece,
    middle: Space,
    cx: &mut Cx<Game>,
) {
    let mut b = new(state, Kind::Land, [Some(seat), foe], at, origin.at);
    b.landed = origin.aboard.is_some();
    b.bonus = std::mem::take(&mut state.turn.warlord);
    // R11.7, D6: by the letter a retreat leads to the space the attack was launched from: the middle one of a road move.
    if state.options.letter && middle != NOWHERE {
        b.back = middle;
    }
    let fortress = b.fortress;
    enter(state, b, cx);
    if state.fight().start[DEFENCE] == 0 && !fortress {
        aftermath::conclude(state, Some(ATTACK), cx);
    } else {
        state.frames.push(Fight);
    }
}

/// R11.9.
pub fn begin_at_sea(
    state: &mut State,
    seat: Seat,
    foe: Seat,
    at: Space,
    from: Space,
    fixed: bool,
    cx: &mut Cx<Game>,
) {
    let mut b = new(state, Kind::Sea, [Some(seat), Some(foe)], at, from);
    b.fixed = fixed;
    b.bonus = std::mem::take(&mut state.turn.warlord);
    b.city = false;
    b.step = Lay(0).into();
    enter(state, b, cx);
    state.frames.push(Fight);
}

/// R13.3.
pub fn begin_raid(state: &mut State, camp: Space, city: Space, cx: &mut Cx<Game>) {
    let owner = state.city(city).expect("a city to attack").owner;
    let mut b = new(state, Kind::Raid, [None, Some(owner)], city, camp);
    b.step = Lay(1).into();
    enter(state, b, cx);
    state.frames.push(Fight);
}
