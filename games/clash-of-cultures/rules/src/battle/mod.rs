//! Battles by rounds (R11): who fights, the order of a round, and what is asked.

use crate::action::Action;
use crate::aftermath;
use crate::board::{NOWHERE, Space, bit};
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::{Bill, Pile};
use crate::ids::*;
use crate::losses;
use crate::round;
use crate::state::State;
use crate::units::Piece;
use crate::{combat_cards, targets, text};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat, Secret, Show, Tone, msg};
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

/// Where a battle stands. What follows losses depends on what caused them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Siege,
    Card(u8),
    Reveal,
    /// Skirmishers, volleys.
    Before,
    Withdraw,
    Starve,
    Roll,
    After,
    Decide,
    /// Both sides remove what they owe, then this step follows.
    Losses(Next),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    Before,
    Withdraw,
    After,
    Decide,
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
    pub values: [u8; 2],
    pub hits: [u8; 2],
    /// A Settler or Ship here could have made a trade route; and was destroyed.
    pub route: [bool; 2],
    pub raided: [bool; 2],
    pub reduced: bool,
}

impl Battle {
    /// Whose answer the present step waits for.
    pub fn asked(&self) -> Option<Seat> {
        match self.step {
            Step::Siege | Step::Decide => self.sides[ATTACK],
            Step::Card(side) => self.sides[side as usize],
            Step::Withdraw | Step::Starve => self.sides[DEFENCE],
            Step::Losses(_) => {
                if self.owed[ATTACK] > 0 {
                    self.sides[ATTACK]
                } else {
                    self.sides[DEFENCE]
                }
            }
            Step::Reveal | Step::Before | Step::Roll | Step::After => None,
        }
    }
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
                let near = self.within(bit(at), 2);
                self.cities.iter().any(|c| c.owner != seat && c.mood != Mood::Angry && near & bit(c.at) != 0)
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
        step: Step::Siege,
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
        values: [0; 2],
        hits: [0; 2],
        route: sides.map(|s| state.could_trade(s, at)),
        raided: [false; 2],
        reduced: false,
    }
}

fn enter(state: &mut State, battle: Battle, cx: &mut Cx) {
    let (sides, at) = (battle.sides, battle.at);
    state.battle = Some(battle);
    state.fight_mut().start = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    cx.tell(|| Event::BattleBegins { attacker: sides[ATTACK], defender: sides[DEFENCE], at });
}

