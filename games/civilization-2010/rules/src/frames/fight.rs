//! R10.6: the engagement, one unit at a time.

use super::*;
use crate::announcement::abilities;
use crate::battle::engagement::{SKILLS, attack, front_empty, in_point, open_front};
use crate::battle::hands;
use crate::event::Gains;
use crate::people::{cards, ready};

/// What Sun Tzu's owner pays to let the other side play first.
const SUN_TZU: u8 = 3;

/// A side plays a unit, and may use abilities before and after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub side: u8,
    pub played: bool,
}

impl Fight {
    fn other_side(&self) -> Fight {
        Fight { side: 1 - self.side, played: false }
    }

    /// R10.6.2: abilities that can be used now.
    fn skills(self, state: &State, seat: Seat) -> impl Iterator<Item = Skill> {
        let usable = move |skill: &Skill| {
            in_point(state, self.side, *skill, self.played) && abilities::usable(state, seat, *skill)
        };
        SKILLS.into_iter().filter(usable)
    }

    /// Whether there is something to say after the unit, as far as everybody can tell.
    fn asks_after(&self, state: &State) -> bool {
        let battle = state.fighting();
        let seat = battle.seat(self.side);
        let might = |&skill: &Skill| {
            abilities::might_use(state, seat, skill) && in_point(state, self.side, skill, true)
        };
        !battle.barbarian(self.side) && SKILLS.iter().any(might)
    }
}

impl Frame<Game> for Fight {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let Fight { side, played } = *self;
        let battle = state.fighting();
        menu.prompt(|| match played {
            true => msg("prompt-fight-after"),
            false if battle.barbarian(side) => msg("prompt-fight-barbarian").seat("who", battle.seat(0)),
            // R10.9: who plays the barbarians is somebody whose turn it seems to be.
            false => {
                let question = msg("prompt-fight").seat("who", battle.seat(1 - side));
                let question = question.num("wild", battle.barbarian(1 - side) as i64);
                question.num("any", self.skills(state, seat).next().is_some() as i64)
            }
        });
        let half = &battle.sides[side as usize];
        if !played {
            for (kind, grade) in hands::kinds(half.hand.get()) {
                choose::unit(menu, state, "do-play-unit", side, kind, grade);
            }
        }
        if !battle.barbarian(side) {
            for skill in self.skills(state, seat) {
                put(menu, state, seat, Action::Skill(skill));
            }
            let tzu = state.person_works(seat, Person::SunTzu)
                && !half.passed
                && state.player(seat).trade >= SUN_TZU;
            if !played && tzu {
                put(menu, state, seat, Action::Person(Person::SunTzu));
            }
            ready::offer_any_time(state, seat, menu);
        }
        if played {
            choose::fight_on(menu, "do-end-blow");
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let side = self.side;
        match action {
            Action::Done => {
                state.frames.replace(self.other_side());
            }
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Person(Person::SunTzu) => {
                state.me(seat).trade -= SUN_TZU;
                state.fighting_mut().sides[side as usize].passed = true;
                cx.tell(|| Event::UsedPerson { who: seat, person: Person::SunTzu, gains: Gains::default() });
                state.frames.replace(self.other_side());
            }
            Action::Person(_) => cards::begin(state, seat, action, cx),
            Action::Unit { kind, grade } => {
                let hand = state.fighting_mut().sides[side as usize].hand.get_mut();
                hand[kind.index()][grade as usize] -= 1;
                cx.reveal();
                state.frames.replace(Fight { side, played: true });
                if front_empty(state, 1 - side) {
                    open_front(state, side, kind, grade, cx);
                } else {
                    state.frames.push(Play { side, kind, grade });
                }
            }
            other => unreachable!("{other:?}"),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let waits = match self.played {
            true => self.asks_after(state),
            false => hands::hand_count(state, self.side) > 0,
        };
        if waits {
            return Flow::Ask;
        }
        // Who has no units left takes no more turns.
        if self.played || hands::hand_count(state, 1 - self.side) > 0 {
            state.frames.replace(self.other_side());
        } else {
            state.frames.pop();
        }
        Flow::Go
    }
}

/// R10.6.1: a unit opens a front or attacks an enemy unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    pub side: u8,
    pub kind: UnitType,
    pub grade: u8,
}

impl Frame<Game> for Play {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-play").term("what", self.kind.key()));
        put(menu, state, seat, Action::Front);
        choose::fighters(menu, state, "do-attack", 1 - self.side, |_| true);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Play { side, kind, grade } = self;
        state.frames.pop();
        match action {
            Action::Target(target) => attack(state, side, kind, grade, target as usize, cx),
            _ => open_front(state, side, kind, grade, cx),
        }
    }
}