/// R11.1, R11.2.
pub fn begin_on_land(
    state: &mut State,
    seat: Seat,
    foe: Option<Seat>,
    at: Space,
    origin: Piece,
    middle: Space,
    cx: &mut Cx,
) {
    let mut b = new(state, Kind::Land, [Some(seat), foe], at, origin.at);
    b.landed = origin.aboard.is_some();
    b.bonus = std::mem::take(&mut state.turn.warlord);
    // By the letter a retreat leads to the space the attack was launched from: the middle one of a road move.
    if state.options.letter && middle != NOWHERE {
        b.back = middle;
    }
    let fortress = b.fortress;
    enter(state, b, cx);
    if state.fight().start[DEFENCE] == 0 && !fortress {
        aftermath::conclude(state, Some(ATTACK), cx);
    } else {
        state.frames.push(Frame::Battle);
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
    cx: &mut Cx,
) {
    let mut b = new(state, Kind::Sea, [Some(seat), Some(foe)], at, from);
    b.fixed = fixed;
    b.bonus = std::mem::take(&mut state.turn.warlord);
    b.city = false;
    b.step = Step::Card(0);
    enter(state, b, cx);
    state.frames.push(Frame::Battle);
}

/// R13.3.
pub fn begin_raid(state: &mut State, camp: Space, city: Space, cx: &mut Cx) {
    let owner = state.city(city).expect("a city to attack").owner;
    let mut b = new(state, Kind::Raid, [None, Some(owner)], city, camp);
    b.step = Step::Card(1);
    enter(state, b, cx);
    state.frames.push(Frame::Battle);
}

/// Goes on until somebody has to decide; true if something happened.
pub fn settle(state: &mut State, cx: &mut Cx) -> bool {
    let step = state.fight().step;
    match step {
        Step::Siege => {
            let seat = state.fight().sides[ATTACK].expect("a player attacks");
            if state.fight().fortress && !sieges(state, seat).is_empty() {
                return false;
            }
            state.fight_mut().step = Step::Card(0);
        }
        Step::Card(side) => {
            if combat_cards::may_lay(state, side as usize) {
                return false;
            }
            combat_cards::after_laying(state, side);
        }
        Step::Reveal => combat_cards::reveal(state, cx),
        Step::Before => combat_cards::before_roll(state, cx),
        Step::Withdraw => {
            if combat_cards::withdraws(state) {
                return false;
            }
            state.fight_mut().step = Step::Starve;
        }
        Step::Starve => {
            if combat_cards::starves(state) {
                return false;
            }
            state.fight_mut().step = Step::Roll;
        }
        Step::Roll => round::roll(state, cx),
        Step::Losses(next) => return losses::settle(state, next, cx),
        Step::After => combat_cards::after_roll(state, cx),
        Step::Decide => return round::decide(state, cx),
    }
    true
}

/// R11.3: what Siegecraft can do here: wood against the die, ore against the cancelled hit.
fn sieges(state: &State, seat: Seat) -> ArrayVec<(bool, bool), 3> {
    let mut ways = ArrayVec::new();
    if state.players[seat].has(Advance::Siegecraft) {
        for (wood, ore) in [(true, false), (false, true), (true, true)] {
            if state.can_pay(seat, siege_bill(wood, ore)) {
                ways.push((wood, ore));
            }
        }
    }
    ways
}

fn siege_bill(wood: bool, ore: bool) -> Bill {
    Bill::plain(Pile { wood: wood as u8 * 2, ore: ore as u8 * 2, ..Pile::default() })
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let b = state.fight();
    match b.step {
        Step::Siege => {
            menu.prompt(|| msg("prompt-siege").with("where", text::space(b.at)));
            for (wood, ore) in sieges(state, seat) {
                menu.choice(Action::Siege { wood, ore }, || {
                    let key = match (wood, ore) {
                        (true, false) => "do-siege-die",
                        (false, true) => "do-siege-cancel",
                        _ => "do-siege-both",
                    };
                    Show::button(msg(key).with("cost", text::pile(&siege_bill(wood, ore).cost)))
                });
            }
            menu.choice(Action::Siege { wood: false, ore: false }, || {
                Show::button(msg("do-siege-none")).tone(Tone::Idle)
            });
        }
        Step::Card(side) => combat_cards::offer_lay(state, seat, side as usize, menu),
        Step::Withdraw => combat_cards::offer_withdraw(state, menu),
        Step::Starve => combat_cards::offer_starve(menu),
        Step::Losses(_) => losses::offer(state, seat, menu),
        Step::Decide => {
            menu.prompt(|| msg("prompt-retreat").num("n", b.round).with("where", text::space(b.at)));
            menu.choice(Action::Fight, || {
                Show::at(targets::space(b.at), msg("do-fight")).tone(Tone::Confirm)
            });
            menu.choice(Action::Retreat, || {
                Show::at(targets::space(b.back), msg("do-retreat").with("where", text::space(b.back)))
                    .tone(Tone::Idle)
            });
        }
        _ => unreachable!("nobody is asked here"),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    match action {
        Action::Siege { wood, ore } => {
            let b = state.fight_mut();
            (b.no_die, b.no_cancel, b.step) = (wood, ore, Step::Card(0));
            cx.tell(|| Event::Siege { who: seat, wood, ore });
            state.charge(seat, siege_bill(wood, ore));
        }
        Action::Lay(_) | Action::No | Action::Yes | Action::At(_) => {
            combat_cards::apply(state, seat, action, cx)
        }
        Action::Lose(loss) => losses::apply(state, seat, loss, cx),
        Action::Fight => round::next(state),
        Action::Retreat => aftermath::retreat(state, cx),
        _ => unreachable!("not an answer in a battle"),
    }
}
